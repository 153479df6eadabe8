"""Translates the sentences that people read, without Kivy.

Use `tr._("Play")` at the time when the text is shown, and `N_("Play")` to mark a text that is
translated later. A comment `# Translators: ...` in the line above explains a text to translators.
Kivy observes the language through `mobileapp.languages.kivy_translation`.
"""

import gettext
from collections.abc import Sequence

from engine.errors import Refusal
from mobileapp.languages import DOMAIN, LOCALE, PICTURE_TITLE_CONTEXT, all_languages
from mobileapp.languages.typography import EVERYWHERE, Sentence, rules_from

TRANSLATED_FACTS = ("game", "variant", "kind", "team")
"""The keys of those facts of a refusal that are translated; all other facts stay as they are."""


class Sentences:
    """Looks up sentences in one language's catalogue, and applies typographic rules to them."""

    def __init__(self, language: str) -> None:
        self._catalogue = gettext.translation(DOMAIN, LOCALE, languages=[language], fallback=True)
        declared = all_languages().get(language)
        self._rules = EVERYWHERE + rules_from(declared.rules if declared else ())
        self._cache: dict[tuple[str, str], Sentence] = {}

    def gettext(self, text: str) -> str:
        """The translation of an English sentence."""
        return self.pgettext("", text)

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The translation of a sentence with a counted noun, in the plural form for `count`."""
        return Sentence(self._catalogue.ngettext(one, many, count), self._rules)

    def pgettext(self, context: str, text: str) -> str:
        """The translation of a text that has several meanings; `context` says which is meant."""
        found = self._cache.get((context, text))
        if found is None:
            catalogue = self._catalogue
            plain = catalogue.pgettext(context, text) if context else catalogue.gettext(text)
            found = self._cache[context, text] = Sentence(plain, self._rules)
        return found


class Translation:
    """gettext's functions for the current language: `_`, `n` for plurals, `p` with a context."""

    def __init__(self) -> None:
        self.use("en")

    def use(self, language: str) -> None:
        """Make `language` the current language."""
        self.language = language
        sentences = Sentences(language)
        self._, self.n, self.p = sentences.gettext, sentences.ngettext, sentences.pgettext

    def explain(self, refusal: Refusal) -> str:
        """The reason for a refusal, as a sentence in the current language."""
        facts = {name: self._fact(name, fact) for name, fact in refusal.facts.items()}
        return self._(refusal.sentence).format(**facts)

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Refusal):
            return self.explain(fact)
        if name in TRANSLATED_FACTS and isinstance(fact, str) and fact:
            return self._(fact)
        return fact

    def listed(self, names: Sequence[str]) -> str:
        """Names joined to one phrase, such as “Ana, Ben and Cleo”."""
        if len(names) < 2:
            return "".join(names)
        # Translators: Ana, Ben and Cleo
        sentence = N_("{names} and {last}")
        return self._(sentence).format(names=", ".join(names[:-1]), last=names[-1])

    def title_of_picture(self, title: str) -> str:
        """The translated title of a built-in picture; any other title stays as it is."""
        return self.p(PICTURE_TITLE_CONTEXT, title) if title else ""


def N_(text: str) -> str:  # noqa: N802 - the name gettext tools look for
    """Return a text unchanged; this marks it for translation at a later time."""
    return text


tr = Translation()
