"""Brings a catalogue in step with the sentences of the app without losing a translation."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from difflib import get_close_matches
from string import Formatter

from mobileapp.languages import Language
from tools.locale.catalogue import HEADER, Catalogue, Entry, Key
from tools.locale.sources import Text

ALIKE = 0.75
"""The minimum similarity, from 0 to 1, of a changed sentence to the old one for keeping its
translation as a draft.
"""
BRACES = "python-brace-format"


def merge(language: Language, texts: Iterable[Text], known: Catalogue) -> Catalogue:
    """Make an entry for every sentence, with its present translation.

    A changed sentence keeps its translation, marked fuzzy: it is not shown until somebody has
    checked it. Sentences that are no longer used stay at the end of the file, in case they are used
    again.
    """
    header = known.get(HEADER, Entry(one=""))
    merged: Catalogue = {HEADER: replace(header, forms=(_header(header.forms[0], language),))}
    wanted = {(text.context, text.one): text for text in texts}
    unused = {key: entry for key, entry in known.items() if entry.one and key not in wanted}
    count = number_of_forms(language)
    taken_over: set[Key] = set()
    for key, text in wanted.items():
        old = known.get(key) or _most_alike(text.one, unused)
        merged[key] = _described(text, old, count)
        taken_over |= {old.key} if old else set()
    for key, entry in unused.items():
        if any(entry.forms) and key not in taken_over:
            merged[key] = replace(entry, obsolete=True, hints=(), places=())
    return merged


def template(texts: Iterable[Text]) -> list[Entry]:
    """All sentences without translations: what a new language begins with."""
    return [Entry(one="", forms=(_header("", None),)), *(_described(t, None, 2) for t in texts)]


def number_of_forms(language: Language) -> int:
    return int(language.plurals.partition("nplurals=")[2].partition(";")[0])


def _described(text: Text, old: Entry | None, count: int) -> Entry:
    """The entry of a sentence as it is in the code now, with the translation of an older one."""
    count = count if text.many else 1
    entry = Entry(
        one=text.one,
        many=text.many,
        context=text.context,
        forms=("",) * count,
        hints=tuple(text.hints),
        places=tuple(text.places),
        flags=(BRACES,) if fields_in(text.one + text.many) else (),
    )
    if old is None or not any(old.forms):
        return replace(entry, comments=old.comments) if old else entry
    same = (old.key, old.many) == (entry.key, entry.many) and len(old.forms) == count
    flags = [flag for flag in old.flags if flag not in (BRACES, "fuzzy")]
    previous = old.previous
    if not same and not (old.fuzzy and previous):
        previous = tuple(filter(None, (old.one, old.many)))
    fuzzy = old.fuzzy or not same
    return replace(
        entry,
        forms=old.forms if len(old.forms) == count else (old.forms[-1],) * count,
        comments=old.comments,
        flags=(*(["fuzzy"] if fuzzy else []), *entry.flags, *flags),
        previous=previous if fuzzy else (),
    )


def _most_alike(sentence: str, unused: Catalogue) -> Entry | None:
    """The translated entry whose sentence is most similar to this one, if it is similar enough."""
    candidates = {entry.one: entry for entry in unused.values() if any(entry.forms)}
    found = get_close_matches(sentence, candidates, n=1, cutoff=ALIKE)
    return candidates[found[0]] if found else None


def _header(old: str, language: Language | None) -> str:
    """What gettext must know about a file; lines of translators and of their tools stay."""
    lines = dict(line.split(": ", 1) for line in old.splitlines() if ": " in line)
    lines["Project-Id-Version"] = "seeing-things"
    lines.setdefault("Language", "")
    lines["MIME-Version"] = "1.0"
    lines["Content-Type"] = "text/plain; charset=UTF-8"
    lines["Content-Transfer-Encoding"] = "8bit"
    if language:
        lines["Language"] = language.id
        lines["Plural-Forms"] = language.plurals
    return "".join(f"{name}: {value}\n" for name, value in lines.items())


# --- checking ---------------------------------------------------------------------------------


def problems_of(entry: Entry) -> Iterator[str]:
    """The formal mistakes of a translation, such as missing placeholders."""
    wanted = fields_in(entry.one) | fields_in(entry.many)
    for form in entry.forms:
        if fields_in(form) - wanted:
            yield f"{form!r} has a placeholder that {entry.one!r} has not"
        if form[:1].isspace() != entry.one[:1].isspace():
            yield f"{form!r} does not begin like {entry.one!r}"
    if wanted != fields_in(entry.forms[-1]):
        yield f"{entry.forms[-1]!r} lacks a placeholder of {entry.one!r}"


def fields_in(text: str) -> set[str]:
    """The placeholders of a sentence."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
