"""A catalogue of one language: read from and written to a .po file, compiled to a .mo file."""

import ast
import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from tools.locale.sources import Text

SOURCE = "en"
PLURALS = {
    "en": (2, "(n != 1)"),
    "de": (2, "(n != 1)"),
    "pl": (3, "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"),
}
"""How many forms a counted noun has in each language, and which one a number takes."""


@dataclass
class Entry:
    """A sentence and its translation: one form, or one for each kind of number."""

    text: Text
    forms: tuple[str, ...]

    @property
    def missing(self) -> bool:
        return not all(self.forms)

    def problems(self) -> Iterator[str]:
        """What a translation must not get wrong, whoever has written it."""
        wanted = _fields(self.text.one) | _fields(self.text.many)
        for form in self.forms:
            if _fields(form) - wanted:
                yield f"{form!r} has a placeholder that {self.text.one!r} has not"
            if form[:1].isspace() != self.text.one[:1].isspace():
                yield f"{form!r} does not begin like {self.text.one!r}"
        if wanted != _fields(self.forms[-1]):
            yield f"{self.forms[-1]!r} lacks a placeholder of {self.text.one!r}"


Catalogue = dict[str, Entry]


def merge(language: str, texts: dict[str, Text], known: Catalogue) -> Catalogue:
    """An entry for every sentence, with the translation it had; what nobody says is dropped."""
    merged: Catalogue = {}
    for one, text in texts.items():
        count = PLURALS[language][0] if text.many else 1
        forms = known[one].forms if one in known else ()
        if language == SOURCE:
            forms = (one, text.many) if text.many else (one,)
        merged[one] = Entry(text, forms if len(forms) == count else ("",) * count)
    return merged


# --- .po --------------------------------------------------------------------------------------


def header(language: str) -> str:
    """What gettext needs to know about a catalogue."""
    plural = "nplurals={}; plural={};".format(*PLURALS[language]) if language else ""
    return "".join(
        f"{name}: {value}\n"
        for name, value in (
            ("Project-Id-Version", "seeing-things"),
            ("Language", language),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=UTF-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", plural),
        )
        if value
    )


def write_po(path: Path, language: str, entries: Iterable[Entry]) -> None:
    blocks = [f'msgid ""\nmsgstr {_quoted(header(language))}\n']
    blocks += [_block(entry) for entry in entries]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(blocks), encoding="utf-8")


def _block(entry: Entry) -> str:
    text = entry.text
    lines = [f"#: {place}" for place in text.places]
    lines.append(f"msgid {_quoted(text.one)}")
    if text.many:
        lines.append(f"msgid_plural {_quoted(text.many)}")
        lines += [f"msgstr[{n}] {_quoted(form)}" for n, form in enumerate(entry.forms)]
    else:
        lines.append(f"msgstr {_quoted(entry.forms[0])}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    lines = re.findall(r".*?\\n|.+$", escaped)
    if len(lines) < 2:
        return f'"{escaped}"'
    return '""\n' + "\n".join(f'"{line}"' for line in lines)


def read_po(path: Path) -> Catalogue:
    """The translations in a file, which may have been edited by hand."""
    if not path.exists():
        return {}
    entries: Catalogue = {}
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        fields = _fields_of(block)
        if fields.get("msgid"):
            text = Text(fields["msgid"], fields.get("msgid_plural", ""))
            forms = tuple(value for name, value in fields.items() if name.startswith("msgstr"))
            entries[text.one] = Entry(text, forms)
    return entries


def _fields_of(block: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    name = ""
    for line in block.splitlines():
        found = re.match(r'(msg\w+(?:\[\d\])?)?\s*(".*")\s*$', line)
        if found is None or line.startswith("#"):
            continue
        name = found[1] or name
        fields[name] = fields.get(name, "") + ast.literal_eval(found[2])
    return fields


def _fields(text: str) -> set[str]:
    """The placeholders of a sentence."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


# --- .mo --------------------------------------------------------------------------------------


def compiled(language: str, catalogue: Catalogue) -> bytes:
    """The catalogue as gettext reads it; what is not translated yet stays English."""
    pairs = {b"": header(language).encode()}
    for entry in catalogue.values():
        if not entry.missing:
            key = "\0".join(filter(None, (entry.text.one, entry.text.many)))
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
