"""Those who serve others: a woman who is a lighthouse, a clerk for lost shadows."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, figures, nature, people
from art.paint.story.cutouts.geometry import (
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
    waves,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_RED, _CREAM, _BROWN = "#cf4238", "#fdf3e2", "#8a5238"


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="She turns the night by hand",
    subject="woman who is a lighthouse",
    props=("lamp", "beam", "striped dress", "ships", "sleeper"),
    mood=("proud", "devoted", "patient"),
)
def lighthouse_wife(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#131f45", lift=0, shade="#2f6478"))
    for x, y, size in (
        (-0.82, 0.86, 0.035), (-0.6, 0.56, 0.022), (-0.9, 0.2, 0.026), (0.5, 1.38, 0.03),
        (0.86, 1.4, 0.02), (0.36, 0.28, 0.026), (0.62, 0.02, 0.02), (-0.74, 1.42, 0.022),
    ):  # fmt: skip
        scene.lay(Sheet(star(4, size, size * 0.36).at(x, y), "#ffe9a6", ("stars",), lift=1))
    _daylight(scene)
    scene.lay(Sheet(waves(-0.5, 0.05, 0.26, 0.1), "#2c6a80", ("sea",), lift=8))
    _sailing_ship(scene)
    scene.lay(Sheet(waves(-0.74, 0.06, 0.34, 0.5), "#245a76", ("sea",), lift=8))
    _steamer(scene)
    _arms_and_lamp(scene)
    _dress(scene)
    _keeper(scene)
    _head(scene)
    for level, colour, phase in ((-1.14, "#1f4d6c", 0.3), (-1.34, "#173a58", 0.62)):
        scene.lay(Sheet(waves(level, 0.07, 0.38, phase), colour, ("sea",), lift=10))
        if level > -1.2:
            _moored_boat(scene)
    return PaperPlan()


def _daylight(scene: Scene) -> None:
    """Where her beam falls it is day, with a cloud and gulls that are awake."""
    scene.lay(Sheet(polygon("-.2,1.2 -1.4,1.36 -1.4,1.02"), "#f6d57c", ("beam",), glow=0.2))
    beam = polygon("-.1,1.3 1.4,1.12 1.4,-.1 -.1,1.1")
    scene.lay(Sheet(beam, "#ffedb4", ("beam",), glow=0.35, shade="#9ad4dc"))
    cloud = nature.cloud_outline(0.6).at(0.86, 0.44)
    scene.lay(Sheet(cloud & beam, "#ffffff", ("day in the beam",), lift=4))
    scene.lay(animals.bird("#fffdf6"), x=0.55, y=0.98, scale=0.17, turn=14)
    scene.lay(animals.bird("#fffdf6"), x=0.84, y=0.8, scale=0.11, turn=-8)


def _sailing_ship(scene: Scene) -> None:
    """A ship with two sails that comes round her hem from behind."""
    hull = blob("-.3,.08 -.3,.08 .34,.1 .34,.1 .22,-.12 -.18,-.12")
    mast = strips([((0.0, 0.05), (0.02, 0.66))], 0.026)
    sails = blob(".04,.62 .04,.62 .3,.34 .32,.16 .32,.16 .05,.16 .05,.16")
    jib = blob("-.02,.54 -.02,.54 -.22,.3 -.26,.15 -.26,.15 -.02,.16")
    for outline, colour, lift in (
        (mast, "#5a3424", 4), (sails, "#f4efe2", 6), (jib, "#e0b04a", 5), (hull, "#6a2c3c", 7),
    ):  # fmt: skip
        scene.lay(Sheet(outline, colour, ("ship",), lift=lift), x=-0.78, y=-0.6, turn=4)


def _steamer(scene: Scene) -> None:
    """A steamer on its way out of the picture, its smoke blown back."""
    smoke = ellipse(0.07).at(-0.06, 0.44) | ellipse(0.1).at(-0.16, 0.56) | ellipse(0.06).at(0, 0.36)
    hull = blob("-.34,.08 -.34,.08 .46,.14 .46,.14 .36,-.14 -.26,-.14")
    cabin = box(0.4, 0.12).at(0.02, 0.15)
    lights = ellipse(0.024).at(-0.1, 0.15) | ellipse(0.024).at(0.02, 0.15)
    lights = lights | ellipse(0.024).at(0.14, 0.15)
    for outline, colour, lift in (
        (smoke, "#7f97a4", 4), (box(0.1, 0.22).at(0.04, 0.26), "#e0b04a", 5), (cabin, _CREAM, 5),
        (lights, "#31506a", 0), (hull, "#22263c", 7),
    ):  # fmt: skip
        scene.lay(Sheet(outline, colour, ("steamer",), lift=lift), x=0.76, y=-0.84, turn=-3)


def _arms_and_lamp(scene: Scene) -> None:
    """Both arms are up and carry the lamp room like a jar on her hands."""
    plate, roof = blob("-.32,1.1 .12,1.1 .16,1.14 .12,1.17 -.32,1.17 -.36,1.14"), "#a8302c"
    for arm in (points("-.07,.38 .24,.66 .1,1.1"), points("-.29,.38 -.62,.66 -.3,1.1")):
        scene.lay(Sheet(strip(arm[1:], 0.13, 0.08), _BROWN, ("arm",), lift=7))
        sleeve = strip(arm[:2], 0.2, 0.17)
        scene.lay(Sheet(sleeve | ellipse(0.085).at(*arm[1]), _RED, ("sleeve",), lift=6))
    scene.lay(Sheet(box(0.34, 0.22).at(-0.1, 1.26), "#fff6cc", ("lamp",), glow=0.9))
    bars = strips([((x, 1.16), (x, 1.37)) for x in (-0.27, -0.1, 0.07)], 0.016)
    scene.lay(Sheet(bars, "#2a2438", lift=3))
    scene.lay(Sheet(plate, "#2a2438", ("gallery",), lift=6))
    dome = blob("-.33,1.36 -.33,1.36 .13,1.36 .13,1.36 .04,1.44 -.1,1.47 -.24,1.44")
    scene.lay(Sheet(dome, roof, ("roof",), lift=6))
    for x, side in ((-0.3, 1), (0.1, -1)):
        fist = ellipse(0.065, 0.05).turned(20 * side) | strip(
            ((0.02 * side, 0.02), (0.07 * side, 0.1)), 0.045, 0.035
        )
        scene.lay(Sheet(fist.at(x, 1.1), _BROWN, ("hand",), lift=4))


_DRESS = blob(
    "-.37,.46 -.2,.4 .0,.46 .0,.46 .04,.36 -.02,.2 -.02,.2 .08,-.1 .24,-.5 .46,-.9 .7,-1.2"
    " .7,-1.2 .3,-1.4 -.6,-1.4 -1.06,-1.2 -1.06,-1.2 -.8,-.9 -.58,-.5 -.44,-.1 -.36,.2 -.36,.2"
    " -.42,.36"
)


def _dress(scene: Scene) -> None:
    """The tower is a wide skirt with stripes that run round it, and a red bodice."""
    scene.lay(Sheet(_DRESS, _CREAM, ("tower", "dress"), lift=14))
    y, wide = 0.04, 0.13
    for _ in range(4):
        band = strip(
            [(-1.3, y + 0.16), (-0.6, y), (-0.18, y - 0.035), (0.3, y), (1, y + 0.16)], wide
        )
        scene.lay(Sheet(band & _DRESS, _RED, ("stripes",), lift=1))
        y, wide = y - 0.3 - 0.3 * (wide - 0.11), wide * 1.24
    bodice = _DRESS & polygon("-.6,.6 .3,.6 .3,.21 -.6,.21")
    scene.lay(Sheet(bodice, _RED, ("dress",), lift=2))
    belt = strip(points("-.355,.225 -.18,.195 -.02,.225"), 0.065)
    scene.lay(Sheet(belt, "#e0b04a", ("apron string",), lift=4))


def _keeper(scene: Scene) -> None:
    """In a lit window of her skirt the keeper of the light lies in bed and sleeps."""
    frame = ellipse(0.21, 0.19).at(0, 0.06) | box(0.42, 0.3).at(0, -0.09)
    pane = ellipse(0.17, 0.155).at(0, 0.06) | box(0.34, 0.26).at(0, -0.07)
    nap, cap = (
        ellipse(0.075, 0.08).at(-0.04, -0.04),
        blob("-.13,.0 -.1,.08 .0,.12 .1,.06 .13,-.04 .09,-.02 .03,.03 .03,.0 -.04,-.0"),
    )
    quilt = blob("-.2,-.24 -.18,-.12 -.04,-.1 .1,-.06 .2,-.1 .2,-.24")
    lids = strip(points("-.085,-.045 -.065,-.06 -.045,-.045"), 0.012) | strip(
        points("-.02,-.045 0,-.06 .02,-.045"), 0.012
    )
    for outline, colour, lift, glow in (
        (frame, "#2a2438", 3, 0.0), (pane, "#ffd98a", 0, 0.4),
        (ellipse(0.14, 0.06).at(-0.06, -0.1) & pane, "#ffffff", 3, 0.0), (nap, "#efc4a0", 3, 0.0),
        (lids, "#3a2028", 0, 0.0), (cap, "#3f7fa8", 3, 0.0),
        (ellipse(0.024).at(0.13, -0.05), "#ffffff", 2, 0.0), (quilt & pane, "#4f9a80", 4, 0.0),
    ):  # fmt: skip
        tags = ("sleeping keeper",) if outline is nap else ("window",)
        scene.lay(Sheet(outline, colour, tags, lift=lift, glow=glow), x=-0.28, y=-0.56)


def _head(scene: Scene) -> None:
    """She looks along her beam."""
    scene.lay(
        figures.head(_BROWN, "#2a1820", figures.WOMAN, "bun"), x=-0.17, y=0.73, scale=0.44, turn=5
    )
    collar = strip(points("-.28,.44 -.17,.4 -.06,.45"), 0.07)
    scene.lay(Sheet(collar, _CREAM, ("collar",), lift=4))


def _moored_boat(scene: Scene) -> None:
    """A rowing boat is tied to her apron string."""
    string = strip(points("-.02,.22 .14,.06 .16,-.2 .34,-.5 .36,-.8 .28,-1.06"), 0.034, 0.02)
    scene.lay(Sheet(string, "#e0b04a", ("apron string",), lift=4))
    hull = blob(
        "-.3,.14 -.3,.14 -.1,.08 .14,.08 .32,.16 .32,.16 .24,-.02 .12,-.07 -.12,-.07 -.22,-.02"
    )
    child = figures.figure("#3f7fa8", "#efc4a0", "#a8532a", figures.WAVING, front="eyes")
    scene.lay(child, x=0.6, y=-1.23, scale=0.42)
    scene.lay(Sheet(hull, "#c88a3c", ("rowing boat",), lift=7), x=0.56, y=-1.2, turn=-4)


_SHADE, _DEEP = "#5d5478", "#463e60"


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="Describe it in your own words",
    subject="office for lost shadows",
    props=("clerk", "shadow of a bear", "child without a shadow", "counter", "shelf", "suitcase"),
    mood=("comic", "official", "hopeful"),
)
def lost_shadow_office(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2dcae", lift=0, shade="#dfb581"))
    _shelves(scene)
    _clerk(scene)
    scene.lay(Sheet(land((-1, -1.16), (1, -1.16)), "#e9c48c", ("floor",), lift=0, shade="#f6e2b4"))
    front = polygon("-1.3,-.46 1.3,-.46 1.3,-1.16 -1.3,-1.16")
    scene.lay(Sheet(front, "#9a5636", ("counter",), lift=9))
    for x, wide in ((-0.76, 0.6), (-0.02, 0.62), (0.74, 0.66)):
        scene.lay(Sheet(box(wide, 0.44).at(x, -0.83), "#86482e", lift=2))
    scene.lay(Sheet(box(2.7, 0.11).at(0, -0.47), "#b8703f", ("counter",), lift=8))
    _bear_shadow(scene)
    _suitcase(scene)
    stance = Stance(near=((0.19, 0.66), (0.33, 0.78)), far=((-0.19, 0.66), (-0.33, 0.78)))
    dress = Dress(
        skin="#8a5238", hair="#2a1820", coat="#d8473c", legs="#2f5a7a", cut="afro", head=0.3
    )
    scene.lay(people.person(dress, stance, "back"), x=-0.55, y=-1.38, scale=0.98)
    bell = blob("-.1,0 -.1,0 .1,0 .1,0 .08,.09 0,.13 -.08,.09") | ellipse(0.025).at(0, 0.14)
    scene.lay(Sheet(bell, "#f0c04a", ("bell",), lift=5), x=0.82, y=-0.42)
    return PaperPlan()


def _shelves(scene: Scene) -> None:
    """Found shadows, rolled up or folded; a small one has got out of its box."""
    scene.lay(Sheet(box(2.6, 0.07).at(0, 1.0), "#8a5638", ("shelf",), lift=6))
    scene.lay(Sheet(box(0.8, 0.07).at(-1.0, 0.36), "#8a5638", ("shelf",), lift=6))
    for x, y, size in ((-0.84, 1.14, 0.11), (-0.63, 1.12, 0.09), (-0.74, 1.3, 0.1)):
        scene.lay(Sheet(ellipse(size).at(x, y), _SHADE, ("rolled shadows",), lift=4))
        turns = [(0.9 - 0.08 * k, 0.9 * k) for k in range(11)]
        curl = strip([(r * size * math.cos(a), r * size * math.sin(a)) for r, a in turns], 0.016)
        scene.lay(Sheet(curl.at(x, y), "#a49abc", lift=0))
    for index, (wide, tone) in enumerate(((0.5, _DEEP), (0.44, _SHADE), (0.47, "#736a8e"))):
        fold = blob(
            (-wide / 2, 0.0), (-wide / 2, 0.09), (wide / 2, 0.1), (wide / 2, 0.1), (wide / 2, 0.0),
        )  # fmt: skip
        scene.lay(Sheet(fold.at(-0.12, 1.04 + 0.1 * index), tone, ("folded shadows",), lift=5))
    goose = blob(
        ".0,.0 -.16,.06 -.3,.2 -.12,.24 .02,.24 .06,.34 .06,.44 .12,.5 .2,.48 .3,.42 .19,.4 .16,.3"
        " .16,.14 .08,.02"
    )
    scene.lay(Sheet(goose, _DEEP, ("shadow of a goose",), lift=5), x=0.4, y=1.03, scale=0.86)
    _own_shadow(scene)


def _own_shadow(scene: Scene) -> None:
    """The shadow that is looked for sits on the low shelf, arms spread like the child's."""
    body = ellipse(0.11, 0.1).at(0, 0.34) | blob("-.07,.28 .07,.28 .1,.02 .1,.02 -.1,.02 -.1,.02")
    arms = strip(points("-.05,.2 -.14,.2 -.2,.28"), 0.05, 0.04) | strip(
        points(".05,.2 .14,.2 .2,.28"), 0.05, 0.04
    )
    legs = strip(points("-.05,.05 -.06,-.1 -.07,-.2"), 0.06, 0.05) | strip(
        points(".05,.05 .07,-.1 .05,-.2"), 0.06, 0.05
    )
    feet = ellipse(0.045, 0.025).at(-0.085, -0.21) | ellipse(0.045, 0.025).at(0.07, -0.21)
    whole = body | arms | legs | feet
    scene.lay(Sheet(whole, _DEEP, ("shadow of the child",), lift=4), x=-0.8, y=0.4, scale=0.76)


def _clerk(scene: Scene) -> None:
    """A large clerk in profile; his far arm passes behind the shadow that he holds up."""
    coat, skin = "#3f7464", "#e0a67c"
    far = strip(points(".5,.08 .1,.06 -.5,.44"), 0.22, 0.17)
    scene.lay(Sheet(far, mix(coat, "#1c1430", 0.25), ("sleeve",), lift=6))
    torso = blob(".22,-.6 .2,-.2 .28,.1 .46,.28 .7,.32 .96,.22 1.3,-.1 1.3,-.6")
    visor = blob(".26,.36 .36,.2 .5,.14 .74,.02 .78,.05 .68,.22 .5,.34 .36,.4")
    strap = strip(points("-.43,.1 -.1,.23 .36,.3"), 0.07)
    whiskers = blob(".32,-.19 .44,-.2 .5,-.27 .5,-.33 .4,-.3 .28,-.31 .24,-.26")
    scene.lay(Sheet(torso, coat, ("clerk",), lift=9))
    head = figures.head(skin, "#f4efe6", figures.OLD, "bald")
    for sheets in (
        head,
        Sheet(whiskers, "#f4efe6", ("moustache",), lift=3),
        Sheet(strap, "#2f6a3c", lift=2),
        Sheet(visor, "#4fa45a", ("eyeshade",), lift=6),
    ):
        scene.lay(sheets, x=0.6, y=0.62, scale=0.66, flip=True)
    collar = blob(".34,.22 .5,.16 .74,.18 .84,.28 .7,.36 .46,.32")
    scene.lay(Sheet(collar, "#fdf6e6", ("collar",), lift=4))


_BEAR = (
    ellipse(0.24, 0.2).at(0, 0.62)
    | ellipse(0.09).at(-0.19, 0.79)
    | ellipse(0.09).at(0.19, 0.79)
    | blob(
        "-.34,.52 -.34,.52 -.2,.46 0,.44 .2,.46 .34,.52 .34,.52 .46,.26 .54,-.1 .5,-.22 .4,-.2"
        " .34,.02 .38,-.3 .42,-.6 .42,-.84 .3,-.92 .12,-.9 .06,-.64 -.06,-.64 -.12,-.9 -.3,-.92"
        " -.42,-.84 -.42,-.6 -.38,-.3 -.34,.02 -.4,-.2 -.5,-.22 -.54,-.1 -.46,.26"
    )
).at(-0.16, 0.0)


def _bear_shadow(scene: Scene) -> None:
    """He holds it by the shoulders like a coat; its legs lie over the edge of the counter."""
    scene.lay(Sheet(_BEAR, _SHADE, ("shadow of a bear",), lift=7))
    lower = _BEAR & polygon("-1,-.53 1,-.53 1,-1.1 -1,-1.1")
    scene.lay(Sheet(lower, _DEEP, lift=1))
    creases = strip(points("-.46,.48 -.36,.3 -.34,.1"), 0.022, 0.004)
    creases = creases | strip(points(".14,.48 .06,.3 .04,.1"), 0.022, 0.004)
    scene.lay(Sheet(creases, _DEEP, lift=0))
    ticket = polygon("0,.1 .09,.04 .09,-.2 -.09,-.2 -.09,.04") - ellipse(0.022).at(0, 0.03)
    cord = strip(((-0.62, -0.06), (-0.66, -0.2)), 0.014)
    scene.lay(Sheet(cord, "#7a4a32", lift=2))
    scene.lay(Sheet(ticket, "#fdf6e6", ("ticket",), lift=5), x=-0.66, y=-0.22, turn=-6, scale=0.8)
    upper = strip(((0.86, -0.02), (0.52, -0.3)), 0.3, 0.22) | ellipse(0.15).at(0.86, -0.02)
    fore = strip(((0.52, -0.3), (0.2, 0.45)), 0.22, 0.15) | ellipse(0.11).at(0.52, -0.3)
    scene.lay(Sheet(upper | fore, "#4a8472", ("sleeve",), lift=8))
    scene.lay(Sheet(box(0.18, 0.08).turned(23).at(0.2, 0.45), "#fdf6e6", ("cuff",), lift=3))
    for x, side in ((-0.5, 1), (0.18, -1)):
        fist = ellipse(0.085, 0.07).turned(-20 * side).at(x, 0.53)
        thumb = strip(((x, 0.52), (x + 0.05 * side, 0.45)), 0.06, 0.05)
        thumb = thumb | ellipse(0.025).at(x + 0.05 * side, 0.45)
        scene.lay(Sheet(fist | thumb, "#e0a67c", ("hand",), lift=5))


def _suitcase(scene: Scene) -> None:
    """It stands in the sun and has its shadow; the child before the counter has none."""
    shadow = polygon(".2,-1.4 .68,-1.4 1.3,-1.3 1.3,-1.04 .86,-1.16")
    scene.lay(Sheet(shadow, "#8a6a68", ("shadow",), lift=0))
    case = blob("-.26,0 -.26,0 -.26,.36 -.22,.4 .22,.4 .26,.36 .26,0 .26,0")
    handle = strip(points("-.09,.38 -.07,.48 .07,.48 .09,.38"), 0.035)
    straps = box(0.05, 0.4).at(-0.14, 0.2) | box(0.05, 0.4).at(0.14, 0.2)
    for outline, colour, lift in (
        (handle, "#4a2c22", 3), (case, "#e0a03c", 7), (straps, "#7a4428", 2),
    ):  # fmt: skip
        scene.lay(Sheet(outline, colour, ("suitcase",), lift=lift), x=0.42, y=-1.4)
