"""The rules of *Do you remember?*: which memories are asked, and what each phase shows."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Cue, Next, Prompt
from engine.errors import BadSetup, IllegalMove
from engine.games.remember import prompts
from engine.games.remember.moves import CountDown, EnterAnswers
from engine.games.remember.recap import awards, earned
from engine.games.remember.state import Phase, State
from engine.memories import ABOUT_WHO, MEMORIES, MIN_EVENINGS, MIN_MEMORIES
from engine.packs import Item
from engine.phases import PhaseRules, Phases
from engine.seating import Seating
from engine.setup import Setup

TOGETHER = "together"
MANY, FEW = 8, 6
"""How many questions a match has, and how many if memories are few."""
BOX = 2 * MANY
"""The most memories of a match. With fewer, memories are few."""
MAX_ABOUT = 2
"""How many questions of a match may be about the same person, if there are others to ask about."""
ROUNDS_ONCE = 2
"""The version of the rules from which on a match asks about no round twice, of whatever kind."""


def check(setup: Setup) -> None:
    """Raise BadSetup if the people at the table have too few memories."""
    box = setup.box.get(MEMORIES, ())
    evenings = {item.memory.evening for item in box if item.memory}
    if len(box) < MIN_MEMORIES or len(evenings) < MIN_EVENINGS:
        raise BadSetup(
            "few-memories",
            "Your own memories will be here once you’ve played a little more: "
            "two evenings are usually enough.",
        )


def new(setup: Setup, chance: Chance) -> State:
    state = State(Seating.of(setup.players), questions=(), together=setup.variant == TOGETHER)
    once = setup.rules >= ROUNDS_ONCE
    return replace(state, questions=_choose(state, chance.shuffled(setup.box[MEMORIES]), once))


def _choose(state: State, items: Sequence[Item], once: bool) -> tuple[Item, ...]:
    """The questions of a match: about as many people as possible, and of as many kinds.

    With `once`, each is about another round; a match has fewer questions if rounds are few.
    """
    left, chosen = list(items), list[Item]()
    count = MANY if len(items) >= BOX else FEW
    about, kinds, rounds = Counter[int](), Counter[str](), Counter[str]()

    def cost(item: Item) -> tuple[int, ...]:
        one = replace(state, questions=(item,))
        memory = one.memory(0)
        often = max((about[person] for person in memory.about), default=0)
        answered = bool({*one.pointing(0)} - {*one.about(0)})
        return (
            not answered,
            often >= MAX_ABOUT,
            rounds[_round_of(item)],
            often + kinds[memory.kind],
            kinds[memory.kind],
        )

    while left and len(chosen) < count:
        best = min(left, key=cost)
        left.remove(best)
        if once:
            left = [item for item in left if _round_of(item) != _round_of(best)]
        chosen.append(best)
        memory = replace(state, questions=(best,)).memory(0)
        about.update(memory.about)
        kinds[memory.kind] += 1
        rounds[_round_of(best)] += 1
    return tuple(chosen)


def _round_of(item: Item) -> str:
    """The part of a memory's id that says which round it is about; the kind stands after it."""
    return item.id.rpartition("-")[0] or item.id


# --- a question -------------------------------------------------------------------------------


def question(state: State, number: int) -> prompts.Question:
    """A question as everyone may see it before the answer is shown."""
    memory = state.memory(number)
    names = {one.id: one.name for one in memory.company}
    named = () if memory.kind in ABOUT_WHO else memory.about
    return prompts.Question(
        number=number + 1,
        count=len(state.questions),
        kind=memory.kind,
        names=tuple(names[one] for one in named if names.get(one)),
        clue=memory.clue,
        picture=memory.picture,
        game=memory.game,
        drawing=memory.drawing,
        answers=() if memory.kind in ABOUT_WHO else memory.answers,
        people=memory.people,
        seats=tuple(_seat_of(state, person.id) for person in memory.people),
        watching=state.watching(number),
    )


def _seat_of(state: State, person: int) -> int:
    """The seat of a person; `AWAY` if they are not at the table."""
    players = state.seating.players
    known = (seat for seat in state.people if players[seat].id == person != 0)
    return next(known, prompts.AWAY)


def _ask(state: State) -> Prompt:
    return _prompt(state, prompts.QuestionPrompt, Cue.REVEAL)


def _count_down(state: State, move: CountDown, _context: Context) -> State:
    """Let everyone point; if nobody can, the answer is shown at once."""
    state.seating.refuse_others(move, *state.everyone)
    if not state.pointing(state.number):
        return replace(state, phase=Phase.RESULT, rounds=(*state.rounds, ()), last=move)
    return replace(state, phase=Phase.POINT, last=move)


def _ask_for_answers(state: State) -> Prompt:
    return _prompt(state, prompts.AnswersPrompt, Cue.TICK)


def _prompt(
    state: State, kind: type[prompts.QuestionPrompt | prompts.AnswersPrompt], cue: Cue
) -> Prompt:
    number = state.number
    return kind(
        actors=state.everyone,
        cue=cue,
        last=state.last,
        question=question(state, number),
        pointing=state.pointing(number),
        scores=state.scores(number),
    )


def _enter_answers(state: State, move: EnterAnswers, _context: Context) -> State:
    state.seating.refuse_others(move, *state.everyone)
    pointing = state.pointing(state.number)
    if len(move.answers) != len(pointing):
        raise IllegalMove("answer-count", "Enter exactly this many answers: {n}.", n=len(pointing))
    choices = question(state, state.number).choices
    if not all(0 <= answer < choices for answer in move.answers):
        raise IllegalMove("no-such-answer", "There are only {n} answers.", n=choices)
    given = tuple(zip(pointing, move.answers, strict=True))
    return replace(state, phase=Phase.RESULT, rounds=(*state.rounds, given), last=move)


def _show_answer(state: State) -> Prompt:
    number = state.number
    memory = state.memory(number)
    return prompts.AnswerPrompt(
        actors=state.everyone,
        cue=Cue.REVEAL,
        last=state.last,
        question=question(state, number),
        right=memory.right,
        answers=state.rounds[number],
        remembered=state.right(number),
        about=state.about(number),
        evening=memory.evening,
        company=memory.company,
        points=state.points(number),
        scores=state.scores(number + 1),
        together=state.together,
        final=number + 1 == len(state.questions),
    )


def _next_question(state: State, move: Next, _context: Context) -> State:
    state.seating.refuse_others(move, *state.everyone)
    over = len(state.rounds) == len(state.questions)
    return replace(state, phase=Phase.OVER if over else Phase.ASK, last=move)


def _game_over(state: State) -> Prompt:
    numbers = range(len(state.questions))
    scores = state.scores(len(state.questions))
    best = max(scores)
    return prompts.GameOverPrompt(
        actors=(),
        cue=Cue.REVEAL,
        scores=scores,
        winners=tuple(
            seat for seat in state.everyone if best and (state.together or scores[seat] == best)
        ),
        awards=awards(state),
        earned=earned(state),
        together=state.together,
        most=sum(map(state.most, numbers)),
        asked=tuple(question(state, number) for number in numbers),
        right=tuple(state.memory(number).right for number in numbers),
    )


# --- the rest of the record -------------------------------------------------------------------


def public(state: State) -> prompts.TablePublic:
    """The table without the answer that is about to be shown."""
    shown = len(state.rounds) - (state.phase is Phase.RESULT)
    return prompts.TablePublic(
        number=state.number + 1, count=len(state.questions), scores=state.scores(shown)
    )


def used(state: State) -> frozenset[str]:
    """The memories that were asked about, including the open question."""
    return frozenset(item.id for item in state.questions[: state.number + 1])


PHASES = Phases(
    {
        Phase.ASK: PhaseRules(_ask, {CountDown: _count_down}),
        Phase.POINT: PhaseRules(_ask_for_answers, {EnterAnswers: _enter_answers}),
        Phase.RESULT: PhaseRules(_show_answer, {Next: _next_question}),
        Phase.OVER: PhaseRules(_game_over),
    },
    phase_of=lambda state: state.phase,
    fixed_seats=IllegalMove(
        "fixed-seats", "This takes only five minutes: nobody can join or leave until the end."
    ),
)
