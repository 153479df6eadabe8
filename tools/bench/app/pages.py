"""Measures the cost of page transitions, of Home and the opening, of many evenings and memories.

For each transition it takes the main thread's processor time of the frame in which the new page
opens, and of the worst frame until all movement ends. Every page is visited twice and the second
visit counts, as the app builds all pages in idle moments before people open them. The pages
*Evenings* and that of one evening are opened from Home with 10, 100 and 1,000 evenings, too: the
number makes no difference, as Home has a worker thread read when matches were played. What *Do you
remember?* asks is read from as many matches; the app does that on a worker thread.
"""

import gc
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import thread_time, time
from typing import Any

from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import all_games, game_ids
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.app import SeeingThingsApp
from mobileapp.screens.home.opening import Opening
from mobileapp.storage.memories import Memories
from tools.bench.app.stopwatch import TimedDriver
from tools.bench.figures import few, print_table

NAMES = ("Ana", "Ben", "Cleo", "Dev")
MAX_FRAME_TIME = 8
"""Milliseconds a frame may take."""
MAX_MEMORIES_TIME = 1000
"""Milliseconds that reading the memories of 1,000 matches may take."""
SETTLING = few(1.0, 0.1)
"""Seconds before and after the pictures of a page arrive, until nothing moves."""
HOUR = 60 * 60.0
DAY = 24 * HOUR
COUNTS = few((10, 100, 1000), (2, 4, 6))
"""How many evenings there are."""
FILLED = few(40, 3)
"""The frames in which a page of evenings is filled."""
Step = tuple[str, Callable[[], object]]
Row = tuple[str, ...]


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
            setup = make_setup(game, people, day, variant=variant.id, supply=Supply(packs))
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


def _frames(driver: TimedDriver, act: Callable[[], object], least: int = 1) -> list[float]:
    """What each frame costs from a call on, that of the call first, until no page moves."""
    app: Any = driver.app
    driver.frames.clear()
    driver.pump()
    driver.act(act)
    driver.pump(least)
    while app.page_transition.moving:
        driver.pump()
    return [frame.python for frame in driver.frames]


def transitions(driver: TimedDriver) -> list[Row]:
    found: dict[str, list[float]] = {}
    for _ in range(few(2, 1)):
        for name, act in _walk(driver.app):
            _settle(driver)
            found[name] = _frames(driver, act)
    return [_row(name, frames) for name, frames in found.items()]


def at_rest(driver: TimedDriver) -> list[float]:
    """The cost of each frame of Home, where a little moves all the time."""
    _settle(driver)
    driver.frames.clear()
    driver.pump(few(200, 5))
    return [frame.python for frame in driver.frames]


def opening(driver: TimedDriver) -> list[float]:
    """The cost of each frame of the opening."""
    driver.app.opening = shown = Opening()
    shown.open()
    driver.pump(30)
    driver.frames.clear()
    while shown.playing:
        driver.pump()
    return [frame.python for frame in driver.frames]


def many_evenings(driver: TimedDriver) -> Iterator[Row]:
    """The pages of evenings with ever more of them; the first visit builds the pages."""
    app: Any = driver.app
    driver.use_own_memories()
    content = app.storage.content()
    played = content["history"]
    for number, count in enumerate((COUNTS[0], *COUNTS)):
        rows = [
            played[0] | {"id": 1 + day, "started": day * DAY, "ended": day * DAY + 500}
            for day in range(count)
        ]
        app.storage.replace_content(content | {"history": rows})
        app.go("settings")
        app.home()
        _settle(driver)
        gc.collect()
        for page, context in (("evenings", {}), ("evening", {"evening": 0})):
            frames = _frames(driver, partial(app.go, page, **context), FILLED)
            if number:
                yield _row(f"{page} with {count:,} evenings", frames)


def memories(app: Any) -> Iterator[Row]:
    """Processor time in ms for reading all memories of ever more matches of all games."""
    content = app.storage.content()
    played = content["history"]
    for count in COUNTS:
        rows = [
            played[number % len(played)]
            | {"id": 1 + number, "started": number * HOUR, "ended": number * HOUR + 500}
            for number in range(count)
        ]
        app.storage.replace_content(content | {"history": rows})
        storage = app.storage
        reader = Memories(storage.history, storage.roster, storage.items, lambda: app.library, time)
        began = thread_time()
        packs = reader.packs()
        spent = (thread_time() - began) * 1000
        found = sum(len(pack.items) for pack in packs)
        yield f"{count:,} matches", f"{spent:.0f}", f"{found:,}"
    app.storage.replace_content(content)


def _row(name: str, frames: list[float]) -> Row:
    first, *moving = frames
    return name, f"{first:.1f}", f"{max(moving):.1f}", f"{median(moving):.2f}"


def report() -> None:
    """Print three tables: of transitions, of memories, and of single pages."""
    with tempfile.TemporaryDirectory() as folder:
        driver = TimedDriver(SeeingThingsApp(folder=Path(folder), seed=lambda: 7))
        driver.until(lambda: not driver.app.idle_tasks.pending, seconds=60)
        _fill_evenings(driver.app)
        title = "Pages, ms of the main thread's processor time"
        head = ("opened", f"worst frame (aim {MAX_FRAME_TIME})", "median")
        head_of_memories = (f"ms in all (aim {MAX_MEMORIES_TIME:,} for 1,000)", "memories")
        read = [*memories(driver.app)]
        rows = [*transitions(driver), *many_evenings(driver)]
        print_table(title, ("from page to page", *head), rows)
        print_table("Memories, read from the history", ("matches", *head_of_memories), read)
        rows = [_row("Home, frame by frame", at_rest(driver)), _row("Opening", opening(driver))]
        print_table(title, ("a page that moves by itself", "first", *head[1:]), rows)
