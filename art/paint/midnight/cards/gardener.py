"""A gardener who is too large for his garden."""

from typing import Any

from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story import things
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.nature import leaf_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene, Thing
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.faces import Build, Look, face

_PAPER, _INK = "#f4f4f4", "#161616"


@card(
    palette="block_day",
    hand="woodcut",
    title="He has a hand for roses",
    subject="huge gardener with a small rose",
    props=("rose", "green gloves", "hat", "moustache", "watering can", "robin", "nest"),
    mood=("ironic", "calm", "tender"),
)
def executioner_garden(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.5, 0.4, -0.85), backdrop=_PAPER)
    _lay_village(scene)
    scene.put(_gardener(), 1.15, 0.75, 1.5, yaw=4, pitch=-7, roll=6, scale=1.3)
    _lay_nest(scene, 0.27, 0.95)
    _lay_snail(scene)
    _put_palm(scene)
    _lay_rose(scene)
    _put_can(scene)
    lay_pile(scene, _mitten(), 0.72, -0.55, 0.95, depth=6.4)
    return WoodcutPlan(inks=("vermilion", "verdigris"), sky="paper", contrast=1.6)


def _gardener() -> Thing:
    """A heavy head under a wide hat on shoulders that are broader than the picture."""
    look = Look(open_eyes=0.4, gaze=(-0.7, -1.0), brows=0.45, smile=1.0)
    build = Build(nose=1.15, jaw=1.3, cheeks=1.35)
    man = face(look, build, "#dcd4cc", "short", "#3a3638", "brim", "#2c2c2c")
    man.centre, man.radius = (0.0, -2.6, 0.6), 8.2
    hair = man.material(
        "mix(#101010, #4a4a4a, step(.45, fract(4. * abs(p.x) + 2. * p.y)))", role="hair"
    )
    man.code(
        """
        float tache = taper(s, vec3(1.56, -.50, .10), vec3(1.36, -.66, .62), .20, .22);
        tache = smin(tache, taper(s, vec3(1.36, -.66, .62), vec3(1.06, -.50, 1.12), .22, .12), .1);
        tache = smin(tache, taper(s, vec3(1.06, -.50, 1.12), vec3(.98, -.10, 1.34), .12, .04), .1);
        float coat = ellipsoid(g - vec3(-1.2, -6.1, 0), vec3(2.1, 4.2, 6.2));
        coat += .05 * sin(g.z * 4. + 2. * sin(g.y * 1.5));
        coat = smin(coat, torusY((g - vec3(-.3, -2.05, 0)).zyx, 1.15, .42), .2);
        """
    )
    man.part("tache * .9", hair)
    man.part("coat * .8", man.material("#242424", role="cloth"))
    return man


def _lay_village(scene: Scene) -> None:
    """A hill with one small house, no higher than his shoulder."""
    hill = land((-1, -0.02), (-0.5, 0.06), (1, -0.3))
    scene.lay(Sheet(hill, "#dadada", ("hill",), turn=6), depth=50.0)
    house = polygon("-.08,0 .08,0 .08,.09 .0,.17 -.08,.09") | box(0.028, 0.08).at(0.035, 0.14)
    scene.lay(Sheet(house, _INK, ("house",)), x=-0.78, y=0.0, depth=49.0)
    scene.lay(Sheet(box(0.035, 0.04), _PAPER), x=-0.79, y=0.05, depth=48.0)


def _glove() -> Thing:
    """A thick green glove held out, with a wide hemmed cuff and the sleeve that it covers."""
    glove = things.hand(INKS["verdigris"], pose="cup", role="cloth")
    glove.radius = 5.5
    cloth = glove.material(INKS["verdigris"], role="cloth")
    sleeve = glove.material("#343434", role="cloth")
    glove.part("cone(p - vec3(0, -.2, .55), .34, .60, .36) - .04", cloth)
    glove.part("torusY(p - vec3(0, -.4, .55), .56, .06)", sleeve)
    glove.part("taper(p, vec3(0, -.2, .55), vec3(0, -4.2, .85), .40, .7)", sleeve)
    return glove


def _put_palm(scene: Scene) -> None:
    """The glove with a little earth on it."""
    palm = _glove()
    scene.put(palm, -1.3, -4.95, -3.0, yaw=8, pitch=15, scale=1.75)
    earth = Thing("earth", radius=1.2)
    earth.body("ellipsoid(p, vec3(.78, .42, .5)) + .1 * fbm3(p * 4.)", earth.material("#202020"))
    scene.put(earth, *palm.world((0, 0.76, -0.3)))


def _lay_rose(scene: Scene) -> None:
    """One small rose on a thorny stem."""
    x, y = -0.38, -0.56
    stem = strip(points("0,-.46 .02,-.3 -.01,-.14 0,0"), 0.028)
    leaves = leaf_outline(0.20, 0.11).turned(24).at(0.01, -0.30)
    leaves = leaves | leaf_outline(0.18, 0.10).turned(150).at(0.0, -0.22)
    scene.lay(Sheet(stem | leaves, INKS["verdigris"], ("rose",)), x=x, y=y, depth=8.4)
    bloom = Outline(())
    for dx, dy in ((0, 0.05), (-0.07, 0.0), (0.07, 0.01), (-0.045, -0.06), (0.05, -0.06)):
        bloom = bloom | ellipse(0.085).at(dx, dy)
    spiral = cuts(
        "-.05,-.03 -.02,-.07 .05,-.05 .06,.02 .01,.06 -.04,.03 -.02,-.02 .02,-.01",
        "-.13,.03 -.10,-.05 -.03,-.11", ".13,.04 .11,-.05 .04,-.11", "-.06,.11 .02,.10 .08,.06",
        thick=0.018,
    )  # fmt: skip
    scene.lay(Sheet(rim(bloom, 0.02), _PAPER), x=x, y=y, depth=8.35)
    scene.lay(Sheet(bloom, INKS["vermilion"], ("rose",)), x=x, y=y, depth=8.3)
    scene.lay(Sheet(spiral, _INK), x=x, y=y, depth=8.2)


def _put_can(scene: Scene) -> None:
    """A small watering can, and the water that falls from it."""
    can = Thing("watering can", radius=2.0)
    tin = can.material("#8a8a8a", shine=0.2)
    can.body("cone(p, .42, .46, .38) - .03", tin)
    can.part("taper(p, vec3(-.35, -.2, 0), vec3(-1.05, .5, 0), .12, .07)", tin)
    can.part("taper(p, vec3(-1.02, .46, 0), vec3(-1.16, .6, 0), .08, .22)", tin)
    can.part("torusZ((p - vec3(.72, .16, 0)) * vec3(.8, 1., 1.), .44, .075)", tin)
    scene.put(can, 1.62, -3.0, -1.6, roll=24, scale=1.15)
    drops = cuts(
        ".18,-.73 .13,-.74 .08,-.78", ".11,-.80 .07,-.83 .03,-.88", ".03,-.78 -.02,-.81 -.06,-.87",
        "-.09,-.84 -.14,-.89 -.17,-.95", "-.01,-.89 -.06,-.93 -.09,-.98", thick=0.018,
    )  # fmt: skip
    scene.lay(Sheet(drops, _PAPER, ("water",)), x=-0.14, y=-0.03, depth=6.5)


def _mitten() -> list[Sheet]:
    """The other glove, a mitten closed around the handle of the can, and its sleeve."""
    fingers = blob("-.13,.12 -.15,.0 -.13,-.11 -.06,-.15 .04,-.14 .08,-.08 .08,.08 .0,.14")
    back = blob(".0,.16 .14,.14 .25,.04 .29,-.10 .12,-.26 -.02,-.18 -.06,.0")
    thumb = blob(".16,.09 .09,.17 -.03,.205 -.16,.18 -.19,.13 -.14,.095 -.04,.10 .06,.04")
    cuff = polygon(".08,-.22 .26,-.06 .38,-.13 .17,-.38")
    hem = strip(((0.155, -0.36), (0.365, -0.12)), 0.035)
    sleeve = polygon(".18,-.34 .36,-.15 .66,-.40 .42,-.70")
    folds = cuts(".11,.05 .13,.01 .12,-.05", ".06,.05 .03,.08 -.02,.09", thick=0.014)
    green = INKS["verdigris"]
    return [
        Sheet(rim(sleeve, 0.02), _PAPER), Sheet(sleeve, "#242424", ("sleeve",), turn=-40),
        Sheet(rim(back | cuff, 0.02), _INK),
        Sheet(back | cuff, green, ("green gloves",), turn=-45), Sheet(hem, _INK),
        Sheet(rim(fingers, 0.02), _INK), Sheet(fingers, green, ("green gloves",), turn=80),
        Sheet(rim(thumb, 0.02), _INK), Sheet(thumb, green, ("green gloves",), turn=10),
        Sheet(folds, _INK),
    ]  # fmt: skip


def _lay_nest(scene: Scene, x: float, y: float) -> None:
    """A robin in its nest of straw."""
    robin = blob(
        "-.34,.24 -.34,.24 -.16,.22 -.02,.32 .06,.42 .16,.44 .24,.38 .24,.26 .18,.10 0,.02 -.16,.08"
    )
    scene.lay(Sheet(robin, "#5a5a5a", ("robin",), turn=30), x=x, y=y, depth=8.4)
    breast = blob(".24,.33 .18,.36 .10,.28 .04,.12 .12,.04 .22,.14 .26,.26")
    scene.lay(Sheet(breast, INKS["vermilion"], ("robin",)), x=x, y=y, depth=8.3)
    beak = polygon(".23,.39 .33,.34 .23,.33") | ellipse(0.022).at(0.165, 0.385)
    scene.lay(Sheet(beak, "#141414"), x=x, y=y, depth=8.2)
    bowl = blob("-.24,.12 -.24,.12 0,.07 .26,.12 .26,.12 .20,-.04 0,-.11 -.18,-.05")
    straws = strips(
        [((-0.30, 0.12), (0.05, 0.0)), ((-0.24, 0.02), (0.22, 0.10)), ((0.32, 0.1), (0, -0.02)),
         ((-0.20, -0.04), (0.10, -0.09)), ((0.28, 0.0), (0.02, -0.08))], 0.018,
    )  # fmt: skip
    scene.lay(Sheet(bowl, "#c8c8c8", ("nest",), turn=10), x=x, y=y, depth=8.1)
    scene.lay(Sheet(straws, "#141414", ("nest",)), x=x, y=y, depth=8.0)


def _lay_snail(scene: Scene) -> None:
    """A snail on the brim of the hat, on its way to the nest."""
    body = blob("-.16,0 -.16,0 -.10,.04 .06,.05 .12,.10 .17,.13 .20,.09 .17,.03 .12,0 .12,0")
    horns = cuts(".16,.12 .17,.17 .18,.20", ".18,.11 .21,.15 .24,.17", thin=0.012, thick=0.014)
    shell = ellipse(0.085).at(-0.02, 0.10)
    coil = cuts("-.09,.08 -.06,.15 .02,.16 .04,.10 -.01,.06 -.05,.09 -.02,.12", thick=0.016)
    for index, (outline, tone) in enumerate(
        ((horns, _INK), (body, _PAPER), (shell, "#c8c8c8"), (coil, _INK))
    ):
        place: dict[str, Any] = {
            "x": -0.40,
            "y": 0.525,
            "turn": 8.0,
            "scale": 0.8,
            "depth": 8.4 - 0.1 * index,
        }
        scene.lay(Sheet(outline, tone, ("snail",)), **place)
