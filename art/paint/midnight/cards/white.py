"""Snow, fog and empty land: pictures that are mostly bare paper."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import back_of_hand, pinch, pose, sleeve
from art.paint.midnight.cuts import rim
from art.paint.midnight.features import CLEAR, FLAT, open_hand
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.animals import crow_outline, dog_outline
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet
from art.paint.story.things.figures import long_coat


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
    empty_stage(scene, palette, backdrop=WHITE)
    scene.lay(Sheet(land((-1, 0.36), (0, 0.26), (1, 0.34)), FLAT["night"], ("fog",)), depth=55.0)
    raised = (
        (-0.80, -0.06, 0.34, 10, 2), (-0.36, -0.02, 0.34, -6, 0), (0.34, -0.04, 0.35, 4, 2),
        (0.82, -0.02, 0.35, -12, 1), (-0.62, -0.46, 0.48, 6, 1), (0.02, -0.42, 0.46, -4, 2),
        (0.66, -0.46, 0.50, 10, 0), (-0.78, -1.02, 0.66, 8, 0), (0.62, -1.06, 0.66, -10, 2),
        (-0.08, -1.16, 0.74, 5, 1),
    )  # fmt: skip
    for index, (x, y, size, turn, kind) in enumerate(raised):
        spread = (-50.0 + 5 * kind, -17.0 + 3 * kind, -3.0, 9.0 + kind, 24.0 - 3 * kind)
        skin = (WHITE, FLAT["clay"], WHITE)[kind]
        hand = open_hand(skin, spread) if index % 4 else back_of_hand(skin, spread)
        cloth = (FLAT["night"], BLACK, FLAT["clay"])[kind]
        arm = sleeve([(0.0, 0.02), (0.0, -4.5)], 0.36, 0.56, cloth)
        lay_pile(scene, pose([*hand, *arm], size, turn, x, y), 0, 0, depth=50.0 - 2 * index)
    teacher = Person(
        BLACK, figures.OLD, "bun", hair_colour=FLAT["clay"], head=0.27, bow=-20, skin=WHITE
    )
    arms = (((0.0, 0.74), (0.16, 0.84), (0.22, 1.04)), ((0.0, 0.76), (-0.16, 0.84), (-0.24, 1.02)))
    lay_pile(scene, person(teacher, arms), -0.02, 0.0, 0.62, depth=31.5)
    hat = blob("-.06,0 -.06,0 -.06,.07 0,.09 .06,.07 .06,0 .06,0") | ellipse(0.13, 0.024)
    held = pose(edged(hat, FLAT["clay"], "hat", edge=0.02), 1.3, 8, 0.16, 0.74)
    lay_pile(scene, held, 0, 0, depth=30.0)
    grip = pinch(WHITE)
    arm = sleeve([(0.0, -0.16), (0.0, -0.5), (0.0, -1.2)], 0.40, 0.56, FLAT["clay"])
    lay_pile(scene, pose(grip.behind, 0.52, 172, 0.20, 1.27), 0, 0, depth=32.0)
    lay_pile(scene, pose([*grip.before, *arm], 0.52, 172, 0.20, 1.27), 0, 0, depth=28.0)
    return WoodcutPlan(inks=("clay", "night"), sky="paper", clear_from=CLEAR)
