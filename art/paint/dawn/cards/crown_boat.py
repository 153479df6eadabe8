"""A crown with room for everybody."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_GOLD, _DARK = "#eeb13a", "#b57a20"


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="The crown fits anyone",
    subject="crown as a crowded boat, a monkey at the oar",
    props=("crown", "boat", "monkey", "sceptre", "sea", "passengers", "swimmer"),
    mood=("satirical", "uneasy", "merry"),
)
def monkey_king(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1d3a4c", ("storm",), lift=0, shade="#d98a5c"))
    for x, y, wide, tone in (
        (-0.7, 1.2, 0.9, "#2a4c5e"),
        (0.5, 1.34, 1.0, "#2a4c5e"),
        (0.1, 0.98, 0.8, "#3a5f6c"),
    ):
        heap = Outline(())
        for dx, r in ((-0.36, 0.14), (-0.16, 0.2), (0.08, 0.22), (0.3, 0.15)):
            heap = heap | ellipse(r * wide, 0.7 * r * wide).at(x + dx * wide, y)
        scene.lay(Sheet(heap, tone, ("clouds",), lift=5))
    far = land((-1, -0.42), (-0.5, -0.30), (0.0, -0.40), (0.5, -0.28), (1, -0.40))
    scene.lay(Sheet(far, "#2f6f80", ("sea",), lift=6, pattern="waves"))
    _back_rim(scene)
    _passengers(scene)
    _monkey(scene)
    _front(scene)
    _hands(scene)
    near = land((-1, -0.98), (-0.6, -0.84), (-0.2, -0.98), (0.3, -0.86), (0.7, -1.0), (1, -0.88))
    scene.lay(Sheet(near, "#1f5468", ("sea",), lift=12, shade="#123a4c"))
    front = land((-1, -1.22), (-0.4, -1.14), (0.2, -1.26), (0.7, -1.14), (1, -1.22))
    scene.lay(Sheet(front, "#17445a", ("sea",), lift=8, pattern="waves"))
    _swimmer(scene)
    return PaperPlan()


def _back_rim(scene: Scene) -> None:
    """The far points of the crown."""
    back = polygon(
        "-.80,-.5 -.84,.06 -.58,-.16 -.36,.22 -.12,-.10 .10,.26 .34,-.10 .58,.20"
        " .72,-.12 .88,.08 .82,-.5"
    )
    scene.lay(Sheet(back, _DARK, ("crown",), lift=8, shade="#8a5618"))


def _passengers(scene: Scene) -> None:
    """Heads of every kind, close together."""
    for x, y, size, skin, hair, cut, mouth, gaze, dress, old in (
        (-0.30, 0.20, 0.36, "#8a5238", "#1c1420", "afro", "grin", (0.8, 0.0), "#c8443c", False),
        (0.08, 0.12, 0.34, "#efc4a0", "#d8803c", "bun", "open", (0.6, -0.4), "#35707c", False),
        (0.44, 0.18, 0.37, "#c98a62", "#efeae4", "bald", "flat", (-0.6, 0.0), "#5a3a72", True),
        (-0.56, -0.16, 0.32, "#f0cba8", "#2a1820", "scarf", "smile", (0.7, -0.2), "#3f8f7c", False),
        (-0.08, -0.20, 0.31, "#b5794f", "#2a1820", "short", "sad", (0.0, -0.9), "#e8843c", False),
        (0.28, -0.22, 0.29, "#e9bd96", "#7a4a30", "braids", "smile", (0.4, 0.6), "#b8344a", False),
    ):
        bust = faces.face(
            skin, hair, cut, Expression(mouth, gaze, 0.3, 0.85), old=old, dress=dress, lift=8
        )  # type: ignore[arg-type]
        scene.lay(bust, x=x, y=y, scale=size)


def _monkey(scene: Scene) -> None:
    """A monkey at the stern, with the sceptre for an oar."""
    fur, skin = "#6a4434", "#d9a87c"
    oar = strip(((0.52, 0.42), (0.98, -1.0)), 0.045)
    body = blob(".52,-.5 .50,-.1 .58,.14 .72,.20 .86,.12 .92,-.16 .88,-.5")
    scene.lay(Sheet(body, fur, ("monkey",), lift=10))
    scene.lay(Sheet(ellipse(0.08).at(0.55, 0.44) | ellipse(0.08).at(0.95, 0.44), skin, lift=5))
    scene.lay(Sheet(ellipse(0.195, 0.205).at(0.75, 0.44), fur, ("monkey",), lift=8))
    mask = blob(".62,.52 .66,.58 .73,.55 .80,.58 .85,.52 .83,.42 .86,.34 .75,.26 .63,.34 .66,.42")
    scene.lay(Sheet(mask, skin, lift=3))
    scene.lay(Sheet(strip(points(".68,.33 .74,.31 .81,.34"), 0.016), "#7a3a2a", lift=1))
    scene.lay(Sheet(beads(points(".685,.475 .795,.475"), 0.026), "#1c1420", ("eyes",), lift=1))
    scene.lay(Sheet(beads(points(".677,.483 .787,.483"), 0.008), "#fdf8ec", lift=0))
    scene.lay(Sheet(beads(points(".728,.40 .756,.40"), 0.009), "#7a3a2a", lift=0))
    scene.lay(Sheet(oar, _GOLD, ("sceptre",), lift=9))
    scene.lay(Sheet(ellipse(0.075).at(0.505, 0.47), "#c8343c", ("sceptre",), lift=5))
    scene.lay(Sheet(blob(".40,.36 .46,.32 .60,.36 .58,.42 .50,.40"), _GOLD, lift=4))
    scene.lay(Sheet(blob(".92,-.84 1.04,-.88 1.10,-1.1 .98,-1.12 .90,-1.0"), _GOLD, lift=4))
    arm = strip(points(".60,.04 .50,-.0 .58,.20"), 0.10, 0.075) | strip(
        points(".86,.06 .92,-.14 .80,-.36"), 0.11, 0.08
    )
    scene.lay(Sheet(arm, mix(fur, "#140c20", 0.14), lift=6))
    scene.lay(
        Sheet(
            ellipse(0.05).at(0.59, 0.22) | ellipse(0.052).at(0.79, -0.38), skin, ("hands",), lift=4
        )
    )


def _front(scene: Scene) -> None:
    """The near side of the crown, its jewels like portholes."""
    side = polygon(
        "-.92,-1.2 -.98,-.16 -.72,-.58 -.52,-.40 -.30,-.62 -.06,-.44 .16,-.64"
        " .42,-.42 .64,-.62 .82,-.42 .98,-.18 .90,-1.2"
    )
    scene.lay(Sheet(side, _GOLD, ("crown", "boat"), lift=14, shade="#d08a28"))
    balls = beads(points("-.96,-.14 -.52,-.39 -.06,-.43 .42,-.41 .96,-.16"), 0.055)
    scene.lay(Sheet(balls, "#fbe3a0", ("pearls",), lift=5))
    band = polygon("-.95,-.70 .95,-.70 .935,-.88 -.938,-.88")
    scene.lay(Sheet(band, mix(_GOLD, "#8a4a10", 0.3), lift=4))
    for x, jewel in ((-0.70, "#c8343c"), (-0.24, "#2f8f86"), (0.24, "#c8343c"), (0.70, "#5a4aa0")):
        scene.lay(Sheet(ellipse(0.09).at(x, -0.79), "#fbe3a0", lift=3))
        scene.lay(Sheet(ellipse(0.068).at(x, -0.79), jewel, ("jewels",), lift=1))
        scene.lay(Sheet(ellipse(0.018).at(x - 0.022, -0.768), "#fdf8ec", lift=0))


def _hands(scene: Scene) -> None:
    """Fingers over the edge, where people hold on."""
    for x, y, skin in (
        (-0.70, -0.56, "#f0cba8"),
        (-0.30, -0.60, "#b5794f"),
        (0.14, -0.61, "#b5794f"),
        (0.60, -0.58, "#e9bd96"),
    ):
        for step in range(4):
            fx = x - 0.06 + 0.04 * step
            scene.lay(
                Sheet(
                    strip(((fx, y + 0.04), (fx, y - 0.05)), 0.036)
                    | ellipse(0.018).at(fx, y - 0.05),
                    skin,
                    ("fingers",),
                    lift=3,
                )
            )


def _swimmer(scene: Scene) -> None:
    """One more who wants to come along: a wet hand that reaches out of the sea."""
    skin = "#7a4a38"
    at = {"x": -0.52, "y": -1.30, "scale": 0.44, "turn": -14}
    scene.lay(figures.hand(skin, (-44, -14, -2, 9, 22), sleeve="#e9dcc4"), **at)
    ripple = strip(points("-.80,-1.30 -.66,-1.36 -.48,-1.38 -.32,-1.34"), 0.03) | strips(
        [((-0.3, -1.42), (-0.1, -1.42))], 0.02
    )
    scene.lay(
        Sheet(
            land((-1, -1.40), (-0.6, -1.34), (-0.3, -1.40), (0.4, -1.36), (1, -1.42)),
            "#123a4c",
            ("sea",),
            lift=6,
        )
    )
    scene.lay(Sheet(ripple, "#8fc4cc", lift=0))
