"""Leads through a game night: plans it, sets up its matches, and keeps it in the storage."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core import Game, GameOver
from engine.errors import BadSetup, Refusal
from engine.game_night.game_night import (
    GameNight,
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
from engine.game_night.programme import (
    LENGTHS,
    PlannedMatch,
    Planner,
    check_people,
    possible_matches,
)
from engine.game_night.titles import titles
from engine.match import Match
from engine.registry import all_games, find_game
from engine.setup import Player, Setup
from mobileapp.games.intro import game_intro
from mobileapp.languages.translation import tr
from mobileapp.match.draft import recall
from mobileapp.match.supply import supply_for
from mobileapp.match.table import Table, recalled_people
from mobileapp.player_profile import head_count, profiles_of
from mobileapp.running_app import RunningApp
from mobileapp.storage import StorageProblem
from mobileapp.storage.evenings import EVENING_GAP
from mobileapp.storage.game_nights import OPEN, SavedGameNight
from mobileapp.storage.tables import AT_ITS_END, NO_MATCH
from mobileapp.tonight import texts
from mobileapp.tonight.views import (
    EndingView,
    InterludeView,
    LengthView,
    ProgrammeStop,
    TitleView,
    TonightPage,
)

LENGTH = "evening-minutes"
"""The name of the setting with the length of the latest game night."""
TRIAL_SEED = 0
"""The seed of setups that only show whether a match can be played, and what it would look like."""


def _swappable(night: GameNight, planner: Planner) -> frozenset[int]:
    """The indices of the programme at which another game fits."""
    indices = range(len(night.programme))
    return frozenset(index for index in indices if swap_game(night, planner, index) != night)


def _lights_for_all(match: PlayedMatch, night: GameNight) -> int:
    """How many lights a match has brought the table; those that two people share count once."""
    lights = match.lights.values()
    return max(lights, default=0) if night.shared else sum(lights)


class TonightFlow:
    """The one game night of the app: what its pages show, and what people do on them."""

    def __init__(self, app: RunningApp) -> None:
        self._app = app
        self.saved: SavedGameNight | None = None
        """The open game night, or the one whose end is shown; None if there is none."""
        self._table: Table | None = None
        self._seed = 0
        self._missing = ""
        """Why a game is missing in the programme; empty if none is."""
        self._made: tuple[object, Planner] | None = None
        """The latest planner, with all that it was made from."""
        self._changed: GameNight | None = None
        """The game night with the programme that people have changed; None if they have not."""
        self._painting = False
        """Whether an idle task will paint what the next match shows first."""

    # --- before it begins ---------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """Who will play: at first the people of the latest match, or of the open game night."""
        if self._table is None:
            self._table = Table(people=recalled_people(self._app.storage))
        return self._table

    @property
    def cover(self) -> Path:
        """The picture of a game night before it begins."""
        return game_intro("storyteller").cover

    def open(self) -> None:
        """Open the page that plans a game night; if nobody is known, the players come first."""
        self.prepare()
        self._app.go("tonight")
        if not self.table.people:
            self._app.go("players", tonight=True)

    def prepare(self) -> None:
        """Begin to plan a new game night: with the people of the latest match, and another seed."""
        self._table, self._seed, self.saved = None, self._app.new_seed(), None
        self._changed = None

    @property
    def minutes(self) -> int:
        """How long the next game night is to be."""
        chosen = self._app.storage.settings.choice(LENGTH, LENGTHS[1], *LENGTHS)
        return int(chosen)

    @property
    def minutes_to_come(self) -> int:
        """How long the open game night is still to be, or the next one if none is open."""
        if self.saved is None:
            return self.minutes
        return self.saved.night.minutes_to_come or self.saved.night.minutes

    def choose_minutes(self, minutes: int) -> None:
        self._changed = None
        with suppress(StorageProblem):
            self._app.storage.settings[LENGTH] = minutes

    def length_view(self) -> LengthView:
        """What the first page shows: the programme of these people for this time."""
        people = self.table.players
        who = head_count(self.table.people)
        if not people:
            return LengthView(self.minutes, (), who, tr._("First, who is here tonight?"))
        try:
            check_people(len(people))
        except BadSetup as refusal:
            return LengthView(self.minutes, (), who, tr.explain(refusal))
        planner = self._planner(people)
        planned = self._planned(planner)
        nothing = self._missing or tr._("No game fits this group.")
        return LengthView(
            self.minutes,
            tuple(self._stop(match) for match in planned.programme),
            who,
            "" if planned.programme else nothing,
            self._missing,
            _swappable(planned, planner),
            self._is_shorter(planned, planner),
        )

    def _is_shorter(self, planned: GameNight, planner: Planner) -> bool:
        """Whether people have left out a game."""
        return self._changed is not None and (
            bool(planned.left_out)
            or len(planned.programme) < len(self._unchanged(planner).programme)
        )

    def plan(self) -> GameNight:
        """The game night that would begin now."""
        return self._planned(self._planner(self.table.players))

    def _planned(self, planner: Planner) -> GameNight:
        people = self.table.players
        if self._changed is not None and self._changed.players == people:
            return self._changed
        night = self._unchanged(planner)
        if self._changed is None:
            return night
        return replan(replace(night, left_out=self._changed.left_out), planner)

    def _unchanged(self, planner: Planner) -> GameNight:
        """The game night before people change its programme."""
        return begin(planner, self.table.players, self.minutes, self._seed)

    def swap(self, index: int) -> None:
        """Put another game into the programme before the game night begins."""
        planner = self._planner(self.table.players)
        self._changed = swap_game(self._planned(planner), planner, index)

    def leave_out(self, index: int) -> None:
        """Take a game out of the programme before the game night begins."""
        planner = self._planner(self.table.players)
        self._changed = leave_out_game(self._planned(planner), planner, index)

    def _planner(self, people: tuple[Player, ...]) -> Planner:
        """A planner for these people; it is made anew only if people, packs or the storage change.

        Making one takes long, as the cards of every game are drawn on trial.
        """
        seed = self.saved.night.seed if self.saved else self._seed
        packs, stored = self._app.library.packs(), self._app.storage.version()
        source = people, seed, packs, stored, tr.language
        if self._made is None or self._made[0] != source:
            self._made = source, self._make_planner(people, seed)
        return self._made[1]

    def _make_planner(self, people: tuple[Player, ...], seed: int) -> Planner:
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
                    missing.append(tr.explain(refusal))
        self._missing = " ".join(missing)
        return Planner(games, len(people), seed, self._history(people, 2))

    def _history(self, people: tuple[Player, ...], together: int) -> list[str]:
        """The games of matches in which enough of these people played: `together`, or all."""
        names = {player.name for player in people if not player.robot}
        least = min(together, len(names))
        return self._app.storage.game_nights.played_by(names, least) if least else []

    def setup_of(
        self, game: Game[Any], match: PlannedMatch, people: tuple[Player, ...], seed: int
    ) -> Setup:
        night = GameNight(match.minutes, seed, tuple(map(Guest, people)), programme=(match,))
        return self.next_setup(night, game, seed)

    def next_setup(
        self, night: GameNight, game: Game[Any], seed: int, guided: bool = False
    ) -> Setup:
        """The setup of the next match, with the packs that people have chosen for the game.

        A guided match is played with the words and, if it is the variant that *Show us how*
        teaches, with the deal of that first game.
        """
        draft = recall(game.id, self._app.storage)
        draft.people = [*profiles_of(night.players, self._app.profile)]
        if guided:
            variant, lesson = night.programme[0].variant, game_intro(game.id).guided_game
            draft = draft.first_game(variant)
            if lesson.seed is not None and variant == (lesson.variant or game.variants[0].id):
                seed = lesson.seed
        guests = tuple(
            replace(guest, player=player)
            for guest, player in zip(
                night.guests,
                self._app.storage.roster.identified(guest.player for guest in night.guests),
                strict=True,
            )
        )
        supply = supply_for(self._app, draft)
        return next_setup(replace(night, guests=guests), game, seed, supply, draft.with_child)

    # --- from match to match ------------------------------------------------------------------

    def begin(self) -> Refusal | None:
        """Save a new game night and start its first match; return why not if that is impossible."""
        people = self.table.players
        try:
            check_people(len(people))
            night = self.plan()
            self.saved = self._app.storage.game_nights.begin(night, self._app.now())
        except Refusal as refusal:
            return refusal
        with suppress(StorageProblem):
            self.table.remember(self._app.storage)
        self._app.remember_badges(self.table.people)
        return self.go_on()

    def load(self) -> SavedGameNight | None:
        """Read the open game night again; raises BadSave if that is impossible.

        If a game of its programme has no packs any more, the programme is made anew without it.
        """
        self.saved, self._table = self._app.storage.game_nights.open_one(), None
        kept = {AT_ITS_END, *self._app.storage.unfinished.ids()}
        if self.saved is not None and self.saved.match_id not in kept:
            night = self.saved.night
            planner = self._planner(night.players)
            if not {match.game for match in night.programme} <= {*planner.games}:
                self._write(replan(night, planner))
        return self.saved

    def resume(self) -> Refusal | None:
        """Go on with the open game night: with its match, behind a curtain, or between matches.

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
            return self._app.match_flow.resume(saved.match_id)
        at_end = saved.match_id == AT_ITS_END
        page = TonightPage.ENDING if at_end else TonightPage.INTERLUDE
        self._app.go("tonight", page=page)
        return None

    def go_on(self) -> Refusal | None:
        """Start the next match; return why not if that is impossible."""
        saved = self.saved
        if saved is None or not saved.night.programme:
            return BadSetup("no-game", "No game fits this group.")
        game = find_game(saved.night.programme[0].game)
        new = game.id not in self._history(saved.night.players, 1)
        try:
            setup = self.next_setup(saved.night, game, self._app.new_seed(), guided=new)
        except BadSetup as refusal:
            return refusal
        self._app.match_flow.start(setup, guided=new, night=saved)
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
            night = self.plan() if self.saved is None else self.saved.night
            for match in night.programme[:1]:
                game = find_game(match.game)
                setup = self.setup_of(game, match, night.players, TRIAL_SEED)
                self._app.match_flow.paint_ahead.expect(setup)

    def is_playing(self, match_id: int) -> bool:
        """Whether a match is the present one of the open game night."""
        return self._app.storage.open_night_match() == match_id

    def after(self, match_id: int, match: Match) -> SavedGameNight | None:
        """The game night after the end of a match; None if it is not of this game night."""
        over, saved = match.prompt, None
        with suppress(Refusal):
            saved = self._app.storage.game_nights.open_one()
        if saved is None or saved.match_id != match_id or not isinstance(over, GameOver):
            return None
        night = after_match(saved.night, match.game, match.setup, match.at_table, over)
        if {*night.numbers} != {*saved.night.numbers}:
            night = with_players(night, self._planner(night.players), night.players)
        return replace(saved, night=night, match_id=NO_MATCH)

    def show_interlude(self) -> None:
        """Close the match that is over, and show the page between two matches."""
        self._app.match_flow.close()
        self._app.screens.forget_way()
        with suppress(Refusal):
            self.load()
        if self.saved is None:
            self._app.home()
            return
        self._app.go("tonight", page=TonightPage.INTERLUDE, fresh=True)

    def skip_match(self) -> None:
        """Go on without the match that people have just thrown away."""
        if self.saved is not None:
            night = replace(self.saved.night, programme=self.saved.night.programme[1:])
            self._write(night)

    def read_names(self) -> None:
        """Give the people of the open game night the names that they have now.

        Between two matches, people may be renamed, merged or forgotten.
        """
        if self.saved is not None and self.saved.ended == OPEN:
            with suppress(Refusal):
                self.saved = self._app.storage.game_nights.open_one() or self.saved

    def another(self) -> None:
        """Choose another game as the next one."""
        if self.saved is not None:
            night = self.saved.night
            self._write(another_game(night, self._planner(night.players)))

    def change_people(self) -> None:
        """Go on with the people at the table, after they came or went between two matches."""
        self.read_names()
        if self.saved is not None and self._table is not None:
            people = self._table.players
            self._write(with_players(self.saved.night, self._planner(people), people))

    def reach_end(self) -> None:
        """Let the end of the game night be shown; it stays open until people leave that page."""
        if self.saved is not None:
            self._write(self.saved.night, AT_ITS_END)

    def end_if_old(self) -> None:
        """End the game night if its end was still shown when the app was closed, hours ago."""
        with suppress(Refusal):
            saved = self._app.storage.game_nights.open_one()
            if saved is not None and self._app.now() - saved.started >= EVENING_GAP:
                self._app.storage.game_nights.end(self._app.now())

    def end(self) -> None:
        """End the game night; `saved` then holds it with its end."""
        saved, now = self.saved, self._app.now()
        with suppress(StorageProblem):
            self._app.storage.game_nights.end(now)
        if saved is not None:
            self.saved = replace(saved, ended=max(now, saved.started, 1.0), match_id=NO_MATCH)

    def _write(self, night: GameNight, match_id: int = NO_MATCH) -> None:
        if self.saved is not None:
            self.saved = replace(self.saved, night=night, match_id=match_id)
            with suppress(StorageProblem):
                self._app.storage.game_nights.write(self.saved)

    # --- what its pages show ------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table on the page that is shown."""
        return self.table.players if self.saved is None else self.saved.night.players

    def interlude_view(self, fresh: bool) -> InterludeView:
        """What the page between two matches shows; `fresh` if a match has just ended."""
        night = self._night()
        played = night.played
        latest = played[-1].lights if played and fresh else {}
        total = sum(match.planned.minutes for match in played) + night.minutes_to_come
        passed = 1 - night.minutes_to_come / total if total else 1.0
        other = another_game(night, self._planner(night.players)).programme
        return InterludeView(
            tuple(self._stop(match.planned, _lights_for_all(match, night)) for match in played),
            tuple(self._stop(match) for match in night.programme),
            tuple(guest.lights for guest in night.at_table),
            tuple(latest.get(number, 0) for number in night.numbers),
            passed,
            texts.best_pair(self._understood()),
            texts.breath(night),
            night.shared,
            other[:1] != night.programme[:1],
            self._missing,
        )

    def ending_view(self) -> EndingView:
        """What the last page shows."""
        night = self._night()
        best = None
        if night.shared and self.saved is not None:
            names = [guest.name for guest in night.at_table]
            best = self._app.storage.game_nights.best_of_two(names, self.saved.id)
        return EndingView(
            texts.headline(night),
            texts.closing(night, best, self._understood(), self._number()),
            tuple(
                TitleView(night.numbers.index(title.guest), *texts.title_words(title))
                for title in titles(night)
            ),
            tuple(guest.lights for guest in night.at_table),
            night.shared,
        )

    def _night(self) -> GameNight:
        if self.saved is None:
            raise ValueError("no evening is open")
        return self.saved.night

    def _understood(self) -> dict[tuple[str, str], int]:
        """How often people of this game night understood one another."""
        if self.saved is None or not self.saved.night.played:
            return {}
        history, count = self._app.storage.history, len(self.saved.night.played)
        return texts.understood_in(history.latest(count))

    def _number(self) -> int:
        """How many evenings this tablet has seen, with this one."""
        return len(self._app.storage.history.evenings())

    def _stop(self, match: PlannedMatch, lights: int | None = None) -> ProgrammeStop:
        title = tr._(find_game(match.game).title)
        return ProgrammeStop(title, game_intro(match.game).cover, match.minutes, lights)
