"""Before a story: everyone gets a hand, somebody begins, and the curtain says who tells."""

from engine.games.storyteller import moves
from engine.games.storyteller.prompts import HaveCluePrompt, TablePublic
from mobileapp.games.storyteller import layout
from mobileapp.games.storyteller.layout import CARD
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.looks import CREAM, Card
from mobileapp.stage.scene import Piece, Pieces, Rect, Reveal, Scene, Spot, Table, around

IN_HAND = 3
"""How many backs stand for a hand."""
DEAL = 0.04
"""Seconds between two cards that are dealt."""
LOTS = 10
"""How many badges the light of the lot passes."""


def who_has_a_clue(prompt: HaveCluePrompt, table: Table) -> Reveal:
    """Cards are dealt, and everyone may look at theirs before somebody begins."""
    space = table.space
    at = parts.edges(space)
    lots, _ = at.middle.cut_bottom(max(space.touch, 76 * space.unit))
    everyone = _everyone(table)
    for seat in range(len(table.people)):
        key = f"person:{seat}"
        begin = stage.Send(moves.HaveClue(seat))
        everyone[key] = everyone[key]._replace(tap=begin, glow=0.7)
    pieces = parts.headline(space, tr._("Who has a clue?"), at=at) | everyone
    if table.peekers:
        pieces |= _invitation(table)
    draw = stage.Send(moves.DrawLots(table.speaker(prompt.actors)))
    pieces["lots"] = parts.next_step(space, lots, tr._("Draw lots"), draw, icon="dice", quiet=True)
    dealt = {key: parts.still(piece) for key, piece in everyone.items()} | _dealt(everyone, space)
    seconds = 0.3 + DEAL * IN_HAND * len(table.people)
    return parts.steps((seconds, Scene(dealt, sound="deal")), (0, Scene(pieces)))


def _rows(table: Table) -> tuple[Rect, Rect]:
    """Where it is said what to do with the cards, and where everyone is, above it."""
    space = table.space
    lots = max(space.touch, 76 * space.unit)
    _, rest = parts.edges(space).middle.cut_bottom(lots, 10 * space.unit)
    line = space.text(30) * (2.4 if space.phone and not space.wide else 1.3)
    hint, rest = rest.cut_bottom(line, 4 * space.unit)
    return hint, rest if space.phone else rest.cut_top(line, 4 * space.unit)[1]


def _invitation(table: Table) -> Pieces:
    """What the cards beside the badges are for, at both sides."""
    space = table.space
    line, rest = _rows(table)
    hint = tr._("Hold your cards to look at your pictures")
    near = parts.words(space, line, hint, 30, face="italic", layer=41, delay=0.2)
    far = near._replace(rect=Rect(line.x, rest.top + line.y + line.h - rest.y, line.w, line.h))
    return {"hint": near} | ({} if space.phone else {"hint-far": far._replace(angle=180)})


def _everyone(table: Table) -> Pieces:
    """Badges, and beside each a few backs: the hand, which its owner may look at."""
    space, (_, area) = table.space, _rows(table)
    found = parts.people_row(table, range(len(table.people)), area.scaled(0.96))
    for seat, person in enumerate(table.people):
        disc = found[f"person:{seat}"].rect
        side = max(disc.w * 0.32, 34 * space.unit)
        top = around(disc.right - side * 0.2, disc.y + side * 0.6, side, side / CARD)
        for card in range(IN_HAND):
            back = IN_HAND - 1 - card
            found[f"hand:{seat}:{card}"] = Piece(
                top.moved(side * 0.16 * back, side * 0.05 * back), Card(), face_up=False,
                angle=6 - 9 * back, layer=24 + card,
            )  # fmt: skip
        if not person.robot and seat in table.peekers:
            key = f"hand:{seat}:{IN_HAND - 1}"
            found[f"look:{seat}"] = found.pop(key)._replace(glow=0.6, hold=parts.peeking(seat))
    return found


def _dealt(everyone: Pieces, space: stage.Space) -> Pieces:
    """The same backs as they come from the deck, round by round."""
    middle = space.area
    keys = [key for key in everyone if key.startswith(("hand:", "look:"))]
    keys.sort(key=lambda key: everyone[key].layer)
    found: Pieces = {}
    for order, key in enumerate(keys):
        card = everyone[key]
        deck = around(middle.cx, middle.cy, card.rect.w, card.rect.h)
        found[key] = card._replace(
            enter=Spot(deck, 90, face_up=False, opacity=0), delay=0.3 + order * DEAL, hold=None,
            glow=0, arc=card.rect.h * 0.3,
        )  # fmt: skip
    return found


def drawing_lots(public: TablePublic, table: Table, then: Scene) -> Reveal:
    """A light runs from badge to badge, slower and slower, and stays with who tells first."""
    teller, count = public.teller or 0, len(table.people)
    everyone = {
        key: parts.still(piece)._replace(delay=0, duration=0.2)
        for key, piece in _everyone(table).items()
    }
    asked = parts.headline(table.space, tr._("Who tells the first story?"))
    told = []
    for step in range(LOTS):
        key = f"person:{(teller + 1 + step - LOTS) % count}"
        disc = everyone[key]
        lit = disc._replace(rect=disc.rect.scaled(1.08), glow=1.0, glow_colour=CREAM, duration=0.05)
        told.append((0.06 + step * 0.013, Scene(everyone | asked | {key: lit}, sound="tick")))
    above = disc.rect.scaled(1.2).moved(0, disc.rect.h * 0.1)  # clear of the name
    large = lit._replace(rect=above, layer=30, duration=0.3)
    answer = parts.headline(table.space, _who_tells(public, table))
    return parts.steps(
        *told, (1.0, Scene(everyone | answer | {key: large}, sound="token")), (0, then)
    )


def _who_tells(public: TablePublic, table: Table) -> str:
    name = table.name(public.teller or 0)
    if public.round == 1:
        return tr._("{name} tells the first story").format(name=name)
    return tr._("{name} tells the next story").format(name=name)


def on_curtain(public: TablePublic, table: Table, box: Rect) -> Pieces:
    """What lies on the curtain: who tells and the score, then the clue and the growing pile."""
    space, gap = table.space, 16 * table.space.unit
    if public.teller is None:
        return {}
    found: Pieces = {}
    if not public.told:
        if any(public.scores):
            row, box = box.cut_bottom(box.h * 0.5, gap)
            found = layout.points(table, [str(points) for points in public.scores], row)
        rect = around(box.cx, box.cy, box.w, min(box.h, 110 * space.unit))
        return found | {"clue": layout.paper(space, rect, _who_tells(public, table), 44)}
    if public.laid and not public.cards:
        side, box = box.cut_left(min(box.w * 0.24, box.h * CARD * 1.4), gap)
        found = layout.pile("laid", stage.fitted(side, CARD).scaled(0.84), public.laid, 2)
        if not space.phone:  # the clue stays in the middle
            _, box = box.cut_right(side.w, gap)
    rect = around(box.cx, box.cy, box.w, min(box.h, 190 * space.unit))
    found["clue"] = layout.paper(space, rect, layout.quoted(public.clue), 76)
    return found
