"""Computes who are partners, who gives, who performs and who may announce.

Everything follows from the variant, the roles and the seat that performs in this turn.
"""

from functools import cache
from typing import NamedTuple

from engine.games.telepathy.conditions import COLOUR, SHAPE
from engine.setup import Setup

FIRST, STANDARD, CHALLENGE = "first", "standard", "challenge"
DIRECTED, FOUR_PARTNERS, OPPOSED = "director", "partners", "opposed"

DIRECTOR = "director"
AWAY = ""
"""The role of a director who has left."""
TWO_ROLES = (COLOUR, SHAPE)
FOUR_ROLES = ("colour-lose", "colour-win", "shape-lose", "shape-win")
OPPOSED_ROLES = (COLOUR, COLOUR, SHAPE, SHAPE)

Roles = tuple[str, ...]


class Announcer(NamedTuple):
    """A seat that may announce, and the attributes it has to name: colour, shape or both."""

    seat: int
    names: tuple[str, ...]


def at_table(roles: Roles) -> tuple[int, ...]:
    """The seats of those who have not left."""
    return tuple(seat for seat, role in enumerate(roles) if role != AWAY)


def attribute_of(role: str) -> str:
    """The attribute of the secrets of this role: `COLOUR` or `SHAPE`; `DIRECTOR` for directors."""
    return role.partition("-")[0]


def partner_of(variant: str, roles: Roles, seat: int) -> int:
    """The seat of the partner of `seat`.

    Do not call this for directors, nor in the variant “Four partners”.
    """
    if variant == OPPOSED:
        return (seat + 2) % 4
    return roles.index(SHAPE if roles[seat] == COLOUR else COLOUR)


def team_of(variant: str, roles: Roles, seat: int) -> tuple[int, ...]:
    """The seats that win or lose together with `seat`, including `seat` itself."""
    if variant == OPPOSED:
        return tuple(sorted((seat, partner_of(variant, roles, seat))))
    return at_table(roles)


def holder_of(variant: str, roles: Roles, seat: int, attribute: str) -> int:
    """The seat, in the team of `seat`, that holds the sign to make of this attribute."""
    team = team_of(variant, roles, seat)
    return next(seat for seat in team if roles[seat] in (attribute, f"{attribute}-win"))


def opponents_of(variant: str, roles: Roles, seat: int) -> tuple[int, ...]:
    """The seats that win if the team of `seat` fails; empty if there is only one team."""
    return team_of(variant, roles, (seat + 1) % 4) if variant == OPPOSED else ()


@cache
def givers(variant: str, roles: Roles, performer: int) -> tuple[int, ...]:
    """The seats that may give the performer a card: one seat, or the seats of all directors."""
    if variant == DIRECTED:
        return tuple(seat for seat, role in enumerate(roles) if role == DIRECTOR)
    if variant == FOUR_PARTNERS:
        return ((performer + 1) % 4,)
    return (partner_of(variant, roles, performer),)


def next_performer(variant: str, roles: Roles, performer: int) -> int:
    """The seat that performs in the next turn."""
    if variant in (FOUR_PARTNERS, OPPOSED):
        return (performer + 1) % 4
    return partner_of(variant, roles, performer)


@cache
def announcers(variant: str, roles: Roles, performer: int) -> tuple[Announcer, ...]:
    """The seats that may announce, each with the attributes it has to name."""
    giving = givers(variant, roles, performer)
    if variant in (DIRECTED, FOUR_PARTNERS):
        return tuple(Announcer(seat, TWO_ROLES) for seat in giving)
    # The giver, who has watched the performance, is asked before the performer.
    partners = (performer,) if variant == OPPOSED else (*giving, performer)
    return tuple(Announcer(seat, (roles[partner_of(variant, roles, seat)],)) for seat in partners)


@cache
def deciders(variant: str, roles: Roles, performer: int) -> tuple[int, ...]:
    """The seats that announce or go on at the end of a turn: all that may announce."""
    return tuple(announcer.seat for announcer in announcers(variant, roles, performer))


# --- at the start -----------------------------------------------------------------------------


def first_performer(setup: Setup, lot: int) -> int:
    """The seat that performs in the first turn.

    In the variants for two players, the seat `setup.first` gives the first card, and its partner
    performs; if `setup.first` is None, the random seat `lot` (0 or 1) gives the card. In
    “Director”, `setup.first` performs, or the colour player if it is None. In the other variants
    the roles decide.
    """
    variant, roles, first = setup.variant, setup.roles, setup.first
    if variant == DIRECTED:
        return roles.index(COLOUR) if first is None else first
    if variant == FOUR_PARTNERS:
        return (fixed_first_giver(roles) - 1) % 4
    giver = fixed_first_giver(roles) if variant == OPPOSED else lot if first is None else first
    return partner_of(variant, roles, giver)


def fixed_first_giver(roles: Roles) -> int:
    """The seat that gives the first card, in the two variants in which the roles decide that.

    In “Four partners”, it is the holder of the colour to avoid. In “Opposed teams”, it is the
    colour player whose right neighbour plays colours too.
    """
    if "colour-lose" in roles:
        return roles.index("colour-lose")
    return next(seat for seat in range(4) if roles[seat] == roles[seat - 1] == COLOUR)


def director_roles(players: int) -> Roles:
    """The default roles of the variant “Director”: two partners, and everybody else directs."""
    return TWO_ROLES + (DIRECTOR,) * (players - 2)
