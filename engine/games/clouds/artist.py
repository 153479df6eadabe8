"""How a robot paints a picture that it knows: align it with the sky, then add what is missing.

The picture may be moved, rotated a little or mirrored, so that as many as possible of the clouds
that are already there (the tossed one, those of the partner) become part of it. Both artists see
the same sky and compute the same alignment, so they work together without speaking.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.games.clouds.geometry import Bounds, Cloud
from engine.games.clouds.layouts import Layout, LayoutPiece, extent
from engine.games.clouds.moves import Action, Place, Rearrange, Remove
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky
from engine.records import Frozen

TILTS = (0, -12, 12)
"""The angles, in degrees, by which a picture is rotated on trial to compare it with the sky."""
ANCHORS = 5
"""The maximum number of clouds on which the picture is aligned on trial. To align the picture, it
is moved so that one of its pieces lies exactly on the cloud.
"""
NEAR = 200
"""The mismatch (see `mismatch`) below which a cloud counts as a piece of the picture."""
GOOD_ENOUGH = 60
"""When no piece is missing, clouds with a mismatch above this number are moved to their pieces.

The robot's blur is added to this number. Gentle robots (see `next_action`) skip this correction.
"""
PER_DEGREE = 2
"""The mismatch of one degree of wrong rotation, in sky units."""
BEGINNING = 3
"""A gentle robot (see `next_action`) moves or removes clouds only while the sky has at most this
many.
"""
ROUNDING = 1e-6
"""More than the error of a score that is computed in floating point."""
TO_AND_FRO = 7
"""By how many degrees a piece of a finished picture is rotated away from its correct rotation, to
one side and then to the other.
"""
ROUND, LIKE_A_BAR, LOPSIDED = "puff", "long", "comma"


class Fit(NamedTuple):
    """A picture aligned with the clouds of a sky.

    The more pieces already have a cloud, and the better these clouds match, the higher is `score`.
    """

    pieces: Layout
    held: dict[int, Cloud]
    """The clouds that count as pieces, by the index of the piece."""
    score: float


def first_shape(layout: Layout) -> str:
    """The shape to toss: a shape of the picture, if possible one whose rotation matters little."""
    shapes = [piece.shape for piece in layout]
    return next((shape for shape in (ROUND, LIKE_A_BAR) if shape in shapes), shapes[0])


# --- aligning the picture with the sky --------------------------------------------------------


def mismatch(cloud: Cloud, piece: LayoutPiece) -> int:
    """How far a cloud is from the position and rotation of a piece, in sky units."""
    apart = abs(cloud.x - piece.x) + abs(cloud.y - piece.y)
    return apart + PER_DEGREE * _turn_between(cloud, piece)


def _turn_between(cloud: Cloud, piece: LayoutPiece) -> int:
    """The visible difference in rotation between a cloud and a piece, in degrees.

    Symmetric shapes look the same after some rotations. For the lopsided shape the difference is at
    least 90 if just one of the two is mirrored.
    """
    if piece.shape == ROUND:
        return 0
    whole = 180 if piece.shape == LIKE_A_BAR else 360
    turn = (cloud.angle - piece.angle) % whole
    turn = min(turn, whole - turn)
    return max(turn, 90) if piece.shape == LOPSIDED and cloud.flip != piece.flip else turn


def best_fit(layout: Layout, clouds: Sequence[Cloud]) -> Fit:
    """The picture, moved, rotated or mirrored so that it matches the clouds of the sky best.

    This function is called for every action of a robot, and tries some hundred alignments. Most of
    them are dropped as soon as they cannot become better than the best one so far.
    """
    best, shift = Fit(layout, {}, -inf), (0, 0)
    sorted_clouds = sorted(clouds, key=lambda cloud: cloud.id)
    for turned, room, cost in _orientations(layout):
        paired = enumerate(_pairs(piece, sorted_clouds) for piece in turned)
        pairs = {number: options for number, options in paired if options}
        for right, up in dict.fromkeys(((0, 0), *_shifts(pairs, clouds))):
            inside = room.left <= right <= room.right and room.bottom <= up <= room.top
            if inside or right == up == 0:
                shift_cost = (abs(right) + abs(up)) / 100_000
                held, score = _hold(pairs, right, up, cost + shift_cost, best.score)
                if score > best.score:
                    best = Fit(turned, held, score)
                    shift = right, up
    return Fit(tuple(piece.shifted(*shift) for piece in best.pieces), best.held, best.score)


_Pair = tuple[int, int, int, Cloud]
"""A cloud with the same shape as a piece. Before it: the translation to the right and up that moves
the piece onto it, and the part of the mismatch that is due to rotation, which no translation
changes.
"""
_Pairs = dict[int, list[_Pair]]
"""What `_pairs` finds for the pieces of a picture, by index; only pieces with any pair are here."""


class _Orientation(NamedTuple):
    """One orientation of a picture: mirrored or not, rotated or not. Alignments only translate it.

    `room` has the limits of the translations that keep the picture in the sky. `cost` is what the
    mirroring and rotation take away from the score of an alignment.
    """

    turned: Layout
    room: Bounds
    cost: float


@lru_cache(maxsize=64)
def _orientations(layout: Layout) -> tuple[_Orientation, ...]:
    middle = SKY_WIDTH // 2, SKY_HEIGHT // 2
    found = []
    for mirrored in (False, True):
        facing = tuple(piece.mirrored() for piece in layout) if mirrored else layout
        for tilt in TILTS:
            turned = tuple(piece.turned(tilt, *middle) for piece in facing) if tilt else facing
            cost = 0.02 * (tilt != 0) + 0.01 * mirrored
            found.append(_Orientation(turned, _room(turned), cost))
    return tuple(found)


def _room(pieces: Layout) -> Bounds:
    """The smallest and largest translations that keep a picture inside the sky."""
    whole = extent(pieces)
    return Bounds(-whole.left, SKY_WIDTH - whole.right, -whole.bottom, SKY_HEIGHT - whole.top)


def _pairs(piece: LayoutPiece, clouds: Sequence[Cloud]) -> list[_Pair]:
    """The clouds that can match this piece after some translation."""
    pairs = []
    for cloud in clouds:
        if cloud.shape == piece.shape:
            turn = PER_DEGREE * _turn_between(cloud, piece)
            if turn < NEAR:
                pairs.append((cloud.x - piece.x, cloud.y - piece.y, turn, cloud))
    return pairs


def _shifts(pairs: _Pairs, clouds: Sequence[Cloud]) -> list[tuple[int, int]]:
    """Translations that move a piece onto a cloud of its shape, for the first `ANCHORS` clouds."""
    return [
        (right, up)
        for anchor in clouds[:ANCHORS]
        for options in pairs.values()
        for right, up, _, cloud in options
        if cloud is anchor
    ]


def _hold(
    pairs: _Pairs, right: int, up: int, cost: float, best: float
) -> tuple[dict[int, Cloud], float]:
    """The clouds that match pieces after a translation, by index of the piece, and the score.

    `cost` is subtracted from the score. Each piece takes the cloud with the smallest mismatch below
    `NEAR` that no earlier piece has taken. If the score cannot exceed `best`, a
    lower one is returned.
    """
    held: dict[int, Cloud] = {}
    taken: set[int] = set()
    score = -cost
    possible = len(pairs) - cost + ROUNDING
    for number, options in pairs.items():
        least, nearest = NEAR, None
        for pair_right, pair_up, turn, cloud in options:
            apart = abs(pair_right - right) + abs(pair_up - up) + turn
            if apart < least and cloud.id not in taken:
                least, nearest = apart, cloud
        if nearest is not None:
            held[number] = nearest
            taken.add(nearest.id)
            score += 1 - least / NEAR / 2
            possible -= least / NEAR / 2
        else:
            possible -= 1
        if possible < best:
            return held, -inf
    return held, score


# --- the next action --------------------------------------------------------------------------


def next_action(
    seat: int, layout: Layout, sky: Sky, blur: int, chance: Chance, gentle: bool = False
) -> Action | None:
    """The most useful legal action; None if there is none.

    `blur` is the maximum error of a cloud's position in sky units, and of its rotation in tenths of
    degrees. `gentle` is for a robot with a person as partner: if the sky has more than `BEGINNING`
    clouds, the robot adds clouds but does not move or remove any. When nothing else is left to do,
    every robot rotates clouds a little.
    """
    plan = _Plan(seat, best_fit(layout, sky.clouds), sky, blur, gentle, chance)
    return next((action for action in plan.useful_actions() if _allowed(sky, action)), None)


def _allowed(sky: Sky, action: Action) -> bool:
    try:
        sky.after(action)
    except IllegalMove:
        return False
    return True


class _Plan(Frozen):
    """The useful actions of an artist who paints a known picture into a given sky."""

    seat: int
    fit: Fit
    sky: Sky
    blur: int
    """The maximum error of a piece's position in sky units, and of its rotation in tenths of
    degrees.
    """
    gentle: bool
    """Whether the artist moves and removes clouds only at the beginning; see `next_action`."""
    chance: Chance

    def useful_actions(self) -> Iterator[Action]:
        """Actions that bring the sky closer to the picture, the most useful first.

        Small rotations of clouds that already match the picture come last. They are needed when
        nothing is left to improve, because an artist must always act.
        """
        missing = [n for n in range(len(self.fit.pieces)) if n not in self.fit.held]
        taken = {cloud.id for cloud in self.fit.held.values()}
        spare = [cloud for cloud in self.sky.movable if cloud.id not in taken]
        if self.gentle and len(self.sky.clouds) > BEGINNING:
            spare = []
        elif len(self.fit.held) > 1:
            yield from self._move_into_place(NEAR // 2)
        for number in missing:
            # Spare clouds come first: where they lie now, they are no part of the picture.
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
        """Actions that move clouds with a mismatch above `beyond` plus `blur` to their pieces."""
        for number, cloud in self.fit.held.items():
            if mismatch(cloud, self.fit.pieces[number]) > beyond + self.blur:
                yield self._move(cloud, number)

    def _turn_to_and_fro(self) -> Iterator[Action]:
        """Actions that each rotate one piece of a finished picture a little, the last piece first.

        They are needed because an artist must act even if nothing is left to do.
        """
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
        """The piece with a random error of position and rotation, at most `blur`."""
        blur, luck = self.blur, self.chance
        x = piece.x + luck.between(-blur, blur)
        y = piece.y + luck.between(-blur, blur)
        angle = (piece.angle + luck.between(-blur, blur) // 10) % 360
        x, y = min(max(x, 0), SKY_WIDTH), min(max(y, 0), SKY_HEIGHT)
        return LayoutPiece(piece.shape, x, y, angle, piece.flip, piece.under)

    def _layer(self, number: int, moved: Cloud | None) -> int:
        """The layer for this piece: just below the lowest cloud that belongs above it, or the top.

        `moved` is the cloud that is moved to become this piece; None if a new cloud is placed.
        """
        others = [cloud for cloud in self.sky.clouds if cloud is not moved]
        above = {
            cloud.id
            for other, cloud in self.fit.held.items()
            if self._height(other) > self._height(number)
        }
        return next((n for n, cloud in enumerate(others) if cloud.id in above), len(others))

    def _height(self, number: int) -> tuple[bool, int]:
        return not self.fit.pieces[number].under, number
