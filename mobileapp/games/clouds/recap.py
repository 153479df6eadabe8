"""The recap of a round of Clouds for the history: the sky, its word and who guessed the word."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.clouds.geometry import Cloud
from engine.setup import LENGTH, SHORT
from mobileapp.games.clouds.looks import SkyPicture, light_of
from mobileapp.games.recap import Feat, Moment, RoundRecap
from mobileapp.languages.translation import tr

ROUND_MS = 120_000
"""The usual duration of a round's clock, in milliseconds.

The later the guess, the lower the merit of the round (see `Moment.merit`): a guess after this time
lowers it by 1.
"""


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """The recap of a round: the sky, who painted it, its word, and who guessed the word."""
    used, word = story["used_ms"], story["word"]["text"]
    guesser = None if story["guesser"] is None else names[story["guesser"]]
    painters = tuple(who for who in (story["main"], story["second"]) if who is not None)
    painted = tr._("Painted by {names}.").format(names=tr.listed([names[who] for who in painters]))
    seen = tr._("Nobody saw it in time.")
    if guesser is not None:
        seen = tr._("{name} saw it after {seconds} s.")
        seen = seen.format(name=guesser, seconds=round(used / 1000))
    clouds = tuple(Cloud(**cloud) for cloud in story["sky"])
    drawing = SkyPicture(clouds, light_of(guesser is not None, used))
    merit = 0.0 if not clouds else 1.0 if guesser is None else 3 - used / ROUND_MS
    moment = Moment(word, f"{painted} {seen}", by=painters, merit=merit, drawing=drawing)
    feats = () if guesser is None else (_quick_guess(story["guesser"], word, used),)
    if story["round"] == 1 and story.get(LENGTH) == SHORT:
        painted = f"{tr._('A short game.')} {painted}"
    return RoundRecap(word, f"{painted} {seen}", drawing=drawing, moment=moment, feats=feats)


def drawing(sky: str) -> SkyPicture:
    """The sky of a memory (see `Memory.drawing`), in the light of the afternoon."""
    clouds = tuple(Cloud(**cloud) for cloud in json.loads(sky))
    return SkyPicture(clouds, light_of(True, ROUND_MS // 2))


def _quick_guess(guesser: int, word: str, used: int) -> Feat:
    reason = tr._("{word} in {n} s").format(word=word, n=round(used / 1000))
    return Feat(tr._("Sharp eyes"), (guesser,), reason, -used)


def droplets(count: int) -> str:
    """A number of droplets in words."""
    return tr.n("{n} droplet", "{n} droplets", count).format(n=count)
