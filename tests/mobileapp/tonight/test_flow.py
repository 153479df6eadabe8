"""Tests of a whole evening in the app, by touch: from Home to the album, and after a kill."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from engine.core import Game, Handoff
from engine.game_night.game_night import EarnedAward, GameNight, Guest, PlayedMatch
from engine.game_night.programme import PlannedMatch, Planner
from engine.game_night.titles import titles
from engine.setup import Player, Setup
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import GAME_NIGHT
from mobileapp.tonight.views import TonightPage
from mobileapp.widgets.sheet import Sheet
from tests.mobileapp.conftest import Start
from tests.mobileapp.tonight.conftest import FIRST, Table


def end_evening(table: Table) -> None:
    """Play one match of an evening, and show its end."""
    table.begin("Ana", "Ben")
    table.play()
    table.tap("on")
    table.tap("enough")
    table.driver.tap("End the evening")
    table.driver.wait(0.5)


def test_from_home_to_the_album(table: Table) -> None:
    table.begin("Ana", "Ben")
    assert table.app.session.game == "telepathy"
    table.play()
    table.tap("on")
    assert table.app.screens.current == "tonight"
    night = table.app.tonight.open_night.night
    assert night.games == ("telepathy",)
    assert night.lights in (1, 3)
    assert {"go", "enough", "person:0", "person:1", "moon"} <= table.shown()
    table.tap("enough")
    table.driver.tap("End the evening")
    table.driver.wait(0.5)
    assert {"card:0", "card:1", "lantern:0", "lantern:1", "headline"} <= table.shown()
    table.tap("book")
    assert table.app.storage.open_night_match() is None
    assert table.app.screens.current == "evening"
    table.driver.wait(1)
    chapters = {one.title: one for one in table.app.screens.current_screen.view.chapters}
    assert {*chapters} == {"A whole evening", "Telepathy"}
    scores = chapters["A whole evening"].scores
    assert len(scores) == 2
    assert all("light" in score.text for score in scores)


def test_the_book_is_offered_where_the_evening_ends(table: Table) -> None:
    end_evening(table)
    table.tap("book")
    assert table.app.screens.current == "evening"
    table.driver.tap_piece("keep")
    table.driver.until(lambda: table.driver.says("Take this evening home"))
    assert table.driver.button("Book (PDF)")
    table.driver.back()
    table.driver.back()
    assert table.app.screens.current == "home"


def test_the_album_opens_without_home_in_between(table: Table) -> None:
    end_evening(table)
    shown: list[str] = []
    table.app.screens.bind(current=lambda _screens, name: shown.append(name))
    table.tap("book")
    assert shown == ["evening"]
    table.driver.wait(1)
    table.driver.back()
    assert shown == ["evening", "home"]


def test_the_end_remembers_who_has_had_the_same_title_before(table: Table) -> None:
    """Only on the third evening: on the second one it may be by chance."""
    people = (Player("Ana"), Player("Ben"))
    nights = table.app.storage.game_nights
    played = (PlayedMatch(FIRST, {0: 1, 1: 1}, (EarnedAward("named", (1,)),)),)
    said = []
    for evening in range(3):
        guests = tuple(Guest(player, 1, 1) for player in people)
        saved = nights.begin(GameNight(30, evening, guests, played=played), 1.0 + evening)
        (title,) = (one for one in titles(saved.night) if one.guest == 1)
        assert nights.times_titled(saved, [title]) == [evening]
        table.app.tonight.take_up(saved)
        said.append(table.app.tonight.open_night.ending_view().sentences)
        nights.end(2.0 + evening)
    again = "“Mind reader” again: Ben, as on 2 evenings before."
    assert [again in sentences for sentences in said] == [False, False, True]


def test_lights_are_hung_once(table: Table) -> None:
    table.begin("Ana", "Ben")
    table.play()
    table.tap("on")
    table.tap("players")
    assert table.app.screens.current == "players"
    table.app.back()
    stage = table.app.screens.current_screen.stage
    assert not stage.scenes_left
    assert "go" in stage.scene.pieces


def test_the_length_is_tapped_and_remembered(table: Table) -> None:
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    table.tap("length:90")
    assert table.app.tonight.plan.minutes == 90
    assert "length:60" in table.shown()
    assert "length:90" not in table.shown()


def test_without_people_the_players_come_first(table: Table) -> None:
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    assert table.app.screens.current == "players"
    assert "2 more players" in table.app.screens.current_screen.ids.start.problem
    table.driver.back()
    table.driver.wait(0.5)
    assert "who’s here" in table.stage.scene.pieces["remark"].look.text
    table.tap("begin")
    assert table.app.screens.current == "players"
    page = table.app.screens.current_screen
    page.add("Ana")
    assert page.ids.start.problem
    page.start()
    assert table.app.screens.current == "players", "one person is too few"
    page.add("Ben")
    page.start()
    table.driver.wait(0.5)
    assert table.app.screens.current == "tonight"
    assert {"person:0", "person:1"} <= table.shown()


@pytest.mark.parametrize("size", ["tablet", "phone-landscape"])
def test_the_players_page_of_an_evening_says_how_long_it_is(table: Table, size: str) -> None:
    table.driver.resize(size)
    table.seat("Ana", "Ben")
    table.app.tonight.open()
    table.app.tonight.plan.choose_minutes(90)
    table.app.go("players", tonight=True)
    table.driver.wait(0.3)
    page = table.app.screens.current_screen
    (card,) = page.ids.variants.children
    assert "90" in card.title
    assert not page.ids.start.problem
    for name in ("Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"):
        page.add(name)
    assert not page.ids.start.problem, "eight people are not too many"
    page.add("Ida")
    assert page.ids.start.problem == "A whole evening is for at most 8 players."


@pytest.mark.parametrize("way", ["begin", "players"])
def test_a_robot_of_an_evening_is_not_remembered_as_a_person(table: Table, way: str) -> None:
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    table.app.tonight.plan.table.add_robot()
    if way == "begin":
        table.tap("begin")
    else:
        table.tap("person:0")
        table.app.screens.current_screen.start()
    assert [known.name for known in table.app.storage.roster.all()] == ["Ana", "Ben"]


def test_a_kill_in_a_match_comes_back_to_its_curtain(table: Table, start: Start) -> None:
    table.begin("Ana", "Ben")
    match_id = table.app.session.match_id
    again = Table(start())
    assert not again.driver.find("ContinueCard"), "the match belongs to the evening"
    again.driver.tap(again.driver.one("TonightStrip"))
    again.driver.wait(0.5)
    assert again.app.session.match_id == match_id
    assert isinstance(again.app.session.current, Handoff)
    again.play()
    again.tap("on")
    assert again.app.tonight.open_night.night.games == ("telepathy",)


def test_a_kill_between_matches_comes_back_to_the_same_page(table: Table, start: Start) -> None:
    table.begin("Ana", "Ben")
    table.play()
    night = table.app.storage.game_nights.open_one().night
    assert night.games == ("telepathy",), "saved together with the end of the match"
    again = Table(start())
    again.driver.tap(again.driver.one("TonightStrip"))
    again.driver.wait(0.5)
    assert again.app.screens.current == "tonight"
    assert again.app.tonight.open_night.night == night
    assert "go" in again.shown()


def test_a_kill_at_the_end_comes_back_to_the_same_page(table: Table, start: Start) -> None:
    end_evening(table)
    shown = table.shown()
    again = Table(start())
    again.driver.tap(again.driver.one("TonightStrip"))
    assert again.shown() == shown
    assert again.app.screens.current_screen.page is TonightPage.ENDING
    again.tap("games")
    assert again.app.storage.open_night_match() is None
    assert again.driver.one("TonightStrip").title == "A whole evening"


@pytest.mark.parametrize(("hours", "is_open"), [(5.9, True), (6, False)])
def test_the_end_of_an_earlier_day_does_not_come_back(
    table: Table, start: Start, hours: float, is_open: bool
) -> None:
    end_evening(table)
    now = table.app.storage.game_nights.open_one().started + hours * 3600
    again = Table(start(now=lambda: now))
    assert (again.app.storage.open_night_match() is not None) == is_open


def test_an_evening_that_is_deleted_does_not_show_its_end_again(table: Table, start: Start) -> None:
    end_evening(table)
    again = Table(start())
    history = again.app.storage.history
    (times,) = history.evenings()
    history.delete(history.outline(times))
    again.app.home()
    assert again.driver.one("TonightStrip").title == "A whole evening"


def test_the_back_key_leaves_the_end_of_an_evening_for_good(table: Table) -> None:
    end_evening(table)
    table.driver.back()
    assert table.app.screens.current == "home"
    assert table.app.storage.open_night_match() is None


def test_another_game_and_people_who_come(table: Table) -> None:
    table.begin("Ana", "Ben")
    table.play()
    table.tap("on")
    before = table.app.tonight.open_night.night
    table.tap("another")
    after = table.app.tonight.open_night.night
    assert after.programme[0].game != before.programme[0].game
    assert after == table.app.storage.game_nights.open_one().night
    table.tap("person:0")
    assert table.app.screens.current == "players"
    page = table.app.screens.current_screen
    (card,) = page.ids.variants.children
    assert str(after.minutes_to_come) in card.title, "the time that is left"
    page.add("Cleo")
    page.start()
    table.driver.wait(0.5)
    night = table.app.tonight.open_night.night
    assert [guest.name for guest in night.at_table] == ["Ana", "Ben", "Cleo"]
    assert night.at_table[2].lights == before.lights
    assert "person:2" in table.shown()


def test_a_planner_is_made_once_and_anew_when_people_or_packs_change(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    class CountedPlanner(Planner):
        def __init__(self, games: Iterable[Game], players: int, *more: object) -> None:
            made.append(players)
            super().__init__(games, players, *more)

    monkeypatch.setattr("mobileapp.tonight.planners.Planner", CountedPlanner)
    flow = table.app.tonight
    table.begin("Ana", "Ben")
    table.play()
    made.clear()
    table.tap("on")
    table.rest()
    assert made == [2], "for the programme and for the page"
    table.app.screens.current_screen.refresh()
    assert made == [2]
    flow.open_night.table.add("Cleo")
    flow.change_people()
    assert flow.open_night.interlude_view(False).programme
    assert {*made[1:]} == {3}
    made.clear()
    table.app.library.make_words("Ours", [f"Word {n}" for n in range(12)], ["clouds"], "en")
    assert flow.open_night.interlude_view(False).programme
    assert made == [3]


def test_a_match_that_is_thrown_away_leaves_the_evening(table: Table) -> None:
    table.begin("Ana", "Ben")
    rest = table.app.tonight.open_night.night.programme[1:]
    table.app.match_flow.end()
    table.driver.wait(0.5)
    assert table.app.screens.current == "tonight"
    assert table.app.tonight.open_night.night.programme == rest
    assert not table.app.storage.unfinished.all()


def test_a_damaged_evening_is_offered_to_be_ended(table: Table, start: Start) -> None:
    table.begin("Ana", "Ben")
    table.play()
    storage: Storage = table.app.storage
    row = {"id": 1, "evening": {"format": 1}, "match": 0, "started": 1.0, "ended": 0.0}
    content = storage.content()
    content[GAME_NIGHT.name] = [row]
    storage.replace_content(content)
    again = Table(start())
    again.driver.tap(again.driver.one("TonightStrip"))
    again.driver.wait(0.5)
    assert again.driver.find(Sheet)
    again.driver.tap("End the evening")
    assert again.app.storage.open_night_match() is None
    assert len(again.app.storage.history.all()) == 1, "what was played stays"


def test_an_export_carries_the_evening(table: Table) -> None:
    table.begin("Ana", "Ben")
    table.play()
    saved = table.app.storage.game_nights.open_one()
    content = table.app.storage.content()
    table.app.storage.game_nights.end(2_000_000_000.0)
    table.app.storage.replace_content(content)
    assert table.app.storage.game_nights.open_one() == saved


def test_a_clock_that_was_set_back_loses_nothing(table: Table) -> None:
    table.begin("Ana", "Ben")
    table.play()
    table.app.now = lambda: 5.0
    table.tap("on")
    table.tap("enough")
    table.driver.tap("End the evening")
    table.tap("games")
    assert table.app.storage.open_night_match() is None
    (ended,) = table.app.storage.game_nights.between(0, 2_000_000_000.0)
    assert ended.night.games == ("telepathy",)
    assert ended == replace(ended, ended=ended.started)


def test_a_forgotten_guest_is_nowhere_in_a_saved_evening(table: Table) -> None:
    table.begin("Ana", "Ben")
    storage = table.app.storage
    ana = storage.roster.find("Ana")
    assert str(storage.content()).count("'Ana'") == 1, "the name is in the table of people alone"
    storage.roster.rename(ana.id, "Anouk")
    assert "Anouk" in [guest.name for guest in storage.game_nights.open_one().night.guests]
    storage.roster.forget(ana.id)
    assert "Somebody" in [guest.name for guest in storage.game_nights.open_one().night.guests]


def test_a_game_without_packs_is_not_in_the_programme_and_the_page_says_why(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    for_game = table.app.library.for_game
    monkeypatch.setattr(
        table.app.library,
        "for_game",
        lambda game, language: [] if game == "clouds" else for_game(game, language),
    )
    table.seat("Ana", "Ben")
    table.app.tonight.plan.choose_minutes(90)
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    shown = table.shown()
    assert not any(key.startswith("photo:") and "Clouds" in key for key in shown)
    assert any(key.startswith("photo:") for key in shown)
    remark = table.stage.scene.pieces["remark"].look.text
    assert remark == "Not tonight: Clouds. There are too few words or pictures in the packs."
    assert table.stage.scene.pieces["begin"].tap.command == "begin"


def test_too_many_people_get_the_sentence(table: Table) -> None:
    table.seat("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ida")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    table.rest()
    pieces = table.stage.scene.pieces
    assert "2 to 8 players" in pieces["remark"].look.text
    assert pieces["begin"].tap.command == "people"


def test_the_next_match_is_painted_ahead_while_an_evening_is_open(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected: list[Setup] = []
    monkeypatch.setattr(table.app.match_flow.paint_ahead, "expect", expected.append)
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.until(lambda: expected)
    assert [setup.game for setup in expected] == ["telepathy"]
    table.tap("begin")
    table.play()
    expected.clear()
    table.app.tonight.show_interlude()
    table.driver.until(lambda: expected)
    assert expected[0].game == table.app.tonight.open_night.night.programme[0].game
    table.rest()
    expected.clear()
    table.app.tonight.open_night.end()
    table.app.go("tonight", page=TonightPage.ENDING)
    table.driver.wait(1)
    assert not expected


def test_nothing_is_painted_ahead_for_an_evening_of_nobody(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Callable[[], object]] = []
    monkeypatch.setattr(table.app.idle_tasks, "do", tasks.append)
    table.app.tonight.prepare()
    table.app.tonight.paint_ahead()
    (task,) = tasks
    task()
    assert len(tasks) == 1


def test_a_page_that_is_laid_out_again_and_again_is_painted_ahead_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Callable[[], object]] = []
    monkeypatch.setattr(table.app.idle_tasks, "do", tasks.append)
    table.seat("Ana", "Ben")
    table.driver.tap(table.driver.one("TonightStrip"))
    table.rest()
    page, flow = table.app.screens.current_screen, table.app.tonight
    for _ in range(3):
        page.refresh()
    (task,) = [task for task in tasks if getattr(task, "__self__", None) is flow]
    task()
    tasks.clear()
    page.refresh()
    assert len(tasks) == 1, "what has changed since is painted, too"


def test_a_tap_on_the_page_before_is_no_tap_on_what_has_appeared_there(table: Table) -> None:
    table.seat("Ana", "Ben")
    table.app.tonight.open()
    table.rest()
    begin = table.stage.scene.pieces["begin"].rect
    table.app.home()
    table.driver.wait(2)
    table.driver.up(table.driver.down(begin.cx, begin.cy))
    table.app.tonight.open()
    table.driver.wait(0.7)
    table.driver.up(table.driver.down(begin.cx, begin.cy))
    table.driver.wait(0.5)
    assert table.app.screens.current == "tonight"
    table.tap("begin")
    assert table.app.screens.current == "match"


def test_a_match_that_a_ninth_person_has_joined_is_saved_and_the_page_says_what_to_do(
    table: Table,
) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo")
    clouds = PlannedMatch("clouds", "standard", 20, {"length": "short"})
    guests = tuple(Guest(Player(name)) for name in names)
    night = GameNight(60, 7, guests, programme=(clouds, clouds))
    nights = table.app.storage.game_nights
    table.app.tonight.take_up(nights.begin(night, table.app.now()))
    table.app.tonight.go_on()
    session = table.app.session
    table.play(until=lambda: session.changes.why_not(session.changes.join("Ida")) is None)
    assert session.change_players(session.changes.join("Ida"))
    session.remember_people()
    table.play()
    assert len(table.app.storage.history.all()) == 1
    assert len(nights.open_one().night.played[0].lights) == 9
    table.tap("on")
    shown = table.shown()
    assert "person:8" in shown
    assert "2 to 8 players" in table.stage.scene.pieces["sentence"].look.text
    table.tap("person:0")
    page = table.app.screens.current_screen
    page.remove(8)
    page.start()
    table.driver.wait(0.5)
    assert "person:8" not in table.shown()
    table.tap("go")
    assert table.app.session is not None, "eight people play on"
