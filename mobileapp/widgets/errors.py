"""Says what went wrong on a page, in one sentence, and lets people go on."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.errors import Refusal
from mobileapp.i18n import tr


def show_error(headline: str, reason: str) -> None:
    """Say what went wrong, and why."""
    from mobileapp.widgets.sheet import tell  # most days nothing does

    tell(headline, reason, tr._("OK"))


@contextmanager
def show_errors() -> Iterator[None]:
    """Whatever is refused inside is told; nothing after it inside happens."""
    try:
        yield
    except Refusal as refusal:
        show_error(tr._("That did not work"), tr.explain(refusal))
    except OSError:
        reason = tr._("The file could not be read or written.")
        show_error(tr._("That did not work"), reason)
