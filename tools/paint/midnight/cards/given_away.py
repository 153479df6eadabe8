"""What is poured out, handed over or let go."""

from itertools import pairwise

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    box,
    ellipse,
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
from tools.paint.story.things.faces import ADULT, Look, face
from tools.paint.story.things.figures import smoke


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


@card(
    palette="block_night",
    hand="woodcut",
    title="The lamps showed the depth",
    subject="woman swimming above a street",
    props=("roofs", "street lamps", "long hair", "bubbles"),
    mood=("free", "dreamlike", "deep"),
    every=2,
    held_back=True,
)
def night_swimmer_street(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene, palette, clouds=0.0, light_from=(-0.4, 0.75, -0.4), key=1.0, ambient=0.35, fog=0.03
    )
    scene.camera = Camera(eye=(0, 6.2, -7.5), target=(0, 2.3, 2.0))
    for index, z in enumerate((-1.2, 1.6, 4.6, 7.8, 11.4)):
        for side in (-1, 1):
            lit = (index + side) % 3 == 0
            house = things.house(
                wall="#7c7c7c", roof="#343434", width=0.9, depth=1.1, steepness=1.5,
                height=1.9 + (index * 7 + side * 3) % 4 * 0.3,
                windows=INKS["lamp"] if lit else "#141414", glow=1.4 if lit else 0.02,
            )  # fmt: skip
            scene.put(house, side * 2.7, 0, z, yaw=side * 80)
    for x, z in ((-0.95, 1.0), (0.95, 4.0), (-0.95, 7.5)):
        scene.put(things.street_lamp(height=1.7, light=INKS["lamp"]), x, 0, z)
    scene.put(_swimmer(), -0.55, 4.4, -2.0, yaw=14, roll=16, scale=0.72)
    head = face(Look(smile=0.3), ADULT, "#e0d8d0", "short", "#3c3838")
    head.code("r.x = max(r.x, -1.9 - g.y);")
    scene.put(head, 1.12, 5.16, -2.5, yaw=10, pitch=-6, roll=-58, scale=0.235)
    for lift, thick in ((0.0, 0.15), (0.22, 0.12), (-0.16, 0.11)):
        lock = [(1.35, 5.30 + lift * 0.3, -2.3, thick), (1.0, 5.72 + lift, -2.1, thick)]
        lock += [(0.3, 5.72 + lift, -2.0, thick * 0.9), (-0.3, 6.02 + lift, -1.9, thick * 0.6)]
        lock += [(-1.0, 5.92 + lift * 1.5, -1.9, thick * 0.2)]
        scene.put(smoke(lock, "#3c3838", curl=0.03), 0, 0, 0)
    bubbles = points(".90,.84 .82,.98 .90,1.12 .84,1.26 .90,1.38")
    for index, (x, y) in enumerate(bubbles):
        radius = 0.02 + 0.008 * (index % 3)
        scene.lay(
            Sheet(
                ellipse(radius).at(x, y) - ellipse(radius * 0.6).at(x, y), "#f0f0f0", ("bubble",)
            ),
            depth=3.0,
        )
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", stars=0, contrast=1.6)


def _swimmer() -> Thing:
    """A woman in a dress who swims to the right, about five long, without her head."""
    thing = Thing("swimmer", "dress", radius=3.6, step=0.75)
    cloth = thing.material("#cf4a33 * (.85 + .3 * fbm3(p * 3.))", role="cloth")
    flesh = thing.material("#e0d8d0", role="skin")
    thing.code(
        """
        float fold = .06 * sin(8. * atan(p.y, p.z) + 2. * p.x) * ramp(.6, -1.6, p.x);
        float dress = taper(p, vec3(1.45, .12, 0), vec3(.6, 0, 0), .40, .36);
        dress = smin(dress, taper(p, vec3(.6, 0, 0), vec3(-1.5, -.1, 0), .38, .85) + fold, .25);
        dress = max(dress, -1.7 + .15 * sin(7. * p.y + 5. * p.z) - p.x);
        vec3 l = vec3(p.xy, abs(p.z));
        float limbs = taper(l, vec3(-1.2, -.1, .2), vec3(-2.5, .05 , .28), .24, .15);
        limbs = smin(limbs, taper(p, vec3(-2.4, .05, .28), vec3(-3.2, .5, .3), .15, .09), .08);
        limbs = min(limbs, taper(p, vec3(-2.4, .0, -.28), vec3(-3.3, -.25, -.3), .15, .09));
        limbs = min(limbs, smin(taper(p, vec3(1.45, .2, .3), vec3(2.2, -.25, .5), .16, .13),
                                taper(p, vec3(2.2, -.25, .5), vec3(3.2, .1, .4), .13, .09), .06));
        limbs = min(limbs, smin(taper(p, vec3(1.45, .2, -.3), vec3(1.5, -.55, -.8), .16, .13),
                                taper(p, vec3(1.5, -.55, -.8), vec3(.7, -1.05, -.9), .13, .09),
                                .06));
        limbs = min(limbs, taper(p, vec3(1.6, .2, 0), vec3(2.0, .45, 0), .17, .15));
        """
    )
    thing.body("dress * .8", cloth)
    thing.part("limbs * .9", flesh)
    return thing
