"""What a match of Clouds shows, and to whom."""

from engine.core import Award, Cue, Prompt, Timer
from engine.games.clouds.moves import Claim, Credit, Nobody, Settle
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    GameOverPrompt,
    LateCreditPrompt,
    MemorisePrompt,
    PaintedWord,
    PaintPrompt,
    RegroupPrompt,
    Round,
    RoundResultPrompt,
    SettlePrompt,
    StartClockPrompt,
    TablePublic,
    TossPrompt,
    VotePrompt,
)
from engine.games.clouds.recap import awards
from engine.games.clouds.rules import why_not_redraw
from engine.games.clouds.schedule import Roles, roles_of
from engine.games.clouds.sky import Sky
from engine.games.clouds.state import Phase, PlayedRound, State
from engine.packs import Item

STARTS_BY_ITSELF = 3_000
"""Milliseconds the clock waits for the timekeeper."""
MARKS = (30_000, 10_000)
"""Milliseconds left when the table is told."""


def prompt(state: State) -> Prompt:
    """What is to be seen now, by whom, and who may answer."""
    match state.phase:
        case Phase.CHOOSE:
            return ChooseWordPrompt(
                actors=(state.roles.main,),
                audience=state.roles.main,
                round=_round(state),
                words=tuple(state.items[word] for word in state.offered),
                redraw=why_not_redraw(state) is None,
            )
        case Phase.MEMORISE:
            second = state.roles.second
            return MemorisePrompt(
                actors=(second,), audience=second, round=_round(state), word=_word(state)
            )
        case Phase.TOSS:
            return TossPrompt(
                actors=(state.roles.main,), round=_round(state), category=_word(state).category
            )
        case Phase.START:
            return StartClockPrompt(
                actors=(state.roles.timekeeper,),
                timer=Timer(STARTS_BY_ITSELF, STARTS_BY_ITSELF),
                cue=Cue.TIMEKEEPER,
                last=state.last,
                round=_round(state),
                category=_word(state).category,
                sky=state.sky,
            )
        case Phase.PAINT | Phase.LATE if state.settled:
            return _settling(state)
        case Phase.PAINT:
            return PaintPrompt(
                actors=state.active,
                timer=Timer(state.seconds * 1000, state.left, MARKS),
                cue=Cue.TICK,
                last=state.last,
                round=_round(state),
                category=_word(state).category,
                sky=state.sky,
                turn=state.turn,
                judges=state.judges,
                said=state.said,
                aloud=not state.silent_guessers,
            )
        case Phase.CLAIM:
            return ClaimPrompt(
                actors=state.judges,
                cue=Cue.TICK,
                last=state.last,
                round=_round(state),
                category=_word(state).category,
                sky=state.sky,
                guessers=state.guessers,
                left=state.left,
                said=state.said,
            )
        case Phase.LATE:
            return LateCreditPrompt(
                actors=state.judges,
                cue=Cue.TIME_UP,
                last=state.last,
                round=_round(state),
                category=_word(state).category,
                sky=state.sky,
                guessers=state.guessers,
                said=state.said,
            )
        case Phase.RESULT:
            return _round_result(state)
        case Phase.REGROUP:
            return RegroupPrompt(
                actors=state.everyone,
                last=state.last,
                droplets=state.droplets,
                rounds_left=len(state.main_artists),
                next=_next_roles(state),
            )
        case Phase.VOTE:
            return VotePrompt(
                actors=state.voters,
                last=state.last,
                droplets=state.droplets,
                tied=state.leaders,
                votes=state.votes,
            )
        case Phase.OVER:
            return GameOverPrompt(
                actors=(),
                cue=Cue.REVEAL,
                last=state.last,
                winners=state.winners,
                scores=state.droplets,
                tied=state.leaders if len(state.leaders) > 1 else (),
                votes=state.votes,
                gallery=tuple(_painted(state, played) for played in state.rounds),
                awards=awards(state),
            )


def _painted(state: State, played: PlayedRound) -> PaintedWord:
    def seat_now(seat: int | None) -> int | None:
        name = None if seat is None else played.names[seat]
        return state.names.index(name) if name in state.names else None

    return PaintedWord(
        word=state.items[played.word],
        sky=Sky(played.clouds),
        artists=(seat_now(played.roles.main), seat_now(played.roles.second)),
        guessed=played.guesser is not None,
        guesser=seat_now(played.guesser),
        used=played.used_ms,
    )


def _settling(state: State) -> SettlePrompt:
    return SettlePrompt(
        actors=state.silent_guessers,
        cue=Cue.TIME_UP if state.phase is Phase.LATE else Cue.TICK,
        last=state.last,
        round=_round(state),
        category=_word(state).category,
        sky=state.sky,
        guess=state.written_word,
        said=state.said,
    )


def _round_result(state: State) -> RoundResultPrompt:
    newly_revealed = isinstance(state.last, (Claim, Credit, Nobody, Settle))
    return RoundResultPrompt(
        actors=state.everyone,
        cue=Cue.REVEAL if newly_revealed else Cue.TICK,
        last=state.last,
        round=_round(state),
        word=_word(state),
        sky=state.sky,
        guesser=state.guesser,
        guessers=state.guessers,
        judges=state.judges,
        awards=tuple(
            Award(seat, 1, "guessed" if seat == state.guesser else "understood")
            for seat in state.scorers
        ),
        used=state.played_round.used_ms,
        next=_next_roles(state),
    )


def _round(state: State) -> Round:
    number = len(state.rounds) + 1
    total = len(state.rounds) + len(state.main_artists)
    return Round(number, total, state.roles, state.droplets_now)


def _next_roles(state: State) -> Roles | None:
    to_come = state.to_come
    return roles_of(to_come[0], len(state.names)) if to_come else None


def _word(state: State) -> Item:
    return state.items[state.word]


ANNOUNCED = (Phase.TOSS, Phase.START, Phase.PAINT, Phase.CLAIM, Phase.LATE, Phase.RESULT)
"""From when to when everybody knows the category."""


def public(state: State) -> TablePublic:
    """How far the match is; the word and the sky stay behind the curtain."""
    return TablePublic(
        round=_round(state) if state.main_artists else None,
        category=_word(state).category if state.phase in ANNOUNCED else "",
        phase=state.phase.value,
    )


def peek(state: State, seat: int) -> Prompt | None:
    """While the second artist reads the word, the main artist may; nobody may during play."""
    if state.phase is not Phase.MEMORISE or seat != state.roles.main:
        return None
    return MemorisePrompt(actors=(), audience=seat, round=_round(state), word=_word(state))


def memory(state: State, seat: int) -> Item | None:
    """The word an artist has read; it may not be looked at again, but it is not forgotten."""
    reading = state.phase in (Phase.CHOOSE, Phase.MEMORISE)
    if not state.word or reading or seat not in state.roles.artists:
        return None
    return _word(state)


def used(state: State) -> frozenset[str]:
    """Every word that lay before a main artist."""
    return state.shown
