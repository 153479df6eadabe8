"""The pictures on the table, and the votes for them."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.storyteller.moves import (
    CastVotes,
    StartVoting,
    Vote,
    WriteClue,
)
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    VotePrompt,
)
from engine.packs import Item
from mobileapp.games.storyteller.looks import Track, track_point
from mobileapp.games.storyteller.pieces import CARD, Choice, with_clue
from mobileapp.stage.looks import Card, Slip, token
from mobileapp.stage.parts import (
    badge,
    button,
    slip,
    steps,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Choose,
    Drop,
    Field,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Space,
    Spot,
    Table,
    around,
    fitted,
    grid,
)
from mobileapp.translation import tr

Cards = StartVotingPrompt | VotePrompt | CastVotesPrompt | RoundResultPrompt


class Open(NamedTuple):
    """Where the pictures lie when everyone looks."""

    cards: list[Rect]
    track: Rect
    row: Rect


def open_table(space: Space, count: int, middle: Rect) -> Open:
    """The pictures inside the score; below them a row for tokens, points and the next step."""
    u = space.unit
    row, rest = middle.cut_bottom(
        max(space.touch, 84 * u) * (1 if space.wide else 1.7 if not space.phone else 2.4), 12 * u
    )
    edge = 30 * u
    track = rest.inset(edge * 0.6, edge * 0.5)
    cards = grid(count, track.inset(edge * 1.1), CARD, 12 * u)
    return Open(cards, track, row)


def score(at: Open, scores: Sequence[int], target: int, table: Table) -> Pieces:
    """The track, and where everyone stands on it."""
    u = table.space.unit
    pieces: Pieces = {"track": Piece(at.track, Track(target, 8 * u), layer=1)}
    side = 40 * u
    seen: dict[int, int] = {}
    for seat, score in enumerate(scores):
        place = min(score, target)
        others = seen[place] = seen.get(place, -1) + 1
        x, y = track_point(at.track, place, target)
        spot = around(x + others * side * 0.34, y + others * side * 0.1, side, side)
        pieces[f"track:{seat}"] = badge(
            table.people[seat], spot.within(table.space.area), layer=4 + seat
        )
    return pieces


def _cards(items: Sequence[Item], at: Open, table: Table) -> Pieces:
    """The pictures as they come from the pile, shuffled, with their numbers."""
    found: Pieces = {}
    u = table.space.unit
    middle = (max(card.top for card in at.cards) + min(card.y for card in at.cards)) / 2
    heap = around(table.space.area.cx, middle, at.cards[0].w, at.cards[0].h)
    off = Rect(-heap.w * 1.5, middle, heap.w * 0.5, heap.h * 0.5)
    for slot, (item, rect) in enumerate(zip(items, at.cards, strict=True)):
        tilt = ((slot * 29) % 7 - 3) * 0.5
        found[f"card:{item.id}"] = Piece(
            rect, Card(item), layer=10 + slot, was=f"laid:{slot}", angle=tilt,
            enter=Spot(heap, (slot * 37 % 11 - 5) * 2, face_up=False), via=_shuffled(heap, slot),
            leave=Spot(off, -40, face_up=False, delay=slot * STAGGER),
            delay=slot * 0.04, arc=rect.w * 0.1, duration=0.42,
        )  # fmt: skip
        side = min(max(36 * u, rect.w * 0.2), 52 * u)
        for name, corner, angle in (
            ("number", Rect(rect.x - side * 0.14, rect.y - side * 0.14, side, side), 0),
            ("number-far", Rect(rect.right - side * 0.86, rect.top - side * 0.86, side, side), 180),
        ):
            found[f"{name}:{slot}"] = Piece(
                corner, Slip(str(slot + 1), side * 0.66, face="figures"), angle=angle,
                layer=30 + slot, delay=0.6 + slot * STAGGER, duration=0.22, public=False,
            )  # fmt: skip
    return found


def _shuffled(heap: Rect, slot: int) -> tuple[Spot, ...]:
    """A pile drawn apart and pushed together again in the middle of the table."""
    side = heap.w * (0.45 if slot % 2 else -0.45)
    return (
        Spot(heap.moved(side, slot * 2), 8 if slot % 2 else -8, face_up=False),
        Spot(heap, slot - 2, face_up=False),
    )


def items_of(prompt: Cards) -> tuple[Item, ...]:
    if isinstance(prompt, RoundResultPrompt):
        return tuple(card.item for card in prompt.cards)
    return prompt.cards


def laid_out(prompt: Cards, table: Table, choice: Choice, question: str) -> tuple[Open, Pieces]:
    """The clue at both edges, the score, and the pictures; a tapped one can be seen large."""
    person = None if prompt.teller is None else token(table.people[prompt.teller])
    clue = with_clue(prompt.clue, table, question, badge=person)
    at = open_table(table.space, len(prompt.cards), clue.at.middle)
    pieces = clue.pieces | score(at, prompt.scores, prompt.target, table)
    cards = _cards(items_of(prompt), at, table)
    for slot, item in enumerate(items_of(prompt)):
        key = f"card:{item.id}"
        opened = choice.enlarged == item.id
        cards[key] = cards[key]._replace(
            tap=Choose(choice._replace(enlarged="" if opened else item.id))
        )
        if opened:
            room = table.space.area.inset(10 * table.space.unit)
            large = fitted(room, CARD)
            rect = around(at.cards[slot].cx, at.cards[slot].cy, large.w, large.h).within(room)
            cards[key] = cards[key]._replace(rect=rect, layer=80, angle=0, lifted=0.8)
    return at, pieces | cards


def _whose(prompt: Cards, table: Table) -> str:
    if prompt.teller is None:
        return tr._("Which picture was meant?")
    return tr._("Which picture is {name}’s?").format(name=table.name(prompt.teller))


def turned_up(prompt: StartVotingPrompt, table: Table, choice: Choice) -> Scene:
    at, pieces = laid_out(prompt, table, choice, _whose(prompt, table))
    text = tr._("Vote in secret") if prompt.secret else tr._("Count to three and point")
    speaker = table.speaker(prompt.actors)
    wide = around(at.row.cx, at.row.cy, min(at.row.w, 480 * table.space.unit),
                  max(table.space.touch, 76 * table.space.unit))  # fmt: skip
    pieces["button"] = button(table.space, wide, text, Send(StartVoting(speaker)), delay=0.9)
    field = _for_robots(prompt, pieces, wide, table, choice)
    return Scene(pieces, field=field, sound="" if isinstance(prompt.last, WriteClue) else "deal")


def _for_robots(
    prompt: StartVotingPrompt | CastVotesPrompt,
    pieces: Pieces,
    place: Rect,
    table: Table,
    choice: Choice,
) -> Field | None:
    """A clue that was only spoken can be written down for robots, on the paper of the clue."""
    if not prompt.may_write or choice.enlarged:
        return None
    space, paper = table.space, pieces["clue"].rect
    pieces["clue"] = slip(space, paper, "", 10, layer=3)
    if choice.clue.strip():
        heard = WriteClue(table.speaker(prompt.actors), choice.clue.strip())
        pieces["button"] = button(space, place, tr._("Tell the robots"), Send(heard))
    box = paper.inset(paper.w * 0.04, paper.h * 0.12)
    hint = tr._("What was the clue? Write it for the robots")
    size = min(space.text(34), box.w / len(hint) * 1.9)
    return Field("clue", box, choice.clue, hint, prompt.clue_length, size, secret=False)


def _with_votes(choice: Choice, seat: int, slot: int) -> Choice:
    others = tuple(vote for vote in choice.votes if vote[0] != seat)
    return choice._replace(votes=(*others, (seat, slot)), held=None, enlarged="")


def on_card(rect: Rect, place: int, count: int, space: Space) -> Rect:
    """A token's place on a picture."""
    side = min(rect.w * 0.4, 64 * space.unit)
    step = min(side * 1.04, (rect.w - side * 1.1) / max(count - 1, 1))
    start = rect.cx - step * (count - 1) / 2
    return around(start + place * step, rect.cy - rect.h * 0.16, side, side)


def _tokens(
    prompt: Cards, asked: Sequence[int], barred: Sequence[tuple[int, int]], at: Open,
    table: Table, choice: Choice,
) -> Pieces:  # fmt: skip
    """Everyone's token: in the row below, or on the picture it was brought to."""
    space, votes = table.space, dict(choice.votes)
    keys = [f"card:{item.id}" for item in items_of(prompt)]
    side = max(space.touch, 76 * space.unit)
    row = at.row
    waiting = grid(max(len(asked), 1), row, 1.0, 18 * space.unit, most=side)
    held = _held(asked, choice)
    found: Pieces = {}
    for index, seat in enumerate(asked):
        rect = waiting[index]
        if seat in votes:
            fellows = [other for other in asked if votes.get(other) == votes[seat]]
            rect = on_card(at.cards[votes[seat]], fellows.index(seat), len(fellows), space)
        found[f"vote:{seat}"] = badge(
            table.people[seat], rect, layer=64 + index, arc=rect.h * 0.3, bounce=True,
            glow=1.0 if seat == held else 0.5 if seat not in votes else 0,
            enter=Spot(rect.moved(0, -rect.h * 2), opacity=0),
            tap=Choose(choice._replace(
                held=seat, votes=tuple(v for v in choice.votes if v[0] != seat)
            )),
            drops=tuple(
                Drop(key, Choose(_with_votes(choice, seat, slot)))
                for slot, key in enumerate(keys)
                if (seat, slot) not in barred
            ),
        )  # fmt: skip
    return found


def _held(asked: Sequence[int], choice: Choice) -> int | None:
    """Whose token the next touched picture gets: the one touched, else the next one in the row."""
    if choice.held in asked:
        return choice.held
    voted = dict(choice.votes)
    return next((seat for seat in asked if seat not in voted), None)


def votes_at_the_table(prompt: CastVotesPrompt, table: Table, choice: Choice) -> Scene | Reveal:
    """Three, two, one - all point; then everyone's token is brought to a picture."""
    space = table.space
    names = tr.listed([table.name(seat) for seat in prompt.pointing])
    question = (
        tr._("Not your own! Once more: {names}").format(names=names)
        if prompt.barred
        else tr._("Put each token on its picture")
    )
    if prompt.not_heard:
        deaf = tr.listed([table.name(seat) for seat in prompt.not_heard])
        question = tr._("{names} did not hear the clue").format(names=deaf)
    at, pieces = laid_out(prompt, table, choice, question)
    told = {key: piece for key, piece in pieces.items() if key.startswith("headline")}
    held = _held(prompt.pointing, choice)
    if held is not None:
        for slot, item in enumerate(prompt.cards):
            if (held, slot) not in prompt.barred:
                tap = Choose(_with_votes(choice, held, slot))
                pieces[f"card:{item.id}"] = pieces[f"card:{item.id}"]._replace(tap=tap, glow=0.45)
    pieces |= _tokens(prompt, prompt.pointing, prompt.barred, at, table, choice)
    votes = dict(choice.votes)
    if all(seat in votes for seat in prompt.pointing):
        speaker = table.speaker(prompt.actors)
        move = CastVotes(speaker, tuple(votes[seat] for seat in prompt.pointing))
        wide = around(at.row.cx, at.row.cy, min(at.row.w, 420 * space.unit),
                      max(space.touch, 76 * space.unit))  # fmt: skip
        pieces["button"] = button(space, wide, tr._("Reveal the answer"), Send(move))
    below = around(at.row.cx, at.row.cy, min(at.row.w, 420 * space.unit),
                   max(space.touch, 76 * space.unit))  # fmt: skip
    final = Scene(pieces, field=_for_robots(prompt, pieces, below, table, choice))
    if prompt.barred or choice != Choice() or isinstance(prompt.last, WriteClue):
        return final
    calm = {key: still(piece) for key, piece in pieces.items() if not key.startswith("vote:")}
    counted = [
        (0.85, Scene({**calm, **_count(text, table)}, shade=0.35, sound=sound))
        for text, sound in (("3", "count"), ("2", "count"), ("1", "count"))
    ]
    point = Scene({**calm, **told, **_count(tr._("Point!"), table)}, shade=0.35, sound="point")
    return steps(*counted, (1.1, point), (0, final))


def _count(text: str, table: Table) -> Pieces:
    """A figure over the middle of the table, for both sides."""
    space, u = table.space, table.space.unit
    found = {}
    for name, dy, angle in (("count", -110, 0), ("count-far", 110, 180)):
        rect = around(space.area.cx, space.area.cy + dy * u, 620 * u, 200 * u)
        rect = rect.within(space.area)._replace(w=min(rect.w, space.area.w))
        found[f"{name}:{text}"] = words(
            space,
            rect,
            text,
            150,
            angle=angle,
            layer=85,
            duration=0.25,
            enter=Spot(rect.scaled(1.5), angle, opacity=0),
        )
    return found


def still(piece: Piece) -> Piece:
    """The same piece while nothing can be touched."""
    return piece._replace(tap=None, flick=None, drops=(), hold=None, glow=0)


def secret_vote(prompt: VotePrompt, table: Table, choice: Choice) -> Scene:
    """One player alone: own pictures are dimmed; a token is brought to one of the others."""
    space, seat = table.space, prompt.actors[0]
    at, pieces = laid_out(prompt, table, choice, _whose(prompt, table))
    pieces = {key: piece for key, piece in pieces.items() if not key.endswith("-far")}
    for slot, item in enumerate(prompt.cards):
        key = f"card:{item.id}"
        if slot in prompt.own:
            pieces[key] = pieces[key]._replace(dim=0.8)
        else:
            tap = Choose(_with_votes(choice, seat, slot))
            pieces[key] = pieces[key]._replace(tap=tap, glow=0.45)
    barred = tuple((seat, slot) for slot in prompt.own)
    pieces |= _tokens(prompt, (seat,), barred, at, table, choice)
    votes = dict(choice.votes)
    if seat in votes:
        wide = around(at.row.cx, at.row.cy, min(at.row.w, 380 * space.unit),
                      max(space.touch, 76 * space.unit))  # fmt: skip
        pieces["button"] = button(space, wide, tr._("Vote"), Send(Vote(seat, votes[seat])))
    return Scene(pieces)
