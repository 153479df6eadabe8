"""Measures how often robots and people see the same word in a blot, and how often robots that know
a blot agree with robots that know only its shape.

How far people agree is told by the rounds that two of them matched.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice

from art.teach.left_out import (
    agreement,
    left_out_rounds,
    left_out_sheets,
    matched_rounds,
    rounds_right,
    sheets_agreement,
)
from engine.assets import KNOWLEDGE
from engine.games.inkblots.game import GAME
from tools.bench.figures import few
from tools.bench.robots import Row, by_language, held_out, rate

LEFT_OUT = few(None, 1)
"""How many viewers are left out, one after the other: all."""
ROUNDS = few(100, 3)
"""Rounds of each viewer who is left out."""
SHEET_ROUNDS = 50
"""Rounds of each sheet whose viewer is left out."""
SHARED_ROUNDS = 20
"""Rounds of each two sheets that share enough blots."""


def rows() -> Iterator[Row]:
    sight = KNOWLEDGE.of(GAME)
    for language, rounds in by_language(held_out(GAME.id)):
        where, people = f"{language}, {len(rounds)} rounds", rate(agreement(rounds))
        found = rate(rounds_right(sight, rounds))
        yield "Inkblots: pairs", where, found, "33%", "65%", people
    matched = rounds_right(sight, matched_rounds()[: few(None, 10)])
    where = f"by which weights were chosen, {len(matched)} rounds"
    yield "Inkblots: pairs", where, rate(matched), "33%", ""
    left_out = [
        share
        for seen, rounds in islice(left_out_rounds(ROUNDS), LEFT_OUT)
        for share in rounds_right(seen, rounds)
    ]
    where = f"left-out viewers, {len(left_out)} rounds"
    yield "Inkblots: what only one named", where, rate(left_out), "33%", ""
    if find_spec("numpy") and LEFT_OUT is None:  # a package of the painters
        chosen = [
            share
            for seen, rounds in left_out_sheets(SHEET_ROUNDS)
            for share in rounds_right(seen, rounds)
        ]
        where = f"left-out sheets, {len(chosen)} rounds"
        people = rate(list(sheets_agreement(SHARED_ROUNDS)))
        yield "Inkblots: what suits a word best", where, rate(chosen), "33%", "", people

        from art.ink_shapes import cross_validated, measured_deck, read_data

        data = read_data()
        shapes = measured_deck(sorted(data["blots"]))
        share = cross_validated(data, shapes)
        yield "Inkblots: people's own", f"{len(shapes)} blots", f"{share:.0%}", "33%", "45%"
