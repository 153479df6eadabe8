"""`GAME`: the functions of Telepathy, collected in one record."""

from functools import partial

from engine.core import Game
from engine.games.telepathy import INFO, roles
from engine.games.telepathy.recap import story
from engine.games.telepathy.robot import prepare, robot
from engine.games.telepathy.rules import PHASES, first, new, peek, peekers, public, used
from engine.games.telepathy.seating import check
from engine.games.telepathy.state import State
from engine.setup import Option, OptionChoice, Options, Scoring, Variant


def match_minutes(players: int, options: Options) -> int:
    """The minutes of a match: the more directors there are, the longer they confer."""
    return 10 + max(players - 3, 0) // 2


_variant = partial(Variant, scoring=Scoring.TOGETHER, minutes=match_minutes, child_roles=())

GAME: Game[State] = Game(
    info=INFO,
    rules_version=1,
    variants=(
        _variant(
            roles.FIRST,
            "First game",
            "Four cards that come back after use, and all the time in the world.",
            2,
            2,
            lambda players: roles.TWO_ROLES,
        ),
        _variant(
            roles.STANDARD,
            "Standard",
            "Ten different cards, each used once: ten turns.",
            2,
            2,
            lambda players: roles.TWO_ROLES,
        ),
        _variant(
            roles.CHALLENGE,
            "Greater challenge",
            "Some of the ten cards are taken out unseen, so there are fewer turns.",
            2,
            2,
            lambda players: roles.TWO_ROLES,
            in_game_night=False,
        ),
        _variant(
            roles.DIRECTED,
            "Director",
            "Directors give every card, and only they announce what the two partners want.",
            3,
            INFO.max_players,
            roles.director_roles,
            child_roles=(roles.DIRECTOR,),
        ),
        _variant(
            roles.FOUR_PARTNERS,
            "Four partners",
            "Four players hold one secret card each and win or lose together.",
            4,
            4,
            lambda players: roles.FOUR_ROLES,
        ),
        _variant(
            roles.OPPOSED,
            "Opposed teams",
            "Two pairs of partners on one grid; the first to announce correctly wins.",
            4,
            4,
            lambda players: roles.OPPOSED_ROLES,
            scoring=Scoring.SIDES,
        ),
    ),
    options=(
        Option(
            "removed",
            "Cards taken out",
            "How many of the ten action cards are taken out unseen; each means one turn fewer.",
            tuple(OptionChoice(count, str(count)) for count in range(1, 7)),
            2,
            (roles.CHALLENGE,),
        ),
        Option(
            "director_removed",
            "Cards taken out",
            "How many of the ten action cards are taken out unseen; each means one turn fewer.",
            tuple(OptionChoice(count, str(count)) for count in range(7)),
            0,
            (roles.DIRECTED,),
        ),
    ),
    moves=PHASES.moves,
    new=new,
    prompt=PHASES.prompt,
    apply=PHASES.apply,
    peekers=peekers,
    peek=peek,
    public=public,
    robot=robot,
    prepare_robot=prepare,
    used=used,
    first=first,
    roles=lambda state: state.board.roles,
    story=story,
    check=check,
)
