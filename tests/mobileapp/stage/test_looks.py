"""Tests of how the looks of pieces are painted."""

from dataclasses import MISSING, fields
from importlib import import_module
from inspect import isabstract
from math import inf
from pathlib import Path
from pkgutil import walk_packages
from typing import get_type_hints

import pytest
from PIL import Image, ImageChops, ImageStat

import mobileapp.games
from engine.games.clouds.sky import PIECES
from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.games.clouds.looks import picture_name
from mobileapp.games.inkblots.looks import WordSlip
from mobileapp.games.storyteller.looks import Track
from mobileapp.games.telepathy.looks import SmallGrid, Tile
from mobileapp.packs.files import THUMB_WIDTH
from mobileapp.stage.gallery import Print
from mobileapp.stage.lettering import line_width, wrapped
from mobileapp.stage.looks import Button, Card, Light, Panel, Ribbon, Slip, Spotlight, Token, Words
from mobileapp.stage.piece import Look


class _Art:
    def asset(self, name: str) -> Path:
        return ASSETS / name

    def picture(self, item: Item, width: float = inf) -> Path:
        raise NotImplementedError


def test_a_ribbon_keeps_its_ends_however_long_it_is() -> None:
    short, long = (Ribbon("", 30, "dusk").paint(width, 50, _Art()) for width in (120, 600))
    for box in ((0, 0, 20, 50), (-20, 0, 0, 50)):
        ends = [
            image.crop((box[0] % image.width, 0, box[2] or image.width, 50)).getchannel("A")
            for image in (short, long)
        ]
        notch = [end.getpixel((0 if box[0] == 0 else 19, 25)) for end in ends]
        assert max(notch) < 40, "the ends are notched"
        assert all(end.getextrema()[1] == 255 for end in ends)


def test_a_ribbon_is_as_wide_as_its_letters_need() -> None:
    look = Ribbon("Morgenrot", 30, "dawn")
    width, height = look.natural_size(100)
    assert look.fitted(width, height).size == 30
    assert width < line_width("Morgenrot", "display", 30) + 2 * height


def test_a_word_that_just_fills_its_line_is_not_broken() -> None:
    size = 40
    width = line_width("Épouvantail", "display", size)
    assert wrapped("Épouvantail", "display", size, width - 0.5) == ["Épouvantail"]
    assert wrapped("", "display", size, width) == [""]


def test_a_light_fills_its_piece() -> None:
    image = Light("#FFFFFF").paint(300, 300, _Art())
    assert image.size == (300, 300)
    assert image.getchannel("A").getbbox()[2] > 200  # type: ignore[index]


class _WordArt(_Art):
    """Shows a red picture for every word, or none if `missing`."""

    def __init__(self, folder: Path, missing: bool = False) -> None:
        self._path = folder / "word.png"
        if not missing:
            Image.new("RGB", (480, 480), "#FF0000").save(self._path)

    def picture(self, item: Item, width: float = inf) -> Path:
        return self._path


WORD, PICTURED = Item("w/sun", "Sun"), Item("w/sun", "Sun", picture="word.png")


def _slips(word: Item) -> list[Look]:
    return [
        Slip("Sun", 40, word=word),
        Words("Sun", 40, word=word),
        WordSlip("Sun", 40, twice=False, word=word, pictured=bool(word.picture)),
    ]


def _red(image: Image.Image) -> int:
    """How many pixels are quite red."""
    red, green, _, alpha = image.convert("RGBA").split()
    quite = red.point([255 * (value > 180) for value in range(256)])
    for other, least in ((ImageChops.invert(green), 195), (alpha, 200)):
        quite = ImageChops.darker(quite, other.point([255 * (v > least) for v in range(256)]))
    return quite.histogram()[255]


@pytest.mark.parametrize("size", [(376, 440), (300, 90), (200, 100)])
def test_a_window_shows_the_picture_of_a_word(size: tuple[int, int], tmp_path: Path) -> None:
    art = _WordArt(tmp_path)
    for pictured, plain in zip(_slips(PICTURED), _slips(WORD), strict=True):
        assert _red(pictured.paint(*size, art)) > _red(plain.paint(*size, art)) + 400, pictured


def test_the_word_below_a_picture_shows_its_own_picture_too(tmp_path: Path) -> None:
    Image.new("RGB", (40, 40), "#FFFFFF").save(tmp_path / "blot.png")

    class Art(_WordArt):
        def picture(self, item: Item, width: float = inf) -> Path:
            return tmp_path / "blot.png" if item.image else super().picture(item)

    blot, art = Card(Item("b/1", image="blot.png")), Art(tmp_path)
    for word, red in ((WORD, False), (PICTURED, True)):
        one = Print(blot, word.text, "", letters=24, below=52, edge=6, word=word)
        assert (_red(one.paint(200, 252, art)) > 400) is red


def test_a_word_whose_picture_is_missing_is_painted_like_one_without(tmp_path: Path) -> None:
    art = _WordArt(tmp_path, missing=True)
    for pictured, plain in zip(_slips(PICTURED)[:2], _slips(WORD)[:2], strict=True):
        assert pictured.paint(300, 90, art).tobytes() == plain.paint(300, 90, art).tobytes()


def test_a_slip_of_two_copies_shows_the_picture_to_both_sides(tmp_path: Path) -> None:
    for look in (
        WordSlip("Sun", 40, word=PICTURED, pictured=True),
        Slip("Sun", 40, word=PICTURED, twice=True),
        Slip("Sun", 40, word=PICTURED, twice=True, badge=BADGE),
    ):
        slip = look.paint(300, 140, _WordArt(tmp_path))
        upper = slip.crop((0, 0, slip.width, slip.height // 2))
        lower = slip.crop((0, slip.height // 2, slip.width, slip.height))
        assert min(_red(upper), _red(lower)) > 400, look


# --- looks of every game, the example included ------------------------------------------------


def _all_looks() -> list[type[Look]]:
    for module in walk_packages(mobileapp.games.__path__, "mobileapp.games."):
        import_module(module.name)
    found, todo = [], [Look]
    while todo:
        kinds = todo.pop().__subclasses__()
        found += [kind for kind in kinds if not isabstract(kind)]
        todo += kinds
    return sorted(found, key=lambda kind: (kind.__module__, kind.__name__))


def _example(kind: type[Look]) -> Look:
    """A look of this kind, in which the first field and all fields without a default are set."""
    values: dict[type | str, object] = {str: "moon", int: 3, float: 30.0, bool: True}
    given: dict[str, object] = {}
    for index, field in enumerate(fields(kind)):  # type: ignore[arg-type]
        if index == 0 or field.default is MISSING:
            hint = get_type_hints(kind)[field.name]
            given[field.name] = values.get(hint, Item("pack/moon") if "Item" in str(hint) else ())
    return kind(**given)


@pytest.mark.parametrize(
    "kind", _all_looks(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}"
)
def test_a_look_that_can_be_turned_over_has_a_face_that_is_protected(kind: type[Look]) -> None:
    look = _example(kind)
    assert look.has_secret_face == kind.has_back
    assert not look.hidden().has_secret_face
    assert look.hidden().painted_sides == ((True,) if kind.has_back else look.painted_sides)
    assert hash(look) == hash(_example(kind)), "textures are kept by look"


def test_looks_of_different_kinds_are_never_the_same() -> None:
    assert Light("#FFFFFF") != Spotlight("#FFFFFF")


def test_small_grids_show_the_right_tiles() -> None:
    """In a small grid, each tile is more similar to its own large picture than to any other."""
    grids = [SmallGrid((tile,) * 16).paint(200, 200, _Art()).convert("RGB") for tile in range(16)]
    large = [Tile(tile).paint(200, 200, _Art()).convert("RGB") for tile in range(16)]
    for tile, grid in enumerate(grids):
        small = grid.crop((8, 8, 53, 53)).resize((40, 40))
        unlike = [
            sum(ImageStat.Stat(ImageChops.difference(small, other.resize((40, 40)))).mean)
            for other in large
        ]
        assert unlike.index(min(unlike)) == tile


@pytest.mark.parametrize("piece", range(len(PIECES)))
def test_the_small_version_of_a_cloud_looks_like_the_large_one(piece: int) -> None:
    versions = []
    for width in (THUMB_WIDTH, THUMB_WIDTH + 1):
        with Image.open(_Art().asset(picture_name(piece, width))) as opened:
            assert (opened.width == THUMB_WIDTH) == (width == THUMB_WIDTH)
            versions.append(opened.convert("RGBA").resize((200, 100)))
    assert max(ImageStat.Stat(ImageChops.difference(*versions)).mean) < 4


def test_the_text_of_a_button_for_both_sides_is_the_same_upside_down() -> None:
    changed = {}
    for twice in (False, True):
        button = Button("Moon is next", 30, twice=twice).paint(480, 100, _Art())
        letters = button.convert("L").point([255 * (v < 100) for v in range(256)])
        letters = letters.crop((100, 12, button.width - 100, button.height - 12))
        other = ImageChops.difference(letters, letters.rotate(180))
        changed[twice] = ImageStat.Stat(other).sum[0] / ImageStat.Stat(letters).sum[0]
    assert changed[True] < 0.4 < changed[False]


BADGE, BLUE = Token("star", "#9CCB7B"), "#0000FF"
WITH_LEAD = {
    "badge": Words("Where did the moon go?", 40, colour=BLUE, badge=BADGE, pool=False),
    "ribbon": Words("Where did the moon go?", 40, colour=BLUE, ribbon=("dawn", "Sun"), pool=False),
    "badge on paper": Slip("Grandma", 40, ink=BLUE, badge=BADGE),
}


@pytest.mark.parametrize("name", WITH_LEAD)
@pytest.mark.parametrize("size", [(180, 60), (400, 60), (800, 60)])
def test_text_is_painted_as_large_as_it_is_measured(name: str, size: tuple[int, int]) -> None:
    look = WITH_LEAD[name]
    _, green, blue, alpha = look.paint(*size, _Art()).split()
    only_blue = ImageChops.darker(ImageChops.subtract(blue, green), alpha)
    left, _, right, _ = only_blue.point([255 * (v > 150) for v in range(256)]).getbbox() or (0,) * 4
    assert right - left == pytest.approx(look.fitted(*size).width, abs=6)


def test_what_is_before_a_text_shrinks_along_with_it() -> None:
    look = WITH_LEAD["badge"]
    assert look.fitted(800, 60).size == look.size
    leads = [look.lead_width(width, 60) for width in (800, 400, 180)]
    assert leads == sorted(leads, reverse=True)
    assert leads[-1] < leads[0]


def test_an_icon_takes_room_from_the_text_of_a_button() -> None:
    plain, with_icon = Button("Go on without me", 30), Button("Go on without me", 30, icon="next")
    assert with_icon.fitted(260, 48).size < plain.fitted(260, 48).size


@pytest.mark.parametrize("size", [(1, 1), (3, 64), (64, 1), (12, 12), (20, 9)])
def test_looks_of_a_tiny_window_are_painted(size: tuple[int, int]) -> None:
    """A window beside other apps may be a strip; blank paper in place of a look would be wrong."""
    looks = (
        Token("acorn", "#F08A76"),
        Token("beep", "#C9D3EE", robot=True),
        Panel(outline="#FFFFFF", dash=6),
        Panel(outline="#FFFFFF", radius=20, line=8),
    )
    for look in looks:
        assert look.paint(*size, _Art()).getbbox() is not None


def test_the_track_is_read_over_the_light_of_a_candle() -> None:
    painted = Track(30).paint(900, 76, _Art())
    light = Image.new("RGBA", painted.size, "white")
    light.alpha_composite(painted)
    shades = light.convert("L").crop((painted.width - 60, 0, painted.width, painted.height))
    darkest, _ = shades.getextrema()
    assert isinstance(darkest, int)
    assert darkest < 90, "a dark glow around the last numbers"
