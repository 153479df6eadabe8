"""Contract tests of every game: a robot plays on for a person, and the person comes back."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Game, GameOver, Leave, TakeOver
from engine.credits import STAND_INS, credits_of
from engine.errors import IllegalMove, Refusal
from engine.match import Match
from engine.save import load, save
from engine.seating import with_value
from engine.setup import Player, Variant
from engine.simulate import THINKING
from tests.support.matches import every_variant, robot_match, state_of

ROBOT = Player("Rusty", robot=True, skill="sharp", chair=4)
VARIANTS = [
    pytest.param(game, variant, id=f"{game.id}-{variant.id}")
    for game, variant in every_variant()
    if TakeOver in game.moves
]
variants = pytest.mark.parametrize(("game", "variant"), VARIANTS)


def act(match: Match) -> None:
    """Let time pass or a robot move, or else a person as a robot would."""
    before = len(match.log)
    audience = match.prompt.audience
    if audience is None or not match.players[audience].robot:
        match.lift()
    if match.prompt.timer is not None:
        match.tick(Chance(match.setup.seed, before, "thinking").between(*THINKING) / 1000)
    if len(match.log) == before and not match.robot_turn():
        move = match.suggest_move(match.prompt.actors, True)
        assert move is not None
        match.play(move)


def takes_over(seat: int, player: Player) -> TakeOver:
    return TakeOver(seat, player.name, player.robot, player.skill, player.chair, player.id)


def begun(game: Game[Any], variant: Variant, seed: int = 3) -> Match:
    """A match of people, in which a robot can take over a seat now."""
    players = min(variant.min_players + 1, variant.max_players)
    match = robot_match(game, players, seed, variant=variant.id, people=range(players))
    while match.why_not_change_players(takes_over(0, ROBOT)) is not None:
        act(match)
        assert not match.over
    return match


def rest(match: Match) -> Iterator[None]:
    while not match.over:
        act(match)
        yield


def test_games_with_robots_let_them_play_on() -> None:
    assert {param.values[0].id for param in VARIANTS} >= {
        "clouds",
        "inkblots",
        "storyteller",
        "telepathy",
    }


@variants
def test_the_robot_has_what_the_person_had(game: Game[Any], variant: Variant) -> None:
    match = begun(game, variant)
    seat, present, roles = 0, match.present, match.roles
    own = game.peek(state_of(match), seat)
    match.change_players(takes_over(seat, ROBOT))
    assert match.present == present
    assert match.roles == roles
    assert match.players[seat] == ROBOT
    assert match.replaced_people == {seat: match.setup.players[seat]}
    assert game.peek(state_of(match), seat) == own
    assert seat not in match.peekers(), "nobody looks at what the robot has"


@variants
def test_the_match_goes_on_to_its_end_and_every_save_of_it_too(
    game: Game[Any], variant: Variant
) -> None:
    match = begun(game, variant)
    match.change_players(takes_over(0, ROBOT))
    for number, _ in enumerate(rest(match)):
        if number % 7 == 0 or match.over:
            again = load(save(match))
            assert state_of(again) == state_of(match)
            assert (again.players, again.handed_over) == (match.players, match.handed_over)
    after = match.log[[type(entry.move) for entry in match.log].index(TakeOver) + 1 :]
    assert all(entry.by_robot for entry in after if entry.move.seat == 0)


@variants
def test_it_can_be_taken_back_until_somebody_has_seen_what_the_robot_does(
    game: Game[Any], variant: Variant
) -> None:
    match = begun(game, variant)
    match.lift()
    before, log, players = state_of(match), list(match.log), match.players
    match.change_players(takes_over(0, ROBOT))
    match.undo()
    assert (state_of(match), match.log, match.players) == (before, log, players)
    assert match.handed_over == ()

    match.change_players(takes_over(0, ROBOT))
    taken_over = len(match.log)
    for _ in rest(match):
        if any(not entry.secret for entry in match.log[taken_over:]):
            break
    while not match.over and match.why_not_undo() is None:
        match.undo()
    assert match.players[0] == ROBOT, "what everyone has seen the robot answer stays"


@variants
def test_the_person_comes_back_to_the_same_seat(game: Game[Any], variant: Variant) -> None:
    match = begun(game, variant)
    person = match.players[0]
    match.change_players(takes_over(0, ROBOT))
    while match.why_not_change_players(takes_over(0, person)) is not None:
        act(match)
        assert not match.over
    match.change_players(takes_over(0, person))
    assert match.players == match.setup.players
    assert match.replaced_people == {}
    for _ in rest(match):
        pass
    told = credits_of(match)
    assert told.players[0] == person
    assert 0 not in told.absent
    assert told.players.index(ROBOT) in told.absent


@variants
def test_what_each_has_done_is_their_own(game: Game[Any], variant: Variant) -> None:
    match = begun(game, variant)
    rounds = len(match.story())
    match.change_players(takes_over(0, ROBOT))
    for _ in rest(match):
        pass
    told, over = credits_of(match), match.prompt
    assert isinstance(over, GameOver)
    robot = told.players.index(ROBOT)
    assert told.players[:robot] == match.setup.players
    assert told.absent == (0,)
    assert 0 not in told.winners
    assert (robot in told.winners) == (0 in over.winners)
    if over.scores:
        assert told.scores == (*with_value(over.scores, 0, 0), over.scores[0])
    for number, record in enumerate(told.story):
        assert record.get(STAND_INS) == ([[0, robot]] if number >= rounds else None)
    assert all(0 not in award.seats for award in over.awards)


@variants
def test_without_a_change_the_credits_are_the_seats(game: Game[Any], variant: Variant) -> None:
    match = robot_match(game, variant.min_players, 3, variant=variant.id)
    with pytest.raises(ValueError, match="over"):
        credits_of(match)
    for _ in rest(match):
        pass
    told, over = credits_of(match), match.prompt
    assert isinstance(over, GameOver)
    assert (told.players, told.absent) == (match.players, ())
    assert (told.winners, told.scores, told.story) == (over.winners, over.scores, match.story())


@variants
def test_only_a_robot_takes_over_and_only_the_same_person_comes_back(
    game: Game[Any], variant: Variant
) -> None:
    match = begun(game, variant)

    def refused(move: TakeOver) -> str:
        refusal = match.why_not_change_players(move)
        with pytest.raises(Refusal):
            match.change_players(move)
        assert refusal is not None
        return refusal.key

    seats = len(match.players)
    assert refused(takes_over(seats, ROBOT)) == "no-such-seat"
    assert refused(takes_over(0, Player("Zoe"))) == "no-such-seat"
    assert refused(takes_over(0, Player(match.names[1], robot=True))) == "same-name"
    assert refused(takes_over(0, Player("Rusty", robot=True, skill="wise"))) == "unknown-skill"
    match.change_players(takes_over(0, ROBOT))
    assert refused(takes_over(0, Player("Zoe"))) == "no-such-seat"
    assert refused(takes_over(0, Player("Pixel", robot=True))) == "no-such-seat"
    assert refused(takes_over(1, match.setup.players[0])) == "no-such-seat"


def test_a_robot_that_leaves_leaves_nobody_to_come_back() -> None:
    game, variant = next((g, v) for g, v in every_variant() if g.id == "storyteller")
    match = robot_match(game, 4, 3, variant=variant.id, people=range(4))
    while match.why_not_change_players(Leave(0)) is not None:
        act(match)
    match.change_players(takes_over(0, ROBOT))
    match.change_players(Leave(0))
    assert match.replaced_people == {}
    with pytest.raises(IllegalMove):
        match.change_players(takes_over(0, match.setup.players[0]))
