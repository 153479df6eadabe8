"""The library: all packs on this tablet, and the picture files of their items."""

import errno
import hashlib
import os
import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from threading import Lock, RLock
from types import MappingProxyType

from engine.errors import BadPack, Refusal
from engine.packs import Item, Pack
from engine.registry import find_info, game_ids
from mobileapp.background.progress import CountPiece, ReportProgress, count_pieces, ignore_progress
from mobileapp.languages import SOURCE
from mobileapp.languages.translation import N_
from mobileapp.packs import archive, folders, own_blots
from mobileapp.packs.archive import Limits
from mobileapp.packs.change import PackChange, write_change
from mobileapp.packs.checks import check_folder, read_pack
from mobileapp.packs.create import free_id, write_photos, write_words
from mobileapp.packs.files import (
    BACK_FILE,
    FILE_LIMIT,
    PACK_FILE,
    THUMB_WIDTH,
    THUMBS,
    word_picture,
)
from mobileapp.packs.own_blots import OWN_BLOTS, NewBlot

LIMITS = Limits(total=200 * 2**20, each=FILE_LIMIT, files=5000)
_KEPT = ".kept"
_MAKING = ".making"
"""The suffix of a kept picture while it is being written."""


class PackLibrary:
    """The built-in packs, which never change, and people's own, which can be added and removed."""

    def __init__(
        self, builtin: Path, own: Path, restored: str = "", read_only: Refusal | None = None
    ) -> None:
        """Open the library in the folders `builtin` and `own`.

        `restored` identifies the latest restore of a backup: the text that `replaced` yielded then.
        It is empty if no backup was ever restored.

        `read_only` is the reason why nothing may change, or None. The reasons are that another copy
        of the app is open, or that this one cannot save. A read-only library is not cleaned up
        after a crash.
        """
        self._builtin = builtin
        self._own = own
        self._packs: dict[str, Pack] | None = None
        self._read: dict[Path, Pack | BadPack] = {}
        """What `read_ahead` has read, by folder; `_all` uses and clears it."""
        self.unreadable: dict[str, BadPack] = {}
        """Why a folder in the library was left out, by the name of the folder."""
        self._read_only = read_only
        self._settled = read_only is not None
        self._restored = restored
        self._reading = RLock()
        self._changing_blots = Lock()
        self.memories: Callable[[], tuple[Pack, ...]] = tuple
        """Returns the packs of memories; they are no files, so `packs` does not list them."""
        with suppress(OSError):  # the disk is full; this is tried again before the first change
            self._settle()

    # --- reading ------------------------------------------------------------------------------

    def packs(self) -> tuple[Pack, ...]:
        """All usable packs, the built-in ones first; their files are read only once."""
        own = {folder.name for folder in _pack_folders(self._own)}
        return tuple(sorted(self._all().values(), key=lambda pack: (pack.id in own, pack.id)))

    def for_game(self, game: str, language: str) -> list[Pack]:
        """The packs for a game: those of pictures and memories, and those of words in `language`.

        If there are no words for the game in `language`, the packs of English words take their
        place.
        """
        spoken = ("", self.words_language(game, language))
        packs = [pack for pack in self.packs() if game in pack.games and pack.language in spoken]
        return [*packs, *self.memories_for(game)]

    def memories_for(self, game: str) -> tuple[Pack, ...]:
        """The packs of memories, if the game is played with them; otherwise none."""
        plays = game in game_ids() and find_info(game).from_memories
        return self.memories() if plays else ()

    def words_language(self, game: str, language: str) -> str:
        """The language of the words for a game: `language` if it has such words, else English."""
        return language if language in self.word_languages(game) else SOURCE

    def word_languages(self, game: str) -> set[str]:
        """The languages of the packs of words for a game."""
        return {pack.language for pack in self.packs() if game in pack.games and pack.language}

    def pictured_words(self, game: str, language: str) -> dict[str, Item]:
        """The words for a game that have a picture, by their text in lower case."""
        return {
            item.text.casefold(): item
            for pack in self.for_game(game, language)
            for item in pack.items
            if item.picture
        }

    def find(self, pack_id: str) -> Pack:
        """The pack with this id; raises BadPack if there is none."""
        try:
            return self._all()[pack_id]
        except KeyError:
            raise BadPack("no-pack", "The pack “{id}” isn’t here.", id=pack_id) from None

    def item(self, item_id: str) -> Item | None:
        """The item with this id, also if it is retired; None if its pack or the item is gone."""
        pack = self._all().get(item_id.partition("/")[0])
        items = pack.ever if pack else ()
        return next((item for item in items if item.id == item_id), None)

    def is_own(self, pack_id: str) -> bool:
        """Whether people made or imported the pack; only such packs can be deleted."""
        return (self._own / pack_id / PACK_FILE).is_file()

    def picture(
        self, item: Item, kept: Mapping[str, str] | None = None, width: float = inf
    ) -> Path:
        """The path of the picture of an item, also of a word; the file may be missing.

        `kept` maps item ids to the files kept for a match, which stay even if the pack is deleted.
        `width` is the display width in pixels. If it is at most `THUMB_WIDTH`, the path is that of
        the thumbnail of a built-in picture, if there is one.
        """
        if file := self._kept_file(item, kept):
            return file
        folder = self._folder(item)
        if item.picture:
            return word_picture(folder, item.picture)
        small = folder / THUMBS / item.image
        is_enough = width <= THUMB_WIDTH and folder.parent == self._builtin and small.is_file()
        return small if is_enough else folder / item.image

    def thumb(self, item: Item) -> Path:
        """The path of an item's thumbnail, or of its picture if it has none."""
        thumb = self._folder(item) / THUMBS / item.image
        return thumb if thumb.is_file() else self.picture(item)

    def back(self, pack: Pack) -> Path | None:
        """The path of a thumbnail of the back of the pack's pictures.

        None if the pack has no back of its own.
        """
        back = self._folder(pack.items[0]) / THUMBS / BACK_FILE
        return back if back.is_file() else None

    def _folder(self, item: Item) -> Path:
        pack_id = item.id.partition("/")[0]
        return (self._own if self.is_own(pack_id) else self._builtin) / pack_id

    def _kept_file(self, item: Item, kept: Mapping[str, str] | None) -> Path | None:
        name = (kept or {}).get(item.id)
        return self._own / _KEPT / name if name else None

    def read_ahead(self) -> Iterator[None]:
        """A generator that reads one pack per step, so that a later call of `packs` is fast."""
        for folder in self._folders():
            if self._packs is None and folder not in self._read:
                self._read[folder] = _outcome(folder)
                yield
        self._all()

    def _all(self) -> dict[str, Pack]:
        """All usable packs by id; whoever asks while another thread reads them waits for it."""
        with self._reading:
            if self._packs is None:
                found: dict[str, Pack] = {}
                self.unreadable = {}
                read, self._read = self._read, {}
                for folder in self._folders():
                    outcome = read.get(folder) or _outcome(folder)
                    if isinstance(outcome, BadPack):
                        self.unreadable[folder.name] = outcome
                    elif outcome.id != folder.name or outcome.id in found:
                        self.unreadable[folder.name] = BadPack(
                            "bad-id",
                            "The pack {id} lies in a folder of another name.",
                            id=outcome.id,
                        )
                    else:
                        found[outcome.id] = outcome
                self._packs = found
            return self._packs

    def _folders(self) -> list[Path]:
        return [*_pack_folders(self._builtin), *_pack_folders(self._own)]

    def _settle(self) -> None:
        """Clean up after a crash, unless this was already done; raise OSError if it fails."""
        if self._settled:
            return
        folders.recover_marked(self._own, self._restored)
        folders.recover_swaps(self._own)
        folders.remove_leftovers(self._own.parent)
        folders.remove_leftovers(self._own)
        self._settled = True
        self._packs = None

    # --- adding and removing ------------------------------------------------------------------

    def import_pack(self, source: Path, report: ReportProgress = ignore_progress) -> Pack:
        """Import a pack from a zip file or folder; a newer version replaces the installed one.

        If it fails, raises BadPack with the reason, and nothing has changed. May run on a worker
        thread. `report` is called between small pieces of work, and may raise an exception to
        cancel the import.
        """
        with self._temp_folder() as temp:
            with archive.reading(source, LIMITS) as entries:
                top = _top_folder(entries)
                archive.copy(entries[top + PACK_FILE], temp / PACK_FILE)
                pack = read_pack(temp)
                pictures = [name for name in _pictures_of(pack) if top + name in entries]
                count_one = count_pieces(
                    report, N_("Reading files: {done} of {total}"), len(pictures)
                )
                for name in pictures:
                    count_one()
                    archive.copy(entries[top + name], temp / name)
            check_folder(temp, count_checks(report, len(pack.ever)))
            pack = self._keep_apart_from_ours(temp, pack)
            self._refuse_unneeded(pack)
            report()
            return self._install(temp, pack)

    @staticmethod
    def _keep_apart_from_ours(temp: Path, pack: Pack) -> Pack:
        """Give the imported pack in `temp` a new id if it has the id of this tablet's own blots.

        This way, imported blots never replace people's own. Returns the pack with its final id.
        """
        if pack.id != OWN_BLOTS:
            return pack
        new_id = own_blots.exported_id(temp, pack)
        exported = own_blots.exported_file(temp / PACK_FILE, new_id, {})
        (temp / PACK_FILE).write_bytes(exported)
        return read_pack(temp)

    def make_words(
        self, title: str, words: Sequence[str], games: Sequence[str], language: str
    ) -> Pack:
        """Make a pack of typed words and add it to the library.

        If it fails, raises BadPack with the reason.
        """
        pack_id = free_id(title, self._all(), "words")
        with self._temp_folder() as temp:
            write_words(temp, pack_id, title, words, games, language)
            return self._install(temp, check_folder(temp))

    def make_pictures(
        self,
        title: str,
        photos: Sequence[Path],
        games: Sequence[str],
        report: ReportProgress = ignore_progress,
    ) -> Pack:
        """Make a pack of photos, reduced to the size of a card, and add it to the library.

        If it fails, raises BadPack with the reason. `report` is called before every photo, and may
        raise an exception to cancel the work.
        """
        pack_id = free_id(title, self._all(), "photos")
        reading = count_pieces(report, N_("Reading pictures: {done} of {total}"), len(photos))
        with self._temp_folder() as temp:
            write_photos(temp, pack_id, title, photos, games, reading)
            pack = check_folder(temp, count_checks(report, len(photos)))
            report()
            return self._install(temp, pack)

    def change(
        self, pack_id: str, change: PackChange, report: ReportProgress = ignore_progress
    ) -> Pack:
        """Change one of people's own packs, and return it.

        If it fails, raises BadPack with the reason, and the pack stays as it was. `report` is
        called before every photo, and may raise an exception to cancel the work.
        """
        if not self.is_own(pack_id):
            raise BadPack("built-in", "This pack belongs to the app and stays.")
        photos = len(change.photos) + len(change.word_photos)
        reading = count_pieces(report, N_("Reading pictures: {done} of {total}"), photos)
        with self._temp_folder() as temp:
            write_change(temp, self._own / pack_id, change, reading)
            pack = check_folder(temp, count_checks(report, len(self.find(pack_id).ever) + photos))
            report()
            return self._install(temp, pack)

    def export(
        self,
        pack_id: str,
        target: Path,
        report: ReportProgress = ignore_progress,
        authors: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        """Write a pack into one zip file.

        `authors` are the names of those who inked people's own blots, by item id. If it fails,
        raises BadPack with the reason. `report` is called before every file, and may raise an
        exception to cancel the work.
        """
        pack = self.find(pack_id)
        folder = self._folder(pack.items[0])
        files: dict[str, Path | bytes] = {name: folder / name for name in _files_in(folder, pack)}
        if pack_id == OWN_BLOTS:  # otherwise an import would replace the blots of another tablet
            exported = own_blots.exported_id(folder, pack)
            known = {item.partition("/")[2]: names for item, names in authors.items()}
            files[PACK_FILE] = own_blots.exported_file(folder / PACK_FILE, exported, known)
        archive.write(target, list(files.items()), report)

    def delete(self, pack_id: str) -> None:
        """Delete one of people's own packs; raise BadPack if the pack is built-in.

        Unfinished matches keep their own copies of its pictures (see `keep`).
        """
        if not self.is_own(pack_id):
            raise BadPack("built-in", "This pack belongs to the app and stays.")
        with self._temp_folder() as temp:
            (self._own / pack_id).rename(temp / pack_id)
        with self._reading:
            self._packs = {key: pack for key, pack in self._all().items() if key != pack_id}
        self.unreadable.pop(pack_id, None)

    # --- the blots that people ink ------------------------------------------------------------

    def add_blot(self, title: str, blot: NewBlot) -> Pack:
        """Add a blot to the pack of people's own blots, and return the pack.

        The first blot creates the pack. May run on a worker thread.
        """
        return self._change_blots(own_blots.with_blot(blot), title)

    def rename_blot(self, item: Item, name: str) -> None:
        """Name one of people's own blots; an empty `name` removes its name."""
        self._change_blots(own_blots.renamed(_id_in_pack(item), name))

    def remove_authors(self) -> None:
        """Remove from people's own blots who inked them: an early version wrote it there."""
        self._change_blots(lambda items, _folder: [item | {"author": ""} for item in items])

    def delete_blot(self, item: Item) -> None:
        """Delete one of people's own blots; with the last blot, the pack is deleted too."""
        if len(self.find(OWN_BLOTS).items) == 1:
            with self._changing_blots:
                self.delete(OWN_BLOTS)
            return
        self._change_blots(own_blots.without(_id_in_pack(item)))

    def _change_blots(self, change: own_blots.Change, title: str = "") -> Pack:
        """Change the pack of people's own blots, and return it; by default it keeps its title.

        A lock serialises changes from several threads.
        """
        with self._changing_blots, self._temp_folder() as temp:
            title = title or self.find(OWN_BLOTS).title
            own_blots.write_changed(temp, self._own / OWN_BLOTS, title, change)
            return self._install(temp, read_pack(temp))

    def _refuse_unneeded(self, pack: Pack) -> None:
        here = self._all().get(pack.id)
        if here is None and (ours := self._all().get(OWN_BLOTS)) is not None:
            exported = own_blots.exported_id(self._own / OWN_BLOTS, ours)
            here = ours if pack.id == exported else None
        if here is not None and not self.is_own(here.id):
            raise BadPack("built-in", "The pack “{title}” is part of the app.", title=here.title)
        if here is not None and here.version >= pack.version:
            raise BadPack("here-already", "The pack “{title}” is here already.", title=here.title)
        if set(pack.games).isdisjoint(game_ids()):
            raise BadPack("no-game", "The pack is for games this app doesn’t have.")

    def _install(self, temp: Path, pack: Pack) -> Pack:
        with folders.swapped_in(temp, self._own / pack.id), self._reading:
            self._packs = {**self._all(), pack.id: pack}  # threads may iterate the old dict
        self.unreadable.pop(pack.id, None)
        return pack

    @contextmanager
    def _temp_folder(self, place: Path | None = None) -> Iterator[Path]:
        """A temporary folder inside `place`, by default inside the folder of people's own packs.

        The folder is removed after the block. Every change of the library uses this. Raises BadPack
        if the library is read-only, or if a file cannot be written inside the block.
        """
        if why := self._read_only:
            raise BadPack(why.key, why.sentence, **why.facts)
        temp = None
        try:
            self._settle()
            self._own.mkdir(parents=True, exist_ok=True)
            temp = Path(tempfile.mkdtemp(prefix=folders.TEMP_PREFIX, dir=place or self._own))
            yield temp
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise BadPack("not-written", "There’s no room for the pack here.") from error
            raise BadPack("not-written", "The file couldn’t be read or written.") from error
        finally:
            if temp is not None:
                shutil.rmtree(temp, ignore_errors=True)

    # --- pictures that outlive their pack -----------------------------------------------------

    def keep(self, items: Iterable[Item]) -> dict[str, str]:
        """Keep copies, for a match, of those pictures of `items` that are in people's own packs.

        Returns the names of the copies by item id; pictures that could not be copied are left out.
        A copy is named after the hash of its content, so that each picture is stored only once. If
        the library is read-only, nothing is copied.
        """
        kept: dict[str, str] = {}
        if self._read_only:
            return kept
        pictures = {item.id: item.image or item.picture for item in items}
        packs = {item_id.partition("/")[0] for item_id, file in pictures.items() if file}
        own = {pack_id for pack_id in packs if self.is_own(pack_id)}
        for item_id, file in pictures.items():
            pack_id = item_id.partition("/")[0]
            if pack_id not in own:
                continue
            path = self._own / pack_id / file
            if not path.is_file():
                continue
            with suppress(OSError):  # if this fails, the match uses the picture in the pack
                name = hashlib.sha256(path.read_bytes()).hexdigest() + path.suffix
                _keep_file(path, self._own / _KEPT / name)
                kept[item_id] = name
        return kept

    def drop_kept(self, wanted: frozenset[str]) -> None:
        """Delete all kept pictures except the `wanted` files, which unfinished matches need."""
        for path in (self._own / _KEPT).glob("*"):
            if path.name not in wanted:
                path.unlink(missing_ok=True)

    # --- backup and restore -------------------------------------------------------------------

    def own_files(self) -> Iterator[tuple[str, Path]]:
        """Every file of people's own packs and every kept picture, with its name in a backup."""
        for pack in self.packs():
            if self.is_own(pack.id):
                folder = self._own / pack.id
                for name in _files_in(folder, pack):
                    yield f"{pack.id}/{name}", folder / name
        for path in sorted((self._own / _KEPT).glob("*")):
            if path.suffix != _MAKING:
                yield f"{_KEPT}/{path.name}", path

    @contextmanager
    def temp_folder_beside(self) -> Iterator[Path]:
        """A temporary folder beside the folder of people's own packs, to build a replacement."""
        with self._temp_folder(self._own.parent) as temp:
            yield temp

    @contextmanager
    def replaced(self, other: Path) -> Iterator[str]:
        """Replace all of people's own packs by the folder `other`; yields a mark.

        An exception inside the block undoes the replacement. After a crash, the next start undoes
        it, too, unless the caller has stored the mark and passes it to the new library as
        `restored`.
        """
        self._own.mkdir(parents=True, exist_ok=True)
        mark = secrets.token_hex(8)
        try:
            with folders.swapped_in(other, self._own, mark):
                yield mark
        finally:
            with self._reading:
                self._packs = None
                self._read = {}


def count_checks(report: ReportProgress, total: int) -> CountPiece:
    """A function that reports progress; call it before each of the `total` pictures is checked."""
    return count_pieces(report, N_("Checking pictures: {done} of {total}"), total)


def _outcome(folder: Path) -> Pack | BadPack:
    """The pack in a folder, or the reason why it cannot be read."""
    try:
        return read_pack(folder)
    except BadPack as refusal:
        return refusal


def _pack_folders(folder: Path) -> list[Path]:
    return sorted(path.parent for path in folder.glob(f"*/{PACK_FILE}"))


def _pictures_of(pack: Pack) -> list[str]:
    """The names of all picture files and thumbnails of a pack.

    Thumbnails may be missing, and pictures of words may be the app's own instead.
    """
    images = dict.fromkeys(item.image for item in pack.ever if item.image)
    words = dict.fromkeys(item.picture for item in pack.ever if item.picture)
    return [*images, *(f"{THUMBS}/{image}" for image in images), *words]


def _files_in(folder: Path, pack: Pack) -> list[str]:
    """The names of the existing files of a pack."""
    return [PACK_FILE, *(name for name in _pictures_of(pack) if (folder / name).is_file())]


def _id_in_pack(item: Item) -> str:
    """The id of an item without the id of its pack."""
    return item.id.partition("/")[2]


def _top_folder(entries: Mapping[str, object]) -> str:
    """The prefix of the names of the pack's files, such as `folder/`; empty if they are at the top.

    Some people zip the folder of a pack, others only its content. Raises BadPack if there is no
    pack.json.
    """
    places = [name.removesuffix(PACK_FILE) for name in entries if name.endswith(PACK_FILE)]
    for place in sorted(places, key=len):
        if place == "" or (place.count("/") == 1 and place.endswith("/")):
            return place
    raise BadPack("no-pack", "There’s no {file} in it.", file=PACK_FILE)


def _keep_file(path: Path, kept: Path) -> None:
    if kept.exists():
        return
    kept.parent.mkdir(exist_ok=True)
    with suppress(OSError):  # not every file system has hard links
        os.link(path, kept)
        return
    making = kept.with_suffix(_MAKING)
    try:
        shutil.copyfile(path, making)
        making.replace(kept)
    except OSError:
        making.unlink(missing_ok=True)
        raise
