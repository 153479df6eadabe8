"""Imports malicious packs and backups: each must be refused, or be harmless."""

import io
import json
import re
import stat
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from copy import deepcopy
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from engine.errors import Refusal
from engine.registry import all_games, game_ids
from engine.simulate import play_out
from mobileapp.packs.files import PIXEL_LIMIT
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.store import Storage
from tests.support.matches import robot_match
from tests.support.sample_packs import picture_pack, snapshot, word_pack, write_pack
from tools.proof.cases import run_as_task, run_cases, watched
from tools.proof.damage import everything

Files = dict[str, bytes]
HOME_MATCHES = 12
NASTY: tuple[Any, ...] = (
    None, True, -1, 2**70, 1e308, float("nan"), "", "x" * 10_000, "\ud800", "a\0b", "../../x",
    "\N{RIGHT-TO-LEFT OVERRIDE}abc", [], {}, {"": None}, [[]] * 50,
)  # fmt: skip
DEEP = 6
"""How many folders the tablet lies in: no bad name climbs out of all of them."""
NASTY_NAMES = (
    *("../" * steps + "evil.webp" for steps in range(1, DEEP)),
    *("packs/photos/" + "../" * steps + "evil.webp" for steps in range(1, DEEP)),
    "/etc/evil", "C:\\evil", "packs/x/" + "y" * 300,
    "con", "a\\b", "packs/.kept/evil.png", "packs/evil/pack.json/x",
)  # fmt: skip


PLACES = re.compile(
    r"file\.zip|" + "".join(f"{part}/" for part in "abcdef"[:DEEP]) + "tablet/"
    r"(things\.db(-wal|-shm|\.lock)?|packs/(\.kept/[^/]+|[^/.][^/]*/(thumbs/)?[^/]+))"
)
"""Where files may lie after an import."""


HOW = (
    "json", "json", "json", "many", "picture", "picture", "name", "name", "bomb", "raw", "cut",
)  # fmt: skip
"""What is done to a good file."""


def run(count: int, seed: int) -> list[str]:
    """Run this many malicious files, packs and backups in turn; return the problems."""
    return run_cases("hostile", case, count, seed)


def case(seed: int, number: int) -> list[str]:
    """One malicious file on a tablet that already holds some data."""
    luck = Random(f"{seed}/{number}")
    problems: list[str] = []
    is_backup = bool(number % 2)
    with TemporaryDirectory() as folder:
        tablet = Path(folder, *"abcdef"[:DEEP], "tablet")
        library = PackLibrary(tablet / "builtin", tablet / "packs")
        library.make_words("Ours", [f"Word {n}" for n in range(10)], [game_ids()[0]], "en")
        file = Path(folder, "file.zip")
        files, how = _hostile(dict(_good_backup() if is_backup else _good_pack()), luck)
        file.write_bytes(files)
        with closing(Storage(tablet / "things.db")) as storage:
            storage.roster.remember("Zoe", "amber", "moon", 1)
            before = snapshot(tablet / "packs"), storage.content()
            restore = partial(restore_everything, storage, library, file)
            work = restore if is_backup else partial(library.import_pack, file)
            try:
                run_as_task(work, problems, f"a {'restore' if is_backup else 'new pack'} of {how}")
            except Refusal:
                if (snapshot(tablet / "packs"), storage.content()) != before:
                    problems.append(f"refused, and yet something changed: {how}")
        problems += [f"{path} lies where nothing may: {how}" for path in _strays(Path(folder))]
        with watched(problems, f"the start after {how}"):
            _start(tablet)
        problems += [f"{problem}: {how}" for problem in _bad_pictures(tablet / "packs")]
    return problems


def _strays(folder: Path) -> list[str]:
    """All files that are neither the database of the tablet nor in one of its packs."""
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return [name for name in names if not PLACES.fullmatch(name)]


def _bad_pictures(packs: Path) -> list[str]:
    """What is wrong with pictures that were accepted: they must be still, small and whole."""
    problems = []
    for path in packs.rglob("*"):
        if path.suffix in (".json", "") or not path.is_file():
            continue
        try:
            with Image.open(path) as picture:
                picture.load()
                if getattr(picture, "n_frames", 1) > 1:
                    problems.append(f"{path.name} moves")
                if max(picture.size) > PIXEL_LIMIT:
                    problems.append(f"{path.name} has {picture.size} pixels")
        except Exception as error:
            problems.append(f"{path.name} cannot be shown ({error})")
    return problems


def _start(tablet: Path) -> None:
    """Read what the app reads at its start and on the first pages."""
    with closing(Storage(tablet / "things.db")) as storage:
        if storage.problem is not None:
            raise AssertionError(f"the start says: {storage.problem}")
        storage.unfinished.latest(HOME_MATCHES)
        everything(storage)
    PackLibrary(tablet / "builtin", tablet / "packs").packs()


# --- good files -------------------------------------------------------------------------------


@cache
def _good_pack() -> Files:
    with TemporaryDirectory() as folder:
        pack = write_pack(Path(folder, "photos"), picture_pack())
        return {
            path.relative_to(pack).as_posix(): path.read_bytes()
            for path in sorted(pack.rglob("*"))
            if path.is_file()
        }


@cache
def _good_backup() -> Files:
    with TemporaryDirectory() as folder:
        library = PackLibrary(Path(folder, "builtin"), Path(folder, "packs"))
        photos = library.import_pack(write_pack(Path(folder, "photos"), picture_pack()))
        library.import_pack(write_pack(Path(folder, "words"), word_pack()))
        with closing(Storage(Path(folder, "things.db"))) as storage:
            storage.settings["language"] = "pl"
            storage.roster.remember("Ana", "amber", "moon", 50)
            for game in all_games():
                match = robot_match(game, game.variants[0].min_players, 3)
                pictures = library.keep(photos.items)
                match_id = storage.matches.begin(match, 100, pictures)
                for played, _ in enumerate(play_out(match)):
                    if played == 12 and game.id != game_ids()[0]:
                        break
                storage.matches.record(match_id, match, 150)
                if match.over:
                    storage.matches.finish(match_id, match, 200)
            export_everything(storage, library, Path(folder, "all.zip"))
        with zipfile.ZipFile(Path(folder, "all.zip")) as exported:
            return {name: exported.read(name) for name in exported.namelist()}


# --- what is done to them ---------------------------------------------------------------------


def _hostile(files: Files, luck: Random) -> tuple[bytes, str]:
    """A zip file made of these files with something wrong in it, and what that is."""
    how = luck.choice(HOW)
    extra: Callable[[zipfile.ZipFile], None] | None = None
    if how in ("json", "many"):
        name = luck.choice([name for name in files if name.endswith(".json")])
        data = json.loads(files[name])
        if how == "many":
            _multiply(data, luck)
        for _ in range(luck.choice((1, 1, 2, 5)) if how == "json" else 0):
            _change(data, luck)
        files[name] = _as_json(data, luck)
    elif how == "picture":
        name = luck.choice([name for name in files if not name.endswith(".json")])
        files[name] = luck.choice(_hostile_pictures())
    elif how == "name":
        extra = _entry(luck.choice(NASTY_NAMES), luck)
    elif how == "bomb":
        files[luck.choice(list(files))] = bytes(30 * 2**20)
    written = _zipped(files, extra)
    if how == "cut":
        return written[: luck.randrange(len(written))], how
    if how == "raw":
        changed = bytearray(written)
        for _ in range(luck.choice((1, 3, 30))):
            changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
        return bytes(changed), how
    return written, how


def _zipped(files: Files, extra: Callable[[zipfile.ZipFile], None] | None) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
        if extra is not None:
            extra(archive)
    return written.getvalue()


def _entry(name: str, luck: Random) -> Callable[[zipfile.ZipFile], None]:
    """One more entry with a bad name, or a link out of the folder."""
    info = zipfile.ZipInfo(name)
    if luck.random() < 0.3:
        info.filename = "packs/link"
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return lambda archive: archive.writestr(info, b"/etc/passwd")


def _as_json(data: Any, luck: Random) -> bytes:
    if luck.random() < 0.05:
        return b"[" * 100_000
    return json.dumps(data).encode(errors="surrogatepass")


def _change(data: Any, luck: Random) -> None:
    """Replace or remove one node."""
    parent = luck.choice([node for node in _nodes(data) if isinstance(node, dict | list) and node])
    key = luck.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
    if luck.random() < 0.15:
        del parent[key]
    else:
        parent[key] = deepcopy(luck.choice(NASTY))  # a copy, as a later change may modify it


def _multiply(data: Any, luck: Random) -> None:
    """Repeat what is in one list thousands of times, with numbers of their own if they have any."""
    chosen = luck.choice([node for node in _nodes(data) if isinstance(node, list) and node])
    size = luck.choice((200, 3_000, 20_000))
    rows = [chosen[place % len(chosen)] for place in range(size)]
    chosen[:] = [
        row | {"id": place + 1} if isinstance(row, dict) and "id" in row else row
        for place, row in enumerate(rows)
    ]


def _nodes(data: Any) -> Iterator[Any]:
    yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _nodes(part)


@cache
def _hostile_pictures() -> tuple[bytes, ...]:
    def saved(kind: str, size: tuple[int, int], frames: int = 1) -> bytes:
        images = [Image.new("L" if kind == "PNG" else "RGB", size, n) for n in range(frames)]
        written = io.BytesIO()
        rest = {"save_all": True, "append_images": images[1:]} if frames > 1 else {}
        images[0].save(written, kind, **rest)
        return written.getvalue()

    still = saved("WEBP", (64, 64))
    return (
        b"",
        b"GIF89a" + bytes(50),
        still[:40],
        still[:30] + b"\xff" * 60,
        saved("WEBP", (2000, 2000), 3),
        saved("GIF", (2000, 2000), 3),
        saved("PNG", (12_000, 12_000)),
        saved("PNG", (3_900, 3_900)),
    )
