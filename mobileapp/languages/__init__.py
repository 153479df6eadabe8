"""The languages of the app. Each is a folder of `assets/locale` that says what it is.

Nothing else lists them: a folder more is a language more (`docs/add-a-language.md`).
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mobileapp.assets import ASSETS

DOMAIN = "seeing-things"
LOCALE = ASSETS / "locale"
SOURCE = "en"
"""The language of the sentences in the code: it needs no catalogue and stands in for all others."""
PICTURE_TITLE_CONTEXT = "title of a picture"
"""The context of picture titles in the catalogues."""
PACK_TITLE_CONTEXT = "set of pictures"
"""The context of the names of picture packs: they may be words that mean something else too."""
TECHNIQUE_CONTEXT = "technique of pictures"
"""The context of how pictures were made: oil paint, cut paper."""
LANGUAGE_FILE = "language.json"


@dataclass(frozen=True, slots=True)
class Language:
    """What has to be known about a language, besides its sentences."""

    id: str
    name: str
    """As its speakers call it."""
    plurals: str
    """How many forms a counted noun has and which one a number takes, as gettext writes it."""
    quotes: tuple[str, str]
    endings: tuple[str, ...] = ()
    """What may be cut off a word to see whether two words are forms of one."""
    rules: tuple[tuple[str, str], ...] = ()
    """Typographic rules, each a regular expression and its replacement; see `typography`."""
    store: str = ""
    """The folder of its store listing, such as pl-PL; empty as long as there is none."""
    complete: bool = False
    """Whether its translators have promised that no sentence is missing; the tests see to it."""


def find_languages(folder: Path = LOCALE) -> dict[str, Language]:
    """Every language that is declared, by its id, in the order of their names."""
    found = (_read(path) for path in folder.glob(f"*/{LANGUAGE_FILE}"))
    return {language.id: language for language in sorted(found, key=lambda one: one.name)}


def _read(path: Path) -> Language:
    data = json.loads(path.read_text(encoding="utf-8"))
    first, last = data.pop("quotes")
    endings = tuple(data.pop("endings", ()))
    rules = tuple((pattern, replacement) for pattern, replacement in data.pop("rules", ()))
    return Language(id=path.parent.name, quotes=(first, last), endings=endings, rules=rules, **data)


@cache
def all_languages() -> dict[str, Language]:
    """The languages of this app, finished or not; packs of words may be in any of them."""
    return find_languages()


def po_file(language: str, folder: Path = LOCALE) -> Path:
    """The catalogue that translators work on."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_file(language: str, folder: Path = LOCALE) -> Path:
    """The path of the compiled catalogue, which the app reads.

    The file exists only if enough of the catalogue is translated; see `compile_if_newer`.
    """
    return po_file(language, folder).with_suffix(".mo")


@cache
def offered_languages() -> dict[str, Language]:
    """The languages people can choose for the app: English, and all that are translated enough."""
    return {
        language: declared
        for language, declared in all_languages().items()
        if language == SOURCE or _has_catalogue(language)
    }


def _has_catalogue(language: str) -> bool:
    po, mo = po_file(language), mo_file(language)
    if po.exists():  # not on a tablet, where catalogues come compiled
        from mobileapp.languages.catalogue import compile_if_newer

        compile_if_newer(po, mo)
    return mo.exists()


def closest_language(wanted: Iterable[str], offered: Iterable[str]) -> str:
    """The first of the wanted languages that is offered, in whatever country it is spoken."""
    ids = {_normalised(language): language for language in offered}
    for tag in map(_normalised, wanted):
        for name in (tag, tag.partition("-")[0]):
            if name in ids:
                return ids[name]
    return SOURCE


def _normalised(tag: str) -> str:
    """`pl_PL.UTF-8` and `pl-PL` are the same."""
    return tag.partition(".")[0].partition("@")[0].replace("_", "-").casefold()


def language_name(language: str) -> str:
    """What a language is called by its speakers; its code if it is not declared."""
    declared = all_languages().get(language)
    return declared.name if declared else language
