"""Typographic rules, which are applied to a sentence after names and numbers were inserted.

Translators cannot apply them, because they do not know which name will be inserted into a sentence,
nor where its lines will break. Some rules hold for every language, others are declared by a
language (`rules` in its `language.json`).
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

NO_BREAK = "\N{NO-BREAK SPACE}"


class TypographyRule(NamedTuple):
    """A regular expression, and the replacement for all its matches."""

    pattern: re.Pattern[str]
    replacement: str


def rules_from(pairs: Iterable[tuple[str, str]]) -> tuple[TypographyRule, ...]:
    """The rules for pairs of a regular expression and its replacement, in the same order."""
    return tuple(TypographyRule(re.compile(pattern), replacement) for pattern, replacement in pairs)


EVERYWHERE = rules_from(
    (
        (" (?=[–…](?: |$))", NO_BREAK),  # no line starts with a dash or with an ellipsis
        (r"(?<=\d) (?=(?:min|s|kB|MB|Mo|%)(?!\w))", NO_BREAK),  # a number keeps its unit
    )
)
"""The rules for every language."""


@lru_cache(maxsize=4096)
def apply_rules(text: str, rules: tuple[TypographyRule, ...]) -> str:
    """The text after all rules were applied in order; results are cached."""
    for pattern, replacement in rules:
        text = pattern.sub(replacement, text)
    return text


class Sentence(str):
    """A translated sentence to which typographic rules are applied, also after `format`.

    It is a subclass of `str`, so code that shows sentences needs no changes. `rules` is optional,
    because Kivy creates strings of this class, without rules, when it shortens a text.
    """

    __slots__ = ("rules",)
    rules: tuple[TypographyRule, ...]

    def __new__(cls, text: str, rules: tuple[TypographyRule, ...] = ()) -> "Sentence":
        sentence = super().__new__(cls, apply_rules(text, rules))
        sentence.rules = rules
        return sentence

    def format(self, *arguments: Any, **facts: Any) -> str:
        return apply_rules(super().format(*arguments, **facts), self.rules)
