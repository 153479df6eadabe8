"""Draw the cloud pictures robots know, many to a sheet, with the clouds of the app.

`python -m art.cloud_sheets OUT [NOTION ...]` writes sheets of all of them, or of some.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from engine.games.clouds.geometry import Cloud
from engine.games.clouds.layouts import Layout, LayoutPiece, layout_of
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH

ASSETS = Path(__file__).parents[1] / "assets"
LAYOUTS = ASSETS / "robots" / "clouds" / "layouts.json"
COLUMNS, ROWS = 7, 7
SCALE = 7
"""Sky units to a pixel of a sheet."""


@cache
def _sprite(name: str, scale: int) -> Image.Image:
    with Image.open(ASSETS / "clouds" / f"{name}.webp") as image:
        sprite = image.convert("RGBA")
    # sprites are drawn at two pixels to a sky unit
    return sprite.resize((sprite.width // (2 * scale), sprite.height // (2 * scale)))


def drawn(clouds: Sequence[Cloud | LayoutPiece], scale: int = SCALE) -> Image.Image:
    """A sky with these clouds, the last on top."""
    size = SKY_WIDTH // scale, SKY_HEIGHT // scale
    with Image.open(ASSETS / "backdrops" / "clouds-noon-wide.jpg") as image:
        sky = image.convert("RGBA").resize(size)
    used: dict[str, int] = {}
    for cloud in clouds:
        used[cloud.shape] = used.get(cloud.shape, 0) + 1
        sprite = _sprite(f"{cloud.shape}-{used[cloud.shape]}", scale)
        if cloud.flip:
            sprite = sprite.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        sprite = sprite.rotate(cloud.angle, Image.Resampling.BICUBIC, expand=True)
        left = cloud.x // scale - sprite.width // 2
        top = (SKY_HEIGHT - cloud.y) // scale - sprite.height // 2
        over = Image.new("RGBA", size)
        over.paste(sprite, (left, top))
        sky.alpha_composite(over)
    return sky.convert("RGB")


def in_drawing_order(layout: Layout) -> list[LayoutPiece]:
    """The pieces from the lowest to the topmost."""
    return sorted(layout, key=lambda piece: not piece.under)


def sheets(pictures: Iterable[tuple[str, Image.Image]]) -> Iterable[Image.Image]:
    """The pictures with their titles, many to a sheet."""
    batch = list(pictures)
    for first in range(0, len(batch), COLUMNS * ROWS):
        part = batch[first : first + COLUMNS * ROWS]
        width, height = part[0][1].size
        rows = -(-len(part) // COLUMNS)
        sheet = Image.new("RGB", (COLUMNS * (width + 4), rows * (height + 18)), "white")
        pen = ImageDraw.Draw(sheet)
        for number, (title, picture) in enumerate(part):
            x, y = number % COLUMNS * (width + 4), number // COLUMNS * (height + 18)
            sheet.paste(picture, (x, y + 14))
            pen.text((x + 2, y + 1), title, fill="black")
        yield sheet


def main(arguments: list[str] | None = None) -> None:
    """Write the sheets into a folder."""
    parser = argparse.ArgumentParser(prog="python -m art.cloud_sheets", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("notions", nargs="*", metavar="NOTION", help="all of them if none is named")
    parsed = parser.parse_args(arguments)
    layouts: dict[str, str] = json.loads(LAYOUTS.read_text(encoding="utf-8"))
    chosen = {notion: layouts[notion] for notion in parsed.notions or layouts}
    parsed.folder.mkdir(parents=True, exist_ok=True)
    pictures = (
        (notion, drawn(in_drawing_order(layout_of(text)))) for notion, text in chosen.items()
    )
    for number, sheet in enumerate(sheets(pictures), 1):
        sheet.save(parsed.folder / f"sheet-{number}.png")


if __name__ == "__main__":
    main()
