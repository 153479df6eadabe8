"""A robot that plays Telepathy: it infers the partner's secret and makes its own easy to infer.

It values every choice by how soon both lines can be complete, averaged over the possible secrets of
the partner, and by how clearly the choice shows its own secret (`planning`). To infer the secrets
of others from their choices, it assumes that they choose as it does, or as a person does who thinks
only of their own secret (`reading`).
"""

from typing import Self

from engine.chance import Chance
from engine.core import Move, View
from engine.games.telepathy import beliefs, prompts
from engine.games.telepathy.actions import outcomes
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOUR, SHAPE, Condition, Grid
from engine.games.telepathy.lookahead import in_line, line_makers, tiles_of
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.planning import NOTHING, Position, giving, performing
from engine.games.telepathy.reading import after_gift, read
from engine.games.telepathy.roles import DIRECTOR, Announcer, attribute_of, givers
from engine.records import Frozen
from engine.setup import SKILLS

DREAMY, AWAKE, SHARP = SKILLS
RESOLVE = {DREAMY: 4.0, AWAKE: 25.0, SHARP: None}
"""The inverse temperature of the softmax by which each skill chooses; None means that a sharp robot
always makes the best choice.
"""
CAREFUL, BOLD = 0.85, 0.55
"""The least confidence (see `_confidence`) with which a robot announces: `CAREFUL` before the first
turn, and less after each turn, down to `BOLD` after the last.
"""
BOLD_AFTER = 20
"""The number of turns after which `BOLD` is enough, if the number of turns is not limited."""
NEARLY_SURE = 0.75
"""The least confidence with which a robot announces while cards are left, in a match of one robot
and one person.
"""
TURNS_OF_A_PERSON = 6
"""How many cards the person must have performed before the robot announces, in a match of one robot
and one person. These turns give the person time to infer the robot's secret.
"""
FEW_TURNS_LEFT = 4
"""If at most this many turns are left, a robot may announce before a person has performed
`TURNS_OF_A_PERSON` cards. The deck is empty then: all cards that are left lie face up.
"""
GIVES_UP_AFTER = 60
"""The number of turns after which a robot stops the match, if the number is not limited."""
UNLIKELY = 1e-6
"""The factor for the odds of a sign that forms no line, as hardly anybody announces without a line.
"""


def prepare(knowledge: None, language: str) -> None:
    """Fill the cache of `line_makers` in advance, so that no turn of a robot is slow."""
    line_makers()


def robot(view: View, chance: Chance) -> Move | None:
    """A sensible move, based on what this seat may know; None leaves the answer to people."""
    match view.prompt:
        case prompts.MemorisePrompt():
            return Memorise(view.seat)
        case prompts.GivePrompt() as prompt if view.alone:
            player = _RobotPlayer.of(view, prompt.board, chance)
            return player.announcement(prompt.announcers) or player.gift(prompt.performer)
        case prompts.PerformPrompt() as prompt:
            return _RobotPlayer.of(view, prompt.board, chance).performance(prompt.card)
        case prompts.AnnouncePrompt() as prompt if view.alone:
            player = _RobotPlayer.of(view, prompt.board, chance)
            return player.announcement(prompt.announcers) or player.end_of_turn(prompt)
        case prompts.AnnouncePrompt() as prompt if prompt.board.roles[view.seat] != DIRECTOR:
            player = _RobotPlayer.of(view, prompt.board, chance)
            if announced := player.announcement(prompt.announcers, person_replies=True):
                return announced
            return Continue(view.seat) if prompt.idle_performer == view.seat else None
        case prompts.ReplyPrompt() as prompt:
            return _RobotPlayer.of(view, prompt.board, chance).reply(prompt.attribute)
        case _:
            # If people direct together with a robot, they decide what to give and to announce.
            return None


class _RobotPlayer(Frozen):
    """A robot at one seat: what it knows, what it believes about secrets, how it decides."""

    seat: int
    role: str
    own: beliefs.Secret
    skill: str
    board: Board
    reading: beliefs.Reading
    chance: Chance

    @classmethod
    def of(cls, view: View, board: Board, chance: Chance) -> Self:
        own = (
            _secret(view.peek.conditions)
            if isinstance(view.peek, prompts.MemorisePrompt)
            else NOTHING
        )
        role, reading = board.roles[view.seat], read(board, view.seat)
        return cls(view.seat, role, own, view.skill, board, reading, chance)

    # --- the turn -----------------------------------------------------------------------------

    def gift(self, performer: int) -> Give:
        """The move that gives the performer a card, chosen by its merit (see `_choice`)."""
        merits = giving(self._position(), self.role, self.board.roles[performer], self.reading)
        return Give(self.seat, self._choice(merits[self.own]))

    def performance(self, card: str) -> Perform:
        """The move that performs `card` on a place, chosen by its merit (see `_choice`).

        A dreamy robot thinks only of its own secret. A place that completes the robot's own line to
        avoid is chosen only if all four places would complete it.
        """
        board = self.board
        if self.skill == DREAMY:
            merits = beliefs.natural_merits(board.grid, card, self.own)
        else:
            giver = board.roles[givers(board.variant, board.roles, self.seat)[0]]
            reading = after_gift(self.reading, self._position(), card, giver, self.role)
            merits = performing(self._position(), card, self.role, reading)[self.own]
        safe = {
            place: merit
            for place, merit in merits.items()
            if not (self.own[1] and _has_line(outcomes(board.grid, card)[place], self.own[1]))
        }
        return Perform(self.seat, self._choice(safe or merits))

    def _position(self) -> Position:
        board = self.board
        return Position.of(board, board.grid, board.row, board.used, len(board.turns))

    def _choice(self, merits: beliefs.Odds) -> str:
        """Choose one of the keys of `merits`, depending on the skill of the robot.

        A sharp robot chooses the one with the greatest merit; chance decides between equals. Other
        robots draw one at random, with the probabilities of `choice_odds`.
        """
        steady = {choice: _rounded(merits[choice]) for choice in self.chance.shuffled(list(merits))}
        resolve = RESOLVE[self.skill]
        if resolve is None:
            return max(steady, key=lambda choice: steady[choice])
        draw = self.chance.fraction()
        for choice, odds in beliefs.choice_odds(steady, resolve).items():
            draw -= odds
            if draw < 0:
                return choice
        return max(steady, key=lambda choice: steady[choice])

    # --- the announcement ---------------------------------------------------------------------

    def announcement(
        self, announcers: tuple[Announcer, ...], person_replies: bool = False
    ) -> Announce | None:
        """The announcement, if the robot may announce and is confident enough; else None.

        `person_replies` is true if the only other player is a person, who would have to reply. Then
        the robot does not announce before `_person_had_time` is true, and needs more confidence
        while cards are left.
        """
        mine = next((a for a in announcers if a.seat == self.seat), None)
        if mine is None or (person_replies and not self._person_had_time()):
            return None
        sure_enough = self._caution()
        if person_replies and self.board.row:
            sure_enough = max(sure_enough, NEARLY_SURE)
        return self._guess(mine) if self._confidence(mine) >= sure_enough else None

    def _person_had_time(self) -> bool:
        """Whether the person who has to reply has already performed `TURNS_OF_A_PERSON` cards.

        Always true if at most `FEW_TURNS_LEFT` turns are left.
        """
        board = self.board
        if board.limit is not None and board.limit - len(board.turns) <= FEW_TURNS_LEFT:
            return True
        return sum(turn.performer != self.seat for turn in board.turns) >= TURNS_OF_A_PERSON

    def end_of_turn(self, prompt: prompts.AnnouncePrompt) -> Move:
        """The move of a robot that is not sure enough to announce.

        If the cards have run out, it must announce all the same. If the number of turns is not
        limited, it stops the match after `GIVES_UP_AFTER` turns. Otherwise it continues.
        """
        if prompt.must:
            return self._guess(next(a for a in prompt.announcers if a.seat == self.seat))
        if prompt.may_stop and len(self.board.turns) >= GIVES_UP_AFTER:
            return Stop(self.seat)
        return Continue(self.seat)

    def reply(self, attribute: str) -> Reply:
        """The reply that names the announcer's most likely sign to make."""
        return Reply(self.seat, self._likeliest(attribute)[0])

    def _guess(self, announcer: Announcer) -> Announce:
        return Announce(self.seat, tuple(self._likeliest(name)[0] for name in announcer.names))

    def _likeliest(self, attribute: str) -> tuple[str, float]:
        """The sign of this attribute of which players most likely want a line, and its odds.

        The odds of signs that form no line now are multiplied by `UNLIKELY`.
        """
        odds = _in_line(self.board.grid, beliefs.odds_to_make(self._belief(attribute)))
        sign = max(odds, key=lambda sign: _rounded(odds[sign]))
        return sign, odds[sign]

    def _belief(self, attribute: str) -> beliefs.Belief:
        """The odds of the secrets of an attribute, given what the robot knows of its own secret."""
        belief = self.reading.beliefs[attribute]
        if attribute != attribute_of(self.role):
            return belief
        mine = {s: odds for s, odds in belief.items() if beliefs.known_to(self.role, s) == self.own}
        total = sum(mine.values())
        return dict.fromkeys(belief, 0.0) | {s: odds / total for s, odds in mine.items()}

    def _confidence(self, announcer: Announcer) -> float:
        """How likely it is that both lines exist and that all signs will be named rightly."""
        sure = self._likeliest(COLOUR)[1] * self._likeliest(SHAPE)[1]
        return sure if len(announcer.names) == 2 else sure * self._understood()

    def _understood(self) -> float:
        """How likely it is that the partner knows the robot's sign to make.

        The partner may infer it as a robot would, or as a person would.
        """
        mine = attribute_of(self.role)
        trust = self.reading.trust(beliefs.other(mine))
        return sum(
            share * odds[self.own[0]] / sum(odds.values())
            for belief, share in (
                (self.reading.planned[mine], trust),
                (self.reading.natural[mine], 1 - trust),
            )
            for odds in [_in_line(self.board.grid, beliefs.odds_to_make(belief))]
        )

    def _caution(self) -> float:
        """The confidence that the robot needs to announce; see `CAREFUL` and `BOLD`."""
        progress = len(self.board.turns) / (self.board.limit or BOLD_AFTER)
        return CAREFUL + (BOLD - CAREFUL) * min(progress, 1.0)


def _rounded(merit: float) -> float:
    """A merit or probability, rounded to nine decimals.

    The last digits of floats may differ between machines. Without rounding, a robot could choose
    differently on another machine.
    """
    return round(merit, 9)


def _secret(hand: tuple[Condition, ...]) -> beliefs.Secret:
    win = "".join(card.sign for card in hand if card.win)
    lose = "".join(card.sign for card in hand if not card.win)
    return win, lose


def _has_line(grid: Grid, sign: str) -> bool:
    return in_line(tiles_of(grid)[sign])


def _in_line(grid: Grid, odds: beliefs.Odds) -> beliefs.Odds:
    """The odds of each sign, multiplied by `UNLIKELY` if the sign forms no line on the grid."""
    return {sign: odd * (1.0 if _has_line(grid, sign) else UNLIKELY) for sign, odd in odds.items()}
