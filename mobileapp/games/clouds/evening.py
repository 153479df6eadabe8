"""The rounds of Clouds as an evening remembers them: the word, its sky and who saw it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from mobileapp.games.chapter import Chapter
from mobileapp.games.clouds.kept_sky import KeptSky
from mobileapp.games.clouds.sky_picture import clouds_from
from mobileapp.i18n import listed, tr
from mobileapp.theme import theme


def chapter(told: Mapping[str, Any], names: Sequence[str]) -> Chapter:
    """One round: what was painted, how the sky looked, and whether somebody saw it."""
    painters = listed([told["main"], told["second"]])
    painted = tr._("Painted by {names}.").format(names=painters)
    if told["guesser"] is None:
        seen = tr._("Nobody saw it in time.")
    else:
        seen = tr._("{name} saw it after {seconds} s.").format(
            name=told["guesser"], seconds=round(told["used_ms"] / 1000)
        )
    word, clouds = told["word"]["text"], clouds_from(told["sky"])
    return Chapter(word, f"{painted} {seen}", drawing=partial(_picture, clouds, word))


def _picture(clouds: tuple[Any, ...], word: str) -> KeptSky:
    height = theme.touch * 1.7
    return KeptSky(clouds=clouds, title=word, size_hint=(None, None), size=(height * 1.6, height))
