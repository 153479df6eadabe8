"""Lets robots play a whole evening, and describes it in lines of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import Game, GameOver
from engine.evening.evening import Evening, after_match, begin, next_setup
from engine.evening.programme import Planner
from engine.evening.titles import titles
from engine.knowledge import Knowledge
from engine.match import Match
from engine.packs import Pack
from engine.setup import Player
from engine.simulate import play_out
from engine.transcript import listed


def play_evening(
    games: Sequence[Game[Any]],
    players: Sequence[Player],
    minutes: int,
    seed: int,
    packs: Sequence[Pack],
    knowledge: Knowledge,
    language: str = "",
) -> Iterator[Evening]:
    """Let robots play an evening; yield it before the first match and after every match."""
    by_id = {game.id: game for game in games}
    planner = Planner(games, len(players), seed)
    evening = begin(planner, players, minutes, seed)
    yield evening
    while evening.programme:
        game = by_id[evening.programme[0].game]
        number = seed * 100 + len(evening.played)
        box = [*packs, *game.samples]
        setup = next_setup(evening, game, number, packs=box, language=language)
        match = Match(game, setup)
        for _ in play_out(match, knowledge):
            pass
        over = match.prompt
        if not isinstance(over, GameOver):
            raise RuntimeError("a match that is over ends with GameOver")
        evening = after_match(evening, game, setup, match.at_table, over)
        yield evening


def evening_lines(evenings: Iterator[Evening]) -> Iterator[str]:
    """An evening as lines of plain sentences; it is played while the lines are read."""
    evening = next(evenings)
    plan = ", ".join(
        f"{match.game} ({match.variant}, {match.minutes} min)" for match in evening.programme
    )
    names = listed([player.name for player in evening.players])
    yield f"An evening of {evening.minutes} minutes for {names}: {plan}."
    for evening in evenings:
        match = evening.played[-1]
        gained = ", ".join(f"{name} {lights}" for name, lights in match.lights.items())
        yield f"  {match.planned.game}: {gained}"
    total = ", ".join(f"{guest.name} {guest.lights}" for guest in evening.at_table)
    yield f"Lights: {total}."
    if evening.shared:
        yield f"Together: {evening.lights} lights."
    elif evening.leaders:
        yield f"Brightest: {listed([guest.name for guest in evening.leaders])}."
    for title in titles(evening):
        about = f" ({title.game})" if title.game else ""
        yield f"  {title.name}: {title.key}{about} {' '.join(map(str, title.figures))}".rstrip()
