"""A house that is glad to have company."""

from tools.paint.midnight.carving import edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, head
from tools.paint.story.cutouts.geometry import (
    blob,
    crescent,
    ellipse,
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

_INK, _PAPER, _RED = "#141414", "#f6f6f6", "#e47c66"
"""Black, bare paper, and a light tone of vermilion that is cut more open."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Come in, come in",
    subject="house front that is a face",
    props=("house", "mouth as a door", "tongue as a carpet", "steps", "guest", "flowers"),
    mood=("comic", "threatening", "polite"),
)
def tongue_carpet(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.55, -0.5))
    scene.camera = Camera(eye=(0, 8.0, -24), target=(0, -0.7, 0), focal=3.5)
    scene.put(_house(), 0.75, 0.95, 0.0, yaw=9, scale=0.85)
    scene.lay(Sheet(crescent(0.13).turned(200), _PAPER, ("moon",)), x=-0.72, y=1.14, depth=40.0)
    lay_pile(scene, _guest(), -0.56, -1.40, 1.0)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", stars=30, contrast=1.6, lamp_pool=0)


def _house() -> Thing:
    """A gabled house from the front; all of its face is one wall, `f` in the code."""
    thing = Thing("house", "face", centre=(0, -0.2, -1.5), radius=9.5, step=0.7)
    stone = thing.material(
        "#c8c8c8 * (.9 + .2 * fbm3(p * 2.5)) * (1. - .85 * ramp(.52, .56, fbm2(p.xy * .7))"
        " * step(.3, max(step(.86, fract(p.y * 2.2)),"
        " step(.93, fract(p.x * 1.1 + .5 * floor(p.y * 2.2))))))"
    )
    roof = thing.material("#4a4a4a * (.6 + .8 * step(.22, fract(p.y * 1.6)))")
    ground = thing.material("#262626 * (.7 + .6 * fbm3(p * vec3(2., 2., 5.)))")
    thing.code(
        """
        vec3 s = vec3(abs(p.x), p.y, -p.z);
        float pitch = (p.y - 6.3 + abs(p.x) * .92) * .736;
        float f = box(p - vec3(0, -1.8, 1.), vec3(3.4, 5.2, 1.));
        f = min(f, max(max(pitch, 3. - p.y), abs(p.z - 1.) - 1.));
        float tiles = max(max(abs(pitch - .1) - .2, abs(p.x) - 4.2), abs(p.z - .7) - 1.5);
        tiles = min(tiles, box(p - vec3(2.2, 5.4, 1.2), vec3(.42, 1.2, .42)));
        """
    )
    _carve_face(thing)
    thing.body("f * .85", stone)
    thing.part("tiles", roof)
    thing.part("box(p - vec3(0, -7.3, -4.), vec3(9., 1., 9.))", ground)
    _add_windows(thing)
    _add_teeth(thing)
    _add_tongue(thing)
    return thing


def _carve_face(thing: Thing) -> None:
    """Brows, lids, nose, cheeks, jaw and swollen lips out of the wall."""
    thing.code(
        """
        f = smin(f, taper(s, vec3(.6, 2.85, .1), vec3(1.6, 3.1, .2), .26, .34), .2);
        f = smin(f, taper(s, vec3(1.6, 3.1, .2), vec3(2.75, 2.55, .1), .34, .16), .2);
        vec2 e = (s.xy - vec2(1.5, 1.45)) / vec2(.98, .66);
        float lid = (length(e) - 1.) * .66;
        f = smin(f, length(vec2(lid, s.z)) - .2, .12);
        f = smax(f, -max(lid + .02, abs(s.z) - .5), .08);
        f = smin(f, taper(s, vec3(0, 2.1, .1), vec3(0, -.25, .95), .28, .58), .25);
        f = smin(f, ellipsoid(s - vec3(.58, -.42, .5), vec3(.42, .36, .5)), .15);
        f = smax(f, -ellipsoid(s - vec3(.36, -.78, .75), vec3(.2, .2, .3)), .08);
        f = smin(f, taper(s, vec3(2.9, .2, -.1), vec3(1.9, -.75, .05), .3, .42), .5);
        f = smin(f, taper(s, vec3(3.0, -2.3, .0), vec3(1.7, -5.2, .2), .45, .7), .4);
        vec2 at = s.xy - vec2(0, -2.85);
        at.y -= .10 * at.x * at.x - .2;
        float mouth = rectangle(at, vec2(1.05, .42)) - .92;
        f = smax(f, -taper(s, vec3(.95, -.35, .5), vec3(2.45, -1.75, .5), .12, .16), .12);
        f = smin(f, length(vec2(mouth, s.z - .12)) - .40, .14);
        f = smax(f, -max(mouth + .30, abs(s.z) - 1.7), .12);
        """
    )


def _add_windows(thing: Thing) -> None:
    """Lit panes for eyes; the pupils look down at whoever is at the door."""
    pane = thing.material(INKS["lamp"], glow=0.5, role="light")
    dark = thing.material(_INK, role="eye")
    thing.part("max(lid, abs(s.z + .2) - .1)", pane)
    thing.code("vec2 bar = abs(s.xy - vec2(1.5, 1.45));")
    thing.part("max(max(lid, abs(s.z + .12) - .1), min(bar.x, bar.y) - .05)", dark)
    thing.part(
        "max(length(vec2(abs(p.x + .28) - 1.5, p.y - 1.22)) - .36, abs(s.z + .1) - .14)", dark
    )
    inside = thing.material("#050505")
    thing.part("max(mouth + .2, abs(p.z - 1.4) - .1)", inside)


def _add_teeth(thing: Thing) -> None:
    """Teeth that grow out of the lips, none like the other; one is of gold."""
    white, gold = thing.material("#fafafa"), thing.material(INKS["lamp"])
    upper = ((-1.30, -2.10, .22, .42), (-0.80, -2.22, .26, .50), (-0.24, -2.28, .29, .58),
             (0.36, -2.26, .28, .52), (0.88, -2.20, .22, .56), (1.32, -2.08, .20, .38))  # fmt: skip
    lower = ((-1.42, -3.66, 0.20, 0.36), (1.36, -3.70, 0.22, 0.42))
    for index, (x, y, wide, tall) in enumerate((*upper, *lower)):
        thing.part(
            "roundBox(p - $at, vec3($wide, $tall, .14), .10)", gold if index == 4 else white,
            at=(x, y, -0.1), wide=wide - 0.02, tall=tall,
        )  # fmt: skip


def _add_tongue(thing: Thing) -> None:
    """Three steps before the lower lip, and the tongue that rolls down over them."""
    red = thing.material(_RED, role="cloth")
    brass = thing.material(INKS["lamp"])
    dark = thing.material("#100808")
    worn = thing.material("#9a9a9a * (.9 + .2 * fbm3(p * 2.5))")
    thing.code(
        """
        float st = box(p - vec3(0, -6.9, -.7), vec3(1.9, 2.35, 1.2)) - .06;
        st = min(st, box(p - vec3(0, -6.9, -1.4), vec3(2.5, 1.7, 1.8)) - .06);
        st = min(st, box(p - vec3(0, -6.9, -2.1), vec3(3.1, 1.05, 2.5)) - .06);
        float under = smin(min(st, p.y + 6.28), f, .2);
        float reach = 1.06 + .06 * max(0., s.z);
        reach *= sqrt(max(0., 1. - pow(max(0., s.z - 4.6) / 1.7, 2.)));
        float t = max(max(smax(under - .17, s.x - reach, .12), p.y + 3.5), abs(p.z + 2.9) - 3.4);
        t = smin(t, ellipsoid(p - vec3(0, -3.95, .5), vec3(1.08, .62, 1.3)), .25);
        t = smin(t, ellipsoid(p - vec3(0, -6.0, -5.9), vec3(.7, .34, .42)), .25);
        """
    )
    thing.part("st", worn)
    thing.part("t * .7", red)
    thing.part("max(t * .7 - .02, abs(p.x) - .05)", dark)
    thing.part("max(max(t * .7 - .02, abs(s.x - reach + .26) - .035), s.z - 5.2)", dark)
    for y, z in ((-4.86, -2.2), (-5.50, -3.5), (-6.02, -4.9)):
        rod = "capsule(p, vec3(-1.6, $y, $z), vec3(1.6, $y, $z), .085)"
        thing.part(rod, brass, y=y, z=z)
        thing.part("length(vec3(s.x - 1.62, p.y - $y, p.z - $z)) - .15", brass, y=y, z=z)


def _guest() -> list[Sheet]:
    """A stiff old gentleman in a light coat, with flowers, and a large toothbrush behind him."""
    legs = strip(points("-.02,.30 -.05,.16 -.07,.02"), 0.10, 0.075)
    legs = legs | strip(points(".04,.30 .05,.16 .05,.02"), 0.10, 0.075)
    shoe = blob("-.05,.0 -.05,.0 -.045,.05 .0,.055 .05,.035 .09,.02 .095,.0 .095,.0")
    coat = blob(
        "-.03,.70 .05,.67 .10,.56 .10,.42 .13,.24 .13,.24 .0,.22 -.16,.20 -.16,.20 -.14,.40"
        " -.14,.56 -.10,.66"
    )
    folds = cuts(".04,.46 .07,.34 .08,.26", "-.04,.42 -.06,.30 -.09,.22", ".07,.62 .05,.50 .06,.40",
                 thick=0.014)  # fmt: skip
    back_arm = strip(points("-.06,.60 -.17,.48 -.13,.36"), 0.10, 0.08)
    front_arm = strip(points(".0,.60 .06,.45 .20,.50"), 0.11, 0.085)
    return [
        *edged(legs, "#8a8a8a", "guest", turn=90),
        *edged(shoe.at(-0.07, 0) | shoe.at(0.06, 0), _PAPER, "shoes"),
        *edged(coat, _PAPER, "guest", "coat"),
        Sheet(folds, _INK),
        *_guest_head(),
        *_toothbrush(),
        *edged(back_arm, _PAPER, "guest"),
        *_bouquet(),
        *edged(front_arm, _PAPER, "guest"),
        *edged(ellipse(0.045).at(0.215, 0.505), _PAPER, "glove"),
    ]


def _guest_head() -> list[Sheet]:
    """An old profile with thick hair that is combed for the evening."""
    skin, *_, hair = head(_PAPER, "#7a7a7a", OLD, "short", "none")
    features = strip(points(".20,.06 .27,.10 .34,.06"), 0.03) | ellipse(0.032, 0.04).at(0.29, 0.0)
    features = features | strip(points(".24,-.25 .32,-.27 .40,-.26"), 0.024)
    features = features | strip(points(".16,.20 .27,.24 .37,.18"), 0.03)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.25).turned(14).at(0.0, 0.83)

    collar = polygon("-.10,.64 .07,.68 .08,.61 -.10,.585")
    return [
        *edged(placed(skin.outline), _PAPER, "guest"),
        Sheet(placed(features), _INK),
        *edged(placed(hair.outline), "#6a6a6a", "hair", turn=120),
        *edged(collar, _RED, "scarf"),
    ]


def _bouquet() -> list[Sheet]:
    """Flowers wrapped in paper; the largest hides nothing of his nose."""
    wrap = polygon(".17,.40 .25,.40 .42,.66 .12,.70")
    sheets = [*edged(wrap, _PAPER, "flowers"), Sheet(
        cuts(".21,.44 .20,.56 .19,.66", ".22,.44 .28,.55 .34,.64", thick=0.012), _INK)]  # fmt: skip
    for x, y, size, colour in (
        (0.14, 0.72, 0.055, "#f2c768"), (0.24, 0.78, 0.075, _RED), (0.36, 0.72, 0.07, "#f2c768"),
        (0.27, 0.67, 0.055, _RED),
    ):  # fmt: skip
        petals = Outline(())
        for angle in range(0, 360, 60):
            petals = petals | ellipse(size * 0.5, size * 0.36).at(size * 0.62, 0).turned(angle)
        sheets += edged(petals.at(x, y), colour, "flowers")
        sheets.append(Sheet(ellipse(size * 0.26).at(x, y), _INK))
    return sheets


def _toothbrush() -> list[Sheet]:
    """A toothbrush as long as his back, held where the house cannot see it."""
    handle = strip(points("-.12,.30 -.20,.54 -.23,.86"), 0.034, 0.055)
    bristles = polygon("-.20,.64 -.32,.63 -.345,.84 -.21,.85")
    lines = strips([((-0.23, 0.68 + 0.04 * i), (-0.33, 0.672 + 0.04 * i)) for i in range(4)], 0.01)
    return [*edged(bristles, _PAPER, "toothbrush"), Sheet(lines, _INK),
            *edged(handle, INKS["lamp"], "toothbrush")]  # fmt: skip
