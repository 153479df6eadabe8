"""The translation as Kivy observes it: switched while the app runs, and every page follows.

In kv: `text: app.tr._("Play")`. In Python: `tr._("Play")` at the moment it is shown.
"""

from collections.abc import Sequence

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from engine.refusal import Refusal
from mobileapp.translation import DOMAIN, LOCALE, N_
from mobileapp.translation import tr as spoken

LANGUAGES = {"en": "English", "pl": "Polski", "de": "Deutsch"}


class Translator(EventDispatcher):
    """Holds gettext's functions as properties: a new language re-evaluates every binding."""

    language = StringProperty("en")
    _ = ObjectProperty(spoken._)
    n = ObjectProperty(spoken.n)

    def on_language(self, _translator: object, language: str) -> None:
        spoken.use(language)
        self._, self.n = spoken._, spoken.n

    def explain(self, refusal: Refusal) -> str:
        """A refusal of the engine as a sentence in the language of the table."""
        return spoken.explain(refusal)


tr = Translator()


def listed(names: Sequence[str]) -> str:
    """Several names in one breath."""
    return spoken.listed(names)


__all__ = ["DOMAIN", "LANGUAGES", "LOCALE", "N_", "listed", "tr"]
