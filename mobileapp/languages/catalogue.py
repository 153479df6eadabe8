"""Reads, writes and compiles catalogues: `.po` files, as gettext, Weblate and people write them.

The app reads only the compiled `.mo` files, which are not kept with the sources. On a desktop, the
app compiles a catalogue that has changed; for tablets, the catalogues are compiled when the package
is built. So this module is not used on tablets.
"""

import ast
import os
import re
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from mobileapp.languages import PICTURE_TITLE_CONTEXT, is_newer

LEAST_SHARE = 0.9
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
    """The sentence as it was when it was translated: the lines that begin with `#|`.

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


def compile_if_newer(po: Path, mo: Path) -> None:
    """Compile a catalogue, if it exists and its compiled file is missing or older (`is_newer`).

    If too little of it is translated (`LEAST_SHARE`), the compiled file is removed instead.
    """
    if not is_newer(po, mo):
        return
    catalogue = parse(po.read_text(encoding="utf-8"))
    with suppress(OSError):  # if the folder is read-only, the language stays as it was
        if translated_share(catalogue.values()) < LEAST_SHARE:
            mo.unlink(missing_ok=True)
            return
        making = mo.with_suffix(f".{os.getpid()}")
        making.write_bytes(compiled(catalogue))
        making.replace(mo)


def translated_share(entries: Iterable[Entry]) -> float:
    """The share of sentences that are translated, from 0 to 1; titles of pictures do not count."""
    wanted = [
        entry.done
        for entry in entries
        if entry.one and not entry.obsolete and entry.context != PICTURE_TITLE_CONTEXT
    ]
    return sum(wanted) / len(wanted) if wanted else 0.0


# --- reading ----------------------------------------------------------------------------------

_FIELD = re.compile(r'(msg\w+(?:\[\d+\])?)?\s*(".*")\s*$')


def parse(text: str) -> Catalogue:
    """All entries of a `.po` file by context and sentence, in the order of the file."""
    blocks = re.split(r"\n\s*\n", text)
    entries = (_read_block(block) for block in blocks if "msgid" in block)
    return {entry.key: entry for entry in entries}


def _read_block(block: str) -> Entry:
    about: dict[str, list[str]] = {mark: [] for mark in (" ", ".", ":", ",", "|")}
    fields: dict[str, str] = {}
    name, obsolete = "", False
    for line in block.splitlines():
        if line.startswith("#~"):
            obsolete = True
            line = line[2:].lstrip()
            line = f"#{line}" if line.startswith("|") else line
        if line.startswith("#"):
            mark = line[1:2] if line[1:2] in about else " "
            about[mark].append(line[2:].strip())
        elif found := _FIELD.match(line):
            name = found[1] or name
            fields[name] = fields.get(name, "") + ast.literal_eval(found[2])
    return Entry(
        one=fields.get("msgid", ""),
        many=fields.get("msgid_plural", ""),
        context=fields.get("msgctxt", ""),
        forms=tuple(text for field, text in fields.items() if field.startswith("msgstr")),
        comments=tuple(about[" "]),
        hints=tuple(about["."]),
        places=tuple(place for line in about[":"] for place in line.split()),
        flags=tuple(flag.strip() for line in about[","] for flag in line.split(",")),
        previous=tuple(about["|"]),
        obsolete=obsolete,
    )


# --- writing ----------------------------------------------------------------------------------


def write(path: Path, entries: Iterable[Entry]) -> None:
    """Write entries to a `.po` file, or to the `.pot` file, the template for new languages."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(map(_block, entries)), encoding="utf-8")


def _block(entry: Entry) -> str:
    lines = [f"# {comment}".rstrip() for comment in entry.comments]
    lines += [f"#. {hint}" for hint in entry.hints]
    lines += [f"#: {place}" for place in entry.places]
    if entry.flags:
        lines.append(f"#, {', '.join(entry.flags)}")
    mark = "#~ " if entry.obsolete else ""
    lines += [f"{mark.strip() or '#'}| {line}" for line in entry.previous]
    lines += [mark + line for line in _fields(entry)]
    return "\n".join(lines) + "\n"


def _fields(entry: Entry) -> Iterator[str]:
    if entry.context:
        yield from _field("msgctxt", entry.context)
    yield from sentence_of(entry)
    for number, form in enumerate(entry.forms):
        yield from _field(f"msgstr[{number}]" if entry.many else "msgstr", form)


def sentence_of(entry: Entry) -> Iterator[str]:
    """The lines of a `.po` file for the sentence of an entry, without the translation."""
    yield from _field("msgid", entry.one)
    if entry.many:
        yield from _field("msgid_plural", entry.many)


def _field(name: str, text: str) -> list[str]:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    lines = re.findall(r".*?\\n|.+$", escaped)
    if len(lines) < 2:
        return [f'{name} "{escaped}"']
    return [f'{name} ""', *(f'"{line}"' for line in lines)]


# --- compiling --------------------------------------------------------------------------------


def compiled(catalogue: Catalogue) -> bytes:
    """The content of a `.mo` file for a catalogue, without entries that are not translated."""
    pairs = {}
    for entry in catalogue.values():
        if entry.done:
            context = f"{entry.context}\4" if entry.context else ""
            key = context + "\0".join(filter(None, (entry.one, entry.many)))
            pairs[key.encode()] = "\0".join(entry.forms).encode()
    keys = sorted(pairs)
    head = 7 * 4
    start = head + 2 * 8 * len(keys)
    body = b""
    tables: list[list[int]] = [[], []]
    for table, texts in zip(tables, (keys, [pairs[key] for key in keys]), strict=True):
        for text in texts:
            table += (len(text), start + len(body))
            body += text + b"\0"
    numbers = (0x950412DE, 0, len(keys), head, head + 8 * len(keys), 0, 0)
    return struct.pack(f"<{7 + 4 * len(keys)}I", *numbers, *tables[0], *tables[1]) + body
