"""The recap of a question for the history: what was asked, and who remembered."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.memories import Kind
from mobileapp.games.recap import Feat, Moment, RecapPicture, RoundRecap
from mobileapp.languages.translation import tr


def recap(story: Mapping[str, Any], names: Sequence[str]) -> RoundRecap:
    """The recap of a question. Its words are not repeated: they belong to their own evening."""
    about = [names[who] for who in story["about"]]
    right = [names[who] for who in story["right"]]
    title = _title(story["kind"], tr.listed(about))
    text = tr._("Nobody remembered.")
    if right:
        text = tr.n("{names} remembered.", "{names} remembered.", len(right))
        text = text.format(names=tr.listed(right))
    if story["kind"] == Kind.SKY and about and not story.get("absent", True):
        painted = tr._("Painted by {names}.").format(names=tr.listed(about))
        text = f"{painted} {text}"
    pictures = (RecapPicture(story["picture"]),) if story["picture"] else ()
    moment = Moment(
        title, text, by=tuple(story["about"]), merit=float(bool(right)), pictures=pictures
    )
    missed = len(story["answered"]) - len(right)
    feats: tuple[Feat, ...] = ()
    if len(right) == 1 and missed > 1:
        # Translators: an award for the only one who remembered something
        reason = tr._("the only one of {n}").format(n=len(story["answered"]))
        feats = (Feat(tr._("Long memory"), tuple(story["right"]), reason, missed),)
    return RoundRecap(title, text, pictures, moment=moment, feats=feats)


def _title(kind: str, about: str) -> str:
    if kind == Kind.CLUE and about:
        return tr._("Which picture did {name} mean?").format(name=about)
    if kind == Kind.BLOT and about:
        return tr._("What did {name} see here?").format(name=about)
    return {
        Kind.CLUE: tr._("Which picture was meant?"),
        Kind.BLOT: tr._("What was seen here?"),
        Kind.SKY: tr._("What was this sky meant to be?"),
        Kind.TRAIL: tr._("Who played this one?"),
        Kind.INK: tr._("Who inked this blot?"),
    }[kind]
