"""What water shows of those who cross it."""

from art.paint.story.cutouts import figures
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import beads, blob, points, strip, strips
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


def rower(scene: Scene) -> None:
    """A man in a boat, whose reflection is a stag."""
    ripples = strips(
        [
            ((-0.9, -1.12), (-0.3, -1.12)),
            ((0.2, -1.26), (0.9, -1.26)),
            ((-0.5, -1.36), (0.1, -1.36)),
            ((0.3, -0.92), (0.8, -0.92)),
        ],
        0.014,
    )
    scene.lay(Sheet(ripples, "#a9c9c4", lift=2))
    hull = blob("-.36,.1 -.36,.1 -.22,-.06 .22,-.06 .36,.1 .36,.1 0,.03")
    man = Looks("#b5794f", "#1c1430", "short", "#d8473c", profile=figures.STRAIGHT)
    rowing = (((-0.11, 0.62), (0.04, 0.5), (0.20, 0.56)), ((0.11, 0.62), (0.2, 0.5), (0.26, 0.46)))
    looks_down = Expression("flat", (0.5, -0.9))
    _reflected_stag(scene)
    scene.lay(
        person(man, "side", rowing, expression=looks_down, tilt=-14), x=-0.06, y=-0.86, scale=0.74
    )
    scene.lay(
        Sheet(strip(((-0.14, 0.22), (0.42, -0.40)), 0.03), "#e9c46a", ("oar",), lift=5),
        x=0.14,
        y=-0.60,
    )
    scene.lay(Sheet(hull.scaled(1.2), "#5b2f2a", ("boat",), lift=9), x=0.02, y=-0.82)


def _reflected_stag(scene: Scene) -> None:
    """The head of a stag, upside down in the water below the boat."""
    head = blob("-.06,.02 -.07,-.12 -.12,-.26 -.10,-.36 .0,-.42 .10,-.36 .12,-.26 .07,-.12 .06,.02")
    ears = blob("-.10,-.26 -.24,-.34 -.20,-.22") | blob(".10,-.26 .24,-.34 .20,-.22")
    antlers = Outline(())
    for path in (
        ".05,-.36 .12,-.50 .10,-.62",
        ".11,-.46 .22,-.48 .26,-.58",
        ".12,-.54 .20,-.62 .20,-.68",
    ):
        prong = strip(points(path), 0.034, 0.016)
        antlers = antlers | prong | prong.flipped()
    shown = (head.scaled(0.84), ears.scaled(0.84), antlers.scaled(0.84))
    for outline, colour in zip(shown, ("#4f7f92", "#4f7f92", "#cfe4dc"), strict=True):
        scene.lay(Sheet(outline, colour, ("stag",), lift=2), x=0.02, y=-0.86)
    eyes = beads([(-0.06, -0.22), (0.06, -0.22)], 0.018)
    scene.lay(Sheet(eyes, "#163a5e", lift=0), x=0.02, y=-0.86)
