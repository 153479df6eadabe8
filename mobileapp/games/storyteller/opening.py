"""The scenes before the first clue, and the public pieces on the curtain in all rounds.

The scenes show how the hands are dealt, and how a storyteller is drawn by lot.
"""

from collections.abc import Sequence
from typing import Any

from engine.games.storyteller import moves
from engine.games.storyteller.prompts import HaveCluePrompt, TablePublic
from engine.games.storyteller.scoring import MAX_TOGETHER, pictures_each
from engine.seating import neighbour
from mobileapp.games.storyteller.pieces import paper, pile, quoted, scored
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import (
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    cached_layout,
    column,
    row,
)
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import CREAM, Card
from mobileapp.stage.people import at_both_edges, people_row, points_row
from mobileapp.stage.piece import Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Glow, Layer, Size, Text, bar

IN_HAND = 3
"""The number of face-down pictures that stand for a player's whole hand."""
DEAL = 0.04
"""Seconds from one dealt picture to the next.

While lots are drawn, the first badge is lit for the same time.
"""
LOTS = 10
"""The number of times that the light moves to the next badge while lots are drawn."""
LIT = 1.09
"""The scale of a badge while it is lit."""
MIN_BACK = 34
"""The minimum width of the face-down pictures beside a badge, in dp of a tablet."""
FAN = 9
"""The angle between two neighbouring face-down pictures of a hand, in degrees."""


CLUE_TEXT, TELLER_TEXT = TextStyle(76, "italic"), TextStyle(46, "italic")
"""The text styles on the curtain: of the clue, and of the sentence that names the storyteller."""
TELLER = Box("clue", max_height=Length(110))
"""The box of the slip that names the storyteller on the curtain."""
WHOSE = Box("whose", Length(lines=Text.ONE_LINE, style=Text.BODY))
"""The box of the line of text above the slip (see `_above_paper`)."""
TELLER_AND_SCORE = column(TELLER, Box("points"), gap=Gap.MEDIUM)
THE_CLUE = column(WHOSE, Box("clue"), size=3, gap=Gap.TINY)._replace(max_height=Length(240))
HEAP = Box("heap", aspect=Size.CARD, padding=Gap.SMALL)
CLUE_AND_HEAP = PerWindow(
    tablet=row(HEAP, THE_CLUE, Box(), gap=Gap.MEDIUM),  # the empty box centres the clue
    phone=row(HEAP, THE_CLUE, gap=Gap.MEDIUM),
)
HINT = PerWindow(
    tablet=Length(lines=Text.ONE_LINE, style=Text.ASIDE),
    phone=Length(lines=Text.TWO_LINES, style=Text.ASIDE),
    phone_landscape=Length(lines=Text.ONE_LINE, style=Text.ASIDE),
)
"""The height of the text that invites people to look at their pictures."""
SLOWING = 0.013
"""How many seconds longer each badge is lit than the one before, while lots are drawn."""


@cached_layout()
def _places(space: Space, both: bool) -> Places:
    headline, hint = bar(Box("headline"), size=Size.EDGE_BAR.of(space)), Box("hint", HINT.of(space))
    lots, beside = Box("lots", Size.BUTTON, max_width=Size.NEXT_WIDTH), Box(size=Length(Gap.MARGIN))
    people = row(beside, Box("people"), beside)
    if both:
        near = (people, hint, headline)
        opposite = [box.far_side() for box in reversed(near)]
        tree = column(*opposite, lots, *near, gap=Gap.TINY)
    else:
        tree = column(headline, hint, people, lots, gap=Gap.TINY)
    return tree.place(space.table, space)


def who_has_a_clue(prompt: HaveCluePrompt, context: SceneContext) -> Reveal:
    """The reveal in which the pictures are dealt.

    In its last scene players may look at their own pictures. A player who has a clue becomes the
    first storyteller by a tap on their badge; a button draws lots instead.
    """
    space, at = context.space, _places(context.space, parts.two_sided(context))
    everyone = _everyone(context, at.people)
    pieces = everyone | parts.headline(context.space, at, tr._("Who has a clue?"))
    for seat in context.seats:
        key, begin = f"person:{seat}", Send(moves.HaveClue(seat))
        pieces[key] = pieces[key]._replace(tap=begin, glow=Glow.INVITING)
    if context.peekers:
        text = tr._("Take the tablet and hold your pictures to look")
        if space.phone:
            text = tr._("Take the phone and hold your pictures to look")
        hint = parts.words(space, at.hint, text, Text.ASIDE)
        pieces |= parts.with_far_copy("hint", hint, at.find("hint_far"))
    draw = Send(moves.DrawLots(context.speaker(prompt.actors)))
    pieces["lots"] = parts.button(space, at.lots, tr._("Draw lots"), draw, icon="dice", quiet=True)
    seconds = Duration.QUICK + DEAL * IN_HAND * len(context.seats)
    return parts.reveal_of(
        (seconds, Scene(_dealt(everyone, space), sound="deal")), (0, Scene(pieces))
    )


def _everyone(context: SceneContext, area: Rect) -> Pieces:
    """Everyone's badge, and beside it some face-down pictures, which represent the hand.

    Players who may look at their hand do so by holding the topmost of these pictures.
    """
    return at_both_edges(context, lambda seats: _in_a_row(context, seats, area))


def _in_a_row(context: SceneContext, seats: Sequence[int], area: Rect) -> Pieces:
    found = people_row(context, seats, area)
    for seat in seats:
        disc = found[f"person:{seat}"].rect
        side = max(disc.w / 3, MIN_BACK * context.space.unit)
        top = around(disc.x + side / 5, disc.y + side / 2, side, side / Size.CARD)
        for below in reversed(range(IN_HAND)):
            found[f"hand:{seat}:{below}"] = Piece(
                top.moved(-below * side / 6, below * side / 20), Card(), face_up=False,
                angle=FAN * (below - 1), layer=Layer.PERSON + 2 * IN_HAND - below,
            )  # fmt: skip
        if seat in context.peekers:
            own = found.pop(f"hand:{seat}:0")
            found[f"look:{seat}"] = own._replace(glow=Glow.INVITING, hold=parts.peeking(seat))
    return found


def _untouchable(pieces: Pieces, **more: Any) -> Pieces:
    """Copies of the pieces that do not react to touches; `more` are other fields to replace."""
    return {key: one._replace(tap=None, hold=None, glow=0, **more) for key, one in pieces.items()}


def _dealt(everyone: Pieces, space: Space) -> Pieces:
    """Everyone's badge and hand, while the hands are dealt from the deck."""
    found = _untouchable(everyone)
    hands = [key for key in found if key.startswith(("hand:", "look:"))]
    for order, key in enumerate(sorted(hands, key=lambda key: found[key].layer)):
        back = found[key].rect
        deck = around(space.area.cx, space.area.cy, back.w, back.h)
        found[key] = found[key]._replace(
            enter=Waypoint(deck, 90, False, opacity=0),
            delay=Duration.QUICK + order * DEAL,
            arc=back.h / 3,
        )
    return found


def drawing_lots(public: TablePublic, context: SceneContext, then: Scene) -> Reveal:
    """The reveal of the lots: a light moves from badge to badge and stops at the new storyteller.

    `then` is the last scene of the reveal.
    """
    at = _places(context.space, parts.two_sided(context))
    everyone = _untouchable(_everyone(context, at.people), delay=0, duration=Duration.QUICK)
    asked = parts.headline(context.space, at, tr._("Who tells the first story?"))
    timed = []
    for step in range(LOTS):
        key = f"person:{neighbour(context.seats, public.teller or 0, 1 + step - LOTS)}"
        one = everyone[key]
        lit = one._replace(
            rect=one.rect.scaled(LIT), glow=Glow.CHOSEN, glow_colour=CREAM, duration=DEAL
        )
        timed.append((DEAL + step * SLOWING, Scene(everyone | asked | {key: lit}, sound="tick")))
    off = one.rect.h * (LIT - 1) * (-1 if one.angle else 1)
    above = one.rect.scaled(LIT**2).moved(0, off)  # the enlarged badge must not cover the name
    large = lit._replace(rect=above, layer=Layer.SIGN, duration=Duration.QUICK)
    answer = parts.headline(context.space, at, _who_tells(public, context))
    drawn = Scene(everyone | answer | {key: large}, sound="token")
    return parts.reveal_of(*timed, (1.0, drawn), (0, then))


def _who_tells(public: TablePublic, context: SceneContext) -> str:
    first, later = tr._("{name} tells the first story"), tr._("{name} tells the next story")
    return (first if public.round == 1 else later).format(name=context.name(public.teller or 0))


def _above_paper(public: TablePublic, context: SceneContext) -> str:
    """The line of text above the slip on the curtain.

    Before the clue is given, it says which round it is; it is used only if the number of rounds is
    fixed. Later it says whose clue it is. Until the vote, it also says how many pictures each
    player has to play.
    """
    if not public.told:
        text = tr._("Short game, round {number} of {total}")
        if public.together:
            text = tr._("Round {number} of {total}")
        return text.format(number=public.round, total=public.stories)
    if public.pictures:
        text = tr._("{name}’s clue")
    elif pictures_each(public.players) == 1:
        text = tr._("A picture for {name}’s clue")
    else:
        text = tr._("Two pictures for {name}’s clue")
    return text.format(name=context.name(public.teller or 0))


def on_curtain(public: TablePublic, context: SceneContext, box: Rect) -> Pieces:
    """The public pieces on the curtain; none before the first storyteller is known.

    Before the clue is given, they name the storyteller and, if anybody has points, show the scores.
    Later they show the clue and, until the vote, the pile of the pictures played so far.
    """
    space, found = context.space, Pieces()
    if public.teller is None:
        return found
    if not public.told:
        told, text = TELLER_AND_SCORE if any(public.scores) else TELLER, _who_tells(public, context)
        told = column(WHOSE, told, gap=Gap.TINY) if public.stories else told
    else:
        heap = public.laid and not public.pictures
        told, text = CLUE_AND_HEAP.of(space) if heap else THE_CLUE, quoted(public.clue)
    at = told.place(box, space)
    if "points" in at and public.together:  # two people have one sum
        one_sum = tr._("{points} of {most} points")
        found["points"] = parts.words(
            space, at["points"], one_sum.format(points=max(public.scores), most=MAX_TOGETHER),
            Text.BODY
        )  # fmt: skip
    elif "points" in at:
        scores = scored(context, public.scores, public.together)
        texts = {seat: str(points) for seat, points in scores.items()}
        found = points_row(context, texts, at["points"])
    if "heap" in at:
        found = pile("laid", at["heap"], public.laid, Layer.PAPER)
    if "whose" in at:
        found["whose"] = parts.words(space, at["whose"], _above_paper(public, context), Text.BODY)
    return found | {
        "clue": paper(space, at["clue"], text, CLUE_TEXT if public.told else TELLER_TEXT)
    }
