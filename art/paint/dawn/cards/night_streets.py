"""A street too narrow: a tram in a needle's eye."""

from art.paint.story.card import card
from art.paint.story.cutouts import faces, town
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression, HairCut
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    ellipse,
    page,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Mind the gap",
    subject="tram that runs through a needle's eye",
    props=("needle", "tram", "passengers", "thread"),
    mood=("cramped", "comic", "hurried"),
)
def needle_city(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2a878", lift=0, shade="#fbdcb0"))
    for seed, level, colour in ((3, -0.3, "#d98a80"), (8, -0.62, "#a8607a")):
        walls, windows = town.skyline(seed, level, 0.2, 0.8, 8)
        scene.lay(Sheet(walls, colour, ("city",), lift=7))
        scene.lay(Sheet(windows, "#ffe6a8", glow=0.3))
    thread = [(1.3, 0.86), (1.0, 0.5), (0.8, 0.1), (0.5, -0.04)]
    scene.lay(Sheet(strip(thread, 0.07), "#b8223a", ("thread",), lift=6))
    _needle(scene, front=False)
    _tram(scene)
    _needle(scene, front=True)
    street = polygon((-SIDE, -1.1), (SIDE, -1.02), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(street, "#5a3f5e", ("street",), lift=9, pattern="checks", turn=20))
    _passengers(scene)
    return PaperPlan()


def _needle(scene: Scene, front: bool) -> None:
    """A needle as tall as the town; laid again in front it leaves out what the tram hides."""
    steel = "#b4c4d4"
    shaft = blob(
        "-.36,.9 -.3,1.24 -.14,1.4 -.04,1.42 .06,1.4 .22,1.24 .28,.9 "
        ".3,-.4 .16,-1.8 .16,-1.8 -.2,-1.8 -.2,-1.8 -.38,-.4"
    )
    eye = blob("-.04,1.1 -.2,.9 -.24,.2 -.18,-.6 -.04,-.84 .1,-.6 .16,.2 .12,.9")
    dark = "#7f94ac"
    if not front:
        scene.lay(Sheet(shaft - eye, steel, ("needle",), lift=14, shade=dark))
        return
    hidden = polygon("-.6,.18 -.1,.29 -.1,-.575 -.6,-.72")
    scene.lay(Sheet(shaft - eye - hidden, steel, lift=4, shade=dark))


def _tram(scene: Scene) -> None:
    """It squeezes through; faces are pressed against the windows."""
    body = blob(
        "-.9,.02 -.9,.02 .5,.34 .5,.34 .56,.26 "
        ".56,-.34 .5,-.42 -.84,-.78 -.84,-.78 -.98,-.72 -1.0,-.08"
    )
    scene.lay(Sheet(body, "#f2c14a", ("tram",), lift=12, shade="#d89a2f"))
    band = polygon("-.99,-.4 .56,-.06 .56,-.2 -.97,-.56")
    scene.lay(Sheet(band, "#c8433c", lift=1))
    roof = strip([(-0.94, 0.06), (0.52, 0.38)], 0.09)
    scene.lay(Sheet(roof, "#c8433c", ("roof",), lift=5))
    scene.lay(
        Sheet(
            strips([((-0.5, 0.18), (-0.66, 0.42)), ((-0.66, 0.42), (-0.9, 0.4))], 0.03),
            "#4a3040",
            lift=4,
        )
    )
    riders: tuple[tuple[float, float, str, str, HairCut], ...] = (
        (-0.8, -0.2, "#efc4a0", "#2a1820", "bob"), (-0.5, -0.13, "#6b432f", "#1c1420", "afro"),
        (0.38, 0.08, "#c98d6a", "#e9e4da", "bald"),
    )  # fmt: skip
    for x, y, skin, hair, cut in riders:
        pane = polygon("-.12,-.16 .12,-.1 .12,.18 -.12,.12").at(x, y)
        scene.lay(Sheet(pane, "#d4ecf2", ("window",), lift=0))
        rider = faces.face(skin, hair, cut, Expression("flat", (0.6, -0.2), 0.8, 1.2), lift=3)
        for sheet in rider:
            placed = sheet.placed(x, y - 0.02, 0.24, 0, False)
            scene.lay(
                Sheet(placed.outline & pane, placed.colour, placed.tags, lift=min(placed.lift, 2))
            )
    lamp = ellipse(0.07).at(-0.92, -0.62)
    scene.lay(Sheet(lamp, "#fff2b8", ("headlight",), glow=0.5))
    for x, y in ((-0.62, -0.74), (0.4, -0.46)):
        scene.lay(
            Sheet(ellipse(0.12).at(x, y), "#3a2838", ("wheel",), lift=6),
            Sheet(ellipse(0.05).at(x, y), "#8f9aa4", lift=2),
        )


def _passengers(scene: Scene) -> None:
    """Two who wait: a thin woman, and a child with a button as a ticket."""
    thin = (((-0.1, 0.62), (-0.13, 0.48), (-0.12, 0.34)), ((0.1, 0.62), (0.13, 0.48), (0.12, 0.34)))
    up = (((-0.11, 0.62), (-0.2, 0.74), (-0.2, 0.92)), ((0.11, 0.62), (0.18, 0.48), (0.17, 0.34)))
    lady = Looks("#6b432f", "#1c1420", "bun", "#3f8f7a", skirt=True, stout=0.75)
    child = Looks("#c98d6a", "#2a1820", "braids", "#e8707a")
    scene.lay(
        person(lady, arms=thin, expression=Expression("flat", (-0.8, 0.6), 0.4)),
        x=0.8,
        y=-1.42,
        scale=0.86,
    )
    scene.lay(
        person(child, arms=up, expression=Expression("grin", (-0.7, 0.7))),
        x=0.5,
        y=-1.44,
        scale=0.6,
    )
    button = ellipse(0.075) - beads(
        [(-0.02, 0.02), (0.02, 0.02), (-0.02, -0.02), (0.02, -0.02)], 0.011
    )
    scene.lay(Sheet(button.at(0.38, -0.82), "#f6ead0", ("button",), lift=5))
