"""Whole matches of Telepathy by touch for more than two: directors, four partners, two teams."""

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.telepathy_hands import over, sit_down, stage

from engine.games.telepathy.actions import ALL_CARDS  # isort: skip

pytestmark = pytest.mark.usefixtures("plain_pictures")

PAIR = ("+blue -orange", "+star -circle")
FOUR = ("-orange", "+blue", "-circle", "+star")


def test_directors_give_and_announce(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, (*PAIR, "", ""), row=("quad_cw", "col_north"))
    driver = start()
    hands = sit_down(driver, "director", players=4, robots=(1,))
    hands.learn()
    assert driver.says("Directors, the next card goes to Ana")
    assert driver.find("Party", names="Cleo and Dan", note="Directors", acting=True)
    hands.turn("quad_cw", "corner NE")
    assert driver.says("The next card goes to Ben.")
    assert not driver.says("Ana announces")
    hands.next_turn()
    hands.give("col_north")
    driver.until(lambda: hands.step in ("AnnounceScreen", "TelepathyOverScreen"))
    driver.wait(0.6)
    if hands.step == "AnnounceScreen":
        driver.tap("The directors announce")
        driver.tap(driver.one("SignCard", sign="waves"))
        assert hands.screen.confirm.disabled
        assert driver.says("Tap one more")
        hands.name("blue")
        assert over(hands).verdict == "wrong-names"
        assert driver.find("Said", words="Cleo said: waves", right=False)


def test_one_director_is_called_by_name(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, ("+blue", "+star", ""), row=("col_north",))
    driver = start("phone")
    hands = sit_down(driver, "director")
    hands.read_secrets()
    assert driver.says("Cleo, the next card goes to Ana")
    assert driver.says("Turn 1 of 10")
    hands.turn("col_north", "column C")
    hands.announce("Cleo announces", "blue", "star")
    assert over(hands).winners == (0, 1, 2)


def test_a_director_without_cards_must_announce(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, ("+blue", "+star", ""))
    driver = start()
    hands = sit_down(driver, "director", robots=(0, 1), options={"director_removed": 6})
    hands.learn()
    hands.skip_turns(3)
    hands.give()
    driver.until(lambda: hands.step == "AnnounceScreen")
    driver.wait(0.6)
    assert driver.says("The cards have run out: you must announce")
    assert not driver.says("Next turn")
    hands.announce("Cleo announces", "green", "star")
    assert over(hands).verdict == "wrong-names"
    assert driver.says("Cleo said “green”, but it is “blue”.")


def test_four_partners_play_seventeen_turns(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, ("", "+blue", "", "+star"))
    driver = start()
    hands = sit_down(driver, "partners")
    hands.learn()
    assert driver.says("Ana, give Dan a card")
    assert driver.says("Turn 1 of 17")
    assert driver.says("6 cards face down")
    assert not driver.says("Announce instead"), "nothing to announce before the first turn"
    hands.turn()
    assert driver.says("Ben, give Ana a card")
    driver.tap("Announce instead")
    driver.tap("Back")
    assert driver.says("Ben, give Ana a card")
    hands.skip_turns(6)
    assert driver.says("6 cards face down"), "the used cards have been shuffled, once"
    hands.skip_turns(9)
    assert driver.says("Turn 17 of 17")
    assert driver.says("0 cards face down")
    assert driver.says("Announce instead")
    hands.turn()
    assert driver.says("The cards have run out: you must announce")
    hands.announce("Ben announces", "green", "cross")
    assert over(hands).verdict == "wrong-names"


def test_four_partners_announce_instead_of_giving(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, FOUR, row=("col_north",))
    driver = start("portrait")
    hands = sit_down(driver, "partners")
    hands.read_secrets()
    hands.turn("col_north", "column C")
    hands.announce("Announce instead", "blue", "star")
    assert over(hands).winners == (0, 1, 2, 3)
    assert len(driver.find("Holder")) == 4


@pytest.mark.parametrize(
    ("named", "winners", "said"),
    [
        (("blue", "star"), (0, 2), "Dusk wins!"),
        (("green", "star"), (1, 3), "Dusk announced too soon."),
    ],
)
def test_opposed_teams(
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    named: tuple[str, str],
    winners: tuple[int, ...],
    said: str,
) -> None:
    stage(monkeypatch, ("+blue", "+green", "+star", "+waves"), row=("col_swap", "col_north"))
    driver = start()
    hands = sit_down(driver, "opposed")
    hands.read_secrets()
    assert driver.says("Dawn: Ben, give Dan a card")
    assert driver.says("Turn 1"), "and no last one"
    assert driver.find("Emblem", team="dawn")
    hands.turn("col_swap", "column A")
    assert driver.says("Dan announces")
    assert not driver.says("Ben announces")
    assert driver.button("Stop")
    hands.next_turn()
    assert driver.says("Dusk: Cleo, give Ana a card")
    hands.turn("col_north", "column C")
    colour, shape = named
    hands.announce("Ana announces", shape)
    assert driver.says("Dusk: Cleo, reply")
    hands.name(colour)
    assert over(hands).winners == winners
    assert driver.says(said)


def test_robots_play_a_whole_opposed_match_against_people(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    hands = sit_down(driver, "opposed", robots=(1, 3))
    hands.learn()
    for _ in range(40):
        if hands.step == "TelepathyOverScreen":
            break
        if not hands.screen.people:
            driver.wait(1.2)
        elif hands.step == "GiveScreen":
            hands.give()
        elif hands.step == "PerformScreen":
            hands.perform()
        elif len(hands.screen.board.turns) < 4:
            hands.next_turn()
        else:
            driver.tap("Stop")
            driver.tap(driver.find("DangerPill")[-1])
    assert over(hands).board.turns
    assert all(turn.card in ALL_CARDS for turn in over(hands).board.turns)
