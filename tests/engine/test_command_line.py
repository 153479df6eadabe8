"""Tests of the command line: matches of robots, transcripts, and messages for bad arguments."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core import Cue, Move, Next, Prompt, Timer, TimeUp
from engine.registry import game_ids
from engine.simulate import PLAYER_NAMES, PlayedMove
from engine.transcript import clock_lines

ROOT = Path(__file__).parents[2]


def test_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    printed = capsys.readouterr().out
    for game in game_ids():
        assert f"{game}: " in printed


@pytest.mark.parametrize("game", game_ids())
def test_a_transcript_ends_with_the_seed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", game, "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("Seed 7, ")
    told = [line for line in lines[:-1] if "acts in secret" not in line]
    assert len(told) > 1, "what all may see is written down"
    assert lines[-2] == told[-1], "and how it ended"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("storyteller --players 3 --seed 7", "Storyteller, Standard (length=long, "),
        ("inkblots --seed 7", "Teams: dusk – Ana and Cleo; dawn – Ben and Dan."),
        ("telepathy --seed 7", "Roles: colour – Ana; shape – Ben."),
        ("clouds --seed 7", "  The clock starts: 120 seconds."),
    ],
)
def test_a_transcript_says_who_plays_what_and_when_the_clock_runs(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments.split()]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("game", game_ids())
def test_a_transcript_says_who_won(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", game, "--seed", "7", "--json"]) == 0
    over = [json.loads(line) for line in capsys.readouterr().out.splitlines()][-2]["show"]
    winners = [PLAYER_NAMES[seat] for seat in over["winners"]]
    assert main(["play", game, "--seed", "7"]) == 0
    verdict = capsys.readouterr().out.splitlines()[-2]
    assert re.findall(r"[A-Z]\w+", verdict) == (["Winners", *winners] if winners else ["Nobody"])


PLAIN = Prompt(actors=(0,))
READY = Prompt(actors=(0,), timer=Timer(3_000, 3_000), cue=Cue.TIMEKEEPER)
FULL = Prompt(actors=(0,), timer=Timer(60_000, 60_000))
HALF = Prompt(actors=(0,), timer=Timer(60_000, 29_600))


@pytest.mark.parametrize(
    ("before", "move", "after", "said"),
    [
        (PLAIN, Next(0), READY, []),
        (READY, Next(0), FULL, ["  The clock starts: 60 seconds."]),
        (READY, TimeUp(), FULL, ["  The clock starts: 60 seconds."]),
        (FULL, Next(0), HALF, []),
        (HALF, Next(0), PLAIN, []),
        (PLAIN, Next(0), HALF, ["  The clock goes on: 30 seconds."]),
        (HALF, TimeUp(), PLAIN, ["  Time is up."]),
    ],
)
def test_when_a_clock_starts_goes_on_and_runs_out(
    before: Prompt, move: Move, after: Prompt, said: list[str]
) -> None:
    assert list(clock_lines(PlayedMove(before, move, after))) == said


@pytest.mark.parametrize("game", game_ids())
def test_json_is_for_machines(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", game, "--seed", "7", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["game"] == game
    assert lines[-1]["seed"] == 7
    for line in lines[1:-1]:
        if "secret" in line:
            assert "move" not in line
    assert not any("seed" in line for line in lines[:-1])


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "dance",
        "play",
        "play poker",
        "play clouds --players 3",
        "play clouds --players 0",
        "play clouds --players 99",
        "play clouds --players many",
        "play clouds --seed x",
        "play clouds --option seconds",
        "play clouds --option seconds=7",
        "play clouds --option colour=red",
        "play telepathy --variant chess",
        "play clouds --language xx",
        "play clouds --packs nowhere",
    ],
)
def test_bad_arguments_get_one_sentence_and_exit_2(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(arguments.split())
    except SystemExit as stop:
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1
    assert captured.err.strip().endswith(".")


def test_a_broken_pack_is_named_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "mine" / "pack.json"
    broken.parent.mkdir()
    broken.write_text("{", encoding="utf-8")
    assert main(["play", "clouds", "--packs", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"The {broken} isn’t readable JSON.\n"


def test_it_runs_as_a_module() -> None:
    run = subprocess.run(
        [sys.executable, "-OO", "-m", "engine", "play", "telepathy", "--option", "removed=3",
         "--variant", "challenge"],
        capture_output=True, text=True, cwd=ROOT, check=True,
    )  # fmt: skip
    assert "Seed 1" in run.stdout
