"""Condition cards: three in a line of one colour or shape."""

import numpy as np
from PIL import Image

from art.paint.plane import Plane, rgb
from art.paint.table.cards import GOLD, TableCard
from art.paint.table.painting import blend, halved
from art.paint.table.shapes import Shape, box, disc, stroke
from art.paint.table.sheet import Sheet
from art.paint.table.tiles import GLAZES, SHAPES, STONE, glazed_tile

WIDTH, HEIGHT = 320, 448
CARD_WIDTH, CARD_HEIGHT = 336, 472
LARGE, SMALL = 172, 82
LARGE_TOP, SMALL_TOP, STEP = 62, 292, 86

CONDITIONS = (*GLAZES, *SHAPES)
WANTED, AVOIDED = ("#f8efdb", "#d9c8a2"), ("#e9b3a6", "#b5655c")


def paint_condition(name: str) -> Image.Image:
    """A blank tile of the colour, or a stone one with the shape; below, three in a line."""
    glaze, motif = GLAZES.get(name, STONE), SHAPES.get(name)
    card = TableCard(WIDTH, HEIGHT, seed=sum(name.encode()))
    card.painting.glow(disc(0.42).at(0, 0.47), GOLD, 0.22, 0.35)
    card.painting.fill(box(1.66, 0.60, 0.10).at(0, -0.68), "#3b4880", opacity=0.55)
    picture = card.finished()
    seed = sum(name.encode())
    _lay(picture, glazed_tile(glaze, motif, seed, LARGE), (WIDTH - LARGE) // 2, LARGE_TOP)
    for place in range(3):
        left = WIDTH // 2 + (place - 1) * STEP - SMALL // 2
        _lay(picture, glazed_tile(glaze, motif, seed + place + 1, SMALL), left, SMALL_TOP)
    return picture


def paint_wanted(name: str) -> Image.Image:
    """Bright paper; the three belong together in one frame."""
    picture = _card(WANTED, seed=sum(name.encode()))
    _lay(picture, _tile(name, 0, 176), (CARD_WIDTH - 176) // 2, 52)
    frame = Sheet(CARD_WIDTH * 2, CARD_HEIGHT * 2, 1)
    around = box(1.76, 0.66, 0.16).at(0, -0.74)
    picture.alpha_composite(_flat(frame, around, "#fffdf4"))
    picture.alpha_composite(_flat(frame, around.line(0.035), "#241a33"))
    for place in range(3):
        left = CARD_WIDTH // 2 + (place - 1) * 86 - 42
        _lay(picture, _tile(name, place + 1, 84), left, 318)
    return picture


def paint_avoided(name: str) -> Image.Image:
    """Red paper; the three lie apart, and a dark red stroke says no."""
    picture = _card(AVOIDED, seed=sum(name.encode()) + 1)
    _lay(picture, _tile(name, 0, 148), (CARD_WIDTH - 148) // 2, 60)
    for place, (left, top, lean) in enumerate(((34, 362, 14), (134, 316, -10), (232, 286, 20))):
        tile = _tile(name, place + 1, 62).rotate(lean, Image.Resampling.BICUBIC, expand=True)
        _lay(picture, tile, left, top)
    frame = Sheet(CARD_WIDTH * 2, CARD_HEIGHT * 2, 2)
    slash = stroke([(-0.80, -1.13), (0.80, -0.33)], 0.075)
    picture.alpha_composite(_flat(frame, slash.grown(0.02), "#f2e9dc"))
    picture.alpha_composite(_flat(frame, slash, "#a3262e"))
    return picture


def _card(paper: tuple[str, str], seed: int) -> Image.Image:
    """A sheet with rounded corners, darker towards its edge."""
    sheet = Sheet(CARD_WIDTH * 2, CARD_HEIGHT * 2, seed)
    body = box(1.98, 2.0 * CARD_HEIGHT / CARD_WIDTH - 0.02, 0.13)
    edge = sheet.distance(body, margin=2)
    grain = 1 + 0.035 * sheet.noise(0.6, 4) + 0.02 * sheet.noise(0.02, 2)
    rim = 0.75 * np.exp(-((edge / 0.07) ** 2))
    pixels = blend(rgb(paper[0]) * grain[..., None], rgb(paper[1]), rim)
    return halved(np.clip(pixels, 0, 1), sheet.cover(body))


def _tile(name: str, number: int, size: int) -> Image.Image:
    seed = sum(name.encode()) + number
    return glazed_tile(GLAZES.get(name, STONE), SHAPES.get(name), seed, size)


def _flat(sheet: Sheet, shape: Shape, colour: str) -> Image.Image:
    pixels: Plane = sheet.x[..., None] * 0 + rgb(colour)
    return halved(pixels, sheet.cover(shape, wobble=0.006))


def _lay(picture: Image.Image, tile: Image.Image, left: int, top: int) -> None:
    shadow = Image.new("RGBA", tile.size, "#0b1024")
    shadow.putalpha(tile.getchannel("A").point(lambda alpha: alpha // 3))
    picture.alpha_composite(shadow, (left + 2, top + 4))
    picture.alpha_composite(tile, (left, top))
