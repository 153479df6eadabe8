"""Candles that are put to bed."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.sheets import Sheet


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
