"""The shelf and what stands on it: packs as boxes and books, spines, and the counter."""

from math import inf
from typing import Any
from zlib import crc32

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout
from PIL import Image

from engine.packs import Pack
from engine.registry import find_info, game_ids
from mobileapp.games.intro import game_intro
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.screens.packs.shelf_looks import CLOTHS, PackBook, PackBox
from mobileapp.screens.packs.texts import label_of, title_of
from mobileapp.stage.boxes import PerWindow
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look, paper
from mobileapp.widgets.boxes import Column, Row
from mobileapp.widgets.controls import measures
from mobileapp.widgets.painted_look import PaintedLook
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.stage_page import window_space

BOX, BOOK = (135, 174), (123, 158)
SPINE = PerWindow((54, 158), tablet_portrait=(66, 146), phone=(70, 180))
"""The sizes of boxes, books and spines, in dp of a tablet."""
LARGEST = PerWindow(1.0, tablet_portrait=0.92, phone=1.0, phone_landscape=1.2)
"""How much larger packs are, at most, than these sizes."""
SHELVES, LINE = 1.5, 1.3
"""How many shelves a low window shows, and the height of a line of a label in font sizes."""
IN_LARGE_TEXT = 0.205
"""The part of a shelf that a label takes at most in large text, where it has more lines."""
IN_A_ROW = PerWindow(0, tablet_portrait=4, phone=2, phone_landscape=4)
"""How many packs fill a shelf; 0: as many as there is room for."""
SPINE_GAP = 2
"""The distance between two spines, in dp."""
LABEL = 178
"""The least width of a pack on the shelf, which its label needs, in dp of a tablet."""
FIXED_CLOTHS = dict(
    zip(("clouds", "clouds-children", "inkblots", "inkblots-children"), CLOTHS, strict=False)
)
"""The colours of the books that come with the app, by their ids without the language."""


class ShelfLabel(BoxLayout):
    """A label on the board of a shelf: a headline, and a line of facts."""

    headline = StringProperty("")
    line = StringProperty("")
    wanted = NumericProperty(0)
    """The width that the label would like to have."""
    needed = NumericProperty(0)
    """The height that its text needs."""
    least = NumericProperty(0)
    """Its least height: all labels of a shelf are equally high."""


class OnShelf(BoxLayout):
    """The base class of all that stands on a shelf, with a label on the board below it."""

    board = NumericProperty(0)
    """The height of the board of the shelf."""


class PackThing(Pressable, BoxLayout):
    """A pack as a box or a book, which opens the page of the pack when tapped."""

    pack_id = StringProperty("")
    title = StringProperty("")
    line = StringProperty("")
    look = ObjectProperty(None)
    thing_size = ListProperty([1, 1])

    def on_release(self) -> None:
        running_app().go("pack", pack=self.pack_id)


class PackOnShelf(PackThing, OnShelf):
    """A pack on a shelf, with a label."""

    headline = StringProperty("")
    room = NumericProperty(1)
    """The width that the pack takes on its shelf."""


class PackOnCounter(PackThing):
    """One of people's own packs, small, with its title and a line of facts below it."""


class LanguageSpine(Pressable, PaintedLook):
    """The spine of all books in another language; a tap shows these books, or hides them."""

    language = StringProperty("")


class SpineGroup(OnShelf):
    """The spines of other languages, side by side."""

    thing_height = NumericProperty(1)
    spines_wide = NumericProperty(0)
    """The width of all its spines, which tells its width before the first layout."""
    line = StringProperty("")
    gap = SPINE_GAP


class Shelf(RelativeLayout):
    """A board with packs on it, as many as fit side by side."""

    board = NumericProperty(0)
    """The height of the board: that of the highest label."""
    tallest = NumericProperty(0)
    """The height of what stands highest, with its label."""
    reserved = 0.0
    """The width at its end that nothing put on it may take."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.bind(board=self._raise)

    @property
    def free(self) -> float:
        """The width that is still free."""
        row = self.ids.row
        used = sum(thing.width + row.spacing for thing in row.children)
        return float(theme.window[0] - 2 * theme.pad - used - self.reserved)

    def put(self, thing: OnShelf) -> None:
        """Stand something at the end of the shelf."""
        self.ids.row.add_widget(thing)
        thing.ids.label.bind(needed=self._measure)
        thing.bind(height=self._measure)
        thing.board = self.board
        self._measure()

    def _measure(self, *_: object) -> None:
        things = self.ids.row.children
        highest = max(thing.ids.label.needed for thing in things)
        for thing in things:
            thing.ids.label.least = highest
        self.board = highest + theme.gap
        self.tallest = max(thing.height for thing in things)

    def _raise(self, *_: object) -> None:
        for thing in self.ids.row.children:
            thing.board = self.board


class TornPack(Row):
    """A pack that cannot be used: a torn box, and on a slip the reason."""

    text = StringProperty("")


class CounterButton(Pressable, Column):
    """A thing on the counter with a pill below it; both are one button."""

    text = StringProperty("")
    main = BooleanProperty(False)
    """Whether the pill is golden, as that of the main action is."""
    thing = StringProperty("box")
    letters = NumericProperty(1)
    """The font size on the pill."""


def cloth_of(pack: Pack) -> str:
    """The colour of a book, which follows from its id, so that it is the same on every page.

    People's own books have the colours that no book of the app has.
    """
    fixed = FIXED_CLOTHS.get(pack.id.removesuffix(f"-{pack.language.lower()}"))
    others = CLOTHS[len(FIXED_CLOTHS) :]
    return fixed or others[crc32(pack.id.encode()) % len(others)]


def look_of(pack: Pack, titled: bool = True) -> PackBox | PackBook:
    """How a pack looks on the shelf and on its page.

    It has no words on it if it is not `titled`, because it is small.
    """
    app = running_app()
    first, game = pack.items[0], next((one for one in pack.games if one in game_ids()), "")
    if pack.kind == "pictures":
        cover = app.library.back(pack) or app.library.thumb(first)
        return PackBox(cover, tr._(find_info(game).title) if game and titled else "")
    pictured = next((item for item in pack.items if item.picture), None)
    picture = app.library.picture(pictured) if pictured else None
    if picture is None or not picture.is_file():
        picture = game_intro(game).cover if game else None
    title = title_of(pack, app.library) if titled else ""
    return PackBook(title, cloth_of(pack), round(theme.body * 1.05), picture)


def size_of(pack: Pack) -> tuple[float, float]:
    """The size of a pack on the shelf; a box of wide pictures is wide."""
    wide, high = (dp(side) * theme.scale for side in (BOX if pack.kind == "pictures" else BOOK))
    if pack.kind == "words":
        return wide, high
    try:
        with Image.open(running_app().library.thumb(pack.items[0])) as cover:
            shape = min(max(cover.width / cover.height, 0.66), 1.1)
    except OSError:
        shape = 0.66
    return high * (shape + 0.09), high


def most_high() -> float:
    """How high a thing may be, so that a low window shows whole shelves; elsewhere, any height."""
    if not (theme.compact and theme.wide):
        return inf
    _, top, _, bottom = theme.insets
    bar = measures.corner + theme.pad
    shelf = (theme.window[1] - top - bottom - bar - theme.gap * 0.5) / SHELVES
    label = (theme.body + theme.small) * LINE + theme.gap * 0.8
    return float(shelf - label - theme.gap * 2.8)


def thing_on_shelf(pack: Pack) -> PackOnShelf:
    library = running_app().library
    headline, line = label_of(pack, library)
    wide, high = size_of(pack)
    most = theme.window[0] - 2 * theme.pad
    label, space = dp(LABEL) * theme.scale, window_space()
    room = min(label * theme.text_scale, max(label, most * IN_LARGE_TEXT))
    if row := IN_A_ROW.of(space):
        room = (most - theme.gap * (row - 1)) / row
    largest = LARGEST.of(space)
    fitted = min((room - theme.gap) / wide, largest, most_high() / (dp(BOX[1]) * theme.scale))
    wide, high = wide * fitted, high * fitted
    return PackOnShelf(
        pack_id=pack.id,
        title=title_of(pack, library),
        headline=headline,
        line=line,
        look=look_of(pack),
        thing_size=(wide, high),
        room=room,
    )


load_kv(__file__, painted_look, paper)
