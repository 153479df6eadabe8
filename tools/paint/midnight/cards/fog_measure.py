"""Walkers on stilts who measure the fog, and the one at the other end of the tape."""

from typing import NamedTuple

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, OLD, WOMAN, Profile, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


class _Dress(NamedTuple):
    """What tells one walker from another."""

    coat: str
    cap: str
    face: Profile
    task: str


_FIRST = _Dress(INKS["vermilion"], INKS["lamp"], OLD, "tape")
_SECOND = _Dress("#3a3a3a", INKS["vermilion"], WOMAN, "book")
_THIRD = _Dress(INKS["night"], "#3a3a3a", MAN, "tape")


@card(
    palette="block_day",
    hand="woodcut",
    title="They measure the fog",
    subject="walkers on stilts who lower a measuring tape into the fog",
    props=("stilts", "fog", "measuring tape", "coat", "hat", "notebook", "steeple", "bear"),
    mood=("absurd", "grand", "gentle"),
)
def stilt_walkers_fog(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _walker(_THIRD), 0.74, 0.42, 0.34, flip=True, depth=56.0)
    lay_pile(scene, _fog(((0.2, -0.22, 0.14), (0.44, -0.14, 0.17), (0.72, -0.10, 0.20),
        (0.98, -0.16, 0.18))), 0, 0, depth=54.0)  # fmt: skip
    lay_pile(scene, _walker(_SECOND), -0.76, 0.30, 0.46, depth=50.0)
    lay_pile(scene, _steeple(), 0.80, -0.62, depth=48.0)
    lay_pile(scene, _fog(((-1.0, -0.66, 0.22), (-0.72, -0.56, 0.24), (-0.40, -0.66, 0.20),
        (-0.05, -0.72, 0.22), (0.30, -0.68, 0.22), (0.62, -0.74, 0.20), (0.95, -0.70, 0.24))),
        0, 0, depth=46.0)  # fmt: skip
    lay_pile(scene, _bear(), 0.68, -1.10, 0.92, depth=42.0)
    lay_pile(scene, _walker(_FIRST), -0.20, 0.30, 1.0, depth=36.0)
    lay_pile(scene, _fog(((-1.0, -1.14, 0.20), (-0.74, -1.06, 0.22), (-0.46, -1.16, 0.20),
        (-0.16, -1.22, 0.20), (0.14, -1.34, 0.20), (0.48, -1.58, 0.20), (0.92, -1.54, 0.16))),
        0, 0, depth=30.0)  # fmt: skip
    lay_pile(scene, _grip(), 0.40, -1.04, 1.0, depth=26.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _fog(billows: tuple[tuple[float, float, float], ...]) -> list[Sheet]:
    """A bank of fog with round billows, each by its middle and radius, and lines along them."""
    bank, lines = Outline(()), []
    for index, (x, y, radius) in enumerate(billows):
        bank = bank | ellipse(radius * 1.25, radius).at(x, y)
        left, right = x - radius, x + radius
        bank = bank | polygon((left, y), (right, y), (right, -1.8), (left, -1.8))
        for step in range(4):
            reach = radius * (1.08 - 0.22 * step)
            lines.append(arc(x, y, reach, 20 + 9 * index % 25, 138 - 16 * step, 0.78))
    return [*edged(bank, WHITE, "fog", edge=0.012), Sheet(cuts(*lines, thick=0.011), BLACK)]


def _leg(path: str, foot: tuple[float, float]) -> list[Sheet]:
    """A bent leg whose boot stands on the step of a stilt, which is strapped below the knee."""
    (hx, hy), (kx, ky), (ax, ay) = points(path)
    pole = strip(((kx + 0.03, ky - 0.02), foot), 0.045, 0.040)
    share = (ay - 0.07 - ky) / (foot[1] - ky)
    px = kx + 0.03 + share * (foot[0] - kx - 0.03)
    step = polygon((px - 0.10, ay - 0.06), (px + 0.17, ay - 0.06), (px + 0.15, ay - 0.11),
                   (px + 0.0, ay - 0.20), (px - 0.04, ay - 0.11))  # fmt: skip
    thigh = strip(((hx, hy), (kx, ky)), 0.22, 0.16) | ellipse(0.085).at(kx, ky)
    shin = strip(((kx, ky), (ax, ay)), 0.16, 0.10)
    boot = blob("-.06,.08 -.06,.08 .06,.08 .07,.0 .17,-.02 .19,-.06 .19,-.06 -.07,-.06 -.07,-.06")
    straps = strips([((kx - 0.09, ky - 0.10), (kx + 0.08, ky - 0.07)),
                     ((ax - 0.07, ay + 0.12), (ax + 0.08, ay + 0.14))], 0.03)  # fmt: skip
    return [
        *edged(pole, WHITE, "stilts"), *edged(step, WHITE, "stilts"),
        Sheet(cuts([(foot[0] + 0.012, foot[1]), (px + 0.01, ay - 0.2)], thick=0.01), BLACK),
        *edged(thigh | shin, "#5a5a5a", "trousers", turn=70),
        *edged(boot.at(ax, ay), BLACK, "boots"), Sheet(rim(straps, 0.010), BLACK),
        Sheet(straps, WHITE),
    ]  # fmt: skip


def _walker(dress: _Dress) -> list[Sheet]:
    """Somebody on stilts with bent knees, from the side, who leans forward."""
    coat = blob("-.26,-.16 -.26,-.16 -.24,.10 -.20,.34 -.08,.48 .06,.50 .14,.42 .14,.22 .12,.04"
        " .20,-.10 .20,-.10 -.02,-.14")  # fmt: skip
    tail = blob("-.22,.0 -.30,-.14 -.44,-.26 -.44,-.26 -.30,-.28 -.10,-.20 -.06,-.08")
    folds = cuts("-.16,.28 -.18,.08 -.16,-.10", "-.08,.10 -.10,.0 -.08,-.12",
        ".04,.02 .06,-.04 .08,-.10", "-.24,-.12 -.30,-.18 -.36,-.24", thick=0.022)  # fmt: skip
    buttons = beads(points(".08,.30 .075,.18 .07,.06"), 0.016)
    return [
        *_leg("-.12,-.06 -.20,-.38 -.40,-.66", (-0.72, -2.2)),
        *edged(tail, dress.coat, "coat", turn=40),
        *_leg("-.04,-.06 .22,-.28 .12,-.66", (-0.12, -2.2)),
        *edged(coat, dress.coat, "coat", turn=80), Sheet(folds, BLACK),
        Sheet(rim(buttons, 0.008), BLACK), Sheet(buttons, WHITE), *_head(dress),
        *(_with_tape(dress) if dress.task == "tape" else _with_book(dress)),
    ]  # fmt: skip


def _head(dress: _Dress) -> list[Sheet]:
    """A bowed head in a hat for rough weather, with a scarf; old men have whiskers."""
    skin = profile_outline(dress.face, bust=False)
    hair = blob("-.46,.10 -.40,-.26 -.22,-.40 -.10,-.30 .0,-.06 .06,.14 -.1,.24 -.4,.24")
    crown = blob("-.52,.20 -.52,.50 -.28,.78 .06,.82 .32,.62 .42,.30 .42,.30 .0,.18")
    brim = blob("-.52,.28 .0,.22 .42,.35 .70,.24 .72,.16 .40,.21 .0,.12 -.40,.08 -.76,-.22"
        " -.94,-.26 -.84,-.02")  # fmt: skip
    whiskers = blob(
        ".48,-.21 .36,-.18 .24,-.25 .13,-.44 .10,-.60 .10,-.60 .22,-.52 .33,-.38 .44,-.30"
    )
    lines = cuts(".16,.04 .24,.0 .34,.02", ".16,.14 .26,.18 .37,.13", ".22,-.30 .30,-.29 .38,-.28",
        thin=0.02, thick=0.036)  # fmt: skip
    ear = ellipse(0.07, 0.10).turned(12).at(-0.06, -0.03)
    parts = (
        (rim(skin, 0.06), BLACK, ""), (skin, WHITE, "face"), (lines, BLACK, ""),
        (hair, "#8a8a8a", "hair"), (rim(ear, 0.04), BLACK, ""), (ear, WHITE, ""),
        *(((rim(whiskers, 0.04), BLACK, ""), (whiskers, "#6a6a6a", "whiskers"))
          if dress.face is OLD else ()),
        (rim(crown, 0.05), BLACK, ""), (crown, dress.cap, "hat"), (rim(brim, 0.05), BLACK, ""),
        (brim, dress.cap, "hat"),
    )  # fmt: skip
    collar = blob("-.12,.48 -.08,.54 .04,.55 .15,.50 .17,.43 .06,.40 -.05,.41")
    return [
        *(Sheet(o.scaled(0.36).turned(-22).at(0.14, 0.73), tone, (tag,) if tag else (), turn=60)
          for o, tone, tag in parts),
        *edged(collar, WHITE, "scarf"),
        Sheet(cuts("-.02,.46 .02,.52 .02,.57", ".08,.44 .12,.50 .12,.56"), BLACK),
    ]  # fmt: skip


def _mitten(x: float, y: float, turn: float) -> list[Sheet]:
    """A closed mitten with its thumb above."""
    fist = ellipse(0.085, 0.07) | ellipse(0.055, 0.03).turned(20).at(0.03, 0.065)
    return edged(fist.turned(turn).at(x, y), WHITE, "mittens")


def _with_tape(dress: _Dress) -> list[Sheet]:
    """Both arms before the body: one hand holds the reel, the other lets the tape run down."""
    upper = strip(points(".02,.40 .22,.26 .46,.36"), 0.19, 0.13) | ellipse(0.095).at(0.02, 0.40)
    lower = strip(points(".0,.38 .14,.10 .44,.06"), 0.20, 0.13) | ellipse(0.10).at(0.0, 0.38)
    tape = strip(((0.60, 0.34), (0.60, -1.34)), 0.056)
    marks = strips([((0.572, 0.24 - 0.10 * i), (0.60 + 0.015 * (i % 2), 0.24 - 0.10 * i))
                    for i in range(15)], 0.014)  # fmt: skip
    reel = ellipse(0.115).at(0.535, 0.40)
    return [
        *edged(upper, dress.coat, "coat", turn=20), *edged(tape, INKS["lamp"], "measuring tape"),
        Sheet(marks, BLACK), *edged(reel, INKS["lamp"], "reel", turn=45),
        Sheet(ring(0.085, 0.070).at(0.535, 0.40), BLACK), *_mitten(0.49, 0.37, 20),
        *edged(lower, dress.coat, "coat", turn=10),
        Sheet(cuts(".04,.30 .12,.20 .16,.14", ".18,.12 .26,.10 .34,.09", thick=0.018), BLACK),
        *_mitten(0.555, 0.06, 8),
    ]  # fmt: skip


def _with_book(dress: _Dress) -> list[Sheet]:
    """One hand holds a notebook, the other writes."""
    lower = strip(points(".0,.38 .12,.08 .36,.14"), 0.20, 0.13) | ellipse(0.10).at(0.0, 0.38)
    book = polygon(".32,.14 .40,.36 .60,.30 .52,.08")
    pencil = strip(((0.42, 0.46), (0.48, 0.26)), 0.026)
    return [
        *edged(book, WHITE, "notebook"), Sheet(pencil, BLACK, ("pencil",)),
        *_mitten(0.40, 0.42, 40),
        *edged(lower, dress.coat, "coat", turn=10), *_mitten(0.40, 0.14, 0),
    ]  # fmt: skip


def _steeple() -> list[Sheet]:
    """The tip of a steeple with its weathercock, all that looks out of the fog."""
    roof = polygon("-.11,-.2 .0,.30 .11,-.2")
    rod = strips([((0, 0.28), (0, 0.40)), ((-0.05, 0.35), (0.05, 0.35))], 0.014)
    cock = blob(
        "-.07,.42 -.10,.50 -.03,.46 .03,.47 .05,.52 .08,.50 .10,.48 .07,.46 .04,.40 -.03,.39"
    )
    shade = family(".0,.26 .03,.06 .05,-.16", ".03,.14 .06,.0 .09,-.16", 3)
    return [*edged(roof, "#4a4a4a", "steeple", turn=90), Sheet(shade, BLACK),
            Sheet(rod | cock, BLACK, ("weathercock",))]  # fmt: skip


def _bear() -> list[Sheet]:
    """A white bear in the fog, who smiles with closed eyes."""
    ears = ellipse(0.10).at(-0.24, 0.20) | ellipse(0.10).at(0.26, 0.20)
    head = blob("-.34,-.02 -.30,.16 -.12,.27 .14,.27 .32,.16 .36,-.02 .28,-.20 .0,-.28 -.26,-.20")
    body = blob("-.34,-.10 -.52,-.30 -.56,-.8 -.56,-.8 .56,-.8 .56,-.8 .54,-.30 .36,-.10")
    muzzle = ellipse(0.16, 0.12).at(0.0, -0.10)
    features = cuts("-.20,.06 -.14,.10 -.08,.06", ".09,.06 .15,.10 .21,.06",
        "-.09,-.13 -.04,-.17 .0,-.13 .04,-.17 .10,-.13", thin=0.010, thick=0.018)  # fmt: skip
    fur = cuts("-.30,.04 -.27,-.04 -.28,-.10", ".31,.04 .29,-.04 .30,-.10",
        "-.06,.22 .0,.19 .06,.22", thick=0.010)  # fmt: skip
    return [
        *edged(body, WHITE, "bear", edge=0.010), *edged(ears, WHITE, "bear", edge=0.010),
        Sheet(ring(0.06, 0.05).at(-0.24, 0.20) | ring(0.06, 0.05).at(0.26, 0.20), BLACK),
        *edged(head, WHITE, "bear", edge=0.010), Sheet(rim(muzzle, 0.008), BLACK),
        Sheet(muzzle, WHITE), Sheet(features | fur, BLACK),
        Sheet(ellipse(0.05, 0.035).at(0, -0.06), BLACK, ("nose",)),
    ]  # fmt: skip


def _grip() -> list[Sheet]:
    """The paw that holds the end of the tape."""
    arm = strip(points(".16,-.62 .05,-.30 .0,.0"), 0.30, 0.20) | ellipse(0.125, 0.115)
    toes = cuts("-.07,.10 -.06,.04 -.07,.0", ".0,.11 .0,.05 .0,.01", ".07,.09 .06,.04 .07,.0",
        thick=0.012)  # fmt: skip
    return [*edged(arm, WHITE, "bear", edge=0.010), Sheet(toes, BLACK)]
