"""A candle that has burnt for a long time, and a country of wax below it."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_WAX = "#f8ecd2"
_SHADE = "#d8b8a8"
_SKIN = "#b5794f"


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Make a wish, quickly",
    subject="woman before a burnt-down candle with a flame like a bird",
    props=("candle", "hills of wax", "tiny guests", "tent", "skier"),
    mood=("hushed", "festive", "uneasy"),
)
def birthday_volcano(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2a2048", lift=0, shade="#6a3050"))
    _woman(scene)
    _candle(scene)
    _flame(scene)
    _hills(scene)
    _guests(scene)
    return PaperPlan()


def _woman(scene: Scene) -> None:
    """Her eyes are shut and her cheeks are full; she has not blown yet."""
    face = blob(
        "0,.6 .2,.54 .34,.4 .39,.24 .39,.1 .365,.03 .41,-.05 .48,-.12 .47,-.165 .4,-.19 .4,-.19"
        " .43,-.215 .45,-.235 .43,-.26 .43,-.26 .45,-.285 .42,-.315 .4,-.33 .42,-.37"
        " .41,-.43 .36,-.51 .22,-.57 .08,-.66 .06,-.9 -.6,-.9 -.6,.5"
    )
    dress = blob("-.7,-.6 -.16,-.74 .12,-.8 .26,-.95 .34,-1.4 .36,-2.4 -.9,-2.4")
    hair = blob(
        ".34,.42 .2,.62 -.08,.7 -.5,.66 -.8,.4 -.8,-.4 -.5,-.5 -.22,-.44 -.12,-.2 -.02,.1 .16,.28"
    )
    for outline, colour, lift in (
        (face, _SKIN, 14),
        (face - face.at(-0.03, 0.0), mix(_SKIN, "#ffc870", 0.55), 0),
        (dress, "#2f6f74", 9),
        (ellipse(0.19, 0.165).at(0.2, -0.25), mix(_SKIN, "#f0a060", 0.25), 3),
        (ellipse(0.07, 0.055).at(0.23, -0.2), mix(_SKIN, "#e8603c", 0.45), 0),
        (strip(points(".16,.06 .24,.0 .34,.04"), 0.024), "#3a1c24", 1),
        (strip(points(".14,.17 .25,.22 .36,.18"), 0.03, 0.02), "#3a1c24", 1),
        (blob(".4,-.215 .43,-.213 .455,-.235 .43,-.26 .455,-.286 .42,-.312 .39,-.3 .4,-.26"),
         "#b8485a", 1),
        (hair, "#3a1c24", 8),
        (ellipse(0.05).at(-0.03, -0.22), "#f2c14a", 4),
    ):  # fmt: skip
        sheet = Sheet(outline, colour, ("woman",), lift=lift)
        scene.lay(sheet, x=0.93, y=0.56, scale=1.1, flip=True)


def _candle(scene: Scene) -> None:
    """A stub as broad as a tower, hollow at the top."""
    stub = blob(
        "-.84,-.8 -.78,-.3 -.8,.06 -.8,.06 .12,.06 .12,.06 .1,-.3 .18,-.8 .18,-1.2 -.84,-1.2"
    )
    scene.lay(Sheet(stub, _WAX, ("candle",), lift=12, shade="#e8c8a8"))
    stripe = polygon("-.82,-.1 .12,-.34 .12,-.5 -.8,-.26")
    scene.lay(Sheet(stripe & stub, "#d8566a", lift=0))
    rim = blob("-.84,.06 -.6,.16 -.34,.14 -.1,.18 .16,.06 .0,-.04 -.36,-.07 -.7,-.03")
    scene.lay(Sheet(rim, mix(_WAX, "#ffffff", 0.5), ("rim",), lift=5))
    pool = ellipse(0.36, 0.06).at(-0.34, 0.06)
    scene.lay(Sheet(pool, "#ffd98a", ("molten wax",), glow=0.35))
    for line, wide in (
        ("-.7,.04 -.73,-.2 -.7,-.42", 0.13), ("-.46,.0 -.48,-.3 -.46,-.6", 0.1),
        ("-.0,.02 .03,-.24 .0,-.4", 0.15),
    ):  # fmt: skip
        end = points(line)[-1]
        run = strip(points(line), wide * 0.8, wide) | ellipse(wide * 0.56, wide * 0.7).at(*end)
        scene.lay(Sheet(run, mix(_WAX, "#ffffff", 0.35), ("runs of wax",), lift=5))


def _flame(scene: Scene) -> None:
    """It has the shape of somebody with wings; the wick holds it by one thread."""
    wick = strip(points("-.34,.06 -.36,.18 -.32,.28"), 0.04, 0.02)
    scene.lay(Sheet(wick, "#2a1820", ("wick",), lift=4))
    bird = blob(
        "-.33,.24 -.33,.24 -.46,.36 -.52,.5 -.7,.56 -.84,.72 -.88,.96 -.88,.96 -.72,.82 -.56,.8"
        " -.46,.84 -.44,.96 -.36,1.04 -.22,1.1 -.22,1.1 -.28,.98 -.26,.88 -.16,.86 -.02,.94"
        " .08,1.12 .08,1.12 .1,.9 .02,.7 -.12,.58 -.16,.44 -.24,.32"
    )
    scene.lay(Sheet(bird, "#ff9a2c", ("flame like a bird",), glow=0.6))
    heart = blob(
        "-.33,.34 -.4,.46 -.44,.6 -.58,.66 -.68,.74 -.56,.73 -.42,.76 -.36,.9 -.3,.94 -.34,.84"
        " -.28,.76 -.14,.76 -.04,.84 -.1,.7 -.2,.62 -.24,.46"
    )
    scene.lay(Sheet(heart, "#fff2b0", glow=0.9))


def _hills(scene: Scene) -> None:
    """What has run down lies over the whole table like snow."""
    for shape, tone in (
        ("-1.3,-.5 -.9,-.46 -.66,-.62 -.3,-.72 .1,-.6 .3,-.66 .6,-.86 1.3,-.9 1.3,-1.9 -1.3,-1.9",
         "#ecd4bc"),
        ("-1.3,-.86 -.9,-.8 -.5,-.96 -.1,-.9 .3,-1.04 .7,-1.0 1.3,-1.12 1.3,-1.9 -1.3,-1.9",
         "#f6e8d0"),
        ("-1.3,-1.18 -.8,-1.2 -.3,-1.12 .2,-1.24 .7,-1.2 1.3,-1.3 1.3,-1.9 -1.3,-1.9", "#fdf6e6"),
    ):  # fmt: skip
        scene.lay(Sheet(blob(shape), tone, ("hills of wax",), lift=9, shade=_SHADE))


def _guest(scene: Scene, dress: Dress, stance: Stance, place: dict[str, Any], hat: str) -> None:
    """Somebody tiny with a paper hat."""
    scene.lay(people.person(dress, stance), **place)
    cone = polygon("-.08,0 .08,.01 .01,.2").at(0, 0.69 + 1.03 * dress.head).turned(stance.lean)
    scene.lay(Sheet(cone, hat, ("party hat",), lift=3), **place)


def _guests(scene: Scene) -> None:
    """One has put up a tent, one skis, two have roped up, one looks at the fire."""
    tent = polygon("-.9,-1.14 -.66,-.8 -.4,-1.12")
    scene.lay(Sheet(tent, "#d8463c", ("tent",), lift=8))
    scene.lay(Sheet(polygon("-.74,-1.14 -.66,-.88 -.56,-1.13"), "#ffe08a", ("light",), glow=0.4))
    ski = Stance(near=((0.12, 0.58), (0.2, 0.48)), far=((-0.02, 0.56), (0.1, 0.46)), lean=-12)
    green = Dress("#8a5238", "#1c1420", "#3f8a5c", "#2c3350", kind=figures.MAN)
    at: dict[str, Any] = {"x": 0.36, "y": -1.06, "scale": 0.4, "turn": -8}
    scene.lay(
        Sheet(strip(points("-.2,.02 .2,-.06 .32,-.02"), 0.03), "#c8443c", ("skis",), lift=4), **at
    )
    _guest(scene, green, ski, at, "#f2c14a")
    climb = Stance(near=((0.1, 0.74), (0.16, 0.92)), far=((0.08, 0.62), (0.16, 0.72)), nod=16,
                   legs=(((-0.03, 0.42), (0.0, 0.22), (-0.1, 0.08)),
                         ((0.03, 0.42), (0.14, 0.34), (0.12, 0.16))))  # fmt: skip
    rope = strip(points("-.02,.1 .1,-.14 .16,-.36 .2,-.56"), 0.014)
    scene.lay(Sheet(rope, "#8a4a3a", ("rope",), lift=3))
    blue = Dress("#e8b890", "#c87a3a", "#3f6fae", "#7a3f3a", cut="bob", kind=figures.WOMAN)
    _guest(scene, blue, climb, {"x": 0.24, "y": -0.66, "scale": 0.36, "flip": True}, "#e8705a")
    sit = Stance(near=((0.1, 0.58), (0.2, 0.56)), legs=people.SIT_LEGS, nod=12)
    old = Dress("#e0b088", "#efe8de", "#7a3f6a", "#3a3350", cut="bald", kind=figures.OLD)
    _guest(scene, old, sit, {"x": -0.72, "y": -0.0, "scale": 0.36}, "#3f9a94")
    red = Dress("#6a3f2c", "#1c1420", "#f2b83a", "#6a3f2c", cut="curls", kind=figures.CHILD,
                skirt=0.16, head=0.3)  # fmt: skip
    wave = Stance(near=((0.14, 0.76), (0.2, 0.94)), nod=14)
    _guest(scene, red, wave, {"x": -0.2, "y": -1.32, "scale": 0.5}, "#d8463c")
    tracks = strips([((0.2, -1.0), (-0.1, -0.95)), ((0.22, -1.04), (-0.1, -0.99))], 0.012)
    scene.lay(Sheet(tracks, "#cfae98", ("tracks",), lift=0))
    _leaving(scene)


def _leaving(scene: Scene) -> None:
    """Far off somebody goes away from the feast with a suitcase."""
    who = Dress("#b5794f", "#2a1820", "#8a4a5c", "#3a3350", kind=figures.MAN)
    scene.lay(people.person(who, people.WALK), x=0.76, y=-1.02, scale=0.26)
    case = polygon(".79,-.92 .9,-.92 .9,-1.0 .79,-1.0")
    scene.lay(Sheet(case, "#6b4a3a", ("suitcase",), lift=3))
    steps = [((x, y), (x + 0.02, y)) for x, y in points(".5,-.99 .56,-1.0 .62,-.995 .68,-1.01")]
    scene.lay(Sheet(strips(steps, 0.014), "#c0a08c", ("footprints",), lift=0))
