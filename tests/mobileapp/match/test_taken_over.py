"""Tests of the gallery after a match in which a robot took over the seat of a person."""

from itertools import count

import pytest

from engine.chance import Chance
from engine.core import TakeOver
from engine.match import Match
from engine.registry import find_game
from engine.simulate import THINKING
from mobileapp.stage.gallery import Print
from mobileapp.stage.looks import token
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.support.matches import robot_match

ROBOT = "Rusty"
NAMED = {"clouds": "main", "inkblots": "subject", "storyteller": "storyteller"}
"""Who is named with a picture of the gallery, by the key in the story of its round."""


def _act(match: Match) -> None:
    """Let time pass or a robot move, or else a person as a robot would."""
    before = len(match.log)
    audience = match.prompt.audience
    if audience is None or not match.players[audience].robot:
        match.lift()
    if match.prompt.timer is not None:
        match.tick(Chance(match.setup.seed, before, "thinking").between(*THINKING) / 1000)
    if len(match.log) == before and not match.robot_turn():
        match.play(match.suggest_move(match.prompt.actors, True))


def _taken_over(game: str) -> tuple[Match, int]:
    """A finished match, and the seat of its first round that a robot took over later.

    In Inkblots, the match is one in which a blot of the first round was won.
    """
    for seed in count(1):
        match = robot_match(find_game(game), 4, seed, people=range(4), options={"length": "short"})
        while not match.story():
            _act(match)
        first = match.story()[0]
        if first.get("awards", True):
            break
    seat = first[NAMED[game]]
    move = TakeOver(seat, ROBOT, robot=True)
    while match.why_not_change_players(move) is not None:
        _act(match)
    match.change_players(move)
    while not match.over:
        _act(match)
    return match, seat


@pytest.mark.parametrize("game", NAMED)
def test_a_picture_of_an_earlier_round_is_of_the_person(start: Start, game: str) -> None:
    driver, (match, seat) = start(), _taken_over(game)
    app = driver.app
    assert app.match_flow.resume(app.storage.matches.begin(match, 0.0)) is None
    hands = Hands(driver)
    hands.rest()
    hands.lift()
    look = hands.piece("exhibit:0").look
    hands.tap("exhibit:0")
    caption = hands.piece("caption").look.text
    assert match.setup.players[seat].name in caption
    assert ROBOT not in caption
    assert isinstance(look, Print)
    assert token(app.screens.get_screen("match").context.people[seat]) not in look.tokens
