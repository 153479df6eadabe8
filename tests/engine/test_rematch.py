"""Tests of “Play again”: the same people, rules, packs and seats; another player begins."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Join, Leave, Next
from engine.errors import BadSetup
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Pack, Supply
from engine.registry import find_game
from engine.rematch import rematch_setup
from engine.save import load, save
from engine.setup import Player, Setup
from engine.simulate import play_out
from tests.support.matches import pack_for, setup_of

GAME = find_game("storyteller")
PEOPLE = tuple(map(Player, ("Ana", "Ben", "Cleo", "Dan")))


def pack(name: str) -> Pack:
    """A pack with this id and as many items as a match needs."""
    plain = pack_for(GAME, GAME.needs[0])
    items = tuple(replace(item, id=f"{name}/{item.text}") for item in plain.items)
    return replace(plain, id=name, items=items)


CHOSEN, TIRED, LEFT_OUT = map(pack, ("chosen", "tired", "left-out"))
LIBRARY = (LEFT_OUT, TIRED, CHOSEN)


def used(*packs: Pack) -> dict[str, int]:
    """When each item was last used, by item id; items of the first pack were used longest ago."""
    return {item.id: turn for turn, shown in enumerate(packs, 1) for item in shown.items}


def begun() -> Setup:
    """The setup of a match with the packs `CHOSEN` and `TIRED`.

    All items come from `CHOSEN`, because those of `TIRED` were used before.
    """
    setup = make_setup(
        GAME, PEOPLE, 1, supply=Supply([CHOSEN, TIRED], last_used=used(TIRED)), first=2
    )
    assert drawn_from(setup) == {"chosen"}
    return setup


def drawn_from(setup: Setup) -> set[str]:
    return {item.id.partition("/")[0] for item in setup.box[GAME.needs[0].kind]}


def again(
    old: Setup, players: tuple[Player, ...] = PEOPLE, library: tuple[Pack, ...] = LIBRARY
) -> Setup:
    match = Match(GAME, replace(old, players=players))
    return rematch_setup(match, 2, Supply(library, used(TIRED, CHOSEN), language="pl"))


def test_packs_stay_chosen_though_no_item_came_from_them() -> None:
    following = again(begun())
    assert set(following.packs) == {"chosen", "tired"}
    assert drawn_from(following) == {"tired"}, "its cards were seen longest ago"


def test_packs_stay_left_out_though_their_cards_are_fresh() -> None:
    following = again(again(begun()))
    assert "left-out" not in {*following.packs, *drawn_from(following)}


def test_a_rematch_fails_only_if_all_its_packs_were_deleted() -> None:
    assert again(begun(), library=(LEFT_OUT, TIRED)).packs == ("tired",)
    with pytest.raises(BadSetup):
        again(begun(), library=(LEFT_OUT,))


def test_players_stay_and_the_next_one_begins() -> None:
    old = begun()
    following = again(old)
    assert following.players == old.players
    assert (following.variant, following.options) == (old.variant, old.options)
    assert (old.first, following.first, again(following).first) == (2, 3, 0)


@pytest.mark.parametrize(
    ("game", "variant", "roles", "moved"),
    [
        ("inkblots", "standard", "dusk dusk dawn dawn", "dusk dusk dawn dawn"),
        ("telepathy", "director", "shape colour director", "director shape colour"),
    ],
)
def test_roles_move_on_and_teams_stay_together(
    game: str, variant: str, roles: str, moved: str
) -> None:
    rules = find_game(game)
    packs = [pack_for(rules, need) for need in rules.needs]
    people, chosen = PEOPLE[: len(roles.split())], roles.split()
    old = make_setup(rules, people, 1, variant=variant, roles=chosen, first=1, supply=Supply(packs))
    following = rematch_setup(Match(rules, old), 2, Supply(packs, language="en"))
    assert following.roles == tuple(moved.split())
    assert following.first == 2


def test_a_rematch_of_an_earlier_version_uses_the_packs_of_its_items() -> None:
    """If a saved match names no packs, its rematch uses the packs from which its items come."""
    old = save(Match(GAME, replace(begun(), packs=())))
    assert "packs" not in old["setup"]
    match = load(old)
    assert save(match)["digest"] == old["digest"]
    assert again(match.setup).packs == ("chosen",)


def test_chosen_packs_are_saved() -> None:
    setup = begun()
    assert load(save(Match(GAME, setup))).setup.packs == setup.packs == ("chosen", "tired")


def test_a_rematch_keeps_its_language_or_else_uses_that_of_the_app() -> None:
    assert again(begun()).language == "pl"
    assert again(replace(begun(), language="de")).language == "de"


# --- who begins, and in which team everyone is ------------------------------------------------


def played(
    game: str, players: int, changes: Callable[[Match], Iterable[Leave | Join]], **choices: Any
) -> Match:
    """A match of robots that has been played to its end.

    `changes` returns who leaves and joins as soon as the first round is over.
    """
    rules = find_game(game)
    match = Match(rules, setup_of(rules, players, **choices))
    changed = False
    for _ in play_out(match):
        if not changed and any(isinstance(option, Next) for option in match.prompt.options()):
            changed = True
            for move in changes(match):
                match.play(move)
    assert changed
    return match


def following(match: Match) -> Setup:
    packs = [pack_for(match.game, need) for need in match.game.needs]
    return rematch_setup(match, 9, Supply(packs, language="en"))


def beginner(setup: Setup) -> str:
    assert setup.first is not None
    return setup.players[setup.first].name


def nobody(match: Match) -> Iterable[Leave | Join]:
    return ()


@pytest.mark.parametrize("game", ["clouds", "storyteller", "inkblots"])
@pytest.mark.parametrize("first", [None, 0, 4])
def test_the_next_person_begins_also_after_a_draw_by_lot(game: str, first: int | None) -> None:
    match = played(game, 5, nobody, first=first)
    names = list(match.names)
    began = match.names[match.first_seat]
    assert first is None or began == names[first]
    next_time = following(match)
    assert beginner(next_time) == names[(names.index(began) + 1) % 5]
    if game == "inkblots" and first is None:
        teams = dict(zip(names, next_time.roles, strict=True))
        assert teams[beginner(next_time)] != teams[began], "the other team is tested first"


@pytest.mark.parametrize("game", ["clouds", "storyteller"])
def test_who_begins_goes_by_person_when_somebody_has_joined(game: str) -> None:
    """Newcomers sit before and after the one who began; the latter begins next."""
    zoe, yann = Join(5, "Zoe", robot=True, position=0), Join(6, "Yann", robot=True, position=3)
    match = played(game, 5, lambda _: [zoe, yann], first=1)
    assert match.present == (5, 0, 1, 6, 2, 3, 4)
    assert beginner(following(match)) == "Yann"


@pytest.mark.parametrize("game", ["clouds", "storyteller"])
@pytest.mark.parametrize(
    ("gone", "begins"), [((0,), "Cleo"), ((1,), "Cleo"), ((2, 1), "Dan"), ((2,), "Dan")]
)
def test_who_begins_goes_by_person_when_somebody_has_left(
    game: str, gone: tuple[int, ...], begins: str
) -> None:
    """Ben began; whoever sits nearest on his left begins next, whether he has left or not."""
    match = played(game, 6, lambda _: [Leave(seat) for seat in gone], first=1)
    assert beginner(following(match)) == begins


def test_teams_stay_when_people_come_and_go() -> None:
    roles = ("dusk", "dusk", "dawn", "dawn", "dusk")
    match = played(
        "inkblots", 5, lambda _: [Leave(0), Join(5, "Zoe", robot=True)], roles=roles, first=1
    )
    next_time = following(match)
    assert [player.name for player in next_time.players] == ["Ben", "Cleo", "Dan", "Eva", "Zoe"]
    teams = dict(zip(match.names[1:], next_time.roles, strict=True))
    assert teams == match_teams(match)
    assert {name: teams[name] for name in ("Ben", "Cleo", "Dan", "Eva")} == {
        "Ben": "dusk", "Cleo": "dawn", "Dan": "dawn", "Eva": "dusk",
    }  # fmt: skip


def match_teams(match: Match) -> dict[str, str]:
    return {match.names[seat]: match.roles[seat] for seat in match.present}


@pytest.mark.parametrize("variant", [variant.id for variant in find_game("telepathy").variants])
def test_roles_and_the_beginner_move_on_together_in_telepathy(variant: str) -> None:
    rules = find_game("telepathy")
    chosen = next(one for one in rules.variants if one.id == variant)
    match = Match(rules, setup_of(rules, chosen.min_players, variant=variant))
    for _ in play_out(match):
        pass
    names = list(match.names)
    next_time = following(match)
    assert next_time.roles == match.roles[-1:] + match.roles[:-1]
    began = match.first_seat
    assert next_time.first == (began + 1) % len(names)
    assert following(Match(rules, next_time)).first == (began + 2) % len(names)
