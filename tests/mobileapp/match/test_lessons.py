"""Tests that people who play by touch see every lesson of every guide."""

from functools import cache
from itertools import product

from engine.core import Handoff
from engine.match import Match
from engine.registry import find_game
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.match.guide import lessons_for
from mobileapp.screens.match.lesson import LessonPopup
from mobileapp.screens.match.lessons import CELEBRATION
from mobileapp.stage.piece import Lift, Piece
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import each_game, finder, moments, open_match
from tests.support.moments import Moment


def note_of(hands: Hands) -> LessonPopup | None:
    notes = hands.driver.find("LessonPopup")
    return notes[0] if notes else None


def uncovers(piece: Piece) -> bool:
    """Whether a tap or a hold on a piece uncovers the prompt without answering it."""
    return piece.tap == Lift() or piece.hold is not None


def read_notes(hands: Hands) -> list[str]:
    """Uncover a prompt by touch, read all notes of the guide, and return the keys of the notes."""
    titles: list[str] = []
    for _ in range(12):
        hands.rest()
        hands.driver.wait(0.5)
        if note_of(hands) is None and hands.driver.app.session.robots_wait:
            hands.driver.wait(CELEBRATION)
        note = note_of(hands)
        if note is not None:
            titles.append(note.lesson.key)
            note.dispatch("on_understood")
        elif isinstance(hands.shown, Handoff):
            if not any(map(uncovers, hands.scene.pieces.values())):
                break  # the next gesture answers the prompt
            hands.lift()
        else:
            break
    return titles


@cache
def whole_match(game: str, variant: str, clumsy: bool, seed: int) -> Match:
    """A finished match with the moves that robots choose or, if `clumsy`, with random moves.

    It is cached, as it takes long to play.
    """
    return finder().match(find_game(game), seed, variant=variant, clumsy=clumsy)


def moment_with_lesson(game: str, variant: str, title: str) -> Moment:
    """A moment at which the guide shows the note with this title.

    The match is of the given variant or, if no match of that variant shows the note, of another.
    """
    variants = dict.fromkeys((variant, *(one.id for one in find_game(game).variants)))
    for tried, clumsy, seed in product(variants, (False, True), range(4)):
        played = whole_match(game, tried, clumsy, seed)
        match = Match(played.game, played.setup)
        for moves, entry in enumerate((*played.log, None)):
            keys = [one.key for one in lessons_for(game_ui(game).guide, match.prompt, match.names)]
            if title in keys:
                log = tuple(played.log[:moves])
                return Moment(game, tried, type(match.prompt), played.setup, log)
            if entry is None:
                break
            match._elapsed = entry.elapsed  # noqa: SLF001
            match._apply(entry.move, entry.same_step)  # faster than replaying all moves each time  # noqa: SLF001
    raise AssertionError(f"no match comes to “{title}”")


@each_game
def test_every_lesson_is_seen(start: Start, game: str) -> None:
    driver, script = start(), game_ui(game).guide
    variant = game_intro(game).guided_game.variant or find_game(game).variants[0].id
    seen: set[str] = set()
    for moment in moments(game):
        if moment.variant == variant and moment.peeker is None:
            seen |= {*read_notes(open_match(driver, moment, guided=True))}
            driver.app.match_flow.leave()
    for title in sorted({lesson.title for lesson in script.lessons} - seen):
        hands = open_match(driver, moment_with_lesson(game, variant, title), guided=True)
        seen |= {*read_notes(hands)}
        driver.app.match_flow.leave()
    assert seen >= {lesson.title for lesson in script.lessons}
