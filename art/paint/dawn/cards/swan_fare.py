"""A taxi on a lake, and who has just got out."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import people
from art.paint.story.cutouts.geometry import (
    beads,
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
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Keep the change",
    subject="swan with a coin in its beak, and its passenger who leaves",
    props=("swan", "coin", "landing stage", "woman", "suitcase", "webbed footprints", "lantern"),
    mood=("elegant", "secret", "hushed"),
)
def swan_taxi(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#16244a", ("night",), lift=0, shade="#c2708a"))
    _shore(scene)
    _swan(scene)
    _stage(scene)
    _passenger(scene)
    return PaperPlan(stars=50)


def _shore(scene: Scene) -> None:
    """A far town with a few lights, and the lake."""
    town = polygon(
        "-1.2,-.4 -1.2,-.02 -.94,-.02 -.88,.08 -.82,-.02 -.7,-.02 -.7,.12 -.54,.12"
        " -.54,-.06 -.4,-.06 -.34,.04 -.28,-.06 -.1,-.06"
        " -.1,.06 .04,.06 .04,-.1 .3,-.1 .3,.02 .46,.02 .52,.12 .58,.02 .7,.02 .7,-.12"
        " 1.2,-.12 1.2,-.4"
    )
    scene.lay(Sheet(town, "#4a3a68", ("town",), lift=5))
    lights = beads(
        points("-.88,-.1 -.62,.02 -.34,-.1 -.02,-.02 .38,-.06 .52,.0 .78,-.2 -1.0,-.14"), 0.016
    )
    scene.lay(Sheet(lights, "#ffe09a", ("lit windows",), glow=0.7, lift=0))
    scene.lay(
        Sheet(
            land((-1, -0.26), (0, -0.26), (1, -0.26)), "#2a5a78", ("lake",), lift=4, shade="#123050"
        )
    )
    glints = strips(
        [
            ((-0.95, -0.36), (-0.7, -0.36)),
            ((0.5, -0.34), (0.72, -0.34)),
            ((-0.9, -1.16), (-0.5, -1.16)),
            ((-0.4, -1.3), (0.1, -1.3)),
            ((-0.98, -1.4), (-0.7, -1.4)),
            ((0.62, -0.44), (0.96, -0.44)),
        ],
        0.016,
    )
    scene.lay(Sheet(glints, "#6fa3b8", lift=0))


def _swan(scene: Scene) -> None:
    """A great white swan, a cushion between its wings, that looks at what it was paid."""
    reflection = blob("-.9,-.98 -.6,-1.1 -.1,-1.14 .3,-1.06 .42,-.94 .1,-.96 -.5,-.96")
    scene.lay(Sheet(reflection, "#8fb4c4", lift=0))
    white, soft, grey = "#fdf8ee", "#ece4e0", "#cfc8d4"
    tail = blob("-.7,-.62 -.92,-.42 -1.02,-.3 -1.02,-.3 -.96,-.56 -.9,-.78 -.7,-.9")
    far_wing = blob("-.72,-.6 -.8,-.2 -.72,.12 -.56,.34 -.56,.34 -.44,.1 -.22,-.14 .06,-.3 .1,-.56")
    neck = strip(
        points(".14,-.72 .34,-.5 .40,-.2 .26,.1 .02,.36 -.10,.66 -.02,.94 .18,1.06 .34,1.0"),
        0.40,
        0.20,
    )
    body = blob(
        "-.86,-.7 -.66,-.52 -.3,-.46 .1,-.5 .36,-.42 .48,-.56 .48,-.78 .34,-.96"
        " .0,-1.06 -.5,-1.04 -.78,-.92"
    )
    scene.lay(Sheet(tail, soft, ("swan",), lift=8))
    scene.lay(Sheet(far_wing, grey, ("wing",), lift=9))
    scene.lay(
        Sheet(
            blob("-.46,-.3 -.42,-.12 -.24,-.08 -.06,-.14 -.04,-.34 -.2,-.42"),
            "#b8344a",
            ("cushion",),
            lift=6,
            pattern="dots",
        )
    )
    scene.lay(Sheet(neck | body, white, ("swan",), lift=12, shade="#e4dce4"))
    wing = blob(
        "-.9,-.56 -.96,-.2 -.8,-.06 -.8,-.06 -.74,-.24 -.62,-.12 -.62,-.12 -.56,-.3"
        " -.42,-.2 -.42,-.2 -.36,-.38 -.2,-.32 -.2,-.32"
        " -.14,-.46 .06,-.5 .16,-.66 .0,-.86 -.36,-.92 -.7,-.82"
    )
    scene.lay(Sheet(wing, soft, ("wing",), lift=11))
    quills = Outline(())
    for path in (
        "-.84,-.2 -.74,-.46 -.5,-.64",
        "-.64,-.24 -.56,-.48 -.34,-.66",
        "-.44,-.32 -.36,-.54 -.16,-.68",
        "-.2,-.42 -.14,-.58 .0,-.68",
    ):
        quills = quills | strip(points(path), 0.022, 0.006)
    scene.lay(Sheet(quills, grey, lift=0))
    head = blob(".12,1.0 .14,1.12 .28,1.17 .42,1.12 .5,1.02 .46,.92 .34,.88 .2,.9")
    scene.lay(Sheet(head, white, ("swan",), lift=4))
    bill = blob(".44,1.08 .44,1.08 .58,.98 .72,.86 .74,.82 .68,.8 .54,.84 .42,.92 .42,.92")
    scene.lay(Sheet(bill, "#e8803c", ("beak",), lift=5))
    scene.lay(Sheet(strip(points(".46,.98 .58,.91 .7,.83"), 0.012), "#9a4420", lift=0))
    scene.lay(Sheet(blob(".36,1.06 .44,1.11 .5,1.04 .46,.98 .43,.9 .4,.96"), "#1c1830", lift=2))
    scene.lay(Sheet(ellipse(0.022, 0.026).at(0.33, 1.07), "#1c1830", ("eye",), lift=1))
    scene.lay(Sheet(ellipse(0.008).at(0.337, 1.08), "#fdf8ee", lift=0))
    scene.lay(Sheet(ellipse(0.085).at(0.74, 0.76), "#f6c04a", ("coin",), lift=7))
    scene.lay(Sheet(ellipse(0.062).at(0.74, 0.76), "#e2a334", lift=1))
    scene.lay(Sheet(star(5, 0.042, 0.018).at(0.74, 0.76), "#fbe3a0", lift=1))
    collar = strip(points("-.235,.60 -.1,.57 .05,.61"), 0.085)
    scene.lay(Sheet(collar, "#f6c04a", ("collar",), lift=4))
    checks = Outline(())
    for index in range(6):
        x = -0.205 + 0.046 * index
        y = 0.592 - 0.9 * (0.018 - (x + 0.095) ** 2) + (0.018 if index % 2 else -0.018)
        checks = checks | box(0.046, 0.034).at(x, y)
    scene.lay(Sheet(checks & collar, "#1c1830", lift=0))
    chain = strip(points(".03,.58 .07,.46 .08,.40"), 0.014)
    scene.lay(Sheet(chain, "#1c1830", lift=3))
    scene.lay(
        Sheet(polygon(".02,.40 .14,.40 .16,.22 .0,.22"), "#ffe9a0", ("lantern",), glow=0.9, lift=4)
    )
    scene.lay(
        Sheet(
            polygon(".01,.40 .08,.46 .15,.40") | box(0.18, 0.03).at(0.08, 0.215),
            "#1c1830",
            ("lantern",),
            lift=3,
        )
    )


def _stage(scene: Scene) -> None:
    """A landing stage with a lantern."""
    posts = strips([((0.56, -0.86), (0.56, -1.6)), ((0.92, -0.8), (0.92, -1.6))], 0.08)
    planks = polygon(".36,-1.02 1.3,-.82 1.3,-.66 .46,-.84")
    scene.lay(Sheet(posts, "#4a2e2a", ("landing stage",), lift=8))
    scene.lay(Sheet(polygon(".36,-1.02 1.3,-.82 1.3,-.90 .36,-1.10"), "#5a3830", lift=8))
    scene.lay(Sheet(planks, "#9a6a4a", ("landing stage",), lift=9))
    gaps = strips(
        [
            ((0.56, -0.98), (0.63, -0.81)),
            ((0.74, -0.94), (0.80, -0.77)),
            ((0.92, -0.90), (0.97, -0.74)),
        ],
        0.010,
    )
    scene.lay(Sheet(gaps, "#6a4434", lift=0))
    prints = Outline(())
    for x, y in points(".45,-.97 .51,-.92 .57,-.95"):
        prints = prints | polygon(
            (x - 0.035, y),
            (x + 0.03, y + 0.03),
            (x + 0.022, y + 0.005),
            (x + 0.04, y),
            (x + 0.02, y - 0.012),
            (x + 0.03, y - 0.028),
        )
    scene.lay(Sheet(prints, "#4f3428", ("webbed footprints",), lift=0))


def _passenger(scene: Scene) -> None:
    """A woman in a red coat who walks off; what shows below its hem is white."""
    x, y, size = 0.73, -0.87, 0.88
    train = (
        blob("-.16,.2 -.3,.1 -.42,.08 -.42,.08 -.32,.04 -.36,.0 -.36,.0 -.2,.0 .0,.02 .1,.1")
        .scaled(size)
        .at(x, y + 0.02)
    )
    scene.lay(Sheet(train, "#fdf8ee", ("feathers",), lift=5))
    who = people.Dress(
        skin="#8a5238",
        hair="#1c1420",
        coat="#c8343c",
        legs="#e8803c",
        shoes="#e8803c",
        cut="bun",
        skirt=0.24,
        head=0.25,
        scarf="#f6c04a",
        hat="beret",
        hat_colour="#7a1f34",
    )
    scene.lay(people.person(who, people.WALK), x=x, y=y, scale=size)
    case = box(0.22, 0.15).at(x + 0.13, y + 0.27)
    scene.lay(Sheet(case, "#6a4a7c", ("suitcase",), lift=6))
    scene.lay(
        Sheet(strips([((x + 0.09, y + 0.345), (x + 0.17, y + 0.345))], 0.02), "#3a2848", lift=2)
    )
    scene.lay(
        Sheet(
            polygon((x + 0.0, y + 0.2), (x + 0.04, y + 0.2), (x - 0.02, y + 0.12)),
            mix("#fdf8ee", "#cfc8d4", 0.3),
            ("feather",),
            lift=3,
        )
    )
