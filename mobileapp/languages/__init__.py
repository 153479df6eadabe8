"""The languages of the app, each declared by a folder in `assets/locale`.

There is no other list of languages: a new folder adds a language (`docs/add-a-language.md`).
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mobileapp.assets import ASSETS

DOMAIN = "seeing-things"
LOCALE = ASSETS / "locale"
SOURCE = "en"
"""The language of the sentences in the code; they are shown where a translation is missing."""
PICTURE_TITLE_CONTEXT = "title of a picture"
"""The gettext context of the titles of pictures."""
PACK_TITLE_CONTEXT = "set of pictures"
"""The gettext context of the titles of picture packs.

It distinguishes a title from the same word with another meaning.
"""
TECHNIQUE_CONTEXT = "technique of pictures"
"""The gettext context of the techniques of pictures, such as oil paint or cut paper."""
LANGUAGE_FILE = "language.json"


class Language(NamedTuple):
    """A language, as declared in its `language.json`; the id is the name of its folder."""

    id: str
    name: str
    """The name of the language in the language itself."""
    plurals: str
    """The plural forms, as in the header `Plural-Forms` of a gettext catalogue."""
    quotes: tuple[str, str]
    endings: tuple[str, ...] = ()
    """The endings that are removed from words before the stems of two words are compared."""
    robots: tuple[str, ...] = ()
    """The names of ten robots; if there are none, they are called as in English."""
    rules: tuple[tuple[str, str], ...] = ()
    """Typographic rules, each a regular expression and its replacement; see `typography`."""
    store: str = ""
    """The folder of the store listing in this language, such as pl-PL; empty if there is none."""
    complete: bool = False
    """Whether a missing translation makes the tests fail."""


def find_languages(folder: Path = LOCALE) -> dict[str, Language]:
    """All declared languages by their ids, sorted by name."""
    found = (_read(path) for path in folder.glob(f"*/{LANGUAGE_FILE}"))
    return {language.id: language for language in sorted(found, key=lambda one: one.name)}


def _read(path: Path) -> Language:
    data = json.loads(path.read_text(encoding="utf-8-sig"))  # as Notepad of Windows saves it
    first, last = data.pop("quotes")
    endings = tuple(data.pop("endings", ()))
    robots = tuple(data.pop("robots", ()))
    rules = tuple((pattern, replacement) for pattern, replacement in data.pop("rules", ()))
    return Language(
        id=path.parent.name,
        quotes=(first, last),
        endings=endings,
        robots=robots,
        rules=rules,
        **data,
    )


@cache
def all_languages() -> dict[str, Language]:
    """All declared languages of the app by their ids, including those that are not offered.

    The words of a pack may be in any of them.
    """
    return find_languages()


def po_file(language: str, folder: Path = LOCALE) -> Path:
    """The path of a language's catalogue, the file that translators edit."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_file(language: str, folder: Path = LOCALE) -> Path:
    """The path of a language's compiled catalogue, the file that the app reads.

    The file exists only if enough of the catalogue is translated; `tools.locale` makes it.
    """
    return po_file(language, folder).with_suffix(".mo")


@cache
def offered_languages() -> dict[str, Language]:
    """The languages that people can choose: English, and those that have a compiled catalogue."""
    return {
        language: declared
        for language, declared in all_languages().items()
        if language == SOURCE or mo_file(language).exists()
    }


def closest_language(wanted: Iterable[str], offered: Iterable[str]) -> str:
    """The first wanted language that is offered; English if none is.

    If a wanted language with a country (`de-AT`) is not offered, the language without the country
    (`de`) is taken, or else that of another country: `pt-BR` for `pt-PT`.
    """
    ids = {_normalised(language): language for language in offered}
    for tag in map(_normalised, wanted):
        spoken = tag.partition("-")[0]
        related = sorted(name for name in ids if name.partition("-")[0] == spoken)
        for name in (tag, spoken, *related):
            if name in ids:
                return ids[name]
    return SOURCE


def _normalised(tag: str) -> str:
    """A language tag in one notation: `pl-pl` for both `pl_PL.UTF-8` and `pl-PL`."""
    return tag.partition(".")[0].partition("@")[0].replace("_", "-").casefold()


def language_name(language: str) -> str:
    """The name of a language in the language itself; its code if it is not declared."""
    declared = all_languages().get(language)
    return declared.name if declared else language
