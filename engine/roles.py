"""Changes the roles of players before a match: one player takes another role, or all are shuffled.

Only the game can judge whether roles are allowed, so new roles are passed to its `check`. A change
of teams is not checked, as teams may be uneven while people still choose sides.
"""

from typing import Any

from engine.chance import Chance
from engine.core import Game
from engine.errors import BadSetup
from engine.setup import Setup, Variant

Roles = tuple[str, ...]
ATTEMPTS = 64
"""The maximum number of times that `shuffled` deals roles by chance until the game accepts them.
"""


def game_accepts(game: Game[Any], variant: Variant, roles: Roles, first: int | None = None) -> bool:
    """Whether the game accepts these roles, with `first` as the seat that begins."""
    try:
        game.check(Setup(game.id, variant.id, (), 0, first, roles))
    except BadSetup:
        return False
    return True


def with_next_role(game: Game[Any], variant: Variant, roles: Roles, seat: int) -> Roles:
    """The roles after the player at `seat` has taken the next role in the variant's order.

    In a team game the player changes sides, even if that makes the teams uneven for a while. In
    other games this player swaps roles with another one, or all roles move around the table. If the
    game accepts none of these changes, the roles stay the same.
    """
    known = tuple(dict.fromkeys(variant.roles(len(roles))))
    turn = known.index(roles[seat]) if roles[seat] in known else -1
    wanted = known[(turn + 1) % len(known)]
    if variant.teams:
        return (*roles[:seat], wanted, *roles[seat + 1 :])
    ideas = [_swapped(roles, seat, other) for other, role in enumerate(roles) if role == wanted]
    ideas += [roles[start:] + roles[:start] for start in range(1, len(roles))]
    return next(
        (idea for idea in ideas if idea[seat] == wanted and game_accepts(game, variant, idea)),
        roles,
    )


def _swapped(roles: Roles, one: int, other: int) -> Roles:
    changed = list(roles)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def shuffled(game: Game[Any], variant: Variant, players: int, chance: Chance) -> Roles:
    """Roles dealt by chance that the game accepts; after `ATTEMPTS` failures the default roles."""
    default = variant.roles(players)
    for _ in range(ATTEMPTS):
        dealt = chance.shuffled(default)
        if game_accepts(game, variant, dealt):
            return dealt
    return default
