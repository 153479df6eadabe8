"""A woman from behind, whose hair goes down into the snow as a forest."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
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
from art.paint.story.sheets import Outline, Point, Sheet

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]

_TRUNKS = (
    (-0.40, -1.06, 0.11), (0.42, -1.08, 0.13), (0.86, -1.10, 0.13), (-0.90, -1.12, 0.13),
    (-0.16, -1.16, 0.15), (-0.64, -1.28, 0.19), (0.62, -1.26, 0.18),
)  # fmt: skip
"""Where each lock of hair stands in the snow as a trunk, and how thick it is there."""


@card(
    palette="block_day",
    hand="woodcut",
    title="The forest was her hair",
    subject="woman from behind, whose long hair stands in the snow as bare trees",
    props=("hair", "trees", "comb", "snow", "deer", "wanderer", "earring"),
    mood=("grand", "calm", "uncanny"),
)
def teeth_of_the_comb(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _shoulders(), 0, 0, depth=56.0)
    lay_pile(scene, _deer(), 0.21, -1.07, 0.66, flip=True, depth=50.0)
    lay_pile(scene, _hair(), 0, 0, depth=46.0)
    lay_pile(scene, _comb(), -0.14, 0.20, depth=36.0)
    lay_pile(scene, _wanderer(), -0.10, 0.345, 0.8, depth=32.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _shoulders() -> list[Sheet]:
    """A cheek turned away with an ear, shoulders in blue like a range of hills, and the snow."""
    cheek = blob(
        ".0,1.3 .24,1.31 .345,1.24 .38,1.14 .375,1.08 .415,1.0 .42,.92 .38,.78 .28,.68"
        " .22,.40 -.2,.4 -.2,1.0"
    )
    lash = cuts(".36,1.14 .41,1.14 .46,1.17", ".36,1.12 .41,1.11 .46,1.12", thick=0.014)
    cloak = blob(
        "-1.5,.0 -.98,.26 -.74,.46 -.40,.58 .3,.58 .60,.50 .86,.28 1.5,-.1 1.5,-1.4 1.5,-1.4"
        " -1.5,-1.4 -1.5,-1.4"
    )
    seams = cuts("-.98,.20 -.90,-.2 -.92,-.6", ".78,.30 .88,.0 .90,-.5", thick=0.018)
    snow = land((-1, -1.02), (-0.6, -0.98), (-0.2, -1.04), (0.3, -1.0), (0.7, -1.05), (1, -1.0))
    drifts = cuts("-.98,-1.40 -.7,-1.37 -.44,-1.41", "-.3,-1.30 .0,-1.27 .3,-1.31",
                  ".2,-1.42 .5,-1.40 .8,-1.43", thick=0.016)  # fmt: skip
    return [
        *edged(cheek, WHITE, "cheek", edge=0.026), Sheet(lash, BLACK, ("lashes",)),
        *edged(cloak, _BLUE, "shoulders", turn=28, edge=0.026), Sheet(seams, BLACK),
        Sheet(rim(snow, 0.024), BLACK), Sheet(snow, WHITE, ("snow",)), Sheet(drifts, BLACK),
    ]  # fmt: skip


def _way(x: float, y: float) -> list[Point]:
    """The path of a lock from the crown of the head over the shoulders to its foot."""
    return [
        (-0.06 + 0.06 * x, 1.36), (-0.06 + 0.30 * x, 1.10), (0.33 * x - 0.06, 0.70),
        (0.58 * x - 0.03, 0.26), (0.86 * x, -0.20), (x, -0.7), (x + 0.01, y),
    ]  # fmt: skip


def _hair() -> list[Sheet]:
    """The locks, one beside the other, with twigs where they have become trees."""
    skull = blob(
        "-.05,1.42 .13,1.38 .26,1.24 .29,1.04 .24,.80 .27,.56 .44,.26 .66,-.10 .74,-.36 .60,-.14"
        " .48,-.42 .40,-.12 .26,-.02 .06,.0 -.08,-.14 -.22,-.42 -.30,-.16 -.46,-.44 -.52,-.16"
        " -.72,-.44 -.72,-.08 -.56,.26 -.38,.56 -.36,.80 -.41,1.04 -.38,1.24 -.24,1.38"
    )
    sheets = white_edged(skull, BLACK, "hair")
    for x, y, wide in _TRUNKS:
        foot = blob(
            (x - wide * 0.45, y + 0.20), (x - wide * 0.6, y + 0.04), (x - wide * 1.15, y - 0.05),
            (x, y - 0.02), (x + wide * 1.2, y - 0.06), (x + wide * 0.65, y + 0.05),
            (x + wide * 0.5, y + 0.2),
        )  # fmt: skip
        lock = strip(_way(x, y), 0.07, wide) | foot | _twigs(x, y, wide)
        strands = cuts(*([(px + off * 0.16 * step, py) for step, (px, py) in
                          enumerate(_way(x, y))] for off in (-0.055, 0.05)),
                       thin=0.003, thick=0.009)  # fmt: skip
        sheets += [*white_edged(lock, BLACK, "trees"), Sheet(strands, WHITE)]
    return [*sheets, *_earring()]


def _twigs(x: float, y: float, wide: float) -> Outline:
    """Three bare twigs of a trunk."""
    side = 1 if int(abs(x) * 100) % 4 else -1
    twigs = Outline(())
    for up, way, long in ((0.46, side, 0.13), (0.32, -side, 0.10), (0.66, -side, 0.08)):
        foot = (x + way * wide * 0.3, y + up)
        tip = (x + way * (wide * 0.4 + long), y + up + long * 0.9)
        bend = (x + way * (wide * 0.45 + long * 0.5), y + up + long * 0.25)
        twigs = twigs | strip((foot, bend, tip), 0.032, 0.010)
    return twigs


def _earring() -> list[Sheet]:
    """An ear before the hair, with a golden drop."""
    ear = blob(".22,1.06 .25,1.11 .31,1.10 .32,1.02 .29,.94 .24,.90 .21,.96")
    drop = blob(".255,.87 .215,.76 .255,.71 .295,.76")
    inner = cuts(".25,1.04 .28,1.07 .29,1.01 .26,.96", thick=0.014)
    return [
        *edged(ear, WHITE, "ear", edge=0.024),
        Sheet(inner, BLACK),
        *edged(drop, _GOLD, "earring"),
    ]


def _comb() -> list[Sheet]:
    """A great red comb, which lies aslant like a bridge from the shoulder over the hair."""
    back = blob("-.70,.0 -.72,.07 -.66,.14 .0,.16 .66,.14 .72,.07 .70,.0 .70,.0 -.70,.0")
    teeth, count = Outline(()), 15
    for index in range(count):
        x, long = -0.66 + 1.32 * index / (count - 1), 0.0 if index == 11 else 0.36
        teeth = teeth | polygon(
            (x - 0.026, 0.02), (x + 0.026, 0.02), (x + 0.008, -long), (x - 0.008, -long)
        )
    holes = beads([(x, 0.08) for x in (-0.5, -0.2, 0.5)], 0.026)
    sheets = [
        *edged(teeth, _RED, "comb", turn=90), *edged(back, _RED, "comb", turn=0, edge=0.024),
        Sheet(holes, BLACK),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 1, 14, False) for sheet in sheets]


def _wanderer() -> list[Sheet]:
    """A small figure with stick and bundle, on its way over the comb."""
    body = blob("-.04,.26 .04,.26 .07,.10 .08,.0 -.08,.0 -.07,.12")
    head, hood = ellipse(0.045).at(-0.01, 0.30), blob("-.03,.37 .05,.33 .07,.22 .02,.24 .0,.32")
    legs = strip(points("-.03,.02 -.08,-.10"), 0.035) | strip(points(".03,.02 .06,-.10"), 0.035)
    stick = strip(points("-.14,.18 -.12,-.10"), 0.018) | strip(points("-.02,.18 -.13,.14"), 0.035)
    return [
        *edged(legs | stick, WHITE, "wanderer"), *edged(head, WHITE, "wanderer"),
        *edged(body | hood, _GOLD, "wanderer"),
    ]  # fmt: skip


def _deer() -> list[Sheet]:
    """A doe between two trunks, who looks out of the picture."""
    body = blob("-.20,.42 -.06,.44 .06,.42 .08,.28 .06,.14 -.04,.16 -.2,.16 -.34,.2 -.34,.38")
    chest = cuts("-.09,.40 -.10,.30 -.06,.20", thick=0.012)
    legs = strip(points(".03,.2 .03,.0"), 0.045, 0.03) | strip(
        points("-.03,.2 -.04,-.01"), 0.045, 0.03
    )
    neck = blob("-.05,.62 .06,.62 .09,.36 .04,.26 -.05,.28 -.09,.38")
    head = blob(".0,.80 .07,.77 .075,.70 .045,.60 .03,.55 -.02,.55 -.035,.60 -.065,.70 -.06,.77")
    ear = blob(".05,.76 .10,.84 .19,.87 .17,.79 .09,.72")
    ears = ear | ear.flipped().at(0.01, 0)
    marks = ellipse(0.014, 0.018).at(-0.042, 0.70) | ellipse(0.014, 0.018).at(0.052, 0.70)
    nose = ellipse(0.024, 0.018).at(0.005, 0.565)
    inner = cuts(".08,.77 .12,.81 .16,.84", "-.07,.77 -.11,.81 -.15,.84", thick=0.016)
    return [
        *edged(body | legs | neck, WHITE, "deer"), Sheet(chest, BLACK),
        *edged(ears, WHITE, "deer"), *edged(head, WHITE, "deer"),
        Sheet(marks | nose | inner, BLACK, ("eyes",)),
    ]  # fmt: skip
