"""Faces seen from the front, cut from paper: one unit from chin to crown, around the origin."""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import beads, blob, ellipse, strip
from art.paint.story.sheets import Outline, Point, Sheet

HairCut = Literal["none", "short", "bob", "bald", "bun", "afro", "braids", "scarf"]
Mouth = Literal["smile", "flat", "sad", "open", "grin", "none"]

INK = "#1c1420"


@dataclass(frozen=True)
class Expression:
    """What a face does."""

    mouth: Mouth = "smile"
    gaze: Point | None = (0.0, 0.0)
    """Where the pupils stand, from -1 to 1 across and up; None for closed eyes."""
    brows: float = 0.0
    """How far the inner ends of the brows are raised; negative is cross."""
    wide: float = 1.0
    """How far the eyes are open."""


# Hair that lies on the forehead.
_FRONT: dict[HairCut, str] = {
    "short": "-.42,.02 -.45,.3 -.3,.56 0,.63 .3,.56 .45,.3 .42,.02 .36,.2 .2,.33 -.1,.3 -.32,.24",
    "bob": "-.44,-.1 -.47,.3 -.3,.58 0,.65 .3,.58 .47,.3 .44,-.1 .38,.14 .3,.28 0,.24 -.3,.28 "
    "-.38,.14",
    "bun": "-.42,.06 -.44,.32 -.28,.56 0,.62 .28,.56 .44,.32 .42,.06 .36,.24 .14,.42 0,.46 "
    "-.14,.42 -.36,.24",
    "afro": "-.44,.1 -.5,.36 -.3,.62 0,.68 .3,.62 .5,.36 .44,.1 .36,.26 .16,.36 -.16,.36 -.36,.26",
    "scarf": "-.45,.08 -.44,.4 0,.6 .44,.4 .45,.08 .36,.3 0,.4 -.36,.3",
    "braids": "-.43,0 -.45,.32 -.3,.57 0,.63 .3,.57 .45,.32 .43,0 .36,.24 .1,.42 0,.5 -.1,.42 "
    "-.36,.24",
}

_BEARD = (
    "-.39,0 -.36,-.14 -.16,-.2 0,-.17 .16,-.2 .36,-.14 .39,0 .4,-.3 .24,-.6 0,-.7 -.24,-.6 -.4,-.3"
)


def _behind(cut: HairCut) -> Outline | None:
    """Hair that lies behind the face."""
    if cut == "bob":
        return blob("-.52,-.42 -.54,.2 -.36,.6 0,.68 .36,.6 .54,.2 .52,-.42 .3,-.5 -.3,-.5")
    if cut == "bun":
        return ellipse(0.22, 0.2).at(0, 0.72)
    if cut == "afro":
        turns = (
            "-.62,.1 -.66,.34 -.52,.6 -.3,.76 0,.82 .3,.76 .52,.6 .66,.34 .62,.1 .5,-.14 -.5,-.14"
        )
        return blob(turns)
    if cut == "braids":
        left = strip([(-0.42, 0.1), (-0.5, -0.3), (-0.46, -0.78)], 0.16, 0.1)
        return left | left.flipped()
    if cut == "scarf":
        return blob("-.52,-.5 -.54,.2 -.36,.6 0,.7 .36,.6 .54,.2 .52,-.5 .7,-.86 -.7,-.86")
    if cut == "bald":
        return ellipse(0.13, 0.17).at(-0.41, 0.12) | ellipse(0.13, 0.17).at(0.41, 0.12)
    return None


def _eyes(skin: str, hair: str, look: Expression, old: bool) -> list[Sheet]:
    dark = mix(skin, "#2a1418", 0.65)
    sheets = []
    for side in (-1, 1):
        x, y = 0.17 * side, 0.0
        if look.gaze is None:
            lid = strip([(x - 0.08, y + 0.01), (x, y - 0.03), (x + 0.08, y + 0.01)], 0.022)
            sheets.append(Sheet(lid, dark, lift=1))
        else:
            tall = 0.062 * look.wide
            sheets.append(Sheet(ellipse(0.078, tall).at(x, y), "#fffaf0", lift=2))
            pupil = ellipse(0.038).at(x + 0.036 * look.gaze[0], y + 0.026 * look.gaze[1])
            sheets.append(Sheet(pupil, INK, ("eye",), lift=1))
        inner, outer = 0.125 + look.brows * 0.05, 0.125 - look.brows * 0.05
        brow = strip(
            [(x - 0.09 * side, y + inner), (x, y + 0.145), (x + 0.1 * side, y + outer)], 0.03, 0.018
        )
        sheets.append(Sheet(brow, mix(hair, "#000000", 0.15), lift=1))
        if old:
            fold = strip([(x - 0.07, y - 0.1), (x, y - 0.125), (x + 0.07, y - 0.1)], 0.01)
            sheets.append(Sheet(fold, mix(skin, "#2a1418", 0.3), lift=0))
    return sheets


def _mouth(skin: str, mouth: Mouth) -> list[Sheet]:
    lip = mix(skin, "#8a1f2a", 0.6)
    if mouth == "none":
        return []
    if mouth == "open":
        return [
            Sheet(ellipse(0.085, 0.1).at(0, -0.29), "#5a1f2a", ("open mouth",), lift=1),
            Sheet(ellipse(0.055, 0.035).at(0, -0.345), "#e8756a", lift=0),
        ]
    if mouth == "grin":
        return [
            Sheet(
                blob("-.17,-.22 -.17,-.22 0,-.24 .17,-.22 .17,-.22 .1,-.35 -.1,-.35"), lip, lift=1
            ),
            Sheet(blob("-.13,-.24 0,-.255 .13,-.24 .1,-.28 -.1,-.28"), "#fffaf0", lift=0),
        ]
    bend = {"smile": -0.05, "flat": 0.0, "sad": 0.05}[mouth]
    line: list[Point] = [(-0.12, -0.27), (0.0, -0.27 + bend), (0.12, -0.27)]
    return [Sheet(strip(line, 0.028), lip, lift=1)]


def face(
    skin: str,
    hair: str,
    cut: HairCut = "short",
    look: Expression | None = None,
    *,
    old: bool = False,
    beard: bool = False,
    dress: str | None = None,
    lift: float = 10,
) -> list[Sheet]:
    """A face from the front; with a dress it has a neck and shoulders."""
    expression = look or Expression()
    sheets = _bust(skin, dress, lift) if dress is not None else []
    behind = _behind(cut)
    if behind is not None:
        sheets.append(Sheet(behind, mix(hair, "#000000", 0.12), lift=lift * 0.7))
    sheets.extend(_skull(skin, cut, lift))
    sheets.extend(_eyes(skin, hair, expression, old))
    nose = strip([(0.02, 0.0), (0.055, -0.12), (-0.01, -0.14)], 0.014, 0.022)
    sheets.append(Sheet(nose, mix(skin, "#2a1418", 0.35), lift=1))
    if beard:
        sheets.append(Sheet(blob(_BEARD), hair, ("beard",), lift=4))
    sheets.extend(_mouth(skin, expression.mouth))
    if cut in _FRONT:
        sheets.append(Sheet(blob(_FRONT[cut]), hair, lift=4 if cut == "afro" else 5))
    return sheets


def _bust(skin: str, dress: str, lift: float) -> list[Sheet]:
    """Shoulders and neck."""
    shoulders = blob(
        "-.2,-.6 .2,-.6 .5,-.72 .78,-.9 .9,-1.3 .92,-2 .92,-2 -.92,-2 -.92,-2 -.9,-1.3 "
        "-.78,-.9 -.5,-.72"
    )
    neck = blob("-.16,-.3 .16,-.3 .17,-.62 .08,-.74 -.08,-.74 -.17,-.62")
    return [Sheet(shoulders, dress, lift=lift), Sheet(neck, mix(skin, "#3a1418", 0.15), lift=3)]


def _skull(skin: str, cut: HairCut, lift: float) -> list[Sheet]:
    """The bare head: ears where hair does not cover them, and cheeks."""
    sheets = []
    if cut not in ("scarf", "bob", "afro"):
        ears = beads([(-0.41, -0.03), (0.41, -0.03)], 0.075)
        sheets.append(Sheet(ears, mix(skin, "#b04030", 0.15), lift=4))
    skull = blob("-.4,.1 -.36,.38 0,.53 .36,.38 .4,.1 .37,-.2 .22,-.44 0,-.51 -.22,-.44 -.37,-.2")
    sheets.append(Sheet(skull, skin, ("face",), lift=lift * 0.7))
    cheeks = beads([(-0.25, -0.16), (0.25, -0.16)], 0.07)
    sheets.append(Sheet(cheeks, mix(skin, "#e0503c", 0.3), lift=0))
    return sheets
