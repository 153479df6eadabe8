"""Every sentence is in every catalogue, and every translation says the same."""

import ast
import re
from pathlib import Path

import pytest

from mobileapp.i18n import LANGUAGES, Translator
from tools.locale.__main__ import mo_file, po_file
from tools.locale.catalogue import PLURALS, SOURCE, Entry, compiled, merge, read_po, write_po
from tools.locale.refusals import Unreadable, find_sentences
from tools.locale.sources import ROOT, Text, find_texts

TEXTS = find_texts()
IN_ONE_COMMAND = "run: python -m tools.locale update"


def test_the_app_offers_exactly_the_languages_there_are() -> None:
    assert set(LANGUAGES) == set(PLURALS)


@pytest.mark.parametrize("language", PLURALS)
def test_every_sentence_is_in_the_catalogue(language: str) -> None:
    known = read_po(po_file(language))
    assert set(known) == set(TEXTS), IN_ONE_COMMAND


@pytest.mark.parametrize("language", PLURALS)
def test_every_sentence_is_translated(language: str) -> None:
    catalogue = read_po(po_file(language))
    assert [entry.text.one for entry in catalogue.values() if entry.missing] == []


@pytest.mark.parametrize("language", PLURALS)
def test_placeholders_and_plurals_are_right(language: str) -> None:
    problems = []
    for entry in read_po(po_file(language)).values():
        problems += entry.problems()
        if len(entry.forms) != (PLURALS[language][0] if entry.text.many else 1):
            problems.append(f"{entry.text.one!r} has {len(entry.forms)} forms")
    assert problems == []


@pytest.mark.parametrize("language", PLURALS)
def test_the_compiled_catalogue_is_up_to_date(language: str) -> None:
    fresh = compiled(language, read_po(po_file(language)))
    assert mo_file(language).read_bytes() == fresh, IN_ONE_COMMAND


def test_english_says_what_the_source_says() -> None:
    for entry in read_po(po_file(SOURCE)).values():
        assert entry.forms == tuple(filter(None, (entry.text.one, entry.text.many)))


def test_a_new_language_speaks_at_once() -> None:
    translator = Translator()
    assert translator._("Settings") == "Settings"
    translator.language = "pl"
    assert translator._("Settings") == "Ustawienia"
    counted = [translator.n("{n} word", "{n} words", n).format(n=n) for n in (1, 3, 5, 12, 22)]
    assert counted == ["1 słowo", "3 słowa", "5 słów", "12 słów", "22 słowa"]
    translator.language = "de"
    assert translator._("Settings") == "Einstellungen"
    assert translator.n("{n} word", "{n} words", 0) == "{n} Wörter"
    translator.language = "en"
    assert translator._("Settings") == "Settings"


@pytest.mark.parametrize("path", sorted((ROOT / "mobileapp").rglob("*.kv")), ids=lambda p: p.name)
def test_no_screen_speaks_past_the_catalogue(path: Path) -> None:
    raw = re.compile(r'^\s*(?:text|title|help|hint_text|headline|caption): "([^"]*[^\W\d_]{2}.*)"')
    found = [match[1] for line in path.read_text().splitlines() if (match := raw.match(line))]
    assert [text for text in found if text != "Seeing Things"] == []


# --- the tool itself --------------------------------------------------------------------------


def test_merging_keeps_what_was_translated_and_drops_what_nobody_says() -> None:
    known = {
        "Yes": Entry(Text("Yes"), ("Tak",)),
        "Gone": Entry(Text("Gone"), ("Nie ma",)),
        "{n} cat": Entry(Text("{n} cat"), ("{n} kot",)),
    }
    texts = {text.one: text for text in (Text("Yes"), Text("New"), Text("{n} cat", "{n} cats"))}
    merged = merge("pl", texts, known)
    assert {one: entry.forms for one, entry in merged.items()} == {
        "Yes": ("Tak",),
        "New": ("",),
        "{n} cat": ("", "", ""),  # it counts now, so it has to be translated anew
    }


def test_a_catalogue_survives_its_file(tmp_path: Path) -> None:
    entries = {
        text.one: Entry(text, forms)
        for text, forms in (
            (Text('Say “no” or "no"\nor \\ nothing\n', places=["a.py"]), ("x\ny\n",)),
            (Text("{n} cat", "{n} cats"), ("{n} kot", "{n} koty", "{n} kotów")),
            (Text("Later"), ("",)),
        )
    }
    write_po(tmp_path / "x.po", "pl", entries.values())
    read = read_po(tmp_path / "x.po")
    assert {one: (e.text.many, e.forms) for one, e in read.items()} == {
        one: (e.text.many, e.forms) for one, e in entries.items()
    }


def test_lost_and_invented_placeholders_are_noticed() -> None:
    text = Text("{name} is here")
    assert list(Entry(text, ("Hier ist {name}",)).problems()) == []
    assert list(Entry(text, ("Hier",)).problems())
    assert list(Entry(text, ("Hier ist {nmae}",)).problems())
    counted = Text("{n} cat", "{n} cats")
    assert list(Entry(counted, ("eine Katze", "{n} Katzen")).problems()) == []


def test_sentences_of_refusals_are_found_wherever_they_are_kept() -> None:
    source = """
WHY = {"a": "Written in a table.", "b": "Written beside it."}
LATE = "Written above."
def refuse(late):
    if late:
        raise IllegalMove("late", LATE, n=1)
    reason = "One or" if late else "the other."
    raise IllegalMove("a", WHY["a"]) from BadSetup("b", reason)
def flaw(sentence, **facts):
    return BadPack("flaw", sentence, **facts)
def check():
    yield flaw("Handed in by {name}.", name="x")
"""
    found = set(find_sentences(ast.parse(source)))
    assert found == {
        "Written in a table.",
        "Written beside it.",
        "Written above.",
        "One or",
        "the other.",
        "Handed in by {name}.",
    }


def test_a_sentence_made_while_the_app_runs_is_refused() -> None:
    with pytest.raises(Unreadable, match="line 1"):
        list(find_sentences(ast.parse('IllegalMove("key", f"Not {this}")')))
