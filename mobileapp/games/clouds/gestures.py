"""What fingers are doing to the sky: carry a cloud, turn it by its knob, or push with a stroke.

Nothing here is drawn; a gesture changes the cloud in hand, or remembers its way.
"""

from dataclasses import dataclass, field
from math import atan2, degrees

from engine.games.clouds.geometry import Point, clamped, in_sky
from mobileapp.games.clouds.handle import Handle
from mobileapp.games.clouds.hold import Hold, Spot


def whole(spot: Spot) -> Point:
    """The spot in whole sky units."""
    return round(spot[0]), round(spot[1])


def inside(spot: Spot) -> bool:
    """Whether the spot is in the sky."""
    return in_sky(*whole(spot))


@dataclass(slots=True)
class Carry:
    """One finger carries the cloud in hand, a second one turns it about the middle of both."""

    hold: Hold | None
    """None while the finger rests on a locked cloud."""
    fingers: dict[int, Spot]
    again: bool = False
    """The cloud was in hand already: a tap mirrors it."""
    moved: bool = field(default=False, init=False)

    @property
    def outside(self) -> bool:
        """Whether all fingers have left the sky."""
        return not any(map(inside, self.fingers.values()))

    def join(self, finger: int, spot: Spot) -> bool:
        """One more finger, if there is only one yet."""
        if self.hold is None or len(self.fingers) > 1 or not inside(spot):
            return False
        self.fingers[finger] = spot
        return True

    def move(self, finger: int, spot: Spot) -> None:
        """A finger has gone to that spot."""
        hold, old = self.hold, self.fingers[finger]
        if hold is None:
            return
        right, up = spot[0] - old[0], spot[1] - old[1]
        others = [place for other, place in self.fingers.items() if other != finger]
        self.fingers[finger] = spot
        if not others:
            hold.carry(right, up)
            return
        ((x, y),) = others
        by = degrees(atan2(spot[1] - y, spot[0] - x) - atan2(old[1] - y, old[0] - x))
        hold.carry(right / 2, up / 2)
        hold.turn(by, about=((x + spot[0]) / 2, (y + spot[1]) / 2))

    def lift(self, finger: int) -> bool:
        """A finger has left; whether it was the last one."""
        del self.fingers[finger]
        return not self.fingers


@dataclass(slots=True)
class Turn:
    """A finger has the knob, and the cloud in hand turns with it."""

    hold: Hold
    handle: Handle
    moved: bool = field(default=False, init=False)

    def join(self, _finger: int, _spot: Spot) -> bool:
        """There is room for one finger only."""
        return False

    def move(self, _finger: int, spot: Spot) -> None:
        """Point the knob at the finger."""
        direction = degrees(atan2(spot[1] - self.hold.y, spot[0] - self.hold.x))
        self.hold.turn(direction - self.handle.direction)
        self.handle.direction = direction

    def lift(self, _finger: int) -> bool:
        """The finger has left."""
        return True


@dataclass(slots=True)
class Push:
    """A straight stroke that began on the open sky."""

    start: Point
    end: Point
    moved: bool = field(default=False, init=False)

    def join(self, _finger: int, _spot: Spot) -> bool:
        """One finger is enough."""
        return False

    def move(self, _finger: int, spot: Spot) -> None:
        """The stroke ends there now."""
        self.end = clamped(*whole(spot))

    def lift(self, _finger: int) -> bool:
        """The finger has left."""
        return True


Gesture = Carry | Turn | Push
