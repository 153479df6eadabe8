"""A white stag with the moon in its antlers, and the hunter who takes off his hat to it."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="It only shows on paper",
    subject="white stag that bends down to a hunter",
    props=("stag", "antlers", "moon", "owl", "nest", "hunter", "gun", "forest", "snow"),
    mood=("holy", "still", "wondering"),
)
def albino_stag(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _forest(), 0, 0, depth=50.0)
    lay_pile(scene, _antlers(), 0, 0, depth=40.0)
    lay_pile(scene, _stag(), 0, 0, depth=34.0)
    lay_pile(scene, _owl(), 0.44, 0.99, 0.9, depth=28.0)
    lay_pile(scene, _nest(), -0.50, 0.88, depth=26.0)
    lay_pile(scene, _hunter(), -0.60, -1.30, depth=20.0)
    return WoodcutPlan(
        inks=("night", "lamp", "vermilion"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _forest() -> list[Sheet]:
    """The moon, black trunks and the snow between them."""
    trunks = [
        "-1.06,1.7 -.80,1.7 -.82,.4 -.78,-1.3 -1.06,-1.3", "-.56,1.7 -.44,1.7 -.45,.2 -.42,-1.2"
            " -.60,-1.2",
        ".10,1.7 .22,1.7 .20,.2 .24,-1.2 .06,-1.2", ".84,1.7 1.1,1.7 1.1,-1.2 .80,-1.2 .82,.2",
    ]  # fmt: skip
    wood = Outline(())
    for trunk in trunks:
        wood = wood | polygon(trunk)
    bark = cuts(
        "-.94,1.3 -.93,.9 -.95,.5", "-.88,.5 -.89,.1 -.87,-.3", "-.96,-.2 -.94,-.6 -.96,-1.0",
        "-.51,.6 -.52,.2 -.50,-.2", "-.52,-.5 -.51,-.8 -.53,-1.1", ".93,1.2 .92,.8 .94,.5",
        ".16,1.4 .15,1.2 .16,1.0", thick=0.026,
    )  # fmt: skip
    snow = land((-1, -1.16), (-0.5, -1.10), (0.1, -1.18), (0.6, -1.10), (1, -1.16))
    drifts = cuts(
        "-.96,-1.36 -.6,-1.39 -.3,-1.36", "-.2,-1.28 .1,-1.32 .3,-1.29",
            ".5,-1.40 .7,-1.36 .96,-1.38",
        thick=0.024,
    )  # fmt: skip
    flakes = beads(
        points(
            "-.72,.62 -.68,-.1 -.30,-.62 -.12,-.9 -.36,1.36 .0,.82 -.72,-.48 -.22,-.42 .50,1.36"
            " .76,.66"
        ),
        0.020,
    )
    return [
        Sheet(ellipse(0.36).at(-0.02, 1.04), INKS["lamp"], ("moon",), turn=0),
        Sheet(ellipse(0.33).at(-0.02, 1.04), FLAT["lamp"], ("moon",)),
        Sheet(wood, BLACK, ("trees",)), Sheet(bark, WHITE), Sheet(flakes, WHITE, ("snow",)),
        *edged(snow, WHITE, "snow", edge=0.02), Sheet(drifts, INKS["night"]),
    ]  # fmt: skip


def _antlers() -> list[Sheet]:
    """Two antlers as wide as the card, the far one first."""
    far = strip(points("-.02,.44 .12,.70 .40,.88 .62,1.10 .66,1.36"), 0.11, 0.02)
    for path in (".07,.62 .0,.74 -.02,.92", ".26,.82 .24,1.0 .28,1.18", ".52,.98 .72,.98 .86,1.06",
                 ".62,1.12 .78,1.22 .84,1.36"):  # fmt: skip
        far = far | strip(points(path), 0.075, 0.014)
    near = strip(points("-.14,.44 -.30,.68 -.58,.84 -.78,1.08 -.80,1.36"), 0.12, 0.02)
    for path in ("-.22,.56 -.38,.54 -.48,.62", "-.40,.76 -.40,.96 -.34,1.14",
        "-.66,.92 -.82,.88 -.92,.94",
                 "-.76,1.04 -.62,1.16 -.60,1.34"):  # fmt: skip
        near = near | strip(points(path), 0.08, 0.014)
    return [
        *edged(far, WHITE, "antlers", edge=0.03),
        *edged(near, WHITE, "antlers", edge=0.03),
    ]


def _stag() -> list[Sheet]:
    """A stag cut by the right edge that lowers its head to the left."""
    far_leg = blob(".62,-.6 .84,-.6 .80,-1.0 .82,-1.7 .66,-1.7 .68,-1.1")
    body = blob(
        "-.06,.46 .12,.48 .38,.40 .66,.36 .98,.42 1.4,.40 1.4,-.9 1.1,-.86 .74,-.80 .54,-.80"
        " .52,-1.1 .50,-1.34 .52,-1.7 .52,-1.7 .32,-1.7 .32,-1.7 .34,-1.34 .30,-1.04 .26,-.80"
        " .12,-.56 .06,-.30 .0,-.06 -.10,.06"
    )
    head = blob(
        "-.02,.46 -.14,.50 -.26,.42 -.36,.26 -.50,.08 -.62,-.06 -.66,-.17 -.60,-.25 -.50,-.24"
        " -.40,-.14 -.28,-.05 -.12,-.01 .02,.10 .08,.30"
    )
    ear = blob("-.02,.40 .12,.54 .34,.60 .34,.60 .28,.42 .12,.30")
    inner = blob(".06,.42 .16,.50 .28,.54 .22,.43 .12,.37")
    fur = cuts(
        ".14,.36 .10,.20 .14,.04", ".26,.30 .20,.12 .24,-.08", ".12,-.04 .12,-.20 .18,-.34",
        ".26,-.18 .24,-.34 .30,-.50", ".40,.24 .36,.06 .40,-.12", ".38,-.30 .36,-.46 .42,-.62",
        ".22,-.46 .24,-.58 .30,-.70", ".56,.0 .52,-.18 .58,-.36", thin=0.006, thick=0.038,
    )  # fmt: skip
    flank = cuts(
        ".60,-.52 .72,-.62 .92,-.64",
        ".74,.26 .84,.24 .96,.28",
        ".41,-.86 .42,-1.06 .41,-1.24",
        thick=0.030,
    )
    almond = blob("-.30,.26 -.25,.32 -.17,.32 -.11,.26 -.17,.22 -.25,.22")
    lines = cuts(
        "-.34,.24 -.28,.37 -.14,.37",
        "-.58,-.20 -.48,-.17 -.42,-.10",
        "-.30,.10 -.22,.08 -.16,.13",
        thin=0.012,
        thick=0.03,
    )
    nose = blob("-.62,-.07 -.67,-.17 -.60,-.20 -.54,-.11")
    return [
        *edged(far_leg, FLAT["night"], "stag", edge=0.03),
        *edged(body, WHITE, "stag", edge=0.034),
        Sheet(fur | flank, BLACK),
        *edged(ear, WHITE, "ear", edge=0.03), Sheet(inner, INKS["vermilion"]),
        *edged(head, WHITE, "stag", edge=0.034), Sheet(almond | lines | nose, BLACK, ("eye",)),
        Sheet(ellipse(0.022).at(-0.23, 0.285), WHITE),
    ]  # fmt: skip


def _owl() -> list[Sheet]:
    """An owl that sits on an antler and looks at us."""
    body = blob("-.13,.0 -.15,.20 -.13,.34 -.16,.44 -.16,.44 -.06,.40 .06,.40 .16,.44 .16,.44"
        " .13,.34 .15,.20 .13,.0 .0,-.06")  # fmt: skip
    wings = blob("-.14,.26 -.06,.16 -.06,.0 -.13,-.02") | blob(".14,.26 .06,.16 .06,.0 .13,-.02")
    eyes = beads(points("-.065,.30 .065,.30"), 0.062)
    return [
        *white_edged(body, BLACK, "owl", edge=0.024), Sheet(wings, INKS["vermilion"], ("wings",)),
        Sheet(eyes, FLAT["lamp"], ("eyes",)), Sheet(beads(points("-.058,.30 .058,.30"), 0.028),
            BLACK),
        Sheet(polygon("-.025,.25 .025,.25 .0,.19"), FLAT["lamp"], ("beak",)),
    ]  # fmt: skip


def _nest() -> list[Sheet]:
    """A nest with two eggs in the fork of the other antler."""
    eggs = ellipse(0.045, 0.058).at(-0.05, 0.07) | ellipse(0.045, 0.058).at(0.05, 0.07)
    bowl = blob("-.15,.06 -.15,.06 -.10,-.05 .0,-.08 .10,-.05 .15,.06 .15,.06 .0,.03")
    straw = cuts("-.12,.02 .0,-.03 .12,.02", "-.08,-.03 .0,-.06 .08,-.02", thick=0.014)
    return [
        *edged(eggs, FLAT["night"], "eggs", edge=0.02),
        *edged(bowl, INKS["lamp"], "nest", edge=0.024), Sheet(straw, BLACK),
    ]  # fmt: skip


def _hunter() -> list[Sheet]:
    """A hunter who looks up, hat in hand, his gun in the snow; his feet at the origin."""
    boots = blob("-.15,.16 -.02,.16 .0,.04 .08,.0 -.16,.0") | blob(
        ".02,.16 .14,.16 .15,.04 .24,.0 .0,.0"
    )
    coat = blob(
        "-.09,.62 -.09,.62 .08,.62 .08,.62 .16,.52 .18,.36 .22,.12 .22,.12 -.22,.12 -.22,.12"
        " -.18,.36"
        " -.18,.52"
    )
    belt = polygon("-.185,.36 .19,.36 .195,.30 -.19,.30")
    arm = strip(points("-.08,.54 -.06,.42 .12,.42"), 0.11, 0.09)
    head = [
        *edged(
            blob("-.06,-.12 -.10,.02 -.08,.16 .02,.20 .10,.16 .12,.08 .19,.05 .19,.01 .13,.0"
                " .12,-.06 .06,-.12"),
            WHITE, "face", edge=0.026,
        ),
        Sheet(blob("-.10,-.06 -.13,.12 -.05,.23 .06,.22 .10,.16 .0,.14 -.03,.06 -.03,-.02"),
            BLACK, ("hair",)),
        *edged(blob("-.01,-.02 .05,-.05 .13,-.03 .17,-.09 .10,-.18 .0,-.17 -.06,-.10"),
            FLAT["lamp"], "beard", edge=0.02),
        Sheet(ellipse(0.018, 0.024).at(0.08, 0.09) | cuts(".04,.15 .08,.17 .12,.15",
            thick=0.016), BLACK, ("eye",)),
    ]  # fmt: skip
    hat = blob(".10,.52 .12,.40 .22,.36 .30,.42 .28,.52 .20,.50")
    brim = strip(points(".05,.54 .18,.53 .34,.56"), 0.045)
    gun = strip(points("-.42,.02 .0,-.06 .36,-.10"), 0.035)
    stock = polygon("-.44,.06 -.24,.02 -.24,-.05 -.46,-.06")
    return [
        Sheet(gun | stock, BLACK, ("gun",)), Sheet(boots, BLACK, ("boots",)),
        *edged(coat, INKS["vermilion"], "hunter", turn=84, edge=0.028), Sheet(belt, BLACK),
        *(sheet.placed(0, 0.74, 1.15, 22, flip=False) for sheet in head),
        *white_edged(hat | brim, BLACK, "hat"),
        *edged(arm, INKS["vermilion"], "sleeve", turn=20, edge=0.028),
        *edged(ellipse(0.05).at(0.15, 0.43), WHITE, "hand", edge=0.02),
        Sheet(cuts("-.10,.20 -.08,.26 -.09,.28", ".08,.16 .09,.22 .08,.28", thick=0.02), BLACK),
    ]  # fmt: skip
