"""The last passenger of a tram."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
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
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)

_WOOL, _BEAR = INKS["night"], "#b4b4b4"


@card(
    palette="block_night",
    hand="woodcut",
    title="All the others got off as children",
    subject="old man and a teddy bear in the window of a tram",
    props=("tram", "window", "teddy bear", "one scarf for two", "drawing on the pane", "rain"),
    mood=("wistful", "playful"),
)
def last_tram(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=INKS["lamp"])
    lay_pile(scene, _seats(), 0, 0, depth=56.0)
    lay_pile(scene, _coat(), 0, 0, depth=52.0)
    lay_pile(scene, _teddy(), -0.48, -0.62, depth=48.0)
    lay_pile(scene, _scarf(), 0, 0, depth=44.0)
    lay_pile(scene, _face(), 0, 0, depth=40.0)
    lay_pile(scene, _arm(), 0, 0, depth=36.0)
    lay_pile(scene, _drawing(), 0, 0, depth=32.0)
    lay_pile(scene, _side(), 0, 0, depth=28.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0, clear_from=0.8
    )


def _rounded(width: float, height: float, corner: float) -> Outline:
    """A box around the origin with round corners."""
    x, y = width / 2 - corner, height / 2 - corner
    discs = beads([(-x, -y), (x, -y), (-x, y), (x, y)], corner)
    return box(width, height - 2 * corner) | box(width - 2 * corner, height) | discs


def _side() -> list[Sheet]:
    """The red side of the tram around one large window, in the rain."""
    place = (0.0, 0.24)
    window = _rounded(1.70, 1.98, 0.20).at(*place)
    outer, inner = _rounded(1.86, 2.14, 0.26).at(*place), _rounded(1.78, 2.06, 0.23).at(*place)
    band = box(2.6, 0.10).at(0, -1.06) | box(2.6, 0.03).at(0, -1.16)
    rivets = beads(points("-.90,-.92 -.45,-.92 .0,-.92 .45,-.92 .90,-.92"), 0.022)
    sill = box(1.80, 0.07).at(0, -0.77)
    street = box(2.6, 0.4).at(0, -1.54)
    places = [(-0.46, -1.40), (0.62, -1.40)]
    spokes = [ring(0.15, 0.11).at(x, y) for x, y in places]
    rain = cuts(
        "-.94,1.40 -.95,1.30 -.97,1.22", "-.62,1.45 -.63,1.41 -.64,1.36",
        ".52,1.46 .51,1.42 .49,1.36",
        ".95,1.0 .94,.90 .93,.82", "-.93,.3 -.94,.22 -.95,.14", ".96,-.3 .95,-.4 .94,-.48",
        "-.70,-1.22 -.71,-1.28 -.73,-1.34", ".16,-1.24 .15,-1.32 .13,-1.38",
        thick=0.018,
    )  # fmt: skip
    return [
        Sheet(page() - outer, INKS["vermilion"], ("tram",), turn=89),
        Sheet(outer - inner, BLACK), Sheet(inner - window, WHITE, ("window",)),
        Sheet(_rounded(1.73, 2.01, 0.205).at(*place) - window, BLACK),
        *_edged(sill, WHITE, "sill"), *_edged(band, WHITE, "tram"), Sheet(rivets, BLACK),
        Sheet(street, BLACK, ("street",)),
        *_edged(beads(places, 0.23), BLACK, "wheels", line=WHITE),
        *(Sheet(outline, WHITE) for outline in (*spokes, beads(places, 0.05))),
        Sheet(rain, WHITE, ("rain",)),
    ]  # fmt: skip


def _seats() -> list[Sheet]:
    """Two seats with high backs, the man's and the bear's."""
    near = blob("-.90,-.9 -.90,-.9 -.92,.0 -.80,.22 -.50,.28 -.20,.22 -.08,.0 -.10,-.9 -.10,-.9")
    far = blob("-.02,-.9 -.02,-.9 -.02,.5 .10,.74 .50,.80 .86,.74 1.0,.5 1.0,-.9 1.0,-.9")
    buttons = beads(points("-.72,.06 -.28,.06 .10,.56 .86,.56"), 0.028)
    return [
        *_edged(far, "#5a5a5a", "seat", turn=88), *_edged(near, "#5a5a5a", "seat", turn=88),
        Sheet(buttons, BLACK),
    ]  # fmt: skip


def _coat() -> list[Sheet]:
    """A broad old coat that fills its seat."""
    coat = blob(
        "-.16,-.9 -.16,-.9 -.20,-.52 -.10,-.22 .14,-.06 .46,-.02 .78,-.10 .96,-.34 1.0,-.9 1.0,-.9"
    )
    lapels = cuts(".26,-.20 .36,-.44 .38,-.8", ".62,-.20 .54,-.44 .42,-.66", ".84,-.36 .86,-.56"
                  " .82,-.8", thick=0.032)  # fmt: skip
    buttons = beads(points(".30,-.52 .31,-.70"), 0.034)
    return [*_edged(coat, "#3c3c3c", "old man", "coat", turn=70, line=WHITE), Sheet(lapels, BLACK),
            *_edged(buttons, WHITE)]  # fmt: skip


def _bowed(outline: Outline) -> Outline:
    """Where he holds his head, leant towards the bear."""
    return outline.scaled(0.93).turned(9).at(0.37, 0.36)


def _face() -> list[Sheet]:
    """A broad kind face with shut eyes, a great moustache and a bobble cap."""

    def both(outline: Outline) -> Outline:
        return outline | outline.flipped()

    skin = blob(
        "-.40,.20 -.44,-.04 -.41,-.26 -.26,-.46 .0,-.52 .26,-.46 .41,-.26 .44,-.04 .40,.20 .0,.30"
    )
    ears = both(ellipse(0.085, 0.13).at(-0.45, -0.06))
    lids = both(cuts("-.30,-.01 -.20,.055 -.09,.0", thin=0.014, thick=0.036))
    wrinkles = both(
        cuts("-.33,.01 -.36,.04 -.38,.05", "-.33,-.03 -.37,-.02 -.39,-.02", "-.26,-.06 -.19,-.045"
             " -.12,-.07", "-.33,-.14 -.33,-.22 -.28,-.27", thick=0.016)
    )  # fmt: skip
    brows = both(blob("-.34,.10 -.22,.17 -.07,.15 -.05,.10 -.20,.11 -.33,.06"))
    nose = cuts("-.05,.0 -.06,-.06 -.12,-.13 -.10,-.20", ".05,.0 .06,-.06 .12,-.13 .10,-.20",
                thick=0.026)  # fmt: skip
    moustache = both(
        blob(".02,-.18 -.12,-.18 -.28,-.22 -.42,-.36 -.42,-.36 -.26,-.37 -.12,-.33 .02,-.27")
    )
    strands = both(cuts("-.06,-.24 -.18,-.26 -.32,-.33", "-.08,-.21 -.20,-.22 -.28,-.26",
                        "-.05,-.28 -.14,-.30 -.22,-.34", thick=0.014))  # fmt: skip
    smile = cuts(arc(0, -0.27, 0.13, 215, 325), thin=0.014, thick=0.028)
    chin = cuts(arc(0, -0.36, 0.10, 235, 305), thick=0.014)
    return [
        *_edged(_bowed(ears), WHITE, "ears"), *_edged(_bowed(skin), WHITE, "old man"),
        Sheet(_bowed(lids | wrinkles | smile | chin), BLACK, ("closed eyes",)),
        *_edged(_bowed(brows), WHITE, "brows", edge=0.016), Sheet(_bowed(nose), BLACK, ("nose",)),
        *_edged(_bowed(moustache), "#dcdcdc", "moustache", turn=10), Sheet(_bowed(strands), BLACK),
        *_cap(),
    ]  # fmt: skip


def _cap() -> list[Sheet]:
    """His knitted cap, red, with a bobble."""
    wool = blob("-.47,.16 -.45,.44 -.26,.64 .04,.70 .30,.62 .45,.42 .47,.16 .0,.26")
    ribs = cuts("-.28,.56 -.32,.42 -.32,.30", "-.08,.66 -.11,.46 -.10,.34",
    ".14,.66 .13,.48 .12,.34",
                ".32,.56 .34,.42 .33,.30", thick=0.03)  # fmt: skip
    band = strip(points("-.49,.15 .0,.25 .49,.15"), 0.16)
    knit = cuts(*(f"{x:.2f},.16 {x:.2f},.22 {x:.2f},.28" for x in (-0.24, -0.08, 0.08, 0.24)),
                thin=0.01, thick=0.018)  # fmt: skip
    return [
        *_edged(_bowed(ellipse(0.13).at(0.04, 0.74)), WHITE, "bobble"),
        *_edged(_bowed(wool), INKS["vermilion"], "cap", turn=100), Sheet(_bowed(ribs), BLACK),
        *_edged(_bowed(band), WHITE, "cap"), Sheet(_bowed(knit), BLACK),
    ]  # fmt: skip


def _teddy() -> list[Sheet]:
    """A worn teddy bear that sits upright, its soles to the front."""
    body = blob("-.16,.36 -.24,.16 -.22,-.04 .0,-.12 .22,-.04 .24,.16 .16,.36")
    legs = ellipse(0.13, 0.15).at(-0.20, -0.04) | ellipse(0.13, 0.15).at(0.20, -0.04)
    soles = ellipse(0.08, 0.10).at(-0.20, -0.05) | ellipse(0.08, 0.10).at(0.20, -0.05)
    left = strip(points("-.16,.28 -.28,.16 -.26,.04"), 0.14, 0.12)
    right = strip(points(".16,.28 .28,.18 .36,.06"), 0.14, 0.12)
    ears = ellipse(0.09).at(-0.20, 0.72) | ellipse(0.09).at(0.19, 0.72)
    inner = ellipse(0.045).at(-0.20, 0.72) | ellipse(0.045).at(0.19, 0.72)
    head = blob("-.25,.54 -.20,.68 .0,.75 .20,.68 .25,.54 .18,.40 .0,.34 -.18,.40")
    snout = ellipse(0.12, 0.095).at(0.02, 0.47)
    mouth = cuts(".02,.49 .02,.46 .02,.43", arc(0.02, 0.455, 0.05, 205, 335), thick=0.018)
    return [
        *_edged(body, _BEAR, "teddy bear", turn=80), *_edged(legs, _BEAR, "teddy bear", turn=60),
        *_edged(soles, WHITE),
        *_edged(right, _BEAR, "teddy bear", turn=-40),
        *_edged(left, _BEAR, "teddy bear", turn=60),
        *_edged(ears, _BEAR, "teddy bear"), Sheet(inner, BLACK),
        *_edged(head, _BEAR, "teddy bear", turn=90), *_edged(snout, WHITE), Sheet(mouth, BLACK),
        Sheet(ellipse(0.04, 0.03).at(0.02, 0.51), BLACK),
        *_edged(beads(points("-.10,.58 .13,.58"), 0.034), BLACK, line=WHITE, edge=0.016),
    ]  # fmt: skip


def _scarf() -> list[Sheet]:
    """One long scarf that goes round the necks of both."""
    his = blob("-.02,-.02 .16,-.16 .44,-.20 .72,-.10 .76,.06 .56,-.02 .3,-.04 .06,.10")
    link = strip(points(".14,-.06 -.04,-.26 -.20,-.34 -.34,-.28"), 0.17, 0.13)
    its = strip(points("-.70,-.27 -.50,-.33 -.28,-.27"), 0.12)
    end = polygon("-.66,-.28 -.54,-.32 -.56,-.58 -.70,-.56")
    stripes = cuts(".10,.0 .06,-.08 .04,-.16", "-.04,-.18 -.10,-.26 -.08,-.34",
    "-.20,-.28 -.22,-.34"
                   " -.18,-.40", ".40,-.06 .42,-.12 .40,-.19", ".60,.0 .64,-.08 .62,-.14",
                   "-.68,-.46 -.62,-.48 -.56,-.49", thin=0.02, thick=0.03)  # fmt: skip
    return [
        *_edged(end, _WOOL, "scarf"), *_edged(its, _WOOL, "scarf", turn=10),
        *_edged(link, _WOOL, "scarf", turn=-40), *_edged(his, _WOOL, "scarf", turn=10),
        Sheet(stripes, WHITE),
    ]  # fmt: skip


def _arm() -> list[Sheet]:
    """His sleeve, and a mitten round the paw of the bear."""
    sleeve = blob(
        "1.0,-.30 .84,-.28 .66,-.44 .44,-.52 .10,-.50 .10,-.50 .10,-.72 .10,-.72 .5,-.80 1.0,-.9"
    )
    mitten = blob(".10,-.50 -.02,-.46 -.16,-.50 -.18,-.60 -.06,-.68 .10,-.68")
    thumb = cuts("-.08,-.50 -.10,-.57 -.04,-.60", thick=0.018)
    cuff = strip(points(".10,-.48 .13,-.60 .11,-.71"), 0.08)
    return [
        *_edged(sleeve, "#3c3c3c", "sleeve", turn=10, line=WHITE),
        *_edged(mitten, INKS["vermilion"], "mitten"), Sheet(thumb, BLACK), *_edged(cuff, WHITE),
    ]  # fmt: skip


def _child(x: float, y: float, size: float) -> Outline:
    """A child as children draw one, with arms stretched out."""
    head = ring(0.30, 0.20).at(0, 0.74)
    limbs = cuts("0,.46 .02,.2 0,.0", "-.46,.34 -.2,.22 .0,.26 .24,.24 .46,.36",
    "0,.0 -.1,-.2 -.24,-.4",
                 "0,.0 .12,-.2 .22,-.42", thin=0.09, thick=0.11)  # fmt: skip
    return (head | limbs).scaled(size).at(x, y)


def _drawing() -> list[Sheet]:
    """Mist on the pane, and what a finger drew there: two children, a bear and a sun that runs."""
    mist = blob(
        "-.90,.40 -.66,.34 -.40,.38 -.20,.32 -.12,.50 -.16,.76 -.10,1.0 -.2,1.3 -.2,1.3 -.95,1.3"
        " -.95,1.3"
    )
    children = [_child(-0.72, 0.60, 0.22), _child(-0.50, 0.62, 0.26), _child(-0.28, 0.56, 0.17)]
    ears = beads(points("-.315,.725 -.245,.725"), 0.026)
    sun = ring(0.10, 0.075).at(-0.64, 1.06)
    rays = cuts("-.78,1.06 -.82,1.06 -.84,1.06", "-.72,1.16 -.75,1.18 -.77,1.20", "-.50,1.07"
                " -.46,1.07 -.43,1.06", "-.55,.96 -.52,.93 -.50,.91", "-.73,.96 -.76,.93 -.78,.92",
                thin=0.016, thick=0.02)  # fmt: skip
    drips = cuts("-.66,.96 -.66,.90 -.67,.84", "-.30,.46 -.30,.40 -.31,.32", "-.46,.50 -.45,.42"
                 " -.46,.30", thin=0.010, thick=0.02)  # fmt: skip
    return [
        Sheet(mist, WHITE, ("mist",)),
        *(Sheet(outline, BLACK, ("drawing",)) for outline in (*children, sun, rays | drips | ears)),
    ]  # fmt: skip
