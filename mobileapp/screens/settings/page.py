"""The page *Settings*, a letter on a desk: every change takes effect at once and is saved."""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    DictProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from engine.core import Game
from engine.registry import all_games
from engine.setup import SECONDS, Option, Value
from mobileapp.kivy_style.events import Event
from mobileapp.languages import offered_languages
from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.match.draft import recall
from mobileapp.running_app import running_app
from mobileapp.screens.settings import envelope
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.settings import SettingKey
from mobileapp.theme import TEXT_SCALES, theme
from mobileapp.widgets import load_kv, paper, rows
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.boxes import Column
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.files import choose_files, export_file, tell_where
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.red_ink import ring_points
from mobileapp.widgets.sheet import ask, tell

RING_SHAPE = 1.7
"""Width / height of the ring around the chosen size of text."""
SAMPLE = 33
"""The size of the letters that stand for the normal size of text, in sp before it is scaled with
the window: large, so that the sizes can be told apart.
"""
MAX_IN_COLUMNS = 1.25
"""The text size from which on the letter has one column."""


class LetterSize(rows.InkRinged, Pressable, BoxLayout):
    """A size of text: letters of that size, and its name below."""

    sample = StringProperty("Aa")
    normal = SAMPLE
    text = StringProperty("")
    longest = StringProperty("")
    """The longest name of all sizes, which says how large the letters of these names are."""

    def on_kv_post(self, base: object) -> None:
        super().on_kv_post(base)
        self.ids.letters.bind(pos=self._place_ring, size=self._place_ring)

    def _place_ring(self, *_: object) -> None:
        """Place the ring around the letters; their name stands below it."""
        if self._ring is not None:
            letters, seed = self.ids.letters, sum(self.text.encode())
            wide = min(letters.height * RING_SHAPE, self.width)
            points = ring_points(letters.center_x - wide / 2, letters.y, wide, letters.height, seed)
            self._ring.follow(points, rows.RING_PEN)

    scale = NumericProperty(1)


class LetterSizes(Column):
    """All sizes of text side by side; pressing one dispatches `on_choose` with its scale."""

    value = NumericProperty(1)

    on_choose = Event()
    """A size was chosen: the scale of the text."""

    def on_kv_post(self, _base: object) -> None:
        for scale in sorted(TEXT_SCALES):
            size = LetterSize(scale=scale, chosen=scale == self.value)
            size.bind(on_release=lambda size: self.dispatch("on_choose", size.scale))
            self.ids.sizes.add_widget(size)
        observable_tr.bind(language=self._name)
        self._name()

    def on_value(self, _row: object, value: float) -> None:
        for size in self.ids.sizes.children if self.ids else ():
            size.chosen = size.scale == value

    def _name(self, *_: object) -> None:
        names = tr._("Small"), tr._("Normal"), tr._("Large"), tr._("Very large")
        for size, name in zip(reversed(self.ids.sizes.children), names, strict=True):
            size.text, size.longest = name, max(names, key=len)


class SettingsScreen(PageScreen):
    """The page with all settings, and with the backup of everything on the tablet."""

    timers = DictProperty()
    """The chosen time limit, in seconds, by the id of the game."""
    in_match = BooleanProperty(False)
    """Whether a match was running when the page was opened; then nothing can be restored."""

    def _has_room_for_columns(self) -> bool:
        return bool(theme.wide and not theme.compact and theme.text_scale < MAX_IN_COLUMNS)

    in_columns = AliasProperty(_has_room_for_columns, cache=False)
    """Whether the letter has two columns; large text takes its whole width."""

    languages = tuple((language.id, language.name) for language in offered_languages().values())

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        theme.bind(window=self._lay_out, text_scale=self._lay_out)
        self._offer_timers()
        observable_tr.bind(language=self._offer_timers)

    def _lay_out(self, *_: object) -> None:
        self.property("in_columns").dispatch(self)

    def open(self) -> None:
        app = running_app()
        storage, self.in_match = app.storage, app.session is not None
        self.timers = {
            game.id: recall(game.id, storage).value_of(option)
            for game, option in _games_with_a_clock()
        }
        self.ids.scroll.scroll_y = 1

    def change(self, key: SettingKey, value: Any) -> None:
        """Change a setting; it takes effect even if it cannot be saved."""
        app = running_app()
        with show_errors():
            app.storage.settings[key] = value
        app.apply_settings()

    # --- timers -------------------------------------------------------------------------------

    def _offer_timers(self, *_: object) -> None:
        discard(*self.ids.timers.children)
        for game, option in _games_with_a_clock():
            row = rows.ChoiceRow(
                title=tr._("{game}: {option}").format(
                    game=tr._(game.title), option=tr._(option.title)
                ),
                help=tr._(option.help),
                choices=[(choice.value, tr._(choice.title)) for choice in option.choices],
                value=self.timers.get(game.id),
            )
            row.game = game.id
            row.bind(on_choose=self._choose_timer)
            self.ids.timers.add_widget(row)

    def on_timers(self, *_: object) -> None:
        for row in self.ids.timers.children:
            row.value = self.timers.get(row.game)

    def _choose_timer(self, row: rows.ChoiceRow, value: int) -> None:
        self._set_timer(row.game, value)

    def _set_timer(self, game: str, value: Value) -> None:
        """Save the time limit as the option for later matches of this game."""
        storage = running_app().storage
        draft = recall(game, storage)
        draft.options[SECONDS] = value
        with show_errors():
            draft.remember(storage)
        self.timers[game] = value

    # --- resetting ----------------------------------------------------------------------------

    def ask_to_reset(self) -> None:
        ask(
            tr._("Reset all settings?"),
            tr._(
                "Language, text, sound and timers go back to what they were. "
                "Players, packs and evenings stay."
            ),
            tr._("Reset"),
            tr._("Cancel"),
            self.reset_all,
            danger=True,
        )

    def reset_all(self) -> None:
        app = running_app()
        with show_errors():
            for key in SettingKey:
                app.storage.settings.pop(key, None)
        for game, option in _games_with_a_clock():
            self._set_timer(game.id, option.default)
        app.apply_settings()
        self.open()

    # --- backup -------------------------------------------------------------------------------

    def export(self) -> None:
        """Write a backup of everything on this tablet to one file, and let people save it."""
        app = running_app()
        day = datetime.fromtimestamp(app.now()).strftime("%Y-%m-%d")
        done = tell_where(tr._("Everything is saved in one file"))
        write = partial(export_everything, app.storage, app.library)
        export_file(f"seeing-things-{day}.zip", write, done)

    def restore(self) -> None:
        """Let people choose a backup file, and ask before it replaces everything."""
        choose_files((".zip",), self._ask_to_restore)

    def _ask_to_restore(self, files: list[Path]) -> None:
        ask(
            tr._("Restore everything?"),
            tr._(
                "Players, settings, evenings, own packs and unfinished games on this phone are "
                "replaced by those in the file."
            )
            if theme.compact
            else tr._(
                "Players, settings, evenings, own packs and unfinished games on this tablet are "
                "replaced by those in the file."
            ),
            tr._("Restore"),
            tr._("Cancel"),
            lambda: self.restore_backup(files[0]),
            danger=True,
        )

    def restore_backup(self, file: Path) -> None:
        app = running_app()
        BackgroundTask(partial(restore_everything, app.storage, app.library, file), self._restored)

    def _restored(self, _nothing: None) -> None:
        app = running_app()
        app.pictures.clear()
        app.apply_settings()
        app.match_flow.leave()  # the unfinished matches were replaced
        if app.screens.current == self.name:
            self.open()
        tell(
            tr._("Everything is back"),
            tr._("This phone now holds what is in the file.")
            if theme.compact
            else tr._("This tablet now holds what is in the file."),
            tr._("OK"),
        )


def _games_with_a_clock() -> list[tuple[Game[Any], Option]]:
    return [
        (game, option) for game in all_games() for option in game.options if option.id == SECONDS
    ]


load_kv(__file__, envelope, paper, rows)
