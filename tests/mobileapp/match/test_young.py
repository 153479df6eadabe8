"""Tests of what follows when a child who cannot read yet sits at the table."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from mobileapp.assets import ASSETS
from mobileapp.match.draft import Draft, recall
from mobileapp.packs.checks import read_pack
from mobileapp.player_profile import PlayerProfile
from mobileapp.storage.store import Storage

ANA, BEN = PlayerProfile("Ana", "coral", "star"), PlayerProfile("Ben", "sea", "key")
DECK = read_pack(ASSETS / "packs" / "story-midnight")


def _draft(game: str, young: bool) -> Draft:
    draft = Draft(game, people=[ANA, BEN])
    draft.mark_young(0, young)
    return draft


@pytest.mark.parametrize("game", ["clouds", "inkblots"])
def test_a_child_gets_words_with_pictures_unless_people_choose_others(game: str) -> None:
    packs = [read_pack(ASSETS / "packs" / f"{game}{kind}-en") for kind in ("", "-children")]
    assert _draft(game, young=False).suitable(packs) == packs
    draft = _draft(game, young=True)
    assert draft.suitable(packs) == packs[1:]
    draft.age_group = "adults"
    assert draft.suitable(packs) == packs[:1]


def test_a_guided_first_game_has_children_s_words() -> None:
    assert _draft("clouds", young=False).first_game("standard").words_for == "children"


def test_there_is_more_time_to_paint_unless_people_choose_another() -> None:
    (seconds,) = [option for option in Draft("clouds").game.options if option.id == "seconds"]
    assert _draft("clouds", young=False).value_of(seconds) == 120
    draft = _draft("clouds", young=True)
    assert draft.value_of(seconds) == 180
    draft.options["seconds"] = 60
    assert draft.value_of(seconds) == 60


@pytest.mark.parametrize(("age", "rests"), [(8, False), (9, True)])
def test_decks_above_eight_rest_while_a_child_plays(age: int, rests: bool) -> None:
    deck = replace(DECK, age=age)
    assert _draft("storyteller", young=False).uses(deck)
    draft = _draft("storyteller", young=True)
    assert draft.uses(deck) == (not rests)
    draft.choose_pack(deck.id, True)
    assert draft.uses(deck)
    draft.choose_pack(deck.id, False)
    assert not draft.uses(deck)


def test_the_mark_is_remembered_and_taken_away(tmp_path: Path) -> None:
    with closing(Storage(tmp_path / "things.db")) as storage:
        draft = _draft("storyteller", young=False)
        draft.choose_pack(DECK.id, True)
        draft.remember(storage)
        for young in (True, False):
            storage.roster.mark_young("Ana", young)
            again = recall("storyteller", storage)
            assert [person.young for person in again.people] == [young, False]
            assert again.taken == {DECK.id}


def test_the_mark_is_kept_by_a_restart_and_forgotten_with_the_person(tmp_path: Path) -> None:
    with closing(Storage(tmp_path / "things.db")) as storage:
        storage.roster.remember("Ana", "coral", "star", 1)
        storage.roster.mark_young("Ana", True)
    with closing(Storage(tmp_path / "things.db")) as storage:
        ana = storage.roster.find("Ana")
        assert ana is not None
        assert ana.young
        storage.roster.forget(ana.id)
        storage.roster.remember("Ana", "coral", "star", 2)
        again = storage.roster.find("Ana")
        assert again is not None
        assert not again.young
