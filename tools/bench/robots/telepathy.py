"""How often robots win Telepathy: among themselves, and with a crude person as partner."""

from collections.abc import Iterator

from engine.games.telepathy.game import GAME
from engine.make_setup import make_setup
from engine.match import Match
from engine.setup import SKILLS, Player, Value
from engine.simulate import PLAYER_NAMES, play_out
from tests.support.robots import played_with_a_person, won
from tools.bench.figures import few
from tools.bench.robots import Row, rate

MATCHES = few(200, 2)
MEASURED: tuple[tuple[str, int, dict[str, Value], str], ...] = (
    ("first", 2, {}, ""),
    ("standard", 2, {}, "85%"),
    ("challenge", 2, {"removed": 2}, ""),
    ("challenge", 2, {"removed": 4}, "50%"),
    ("challenge", 2, {"removed": 6}, ""),
    ("director", 3, {}, ""),
    ("partners", 4, {}, ""),
)
"""Variant, players, options and the aim."""


def rows() -> Iterator[Row]:
    for variant, players, options, aim in MEASURED:
        where = " ".join([variant, *(f"k={value}" for value in options.values())])
        wins = [float(_robots_win(variant, players, options, seed)) for seed in range(MATCHES)]
        yield "Telepathy, robots win", where, rate(wins), "0%", aim
    for skill in SKILLS:
        for announces in (True, False):
            matches = (
                played_with_a_person(seed, skill, announces=announces) for seed in range(MATCHES)
            )
            where = f"standard, {skill}" + ("" if announces else ", person waits")
            wins = [float(won(match)) for match in matches]
            yield "Telepathy, robot and crude person win", where, rate(wins), "0%", ""


def _robots_win(variant: str, players: int, options: dict[str, Value], seed: int) -> bool:
    robots = [Player(name, robot=True) for name in PLAYER_NAMES[:players]]
    match = Match(GAME, make_setup(GAME, robots, seed, variant=variant, options=options))
    for _ in play_out(match):
        pass
    return won(match)
