"""What the screens of Storyteller show and let people do."""

from typing import Any

import pytest
from kivy.core.window import Window

from tests.mobileapp.conftest import Start
from tests.mobileapp.storyteller_hands import Hands

from engine.core import Award, Handoff  # isort: skip - the driver prepares Kivy first
from engine.games.storyteller import prompts  # isort: skip
from mobileapp.games.storyteller.reasons import reason  # isort: skip
from mobileapp.theme import theme  # isort: skip
from mobileapp.widgets.card_spread import best_fit  # isort: skip
from mobileapp.widgets.score_track import ScoreTrack, stack  # isort: skip


pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture
def hands(start: Start) -> Hands:
    """Four at the table, Ana tells first; Cleo and Dan are robots."""
    hands = Hands(start())
    hands.sit_down(4, people=(0, 1))
    return hands


def chosen(hands: Hands) -> list[int]:
    return [place for place, card in enumerate(hands.cards) if card.chosen]


def test_one_tap_chooses_and_the_next_shows_it_large(hands: Hands) -> None:
    hands.until(prompts.TellPrompt)
    driver = hands.driver
    assert driver.button("Lay this picture").disabled
    hands.touch_card(1)
    assert chosen(hands) == [1]
    assert not driver.find("CardZoom")
    hands.touch_card(1)
    zoom = driver.one("CardZoom")
    assert zoom.index == 1
    assert not zoom.choosable
    assert isinstance(hands.prompt, prompts.TellPrompt)


def test_swiping_through_large_cards_and_choosing_one(hands: Hands) -> None:
    hands.until(prompts.TellPrompt)
    driver = hands.driver
    magnifier = next(w for w in hands.cards[0].walk() if type(w).__name__ == "ZoomButton")
    hands.touch(magnifier)
    zoom = driver.one("CardZoom")
    middle = zoom.center_y
    for expected in (1, 2):
        driver.drag((zoom.width * 0.7, middle), (zoom.width * 0.4, middle))
        assert zoom.index == expected
    driver.drag((zoom.width * 0.4, middle), (zoom.width * 0.7, middle))
    driver.drag((zoom.width * 0.5, middle), (zoom.width * 0.47, middle))  # too short to count
    assert zoom.index == 1
    driver.tap("Choose this one")
    assert chosen(hands) == [1]
    assert not driver.find("CardZoom")


def test_a_large_card_is_seen_from_edge_to_edge(hands: Hands) -> None:
    hands.until(prompts.TellPrompt)
    driver = hands.driver
    for size in ("tablet", "portrait", "phone"):
        driver.resize(size)
        hands.until(prompts.TellPrompt)
        driver.one("CardTable").zoom(2)
        driver.wait(0.4)
        driver.let_pictures_arrive()
        zoom = driver.one("CardZoom")
        shown = zoom._pictures[2]
        left, right = shown.x + zoom.offset, shown.right + zoom.offset
        assert zoom.x <= left
        assert right <= zoom.right
        assert zoom.y <= shown.y
        assert shown.top <= zoom.top


def test_a_written_clue_is_shown_to_everyone_else(hands: Hands) -> None:
    hands.until(prompts.TellPrompt)
    hands.tell(2, "Over the hills" + " and far" * 30)
    hands.until(prompts.ContributePrompt)
    assert len(hands.prompt.clue) == 120
    assert hands.driver.says("“Over the hills and far")


def test_a_spoken_clue_needs_no_writing(hands: Hands) -> None:
    hands.until(prompts.TellPrompt)
    hands.tell()
    hands.until(prompts.ContributePrompt)
    assert hands.driver.says("Ana has told the clue aloud.")


def test_with_three_players_two_cards_are_given(start: Start) -> None:
    hands = Hands(start("phone"))
    hands.sit_down(3, people=(1,))
    hands.until(prompts.ContributePrompt)
    for place in (0, 3):
        assert hands.driver.button(f"{len(chosen(hands))} of 2 chosen").disabled
        hands.touch_card(place)
    hands.touch_card(4)
    assert chosen(hands) == [3, 4]
    hands.tap("Give these two")
    hands.until(prompts.StartVotingPrompt)
    assert len(hands.cards) == 5


def test_the_table_is_numbered_and_can_be_seen_large(hands: Hands) -> None:
    hands.until(prompts.StartVotingPrompt)
    assert [card.number for card in hands.cards] == [1, 2, 3, 4]
    hands.touch_card(2)
    assert hands.driver.one("CardZoom").number == 3
    hands.driver.back()
    assert not hands.driver.find("CardZoom")
    assert isinstance(hands.prompt, prompts.StartVotingPrompt)


def test_own_cards_are_set_back_and_cannot_be_voted_for(hands: Hands) -> None:
    hands.until(prompts.VotePrompt)
    (own,) = hands.prompt.own
    assert [card.ribbon for card in hands.cards].index("yours") == own
    assert [place for place, card in enumerate(hands.cards) if card.dimmed] == [own]
    hands.touch_card(own)
    zoom = hands.driver.one("CardZoom")
    assert zoom.caption == "This picture is yours."
    assert not zoom.choosable
    hands.touch(zoom)
    assert chosen(hands) == []
    assert hands.driver.button("Choose a picture").disabled


def test_votes_land_one_after_another_and_a_tap_shows_all(hands: Hands) -> None:
    hands.until(prompts.VotePrompt)
    hands.vote(hands.prompt.choices[0])
    finger = hands.driver.down(*hands.driver.place_of(hands.driver.one("Curtain").ids.ring))
    marks = hands.driver.until(lambda: hands.driver.find("VoterMark"))
    hands.driver.up(finger)
    assert len(marks) == 3
    assert not any(card.owned for card in hands.cards)
    points = hands.driver.one("PointsPane")
    assert points.revealed == 0, "the points would tell the votes"
    hands.driver.wait(0.7)
    assert 0 < sum(mark.opacity > 0 for mark in marks) < 3
    hands.watch()
    hands.driver.wait(0.3)
    assert all(mark.opacity == 1 and mark.lift == 0 for mark in marks)
    told = next(place for place, card in enumerate(hands.prompt.cards) if card.told)
    assert [place for place, card in enumerate(hands.cards) if card.framed] == [told]
    assert hands.driver.says(f"Ana told number {told + 1}")
    assert points.revealed == 1
    assert hands.driver.one(ScoreTrack).walked == 1


def test_the_reveal_ends_by_itself_and_gives_every_point_a_reason(hands: Hands) -> None:
    hands.until(prompts.RoundResultPrompt)
    hands.driver.wait(4)
    prompt = hands.prompt
    rows = {row.persona.name: row for row in hands.driver.find("PointsRow")}
    for seat, name in enumerate(hands.driver.app.play.names):
        given = [award.points for award in prompt.awards if award.seat == seat]
        assert rows[name].points == sum(given)
        assert rows[name].counted == 1
        assert rows[name].reasons.count("+") == len(given)
        assert rows[name].reasons
    assert hands.driver.one(ScoreTrack).scores == list(prompt.scores)


def test_every_reason_has_a_sentence(hands: Hands) -> None:
    hands.until(prompts.RoundResultPrompt)
    whys = ["told-well", "found", "votes-drawn", "nobody-found", "everybody-found", "joined"]
    sentences = {reason(Award(1, 2, why), hands.prompt, lambda seat: "Ana") for why in whys}
    assert len(sentences) == len(whys)


def test_nothing_is_sent_by_a_stray_tap(hands: Hands) -> None:
    """Everything on the screen but the golden button may be tapped without playing a move."""
    hands.until(prompts.ContributePrompt)
    before = hands.prompt
    for place in (0, 3, 3):
        hands.touch_card(place)
    hands.touch(hands.driver.one("CardZoom"))
    hands.touch(hands.driver.one("ClueSlip"))
    assert hands.prompt is before


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_every_button_stays_on_the_screen(start: Start, size: str) -> None:
    """With eight at the table, in the largest type."""
    driver = start(size)
    hands = Hands(driver)
    theme.text_scale = 1.5
    try:
        hands.sit_down(8, people=(0, 1), first=None)
        for kind in STEPS:
            hands.until(kind)
            for pill in driver.find("Pill"):
                assert_inside(pill)
            if isinstance(hands.prompt, prompts.HaveCluePrompt):
                hands.touch(driver.find("PersonTile")[0])
                driver.tap("Ana begins")
    finally:
        theme.text_scale = 1.0


STEPS = (
    prompts.HaveCluePrompt,
    prompts.TellPrompt,
    prompts.ContributePrompt,
    prompts.StartVotingPrompt,
    prompts.VotePrompt,
    prompts.RoundResultPrompt,
)


def assert_inside(widget: Any) -> None:
    left, bottom = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.right, widget.top)
    assert left >= 0, widget.text
    assert bottom >= 0, widget.text
    assert right <= Window.width + 1, widget.text
    assert top <= Window.height + 1, widget.text


@pytest.mark.parametrize(
    ("count", "size", "columns"),
    [
        (8, (1000, 700), 4),
        (4, (1280, 640), 4),
        (6, (750, 1100), 3),
        (5, (300, 700), 2),
        (1, (9, 9), 1),
    ],
)
def test_cards_are_as_large_as_they_can_be(count: int, size: tuple[int, int], columns: int) -> None:
    assert best_fit(count, *size, gap=10)[0] == columns
    for other in range(1, count + 1):
        rows = -(-count // other)
        across = (size[0] - 10 * (other - 1)) / other
        down = (size[1] - 10 * (rows - 1)) / rows * 2 / 3
        assert best_fit(count, *size, gap=10)[1] >= min(across, down) - 1e-9


def test_tokens_on_one_place_stand_on_each_other() -> None:
    assert stack([0, 0, 0, 100, 101], width=40) == [0, 1, 2, 0, 1]


def test_the_track_goes_beyond_the_target(hands: Hands) -> None:
    track = ScoreTrack(hands.driver.app.play.personas(), [31, 12, 30, 0], 30)
    track.size = 900, 160
    hands.driver.pump()
    flag = next(mark for step, mark in track._marks if step == 30)
    ana, _, cleo, _ = track._tokens
    assert cleo.center_x == pytest.approx(flag.center_x)
    assert flag.center_x < ana.center_x <= track.right
    assert isinstance(hands.prompt, Handoff)
