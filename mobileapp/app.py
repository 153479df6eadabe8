"""The app: one window, one storage, one device; it creates what all pages share."""

import logging
import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from math import inf
from pathlib import Path
from random import SystemRandom
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

from mobileapp import kivy_style

kivy_style.prepare()  # before any import that loads Kivy
logging.getLogger("PIL").setLevel(logging.INFO)  # else Kivy logs Pillow's debug lines

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import ObjectProperty
from kivy.utils import platform

from mobileapp import preload
from mobileapp.assets import ASSETS
from mobileapp.background.idle_tasks import Activity, IdleTasks
from mobileapp.device import Device, this_device
from mobileapp.kivy_style.window_redraw import WindowRedraw
from mobileapp.languages import closest_language, offered_languages
from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.navigation import Screens
from mobileapp.picture_cache import Pictures
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.settings import SettingKey
from mobileapp.storage.store import Storage
from mobileapp.theme import TEXT_SCALES, theme
from mobileapp.widgets.errors import show_error
from mobileapp.widgets.page_transition import PageTransition
from mobileapp.widgets.press import BACK_KEY

# These modules are imported where they are used, so that Home is shown as early as possible.
if TYPE_CHECKING:
    from engine.packs import Item
    from mobileapp.games.intro import Workshop
    from mobileapp.match.draft import Draft
    from mobileapp.match_flow import MatchFlow
    from mobileapp.packs.library import PackLibrary
    from mobileapp.player_profile import PlayerProfile
    from mobileapp.screens.home.opening import Opening
    from mobileapp.storage.memories import Memories
    from mobileapp.tonight.flow import TonightFlow
    from mobileapp.widgets.painted_look import PagePainter

log = logging.getLogger(__name__)


class SeeingThingsApp(App):
    """The app object: what all pages share, and the events of the system."""

    title = "Seeing Things"
    tr = ObjectProperty(observable_tr)
    theme = ObjectProperty(theme)
    session = ObjectProperty(None, allownone=True)
    """The session of the running match; None if no match is running."""
    has_opening = True
    """Whether the opening animation is shown on a new tablet; tools may set it to False."""

    def __init__(
        self,
        folder: Path | None = None,
        device: Device | None = None,
        now: Callable[[], float] = time.time,
        seed: Callable[[], int] = lambda: SystemRandom().getrandbits(63),
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self._folder = folder
        self.device = device or this_device()
        self.now = now
        self.new_seed = seed
        self._game = ""
        self._draft: Draft | None = None
        self.kept_pictures: dict[str, str] = {}
        """The files that are kept for the running match, by the ids of their items."""
        self.workshop_offer: Workshop | None = None
        """The workshop that Home offers after a match; None if there is no offer."""
        self.has_memories: bool | None = None
        """Whether there are memories to play with; None until that is known."""
        self.opening: Opening | None = None
        """The opening of a new tablet; None if it was not shown."""

    @cached_property
    def _user_folder(self) -> Path:
        """The folder for all user data."""
        return self._folder or user_dir(self)

    def build(self) -> Screens:
        self.storage = Storage(self._user_folder / "seeing-things.db")
        self.window_redraw = WindowRedraw()
        self.pictures = Pictures()
        self.device.make_temp_folder = self.make_temp_folder
        self.idle_tasks = IdleTasks(self.activity)
        self.apply_settings()
        Window.clearcolor = theme.night
        Window.softinput_mode = "below_target"
        Window.bind(
            on_keyboard=self._on_key,
            focus=self._on_focus,
            on_resize=self._on_resize,
            on_minimize=self._on_out_of_sight,
            on_hide=self._on_out_of_sight,
        )
        theme.insets = self.device.insets
        self.device.bind(insets=theme.setter("insets"))
        self.page_transition = PageTransition()
        self.screens = Screens(
            self.idle_tasks,
            self.device,
            self._after_show,
            transition=self.page_transition,
        )
        # Pages call these three so often that they have short names.
        self.go, self.back, self.home = self.screens.go, self.screens.back, self.screens.home
        self.start_at_home()
        return self.screens

    def start_at_home(self) -> None:
        """Show Home, and queue what is done in idle moments after the start."""
        self.go("home")
        preload.queue_all(self)

    @cached_property
    def library(self) -> "PackLibrary":
        """The library of all packs on this tablet."""
        from mobileapp.packs.library import PackLibrary

        library = PackLibrary(
            ASSETS / "packs",
            self._user_folder / "packs",
            restored=self.storage.restored(),
            read_only=self.storage.why_unsaved,
        )
        library.memories = lambda: self.memories.packs()
        return library

    @cached_property
    def memories(self) -> "Memories":
        """What can be asked about earlier evenings."""
        from mobileapp.storage.memories import Memories

        storage, library = self.storage, self.library
        return Memories(storage.history, storage.roster, storage.items, lambda: library, self.now)

    def gather_memories(self) -> None:
        """Read what is new in the history on a worker thread, and tell Home what there is."""
        from mobileapp.storage.memories import are_enough
        from mobileapp.widgets.background_task import BackgroundTask

        memories = self.memories

        def tell(ready: bool) -> None:
            self.has_memories = ready
            self.screens.find("home").tell_memories(ready)

        BackgroundTask(lambda _report: are_enough(memories.packs()), tell, quiet=True)

    @cached_property
    def painter(self) -> "PagePainter":
        """The painter of the looks (painted pictures) that pages show."""
        from mobileapp.widgets.painted_look import PagePainter

        return PagePainter(self)

    # --- paths of pictures --------------------------------------------------------------------

    def asset(self, name: str) -> Path:
        """The path of a file in the assets folder."""
        return ASSETS / name

    def picture(self, item: "Item", width: float = inf) -> Path:
        """The path of an item's picture, even if its pack was deleted during the match.

        `width` is the display width in pixels. For a small width and a built-in picture, the result
        is the path of its thumbnail, if there is one.
        """
        return self.library.picture(item, self.kept_pictures, width)

    def make_temp_folder(self) -> Path:
        """Create a temporary folder for files that are imported or exported; return its path.

        The folder lies among the user data. If the app is killed, the library removes it at the
        next start. If user data cannot be saved, the system's folder for temporary files is used.
        """
        from mobileapp.packs.folders import TEMP_PREFIX

        if not self.storage.writes_to_file:
            return Path(mkdtemp())
        _ = self.library  # which, when it is created, removes all temporary folders
        return Path(mkdtemp(prefix=TEMP_PREFIX, dir=self._user_folder))

    # --- people and matches -------------------------------------------------------------------

    @property
    def draft(self) -> "Draft":
        """The draft of the next match; there is none before a game is chosen.

        It is read from the settings on first use; see `mobileapp.match.draft.recall`.
        """
        if self._draft is None:
            from mobileapp.match.draft import recall

            self._draft = recall(self._game, self.storage)
        return self._draft

    @draft.setter
    def draft(self, draft: "Draft") -> None:
        self._draft = draft

    def forget_draft(self) -> None:
        """Drop the cached draft after saved names have changed.

        The next use of `draft` reads the settings again.
        """
        self._draft = None

    def choose_game(self, game: str) -> None:
        """Choose the game of the next match, and drop the cached draft."""
        self._game, self._draft = game, None

    @cached_property
    def match_flow(self) -> "MatchFlow":
        """What starts, continues and ends matches."""
        from mobileapp.match_flow import MatchFlow

        return MatchFlow(self)

    @cached_property
    def tonight(self) -> "TonightFlow":
        """The whole evening that is planned, played or just over."""
        from mobileapp.tonight.flow import TonightFlow

        return TonightFlow(self)

    def remember_badges(self, players: "Iterable[PlayerProfile]") -> None:
        """Save name, colour and symbol of these players, except robots.

        Nobody is told if the storage cannot save them: the tablet only shows other badges then.
        """
        people = [(one.name, one.colour, one.symbol) for one in players if not one.robot]
        with suppress(StorageProblem):
            self.storage.roster.remember_all(people, self.now())

    def profile(self, name: str, seat: int, robot: bool = False) -> "PlayerProfile":
        """The profile of a player, with the remembered colour and symbol.

        If the player is unknown, the seat determines both.
        """
        from mobileapp.player_profile import PlayerProfile, default_profile

        remembered = None if robot else self.storage.roster.find(name)
        if remembered is None:
            return default_profile(name, seat, robot)
        if not remembered.badge:
            return replace(default_profile(name, seat), young=remembered.young)
        colour, symbol = remembered.badge
        return PlayerProfile(name, colour, symbol, robot, young=remembered.young)

    def activity(self) -> Activity:
        """What people do and what moves now, which decides when idle tasks run."""
        if self.page_transition.moving or (self.opening and self.opening.playing):
            return Activity.MOVING
        return Activity.FREE if self.session is None else self.match_flow.activity()

    # --- events of the system -----------------------------------------------------------------

    def apply_settings(self) -> None:
        """Apply the saved settings to language, theme, storage and device."""
        choice = self.storage.settings.choice
        offered = offered_languages()
        observable_tr.language = choice(
            SettingKey.LANGUAGE, closest_language(self.device.languages(), offered), *offered
        )
        # Translators: in place of the name of a player whom people have let the tablet forget
        self.storage.somebody = tr._("Somebody")
        theme.text_scale = choice(SettingKey.TEXT_SCALE, *TEXT_SCALES)
        theme.high_contrast = choice(SettingKey.HIGH_CONTRAST, False, True)
        theme.reduce_motion = choice(SettingKey.REDUCE_MOTION, False, True)
        self.device.vibration = choice(SettingKey.VIBRATION, True, False)
        self.device.sound = choice(SettingKey.SOUND, True, False)
        self.device.glow = choice(SettingKey.GLOW, True, False)
        self.device.ambient_sounds = choice(SettingKey.AMBIENT_SOUNDS, False, True)
        self.device.language = tr.language
        self.use_voice(self.session.names_at_table if self.session else None)

    def use_voice(self, names: "Iterable[str] | None" = None) -> None:
        """Switch the voice on or off as people have chosen in the settings.

        As long as nobody has chosen, it is on while a child who cannot read yet is at the table:
        among these players or, if None are given, among the people of the latest match.
        """
        roster = self.storage.roster
        child = False
        if any(person.young for person in roster.everyone()):
            if names is None:
                from mobileapp.match.table import recalled_people

                names = [person.name for person in recalled_people(self.storage)]
            child = any((known := roster.find(name)) and known.young for name in names)
        self.device.voice = self.storage.settings.choice(SettingKey.VOICE, child, not child)

    def open_settings(self, *_: Any) -> bool:
        """Do nothing, instead of opening Kivy's settings panel when F1 is pressed."""
        return False

    def on_start(self) -> None:
        if self.has_opening and self.storage.is_untouched:
            self._show_opening()
        log.info("Home is shown.")  # `tools.apk.emulator` waits for it
        self.window_redraw.show_again()
        self.show_storage_problem()

    def _show_opening(self) -> None:
        """Show the opening of a new tablet, once."""
        from mobileapp.screens.home.opening import Opening, take_opening  # no other start needs it

        if take_opening(self.storage):
            self.opening = Opening()
            self.opening.open()

    def _after_show(self) -> None:
        self.show_storage_problem()
        if self.root is not None:  # `build` queues more for the first page
            preload.queue_pages(self, *preload.NEXT_PAGES.get(self.screens.current, ()))

    def show_storage_problem(self) -> None:
        """Open a sheet about data that could not be read or saved, unless a match is running."""
        problem = self.storage.problem
        if problem is None or self.session is not None or self.root is None:
            return  # a root widget that is added later would cover the sheet
        self.storage.forget_problem()
        headline = {
            # Translators: damaged data of the app was repaired when it started
            "damaged": tr._("We’ve repaired something"),
            "newer": tr._("We’ve repaired something"),
            "times": tr._("We’ve repaired something"),
            "nowhere": tr._("Nothing can be saved"),
            "open-already": tr._("The app is open already"),
        }.get(problem.key, tr._("Something couldn’t be read"))
        show_error(headline, tr.explain(problem))

    def on_pause(self) -> bool:
        if self.session is not None:
            self.session.pause()
            self.device.watch_motion(False)
        self.device.on_background()
        return True

    def on_resume(self) -> None:
        self.device.on_foreground()
        if self.session is not None:
            self.device.watch_motion(True)
        self.window_redraw.show_again()

    def _on_key(self, _window: object, key: int, *_: Any) -> bool:
        if key != BACK_KEY:
            return False
        shown = self.screens.shown
        return (shown is not None and shown.handle_back()) or self.back()

    def _on_focus(self, _window: object, focused: bool) -> None:
        if focused:
            self.device.on_foreground()
        elif self.session is not None:
            self.session.hide_secret()

    def _on_out_of_sight(self, *_: Any) -> None:
        """Pause the match when the window is hidden or minimised on a desktop."""
        if self.session is not None:
            self.session.pause()

    def _on_resize(self, *_: Any) -> None:
        self.device.refresh_insets()

    def on_stop(self) -> None:
        if self.session is not None:
            self.session.stop()
        self.device.voice = False
        self.device.play_ambient("")
        self.idle_tasks.stop()
        self.page_transition.stop()
        self.window_redraw.stop()
        self.pictures.close()
        if "painter" in vars(self):
            self.painter.close()
        self.storage.close()


def user_dir(app: App) -> Path:
    """The folder for all user data; the same as `App.user_data_dir`.

    It is created if necessary. If that fails on Linux, Kivy's property would raise an exception;
    here, the storage reports the problem later.
    """
    if platform != "linux":
        return Path(app.user_data_dir)
    around = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    folder = around / str(app.name)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def main() -> None:
    """Run the app."""
    SeeingThingsApp().run()
