"""A match of Telepathy as an evening remembers it: the secrets, and how it ended."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.games.telepathy.prompts import Line
from mobileapp.games.chapter import Chapter
from mobileapp.games.telepathy.grid_view import GridView
from mobileapp.games.telepathy.sentences import sign_name
from mobileapp.i18n import N_, tr
from mobileapp.theme import theme

VERDICTS = {
    "won": N_("The secrets were read, and every line lay there."),
    "wrong-names": N_("A secret was named wrongly."),
    "line-missing": N_("A line was still missing."),
    "lose-line": N_("A line appeared that somebody had to avoid."),
    "stopped": N_("The match was stopped."),
}


def chapter(told: Mapping[str, Any], names: Sequence[str]) -> Chapter:
    """The one round a match is: what everyone wanted and wanted to avoid."""
    secrets = [
        f"{name}: {', '.join(_spoken(card) for card in hand)}"
        for name, hand in zip(names, told["secrets"], strict=False)
        if hand
    ]
    turns = len(told["turns"])
    title = tr.n("{n} turn in silence", "{n} turns in silence", turns).format(n=turns)
    words = "\n".join((tr._(VERDICTS[told["verdict"]]), *secrets))
    return Chapter(title, words, drawing=partial(_draw_grid, told))


def _draw_grid(told: Mapping[str, Any]) -> GridView:
    """The last grid, with the lines that decided."""
    side = theme.touch * 3
    view = GridView(tuple(told["grid"]), size_hint=(None, None), size=(side, side))
    view.show_lines(
        [Line(line["sign"], line["win"], tuple(line["cells"])) for line in told["lines"]]
    )
    return view


def _spoken(card: Mapping[str, Any]) -> str:
    sign = sign_name(card["sign"])
    return sign if card["win"] else tr._("not {sign}").format(sign=sign)
