"""The setup of a rematch: the match that follows a finished one."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import Game
from engine.make_setup import chosen_players, find_variant, make_setup
from engine.packs import Pack
from engine.setup import Player, Setup


def rematch_setup(
    game: Game[Any],
    old: Setup,
    players: tuple[Player, ...],
    seed: int,
    packs: Iterable[Pack],
    last_used: Mapping[str, int],
    hidden: frozenset[str],
    language: str,
) -> Setup:
    """The setup of a rematch of the given players, with the variant, options and packs of `old`.

    If `old` has a first player, the next seat begins this time. Roles, unless they are teams, move
    on by one seat too. If the number of players has changed, the roles are the default ones, and
    no first player is fixed. `language` is used only if `old` has none, as in setups of earlier
    versions of the app. See `draw_box` for `last_used` and `hidden`.
    """
    unchanged = len(players) == len(old.players)
    roles = old.roles if unchanged else ()
    variant = find_variant(game, old.variant)
    people = chosen_players(variant, players)
    if not variant.teams:
        roles = roles[-1:] + roles[:-1]
    first = old.first if unchanged else None
    chosen = old.packs or _drawn_from(old)
    return make_setup(
        game,
        people,
        seed,
        variant=old.variant,
        options=old.options,
        roles=roles,
        first=None if first is None else (first + 1) % len(people),
        packs=[pack for pack in packs if pack.id in chosen],
        last_used=last_used,
        hidden=hidden,
        language=old.language or language,
    )


def _drawn_from(setup: Setup) -> set[str]:
    """The ids of the packs from which the items of the box came.

    This is used for the setups of earlier versions of the app, which do not have `Setup.packs`.
    """
    return {item.id.partition("/")[0] for box in setup.box.values() for item in box}
