"""Heads of people asleep, seen from the front, who may be laid on a pillow."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.story.cutouts.geometry import blob, ellipse, points, strip
from art.paint.story.sheets import Sheet


def sleeping_face(hair_tone: str) -> list[Sheet]:
    """An upright head about one unit high with its eyes shut, which smiles a little."""
    face = blob(
        ".0,-.50 .15,-.46 .28,-.30 .34,-.05 .33,.22 .22,.42 .0,.48 -.22,.42 -.33,.22 -.34,-.05"
        " -.28,-.30 -.15,-.46"
    )
    hair = blob(
        "-.38,-.10 -.44,.20 -.32,.48 .0,.62 .32,.48 .44,.20 .38,-.10 .38,-.10 .33,.10 .22,.26"
        " .06,.36 .06,.36 -.12,.30 -.28,.14 -.38,-.10"
    )
    strands = cuts(".05,.38 -.14,.40 -.34,.22", ".05,.44 -.16,.50 -.38,.28",
                   ".10,.38 .24,.36 .36,.18", ".10,.46 .26,.46 .39,.28", thick=0.026)  # fmt: skip
    lids = strip(points("-.26,.02 -.20,-.05 -.12,-.05 -.06,.01"), 0.028) | strip(
        points(".06,.01 .12,-.05 .20,-.05 .26,.02"), 0.028
    )
    lines = cuts("-.26,.13 -.16,.17 -.07,.13", ".07,.13 .16,.17 .26,.13",
                 ".02,.06 .04,-.09 .05,-.15 -.03,-.16", "-.11,-.26 -.02,-.31 .11,-.25",
                 thin=0.010, thick=0.030)  # fmt: skip
    ear = ellipse(0.06, 0.09).at(0.35, -0.04)
    return [
        *edged(ear, WHITE, "ear", edge=0.04), *edged(face, WHITE, "face", edge=0.05),
        Sheet(lids, BLACK, ("closed eye",)), Sheet(lines, BLACK),
        *edged(hair, hair_tone, "hair", edge=0.04, turn=110),
        Sheet(strands, BLACK if hair_tone > "#7" else WHITE),
    ]  # fmt: skip
