"""What is poured out, handed over or let go."""

from itertools import pairwise

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing
from tools.paint.story.sheets import Outline, Sheet


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
    scene.put(_heart(), -0.25, -2.15, -2.6, roll=-14, scale=1.2)
    hand = things.hand("#dcd4cc", INKS["night"], "cup", "#f0f0f0")
    scene.put(hand, -0.1, -4.75, -2.6, yaw=6, pitch=12, scale=2.2)
    label = polygon("-.14,-.1 .12,-.1 .18,0 .12,.1 -.14,.1").turned(-24).at(0.66, -0.72)
    scene.lay(Sheet(label, "#f8f8f8", ("label",)), depth=7.0)
    scene.lay(
        Sheet(strip([(0.16, -0.36), (0.40, -0.44), (0.56, -0.66)], 0.010), "#f0f0f0"), depth=7.1
    )
    scene.lay(
        Sheet(
            strips([((0.58, -0.70), (0.72, -0.76)), ((0.57, -0.74), (0.68, -0.80))], 0.012),
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
    """A heart as it beats in a chest, with the stumps of its vessels, about 2.6 high."""
    thing = Thing("heart", radius=2.0, step=0.8)
    muscle = thing.material("#cf4a33 * (.85 + .3 * fbm3(p * 3.))")
    vessel = thing.material("#c8c8c8")
    thing.code(
        """
        float h = ellipsoid(p - vec3(.15, -.15, 0), vec3(.95, 1.0, .8));
        h = smin(h, taper(p, vec3(.1, -.3, 0), vec3(.45, -1.15, -.1), .75, .32), .3);
        h = smin(h, ellipsoid(p - vec3(-.62, .35, 0), vec3(.55, .6, .55)), .2);
        h += .05 * sin(3. * p.x + 5. * p.y + 2. * sin(2. * p.y));
        float v = taper(p, vec3(-.1, .5, 0), vec3(.05, 1.25, 0), .30, .27);
        v = smin(v, taper(p, vec3(.05, 1.2, 0), vec3(.65, 1.45, 0), .26, .22), .15);
        v = smin(v, taper(p, vec3(-.5, .6, 0), vec3(-.65, 1.35, 0), .2, .2), .1);
        v = smin(v, taper(p, vec3(.4, .5, -.2), vec3(.85, .85, -.2), .2, .2), .1);
        """
    )
    thing.body("h * .8", muscle)
    thing.part("v * .9", vessel)
    return thing
