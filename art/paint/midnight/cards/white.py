"""Snow, fog and empty land: pictures that are mostly bare paper."""

from art.paint.midnight.cuts import rim
from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts.animals import crow_outline, dog_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Sheet
from art.paint.story.things.figures import long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="Something kept the snow off",
    subject="giant hand over a house",
    props=("house", "snow", "footprints"),
    mood=("protective", "threatening", "hushed"),
)
def sheltering_hand(scene: Scene, palette: Palette) -> Finish:
    settings.snow(scene, palette, amplitude=0.4, trees=0, light_from=(0.7, 0.6, -0.5), fog=0.02)
    scene.camera = Camera(eye=(0, 1.7, -8.6), target=(0, 2.6, 0))
    house = things.house(
        wall="#b8b8b8", roof="#505050", windows=INKS["lamp"], glow=1.6, height=1.1, width=0.7
    )
    scene.put(house, -0.75, 0, -0.6, yaw=-20, scale=0.9, on_ground=True)
    hand = things.hand("#dcd4cc", sleeve=INKS["vermilion"], pose="up", cuff="#f4f4f4")
    scene.put(hand, -0.35, 6.15, -0.5, yaw=-14, pitch=-10, roll=183, scale=2.15)
    scene.put(things.fir(needles="#5a5a5a", snow=0.9, height=2.2), 2.5, 0, 3.2, on_ground=True)
    scene.put(things.fir(needles="#5a5a5a", snow=0.9, height=1.6), 1.9, 0, 4.6, on_ground=True)
    steps = points("-.1,-.74 .04,-.8 .12,-.92 .28,-.96 .36,-1.08 .52,-1.1")
    scene.lay(Sheet(beads(steps, 0.02), "#181818", ("footprints",)), depth=2.0)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="paper", snowfall=70, contrast=1.6)


@card(
    palette="block_day",
    hand="woodcut",
    title="His coat has somewhere else to be",
    subject="man whose coat turns into crows",
    props=("crows", "snow", "thread"),
    mood=("free", "sad", "strange"),
)
def crow_coat(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene, palette, amplitude=0.35, trees=0, seed=4, light_from=(-0.5, 0.7, -0.5), fog=0.03
    )
    scene.camera = Camera(eye=(0, 1.7, -6.8), target=(0, 1.9, 0))
    man = long_coat("#181818", "brim", "#242424", skin="#e0d8d0", wide=1.1)
    scene.put(man, -0.85, -0.15, -1.2, yaw=200, scale=1.75, on_ground=True)
    flock = (
        (-0.20, 0.30, 0.24, 30), (-0.14, 0.02, 0.26, -8), (-0.06, -0.26, 0.24, 20),
        (-0.12, -0.56, 0.26, 34), (0.10, 0.22, 0.30, 18), (0.12, -0.14, 0.26, -10),
        (0.42, 0.46, 0.36, 10), (0.40, 0.02, 0.28, -20), (0.62, 0.82, 0.30, 26),
        (0.24, 0.72, 0.24, -6), (0.76, 0.30, 0.28, 4), (0.50, 1.14, 0.22, 14),
        (0.82, 1.20, 0.20, 30), (0.12, 1.12, 0.16, 6), (0.24, -0.56, 0.24, 20),
    )  # fmt: skip
    for x, y, size, turn in flock:
        crow = crow_outline(flying=True).scaled(size).turned(turn).at(x, y)
        scene.lay(Sheet(crow, "#121212", ("crow",)), depth=3.0)
    scene.lay(Sheet(beads([(0.575, 0.47)], 0.013), INKS["vermilion"], ("red eye",)), depth=2.9)
    waiting = crow_outline().scaled(0.30)
    scene.lay(Sheet(waiting, "#121212", ("crow",)), x=0.62, y=-1.12, depth=3.0)
    thread = strip([(0.72, -0.96), (0.5, -0.7), (0.1, -0.9), (-0.20, -0.55)], 0.010)
    scene.lay(Sheet(thread, INKS["vermilion"], ("thread",)), depth=2.8)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.5)


@card(
    palette="block_day",
    hand="woodcut",
    title="He always comes at this hour",
    subject="dog waiting in the fog",
    props=("landing stage", "boat", "fog"),
    mood=("faithful", "sad", "hopeful"),
)
def fog_dog(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene, palette, ripple=0.4, hills=0, light_from=(0.4, 0.6, 0.5), fog=0.10, key=1.0
    )
    scene.camera = Camera(eye=(0, 1.4, -6.0), target=(0, 1.9, 0))
    boat = things.rowboat()
    scene.put(boat, 1.15, 0.02, 4.4, yaw=70, scale=0.8)
    sailor = long_coat("#5a5a5a", "brim", "#3a3a3a")
    scene.put(sailor, 1.15, 0.1, 4.4, yaw=10, scale=0.62)
    deck = blob("-1.3,-.92 -1.3,-.92 .1,-.8 .34,-.9 .34,-.9 .2,-1.8 .2,-1.8 -1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(deck, "#7c7c7c", ("landing stage",), turn=84), depth=3.4)
    posts = strips([((0.24, -0.62), (0.24, -1.7)), ((-0.86, -0.70), (-0.86, -1.0))], 0.07)
    scene.lay(Sheet(posts, "#1c1c1c"), depth=3.3)
    scene.lay(Sheet(dog_outline(), "#161616", ("dog",)), x=-0.36, y=-0.92, scale=1.28, depth=3.0)
    collar = strip([(-0.16, 0.66), (-0.02, 0.68), (0.18, 0.66)], 0.07)
    scene.lay(
        Sheet(collar, INKS["vermilion"], ("collar",)), x=-0.36, y=-0.92, scale=1.28, depth=2.9
    )
    mouth = strip([(0.48, 0.92), (0.40, 0.93), (0.32, 0.97)], 0.008, 0.004)
    scene.lay(Sheet(mouth, "#f4f4f4"), x=-0.36, y=-0.92, scale=1.28, depth=2.8)
    eye = ellipse(0.028).at(0.20, 1.02)
    scene.lay(Sheet(eye, "#f4f4f4"), x=-0.36, y=-0.92, scale=1.28, depth=2.8)
    _lay_luggage(scene)
    return WoodcutPlan(inks=("vermilion", "night"), sky="paper", contrast=1.4)


def _lay_luggage(scene: Scene) -> None:
    """A packed suitcase that stands beside the dog, and the hat that lies on it."""
    case = polygon("-.98,-1.34 -.44,-1.34 -.44,-.98 -.98,-.98")
    handle = strip(points("-.80,-.98 -.80,-.92 -.62,-.92 -.62,-.98"), 0.03)
    scene.lay(Sheet(rim(case, 0.03) | handle, "#161616"), depth=2.7)
    scene.lay(Sheet(case, INKS["vermilion"], ("suitcase",), turn=0), depth=2.65)
    straps = box(0.05, 0.36).at(-0.86, -1.16) | box(0.05, 0.36).at(-0.56, -1.16)
    scene.lay(Sheet(straps, "#161616", ("straps",)), depth=2.62)
    label = polygon("-.78,-1.12 -.66,-1.10 -.65,-1.22 -.77,-1.24")
    scene.lay(Sheet(label, "#f4f4f4", ("label",)), depth=2.61)
    hat = ellipse(0.21, 0.035).at(-0.74, -0.955) | blob(
        "-.86,-.955 -.84,-.83 -.74,-.80 -.64,-.83 -.62,-.955"
    )
    scene.lay(Sheet(rim(hat, 0.024), "#f4f4f4"), depth=2.605)
    scene.lay(Sheet(hat, "#2c2c2c", ("hat",)), depth=2.6)
    band = strip(((-0.855, -0.925), (-0.625, -0.925)), 0.03)
    scene.lay(Sheet(band, "#f4f4f4"), depth=2.59)


@card(
    palette="block_day",
    hand="woodcut",
    title="A good year for questions",
    subject="forest of raised hands",
    props=("teacher", "hat", "hand from above", "fog"),
    mood=("absurd", "eager", "uneasy"),
)
def hand_field(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.5, -0.35), key=1.0, ambient=0.55)
    scene.camera = Camera(eye=(0, -1.7, -11), target=(0, -1.7, 0))
    scene.lay(Sheet(page(), "#f4f4f4", ("fog",)), depth=60.0)
    raised = (
        (-2.5, -4.9, 0.0, 2.05, "up"), (0.2, -5.4, -1.2, 2.15, "up"),
        (2.75, -4.9, 0.2, 2.0, "up"),
        (-1.2, -3.2, 2.6, 1.9, "up"), (1.6, -3.1, 3.0, 1.9, "up"), (-4.0, -2.7, 4.6, 1.8, "up"),
        (0.3, -2.0, 5.6, 1.8, "up"), (4.2, -2.5, 5.0, 1.8, "up"),
    )  # fmt: skip
    for index, (x, y, z, size, pose) in enumerate(raised):
        sleeve = INKS["clay"] if index == 2 else "#4c4c4c" if index < 2 else "#8c8c8c"
        skin = "#e8e0d8" if index % 3 else "#b4a89e"
        hand = things.hand(skin, sleeve, pose, "#f4f4f4")  # type: ignore[arg-type]
        turn = 14 * ((index * 3) % 5 - 2)
        for thing in (hand, _long_sleeve(sleeve)):
            scene.put(thing, x, y, z, yaw=turn, roll=turn / (3 if index == 1 else 2), scale=size)
    teacher = long_coat(
        "#2c2c2c", "none", skin="#f0e8e0", hair="#8a8480", left_hand=(0.50, 1.86, -0.2),
        right_hand=(-0.50, 1.78, -0.2), wide=1.05,
    )  # fmt: skip
    scene.put(teacher, 0.30, -1.16, -1.5, yaw=0, scale=0.86)
    hat = blob("-.06,0 -.06,0 -.06,.07 0,.09 .06,.07 .06,0 .06,0") | ellipse(0.13, 0.024)
    scene.lay(
        Sheet(hat, INKS["clay"], ("hat",), turn=0), x=0.15, y=0.72, scale=1.25, turn=8, depth=9.5
    )
    picker = things.hand("#e8e0d8", INKS["clay"], "pinch", "#f4f4f4")
    scene.put(picker, 1.25, 3.30, -0.5, roll=184, scale=1.5)
    return WoodcutPlan(inks=("clay",), sky="paper", contrast=1.5, gain=1.05)


def _long_sleeve(colour: str) -> Thing:
    """A sleeve over that of `things.hand`, which runs down beyond the edge of the picture."""
    thing = Thing("sleeve", centre=(0, -1.68, 0), radius=2.1)
    cloth = thing.material("$colour * (.85 + .3 * fbm3(p * 5.))", role="cloth", colour=colour)
    thing.body("cone(p - vec3(0, -1.68, 0), 1.7, .98, .385) - .02", cloth)
    return thing
