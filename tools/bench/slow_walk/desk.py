"""The steps of the walk through the desk where people ink their own blots."""

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window

from engine.registry import find_game
from mobileapp.languages.translation import tr
from mobileapp.screens.ink_desk.folding_sheet import OPEN, PRESSED
from mobileapp.widgets.sheet import Sheet
from tools.bench.slow_walk.walk import Waited, Walk

GAME = "inkblots"
STROKE = [(0.3 + 0.01 * step, 0.3 + 0.02 * step) for step in range(20)]
"""A line on the sheet, as parts of its side from the lower left."""


def ink_a_blot(walk: Walk) -> Iterator[Waited]:
    """Measure the way from the page of Inkblots to the desk, one blot, and back. "With pictures"
    lasts until worker threads have painted the sheet and the blot and saved the blot; people drip
    and rub meanwhile.
    """
    app = walk.app
    walk.on_main(lambda: app.go("game", game=GAME))
    walk.read()
    door = walk.find("SecondaryButton", text=tr._("Ink your own blots"))
    yield walk.tap(f"{find_game(GAME).title} -> ink_desk", door, lambda: _sheet_is_ready(app))
    walk.read()
    desk: Any = app.screens.get_screen("ink_desk")
    sheet = desk.ids.sheet
    left, bottom, side = sheet.square
    path = [(left + x * side, bottom + y * side) for x, y in STROKE]
    yield walk.draw(
        "ink_desk: draw", path, lambda: sheet.has_ink, lambda: len(sheet.wet.drops) > len(path)
    )
    walk.read()
    fold = walk.find("PrimaryButton", text=tr._("Fold"))
    yield walk.tap("ink_desk: fold", fold, lambda: sheet.mode == PRESSED)
    walk.rest(lambda: sheet.blot_ready)
    unfold = walk.find("PrimaryButton", text=tr._("Open"))
    yield walk.tap("ink_desk: open", unfold, lambda: sheet.mode == OPEN)
    walk.read()
    walk.rest(lambda: desk.can_act)
    keep = walk.find("PrimaryButton", text=tr._("Keep"))
    yield walk.tap("ink_desk: keep", keep, lambda: not desk.can_act)
    walk.read()
    if walk.on_main(_asks):  # who inked the blot, if people have sat down to play
        skip = walk.find("SecondaryButton", text=tr._("Skip"))
        yield walk.tap("ink_desk: skip", skip, lambda: not _asks())
        walk.read()
    yield walk.back("ink_desk -> game", walk.at("game"))
    walk.on_main(app.home)


def _sheet_is_ready(app: Any) -> bool:
    """Whether the sheet is visible and accepts ink."""
    if app.screens.current != "ink_desk":
        return False
    sheet = app.screens.current_screen.ids.sheet
    return sheet.drawing.paper is not None and sheet.wet is not None


def _asks() -> bool:
    """Whether a question lies over the page."""
    return any(isinstance(layer, Sheet) for layer in Window.children)
