"""A guest who comes with the room."""

from typing import Any

from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
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
    title="He comes with the room",
    subject="coat stand that is a man",
    props=("coat stand", "hat", "bed", "guest", "window", "umbrella", "moon"),
    mood=("comic", "uneasy", "polite"),
)
def guest_room_guest(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.75, 0.4, -0.45))
    scene.lay(Sheet(box(2.6, 3.6), "#383838", ("wallpaper",), turn=90), depth=58.0)
    scene.lay(Sheet(box(0.62, 0.86).at(0.52, 0.84), "#f0f0f0", ("window",)))
    scene.lay(Sheet(box(0.52, 0.76).at(0.52, 0.84), "#101010"))
    scene.lay(Sheet(ellipse(0.13).at(0.60, 0.94), INKS["lamp"], ("moon",)))
    scene.lay(
        Sheet(strips([((0.52, 0.46), (0.52, 1.22)), ((0.26, 0.84), (0.78, 0.84))], 0.03), "#f0f0f0")
    )
    scene.lay(Sheet(land((-1, -0.96), (1, -0.96)), "#8a8a8a", ("floor",), turn=0))
    _lay_gentleman(scene)
    _lay_guest_bed(scene)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_gentleman(scene: Scene) -> None:
    """A dressed coat stand whose hooks are a moustache and whose pegs are closed eyes."""
    place: dict[str, Any] = {"x": -0.44, "y": 0.0}
    feet = strips([((0, -1.0), (-0.28, -1.26)), ((0, -1.0), (0.28, -1.26))], 0.07)
    scene.lay(
        Sheet(strip([(0, 0.9), (0, -1.26)], 0.08) | feet, "#e8e8e8", ("coat stand",)), **place
    )
    _lay_coat(scene)
    nose = blob("-.05,.96 .05,.96 .06,.80 .11,.70 .06,.63 -.06,.63 -.11,.70 -.06,.80")
    scene.lay(Sheet(nose, "#f0f0f0", ("coat stand",)), **place, depth=19.0)
    hook = strip(points("0,.62 .12,.55 .26,.56 .36,.66 .34,.77 .26,.76"), 0.10, 0.035)
    scene.lay(Sheet(hook | hook.flipped(), INKS["lamp"], ("hooks",), turn=0), **place, depth=18.9)
    lids = strip(arc(0.21, 0.84, 0.075, 10, 170), 0.032)
    scene.lay(Sheet(lids | lids.flipped(), "#f4f4f4", ("pegs",)), **place, depth=18.8)
    scarf = blob("-.26,.42 -.14,.50 .14,.50 .26,.42 .27,.28 .14,.22 -.14,.22 -.27,.28")
    tail = polygon("-.20,.28 -.04,.24 -.08,-.22 -.26,-.20")
    scene.lay(Sheet(scarf | tail, INKS["vermilion"], ("scarf",), turn=8), **place, depth=18.5)
    fringe = cuts("-.24,.36 0,.29 .24,.36", "-.20,.44 0,.38 .20,.44", "-.22,-.14 -.09,-.16")
    scene.lay(Sheet(fringe, "#141414"), **place, depth=18.4)
    hat = blob("-.24,.98 -.24,.98 -.25,1.20 -.16,1.32 0,1.28 .16,1.32 .25,1.20 .24,.98 .24,.98")
    brim = blob("-.46,.92 -.24,1.02 0,1.04 .24,1.02 .46,.92 .24,.93 0,.95 -.24,.93")
    tilted: dict[str, Any] = {"x": -0.30, "y": 0.05, "turn": 7.0}
    scene.lay(Sheet(hat | brim, "#141414", ("hat",)), **tilted, depth=18.0)
    band = blob("-.245,1.02 0,1.05 .245,1.02 .245,1.09 0,1.12 -.245,1.09")
    scene.lay(Sheet(band, "#f0f0f0", ("hat",)), **tilted, depth=17.9)
    _lay_hung_things(scene)


def _lay_coat(scene: Scene) -> None:
    """An empty coat on the stand, with lapels, seams and buttons."""
    coat = blob(
        "-.14,.5 -.14,.5 0,.44 .14,.5 .14,.5 .3,.42 .5,.1 .62,-.12 .62,-.12 .48,-.22 .48,-.22"
        " .34,.02 .27,.1"
        " .3,-.3 .38,-.62 .38,-.62 .1,-.57 -.12,-.64 -.4,-.6 -.4,-.6 -.3,-.3 -.26,.1 -.4,-.06"
        " -.54,-.26"
        " -.54,-.26 -.68,-.16 -.68,-.16 -.5,.16 -.3,.42"
    )
    seams = cuts(
        "0,.44 .01,.0 -.01,-.58", "-.13,.49 -.16,.3 -.01,.16", ".13,.49 .16,.3 .01,.16",
        ".27,.1 .24,.2 .26,.3",
        "-.26,.1 -.23,.2 -.26,.3", "-.2,-.1 -.24,-.34 -.28,-.52", ".18,-.1 .22,-.36 .26,-.54",
        ".4,.1 .46,0 .5,-.1",
        "-.44,.06 -.5,-.04 -.56,-.14", thin=0.006, thick=0.024,
    )  # fmt: skip
    buttons = beads(points(".07,.06 .07,-.12 .07,-.3"), 0.022)
    place: dict[str, Any] = {"x": -0.44, "y": -0.18, "scale": 1.14}
    scene.lay(Sheet(coat, "#141414", ("coats",), turn=80), **place, depth=20.0)
    scene.lay(Sheet(seams | buttons, "#f2f2f2"), **place, depth=19.9)


def _lay_hung_things(scene: Scene) -> None:
    """A flower in his buttonhole and an umbrella on his arm."""
    petals = beads(arc(0, 0, 0.055, 0, 320), 0.032)
    scene.lay(Sheet(petals, "#f6f6f6", ("flower",)), x=-0.18, y=0.12, depth=17.0)
    scene.lay(Sheet(ellipse(0.03), INKS["lamp"], ("flower",)), x=-0.18, y=0.12, depth=16.9)
    grip = strip(points("-.06,.42 -.06,.50 .0,.54 .05,.49 .05,.36"), 0.03)
    umbrella = grip | polygon(".02,.38 .08,.38 .12,.24 .07,-.34 .05,-.42 .03,-.34 -.02,.24")
    place: dict[str, Any] = {"x": 0.02, "y": -0.22, "turn": 4.0}
    scene.lay(Sheet(umbrella, INKS["vermilion"], ("umbrella",), turn=90), **place, depth=9.8)


def _lay_guest_bed(scene: Scene) -> None:
    """A guest in bed who has pulled the blanket up to the nose."""
    rail = strips([((0.22 + 0.15 * i, -0.2), (0.22 + 0.15 * i, -0.9)) for i in range(6)], 0.026)
    rail = rail | strip(arc(0.60, -0.24, 0.42, 0, 180, 0.5), 0.045)
    scene.lay(Sheet(rail, "#f0f0f0", ("bed",)), depth=18.0)
    pillow = blob("0.22,-.34 .4,-.22 .8,-.22 .98,-.34 .96,-.7 .24,-.7")
    scene.lay(Sheet(pillow, "#f6f6f6", ("pillow",)), depth=17.0)
    _lay_child_face(scene, 0.60, -0.52)
    blanket = blob(
        "0.1,-.72 .3,-.66 .5,-.62 .7,-.62 .9,-.66 1.3,-.7 1.3,-1.8 1.3,-1.8 .0,-1.8 0,-1.8 .04,-1.1"
    )
    scene.lay(Sheet(blanket, INKS["night"], ("blanket",), turn=80), depth=9.0)
    folds = cuts(
        ".3,-.8 .26,-1.1 .3,-1.4",
        ".6,-.78 .64,-1.1 .58,-1.4",
        ".86,-.8 .82,-1.1 .9,-1.4",
        thick=0.03,
    )
    scene.lay(Sheet(folds, "#141414"), depth=8.9)
    hem = cuts("0.1,-.74 .3,-.68 .5,-.64 .7,-.64 .9,-.68 1.2,-.72", thin=0.07, thick=0.07)
    scene.lay(Sheet(hem, "#f4f4f4", ("sheet",)), depth=8.8)
    for x in (0.42, 0.78):
        fingers = beads(
            [(x - 0.06, -0.63), (x - 0.02, -0.625), (x + 0.02, -0.625), (x + 0.06, -0.63)], 0.026
        )
        scene.lay(Sheet(fingers, "#e8e0d8", ("fingers",)), depth=8.7)


def _lay_child_face(scene: Scene, x: float, y: float) -> None:
    """The upper half of a round face that looks up to the left, more curious than afraid."""
    place: dict[str, Any] = {"x": x, "y": y, "scale": 1.15}
    ears = ellipse(0.05, 0.06).at(-0.21, -0.02) | ellipse(0.05, 0.06).at(0.21, -0.02)
    scene.lay(Sheet(ears, "#ece6de", ("child",)), **place, depth=16.0)
    scene.lay(Sheet(ellipse(0.21, 0.23), "#ece6de", ("child",)), **place, depth=15.0)
    hair = blob(
        "-.22,.02 -.23,.16 -.14,.27 .0,.31 .03,.36 .03,.36 .08,.30 .18,.24 .23,.12 .22,.02 .22,.02"
        " .17,.12 .06,.10 -.02,.15 -.1,.10 -.18,.13"
    )
    scene.lay(Sheet(hair, "#202020", ("hair",)), **place, depth=14.0)
    for side in (-1, 1):
        white = ellipse(0.058, 0.05).at(side * 0.09, 0.0)
        scene.lay(Sheet(white, "#fafafa", ("eye",)), **place, depth=13.5)
        pupil = ellipse(0.028, 0.032).at(side * 0.09 - 0.024, 0.012)
        scene.lay(Sheet(pupil, "#141414", ("eye",)), **place, depth=13.0)
    brows = cuts("-.14,.07 -.09,.095 -.04,.085", ".04,.085 .09,.095 .14,.07", thick=0.016)
    scene.lay(Sheet(brows, "#202020", ("brows",)), **place, depth=12.5)
