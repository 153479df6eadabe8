"""Every step of the walk through the app: the pages around a match, a blot inked by hand, a whole
evening, and a round of each game.

`python -m tools.bench.slow_walk FOLDER [PART...]`, in a process of its own that `slow.py` slows
down.
"""

import json
import os
import sys
import traceback
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

from engine.registry import all_infos, find_game
from engine.simulate import PLAYER_NAMES
from mobileapp.languages.translation import tr
from mobileapp.player_profile import default_profile
from tests.support.blank_pictures import decode_and_paint_nothing
from tools.bench import first_frame
from tools.bench.figures import few
from tools.bench.slow_walk.desk import ink_a_blot
from tools.bench.slow_walk.evening import whole_evening
from tools.bench.slow_walk.rounds import PEOPLE, rounds
from tools.bench.slow_walk.walk import SEED, Waited, Walk

DOORS = {"packs": "cards", "evenings": "weather-night", "settings": "cog"}


def around_a_match(walk: Walk) -> Iterator[Waited]:
    """Home, and every page that is not part of a match."""
    first, *_ = all_infos()
    card = walk.find("GameCard", title=first.title)
    yield walk.tap("home -> game, touched at once", card, walk.at("game"))
    walk.read()
    yield walk.back("game -> home", walk.at("home"))
    for game in few(all_infos(), all_infos()[-2:]):  # one of each kind of card
        walk.read()
        kind = "MemoryStrip" if game.from_memories else "GameCard"
        card = walk.find(kind, title=game.title)
        yield walk.tap(f"home -> {game.title}", card, walk.at("game"))
        walk.read()
        yield walk.back(f"{game.title} -> home", walk.at("home"))
    walk.read()
    yield walk.tap("home -> game", walk.find("GameCard", title=first.title), walk.at("game"))
    walk.read()
    yield walk.tap("game -> learners", walk.find("LearnButton"), walk.at("players"))
    walk.read()
    rules = walk.find("SecondaryButton", text=tr._("How to play"))
    yield walk.tap("learners -> how_to_play", rules, walk.at("how_to_play"))
    walk.read()
    onward = walk.find("PrimaryButton", text=tr._("Next"))
    book = walk.app.screens.get_screen("how_to_play")
    yield walk.tap("how_to_play, next page", onward, lambda: book.page == 1)
    walk.read()
    yield walk.back("how_to_play -> learners", walk.at("players"))
    walk.read()
    yield walk.back("learners -> game", walk.at("game"))
    walk.read()
    yield from _choose_players(walk)
    walk.read()
    yield walk.back("game -> home", walk.at("home"))
    for name, icon in DOORS.items():
        walk.read()
        yield walk.tap(f"home -> {name}", walk.find("NavButton", icon=icon), walk.at(name))
        walk.read()
        if name == "settings":
            about = walk.find("LinkRow", title=tr._("About Seeing Things"))
            yield walk.tap("settings -> about", about, walk.at("about"))
            walk.read()
            yield walk.back("about -> settings", walk.at("settings"))
            walk.read()
        yield walk.back(f"{name} -> home", walk.at("home"))


def _choose_players(walk: Walk) -> Iterator[Waited]:
    """From a game's page to its players and its options, and back."""
    for seat, name in enumerate(PLAYER_NAMES):
        walk.on_main(partial(_remember, walk.app, name, seat))
    choose = walk.find("PrimaryButton", text=tr._("Choose players"))
    yield walk.tap("game -> players", choose, walk.at("players"))
    page = walk.app.screens.get_screen("players")
    for name in PLAYER_NAMES[:PEOPLE]:
        walk.read()
        chip, before = walk.find("PersonChip", text=name), page.head_count
        seated = partial(_shows_other_count, page, before)
        yield walk.tap(f"players, {name} sits down", chip, seated)
    walk.read()
    options = walk.find("SecondaryButton", text=tr._("Options"))
    yield walk.tap("players -> options", options, walk.at("options"))
    walk.read()
    yield walk.back("options -> players", walk.at("players"))
    walk.read()
    yield walk.back("players -> game", walk.at("game"))


def _shows_other_count(page: Any, before: str) -> bool:
    return bool(page.head_count != before)


def _remember(app: Any, name: str, seat: int) -> None:
    look = default_profile(name, seat, False)
    app.storage.roster.remember(name, look.colour, look.symbol, app.now())


def main() -> None:
    """Print one line of JSON for every step, then end."""
    app = first_frame.make_app("home", str(Path(sys.argv[1])))
    app.new_seed = lambda: SEED
    sys.stderr = sys.__stderr__
    if few(False, True):
        decode_and_paint_nothing()
    walk = Walk(app)

    def go() -> None:
        try:
            # A new tablet has no memories to play with.
            games = [find_game(info.id) for info in all_infos() if not info.from_memories]
            games = few(games, games[:1])  # no step knows which game it is
            parts = {
                "pages": around_a_match,
                "ink": ink_a_blot,
                "evening": whole_evening,
                **dict(rounds(games)),
            }
            for name in sys.argv[2:] or parts:
                for waited in parts[name](walk):
                    print(json.dumps(asdict(waited)), file=sys.__stdout__, flush=True)
        except Exception:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)

    app.bind(on_start=lambda _app: Thread(target=go, daemon=True).start())
    app.run()


if __name__ == "__main__":
    main()
