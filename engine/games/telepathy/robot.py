"""A robot that plays Telepathy as people do: read the partner, be readable, avoid the own ruin."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from engine.chance import Chance
from engine.core import Move, View
from engine.games.telepathy.actions import outcomes
from engine.games.telepathy.beliefs import (
    Belief,
    Secret,
    believe,
    choice_odds,
    hopes_of,
    known_to,
    normal,
    odds_to_make,
    reconsider,
    worth,
)
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOUR, SHAPE, SIGNS, Condition, Grid, line
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.games.telepathy.roles import DIRECTOR, Announcer, attribute_of

CLARITY = 2.0
"""How much it is worth to be understood, measured in lines to make."""
CAREFUL, BOLD = 0.8, 0.45
"""How sure a robot wants to be before it announces: in the first turn, and in the last."""
PATIENCE = 20
"""After how many turns it is bold where turns are unlimited."""
WEARY = 60
"""After how many turns it gives up where turns are unlimited."""
UNLIKELY = 1e-6
"""What remains of the odds of a sign that forms no line."""
NOTHING: Secret = ("", "")


def robot(view: View, chance: Chance) -> Move | None:
    """A sensible move, from what this seat may know."""
    match view.prompt:
        case MemorisePrompt():
            return Memorise(view.seat)
        case GivePrompt() as prompt if view.alone:
            mind = _Mind.of(view, prompt.board, chance)
            return mind.announcement(prompt.announcers) or mind.gift(prompt.performer)
        case PerformPrompt() as prompt:
            return _Mind.of(view, prompt.board, chance).performance(prompt.card)
        case AnnouncePrompt() as prompt if view.alone:
            mind = _Mind.of(view, prompt.board, chance)
            return mind.announcement(prompt.announcers) or mind.end_of_turn(prompt)
        case AnnouncePrompt() as prompt if prompt.board.roles[view.seat] != DIRECTOR:
            return _Mind.of(view, prompt.board, chance).announcement(prompt.announcers)
        case ReplyPrompt() as prompt:
            return _Mind.of(view, prompt.board, chance).reply(prompt.attribute)
        case _:
            # People who direct with a robot decide what to give and to announce.
            return None


@dataclass(frozen=True, slots=True)
class _Mind:
    """What one seat believes: the odds of its team's secrets, its own being certain."""

    seat: int
    role: str
    own: Secret
    board: Board
    beliefs: dict[str, Belief]
    chance: Chance

    @classmethod
    def of(cls, view: View, board: Board, chance: Chance) -> Self:
        role = board.roles[view.seat]
        own = _secret(view.peek.conditions) if isinstance(view.peek, MemorisePrompt) else NOTHING
        beliefs = {attribute: believe(board, attribute, view.seat) for attribute in SIGNS}
        if own != NOTHING:
            beliefs[attribute_of(role)] = normal(
                {
                    secret: odds * (known_to(role, secret) == own)
                    for secret, odds in beliefs[attribute_of(role)].items()
                }
            )
        return cls(view.seat, role, own, board, beliefs, chance)

    # --- the turn -----------------------------------------------------------------------------

    def gift(self, performer: int) -> Give:
        """The card whose likely use serves everyone best."""
        role = self.board.roles[performer]
        return Give(
            self.seat, self._best(self.board.row, lambda card: _steady(self._use(card, role)))
        )

    def _use(self, card: str, role: str) -> float:
        """What to expect when the one in this role, who knows nothing of mine, has the card."""
        theirs = attribute_of(role)
        others = SHAPE if theirs == COLOUR else COLOUR
        return _steady(
            sum(
                odds
                * choice_odds(self.board.grid, card, theirs, known_to(role, secret))[place]
                * (worth(hopes_of(after, theirs), secret) + self._value(after, others))
                for place, after in outcomes(self.board.grid, card).items()
                for secret, odds in self.beliefs[theirs].items()
            )
        )

    def performance(self, card: str) -> Perform:
        """The place that serves everyone best and shows what I want - never my own ruin."""
        after = outcomes(self.board.grid, card)
        public = believe(self.board, attribute_of(self.role), self.seat)

        def merit(place: str) -> tuple[bool, float]:
            grid = after[place]
            safe = not (self.own[1] and line(grid, self.own[1]))
            value = self._value(grid, COLOUR) + self._value(grid, SHAPE)
            seen = reconsider(public, self.role, self.board.grid, card, place)
            return safe, _steady(value + CLARITY * self._understood(seen))

        return Perform(self.seat, self._best(tuple(after), merit))

    def _value(self, grid: Grid, attribute: str) -> float:
        """What a grid is worth to those with secrets of this attribute, as far as I know them."""
        hopes = hopes_of(grid, attribute)
        return sum(odds * worth(hopes, secret) for secret, odds in self.beliefs[attribute].items())

    def _understood(self, public: Belief) -> float:
        """How likely the others hold what I have for my secret."""
        return sum(
            odds for secret, odds in public.items() if known_to(self.role, secret) == self.own
        )

    def _best(self, options: tuple[str, ...], merit: Callable[[str], Any]) -> str:
        """The option of the greatest merit; chance decides between equals."""
        return max(self.chance.shuffled(options), key=merit)

    # --- the announcement ---------------------------------------------------------------------

    def announcement(self, announcers: tuple[Announcer, ...]) -> Announce | None:
        """What I would announce now, if I am sure enough that it is time."""
        mine = next((a for a in announcers if a.seat == self.seat), None)
        if mine is None or self._confidence(mine) < self._caution():
            return None
        return self._guess(mine)

    def end_of_turn(self, prompt: AnnouncePrompt) -> Move:
        """What to do without a wish to announce: go on, unless there is no going on."""
        if prompt.must:
            return self._guess(next(a for a in prompt.announcers if a.seat == self.seat))
        if prompt.may_stop and len(self.board.turns) >= WEARY:
            return Stop(self.seat)
        return Continue(self.seat)

    def reply(self, attribute: str) -> Reply:
        """The sign the announcer seems to make."""
        return Reply(self.seat, self._likeliest(attribute)[0])

    def _guess(self, announcer: Announcer) -> Announce:
        return Announce(self.seat, tuple(self._likeliest(name)[0] for name in announcer.names))

    def _likeliest(self, attribute: str) -> tuple[str, float]:
        """The sign in line that is most likely the one to make, and the odds that it is."""
        odds = _in_line(self.board.grid, odds_to_make(self.beliefs[attribute]))
        sign = max(odds, key=lambda sign: _steady(odds[sign]))
        return sign, odds[sign]

    def _confidence(self, announcer: Announcer) -> float:
        """The odds that both lines lie there and every name will be right."""
        sure = self._likeliest(COLOUR)[1] * self._likeliest(SHAPE)[1]
        if len(announcer.names) == 2:
            return sure
        public = believe(self.board, attribute_of(self.role), self.seat)
        read = _in_line(self.board.grid, odds_to_make(public))
        return sure * read[self.own[0]] / sum(read.values())

    def _caution(self) -> float:
        """How sure I want to be: the less the further the match has come."""
        progress = len(self.board.turns) / (self.board.limit or PATIENCE)
        return CAREFUL + (BOLD - CAREFUL) * min(progress, 1.0)


def _steady(merit: float) -> float:
    """Rounded, so that equals are equal whatever machine has added them up."""
    return round(merit, 9)


def _secret(hand: tuple[Condition, ...]) -> Secret:
    win = "".join(card.sign for card in hand if card.win)
    lose = "".join(card.sign for card in hand if not card.win)
    return win, lose


def _in_line(grid: Grid, odds: dict[str, float]) -> dict[str, float]:
    """The odds of signs to make, all but ruling out those without a line: nobody else announces."""
    return {sign: odd * (1.0 if line(grid, sign) else UNLIKELY) for sign, odd in odds.items()}
