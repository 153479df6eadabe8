"""What a player has chosen before making a move, such as the cloud in an artist's hand."""

from dataclasses import replace
from typing import Any, NamedTuple

from engine.games.clouds import moves
from engine.games.clouds.geometry import Cloud, Point, overlap
from engine.games.clouds.sky import Sky


class Hand(NamedTuple):
    """A cloud that an artist has taken, as it would lie if it were put down now."""

    cloud: Cloud
    layer: int
    """The cloud's index in the z-order; 0 is the bottom."""
    new: bool = False
    """Whether the cloud comes from the supply; else it comes from the sky."""
    by: int | None = None
    """The seat of the partner who acts instead of the artist whose turn it is; else None."""

    def others(self, sky: Sky) -> list[Cloud]:
        return [cloud for cloud in sky.clouds if cloud.id != self.cloud.id]

    def changed(self, sky: Sky) -> bool:
        """Whether the sky would change if the cloud were put down now."""
        return self.new or self != take_cloud(sky, self.cloud.id)

    def posed(self, **pose: Any) -> "Hand":
        """A copy of this hand with other values for fields of its cloud, such as `angle`."""
        return self._replace(cloud=replace(self.cloud, **pose))

    def put_down(self, seat: int) -> moves.Place | moves.Rearrange:
        """The move, of the artist `seat` or of `by`, that puts the cloud down as it lies now."""
        cloud, seat = self.cloud, seat if self.by is None else self.by
        where = cloud.x, cloud.y, cloud.angle, cloud.flip, self.layer
        if self.new:
            return moves.Place(seat, cloud.shape, *where)
        return moves.Rearrange(seat, cloud.id, *where)

    def layered(self, sky: Sky, up: bool) -> "Hand | None":
        """A copy of this hand with the cloud above (`up`) or below the next cloud that it overlaps.

        Clouds that it does not overlap are skipped, because passing them would change nothing
        visible. None if there is no cloud to pass.
        """
        others = self.others(sky)
        way = range(self.layer, len(others)) if up else reversed(range(self.layer))
        touched = (layer for layer in way if overlap(others[layer], self.cloud))
        return next((self._replace(layer=layer + up) for layer in touched), None)


def take_cloud(sky: Sky, cloud: int) -> Hand:
    """A hand with the cloud of this id, as it lies in the sky."""
    found = next(lying for lying in sky.clouds if lying.id == cloud)
    return Hand(found, sky.layer_of(found))


class Choice(NamedTuple):
    """What players have chosen before they make a move."""

    hand: Hand | None = None
    drag: str = ""
    """The key of the piece that a finger drags; empty if there is none."""
    stroke: tuple[Point, Point] | None = None
    """The start of a stroke over the open sky, and the current position of the finger.

    None while there is no stroke.
    """
    helping: bool = False
    """Whether the partner has taken over the supply that both artists share on a phone."""
    correcting: bool = False
    """Whether people are correcting who guessed the word."""
    voter: int | None = None
    """The seat whose vote is entered next; if None, that of the first person who has not voted."""
    opened: int | None = None
    """The index of the enlarged sky in the gallery; None if there is none."""

    def held(self, cloud: int) -> Hand | None:
        """The hand if it holds the cloud with this id, else None."""
        return self.hand if self.hand and self.hand.cloud.id == cloud else None


NOTHING = Choice()
