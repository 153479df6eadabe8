"""Pieces that many words share: eyes and mouths, wheels, flowers, stars, notes, hearts."""

from art.paint.story.cutouts.geometry import polygon
from art.paint.story.sheets import Outline, Pattern, Sheet
from art.paint.words.colours import (
    AMBER,
    DARK_RED,
    FOREST,
    GREEN,
    INK,
    LEMON,
    ORANGE,
    RED,
    SILVER,
    SLATE,
    WHITE,
    YELLOW,
)
from art.paint.words.picture import Sheets
from art.paint.words.shapes import (
    arc,
    burst,
    disc,
    drop,
    flame_shape,
    leaf_shape,
    line,
    lines,
    petals,
    puffs,
    spokes,
)


def cut(
    colour: str, outline: Outline, lift: float = 11, pattern: Pattern | None = None, shade: str = ""
) -> Sheet:
    """A sheet of coloured paper."""
    return Sheet(outline, colour, lift=lift, pattern=pattern, shade=shade)


def mark(colour: str, outline: Outline) -> Sheet:
    """Something printed on the sheet below: it casts no shadow."""
    return Sheet(outline, colour, lift=0)


def moved(
    sheets: Sheets,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
) -> Sheets:
    """Sheets that belong together, flipped, scaled, turned and moved."""
    return [sheet.placed(x, y, scale, turn, flip) for sheet in sheets]


# --- faces ---------------------------------------------------------------------------------------


def eye(x: float, y: float, size: float, look: tuple[float, float] = (0, 0)) -> Sheets:
    """An open eye that looks somewhere."""
    px, py = x + look[0] * size * 0.34, y + look[1] * size * 0.34
    return [
        cut(WHITE, disc(x, y, size), 3),
        mark(INK, disc(px, py, size * 0.58)),
        mark(WHITE, disc(px - size * 0.2, py + size * 0.22, size * 0.2)),
    ]


def eyes(
    y: float, gap: float, size: float, look: tuple[float, float] = (0, 0), x: float = 0
) -> Sheets:
    """Two open eyes, `gap` from the middle."""
    return [*eye(x - gap, y, size, look), *eye(x + gap, y, size, look)]


def dots(y: float, gap: float, size: float, x: float = 0) -> Sheets:
    """Two simple dark eyes with a light in them."""
    places = [(x - gap, y), (x + gap, y)]
    return [
        mark(INK, disc(*places[0], size) | disc(*places[1], size)),
        mark(
            WHITE,
            disc(places[0][0] - size * 0.3, y + size * 0.35, size * 0.34)
            | disc(places[1][0] - size * 0.3, y + size * 0.35, size * 0.34),
        ),
    ]


def shut_eyes(y: float, gap: float, size: float, x: float = 0, glad: bool = False) -> Sheet:
    """Two eyes that sleep, or that laugh."""
    start, end = (20, 160) if glad else (200, 340)
    left = arc(x - gap, y, size, start, end, size * 0.42, 0.75)
    return mark(INK, left | arc(x + gap, y, size, start, end, size * 0.42, 0.75))


def smile(x: float, y: float, size: float, colour: str = INK, glad: bool = True) -> Sheet:
    """A mouth; not glad, its ends hang down."""
    if glad:
        return mark(colour, arc(x, y + size * 0.5, size, 215, 325, size * 0.24, 0.9))
    return mark(colour, arc(x, y - size, size, 40, 140, size * 0.24, 0.9))


def laugh_mouth(x: float, y: float, size: float) -> Sheets:
    """An open mouth with teeth and a tongue."""
    lips = disc(x, y, size) & polygon((x - 2, y), (x + 2, y), (x + 2, y - 2), (x - 2, y - 2))
    return [
        cut("#7c2233", lips, 2),
        mark("#ee7f86", disc(x, y - size * 0.85, size * 0.55, size * 0.4) & lips),
        mark(
            WHITE,
            polygon((x - 2, y), (x + 2, y), (x + 2, y - size * 0.26), (x - 2, y - size * 0.26))
            & lips,
        ),
    ]


def cheeks(y: float, gap: float, size: float, colour: str = "#f0937f", x: float = 0) -> Sheet:
    return mark(colour, disc(x - gap, y, size, size * 0.8) | disc(x + gap, y, size, size * 0.8))


# --- nature --------------------------------------------------------------------------------------


def cloud(x: float, y: float, width: float, colour: str = WHITE) -> Sheet:
    return cut(colour, puffs(x, y, width), 13)


def star(x: float, y: float, size: float, colour: str = YELLOW, turn: float = 0) -> Sheet:
    return cut(colour, burst(x, y, size, size * 0.48, 5, turn), 8)


def stars(places: str, size: float, colour: str = LEMON) -> Sheet:
    """Small stars at several places."""
    whole = Outline(())
    for pair in places.split():
        x, y = pair.split(",")
        whole = whole | burst(float(x), float(y), size, size * 0.45, 5)
    return cut(colour, whole, 5)


def sparkles(places: str, size: float, colour: str = LEMON) -> Sheet:
    """Stars of four long points, as magic leaves behind."""
    whole = Outline(())
    for pair in places.split():
        x, y = pair.split(",")
        whole = whole | burst(float(x), float(y), size, size * 0.28, 4)
    return cut(colour, whole, 5)


def flame(x: float, y: float, size: float) -> Sheets:
    return [
        cut(RED, flame_shape(x, y, size), 9),
        cut(ORANGE, flame_shape(x, y, size * 0.74), 5),
        cut(YELLOW, flame_shape(x, y, size * 0.46), 4),
    ]


def flower_head(x: float, y: float, size: float, colour: str, middle: str = YELLOW) -> Sheets:
    return [
        cut(colour, petals(x, y, size, 6, size * 0.3, 30), 7),
        cut(middle, disc(x, y, size * 0.36), 5),
    ]


def blossom(x: float, y: float, foot: float, size: float, colour: str) -> Sheets:
    """A flower on a stalk that stands at the height `foot`."""
    middle = (y + foot) / 2
    return [
        cut(GREEN, line(f"{x},{y} {x},{foot}", size * 0.2), 5),
        cut(FOREST, leaf_shape(x, middle - size * 0.4, size * 1.1, size * 0.3, 40), 6),
        *flower_head(x, y, size, colour),
    ]


def rain(places: str, size: float, colour: str = "#d8f0fa") -> Sheet:
    whole = Outline(())
    for pair in places.split():
        x, y = pair.split(",")
        whole = whole | drop(float(x), float(y), size)
    return cut(colour, whole, 5)


def fir(x: float, foot: float, height: float, colour: str = FOREST) -> Sheets:
    """A fir tree of three tiers."""
    sheets = [
        cut(
            "#7a4a26",
            polygon(
                (x - height * 0.05, foot),
                (x + height * 0.05, foot),
                (x + height * 0.05, foot + height * 0.2),
                (x - height * 0.05, foot + height * 0.2),
            ),
            5,
        )
    ]
    for level, half in ((0.12, 0.36), (0.38, 0.29), (0.62, 0.21)):
        base = foot + height * level
        sheets.append(
            cut(
                colour,
                polygon(
                    (x - height * half, base), (x + height * half, base), (x, base + height * 0.44)
                ),
                8,
            )
        )
    return sheets


# --- things --------------------------------------------------------------------------------------


def wheel(x: float, y: float, size: float, hub: str = SILVER) -> Sheets:
    """A tyre with a hub."""
    return [
        cut("#35303f", disc(x, y, size), 8),
        cut(hub, disc(x, y, size * 0.56), 4),
        mark(SLATE, disc(x, y, size * 0.18)),
    ]


def spoked_wheel(x: float, y: float, size: float, colour: str, count: int = 8) -> Sheets:
    """A wheel that can be looked through."""
    rim = disc(x, y, size) - disc(x, y, size * 0.78)
    return [
        cut(SILVER, spokes(x, y, 0, size * 0.85, count, size * 0.07), 4),
        cut(colour, rim, 7),
        cut(colour, disc(x, y, size * 0.16), 4),
    ]


def note(x: float, y: float, size: float, colour: str = INK, pair: bool = False) -> Sheet:
    """A note of music, or a pair of them, with the head at the point."""
    shape = disc(0, 0, 0.3, 0.22, 20) | line(".25,0 .25,1", 0.12)
    if pair:
        shape = shape | disc(0.75, 0.12, 0.3, 0.22, 20) | line("1,.12 1,1.12", 0.12)
        shape = shape | line(".25,.98 1,1.1", 0.24)
    else:
        shape = shape | line(".25,1 .5,.8 .55,.5", 0.14, 0.05)
    return cut(colour, shape.scaled(size).at(x, y), 6)


def streaks(paths: str, width: float = 0.05, colour: str = WHITE) -> Sheet:
    """Lines of speed, sound or shaking."""
    return cut(colour, lines(paths, width, width * 0.5), 4)


def crown_piece(
    x: float, y: float, width: float, jewels: tuple[str, ...] = (RED, "#4590cc", RED)
) -> Sheets:
    """A crown that stands on the point."""
    half, tall = width / 2, width * 0.62
    shape = polygon(
        (x - half, y),
        (x + half, y),
        (x + half * 1.12, y + tall * 0.9),
        (x + half * 0.5, y + tall * 0.42),
        (x, y + tall * 1.05),
        (x - half * 0.5, y + tall * 0.42),
        (x - half * 1.12, y + tall * 0.9),
    )
    tips = (
        disc(x - half * 1.12, y + tall * 0.94, width * 0.07)
        | disc(x, y + tall * 1.1, width * 0.07)
        | disc(x + half * 1.12, y + tall * 0.94, width * 0.07)
    )
    band = polygon(
        (x - half, y),
        (x + half, y),
        (x + half * 1.02, y + tall * 0.24),
        (x - half * 1.02, y + tall * 0.24),
    )
    sheets = [cut(YELLOW, shape, 9), cut(AMBER, band, 4), cut(RED, tips, 5)]
    for side, colour in zip((-0.62, 0, 0.62), jewels, strict=True):
        sheets.append(cut(colour, disc(x + half * side, y + tall * 0.12, width * 0.065), 3))
    return sheets


def bow(x: float, y: float, size: float, colour: str = RED, knot: str = DARK_RED) -> Sheets:
    """A ribbon tied into a bow."""
    loop = leaf_shape(x, y, size, size * 0.42, 20) | leaf_shape(x, y, size, size * 0.42, 160)
    ends = polygon(
        (x, y), (x + size * 0.7, y - size * 0.75), (x + size * 0.36, y - size * 0.8)
    ) | polygon((x, y), (x - size * 0.7, y - size * 0.75), (x - size * 0.36, y - size * 0.8))
    return [cut(colour, ends, 4), cut(colour, loop, 7), cut(knot, disc(x, y, size * 0.2), 4)]
