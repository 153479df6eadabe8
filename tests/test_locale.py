"""Tests that every catalogue has every sentence, and that translations are consistent."""

import ast
import gettext
import io
import json
import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from mobileapp.languages import (
    LOCALE,
    SOURCE,
    Language,
    all_languages,
    closest_language,
    find_languages,
    mo_file,
    offered_languages,
    po_file,
)
from mobileapp.languages.kivy_translation import ObservableTranslation
from mobileapp.languages.translation import Translation
from tools.locale.__main__ import read
from tools.locale.catalogue import (
    HEADER,
    PICTURE_TITLE_CONTEXT,
    Entry,
    compile_if_newer,
    compiled,
    parse,
    translated_share,
    translations,
    write,
)
from tools.locale.hints import SHORT
from tools.locale.merging import BRACES, merge, number_of_forms, problems_of, template
from tools.locale.received import declaration_problems, problems_of_files
from tools.locale.refusals import Unreadable, find_sentences
from tools.locale.sources import ROOT, Text, find_texts

TEXTS = find_texts()
IN_ONE_COMMAND = "run: python -m tools.locale update"
POLISH = Language(
    "pl",
    "Polski",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    ("„", "”"),
)


def said(entries: dict[tuple[str, str], Entry]) -> list[Entry]:
    """The entries of the sentences that the app still uses, without the header."""
    return [entry for entry in entries.values() if entry.one and not entry.obsolete]


# --- the catalogues ---------------------------------------------------------------------------


def test_every_folder_declares_its_language() -> None:
    folders = {path.name for path in LOCALE.iterdir() if path.is_dir()}
    assert set(all_languages()) == folders


@pytest.mark.parametrize("language", translations())
def test_every_sentence_is_in_the_catalogue(language: str) -> None:
    known = {entry.key for entry in said(read(language))}
    assert known == {(text.context, text.one) for text in TEXTS}, IN_ONE_COMMAND


@pytest.mark.parametrize("language", translations())
def test_a_promised_language_is_complete(language: str) -> None:
    if all_languages()[language].complete:
        assert [entry.one for entry in said(read(language)) if not entry.done] == []


@pytest.mark.parametrize("language", translations())
def test_placeholders_and_plurals_are_right(language: str) -> None:
    problems = []
    forms = number_of_forms(all_languages()[language])
    for entry in said(read(language)):
        if entry.done:
            problems += problems_of(entry)
        if len(entry.forms) != (forms if entry.many else 1):
            problems.append(f"{entry.one!r} has {len(entry.forms)} forms")
    assert problems == []


def clues(language: str) -> list[str]:
    """All clues that robots tell in a language; none if they do not know it."""
    path = ROOT / "assets" / "robots" / "storyteller" / f"{language}.json"
    cards = json.loads(path.read_text("utf-8"))["cards"] if path.exists() else {}
    return [clue for card in cards.values() for clue in card["clues"]]


def written(language: str) -> list[str]:
    """All that people read in a language: the sentences of the app, and what robots tell."""
    if language == SOURCE:
        return [text for one in TEXTS for text in (one.one, one.many) if text] + clues(language)
    return [form for entry in said(read(language)) for form in entry.forms] + clues(language)


@pytest.mark.parametrize("language", all_languages())
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    """No text has quotation marks of other languages, or unpaired ones of its language."""
    first, last = all_languages()[language].quotes
    foreign = {mark for mark in "“”„«»" if mark not in first + last} | {'"'}
    texts = written(language)
    assert [
        text for text in texts if foreign & set(text) or text.count(first) != text.count(last)
    ] == []


@pytest.mark.parametrize("language", all_languages())
def test_apostrophes_dots_and_dashes_are_typographic(language: str) -> None:
    typewriter = re.compile(r"'|\.\.\.|—")
    texts = (re.sub(r"\{[^}]*\}", "", text) for text in written(language))
    assert [text for text in texts if typewriter.search(text)] == []


MAY_BREAK = re.compile("(?:^| )[?!:;»]|« ")
"""A pattern for French punctuation with a plain space, at which a line could break."""


def test_french_never_breaks_a_line_before_its_marks() -> None:
    assert [text for text in written("fr") if MAY_BREAK.search(text)] == []


NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def test_french_has_one_kind_of_space_before_its_marks() -> None:
    assert [text for text in written("fr") if NARROW_SPACE in text] == []


@pytest.mark.parametrize("language", translations())
def test_the_plural_rule_is_the_declared_one(language: str) -> None:
    rule = all_languages()[language].plurals
    assert f"Plural-Forms: {rule}\n" in read(language)[HEADER].forms[0], IN_ONE_COMMAND
    gettext.c2py(rule.partition("plural=")[2].rstrip(";"))


@pytest.mark.skipif(shutil.which("msgfmt") is None, reason="gettext is not installed")
@pytest.mark.parametrize("language", translations())
def test_gettext_itself_finds_nothing_wrong(language: str) -> None:
    command = ["msgfmt", "--check-format", "-o", os.devnull, str(po_file(language))]
    assert subprocess.run(command, capture_output=True, check=False, text=True).stderr == ""


def test_the_template_is_up_to_date(tmp_path: Path) -> None:
    write(tmp_path / "fresh.pot", template(TEXTS))
    fresh = (tmp_path / "fresh.pot").read_text("utf-8")
    assert (LOCALE / "seeing-things.pot").read_text("utf-8") == fresh, IN_ONE_COMMAND


def test_compiled_catalogues_are_not_kept() -> None:
    command = ["git", "ls-files", "*.mo"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout == b""


@pytest.mark.parametrize("path", sorted((ROOT / "mobileapp").rglob("*.kv")), ids=lambda p: p.name)
def test_no_kv_file_has_an_untranslated_text(path: Path) -> None:
    raw = re.compile(r'^\s*(?:text|title|help|hint_text|headline|caption): "([^"]*[^\W\d_]{2}.*)"')
    found = [match[1] for line in path.read_text().splitlines() if (match := raw.match(line))]
    assert [text for text in found if text != "Seeing Things"] == []


# --- one English ------------------------------------------------------------------------------

WRITTEN_OUT = re.compile(
    r"\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|could|should|would|will) not)\b"
    r"|\b(?:[Yy]ou are|[Tt]hey are)\b(?! \w+ed\b)|^(?:It|That|There) is\b"
)
"""What people contract when they speak: can’t, don’t, you’re, it’s."""
AS_IN_PRINT = "mobileapp/screens/about.kv"
"""The file whose sentences are meant to be formal."""


def test_english_is_said_as_people_speak() -> None:
    spoken = [text.one for text in TEXTS if AS_IN_PRINT not in text.places and not text.context]
    assert [text for text in spoken if WRITTEN_OUT.search(text)] == []


AMERICAN = re.compile(
    r"\b(?:colors?|flavors?|honors?|neighbors?|favors?|favorite|humor|harbor|rumors?|armor|centers?"
    r"|theaters?|fibers?|gray|licenses?|mold|plow|pajamas|mustache|cozy|jewelry|traveler|traveled"
    r"|(?:real|organ|recogn|apolog)iz(?:e|es|ed|ing))\b"
)
"""American spellings; our English is British (`docs/terms.md`)."""


def test_english_is_british_everywhere() -> None:
    """In the app, in the words to play with, in what robots tell and in the stores."""
    texts = [text.one for text in TEXTS]
    for path in sorted((ROOT / "assets" / "packs").glob("*-en/pack.json")):
        texts += [item["text"] for item in json.loads(path.read_text("utf-8"))["items"]]
    told = json.loads((ROOT / "assets" / "robots" / "storyteller" / "en.json").read_text("utf-8"))
    texts += [clue for card in told["cards"].values() for clue in card["clues"]]
    store = ROOT / "fastlane" / "metadata" / "android" / all_languages()["en"].store
    texts += [path.read_text("utf-8") for path in sorted(store.rglob("*.txt"))]
    assert [found[0] for text in texts for found in AMERICAN.finditer(text)] == []


def test_a_sentence_that_names_the_tablet_has_a_variant_for_phones() -> None:
    """Nobody who plays on a phone reads of a tablet."""
    sentences = {text.one for text in TEXTS}
    for sentence in sentences:
        if "tablet" in sentence.lower():
            assert sentence.replace("tablet", "phone") in sentences, sentence


# --- names of people --------------------------------------------------------------------------

TWO_ENDINGS = re.compile(r"\w\(\w{1,3}\)")
"""A word with endings for a man and for a woman, such as *connu(e)*: say it otherwise."""


@pytest.mark.parametrize("language", translations())
def test_no_word_has_an_ending_for_men_and_one_for_women(language: str) -> None:
    assert [text for text in written(language) if TWO_ENDINGS.search(text)] == []


NAMES = (
    "announcer|control|directors|finders|giver|guesser|last|main|name|names|one|other|partner"
    "|performer|replier|second|speaker|subject|team|teller|test"
)
"""The placeholders that hold names of people or teams."""
DECLINING = {
    "pl": "bez|dla|do|ku|na|nad|o|od|po|pod|przed|przez|przy|u|w|z|za|ze",
    "uk": "без|біля|в|від|для|до|з|за|замість|зі|із|на|над|перед|під|після|по|про|у|через",
}
"""Prepositions after which a language declines names, which the app cannot do."""


@pytest.mark.parametrize("language", DECLINING)
def test_no_name_follows_a_preposition_that_declines_it(language: str) -> None:
    declined = re.compile(rf"(?i)\b(?:{DECLINING[language]})\s\{{(?:{NAMES})\}}")
    assert [text for text in written(language) if declined.search(text)] == []


# --- one Spanish ------------------------------------------------------------------------------

VOSOTROS = re.compile(
    r"(?i)\b(?:vosotr[oa]s|vuestr[oa]s?|os|sois|vais|veis|dais|(?!diecis)\w+[áé]is|llevaos"
    r"|\w+[aei]d(?:me|nos|l[oae]s?)"
    r"|(?:pint|mir|eleg|jug|pon|escrib|termin|pas|gir|dibuj|adivin|toc|arrastr)[aei]d)\b"
)
"""The plural *you* of Spain, which Mexico does not use: *vosotros*, its verbs and imperatives."""
ONE_SIDE_ONLY = re.compile(
    r"(?i)\b(?:cog(?:er|es?|en|í|ió|ido)|gafas|zumos?|ordenador(?:es)?|lonchas?|patatas?|gofres?"
    r"|chaval(?:es)?|aparca\w*|autocaravanas?|novillos|piruletas?|mariquitas?|cacahuetes?"
    r"|guisantes?|computadoras?|celular(?:es)?|chévere|ahorita|boletos?)\b"
)
"""Everyday words of Spain that much of America does not use, or takes amiss, and the reverse."""


def test_spanish_is_at_home_on_both_sides_of_the_ocean() -> None:
    """Sentences, clues, words to play with and the store speak one Spanish."""
    store = ROOT / "fastlane" / "metadata" / "android" / all_languages()["es"].store
    packs = (ROOT / "assets" / "packs").glob("*-es/pack.json")
    texts = written("es")
    texts += [path.read_text("utf-8") for path in sorted(store.rglob("*.txt"))]
    texts += [word["text"] for path in packs for word in json.loads(path.read_text())["items"]]
    for foreign in (VOSOTROS, ONE_SIDE_ONLY):
        assert [found[0] for text in texts for found in foreign.finditer(text)] == []


# --- languages --------------------------------------------------------------------------------


def test_no_f_string_joins_two_texts_with_a_colon() -> None:
    """No f-string of the app joins two texts with “: ”, as French has a space before colons."""
    code = {path: path.read_text(encoding="utf-8") for path in (ROOT / "mobileapp").rglob("*.py")}
    assert [path for path, text in code.items() if re.search(r'\bf"[^"\n]*\}: \{', text)] == []


def test_no_translated_sentence_becomes_a_plain_string() -> None:
    """No code of the app calls `str` on a sentence.

    A plain string would not apply the typographic rules to the names that are inserted into it.
    """
    plain = re.compile(r"\bstr\(tr\.|\bstr\([^()]*\)\.format\(")
    code = {path: path.read_text(encoding="utf-8") for path in (ROOT / "mobileapp").rglob("*.py")}
    assert [path for path, text in code.items() if plain.search(text)] == []


def test_a_change_of_language_takes_effect_at_once() -> None:
    assert {"de", "pl"} <= set(offered_languages())
    translator = ObservableTranslation()
    assert translator._("Settings") == "Settings"
    translator.language = "pl"
    assert translator._("Settings") == "Ustawienia"
    counted = [translator.n("{n} word", "{n} words", n).format(n=n) for n in (1, 3, 5, 12, 22)]
    assert counted == ["1 słowo", "3 słowa", "5 słów", "12 słów", "22 słowa"]
    translator.language = "de"
    assert translator._("Settings") == "Einstellungen"
    assert translator.n("{n} word", "{n} words", 0) == "{n} Wörter"
    assert translator.p(PICTURE_TITLE_CONTEXT, "One size up") == "Eine Nummer größer"
    translator.language = "en"
    assert translator._("Settings") == "Settings"
    assert translator.p(PICTURE_TITLE_CONTEXT, "One size up") == "One size up"


def test_a_language_is_one_folder(tmp_path: Path) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "language.json").write_text(
        '{"name": "Esperanto", "plurals": "nplurals=2; plural=(n != 1);", "quotes": ["“", "”"]}'
    )
    (tmp_path / "notes").mkdir()
    assert list(find_languages(tmp_path)) == ["eo"]
    assert find_languages(tmp_path)["eo"].name == "Esperanto"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["pl-PL"], "pl"),
        (["pl_PL.UTF-8"], "pl"),
        (["DE"], "de"),
        (["nl-BE", "de-AT"], "de"),
        (["pt-BR"], "pt-BR"),
        (["pt-PT"], "pt-BR"),
        (["pt"], "pt-BR"),
        (["nl"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_closest_language_is_found(wanted: list[str], found: str) -> None:
    assert closest_language(wanted, ["de", "en", "pl", "pt-BR"]) == found


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('"complete": false', '"complete" false'), "no JSON from line 5 on"),
        (('"quotes"', '"marks"'), "the field “quotes” is missing"),
        (('"quotes"', '"marks"'), "there is no field “marks”"),
        (('["„", "“"]', '["„"]'), "“quotes” has two marks"),
        (('["„", "“"]', '"„“"'), "“quotes” is a list"),
        (("nplurals=3", "Plural-Forms: nplurals=3"), "“plurals” is gettext’s rule"),
        (("(n==1)", "(n=1)"), "“plurals” is gettext’s rule"),
        (("false", '"no"'), "“complete” is true or false"),
    ],
)
def test_a_mistake_in_a_declaration_is_named(change: tuple[str, str], problem: str) -> None:
    declared = """{
 "name": "Čeština",
 "plurals": "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
 "quotes": ["„", "“"],
 "complete": false
}"""
    assert list(declaration_problems(declared)) == []
    assert any(problem in found for found in declaration_problems(declared.replace(*change)))


def test_a_declaration_may_begin_with_the_mark_of_an_editor_of_windows(tmp_path: Path) -> None:
    (tmp_path / "cs").mkdir()
    declared = (LOCALE / "pl" / "language.json").read_text("utf-8")
    (tmp_path / "cs" / "language.json").write_text("\ufeff" + declared, encoding="utf-8")
    assert list(problems_of_files(tmp_path)) == []
    assert find_languages(tmp_path)["cs"].name == "Polski"


def test_a_file_that_is_no_catalogue_is_named(tmp_path: Path) -> None:
    shutil.copytree(LOCALE / "nl", tmp_path / "nl", ignore=shutil.ignore_patterns("*.mo"))
    assert list(problems_of_files(tmp_path)) == []
    po = po_file("nl", tmp_path)
    po.write_text('msgid "One"\nmsgstr "Een"\nTwee\n', encoding="utf-8")
    assert list(problems_of_files(tmp_path)) == [
        "nl/seeing-things.po: this is no gettext file in line 3."
    ]


def half_translated(tmp_path: Path, done: int) -> tuple[Path, Path]:
    """Write a catalogue of ten sentences; return its path and that of its compiled file.

    The first `done` sentences are translated. The catalogue also has an untranslated title of a
    picture, which does not count as a sentence. The compiled file is not written.
    """
    entries = [Entry(f"Sentence {n}", forms=("Zdanie" if n < done else "",)) for n in range(10)]
    title = Entry("A title", context=PICTURE_TITLE_CONTEXT, forms=("",))
    po = po_file("pl", tmp_path)
    write(po, [Entry("", forms=("Language: pl\n",)), *entries, title])
    return po, mo_file("pl", tmp_path)


def test_a_language_is_offered_from_nine_tenths_on(tmp_path: Path) -> None:
    po, mo = half_translated(tmp_path, 9)
    compile_if_newer(po, mo)
    assert mo.exists()
    po, mo = half_translated(tmp_path, 8)
    os.utime(po, ns=(mo.stat().st_mtime_ns + 1,) * 2)
    compile_if_newer(po, mo)
    assert not mo.exists()


def test_a_catalogue_is_compiled_when_it_has_changed(tmp_path: Path) -> None:
    po, mo = half_translated(tmp_path, 10)
    compile_if_newer(po, mo)
    mo.write_bytes(b"as it is")
    compile_if_newer(po, mo)
    assert mo.read_bytes() == b"as it is"
    os.utime(po, ns=(mo.stat().st_mtime_ns + 1,) * 2)
    compile_if_newer(po, mo)
    assert mo.read_bytes() == compiled(po.read_text("utf-8"))
    assert [path.name for path in mo.parent.iterdir() if path not in (po, mo)] == []


# --- files of catalogues ----------------------------------------------------------------------


def test_a_catalogue_is_read_as_it_was_written(tmp_path: Path) -> None:
    entries = [
        Entry("", forms=("Last-Translator: Ewa\nLanguage: pl\n",), comments=("By Ewa", "and Jan")),
        Entry('Say “no” or "no"\nor \\ nothing\n', forms=("x\ny\n",), places=("a.py", "b.kv")),
        Entry("{n} cat", "{n} cats", forms=("{n} kot", "{n} koty", "{n} kotów"), flags=(BRACES,)),
        Entry("Turn", context="a player's", forms=("Tura",), hints=("Short!",), comments=("Hm",)),
        Entry("Turn", context="a tile", forms=("Obróć",)),
        Entry("Go", forms=("Idź",), flags=("fuzzy",), previous=("Go on",)),
        Entry("Later"),
        Entry("Old", forms=("Stare",), obsolete=True),
    ]
    write(tmp_path / "x.po", entries)
    assert list(parse((tmp_path / "x.po").read_text("utf-8")).values()) == entries


@pytest.mark.skipif(shutil.which("msgcat") is None, reason="gettext is not installed")
@pytest.mark.parametrize("language", translations())
def test_a_catalogue_written_by_gettext_reads_the_same(language: str) -> None:
    command = ["msgcat", "--width=60", str(po_file(language))]
    rewritten = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    assert parse(rewritten) == read(language)


def test_fuzzy_and_obsolete_translations_are_not_shown(tmp_path: Path) -> None:
    entries = [
        Entry("", forms=("Content-Type: text/plain; charset=UTF-8\n",)),
        Entry("Yes", forms=("Tak",)),
        Entry("No", forms=("Nie?",), flags=("fuzzy",)),
        Entry("Gone", forms=("Nie ma",), obsolete=True),
        Entry("Turn", context="a tile", forms=("Obróć",)),
    ]
    write(tmp_path / "x.po", entries)
    content = compiled((tmp_path / "x.po").read_text("utf-8"))
    spoken = gettext.GNUTranslations(io.BytesIO(content))
    assert [spoken.gettext(text) for text in ("Yes", "No", "Gone")] == ["Tak", "No", "Gone"]
    assert spoken.pgettext("a tile", "Turn") == "Obróć"
    assert spoken.gettext("Turn") == "Turn"
    assert translated_share(entries) == 2 / 3


@pytest.mark.parametrize("language", [one for one in offered_languages() if one != "en"])
def test_names_are_listed_in_the_language_of_the_table(language: str) -> None:
    spoken = Translation()
    spoken.use(language)
    assert spoken.listed(["Ana", "Ben", "Cleo"]) not in ("", "Ana, Ben and Cleo")


# --- merging catalogues -----------------------------------------------------------------------


def merged(known: list[Entry], *texts: Text) -> dict[str, Entry]:
    entries = merge(POLISH, texts, {entry.key: entry for entry in known})
    return {entry.one: entry for entry in entries.values() if entry.one}


def test_merging_keeps_translations_and_what_translators_have_noted() -> None:
    known = Entry(
        "Yes", forms=("Tak",), comments=("Sure?",), flags=("no-wrap",), places=("old.py",)
    )
    found = merged([known], Text("Yes", places=["new.py"], hints=["On a button"]), Text("New"))
    assert found["Yes"] == replace(known, places=("new.py",), hints=("On a button",))
    assert found["New"].forms == ("",)


def test_a_changed_sentence_keeps_its_translation_as_fuzzy() -> None:
    known = [Entry("The match is over.", forms=("Koniec partii.",))]
    entry = merged(known, Text("The match is over!"))["The match is over!"]
    assert entry.forms == ("Koniec partii.",)
    assert entry.fuzzy
    assert entry.previous == ("The match is over.",)
    assert "The match is over." not in merged(known, Text("The match is over!"))


def test_a_sentence_that_gets_a_plural_becomes_fuzzy() -> None:
    entry = merged([Entry("{n} cat", forms=("{n} kot",))], Text("{n} cat", "{n} cats"))["{n} cat"]
    assert entry.forms == ("{n} kot",) * 3
    assert entry.fuzzy


def test_translations_of_unused_sentences_are_kept_as_obsolete() -> None:
    known = [Entry("Gone", forms=("Nie ma",), places=("a.py",)), Entry("Never translated")]
    waiting = merged(known, Text("Something else altogether"))
    assert waiting["Gone"] == Entry("Gone", forms=("Nie ma",), obsolete=True)
    assert "Never translated" not in waiting
    back = merged(list(waiting.values()), Text("Gone"))
    assert back["Gone"] == Entry("Gone", forms=("Nie ma",))


def test_the_header_keeps_what_others_wrote_into_it() -> None:
    old = Entry("", forms=("Last-Translator: Ewa\nPlural-Forms: wrong\n",), comments=("By Ewa",))
    header = merge(POLISH, [], {old.key: old})[HEADER]
    assert header.comments == ("By Ewa",)
    assert "Last-Translator: Ewa\n" in header.forms[0]
    assert f"Plural-Forms: {POLISH.plurals}\n" in header.forms[0]
    assert "wrong" not in header.forms[0]


def test_lost_and_invented_placeholders_are_noticed() -> None:
    text = Entry("{name} is here")
    assert list(problems_of(replace(text, forms=("Hier ist {name}",)))) == []
    assert list(problems_of(replace(text, forms=("Hier",))))
    assert list(problems_of(replace(text, forms=("Hier ist {nmae}",))))
    counted = Entry("{n} cat", "{n} cats", forms=("eine Katze", "{n} Katzen"))
    assert list(problems_of(counted)) == []


# --- finding sentences ------------------------------------------------------------------------


def test_hints_contexts_and_plurals_are_found(tmp_path: Path) -> None:
    (tmp_path / "mobileapp").mkdir()
    (tmp_path / "mobileapp" / "a.py").write_text(
        """
# Translators: on a small button,
# so keep it short
a = tr._("Turn it")
b = tr.p("a tile", "Turn")
c = [tr.n("{n} cat", "{n} cats", 3), tr._("Yes" if c else "No"), N_("Later")]
"""
    )
    (tmp_path / "mobileapp" / "b.kv").write_text(
        """
    # Translators: a door
    text: app.tr.p("a door", "Open") if root.open else app.tr._("Turn it")
    more: app.tr.n("{n} dog", "{n} dogs", root.n)
"""
    )
    found = {
        text.one: text for text in find_texts(tmp_path) if text.places[0][-4:] in ("a.py", "b.kv")
    }
    assert found["Turn it"] == Text(
        "Turn it",
        hints=["on a small button, so keep it short", "a door"],
        places=["mobileapp/a.py", "mobileapp/b.kv"],
    )
    assert found["Turn"].context == "a tile"
    assert found["Open"] == Text("Open", "", "a door", ["a door"], ["mobileapp/b.kv"])
    assert found["{n} cat"].many == "{n} cats"
    assert found["{n} dog"].many == "{n} dogs"
    assert {"Yes", "No", "Later"} <= set(found)


def test_a_short_sentence_gets_a_hint_about_its_place(tmp_path: Path) -> None:
    (tmp_path / "mobileapp").mkdir()
    (tmp_path / "mobileapp" / "a.py").write_text(
        """
def offer(tr):
    ask(tr._("Leave?"), "...", tr._("Leave"), tr._("Stay"))
def fill(tr):
    return ChoiceRow(title=tr._("Size")), Sheet(title=tr._("Names")), tr._("Somewhere")
"""
    )
    (tmp_path / "mobileapp" / "b.kv").write_text(
        """
<DeskScreen>:
    title: app.tr._("Desk")
    PrimaryButton:
        text: app.tr._("Fold")
"""
    )
    found = {text.one: text.hints[0].split(":")[0] for text in find_texts(tmp_path) if text.hints}
    assert found["Leave?"] == "A question with two buttons below"
    assert found["Stay"] == found["Leave"] == found["Fold"] == "A button"
    assert found["Size"] == "A row in a list of settings or choices"
    assert found["Names"] == found["Desk"] == "The title of a page or of a sheet"
    assert found["Somewhere"] == "On the page or sheet “a”"


def test_every_short_sentence_has_a_hint() -> None:
    assert [text.one for text in TEXTS if len(text.one) <= SHORT and not text.hints] == []


def test_pages_and_lessons_of_games_need_no_mark(tmp_path: Path) -> None:
    (tmp_path / "mobileapp").mkdir()
    (tmp_path / "mobileapp" / "guide.py").write_text(
        """
PAGES = (Page("Who wins", "The best.", "Or " "nobody.", demo=film("no text"),
              table=(("Points", "Why"), ("3 : 0", "Luck"))),)
GUIDE = GuideScript("Goodbye.", LessonTemplate(Prompt, "{place}", "{why} {advice}", icon="star"),
                    LessonTemplate(Prompt, "Look", "Here.", otherwise="There."))
"""
    )
    found = [text.one for text in find_texts(tmp_path) if "guide.py" in text.places[0]]
    assert found == [
        *("Who wins", "The best.", "Or nobody.", "Points", "Why", "Luck"),
        *("Goodbye.", "Look", "Here.", "There."),
    ]


def test_sentences_of_refusals_are_found_wherever_they_are_kept() -> None:
    source = """
WHY = {"a": "Written in a table.", "b": "Written beside it."}
LATE = "Written above."
def refuse(late):
    if late:
        raise IllegalMove("late", LATE, n=1)
    reason = "One or" if late else "the other."
    raise IllegalMove("a", WHY["a"]) from BadSetup("b", reason)
def problem(sentence, **facts):
    return BadPack("problem", sentence, **facts)
def check():
    yield problem("Handed in by {name}.", name="x")
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
