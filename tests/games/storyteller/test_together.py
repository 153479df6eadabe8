"""Tests of the variant “Between us”, for two people and two robots that listen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core import Context, Handoff, Join, Leave, Move, Next, Prompt
from engine.errors import BadSetup, IllegalMove
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import CastVotes, StartVoting, Tell, Vote
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    GameOverPrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
)
from engine.games.storyteller.recap import keepsakes
from engine.games.storyteller.rules import TOGETHER
from engine.games.storyteller.scoring import band_of, points_together
from engine.keepsakes import VOTED
from engine.make_setup import check_setup, make_setup
from engine.match import Match
from engine.packs import Supply
from engine.rematch import rematch_setup
from engine.save import load, save
from engine.setup import Player
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.recap import recap
from mobileapp.games.storyteller.scene import scene
from mobileapp.games.ui import first_title
from mobileapp.stage.scene import SceneContext
from tests.support.matches import pack_for, state_of
from tests.support.scene_checks import SPACES, check, last_scene, scenes_of, table_for

CLUE = "like that evening at the lake"
ON_PICTURES = frozenset({"owner", "reason", "number", "number-far"})
PEOPLE = [Player("Ana", chair=0), Player("Bolt", chair=2)]


def between_us(seed: int = 1, pictures: int | None = None) -> Match:
    packs = [pack_for(GAME, GAME.needs[0], pictures)]
    return Match(
        GAME, make_setup(GAME, PEOPLE, seed, variant=TOGETHER, first=0, supply=Supply(packs))
    )


def shown_to_people(match: Match, rounds: int = 11) -> Iterator[Prompt | Handoff]:
    """Everything people see in a match until `rounds` rounds are over; people make random moves."""
    while True:
        if match.robot_turn():
            continue
        yield match.current
        if isinstance(match.current, Handoff):
            match.lift()
        elif match.over or len(match.story()) >= rounds:
            return
        else:
            move = match.prompt.sample(Chance(len(match.log), 0, "people"))
            match.play(Tell(move.seat, move.card, CLUE) if isinstance(move, Tell) else move)


def in_step(match: Match, kind: type[Prompt]) -> Match:
    """Continue a match until a prompt of this kind is shown, and return the match."""
    for shown in shown_to_people(match):
        if isinstance(shown, kind):
            return match
    raise LookupError(kind.__name__)


@pytest.mark.parametrize(
    ("partner", "robots", "points"),
    [(True, 1, 2), (True, 0, 3), (False, 2, 0), (True, 2, 0), (False, 0, 0), (False, 1, 0)],
)
def test_the_points_of_a_round(partner: bool, robots: int, points: int) -> None:
    assert points_together(partner, robots) == points


def test_both_people_get_what_was_worked_out_from_the_votes() -> None:
    match = between_us()
    for shown in shown_to_people(match):
        if isinstance(shown, RoundResultPrompt):
            told = next(picture for picture in shown.pictures if picture.told)
            partner = 1 - (shown.teller or 0)
            found = sum(robot in told.voters for robot in (2, 3))
            assert shown.points == points_together(partner in told.voters, found)
            assert {gain.seat for gain in shown.gains} == ({0, 1} if shown.points else set())
            assert shown.scores[0] == shown.scores[1]
            assert shown.scores[2:] == (0, 0)


def test_ten_rounds_in_turn_and_one_hand_off_each() -> None:
    match = between_us()
    given = [s.to for s in shown_to_people(match) if isinstance(s, Handoff) and s.to is not None]
    assert given == [0, 1] * 5
    end = match.prompt
    assert isinstance(end, GameOverPrompt)
    assert end.winners == (0, 1)
    assert end.rounds == 10
    assert end.scores[0] == sum(one["shared"] for one in match.story())
    assert end.band == band_of(end.scores[0])


@pytest.mark.parametrize("seed", range(4))
def test_each_person_is_praised_for_a_clue_that_no_robot_understood(seed: int) -> None:
    match = between_us(seed)
    for _ in shown_to_people(match):
        pass
    end = match.prompt
    assert isinstance(end, GameOverPrompt)
    secret = [told for told in end.gallery if told.finders == (1 - (told.teller or 0),)]
    for seat, other in ((0, 1), (1, 0)):
        own = [told for told in secret if told.teller == seat]
        given = [award for award in end.awards if award.seats == (seat,)]
        assert [(one.key, one.figures) for one in given] == [("secret", (len(own),))] * bool(own)
        assert not own or given[0].item == own[-1].picture.id
        assert all(other in told.finders for told in own)
    assert len(end.awards) <= 2


def test_what_both_robots_understood_too_is_no_bold_clue() -> None:
    everyone = {"round": 1, "storyteller": 0, "clue": "Keys", "told": "a", "points": []}
    everyone |= {"understood": [[1, 0]], "variant": "together", "shared": 0}
    everyone["cards"] = [
        {"item": "a", "owner": 0, "voters": [1, 2, 3]},
        {"item": "b", "owner": 2, "voters": []},
    ]
    assert [one.kind for one in keepsakes(everyone)] == [VOTED]
    shown = recap(everyone, ("Ana", "Ben", "Bolt", "Cog"))
    assert shown.text == "Everyone understood Ana."
    assert not shown.feats


def test_five_pictures_one_of_each_robot_and_two_of_the_box() -> None:
    match = in_step(between_us(), RoundResultPrompt)
    pictures = match.prompt.pictures  # type: ignore[attr-defined]
    assert sorted(str(picture.owner) for picture in pictures) == ["0", "2", "3", "None", "None"]
    assert [len(hand) for hand in state_of(match).hands] == [5, 6, 5, 5]


def test_the_robots_have_voted_before_the_partner_and_nobody_sees_it() -> None:
    match = in_step(between_us(), CastVotesPrompt)
    assert [entry.move for entry in match.log if isinstance(entry.move, Vote)]
    assert match.prompt.actors == (1,)
    assert match.prompt.placed == ()  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove):
        match.play(CastVotes(0, (0,)))


def test_the_clue_is_written() -> None:
    match = in_step(between_us(), TellPrompt)
    with pytest.raises(IllegalMove) as refusal:
        match.play(Tell(0, match.prompt.hand[0].id, " "))  # type: ignore[attr-defined]
    assert refusal.value.key == "no-clue"


def test_a_reason_is_a_word_of_the_clue() -> None:
    match = in_step(between_us(), TellPrompt)
    match.play(Tell(0, match.prompt.hand[0].id, CLUE))  # type: ignore[attr-defined]
    while match.robot_turn():
        pass
    match.lift()
    match.play(StartVoting(0))
    slot = match.prompt.choices[0]  # type: ignore[attr-defined]
    assert match.game.apply(state_of(match), Vote(2, slot, "lake"), Context(0, 0))
    with pytest.raises(IllegalMove):
        match.game.apply(state_of(match), Vote(2, slot, "sea"), Context(0, 0))


@pytest.mark.parametrize(
    ("kind", "move"),
    [(StartVotingPrompt, StartVoting(0)), (RoundResultPrompt, Next(0))],
    ids=lambda value: "",
)
def test_listening_robots_neither_start_the_voting_nor_go_on(
    kind: type[Prompt], move: Move
) -> None:
    """No prompt offers it to them; a replay accepts it, as earlier versions did."""
    state = state_of(in_step(between_us(), kind))
    for seat in (2, 3):
        by_robot = replace(move, seat=seat)
        with pytest.raises(IllegalMove):
            GAME.apply(state, by_robot, Context(1, 9))
        assert GAME.apply(state, by_robot, Context(1, 9, replayed=True)) != state
    assert GAME.apply(state, move, Context(1, 9)) != state


def test_nobody_comes_or_goes() -> None:
    match = in_step(between_us(), RoundResultPrompt)
    for move in (Leave(1), Join(4, "Cleo")):
        refusal = match.why_not_change_players(move)
        assert refusal is not None
        assert refusal.key == "fixed-table"


def test_the_smallest_box_is_shuffled_again_inside_the_match() -> None:
    match = between_us(pictures=GAME.needs[0].minimum(4, {}))
    for _ in shown_to_people(match):
        held = [picture for hand in state_of(match).hands for picture in hand]
        laid = [laid.picture for laid in state_of(match).laid]
        kept = [*held, *laid, *state_of(match).match.deck, *state_of(match).match.discard]
        assert sorted(kept) == sorted(state_of(match).match.pictures)
    assert match.over


def test_a_telling_is_taken_back_until_the_pictures_are_turned_up() -> None:
    match = in_step(between_us(), TellPrompt)
    match.play(Tell(0, match.prompt.hand[0].id, CLUE))  # type: ignore[attr-defined]
    while match.robot_turn():
        pass
    match.undo()
    assert isinstance(match.prompt, TellPrompt)


def test_it_goes_on_after_a_kill_in_every_step() -> None:
    match = between_us()
    for _ in shown_to_people(match, rounds=2):
        assert load(save(match)).prompt == match.prompt


def test_robots_belong_to_the_variant_and_are_sharp() -> None:
    setup = between_us().setup
    assert [(p.name, p.robot, p.skill) for p in setup.players[2:]] == [
        ("Cog", True, "sharp"),
        ("Pixel", True, "sharp"),
    ]
    packs = [pack_for(GAME, GAME.needs[0])]
    again = rematch_setup(Match(GAME, setup), 2, Supply(packs, language="en"))
    assert again.players == setup.players
    assert again.first == 1
    check_setup(GAME, again)
    with pytest.raises(BadSetup):
        make_setup(GAME, [*PEOPLE, Player("Cleo")], 1, variant=TOGETHER, supply=Supply(packs))


def test_the_match_ends_only_with_the_result_of_the_last_round() -> None:
    match = between_us()
    for _ in shown_to_people(match):
        assert not match.over or isinstance(match.log[-1].move, Next)


def table(space: str, **more: object) -> SceneContext:
    """A table for two people, Ana and Bolt, and the two robots that listen, Cog and Pixel."""
    names = ("Ana", "Bolt", "Cog", "Pixel")
    return table_for(SPACES[space], 4, robots=(2, 3), names=names, **more)  # type: ignore[arg-type]


def test_what_each_robot_followed_stays_until_people_go_on() -> None:
    match = in_step(between_us(), RoundResultPrompt)
    prompt = replace(match.prompt, reasons=((2, "lake,"),))  # type: ignore[call-arg]
    *steps, last = scenes_of(scene(prompt, table("tablet"), Choice()))
    first = [key for key in steps[0].pieces if key.startswith("reason:")]
    assert first == ["reason:2"], "one robot after the other"
    said = {seat: last.pieces[f"reason:{seat}"].look.text for seat in (2, 3)}  # type: ignore[attr-defined]
    assert said == {2: "“lake”", 3: "just a guess"}
    assert "next" in last.pieces


@pytest.mark.parametrize("name", SPACES)
def test_two_robots_at_one_picture_do_not_cover_the_clue(name: str) -> None:
    prompt = in_step(between_us(), RoundResultPrompt).prompt
    pictures = [
        replace(one, voters=tuple(seat for seat in one.voters if seat < 2))
        for one in prompt.pictures  # type: ignore[attr-defined]
    ]
    pictures[2] = replace(pictures[2], voters=(*pictures[2].voters, 2, 3))
    prompt = replace(prompt, pictures=tuple(pictures), reasons=())  # type: ignore[call-arg]
    for large in (1, 1.5):
        at = table(name)
        at = at._replace(space=at.space._replace(text_scale=large))
        pieces = last_scene(scene(prompt, at, Choice())).pieces
        picture = pieces[f"picture:{pictures[2].item.id}"].rect
        slips = [pieces[f"reason:{seat}"].rect for seat in (2, 3)]
        assert max(slip.top for slip in slips) <= picture.top + 1
        assert slips[0].top <= slips[1].y + 1


def test_the_field_says_whom_the_clue_is_for_and_who_reads_along() -> None:
    match = in_step(between_us(), TellPrompt)
    field = last_scene(scene(match.prompt, table("phone"), Choice())).field
    assert field is not None
    assert field.hint == "Write it for Bolt\N{NO-BREAK SPACE}– Cog and Pixel read along"


def test_who_begins_is_said_as_it_is() -> None:
    assert first_title("storyteller", "standard") == "Whoever has a clue"
    assert first_title("storyteller", TOGETHER) == "By lot"


@pytest.mark.parametrize("name", SPACES)
def test_everything_lies_where_it_can_be_seen_and_touched(name: str) -> None:
    names = ("Ana-Ludwik", "Ben", "Nib", "Bolt")
    context = table_for(SPACES[name], 4, robots=(2, 3), names=names, peekers=(0, 1))
    for shown in shown_to_people(between_us(), rounds=1):
        check(scene(shown, context, Choice()), context, ON_PICTURES)


def test_the_curtain_tells_one_sum_of_both() -> None:
    table = table_for(SPACES["tablet"], 4, names=("Ana", "Ben", "Bolt", "Cog"))
    public = replace(GAME.public(state_of(between_us())), scores=(6, 6, 0, 0), told=False)
    pieces = last_scene(scene(Handoff(0, public), table, Choice())).pieces
    assert pieces["points"].look.text == "6 of 30 points"  # type: ignore[attr-defined]
    assert not any(key.startswith(("score:", "points:")) for key in pieces)
