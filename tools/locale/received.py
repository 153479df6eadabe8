"""Checks the files that a translator sends, before anything reads them.

Whoever wrote them may not be a programmer: each problem is one sentence that says where it is.
"""

import gettext
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mobileapp.languages import LANGUAGE_FILE, LOCALE, po_file
from tools.locale.catalogue import parse

FIELDS: dict[str, type[Any]] = {
    "name": str,
    "plurals": str,
    "quotes": list,
    "endings": list,
    "robots": list,
    "rules": list,
    "store": str,
    "complete": bool,
}
"""The fields of a declaration, with their types."""
NEEDED = ("name", "plurals", "quotes")
KINDS = {str: "a text in quotation marks", list: "a list in square brackets", bool: "true or false"}
PLURALS = re.compile(r"nplurals=[1-6]; *plural=(.+?);?")


def problems_of_files(folder: Path = LOCALE) -> Iterator[str]:
    """A sentence for everything that keeps the files of a language from being read."""
    for path in sorted(folder.glob(f"*/{LANGUAGE_FILE}")):
        language = path.parent.name
        for problem in declaration_problems(path.read_text(encoding="utf-8-sig")):
            yield f"{language}/{LANGUAGE_FILE}: {problem}"
        catalogue = po_file(language, folder)
        try:
            if catalogue.exists():
                parse(catalogue.read_text(encoding="utf-8"))
        except OSError as error:  # polib raises it for text that it cannot read
            line = re.search(r"line (\d+)", str(error))
            where = f" in line {line[1]}" if line else ""
            yield f"{language}/{catalogue.name}: this is no gettext file{where}."


def declaration_problems(text: str) -> Iterator[str]:
    """What is wrong with the declaration of a language."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        yield (
            f"this is no JSON from line {error.lineno} on: look for a comma or a quotation mark "
            "that is missing or too many."
        )
        return
    if not isinstance(data, dict):
        yield "the fields stand between { and }."
        return
    for field in NEEDED:
        if field not in data:
            yield f"the field “{field}” is missing."
    for field, value in data.items():
        yield from _field_problems(field, value)


def _field_problems(field: str, value: Any) -> Iterator[str]:
    if field not in FIELDS:
        yield f"there is no field “{field}”."
    elif not isinstance(value, FIELDS[field]):
        yield f"“{field}” is {KINDS[FIELDS[field]]}."
    elif field == "quotes" and len(value) != 2:
        yield "“quotes” has two marks: one that opens and one that closes."
    elif field == "plurals" and not _is_plural_rule(value):
        yield "“plurals” is gettext’s rule, such as “nplurals=2; plural=(n != 1);”."


def _is_plural_rule(rule: str) -> bool:
    found = PLURALS.fullmatch(rule)
    if found is None:
        return False
    try:
        gettext.c2py(found[1])
    except ValueError:
        return False
    return True
