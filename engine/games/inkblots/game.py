"""`GAME`: the functions of Inkblots, collected in one record."""

from engine.core import Game
from engine.games.inkblots import INFO
from engine.games.inkblots.ask import ask
from engine.games.inkblots.board import TOGETHER_ROUNDS
from engine.games.inkblots.moves import TEAMS
from engine.games.inkblots.recap import memories, story
from engine.games.inkblots.robot import robot
from engine.games.inkblots.rules import PHASES, first, new, peek, peekers, public, teams, used
from engine.games.inkblots.seating import MIN_TEAM, alternating, check
from engine.games.inkblots.sight import Sight, learn, understands
from engine.games.inkblots.state import State
from engine.games.inkblots.together import VARIANT
from engine.packs import Need
from engine.setup import LENGTH, SHORT, Option, OptionChoice, Options, Scoring, Variant, switch

STANDARD = "standard"
MIN_PLAYERS = 2 * MIN_TEAM
MIN_PICTURES = 28
"""The fewest pictures to play with: enough for seven rounds without a repeated blot."""


def _minutes(players: int, options: Options) -> int:
    """The minutes of a match of two teams: four or six rounds if it is short."""
    if options[LENGTH] == SHORT:
        return 14 if players < 6 else 21
    return INFO.minutes


GAME: Game[State] = Game(
    info=INFO,
    rules_version=2,
    variants=(
        Variant(
            id=STANDARD,
            title="Two teams",
            help="Two teams take turns at being tested: four points and a lead of two win.",
            min_players=MIN_PLAYERS,
            max_players=INFO.max_players,
            roles=alternating,
            teams=TEAMS,
            scoring=Scoring.SIDES,
            minutes=_minutes,
        ),
        Variant(
            id=VARIANT,
            title="Together",
            help="For two or three: eight or nine rounds to find out whether you see the same "
            "things.",
            min_players=min(TOGETHER_ROUNDS),
            max_players=max(TOGETHER_ROUNDS),
            scoring=Scoring.TOGETHER,
            minutes=lambda players, options: 2 * TOGETHER_ROUNDS[players],
        ),
    ),
    options=(
        switch(
            "second_guess_optional",
            "Second guess is optional",
            "After a right first guess the test team may do without its second one.",
            variants=(STANDARD,),
        ),
        Option(
            LENGTH,
            "Length",
            "A short game has four rounds, or six with six or more players; the team with more "
            "points wins.",
            (OptionChoice(SHORT, "Short"), OptionChoice("whole", "Long")),
            default="whole",
            variants=(STANDARD,),
            added_later=True,
        ),
    ),
    needs=(
        Need("pictures", 100, minimum=lambda players, options: MIN_PICTURES),
        Need("words", 100, minimum=lambda players, options: 30),
    ),
    moves=PHASES.moves,
    new=new,
    prompt=PHASES.prompt,
    apply=PHASES.apply,
    peekers=peekers,
    peek=peek,
    public=public,
    robot=robot,
    used=used,
    story=story,
    memories=memories,
    first=first,
    roles=teams,
    check=check,
    learn=learn,
    prepare_robot=Sight.prepare,
    understands=understands,
    ask=ask,
)
