"""Open land by day: animals and sleepers far too large for it."""

import math
from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.figures import OLD, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    star,
    strip,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import ELDER, Build, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="They only ever bought one hat",
    subject="old couple under one hat",
    props=("hat", "flower", "fly"),
    mood=("funny", "fond", "stubborn"),
)
def one_hat(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.55, -0.4), key=1.0, ambient=0.5)
    scene.camera = Camera(eye=(0, -0.2, -13.5), target=(0, -0.2, 0))
    scene.lay(Sheet(page(), "#f4f4f4", ("wall",)), depth=60.0)
    she = face(
        Look(open_eyes=0.55, gaze=(-0.9, 0), smile=0.5),
        ELDER,
        "#e4dcd4",
        "bun",
        "#c8c0bc",
        cloth=INKS["verdigris"],
        shoulders=True,
    )
    he = face(
        Look(open_eyes=0.5, gaze=(0.9, 0), brows=-0.4, smile=-0.4),
        Build(nose=1.35, age=1.0, jaw=1.1),
        "#a89c92",
        "none",
        cloth="#3c3c3c",
        shoulders=True,
    )
    scene.put(he, -1.95, 0.25, 0.0, yaw=-24, roll=-5, scale=1.3)
    scene.put(she, 1.95, -0.25, 0.5, yaw=22, roll=6, scale=1.3)
    hat = blob(
        "-.86,.46 -.86,.46 -.4,.56 .0,.6 .44,.54 .88,.42 .88,.42 .92,.5 .6,.62 .56,.72 .5,1.06"
        " .2,1.2 -.2,1.2 -.48,1.08 -.54,.72 -.6,.64 -.9,.54"
    )
    scene.lay(Sheet(hat, "#161616", ("hat",)), y=-0.06, depth=6.0)
    band = blob(
        "-.54,.72 -.54,.72 -.2,.8 .2,.8 .56,.7 .56,.7 .57,.62 .57,.62 .2,.7 -.2,.7 -.55,.63"
        " -.55,.63"
    )
    scene.lay(Sheet(band, INKS["verdigris"], ("ribbon",)), depth=5.9)
    petals = beads(points(".5,.76 .57,.82 .64,.77 .61,.69 .53,.69"), 0.04)
    scene.lay(Sheet(petals, INKS["vermilion"], ("flower",)), depth=5.8)
    scene.lay(Sheet(ellipse(0.028).at(0.57, 0.75), "#f4f4f4"), depth=5.7)
    _lay_house_in_hat(scene)
    fly = ellipse(0.018, 0.012).at(-0.30, 1.05) | ellipse(0.012).at(-0.275, 1.055)
    scene.lay(Sheet(fly, "#f0f0f0", ("fly",)), depth=5.6)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="paper", contrast=1.7, lamp_pool=0
    )


def _lay_house_in_hat(scene: Scene) -> None:
    """A lit window in the crown of the hat with two who dance, and a chimney that smokes."""
    chimney = polygon(".22,1.04 .36,1.04 .36,1.30 .22,1.30") | box(0.18, 0.05).at(0.29, 1.30)
    scene.lay(Sheet(chimney, "#161616", ("chimney",)), depth=6.1)
    smoke = strip(points(".29,1.34 .36,1.40 .30,1.46 .40,1.56"), 0.03, 0.07)
    scene.lay(Sheet(smoke, "#8a8a8a", ("smoke",)), depth=6.2)
    window = box(0.40, 0.32).at(0.0, 0.92)
    scene.lay(Sheet(rim(window, 0.03), "#f4f4f4"), depth=5.5)
    scene.lay(Sheet(window, INKS["lamp"], ("window",), glow=0.5), depth=5.4)
    lead = figures.adult_outline(figures.WALKING, coat=0.3)
    partner = figures.adult_outline(figures.WALKING, skirt=True)
    pair = lead.scaled(0.29).at(-0.06, 0.755) | partner.flipped().scaled(0.28).at(0.07, 0.755)
    scene.lay(Sheet(pair & window, "#161616", ("dancing couple",)), depth=5.3)


@card(
    palette="block_day",
    hand="woodcut",
    title="The range turned over in its sleep",
    subject="mountains that are a sleeping face",
    props=("village", "train", "birds", "slippers"),
    mood=("vast", "peaceful", "ominous"),
)
def sleeping_range(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene, palette, amplitude=0.6, trees=0, seed=5, light_from=(-0.75, 0.55, -0.3), fog=0.012
    )
    scene.camera = Camera(eye=(0, 2.4, -11), target=(0, 2.9, 0))
    _sleeper(scene)
    for x, z, size in (
        (-3.1, -1.2, 0.34),
        (-2.5, -0.6, 0.40),
        (-2.0, -1.4, 0.30),
        (-2.9, -2.2, 0.36),
    ):
        house = things.house(wall="#b8b8b8", roof="#3c3c3c", windows=INKS["lamp"], glow=1.5)
        scene.put(house, x, 0, z, yaw=30 * size * 10, scale=size, on_ground=True)
    for x, z in ((1.6, -2.6), (2.3, -1.8), (3.0, -2.4), (0.9, -3.4), (2.7, -3.6)):
        scene.put(things.fir(needles="#4c4c4c", snow=0.8, height=1.1), x, 0, z, on_ground=True)
    for x, y, size in ((-0.30, -0.48, 0.70), (-0.04, -0.64, 0.84)):
        _lay_slipper(scene, x, y, size)
    near = land((-1, -1.16), (-0.4, -1.24), (0.2, -1.14), (0.7, -1.22), (1, -1.12))
    scene.lay(Sheet(near, "#1a1a1a", ("hedge",)), depth=2.5)
    track = strip([(-1.1, -0.98), (-0.5, -1.0), (0.1, -0.94), (1.1, -1.0)], 0.012)
    scene.lay(Sheet(track, "#202020", ("rails",)), depth=2.6)
    train = box(0.07, 0.12).at(0.48, -0.875) | box(0.12, 0.075).at(0.56, -0.90)
    train = train | box(0.028, 0.07).at(0.59, -0.84)
    for x in (-0.02, 0.15, 0.32):
        train = train | box(0.145, 0.08).at(x, -0.89)
    wheels = beads([(-0.06 + 0.085 * index, -0.945) for index in range(9)], 0.020)
    scene.lay(Sheet(wheels, "#161616", ("train",)), depth=2.45)
    scene.lay(Sheet(train, INKS["vermilion"], ("train",)), depth=2.4)
    birds = flock(5, seed=3, x=(0.55, 0.85), y=(0.12, 0.24), size=(0.016, 0.028))
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="paper", birds=birds, contrast=1.6)


def _lay_slipper(scene: Scene, x: float, y: float, size: float) -> None:
    """A slipper as large as a farm, left in the snow before a bed: one looks into its opening."""
    place: dict[str, Any] = {"x": x, "y": y, "scale": size}
    sole = blob("-.28,.04 -.24,-.02 -.1,-.045 .1,-.045 .25,-.01 .29,.05 .24,.10 .1,.12 -.1,.12")
    scene.lay(Sheet(sole, "#161616", ("slipper",)), **place, depth=2.9)
    inside = blob("-.1,.10 -.06,.02 .1,-.01 .22,.02 .255,.055 .21,.085 .1,.10")
    scene.lay(Sheet(inside, "#f4f4f4", ("slipper",)), **place, depth=2.89)
    opening = blob("-.04,.19 .03,.17 .065,.10 .05,.03 .0,-.01 -.08,.02")
    scene.lay(Sheet(opening, "#161616", ("slipper",)), **place, depth=2.88)
    cap = blob(
        "-.29,.05 -.28,.12 -.18,.20 -.06,.215 .01,.18 .01,.18 .0,.10 .02,.02 .05,-.03 .05,-.03"
        " -.08,-.035 -.22,-.01"
    )
    scene.lay(Sheet(cap, INKS["night"], ("slipper",), turn=20), **place, depth=2.87)
    hem = cuts(".01,.185 .0,.10 .02,.02 .05,-.03", thin=0.014, thick=0.026)
    scene.lay(Sheet(hem, "#f8f8f8", ("slipper",)), **place, depth=2.865)
    bobble = star(11, 0.062, 0.042).at(-0.14, 0.19)
    scene.lay(Sheet(bobble, "#f8f8f8", ("slipper",)), **place, depth=2.86)


def _sleeper(scene: Scene) -> None:
    """A dark face on its back as a range of hills, woods for its hair and one lid with lashes."""
    profile = profile_outline(OLD)
    lid = cuts(".19,.085 .225,.05 .27,.036 .315,.046 .345,.075", thin=0.006, thick=0.026)
    features = cuts(".17,.065 .21,.012 .27,-.006 .32,.004 .365,.045", thin=0.012, thick=0.034)
    for lash in (
        ".22,.01 .215,-.02 .20,-.045",
        ".265,.0 .265,-.03 .255,-.062",
        ".31,.005 .318,-.025 .315,-.055",
    ):
        features = features | cuts(lash, thin=0.008, thick=0.018)
    features = features | cuts(".17,.19 .22,.208 .28,.206 .335,.18", thin=0.006, thick=0.020)
    features = features | cuts(".352,-.277 .31,-.284 .265,-.268", thin=0.006, thick=0.018)
    features = features | cuts(".385,-.185 .362,-.160 .375,-.125", thin=0.006, thick=0.018)
    shade = blob("-.4,-.3 -.2,-.1 .05,0 .12,-.2 .2,-.42 .16,-.7 -.1,-1.2 -.6,-1.2")
    for outline, colour, tags, turn, depth in (
        (rim(profile, 0.022), "#141414", ("mountains",), 0, 34.5),
        (profile, "#8e8e8e", ("face", "mountains"), 12, 34.0),
        (shade, "#5c5c5c", (), 20, 33.0),
        (lid, "#f8f8f8", ("closed eye",), 0, 32.5),
        (features, "#141414", ("closed eye",), 0, 32.0),
    ):
        lying = Sheet(outline.turned(90), colour, tags, turn=turn)
        scene.lay(lying, x=0.20, y=-0.36, scale=1.45, depth=depth)
    woods = Outline(())
    for index in range(12):
        x, foot = -0.72 + 0.040 * index, -0.44 + 0.052 * index - 0.0012 * index * index
        tall = 0.16 + 0.05 * math.sin(index * 2.3)
        woods = woods | polygon((x - 0.045, foot), (x + 0.045, foot), (x + 0.004, foot + tall))
    scene.lay(Sheet(woods, "#161616", ("woods",)), depth=31.0)
