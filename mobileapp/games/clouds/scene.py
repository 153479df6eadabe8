"""Clouds as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Any, NamedTuple

from engine.core import Handoff, MatchAward, Next, Prompt
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.moves import (
    ABSTAIN,
    CancelClaim,
    ChooseWord,
    Correct,
    Credit,
    Memorise,
    Nobody,
    Redraw,
    StartClock,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    GameOverPrompt,
    LateCreditPrompt,
    MemorisePrompt,
    PaintedWord,
    PaintPrompt,
    RegroupPrompt,
    Round,
    RoundResultPrompt,
    StartClockPrompt,
    TablePublic,
    TossPrompt,
    VotePrompt,
)
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds.choice import Choice
from mobileapp.games.clouds.layout import Edge, Layout, Seat, layout, seats_around
from mobileapp.games.clouds.looks import SkyPicture, light_of
from mobileapp.games.clouds.painting import category, lying, newly_placed, painting, supply
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending
from mobileapp.stage.looks import GOLD, MIST, NIGHT, Clock, Panel, Picture, token
from mobileapp.stage.parts import (
    badge,
    button,
    corner_side,
    curtain,
    edges,
    headline,
    people_row,
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
    Lift,
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
    grid,
)
from mobileapp.translation import tr

PLACE = "clouds"
EMPTY = Sky()
WORD = 132
"""The size of the word when it is told."""
Guessing = ClaimPrompt | LateCreditPrompt | RoundResultPrompt


def first_choice(prompt: Prompt) -> Choice:
    return Choice()


def scene(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    told: Scene | Reveal
    match shown:
        case Handoff(to=None, public=TablePublic() as public):
            told = _on_the_table(public, table)
        case Handoff(public=TablePublic() as public):
            told = curtain(shown, table, lambda box: _known(public, table, box))
        case ChooseWordPrompt():
            told = _three_words(shown, table)
        case MemorisePrompt():
            told = _the_word(shown, table)
        case TossPrompt():
            main = shown.round.roles.main
            told = _first_cloud(
                shown.round, shown.category, table, lambda shape: Send(Toss(main, shape))
            )
        case StartClockPrompt():
            told = _landed(shown, table)
        case PaintPrompt():
            told = painting(shown, table, choice)
        case ClaimPrompt():
            told = _who_guessed(shown, table)
        case LateCreditPrompt():
            told = _who_guessed(shown, table)
        case RoundResultPrompt():
            told = _correction(shown, table) if choice.correcting else _result(shown, table)
        case RegroupPrompt():
            told = _regrouped(shown, table)
        case VotePrompt():
            told = _show_of_hands(shown, table, choice)
        case GameOverPrompt():
            told = _game_over(shown, table, choice)
        case _:
            raise TypeError(type(shown).__name__)
    if isinstance(told, Scene):
        return _under_the_sky(told, table)
    return tuple(step._replace(scene=_under_the_sky(step.scene, table)) for step in told)


def _under_the_sky(told: Scene, table: Table) -> Scene:
    """White clouds stand out from a darker sky, for those who need it."""
    return told._replace(place=PLACE, shade=max(told.shade, 0.4 if table.high_contrast else 0))


# --- what a curtain shows, and the way to the table -------------------------------------------


def _known(public: TablePublic, table: Table, box: Rect) -> Pieces:
    """Who paints, and how far the match is."""
    if public.round is None:
        return {}
    space, roles = table.space, public.round.roles
    rect = around(box.cx, box.cy, min(box.w, 900 * space.unit), min(box.h, 210 * space.unit))
    above, below = rect.cut_top(rect.h * 0.62, 4 * space.unit)
    names = tr._("{main} and {second} paint").format(
        main=table.name(roles.main), second=table.name(roles.second)
    )
    return {
        "painters": slip(space, above, names, 52, layer=3),
        "round": words(space, below, _round_of(public.round), 32, face="italic", layer=3),
    }


def _round_of(round: Round) -> str:
    return tr._("Round {number} of {total}").format(number=round.number, total=round.total)


def _on_the_table(public: TablePublic, table: Table) -> Scene:
    """The first cloud can be flicked at once; after a pause a tap goes on."""
    if public.step != "toss" or public.round is None:
        return to_the_table(table, {})._replace(light=0)
    main = public.round.roles.main
    if table.people[main].robot:
        return _first_cloud(public.round, public.category, table, None, Lift())
    return _first_cloud(
        public.round, public.category, table, lambda shape: Lift(then=Send(Toss(main, shape)))
    )


# --- in secret: the word ----------------------------------------------------------------------


def _title(table: Table, text: str, seat: int) -> tuple[Piece, Rect]:
    """A headline between the corners of a private screen, and what is left below it."""
    space = table.space
    area = space.area.inset(14 * space.unit, 12 * space.unit)
    top, rest = area.cut_top(max(corner_side(space), space.text(42) * 1.3), 10 * space.unit)
    top = top.inset(corner_side(space) + 12 * space.unit, 0)
    return words(space, top, text, 42, badge=token(table.people[seat]), layer=41), rest


def _three_words(prompt: ChooseWordPrompt, table: Table) -> Scene:
    """A touch takes a word, and the curtain falls by itself."""
    space, (main,) = table.space, prompt.actors
    u = space.unit
    text = tr._("{name}, pick a word to paint with {second}").format(
        name=table.name(main), second=table.name(prompt.round.roles.second)
    )
    heading, rest = _title(table, text, main)
    pieces: Pieces = {"headline": heading}
    low, rest = rest.cut_bottom(max(space.touch, 70 * u), 10 * u)
    if prompt.redraw:
        wide = around(low.cx, low.cy, min(low.w - 2 * corner_side(space), 420 * u), low.h)
        pieces["redraw"] = button(
            space, wide, tr._("Three other words"), Send(Redraw(main)), 28, quiet=True, icon="dice"
        )
    cells = grid(len(prompt.words), rest.inset(10 * u, 0), 1.5 if space.wide else 2.2, 26 * u,
                 rows=1 if space.wide else len(prompt.words))  # fmt: skip
    for order, (word, cell) in enumerate(zip(prompt.words, cells, strict=True)):
        below, paper = cell.cut_bottom(space.text(32) * 1.35, 4 * u)
        come = Spot(paper.moved(0, space.height), (order - 1) * 8)
        pieces[f"word:{order}"] = slip(
            space, paper, word.text, 72, layer=10 + order, glow=0.7,
            tap=Send(ChooseWord(main, word.id)), angle=(order - 1) * -1.5, enter=come,
            delay=order * 0.08, bounce=True, duration=0.45,
        )  # fmt: skip
        pieces[f"category:{order}"] = words(
            space, below, word.category, 32, face="italic", layer=9, delay=0.3 + order * STAGGER
        )
    return Scene(pieces, light=0, shade=0.2)


def _the_word(prompt: MemorisePrompt, table: Table) -> Scene:
    """The word, as large as it goes; the main artist may look again while the second reads."""
    space, seat = table.space, prompt.audience or 0
    u = space.unit
    heading, rest = _title(
        table, tr._("{name}, this is your word").format(name=table.name(seat)), seat
    )
    low, rest = rest.cut_bottom(max(space.touch, 80 * u), 14 * u)
    below, rest = rest.cut_bottom(space.text(34) * 1.35, 8 * u)
    paper = around(rest.cx, rest.cy, min(rest.w, 900 * u), min(rest.h, 330 * u))
    wide = around(low.cx, low.cy, min(low.w - 2.5 * corner_side(space), 420 * u), low.h)
    action: Action = Send(Memorise(seat)) if prompt.actors else EndPeek()
    return Scene({
        "headline": heading,
        "word": slip(
            space, paper, prompt.word.text, 110, layer=10, enter=Spot(paper.scaled(0.6), opacity=0)
        ),
        "category": words(space, below, prompt.word.category, 34, face="italic", layer=9),
        "button": button(space, wide, tr._("Got it") if prompt.actors else tr._("Done"), action),
    }, light=0, shade=0.2)  # fmt: skip


# --- the first cloud --------------------------------------------------------------------------


def _names(table: Table, at: Layout, round: Round) -> Pieces:
    """Which artist sits where."""
    found: Pieces = {}
    if table.space.phone:
        return found
    for edge in at.edges:
        seat = round.roles.second if edge.side else round.roles.main
        found[f"name{edge.side}"] = words(
            table.space, edge.name, table.name(seat), 34, badge=token(table.people[seat]),
            angle=edge.angle, layer=41, align="left",
        )  # fmt: skip
    return found


def _in_the_sky(table: Table, at: Layout, edge: Edge, text: str, **more: Any) -> Pieces:
    """A headline over the sky, before whoever sits at that edge."""
    space = table.space
    if space.phone:
        return {"headline": words(space, edge.name, text, 34, layer=42, **more)}
    h = space.text(44) * 2.5
    rect = Rect(at.sky.x, at.sky.y + space.text(34) * 1.4, at.sky.w, h)
    rect = rect.across(at.area) if edge.angle else rect
    key = f"headline{edge.side}"
    return {key: words(space, rect, text, 44, angle=edge.angle, layer=42, **more)}


def _first_cloud(
    round: Round, kind: str, table: Table, toss: Any, go_on: Action | None = None
) -> Scene:
    """The category is out, the sky is empty: the main artist flicks a cloud into it."""
    at = layout(table.space)
    main, second = round.roles.artists
    pieces = _names(table, at, round)
    for edge in at.edges:
        pieces |= category(table, edge, kind)
        text = (
            tr._("{second}, you paint from this side").format(second=table.name(second))
            if edge.side
            else tr._("{main}, flick a cloud into the sky").format(main=table.name(main))
        )
        pieces |= _in_the_sky(table, at, edge, text)
        lies = supply(EMPTY, table, at, edge, Choice(), None if toss is None or edge.side else main)
        for key, piece in lies.items():
            action = toss(key.partition(":")[2]) if piece.free else None
            lies[key] = piece._replace(free="", tap=action, flick=action)
        pieces |= lies
    if go_on is not None:
        rect = around(
            at.sky.cx,
            at.sky.cy,
            min(at.sky.w, 340 * table.space.unit),
            max(table.space.touch, 84 * table.space.unit),
        )
        pieces["go-on"] = button(table.space, rect, tr._("Go on"), go_on)
    return Scene(pieces, light=0)


def _landed(prompt: StartClockPrompt, table: Table) -> Scene:
    """The cloud falls; the timekeeper starts the clock, or it starts by itself."""
    space, at = table.space, layout(table.space)
    seat = prompt.round.roles.timekeeper
    person = table.people[seat]
    clouds = newly_placed(lying(prompt.sky.clouds, at), prompt.sky, prompt.last, prompt.round, at)
    pieces = {key: _thrown(piece, at) for key, piece in clouds.items()}
    pieces |= _names(table, at, prompt.round)
    start = None if person.robot else Send(StartClock(seat))
    for edge in at.edges:
        pieces |= category(table, edge, prompt.category)
        text = tr._("{name}, start the clock!").format(name=person.name)
        pieces |= _in_the_sky(table, at, edge, text, badge=token(person))
        pieces |= supply(prompt.sky, table, at, edge, Choice(), artist=None)
        pieces[f"clock{edge.side}"] = Piece(
            edge.clock, Clock(prompt.timer.total / 1000 if prompt.timer else 0), angle=edge.angle,
            layer=38, tap=start,
        )  # fmt: skip
        if start:
            pieces[f"start{edge.side}"] = button(
                space, edge.guessed, tr._("Start"), start, 36, angle=edge.angle
            )
    return Scene(pieces, light=0)


def _thrown(piece: Piece, at: Layout) -> Piece:
    """A cloud that turns over while it flies."""
    begin = piece.enter.rect if piece.enter else piece.rect
    way = tuple(
        Spot(_between(begin, piece.rect, part), piece.angle + turn)
        for part, turn in ((0.35, 140), (0.7, 270))
    )
    return piece._replace(via=way, duration=0.36, bounce=True, lifted=0)


def _between(one: Rect, other: Rect, part: float) -> Rect:
    return Rect(*(a + (b - a) * part for a, b in zip(one, other, strict=True)))


# --- who guessed it ---------------------------------------------------------------------------


def _people(
    table: Table, at: Layout, roles: Any, shown: Sequence[int],
    texts: Mapping[int, str], taps: Mapping[int, Action],
) -> Pieces:  # fmt: skip
    """Badges come from where each player sits; only those in gold can be touched."""
    space, found = table.space, Pieces()
    for order, (seat, place) in enumerate(seats_around(table, at, roles, shown).items()):
        small = seat in roles.artists and bool(taps)
        disc = place.disc.scaled(0.8) if small else place.disc
        away = {0: (0, -1), 180: (0, 1), -90: (-1, 0), 90: (1, 0)}[round(place.angle)]
        far = 260 * space.unit
        come = Spot(disc.moved(away[0] * far, away[1] * far), place.angle, opacity=0)
        found[f"person:{seat}"] = badge(
            table.people[seat], disc, angle=place.angle, layer=20 + order, enter=come,
            delay=order * STAGGER, duration=0.25, tap=taps.get(seat),
            glow=0.9 if seat in taps else 0,
        )  # fmt: skip
        found[f"name:{seat}"] = words(
            space, place.name, texts.get(seat, table.name(seat)), 32, angle=place.angle,
            layer=40, delay=order * STAGGER, align=_aligned(place.angle, place.name, disc),
            face="display" if taps or space.phone else "figures",
        )  # fmt: skip
    return found


def _aligned(angle: float, name: Rect, disc: Rect) -> str:
    """Names beside a badge begin at it; all others lie in the middle."""
    beside = angle in (0, 180) and abs(name.cy - disc.cy) < disc.h / 2
    return "left" if beside else "center"


def _question(
    table: Table, at: Layout, text: str, size: float = 46, keep: float = 0, **more: Any
) -> Pieces:
    """A headline at both edges; `keep` leaves so much room on its right for a second button."""
    space, found = table.space, Pieces()
    for edge in at.edges:
        rect = edge.name if space.phone else edge.supply if space.wide else edge.category
        if space.wide and not space.phone and not edge.angle:
            rect = Rect(rect.x, rect.y, rect.w - keep, rect.h)
        found[f"headline{edge.side}"] = words(
            space, rect, text, size, angle=edge.angle, layer=41, **more
        )
    return found


def _buttons(table: Table, at: Layout, *wanted: tuple[str, str, Action, bool]) -> Pieces:
    """One or two ways on, at the near edge: the last one lies on the right."""
    space, edge, gap = table.space, at.near, 12 * table.space.unit
    if space.wide and not space.phone:
        first = Rect(edge.guessed.x - gap - edge.guessed.w, edge.guessed.y, *edge.guessed[2:])
        rects = [first, edge.guessed]
    else:
        row = edge.name if not space.phone else edge.supply if space.wide else edge.guessed
        row = Rect(at.area.x, row.y, at.area.w, row.h) if space.phone else row
        h = min(max(space.touch, 84 * space.unit), row.h)
        rects = grid(2, row, row.w / 2 / h, gap, rows=1)
    rects = rects[-len(wanted) :]
    return {
        key: button(space, rect, text, action, 30, quiet=quiet)
        for (key, text, action, quiet), rect in zip(wanted, rects, strict=True)
    }


def _shown_seats(table: Table, prompt: Guessing) -> Sequence[int]:
    """On a phone there is room only for those who can be touched."""
    return prompt.guessers if table.space.phone else range(len(table.people))


def _who_guessed(prompt: ClaimPrompt | LateCreditPrompt, table: Table) -> Scene:
    """The clock stands still; one touch credits."""
    at, speaker = layout(table.space), table.speaker(prompt.actors)
    taps: dict[int, Action] = {seat: Send(Credit(speaker, seat)) for seat in prompt.guessers}
    if isinstance(prompt, ClaimPrompt):
        text, left = tr._("Who said it first?"), _minutes(prompt.left)
        way = ("nobody", tr._("Nobody yet"), Send(CancelClaim(speaker)), True)
    else:
        text, left = tr._("Time is up! Did somebody say it?"), _minutes(0)
        way = ("nobody", tr._("Nobody"), Send(Nobody(speaker)), True)
    pieces = lying(prompt.sky.clouds, at) | _question(table, at, text) | _buttons(table, at, way)
    pieces |= _artists_and_guessers(prompt, table, at, taps)
    if table.space.wide != table.space.phone:  # elsewhere people sit there
        for edge in at.edges:
            pieces[f"time{edge.side}"] = words(
                table.space, edge.category, left, 38, face="figures", angle=edge.angle, layer=40
            )
    return Scene(pieces, shade=0.22)


def _artists_and_guessers(
    prompt: Guessing, table: Table, at: Layout, taps: Mapping[int, Action]
) -> Pieces:
    roles = prompt.round.roles
    paints = {seat: tr._("{name} paints").format(name=table.name(seat)) for seat in roles.artists}
    return _people(table, at, roles, _shown_seats(table, prompt), paints, taps)


def _minutes(milliseconds: int) -> str:
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


# --- the result -------------------------------------------------------------------------------


def _correction(prompt: RoundResultPrompt, table: Table) -> Scene:
    """Somebody else guessed it, or nobody did."""
    at, speaker = layout(table.space), table.speaker(prompt.judges)
    taps: dict[int, Action] = {
        seat: Send(Correct(speaker, seat)) for seat in prompt.guessers if seat != prompt.guesser
    }
    ways: list[tuple[str, str, Action, bool]] = [("back", tr._("Back"), Choose(Choice()), True)]
    if prompt.guesser is not None:
        ways.append(("nobody", tr._("Nobody"), Send(Correct(speaker, None)), True))
    keep = at.near.guessed.w if len(ways) > 1 else 0
    pieces = lying(prompt.sky.clouds, at) | _buttons(table, at, *ways)
    pieces |= _question(table, at, tr._("Who guessed it?"), keep=keep)
    return Scene(pieces | _artists_and_guessers(prompt, table, at, taps), light=1, shade=0.22)


def _result(prompt: RoundResultPrompt, table: Table) -> Reveal:
    """A breath; the sky turns to sunset and the word grows out of it; drops fall; points count."""
    space, at = table.space, layout(table.space)
    roles, everyone = prompt.round.roles, range(len(table.people))
    gained = {award.seat for award in prompt.awards}
    keep = at.near.guessed.w + 12 * space.unit

    def people(after: bool) -> Pieces:
        texts = {
            seat: f"{table.name(seat)} {own - (seat in gained and not after)}"
            for seat, own in enumerate(prompt.round.droplets)
        }
        return _people(table, at, roles, everyone, texts, {})

    still = lying(prompt.sky.clouds, at)
    told = still | people(after=False) | _the_answer(prompt, table, at)
    told |= _question(table, at, _verdict(prompt, table), 34, keep, face="figures")
    beads = told | _drops(prompt, table, at)
    counted = beads | people(after=True)
    final = counted | _buttons(
        table, at,
        ("mend", tr._("That is not right"), Choose(Choice(correcting=True)), True),
        ("next", tr._("Next sky") if prompt.next else tr._("Who has won?"),
         Send(Next(table.speaker(prompt.actors))), False),
    )  # fmt: skip
    if isinstance(prompt.last, Correct):
        return steps((0.5, Scene(counted, light=1)), (0, Scene(final, light=1)))
    return steps(
        (0.6, Scene(still | people(after=False), shade=0.12)),
        (1.5, Scene(told, light=1, sound="reveal")),
        (0.3 + 0.3 * len(gained), Scene(beads, light=1, sound="tick" if gained else "")),
        (0.4, Scene(counted, light=1)),
        (0, Scene(final, light=1)),
    )


def _verdict(prompt: RoundResultPrompt, table: Table) -> str:
    if prompt.guesser is None:
        return tr._("Nobody guessed it")
    return tr._("{name} guessed it after {seconds} s").format(
        name=table.name(prompt.guesser), seconds=round(prompt.used / 1000)
    )


def _middle(clouds: Sequence[Cloud], at: Layout) -> tuple[float, float]:
    """The middle of what was painted."""
    xs, ys = [cloud.x for cloud in clouds] or [800], [cloud.y for cloud in clouds] or [500]
    return at.from_sky((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def _the_answer(prompt: RoundResultPrompt, table: Table, at: Layout) -> Pieces:
    space, x_y = table.space, _middle(prompt.sky.clouds, at)
    found: Pieces = {}
    for edge, size in zip(at.edges, (WORD, 104), strict=False):
        h = min(space.text(size) * 1.2, at.sky.h * 0.34)
        rect = Rect(at.sky.x, at.sky.y, at.sky.w, h)
        rect = rect.across(at.area) if edge.angle else rect
        found[f"answer{edge.side}"] = words(
            space, rect, prompt.word.text, size, angle=edge.angle, layer=44, delay=0.5,
            duration=0.4,
            enter=Spot(around(*x_y, rect.w * 0.1, rect.h * 0.1), edge.angle, opacity=0),
        )  # fmt: skip
    return found


def _drops(prompt: RoundResultPrompt, table: Table, at: Layout) -> Pieces:
    """Beads of water fall from the cloud to the guesser and to both artists."""
    space, begin = table.space, _middle(prompt.sky.clouds, at)
    seats = seats_around(table, at, prompt.round.roles, range(len(table.people)))
    found: Pieces = {}
    first_the_guesser = sorted(prompt.awards, key=lambda award: award.seat != prompt.guesser)
    for order, award in enumerate(first_the_guesser):
        seat, later = seats[award.seat], order * 0.15
        side = max(seat.disc.w * 0.4, 30 * space.unit)
        bead = around(*_seen_from(seat, 0.36, 0.4), side, side)
        found[f"bead:{award.seat}"] = Piece(
            bead, Picture("table/bead.webp", shadow=""), layer=45, delay=later, duration=0.5,
            enter=Spot(around(*begin, side * 0.3, side * 0.3), opacity=0), arc=60 * space.unit,
        )  # fmt: skip
        if not space.phone:  # there the number itself is enough
            plus = around(*_seen_from(seat, -0.3, 0.46), space.text(50) * 1.5, space.text(50) * 1.2)
            found[f"plus:{award.seat}"] = words(
                space, plus, "+1", 50, face="figures", angle=seat.angle, layer=46,
                delay=later + 0.45, duration=0.2, bounce=True,
                enter=Spot(plus.scaled(0.4), seat.angle, opacity=0),
            )  # fmt: skip
    return found


def _seen_from(seat: Seat, right: float, up: float) -> tuple[float, float]:
    """A point of a badge, in parts of its size, as its owner sees it."""
    turned = radians(seat.angle)
    x, y = right * cos(turned) - up * sin(turned), right * sin(turned) + up * cos(turned)
    return seat.disc.cx + x * seat.disc.w, seat.disc.cy + y * seat.disc.h


# --- between and after the rounds -------------------------------------------------------------


def _regrouped(prompt: RegroupPrompt, table: Table) -> Scene:
    """Who plays on, and who paints next."""
    space, at = table.space, edges(table.space)
    text = tr._("The table has changed")
    if prompt.next:
        text = tr._("{main} and {second} paint next").format(
            main=table.name(prompt.next.main), second=table.name(prompt.next.second)
        )
    low, rest = at.middle.cut_bottom(max(space.touch, 76 * space.unit), 10 * space.unit)
    wide = around(low.cx, low.cy, min(low.w, 400 * space.unit), low.h)
    pieces = headline(space, text, at=at) | _with_droplets(
        people_row(table, range(len(table.people)), rest), table, prompt.droplets
    )
    pieces["next"] = button(
        space, wide, tr._("Next sky") if prompt.next else tr._("Who has won?"),
        Send(Next(table.speaker(prompt.actors))),
    )  # fmt: skip
    return Scene(pieces, light=0, shade=0.2)


def _with_droplets(people: Pieces, table: Table, droplets: Sequence[int]) -> Pieces:
    for seat, own in enumerate(droplets):
        piece = people[f"name:{seat}"]
        text = f"{table.name(seat)} {own}"
        people[f"name:{seat}"] = piece._replace(look=piece.look._replace(text=text))  # type: ignore[attr-defined]
    return people


class _Hands(NamedTuple):
    """Where the hands are counted."""

    cells: list[Rect]
    """Of the tied players; the last one is for those who cannot decide."""
    row: Rect
    button: Rect


def _hands(space: Space, middle: Rect, tied: int) -> _Hands:
    u = space.unit
    low, rest = middle.cut_bottom(max(space.touch, 84 * u), 10 * u)
    button, row = low.cut_right(min(300 * u, low.w * 0.4), 14 * u)
    cells = grid(tied + 1, rest, 0.86, 16 * u, most=240 * u)
    return _Hands(cells, row, around(button.cx, button.cy, button.w, max(space.touch, 76 * u)))


def _show_of_hands(prompt: VotePrompt, table: Table, choice: Choice) -> Scene:
    """A tie: everyone else's badge is brought to the most relaxed of the tied players."""
    space, at = table.space, edges(table.space)
    places = _hands(space, at.middle, len(prompt.tied))
    votes = dict(prompt.votes)
    people = [seat for seat in prompt.actors if not table.people[seat].robot]
    waiting = [seat for seat in people if seat not in votes]
    voter = choice.voter if choice.voter in people else next(iter(waiting), None)
    pieces = headline(space, tr._("A tie! Who was the most relaxed?"), at=at)
    targets = {}
    for order, (seat, cell) in enumerate(zip((*prompt.tied, ABSTAIN), places.cells, strict=True)):
        name, rest = cell.cut_bottom(min(space.text(30) * 1.35, cell.h * 0.3))
        rect = rest.inset(rest.w * 0.12, rest.h * 0.06)
        side = min(rect.w, rect.h)
        rect = around(rect.cx, rect.cy, side, side)
        targets[seat] = rect
        tap = None if voter is None or votes.get(voter) == seat else Send(Vote(voter, seat))
        if seat == ABSTAIN:
            ring = Panel(NIGHT, 0.45, side / 2, GOLD if tap else MIST, 4 * space.unit)
            pieces[f"person:{seat}"] = Piece(rect, ring, layer=10, tap=tap)
        else:
            pieces[f"person:{seat}"] = badge(
                table.people[seat], rect, layer=11, tap=tap, glow=0.7 if tap else 0,
                delay=order * STAGGER,
            )  # fmt: skip
        text = tr._("Can’t decide") if seat == ABSTAIN else table.name(seat)
        pieces[f"name:{seat}"] = words(space, name, text, 30, layer=40)
    pieces |= _voters(prompt, table, places, targets, votes, voter)
    if prompt.complete:
        move = Send(Next(table.speaker(prompt.actors)))
        pieces["next"] = button(space, places.button, tr._("Who has won?"), move)
    return Scene(pieces, light=1, shade=0.25)


def _voters(
    prompt: VotePrompt, table: Table, places: _Hands, targets: Mapping[int, Rect],
    votes: Mapping[int, int], voter: int | None,
) -> Pieces:  # fmt: skip
    space = table.space
    side = max(space.touch, 76 * space.unit)
    row = grid(len(prompt.actors), places.row, 1, 10 * space.unit, most=side)
    found: Pieces = {}
    for index, seat in enumerate(prompt.actors):
        rect, person = row[index], table.people[seat]
        if seat in votes:
            fellows = [other for other in prompt.actors if votes.get(other) == votes[seat]]
            target = targets[votes[seat]]
            small = min(max(target.w * 0.36, 48 * space.density), side)
            step = min(small * 0.8, target.w / len(fellows))
            x = target.cx + (fellows.index(seat) - (len(fellows) - 1) / 2) * step
            rect = around(x, target.y + small * 0.3, small, small)
        wanted = not person.robot and (seat == voter or seat not in votes)
        found[f"voter:{seat}"] = badge(
            person, rect, layer=50 + index, arc=rect.h * 0.4, bounce=True,
            glow=0 if not wanted else 1 if seat == voter else 0.5,
            tap=None if person.robot else Choose(Choice(voter=seat)),
            drops=() if person.robot else tuple(
                Drop(f"person:{choice}", Send(Vote(seat, choice)))
                for choice in targets
                if votes.get(seat) != choice
            ),
        )  # fmt: skip
    return found


# --- the end ----------------------------------------------------------------------------------


def _game_over(prompt: GameOverPrompt, table: Table, choice: Choice) -> Reveal:
    names = tr.listed([table.name(seat) for seat in prompt.winners])
    title = tr.n("{names} wins", "{names} win together", len(prompt.winners)).format(names=names)
    gallery = tuple(
        Exhibit(
            _kept(painted), 1.6, Choose(Choice(opened=index)) if choice.opened is None else None
        )
        for index, painted in enumerate(prompt.gallery)
    )
    large, caption = None, ""
    if choice.opened is not None:
        painted = prompt.gallery[choice.opened]
        large = Exhibit(_kept(painted), 1.6, Choose(Choice()))
        caption = _told(painted, table)
    told = ending(table, Ending(
        title, _reason(prompt), winners=prompt.winners, scores=prompt.scores,
        awards=tuple(_award(award, prompt, table) for award in prompt.awards),
        gallery=gallery, large=large, caption=caption, sound="fanfare-clouds",
    ))  # fmt: skip
    return tuple(step._replace(scene=step.scene._replace(light=1)) for step in told)


def _kept(painted: PaintedWord) -> SkyPicture:
    return SkyPicture(painted.sky.clouds, light_of(painted.guessed, painted.used))


def _told(painted: PaintedWord, table: Table) -> str:
    """What a sky of the gallery was, and who saw it."""
    painters = [table.name(seat) for seat in painted.artists if seat is not None]
    parts = [painted.word.text]
    if painters:
        parts.append(tr._("by {names}").format(names=tr.listed(painters)))
    if not painted.guessed:
        parts.append(tr._("not guessed"))
    elif painted.guesser is not None:
        parts.append(tr._("guessed by {name}").format(name=table.name(painted.guesser)))
    return " – ".join(parts)


def _reason(prompt: GameOverPrompt) -> str:
    most = max(prompt.scores)
    droplets = tr.n("{n} droplet", "{n} droplets", most).format(n=most)
    if not prompt.tied:
        return droplets
    if len(prompt.winners) == 1:
        return tr._("A tie at {droplets}, decided by a show of hands").format(droplets=droplets)
    return tr._("A tie at {droplets}").format(droplets=droplets)


def _award(award: MatchAward, prompt: GameOverPrompt, table: Table) -> AwardCard:
    """What somebody really earned in this match."""
    sky = next((p for p in prompt.gallery if p.word.id == award.item), None)
    figure = award.figures[0]
    titles = {
        "quickest": tr._("Sharp eyes"),
        "pair": tr._("Of one mind"),
        "guesses": tr._("Cloud reader"),
    }
    reasons = {
        "quickest": tr._("{word} in {n} s") if sky else tr._("a guess in {n} s"),
        "pair": tr.n("{n} word was seen", "{n} words were seen", figure),
        "guesses": tr.n("guessed {n} word", "guessed {n} words", figure),
    }
    number = round(figure / 1000) if award.key == "quickest" else figure
    reason = reasons[award.key].format(n=number, word=sky.word.text if sky else "")
    look = _kept(sky) if sky else None
    return AwardCard(titles[award.key], award.seats, reason, look, 1.6)
