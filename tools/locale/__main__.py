"""Catalogues: `python -m tools.locale update` does everything.

It finds every sentence, brings the catalogue of every language in step with them, and lists what is
still to be translated: fill that in. `extract` writes only the template, `compile` only what the
app reads.
"""

import argparse
import sys
from collections.abc import Sequence

from mobileapp.languages import DOMAIN, LOCALE, all_languages, po_file
from tools.locale.catalogue import (
    MIN_SHARE,
    Catalogue,
    compile_all,
    parse,
    translated_share,
    translations,
    write,
)
from tools.locale.merging import merge, problems_of, template
from tools.locale.received import problems_of_files
from tools.locale.refusals import Unreadable
from tools.locale.sources import Text, find_texts

MISSING_SHOWN = 20
"""How many missing sentences of an unfinished language are listed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 1 when a file cannot be read, or when a sentence cannot be
    translated, is missing or is wrong.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.locale", description=__doc__)
    parser.add_argument("command", choices=("extract", "update", "compile"))
    command = parser.parse_args(arguments).command
    if problems := list(problems_of_files()):
        print(*problems, sep="\n", file=sys.stderr)
        return 1
    if command == "compile":
        compile_all()
        return 0
    try:
        texts = find_texts()
    except Unreadable as error:
        print(f"This sentence cannot be translated, write it out: {error}", file=sys.stderr)
        return 1
    write(LOCALE / f"{DOMAIN}.pot", template(texts))
    return update_all(texts) if command == "update" else 0


def read(language: str) -> Catalogue:
    """The catalogue of a language; empty when it has none yet."""
    path = po_file(language)
    return parse(path.read_text(encoding="utf-8")) if path.exists() else {}


def update_all(texts: Sequence[Text]) -> int:
    """Bring every catalogue up to date, and say what is missing and what is wrong in it."""
    failures = 0
    for language in translations():
        declared = all_languages()[language]
        catalogue = merge(declared, texts, read(language))
        write(po_file(language), catalogue.values())
        current = [entry for entry in catalogue.values() if entry.one and not entry.obsolete]
        missing = [entry for entry in current if not entry.done]
        wrong = [problem for entry in current if entry.done for problem in problems_of(entry)]
        shown = missing if declared.complete else missing[:MISSING_SHOWN]
        for entry in shown:
            print(f"{language}: {entry.one!r}{' (fuzzy)' if entry.fuzzy else ''}")
        if len(shown) < len(missing):
            print(f"{language}: ... and {len(missing) - len(shown)} more without a translation")
        for problem in wrong:
            print(f"{language}: {problem}")
        failures += len(wrong) + (len(missing) if declared.complete else 0)
        share = translated_share(catalogue.values())
        offered = "offered" if share >= MIN_SHARE else f"not offered below {MIN_SHARE:.0%}"
        print(f"{language}: {len(missing)} missing, {share:.0%} translated, {offered}.")
    compile_all()
    print(f"{len(texts)} sentences.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
