"""The translation as an object that Kivy observes, so that a new language updates every page.

Rules in kv translate with `app.tr._("Play")`, and pages that lay out by themselves bind to
`observable_tr.language`. Everything else in Python uses `tr` of `mobileapp.languages.translation`.
"""

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty

from mobileapp.languages.translation import tr


class ObservableTranslation(EventDispatcher):
    """The language of the app, and gettext's functions for it, as Kivy properties."""

    language = StringProperty("en")
    _ = ObjectProperty(tr._)
    n = ObjectProperty(tr.n)
    p = ObjectProperty(tr.p)

    def on_language(self, _observable: object, language: str) -> None:
        tr.use(language)
        self._, self.n, self.p = tr._, tr.n, tr.p


observable_tr = ObservableTranslation()
