"""How a robot paints a picture it knows: from what lies in the sky to what is missing.

The picture may be moved, turned a little or mirrored, so that as much as possible of what already
lies there - the tossed cloud, a partner's ideas - becomes part of it. Both artists see the same
sky and find the same picture in it, so they need no word to work together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.games.clouds.geometry import Bounds, Cloud
from engine.games.clouds.layouts import Layout, LayoutPiece, extent
from engine.games.clouds.moves import Action, Place, Rearrange, Remove
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky

TILTS = (0, -12, 12)
"""By how much a picture may be turned to suit the sky."""
ANCHORS = 5
"""How many clouds a picture is tried on."""
NEAR = 200
"""Up to which mismatch a cloud can stand for a piece."""
GOOD_ENOUGH = 60
"""Up to which mismatch it is left as it is."""
PER_DEGREE = 2
"""How much a wrong turn counts, in sky units."""
BEGINNING = 3
"""Up to how many clouds even a gentle robot moves a tossed cloud that does not suit."""
TO_AND_FRO = 7
"""By how many degrees a part of a finished picture is turned to and fro."""
ROUND, LIKE_A_BAR, LOPSIDED = "puff", "long", "comma"


class Fit(NamedTuple):
    """A picture as it suits a sky."""

    pieces: Layout
    held: dict[int, Cloud]
    """The clouds that stand for pieces, by the pieces' places in the picture."""
    score: float


def first_shape(layout: Layout) -> str:
    """What to toss: a shape of the picture that suits it however it lands, if there is one."""
    shapes = [piece.shape for piece in layout]
    return next((shape for shape in (ROUND, LIKE_A_BAR) if shape in shapes), shapes[0])


# --- seeing the picture in the sky ------------------------------------------------------------


def mismatch(cloud: Cloud, piece: LayoutPiece) -> int:
    """How far a cloud is from where a piece of its shape belongs, turns included."""
    apart = abs(cloud.x - piece.x) + abs(cloud.y - piece.y)
    return apart + PER_DEGREE * _turn_between(cloud, piece)


def _turn_between(cloud: Cloud, piece: LayoutPiece) -> int:
    """By how many degrees they seem to differ; what is round or even looks alike turned."""
    if piece.shape == ROUND:
        return 0
    whole = 180 if piece.shape == LIKE_A_BAR else 360
    turn = (cloud.angle - piece.angle) % whole
    turn = min(turn, whole - turn)
    return max(turn, 90) if piece.shape == LOPSIDED and cloud.flip != piece.flip else turn


def best_fit(layout: Layout, clouds: Sequence[Cloud]) -> Fit:
    """The picture moved, turned or mirrored to where the sky already shows the most of it."""
    return max(_fits(layout, clouds), key=lambda fit: fit.score)


def _fits(layout: Layout, clouds: Sequence[Cloud]) -> Iterator[Fit]:
    middle = SKY_WIDTH // 2, SKY_HEIGHT // 2
    for mirrored in (False, True):
        facing = tuple(piece.mirrored() for piece in layout) if mirrored else layout
        for tilt in TILTS:
            turned = tuple(piece.turned(tilt, *middle) for piece in facing) if tilt else facing
            cost = 0.02 * (tilt != 0) + 0.01 * mirrored
            room = _room(turned)
            for right, up in dict.fromkeys(((0, 0), *_shifts(turned, clouds))):
                inside = room.left <= right <= room.right and room.bottom <= up <= room.top
                if inside or right == up == 0:
                    pieces = tuple(piece.shifted(right, up) for piece in turned)
                    yield _fit(pieces, clouds, cost + (abs(right) + abs(up)) / 100_000)


def _shifts(pieces: Layout, clouds: Sequence[Cloud]) -> Iterator[tuple[int, int]]:
    """Shifts that bring some piece to where a cloud of its shape lies."""
    for cloud in clouds[:ANCHORS]:
        for piece in pieces:
            if piece.shape == cloud.shape and _turn_between(cloud, piece) * PER_DEGREE < NEAR:
                yield cloud.x - piece.x, cloud.y - piece.y


@lru_cache(maxsize=256)
def _room(pieces: Layout) -> Bounds:
    """How far a picture can be shifted to each side and stay in the sky."""
    whole = extent(pieces)
    return Bounds(-whole.left, SKY_WIDTH - whole.right, -whole.bottom, SKY_HEIGHT - whole.top)


def _fit(pieces: Layout, clouds: Sequence[Cloud], cost: float) -> Fit:
    """Each piece takes the nearest cloud that no piece before it has taken."""
    held: dict[int, Cloud] = {}
    score, free = -cost, list(clouds)
    for number, piece in enumerate(pieces):
        alike = [(mismatch(cloud, piece), cloud.id) for cloud in free if cloud.shape == piece.shape]
        if alike and min(alike)[0] < NEAR:
            apart, taken = min(alike)
            held[number] = next(cloud for cloud in free if cloud.id == taken)
            free.remove(held[number])
            score += 1 - apart / NEAR / 2
    return Fit(pieces, held, score)


# --- the next action --------------------------------------------------------------------------


def next_action(
    seat: int, layout: Layout, sky: Sky, blur: int, chance: Chance, gentle: bool = False
) -> Action | None:
    """The first useful thing that is allowed; None if nothing is.

    With a person as partner be gentle: add to what lies there, and leave it alone.
    """
    plan = _Plan(seat, best_fit(layout, sky.clouds), sky, blur, gentle, chance)
    return next((action for action in plan.useful_actions() if _allowed(sky, action)), None)


def _allowed(sky: Sky, action: Action) -> bool:
    try:
        sky.after(action)
    except IllegalMove:
        return False
    return True


@dataclass(frozen=True, slots=True)
class _Plan:
    """What one artist could do: the picture it wants, and the sky as it is."""

    seat: int
    fit: Fit
    sky: Sky
    blur: int
    """By up to how many units, and tenths of degrees, pieces are put wrongly."""
    gentle: bool
    chance: Chance

    def useful_actions(self) -> Iterator[Action]:
        """What would help, the most useful first."""
        missing = [n for n in range(len(self.fit.pieces)) if n not in self.fit.held]
        taken = {cloud.id for cloud in self.fit.held.values()}
        spare = [cloud for cloud in self.sky.movable if cloud.id not in taken]
        if self.gentle and len(self.sky.clouds) > BEGINNING:
            spare = []
        elif len(self.fit.held) > 1:
            yield from self._move_into_place(NEAR // 2)
        for number in missing:
            # What lies about is put to use first, then the supply.
            yield from (self._move(cloud, number) for cloud in spare if self._suits(cloud, number))
            yield self._place(number)
            if len(self.fit.held) > 3:
                yield from (Remove(self.seat, cloud.id) for cloud in spare)
        yield from (Remove(self.seat, cloud.id) for cloud in spare)
        if not self.gentle:
            yield from self._move_into_place(GOOD_ENOUGH)
        yield from self._turn_to_and_fro()

    def _suits(self, cloud: Cloud, number: int) -> bool:
        return cloud.shape == self.fit.pieces[number].shape

    def _move_into_place(self, beyond: int) -> Iterator[Action]:
        """Move clouds of the picture that lie further off than `beyond`."""
        for number, cloud in self.fit.held.items():
            if mismatch(cloud, self.fit.pieces[number]) > beyond + self.blur:
                yield self._move(cloud, number)

    def _turn_to_and_fro(self) -> Iterator[Action]:
        """Turn the least telling part of a finished picture to and fro: nothing else is to do."""
        for number, cloud in reversed(self.fit.held.items()):
            piece = self.fit.pieces[number]
            ahead = (cloud.angle - piece.angle) % 360 < 180
            angle = (piece.angle + (-TO_AND_FRO if ahead else TO_AND_FRO)) % 360
            x, y = cloud.x, cloud.y
            others = self._layer(number, cloud)
            yield Rearrange(self.seat, cloud.id, x, y, angle, cloud.flip, others)

    def _place(self, number: int) -> Action:
        piece = self._blurred(self.fit.pieces[number])
        layer = self._layer(number, None)
        return Place(self.seat, piece.shape, piece.x, piece.y, piece.angle, piece.flip, layer)

    def _move(self, cloud: Cloud, number: int) -> Action:
        piece, layer = self._blurred(self.fit.pieces[number]), self._layer(number, cloud)
        return Rearrange(self.seat, cloud.id, piece.x, piece.y, piece.angle, piece.flip, layer)

    def _blurred(self, piece: LayoutPiece) -> LayoutPiece:
        """The piece where it is really put: a little off, by the skill of the robot."""
        blur, luck = self.blur, self.chance
        x = piece.x + luck.between(-blur, blur)
        y = piece.y + luck.between(-blur, blur)
        angle = (piece.angle + luck.between(-blur, blur) // 10) % 360
        x, y = min(max(x, 0), SKY_WIDTH), min(max(y, 0), SKY_HEIGHT)
        return LayoutPiece(piece.shape, x, y, angle, piece.flip, piece.under)

    def _layer(self, number: int, moved: Cloud | None) -> int:
        """Under the first cloud of the sky that belongs above this piece."""
        others = [cloud for cloud in self.sky.clouds if cloud is not moved]
        above = {
            cloud.id
            for other, cloud in self.fit.held.items()
            if self._height(other) > self._height(number)
        }
        return next((n for n, cloud in enumerate(others) if cloud.id in above), len(others))

    def _height(self, number: int) -> tuple[bool, int]:
        return not self.fit.pieces[number].under, number
