"""Roofs, ropes and slopes: who stands above, and who below."""

from art.paint.dawn.onlookers import waiting_dog
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, nature, people, town
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    beads,
    blob,
    box,
    crescent,
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
from art.paint.story.sheets import Pattern, Sheet

_HIS, _HER = "#e0b08c", "#8a5238"


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="Only one of them is ours",
    subject="old couple on a roof under two moons",
    props=("moons", "chimney", "string", "spectacles", "cat"),
    mood=("romantic", "doubtful", "still"),
)
def two_moons(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2a2a66", lift=0, shade="#8a5a94"))
    _sky(scene)
    _chimney(scene)
    _woman(scene)
    _man(scene)
    _embrace(scene)
    return PaperPlan(stars=110)


def _sky(scene: Scene) -> None:
    """A moon with craters, a smaller one that is tied, and a cloud."""
    scene.lay(Sheet(ellipse(0.50).at(-0.62, 1.16), "#fff3cf", ("moon",), glow=0.55))
    for x, y, r in ((-0.78, 1.24, 0.11), (-0.44, 1.06, 0.13), (-0.62, 0.86, 0.06)):
        scene.lay(Sheet(ellipse(r, r * 0.9).at(x, y), "#efdfae", lift=0))
    string = strip(points(".42,.94 .48,.74 .36,.56 .50,.36 .62,.24"), 0.014)
    scene.lay(Sheet(string, "#fff0d0", ("string",), lift=3))
    scene.lay(Sheet(ellipse(0.26).at(0.42, 1.20), "#ffd9a0", ("second moon",), glow=0.5))
    knot = polygon(".42,.95 .38,.88 .46,.88")
    scene.lay(Sheet(knot, "#ffd9a0", ("balloon",), lift=3))
    scene.lay(
        Sheet(nature.cloud_outline(0.7).at(-0.5, 0.62), "#7a5fa4", ("cloud",), lift=7, torn=True)
    )


def _chimney(scene: Scene) -> None:
    """A chimney, and on it a black cat who has the string in its mouth."""
    scene.lay(
        Sheet(box(0.40, 1.2).at(0.80, -0.56), "#7a3a40", ("chimney",), lift=9, pattern="checks")
    )
    scene.lay(Sheet(box(0.50, 0.10).at(0.80, 0.04), "#8f4a4a", lift=5))
    body = blob("-.20,.0 -.26,.20 -.18,.38 -.10,.46 .06,.44 .20,.30 .26,.0")
    tail = strip(points(".22,.06 .34,.04 .30,-.20 .36,-.36"), 0.06, 0.04)
    head = blob(
        "-.30,.44 -.30,.62 -.30,.74 -.30,.74 -.19,.66 -.06,.68 .02,.74 .02,.74 .06,.60 .04,.46"
        " -.12,.38"
    )
    scene.lay(Sheet(tail | body, "#1c1830", ("cat",), lift=6), x=0.82, y=0.08, scale=0.72)
    scene.lay(Sheet(head, "#262040", ("cat",), lift=4), x=0.82, y=0.08, scale=0.72)
    for x in (-0.21, -0.06):
        scene.lay(Sheet(ellipse(0.042, 0.05).at(x, 0.56), "#ffe07a", ("eye",), lift=1), x=0.82,
            y=0.08,
                  scale=0.72)  # fmt: skip
        scene.lay(
            Sheet(ellipse(0.014, 0.042).at(x - 0.01, 0.56), "#1c1420", lift=0),
            x=0.82,
            y=0.08,
            scale=0.72,
        )
    smile = strip(points("-.20,.47 -.14,.45 -.08,.47"), 0.014)
    scene.lay(Sheet(smile, "#fff0d0", lift=0), x=0.82, y=0.08, scale=0.72)
    paw = ellipse(0.08, 0.05).at(-0.16, 0.01) | ellipse(0.08, 0.05).at(0.04, 0.01)
    scene.lay(Sheet(paw, "#262040", lift=3), x=0.82, y=0.08, scale=0.72)


def _woman(scene: Scene) -> None:
    """She has a white bun with a ribbon and has shut her eyes: one is as good as two."""
    head = faces.face(
        _HER, "#f4f0ea", "bun", Expression("smile", None), old=True, dress="#d8874a"
    )  # fmt: skip
    scene.lay(head, x=0.36, y=-0.50, scale=0.92, turn=14)
    ribbon = strip(points("-.17,.62 .0,.57 .17,.62"), 0.06)
    scene.lay(Sheet(ribbon, "#c8443c", ("ribbon",), lift=3), x=0.36, y=-0.50, scale=0.92, turn=14)
    for x in (-0.43, 0.43):
        scene.lay(Sheet(ellipse(0.035).at(x, -0.16), "#f2c14a", ("earrings",), lift=2), x=0.36,
            y=-0.50,
                  scale=0.92, turn=14)  # fmt: skip


def _man(scene: Scene) -> None:
    """He has large spectacles: one moon in each."""
    head = faces.face(
        _HIS, "#b9b0a8", "bald", Expression("none", (0.1, 0.9)), old=True, dress="#2f5f78"
    )
    place = {"x": -0.40, "y": -0.46, "scale": 1.06, "turn": -10}
    scene.lay(head, **place)
    nose = blob("-.03,.02 .04,.02 .10,-.12 .06,-.19 -.05,-.19 -.09,-.12")
    scene.lay(Sheet(nose, mix(_HIS, "#d0604c", 0.28), ("nose",), lift=4), **place)
    whiskers = blob("0,-.20 .10,-.19 .24,-.25 .34,-.20 .34,-.20 .28,-.33 .12,-.34 0,-.29 -.12,-.34"
                    " -.28,-.33 -.34,-.20 -.34,-.20 -.24,-.25 -.10,-.19")  # fmt: skip
    scene.lay(Sheet(whiskers, "#e6ded2", ("moustache",), lift=5), **place)
    scene.lay(
        Sheet(strip(points("-.06,-.36 .02,-.38 .10,-.35"), 0.026), "#9a4a40", lift=0), **place
    )
    for x in (-0.21, 0.21):
        lens = ellipse(0.175).at(x, 0.01)
        scene.lay(Sheet(lens, "#34306e", ("spectacles",), lift=2, shade="#5a4a94"), **place)
        radius = 0.10 if x < 0 else 0.065
        moon = ellipse(radius).at(x + 0.01, 0.05 if x < 0 else 0.07)
        scene.lay(
            Sheet(moon, "#fff3cf" if x < 0 else "#ffd9a0", ("moon in a lens",), glow=0.5), **place
        )
        if x > 0:
            line = strip(points(".22,.005 .24,-.05 .20,-.09 .23,-.15"), 0.012)
            scene.lay(Sheet(line, "#fff0d0", ("string",), lift=0), **place)
        else:
            dots = beads(points("-.23,.08 -.17,.03 -.21,.0"), 0.018)
            scene.lay(Sheet(dots, "#efdfae", lift=0), **place)
        scene.lay(Sheet(ring(0.19, 0.16).at(x, 0.01), "#c8443c", lift=4), **place)
    bridge = strip(points("-.04,.03 .0,.06 .04,.03"), 0.03)
    arms = strips([((-0.39, 0.03), (-0.46, 0.06)), ((0.39, 0.03), (0.46, 0.06))], 0.03)
    scene.lay(Sheet(bridge | arms, "#c8443c", lift=3), **place)


def _embrace(scene: Scene) -> None:
    """His hand with all its fingers around her shoulder; below, the edge of the roof."""
    palm = ellipse(0.17, 0.13).at(0.90, -1.20)
    scene.lay(Sheet(palm, mix(_HIS, "#5a2418", 0.12), ("hand",), lift=6))
    for index in range(4):
        root = (0.86 + 0.015 * index, -1.11 - 0.062 * index)
        tip = (0.60 + 0.035 * index, -1.03 - 0.078 * index)
        finger = (
            strip((root, tip), 0.085, 0.07) | ellipse(0.042).at(*root) | ellipse(0.035).at(*tip)
        )
        scene.lay(Sheet(finger, _HIS, lift=4))
        scene.lay(
            Sheet(ellipse(0.030, 0.022).turned(-12).at(*tip), mix(_HIS, "#ffffff", 0.55), lift=1)
        )
    roof = polygon("-1.3,-1.32 1.3,-1.44 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(roof, "#a8484a", ("roof",), lift=13, pattern="scales"))


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Till the wind do us part",
    subject="wedding on a tightrope",
    props=("bride", "veil", "chimneys"),
    mood=("romantic", "risky", "windy"),
)
def tightrope_wedding(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f8c8b0", lift=0, shade="#fbe8c8"))
    scene.lay(Sheet(ellipse(0.5).at(0.2, 0.3), "#fff3d4", ("sun",), glow=0.4))
    for x, y, w in ((-0.6, 1.1, 0.8), (0.62, 0.96, 0.6), (-0.7, -0.2, 0.5)):
        cloud = nature.cloud_outline(w).at(x, y)
        scene.lay(Sheet(cloud, "#ffffff", ("cloud",), lift=7, torn=True))
    walls, windows = town.skyline(14, -1.36, 0.05, 0.5, 12)
    scene.lay(Sheet(walls, "#d98a8c", ("town",), lift=7))
    scene.lay(Sheet(windows, "#fff3d4", lift=0))
    for x, top in ((-0.86, -0.06), (0.86, -0.12)):
        scene.lay(Sheet(box(0.3, 1.9).at(x, top - 0.95), "#a84f4a", lift=12, pattern="checks"))
        scene.lay(Sheet(box(0.38, 0.1).at(x, top), "#c8706a", ("chimney",), lift=6))
    rope = points(
        "-1.04,-.04 -.68,-.04 -.46,-.27 -.3,-.31 -.14,-.3 .03,-.26 "
        ".2,-.3 .34,-.31 .48,-.27 .68,-.1 1.04,-.1"
    )
    scene.lay(town.thread(rope, "#5a3a34", 0.03))
    bow = polygon("0,0 -.18,.12 -.18,-.12") | polygon("0,0 .18,.12 .18,-.12")
    ends = strip([(0, 0), (-0.1, -0.2), (-0.04, -0.36)], 0.05, 0.03)
    scene.lay(Sheet(bow | ends | ends.flipped(), "#d8333f", ("ribbon",), lift=6), x=0.74, y=-0.04)
    _weathercock_priest(scene)
    _bride_and_groom(scene)
    return PaperPlan(petals=50, petal_colour="#f0a0a8")


def _weathercock_priest(scene: Scene) -> None:
    """The cock of the vane turns with the wind, and today it wears the bands that marry people."""
    gold = "#d9a03c"
    vane = strips([((0, -0.56), (0, 0.02)), ((-0.2, -0.12), (0.1, -0.12))], 0.03)
    vane = vane | polygon(".08,-.05 .18,-.12 .08,-.19")
    cock = blob(
        "-.16,.12 -.1,.01 .02,-.03 .12,.05 .14,.17 .17,.27 .13,.36 .04,.34 .01,.22 -.06,.17 "
        "-.12,.22 -.17,.38 -.28,.36 -.3,.22 -.22,.22"
    )
    for outline, colour, lift in (
        (vane, "#4a3a44", 4),
        (beads(points(".06,.37 .11,.39 .155,.36"), 0.035) | ellipse(0.026, 0.04).at(0.15, 0.2),
         "#d8333f", 4),
        (polygon(".15,.31 .24,.27 .15,.24"), "#f6d27a", 4),
        (cock, gold, 7),
        (polygon(".05,.2 .15,.17 .17,.03 .12,.04 .11,.1 .09,.1 .07,.03 .02,.04"), "#fffaf4", 3),
        (ellipse(0.018).at(0.11, 0.29), "#1c1420", 0),
    ):  # fmt: skip
        tags = ("weathercock",) if colour == gold else ()
        scene.lay(Sheet(outline, colour, tags, lift=lift), x=0.77, y=0.36, scale=0.74, flip=True)


_BRIDE = Dress(
    skin="#8a5238", hair="#1c1420", coat="#fffaf4", legs="#8a5238", shoes="#e8707a",
    cut="bun", skirt=0.2, look=Expression("smile", None), head=0.27,
)  # fmt: skip
_GROOM = Dress(
    skin="#efc4a0", hair="#c8703a", coat="#2c3350", legs="#232a44", cut="short",
    kind=figures.MAN, head=0.265,
)  # fmt: skip
_BALANCE: tuple[figures.Limb, figures.Limb] = (
    ((-0.03, 0.42), (-0.06, 0.22), (-0.12, 0.02)),
    ((0.03, 0.42), (0.08, 0.23), (0.05, 0.02)),
)


def _bride_and_groom(scene: Scene) -> None:
    """Face to face and hand in hand, where the rope sags; the veil flies far to the left."""
    veil = blob("-.3,.98 -.46,.98 -.66,.8 -.86,.94 -.96,.72 -.84,.62 -.66,.5 -.46,.58 -.36,.72")
    scene.lay(Sheet(veil, "#fffaf4", ("veil",), lift=8, pattern="dots"))
    stems = strips([((-0.72, 0.26), (-0.8, 0.42)), ((-0.68, 0.26), (-0.7, 0.42))], 0.022)
    scene.lay(Sheet(stems, "#5a8a58", lift=4))
    bunch = beads(points("-.86,.44 -.8,.52 -.72,.54 -.66,.46 -.74,.42"), 0.065)
    scene.lay(Sheet(bunch, "#e8707a", ("bouquet",), lift=5))
    step = Stance(
        near=((0.12, 0.57), (0.26, 0.58)), far=((-0.2, 0.53), (-0.33, 0.51)), legs=_BALANCE
    )
    scene.lay(people.person(_BRIDE, step), x=-0.3, y=-0.3, scale=1.14)
    wreath = beads(points("-.39,.82 -.34,.855 -.28,.865 -.22,.85 -.17,.81"), 0.032)
    scene.lay(Sheet(wreath, "#f0a0a8", ("wreath",), lift=3))
    step = Stance(
        near=((0.12, 0.56), (0.25, 0.56)), far=((-0.16, 0.55), (-0.18, 0.41)), legs=_BALANCE
    )
    scene.lay(people.person(_GROOM, step), x=0.36, y=-0.3, scale=1.18, flip=True)
    scene.lay(Sheet(ellipse(0.035).at(0.28, 0.44), "#f6c453", ("flower",), lift=3))


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="She tucks in the fields",
    subject="giantess under a quilt of fields",
    props=("villages", "quilt", "road"),
    mood=("tender", "vast", "sleepy"),
)
def quilt_country(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a4a7a", lift=0, shade="#c08a8c"))
    scene.lay(Sheet(crescent(0.15).turned(20).at(0.66, 1.16), "#ffe9a6", ("moon",), glow=0.5))
    pillow = blob("-1.2,.3 -1.1,.9 -.5,1.12 .3,1.06 .56,.8 .5,.36 -.2,.2")
    scene.lay(Sheet(pillow, "#f4efe6", ("pillow",), lift=10))
    hair = blob("-.9,.3 -1.0,.7 -.7,1.06 -.2,1.12 .14,.9 .2,.5 .3,.2 -.4,.2")
    scene.lay(Sheet(hair, "#6a3020", ("hair",), lift=9))
    sleeper = faces.face("#d99a72", "#6a3020", "bob", Expression("smile", None))
    scene.lay(sleeper, x=-0.3, y=0.56, scale=0.92, turn=12)
    fields: tuple[tuple[str, Pattern, float], ...] = (
        ("#d9b04a", "stripes", 20), ("#7a9a4a", "leaves", 0), ("#c8703c", "checks", 30),
        ("#a8b85a", "dots", 0), ("#e3c878", "crosses", 0), ("#5a8a58", "stripes", -40),
    )  # fmt: skip
    whole = blob("-1.3,.1 -.7,.26 -.2,.16 .4,.3 1.3,.06 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(whole, "#6a8a4a", ("quilt",), lift=14))
    for row in range(4):
        for column in range(4):
            colour, pattern, turn = fields[(row * 5 + column * 2) % 6]
            x, y = -0.96 + 0.62 * column + 0.08 * row, -0.06 - 0.46 * row - 0.1 * (column % 2)
            patch = blob(
                (x - 0.3, y + 0.24), (x + 0.3, y + 0.2), (x + 0.33, y - 0.22), (x - 0.28, y - 0.2)
            )
            scene.lay(Sheet(patch & whole, colour, lift=3, pattern=pattern, turn=turn))
    road = strip([(-1.1, -0.6), (-0.4, -0.44), (0.2, -0.8), (0.7, -0.7), (1.1, -1.1)], 0.06, 0.09)
    scene.lay(Sheet(road, "#f4e6c8", ("road",), lift=2))
    _quilt_villages(scene)
    scene.lay(_hand_over_hem("#d99a72"), x=-0.76, y=0.2, scale=0.72, turn=4)
    scene.lay(_hand_over_hem("#d99a72"), x=0.27, y=0.25, scale=0.72, turn=-2, flip=True)
    return PaperPlan(stars=60)


def _hand_over_hem(skin: str) -> list[Sheet]:
    """A hand that holds a hem at the origin: its back above, the fingers bent over, a thumb."""
    back = blob("-.23,.02 -.23,.16 -.14,.27 .04,.29 .17,.24 .24,.12 .22,.0 0,-.04")
    sheets = [Sheet(back, mix(skin, "#5a2418", 0.14), ("hand",), lift=8)]
    for x, tip in ((-0.17, -0.12), (-0.058, -0.16), (0.056, -0.17), (0.168, -0.14)):
        ends = [(x * 0.92, 0.12), (x * 1.04, tip)]
        finger = strip(ends, 0.112, 0.1) | ellipse(0.056).at(*ends[0]) | ellipse(0.05).at(*ends[1])
        sheets.append(Sheet(finger, skin, lift=5))
        crease = strips([((x - 0.03, 0.0), (x + 0.03, 0.0))], 0.01)
        sheets.append(Sheet(crease, mix(skin, "#5a2418", 0.4), lift=0))
        nail = ellipse(0.032, 0.038).at(x * 1.04, tip)
        sheets.append(Sheet(nail, mix(skin, "#ffffff", 0.5), lift=1))
    thumb = strip(points(".18,.18 .29,.13 .35,.02"), 0.12, 0.1) | ellipse(0.05).at(0.35, 0.02)
    sheets.append(Sheet(thumb | ellipse(0.06).at(0.18, 0.18), mix(skin, "#ffffff", 0.05), lift=5))
    nail = ellipse(0.03, 0.038).turned(20).at(0.352, 0.02)
    sheets.append(Sheet(nail, mix(skin, "#ffffff", 0.5), lift=1))
    return sheets


def _quilt_villages(scene: Scene) -> None:
    """Houses and trees on the quilt, a tractor on its way."""
    for x, y, size, wall, roof in (
        (0.46, -0.14, 0.3, "#f4efe2", "#c8443c"), (0.66, -0.1, 0.26, "#f0d8a0", "#8a4f5c"),
        (-0.62, -0.9, 0.34, "#fdf3e2", "#b8563c"), (0.36, -1.3, 0.36, "#f4e0d0", "#5d6ab0"),
    ):  # fmt: skip
        scene.lay(town.house(wall, roof), x=x, y=y, scale=size)
    for x, y in ((-0.86, -0.3), (0.0, -0.3), (-0.36, -1.3), (0.86, -0.5)):
        scene.lay(nature.tree("#5a3a2a", "#3f7a48"), x=x, y=y, scale=0.22)
    tractor = box(0.14, 0.07).at(0, 0.05) | box(0.06, 0.07).at(-0.03, 0.11)
    scene.lay(Sheet(tractor, "#d8333f", ("tractor",), lift=4), x=0.24, y=-0.8)
    wheels = ellipse(0.045).at(-0.05, 0.02) | ellipse(0.03).at(0.06, 0.01)
    scene.lay(Sheet(wheels, "#2a1820", lift=3), x=0.24, y=-0.8)


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Somebody practises leaving",
    subject="woman descending stairs of piano keys",
    props=("suitcase", "keys", "open lid"),
    mood=("sad", "musical", "resolved"),
)
def piano_stairs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#c9d3dc", lift=0, pattern="stripes", turn=90, shade="#e9dcd0"))
    _piano_lid(scene)
    door = box(0.46, 0.9).at(0.6, 0.98)
    scene.lay(Sheet(box(0.56, 1.0).at(0.6, 0.98), "#8f9aa8", lift=6))
    scene.lay(Sheet(door, "#ffe9b8", ("door",), glow=0.5))
    for index in range(9):
        x, top = 1.0 - 0.25 * index, 0.34 - 0.22 * index - (0.05 if index == 6 else 0.0)
        key = polygon((x - 0.125, top), (x + 0.125, top), (x + 0.125, BOTTOM), (x - 0.125, BOTTOM))
        tone = "#fdfaf4" if index != 6 else "#e0d6c8"
        scene.lay(Sheet(key, tone, ("piano keys",), lift=7, shade="#d6d0c8"))
    for index in (0, 1, 3, 4, 5, 7):
        x, top = 0.875 - 0.25 * index, 0.34 - 0.22 * (index + 1)
        scene.lay(Sheet(box(0.14, 0.62).at(x, top - 0.38), "#24202e", ("black keys",), lift=8))
    _leaving_woman(scene)
    waiting_dog(scene, -0.76, -1.2, 0.56)
    return PaperPlan()


def _piano_lid(scene: Scene) -> None:
    """The lid of a grand piano, propped open on its stick."""
    lid = blob(
        "-.9,.2 -.9,.2 -.9,1.12 -.86,1.3 -.72,1.38 -.54,1.32 -.44,1.14 -.36,.9 -.16,.74 "
        "-.04,.56 -.02,.2 -.02,.2"
    )
    stick = strip(((-0.38, 0.3), (-0.3, -0.76)), 0.05, 0.04)
    scene.lay(Sheet(stick, "#4a3a34", ("prop stick",), lift=5))
    scene.lay(Sheet(lid, "#4a4658", lift=14))
    face = lid.scaled(0.92, 0.94).at(-0.046, 0.036)
    scene.lay(Sheet(face, "#1c1a26", ("piano lid",), lift=2))
    hinges = strips([((-0.9, y), (-0.9, y + 0.14)) for y in (0.36, 0.94)], 0.06)
    scene.lay(Sheet(hinges, "#c8a050", ("hinges",), lift=3))


_LEAVING = Dress(
    skin="#8a5238", hair="#1c1420", coat="#b8333f", legs="#3a2a3a", shoes="#1c1420", cut="bob",
    skirt=0.08, head=0.28, hat="straw", hat_colour="#7a1f2c",
)  # fmt: skip


def _leaving_woman(scene: Scene) -> None:
    """She steps from key to key, both feet down, the suitcase before her."""
    case = box(0.3, 0.22).at(0.05, -0.02) | ring(0.07, 0.045).at(0.05, 0.12)
    scene.lay(Sheet(case, "#8a5a3c", ("suitcase",), lift=7, pattern="checks"))
    step = Stance(
        near=((0.1, 0.54), (0.24, 0.45)),
        far=((-0.13, 0.55), (-0.2, 0.44)),
        legs=(
            ((-0.06, 0.4), (-0.1, 0.33), (-0.19, 0.224)),
            ((0.04, 0.4), (0.09, 0.22), (0.1, 0.02)),
        ),
        nod=-8,
    )
    scene.lay(people.person(_LEAVING, step), x=0.38, y=-0.32, scale=1.08, flip=True)
