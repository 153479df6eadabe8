"""A slip is turned over: what the subject saw, who wins the blot, and how it all ended."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin
from typing import NamedTuple

from engine.core import Join, Leave, MatchAward, Next
from engine.games.inkblots.board import FACE_DOWN, Board, required, turned_over
from engine.games.inkblots.moves import PassSecondGuess, SecondGuess
from engine.games.inkblots.prompts import GameOverPrompt, RoundResultPrompt
from engine.packs import Item
from mobileapp.games.inkblots import desk
from mobileapp.games.inkblots.desk import Desk, Layout, blot, in_play, shelves, three, word_slip
from mobileapp.games.inkblots.looks import InkDrop, InkEdge
from mobileapp.games.inkblots.sentences import verdicts, winner_of
from mobileapp.games.team_looks import ribbon, team_colour, team_name
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending
from mobileapp.stage.looks import Card
from mobileapp.stage.parts import button, headline, steps, words
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Spot,
    Table,
    around,
)
from mobileapp.translation import tr

SHADE = 0.45
GALLERY = 8
"""So many blots are shown at the end."""

Told = list[tuple[float, Scene]]


class _Light(NamedTuple):
    """Where the blot is held up while its slip is turned over."""

    blot: Rect
    slip: Rect
    guesses: tuple[Rect, Rect]


def _light(table: Table, at: Desk) -> _Light:
    board = at.board
    if table.space.wide:
        side, slip_h = min(board.h * 0.66, board.w * 0.4), board.h * 0.25
        guess = (min(board.w * 0.27, (board.w - side) / 2 * 0.9), board.h * 0.2)
    else:
        side, slip_h = min(board.w * 0.62, board.h * 0.44), board.h * 0.15
        guess = (board.w * 0.47, board.h * 0.14)
    low = 0 if table.space.wide else guess[1] * 1.35
    y = board.y + low + (board.h - low - side - slip_h * 0.86) / 2
    slip = around(board.cx, y + slip_h / 2, side * 1.02, slip_h)
    big = Rect(board.cx - side / 2, slip.top - slip_h * 0.14, side, side)
    cy = board.y + guess[1] * (0.68 if table.space.wide else 0.5)
    beside = board.x + guess[0] / 2
    return _Light(
        big, slip,
        (around(beside, cy, *guess), around(2 * board.cx - beside, cy, *guess)),
    )  # fmt: skip


def _before(board: Board, image: int) -> Board:
    """The board as it lay before the slip of that blot was turned over."""
    guess = required(board.guess)
    if guess.image == image:
        return replace(board, control=None, second=None, markers=FACE_DOWN, outcome="", awards=())
    first = tuple(award for award in board.awards if award.image == guess.image)
    return replace(board, second=None, markers=turned_over(guess), awards=first)


def reveal(board: Board, table: Table, image: int, final: Scene) -> Reveal:
    """Everything else dims, a breath of silence; the slip turns, ink runs, the blot flies."""
    at = desk.desk_for(table.space)
    light = _light(table, at)
    before = _before(board, image)
    winner = winner_of(board, image)
    item = board.deal.images[image]
    dark = {
        key: piece._replace(dim=0.9, opacity=0.4)
        for key, piece in (
            shelves(table, at, before.won)
            | in_play(before, table, three(table.space, at.board))
        ).items()
        if not key.startswith(("guess", "place"))
    }  # fmt: skip
    held = blot(item, light.blot, 0, layer=32, lifted=0.5, glow=0.5, glow_colour="#FBF3DF")
    shown = dark | _guesses(board, table, image, light, judged=False)
    shown[f"blot:{item.id}"] = held
    small = around(light.slip.cx, light.slip.cy, light.slip.w * 0.5, light.slip.h * 0.6)
    key = f"answer:{item.id}"
    shown[key] = dark[key]._replace(rect=small, dim=0, opacity=1, layer=50)
    story: Told = [(1.0, Scene(dict(shown), shade=SHADE))]
    thin = around(small.cx, small.cy, small.w * 0.03, small.h)
    shown[key] = shown[key]._replace(rect=thin, duration=0.17)
    story.append((0.2, Scene(dict(shown), shade=SHADE)))
    word = board.deal.word(board.markers[image])
    shown[key] = word_slip(table.space, light.slip, word, 64, layer=50, duration=0.22)
    saw = tr._("{name} saw “{word}”").format(name=desk.subject_name(board, table), word=word.text)
    shown |= headline(table.space, saw, at=at.at)
    story.append((0.5, Scene(dict(shown), shade=SHADE, sound="card")))
    shown |= _guesses(board, table, image, light, judged=True)
    shown |= _ink(light.blot, team_colour(winner))
    shown[f"blot:{item.id}"] = held._replace(
        glow=0.9 if winner else 0, glow_colour=team_colour(winner)
    )
    story.append((1.0, Scene(dict(shown), shade=SHADE, sound="chime" if winner else "")))
    flown = {k: piece for k, piece in shown.items() if not k.startswith("ink:")}
    if winner:
        flown |= shelves(table, at, before.won) | _flight(board, table, at, image, light)
        story.append((0.65, Scene(flown, shade=SHADE * 0.5, sound="token")))
    elif f"blot:{item.id}" not in final.pieces:
        pocket = desk.folder(three(table.space, at.board).low, table.space)
        spot = desk.in_folder(pocket, held.rect)
        flown = {k: piece for k, piece in flown.items() if not k.startswith("guess")} | pocket
        below = spot.rect.moved(0, -spot.rect.top)
        flown[f"blot:{item.id}"] = held._replace(
            rect=spot.rect, angle=spot.angle, lifted=0, glow=0, duration=0.45,
            leave=Spot(below, spot.angle, delay=0.34),
        )  # fmt: skip
        story.append((0.7, Scene(flown, shade=SHADE * 0.5, sound="card")))
    return steps(*story, (0, final))


def _guesses(board: Board, table: Table, image: int, light: _Light, judged: bool) -> Pieces:
    """What the teams said, to the left and to the right; a wrong word turns grey."""
    guess, control, second = required(board.guess), required(board.control), board.second
    said = {"test": guess.symbol, "control": control.symbol}
    if isinstance(second, SecondGuess) and second.image == image:
        said = {"test": second.symbol}
    found: Pieces = {}
    for (side, symbol), rect in zip(said.items(), light.guesses, strict=False):
        wrong = judged and symbol != board.markers[image]
        found |= desk.guess_slip(
            table.space, board, side, rect, symbol, angle=0, dim=0.75 if wrong else 0
        )
    return found


def _ink(rect: Rect, colour: str) -> Pieces:
    """Ink climbs both sides of a blot, mirrored, and meets at the top."""
    thick = rect.w * 0.22
    side = Rect(rect.x - thick * 0.55, rect.y - thick * 0.1, thick, rect.h + thick * 0.5)
    half = Rect(side.x + thick * 0.2, rect.top - thick * 0.42, 0, thick)
    half = half._replace(w=rect.cx - half.x + thick * 0.02)
    found: Pieces = {}
    for name, box, start, later in (
        ("side", side, side._replace(h=thick * 0.3), 0.0),
        ("top", half, half._replace(w=thick * 0.3), 0.4),
    ):
        for flip in (False, True):
            place, enter = (_mirrored(b, rect.cx) if flip else b for b in (box, start))
            found[f"ink:{name}:{int(flip)}"] = Piece(
                place, InkEdge(colour, name, flip), layer=36, duration=0.5, delay=later,
                enter=Spot(enter, opacity=0 if later else 0.6),
            )  # fmt: skip
    return found


def _mirrored(box: Rect, cx: float) -> Rect:
    return box._replace(x=2 * cx - box.right)


def _flight(board: Board, table: Table, at: Desk, image: int, light: _Light) -> Pieces:
    """The blot flies to the next free place of the shelf, and loses drops on its way."""
    item, team = board.deal.images[image], winner_of(board, image)
    before = _before(board, image)
    had = len(before.won[("dusk", "dawn").index(team)])
    place = desk.shelf_place(desk.places_of(table, at, team), had, had + 1)
    height = min(table.space.height * 0.16, table.space.area.top - place.top)
    found = desk.won_blot(item, place, team, had, table.space, layer=80, arc=height)
    rim = found[f"rim:{item.id}"]
    found[f"rim:{item.id}"] = rim._replace(enter=Spot(light.blot.inset(-3)))
    side = max(table.space.unit * 14, 6)
    for number, part in enumerate((0.18, 0.3, 0.42, 0.56, 0.7, 0.84)):
        x = light.blot.cx + (place.cx - light.blot.cx) * part
        y = light.blot.cy + (place.cy - light.blot.cy) * part + sin(pi * part) * height
        drop = around(
            x, y - number % 2 * side, side * (1.2 - part * 0.6), side * (1.2 - part * 0.6)
        )
        found[f"drop:{number}"] = Piece(
            drop, InkDrop(team_colour(team)), layer=34, duration=0.2, delay=0.05 + part * 0.3,
            enter=Spot(drop.scaled(0.3), opacity=0),
            leave=Spot(drop.moved(0, -side * 2), opacity=0),
        )  # fmt: skip
    return found


# --- the result of a round --------------------------------------------------------------------


def result(prompt: RoundResultPrompt, table: Table) -> Scene | Reveal:
    """The slip that was asked for is turned over; then the whole pairing lies open."""
    board = prompt.board
    final = _whole_pairing(prompt, table)
    if isinstance(prompt.last, (Leave, Join)) or isinstance(board.second, PassSecondGuess):
        return final
    asked = board.second if isinstance(board.second, SecondGuess) else required(board.guess)
    return reveal(board, table, asked.image, final)


def _whole_pairing(prompt: RoundResultPrompt, table: Table) -> Scene:
    board, space = prompt.board, table.space
    at = desk.desk_for(space)
    lay = three(space, at.board, slot=0.2, low=0.21)
    found = shelves(table, at, board.won)
    for place, image in enumerate(board.images_in_play):
        item, rect, team = board.deal.images[image], lay.blots[place], winner_of(board, image)
        word = board.deal.word(board.markers[image])
        found[f"answer:{item.id}"] = word_slip(
            space, lay.slots[place], word, layer=30, delay=place * STAGGER
        )
        if team:
            found |= {
                f"copy{key[key.index(':') :]}" if key.startswith("blot") else f"copy-{key}": piece
                for key, piece in desk.won_blot(
                    item, rect, team, 0, space, angle=0, layer=12
                ).items()
            }
            plus = tr._("{team} +1").format(team=team_name(team))
            found[f"plus:{item.id}"] = desk.team_ribbon(
                space, rect.inset(0, rect.h * 0.09), team, plus, bounce=True
            )
        else:
            found[f"blot:{item.id}"] = blot(item, rect, place)
    found |= _outcome(prompt, table, at)
    text, go = _verdict_and_next(table, lay)
    found["verdict"] = words(space, text, _verdict(board, table), 28, face="italic", layer=40)
    found["next"] = button(space, go, _next_step(prompt), Send(Next(table.speaker(prompt.actors))))
    return Scene(found)


def _next_step(prompt: RoundResultPrompt) -> str:
    """Who is put to the test in the next round."""
    if not prompt.next_test_team:
        return tr._("Finish the match")
    return tr._("{team} is next").format(team=team_name(prompt.next_test_team))


def _outcome(prompt: RoundResultPrompt, table: Table, at: Desk) -> Pieces:
    """Who wins what, in a few words."""
    won = prompt.board.awards
    if prompt.winner:
        return headline(
            table.space, tr._("wins the match!"), ribbon=ribbon(prompt.winner), at=at.at
        )
    if not won:
        return headline(table.space, tr._("Nobody wins a blot"), at=at.at)
    text = tr.n("wins a blot", "wins {n} blots", len(won)).format(n=len(won))
    return headline(table.space, text, ribbon=ribbon(won[0].team), at=at.at)


def _verdict(board: Board, table: Table) -> str:
    """Why; on a phone only what was told last."""
    sentences = verdicts(board)
    return sentences[-1] if table.space.phone else " ".join(sentences)


def _verdict_and_next(table: Table, lay: Layout) -> tuple[Rect, Rect]:
    space = table.space
    high = max(space.touch, 76 * space.unit)
    if space.wide:
        go, rest = lay.low.cut_right(min(290 * space.unit, lay.low.w * 0.3), 18 * space.unit)
        return rest, around(go.cx, go.cy, go.w, min(high, go.h))
    go, rest = lay.low.cut_bottom(high, 10 * space.unit)
    return rest, go


# --- the end ----------------------------------------------------------------------------------


def game_over(
    prompt: GameOverPrompt, table: Table, seen: str, see: Callable[[str], Action]
) -> Reveal:
    """The winning team, what was earned, and the blots that were won; one may be seen large."""
    kept = _won(prompt)[-GALLERY:]
    large = next((won for won in kept if won.item.id == seen), None)
    return ending(
        table,
        Ending(
            tr._("wins the match!") if prompt.team else tr._("The blots are used up: a draw"),
            " : ".join(str(points) for points in sorted(prompt.board.scores.values())[::-1]),
            ribbon=ribbon(prompt.team) if prompt.team else None,
            winners=prompt.winners,
            awards=tuple(_award(award, prompt, table) for award in prompt.awards),
            gallery=tuple(Exhibit(_card(won.item), 1.0, see(won.item.id)) for won in kept),
            large=large and Exhibit(_card(large.item), 1.0, see("")),
            caption=large.saw(table) if large else "",
            sound="fanfare-inkblots",
        ),
    )


class _Won(NamedTuple):
    """A blot that was won, and the round it was won in."""

    item: Item
    board: Board
    image: int
    team: str

    def saw(self, table: Table) -> str:
        word = self.board.deal.word(self.board.markers[self.image]).text
        name = desk.subject_name(self.board, table)
        return tr._("{name} saw “{word}”").format(name=name, word=word)


def _won(prompt: GameOverPrompt) -> list[_Won]:
    """Every blot that was won, in that order."""
    return [
        _Won(board.deal.images[award.image], board, award.image, award.team)
        for board in prompt.boards
        for award in board.awards
    ]


def _card(item: Item) -> Card:
    return Card(item, "blot")


def _award(award: MatchAward, prompt: GameOverPrompt, table: Table) -> AwardCard:
    """What somebody, or a team, did best; with a blot of theirs where there is room."""
    n, team = award.figures[0], prompt.board.deal.teams[award.seats[0]]
    won = [] if table.space.phone else _won(prompt)
    if award.key == "subject":
        title = tr._("An open book")
        why = tr.n("understood once", "understood {n} times", n).format(n=n)
        own = [blot.item for blot in won if blot.board.subject in award.seats]
        return AwardCard(title, award.seats, why, _card(own[-1]) if own else None, 1.0)
    if award.key == "control":
        title = tr._("Sharp control")
        why = tr._("{n} of {all} guesses right").format(n=n, all=award.figures[1])
    else:
        title = tr._("Lucky streak")
        why = tr.n("{n} round in a row", "{n} rounds in a row", n).format(n=n)
    own = [blot.item for blot in won if blot.team == team]
    look = _card(own[-1]) if own else None
    return AwardCard(title, award.seats, why, look, 1.0, ribbon(team))
