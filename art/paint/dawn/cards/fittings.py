"""A tailor who takes the measure of a wing."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_BONE = smooth(points(".46,-.6 .26,-.16 .16,.3 .12,.62 -.04,.84"), closed=False)


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Will it fit over the coat?",
    subject="tailor measuring a great wing",
    props=("wing", "tape measure", "tailor", "client"),
    mood=("hopeful", "vain", "tender"),
)
def tailor_of_wings(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1f5560", lift=0, shade="#2f7a78"))
    floor = polygon("-1.3,-1.22 1.3,-1.22 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#7a4034", ("floor",), lift=6))
    _wing(scene)
    _client(scene)
    _tailor(scene)
    return PaperPlan()


def _feathers(scene: Scene, count: int, reach: float, tones: tuple[str, str], odd: int) -> None:
    """One row that hangs from the bone, longer towards its tip; an odd one is a leaf."""
    for index in range(count):
        share = index / (count - 1)
        length, wide = reach * (0.62 + 0.62 * share - 0.2 * share**3), 0.11
        feather = blob(
            (0, -0.6 * wide), (length * 0.5, -wide), (length * 0.9, -wide * 0.7), (length, 0),
            (length, 0), (length * 0.88, wide * 0.8), (length * 0.5, wide), (0, 0.6 * wide),
        )  # fmt: skip
        quill = strip(((0.1, 0), (length * 0.93, 0)), 0.016, 0.006)
        tone = "#7fb45a" if index == odd else mix(tones[0], tones[1], share)
        x, y = _BONE[round(share * (len(_BONE) - 1))]
        place: dict[str, Any] = {"x": x, "y": y, "turn": 216 - 78 * share}
        scene.lay(Sheet(feather, tone, ("wing",), lift=7), **place)
        scene.lay(Sheet(quill, mix(tone, "#7a3a4c", 0.35), lift=0), **place)


def _wing(scene: Scene) -> None:
    """Three rows of feathers across the whole room; one of them is a leaf."""
    _feathers(scene, 11, 1.16, ("#ffe2c8", "#fff8ee"), 7)
    _feathers(scene, 10, 0.72, ("#f09a80", "#f8c8a8"), -1)
    _feathers(scene, 8, 0.4, ("#d85a5a", "#f08a70"), -1)
    bone = strip(_BONE, 0.26, 0.14) | ellipse(0.07).at(*_BONE[-1])
    scene.lay(Sheet(bone, "#d8605c", ("wing",), lift=6))


def _client(scene: Scene) -> None:
    """He looks ahead as if nothing were the matter; the coat has a slit for the wing."""
    coat = blob(
        ".3,-.5 .5,-.32 .74,-.36 .96,-.5 1.3,-.6 1.3,-1.8 1.3,-1.8 .2,-1.8 .2,-1.8 .26,-1.2 .24,-.8"
    )
    scene.lay(Sheet(coat, "#2c3f78", ("coat",), lift=14, shade="#1f2a58"))
    head = figures.head("#e0aa84", "#6a4632", figures.HOOKED, "short", "closed", lift=12)
    scene.lay(head, x=0.58, y=0.04, scale=0.7, turn=4)
    whiskers = blob(".46,-.19 .36,-.2 .2,-.26 .1,-.22 .12,-.3 .26,-.34 .42,-.27")
    scene.lay(Sheet(whiskers, "#6a4632", ("moustache",), lift=4), x=0.58, y=0.04, scale=0.7, turn=4)
    collar = blob(".36,-.42 .48,-.28 .62,-.34 .8,-.32 .84,-.44 .66,-.54 .44,-.54")
    scene.lay(Sheet(collar, "#f2c14a", ("collar",), lift=7))
    seam = strips([((0.34, -0.62), (0.44, -0.6)), ((0.33, -0.72), (0.43, -0.7)),
                   ((0.32, -0.82), (0.42, -0.8))], 0.02)  # fmt: skip
    scene.lay(Sheet(seam, "#fff6ea", ("stitches",), lift=1))


def _tailor(scene: Scene) -> None:
    """On a stool at the tip, with a tape; a bare little bird looks out of the pocket."""
    stool = box(0.5, 0.07).at(-0.62, -1.14)
    legs = strips([((-0.8, -1.14), (-0.86, -1.46)), ((-0.44, -1.14), (-0.38, -1.46))], 0.05)
    scene.lay(Sheet(legs, "#a8703c", lift=6), Sheet(stool, "#c88a4c", ("stool",), lift=6))
    tape = strip(points("-.36,-.48 -.5,-.34 -.68,-.24 -.82,-.3 -.9,-.48 -.87,-.66"), 0.07)
    loose = strip(points("-.36,-.5 -.3,-.8 -.2,-1.0 -.26,-1.2"), 0.07)
    scene.lay(Sheet(tape | loose, "#f2d040", ("tape measure",), lift=6, pattern="stripes"))
    who = Dress("#efc4a0", "#f4f0ea", "#c8443c", "#2c3350", cut="bald", kind=figures.OLD, head=0.3,
                scarf="#f2c14a")  # fmt: skip
    lift = Stance(near=((0.16, 0.66), (0.28, 0.76)), far=((-0.12, 0.74), (-0.2, 0.9)), nod=14)
    scene.lay(people.person(who, lift), x=-0.64, y=-1.1, scale=0.82)
    scene.lay(Sheet(ellipse(0.045, 0.05).at(-0.6, -0.72), "#f0b0a0", ("bare bird",), lift=4))
    scene.lay(Sheet(polygon("-.56,-.72 -.5,-.73 -.56,-.75"), "#f2a03c", lift=2))
    scene.lay(Sheet(beads([(-0.59, -0.71)], 0.011), "#1c1420", lift=0))
    scene.lay(Sheet(box(0.13, 0.1).at(-0.6, -0.79), "#a8322f", ("pocket",), lift=3))
