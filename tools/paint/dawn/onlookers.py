"""Figures that give scenes of the Dawn deck a second story, as they watch or undo what happens."""

from tools.paint.story.colour import mix
from tools.paint.story.cutouts import animals, figures, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


def horizon_mender(scene: Scene) -> None:
    """A woman in the gap sews up behind the scissors what they have cut."""
    ends = [(0.78, 0.21), (0.83, -0.46), (0.89, 0.25), (0.94, -0.47), (1.0, 0.29)]
    stitches = [(ends[k], ends[k + 1]) for k in range(4)]
    scene.lay(Sheet(strips(stitches, 0.02), "#e8473c", ("stitches",), lift=4))
    scene.lay(Sheet(strip(points(".78,.2 .72,.14 .7,.02"), 0.014), "#e8473c", ("thread",), lift=3))
    who = Dress("#8a5238", "#f4f0ea", "#f6c453", cut="bun", kind=figures.OLD, skirt=0.22)
    sew = Stance(near=((0.14, 0.7), (0.2, 0.88)), far=((0.1, 0.58), (0.2, 0.52)), nod=12)
    scene.lay(people.person(who, sew), x=0.6, y=-0.44, scale=0.48)
    needle = strip(((0.68, -0.06), (0.74, 0.22)), 0.03, 0.01)
    scene.lay(Sheet(needle, "#f4f6fa", ("needle",), lift=4))


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


def nest_with_chicks(scene: Scene, x: float, y: float) -> None:
    """Two chicks that take the dentist's beak for their mother's."""
    for dx, turn, tone in ((-0.1, 8, "#f6d060"), (0.1, -14, "#f2c14a")):
        head = ellipse(0.085).at(0, 0.16) | ellipse(0.075, 0.1).at(0, 0.06)
        beak = polygon("0,.3 .075,.2 0,.13 -.075,.2")
        scene.lay(Sheet(head, tone, ("chick",), lift=5), x=x + dx, y=y, turn=turn)
        scene.lay(Sheet(beak, "#e8703a", ("open beak",), lift=3), x=x + dx, y=y, turn=turn)
        throat = polygon("0,.27 .045,.2 0,.16 -.045,.2")
        scene.lay(Sheet(throat, "#7a1f2c", lift=0), x=x + dx, y=y, turn=turn)
        eyes = beads([(-0.06, 0.13), (0.06, 0.13)], 0.015)
        scene.lay(Sheet(eyes, "#1c1420", lift=0), x=x + dx, y=y, turn=turn)
    bowl = blob("-.26,.06 -.26,.06 .26,.06 .26,.06 .2,-.12 0,-.16 -.2,-.12")
    scene.lay(Sheet(bowl, "#8a5f3a", ("nest",), lift=6), x=x, y=y)
    straws = [((-0.24 + 0.08 * k, 0.05), (-0.16 + 0.06 * k, -0.09)) for k in range(5)]
    straws += [((0.26 - 0.08 * k, 0.08), (0.1 - 0.06 * k, -0.07)) for k in range(5)]
    scene.lay(Sheet(strips(straws, 0.014), "#c49a5c", lift=1), x=x, y=y)


def bride_on_the_quay(scene: Scene, x: float, y: float) -> None:
    """She waves her flowers after somebody in a top hat."""
    quay = polygon("-.5,0 .25,0 .25,-.7 -.5,-.7")
    scene.lay(Sheet(quay, "#b8a28e", ("quay",), lift=7), x=x, y=y)
    courses = [((-0.5, -0.1 - 0.12 * k), (0.25, -0.1 - 0.12 * k)) for k in range(5)]
    for k in range(5):
        for step in range(3):
            joint = -0.4 + 0.28 * step + 0.14 * (k % 2)
            courses.append(((joint, -0.1 - 0.12 * k), (joint, -0.22 - 0.12 * k)))
    scene.lay(Sheet(strips(courses, 0.014) & quay, "#8f7b6c", lift=0), x=x, y=y)
    edge = polygon("-.5,.02 .3,.02 .3,-.06 -.5,-.06")
    scene.lay(Sheet(edge, "#eadfcb", lift=5), x=x, y=y)
    veil = blob("-.02,.68 -.09,.66 -.16,.42 -.21,.1 -.21,.1 -.07,.14 -.02,.4")
    who = Dress("#c98d6a", "#3a1c24", "#fdf8ee", "#c98d6a", cut="bun", skirt=0.3)
    wave = Stance(near=((0.16, 0.74), (0.24, 0.96)), far=((0.08, 0.56), (0.2, 0.5)))
    scene.lay(people.person(who, wave), x=x, y=y, scale=0.64)
    scene.lay(Sheet(veil, "#f4eef0", ("veil",), lift=4), x=x, y=y)
    stems = strip(((0.15, 0.6), (0.19, 0.7)), 0.03)
    scene.lay(Sheet(stems, "#5f9a4a", lift=3), x=x, y=y)
    flowers = beads([(0.16, 0.74), (0.22, 0.77), (0.25, 0.7), (0.19, 0.7)], 0.042)
    scene.lay(Sheet(flowers, "#e8473c", ("bouquet",), lift=4), x=x, y=y)
