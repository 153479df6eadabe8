"""Tests of the order in which the worker threads of the ink desk paint."""

from threading import Event

import pytest
from PIL import Image

from mobileapp.screens.ink_desk import desk_workers
from mobileapp.screens.ink_desk.desk_workers import DeskWorkers


def test_paper_waits_until_the_stamps_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stamps are painted before the paper, because people can drip ink with the stamps alone.

    On a slow tablet, painting both at once would delay the stamps.
    """
    may_paint, painted = Event(), list[str]()

    def stamps() -> Image.Image:
        may_paint.wait(30)
        painted.append("stamps")
        return Image.new("RGBA", (1, 1))

    class Sheet:
        def __init__(self, seed: int) -> None:
            pass

        @property
        def bare(self) -> Image.Image:
            painted.append("paper")
            return Image.new("RGB", (1, 1))

    monkeypatch.setattr(desk_workers, "stamps", stamps)
    monkeypatch.setattr(desk_workers, "FoldedSheet", Sheet)
    workers = DeskWorkers()
    workers.begin_sheet(1, to_fold=False)
    assert workers.paper is not None
    may_paint.set()
    workers.paper.result(30)
    workers.close()
    assert painted == ["stamps", "paper"]
