"""Says what went wrong on a page, in one sentence, and lets people go on."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.errors import Refusal
from mobileapp.languages.kivy_translation import tr


def show_error(headline: str, reason: str) -> None:
    """Open a sheet that says what went wrong, and why."""
    from mobileapp.widgets.sheet import tell  # lazy: Home's first frame does not need it

    tell(headline, reason, tr._("OK"))


@contextmanager
def show_errors() -> Iterator[None]:
    """Show refusals and file errors raised inside to people, and go on after the block."""
    try:
        yield
    except Refusal as refusal:
        show_error(tr._("That did not work"), tr.explain(refusal))
    except OSError:
        reason = tr._("The file could not be read or written.")
        show_error(tr._("That did not work"), reason)
