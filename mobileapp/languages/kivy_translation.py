"""The translation as an object that Kivy observes, so that a new language updates every page.

In kv: `text: app.tr._("Play")`. In Python: `tr._("Play")` at the time when the text is shown.
"""

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

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

    # Each uses the language of the app at the time of the call.
    explain = translation.explain
    listed = translation.listed
    title_of_picture = translation.title_of_picture


tr = Translator()

__all__ = ["N_", "tr"]
