"""One running match: the log of moves, the clock, and the curtain between the players."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.core import (
    ActNext,
    ChangeOfPlayers,
    Context,
    Game,
    GameOver,
    Handoff,
    Join,
    Move,
    Prompt,
    TakeOver,
    TimeUp,
    View,
    Waited,
)
from engine.errors import IllegalMove, Refusal
from engine.knowledge import NO_KNOWLEDGE, Knowledge
from engine.names import check_names
from engine.records import Frozen
from engine.seating import Seating, Seats, no_such_seat, not_your_turn
from engine.setup import Player, Setup, check_skill


class LogEntry(Frozen):
    """A move that was played.

    `elapsed` is the time that the move took on the running timer, in milliseconds. `secret` is true
    if only one seat could see the prompt that the move answered.
    """

    move: Move
    elapsed: int
    by_robot: bool
    secret: bool
    same_step: bool = False
    """Whether the move was played together with the one before it. Then `undo` takes back both."""


class HandedOver(NamedTuple):
    """A seat that somebody has handed over to another player."""

    seat: int
    player: Player
    """Who had the seat until then."""
    rounds: int
    """How many rounds the story of the match had at that moment."""


UNKNOWN_HOLDER = -2
"""The value of `Match._holder` while it is not known who has the tablet, because the match has just
been loaded or replayed.
"""


class Match:
    """A running match, which shows one thing at any moment: a prompt, or the curtain before it.

    The curtain falls when the next prompt is not for the holder of the tablet. There is one
    exception: the curtain stays up while the tablet lies on the table and the prompt is for a
    robot. To lift the curtain, the app asks for a long press before a prompt for one seat, and for
    a tap before a public one. Time runs only while a prompt with a timer is visible.
    """

    _holder: int | None
    """The seat that has the tablet; None while it lies on the table. See also `UNKNOWN_HOLDER`."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.moves_when_passed = 0
        """How many moves had been played when the tablet last changed hands."""
        self._restart()
        self._holder = None  # the tablet lies on the table, and the curtain is up
        self._open = True

    def _restart(self) -> None:
        self.handed_over: tuple[HandedOver, ...] = ()
        """The seats that changed players, in the order in which they did."""
        self.log: list[LogEntry] = []
        self._state = self.game.new(self.setup, Chance(self.setup.seed, 0, "setup"))
        self.prompt: Prompt = self.game.prompt(self._state)
        self._elapsed = 0.0
        self._holder = UNKNOWN_HOLDER
        self._peeking: int | None = None
        self._open = False

    # --- what is in sight ---------------------------------------------------------------------

    @property
    def current(self) -> Prompt | Handoff:
        """What the tablet shows now: the current prompt, the prompt of a peek, or the curtain."""
        if self._peeking is not None:
            peeked = self.game.peek(self._state, self._peeking) if self._open else None
            return peeked or self._handoff(self._peeking, peek=True)
        return self.prompt if self._in_sight else self._handoff(self.prompt.audience)

    def _handoff(self, to: int | None, peek: bool = False) -> Handoff:
        public = self.game.public(self._state)
        return Handoff(to, public, peek, () if peek else self._people_who_may_act())

    def _people_who_may_act(self) -> tuple[int, ...]:
        """The seats of people, not of robots, that may act before the audience of the prompt."""
        return tuple(seat for seat in self.prompt.alternatives if not self.players[seat].robot)

    @property
    def covered_table(self) -> bool:
        """Whether the curtain covers a public prompt."""
        return self._peeking is None and self.prompt.audience is None and not self._in_sight

    @property
    def _in_sight(self) -> bool:
        return self._open and self._peeking is None and self.prompt.audience == self._holder

    def lift(self) -> Prompt:
        """Lift the curtain, and return the prompt that is visible now.

        Call this once the tablet has reached the seat `Handoff.to`. Raises IllegalMove if the
        prompt is for a robot, or if a player who peeks has no secrets to see now.
        """
        audience = self.prompt.audience
        if self._peeking is not None:
            shown = self.game.peek(self._state, self._peeking)
            if shown is None:
                raise IllegalMove("nothing-to-see", "There’s nothing to look at now.")
            self.moves_when_passed = len(self.log)  # the tablet has changed hands
        else:
            shown = self.prompt
            if audience is not None and self.players[audience].robot:
                raise IllegalMove("robot-turn", "It’s a robot’s turn.")
            if audience != self._holder:
                self.moves_when_passed = len(self.log)
            self._holder = audience
        self._open = True
        return shown

    def cover(self) -> None:
        """Lower the curtain, and end any peek."""
        self._open = False
        self._peeking = None

    def peek(self, seat: int) -> Handoff:
        """Lower the curtain for a player who wants to look at their own secrets again.

        Call `lift` once the tablet has reached that player. Raises IllegalMove if the player may
        not peek now.
        """
        if seat not in self.peekers():
            raise IllegalMove("no-peek", "There’s nothing to look at again now.")
        self._open = False
        self._peeking = seat
        return self._handoff(seat, peek=True)

    def peekers(self) -> tuple[int, ...]:
        """The seats of the people who may look at their own secrets again now; they are no secret.

        The app asks for them often, so no prompt is built to find them.
        """
        seats = sorted(self.game.peekers(self._state))
        return tuple(seat for seat in seats if not self.players[seat].robot)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.prompt, GameOver)

    @property
    def seed(self) -> int | None:
        """The seed of a match that is over; None before, as the seed could reveal hidden cards."""
        return self.setup.seed if self.over else None

    @property
    def seating(self) -> Seating:
        """Who plays at each seat, and who is at the table now."""
        seating: Seating = self._state.seating
        return seating

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays at each seat, or played there last before they left."""
        return self.seating.players

    @property
    def names(self) -> tuple[str, ...]:
        """The names of `players`, by seat."""
        return self.seating.names

    @property
    def present(self) -> Seats:
        """The seats of those who are at the table now, clockwise."""
        return self.seating.present

    @property
    def at_table(self) -> dict[int, Player]:
        """The players who are at the table now, by seat and clockwise."""
        return {seat: self.players[seat] for seat in self.present}

    def seat_for(self, name: str) -> int:
        """The seat of a newcomer: their own if they come back, otherwise the next number."""
        return self.names.index(name) if name in self.names else len(self.names)

    @property
    def replaced_people(self) -> dict[int, Player]:
        """The people in whose place robots play at the table now, by seat."""
        people = {one.seat: one.player for one in self.handed_over if not one.player.robot}
        at_table = self.at_table
        return {s: who for s, who in people.items() if s in at_table and at_table[s].robot}

    def players_in(self, played: int) -> tuple[Player, ...]:
        """Who had the seats in the round after so many rounds."""
        later = [one for one in reversed(self.handed_over) if one.rounds > played]
        then = {one.seat: one.player for one in later}
        return tuple(then.get(seat, player) for seat, player in enumerate(self.players))

    @property
    def first_seat(self) -> int:
        """The seat that began, also if lots were drawn for it; that player may have left since."""
        first = self.setup.first
        return self.game.first(self.setup, self._state) if first is None else first

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of every seat now; empty if there are no roles."""
        return self.game.roles(self._state) or self.setup.roles

    # --- moves --------------------------------------------------------------------------------

    def play(self, *moves: Move) -> None:
        """Play one move of a person, or several as one step, which `undo` takes back as a whole.

        If one move is refused, none is played. Raises IllegalMove, or BadSetup if a newcomer's name
        or skill is not allowed.
        """
        before = len(self.log)
        try:
            for number, move in enumerate(moves):
                self._refuse_unplayable(move)
                self._apply(move, same_step=number > 0)
        except Refusal:
            if len(self.log) > before:
                self._go_back_to(before)
            raise

    def change_players(self, move: ChangeOfPlayers) -> None:
        """Play a move of this kind, even while the curtain covers a public prompt.

        If the curtain is down, it stays down. Raises Refusal if the change is not possible. A
        refused change does not count as passing the tablet on, so `undo` works as before.
        """
        covered, before = self.covered_table, (self.moves_when_passed, self._holder)
        if covered:
            self.lift()
        try:
            self.play(move)
        except Refusal:
            self.moves_when_passed, self._holder = before
            raise
        finally:
            if covered:
                self.cover()

    def pass_to(self, seat: int) -> None:
        """Let the player at `seat`, one of `Handoff.alternatives`, act first.

        This is for a player who has the tablet although it was meant for somebody else. The prompt
        stays covered. Raises IllegalMove if that player may not act first.
        """
        if self._in_sight or self._peeking is not None or seat not in self._people_who_may_act():
            raise not_your_turn()
        self._apply(ActNext(seat))

    def why_not_change_players(self, move: ChangeOfPlayers) -> Refusal | None:
        """The reason why `change_players` would refuse this move now; None if it would not."""
        if self._peeking is not None or self.prompt.audience is not None:
            return IllegalMove("covered", "Lift the curtain first.")
        try:
            self._next_state(move)
        except Refusal as refusal:
            return refusal
        return None

    def why_not(self, move: Move) -> Refusal | None:
        """The reason why `move` cannot be played now, or None if it can."""
        try:
            self._refuse_unplayable(move)
            self._next_state(move)
        except Refusal as refusal:
            return refusal
        return None

    def _refuse_unplayable(self, move: Move) -> None:
        """Raise IllegalMove if this move is refused now, whatever the rules of the game say.

        People may not play while the curtain is down, and never `TimeUp`, `Waited` or `ActNext`.
        """
        if not self._in_sight:
            raise IllegalMove("covered", "Lift the curtain first.")
        if isinstance(move, TimeUp | Waited):
            raise IllegalMove("not-now", "Only the clock can say that time is up.")
        if isinstance(move, ActNext):
            raise IllegalMove("not-now", "That can’t be done now.")

    def _next_state(self, move: Move, replayed: bool = False) -> Any:
        if isinstance(move, Join):
            check_names([*(player.name for player in self.at_table.values()), move.name])
            check_skill(move.skill)
            if not replayed and move.seat != self.seat_for(move.name):
                raise no_such_seat()
        elif isinstance(move, TakeOver):
            self._refuse_take_over(move)
        context = Context(self.setup.seed, len(self.log), int(self._elapsed), replayed)
        return self.game.apply(self._state, move, context)

    def _refuse_take_over(self, move: TakeOver) -> None:
        """Raise Refusal unless a robot takes over from a person, or that person from the robot."""
        now = self.at_table.get(move.seat)
        own = self.replaced_people.get(move.seat)
        back = own is not None and (own.name, own.id) == (move.name, move.id)
        if now is None or now.robot == move.robot or not (move.robot or back):
            raise no_such_seat()
        others = [player.name for seat, player in self.at_table.items() if seat != move.seat]
        check_names([*others, move.name])
        check_skill(move.skill)

    def _apply(self, move: Move, same_step: bool = False, replayed: bool = False) -> None:
        """Advance the state by a move, and log it.

        The curtain falls if the next prompt is not for the player who has the tablet, unless
        `_robot_acts_in_secret`. With `same_step`, undo takes the move back together with the one
        before it. `replayed` tells the game that the move comes from a log.
        """
        before = self.players
        self._state = self._next_state(move, replayed)
        self.log.append(
            LogEntry(
                move,
                elapsed=int(self._elapsed),
                by_robot=self._is_by_robot(move),
                secret=self.prompt.audience is not None,
                same_step=same_step,
            )
        )
        if isinstance(move, TakeOver):
            handed = HandedOver(move.seat, before[move.seat], len(self.story()))
            self.handed_over = (*self.handed_over, handed)
        self._elapsed = 0.0
        self.prompt = self._without_awards_of_others(self.game.prompt(self._state))
        if self.prompt.audience != self._holder and not self._robot_acts_in_secret():
            self._open = False

    def _robot_acts_in_secret(self) -> bool:
        """Whether the tablet lies on the table, and only a robot may see the prompt.

        In this case the curtain stays up, as nobody takes the tablet.
        """
        audience = self.prompt.audience
        return self._holder is None and audience is not None and self.players[audience].robot

    def _is_by_robot(self, move: Move) -> bool:
        nobodys = ChangeOfPlayers | TimeUp | Waited
        return not isinstance(move, nobodys) and self.players[move.seat].robot

    def _without_awards_of_others(self, prompt: Prompt) -> Prompt:
        """The prompt without awards for what somebody else did at a seat before it changed players.

        No player gets an award for what another one did.
        """
        if not (self.handed_over and isinstance(prompt, GameOver)):
            return prompt
        first = {one.seat: one.player for one in reversed(self.handed_over)}
        others = {seat for seat, player in first.items() if player != self.players[seat]}
        return prompt.without_awards_of(others)

    # --- time ---------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        """Advance the timer of the visible prompt, and play `TimeUp` when it ends.

        No time passes while the curtain is down.
        """
        timer = self.prompt.timer
        if timer is None or not self._in_sight:
            return
        self._elapsed += max(seconds, 0.0) * 1000
        if timer.waits is not None and timer.waits <= min(self._elapsed, timer.left - 1):
            later, self._elapsed = self._elapsed - timer.waits, timer.waits
            self._apply(Waited())
            self.tick(later / 1000)
        elif self._elapsed >= timer.left:
            self._elapsed = timer.left
            self._apply(TimeUp())

    @property
    def elapsed(self) -> int:
        """The milliseconds that the running timer has used since the latest move."""
        return int(self._elapsed)

    @property
    def time_left(self) -> float | None:
        """The seconds that are left on the running timer; None if there is no timer."""
        timer = self.prompt.timer
        return None if timer is None else max(timer.left - self._elapsed, 0.0) / 1000

    # --- taking back --------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back all moves of the latest step of a person, and the robots' moves after it.

        Raises IllegalMove with the reason if that is not allowed.
        """
        refusal = self.why_not_undo()
        if refusal is not None:
            raise refusal
        keep = self._first_of_step(self._latest_by_a_person(len(self.log)))
        self._go_back_to(keep)
        self.moves_when_passed = keep

    def _go_back_to(self, keep: int) -> None:
        """Restore the state after the first `keep` moves; the tablet stays with its holder.

        The curtain is down afterwards, unless a public prompt was visible and the restored prompt
        is public too.
        """
        was_public = self._in_sight and self.prompt.audience is None
        holder = self._holder
        self.replay(self.log[:keep])
        self._holder = holder
        self._open = was_public and self.prompt.audience is None

    def why_not_undo(self) -> IllegalMove | None:
        """The reason why `undo` would refuse now; None if it would not.

        The answer reveals no secret.
        """
        if self.over:
            return IllegalMove("over", "The game is over.")
        latest = self._latest_by_a_person(len(self.log))
        known = latest
        while known >= self.moves_when_passed and self._hidden_and_final(known):
            known = self._latest_by_a_person(known)
        refusal = self._why_not_take_back(known)
        if refusal is None and known < latest:
            return IllegalMove("final", "That move can’t be taken back.")
        return refusal

    def _why_not_take_back(self, latest: int) -> IllegalMove | None:
        if latest < 0:
            return IllegalMove("nothing-to-undo", "There’s nothing to take back.")
        first = self._first_of_step(latest)
        if first < self.moves_when_passed:
            return IllegalMove("passed-on", "Somebody else’s turn has begun since.")
        if not all(entry.move.undoable for entry in self.log[first : latest + 1]):
            return IllegalMove("final", "That move can’t be taken back.")
        if any(not later.secret for later in self.log[latest + 1 :]):
            return IllegalMove("answered", "That move has been answered already.")
        return None

    def _hidden_and_final(self, number: int) -> bool:
        """Whether the move with this index in the log is secret and cannot be taken back.

        `why_not_undo` skips such moves, because its answer could otherwise reveal them.
        """
        entry = self.log[number]
        return entry.secret and not entry.move.undoable

    def _latest_by_a_person(self, before: int) -> int:
        latest = before - 1
        while latest >= 0 and self.log[latest].by_robot:
            latest -= 1
        return latest

    def _first_of_step(self, last: int) -> int:
        """The index of the first move of the step that includes the move at index `last`."""
        while self.log[last].same_step:
            last -= 1
        return last

    def replay(self, log: list[LogEntry]) -> None:
        """Start the match again and apply the logged moves; the curtain is down afterwards."""
        self._restart()
        for entry in log:
            self._elapsed = entry.elapsed
            self._apply(entry.move, entry.same_step, replayed=True)

    def resume_clock(self, elapsed: int) -> None:
        """Set `elapsed`, in milliseconds, after a saved match was loaded."""
        self._elapsed = elapsed

    # --- robots -------------------------------------------------------------------------------

    def robot_turn(self, knowledge: Knowledge = NO_KNOWLEDGE) -> bool:
        """Play the move of the first robot that answers the prompt now.

        Returns False if no robot has moved: people have to act, somebody peeks, the curtain covers
        a public prompt, or the match is over.
        """
        if self.over or self._peeking is not None:
            return False
        if self.prompt.audience is None and not self._in_sight:
            return False
        actors = self.prompt.actors
        robots = [seat for seat in actors if self.players[seat].robot]
        move = self.suggest_move(robots, len(robots) == len(actors), knowledge)
        if move is None:
            return False
        self._apply(move)
        return True

    def suggest_move(
        self, seats: Iterable[int], alone: bool, knowledge: Knowledge = NO_KNOWLEDGE
    ) -> Move | None:
        """The first move that the game's robot suggests for one of these seats, tried in order.

        None if the robot leaves the answer to people at every seat. `alone` is passed to the robot
        as `View.alone`.
        """
        for seat in seats:
            player = self.players[seat]
            view = View(
                seat,
                self.prompt,
                self.game.peek(self._state, seat),
                alone,
                player.name,
                player.skill,
                knowledge.of(self.game),
                self.game.known_secret(self._state, seat),
                self.setup.language,
                knowledge.last_used,
            )
            luck = Chance(self.setup.seed, len(self.log), f"robot {seat}")
            move = self.game.robot(view, luck)
            if move is not None:
                return move
        return None

    # --- what is kept -------------------------------------------------------------------------

    def used(self) -> frozenset[str]:
        """The ids of items that were shown and of sentences that robots said; see `Game.used`."""
        return self.game.used(self._state)

    def story(self) -> tuple[dict[str, Any], ...]:
        """The records of the match so far, for the history of the evening; see `Game.story`."""
        return self.game.story(self._state)
