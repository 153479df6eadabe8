"""Tests that prompts, moves and refusals follow the phase of a state."""

from dataclasses import dataclass, replace

import pytest

from engine.core import Context, Join, Leave, Move, Next, Prompt
from engine.errors import IllegalMove
from engine.phases import PhaseRules, Phases


@dataclass(frozen=True)
class Lamp:
    phase: str = "off"


class Switch(Move):
    """A move that turns the lamp on."""


OFF: PhaseRules[Lamp] = PhaseRules(
    prompt=lambda lamp: Prompt(actors=(0,)),
    moves={Switch: lambda lamp, move, context: replace(lamp, phase="on")},
    not_now=IllegalMove("dark", "It is dark."),
)
ON: PhaseRules[Lamp] = PhaseRules(
    prompt=lambda lamp: Prompt(actors=(0, 1)),
    moves={
        Next: lambda lamp, move, context: replace(lamp, phase="broken"),
        Leave: lambda lamp, move, context: lamp,
    },
)
BROKEN: PhaseRules[Lamp] = PhaseRules(prompt=lambda lamp: Prompt(actors=()))
PHASES = Phases(
    {"off": OFF, "on": ON},
    {"broken": BROKEN},
    phase_of=lambda lamp: lamp.phase,
    fixed_seats=IllegalMove("stay", "Stay in the {room}.", room="attic"),
)
CONTEXT = Context(7, 0)


def refusal(lamp: Lamp, move: Move) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        PHASES.apply(lamp, move, CONTEXT)
    return caught.value.key, str(caught.value)


def test_a_phase_shows_its_own_prompt_and_takes_its_own_moves() -> None:
    assert PHASES.prompt(Lamp()).actors == (0,)
    lit = PHASES.apply(Lamp(), Switch(0), CONTEXT)
    assert lit == Lamp("on")
    assert PHASES.prompt(lit).actors == (0, 1)
    assert PHASES.apply(lit, Next(0), CONTEXT) == Lamp("broken")


def test_a_refusal_says_why() -> None:
    assert refusal(Lamp(), Next(0)) == ("dark", "It is dark.")
    assert refusal(Lamp("on"), Switch(0)) == ("not-now", "That can’t be done now.")
    assert refusal(Lamp(), Leave(0)) == ("stay", "Stay in the attic.")
    assert refusal(Lamp("on"), Join(1, "Ana")) == ("stay", "Stay in the attic.")
    assert refusal(Lamp("broken"), Leave(0)) == ("over", "The game is over.")


def test_every_refusal_is_an_exception_of_its_own() -> None:
    """Each refusal raises a new exception.

    A shared one would keep its first traceback, and with it a whole state, in memory.
    """
    raised = []
    for _ in range(2):
        with pytest.raises(IllegalMove) as caught:
            PHASES.apply(Lamp(), Next(0), CONTEXT)
        raised.append(caught.value)
    assert raised[0] is not raised[1]


def test_a_phase_may_let_players_leave() -> None:
    assert PHASES.apply(Lamp("on"), Leave(0), CONTEXT) == Lamp("on")


def test_old_moves_are_only_replayed() -> None:
    old: PhaseRules[Lamp] = PhaseRules(
        prompt=OFF.prompt, moves=OFF.moves, old_moves={Next: lambda *_: Lamp("broken")}
    )
    phases = Phases({"off": old}, phase_of=lambda lamp: lamp.phase)
    assert phases.moves == (Switch, Next)
    assert phases.apply(Lamp(), Next(0), Context(7, 0, replayed=True)) == Lamp("broken")
    with pytest.raises(IllegalMove):
        phases.apply(Lamp(), Next(0), CONTEXT)


def test_moves_are_listed_once() -> None:
    assert PHASES.moves == (Switch, Next, Leave)


def test_a_phase_is_declared_once() -> None:
    with pytest.raises(ValueError, match="off"):
        Phases({"off": OFF}, {"off": ON}, phase_of=lambda lamp: lamp.phase)
