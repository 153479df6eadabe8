"""Tests of how a match begins, and of the order in which players take turns."""

from dataclasses import replace

import pytest

from engine.errors import BadSetup
from engine.games.telepathy.actions import ALL_CARDS, FIRST_CARDS
from engine.games.telepathy.conditions import ALL_SIGNS, COLOURS, line
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Give, Memorise
from engine.games.telepathy.prompts import GivePrompt, MemorisePrompt
from engine.games.telepathy.rules import OPPOSED_GRID
from engine.games.telepathy.state import Giving
from tests.games.telepathy.situations import (
    PLAYERS,
    fresh,
    nothing_to_avoid,
    play,
    refusal,
    staged,
    take_turn,
)

FOUR_ROLES = ("colour-lose", "colour-win", "shape-lose", "shape-win")


# --- the start --------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["first", "standard", "challenge", "director", "partners"])
def test_no_line_lies_at_the_start(variant: str) -> None:
    for seed in range(30):
        grid = fresh(variant, seed).board.grid
        assert sorted(grid) == list(range(16))
        assert not any(line(grid, sign) for sign in ALL_SIGNS)


@pytest.mark.parametrize("variant", ["standard", "director", "partners"])
def test_secrets_are_distinct_and_of_the_right_kind(variant: str) -> None:
    for seed in range(20):
        cards = [card for hand in fresh(variant, seed).hands for card in hand]
        assert len({card.sign for card in cards}) == 4
        assert sum(card.win for card in cards) == 2
        assert sum(card.sign in COLOURS for card in cards) == 2
    assert fresh("director", 1, 5).hands[2:] == ((), (), ())


def test_four_partners_hold_one_card_each() -> None:
    hands = fresh("partners").hands
    kinds = [(card.win, card.sign in COLOURS) for (card,) in hands]
    assert kinds == [(False, True), (True, True), (False, False), (True, False)]


def test_opposed_teams_have_four_different_wins_and_nothing_to_avoid() -> None:
    state = fresh("opposed")
    cards = [card for (card,) in state.hands]
    assert all(card.win for card in cards)
    assert len({card.sign for card in cards}) == 4
    assert [card.sign in COLOURS for card in cards] == [True, True, False, False]
    assert state.board.grid == OPPOSED_GRID


def test_deals() -> None:
    assert fresh("first").board.row == FIRST_CARDS
    standard = fresh("standard")
    assert len(standard.board.row) == 4
    assert len(standard.deck) == standard.board.deck == 6
    assert standard.removed == ()
    for removed in range(1, 7):
        state = fresh("challenge", options={"removed": removed})
        assert len(state.removed) == removed
        assert state.board.limit == 10 - removed
        assert sorted(state.board.row + state.deck + state.removed) == sorted(ALL_CARDS)
    assert fresh("challenge").board.limit == 8
    assert fresh("director").board.limit == 10
    assert fresh("director", options={"director_removed": 6}).board.limit == 4
    assert fresh("partners").board.limit == 17
    assert fresh("opposed").board.limit is None


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("challenge", {"removed": 0}),
        ("challenge", {"removed": 7}),
        ("standard", {"removed": 1}),
        ("director", {"director_removed": 7}),
        ("director", {"removed": 2}),
        ("partners", {"removed": 2}),
    ],
)
def test_impossible_options(variant: str, options: dict[str, int]) -> None:
    with pytest.raises(BadSetup):
        fresh(variant, options=options)


@pytest.mark.parametrize(
    ("variant", "roles"),
    [
        ("standard", ("shape", "colour")),
        ("director", ("director", "shape", "colour")),
        ("director", ("shape", "director", "director", "colour")),
        ("partners", FOUR_ROLES[3:] + FOUR_ROLES[:3]),
        ("opposed", ("shape", "colour", "colour", "shape")),
        ("opposed", ("colour", "shape", "shape", "colour")),
    ],
)
def test_roles_may_sit_elsewhere(variant: str, roles: tuple[str, ...]) -> None:
    assert fresh(variant, players=len(roles), roles=roles).board.roles == roles


@pytest.mark.parametrize(
    ("variant", "roles"),
    [
        ("standard", ("colour", "colour")),
        ("first", ("colour", "director")),
        ("director", ("colour", "shape", "shape")),
        ("director", ("colour", "director", "director")),
        ("director", ("colour", "shape", "wizard")),
        ("partners", ("colour-win", "colour-lose", "shape-lose", "shape-win")),
        ("partners", ("colour", "colour", "shape", "shape")),
        ("opposed", ("colour", "shape", "colour", "shape")),
        ("opposed", ("colour", "shape", "shape", "shape")),
    ],
)
def test_roles_that_make_no_table(variant: str, roles: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as refusal:
        fresh(variant, players=len(roles), roles=roles)
    assert refusal.value.key == "bad-roles"


def test_everyone_with_secrets_reads_them_alone() -> None:
    for variant, players in PLAYERS.items():
        state = fresh(variant)
        holders = [seat for seat in range(players) if state.hands[seat]]
        for seat in holders:
            prompt = GAME.prompt(state)
            assert isinstance(prompt, MemorisePrompt)
            assert (prompt.audience, prompt.actors) == (seat, (seat,))
            assert prompt.conditions == state.hands[seat]
            assert refusal(state, Memorise(seat + 1)) == "not-your-turn"
            assert refusal(state, Give(seat, "row_east")) == "not-now"
            state = play(state, Memorise(seat))
        assert isinstance(GAME.prompt(state), GivePrompt)


# --- who begins, who follows ------------------------------------------------------------------


def test_either_partner_may_begin() -> None:
    for first in (0, 1):
        assert fresh("standard", first=first).performer == 1 - first
    assert {fresh("first", seed).performer for seed in range(20)} == {0, 1}


def test_the_performer_becomes_active() -> None:
    state = nothing_to_avoid(staged(first=1))
    for turn in range(6):
        assert GAME.prompt(state).actors == ((turn + 1) % 2,)
        state = take_turn(state, turn)


def test_t6_the_colour_partner_receives_first_unless_chosen_otherwise() -> None:
    assert fresh("director", roles=("shape", "director", "colour")).performer == 2
    assert fresh("director", first=1).performer == 1
    with pytest.raises(BadSetup, match="partners"):
        fresh("director", first=2)


def test_four_partners_give_to_the_right() -> None:
    for turn_of_roles in range(4):
        roles = FOUR_ROLES[turn_of_roles:] + FOUR_ROLES[:turn_of_roles]
        state = nothing_to_avoid(staged("partners", secrets=("", "", "", ""), roles=roles))
        seen = []
        for turn in range(5):
            prompt = GAME.prompt(state)
            assert isinstance(prompt, GivePrompt)
            seen.append((roles[prompt.actors[0]], roles[prompt.performer]))
            state = take_turn(state, turn)
        one, two, three, four = FOUR_ROLES
        assert seen == [(one, four), (two, one), (three, two), (four, three), (one, four)]
    with pytest.raises(BadSetup, match="begins"):
        fresh("partners", first=2)
    assert fresh("partners", first=0).performer == 3


def test_t7_opposed_start_and_order() -> None:
    pair = ("colour", "colour", "shape", "shape")
    for shift in range(4):
        roles = pair[-shift:] + pair[:-shift]
        state = fresh("opposed", roles=roles)
        starter = (shift + 1) % 4
        state = replace(state, phase=Giving())
        for turn in range(6):
            prompt = GAME.prompt(state)
            assert isinstance(prompt, GivePrompt)
            giver = (starter + turn) % 4
            assert (prompt.actors, prompt.performer) == ((giver,), (giver + 2) % 4)
            state = take_turn(state, turn)
        assert fresh("opposed", roles=roles, first=starter).performer == (starter + 2) % 4
        with pytest.raises(BadSetup, match="begins"):
            fresh("opposed", roles=roles, first=shift)
