"""What a group can play in a game night: the setups of its matches, and its planner."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core import Game
from engine.errors import BadSetup
from engine.game_night.game_night import GameNight, Guest, next_setup
from engine.game_night.programme import (
    MIN_PEOPLE,
    PlannedMatch,
    Planner,
    check_people,
    possible_matches,
)
from engine.registry import all_games
from engine.setup import Player, Setup
from mobileapp.games.intro import game_intro
from mobileapp.languages.translation import tr
from mobileapp.match.draft import recall
from mobileapp.match.supply import supply_for
from mobileapp.player_profile import PlayerProfile, profiles_of
from mobileapp.running_app import RunningApp

TRIAL_SEED = 0
"""The seed of setups that only show whether a match can be played, and what it would look like."""


class GroupPlanner(NamedTuple):
    """The planner of a group, with the games for which there are packs.

    It has no games if a game night is not for so many people.
    """

    planner: Planner
    missing: str
    """Why a game is missing; empty if none is."""


class PlannerCache:
    """Makes the planner of a group, anew only if people, packs, storage or language change.

    Making one takes long, as the cards of every game are drawn on trial.
    """

    def __init__(self, app: RunningApp) -> None:
        self._app = app
        self._latest: tuple[object, GroupPlanner] | None = None
        """The latest planner, with all that it was made from."""

    def of(self, people: tuple[Player, ...], seed: int) -> GroupPlanner:
        app = self._app
        source = people, seed, app.library.packs(), app.storage.version(), tr.language
        if self._latest is None or self._latest[0] != source:
            self._latest = source, self._made(people, seed)
        return self._latest[1]

    def _made(self, people: tuple[Player, ...], seed: int) -> GroupPlanner:
        try:
            check_people(len(people))
        except BadSetup as refusal:  # people may have joined or left during a match
            return GroupPlanner(Planner((), MIN_PEOPLE, seed), tr.explain(refusal))
        games, missing = [], []
        children = len(seats_of_children(profiles_of(people, self._app.profile)))
        for game in all_games():
            matches = possible_matches(game, len(people), children)
            try:
                for match in matches[:1]:
                    setup_of(self._app, game, match, people, TRIAL_SEED)
                games += [game] if matches else []
            except BadSetup:
                if not game.info.from_memories:  # nobody misses it before there are memories
                    missing.append(tr._(game.info.title))
        history = played_before(self._app, people, 2)
        planner = Planner(games, len(people), seed, history, children)
        return GroupPlanner(planner, _why_missing(missing))


def _why_missing(titles: Sequence[str]) -> str:
    """A sentence about games whose packs are gone or too small; empty if there are none."""
    if not titles:
        return ""
    return tr._("Not tonight: {games}. There are too few words or pictures in the packs.").format(
        games=tr.listed(titles)
    )


def seats_of_children(people: Sequence[PlayerProfile]) -> tuple[int, ...]:
    """The seats of children who cannot read yet."""
    return tuple(seat for seat, person in enumerate(people) if person.young)


def played_before(app: RunningApp, people: tuple[Player, ...], together: int) -> list[str]:
    """The games of matches in which enough of these people played: `together`, or all."""
    names = {player.name for player in people if not player.robot}
    least = min(together, len(names))
    return app.storage.game_nights.played_by(names, least) if least else []


def setup_of(
    app: RunningApp, game: Game[Any], match: PlannedMatch, people: tuple[Player, ...], seed: int
) -> Setup:
    """The setup of a match as the first one of a game night of these people."""
    night = GameNight(match.minutes, seed, tuple(map(Guest, people)), programme=(match,))
    return setup_of_next(app, night, game, seed)


def setup_of_next(
    app: RunningApp, night: GameNight, game: Game[Any], seed: int, guided: bool = False
) -> Setup:
    """The setup of the next match, with the packs that people have chosen for the game.

    A guided match is played with the words and, if it is the variant that *Show us how* teaches,
    with the deal of that first game.
    """
    draft = recall(game.id, app.storage)
    draft.people = [*profiles_of(night.players, app.profile)]
    if guided:
        variant, lesson = night.programme[0].variant, game_intro(game.id).guided_game
        draft = draft.first_game(variant)
        if lesson.seed is not None and variant == (lesson.variant or game.variants[0].id):
            seed = lesson.seed
    players = app.storage.roster.identified(guest.player for guest in night.guests)
    guests = tuple(replace(g, player=p) for g, p in zip(night.guests, players, strict=True))
    night = replace(night, guests=guests)
    children = seats_of_children(draft.people)
    return next_setup(night, game, seed, supply_for(app, draft), children)
