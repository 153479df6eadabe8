"""The page *Packs*, a shelf: boxes of pictures, books of words, and a counter to make packs.

The books in other languages show only their spines; a tap on a spine puts the books of that
language on a shelf of their own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from engine.packs import Pack
from engine.texts import shortened
from mobileapp.languages import language_name
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.screens.packs.counter_looks import CounterThing
from mobileapp.screens.packs.shelf import (
    SPINE,
    SPINE_GAP,
    LanguageSpine,
    PackOnCounter,
    Shelf,
    SpineGroup,
    TornPack,
    look_of,
    most_high,
    size_of,
    thing_on_shelf,
)
from mobileapp.screens.packs.shelf_looks import CLOTHS, Spine
from mobileapp.screens.packs.texts import count_of, title_of
from mobileapp.stage.looks import Button
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, paper
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import DangerButton
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.files import choose_files
from mobileapp.widgets.glowing_look import Flames, GlowingLook
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.sheet import ask
from mobileapp.widgets.stage_page import window_space

NARROW = 0.7
"""How narrow spines become before they take a second shelf, as a part of their width."""
ON_COUNTER = 1.9
"""The height of a pack on the counter, as a part of the least height of a button."""
ROUNDING = 0.1
"""So many pixels may be lacking, as a row of packs takes exactly the width of a shelf."""
LANTERN = 150
"""The side of the lantern on the first shelf, in dp of a tablet."""


class PacksScreen(PageScreen):
    """The shelf of packs: boxes of pictures, then books of words, then spines.

    People's own packs lie on the counter, or on shelves of their own where the counter is narrow.
    """

    unfolded = StringProperty("")
    """The other language whose books are shown; empty for none."""
    low = BooleanProperty(False)
    """Whether the window is that of a phone on its side."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._shown: object = None
        """The data that the shelves show, to detect when they must be filled again."""
        self._spines: list[SpineGroup] = []
        self._below_spines: list[Shelf] = []
        """The shelves with the books of the unfolded language."""
        self._lanterns: list[GlowingLook] = []
        self.flames = Flames(lambda: self._lanterns)
        theme.bind(window=self._fill_again, text_scale=self._fill_again)

    def _fill_again(self, *_: object) -> None:
        if self.get_root_window() is not None:
            self.open()

    def open(self) -> None:
        library = running_app().library
        to_show = (
            tr.language, library.packs(), dict(library.unreadable),
            tuple(theme.window), theme.text_scale,
        )  # fmt: skip
        if to_show != self._shown:
            self._shown, self._spines, self._below_spines, self._lanterns = None, [], [], []
            discard(*self.ids.shelves.children, *self.ids.own.children)
            self._filling.begin(self._fill(to_show))
        self.flames.begin()

    def close(self) -> None:
        """Let nothing move any more."""
        self.flames.end()

    @staticmethod
    def letters_of(texts: Sequence[str], wide: float, size: float, high: float) -> float:
        """The font size on all pills of the counter: as small as the longest text needs."""
        return min(Button(text, size).fitted(wide, high).size for text in texts)

    def _fill(self, to_show: object) -> Iterator[object]:
        library = running_app().library
        packs = sorted(library.packs(), key=_by_kind_and_language)
        own = [pack for pack in packs if library.is_own(pack.id)]
        built_in = [pack for pack in packs if pack not in own]
        familiar = [pack for pack in built_in if pack.language in ("", tr.language)]
        foreign = [pack for pack in built_in if pack not in familiar]
        roomy = theme.wide and not theme.compact
        if roomy:
            yield from self._lay_on_counter(own)
        yield from self._stand([pack for pack in familiar if pack.kind == "pictures"])
        if theme.wide:
            self._put_lantern()
        yield from self._stand([pack for pack in familiar if pack.kind == "words"])
        if foreign:
            self._put_spines(foreign, shared=roomy)
            yield None
        if not roomy:
            yield from self._stand(own)
        if not self._lanterns:
            self._put_lantern()
        yield from self._unfold()
        for name, refusal in library.unreadable.items():
            self._add_unreadable(name, tr.explain(refusal))
        self._shown = to_show

    def _stand(self, packs: list[Pack], below: Widget | None = None) -> Iterator[Shelf]:
        """Stand packs on new shelves, one pack in each step; yield the shelf of each.

        The shelves come below the given one, or below all others.
        """
        shelf: Shelf | None = None
        for pack in packs:
            thing = thing_on_shelf(pack)
            if shelf is None or shelf.free < thing.room - ROUNDING:
                shelf = self._add_shelf(shelf or below)
            shelf.put(thing)
            yield shelf

    def _lay_on_counter(self, packs: list[Pack]) -> Iterator[None]:
        for pack in packs:
            wide, high = size_of(pack)
            scale = theme.touch * ON_COUNTER / high
            self.ids.own.add_widget(
                PackOnCounter(
                    pack_id=pack.id,
                    title=title_of(pack, running_app().library),
                    line=count_of(pack, len(pack.items)),
                    look=look_of(pack, titled=False),
                    thing_size=(wide * scale, high * scale),
                )
            )
            yield

    def _add_shelf(self, below: Widget | None = None) -> Shelf:
        shelf, others = Shelf(), self.ids.shelves.children
        self.ids.shelves.add_widget(shelf, index=others.index(below) if below else 0)
        return shelf

    def _put_lantern(self) -> None:
        """Stand the lantern at the end of the last shelf, if there is room for it."""
        side = min(dp(LANTERN) * theme.scale, most_high())
        shelf = self.ids.shelves.children[0]
        if shelf.free < side + theme.gap:
            return
        lantern = GlowingLook(
            look=CounterThing("lantern"), size_hint=(None, None), size=(side, side)
        )
        shelf.add_widget(lantern)
        shelf.reserved = side + theme.gap
        self._lanterns = [lantern]
        lantern.right = theme.window[0] - theme.pad
        shelf.bind(board=lambda _shelf, board: setattr(lantern, "y", board + theme.gap))
        lantern.y = shelf.board + theme.gap

    def _put_spines(self, foreign: list[Pack], shared: bool) -> None:
        """Stand the spines side by side, on several shelves if a window is too narrow for all.

        They stand beside the books if there is room and the shelf may be `shared`.
        """
        languages = list(dict.fromkeys(pack.language for pack in foreign))
        wide, high = (dp(side) * theme.scale for side in SPINE.of(window_space()))
        high = min(high, most_high())
        shelf = theme.window[0] - 2 * theme.pad
        narrowest = max(shelf / len(languages) - dp(SPINE_GAP), wide * NARROW)
        wide = min(wide, narrowest)
        most = int(shelf / (wide + dp(SPINE_GAP)))
        rows = -(-len(languages) // most)
        each = -(-len(languages) // rows)
        for place, language in enumerate(languages):
            if place % each == 0:
                here = languages[place : place + each]
                words = sum(len(pack.items) for pack in foreign if pack.language in here)
                line = tr.n("{n} word", "{n} words", words).format(n=words)
                spines_wide = len(here) * (wide + dp(SPINE_GAP)) - dp(SPINE_GAP)
                group = SpineGroup(thing_height=high, spines_wide=spines_wide, line=line)
                self._spines.append(group)
            size = wide, high * (1 - place % 3 * 0.03)
            look = Spine(language_name(language), CLOTHS[-place % len(CLOTHS)], theme.body * 1.1)
            spine = LanguageSpine(language=language, size=size, look=look)
            spine.bind(on_release=self._fold_or_unfold)
            self._spines[-1].ids.spines.add_widget(spine)
        for group in self._spines:
            shelf = self.ids.shelves.children[0]
            if not shared or shelf.free < group.width:
                shelf = self._add_shelf()
            shelf.put(group)

    def _fold_or_unfold(self, spine: LanguageSpine) -> None:
        self.unfolded = "" if self.unfolded == spine.language else spine.language

    def on_unfolded(self, *_: object) -> None:
        if self._shown is not None:
            self._filling.begin(self._unfold_again(self._shown))

    def _unfold_again(self, shown: object) -> Iterator[None]:
        self._shown = None  # so that the page is filled again if it is left before the end
        yield from self._unfold()
        self._shown = shown

    def _unfold(self) -> Iterator[None]:
        """Put the books of the unfolded language below their spines, instead of earlier ones."""
        discard(*self._below_spines)
        self._below_spines = []
        if not self._spines:
            return
        below = self._spines[0]
        for group in self._spines:
            for spine in group.ids.spines.children:
                spine.look = replace(spine.look, pulled=spine.language == self.unfolded)
                below = group if spine.look.pulled else below
        library = running_app().library
        packs = [pack for pack in library.packs() if pack.language == self.unfolded]
        built_in = (pack for pack in packs if not library.is_own(pack.id))
        books = sorted(built_in, key=_by_kind_and_language)
        for shelf in self._stand(books if self.unfolded else [], below.parent.parent):
            if shelf not in self._below_spines:
                self._below_spines.append(shelf)
            yield

    def _add_unreadable(self, name: str, reason: str) -> None:
        sentence = tr._("The pack “{pack}” can’t be used: {reason}")
        text = sentence.format(pack=shortened(name), reason=reason)
        torn = TornPack(text=text)
        if running_app().library.is_own(name):
            button = DangerButton(text=tr._("Delete this pack"), icon="delete", size_hint_x=1)
            button.bind(on_release=lambda _button: self._ask_to_delete(name, text))
            torn.ids.words.add_widget(button)
        self.ids.shelves.add_widget(torn)

    def _ask_to_delete(self, name: str, text: str) -> None:
        ask(
            tr._("Delete this pack?"),
            text,
            tr._("Delete"),
            tr._("Keep it"),
            lambda: self._delete(name),
            danger=True,
        )

    def _delete(self, name: str) -> None:
        with show_errors():
            running_app().library.delete(name)
        self.open()

    def import_pack(self) -> None:
        """Let people choose a file and import the pack in it."""
        choose_files((".zip",), self.import_files)

    def import_files(self, files: list[Path]) -> None:
        library = running_app().library
        BackgroundTask(partial(library.import_pack, files[0]), self._show_new)

    def _show_new(self, pack: Pack) -> None:
        app = running_app()
        app.pictures.clear()
        if app.screens.current == self.name:
            app.go("pack", pack=pack.id)


def _by_kind_and_language(pack: Pack) -> tuple[bool, bool, str, str, int, str]:
    """A sort key for packs: pictures first, then words in the app's language, then other words.

    Among words for the same game, those for older people come first, then those for children.
    """
    words, foreign = pack.kind == "words", pack.language != tr.language
    age = -pack.age if words else 0
    return words, foreign, pack.language, pack.games[0], age, pack.id


load_kv(__file__, paper)
