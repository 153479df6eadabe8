"""Ice, graves and wind: small people on bare paper."""

import math

from tools.paint.midnight.stage import empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.cutouts.town import umbrella_from_above
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet, silhouette
from tools.paint.story.things.faces import Build, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="They skated over him for years",
    subject="large face under the ice",
    props=("ice", "skaters", "cracks"),
    mood=("eerie", "calm", "winter"),
    held_back=True,
)
def ice_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5), backdrop=INKS["night"])
    drowned = face(
        Look(open_eyes=0.6, gaze=(0.3, 0.7), smile=0.1), Build(beard=True, nose=1.1), "#e4dcd4",
        "long", "#8c8688",
    )  # fmt: skip
    scene.put(drowned, 0.2, -1.2, 2.0, roll=-14, scale=2.0)
    window = blob(
        "-.78,-.5 -.7,.2 -.5,.52 -.1,.74 .36,.62 .7,.3 .8,-.2 .7,-.8 .4,-1.16 -.1,-1.26 -.5,-1.1"
    )
    scene.lay(Sheet(page() - window, "#f6f6f6", ("ice",)), depth=8.0)
    cracks = polygon(".7,.34 .5,.1 .52,-.1 .3,-.3 .47,-.08 .43,.1 .62,.36")
    cracks = cracks | polygon(".49,-.06 .66,-.24 .56,-.44 .61,-.24 .46,-.1")
    cracks = cracks | polygon("-.78,-.58 -.5,-.6 -.36,-.8 -.1,-.84 -.37,-.76 -.5,-.55 -.78,-.53")
    scene.lay(Sheet(cracks, "#f6f6f6", ("cracks",)), depth=7.9)
    skater = figures.adult_outline(figures.SKATING, coat=0.7, hat=True)
    dancer = figures.adult_outline(figures.SKATING, skirt=True)
    still = figures.adult_outline(figures.STANDING, coat=0.1, hat=True)
    for outline, x, y, size, flip in (
        (skater, -0.44, 0.82, 0.52, False), (dancer, 0.62, 0.88, 0.46, True),
        (skater, 0.14, 1.06, 0.34, True), (still, -0.78, -1.38, 0.56, False),
        (skater, 0.74, -1.36, 0.50, True), (dancer, -0.10, -1.08, 0.42, False),
    ):  # fmt: skip
        skating = Sheet(outline, "#121212", ("skater",))
        scene.lay(skating, x=x, y=y, scale=size, flip=flip, depth=7.6)
    scarf = strip(points("-.33,1.22 -.42,1.25 -.54,1.2"), 0.026, 0.010)
    scene.lay(Sheet(scarf, INKS["vermilion"], ("scarf",)), depth=7.4)
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", contrast=1.6)


@card(
    palette="block_day",
    hand="woodcut",
    title="It never rained on him",
    subject="funeral from above",
    props=("umbrellas", "grave", "rain"),
    mood=("solemn", "ironic", "light"),
)
def umbrella_grave(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    heap = blob("-.66,-.2 -.5,.16 -.2,.3 .3,.26 .5,.0 .42,-.5 .1,-.72 -.4,-.66")
    scene.lay(Sheet(heap, "#b8b8b8", ("earth",), turn=70), depth=30.0)
    scene.lay(Sheet(box(0.42, 0.86).turned(14).at(-0.08, -0.22), "#0c0c0c", ("grave",)), depth=29.0)
    ring = (
        (-0.72, -0.62, 0.30), (-0.80, -0.05, 0.32), (-0.52, 0.44, 0.30), (0.02, 0.60, 0.28),
        (0.52, 0.30, 0.30), (0.62, -0.28, 0.30), (0.36, -0.86, 0.32), (-0.26, -1.00, 0.30),
        (-0.92, -1.12, 0.26), (0.86, -0.86, 0.26), (-0.96, 0.56, 0.24),
    )  # fmt: skip
    for index, (x, y, radius) in enumerate(ring):
        _open_umbrella(scene, "#1a1a1a" if index % 3 else "#5c5c5c", x, y, radius, 13 * index)
    priest = ellipse(0.10, 0.07).at(0.24, -0.46)
    scene.lay(Sheet(priest, "#f4f4f4", ("priest",)), depth=26.0)
    scene.lay(
        Sheet(ellipse(0.045).at(0.24, -0.45) | box(0.02, 0.2).at(0.13, -0.42), "#161616"),
        depth=25.0,
    )
    scene.lay(
        Sheet(ellipse(0.34, 0.12).turned(20).at(0.40, 0.86), "#c0c0c0", ("shadow",)), depth=25.0
    )
    _open_umbrella(scene, INKS["vermilion"], 0.52, 1.10, 0.34, 10, depth=12.0)
    crook = strip(points(".42,.92 .36,.78 .28,.76 .26,.84"), 0.022)
    scene.lay(Sheet(crook, "#161616", ("handle",)), depth=12.5)
    return WoodcutPlan(inks=("vermilion",), sky="paper", rain=150, contrast=1.5)


def _open_umbrella(
    scene: Scene, colour: str, x: float, y: float, radius: float, turn: float, depth: float = 22.0
) -> None:
    """An umbrella from above with pale ribs."""
    canopy = silhouette(umbrella_from_above(colour, radius=radius)[:1])
    rays = [math.radians(45 * index) for index in range(8)]
    ribs = strips(
        [((0, 0), (radius * 0.96 * math.cos(a), radius * 0.96 * math.sin(a))) for a in rays], 0.010
    )
    scene.lay(Sheet(canopy, colour, ("umbrella",), turn=turn), x=x, y=y, turn=turn, depth=depth)
    scene.lay(
        Sheet(ribs | beads([(0, 0)], 0.02), "#f0f0f0"), x=x, y=y, turn=turn, depth=depth - 0.2
    )
