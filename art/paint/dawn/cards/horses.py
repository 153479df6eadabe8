"""Horses and their kin, and people who come close to them."""

from collections.abc import Sequence

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_BLACK = "#231f2c"


def _limb(joints: str, widths: Sequence[float]) -> Outline:
    """A leg or an arm through its joints, as thick at each as its width says."""
    line = points(joints)
    left: list[Point] = []
    right: list[Point] = []
    for index, ((x, y), width) in enumerate(zip(line, widths, strict=True)):
        (ax, ay), (bx, by) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        dx, dy = (ay - by) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return polygon(*smooth(left, closed=False), *reversed(smooth(right, closed=False)))


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="He left his stripes",
    subject="zebra whose stripes slide off as a crossing",
    props=("road", "three people waiting", "dog", "traffic light"),
    mood=("funny", "modest", "sunny"),
)
def zebra_crossing(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fbe9c4", lift=0, shade="#f6cf94"))
    _houses(scene)
    road = polygon((-SIDE, 0.0), (SIDE, 0.0), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(road, "#c3bcc0", ("road",), lift=8, shade="#ddd5d0"))
    _green_light(scene)
    for bar in _BARS:
        line = points(bar)
        scene.lay(Sheet(strip(line, 0.15, 0.04), _BLACK, ("crossing",), lift=2))
    _zebra(scene, -0.01, 0.33)
    corner = blob("-.02,-1.9 -.02,-1.5 .1,-1.2 .4,-1.1 1.4,-1.06 1.4,-1.06 1.4,-1.9 1.4,-1.9")
    scene.lay(Sheet(corner, "#e2a868", ("pavement",), lift=8, pattern="scales"))
    _thief(scene, -0.1, -1.32)
    _waiting(scene)
    return PaperPlan()


# The stripes that lie on the road, from the hooves to the lower edge.
_BARS = (
    "-1.1,-.84 -.7,-.88 -.3,-.83 .16,-.87",
    "-1.2,-1.08 -.8,-1.03 -.4,-1.06 -.12,-1.02",
    "-1.2,-1.46 -.8,-1.44 -.4,-1.48 -.06,-1.45",
)


def _houses(scene: Scene) -> None:
    """Three houses over the road, none like the other."""
    walls = (
        (polygon("-1.3,0 -1.3,.9 -1.0,1.18 -.62,.88 -.62,0"), "#d9805c"),
        (polygon("-.64,0 -.64,.8 -.5,.94 .02,.94 .16,.8 .16,0"), "#e8b24e"),
        (polygon(".14,0 .14,.98 .3,1.12 1.3,1.12 1.3,0"), "#5f9c94"),
    )
    for wall, colour in walls:
        scene.lay(Sheet(wall, colour, ("houses",), lift=6))
    panes = box(0.15, 0.2).at(-0.85, 0.2)
    panes = panes | box(0.16, 0.18).at(-0.42, 0.74) | box(0.16, 0.18).at(-0.08, 0.74)
    scene.lay(Sheet(panes, "#fff3cf", ("windows",), lift=0))
    scene.lay(Sheet(box(2 * SIDE, 0.1).at(0, 0.0), "#efe0c0", ("kerb",), lift=4))


def _green_light(scene: Scene) -> None:
    """A light that says go."""
    scene.lay(Sheet(box(0.05, 0.7).at(-0.84, 0.32), "#3a3440", ("traffic light",), lift=6))
    scene.lay(Sheet(box(0.19, 0.36).at(-0.84, 0.76), "#3a3440", lift=7))
    scene.lay(Sheet(ellipse(0.06).at(-0.84, 0.84), "#7c4448", lift=0))
    scene.lay(Sheet(ellipse(0.065).at(-0.84, 0.68), "#7fe09a", ("green light",), glow=0.6))


_TRUNK = blob(
    "-.6,.06 -.53,.21 -.32,.27 -.06,.22 .16,.28 .27,.44 .36,.66 .45,.82 .56,.85 .66,.76 .78,.6"
    " .88,.49 .88,.41 .8,.37 .7,.42 .6,.49 .53,.45 .49,.28 .47,.06 .4,-.1 .16,-.19 -.1,-.21"
    " -.3,-.16 -.5,-.14"
)
_LEGS = (
    ("-.36,-.02 -.3,-.26 -.34,-.48 -.22,-.74 -.16,-.86", (0.3, 0.18, 0.1, 0.065, 0.075)),
    (".32,0 .3,-.28 .28,-.5 .22,-.74 .2,-.86", (0.24, 0.14, 0.085, 0.06, 0.075)),
    ("-.44,.04 -.48,-.24 -.6,-.46 -.62,-.72 -.68,-.86", (0.34, 0.22, 0.1, 0.065, 0.075)),
    (".36,.02 .47,-.24 .62,-.36 .6,-.6 .64,-.72", (0.26, 0.15, 0.095, 0.062, 0.075)),
)
_ON_HIM = (
    ".2,.34 .24,.1 .16,-.22",
    ".28,.5 .36,.2 .32,-.14",
    ".33,.62 .44,.36 .5,.06",
    ".38,.72 .47,.5 .52,.34",
    ".44,.82 .49,.68 .52,.46",
    ".56,.88 .575,.74 .58,.6 .6,.5",
    ".74,.68 .74,.58 .69,.44",
)
_SLIDING = (
    ".04,.25 .08,.02 .03,-.28 -.05,-.6 -.22,-.86 -.5,-.98 -.8,-.98 -1.3,-1.0",
    "-.12,.22 -.1,-.02 -.15,-.3 -.3,-.56 -.52,-.7 -.8,-.74 -1.02,-.71",
)


_MANE = blob(
    ".06,.25 .1,.34 .16,.36 .18,.5 .25,.53 .26,.66 .32,.69 .34,.83 .4,.85 .44,.96 .5,.95 .56,1.0"
    " .62,.92 .6,.8 .4,.6 .28,.3"
)


def _zebra(scene: Scene, x: float, y: float) -> None:
    """A zebra bare from behind to the middle, whose next stripes already slip to the ground."""

    def lay(outline: Outline, colour: str, lift: float, *tags: str) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift), x=x, y=y)

    white, grey = "#fffaf0", "#e3d8cc"
    tail = strip(points("-.56,.12 -.7,.04 -.74,-.16"), 0.06, 0.035)
    tuft = blob("-.76,-.12 -.71,-.12 -.69,-.26 -.76,-.42 -.76,-.42 -.82,-.26")
    lay(tail, grey, 5)
    lay(tuft, _BLACK, 4)
    far_ear = blob(".43,.82 .38,.94 .41,1.06 .41,1.06 .5,.98 .52,.84")
    lay(far_ear, grey, 4)
    for index, (joints, widths) in enumerate(_LEGS):
        if index == 2:
            lay(_MANE, _BLACK, 6, "mane")
            lay(_TRUNK, white, 9, "zebra")
        foot = points(joints)[-1]
        hoof = polygon("-.045,.03 .045,.03 .075,-.07 -.06,-.07").at(*foot)
        lay(_limb(joints, widths), grey if index < 2 else white, 4 if index < 2 else 0)
        lay(hoof, _BLACK, 2)
        if index in (1, 3):
            _garters(scene, x, y, _limb(joints, widths), index)
    for stripe in _ON_HIM:
        lay(strip(points(stripe), 0.085, 0.03) & _TRUNK, _BLACK, 0, "stripes")
    for stripe in _SLIDING:
        lay(strip(points(stripe), 0.085, 0.13), _BLACK, 5, "sliding stripes")
    near_ear = blob(".49,.82 .47,.96 .54,1.1 .54,1.1 .61,.98 .59,.82")
    lay(near_ear, white, 5, "ears")
    lay(near_ear.at(-0.54, -0.95).scaled(0.5).at(0.54, 0.95), "#d79a8c", 0)
    lay(blob(".8,.57 .9,.5 .9,.4 .8,.36 .75,.42"), "#4a3d48", 1, "muzzle")
    lay(ellipse(0.016, 0.024).at(0.845, 0.47), "#1c1420", 0)
    lay(ellipse(0.034, 0.03).at(0.645, 0.685), "#1c1420", 1, "eye")
    lay(ellipse(0.01).at(0.655, 0.695), "#fffaf0", 0)


def _garters(scene: Scene, x: float, y: float, leg: Outline, index: int) -> None:
    """Short stripes round a foreleg."""
    far = strips([((0.1, -0.24), (0.5, -0.2)), ((0.1, -0.38), (0.5, -0.36))], 0.045)
    near = strips([((0.34, -0.2), (0.66, -0.08)), ((0.44, -0.34), (0.62, -0.2))], 0.05)
    rings = far if index == 1 else near | strips([((0.5, -0.5), (0.7, -0.48))], 0.05)
    scene.lay(Sheet(rings & leg, _BLACK, lift=0), x=x, y=y)


def _thief(scene: Scene, x: float, y: float) -> None:
    """A dog that has got hold of the end of a stripe and pulls."""
    fur = "#b5652f"
    tail = strip(points(".34,.2 .5,.3 .5,.48"), 0.08, 0.04)
    hind = _limb(".26,.14 .34,.02 .28,-.1 .32,-.2", (0.2, 0.14, 0.07, 0.06))
    fore = _limb("-.06,.1 -.02,-.04 .04,-.2", (0.15, 0.08, 0.06))
    body = blob("-.14,.14 0,.26 .2,.26 .36,.24 .38,.1 .28,.02 .1,.02 -.08,-.0")
    skull = blob("-.1,.3 -.2,.34 -.3,.26 -.44,.2 -.46,.12 -.36,.08 -.22,.08 -.08,.06 -.02,.2")
    ear = blob("-.14,.32 -.04,.3 .02,.16 -.02,.06 -.1,.14")
    for outline, colour, lift in (
        (tail | hind.at(-0.06, 0), "#95501f", 5),
        (hind | fore | body, fur, 7),
        (skull, fur, 4),
        (ear, "#6f3a1c", 4),
        (ellipse(0.04, 0.035).at(-0.45, 0.18), _BLACK, 1),
        (ellipse(0.02).at(-0.24, 0.235), _BLACK, 0),
    ):
        scene.lay(Sheet(outline, colour, ("dog",), lift=lift), x=x, y=y)
    pulled = strip(points("-1.0,.14 -.7,.1 -.5,.15 -.36,.12 -.34,-.02"), 0.12, 0.07)
    scene.lay(Sheet(pulled, _BLACK, ("stolen stripe",), lift=4), x=x, y=y)


def _waiting(scene: Scene) -> None:
    """A woman with a feather, a man who scratches his head and a pointing child, from behind."""

    def lay(outline: Outline, colour: str, lift: float, *tags: str) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift))

    _back(scene, 0.9, -0.84, 1.05, "#7a3f6c")
    lay(ellipse(0.14, 0.16).at(0.9, -0.84), "#5b2f22", 4)
    hat = blob(".7,-.8 .74,-.75 .78,-.72 .8,-.6 .91,-.57 1.0,-.61 1.02,-.72 1.08,-.76 .9,-.86")
    lay(hat, "#b8373c", 5, "hat")
    lay(blob(".86,-.7 .86,-.56 .96,-.42 .96,-.42 .98,-.56 .92,-.7"), "#f6e3b0", 4, "feather")
    _back(scene, 0.58, -1.02, 0.95, "#34506e")
    lay(ellipse(0.035, 0.05).at(0.445, -1.0) | ellipse(0.035, 0.05).at(0.715, -1.0), "#dba883", 4)
    lay(ellipse(0.13, 0.16).at(0.58, -0.98), "#efc4a0", 4, "man")
    lay(blob(".45,-1.0 .49,-1.0 .58,-1.04 .67,-1.0 .71,-1.0 .66,-1.12 .5,-1.12"), "#8d8a88", 2)
    arm = _limb(".8,-1.36 .9,-1.2 .8,-1.02 .7,-.92", (0.18, 0.15, 0.11, 0.09))
    lay(ellipse(0.055, 0.05).at(0.665, -0.9), "#efc4a0", 3)
    lay(arm, "#2b4460", 5)
    lay(ellipse(0.042).at(0.05, -1.04), "#8a5238", 4)
    lay(_limb(".2,-1.4 .1,-1.28 .055,-1.07", (0.15, 0.11, 0.085)), "#e0a91f", 4)
    _back(scene, 0.3, -1.22, 0.66, "#f2c230")
    hood = blob("-.13,0 -.11,.14 -.04,.21 .01,.27 .01,.27 .06,.19 .12,.12 .13,0 0,-.06")
    lay(hood.at(0.3, -1.24), "#f2c230", 5, "child in a hood")


def _back(scene: Scene, x: float, y: float, size: float, coat: str) -> None:
    """Shoulders and a back that go out of the picture below."""
    back = blob("-.1,-.1 .1,-.1 .24,-.2 .32,-.36 .36,-1 .36,-1 -.36,-1 -.36,-1 -.32,-.36 -.24,-.2")
    scene.lay(Sheet(back, coat, ("people waiting",), lift=9), x=x, y=y, scale=size)


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="What the horse promised not to tell",
    subject="child whispering to a horse",
    props=("mane", "key", "bucket"),
    mood=("tender", "secret", "calm"),
)
def horse_secret(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f6cf86", lift=0, shade="#e08a54"))
    scene.lay(Sheet(ellipse(0.66).at(-0.42, 0.56), "#ffe9b0", ("sun",), glow=0.35))
    for tops, colour in (
        (((-1.0, -0.72), (-0.2, -0.62), (1.0, -0.8)), "#cf7f49"),
        (((-1.0, -1.12), (0.0, -1.02), (1.0, -1.2)), "#9c5240"),
    ):
        if colour == "#cf7f49":
            _eavesdroppers(scene)
        scene.lay(Sheet(land(*tops), colour, ("field",), lift=7, pattern="leaves"))
    _listener(scene)
    _whisperer(scene)
    return PaperPlan()


_COAT, _MANE_DARK = "#7d4936", "#2f2036"
_FACE = blob(
    ".4,.88 .24,.78 .12,.58 .06,.3 .0,-.04 -.1,-.4 -.2,-.62 -.22,-.78 -.13,-.9 .02,-.9 .1,-.8"
    " .16,-.62 .3,-.4 .5,-.2 .68,.02 .74,.3 .7,.6 .56,.84"
)


def _listener(scene: Scene) -> None:
    """The head and neck of a horse that bends down and turns one ear."""

    def lay(outline: Outline, colour: str, lift: float, *tags: str) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift))

    lay(blob(".36,.84 .3,1.06 .36,1.34 .36,1.34 .5,1.12 .54,.9"), "#5c3428", 6)
    neck = blob("1.4,1.5 .9,1.22 .56,1.02 .36,.86 .4,.3 .6,-.1 .74,-.5 .8,-1.0 .84,-1.9 1.4,-1.9")
    lay(neck, "#6a3d2e", 12, "horse")
    mane = blob(
        "1.4,1.6 .8,1.34 .46,1.04 .4,.9 .52,.86 .62,.66 .7,.36 .7,.36 .76,.56 .84,.4 .88,.1 .88,.1"
        " .94,.34 1.0,.16 1.02,-.2 1.02,-.2 1.1,.0 1.4,.0"
    )
    lay(mane, _MANE_DARK, 8, "mane")
    lay(_FACE, _COAT, 12, "horse")
    lay(strip(points(".4,-.1 .5,-.12 .6,-.0 .65,.2 .62,.4"), 0.008, 0.022), "#5c3428", 0)
    blaze = blob(".2,.62 .14,.3 .08,-.04 -.02,-.4 -.14,-.62 -.06,-.62 .08,-.36 .16,.0 .22,.34")
    lay(blaze & _FACE, "#fbead0", 1, "blaze")
    lay(blob("-.3,-.6 -.08,-.56 .14,-.62 .14,-1 -.3,-1") & _FACE, "#5a3540", 1)
    lay(ellipse(0.035, 0.055).turned(-24).at(-0.11, -0.7), "#22141e", 0, "nostril")
    lay(strip(points("-.2,-.82 -.1,-.8 .0,-.82 .07,-.78"), 0.014), "#22141e", 0)
    _soft_eye(scene)
    forelock = blob(".5,.92 .36,.94 .2,.78 .14,.5 .14,.5 .22,.58 .24,.36 .24,.36 .34,.56 .46,.76")
    _key(scene)
    lay(forelock, _MANE_DARK, 6)
    ear = blob(".44,.76 .44,.92 .24,.98 .02,.9 -.15,.7 -.15,.7 .08,.68 .28,.68")
    lay(ear, _COAT, 8, "ear")
    lay(blob(".32,.82 .2,.91 .04,.84 -.09,.72 .12,.75"), "#c98a76", 0)


def _soft_eye(scene: Scene) -> None:
    """A large eye under a heavy lid, which looks aside at us."""
    ball = blob(".26,.22 .35,.34 .49,.34 .57,.22 .49,.11 .35,.11")
    scene.lay(Sheet(ball, "#fbf1dc", ("eye",), lift=2))
    scene.lay(Sheet(ellipse(0.1, 0.105).at(0.43, 0.215) & ball, "#1c1420", lift=1))
    scene.lay(Sheet(ellipse(0.028).at(0.46, 0.25), "#fff6e0", lift=0))
    lid = blob(".23,.2 .32,.38 .5,.39 .6,.2 .5,.28 .34,.28")
    scene.lay(Sheet(lid, "#63382b", lift=3))


def _key(scene: Scene) -> None:
    """A key that hides under the forelock."""
    bow = (ellipse(0.07) - ellipse(0.035)).at(0, 0.0)
    shaft = box(0.028, 0.22).at(0, -0.16) | box(0.07, 0.026).at(0.03, -0.25)
    key = shaft | box(0.055, 0.026).at(0.025, -0.2) | bow
    scene.lay(Sheet(key, "#f2c03e", ("key",), lift=4), x=0.3, y=0.6, turn=8)


def _eavesdroppers(scene: Scene) -> None:
    """Others behind the hill, of whom only ears and eyes can be seen."""
    for x, y, size, coat in ((-0.34, -0.62, 0.36, "#8a4a38"), (0.5, -0.7, 0.4, "#7a4030")):
        head = blob("-.2,-.3 -.2,.1 -.1,.24 .1,.24 .2,.1 .2,-.3")
        ears = blob("-.18,.16 -.26,.46 -.2,.62 -.2,.62 -.08,.46 -.04,.2")
        eyes = ellipse(0.05).at(-0.1, 0.06) | ellipse(0.05).at(0.1, 0.06)
        dots = ellipse(0.026).at(-0.09, 0.08) | ellipse(0.026).at(0.11, 0.08)
        for outline, colour, lift in (
            (ears | ears.flipped(), coat, 4),
            (head, coat, 5),
            (eyes, "#fbf1dc", 1),
            (dots, "#1c1420", 0),
        ):
            scene.lay(Sheet(outline, colour, ("listeners",), lift=lift), x=x, y=y, scale=size)


def _whisperer(scene: Scene) -> None:
    """A child on a bucket that leans to the ear and kicks up a leg: it has a tail, and a hoof."""

    def lay(outline: Outline, colour: str, lift: float, *tags: str) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift), x=0.1)

    skin, coat, shorts = "#8a5238", "#3f8f7a", "#2f3c66"
    _bucket(scene, -0.56)
    lay(blob("-.12,.15 .02,.17 .1,.12 .08,.06 -.02,.03 -.12,.05"), mix(skin, "#2a1418", 0.15), 4)
    lay(_limb("-.5,.3 -.3,.12 -.08,.1", (0.16, 0.13, 0.1)), mix(coat, "#142030", 0.25), 5)
    tail = blob(
        "-.8,-.24 -.88,-.1 -.98,-.06 -1.04,-.2 -1.02,-.4 -1.07,-.58 -1.07,-.58 -.92,-.5"
        " -.9,-.3 -.87,-.26 -.8,-.34"
    )
    lay(tail, _MANE_DARK, 5, "horse's tail")
    standing = _limb("-.6,-.32 -.55,-.62 -.62,-.82 -.61,-1.0", (0.2, 0.13, 0.125, 0.075))
    shoe = blob("-.66,-.94 -.57,-.96 -.47,-1.05 -.46,-1.08 -.57,-1.08 -.63,-1.02")
    lay(standing, mix(skin, "#2a1418", 0.15), 5)
    lay(shoe, "#b8373c", 3, "shoes")
    lay(polygon("-.78,-.24 -.48,-.24 -.46,-.58 -.68,-.58"), mix(shorts, "#101020", 0.3), 4)
    kicked = _limb("-.74,-.36 -.66,-.62 -.74,-.74 -.9,-.78", (0.2, 0.14, 0.11, 0.07))
    lay(kicked, skin, 5)
    lay(polygon("-.88,-.72 -.88,-.84 -.99,-.88 -1.01,-.7"), "#33262c", 3, "hoof")
    lay(polygon("-.86,-.22 -.52,-.22 -.58,-.6 -.82,-.58"), shorts, 4)
    lost = blob("-.1,.07 .0,.06 .1,-.03 .12,-.07 .0,-.07 -.08,-.06").turned(12).at(-0.2, -1.36)
    lay(lost, "#b8373c", 4, "shoes")
    child = figures.head(skin, "#1c1420", figures.CHILD, "curls", "closed")
    scene.lay(child, x=-0.42, y=0.8, scale=0.54, turn=-12)
    jacket = blob("-.72,.4 -.52,.46 -.4,.28 -.38,0 -.46,-.3 -.46,-.3 -.92,-.24 -.92,-.24 -.86,.06")
    lay(jacket, coat, 8, "child")
    lay(blob("-.72,.46 -.6,.41 -.49,.45 -.46,.5 -.58,.52 -.7,.55"), mix(coat, "#ffffff", 0.5), 3)
    _cupped_hand(scene, skin, mix(coat, "#ffffff", 0.1))


def _bucket(scene: Scene, x: float) -> None:
    """A bucket turned over, its handle on the ground."""
    handle = strip(points("-.27,-1.32 -.2,-1.39 0,-1.43 .2,-1.39 .27,-1.32"), 0.028)
    scene.lay(Sheet(polygon("-.22,-1.08 .22,-1.08 .28,-1.34 -.28,-1.34"), "#4f7f9c", lift=8), x=x)
    rims = box(0.6, 0.05).at(0, -1.33) | box(0.46, 0.05).at(0, -1.09)
    scene.lay(Sheet(rims, "#6fa0b8", ("bucket",), lift=3), x=x)
    scene.lay(Sheet(handle, "#34566e", lift=3), x=x)


def _cupped_hand(scene: Scene, skin: str, sleeve: str) -> None:
    """An arm with a hand that bends the horse's ear to the mouth."""
    hand = blob("-.22,.48 -.12,.42 -.02,.5 .08,.62 .15,.74 .11,.8 .04,.76 -.06,.68 -.14,.62")
    scene.lay(Sheet(hand, mix(skin, "#ffffff", 0.08), ("cupped hand",), lift=6))
    for line in ("-.06,.6 .03,.67 .09,.76", "-.03,.55 .06,.64 .12,.73"):
        finger = strip(points(line), 0.009)
        scene.lay(Sheet(finger, mix(skin, "#2a1418", 0.4), lift=0))
    arm = _limb("-.54,.32 -.44,.06 -.28,.22 -.16,.48", (0.2, 0.19, 0.15, 0.12))
    scene.lay(Sheet(arm | ellipse(0.1).at(-0.54, 0.32), sleeve, lift=6))
