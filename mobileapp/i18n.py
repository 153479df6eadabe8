"""Every sentence people read, in their language, switched while the app runs.

In kv: `text: app.tr._("Play")`. In Python: `tr._("Play")` at the moment it is shown. A comment
`# Translators: ...` in the line above tells translators what they cannot see.
"""

import gettext
from collections.abc import Sequence

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from engine.refusal import Refusal
from mobileapp.languages import DOMAIN, LOCALE, TITLES

TRANSLATED = ("game", "variant", "kind", "team")
"""The facts of a refusal that are words of ours; all others are names, numbers and files."""


def _as_written(text: str) -> str:
    return text


def _as_counted(one: str, many: str, count: int) -> str:
    return one if count == 1 else many


def _as_meant(_context: str, text: str) -> str:
    return text


class Translator(EventDispatcher):
    """Holds gettext's functions as properties: a new language re-evaluates every binding."""

    language = StringProperty("en")
    _ = ObjectProperty(_as_written)
    n = ObjectProperty(_as_counted)
    p = ObjectProperty(_as_meant)
    """For a text that means different things in different places: its context comes first."""

    def on_language(self, _translator: object, language: str) -> None:
        catalogue = gettext.translation(DOMAIN, LOCALE, languages=[language], fallback=True)
        self._, self.n, self.p = catalogue.gettext, catalogue.ngettext, catalogue.pgettext

    def explain(self, refusal: Refusal) -> str:
        """A refusal of the engine as a sentence in the language of the table."""
        facts = {name: self._fact(name, fact) for name, fact in refusal.facts.items()}
        return str(self._(refusal.sentence)).format(**facts)

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Refusal):
            return self.explain(fact)
        own = name in TRANSLATED and isinstance(fact, str) and fact
        return self._(fact) if own else fact


def N_(text: str) -> str:  # noqa: N802 - the name gettext tools look for
    """Marks a text for translation that is translated where it is shown."""
    return text


tr = Translator()


def title_of_picture(title: str) -> str:
    """The title of a built-in picture in the language of the app; any other stays as it is."""
    return str(tr.p(TITLES, title)) if title else ""


def listed(names: Sequence[str]) -> str:
    """Several names in one breath."""
    if len(names) < 2:
        return "".join(names)
    # Translators: Ana, Ben and Cleo
    return str(tr._("{names} and {last}")).format(names=", ".join(names[:-1]), last=names[-1])
