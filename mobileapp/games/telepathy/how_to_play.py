"""The pages of *How to play* for Telepathy; their demos are real scenes of the game."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from engine.games.telepathy import moves
from engine.games.telepathy.actions import ACTIONS, perform
from engine.games.telepathy.conditions import Cells, Grid
from engine.games.telepathy.game import GAME
from mobileapp.games.how_to_play import Frame, Page, film, play_example
from mobileapp.games.team_looks import team_colour
from mobileapp.games.telepathy import looks
from mobileapp.games.telepathy.layout import Choice
from mobileapp.games.telepathy.scene import scene
from mobileapp.languages.translation import N_, tr
from mobileapp.palette import colour_of
from mobileapp.stage.boxes import Box, Length, column, row
from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.looks import AssetPicture
from mobileapp.stage.parts import words
from mobileapp.stage.piece import Piece, Pieces
from mobileapp.stage.scene import Reveal, Scene, TimedScene
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Gap, Layer, Text

FILM = partial(film, scene, Choice(), 2)
MOVES = (
    moves.Memorise(0),
    moves.Memorise(1),
    moves.Give(1, "col_south"),
    moves.Perform(0, "column B"),
    moves.Continue(0),
    moves.Give(0, "quad_cw"),
    moves.Perform(1, "corner SW"),
    moves.Announce(0, ("circle",)),
    moves.Reply(1, "blue"),
)


@cache
def _match() -> tuple[Any, ...]:
    """All hand-offs and prompts that the tablet shows in a match that is won in two turns."""
    return play_example(GAME, 2, 378, MOVES, variant="standard")


def _turn() -> Iterator[Frame]:
    """The frames in which a card is looked at, pushed to the partner, and performed."""
    give, perform, announce = _match()[5:8]
    yield Frame(1.4, give)
    yield Frame(2.2, give, Choice(card="col_south"))
    yield Frame(1.4, perform)
    yield Frame(1.4, perform, Choice(tried="column B"))
    yield Frame(1.6, announce)


CARD_TEXTS = {
    "row_east": N_("A row moves on by one tile"),
    "row_west": N_("A row moves on by one tile"),
    "col_north": N_("A column moves on by one tile"),
    "col_south": N_("A column moves on by one tile"),
    "row_swap": N_("Neighbours in a row swap places"),
    "col_swap": N_("Neighbours in a column swap places"),
    "row_reverse": N_("A row is reversed: first becomes last"),
    "col_reverse": N_("A column is reversed: first becomes last"),
    "quad_cw": N_("A corner turns by one tile"),
    "quad_ccw": N_("A corner turns by one tile"),
}
TEN_CARDS = row(
    Box("cards"),
    column(Box("text", Length(lines=Text.TWO_LINES, style=Text.BODY)), Box("grid", aspect=1)),
    padding=Gap.MARGIN,
    gap=Gap.MARGIN,
)
CARD_ROWS = 5
SEEN_SECONDS, MOVE_SECONDS = 0.9, 1.5
"""Seconds for which each of the ten cards is shown: before its tiles move, and from then on."""


def _ten_cards(space: Space) -> Reveal:
    """The demo of all ten cards, one after the other.

    Each card lights up, and then moves the tiles of one row, column or corner.
    """
    at = TEN_CARDS.place(space.area, space)
    tiles, steps = _match()[6].board.grid, []
    for card, action in ACTIONS.items():
        spot = action.places[1]
        for seconds, moved in ((SEEN_SECONDS, False), (MOVE_SECONDS, True)):
            tiles = perform(tiles, card, spot.id) if moved else tiles
            pieces = _card_and_tiles(space, at, card, tiles, spot.cells)
            steps.append(TimedScene(seconds, Scene(pieces, backdrop="telepathy", shade=Dim.DUSK)))
    return tuple(steps)


def _card_and_tiles(
    space: Space, at: Mapping[str, Rect], shown: str, tiles: Grid, bright: Cells
) -> Pieces:
    places = grid(len(ACTIONS), at["cards"], 1, Gap.MEDIUM * space.unit, rows=CARD_ROWS)
    pieces: Pieces = {
        f"card:{card}": Piece(
            rect, AssetPicture(f"table/actions/{card}.webp"), layer=Layer.CARD,
            dim=0 if card == shown else Dim.DUSK, lifted=card == shown,
        )
        for card, rect in zip(ACTIONS, places, strict=True)
    }  # fmt: skip
    for cell, (tile, rect) in enumerate(zip(tiles, looks.cells(at["grid"]), strict=True)):
        faded = 0 if cell in bright else Dim.DUSK
        pieces[f"tile:{tile}"] = Piece(rect, looks.Tile(tile), layer=Layer.CARD, dim=faded)
    text = words(space, at["text"], tr._(CARD_TEXTS[shown]), Text.BODY)
    return pieces | {"text": text}


def _announcement() -> Iterator[Frame]:
    """The frames in which one player announces, the other replies, and all secrets are shown."""
    announce, reply, over = _match()[-3:]
    yield Frame(1.6, announce, Choice(speaker=0))
    yield Frame(0.9, announce, Choice(speaker=0, signs=("circle",)))
    yield Frame(1.2, reply)
    yield Frame(0.9, reply, Choice(signs=("blue",)))
    yield Frame(3.0, over)


def _all_places() -> Iterator[Frame]:
    """The frames in which a card is looked at, and tried in each of its four places."""
    give, perform_prompt = _match()[5:7]
    yield Frame(1.4, give)
    yield Frame(1.4, give, Choice(card="col_south"))
    for spot in ACTIONS["col_south"].places:
        yield Frame(1.3, perform_prompt, Choice(tried=spot.id))


PLAYED_BY = {"first": 2, "standard": 2, "director": 3, "partners": 4, "opposed": 4}
"""The variants that the last demo shows, and how many people play them there."""
VARIANT_SECONDS = 2.6


def _ways_to_play(space: Space) -> Reveal:
    """The demo of the variants: who sits around the grid, and who gives a card to whom."""
    shown: Reveal = ()
    for variant, players in PLAYED_BY.items():
        show = film(scene, Choice(), players, partial(_first_turn, variant, players))
        shown += show(space)
    return shown


def _first_turn(variant: str, players: int) -> Iterator[Frame]:
    """The frame of the first turn, once everyone who has a secret knows it."""
    secrets = players - (variant == "director")
    memorise = [lambda prompt: moves.Memorise(prompt.audience)] * secrets
    yield Frame(VARIANT_SECONDS, play_example(GAME, players, 378, memorise, variant=variant)[-1])


ALL_CARDS = tuple(CARD_TEXTS)
SIDES = ((0.14, 0.5), (0.86, 0.5), (0.5, 0.14), (0.5, 0.86))
"""Left, right, below and above the grid of a small picture."""
PARTNER, OTHER, DIRECTOR = (colour_of(colour) for colour in ("sea", "rose", "ice"))
DIRECTED = tuple((*side, colour) for side, colour in zip(SIDES[:2], (PARTNER, OTHER), strict=True))
DIRECTED += ((*SIDES[3], DIRECTOR),)
FOUR = tuple((*side, PARTNER) for side in SIDES)
OPPOSED = tuple(
    (*side, team_colour(team))
    for side, team in zip(SIDES, ("dusk", "dusk", "dawn", "dawn"), strict=True)
)

PAGES = (
    Page(
        "Not a word",
        "Sixteen tiles: four colours, four shapes, each combination once. Each of you secretly "
        "wants one line, three of a colour or of a shape, and fears another.",
        "Without a word, move tiles until both wanted lines are there – then name each other’s. If "
        "you’re both right, you win together.",
        "What makes it hard: the tiles you move or leave alone are all you can say. And if a line "
        "that somebody fears appears first, you’ve both lost.",
        picture=Path(__file__).parent / "cover.jpg",
    ),
    Page(
        "Two secrets each",
        "One partner gets two colours and the other two shapes: the bright card is the line to "
        "make, the red one the line to avoid.",
        "A line is three or four tiles side by side in one row or one column. Diagonals don’t "
        "count, and a line doesn’t run on across the edge.",
        "If a line to avoid appears, even for a moment, you lose at once, and the app shows "
        "it. It never tells you anything about the lines to make.",
        "To look at your own secrets again, hold your silver card.",
        demo=FILM(lambda: map(Frame, (1.3, 2.4, 1.3, 2.4), _match())),
        focus=("secret", "grid"),
    ),
    Page(
        "One turn",
        "Push one of the four cards to your partner. A tap on a card shows the four things that "
        "can be done with it.",
        "Your partner must perform it, but chooses where: drag the row, the column or the corner "
        "itself. Or tap it first, and look.",
        "The card is used up and a new one is laid out, as long as there are any. Then your "
        "partner pushes a card to you – unless one of you announces.",
        demo=FILM(_turn),
        focus=("grid", "card:col_south"),
    ),
    Page(
        "The ten cards",
        "An arrow points where the tiles really go, from wherever you look. A tile that’s pushed "
        "out comes in at the other end.",
        "Short double arrows swap neighbours. The bent arrow reverses a whole row or column. The "
        "two round arrows turn a corner, one each way.",
        "The first game has only the four cards with one straight arrow.",
        demo=_ten_cards,
    ),
    Page(
        "The announcement",
        "At the end of a turn, tap “I know it!” and name the line your partner wants. Your "
        "partner then names yours.",
        "If both are right and both lines are on the grid, you’ve won. In every other case "
        "you’ve lost.",
        demo=FILM(_announcement),
        focus=("grid", "sign", "secret"),
    ),
    Page(
        "Reading minds",
        "Before you give a card, look at all four places where it can go. If each of them makes "
        "the line you have to avoid, your partner can’t save you.",
        "Give cards that would let your partner finish something. What is finished tells you "
        "something, and what is left alone tells you even more.",
        "If a line was on the grid and the game went on, nobody has to avoid it. That’s how you "
        "can show your partner what you don’t fear.",
        "When few cards are left, dare to guess: waiting won’t make it easier.",
        demo=FILM(_all_places),
        focus=("grid", "card:col_south"),
    ),
    Page(
        "Six ways to play",
        "Begin with the first game. The rules are the same as on the other pages, except:",
        demo=_ways_to_play,
        table=(
            ("", "Variant", "What’s different"),
            (
                (looks.WayToPlay(ALL_CARDS[:4]),),
                "First game",
                "Only four cards, and they come back after use. No turn limit.",
            ),
            (
                (looks.WayToPlay(ALL_CARDS),),
                "Standard",
                "Ten cards, each used once. After ten turns one of you must announce.",
            ),
            (
                (looks.WayToPlay(ALL_CARDS, taken_out=3),),
                "Greater challenge",
                "One to six of the ten cards are taken out unseen: four to nine turns.",
            ),
            (
                (looks.WayToPlay(around=DIRECTED),),
                "Director",
                "Three to ten players. Directors give every card, to both partners in turn, and "
                "only they announce, naming both lines; they must when the cards have run out. "
                "Several directors may confer out of the partners’ earshot.",
            ),
            (
                (looks.WayToPlay(around=FOUR),),
                "Four partners",
                "Each holds one secret card; clockwise: colour to avoid, colour to make, shape to "
                "avoid, shape to make. You give a card to your right, or announce both lines "
                "instead. The used cards are shuffled once: 17 turns at most.",
            ),
            (
                (looks.WayToPlay(around=OPPOSED),),
                "Opposed teams",
                "Two pairs on one grid. Partners sit opposite each other: one has a colour to "
                "make, the other a shape, and there’s nothing to avoid. Only the player who has "
                "just moved may announce. If it fails, the others win. No turn limit.",
            ),
        ),
    ),
)
