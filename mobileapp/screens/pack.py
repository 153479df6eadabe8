"""The page of one pack: its words or pictures, and a menu to change, export or delete it."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.modalview import ModalView
from PIL import Image

from engine.errors import BadPack
from engine.packs import Item, Pack
from mobileapp.languages.translation import tr
from mobileapp.packs.change import PackChange
from mobileapp.packs.from_outside import suffixes_from_outside
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.running_app import running_app
from mobileapp.screens.packs import item_rows
from mobileapp.screens.packs.item_rows import Cell, lines_of, shown_cells, spread
from mobileapp.screens.packs.shelf import look_of, size_of
from mobileapp.screens.packs.texts import DOT, count_of, credit, facts_of, inkers, title_of
from mobileapp.theme import theme
from mobileapp.widgets import (
    backdrop,
    load_kv,
    paginator,
    painted_look,
    paper,
    picture,
    scroll,
    text,
)
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.field import TextField
from mobileapp.widgets.files import choose_files, export_file, tell_where
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.lettering import text_width
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.sheet import Sheet, ask

PER_FRAME, MAX_IN_SIGHT = 2, 60
"""How many items are added in a frame while a page opens, and how many are in sight at most."""
MEASURED = 4
"""How many rows are measured in a frame."""
THUMB, CARD, CARD_ON_PHONE = 190, 150, 118
"""The least width of a picture, and of a word with its picture, in dp of a tablet."""
MAX_CARD_SCALE = 1.25
"""The text size up to which words with pictures become wider."""
HEADING, WORD_LINE, SLIP, LETTERS = 1.5, 1.5, 2.0, 1.12
"""The heights of a heading, of the word below a picture and of a slip, and the width of the letters
on it, as multiples of the font size; letters are rounded up to whole pixels."""
SIDES = 2.2
"""The room at both ends of a word on its slip, as a multiple of the gap."""
FRAME = 0.8
"""The side of the frame for a photo, as a part of the height of its slip."""
ROUNDING = 0.1
"""So many pixels are left, so that a whole line fits in spite of rounding."""


RIM, UNKNOWN_SHAPE = 10, 2 / 3
"""The rim of the card of an enlarged picture, in dp, and the width / height of a picture that is
not decoded yet.
"""


class PictureZoom(ModalView):
    """A picture enlarged to the whole screen, with a button to hide it from all matches."""

    index = NumericProperty(0)
    count = NumericProperty(0)
    title = StringProperty("")
    path = ObjectProperty(None, allownone=True)
    hidden = BooleanProperty(False)
    rim = NumericProperty(dp(RIM))
    """The width of the rim of the card."""
    credit = StringProperty("")
    """A phrase that says who inked the blot; empty if that is not known."""

    def __init__(self, page: "PackScreen", index: int) -> None:
        self._page = page
        super().__init__()
        if page.is_own_blots:
            self._offer_changes()
        self.turn_to(index)

    def card_size(
        self, width: float, height: float, texture: Texture | None
    ) -> tuple[float, float]:
        """The size of the card with the picture, which is as large as this room allows."""
        shape = texture.width / texture.height if texture else UNKNOWN_SHAPE
        inner = max(width - 2 * self.rim, 1), max(height - 2 * self.rim, 1)
        across = min(inner[0], inner[1] * shape)
        return across + 2 * self.rim, across / shape + 2 * self.rim

    def turn_to(self, index: int) -> None:
        """Show the picture with this index in the pack."""
        self.count = len(self._page.items)
        self.index = index
        item = self._page.items[index]
        self.title = tr.title_of_picture(item.text)
        self.path = running_app().library.picture(item)
        self.hidden = self._page.is_hidden(index)
        self.credit = credit(item)

    def _offer_changes(self) -> None:
        """Add the buttons to name and to delete a blot that people have inked."""
        for kind, offer, icon, action in (
            (SecondaryButton, tr._("Name this blot"), "pencil", self._ask_for_name),
            (DangerButton, tr._("Delete this blot"), "delete", self._ask_to_delete),
        ):
            button = kind(text=offer, icon=icon, size_hint_x=1, paper=False)
            button.bind(on_release=lambda _button, action=action: action())
            self.ids.changes.add_widget(button)

    def _ask_for_name(self) -> None:
        def rename(name: str) -> None:
            self._page.rename_blot(self.index, name)
            self.turn_to(self.index)

        _ask_for_name(tr._("Name this blot"), self._page.items[self.index].text, rename)

    def _ask_to_delete(self) -> None:
        ask(
            tr._("Delete this blot?"),
            tr._("Games in progress aren’t affected."),
            tr._("Delete"),
            tr._("Keep it"),
            self._delete,
            danger=True,
        )

    def _delete(self) -> None:
        with show_errors():
            self._page.delete_blot(self.index)
            if self._page.items:
                self.turn_to(min(int(self.index), len(self._page.items) - 1))
            else:
                self.dismiss()

    def toggle(self) -> None:
        """Hide the picture from all matches, or make it available again."""
        self._page.toggle(self.index)
        self.hidden = self._page.is_hidden(self.index)


class PackScreen(PageScreen):
    """The page of a pack: the list of its items, and a menu."""

    facts = StringProperty("")
    """What is known of the pack, one fact on each line where they stand in a column."""
    hint = StringProperty("")
    """What a tap on an item does."""
    look = ObjectProperty(None, allownone=True)
    look_shape = NumericProperty(1.0)
    """Width / height of the box or book."""
    items = ListProperty()
    pictures = BooleanProperty(False)
    kind = StringProperty("")
    """The name of the class of the cells."""
    shape = NumericProperty(1.0)
    """The ratio of height to width of all thumbnails: that of the first picture, within limits."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self.ids.list.bind(width=self._fill_again)
        theme.bind(text_scale=self._fill_again)

    def open(self, pack: str) -> None:
        app = running_app()
        with show_errors():
            self._pack: Pack = app.library.find(pack)
            self._hidden = set(app.storage.items.hidden())
            self.pictures = self._pack.kind == "pictures"
            self.items = list(self._pack.items)
            own = app.library.is_own(self._pack.id)
            framed = own or any(item.picture for item in self.items)
            self.kind = "ThumbCell" if self.pictures else "WordCell" if framed else "PlainWordCell"
            self.shape = self._measure() if self.pictures else 1.0
            wide, high = size_of(self._pack)
            self.look, self.look_shape = look_of(self._pack), wide / high
            self._tell_facts()
            self._filling.begin(self._show_items())
            self.ids.list.scroll_y = 1

    def close(self) -> None:
        self.items = []
        self.ids.list.data = []

    def _measure(self) -> float:
        try:
            with Image.open(running_app().library.thumb(self._pack.items[0])) as first:
                return float(min(max(first.height / first.width, 0.6), 1.6))
        except OSError:
            return 1.0

    def _show_items(self) -> Iterator[None]:
        """Show the first items a few in a frame, as each takes a while, and then all of them."""
        while self.ids.list.width < theme.touch * 2:  # the page has not been laid out
            yield
        rows: list[Cell] = []
        count = 0
        for row in self._rows():
            rows.append(row)
            shown, count = count, count + len(row.get("cells", ()))
            for most in range(shown, min(count, MAX_IN_SIGHT), PER_FRAME):
                self.ids.list.data = shown_cells(rows, most)
                yield
            if len(rows) % MEASURED == 0:
                yield
        self.ids.list.data = rows

    def _fill(self) -> None:
        self._tell_facts()
        self._filling.begin(())
        self.ids.list.data = list(self._rows())

    def _fill_again(self, *_: object) -> None:
        """Lay out the items anew, after the width of the list or the text size has changed."""
        if self.items:
            self._filling.begin(self._show_items())

    def _rows(self) -> Iterator[Cell]:
        """The rows of the list: the items of each category below its heading."""
        room = self.ids.list.width - dp(4) - theme.gap
        measure = self._measure_cell(room)
        slips = not self._fills_lines
        for category in dict.fromkeys(item.category for item in self.items):
            of_category = [
                (index, item) for index, item in enumerate(self.items) if item.category == category
            ]
            if category:
                line = count_of(self._pack, len(of_category))
                height = theme.lead * HEADING
                yield {
                    "viewclass": "ItemHeading",
                    "text": category,
                    "line": line,
                    "row_size": (None, height),
                }
            cells = (self._cell(index, item) | measure(item) for index, item in of_category)
            lines: Iterable[list[Cell]] = chain(lines_of(cells, theme.gap, room), [[]])
            for laid, following in pairwise(lines):
                even = slips and following
                cells_of_line = spread(laid, theme.gap, room - ROUNDING) if even else laid
                yield {
                    "viewclass": "ItemRow",
                    "kind": self.kind,
                    "cells": cells_of_line,
                    "row_size": (None, cells_of_line[0]["height"]),
                }

    @property
    def _is_own(self) -> bool:
        return running_app().library.is_own(self._pack.id)

    @property
    def _fills_lines(self) -> bool:
        """Whether all cells are equal: pictures, and words with pictures."""
        return self.kind == "ThumbCell" or (self.kind == "WordCell" and not self._is_own)

    def _measure_cell(self, room: float) -> Callable[[Item], Cell]:
        """What gives the size of the cell of an item: words are as wide as their slips.

        Pictures, and words with pictures, fill whole lines.
        """
        if self._fills_lines:
            card = CARD_ON_PHONE if theme.compact else CARD
            least = dp(THUMB if self.pictures else card) * theme.scale
            least *= 1 if self.pictures else min(theme.text_scale, MAX_CARD_SCALE)
            columns = max(2, int((room + theme.gap) / (least + theme.gap)))
            width = (room - theme.gap * (columns - 1)) / columns - ROUNDING
            word = theme.body * WORD_LINE + theme.gap
            size = {"width": width, "height": width * self.shape if self.pictures else width + word}
            return lambda _item: size
        height = max(theme.touch, theme.body * SLIP)
        frame = height * FRAME + theme.gap * 0.5 if self._is_own else 0

        def slip(item: Item) -> Cell:
            word = text_width(item.text, theme.body * LETTERS)
            width = max(word + theme.gap * SIDES + frame, theme.touch)
            return {"width": min(width, room), "height": height}

        return slip

    def _tell_facts(self) -> None:
        app = running_app()
        self.title = title_of(self._pack, app.library)
        facts = facts_of(self._pack).split(" · ")
        seen = app.storage.items.last_used()
        used = sum(item.id in seen for item in self.items)
        hidden = sum(item.id in self._hidden for item in self.items)
        if used:
            # Translators: so many words or pictures of a pack were in a match before
            facts.append(tr._("{n} seen already").format(n=used))
        if hidden:
            # Translators: so many words or pictures that people do not want in their games
            facts.append(tr._("{n} hidden").format(n=hidden))
        facts.append(tr._("your own") if app.library.is_own(self._pack.id) else tr._("built in"))
        if theme.wide:  # each fact has a line of its own
            self.facts = "\n".join(fact[:1].upper() + fact[1:] for fact in facts)
        else:
            self.facts = DOT.join(facts)
        self.hint = self._hint()

    def _hint(self) -> str:
        if self.pictures:
            return tr._("Tap a picture to enlarge it.")
        hint = tr._("Tap a word to leave it out of your games; tap it again to bring it back.")
        if not running_app().library.is_own(self._pack.id):
            return hint
        frame = tr._("Tap the frame beside a word to give it a photo, for those who can’t read.")
        return f"{hint} {frame}"

    def _cell(self, index: int, item: Item) -> Cell:
        cell: Cell = {"index": index, "hidden": item.id in self._hidden}
        library = running_app().library
        if self.kind == "ThumbCell":
            return cell | {"path": library.thumb(item)}
        cell |= {"text": item.text}
        if self.kind == "PlainWordCell":
            return cell
        picture = library.picture(item) if item.picture else None
        return cell | {"picture": picture, "own": library.is_own(self._pack.id)}

    # --- one item -----------------------------------------------------------------------------

    def is_hidden(self, index: int) -> bool:
        return self.items[index].id in self._hidden

    def touch_item(self, index: int) -> None:
        """Handle a tap on an item: enlarge a picture; hide a word, or make it available again."""
        if self.pictures:
            PictureZoom(self, index).open()
        else:
            self.toggle(index)

    def toggle(self, index: int) -> None:
        """Hide an item from all matches, or make it available again."""
        item = self.items[index].id
        with show_errors():
            running_app().storage.items.hide(item, item not in self._hidden)
            self._hidden ^= {item}
            self._fill()

    def ask_for_photo(self, index: int) -> None:
        """Let people choose a photo for a word; if it has one, ask what to do with it."""
        item = self.items[index]
        if not item.picture:
            self._pick_word_photo(item)
            return
        sheet = Sheet(title=item.text)
        pick, remove = partial(self._pick_word_photo, item), partial(self._remove_word_photo, item)
        sheet.add_line(tr._("Another photo"), "image-plus", pick)
        sheet.add_line(tr._("Remove the photo"), "delete", remove, warns=True)
        sheet.open()

    def _pick_word_photo(self, item: Item) -> None:
        choose_files(suffixes_from_outside(), lambda files: self._give_photo(item, files[0]))

    def _remove_word_photo(self, item: Item) -> None:
        self._give_photo(item, None)

    def _give_photo(self, item: Item, photo: Path | None) -> None:
        self._change(PackChange(word_photos={item.id.partition("/")[2]: photo}))

    @property
    def is_own_blots(self) -> bool:
        return self._pack.id == OWN_BLOTS

    def rename_blot(self, index: int, name: str) -> None:
        """Name a blot that people have inked; raise `BadPack` if the name is invalid."""
        running_app().library.rename_blot(self.items[index], name)
        self._read_blots()

    def delete_blot(self, index: int) -> None:
        """Delete a blot that people have inked; after the last one, leave the page."""
        app = running_app()
        app.library.delete_blot(self.items[index])
        if app.library.is_own(OWN_BLOTS):
            self._read_blots()
        else:
            self.items = []
            app.back()

    def _read_blots(self) -> None:
        self._pack = running_app().library.find(OWN_BLOTS)
        self.items = list(self._pack.items)
        self._fill()

    # --- the whole pack -----------------------------------------------------------------------

    def open_menu(self) -> None:
        """Open the menu of the pack."""
        menu = Sheet(title=self.title)
        own = running_app().library.is_own(self._pack.id)
        if own:
            self._offer_changes(menu)
        menu.add_line(tr._("Export"), "tray-arrow-up", self._export)
        menu.add_line(tr._("Start over with this pack"), "eye-refresh", self._ask_to_reset)
        if own:
            menu.add_line(tr._("Delete this pack"), "delete", self._ask_to_delete, warns=True)
        menu.open()

    def _offer_changes(self, menu: Sheet) -> None:
        """Add the lines of the menu for a pack that people have made or imported."""
        # No *Add* or *Rename*: blots are added at the ink desk, and their title is translated.
        if self.is_own_blots:
            menu.add_line(tr._("Ink your own blots"), "brush", _go_to_desk)
            return
        if self.pictures:
            menu.add_line(tr._("Add photos"), "image-plus", self._pick_photos)
        else:
            menu.add_line(tr._("Add words"), "plus", self._ask_for_words)
        menu.add_line(tr._("Rename"), "pencil", self._ask_for_title)
        if any(item.id in self._hidden for item in self.items):
            menu.add_line(tr._("Remove what is hidden"), "eye-off", self._ask_to_remove, warns=True)

    def _change(self, change: PackChange, changed: Callable[[Pack], None] | None = None) -> None:
        """Change the pack in the background, as photos take a while; then show the changed pack.

        With `changed`, call this with the pack instead of showing it.
        """
        library, pack_id = running_app().library, self._pack.id
        BackgroundTask(
            lambda report: library.change(pack_id, change, report), changed or self._show_changed
        )

    def _show_changed(self, pack: Pack) -> None:
        app = running_app()
        app.pictures.clear()
        if app.screens.current == self.name:
            self.open(pack.id)

    def _pick_photos(self) -> None:
        choose_files(
            suffixes_from_outside(), lambda files: self._change(PackChange(photos=files)), True
        )

    def _ask_for_words(self) -> None:
        sheet = Sheet(title=tr._("Add words"))
        typed = TextField(
            multiline=True, tall=theme.touch * 3, hint_text=tr._("One word on each line")
        )
        sheet.add_content(typed)
        sheet.add_button(
            PrimaryButton,
            tr._("Add"),
            lambda: self._change(PackChange(words=tuple(typed.text.splitlines()))),
        )
        sheet.open()

    def _ask_for_title(self) -> None:
        def rename(title: str) -> None:
            self._change(PackChange(title=title))

        _ask_for_name(tr._("Rename"), self._pack.title, rename)

    def _ask_to_remove(self) -> None:
        hidden = [item.id for item in self.items if item.id in self._hidden]
        ask(
            tr._("Remove what is hidden?"),
            # Translators: count is “12 words” or “1 picture”
            tr._("{count} will be removed from this pack for good.").format(
                count=count_of(self._pack, len(hidden))
            ),
            tr._("Remove"),
            tr._("Keep it"),
            lambda: self._remove(hidden),
            danger=True,
        )

    def _remove(self, hidden: list[str]) -> None:
        """Remove hidden items from the pack for good.

        Their marks as hidden are removed too; otherwise a word that is added again would be hidden.
        """

        def removed(pack: Pack) -> None:
            with show_errors():
                for item in hidden:
                    running_app().storage.items.hide(item, False)
            self._show_changed(pack)

        ids = frozenset(item.partition("/")[2] for item in hidden)
        self._change(PackChange(removed=ids), removed)

    def _export(self) -> None:
        export = running_app().library.export
        authors = {item.id: inkers(item) for item in self._pack.items}
        work = partial(export, self._pack.id, authors=authors)
        export_file(f"{self._pack.id}.zip", work, tell_where(tr._("The pack is saved in a file")))

    def _ask_to_reset(self) -> None:
        ask(
            tr._("Start over with this pack?"),
            tr._("Everything will count as new and may come up again soon."),
            # Translators: a button: everything in the pack counts as not seen yet
            tr._("Start over"),
            tr._("Cancel"),
            self._reset,
        )

    def _reset(self) -> None:
        with show_errors():
            running_app().storage.items.reset(self._pack.id)
            self._fill()

    def _ask_to_delete(self) -> None:
        ask(
            tr._("Delete this pack?"),
            tr._(
                # Translators: count is “12 words” or “1 picture”
                "“{pack}” ({count}) will be deleted. Games in progress aren’t affected."
            ).format(pack=self.title, count=count_of(self._pack, len(self.items))),
            tr._("Delete"),
            tr._("Keep it"),
            self._delete,
            danger=True,
        )

    def _delete(self) -> None:
        app = running_app()
        with show_errors():
            app.library.delete(self._pack.id)
            app.back()


def _go_to_desk() -> None:
    running_app().go("ink_desk")


def _ask_for_name(title: str, name: str, rename: Callable[[str], None]) -> None:
    """Open a sheet with a name to change; a refusal of `rename` is told in its field."""
    sheet = Sheet(title=title)
    field = NameField(hint=tr.p("a thing", "Name"), icon="check", typed=name, paper=True)

    def enter(_field: NameField, typed: str) -> None:
        try:
            rename(typed)
        except BadPack as refusal:
            field.problem = tr.explain(refusal)
        else:
            sheet.dismiss()

    field.bind(on_enter=enter)
    sheet.add_content(field)
    sheet.open()


load_kv(__file__, backdrop, item_rows, paginator, painted_look, paper, picture, scroll, text)
