"""Who sits where: roles, partners, who gives, who performs and who may announce.

Everything follows from the variant, the roles and the seat that performs this turn.
"""

from functools import cache
from typing import NamedTuple

from engine.games.telepathy.conditions import COLOUR, SHAPE
from engine.setup import Setup

FIRST, STANDARD, CHALLENGE = "first", "standard", "challenge"
DIRECTED, FOUR_PARTNERS, OPPOSED = "director", "partners", "opposed"

DIRECTOR = "director"
TWO_ROLES = (COLOUR, SHAPE)
FOUR_ROLES = ("colour-lose", "colour-win", "shape-lose", "shape-win")
OPPOSED_ROLES = (COLOUR, COLOUR, SHAPE, SHAPE)

Roles = tuple[str, ...]


class Announcer(NamedTuple):
    """A seat that may announce, and what it has to name: a colour, a shape or both."""

    seat: int
    names: tuple[str, ...]


def attribute_of(role: str) -> str:
    """Whether the secrets of this role are colours or shapes."""
    return role.partition("-")[0]


def partner_of(variant: str, roles: Roles, seat: int) -> int:
    """The other one of a pair of partners."""
    if variant == OPPOSED:
        return (seat + 2) % 4
    return roles.index(SHAPE if roles[seat] == COLOUR else COLOUR)


def team_of(variant: str, roles: Roles, seat: int) -> tuple[int, ...]:
    """Everyone who wins together with this seat."""
    if variant == OPPOSED:
        return tuple(sorted((seat, partner_of(variant, roles, seat))))
    return tuple(range(len(roles)))


def holder_of(variant: str, roles: Roles, seat: int, attribute: str) -> int:
    """Who of the seat's team has to make a line of a colour, or of a shape."""
    team = team_of(variant, roles, seat)
    return next(seat for seat in team if roles[seat] in (attribute, f"{attribute}-win"))


def opponents_of(variant: str, roles: Roles, seat: int) -> tuple[int, ...]:
    """Those who win when the seat's team fails; nobody where all play together."""
    return team_of(variant, roles, (seat + 1) % 4) if variant == OPPOSED else ()


@cache
def givers(variant: str, roles: Roles, performer: int) -> tuple[int, ...]:
    """Who gives the performer a card: one seat, or all directors as one."""
    if variant == DIRECTED:
        return tuple(seat for seat, role in enumerate(roles) if role == DIRECTOR)
    if variant == FOUR_PARTNERS:
        return ((performer + 1) % 4,)
    return (partner_of(variant, roles, performer),)


def next_performer(variant: str, roles: Roles, performer: int) -> int:
    """Who performs the turn after this one."""
    if variant in (FOUR_PARTNERS, OPPOSED):
        return (performer + 1) % 4
    return partner_of(variant, roles, performer)


@cache
def announcers(variant: str, roles: Roles, performer: int) -> tuple[Announcer, ...]:
    """Who may announce, and what."""
    giving = givers(variant, roles, performer)
    if variant in (DIRECTED, FOUR_PARTNERS):
        return tuple(Announcer(seat, TWO_ROLES) for seat in giving)
    # Whoever has just watched the other perform is asked first.
    partners = (performer,) if variant == OPPOSED else (*giving, performer)
    return tuple(Announcer(seat, (roles[partner_of(variant, roles, seat)],)) for seat in partners)


@cache
def deciders(variant: str, roles: Roles, performer: int) -> tuple[int, ...]:
    """Who decides at the end of a turn: those who may announce."""
    return tuple(announcer.seat for announcer in announcers(variant, roles, performer))


# --- at the start -----------------------------------------------------------------------------


def first_performer(setup: Setup, lot: int) -> int:
    """Who performs the first turn; `lot` decides between two partners when nobody else has."""
    variant, roles, first = setup.variant, setup.roles, setup.first
    if variant == DIRECTED:
        return roles.index(COLOUR) if first is None else first
    if variant == FOUR_PARTNERS:
        return (fixed_first_giver(roles) - 1) % 4
    giver = fixed_first_giver(roles) if variant == OPPOSED else lot if first is None else first
    return partner_of(variant, roles, giver)


def fixed_first_giver(roles: Roles) -> int:
    """The holder of the colour lose card; or the colour player whose right neighbour is one too."""
    if "colour-lose" in roles:
        return roles.index("colour-lose")
    return next(seat for seat in range(4) if roles[seat] == roles[seat - 1] == COLOUR)


def director_roles(players: int) -> Roles:
    """Two partners, and everybody else directs."""
    return TWO_ROLES + (DIRECTOR,) * (players - 2)
