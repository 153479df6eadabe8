"""Tests that robots' data is read only once, and given to robots with their skill and language.

Skill and language, unlike the data, are saved with a match.
"""

import json
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.assets import ROBOTS, DataFiles, read_knowledge
from engine.chance import Chance
from engine.core import Game, Join, Move, View
from engine.errors import BadSave, BadSetup
from engine.knowledge import NO_KNOWLEDGE, Knowledge
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import all_games, find_game
from engine.save import decode_move, digest_of, encode_move, load, save
from engine.setup import SKILLS, Player
from engine.simulate import play_out
from tests.engine.toy import TOY, Stop
from tests.support.matches import robot_match, setup_of


def watched(views: list[View]) -> Game[Any]:
    """The toy game, with robots that append the views they are given to `views`."""

    def robot(view: View, chance: Chance) -> Move | None:
        views.append(view)
        return TOY.robot(view, chance)

    return replace(TOY, robot=robot, learn=lambda data: data.get("facts"))


def test_data_is_read_once_and_only_when_a_robot_thinks() -> None:
    read: list[str] = []

    def facts(game_id: str) -> Mapping[str, Any]:
        read.append(game_id)
        return {"facts": ["water is wet"]}

    views: list[View] = []
    game = watched(views)
    knowledge = Knowledge(facts)
    match = Match(game, setup_of(game, 3))
    assert not read
    for _ in play_out(match, knowledge):
        pass
    assert read == [game.id]
    assert {tuple(view.knowledge) for view in views} == {("water is wet",)}


def test_robots_are_told_what_earlier_matches_used_and_learn_nothing_twice() -> None:
    read: list[str] = []
    views: list[View] = []
    game = watched(views)
    knowledge = Knowledge(lambda game_id: read.append(game_id) or {"facts": []})  # type: ignore[func-returns-value]
    for last_used in ({}, {"line": 1}):
        for _ in play_out(Match(game, setup_of(game, 3)), knowledge.after(last_used)):
            pass
        assert views[-1].last_used == last_used
    assert read == [game.id]


class NotedFiles(DataFiles):
    """Data files that note which of them are read."""

    def __init__(self, folder: Path, read: list[str]) -> None:
        super().__init__(folder)
        self._read = read

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        self._read.append(name)
        return found


def test_files_are_read_one_by_one(tmp_path: Path) -> None:
    for name in ("pl", "de"):
        (tmp_path / f"{name}.json").write_text(f'"{name}"')
    read: list[str] = []
    data = NotedFiles(tmp_path, read)
    assert list(data) == ["de", "pl"]
    assert "pl" in data
    assert "fr" not in data
    assert data.get("fr") is None
    assert not read
    assert data["pl"] == "pl"
    assert read == ["pl"]


def test_a_prepared_robot_reads_nothing_more() -> None:
    for game in all_games():
        read: list[str] = []
        knowledge = Knowledge(lambda game_id, read=read: NotedFiles(ROBOTS / game_id, read))  # type: ignore[misc]
        knowledge.prepare_robot(game, "pl")
        prepared = list(read)
        assert len(prepared) == len(set(prepared))
        setup = replace(robot_match(game, game.variants[0].min_players).setup, language="pl")
        for _ in play_out(Match(game, setup), knowledge):
            pass
        assert read == prepared


def test_threads_that_learn_at_once_learn_the_same() -> None:
    for game in all_games():
        knowledge = Knowledge(read_knowledge)
        with ThreadPoolExecutor(4) as threads:
            known = {id(learnt) for learnt in threads.map(knowledge.of, [game] * 4)}
        assert known == {id(knowledge.of(game))}


LEARNING = """
import gc, sys, tracemalloc
from engine.assets import KNOWLEDGE
from engine.registry import all_games

games = all_games()
tracemalloc.start()
for language in sys.argv[1:]:
    for game in games:
        KNOWLEDGE.prepare_robot(game, language)
gc.collect()
print(tracemalloc.get_traced_memory()[0])
"""
MAX_MEMORY = 20_000_000


def test_what_robots_know_stays_small_also_after_a_change_of_language() -> None:
    """In a process of its own, as modules keep what they have read."""
    command = [sys.executable, "-c", LEARNING, "pl", "uk"]  # the largest two
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert 10_000_000 < int(done.stdout) < MAX_MEMORY


def test_a_robot_knows_itself() -> None:
    views: list[View] = []
    game = watched(views)
    people = [Player("Ana", True, "sharp"), Player("Ben", True), Player("Cleo", True, "dreamy")]
    for _ in play_out(Match(game, make_setup(game, people, 1))):
        pass
    assert {(view.seat, view.name, view.skill) for view in views} == {
        (0, "Ana", "sharp"),
        (1, "Ben", "awake"),
        (2, "Cleo", "dreamy"),
    }
    assert all(view.knowledge is None for view in views)


def test_a_robot_knows_what_is_spoken_at_the_table() -> None:
    for language in ("", "pl"):
        views: list[View] = []
        game = watched(views)
        people = [Player("Ana", True), Player("Ben", True)]
        for _ in play_out(
            Match(game, make_setup(game, people, 1, supply=Supply(language=language)))
        ):
            pass
        assert {view.language for view in views} == {language}


def test_the_language_comes_back_from_a_save() -> None:
    game = find_game("storyteller")
    setup = robot_match(game, 4).setup
    assert "language" not in save(Match(game, setup))["setup"], "as it always was"
    data = json.loads(json.dumps(save(Match(game, replace(setup, language="pl")))))
    assert load(data).setup.language == "pl"
    data["setup"]["language"] = 7
    data["digest"] = digest_of(data["setup"], data["log"])
    with pytest.raises(BadSave):
        load(data)


def test_every_game_can_do_without_data() -> None:
    for game in all_games():
        NO_KNOWLEDGE.of(game)


def test_a_skill_nobody_has_is_refused() -> None:
    with pytest.raises(BadSetup, match="There’s no skill “genius”; choose from dreamy, awake"):
        make_setup(TOY, [Player("Ana"), Player("Ben", True, "genius")], 1)


def between_rounds() -> Match:
    match = Match(TOY, setup_of(TOY, 2, people=(0, 1)))
    for _ in range(2):
        match.lift()
        match.play(match.prompt.options()[0])
    match.lift()
    match.play(Stop(0))
    return match


@pytest.mark.parametrize("skill", SKILLS)
def test_a_newcomer_keeps_its_skill(skill: str) -> None:
    match = between_rounds()
    match.play(Join(2, "Cleo", robot=True, skill=skill))
    assert match.players[2] == Player("Cleo", True, skill)
    newcomer = match.log[-1].move
    assert decode_move(TOY, json.loads(json.dumps(encode_move(newcomer)))) == newcomer


def test_a_newcomer_with_a_skill_nobody_has_changes_nothing() -> None:
    match = between_rounds()
    with pytest.raises(BadSetup, match="no skill"):
        match.play(Join(2, "Cleo", robot=True, skill=""))
    assert match.names == ("Ana", "Ben")


def test_skills_come_back_from_a_save() -> None:
    setup = robot_match(find_game("clouds"), 4).setup
    players = (replace(setup.players[0], skill="sharp"), *setup.players[1:])
    match = Match(find_game("clouds"), replace(setup, players=players))
    data = json.loads(json.dumps(save(match)))
    assert data["setup"]["players"][0] == {"name": "Ana", "robot": True, "skill": "sharp"}
    assert data["setup"]["players"][1] == {"name": "Ben", "robot": True}, "as it always was"
    assert load(data).players == players
    data["setup"]["players"][0]["skill"] = "genius"
    data["digest"] = digest_of(data["setup"], data["log"])
    with pytest.raises(BadSave, match="no skill"):
        load(data)


def test_a_newcomer_saved_before_there_were_skills_comes_back() -> None:
    old = {"do": "Join", "seat": 2, "name": "Cleo", "robot": True, "role": ""}
    assert decode_move(TOY, old) == Join(2, "Cleo", robot=True)
    assert encode_move(Join(2, "Cleo", robot=True)) == old
