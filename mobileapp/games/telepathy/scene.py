"""Telepathy as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from typing import Any

from engine.core import Handoff, Prompt
from engine.games.telepathy.moves import Memorise
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
    TablePublic,
)
from mobileapp.games.telepathy.looks import SECRET, SecretCard, SmallGrid
from mobileapp.games.telepathy.naming import reply_scene
from mobileapp.games.telepathy.over import over
from mobileapp.games.telepathy.pieces import Choice, desk_for, grid_panel, home, tiles
from mobileapp.games.telepathy.turn import announce_scene, give_scene, perform_scene
from mobileapp.stage.looks import token
from mobileapp.stage.parts import button, corner_side, curtain, edges, to_the_table, words
from mobileapp.stage.scene import (
    CURTAIN,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Spot,
    Table,
    around,
    fitted,
    grid,
)
from mobileapp.translation import tr

PLACE = "telepathy"


def first_choice(prompt: Prompt) -> Choice:
    return Choice()


def scene(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    told: Scene | Reveal
    match shown:
        case Handoff(peek=True):
            told = _before_a_peek(shown, table)
        case Handoff(to=None, public=TablePublic() as public):
            told = _on_the_table(public, table)
        case Handoff(public=TablePublic() as public):
            told = curtain(shown, table, lambda box: _known(public, box), PLACE)
        case MemorisePrompt(actors=()):
            told = _peek(shown, table)
        case MemorisePrompt():
            told = _memorise(shown, table)
        case GivePrompt():
            told = give_scene(shown, table, choice)
        case PerformPrompt():
            told = perform_scene(shown, table, choice)
        case AnnouncePrompt():
            told = announce_scene(shown, table, choice)
        case ReplyPrompt():
            told = reply_scene(shown, table, choice)
        case GameOverPrompt():
            told = over(shown, table)
        case _:
            raise TypeError(type(shown).__name__)
    if isinstance(told, Scene):
        return told._replace(place=PLACE)
    return tuple(step._replace(scene=step.scene._replace(place=PLACE)) for step in told)


# --- secrets ----------------------------------------------------------------------------------


def _known(public: TablePublic, box: Rect) -> Pieces:
    """What lies on the curtain: the grid as everyone may see it."""
    return {"board": Piece(fitted(box, 1).scaled(0.94), SmallGrid(public.board.grid), layer=2)}


def _before_a_peek(handoff: Handoff, table: Table) -> Scene:
    """The cloth falls while the sealed card is held; it parts again under the same finger."""
    public, seat = handoff.public, handoff.to
    closed = curtain(handoff, table, None, PLACE)
    if not isinstance(public, TablePublic) or seat is None:
        return closed
    desk = desk_for(public.board, table)
    text = tr._("Only {name} looks now").format(name=table.name(seat))
    heading = closed.pieces["heading"]
    look = heading.look._replace(text=text)  # type: ignore[attr-defined]
    raised = {
        key: piece._replace(layer=CURTAIN + piece.layer, hold=None)
        for key, piece in home(desk, seat).items()
    }
    return closed._replace(
        pieces={**closed.pieces, "heading": heading._replace(look=look), **raised}
    )


def _peek(prompt: MemorisePrompt, table: Table) -> Scene:
    """One's own secrets, turned to one's own edge, as long as the finger stays."""
    desk, seat = desk_for(prompt.board, table), prompt.audience or 0
    lay, side = desk.lay, desk.side_of(seat)
    pieces = {
        key: piece._replace(dim=0.75)
        for key, piece in tiles(prompt.board.grid, lay.board, desk.space).items()
    }
    half, _ = lay.middle.cut_top(lay.middle.h * 0.62)
    if not desk.seats.is_far(seat):
        half, _ = lay.middle.cut_bottom(lay.middle.h * 0.62)
    pieces |= _secret_cards(prompt, half, desk.table, side.angle, layer=24)
    pieces |= home(desk, seat)
    title = tr._("{name}, your secrets").format(name=table.name(seat))
    pieces["headline"] = words(desk.space, side.headline, title, 40, angle=side.angle, layer=40)
    return Scene(pieces, shade=0.4)


def _secret_cards(
    prompt: MemorisePrompt, area: Rect, table: Table, angle: float = 0, layer: int = 10
) -> Pieces:
    """Secret cards side by side, and what each of them asks for."""
    space = table.space
    low = space.text(28) * 2.4
    places = grid(
        len(prompt.conditions), area, 1 / (1 / SECRET + low / (area.w * 0.4)), 24 * space.unit,
        rows=1,
    )  # fmt: skip
    if angle:
        places.reverse()  # the wanted one lies on the left of whoever reads it
    found: Pieces = {}
    for index, (condition, place) in enumerate(zip(prompt.conditions, places, strict=True)):
        label, rest = place.cut_top(low) if angle else place.cut_bottom(low)
        rect = fitted(rest, SECRET)
        wanted = (
            tr._("wanted: a line of three") if condition.win else tr._("to avoid: a line of three")
        )
        found[f"secret:{index}"] = Piece(
            rect, SecretCard(condition.sign, condition.win), layer=layer, angle=angle,
            enter=Spot(rect.scaled(0.9), angle, face_up=False), duration=0.4,
            delay=0.1 + index * 0.12,
        )  # fmt: skip
        found[f"asked:{index}"] = words(
            space, label, wanted, 28, angle=angle, layer=layer, public=False
        )
    return found


def _memorise(prompt: MemorisePrompt, table: Table) -> Scene:
    """One's own secrets beside the tiles, before the first turn."""
    space, seat = table.space, prompt.audience or 0
    u = space.unit
    area = space.area.inset(24 * u, 12 * u)
    title, rest = area.cut_top(max(corner_side(space), space.text(42) * 1.3), 8 * u)
    go, rest = rest.cut_bottom(max(space.touch, 76 * u), 10 * u)
    if space.wide:
        board, cards = rest.cut_right(rest.w * 0.46, 20 * u)
    else:
        board, cards = rest.cut_bottom(rest.h * 0.5, 16 * u)
    board = fitted(board, 1).scaled(0.94)
    pieces = tiles(prompt.board.grid, board, space)
    pieces |= _secret_cards(prompt, cards, table)
    name = tr._("{name}, your secrets").format(name=table.name(seat))
    pieces["headline"] = words(
        space, title.inset(corner_side(space) + 12 * u, 0), name, 42,
        badge=token(table.people[seat]), layer=40, public=False,
    )  # fmt: skip
    wide = around(go.cx, go.cy, min(go.w, 460 * u), go.h)
    pieces["button"] = button(space, wide, tr._("I know them"), Send(Memorise(seat)))
    return Scene(pieces)


def _on_the_table(public: TablePublic, table: Table) -> Scene:
    """The tiles are dealt; from here on nobody says a word."""
    space = table.space
    at = edges(space)
    _, room = at.middle.cut_bottom(max(space.touch, 76 * space.unit), 16 * space.unit)
    board = fitted(room, 1).scaled(0.94)
    heap = around(board.cx, board.cy, board.w * 0.2, board.h * 0.2)
    pieces = {
        key: piece._replace(enter=Spot(heap, 12, opacity=0), delay=order * 0.04, bounce=True)
        for order, (key, piece) in enumerate(tiles(public.board.grid, board, space).items())
    }
    pieces["grid"] = grid_panel(board, space)
    text = tr._("Lay the tablet between you – and not a word")
    return to_the_table(table, pieces, at, text)
