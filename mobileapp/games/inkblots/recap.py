"""The recap of a round of Inkblots for the history: which word was seen in which blot."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.setup import LENGTH, SHORT
from mobileapp.games.recap import Moment, RecapPicture, RoundRecap
from mobileapp.languages.translation import tr

MAX_COUNTED = 3
"""The maximum number of right guesses that raise the merit of a round."""


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """The recap of a round: which words the subject saw in the blots, and who understood them."""
    words = {word["symbol"]: word["text"] for word in story["words"]}
    blots = tuple(
        RecapPicture(image["id"], words[image["symbol"]])
        for image in story["images"]
        if image["symbol"] in words
    )
    subject = names[story["subject"]]
    seen_too = [names[who] for who in dict.fromkeys(who for who, _ in story["understood"])]
    text = tr._("{names} saw it too.").format(names=tr.listed(seen_too))
    if not seen_too:
        text = tr._("Nobody on the same team saw it too.")
    title = tr._("What {name} saw").format(name=subject)
    merit = 1 + min(len(story["understood"]), MAX_COUNTED) / 2
    moment = Moment(title, text, by=(story["subject"],), merit=merit, pictures=blots)
    if story["round"] == 1 and story.get(LENGTH) == SHORT:
        text = f"{tr._('A short game.')} {text}"
    return RoundRecap(title, text, blots, moment=moment)
