"""Open land by day: animals and sleepers far too large for it."""

from art.paint.midnight.cuts import rim
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet
from art.paint.story.things.faces import ELDER, Build, Look, face


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
