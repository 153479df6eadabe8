"""Builds the scene of every prompt and hand-off of Telepathy, by pure functions without Kivy.

Everyone reads their secrets behind the curtain. Then the tablet lies on the table: a card is pushed
to the partner, who performs it (`turn`); after each turn somebody may announce (`announcement`).
"""

from typing import Any

from engine.core import Handoff
from engine.games.telepathy import moves, prompts
from mobileapp.games.telepathy import layout, looks, table
from mobileapp.games.telepathy.announcement import announce_scene, end_of_turn, reply_scene
from mobileapp.games.telepathy.layout import Choice, Layout
from mobileapp.games.telepathy.result import game_over
from mobileapp.games.telepathy.turn import give_scene, perform_scene
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, passing
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.geometry import Rect, fitted
from mobileapp.stage.looks import token
from mobileapp.stage.parts import words
from mobileapp.stage.piece import CURTAIN, Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Duration, Gap, Layer, Size, Text, bar

MIN_SHADE = 0.3
"""The minimum shade of the background; it keeps the background darker than all pieces."""
PEEKED, BESIDE_PEEKED = PerWindow(36, phone=62, phone_landscape=100), 64
"""The flex factors of the secrets, and of the free room above or below them.

They apply when a player looks at the secrets again. A tablet lies flat on the table then, so the
secrets are small and close to the player's edge; a phone is held in a hand.
"""
CARDS, GRID = 54, 46
"""The flex factors of the secrets and of the grid, when a player first reads the secrets.

They apply if the secrets are beside the grid. In portrait, where the secrets are above the grid,
both have the factor `GRID`.
"""
HEAP, HEAP_ANGLE = 0.2, 12
"""A tile before it is dealt: its size as part of the grid's size, and its angle in degrees."""


def scene(shown: Any, context: SceneContext, choice: Choice) -> Reveal:
    """The reveal for a prompt or hand-off.

    If no person may read from the far side, the pieces for that side are left out.
    """
    public: Any = shown.public if isinstance(shown, Handoff) else shown
    at = layout.open_table(public.board, context)
    made = parts.with_backdrop(_scene_of(shown, at, choice), "telepathy", MIN_SHADE)
    return made if at.both_sides else parts.each_scene(made, _for_one_side)


def _for_one_side(made: Scene) -> Scene:
    near = {key: piece for key, piece in made.pieces.items() if "-far" not in key}
    return made._replace(pieces=near)


def _scene_of(shown: Any, at: Layout, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None):
            return _on_the_table(at)
        case Handoff(peek=True, to=int(seat)):
            return _before_a_peek(passing.curtain(shown, at.context), at, seat)
        case Handoff():
            return passing.curtain(shown, at.context, lambda box: _on_curtain(at, box))
        case prompts.MemorisePrompt(actors=()):
            return _peek(shown, at)
        case prompts.MemorisePrompt():
            return _memorise(shown, at)
        case prompts.GivePrompt() | prompts.AnnouncePrompt() if choice.speaker is not None:
            return announce_scene(at, shown.announcers, choice)
        case prompts.GivePrompt():
            return give_scene(shown, at, choice)
        case prompts.PerformPrompt():
            return perform_scene(shown, at, choice)
        case prompts.AnnouncePrompt():
            return end_of_turn(shown, at, choice)
        case prompts.ReplyPrompt():
            return reply_scene(shown, at, choice)
        case prompts.GameOverPrompt():
            return game_over(shown, at)
    raise TypeError(type(shown).__name__)


# --- secrets ----------------------------------------------------------------------------------


def _on_curtain(at: Layout, box: Rect) -> Pieces:
    """The public piece on the curtain: a small picture of the grid."""
    rect = fitted(box.inset(Gap.SMALL * at.space.unit), 1)
    return {"board": Piece(rect, looks.SmallGrid(at.board.grid), layer=Layer.GROUND)}


GRID_BOX = Box("grid", GRID, aspect=1, padding=Gap.LARGE)
SECRETS_AND_GRID = PerWindow(
    tablet=row(Box("cards", CARDS), GRID_BOX, gap=Gap.MEDIUM),
    tablet_portrait=column(Box("cards", GRID), GRID_BOX, gap=Gap.MEDIUM),
)


@cached_layout()
def _memorise_places(space: Space) -> Places:
    """The places of the title, the player's secrets, the tiles, and the button to go on."""
    tree = column(
        bar(Box("title"), size=Size.TITLE_BAR.of(space)),
        SECRETS_AND_GRID.of(space),
        Box("go", Size.BUTTON, max_width=Size.NEXT_WIDTH),
        gap=Gap.SMALL,
    )
    return tree.place(space.table, space)


def _memorise(prompt: prompts.MemorisePrompt, at: Layout) -> Scene:
    """The scene in which a player reads their own secrets for the first time, beside the tiles."""
    space, seat = at.space, prompt.actors[0]
    places = _memorise_places(space)
    pieces = table.tiles(at, places.grid) | _secret_cards(prompt, at, places.cards, 0)
    name = _whose_secrets(prompt, at.context.name(seat))
    sign = token(at.context.people[seat])
    # With the key "headline" the title would move across the tiles to the next scene's headline.
    pieces["title"] = words(space, places.title, name, Text.HEADLINE, badge=sign, public=False)
    text = tr.p("a secret to remember", "Got it")
    pieces["button"] = parts.button(space, places.go, text, Send(moves.Memorise(seat)))
    return Scene(pieces)


SECRET_WIDTH = Length(340)
BESIDE_SECRETS = 0.02
"""The flex factor of the room on each side of the secrets; the factor of each secret is 1."""


def _whose_secrets(prompt: prompts.MemorisePrompt, name: str) -> str:
    """The title above the secret cards of a player."""
    count = len(prompt.conditions)
    return tr.n("{name}, your secret", "{name}, your secrets", count).format(name=name)


def _secret_cards(prompt: prompts.MemorisePrompt, at: Layout, area: Rect, angle: float) -> Pieces:
    """A player's secret cards side by side, each with a label that says what it asks for.

    `angle` is 0, or 180 for a player at the far edge.
    """
    space = at.space
    label = Length(lines=Text.TWO_LINES, style=Text.SMALLEST)
    columns = (
        column(
            Box(f"card{index}", aspect=looks.SECRET), Box(f"label{index}", label),
            max_size=SECRET_WIDTH,
        )
        for index in range(len(prompt.conditions))
    )  # fmt: skip
    beside = Box(size=BESIDE_SECRETS)
    places = dict(row(beside, *columns, beside, gap=Gap.MARGIN).place(area, space))
    for index in range(len(prompt.conditions)):  # a card may be smaller than its box
        text, card = places[f"label{index}"], places[f"card{index}"]
        places[f"label{index}"] = text._replace(y=card.y - text.h)
    if angle:
        places = {name: rect.across(area) for name, rect in places.items()}
    asked = tr._("to avoid: a line of three"), tr._("wanted: a line of three")
    found: Pieces = {}
    for index, condition in enumerate(prompt.conditions):
        rect = places[f"card{index}"]
        found[f"secret:{index}"] = Piece(
            rect, looks.SecretCard(condition.sign, condition.win), layer=Layer.PERSON, angle=angle,
            enter=Waypoint(rect, angle, face_up=False), duration=Duration.SLOW,
            delay=Duration.QUICK * (index + 0.5),
        )  # fmt: skip
        found[f"asked:{index}"] = words(
            space, places[f"label{index}"], asked[condition.win], Text.SMALLEST, angle=angle,
            layer=Layer.PERSON, public=False,
        )  # fmt: skip
    return found


def _on_the_table(at: Layout) -> Scene:
    """The hand-off to the whole table: the tiles are dealt, and there is a button to go on."""
    space, places = at.space, parts.empty_table(at.space)
    tree = column(Box("grid", aspect=1, padding=Gap.LARGE), Box(size=Size.BUTTON), gap=Gap.MEDIUM)
    grid = tree.place(places.middle, space)["grid"]
    heap = Waypoint(grid.scaled(HEAP), HEAP_ANGLE, opacity=0)
    pieces = table.tiles(at, grid)
    for order, (key, piece) in enumerate(pieces.items()):
        if key != "grid":
            delay = order * Duration.STAGGER
            pieces[key] = piece._replace(enter=heap, delay=delay, bounce=True)
    text = tr._("Lay the tablet between you – and not a word")
    if at.context.space.phone:
        text = tr._("Lay the phone between you – and not a word")
    if at.context.only_person is not None:
        text = tr._("The tiles are dealt")
    return passing.to_the_table(at.context, pieces, places, text)


def _before_a_peek(closed: Scene, at: Layout, seat: int) -> Scene:
    """The curtain that closes when a player holds their sealed card, and then opens for them.

    `closed` is the usual scene of the curtain. The sealed card is added to it and lies on the
    curtain, because the finger still holds it.
    """
    text = tr._("Only {name} looks now").format(name=at.context.name(seat))
    heading = closed.pieces["heading"]
    own = words(at.space, heading.rect, text, Text.DISPLAY, layer=heading.layer)
    pieces = {**closed.pieces, "heading": own}
    for key, piece in table.sealed_card(at, seat).items():
        pieces[key] = piece._replace(layer=CURTAIN + piece.layer, hold=None)
    return closed._replace(pieces=pieces)


def _peek(prompt: prompts.MemorisePrompt, at: Layout) -> Scene:
    """The scene in which a player looks at their own secrets again while a finger stays down.

    The secrets are rotated for that player's edge.
    """
    seat = prompt.viewer
    side, tiles = at.side_of(seat), table.tiles(at, at.grid)
    pieces = {key: tile._replace(dim=Dim.FADED) for key, tile in tiles.items()}
    own, rest = Box("own", PEEKED.of(at.space)), Box(size=BESIDE_PEEKED)
    tree = column(own, rest) if at.is_far(seat) else column(rest, own)
    area = tree.place(at.places.middle, at.space)["own"]
    pieces |= _secret_cards(prompt, at, area, side.angle)
    pieces |= table.sealed_card(at, seat)
    title = _whose_secrets(prompt, at.context.name(seat))
    pieces["headline"] = words(
        at.space, table.headline_room(side), title, Text.TITLE, angle=side.angle
    )
    return Scene(pieces, shade=Dim.DUSK)
