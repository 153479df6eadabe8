"""A dinner for guests of air."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Guests who cannot stay",
    subject="host at dinner with clouds, one of which drifts out of the window",
    props=("clouds", "laid table", "hats", "window", "scarf", "rain in the soup"),
    mood=("wistful", "polite", "airy"),
)
def dinner_for_clouds(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a2f52", ("room",), lift=0, shade="#2c1c38", pattern="leaves"))
    _window(scene)
    _chair(scene, -0.62, 0.22)
    _chair(scene, 0.02, 0.16)
    _guest(scene)
    _weeping(scene)
    _leaving(scene)
    _table(scene)
    _host(scene)
    return PaperPlan()


def _cloud(scene: Scene, lumps: str, colour: str, tag: str = "clouds", lift: float = 10) -> Outline:
    """A heap of round lumps, each given by its place and its radius, in two layers of paper."""
    whole, upper = Outline(()), Outline(())
    for lump in lumps.split():
        x, y, r = (float(part) for part in lump.split(","))
        whole = whole | ellipse(r, 0.92 * r).at(x, y)
        upper = upper | ellipse(0.78 * r, 0.66 * r).at(x - 0.05 * r, y + 0.13 * r)
    scene.lay(Sheet(whole, mix(colour, "#5a4a7a", 0.24), (tag,), lift=lift))
    scene.lay(Sheet(upper, colour, lift=4))
    return whole


def _window(scene: Scene) -> None:
    """A tall open window, behind it the morning and those who have left before."""
    scene.lay(Sheet(box(0.98, 1.30).at(-0.34, 0.82), "#e9d6b8", ("window",), lift=9))
    scene.lay(Sheet(box(0.84, 1.16).at(-0.34, 0.82), "#7fb4d8", ("sky",), lift=0, shade="#fbd9a8"))
    for x, y, s in ((-0.56, 1.22, 0.7), (-0.14, 1.06, 0.5)):
        far = (
            ellipse(0.10, 0.07).at(-0.10, 0)
            | ellipse(0.12, 0.11).at(0, 0.03)
            | ellipse(0.09, 0.06).at(0.11, 0)
        )
        scene.lay(Sheet(far.scaled(s).at(x, y), "#fffaf0", ("far clouds",), lift=3))
        scene.lay(
            Sheet(
                (polygon("-.07,.12 .07,.12 .06,.22 -.06,.22") | box(0.2, 0.024).at(0, 0.12))
                .scaled(s)
                .at(x, y),
                "#4a3a58",
                lift=2,
            )
        )
    scene.lay(Sheet(box(1.10, 0.08).at(-0.34, 0.16), "#e9d6b8", ("sill",), lift=8))
    left = blob("-.86,1.56 -.64,1.56 -.70,1.2 -.80,.8 -.98,.5 -1.2,.34 -1.2,1.56")
    right = blob(".02,1.56 .30,1.56 .36,1.2 .50,.9 .72,.70 .72,.70 .40,.66 .20,.84 .10,1.2")
    for curtain in (left, right):
        scene.lay(Sheet(curtain, "#b8475a", ("curtain",), lift=10, pattern="stripes", turn=80))


def _chair(scene: Scene, x: float, y: float) -> None:
    back = blob(
        (x - 0.22, -0.7),
        (x - 0.24, y - 0.1),
        (x - 0.16, y + 0.04),
        (x, y + 0.08),
        (x + 0.16, y + 0.04),
        (x + 0.24, y - 0.1),
        (x + 0.22, -0.7),
    )
    hole = blob(
        (x - 0.13, -0.6),
        (x - 0.14, y - 0.12),
        (x, y - 0.03),
        (x + 0.14, y - 0.12),
        (x + 0.13, -0.6),
    )
    scene.lay(Sheet(back - hole, "#8a5a3c", ("chairs",), lift=7))
    scene.lay(
        Sheet(
            strips(
                [
                    ((x - 0.05, y - 0.06), (x - 0.05, -0.6)),
                    ((x + 0.05, y - 0.06), (x + 0.05, -0.6)),
                ],
                0.03,
            ),
            "#7a4c34",
            lift=4,
        )
    )


def _guest(scene: Scene) -> None:
    """A stout cloud in a bowler hat and a bow tie, quite at its ease."""
    _cloud(
        scene,
        "-.62,-.34,.24 -.80,-.42,.17 -.44,-.42,.17 -.62,-.06,.19 -.50,-.16,.14 -.74,-.18,.14",
        "#fdf8f2",
    )
    crown = blob("-.76,.10 -.76,.10 -.76,.24 -.64,.33 -.52,.26 -.49,.12 -.49,.12")
    scene.lay(
        Sheet(
            crown | blob("-.86,.10 -.62,.05 -.40,.12 -.44,.15 -.62,.11 -.80,.15"),
            "#2a2438",
            ("bowler hat",),
            lift=6,
        )
    )
    tie = polygon("-.62,-.24 -.74,-.18 -.74,-.31") | polygon("-.62,-.24 -.50,-.18 -.50,-.31")
    scene.lay(Sheet(tie | ellipse(0.03).at(-0.62, -0.245), "#d8563c", ("bow tie",), lift=4))


def _weeping(scene: Scene) -> None:
    """A small grey cloud in a top hat that rains into its soup."""
    _cloud(scene, ".02,-.20,.19 -.13,-.26,.14 .17,-.26,.14 .02,-.06,.13", "#a9a4bc")
    hat = polygon("-.09,.02 .13,.02 .14,.28 -.10,.28") | blob(
        "-.18,.01 .02,-.02 .22,.01 .20,.05 .02,.02 -.16,.05"
    )
    scene.lay(Sheet(hat, "#2a2438", ("top hat",), lift=6))
    scene.lay(Sheet(box(0.225, 0.05).at(0.02, 0.065), "#7fb4d8", lift=1))
    drops = strips(
        [
            ((x, y), (x - 0.012, y - 0.08))
            for x, y in points(
                "-.12,-.40 -.04,-.46 .04,-.41 .12,-.46 .19,-.40 .0,-.56 .10,-.57 -.09,-.52"
            )
        ],
        0.016,
    )
    scene.lay(Sheet(drops, "#bfe0f0", ("rain",), lift=3))


def _leaving(scene: Scene) -> None:
    """A fine cloud with pearls that is already half out of the window."""
    _cloud(
        scene,
        "-.34,.74,.22 -.54,.66,.17 -.16,.66,.18 -.36,.98,.16 -.26,.88,.14 -.02,.60,.10",
        "#ffeef0",
        lift=13,
    )
    pearls = beads(
        [(-0.50 + 0.045 * i, 0.80 - 0.16 * (1 - ((i - 3.5) / 3.5) ** 2)) for i in range(8)], 0.022
    )
    scene.lay(Sheet(pearls, "#f6d9a0", ("pearls",), lift=3))
    hat = blob("-.60,1.10 -.36,1.04 -.12,1.12 -.20,1.16 -.26,1.26 -.42,1.26 -.48,1.15")
    scene.lay(Sheet(hat, "#7a4a8c", ("hat",), lift=6))
    scene.lay(
        Sheet(
            strip(points("-.26,1.22 -.10,1.34 .02,1.30"), 0.05, 0.012),
            "#f0b848",
            ("feather",),
            lift=4,
        )
    )


def _table(scene: Scene) -> None:
    """A white cloth, three plates, and candles blown sideways."""
    cloth = polygon("-1.3,-.62 .62,-.62 1.3,-.70 1.3,-1.7 -1.3,-1.7")
    scene.lay(Sheet(cloth, "#f4e9dc", ("table",), lift=12, shade="#c9b4bc"))
    folds = Outline(())
    for x in (-0.82, -0.42, 0.0, 0.42):
        folds = folds | strip([(x, -1.04), (x - 0.02, -1.3), (x + 0.02, -1.6)], 0.012, 0.06)
    scene.lay(Sheet(folds, "#d8c6c4", lift=0))
    scene.lay(Sheet(strips([((-1.2, -1.0), (1.2, -1.04))], 0.018), "#b8475a", lift=0))
    for x, soup in ((-0.62, "#d8763c"), (0.02, "#7fb0cc")):
        scene.lay(Sheet(ellipse(0.21, 0.065).at(x, -0.80), "#fffaf2", ("plates",), lift=6))
        scene.lay(Sheet(ellipse(0.15, 0.04).at(x, -0.795), soup, ("soup",), lift=0))
    scene.lay(Sheet(ellipse(0.05, 0.012).at(0.0, -0.795), "#bfe0f0", lift=0))
    for x in (-0.30,):
        scene.lay(Sheet(strips([((x, -0.86), (x, -0.50))], 0.05), "#f0b848", ("candle",), lift=5))
        scene.lay(Sheet(ellipse(0.09, 0.03).at(x, -0.87), "#a8763c", lift=4))
        scene.lay(
            Sheet(
                blob(
                    (x, -0.50),
                    (x - 0.05, -0.44),
                    (x - 0.12, -0.42),
                    (x - 0.12, -0.42),
                    (x - 0.05, -0.49),
                ),
                "#fff0b0",
                ("flame",),
                glow=0.9,
                lift=3,
            )
        )


def _host(scene: Scene) -> None:
    """An old woman who holds on to a scarf, the other end of which has gone too far."""
    scarf: list[Point] = [
        (-0.56, 0.60),
        (-0.34, 0.53),
        (-0.06, 0.58),
        (0.16, 0.50),
        (0.26, 0.24),
        (0.38, 0.02),
        (0.40, -0.10),
    ]
    scene.lay(Sheet(strip(scarf, 0.11, 0.08), "#f0b848", ("scarf",), lift=8, pattern="stripes"))
    dress = "#2f6a72"
    bust = figures.head("#c98a62", "#efeae4", figures.OLD, "bun", "open", dress=dress)
    scene.lay([part.placed(0.86, -0.40, 0.62, 8, flip=True) for part in bust])
    arm = people.bent_sleeve((0.80, -1.16), (0.36, -0.98), (0.405, -0.36), 0.24)
    scene.lay(Sheet(arm, mix(dress, "#0c1a24", 0.18), ("sleeve",), lift=9))
    scene.lay(Sheet(strip(((0.40, -0.40), (0.405, -0.30)), 0.19), "#f4e9dc", ("cuff",), lift=4))
    palm = blob(".33,-.30 .30,-.19 .31,-.09 .39,-.05 .47,-.08 .49,-.18 .47,-.30")
    scene.lay(Sheet(palm, "#b5794f", ("hand",), lift=5))
    for step in range(4):
        y = -0.085 - 0.052 * step
        finger = (
            strip(((0.31, y - 0.012), (0.44, y + 0.004)), 0.05)
            | ellipse(0.025).at(0.31, y - 0.012)
            | ellipse(0.025).at(0.44, y + 0.004)
        )
        scene.lay(Sheet(finger, "#c98a62", lift=2))
    tail = strip(points(".36,-.27 .28,-.40 .24,-.56"), 0.08, 0.12)
    fringe = strips(
        [((0.19 + 0.028 * i, -0.56), (0.175 + 0.03 * i, -0.63)) for i in range(5)], 0.014
    )
    scene.lay(Sheet(tail | fringe, "#f0b848", ("scarf",), lift=5, pattern="stripes"))
