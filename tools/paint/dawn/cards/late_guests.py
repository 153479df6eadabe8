"""Company that cannot stay: clouds at table, and a younger man in a mirror."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, town
from tools.paint.story.cutouts.characters import BEARD, Looks, fist, person
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Guests who cannot stay",
    subject="old host at table with clouds",
    props=("clouds", "table", "chairs"),
    mood=("lonely", "polite", "airy"),
)
def dinner_for_clouds(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f29a7a", lift=0, shade="#fde0b0"))
    scene.lay(Sheet(ellipse(0.3).at(0.5, 0.12), "#fff2c0", ("sun",), glow=0.5))
    scene.lay(Sheet(land((-1, -0.3), (-0.2, -0.1), (0.5, -0.2), (1, -0.02)), "#d98a6a", lift=6))
    hill = land((-1, -0.5), (-0.2, -0.36), (0.5, -0.46), (1, -0.62))
    scene.lay(Sheet(hill, "#8a9a54", ("hill",), lift=9, pattern="leaves"))
    _cloud_guest(scene, 0.06, -0.16, 0.33, "#fff6ec", (0.6, 0.9, 1.0, 0.7), 1)
    _cloud_guest(scene, 0.68, -0.06, 0.36, "#f6dce0", (0.7, 1.0, 0.8), 0)
    leaving = _puff((0.8, 1.0, 0.7)).scaled(0.42).at(-0.24, 0.98)
    scene.lay(Sheet(leaving, "#fff0e0", ("cloud",), lift=9, shade="#f2c8c0"))
    farewell = strip([(-0.34, 0.96), (-0.24, 0.92), (-0.14, 0.96)], 0.02)
    lids = strip([(-0.4, 1.08), (-0.35, 1.05), (-0.3, 1.08)], 0.018)
    lids = lids | strip([(-0.18, 1.08), (-0.13, 1.05), (-0.08, 1.08)], 0.018)
    scene.lay(Sheet(farewell | lids, "#8a5a68", ("leaving cloud",), lift=0))
    napkin = polygon("-.14,.02 0,-.01 .14,.02 0,-.18").at(-0.24, 0.87)
    scene.lay(Sheet(napkin, "#d8614c", ("napkin",), lift=4, pattern="checks"))
    host = Looks("#c98d6a", "#f4f0ea", "bald", "#31305a", old=True, beard=True)
    greet = (
        ((-0.11, 0.62), (-0.16, 0.5), (-0.04, 0.42)),
        ((0.11, 0.62), (0.24, 0.66), (0.3, 0.84)),
    )
    scene.lay(Sheet(box(0.42, 1.0).at(-0.68, -0.46), "#6b3a2c", ("chair",), lift=7))
    scene.lay(
        person(host, arms=greet, expression=Expression("smile", (0.9, 0.5), 0.6)),
        x=-0.68,
        y=-1.06,
        scale=1.2,
    )
    _laid_table(scene)
    _cloud_guest(scene, 0.46, -1.04, 0.44, "#8f9ab4", (0.7, 1.0, 0.9, 0.6), -1)
    return PaperPlan()


def _cloud_guest(
    scene: Scene, x: float, y: float, size: float, colour: str, lumps: tuple[float, ...], gaze: int
) -> None:
    """A cloud on a chair; its eyes look left (-1), nowhere (0, asleep) or up at the host (1)."""
    wide, top, seat = 0.62 * size, y + 0.05 + 0.66 * size, y + 0.03 - 0.44 * size
    back = strips([((x + s * wide, seat - 0.4), (x + s * wide, top)) for s in (-1, 1)], 0.05)
    rails = box(2 * wide + 0.1, 0.08).at(x, top - 0.02)
    scene.lay(Sheet(back | rails, "#6b3a2c", ("chair",), lift=6))
    body = _puff(lumps).scaled(size).at(x, y + 0.05)
    scene.lay(Sheet(body, colour, ("cloud",), lift=9, shade=mix(colour, "#9a8ab0", 0.25)))
    scene.lay(Sheet(box(2 * wide + 0.14, 0.06).at(x, seat), "#82492f", ("seat",), lift=7))
    _cloud_face(scene, x, y, size, colour, gaze)


def _cloud_face(scene: Scene, x: float, y: float, size: float, colour: str, gaze: int) -> None:
    """Eyes, cheeks and mouth of a cloud."""
    for side in (-1, 1):
        at = (x + 0.18 * size * side, y + 0.05 + 0.16 * size)
        if gaze:
            scene.lay(Sheet(ellipse(0.09 * size, 0.11 * size).at(*at), "#fffaf0", lift=1))
            scene.lay(
                Sheet(
                    ellipse(0.05 * size).at(at[0] - 0.035 * size, at[1] + 0.01),
                    "#2a2440",
                    ("eye",),
                    lift=0,
                )
            )
        else:
            lid = strip([(-0.08 * size, 0.0), (0, -0.05 * size), (0.08 * size, 0.0)], 0.016)
            scene.lay(Sheet(lid.at(*at), "#6a5a78", lift=0))
        scene.lay(
            Sheet(
                ellipse(0.07 * size, 0.05 * size).at(x + 0.32 * size * side, y - 0.02 * size),
                mix(colour, "#f0807a", 0.4),
                lift=0,
            )
        )
    bend = -0.05 if gaze >= 0 else 0.05
    mouth = strip(
        [
            (x - 0.1 * size, y - 0.08 * size),
            (x, y + (bend - 0.08) * size),
            (x + 0.1 * size, y - 0.08 * size),
        ],
        0.018,
    )
    scene.lay(Sheet(mouth, "#6a4a68", lift=0))


def _puff(lumps: tuple[float, ...]) -> Outline:
    """A thick cloud about two across, with a lump for every size."""
    outline = ellipse(0.8, 0.34).at(0, -0.08)
    for index, size in enumerate(lumps):
        across = -0.66 + 1.32 * (index + 0.5) / len(lumps)
        outline = outline | ellipse(0.42 * size, 0.4 * size).at(across, 0.16 * size)
    return outline | beads([(-0.74, -0.06), (0.74, -0.04)], 0.26)


def _laid_table(scene: Scene) -> None:
    """A long cloth with soup, bread and a jug."""
    cloth = polygon("-.9,-.62 1.1,-.4 1.3,-.4 1.3,-.74 -.5,-1.06 -1.0,-.98")
    scene.lay(Sheet(cloth, "#fffaf0", ("table",), lift=12, pattern="checks", turn=8))
    hang = polygon("-1.0,-.98 -.5,-1.06 1.3,-.74 1.3,-.92 -.48,-1.28 -1.0,-1.2")
    scene.lay(Sheet(hang, "#eadfd0", lift=3))
    for x, y in ((-0.5, -0.84), (0.06, -0.66), (0.62, -0.52), (0.5, -0.76)):
        scene.lay(Sheet(ellipse(0.15, 0.05).at(x, y), "#bcd0d8", ("plate",), lift=4))
        scene.lay(Sheet(ellipse(0.1, 0.03).at(x, y + 0.005), "#e8843c", ("soup",), lift=0))
    jug = blob("-.09,0 -.12,.14 -.06,.24 -.07,.34 .07,.34 .06,.24 .12,.14 .09,0")
    handle = strip([(0.07, 0.3), (0.2, 0.24), (0.11, 0.1)], 0.03)
    scene.lay(Sheet(handle | jug, "#2f7d86", ("jug",), lift=6), x=-0.18, y=-0.72, scale=0.9)
    scene.lay(
        Sheet(blob("-.16,0 -.12,.09 .12,.1 .17,.01").at(0.32, -0.6), "#c98a4a", ("bread",), lift=5)
    )


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="He cut off yesterday",
    subject="old man who sees himself young",
    props=("mirror", "scissors", "rising hair", "broom"),
    mood=("wistful", "strange", "tender"),
)
def mirror_barber(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#cdb8dc", lift=0, pattern="stripes", turn=90, shade="#e8cfc8"))
    floor = polygon((-SIDE, -1.1), (SIDE, -1.1), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#5d4a7a", ("floor",), lift=6, pattern="checks"))
    oval = ellipse(0.62, 0.86).at(0.46, 0.24)
    scene.lay(
        Sheet(ellipse(0.7, 0.94).at(0.46, 0.24), "#c9934a", ("mirror",), lift=12, pattern="scales")
    )
    scene.lay(Sheet(oval, "#bfe0e4", lift=0, shade="#8fb8cc"))
    young = figures.head("#d99a72", "#3a2018", figures.MAN, "curls", "open", "#f2efe6")
    for sheet in young:
        placed = sheet.placed(0.56, 0.18, 0.84, 0, True)
        scene.lay(
            Sheet(placed.outline & oval, placed.colour, placed.tags, lift=min(placed.lift, 4))
        )
    shine = strips([((0.72, 0.96), (0.96, 0.66)), ((0.66, 0.9), (0.78, 0.76))], 0.04)
    scene.lay(Sheet(shine & oval, "#eefafa", lift=0))
    old = figures.head("#d9a07c", "#e9e6e2", figures.OLD, "short", "open", "#f2efe6")
    scene.lay(old, x=-0.54, y=-0.26, scale=0.92)
    scene.lay(Sheet(blob(BEARD), "#e9e6e2", ("beard",), lift=5), x=-0.54, y=-0.26, scale=0.92)
    for k in range(4):
        fold = strip([(-0.7 + 0.2 * k, -1.1 - 0.02 * k), (-0.8 + 0.24 * k, -1.6)], 0.02, 0.03)
        scene.lay(Sheet(fold, "#cfc8bc", lift=0))
    _rising_hair(scene)
    _grey_broom(scene)
    return PaperPlan()


def _rising_hair(scene: Scene) -> None:
    """Locks that fall upwards and fly off as birds, the scissors, and the barber's hand."""
    locks: tuple[tuple[float, float, float], ...] = (
        (-0.3, 0.56, 60), (-0.5, 0.78, -30), (-0.26, 0.84, 20), (-0.78, 0.84, 10),
    )  # fmt: skip
    for index, (x, y, turn) in enumerate(locks):
        lock = blob("-.12,-.1 -.12,-.1 -.08,.04 .04,.12 .15,.1 .15,.1 .05,.03 -.02,-.05")
        grey = mix("#f4f2ee", "#3a2018", index / 8)
        scene.lay(Sheet(lock.turned(turn).at(x, y), grey, ("hair",), lift=9))
    swallow = blob(
        ".3,.02 .3,.02 .18,.08 .08,.06 .1,.2 -.04,.42 -.04,.42 -.06,.2 -.08,.06 -.3,.12 -.3,.12"
        " -.2,.01 -.34,-.06 -.34,-.06 -.1,-.04 -.12,-.2 -.3,-.34 -.3,-.34"
        " -.02,-.24 .06,-.06 .18,-.04"
    )
    flight = ((-0.56, 1.06, 0.4, 30), (-0.2, 1.16, 0.46, 42), (-0.8, 1.3, 0.5, 60))
    for index, (x, y, size, turn) in enumerate((*flight, (0.14, 1.34, 0.56, 24))):
        brown = mix("#a8a09a", "#3a2018", (index + 1) / 4)
        scene.lay(
            Sheet(swallow, brown, ("birds of hair",), lift=9), x=x, y=y, scale=size, turn=turn
        )
    scene.lay(town.scissors("#dfe3e6", "#c8433c", 26), x=-0.56, y=0.5, scale=0.25, turn=-92)
    scene.lay(fist("#8a5238", "#2f7d86"), x=-0.92, y=0.47, scale=0.42, turn=-86)


def _grey_broom(scene: Scene) -> None:
    """It leans in the corner and has turned grey already."""
    scene.lay(Sheet(strip(((0.98, 0.0), (0.72, -1.06)), 0.045), "#8a5a3c", ("broom",), lift=9))
    brush = polygon("-.16,0 .12,.06 .26,-.34 .12,-.38 .04,-.36 -.06,-.4 -.16,-.38 -.28,-.42")
    scene.lay(Sheet(brush.at(0.7, -1.02), "#c8c4c0", ("grey bristles",), lift=7))
    lines = strips(
        [
            ((0.6 + 0.06 * k, -1.06 + 0.01 * k), (0.48 + 0.11 * k, -1.38 + 0.02 * k))
            for k in range(4)
        ],
        0.012,
    )
    scene.lay(Sheet(lines, "#9a9694", lift=0))
    scene.lay(Sheet(strip(((0.55, -1.03), (0.84, -0.97)), 0.06), "#c8433c", lift=3))
