"""What is half chosen in a match of Clouds."""

from typing import NamedTuple

from engine.games.clouds.geometry import Cloud, Point, overlap
from engine.games.clouds.sky import Sky


class Hand(NamedTuple):
    """A cloud in an artist's hand: how it would lie if it were put down now."""

    cloud: Cloud
    layer: int
    """Among the others, 0 at the very bottom."""
    new: bool = False
    """Whether it comes from the supply."""

    def others(self, sky: Sky) -> tuple[Cloud, ...]:
        return tuple(cloud for cloud in sky.clouds if cloud.id != self.cloud.id)

    def changed(self, sky: Sky) -> bool:
        """Whether putting it down now would be an action."""
        return self.new or self != taken(sky, self.cloud.id)

    def next_layer(self, sky: Sky, up: bool) -> int | None:
        """The layer past the next cloud it touches, so that a step is always one to be seen."""
        others = self.others(sky)
        if up:
            way = ((layer, layer + 1) for layer in range(self.layer, len(others)))
        else:
            way = ((layer, layer) for layer in reversed(range(self.layer)))
        return next((to for layer, to in way if overlap(others[layer], self.cloud)), None)


def taken(sky: Sky, cloud: int) -> Hand:
    """A cloud of the sky, taken in hand as it lies."""
    found = next(lying for lying in sky.clouds if lying.id == cloud)
    return Hand(found, sky.layer_of(found))


class Choice(NamedTuple):
    """What is half chosen."""

    hand: Hand | None = None
    drag: str = ""
    """The key of the piece a finger carries."""
    stroke: tuple[Point, Point] | None = None
    """Where a finger came down on the open sky, and where it is."""
    correcting: bool = False
    """Whether the result is being put right."""
    voter: int | None = None
    """Whose hand is to be counted next."""
    opened: int | None = None
    """Which sky of the gallery is seen large."""
