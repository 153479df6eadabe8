"""Makers: one irons stars, one hems the sea."""

import math
from dataclasses import replace

from art.paint.dawn.onlookers import unpicking_crab
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people, town
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    ring,
    smooth,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="They come back cleaner",
    subject="woman ironing stars",
    props=("iron", "washing line", "basket"),
    mood=("homely", "magical", "quiet"),
)
def star_laundry(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#141d4c", lift=0, shade="#5b4388"))
    walls, windows = town.skyline(33, -0.62, 0.12, 0.44, 8)
    scene.lay(Sheet(walls, "#2b2860", ("roofs",), lift=8))
    scene.lay(Sheet(windows, "#ffd98a", glow=0.35))
    _star_line(scene)
    woman = figures.head("#8a5238", "#2a1820", figures.OLD, "bun", dress="#c8563c")
    scene.lay(woman, x=0.56, y=0.06, scale=0.66, flip=True)
    kerchief = [replace(part, pattern="dots") for part in people.hat_sheets("kerchief", "#3f9a8c")]
    scene.lay(kerchief, x=0.56, y=0.06, scale=0.66, flip=True)
    skirt = polygon("-.06,-.84 1.2,-.84 1.2,-1.8 -.16,-1.8")
    scene.lay(Sheet(skirt, "#a8442f", lift=5, pattern="dots"))
    _ironing(scene)
    return PaperPlan(stars=40)


def _star_line(scene: Scene) -> None:
    """A line of pegged stars over the roofs; one of them is a coat."""
    scene.lay(town.thread([(-1.2, 1.2), (-0.3, 0.94), (0.5, 0.98), (1.2, 1.24)], "#e9dcc4", 0.014))
    hung = (
        (-0.72, 1.06, 0.24, 8, True),
        (-0.26, 0.94, 0.19, -9, True),
        (0.2, 0.94, 0.22, 6, False),
    )
    for x, y, size, turn, shining in (*hung, (0.66, 1.03, 0.17, -5, True)):
        shape = star(5, size, size * 0.48).turned(turn).at(x, y - size * 0.9)
        if shining:
            scene.lay(Sheet(shape, "#ffe49a", ("star",), glow=0.5))
        else:
            scene.lay(Sheet(shape, "#f6c453", ("star",), lift=7))
            row = [(x + 0.02, y - size * (0.6 + 0.32 * k)) for k in range(3)]
            scene.lay(Sheet(beads(row, 0.022), "#8a2f2c", ("buttons",), lift=2))
        scene.lay(Sheet(box(0.03, 0.09).turned(turn).at(x, y), "#c98a4c", ("peg",), lift=4))


def _ironing(scene: Scene) -> None:
    """The board, the iron and the arm that moves it, and what is still to do."""
    legs = strips([((0.62, -0.8), (-0.1, -1.6)), ((-0.1, -0.8), (0.66, -1.6))], 0.06)
    scene.lay(Sheet(legs, "#8a6a5a", lift=8))
    board = blob("-.96,-.72 -.96,-.72 -.7,-.62 .2,-.54 1.2,-.5 1.2,-.86 .2,-.84 -.7,-.82")
    scene.lay(Sheet(board, "#3f6f9a", ("ironing board",), lift=12, pattern="stripes"))
    flat = star(5, 0.32, 0.15).scaled(1, 0.36).at(-0.48, -0.68)
    scene.lay(Sheet(flat, "#fff0b0", ("star",), glow=0.7))
    steam = strip([(-0.36, -0.54), (-0.5, -0.4), (-0.62, -0.26), (-0.66, -0.1)], 0.03, 0.12)
    for x, y, r in ((-0.66, -0.08, 0.09), (-0.56, 0.08, 0.12), (-0.7, 0.3, 0.09)):
        steam = steam | ellipse(r * 1.3, r).at(x, y) | ellipse(r).at(x + r * 1.1, y + r * 0.4)
    scene.lay(Sheet(steam, mix("#dfe0f4", "#5b4388", 0.25), ("steam",), lift=5))
    plate = blob("-.3,0 -.3,0 -.14,.14 .1,.2 .28,.2 .28,.2 .3,0 .3,0")
    scene.lay(Sheet(plate, "#e0dcd8", ("iron",), lift=8), x=-0.08, y=-0.66, scale=1.0)
    handle = strip(
        [(-0.16, -0.5), (-0.16, -0.36), (0.0, -0.32), (0.16, -0.34), (0.16, -0.48)], 0.05
    )
    scene.lay(Sheet(handle, "#2a2438", lift=5))
    scene.lay(
        Sheet(
            people.sleeve([(0.7, -0.32), (0.5, -0.56), (0.12, -0.34)], 0.3, 0.15), "#b54a34", lift=8
        )
    )
    scene.lay(people.fist("#8a5238"), x=0.0, y=-0.32, scale=0.46, turn=4)
    _crumpled(scene)


def _crumpled(scene: Scene) -> None:
    """What is still to be ironed."""
    basket = polygon("-.86,-1.1 -.12,-1.1 -.2,-1.48 -.78,-1.48")
    for x, y, size, turn in (
        (-0.68, -1.04, 0.17, 20),
        (-0.46, -1.0, 0.2, 50),
        (-0.28, -1.06, 0.15, 5),
    ):
        crumpled = Outline(
            (
                tuple(
                    (x + r * math.cos(a), y + r * math.sin(a))
                    for k in range(10)
                    for r, a in [
                        (
                            size * (1.0 if k % 2 else 0.55) * (1 + 0.22 * math.sin(k * 5 + turn)),
                            math.radians(turn + 36 * k + 9 * math.sin(k * 3 + turn)),
                        )
                    ]
                ),
            )
        )
        scene.lay(Sheet(crumpled, "#9a97b8", ("crumpled star",), lift=5, pattern="crosses"))
    scene.lay(Sheet(basket, "#b5763f", ("basket",), lift=10, pattern="checks"))
    scene.lay(Sheet(box(0.82, 0.06).at(-0.49, -1.1), "#8a5230", lift=4))
    _next_in_line(scene)


def _next_in_line(scene: Scene) -> None:
    """One of the crumpled ones has seen the iron and holds on to the rim of the basket."""
    x, y = -0.46, -1.0
    shape = star(5, 0.25, 0.14).turned(8).at(x, y)
    rest = box(1.4, 1.0).at(x, -0.6)
    scene.lay(Sheet(shape & rest, "#d8cfa8", ("frightened star",), lift=6, pattern="crosses"))
    for side in (-1, 1):
        eye = (x + 0.066 * side, y + 0.04)
        scene.lay(Sheet(ellipse(0.055, 0.065).at(*eye), "#fffaf0", lift=2))
        scene.lay(Sheet(ellipse(0.024).at(eye[0] + 0.012, eye[1] + 0.026), "#1c1420", lift=0))
        paw = ellipse(0.05, 0.06).at(x + 0.2 * side, -1.09)
        scene.lay(Sheet(paw, "#c8be96", lift=4))
    mouth = strip([(x - 0.04, y - 0.06), (x, y - 0.04), (x + 0.04, y - 0.06)], 0.018)
    scene.lay(Sheet(mouth, "#8a2f2c", lift=1))


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="A wave with a hem",
    subject="seamstress sewing the sea",
    props=("sewing machine", "ships", "pins"),
    mood=("calm", "grand", "patient"),
)
def seamstress_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f8dcc0", lift=0, shade="#f2b99a"))
    scene.lay(Sheet(ellipse(0.25).at(0.62, 1.14), "#fff3cf", ("sun",), glow=0.6))
    woman = figures.head("#e0a884", "#7a3a2a", figures.SNUB, "bun", dress="#d8694c")
    scene.lay(woman, x=-0.48, y=0.56, scale=0.78, turn=-8)
    glasses = ring(0.1, 0.082).at(0.28, 0.03) | strip(((0.18, 0.04), (-0.06, 0.06)), 0.016)
    scene.lay(Sheet(glasses, "#3a2740", lift=3), x=-0.48, y=0.56, scale=0.78, turn=-8)
    scene.lay(Sheet(box(2.6, 0.1).at(0, -0.36), "#8a5a3c", ("table",), lift=9))
    _machine(scene)
    _hemmed_sea(scene)
    unpicking_crab(scene, 0.68, -1.28)
    _guiding_hands(scene)
    return PaperPlan()


def _machine(scene: Scene) -> None:
    """A sewing machine, and two hands that guide the cloth under its needle."""
    base = blob(".02,-.42 .06,-.3 .4,-.26 .96,-.28 1.2,-.3 1.2,-.46 .5,-.46")
    scene.lay(Sheet(base, "#4a3a52", lift=8))
    steel = "#d6dce4"
    scene.lay(Sheet(box(0.05, 0.2).at(0.23, -0.16), steel, lift=5))
    body = blob(
        ".15,-.1 .15,-.1 .14,.3 .2,.44 .4,.48 .66,.48 .76,.42 .78,.2 .8,-.3 .8,-.3 .54,-.3 .54,-.3"
        " .54,.06 .5,.18 .42,.22 .34,.16 .31,-.1 .31,-.1"
    )
    scene.lay(Sheet(body, "#2f3358", ("sewing machine",), lift=12))
    scene.lay(Sheet(box(0.1, 0.34).at(0.23, 0.12), "#4a5080", lift=2))
    scene.lay(Sheet(strip([(0.36, 0.34), (0.5, 0.36), (0.7, 0.34)], 0.03, 0.02), "#e9b84a", lift=1))
    for radius, colour in ((0.15, "#e9b84a"), (0.1, "#c8923a"), (0.035, "#fdf3e2")):
        scene.lay(Sheet(ellipse(radius).at(0.8, 0.3), colour, ("wheel",), lift=40 * radius))
    foot = polygon("-.03,.08 .03,.08 .03,.02 .12,0 .12,-.03 -.1,-.03 -.1,0 -.03,.02")
    scene.lay(Sheet(foot.at(0.23, -0.36), steel, ("presser foot",), lift=4))
    scene.lay(
        Sheet(strip(((0.23, -0.24), (0.23, -0.42)), 0.024, 0.008), "#f4f6fa", ("needle",), lift=4)
    )
    thread = [(0.23, -0.3), (0.1, 0.0), (0.2, 0.34), (0.36, 0.56), (0.42, 0.7)]
    scene.lay(town.thread(thread, "#fdf3e2", 0.012))
    spool = (
        box(0.12, 0.18).at(0.42, 0.62)
        | box(0.17, 0.03).at(0.42, 0.72)
        | box(0.17, 0.03).at(0.42, 0.52)
    )
    scene.lay(Sheet(spool, "#fdf3e2", ("thread",), lift=5))


def _guiding_hands(scene: Scene) -> None:
    """Two hands that lead the cloth to the needle."""
    for elbow, wrist, turn, spread in (
        ((-0.5, -0.3), (-0.14, -0.26), -128, (30, 2, -2, 26, 34)),
        ((-0.64, -0.54), (-0.14, -0.58), -80, (-30, -10, -3, 4, 12)),
    ):
        scene.lay(
            Sheet(people.sleeve([(-0.86, -0.12), elbow, wrist], 0.32, 0.16), "#c25a40", lift=8)
        )
        hand = figures.hand("#e0a884", spread)
        scene.lay(hand, x=wrist[0], y=wrist[1], scale=0.36, turn=turn)


def _hemmed_sea(scene: Scene) -> None:
    """The cloth: three papers of waves that fall from the table, with a seam and pins."""
    papers = (
        ("#2f8a9a", "-1.2,-.5 -.6,-.42 -.1,-.34 .3,-.38 .7,-.5 1.2,-.46 1.2,-1.8 -1.2,-1.8"),
        ("#1f6f86", "-1.2,-.86 -.7,-.72 -.4,-.86 0,-.7 .3,-.84 .7,-.72 1.2,-.88"
        " 1.2,-1.8 -1.2,-1.8"),
        ("#175a74", "-1.2,-1.16 -.8,-1.06 -.5,-1.2 -.1,-1.04 .3,-1.2 .7,-1.06 1.2,-1.2"
        " 1.2,-1.8 -1.2,-1.8"),
    )  # fmt: skip
    for colour, outline in papers:
        scene.lay(Sheet(blob(outline), colour, ("sea",), lift=10, pattern="waves"))
        _ship(
            scene,
            *{"#2f8a9a": (0.76, -0.72, 0.3), "#1f6f86": (-0.62, -0.98, 0.36)}.get(
                colour, (0.18, -1.16, 0.44)
            ),
        )
    line = points(".23,-.42 .34,-.56 .24,-.76 -.08,-.9 -.24,-1.1 0,-1.3 .26,-1.4 .44,-1.38")
    seam = smooth(line, closed=False)
    stitches = strips([(seam[k], seam[k + 2]) for k in range(0, len(seam) - 2, 3)], 0.018)
    scene.lay(Sheet(stitches, "#fdf3e2", ("seam",), lift=1))
    for x, y in ((-0.9, -0.8), (0.5, -0.78), (0.88, -0.98)):
        scene.lay(Sheet(strip(((x, y), (x + 0.04, y + 0.2)), 0.012), "#d6dce4", lift=4))
        scene.lay(Sheet(ellipse(0.03).at(x + 0.04, y + 0.2), "#e0503c", ("pin",), lift=4))


def _ship(scene: Scene, x: float, y: float, size: float) -> None:
    """A little sailing ship whose mast is a pin."""
    scene.lay(Sheet(strip(((0, 0.1), (0, 0.82)), 0.03), "#d6dce4", lift=3), x=x, y=y, scale=size)
    scene.lay(Sheet(ellipse(0.06).at(0, 0.84), "#e0503c", lift=3), x=x, y=y, scale=size)
    sails = polygon("-.04,.2 -.04,.74 -.4,.24") | polygon(".04,.2 .04,.66 .34,.22")
    scene.lay(Sheet(sails, "#fdf6e6", ("sail",), lift=5), x=x, y=y, scale=size)
    hull = blob("-.46,.14 -.46,.14 .46,.14 .46,.14 .3,-.06 -.3,-.06")
    scene.lay(Sheet(hull, "#c8443c", ("ship",), lift=5), x=x, y=y, scale=size)
