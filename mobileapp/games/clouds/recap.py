"""The rounds of Clouds in the history: the word, its sky and who guessed it."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.clouds.geometry import Cloud
from mobileapp.games.clouds.looks import SkyPicture, light_of
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.translation import tr


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """One round: what was painted, how the sky looked, and whether somebody saw it."""
    guesser, used = story["guesser"], story["used_ms"]
    painters = tr.listed([name for name in (story["main"], story["second"]) if name])
    painted = tr._("Painted by {names}.").format(names=painters)
    seen = tr._("Nobody saw it in time.")
    if guesser is not None:
        seen = tr._("{name} saw it after {seconds} s.")
        seen = seen.format(name=guesser, seconds=round(used / 1000))
    if story["round"] == 1 and story.get("length") == "short":
        painted = f"{tr._('A short match.')} {painted}"
    clouds = tuple(Cloud(**cloud) for cloud in story["sky"])
    drawing = SkyPicture(clouds, light_of(guesser is not None, used))
    return RoundRecap(story["word"]["text"], f"{painted} {seen}", drawing=drawing)


def droplets(count: int) -> str:
    """A number of droplets in words."""
    return tr.n("{n} droplet", "{n} droplets", count).format(n=count)
