"""Texts about signs, teams and results in Telepathy, and the recap of a match for the history."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import attribute_of_sign
from engine.games.telepathy.prompts import GameOverPrompt
from engine.games.telepathy.roles import OPPOSED, OPPOSED_ROLES, team_of
from mobileapp.games.recap import Feat, Moment, RoundRecap
from mobileapp.games.team_looks import ribbon
from mobileapp.games.telepathy.looks import SmallGrid
from mobileapp.languages.translation import N_, tr

# The signs of the engine, marked here so that the tools find them for translation.
_MARKED = (
    N_("blue"), N_("orange"), N_("green"), N_("purple"),
    N_("star"), N_("circle"), N_("cross"), N_("waves"),
)  # fmt: skip
HEADINGS = {
    "won": N_("You read each other’s minds!"),
    "wrong-names": N_("Minds misread"),
    "line-missing": N_("Too early"),
    "lose-line": N_("Oh no, that line!"),
    "stopped": N_("Stopped without a result"),
}
VERDICTS = {
    "won": N_("The secrets were read, and every line was on the grid."),
    "wrong-names": N_("A secret was named wrongly."),
    "line-missing": N_("A line was still missing."),
    "lose-line": N_("A line appeared that somebody had to avoid."),
    "stopped": N_("The game was stopped."),
}


def sign_names(signs: Iterable[str]) -> str:
    """The translated names of several signs, as a list in one phrase."""
    return tr.listed([tr._(sign) for sign in signs])


def team_ribbon(board: Board, seat: int) -> tuple[str, str] | None:
    """The id and the name of a seat's team in *Opposed teams*; None in other variants."""
    team = team_at(board.variant, seat)
    return ribbon(team) if team else None


def team_at(variant: str, seat: int) -> str:
    """The id of a seat's team in *Opposed teams*; empty in other variants."""
    if variant != OPPOSED:
        return ""
    return "dusk" if 0 in team_of(variant, OPPOSED_ROLES, seat) else "dawn"


def heading(over: GameOverPrompt) -> str:
    """The title of the ending: how the match ended, in a few words."""
    team = team_ribbon(over.board, over.winners[0]) if over.winners else None
    if team is not None:
        return tr._("{team} wins!").format(team=team[1])
    return tr._(HEADINGS[over.verdict])


def why(over: GameOverPrompt, name_of: Callable[[int], str]) -> str:
    """The reason for the result, in one or more sentences; `name_of` returns a seat's name."""
    match over.verdict:
        case "won":
            return tr._("Every answer was right, and every line is on the grid.")
        case "wrong-names":
            text = tr._("{name} said “{said}”, but it’s “{right}”.")
            wrong = [(named.seat, named.sign) for named in over.named if not named.right]
            right = [over.signs_to_make(seat)[attribute_of_sign(sign)] for seat, sign in wrong]
            return " ".join(
                text.format(name=name_of(seat), said=tr._(said), right=tr._(meant))
                for (seat, said), meant in zip(wrong, right, strict=True)
            )
        case "line-missing":
            there = {line.sign for line in over.lines}
            missing = [s for s in over.signs_to_make(over.named[0].seat).values() if s not in there]
            text = tr._("Every answer was right. Still without a line: {signs}.")
            return text.format(signs=sign_names(missing))
        case "lose-line":
            text = tr._("{sign}! That was the line {name} feared.")
            held = [(card, name_of(seat)) for seat, hand in enumerate(over.hands) for card in hand]
            feared = {card.sign: name for card, name in held if not card.win}
            appeared = [(tr._(line.sign), feared[line.sign]) for line in over.lines if not line.win]
            return " ".join(text.format(name=n, sign=s[:1].upper() + s[1:]) for s, n in appeared)
        case _:
            return tr._("These were the secrets.")


MERIT = {"won": 3.5, "stopped": 0}
"""The merit of a match (see `Moment.merit`) by its verdict; 1 for any other verdict."""
FEW_TURNS = 8
"""The maximum number of turns of a victory that counts as a feat."""


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """The recap of a match, which counts as one round: its result and everyone's secrets."""
    names = names[: len(story["secrets"])]  # without those who have left
    secrets = "\n".join(
        tr._("{name}: {signs}").format(name=name, signs=", ".join(map(_spoken, hand)))
        for name, hand in zip(names, story["secrets"], strict=True)
        if hand
    )
    verdict, turns = story["verdict"], len(story["turns"])
    silence = tr.n("{n} turn in silence", "{n} turns in silence", turns).format(n=turns)
    words = "\n".join(filter(None, (tr._(VERDICTS[verdict]), secrets)))
    lines = tuple(cell for line in story["lines"] for cell in line["cells"])
    drawing = SmallGrid(tuple(story["grid"]), lit=lines)
    everyone, said = tuple(range(len(names))), "\n".join(filter(None, (silence, secrets)))
    moment = Moment(
        tr._(HEADINGS[verdict]), said, by=everyone, merit=MERIT.get(verdict, 1), drawing=drawing,
        aspect=1,
    )  # fmt: skip
    feats = tuple(_quick_win(story, turns))
    return RoundRecap(silence, words, drawing=drawing, moment=moment, feats=feats)


def _quick_win(story: Mapping[str, Any], turns: int) -> Iterator[Feat]:
    if story["verdict"] == "won" and 0 < turns <= FEW_TURNS:
        reason = tr.n("Won in {n} turn", "Won in only {n} turns", turns).format(n=turns)
        # Translators: an award for people who won Telepathy
        yield Feat(tr._("Mind readers"), tuple(story.get("winners", ())), reason, -turns)


def _spoken(card: Mapping[str, Any]) -> str:
    sign = tr._(card["sign"])
    return sign if card["win"] else tr._("not {sign}").format(sign=sign)
