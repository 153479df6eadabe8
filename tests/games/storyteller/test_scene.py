"""Storyteller's scenes as arithmetic: every prompt, every table, every window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.core import Handoff, Prompt
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    RoundResultPrompt,
    TellPrompt,
)
from engine.games.storyteller.scoring import Outcome
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import Player
from mobileapp.games.storyteller import how_to_play
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.scene import scene
from mobileapp.stage.looks import Card
from mobileapp.stage.parts import last_scene
from tests.scene_checks import SPACES, check, letter_size, scenes_of, table_for

CLUE = "What the sea keeps for itself when nobody comes to look for it"
ON_PICTURES = frozenset({"owner", "number", "number-far", "count", "count-far"})


def _pack() -> Pack:
    items = tuple(Item(f"story:{n}", image=f"{n}.webp") for n in range(90))
    return Pack("story", 1, "pictures", ("storyteller",), "Story", "", "", "", 6, items)


def _shown(players: int, votes: str = "table", rounds: int = 2) -> Iterator[Prompt | Handoff]:
    """Everything a match shows until a round is over; people's choices are random."""
    setup = make_setup(
        GAME,
        [Player(f"P{n}") for n in range(players)],
        11,
        options={"votes": votes},
        packs=[_pack()],
    )
    match = Match(GAME, setup)
    for step in range(400):
        yield match.screen
        if isinstance(match.screen, Handoff):
            match.lift()
            continue
        for seat in range(players):
            peeked = match.game.peek(match._state, seat)
            if peeked is not None and step < 12:
                yield peeked
        if match.over or (
            isinstance(match.prompt, RoundResultPrompt) and match.prompt.round >= rounds
        ):
            return
        move = match.prompt.sample(Chance(step, players))
        if isinstance(match.prompt, TellPrompt):
            move = type(move)(move.seat, match.prompt.hand[1].id, CLUE)  # type: ignore[call-arg]
        match.play(move)


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(3, 9))
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, peekers=tuple(range(players)))
    for votes in ("table", "secret"):
        for shown in _shown(players, votes, rounds=1):
            check(scene(shown, table, Choice()), table, ON_PICTURES)


@pytest.mark.parametrize("name", SPACES)
def test_a_whole_hand_is_in_sight_and_any_picture_can_be_enlarged(name: str) -> None:
    for players in (3, 6):
        table = table_for(SPACES[name], players)
        for shown in _shown(players, rounds=1):
            if not isinstance(shown, (TellPrompt, ContributePrompt)):
                continue
            seen = last_scene(scene(shown, table, Choice())).pieces
            hand = [seen[f"card:{item.id}"] for item in shown.hand]
            assert all(table.space.area.contains(card.rect) for card in hand)
            for item in shown.hand:
                large = last_scene(scene(shown, table, Choice(enlarged=item.id)))
                check(large, table, ON_PICTURES)
                assert large.pieces[f"card:{item.id}"].rect.w > seen[f"card:{item.id}"].rect.w


@pytest.mark.parametrize("name", SPACES)
def test_pictures_are_large_and_their_numbers_are_read_across_the_table(name: str) -> None:
    table, space = table_for(SPACES[name], 5), SPACES[name]
    shown = next(shown for shown in _shown(5) if isinstance(shown, CastVotesPrompt))
    pieces = last_scene(scene(shown, table, Choice())).pieces
    for slot, item in enumerate(shown.cards):
        card, number = pieces[f"card:{item.id}"].rect, pieces[f"number:{slot}"]
        assert card.h > min(space.width, space.height) * 0.19
        assert letter_size(number) >= space.text(28) / space.text_scale * 0.85
        assert number.rect.w <= card.w * 0.31  # and leave the picture to be seen


def test_pictures_stay_where_they_are_from_turning_up_to_the_result() -> None:
    table = table_for(SPACES["tablet"], 6)
    places = {}
    for shown in _shown(6, rounds=1):
        if isinstance(shown, CastVotesPrompt):
            final = last_scene(scene(shown, table, Choice()))
            places = {k: p.rect for k, p in final.pieces.items() if k.startswith("card:")}
        if isinstance(shown, RoundResultPrompt):
            first = next(scenes_of(scene(shown, table, Choice())))
            assert places
            assert {k: first.pieces[k].rect for k in places} == places


def test_no_picture_is_known_on_a_curtain() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in _shown(5):
        if isinstance(shown, Handoff) and shown.to is not None:
            for piece in last_scene(scene(shown, table, None)).pieces.values():
                assert not (isinstance(piece.look, Card) and piece.look.item)


def test_two_people_can_bring_tokens_at_once() -> None:
    """A token's drop is counted from what everyone has chosen by then."""
    table = table_for(SPACES["tablet"], 5)
    prompt = next(shown for shown in _shown(5) if isinstance(shown, CastVotesPrompt))
    choice = Choice()
    for order, seat in enumerate(prompt.pointing):
        pieces = last_scene(scene(prompt, table, choice)).pieces
        choice = pieces[f"vote:{seat}"].drops[order % 5].action.choice  # type: ignore[union-attr]
    assert len(choice.votes) == len(prompt.pointing)
    assert "button" in last_scene(scene(prompt, table, choice)).pieces


def test_nothing_can_be_touched_before_its_turn() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in _shown(5):
        if isinstance(shown, RoundResultPrompt):
            *told, last = scenes_of(scene(shown, table, Choice()))
            assert not [k for s in told for k, p in s.pieces.items() if p.touchable]
            assert last.pieces["next"].tap is not None


def test_scenes_are_made_without_kivy() -> None:
    import subprocess
    import sys

    code = "import sys; import mobileapp.games.storyteller.ui; sys.exit('kivy' in sys.modules)"
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root).returncode == 0


def test_in_the_example_a_clue_is_understood_by_some() -> None:
    """As its page says: found by some, but not by all, and nobody has pointed at their own."""
    result = how_to_play._round()[-1]
    assert result.outcome is Outcome.SOME
    told = next(card for card in result.cards if card.told)
    assert told.voters == (1, 2)
