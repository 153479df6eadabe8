"""The pieces in the box: which shape each has, and how the shapes differ in character."""

from dataclasses import dataclass

from engine.games.clouds.shapes import SHAPES, Shape


@dataclass(frozen=True, slots=True)
class Character:
    """How the vapour of one shape behaves; lengths in sky units."""

    billow: float  # how far lumps push the surface out and in
    lump: float  # size of the largest lumps
    softness: float  # how gradually the vapour thins out towards the surface
    density: float  # how quickly it hides what is behind
    streak: float = 1.0  # lumps are drawn out sideways by this factor


CHARACTERS: dict[str, Character] = {
    "puff": Character(billow=20, lump=60, softness=13, density=0.075),
    "long": Character(billow=14, lump=30, softness=15, density=0.070, streak=2.8),
    "heap": Character(billow=18, lump=46, softness=11, density=0.080),
    "comma": Character(billow=17, lump=44, softness=11, density=0.080, streak=1.2),
    "arc": Character(billow=16, lump=42, softness=11, density=0.080, streak=1.2),
}


@dataclass(frozen=True, slots=True)
class CloudPiece:
    """One cloud: all pieces of a shape share its outline and differ in their vapour."""

    shape: Shape
    number: int

    @property
    def id(self) -> str:
        return f"{self.shape.id}-{self.number}"

    @property
    def seed(self) -> int:
        return 100 * list(SHAPES).index(self.shape.id) + self.number

    @property
    def character(self) -> Character:
        return CHARACTERS[self.shape.id]


PIECES: tuple[CloudPiece, ...] = tuple(
    CloudPiece(shape, number) for shape in SHAPES.values() for number in range(1, shape.pieces + 1)
)
