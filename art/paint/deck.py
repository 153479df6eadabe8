"""Painting a whole deck: in parallel, resumable, into files of a sensible size.

The protocol for painters: every kind of picture is a package `art/paint/<kind>` whose module
`deck.py` has one function, `deck(draft: bool) -> Deck`. A Deck names its folder and its jobs; a job
has an id and a function without arguments that returns a Picture. Jobs run in other processes, so
their functions must be picklable: module-level functions, or partials of them. A deck with a header
becomes a pack: its pack.json grows with every finished picture.
"""

import io
import json
import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from mobileapp.packs.files import THUMB_WIDTH, THUMBS

BUDGET = 120_000
_QUALITIES = (80, 74, 68, 62, 56, 50)

Item = dict[str, Any]


@dataclass(frozen=True)
class Picture:
    """A painted picture and what a pack says about it."""

    image: Image.Image
    title: str = ""
    category: str = ""
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Job:
    """One picture to paint."""

    id: str
    paint: Callable[[], Picture]
    file: str = ""
    """Where in the deck's folder, if not simply under its id as WebP; may end in `.png` or `.jpg`.

    JPEG files are larger than WebP files, but are decoded in a quarter of the time.
    """
    budget: int = BUDGET
    quality: int = _QUALITIES[0]
    """The best a WebP or JPEG file may have."""
    lossless: bool = False
    """Whether the WebP file keeps every pixel: smaller for pictures of few colours."""
    listed: bool = True
    """Whether pack.json names it: the back of a deck is no card of it."""
    retired: bool = False
    """Whether it is no longer dealt; its file stays for matches and evenings from before."""

    @property
    def file_name(self) -> str:
        return self.file or f"{self.id}.webp"


@dataclass(frozen=True)
class Deck:
    """All pictures of one kind. `pack` is the head of pack.json, or None for plain pictures."""

    folder: Path
    jobs: Sequence[Job]
    pack: Mapping[str, Any] | None = None
    thumbnails: bool = True
    """Whether each picture has a smaller one beside it, unless it is retired and seldom seen."""


def paint_deck(
    deck: Deck,
    folder: Path,
    *,
    jobs: Sequence[Job] | None = None,
    processes: int = 2,
    force: bool = False,
) -> None:
    """Paint what is missing of the jobs (of all, by default), and tell how far it got."""
    wanted = deck.jobs if jobs is None else jobs
    folder.mkdir(parents=True, exist_ok=True)
    items = _known_items(folder)
    missing = [job for job in wanted if force or not _is_done(job, deck, folder, items)]
    print(f"{len(wanted) - len(missing)} of {len(wanted)} pictures are there already")
    painted = _painted(missing, deck, folder, processes)
    for done, (job, item, seconds) in enumerate(painted, 1):
        if job.listed:
            items[job.id] = item
        if deck.pack is not None:
            _write_pack(deck, folder, items)
        kilobytes = (folder / job.file_name).stat().st_size / 1000
        share = f"{done:4}/{len(missing)}"
        print(f"{share}  {job.id}  {kilobytes:.0f} kB  {seconds:.0f} s", flush=True)


def _painted(
    jobs: Sequence[Job], deck: Deck, folder: Path, processes: int
) -> Iterator[tuple[Job, Item, float]]:
    # Spawned, not forked: an OpenGL context does not survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=processes, mp_context=context) as pool:
        running = {
            pool.submit(_paint_job, job, folder, deck.thumbnails and not job.retired): job
            for job in jobs
        }
        try:
            for future in as_completed(running):
                yield running[future], *future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _paint_job(job: Job, folder: Path, thumbnail: bool) -> tuple[Item, float]:
    """Paint and write one picture; returns its entry and the processor time it took."""
    start = time.process_time()
    picture = job.paint()
    if thumbnail:
        small = picture.image.copy()
        small.thumbnail((THUMB_WIDTH, small.height), Image.Resampling.LANCZOS)
        _write(folder / THUMBS / job.file_name, encode(small))
    # The picture itself comes last: where it is, everything about it is.
    path = folder / job.file_name
    _write(path, _encoded(job, picture.image))
    item = {
        "id": job.id,
        "image": job.file_name,
        **({"title": picture.title} if picture.title else {}),
        "category": picture.category,
        "tags": list(picture.tags),
    }
    return item, time.process_time() - start


def png(image: Image.Image) -> bytes:
    """PNG, without loss."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _encoded(job: Job, image: Image.Image) -> bytes:
    if job.file_name.endswith(".png"):
        return png(image)
    if job.lossless:
        return exact(image)
    return encode(image, job.budget, job.quality, jpeg=job.file_name.endswith(".jpg"))


def exact(image: Image.Image) -> bytes:
    """WebP, without loss."""
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", lossless=True, quality=100, method=6)
    return buffer.getvalue()


def encode(
    image: Image.Image, budget: int = BUDGET, best: int = _QUALITIES[0], *, jpeg: bool = False
) -> bytes:
    """WebP or JPEG in the best quality that stays within the budget."""
    data = b""
    for quality in (best, *(lower for lower in _QUALITIES if lower < best)):
        buffer = io.BytesIO()
        if jpeg:
            image.save(buffer, "JPEG", quality=quality, optimize=True)
        else:
            image.save(buffer, "WEBP", quality=quality, method=6)
        data = buffer.getvalue()
        if len(data) <= budget:
            break
    return data


def contact_sheet(
    jobs: Sequence[Job], folder: Path, width: int = 300, columns: int = 8
) -> Image.Image:
    """The painted pictures side by side."""
    paths = [folder / job.file_name for job in jobs if (folder / job.file_name).exists()]
    cells = []
    for path in paths:
        with Image.open(path) as picture:
            cell = picture.convert("RGB")
        cells.append(cell.resize((width, round(cell.height * width / cell.width))))
    height = max((cell.height for cell in cells), default=1)
    rows = -(-len(cells) // columns)
    sheet = Image.new("RGB", (columns * width, max(1, rows) * height))
    for index, cell in enumerate(cells):
        sheet.paste(cell, (index % columns * width, index // columns * height))
    return sheet


def _is_done(job: Job, deck: Deck, folder: Path, items: Mapping[str, Item]) -> bool:
    named = deck.pack is None or not job.listed or job.id in items
    return named and (folder / job.file_name).exists()


def _known_items(folder: Path) -> dict[str, Item]:
    path = folder / "pack.json"
    if not path.exists():
        return {}
    pack = json.loads(path.read_text(encoding="utf-8"))
    return {item["id"]: item for item in (*pack["items"], *pack.get("retired", ()))}


def _write_pack(deck: Deck, folder: Path, items: Mapping[str, Item]) -> None:
    dealt, retired = (
        [items[job.id] for job in deck.jobs if job.id in items and job.retired == gone]
        for gone in (False, True)
    )
    content = {**(deck.pack or {}), "items": dealt} | ({"retired": retired} if retired else {})
    text = json.dumps(content, indent=1, ensure_ascii=False)
    _write(folder / "pack.json", (text + "\n").encode())


def _write(path: Path, data: bytes) -> None:
    """Write so that nobody ever sees half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(path.suffix + ".partial")
    partial.write_bytes(data)
    partial.replace(path)
