"""Great feats: an old lady high on a swing, a rabbit with a grand trick."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_SKIN = "#d99a72"
_RED = "#d8333f"
_STOCKING = "#f3d9b8"
_SHOE = "#1f6a62"
_FUR = "#fdf6ec"
_COAT = "#1c1a2a"


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Higher than the bells",
    subject="old lady on a swing above the town",
    props=("swing", "cloud", "bell tower"),
    mood=("free", "dizzy", "joyful"),
)
def swing_over_town(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5fb8cc", lift=0, shade="#fdeac8"))
    cloud = nature.cloud_outline(1.9, (0.7, 1.0, 0.9, 0.5, 0.3)).at(-0.5, 1.2)
    scene.lay(Sheet(cloud, "#ffffff", ("cloud",), lift=10, torn=True))
    haze = nature.cloud_outline(0.9, (0.3, 0.6, 0.5)).at(0.7, -0.06)
    scene.lay(Sheet(haze, "#fdf3e2", lift=5, torn=True))
    _bell_tower(scene)
    _roofs(scene)
    _stork(scene)
    scene.lay(_old_lady(), x=-0.01, y=0.05, scale=0.9, turn=18)
    return PaperPlan()


def _bell_tower(scene: Scene) -> None:
    """The tower of the church: its bell swings with the lady, and hangs far below her."""
    stone, dark = "#c8643f", "#7a3230"
    scene.lay(Sheet(box(0.5, 1.2).at(0.5, -1.2), stone, ("bell tower",), lift=9))
    arch = box(0.36, 0.36).at(0.5, -0.94) | ellipse(0.18, 0.15).at(0.5, -0.76)
    scene.lay(Sheet(arch, "#4a2430", lift=0, shade="#8a4a3c"))
    bell = blob(
        "-.03,.16 .03,.16 .09,.1 .1,-.06 .16,-.15 .16,-.15 -.16,-.15 -.16,-.15 -.1,-.06 -.09,.1"
    )
    scene.lay(
        Sheet(ellipse(0.045).at(0, -0.16), "#a8702a", lift=3), x=0.5, y=-0.87, scale=0.9, turn=18
    )
    scene.lay(Sheet(bell, "#f4c84a", ("bell",), lift=6), x=0.5, y=-0.87, scale=0.9, turn=18)
    scene.lay(Sheet(box(0.56, 0.07).at(0.5, -0.58), mix(stone, "#ffffff", 0.2), lift=6))
    spire = polygon("0.22,-.56 .78,-.56 .52,-.06")
    scene.lay(Sheet(spire, dark, ("spire",), lift=8))
    scene.lay(Sheet(polygon(".52,-.06 .78,-.56 .56,-.56"), mix(dark, "#1c1020", 0.3), lift=0))
    scene.lay(Sheet(ellipse(0.035).at(0.52, -0.05), "#f4c84a", lift=4))


def _roofs(scene: Scene) -> None:
    """Few large roofs that overlap, cut by the lower edge."""
    scene.lay(Sheet(polygon("-1.1,-1.1 -.9,-.98 -.5,-1.3 -.5,-1.7 -1.1,-1.7"), "#b34a3c", lift=8))
    scene.lay(Sheet(polygon("-.2,-1.14 .06,-.94 .34,-1.18 .34,-1.7 -.2,-1.7"), "#f3d9a8", lift=8))
    scene.lay(
        Sheet(polygon("-.3,-1.18 .06,-.88 .46,-1.22 .36,-1.28 .06,-1.02 -.22,-1.27"), "#d8563c")
    )
    scene.lay(Sheet(box(0.1, 0.16).at(0.06, -1.24), "#3a5f78", ("window",), lift=0))
    scene.lay(Sheet(polygon(".56,-1.7 .66,-1.3 1.1,-1.12 1.1,-1.7"), "#8a3a4c", lift=9))
    scene.lay(Sheet(box(0.34, 0.5).at(-0.5, -1.34), "#e8936a", ("chimney",), lift=10))
    scene.lay(Sheet(box(0.42, 0.08).at(-0.5, -1.1), "#c8643f", lift=5))
    front = polygon("-1.1,-1.44 -.74,-1.28 .1,-1.44 .3,-1.7 -1.1,-1.7")
    scene.lay(Sheet(front, "#e0793f", ("roofs",), lift=12, pattern="scales"))


def _stork(scene: Scene) -> None:
    """On the chimney a stork looks at what has fallen into its nest: the other shoe."""
    legs = strips([((-0.06, 0.4), (-0.04, 0.06)), ((0.02, 0.4), (0.04, 0.06))], 0.022)
    body = blob("-.34,.34 -.2,.48 -.04,.52 .1,.48 .14,.4 .04,.32 -.14,.3")
    neck = strip([(0.06, 0.44), (0.2, 0.54), (0.2, 0.66)], 0.12, 0.08)
    wing = blob("-.44,.3 -.42,.3 -.2,.44 -.02,.44 -.06,.36 -.2,.31")
    nest = blob("-.26,.1 -.02,.06 .2,.07 .44,.13 .38,-.02 .24,-.08 -.06,-.08 -.2,-.02")
    twigs = strips([((-0.3, 0.13), (0.02, -0.03)), ((0.04, 0.0), (0.46, 0.12))], 0.02)
    bird = [
        Sheet(legs, "#d8433c", lift=4),
        Sheet(body | neck | ellipse(0.08, 0.065).at(0.23, 0.68), "#fdf8ee", ("stork",), lift=8),
        Sheet(wing, "#2a2438", lift=4),
        Sheet(polygon(".25,.63 .31,.69 .36,.4"), "#e8703c", ("beak",), lift=4),
        Sheet(ellipse(0.017).at(0.255, 0.69), "#1c1420", lift=0),
        Sheet(_shoe().turned(-22).at(0.22, 0.26), _SHOE, ("lost shoe",), lift=6),
        Sheet(nest, "#8a5a3c", ("nest",), lift=8, torn=True),
        Sheet(twigs, "#5b3526", lift=3),
    ]
    scene.lay(bird, x=-0.56, y=-1.04, scale=0.86)


def _shoe() -> Outline:
    """A lady's shoe seen from the side, its toe to the right, the ankle at the origin."""
    return blob(
        "-.09,.05 -.09,.05 .02,.02 .1,-.01 .2,-.04 .24,-.09 .22,-.12 .22,-.12 .06,-.12 "
        "-.02,-.1 -.04,-.16 -.04,-.16 -.09,-.16 -.09,-.16 -.1,-.06"
    )


def _old_lady() -> list[Sheet]:
    """She leans back on the board of the swing; the ropes stand upright, the board is level."""
    wood = "#8a5a3c"
    far_rope, near_rope = ((0.22, 0.0), (0.3, 1.6)), ((0.03, -0.08), (-0.1, 1.6))
    board = polygon("-.22,-.1 .28,-.1 .42,.03 -.08,.03")
    edge = polygon("-.22,-.1 .28,-.1 .28,-.15 -.22,-.15") | polygon(
        ".28,-.1 .42,.03 .42,-.02 .28,-.15"
    )
    return [
        Sheet(strip(far_rope, 0.026), "#6a3f2c", ("ropes",), lift=5),
        *_cloud_fist(0.29, 1.42),
        Sheet(people.bent_sleeve((-0.24, 0.58), (0.02, 0.5), (0.2, 0.68), 0.14), "#a8243a"),
        *_grip(0.235, 0.74),
        Sheet(board, wood, ("board",), lift=9),
        Sheet(edge, mix(wood, "#2a1418", 0.35), lift=2),
        *_legs(),
        *_dress(),
        *_laughing_head(),
        *_handbag(),
        Sheet(strip(near_rope, 0.03), "#7a4a32", ("ropes",), lift=6),
        Sheet(ellipse(0.035, 0.045).at(0.03, -0.17), "#7a4a32", lift=4),
        *_cloud_fist(-0.09, 1.42),
        Sheet(people.bent_sleeve((-0.3, 0.56), (-0.3, 0.26), (-0.1, 0.5), 0.17), "#b8283c", lift=8),
        *_grip(-0.025, 0.56),
    ]


def _cloud_fist(x: float, y: float) -> list[Sheet]:
    """A fist of cloud that holds a rope from above."""
    fist = [part.placed(x, y, 0.62, -90, False) for part in people.fist("#ffffff")]
    arm = Sheet(blob("-.2,0 -.24,.4 .26,.4 .2,0 0,-.06").at(x, y), "#ffffff", ("fists",), torn=True)
    return [arm, *fist]


def _grip(x: float, y: float) -> list[Sheet]:
    """Her hand around a rope, the thumb above."""
    return [part.placed(x, y, 0.3, -80, False) for part in people.fist(_SKIN)]


def _legs() -> list[Sheet]:
    """Both legs stretched out; one foot has its shoe, the other a toe through the stocking."""
    far = strip([(0.4, 0.2), (0.66, 0.28), (0.9, 0.42)], 0.16, 0.09)
    foot = blob("-.06,.06 .04,.03 .16,-.02 .23,-.05 .23,-.1 .08,-.11 -.06,-.1 -.08,-.02")
    near = strip([(0.4, 0.13), (0.68, 0.14), (0.96, 0.12)], 0.17, 0.09)
    bare = foot.turned(76).at(0.93, 0.44)
    toe = ellipse(0.035).at(0.2, -0.075).turned(76).at(0.93, 0.44)
    return [
        Sheet(far | bare, mix(_STOCKING, "#8a4a3c", 0.22), lift=7),
        Sheet(toe, _SKIN, ("toe",), lift=2),
        Sheet(near | foot.turned(62).at(0.99, 0.14), _STOCKING, lift=8),
        Sheet(_shoe().turned(62).at(0.99, 0.13), _SHOE, ("shoe",), lift=4),
    ]


def _dress() -> list[Sheet]:
    """A red dress: the skirt lies over her lap to the knees and flies out behind the board."""
    petticoat = blob("-.1,.2 .3,.34 .6,.28 .6,.02 .3,-.02 -.1,-.02 -.36,-.22 -.62,-.2 -.4,.02")
    skirt = blob(
        "-.16,.3 .1,.32 .36,.33 .56,.29 .56,.05 .3,.01 -.06,.02 -.34,-.16 -.58,-.12 -.36,.06"
    )
    torso = blob("-.18,.06 -.34,.3 -.45,.52 -.44,.66 -.32,.74 -.2,.68 -.1,.48 .05,.34 .12,.14")
    scarf = blob("-.36,.7 -.52,.72 -.68,.62 -.86,.68 -.82,.52 -.66,.48 -.5,.58 -.36,.62")
    return [
        Sheet(scarf, "#f4c84a", ("scarf",), lift=6),
        Sheet(petticoat, "#fdf8ee", lift=7),
        Sheet(torso | skirt, _RED, ("old lady",), lift=9),
        Sheet(strip([(-0.26, 0.18), (-0.08, 0.24), (0.08, 0.28)], 0.045), "#8a1f34", lift=2),
        Sheet(strip([(-0.44, 0.68), (-0.32, 0.7), (-0.17, 0.64)], 0.09, 0.07), "#f4c84a", lift=5),
    ]


def _laughing_head() -> list[Sheet]:
    """An old face in profile, eyes shut, mouth wide open."""
    head = figures.head(_SKIN, "#f6f2ec", figures.OLD, "bun", "closed")
    head.append(
        Sheet(blob(".43,-.22 .43,-.22 .3,-.23 .22,-.29 .27,-.36 .4,-.34 .4,-.34"), "#7a1f2c")
    )
    head.append(Sheet(polygon(".42,-.225 .3,-.235 .3,-.265 .41,-.255"), "#fffaf0", lift=0))
    head.append(Sheet(ring(0.11, 0.09).at(0.27, 0.03), "#4a3a32", ("glasses",), lift=3))
    head.append(Sheet(strip([(0.16, 0.05), (-0.05, 0.04)], 0.02), "#4a3a32", lift=2))
    return [part.placed(-0.34, 0.98, 0.46, 10, False) for part in head]


def _handbag() -> list[Sheet]:
    """Her handbag, hung on the bent arm."""
    handle = strip([(-0.5, 0.04), (-0.42, 0.28), (-0.3, 0.34), (-0.3, 0.1), (-0.32, 0.04)], 0.026)
    bag = blob("-.56,.06 -.56,.06 -.26,.06 -.26,.06 -.2,-.18 -.28,-.22 -.56,-.22 -.62,-.18")
    flap = blob("-.57,.07 -.57,.07 -.25,.07 -.25,.07 -.28,-.05 -.41,-.09 -.54,-.05")
    return [
        Sheet(handle, "#3a2740", lift=4),
        Sheet(bag, "#5d3a6a", ("handbag",), lift=8),
        Sheet(flap, "#744a82", lift=4),
        Sheet(ellipse(0.03).at(-0.41, -0.08), "#f4c84a", lift=3),
    ]


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="He pulled out a man",
    subject="rabbit who conjures a man from a hat",
    props=("top hat", "wand", "audience"),
    mood=("comic", "reversed", "magical"),
)
def rabbit_magician(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a2a6a", lift=0, shade="#8a3a5c"))
    folds = strips([((-0.86, 1.7), (-0.94, -1.7)), ((0.9, 1.7), (0.84, -1.7))], 0.12)
    scene.lay(Sheet(folds, "#3a2058", ("curtain",), lift=6))
    scene.lay(Sheet(ellipse(1.0, 1.08).at(0.1, 0.12), "#f7b85e", ("spotlight",), glow=0.14))
    _rabbit_coat(scene)
    scene.lay(_rabbit_head(), x=-0.42, y=0.44)
    _pulled_man(scene)
    _hat_on_table(scene)
    _lifting_arm(scene)
    _wand_arm(scene)
    _audience(scene)
    return PaperPlan()


def _rabbit_coat(scene: Scene) -> None:
    """The broad tailcoat with shirt front, lapels and bow tie."""
    coat = blob("-.6,.06 -.24,.06 0,-.08 .1,-.3 .06,-.8 .12,-1.8 -1.2,-1.8 -1.1,-.5 -.96,-.12")
    scene.lay(Sheet(coat, _COAT, ("tailcoat",), lift=14))
    scene.lay(Sheet(polygon("-.6,.04 -.24,.04 -.36,-.84"), _FUR, lift=3))
    lapels = polygon("-.62,.06 -.74,-.2 -.62,-.24 -.36,-.86 -.52,-.1") | polygon(
        "-.22,.06 -.1,-.2 -.2,-.24 -.36,-.86 -.3,-.1"
    )
    scene.lay(Sheet(lapels, "#38344e", lift=4))
    bow = blob("-.42,.0 -.62,.12 -.62,.12 -.62,-.14 -.62,-.14") | blob(
        "-.4,.0 -.2,.12 -.2,.12 -.2,-.14 -.2,-.14"
    )
    scene.lay(Sheet(bow | ellipse(0.05).at(-0.41, 0.0), _RED, ("bow tie",), lift=6))


def _rabbit_head() -> list[Sheet]:
    """The head in profile, looking down its nose at what it has caught."""
    ear = blob("-.1,0 -.16,.3 -.1,.62 .02,.74 .1,.6 .13,.3 .09,0")
    inner = blob("-.04,.1 -.08,.32 -.04,.54 .02,.62 .06,.5 .07,.3 .04,.1")
    skull = blob(
        "-.4,.0 -.38,.22 -.22,.38 .02,.4 .22,.28 .36,.12 .46,.02 .45,-.1 .34,-.2 .1,-.28 "
        "-.16,-.36 -.34,-.24"
    )
    whiskers = strips(
        [((0.3, -0.06), (0.62, 0.02)), ((0.3, -0.09), (0.64, -0.1)), ((0.3, -0.12), (0.6, -0.21))],
        0.012,
    )
    mouth = strip([(0.45, -0.06), (0.34, -0.12), (0.2, -0.12)], 0.014)
    shaded = mix(_FUR, "#8a6a8c", 0.22)
    return [
        Sheet(ear.scaled(0.96).turned(20).at(-0.22, 0.26), shaded, lift=9),
        Sheet(ear.turned(-4).at(-0.02, 0.28), _FUR, lift=9),
        Sheet(inner.turned(-4).at(-0.02, 0.28), "#f0b0a8", lift=2),
        Sheet(polygon(".3,-.16 .41,-.13 .4,-.28 .29,-.29"), "#ffffff", ("teeth",), lift=4),
        Sheet(skull, _FUR, ("rabbit",), lift=12),
        Sheet(ellipse(0.15, 0.12).at(0.02, -0.14), "#f6d8cc", lift=1),
        Sheet(ellipse(0.085, 0.1).at(0.12, 0.13), "#2a1820", ("eye",), lift=2),
        Sheet(ellipse(0.028).at(0.15, 0.11), "#ffffff", lift=0),
        Sheet(blob("0,.14 .02,.25 .12,.28 .23,.2 .23,.2 .12,.17"), shaded, lift=3),
        Sheet(blob(".38,.08 .46,.04 .47,-.04 .4,-.02"), "#e88a8a", lift=3),
        Sheet(mouth, "#8a5a64", lift=1),
        Sheet(whiskers, "#9a8aa0", lift=1),
    ]


def _pulled_man(scene: Scene) -> None:
    """A small man, caught by the collar; he holds a hat of his own with two ears in it."""
    suit, dark = "#3f8f8a", "#2c6a6c"
    scene.lay(Sheet(ellipse(0.42, 0.1).at(0.61, -0.74), "#26223a", lift=7))
    scene.lay(Sheet(ellipse(0.34, 0.06).at(0.61, -0.73), "#0c0a14", lift=0))
    legs = strip([(0.56, -0.4), (0.54, -0.6), (0.58, -0.9)], 0.15) | strip(
        [(0.66, -0.4), (0.72, -0.6), (0.68, -0.9)], 0.15
    )
    scene.lay(Sheet(legs, "#5a4a6a", ("trousers",), lift=6))
    scene.lay(Sheet(people.bent_sleeve((0.7, -0.06), (0.85, -0.03), (0.89, 0.14), 0.11), dark))
    scene.lay(Sheet(ellipse(0.055, 0.065).at(0.905, 0.19), _SKIN, ("hand",), lift=4))
    head = figures.head(_SKIN, "#5a3a2a", figures.MAN, "bald")
    head.append(Sheet(ellipse(0.06, 0.08).at(0.33, -0.27), "#5a1f2c", lift=1))
    head.append(Sheet(blob(".44,-.17 .3,-.16 .16,-.22 .3,-.22"), "#5a3a2a", ("moustache",), lift=3))
    scene.lay(head, x=0.64, y=0.27, scale=0.42, turn=-6)
    jacket = blob(
        ".4,.1 .44,.2 .44,.2 .54,.14 .66,.04 .76,-.02 .78,-.2 .77,-.48 .5,-.5 .5,-.2 .48,-.06 .4,0"
    )
    scene.lay(Sheet(jacket, suit, ("small man",), lift=8))
    scene.lay(Sheet(polygon(".68,.04 .76,0 .76,-.2"), "#fdf8ee", lift=2))
    ears = ellipse(0.022, 0.075).turned(10).at(0.765, -0.29) | ellipse(0.022, 0.075).turned(-14).at(
        0.825, -0.29
    )
    scene.lay(Sheet(ears, _FUR, ("ears",), lift=3))
    hat = polygon(".71,-.35 .88,-.35 .86,-.5 .73,-.5") | ellipse(0.13, 0.028).at(0.795, -0.35)
    scene.lay(Sheet(hat, "#14121e", ("small hat",), lift=5))
    arm = people.bent_sleeve((0.6, -0.08), (0.56, -0.34), (0.68, -0.42), 0.12)
    scene.lay(Sheet(arm, dark, lift=5))
    scene.lay(Sheet(ellipse(0.06, 0.05).at(0.73, -0.43), _SKIN, lift=4))


def _hat_on_table(scene: Scene) -> None:
    """The top hat, its opening upwards, on a round table."""
    scene.lay(Sheet(ellipse(0.46, 0.09).at(0.6, -1.3), "#8a3a4c", ("table",), lift=8))
    hat = polygon(".3,-.76 .92,-.76 .86,-1.28 .36,-1.28") | ellipse(0.25, 0.05).at(0.61, -1.28)
    scene.lay(Sheet(hat, "#14121e", ("top hat",), lift=10))
    scene.lay(Sheet(polygon(".32,-.86 .91,-.86 .9,-.98 .33,-.98"), _RED, lift=2))
    front = ellipse(0.42, 0.1).at(0.61, -0.74) - (ellipse(0.31, 0.055).at(0.61, -0.71))
    behind = box(1, 0.2).at(0.61, -0.62)
    scene.lay(Sheet(front - behind, "#26223a", lift=5))


def _lifting_arm(scene: Scene) -> None:
    """Sleeve, cuff and paw; the paw has the man by the back of his collar."""
    sleeve = people.bent_sleeve((-0.1, -0.26), (0.12, -0.42), (0.3, -0.08), 0.27)
    scene.lay(Sheet(sleeve, "#2a263a", lift=9))
    scene.lay(Sheet(box(0.24, 0.1).turned(-28).at(0.32, -0.04), "#ffffff", ("cuff",), lift=5))
    paw = blob(".24,.0 .26,.12 .36,.19 .47,.16 .5,.06 .44,-.02 .36,-.06")
    scene.lay(Sheet(paw, _FUR, ("paw",), lift=7))
    for x, y in ((0.43, 0.14), (0.46, 0.07), (0.44, 0.0)):
        scene.lay(Sheet(ellipse(0.062, 0.04).turned(-14).at(x, y), "#ffffff", lift=4))


def _wand_arm(scene: Scene) -> None:
    """The other arm is bent before the coat; its wand touches the brim of the hat."""
    sleeve = people.bent_sleeve((-0.88, -0.3), (-0.84, -0.86), (-0.46, -0.86), 0.27)
    scene.lay(Sheet(sleeve, "#2a263a", lift=10))
    scene.lay(Sheet(box(0.1, 0.24).at(-0.42, -0.86), "#ffffff", ("cuff",), lift=5))
    scene.lay(Sheet(ellipse(0.14, 0.12).at(-0.3, -0.86), _FUR, ("paw",), lift=6))
    scene.lay(Sheet(strip(((-0.46, -0.98), (0.24, -0.66)), 0.05), "#38344e", ("wand",), lift=5))
    scene.lay(Sheet(strip(((0.14, -0.712), (0.24, -0.66)), 0.054), "#fff6c8", lift=1))
    for x, y in ((-0.33, -0.91), (-0.265, -0.88), (-0.2, -0.85)):
        scene.lay(Sheet(ellipse(0.038, 0.075).turned(24).at(x, y), "#ffffff", lift=4))


def _audience(scene: Scene) -> None:
    """Empty hats sit in the front row; under one of them are eyes."""
    tall = polygon("-.17,-.12 -.2,.3 .2,.3 .17,-.12") | ellipse(0.34, 0.08).at(0, -0.14)
    wide = blob("-.46,-.1 -.2,-.02 -.14,.14 .06,.18 .18,0 .46,-.1 .3,-.2 -.3,-.2")
    cap = blob("-.24,-.4 -.24,0 -.1,.18 .1,.18 .24,0 .24,-.4")
    feather = blob(".1,.02 .2,.24 .4,.34 .36,.16")
    rows: tuple[tuple[Outline, str, Point, float], ...] = (
        (tall, "#5a2a6e", (-0.74, -1.22), 8),
        (box(0.35, 0.08).at(0, -0.04), "#f4c84a", (-0.74, -1.22), 8),
        (feather, "#d8563c", (-0.14, -1.26), 0),
        (wide, "#6a2a5c", (-0.14, -1.26), -5),
        (cap, "#43307a", (0.7, -1.46), -8),
    )
    for outline, colour, (x, y), turn in rows:
        scene.lay(Sheet(outline, colour, ("hats",), lift=10), x=x, y=y, turn=turn)
    scene.lay(Sheet(ellipse(0.07).at(0.73, -1.26), "#f4c84a", lift=5))
    shadow = ellipse(0.23, 0.075).at(-0.14, -1.43)
    scene.lay(Sheet(shadow, "#1c0f26", lift=2))
    for x in (-0.2, -0.06):
        scene.lay(Sheet(ellipse(0.04, 0.034).at(x, -1.405), "#fff6c8", lift=1))
        scene.lay(Sheet(ellipse(0.018).at(x + 0.012, -1.395), "#1c1420", lift=0))
