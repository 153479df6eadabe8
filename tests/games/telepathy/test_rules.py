"""Decisions, turn order, refusals and what is shown, variant by variant."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core import Cue, Join, Leave, Move
from engine.games.telepathy import GAME
from engine.games.telepathy.actions import ACTIONS, ALL_CARDS, FIRST_CARDS, outcomes
from engine.games.telepathy.conditions import ALL_SIGNS, COLOURS, SHAPES, Grid, line
from engine.games.telepathy.deal import OPPOSED_GRID
from engine.games.telepathy.moves import (
    Announce,
    Continue,
    Give,
    Memorise,
    Perform,
    Reply,
    Stop,
)
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
    TelepathyOver,
)
from engine.games.telepathy.state import Announcing, Giving, Memorising, State
from engine.match import Match
from engine.refusal import BadSetup, IllegalMove
from tests.games.telepathy.staging import (
    ONE_AWAY,
    PLAYERS,
    STORY_GRID,
    fresh,
    peaceful,
    play,
    staged,
    take_turn,
)
from tests.tables import setup_of

FOUR_ROLES = ("colour-lose", "colour-win", "shape-lose", "shape-win")


def refused(state: State, move: Move) -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(state, move)
    return refusal.value.key


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


def test_everyone_with_secrets_reads_them_behind_a_gate() -> None:
    for variant, players in PLAYERS.items():
        state = fresh(variant)
        holders = [seat for seat in range(players) if state.hands[seat]]
        for seat in holders:
            prompt = GAME.prompt(state)
            assert isinstance(prompt, MemorisePrompt)
            assert (prompt.audience, prompt.actors) == (seat, (seat,))
            assert prompt.conditions == state.hands[seat]
            assert refused(state, Memorise(seat + 1)) == "not-your-turn"
            assert refused(state, Give(seat, "row_east")) == "not-now"
            state = play(state, Memorise(seat))
        assert isinstance(GAME.prompt(state), GivePrompt)


# --- who begins, who follows ------------------------------------------------------------------


def test_either_partner_may_begin() -> None:
    for first in (0, 1):
        assert fresh("standard", first=first).performer == 1 - first
    assert {fresh("first", seed).performer for seed in range(20)} == {0, 1}


def test_the_performer_becomes_active() -> None:
    state = peaceful(staged(first=1))
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
        state = peaceful(staged("partners", secrets=("", "", "", ""), roles=roles))
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
        state = replace(state, step=Giving())
        for turn in range(6):
            prompt = GAME.prompt(state)
            assert isinstance(prompt, GivePrompt)
            giver = (starter + turn) % 4
            assert (prompt.actors, prompt.performer) == ((giver,), (giver + 2) % 4)
            state = take_turn(state, turn)
        assert fresh("opposed", roles=roles, first=starter).performer == (starter + 2) % 4
        with pytest.raises(BadSetup, match="begins"):
            fresh("opposed", roles=roles, first=shift)


# --- a turn -----------------------------------------------------------------------------------


def test_a_turn_step_by_step() -> None:
    state = peaceful(staged(row=("row_east", "col_swap", "quad_cw", "row_reverse")))
    giving = GAME.prompt(state)
    assert isinstance(giving, GivePrompt)
    assert giving.cue is Cue.NONE
    assert giving.board.turns == ()
    assert refused(state, Give(1, "row_east")) == "not-your-turn"
    assert refused(state, Give(0, "row_west")) == "no-such-card"
    assert refused(state, Perform(1, "row 1")) == "not-now"
    assert refused(state, Announce(0, ("star",))) == "not-yet"

    state = play(state, Give(0, "col_swap"))
    performing = GAME.prompt(state)
    assert isinstance(performing, PerformPrompt)
    assert performing.last == Give(0, "col_swap")
    assert performing.places == ACTIONS["col_swap"].places
    assert refused(state, Perform(0, "column A")) == "not-your-turn"
    assert refused(state, Perform(1, "row 1")) == "no-such-place"
    assert refused(state, Give(0, "row_east")) == "not-now"

    before = state.board.grid
    state = play(state, Perform(1, "column A"))
    ending = GAME.prompt(state)
    assert isinstance(ending, AnnouncePrompt)
    assert ending.cue is Cue.TICK
    assert ending.last == Perform(1, "column A")
    assert ending.board.grid == outcomes(before, "col_swap")["column A"]
    assert ending.board.used == ("col_swap",)
    assert ending.board.row == ("row_east", "row_west", "quad_cw", "row_reverse")
    assert [(turn.performer, turn.card, turn.place) for turn in ending.board.turns] == [
        (1, "col_swap", "column A")
    ]
    assert refused(state, Continue(2)) == "not-your-turn"
    assert refused(state, Announce(0, ("blue",))) == "wrong-kind"
    assert refused(state, Announce(0, ("star", "star"))) == "wrong-kind"
    assert refused(state, Announce(0, ())) == "wrong-kind"
    assert refused(state, Announce(2, ("star",))) == "may-not-announce"
    assert refused(state, Stop(0)) == "no-stop"


def test_performing_is_mandatory_even_if_every_place_loses() -> None:
    state = play(staged(), Give(0, staged().board.row[0]))
    assert {type(move) for move in GAME.prompt(state).options()} == {Perform}


def test_a_performance_and_an_announcement_are_final() -> None:
    assert Give.undoable
    assert Continue.undoable
    assert not any(kind.undoable for kind in (Memorise, Perform, Announce, Reply, Stop))


def test_t2_nothing_tells_that_a_win_line_exists() -> None:
    """The same public turn, once with win lines on the table and once without."""
    row = ("col_north", "row_east", "row_west", "quad_cw")
    there = staged(secrets=("+blue -green", "+star -circle"), row=row)
    absent = staged(secrets=("+purple -green", "+waves -circle"), row=row)
    moves = (Give(0, "col_north"), Perform(1, "column C"))
    with_lines, without = play(there, *moves), play(absent, *moves)
    assert GAME.prompt(with_lines) == GAME.prompt(without)
    assert GAME.prompt(play(with_lines, Continue(0))) == GAME.prompt(play(without, Continue(0)))


def test_t3_right_names_without_a_line_fail_everywhere() -> None:
    ready = replace(staged("standard", ONE_AWAY), step=Announcing())
    end = GAME.prompt(play(ready, Announce(0, ("star",)), Reply(1, "blue")))
    assert isinstance(end, TelepathyOver)
    assert (end.verdict, end.winners) == ("line-missing", ())
    assert [named.right for named in end.named] == [True, True]
    for variant, seat in (("director", 2), ("partners", 2)):
        ready = replace(staged(variant, ONE_AWAY), performer=1, step=Announcing())
        end = GAME.prompt(play(ready, Announce(seat, ("blue", "star"))))
        assert isinstance(end, TelepathyOver)
        assert (end.verdict, end.winners) == ("line-missing", ())


def test_an_announcement_is_answered_by_the_partner_alone() -> None:
    state = replace(staged(), performer=1, step=Announcing())
    for announcer, sign, reply in ((0, "star", "blue"), (1, "blue", "star")):
        asked = play(state, Announce(announcer, (sign,)))
        prompt = GAME.prompt(asked)
        assert isinstance(prompt, ReplyPrompt)
        assert prompt.actors == (1 - announcer,)
        assert len(prompt.options()) == 4
        assert refused(asked, Reply(announcer, reply)) == "not-your-turn"
        assert refused(asked, Reply(1 - announcer, sign)) == "wrong-kind"
        assert refused(asked, Continue(0)) == "not-now"


def test_both_names_wrong_or_one() -> None:
    state = play(
        staged(row=("col_north", "row_east", "row_west", "quad_cw")),
        Give(0, "col_north"),
        Perform(1, "column C"),
    )
    end = GAME.prompt(play(state, Announce(1, ("green",)), Reply(0, "star")))
    assert isinstance(end, TelepathyOver)
    assert end.verdict == "wrong-names"
    assert [(name.seat, name.sign, name.right) for name in end.named] == [
        (1, "green", False),
        (0, "star", True),
    ]
    (round_,) = GAME.story(play(state, Announce(1, ("green",)), Reply(0, "star")))
    assert round_["understood"] == [[0, 1]]
    assert round_["verdict"] == "wrong-names"
    assert round_["secrets"][0] == [{"sign": "blue", "win": True}, {"sign": "orange", "win": False}]


# --- cards ------------------------------------------------------------------------------------


def test_t4_a_reshuffle_includes_the_card_just_used() -> None:
    state = peaceful(staged("partners"))
    for turn in range(6):
        state = take_turn(state, turn)
    assert state.board.deck == 0
    assert len(state.board.used) == 6
    held = set(state.board.row)
    state = take_turn(state, 6)
    assert state.board.used == ()
    assert state.board.deck == 6
    assert set(state.board.row) | set(state.deck) == set(ALL_CARDS)
    assert len(held & set(state.board.row)) >= 3


def test_opposed_reshuffles_every_time() -> None:
    state = replace(fresh("opposed"), step=Giving())
    decks = []
    for turn in range(28):
        state = take_turn(state, turn)
        decks.append(state.board.deck)
        assert len(state.board.row) == 4
    assert decks == [5, 4, 3, 2, 1, 0, 6] * 4
    assert state.board.reshuffles == 4


def test_t5_four_partners_announce_only_after_the_first_action() -> None:
    state = peaceful(staged("partners"))
    assert refused(state, Announce(0, ("blue", "star"))) == "not-yet"
    assert {type(move) for move in GAME.prompt(state).options()} == {Give}
    state = take_turn(state)
    options = GAME.prompt(state).options()
    assert Counter(type(move) for move in options) == {Give: 4, Announce: 16}
    assert {move.seat for move in options} == {1}
    assert refused(state, Announce(0, ("blue", "star"))) == "may-not-announce"
    assert GAME.prompt(state).cue is Cue.TICK
    end = GAME.prompt(play(state, Announce(1, ("orange", "star"))))
    assert isinstance(end, TelepathyOver)
    assert end.verdict == "wrong-names"


def test_four_partners_win_and_lose_together() -> None:
    state = replace(staged("partners", STORY_GRID), performer=3)
    state = replace(state, board=replace(state.board, row=("col_north",)))
    won = play(state, Give(0, "col_north"), Perform(3, "column C"), Announce(1, ("blue", "star")))
    end = GAME.prompt(won)
    assert isinstance(end, TelepathyOver)
    assert (end.verdict, end.winners) == ("won", (0, 1, 2, 3))
    (round_,) = GAME.story(won)
    assert round_["understood"] == [[1, 3]], "own secrets need no understanding"
    lost = play(state, Give(0, "col_north"), Perform(3, "column A"))
    end = GAME.prompt(lost)
    assert isinstance(end, TelepathyOver)
    assert (end.verdict, end.winners) == ("lose-line", ())


def test_a_director_wins_with_the_partners() -> None:
    state = replace(staged("director", players=4, secrets=("+blue", "+star", "", "")), performer=1)
    state = replace(state, board=replace(state.board, row=("col_north",)))
    assert GAME.prompt(state).actors == (2, 3)
    state = play(state, Give(3, "col_north"), Perform(1, "column C"))
    assert GAME.prompt(state).actors == (2, 3)
    assert len(GAME.prompt(state).options()) == 2 * 16 + 2
    end = GAME.prompt(play(state, Announce(2, ("blue", "star"))))
    assert isinstance(end, TelepathyOver)
    assert (end.verdict, end.winners) == ("won", (0, 1, 2, 3))


# --- T8: the opposed grid ---------------------------------------------------------------------


def neighbours(grid: Grid) -> set[Grid]:
    return {after for card in ALL_CARDS for after in outcomes(grid, card).values()}


def test_t8_the_opposed_grid_is_fair() -> None:
    assert sorted(OPPOSED_GRID) == list(range(16))
    for cells in (
        *(tuple(range(4 * row, 4 * row + 4)) for row in range(4)),
        *(tuple(range(column, 16, 4)) for column in range(4)),
        *((first, first + 1, first + 4, first + 5) for first in (0, 2, 8, 10)),
    ):
        assert {OPPOSED_GRID[cell] // 4 for cell in cells} == set(range(4))
        assert {OPPOSED_GRID[cell] % 4 for cell in cells} == set(range(4))
    one_away = neighbours(OPPOSED_GRID) - {OPPOSED_GRID}
    assert not any(line(grid, sign) for grid in one_away for sign in ALL_SIGNS)
    two_away = {far for near in one_away for far in neighbours(near)} - one_away - {OPPOSED_GRID}
    assert len(two_away) == 1140
    lines = {sign: {grid for grid in two_away if line(grid, sign)} for sign in ALL_SIGNS}
    assert {len(grids) for grids in lines.values()} == {24}
    pairs = {(colour, shape) for colour in COLOURS for shape in SHAPES}
    assert not any(lines[colour] & lines[shape] for colour, shape in pairs)
    in_three = {
        (colour, shape)
        for sign_grids in (lines[colour] for colour in COLOURS)
        for near in sign_grids
        for grid in neighbours(near)
        for colour in COLOURS
        if line(grid, colour)
        for shape in SHAPES
        if line(grid, shape)
    }
    assert in_three == pairs


# --- T9, T10, T11 -----------------------------------------------------------------------------


def test_t9_own_cards_may_be_seen_again_until_the_end() -> None:
    state = fresh("director")
    steps = [state, play(state, Memorise(0)), replace(state, step=Giving())]
    steps.append(replace(state, step=Announcing()))
    for state in steps:
        for seat in (0, 1):
            seen = GAME.peek(state, seat)
            assert isinstance(seen, MemorisePrompt)
            assert (seen.audience, seen.actors) == (seat, ())
            assert seen.conditions == state.hands[seat]
        assert GAME.peek(state, 2) is None
    over = play(steps[-1], Announce(2, ("blue", "star")))
    assert [GAME.peek(over, seat) for seat in range(3)] == [None, None, None]


@pytest.mark.parametrize("variant", PLAYERS)
def test_t10_stopping_where_turns_are_unlimited(variant: str) -> None:
    state = take_turn(peaceful(replace(fresh(variant), step=Giving())), go_on=False)
    if variant == "partners":
        assert refused(state, Stop(1)) == "not-now"
        return
    seat = GAME.prompt(state).actors[0]
    if variant not in ("first", "opposed"):
        assert refused(state, Stop(seat)) == "no-stop"
        return
    assert Stop(seat) in GAME.prompt(state).options()
    end = GAME.prompt(play(state, Stop(seat)))
    assert isinstance(end, TelepathyOver)
    assert (end.verdict, end.winners, end.named) == ("stopped", (), ())
    assert end.hands == state.hands
    assert refused(play(state, Stop(seat)), Continue(seat)) == "not-now"


def at_turns_end(players: int) -> State:
    state = fresh("director", players=players, first=1)
    return take_turn(peaceful(replace(state, step=Giving())), go_on=False)


def test_t11_directors_come_and_go() -> None:
    state = at_turns_end(4)
    gone = play(state, Leave(2))
    assert gone.board.roles == ("colour", "shape", "director")
    assert GAME.prompt(gone).actors == (2,)
    assert GAME.prompt(gone).last is None
    assert refused(gone, Leave(2)) == "last-director"
    assert refused(state, Leave(0)) == "partner-stays"
    assert refused(state, Leave(4)) == "no-such-seat"
    assert refused(state, Leave(-1)) == "no-such-seat"
    assert refused(play(state, Continue(2)), Leave(2)) == "not-now"

    come = play(state, Join(0, "Zoe"))
    assert come.board.roles == ("director", "colour", "shape", "director", "director")
    assert come.hands == ((), *state.hands)
    assert come.performer == state.performer + 1
    assert come.board.turns[0].performer == state.board.turns[0].performer + 1
    assert GAME.prompt(come).actors == (0, 3, 4)
    back = play(come, Leave(0))
    assert replace(back, last=state.last) == state

    assert refused(state, Join(5, "Zoe")) == "no-such-seat"
    assert refused(state, Join(0, "Zoe", role="colour")) == "director-only"
    assert refused(play(state, Continue(2)), Join(0, "Zoe")) == "not-now"
    assert refused(at_turns_end(10), Join(0, "Zoe")) == "table-full"


@pytest.mark.parametrize("variant", ["first", "standard", "challenge", "partners", "opposed"])
def test_nobody_comes_or_goes_elsewhere(variant: str) -> None:
    state = take_turn(peaceful(replace(fresh(variant), step=Giving())), go_on=False)
    assert refused(state, Leave(0)) == "partner-stays"
    assert refused(state, Join(0, "Zoe")) == "no-newcomers"


def test_a_director_leaves_a_running_match() -> None:
    match = Match(GAME, setup_of(GAME, 4, variant="director", people=range(4)))
    for seat in (0, 1):
        match.take()
        match.play(Memorise(seat))
    match.take()
    match.play(Give(2, match.prompt.options()[0].card))  # type: ignore[attr-defined]
    match.play(match.prompt.options()[0])
    if not match.over:
        match.play(Leave(2))
        assert match.names == ("Ana", "Ben", "Dan")
        match.play(Continue(2))
        assert isinstance(match.prompt, GivePrompt)


def test_a_given_card_can_be_taken_back_until_it_is_performed() -> None:
    match = Match(GAME, setup_of(GAME, 2, variant="standard", first=0, people=(0, 1)))
    for seat in (0, 1):
        match.take()
        match.play(Memorise(seat))
    match.take()
    options = match.prompt.options()
    match.play(options[0])
    match.undo()
    assert isinstance(match.prompt, GivePrompt)
    match.play(options[1])
    match.play(match.prompt.options()[0])
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        match.undo()


def test_texts_are_readable() -> None:
    names = ("Ana", "Ben")
    state = staged(row=("col_north", "row_east", "row_west", "quad_cw"))
    assert "green waves" in GAME.prompt(state).text(names)
    assert Give(0, "col_north").text(names) == "Ana gives: shift a column north."
    assert Perform(1, "column C").text(names) == "Ben performs it on column C."
    state = play(state, Give(0, "col_north"), Perform(1, "column C"))
    assert GAME.prompt(state).text(names).count("\n") == 3
    assert Announce(1, ("blue",)).text(names) == "Ben announces: blue!"
    end = play(state, Announce(1, ("blue",)), Reply(0, "star"))
    text = GAME.prompt(end).text(names)
    assert "Ana: blue to make, orange to avoid" in text
    assert text.endswith("Verdict: won.")
    assert Memorising((0,)) != Memorising((1,))
    assert GAME.used(end) == frozenset()
