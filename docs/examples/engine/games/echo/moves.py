"""What players do in Echo, besides going on to the next round."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core import Move


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Play one picture, face down."""

    picture: str

    undoable: ClassVar[bool] = True
