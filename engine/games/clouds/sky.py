"""The sky and the four actions of artists; no action may undo the one before it."""

from dataclasses import dataclass, replace
from itertools import takewhile

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.games.clouds.geometry import (
    Cloud,
    Point,
    in_sky,
    moved_enough,
    pushed,
    straight_way,
    within_half_width,
)
from engine.games.clouds.moves import Action, Claim, Nudge, Place, Rearrange, Remove
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.records import Frozen

PIECES = tuple(shape.id for shape in SHAPES.values() for _ in range(shape.pieces))
"""The shape of every cloud that exists; the id of a cloud is its index here."""


class LastRemoved(Frozen):
    """The shape and position of the cloud that the latest action removed.

    The next action may not put a cloud of this shape back there.
    """

    shape: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Sky:
    """The clouds in drawing order, and what the next action may not change or put back."""

    clouds: tuple[Cloud, ...] = ()
    protected: tuple[int, ...] = ()
    """The ids of the clouds that the latest action placed or moved. The next action may not change
    these clouds.
    """
    last_removed: LastRemoved | None = None
    """The cloud that the latest action removed; None if it removed none."""

    # --- clouds and supply --------------------------------------------------------------------

    @property
    def supply(self) -> tuple[tuple[str, int], ...]:
        """Each shape, and how many clouds of it are left to place."""
        used = [cloud.shape for cloud in self.clouds]
        return tuple((shape.id, shape.pieces - used.count(shape.id)) for shape in SHAPES.values())

    @property
    def movable(self) -> tuple[Cloud, ...]:
        """The clouds that the next action may move or remove."""
        return tuple(cloud for cloud in self.clouds if cloud.id not in self.protected)

    def undoes_removal(self, shape: str, x: int, y: int, before: Cloud | None = None) -> bool:
        """Whether a cloud of this shape at this position would undo the latest removal.

        `before` is the cloud as it was before it is moved; None for a new cloud. A cloud that was
        already near the place of the removed one undoes nothing, so it may still be rotated,
        mirrored or moved.
        """
        removed = self.last_removed
        if removed is None or removed.shape != shape:
            return False
        spot = removed.x, removed.y
        if before is not None and within_half_width(shape, (before.x, before.y), spot):
            return False
        return within_half_width(shape, (x, y), spot)

    def layer_of(self, cloud: Cloud) -> int:
        """The index of a cloud in the z-order, from 0 at the bottom."""
        return self.clouds.index(cloud)

    # --- actions ------------------------------------------------------------------------------

    def after(self, action: Action) -> "Sky":
        """The sky after an action; raises IllegalMove if the action is not allowed."""
        match action:
            case Place(_, shape, x, y, angle, flip, layer):
                return self.place(shape, x, y, angle, flip, layer)
            case Rearrange(_, cloud, x, y, angle, flip, layer):
                return self.rearrange(cloud, x, y, angle, flip, layer)
            case Remove(_, cloud):
                return self.remove(cloud)
            case Nudge(_, from_x, from_y, to_x, to_y):
                return self.nudge((from_x, from_y), (to_x, to_y))

    def place(self, shape: str, x: int, y: int, angle: int, flip: bool, layer: int) -> "Sky":
        """The sky with one more cloud, the first one of this shape that is still in the supply."""
        if shape not in SHAPES:
            raise IllegalMove("no-such-shape", "There’s no cloud of that shape.")
        used = {cloud.id for cloud in self.clouds}
        piece = next((i for i, kind in enumerate(PIECES) if kind == shape and i not in used), None)
        if piece is None:
            raise IllegalMove("none-left", "All clouds of this shape are in the sky.", shape=shape)
        return self._with(Cloud(piece, shape, x, y, angle, flip), self.clouds, layer)

    def rearrange(self, cloud: int, x: int, y: int, angle: int, flip: bool, layer: int) -> "Sky":
        """The sky with a cloud moved, rotated, mirrored or put on another layer."""
        before = self._free(cloud)
        after = replace(before, x=x, y=y, angle=angle, flip=flip)
        if after == before and layer == self.layer_of(before):
            raise IllegalMove("unchanged", "The cloud hasn’t moved: change something.")
        return self._with(after, self._except(before), layer, before)

    def remove(self, cloud: int) -> "Sky":
        """The sky without a cloud; the next action may not put it back."""
        gone = self._free(cloud)
        return Sky(self._except(gone), last_removed=LastRemoved(gone.shape, gone.x, gone.y))

    def nudge(self, start: Point, end: Point) -> "Sky":
        """The sky after a straight stroke that pushes every unprotected cloud in its way.

        Raises IllegalMove if no cloud moves far enough, or if the stroke starts or ends outside the
        sky.
        """
        if not in_sky(*start) or not in_sky(*end):
            raise IllegalMove("off-sky", "Keep your finger in the sky.")
        clouds = tuple(
            cloud if cloud.id in self.protected else self._nudged(cloud, start, end)
            for cloud in self.clouds
        )
        if not any(map(moved_enough, self.clouds, clouds)):
            raise IllegalMove("no-nudge", "No cloud moved far enough; it’s still your turn.")
        return _after(
            clouds,
            tuple(
                after.id
                for before, after in zip(self.clouds, clouds, strict=True)
                if after != before
            ),
        )

    def _nudged(self, cloud: Cloud, start: Point, end: Point) -> Cloud:
        """The cloud after a stroke; it stops just before it would undo the latest removal."""
        after = pushed(cloud, start, end)
        if not self.undoes_removal(after.shape, after.x, after.y, cloud):
            return after
        *_, (x, y) = takewhile(
            lambda spot: not self.undoes_removal(cloud.shape, *spot),
            straight_way((cloud.x, cloud.y), (after.x, after.y)),
        )
        return replace(cloud, x=x, y=y)

    # --- checks -------------------------------------------------------------------------------

    def _free(self, cloud: int) -> Cloud:
        """The cloud with this id.

        Raises IllegalMove if it is not in the sky, or if the next action may not change it.
        """
        found = next((placed for placed in self.clouds if placed.id == cloud), None)
        if found is None:
            raise IllegalMove("not-in-sky", "That cloud isn’t in the sky.")
        if cloud in self.protected:
            raise IllegalMove(
                "protected", "That cloud was just moved; leave it alone for one action."
            )
        return found

    def _except(self, gone: Cloud) -> tuple[Cloud, ...]:
        return tuple(cloud for cloud in self.clouds if cloud.id != gone.id)

    def _with(
        self, cloud: Cloud, others: tuple[Cloud, ...], layer: int, before: Cloud | None = None
    ) -> "Sky":
        if not in_sky(cloud.x, cloud.y):
            raise IllegalMove("off-sky", "Keep the middle of the cloud in the sky.")
        if not 0 <= cloud.angle < 360:
            raise IllegalMove("bad-angle", "A cloud can be turned by 0 to 359 degrees.")
        if not 0 <= layer <= len(others):
            raise IllegalMove("bad-layer", "There are layers 0 to {highest}.", highest=len(others))
        if self.undoes_removal(cloud.shape, cloud.x, cloud.y, before):
            raise IllegalMove("undoes-removal", "Such a cloud was just taken away from there.")
        return _after((*others[:layer], cloud, *others[layer:]), (cloud.id,))


def _after(clouds: tuple[Cloud, ...], changed: tuple[int, ...]) -> Sky:
    """The sky after an action that changed the clouds with the ids `changed`.

    These clouds are protected. But if the action changed all clouds of the game, none is protected,
    so that there is always a legal action.
    """
    return Sky(clouds, () if len(changed) == len(PIECES) else changed)


# --- random moves, for tests and for exploring ------------------------------------------------


def random_move(sky: Sky, turn: int, judges: tuple[int, ...], chance: Chance) -> Action | Claim:
    """A random legal move: mostly an action of the artist at seat `turn`, sometimes a claim."""
    available = [shape for shape, left in sky.supply if left]
    movable = sky.movable
    kind = chance.below(12)
    if kind == 0 and judges:
        return Claim(chance.choice(judges))
    if kind <= 2 and movable and (nudge := _random_nudge(sky, turn, chance)):
        return nudge
    if kind == 3 and movable:
        return Remove(turn, chance.choice(movable).id)
    if available and (kind > 6 or not movable):
        shape = chance.choice(available)
        return Place(turn, shape, *_random_spot(sky, shape, len(sky.clouds), chance))
    cloud = chance.choice(movable)
    spot = _random_spot(sky, cloud.shape, len(sky.clouds) - 1, chance, cloud)
    if spot[:4] == (cloud.x, cloud.y, cloud.angle, cloud.flip):
        return Remove(turn, cloud.id)
    return Rearrange(turn, cloud.id, *spot)


def _random_spot(
    sky: Sky, shape: str, top: int, chance: Chance, before: Cloud | None = None
) -> tuple[int, int, int, bool, int]:
    """A random position, rotation, mirroring and layer (0 to `top`) for a cloud.

    A cloud at this position does not undo the latest removal; `before` is as in `undoes_removal`.
    """
    x, y = _random_point(chance)
    while sky.undoes_removal(shape, x, y, before):
        x, y = _random_point(chance)
    return x, y, chance.below(360), chance.happens(0.5), chance.between(0, top)


def _random_nudge(sky: Sky, turn: int, chance: Chance) -> Nudge | None:
    """A random nudge; None if it would move no cloud far enough."""
    start, end = _random_point(chance), _random_point(chance)
    try:
        sky.nudge(start, end)
    except IllegalMove:
        return None
    return Nudge(turn, *start, *end)


def _random_point(chance: Chance) -> Point:
    return chance.between(0, SKY_WIDTH), chance.between(0, SKY_HEIGHT)
