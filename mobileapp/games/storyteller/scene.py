"""Storyteller as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core import Handoff, MatchAward, Next, Prompt
from engine.games.storyteller.moves import (
    CastVotes,
    Contribute,
    DrawLots,
    HaveClue,
    StartVoting,
    Tell,
    Vote,
)
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    GameOverPrompt,
    HandPrompt,
    HaveCluePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TablePublic,
    TellPrompt,
    ToldPicture,
    VotePrompt,
)
from engine.games.storyteller.scoring import Outcome
from engine.packs import Item
from mobileapp.games.storyteller.looks import Track, track_point
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending
from mobileapp.stage.looks import CREAM, INK, Card, Slip, token
from mobileapp.stage.parts import (
    Edges,
    badge,
    button,
    corner_side,
    curtain,
    edges,
    headline,
    people_row,
    place_for,
    sides,
    slip,
    steps,
    to_the_table,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Choose,
    Drop,
    EndPeek,
    Field,
    Hold,
    Lift,
    Peek,
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

PLACE = "storyteller"
CARD = 2 / 3
"""Width by height of a picture."""
Hand = HandPrompt | TellPrompt | ContributePrompt
Cards = StartVotingPrompt | VotePrompt | CastVotesPrompt | RoundResultPrompt


class Choice(NamedTuple):
    """What is half chosen."""

    enlarged: str = ""
    """The picture that is enlarged."""
    laid: tuple[str, ...] = ()
    """Pictures on their way to the pile."""
    clue: str = ""
    held: int | None = None
    """The seat whose token was touched and is to be put somewhere."""
    votes: tuple[tuple[int, int], ...] = ()
    """Seat and slot."""


def first_choice(prompt: Prompt) -> Choice:
    return Choice()


def scene(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    match shown:
        case Handoff(to=None):
            told = _on_the_table(shown.public, table)
        case Handoff():
            told = curtain(shown, table, lambda box: _known(shown.public, table, box), PLACE)
        case HandPrompt() | TellPrompt() | ContributePrompt():
            told = _hand(shown, table, choice)
        case HaveCluePrompt():
            told = _who_has_a_clue(shown, table)
        case StartVotingPrompt():
            told = _turned_up(shown, table, choice)
        case VotePrompt():
            told = _secret_vote(shown, table, choice)
        case CastVotesPrompt():
            told = _votes_at_the_table(shown, table, choice)
        case RoundResultPrompt():
            told = _result(shown, table, choice)
        case GameOverPrompt():
            told = _game_over(shown, table, choice)
        case _:
            raise TypeError(type(shown).__name__)
    if isinstance(told, Scene):
        return told._replace(place=PLACE)
    return tuple(step._replace(scene=step.scene._replace(place=PLACE)) for step in told)


# --- piles and clues --------------------------------------------------------------------------


def _pile(name: str, rect: Rect, count: int, layer: int, first: int = 0) -> Pieces:
    """Cards lying face down on each other, none quite straight."""
    found = {}
    for index in range(first, first + count):
        turned = ((index * 37) % 11 - 5) * 1.4
        shift = ((index * 53) % 7 - 3) * rect.w * 0.008
        found[f"{name}:{index}"] = Piece(
            rect.moved(shift, index * rect.w * 0.01), Card(), face_up=False, angle=turned,
            layer=layer + index, arc=rect.w * 0.2, duration=0.42,
        )  # fmt: skip
    return found


def _quoted(clue: str) -> str:
    return tr._("“{clue}”").format(clue=clue) if clue else tr._("The clue was only spoken")


def _known(public: TablePublic, table: Table, box: Rect) -> Pieces:
    """What lies on the curtain: the clue, and the pile as it grows."""
    space = table.space
    if not public.told:
        return {}
    found: Pieces = {}
    paper = box
    if public.laid and not public.cards:
        pile, paper = box.cut_left(min(box.w * 0.24, box.h * CARD * 1.4), 16 * space.unit)
        heap = fitted(pile, CARD).scaled(0.84)
        found |= _pile("laid", heap, public.laid, 2)
        if not space.phone:
            paper = Rect(paper.x, paper.y, paper.w - pile.w - 16 * space.unit, paper.h)
    rect = around(paper.cx, paper.cy, paper.w, min(paper.h, 190 * space.unit))
    found["clue"] = slip(space, rect, _quoted(public.clue), 76, face="italic", layer=3)
    return found


def _on_the_table(public: TablePublic, table: Table) -> Scene:
    """The pictures lie face down; whoever is ready turns them up."""
    if public.cards or not public.told:
        return to_the_table(table, {})
    clue = _with_clue(public.clue, table, tr._("All pictures are here"))
    heap = fitted(clue.at.middle.scaled(0.6), CARD).moved(0, table.space.touch * 0.5)
    pile = _pile("laid", heap, public.laid, 5)
    top = f"laid:{public.laid - 1}"
    pile[top] = pile[top]._replace(tap=Lift(), glow=0.8)
    return to_the_table(table, clue.pieces | pile, clue.at, go_on=tr._("Turn them up"))


class _Clue(NamedTuple):
    at: Edges
    pieces: Pieces


def _with_clue(clue: str, table: Table, question: str = "", **more: Any) -> _Clue:
    """The clue on paper at both edges, the question above it, and what is left between."""
    space = table.space
    at = edges(space, 84 if space.wide else 92)
    gap = 6 * space.unit
    if space.phone:
        paper, middle = at.middle.cut_top(space.text(28) * 2.7, gap)
        asked, clued = at, Edges(paper, at.far, middle)
    else:
        line = space.text(34) * 1.25 if question else 0
        near, middle = at.middle.cut_bottom(line, gap)
        far, middle = middle.cut_top(line, gap)
        asked, clued = Edges(near, far, middle), at
    found: Pieces = {}
    for end, bar, angle in sides(space, clued):
        found[f"clue{end}"] = slip(
            space, bar, _quoted(clue), 54, face="italic", angle=angle, layer=3
        )
    for end, bar, angle in sides(space, asked) if question else ():
        found[f"headline{end}"] = words(space, bar, question, 34, angle=angle, layer=41, **more)
    return _Clue(asked._replace(middle=middle), found)


# --- one player's hand ------------------------------------------------------------------------


class _Desk(NamedTuple):
    """Where things lie on a private screen."""

    hand: Rect
    clue: Rect
    pile: Rect
    deck: Rect
    button: Rect


def _desk(space: Space, cards: int, title: Rect) -> _Desk:
    u, gap = space.unit, 14 * space.unit
    area = space.area.inset(18 * u, 14 * u)
    area = Rect(area.x, area.y, area.w, title.y - area.y - gap / 2)
    bar = max(space.touch, 76 * u)
    if space.wide:
        panel, hand = area.cut_right(area.w * 0.36, 1.4 * gap)
        go, rest = panel.cut_bottom(bar, gap)
        clue, piles = rest.cut_top(rest.h * 0.46, gap)
    else:
        go, rest = area.cut_bottom(bar, gap)
        top, hand = rest.cut_top(max(rest.h * 0.26, 130 * u), gap)
        piles, clue = top.cut_right(top.w * 0.4, gap)
    pile, deck = (rect.scaled(0.9) for rect in grid(2, piles, CARD, 10 * u, rows=1))
    return _Desk(hand, clue, pile, deck, go)


def _hand(prompt: Hand, table: Table, choice: Choice) -> Scene:
    space = table.space
    seat = prompt.audience or 0
    beside = corner_side(space) + 16 * space.unit
    top = space.area.inset(beside, 12 * space.unit)
    title, _ = top.cut_top(max(corner_side(space), space.text(40) * 1.3))
    at = _desk(space, len(prompt.hand), title)
    laid = 1 + prompt.contributed * prompt.wanted if isinstance(prompt, ContributePrompt) else 0
    pieces = _pile("deck", at.deck, 3, 1) | _pile("laid", at.pile, laid, 5)
    pieces["headline"] = words(
        space, title, _task(prompt, table), 40, badge=token(table.people[seat]), layer=41
    )
    lays = not isinstance(prompt, HandPrompt)
    if lays:
        pieces["pile"] = place_for(at.pile.scaled(1.05), space)
    places = grid(len(prompt.hand), at.hand, CARD, 12 * space.unit)
    for index, (item, place) in enumerate(zip(prompt.hand, places, strict=True)):
        if item.id in choice.laid:
            key = f"laid:{laid + choice.laid.index(item.id)}"
            own = _pile("laid", at.pile, 1, 5, laid + choice.laid.index(item.id))[key]
            back = Choose(choice._replace(laid=()))
            pieces[key] = own._replace(
                was=f"card:{item.id}", look=Card(item), face_up=True, tap=back
            )
        else:
            pieces[f"card:{item.id}"] = _hand_card(prompt, item, place, index, at, space, choice)
    field = None
    match prompt:
        case TellPrompt():
            pieces["clue"] = slip(space, at.clue, "", 10, layer=2)
            field = _clue_field(prompt, pieces, at, space, choice)
        case ContributePrompt():
            pieces["clue"] = slip(space, at.clue, _quoted(prompt.clue), 54, face="italic", layer=2)
    pieces["button"] = _hand_button(prompt, at.button, table, choice)
    return Scene(pieces, field=field)


def _hand_card(
    prompt: Hand, item: Item, place: Rect, index: int, at: _Desk, space: Space, choice: Choice
) -> Piece:
    """A picture of the hand: a tap enlarges it in place, throwing it up lays it."""
    opened = choice.enlarged == item.id
    room = at.hand
    if space.phone:  # on a phone large means over everything but the button
        area = space.area.inset(10 * space.unit, 10 * space.unit)
        room = Rect(area.x, at.button.top + 8, area.w, area.top - at.button.top - 8)
    rect = place
    if opened:
        large = fitted(Rect(0, 0, room.w * 0.96, room.h * 0.98), CARD)
        rect = around(place.cx, place.cy, large.w, large.h).within(room)
    below = place.moved(0, -place.top - place.h * 0.2)
    lays = not isinstance(prompt, HandPrompt)
    return Piece(
        rect, Card(item), layer=52 if opened else 10 + index,
        dim=0.7 if choice.enlarged and not opened else 0,
        glow=0.55 if lays and not choice.enlarged else 0.9 if lays and opened else 0,
        lifted=0.5 if opened else 0,
        enter=Spot(at.deck, 4, face_up=False), leave=Spot(below),
        delay=index * STAGGER if choice == Choice() else 0, arc=place.w * 0.12, bounce=True,
        tap=Choose(choice._replace(enlarged="" if opened else item.id)),
        flick=_lay(prompt, item, choice) if lays else None,
        drops=(Drop("pile", _lay(prompt, item, choice)),) if lays else (),
        was=f"laid:{_laid_before(prompt)}" if lays else "",
    )  # fmt: skip


def _laid_before(prompt: Hand) -> int:
    return 1 + prompt.contributed * prompt.wanted if isinstance(prompt, ContributePrompt) else 0


def _lay(prompt: Hand, item: Item, choice: Choice) -> Action:
    """What laying a picture does: with three players the first of two only waits on the pile."""
    laid = (*choice.laid, item.id)
    chosen = choice._replace(enlarged="", laid=laid)
    if isinstance(prompt, TellPrompt):
        return Send(Tell(prompt.actors[0], item.id, choice.clue.strip()), first=chosen)
    if not isinstance(prompt, ContributePrompt) or len(laid) < prompt.wanted:
        return Choose(chosen)
    return Send(Contribute(prompt.actors[0], laid), first=chosen)


def _clue_field(
    prompt: TellPrompt, pieces: Pieces, at: _Desk, space: Space, choice: Choice
) -> Field | None:
    """Where the clue is written; a picture that has grown over it hides it."""
    box = at.clue.inset(at.clue.w * 0.06, at.clue.h * 0.14)
    large = pieces.get(f"card:{choice.enlarged}")
    if large is not None and large.rect.overlaps(box):
        return None
    size = min(space.text(34), box.h * 0.4)
    hint = tr._("Write your clue, or only say it")
    return Field("clue", box, choice.clue, hint, prompt.clue_length, size)


def _hand_button(prompt: Hand, rect: Rect, table: Table, choice: Choice) -> Piece:
    space = table.space
    if isinstance(prompt, HandPrompt):
        return button(space, rect, tr._("Done"), EndPeek())
    opened = next((item for item in prompt.hand if item.id == choice.enlarged), None)
    if opened is not None:
        text = (
            tr._("Tell this picture")
            if isinstance(prompt, TellPrompt)
            else tr._("Play this picture")
        )
        return button(space, rect, text, _lay(prompt, opened, choice))
    hint = tr._("Tap a picture to see it large, throw it up to play it")
    return words(space, rect, hint, 26, face="italic", layer=60, public=False)


def _task(prompt: Hand, table: Table) -> str:
    name = table.name(prompt.audience or 0)
    match prompt:
        case TellPrompt():
            return tr._("{name}, choose a picture and give a clue to it").format(name=name)
        case ContributePrompt(wanted=2):
            return tr._("{name}, play two pictures that fit").format(name=name)
        case ContributePrompt():
            return tr._("{name}, play a picture that fits").format(name=name)
    return tr._("{name}, your pictures").format(name=name)


# --- who begins -------------------------------------------------------------------------------


def _who_has_a_clue(prompt: HaveCluePrompt, table: Table) -> Scene:
    """Everyone may look at their pictures first: a press on the small card below the name."""
    space = table.space
    u = space.unit
    at = edges(space)
    lots, middle = at.middle.cut_bottom(max(space.touch, 70 * u), 10 * u)
    pieces = headline(space, tr._("Who has a clue?"), at=at)
    people = people_row(table, range(len(table.people)), middle.scaled(0.96))
    for seat, person in enumerate(table.people):
        disc = people[f"person:{seat}"]
        people[f"person:{seat}"] = disc._replace(tap=Send(HaveClue(seat)), glow=0.7)
        if not person.robot and seat in table.peekers:
            side = max(disc.rect.w * 0.3, 34 * u)
            spot = around(disc.rect.right - side * 0.2, disc.rect.y + side * 0.55, side, side * 1.5)
            people[f"look:{seat}"] = Piece(
                spot, Card(), face_up=False, angle=8, layer=24, delay=seat * STAGGER, glow=0.5,
                hold=Hold(begun=Peek(seat), done=Lift(), released=EndPeek()),
            )  # fmt: skip
    speaker = table.speaker(prompt.actors)
    wide = around(lots.cx, lots.cy, min(lots.w, 420 * u), lots.h)
    pieces["lots"] = button(
        space, wide, tr._("Draw lots"), Send(DrawLots(speaker)), icon="dice", quiet=True
    )
    return Scene(pieces | people)


# --- the pictures on the table ----------------------------------------------------------------


class _Open(NamedTuple):
    """Where the pictures lie when everyone looks."""

    cards: list[Rect]
    track: Rect
    row: Rect


def _open_table(space: Space, count: int, middle: Rect) -> _Open:
    """The pictures inside the score; below them a row for tokens, points and the next step."""
    u = space.unit
    row, rest = middle.cut_bottom(
        max(space.touch, 84 * u) * (1 if space.wide else 1.7 if not space.phone else 2.4), 12 * u
    )
    edge = 30 * u
    track = rest.inset(edge * 0.6, edge * 0.5)
    cards = grid(count, track.inset(edge * 1.1), CARD, 12 * u)
    return _Open(cards, track, row)


def _score(at: _Open, scores: Sequence[int], target: int, table: Table) -> Pieces:
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


def _cards(items: Sequence[Item], at: _Open, table: Table) -> Pieces:
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


def _items(prompt: Cards) -> tuple[Item, ...]:
    if isinstance(prompt, RoundResultPrompt):
        return tuple(card.item for card in prompt.cards)
    return prompt.cards


def _laid_out(prompt: Cards, table: Table, choice: Choice, question: str) -> tuple[_Open, Pieces]:
    """The clue at both edges, the score, and the pictures; a tapped one can be seen large."""
    person = None if prompt.teller is None else token(table.people[prompt.teller])
    clue = _with_clue(prompt.clue, table, question, badge=person)
    at = _open_table(table.space, len(prompt.cards), clue.at.middle)
    pieces = clue.pieces | _score(at, prompt.scores, prompt.target, table)
    cards = _cards(_items(prompt), at, table)
    for slot, item in enumerate(_items(prompt)):
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


def _turned_up(prompt: StartVotingPrompt, table: Table, choice: Choice) -> Scene:
    at, pieces = _laid_out(prompt, table, choice, _whose(prompt, table))
    text = tr._("Vote in secret") if prompt.secret else tr._("Count to three and point")
    speaker = table.speaker(prompt.actors)
    wide = around(at.row.cx, at.row.cy, min(at.row.w, 480 * table.space.unit),
                  max(table.space.touch, 76 * table.space.unit))  # fmt: skip
    pieces["button"] = button(table.space, wide, text, Send(StartVoting(speaker)), delay=0.9)
    return Scene(pieces, sound="deal")


def _with_votes(choice: Choice, seat: int, slot: int) -> Choice:
    others = tuple(vote for vote in choice.votes if vote[0] != seat)
    return choice._replace(votes=(*others, (seat, slot)), held=None, enlarged="")


def _on_card(rect: Rect, place: int, count: int, space: Space) -> Rect:
    """A token's place on a picture."""
    side = min(rect.w * 0.4, 64 * space.unit)
    step = min(side * 1.04, (rect.w - side * 1.1) / max(count - 1, 1))
    start = rect.cx - step * (count - 1) / 2
    return around(start + place * step, rect.cy - rect.h * 0.16, side, side)


def _tokens(
    prompt: Cards, asked: Sequence[int], barred: Sequence[tuple[int, int]], at: _Open,
    table: Table, choice: Choice,
) -> Pieces:  # fmt: skip
    """Everyone's token: in the row below, or on the picture it was brought to."""
    space, votes = table.space, dict(choice.votes)
    keys = [f"card:{item.id}" for item in _items(prompt)]
    side = max(space.touch, 76 * space.unit)
    row = at.row
    waiting = grid(max(len(asked), 1), row, 1.0, 18 * space.unit, most=side)
    held = _held(asked, choice)
    found: Pieces = {}
    for index, seat in enumerate(asked):
        rect = waiting[index]
        if seat in votes:
            fellows = [other for other in asked if votes.get(other) == votes[seat]]
            rect = _on_card(at.cards[votes[seat]], fellows.index(seat), len(fellows), space)
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


def _votes_at_the_table(prompt: CastVotesPrompt, table: Table, choice: Choice) -> Scene | Reveal:
    """Three, two, one - all point; then everyone's token is brought to a picture."""
    space = table.space
    names = tr.listed([table.name(seat) for seat in prompt.pointing])
    question = (
        tr._("Not your own! Once more: {names}").format(names=names)
        if prompt.barred
        else tr._("Bring every token to its picture")
    )
    at, pieces = _laid_out(prompt, table, choice, question)
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
        pieces["button"] = button(space, wide, tr._("Turn up the answer"), Send(move))
    final = Scene(pieces)
    if prompt.barred or choice != Choice():
        return final
    calm = {key: _still(piece) for key, piece in pieces.items() if not key.startswith("vote:")}
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


def _still(piece: Piece) -> Piece:
    """The same piece while nothing can be touched."""
    return piece._replace(tap=None, flick=None, drops=(), hold=None, glow=0)


def _secret_vote(prompt: VotePrompt, table: Table, choice: Choice) -> Scene:
    """One player alone: own pictures are dimmed; a token is brought to one of the others."""
    space, seat = table.space, prompt.actors[0]
    at, pieces = _laid_out(prompt, table, choice, _whose(prompt, table))
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


# --- the result -------------------------------------------------------------------------------


def _outcome(prompt: RoundResultPrompt, table: Table) -> str:
    name = tr._("The storyteller") if prompt.teller is None else table.name(prompt.teller)
    sentences = {
        Outcome.NOBODY: tr._("Nobody found it: nothing for {name}"),
        Outcome.EVERYBODY: tr._("Everybody found it: nothing for {name}"),
        Outcome.SOME: tr._("Some found it: 3 points each"),
    }
    return sentences[prompt.outcome].format(name=name)


def _gained(prompt: RoundResultPrompt) -> list[int]:
    gained = [0] * len(prompt.scores)
    for award in prompt.awards:
        if award.why != "joined":
            gained[award.seat] += award.points
    return gained


def _result(prompt: RoundResultPrompt, table: Table, choice: Choice) -> Reveal:
    """A breath of silence; the owners one by one, the told picture last; then the points."""
    at, pieces = _laid_out(prompt, table, choice, _outcome(prompt, table))
    before = tuple(s - g for s, g in zip(prompt.scores, _gained(prompt), strict=True))
    quiet = {key: _still(piece)._replace(delay=0, via=()) for key, piece in pieces.items()}
    quiet |= _voted(prompt, at, table) | _score(at, before, prompt.target, table)
    for side in ("", "-far"):
        quiet.pop(f"headline{side}", None)
    told: list[tuple[float, Scene]] = [(0.7, Scene(dict(quiet), shade=0.35))]
    shown = dict(quiet)
    decoys = [slot for slot, card in enumerate(prompt.cards) if not card.told]
    for slot in decoys:
        shown |= _owned(prompt, slot, at, table, quiet)
        told.append((0.34, Scene(dict(shown), shade=0.35, sound="card")))
    for slot in (slot for slot, card in enumerate(prompt.cards) if card.told):
        shown |= _owned(prompt, slot, at, table, quiet)
    shown |= {key: pieces[key] for key in ("headline", "headline-far") if key in pieces}
    told.append((0.9, Scene(dict(shown), shade=0.35, sound="reveal")))
    shown |= _points(prompt, at, table)
    told.append((0.5, Scene(dict(shown), shade=0.2, sound="token")))
    for key, piece in _score(at, prompt.scores, prompt.target, table).items():
        seat = int(key.split(":")[1]) if ":" in key else -1
        walked = _gained(prompt)[seat] if seat >= 0 else 0
        shown[key] = _walking(piece, at.track, before[seat], walked, prompt.target)
    for item in _items(prompt):
        shown[f"card:{item.id}"] = shown[f"card:{item.id}"]._replace(
            tap=pieces[f"card:{item.id}"].tap
        )
    if choice.enlarged:
        shown[f"card:{choice.enlarged}"] = pieces[f"card:{choice.enlarged}"]._replace(delay=0)
    shown["next"] = _next(prompt, at, table)
    return steps(*told, (0, Scene(shown, sound="token")))


def _walking(piece: Piece, track: Rect, start: int, walked: int, target: int) -> Piece:
    """A token that steps along the track instead of jumping."""
    if walked <= 0:
        return piece
    w, h = piece.rect.w, piece.rect.h
    way = tuple(
        Spot(around(*track_point(track, min(start + step, target), target), w, h))
        for step in range(1, walked)
    )
    return piece._replace(via=way, duration=0.16, arc=h * 0.3)


def _voted(prompt: RoundResultPrompt, at: _Open, table: Table) -> Pieces:
    """The tokens on the pictures they voted for."""
    found: Pieces = {}
    for slot, card in enumerate(prompt.cards):
        for place, voter in enumerate(card.voters):
            if voter is not None:
                rect = _on_card(at.cards[slot], place, len(card.voters), table.space)
                found[f"vote:{voter}"] = badge(
                    table.people[voter], rect, layer=64 + voter, arc=rect.h * 0.3,
                    enter=Spot(rect.moved(0, -rect.h * 3), opacity=0),
                )  # fmt: skip
    return found


def _owned(prompt: RoundResultPrompt, slot: int, at: _Open, table: Table, cards: Pieces) -> Pieces:
    """Whose picture it was; the told one grows and shines."""
    space, card, rect = table.space, prompt.cards[slot], at.cards[slot]
    key = f"card:{card.item.id}"
    piece = cards[key]._replace(dim=0 if card.told else 0.6, layer=36 if card.told else 10 + slot)
    if card.told:
        rect = rect.scaled(1.14).within(space.area.inset(4 * space.unit))
        piece = piece._replace(rect=rect, glow=1.0, glow_colour=CREAM, angle=0, duration=0.5)
    name = tr._("Somebody") if card.owner is None else table.name(card.owner)
    lines = 1.4 if len(name) <= 10 else 2.6
    h = max(space.text(28) * lines, rect.h * 0.13)
    wide = min(max(rect.w * 1.04, space.text(28) * 4.6), space.area.w)
    ribbon = around(rect.cx, rect.top - h * 0.5, wide, h).within(space.area)
    sign = None if card.owner is None else token(table.people[card.owner])
    return {
        key: piece,
        f"owner:{slot}": Piece(
            ribbon, Slip(name, space.text(28), ink=INK, badge=sign), layer=56, angle=-2.0,
            duration=0.26, enter=Spot(ribbon.scaled(1.5), -10, opacity=0), bounce=True,
        ),
    }  # fmt: skip


def _points(prompt: RoundResultPrompt, at: _Open, table: Table) -> Pieces:
    """What everyone got."""
    space = table.space
    row, _ = _row_and_next(at.row, space)
    gained = _gained(prompt)
    cells = grid(
        len(gained), row, 2.1 if space.wide else 1.9, 8 * space.unit, most=190 * space.unit
    )
    found: Pieces = {}
    for seat, (points, cell) in enumerate(zip(gained, cells, strict=True)):
        disc = around(cell.x + cell.h * 0.4, cell.cy, cell.h * 0.76, cell.h * 0.76)
        text = Rect(disc.right + 2, cell.y, cell.right - disc.right - 2, cell.h)
        later = seat * STAGGER
        found[f"score:{seat}"] = badge(
            table.people[seat], disc, layer=20, delay=later, was=f"vote:{seat}-none", bounce=True
        )
        found[f"points:{seat}"] = words(
            space,
            text,
            f"+{points}" if points else "0",
            44,
            face="figures",
            layer=21,
            colour=CREAM if points else "#AEB6E0",
            align="left",
            delay=later,
        )
    return found


def _row_and_next(row: Rect, space: Space) -> tuple[Rect, Rect]:
    """The row below the pictures, parted into points and the next step."""
    if space.wide:
        go, rest = row.cut_right(min(270 * space.unit, row.w * 0.32), 14 * space.unit)
        return rest, around(go.cx, go.cy, go.w, max(space.touch, 72 * space.unit))
    go, rest = row.cut_bottom(space.touch, 6 * space.unit)
    return rest, around(go.cx, go.cy, min(go.w, 420 * space.unit), go.h)


def _next(prompt: RoundResultPrompt, at: _Open, table: Table) -> Piece:
    _, rect = _row_and_next(at.row, table.space)
    text = tr._("Who has won?") if prompt.final else tr._("Next round")
    return button(table.space, rect, text, Send(Next(table.speaker(prompt.actors))))


# --- the end ----------------------------------------------------------------------------------


def _game_over(prompt: GameOverPrompt, table: Table, choice: Choice) -> Reveal:
    names = tr.listed([table.name(seat) for seat in prompt.winners])
    best = max(prompt.scores)
    large = next((told for told in prompt.gallery if told.picture.id == choice.enlarged), None)
    back = Choose(choice._replace(enlarged=""))
    return ending(
        table,
        Ending(
            title=tr.n("{names} wins", "{names} win together", len(prompt.winners)).format(
                names=names
            ),
            subtitle=tr._("{points} points, {rounds} stories").format(
                points=best, rounds=prompt.rounds
            ),
            winners=prompt.winners,
            scores=prompt.scores,
            awards=tuple(_award(award, prompt) for award in prompt.awards),
            gallery=tuple(
                Exhibit(
                    Card(told.picture),
                    tap=Choose(choice._replace(enlarged=told.picture.id)),
                )
                for told in prompt.gallery[-12:]
            ),
            large=Exhibit(Card(large.picture), tap=back) if large else None,
            caption=_caption(large, table) if large else "",
            sound="fanfare-storyteller",
        ),
    )


def _award(award: MatchAward, prompt: GameOverPrompt) -> AwardCard:
    """What somebody earned, in words."""
    number = award.figures[0]
    title, reason = {
        "most-deceiving": (
            tr._("Best false trail"),
            tr.n("{n} vote on one picture", "{n} votes on one picture", number),
        ),
        "boldest": (tr._("Boldest clue"), tr._("just one understood")),
        "understood": (
            tr._("Best understood"),
            tr.n("found {n} time", "found {n} times", number),
        ),
        "riser": (
            tr._("Greatest leap"),
            tr.n("{n} point in one round", "{n} points in one round", number),
        ),
    }[award.key]
    told = next((told for told in prompt.gallery if told.picture.id == award.item), None)
    if told is not None and told.clue:
        reason = _quoted(told.clue)
    look = Card(told.picture) if told else None
    return AwardCard(title, award.seats, reason.format(n=number), look)


def _caption(told: ToldPicture, table: Table) -> str:
    """What was said about a picture, and by whom."""
    teller = tr._("Somebody") if told.teller is None else table.name(told.teller)
    return tr._("{name}: {clue}").format(name=teller, clue=_quoted(told.clue))
