"""A cloakroom after closing time, where more than coats is handed in."""

from dataclasses import replace

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import people
from art.paint.story.cutouts.animals import moth_outline
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_WHITE = "#fbf8f0"
_INK = "#1c1420"
_BRASS = "#e0a83a"
_FUR = "#46364f"
_DARK = "#2c2438"
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
    scene.lay(Sheet(page(), "#7aa3b4", lift=0, shade="#5a86a0", pattern="stripes", turn=90))
    _rail(scene)
    _doorway(scene)
    _mirror(scene)
    scene.lay([*_skin(), *_swan_head(alive=False), *_mole(), *_mole_head()])
    _counter(scene)
    return PaperPlan()


def _rail(scene: Scene) -> None:
    """What others have taken off."""
    scene.lay(Sheet(box(2 * SIDE, 0.05).at(0, 1.38), _BRASS, ("rail",), lift=7))
    for x in (-0.68, 0.01):
        hook = strip(points("0,0 .0,-.08 .03,-.13 .08,-.12 .1,-.07"), 0.028).at(x, 1.37)
        scene.lay(Sheet(hook, "#b8802c", lift=4))
    antler = strip(points(".03,.0 .1,.2 .24,.34 .22,.52"), 0.07, 0.03)
    antler = antler | strip(points(".11,.2 .02,.3 .03,.38 .05,.42"), 0.05, 0.022)
    antler = antler | strip(points(".22,.32 .3,.34 .35,.4 .36,.48"), 0.045, 0.02)
    pair = (antler | antler.flipped()).turned(7).at(-0.64, 0.7)
    scene.lay(Sheet(pair, "#f0d8a8", ("antlers",), lift=8))
    loop = strips([((-0.67, 0.76), (-0.63, 1.24)), ((-0.58, 0.76), (-0.63, 1.24))], 0.016)
    scene.lay(Sheet(loop, "#d8563c", lift=3))
    strap = strip(points("-.76,.66 -.74,.56 -.66,.5 -.58,.53 -.53,.68"), 0.024)
    scene.lay(Sheet(strap, "#d8563c", lift=3))
    cap = blob("-.8,.66 -.8,.66 -.76,.78 -.65,.83 -.54,.8 -.48,.7 -.48,.7 -.64,.65")
    scene.lay(Sheet(cap, "#8a4a34", ("cap",), lift=5))
    wings = moth_outline().scaled(0.3).turned(-9).at(0.03, 1.13)
    scene.lay(Sheet(wings, "#e8607a", ("butterfly wings",), lift=9))
    eyes = ellipse(0.046).at(-0.12, 1.234) | ellipse(0.046).at(0.188, 1.188)
    scene.lay(Sheet(eyes, "#f6d0a0", lift=0))


def _doorway(scene: Scene) -> None:
    """She has come back with her token and stands in the light."""
    floor = polygon("-1.3,-.7 1.3,-.7 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#a2604c", ("floor",), lift=5, shade="#7a4448"))
    light = polygon("-.98,-.7 -.6,-.7 .3,-1.8 -1.0,-1.8")
    scene.lay(Sheet(light, "#e0a05c", lift=0))
    arch = box(0.42, 0.9).at(-0.8, -0.25) | ellipse(0.21).at(-0.8, 0.2)
    jamb = box(0.52, 0.92).at(-0.8, -0.24) | ellipse(0.26).at(-0.8, 0.22)
    scene.lay(Sheet(jamb, "#8a4a34", ("door frame",), lift=7))
    scene.lay(Sheet(arch, "#ffe0a0", ("lit doorway",), glow=0.4))
    who = Dress("#a8693f", "#2a1820", "#b82c44", "#3a2030", cut="bun", skirt=0.3)
    hold = Stance(near=((0.1, 0.58), (0.15, 0.72)), far=((-0.1, 0.54), (-0.08, 0.42)))
    scene.lay(people.person(who, hold), x=-0.82, y=-0.75, scale=0.88)
    scene.lay(Sheet(ellipse(0.055).at(-0.65, -0.03), _BRASS, ("brass token",), lift=5))
    scene.lay(Sheet(ring(0.04, 0.028).at(-0.65, -0.03), "#8a5a20", lift=0))


def _mirror(scene: Scene) -> None:
    """The glass shows another dance: there the swan is awake and looks out of it."""
    frame = box(1.1, 1.86).at(1.02, -0.25) | ellipse(0.55, 0.5).at(1.02, 0.68)
    scene.lay(Sheet(frame, _BRASS, ("mirror frame",), lift=12, pattern="scales"))
    glass = box(0.94, 1.72).at(1.02, -0.24) | ellipse(0.47, 0.42).at(1.02, 0.62)
    tone = "#2c5c9c"
    scene.lay(Sheet(glass, tone, ("mirror",), lift=0, shade="#1e3f78"))
    for sheet in (*_skin(), *_swan_head(alive=True), *_mole(), *_mole_head()):
        seen = sheet.placed(1.06, 0.06, 0.86, 0, flip=True)
        cool = sheet.colour if "swan's eye" in sheet.tags else mix(sheet.colour, tone, 0.45)
        flat = replace(seen, colour=cool, shade="", lift=0.6 * seen.lift)
        scene.lay(replace(flat, outline=seen.outline & glass))


def _mole() -> list[Sheet]:
    """The attendant on one foot, the other in the air, its partner at arm's length."""
    kick = strip(points("-.38,-.7 -.44,-.9 -.52,-.96 -.66,-.9"), 0.24, 0.13)
    stand = strip(((-0.24, -0.7), (-0.2, -1.14)), 0.26, 0.13)
    paws = blob("-.64,-.98 -.72,-.92 -.84,-.76 -.8,-.71 -.7,-.79 -.61,-.84")
    paws = paws | blob("-.27,-1.12 -.25,-1.2 -.14,-1.24 .02,-1.24 .02,-1.19 -.1,-1.12 -.14,-1.06")
    body = blob("-.5,-.72 -.59,-.4 -.55,-.04 -.44,.16 -.2,.16 -.08,.0 -.04,-.38 -.1,-.72 -.3,-.82")
    vest = blob(
        "-.51,-.66 -.6,-.38 -.54,-.06 -.42,.02 -.26,-.04 -.1,-.04 -.03,-.38 -.1,-.66 -.3,-.72"
    )
    lower = people.sleeve(points("-.16,-.3 .0,-.36 .14,-.34"), 0.13, 0.1)
    upper = people.sleeve(points("-.32,.0 -.14,-.04 .12,.04"), 0.2, 0.12)
    return [
        Sheet(lower, _DARK, ("mole",), lift=5),
        Sheet(_paw().at(0.17, -0.34), _PINK, ("paw",), lift=5),
        Sheet(paws, _PINK, ("paw",), lift=6),
        Sheet(kick | stand, _DARK, ("trousers",), lift=8),
        Sheet(body, _FUR, ("mole",), lift=10),
        Sheet(vest, _BRASS, ("waistcoat",), lift=5, pattern="stripes", turn=90),
        Sheet(beads(points("-.13,-.22 -.11,-.38 -.13,-.54"), 0.02), "#8a5a20", lift=2),
        Sheet(upper, _FUR, ("mole",), lift=9),
        Sheet(_paw().turned(18).at(0.17, 0.06), _PINK, ("paw",), lift=6),
    ]


def _paw() -> Outline:
    """A broad digging hand with its claws to the right."""
    paw = ellipse(0.085, 0.075)
    for lean in (-34, -12, 10, 32):
        paw = paw | strip(((0.03, 0.0), (0.14, 0.0)), 0.052, 0.02).turned(lean)
    return paw


def _mole_head() -> list[Sheet]:
    """Its head thrown back on a white collar, its eyes shut behind brass glasses."""
    head = blob(
        "-.5,.2 -.56,.38 -.5,.55 -.36,.64 -.2,.6 -.06,.57 .03,.6 .06,.52 -.02,.42 -.14,.3 -.24,.18"
    )
    collar = blob("-.5,.2 -.5,.2 -.36,.14 -.2,.19 -.2,.19 -.2,.09 -.2,.09 -.36,.04 -.5,.1 -.5,.1")
    lens = ellipse(0.1).at(-0.22, 0.46)
    lid = strip(points("-.28,.48 -.26,.445 -.21,.43 -.16,.46"), 0.026)
    far = ring(0.075, 0.052).at(-0.13, 0.6) - head
    rims = ring(0.115, 0.088).at(-0.22, 0.46) | strip(((-0.33, 0.45), (-0.46, 0.42)), 0.022)
    smile = strip(points(".0,.48 -.05,.43 -.1,.37 -.15,.33 -.2,.33"), 0.016)
    return [
        Sheet(far, _BRASS, ("glasses",), lift=2),
        Sheet(head, _FUR, ("mole",), lift=8),
        Sheet(collar, "#f4efe2", ("collar",), lift=5),
        Sheet(ellipse(0.06).at(0.05, 0.57), "#f0909c", ("nose",), lift=4),
        Sheet(lens, "#a99ab0", lift=0),
        Sheet(lid, _INK, ("shut eye",), lift=0),
        Sheet(rims, "#f0bc4c", ("glasses",), lift=2),
        Sheet(ellipse(0.05, 0.065).turned(12).at(-0.46, 0.41), "#6c5876", ("ear",), lift=3),
        Sheet(smile, "#b8a0b4", lift=0),
    ]


def _skin() -> list[Sheet]:
    """The swan's empty skin with buttons down its front, one limp wing swinging behind."""
    skin = blob(
        ".14,-.02 .2,.1 .3,.12 .4,.0 .44,-.26 .4,-.52 .42,-.76 .52,-1.0 .52,-1.0 .42,-.94"
        " .4,-1.1 .4,-1.1 .31,-.96 .24,-1.12 .24,-1.12 .18,-.94"
        " .08,-1.02 .08,-1.02 .13,-.74 .12,-.36"
    )
    neck = strip(points(".26,.0 .32,.16 .38,.34 .36,.52 .27,.66 .23,.78 .28,.87"), 0.23, 0.1)
    wing = blob(
        ".25,.08 .35,.12 .44,.0 .5,-.26 .54,-.58 .54,-.58 .46,-.46 .46,-.7 .46,-.7 .39,-.5"
        " .36,-.68 .36,-.68 .31,-.44 .27,-.52 .27,-.52 .25,-.3 .23,-.1"
    )
    line = strip(points(".185,-.1 .175,-.4 .185,-.66 .23,-.94"), 0.014)
    return [
        Sheet(skin, _WHITE, ("swan's skin",), lift=9, shade="#e6e8ec"),
        Sheet(neck, _WHITE, ("swan's neck",), lift=5),
        Sheet(line, "#b9bfc8", lift=0),
        Sheet(wing, "#d6dee6", ("wing",), lift=7),
        Sheet(beads(points(".18,-.16 .176,-.5 .19,-.66 .215,-.82"), 0.028), "#d8563c", lift=2),
    ]


def _swan_head(*, alive: bool) -> list[Sheet]:
    """The head bent to the glass, asleep; only in the mirror is it awake."""
    skull = blob(".18,.85 .22,.95 .32,.97 .4,.9 .4,.81 .31,.78 .22,.78")
    beak = blob(".42,.9 .5,.85 .58,.73 .58,.73 .48,.74 .41,.78")
    if alive:
        eye = [
            Sheet(ellipse(0.06).at(0.31, 0.885), "#ffd25a", ("swan's eye",), lift=2),
            Sheet(ellipse(0.032).at(0.31, 0.885), _INK, lift=0),
        ]
    else:
        eye = [Sheet(strip(points(".26,.9 .29,.87 .33,.865 .36,.89"), 0.02), _INK, lift=0)]
    return [
        Sheet(skull, _WHITE, ("swan's head",), lift=3),
        Sheet(blob(".36,.92 .44,.88 .46,.8 .38,.79"), _INK, ("mask",), lift=2),
        Sheet(beak, "#ee6c2c", ("beak",), lift=5),
        *eye,
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
    shell = blob(
        ".31,-1.36 .31,-1.36 .35,-1.2 .45,-1.09 .58,-1.05 .71,-1.09 .81,-1.2 .85,-1.36 .85,-1.36"
    )
    scene.lay(Sheet(shell, "#4a7c42", ("turtle shell",), lift=10))
    for plate in (
        ".50,-1.17 .58,-1.11 .66,-1.17 .64,-1.29 .52,-1.29", ".38,-1.3 .42,-1.2 .47,-1.18 .48,-1.3",
        ".78,-1.3 .74,-1.2 .69,-1.18 .68,-1.3",
    ):  # fmt: skip
        scene.lay(Sheet(polygon(plate), mix("#4a7c42", "#e8e0a0", 0.45), lift=2))
    rim = blob(".27,-1.36 .29,-1.32 .58,-1.34 .87,-1.32 .89,-1.36 .85,-1.41 .58,-1.42 .31,-1.41")
    scene.lay(Sheet(rim, "#8cae62", ("turtle shell",), lift=6))
