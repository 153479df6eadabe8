"""The smallest game with all features: a secret, a clock, a reveal, players who leave or join.

In each round, every player secretly picks a number. Then somebody says stop, or ten seconds pass,
and the numbers are shown. After two rounds the match is over, and seat 0 always wins.
"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.chance import Chance
from engine.core import (
    Context,
    Game,
    GameOver,
    Join,
    Leave,
    Move,
    Prompt,
    Public,
    TakeOver,
    Timer,
    TimeUp,
    View,
)
from engine.errors import IllegalMove
from engine.info import GameInfo
from engine.seating import Seating
from engine.setup import Setup, Variant, switch


class Pick(Move):
    number: int
    undoable: ClassVar[bool] = True


class Stop(Move):
    pass


class Next(Move):
    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class State:
    seating: Seating
    picks: tuple[int, ...] = ()
    left: int = 10_000
    stopped: bool = False
    round: int = 0
    luck: int = 0


class PickPrompt(Prompt):
    def options(self) -> tuple[Move, ...]:
        return tuple(Pick(self.actors[0], number) for number in (1, 2, 3))


class StopPrompt(Prompt):
    def options(self) -> tuple[Move, ...]:
        return tuple(Stop(seat) for seat in self.actors)


class ResultPrompt(Prompt):
    picks: tuple[int, ...]
    luck: int

    def options(self) -> tuple[Move, ...]:
        return tuple(Next(seat) for seat in self.actors)


class OwnPick(Prompt):
    number: int


class TablePublic(Public):
    round: int
    picked: int


def new(setup: Setup, chance: Chance) -> State:
    return State(Seating.of(setup.players))


def prompt(state: State) -> Prompt:
    everyone = state.seating.present
    if state.round == 2:
        return GameOver(actors=(), winners=(0,))
    if len(state.picks) < len(everyone):
        seat = everyone[len(state.picks)]
        return PickPrompt(actors=(seat,), audience=seat)
    if not state.stopped:
        return StopPrompt(actors=everyone, timer=Timer(10_000, state.left, (5_000,)))
    return ResultPrompt(actors=everyone, picks=state.picks, luck=state.luck)


def apply(state: State, move: Move, context: Context) -> State:
    now = prompt(state)
    if not isinstance(move, (TimeUp, Join)) and move.seat not in now.actors:
        raise IllegalMove("not-your-turn", "It is not your turn.")
    match now, move:
        case PickPrompt(), Pick(number=number) if number in (1, 2, 3):
            return replace(state, picks=(*state.picks, number))
        case PickPrompt(), Pick(number=number):
            raise IllegalMove("number", "{number} is not 1, 2 or 3.", number=number)
        case StopPrompt(), Stop() | TimeUp():
            left = state.left - context.elapsed
            return replace(state, stopped=True, left=left, luck=context.chance.below(1000))
        case ResultPrompt(), Next():
            return State(state.seating, round=state.round + 1)
        case ResultPrompt(), Leave() if len(state.seating.present) > 2:
            return State(state.seating.without(move), picks=state.picks[:-1], stopped=True)
        case ResultPrompt(), TakeOver():
            return replace(state, seating=state.seating.taken_over(move))
        case ResultPrompt(), Join():
            seating = state.seating.with_newcomer(move, most=5)
            return State(seating, picks=(*state.picks, 1), stopped=True)
        case _:
            raise IllegalMove("not-now", "Not now.")


def peekers(state: State) -> tuple[int, ...]:
    return () if state.stopped else state.seating.present[: len(state.picks)]


def peek(state: State, seat: int) -> Prompt | None:
    if seat not in peekers(state):
        return None
    return OwnPick(actors=(), audience=seat, number=state.picks[state.seating.present.index(seat)])


def public(state: State) -> TablePublic:
    return TablePublic(round=state.round, picked=len(state.picks))


def robot(view: View, chance: Chance) -> Move | None:
    if not view.alone:
        return None
    return next(move for move in chance.shuffled(view.prompt.options()) if move.seat == view.seat)


def nothing_used(state: State) -> frozenset[str]:
    return frozenset()


def story(state: State) -> tuple[dict[str, Any], ...]:
    return ()


TOY = Game[State](
    info=GameInfo(
        id="toy",
        title="Toy",
        summary="Pick a number.",
        minutes=1,
        age=3,
        min_players=2,
        max_players=4,
    ),
    rules_version=1,
    variants=(Variant("standard", "Standard", "All alike.", 2, 4),),
    options=(switch("loud", "Loud", "Say it loudly."),),
    moves=(Pick, Stop, Next, Join, Leave, TakeOver, TimeUp),
    new=new,
    prompt=prompt,
    apply=apply,
    peekers=peekers,
    peek=peek,
    public=public,
    robot=robot,
    used=nothing_used,
    story=story,
)
