"""Tests that robots recognise words that are inflected, misspelt or part of a compound."""

from engine.games.storyteller.grammar import (
    Grammar,
    is_form_of,
    is_misspelling_of,
    read_grammar,
    words_in,
)


def test_words_lose_capitals_accents_and_signs() -> None:
    assert words_in("Żółć, ŁÓDŹ - Straße 7!") == ["zolc", "lodz", "strasse"]
    assert words_in("L’Œuf, œil") == ["l", "oeuf", "oeil"]


def test_the_longest_ending_that_leaves_a_stem_is_cut_off() -> None:
    grammar = Grammar(frozenset(), frozenset(("ings", "ing", "s")))
    assert [grammar.stem(word) for word in ("paintings", "king", "sings", "as")] == [
        "paint", "king", "sing", "as",
    ]  # fmt: skip


def test_a_word_that_ends_like_a_suffix_has_one_stem_in_all_forms() -> None:
    grammar = read_grammar({"endings": "s n"})
    assert len({grammar.stem(word) for word in ("ballon", "ballons")}) == 1


def test_loose_endings_and_prefixes_are_cut_off_one_after_the_other() -> None:
    grammar = read_grammar({"endings": "en", "loose_endings": "t st", "prefixes": "aus ge"})
    assert list(grammar.forms("lacht"))[:2] == ["lacht", "lach"]
    assert "schlaf" in list(grammar.forms("ausgeschlafen"))
    assert list(grammar.forms("gehen")) == ["geh"], "what remains would be too short"


def test_short_words_are_never_taken_for_others() -> None:
    assert not is_misspelling_of("cat", "car")
    assert not is_misspelling_of("boat", "boot")
    assert not is_misspelling_of("plotz", "platz")
    assert is_misspelling_of("castel", "castle")
    assert is_misspelling_of("storytelling", "storyteling")
    assert not is_misspelling_of("dragon", "wagons")
    assert is_form_of("astronom", "astronomi")
    assert not is_form_of("schwer", "schule")


def test_a_compound_has_two_known_parts() -> None:
    known = {"mond", "licht", "haus", "tur"}.__contains__
    grammar = Grammar(frozenset(), frozenset({"es"}))
    assert grammar.parts("mondlicht", known) == ("mond", "licht")
    assert grammar.parts("hausestur", known) == ("haus", "tur")
    assert grammar.parts("mondschein", known) == ()
    assert grammar.parts("mond", known) == ()
    assert grammar.longest_part("mondschein", known) == "mond"
    assert grammar.longest_part("kerzenlicht", known) == "licht"
    assert grammar.longest_part("turschild", known) == "", "too short to be sure"
