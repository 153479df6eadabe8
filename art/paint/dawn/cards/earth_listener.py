"""A field in section, and somebody very large with her ear to it."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, nature, people, town
from art.paint.story.cutouts.geometry import blob, box, ellipse, land, page, points, strip, strips
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SKIN = "#e2a67c"
_HAIR = "#c4502c"
_INK = "#1c1420"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="She hears things growing",
    subject="giant woman with an ear to the ground",
    props=("hair like roots", "seeds", "lit room in a seed", "reader", "mole with a broom"),
    mood=("attentive", "secret", "tender"),
)
def ear_garden(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f7c98e", lift=0, shade="#fdeccb"))
    far = land((-1, 0.62), (-0.4, 0.5), (0.2, 0.66), (1, 0.6))
    scene.lay(Sheet(far, "#d9c58a", ("far hills",), lift=4))
    _body(scene)
    _face(scene)
    _ground(scene)
    _roots(scene)
    _glove(scene)
    _sprouting_bean(scene)
    _reader(scene)
    _neighbour(scene)
    return PaperPlan()


def _body(scene: Scene) -> None:
    """Her back is as large as a hill, and somebody has built on it."""
    scene.lay(town.house("#f4ead6", "#b8503c"), x=0.84, y=1.12, scale=0.17, turn=4)
    back = blob(
        ".2,.3 .26,.62 .4,.86 .62,1.04 .9,1.12 1.3,1.1 1.3,1.1 1.3,-.1 1.3,-.1 .2,-.1 .2,-.1"
    )
    scene.lay(Sheet(back, "#4f9a6a", ("back like a hill",), lift=9, pattern="leaves"))
    tiny = Dress("#efc4a0", _INK, "#d8473c", "#2c3350", kind=figures.CHILD, head=0.3)
    flat = Stance(near=((0.1, 0.6), (0.16, 0.76)), far=((0.1, 0.62), (0.18, 0.8)))
    scene.lay(people.person(tiny, flat), x=0.385, y=0.845, scale=0.27, turn=-49)
    neck = strip(((0.0, 0.44), (0.42, 0.52)), 0.34, 0.4)
    scene.lay(Sheet(neck, mix(_SKIN, "#3a1418", 0.16), lift=5))
    collar = blob(".3,.26 .3,.5 .36,.68 .46,.7 .46,.5 .46,.2")
    scene.lay(Sheet(collar, "#fbf3e0", ("collar",), lift=5))


def _face(scene: Scene) -> None:
    """One eye pressed shut by the ground, the other turned down to it."""
    at: dict[str, Any] = {"x": -0.24, "y": 0.5, "scale": 0.98, "turn": 86}
    behind = blob("-.5,-.1 -.56,.3 -.4,.66 0,.78 .4,.68 .54,.3 .46,.0 .3,.3 -.3,.3")
    scene.lay(Sheet(behind, mix(_HAIR, "#2a0c18", 0.25), ("hair",), lift=9), **at)
    whole = faces.face(_SKIN, _HAIR, "none", faces.Expression("none", None), lift=12)
    ears, skull, cheeks = whole[:3]
    scene.lay([ears, skull, cheeks], **at)
    scene.lay(Sheet(strip(points(".4,.04 .46,.0 .42,-.07"), 0.016), "#a8604a", lift=0), **at)
    eye = ellipse(0.11, 0.075).at(0.18, 0.02)
    scene.lay(Sheet(eye, "#fffaf0", ("eye",), lift=2), **at)
    scene.lay(Sheet(ellipse(0.064).at(0.13, 0.0) & eye, "#3f8a6a", lift=0), **at)
    scene.lay(Sheet(ellipse(0.034).at(0.12, 0.0), _INK, lift=0), **at)
    lid = blob(".07,.04 .1,.1 .18,.12 .27,.09 .3,.02 .24,.06 .16,.07")
    scene.lay(Sheet(lid, mix(_SKIN, "#a84a3a", 0.3), lift=3), **at)
    shut = strip(points("-.3,.02 -.26,-.02 -.19,-.035 -.12,-.02 -.08,.02"), 0.024)
    brows = strip(points(".06,.18 .12,.215 .19,.22 .26,.2 .32,.15"), 0.034, 0.02)
    brows = brows | strip(points("-.07,.13 -.12,.16 -.19,.165 -.26,.14 -.31,.1"), 0.034, 0.02)
    lashes = [((-0.25, -0.02), (-0.28, -0.06)), ((-0.19, -0.03), (-0.19, -0.08))]
    shut = shut | strips([*lashes, ((-0.13, -0.02), (-0.1, -0.06))], 0.014)
    scene.lay(Sheet(shut | brows, mix(_HAIR, "#2a0c18", 0.5), lift=1), **at)
    nose = strip(points(".02,.04 .05,-.05 .07,-.12 .05,-.16 .0,-.165 -.05,-.14"), 0.016, 0.024)
    scene.lay(Sheet(nose, mix(_SKIN, "#6a1f18", 0.4), lift=1), **at)
    lips = blob("-.1,-.28 -.03,-.25 0,-.265 .03,-.25 .1,-.28 .03,-.33 -.03,-.33")
    scene.lay(Sheet(lips, "#b8403c", ("mouth",), lift=2), **at)


def _ground(scene: Scene) -> None:
    """Grass on top, and the dark below."""
    grass = land((-1, 0.2), (-0.5, 0.15), (0.1, 0.13), (0.6, 0.17), (1, 0.14))
    scene.lay(Sheet(grass, "#7fae4a", ("field",), lift=9, torn=True))
    soil = land((-1, 0.1), (-0.4, 0.06), (0.3, 0.05), (1, 0.06))
    scene.lay(Sheet(soil, "#6a3f30", ("soil",), lift=6, shade="#33202c"))
    deep = land((-1, -0.6), (-0.3, -0.72), (0.4, -0.56), (1, -0.68))
    scene.lay(Sheet(deep, "#4a2b2c", lift=4, shade="#2a1a28"))


def _roots(scene: Scene) -> None:
    """Her hair falls over the edge of the field and goes on as roots."""
    dark, light = mix(_HAIR, "#2a0c18", 0.3), mix(_HAIR, "#ffc070", 0.25)
    left = _lock("-.88,.6 -.98,.2 -.93,-.2 -.78,-.5 -.82,-.72", 0.2)
    left = left | _lock("-.9,-.26 -.94,-.42 -.97,-.6 -.94,-.8", 0.07)
    scene.lay(Sheet(left, dark, ("hair like roots",), lift=6))
    middle = _lock("-.84,.5 -.86,.14 -.76,-.2 -.5,-.48 -.44,-.66 -.5,-.8", 0.2)
    middle = middle | _lock("-.48,-.5 -.36,-.62 -.3,-.72 -.22,-.74", 0.07)
    middle = middle | _lock("-.6,-.37 -.7,-.52 -.68,-.62 -.72,-.72", 0.06)
    scene.lay(Sheet(middle, light, ("hair like roots",), lift=6))
    cap = blob(
        "-.17,.94 -.42,1.01 -.74,.92 -.92,.62 -.89,.3 -.86,.1 -.76,-.06 -.64,.0 -.61,.2 -.645,.4"
        " -.58,.58 -.49,.78 -.34,.88"
    )
    right = _lock("-.74,.4 -.73,.1 -.54,-.2 -.16,-.4 .3,-.43 .66,-.56 .98,-.5", 0.26)
    right = right | _lock("-.34,-.3 -.14,-.52 -.12,-.8 -.02,-.96 -.04,-1.1", 0.12)
    right = right | _lock("-.12,-.74 -.16,-.9 -.24,-1.0 -.22,-1.14", 0.05)
    right = right | _lock("-.14,-.4 .04,-.3 .16,-.24 .3,-.22 .38,-.14", 0.08)
    scene.lay(Sheet(cap | right, _HAIR, ("hair",), lift=7))
    shine = strip(points("-.3,.94 -.6,.84 -.76,.6 -.78,.3 -.7,.04"), 0.012, 0.02)
    shine = shine | strip(points("-.5,.94 -.76,.8 -.84,.56 -.84,.36"), 0.01, 0.016)
    scene.lay(Sheet(shine, dark, lift=0))


def _lock(line: str, wide: float) -> Outline:
    """A lock that ends thin; where it leaves another its root is round."""
    way = points(line)
    return strip(way, wide, 0.014) | ellipse(wide / 2).at(*way[0])


def _glove(scene: Scene) -> None:
    """A gardener's glove lies flat on the grass."""
    arm = people.bent_sleeve((0.62, 0.62), (0.92, 0.26), (0.5, 0.22), 0.3)
    scene.lay(Sheet(arm, "#6cb27c", ("sleeve",), lift=10, pattern="leaves"))
    glove = blob(".5,.34 .36,.36 .2,.3 .06,.22 .02,.16 .08,.12 .2,.14 .1,.08 .14,.04 .28,.07 .5,.1")
    scene.lay(Sheet(glove, "#f0b840", ("gardener's glove",), lift=8))
    seams = strips([((0.1, 0.19), (0.24, 0.23)), ((0.14, 0.24), (0.27, 0.27))], 0.012)
    scene.lay(Sheet(seams, "#b07a24", lift=0))
    scene.lay(Sheet(strip(((0.5, 0.38), (0.52, 0.06)), 0.1), "#d8563c", ("cuff",), lift=5))


def _sprouting_bean(scene: Scene) -> None:
    """A seed that has already found the way up."""
    shoot = strip(points(".66,-.22 .56,-.06 .62,.16 .66,.44 .62,.56"), 0.05, 0.035)
    scene.lay(Sheet(shoot, "#b8d870", ("shoot",), lift=6))
    for turn, size, tone in ((148, 0.32, "#8fc456"), (30, 0.36, "#a8d860")):
        scene.lay(nature.leaf(tone, size, size * 0.5, 3), x=0.62, y=0.55, turn=turn)
    bean = blob(".46,-.2 .5,-.1 .62,-.12 .74,-.1 .82,-.2 .76,-.32 .62,-.34 .5,-.3")
    scene.lay(Sheet(bean, "#f2e3c0", ("bean",), lift=8))


def _reader(scene: Scene) -> None:
    """In another seed somebody reads by a lamp and has no wish to come out."""
    shell = blob(".02,-.98 .1,-.74 .36,-.62 .7,-.66 .92,-.88 .92,-1.14 .7,-1.36 .36,-1.4 .1,-1.26")
    scene.lay(Sheet(shell, "#c07a3c", ("seed",), lift=10, pattern="waves"))
    inside = blob(".1,-.98 .18,-.8 .38,-.7 .68,-.74 .84,-.9 .84,-1.12 .66,-1.28 .36,-1.32 .16,-1.2")
    scene.lay(Sheet(inside, "#ffdf94", ("lit room",), glow=0.35))
    floor = box(1.2, 0.5).at(0.5, -1.45) & inside
    scene.lay(Sheet(floor, "#b85c3c", ("rug",), lift=2))
    chair = blob(".14,-1.22 .14,-.92 .2,-.84 .28,-.88 .3,-1.06 .46,-1.06 .5,-1.12 .48,-1.22")
    who = Dress(
        "#8a5238", _INK, "#3f6a9a", "#2c3350", cut="curls", kind=figures.CHILD, head=0.36,
    )  # fmt: skip
    sit = Stance(
        near=((0.08, 0.52), (0.24, 0.56)), far=((0.1, 0.54), (0.26, 0.6)), legs=people.SIT_LEGS,
        nod=-14,
    )  # fmt: skip
    scene.lay(Sheet(chair, "#3f7d6a", ("armchair",), lift=5))
    scene.lay(people.person(who, sit), x=0.32, y=-1.27, scale=0.5)
    book = blob(".44,-.94 .44,-.94 .56,-.9 .56,-.9 .6,-1.03 .6,-1.03 .48,-1.06 .48,-1.06")
    scene.lay(Sheet(book, "#d8473c", ("book",), lift=4))
    stand = strip(points(".7,-1.2 .72,-1.0 .7,-.88"), 0.018) | box(0.12, 0.02).at(0.7, -1.2)
    scene.lay(Sheet(stand, "#5a3428", ("lamp",), lift=3))
    scene.lay(Sheet(blob(".6,-.9 .66,-.8 .74,-.8 .8,-.9"), "#fff8dc", glow=0.7))


def _neighbour(scene: Scene) -> None:
    """Below, a mole in a nightcap knocks at the ceiling: some people want to sleep."""
    den = blob("-.96,-1.12 -.9,-.88 -.66,-.8 -.4,-.88 -.26,-1.08 -.3,-1.34 -.6,-1.42 -.9,-1.36")
    scene.lay(Sheet(den, "#8a6a72", ("den",), lift=0, shade="#5c4250"))
    body = blob("-.82,-1.38 -.84,-1.14 -.74,-1.0 -.62,-1.0 -.54,-1.12 -.52,-1.38")
    scene.lay(Sheet(body, "#f2ead8", ("nightshirt",), lift=7, pattern="stripes", turn=90))
    head = blob("-.84,-1.02 -.8,-.92 -.7,-.88 -.6,-.9 -.5,-.88 -.46,-.93 -.56,-1.02 -.7,-1.08")
    scene.lay(Sheet(head, "#3a3046", ("mole",), lift=6))
    scene.lay(Sheet(ellipse(0.034).at(-0.47, -0.9), "#f0909c", ("nose",), lift=3))
    scene.lay(Sheet(ellipse(0.034).at(-0.62, -0.95), "#fdf6e6", ("eye",), lift=1))
    scene.lay(Sheet(ellipse(0.016).at(-0.61, -0.938), _INK, lift=0))
    scene.lay(Sheet(strip(((-0.68, -0.9), (-0.56, -0.93)), 0.03), "#3a3046", lift=2))
    cap = blob("-.86,-.98 -.82,-.86 -.7,-.83 -.64,-.88 -.72,-.9 -.84,-.98 -.9,-1.12 -.94,-1.1")
    scene.lay(Sheet(cap, "#d8473c", ("nightcap",), lift=4))
    scene.lay(Sheet(ellipse(0.035).at(-0.92, -1.13), "#fdf6e6", lift=3))
    scene.lay(Sheet(strip(((-0.43, -1.4), (-0.35, -0.86)), 0.028), "#e8c88a", ("broom",), lift=5))
    scene.lay(Sheet(_bristles(), "#f2c14a", lift=5))
    arm = people.bent_sleeve((-0.66, -1.12), (-0.57, -1.22), (-0.42, -1.16), 0.09)
    scene.lay(Sheet(arm, "#fdf6e6", lift=5))
    scene.lay(Sheet(ellipse(0.045).at(-0.39, -1.15), "#f0a0a0", ("paw",), lift=4))


def _bristles() -> Outline:
    return blob("-.39,-.9 -.32,-.91 -.25,-.76 -.25,-.76 -.33,-.74 -.43,-.75 -.43,-.75")
