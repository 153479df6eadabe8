"""A cloud on its way: from where a hand or a flick let it go to where it lies."""

from dataclasses import dataclass

from engine.games.clouds.geometry import Cloud
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from mobileapp.games.clouds.figure import Pose

BEYOND = -180
"""Where a cloud begins that comes from an artist's edge, in sky units: outside the sky."""


@dataclass(slots=True)
class Drift:
    """A pose between two others."""

    start: Pose
    end: Cloud
    part: float = 0
    """How much of the way is done, from 0 to 1."""

    @property
    def x(self) -> float:
        return self.start.x + (self.end.x - self.start.x) * self.part

    @property
    def y(self) -> float:
        return self.start.y + (self.end.y - self.start.y) * self.part

    @property
    def angle(self) -> float:
        shorter_way = (self.end.angle - self.start.angle + 180) % 360 - 180
        return self.start.angle + shorter_way * self.part

    @property
    def flip(self) -> bool:
        return self.end.flip


def from_edge(cloud: Cloud, facing: float, y: int = BEYOND, spin: int = 0) -> Cloud:
    """Where a cloud comes from that the artist at that edge takes out of the supply."""
    place = tuple(SHAPES).index(cloud.shape)
    x = round((place + 0.5) * SKY_WIDTH / len(SHAPES))
    if facing:
        x, y = SKY_WIDTH - x, SKY_HEIGHT - y
    return Cloud(cloud.id, cloud.shape, x, y, (cloud.angle - spin) % 360, cloud.flip)
