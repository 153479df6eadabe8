"""Heads in profile with carved lines: the flat people of woodcuts."""

from typing import Literal

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.story.cutouts.figures import CHILD, Hair, Profile, head
from art.paint.story.cutouts.geometry import blob, ellipse, points, strip
from art.paint.story.sheets import Outline, Sheet

SHADE = "#a8a8a8"

Lid = Literal["open", "closed", "down", "round", "wide", "looking up", "looking down"]

_STRANDS = (
    "-.02,.58 -.22,.50 -.38,.30 -.42,.06", "-.14,.60 -.32,.46 -.46,.24 -.46,-.02",
    ".10,.55 -.10,.44 -.24,.26 -.30,.04", ".20,.48 .04,.38 -.10,.24 -.20,.04",
    "-.30,.08 -.36,-.06 -.34,-.24",
)  # fmt: skip

_WRINKLES = (
    ".16,-.12 .10,-.20 .10,-.30", ".18,.30 .28,.32 .36,.28", ".32,-.15 .24,-.21 .21,-.30",
    ".12,.05 .06,.08 .02,.13", ".12,.01 .06,.0 .02,.01", ".14,.38 .24,.41 .32,.37",
    ".20,-.02 .26,-.045 .33,-.03",
)  # fmt: skip


def carved_profile(
    kind: Profile,
    hair: Hair,
    hair_tone: str,
    lid: Lid = "open",
    smile: float = 0.0,
    years: int = 0,
) -> list[Sheet]:
    """A head that looks to the right, one unit from chin to crown, its ear near the origin.

    Years are lines around eyes, mouth and forehead, up to seven.
    """
    skin, *_, locks = head(WHITE, hair_tone, kind, hair, "none")
    shade = blob(
        ".30,-.52 .16,-.44 .02,-.30 -.06,-.16 -.20,-.12 -.34,-.2 -.36,-.74 -.36,-.74 .2,-.8 .2,-.8"
    )
    ear = blob("-.10,-.12 -.13,.02 -.08,.10 .0,.08 .01,-.02 -.04,-.10 -.06,-.14")
    sheets = [
        *edged(skin.outline, WHITE, "face", edge=0.05),
        Sheet(shade & skin.outline, SHADE, turn=64),
        *_eye(lid),
        Sheet(_features(kind, smile), BLACK),
    ]
    if years:
        sheets.append(Sheet(cuts(*_WRINKLES[:years], thin=0.008, thick=0.018), BLACK))
    sheets += edged(ear, WHITE, edge=0.03)
    sheets.append(Sheet(cuts("-.08,-.06 -.09,.02 -.05,.06 -.02,.03", thick=0.02), BLACK))
    if hair != "none":
        sheets += edged(locks.outline, hair_tone, "hair", turn=110, edge=0.04)
        strands = cuts(*_STRANDS, thick=0.026) & locks.outline
        sheets.append(Sheet(strands, BLACK if hair_tone > "#7" else WHITE))
    return sheets


def _eye(lid: Lid) -> list[Sheet]:
    """An eye with its lids, a round or a wide one of a child, or the curve of a closed one.

    An eye that looks up or down is drawn as a white oval with a pupil, without lids.
    """
    if lid == "round":
        return [Sheet(ellipse(0.042, 0.06).at(0.27, 0.03), BLACK, ("eye",))]
    if lid == "wide":
        white = blob(".12,.02 .17,.10 .26,.13 .34,.10 .36,.02 .29,-.05 .18,-.04")
        upper = strip(points(".10,.03 .17,.115 .26,.145 .36,.115"), 0.024, 0.034)
        return [
            *edged(white, WHITE, edge=0.022),
            Sheet(ellipse(0.052, 0.066).at(0.275, 0.035) & white, BLACK, ("eye",)),
            Sheet(upper, BLACK),
        ]
    if lid == "closed":
        lashes = strip(points(".15,.035 .20,-.015 .27,-.025 .345,.02"), 0.022, 0.026)
        return [Sheet(lashes, BLACK, ("closed eye",))]
    if lid in ("looking up", "looking down"):
        pupil = ellipse(0.04, 0.046).at(0.30, 0.045 if lid == "looking up" else 0.0)
        return [
            *edged(ellipse(0.095, 0.075).at(0.25, 0.03), WHITE, edge=0.034),
            Sheet(pupil, BLACK, ("eye",)),
        ]
    white = blob(".17,.02 .24,.075 .32,.065 .35,.035 .28,.0")
    drop = -0.022 if lid == "down" else 0.0
    upper = strip(points(".15,.015 .23,.085 .32,.075 .36,.04"), 0.022, 0.028)
    return [
        *edged(white, WHITE, edge=0.02),
        Sheet(ellipse(0.036, 0.042).at(0.30, 0.036 + drop) & white, BLACK, ("eye",)),
        Sheet(upper, BLACK),
    ]


def _features(kind: Profile, smile: float) -> Outline:
    """Brow, wing of the nose and mouth."""
    if kind == CHILD:
        brow = strip(points(".17,.20 .26,.24 .36,.20"), 0.016, 0.022)
    else:
        brow = strip(points(".13,.135 .23,.185 .37,.145"), 0.02, 0.04)
    wing = cuts(".345,-.10 .325,-.15 .355,-.185 .40,-.175", thin=0.010, thick=0.020)
    sunken = 0.035 * kind.sunken
    corner = (0.25 - 0.02 * abs(smile), -0.275 + 0.045 * smile)
    mouth = strip([(0.39 - sunken, -0.276), (0.32 - sunken, -0.282), corner], 0.024, 0.014)
    return brow | wing | mouth
