"""Air and daylight: swings, tides, suns, shadows and a moon that talks."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import animals, faces, figures, nature, town
from tools.paint.story.cutouts.faces import Expression, HairCut
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    star,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Higher than the bells",
    subject="girl on a swing above the town",
    props=("swing", "cloud", "bell tower"),
    mood=("free", "dizzy", "joyful"),
)
def swing_over_town(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5fb8cc", lift=0, shade="#fdeac8"))
    cloud = nature.cloud_outline(1.7, (0.6, 1.0, 0.9, 1.0, 0.6)).at(0.1, 1.16)
    scene.lay(Sheet(cloud, "#ffffff", ("cloud",), lift=10, torn=True))
    ropes = strips([((-0.3, 1.24), (-0.44, -0.28)), ((0.34, 1.24), (0.16, -0.4))], 0.02)
    scene.lay(Sheet(ropes, "#7a4a32", ("ropes",), lift=7))
    for x in (-0.3, 0.34):
        scene.lay(Sheet(ellipse(0.13, 0.1).at(x, 1.2), "#f4f8fa", ("fists",), lift=6))
        for step in range(4):
            knuckle = ellipse(0.03, 0.06).at(x - 0.09 + 0.06 * step, 1.22)
            scene.lay(Sheet(knuckle, "#ffffff", lift=3))
    tower = box(0.26, 1.0).at(-0.66, -0.98) | polygon("-.82,-.5 -.5,-.5 -.66,-.06")
    scene.lay(Sheet(tower, "#b8563c", ("bell tower",), lift=8))
    scene.lay(
        Sheet(
            ellipse(0.08, 0.1).at(-0.66, -0.64) | box(0.2, 0.03).at(-0.66, -0.74),
            "#f0c04a",
            ("bell",),
            lift=4,
        )
    )
    walls, windows = town.skyline(17, -1.42, 0.05, 0.42, 10)
    scene.lay(Sheet(walls, "#e8936a", ("town",), lift=9))
    scene.lay(Sheet(windows, "#fff3d4", lift=0))
    _swinger(scene)
    return PaperPlan()


def _swinger(scene: Scene) -> None:
    """The girl leans back, her soles towards us, hair and skirt in the wind."""
    hair = blob("-.2,.36 -.42,.5 -.7,.42 -.9,.56 -.76,.24 -.5,.16 -.24,.14")
    scene.lay(Sheet(hair, "#3a1f24", ("hair",), lift=7))
    scene.lay(Sheet(polygon("-.6,-.3 .32,-.5 .34,-.58 -.58,-.38"), "#8a5a3c", ("seat",), lift=7))
    skirt = blob("-.42,-.02 .02,-.06 .3,-.4 .36,-.66 .1,-.6 -.2,-.66 -.44,-.5 -.5,-.3")
    scene.lay(Sheet(skirt, "#d8333f", ("girl",), lift=10, pattern="dots"))
    for line in (
        [(-0.1, -0.5), (0.02, -0.84), (-0.08, -1.06)],
        [(0.14, -0.5), (0.34, -0.8), (0.3, -1.04)],
    ):
        scene.lay(Sheet(strip(line, 0.15, 0.11), "#b5794f", lift=7))
        x, y = line[-1]
        scene.lay(
            Sheet(ellipse(0.11, 0.19).turned(-8).at(x, y - 0.1), "#5a3a2a", ("shoe",), lift=7)
        )
        scene.lay(Sheet(box(0.13, 0.06).at(x, y - 0.2), "#3a241c", lift=2))
    bodice = blob("-.4,.2 -.1,.24 .06,-.06 -.1,-.14 -.42,-.06")
    scene.lay(Sheet(bodice, "#b8283c", lift=5))
    for line in (
        [(-0.36, 0.12), (-0.5, 0.02), (-0.42, -0.06)],
        [(-0.06, 0.14), (0.14, 0.1), (0.22, 0.2)],
    ):
        scene.lay(Sheet(strip(line, 0.09, 0.07), "#b5794f", lift=6))
    look = Expression("grin", None, 0.5)
    scene.lay(faces.face("#b5794f", "#3a1f24", "bun", look), x=-0.22, y=0.42, scale=0.46, turn=18)


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="High tide, third floor",
    subject="house front flooded to its balconies",
    props=("neighbours", "whale tail", "washing"),
    mood=("absurd", "calm", "neighbourly"),
)
def balcony_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e8a070", lift=0, pattern="checks", shade="#d9875c"))
    scene.lay(Sheet(box(3, 0.2).at(0, 1.4), "#7a3f34", ("roof edge",), lift=10))
    for row, y in enumerate((0.86, -0.12)):
        for column, x in enumerate((-0.52, 0.46)):
            scene.lay(Sheet(box(0.5, 0.66).at(x, y), "#fdf3e2", lift=6))
            tone = ("#3a5f78", "#ffe3a0", "#ffe3a0", "#3a5f78")[row * 2 + column]
            pane = box(0.42, 0.58).at(x, y)
            scene.lay(Sheet(pane, tone, ("window",), glow=0.15 if tone == "#ffe3a0" else 0.0))
            for side in (-1, 1):
                shutter = box(0.17, 0.66).at(x + side * 0.35, y)
                scene.lay(Sheet(shutter, "#3f8f7a", lift=5, pattern="stripes"))
    _balcony_people(scene)
    tail = blob("0,-.3 -.06,.1 -.3,.36 -.36,.5 -.1,.42 .06,.3 .22,.42 .5,.5 .4,.34 .14,.1 .16,-.3")
    scene.lay(Sheet(waves(-0.72, 0.03, 0.4, 0.2), "#5fb4b8", ("sea",), lift=8))
    scene.lay(Sheet(tail, "#2f5878", ("whale tail",), lift=9), x=0.02, y=-0.78, scale=0.8)
    for level, tone in ((-0.92, "#3f9aa8"), (-1.12, "#2f7d92"), (-1.32, "#246478")):
        scene.lay(
            Sheet(waves(level, 0.04, 0.42, level * 2), tone, ("sea",), lift=8, pattern="waves")
        )
    chair = (
        box(0.2, 0.04).at(0, 0) | box(0.04, 0.24).at(-0.08, 0.1) | box(0.03, 0.16).at(0.08, -0.08)
    )
    scene.lay(Sheet(chair, "#c8443c", ("drifting chair",), lift=5), x=-0.62, y=-0.98, turn=24)
    return PaperPlan()


def _balcony_people(scene: Scene) -> None:
    """A chat from balcony to balcony; somebody fishes, somebody else drinks tea."""
    people: tuple[tuple[float, float, str, str, str, HairCut, Point, bool], ...] = (
        (-0.52, 0.74, "#8a4f8c", "#efc4a0", "#f4f0ea", "bun", (0.9, -0.4), True),
        (0.46, 0.74, "#2c5a7a", "#5f3c2c", "#1c1420", "short", (-0.9, 0.0), False),
        (-0.52, -0.24, "#f0b840", "#b5794f", "#2a1820", "braids", (0.6, -0.9), False),
        (0.46, -0.24, "#c8443c", "#d99a72", "#8a8480", "bald", (-0.8, -0.6), True),
    )
    for x, y, dress, skin, hair, cut, gaze, old in people:
        person = faces.face(skin, hair, cut, Expression("smile", gaze), old=old, dress=dress)
        window = box(0.42, 0.58).at(x, y + 0.12)
        person = [Sheet(s.outline, s.colour, s.tags, lift=s.lift) for s in person]
        placed = [s.placed(x, y + 0.14, 0.34, 0, False) for s in person]
        scene.lay([Sheet(s.outline & window, s.colour, s.tags, lift=s.lift) for s in placed])
        rails = [
            ((x - 0.3 + 0.075 * k, y - 0.34), (x - 0.3 + 0.075 * k, y - 0.1)) for k in range(9)
        ]
        scene.lay(Sheet(strips(rails, 0.016), "#2a2438", ("balcony",), lift=4))
        scene.lay(
            Sheet(
                box(0.7, 0.035).at(x, y - 0.1) | box(0.72, 0.06).at(x, y - 0.36), "#2a2438", lift=5
            )
        )
    scene.lay(
        Sheet(strip(((-0.4, -0.2), (-0.04, 0.04)), 0.018), "#7a4a32", ("fishing rod",), lift=6)
    )
    scene.lay(town.thread([(-0.04, 0.04), (-0.03, -0.4), (-0.04, -0.8)], "#fdf8ee", 0.007))
    cup = polygon("-.05,.06 .05,.06 .035,-.04 -.035,-.04")
    scene.lay(Sheet(cup, "#fdf8ee", ("cup",), lift=4), x=0.26, y=0.68)


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Which one is for today",
    subject="woman offering three suns on a tray",
    props=("tray", "suns", "apron"),
    mood=("generous", "hot", "undecided"),
)
def three_suns_breakfast(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fc8c0", lift=0, pattern="dots", shade="#5fa8a4"))
    window = box(0.7, 0.8).at(0.54, 0.92)
    scene.lay(Sheet(box(0.8, 0.9).at(0.54, 0.92), "#fdf3e2", lift=7))
    scene.lay(Sheet(window, "#6a7a90", ("window",), lift=0, shade="#8a94a4"))
    scene.lay(
        Sheet(nature.cloud_outline(0.5).at(0.5, 0.84) & window, "#a8b0bc", ("grey sky",), lift=3)
    )
    scene.lay(
        Sheet(box(0.03, 0.8).at(0.54, 0.92) | box(0.7, 0.03).at(0.54, 0.92), "#fdf3e2", lift=3)
    )
    look = Expression("smile", (0.0, -0.5), 0.5)
    cook = faces.face("#6a3f2c", "#e8563c", "scarf", look, dress="#f0c04a")
    scene.lay(cook, x=-0.28, y=0.52, scale=0.96)
    scene.lay(
        Sheet(
            ring(0.05, 0.03).at(-0.7, 0.36) | ring(0.05, 0.03).at(0.14, 0.36),
            "#ffe08a",
            ("earrings",),
            lift=3,
        )
    )
    apron = blob("-.6,-.44 .04,-.44 .16,-1.7 -.72,-1.7")
    scene.lay(Sheet(apron, "#fdf8ee", ("apron",), lift=6, pattern="crosses"))
    for side in (-1, 1):
        x = -0.28 + 0.72 * side
        arm = strip([(x, -0.3), (x + 0.14 * side, -0.7), (-0.1 + 0.62 * side, -0.86)], 0.26, 0.18)
        scene.lay(Sheet(arm, "#e0ae3a", lift=8))
    tray = ellipse(0.92, 0.2).at(-0.02, -0.86)
    scene.lay(Sheet(tray, "#a8552f", ("tray",), lift=14))
    scene.lay(Sheet(ellipse(0.84, 0.15).at(-0.02, -0.84), "#c9743c", lift=2))
    _suns(scene)
    for x in (-0.8, 0.74):
        for step in range(4):
            finger = ellipse(0.085, 0.035).turned(-8).at(x, -0.82 - 0.06 * step)
            scene.lay(Sheet(finger, "#6a3f2c", ("hands",) if not step else (), lift=4))
    return PaperPlan()


def _suns(scene: Scene) -> None:
    """A pale one, a red one with a bite, a fierce one."""
    for x, y, r, rays, colour, tip in (
        (-0.5, -0.6, 0.17, 12, "#fff3c4", "#f6d070"), (-0.02, -0.56, 0.2, 10, "#ff8a4c", "#d8473c"),
        (0.46, -0.6, 0.18, 16, "#ffd040", "#f0902c"),
    ):  # fmt: skip
        scene.lay(Sheet(star(rays, r * 1.5, r * 1.05).at(x, y), tip, ("rays",), lift=6))
        disc = ellipse(r).at(x, y)
        if colour == "#ff8a4c":
            disc = disc - ellipse(0.1).at(x + 0.2, y + 0.12) - ellipse(0.07).at(x + 0.1, y + 0.2)
        scene.lay(Sheet(disc, colour, ("sun",), glow=0.35))


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="Describe it in your own words",
    subject="office for lost shadows",
    props=("counter", "hangers", "clerk"),
    mood=("comic", "sad", "official"),
)
def lost_shadow_office(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e6d3ae", lift=0, pattern="stripes", turn=90, shade="#d3b88c"))
    scene.lay(Sheet(strip(((-1.2, 1.14), (1.2, 1.2)), 0.04), "#7a5a44", ("rail",), lift=6))
    poses = (figures.STANDING, figures.WAVING, figures.RUNNING, figures.WALKING)
    for index, x in enumerate((-0.76, -0.36, 0.04, 0.42, 0.82)):
        hook = strip([(x, 1.16), (x, 1.04), (x - 0.12, 0.96)], 0.02) | strip(
            ((x, 1.04), (x + 0.12, 0.96)), 0.02
        )
        scene.lay(Sheet(hook, "#7a5a44", ("hangers",), lift=4))
        tone = "#4a4258" if index % 2 else "#5a5068"
        if index == 3:
            dog = animals.dog_outline()
            scene.lay(Sheet(dog, tone, ("dog's shadow",), lift=6), x=x, y=0.3, scale=0.56)
            continue
        pose = poses[index % 4]
        body = Outline(())
        for sheet in figures.figure(tone, tone, tone, pose, index % 2 == 0):
            body = body | sheet.outline
        scene.lay(Sheet(body, tone, ("shadows",), lift=6), x=x, y=0.12, scale=0.9)
    _clerk(scene)
    _counter(scene)
    return PaperPlan()


def _clerk(scene: Scene) -> None:
    """The clerk, who wears two shadows himself."""
    clerk = faces.face(
        "#d99a72", "#5a3a2a", "bald", Expression("flat", (0.6, -0.2)), dress="#4f6a5c"
    )
    scene.lay(
        Sheet(
            blob("-.9,-.9 -.94,-.1 -.7,.3 -.4,.36 -.2,.1 -.1,-.9").at(0.08, 0.04),
            "#5a5068",
            ("two shadows",),
            lift=5,
        )
    )
    scene.lay(
        Sheet(
            blob("-.9,-.9 -.94,-.1 -.7,.3 -.4,.36 -.2,.1 -.1,-.9").at(-0.1, -0.02),
            "#6a6078",
            lift=4,
        )
    )
    scene.lay(clerk, x=-0.46, y=-0.08, scale=0.56)
    visor = blob("-.72,.12 -.46,.2 -.2,.12 -.12,.04 -.46,.1 -.8,.04")
    scene.lay(Sheet(visor, "#3f8f5a", ("visor",), lift=6))


def _counter(scene: Scene) -> None:
    """The counter with a bell and a form, and a man from behind without a shadow."""
    front = polygon((-SIDE, -0.62), (SIDE, -0.62), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(front, "#8a5a3c", ("counter",), lift=13, pattern="checks"))
    scene.lay(Sheet(box(2.6, 0.1).at(0, -0.6), "#a8744c", lift=6))
    scene.lay(Sheet(polygon("-.5,-.6 -.2,-.6 -.16,-.5 -.46,-.5"), "#fdf8ee", ("form",), lift=3))
    bell = blob("-.1,0 -.1,0 .1,0 .1,0 .07,.1 -.07,.1") | ellipse(0.02).at(0, 0.12)
    scene.lay(Sheet(bell, "#e9b44a", ("bell",), lift=5), x=0.02, y=-0.54)
    back = blob("-.3,-1 -.34,-.1 -.2,.2 0,.26 .2,.2 .34,-.1 .3,-1")
    scene.lay(Sheet(back, "#c8563c", ("man without a shadow",), lift=0), x=0.5, y=-0.72, scale=1.1)
    scene.lay(Sheet(ellipse(0.2, 0.22), "#8a5238", lift=0), x=0.5, y=-0.24)
    scene.lay(
        Sheet(
            blob("-.21,-.06 -.22,.16 0,.28 .22,.16 .21,-.06 .1,-.16 -.1,-.16"), "#2a1820", lift=0
        ),
        x=0.5,
        y=-0.2,
    )
    hat = ellipse(0.3, 0.05) | ellipse(0.17, 0.14).at(0, 0.06)
    scene.lay(Sheet(hat, "#5a3a2a", ("hat",), lift=0), x=-0.82, y=-0.5, turn=6)


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="The last act is very small",
    subject="onion with theatres inside",
    props=("stages", "curtains", "mirror"),
    mood=("absurd", "deep", "curious"),
)
def onion_theatre(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f5f5a", lift=0, pattern="leaves", shade="#1f4448"))
    tones = ("#a8485c", "#f4d8dc", "#c86a80", "#f8e6e4", "#d98a98", "#fff3ec")
    shape = blob(
        "0,1.2 -.1,.9 -.3,.74 -.72,.42 -.86,-.1 -.7,-.62 -.3,-.94 0,-1 .3,-.94 "
        ".7,-.62 .86,-.1 .72,.42 .3,.74 .1,.9"
    )
    shoots = strip([(0, 0.8), (-0.1, 1.2), (-0.34, 1.5)], 0.14, 0.03) | strip(
        [(0, 0.8), (0.08, 1.2), (0.3, 1.5)], 0.14, 0.03
    )
    scene.lay(Sheet(shoots, "#7fae5a", ("shoots",), lift=8))
    roots = strips(
        [((0.05 * k, -0.92), (0.12 * k, -1.24 - 0.04 * (k % 2))) for k in range(-4, 5)], 0.022
    )
    scene.lay(Sheet(roots, "#e9d8b0", ("roots",), lift=5))
    for index, tone in enumerate(tones):
        size = 1 - 0.165 * index
        ring_ = shape.scaled(size).at(0, -0.05 * index) - shape.scaled(size - 0.1).at(
            0, -0.05 * index - 0.01
        )
        inner = shape.scaled(size - 0.1).at(0, -0.05 * index - 0.01)
        scene.lay(Sheet(inner, mix("#5a2440", "#ffb060", index / 6), lift=0))
        scene.lay(Sheet(ring_, tone, ("onion",), lift=9))
    scene.lay(Sheet(ellipse(0.07, 0.09).at(0, -0.26), "#fff6d0", ("mirror",), glow=0.8))
    _onion_actors(scene)
    return PaperPlan()


def _onion_actors(scene: Scene) -> None:
    """Actors on every stage, smaller and smaller."""
    cast = (
        (-0.68, -0.34, 0.34, "#f0c04a", "#8a5238", figures.WAVING),
        (0.66, -0.3, 0.34, "#2f6a86", "#efc4a0", figures.REACHING),
        (-0.5, -0.4, 0.24, "#d8333f", "#b5794f", figures.RUNNING),
        (0.5, -0.42, 0.24, "#8a4f8c", "#5f3c2c", figures.WAVING),
        (-0.33, -0.42, 0.18, "#3f8f7a", "#efc4a0", figures.REACHING),
        (0.32, -0.42, 0.18, "#e8843c", "#8a5238", figures.STANDING),
        (0.0, -0.62, 0.15, "#2c3350", "#d99a72", figures.REACHING),
    )  # fmt: skip
    for index, (x, y, size, coat, skin, pose) in enumerate(cast):
        actor = figures.figure(coat, skin, "#2a1820", pose, index % 2 == 0, lift=3, front="eyes")
        scene.lay(actor, x=x, y=y, scale=size, flip=x > 0)
    for index in range(7):
        x = -0.84 + 0.28 * index
        head = ellipse(0.1, 0.12) | blob("-.2,-.4 -.16,-.14 .16,-.14 .2,-.4")
        scene.lay(
            Sheet(head, "#14302f", ("audience",), lift=8),
            x=x,
            y=-1.34 + 0.04 * math.sin(index * 2.1),
        )


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="He moves his lips",
    subject="ventriloquist with the moon as a doll",
    props=("moon", "hill", "suitcase"),
    mood=("comic", "eerie", "lonely"),
)
def ventriloquist_moon(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#123a4a", lift=0, shade="#3a7a70"))
    scene.lay(Sheet(ellipse(0.62).at(0.26, 0.36), "#fff3cf", ("moon",), glow=0.55))
    for x in (0.06, 0.46):
        scene.lay(Sheet(ellipse(0.09, 0.11).at(x, 0.52), "#ffffff", lift=3))
        scene.lay(Sheet(ellipse(0.045).at(x - 0.03, 0.51), "#1c1420", ("eye",), lift=1))
        brow = strip([(x - 0.12, 0.68), (x, 0.73), (x + 0.12, 0.68)], 0.03)
        scene.lay(Sheet(brow, "#b89a5a", lift=1))
    scene.lay(Sheet(ellipse(0.05, 0.04).at(0.26, 0.36), "#eed8a0", lift=2))
    jaw = box(0.36, 0.24).at(0.26, 0.1)
    scene.lay(Sheet(jaw, "#f8e6b0", ("jaw",), lift=5))
    scene.lay(Sheet(box(0.36, 0.07).at(0.26, 0.2), "#5a1f2a", ("mouth",), lift=0))
    lines = strips([((0.08, 0.36), (0.08, -0.02)), ((0.44, 0.36), (0.44, -0.02))], 0.014)
    scene.lay(Sheet(lines, "#a8894a", lift=0))
    for side in (-1, 1):
        cheek = ellipse(0.07).at(0.26 + 0.36 * side, 0.3)
        scene.lay(Sheet(cheek, "#f4b890", lift=1))
    hill = land((-1, -0.9), (-0.3, -0.56), (0.4, -0.7), (1, -1.0))
    scene.lay(Sheet(hill, "#1f5248", ("hill",), lift=12, pattern="leaves"))
    ear = ring(0.16, 0.1).at(0.7, -0.94) - box(0.4, 0.2).at(0.7, -1.1)
    scene.lay(Sheet(ear | ellipse(0.05).at(0.7, -0.96), "#2f6a58", ("listening hill",), lift=3))
    _ventriloquist(scene)
    return PaperPlan(stars=120)


def _ventriloquist(scene: Scene) -> None:
    """A man in evening dress, his arm behind the moon, his lips not quite closed."""
    coat = blob("-.86,-1.1 -.8,-.4 -.66,-.12 -.4,-.12 -.26,-.4 -.22,-1.1")
    scene.lay(Sheet(coat, "#241a34", ("ventriloquist",), lift=12))
    scene.lay(Sheet(polygon("-.62,-.14 -.44,-.14 -.53,-.6"), "#fdf8ee", lift=3))
    bow = polygon("-.53,-.2 -.65,-.12 -.65,-.28") | polygon("-.53,-.2 -.41,-.12 -.41,-.28")
    scene.lay(Sheet(bow, "#c8333f", lift=4))
    man = faces.face("#b5794f", "#1c1420", "short", Expression("grin", (0.9, 0.1), -0.2))
    scene.lay(man, x=-0.53, y=0.14, scale=0.5)
    moustache = blob("-.64,.07 -.53,.1 -.42,.07 -.36,.1 -.46,.02 -.53,.05 -.6,.02 -.7,.1")
    scene.lay(Sheet(moustache, "#1c1420", ("moustache",), lift=3))
    arm = strip([(-0.34, -0.3), (0.0, -0.5), (0.24, -0.3)], 0.2, 0.16)
    scene.lay(Sheet(arm, "#2f2444", ("arm",), lift=8))
    scene.lay(Sheet(ellipse(0.1, 0.08).at(0.26, -0.24), "#fdf8ee", ("glove",), lift=6))
    case = box(0.44, 0.28).at(-0.02, -1.14) | box(0.14, 0.05).at(-0.02, -0.98)
    scene.lay(Sheet(case, "#8a4a3c", ("suitcase",), lift=8, pattern="checks"))
