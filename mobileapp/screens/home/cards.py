"""The cards and strips of Home, one for each game, and one for a whole evening."""

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.widgets import load_kv, picture, text
from mobileapp.widgets.app_screen import Caption, SharedPicture
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.lettering import UNEVEN, text_width
from mobileapp.widgets.page_transition import share
from mobileapp.widgets.press import Pressable

DOT = " · "
MIN_COVER, MAX_COVER, COVER_IN_LIST = 0.6, 2.2, 1.25
"""The height of a cover as a multiple of its width.

The first two are the minimum and the maximum if all games are visible at once; the third one is
used if the page scrolls.
"""
LOW_COVER = 0.4
"""The minimum on a phone that lies on its side, so that large text leaves the strips in sight."""


def card_columns(count: int, wide: bool, compact: bool) -> int:
    """The number of columns for the cards of `count` games.

    `wide` and `compact` describe the window; see `Theme`. For more than five games in a wide
    window, the result is 4 or 5: whichever leaves fewer gaps in the last row.
    """
    if not wide:
        return 2 if compact or count <= 4 else 3
    if count <= 5:
        return max(count, 2)
    return min((4, 5), key=lambda columns: -count % columns)


def card_height(
    count: int,
    columns: int,
    room: tuple[float, float],
    gap: float,
    words: float,
    low: bool = False,
) -> float:
    """The height of a card, which is a cover above a text of the height `words`.

    `room` is the width and height for all cards, and `gap` the distance between two cards. One row,
    or two rows of at most three cards, fill the height of `room`; the cover stays between its
    minimum and maximum height; the minimum is smaller in a `low` window. With more cards, covers
    have a fixed aspect ratio and the page scrolls.
    """
    rows = -(-count // max(columns, 1))
    width = (room[0] + gap) / max(columns, 1) - gap
    share = (room[1] + gap) / max(rows, 1) - gap
    if rows == 1 or (rows == 2 and columns < 4):
        least = LOW_COVER if low else MIN_COVER
        return min(max(share, width * least + words), width * MAX_COVER + words)
    return width * COVER_IN_LIST + words


class GameCard(Pressable, BoxLayout):
    """The card of a game: its cover, title, number of players, duration and summary."""

    game = StringProperty("")
    cover = ObjectProperty(None, allownone=True)
    subject = ObjectProperty(None, allownone=True)
    """What the crop of the cover keeps above the title."""
    title = StringProperty("")
    facts = ListProperty()
    broken = BooleanProperty(False)
    """Whether each fact has a line of its own, instead of a dot between two."""
    summary = StringProperty("")
    words_height = NumericProperty(0)
    """The height of the text area, the same on all cards, so that all covers have the same size."""
    ground = ColorProperty("#141B33")
    """The background colour of the text, into which the cover fades."""
    fade_height = NumericProperty(0)
    """The height of the strip at the bottom of the cover that fades out."""

    @property
    def picture(self) -> picture.Picture:
        """The widget that shows the cover."""
        found: picture.Picture = self.ids.picture.__self__
        return found

    @property
    def facts_fit(self) -> bool:
        """Whether all facts fit on one line."""
        label = self.ids.facts
        wide = text_width(DOT.join(self.facts), label.font_size, label.face)
        return bool(wide * UNEVEN <= label.width)

    def shared_cover(self) -> SharedPicture:
        """The cover as a shared picture, which the page transition moves to the game's page."""
        caption = Caption(self.ids.name, self.fade_height, self.ground)
        return share(self.picture, self.cover, caption)


class TonightStrip(Pressable, FloatLayout):
    """The strip below the games that leads to a whole evening, or on with the open one."""

    title = StringProperty("")
    text = StringProperty("")


class MemoryStrip(Pressable, Row):
    """The strip of a game that is played with memories: its cover, and what is or will be there."""

    title = StringProperty("")
    text = StringProperty("")
    game = StringProperty("")
    cover = ObjectProperty(None, allownone=True)

    @property
    def picture(self) -> picture.Picture:
        """The widget that shows the cover."""
        found: picture.Picture = self.ids.picture.__self__
        return found


def show_cover_soon(card: GameCard | MemoryStrip) -> None:
    """Show the cover after a frame without covers was drawn, so that the text is seen earlier."""
    Clock.schedule_once(lambda _dt: Clock.schedule_once(lambda _dt: _show_cover(card)))


def _show_cover(card: GameCard | MemoryStrip) -> None:
    from mobileapp.games.intro import game_intro

    intro = game_intro(card.game)
    if isinstance(card, GameCard):
        card.subject = intro.subject
    card.cover = intro.cover


load_kv(__file__, picture, text)
