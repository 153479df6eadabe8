"""Measures the cost of page transitions, and of the animation on Home.

For each transition it takes the main thread's processor time of the frame in which the new page
opens, and of the worst frame until all movement ends. Every page is visited twice and the second
visit counts, as the app builds all pages in idle moments before people open them.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from engine.make_setup import make_setup
from engine.match import Match
from engine.registry import all_games, game_ids
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.app import SeeingThingsApp
from mobileapp.screens.opening import Opening
from tools.bench.app.stopwatch import Frame, TimedDriver
from tools.bench.size import few

NAMES = ("Ana", "Ben", "Cleo", "Dev")
MAX_FRAME_TIME = 8
"""Milliseconds a frame may take."""
SETTLING = few(1.0, 0.1)
"""Seconds before and after the pictures of a page arrive, until nothing moves."""
DAY = 24 * 60 * 60.0
Step = tuple[str, Callable[[], object]]


def _walk(app: Any) -> Iterator[Step]:
    """From Home to a match and back, and to the other pages."""
    game = game_ids()[1]

    def sit_down() -> None:
        if not app.draft.people:
            for name in NAMES:
                app.screens.current_screen.add(name)

    yield "home -> game", lambda: app.go("game", game=game)
    yield "game -> how_to_play", lambda: app.go("how_to_play", game=game)
    yield "how_to_play -> game", app.back
    yield "game -> players", lambda: app.go("players")
    sit_down()
    yield "players -> options", lambda: app.go("options")
    yield "options -> players", app.back
    yield "players -> game", app.back
    yield "game -> home", app.back
    app.go("game", game=game)
    app.go("players")
    sit_down()
    yield "players -> match", lambda: app.screens.current_screen.start()
    yield "match -> home", app.match_flow.leave
    for name in ("packs", "evenings", "settings"):
        yield f"home -> {name}", lambda name=name: app.go(name)  # type: ignore[misc]
        if name == "evenings":
            yield from _albums(app)
        yield f"{name} -> home", app.back


def _albums(app: Any) -> Iterator[Step]:
    """From the list of evenings to an evening, a person and a group, and back."""
    people = tuple(app.storage.roster.find(name).id for name in NAMES)
    yield "evenings -> evening", lambda: app.go("evening", evening=0)
    yield "a page is turned", lambda: app.screens.current_screen.turn_to(1)
    yield "evening -> evenings", app.back
    yield "evenings -> person", lambda: app.go("person", person=people[0])
    yield "person -> evenings", app.back
    yield "evenings -> group", lambda: app.go("group", people=people)
    yield "group -> evenings", app.back


def _fill_evenings(app: Any) -> None:
    """Save two evenings on which these people played every game."""
    app.storage.roster.remember_all([(name, "coral", "star") for name in NAMES], 0)
    people = [Player(name, robot=True) for name in NAMES]
    for day in range(few(2, 1)):
        for number, game in enumerate(few(all_games(), all_games()[-1:])):
            variant = next(
                v for v in game.variants if v.min_players <= len(people) <= v.max_players
            )
            packs = app.library.for_game(game.id, "en")
            setup = make_setup(game, people, day, variant=variant.id, packs=packs)
            match = Match(game, setup)
            for _step in play_out(match):
                pass
            started = day * DAY + number * 1800
            match_id = app.storage.matches.begin(match, started)
            app.storage.matches.finish(match_id, match, started + 1500)
    ids = [app.storage.roster.find(name).id for name in NAMES]
    content = app.storage.content()
    rows = [row | {"players": ids} for row in content["history"]]  # robots have played for people
    app.storage.replace_content(content | {"history": rows})


def _settle(driver: TimedDriver) -> None:
    driver.wait(SETTLING)
    driver.let_pictures_arrive()
    driver.wait(SETTLING)


def transitions(driver: TimedDriver) -> dict[str, list[Frame]]:
    """The frames of each transition, the one in which the page is opened first."""
    app: Any = driver.app
    frames: dict[str, list[Frame]] = {}
    for _ in range(few(2, 1)):
        for name, act in _walk(app):
            _settle(driver)
            driver.frames.clear()
            driver.pump()
            driver.act(act)
            driver.pump()
            while app.page_transition.moving:
                driver.pump()
            frames[name] = list(driver.frames)
    return frames


def breathing(driver: TimedDriver) -> list[float]:
    """The cost of each frame of the animation on Home."""
    _settle(driver)
    home: Any = driver.app.screens.get_screen("home")
    cost = driver._cost
    return [cost(lambda: home.breathing._tick(1 / 12)).python for _ in range(few(200, 5))]


def opening(driver: TimedDriver) -> list[float]:
    """The cost of each frame of the opening."""
    driver.app.opening = shown = Opening()
    shown.open()
    driver.pump(30)
    driver.frames.clear()
    while shown.playing:
        driver.pump()
    return [frame.python for frame in driver.frames]


def run(folder: Path) -> dict[str, Any]:
    driver = TimedDriver(SeeingThingsApp(folder=folder, seed=lambda: 7))
    driver.until(lambda: not driver.app.idle_tasks.pending, seconds=60)
    _fill_evenings(driver.app)
    return {
        "transitions": transitions(driver),
        "breathing": breathing(driver),
        "opening": opening(driver),
    }


def summary(found: dict[str, Any]) -> tuple[str, list[tuple[str, ...]]]:
    """The title and the rows of a table."""
    rows: list[tuple[str, ...]] = []
    worst = 0.0
    for name, frames in found["transitions"].items():
        first, *moving = (Frame(*frame).python for frame in frames)
        worst = max(worst, *moving)
        rows.append((name, f"{first:.1f}", f"{max(moving):.1f}", f"{median(moving):.2f}"))
    breath, opened = found["breathing"], found["opening"]
    title = (
        f"Pages, ms of the main thread's processor time. Worst frame of a movement {worst:.1f} "
        f"(aim {MAX_FRAME_TIME}). Home breathes: median {median(breath):.2f} a frame, worst "
        f"{max(breath):.2f} (aim 0.3). The opening: median {median(opened):.2f}, worst "
        f"{max(opened):.1f} (aim {MAX_FRAME_TIME})"
    )
    return title, rows


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own_folder:
        figures = run(Path(own_folder))
    print(json.dumps(figures), file=sys.__stdout__, flush=True)
