"""Takes the pictures of the store listings in every language: `python -m tools.tour.store`.

Everything goes to `fastlane/metadata/android/<language>/images`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PIL import Image

from engine.core import Prompt
from engine.registry import find_game, game_ids
from mobileapp.games.ui import game_ui
from mobileapp.languages import find_languages
from tests.harness.driver import SIZES
from tools.locale.catalogue import compile_all
from tools.tour.matches import show
from tools.tour.pages import show_ending, show_home, show_programme
from tools.tour.walk import Walk

ROOT = Path(__file__).parents[2]
LISTINGS = ROOT / "fastlane" / "metadata" / "android"
LANGUAGES = {
    language.store: language.id for language in find_languages().values() if language.store
}
"""The language of every listing."""
FOLDERS = {"tablet": "tenInchScreenshots", "pocket": "phoneScreenshots"}
POCKET = (640, 1280)
"""A phone: stores want it at most twice as high as wide."""
DENSITY = {"tablet": "1", "pocket": "1.75"}
MAX_PICTURES = 8
"""The maximum number of pictures of one size, by the rules of stores."""
PROGRAMME, ENDING = "programme", "ending"
QUALITY, SUBSAMPLING = 50, "4:2:0"
"""Only large letters have faint edges then, and eight pictures of each size stay small."""
ICON = 512
COLOURS = 96
"""Enough for the icon, which has to be a PNG."""


def after_home(games: Sequence[str]) -> list[str]:
    """What the pictures after that of Home show: every game, and of a whole evening its programme
    and its ending, as far as there is room.
    """
    room = MAX_PICTURES - 1 - len(games)
    if room < 0:
        sys.exit(f"Stores show {MAX_PICTURES} pictures, too few for Home and {len(games)} games.")
    return [*[PROGRAMME][:room], *games, *[ENDING][: max(room - 1, 0)]]


def take_pictures(listing: str, size: str) -> None:
    """Home, a whole evening, and what shows every game best, in one language and at one size."""
    sys.stderr = sys.__stderr__  # Kivy redirects it to its log, and with it every traceback
    SIZES["pocket"] = POCKET
    with tempfile.TemporaryDirectory() as folder:
        pictures = Path(folder) / "pictures"
        walk = Walk(size, Path(folder), pictures, LANGUAGES[listing])
        walk.remember_people()
        walk.begin_chapter(listing)
        show_home(walk, "1")
        for number, shown in enumerate(after_home(game_ids()), 2):
            if shown == PROGRAMME:
                show_programme(walk, str(number))
                walk.app.home()
            elif shown == ENDING:
                show_ending(walk, str(number))
            else:
                show(walk, walk.finder.first(find_game(shown), partial(is_showcase, shown)))
                walk.keep(str(number))
                walk.app.match_flow.end()
        walk.driver.stop()
        _publish(sorted(pictures.rglob("*.png")), LISTINGS / listing / "images" / FOLDERS[size])


def is_showcase(game: str, prompt: Prompt) -> bool:
    """Whether a picture for the stores may be taken of a prompt of this game."""
    ui = game_ui(game)
    return type(prompt) is ui.showcase and ui.shows_well(prompt)


def _publish(pictures: list[Path], folder: Path) -> None:
    """Save as JPEG, which stores accept: paintings take a tenth of the space of PNG."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for picture in pictures:
        with Image.open(picture) as taken:
            file = folder / f"{picture.stem}.jpg"
            taken.convert("RGB").save(
                file, quality=QUALITY, subsampling=SUBSAMPLING, optimize=True, progressive=True
            )


def main() -> None:
    """Every listing and every size, each in a process of its own: density is fixed at the start."""
    parser = ArgumentParser(prog="python -m tools.tour.store", description=__doc__)
    parser.add_argument("listing", nargs="?", choices=LANGUAGES)
    parser.add_argument("size", nargs="?", choices=FOLDERS)
    wanted = parser.parse_args()
    compile_all()
    if wanted.size:
        take_pictures(wanted.listing, wanted.size)
        return
    for listing in [wanted.listing] if wanted.listing else LANGUAGES:
        for size, density in DENSITY.items():
            subprocess.run(
                [sys.executable, "-m", "tools.tour.store", listing, size],
                env=os.environ | {"KIVY_METRICS_DENSITY": density},
                cwd=ROOT,
                check=True,
            )
            print(f"{listing}: {FOLDERS[size]}")
        with Image.open(ROOT / "assets" / "icon" / "icon.png") as icon:
            small = icon.convert("RGB").resize((ICON, ICON)).quantize(COLOURS, kmeans=2)
            small.save(LISTINGS / listing / "images" / "icon.png", optimize=True)


if __name__ == "__main__":
    main()
