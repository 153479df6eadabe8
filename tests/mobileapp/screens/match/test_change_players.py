"""Tests of the sheet in the pause menu with which players leave or join a match."""

import pytest

from engine.core import Handoff, Leave
from engine.games.storyteller.prompts import HaveCluePrompt, RoundResultPrompt, TellPrompt
from engine.games.telepathy.prompts import AnnouncePrompt
from engine.setup import DEFAULT_SKILL
from mobileapp.match.draft import recall
from mobileapp.match.robot_texts import skill_title
from mobileapp.match.table import next_skill
from tests.harness.hands import Hands
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import play_until
from tests.mobileapp.saved_match import saved_match


def open_change_players(driver: Driver) -> None:
    driver.back()
    driver.tap("Players")


def start_with(driver: Driver, *names: str) -> None:
    PageHands(driver).open_players("Storyteller", *names)
    driver.tap("Start")


def leave_button(driver: Driver, name: str) -> object:
    rows = driver.find("PlayerRow")
    return next(row.ids.leave for row in rows if row.profile.name == name)


def at_table(driver: Driver) -> tuple[str, ...]:
    """The names of those who are at the table."""
    return tuple(profile.name for profile in driver.app.session.at_table)


def test_someone_leaves_between_rounds_and_it_can_be_taken_back(start: Start) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan")
    play_until(driver, RoundResultPrompt)
    open_change_players(driver)
    driver.tap(leave_button(driver, "Ben"))
    assert driver.says("Is Ben leaving?")
    driver.tap("Ben stays")
    assert at_table(driver) == ("Ana", "Ben", "Cleo", "Dan")
    driver.tap(leave_button(driver, "Ben"))
    driver.tap("Ben leaves")
    assert at_table(driver) == ("Ana", "Cleo", "Dan")
    assert isinstance(driver.app.session.current, Handoff)
    assert [row.profile.name for row in driver.find("PlayerRow")] == ["Ana", "Cleo", "Dan"]

    driver.tap(leave_button(driver, "Dan"))
    assert driver.says("At least 3 players must stay.")
    assert not driver.says("Dan leaves"), "what would be refused is not offered"
    driver.tap("Dan stays")
    assert at_table(driver) == ("Ana", "Cleo", "Dan")

    driver.tap("Back to the table")
    driver.back()
    remembered = recall("storyteller", driver.app.storage).people
    assert [person.name for person in remembered] == ["Ana", "Cleo", "Dan"]
    driver.tap("Take back the last move")
    assert at_table(driver) == ("Ana", "Ben", "Cleo", "Dan")
    remembered = recall("storyteller", driver.app.storage).people
    assert [person.name for person in remembered] == ["Ana", "Ben", "Cleo", "Dan"]


def test_a_button_that_was_pressed_before_a_departure_still_means_its_own_player(
    start: Start,
) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan", "Eva")
    play_until(driver, RoundResultPrompt)
    open_change_players(driver)
    row = driver.find("PlayerRow")[-1]
    assert row.profile.name == "Eva"
    driver.tap(leave_button(driver, "Ben"))
    driver.tap("Ben leaves")
    row.ids.leave.dispatch("on_release")  # as if a finger on the old button were lifted only now
    driver.wait(0.3)
    assert driver.says("Is Eva leaving?")
    driver.tap("Eva leaves")
    assert at_table(driver) == ("Ana", "Cleo", "Dan")
    row.ids.leave.dispatch("on_release")
    driver.wait(0.3)
    assert not driver.says("Is Eva leaving?"), "nobody is asked about who has gone"


def test_who_comes_back_is_the_same_player_on_the_chair_that_is_theirs(start: Start) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan")
    play_until(driver, RoundResultPrompt)
    before = driver.app.session.profiles()
    open_change_players(driver)
    driver.tap(leave_button(driver, "Ben"))
    driver.tap("Ben leaves")
    PageHands(driver).enter("Ben")
    assert at_table(driver) == ("Ana", "Ben", "Cleo", "Dan")
    assert driver.app.session.profiles() == before
    assert driver.app.session.present == (0, 1, 2, 3)


@pytest.mark.parametrize(("size", "device"), [("tablet", "tablet"), ("phone", "phone")])
def test_while_it_is_handed_on_nobody_comes_or_goes(start: Start, size: str, device: str) -> None:
    driver = start(size)
    PageHands(driver).open_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    driver.tap("Start")
    current = driver.app.session.current
    assert isinstance(current, Handoff)
    assert current.to is not None
    open_change_players(driver)
    assert driver.says(
        f"Players come and go between two rounds, when the {device} lies on the table."
    )


def test_newcomers_get_looks_that_nobody_else_has(start: Start) -> None:
    driver = start("phone")
    driver.app.storage.roster.remember("Zoe", "coral", "sun", 1.0)
    start_with(driver, "Ana", "Ben", "Cleo")
    play_until(driver, RoundResultPrompt)
    open_change_players(driver)
    hands = PageHands(driver)
    hands.enter("ben")
    assert driver.one("NameField").problem == "Two players are called ben: change one of the names."
    assert driver.one("NameField").typed == "ben"
    driver.one("NameField").clear()
    hands.enter("Zoe")
    driver.tap("A robot joins")
    play = driver.app.session
    assert play.names == ("Ana", "Ben", "Cleo", "Zoe", "Bolt")
    assert play.profile(4).robot
    looks = play.profiles()
    assert len({look.colour for look in looks}) == len({look.symbol for look in looks}) == 5

    restarted = start("phone")
    assert restarted.says("Continue Storyteller with Ana, Ben, Cleo, Zoe and Bolt (robot)")


def test_a_robot_joins_with_the_skill_that_was_chosen(start: Start) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo")
    play_until(driver, RoundResultPrompt)
    open_change_players(driver)
    skill = driver.one("SecondaryButton", icon="robot")
    assert skill.text == skill_title(DEFAULT_SKILL)
    row = skill.parent
    assert row.height == max(button.height for button in row.children), "as high as its text"
    driver.tap(skill)
    assert skill.text == skill_title(next_skill(DEFAULT_SKILL))
    driver.tap("A robot joins")
    assert saved_match(driver).players[-1].skill == next_skill(DEFAULT_SKILL)


def test_in_the_middle_of_a_round_nobody_can_leave_or_join_and_the_reason_is_shown(
    start: Start,
) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan")
    play_until(driver, TellPrompt)
    open_change_players(driver)
    assert driver.says("Players come and go between two rounds")
    assert all(row.ids.leave.disabled for row in driver.find("PlayerRow"))
    assert not driver.says("Leave"), "one sentence says it, in place of a disabled button each"
    assert driver.one("NameField").disabled
    driver.tap(leave_button(driver, "Ben"))
    driver.tap("A robot joins")
    assert at_table(driver) == ("Ana", "Ben", "Cleo", "Dan")
    assert not driver.says("Is Ben leaving?")


def test_five_players_and_who_may_join_lie_on_a_tablet_without_a_scroll(start: Start) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan", "Eva")
    play_until(driver, RoundResultPrompt)
    open_change_players(driver)
    (sheet,) = driver.find("ChangePlayersSheet")
    scroll = sheet.ids.scroll
    assert scroll.viewport_size[1] <= scroll.height + 1


def test_before_the_first_round_nobody_can_leave_or_join_and_the_reason_is_shown(
    start: Start,
) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan")
    assert isinstance(driver.app.session.current, HaveCluePrompt)
    open_change_players(driver)
    assert driver.texts().count("Players come and go between rounds, when the points are shown.")
    assert all(row.ids.leave.disabled for row in driver.find("PlayerRow"))
    assert driver.one("NameField").disabled


def test_where_only_some_can_leave_a_robot_can_play_on_for_the_others(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana", "Ben", "Cleo", "Dan", "Eva")
    driver.tap("Start")
    play_until(driver, AnnouncePrompt)
    open_change_players(driver)
    roles = saved_match(driver).setup.roles
    for name, role in zip(driver.app.session.names, roles, strict=True):
        driver.tap(leave_button(driver, name))
        assert driver.says(f"{name} leaves") == (role == "director")
        assert driver.says("hold the secret cards") == (role != "director")
        assert driver.says("A robot plays on")
        driver.tap(f"{name} stays")
    assert not driver.one("NameField").disabled


def test_a_robot_plays_on_for_somebody_who_comes_back_later(start: Start) -> None:
    driver = start("phone")
    start_with(driver, "Ana", "Ben", "Cleo")
    play_until(driver, RoundResultPrompt)
    before = driver.app.session.profiles()
    open_change_players(driver)
    driver.tap(leave_button(driver, "Ben"))
    assert driver.says("A robot can play on in Ben’s place, with the same points.")
    driver.tap("A robot plays on")
    assert at_table(driver) == ("Ana", "Bolt", "Cleo")
    assert driver.says("Robot, in Ben’s place")
    remembered = recall("storyteller", driver.app.storage).people
    assert [person.name for person in remembered] == ["Ana", "Bolt", "Cleo"]
    match_id = driver.app.session.match_id
    restarted = start("phone")
    assert restarted.says("Continue Storyteller with Ana, Bolt (robot) and Cleo")

    assert restarted.app.match_flow.resume(match_id) is None
    open_change_players(restarted)
    restarted.tap(leave_button(restarted, "Bolt"))
    restarted.tap("Ben is back")
    assert restarted.app.session.profiles() == before
    restarted.tap(leave_button(restarted, "Ben"))
    restarted.tap("A robot plays on")
    PageHands(restarted).enter("ben")
    assert restarted.app.session.profiles() == before, "a typed name is that person, too"
    restarted.tap("Back to the table")
    restarted.back()
    restarted.tap("Take back the last move")
    assert at_table(restarted) == ("Ana", "Bolt", "Cleo")


def test_players_can_leave_from_the_result_of_a_round(start: Start) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo", "Dan")
    hands = Hands(driver)
    assert "players" not in hands.scene.pieces
    play_until(driver, RoundResultPrompt)
    hands.rest()
    hands.tap("players")
    driver.tap(leave_button(driver, "Ben"))
    driver.tap("Ben leaves")
    driver.tap("Back to the table")
    hands.rest()
    assert at_table(driver) == ("Ana", "Cleo", "Dan")
    assert isinstance(driver.app.session.current, RoundResultPrompt), "the points are still there"


def test_a_newcomer_has_the_new_look_on_the_table_behind_the_sheet(start: Start) -> None:
    """Also somebody whom the tablet knows with the look of somebody at the table."""
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo")
    play_until(driver, RoundResultPrompt)
    ana = driver.app.session.profile(0)
    driver.app.storage.roster.remember("Zoe", ana.colour, ana.symbol, 1.0)
    hands = Hands(driver)
    hands.rest()
    hands.tap("players")
    PageHands(driver).enter("Zoe", driver.one("NameField"))
    hands.rest()
    zoe = driver.app.session.profile(3)
    assert zoe.symbol != ana.symbol
    assert hands.stage.last_scene.pieces["score:3"].look.symbol == zoe.symbol
    driver.tap("Back to the table")
    hands.rest()
    assert hands.piece("score:3").look.symbol == zoe.symbol


def test_a_refused_departure_does_not_prevent_undo(start: Start) -> None:
    driver = start()
    start_with(driver, "Ana", "Ben", "Cleo")
    play_until(driver, RoundResultPrompt)
    match_id = driver.app.session.match_id
    driver.app.match_flow.leave()
    assert driver.app.match_flow.resume(match_id) is None  # the match goes on at a hand-off
    session = driver.app.session
    passed = saved_match(driver).moves_when_passed
    assert passed < len(saved_match(driver).log)
    assert not session.change_players(Leave(0))
    assert saved_match(driver).moves_when_passed == passed
    assert isinstance(session.current, Handoff)
