"""Cards about looking at mirrors and pictures."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene


def _over(picture: str, colour: str, shape: str, blur: float = 0.02) -> str:
    """The flat picture with one more shape painted over it, in the colour."""
    return glsl(f"mix({picture}, {colour}, ramp($blur, -$blur, {shape}))", blur=blur)


def _lion() -> str:
    """A lion from the front, as a picture of flat shapes."""
    around = "length(p.xy - vec2(0, 1.75))"
    angle = "atan(p.y - 1.75, p.x)"
    lion = "mix(#f0d090, #c8803a, ramp(.3, 2.6, p.y))"
    lion = _over(lion, "#7a3416", f"{around} - .62 - .07 * sin({angle} * 17.)")
    lion = _over(lion, "#d8963c", "length((p.xy - vec2(0, .75)) * vec2(1., .8)) - .50")
    lion = _over(lion, "#a8541c", f"{around} - .50 - .05 * sin({angle} * 13.)")
    for ear in (-0.3, 0.3):
        lion = _over(lion, "#c87f30", f"length(p.xy - vec2({ear}, 2.08)) - .13", blur=0.015)
    lion = _over(lion, "#e8b050", "length(p.xy - vec2(0, 1.72)) - .37", blur=0.015)
    lion = _over(lion, "#fff0d0", "length((p.xy - vec2(0, 1.56)) * vec2(.85, 1.15)) - .19")
    for eye in (-0.15, 0.15):
        lion = _over(lion, "#2a1408", f"length(p.xy - vec2({eye}, 1.82)) - .055", blur=0.015)
    nose = "length((p.xy - vec2(0, 1.64)) * vec2(.7, 1.)) - .06"
    return _over(lion, "#3a1a10", nose, blur=0.01)


@card(
    palette="autumn_gold",
    title="How the cat saw it",
    subject="cat seeing a lion in the mirror",
    props=("mirror", "cat", "lion"),
    mood=("proud", "funny", "brave"),
    mirrored=True,
)
def cat_lion(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#7a4a30",
        paper="#8a563a",
        floor="#6a4426",
        width=2.5,
        height=5.2,
        depth=2.6,
        window=None,
        ambient=1.3,
        key=1.0,
    )
    scene.camera = Camera(eye=(-1.5, 1.15, -3.9), target=(0.05, 1.45, 0.2), roll=4)
    scene.put(things.mirror(glass=_lion(), height=3.1, width=1.0, glow=0.35), 0.25, 0, 0.4, yaw=-6)
    scene.put(things.cat(fur="#c8742a", eye="#7ac050"), -0.45, 0, -1.7, yaw=155, scale=1.35)
    scene.put(things.candle(height=0.8, radius=0.12), 1.6, 0, -0.9)
    books = things.book_stack(4, seed=4, height=0.18, width=0.45, depth=0.35)
    scene.put(books, -1.7, 0, -0.4, yaw=20)
    scene.put(things.teacup(), -1.7, 0.72, -0.4, scale=0.28)
    return Finish(flow="swirl", vignette=0.35)


_SEASCAPE = (
    "mix("
    "mix(#2f8a9a, #10506a, ramp(1.4, 0., p.y + .05 * sin(p.x * 8. + 2. * sin(p.y * 6.)))),"
    "mix(#ffe0b0, #5aa0c0, ramp(1.3, 2.6, p.y)),"
    "ramp(1.22, 1.28, p.y))"
    " + #fff0c0 * ramp(.24, .22, length(p.xy - vec2(.35, 1.85)))"
)
_MOONRISE = (
    "mix(#3a4a8a, #10163a, ramp(0., 1., p.y))"
    " + #fff0c0 * ramp(.16, .14, length(p.xy - vec2(.05, .62)))"
)
_LONE_TREE = (
    "mix(mix(#e8c878, #f8ecc8, ramp(0., 1., p.y)), #4f7a3a,"
    " ramp(.24, .22, length(p.xy - vec2(0, .62))))"
)
_STRIPES = "mix(#c84a3a, #f0d8a0, step(.5, fract(p.x * 3. + p.y * 2.)))"


@card(
    palette="sepia_memory",
    title="The painting was cooler",
    subject="person stepping into a painting",
    props=("picture frames", "gallery"),
    mirrored=True,
)
def gallery_exit(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#7a3a34",
        paper="#843f38",
        floor="#8a6a48",
        width=2.9,
        height=5.6,
        depth=2.4,
        window=None,
        ambient=1.7,
        key=1.3,
    )
    scene.camera = Camera(eye=(1.9, 0.7, -2.6), target=(-0.1, 1.75, 2.2), roll=-5)
    paintings = (
        (_SEASCAPE, 1.15, 1.35, 0.45, 0.15, 0.35),
        (_MOONRISE, 0.42, 0.5, 0.4, -1.85, 1.6),
        (_LONE_TREE, 0.42, 0.5, 0.3, -1.85, 0.25),
        (_STRIPES, 0.35, 0.45, 0.3, 2.05, 2.1),
    )
    for picture, width, height, glow, x, y in paintings:
        frame = things.picture_frame(width=width, height=height, picture=picture, glow=glow)
        scene.put(frame, x, y, 2.3)
    visitor = things.person(
        coat="#35545a",
        hat="bowler",
        pose="walk",
        right_hand=(-0.3, 0.6, -0.15),
        left_hand=(0.3, 0.5, -0.1),
    )
    scene.put(visitor, 0.1, 0.42, 1.9, yaw=180, scale=1.45)
    scene.put(things.paper_boat(stripe="#8c2f24"), 1.0, 0.42, 1.9, yaw=20, scale=0.4)
    scene.put(things.chair("#4a2a1c"), -1.35, 0, 0.2, yaw=-150, scale=1.15)
    scene.put(things.umbrella("#2a2a34"), 1.5, 0.1, -0.4, yaw=30, roll=-70, scale=0.9)
    return Finish(flow="swirl", vignette=0.35)
