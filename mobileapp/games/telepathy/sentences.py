"""What Telepathy says: its cards and signs in words, and how far a match has come."""

from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOURS, Condition
from engine.games.telepathy.roles import FIRST, team_of
from mobileapp.i18n import N_, listed, tr

SIGNS = {
    "blue": N_("blue"),
    "orange": N_("orange"),
    "green": N_("green"),
    "purple": N_("purple"),
    "star": N_("star"),
    "circle": N_("circle"),
    "cross": N_("cross"),
    "waves": N_("waves"),
}
CARDS = {
    "row_east": (
        N_("A row moves east"),
        N_("All four tiles of a row move one step east. The last one comes back in the west."),
    ),
    "row_west": (
        N_("A row moves west"),
        N_("All four tiles of a row move one step west. The first one comes back in the east."),
    ),
    "col_north": (
        N_("A column moves north"),
        N_("All four tiles of a column move one step north. The top one comes back in the south."),
    ),
    "col_south": (
        N_("A column moves south"),
        N_(
            "All four tiles of a column move one step south. The bottom one comes back in the "
            "north."
        ),
    ),
    "row_swap": (
        N_("Neighbours in a row swap"),
        N_("In one row, the two western tiles change places, and so do the two eastern ones."),
    ),
    "col_swap": (
        N_("Neighbours in a column swap"),
        N_("In one column, the two upper tiles change places, and so do the two lower ones."),
    ),
    "row_reverse": (
        N_("A row is reversed"),
        N_("The tiles of one row lie in the opposite order: the first becomes the last."),
    ),
    "col_reverse": (
        N_("A column is reversed"),
        N_("The tiles of one column lie in the opposite order: the top becomes the bottom."),
    ),
    "quad_cw": (
        N_("A corner turns clockwise"),
        N_("The four tiles of one corner of the grid move one step clockwise."),
    ),
    "quad_ccw": (
        N_("A corner turns anticlockwise"),
        N_("The four tiles of one corner of the grid move one step anticlockwise."),
    ),
}
WHICH = {
    "row": N_("{name}, choose one of the four rows"),
    "column": N_("{name}, choose one of the four columns"),
    "corner": N_("{name}, choose one of the four corners"),
}
MOVES = {
    "row": N_("Move row {name}"),
    "column": N_("Move column {name}"),
    "corner NW": N_("Turn the north-west corner"),
    "corner NE": N_("Turn the north-east corner"),
    "corner SW": N_("Turn the south-west corner"),
    "corner SE": N_("Turn the south-east corner"),
}
PLACES = {
    "row": N_("row {name}"),
    "column": N_("column {name}"),
    "corner NW": N_("the north-west corner"),
    "corner NE": N_("the north-east corner"),
    "corner SW": N_("the south-west corner"),
    "corner SE": N_("the south-east corner"),
}
QUESTIONS = {
    "colour": N_("Which colour does {name} want?"),
    "shape": N_("Which shape does {name} want?"),
}


def sign_name(sign: str) -> str:
    return str(tr._(SIGNS[sign]))


def sign_names(signs: tuple[str, ...]) -> str:
    """Several signs in one breath."""
    return listed([sign_name(sign) for sign in signs])


def of_place(sentences: dict[str, str], place: str) -> str:
    """The sentence about a place such as "row 2" or "corner NW"."""
    kind, _, name = place.partition(" ")
    return str(tr._(sentences.get(place) or sentences[kind])).format(name=name)


def which_place(place: str, name: str) -> str:
    """What the performer has to choose from, told by any of the four places."""
    return str(tr._(WHICH[place.partition(" ")[0]])).format(name=name)


def asked_for(condition: Condition) -> str:
    """What a secret card asks for."""
    colour = condition.sign in COLOURS
    if condition.win:
        sentence = (
            N_("At least three tiles of this colour side by side: this is your line.")
            if colour
            else N_("At least three tiles with this shape side by side: this is your line.")
        )
    else:
        sentence = (
            N_("As soon as three tiles of this colour lie side by side, the match is lost.")
            if colour
            else N_("As soon as three tiles with this shape lie side by side, the match is lost.")
        )
    return str(tr._(sentence))


def turn_text(board: Board, playing: bool) -> str:
    """Which turn it is, and of how many; the one that is over unless one is being played."""
    turn = len(board.turns) + int(playing)
    if board.limit is None:
        return str(tr._("Turn {n}")).format(n=turn)
    return str(tr._("Turn {n} of {all}")).format(n=min(turn, board.limit), all=board.limit)


def deck_text(board: Board) -> str:
    """How many cards are still to come."""
    if board.variant == FIRST:
        return str(tr._("The cards come back"))
    return str(tr.n("{n} card face down", "{n} cards face down", board.deck)).format(n=board.deck)


def holder_of(board: Board, speaker: int, attribute: str) -> int:
    """Who of the speaker's team has to make a line of this attribute."""
    wanted = (attribute, f"{attribute}-win")
    return next(
        seat for seat in team_of(board.variant, board.roles, speaker) if board.roles[seat] in wanted
    )
