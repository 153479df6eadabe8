"""How a match ended, in a sentence that says why."""

from collections.abc import Callable

from engine.games.telepathy.conditions import SIGNS
from engine.games.telepathy.prompts import Named, TelepathyOver
from engine.games.telepathy.roles import team_of
from mobileapp.games.telepathy.sentences import sign_name, sign_names
from mobileapp.i18n import N_, tr

NameOf = Callable[[int], str]

HEADINGS = {
    "won": N_("You read each other's minds!"),
    "wrong-names": N_("Not understood"),
    "line-missing": N_("Too early"),
    "lose-line": N_("Lost: a line to avoid"),
    "stopped": N_("Stopped without a result"),
}


def why(over: TelepathyOver, name_of: NameOf) -> str:
    """The reason for the verdict."""
    match over.verdict:
        case "won":
            return str(tr._("Every name was right, and every line lies on the grid."))
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
            return str(tr._("Every name was right, but this line is missing: {signs}.")).format(
                signs=sign_names(_missing(over))
            )
        case "lose-line":
            return " ".join(
                tr._("{name} had to avoid three in a line of: {sign}.").format(
                    name=name_of(_holder(over, line.sign)), sign=sign_name(line.sign)
                )
                for line in over.lines
                if not line.win
            )
        case _:
            return str(tr._("These were the secrets."))


def _team(over: TelepathyOver, seat: int) -> tuple[int, ...]:
    return team_of(over.board.variant, over.board.roles, seat)


def _right_sign(over: TelepathyOver, named: Named) -> str:
    """The sign that should have been named."""
    alike = next(signs for signs in SIGNS.values() if named.sign in signs)
    return next(
        card.sign
        for seat in _team(over, named.seat)
        for card in over.hands[seat]
        if card.win and card.sign in alike
    )


def _missing(over: TelepathyOver) -> tuple[str, ...]:
    """The signs the announcing team had to make, and which form no line."""
    there = {line.sign for line in over.lines}
    return tuple(
        card.sign
        for seat in _team(over, over.named[0].seat)
        for card in over.hands[seat]
        if card.win and card.sign not in there
    )


def _holder(over: TelepathyOver, sign: str) -> int:
    return next(
        seat for seat, hand in enumerate(over.hands) if any(card.sign == sign for card in hand)
    )
