"""A hare that keeps what hunters leave behind."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="She only kept the hats",
    subject="hare before a wall of hunters' hats",
    props=("hare", "hats", "trophies", "empty plaque", "bandage"),
    mood=("reversed", "dry", "proud"),
)
def hare_trophies(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["clay"])
    for index, (x, y) in enumerate(points("-.66,.96 -.70,.24 -.68,-.48 .0,1.04 .68,1.04")):
        lay_pile(scene, _plaque(index), x, y, 0.94, depth=56.0 - 2 * index)
    lay_pile(scene, _hare(), 0.28, -0.52, 1.04, depth=40.0)
    return WoodcutPlan(
        inks=("clay", "verdigris", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


_HATS = (
    "-.20,.0 -.18,.26 -.06,.22 .06,.28 .18,.24 .20,.0", "-.20,.0 -.12,.24 -.03,.38 .08,.28 .20,.0",
    "-.22,.0 -.24,.14 -.08,.28 .16,.2 .24,.02", "-.16,.0 -.16,.0 -.18,.34 -.18,.34 .18,.34"
        " .18,.34 .16,.0 .16,.0",
)  # fmt: skip
"""The crowns of the hats on the wall; the last plaque has none yet."""


def _plaque(index: int) -> list[Sheet]:
    """A wooden shield, and on it a hat where others hang heads."""
    shield = blob("-.27,.22 .0,.28 .27,.22 .25,-.10 .0,-.32 -.25,-.10")
    sheets = [*edged(shield, INKS["clay"], "plaque", turn=88, edge=0.036)]
    if index == len(_HATS):
        nail = ellipse(0.03).at(0, 0.04)
        return [*sheets, Sheet(nail, BLACK, ("empty plaque",))]
    hat = blob(_HATS[index]) | ellipse(0.30, 0.045)
    band = box(0.36, 0.065).at(0, 0.055)
    feather = blob(".14,.06 .22,.20 .24,.38 .24,.38 .14,.28 .10,.12")
    sheets += [
        *white_edged(hat.at(0, -0.04), BLACK, "hats"),
        Sheet(band.at(0, -0.02), INKS["verdigris" if index % 2 else "vermilion"]),
    ]
    return [*sheets, *edged(feather, WHITE, "feather", edge=0.024)] if index == 0 else sheets


def _hare() -> list[Sheet]:
    """A hare in a green jacket from the front, a plaster on one ear, who hides a smile."""
    jacket = blob("-.86,-1.2 -.66,-.56 -.34,-.36 .0,-.30 .34,-.36 .66,-.56 .86,-1.2")
    lapels = polygon("-.30,-.38 .0,-.86 -.10,-.34") | polygon(".30,-.38 .0,-.86 .10,-.34")
    shirt = polygon("-.12,-.36 .12,-.36 .0,-.84")
    tie = blob("-.12,-.42 .0,-.47 .12,-.42 .12,-.54 .0,-.50 -.12,-.54")
    ears = blob("-.30,.36 -.46,.76 -.44,1.18 -.30,1.36 -.16,1.14 -.08,.70 -.10,.40")
    bent = blob(".10,.40 .10,.74 .24,1.10 .42,1.22 .52,1.04 .42,.70 .30,.36")
    inner = blob("-.28,.50 -.36,.80 -.34,1.08 -.29,1.20 -.22,1.04 -.17,.74") | blob(
        ".18,.50 .20,.76 .32,1.02 .40,1.08 .40,.92 .30,.66"
    )
    face = blob(
        "-.36,.30 -.40,.04 -.30,-.20 -.16,-.36 .0,-.42 .16,-.36 .30,-.20 .40,.04 .36,.30"
        " .18,.48 -.18,.48"
    )
    muzzle = blob("-.20,-.12 -.12,-.02 .0,-.06 .12,-.02 .20,-.12 .16,-.28 .0,-.34 -.16,-.28")
    nose = blob("-.07,-.02 .07,-.02 .0,-.10")
    mouth = cuts(
        ".0,-.10 .0,-.15 .0,-.19",
        "-.14,-.20 -.06,-.24 .0,-.19",
        ".0,-.19 .06,-.24 .16,-.17",
        thin=0.016,
        thick=0.026,
    )
    teeth = polygon("-.045,-.22 .045,-.22 .04,-.31 -.04,-.31")
    whiskers = cuts("-.20,-.14 -.40,-.10 -.58,-.12", "-.20,-.20 -.38,-.22 -.56,-.28",
        ".20,-.14 .40,-.10 .58,-.12", ".20,-.20 .38,-.22 .56,-.28",
                    thin=0.008, thick=0.020)  # fmt: skip
    tufts = cuts(
        "-.06,.42 -.04,.34 -.06,.28",
        ".04,.44 .05,.36 .03,.30",
        "-.30,-.06 -.26,-.12 -.28,-.18",
        ".30,-.06 .26,-.12 .28,-.18",
        thick=0.028,
    )
    plaster = strips([((0.20, 0.94), (0.46, 0.82)), ((0.26, 0.80), (0.40, 0.98))], 0.085)
    brows = cuts("-.32,.26 -.22,.31 -.12,.26", ".12,.28 .22,.34 .32,.28", thick=0.034)
    return [
        *edged(ears, WHITE, "hare", edge=0.036), *edged(bent, WHITE, "hare", edge=0.036),
            Sheet(inner, FLAT["clay"], ("ears",)),
        *edged(plaster, WHITE, "bandage", edge=0.026), *edged(jacket, INKS["verdigris"],
            "jacket", turn=84, edge=0.036),
        *edged(shirt, WHITE, "shirt", edge=0.026), *edged(lapels, FLAT["verdigris"], "jacket",
            edge=0.03),
        *edged(tie, INKS["vermilion"], "bow tie", edge=0.028), *edged(face, WHITE, "hare",
            edge=0.036),
        *eye(-0.21, 0.14, 0.22, (-0.6, 0.3)), *eye(0.21, 0.14, 0.22, (-0.6, 0.3)),
            Sheet(brows | tufts | whiskers, BLACK),
        *edged(muzzle, WHITE, "muzzle", edge=0.028), *edged(teeth, WHITE, "teeth", edge=0.02),
            Sheet(mouth, BLACK),
        *edged(nose, INKS["vermilion"], "nose", edge=0.024),
    ]  # fmt: skip
