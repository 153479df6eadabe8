"""A weight nobody would guess."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Whose is heavier",
    subject="scales with an elephant and a feather",
    props=("scales", "elephant", "feather", "judge"),
    mood=("absurd", "solemn", "tense"),
)
def feather_scales(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2d9a0", lift=0, shade="#e2a86a"))
    for index in range(5):
        drape = strip([(-1.1 + 0.16 * index, 1.7), (-1.16 + 0.08 * index, 0.4), (-1.2, -1.0)], 0.2)
        scene.lay(Sheet(drape, "#8f2f3a" if index % 2 else "#a83f44", ("curtain",), lift=6))
    post = polygon("-.04,1.02 .04,1.02 .06,-1.2 -.06,-1.2").at(0.16, 0)
    scene.lay(Sheet(post, "#7a4a2c", ("scales",), lift=9))
    foot = blob("-.34,-1.36 -.34,-1.36 -.26,-1.2 0,-1.14 .26,-1.2 .34,-1.36 .34,-1.36")
    scene.lay(Sheet(foot.at(0.16, 0), "#5f3822", lift=8))
    scene.lay(Sheet(strip(((-0.5, 0.96), (0.82, 0.96)), 0.07), "#7a4a2c", lift=9))
    scene.lay(Sheet(ellipse(0.12).at(0.16, 0.98), "#e9b44a", lift=6))
    needle = polygon((0.12, 1.06), (0.2, 1.06), (0.16, 1.36))
    scene.lay(Sheet(needle, "#b8322f", ("pointer",), lift=3))
    pans = ((-0.42, 0.52), (0.72, 0.22))
    for x, wide in pans:
        chains = strips([((x, 0.95), (x - wide, -0.64)), ((x, 0.95), (x + wide, -0.64))], 0.014)
        scene.lay(Sheet(chains, "#8a5f3c", ("chains",), lift=4))
    _held_breath(scene)
    _feather(scene)
    for x, wide in pans:
        pan = blob("-1,.03 -1,.03 1,.03 1,.03 .6,-.16 -.6,-.16").scaled(wide, 1).at(x, -0.64)
        scene.lay(Sheet(pan, "#e9b44a", ("pan",), lift=10, shade="#b8793c"))
    _plucked_bird(scene)
    _weighing_judge(scene)
    return PaperPlan()


def _held_breath(scene: Scene) -> None:
    """An elephant with full cheeks, closed eyes and a knot in its trunk."""
    grey = "#7f93ad"
    dark = mix(grey, "#1c2438", 0.22)
    scene.lay(
        Sheet(
            blob("-.84,-.72 -.88,-.36 -.74,.02 -.42,.12 -.1,.02 .04,-.36 0,-.72"),
            grey,
            ("elephant",),
            lift=10,
        )
    )
    for x in (-0.7, -0.16):
        scene.lay(Sheet(ellipse(0.17, 0.13).at(x, -0.66), dark, lift=4))
        scene.lay(
            Sheet(beads([(x - 0.08, -0.7), (x, -0.72), (x + 0.08, -0.7)], 0.032), "#f0dcc0", lift=1)
        )
    _elephant_head(scene, grey)


def _elephant_head(scene: Scene, grey: str) -> None:
    """Ears, eyes and the knotted trunk."""
    dark = mix(grey, "#1c2438", 0.22)
    ear = blob("-.66,.5 -.86,.62 -1.0,.36 -.9,.02 -.7,.06")
    mirrored = blob("-.22,.5 -.02,.62 .12,.36 .02,.02 -.18,.06")
    scene.lay(Sheet(ear | mirrored, dark, ("ears",), lift=8))
    scene.lay(
        Sheet(
            blob(
                "-.74,.34 -.62,.62 -.44,.68 -.26,.62 -.14,.34 -.12,.06 -.26,-.1 -.62,-.1 -.76,.06"
            ),
            grey,
            lift=9,
        )
    )
    scene.lay(
        Sheet(
            beads([(-0.68, 0.06), (-0.2, 0.06)], 0.15),
            mix(grey, "#e87a7a", 0.35),
            ("full cheeks",),
            lift=5,
        )
    )
    light = mix(grey, "#ffffff", 0.1)
    loop = points("-.44,.30 -.44,.0 -.46,-.24 -.56,-.40 -.74,-.42 -.84,-.28 -.76,-.16")
    scene.lay(Sheet(strip(loop, 0.24, 0.11), light, ("trunk",), lift=8))
    for y in (0.08, -0.02, -0.12, -0.22):
        fold = strip([(-0.52, y), (-0.44, y - 0.03), (-0.37, y)], 0.012)
        scene.lay(Sheet(fold, dark, lift=0))
    knot = ellipse(0.12, 0.09).turned(-30).at(-0.55, -0.38)
    scene.lay(Sheet(knot, mix(grey, "#ffffff", 0.22), ("knot",), lift=6))
    for x in (-0.6, -0.28):
        scene.lay(
            Sheet(strip([(x - 0.07, 0.32), (x, 0.27), (x + 0.07, 0.32)], 0.026), "#27304a", lift=1)
        )
        scene.lay(
            Sheet(strip([(x - 0.06, 0.44), (x, 0.42), (x + 0.06, 0.46)], 0.018), "#4a5a74", lift=0)
        )


def _vane() -> Outline:
    """The outline of a feather, standing on its quill at the origin."""
    vane = blob("0,0 .1,.14 .14,.36 .1,.6 -.02,.76 -.02,.76 -.1,.6 -.12,.36 -.1,.14")
    nicks = polygon("-.2,.3 -.04,.3 -.2,.4") | polygon("-.2,.5 -.03,.5 -.2,.58")
    return vane - (nicks | polygon(".2,.2 .04,.22 .2,.3"))


def _feather(scene: Scene) -> None:
    """One feather, lying lightly."""
    scene.lay(Sheet(_vane().turned(-14).at(0.66, -0.56), "#fffaf0", ("feather",), lift=7))
    quill = strip([(0.0, -0.1), (0.01, 0.3), (-0.01, 0.7)], 0.022, 0.008).turned(-14)
    scene.lay(Sheet(quill.at(0.66, -0.56), "#d8a878", lift=1))


def _plucked_bird(scene: Scene) -> None:
    """Whose feather it is: a bird on the beam with a gap in its fan, and not pleased."""
    x, y = 0.6, 1.02
    for turn in (74, 38, 4, -74):
        scene.lay(Sheet(_vane().scaled(0.58).turned(turn).at(x, y + 0.06), "#fffaf0", lift=5))
    legs = strips(
        [
            ((x - 0.05, y + 0.04), (x - 0.06, y - 0.05)),
            ((x + 0.05, y + 0.04), (x + 0.06, y - 0.05)),
        ],
        0.02,
    )
    scene.lay(Sheet(legs, "#d9803c", lift=3))
    body = blob("0,.3 -.09,.24 -.12,.1 -.1,.02 0,-.02 .1,.02 .12,.1 .09,.24").at(x, y)
    scene.lay(Sheet(body, "#4a7f94", ("bird",), lift=8))
    eyes = [(x - 0.045, y + 0.2), (x + 0.045, y + 0.2)]
    scene.lay(Sheet(beads(eyes, 0.036), "#fffaf0", lift=2))
    scene.lay(Sheet(beads([(ex + 0.01, ey - 0.018) for ex, ey in eyes], 0.018), "#1c1420", lift=0))
    brows = strips(
        [
            ((x - 0.09, y + 0.26), (x - 0.02, y + 0.225)),
            ((x + 0.09, y + 0.26), (x + 0.02, y + 0.225)),
        ],
        0.018,
    )
    scene.lay(Sheet(brows, "#1c2a3c", lift=1))
    beak = polygon((x - 0.03, y + 0.15), (x + 0.03, y + 0.15), (x, y + 0.08))
    scene.lay(Sheet(beak, "#e9a23c", lift=2))


def _weighing_judge(scene: Scene) -> None:
    """A judge who peers, and a boy who may not sneeze."""
    judge = faces.face(
        "#d99a72", "#f4f0ea", "bob", Expression("flat", (0.5, 0.9), -0.6), old=True, dress="#5a1f34"
    )
    scene.lay(judge, x=-0.46, y=-1.06, scale=0.36)
    scene.lay(Sheet(ring(0.07, 0.054).at(-0.4, -1.06), "#e9b44a", ("monocle",), lift=3))
    bands = polygon("-.52,-1.32 -.46,-1.28 -.4,-1.32 -.38,-1.5 -.54,-1.5")
    scene.lay(Sheet(bands, "#fffaf0", lift=3))
    bench = polygon(
        "-.96,-1.36 .0,-1.36 .0,-1.44 -.04,-1.44 -.04,-1.8 -.92,-1.8 -.92,-1.44 -.96,-1.44"
    )
    scene.lay(Sheet(bench, "#7a4a2c", ("bench",), lift=9))
    boy = Looks("#8a5238", "#1c1420", "short", "#2f7d86")
    nose = (((-0.11, 0.62), (-0.2, 0.6), (-0.05, 0.74)), ((0.11, 0.62), (0.2, 0.5), (0.17, 0.36)))
    scene.lay(
        person(boy, "front", nose, expression=Expression("none", (-0.3, 0.9), 0.9, 1.2)),
        x=0.74,
        y=-1.44,
        scale=0.62,
    )
