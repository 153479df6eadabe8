"""What a viewer can reach is the same in every world the viewer cannot tell apart."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core import Context, GameOver, Prompt
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import CastVotes, Contribute, Tell, Vote
from engine.games.storyteller.state import Phase, State
from engine.refusal import IllegalMove
from tests.games.storyteller.scripted import dealt, laid, ready
from tests.games.storyteller.worlds import worlds

NAMES = tuple("ABCDEFGH")


def sights(state: State, viewer: int | None) -> list[object]:
    """Everything within the viewer's reach, refusals of nosy moves included."""
    prompt = GAME.prompt(state)
    seen: list[object] = [prompt.audience]
    if viewer is not None:
        seen.append(GAME.peek(state, viewer))
        seen += [refusal(state, Vote(viewer, slot)) for slot in (-1, 99)]
        if viewer not in prompt.actors:
            seen += [refusal(state, Vote(viewer, slot)) for slot in range(8)]
            for card in sorted(state.table.items)[::9]:
                seen += [refusal(state, Tell(viewer, card))]
                seen += [refusal(state, Contribute(viewer, (card,)))]
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
@pytest.mark.parametrize(("people", "at_table"), [((), False), ((0, 1, 2), True), ((0, 2), True)])
def test_nothing_hidden_is_in_sight(players: int, people: tuple[int, ...], at_table: bool) -> None:
    state = dealt(players, people=people, options={"vote_at_table": at_table, "target": 20})
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
    expected = set(Phase) - {Phase.OVER} - ({Phase.POINT} if not at_table else set())
    if people == (0, 1, 2) and players == 3:
        expected.discard(Phase.VOTE)
    assert {phase for phase in compared if compared[phase]} == expected


def test_the_check_would_find_a_leak() -> None:
    state = laid(ready(4))

    def leaky(prompt: Prompt, state: State) -> object:
        return prompt, state.laid[0].owner

    seen = {leaky(GAME.prompt(w), w) for w in worlds(state, None, Chance(1, 1))}
    assert len(seen | {leaky(GAME.prompt(state), state)}) > 1


def test_pointing_may_be_entered_for_any_card() -> None:
    """No refusal may betray an owner, so none depends on one."""
    state = ready(4, options={"vote_at_table": True})
    state = GAME.apply(laid(state), GAME.prompt(laid(state)).options()[0], Context(1, 1))
    assert state.phase is Phase.POINT
    for slot in range(4):
        assert refusal(state, CastVotes(0, (slot, slot, slot))) == "legal"
