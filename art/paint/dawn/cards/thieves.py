"""A thief who has the bridge."""

from art.paint.story.card import card
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="It was here this morning",
    subject="thief who tiptoes away with a bridge on his shoulders",
    props=("bridge", "river", "crowds", "lamp", "child who fishes", "fish"),
    mood=("absurd", "sly", "hushed"),
)
def stolen_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#17324e", ("night",), lift=0, shade="#e8a86c"))
    stars = beads(
        points("-.8,1.3 -.3,1.12 .2,1.38 .5,1.1 .9,1.26 -.94,.8 .84,.7 -.1,.8 .36,.9 -.66,1.0"),
        0.011,
    )
    scene.lay(Sheet(stars, "#ffefc0", ("stars",), glow=0.6, lift=0))
    _valley(scene)
    ridge = land((-1, -0.98), (-0.5, -1.1), (0.1, -1.2), (0.6, -1.14), (1, -1.0))
    scene.lay(Sheet(ridge, "#12323a", ("hill",), lift=12, shade="#0c222c"))
    blades = Outline(())
    for x, y in points(
        "-.9,-1.02 -.84,-1.04 -.7,-1.07 -.62,-1.08 .66,-1.13 .74,-1.1 .9,-1.05 .95,-1.03"
    ):
        blades = blades | polygon(
            (x - 0.016, y - 0.04), (x + 0.016, y - 0.04), (x + 0.02, y + 0.09)
        )
    scene.lay(Sheet(blades, "#12323a", lift=2))
    _thief(scene)
    _bridge(scene)
    _hands(scene)
    _angler(scene)
    return PaperPlan()


def _valley(scene: Scene) -> None:
    """The river far behind, between two stumps of a bridge, and people with lanterns."""
    far = land((-1, -0.36), (-0.4, -0.22), (0.3, -0.34), (1, -0.16))
    scene.lay(Sheet(far, "#8f6a6a", ("hills",), lift=5, shade="#b98a72"))
    near = land((-1, -0.66), (-0.2, -0.62), (0.5, -0.68), (1, -0.6))
    scene.lay(Sheet(near, "#3d5a5c", ("hills",), lift=6))
    gorge = polygon("-.84,-.7 -.54,-.7 -.5,-1.3 -.96,-1.3")
    scene.lay(Sheet(gorge, "#16303c", ("gorge",), lift=0))
    river = polygon("-.82,-.98 -.55,-.98 -.5,-1.3 -.94,-1.3")
    scene.lay(Sheet(river, "#4a8aa0", ("river",), lift=0, pattern="waves"))
    stumps = polygon("-1.2,-.72 -.84,-.7 -.80,-.76 -.86,-.80 -.82,-.86 -.88,-.92 -1.2,-.92")
    stumps = stumps | polygon("-.30,-.71 -.54,-.7 -.58,-.77 -.53,-.81 -.56,-.88 -.50,-.92 -.30,-.9")
    scene.lay(Sheet(stumps, "#cbb48c", ("stumps of the bridge",), lift=6, shade="#8a7458"))
    for x, y, size, coat, up in (
        (-0.97, -0.72, 0.22, "#e9b84a", False),
        (-0.88, -0.71, 0.24, "#c8443c", True),
        (-0.50, -0.71, 0.24, "#8a4f8c", True),
        (-0.39, -0.71, 0.22, "#35707c", False),
    ):
        who = people.Dress(skin="#b5794f", coat=coat, look=Expression("open"))
        stance = people.Stance(near=((0.14, 0.78), (0.18, 0.98))) if up else people.STAND
        scene.lay(people.person(who, stance, "front"), x=x, y=y, scale=size)
        if up:
            scene.lay(
                Sheet(
                    ellipse(0.016, 0.02).at(x + 0.19 * size, y + 1.04 * size),
                    "#ffe9a0",
                    ("lanterns",),
                    glow=0.8,
                    lift=2,
                )
            )


_GLOVE = "#3a2440"
_SHIRT, _SKIN = "#f1e7d4", "#d69a70"


def _thief(scene: Scene) -> None:
    """A long man on tiptoe in a striped jersey, his face in the middle arch."""
    stance = people.Stance(
        near=((0.26, 0.53), (0.315, 0.70)),
        far=((-0.26, 0.54), (-0.315, 0.70)),
        legs=(
            ((-0.03, 0.42), (-0.10, 0.22), (-0.25, 0.12)),
            ((0.04, 0.42), (0.20, 0.30), (0.17, 0.05)),
        ),
    )
    who = people.Dress(
        skin=_SKIN,
        hair="#2a1820",
        coat=_SHIRT,
        legs="#2a2438",
        shoes="#140f1c",
        kind=figures.HOOKED,
        cut="short",
        hat="cap",
        hat_colour="#b8443c",
        head=0.30,
        pattern="stripes",
    )
    scene.lay(people.person(who, stance), x=-0.03, y=-1.22, scale=1.18)
    torso = blob(
        "-.05,.735 .05,.735 .105,.685 .115,.54 .112,.44 .122,.35 .0,.335 -.122,.35"
        " -.108,.46 -.112,.56 -.105,.685"
    )
    arm = strip(points(".01,.70 .26,.53"), 0.12)
    stripes = strips(
        [((-0.3, y), (0.3, y)) for y in (0.385, 0.445, 0.505, 0.565, 0.625, 0.685)], 0.026
    )
    scene.lay(
        Sheet((stripes & torso) - arm, "#2f3f6e", ("stripes",), lift=0),
        x=-0.03,
        y=-1.22,
        scale=1.18,
    )
    mask = (
        blob("-.02,.10 .16,.11 .30,.10 .38,.06 .36,-.01 .26,-.02 .16,.0 -.02,.04")
        .scaled(0.354)
        .at(-0.024, -0.17)
    )
    scene.lay(Sheet(mask, "#1c1420", ("mask",), lift=2))
    scene.lay(Sheet(ellipse(0.020, 0.014).at(0.072, -0.150), "#fdf8ec", lift=1))
    scene.lay(Sheet(ellipse(0.010).at(0.080, -0.150), "#1c1420", lift=0))


def _bridge(scene: Scene) -> None:
    """The whole bridge on his shoulders, with its lamp still lit."""
    arches = blob("-.27,-.7 -.27,-.32 -.2,-.04 0,.08 .2,-.04 .27,-.32 .27,-.7")
    for x in (-0.66, 0.66):
        arches = arches | blob(
            (x - 0.2, -0.7),
            (x - 0.2, -0.34),
            (x - 0.12, -0.12),
            (x, -0.05),
            (x + 0.12, -0.12),
            (x + 0.2, -0.34),
            (x + 0.2, -0.7),
        )
    wall = blob(
        "-1.02,.0 -1.02,.0 -.6,.17 0,.26 .6,.17 1.02,.0 1.02,.0 1.02,-.36 1.02,-.36"
        " -1.02,-.36 -1.02,-.36"
    )
    crown = points("-1.04,.01 -.6,.18 0,.27 .6,.18 1.04,.01")
    stones = Outline(())
    for x, y in points(
        "-.42,.08 -.36,-.1 -.4,-.26 .36,-.06 .42,.1 .38,-.24 -.86,-.02 .88,-.06"
        " .9,-.2 -.9,-.2 .1,.17 -.14,.17"
    ):
        stones = stones | box(0.11, 0.05).at(x, y)
    posts = strips(
        [
            ((x, 0.25 - 0.24 * x * x), (x, 0.40 - 0.24 * x * x))
            for x in (-0.9, -0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9)
        ],
        0.034,
    )
    rail = strip([(x, y + 0.15) for x, y in crown], 0.04)
    scene.lay(Sheet(strip(((-0.5, 0.2), (-0.5, 0.74)), 0.03), "#241c30", ("lamp",), lift=5))
    scene.lay(
        Sheet(polygon("-.56,.72 -.44,.72 -.46,.9 -.54,.9"), "#fff0b0", ("lamp",), glow=0.9, lift=3)
    )
    scene.lay(Sheet(polygon("-.58,.89 -.42,.89 -.5,.98"), "#241c30", lift=4))
    scene.lay(Sheet(posts | rail, "#9a8468", ("balustrade",), lift=6))
    scene.lay(Sheet(wall - arches, "#cbb48c", ("bridge",), lift=14, shade="#a88c6c"))
    scene.lay(Sheet(stones & (wall - arches), "#b59a74", lift=1))
    scene.lay(Sheet(strip(crown, 0.045), "#e4cfa4", lift=4))


def _hands(scene: Scene) -> None:
    """His gloved hands under the piers, their fingers before the stone."""
    for x, thumb in ((0.365, -1), (-0.365, 1)):
        palm = blob(
            (x - 0.10, -0.36), (x - 0.09, -0.44), (x, -0.48), (x + 0.09, -0.44), (x + 0.10, -0.36)
        )
        scene.lay(Sheet(palm, "#2e1c34", ("hands",), lift=6))
        for step in range(4):
            fx = x - 0.069 + 0.046 * step
            top = -0.27 + (0.012 if step in (1, 2) else -0.008)
            finger = strip(((fx, -0.41), (fx, top)), 0.042) | ellipse(0.021).at(fx, top)
            scene.lay(Sheet(finger, _GLOVE, ("hands",), lift=3))
        tip = (x + 0.14 * thumb, -0.31)
        side = strip(((x + 0.08 * thumb, -0.42), tip), 0.055, 0.045) | ellipse(0.022).at(*tip)
        scene.lay(Sheet(side, "#4c3054", ("hands",), lift=3))


def _angler(scene: Scene) -> None:
    """A child who still fishes; what it has caught hangs before the thief's nose."""
    sit = people.Stance(
        legs=people.SIT_LEGS,
        near=((0.14, 0.58), (0.28, 0.62)),
        far=((0.1, 0.56), (0.26, 0.6)),
        nod=-8,
    )
    child = people.Dress(
        skin="#8a5238",
        coat="#e8843c",
        legs="#2c3350",
        kind=figures.CHILD,
        head=0.32,
        hat="straw",
        hat_colour="#e9cf8a",
    )
    scene.lay(people.person(child, sit), x=0.08, y=0.22, scale=0.56)
    rod = strip(points(".22,.56 .42,.76 .58,.88"), 0.022, 0.010)
    line = strip(points(".58,.88 .585,.4 .58,-.06"), 0.009)
    scene.lay(Sheet(rod | line, "#f4e4b8", ("fishing rod",), lift=5))
    fish = blob(
        ".58,-.06 .65,-.14 .65,-.26 .60,-.36 .67,-.45 .67,-.45 .58,-.42 .49,-.45"
        " .49,-.45 .56,-.36 .51,-.26 .51,-.14"
    )
    scene.lay(Sheet(fish, "#f0704a", ("fish",), lift=7, pattern="scales"))
    scene.lay(Sheet(ellipse(0.018).at(0.565, -0.13), "#fdf8ec", lift=1))
    scene.lay(Sheet(ellipse(0.009).at(0.562, -0.13), "#1c1420", lift=0))
