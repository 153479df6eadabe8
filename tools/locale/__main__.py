"""Catalogues: `python -m tools.locale update` does everything.

It finds every sentence, keeps the translations there are, writes the .po and .mo files of all
languages, and lists what is still to be translated: fill that in and run it again.
`extract` writes only the template, `compile` only the .mo files.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.locale.catalogue import PLURALS, Entry, compiled, merge, read_po, write_po
from tools.locale.refusals import Unreadable
from tools.locale.sources import ROOT, Text, find_texts

DOMAIN = "seeing-things"
LOCALE = ROOT / "assets" / "locale"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 1 when something is left to translate or cannot be."""
    parser = argparse.ArgumentParser(prog="python -m tools.locale", description=__doc__)
    parser.add_argument("command", choices=("extract", "update", "compile"))
    command = parser.parse_args(arguments).command
    try:
        if command == "compile":
            return compile_all()
        texts = find_texts()
    except Unreadable as error:
        print(f"This sentence cannot be translated, write it out: {error}", file=sys.stderr)
        return 1
    write_template(texts)
    return update_all(texts) if command == "update" else 0


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_file(language: str) -> Path:
    return po_file(language).with_suffix(".mo")


def write_template(texts: dict[str, Text]) -> None:
    """The list of all sentences, to begin another language with."""
    entries = [Entry(text, ("", "") if text.many else ("",)) for text in texts.values()]
    write_po(LOCALE / f"{DOMAIN}.pot", "", entries)


def update_all(texts: dict[str, Text]) -> int:
    """Bring every catalogue up to date and say what is missing."""
    missing = 0
    for language in PLURALS:
        catalogue = merge(language, texts, read_po(po_file(language)))
        write_po(po_file(language), language, catalogue.values())
        for entry in catalogue.values():
            if entry.missing:
                print(f"{language}: {entry.text.one!r}")
                missing += 1
    compile_all()
    print(f"{len(texts)} sentences, {missing} translations missing.")
    return 1 if missing else 0


def compile_all() -> int:
    """Write the file the app reads for every language."""
    for language in PLURALS:
        mo_file(language).write_bytes(compiled(language, read_po(po_file(language))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
