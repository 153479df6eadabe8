"""Tests of the lessons of Clouds."""

from engine.games.clouds.game import GAME
from engine.games.clouds.prompts import ChooseWordPrompt, MemorisePrompt
from mobileapp.games.clouds.guide import GUIDE
from mobileapp.match.guide import lessons_for
from tests.support.matches import robot_match


def test_a_lone_artist_who_looks_at_the_word_again_is_told_of_no_partner() -> None:
    match = robot_match(GAME, 2, 3, variant="together", people=range(2))
    chosen = match.lift()
    assert isinstance(chosen, ChooseWordPrompt)
    again = MemorisePrompt(
        actors=chosen.actors, audience=chosen.audience, round=chosen.round, word=chosen.words[0]
    )
    assert lessons_for(GUIDE, again, match.names) == ()
