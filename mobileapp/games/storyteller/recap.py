"""The recap of a round of Storyteller for the history: the clue and its picture."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.setup import LENGTH, SHORT
from mobileapp.games.recap import Feat, Moment, RecapPicture, RoundRecap
from mobileapp.languages.translation import tr

BOLD_VOTERS = 3
"""The minimum number of voters in a round for its clue to count as bold.

A clue is bold if exactly one of these voters understood it, who is no robot of *Between us*.
"""
FALSE_TRAIL = 2
"""The minimum number of votes for a picture to count as a false trail.

A false trail is a picture other than the storyteller's.
"""


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """The recap of a round: who gave which clue, and who understood it."""
    teller = names[story["storyteller"]]
    # Not `understood`, which leaves out the robots of *Between us*.
    finders = [
        names[voter]
        for picture in story["cards"]
        if picture["item"] == story["told"]
        for voter in picture["voters"]
    ]
    voters = sum(len(picture["voters"]) for picture in story["cards"])
    if not finders:
        understood = tr._("Nobody understood {name}.").format(name=teller)
    elif len(finders) == voters:
        understood = tr._("Everyone understood {name}.").format(name=teller)
    else:
        understood = tr._("Understood by {names}.").format(names=tr.listed(finders))
    clue = tr._("“{clue}”").format(clue=story["clue"]) if story["clue"] else ""
    title = tr._("{name}: {clue}").format(name=teller, clue=clue or tr._("A spoken clue"))
    text = understood
    if story["round"] == 1 and story.get(LENGTH) == SHORT:
        text = f"{tr._('A short game.')} {understood}"
    picture = RecapPicture(story["told"])
    missed = story.get("variant") == "together" and not story["understood"]
    bold = len(finders) == 1 and voters >= BOLD_VOTERS and not missed
    moment = Moment(
        understood,
        signature=teller,
        by=(story["storyteller"],),
        merit=0,
        pictures=(picture,),
        missed=missed,
    )
    if clue:
        merit = 2 + (0 < len(finders) < voters) + bold / 2 + 0.25 * bool(finders)
        moment = moment._replace(title=clue, text=understood, merit=merit)
    feats = tuple(_feats(story, clue if bold else "", voters))
    return RoundRecap(title, text, (picture,), moment=moment, feats=feats)


def _feats(story: Mapping[str, Any], bold_clue: str, voters: int) -> Iterator[Feat]:
    """The feats of a round, if any: a bold clue, and the false trail with the most votes.

    `bold_clue` is the clue if it was bold (see `BOLD_VOTERS`), else empty. For a false trail see
    `FALSE_TRAIL`.
    """
    if bold_clue:
        yield Feat(tr._("Boldest clue"), (story["storyteller"],), bold_clue, voters)
    decoys = [picture for picture in story["cards"] if picture["item"] != story["told"]]
    best = max(decoys, key=lambda picture: len(picture["voters"]), default=None)
    if best and best["owner"] is not None and (n := len(best["voters"])) >= FALSE_TRAIL:
        votes = tr.n("{n} vote on one picture", "{n} votes on one picture", n).format(n=n)
        yield Feat(tr._("False trail"), (best["owner"],), votes, n, best["item"])
