"""Tests of notes, with which people write down clues that were only spoken."""

from engine.notes import MAX_NOTE_LENGTH, Note, takes_note, with_note, with_notes

SPOKEN = {"round": 1, "told": "story/whale", "clue": ""}
WRITTEN = {"round": 2, "told": "story/moon", "clue": "Cheese"}


def test_only_a_spoken_clue_takes_a_note() -> None:
    assert takes_note(SPOKEN)
    assert not takes_note(WRITTEN)
    assert not takes_note({"round": 1, "word": "Angel"}), "a round of another game"
    assert takes_note(with_note(SPOKEN, "Jonah")), "it can be changed later"


def test_a_note_is_one_line_of_limited_length_and_can_be_taken_back() -> None:
    noted = with_note(SPOKEN, "  What the sea\n keeps ")
    assert noted == SPOKEN | {"clue": "What the sea keeps", "noted": True}
    assert len(with_note(SPOKEN, "x" * 500)["clue"]) == MAX_NOTE_LENGTH
    assert with_note(noted, " ") == SPOKEN


def test_a_note_counts_only_for_the_picture_it_was_made_about() -> None:
    notes = [Note(1, "story/whale", "Jonah"), Note(2, "story/moon", "Luna")]
    assert with_notes([SPOKEN, WRITTEN], notes) == (with_note(SPOKEN, "Jonah"), WRITTEN)
    retold = SPOKEN | {"told": "story/fox"}
    assert with_notes([retold], notes) == (retold,)
