"""What is poured out, handed over or let go."""

from itertools import pairwise

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import Vec3
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Return to sender",
    subject="hand holding a heart before a letter slot",
    props=("heart", "closed door", "eyes in the slot", "label"),
    mood=("sad", "wry", "brave"),
)
def heart_post(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.7, 0.55, -0.55), key=1.2, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#3c3c3c", ("closed door",), turn=90), depth=40.0)
    panels = Outline(())
    for x in (-0.48, 0.48):
        corners = points("-.38,1.34 .38,1.34 .38,.72 -.38,.72 -.38,1.34")
        edges = [((x + ax, ay), (x + bx, by)) for (ax, ay), (bx, by) in pairwise(corners)]
        panels = panels | strips(edges, 0.03)
    scene.lay(Sheet(panels, "#d8d8d8"), depth=39.5)
    _lay_kept_hearts(scene)
    scene.lay(Sheet(box(1.36, 0.44).at(0, 0.32), "#a0a0a0", ("letter slot",), turn=0), depth=39.0)
    scene.lay(Sheet(box(1.16, 0.26).at(0, 0.32), "#101010"), depth=38.0)
    for side in (-1, 1):
        eye = things.eye(iris="#505050", lid="#c4bab0", lash="#101010", radius=0.62, openness=0.5)
        scene.put(eye, side * 1.25, 1.46, 0.5)
    frame = box(1.6, 0.8).at(0, 0.32) - box(1.16, 0.26).at(0, 0.32)
    scene.lay(Sheet(frame & box(1.36, 0.44).at(0, 0.32), "#b4b4b4", turn=0), depth=10.0)
    scene.lay(Sheet(beads([(-0.63, 0.32), (0.63, 0.32)], 0.022), "#161616"), depth=9.9)
    scene.put(_heart(), -0.1, -1.82, -2.6, roll=-8, scale=1.2)
    scene.put(_offering_hand(), -0.1, -4.02, -2.4, yaw=14, scale=1.6)
    label = polygon("-.14,-.1 .12,-.1 .18,0 .12,.1 -.14,.1").turned(-24).at(0.66, -0.60)
    scene.lay(Sheet(label, "#f8f8f8", ("label",)), depth=7.0)
    scene.lay(
        Sheet(strip([(0.16, -0.24), (0.40, -0.32), (0.56, -0.54)], 0.010), "#f0f0f0"), depth=7.1
    )
    scene.lay(
        Sheet(
            strips([((0.58, -0.58), (0.72, -0.64)), ((0.57, -0.62), (0.68, -0.68))], 0.012),
            "#161616",
        ),
        depth=6.9,
    )
    return WoodcutPlan(inks=("vermilion", "night"), sky="black", contrast=1.6)


def _lay_kept_hearts(scene: Scene) -> None:
    """Panes in the door, and behind them shelves of hearts with labels; one place is empty."""
    shelves, hearts, tags = Outline(()), Outline(()), Outline(())
    heart = blob("0,-.10 0,-.10 -.11,.02 -.09,.09 -.04,.10 0,.05 0,.05 .04,.10 .09,.09 .11,.02")
    for x in (-0.48, 0.48):
        scene.lay(Sheet(box(0.73, 0.59).at(x, 1.03), "#101010", ("pane",)), depth=39.4)
        for y in (1.04, 0.75):
            shelves = shelves | box(0.73, 0.022).at(x, y)
            for shift in (-0.23, 0.0, 0.23):
                if (x, y, shift) != (0.48, 1.04, 0.0):
                    hearts = hearts | heart.scaled(0.95).at(x + shift, y + 0.115)
                tags = tags | box(0.07, 0.03).at(x + shift, y - 0.028)
    scene.lay(Sheet(shelves, "#b4b4b4", ("shelf",)), depth=39.3)
    scene.lay(Sheet(hearts, INKS["vermilion"], ("hearts on a shelf",)), depth=39.2)
    scene.lay(Sheet(tags, "#f4f4f4", ("label",)), depth=39.1)


def _heart() -> Thing:
    """A plain heart with a soft edge, like those on the shelves, about 2.2 high."""
    thing = Thing("heart", radius=1.9, step=0.8)
    red = thing.material("#cf4a33")
    thing.body("2. * (extrude(heart(p.xy * .5 + vec2(0, .55)) + .12, p.z * .5, .06) - .12)", red)
    return thing


_FINGERS: tuple[tuple[Vec3, Vec3, Vec3], ...] = (
    ((-0.43, 0.46, -0.50), (-0.49, 0.78, -0.62), (-0.44, 1.04, -0.66)),
    ((-0.15, 0.50, -0.56), (-0.18, 0.88, -0.70), (-0.15, 1.18, -0.74)),
    ((0.14, 0.50, -0.56), (0.15, 0.86, -0.69), (0.14, 1.15, -0.73)),
    ((0.41, 0.45, -0.50), (0.46, 0.75, -0.61), (0.42, 0.99, -0.65)),
    ((0.52, 0.30, -0.25), (0.86, 0.62, -0.42), (0.90, 1.00, -0.50)),
)
"""Knuckle, joint and tip of each finger, the thumb last."""


def _offering_hand() -> Thing:
    """A hand that holds something up, seen from its back: full fingers side by side, with nails."""
    thing = Thing("hand", centre=(0, 0.3, -0.2), radius=1.9, step=0.85)
    skin = thing.material("#c4bab0 * (.92 + .12 * fbm3(p * 3.))", role="skin")
    nail = thing.material("#f4f4f4")
    thing.code(
        """float flesh = ellipsoid(p - vec3(0, .36, -.32), vec3(.58, .40, .36));
        flesh = smin(flesh, taper(p, vec3(0, -.5, .0), vec3(0, .2, -.2), .34, .36), .2);
        float nails = 9.;"""
    )
    for knuckle, joint, tip in _FINGERS:
        thing.code(
            """flesh = smin(flesh, smin(taper(p, $knuckle, $joint, .165, .155),
                                     taper(p, $joint, $tip, .155, .125), .05), .06);
            nails = min(nails, ellipsoid(p - $tip - vec3(0, -.02, -.11), vec3(.07, .09, .035)));""",
            knuckle=knuckle,
            joint=joint,
            tip=tip,
        )
    thing.code(
        """float joints = abs(abs(p.y - .82 + .35 * p.x * p.x) - .045);
        flesh += .022 * ramp(.03, .0, joints) * ramp(.7, .6, abs(p.x));"""
    )
    thing.body("flesh * .85", skin)
    thing.part("nails", nail)
    cloth = thing.material(
        "$sleeve * (.85 + .3 * fbm3(p * 5.))", role="cloth", sleeve=INKS["night"]
    )
    thing.part("cone(p - vec3(0, -.62, .02), .4, .58, .45) - .02", cloth)
    linen = thing.material("#f0f0f0", role="cloth")
    thing.part("cylinder(p - vec3(0, -.18, -.02), .06, .46) - .02", linen)
    return thing
