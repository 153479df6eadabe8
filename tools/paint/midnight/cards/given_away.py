"""What is poured out, handed over or let go."""

from itertools import pairwise

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
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
from tools.paint.story.things.faces import ADULT, CHILD, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="Drink while it is dark",
    subject="mother pouring the night",
    props=("jug", "cup", "stars", "crescent moon"),
    mood=("tender", "eerie", "quiet"),
    held_back=True,
)
def black_milk(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.6, 0.65, -0.5), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -13), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("wall",)), depth=60.0)
    look = Look(open_eyes=0.35, gaze=(-0.8, -0.9), brows=0.3, smile=0.3)
    mother = face(look, ADULT, "#b4a89e", "scarf", cloth=INKS["plum"], shoulders=True)
    scene.put(mother, 2.3, 3.6, 1.5, yaw=36, pitch=-8, roll=6, scale=1.15)
    child = face(
        Look(open_eyes=0.9, gaze=(0.7, 0.9), brows=0.4, mouth=0.5),
        CHILD,
        "#dcd4cc",
        "curls",
        "#3c3838",
        cloth="#4a4a4a",
        shoulders=True,
    )
    scene.put(child, -2.7, -4.0, 0.6, yaw=-30, pitch=14, roll=4, scale=0.95)
    scene.put(_jug(), 1.0, 0.55, -1.6, roll=58, scale=1.25)
    hand = things.hand("#b4a89e", INKS["plum"], "fist", "#f4f4f4")
    scene.put(hand, 3.35, -0.9, -2.4, yaw=20, roll=34, scale=1.15)
    night = strip(
        [(-0.20, 0.06), (-0.30, -0.10), (-0.30, -0.40), (-0.24, -0.80), (-0.22, -1.02)], 0.10, 0.22
    )
    pool = blob("-.62,-1.02 -.40,-.96 .0,-.95 .26,-1.02 .20,-1.09 -.2,-1.12 -.52,-1.09")
    cup = blob(
        "-.66,-1.04 -.66,-1.04 -.2,-1.12 .3,-1.04 .3,-1.04 .18,-1.36 -.1,-1.46 -.3,-1.46 -.54,-1.36"
    )
    scene.lay(Sheet(cup, "#c8c8c8", ("cup",), turn=0), x=0.14, depth=8.3)
    scene.lay(Sheet(pool, "#121212"), x=0.14, depth=8.2)
    scene.lay(Sheet(night, "#121212", ("night",)), x=0.14, depth=8.1)
    stars = points(
        "-.3,-.14 -.28,-.36 -.34,-.5 -.24,-.62 -.3,-.74 -.2,-.84 -.46,-1.03 -.1,-1.02 .08,-1.04"
    )
    scene.lay(Sheet(beads(stars, 0.014), "#fafafa", ("stars",)), x=0.14, depth=8.0)
    scene.lay(
        Sheet(crescent(0.045).at(-0.27, -0.92), INKS["lamp"], ("crescent moon",)), x=0.14, depth=7.9
    )
    thumb = blob("-.70,-1.2 -.62,-1.12 -.52,-1.16 -.5,-1.3 -.62,-1.36")
    scene.lay(Sheet(thumb, "#dcd4cc", ("child's hand",), turn=60), x=0.14, depth=7.8)
    return WoodcutPlan(inks=("plum", "lamp"), sky="paper", contrast=1.6, lamp_pool=0)


def _jug() -> Thing:
    """A jug with a spout to the left, about 2.4 high around its middle."""
    thing = Thing("jug", radius=2.0, step=0.85)
    clay = thing.material("#d0d0d0 * (.9 + .2 * fbm3(p * 3.))")
    band = thing.material("#2c2c2c")
    thing.code(
        """
        float belly = ellipsoid(p - vec3(0, -.35, 0), vec3(.95, .95, .95));
        belly = smin(belly, cone(p - vec3(0, .6, 0), .45, .5, .58), .25);
        belly = smin(belly, taper(p, vec3(-.3, .85, 0), vec3(-.85, 1.12, 0), .28, .14), .15);
        belly = max(belly, -cone(p - vec3(0, .8, 0), .4, .38, .5));
        float loop = max(torusZ(p - vec3(.85, .15, 0), .55, .12), .2 - p.x);
        """
    )
    thing.body("min(belly, loop) * .85", clay)
    thing.part("max(belly - .02, abs(abs(p.y + .3) - .2) - .06)", band)
    return thing


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
