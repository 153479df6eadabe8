"""Trials: a court of socks, and a war of paper."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import folds
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="The left one did it",
    subject="trial of sock puppets",
    props=("socks", "judge", "jury"),
    mood=("funny", "stern", "guilty"),
)
def sock_puppet_trial(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f0d9a8", lift=0, pattern="stripes", turn=90))
    scene.lay(
        Sheet(polygon("-1.3,-.86 1.3,-.86 1.3,-1.8 -1.3,-1.8"), "#7a3f30", ("bench",), lift=10)
    )
    judge = [(0.6, -1.0), (0.66, -0.2), (0.56, 0.5), (0.34, 0.86), (0.02, 0.84)]
    thief = [(-0.66, -1.0), (-0.7, -0.5), (-0.62, -0.1), (-0.44, 0.08), (-0.2, 0.04)]
    _sock(scene, judge, "#3f5f9a", 0.5, "stripes")
    _wig(scene)
    _sock(scene, thief, "#d8563c", 0.42, "dots")
    mask = blob("-.62,.2 -.5,.28 -.3,.2 -.2,.12 -.24,.02 -.4,.02 -.6,.06")
    scene.lay(Sheet(mask, "#2a2030", ("mask",), lift=4))
    _sock_eye(scene, -0.46, 0.15, 0.075, (0.35, 0.6))
    _sock_eye(scene, -0.3, 0.13, 0.07, (0.35, 0.6))
    sack = blob("-.98,-.84 -1.02,-.5 -.86,-.36 -.84,-.26 -.76,-.26 -.76,-.36 -.58,-.5 -.6,-.84")
    scene.lay(Sheet(sack, "#b58a52", ("sack",), lift=8))
    scene.lay(
        Sheet(
            blob("-.8,-.3 -.86,-.14 -.76,-.1 -.68,-.16 -.74,-.3"),
            "#8fb8a0",
            ("stolen sock",),
            lift=4,
            pattern="stripes",
        )
    )
    scene.lay(Sheet(box(2.6, 0.1).at(0, -0.84), "#9a5638", lift=8))
    _gavel(scene)
    _jury(scene)
    return PaperPlan()


def _sock(
    scene: Scene, line: list[tuple[float, float]], colour: str, wide: float, pattern: str
) -> None:
    """A sock drawn over a hand: heel, a mouth that opens at its end, and a cuff."""
    tip_x, tip_y = line[-1]
    side = -1 if tip_x < line[0][0] else 1
    upper = strip([*line[:-1], (tip_x, tip_y + 0.1)], wide, wide * 0.52)
    scene.lay(
        Sheet(
            ellipse(wide * 0.42, wide * 0.3).at(tip_x - side * 0.02, tip_y - 0.08),
            "#8a2438",
            lift=7,
        )
    )
    lower = ellipse(wide * 0.5, wide * 0.2).turned(-side * 16).at(tip_x - side * 0.1, tip_y - 0.2)
    scene.lay(Sheet(lower, mix(colour, "#140c20", 0.18), lift=6))
    whole = upper | ellipse(wide * 0.3).at(tip_x + side * 0.02, tip_y + 0.1)
    scene.lay(Sheet(whole, colour, ("sock puppet",), lift=11, pattern=pattern))  # type: ignore[arg-type]


def _sock_eye(scene: Scene, x: float, y: float, r: float, gaze: tuple[float, float]) -> None:
    """A button for an eye."""
    scene.lay(Sheet(ellipse(r).at(x, y), "#fffaf0", lift=4))
    scene.lay(
        Sheet(
            ellipse(r * 0.45).at(x + r * 0.5 * gaze[0], y + r * 0.5 * gaze[1]),
            "#1c1420",
            ("eye",),
            lift=1,
        )
    )


def _wig(scene: Scene) -> None:
    """The judge's wig, eyes and glasses."""
    curls = [
        (0.1, 1.1),
        (0.28, 1.2),
        (0.48, 1.18),
        (0.66, 1.08),
        (0.78, 0.9),
        (0.84, 0.7),
        (0.86, 0.5),
        (0.84, 0.3),
    ]
    wig = beads(curls, 0.15) | beads([(0.5, 1.0), (0.66, 0.84), (0.72, 0.6)], 0.16)
    scene.lay(Sheet(wig, "#f1ece2", ("wig",), lift=7))
    for x, y in curls:
        scene.lay(Sheet(ring(0.07, 0.052).at(x, y), "#c8c0b4", lift=0))
    for x in (0.06, 0.3):
        _sock_eye(scene, x, 0.96, 0.095, (-0.5, -0.6))
    brow = strip(((0.0, 1.1), (0.16, 1.06)), 0.035) | strip(((0.24, 1.06), (0.4, 1.12)), 0.035)
    scene.lay(Sheet(brow, "#2a2030", lift=2))


def _gavel(scene: Scene) -> None:
    """A wooden spoon serves as a gavel."""
    scene.lay(Sheet(strip(((0.3, 0.1), (-0.02, -0.34)), 0.05), "#d9a441", lift=7))
    scene.lay(
        Sheet(
            ellipse(0.11, 0.15).turned(-36).at(-0.08, -0.42), "#d9a441", ("wooden spoon",), lift=7
        )
    )
    scene.lay(
        Sheet(
            strip([(0.6, -0.1), (0.4, -0.02), (0.26, 0.06)], 0.2, 0.12),
            "#35528a",
            lift=6,
            pattern="stripes",
        )
    )


def _jury(scene: Scene) -> None:
    """Seven odd socks in the front row, seen from behind and from the side."""
    papers = (
        ("#8a4f8c", "dots"),
        ("#3f8f7a", "stripes"),
        ("#e9b84a", "checks"),
        ("#f4efe2", "rings"),
        ("#c8443c", "crosses"),
        ("#5d8ac4", "waves"),
    )
    for index, (colour, pattern) in enumerate(papers):
        x = -0.86 + 0.34 * index
        tall = -1.02 + 0.08 * math.sin(index * 2.3)
        sock = strip(
            [(x, -1.7), (x, -1.3), (x + 0.02, tall), (x - 0.1 + 0.2 * (index % 2), tall + 0.1)],
            0.24,
            0.2,
        )
        end = (x - 0.1 + 0.2 * (index % 2), tall + 0.1)
        whole = sock | ellipse(0.1).at(*end) | ellipse(0.11).at(x + 0.02, tall)
        scene.lay(Sheet(whole, colour, ("jury",), lift=9, pattern=pattern))  # type: ignore[arg-type]
        _sock_eye(scene, end[0], end[1] + 0.03, 0.042, (0.0, 0.7))


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="Truce",
    subject="two armies of folded paper",
    props=("soldiers", "letter", "flags"),
    mood=("solemn", "ironic", "hopeful"),
)
def paper_war(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f6dcb0", lift=0, shade="#e8a878"))
    scene.lay(Sheet(ellipse(0.26).at(0.06, 0.56), "#fff3cf", ("sun",), glow=0.7))
    for colour, tops in (
        ("#d08a64", ((-1, 0.3), (0, 0.16), (1, 0.34))),
        ("#b5704e", ((-1, -0.3), (0, -0.44), (1, -0.26))),
    ):
        scene.lay(Sheet(land(*tops), colour, lift=8, torn=True))
    for side, coat, hat in ((-1, "#6f8ab4", "#4f6f9c"), (1, "#c8705c", "#b5483c")):
        man = folds.paper_man(
            mix(coat, "#f6dcb0", 0.3), "#efe0c4", mix(hat, "#f6dcb0", 0.2), "soldier"
        )
        for k, (x, y, size) in enumerate(
            ((0.5, 0.24, 0.26), (0.74, 0.22, 0.3), (0.96, 0.26, 0.33))
        ):
            scene.lay(man, x=side * x, y=y + 0.04 * k, scale=size, flip=side > 0)
        pole = strip(((side * 0.3, 0.0), (side * 0.34, 0.98)), 0.018)
        scene.lay(Sheet(pole, "#6b4030", lift=4))
        flag = polygon((0.34, 0.98), (0.7, 0.9), (0.34, 0.72)).scaled(side, 1)
        scene.lay(Sheet(flag, hat, ("flag",), lift=6))
    scene.lay(
        Sheet(land((-1, -0.7), (0, -0.84), (1, -0.68)), "#95583f", ("field",), lift=9, torn=True)
    )
    for side, coat, hat in ((-1, "#6f8ab4", "#4f6f9c"), (1, "#c8705c", "#b5483c")):
        man = folds.paper_man(coat, "#f4e6cc", hat, "soldier")
        scene.lay(man, x=side * 0.66, y=-0.2, scale=0.86, turn=side * 7, flip=side > 0)
    _unfolded(scene)
    return PaperPlan()


def _unfolded(scene: Scene) -> None:
    """In the middle one has come unfolded: a creased sheet with writing in it, and its hat."""
    sheet = polygon("-.5,-.5 .36,-.42 .46,-1.3 -.44,-1.36")
    scene.lay(Sheet(sheet, "#fdf6e4", ("letter",), lift=14))
    tones = (
        ("-.5,-.5 -.06,-.46 0,-.9 -.47,-.92", "#f4e8cc"),
        ("-.06,-.46 .36,-.42 .41,-.86 0,-.9", "#fdf8ea"),
        ("-.47,-.92 0,-.9 .02,-1.34 -.44,-1.36", "#fdf6e4"),
        ("0,-.9 .41,-.86 .46,-1.3 .02,-1.34", "#efe0c0"),
    )
    for corners, colour in tones:
        scene.lay(Sheet(polygon(corners), colour, lift=0))
    for k in range(7):
        y = -0.58 - 0.085 * k
        line = [
            (-0.38 + 0.01 * k, y),
            (-0.2, y + 0.02),
            (-0.05, y),
            (0.1, y + 0.024),
            (0.3 - 0.1 * (k % 3), y + 0.02),
        ]
        scene.lay(Sheet(strip(line, 0.016), "#7a6a8a", ("writing",), lift=0))
    heart = (
        ellipse(0.05).at(-0.038, 0.03)
        | ellipse(0.05).at(0.038, 0.03)
        | polygon((-0.085, 0.012), (0.085, 0.012), (0, -0.1))
    )
    scene.lay(Sheet(heart.at(0.26, -1.2), "#c8443c", ("heart",), lift=3))
    scene.lay(folds.paper_hat("#6f8ab4"), x=0.66, y=-1.5, scale=0.5, turn=-12)
