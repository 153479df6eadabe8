"""What could happen while the clock runs: clouds land anywhere, fingers go anywhere."""

from engine.chance import Chance
from engine.errors import IllegalMove
from engine.games.clouds.geometry import Cloud, Point
from engine.games.clouds.moves import Action, Claim, Nudge, Place, Rearrange, Remove
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky


def random_move(sky: Sky, turn: int, judges: tuple[int, ...], chance: Chance) -> Action | Claim:
    """Any legal move: mostly of the artist whose turn it is, now and then somebody claims."""
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
    """Where a cloud may land, how it is turned, whether it is mirrored, and on which layer."""
    x, y = _random_point(chance)
    while sky.undoes_removal(shape, x, y, before):
        x, y = _random_point(chance)
    return x, y, chance.below(360), chance.happens(0.5), chance.between(0, top)


def _random_nudge(sky: Sky, turn: int, chance: Chance) -> Nudge | None:
    """One drag of a finger, if it happens to move anything."""
    start, end = _random_point(chance), _random_point(chance)
    try:
        sky.nudge(start, end)
    except IllegalMove:
        return None
    return Nudge(turn, *start, *end)


def _random_point(chance: Chance) -> Point:
    return chance.between(0, SKY_WIDTH), chance.between(0, SKY_HEIGHT)
