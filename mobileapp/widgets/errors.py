"""Shows errors to people in a sheet."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.errors import Refusal
from mobileapp.languages.translation import tr


def show_error(headline: str, reason: str) -> None:
    """Open a sheet that says what went wrong, and why."""
    from mobileapp.widgets.sheet import tell  # lazy: Home's first frame does not need it

    tell(headline, reason, tr._("OK"))


@contextmanager
def show_errors() -> Iterator[None]:
    """Catch Refusal and OSError in the block, and show them in a sheet."""
    try:
        yield
    except Refusal as refusal:
        show_error(tr._("That didn’t work"), tr.explain(refusal))
    except OSError:
        reason = tr._("The file couldn’t be read or written.")
        show_error(tr._("That didn’t work"), reason)
