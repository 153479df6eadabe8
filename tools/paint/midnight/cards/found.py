"""Who turns up where nobody looked: under ice, under a hat."""

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    polygon,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import CHILD, Build, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="They skated over him for years",
    subject="large face under the ice",
    props=("ice", "skaters", "skate tracks", "eyes"),
    mood=("eerie", "calm", "wintry"),
)
def ice_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.5, -0.5), backdrop=INKS["night"])
    giant = face(
        Look(open_eyes=0.8, gaze=(0.3, 0.9), brows=0.1, smile=0.75),
        Build(nose=1.1, age=0.4),
        "#d8cec4",
        "none",
    )
    giant.code("r.x = max(r.x, -1.9 - g.y);")
    scene.put(giant, -0.1, -0.9, 2.0, yaw=-8, roll=10, scale=2.35)
    tracks = cuts(
        "-1.1,.86 -.5,.98 .1,.86 .6,.96 1.1,.78", "-1.1,.62 -.84,.2 -.86,-.4 -.6,-.94 -.3,-1.6",
        "1.1,.5 .9,.1 .84,-.4 .72,-.9 .5,-1.6", "-.2,1.6 -.62,1.06 -.9,.5 -1.1,.2",
        "1.1,-.9 .6,-1.24 0,-1.2 -.6,-1.3 -1.1,-1.1", ".3,1.6 .66,1.1 .84,.6 1.1,.2",
        thin=0.010, thick=0.026,
    )  # fmt: skip
    scene.lay(Sheet(tracks, "#f6f6f6", ("skate tracks",)), depth=6.9)
    stars = cuts(
        "-.9,1.3 -.8,1.22 -.66,1.24", ".8,-.2 .9,-.12 .88,0", "-.94,-.2 -.86,-.1 -.9,.02",
        ".1,1.28 .24,1.34 .3,1.26", "-.1,-1.4 .06,-1.36 .2,-1.42", thick=0.016,
    )  # fmt: skip
    scene.lay(Sheet(stars, "#f6f6f6", ("ice",)), depth=6.8)
    _lay_skaters(scene)
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", contrast=1.6)


def _lay_skaters(scene: Scene) -> None:
    """Skaters in long coats with scarves that fly, and one who stands still on his forehead."""
    skater = figures.adult_outline(figures.SKATING, coat=0.7, hat=True)
    dancer = figures.adult_outline(figures.SKATING, skirt=True)
    still = figures.adult_outline(figures.STANDING, coat=0.1)
    scarf = cuts("0,.76 -.14,.8 -.3,.74 -.44,.80", thin=0.03, thick=0.05)
    for index, (outline, x, y, size, flip) in enumerate((
        (skater, -0.62, 0.84, 0.56, False), (dancer, 0.64, 0.80, 0.52, True),
        (dancer, -0.70, -1.36, 0.56, False), (skater, 0.72, -1.30, 0.56, True),
        (still, 0.12, 0.50, 0.36, False),
    )):  # fmt: skip
        depth = 6.0 - 0.1 * index
        halo = Sheet(rim(outline, 0.05), "#f6f6f6", ("ice",))
        scene.lay(halo, x=x, y=y, scale=size, flip=flip, depth=6.4)
        body = Sheet(outline, "#121212", ("skater",))
        scene.lay(body, x=x, y=y, scale=size, flip=flip, depth=depth)
        shade = blob("-.1,0 .1,.03 .5,-.10 .46,-.14 .1,-.05")
        scene.lay(Sheet(shade, "#121212", ("shadow",)), x=x, y=y, scale=size, depth=6.2)
        if index < 4:
            wool = Sheet(scarf, INKS["vermilion"], ("scarf",))
            shift = -0.10 if flip else 0.10
            scene.lay(wool, x=x + shift, y=y, scale=size, flip=flip, depth=5.4)


@card(
    palette="block_day",
    hand="woodcut",
    title="Someone grew under it",
    subject="hat in the snow with light beneath",
    props=("hat", "snow", "child", "light", "small footprints"),
    mood=("curious", "small", "wondering"),
)
def hat_in_the_snow(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.5, 0.3, -0.7))
    snow = land((-1, 0.30), (-0.4, 0.36), (0.3, 0.30), (1, 0.38))
    scene.lay(Sheet(snow, "#f6f6f6", ("snow",)), depth=58.0)
    _lay_forest_edge(scene)
    child = face(
        Look(open_eyes=0.8, gaze=(-0.8, -0.9), brows=0.4, mouth=0.25), CHILD, "#d8cec4", "hood",
        cloth=INKS["vermilion"], shoulders=True,
    )  # fmt: skip
    scene.put(child, 0.46 * UNIT, 0.28 * UNIT, 0.6, yaw=30, pitch=-4, roll=10, scale=0.86)
    bank = land((-1, -0.54), (-0.4, -0.42), (0.1, -0.66), (0.6, -0.58), (1, -0.70))
    scene.lay(Sheet(bank, "#f6f6f6", ("snow",)), depth=9.0)
    glow = blob("-.86,-.52 -.5,-.40 -.1,-.46 .14,-.62 -.1,-.7 -.5,-.66")
    scene.lay(Sheet(glow, INKS["lamp"], ("light",), glow=0.5), depth=8.8)
    _lay_top_hat(scene)
    steps = Outline(())
    for index in range(9):
        x = 0.02 + 0.075 * index + 0.02 * (-1) ** index
        y = -0.72 - 0.085 * index + 0.004 * index * index
        steps = (
            steps
            | ellipse(0.016, 0.026).turned(-40).at(x, y)
            | beads([(x + 0.02, y - 0.028)], 0.007)
        )
    scene.lay(Sheet(steps, "#141414", ("small footprints",)), depth=8.3)
    lines = cuts(
        "-.9,-.9 -.6,-.84 -.3,-.9",
        "-.7,-1.2 -.3,-1.14 .1,-1.2",
        "-.95,-1.36 -.7,-1.32 -.5,-1.36",
        thick=0.012,
    )
    scene.lay(Sheet(lines, "#161616"), depth=8.2)
    return WoodcutPlan(
        inks=("lamp", "vermilion"), sky="paper", contrast=1.6, lamp_pool=0, snowfall=24
    )


def _lay_forest_edge(scene: Scene) -> None:
    """A row of firs behind the drifts."""
    firs = Outline(())
    for index in range(13):
        x, size = -1.0 + 0.165 * index, 0.7 + 0.4 * ((index * 5) % 7) / 7
        fir = polygon("-.08,0 0,.34 .08,0") | polygon("-.11,-.1 0,.18 .11,-.1")
        firs = firs | fir.scaled(size).at(x, 0.40)
    scene.lay(Sheet(firs, "#141414", ("forest",)))
    drift = land((-1, 0.32), (-0.4, 0.38), (0.3, 0.33), (1, 0.40))
    scene.lay(Sheet(drift, "#f6f6f6", ("snow",)))


def _lay_top_hat(scene: Scene) -> None:
    """A top hat that something lifts on one side."""
    place = {"x": -0.31, "y": -0.40, "turn": -14.0}
    crown = polygon("-.34,.0 -.38,.78 .38,.78 .34,.0") | ellipse(0.38, 0.08).at(0, 0.78)
    brim = ellipse(0.56, 0.11) | blob("-.6,.04 -.5,.12 .5,.12 .6,.04 .5,-.08 -.5,-.08")
    scene.lay(Sheet(crown | brim, "#141414", ("hat",)), depth=8.6, **place)
    band = polygon("-.345,.08 .345,.08 .355,.24 -.355,.24")
    scene.lay(Sheet(band, INKS["vermilion"], ("hatband",), turn=0), depth=8.5, **place)
    shine = cuts(
        "-.24,.34 -.27,.54 -.28,.72",
        "-.16,.34 -.18,.54 -.18,.74",
        ".2,.34 .22,.5 .22,.66",
        arc(0, 0.78, 0.3, 190, 350, 0.2),
        thick=0.02,
    )
    scene.lay(Sheet(shine, "#f2f2f2"), depth=8.4, **place)
