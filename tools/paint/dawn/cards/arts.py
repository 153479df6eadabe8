"""Arts: colours with names."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces, figures, people
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="He asks the colours their names",
    subject="painter with closed eyes and birds of colour",
    props=("birds", "palette", "canvas"),
    mood=("serene", "proud", "listening"),
)
def blind_painter(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e9e0cc", lift=0, shade="#d8c4a4"))
    frame = box(0.94, 1.3).turned(-6).at(0.58, 0.5)
    scene.lay(
        Sheet(
            strips(
                [
                    ((0.2, -0.1), (0.02, -1.7)),
                    ((0.9, -0.2), (1.06, -1.7)),
                    ((0.55, 1.1), (0.6, 1.5)),
                ],
                0.07,
            ),
            "#8a5a3c",
            ("easel",),
            lift=7,
        )
    )
    scene.lay(Sheet(frame, "#fdf8ee", ("canvas",), lift=10))
    _viewers(scene)
    calm = figures.Profile(nose=0.95, chin=0.9, brow=0.6, lips=0.9)
    head = figures.head("#6b4230", "#e9e4da", calm, "curls", "closed", dress="#35507a")
    scene.lay(head, x=-0.5, y=0.3, scale=0.8, turn=6)
    beard = blob(
        "-.24,.06 -.14,.04 -.04,-.14 .1,-.26 .26,-.26 .36,-.2 .42,-.22 .4,-.27 .34,-.3 .42,-.36"
        " .44,-.5 .36,-.72 .16,-.9 -.02,-.78 -.14,-.5 -.26,-.24"
    )
    scene.lay(Sheet(beard, "#e9e4da", ("beard",), lift=4), x=-0.5, y=0.3, scale=0.8, turn=6)
    smock = polygon("-1.3,-.9 .26,-1 .4,-1.8 -1.3,-1.8")
    scene.lay(Sheet(smock, "#35507a", lift=0))
    _colour_birds(scene)
    return PaperPlan()


def _viewers(scene: Scene) -> None:
    """What he has painted: three people who look out of the picture, cards in their hands."""
    faces_in = (
        (0.34, 0.72, "#efc4a0", "#a8532a", "bob", "#c8443c", Expression("smile", (0, 0))),
        (0.66, 0.8, "#8a5238", "#1c1420", "afro", "#e9b84a", Expression("open", (0, 0), 0.4)),
        (0.52, 0.34, "#d99a72", "#f4f0ea", "bald", "#3f8f7a", Expression("smile", (0, 0), 0.5)),
    )
    canvas = box(0.86, 1.2).turned(-6).at(0.58, 0.5)
    for x, y, skin, hair, cut, dress, look in faces_in:
        for sheet in faces.face(skin, hair, cut, look, dress=dress, lift=3):  # type: ignore[arg-type]
            moved = sheet.placed(x, y, 0.3, -6, flip=False)
            scene.lay(Sheet(moved.outline & canvas, moved.colour, moved.tags, lift=2))
    for x, y, turn in ((0.36, 0.06, 14), (0.5, 0.04, -4), (0.64, 0.04, -22)):
        scene.lay(Sheet(box(0.13, 0.19).turned(turn).at(x, y), "#fdf3e2", ("cards",), lift=4))
        scene.lay(Sheet(box(0.09, 0.14).turned(turn).at(x, y), "#7a6ab0", lift=0))


def _colour_birds(scene: Scene) -> None:
    """Colours that sit on his arm, his brush and his hair, each telling its name."""
    scene.lay(
        Sheet(
            people.sleeve([(-0.78, -0.78), (-0.3, -0.96), (0.14, -0.64)], 0.4, 0.2),
            "#5580b4",
            ("sleeve",),
            lift=10,
        )
    )
    hand = figures.hand(
        "#6b4230", spread=(-40, 4, 0, -4, -8), lengths=(0.26, 0.34, 0.36, 0.32, 0.26)
    )
    scene.lay(hand, x=0.14, y=-0.62, scale=0.5, turn=-58)
    cuff = box(0.1, 0.26).turned(36).at(0.14, -0.64)
    scene.lay(Sheet(cuff, "#f4ecdc", ("cuff",), lift=5))
    birds = (
        (-0.16, -0.7, 0.4, "#d8473c", False),
        (0.5, -0.36, 0.4, "#f0b83c", True),
        (-0.62, 0.86, 0.36, "#3f8fc0", False),
        (-0.02, 1.16, 0.34, "#4f9a5a", True),
        (-0.66, -0.7, 0.36, "#8a4f9c", False),
    )
    for x, y, size, colour, left in birds:
        _songbird(scene, x, y, size, colour, left, flying=y > 1)
    board = blob(
        "-.98,-1.4 -.9,-1.14 -.5,-1.04 -.1,-1.14 .06,-1.36 -.2,-1.42 -.3,-1.56 -.9,-1.6"
    ) - ellipse(0.06).at(-0.16, -1.3)
    scene.lay(Sheet(board, "#c98a4c", ("palette",), lift=11))
    nests = ((-0.8, -1.24), (-0.56, -1.16), (-0.34, -1.2), (-0.68, -1.42), (-0.44, -1.4))
    for x, y in nests:
        scene.lay(Sheet(ellipse(0.075, 0.05).at(x, y), "#8a5a34", ("empty nest",), lift=3))
        scene.lay(Sheet(ellipse(0.05, 0.03).at(x, y + 0.008), "#5a3822", lift=0))


def _songbird(
    scene: Scene, x: float, y: float, size: float, colour: str, left: bool, flying: bool
) -> None:
    """A round bird with an open beak."""
    legs = (
        Outline(())
        if flying
        else strips([((-0.02, 0.1), (-0.04, -0.08)), ((0.1, 0.1), (0.1, -0.08))], 0.025)
    )
    body = blob(
        "-.7,.22 -.7,.22 -.36,.2 -.24,.06 .06,0 .3,.12 .36,.3 .42,.5 .3,.64 .1,.64"
        " -.02,.48 -.2,.34 -.44,.32"
    )
    parts = [
        Sheet(legs, "#4a3a3c", lift=3),
        Sheet(
            polygon(".4,.58 .56,.62 .42,.52") | polygon(".4,.5 .54,.44 .38,.44"), "#e8a03c", lift=3
        ),
        Sheet(body, colour, ("bird",), lift=7),
        Sheet(
            blob(
                "-.4,.3 -.1,.14 .14,.16 .16,.34 0,.44"
                if not flying
                else "-.5,.9 -.4,.6 -.1,.3 .14,.2 .12,.44 -.1,.7"
            ),
            mix(colour, "#140c20", 0.22),
            lift=4,
        ),
        Sheet(ellipse(0.035).at(0.26, 0.54), "#1c1420", lift=1),
    ]
    scene.lay(parts, x=x, y=y, scale=size, flip=left)
