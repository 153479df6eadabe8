"""The rules of a game, one page at a time; people can also open them during a match."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from itertools import chain, islice
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, Ellipse
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.registry import find_info
from mobileapp.games.how_to_play import Drawn, Page, Row
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.stage.lights import Lights
from mobileapp.stage.scene import Reveal
from mobileapp.theme import theme
from mobileapp.widgets import boxes, load_kv, paginator, painted_look, paper, text
from mobileapp.widgets.demo import Demo
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen

DOT_SPACING = 18
"""The distance between two dots, in dp."""
SIGNS = {
    "right": (True, "check"),
    "wrong": (False, "close"),
    "yes": (True, "check"),
    "no": (False, "close"),
}
"""Whether some texts of cards are good, and the icons of their signs."""
TILTS = (-0.5, 0.4, -0.3, 0.6)
"""How far cards lie askew, in degrees."""
MIN_LETTERS, MAX_LETTERS = 6, 26
"""How many letters count for the width of a column, at least and at most."""
LINE_LETTERS = 36
"""How many letters of a table have room side by side on an upright phone."""
NAME_LETTERS = 1.3
"""How many letters each letter of a name takes the room of: names are larger."""
PARTS_A_FRAME = 2
"""How many paragraphs or cells are added in a frame to a page that is in sight."""
LONG_TABLE = 200
"""On a phone, a table with more letters than this has the page for itself."""
SIGN_LETTERS, LOOK_LETTERS = 5, 6
"""How many letters a sign takes the room of, and something that is drawn."""
ROW_LETTERS = 90
"""How many letters of a paragraph take the room of a row of a table."""
MUCH_TO_READ = 560
"""With more letters than this, a page is dense."""
LONG_TEXT = 28
"""A text with more letters than this stands below its name, not beside it."""
SWIPE = 60
"""Swipe threshold, in dp."""


class Paragraph(text.Prose):
    """A paragraph of a page; its letters are smaller if the page is `dense`."""

    dense = BooleanProperty(False)


class CardText(text.BodyText):
    """A text of a table: the head of a column, what a card is about, or what holds then."""

    kind = OptionProperty("text", options=("head", "name", "text"))


class SignedText(boxes.Row):
    """A text of a card with a sign for yes or no before it."""

    text = StringProperty("")
    sign = StringProperty("")
    good = BooleanProperty(True)


class DrawnCell(BoxLayout):
    """A cell of a table that is drawn: looks side by side."""

    side = NumericProperty(0)
    """The size of each look."""
    most = NumericProperty(0)
    """The maximum of that size."""
    large = BooleanProperty(False)
    """Whether it is the picture of a whole card, beside its texts."""

    def __init__(self, drawn: Drawn, **settings: Any) -> None:
        super().__init__(**settings)
        for look in drawn:
            cell = painted_look.PaintedLook(look=look, size_hint=(None, None))
            self.bind(side=lambda _cell, side, one=cell: setattr(one, "size", (side, side)))
            cell.size = self.side, self.side
            self.add_widget(cell)


class CardTexts(boxes.Column):
    """The name and the text of a card, one below the other, beside its picture."""


class TableHeads(BoxLayout):
    """The heads of the columns, above the first card."""


class TableCards(boxes.Column):
    """All cards of a table, one below the other."""

    dense = BooleanProperty(False)


class OutcomeCard(paper.Paper):
    """A slip of paper for one row of a table: what may happen, and what follows."""

    dense = BooleanProperty(False)


def _widths(rows: Sequence[Row]) -> list[float]:
    """How wide the columns are, relative to each other: by their longest texts, within limits.

    An upright phone has no room for the longest texts of all columns. There a column is at least as
    wide as its longest word, and only what is left is shared out by the lengths of texts: otherwise
    the words of a short column would be broken to leave a long one in a single line.
    """
    columns = [*zip(*rows, strict=True)]
    wanted = [max(map(_least_width, column)) for column in columns]
    if theme.wide or not theme.compact or not all(isinstance(cell, str) for cell in chain(*rows)):
        return wanted
    words = [max(map(_longest_word, column)) for column in columns]
    if SIGNS.keys().isdisjoint(columns[0]):
        words[0] *= NAME_LETTERS
    spare, missing = LINE_LETTERS - sum(words), sum(wanted) - sum(words)
    share = min(max(spare / missing, 0), 1) if missing > 0 else 0
    return [word + max(text - word, 0) * share for word, text in zip(words, wanted, strict=True)]


def _least_width(cell: str | Drawn) -> float:
    """How wide a column with this cell is at least; a text wraps, what is drawn does not."""
    most = MAX_LETTERS if isinstance(cell, str) else MAX_LETTERS * 2
    return min(max(_letters(cell), MIN_LETTERS), most)


def _longest_word(cell: str | Drawn) -> float:
    """How many letters have to stand side by side in this cell, with room for a sign."""
    assert isinstance(cell, str)
    longest = max(map(len, tr._(cell).split()), default=0) if cell else 0
    return longest + (SIGN_LETTERS if cell in SIGNS else 0)


def _letters(cell: str | Drawn) -> int:
    """How many letters a cell has, with room for a sign or for what is drawn."""
    if not isinstance(cell, str):
        return len(cell) * LOOK_LETTERS
    return len(tr._(cell) if cell else "") + (SIGN_LETTERS if cell in SIGNS else 0)


def _cell(cell: str | Drawn, kind: str, width: float) -> Widget:
    if not isinstance(cell, str):
        return DrawnCell(cell, size_hint_x=width)
    if cell not in SIGNS:
        return CardText(text=tr._(cell) if cell else "", kind=kind, size_hint_x=width)
    good, sign = SIGNS[cell]
    return SignedText(text=tr._(cell), sign=sign, good=good, size_hint_x=width)


def table_lines(rows: Sequence[Row], dense: bool) -> Iterator[tuple[BoxLayout, Iterator[Widget]]]:
    """The lines of a table, with their cells: the heads of its columns, then a card for each row.

    If there is one long text for each name, it stands below the name, perhaps beside a picture, and
    needs no heads.
    """
    heads, *outcomes = rows
    pictured = len(heads) == 3 and not heads[0]
    stacked = len(heads) == 2 + pictured and max(_letters(row[-1]) for row in outcomes) > LONG_TEXT
    widths = [1.0] * len(heads) if stacked else _widths(rows)
    if not stacked:
        yield TableHeads(), map(_cell, heads, ["head"] * len(heads), widths)
    for number, row in enumerate(outcomes):
        upright = stacked and not pictured
        card = OutcomeCard(
            tilt=TILTS[number % len(TILTS)],
            orientation="vertical" if upright else "horizontal",
            dense=dense,
        )
        kinds = ["name", *["text"] * (len(row) - 1)]
        yield card, _beside(row) if stacked and pictured else map(_cell, row, kinds, widths)


def _beside(row: Row) -> Iterator[Widget]:
    """The cells of a card: its picture, and beside it the name and the text."""
    drawn, name, text = row
    if not isinstance(drawn, str):
        yield DrawnCell(drawn, large=True, size_hint_x=None)
    texts = CardTexts()
    for cell, kind in ((name, "name"), (text, "text")):
        texts.add_widget(_cell(cell, kind, 1))
    yield texts


def letters_of(page: Page) -> int:
    """How much there is to read on a page."""
    letters = sum(len(tr._(paragraph)) for paragraph in page.paragraphs)
    return letters + ROW_LETTERS * len(page.table)


class PageDots(Widget):
    """A row of dots, one for each page; the dot of the current page is larger."""

    count = NumericProperty(1)
    current = NumericProperty(0)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.bind(**dict.fromkeys(("pos", "size", "count", "current"), self._draw))

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        left = self.center_x - (self.count - 1) * dp(DOT_SPACING) / 2
        with self.canvas:
            for number in range(int(self.count)):
                here = number == self.current
                radius = dp(7 if here else 5)
                Color(*(theme.gold if here else theme.mist))
                Ellipse(
                    pos=(left + number * dp(DOT_SPACING) - radius, self.center_y - radius),
                    size=(2 * radius, 2 * radius),
                )


class PageView(BoxLayout):
    """One page: its picture or demo, beside or above its text."""

    picture = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    shift = NumericProperty(0)
    illustrated = BooleanProperty(True)
    """Whether a picture or a demo stands beside or above the text."""
    pictured = BooleanProperty(False)
    """Whether that is a picture."""
    crowded = BooleanProperty(False)
    """Whether there are cards below the text, which need room."""
    dense = BooleanProperty(False)
    """Whether there is much to read, so that it is written smaller."""
    above = NumericProperty(0)
    """The height of the picture or demo if it stands above the text."""

    def __init__(self, content: Page, lights: Lights, **settings: Any) -> None:
        self._content, self._lights = content, lights
        self._demo: Demo | None = None
        super().__init__(picture=content.picture, title=tr._(content.title), **settings)
        self.crowded = bool(content.table)
        self.dense = letters_of(content) > MUCH_TO_READ
        # On a phone a long table needs the room more than a picture does.
        long = sum(_letters(cell) for row in content.table for cell in row) > LONG_TABLE
        hidden = self.crowded and theme.compact and (theme.wide or long)
        self.illustrated = (content.picture or content.demo) is not None and not hidden
        self.pictured = self.illustrated and content.picture is not None
        if not self.pictured:
            discard(self.ids.print)
        if not self.illustrated or content.demo is None:
            discard(self.ids.demo)
        self.filling = self._fill()
        """Adds the text part by part; whoever shows or prepares the page runs it to its end."""

    @property
    def demos(self) -> list[Demo]:
        """The demo of the page, if it has one that is shown."""
        return [self._demo] if self._demo is not None else []

    def on_parent(self, _view: object, parent: Widget | None) -> None:
        """Discard the demo when the view is removed from the screen.

        Only the demo is discarded, because the kv rules of the other children refer to this view.
        """
        if parent is None and self._demo is not None:
            discard(self._demo)

    def add_demo(self) -> Iterator[None]:
        """Create the demo, if the page has one that is shown; the view is on the screen."""
        if self.illustrated and self._content.demo is not None:
            box = self.ids.demo
            self._demo = Demo(
                self._content.demo, self._lights, focus=self._content.focus, size=box.size
            )
            box.add_widget(self._demo)
        yield

    def _fill(self) -> Iterator[None]:
        words, content = self.ids.words, self._content
        last = Widget()
        words.add_widget(last)
        for paragraph in content.paragraphs:
            written = Paragraph(text=tr._(paragraph), dense=self.dense)
            words.add_widget(written, index=words.children.index(last) + 1)
            yield
        if content.table:
            cards = TableCards(dense=self.dense)
            words.add_widget(cards, index=words.children.index(last) + 1)
            for line, cells in table_lines(content.table, self.dense):
                cards.add_widget(line)
                for cell in cells:
                    line.add_widget(cell)
                    yield


def _in_groups(parts: Iterator[None]) -> Iterator[None]:
    """Add several parts in each step, because somebody is looking.

    The first ones come a frame after the view itself was laid out.
    """
    yield
    yield
    while list(islice(parts, PARTS_A_FRAME)):
        yield


class HowToPlayScreen(PageScreen):
    """The pages about one game; Back returns to the previous screen, which may be a match."""

    page = NumericProperty(0)
    count = NumericProperty(1)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.ahead: dict[int, PageView] = {}
        """At most one entry: the view of the next page, created in advance, by the page's index."""
        self._filling = IncrementalFill(self)

    @property
    def waiting(self) -> list[Future[Reveal]]:
        """The demos in sight that are being made."""
        return [demo.making for view in self.ids.view.children for demo in view.demos]

    def open(self, game: str, variant: str = "") -> None:
        """Open the page about `variant`, or the first page if there is no such page."""
        ui = game_ui(game)
        self._pages, self._lights = ui.how_to_play, ui.lights
        self.title = tr._("How to play {game}").format(game=tr._(find_info(game).title))
        self.count = len(self._pages)
        about = (number for number, one in enumerate(self._pages) if one.variant == variant)
        self.page = next(about, 0) if variant else 0
        self._show(0)

    def close(self) -> None:
        self._discard_views()

    def turn(self, by: int) -> None:
        """Turn `by` pages forward, or back if negative.

        A turn beyond the last page closes the screen; one before the first page does nothing.
        """
        if self.page + by >= self.count:
            running_app().back()
        elif self.page + by >= 0:
            self.page += by
            self._show(by)

    def _show(self, direction: int) -> None:
        view = self.ahead.pop(self.page, None) or self._make(self.page)
        self._discard_views()
        self.ids.view.add_widget(view)
        self._filling.begin(chain(_in_groups(view.filling), view.add_demo()))
        running_app().idle_tasks.do_in_turns(self._make_next)
        if direction:
            view.shift = direction * self.width * 0.25
            view.opacity = 0
            arrive = Animation(shift=0, opacity=1, duration=theme.motion(0.25), t="out_cubic")
            arrive.start(view)

    def _discard_views(self) -> None:
        discard(*self.ids.view.children, *self.ahead.values())
        self.ahead.clear()

    def _make(self, page: float) -> PageView:
        return PageView(self._pages[int(page)], self._lights)

    def _make_next(self) -> Iterator[None]:
        following = self.page + 1
        if self.ids.view.children and following < self.count and not self.ahead:
            self.ahead[following] = view = self._make(following)
            view.pos, view.size = self.ids.view.pos, self.ids.view.size
            yield
            while self.ahead.get(following) is view and next(view.filling, view) is not view:
                yield

    def on_touch_up(self, touch: Any) -> bool:
        across, down = touch.x - touch.ox, touch.y - touch.oy
        swiped = abs(across) > dp(SWIPE) and abs(across) > 2 * abs(down)
        if swiped and touch.grab_current is None and self.ids.view.collide_point(*touch.opos):
            by = 1 if across < 0 else -1
            if 0 <= self.page + by < self.count:
                self.turn(by)
        return bool(super().on_touch_up(touch))


load_kv(__file__, paginator, painted_look, paper)
