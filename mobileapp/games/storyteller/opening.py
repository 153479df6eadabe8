"""Before a story: everyone gets a hand, somebody begins, and the curtain says who tells."""

from collections.abc import Sequence
from typing import Any

from engine.games.storyteller import moves
from engine.games.storyteller.prompts import HaveCluePrompt, TablePublic
from mobileapp.games.storyteller import layout
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, scene
from mobileapp.stage.looks import CREAM, Card
from mobileapp.stage.people import at_both_edges, people_row, points_row
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    SceneContext,
    Space,
    Waypoint,
    around,
)

IN_HAND = 3
"""How many backs stand for a hand."""
DEAL = 0.04
"""Seconds between two cards that are dealt."""
LOTS = 10
"""How many badges the light of the lot passes."""


def who_has_a_clue(prompt: HaveCluePrompt, context: SceneContext) -> Reveal:
    """Cards are dealt, and everyone may look at theirs before somebody begins."""
    space, both = context.space, context.only_person is None
    hint, lots, area = _rows(context)
    everyone = _everyone(context, area)
    pieces = everyone | parts.headline(space, tr._("Who has a clue?"), both=both)
    for seat in range(len(context.people)):
        key, begin = f"person:{seat}", scene.Send(moves.HaveClue(seat))
        pieces[key] = pieces[key]._replace(tap=begin, glow=0.7)
    if context.peekers:
        text = tr._("Hold your cards to look at your pictures")
        near = parts.words(space, hint, text, 30, face="italic", layer=41, delay=0.2)
        pieces |= parts.both(space, "hint", near) if both else {"hint": near}
    draw = scene.Send(moves.DrawLots(context.speaker(prompt.actors)))
    pieces["lots"] = parts.next_step(space, lots, tr._("Draw lots"), draw, icon="dice", quiet=True)
    seconds = 0.3 + DEAL * IN_HAND * len(context.people)
    return parts.steps((seconds, Scene(_dealt(everyone, space), sound="deal")), (0, Scene(pieces)))


def _rows(context: SceneContext) -> tuple[Rect, Rect, Rect]:
    """For a line next to the headline, at the far side too; for a button; and for everyone, or for
    those who sit near."""
    space, gap = context.space, 6 * context.space.unit
    line = space.text(30) * (2.4 if space.phone and not space.wide else 1.3)
    hint, rest = parts.edges(space).middle.cut_top(line, gap)
    if not space.phone:
        hint, rest = rest.cut_bottom(line, gap)
    high = max(space.touch, 76 * space.unit)
    lots, area = rest.cut_bottom(high, gap)
    if parts.two_sided(context):
        lots = around(rest.cx, rest.cy, rest.w, high)
        area, _ = rest.cut_bottom((rest.h - high) / 2 - gap)
    return hint, lots, area


def _everyone(context: SceneContext, area: Rect) -> Pieces:
    """Badges, and beside each a few backs: the hand, which its owner may look at."""
    return at_both_edges(context, lambda seats: _in_a_row(context, seats, area.scaled(0.96)))


def _in_a_row(context: SceneContext, seats: Sequence[int], area: Rect) -> Pieces:
    found = people_row(context, seats, area)
    for seat in seats:
        disc = found[f"person:{seat}"].rect
        side = max(disc.w * 0.32, 34 * context.space.unit)
        top = around(disc.x + side * 0.2, disc.y + side * 0.6, side, side / layout.CARD)
        for below in reversed(range(IN_HAND)):
            found[f"hand:{seat}:{below}"] = Piece(
                top.moved(-side * 0.16 * below, side * 0.05 * below), Card(), face_up=False,
                angle=9 * below - 6, layer=24 + IN_HAND - below,
            )  # fmt: skip
        if seat in context.peekers:
            own = found.pop(f"hand:{seat}:0")
            found[f"look:{seat}"] = own._replace(glow=0.6, hold=parts.peeking(seat))
    return found


def _untouchable(pieces: Pieces, **more: Any) -> Pieces:
    """The same while everyone only watches."""
    return {key: one._replace(tap=None, hold=None, glow=0, **more) for key, one in pieces.items()}


def _dealt(everyone: Pieces, space: Space) -> Pieces:
    """The same with hands that come from the deck, round by round."""
    found = _untouchable(everyone)
    hands = [key for key in found if key.startswith(("hand:", "look:"))]
    for order, key in enumerate(sorted(hands, key=lambda key: found[key].layer)):
        card = found[key].rect
        deck = around(space.area.cx, space.area.cy, card.w, card.h)
        found[key] = found[key]._replace(
            enter=Waypoint(deck, 90, False, opacity=0), delay=0.3 + order * DEAL, arc=card.h * 0.3
        )
    return found


def drawing_lots(public: TablePublic, context: SceneContext, then: Scene) -> Reveal:
    """A light runs from badge to badge, slower and slower, and stays with who tells first."""
    space, both = context.space, context.only_person is None
    everyone = _untouchable(_everyone(context, _rows(context)[2]), delay=0, duration=0.2)
    asked = parts.headline(space, tr._("Who tells the first story?"), both=both)
    timed = []
    for step in range(LOTS):
        key = f"person:{((public.teller or 0) + 1 + step - LOTS) % len(context.people)}"
        one = everyone[key]
        lit = one._replace(rect=one.rect.scaled(1.08), glow=1.0, glow_colour=CREAM, duration=0.05)
        timed.append((0.06 + step * 0.013, Scene(everyone | asked | {key: lit}, sound="tick")))
    off = one.rect.h * (-0.1 if one.angle else 0.1)
    above = one.rect.scaled(1.2).moved(0, off)  # clear of the name
    large = lit._replace(rect=above, layer=30, duration=0.3)
    answer = parts.headline(space, _who_tells(public, context), both=both)
    drawn = Scene(everyone | answer | {key: large}, sound="token")
    return parts.steps(*timed, (1.0, drawn), (0, then))


def _who_tells(public: TablePublic, context: SceneContext) -> str:
    first, later = tr._("{name} tells the first story"), tr._("{name} tells the next story")
    return (first if public.round == 1 else later).format(name=context.name(public.teller or 0))


def on_curtain(public: TablePublic, context: SceneContext, box: Rect) -> Pieces:
    """What lies on the curtain: who tells and the score, then the clue and the growing pile."""
    space, gap = context.space, 16 * context.space.unit
    if public.teller is None:
        return {}
    found, text, size, high = Pieces(), layout.quoted(public.clue), 76, 190
    if not public.told:
        text, size, high = _who_tells(public, context), 44, 110
        if any(public.scores):
            row, box = box.cut_bottom(box.h * 0.5, gap)
            found = points_row(context, [str(points) for points in public.scores], row)
    elif public.laid and not public.cards:
        side, box = box.cut_left(min(box.w * 0.24, box.h * layout.CARD * 1.4), gap)
        found = layout.pile("laid", scene.fitted(side, layout.CARD).scaled(0.84), public.laid, 2)
        if not space.phone:  # the clue stays in the middle
            _, box = box.cut_right(side.w, gap)
    rect = around(box.cx, box.cy, box.w, min(box.h, high * space.unit))
    return found | {"clue": layout.paper(space, rect, text, size)}
