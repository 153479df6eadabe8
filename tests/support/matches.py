"""Setups and matches for tests: any game, variant and number of robots, with sample packs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.core import Game, Handoff
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Need, Pack, Supply
from engine.registry import all_games, find_game
from engine.setup import Player, Setup, Value, Variant
from engine.simulate import PLAYER_NAMES, play_out

MAX_MOVES = 5_000
"""The number of moves after which a match is taken to have no end."""
CATEGORIES = ("Animals", "Food", "House", "Nature", "Travel", "Myths")


def pack_for(game: Game[Any], need: Need, size: int | None = None) -> Pack:
    """A pack of the kind `need.kind`, with `size` numbered items, by default `need.box` of them.

    If the game has samples of this kind, it is the first `size` of these, by default all.
    """
    for samples in game.samples:
        if samples.kind == need.kind:
            return replace(samples, items=samples.items[:size])
    return Pack(
        id=f"test-{need.kind}",
        version=1,
        kind=need.kind,
        games=(game.id,),
        title="Test",
        language="en",
        licence="MIT",
        author="",
        age=0,
        items=tuple(
            Item(
                id=f"test-{need.kind}/{number:03}",
                text=f"{need.kind} {number}",
                category=CATEGORIES[number % len(CATEGORIES)],
            )
            for number in range(need.box if size is None else size)
        ),
    )


def setup_of(
    game: Game[Any],
    players: int,
    seed: int = 1,
    *,
    variant: str = "",
    options: Mapping[str, Value] | None = None,
    roles: Sequence[str] = (),
    first: int | None = None,
    people: Sequence[int] = (),
    packs: Sequence[Pack] | None = None,
) -> Setup:
    """A setup with people in the seats `people` and robots in the others; see `make_setup`.

    It uses `packs`, or a sample pack for each need of the game if `packs` is None. If the game has
    samples with people, the players are these people.
    """
    return make_setup(
        game,
        [
            Player(name, seat not in people, id=-1 - seat if game.samples else 0)
            for seat, name in enumerate(PLAYER_NAMES[:players])
        ],
        seed,
        variant=variant,
        options=options,
        roles=roles,
        first=first,
        supply=Supply([pack_for(game, need) for need in game.needs] if packs is None else packs),
    )


def robot_match(game: Game[Any], players: int, seed: int = 1, **choices: Any) -> Match:
    """A new match with the setup that `setup_of` makes from these arguments."""
    return Match(game, setup_of(game, players, seed, **choices))


@cache
def finished_match(game_id: str, variant: str, players: int, seed: int) -> Match:
    """A match that robots have played to its end; several tests look at it, and none changes it."""
    match = robot_match(find_game(game_id), players, seed, variant=variant)
    for _ in play_out(match):
        assert len(match.log) < MAX_MOVES
    return match


def state_of(match: Match) -> Any:
    """The complete state of a match, which no screen and no robot ever sees."""
    return match._state  # noqa: SLF001


def match_of(session: Any) -> Match:
    """The match that a session of the app plays; pages see only what it shows."""
    match: Match = session._match  # noqa: SLF001
    return match


def curtain(match: Match, to: int | None, peek: bool = False) -> Handoff:
    """The hand-off to the seat `to` that the match should show now; None stands for everyone.

    If `peek`, it is the hand-off before the player in the seat `to` peeks.
    """
    others = () if peek else match.prompt.alternatives
    people = tuple(seat for seat in others if not match.players[seat].robot)
    return Handoff(to, match.game.public(state_of(match)), peek, people)


def every_variant() -> Iterator[tuple[Game[Any], Variant]]:
    """Every variant of every registered game."""
    for game in all_games():
        for variant in game.variants:
            yield game, variant


def every_player_count() -> Iterator[tuple[Game[Any], Variant, int]]:
    """Every variant of every game, with every possible number of players."""
    for game, variant in every_variant():
        for players in range(variant.min_players, variant.max_players + 1):
            yield game, variant, players
