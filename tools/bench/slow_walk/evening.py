"""Walks through a whole evening: its programme, a match, the page after it, the end and the album.

The match itself is played by moves alone: `slow_round` measures what people do in a match.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any

from engine.chance import Chance
from engine.core import GameOver, Handoff
from engine.registry import game_ids
from engine.simulate import PLAYER_NAMES
from mobileapp.match.draft import Draft
from mobileapp.match.table import remember_people
from mobileapp.tonight.views import TonightPage
from tools.bench.slow_walk.rounds import PEOPLE
from tools.bench.slow_walk.stage import Change
from tools.bench.slow_walk.walk import SEED, Waited, Walk

SHORTEST = "telepathy"
"""The game that takes the fewest moves."""


def whole_evening(walk: Walk) -> Iterator[Waited]:
    """From Home to the album of an evening with one match."""
    app = walk.app
    walk.on_main(partial(_seat, app))
    walk.read()
    yield walk.tap("home -> evening", walk.find("TonightStrip"), walk.at("tonight"))
    page = app.screens.get_screen("tonight")
    walk.read()
    before = page.stage.scene
    longer = partial(page.run, "length", "90")
    yield walk.see("evening, 90 minutes", longer, lambda: page.stage.scene is not before)
    walk.on_main(partial(_begin_with, app.tonight, SHORTEST))
    walk.read()
    yield walk.see("evening -> match", partial(page.run, "begin", ""), Change(app))
    chances = (Chance(SEED, step) for step in count())
    while walk.on_main(partial(_move, app.session, next(chances))):
        pass
    walk.read()
    pages = _pages(walk)
    yield walk.see("match -> interlude", app.tonight.show_interlude, pages("interlude"))
    walk.read()
    walk.on_main(lambda: app.tonight.open_night.end())
    end = partial(app.go, "tonight", page=TonightPage.ENDING)
    yield walk.see("interlude -> ending", end, pages("ending"))
    walk.read()
    yield walk.see("ending -> album", partial(page.run, "book", ""), walk.at("evening"))
    walk.read()
    yield walk.see("album -> home", app.home, walk.at("home"))


def _pages(walk: Walk) -> Callable[[str], Callable[[], bool]]:
    """For the name of a page of the evening, whether it is in sight."""
    in_sight, page = walk.at("tonight"), walk.app.screens.get_screen("tonight")
    return lambda name: lambda: in_sight() and page.page == name


def _seat(app: Any) -> None:
    """Let these people be those of the latest match, and go to Home."""
    draft = Draft(SHORTEST)
    for name in PLAYER_NAMES[:PEOPLE]:
        draft.add(name)
    remember_people(draft.people, app.storage)
    app.remember_badges(draft.people)
    app.storage.settings["place_sounds"] = False  # so that nobody asks
    app.home()


def _begin_with(flow: Any, game: str) -> None:
    """Swap the first game of the programme until it is this one."""
    for _ in game_ids():
        if flow.plan.night.programme[0].game == game:
            break
        flow.plan.swap(0)


def _move(session: Any, chance: Chance) -> bool:
    """Lift the curtain or make a move at random; False if the match is over."""
    shown = session.current
    if isinstance(shown, Handoff):
        session.lift()
    elif not isinstance(shown, GameOver):
        session.move(shown.sample(chance))
    return not isinstance(shown, GameOver)
