"""The worker threads of the desk, which paint sheets and blots, and save kept blots."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from typing import Any, TypeVar

from PIL import Image

from mobileapp.background.workers import workers
from mobileapp.ink.blot import Blot, paint
from mobileapp.ink.sheet import FoldedSheet, InkDrop
from mobileapp.ink.stamps import stamps
from mobileapp.ink.torn import torn

Result = TypeVar("Result")


class DeskWorkers:
    """Paints one sheet at a time in the background, and runs file operations.

    `begin_sheet` cancels the jobs of the previous sheet; results of running jobs are dropped.
    """

    def __init__(self) -> None:
        self._pool = workers("ink")
        self._sheet: FoldedSheet | None = None
        self._patterns: Future[None] | None = None
        self._writing: Future[Any] | None = None
        self.stamps: Future[Image.Image] | None = self._pool.submit(stamps)
        self.paper: Future[Image.Image] | None = None
        """The job that paints the paper; None once `take_paper` has returned its result."""
        self.blot: Future[Blot] | None = None

    @property
    def waiting(self) -> list[Future[Any]]:
        """All jobs whose results were not used yet, and the latest file operation."""
        jobs = (self.stamps, self.paper, self._patterns, self.blot, self._writing)
        return [job for job in jobs if job is not None]

    def begin_sheet(self, seed: int, to_fold: bool) -> None:
        """Submit a job that waits for the stamps and then paints the paper of a sheet.

        The stamps (pictures of drops) come first, because people can drip ink with them before the
        paper is ready. `to_fold` is False if the sheet already has a finished blot, so that no blot
        will be painted.
        """
        self._cancel_paintings()
        sheet = FoldedSheet(seed)
        self._sheet = sheet if to_fold else None
        self.paper = self._pool.submit(_paint_paper, sheet, self.stamps)

    def take_paper(self) -> Image.Image | None:
        """Return the paper if it is painted, but only once; otherwise return None.

        If the sheet is to be folded, returning the paper also starts a job that prepares the
        patterns of the blot. An earlier start would delay the paper on a slow tablet.
        """
        if self.paper is None or not self.paper.done():
            return None
        picture, self.paper = self.paper.result(), None
        if self._sheet is not None:
            self._patterns = self._pool.submit(self._sheet.prepare_patterns)
        return picture

    def begin_blot(self, drops: Sequence[InkDrop]) -> None:
        """Start to paint the blot that these drops leave in the folded sheet.

        Nothing happens if the sheet's blot is painted or being painted already.
        """
        if self._sheet is not None:
            self.blot = self._pool.submit(_paint, self._sheet, self._patterns, list(drops))
            self._sheet = self._patterns = None

    def write(self, work: Callable[[], Result]) -> "Future[Result]":
        """Run a file operation on a worker; it completes even if people leave the desk."""
        writing = self._pool.submit(work)
        self._writing = writing
        return writing

    def close(self) -> None:
        """Cancel all painting that has not started, and release all results."""
        if self.stamps is not None:
            self.stamps.cancel()
        self._cancel_paintings()
        self.stamps = self._writing = None
        self._pool.shutdown(wait=False)

    def _cancel_paintings(self) -> None:
        for job in (self.paper, self._patterns, self.blot):
            if job is not None:
                job.cancel()
        self._sheet = self._patterns = self.paper = self.blot = None


def _paint_paper(sheet: FoldedSheet, stamps: "Future[Image.Image] | None") -> Image.Image:
    if stamps is not None:
        wait([stamps])  # no deadlock: this job is done or runs on the other worker
    return torn(sheet.bare)


def _paint(sheet: FoldedSheet, patterns: "Future[None] | None", drops: list[InkDrop]) -> Blot:
    if patterns is not None:
        patterns.result()  # no deadlock: this job is done or runs on the other worker
    blot = paint(sheet, drops)
    return blot._replace(stages=tuple(torn(stage) for stage in blot.stages))
