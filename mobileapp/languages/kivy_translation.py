"""The translation as an object that Kivy observes, so that a new language updates every page.

In kv: `text: app.tr._("Play")`. In Python: `tr._("Play")` at the time when the text is shown.
"""

from collections.abc import Sequence

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from engine.errors import Refusal
from mobileapp.languages.translation import N_
from mobileapp.languages.translation import tr as translation


class Translator(EventDispatcher):
    """gettext's functions as Kivy properties, so that a new language updates all kv bindings."""

    language = StringProperty("en")
    _ = ObjectProperty(translation._)
    n = ObjectProperty(translation.n)
    p = ObjectProperty(translation.p)

    def on_language(self, _translator: object, language: str) -> None:
        translation.use(language)
        self._, self.n, self.p = translation._, translation.n, translation.p

    def explain(self, refusal: Refusal) -> str:
        """The reason for a refusal, as a sentence in the language of the app."""
        return translation.explain(refusal)


tr = Translator()


def title_of_picture(title: str) -> str:
    """The translated title of a built-in picture; any other title stays as it is."""
    return translation.title_of_picture(title)


def listed(names: Sequence[str]) -> str:
    """Names joined to one phrase, such as “Ana, Ben and Cleo”."""
    return translation.listed(names)


__all__ = ["N_", "listed", "title_of_picture", "tr"]
