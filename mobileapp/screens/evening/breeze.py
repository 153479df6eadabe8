"""The air on the page *Evenings*: photographs sway once when they appear, and lanterns glow.

Nothing is painted for it: what is painted already is drawn a little aslant.
"""

from kivy.animation import Animation
from kivy.graphics import MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.properties import NumericProperty

from mobileapp.album.breeze import SWAY_SECONDS, sway
from mobileapp.album.wall import LINE_Y
from mobileapp.theme import theme
from mobileapp.widgets.glowing_look import GlowingLook


class HangingLook(GlowingLook):
    """A look that hangs from a line, with lanterns: an `EveningOnALine` or a `NothingHung`."""

    swayed = NumericProperty(0)
    """How much of the time of swaying has passed, 0 to 1."""

    def __init__(self, **settings: object) -> None:
        self._aslant = MatrixInstruction()
        super().__init__(**settings)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._aslant)
        self.canvas.after.add(PopMatrix())

    def appear(self) -> None:
        super().appear()
        if not theme.reduce_motion:
            Animation(swayed=1, duration=SWAY_SECONDS).start(self)

    def on_swayed(self, *_: object) -> None:
        """Draw everything below the line aslant."""
        aside = sway(self.swayed)
        line = self.top - (LINE_Y.dp * self.look.sizes.unit if self.look else 0)
        matrix = Matrix()
        matrix.set(flat=[1, 0, 0, 0, aside, 1, 0, 0, 0, 0, 1, 0, -aside * line, 0, 0, 1])
        self._aslant.matrix = matrix

    def come_to_rest(self) -> None:
        """Stop swaying at once, and put out the lights."""
        Animation.cancel_all(self, "swayed")
        self.swayed = 1
        super().come_to_rest()
