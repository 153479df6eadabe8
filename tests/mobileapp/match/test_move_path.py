"""A move goes straight from the finger to the rules."""

import traceback
from pathlib import Path
from typing import Any

import engine
import mobileapp
from engine.core import GameOver
from mobileapp.stage.scene import Send
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import each_game, moments, open_match, uncover

MOST_CALLS = 6
OURS = tuple(str(Path(package.__path__[0])) for package in (engine, mobileapp))


def calls() -> list[str]:
    """The functions of ours that are under way."""
    frames = traceback.extract_stack()
    return [frame.name for frame in frames if frame.filename.startswith(OURS)]


@each_game
def test_a_touch_reaches_the_rules_in_a_few_calls(start: Start, game: str) -> None:
    driver = start()
    for moment in moments(game):
        if moment.peeker is not None or issubclass(moment.shows, GameOver):
            continue
        hands = open_match(driver, moment)
        uncover(hands)
        sending = [key for key, piece in hands.scene.pieces.items() if isinstance(piece.tap, Send)]
        if sending:
            break
    rules = driver.app.session._match.game
    apply, path = rules.apply, list[list[str]]()

    def watched(*arguments: Any) -> Any:
        path.append(calls())
        return apply(*arguments)

    object.__setattr__(rules, "apply", watched)
    try:
        hands.tap(sending[0])
    finally:
        object.__setattr__(rules, "apply", apply)
    assert path[0][0] == "on_touch_up"
    assert len(path[0]) <= MOST_CALLS
