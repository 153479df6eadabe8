"""A sheet as a value, to be laid on the desk again after it was thrown away or left there."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from mobileapp.ink.sheet import Drop
from mobileapp.screens.ink_desk.folding_sheet import DRIP, OPEN, PRESSED


@dataclass(frozen=True)
class SheetOnDesk:
    """All it takes to show a sheet as it was. The seed and the drops always make the same blot."""

    seed: int
    drops: Sequence[Drop] = ()
    folded: bool = False
    picture: Image.Image | None = None
    """The finished blot; a folded sheet without it lies there folded, and is painted again."""
    away: tuple[float, float] = (0, -1)
    """In which direction it left the desk; it comes back from there."""

    @property
    def mode(self) -> str:
        """The mode of the `FoldingSheet` that shows it."""
        if not self.folded:
            return DRIP
        return PRESSED if self.picture is None else OPEN
