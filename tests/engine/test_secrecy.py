"""Tests that what a viewer sees cannot depend on what is hidden from that viewer.

A world is a possible state: it differs from the true one only in what is hidden from a viewer. The
function `worlds` in `tests/games/<id>/worlds.py` makes some worlds of a state.
"""

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from itertools import product
from operator import attrgetter
from typing import Any, get_type_hints
from zlib import crc32

import pytest

from engine.chance import Chance
from engine.core import Game, Prompt, Public
from engine.registry import all_games
from engine.setup import Variant
from engine.simulate import play_out
from tests.engine.test_contract import variants
from tests.support.matches import robot_match, state_of
from tests.support.secrecy import seen_by, worlds_of

SEEDS = range(2)


def field_paths(record: type, public: Collection[str], prefix: str = "") -> Iterator[str]:
    """The paths of all fields of a State class, such as `hands` or `match.deck`.

    A field that is itself a record is listed by its own fields, unless the whole record is public.
    """
    kinds = get_type_hints(record)
    for field in fields(record):
        path, kind = f"{prefix}{field.name}", kinds[field.name]
        if is_dataclass(kind) and isinstance(kind, type) and path not in public:
            yield from field_paths(kind, public, f"{path}.")
        else:
            yield path


def fields_that_vary(game: Game[Any], public: Collection[str]) -> set[str]:
    """The paths of the fields in which some world differs from the true state.

    Two matches of each variant are played, one with the default options and one with others.
    """
    found: set[str] = set()
    for variant, usual in product(game.variants, (True, False)):
        options = {
            option.id: next(c.value for c in option.choices if (c.value == option.default) == usual)
            for option in game.options
            if option.applies_to(variant.id)
        }
        match = robot_match(game, variant.min_players, variant=variant.id, options=options)
        for step, _ in enumerate(play_out(match)):
            state, luck = state_of(match), Chance(1, step, "fields")
            for viewer in (None, 0):
                for world in worlds_of(game)(state, viewer, luck):
                    found.update(
                        path
                        for path in field_paths(type(state), public)
                        if attrgetter(path)(world) != attrgetter(path)(state)
                    )
    return found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_field_of_a_state_varies_between_worlds_or_is_declared_public(
    game: Game[Any],
) -> None:
    """Every field of a state is varied by `worlds` or declared public.

    Otherwise a new secret field would never be tested for leaks.
    """
    public = import_module(f"tests.games.{game.id}.worlds").PUBLIC_FIELDS
    match = robot_match(game, game.variants[0].min_players, 0, variant=game.variants[0].id)
    paths = set(field_paths(type(state_of(match)), public))
    assert public <= paths, "these fields no longer exist"
    vary = fields_that_vary(game, public)
    assert paths - vary == public, "neither public nor varied, or public and yet varied"


def check_secrecy(game: Game[Any], variant: Variant, players: int) -> float:
    """Play matches of robots and check that no viewer can tell any state from its worlds.

    Returns the average number of worlds per state; worlds that equal their state do not count.
    """
    compared = states = 0
    worlds = worlds_of(game)
    for seed in SEEDS:
        match = robot_match(game, players, seed, variant=variant.id)
        for step, _ in enumerate(play_out(match)):
            states += 1
            for viewer in (None, *range(players)):
                sights = seen_by(game, state_of(match), viewer, match.names, step)
                luck = Chance(seed, step, "worlds")
                for world in worlds(state_of(match), viewer, luck):
                    assert seen_by(game, world, viewer, match.names, step) == sights
                    compared += world != state_of(match)
    return compared / states


@variants
def test_no_secret_reaches_the_wrong_eyes(game: Game[Any], variant: Variant) -> None:
    assert check_secrecy(game, variant, variant.min_players) > 1


class LeakyPublic(Public):
    """Public information plus a value that depends on the secret state."""

    honest: Public
    trace: int


@variants
def test_a_planted_leak_in_what_curtains_show_is_caught(game: Game[Any], variant: Variant) -> None:
    def leaky(state: Any) -> Public:
        return LeakyPublic(honest=game.public(state), trace=crc32(repr(state).encode()))

    with pytest.raises(AssertionError):
        check_secrecy(replace(game, public=leaky), variant, variant.min_players)


@variants
def test_a_planted_leak_in_who_may_act_first_is_caught(game: Game[Any], variant: Variant) -> None:
    def leaky(state: Any) -> Prompt:
        return replace(game.prompt(state), alternatives=(crc32(repr(state).encode()),))

    with pytest.raises(AssertionError):
        check_secrecy(replace(game, prompt=leaky), variant, variant.min_players)


@variants
def test_a_planted_leak_in_a_cue_is_caught(game: Game[Any], variant: Variant) -> None:
    """`check_secrecy` fails for a game in which the cue of a prompt depends on the whole state."""

    def leaky(state: Any) -> Prompt:
        prompt = game.prompt(state)
        return replace(prompt, cue=f"pulse {crc32(repr(state).encode())}")

    with pytest.raises(AssertionError):
        check_secrecy(replace(game, prompt=leaky), variant, variant.min_players)
