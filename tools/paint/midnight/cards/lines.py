"""Lines stretched between two points: to walk on and to hang things from."""

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import dog_outline
from tools.paint.story.cutouts.figures import (
    CHILD,
    OLD,
)
from tools.paint.story.cutouts.folk import RAISED, Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
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
from tools.paint.story.sheets import Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="The washing will not wait",
    subject="old woman walking on a washing line",
    props=("washing line", "broom", "shirt", "socks", "child", "dog"),
    mood=("brave", "funny", "windy"),
)
def tightrope_bones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    yard = land((-1, -1.20), (0, -1.14), (1, -1.22))
    scene.lay(Sheet(yard, "#8c8c8c", ("yard",), turn=3), depth=50.0)
    posts = strip(((-0.86, -1.34), (-0.84, 0.52)), 0.07) | strip(
        ((0.88, -1.34), (0.86, 0.58)), 0.07
    )
    posts = posts | strips([((-0.98, 0.40), (-0.70, 0.40)), ((0.74, 0.46), (1.0, 0.46))], 0.05)
    scene.lay(Sheet(posts, "#161616", ("posts",)), depth=30.0)
    line = strip(points("-.84,.40 -.5,.20 -.14,.06 .3,.10 .86,.46"), 0.020)
    scene.lay(Sheet(line, "#161616", ("washing line",)), depth=20.0)
    walker = Person(
        INKS["vermilion"], OLD, "bun", hair_colour="#161616", cut="coat", headgear="scarf",
        gear_colour="#161616", bow=-4,
    )  # fmt: skip
    arms = (((0.0, 0.76), (0.10, 0.62), (0.22, 0.64)), ((0.0, 0.76), (-0.08, 0.64), (-0.14, 0.60)))
    lay_pile(
        scene, person(walker, arms, stride=0.08, lean=3), x=-0.16, y=0.07, scale=1.12, depth=10.0
    )
    _lay_broom(scene)
    _lay_washing(scene)
    child = Person("#161616", CHILD, "short", head=0.25, bow=-36)
    lay_pile(scene, person(child, (RAISED,)), x=-0.46, y=-1.38, scale=0.58, depth=8.0)
    dog = dog_outline().turned(14)
    scene.lay(Sheet(dog, "#161616", ("dog",)), x=0.02, y=-1.38, scale=0.34, flip=True, depth=8.0)
    basket = polygon("-.22,.18 .22,.18 .17,-.06 -.17,-.06").at(0.52, -1.30)
    scene.lay(Sheet(basket, "#f4f4f4", ("basket",), turn=45), depth=8.0)
    weave = strips([((0.32, -1.20), (0.72, -1.20)), ((0.34, -1.28), (0.70, -1.28))], 0.014)
    scene.lay(Sheet(weave, "#161616"), depth=7.9)
    return WoodcutPlan(
        inks=("vermilion", "night"), sky="paper", contrast=1.5,
        birds=flock(4, 5, x=(0.6, 0.85), y=(0.1, 0.22), size=(0.02, 0.03)),
    )  # fmt: skip


def _lay_broom(scene: Scene) -> None:
    """The pole of the walk."""
    broom = strip(((-0.66, 0.66), (0.56, 0.86)), 0.024)
    scene.lay(Sheet(broom, "#161616", ("broom",)), depth=9.5)
    bristles = polygon("-.62,.71 -.60,.62 -.88,.50 -.92,.72")
    scene.lay(Sheet(bristles, "#8c8c8c", ("broom",), turn=10), depth=9.4)


def _lay_washing(scene: Scene) -> None:
    """A shirt, a pair of long pants and odd socks that the wind moves."""
    shirt = blob(
        "-.16,0 -.16,0 -.06,-.03 .06,-.03 .16,0 .16,0 .32,-.16 .36,-.26 .36,-.26 .26,-.32 .26,-.32"
        " .17,-.22 .19,-.54 .19,-.54 0,-.5 -.13,-.56 -.13,-.56 -.14,-.2 -.22,-.3 -.22,-.3 -.32,-.24"
        " -.32,-.24 -.28,-.12"
    )
    sock = blob("-.05,.0 .05,.0 .06,-.2 .18,-.26 .2,-.34 .1,-.36 -.04,-.32 -.06,-.2")
    hung = (
        (shirt, INKS["night"], "shirt", 0.40, 0.13, 8), (sock, "#f8f8f8", "socks", 0.76, 0.36, 14),
        (sock, INKS["vermilion"], "socks", -0.66, 0.27, -4), (sock, "#f8f8f8", "socks", -0.50,
        0.18, 6),
    )  # fmt: skip
    for outline, colour, tag, x, y, turn in hung:
        scene.lay(Sheet(outline, colour, (tag,), turn=80), x=x, y=y, turn=turn, depth=15.0)
        scene.lay(Sheet(box(0.028, 0.10), "#161616", ("pegs",)), x=x, y=y + 0.01, depth=14.0)
    seams = cuts("0,-.03 .02,-.28 .02,-.5", "-.06,-.03 0,-.1 .06,-.03", thick=0.016)
    scene.lay(Sheet(seams, "#161616"), x=0.40, y=0.13, turn=8, depth=14.5)
    stripes = strips([((-0.06, -0.08), (0.06, -0.08)), ((-0.06, -0.15), (0.06, -0.15))], 0.028)
    for x, y, turn in ((0.76, 0.36, 14), (-0.50, 0.18, 6)):
        scene.lay(Sheet(stripes, INKS["vermilion"]), x=x, y=y, turn=turn, depth=14.5)
