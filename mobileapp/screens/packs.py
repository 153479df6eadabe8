"""The page *Packs*: all packs on this tablet, and buttons to make or import one."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from engine.packs import Item, Pack
from engine.registry import all_infos
from engine.texts import shortened
from mobileapp.languages import PACK_TITLE_CONTEXT, TECHNIQUE_CONTEXT, language_name
from mobileapp.languages.kivy_translation import listed, tr
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.widgets import load_kv, picture
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import DangerButton
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.files import choose_files
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.sheet import ask
from mobileapp.widgets.text import Heading, Small


class PackCard(Pressable, RelativeLayout):
    """The card of a pack: its title, facts about it, and its cover.

    It is a RelativeLayout so that it moves as a whole when content is added to the page.
    """

    pack_id = StringProperty("")
    title = StringProperty("")
    facts = StringProperty("")
    cover = ObjectProperty(None, allownone=True)


class PackGroup(GridLayout):
    """The grid of packs below one heading."""


class FoldButton(Pressable, BoxLayout):
    """The button that shows or hides the packs in other languages."""

    unfolded = BooleanProperty(False)


class PacksScreen(PageScreen):
    """The list of packs: people's own first, then the built-in packs of each game.

    Built-in packs of words in other languages are folded away behind a button.
    """

    unfolded = BooleanProperty(False)
    """Whether packs in other languages are shown too."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._shown: object = None
        """The data that the cards show, to detect when the cards must be created again."""

    def open(self) -> None:
        library = App.get_running_app().library
        to_show = tr.language, library.packs(), dict(library.unreadable), self.unfolded
        if to_show != self._shown:
            self._shown = None
            discard(*self.ids.groups.children)
            self._filling.begin(self._cards(to_show))

    def _cards(self, to_show: object) -> Iterator[None]:
        library = App.get_running_app().library
        packs = sorted(library.packs(), key=_by_kind_and_language)
        own = [pack for pack in packs if library.is_own(pack.id)]
        built_in = [pack for pack in packs if pack not in own]
        familiar = [pack for pack in built_in if pack.language in ("", tr.language)]
        foreign = [pack for pack in built_in if pack not in familiar]
        yield from self._add_group(tr._("Your own packs"), own)
        yield from self._add_games(familiar)
        if foreign:
            fold = FoldButton(unfolded=self.unfolded)
            fold.bind(on_release=self._fold_or_unfold)
            self.ids.groups.add_widget(fold)
            if self.unfolded:
                yield from self._add_games(foreign)
        for name, refusal in library.unreadable.items():
            self._add_unreadable(name, tr.explain(refusal))
        self._shown = to_show

    def _fold_or_unfold(self, _button: FoldButton) -> None:
        self.unfolded = not self.unfolded
        self.open()

    def _add_games(self, packs: list[Pack]) -> Iterator[None]:
        """Add these packs, grouped by the first game of each pack; games with words come last."""
        groups = [(info, [p for p in packs if p.games[0] == info.id]) for info in all_infos()]
        for info, found in sorted(groups, key=lambda group: _has_words(group[1])):
            yield from self._add_group(tr._(info.title), found)

    def _add_unreadable(self, name: str, reason: str) -> None:
        sentence = tr._("The pack “{pack}” can’t be used: {reason}")
        text = sentence.format(pack=shortened(name), reason=reason)
        self.ids.groups.add_widget(Small(text=text))
        if App.get_running_app().library.is_own(name):
            button = DangerButton(text=tr._("Delete this pack"), icon="delete")
            button.bind(on_release=lambda _button: self._ask_to_delete(name, text))
            self.ids.groups.add_widget(button)

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
            App.get_running_app().library.delete(name)
        self.open()

    def _add_group(self, title: str, packs: list[Pack]) -> Iterator[None]:
        if not packs:
            return
        group = PackGroup()
        self.ids.groups.add_widget(Heading(text=title))
        self.ids.groups.add_widget(group)
        for pack in packs:
            group.add_widget(_card(pack))
            yield
        if len(packs) % 2:
            group.add_widget(Widget(size_hint_y=None, height=0))

    def import_pack(self) -> None:
        """Let people choose a file and import the pack in it."""
        choose_files((".zip",), self._import_files)

    def _import_files(self, files: list[Path]) -> None:
        library = App.get_running_app().library
        library.packs()  # cache the packs now, so that two threads never read them at once
        BackgroundTask(partial(library.import_pack, files[0]), self._show_new)

    def _show_new(self, pack: Pack) -> None:
        app = App.get_running_app()
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
    own = App.get_running_app().library.is_own(pack.id)
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
        names = App.get_running_app().storage.items.inked_by(item.id)
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


def _card(pack: Pack) -> PackCard:
    app: Any = App.get_running_app()
    card = PackCard(
        pack_id=pack.id,
        title=title_of(pack),
        facts=facts_of(pack),
        cover=app.library.thumb(pack.items[0]) if pack.kind == "pictures" else None,
    )
    card.bind(on_release=_open)
    return card


def _open(card: PackCard) -> None:
    App.get_running_app().go("pack", pack=card.pack_id)


def _by_kind_and_language(pack: Pack) -> tuple[bool, bool, str, str]:
    """A sort key for packs: pictures first, then words in the app's language, then other words."""
    return pack.kind != "pictures", pack.language != tr.language, pack.language, pack.id


def _has_words(packs: list[Pack]) -> bool:
    return any(pack.kind == "words" for pack in packs)


load_kv(__file__, picture)
