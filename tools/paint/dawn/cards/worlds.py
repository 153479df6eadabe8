"""Worlds: a birthday on a volcano, and a planet that came off a coat."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Make a wish, quickly",
    subject="birthday on a volcano",
    props=("volcano", "candles", "family"),
    mood=("festive", "risky", "proud"),
)
def birthday_volcano(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2c2458", lift=0, shade="#e0705a"))
    smoke = nature.cloud_outline(1.5, (0.6, 1.0, 0.9, 0.7))
    scene.lay(Sheet(smoke, "#5a3f6c", ("smoke",), lift=9), x=0.5, y=1.06)
    scene.lay(Sheet(smoke.scaled(0.7), "#7a5480", lift=8), x=0.72, y=0.84)
    for colour, tops in (
        ("#6b3558", ((-1, -0.3), (-0.3, -0.1), (0.5, -0.4), (1, -0.2))),
        ("#57294c", ((-1, -0.7), (0, -0.56), (1, -0.8))),
    ):
        scene.lay(Sheet(land(*tops), colour, ("hills",), lift=7, torn=True))
    cone = blob(
        "-.62,.08 -.62,.08 -.1,.1 .42,.1 .42,.1 .5,-.02 .64,-.2 .9,-.5"
        " 1.2,-.8 1.5,-1.8 -1.6,-1.8 -1.4,-1 -1.12,-.4 -1,-.2 -.92,-.09 -.8,-.05 -.7,-.03"
    )
    scene.lay(Sheet(cone, "#7a3f34", ("volcano",), lift=13, pattern="dots"))
    _icing(scene)
    _sprinkles(scene)
    _candles(scene)
    _party(scene)
    return PaperPlan(stars=40)


def _icing(scene: Scene) -> None:
    """A ring of icing round the crater that runs down in front, and the lava that rises in it."""
    drips = blob(
        "-.64,.1 -.69,-.14 -.68,-.3 -.62,-.33 -.57,-.16 -.5,-.14 -.47,-.32 -.46,-.62 -.4,-.69"
        " -.34,-.62 -.31,-.32 -.25,-.2 -.18,-.26 -.16,-.5 -.11,-.57 -.05,-.5 -.03,-.28 .04,-.2"
        " .1,-.3 .13,-.7 .19,-.79 .25,-.7 .26,-.3 .32,-.17 .38,-.2 .43,-.4 .49,-.45 .53,-.38"
        " .5,-.1 .44,.1"
    )
    rim = ellipse(0.55, 0.18).at(-0.1, 0.09)
    scene.lay(Sheet(rim | drips, "#f6a8b0", ("icing",), lift=7))
    crater = ellipse(0.45, 0.115).at(-0.1, 0.11)
    scene.lay(Sheet(crater, "#d98294", lift=0, shade="#b8607c"))
    lava = blob("-.53,.1 -.38,.22 -.1,.3 .18,.22 .33,.1 .2,.03 -.1,0 -.4,.03")
    scene.lay(Sheet(lava, "#ffd060", ("glow",), glow=0.7))


def _sprinkles(scene: Scene) -> None:
    """Sugar on the slopes."""
    sprinkles = [
        (-0.9, -0.9),
        (-0.6, -1.0),
        (-0.2, -0.9),
        (0.2, -1.1),
        (0.7, -0.8),
        (0.9, -1.2),
        (-0.4, -1.3),
        (0.5, -1.35),
        (-0.8, -1.3),
    ]
    for index, (x, y) in enumerate(sprinkles):
        tone = ("#f6c453", "#5db0b8", "#fdf3e2")[index % 3]
        scene.lay(Sheet(box(0.11, 0.04).turned(index * 50).at(x, y), tone, lift=3))


def _candles(scene: Scene) -> None:
    """Seven tall candles round the crater; one has just been blown out."""
    for index, x in enumerate((-0.46, -0.31, -0.16, -0.01, 0.14, 0.29)):
        y = 0.1 * ((x + 0.1) / 0.46) ** 2
        colour = ("#5db0b8", "#fdf3e2", "#f6c453")[index % 3]
        scene.lay(
            Sheet(
                box(0.09, 0.5).at(x, y + 0.2),
                colour,
                ("candle",),
                lift=8,
                pattern="stripes",
                turn=35,
            )
        )
        if index:
            flame = blob("0,.14 .04,.04 .03,-.03 0,-.05 -.03,-.03 -.04,.04")
            flame = flame.turned(-36 + 7 * index).at(x + 0.01, y + 0.53)
            scene.lay(Sheet(flame, "#fff0b0", ("flame",), glow=0.8))
        else:
            wisp = strip([(x, y + 0.45), (x + 0.02, y + 0.54), (x - 0.02, y + 0.62)], 0.03, 0.01)
            scene.lay(Sheet(wisp, "#b8a8c0", ("smoke",), lift=3))


_MOTHER = Dress(
    skin="#8a5238",
    hair="#1c1420",
    coat="#e9b84a",
    legs="#3a2a44",
    cut="afro",
    skirt=0.16,
    look=Expression("open", (-0.6, 0.6), 0.4, 0.85),
)


_FATHER = Dress(
    skin="#5f3c2c",
    hair="#1c1420",
    coat="#3f8f7a",
    legs="#2c3350",
    cut="short",
    beard=True,
    build=1.2,
    look=Expression("smile", (-0.6, 0.6), 0.0, 0.85),
)


_CHILD = Dress(
    skin="#8a5238",
    hair="#1c1420",
    coat="#d8473c",
    legs="#3f6f9a",
    cut="curls",
    kind=figures.CHILD,
    head=0.32,
    skirt=0.12,
)


def _party(scene: Scene) -> None:
    """The parents bring a present up a hill of their own, the smallest has begun already."""
    hill = land((-1, -1.42), (0.0, -1.36), (0.4, -1.12), (1, -0.98))
    scene.lay(Sheet(hill, "#3f2448", ("hill",), lift=12, torn=True))
    wonder = Stance(near=((0.16, 0.56), (0.07, 0.72)), far=((-0.16, 0.56), (-0.07, 0.72)))
    carry = Stance(near=((0.17, 0.56), (0.06, 0.5)), far=((-0.17, 0.56), (-0.06, 0.5)))
    scene.lay(people.person(_MOTHER, wonder, "front"), x=0.44, y=-1.16, scale=0.88)
    scene.lay(people.person(_FATHER, carry, "front"), x=0.8, y=-1.08, scale=0.96)
    present = box(0.26, 0.2).at(0.8, -0.66)
    scene.lay(Sheet(present, "#5db0b8", ("present",), lift=6, pattern="dots"))
    bow = ellipse(0.06, 0.03).turned(30).at(0.75, -0.53) | ellipse(0.06, 0.03).turned(-30).at(
        0.85, -0.53
    )
    scene.lay(Sheet(box(0.04, 0.2).at(0.8, -0.66) | bow, "#f6c453", lift=2))
    lean = Stance(
        near=((0.04, 0.54), (-0.06, 0.46)), far=((-0.1, 0.56), (-0.16, 0.5)), lean=-10, nod=-2
    )
    scene.lay(people.person(_CHILD, lean), x=-0.82, y=-0.06, scale=0.74)
    hat = polygon((-0.8, 0.74), (-0.6, 0.72), (-0.66, 1.02))
    scene.lay(Sheet(hat, "#f6c453", ("party hat",), lift=5, pattern="dots"))
    _breath(scene)


def _breath(scene: Scene) -> None:
    """A puff of paper that swells on its way over the first candle, with a curl in it."""
    puff = Outline(())
    for x, y, size in (
        (-0.55, 0.66, 0.02), (-0.51, 0.67, 0.034), (-0.45, 0.69, 0.054), (-0.37, 0.72, 0.07),
        (-0.4, 0.79, 0.06), (-0.3, 0.79, 0.056),
    ):  # fmt: skip
        puff = puff | ellipse(size).at(x, y)
    scene.lay(Sheet(puff, "#f2e4ec", ("breath",), lift=5), x=-0.01, y=-0.09)
    curl = strip(points("-.48,.68 -.38,.69 -.31,.75 -.35,.81 -.4,.77 -.37,.74"), 0.01, 0.016)
    scene.lay(Sheet(curl, "#b89ab8", lift=0), x=-0.01, y=-0.09)


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="It came off on Tuesday",
    subject="planet as a button",
    props=("sleeve", "astronauts", "needle"),
    mood=("comic", "grand", "careful"),
)
def button_planet(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#0e1638", lift=0, shade="#2c2a62"))
    comet = strip([(0.98, 1.26), (0.5, 0.98), (0.18, 0.66)], 0.1, 0.02)
    scene.lay(Sheet(comet, "#ffe9a6", ("comet",), glow=0.5))
    cloth = blob(
        "-1.3,1.8 -.3,1.8 -.3,1.8 -.34,1 -.2,.2 -.1,-.6 -.06,-1.8 -.06,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(cloth, "#b5543c", ("coat",), lift=14, pattern="checks", turn=45))
    lapel = polygon("-1.3,1.8 -.42,1.8 -.5,1.06 -1.3,.5")
    scene.lay(Sheet(lapel, "#8a3a30", ("lapel",), lift=9))
    stitch = [
        ((-0.36 + 0.014 * k, 0.9 - 0.15 * k), (-0.354 + 0.014 * k, 0.82 - 0.15 * k))
        for k in range(16)
    ]
    scene.lay(Sheet(strips(stitch, 0.016), "#f0c9a0", ("seam",), lift=1))
    for x, y, colour in ((-0.62, 0.66, "#e9dcc0"), (-0.5, -1.08, "#d98a4a")):
        scene.lay(Sheet(ellipse(0.23).at(x, y), colour, ("button",), lift=9))
        scene.lay(Sheet(ring(0.23, 0.19).at(x, y), mix(colour, "#2a1820", 0.18), lift=3))
        holes = [(x + 0.06 * i, y + 0.06 * j) for i in (-1, 1) for j in (-1, 1)]
        scene.lay(
            Sheet(strips([(holes[0], holes[3]), (holes[1], holes[2])], 0.03), "#ffe9a6", lift=3)
        )
    loose = strip([(-0.58, -0.2), (-0.46, -0.3), (-0.4, -0.14)], 0.02) | strip(
        [(-0.56, -0.24), (-0.6, -0.36)], 0.02
    )
    scene.lay(Sheet(loose, "#ffe9a6", ("torn thread",), lift=3))
    _planet(scene)
    _menders(scene)
    return PaperPlan(stars=150)


def _planet(scene: Scene) -> None:
    """A planet with seas and four holes."""
    x, y, r = 0.36, 0.02, 0.54
    disc = ellipse(r).at(x, y)
    scene.lay(Sheet(disc, "#3f8fa8", ("planet",), lift=20))
    lands = (
        blob("-.5,.1 -.3,.4 0,.44 .1,.3 -.06,.14 -.1,-.1 -.36,-.06"),
        blob(".1,-.1 .3,.1 .5,.06 .52,-.2 .3,-.44 .12,-.34"),
        blob("-.3,-.3 -.1,-.26 0,-.44 -.2,-.52"),
    )
    for index, ground in enumerate(lands):
        scene.lay(
            Sheet(
                ground.at(x, y) & disc,
                ("#8fb860", "#a9c06a", "#7aa858")[index],
                lift=3,
                pattern="leaves",
            )
        )
    scene.lay(Sheet(ring(r, r - 0.06).at(x, y), "#357c96", lift=4))
    scene.lay(Sheet(ring(r * 0.62, r * 0.58).at(x, y), "#357c96", lift=0))
    holes = [(x + 0.15 * i, y + 0.15 * j) for i in (-1, 1) for j in (-1, 1)]
    scene.lay(Sheet(beads(holes, 0.07), "#0e1638", ("holes",), lift=0))
    cloud = nature.cloud_outline(0.36)
    scene.lay(Sheet(cloud, "#fdf8ee", ("cloud",), lift=6), x=0.7, y=0.32)
    scene.lay(Sheet(cloud.scaled(0.8), "#fdf8ee", lift=6), x=0.1, y=-0.44)


def _menders(scene: Scene) -> None:
    """Two astronauts with one needle, and the comet for a thread."""
    needle = strip(((-0.28, 0.8), (0.21, 0.17)), 0.05, 0.012)
    tail = [(0.2, 0.68), (-0.02, 0.86), (-0.2, 1.06), (-0.27, 0.79)]
    scene.lay(Sheet(strip(tail, 0.024), "#ffe9a6", ("thread",), lift=5))
    scene.lay(Sheet(needle, "#d6dce4", ("needle",), lift=8))
    lead = [(0.51, -0.13), (0.21, 0.17)]
    scene.lay(Sheet(strip(lead, 0.05), "#ffe9a6", lift=4))
    pulled = [(0.51, 0.17), (0.1, 0.1), (-0.2, -0.02), (-0.5, -0.24)]
    scene.lay(Sheet(strip(pulled, 0.03), "#ffe9a6", lift=6))
    suit = Dress(
        skin="#f4f0e6", coat="#f4f0e6", legs="#e2ddd0", shoes="#8a8a98", build=1.35, head=0.01
    )
    pull = Stance(
        near=((0.2, 0.62), (0.3, 0.76)), far=((0.1, 0.62), (0.26, 0.7)), legs=people.WALK.legs
    )
    for x, y, size, turn, flip in ((-0.44, 0.3, 0.6, 8, False), (0.5, 0.5, 0.54, -12, True)):
        scene.lay(people.person(suit, pull), x=x, y=y, scale=size, turn=turn, flip=flip)
        a = math.radians(turn)
        hx, hy = x - 0.86 * size * math.sin(a), y + 0.86 * size * math.cos(a)
        side = -1 if flip else 1
        scene.lay(Sheet(ellipse(0.17 * size).at(hx, hy), "#f4f0e6", ("astronaut",), lift=5))
        scene.lay(
            Sheet(
                ellipse(0.11 * size, 0.1 * size).at(hx + 0.05 * size * side, hy), "#e8843c", lift=2
            )
        )
