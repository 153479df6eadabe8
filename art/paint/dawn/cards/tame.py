"""Tame beasts: a bear at the barber, a dragon as a kettle."""

from dataclasses import replace

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, faces, figures, people, town
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    BOTTOM,
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
from art.paint.story.sheets import Sheet


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="A little shorter at the sides",
    subject="bear at the barber",
    props=("mirror", "scissors", "girl"),
    mood=("funny", "trusting", "strange"),
)
def bear_barber(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e9b65c", lift=0, pattern="rings"))
    scene.lay(
        Sheet(
            polygon((-SIDE, -0.98), (SIDE, -0.98), (SIDE, BOTTOM), (-SIDE, BOTTOM)),
            "#7a3f38",
            ("floor",),
            pattern="checks",
        )
    )
    scene.lay(Sheet(ellipse(0.60, 0.74).at(-0.36, 0.52), "#8c4a2f", ("mirror",), lift=12))
    scene.lay(Sheet(ellipse(0.52, 0.66).at(-0.36, 0.52), "#cfe3e0", lift=0, shade="#9fc4c6"))
    _mirrored_man(scene)
    glare = strip(((-0.8, 0.62), (-0.62, 0.96)), 0.05) | strip(((-0.76, 0.5), (-0.68, 0.66)), 0.02)
    scene.lay(Sheet(glare, "#f3fbfa", lift=0))
    _mirrored_cub(scene)
    shelf = box(1.5, 0.06).at(-0.30, -0.30)
    scene.lay(Sheet(shelf, "#5b2f2a", ("shelf",), lift=8))
    for x, h, colour in (
        (-0.92, 0.22, "#2f7d86"),
        (-0.78, 0.16, "#f4efe2"),
        (-0.64, 0.26, "#d8473c"),
        (0.36, 0.2, "#5d4a8c"),
    ):
        scene.lay(
            Sheet(
                box(0.10, h).at(x, -0.27 + h / 2) | box(0.04, 0.07).at(x, -0.25 + h),
                colour,
                ("bottle",),
                lift=5,
            )
        )
    _customer(scene)
    return PaperPlan()


def _customer(scene: Scene) -> None:
    """The bear under a cape, and the girl on her stool."""
    bear = animals.bear("#6b4636")
    scene.lay(bear, x=0.34, y=-1.42, scale=1.12)
    cape = blob("-.16,.86 -.4,.66 -.66,.1 -.7,-.2 .7,-.2 .66,.1 .4,.66 .16,.86 0,.8")
    scene.lay(
        Sheet(cape, "#fdf3e2", ("cape",), lift=8, pattern="stripes", turn=90),
        x=0.34,
        y=-1.42,
        scale=1.12,
    )
    scene.lay(
        Sheet(
            box(0.34, 0.06)
            | strip(((-0.14, 0), (-0.16, -0.8)), 0.04)
            | strip(((0.14, 0), (0.16, -0.8)), 0.04),
            "#5b2f2a",
            ("stool",),
            lift=7,
        ),
        x=-0.46,
        y=-0.92,
    )
    _hairdresser(scene)
    tufts = beads(
        [(-0.02, -1.30), (0.86, -1.36), (-0.16, -1.22), (0.92, -1.20), (-0.30, -1.36)], 0.035
    )
    scene.lay(Sheet(tufts, "#6b4636", ("hair",), lift=3))


_GIRL = Dress(
    skin="#8a5238", hair="#1c1420", coat="#d8473c", legs="#f4efe2", shoes="#4a4a58",
    cut="bob", kind=figures.CHILD, skirt=0.18, head=0.33,
)  # fmt: skip


def _hairdresser(scene: Scene) -> None:
    """The girl: her comb at the bear's cheek, the scissors closed and held well away."""
    scene.lay(town.scissors("#dfe3e6", "#2f7d86", 0), x=-0.8, y=-0.56, scale=0.2, turn=180)
    comb = strips([((0.0, 0.0), (0.32, 0.0))], 0.05)
    comb = comb | strips([((x / 100, 0.0), (x / 100, -0.1)) for x in range(12, 34, 4)], 0.018)
    scene.lay(Sheet(comb, "#f6d27a", ("comb",), lift=6), x=-0.22, y=-0.22, turn=10)
    busy = Stance(near=((0.18, 0.58), (0.27, 0.72)), far=((-0.2, 0.52), (-0.35, 0.4)))
    scene.lay(people.person(_GIRL, busy), x=-0.46, y=-0.89, scale=0.86)


def _mirrored_man(scene: Scene) -> None:
    """What the mirror shows: a gentleman with a moustache and a bow tie."""
    glass = ellipse(0.52, 0.66).at(-0.36, 0.52)
    look = Expression("smile", (0.3, -0.2))
    bust = faces.face("#e3ab84", "#5b3526", "short", look, dress="#31305a", lift=6)
    moustache = blob(
        "0,-.19 .1,-.17 .2,-.22 .28,-.2 .3,-.14 .32,-.24 .22,-.3 .1,-.27 0,-.23 "
        "-.1,-.27 -.22,-.3 -.32,-.24 -.3,-.14 -.28,-.2 -.2,-.22 -.1,-.17"
    )
    bow = polygon("-.2,-.62 0,-.7 .2,-.62 .2,-.84 0,-.76 -.2,-.84")
    bust.append(Sheet(moustache, "#5b3526", ("man",), lift=2))
    bust.append(Sheet(bow, "#d8473c", lift=3))
    for part in bust:
        placed = part.placed(-0.36, 0.56, 0.6, 0, flip=False)
        scene.lay(replace(placed, outline=placed.outline & glass))


def _mirrored_cub(scene: Scene) -> None:
    """The other mirror shows the girl: a cub in a red dress, its paw raised as well."""
    x, y = 0.6, 0.72
    glass = ellipse(0.3, 0.4).at(x, y)
    scene.lay(Sheet(ellipse(0.36, 0.46).at(x, y), "#8c4a2f", ("mirror",), lift=12))
    scene.lay(Sheet(glass, "#cfe3e0", lift=0, shade="#9fc4c6"))
    dress = blob("-.2,-.5 -.18,-.16 -.1,-.06 .1,-.06 .18,-.16 .2,-.5").at(x, y)
    scene.lay(Sheet(dress & glass, "#d8473c", lift=4))
    paw = strip([(x - 0.13, y - 0.16), (x - 0.24, y - 0.08), (x - 0.2, y + 0.08)], 0.09, 0.08)
    scene.lay(Sheet(paw | ellipse(0.05).at(x - 0.2, y + 0.09), "#8a5a42", lift=3))
    cub = [part for part in animals.bear("#8a5a42") if "bear" not in part.tags][1:]
    scene.lay(cub, x=x, y=y - 0.54, scale=0.58)
    fringe = blob("-.17,.1 -.15,.22 0,.29 .15,.22 .17,.1 .08,.17 -.06,.18").at(x, y)
    scene.lay(Sheet(fringe, "#1c1420", ("hair",), lift=3))


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="Mother says it only steams",
    subject="dragon used as a kettle",
    props=("grandmother", "cup", "steam"),
    mood=("homely", "risky", "funny"),
)
def dragon_kettle(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e9c9a0", lift=0, pattern="rings", shade="#d9a478"))
    scene.lay(
        Sheet(
            polygon((-SIDE, -0.84), (SIDE, -0.84), (SIDE, BOTTOM), (-SIDE, BOTTOM)),
            "#fdf3e2",
            ("table",),
            lift=9,
            pattern="checks",
            turn=45,
        )
    )
    _grandmother_and_dragon(scene)
    _teatime(scene)
    _warm_egg(scene)
    return PaperPlan()


def _grandmother_and_dragon(scene: Scene) -> None:
    """The grandmother behind a dragon that has the handle of a kettle."""
    red = "#c8443c"
    look = Expression("smile", (0.8, -0.4))
    old = faces.face("#d99a72", "#f4f0ea", "bun", look, old=True, dress="#5d6ab0")
    scene.lay(old, x=-0.5, y=0.8, scale=0.72)
    glasses = ring(0.11, 0.09).at(-0.62, 0.8) | ring(0.11, 0.09).at(-0.37, 0.8)
    scene.lay(Sheet(glasses, "#4a3a32", ("glasses",), lift=3))
    feet = ellipse(0.17, 0.09).at(-0.42, -0.88) | ellipse(0.17, 0.09).at(0.04, -0.89)
    scene.lay(Sheet(feet, mix(red, "#2a1018", 0.25), lift=6))
    _kettle_dragon(scene, red)


def _kettle_dragon(scene: Scene, red: str) -> None:
    """One pot with lid and handle: the neck is the spout, a wing is folded at the side."""
    body = blob("-.62,-.82 -.72,-.5 -.6,-.2 -.36,-.06 -.08,-.06 .14,-.2 .26,-.5 .2,-.82 -.22,-.9")
    line = [(-0.02, -0.62), (0.28, -0.46), (0.4, -0.1), (0.29, 0.22), (0.3, 0.48)]
    skull = blob(".1,.38 .09,.58 .22,.74 .4,.69 .62,.6 .67,.51 .67,.51 .44,.46 .6,.39 .6,.39 .3,.3")
    horns = strip([(0.2, 0.68), (0.1, 0.84), (0.12, 0.98)], 0.06, 0.015) | strip(
        [(0.31, 0.7), (0.27, 0.88), (0.33, 0.98)], 0.06, 0.015
    )
    scene.lay(Sheet(horns, "#f4e6c8", ("horns",), lift=5))
    scene.lay(Sheet(ellipse(0.065).at(-0.22, 0.11), "#e8b84a", lift=4))
    lid = blob("-.46,-.1 -.46,-.1 -.38,.02 -.22,.07 -.06,.02 .02,-.1 .02,-.1 -.22,-.15")
    scene.lay(Sheet(polygon(".4,.5 .62,.5 .57,.41 .4,.42"), "#4a1020", ("mouth",), lift=3))
    pot = body | strip(line, 0.42, 0.19) | skull
    scene.lay(Sheet(pot, red, ("dragon",), lift=14, pattern="scales"))
    scene.lay(Sheet(lid, "#8f2a3c", ("lid",), lift=6))
    rim = strip([(-0.47, -0.1), (-0.22, -0.15), (0.03, -0.1)], 0.035)
    scene.lay(Sheet(rim, "#e8b84a", lift=3))
    scene.lay(Sheet(ellipse(0.05, 0.055).at(0.33, 0.6), "#fff0a0", lift=2))
    scene.lay(Sheet(ellipse(0.02, 0.045).at(0.34, 0.6), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(ellipse(0.018, 0.013).at(0.58, 0.57), "#6a1a28", lift=0))
    shoulder, tips = (0.08, -0.36), [(-0.52, -0.36), (-0.42, -0.6), (-0.2, -0.74)]
    wing = blob(
        ".08,-.36 .08,-.36 -.2,-.27 -.52,-.36 -.52,-.36 -.42,-.46 -.42,-.6 -.42,-.6 -.28,-.6 "
        "-.2,-.74 -.2,-.74 -.1,-.62 .04,-.62 .04,-.62"
    )
    scene.lay(Sheet(wing, "#8f2a3c", ("wing",), lift=5))
    scene.lay(Sheet(strips([(shoulder, tip) for tip in tips], 0.022), "#b8404a", lift=1))
    handle = strip(points("-.5,-.2 -.52,.1 -.42,.33 -.22,.42 -.02,.33 .08,.1 .06,-.2"), 0.08)
    scene.lay(Sheet(handle, "#3a3040", ("handle",), lift=7))
    scene.lay(Sheet(beads([(-0.5, -0.2), (0.06, -0.2)], 0.06), "#e8b84a", lift=3))


def _teatime(scene: Scene) -> None:
    """Steam, tea in a cup with scorch marks, and the grandmother's arm that pours."""
    for x, y, r in ((0.66, 0.68, 0.07), (0.74, 0.83, 0.1), (0.71, 1.02, 0.13)):
        scene.lay(Sheet(ellipse(r).at(x, y), "#fffaf2", ("steam",), lift=5))
    scene.lay(Sheet(ellipse(0.24, 0.05).at(0.7, -0.9), "#f4efe2", lift=5))
    scene.lay(Sheet(ring(0.1, 0.06).at(0.53, -0.64), "#8fc0d0", lift=5))
    cup = blob(".52,-.5 .52,-.5 .88,-.5 .88,-.5 .85,-.76 .76,-.87 .64,-.87 .55,-.76")
    scene.lay(Sheet(cup, "#8fc0d0", ("cup",), lift=9, pattern="dots"))
    scene.lay(Sheet(ellipse(0.18, 0.05).at(0.7, -0.5), "#d3e8ec", lift=2))
    scene.lay(Sheet(ellipse(0.15, 0.035).at(0.7, -0.505), "#8a4a1c", lift=0))
    mark = blob(".75,-.58 .84,-.6 .83,-.7 .76,-.72")
    scene.lay(Sheet(mark, "#3a2a28", ("scorch mark",), lift=0))
    tea = strip(points(".44,.462 .6,.445 .7,.3 .735,0 .73,-.5"), 0.02, 0.06)
    tea = tea | ellipse(0.04, 0.015).at(0.73, -0.5)
    scene.lay(Sheet(tea, "#b8702c", ("tea",), lift=4))
    upper = strip(((-0.98, 0.16), (-0.9, -0.04)), 0.27, 0.22) | ellipse(0.135).at(-0.98, 0.16)
    arm = upper | ellipse(0.11).at(-0.9, -0.04) | strip(((-0.9, -0.04), (-0.31, 0.34)), 0.22, 0.15)
    scene.lay(Sheet(arm, "#4d59a0", ("arm",), lift=9))
    scene.lay(Sheet(strip(((-0.35, 0.314), (-0.28, 0.36)), 0.17), "#fdf3dc", lift=4))
    scene.lay(people.fist("#d99a72"), x=-0.2, y=0.4, scale=0.4, turn=4)


def _warm_egg(scene: Scene) -> None:
    """A scaly egg under a knitted cap, from which somebody looks up at the dragon."""
    egg = blob("0,.34 -.17,.24 -.24,.02 -.18,-.2 0,-.27 .18,-.2 .24,.02 .17,.24").at(-0.54, -1.04)
    cup = blob("-.23,.06 -.23,.06 .23,.06 .23,.06 .18,-.08 .06,-.15 -.06,-.15 -.18,-.08")
    cup = cup.at(-0.54, -1.18) | polygon("-.68,-1.44 -.4,-1.44 -.5,-1.28 -.58,-1.28")
    scene.lay(Sheet(egg, "#c8443c", ("egg",), lift=9, pattern="scales"))
    crack = polygon(
        "-.16,.0 -.09,.09 -.03,.02 .03,.1 .09,.02 .17,.07 .13,-.06"
        " .06,-.13 0,-.07 -.06,-.14 -.12,-.06"
    )
    scene.lay(Sheet(crack.at(-0.52, -1.0), "#2a1018", ("crack",), lift=0))
    eyes = [(-0.55, -1.04), (-0.44, -1.03)]
    scene.lay(Sheet(beads(eyes, 0.042), "#fff0a0", lift=0))
    scene.lay(Sheet(beads([(x + 0.014, y + 0.014) for x, y in eyes], 0.02), "#1c1420", lift=0))
    scene.lay(Sheet(cup, "#8fc0d0", ("egg cup",), lift=8, pattern="dots"))
    cap = blob("-.2,.06 -.2,.06 -.14,.24 0,.36 .14,.24 .2,.06 .2,.06 0,.1").at(-0.54, -0.98)
    scene.lay(Sheet(cap, "#5d6ab0", ("knitted cap",), lift=6, pattern="stripes"))
    scene.lay(Sheet(ellipse(0.06).at(-0.54, -0.62), "#f4efe2", lift=4))
