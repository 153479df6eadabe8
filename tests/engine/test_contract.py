"""Tests of what every registered game must guarantee, whatever its rules."""

import json
import subprocess
import sys
from dataclasses import fields, is_dataclass
from itertools import product
from typing import Any, get_type_hints

import pytest

from engine.chance import Chance
from engine.core import Context, Game, GameOver, Handoff, Move
from engine.errors import IllegalMove
from engine.match import Match
from engine.registry import all_games
from engine.roles import game_accepts
from engine.save import decode_move, encode_move, load, save
from engine.setup import LENGTH, Variant
from engine.simulate import play_out
from engine.transcript import public_lines, public_record
from tests.support.matches import (
    curtain,
    every_player_count,
    every_variant,
    finished_match,
    robot_match,
    state_of,
)
from tests.support.secrecy import has_secrets

SEEDS = range(6)
"""The seeds of the matches that robots finish; test_awards.py looks at them, too."""


def table_id(value: object) -> str | None:
    if isinstance(value, (Game, Variant)):
        return value.id
    return None


tables = pytest.mark.parametrize(
    ("game", "variant", "players"), list(every_player_count()), ids=table_id
)
variants = pytest.mark.parametrize(("game", "variant"), list(every_variant()), ids=table_id)


@tables
def test_robots_finish(game: Game[Any], variant: Variant, players: int) -> None:
    for seed in SEEDS:
        match = finished_match(game.id, variant.id, players, seed)
        assert isinstance(match.prompt, GameOver)
        assert set(match.prompt.winners) <= set(range(players))
        assert match.prompt.options() == ()


@tables
def test_a_longer_choice_takes_no_fewer_minutes(
    game: Game[Any], variant: Variant, players: int
) -> None:
    applying = {one.id: one for one in game.options if one.applies_to(variant.id)}
    if LENGTH not in applying or variant.minutes is None:
        return
    options = {one.id: one.default for one in applying.values()}
    lengths = [choice.value for choice in applying[LENGTH].choices]
    minutes = [variant.minutes(players, {**options, LENGTH: length}) for length in lengths]
    assert minutes == sorted(minutes)
    assert minutes[0] < minutes[-1]


@tables
def test_random_play_always_has_a_legal_move(
    game: Game[Any], variant: Variant, players: int
) -> None:
    """Random play never reaches a dead end: every prompt offers a legal move.

    At every step, `peekers` has exactly the seats for which `peek` gives a prompt.
    """
    setup = robot_match(game, players, 5, variant=variant.id).setup
    state = game.new(setup, Chance(5, 0, "setup"))
    for step in range(400):
        prompt = game.prompt(state)
        seats = range(len(setup.players))
        peeks = [seat for seat in seats if game.peek(state, seat) is not None]
        assert sorted(game.peekers(state)) == peeks
        if isinstance(prompt, GameOver):
            break
        move = prompt.sample(Chance(5, step, "random"))
        assert move.seat in prompt.actors
        state = game.apply(state, move, Context(5, step))


@variants
def test_a_loaded_match_equals_the_saved_one(game: Game[Any], variant: Variant) -> None:
    match = robot_match(game, variant.max_players, 3, variant=variant.id)
    steps = play_out(match)
    for count, _ in enumerate(steps):
        if count % 7 and not match.over:  # replaying everything at every step is quadratic
            continue
        again = load(save(match))
        assert state_of(again) == state_of(match)
        assert again.prompt == match.prompt
        assert again.players == match.players
        assert again.elapsed == match.elapsed
        assert again.moves_when_passed == match.moves_when_passed
        assert again.current == curtain(match, match.prompt.audience)
    assert save(load(save(match))) == save(match)


@variants
def test_a_reloaded_match_goes_on_with_the_same_moves(game: Game[Any], variant: Variant) -> None:
    """A match that is saved, loaded and continued has the same moves as an uninterrupted one."""
    whole = robot_match(game, variant.min_players, 11, variant=variant.id)
    moves = [step.move for step in play_out(whole)]
    half = robot_match(game, variant.min_players, 11, variant=variant.id)
    steps = play_out(half)
    for _ in range(len(moves) // 2):
        next(steps)
    resumed = load(save(half))
    assert [*(played.move for played in half.log), *(s.move for s in play_out(resumed))] == moves


@variants
def test_moves_are_decoded_as_they_were_encoded(game: Game[Any], variant: Variant) -> None:
    for step in play_out(robot_match(game, variant.max_players, 2, variant=variant.id)):
        assert decode_move(game, encode_move(step.move)) == step.move
        assert type(step.move) in game.moves


@variants
def test_options_are_legal_and_nobody_else_may_answer(game: Game[Any], variant: Variant) -> None:
    match = robot_match(game, variant.max_players, 4, variant=variant.id)
    for _ in play_out(match):
        for move in match.prompt.options():
            assert move.seat in match.prompt.actors
            game.apply(state_of(match), move, Context(4, len(match.log)))
            others = {*range(len(match.players))} - {*match.prompt.actors}
            for stranger in (-7, variant.max_players + 3, *others):
                forged = type(move)(
                    **{
                        field.name: getattr(move, field.name)
                        for field in fields(move)
                        if field.name != "seat"
                    },
                    seat=stranger,
                )
                with pytest.raises(IllegalMove):
                    game.apply(state_of(match), forged, Context(4, len(match.log)))


def robots_move(match: Match) -> Move:
    """The move that a robot would make now in the seat of a player who may act."""
    move = match.suggest_move(match.prompt.actors, alone=True)
    assert move is not None
    return move


@variants
def test_undo_returns_the_earlier_state_or_says_why_not(game: Game[Any], variant: Variant) -> None:
    """Undo returns the earlier state or says why it is impossible.

    People are in all seats but those of robots that belong to the variant. They make the moves that
    robots would make.
    """
    match = robot_match(
        game, variant.min_players, 9, variant=variant.id, people=range(variant.min_players)
    )
    undone = refused = 0
    while not match.over:
        if _waits_for_a_robot(match):  # a robot that is part of the variant
            assert match.robot_turn()
            continue
        if isinstance(match.current, Handoff):
            match.lift()
        before, log = state_of(match), list(match.log)
        match.tick(3)
        if len(match.log) == len(log):
            match.play(robots_move(match))
        move = match.log[-1].move
        reason = match.why_not_undo()
        if reason is None:
            match.undo()
            assert (state_of(match), match.log) == (before, log)
            assert match.prompt.audience is None or isinstance(match.current, Handoff)
            if isinstance(match.current, Handoff):
                match.lift()
            match.play(move)
            undone += 1
        else:
            with pytest.raises(IllegalMove, match=str(reason)):
                match.undo()
            refused += 1
    assert undone
    assert refused


def _waits_for_a_robot(match: Match) -> bool:
    return all(match.players[seat].robot for seat in match.prompt.actors)


@variants
def test_every_option_value_plays(game: Game[Any], variant: Variant) -> None:
    for option in game.options:
        if option.applies_to(variant.id):
            assert option.help
            for choice in option.choices:
                chosen = {option.id: choice.value}
                match = robot_match(
                    game, variant.min_players, 6, variant=variant.id, options=chosen
                )
                for _ in play_out(match):
                    pass


@pytest.mark.parametrize("game", all_games(), ids=table_id)
def test_what_people_read_is_there_and_true(game: Game[Any]) -> None:
    assert game.info.title
    assert game.info.summary.endswith(".")
    assert game.info.min_players == min(variant.min_players for variant in game.variants)
    assert game.info.max_players == max(variant.max_players for variant in game.variants)
    assert len({variant.id for variant in game.variants}) == len(game.variants)
    for variant in game.variants:
        assert variant.title
        assert variant.help


@pytest.mark.parametrize("game", all_games(), ids=table_id)
def test_move_classes_are_dataclasses_of_plain_types(game: Game[Any]) -> None:
    for kind in game.moves:
        assert issubclass(kind, Move)
        assert is_dataclass(kind)
        for name, hint in get_type_hints(kind).items():
            text = str(hint)
            plain = all(word not in text for word in ("float", "dict", "list", "set", "object"))
            assert plain, f"{kind.__name__}.{name}"


@variants
def test_a_public_transcript_never_shows_a_private_prompt(
    game: Game[Any], variant: Variant
) -> None:
    secrets = 0
    match = robot_match(game, variant.min_players, 8, variant=variant.id)
    for step in play_out(match):
        told = json.loads(json.dumps(public_record(step)))
        if step.before.audience is not None:
            assert set(told) == {"secret", "show"}
        if step.after.audience is not None:
            assert told["show"] is None
            assert list(public_lines(step.after, match.names)) == []
            secrets += 1
    assert bool(secrets) == has_secrets(game.id)


SAME_GAME = """
import hashlib
from engine.simulate import play_out
from tests.support.matches import every_variant, robot_match
for game, variant in every_variant():
    match = robot_match(game, variant.min_players, 21, variant=variant.id)
    for _ in play_out(match):
        pass
    print(game.id, variant.id, hashlib.sha256(repr(match.log).encode()).hexdigest())
"""


def test_same_seed_same_game_under_another_hash_seed() -> None:
    runs = {
        subprocess.run(
            [sys.executable, *flags, "-c", SAME_GAME],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed, flags in (("1", []), ("4242", ["-OO"]))
    }
    assert len(runs) == 1


def test_matches_can_mix_people_and_robots_in_any_seat() -> None:
    for game, variant in every_variant():
        for person in range(variant.min_players):
            match = robot_match(game, variant.min_players, 1, variant=variant.id, people=(person,))
            _play_as_person(match, person)
            assert match.over, f"{game.id} {variant.id} with a person at seat {person}"


def _play_as_person(match: Match, person: int) -> None:
    for step in range(5_000):
        if match.over:
            return
        match.tick(2)
        if match.robot_turn():
            continue
        if isinstance(match.current, Handoff):
            assert match.current.to in (None, person)
            match.lift()
        elif person in match.prompt.actors:
            mine = [m for m in match.prompt.options() if m.seat == person]
            match.play(Chance(1, step, "person").choice(mine))
        else:
            match.tick(3_600)


@variants
def test_declared_teams_are_those_a_player_may_change_alone(
    game: Game[Any], variant: Variant
) -> None:
    found = set[str]()
    for players in range(variant.min_players, variant.max_players + 1):
        roles = variant.roles(players)
        for seat, other in product(range(len(roles)), set(roles)):
            changed = (*roles[:seat], other, *roles[seat + 1 :])
            if other != roles[seat] and game_accepts(game, variant, changed):
                found |= set(roles)
    assert set(variant.teams) == found
