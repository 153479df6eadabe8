"""High up and alone: a prince with a long beard."""

from art.paint.story.card import card
from art.paint.story.cutouts import people, town
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
)
from art.paint.story.finish import Finish, flock
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Longer than the tower",
    subject="prince in a tower who cuts his beard",
    props=("tower", "beard", "scissors", "woman"),
    mood=("funny", "romantic", "reversed"),
)
def rope_of_hair(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7ab0b8", lift=0, shade="#f6dca8"))
    for tops, colour in (
        (((-1, -0.5), (-0.2, -0.3), (0.4, -0.46), (1, -0.24)), "#a8b878"),
        (((-1, -0.9), (0.0, -0.76), (0.6, -0.8), (1, -0.7)), "#7f9a5a"),
    ):
        scene.lay(Sheet(land(*tops), colour, ("hills",), lift=7, pattern="leaves"))
    _tower(scene)
    beard = [
        (-0.36, 0.44),
        (-0.36, 0.32),
        (-0.28, 0.14),
        (-0.34, -0.1),
        (-0.2, -0.5),
        (-0.3, -0.9),
        (-0.1, -1.24),
        (0.06, -1.3),
    ]
    cheeks = blob(
        "-.42,.1 -.37,-.12 -.2,-.2 0,-.15 .2,-.2 .37,-.12 .42,.1 .46,-.24 .42,-.7 .38,-1.0"
        " -.38,-1.0 -.42,-.7 -.46,-.24"
    )
    grown = cheeks.scaled(0.267).at(-0.36, 0.654) | strip(beard, 0.21, 0.05)
    scene.lay(Sheet(grown, "#d98a2f", ("beard",), lift=7))
    smile = strip([(-0.4, 0.575), (-0.36, 0.56), (-0.32, 0.575)], 0.014)
    scene.lay(Sheet(smile, "#8a2a2a", lift=0))
    for shift in (-0.04, 0.035):
        lock = [(x + shift * (1 - 0.09 * k), y) for k, (x, y) in enumerate(beard)]
        scene.lay(Sheet(strip(lock, 0.016, 0.008), "#b06a20", lift=0))
    for x, y in ((-0.29, 0.02), (-0.24, -0.4), (-0.27, -0.8)):
        bow = polygon((0, 0), (-0.1, 0.07), (-0.1, -0.07)) | polygon(
            (0, 0), (0.1, 0.07), (0.1, -0.07)
        )
        scene.lay(Sheet(bow | ellipse(0.03), "#c8333f", ("bow",), lift=4), x=x, y=y)
    scene.lay(town.scissors("#dfe3e6", "#31305a", 40), x=-0.24, y=0.35, scale=0.19, turn=96)
    scene.lay(people.fist("#efc4a0"), x=-0.06, y=0.36, scale=0.24, turn=80)
    _caller_with_ladder(scene)
    scene.lay(Sheet(land((-1, -1.3), (0, -1.36), (1, -1.28)), "#5f7a44", ("grass",), lift=6))
    return PaperPlan(birds=flock(4, seed=8, x=(0.6, 0.9), y=(0.12, 0.24), size=(0.02, 0.03)))


def _tower(scene: Scene) -> None:
    """Stones, a pointed roof, and the prince at his window."""
    wall = polygon("-.9,.9 .1,.9 .16,-1.8 -.98,-1.8")
    scene.lay(Sheet(wall, "#c9a890", ("tower",), lift=12, shade="#a07a70"))
    stones = Outline(())
    for k in range(12):
        stones = stones | box(0.2, 0.09).at(
            -0.74 + 0.62 * ((k * 7) % 5) / 4 + 0.05 * (k % 3), 0.1 - 0.13 * k
        )
    scene.lay(Sheet(stones & wall, "#b8907c", lift=1))
    roof = polygon("-1.1,.88 .3,.88 -.4,1.62")
    scene.lay(Sheet(roof, "#5a3f7a", ("roof",), lift=10, pattern="scales"))
    hole = box(0.56, 0.44).at(-0.38, 0.52) | ellipse(0.28, 0.2).at(-0.38, 0.72)
    scene.lay(Sheet(hole, "#2a1c3a", ("window",), lift=0))
    prince = Looks("#efc4a0", "#d98a2f", "short", "#2f7d86", beard=True)
    snip = (
        ((-0.11, 0.62), (-0.22, 0.56), (-0.12, 0.46)),
        ((0.11, 0.62), (0.28, 0.57), (0.34, 0.48)),
    )
    scene.lay(
        person(prince, legs=(), arms=snip, expression=Expression("smile", (0.3, -0.9), 0.4)),
        x=-0.36,
        y=-0.06,
        scale=0.86,
    )
    crown = polygon("-.12,0 -.14,.14 -.06,.08 0,.17 .06,.08 .14,.14 .12,0").at(-0.36, 0.8)
    scene.lay(Sheet(crown, "#f2c14a", ("crown",), lift=5))
    sill = box(0.68, 0.15).at(-0.38, 0.245)
    scene.lay(Sheet(sill, "#8a6458", ("sill",), lift=8))


def _caller_with_ladder(scene: Scene) -> None:
    """She waits with a patient face; what she hides behind her back is longer than she is."""
    ladder = town.ladder_outline(1.0, 0.16, 7).turned(-20).at(0.44, -1.3)
    scene.lay(Sheet(ladder, "#7a4a2c", ("ladder",), lift=5))
    behind = (((-0.11, 0.62), (-0.2, 0.5), (-0.06, 0.42)), ((0.11, 0.62), (0.2, 0.5), (0.06, 0.4)))
    lady = Looks("#6b432f", "#1c1420", "braids", "#e7c04a", skirt=True, pattern="dots")
    scene.lay(
        person(lady, arms=behind, expression=Expression("smile", (-0.8, 0.9), 0.5)),
        x=0.5,
        y=-1.29,
        scale=0.96,
    )
