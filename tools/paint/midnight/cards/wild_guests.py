"""Animals that take from people what they fancy."""

from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, profile_outline
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
        "-.56,-.34 -.56,-.34 -.5,.0 -.7,.3 -.52,.62 -.3,.70"
        " -.3,.70 .0,.58 .2,.74 .46,.66 .74,.80 .74,.80 .82,.4"
        " .56,.1 .3,.06 .1,-.24 -.2,-.26"
    )
    scene.lay(Sheet(blanket, INKS["vermilion"], ("blanket",), turn=24), x=-0.20, depth=30.0)
    checks = Outline(())
    for path in (
        "-.56,.26 -.2,.30 .2,.40 .78,.52", "-.52,-.06 -.2,.0 .1,.06 .4,.12",
        "-.3,.66 -.32,.3 -.44,-.1 -.5,-.32",
        ".1,.66 .06,.3 -.06,-.0 -.14,-.26", ".46,.66 .44,.4 .3,.1",
        "-.62,.46 -.2,.5 .2,.58 .74,.70",
    ):  # fmt: skip
        checks = checks | strip(points(path), 0.026)
    scene.lay(Sheet(checks & blanket, "#161616"), x=-0.20, depth=29.0)
    for x, y, size, turn in (
        (-0.47, 0.85, 0.50, 10),
        (0.03, 0.90, 0.51, 6),
        (0.55, 0.95, 0.52, 12),
    ):
        _lay_goose(scene, x, y, size, turn)
    _lay_bed(scene)
    feathers = beads(points("-.2,-.5 .1,-.62 .34,-.44"), 0.012)
    scene.lay(Sheet(feathers, "#161616", ("down",)), depth=9.0)
    return WoodcutPlan(
        inks=("vermilion",),
        sky="paper",
        contrast=1.5,
        birds=flock(5, 8, x=(0.06, 0.26), y=(0.06, 0.16)),
    )


def _lay_goose(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """A goose that flies to the right with a corner of the blanket in its feet."""
    body = blob(
        ".66,.16 .66,.16 .54,.22 .44,.20 .3,.08 .1,.1 -.2,.08"
        " -.5,.02 -.5,.02 -.3,-.1 0,-.14 .24,-.06 .4,.06 .5,.12"
    )
    wing = blob(
        ".16,.04 .1,.3 -.1,.52 -.4,.62 -.4,.62 -.34,.5 -.46,.46"
        " -.46,.46 -.32,.36 -.38,.28 -.38,.28 -.2,.2 -.16,.04"
    )
    place = {"x": x, "y": y, "scale": size, "turn": turn}
    scene.lay(Sheet(body, "#f8f8f8", ("goose",)), depth=22.0, **place)
    scene.lay(Sheet(wing, "#161616", ("wing",)), depth=21.0, **place)
    quills = strip(points(".06,.14 -.1,.36 -.3,.52"), 0.012) | strip(
        points(".0,.1 -.14,.24 -.3,.38"), 0.012
    )
    scene.lay(Sheet(quills, "#f4f4f4"), depth=20.9, **place)
    beak = polygon(".60,.19 .72,.15 .60,.13")
    scene.lay(Sheet(beak | ellipse(0.022).at(0.55, 0.175), "#161616"), depth=20.8, **place)
    feet = strips([((-0.06, -0.1), (-0.08, -0.30)), ((0.04, -0.1), (0.02, -0.30))], 0.035)
    scene.lay(Sheet(feet, "#161616"), depth=20.7, **place)


def _lay_bed(scene: Scene) -> None:
    """An iron bed in a meadow, and a sleeper who has drawn up his knees."""
    frame = strips([((-0.86, -1.36), (-0.86, -0.62)), ((0.30, -1.36), (0.30, -0.86))], 0.035)
    frame = frame | strips(
        [
            ((-0.74, -1.0), (-0.74, -0.64)),
            ((-0.86, -0.64), (-0.60, -0.64)),
            ((-0.86, -1.20), (0.30, -1.20)),
        ],
        0.024,
    )
    frame = frame | beads([(-0.86, -0.60), (0.30, -0.84)], 0.034)
    scene.lay(Sheet(frame, "#161616", ("bed",)), depth=16.0)
    mattress = blob("-.86,-1.06 -.84,-.98 -.4,-.97 .28,-1.0 .31,-1.08 .28,-1.18 -.84,-1.18")
    scene.lay(Sheet(mattress, "#f8f8f8", ("mattress",)), depth=15.0)
    pillow = blob("-.84,-.98 -.80,-.84 -.62,-.80 -.50,-.90 -.54,-.99")
    scene.lay(Sheet(pillow, "#f8f8f8", ("pillow",)), depth=14.0)
    shirt = blob("-.50,-.98 -.52,-.84 -.36,-.74 -.16,-.76 -.02,-.88 -.02,-.98")
    scene.lay(Sheet(shirt, "#8c8c8c", ("nightshirt",), turn=20), depth=13.0)
    legs = strip(points("-.08,-.92 .10,-.72 .16,-.96"), 0.09, 0.05) | blob(
        ".13,-.98 .13,-.93 .2,-.92 .28,-.98"
    )
    scene.lay(Sheet(legs, "#ece6de", ("bare legs",)), depth=12.0)
    head = profile_outline(OLD, bust=False).scaled(0.22).turned(84).at(-0.62, -0.86)
    scene.lay(Sheet(head, "#ece6de", ("sleeper",)), depth=12.0)
    cap = blob("-.62,-.94 -.70,-.90 -.72,-.80 -.66,-.74 -.84,-.70 -.98,-.78 -.86,-.84 -.76,-.94")
    scene.lay(Sheet(cap, "#161616", ("nightcap",)), depth=11.0)
    scene.lay(Sheet(ellipse(0.03).at(-0.98, -0.79), "#161616"), depth=10.0)


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
