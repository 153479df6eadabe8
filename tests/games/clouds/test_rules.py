"""Tests of rules and special cases that the worked examples do not cover."""

from dataclasses import replace

import pytest

from engine.core import Context, Cue, Join, Leave, Next, TakeOver, Timer, TimeUp
from engine.errors import BadSetup, IllegalMove
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    ABSTAIN,
    CancelClaim,
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Memorise,
    Nobody,
    Place,
    Redraw,
    StartClock,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    GameOverPrompt,
    LateCreditPrompt,
    PaintPrompt,
    RoundResultPrompt,
    StartClockPrompt,
    TossPrompt,
    VotePrompt,
)
from engine.games.clouds.schedule import Roles, main_artists, roles_of
from engine.games.clouds.shapes import SHAPES
from engine.games.clouds.state import Phase
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.setup import Player
from engine.simulate import play_out
from tests.games.clouds.situations import (
    at_the_end,
    begin,
    guessed,
    landed,
    painting,
    play,
    refusal,
    tossing,
)
from tests.support.matches import pack_for, robot_match, setup_of

# --- setting up -------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [3, 11])
def test_four_to_ten_play(count: int) -> None:
    players = [Player(f"Player {number}") for number in range(count)]
    with pytest.raises(BadSetup, match="4 to 10 players"):
        make_setup(GAME, players, 1, supply=Supply([pack_for(GAME, need) for need in GAME.needs]))


@pytest.mark.parametrize(
    ("players", "length", "least"),
    [
        (4, "whole", 14), (5, "whole", 17), (6, "whole", 14), (7, "whole", 16), (10, "whole", 12),
        (4, "short", 6), (5, "short", 7), (10, "short", 12),
    ],
)  # fmt: skip
def test_p7_a_pack_needs_two_words_more_than_rounds(players: int, length: str, least: int) -> None:
    (need,) = GAME.needs
    options = {"length": length}
    assert need.minimum(players, options) == least
    match = robot_match(GAME, players, options=options, packs=[pack_for(GAME, need, least)])
    for _ in play_out(match):
        pass
    with pytest.raises(BadSetup):
        setup_of(GAME, players, options=options, packs=[pack_for(GAME, need, least - 1)])


def test_the_smallest_pack_lasts_to_the_end() -> None:
    (need,) = GAME.needs
    state = begin(4, packs=[pack_for(GAME, need, 14)])
    while state.phase is Phase.CHOOSE:
        assert len(state.offered) == 3
        state = play(guessed(state), Next(0))
    assert len(state.rounds) == 12


def test_the_first_main_artist_is_chosen_or_drawn() -> None:
    assert begin(6, first=4).roles.main == 4
    assert len({begin(6, first=None, seed=seed).roles.main for seed in range(40)}) == 6


@pytest.mark.parametrize("players", range(4, 11))
def test_everybody_is_second_as_often_as_main_and_no_artist_keeps_the_time(players: int) -> None:
    in_turn = main_artists(1, players)
    present = tuple(range(players))
    seconds = [roles_of(main, present).second for main in in_turn]
    assert sorted(seconds) == sorted(in_turn)
    for main in in_turn:
        roles = roles_of(main, present)
        assert len({roles.main, roles.second, roles.timekeeper}) == 3


# --- the word ---------------------------------------------------------------------------------


def test_only_the_artists_handle_the_word() -> None:
    state = begin(4)
    assert GAME.prompt(state).audience == 0
    assert refusal(state, ChooseWord(1, state.offered[0])) == "not-your-turn"
    assert refusal(state, ChooseWord(0, state.deck[0])) == "not-offered"
    assert refusal(state, ChooseWord(0, "no such word")) == "not-offered"
    assert refusal(state, Memorise(2)) == "not-now"
    state = play(state, ChooseWord(0, state.offered[2]))
    assert GAME.prompt(state).audience == 2
    assert refusal(state, Memorise(0)) == "not-your-turn"


def test_used_words_never_come_back() -> None:
    state = begin(5)
    kept: list[str] = []
    while state.phase is Phase.CHOOSE:
        assert not set(kept) & {*state.offered, *state.deck}
        state = guessed(state)
        kept.append(state.word)
        state = play(state, Next(0))
    assert len(set(kept)) == 15


def test_used_names_every_word_that_was_shown() -> None:
    state = begin(4, options={"redraw": True})
    first = set(state.offered)
    assert GAME.used(state) == first
    state = play(state, Redraw(0))
    assert GAME.used(state) == first | set(state.offered)


@pytest.mark.parametrize("seconds", [60, 90, 120, 180])
def test_with_a_child_a_short_match_has_as_much_time_as_a_long_one(seconds: int) -> None:
    options = {"length": "short", "seconds": seconds, "pace": "whole"}
    assert begin(4, options=options).seconds == seconds
    offered = {choice.value for choice in GAME.options[0].offered(options)}
    assert 180 in offered
    assert 180 not in {
        choice.value for choice in GAME.options[0].offered(options | {"pace": "short"})
    }
    length = next(option for option in GAME.options if option.id == "length")
    assert "minute" not in length.help, "it would not be true for a child"


@pytest.mark.parametrize("players", [4, 7, 10])
def test_in_a_short_match_everybody_is_main_artist_once_with_at_most_90_seconds(
    players: int,
) -> None:
    for seconds, given in ((60, 60), (120, 90), (180, 90)):
        state = begin(players, options={"length": "short", "seconds": seconds})
        assert sorted(state.main_artists) == [*range(players)]
        assert (state.seconds, state.round.short) == (given, True)
    assert GAME.story(guessed(begin(4, options={"length": "short"})))[0]["length"] == "short"
    assert GAME.story(guessed(begin(4)))[0]["length"] == "whole"
    told = GAME.prompt(tossing(begin(players, options={"length": "short"}))).text("ABCDEFGHIJ")
    assert told.startswith(f"Short game, round 1 of {players}: ")


def test_p10_one_redraw_a_round() -> None:
    state = begin(4, options={"redraw": True})
    words = state.offered + state.deck
    assert Redraw(0) in GAME.prompt(state).options()
    again = play(state, Redraw(0))
    assert again.offered == words[3:6]
    assert again.deck == words[6:] + words[:3]
    assert Redraw(0) not in GAME.prompt(again).options()
    assert refusal(again, Redraw(0)) == "redrawn"
    assert refusal(state, Redraw(1)) == "not-your-turn"
    following = play(guessed(again), Next(0))
    assert Redraw(1) in GAME.prompt(following).options()


def test_p10_no_redraw_unless_the_house_allows_it() -> None:
    state = begin(4)
    assert Redraw(0) not in GAME.prompt(state).options()
    assert refusal(state, Redraw(0)) == "no-redraw"


def test_a_redraw_needs_three_other_words() -> None:
    state = begin(4, options={"redraw": True})
    short = replace(state, deck=state.deck[:2])
    assert refusal(short, Redraw(0)) == "no-words"
    prompt = GAME.prompt(short)
    assert isinstance(prompt, ChooseWordPrompt)
    assert not prompt.redraw


# --- toss and clock ---------------------------------------------------------------------------


def test_p1_chance_decides_how_the_cloud_lands() -> None:
    tosses = [landed(begin(4), shape).sky.clouds[0] for shape in SHAPES]
    assert [toss.shape for toss in tosses] == list(SHAPES)
    state = tossing(begin(4))
    landings = [
        GAME.apply(state, Toss(0, "heap"), Context(seed, 3)).sky.clouds[0] for seed in range(300)
    ]
    distances = [((toss.x - 800) ** 2 + (toss.y - 500) ** 2) ** 0.5 for toss in landings]
    assert max(distances) <= 150
    assert 60 < sum(distance < 75 for distance in distances) < 95  # a quarter of 300
    assert 110 < sum(toss.flip for toss in landings) < 190
    assert len({toss.angle // 90 for toss in landings}) == 4


def test_only_the_main_artist_tosses_a_known_shape() -> None:
    state = tossing(begin(4))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, TossPrompt)
    assert prompt.category == state.items[state.word].category
    assert refusal(state, Toss(2, "puff")) == "not-your-turn"
    assert refusal(state, Toss(0, "cube")) == "no-such-shape"


def test_p6_the_timekeeper_starts_the_clock_or_it_starts_by_itself() -> None:
    state = landed(begin(4))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, StartClockPrompt)
    assert (prompt.cue, prompt.timer, prompt.actors) == (Cue.TIMEKEEPER, Timer(3000, 3000), (3,))
    assert refusal(state, Place(2, "puff", 0, 0, 0, False, 1)) == "not-now"
    assert refusal(state, Claim(0)) == "not-now"
    assert refusal(state, StartClock(0)) == "not-your-turn"
    for move in (StartClock(3), TimeUp()):
        running = GAME.prompt(play(state, move, elapsed=2000))
        assert isinstance(running, PaintPrompt)
        assert running.timer == Timer(120_000, 120_000, (30_000, 10_000))
        assert running.turn == 2


def test_a_robot_is_not_asked_to_keep_the_time_unless_only_robots_play() -> None:
    """If the timekeeper Dan is a robot, all people are asked to start the clock.

    Without people, the robot is asked. A start by the robot is legal in any case, so that earlier
    saves can be loaded.
    """
    for people, starters in (((0, 1, 2), (0, 1, 2)), ((0, 3), (3,)), ((), (3,))):
        waiting = landed(begin(4, people=people))
        assert GAME.prompt(waiting).actors == starters
        assert play(waiting, StartClock(3)).phase is Phase.PAINT


@pytest.mark.parametrize("seconds", [60, 90, 120, 180])
def test_the_time_is_an_option(seconds: int) -> None:
    timer = GAME.prompt(painting(4, options={"seconds": seconds})).timer
    assert timer is not None
    assert timer.total == timer.left == seconds * 1000


def test_every_move_uses_clock_time() -> None:
    state = play(painting(4), Place(2, "puff", 100, 100, 0, False, 0), elapsed=7_000)
    state = play(state, Place(0, "arc", 900, 100, 0, False, 0), elapsed=5_500)
    assert state.left == 107_500
    timer = GAME.prompt(state).timer
    assert timer is not None
    assert (timer.total, timer.left) == (120_000, 107_500)
    assert refusal(state, Claim(0), elapsed=107_500) == "time-up"
    assert refusal(state, Place(2, "arc", 0, 0, 0, False, 0), elapsed=200_000) == "time-up"


# --- guessing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("artist", [0, 2])
def test_p9_a_claim_stops_the_clock_and_cancelling_resumes_it(artist: int) -> None:
    state = play(painting(4), Claim(artist), elapsed=40_000)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ClaimPrompt)
    assert prompt.timer is None
    assert (prompt.left, prompt.guessers) == (80_000, (1, 3))
    assert refusal(state, Place(2, "puff", 0, 0, 0, False, 0)) == "not-now"
    assert refusal(state, Credit(1, 1)) == "not-your-turn"
    assert refusal(state, CancelClaim(3)) == "not-your-turn"
    resumed = play(state, CancelClaim(2 - artist), elapsed=99_000)
    timer = GAME.prompt(resumed).timer
    assert timer is not None
    assert timer.left == 80_000
    assert resumed.turn == 2


def test_only_artists_claim() -> None:
    assert refusal(painting(4), Claim(1)) == "not-your-turn"
    assert refusal(painting(4), Claim(3)) == "not-your-turn"


def test_the_timekeeper_may_guess() -> None:
    assert play(painting(4), Claim(0), Credit(0, 3)).droplets_now == (1, 0, 1, 1)


@pytest.mark.parametrize("guesser", [-1, 4, 99])
def test_only_those_at_the_table_can_be_credited(guesser: int) -> None:
    assert refusal(play(painting(4), Claim(0)), Credit(0, guesser)) == "no-such-seat"


def test_p4_after_the_buzzer_only_an_earlier_guess_counts() -> None:
    state = play(painting(4), TimeUp(), elapsed=120_000)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, LateCreditPrompt)
    assert prompt.cue is Cue.TIME_UP
    assert prompt.options()[0] == Nobody(0)
    assert refusal(state, Place(2, "puff", 0, 0, 0, False, 0)) == "not-now"
    assert refusal(state, Claim(0)) == "not-now"
    assert refusal(state, Nobody(1)) == "not-your-turn"
    credited = play(state, Credit(2, 1))
    assert credited.droplets_now == (1, 1, 1, 0)
    assert credited.played_round.used_ms == 120_000


def test_a_wrong_credit_can_be_mended_until_the_match_goes_on() -> None:
    state = play(painting(5), Claim(0), Credit(0, 3))
    assert refusal(state, Correct(0, 3)) == "unchanged"
    assert refusal(state, Correct(1, 4)) == "not-your-turn"
    assert refusal(state, Correct(0, 7)) == "no-such-seat"
    mended = play(state, Correct(2, 4))
    assert mended.droplets_now == (1, 0, 1, 0, 1)
    assert play(mended, Correct(0, None)).droplets_now == (0, 0, 0, 0, 0)
    after = play(mended, Next(3))
    assert after.droplets == (1, 0, 1, 0, 1)
    assert refusal(after, Correct(0, 3)) == "not-now"


def test_the_result_tells_everything_about_the_round() -> None:
    state = play(painting(4), Place(2, "arc", 900, 600, 0, False, 1), elapsed=3_000)
    state = play(play(state, Claim(0), elapsed=2_000), Credit(0, 1))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    assert prompt.actors == (0, 1, 2, 3)
    assert prompt.word.id == state.word
    assert prompt.next == Roles(1, 3, 0)
    assert prompt.round.droplets == (1, 1, 1, 0)
    assert "Ben guessed it after 5 seconds" in prompt.text(state.seating.names)
    (chapter,) = GAME.story(state)
    assert chapter["word"]["id"] == state.word
    assert (chapter["main"], chapter["second"], chapter["guesser"]) == (0, 2, 1)
    assert chapter["used_ms"] == 5_000
    assert [placed["shape"] for placed in chapter["sky"]] == ["puff", "arc"]
    assert GAME.story(play(state, Next(0))) == (chapter,)


# --- the end ----------------------------------------------------------------------------------


def test_most_droplets_win() -> None:
    state = play(at_the_end(1, 4, 3, 2), Next(0))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, GameOverPrompt)
    assert (prompt.winners, prompt.tied, prompt.votes) == ((1,), (), ())
    assert refusal(state, Next(0)) == "over"


def test_the_droplets_of_the_last_round_count() -> None:
    last = at_the_end(2, 2, 1, 1)
    assert play(replace(last, guesser=1), Next(0)).droplets == (3, 3, 2, 1)


def test_p5_hands_can_change_until_they_are_counted() -> None:
    tie = play(at_the_end(5, 5, 5, 2, 1), Next(0))
    prompt = GAME.prompt(tie)
    assert isinstance(prompt, VotePrompt)
    assert (prompt.tied, prompt.actors) == ((0, 1, 2), (3, 4))
    assert refusal(tie, Vote(0, 1)) == "not-your-turn"
    assert refusal(tie, Vote(3, 4)) == "not-tied"
    assert refusal(tie, Vote(3, -2)) == "not-tied"
    assert refusal(tie, Next(3)) == "votes-missing"
    half = play(tie, Vote(4, 2))
    assert refusal(half, Next(4)) == "votes-missing"
    assert refusal(half, Vote(4, 2)) == "unchanged"
    done = play(half, Vote(3, 1), Vote(4, 1))
    assert done.votes == ((3, 1), (4, 1))
    assert refusal(done, Next(0)) == "not-your-turn"
    over = GAME.prompt(play(done, Next(3)))
    assert isinstance(over, GameOverPrompt)
    assert (over.winners, over.tied, over.votes) == ((1,), (0, 1, 2), ((3, 1), (4, 1)))


@pytest.mark.parametrize(
    ("choices", "winners"),
    [
        ((ABSTAIN, ABSTAIN, ABSTAIN), (0, 1)),
        ((ABSTAIN, 0, ABSTAIN), (0,)),
        ((1, 0, 1), (1,)),
        ((1, 0, ABSTAIN), (0, 1)),
    ],
)
def test_p5_a_unique_plurality_decides(choices: tuple[int, ...], winners: tuple[int, ...]) -> None:
    tie = play(at_the_end(4, 4, 1, 0, 0), Next(0))
    votes = [Vote(voter, choice) for voter, choice in zip((2, 3, 4), choices, strict=True)]
    assert play(tie, *votes, Next(2)).winners == winners


def test_only_moves_that_reveal_nothing_can_be_taken_back() -> None:
    undoable = {kind for kind in GAME.moves if kind.undoable}
    assert undoable == {ChooseWord, Memorise, Vote, Leave, Join, TakeOver}


def test_nobody_learns_of_a_redraw_from_why_nothing_can_be_taken_back() -> None:
    """A redraw does not change the reason why nothing can be taken back.

    Everybody can read that reason in the pause menu, but only the main artist may know of a redraw.
    """
    packs = [pack_for(GAME, need) for need in GAME.needs]
    players = [Player(name) for name in "abcd"]
    match = Match(
        GAME, make_setup(GAME, players, 3, supply=Supply(packs), options={"redraw": True})
    )
    match.lift()
    before = match.why_not_undo()
    match.play(Redraw(match.prompt.audience))
    after = match.why_not_undo()
    assert before is not None
    assert after is not None
    assert after.key == before.key == "nothing-to-undo"
    with pytest.raises(IllegalMove):
        match.undo()
