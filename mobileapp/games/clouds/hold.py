"""A cloud in an artist's hand: free to glide and turn, whole numbers only once it is put down."""

from dataclasses import dataclass
from math import cos, radians, sin

from engine.games.clouds.geometry import Cloud, clamped, overlap
from engine.games.clouds.moves import Place, Rearrange
from engine.games.clouds.sky import PIECES, Sky

Spot = tuple[float, float]


@dataclass(slots=True)
class Hold:
    """One piece, where the hand has it now."""

    piece: int
    x: float
    y: float
    angle: float
    flip: bool
    layer: int
    others: tuple[Cloud, ...]
    """The clouds it lies among, in drawing order."""
    before: Cloud | None = None
    """As it lay in the sky; None if it comes from the supply."""
    layer_before: int = -1
    kept: bool = False
    """Tapped, turned, mirrored or layered: it stays in hand until *Done*."""
    layered: bool = False

    @classmethod
    def from_sky(cls, sky: Sky, cloud: Cloud) -> "Hold":
        """Pick a cloud up."""
        layer = sky.layer_of(cloud)
        others = sky.clouds[:layer] + sky.clouds[layer + 1 :]
        return cls(cloud.id, cloud.x, cloud.y, cloud.angle, cloud.flip, layer, others, cloud, layer)

    @classmethod
    def from_supply(cls, sky: Sky, shape: str, x: float, y: float) -> "Hold":
        """Take the first free piece of a shape."""
        used = {cloud.id for cloud in sky.clouds}
        piece = next(i for i, kind in enumerate(PIECES) if kind == shape and i not in used)
        return cls(piece, x, y, 0, False, len(sky.clouds), sky.clouds)

    @property
    def shape(self) -> str:
        return PIECES[self.piece]

    @property
    def cloud(self) -> Cloud:
        """How it would lie if it were put down now."""
        x, y = clamped(round(self.x), round(self.y))
        return Cloud(self.piece, self.shape, x, y, round(self.angle) % 360, self.flip)

    @property
    def changed(self) -> bool:
        """Whether putting it down would be an action."""
        return self.cloud != self.before or self.layer != self.layer_before

    def move(self, seat: int) -> Place | Rearrange:
        """Putting it down."""
        lying = self.cloud
        where = lying.x, lying.y, lying.angle, lying.flip, self.layer
        if self.before is None:
            return Place(seat, self.shape, *where)
        return Rearrange(seat, self.piece, *where)

    # --- what fingers do to it ----------------------------------------------------------------

    def carry(self, right: float, up: float) -> None:
        """A carried cloud is above all others, unless its layer was chosen."""
        self.x += right
        self.y += up
        if not self.layered:
            self.layer = len(self.others)

    def turn(self, degrees: float, about: Spot | None = None) -> None:
        """Turn it counter-clockwise on the spot, or about a point between two fingers."""
        self.angle = (self.angle + degrees) % 360
        self.kept = True
        if about is not None:
            cosine, sine = cos(radians(degrees)), sin(radians(degrees))
            right, up = self.x - about[0], self.y - about[1]
            self.x = about[0] + right * cosine - up * sine
            self.y = about[1] + right * sine + up * cosine

    def mirror(self) -> None:
        """Left becomes right as the eye sees it, however the cloud is turned."""
        self.flip = not self.flip
        self.angle = -self.angle % 360
        self.kept = True

    # --- layers -------------------------------------------------------------------------------

    def next_layer(self, up: bool) -> int | None:
        """The layer past the next cloud it touches, so that a step is always one to be seen."""
        lying = self.cloud
        if up:
            above = range(self.layer, len(self.others))
            return next((i + 1 for i in above if overlap(lying, self.others[i])), None)
        below = reversed(range(self.layer))
        return next((i for i in below if overlap(lying, self.others[i])), None)

    def change_layer(self, up: bool) -> None:
        """Pull it above the next cloud it touches, or push it under."""
        layer = self.next_layer(up)
        if layer is not None:
            self.layer = layer
            self.kept = self.layered = True
