"""Tests, by touch, of the page where people ink blots, with many fingers and interruptions."""

import gc
import math
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics.context import get_context
from PIL import Image

from engine.errors import BadPack
from mobileapp.ink.blot import Blot, paint
from mobileapp.ink.plane import Plane
from mobileapp.ink.shape import measure
from mobileapp.ink.sheet import INKS, PATTERNS, UNITS, FoldedSheet, InkDrop
from mobileapp.ink.stamps import stamps
from mobileapp.match.table import remember_people
from mobileapp.packs.library import PackLibrary
from mobileapp.packs.own_blots import OWN_BLOTS, NewBlot
from mobileapp.player_profile import default_profile
from mobileapp.screens.ink_desk import desk_workers, page
from mobileapp.screens.ink_desk.desk_workers import DeskWorkers
from mobileapp.screens.ink_desk.fold import Corners, Square, angle_under, half_mesh
from mobileapp.screens.ink_desk.folding_sheet import DRIP, OPEN, PRESSED, SheetOnDesk
from mobileapp.theme import theme
from tests.harness.desk_hands import DeskHands
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.failing_disk import failing_disk
from tests.mobileapp.saved_match import saved_match

ENTER, SPACE, DELETE = 13, 32, 127


class SheetPaintedOnce(FoldedSheet):
    """A sheet whose paper and patterns are cached by seed and size.

    Painting takes longer than all else on this page, and all tests begin with the same seed.
    """

    @property
    def bare(self) -> Image.Image:  # type: ignore[override]
        return _paper(self.seed, self.size)

    def prepare_patterns(self) -> None:
        _patterns(self.seed, self.size)

    def take_pattern(self, name: str) -> Plane:
        return _patterns(self.seed, self.size)[name]


_stamps = cache(stamps)


@cache
def _paper(seed: int, size: int) -> Image.Image:
    return FoldedSheet(seed, size).bare


@cache
def _patterns(seed: int, size: int) -> dict[str, Plane]:
    sheet = FoldedSheet(seed, size)
    return {name: sheet.take_pattern(name) for name in PATTERNS}


@cache
def _blot(seed: int, size: int, drops: tuple[InkDrop, ...]) -> Blot:
    return paint(SheetPaintedOnce(seed, size), drops)


@pytest.fixture
def painted_anew() -> None:
    """Turn `painted_once` off, so that this test paints every sheet and blot anew."""


@pytest.fixture(autouse=True)
def painted_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint equal sheets and blots only once, except in tests that use `painted_anew`."""
    if "painted_anew" not in request.fixturenames:
        monkeypatch.setattr(desk_workers, "FoldedSheet", SheetPaintedOnce)
        monkeypatch.setattr(desk_workers, "stamps", _stamps)
        monkeypatch.setattr(
            desk_workers,
            "paint",
            lambda sheet, drops: _blot(sheet.seed, sheet.size, tuple(drops)),
        )


def at_desk(driver: Driver) -> DeskHands:
    driver.app.go("ink_desk")
    driver.wait(1)
    return DeskHands(driver)


@pytest.fixture
def desk(start: Start) -> DeskHands:
    return at_desk(start())


@contextmanager
def reduced_motion() -> Iterator[None]:
    theme.reduce_motion = True
    try:
        yield
    finally:
        theme.reduce_motion = False


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_a_blot_is_made_and_kept_by_touch(start: Start, size: str) -> None:
    desk = at_desk(start(size))
    assert not desk.screen.can_act
    desk.make_blot()
    assert desk.sheet.mode == OPEN
    desk.carry(*desk.driver.place_of(desk.screen.ids.pile))
    desk.driver.wait(1)
    assert desk.kept() == 1
    assert desk.screen.kept == 1
    assert desk.sheet.mode == DRIP
    assert not desk.sheet.has_ink, "a new sheet lies there"


def test_a_blot_is_made_and_kept_by_buttons_with_reduced_motion(desk: DeskHands) -> None:
    with reduced_motion():
        desk.ink()
        for action in ("Fold", "Open", "Keep"):
            desk.driver.until(lambda: desk.screen.can_act)
            desk.driver.tap(action)
        desk.driver.wait(0.5)
    assert desk.kept() == 1


def test_an_open_sheet_shows_the_whole_blot_as_soon_as_it_is_uploaded(
    desk: DeskHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "UPLOAD_PER_FRAME", 2**18)  # slow enough to open the sheet before
    with reduced_motion():
        desk.ink()
        for action in ("Fold", "Open"):
            desk.driver.until(lambda: desk.screen.can_act)
            desk.driver.tap(action)
    stages = desk.sheet.drawing.stages
    assert not stages[-1].done
    desk.driver.until(lambda: len(stages) == 1 and stages[0].done, 60)
    shown = [getattr(one, "texture", None) for one in desk.sheet.canvas.children]
    assert stages[0].texture in shown


def test_a_blot_is_made_and_kept_by_keyboard(desk: DeskHands) -> None:
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


def test_pots_change_the_ink_of_later_touches(desk: DeskHands) -> None:
    for pot in desk.driver.find("PotButton"):
        desk.driver.tap(pot)
        desk.stroke((300, 300))
    assert [drop.ink for drop in desk.drops] == list(INKS)


def test_a_finger_inks_the_askew_sheet_where_it_touches(desk: DeskHands) -> None:
    sheet = desk.sheet
    left, bottom, side = sheet.square
    assert sheet.to_units(left + side / 2, bottom + side / 2) == pytest.approx((500, 500))
    right_end = sheet.seen_at(UNITS, 500)
    assert right_end[1] < bottom + side / 2, "the right half lies lower"
    for place in ((30, 40), (500, 500), (970, 985)):
        assert sheet.to_units(*sheet.seen_at(*place)) == pytest.approx(place)


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
def test_pots_stand_close_together_beside_the_sheet(start: Start, size: str) -> None:
    driver = start(size)
    driver.app.go("ink_desk")
    driver.wait(0.6)
    left, bottom, _ = DeskHands(driver).sheet.square
    pots = [driver.one("PotButton", ink=ink) for ink in INKS]
    for one, other in pairwise(pots):
        apart = max(one.y - other.top, other.x - one.right)
        assert 0 <= apart <= one.width / 2
    for pot in pots:
        assert pot.right <= left or pot.top <= bottom


def test_only_fold_is_offered_until_there_is_ink(desk: DeskHands) -> None:
    fold = desk.driver.one("PrimaryButton", text="Fold")
    new_sheet = desk.driver.one("SecondaryButton", text="New sheet")
    before = fold.pos
    assert fold.opacity == 1
    assert not new_sheet.opacity
    desk.ink()
    desk.driver.wait(0.1)
    assert new_sheet.opacity == 1
    assert fold.pos == before, "nothing moves while people draw"


def test_a_resting_finger_makes_a_growing_pool(desk: DeskHands) -> None:
    touch = desk.driver.down(*desk.on_screen(300, 300))
    desk.driver.wait(1)
    desk.driver.up(touch)
    radii = [drop.radius for drop in desk.drops]
    assert radii == sorted(radii)
    assert radii[-1] > 30
    assert len(radii) < 40, "a pool is not stamped in every frame"


def test_ten_fingers_draw_at_once_on_both_halves(desk: DeskHands) -> None:
    places = [(100 + 85 * number, 300) for number in range(10)]
    touches = [desk.driver.down(*desk.on_screen(*place)) for place in places]
    for step in range(1, 6):
        for touch, (x, y) in zip(touches, places, strict=True):
            desk.driver.move(touch, *desk.on_screen(x, y + 40 * step))
    for touch in touches:
        desk.driver.up(touch)
    for x, _ in places:
        assert sum(abs(drop.x - x) < 20 for drop in desk.drops) > 10


def test_a_stroke_from_the_edge_draws_and_does_not_fold(desk: DeskHands) -> None:
    desk.ink()
    before = len(desk.drops)
    for edge in (985, 15):
        desk.stroke((edge, 500), (700, 450), (300, 400), (60, 400))
    assert desk.sheet.mode == DRIP
    assert desk.sheet.angle == 0
    assert len(desk.drops) > before + 20


def test_strokes_are_taken_back_one_by_one(desk: DeskHands) -> None:
    assert not desk.screen.can_undo
    desk.ink()
    first = list(desk.drops)
    desk.stroke((700, 200), (720, 300))
    desk.driver.tap(desk.driver.one("IconButton", icon="undo"))
    assert desk.drops == first
    desk.driver.tap(desk.driver.one("IconButton", icon="undo"))
    assert not desk.drops
    assert not desk.sheet.has_ink
    assert not desk.screen.can_undo


def test_the_left_corner_folds_and_opens_the_sheet_too(desk: DeskHands) -> None:
    desk.ink()
    desk.stroke((15, 985), (300, 900), (700, 500), (900, 500))
    desk.driver.wait(0.5)
    assert desk.sheet.mode == PRESSED
    assert desk.sheet.outward == -1
    desk.driver.until(lambda: desk.sheet.blot_ready)
    desk.stroke((980, 500), (600, 500), (300, 500), (50, 500))
    desk.driver.wait(0.5)
    assert desk.sheet.mode == OPEN


def test_a_sheet_let_go_too_early_falls_back(desk: DeskHands) -> None:
    desk.ink()
    desk.stroke((985, 985), (900, 985))
    desk.driver.wait(0.5)
    assert desk.sheet.mode == DRIP
    assert desk.sheet.angle == 0


def test_a_bare_sheet_is_dripped_on_up_to_its_edges(desk: DeskHands) -> None:
    desk.stroke((985, 500))
    assert len(desk.drops) == 1


def test_rubbing_shows_the_ink_through_the_paper(desk: DeskHands) -> None:
    desk.ink()
    desk.fold()
    before = desk.sheet.rubbed
    desk.stroke((250, 300), (350, 400), (250, 500))
    assert desk.sheet.rubbed > before + 200
    assert desk.sheet.mode == PRESSED


def flick_away(desk: DeskHands) -> None:
    x, y = desk.on_screen(500, 500)
    desk.carry(x - 200, y + 200, steps=3)
    desk.driver.wait(1)


def test_a_flick_throws_the_sheet_away_and_a_button_brings_it_back(desk: DeskHands) -> None:
    assert not desk.screen.can_bring_back
    desk.make_blot()
    blot = desk.sheet.drawing.stages[-1].texture.pixels
    flick_away(desk)
    assert desk.sheet.mode == DRIP
    assert not desk.sheet.has_ink
    assert desk.driver.says("The arrow brings it back")
    desk.driver.tap(desk.driver.one("IconButton", icon="undo"))
    desk.driver.wait(1)
    assert desk.sheet.mode == OPEN
    assert desk.sheet.drawing.stages[-1].texture.pixels == blot
    assert not desk.screen.can_bring_back
    desk.driver.tap("Keep")
    desk.driver.wait(0.5)
    assert desk.kept() == 1


def test_a_thrown_away_sheet_comes_back_even_after_ink_on_the_next_one(desk: DeskHands) -> None:
    desk.ink()
    first = desk.drops
    desk.driver.tap("New sheet")
    desk.driver.wait(1)
    desk.stroke((700, 200))
    for _ in range(2):  # first the ink is taken back, then the sheet
        Window.dispatch("on_key_down", ord("z"), 0, "", ["ctrl"])
        desk.driver.wait(1)
    assert desk.drops == first, "unfolded, as it was"
    assert desk.screen.can_act
    assert not desk.screen.can_bring_back


def test_a_sheet_put_down_elsewhere_returns_to_its_place(desk: DeskHands) -> None:
    desk.make_blot()
    x, y = desk.on_screen(500, 500)
    touch = desk.driver.down(x, y)
    for step in range(40):
        desk.driver.move(touch, x - step * 2, y)
    desk.driver.wait(1)
    desk.driver.up(touch)
    desk.driver.wait(0.5)
    assert desk.sheet.mode == OPEN
    assert list(desk.sheet.shift) == [0, 0]


def in_mid_stroke(desk: DeskHands) -> Any:
    return desk.driver.down(*desk.on_screen(300, 300))


def in_mid_fold(desk: DeskHands) -> Any:
    desk.ink()
    touch = desk.driver.down(*desk.on_screen(985, 500))
    desk.driver.move(touch, *desk.on_screen(600, 500))
    return touch


def while_painting(desk: DeskHands) -> Any:
    desk.ink()
    desk.sheet.fold()
    return desk.driver.down(*desk.on_screen(300, 300))


def while_opening(desk: DeskHands) -> Any:
    desk.ink()
    desk.fold()
    desk.driver.until(lambda: desk.sheet.blot_ready)
    touch = desk.driver.down(*desk.on_screen(20, 500))
    desk.driver.move(touch, *desk.on_screen(300, 500))
    return touch


def while_carrying(desk: DeskHands) -> Any:
    desk.make_blot()
    touch = desk.driver.down(*desk.on_screen(500, 500))
    desk.driver.move(touch, *desk.on_screen(700, 600))
    return touch


MOMENTS = (in_mid_stroke, in_mid_fold, while_painting, while_opening, while_carrying)


@pytest.mark.parametrize("moment", MOMENTS)
def test_leaving_at_any_moment_clears_the_desk_for_a_new_blot(desk: DeskHands, moment: Any) -> None:
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
    assert desk.sheet.mode == OPEN


@pytest.mark.usefixtures("painted_anew")
def test_whoever_comes_back_finds_the_same_blot(desk: DeskHands) -> None:
    desk.make_blot()
    blot = desk.sheet.drawing.stages[-1].texture.pixels
    desk.driver.back()
    at_desk(desk.driver)
    assert desk.sheet.mode == PRESSED, "it lies there folded"
    desk.open_sheet()
    assert desk.sheet.drawing.stages[-1].texture.pixels == blot
    desk.driver.tap("Keep")
    desk.driver.wait(0.5)
    desk.driver.back()
    at_desk(desk.driver)
    assert not desk.sheet.has_ink, "what is kept does not come again"


@pytest.mark.usefixtures("painted_anew")
def test_leaving_frees_all_that_was_painted(desk: DeskHands) -> None:
    desk.make_blot()
    flick_away(desk)
    owners = [one for one in vars(desk.screen).values() if type(one) in (DeskWorkers, SheetOnDesk)]
    held = [one for owner in owners for one in vars(owner).values()]
    sheets = [one for one in held if isinstance(one, FoldedSheet | Image.Image)]
    assert {type(one) for one in sheets} == {FoldedSheet, Image.Image}
    painted = [weakref.ref(one) for one in (*sheets, desk.sheet.wet, desk.sheet.drawing.paper)]
    del owners, held, sheets
    desk.driver.back()
    gc.collect()
    assert [ref() for ref in painted] == [None] * len(painted)


@pytest.mark.parametrize("moment", MOMENTS)
def test_turning_the_tablet_at_any_moment_keeps_mode_and_drops(
    desk: DeskHands, moment: Any
) -> None:
    touch = moment(desk)
    mode, drops = desk.sheet.mode, len(desk.drops)
    desk.driver.resize("portrait")
    desk.driver.move(touch, 300, 600)
    desk.driver.up(touch)
    desk.driver.wait(0.5)
    assert desk.sheet.mode == mode
    assert len(desk.drops) == drops
    assert list(desk.sheet.shift) == [0, 0]


def test_a_full_disk_leaves_the_blot_on_the_desk(desk: DeskHands, tmp_path: Path) -> None:
    desk.make_blot()
    with failing_disk(tmp_path) as disk, disk.failing(1, broken=True):
        desk.driver.tap("Keep")
        desk.driver.wait(0.5)
        assert desk.driver.says("This blot couldn’t be kept")
        desk.driver.tap("OK")
    assert desk.sheet.mode == OPEN
    assert not desk.kept()
    desk.driver.tap("Keep")
    desk.driver.wait(0.5)
    assert desk.kept() == 1


@pytest.mark.parametrize(
    ("answer", "author"), [("All of us", "Ana, Ben"), ("Skip", ""), (None, ""), ("Zoe", "Zoe")]
)
def test_who_inked_a_blot_is_asked_and_need_not_be_answered(
    start: Start, answer: str | None, author: str
) -> None:
    driver = start()
    people = [default_profile(name, seat) for seat, name in enumerate(("Ana", "Ben"))]
    remember_people(people, driver.app.storage)
    for name in ("Zoe", "Bolt", "Гайка"):  # an earlier version remembered robots, too
        driver.app.storage.roster.remember(name, "coral", "acorn", 1.0)
    desk = at_desk(driver)
    desk.make_blot()
    driver.tap("Keep")
    driver.wait(0.5)
    assert driver.says("Who inked this blot?")
    assert desk.kept() == 1, "it is safe before anybody answers"
    Window.dispatch("on_key_down", SPACE, 0, " ", [])
    assert not desk.sheet.has_ink, "keys do not reach the desk below the question"
    if answer is None:
        driver.back()
    else:
        persons = {one.profile.name: one for one in driver.find("PersonButton")}
        assert list(persons) == ["Ana", "Ben", "Zoe"]
        driver.tap(persons.get(answer, answer))
    driver.wait(0.5)
    assert not driver.says("Who inked this blot?")
    (blot,) = driver.app.library.find(OWN_BLOTS).items
    assert ", ".join(driver.app.storage.items.inked_by(blot.id)) == author
    assert blot.author == "", "the pack holds no names"


def test_a_blot_can_be_kept_only_once_the_sheet_lies_open(desk: DeskHands) -> None:
    """A second tap on the button that opened the sheet keeps no blot that nobody has seen."""
    desk.ink()
    desk.fold()
    desk.driver.until(lambda: desk.sheet.blot_ready)
    desk.screen.act()
    assert desk.sheet.mode == OPEN
    assert not desk.screen.can_act
    desk.driver.until(lambda: desk.sheet.angle == 0)
    assert desk.screen.can_act


def test_leaving_while_a_blot_is_being_kept_keeps_it(desk: DeskHands, tmp_path: Path) -> None:
    desk.make_blot()
    desk.screen.keep()
    writing = desk.screen.waiting[-1]
    desk.driver.app.back()
    writing.result(timeout=10)
    found = PackLibrary(tmp_path / "none", tmp_path / "packs").find(OWN_BLOTS)
    assert len(found.items) == 1
    at_desk(desk.driver)
    assert not desk.sheet.has_ink


def test_a_blot_is_kept_once_if_people_come_back_while_it_is_being_saved(
    desk: DeskHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, may_save = desk.driver.app.library, Event()
    add_blot = library.add_blot

    def slow(*blot: Any) -> Any:
        may_save.wait(30)
        return add_blot(*blot)

    monkeypatch.setattr(library, "add_blot", slow)
    desk.make_blot()
    desk.screen.keep()
    writing = desk.screen.waiting[-1]
    desk.driver.app.back()
    at_desk(desk.driver)
    assert not desk.sheet.has_ink
    may_save.set()
    writing.result(timeout=10)
    assert len(library.find(OWN_BLOTS).items) == 1


def test_a_blot_that_could_not_be_kept_after_coming_back_can_be_brought_back(
    desk: DeskHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_fail = Event()

    def fail(*_: Any) -> None:
        may_fail.wait(30)
        raise BadPack("not-written", "There’s no room for the pack here.")

    monkeypatch.setattr(desk.driver.app.library, "add_blot", fail)
    desk.make_blot()
    drops = desk.drops
    desk.screen.keep()
    writing = desk.screen.waiting[-1]
    desk.driver.app.back()
    at_desk(desk.driver)
    assert not desk.screen.can_bring_back
    may_fail.set()
    assert writing.exception(timeout=10) is not None
    desk.driver.until(lambda: desk.driver.says("OK"))
    desk.driver.wait(0.5)
    desk.driver.tap("OK")
    desk.screen.bring_back()
    desk.driver.wait(0.5)
    assert desk.drops == drops


def test_a_blot_that_could_not_be_kept_after_leaving_waits_on_the_desk(
    desk: DeskHands, tmp_path: Path
) -> None:
    desk.make_blot()
    with failing_disk(tmp_path) as disk, disk.failing(1, broken=True):
        desk.screen.keep()
        writing = desk.screen.waiting[-1]
        desk.driver.app.back()
        assert writing.exception(timeout=10) is not None
    desk.driver.until(lambda: desk.driver.says("This blot couldn’t be kept"))
    desk.driver.wait(0.5)
    desk.driver.tap("OK")
    at_desk(desk.driver)
    assert desk.sheet.mode == PRESSED


def inked_pixels(desk: DeskHands) -> int:
    """The number of inked pixels in the picture of the wet ink, where only every seventh counts."""
    return sum(1 for alpha in desk.sheet.wet.texture.pixels[3::28] if alpha)


def test_everything_is_drawn_again_after_the_graphics_context_was_lost(desk: DeskHands) -> None:
    """Wet ink, paper and blot are drawn again after Kivy has reloaded the graphics context.

    A reload leaves every texture and framebuffer empty.
    """
    desk.ink()
    desk.driver.wait(1)
    wet, paper = inked_pixels(desk), desk.sheet.drawing.paper.texture.pixels
    assert wet
    get_context().reload()
    assert inked_pixels(desk) == pytest.approx(wet, rel=0.2)
    assert desk.sheet.drawing.paper.texture.pixels == paper
    desk.stroke((700, 200), (750, 400))
    desk.driver.wait(1)
    assert inked_pixels(desk) > wet * 1.2, "fingers go on"
    desk.fold()
    desk.open_sheet()
    blot = desk.sheet.drawing.stages[-1].texture.pixels
    get_context().reload()
    assert desk.sheet.drawing.stages[-1].texture.pixels == blot


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
def test_the_desk_is_opened_from_the_pages_of_inkblots_and_packs(start: Start, page: str) -> None:
    driver = start()
    driver.app.go(page, **({"game": "inkblots"} if page == "game" else {}))
    driver.wait(0.5)
    PageHands(driver).tap_in_panel("Ink your own blots")
    assert driver.app.screens.current == "ink_desk"
    driver.back()
    assert driver.app.screens.current == page, "it comes back to where it was opened"


def keep_blots(driver: Driver, count: int) -> None:
    """Add simple blots to the pack of people's own blots, as if people had inked them."""
    for number in range(count):
        picture = Image.new("RGB", (80, 80), (number, 20, 40))
        driver.app.library.add_blot("Our inkblots", NewBlot(picture, measure(picture)))


def test_a_blot_is_looked_at_named_and_deleted(desk: DeskHands) -> None:
    driver = desk.driver
    keep_blots(driver, 1)
    driver.app.back()
    driver.app.go("ink_desk")
    driver.wait(0.5)
    driver.tap(desk.screen.ids.pile)
    driver.tap(driver.one("ThumbCell"))
    driver.tap("Name this blot")
    field = driver.find("NameField")[-1]
    field.typed = "Two bears"
    driver.tap(driver.find("IconButton", icon="check")[-1])
    assert driver.says("Two bears")
    assert driver.app.library.find(OWN_BLOTS).items[0].text == "Two bears"
    driver.tap("Delete this blot")
    driver.tap("Delete")
    assert not desk.kept()
    assert driver.app.screens.current == "ink_desk"
    assert desk.screen.kept == 0


def test_imported_blots_do_not_replace_own_ones_which_can_be_exported(
    start: Start, tmp_path: Path
) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "downloads"
    driver.app.device.downloads.mkdir()
    theirs = PackLibrary(tmp_path / "none", tmp_path / "theirs")
    theirs.add_blot("Our inkblots", NewBlot(Image.new("RGB", (80, 80), "red"), (), ("Zoe",)))
    theirs.export(OWN_BLOTS, driver.app.device.downloads / "theirs.zip")
    keep_blots(driver, 1)
    driver.app.go("packs")
    driver.wait(0.6)
    driver.tap("Import")
    driver.tap("theirs.zip")
    driver.wait(0.5)
    assert driver.says("Inkblots by Zoe")
    assert len(driver.app.library.find(OWN_BLOTS).items) == 1, "ours are not replaced"
    driver.app.go("pack", pack=OWN_BLOTS)
    driver.wait(0.5)
    driver.tap(driver.one("IconButton", icon="dots-vertical"))
    driver.tap("Export")
    assert driver.says(str(driver.app.device.downloads))


@pytest.mark.parametrize(("count", "enough"), [(27, False), (28, True)])
def test_people_play_with_their_own_blots_only_once_there_are_enough(
    start: Start, count: int, enough: bool
) -> None:
    driver = start()
    keep_blots(driver, count)
    driver.app.go("game", game="inkblots")
    driver.app.draft.people = [default_profile(name, seat) for seat, name in enumerate("ABCD")]
    driver.app.go("options")
    driver.wait(0.5)
    packs = PageHands(driver).options.packs
    assert any(pack.title == "Our inkblots" for pack in packs)
    painted = [pack for pack in driver.app.library.for_game("inkblots", "en") if not pack.language]
    for pack in painted:
        if pack.id != OWN_BLOTS:
            driver.tap_piece(f"pack:{pack.id}")
    assert bool(PageHands(driver).options.problem) is not enough
    if enough:
        driver.tap_piece("start")
        box = saved_match(driver).setup.box["pictures"]
        assert all(item.id.startswith(OWN_BLOTS) for item in box)
