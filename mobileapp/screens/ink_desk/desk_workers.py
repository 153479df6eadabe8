"""The worker threads of the desk: they paint sheets and blots, and write down what is kept."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from PIL import Image

from mobileapp.background.workers import workers
from mobileapp.ink.blot import Blot, paint
from mobileapp.ink.sheet import Drop, Sheet
from mobileapp.ink.stamps import stamps

Result = TypeVar("Result")


class DeskWorkers:
    """Painting for one sheet at a time; whoever asks for the next one drops what is unfinished."""

    def __init__(self) -> None:
        self._pool = workers("ink")
        self._sheet: Sheet | None = None
        self._patterns: Future[None] | None = None
        self._writing: Future[Any] | None = None
        self.stamps: Future[Image.Image] | None = self._pool.submit(stamps)
        self.paper: Future[Image.Image] | None = None
        """Taken by `take_paper`."""
        self.blot: Future[Blot] | None = None

    @property
    def waiting(self) -> list[Future[Any]]:
        """What is still to be delivered."""
        jobs = (self.stamps, self.paper, self._patterns, self.blot, self._writing)
        return [job for job in jobs if job is not None]

    def begin_sheet(self, seed: int, to_fold: bool) -> None:
        """Paint the paper of a sheet, which is perhaps still to be folded."""
        self._cancel_paintings()
        sheet = Sheet(seed)
        self._sheet = sheet if to_fold else None
        self.paper = self._pool.submit(lambda: sheet.bare)

    def take_paper(self) -> Image.Image | None:
        """The paper, once, when it is painted. Then the patterns of the blot are prepared: not
        before, as people wait for the paper on a slow tablet."""
        if self.paper is None or not self.paper.done():
            return None
        picture, self.paper = self.paper.result(), None
        if self._sheet is not None:
            self._patterns = self._pool.submit(self._sheet.prepare_patterns)
        return picture

    def begin_blot(self, drops: Sequence[Drop]) -> None:
        """Paint what becomes of these drops in the folded sheet."""
        if self._sheet is not None:
            self.blot = self._pool.submit(_paint, self._sheet, self._patterns, list(drops))
            self._sheet = self._patterns = None

    def write(self, work: Callable[[], Result]) -> "Future[Result]":
        """Change files; this is done even if people leave the desk."""
        writing = self._pool.submit(work)
        self._writing = writing
        return writing

    def close(self) -> None:
        """Paint no more, and hold nothing."""
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


def _paint(sheet: Sheet, patterns: "Future[None] | None", drops: list[Drop]) -> Blot:
    if patterns is not None:
        patterns.result()  # on the other worker, or done
    return paint(sheet, drops)
