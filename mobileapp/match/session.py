"""The session of one match: it runs the engine's Match, the robots, the clock and the sounds.

The match is saved after every step. Screens observe `current` and make moves; they never get the
Match itself.
"""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cached_property
from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty

from engine.assets import KNOWLEDGE
from engine.core import ChangeOfPlayers, Handoff, Leave, Move, Prompt
from engine.errors import Refusal
from engine.knowledge import Knowledge
from engine.match import Match
from engine.notes import Note
from engine.packs import Supply
from engine.rematch import rematch_setup
from engine.setup import Player, Setup
from mobileapp.background.workers import workers
from mobileapp.device import Device
from mobileapp.games.ui import game_ui
from mobileapp.kivy_style.events import Event
from mobileapp.match import cues
from mobileapp.match.motion import MotionGuard
from mobileapp.match.player_changes import PlayerChanges
from mobileapp.match.robot_texts import guessing_warning
from mobileapp.match.table import remember_people
from mobileapp.player_profile import PlayerProfile, profiles_of
from mobileapp.storage.game_nights import SavedGameNight
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage

ROBOT_PAUSE = 1.1
"""Seconds before a robot makes a public move, for people to look at the table."""
ROBOT_PAUSE_ON_THE_CLOCK = 4.0
"""Seconds before a robot makes a public move while a clock runs."""
ASK_AGAIN = 0.1
"""Seconds until the session checks again whether the knowledge of the robots is loaded."""
IDLE = 60.0
"""Seconds without a touch after which a secret is covered."""
MAX_CLOCK_STEP = 0.5
"""The maximum number of seconds by which one frame advances the clock, so that time in which the
whole app hangs does not count.
"""
CHECKPOINT = 1.0 - MAX_CLOCK_STEP
"""Seconds between two saves of a running clock. If the app is killed, even in a long frame, at most
one second on the clock is lost.
"""


class MatchSession(EventDispatcher):
    """Runs a match: its clock, robots, cues, saves and the curtain."""

    current = ObjectProperty(None)
    """What the tablet shows: a Prompt, or a Handoff while the prompt is covered."""
    time_left = NumericProperty(0)
    robots_wait = BooleanProperty(False)
    """Whether public moves of robots are delayed, because people read or a result is revealed."""
    thinking = ListProperty([])
    """The seats of robots that are about to make a public move."""

    on_covered = Event()
    """The curtain has fallen."""
    on_moved = Event()
    """A person has made a move, or a player has left or joined."""
    on_turn_over = Event()
    """A move has ended the turn in which people chose something."""
    on_refused = Event()
    """A move is not allowed: the refusal."""
    on_not_saved = Event()
    """The match could not be saved: the exception."""

    def __init__(
        self,
        match: Match,
        match_id: int,
        storage: Storage,
        device: Device,
        profiles: Callable[[str, int, bool], PlayerProfile],
        now: Callable[[], float],
        night_after: Callable[[int, Match], SavedGameNight | None],
    ) -> None:
        super().__init__()
        self._match = match
        self._ui = game_ui(match.game.id)
        self.changes = PlayerChanges(match)
        self.match_id = match_id
        self._storage = storage
        self._device = device
        self._profiles = profiles
        self._now = now
        self._night_after = night_after
        """The game night as the end of the match leaves it; None if it belongs to none."""
        self._best_before: tuple[int | None] | None = None
        self._notes = {note.round: note for note in storage.matches.notes(match_id)}
        self._idle = 0.0
        self._motion = MotionGuard()
        self._since_checkpoint = 0.0
        self._resumes = False
        """Whether `resume` has to uncover the table (see `interrupt`)."""
        self._robot_event: Any = None
        self._choices: dict[tuple[type[Prompt], int | None], Any] = {}
        self._known_profiles: tuple[tuple[Player, ...], tuple[PlayerProfile, ...]] | None = None
        """The players and their cached profiles; None if nothing is cached."""
        self._robots_ready: Future[None] | None = None
        if self._has_robots:
            self._prepare_robots()
        self._ticking = Clock.schedule_interval(self._tick, 0)
        self._play_secret_robots()
        self.current = match.current
        self._give_cue()
        self._let_robots_play()

    # --- what screens may read ----------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._match.game.id

    @property
    def variant(self) -> str:
        return self._match.setup.variant

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def covered_prompt(self) -> Prompt | None:
        """The public prompt that is covered; None if the table is open or a secret is covered."""
        return self._match.prompt if self._match.covered_table else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who have taken part in the match, by seat."""
        return self._match.names

    @property
    def present(self) -> tuple[int, ...]:
        """The seats of those at the table, clockwise."""
        return self._match.present

    @property
    def at_table(self) -> tuple[PlayerProfile, ...]:
        """The profiles of those at the table, clockwise."""
        return tuple(self.profile(seat) for seat in self.present)

    @property
    def story(self) -> tuple[dict[str, Any], ...]:
        """The story of the match for the history, round by round; empty until it is over."""
        return self._match.story() if self.over else ()

    @property
    def best_before(self) -> int | None:
        """The best earlier result of the same people in this variant, if they share one result.

        None until the match is over, in variants without a shared result, and if there is no
        earlier one. The database is read only once, because every scene of the ending needs this.
        """
        if not self.over:
            return None
        if self._best_before is None:
            self._best_before = (self._storage.history.best_before(self.match_id),)
        return self._best_before[0]

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes of spoken clues that people have typed, during the match or after it."""
        return tuple(self._notes.values())

    def profile(self, seat: int) -> PlayerProfile:
        """The profile of the player at a seat."""
        return self.profiles()[seat]

    def profiles(self) -> tuple[PlayerProfile, ...]:
        """The profiles of all who have taken part, by seat; cached, as every scene needs them."""
        players = self._match.players
        if self._known_profiles is None or self._known_profiles[0] != players:
            self._known_profiles = (players, profiles_of(players, self._profiles))
        return self._known_profiles[1]

    def profiles_by_round(self) -> tuple[tuple[PlayerProfile, ...], ...]:
        """The profiles by seat in each round of a finished match in which a seat changed players.

        Otherwise empty: everyone then had the same seat in all rounds.
        """
        match = self._match
        rounds = range(len(self.story) if match.handed_over else 0)
        return tuple(profiles_of(match.players_in(n), self._profiles) for n in rounds)

    def forget_profiles(self) -> None:
        """Clear the cached profiles, because somebody's colour or symbol may have changed."""
        self._known_profiles = None

    def guessing_warning(self) -> str:
        """A sentence for people if robots do not know the pictures or the words of this match.

        It is empty if they do (see `robot_texts.guessing_warning`).
        """
        items = [item for box in self._match.setup.box.values() for item in box]
        return guessing_warning(self._match.game, items)

    def rematch(self, seed: int, supply: Supply) -> Setup:
        """The setup of a rematch: the same people, chairs, teams and rules; the next one begins."""
        return rematch_setup(self._match, seed, supply)

    # --- what screens may do ------------------------------------------------------------------

    def choice_for(self, prompt: Prompt) -> Any:
        """What the audience of a prompt has chosen so far; the empty choice if nothing.

        It survives an interruption, such as a call. The next move drops it, unless the game says
        that it stays valid (`GameUI.keeps_choice`). It is never saved.
        """
        return self._choices.get((type(prompt), prompt.audience), self._ui.choice)

    def keep_choice(self, choice: Any) -> None:
        """Replace the choice for the prompt that is shown now."""
        if isinstance(self.current, Prompt):
            self._choices[type(self.current), self.current.audience] = choice

    def move(self, *moves: Move) -> bool:
        """Play the moves of one gesture; return whether all of them are allowed.

        If one of the moves is not allowed, none is played, and `on_refused` is dispatched. One undo
        takes back all moves of a gesture.
        """
        return self._person_moves(lambda: self._match.play(*moves))

    def note(self, note: Note) -> None:
        """Save a note of a clue that was only spoken; this is not a move."""
        self._notes[note.round] = note
        try:
            self._storage.matches.write_note(self.match_id, note)
        except Refusal as problem:
            self.dispatch("on_not_saved", problem)

    def lift(self) -> None:
        """Open the curtain, or uncover the table, and save; do nothing if a prompt is shown."""
        if isinstance(self.current, Handoff) and self._attempt(self._match.lift):
            self._refresh()
            self.save()
            self._let_robots_play()

    def cover(self) -> None:
        """Cover the current prompt, end any peek, and dispatch `on_covered`."""
        self.forget_profiles()
        self._match.cover()
        self._refresh()
        self.dispatch("on_covered")

    def interrupt(self) -> None:
        """Cover the current prompt while a menu is open.

        Later, `resume` uncovers the prompt if it is public, has no clock, and a person can act.
        """
        shown = self.current
        self._resumes = (
            isinstance(shown, Prompt)
            and shown.audience is None
            and shown.timer is None
            and not self.robots_to_act()
        )
        self.cover()

    def resume(self) -> None:
        """Uncover the prompt after the menu closes, if the conditions of `interrupt` were met."""
        if self._resumes and isinstance(self.current, Handoff) and self.current.to is None:
            self.lift()
        self._resumes = False

    def hide_secret(self) -> None:
        """Cover the prompt if it is for one player only; leave an open table as it is."""
        if isinstance(self.current, Prompt) and self.current.audience is not None:
            self.cover()

    def peek(self, seat: int) -> None:
        if self._attempt(lambda: self._match.peek(seat)):
            self._refresh()

    def end_peek(self) -> None:
        """End a peek: show the open table again, or the curtain if the current prompt is secret."""
        if isinstance(self._match.current, Prompt) and self._match.current.audience is None:
            return  # the open table is in sight already
        self._match.cover()
        if self._match.prompt.audience is None:
            self._match.lift()
        self._refresh()
        self._let_robots_play()

    def peekers(self) -> tuple[int, ...]:
        """The seats of players who may look at their own secret again."""
        return self._match.peekers()

    def undo(self) -> None:
        """Undo the latest step of a person (all moves of one gesture) and all later robot moves."""
        before = self._match.at_table
        if self._attempt(self._match.undo):
            if self._match.at_table != before:  # the undone step was a change of players
                self.remember_people()
            self._moved()

    def why_not_undo(self) -> Refusal | None:
        return self._match.why_not_undo()

    def pass_to(self, seat: int) -> None:
        """Let the player at a seat, who now has the tablet, act before others who may act."""
        if self._attempt(lambda: self._match.pass_to(seat)):
            self._moved()

    @property
    def names_at_table(self) -> list[str]:
        return [player.name for player in self._match.at_table.values()]

    def change_players(self, move: ChangeOfPlayers) -> bool:
        """Play a move of `changes`; return whether it is allowed."""
        if not isinstance(move, Leave) and move.robot:
            self._prepare_robots()
        return self._person_moves(lambda: self._match.change_players(move))

    def remember_people(self) -> None:
        """Save who is at the table, for the next match; ignore a failed write."""
        with suppress(StorageProblem):
            remember_people(self.at_table, self._storage)

    def pause(self) -> None:
        """Cover the prompt and save the match, because the app goes to the background."""
        self.cover()
        self.save()

    def stop(self) -> None:
        """Save the match and end this session: stop its clock and its robots."""
        self.pause()
        if not self._match.over:
            with suppress(StorageProblem):
                self._storage.matches.mark_seen(self._match)
        self._ticking.cancel()
        if self._robot_event is not None:
            self._robot_event.cancel()

    def touched(self) -> None:
        """Restart the idle time after which a secret is covered, because the tablet was touched."""
        self._idle = 0.0
        self._motion.touched()

    # --- clock, robots and sensors ------------------------------------------------------------

    def _attempt(self, action: Callable[[], object]) -> bool:
        """Run an action, and return whether it was allowed.

        If it raises a Refusal, `on_refused` is dispatched, and the result is False.
        """
        try:
            action()
        except Refusal as refusal:
            self._device.signal(cues.REFUSED)
            self.dispatch("on_refused", refusal)
            return False
        return True

    def _person_moves(self, action: Callable[[], object]) -> bool:
        """Let a person make a move, and return whether it was allowed."""
        done = self._attempt(action)
        if done:
            self._device.signal(cues.CONFIRM)
            self.dispatch("on_moved")
            self._moved()
        return done

    def _moved(self) -> None:
        """Save the match after a move, let robots move, and show the new prompt.

        The match is saved first, so that nothing that people have seen can be lost.
        """
        self.save()
        self._play_secret_robots()
        self._drop_choices()
        self._refresh()
        self._let_robots_play()

    def _drop_choices(self) -> None:
        """Drop what was chosen before a move, unless it stays valid for the new public prompt."""
        before, after = self.current, self._match.current
        if (
            isinstance(before, Prompt)
            and isinstance(after, Prompt)
            and before.audience is after.audience is None
            and self._ui.keeps_choice(before, after, choice := self.choice_for(before))
        ):
            self._choices = {(type(after), None): choice}
        else:
            self._choices = {}
            self.dispatch("on_turn_over")

    def _play_secret_robots(self) -> None:
        """Let robots make their secret moves at once.

        No curtain is shown and nothing vibrates, as that would reveal these moves.
        """
        while self._secret_robot() and self._match.robot_turn(self._knowledge):
            self.save()

    def _secret_robot(self) -> bool:
        audience = self._match.prompt.audience
        return audience is not None and self._match.players[audience].robot

    def save(self) -> bool:
        """Save the match as it is; return whether that worked, else dispatch `on_not_saved`."""
        matches, match_id, match = self._storage.matches, self.match_id, self._match
        try:
            if match.over:
                matches.finish(match_id, match, self._now(), self._night_after(match_id, match))
            else:
                matches.record(match_id, match, self._now())
        except Exception as problem:  # a failed write, as on a full disk, must not end the match
            self.dispatch("on_not_saved", problem)
            return False
        return True

    def _refresh(self) -> None:
        current = self._match.current
        changed = current != self.current or type(current) is not type(self.current)
        if changed:
            self._motion.restart()
            self._device.hush()
            self.current = current
        left = self._match.time_left  # read after the screen has changed
        if left is not None:  # None must not reset a clock that is fading out
            self.time_left = left
        if changed:
            self._give_cue()
        self._idle = 0.0

    def _give_cue(self) -> None:
        if isinstance(self.current, Handoff):
            self._device.signal(cues.HANDOFF)
            self._device.say(cues.spoken_name(self.current, self._match.names))
        elif self.current.cue in cues.SIGNALS:
            self._device.signal(cues.SIGNALS[self.current.cue])

    def _let_robots_play(self) -> None:
        if self._robot_event is not None:
            self._robot_event.cancel()
        pause = ROBOT_PAUSE_ON_THE_CLOCK if self._match.prompt.timer else ROBOT_PAUSE
        self._robot_event = Clock.schedule_once(self._robot_turn, pause)
        self.thinking = self.robots_to_act()

    def robots_to_act(self) -> list[int]:
        """The seats of the robots that act next on an open table; empty if a person can act."""
        shown = self.current
        if self.over or not isinstance(shown, Prompt) or shown.audience is not None:
            return []
        robots = [seat for seat in shown.actors if self._match.players[seat].robot]
        return robots if len(robots) == len(shown.actors) else []

    @property
    def _has_robots(self) -> bool:
        return any(player.robot for player in self._match.at_table.values())

    @cached_property
    def _knowledge(self) -> Knowledge:
        """What robots know, including when items and clues were last used in earlier matches.

        It is read before the first move of a robot, as a match of people does not need it.
        """
        return KNOWLEDGE.after(self._storage.items.last_used())

    def _prepare_robots(self) -> None:
        """Load the knowledge of robots on a worker thread, so that no frame is blocked."""
        if self._robots_ready is None:
            pool = workers("robots")
            game, language = self._match.game, self._match.setup.language
            self._robots_ready = pool.submit(KNOWLEDGE.prepare_robot, game, language)
            pool.shutdown(wait=False)

    @property
    def preparing(self) -> list[Future[None]]:
        """The unfinished jobs of `_prepare_robots`; until they end, robots make no public moves."""
        return [ready for ready in (self._robots_ready,) if ready and not ready.done()]

    @property
    def language(self) -> str:
        """The language of the words of this match."""
        return self._match.setup.language

    @property
    def robots_know(self) -> Any:
        """What this game's robots know, from which scenes make the remarks of robots.

        None while it is not loaded, or if no robot plays.
        """
        ready = self._robots_ready is not None and self._robots_ready.done()
        return KNOWLEDGE.of(self._match.game) if ready else None

    def _robot_turn(self, _dt: float) -> None:
        if self.preparing:
            self._robot_event = Clock.schedule_once(self._robot_turn, ASK_AGAIN)
        elif self.robots_wait or not self._has_robots:
            return
        elif self._match.robot_turn(self._knowledge):
            self._moved()

    def on_robots_wait(self, _session: object, wait: bool) -> None:
        if not wait:
            self._let_robots_play()

    def _tick(self, dt: float) -> None:
        self._watch_idleness(dt)
        self._watch_motion(dt)
        timer, before = self._match.prompt.timer, self._match.time_left
        if timer is None or before is None:
            return
        moves = len(self._match.log)
        dt = min(dt, MAX_CLOCK_STEP)
        self._match.tick(dt)
        if len(self._match.log) != moves:
            self._moved()
            return
        after = self._match.time_left or 0.0
        for signal in cues.clock_signals(timer.marks, before, after):
            self._device.signal(signal)
        self.time_left = after
        self._since_checkpoint += dt
        if before != after and self._since_checkpoint >= CHECKPOINT:
            self._since_checkpoint = 0.0
            self.save()

    def _watch_idleness(self, dt: float) -> None:
        self._idle += dt
        if self._idle >= IDLE:
            self.hide_secret()

    def _watch_motion(self, dt: float) -> None:
        """Cover a secret when the tablet is laid face down, or picked up after it was left lying.

        In the first case the reader has finished; in the second, somebody else may hold the tablet.
        """
        if self._motion.must_hide(self._device.acceleration(), min(dt, MAX_CLOCK_STEP)):
            self._motion.restart()
            self.hide_secret()
