"""Cards for the pages about a person or a group: a clue, a sky, pictures, people or games."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from engine.registry import game_ids
from mobileapp.assets import ASSETS
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PLACEHOLDER
from mobileapp.screens.evening import album
from mobileapp.screens.evening.album import AlbumPage
from mobileapp.screens.home import game_title
from mobileapp.screens.person.tiles import PersonBadge, profile_of
from mobileapp.storage.digests import Kept
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, picture, text
from mobileapp.widgets.card_zoom import CardZoom, Zoomed

TILTS = (-2.5, 1.5, -1)
"""The angles of the first three pictures on a card, in degrees; further pictures repeat them."""


class PaperCard(FloatLayout):
    """A paper card with a heading, pictures, a caption and a note."""

    heading = StringProperty("")
    caption = StringProperty("")
    note = StringProperty("")
    pages = ListProperty()
    """A list of `AlbumPage`; the card shows one picture for each."""
    paper = ObjectProperty(ASSETS / "table" / "paper.jpg")

    def on_kv_post(self, _base: object) -> None:
        for place, page in enumerate(self.pages):
            pasted = PastedPicture(caption=page.note)
            pasted.ids.photo.page = page
            pasted.ids.photo.tilt = TILTS[place % len(TILTS)]
            pasted.ids.photo.bind(on_release=lambda _photo, n=place: self._enlarge(n))
            self.ids.pictures.add_widget(pasted)

    def _enlarge(self, place: int) -> None:
        """Show the picture at index `place` on the whole screen, unless the card has a drawing."""
        app: Any = App.get_running_app()
        if all(page.item is not None for page in self.pages):
            large = [Zoomed(app.library.picture(page.item), page.caption) for page in self.pages]
            app.screens.current_screen.cover_with(CardZoom(large, place))


class PastedPicture(BoxLayout):
    """A picture in a frame, with a line of text below it."""

    caption = StringProperty("")


class PanelCard(BoxLayout):
    """A dark panel with a heading, below which added widgets stand."""

    heading = StringProperty("")


class GameCount(BoxLayout):
    """The cover of a game, and how often it was played."""

    cover = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    count = StringProperty("")


class TallyColumn(BoxLayout):
    """One bar of a chart: how often a person has won, in the person's colour."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    count = NumericProperty(0)
    part = NumericProperty(0)
    """The height of the bar, as a part of the height of the chart's highest bar."""


def clue_card(kept: Kept, heading: str, note: str = "") -> PaperCard:
    """A card with a clue, and with its picture unless the picture's pack was deleted."""
    item = App.get_running_app().library.item(kept.keepsake.picture)
    quoted = tr._("“{clue}”").format(clue=kept.keepsake.text)
    pages = [] if item is None else [AlbumPage(quoted, item=item)]
    return PaperCard(heading=heading, caption=quoted, note=note, pages=pages)


def sky_card(kept: Kept, heading: str) -> PaperCard | None:
    """A card with the sky and the word of a Clouds round.

    None if the saved match or round is missing, cannot be read, or has no drawing.
    """
    match = App.get_running_app().storage.history.find(kept.match_id)
    if match is None or match.game not in game_ids() or kept.round_index >= len(match.story):
        return None
    # A restored file may hold data that another version of the app wrote.
    with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
        recap = game_ui(match.game).recap(match.story[kept.round_index], match.all_names)
        if recap.drawing is not None:
            page = AlbumPage(recap.title, drawing=recap.drawing)
            return PaperCard(heading=heading, caption=recap.title, note=recap.text, pages=[page])
    return None


def pictures_card(pictures: Sequence[tuple[str, int]], heading: str) -> PaperCard | None:
    """A card with pictures and the votes for each; pictures from deleted packs are left out.

    `pictures` holds the id of each picture and its votes. The result is None if no picture is left.
    """
    library = App.get_running_app().library
    pages = [
        AlbumPage("", tr.n("{n} vote", "{n} votes", votes).format(n=votes), item)
        for picture_id, votes in pictures
        if (item := library.item(picture_id)) is not None
    ]
    return PaperCard(heading=heading, pages=pages) if pages else None


def people_card(
    counts: Sequence[tuple[str, int]], heading: str, most: int, robots: Collection[str]
) -> PanelCard:
    """A card with the first `most` people of `counts`, each with the count in words (“3 times”).

    The badge of the first person is larger. `robots` holds the names that belong to robots.
    """
    card = PanelCard(heading=heading)
    for place, (name, count) in enumerate(counts[:most]):
        times = tr.n("{n} time", "{n} times", count).format(n=count)
        first = place == 0
        size = theme.touch * (1.3 if first else 0.9)
        card.add_widget(
            PersonBadge(
                profile=profile_of(name, name in robots),
                note=times,
                strong=first,
                size_of_symbol=size,
            )
        )
    return card


def games_card(games: Sequence[tuple[str, int]], heading: str) -> PanelCard:
    """A card with the covers of games and how often each was played."""
    card, row = PanelCard(heading=heading), GamesRow()
    for game, count in games:
        cover = game_intro(game).cover if game in game_ids() else None
        row.add_widget(GameCount(cover=cover, title=game_title(game), count=str(count)))
    card.add_widget(row)
    return card


class GamesRow(BoxLayout):
    """A row of game covers."""


load_kv(__file__, album, picture, text)
