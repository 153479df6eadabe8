"""The rules of Echo: choose what the others choose, and never the same picture twice.

`PHASES` says what each phase shows, to whom, and which moves it takes.
"""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Cue, Game, Next, Prompt
from engine.errors import IllegalMove
from engine.games.echo import INFO, prompts
from engine.games.echo.prompts import Pick
from engine.games.echo.recap import awards, story
from engine.games.echo.robot import robot
from engine.games.echo.state import PICTURES, ROUNDS, WORDS, Phase, PlayedRound, State
from engine.phases import PhaseRules, Phases
from engine.seating import Seating
from engine.setup import Setup, Variant


def new(setup: Setup, chance: Chance) -> State:
    """Chance chooses the words, and who begins unless somebody was chosen."""
    seating = Seating.of(setup.players)
    first = chance.below(len(seating.players)) if setup.first is None else setup.first
    return State(seating, chance.shuffled(WORDS)[:ROUNDS], first)


def _ask_to_pick(state: State) -> Prompt:
    seat = state.order[len(state.picks)]
    return prompts.PickPrompt(actors=(seat,), audience=seat, word=state.word, hand=state.hand(seat))


def _pick(state: State, move: Pick, _context: Context) -> State:
    """When everyone has picked, the round is over."""
    state.seating.refuse_others(move, state.order[len(state.picks)])
    if move.picture not in state.hand(move.seat):
        raise IllegalMove("not-in-hand", "That picture isn’t in your hand.")
    picks = (*state.picks, move.picture)
    if len(picks) < len(state.everyone):
        return replace(state, picks=picks)
    by_seat = tuple(picks[state.order.index(seat)] for seat in state.everyone)
    rounds = (*state.rounds, PlayedRound(state.word, by_seat))
    return replace(state, phase=Phase.RESULT, picks=(), rounds=rounds)


def peek(state: State, seat: int) -> Prompt | None:
    """Whoever has picked may look again until all have."""
    if seat not in state.order[: len(state.picks)]:
        return None
    chosen = state.picks[state.order.index(seat)]
    hand = tuple(picture for picture in state.hand(seat) if picture != chosen)
    return prompts.HandPrompt(actors=(), audience=seat, word=state.word, hand=hand, chosen=chosen)


def _show_result(state: State) -> Prompt:
    played, rounds = state.rounds[-1], len(state.rounds)
    return prompts.RoundResultPrompt(
        actors=state.everyone, cue=Cue.REVEAL, word=played.word, picks=played.picks,
        points=tuple(played.points(seat) for seat in state.everyone),
        scores=state.scores(rounds), final=rounds == ROUNDS,
    )  # fmt: skip


def _next_round(state: State, move: Next, _context: Context) -> State:
    """Anyone may say so."""
    state.seating.refuse_others(move, *state.everyone)
    return replace(state, phase=Phase.OVER if len(state.rounds) == ROUNDS else Phase.PICK)


def _game_over(state: State) -> Prompt:
    scores = state.scores(ROUNDS)
    return prompts.GameOverPrompt(
        actors=(), cue=Cue.REVEAL, scores=scores, awards=awards(state),
        winners=tuple(seat for seat in state.everyone if scores[seat] == max(scores) > 0),
        favourites=tuple(max(PICTURES, key=played.picks.count) for played in state.rounds),
    )  # fmt: skip


def public(state: State) -> prompts.TablePublic:
    """The table without its secrets, and without the result that is about to be shown."""
    picking, result = state.phase is Phase.PICK, state.phase is Phase.RESULT
    return prompts.TablePublic(
        word=state.word if picking else state.rounds[-1].word,
        laid=state.everyone if result else state.order[: len(state.picks)],
        scores=state.scores(len(state.rounds) - result),
    )


PHASES = Phases(
    {
        Phase.PICK: PhaseRules(_ask_to_pick, {Pick: _pick}),
        Phase.RESULT: PhaseRules(_show_result, {Next: _next_round}),
        Phase.OVER: PhaseRules(_game_over),
    },
    phase_of=lambda state: state.phase,
    fixed_seats=IllegalMove("fixed-seats", "In this game nobody comes or goes before its end."),
)
HELP = "Everyone for themselves, over five words."
GAME: Game[State] = Game(
    info=INFO,
    rules_version=1,
    variants=(Variant("standard", "Standard", HELP, INFO.min_players, INFO.max_players),),
    moves=PHASES.moves,
    new=new,
    prompt=PHASES.prompt,
    apply=PHASES.apply,
    peekers=lambda state: state.order[: len(state.picks)],
    peek=peek,
    public=public,
    robot=robot,
    used=lambda _state: frozenset(),  # it needs no packs
    story=story,
)
