"""The setup of a rematch: the match that follows a finished one."""

from dataclasses import replace

from engine.make_setup import chosen_players, find_variant, make_setup
from engine.match import Match
from engine.packs import Supply
from engine.seating import around
from engine.setup import Setup


def rematch_setup(match: Match, seed: int, supply: Supply) -> Setup:
    """The setup of a rematch of those who are at the table now.

    The variant, options and packs stay the same, and teams too. The next person begins; roles that
    are no teams move on by one seat as well. The language of `supply` is used only if the old setup
    has none, as in matches of earlier versions of the app.
    """
    game, old = match.game, match.setup
    variant = find_variant(game, old.variant)
    people = chosen_players(variant, [*match.at_table.values()])
    roles = tuple(match.roles[seat] for seat in match.present if match.roles)
    if not variant.teams:
        roles = roles[-1:] + roles[:-1]
    chosen = old.packs or _drawn_from(old)
    return make_setup(
        game,
        people,
        seed,
        variant=old.variant,
        options=old.options,
        roles=roles,
        first=_next_to_begin(match, len(people)),
        supply=replace(
            supply,
            packs=[pack for pack in supply.packs if pack.id in chosen],
            language=old.language or supply.language,
        ),
    )


def _next_to_begin(match: Match, players: int) -> int:
    """The seat, in a rematch of so many players, of the one on the left of the one who began.

    If that one has left, it is the next of those who sat on their left at the start.
    """
    present, began = match.present[:players], match.first_seat
    if began in present:
        return (present.index(began) + 1) % players
    following = around(tuple(range(len(match.setup.players))), began)
    return next((present.index(seat) for seat in following if seat in present), 0)


def _drawn_from(setup: Setup) -> set[str]:
    """The ids of the packs from which the items of the box came.

    This is used for the setups of earlier versions of the app, which do not have `Setup.packs`.
    """
    return {item.id.partition("/")[0] for box in setup.box.values() for item in box}
