"""Tests that what a viewer sees is the same in states that differ only in hidden facts."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core import Context, GameOver, Join, Next, Prompt
from engine.errors import IllegalMove
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import CastVotes, Contribute, StartVoting, Tell, Vote
from engine.games.storyteller.prompts import TablePublic
from engine.games.storyteller.state import Phase, State
from tests.games.storyteller.situations import dealt, laid, play, ready, scored, told, vote
from tests.games.storyteller.worlds import worlds

NAMES = tuple("ABCDEFGH")


def sights(state: State, viewer: int | None) -> list[object]:
    """Everything a viewer can see, including the refusals of moves that probe for secrets."""
    prompt = GAME.prompt(state)
    seen: list[object] = [prompt.audience, GAME.public(state)]
    if viewer is not None:
        seen.append(GAME.peek(state, viewer))
        seen += [refusal(state, Vote(viewer, slot)) for slot in (-1, 99)]
        if viewer not in prompt.actors:
            seen += [refusal(state, Vote(viewer, slot)) for slot in range(8)]
            for picture in sorted(state.match.pictures)[::9]:
                seen += [refusal(state, Tell(viewer, picture))]
                seen += [refusal(state, Contribute(viewer, (picture,)))]
    if prompt.audience in (None, viewer):
        seen += [type(prompt), prompt, prompt.options(), prompt.text(NAMES)]
        seen += [refusal(state, replace(m, seat=s)) for m in prompt.options() for s in (0, 2, 9)]
    return seen


def refusal(state: State, move: object) -> str:
    try:
        GAME.apply(state, move, Context(0, 0))  # type: ignore[arg-type]
    except IllegalMove as reason:
        return f"{reason.key}: {reason}"
    return "legal"


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize(
    ("people", "votes"), [((), "secret"), ((0, 1, 2), "table"), ((0, 2), "table")]
)
def test_nothing_hidden_is_in_sight(players: int, people: tuple[int, ...], votes: str) -> None:
    state = dealt(players, people=people, options={"votes": votes, "length": "middle"})
    compared: Counter[Phase] = Counter()
    for step in range(36):
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOver):
            break
        for viewer in (None, step % players, (step + 1) % players):
            seen = sights(state, viewer)
            for world in worlds(state, viewer, Chance(step, players)):
                assert sights(world, viewer) == seen
                compared[state.phase] += world != state
        state = GAME.apply(state, prompt.sample(Chance(players, step, "play")), Context(7, step))
    expected = set(Phase) - {Phase.OVER} - ({Phase.POINT} if votes == "secret" else set())
    if people == (0, 1, 2) and players == 3:
        expected.discard(Phase.VOTE)
    assert {phase for phase in compared if compared[phase]} == expected


def test_the_check_would_find_a_leak() -> None:
    state = laid(ready(4))

    def leaky(prompt: Prompt, state: State) -> object:
        return prompt, state.laid[0].owner

    seen = {leaky(GAME.prompt(w), w) for w in worlds(state, None, Chance(1, 1))}
    assert len(seen | {leaky(GAME.prompt(state), state)}) > 1


def test_pointing_may_be_entered_for_any_picture() -> None:
    """Votes at the table may be entered for any picture, as a refusal would reveal its owner."""
    state = ready(4, options={"votes": "table"})
    state = GAME.apply(laid(state), GAME.prompt(laid(state)).options()[0], Context(1, 1))
    assert state.phase is Phase.POINT
    for slot in range(4):
        assert refusal(state, CastVotes(0, (slot, slot, slot))) == "legal"


# --- what curtains show -----------------------------------------------------------------------


def curtain(state: State) -> TablePublic:
    public = GAME.public(state)
    assert isinstance(public, TablePublic)
    return public


def test_a_curtain_shows_how_far_the_round_is() -> None:
    shown = curtain(dealt(4))
    assert (shown.round, shown.teller, shown.told, shown.players) == (0, None, False, 4)
    state = ready(4, first=1)
    shown = curtain(state)
    assert (shown.round, shown.teller, shown.told, shown.laid) == (1, 1, False, 0)
    state = told(state, clue="moon")
    shown = curtain(state)
    assert (shown.clue, shown.told, shown.laid, shown.waiting) == ("moon", True, 1, (2, 3, 0))
    state = play(state, Contribute(2, state.hands[2][:1]))
    assert (curtain(state).laid, curtain(state).waiting) == (2, (3, 0))
    assert curtain(told(ready(4), clue="")).told, "a clue that was only spoken is one too"


def test_a_curtain_does_not_tell_ahead_of_the_step_that_reveals() -> None:
    """The curtain shows no result before the step that reveals it.

    Until that step, the last picture and the last vote can still be taken back.
    """
    state = laid(ready(4))
    assert (curtain(state).laid, curtain(state).pictures, curtain(state).waiting) == (4, (), ())
    state = play(state, StartVoting(0))
    pictures = [picture.id for picture in curtain(state).pictures]
    assert (curtain(state).laid, pictures) == (0, [laid.picture for laid in state.laid])
    assert curtain(state).waiting == (1, 2, 3)
    state = vote(state, {1: 0, 2: 1, 3: 1})
    assert state.match.scores == (3, 5, 0, 0)
    assert curtain(state).scores == (0, 0, 0, 0)
    assert [picture.id for picture in curtain(state).pictures] == pictures
    assert curtain(play(state, Next(0))).scores == (3, 5, 0, 0)


def test_a_newcomer_keeps_their_points_on_the_curtain() -> None:
    state = vote(laid(scored(ready(4), (4, 4, 4, 4))), {1: 0, 2: 0, 3: 0})
    state = play(state, Join(4, "Zoe"))
    assert state.match.scores == (4, 6, 6, 6, 4)
    assert curtain(state).scores == (4, 4, 4, 4, 4)


def test_votes_at_the_table_are_no_secret_to_wait_for() -> None:
    state = play(laid(ready(4, options={"votes": "table"})), StartVoting(0))
    assert (curtain(state).waiting, len(curtain(state).pictures)) == ((), 4)
