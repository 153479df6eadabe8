"""The page *Packs*, a shelf: boxes of pictures, books of words, and a counter to make packs.

The books in other languages show only their spines; a tap on a spine puts the books of that
language on a shelf of their own.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

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
from kivy.uix.widget import Widget
from PIL import Image

from engine.packs import Item, Pack
from engine.registry import find_info, game_ids
from engine.texts import shortened
from mobileapp.games.intro import game_intro
from mobileapp.languages import PACK_TITLE_CONTEXT, TECHNIQUE_CONTEXT, language_name
from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.running_app import running_app
from mobileapp.screens.counter_looks import CounterThing
from mobileapp.screens.shelf_looks import CLOTHS, PackBook, PackBox, Spine
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look, paper
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import DangerButton
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.files import choose_files
from mobileapp.widgets.glowing_look import Flames, GlowingLook
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.painted_look import PaintedLook
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.sheet import ask

BOX, BOOK, SPINE = (146, 188), (134, 172), (54, 172)
"""The sizes of boxes, books and spines, in dp of a tablet."""
IN_A_ROW = {False: 4, True: 2}
"""How many packs fill a shelf of an upright tablet, and of an upright phone."""
NARROW = 0.7
"""How narrow spines become before they take a second shelf, as a part of their width."""
SPINE_GAP = 2
"""The distance between two spines, in dp."""
LABEL = 172
"""The least width of a pack on the shelf, which its label needs, in dp of a tablet."""
ON_COUNTER = 1.5
"""The height of a pack on the counter, as a part of the least height of a button."""
LANTERN = 150
"""The side of the lantern on the first shelf, in dp of a tablet."""


class ShelfLabel(BoxLayout):
    """A label on the board of a shelf: a headline, and a line of facts."""

    headline = StringProperty("")
    line = StringProperty("")
    wanted = NumericProperty(0)
    """The width that the label would like to have."""


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
    gap = SPINE_GAP


class Shelf(RelativeLayout):
    """A board with packs on it, as many as fit side by side."""

    board = NumericProperty(0)
    """The height of the board: that of the highest label."""
    tallest = NumericProperty(0)
    """The height of what stands highest, with its label."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.bind(board=self._raise)

    @property
    def free(self) -> float:
        """The width that is still free."""
        row = self.ids.row
        used = sum(thing.width + row.spacing for thing in row.children)
        return float(theme.window[0] - 2 * theme.pad - used)

    def put(self, thing: OnShelf) -> None:
        """Stand something at the end of the shelf."""
        self.ids.row.add_widget(thing)
        thing.ids.label.bind(height=self._measure)
        thing.bind(height=self._measure)
        thing.board = self.board
        self._measure()

    def _measure(self, *_: object) -> None:
        things = self.ids.row.children
        self.board = max(thing.ids.label.height for thing in things) + theme.gap
        self.tallest = max(thing.height for thing in things)

    def _raise(self, *_: object) -> None:
        for thing in self.ids.row.children:
            thing.board = self.board


class TornPack(BoxLayout):
    """A pack that cannot be used: a torn box, and on a slip the reason."""

    text = StringProperty("")


class CounterButton(Pressable, BoxLayout):
    """A thing on the counter with a pill below it; both are one button."""

    text = StringProperty("")
    main = BooleanProperty(False)
    """Whether the pill is golden, as that of the main action is."""
    thing = StringProperty("box")


class PacksScreen(PageScreen):
    """The shelf of packs: boxes of pictures, then books of words.

    People's own packs lie on the counter, or come first on the shelf where the counter is narrow.
    """

    unfolded = StringProperty("")
    """The other language whose books are shown; empty for none."""

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

    def _fill(self, to_show: object) -> Iterator[object]:
        library = running_app().library
        packs = sorted(library.packs(), key=_by_kind_and_language)
        own = [pack for pack in packs if library.is_own(pack.id)]
        built_in = [pack for pack in packs if pack not in own]
        familiar = [pack for pack in built_in if pack.language in ("", tr.language)]
        foreign = [pack for pack in built_in if pack not in familiar]
        if theme.wide and not theme.compact:
            yield from self._lay_on_counter(own)
            own = []
        yield from self._stand([*own, *(pack for pack in familiar if pack.kind == "pictures")])
        self._put_lantern()
        yield from self._stand([pack for pack in familiar if pack.kind == "words"])
        if foreign:
            self._put_spines(list(dict.fromkeys(pack.language for pack in foreign)))
            if not self._lanterns:
                self._put_lantern()
            yield
            yield from self._unfold()
        for name, refusal in library.unreadable.items():
            self._add_unreadable(name, tr.explain(refusal))
        self._shown = to_show

    def _stand(self, packs: list[Pack], below: Widget | None = None) -> Iterator[Shelf]:
        """Stand packs on new shelves, one pack in each step; yield the shelf of each.

        The shelves come below the given one, or below all others.
        """
        shelf: Shelf | None = None
        for place, pack in enumerate(packs):
            thing = _thing(pack, place)
            if shelf is None or shelf.free < thing.room:
                shelf = self._add_shelf(shelf or below)
            shelf.put(thing)
            yield shelf

    def _lay_on_counter(self, packs: list[Pack]) -> Iterator[None]:
        for place, pack in enumerate(packs):
            wide, high = size_of(pack)
            scale = theme.touch * ON_COUNTER / high
            self.ids.own.add_widget(
                PackOnCounter(
                    pack_id=pack.id,
                    title=title_of(pack),
                    line=count_of(pack, len(pack.items)),
                    look=look_of(pack, place, titled=False),
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
        side = dp(LANTERN) * theme.scale
        shelf = self.ids.shelves.children[0]
        if shelf.free < side:
            return
        lantern = GlowingLook(
            look=CounterThing("lantern"), size_hint=(None, None), size=(side, side)
        )
        shelf.add_widget(lantern)
        self._lanterns = [lantern]
        lantern.right = theme.window[0] - theme.pad
        shelf.bind(board=lambda _shelf, board: setattr(lantern, "y", board + theme.gap))
        lantern.y = shelf.board + theme.gap

    def _put_spines(self, languages: list[str]) -> None:
        """Stand the spines side by side, on several shelves if a window is too narrow for all."""
        wide, high = (dp(side) * theme.scale for side in SPINE)
        shelf = theme.window[0] - 2 * theme.pad
        narrowest = max(shelf / len(languages) - dp(SPINE_GAP), wide * NARROW)
        wide = min(wide, narrowest)
        most = int(shelf / (wide + dp(SPINE_GAP)))
        rows = -(-len(languages) // most)
        each = -(-len(languages) // rows)
        for place, language in enumerate(languages):
            if place % each == 0:
                self._spines.append(SpineGroup(thing_height=high))
            size = wide, high * (1 - place % 3 * 0.03)
            look = Spine(language_name(language), CLOTHS[-place % len(CLOTHS)], theme.body * 1.1)
            spine = LanguageSpine(language=language, size=size, look=look)
            spine.bind(on_release=self._fold_or_unfold)
            self._spines[-1].ids.spines.add_widget(spine)
        for group in self._spines:
            shelf = self.ids.shelves.children[0]
            if shelf.free < group.width:
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
        library.packs()  # cache the packs now, so that two threads never read them at once
        BackgroundTask(partial(library.import_pack, files[0]), self._show_new)

    def _show_new(self, pack: Pack) -> None:
        app = running_app()
        app.pictures.clear()
        if app.screens.current == self.name:
            app.go("pack", pack=pack.id)


def title_of(pack: Pack) -> str:
    """The title to show for a pack.

    It is translated for packs of inked blots, and for built-in packs without a language. All other
    titles are shown as they are.
    """
    if pack.id == OWN_BLOTS:
        return str(tr._("Our inkblots"))
    if pack.id.startswith(OWN_BLOTS):
        return _title_of_imported_blots(pack)
    own = running_app().library.is_own(pack.id)
    return pack.title if own or pack.language else str(tr.p(PACK_TITLE_CONTEXT, pack.title))


def _title_of_imported_blots(pack: Pack) -> str:
    """The title of a pack of imported blots, with the names of those who inked them, if known."""
    names = dict.fromkeys(
        name for item in pack.items for name in item.author.split(", ") if item.author
    )
    if not names:
        return str(tr._("Inkblots from another table"))
    title = tr._("Inkblots by {names}").format(names=listed(list(names)))
    return shortened(title)


def credit(item: Item) -> str:
    """A phrase that says who inked a blot; empty if that is not known."""
    names = inkers(item)
    return str(tr._("Inked by {names}")).format(names=listed(names)) if names else ""


def inkers(item: Item) -> list[str]:
    """The names of those who inked a blot: of this tablet, or as its pack gives them."""
    if item.id.startswith(f"{OWN_BLOTS}/"):
        names = running_app().storage.items.inked_by(item.id)
        if names:
            return list(names)
    return item.author.split(", ") if item.author else []


def count_of(pack: Pack, count: int) -> str:
    """A phrase with the number of words or pictures: “12 words”, “1 picture”."""
    if pack.kind == "pictures":
        return str(tr.n("{n} picture", "{n} pictures", count)).format(n=count)
    return str(tr.n("{n} word", "{n} words", count)).format(n=count)


def technique_of(pack: Pack) -> str:
    """A translated phrase that says how the pictures were made; empty if that is not known."""
    return str(tr.p(TECHNIQUE_CONTEXT, pack.technique)) if pack.technique else ""


def facts_of(pack: Pack) -> str:
    """A line of facts about a pack: number of items; technique, language and age if known."""
    facts = [count_of(pack, len(pack.items))]
    if pack.technique:
        facts.append(technique_of(pack))
    if pack.language:
        facts.append(language_name(pack.language))
    if pack.age:
        facts.append(str(tr._("age {n} and up")).format(n=pack.age))
    return " · ".join(facts)


def label_of(pack: Pack) -> tuple[str, str]:
    """What the label of a pack says in short: a headline, and a line of facts.

    A book has its title on its cover, so its label begins with the number of its words.
    """
    facts = [str(tr._("your own"))] if running_app().library.is_own(pack.id) else []
    facts += [f"{pack.age}+"] if pack.age else []
    count = count_of(pack, len(pack.items))
    if pack.kind == "words":
        return count, ", ".join([language_name(pack.language), *facts])
    made = [str(len(pack.items)), technique_of(pack)] if pack.technique else [count]
    return title_of(pack), " · ".join([*made, *facts])


def look_of(pack: Pack, place: int, titled: bool = True) -> PackBox | PackBook:
    """How a pack looks on the shelf; `place` is its place there, for the colour of a book.

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
    cloth = CLOTHS[place % len(CLOTHS)]
    return PackBook(title_of(pack) if titled else "", cloth, round(theme.body * 1.05), picture)


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


def _thing(pack: Pack, place: int) -> PackOnShelf:
    headline, line = label_of(pack)
    wide, high = size_of(pack)
    most = theme.window[0] - 2 * theme.pad
    room = min(max(wide + theme.gap * 2, dp(LABEL) * theme.scale * theme.text_scale), most)
    if not theme.wide:  # an upright window has whole rows
        row = IN_A_ROW[theme.compact]
        room = (most - theme.gap * (row - 1)) / row
        shrunk = min((room - theme.gap) / wide, 1)
        wide, high = wide * shrunk, high * shrunk
    return PackOnShelf(
        pack_id=pack.id,
        title=title_of(pack),
        headline=headline,
        line=line,
        look=look_of(pack, place),
        thing_size=(wide, high),
        room=room,
    )


def _by_kind_and_language(pack: Pack) -> tuple[bool, bool, str, str, int, str]:
    """A sort key for packs: pictures first, then words in the app's language, then other words.

    Among words for the same game, those for older people come first, then those for children.
    """
    words, foreign = pack.kind == "words", pack.language != tr.language
    age = -pack.age if words else 0
    return words, foreign, pack.language, pack.games[0], age, pack.id


load_kv(__file__, painted_look, paper)
