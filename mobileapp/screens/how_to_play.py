"""The rules of a game, one page at a time; people can also open them during a match."""

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.graphics import Color, Ellipse
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.registry import find_info
from mobileapp.games.how_to_play import Page, Row
from mobileapp.games.ui import game_ui
from mobileapp.languages.kivy_translation import tr
from mobileapp.stage.lights import Lights
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, paper, text
from mobileapp.widgets.demo import Demo, table_size
from mobileapp.widgets.discard import discard
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
SWIPE = 60
"""Swipe threshold, in dp."""


class Paragraph(text.BodyText):
    """A paragraph of a page."""


class OutcomeText(text.BodyText):
    """A text on a card: a heading (`small`), or what it is about."""

    small = BooleanProperty(False)
    room = NumericProperty(0)
    """The width of the column; in a narrow one the text is smaller, so that no word is broken."""


class Outcome(BoxLayout):
    """One thing that a card tells: a heading, and below it what holds here, perhaps with a sign."""

    heading = StringProperty("")
    text = StringProperty("")
    sign = StringProperty("")
    """The icon of a sign for yes or no; empty for none."""
    good = BooleanProperty(True)


class OutcomeCard(paper.Paper):
    """A slip of paper for one row of a table: what may happen, and what follows."""

    def __init__(self, heads: Row, cells: Row, **settings: Any) -> None:
        super().__init__(**settings)
        for number, (head, cell) in enumerate(zip(heads, cells, strict=True)):
            good, sign = SIGNS.get(cell, (True, ""))
            outcome = Outcome(
                heading=tr._(head) if head else "",
                text=tr._(cell) if cell else "",
                sign=sign,
                good=good,
                size_hint_x=(1, 1.6)[number] if len(cells) == 2 else 1,
            )
            outcome.bind(minimum_height=self._grow)
            self.add_widget(outcome)

    def _grow(self, *_: object) -> None:
        self.height = max(one.minimum_height for one in self.children) + theme.gap * 1.2


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
                radius = dp(6 if here else 4)
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
    crowded = BooleanProperty(False)
    """Whether there are cards below the text, which need room."""
    shape = NumericProperty(1)
    """Width / height of the demo."""

    def __init__(self, content: Page, lights: Lights, **settings: Any) -> None:
        self._content, self._lights = content, lights
        self._demo: Demo | None = None
        wide, high = table_size()
        super().__init__(
            picture=content.picture, title=tr._(content.title), shape=wide / high, **settings
        )
        # On a phone a table needs the room more than a picture does.
        self.crowded = bool(content.table)
        hidden = self.crowded and theme.compact
        self.illustrated = (content.picture or content.demo) is not None and not hidden
        if not self.illustrated or content.picture is None:
            discard(self.ids.picture)
        if not self.illustrated or content.demo is None:
            discard(self.ids.demo)
        words = self.ids.words
        words.add_widget(Widget(size_hint_y=0.4), index=len(words.children))
        for paragraph in content.paragraphs:
            words.add_widget(Paragraph(text=tr._(paragraph)))
        if content.table:
            self._add_table(content.table)
        words.add_widget(Widget(size_hint_y=0.6))

    def on_parent(self, _view: object, parent: Widget | None) -> None:
        """Create the demo when the view is added to the screen, and discard it on removal.

        Only the demo is discarded, because the kv rules of the other children refer to this view.
        """
        if parent is None and self._demo is not None:
            discard(self._demo)
        elif parent is not None and self.illustrated and self._content.demo is not None:
            self._demo = Demo(self._content.demo, self._lights)
            self.ids.demo.add_widget(self._demo)

    def _add_table(self, rows: tuple[Row, ...]) -> None:
        heads, *outcomes = rows
        cards = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap * 0.8)
        cards.bind(minimum_height=cards.setter("height"))
        for number, row in enumerate(outcomes):
            cards.add_widget(OutcomeCard(heads, row, tilt=TILTS[number % len(TILTS)]))
        self.ids.words.add_widget(cards)


class HowToPlayScreen(PageScreen):
    """The pages about one game; Back returns to the previous screen, which may be a match."""

    page = NumericProperty(0)
    count = NumericProperty(1)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.ahead: dict[int, PageView] = {}
        """At most one entry: the view of the next page, created in advance, by the page's index."""

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
            App.get_running_app().back()
        elif self.page + by >= 0:
            self.page += by
            self._show(by)

    def _show(self, direction: int) -> None:
        view = self.ahead.pop(self.page, None) or self._make(self.page)
        self._discard_views()
        self.ids.view.add_widget(view)
        App.get_running_app().idle_tasks.do(self._make_next)
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

    def _make_next(self) -> None:
        following = self.page + 1
        if self.ids.view.children and following < self.count and not self.ahead:
            self.ahead[following] = view = self._make(following)
            view.pos, view.size = self.ids.view.pos, self.ids.view.size

    def on_touch_up(self, touch: Any) -> bool:
        across, down = touch.x - touch.ox, touch.y - touch.oy
        swiped = abs(across) > dp(SWIPE) and abs(across) > 2 * abs(down)
        if swiped and touch.grab_current is None and self.ids.view.collide_point(*touch.opos):
            by = 1 if across < 0 else -1
            if 0 <= self.page + by < self.count:
                self.turn(by)
        return bool(super().on_touch_up(touch))


load_kv(__file__, paper)
