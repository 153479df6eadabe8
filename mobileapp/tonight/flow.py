"""Leads through a whole evening: plans it, sets up its matches, and keeps it in the storage."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from engine.core import Game, GameOver
from engine.errors import BadSetup, Refusal
from engine.evening.evening import (
    Evening,
    Guest,
    PlayedMatch,
    after_match,
    another_game,
    begin,
    leave_out_game,
    next_setup,
    replan,
    swap_game,
    with_players,
)
from engine.evening.programme import LENGTHS, PlannedMatch, Planner, check_people, possible_matches
from engine.evening.titles import titles
from engine.match import Match
from engine.registry import all_games, find_game
from engine.setup import Player, Setup
from mobileapp.games.intro import game_intro
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import recall
from mobileapp.player_profile import head_count, profiles_of
from mobileapp.robot_names import robot_names
from mobileapp.storage import StorageProblem
from mobileapp.storage.evenings import EVENING_GAP
from mobileapp.storage.tables import AT_ITS_END, NO_MATCH
from mobileapp.storage.tonight import OPEN, SavedEvening
from mobileapp.tonight import texts
from mobileapp.tonight.draft import EveningDraft, recall_evening
from mobileapp.tonight.views import EndingView, InterludeView, LengthView, ProgrammeStop, TitleView

LENGTH = "evening-minutes"
"""The name of the setting with the length of the latest evening."""
TRIAL_SEED = 0
"""The seed of setups that only show whether a match can be played, and what it would look like."""


def _swappable(evening: Evening, planner: Planner) -> frozenset[int]:
    """The indices of the programme at which another game fits."""
    indices = range(len(evening.programme))
    return frozenset(index for index in indices if swap_game(evening, planner, index) != evening)


def _lights_for_all(match: PlayedMatch, evening: Evening) -> int:
    """How many lights a match has brought the table; those that two people share count once."""
    lights = match.lights.values()
    return max(lights, default=0) if evening.shared else sum(lights)


class EveningFlow:
    """The one evening of the app: what its pages show, and what people do on them."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.saved: SavedEvening | None = None
        """The open evening, or the one whose end is shown; None if there is none."""
        self._draft: EveningDraft | None = None
        self._seed = 0
        self._missing = ""
        """Why a game is missing in the programme; empty if none is."""
        self._changed: Evening | None = None
        """The evening with the programme that people have changed; None if they have not."""
        self._painting = False
        """Whether an idle task will paint what the next match shows first."""

    # --- before it begins ---------------------------------------------------------------------

    @property
    def draft(self) -> EveningDraft:
        """Who will play; the people of the latest match at first, or those of the open evening."""
        if self._draft is None:
            self._draft = recall_evening(self._app.storage)
        return self._draft

    def open(self) -> None:
        """Open the page that plans a whole evening; if nobody is known, the players come first."""
        self.prepare()
        self._app.go("tonight")
        if not self.draft.people:
            self._app.go("players", evening=True)

    def prepare(self) -> None:
        """Begin to plan a new evening: with the people of the latest match, and another seed."""
        self._draft, self._seed, self.saved = None, self._app.new_seed(), None
        self._changed = None

    @property
    def minutes(self) -> int:
        """How long the next evening is to be."""
        chosen = self._app.storage.settings.choice(LENGTH, LENGTHS[1], *LENGTHS)
        return int(chosen)

    def choose_minutes(self, minutes: int) -> None:
        self._changed = None
        with suppress(StorageProblem):
            self._app.storage.settings[LENGTH] = minutes

    def length_view(self) -> LengthView:
        """What the first page shows: the programme of these people for this time."""
        people = self.draft.players
        who = head_count(self.draft.people)
        if not people:
            return LengthView(self.minutes, (), who, str(tr._("First, who is here tonight?")))
        try:
            check_people(len(people))
        except BadSetup as refusal:
            return LengthView(self.minutes, (), who, str(tr.explain(refusal)))
        planner = self._planner(people)
        planned = self._planned(planner)
        nothing = self._missing or str(tr._("There’s nothing to play with these people."))
        return LengthView(
            self.minutes,
            tuple(self._stop(match) for match in planned.programme),
            who,
            "" if planned.programme else nothing,
            self._missing,
            _swappable(planned, planner),
            self._is_shorter(planned, planner),
        )

    def _is_shorter(self, planned: Evening, planner: Planner) -> bool:
        """Whether people have left out a game."""
        return self._changed is not None and (
            bool(planned.left_out)
            or len(planned.programme) < len(self._unchanged(planner).programme)
        )

    def plan(self) -> Evening:
        """The evening that would begin now."""
        return self._planned(self._planner(self.draft.players))

    def _planned(self, planner: Planner) -> Evening:
        people = self.draft.players
        if self._changed is not None and self._changed.players == people:
            return self._changed
        evening = self._unchanged(planner)
        if self._changed is None:
            return evening
        return replan(replace(evening, left_out=self._changed.left_out), planner)

    def _unchanged(self, planner: Planner) -> Evening:
        """The evening before people change its programme."""
        return begin(planner, self.draft.players, self.minutes, self._seed)

    def swap(self, index: int) -> None:
        """Put another game into the programme before the evening begins."""
        planner = self._planner(self.draft.players)
        self._changed = swap_game(self._planned(planner), planner, index)

    def leave_out(self, index: int) -> None:
        """Take a game out of the programme before the evening begins."""
        planner = self._planner(self.draft.players)
        self._changed = leave_out_game(self._planned(planner), planner, index)

    def _planner(self, people: tuple[Player, ...]) -> Planner:
        """A planner for these people, with the games for which there are packs."""
        games, missing = [], []
        for game in all_games():
            matches = possible_matches(game, len(people))
            try:
                for match in matches[:1]:
                    self.setup_of(game, match, people, TRIAL_SEED)
                games += [game] if matches else []
            except BadSetup as refusal:
                if not game.info.from_memories:  # nobody misses it before there are memories
                    missing.append(str(tr.explain(refusal)))
        self._missing = " ".join(missing)
        seed = self.saved.evening.seed if self.saved else self._seed
        return Planner(games, len(people), seed, self._history(people, 2))

    def _history(self, people: tuple[Player, ...], together: int) -> list[str]:
        """The games of matches in which enough of these people played: `together`, or all."""
        names = {player.name for player in people if not player.robot}
        least = min(together, len(names))
        return self._app.storage.whole_evenings.played_by(names, least) if least else []

    def setup_of(
        self, game: Game[Any], match: PlannedMatch, people: tuple[Player, ...], seed: int
    ) -> Setup:
        evening = Evening(match.minutes, seed, tuple(map(Guest, people)), programme=(match,))
        return self.next_setup(evening, game, seed)

    def next_setup(
        self, evening: Evening, game: Game[Any], seed: int, guided: bool = False
    ) -> Setup:
        """The setup of the next match, with the packs that people have chosen for the game.

        A guided match is played with the words and, if it is the variant that *Show us how*
        teaches, with the deal of that first game.
        """
        storage, draft = self._app.storage, recall(game.id, self._app.storage)
        draft.people = [*profiles_of(evening.players, self._app.profile)]
        if guided:
            variant, lesson = evening.programme[0].variant, game_intro(game.id).guided_game
            draft = draft.first_game(variant)
            if lesson.seed is not None and variant == (lesson.variant or game.variants[0].id):
                seed = lesson.seed
        language = draft.language or str(tr.language)
        packs = draft.suitable(self._app.library.for_game(game.id, language))
        guests = tuple(
            replace(guest, player=player)
            for guest, player in zip(
                evening.guests,
                storage.roster.identified(guest.player for guest in evening.guests),
                strict=True,
            )
        )
        return next_setup(
            replace(evening, guests=guests),
            game,
            seed,
            packs=[pack for pack in packs if draft.uses(pack)],
            last_used=storage.items.last_used(),
            hidden=storage.items.hidden(),
            language=language,
            with_child=draft.with_child,
            robot_names=robot_names(player.name for player in evening.players),
        )

    # --- from match to match ------------------------------------------------------------------

    def begin(self) -> Refusal | None:
        """Save a new evening and start its first match; return why not if that is impossible."""
        people = self.draft.players
        try:
            check_people(len(people))
            evening = self.plan()
            self.saved = self._app.storage.whole_evenings.begin(evening, self._app.now())
        except Refusal as refusal:
            return refusal
        with suppress(StorageProblem):
            self.draft.remember(self._app.storage)
        self._app.remember_badges(self.draft.people)
        return self.go_on()

    def load(self) -> SavedEvening | None:
        """Read the open evening again; raises BadSave if that is impossible.

        If a game of its programme has no packs any more, the programme is made anew without it.
        """
        self.saved, self._draft = self._app.storage.whole_evenings.open_one(), None
        kept = {AT_ITS_END, *self._app.storage.unfinished.ids()}
        if self.saved is not None and self.saved.match_id not in kept:
            evening = self.saved.evening
            planner = self._planner(evening.players)
            if not {match.game for match in evening.programme} <= {*planner.games}:
                self._write(replan(evening, planner))
        return self.saved

    def resume(self) -> Refusal | None:
        """Go on with the open evening: with its match, behind the curtain, or between two matches.

        If its end was shown, it is shown again.
        Returns the reason if it cannot be read.
        """
        try:
            saved = self.load()
        except Refusal as refusal:
            return refusal
        if saved is None:
            return None
        if saved.match_id in self._app.storage.unfinished.ids():
            why_not: Refusal | None = self._app.match_flow.resume(saved.match_id)
            return why_not
        page = "ending" if saved.match_id == AT_ITS_END else "interlude"
        self._app.go("tonight", page=page)
        return None

    def go_on(self) -> Refusal | None:
        """Start the next match; return why not if that is impossible."""
        saved = self.saved
        if saved is None or not saved.evening.programme:
            return BadSetup("no-game", "There’s nothing to play with these people.")
        game = find_game(saved.evening.programme[0].game)
        new = game.id not in self._history(saved.evening.players, 1)
        try:
            setup = self.next_setup(saved.evening, game, self._app.new_seed(), guided=new)
        except BadSetup as refusal:
            return refusal

        def keep(connection: sqlite3.Connection, match_id: int) -> None:
            self._app.storage.whole_evenings.put(connection, replace(saved, match_id=match_id))

        self._app.match_flow.start(setup, guided=new, then=keep)
        return None

    def paint_ahead(self) -> None:
        """Paint, in an idle moment, what the next match will show first."""
        if not self._painting:
            self._painting = True
            self._app.idle_tasks.do(self._expect_next)

    def _expect_next(self) -> None:
        self._painting = False
        if self.saved is not None and self.saved.ended != OPEN:
            return
        with suppress(BadSetup):  # too few people, or too few cards: there is no next match
            evening = self.plan() if self.saved is None else self.saved.evening
            for match in evening.programme[:1]:
                game = find_game(match.game)
                setup = self.setup_of(game, match, evening.players, TRIAL_SEED)
                self._app.match_flow.paint_ahead.expect(setup)

    def is_playing(self, match_id: int) -> bool:
        """Whether a match belongs to the open evening."""
        return (
            self.saved is not None
            and self.saved.ended == OPEN
            and (self.saved.match_id == match_id or self._match_in_storage() == match_id)
        )

    def _match_in_storage(self) -> int:
        with suppress(Refusal):
            saved = self._app.storage.whole_evenings.open_one()
            if saved is not None:
                self.saved = saved
                return int(saved.match_id)
        return NO_MATCH

    def after(self, match_id: int, match: Match) -> Callable[[sqlite3.Connection], None] | None:
        """What to write together with the end of a match; None if it is not of this evening."""
        over, saved = match.prompt, self.saved
        if saved is None or saved.match_id != match_id or not isinstance(over, GameOver):
            return None
        evening = after_match(saved.evening, match.game, match.setup, match.at_table, over)
        if {guest.name for guest in evening.at_table} != {
            guest.name for guest in saved.evening.at_table
        }:
            evening = with_players(evening, self._planner(evening.players), evening.players)
        done = replace(saved, evening=evening, match_id=NO_MATCH)
        return lambda connection: self._app.storage.whole_evenings.put(connection, done)

    def show_interlude(self) -> None:
        """Close the match that is over, and show the page between two matches."""
        self._app.match_flow.close()
        self._app.screens.forget_way()
        with suppress(Refusal):
            self.load()
        if self.saved is None:
            self._app.home()
            return
        self._app.go("tonight", page="interlude", fresh=True)

    def skip_match(self) -> None:
        """Go on without the match that people have just thrown away."""
        if self.saved is not None:
            evening = replace(self.saved.evening, programme=self.saved.evening.programme[1:])
            self._write(evening)

    def another(self) -> None:
        """Choose another game as the next one."""
        if self.saved is not None:
            evening = self.saved.evening
            self._write(another_game(evening, self._planner(evening.players)))

    def change_people(self) -> None:
        """Go on with the people of the draft, after they came or went between two matches."""
        if self.saved is not None and self._draft is not None:
            people = self._draft.players
            self._write(with_players(self.saved.evening, self._planner(people), people))

    def reach_end(self) -> None:
        """Let the end of the evening be shown; the evening stays open until people leave it."""
        if self.saved is not None:
            self._write(self.saved.evening, AT_ITS_END)

    def end_if_old(self) -> None:
        """End the evening if its end was still shown when the app was closed, hours ago."""
        with suppress(Refusal):
            saved = self._app.storage.whole_evenings.open_one()
            if saved is not None and self._app.now() - saved.started >= EVENING_GAP:
                self._app.storage.whole_evenings.end(self._app.now())

    def end(self) -> None:
        """End the evening; `saved` then holds it with its end."""
        saved, now = self.saved, self._app.now()
        with suppress(StorageProblem):
            self._app.storage.whole_evenings.end(now)
        if saved is not None:
            self.saved = replace(saved, ended=max(now, saved.started, 1.0), match_id=NO_MATCH)

    def _write(self, evening: Evening, match_id: int = NO_MATCH) -> None:
        if self.saved is not None:
            self.saved = replace(self.saved, evening=evening, match_id=match_id)
            with suppress(StorageProblem):
                self._app.storage.whole_evenings.write(self.saved)

    # --- what its pages show ------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table on the page that is shown."""
        return self.draft.players if self.saved is None else self.saved.evening.players

    def interlude_view(self, fresh: bool) -> InterludeView:
        """What the page between two matches shows; `fresh` if a match has just ended."""
        evening = self._evening()
        played = evening.played
        latest = played[-1].lights if played and fresh else {}
        total = sum(match.planned.minutes for match in played) + evening.minutes_to_come
        passed = 1 - evening.minutes_to_come / total if total else 1.0
        other = another_game(evening, self._planner(evening.players)).programme
        return InterludeView(
            tuple(self._stop(match.planned, _lights_for_all(match, evening)) for match in played),
            tuple(self._stop(match) for match in evening.programme),
            tuple(guest.lights for guest in evening.at_table),
            tuple(latest.get(guest.name, 0) for guest in evening.at_table),
            passed,
            texts.best_pair(self._understood()),
            evening.shared,
            other[:1] != evening.programme[:1],
            self._missing,
        )

    def ending_view(self) -> EndingView:
        """What the last page shows."""
        evening = self._evening()
        names = [guest.name for guest in evening.at_table]
        best = None
        if evening.shared and self.saved is not None:
            best = self._app.storage.whole_evenings.best_of_two(names, self.saved.id)
        return EndingView(
            texts.headline(evening),
            texts.closing(evening, best, self._understood()),
            tuple(
                TitleView(names.index(title.name), *texts.title_words(title))
                for title in titles(evening)
            ),
            tuple(guest.lights for guest in evening.at_table),
            evening.shared,
        )

    def _evening(self) -> Evening:
        if self.saved is None:
            raise ValueError("no evening is open")
        return self.saved.evening

    def _understood(self) -> dict[tuple[str, str], int]:
        """How often people of this evening understood one another."""
        if self.saved is None or not self.saved.evening.played:
            return {}
        history, count = self._app.storage.history, len(self.saved.evening.played)
        return texts.understood_in(history.latest(count))

    def latest_evening(self) -> int:
        """The number of the evening with the latest match, in the list of all evenings.

        It is not the first one if the clock of the tablet was set back.
        """
        evenings = self._app.storage.history.evenings()
        latest = [max(match.match_id for match in matches) for matches in evenings]
        return latest.index(max(latest)) if latest else 0

    def _stop(self, match: PlannedMatch, lights: int | None = None) -> ProgrammeStop:
        title = str(tr._(find_game(match.game).title))
        return ProgrammeStop(title, game_intro(match.game).cover, match.minutes, lights)
