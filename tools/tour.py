"""The app plays itself: `python -m tools.tour` walks through every screen and keeps pictures.

Writes `build/tour/<size>/*.png` and an index page. Needs no display.
"""

import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from tools.driver import SIZES, Driver

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.chance import Chance  # isort: skip
from engine.core import Game, GameOver, Handoff, View  # isort: skip
from engine.registry import all_games  # isort: skip
from engine.setup import Player, Variant  # isort: skip
from engine.table import ROBOT_NAMES  # isort: skip
from mobileapp.app import SeeingThingsApp  # isort: skip

OUT = Path(__file__).parent.parent / "build" / "tour"
SHELL = ("home", "packs", "evenings", "settings", "about")
MOST_MOVES = 600


class Tour:
    """One walk through the app at one size."""

    def __init__(self, size: str, folder: Path) -> None:
        self._size = size
        self._seen: set[str] = set()
        self.app = SeeingThingsApp(folder=folder, seed=lambda: 7)
        self.driver = Driver(self.app, size)

    def keep(self, name: str) -> None:
        """Keep a picture of the screen, once for each name."""
        if name not in self._seen:
            self._seen.add(name)
            self.driver.shot(OUT / self._size / f"{len(self._seen):02}-{name}.png")

    def walk(self) -> None:
        """Every screen of the shell, then a match of every variant, then what is remembered."""
        for name in SHELL:
            self.app.go(name) if name != "home" else self.app.home()
            self.keep(name)
        for game in all_games():
            self.app.home()
            self.app.go("game", game=game.id)
            self.keep(f"{game.id}-page")
            self.app.go("rules", game=game.id)
            self.keep(f"{game.id}-rules")
            for variant in game.variants:
                self.play(game, variant)
        self.app.home()
        self.app.go("evenings")
        self.keep("evenings-full")
        self.driver.stop()

    def play(self, game: Game[Any], variant: Variant) -> None:
        """A whole match: people in every seat, who act as robots would."""
        count = min(max(variant.least, 4), variant.most)
        setup = arrange(
            game,
            [Player(name) for name in ROBOT_NAMES[:count]],
            7,
            variant=variant.id,
            packs=self.app.shelf.for_game(game.id, "en"),
        )
        self.app.start_match(setup)
        for name in self._steps(game):
            self.keep(f"{game.id}-{name}")
        self.driver.wait(0.6)
        self.keep(f"{game.id}-{variant.id}-over")
        self.app.leave_match()

    def _steps(self, game: Game[Any]) -> Iterator[str]:
        """Yields the name of whatever is in sight, then acts."""
        match = self.app.play._match
        for _ in range(MOST_MOVES):
            self.driver.wait(0.6)
            screen = self.app.play.screen
            if isinstance(screen, GameOver):
                return
            yield "curtain" if isinstance(screen, Handoff) else type(screen).__name__
            if isinstance(screen, Handoff):
                self.app.play.lift()
                continue
            move = self._choose(game, match)
            if move is not None:
                self.app.play.move(move)
            elif screen.timer is not None:
                self.driver.wait(1)

    @staticmethod
    def _choose(game: Game[Any], match: Any) -> Any:
        for seat in match.prompt.actors:
            view = View(seat, match.prompt, game.peek(match._state, seat), alone=True)
            luck = Chance(7, len(match.log), f"tour {seat}")
            if (move := game.robot(view, luck)) is not None:
                return move
        return None


def write_index() -> Path:
    """A page with every picture, side by side by name."""
    rows = [
        f"<figure><img src='{size}/{path.name}' loading='lazy'>"
        f"<figcaption>{escape(size)}: {escape(path.stem)}</figcaption></figure>"
        for size in SIZES
        for path in sorted((OUT / size).glob("*.png"))
    ]
    page = OUT / "index.html"
    page.write_text(
        "<!doctype html><meta charset='utf-8'><title>Tour</title>"
        "<style>body{background:#141b33;color:#f5f0e6;font:16px sans-serif;display:flex;"
        "flex-wrap:wrap;gap:16px}img{height:420px;border-radius:8px}figure{margin:0}</style>"
        + "\n".join(rows),
        encoding="utf-8",
    )
    return page


def main() -> None:
    """Walk at every size, or at the sizes named as arguments."""
    for size in sys.argv[1:] or SIZES:
        with tempfile.TemporaryDirectory() as folder:
            Tour(size, Path(folder)).walk()
        print(f"{size}: {len(list((OUT / size).glob('*.png')))} pictures", file=sys.__stdout__)
    print(f"Open {write_index()} to see them.", file=sys.__stdout__)


if __name__ == "__main__":
    main()
