"""The rules of Clouds: how a match begins, its phases, and what players may see."""

from engine.chance import Chance
from engine.games.clouds import painting, rounds, verdict, word
from engine.games.clouds.prompts import TablePublic
from engine.games.clouds.schedule import main_artists
from engine.games.clouds.state import Phase, State
from engine.packs import Item
from engine.phases import Phases
from engine.seating import Seating
from engine.setup import LENGTH, SECONDS, SHORT, Options, Setup

FAIR_TURNS = 3
"""The version of the rules from which on `schedule.turns_to_come` says who is main artist after
somebody has left or joined.
"""
SHORT_SECONDS = 90
"""The maximum time for a word in a short match, in seconds."""
PACE = "pace"
"""The option that says whether a short match has less time for a word; with a child it has not."""


def seconds_for_a_word(options: Options) -> int:
    """How many seconds the artists have for a word in a match with these options."""
    seconds = int(options[SECONDS])
    hurried = options.get(LENGTH) == SHORT and options.get(PACE) != "whole"
    return min(seconds, SHORT_SECONDS) if hurried else seconds


def new(setup: Setup, chance: Chance) -> State:
    """The state at the start of a match: the first main artist has to choose a word.

    That artist is the player who was chosen to begin, or one drawn by lot.
    """
    players = len(setup.players)
    first = chance.below(players) if setup.first is None else setup.first
    words = setup.box["words"]
    short = setup.options.get(LENGTH) == SHORT
    return word.start_round(
        State(
            items={item.id: item for item in words},
            seconds=seconds_for_a_word(setup.options),
            short=short,
            redraw=bool(setup.options["redraw"]),
            seating=Seating.of(setup.players),
            droplets=(0,) * players,
            main_artists=main_artists(first, players, short),
            old_turns=setup.rules < FAIR_TURNS,
            deck=tuple(item.id for item in words),
        )
    )


PHASES: Phases[State] = Phases(
    word.PHASE_RULES,
    painting.PHASE_RULES,
    verdict.PHASE_RULES,
    rounds.PHASE_RULES,
    phase_of=lambda state: state.shown_phase,
)

# --- who may know what ------------------------------------------------------------------------

SECRET = (Phase.CHOOSE, Phase.MEMORISE)
"""The phases in which the artists choose and read the word, before its category is announced."""


def public(state: State) -> TablePublic:
    """What everyone may see: the progress of the match, but neither the word nor the sky."""
    announced = state.word and state.phase not in SECRET
    return TablePublic(
        round=state.round if state.main_artists else None,
        category=state.word_item.category if announced else "",
        phase=state.phase.value,
    )


def known_secret(state: State, seat: int) -> Item | None:
    """The word of the round for an artist who has read it and may not look at it again.

    None for everybody else, and while the word is still being chosen and read.
    """
    if not state.word or state.phase in SECRET or seat not in state.roles.artists:
        return None
    return state.word_item


def first(setup: Setup, state: State) -> int:
    """The main artist of the first round."""
    return state.rounds[0].roles.main if state.rounds else state.roles.main


def used(state: State) -> frozenset[str]:
    """The ids of all words that a main artist has been offered."""
    return state.shown
