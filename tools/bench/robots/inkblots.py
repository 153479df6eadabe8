"""Measures how often robots and people see the same word in a blot, and how often robots that know
a blot agree with robots that know only its shape.
"""

from collections.abc import Iterator
from importlib.util import find_spec

from engine.__main__ import KNOWLEDGE
from engine.games.inkblots.ask import ask
from engine.games.inkblots.game import GAME
from tools.bench.robots import Row, by_language, held_out


def rows() -> Iterator[Row]:
    sight = KNOWLEDGE.of(GAME)
    for language, rounds in by_language(held_out(GAME.id)):
        right = [
            robot == person
            for asked in rounds
            for robot, person in zip(ask(sight, asked), asked["seen"], strict=True)
        ]
        where = f"{language}, {len(rounds)} rounds"
        yield "Inkblots: pairs", where, f"{sum(right) / len(right):.0%}", "33%", "65%"
    if find_spec("numpy"):  # a package of the painters
        from tools.ink_shapes import cross_validated, measured_deck, read_data

        data = read_data()
        shapes = measured_deck(sorted(data["blots"]))
        share = cross_validated(data, shapes)
        yield "Inkblots: people's own", f"{len(shapes)} blots", f"{share:.0%}", "33%", "45%"
