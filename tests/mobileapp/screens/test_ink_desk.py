"""The desk where people ink blots: real touches, many fingers, and everything in mid-movement."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from mobileapp.ink.sheet import INKS
from mobileapp.packs.library import PackLibrary
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.screens.ink_desk.fold import Corners, Square, angle_under, half_mesh
from mobileapp.screens.ink_desk.folding_sheet import DRIP, OPEN, PRESSED
from mobileapp.theme import theme
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.failing_disk import failing_disk

ENTER, SPACE, DELETE = 13, 32, 127


class Desk:
    """Hands at the desk; places on the sheet are in its units."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        driver.app.go("ink_desk")
        driver.wait(1)

    @property
    def screen(self) -> Any:
        return self.driver.app.screens.get_screen("ink_desk")

    @property
    def sheet(self) -> Any:
        return self.screen.ids.sheet

    @property
    def drops(self) -> list[Any]:
        return list(self.sheet.wet.drops)

    def at(self, x: float, y: float) -> tuple[float, float]:
        left, bottom, side = self.sheet.square
        return left + x / 1000 * side, bottom + (1 - y / 1000) * side

    def stroke(self, *places: tuple[float, float]) -> None:
        touch = self.driver.down(*self.at(*places[0]))
        for place in places[1:]:
            self.driver.move(touch, *self.at(*place))
        self.driver.up(touch)

    def ink(self) -> None:
        self.stroke((400, 300), (420, 400), (460, 560), (430, 700))

    def fold(self) -> None:
        self.stroke((985, 500), (800, 500), (500, 500), (200, 500), (60, 500))
        self.driver.wait(0.5)

    def open_sheet(self) -> None:
        self.driver.until(lambda: self.sheet.blot_ready)
        self.stroke((20, 500), (300, 500), (700, 500), (950, 500))
        self.driver.wait(1.5)

    def make_blot(self) -> None:
        self.ink()
        self.fold()
        self.open_sheet()
        assert self.sheet.mode == OPEN

    def kept(self) -> int:
        library = self.driver.app.library
        return len(library.find(OWN_BLOTS).items) if library.is_own(OWN_BLOTS) else 0

    def carry(self, x: float, y: float, steps: int = 20) -> None:
        start = self.at(500, 500)
        self.driver.drag(start, (x, y), steps)


@pytest.fixture
def desk(start: Start) -> Desk:
    return Desk(start())


@contextmanager
def reduced_motion() -> Iterator[None]:
    theme.reduce_motion = True
    try:
        yield
    finally:
        theme.reduce_motion = False


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_from_the_first_drop_to_the_pile(start: Start, size: str) -> None:
    desk = Desk(start(size))
    assert not desk.screen.can_act
    desk.make_blot()
    desk.carry(*desk.driver.place_of(desk.screen.ids.pile))
    desk.driver.wait(1)
    assert desk.kept() == 1
    assert desk.screen.kept == 1
    assert desk.sheet.mode == DRIP
    assert not desk.sheet.has_ink, "a new sheet lies there"


def test_everything_by_buttons_with_little_motion(desk: Desk) -> None:
    with reduced_motion():
        desk.ink()
        for action in ("Fold", "Open", "Keep"):
            desk.driver.until(lambda: desk.screen.can_act)
            desk.driver.tap(action)
        desk.driver.wait(0.5)
    assert desk.kept() == 1


def test_everything_by_keyboard(desk: Desk) -> None:
    def press(key: int) -> None:
        Window.dispatch("on_key_down", key, 0, "", [])
        desk.driver.wait(0.5)

    press(ord("4"))
    assert desk.screen.ink == "red"
    press(SPACE)
    assert [drop.ink for drop in desk.drops] == ["red"]
    press(DELETE)
    desk.driver.wait(1)
    assert not desk.drops
    press(SPACE)
    press(ENTER)
    assert desk.sheet.mode == PRESSED
    desk.driver.until(lambda: desk.sheet.blot_ready)
    press(ENTER)
    desk.driver.wait(1.5)
    press(ENTER)
    desk.driver.wait(0.5)
    assert desk.kept() == 1


def test_pots_change_the_ink_of_fingers_to_come(desk: Desk) -> None:
    for pot in desk.driver.find("PotButton"):
        desk.driver.tap(pot)
        desk.stroke((300, 300))
    assert [drop.ink for drop in desk.drops] == list(INKS)


def test_a_resting_finger_feeds_a_pool(desk: Desk) -> None:
    touch = desk.driver.down(*desk.at(300, 300))
    desk.driver.wait(1)
    desk.driver.up(touch)
    radii = [drop.radius for drop in desk.drops]
    assert radii == sorted(radii)
    assert radii[-1] > 30
    assert len(radii) < 40, "a pool is not stamped in every frame"


def test_ten_fingers_draw_at_once_on_both_halves(desk: Desk) -> None:
    places = [(100 + 85 * number, 300) for number in range(10)]
    touches = [desk.driver.down(*desk.at(*place)) for place in places]
    for step in range(1, 6):
        for touch, (x, y) in zip(touches, places, strict=True):
            desk.driver.move(touch, *desk.at(x, y + 40 * step))
    for touch in touches:
        desk.driver.up(touch)
    for x, _ in places:
        assert sum(abs(drop.x - x) < 20 for drop in desk.drops) > 10


def test_either_edge_folds_the_sheet_over(desk: Desk) -> None:
    desk.ink()
    desk.stroke((15, 500), (300, 500), (700, 500), (900, 500))
    desk.driver.wait(0.5)
    assert desk.sheet.mode == PRESSED
    assert desk.sheet.outward == -1
    desk.driver.until(lambda: desk.sheet.blot_ready)
    desk.stroke((980, 500), (600, 500), (300, 500), (50, 500))
    desk.driver.wait(0.5)
    assert desk.sheet.mode == OPEN


def test_a_sheet_let_go_too_early_falls_back(desk: Desk) -> None:
    desk.ink()
    desk.stroke((985, 500), (900, 500))
    desk.driver.wait(0.5)
    assert desk.sheet.mode == DRIP
    assert desk.sheet.angle == 0


def test_a_bare_sheet_is_dripped_on_up_to_its_edges(desk: Desk) -> None:
    desk.stroke((985, 500))
    assert len(desk.drops) == 1


def test_rubbing_shows_the_ink_through_the_paper(desk: Desk) -> None:
    desk.ink()
    desk.fold()
    before = desk.sheet.rubbed
    desk.stroke((250, 300), (350, 400), (250, 500))
    assert desk.sheet.rubbed > before + 200
    assert desk.sheet.mode == PRESSED


def test_a_flick_throws_the_sheet_away(desk: Desk) -> None:
    desk.make_blot()
    x, y = desk.at(500, 500)
    desk.carry(x - 200, y + 200, steps=3)
    desk.driver.wait(1)
    assert desk.sheet.mode == DRIP
    assert not desk.kept()


def test_a_sheet_put_down_elsewhere_returns_to_its_place(desk: Desk) -> None:
    desk.make_blot()
    x, y = desk.at(500, 500)
    touch = desk.driver.down(x, y)
    for step in range(40):
        desk.driver.move(touch, x - step * 2, y)
    desk.driver.wait(1)
    desk.driver.up(touch)
    desk.driver.wait(0.5)
    assert desk.sheet.mode == OPEN
    assert list(desk.sheet.shift) == [0, 0]


def in_mid_stroke(desk: Desk) -> Any:
    return desk.driver.down(*desk.at(300, 300))


def in_mid_fold(desk: Desk) -> Any:
    desk.ink()
    touch = desk.driver.down(*desk.at(985, 500))
    desk.driver.move(touch, *desk.at(600, 500))
    return touch


def while_painting(desk: Desk) -> Any:
    desk.ink()
    desk.sheet.fold()
    return desk.driver.down(*desk.at(300, 300))


def while_opening(desk: Desk) -> Any:
    desk.ink()
    desk.fold()
    desk.driver.until(lambda: desk.sheet.blot_ready)
    touch = desk.driver.down(*desk.at(20, 500))
    desk.driver.move(touch, *desk.at(300, 500))
    return touch


def while_carrying(desk: Desk) -> Any:
    desk.make_blot()
    touch = desk.driver.down(*desk.at(500, 500))
    desk.driver.move(touch, *desk.at(700, 600))
    return touch


MOMENTS = (in_mid_stroke, in_mid_fold, while_painting, while_opening, while_carrying)


@pytest.mark.parametrize("moment", MOMENTS)
def test_leaving_in_the_middle_of_everything(desk: Desk, moment: Any) -> None:
    touch = moment(desk)
    desk.driver.back()
    assert desk.driver.app.screens.current == "home"
    desk.driver.move(touch, 300, 300)
    desk.driver.up(touch)
    assert desk.sheet.wet is None
    assert not desk.sheet.drawing.stages
    assert desk.sheet.drawing.paper is None
    assert not desk.screen.waiting
    desk.driver.app.go("ink_desk")
    desk.driver.wait(1)
    desk.make_blot()


@pytest.mark.parametrize("moment", MOMENTS)
def test_turning_the_tablet_in_the_middle_of_everything(desk: Desk, moment: Any) -> None:
    touch = moment(desk)
    mode, drops = desk.sheet.mode, len(desk.drops)
    desk.driver.resize("portrait")
    desk.driver.move(touch, 300, 600)
    desk.driver.up(touch)
    desk.driver.wait(0.5)
    assert desk.sheet.mode == mode
    assert len(desk.drops) == drops
    assert list(desk.sheet.shift) == [0, 0]


def test_a_full_disk_leaves_the_blot_on_the_desk(desk: Desk, tmp_path: Path) -> None:
    desk.make_blot()
    with failing_disk(tmp_path) as disk, disk.failing(1, broken=True):
        desk.driver.tap("Keep")
        desk.driver.wait(0.5)
        assert desk.driver.says("This blot could not be kept")
        desk.driver.tap("OK")
    assert desk.sheet.mode == OPEN
    assert not desk.kept()
    desk.driver.tap("Keep")
    desk.driver.wait(0.5)
    assert desk.kept() == 1


def test_leaving_while_a_blot_is_being_kept_keeps_it(desk: Desk, tmp_path: Path) -> None:
    desk.make_blot()
    keeping = desk.screen
    keeping.keep()
    future = keeping.waiting[-1]
    desk.driver.app.back()
    future.result(timeout=10)
    found = PackLibrary(tmp_path / "none", tmp_path / "packs").find(OWN_BLOTS)
    assert len(found.items) == 1


def test_wet_ink_is_drawn_again_after_the_graphics_were_lost(desk: Desk) -> None:
    desk.ink()
    desk.driver.wait(1)
    before = desk.sheet.wet.texture.pixels
    desk.sheet.wet._wipe()
    assert desk.sheet.wet.texture.pixels != before
    desk.sheet.wet.redraw()
    after = desk.sheet.wet.texture.pixels
    inked, again = (sum(1 for a in pixels[3::28] if a) for pixels in (before, after))
    assert inked
    assert again == pytest.approx(inked, rel=0.2)


def test_the_mesh_of_a_flat_half_covers_it_exactly() -> None:
    square = Square(100, 50, 400)
    mesh = half_mesh(square, Corners(0, 0, 1, 1), 1, 0)
    assert mesh[:4] == pytest.approx([300, 50, 0.5, 0])
    assert mesh[-4:] == pytest.approx([500, 450, 1, 1])
    folded = half_mesh(square, Corners(0, 0, 1, 1), 1, math.pi)
    assert folded[-4] == pytest.approx(100, abs=1)


def test_the_edge_follows_the_finger() -> None:
    assert angle_under(1.2) == 0
    assert angle_under(0) == pytest.approx(math.pi / 2)
    assert angle_under(-1.5) == pytest.approx(math.pi)


@pytest.mark.parametrize("page", ["game", "packs"])
def test_the_desk_is_offered_where_people_look_for_pictures(start: Start, page: str) -> None:
    driver = start()
    driver.app.go(page, **({"game": "inkblots"} if page == "game" else {}))
    driver.wait(0.5)
    driver.tap("Ink your own blots")
    assert driver.app.screens.current == "ink_desk"


def test_a_blot_is_named_and_deleted_where_it_is_seen_large(desk: Desk) -> None:
    desk.make_blot()
    desk.driver.tap("Keep")
    desk.driver.wait(0.5)
    desk.driver.tap(desk.screen.ids.pile)
    page = desk.driver.app.screens.current_screen
    page.touch_item(0)
    desk.driver.wait(0.4)
    page.rename_blot(0, "Two bears")
    assert page.items[0].text == "Two bears"
    desk.driver.tap("Delete this blot")
    desk.driver.tap("Delete")
    assert not desk.kept()
    assert desk.driver.app.screens.current == "ink_desk"
    assert desk.screen.kept == 0
