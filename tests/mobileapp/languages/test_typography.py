"""Tests that sentences follow the typographic rules: common ones, and those of each language."""

from datetime import datetime

import pytest

from engine.packs import Item
from mobileapp.languages import all_languages, dates
from mobileapp.languages.translation import Translation, tr
from mobileapp.languages.typography import EVERYWHERE, NO_BREAK, Sentence, apply_rules, rules_from
from mobileapp.screens.packs.texts import credit


def said(language: str, text: str, **facts: object) -> str:
    """The text with `facts` filled in and the typographic rules of the language applied."""
    rules = EVERYWHERE + rules_from(all_languages()[language].rules)
    return Sentence(text, rules).format(**facts)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("in silence – and guess", "in silence_– and guess"),
        ("well … almost", "well_… almost"),
        ("Anna is looking …", "Anna is looking_…"),
        ("4–10 players", "4–10 players"),
        ("about 30 min", "about 30_min"),
        ("in 90 s, or 20 MB", "in 90_s, or 20_MB"),
        ("3 minutes and 2 stars", "3 minutes and 2 stars"),
    ],
)
def test_no_line_begins_with_a_dash_and_a_number_keeps_its_unit(text: str, shown: str) -> None:
    assert apply_rules(text, EVERYWHERE) == shown.replace("_", NO_BREAK)


@pytest.mark.parametrize(
    ("language", "text", "facts", "shown"),
    [
        ("es", "{a} y {b}", {"a": "Lucía", "b": "Inés"}, "Lucía e Inés"),
        ("es", "{a} y {b}", {"a": "Ana", "b": "Hilda"}, "Ana e Hilda"),
        ("es", "{a} y {b}", {"a": "Ana", "b": "Íñigo"}, "Ana e Íñigo"),
        ("es", "{a} y {b}", {"a": "agua", "b": "hielo"}, "agua y hielo"),
        ("es", "{a} y {b}", {"a": "Ana", "b": "Iago"}, "Ana y Iago"),
        ("es", "{a} y {b}", {"a": "Ana", "b": "Yolanda"}, "Ana y Yolanda"),
        ("es", "{a} o {b}", {"a": "Ana", "b": "Óscar"}, "Ana u Óscar"),
        ("fr", "l’indice de {name}", {"name": "Anna"}, "l’indice d’Anna"),
        ("fr", "l’indice de {name}", {"name": "Élise"}, "l’indice d’Élise"),
        ("fr", "l’indice de {name}", {"name": "Bruno"}, "l’indice de Bruno"),
        ("fr", "mieux que {name}", {"name": "Ida"}, "mieux qu’Ida"),
        ("fr", "une partie de {game}", {"game": "Le conteur"}, "une partie du conteur"),
        ("fr", "une partie de {game}", {"game": "Nuages"}, "une partie de Nuages"),
        ("fr", "jouer à {game}", {"game": "Le conteur"}, "jouer au conteur"),
        ("it", "Tocca a {name}", {"name": "Anna"}, "Tocca ad Anna"),
        ("it", "Tocca a {name}", {"name": "Elena"}, "Tocca a Elena"),
        ("it", "Tocca a {name}", {"name": "Ada"}, "Tocca a Ada"),
        ("it", "{a} e {b}", {"a": "Dario", "b": "Eva"}, "Dario ed Eva"),
        ("it", "{a} e {b}", {"a": "Dario", "b": "Edda"}, "Dario e Edda"),
        ("it", "{a} e {b}", {"a": "Dario", "b": "Ugo"}, "Dario e Ugo"),
        ("it", "{day} {month}", {"day": 1, "month": "maggio"}, "1º maggio"),
        ("it", "{day} {month}", {"day": 21, "month": "maggio"}, "21 maggio"),
        ("pl", "obie linie i {name}", {"name": "Ewa"}, "obie linie i_Ewa"),
        ("pl", "A teraz w ciszy", {}, "A_teraz w_ciszy"),
        ("pl", "i w tym {name}", {"name": "Jan"}, "i_w_tym Jan"),
        ("pl", "Kto zaczyna – i dlaczego?", {}, "Kto zaczyna_– i_dlaczego?"),
        ("pt-BR", "{day} de {month}", {"day": 1, "month": "maio"}, "1º de maio"),
        ("pt-BR", "{day} de {month}", {"day": 11, "month": "maio"}, "11 de maio"),
        ("pt-BR", "{n} de {all}", {"n": 1, "all": 3}, "1 de 3"),
        ("uk", "гра у {place}", {"place": "Одесі"}, "гра в_Одесі"),
        ("uk", "У {place} і тут", {"place": "Умані"}, "В_Умані і_тут"),
        ("uk", "{name} в грі", {"name": "Богдан"}, "Богдан у_грі"),
        ("uk", "{name} в грі", {"name": "Віра"}, "Віра в_грі"),
        ("uk", "{name} бачить це за {n} с", {"name": "Аня", "n": 5}, "Аня бачить це за 5_с"),
        ("uk", "від {n} років, 1½ хвилини", {"n": 6}, "від 6_років, 1½_хвилини"),
    ],
)
def test_rules_of_a_language_apply_to_inserted_names(
    language: str, text: str, facts: dict[str, str], shown: str
) -> None:
    assert said(language, text, **facts) == shown.replace("_", NO_BREAK)


def test_rules_of_a_language_apply_to_lists_of_names() -> None:
    spanish = Translation()
    spanish.use("es")
    assert spanish.listed(["Ana", "Lucía", "Inés"]) == "Ana, Lucía e Inés"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("fr", "Samedi 1er_mai 2027"),
        ("it", "Sabato 1º_maggio 2027"),
        ("pt-BR", "Sábado, 1º_de_maio de 2027"),
    ],
)
def test_the_first_of_a_month_is_written_as_in_the_language(language: str, written: str) -> None:
    tr.use(language)
    assert dates.day(datetime(2027, 5, 1, 20).timestamp()) == written.replace("_", NO_BREAK)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "Thursday, 31_July 2025"),
        ("de", "Donnerstag, 31._Juli 2025"),
        ("es", "Jueves, 31_de_julio de 2025"),
    ],
)
def test_no_line_breaks_between_a_day_and_its_month(language: str, written: str) -> None:
    tr.use(language)
    assert dates.day(datetime(2025, 7, 31, 20).timestamp()) == written.replace("_", NO_BREAK)


def test_french_elides_before_the_name_of_whoever_inked_a_blot() -> None:
    tr.use("fr")
    assert credit(Item("visitors/1", author="Anna")) == "Tache d’Anna"
    assert credit(Item("visitors/1", author="Bruno")) == "Tache de Bruno"


def test_a_sentence_without_facts_follows_the_rules_too() -> None:
    rules = rules_from(all_languages()["pl"].rules)
    assert Sentence("Graj w ciszy", rules) == f"Graj w{NO_BREAK}ciszy"


def test_changing_the_language_replaces_the_translation_function() -> None:
    """A change of the language replaces `Translation._`, so that Kivy notices the change."""
    spoken = Translation()
    before = spoken._
    spoken.use("de")
    assert spoken._ != before


def test_the_class_of_sentences_can_be_called_with_a_text_alone() -> None:
    """The class of sentences can be called with a text alone.

    Kivy's `Label` calls it like this to shorten a text.
    """
    kind = type(Sentence("Who has a clue?", ()))
    assert kind(" ") == " "
