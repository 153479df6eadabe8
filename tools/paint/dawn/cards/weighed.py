"""A weight nobody would guess, and pictures that leave their quilt."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import animals, faces, figures, nature
from tools.paint.story.cutouts.characters import Looks, person
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


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
    loop = points("-.44,.26 -.44,-.06 -.52,-.24 -.44,-.4 -.3,-.36 -.27,-.26")
    scene.lay(Sheet(strip(loop, 0.2, 0.13), light, ("trunk",), lift=7))
    end = points("-.27,-.28 -.34,-.2 -.48,-.26 -.56,-.4 -.58,-.54")
    scene.lay(Sheet(strip(end, 0.13, 0.09), mix(grey, "#ffffff", 0.18), ("knot",), lift=7))
    for x in (-0.6, -0.28):
        scene.lay(
            Sheet(strip([(x - 0.07, 0.32), (x, 0.27), (x + 0.07, 0.32)], 0.026), "#27304a", lift=1)
        )
        scene.lay(
            Sheet(strip([(x - 0.06, 0.44), (x, 0.42), (x + 0.06, 0.46)], 0.018), "#4a5a74", lift=0)
        )


def _feather(scene: Scene) -> None:
    """One feather, lying lightly."""
    vane = blob("0,0 .1,.14 .14,.36 .1,.6 -.02,.76 -.02,.76 -.1,.6 -.12,.36 -.1,.14")
    nicks = polygon("-.2,.3 -.04,.3 -.2,.4") | polygon("-.2,.5 -.03,.5 -.2,.58")
    nicks = nicks | polygon(".2,.2 .04,.22 .2,.3")
    scene.lay(Sheet((vane - nicks).turned(-14).at(0.66, -0.56), "#fffaf0", ("feather",), lift=7))
    quill = strip([(0.0, -0.1), (0.01, 0.3), (-0.01, 0.7)], 0.022, 0.008).turned(-14)
    scene.lay(Sheet(quill.at(0.66, -0.56), "#d8a878", lift=1))


def _weighing_judge(scene: Scene) -> None:
    """A judge who peers, and a boy who may not sneeze."""
    judge = faces.face(
        "#d99a72", "#f4f0ea", "bob", Expression("flat", (0.5, 0.9), -0.6), old=True, dress="#5a1f34"
    )
    scene.lay(judge, x=-0.5, y=-1.14, scale=0.44)
    scene.lay(Sheet(ring(0.085, 0.066).at(-0.425, -1.14), "#e9b44a", ("monocle",), lift=3))
    bands = polygon("-.58,-1.46 -.5,-1.42 -.42,-1.46 -.4,-1.7 -.6,-1.7")
    scene.lay(Sheet(bands, "#fffaf0", lift=3))
    boy = Looks("#8a5238", "#1c1420", "short", "#2f7d86")
    nose = (((-0.11, 0.62), (-0.2, 0.6), (-0.05, 0.74)), ((0.11, 0.62), (0.2, 0.5), (0.17, 0.36)))
    scene.lay(
        person(boy, "front", nose, expression=Expression("none", (-0.3, 0.9), 0.9, 1.2)),
        x=0.74,
        y=-1.44,
        scale=0.62,
    )


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="Her quilt goes out at night",
    subject="sleeper whose quilt loses its pictures",
    props=("quilt", "pictures", "tent"),
    mood=("merry", "secret", "quiet"),
)
def tent_of_skin(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8a90cc", lift=0, shade="#e8c8d0"))
    scene.lay(Sheet(ellipse(0.2).at(0.62, 0.86), "#fff0c0", ("moon",), glow=0.6))
    side = polygon("-1.3,1.8 .2,1.9 -1.3,-1.4")
    scene.lay(Sheet(side, "#a8323c", ("tent",), lift=0))
    for index in range(9):
        foot = -2.3 + 0.5 * index
        flap = polygon((0.2, 1.9), (foot, -1.8), (foot + 0.5, -1.8), (0.2, 1.9))
        if index < 5:
            scene.lay(Sheet(flap, "#a8323c" if index % 2 else "#f0dcb8", ("tent",), lift=3))
    fold = blob("1.3,1.8 .2,1.8 .2,1.8 .5,1.36 .86,1.16 1.3,1.1")
    scene.lay(Sheet(fold, "#c8503c", ("tent",), lift=10))
    _lay_quilt(scene)
    _lay_walking_pictures(scene)
    return PaperPlan()


def _lay_quilt(scene: Scene) -> None:
    """The sleeper on her pillow; where the pictures of her quilt were, their shapes are left."""
    pillow = blob("-1.2,-.62 -.7,-.52 -.2,-.7 -.06,-1.2 -.4,-1.6 -1.2,-1.6")
    scene.lay(Sheet(pillow, "#f4efe2", ("pillow",), lift=10))
    sleeper = figures.head("#d99a72", "#2a1c3a", figures.WOMAN, "curls", "closed")
    scene.lay(sleeper, x=-0.56, y=-0.92, scale=0.8, turn=76)
    quilt = blob(
        "-.5,-1.44 -.24,-1.26 0,-1.02 .3,-.66 .6,-.42 .9,-.2 1.3,-.04 1.3,-1.8 1.3,-1.8"
        " -.6,-1.8 -.6,-1.8"
    )
    scene.lay(Sheet(quilt, "#3f5a9a", ("quilt",), lift=12, pattern="checks", turn=12))
    hem = strip(points("-.5,-1.46 -.24,-1.28 0,-1.04 .3,-.68 .6,-.44 .9,-.22 1.3,-.06"), 0.07)
    scene.lay(Sheet(hem, "#f2c14a", ("hem",), lift=2))
    gone = ((0.2, -1.16, _anchor()), (0.5, -0.86, _heart()), (0.84, -0.62, _ship()))
    for x, y, shape in (*gone, (0.78, -1.1, nature.flower("#fff")[0].outline.scaled(0.2))):
        scene.lay(Sheet(shape.scaled(0.9).turned(24).at(x, y), "#a8b8e0", ("gaps",), lift=0))
    still = animals.dog_outline().scaled(0.24).turned(16).at(0.66, -1.44)
    scene.lay(Sheet(still, "#f4efe2", ("dog",), lift=1))


def _ship() -> Outline:
    """A sailing ship, about 0.4 high around the origin."""
    hull = polygon("-.2,-.06 .2,-.06 .13,-.2 -.13,-.2")
    return hull | polygon("-.02,-.02 -.02,.24 .16,-.02") | polygon("-.06,-.02 -.06,.18 -.16,-.02")


def _anchor() -> Outline:
    """An anchor, about 0.4 high around the origin."""
    hook = strip([(-0.16, -0.06), (-0.1, -0.17), (0, -0.2), (0.1, -0.17), (0.16, -0.06)], 0.045)
    bar = strips([((0, 0.14), (0, -0.2)), ((-0.1, 0.08), (0.1, 0.08))], 0.045)
    return hook | bar | ellipse(0.06).at(0, 0.18) - ellipse(0.025).at(0, 0.18)


def _heart() -> Outline:
    """A heart, about 0.4 high around the origin."""
    return blob("0,-.2 0,-.2 -.2,.02 -.16,.18 0,.1 0,.1 .16,.18 .2,.02")


def _lay_walking_pictures(scene: Scene) -> None:
    """They tiptoe along the hem in single file, the swallow ahead."""
    ink, red = "#1f3f6a", "#b8322f"
    rose = nature.flower(red)[0].outline.scaled(0.19)
    for x, y, body, colour, tag in (
        (0.04, -0.64, _anchor(), ink, "anchor"),
        (0.32, -0.3, _heart(), red, "heart"),
        (0.6, -0.06, _ship(), ink, "ship"),
        (0.86, 0.16, rose, red, "rose"),
    ):
        legs = strip([(-0.04, -0.14), (-0.1, -0.26), (-0.06, -0.38)], 0.035)
        legs = legs | strip([(0.05, -0.14), (0.12, -0.24), (0.1, -0.34)], 0.035)
        shoes = ellipse(0.04, 0.018).at(-0.04, -0.385) | ellipse(0.04, 0.018).at(0.12, -0.345)
        scene.lay(Sheet(legs | shoes, ink, lift=4), x=x, y=y, scale=0.8, turn=16)
        scene.lay(Sheet(body, colour, (tag,), lift=6), x=x, y=y, scale=0.86, turn=10)
        eye_y = y + (0.16 if tag == "anchor" else 0.03)
        eyes = [(x - 0.03, eye_y), (x + 0.04, eye_y + 0.01)]
        scene.lay(Sheet(beads(eyes, 0.024), "#fffaf0", lift=0))
        scene.lay(Sheet(beads([(a + 0.007, b) for a, b in eyes], 0.011), "#1c1420", lift=0))
    swallow = blob(
        "-.3,.02 0,.0 .24,.2 .1,.0 .34,-.04 .1,-.08 .04,-.3 -.04,-.08 -.34,-.14 -.14,-.04"
    )
    scene.lay(Sheet(swallow, ink, ("swallow",), lift=6), x=0.46, y=0.56, scale=0.7, turn=20)
