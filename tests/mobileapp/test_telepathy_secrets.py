"""What is hidden stays hidden: behind the curtain, in timing and cues, after a kill."""

import gc
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.telepathy_hands import Hands, sit_down, stage

from engine.games.telepathy.conditions import ALL_SIGNS, line  # isort: skip
from mobileapp.games.telepathy.grid_view import GridView  # isort: skip

PAIR = ("+blue -orange", "+star -circle")


def test_peek_through_the_curtain(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any time: before a card is given, in the middle of a turn, even before a reply."""
    stage(monkeypatch, PAIR, row=("row_swap",))
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    for step in ("GiveScreen", "PerformScreen", "AnnounceScreen", "ReplyScreen"):
        assert hands.step == step
        driver.tap("Peek")
        assert driver.says("Whose secret?")
        driver.tap("Ben")
        assert driver.says("Pass the tablet to Ben")
        assert not driver.find("SecretCard")
        hands.lift()
        assert driver.says("Make: star")
        assert not driver.says("Make: blue")
        driver.tap("Done")
        assert driver.says("Put the tablet on the table")
        assert not driver.find("SecretCard")
        hands.lift()
        if step == "GiveScreen":
            hands.give("row_swap")
        elif step == "PerformScreen":
            hands.perform()
        elif step == "AnnounceScreen":
            hands.announce("Ana announces", "star")


def test_one_secret_needs_no_question_whose(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, PAIR)
    driver = start("phone")
    hands = sit_down(driver, robots=(1,))
    hands.learn()
    driver.tap(driver.one("IconButton", icon="eye"))
    assert driver.says("Pass the tablet to Ana")


@pytest.mark.parametrize("cover", ["pause", "turn", "back"])
def test_the_secret_is_covered_at_once(
    start: Start, monkeypatch: pytest.MonkeyPatch, cover: str
) -> None:
    stage(monkeypatch, PAIR)
    driver = start()
    hands = sit_down(driver)
    hands.lift()
    driver.let_pictures_arrive()
    screen = weakref.ref(hands.screen)
    {
        "pause": driver.app.on_pause,
        "turn": lambda: driver.resize("portrait"),
        "back": driver.back,
    }[cover]()
    assert driver.find("Curtain")
    assert not driver.find("SecretCard")
    assert not any(sign in text for sign in ALL_SIGNS for text in driver.texts())
    driver.let_pictures_arrive()
    driver.wait(1)  # the scroll bar fades away
    gc.collect()
    assert screen() is None


def go_on(driver: Driver) -> Hands:
    driver.tap(driver.one("ContinueCard"))
    return Hands(driver)


def test_a_killed_app_comes_back_behind_the_curtain(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PAIR, row=("col_north",))
    hands = sit_down(start())
    hands.lift()
    driver = start()  # killed while Ana was reading
    hands = go_on(driver)
    assert driver.says("Pass the tablet to Ana")
    assert not driver.find("SecretCard")
    hands.read_secrets()
    hands.give("col_north")
    driver.app.on_pause()
    driver = start("portrait")  # killed in the background, with a card given
    hands = go_on(driver)
    assert driver.says("Put the tablet on the table")
    hands.lift()
    assert driver.says("Ben, choose one of the four columns")
    hands.perform("column C")
    hands.announce("Ben announces", "blue")
    driver = start("phone")  # killed with the announcement made
    hands = go_on(driver)
    hands.lift()
    assert driver.says("Ben says that Ana wants: blue.")
    hands.name("star")
    assert hands.screen.prompt.verdict == "won"


# --- two worlds -------------------------------------------------------------------------------


def film(driver: Driver, frames: int) -> list[Any]:
    """What anybody could see, frame by frame."""
    shots: list[Any] = []
    for _ in range(frames):
        driver.pump()
        for widget in driver.widgets():
            shots += (type(widget).__name__, *widget.pos, *widget.size, widget.opacity)
            shots.append(getattr(widget, "text", None))
            if isinstance(widget, GridView):
                shots += [(piece.tile, *piece.place.xy) for piece in widget._pieces]
    return shots


def watch_a_turn(driver: Driver, hands: Hands, picture: Path) -> list[Any]:
    """Everything the table shows and the device does in a turn, and in the step after it."""
    seen: list[Any] = [driver.texts()]
    hands.read_secrets()
    seen += film(driver, 2)
    hands.give("col_north")
    hands.tap_place("column C")
    seen += film(driver, 2)
    driver.up(driver.down(*driver.place_of(hands.screen.confirm)))
    seen += [*film(driver, 36), driver.shot(picture).read_bytes()]
    if hands.step == "AnnounceScreen":
        hands.next_turn()
    return [*seen, *film(driver, 2), *driver.app.device.signals]


def lines_there(hands: Hands) -> set[str]:
    """Which signs form a line now."""
    return {sign for sign in ALL_SIGNS if line(hands.screen.board.grid, sign)}


def wins_of(secrets: Sequence[str]) -> set[str]:
    return {word[1:] for text in secrets for word in text.split() if word[0] == "+"}


WORLDS: dict[str, tuple[Sequence[str], ...]] = {
    "standard": (PAIR, ("+blue -purple", "+waves -circle"), ("+purple -green", "+circle -waves")),
    "director": ((*PAIR, ""), ("+purple -green", "+circle -waves", "")),
    "partners": (
        ("-orange", "+blue", "-circle", "+star"),
        ("-purple", "+green", "-waves", "+circle"),
    ),
    "opposed": (
        ("+blue", "+orange", "+star", "+circle"),
        ("+purple", "+green", "+circle", "+waves"),
    ),
}


@pytest.mark.parametrize("variant", WORLDS)
def test_the_table_looks_the_same_whatever_the_secrets_are(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variant: str
) -> None:
    """With both win lines on the grid, with one, or with none: not a pixel, word, frame or pulse
    differs."""
    worlds, lines = [], []
    for secrets in WORLDS[variant]:
        with monkeypatch.context() as patch:
            stage(patch, secrets, row=("col_north", "row_swap"))
            driver = start("phone")
            hands = sit_down(driver, variant)
            worlds.append(watch_a_turn(driver, hands, tmp_path / "table.png"))
            lines.append(lines_there(hands))
            driver.app.leave_match()
    assert all(there == lines[0] for there in lines)
    first, last = (wins_of(WORLDS[variant][number]) for number in (0, -1))
    assert first & lines[0], "in the first world a secret line lies there"
    assert not last & lines[0], "and in the last none does"
    for world in worlds[1:]:
        assert len(world) == len(worlds[0])
        for one, other in zip(worlds[0], world, strict=True):
            assert one == other


def test_the_slide_takes_as_long_with_a_win_line_as_without(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same card on two places: one makes both win lines, the other none."""
    films = []
    for place in ("column C", "column B"):
        with monkeypatch.context() as patch:
            stage(patch, PAIR, row=("col_north",))
            driver = start()
            hands = sit_down(driver)
            hands.learn()
            hands.give("col_north")
            hands.tap_place(place)
            driver.up(driver.down(*driver.place_of(hands.screen.confirm)))
            frames = []
            for _ in range(36):
                driver.pump()
                grid = hands.screen.grid
                frames.append((round(grid.travelled, 6), grid.settled, driver.texts()))
            films.append((frames, list(driver.app.device.signals)))
            driver.app.leave_match()
    assert films[0] == films[1]
