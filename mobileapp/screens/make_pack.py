"""The page on which people make a pack from typed words or from photos."""

from pathlib import Path
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from engine.errors import BadPack
from engine.packs import Pack
from engine.registry import all_games, find_game
from engine.texts import is_visible
from mobileapp.games.intro import game_intro
from mobileapp.languages import all_languages
from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.packs.checks import MIN_ITEMS
from mobileapp.packs.create import tidy_words
from mobileapp.packs.from_outside import find_photo_problem, suffixes_from_outside
from mobileapp.running_app import running_app
from mobileapp.widgets import field, load_kv, painted_look, paper, picture, rows
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.files import choose_files
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.press import Pressable


class PhotoCell(Pressable, FloatLayout):
    """A picked photo; a tap removes it from the new pack."""

    path = ObjectProperty(None)


class MakePackScreen(PageScreen):
    """A form for a new pack; its input is kept until the pack is made."""

    kind = StringProperty("words")
    games = ObjectProperty(frozenset())
    language = StringProperty("")
    photos = ListProperty()
    count = StringProperty("")
    enough = StringProperty("")
    """How many pictures a match needs; empty for words."""
    problem = StringProperty("")
    """The reason why the pack cannot be made yet; empty if it can."""
    wrong = BooleanProperty(False)
    """Whether the problem is invalid input, rather than missing input."""

    languages = tuple((language.id, language.name) for language in all_languages().values())

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._parts = {
            "words": self.ids.words_part.__self__,
            "pictures": self.ids.photos_part.__self__,
        }
        self._languages = self.ids.languages.__self__
        self._rest = Widget()
        """What is free of the paper, below what is on it."""

    def open(self, kind: str = "", game: str = "") -> None:
        """Show the form; preselect `kind` (words or pictures) and `game` unless they are empty."""
        self.language = self.language or tr.language
        self.choose_kind(kind or self.kind)
        if game:
            self.games = frozenset({game})
        observable_tr.bind(language=self._offer_games)

    def close(self) -> None:
        observable_tr.unbind(language=self._offer_games)
        for typed in (self.ids.name_of_pack, self.ids.words):
            typed.focus = False

    # --- choosing -----------------------------------------------------------------------------

    def choose_kind(self, kind: str) -> None:
        """Choose words or pictures, and all games that use them; see `GameIntro.takes_photos`.

        What was typed or picked for the other kind is kept.
        """
        self.kind = kind
        self.ids.content.clear_widgets()
        self.ids.content.add_widget(self._parts[kind])
        self.ids.content.add_widget(self._rest)
        self.ids.about.remove_widget(self._languages)
        if kind == "words":
            self.ids.about.add_widget(self._languages, index=1)
        self.games = frozenset()
        self._offer_games()
        self.check()

    def _offer_games(self, *_: object) -> None:
        fitting = {
            game.id: tr._(game.title)
            for game in all_games()
            if any(need.kind == self.kind for need in game.needs)
        }
        self.ids.games.choices = list(fitting.items())
        usual = [game for game in fitting if self.kind == "words" or game_intro(game).takes_photos]
        self.games = (self.games & frozenset(fitting)) or frozenset(usual or fitting)

    def choose_game(self, game: str) -> None:
        """Add a game to the pack's games, or remove it; the last game cannot be removed."""
        self.games = (self.games ^ {game}) or self.games
        self.check()

    def pick_photos(self) -> None:
        choose_files(suffixes_from_outside(), self.add_photos, several=True)

    def add_photos(self, files: list[Path]) -> None:
        with show_errors():  # check all files before any of them is shown
            for problem in filter(None, map(find_photo_problem, files)):
                raise problem
            self._add_checked_photos(files)

    def _add_checked_photos(self, files: list[Path]) -> None:
        self.photos = list(dict.fromkeys([*self.photos, *files]))
        self._show_photos()

    def _show_photos(self) -> None:
        discard(*self.ids.photos.children)
        for path in self.photos:
            cell = PhotoCell(path=path)
            cell.bind(on_release=self._remove_photo)
            self.ids.photos.add_widget(cell)
        self.check()

    def _remove_photo(self, cell: PhotoCell) -> None:
        self.photos.remove(cell.path)
        self._show_photos()

    # --- checking -----------------------------------------------------------------------------

    def check(self) -> None:
        """Show the number of words or pictures, and what is wrong or missing."""
        self.wrong, self.enough = False, ""
        found, least = len(self.photos), MIN_ITEMS[self.kind]
        if self.kind == "words":
            found = sum(map(is_visible, self.ids.words.text.splitlines()))
            self.count = tr.n("{n} word", "{n} words", found).format(n=found)
            try:
                self._words()
            except BadPack as refusal:
                self.problem, self.wrong = tr.explain(refusal), True
                return
            missing = tr._("A pack needs at least {least} words, one on each line.")
        else:
            self.count = tr.n("{n} picture", "{n} pictures", found).format(n=found)
            missing = tr._("Choose at least one photo.")
            self.enough = self._how_many_are_enough()
        if not self.ids.name_of_pack.text.strip():
            self.problem = tr._("The pack needs a name.")
        else:
            self.problem = "" if found >= least else missing.format(least=least)

    def _how_many_are_enough(self) -> str:
        """How many pictures each chosen game needs if it is played with this pack alone."""
        sentence = tr._(
            "{game} with these alone needs {few} pictures for {least} players and {many} for "
            "{most}; other packs make up the rest."
        )
        needed = []
        for game in map(find_game, sorted(self.games)):
            fewest, most = game.variants[0].min_players, game.variants[0].max_players
            needed += [
                sentence.format(
                    game=tr._(game.title), least=fewest, few=need.minimum(fewest, {}),
                    most=most, many=need.minimum(most, {}),
                )
                for need in game.needs
                if need.kind == "pictures"
            ]  # fmt: skip
        return " ".join(needed)

    def _words(self) -> list[str]:
        return tidy_words(self.ids.words.text.splitlines())

    # --- making -------------------------------------------------------------------------------

    def make(self) -> None:
        """Make the pack, add it to the library, clear the form and open the page of the pack."""
        library = running_app().library
        title, games = self.ids.name_of_pack.text, sorted(self.games)
        if self.kind == "pictures":
            photos = list(self.photos)
            BackgroundTask(
                lambda report: library.make_pictures(title, photos, games, report), self._show_new
            )
            return
        with show_errors():
            self._show_new(library.make_words(title, self._words(), games, self.language))

    def _show_new(self, pack: Pack) -> None:
        app = running_app()
        self._clear()
        if app.screens.current == self.name:
            app.back()
            app.go("pack", pack=pack.id)

    def _clear(self) -> None:
        self.ids.name_of_pack.text = self.ids.words.text = ""
        self.photos = []
        self._show_photos()


load_kv(__file__, field, painted_look, paper, picture, rows)
