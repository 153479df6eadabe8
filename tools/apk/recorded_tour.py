"""Plays a short tour of the staged app and records every file and resource the app accesses.

Started by path in the minimal environment of `staged.py`, with only the driver of `tests/harness`.
Recording starts before any module of the app is imported; the report is JSON.
"""

import json
import os
import sys
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGING = {
    "os.link",
    "os.mkdir",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.symlink",
    "os.truncate",
}
FORBIDDEN = {"os.exec", "os.posix_spawn", "os.system", "subprocess.Popen"}
ANDROID_ONLY = ("android", "jnius")
STEPS = 8
"""The number of steps played in each match."""


class AccessRecorder:
    """Records every file the app reads or changes, and every forbidden operation."""

    def __init__(self, absent: set[str]) -> None:
        self._absent = absent
        self.reads: set[str] = set()
        self.writes: set[str] = set()
        self.forbidden: set[str] = set()
        sys.addaudithook(self._note)

    def _note(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = arguments
            writing = set(mode or "") & set("wax+") or flags & WRITING
            self._file(path, self.writes if writing else self.reads)
        elif event in ("os.listdir", "os.scandir"):
            self._file(arguments[0], self.reads)
        elif event in CHANGING:
            for path in arguments[:2]:
                self._file(path, self.writes)
        elif event == "sqlite3.connect":
            database = os.fsdecode(arguments[0])
            self._file(unquote(database.removeprefix("file:").partition("?")[0]), self.writes)
        elif event == "import" and arguments[0].partition(".")[0] in self._absent:
            raise ModuleNotFoundError(f"{arguments[0]} does not exist on a tablet")
        elif event in FORBIDDEN or event.startswith(("socket.connect", "socket.bind", "urllib.")):
            self.forbidden.add(f"{event} {arguments[0]}")

    def _file(self, path: object, place: set[str]) -> None:
        if isinstance(path, str | bytes | os.PathLike):
            name = os.fsdecode(path)
            if not name.startswith("<"):  # code that came from no file
                place.add(os.path.realpath(name))


def import_everything(application: Path) -> int:
    """Import every module of the app, as even the rarest must be present on a tablet."""
    count = 0
    for folder in ("engine", "mobileapp"):
        for file in sorted((application / folder).rglob("*.pyc")):
            parts = file.relative_to(application).with_suffix("").parts
            try:
                import_module(".".join(parts).removesuffix(".__init__"))
                count += 1
            except ModuleNotFoundError as error:
                if (error.name or "").partition(".")[0] not in ANDROID_ONLY:
                    raise
    return count


def play_tour(private: Path) -> list[str]:
    """Home, every page, and the first steps of every game."""
    from engine.registry import all_games
    from mobileapp.app import SeeingThingsApp

    app = SeeingThingsApp(seed=lambda: 7)
    driver = import_module("harness.driver").Driver(app)
    seen = []

    def look(name: str) -> None:
        driver.wait(0.3)
        driver.let_pictures_arrive()
        seen.append(name)

    look("home")
    driver.shot(private / "cache" / "home.png")
    for page in ("settings", "packs", "make_pack", "evenings", "about"):
        app.go(page)
        look(page)
        app.home()
    for game in all_games():
        app.go("game", game=game.id)
        look(f"{game.id} page")
        app.go("how_to_play", game=game.id)
        look(f"{game.id} how to play")
        app.home()
        seen += [f"{game.id} {prompt}" for prompt in play_steps(app, driver, game)]
        look(f"{game.id} match")
        app.match_flow.leave()
    app.go("evenings")
    look("evenings again")
    make_pack_of_photos(private)
    driver.stop()
    return seen


def play_steps(app: Any, driver: Any, game: Any) -> Iterator[str]:
    """The first steps of a match in which everyone acts as a robot would."""
    from engine.core import GameOver, Handoff
    from engine.make_setup import make_setup
    from engine.packs import Supply
    from engine.setup import Player

    variant = game.variants[0]
    count = min(max(variant.min_players, 4), variant.max_players)
    players = [Player(name) for name in ("Ana", "Ben", "Cyd", "Dot")[:count]]
    packs = [*app.library.for_game(game.id, "en"), *game.samples]
    app.match_flow.start(make_setup(game, players, 7, variant=variant.id, supply=Supply(packs)))
    for _ in range(STEPS):
        driver.wait(0.3)
        screen = app.session.current
        if isinstance(screen, GameOver):
            return
        yield type(screen).__name__
        if isinstance(screen, Handoff):
            app.session.lift()
            continue
        match = app.storage.matches.load(app.session.match_id)
        match.lift()
        move = match.suggest_move(match.prompt.actors, alone=True)
        if move is not None:
            app.session.move(move)


def make_pack_of_photos(private: Path) -> None:
    """Make a pack from photos, to use every function of Pillow that the app needs."""
    from PIL import Image

    from mobileapp.packs.create import write_photos

    photos: list[Path] = []
    for kind in ("JPEG", "PNG", "WEBP"):
        photo = private / "cache" / f"photo.{kind.lower()}"
        Image.effect_mandelbrot((900, 600), (-2, -1, 1, 1), 20 + len(photos)).save(photo, kind)
        photos.append(photo)
    write_photos(private / "cache" / "holiday", "holiday", "Holiday", photos, ["storyteller"])


def main() -> None:
    """Called with the folder of the app, the private folder and what a tablet does not have."""
    application, private, absent = Path(sys.argv[1]), Path(sys.argv[2]), set(sys.argv[3:])
    recorder = AccessRecorder(absent)
    sys.path.insert(0, str(application))
    sys.path.append(str(Path(__file__).parent))
    import_module("harness")  # prepares Kivy
    import_module("main")
    modules = import_everything(application)
    seen = play_tour(private)
    report = {
        "modules": modules,
        "seen": seen,
        "reads": sorted(recorder.reads),
        "writes": sorted(recorder.writes),
        "forbidden": sorted(recorder.forbidden),
        "paths": sys.path,
    }
    print(json.dumps(report), file=sys.__stdout__)


if __name__ == "__main__":
    try:
        main()
    except Exception:
        traceback.print_exc(file=sys.__stderr__)  # Kivy has replaced sys.stderr
        sys.exit(1)
