"""Tests that saved matches are loaded unchanged, or refused with a reason."""

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Game, Handoff
from engine.errors import BadSave
from engine.registry import all_games, find_game
from engine.save import decode_move, digest_of, encode_move, encode_setup, load, save
from engine.setup import Player
from engine.simulate import play_out
from tests.engine.toy import TOY, Pick
from tests.support.matches import curtain, robot_match

Data = dict[str, Any]


@pytest.fixture
def saved() -> Data:
    """A saved match of Storyteller that was interrupted after 41 moves."""
    match = robot_match(find_game("storyteller"), 4, 3)
    for count, _ in enumerate(play_out(match)):
        if count == 40:
            break
    return plain(save(match))


def plain(data: Data) -> Data:
    """The data after a round trip through JSON."""
    return json.loads(json.dumps(data))  # type: ignore[no-any-return]


def test_a_save_is_plain_json_and_comes_back(saved: Data) -> None:
    assert plain(save(load(saved))) == saved


def test_the_fingerprint_of_a_setup_does_not_depend_on_the_version_of_the_rules() -> None:
    setup = robot_match(find_game("storyteller"), 4, 3).setup
    later = replace(setup, rules=setup.rules + 1)
    assert encode_setup(later) == encode_setup(setup)
    assert digest_of(encode_setup(later), []) == digest_of(encode_setup(setup), [])


def test_a_loaded_match_is_covered(saved: Data) -> None:
    assert isinstance(load(saved).current, Handoff)


def test_elapsed_time_comes_back() -> None:
    match = robot_match(find_game("clouds"), 4, 3)
    steps = play_out(match)
    while match.prompt.timer is None or match.prompt.timer.total < 60_000:
        next(steps)
    match.tick(1.25)
    again = load(save(match))
    assert again.elapsed == match.elapsed == 1_250
    assert again.time_left == match.time_left


def test_a_restart_does_not_reopen_what_was_passed_on() -> None:
    match = robot_match(find_game("clouds"), 4, people=range(4), first=0)
    match.lift()
    match.play(match.prompt.options()[0])
    before = load(plain(save(match)))
    assert before.why_not_undo() is None
    match.lift()
    after = load(plain(save(match)))
    assert after.current == before.current == curtain(before, 2)
    refusal = after.why_not_undo()
    assert refusal is not None
    assert refusal.key == "passed-on"


def redigest(data: Data) -> None:
    data["digest"] = digest_of(data["setup"], data["log"])


def drop_last(data: Data) -> None:
    del data["log"][-1]


def change_a_move(data: Data) -> None:
    data["log"][-1]["seat"] += 1


def change_the_setup(data: Data) -> None:
    data["setup"]["seed"] += 1


def forge_an_illegal_move(data: Data) -> None:
    data["log"][5]["seat"] = 99
    redigest(data)


def forge_an_unknown_move(data: Data) -> None:
    data["log"][5]["do"] = "Cheat"
    redigest(data)


def forge_a_wrong_type(data: Data) -> None:
    data["log"][5]["seat"] = "2"
    redigest(data)


def forge_an_extra_field(data: Data) -> None:
    data["log"][5]["hack"] = True
    redigest(data)


def forge_too_few_players(data: Data) -> None:
    data["setup"]["players"] = data["setup"]["players"][:1]
    redigest(data)


def forge_an_undecided_option(data: Data) -> None:
    del data["setup"]["options"]["votes"]
    redigest(data)


def forge_another_game(data: Data) -> None:
    data["setup"]["game"] = "telepathy"
    redigest(data)


def forge_a_boundless_seed(data: Data) -> None:
    data["setup"]["seed"] = float("inf")
    redigest(data)


def forge_a_player_of_no_kind(data: Data) -> None:
    data["setup"]["players"][0]["robot"] = "no"
    redigest(data)


def forge_a_nameless_picture(data: Data) -> None:
    data["setup"]["box"]["pictures"][0]["id"] = 7
    redigest(data)


def forge_an_endless_title(data: Data) -> None:
    data["setup"]["box"]["pictures"][0]["text"] = "A" * 19_000
    redigest(data)


def forge_an_unreadable_title(data: Data) -> None:
    data["setup"]["box"]["pictures"][0]["text"] = "A\nB"
    redigest(data)


def forge_a_picture_elsewhere(data: Data) -> None:
    data["setup"]["box"]["pictures"][0]["image"] = "../../elsewhere.png"
    redigest(data)


def forge_a_pack_elsewhere(data: Data) -> None:
    data["setup"]["box"]["pictures"][0] |= {"id": "../secret", "image": "secret.png"}
    redigest(data)


def forge_a_bad_time(data: Data) -> None:
    data["log"][0]["at"] = -4
    redigest(data)


def other_format(data: Data) -> None:
    data["format"] = 99


def other_rules(data: Data) -> None:
    data["rules"] += 1


def unknown_game(data: Data) -> None:
    data["game"] = "poker"


def no_log(data: Data) -> None:
    del data["log"]


def log_is_text(data: Data) -> None:
    data["log"] = "moves"


def seen_too_much(data: Data) -> None:
    data["seen"] = 10_000


def negative_time(data: Data) -> None:
    data["elapsed"] = -1


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (drop_last, "edited"),
        (change_a_move, "edited"),
        (change_the_setup, "edited"),
        (forge_an_illegal_move, "illegal"),
        (forge_an_unknown_move, "damaged"),
        (forge_a_wrong_type, "damaged"),
        (forge_an_extra_field, "damaged"),
        (forge_too_few_players, "illegal"),
        (forge_an_undecided_option, "illegal"),
        (forge_another_game, "damaged"),
        (forge_a_boundless_seed, "damaged"),
        (forge_a_player_of_no_kind, "damaged"),
        (forge_a_nameless_picture, "damaged"),
        (forge_an_endless_title, "damaged"),
        (forge_an_unreadable_title, "damaged"),
        (forge_a_picture_elsewhere, "damaged"),
        (forge_a_pack_elsewhere, "damaged"),
        (forge_a_bad_time, "damaged"),
        (other_format, "format"),
        (other_rules, "rules-version"),
        (unknown_game, "unknown-game"),
        (no_log, "damaged"),
        (log_is_text, "edited"),
        (seen_too_much, "damaged"),
        (negative_time, "damaged"),
    ],
)
def test_a_damaged_save_is_refused(saved: Data, damage: Callable[[Data], None], key: str) -> None:
    data = copy.deepcopy(saved)
    damage(data)
    with pytest.raises(BadSave) as caught:
        load(data)
    assert caught.value.key == key
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("nonsense", [None, 7, "save", [], {}, {"format": 1}])
def test_nonsense_is_refused(nonsense: object) -> None:
    with pytest.raises(BadSave):
        load(nonsense)


def test_moves_are_named_by_their_verb() -> None:
    assert encode_move(Pick(2, 3)) == {"do": "Pick", "seat": 2, "number": 3}
    assert decode_move(TOY, {"do": "Pick", "seat": 2, "number": 3}) == Pick(2, 3)


def test_true_is_not_a_number() -> None:
    with pytest.raises(TypeError):
        decode_move(TOY, {"do": "Pick", "seat": 2, "number": True})


def test_people_and_robots_come_back_as_they_were() -> None:
    match = robot_match(find_game("clouds"), 4, people=(1,))
    data = plain(save(match))
    assert data["setup"]["players"][1] == {"name": "Ben", "robot": False}
    again = load(data)
    assert again.players == match.players
    assert again.players[1] == Player("Ben")


def test_a_match_from_before_packs_were_kept_goes_on(saved: Data) -> None:
    del saved["setup"]["packs"]
    redigest(saved)
    assert plain(save(load(saved))) == saved


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_match_from_before_an_option_existed_goes_on_with_its_default(game: Game[Any]) -> None:
    match = robot_match(game, game.variants[0].min_players, 3)
    for _ in zip(range(5), play_out(match), strict=False):
        pass
    data = json.loads(json.dumps(save(match)))
    for option in game.options:
        if option.added_later:
            del data["setup"]["options"][option.id]
    data["digest"] = digest_of(data["setup"], data["log"])
    loaded = load(data)
    assert loaded.prompt == match.prompt
    assert save(loaded)["digest"] == data["digest"], "its fingerprint stays the same"
