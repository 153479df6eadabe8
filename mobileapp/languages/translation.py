"""The sentences people read, in one language at a time. Nothing here knows Kivy.

`tr._("Play")` at the moment it is shown; `N_("Play")` where it is only written down. A comment
`# Translators: ...` in the line above tells translators what they cannot see. Pages made of widgets
use the observable twin in `mobileapp.languages.kivy_translation`.
"""

import gettext
from collections.abc import Sequence

from engine.errors import Refusal
from mobileapp.languages import DOMAIN, LOCALE, PICTURE_TITLE_CONTEXT, all_languages
from mobileapp.languages.typography import EVERYWHERE, Sentence, rules_from

TRANSLATED_FACTS = ("game", "variant", "kind", "team")
"""The facts of a refusal that are words of ours; all others are names, numbers and files."""


class Sentences:
    """All sentences of one language, looked up as gettext does, with its typographic rules."""

    def __init__(self, language: str) -> None:
        self._catalogue = gettext.translation(DOMAIN, LOCALE, languages=[language], fallback=True)
        declared = all_languages().get(language)
        self._rules = EVERYWHERE + rules_from(declared.rules if declared else ())
        self._cache: dict[tuple[str, str], Sentence] = {}

    def gettext(self, text: str) -> str:
        """A sentence by its English."""
        return self.pgettext("", text)

    def ngettext(self, one: str, many: str, count: int) -> str:
        """A sentence with a counted noun, in the form that the number takes."""
        return Sentence(self._catalogue.ngettext(one, many, count), self._rules)

    def pgettext(self, context: str, text: str) -> str:
        """A text that means different things in different places: its context comes first."""
        found = self._cache.get((context, text))
        if found is None:
            catalogue = self._catalogue
            plain = catalogue.pgettext(context, text) if context else catalogue.gettext(text)
            found = self._cache[context, text] = Sentence(plain, self._rules)
        return found


class Translation:
    """gettext's functions for the language in use."""

    def __init__(self) -> None:
        self.use("en")

    def use(self, language: str) -> None:
        """Use another language from now on."""
        self.language = language
        sentences = Sentences(language)
        self._, self.n, self.p = sentences.gettext, sentences.ngettext, sentences.pgettext

    def explain(self, refusal: Refusal) -> str:
        """A refusal of the engine as a sentence in the language of the app."""
        facts = {name: self._fact(name, fact) for name, fact in refusal.facts.items()}
        return self._(refusal.sentence).format(**facts)

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Refusal):
            return self.explain(fact)
        if name in TRANSLATED_FACTS and isinstance(fact, str) and fact:
            return self._(fact)
        return fact

    def listed(self, names: Sequence[str]) -> str:
        """Several names in one phrase: Ana, Ben and Cleo."""
        if len(names) < 2:
            return "".join(names)
        # Translators: Ana, Ben and Cleo
        sentence = N_("{names} and {last}")
        return self._(sentence).format(names=", ".join(names[:-1]), last=names[-1])

    def title_of_picture(self, title: str) -> str:
        """The title of a built-in picture in this language; any other stays as it is."""
        return self.p(PICTURE_TITLE_CONTEXT, title) if title else ""


def N_(text: str) -> str:  # noqa: N802 - the name gettext tools look for
    """Marks a text for translation that is translated where it is shown."""
    return text


tr = Translation()
