"""Things that hold more than they should: pockets and suitcases."""

from art.paint.dawn.second_stories import dry_harbour
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people, town
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
    waves,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_DENIM, _OWNER = "#566a8c", "#d39a76"


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="What he never takes out",
    subject="town in a coat pocket",
    props=("hand", "lit windows", "ticket", "rope ladder"),
    mood=("secret", "tender", "homesick"),
)
def pocket_city(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f0b478", lift=0, shade="#c86a5c"))
    _owner(scene)
    _town(scene)
    front = polygon("-.86,-.40 .52,-.02 .50,-1.24 -.16,-1.56 -.84,-1.44")
    scene.lay(Sheet(front, "#647aa0", ("pocket",), lift=14, pattern="stripes", turn=75))
    hem = polygon("-.86,-.40 .52,-.02 .52,-.16 -.86,-.54")
    scene.lay(Sheet(hem, "#3f4f70", lift=4))
    stitches = [
        ((-0.80 + 0.115 * i, -0.455 + 0.0317 * i), (-0.735 + 0.115 * i, -0.437 + 0.0317 * i))
        for i in range(12)
    ]
    scene.lay(Sheet(strips(stitches, 0.016), "#f4d99a", ("stitches",), lift=1))
    _escape(scene)
    _hand(scene)
    return PaperPlan(stars=0)


def _owner(scene: Scene) -> None:
    """A man with a broken nose and a day's beard, who bends his head over his own pocket."""
    coat = blob(
        "-1.3,.16 -.9,.28 -.5,.22 -.1,.40 .5,.62 1.3,.66 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    head = figures.head(
        _OWNER,
        "#3a2430",
        figures.Profile(nose=1.5, chin=1.35, brow=1.2, bridge=1.0, tip=-0.3),
        "short",
    )
    stubble = blob(".36,-.30 .36,-.42 .30,-.50 .16,-.54 .02,-.62 -.24,-.46 -.30,-.20 -.14,-.22"
                   " .04,-.40"
                   " .22,-.34")  # fmt: skip
    head.insert(1, Sheet(stubble, mix(_OWNER, "#3a2430", 0.30), ("stubble",), lift=0))
    cap = people.hat_sheets("cap", "#8f3a44")
    scene.lay([*head, *cap], x=0.22, y=0.98, scale=1.0, turn=30, flip=True)
    scene.lay(Sheet(coat, _DENIM, ("coat",), lift=11, pattern="stripes", turn=75))
    collar = blob(".08,.44 .36,.60 .74,.50 1.1,.62 1.1,.62 1.1,.30 .64,.12 .30,.24 .30,.24")
    lapel = polygon(".30,.30 .30,.30 .92,.16 .80,-.46 .96,-.62 .70,-1.7 1.3,-1.7 1.3,.4")
    scene.lay(Sheet(lapel, "#46587a", ("coat",), lift=8, pattern="stripes", turn=110))
    scene.lay(Sheet(collar, "#3f4f70", ("collar",), lift=9))
    for y in (-0.72, -1.24):
        scene.lay(Sheet(ellipse(0.085).at(0.76, y), "#d8a848", ("buttons",), lift=7))
        scene.lay(Sheet(beads([(0.74, y + 0.02), (0.78, y - 0.02)], 0.012), "#4a3a20", lift=0))


def _town(scene: Scene) -> None:
    """Night inside the pocket: a moon on a thread, three rows of lit houses, and a ticket."""
    hole = blob(
        "-.86,-.40 -.70,-.10 -.44,.20 -.06,.40 .28,.36 .46,.16 .52,-.02 .52,-.4 .0,-.6 -.6,-.7"
    )
    scene.lay(Sheet(hole, "#20183c", ("pocket",), lift=0, shade="#5a2f5c"))
    scene.lay(Sheet(beads(points("-.40,.10 -.18,.26 .20,.24 .36,.08 -.02,.16 -.56,-.04"), 0.012),
        "#fff2cc",
                    ("stars",), glow=0.6))  # fmt: skip
    scene.lay(Sheet(strip(((0.10, 0.37), (0.10, 0.24)), 0.008), "#fff0d0", lift=1))
    scene.lay(Sheet(crescent(0.09).turned(-20).at(0.10, 0.16), "#ffe7a8", ("moon",), glow=0.8))
    for seed, level, colour in (
        (6, 0.12, "#8a5a86"),
        (19, -0.02, "#6a467c"),
        (27, -0.16, "#3f2c58"),
    ):
        walls, windows = town.skyline(seed, level, 0.10, 0.50, 10)
        for outline, tone, glow in ((walls, colour, 0.0), (windows, "#ffe39a", 0.3)):
            placed = outline.scaled(0.50, 0.56).turned(15.4).at(-0.12, -0.12) & hole
            scene.lay(
                Sheet(placed, tone, ("town" if not glow else "lit windows",), lift=5, glow=glow)
            )
    tower = polygon("-.06,-.3 .06,-.3 .06,.30 .10,.30 .0,.50 -.10,.30 -.06,.30").turned(10)
    clock = ellipse(0.038).at(0.0, 0.22).turned(10)
    scene.lay(Sheet(tower, "#2c1f48", ("clock tower",), lift=6), x=-0.30, y=-0.24)
    scene.lay(Sheet(clock, "#ffe39a", ("clock",), glow=0.4), x=-0.30, y=-0.24)
    ticket = polygon("-.14,-.20 .12,-.20 .12,.26 -.14,.26").turned(24).at(-0.62, -0.36)
    scene.lay(Sheet(ticket, "#fdf3e2", ("tram ticket",), lift=5))
    scene.lay(Sheet(strips([((-0.76, -0.22), (-0.60, -0.15)), ((-0.74, -0.29), (-0.62, -0.24))],
        0.018),
                    "#c8443c", lift=0))  # fmt: skip


def _escape(scene: Scene) -> None:
    """Somebody who climbs out over the hem."""
    ladder = town.ladder_outline(0.92, 0.16, 9).at(-0.16, -1.20)
    scene.lay(Sheet(ladder, "#f4e3b8", ("rope ladder",), lift=4))
    climber = Dress(skin="#8a5238", hair="#1c1420", coat="#d8473c", legs="#2c3350", cut="bob",
                    kind=figures.CHILD, head=0.28, skirt=0.1)  # fmt: skip
    climbing = Stance(
        near=((0.10, 0.80), (0.16, 0.94)),
        far=((0.06, 0.72), (0.16, 0.80)),
        legs=(((0.0, 0.40), (0.12, 0.30), (0.08, 0.12)), ((0.0, 0.40), (0.05, 0.2), (0.04, 0.0))),
        nod=20,
    )
    scene.lay(people.person(climber, climbing), x=-0.26, y=-1.10, scale=0.42)


def _hand(scene: Scene) -> None:
    """His hand, which holds the pocket open with four fingers."""
    arm = strip(points("1.4,-.64 1.0,-.34 .74,-.22"), 0.50, 0.40)
    back = blob(".14,.02 .26,.14 .46,.18 .66,.10 .78,-.06 .74,-.28 .56,-.30 .36,-.16")
    scene.lay(
        Sheet(arm, mix(_DENIM, "#140c20", 0.18), ("sleeve",), lift=12, pattern="stripes", turn=20)
    )
    scene.lay(Sheet(back, mix(_OWNER, "#5a2418", 0.12), ("hand",), lift=9))
    for knuckle, tip in (
        ((0.56, 0.10), (0.48, -0.26)), ((0.44, 0.09), (0.35, -0.30)), ((0.32, 0.06), (0.23, -0.31)),
        ((0.22, 0.02), (0.13, -0.27)),
    ):  # fmt: skip
        finger = (
            strip((knuckle, tip), 0.115, 0.10)
            | ellipse(0.058).at(*knuckle)
            | ellipse(0.05).at(*tip)
        )
        scene.lay(Sheet(finger, _OWNER, lift=5))
        nail = ellipse(0.030, 0.038).turned(-16).at(tip[0] + 0.002, tip[1] - 0.004)
        scene.lay(Sheet(nail, mix(_OWNER, "#ffffff", 0.5), lift=1))
        middle = (0.5 * (knuckle[0] + tip[0]), 0.5 * (knuckle[1] + tip[1]))
        crease = strip(((middle[0] - 0.03, middle[1]), (middle[0] + 0.03, middle[1] - 0.01)), 0.010)
        scene.lay(Sheet(crease, mix(_OWNER, "#5a2418", 0.4), lift=0))
    band = strip(points(".78,.08 .82,-.10 .74,-.32"), 0.09)
    scene.lay(Sheet(band, "#fdf3e2", ("cuff",), lift=5))


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Anything to declare",
    subject="sea in a suitcase",
    props=("customs officer", "traveller", "fin"),
    mood=("comic", "free", "stern"),
)
def suitcase_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#c9d4d0", lift=0, shade="#eadfc8"))
    dry_harbour(scene)
    officer = figures.head("#efc4a0", "#5b3526", figures.MAN, "short", "open", "#27405c")
    scene.lay(officer, x=-0.66, y=0.62, scale=0.84)
    cap = blob("-.5,.38 -.44,.72 .2,.78 .42,.5 .42,.5 .66,.4 .66,.34 .3,.36") | box(0.01, 0.01)
    scene.lay(Sheet(cap, "#1f3048", ("officer's cap",), lift=6), x=-0.66, y=0.62, scale=0.84)
    scene.lay(Sheet(ellipse(0.045).at(0.12, 0.58), "#e9b44a", lift=3), x=-0.66, y=0.62, scale=0.84)
    traveller = figures.head("#8a5238", "#1c1420", figures.WOMAN, "bob", "closed", "#d8473c")
    scene.lay(traveller, x=0.70, y=0.50, scale=0.76, flip=True)
    desk = polygon((-SIDE, -0.66), (SIDE, -0.66), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    lid = polygon(
        (-0.58, -0.6), (-0.64, 0.06), (-0.60, 0.10), (0.60, 0.10), (0.64, 0.06), (0.58, -0.6)
    )
    scene.lay(Sheet(lid, "#a8623c", ("suitcase",), lift=12))
    sky = polygon((-0.52, -0.56), (-0.56, 0.02), (0.56, 0.02), (0.52, -0.56))
    scene.lay(Sheet(sky, "#fbe3bd", lift=0, shade="#f3a97a"))
    scene.lay(Sheet(ellipse(0.13).at(0.22, -0.14), "#fff3c4", ("sun",), glow=0.5))
    for index, colour in enumerate(("#6fb0ac", "#4b94a0", "#337a92", "#245f80")):
        crest = waves(-0.24 - 0.09 * index, 0.05, 0.26, index * 0.37) & _CASE
        scene.lay(Sheet(crest, colour, ("sea",), lift=7))
        if index == 0:
            sail = polygon((0, 0), (0, 0.2), (0.14, 0)) | polygon(
                (-0.1, -0.01), (0.14, -0.01), (0.08, -0.07), (-0.06, -0.07)
            )
            scene.lay(
                Sheet(sail, "#fff6e0", ("sailing boat",), lift=4), x=-0.24, y=-0.20, scale=0.8
            )
        if index == 1:
            fin = polygon((0.16, -0.36), (0.26, -0.18), (0.32, -0.36))
            scene.lay(Sheet(fin, "#3b4a5c", ("fin",), lift=4))
    scene.lay(Sheet(desk, "#6f5a4c", ("desk",), lift=12, pattern="stripes"))
    scene.lay(Sheet(box(1.24, 0.26).at(0, -0.62), "#a8623c", lift=9))
    scene.lay(Sheet(beads([(-0.4, -0.60), (0.4, -0.60)], 0.045), "#e9b44a", ("locks",), lift=4))
    _inspection(scene)
    return PaperPlan()


def _inspection(scene: Scene) -> None:
    """What runs out, the finger that points, the stamp that waits."""
    spill = blob("-.2,-.52 -.1,-.5 .16,-.52 .2,-.8 .12,-1.08 0,-.98 -.06,-1.22 -.16,-1.0 -.14,-.74")
    scene.lay(Sheet(spill, "#4b94a0", ("spilling water",), lift=6))
    scene.lay(nature.fish("#e2703a"), x=0.02, y=-0.86, scale=0.20, turn=-80)
    point = figures.hand("#efc4a0", (-30, 4, 60, 66, 72), (0.26, 0.44, 0.2, 0.2, 0.18), "#27405c")
    scene.lay(point, x=-0.72, y=-0.72, scale=0.50, turn=-58)
    stamp = box(0.20, 0.05).at(0, 0) | box(0.08, 0.14).at(0, 0.09) | ellipse(0.06).at(0, 0.17)
    scene.lay(Sheet(stamp, "#3a2430", ("stamp",), lift=6), x=0.74, y=-0.74)


_CASE = polygon((-0.55, 0.2), (0.55, 0.2), (0.55, -0.56), (-0.55, -0.56))
