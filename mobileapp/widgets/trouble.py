"""Says what went wrong on a page, in one sentence, and lets people go on."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.refusal import Refusal
from mobileapp.i18n import tr
from mobileapp.widgets.sheet import tell


@contextmanager
def told() -> Iterator[None]:
    """Whatever is refused inside is told; nothing after it inside happens."""
    try:
        yield
    except Refusal as refusal:
        tell(tr._("That did not work"), tr.explain(refusal), tr._("All right"))
    except OSError:
        reason = tr._("The file could not be read or written.")
        tell(tr._("That did not work"), reason, tr._("All right"))
