"""Lets robots play a game night, and describes it in lines of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import Game, GameOver
from engine.game_night.game_night import GameNight, after_match, begin, next_setup
from engine.game_night.programme import Planner
from engine.game_night.titles import titles
from engine.knowledge import Knowledge
from engine.match import Match
from engine.packs import Pack, Supply
from engine.setup import Player
from engine.simulate import play_out
from engine.transcript import listed


def play_game_night(
    games: Sequence[Game[Any]],
    players: Sequence[Player],
    minutes: int,
    seed: int,
    packs: Sequence[Pack],
    knowledge: Knowledge,
    language: str,
) -> Iterator[GameNight]:
    """Let robots play a game night; yield it before the first match and after every match."""
    by_id = {game.id: game for game in games}
    planner = Planner(games, len(players), seed)
    night = begin(planner, players, minutes, seed)
    yield night
    while night.programme:
        game = by_id[night.programme[0].game]
        number = seed * 100 + len(night.played)
        supply = Supply([*packs, *game.samples], language=language)
        setup = next_setup(night, game, number, supply)
        match = Match(game, setup)
        for _ in play_out(match, knowledge):
            pass
        over = match.prompt
        if not isinstance(over, GameOver):
            raise RuntimeError("a match that is over ends with GameOver")
        night = after_match(night, game, setup, match.at_table, over)
        yield night


def game_night_lines(nights: Iterator[GameNight]) -> Iterator[str]:
    """A game night as lines of plain sentences; it is played while the lines are read."""
    night = next(nights)
    plan = ", ".join(
        f"{match.game} ({match.variant}, {match.minutes} min)" for match in night.programme
    )
    names = listed([player.name for player in night.players])
    yield f"An evening of {night.minutes} minutes for {names}: {plan}."
    for night in nights:
        match = night.played[-1]
        gained = ", ".join(f"{night.guests[n].name} {lights}" for n, lights in match.lights.items())
        yield f"  {match.planned.game}: {gained}"
    total = ", ".join(f"{guest.name} {guest.lights}" for guest in night.at_table)
    yield f"Lights: {total}."
    if night.shared:
        yield f"Together: {night.lights} lights."
    elif night.leaders:
        yield f"Brightest: {listed([guest.name for guest in night.leaders])}."
    for title in titles(night):
        about = f" ({title.game})" if title.game else ""
        name = night.guests[title.guest].name
        yield f"  {name}: {title.key}{about} {' '.join(map(str, title.figures))}".rstrip()
