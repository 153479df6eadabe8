"""Typographic rules: what a finished sentence needs that no translator can write down.

A translator does not know which name will be put into a sentence, nor where its lines will break.
So rules are applied once, after formatting: some for every language, some declared by a language
itself (`rules` in its `language.json`).
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

NO_BREAK = "\N{NO-BREAK SPACE}"


class Rule(NamedTuple):
    """Replaces every match of a regular expression."""

    pattern: re.Pattern[str]
    replacement: str


def rules_from(pairs: Iterable[tuple[str, str]]) -> tuple[Rule, ...]:
    """The rules as a language declares them: pattern and replacement, in order."""
    return tuple(Rule(re.compile(pattern), replacement) for pattern, replacement in pairs)


EVERYWHERE = rules_from(
    (
        (" (?=[–…](?: |$))", NO_BREAK),  # no line starts with a dash or with an ellipsis
        (r"(?<=\d) (?=(?:min|s|kB|MB|Mo|%)(?!\w))", NO_BREAK),  # a number keeps its unit
    )
)
"""What holds in every language."""


@lru_cache(maxsize=4096)
def apply_rules(text: str, rules: tuple[Rule, ...]) -> str:
    """The text after all rules, in their order. Cached, as scenes say the same again and again."""
    for pattern, replacement in rules:
        text = pattern.sub(replacement, text)
    return text


class Sentence(str):
    """A translated sentence: after formatting, the rules of its language are applied.

    A plain string otherwise, so that code which shows sentences need not know of rules: Kivy, for
    example, makes strings of the same class while it shortens a text.
    """

    __slots__ = ("rules",)
    rules: tuple[Rule, ...]

    def __new__(cls, text: str, rules: tuple[Rule, ...] = ()) -> "Sentence":
        sentence = super().__new__(cls, apply_rules(text, rules))
        sentence.rules = rules
        return sentence

    def format(self, *arguments: Any, **facts: Any) -> str:
        return apply_rules(super().format(*arguments, **facts), self.rules)
