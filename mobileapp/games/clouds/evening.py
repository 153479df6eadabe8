"""The rounds of Clouds as an evening remembers them: the word, its painters and who saw it."""

from collections.abc import Mapping, Sequence
from typing import Any

from mobileapp.games.chapter import Chapter, listed
from mobileapp.i18n import tr


def chapter(told: Mapping[str, Any], names: Sequence[str]) -> Chapter:
    """One round: what was painted, and whether somebody saw it."""
    painters = listed([told["main"], told["second"]])
    painted = tr._("Painted by {names}.").format(names=painters)
    if told["guesser"] is None:
        seen = tr._("Nobody saw it in time.")
    else:
        seen = tr._("{name} saw it after {seconds} s.").format(
            name=told["guesser"], seconds=round(told["used_ms"] / 1000)
        )
    return Chapter(told["word"]["text"], f"{painted} {seen}")
