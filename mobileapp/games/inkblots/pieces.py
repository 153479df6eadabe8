"""The pieces of Inkblots that several scenes show: blots, words, shelves, the folder."""

from typing import Any

from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import TEAMS
from engine.packs import Item
from mobileapp.games.inkblots import layout, looks
from mobileapp.games.team_looks import line_colour, team_colour, team_name
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import NOWHERE, Length, PerWindow, TextStyle
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.lettering import fit_labels
from mobileapp.stage.looks import CREAM, Card, Panel, Ribbon, Slip
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Layer, Text

WORD, GUESSED_WORD = TextStyle(56), TextStyle(44)
"""The text styles of the words of a round, and of a word that a team has guessed."""
VERDICT = TextStyle(34, "italic")
"""The text style of the reason for a result, on a phone."""
MIN_SHELF_NAME = 20
"""The minimum font size, in dp, of a team's name at its shelf.

If the name of either team does not fit in this size, the shelves show only the initials.
"""
WordRow = tuple[Item, ...]
"""Words that lie beside each other and get the same font size."""


def subject_name(board: Board, context: SceneContext) -> str:
    return context.name(required(board.subject))


# --- shelves ----------------------------------------------------------------------------------

SHELF_COLOUR, SHELF_OPACITY = "#140A06", 0.5
SHELF_RADIUS, FRAME_RADIUS, FRAME_LINE = 10, 8, 2
FRAME_SCALE, FRAME_OPACITY = 1.1, 0.85
"""The frame of an empty place on a shelf: its scale relative to a blot, and its opacity."""
SHELF_TILT = 2
"""The rotation of blots on a shelf, as a multiple of that of blots on the table."""
NAME_HEIGHT = PerWindow(0.46, phone_landscape=0.25)
"""The maximum height of a ribbon with a team's name, as part of the length of the ribbon."""
RIBBON_LINE, RIBBON_ENDS = 1.6, 0.7
"""The height of a ribbon as a multiple of its font size, and the length of its cut ends.

The length is that of both ends together, as part of the ribbon's height.
"""
CARD_RADIUS, RIM, THINNEST_RIM = 0.07, 3, 1.5
"""The rim of a won blot: its corner radius as part of the blot's side, its width in dp, and its
minimum width in pixels.
"""


def shelves(
    context: SceneContext, at: layout.TablePlaces, won: tuple[tuple[Item, ...], ...]
) -> Pieces:
    """The shelves, which show the score: the blots `won` by each team.

    In the variant *Together* there is one shelf without a team's name.
    """
    space, found = context.space, Pieces()
    teams = TEAMS if len(won) > 1 else ("",)
    for team, box, items in zip(teams, at.shelves, won, strict=True):
        shelf = layout.shelf_parts(space, box)
        look = Panel(SHELF_COLOUR, SHELF_OPACITY, SHELF_RADIUS * space.unit)
        found[f"shelf:{team}"] = Piece(shelf.places, look, layer=Layer.GROUND)
        frame = Panel(
            opacity=0,
            radius=FRAME_RADIUS * space.unit,
            outline=line_colour(team),
            line=FRAME_LINE * space.unit,
        )
        for index in range(layout.SHELF_PLACES if team else 0):
            place = layout.shelf_place(shelf.places, index, layout.SHELF_PLACES).scaled(FRAME_SCALE)
            found[f"shelf:{team}:{index}"] = Piece(
                place, frame, layer=Layer.GROUND + 1, opacity=FRAME_OPACITY
            )
        if team:
            name = _shelf_name(space, shelf.name, team)
            opposite = shelf.find("name_far")
            far = around(opposite.cx, opposite.cy, name.rect.w, name.rect.h)
            found |= parts.with_far_copy(f"team:{team}", name, far if opposite.h else NOWHERE)
        for index, item in enumerate(items):
            place = layout.shelf_place(shelf.places, index, len(items))
            angle, layer = SHELF_TILT * tilt(index), Layer.PILE + 2 * index + 1
            found |= won_blot(space, item, place, team, layer, angle=angle)
    return found


def _shelf_name(space: Space, rect: Rect, team: str) -> Piece:
    """A ribbon with the team's name or initial, vertical if `rect` is higher than wide."""
    angle = 90 if rect.h > rect.w else 0
    long, wide = max(rect.h, rect.w), min(rect.h, rect.w)
    size = space.text(layout.SHELF_NAME.of(space).size)
    flat = around(
        rect.cx, rect.cy, long, min(wide, size * RIBBON_LINE, long * NAME_HEIGHT.of(space))
    )
    text, name = team_name(team)[0], team_name(team)
    room = flat.w - flat.h * RIBBON_ENDS, flat.h
    smallest = fit_labels(map(team_name, TEAMS), "display", size, *room)
    if smallest >= int(space.text(MIN_SHELF_NAME) / space.text_scale):  # sizes are whole pixels
        text = name
    return Piece(flat, Ribbon(text, size, team), layer=Layer.PAPER + 1, angle=angle)


def won_blot(
    space: Space, item: Item, rect: Rect, team: str, layer: int, name: str = "blot", **more: Any
) -> Pieces:
    """A won blot with a rim in the colour of its team, or in cream if `team` is empty.

    The keys of the two pieces are `<name>-rim:<id>` and `<name>:<id>`.
    """
    colour, edge = team_colour(team) if team else CREAM, max(RIM * space.unit, THINNEST_RIM)
    rim = Panel(colour, 1, rect.w * CARD_RADIUS)
    own = {"duration": Duration.SLOW} | more
    return {
        f"{name}-rim:{item.id}": Piece(rect.inset(-edge), rim, layer=layer - 1, **own),
        f"{name}:{item.id}": blot(item, rect, layer=layer, glow_colour=colour, **own),
    }


# --- blots and words --------------------------------------------------------------------------

TILTS = (0.7, -0.9, 0.5, -0.6)
"""Small rotations in degrees, which make pieces look as if they were laid by hand."""
FOLDED_ASPECT, FOLDED_WIDTH, FOLDED_HEIGHT = 2.7, 0.6, PerWindow(Length(72), phone=Length(80))
"""A folded slip: its width / height, its maximum width as part of the width of its slot, and its
maximum height.
"""


def tilt(index: int) -> float:
    return TILTS[index % len(TILTS)]


def blot(item: Item, rect: Rect, place: int = 0, **more: Any) -> Piece:
    """A blot on its card.

    `place` is the blot's index on the table, which determines the layer. `more` are fields of the
    piece.
    """
    usual = {"layer": Layer.CARD + place, "duration": Duration.MOVE}
    return Piece(rect, Card(item, "blot"), **(usual | more))


def word_slip(
    space: Space, rect: Rect, word: Item, row: WordRow, style: TextStyle = WORD, **more: Any
) -> Piece:
    """A word of the round on a slip; it gets the same font size as the words in `row`.

    On a tablet, a slip that everybody may see shows the word twice, for both long edges; the
    argument `twice` overrides this. All other arguments in `more` are fields of the piece.
    """
    twice = more.pop("twice", more.get("public", True) and not space.phone)
    texts = tuple(item.text for item in row)
    pictured = any(item.picture for item in (word, *row))
    look = looks.WordSlip(word.text, space.text(style.size), twice, texts, word, pictured)
    return Piece(rect, look, **({"layer": Layer.HELD} | more))


def words_in_row(board: Board, context: SceneContext, places: layout.TablePlaces) -> Pieces:
    """The words of the round in their row."""
    words = zip(board.deal.words, places.words, strict=True)
    return {
        f"word:{word.id}": word_slip(context.space, rect, word, board.deal.words, angle=tilt(index))
        for index, (word, rect) in enumerate(words)
    }


def round_pieces(board: Board, context: SceneContext, at: layout.TablePlaces) -> Pieces:
    """The shelves, the blots of a round with their slips, and the test team's first guess, if any.

    An outline replaces a blot that was won, or about which both teams were right. The guess is
    shown until its outcome is known. No piece reacts to touches.
    """
    space, deal = context.space, board.deal
    gone = {gain.image for gain in board.gains}
    if board.outcome == "both-right":
        gone.add(required(board.guess).image)
    found = shelves(context, at, board.won)
    for place, (image, item, rect, slot) in enumerate(at.each(board)):
        if image in gone:
            found[f"place:{item.id}"] = parts.place_for(rect, space)
        else:
            found[f"blot:{item.id}"] = blot(item, rect, place)
        answer = _folded(space, slot)
        if symbol := board.markers[image]:
            answer = word_slip(space, slot, deal.word(symbol), deal.words, layer=Layer.SIGN)
        found[f"answer:{item.id}"] = answer
        if board.guess is not None and image == board.guess.image and not board.outcome:
            over, _ = slot.inset(slot.w * GUESS_INSET, 0).cut_bottom(slot.h * GUESS_HEIGHT)
            found |= guess_slip(space, board, "test", over, board.guess.symbol, ())
            ribbon = found["guess-team:test"]
            found["guess-team:test"] = ribbon._replace(delay=Duration.QUICK)  # after the slip
    return found


GUESS_INSET, GUESS_HEIGHT = 0.02, 0.86
"""A guess that lies over the folded slip below a blot: its margin and its height.

The margin, on the left and on the right, is a part of the slot's width. The height is a part of the
slot's height.
"""


def _folded(space: Space, slot: Rect) -> Piece:
    """The folded slip below a blot; nobody may read its word yet."""
    most = FOLDED_HEIGHT.of(space).of(space)
    h = min(slot.h, most, slot.w * FOLDED_WIDTH / FOLDED_ASPECT)
    rect = around(slot.cx, slot.top - h / 2, h * FOLDED_ASPECT, h)
    return Piece(rect, looks.FOLDED, layer=Layer.SIGN)


def guess_slip(
    space: Space, board: Board, side: str, rect: Rect, symbol: str, row: WordRow, dim: float = 0
) -> Pieces:
    """A slip with the word that a team has guessed, and the team's ribbon above it.

    `side` is "test" or "control". The word gets the same font size as the words in `row`.
    """
    deal = board.deal
    word, team = deal.word(symbol), deal.test_team if side == "test" else deal.control_team
    slip = word_slip(
        space, rect, word, row, GUESSED_WORD, layer=Layer.HELD + 2, duration=Duration.QUICK,
        dim=dim, replaces_key=f"word:{word.id}",
    )  # fmt: skip
    return {f"guess:{side}": slip, f"guess-team:{side}": team_ribbon(space, rect, team, dim=dim)}


GUESS_RIBBON = Text.SMALLEST
"""The ribbon above the slip of a guess."""
ON_SLIP = 0.28
"""The maximum font size of a ribbon above a slip, as part of the slip's height.

It applies only to text that `Space.text_scale` has enlarged.
"""


def team_ribbon(space: Space, over: Rect, team: str, **more: Any) -> Piece:
    """A team's ribbon directly above a slip."""
    usual = space.text(GUESS_RIBBON.size)
    size = min(usual, max(over.h * ON_SLIP, usual / space.text_scale))
    look = Ribbon(team_name(team), size, team)
    w, h = look.natural_size(space.height)
    rect = around(over.cx, over.top + h / 2, min(w, over.w), h)
    return Piece(rect, look, layer=Layer.BUTTON + 2, **more)


PLUS_ONE = Text.SMALLEST
PLUS = 0.12
"""The distance of a “+1” from the edges of its blot, as part of the height of the “+1”."""


def plus_one(space: Space, item: Item, rect: Rect, team: str) -> Pieces:
    """“+1” in a corner of a won blot; on a tablet also a rotated copy for the far side."""
    size = min(space.text(PLUS_ONE.size), rect.h / 5)
    w, h = Ribbon(tr._("+1"), size, team).natural_size(space.height)
    look = Ribbon(tr._("+1"), size, team) if team else Slip(tr._("+1"), size)
    corner = Rect(rect.right - w - h * PLUS, rect.y + h * PLUS, w, h)
    near = Piece(corner, look, layer=Layer.SIGN + 2, bounce=True)
    found = {f"plus:{item.id}": near}
    if not space.phone:
        found[f"plus-far:{item.id}"] = near._replace(rect=corner.across(rect), angle=180)
    return found


# --- the folder -------------------------------------------------------------------------------

FOLDER_SECONDS = 0.3
"""Seconds that a blot takes to slide into the folder, before the folder disappears."""
FOLDER_ASPECT, FOLDER_SCALE = 3, 0.94
FLAP_HEIGHT, FLAP_WIDTH = 0.42, 1.02
FOLDER_SHIFT = 0.06
"""How far the folder moves while it fades, as part of the folder's height."""
IN_FOLDER_SIDE, IN_FOLDER_X, IN_FOLDER_ANGLE = 0.94, 0.2, -3


def folder(area: Rect, stays: float = FOLDER_SECONDS) -> Pieces:
    """The folder into which a blot is put: its back, and the flap in front.

    If the next scene has no folder, this folder fades out after `stays` seconds, so that people see
    the blot slide in.
    """
    back = fitted(area.scaled(FOLDER_SCALE), FOLDER_ASPECT)
    flap = around(back.cx, back.y + back.h * FLAP_HEIGHT / 2,
                  back.w * FLAP_WIDTH, back.h * FLAP_HEIGHT)  # fmt: skip
    found: Pieces = {}
    pieces = ("folder", back, looks.FOLDER, Layer.PILE), ("flap", flap, looks.FLAP, Layer.RAISED)
    for key, rect, look, layer in pieces:
        away = Waypoint(rect.moved(0, -back.h * FOLDER_SHIFT), opacity=0, delay=stays)
        found[key] = Piece(rect, look, layer=layer, enter=away, leave=away, duration=FOLDER_SECONDS)
    return found


def in_folder(pocket: Pieces, rect: Rect) -> Waypoint:
    """The position of a blot in the folder, where the flap covers its lower part.

    `pocket` are the pieces of `folder`, and `rect` is the present place of the blot. The blot
    shrinks if it is too large for the folder.
    """
    back, flap = pocket["folder"].rect, pocket["flap"].rect
    side = min(rect.w, back.h * IN_FOLDER_SIDE)
    y = flap.y + side / 2 + flap.h * FOLDER_SHIFT
    return Waypoint(around(back.cx + back.w * IN_FOLDER_X, y, side, side), IN_FOLDER_ANGLE)
