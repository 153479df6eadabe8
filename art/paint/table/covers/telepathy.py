"""The cover of Telepathy: two heads over a lake, and tiles that fly between them."""

from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.table.covers import NIGHT, ZENITH, Cover


def _build(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        hills=0.7,
        clouds=0.45,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.1, 0.7, -0.6),
        fog=0.02,
    )
    scene.camera = Camera(eye=(0, 1.5, -8.0), target=(0, 1.7, 0))
    scene.put(things.crescent_moon(radius=0.42, glow=0.9), 0.12, 4.85, 0.8, roll=-20)
    scene.put(things.bust("#8fa3c8"), -1.42, -1.05, 0.5, yaw=-76, scale=2.35)
    scene.put(things.bust("#b79ac8"), 1.42, -1.05, 0.5, yaw=76, scale=2.35)
    flight = (
        (-1.22, 3.25, 24, "#3573b3", "star"),
        (-0.45, 3.68, 9, "#e8913f", "circle"),
        (0.45, 3.68, -9, "#5fa162", "cross"),
        (1.22, 3.25, -24, "#8a5cb8", "waves"),
    )
    for x, y, roll, colour, motif in flight:
        scene.put(_tile(colour, motif), x, y, 1.1, roll=roll, yaw=-x * 14, scale=0.4)
        scene.light((x, y, 0.3), "#ffe6b0", strength=0.35, reach=0.8)
    thoughts = fireflies(36, "#fff0c0", seed=8, x=(-0.5, 0.5), y=(1.4, 3.9), z=(-0.8, 0.6))
    return Finish(flow="swirl", stars=300, sparks=thoughts)


_MOTIFS = {
    "star": "star(p.xy, .62, .45)",
    "circle": "abs(length(p.xy) - .42) - .15",
    "cross": "min(rectangle(p.xy, vec2(.58, .2)), rectangle(p.xy, vec2(.2, .58)))",
    "waves": "abs(mod(p.y + .09 * cos(p.x * 10.) + .2, .4) - .2) - .09 + max(abs(p.x) - .6, 0.)"
    " + max(abs(p.y) - .52, 0.) * 2.",
}


def _tile(colour: str, motif: str) -> Thing:
    """A glazed tile of the telepathy game, hanging in the air."""
    thing = Thing("tile", radius=1.5, step=0.7)
    glaze = thing.material(
        "$colour * (.85 + .3 * fbm3(p * 3.))", shine=0.9, glow=0.12, colour=colour
    )
    ivory = thing.material("#fff4dc", shine=0.5, glow=0.35)
    thing.body("roundBox(p, vec3(.85, .85, .10), .12)", glaze)
    thing.code(f"float motif = {_MOTIFS[motif]};")
    thing.part("extrude(motif, p.z + .2, .05) - .015", ivory)
    return thing


COVER = Cover(
    replace(NIGHT, zenith=ZENITH, middle="#3b2f78", horizon="#a87fc0", fog="#6f5a9c"),
    _build,
    seed=13,
)
