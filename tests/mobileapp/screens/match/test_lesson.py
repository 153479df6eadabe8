"""Tests of guided matches: every note points at a piece, and interruptions do not end the guide."""

import gc
import weakref
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from kivy.core.window import Window

from engine.core import GameOver, Handoff
from engine.games.clouds.prompts import RoundResultPrompt
from engine.games.storyteller.prompts import ContributePrompt
from engine.games.telepathy.prompts import GivePrompt
from engine.registry import all_games, find_game, game_ids
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.match.guide import Guide, Lesson, lessons_for, pieces_of, start_guide
from mobileapp.screens.match.lesson import MIN_LINE, LessonPopup, _between, _cells
from mobileapp.screens.match.lessons import CELEBRATION
from mobileapp.stage.geometry import Rect, joined
from mobileapp.stage.space import RECENT
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.cover_actions import COVER_ACTIONS, close_sheets
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import audience_of, each_game, match_at, moments, open_match, uncover
from tests.mobileapp.saved_match import saved_match
from tests.support.cases import in_turn
from tests.support.matches import robot_match
from tests.support.moments import Moment

SIZES = ("tablet", "portrait", "phone")


def lessons_at(moment: Moment) -> list[str]:
    """The keys of the lessons at a moment; empty at a peek, and in a variant that is not guided."""
    script, taught = game_ui(moment.game).guide, game_intro(moment.game).guided_game.variant
    first = next(game for game in all_games() if game.id == moment.game).variants[0].id
    if moment.variant != (taught or first) or moment.peeker is not None:
        return []
    match = match_at(moment)
    return [lesson.key for lesson in lessons_for(script, match.prompt, match.names)]


@cache
def taught(secret: bool) -> Moment:
    """A moment with a note for one player if `secret`, otherwise one with two notes for all."""
    return next(
        moment
        for game in game_ids()
        for moment in moments(game)
        if len(lessons_at(moment)) > (not secret) and (audience_of(moment) is not None) == secret
    )


def note(driver: Driver) -> Any:
    """The note that is shown; None if no note is shown."""
    found = driver.find("LessonPopup")
    assert len(found) < 2
    return found[0] if found else None


def papers_of(shown: Any) -> list[Rect]:
    """The rectangles of a note: at the near edge and, if it is shown twice, at the far edge."""
    papers = [shown.ids.paper, *([shown.ids.far] if shown.ids.far.opacity else [])]
    return [Rect(*paper.pos, *paper.size) for paper in papers]


def wait_for_note(driver: Driver) -> None:
    """Wait until the guide shows its note, which takes longer after a reveal."""
    driver.wait(0.5)
    if note(driver) is None and driver.app.session.robots_wait:
        driver.wait(CELEBRATION)


def read(driver: Driver) -> list[str]:
    """Read all notes one after the other, and return their keys."""
    keys = []
    wait_for_note(driver)
    while (now := note(driver)) is not None:
        keys.append(now.lesson.key)
        driver.tap("Got it")
    return keys


def learn(driver: Driver, secret: bool) -> Hands:
    """Open a guided match at the moment `taught(secret)`, and show its first note."""
    hands = open_match(driver, taught(secret), guided=True)
    if note(driver) is None:
        uncover(hands)
        wait_for_note(driver)
    else:
        assert not secret, "nothing secret shows through the curtain"
    return hands


def _notes(moment: Moment) -> tuple[str, ...]:
    return tuple(lessons_at(moment))


@pytest.mark.parametrize("size", SIZES)
@each_game
def test_every_note_is_read_and_points_at_a_piece(start: Start, game: str, size: str) -> None:
    driver = start(size)
    window = Rect(0, 0, Window.width, Window.height)
    guided = (moment for moment in moments(game) if lessons_at(moment))
    turn = SIZES.index(size)
    for moment in in_turn(guided, turn, out_of=2, kind=_notes):
        expected = lessons_at(moment)
        hands = open_match(driver, moment, guided=True)
        uncover(hands)
        wait_for_note(driver)
        for key in expected:
            shown = note(driver)
            assert shown.lesson.key == key
            assert driver.app.session.robots_wait, "robots wait while people read"
            about = shown.lesson.about
            pieces = pieces_of(about, hands.scene.pieces)
            assert bool(pieces) == bool(about), (moment.caption, key, about)
            assert bool(shown.spot[2]) == bool(about)
            for paper in papers_of(shown):
                assert window.contains(paper), key
                if size == "phone":
                    continue
                covered = [piece for piece in pieces if paper.overlaps(piece.rect)]
                assert not covered, (key, "lies over what it teaches")
                titles = [hands.scene.pieces.get(one) for one in ("headline", "title")]
                if size == "tablet" and audience_of(moment) is not None:
                    assert not any(one and paper.overlaps(one.rect) for one in titles), key
            driver.tap("Got it")
        assert note(driver) is None
        assert not driver.app.session.robots_wait
        driver.app.match_flow.end()
        driver.wait(0.1)


def test_a_note_leaves_a_result_alone_for_some_seconds(start: Start) -> None:
    driver = start()
    moment = next(
        one for one in moments("clouds") if one.shows is RoundResultPrompt and lessons_at(one)
    )
    hands = open_match(driver, moment, guided=True)
    uncover(hands)
    hands.rest()
    driver.wait(CELEBRATION - 1)
    assert note(driver) is None
    driver.wait(1.2)
    assert note(driver).lesson.key in lessons_at(moment)


NAMED = {
    ("storyteller", "Why these points?"): ("score:", "points:"),
    ("inkblots", "Three words, four blots"): ("word:", "blot:"),
    ("inkblots", "What do you see?"): ("my-word:", "blot:"),
    ("inkblots", "Through {subject}’s eyes"): ("word:", "blot:"),
    ("storyteller", "You’re the storyteller"): ("picture:",),
    ("storyteller", "Lay a false trail"): ("picture:", "clue"),
    ("storyteller", "Point, then place your token"): ("voter:", "voter-name:", "picture:"),
    ("clouds", "You’re the main artist"): ("word:",),
    ("clouds", "Lay it flat on the table"): ("supply:", "supply-far:"),
    ("clouds", "The clock stands still"): ("{guessers}",),
    ("clouds", "Droplets"): (
        "droplets:{prompt.guesser}",
        "droplets:{prompt.round.roles.artists[0]}",
        "droplets:{prompt.round.roles.artists[1]}",
    ),
    ("telepathy", "Your two secrets"): ("secret:",),
}
"""For each game and title of a note, the pieces that the note mentions, as keys or key prefixes."""


@pytest.mark.parametrize(("game", "title"), NAMED)
def test_a_note_points_at_all_that_it_names(game: str, title: str) -> None:
    lesson = next(one for one in game_ui(game).guide.lessons if one.title == title)
    assert set(NAMED[game, title]) <= set(lesson.about.split())


def test_what_a_note_is_about_stays_bright_and_all_else_is_dimmed() -> None:
    whole, spots = Rect(0, 0, 100, 60), [Rect(10, 40, 80, 10), Rect(20, 5, 30, 10)]
    cells = list(_cells(spots, whole))
    assert sum(cell.w * cell.h for cell in cells) == 6000
    lit = [cell for cell in cells if any(spot.overlaps(cell) for spot in spots)]
    assert sum(cell.w * cell.h for cell in lit) == 800 + 300
    between = _between(spots, whole)
    assert Rect(0, 15, 100, 25) in between
    assert not [room for room in between if any(spot.overlaps(Rect(*room)) for spot in spots)]


def test_frames_that_overlap_are_drawn_as_one() -> None:
    token, name, picture = Rect(0, 0, 10, 10), Rect(8, 2, 30, 6), Rect(0, 20, 40, 40)
    assert joined([token, picture, name]) == [picture, Rect(0, 0, 38, 10)]
    chain = [Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(8, 0, 14, 10)]
    assert joined(chain) == [Rect(0, 0, 30, 10)]


def test_the_guide_goes_on_after_a_restart(start: Start) -> None:
    driver = start()
    learn(driver, secret=False)
    first, second = lessons_at(taught(secret=False))[:2]
    assert note(driver).lesson.key == first
    driver.tap("Got it")
    assert note(driver).lesson.key == second
    match_id = driver.app.session.match_id
    driver = start()
    driver.app.match_flow.resume(match_id)
    hands = Hands(driver)
    hands.rest()
    assert note(driver) is None
    uncover(hands)
    assert read(driver)[0] == second


def test_with_its_last_note_the_guide_ends_without_another_tap(start: Start) -> None:
    driver = start()
    result = next(one for one in moments("clouds") if one.shows is RoundResultPrompt)
    hands = open_match(driver, result, guided=True)
    uncover(hands)
    assert read(driver) == lessons_at(result)
    assert not Guide(driver.app.storage, driver.app.session.match_id, "clouds").active
    assert not driver.app.session.robots_wait


@pytest.mark.parametrize("game", ["telepathy", "clouds"])
def test_no_note_covers_a_victory(start: Start, game: str) -> None:
    driver = start()
    over = next(
        one
        for one in moments(game)
        if isinstance(one.prompt, GameOver) and getattr(one.prompt, "verdict", "won") == "won"
    )
    hands = open_match(driver, over, guided=True)
    hands.rest()
    driver.wait(CELEBRATION + 0.5)
    assert note(driver) is None
    assert not driver.app.session.robots_wait


def test_no_more_tips_ends_the_guide_even_after_a_restart(start: Start) -> None:
    driver = start("phone")
    learn(driver, secret=True)
    driver.tap("No more tips")
    assert note(driver) is None
    match_id = driver.app.session.match_id
    driver = start("phone")
    driver.app.match_flow.resume(match_id)
    hands = Hands(driver)
    hands.rest()
    uncover(hands)
    assert read(driver) == []


def test_a_double_tap_reads_one_note(start: Start) -> None:
    driver = start()
    learn(driver, secret=False)
    second = lessons_at(taught(secret=False))[1]
    driver.wait(RECENT)
    for _ in range(3):
        driver.up(driver.down(*driver.place_of(driver.button("Got it"))))
    assert note(driver).lesson.key == second
    driver.wait(0.4)
    assert read(driver)[0] == second


@pytest.mark.parametrize("secret", [True, False])
def test_nothing_below_a_note_can_be_touched(start: Start, secret: bool) -> None:
    driver = start()
    hands = learn(driver, secret)
    shown, scene = note(driver), hands.scene
    paper = shown.ids.paper
    for key, piece in scene.pieces.items():
        if piece.touchable and not paper.collide_point(piece.rect.cx, piece.rect.cy):
            driver.up(driver.down(piece.rect.cx, piece.rect.cy))
            assert note(driver) is shown, key
            assert hands.scene == scene


@pytest.mark.parametrize("cover", COVER_ACTIONS[1:6])
def test_a_note_goes_away_with_the_secret_and_comes_back_with_it(start: Start, cover: Any) -> None:
    driver = start()
    hands = learn(driver, secret=True)
    shown = weakref.ref(note(driver))
    text = note(driver).lesson.text
    assert driver.says(text)
    cover(hands)
    assert isinstance(hands.shown, Handoff)
    assert note(driver) is None
    assert not driver.app.session.robots_wait
    assert not driver.says(text)
    close_sheets(hands)
    driver.wait(1)
    gc.collect()
    assert shown() is None
    uncover(hands)
    assert read(driver) == lessons_at(taught(secret=True))


def test_a_note_on_the_open_table_follows_its_piece_when_the_tablet_is_turned(start: Start) -> None:
    driver = start()
    hands = learn(driver, secret=False)
    shown = note(driver)
    driver.resize("portrait")
    driver.wait(0.5)
    assert note(driver) is shown
    paper = shown.ids.paper
    assert 0 <= paper.x < paper.right <= Window.width
    if shown.lesson.about:
        rect = pieces_of(shown.lesson.about, hands.scene.pieces)[0].rect
        x, y, w, h = shown.spot
        assert Rect(x, y, w, h).contains(rect)
    hands.stage.turned = True
    driver.app.screens.get_screen("match").relayout()
    driver.pump(3)
    if shown.lesson.about:
        x, y, w, h = shown.spot
        across = rect.across(Rect(0, 0, Window.width, Window.height))
        assert Rect(x, y, w, h).contains(across)


def test_robots_wait_while_somebody_reads(start: Start) -> None:
    driver = start()
    for game in all_games():
        variant = game.variants[0]
        match = robot_match(game, variant.min_players, variant=variant.id)
        match_id = driver.app.storage.matches.begin(match, 1.0)
        start_guide(driver.app.storage, match_id, guided=True)
        driver.app.match_flow.resume(match_id)
        play = driver.app.session
        play.lift()
        driver.until(lambda: note(driver) or driver.app.session.over, 60)
        moves = len(saved_match(driver).log)
        driver.wait(10)
        assert len(saved_match(driver).log) == moves
        read(driver)
        driver.wait(12)
        assert (
            play.over or isinstance(play.current, Handoff) or len(saved_match(driver).log) > moves
        )
        driver.app.match_flow.end()
        driver.wait(0.1)


def test_a_prompt_that_only_robots_answer_is_not_explained_to_people(start: Start) -> None:
    driver = start()
    game = find_game("storyteller")
    match = robot_match(game, 3, people=(0,))
    match_id = driver.app.storage.matches.begin(match, 1.0)
    start_guide(driver.app.storage, match_id, guided=True)
    guide = Guide(driver.app.storage, match_id, game.id)
    prompt, names = match.prompt, match.names
    assert guide.lesson(prompt, names, robots=(1, 2)) is not None
    prompt = replace(prompt, actors=(1, 2))
    assert guide.lesson(prompt, names, robots=(1, 2)) is None
    assert guide.lesson(prompt, names, robots=(1,)) is not None, "Ben is no robot"
    assert guide.lesson(prompt, names, robots=(0, 1, 2)) is not None, "watched, not played"


def test_those_who_sit_opposite_can_read_a_note_on_the_open_table(start: Start) -> None:
    driver = start()
    shown = LessonPopup(Lesson("sky", "The sky", "Look at it.", "eye"), for_all=True)
    Window.add_widget(shown)
    driver.wait(0.4)
    near, far = shown.ids.paper, shown.ids.far
    assert far.opacity == 1
    assert near.top < Window.height / 2 < far.y < far.top <= Window.height
    assert shown.ids.far_words.lesson == shown.lesson
    assert shown.ids.far_words.letters >= 28
    Window.remove_widget(shown)
    learn(driver, secret=True)
    assert note(driver).ids.far.opacity == 0


def test_where_a_child_plays_a_note_on_the_table_is_one_sentence_and_said(start: Start) -> None:
    driver = start()
    learn(driver, secret=False)
    long, app = note(driver).lesson.text, driver.app
    assert not note(driver).spoken
    assert not app.device.said
    app.storage.roster.mark_young(app.session.names[0], True)
    learn(driver, secret=False)
    shown = note(driver)
    assert shown.spoken, "a sign shows that it can be heard"
    assert app.device.said[-1] == shown.lesson.text
    assert len(shown.lesson.text) < len(long)
    app.device.said.clear()
    words = shown.ids.words
    driver.wait(0.4)
    driver.up(driver.down(*words.to_window(*words.center)))
    assert list(app.device.said) == [shown.lesson.text], "and again on a tap"


def test_a_secret_note_is_never_said(start: Start) -> None:
    driver = start()
    learn(driver, secret=True)
    app, reader = driver.app, audience_of(taught(secret=True))
    other = next(name for seat, name in enumerate(app.session.names) if seat != reader)
    app.storage.roster.mark_young(other, True)
    learn(driver, secret=True)
    assert app.device.voice
    shown, words = note(driver), note(driver).ids.words
    driver.wait(0.4)
    driver.up(driver.down(*words.to_window(*words.center)))
    assert not shown.spoken
    assert {*app.device.said} <= {*app.session.names}


def test_on_a_phone_a_note_leaves_the_hand_in_sight(start: Start) -> None:
    """It fits nowhere beside the pictures, and covers little of them."""
    driver = start("phone")
    (moment,) = [one for one in moments("storyteller") if one.shows is ContributePrompt][:1]
    hands = open_match(driver, moment, guided=True)
    uncover(hands)
    wait_for_note(driver)
    (paper,) = papers_of(note(driver))
    for piece in pieces_of("picture:", hands.scene.pieces):
        assert piece.rect.cut_top(piece.rect.h * 0.8)[0].y >= paper.top


@pytest.mark.parametrize("size", ["tablet", "portrait"])
def test_a_note_about_the_grid_of_telepathy_faces_both_sides(start: Start, size: str) -> None:
    driver = start(size)
    moment = next(
        one for one in moments("telepathy") if one.shows is GivePrompt and lessons_at(one)
    )
    uncover(open_match(driver, moment, guided=True))
    wait_for_note(driver)
    near, far = papers_of(note(driver))
    grid = Rect(*note(driver).spot)
    assert (near.x > grid.right and far.right < grid.x) or (near.top < grid.y and far.y > grid.top)


@pytest.mark.parametrize("size", ["tablet", "portrait"])
@pytest.mark.parametrize("title", ["Lay it flat on the table", "The clock stands still"])
def test_a_note_of_clouds_faces_the_artist_at_the_far_side_too(
    start: Start, size: str, title: str
) -> None:
    """It names both artists, who sit opposite each other."""
    driver = start(size)
    moment = next(one for one in moments("clouds") if title in lessons_at(one))
    uncover(open_match(driver, moment, guided=True))
    wait_for_note(driver)
    while note(driver).lesson.key != title:
        driver.tap("Got it")
        driver.wait(0.5)
    near, far = papers_of(note(driver))
    assert near.top < far.y


def test_buttons_stand_beside_small_words_only_where_lines_are_long_enough(start: Start) -> None:
    driver = start("phone")
    text = "Both of you look at the sky, and nobody says a word about it. " * 3
    popup = LessonPopup(Lesson("sky", "The sky", text, "eye"), size_hint=(None, None))
    Window.add_widget(popup)
    beside = set()
    for width in range(300, 700, 10):
        popup.size = width, 400
        popup.point_at([Rect(0, 100, width, 200)])
        driver.pump(3)
        assert popup.small
        beside.add(popup.beside)
        if popup.beside:
            assert popup.ids.words.ids.text.width >= MIN_LINE * popup.ids.words.letters, width
    assert beside == {False, True}


def test_a_tap_does_not_end_the_guide_whose_note_appears_under_it(start: Start) -> None:
    driver = start()

    def show() -> Any:
        popup = LessonPopup(Lesson("sky", "The sky", "Look at it.", "eye"))
        Window.add_widget(popup)
        driver.wait(0.4)
        return popup

    popup = show()
    ended: list[Any] = []
    popup.bind(on_stop_guide=ended.append)
    at = driver.place_of(popup.ids.stop)
    driver.up(driver.down(*at))
    driver.wait(0.2)
    assert not ended, "the note has come by itself, over what was to be tapped"
    driver.wait(RECENT)
    driver.up(driver.down(*at))
    driver.wait(0.2)
    assert ended
