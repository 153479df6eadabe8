"""How the page of an evening shows a round of Storyteller: the clue and its picture."""

from collections.abc import Mapping, Sequence
from typing import Any

from mobileapp.games.recap import RecapPicture, RoundRecap
from mobileapp.languages.translation import tr


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """One round: who gave which clue, and who understood."""
    teller, finders = story["storyteller"], [finder for finder, _ in story["understood"]]
    voters = sum(len(picture["voters"]) for picture in story["cards"])
    if not finders:
        text = tr._("Nobody understood {name}.").format(name=teller)
    elif len(finders) == voters:
        text = tr._("Everyone understood {name}.").format(name=teller)
    else:
        text = tr._("Understood by {names}.").format(names=tr.listed(finders))
    clue = tr._("“{clue}”").format(clue=story["clue"]) if story["clue"] else tr._("A spoken clue")
    if story["round"] == 1 and story.get("length") == "short":
        text = f"{tr._('A short match.')} {text}"
    title = tr._("{name}: {clue}").format(name=teller, clue=clue)
    return RoundRecap(title, text, (RecapPicture(story["told"]),))
