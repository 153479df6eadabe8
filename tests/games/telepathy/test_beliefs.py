"""Tests of what a robot believes after a move that no model of a partner expects."""

import pytest

from engine.games.telepathy.beliefs import DOUBT, Reading


def test_a_secret_stays_possible_whatever_its_holder_does() -> None:
    belief = {"red": 0.5, "blue": 0.5, "green": 0.0}
    reading = Reading({"colour": dict(belief)}, {"colour": dict(belief)})
    after = reading.shifted("colour", *[lambda secret: 1.0 if secret == "red" else 1e-30] * 2)
    assert after.planned["colour"]["red"] == pytest.approx(0.5)
    assert after.planned["colour"]["blue"] == DOUBT
    assert after.planned["colour"]["green"] == 0, "what cannot be stays impossible"
