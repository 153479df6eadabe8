"""What Telepathy says: signs in words, who wants what, and how a match ended."""

from collections.abc import Callable

from engine.core import MatchAward
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOUR, COLOURS, SHAPE, SHAPES
from engine.games.telepathy.prompts import GameOverPrompt, Named
from engine.games.telepathy.roles import OPPOSED, team_of
from mobileapp.translation import N_, tr

SIGN_NAMES = {
    "blue": N_("blue"),
    "orange": N_("orange"),
    "green": N_("green"),
    "purple": N_("purple"),
    "star": N_("star"),
    "circle": N_("circle"),
    "cross": N_("cross"),
    "waves": N_("waves"),
}
TEAMS = (("dusk", N_("Dusk")), ("dawn", N_("Dawn")))
"""Where two teams play against each other: by seat, alternately."""
QUESTIONS = {
    ("colour",): N_("Which colour does {name} want?"),
    ("shape",): N_("Which shape does {name} want?"),
    ("colour", "shape"): N_("Which colour and which shape?"),
}
ASKED = {
    ("colour",): N_("{speaker}, which colour does {name} want?"),
    ("shape",): N_("{speaker}, which shape does {name} want?"),
    ("colour", "shape"): N_("{speaker}: which colour and which shape?"),
}
MOVE_YOURSELF = {
    "row": N_("Slide a row along the arrow"),
    "column": N_("Slide a column along the arrow"),
    "corner": N_("Turn a corner along the arrow"),
}
MOVE = {
    "row": N_("{name}, slide a row"),
    "column": N_("{name}, slide a column"),
    "corner": N_("{name}, turn a corner"),
}
MOVES = {
    "row": N_("{name} slides a row"),
    "column": N_("{name} slides a column"),
    "corner": N_("{name} turns a corner"),
}
HEADINGS = {
    "won": N_("You read each other’s minds!"),
    "wrong-names": N_("Minds misread"),
    "line-missing": N_("Too early"),
    "lose-line": N_("A line to avoid!"),
    "stopped": N_("Stopped without a result"),
}
NameOf = Callable[[int], str]


def sign_name(sign: str) -> str:
    return tr._(SIGN_NAMES[sign])


def sign_names(signs: tuple[str, ...]) -> str:
    """Several signs in one breath."""
    return tr.listed([sign_name(sign) for sign in signs])


def team_ribbon(board: Board, seat: int) -> tuple[str, str] | None:
    """The team of a seat and its name, where teams play against each other."""
    if board.variant != OPPOSED:
        return None
    team, name = TEAMS[seat % 2]
    return team, tr._(name)


def attribute_of_sign(sign: str) -> str:
    """Whether a sign is a colour or a shape."""
    return COLOUR if sign in COLOURS else SHAPE


def holder_of(board: Board, speaker: int, attribute: str) -> int:
    """Who of the speaker's team has to make a line of a colour, or of a shape."""
    wanted = (attribute, f"{attribute}-win")
    return next(
        seat for seat in team_of(board.variant, board.roles, speaker) if board.roles[seat] in wanted
    )


# --- how a match ended ------------------------------------------------------------------------


def heading(over: GameOverPrompt) -> str:
    """How it ended, in a few words."""
    ribbon = team_ribbon(over.board, over.winners[0]) if over.winners else None
    if ribbon is not None:
        return tr._("{team} wins!").format(team=ribbon[1])
    return tr._(HEADINGS[over.verdict])


def why(over: GameOverPrompt, name_of: NameOf) -> str:
    """The reason for the verdict."""
    match over.verdict:
        case "won":
            return tr._("Every name was right, and every line is on the grid.")
        case "wrong-names":
            return " ".join(
                tr._("{name} said “{said}”, but it is “{right}”.").format(
                    name=name_of(named.seat),
                    said=sign_name(named.sign),
                    right=sign_name(_right_sign(over, named)),
                )
                for named in over.named
                if not named.right
            )
        case "line-missing":
            return tr._("Every name was right, but this line is missing: {signs}.").format(
                signs=sign_names(_missing(over))
            )
        case "lose-line":
            return " ".join(
                tr._("{name} had to avoid: {sign}.").format(
                    name=name_of(_owner(over, line.sign)), sign=sign_name(line.sign)
                )
                for line in over.lines
                if not line.win
            )
        case _:
            return tr._("These were the secrets.")


def _team(over: GameOverPrompt, seat: int) -> tuple[int, ...]:
    return team_of(over.board.variant, over.board.roles, seat)


def _right_sign(over: GameOverPrompt, named: Named) -> str:
    """The sign that should have been named."""
    alike = COLOURS if named.sign in COLOURS else SHAPES
    return next(
        card.sign
        for seat in _team(over, named.seat)
        for card in over.hands[seat]
        if card.win and card.sign in alike
    )


def _missing(over: GameOverPrompt) -> tuple[str, ...]:
    """The signs the announcing team had to make, and which form no line."""
    there = {line.sign for line in over.lines}
    return tuple(
        card.sign
        for seat in _team(over, over.named[0].seat)
        for card in over.hands[seat]
        if card.win and card.sign not in there
    )


def _owner(over: GameOverPrompt, sign: str) -> int:
    return next(
        seat for seat, hand in enumerate(over.hands) if any(card.sign == sign for card in hand)
    )


def award_text(award: MatchAward) -> str:
    """What somebody earned, in a line."""
    match award.key:
        case "few-turns":
            (turns,) = award.figures
            return tr.n("Won in {n} turn", "Won in only {n} turns", turns).format(n=turns)
        case "close-call":
            return tr._("Close call: {n} of 4 ways lost").format(n=award.figures[0])
        case _:
            return tr._("Minds read: every name right")
