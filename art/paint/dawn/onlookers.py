"""Figures that give scenes of the Dawn deck a second story, as they watch or undo what happens."""

from art.paint.story.colour import mix
from art.paint.story.cutouts import animals
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


def unpicking_crab(scene: Scene, x: float, y: float) -> None:
    """A crab at the other end pulls the stitches out again."""
    shell, dark = "#f0883c", "#b8562a"
    legs = Outline(())
    for side in (-1, 1):
        for k in range(3):
            knee = (side * (0.24 + 0.02 * k), -0.02 - 0.06 * k)
            foot = (side * (0.28 - 0.03 * k), -0.14 - 0.03 * k)
            legs = legs | strip([(side * 0.12, -0.02 - 0.03 * k), knee, foot], 0.03, 0.015)
    arms = strip(points("-.14,.04 -.26,.12 -.26,.22"), 0.045) | strip(
        points(".14,.04 .26,.1 .26,.2"), 0.045
    )
    claw = ellipse(0.1, 0.085) - polygon("0,.0 -.06,.14 .06,.14")
    loose = strip(points("-.3,-.1 -.34,.2 -.27,.3 -.1,.42 .04,.34 .27,.3 .36,.42"), 0.024)
    for outline, colour, lift in (
        (legs | arms, dark, 4),
        (ellipse(0.2, 0.13), shell, 7),
        (claw.turned(-14).at(-0.27, 0.27) | claw.turned(14).at(0.27, 0.25), shell, 6),
        (loose, "#fdf3e2", 3),
        (strips([((-0.06, 0.1), (-0.07, 0.2)), ((0.06, 0.1), (0.07, 0.2))], 0.022), dark, 3),
        (beads([(-0.07, 0.2), (0.07, 0.2)], 0.045), "#fffaf0", 3),
        (beads([(-0.07, 0.21), (0.07, 0.21)], 0.02), "#1c1420", 0),
        (strip(points("-.07,-.03 0,-.06 .07,-.03"), 0.016), dark, 0),
    ):
        scene.lay(Sheet(outline, colour, ("crab",), lift=lift), x=x, y=y, scale=0.72)


def waiting_dog(scene: Scene, x: float, y: float, size: float) -> None:
    """A dog with its lead between the teeth, sure that they will go for a walk."""
    fur = "#b8713c"
    tail = strip(points("-.4,.1 -.66,.2 -.72,.5"), 0.12, 0.06)
    collar = strip(points("-.1,.76 .05,.7 .2,.78"), 0.08)
    lead = strip(points(".34,.9 .4,.72 .32,.56"), 0.045)
    ear = blob("-.12,1.1 -.22,1.0 -.24,.8 -.12,.78 -.02,.98")
    for outline, colour, lift in (
        (tail, fur, 4),
        (animals.dog_outline(), fur, 8),
        (ear, mix(fur, "#2a1418", 0.4), 4),
        (ellipse(0.055, 0.045).at(0.49, 0.95), "#2a1c20", 2),
        (ellipse(0.038).at(0.16, 1.03), "#1c1420", 1),
        (collar, "#2f7d86", 3),
        (lead | ring(0.09, 0.05).at(0.33, 0.47), "#2f7d86", 4),
    ):
        scene.lay(Sheet(outline, colour, ("dog",), lift=lift), x=x, y=y, scale=size)
