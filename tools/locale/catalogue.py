"""Reads, writes and compiles catalogues: `.po` files, as gettext, Weblate and people write them.

polib does the work; here its entries become frozen values. The app reads only the compiled `.mo`
files, which are not kept with the sources: `make play`, the tests and the tour compile what has
changed, and packaging compiles everything for tablets.
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import polib

from mobileapp.languages import PICTURE_TITLE_CONTEXT, SOURCE, all_languages, mo_file, po_file

MIN_SHARE = 0.9
"""The share of sentences that must be translated before the app offers a language."""

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence with its translation, and the comments on it.

    `forms` holds the translation, or one translation for each plural form; an empty text stands
    for a missing translation. The header of a file is the entry whose sentence is empty.
    """

    one: str
    many: str = ""
    context: str = ""
    forms: tuple[str, ...] = ("",)
    comments: tuple[str, ...] = ()
    """Comments by translators, which are kept as they are."""
    hints: tuple[str, ...] = ()
    """Comments for translators, from the code."""
    places: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    previous: tuple[str, ...] = ()
    """The sentence as it was when it was translated, and its plural form if it had one.

    Empty if the sentence has not changed since then.
    """
    obsolete: bool = False

    @property
    def key(self) -> Key:
        return self.context, self.one

    @property
    def fuzzy(self) -> bool:
        """Whether somebody has to check the translation before it can be shown."""
        return "fuzzy" in self.flags

    @property
    def done(self) -> bool:
        """Whether the translation is complete and can be shown."""
        return all(self.forms) and not self.fuzzy and not self.obsolete


Catalogue = dict[Key, Entry]
HEADER: Key = ("", "")
UNWRAPPED = -1
"""polib's width of lines for files without line breaks, which Weblate writes likewise."""


def translations() -> list[str]:
    """Every language that has or needs a catalogue."""
    return [language for language in all_languages() if language != SOURCE]


def compile_all() -> None:
    """Make what the app reads, for every language that is translated enough."""
    for language in translations():
        compile_if_newer(po_file(language), mo_file(language))


def compile_if_newer(po: Path, mo: Path) -> None:
    """Compile a catalogue, if it exists and its compiled file is missing or older.

    If too little of it is translated (`MIN_SHARE`), the compiled file is removed instead.
    """
    if not po.exists() or (mo.exists() and mo.stat().st_mtime_ns >= po.stat().st_mtime_ns):
        return
    text = po.read_text(encoding="utf-8")
    if translated_share(parse(text).values()) < MIN_SHARE:
        mo.unlink(missing_ok=True)
        return
    making = mo.with_suffix(f".{os.getpid()}")
    making.write_bytes(compiled(text))
    making.replace(mo)


def translated_share(entries: Iterable[Entry]) -> float:
    """The share of sentences that are translated, from 0 to 1; titles of pictures do not count."""
    wanted = [
        entry.done
        for entry in entries
        if entry.one and not entry.obsolete and entry.context != PICTURE_TITLE_CONTEXT
    ]
    return sum(wanted) / len(wanted) if wanted else 0.0


def compiled(text: str) -> bytes:
    """The content of a `.mo` file for a `.po` file, without what must not be shown yet."""
    content: bytes = polib.pofile(text).to_binary()
    return content


def parse(text: str) -> Catalogue:
    """All entries of a `.po` file by context and sentence, in the order of the file."""
    file = polib.pofile(text)
    header = file.metadata_as_entry()
    header.tcomment = file.header
    return {entry.key: entry for entry in map(_entry, (header, *file))}


def _entry(known: polib.POEntry) -> Entry:
    plurals = known.msgstr_plural
    return Entry(
        one=known.msgid,
        many=known.msgid_plural,
        context=known.msgctxt or "",
        forms=tuple(plurals[n] for n in sorted(plurals)) if known.msgid_plural else (known.msgstr,),
        comments=tuple(known.tcomment.splitlines()),
        hints=tuple(known.comment.splitlines()),
        places=tuple(place for place, _ in known.occurrences),
        flags=tuple(known.flags),
        previous=tuple(filter(None, (known.previous_msgid, known.previous_msgid_plural))),
        obsolete=bool(known.obsolete),
    )


def write(path: Path, entries: Iterable[Entry]) -> None:
    """Write entries to a `.po` file, or to the `.pot` file, the template for new languages."""
    file = polib.POFile(wrapwidth=UNWRAPPED)
    for entry in entries:
        if entry.key == HEADER:
            lines = entry.forms[0].splitlines()
            file.metadata = dict(line.split(": ", 1) for line in lines if ": " in line)
            file.header = "\n".join(entry.comments)
        else:
            file.append(_polib_entry(entry))
    path.parent.mkdir(parents=True, exist_ok=True)
    file.save(str(path))


def _polib_entry(entry: Entry) -> polib.POEntry:
    one, many = (*entry.previous, None, None)[:2]
    return polib.POEntry(
        msgid=entry.one,
        msgid_plural=entry.many,
        msgctxt=entry.context or None,
        msgstr="" if entry.many else entry.forms[0],
        msgstr_plural=dict(enumerate(entry.forms)) if entry.many else {},
        tcomment="\n".join(entry.comments),
        comment="\n".join(entry.hints),
        occurrences=[(place, "") for place in entry.places],
        flags=list(entry.flags),
        previous_msgid=one,
        previous_msgid_plural=many,
        obsolete=entry.obsolete,
    )
