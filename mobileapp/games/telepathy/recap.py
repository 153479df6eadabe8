"""A match of Telepathy as an evening remembers it: the secrets, and how it ended."""

from collections.abc import Mapping, Sequence
from typing import Any

from mobileapp.games.recap import RoundRecap
from mobileapp.games.telepathy.looks import SmallGrid
from mobileapp.games.telepathy.sentences import sign_name
from mobileapp.translation import N_, tr

VERDICTS = {
    "won": N_("The secrets were read, and every line was on the grid."),
    "wrong-names": N_("A secret was named wrongly."),
    "line-missing": N_("A line was still missing."),
    "lose-line": N_("A line appeared that somebody had to avoid."),
    "stopped": N_("The match was stopped."),
}


def recap(told: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """The one round a match is: what everyone wanted and wanted to avoid."""
    secrets = [
        tr._("{name}: {signs}").format(name=name, signs=", ".join(map(_spoken, hand)))
        for name, hand in zip(names, told["secrets"], strict=False)
        if hand
    ]
    turns = len(told["turns"])
    title = tr.n("{n} turn in silence", "{n} turns in silence", turns).format(n=turns)
    words = "\n".join((tr._(VERDICTS[told["verdict"]]), *secrets))
    lines = tuple(cell for line in told["lines"] for cell in line["cells"])
    return RoundRecap(title, words, drawing=SmallGrid(tuple(told["grid"]), lit=lines))


def _spoken(card: Mapping[str, Any]) -> str:
    sign = sign_name(card["sign"])
    return sign if card["win"] else tr._("not {sign}").format(sign=sign)
