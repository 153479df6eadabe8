"""What is poured out, handed over or let go."""

from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import holding_up, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Return to sender",
    subject="hand holding a heart before a letter slot",
    props=("heart", "closed door", "eyes in the slot", "label"),
    mood=("sad", "wry", "brave"),
)
def heart_post(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    scene.lay(Sheet(page(), "#3c3c3c", ("closed door",), turn=90), depth=40.0)
    panels = Outline(())
    for x in (-0.48, 0.48):
        corners = points("-.38,1.34 .38,1.34 .38,.72 -.38,.72 -.38,1.34")
        edges = [((x + ax, ay), (x + bx, by)) for (ax, ay), (bx, by) in pairwise(corners)]
        panels = panels | strips(edges, 0.03)
    scene.lay(Sheet(panels, "#d8d8d8"), depth=39.5)
    _lay_kept_hearts(scene)
    scene.lay(Sheet(box(1.36, 0.44).at(0, 0.32), "#a0a0a0", ("letter slot",), turn=0), depth=39.0)
    scene.lay(Sheet(box(1.16, 0.26).at(0, 0.32), "#101010"), depth=38.0)
    for side in (-1, 1):
        look = [*eye(side * 0.29, 0.32, 0.40, (0.0, -0.8), FLAT["night"])]
        lay_pile(scene, look, 0, 0, depth=30.0)
    frame = box(1.6, 0.8).at(0, 0.32) - box(1.16, 0.26).at(0, 0.32)
    scene.lay(Sheet(frame & box(1.36, 0.44).at(0, 0.32), FLAT["lamp"], turn=0), depth=20.0)
    scene.lay(Sheet(beads([(-0.63, 0.32), (0.63, 0.32)], 0.022), BLACK), depth=19.0)
    heart = blob("0,-.50 0,-.50 -.50,.08 -.44,.40 -.20,.48 0,.26 0,.26 .20,.48 .44,.40 .50,.08")
    glint = cuts("-.34,.06 -.33,.24 -.22,.34", thick=0.050)
    gift = [*edged(heart, FLAT["vermilion"], "heart", edge=0.05), Sheet(glint, WHITE)]
    grip = holding_up(WHITE)
    arm = sleeve([(0.0, -0.14), (0.0, -0.5), (0.0, -1.0)], 0.42, 0.54, FLAT["night"])
    lay_pile(scene, grip.behind, -0.04, -1.26, 0.86, depth=12.0)
    lay_pile(scene, pose(gift, 0.84, -8, -0.05, -0.45), 0, 0, depth=11.0)
    lay_pile(scene, [*grip.before, *arm], -0.04, -1.26, 0.86, depth=10.0)
    label = polygon("-.14,-.1 .12,-.1 .18,0 .12,.1 -.14,.1").turned(-24).at(0.66, -0.60)
    scene.lay(Sheet(label, "#f8f8f8", ("label",)), depth=7.0)
    scene.lay(
        Sheet(strip([(0.16, -0.24), (0.40, -0.32), (0.56, -0.54)], 0.010), "#f0f0f0"), depth=7.1
    )
    scene.lay(
        Sheet(
            strips([((0.58, -0.58), (0.72, -0.64)), ((0.57, -0.62), (0.68, -0.68))], 0.012),
            "#161616",
        ),
        depth=6.9,
    )
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _lay_kept_hearts(scene: Scene) -> None:
    """Panes in the door, and behind them shelves of hearts with labels; one place is empty."""
    shelves, hearts, tags = Outline(()), Outline(()), Outline(())
    heart = blob("0,-.10 0,-.10 -.11,.02 -.09,.09 -.04,.10 0,.05 0,.05 .04,.10 .09,.09 .11,.02")
    for x in (-0.48, 0.48):
        scene.lay(Sheet(box(0.73, 0.59).at(x, 1.03), "#101010", ("pane",)), depth=39.4)
        for y in (1.04, 0.75):
            shelves = shelves | box(0.73, 0.022).at(x, y)
            for shift in (-0.23, 0.0, 0.23):
                if (x, y, shift) != (0.48, 1.04, 0.0):
                    hearts = hearts | heart.scaled(0.95).at(x + shift, y + 0.115)
                tags = tags | box(0.07, 0.03).at(x + shift, y - 0.028)
    scene.lay(Sheet(shelves, "#b4b4b4", ("shelf",)), depth=39.3)
    scene.lay(Sheet(hearts, INKS["vermilion"], ("hearts on a shelf",)), depth=39.2)
    scene.lay(Sheet(tags, "#f4f4f4", ("label",)), depth=39.1)
