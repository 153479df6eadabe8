"""The translation as Kivy observes it: switched while the app runs, and every page follows.

In kv: `text: app.tr._("Play")`. In Python: `tr._("Play")` at the moment it is shown.
"""

from collections.abc import Sequence

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from engine.errors import Refusal
from mobileapp.languages.translation import N_
from mobileapp.languages.translation import tr as translation


class Translator(EventDispatcher):
    """Holds gettext's functions as properties: a new language re-evaluates every binding."""

    language = StringProperty("en")
    _ = ObjectProperty(translation._)
    n = ObjectProperty(translation.n)
    p = ObjectProperty(translation.p)

    def on_language(self, _translator: object, language: str) -> None:
        translation.use(language)
        self._, self.n, self.p = translation._, translation.n, translation.p

    def explain(self, refusal: Refusal) -> str:
        """A refusal of the engine as a sentence in the language of the app."""
        return translation.explain(refusal)


tr = Translator()


def title_of_picture(title: str) -> str:
    """The title of a built-in picture in the language of the app; any other stays as it is."""
    return translation.title_of_picture(title)


def listed(names: Sequence[str]) -> str:
    """Several names in one phrase: Ana, Ben and Cleo."""
    return translation.listed(names)


__all__ = ["N_", "listed", "title_of_picture", "tr"]
