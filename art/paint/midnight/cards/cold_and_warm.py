"""Cold and warm: a bride whose train is frost, and candles that are put to bed."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, paces, white_edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.portraits import SHADE, carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Until the first warm day",
    subject="bride of frost and her groom",
    props=("bride", "groom", "frost", "veil", "hidden lamp", "snow"),
    mood=("tragic", "tender", "cold"),
)
def frost_bride(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _snow_sky(), 0, 0, depth=58.0)
    lay_pile(scene, _groom(), 0.56, 0.04, 1.06, flip=True, depth=52.0)
    lay_pile(scene, _bride(), -0.54, 0.0, 1.06, depth=34.0)
    return WoodcutPlan(
        inks=("night", "lamp", "vermilion"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _snow_sky() -> list[Sheet]:
    """Flakes over a blue night."""
    flakes = beads(
        [(-1.0 + 2.0 * (i * 0.7549 % 1), -0.5 + 2.0 * (i * 0.5698 % 1)) for i in range(30)], 0.026
    )
    return [Sheet(flakes, WHITE, ("snow",))]


def _bride() -> list[Sheet]:
    """A bride with a crown of icicles, ferns of frost in her veil; the tip of her nose drips."""
    head = carved_profile(figures.WOMAN, "none", WHITE, "closed", smile=0.6)
    veil = blob(
        "-.56,-.60 -.66,.10 -.50,.50 -.16,.70 .16,.66 .36,.46 .34,.34 .12,.36 -.04,.20 -.10,.0"
        " -.12,-.24 -.14,-.56 -.06,-1.5 -1.2,-1.5"
    )
    crown = Outline(())
    for x, y, turn in ((-0.36, 0.50, 34), (-0.18, 0.62, 18), (0.02, 0.64, 2), (0.20, 0.56, -16)):
        crown = crown | polygon("-.075,-.02 .075,-.02 .0,.34").turned(turn).at(x, y)
    ferns = Outline(())
    for path in ("-.30,.44 -.40,.0 -.36,-.5", "-.28,-.42 -.46,-.8 -.52,-1.2"):
        ferns = ferns | strip(points(path), 0.04, 0.02)
        for index, (x, y, way) in enumerate(paces(path, 0.10)):
            for side in (-1, 1):
                a = math.radians(way + side * 50)
                long = 0.17 * math.sin(0.6 + 0.36 * index)
                tip = (x + long * math.cos(a), y + long * math.sin(a))
                ferns = ferns | strip(((x, y), tip), 0.04, 0.012)
    dress = blob("-.30,-.44 .06,-.42 .30,-.60 .42,-.90 .46,-1.5 -.9,-1.5 -.6,-.8")
    drop = blob("0,.10 0,.10 .045,-.01 0,-.055 -.045,-.01")
    drops = drop.at(0.47, -0.30) | drop.at(0.44, -0.62) | drop.scaled(0.8).at(0.48, -0.86)
    return [
        *edged(dress, WHITE, "bride", edge=0.036),
        *(sheet for sheet in head if sheet.colour != SHADE),
        Sheet(ellipse(0.075, 0.06).at(0.16, -0.13), FLAT["night"]),
        *edged(veil, FLAT["night"], "veil", edge=0.04),
        Sheet(ferns & veil, WHITE, ("frost",)),
        *edged(crown, WHITE, "crown of frost", edge=0.036),
        *edged(drops, FLAT["night"], "drop", edge=0.024),
    ]


def _groom() -> list[Sheet]:
    """A groom with a top hat, who hides a lamp behind him; he looks to the right, flipped."""
    head = carved_profile(figures.MAN, "short", BLACK, "wide", smile=0.8)
    hat = polygon("-.34,.44 .30,.50 .33,.96 -.42,.92")
    brim = strip(points("-.56,.40 .0,.44 .52,.46"), 0.10)
    band = polygon("-.35,.50 .30,.56 .31,.68 -.37,.63")
    coat = blob("-.9,-1.5 -.72,-.72 -.36,-.46 .06,-.42 .30,-.60 .42,-.90 .44,-1.5")
    collar = polygon("-.26,-.50 .20,-.54 .14,-.70 -.20,-.66")
    lapel = cuts("-.12,-.70 .06,-.96 .10,-1.4", ".18,-.66 .12,-.9 .10,-1.1", thick=0.03)
    arm = strip(points("-.44,-.70 -.66,-.92 -.40,-1.18"), 0.20, 0.15)
    lamp = polygon("-.40,-.86 -.12,-.86 -.08,-1.20 -.44,-1.20").at(-0.06, -0.12)
    glow = ellipse(0.34).at(-0.32, -1.12)
    flame = blob("0,.12 0,.12 .07,-.02 0,-.10 -.07,-.02").at(-0.32, -1.14)
    flower = beads(arc(0.30, -0.80, 0.05, 0, 300), 0.036)
    return [
        *white_edged(coat, BLACK, "groom", edge=0.03),
        Sheet(lapel, WHITE),
        Sheet(glow & coat, FLAT["lamp"], ("hidden lamp",)),
        *edged(lamp, WHITE, "lamp", edge=0.034),
        *edged(flame, INKS["vermilion"], "flame", edge=0.02),
        *white_edged(arm, BLACK, "sleeve", edge=0.03),
        *edged(ellipse(0.10, 0.085).at(-0.36, -1.20).at(0.02, 0.22), WHITE, "hand", edge=0.03),
        *edged(collar, WHITE, "collar", edge=0.026),
        *(sheet for sheet in head if sheet.colour != SHADE),
        Sheet(ellipse(0.075, 0.06).at(0.16, -0.13), INKS["vermilion"]),
        *white_edged(hat, BLACK, "top hat", edge=0.03),
        Sheet(band, INKS["vermilion"]),
        *white_edged(brim, BLACK, "top hat", edge=0.03),
        Sheet(flower, WHITE, ("flower",)),
    ]


@card(
    palette="block_night",
    hand="woodcut",
    title="She reads them to sleep",
    subject="candles with sleepy faces",
    props=("candles", "wax", "flames", "snuffer", "glove", "matchbox"),
    mood=("eerie", "tender", "festive"),
)
def candle_heads(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["plum"])
    table = land((-1, -1.06), (1, -1.06))
    lay_pile(scene, edged(table, BLACK, "table"), 0, 0, depth=58.0)
    lay_pile(scene, _candle(1.62, 0.30, "yawns"), -0.62, -1.04, depth=52.0)
    lay_pile(scene, _candle(0.98, 0.34, "sleeps"), 0.02, -1.08, depth=46.0)
    lay_pile(scene, _candle(0.62, 0.20, "is awake"), 0.74, -1.10, 0.96, depth=44.0)
    lay_pile(scene, _candle(0.52, 0.36, "snores"), -0.40, -1.28, depth=40.0)
    lay_pile(scene, _matchbox(), 0.42, -1.30, depth=34.0)
    lay_pile(scene, _snuffer(), 0.06, 0.28, depth=28.0)
    return WoodcutPlan(
        inks=("plum", "lamp", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _candle(high: float, half: float, does: str) -> list[Sheet]:
    """A candle with a face, from its saucer at the origin; a sleeping one smokes or is about to."""
    body = blob(
        (-half, 0), (-half, 0), (-half, high * 0.5), (-half, high), (-half * 0.6, high + 0.06),
            (0, high - 0.02),
        (half * 0.6, high + 0.05), (half, high), (half, high * 0.5), (half, 0), (half, 0),
    )  # fmt: skip
    runs = strip(((-half, high), (-half - 0.02, high - 0.26)), 0.09, 0.12) | ellipse(0.06).at(
        -half - 0.02, high - 0.26
    )
    runs = (
        runs
        | strip(((half, high), (half + 0.01, high - 0.16)), 0.08, 0.11)
        | ellipse(0.055).at(half + 0.01, high - 0.16)
    )
    saucer = blob(
        (-half - 0.16, 0.05),
        (0, 0.08),
        (half + 0.16, 0.05),
        (half + 0.10, -0.05),
        (0, -0.08),
        (-half - 0.10, -0.05),
    )
    wick = strip(((0, high - 0.02), (0.01, high + 0.10)), 0.026)
    eyes_at, mouth_at = high - 0.22 - 0.12 * half, high - 0.36 - 0.30 * half
    sheets = [
        *edged(saucer, INKS["lamp"], "candlestick", turn=0, edge=0.03),
        *edged(runs | body, WHITE, "candle", edge=0.036),
        Sheet(wick, BLACK),
    ]
    if does == "is awake":
        sheets += [*eye(-0.09, eyes_at, 0.15, (-0.6, 0.8)), *eye(0.09, eyes_at, 0.15, (-0.6, 0.8))]
    else:
        lids = shut_eye(-0.5 * half, eyes_at, 0.62 * half, 0.34, 3) | shut_eye(
            0.5 * half, eyes_at, 0.62 * half, 0.34, 3
        )
        sheets += [Sheet(lids, BLACK, ("closed eyes",))]
    if does == "yawns":
        sheets += edged(
            ellipse(0.11, 0.15).at(0, mouth_at - 0.10), INKS["vermilion"], "mouth", edge=0.034
        )
    else:
        wide = 0.10 if does != "is awake" else 0.06
        sheets += [
            Sheet(
                cuts([(-wide, mouth_at), (0, mouth_at - 0.03), (wide, mouth_at)], thick=0.03), BLACK
            )
        ]
    cheeks = ellipse(0.26 * half).at(-0.68 * half, mouth_at + 0.03) | ellipse(0.26 * half).at(
        0.68 * half, mouth_at + 0.03
    )
    sheets += [Sheet(cheeks & body, FLAT["vermilion"])]
    if does in ("yawns", "is awake"):
        flame = blob("0,.34 0,.34 .10,.12 .07,.0 .0,-.04 -.07,.0 -.10,.12").at(0.01, high + 0.12)
        return [
            *edged(flame, FLAT["lamp"], "flame", edge=0.034),
            *sheets,
            Sheet(ellipse(0.03, 0.06).at(0.01, high + 0.15), INKS["vermilion"]),
        ]
    smoke = strip(points("0,.0 .06,.10 -.03,.20 .06,.34"), 0.03, 0.05).at(0.02, high + 0.14)
    return sheets if does == "sleeps" else [*sheets, *edged(smoke, WHITE, "smoke", edge=0.028)]


def _matchbox() -> list[Sheet]:
    """A matchbox pushed open like a bed, with one match in it under a cover."""
    tray = polygon("-.02,-.04 .36,-.04 .36,.10 -.02,.10")
    cover = polygon("-.30,-.07 .08,-.07 .08,.13 -.30,.13")
    stick = strip(((0.0, 0.05), (0.26, 0.05)), 0.04)
    head = ellipse(0.05).at(0.28, 0.05)
    lid = cuts(".265,.055 .28,.04 .295,.055", thick=0.012)
    lines = strips([((-0.26, 0.09), (0.04, 0.09)), ((-0.26, -0.03), (0.04, -0.03))], 0.016)
    return [
        *edged(tray, WHITE, "matchbox", edge=0.026), *edged(stick, FLAT["lamp"], "match",
            edge=0.016),
        Sheet(head, INKS["vermilion"]), Sheet(lid, BLACK), *edged(cover, INKS["vermilion"],
            "matchbox", edge=0.028), Sheet(lines, BLACK),
    ]  # fmt: skip


def _snuffer() -> list[Sheet]:
    """A gloved hand from the upper right that brings a long snuffer."""
    cone = polygon("-.17,-.26 .15,-.26 .03,.10 -.05,.10")
    rod = strip(points("-.01,.08 .16,.30 .44,.44"), 0.045)
    sleeve = polygon(".56,.34 .98,.46 1.2,1.3 .60,1.3")
    glove = blob(".40,.50 .44,.62 .58,.66 .74,.58 .74,.42 .62,.32 .46,.34")
    fingers = cuts(
        ".42,.46 .52,.50 .60,.48", ".44,.40 .54,.42 .62,.40", ".42,.54 .50,.57 .58,.56", thick=0.024
    )
    cuff = polygon(".52,.34 .56,.68 .98,.56 .94,.30").at(0.06, 0.04)
    band = strips([((-0.15, -0.20), (0.13, -0.20))], 0.024)
    return [
        Sheet(rim(rod, 0.022), BLACK), Sheet(rod, INKS["lamp"], ("snuffer",)), *edged(cone,
            FLAT["lamp"], "snuffer", edge=0.034),
        Sheet(band, BLACK), *edged(sleeve, BLACK, "sleeve"),
        *edged(glove, INKS["plum"], "glove", turn=20, edge=0.034), Sheet(fingers, BLACK),
        *edged(cuff, WHITE, "cuff", edge=0.03),
    ]  # fmt: skip
