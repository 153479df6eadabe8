"""Animals that take from people what they fancy."""

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import BEFORE, UNIT, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.beasts import hare
from tools.paint.story.things.faces import Build, Look, face

_YOUNG = Build(nose=0.7, jaw=0.85, cheeks=1.2)


@card(
    palette="block_day",
    hand="woodcut",
    title="They took the blanket south",
    subject="geese carrying a blanket off a sleeper",
    props=("geese", "blanket", "bed", "sleeper"),
    mood=("cheeky", "free", "cold"),
)
def geese_blanket(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(
        Sheet(land((-1, -0.86), (0, -0.80), (1, -0.90)), "#d4d4d4", ("meadow",), turn=2), depth=55.0
    )
    blanket = blob(
        "-.36,.46 -.36,.46 -.14,.34 .14,.58 .14,.58 .38,.44 .66,.70 .66,.70 .74,.4 .60,.12"
        " .66,-.12 .40,-.24 .1,-.14 -.2,-.34 -.5,-.30 -.66,-.12 -.54,.14"
    )
    scene.lay(Sheet(blanket, INKS["vermilion"], ("blanket",), turn=70), depth=30.0)
    checks = Outline(())
    for path in (
        "-.50,.24 -.16,.14 .14,.34 .40,.22 .72,.44", "-.62,.0 -.2,-.06 .14,.12 .40,.0 .64,.18",
        "-.66,-.18 -.2,-.22 .12,-.02 .42,-.14 .68,-.02", "-.36,.46 -.44,.1 -.54,-.3",
        "-.16,.34 -.18,.0 -.24,-.34", ".14,.58 .12,.2 .1,-.14", ".40,.44 .40,.1 .42,-.24",
        ".66,.70 .66,.3 .62,-.1",
    ):  # fmt: skip
        checks = checks | strip(points(path), 0.026)
    scene.lay(Sheet(checks & blanket, "#161616"), depth=29.0)
    for x, y in ((-0.36, 0.46), (0.14, 0.58), (0.66, 0.70)):
        _lay_goose(scene, x, y, 0.50)
    _lay_bed(scene)
    feathers = Outline(())
    for x, y, turn in ((-0.3, -0.46, 20), (0.06, -0.52, -35), (0.36, -0.42, 50)):
        feathers = feathers | blob("-.06,.0 .0,.04 .07,.03 .01,-.015").turned(turn).at(x, y)
    scene.lay(Sheet(feathers, "#161616", ("down",)), depth=9.0)
    return WoodcutPlan(
        inks=("vermilion",),
        sky="paper",
        contrast=1.5,
        birds=flock(5, 8, x=(0.06, 0.26), y=(0.06, 0.16)),
    )


def _lay_goose(scene: Scene, x: float, y: float, size: float) -> None:
    """A goose that flies to the right and holds a hem at (x, y) in its beak."""
    body = blob("-.66,.12 -.66,.12 -.5,.0 -.2,-.14 .1,-.15 .26,-.04 .2,.12 0,.14 -.3,.1")
    body = body | strip(points(".06,.0 .28,.07 .42,.02 .46,-.14 .43,-.24"), 0.20, 0.075)
    body = body | ellipse(0.06, 0.085).at(0.43, -0.24) | polygon(".38,-.27 .48,-.27 .44,-.42")
    far = _wing(86, 0.84).at(0.14, 0.03)
    near = _wing(116, 0.98).at(0.06, 0.03)
    quills = beads([(0.43, -0.225)], 0.018)
    for turn, long in ((124, 0.62), (138, 0.56), (152, 0.48)):
        line = strip(((0.2, 0.0), (long, 0.0)), 0.008, 0.018)
        quills = quills | line.turned(turn).at(0.06, 0.03)
    place = {"x": x - 0.44 * size, "y": y + 0.38 * size, "scale": size}
    scene.lay(Sheet(far, "#8c8c8c", ("wing",), turn=100), depth=23.0, **place)
    scene.lay(Sheet(body | near, "#161616", ("goose",)), depth=22.0, **place)
    scene.lay(Sheet(quills, "#f4f4f4"), depth=21.0, **place)


def _wing(first: float, reach: float) -> Outline:
    """A raised wing from its shoulder at the origin: pointed feathers, the longest in front."""
    wing = Outline(())
    for index in range(7):
        long = reach * (1.0 - 0.075 * index)
        feather = blob(
            (0, 0.06), (long * 0.4, 0.08), (long * 0.8, 0.06), (long, 0), (long, 0),
            (long * 0.8, -0.05), (long * 0.4, -0.08), (0, -0.06),
        )  # fmt: skip
        wing = wing | feather.turned(first + 9 * index)
    return wing


def _lay_bed(scene: Scene) -> None:
    """An iron bed in a meadow, and a sleeper who has only a sheet left."""
    frame = strips([((-0.88, -1.40), (-0.88, -0.56)), ((0.66, -1.40), (0.66, -0.74))], 0.038)
    frame = frame | strips([((-0.88, -1.22), (0.66, -1.22))], 0.03)
    frame = frame | beads([(-0.88, -0.53), (0.66, -0.71)], 0.036)
    scene.lay(Sheet(frame, "#161616", ("bed",)), depth=16.0)
    mattress = blob("-.86,-1.06 -.84,-.98 -.4,-.97 .62,-.98 .65,-1.08 .62,-1.2 -.84,-1.2")
    scene.lay(Sheet(mattress, "#c8c8c8", ("mattress",), turn=90), depth=15.0)
    pillow = blob("-.86,-1.0 -.88,-.84 -.78,-.78 -.56,-.82 -.36,-.90 -.34,-1.0")
    scene.lay(Sheet(pillow, "#f8f8f8", ("pillow",)), depth=14.0)
    _lay_sleeper(scene)


def _lay_sleeper(scene: Scene) -> None:
    """Somebody asleep on her side, a hand under the cheek and the knees drawn up for warmth."""
    sleeper = face(Look(smile=0.5), _YOUNG, "#e8e0d8", "long", "#3a3438")
    scene.put(sleeper, -0.56 * UNIT, -0.83 * UNIT, 1.5, yaw=-6, roll=72, scale=0.36)
    hand = blob("-.52,-.99 -.58,-.95 -.66,-.95 -.68,-.98 -.60,-1.01 -.40,-1.03 -.38,-.98")
    scene.lay(Sheet(rim(hand, 0.014), "#161616"), depth=11.6)
    scene.lay(Sheet(hand, "#f0eae2", ("hand under the cheek",)), depth=11.5)
    feet = blob(".42,-1.04 .52,-1.05 .60,-1.00 .60,-.94 .56,-.93 .52,-.96 .44,-.95")
    for shift in (0.0, -0.05):
        foot = feet.at(0.6 * shift, -shift)
        scene.lay(Sheet(rim(foot, 0.012), "#161616"), depth=11.4 + shift)
        scene.lay(Sheet(foot, "#f0eae2", ("bare foot",)), depth=11.35 + shift)
    cover = blob(
        "-.42,-1.00 -.46,-.84 -.36,-.68 -.24,-.64 -.10,-.72 .02,-.70 .14,-.58 .28,-.56 .38,-.66"
        " .42,-.80 .46,-.92 .45,-1.03 .45,-1.03 .30,-1.06 .20,-1.14 .06,-1.20 -.08,-1.14 -.22,-1.08"
    )
    scene.lay(Sheet(rim(cover, 0.022), "#161616"), depth=11.2)
    scene.lay(Sheet(cover, "#f8f8f8", ("sheet",)), depth=11.0)
    folds = cuts(
        ".26,-.62 .14,-.80 .02,-1.02 .04,-1.14", ".12,-1.10 .24,-.96 .40,-.96",
        "-.34,-.74 -.30,-.86 -.34,-.98", "-.14,-.74 -.20,-.86 -.16,-1.0",
        ".34,-.70 .28,-.80 .30,-.90",
        thick=0.022,
    )  # fmt: skip
    scene.lay(Sheet(folds, "#161616"), depth=10.5)


@card(
    palette="block_night",
    hand="woodcut",
    title="She only kept the hats",
    subject="hare before a wall of hunters' hats",
    props=("hare", "hats", "trophies", "pipe"),
    mood=("reversed", "dry", "proud"),
    every=2,
)
def hare_trophies(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.5, -0.5), backdrop="#3a3a3a")
    doe = hare("#d8cec4", INKS["verdigris"])
    scene.put(doe, 1.35, -1.75, 0.0, yaw=30, roll=-3, scale=1.22)
    crowns = (
        "-.2,0 -.18,.26 -.06,.22 .06,.28 .18,.24 .2,0", "-.2,0 -.12,.24 -.03,.38 .08,.28 .2,0",
        "-.16,0 -.19,.42 .19,.42 .16,0",
        "-.22,0 -.24,.14 -.08,.28 .16,.2 .24,.02",
    )  # fmt: skip
    spots = (
        (-0.60, 0.94, 0, 0.30), (-0.58, 0.22, 1, 0.34), (-0.60, -0.50, 3, 0.30),
        (0.02, 0.88, 2, 0.28),
    )  # fmt: skip
    for x, y, kind, brim in spots:
        shield = blob("-.26,.20 0,.26 .26,.20 .24,-.1 0,-.3 -.24,-.1")
        scene.lay(Sheet(shield, INKS["clay"], ("plaque",), turn=88), x=x, y=y - 0.02, depth=40.0)
        hat = blob(crowns[kind]) if kind != 2 else polygon(crowns[2])
        band = box(0.37, 0.06).at(0, 0.04)
        hat = hat | ellipse(brim, 0.035)
        scene.lay(Sheet(hat, "#161616", ("hat",)), x=x, y=y - 0.06, depth=39.0)
        scene.lay(
            Sheet(band, "#f0f0f0" if kind else INKS["verdigris"]), x=x, y=y - 0.06, depth=38.0
        )
    feather = blob("0,0 .1,.14 .12,.3 .12,.3 .02,.2 -.04,.06").at(-0.46, 0.90)
    scene.lay(Sheet(feather, "#f4f4f4", ("feather",)), depth=37.0)
    empty = blob("-.26,.20 0,.26 .26,.20 .24,-.1 0,-.3 -.24,-.1").at(0.64, 0.96)
    scene.lay(Sheet(empty, INKS["clay"], ("empty plaque",), turn=88), depth=40.0)
    bandage = strips([((0.50, 0.52), (0.76, 0.62)), ((0.53, 0.46), (0.74, 0.54))], 0.05)
    scene.lay(Sheet(bandage, "#f8f8f8", ("bandage",)), depth=BEFORE)
    return WoodcutPlan(inks=("verdigris", "clay"), sky="black", contrast=1.7)
