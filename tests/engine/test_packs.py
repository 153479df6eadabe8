"""Tests of packs, boxes, options and names: everything that is checked before the first move."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance
from engine.errors import BadPack, BadSetup
from engine.make_setup import make_setup
from engine.names import check_names
from engine.packfile import MAX_ITEMS, find_problems, parse_pack
from engine.packs import Need, Supply, draw_box
from engine.registry import find_game, game_ids
from engine.setup import Player
from tests.engine.toy import TOY
from tests.support.matches import CATEGORIES, pack_for, setup_of

NEED = Need("words", 12, lambda players, options: 6)


def ids(box: Any) -> list[str]:
    return [item.id for item in box]


# --- the box ----------------------------------------------------------------------------------


@given(seed=st.integers(0, 10_000), used=st.sets(st.integers(0, 19)))
def test_fresh_items_come_first_then_the_least_recently_used(seed: int, used: set[int]) -> None:
    pack = pack_for(TOY, NEED, 20)
    order = {pack.items[number].id: number for number in sorted(used)}
    box = draw_box(NEED, Supply([pack], order), Chance(seed, 0))
    ages = [order.get(item.id, -1) for item in box]
    assert ages == sorted(ages)
    assert len(box) == len(set(ids(box))) == 12
    left_out = {item.id for item in pack.items} - set(ids(box))
    assert min((order.get(item, -1) for item in left_out), default=99) >= max(ages)


def test_nothing_comes_again_until_the_pack_is_used_up() -> None:
    pack = pack_for(TOY, NEED, 36)
    last_used: dict[str, int] = {}
    for evening in range(3):
        for item in draw_box(NEED, Supply([pack], last_used), Chance(7, evening)):
            assert item.id not in last_used
            last_used[item.id] = evening
    assert len(last_used) == 36


def test_categories_take_turns() -> None:
    box = draw_box(NEED, Supply([pack_for(TOY, NEED, 60)]), Chance(1, 0))
    assert Counter(item.category for item in box) == dict.fromkeys(CATEGORIES, 2)


def test_packs_take_turns() -> None:
    """A box is filled from all packs in turn, so a large pack does not crowd out a small one."""
    large, small = pack_for(TOY, NEED, 60), pack_for(TOY, NEED, 12)
    items = tuple(replace(item, id=f"small/{item.id}") for item in small.items)
    box = draw_box(NEED, Supply([large, replace(small, id="small", items=items)]), Chance(1, 0))
    assert sum(item.id.startswith("small/") for item in box) == 6


def test_hidden_items_never_come() -> None:
    pack = pack_for(TOY, NEED, 14)
    hidden = frozenset(ids(pack.items)[:4])
    box = draw_box(NEED, Supply([pack], hidden=hidden), Chance(1, 0))
    assert len(box) == 10
    assert not hidden & set(ids(box))


def test_packs_of_another_kind_stay_out() -> None:
    words, pictures = (
        pack_for(TOY, NEED, 3),
        pack_for(TOY, Need("pictures", 5, lambda players, options: players), 5),
    )
    assert len(draw_box(NEED, Supply([words, pictures]), Chance(1, 0))) == 3


@pytest.mark.parametrize(
    ("game", "players", "size", "sentence"),
    [
        ("storyteller", 8, 40, "Storyteller for 8 needs 56 pictures; these packs have 40."),
        ("storyteller", 3, 25, "Storyteller for 3 needs 26 pictures; these packs have 25."),
        ("inkblots", 4, 27, "Inkblots for 4 needs 28 pictures; these packs have 27."),
        ("clouds", 5, 16, "Clouds for 5 needs 17 words; these packs have 16."),
    ],
)
def test_too_small_a_pack_is_refused_with_numbers(
    game: str, players: int, size: int, sentence: str
) -> None:
    rules = find_game(game)
    with pytest.raises(BadSetup) as caught:
        setup_of(rules, players, packs=[pack_for(rules, need, size) for need in rules.needs])
    assert str(caught.value) == sentence


def test_packs_of_other_games_do_not_count() -> None:
    clouds, inkblots = find_game("clouds"), find_game("inkblots")
    with pytest.raises(BadSetup, match="these packs have 0"):
        setup_of(clouds, 4, packs=[pack_for(inkblots, need) for need in inkblots.needs])


# --- players and options ----------------------------------------------------------------------


def people(*names: str) -> list[Player]:
    return [Player(name) for name in names]


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (["Ana", ""], "empty-name"),
        (["Ana", "  "], "empty-name"),
        (["Ana", " ana "], "same-name"),
        (["Ana", "x" * 25], "long-name"),
        (["Ana"], "player-count"),
        (["A", "B", "C", "D", "E"], "player-count"),
    ],
)
def test_bad_players_are_refused(names: list[str], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_setup(TOY, people(*names), 1)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("choices", "key"),
    [
        ({"variant": "blitz"}, "bad-variant"),
        ({"options": {"loud": 1}}, "bad-option"),
        ({"options": {"loud": "yes"}}, "bad-option"),
        ({"options": {"quiet": True}}, "unknown-option"),
        ({"first": 2}, "bad-first"),
        ({"first": -1}, "bad-first"),
        ({"roles": ["boss"]}, "bad-roles"),
    ],
)
def test_bad_choices_are_refused(choices: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_setup(TOY, people("Ana", "Ben"), 1, **choices)
    assert caught.value.key == key


def test_defaults_are_filled_in() -> None:
    setup = make_setup(TOY, people("Ana", "Ben"), 1)
    assert (setup.variant, dict(setup.options)) == ("standard", {"loud": False})


def test_unknown_games_are_refused_with_a_list() -> None:
    with pytest.raises(BadSetup, match=", ".join(game_ids())):
        find_game("poker")


# --- pack files -------------------------------------------------------------------------------


def good_pack(**changes: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "id": "mine",
        "version": 1,
        "kind": "words",
        "games": ["clouds"],
        "title": "Mine",
        "language": "en",
        "licence": "MIT",
        "author": "Me",
        "age": 8,
        "items": [{"id": "boat", "text": "Boat", "category": "Travel", "tags": ["easy"]}],
    } | changes


def test_a_good_pack_is_read() -> None:
    pack = parse_pack(good_pack())
    assert pack.items[0].id == "mine/boat"
    assert pack.items[0].language == "en"
    assert pack.items[0].tags == ("easy",)


def test_retired_items_are_read_but_never_dealt() -> None:
    pack = parse_pack(good_pack(retired=[{"id": "raft", "text": "Raft"}]))
    assert [item.id for item in pack.retired] == ["mine/raft"]
    assert [item.id for item in pack.ever] == ["mine/boat", "mine/raft"]
    assert draw_box(Need("words", 9, lambda players, options: 1), Supply([pack]), Chance(1, 0)) == (
        pack.items
    )


def test_the_title_of_a_picture_is_its_text() -> None:
    item = {"id": "a", "image": "a.webp", "title": "Borrowing the moon"}
    pack = parse_pack(good_pack(kind="pictures", items=[item]))
    assert (pack.items[0].text, pack.items[0].image) == ("Borrowing the moon", "a.webp")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": 2}, "format 1"),
        ({"id": "../etc"}, "small letters"),
        ({"kind": "songs"}, "words or pictures"),
        ({"games": []}, "name the games"),
        ({"title": ""}, "needs a title"),
        ({"age": "8"}, "isn’t of type int"),
        ({"items": []}, "empty"),
        ({"items": ["Boat"]}, "isn’t a JSON object"),
        ({"items": [{"id": "a"}]}, "has no 'text'"),
        ({"items": [{"id": "a", "text": " "}]}, "1 to 40 characters"),
        ({"items": [{"id": "A b", "text": "x"}]}, "small letters"),
        ({"items": [{"id": "a", "text": "x"}, {"id": "a", "text": "y"}]}, "there twice"),
        ({"items": [{"id": "a", "text": "x"}, {"id": "b", "text": "X"}]}, "repeats the text"),
        ({"items": [{"id": "a", "text": "x", "tags": [1]}]}, "tag that isn’t text"),
        ({"items": [{"id": "a", "text": "x", "colour": "red"}]}, "unknown field"),
        ({"retired": [{"id": "boat", "text": "Another boat"}]}, "there twice"),
        ({"retired": [{"id": "raft"}]}, "has no 'text'"),
        ({"retired": "raft"}, "isn’t of type list"),
        (
            {"kind": "pictures", "items": [{"id": "a", "image": "../../secret.png"}]},
            "plain picture file name",
        ),
    ],
)
def test_a_bad_pack_says_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPack, match=words):
        parse_pack(good_pack(**changes))


def test_everything_wrong_is_said_in_one_go() -> None:
    bad = good_pack(format=9, id="No Good", kind="songs", items=[{"id": "a"}, {"id": "a"}])
    assert len(list(find_problems(bad))) >= 6


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(["id", "items", "kind", "text", "tags"]), inner)
        ),
    )
)
def test_any_nonsense_is_refused_without_a_crash(data: object) -> None:
    assert list(find_problems(data))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"title": "\ud800"}, "can’t be shown"),
        ({"title": "a\0b"}, "can’t be shown"),
        ({"title": "a" + "\n" * 30}, "can’t be shown"),
        ({"title": "\u200b\u2060"}, "needs a title"),
        ({"title": "x" * 100_000}, "longer than 60 characters"),
        ({"author": "\udfff"}, "can’t be shown"),
        ({"licence": "x" * 1000}, "longer than 80 characters"),
        ({"language": "\ud800"}, "can’t be shown"),
        ({"version": 10**30}, "no pack can have"),
        ({"age": -1}, "no pack can have"),
        ({"games": ["\ud800"]}, "games that can’t exist"),
        ({"games": ["clouds"] * 1000}, "games that can’t exist"),
        ({"items": [{"id": "a", "text": "\ud800"}]}, "can’t be shown"),
        ({"items": [{"id": "a", "text": "\u200b"}]}, "1 to 40 characters"),
        ({"items": [{"id": "a", "text": "x", "category": "\ud800"}]}, "can’t be shown"),
        ({"items": [{"id": "a", "text": "x", "category": "y" * 999}]}, "longer than 40"),
        ({"items": [{"id": "a", "text": "x", "tags": ["\ud800"]}]}, "can’t be shown"),
        ({"items": [{"id": "a", "text": "x", "tags": ["t"] * 99}]}, "more than 40 tags"),
        ({"items": [{"id": f"i{n}", "text": f"{n}"} for n in range(2001)]}, "at most 2000"),
    ],
)
def test_unreadable_and_endless_texts_are_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPack, match=words):
        parse_pack(good_pack(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"items": [1] * 1_000_000},
        {"items": [{}] * 2000},
        {"id": "x" * 1_000_000},
        {"format": ["x"] * 1_000_000},
        {"kind": {"x" * 1000: 1}},
        {"x" * 1_000_000: 1},
        {"items": [{"id": "\ud800" * 100, "text": "y" * 100_000}]},
    ],
)
def test_what_is_wrong_is_said_in_a_few_short_sentences(changes: dict[str, Any]) -> None:
    problems = list(find_problems(good_pack(**changes)))
    assert 0 < len(problems) <= 30
    for problem in problems:
        assert len(str(problem)) < 200
        str(problem).encode()


@pytest.mark.parametrize("name", ["\u200b", "\u2060\ufe0f", "\u3164", "\u2800", " \u00a0 "])
def test_a_name_nobody_can_see_is_none(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        check_names(["Ana", name])
    assert caught.value.key == "empty-name"


@pytest.mark.parametrize(
    "name",
    ["Ana\u200b", "A\u2060na", "\u0410na", "\uff21na", "AN\u0391", "A\u00ad na".replace(" ", "")],
)
def test_names_nobody_can_tell_apart_are_one(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        check_names(["Ana", name])
    assert caught.value.key == "same-name"


@pytest.mark.parametrize("name", ["A\0na", "Ana\ud800", "A\nna", "\x1b[0m"])
def test_unreadable_names_are_refused(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        check_names(["Ben", name])
    assert caught.value.key == "unreadable-name"
    str(caught.value).encode()


def test_other_alphabets_have_names_too() -> None:
    check_names(["Анна", "Ανδρέας", "王芳", "أحمد", "\U0001f469\u200d\U0001f680", "Zoë", "Zoe"])


def test_a_pack_may_have_exactly_the_most_items() -> None:
    items = [{"id": f"i{number}", "text": f"{number}"} for number in range(MAX_ITEMS)]
    assert len(parse_pack(good_pack(items=items)).items) == MAX_ITEMS
    retired = [{"id": f"r{number}", "text": f"r{number}"} for number in range(MAX_ITEMS)]
    assert len(parse_pack(good_pack(retired=retired)).retired) == MAX_ITEMS
    too_many = [*retired, {"id": "one-more", "text": "One more"}]
    assert "too large" in str(next(find_problems(good_pack(retired=too_many))))
