"""Tests of “Play again”: the same people, rules, packs and seats; another player begins."""

from dataclasses import replace

import pytest

from engine.errors import BadSetup
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Pack
from engine.registry import find_game
from engine.rematch import rematch_setup
from engine.save import load, save
from engine.setup import Player, Setup
from tests.matches import pack_for

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
    setup = make_setup(GAME, PEOPLE, 1, packs=[CHOSEN, TIRED], last_used=used(TIRED), first=2)
    assert drawn_from(setup) == {"chosen"}
    return setup


def drawn_from(setup: Setup) -> set[str]:
    return {item.id.partition("/")[0] for item in setup.box[GAME.needs[0].kind]}


def again(
    old: Setup, players: tuple[Player, ...] = PEOPLE, library: tuple[Pack, ...] = LIBRARY
) -> Setup:
    return rematch_setup(GAME, old, players, 2, library, used(TIRED, CHOSEN), frozenset(), "pl")


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
    fewer = again(old, players=PEOPLE[:3])
    assert fewer.players == PEOPLE[:3]
    assert fewer.first is None


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
    old = make_setup(rules, people, 1, variant=variant, roles=chosen, first=1, packs=packs)
    following = rematch_setup(rules, old, people, 2, packs, {}, frozenset(), "en")
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
