"""The album of an evening: people turn its pages; each page shows one picture."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.kivy_translation import tr
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.screens.packs import credit
from mobileapp.stage.scene import Look
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_kv, painted_look, picture, scroll, text
from mobileapp.widgets.card_zoom import CardZoom, Zoomed
from mobileapp.widgets.discard import discard
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.rows import ChoiceButton

TURN_SECONDS = 0.3
"""How long a page takes to fade in when people turn to it, in seconds."""
SWIPE = 48
"""Swipe threshold, in dp."""
LANDSCAPE = 1.6
"""The ratio of width to height of a drawing."""


@dataclass(frozen=True, slots=True)
class AlbumPage:
    """One page of the album: a picture from a pack or a drawing, with a caption and a note."""

    caption: str
    note: str = ""
    item: Item | None = None
    drawing: Look | None = None
    game_title: str = ""
    """The title of the game that the page belongs to, or “Our inkblots” for people's own blots."""


def album_pages(recap: RoundRecap, game_title: str) -> list[AlbumPage]:
    """The album pages for one round; pictures from deleted packs are left out."""
    library = App.get_running_app().library
    found = [(remembered, library.item(remembered.item)) for remembered in recap.pictures]
    pages = [
        AlbumPage(remembered.caption, _with_author(recap.title, item), item, game_title=game_title)
        if remembered.caption
        else AlbumPage(recap.title, recap.text, item, game_title=game_title)
        for remembered, item in found
        if item is not None
    ]
    if recap.drawing is not None:
        pages.append(
            AlbumPage(recap.title, recap.text, drawing=recap.drawing, game_title=game_title)
        )
    return pages


def inked_pages(days: Container[str]) -> list[AlbumPage]:
    """A page for every blot that people inked on these days, with its name and who inked it.

    Days are written like 2026-11-16.
    """
    library = App.get_running_app().library
    if not library.is_own(OWN_BLOTS):
        return []
    ours = str(tr._("Our inkblots"))
    return [
        AlbumPage(blot.text, credit(blot), blot, game_title=ours)
        if blot.text
        else AlbumPage(credit(blot) or ours, item=blot, game_title=ours)
        for blot in library.find(OWN_BLOTS).items
        if blot.made in days
    ]


def _with_author(note: str, item: Item) -> str:
    """The note, followed by a phrase that says who inked the picture, if that is known."""
    said = credit(item)
    return f"{note} · {said}" if said else note


class AlbumPicture(Pressable, FloatLayout):
    """A framed picture, slightly rotated."""

    page = ObjectProperty(None, allownone=True)
    path = ObjectProperty(None, allownone=True)
    shape = NumericProperty(2 / 3)
    """The picture's ratio of width to height."""
    tilt = NumericProperty(0)
    inner = ListProperty([0, 0])
    """The x and y coordinates of the lower left corner of the picture inside the frame."""

    def on_page(self, _picture: object, page: AlbumPage | None) -> None:
        app: Any = App.get_running_app()
        self.path = app.library.picture(page.item) if page and page.item else None
        self.ids.drawing.look = page.drawing if page else None
        if page and page.drawing:
            self.shape = LANDSCAPE

    def measure(self, texture: Any) -> None:
        """Give the frame the aspect ratio of the picture's texture; do nothing if that is None."""
        if texture is not None:
            self.shape = texture.width / texture.height


class Album(BoxLayout):
    """Shows one album page at a time; people swipe or press buttons to turn pages.

    If several games have pages, there is one button per game; it shows the game's first page.
    """

    pages = ListProperty()
    """All pages, grouped by game."""
    games = ListProperty()
    """The titles of the games that have pages; empty if only one game has pages."""
    index = NumericProperty(0)
    caption = StringProperty("")
    note = StringProperty("")
    number = StringProperty("")
    paper = ObjectProperty(ASSETS / "table" / "paper.jpg")
    _finger: Any = None

    def on_pages(self, *_: object) -> None:
        self.index = 0
        games = [*dict.fromkeys(page.game_title for page in self.pages)]
        self.games = games if len(games) > 1 else []
        row = self.ids.games
        discard(*row.children)
        for game in self.games:
            button = ChoiceButton(text=game)
            button.bind(on_release=self._open_game)
            row.add_widget(button)
        self._show()

    def _open_game(self, button: ChoiceButton) -> None:
        self._turn_to(
            next(n for n, page in enumerate(self.pages) if page.game_title == button.text)
        )

    def turn(self, by: int) -> None:
        """Turn `by` pages forward, or back if negative, but not beyond the first or last page."""
        self._turn_to(min(max(int(self.index) + by, 0), len(self.pages) - 1))

    def _turn_to(self, wanted: int) -> None:
        if wanted != self.index:
            self.index = wanted
            self._show()
            page = self.ids.page
            Animation.cancel_all(page, "opacity")
            page.opacity = 0
            Animation(opacity=1, duration=theme.motion(TURN_SECONDS), transition="out_quad").start(
                page
            )

    def _show(self) -> None:
        if not self.pages:
            return
        page = self.pages[int(self.index)]
        self.ids.photo.page = page
        self.ids.photo.tilt = (2, -1.5, 1, -2.2)[int(self.index) % 4]
        self.caption, self.note = page.caption, page.note
        same = [n for n, other in enumerate(self.pages) if other.game_title == page.game_title]
        self.number = f"{same.index(int(self.index)) + 1} / {len(same)}"
        for button in self.ids.games.children:
            button.chosen = button.text == page.game_title

    def enlarge(self) -> None:
        """Enlarge the picture of this page to the whole screen, unless it is a drawing.

        People can then swipe to the other pictures of the album.
        """
        app: Any = App.get_running_app()
        pictures = [page for page in self.pages if page.item is not None]
        shown = self.pages[int(self.index)]
        if shown.item is not None:
            large = [Zoomed(app.library.picture(page.item), page.caption) for page in pictures]
            zoom = CardZoom(large, next(n for n, p in enumerate(pictures) if p is shown))
            app.screens.current_screen.cover_with(zoom)

    def on_touch_down(self, touch: Any) -> bool:
        if self.ids.book.collide_point(*touch.pos) and self._finger is None:
            touch.grab(self)
            self._finger = touch
            super().on_touch_down(touch)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        """Cancel the press on the picture once the touch becomes a swipe."""
        if touch.grab_current is self and abs(touch.x - touch.ox) > dp(SWIPE) / 2:
            photo = self.ids.photo.__self__
            touch.ungrab(photo)
            photo.state = "normal"
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch is not self._finger or touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._finger = None
        along, up = touch.x - touch.ox, abs(touch.y - touch.oy)
        if abs(along) > max(dp(SWIPE), up):
            self.turn(-1 if along > 0 else 1)
        return True


load_kv(__file__, buttons, painted_look, picture, scroll, text)
