"""A cloakroom after closing time, where more than coats is handed in."""

from dataclasses import replace

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import people
from tools.paint.story.cutouts.animals import moth_outline
from tools.paint.story.cutouts.geometry import (
    SIDE,
    beads,
    blob,
    box,
    ellipse,
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
from tools.paint.story.sheets import Sheet

_WHITE = "#fbf8f0"
_INK = "#1c1420"
_BRASS = "#e0a83a"
_FUR = "#7c6c84"
_PINK = "#f0a0a0"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Keep the change",
    subject="mole dances with a swan's skin before a mirror",
    props=("mirror", "woman in the doorway", "antlers", "butterfly wings", "turtle shell", "coins"),
    mood=("longing", "elegant", "caught"),
)
def swan_taxi(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2c4a68", lift=0, shade="#1f3350", pattern="stripes", turn=90))
    _rail(scene)
    _doorway(scene)
    _mirror(scene)
    scene.lay(_dancers(alive=False), x=-0.1, y=-0.12, scale=0.94)
    _counter(scene)
    return PaperPlan()


def _rail(scene: Scene) -> None:
    """What others have taken off."""
    scene.lay(Sheet(box(2 * SIDE, 0.05).at(0, 1.38), _BRASS, ("rail",), lift=7))
    for x in (-0.68, -0.02):
        hook = strip(points("0,0 .0,-.08 .03,-.13 .08,-.12 .1,-.07"), 0.028).at(x, 1.37)
        scene.lay(Sheet(hook, "#b8802c", ("hook",), lift=4))
    antler = strip(points(".03,.0 .1,.2 .24,.34 .22,.52"), 0.07, 0.03)
    antler = antler | strip(points(".11,.2 .02,.3 .03,.38 .05,.42"), 0.05, 0.022)
    antler = antler | strip(points(".22,.32 .3,.34 .35,.4 .36,.48"), 0.045, 0.02)
    pair = (antler | antler.flipped()).turned(7).at(-0.64, 0.7)
    scene.lay(Sheet(pair, "#f0d8a8", ("antlers",), lift=8))
    loop = strips([((-0.67, 0.76), (-0.63, 1.24)), ((-0.58, 0.76), (-0.63, 1.24))], 0.016)
    scene.lay(Sheet(loop, "#d8563c", lift=3))
    strap = strip(points("-.76,.66 -.74,.5 -.66,.42 -.58,.46 -.53,.68"), 0.024)
    scene.lay(Sheet(strap, "#d8563c", lift=3))
    cap = blob("-.8,.66 -.8,.66 -.76,.78 -.65,.83 -.54,.8 -.48,.7 -.48,.7 -.64,.65")
    scene.lay(Sheet(cap, "#8a4a34", ("cap",), lift=5))
    wings = moth_outline().scaled(0.36).turned(-9).at(0.0, 1.03)
    scene.lay(Sheet(wings, "#e8607a", ("butterfly wings",), lift=9))
    eyes = ellipse(0.055).at(-0.18, 1.155) | ellipse(0.055).at(0.19, 1.1)
    scene.lay(Sheet(eyes, "#f6d0a0", lift=0))


def _doorway(scene: Scene) -> None:
    """She has come back with her token and stands in the light."""
    floor = polygon("-1.3,-.7 1.3,-.7 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#7a4038", ("floor",), lift=5, shade="#52283a"))
    light = polygon("-.95,-.7 -.63,-.7 .3,-1.8 -1.0,-1.8")
    scene.lay(Sheet(light, "#c8804a", ("light on the floor",), lift=0))
    arch = box(0.34, 0.8).at(-0.8, -0.3) | ellipse(0.17).at(-0.8, 0.1)
    jamb = box(0.44, 0.82).at(-0.8, -0.29) | ellipse(0.22).at(-0.8, 0.12)
    scene.lay(Sheet(jamb, "#8a4a34", ("door frame",), lift=7))
    scene.lay(Sheet(arch, "#ffe0a0", ("lit doorway",), glow=0.4))
    who = Dress("#a8693f", "#2a1820", "#b82c44", "#3a2030", cut="bun", skirt=0.3)
    hold = Stance(near=((0.1, 0.58), (0.15, 0.72)), far=((-0.1, 0.54), (-0.08, 0.42)))
    scene.lay(people.person(who, hold), x=-0.83, y=-0.73, scale=0.72)
    scene.lay(Sheet(ellipse(0.045).at(-0.69, -0.14), _BRASS, ("brass token",), lift=5))
    scene.lay(Sheet(ring(0.032, 0.022).at(-0.69, -0.14), "#8a5a20", lift=0))


def _mirror(scene: Scene) -> None:
    """The glass shows another dance: there the swan looks out of it."""
    frame = box(1.1, 1.68).at(0.95, -0.34) | ellipse(0.55, 0.5).at(0.95, 0.5)
    scene.lay(Sheet(frame, _BRASS, ("mirror frame",), lift=12, pattern="scales"))
    glass = box(0.94, 1.6).at(0.95, -0.3) | ellipse(0.47, 0.42).at(0.95, 0.5)
    tone = "#8ab8bc"
    scene.lay(Sheet(glass, tone, ("mirror",), lift=0, shade="#4a7a90"))
    for sheet in _dancers(alive=True):
        seen = sheet.placed(1.05, -0.15, 0.86, 0, flip=True)
        dim = mix(sheet.colour, tone, 0.25)
        scene.lay(replace(seen, outline=seen.outline & glass, colour=dim, lift=0.6 * seen.lift))


def _dancers(*, alive: bool) -> list[Sheet]:
    """The mole with the swan's skin as its partner; only in the mirror is the swan awake."""
    return [*_mole(), *_swan(alive), *_mole_head(), *_embrace()]


def _mole() -> list[Sheet]:
    """The attendant on one foot, the other in the air."""
    kick = strip(points("-.3,-.7 -.42,-.92 -.54,-.94 -.68,-.84"), 0.24, 0.13)
    stand = strip(((-0.16, -0.7), (-0.1, -1.1)), 0.26, 0.12)
    paws = blob("-.66,-.92 -.74,-.86 -.84,-.68 -.8,-.64 -.7,-.74 -.62,-.78")
    paws = paws | blob("-.17,-1.08 -.15,-1.16 -.04,-1.2 .1,-1.2 .1,-1.15 .0,-1.08 -.04,-1.02")
    body = blob("-.5,-.7 -.56,-.36 -.48,.0 -.32,.22 -.1,.22 .06,.02 .12,-.36 .04,-.72 -.2,-.84")
    vest = blob("-.51,-.66 -.57,-.36 -.49,-.02 -.3,.06 -.06,.04 .07,.0 .13,-.36 .05,-.68 -.22,-.72")
    return [
        Sheet(paws, _PINK, ("paw",), lift=6),
        Sheet(kick | stand, "#33284c", ("trousers",), lift=8),
        Sheet(body, _FUR, ("mole",), lift=10),
        Sheet(vest, _BRASS, ("waistcoat",), lift=5, pattern="stripes", turn=90),
        Sheet(people.sleeve(points("-.04,.04 .26,.02 .52,.14"), 0.16, 0.12), "#e6e2da", lift=6),
    ]


def _mole_head() -> list[Sheet]:
    """Its eyes shut, its nose in the feathers."""
    head = blob("-.48,.26 -.46,.48 -.3,.62 -.1,.58 .04,.5 .17,.54 .2,.45 .1,.34 -.04,.2 -.28,.12")
    lid = strip(points("-.2,.42 -.17,.385 -.12,.375 -.07,.4"), 0.02)
    rims = ring(0.1, 0.08).at(-0.13, 0.4) | strip(((-0.22, 0.41), (-0.36, 0.43)), 0.014)
    smile = strip(points(".12,.41 .07,.36 .02,.31 -.03,.29 -.08,.29"), 0.014)
    whiskers = strips([((0.1, 0.47), (0.01, 0.48)), ((0.1, 0.44), (0.01, 0.42))], 0.008)
    return [
        Sheet(head, _FUR, ("mole",), lift=8),
        Sheet(ellipse(0.055).at(0.18, 0.5), "#f0909c", ("nose",), lift=4),
        Sheet(lid, "#fdf8ec", ("shut eye",), lift=0),
        Sheet(rims, _BRASS, ("glasses",), lift=2),
        Sheet(ellipse(0.055, 0.07).turned(12).at(-0.37, 0.41), mix(_FUR, _INK, 0.3), lift=3),
        Sheet(smile | whiskers, mix(_FUR, _INK, 0.55), lift=0),
    ]


def _swan(alive: bool) -> list[Sheet]:
    """An empty skin with buttons down its front and a head."""
    skin = blob(
        "-.04,.04 .08,.12 .22,.1 .3,-.06 .32,-.4 .42,-.74 .58,-.98 .58,-.98 .44,-.92 .42,-1.08"
        " .42,-1.08 .32,-.94 .24,-1.1 .24,-1.1 .18,-.92 .06,-1.02 .06,-1.02 .04,-.8 .02,-.4"
    )
    neck = strip(points(".13,-.04 .28,.1 .34,.3 .24,.48 .18,.66 .26,.82 .38,.84"), 0.26, 0.13)
    skull = blob(".22,.8 .28,.92 .4,.94 .48,.86 .48,.77 .38,.74 .27,.75")
    sheets = [
        Sheet(skin, _WHITE, ("swan's skin",), lift=9, shade="#dfe2e6"),
        Sheet(neck, _WHITE, ("swan's neck",), lift=7),
        Sheet(skull, _WHITE, lift=2),
        Sheet(blob(".44,.88 .52,.84 .54,.76 .46,.75"), _INK, ("mask",), lift=2),
        Sheet(blob(".5,.86 .6,.8 .7,.66 .7,.66 .58,.68 .49,.74"), "#f08a3a", ("beak",), lift=5),
        Sheet(beads(points(".2,-.16 .2,-.34 .23,-.52 .28,-.7"), 0.022), "#d8563c", lift=2),
    ]
    if alive:
        sheets.append(Sheet(ellipse(0.055).at(0.385, 0.845), "#ffd25a", ("swan's eye",), lift=2))
        sheets.append(Sheet(ellipse(0.03).at(0.385, 0.845), _INK, lift=0))
    else:
        lid = strip(points(".34,.86 .37,.835 .41,.83 .44,.85"), 0.018)
        sheets.append(Sheet(lid, _INK, lift=0))
    return sheets


def _embrace() -> list[Sheet]:
    """One wing is led by a paw, the other lies over the mole's shoulder."""
    led = blob(
        ".12,.04 .24,.12 .42,.2 .58,.24 .64,.14 .66,-.06 .66,-.06 .56,.02 .56,-.2 .56,-.2 .46,-.06"
        " .43,-.28 .43,-.28 .34,-.1 .3,-.26 .3,-.26 .2,-.08"
    )
    laid = blob(
        ".1,.1 -.1,.2 -.34,.16 -.5,.02 -.59,-.2 -.59,-.2 -.5,-.18 -.54,-.38 -.54,-.38 -.44,-.24"
        " -.42,-.46 -.42,-.46 -.34,-.28 -.28,-.42 -.28,-.42 -.2,-.18 -.04,-.04"
    )
    arm = people.bent_sleeve((-0.2, -0.1), (-0.12, -0.44), (0.14, -0.4), 0.18)
    toes = strips([((0.2, -0.35), (0.27, -0.35)), ((0.2, -0.4), (0.27, -0.41))], 0.014)
    return [
        Sheet(led, "#e4e7ea", ("wing",), lift=7),
        Sheet(ellipse(0.075, 0.06).turned(30).at(0.58, 0.19), _PINK, ("paw",), lift=5),
        Sheet(blob(".12,-.32 .22,-.31 .28,-.36 .26,-.45 .12,-.48"), _PINK, ("paw",), lift=5),
        Sheet(toes, "#b8606a", lift=0),
        Sheet(arm, "#f4efe2", ("sleeve",), lift=7),
        Sheet(laid, _WHITE, ("wing",), lift=8, shade="#e2e4e8"),
    ]


def _counter(scene: Scene) -> None:
    """The corner of the counter with what was left, and a shell nobody came for."""
    scene.lay(Sheet(polygon("-1.3,-1.2 -.5,-1.24 -.54,-1.8 -1.3,-1.8"), "#5c3028", lift=10))
    top = polygon("-1.3,-1.12 -.44,-1.16 -.44,-1.26 -1.3,-1.22")
    scene.lay(Sheet(top, "#8a4a34", ("counter",), lift=8))
    for x, y in ((-0.78, -1.08), (-0.68, -1.07), (-0.73, -1.04)):
        scene.lay(Sheet(ellipse(0.06, 0.025).at(x, y), _BRASS, ("coins",), lift=3))
    saucer = blob("-.9,-1.09 -.9,-1.09 -.56,-1.1 -.56,-1.1 -.64,-1.17 -.82,-1.16")
    scene.lay(Sheet(saucer, "#e6ecec", ("saucer",), lift=5))
    shell = blob(".42,-1.5 .42,-1.3 .54,-1.1 .72,-1.02 .9,-1.1 1.02,-1.3 1.04,-1.6 .44,-1.6")
    scene.lay(Sheet(shell, "#5a8a4a", ("turtle shell",), lift=10))
    for plate in (
        ".6,-1.2 .72,-1.12 .84,-1.2 .82,-1.34 .64,-1.34", ".46,-1.42 .56,-1.26 .6,-1.38 .54,-1.5",
        ".98,-1.42 .88,-1.26 .86,-1.38 .92,-1.5", ".62,-1.4 .82,-1.4 .86,-1.6 .58,-1.6",
    ):  # fmt: skip
        scene.lay(Sheet(polygon(plate), mix("#5a8a4a", "#e8e0a0", 0.35), lift=2))
