"""Tests of a whole evening with a child who cannot read, and with people who play a game first."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core import Handoff
from engine.game_night.game_night import PlayedMatch
from engine.game_night.programme import LENGTHS, PlannedMatch, possible_matches
from engine.registry import all_games, find_game
from engine.setup import Setup
from mobileapp.games.intro import game_intro
from mobileapp.match.draft import CHILD_AGE
from mobileapp.screens.match.lesson import LessonPopup
from mobileapp.tonight.planners import setup_of, setup_of_next
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import match_at, moments, open_match, uncover
from tests.mobileapp.saved_match import saved_match
from tests.mobileapp.tonight.conftest import Table


@pytest.fixture
def table(start: Start) -> Table:
    return Table(start())


def setups(table: Table, players: int) -> Iterator[Setup]:
    """The setups of all matches that can be part of an evening of so many people, as if known."""
    table.seat(*("Ana", "Ben", "Cleo", "Dan", "Eva")[:players])
    flow = table.app.tonight
    flow.prepare()
    for game in (game for game in all_games() if not game.info.from_memories):
        for planned in possible_matches(game, players):
            yield setup_of(table.app, game, planned, flow.plan.players, 5)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_match_has_the_defaults_for_a_child(table: Table, players: int) -> None:
    table.app.storage.roster.mark_young("Ana", True)
    library = table.app.library
    for setup in setups(table, players):
        packs = [library.find(pack) for pack in setup.packs]
        assert all(pack.age < CHILD_AGE for pack in packs if pack.kind == "words")
        assert all(pack.age <= CHILD_AGE for pack in packs if pack.kind == "pictures")
        for item in setup.box.get("words", ()):
            assert item.picture, f"{item.text} in {setup.game}"
        if setup.game == "clouds":
            assert setup.options["seconds"] == 180
            assert setup.options.get("pace", "whole") == "whole", "also in a short match"


def test_without_a_child_nothing_rests(table: Table) -> None:
    library = table.app.library
    found = {
        library.find(pack).age
        for setup in setups(table, 5)
        for pack in setup.packs
        if library.find(pack).kind == "words"
    }
    assert max(found) >= CHILD_AGE


def test_who_is_at_the_table_decides_not_who_was_there_before(table: Table) -> None:
    table.app.storage.roster.mark_young("Mia", True)
    table.seat("Mia", "Ben")
    flow = table.app.tonight
    flow.prepare()
    flow.plan.table.remove(0)
    flow.plan.table.add("Cleo")
    clouds = find_game("clouds")
    (planned,) = possible_matches(clouds, 2)
    setup = setup_of(table.app, clouds, planned, flow.plan.players, 5)
    assert setup.options["seconds"] == 120


def test_a_game_that_nobody_knows_begins_with_its_lesson(table: Table) -> None:
    table.seat("Ana", "Ben")
    flow = table.app.tonight
    flow.prepare()
    table.app.tonight.open()
    table.rest()
    while flow.plan.night.programme[0].game != "telepathy":
        flow.plan.swap(0)
    assert flow.begin() is None
    session = table.app.session
    assert saved_match(table.driver).setup.seed == game_intro("telepathy").guided_game.seed
    for _ in range(8):
        if table.driver.find(LessonPopup):
            break
        if isinstance(session.current, Handoff):
            session.lift()
        table.driver.wait(2)
    assert table.driver.find(LessonPopup)


def test_the_deal_of_a_lesson_is_only_for_its_own_variant(table: Table) -> None:
    table.seat("Ana", "Ben", "Cleo")
    flow = table.app.tonight
    flow.prepare()
    telepathy = find_game("telepathy")
    (planned,) = possible_matches(telepathy, 3)
    assert planned == PlannedMatch("telepathy", "director", 10)
    night = flow.plan.night
    night = type(night)(30, 1, night.guests, programme=(planned,))
    setup = setup_of_next(table.app, night, telepathy, 99, guided=True)
    assert setup.seed == 99


def test_a_game_is_swapped_by_touch(table: Table) -> None:
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    flow = table.app.tonight
    before = flow.plan.night.programme
    shown = [key for key in table.shown() if key.startswith("photo:")]
    assert len(shown) == len(before)
    games = [find_game(match.game) for match in before]
    place = max(index for index, game in enumerate(games) if not game.info.from_memories)
    (last,) = [key for key in shown if key.startswith(f"photo:{place}:")]
    table.tap(last)
    after = flow.plan.night.programme
    assert after[place].game != before[place].game
    assert "Tap a picture" in table.stage.scene.pieces["remark"].look.text
    table.tap("length:90")
    table.tap("length:60")
    assert flow.plan.night.programme == before, "another length has a programme of its own"
    table.tap(last)
    table.tap("begin")
    assert flow.open_night.night.programme[place].game == after[place].game


def test_a_game_is_left_out_by_touch_until_people_want_it_back(table: Table) -> None:
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    flow = table.app.tonight
    before = flow.plan.night.programme
    (last,) = [key for key in table.shown() if key.startswith(f"photo:{len(before) - 1}:")]
    picture, sky = (table.stage.scene.pieces[key].rect for key in (last, "arc"))
    assert "into the sky" in table.stage.scene.pieces["remark"].look.text
    table.driver.drag((picture.cx, picture.cy), (sky.cx, sky.cy))
    table.driver.wait(0.6)
    after = flow.plan.night.programme
    assert [match.game for match in after] == [match.game for match in before[:-1]]
    assert last not in table.shown()
    assert "moon" in table.stage.scene.pieces["remark"].look.text
    table.tap("moon")
    assert flow.plan.night.programme == before
    table.driver.drag((picture.cx, picture.cy), (sky.cx, sky.cy))
    table.driver.wait(0.6)
    table.tap("begin")
    assert len(flow.open_night.night.programme) == len(before) - 1
    flow.load()
    flow.open_night.table.add("Cleo")
    flow.change_people()
    coming = [match.game for match in flow.load().night.programme]
    assert coming
    assert before[-1].game not in coming, "also not after somebody has come"


def test_a_game_that_was_left_out_stays_out_when_somebody_comes_before_the_evening(
    table: Table,
) -> None:
    table.seat("Ana", "Ben", "Cleo")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    flow = table.app.tonight
    unwanted = flow.plan.night.programme[-1].game
    flow.plan.leave_out(len(flow.plan.night.programme) - 1)
    flow.plan.table.add("Dan")
    assert flow.plan.view().left_out
    assert unwanted not in [match.game for match in flow.plan.night.programme]
    flow.plan.choose_minutes(flow.plan.minutes)
    assert not flow.plan.view().left_out


def test_the_only_game_of_an_evening_stays(table: Table) -> None:
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    flow = table.app.tonight
    while len(flow.plan.night.programme) > 1:
        flow.plan.leave_out(0)
    table.tap("length:90")
    table.tap("length:60")
    assert len(flow.plan.night.programme) > 1
    while len(flow.plan.night.programme) > 1:
        flow.plan.leave_out(0)
    flow.plan.leave_out(0)
    table.app.screens.current_screen.refresh()
    (only,) = [key for key in table.shown() if key.startswith("photo:")]
    assert not table.stage.scene.pieces[only].drops


def test_lights_that_two_people_share_count_once(table: Table) -> None:
    table.seat("Ana", "Ben")
    flow = table.app.tonight
    flow.prepare()
    assert flow.begin() is None
    night = flow.open_night.night
    planned, *_ = night.programme
    played = PlayedMatch(planned, {0: 3, 1: 3})
    flow.open_night.saved = replace(flow.open_night.saved, night=replace(night, played=(played,)))
    assert flow.open_night.interlude_view(False).played[0].lights == 3


def test_a_tap_on_a_lesson_for_all_says_it(table: Table) -> None:
    table.app.storage.settings["voice"] = True
    table.app.apply_settings()
    for audience, said in ((None, True), (0, False)):
        moment = next(
            one
            for one in moments("storyteller")
            if one.variant == "standard" and match_at(one).prompt.audience == audience
        )
        hands = open_match(table.driver, moment, guided=True)
        uncover(hands)
        note = table.driver.until(lambda: table.driver.find(LessonPopup))[0]
        table.app.device.said.clear()
        table.driver.wait(0.5)
        x, y = note.ids.words.center
        table.driver.up(table.driver.down(x, y))
        assert (list(table.app.device.said) == [note.lesson.text]) is said
        table.app.match_flow.leave()


@pytest.mark.parametrize("young", [True, False])
def test_results_what_comes_next_and_titles_are_read_to_a_child(table: Table, young: bool) -> None:
    table.app.storage.roster.mark_young("Ana", young)
    table.app.storage.settings["voice"] = True
    table.begin("Ana", "Ben")
    table.play()
    table.rest()
    said = table.app.device.said
    result = table.app.screens.get_screen("match").stage.scene.pieces["headline"].look.text
    assert (result in said) is young
    table.tap("on")
    table.rest()
    assert any(one.startswith("Next: ") for one in said) is young
    table.tap("enough")
    table.driver.tap("End the evening")
    table.driver.wait(30)
    pieces = table.stage.scene.pieces
    assert (pieces["headline"].look.text in said) is young
    for seat in range(2):
        assert (pieces[f"card:{seat}"].spoken in said) is young


def test_an_evening_with_a_child_is_planned_for_the_child(table: Table) -> None:
    table.app.storage.roster.mark_young("Ana", True)
    table.seat("Ana", "Ben", "Cleo", "Dan", "Eva")
    flow = table.app.tonight
    flow.prepare()
    for minutes in LENGTHS:
        flow.plan.choose_minutes(minutes)
        programme = flow.plan.night.programme
        assert programme[0].game in ("clouds", "remember")
        assert possible_matches(find_game("clouds"), 5, children=1)[0] in programme
    telepathy, inkblots = find_game("telepathy"), find_game("inkblots")
    (directed,), (teams, *_) = (possible_matches(game, 5) for game in (telepathy, inkblots))
    assert setup_of(table.app, telepathy, directed, flow.plan.players, 5).roles[0] == "director"
    table.app.storage.roster.mark_young("Ana", False)
    table.app.storage.roster.mark_young("Ben", True)
    setup = setup_of(table.app, inkblots, teams, flow.plan.players, 5)
    assert setup.roles.count(setup.roles[1]) == 3
