"""Air and daylight: an onion on the stage and a moon that talks."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people, town
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
    star,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Point, Sheet


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
    for tone, light, size, y, floor in _LAYERS:
        inner = shape.scaled(size - 0.08).at(0, y)
        scene.lay(Sheet(inner, light, lift=0))
        scene.lay(Sheet(shape.scaled(size).at(0, y) - inner, tone, ("onion",), lift=10))
        boards = inner & box(2, 1).at(0, floor - 0.5)
        scene.lay(Sheet(boards, "#8a4a34", ("stage",), lift=4, pattern="stripes"))
    scene.lay(Sheet(ellipse(0.1, 0.14).at(0, 0.53), "#fff6d0", ("mirror",), glow=0.8))
    _onion_actors(scene)
    _onion_audience(scene)
    return PaperPlan()


# Each layer: its skin, the light inside, its size, how high it hangs and where its boards lie.
_LAYERS = (
    ("#a8485c", "#5a2440", 1.0, 0.0, -0.64),
    ("#f4d8dc", "#8a3f4c", 0.74, 0.19, -0.26),
    ("#c86a80", "#c8744c", 0.5, 0.36, 0.08),
    ("#fff3ec", "#f0a85c", 0.29, 0.51, 0.37),
)

_WAVE = Stance(near=((0.2, 0.74), (0.24, 0.92)), far=((-0.15, 0.56), (-0.15, 0.42)))
_REACH = Stance(near=((0.19, 0.76), (0.2, 0.96)), far=((-0.19, 0.76), (-0.2, 0.96)))
_RUN = Stance(
    near=((0.2, 0.6), (0.3, 0.7)),
    far=((-0.2, 0.62), (-0.3, 0.52)),
    legs=(
        ((-0.03, 0.42), (-0.12, 0.26), (-0.3, 0.2)),
        ((0.03, 0.42), (0.14, 0.28), (0.12, 0.02)),
    ),
    lean=-8,
)


def _onion_actors(scene: Scene) -> None:
    """Actors on the boards of every layer, smaller and smaller; those in front are laid last."""
    cast = (
        (-0.47, -0.67, 0.5, "#f0c04a", "#8a5238", _WAVE, 0.22),
        (0.47, -0.67, 0.5, "#2f8aa6", "#efc4a0", _REACH, 0.0),
        (-0.22, -0.29, 0.37, "#d8333f", "#b5794f", _RUN, 0.16),
        (0.25, -0.29, 0.37, "#8a4f8c", "#5f3c2c", _WAVE, 0.0),
        (-0.14, 0.06, 0.28, "#3f8f7a", "#efc4a0", _REACH, 0.2),
        (0.14, 0.06, 0.28, "#f4e2b0", "#8a5238", people.STAND, 0.0),
        (0.0, 0.35, 0.22, "#2c3350", "#d99a72", _REACH, 0.0),
    )
    for x, y, size, coat, skin, stance, skirt in reversed(cast):
        who = Dress(
            skin, "#2a1820", coat, cut="bob" if skirt else "short", skirt=skirt, head=0.32,
            look=Expression("grin", (-x, 0.2)),
        )  # fmt: skip
        scene.lay(people.person(who, stance, "front"), x=x, y=y, scale=size, flip=x > 0)


def _onion_audience(scene: Scene) -> None:
    """Four seats with four backs, their heads in the light of the stages."""
    shoulders = blob("-.34,-.8 -.36,-.4 -.22,-.24 -.07,-.2 .07,-.2 .22,-.24 .36,-.4 .34,-.8")
    seat = blob("-.44,-.9 -.44,-.46 -.36,-.4 0,-.36 .36,-.4 .44,-.46 .44,-.9")
    scalp = blob("-.19,.02 -.15,.18 0,.23 .15,.18 .19,.02 .15,-.12 .08,-.17 -.08,-.17 -.15,-.12")
    bun = ellipse(0.1, 0.09).at(0.02, 0.26)
    plaits = strip(points("-.15,-.06 -.22,-.2 -.2,-.36"), 0.1, 0.05)
    bare = scalp - ellipse(0.09, 0.065).at(0.01, 0.13)
    for x, skin, hair, coat, cut in (
        (-0.74, "#efc4a0", "#f2d488", "#3f8f8a", scalp | plaits | plaits.flipped()),
        (-0.26, "#e0a880", "#f4ece0", "#d8a03c", bare),
        (0.26, "#c48a60", "#e8904c", "#5a7fb0", scalp | bun),
        (0.74, "#f0cba8", "#d8c8b8", "#b8605c", scalp),
    ):
        head = ellipse(0.18, 0.2) | beads([(-0.19, -0.02), (0.19, -0.02)], 0.05)
        person = (
            Sheet(shoulders, coat, ("audience",), lift=8),
            Sheet(head | box(0.14, 0.2).at(0, -0.2), skin, ("heads",), lift=6),
            Sheet(cut, hair, lift=4),
            Sheet(seat, "#8a2438", ("seats",), lift=8, shade="#5a1830"),
        )
        scene.lay(person, x=x, y=-1.1, scale=0.74)


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="He moves his lips",
    subject="ventriloquist with the moon on his knee",
    props=("moon", "stage", "curtain", "audience"),
    mood=("comic", "eerie", "sly"),
)
def ventriloquist_moon(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#0a1026", ("hole in the sky",), lift=0))
    gap = ellipse(0.22).at(0.54, 1.19)
    scene.lay(Sheet(page() - gap, "#1b4a66", lift=14, torn=True, shade="#6fb0a4"))
    stars = "-.3,1.38 -.12,1.12 .1,1.34 .16,1.06 -.26,.86 .82,.72 -.04,1.24 .84,.36 -.2,.98"
    scene.lay(Sheet(beads(points(stars), 0.012), "#fff6dc", ("stars",), lift=0))
    for tops, tone in (
        (((-1, 0.0), (-0.2, -0.3), (0.5, -0.02), (0.8, 0.1), (1, 0.02)), "#3f8580"),
        (((-1, -0.4), (0.2, -0.42), (0.6, -0.34), (1, -0.2)), "#2b6668"),
    ):
        scene.lay(Sheet(land(*tops), tone, ("hills",), lift=8, torn=True, pattern="leaves"))
    boards = land((-1, -0.72), (0, -0.68), (1, -0.74))
    scene.lay(Sheet(boards, "#b8743f", ("stage",), lift=9, shade="#8a4a2c"))
    seams = strips([((0.3 * k, -0.68), (0.52 * k, -1.5)) for k in range(-3, 4)], 0.01)
    scene.lay(Sheet(seams & boards, "#7a4228", lift=0))
    scene.lay(town.curtain("#b02a3c", -1, 0.5, 6))
    scene.lay(town.curtain("#b02a3c", 1, 0.92, 3))
    _ventriloquist(scene)
    _moon_doll(scene)
    _showman_head(scene)
    _jaw_thread(scene)
    _moon_audience(scene)
    return PaperPlan()


def _ventriloquist(scene: Scene) -> None:
    """A man in a tailcoat sits on a stool; one glove on his thigh, the other behind the doll."""
    coat, dark, glove = "#33285a", "#241c42", "#fdf8ee"
    legs = strips([((-0.86, -0.5), (-0.92, -0.98)), ((-0.5, -0.5), (-0.44, -0.98))], 0.06)
    scene.lay(Sheet(legs, "#6a3a28", lift=6))
    _showman_leg(scene, (0.2, -0.33), (0.27, -0.88), dark)
    scene.lay(Sheet(blob("-.98,-.5 -.68,-.46 -.38,-.5 -.4,-.57 -.96,-.57"), "#8a4f34", lift=7))
    far = people.bent_sleeve((-0.5, 0.22), (-0.28, -0.1), (0.1, -0.04), 0.19)
    scene.lay(Sheet(far, dark, ("arm",), lift=6))
    tails = blob("-.86,-.3 -.6,-.36 -.62,-.6 -.74,-.9 -.86,-.98 -.93,-.7")
    scene.lay(Sheet(tails, dark, lift=7))
    torso = blob(
        "-.68,.42 -.5,.4 -.42,.28 -.37,.04 -.4,-.2 -.46,-.42 -.7,-.52 -.88,-.42 -.9,-.1 -.86,.22"
    )
    scene.lay(Sheet(torso, coat, ("ventriloquist",), lift=11))
    shirt = blob("-.52,.4 -.44,.32 -.37,.06 -.4,-.12 -.47,.1 -.55,.34") & torso
    scene.lay(Sheet(shirt, glove, lift=2))
    _showman_leg(scene, (0.06, -0.36), (0.03, -0.92), "#2b2250")
    near = people.bent_sleeve((-0.68, 0.2), (-0.76, -0.14), (-0.42, -0.24), 0.21)
    scene.lay(Sheet(near, mix(coat, "#ffffff", 0.08), ("arm",), lift=8))
    palm = blob("-.45,-.15 -.34,-.13 -.24,-.17 -.13,-.24 -.13,-.3 -.22,-.33 -.45,-.33")
    scene.lay(Sheet(palm, glove, ("glove",), lift=5))
    fingers = strips([((-0.16, -0.265), (-0.28, -0.23)), ((-0.18, -0.3), (-0.29, -0.275))], 0.008)
    scene.lay(Sheet(fingers, "#b8a890", lift=0))
    scene.lay(Sheet(strip(((-0.45, -0.15), (-0.43, -0.32)), 0.05), "#e8dcc8", lift=3))


def _showman_leg(scene: Scene, knee: Point, foot: Point, tone: str) -> None:
    """A leg from the stool to the boards, with a round hip and a true knee."""
    shoe = blob("-.1,-.06 -.1,-.06 -.1,.07 .04,.08 .14,.02 .22,-.02 .23,-.06 .23,-.06")
    scene.lay(Sheet(shoe.at(foot[0], foot[1] - 0.04), "#120c1c", ("shoe",), lift=5))
    thigh = strip(((-0.7, -0.35), knee), 0.32, 0.22) | ellipse(0.16).at(-0.7, -0.35)
    shin = ellipse(0.11).at(*knee) | strip((knee, foot), 0.21, 0.15)
    scene.lay(Sheet(thigh | shin, tone, ("trousers",), lift=7))


def _showman_head(scene: Scene) -> None:
    """His profile; the jaw is of wood, hinged, and hangs by a thread from the moon's hand."""
    place: dict[str, Any] = {"x": -0.6, "y": 0.76, "scale": 0.5, "turn": -4}
    skin = "#b5794f"
    whole, *features = figures.head(skin, "#1c1420", figures.MAN, "short")
    cut = box(0.44, 0.4).at(0.35, -0.476)
    scene.lay(Sheet(box(0.24, 0.16).at(0.25, -0.3), "#4a1420", ("mouth",), lift=2), **place)
    scene.lay(Sheet(whole.outline - cut, skin, ("face",), lift=9), **place)
    scene.lay(features, **place)
    jaw = (whole.outline & cut).at(0.0, -0.075)
    scene.lay(Sheet(jaw, "#c98f60", ("wooden jaw",), lift=5), **place)
    scene.lay(Sheet(ellipse(0.024).at(0.18, -0.42), "#6a3a24", lift=1), **place)
    curl = blob("-.02,.0 .1,.04 .24,.02 .26,-.02 .14,-.05 .04,-.04 -.1,.06 -.1,.06 -.12,0")
    scene.lay(Sheet(curl.at(0.22, -0.225), "#1c1420", ("moustache",), lift=4), **place)
    bow = polygon("0,0 -.12,.08 -.1,-.09") | polygon("0,0 .11,.07 .12,-.07")
    scene.lay(
        Sheet(bow | ellipse(0.028), "#e8b23a", ("bow tie",), lift=5),
        x=-0.53,
        y=0.36,
        scale=0.8,
        turn=12,
    )


def _jaw_thread(scene: Scene) -> None:
    """The moon's hand holds the thread that moves the man's chin."""
    line = points("-.425,.49 -.34,.3 -.2,.16")
    scene.lay(town.thread(line, "#fff6dc", 0.012, lift=3))
    scene.lay(Sheet(ellipse(0.014).at(*line[0]), "#fff6dc", lift=1))
    hand = blob("-.23,.1 -.25,.17 -.2,.22 -.14,.2 -.11,.12 -.15,.07")
    scene.lay(Sheet(hand, "#fff0c4", ("moon's hand",), lift=5))
    fingers = strips([((-0.24, 0.16), (-0.19, 0.15)), ((-0.22, 0.2), (-0.18, 0.18))], 0.008)
    scene.lay(Sheet(fingers, "#a8743c", lift=0))


def _moon_doll(scene: Scene) -> None:
    """A small body in checks with a very large head, which keeps its mouth shut."""
    red = "#e0503c"
    for hip, knee, foot in (
        ((0.24, -0.2), (0.4, -0.24), (0.46, -0.52)),
        ((0.1, -0.24), (0.24, -0.3), (0.25, -0.6)),
    ):
        leg = strip((hip, knee), 0.15, 0.12) | ellipse(0.06).at(*knee) | strip((knee, foot), 0.11)
        scene.lay(Sheet(leg, "#f0c04a", ("doll's legs",), lift=6, pattern="stripes"))
        boot = blob("-.08,-.05 -.08,.06 .04,.08 .15,.03 .19,-.02 .14,-.07 -.06,-.07")
        scene.lay(Sheet(boot, "#7a2438", ("boots",), lift=5), x=foot[0], y=foot[1], turn=-14)
    far = people.bent_sleeve((0.34, 0.0), (0.48, -0.1), (0.36, -0.2), 0.1)
    scene.lay(Sheet(far | ellipse(0.05).at(0.34, -0.21), mix(red, "#140c20", 0.25), lift=5))
    body = blob("-.02,-.28 -.02,-.1 .06,.06 .38,.08 .4,-.06 .34,-.26 .18,-.33")
    scene.lay(Sheet(body, red, ("doll",), lift=8, pattern="checks", turn=30))
    scene.lay(Sheet(ellipse(0.46).at(0.28, 0.45), "#fff0c4", ("moon",), glow=0.4))
    for x, y, r in ((0.58, 0.66, 0.07), (0.62, 0.4, 0.045), (0.5, 0.8, 0.035), (0.1, 0.8, 0.05)):
        scene.lay(Sheet(ellipse(r, r * 0.85).at(x, y), "#ecd49a", ("craters",), lift=0))
    _moon_face(scene)
    arm = people.bent_sleeve((0.04, -0.04), (-0.06, -0.12), (-0.16, 0.08), 0.11)
    scene.lay(Sheet(arm, mix(red, "#140c20", 0.12), lift=7))


def _moon_face(scene: Scene) -> None:
    """The moon looks sideways at the man, well pleased."""
    ink = "#2a1a30"
    for x, wide in ((0.06, 0.085), (0.34, 0.1)):
        eye = ellipse(wide, 0.1).at(x, 0.54)
        scene.lay(Sheet(eye, "#ffffff", lift=3))
        scene.lay(Sheet(ellipse(0.05, 0.06).at(x - 0.035, 0.52) & eye, ink, ("eye",), lift=0))
        lid = eye & box(0.3, 0.2).at(x, 0.66)
        scene.lay(Sheet(lid, "#e6b878", lift=2))
        brow = strip([(x - 0.1, 0.7), (x, 0.75), (x + 0.1, 0.71)], 0.02, 0.04)
        scene.lay(Sheet(brow, "#a8743c", lift=2))
    nose = blob(".14,.56 .1,.44 .06,.36 .12,.31 .22,.33 .24,.38 .19,.44")
    scene.lay(Sheet(nose, "#f6dca0", ("nose",), lift=4))
    for x in (-0.04, 0.48):
        scene.lay(Sheet(ellipse(0.075, 0.06).at(x, 0.31), "#f4a884", lift=0))
    lips = blob("-.02,.2 .08,.23 .15,.215 .22,.235 .38,.27 .4,.29 .32,.16 .18,.12 .06,.14")
    scene.lay(Sheet(lips, "#c8404a", ("closed lips",), lift=2))
    scene.lay(Sheet(strip([(-0.02, 0.2), (0.16, 0.175), (0.4, 0.285)], 0.014), "#7a2030", lift=0))


def _moon_audience(scene: Scene) -> None:
    """Backs of heads; the one with the golden hair is the sun."""
    shoulders = blob(
        "-.4,-.8 -.4,-.4 -.26,-.26 -.08,-.22 -.08,-.1 .08,-.1 .08,-.22 .26,-.26 .4,-.4 .4,-.8"
    )
    ears = ellipse(0.06, 0.08).at(-0.2, -0.02) | ellipse(0.06, 0.08).at(0.2, -0.02)
    bun = ellipse(0.13).at(0.04, 0.24)
    hare = strip(points("-.08,.1 -.16,.36 -.12,.58"), 0.13, 0.05)
    hare = hare | strip(points(".06,.1 .12,.38 .3,.4"), 0.13, 0.06)
    rows = (
        (-0.26, -1.22, 0.82, "#3f8f7a", "#5a2f2a", bun, "#6a3a30", "audience"),
        (0.79, -1.18, 0.76, "#8a5a9c", "#a08a7c", hare, "#94807a", "hare"),
        (-0.74, -1.18, 0.92, "#2c6a94", "#8f877e", ears, "#d9a27c", "audience"),
        (0.42, -1.27, 0.8, "#7a2f4c", "#ffd050", star(13, 0.32, 0.22), "#f08a3c", "sun"),
    )
    for x, y, size, dress, tone, extra, edge, tag in rows:
        back = (
            Sheet(shoulders, dress, ("audience",), lift=9),
            Sheet(extra, edge, (tag,), lift=5),
            Sheet(ellipse(0.2, 0.22), tone, (tag,), lift=6),
        )
        scene.lay(back, x=x, y=y, scale=size)
    scene.lay(Sheet(ellipse(0.1, 0.075).at(-0.72, -1.09), "#d9a27c", ("bald spot",), lift=0))
