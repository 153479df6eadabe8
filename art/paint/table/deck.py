"""Everything on the table, as one deck whose pictures lie in several folders of the project."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from art.paint.deck import BUDGET, Deck, Job, Picture
from art.paint.table import (
    actions,
    backs,
    bead,
    conditions,
    controls,
    covers,
    curtain,
    desk,
    icon,
    slips,
    surfaces,
    symbols,
    teams,
    tiles,
)

PROJECT = Path(__file__).parents[3]

Paint = Callable[[], Image.Image]

ICONS: dict[str, Paint] = {
    "icon": icon.paint_icon,
    "foreground": icon.paint_foreground,
    "background": icon.paint_background,
    "presplash": icon.paint_presplash,
}


def deck(draft: bool = False) -> Deck:
    """All of it; a draft has half as many pixels each way."""
    return Deck(PROJECT, list(_jobs(draft)), thumbnails=False)


def _jobs(draft: bool) -> Iterator[Job]:
    for name, file, paint, budget in _pictures():
        yield Job(name, partial(_picture, paint, draft), file, budget)


def _pictures() -> Iterator[tuple[str, str, Paint, int]]:
    """Name, file, painter and the most bytes a WebP file may have."""
    for name in symbols.SYMBOLS:
        yield _on_table(f"symbols/{name}.png", partial(symbols.paint_symbol, name))
    for name in controls.CONTROLS:
        yield _on_table(f"icons/{name}.png", partial(controls.paint_control, name))
    yield _on_table("curtain.webp", curtain.paint_curtain)
    for colour in tiles.GLAZES:
        for shape in tiles.SHAPES:
            paint = partial(tiles.paint_tile, colour, shape)
            yield _on_table(f"tiles/{colour}-{shape}.webp", paint, 24_000)
    yield _on_table("small-tiles.webp", tiles.paint_small_tiles, 100_000)
    for name in actions.ACTIONS:
        yield _on_table(f"actions/{name}.webp", partial(actions.paint_action, name), 40_000)
    for name in conditions.CONDITIONS:
        paint = partial(conditions.paint_condition, name)
        yield _on_table(f"conditions/{name}.webp", paint, 30_000)
        paint = partial(conditions.paint_wanted, name)
        yield _on_table(f"conditions/wanted-{name}.webp", paint, 30_000)
        paint = partial(conditions.paint_avoided, name)
        yield _on_table(f"conditions/avoided-{name}.webp", paint, 30_000)
    for name in backs.NAMES:
        yield _on_table(f"backs/{name}.jpg", partial(backs.paint_back, name), 100_000)
    for name in slips.SLIPS:
        yield _on_table(f"{name}.webp", partial(slips.paint_slip, name), 60_000)
    for name in teams.COLOURS:
        yield _on_table(f"teams/{name}.png", partial(teams.paint_team, name))
    yield _on_table("desk/folder.webp", desk.paint_folder, 40_000)
    yield _on_table("desk/flap.webp", desk.paint_flap, 20_000)
    yield _on_table("desk/folded.webp", desk.paint_folded, 20_000)
    for part, most in desk.INK.items():
        yield _on_table(f"desk/ink-{part}.webp", partial(desk.paint_ink, part), most)
    yield _on_table("bead.webp", bead.paint_bead, 30_000)
    yield _on_table("paper.jpg", surfaces.paint_paper)
    for game in covers.covered_games():
        file = f"mobileapp/games/{game}/cover.jpg"
        yield f"covers/{game}", file, partial(covers.paint_cover, game), BUDGET
    for name, paint_layer in ICONS.items():
        yield f"icon/{name}", f"assets/icon/{name}.png", paint_layer, BUDGET


def _on_table(file: str, paint: Paint, budget: int = BUDGET) -> tuple[str, str, Paint, int]:
    return file.rpartition(".")[0], f"assets/table/{file}", paint, budget


def _picture(paint: Paint, draft: bool) -> Picture:
    image = paint()
    return Picture(image.resize((image.width // 2, image.height // 2)) if draft else image)
