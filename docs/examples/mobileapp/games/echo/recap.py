"""The rounds of Echo as an evening remembers them: the word and the loudest echo."""

from collections.abc import Mapping, Sequence
from typing import Any

from mobileapp.games.echo.looks import PictureCard
from mobileapp.games.echo.texts import picture_text, word_text
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.translation import tr


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """One round: who thought of the same."""
    picks = story["picks"]
    loudest = max(picks, key=picks.count)
    who = [name for name, picture in zip(names, picks, strict=True) if picture == loudest]
    if len(who) < 2:
        text = tr._("Everyone thought of something else.")
    else:
        text = tr._("{names} thought of {picture}.").format(
            names=tr.listed(who), picture=picture_text(loudest)
        )
    return RoundRecap(word_text(story["word"]), text, drawing=PictureCard(loudest))
