"""Estimates how long matches take people: the moves of matches between robots, times seconds a
move.

The seconds were set so that whole matches of four players come close to what the printed games
promise: about 30 minutes for Inkblots and Storyteller, 20 to 30 for Clouds. A hand-off takes people
about five seconds and a reveal four; the rest of a move is thinking and talking. The same seconds
give the length of short matches and of those for few people. In short matches of Clouds and
Storyteller everybody is artist or storyteller once, so they last longer the more people play.
"""

from collections.abc import Iterable
from statistics import mean
from typing import Any, NamedTuple

from engine.__main__ import KNOWLEDGE
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Pack
from engine.registry import find_game
from engine.setup import Player
from engine.simulate import PLAYER_NAMES, play_out
from tools.bench.figures import few, print_table

SECONDS = {
    # Inkblots: more than three minutes a round, most of them a team's talk
    "ChooseSubject": 25,  # three words and four blots are read and laughed at first
    "RemoveImage": 25,
    "MatchSymbols": 40,  # with the hand-off
    "Guess": 50,
    "ControlGuess": 25,
    "SecondGuess": 30,
    "ReadSymbols": 35,
    # Storyteller: two to three minutes a round
    "HaveClue": 15,
    "DrawLots": 10,
    "Tell": 55,  # with the hand-off; robots think of a clue at once, people do not
    "Contribute": 20,  # with the hand-off
    "StartVoting": 25,  # everyone looks and wonders
    "Vote": 5,  # all point at once, and their tokens are entered one after the other
    "CastVotes": 15,
    # Clouds: the clock is counted apart
    "ChooseWord": 20,  # with the hand-off
    "Memorise": 12,  # with the hand-off
    "Toss": 8,
    "StartClock": 3,
    "Credit": 5,
    # all of them: the reveal is watched, and talked about
    "Next": 20,
}
CLOCK_USED = 2 / 3
"""The part of the clock that a round of Clouds runs on average: two words of three are guessed,
halfway through it."""
MATCHES = few(20, 1)


class Played(NamedTuple):
    """Which matches are estimated."""

    game: str
    players: int
    variant: str = "standard"
    length: str = ""
    seconds: int = 120
    """The clock of Clouds."""

    @property
    def title(self) -> str:
        return f"{self.length or self.variant} {self.game}, {self.players} players"


PLAYED = (
    Played("inkblots", 4, length="whole"),
    Played("inkblots", 4, length="short"),
    Played("inkblots", 2, "together"),
    Played("inkblots", 3, "together"),
    Played("clouds", 4, length="whole"),
    Played("clouds", 4, length="short", seconds=90),
    Played("clouds", 6, length="short", seconds=90),
    Played("clouds", 8, length="short", seconds=90),
    Played("clouds", 2, "together"),
    Played("clouds", 3, "together"),
    Played("storyteller", 4, length="long"),
    Played("storyteller", 3, length="short"),
    Played("storyteller", 4, length="short"),
    Played("storyteller", 6, length="short"),
    Played("storyteller", 2, "together"),
)


def minutes(played: Played, seed: int, packs: Iterable[Pack]) -> float:
    """The estimate for one match, which robots play in the place of people."""
    game = find_game(played.game)
    robots = [Player(name, robot=True) for name in PLAYER_NAMES[: played.players]]
    options: dict[str, Any] = {"length": played.length} if played.length else {}
    setup = make_setup(
        game, robots, seed, variant=played.variant, options=options, packs=packs, language="en"
    )
    match = Match(game, setup)
    for _ in play_out(match, KNOWLEDGE):
        pass
    people = [entry.move for entry in match.log if entry.move.seat < played.players]
    seconds = sum(SECONDS.get(type(move).__name__, 0) for move in people)
    if played.game == "clouds":
        seconds += round(len(match.story()) * played.seconds * CLOCK_USED)
    return seconds / 60


def report(packs: Iterable[Pack]) -> None:
    """Print the average of each kind of match, and the range of nine matches out of ten."""
    rows = []
    for played in PLAYED:
        times = sorted(minutes(played, seed, packs) for seed in range(MATCHES))
        low, high = times[MATCHES // 20], times[-1 - MATCHES // 20]
        rows.append((played.title, f"{mean(times):.0f}", f"{low:.0f}-{high:.0f}"))
    print_table("Minutes of a match", ("match", "average", "nine of ten"), rows)
