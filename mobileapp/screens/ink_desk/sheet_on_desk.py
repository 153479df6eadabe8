"""The saved state of a sheet, to lay it on the desk again later."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from mobileapp.ink.sheet import Drop
from mobileapp.screens.ink_desk.folding_sheet import DRIP, OPEN, PRESSED


@dataclass(frozen=True)
class SheetOnDesk:
    """Everything that is needed to show a sheet again.

    The same seed and drops always result in the same blot.
    """

    seed: int
    drops: Sequence[Drop] = ()
    folded: bool = False
    picture: Image.Image | None = None
    """The finished blot; None if it is not painted, or no longer in memory.

    A folded sheet without this picture stays folded until its blot is painted.
    """
    away: tuple[float, float] = (0, -1)
    """The direction in which the sheet left the desk, and from which it comes back."""

    @property
    def mode(self) -> str:
        """The mode of the `FoldingSheet` that shows this sheet."""
        if not self.folded:
            return DRIP
        return PRESSED if self.picture is None else OPEN
