"""A quilt that leaves by the window at night."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Pattern, Sheet, silhouette

_SKIN = "#b5794f"
_INK = "#1c3a74"
_SWALLOW = blob(
    "0,.24 .07,.14 .24,.14 .5,-.1 .5,-.1 .22,.02 .08,-.04 .06,-.16 .17,-.44 .17,-.44 0,-.22"
    " -.15,-.4 -.15,-.4 -.06,-.16 -.08,-.04 -.2,.02 -.44,-.12 -.44,-.12 -.24,.13 -.07,.14"
)
_QUILT = blob(
    "-.11,1.0 -.11,1.0 -.02,.95 .2,.64 .5,.4 .8,.3 1.3,.5 1.3,-1.8 1.3,-1.8 -.3,-1.8 -.3,-1.8"
    " -.1,-1.4 .3,-1.1 .44,-.7 .36,-.3 .17,.1 .04,.56"
)
_PRINTS: tuple[Pattern | None, ...] = ("dots", None, "stripes", None, "checks")
_PATCHES = ("#d8563c", "#f2c14a", "#3a8c8c", "#f0e2c8", "#8a3a6a", "#e88aa0", "#4a5fa8")


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="Her quilt goes out at night",
    subject="sleeper whose painted swallow lifts her quilt",
    props=("swallow", "quilt", "pale outline", "window", "moon"),
    mood=("tender", "secret", "quiet"),
)
def tent_of_skin(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#6a3a6c", lift=0, shade="#4a2858"))
    _window(scene)
    _sleeper(scene)
    _quilt(scene)
    _arm(scene)
    _swallow(scene)
    return PaperPlan()


def _window(scene: Scene) -> None:
    """Wide open; past the moon swims what was drawn on one of the patches."""
    night = box(1.3, 1.7).at(0.62, 0.9)
    scene.lay(Sheet(box(1.46, 1.86).at(0.62, 0.9), "#c89a78", ("window",), lift=7))
    scene.lay(Sheet(night, "#1f3f78", ("night",), lift=0, shade="#7aa0c8"))
    scene.lay(Sheet(ellipse(0.3).at(0.56, 1.0), "#fff0c0", ("moon",), glow=0.6))
    scene.lay(Sheet(_fish().scaled(0.24).turned(24).at(0.76, 1.18), "#2a4f88", ("fish",), lift=4))
    wing = polygon("-.03,1.8 -.34,1.7 -.34,.14 -.03,.04")
    scene.lay(Sheet(wing, "#d8ac88", ("casement",), lift=9))
    scene.lay(Sheet(polygon("-.1,1.8 -.28,1.6 -.28,.24 -.1,.16"), "#8fb0d0", lift=0))
    scene.lay(Sheet(strips([((-0.34, 0.92), (-0.03, 0.94))], 0.05), "#d8ac88", lift=3))


def _sleeper(scene: Scene) -> None:
    """On her back, her calm face to the ceiling, her hair over the pillow."""
    pillow = blob("-1.3,-.7 -1.0,-.46 -.5,-.62 -.06,-.7 .1,-.94 .0,-1.3 -.5,-1.44 -1.3,-1.4")
    scene.lay(
        Sheet(polygon("-1.3,-1.1 1.3,-1.2 1.3,-1.8 -1.3,-1.8"), "#8fa4cc", ("sheet",), lift=7)
    )
    scene.lay(Sheet(pillow, "#f4efe2", ("pillow",), lift=10, shade="#c8c4dc"))
    hair = blob(
        "-.5,-.5 -.8,-.3 -1.02,-.42 -1.12,-.7 -1.06,-1.02 -.94,-1.3 -.7,-1.42 -.62,-1.3 -.4,-1.36"
        " -.3,-1.2 -.16,-1.1 -.2,-.9"
    )
    scene.lay(Sheet(hair, "#241838", ("hair",), lift=7))
    shirt = blob(".04,-.6 .2,-.47 .5,-.42 .8,-.5 1.2,-1.4 .2,-1.5 .0,-1.2 .0,-.9")
    scene.lay(Sheet(shirt, "#efdcd2", ("nightshirt",), lift=7))
    face = figures.head(_SKIN, "#241838", figures.WOMAN, "short", "closed")
    scene.lay(face, x=-0.46, y=-0.64, scale=0.94, turn=66)


def _quilt(scene: Scene) -> None:
    """Patchwork, lifted by one corner; on one patch only the shape of a fish is left."""
    scene.lay(Sheet(_QUILT, "#f0e2c8", ("quilt",), lift=13))
    size = 0.38
    for row in range(-2, 7):
        for column in range(6):
            x, y = -0.5 + size * column + 0.1 * row, 0.62 - size * row + 0.07 * column
            bend = 0.05 * (row % 2)
            cell = polygon((x, y + bend), (x + size, y + 0.06), (x + size + 0.09, y - size + 0.06),
                           (x + 0.09, y - size + bend))  # fmt: skip
            tone = _PATCHES[(row * 3 + column * 2 + row // 2) % 7]
            pattern = _PRINTS[(row + 2 * column) % 5]
            scene.lay(Sheet(cell & _QUILT, tone, ("patches",), lift=1, pattern=pattern))
    gap = _fish().scaled(0.32).turned(10).at(0.72, -0.46)
    scene.lay(Sheet(gap, "#f6dcc0", ("gap of a fish",), lift=0))


def _fish() -> Outline:
    """The outline of a fish, about one long."""
    return silhouette(nature.fish("#ffffff")[:2])


def _arm(scene: Scene) -> None:
    """A bare arm from a short sleeve; the skin is pale where the drawing was."""
    shoulder, elbow, wrist = (0.14, -0.82), (0.72, -1.02), (0.02, -1.36)
    hand = blob(".04,-1.24 -.14,-1.26 -.32,-1.34 -.36,-1.42 -.24,-1.48 -.04,-1.5 .08,-1.44")
    forearm = strip((elbow, wrist), 0.34, 0.24) | ellipse(0.12).at(*wrist)
    scene.lay(Sheet(hand | forearm, mix(_SKIN, "#2a1418", 0.16), ("forearm",), lift=8))
    upper = strip((shoulder, elbow), 0.48, 0.38) | ellipse(0.19).at(*elbow)
    scene.lay(Sheet(upper, _SKIN, ("arm",), lift=9))
    pale = _SWALLOW.scaled(0.44).turned(-20).at(0.62, -0.97)
    scene.lay(Sheet(_SWALLOW.scaled(0.49).turned(-20).at(0.62, -0.97), "#8a5238", lift=0))
    scene.lay(Sheet(pale, "#f2d4b0", ("pale outline",), lift=0))
    hem = (0.4, -0.91)
    sleeve = strip((shoulder, hem), 0.52, 0.5) | ellipse(0.26).at(*shoulder)
    scene.lay(Sheet(sleeve, "#fbf1e6", ("short sleeve",), lift=7))
    for k in range(4):
        x, y = -0.04 + 0.11 * k, -0.76 - 0.038 * k
        band = strip(((x + 0.11, y + 0.32), (x - 0.11, y - 0.32)), 0.05)
        scene.lay(Sheet(band & sleeve, "#c8466a", ("stripes",), lift=0))
    edge = strip(((0.488, -0.67), (0.322, -1.15)), 0.05)
    scene.lay(Sheet(edge, "#c8466a", ("hem",), lift=2))


def _swallow(scene: Scene) -> None:
    """It has grown with the night and has a corner of the quilt in its beak."""
    belly = blob("0,.2 .05,.14 .05,.0 .03,-.14 0,-.18 -.03,-.14 -.05,0 -.05,.14")
    bird = [
        Sheet(_SWALLOW, _INK, ("swallow",), lift=14),
        Sheet(belly, "#f6ead2", lift=0),
        Sheet(blob("0,.18 .05,.15 .045,.09 -.045,.09 -.05,.15"), "#d8463c", ("throat",), lift=0),
    ]
    scene.lay(bird, x=-0.36, y=0.88, scale=1.36, turn=-72)
