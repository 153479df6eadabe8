"""Streets too narrow or too late: a tram in a needle's eye, a market for sleepers."""

from tools.paint.story.card import card
from tools.paint.story.cutouts import faces, figures, town
from tools.paint.story.cutouts.characters import Looks, fist, person
from tools.paint.story.cutouts.faces import Expression, HairCut
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    polygon,
    star,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


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


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="Slightly used",
    subject="night market where dreams are sold",
    props=("bottled dreams", "sleepwalkers", "stall"),
    mood=("rich", "strange", "gentle"),
)
def night_market_of_dreams(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1c2048", lift=0, shade="#3a2a5e"))
    scene.lay(Sheet(crescent(0.16).turned(160).at(-0.74, 1.16), "#ffe9b0", ("moon",), glow=0.5))
    scene.lay(Sheet(box(1.5, 1.5).at(0.4, 0.1), "#4a2c4e", ("stall",), lift=10))
    for index in range(8):
        x = -0.46 + 0.24 * index
        drop = blob(
            (x, 1.1),
            (x, 1.1),
            (x + 0.24, 1.1),
            (x + 0.24, 1.1),
            (x + 0.24, 0.74),
            (x + 0.12, 0.66),
            (x, 0.74),
        )
        scene.lay(Sheet(drop, "#c8433c" if index % 2 else "#f6e6c8", ("awning",), lift=9))
    for y in (0.18, -0.44):
        scene.lay(Sheet(box(1.44, 0.05).at(0.42, y), "#8a5a4a", ("shelf",), lift=6))
    goods = (
        (-0.14, 0.21, "whale", "#3f6ab0"), (0.26, 0.21, "house", "#e8843c"),
        (0.66, 0.21, "heart", "#d8476a"), (-0.14, -0.41, "star", "#f2c14a"),
    )  # fmt: skip
    for x, y, dream, colour in goods:
        _dream_bottle(scene, x, y, dream, colour)
    _dream_seller(scene)
    counter = polygon("-.36,-.78 1.3,-.78 1.3,-1.8 -.36,-1.8")
    scene.lay(Sheet(counter, "#7a4a5a", ("counter",), lift=10, pattern="scales"))
    scene.lay(Sheet(box(1.8, 0.07).at(0.5, -0.78), "#a86a6a", lift=5))
    _dream_bottle(scene, 0.1, -0.74, "blank", "#fffaf0")
    _seller_hand(scene)
    _sleepwalkers(scene)
    return PaperPlan(stars=90)


def _dream_shape(dream: str) -> Outline:
    """What a dream is about, about 0.16 across."""
    if dream == "whale":
        return blob("-.08,.0 -.04,.06 .04,.05 .08,.0 .12,.06 .12,-.03 .04,-.05 -.05,-.04")
    if dream == "house":
        return box(0.12, 0.09).at(0, -0.03) | polygon("-.08,.01 0,.09 .08,.01")
    if dream == "heart":
        return blob("0,-.08 0,-.08 -.08,.01 -.06,.07 0,.04 0,.04 .06,.07 .08,.01")
    return star(5, 0.085, 0.036)


def _dream_bottle(scene: Scene, x: float, y: float, dream: str, colour: str) -> None:
    """A bellied bottle with light in it; the blank one bears a name tag."""
    glass = ellipse(0.14, 0.15).at(0, 0.15) | box(0.08, 0.14).at(0, 0.32)
    scene.lay(Sheet(glass.at(x, y), "#9fc8d8", ("bottle",), lift=7))
    scene.lay(Sheet(ellipse(0.115, 0.125).at(x, y + 0.15), "#fff0c0", ("dream",), glow=0.35))
    scene.lay(Sheet(box(0.1, 0.06).at(x, y + 0.41), "#a8703f", ("cork",), lift=3))
    if dream == "blank":
        face = ellipse(0.06, 0.07).at(x, y + 0.15)
        scene.lay(Sheet(face, "#b9c4cb", ("mirror",), lift=2))
        tag = polygon("0,0 .1,-.03 .15,-.1 .07,-.2 -.03,-.17 -.04,-.06").at(x + 0.06, y + 0.26)
        scene.lay(Sheet(tag, "#fdf3dc", ("name tag",), lift=5))
        scene.lay(
            Sheet(
                strips(
                    [
                        ((x + 0.06, y + 0.16), (x + 0.14, y + 0.13)),
                        ((x + 0.07, y + 0.12), (x + 0.13, y + 0.1)),
                    ],
                    0.012,
                ),
                "#8f2f3a",
                lift=0,
            )
        )
        return
    scene.lay(Sheet(_dream_shape(dream).at(x, y + 0.15), colour, (dream,), lift=3))


def _dream_seller(scene: Scene) -> None:
    """A wide-awake woman with a scarf full of stars."""
    seller = faces.face(
        "#a8693f",
        "#3a3a8a",
        "scarf",
        Expression("smile", (-0.9, -0.3), 0.3),
        old=True,
        dress="#3f7a96",
    )
    scene.lay(seller, x=0.6, y=-0.18, scale=0.44)
    for dx, dy in ((-0.11, 0.18), (0.0, 0.215), (0.11, 0.18)):
        scene.lay(Sheet(star(5, 0.026, 0.011).at(0.6 + dx, -0.18 + dy), "#ffe28a", lift=1))


def _seller_hand(scene: Scene) -> None:
    """Her arm over the counter; she holds the bottle with the name tag by its neck."""
    arm = strip(((0.4, -0.54), (0.42, -0.7)), 0.2, 0.18) | ellipse(0.09).at(0.42, -0.7)
    arm = arm | strip(((0.42, -0.7), (0.22, -0.53)), 0.18, 0.12)
    scene.lay(Sheet(arm, "#366b86", ("sleeve",), lift=6))
    scene.lay(fist("#a8693f"), x=0.14, y=-0.46, scale=0.24, turn=52)


def _sleepwalkers(scene: Scene) -> None:
    """Two in nightclothes with closed eyes, arms ahead; one has brought the pillow."""
    ahead = (((-0.1, 0.62), (0.1, 0.62), (0.3, 0.6)), ((0.1, 0.6), (0.2, 0.56), (0.36, 0.52)))
    hug = (((-0.11, 0.62), (-0.02, 0.48), (0.12, 0.46)), ((0.11, 0.62), (0.16, 0.48), (0.06, 0.4)))
    asleep = Expression("smile", None)
    man = Looks(
        "#efc4a0",
        "#7a4a2c",
        "short",
        "#8fb0d8",
        skirt=True,
        profile=figures.MAN,
        barefoot=True,
        trousers="#efc4a0",
        pattern="stripes",
    )
    girl = Looks(
        "#6b432f",
        "#1c1420",
        "afro",
        "#f6d8dc",
        skirt=True,
        profile=figures.CHILD,
        barefoot=True,
        trousers="#6b432f",
        pattern="dots",
    )
    scene.lay(person(man, "side", ahead, expression=asleep), x=-0.72, y=-1.16, scale=1.24)
    cap = blob("-.42,.2 -.4,.5 -.1,.68 .2,.6 .38,.34 .1,.3").scaled(0.4).at(-0.72, -0.13)
    tip = strip([(-0.78, 0.1), (-0.92, 0.1), (-0.96, -0.1)], 0.12, 0.03)
    scene.lay(
        Sheet(cap | tip, "#c8433c", ("nightcap",), lift=5),
        Sheet(ellipse(0.045).at(-0.96, -0.13), "#fffaf0", lift=4),
    )
    scene.lay(person(girl, "side", hug, expression=asleep), x=0.56, y=-1.42, scale=0.74, flip=True)
    pillow = blob("-.14,.12 .0,.1 .14,.14 .12,.0 .15,-.13 .0,-.1 -.15,-.12 -.12,.0").turned(14)
    scene.lay(Sheet(pillow.at(0.43, -1.07), "#fffaf0", ("pillow",), lift=6))
