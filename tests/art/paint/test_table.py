"""Tests that the pictures of cards, tiles, icons and covers are complete and easy to tell apart."""

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from art.paint.table import actions, backs, conditions, controls, icon, slips, symbols, teams, tiles
from art.paint.table.covers import covered_games
from art.paint.table.deck import PROJECT, deck
from art.paint.table.shapes import box, disc, star, stroke
from engine.games.telepathy.actions import ACTIONS
from engine.registry import game_ids

pytestmark = pytest.mark.paint

Pixels = npt.NDArray[np.floating[Any]]

TABLE = PROJECT / "assets" / "table"
GAMES = covered_games()
BUDGET = 4_000_000
FORMATS = {".jpg": "JPEG", ".png": "PNG", ".webp": "WEBP"}
SIZES = {
    "symbols": (256, 256),
    "tiles": (320, 320),
    "small-tiles": (640, 640),
    "actions": (432, 432),
    "backs/story": (600, 900),
    "backs/action": (432, 432),
    "backs/secret": (336, 472),
    "backs/blot": (500, 500),
    "icons": (128, 128),
    "teams": (400, 80),
    "slip": (688, 288),
    "torn": (1760, 240),
    "desk/folder": (960, 320),
    "desk/flap": (980, 134),
    "desk/folded": (432, 160),
    "desk/ink-run": (1620, 180),
    "desk/ink-drop": (96, 96),
    "bead": (192, 192),
    "covers": (800, 1200),
    "icon/icon": (512, 512),
    "icon/foreground": (432, 432),
    "icon/background": (432, 432),
    "icon/presplash": (1200, 1200),
    "conditions/wanted": (336, 472),
    "conditions/avoided": (336, 472),
    "conditions": (320, 448),
    "curtain": (1024, 640),
    "paper": (1024, 1024),
}
CUT_OUT = (
    "symbols",
    "icons/",
    "tiles",
    "small-tiles",
    "actions",
    "conditions",
    "icon/foreground",
    "teams",
    "slip",
    "torn",
    "desk",
    "bead",
)

JOBS = [pytest.param(job.id, PROJECT / job.file_name, id=job.id) for job in deck().jobs]


@cache
def _picture(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGBA")


def _grey(path: Path, size: int) -> Pixels:
    """The picture in greyscale, on the dark blue of the table, scaled to `size` pixels per side.

    `size` should be about the size at which people see the picture.
    """
    dusk = Image.new("RGBA", _picture(path).size, "#1f2849")
    seen = Image.alpha_composite(dusk, _picture(path)).convert("L")
    return np.asarray(seen.resize((size, size), Image.Resampling.LANCZOS), np.float32)


def _alpha(path: Path, size: int) -> Pixels:
    cover = _picture(path).getchannel("A").resize((size, size), Image.Resampling.LANCZOS)
    return np.asarray(cover, np.float32) / 255


def _luminance(pixels: Pixels) -> Pixels:
    """The relative luminance of sRGB pixels, from which WCAG computes contrast."""
    share = pixels[..., :3] / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


@pytest.mark.parametrize(("name", "path"), JOBS)
def test_file_is_there_in_its_size(name: str, path: Path) -> None:
    wanted = next(size for start, size in SIZES.items() if name.startswith(start))
    with Image.open(path) as picture:
        assert picture.size == wanted
        assert picture.format == FORMATS[path.suffix]
        assert ("A" in picture.getbands()) == name.startswith(CUT_OUT)


def test_every_id_the_app_asks_for() -> None:
    painted = {job.id for job in deck().jobs}
    assert {f"symbols/{name}" for name in symbols.SYMBOLS} <= painted
    for colour in ("blue", "orange", "green", "purple"):
        assert f"conditions/{colour}" in painted
        for shape in ("star", "circle", "cross", "waves"):
            assert {f"tiles/{colour}-{shape}", f"conditions/{shape}"} <= painted
    for sign in conditions.CONDITIONS:
        assert {f"conditions/wanted-{sign}", f"conditions/avoided-{sign}"} <= painted
    assert {f"actions/{action.id}" for action in ACTIONS.values()} <= painted
    assert {f"backs/{name}" for name in ("story", "blot", "action", "secret")} <= painted
    assert {"teams/dusk", "teams/dawn", "slip", "torn", "bead", "curtain"} <= painted
    assert {f"covers/{game}" for game in GAMES} <= painted
    assert set(GAMES) <= set(game_ids())


def test_all_of_it_is_small() -> None:
    assert sum((PROJECT / job.file_name).stat().st_size for job in deck().jobs) < BUDGET


@pytest.mark.parametrize("name", symbols.SYMBOLS)
def test_symbol_is_white_and_fills_its_square(name: str) -> None:
    pixels = np.asarray(_picture(TABLE / "symbols" / f"{name}.png"))
    seen = pixels[..., 3] > 128
    assert pixels[seen][:, :3].min() == 255
    assert 0.2 < seen.mean() < 0.75
    rows, columns = np.flatnonzero(seen.any(axis=1)), np.flatnonzero(seen.any(axis=0))
    assert max(np.ptp(rows), np.ptp(columns)) > 220
    for border in (pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]):
        assert border[:, 3].max() < 128


def test_symbols_differ_at_the_size_of_a_badge() -> None:
    small = {name: _alpha(TABLE / "symbols" / f"{name}.png", 32) for name in symbols.SYMBOLS}
    for first, second in combinations(small, 2):
        shared = np.minimum(small[first], small[second]).sum()
        either = np.maximum(small[first], small[second]).sum()
        assert shared < 0.70 * either, (first, second)


def test_shapes_on_tiles_differ_without_colour() -> None:
    for colour in tiles.GLAZES:
        grey = [_grey(TABLE / "tiles" / f"{colour}-{shape}.webp", 64) for shape in tiles.SHAPES]
        for first, second in combinations(grey, 2):
            assert np.abs(first - second).mean() > 18


def test_colours_of_tiles_differ_without_colour() -> None:
    """Tiles of different colours also differ in brightness and pattern, for colour-blind people."""
    for shape in tiles.SHAPES:
        glazes = []
        for colour in tiles.GLAZES:
            grey = _grey(TABLE / "tiles" / f"{colour}-{shape}.webp", 160)
            glazes.append(grey[8:-8, 8:-8][grey[8:-8, 8:-8] < 200])
        means = sorted(float(glaze.mean()) for glaze in glazes)
        assert means[-1] - means[0] > 30
        pictures = [_grey(TABLE / "tiles" / f"{c}-{shape}.webp", 160) for c in tiles.GLAZES]
        for first, second in combinations(pictures, 2):
            assert np.abs(first - second).mean() > 8


def test_motif_stands_out_from_every_glaze() -> None:
    for colour in tiles.GLAZES:
        light = _luminance(
            np.asarray(_picture(TABLE / "tiles" / f"{colour}-cross.webp"), np.float32)
        )
        motif, glaze = np.median(light[140:180, 140:180]), np.median(light[30:90, 30:90])
        assert (motif + 0.05) / (glaze + 0.05) > 2.2, colour


def test_action_cards_differ_from_far_away() -> None:
    """Cards still differ at 40 pixels per side, about as they look from eighty centimetres away."""
    grey = {name: _grey(TABLE / "actions" / f"{name}.webp", 40) for name in actions.ACTIONS}
    for first, second in combinations(grey, 2):
        assert np.abs(grey[first] - grey[second]).mean() > 8, (first, second)


def test_turns_are_as_different_as_day_and_night() -> None:
    clockwise, back = (_grey(TABLE / "actions" / f"{name}.webp", 40) for name in actions.TURNS)
    assert clockwise.mean() > back.mean() + 60


def test_rows_and_columns_have_a_colour_each() -> None:
    for name in actions.LINES:
        pixels = np.asarray(_picture(TABLE / "actions" / f"{name}.webp"), np.float32)
        red, _, blue = pixels[50:60, 50:380, :3].mean(axis=(0, 1))
        assert (red > 0.4 * blue) == name.startswith("col"), name


@pytest.mark.parametrize("name", actions.LINES)
def test_arrow_points_where_the_tiles_go(name: str) -> None:
    """The arrow of a shift is widest at its head, in the direction in which the tiles move.

    An arrow in both directions is equally wide at both ends.
    """
    light = _luminance(np.asarray(_picture(TABLE / "actions" / f"{name}.webp"), np.float32))[
        26:-26, 26:-26
    ]
    arrow = (light > 0.75).astype(np.float32)
    across = arrow.sum(axis=0) if name.startswith("row") else arrow.sum(axis=1)
    half = len(across) // 2
    head = float(across[half:].max() - across[:half].max())
    if name in ("row_east", "col_south"):
        assert head > 15
    elif name in ("row_west", "col_north"):
        assert head < -15
    else:
        assert abs(head) < 13


def test_condition_cards_differ() -> None:
    names = conditions.CONDITIONS
    small = [_picture(TABLE / "conditions" / f"{name}.webp").resize((80, 112)) for name in names]
    for first, second in combinations(small, 2):
        change = np.abs(np.asarray(first, np.float32) - np.asarray(second, np.float32))
        assert change.mean() > 4


def test_wanted_is_bright_and_avoided_is_red_with_a_red_stroke() -> None:
    for name in conditions.CONDITIONS:
        wanted, avoided = (
            np.asarray(_picture(TABLE / "conditions" / f"{kind}-{name}.webp"), np.float32)
            for kind in ("wanted", "avoided")
        )
        paper, reddish = (sheet[20:40, 20:300, :3].mean((0, 1)) for sheet in (wanted, avoided))
        assert paper.mean() > reddish.mean() + 30
        assert reddish[0] > reddish[1:].max() + 40
        red, green, blue = (avoided[..., channel] for channel in range(3))
        stroke_pixels = (abs(red - 163) < 22) & (abs(green - 38) < 22) & (abs(blue - 46) < 22)
        assert stroke_pixels[260:].sum() > 2000, name
        assert stroke_pixels[:260].sum() < 200, name


def test_controls_are_white_masks_that_differ() -> None:
    small = {}
    for name in controls.CONTROLS:
        path = TABLE / "icons" / f"{name}.png"
        pixels = np.asarray(_picture(path))
        assert pixels[pixels[..., 3] > 128][:, :3].min() == 255
        assert 0.08 < (pixels[..., 3] > 128).mean() < 0.8, name
        small[name] = _alpha(path, 32)
    for first, second in combinations(small, 2):
        assert np.abs(small[first] - small[second]).mean() > 0.05, (first, second)


def test_letters_are_readable_on_ribbons_and_slips() -> None:
    cream, ink = 0.9030, 0.0145  # luminance of the letters on cloth, and of those on paper
    for name in teams.COLOURS:
        pixels = np.asarray(_picture(TABLE / "teams" / f"{name}.png"), np.float32)[20:60, 60:340]
        lightest = np.percentile(_luminance(pixels), 99)
        assert (cream + 0.05) / (lightest + 0.05) > 3.5, name  # enough for large letters
    for name in slips.SLIPS:
        pixels = np.asarray(_picture(TABLE / f"{name}.webp"), np.float32)
        paper = _luminance(pixels)[pixels[..., 3] > 250]
        assert (np.percentile(paper, 1) + 0.05) / (ink + 0.05) > 7, name


def test_teams_differ_without_colour() -> None:
    dusk, dawn = (
        np.asarray(_picture(TABLE / "teams" / f"{name}.png").convert("L"), np.float32)[
            20:60, 60:340
        ]
        for name in teams.COLOURS
    )
    assert np.abs(dusk - dusk.mean() - dawn + dawn.mean()).mean() > 4


def test_words_are_readable_on_the_surfaces() -> None:
    paper = _luminance(np.asarray(_picture(TABLE / "paper.jpg"), np.float32))
    assert (np.percentile(paper, 0.5) + 0.05) / (0.018 + 0.05) > 7
    curtain = np.asarray(_picture(TABLE / "curtain.webp").convert("L"), np.float32)
    middle = curtain[200:440, 350:674]
    assert middle.mean() > 190
    assert middle.std() < 0.8 * curtain.std()


def test_paper_repeats_without_a_seam() -> None:
    paper = np.asarray(_picture(TABLE / "paper.jpg").convert("L"), np.float32)
    for sheet in (paper, paper.T):
        seam = np.abs(sheet[0] - sheet[-1]).mean()
        inside = np.abs(np.diff(sheet, axis=0)).mean()
        assert seam < 2 * inside + 1


def test_backs_look_the_same_upside_down() -> None:
    for name in backs.NAMES:
        small = _picture(TABLE / "backs" / f"{name}.jpg").convert("L").resize((60, 90))
        upright = np.asarray(small, np.float32)
        assert np.abs(upright - upright[::-1, ::-1]).mean() < 8


def test_no_back_is_golden() -> None:
    """No back of a card is golden, as gold marks what people can touch."""
    for name in backs.BACKS:
        pixels = np.asarray(_picture(TABLE / "backs" / f"{name}.jpg"), np.float32)
        assert (pixels[..., 0] > pixels[..., 2] + 40).mean() < 0.001, name


def test_covers_leave_a_calm_place_for_the_title() -> None:
    for game in GAMES:
        path = PROJECT / "mobileapp" / "games" / game / "cover.jpg"
        grey = np.asarray(_picture(path).convert("L"), np.float32)
        assert grey[950:].std() < 0.85 * grey[:940].std(), game


def test_adaptive_icon_keeps_to_the_safe_circle() -> None:
    alpha = _alpha(PROJECT / "assets" / "icon" / "foreground.png", icon.ADAPTIVE)
    y, x = np.mgrid[0 : icon.ADAPTIVE, 0 : icon.ADAPTIVE] - (icon.ADAPTIVE - 1) / 2
    assert alpha[np.hypot(x, y) > icon.SAFE / 2 + 1].max() < 0.03
    assert alpha[np.hypot(x, y) < icon.SAFE / 2].mean() > 0.3


def test_presplash_fades_into_the_night() -> None:
    pixels = np.asarray(_picture(PROJECT / "assets" / "icon" / "presplash.png"), np.int16)
    for corner in (pixels[0, 0], pixels[-1, 0], pixels[0, -1], pixels[-1, -1]):
        assert np.abs(corner[:3] - (0x14, 0x1B, 0x33)).max() <= 3


@pytest.mark.parametrize("name", ["star", "boat"])
def test_painter_still_paints_the_shipped_symbol(name: str) -> None:
    repainted = np.asarray(symbols.paint_symbol(name).getchannel("A"), np.float32)
    shipped = np.asarray(_picture(TABLE / "symbols" / f"{name}.png").getchannel("A"), np.float32)
    assert np.abs(repainted - shipped).mean() < 1


def test_painter_still_paints_the_shipped_tile() -> None:
    repainted = tiles.paint_tile("orange", "circle").convert("L").resize((64, 64))
    shipped = _picture(TABLE / "tiles" / "orange-circle.webp").convert("L").resize((64, 64))
    change = np.asarray(repainted, np.float32) - np.asarray(shipped, np.float32)
    assert np.abs(change).mean() < 5


def test_shapes_know_their_distances() -> None:
    x, y = np.array([0.0, 1.0, 0.5]), np.array([0.0, 0.0, 0.5])
    assert disc(0.4).distance(x, y) == pytest.approx([-0.4, 0.6, np.hypot(0.5, 0.5) - 0.4])
    assert box(1, 1).distance(x, y) == pytest.approx([-0.5, 0.5, 0.0])
    assert stroke([(0, 0), (1, 0)], 0.2).distance(x, y) == pytest.approx([-0.1, -0.1, 0.4])
    assert disc(0.4).at(1, 0).distance(x, y)[1] == pytest.approx(-0.4)
    moon = disc(0.5) - disc(0.5).at(0.3, 0)
    assert (moon.distance(np.array([-0.3, 0.1]), np.array([0.0, 0.0])) < 0).tolist() == [
        True,
        False,
    ]
    up = star(5, 1, 0.4)
    assert up.distance(np.array([0.0, 0.0]), np.array([0.95, -0.95])).round(2)[0] < 0
    assert up.turned(180).distance(np.array([0.0]), np.array([-0.95]))[0] < 0
