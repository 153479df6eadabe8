"""A theatre in the open mouth of a hippopotamus."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.animals import Facet, folded
from art.paint.story.cutouts.geometry import (
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
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_HIDE, _INK = "#8c6f94", "#1c1420"
_IVORY = "#fbf2dc"
_MOUTH = blob(
    "-.7,.42 -.3,.54 .14,.5 .56,.54 .96,.42 1.04,.0 .94,-.5 .5,-.76 .14,-.8 -.3,-.76 -.7,-.5 -.8,.0"
)


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Open wide",
    subject="theatre in the mouth of a hippopotamus",
    props=("paper birds", "red curtain", "ducks", "lady with opera glasses", "tear"),
    mood=("grand", "uneasy", "playful"),
)
def crane_dentist(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2c3f78", lift=0, shade="#e8a07a"))
    for index, (x, y) in enumerate(points("-.86,1.3 -.6,1.4 -.92,.9 -.1,1.42 .3,1.38")):
        scene.lay(Sheet(ellipse(0.008 + 0.004 * (index % 3)).at(x, y), "#fff3d0", glow=0.1))
    scene.lay(Sheet(waves(-0.66, 0.02, 0.5), "#3f8f98", ("river",), lift=6))
    _head(scene)
    _stage(scene)
    _players(scene)
    _jaw(scene)
    scene.lay(Sheet(waves(-1.0, 0.025, 0.36, 0.2), "#2f7d8c", ("river",), lift=8))
    _audience(scene)
    return PaperPlan()


def _head(scene: Scene) -> None:
    """Out of the river comes a head as large as a house; one eye sleeps, one weeps."""
    for x, turn in ((-0.6, 24), (0.88, -24)):
        ear = ellipse(0.12, 0.15).turned(turn).at(x, 1.2)
        scene.lay(Sheet(ear, mix(_HIDE, "#2a1838", 0.15), ("ears",), lift=8))
        scene.lay(Sheet(ellipse(0.06, 0.09).turned(turn).at(x, 1.2), "#d88a90", lift=0))
    for x in (-0.3, 0.58):
        scene.lay(Sheet(ellipse(0.2, 0.2).at(x, 1.14), _HIDE, lift=9))
    head = blob(
        "-.9,-1.1 -.98,-.4 -.94,.2 -.8,.6 -.66,.96 -.4,1.14 .14,1.1 .68,1.14 .94,.96 1.06,.6"
        " 1.22,.2 1.26,-.4 1.2,-1.1"
    )
    scene.lay(Sheet(head, _HIDE, ("hippopotamus",), lift=14, shade="#75587f"))
    lid = strip(points("-.42,1.2 -.3,1.13 -.18,1.18"), 0.03)
    scene.lay(Sheet(lid, _INK, ("sleeping eye",), lift=1))
    scene.lay(Sheet(ellipse(0.1, 0.085).at(0.58, 1.18), "#fdf6e6", lift=2))
    scene.lay(Sheet(ellipse(0.05).at(0.55, 1.15), _INK, ("eye",), lift=0))
    brow = blob(".46,1.19 .5,1.28 .6,1.29 .7,1.22 .58,1.22")
    scene.lay(Sheet(brow, mix(_HIDE, "#2a1838", 0.2), lift=2))
    lip = blob(
        "-.84,.4 -.78,.76 -.5,.96 -.16,.94 .14,.84 .44,.94 .8,.96 1.04,.76 1.1,.4 .6,.6 .14,.56"
        " -.3,.6"
    )
    scene.lay(Sheet(lip, "#b08a9c", ("muzzle",), lift=8, shade="#9c7890"))
    for x, turn in ((-0.2, 24), (0.48, -24)):
        scene.lay(Sheet(ellipse(0.06, 0.035).turned(turn).at(x, 0.8), "#4a3050", lift=0))
    tear = blob("0,.13 .05,.02 .04,-.04 0,-.06 -.04,-.04 -.05,.02").at(0.7, 0.95)
    scene.lay(Sheet(tear, "#a8e0f0", ("tear",), lift=4))


def _stage(scene: Scene) -> None:
    """The mouth is hung with red curtains; a paper moon glows at the back."""
    scene.lay(Sheet(_MOUTH, "#4a1a3c", ("mouth",), lift=0, shade="#8a2a48"))
    scene.lay(Sheet(ellipse(0.17).at(-0.06, 0.16), "#fff2c0", ("paper moon",), glow=0.55))
    tongue = blob("-.7,-.46 -.3,-.32 .14,-.28 .6,-.32 .94,-.46 .8,-.9 .14,-.95 -.5,-.9")
    scene.lay(Sheet(tongue & _MOUTH, "#f08f94", ("tongue",), lift=7, shade="#e07080"))
    scene.lay(Sheet(strip(points(".14,-.32 .12,-.5 .15,-.78"), 0.016), "#c85a70", lift=0))
    for flip in (1, -1):
        drape = blob(
            "-1.0,.6 -.34,.6 -.36,.3 -.44,.06 -.6,-.14 -.6,-.14 -.54,-.4 -.56,-.7 -.56,-.7 -1.0,-.7"
        )
        drape = drape.scaled(flip, 1).at(0.12 if flip > 0 else 0.2, 0)
        scene.lay(Sheet(drape & _MOUTH, "#c8283c", ("red curtain",), lift=9, shade="#a01c38"))
        for line in (
            "-.5,.5 -.54,.2 -.64,-.1",
            "-.66,.5 -.68,.1 -.68,-.1",
            "-.62,-.2 -.62,-.4 -.64,-.6",
        ):
            fold = strip(points(line), 0.016, 0.03).scaled(flip, 1).at(0.12 if flip > 0 else 0.2, 0)
            scene.lay(Sheet(fold & _MOUTH, "#8a1430", lift=0))
        tie = ellipse(0.1, 0.04).scaled(flip, 1).at(0.12 - 0.64 * flip if flip > 0 else 0.84, -0.15)
        scene.lay(Sheet(tie & _MOUTH, "#f2c14a", ("tassel",), lift=4))
    swags = beads([(-0.52 + 0.22 * k, 0.52 - 0.02 * (k % 2)) for k in range(7)], 0.15)
    scene.lay(Sheet(swags & _MOUTH, "#c8283c", lift=5))


def _paper_bird(colour: str) -> list[Sheet]:
    """A folded bird that stands and looks to the right, about one high at the origin."""
    facets: list[Facet] = [
        (-0.4, ((-0.3, 0.36), (0.02, 0.08), (-0.56, 0.42))),
        (0.2, ((-0.3, 0.36), (0.3, 0.44), (0.02, 0.08))),
        (0.7, ((0.14, 0.3), (0.32, 0.42), (0.36, 0.98))),
        (-0.2, ((0.36, 0.98), (0.33, 0.8), (0.62, 0.84))),
        (0.9, ((-0.22, 0.34), (0.16, 0.42), (-0.3, 0.94))),
    ]
    legs = strips([((-0.02, 0.14), (-0.06, 0.0)), ((0.08, 0.18), (0.08, 0.0))], 0.03)
    return [Sheet(legs, "#4a2838", lift=2), *folded(colour, facets, "paper bird", lift=6)]


def _players(scene: Scene) -> None:
    """One turns away, one bows with a rose."""
    scene.lay(_paper_bird("#fdf6e6"), x=0.33, y=-0.4, scale=0.48, turn=4)
    crown = polygon("-.07,0 -.09,.1 -.03,.06 0,.12 .03,.06 .09,.1 .07,0")
    scene.lay(Sheet(crown, "#f2c14a", ("crown",), lift=3), x=0.475, y=0.075, turn=8)
    scene.lay(_paper_bird("#3f6ab0"), x=-0.32, y=-0.56, scale=0.52, turn=-14)
    stem = strip(points(".1,-.22 .14,-.28 .11,-.36"), 0.016)
    scene.lay(Sheet(stem, "#4f9a4a", lift=2))
    scene.lay(Sheet(beads([(0.1, -0.2)], 0.045), "#e0304a", ("rose",), lift=3))


def _jaw(scene: Scene) -> None:
    """The lower lip before the stage; the large tooth on the right is a box."""
    lady = figures.head("#efc4a0", "#b8562a", figures.WOMAN, "bun", "closed", lift=5)
    bodice = blob(".68,-.3 .7,-.1 .78,-.08 .88,-.1 .94,-.3")
    scene.lay(Sheet(bodice, "#5a3a8c", lift=4))
    scene.lay(lady, x=0.8, y=0.06, scale=0.25, flip=True)
    glass = strip(((0.74, 0.07), (0.64, 0.09)), 0.05, 0.08) | strip(
        ((0.71, 0.06), (0.75, -0.12)), 0.018
    )
    scene.lay(Sheet(glass, "#e9b44a", ("opera glasses",), lift=4))
    for x, top, wide, turn in ((-0.52, -0.1, 0.26, 6), (0.8, -0.1, 0.3, -4)):
        tusk = blob((-0.5, -1.3), (-0.52, -0.5), (-0.42, 0), (0, 0.1), (0.42, 0), (0.52, -0.5),
                    (0.5, -1.3)).scaled(wide, 0.6)  # fmt: skip
        scene.lay(Sheet(tusk, _IVORY, ("teeth",), lift=7, shade="#e8d8b4"), x=x, y=top, turn=turn)
    swag = strip(points(".68,-.2 .8,-.28 .92,-.2"), 0.06)
    scene.lay(Sheet(swag, "#c8283c", ("box",), lift=3))
    for x, tall in ((-0.2, 0.2), (0.06, 0.16), (0.3, 0.17), (0.52, 0.22)):
        tooth = blob("-.09,-.2 -.1,.0 -.06,.12 .06,.12 .1,.0 .09,-.2")
        scene.lay(Sheet(tooth.scaled(0.9, tall / 0.16), _IVORY, ("teeth",), lift=5), x=x, y=-0.74)
    lower = blob(
        "-1.0,-.5 -.78,-.54 -.5,-.72 -.1,-.8 .14,-.81 .4,-.8 .8,-.72 1.06,-.54 1.3,-.5"
        " 1.3,-1.3 -1.0,-1.3"
    )
    scene.lay(Sheet(lower, "#a07e98", ("jaw",), lift=12, shade="#7f6088"))


def _duck(colour: str, bill: str = "#f0a030") -> list[Sheet]:
    """A swimming duck that looks to the right and up, about one long at the origin."""
    body = blob(
        "-.6,.26 -.6,.26 -.44,.12 -.3,.02 .0,-.04 .32,.02 .44,.16 .36,.3 .1,.3 -.2,.24 -.42,.28"
    )
    neck = blob(".1,.2 .14,.44 .1,.6 .2,.76 .36,.76 .44,.62 .38,.46 .4,.2")
    dark = mix(colour, "#140c20", 0.22)
    return [
        Sheet(blob(".4,.66 .62,.72 .62,.72 .6,.62 .42,.56"), bill, ("bill",), lift=3),
        Sheet(body | neck, colour, ("duck",), lift=8),
        Sheet(blob("-.36,.22 -.1,.04 .18,.06 .2,.18 -.04,.26"), dark, ("wing",), lift=3),
        Sheet(ellipse(0.03).at(0.32, 0.66), _INK, lift=0),
    ]


def _audience(scene: Scene) -> None:
    """Ducks on the water, near and far; one of them sells tickets."""
    rows = (
        (-0.66, -1.12, 0.34, "#f4efe6", False), (0.3, -1.1, 0.3, "#6a8a5a", True),
        (0.72, -1.16, 0.38, "#8a5f3a", True), (-0.22, -1.3, 0.46, "#e8b84a", False),
    )  # fmt: skip
    for x, y, size, colour, flip in rows:
        scene.lay(_duck(colour), x=x, y=y, scale=size, flip=flip)
    scene.lay(Sheet(waves(-1.3, 0.02, 0.42, 0.5), "#27687c", ("river",), lift=7))
    scene.lay(_duck("#f8f4ec"), x=0.62, y=-1.52, scale=0.7, flip=True)
    scene.lay(_duck("#3a4a78"), x=-0.62, y=-1.5, scale=0.6)
    roll = ring(0.07, 0.03).at(0.08, -1.02)
    scene.lay(Sheet(roll, "#f2c14a", ("roll of tickets",), lift=5))
    for k in range(3):
        slip = box(0.07, 0.09).turned(-12 + 9 * k).at(0.13 - 0.012 * k * k, -1.1 - 0.085 * k)
        scene.lay(Sheet(slip, "#fdf0c8", ("tickets",), lift=3))
