"""Tests of the names of robots: those of the current language, with tokens that stay."""

from collections.abc import Iterator

import pytest

from engine.assets import PACKS, load_packs
from engine.errors import BadSetup
from engine.game_night.game_night import GameNight, Guest, next_setup
from engine.game_night.programme import PlannedMatch
from engine.make_setup import make_setup
from engine.match import Match
from engine.names import ROBOT_NAMES, check_names, name_key
from engine.packs import Supply
from engine.registry import find_game
from engine.rematch import rematch_setup
from engine.setup import Player
from mobileapp.languages import all_languages
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.player_profile import PlayerProfile, robot_badge
from mobileapp.robot_names import check_person_name, robot_names
from mobileapp.stage.lettering import knows
from mobileapp.widgets.lettering import FILES

LONGEST = 10
"""The most letters of a robot's name: it stands below small tokens."""
DECLARED = {language.id: language.robots for language in all_languages().values()}
UKRAINIAN = DECLARED["uk"]


@pytest.fixture(autouse=True)
def ukrainian() -> Iterator[None]:
    tr.use("uk")
    yield
    tr.use("en")


@pytest.mark.parametrize("language", [code for code, names in DECLARED.items() if names])
def test_declared_names_are_ten_short_readable_ones(language: str) -> None:
    names = DECLARED[language]
    assert len(names) == len(ROBOT_NAMES)
    check_names(names)  # distinct and readable
    assert [name for name in names if len(name) > LONGEST] == []
    for face in ("Text", "Display"):
        assert all(knows(str(FILES[face]), name) for name in names)


def test_a_name_means_the_same_robot_in_all_languages() -> None:
    places: dict[str, set[int]] = {}
    for names in (ROBOT_NAMES, *DECLARED.values()):
        for place, name in enumerate(names):
            places.setdefault(name_key(name), set()).add(place)
    assert {name for name, found in places.items() if len(found) > 1} == set()


def test_new_robots_have_names_of_the_current_language() -> None:
    draft = Draft("storyteller")
    draft.add_robot()
    tr.use("en")
    draft.add_robot()
    assert [robot.name for robot in draft.people] == [UKRAINIAN[0], ROBOT_NAMES[1]]


def test_a_robot_keeps_its_token_in_another_language() -> None:
    for before, after in zip(ROBOT_NAMES, UKRAINIAN, strict=True):
        assert robot_badge(before) == robot_badge(after)


def test_a_new_robot_gets_a_token_that_is_not_at_the_table() -> None:
    draft = Draft("storyteller")
    draft.people = [PlayerProfile(name, "", "", robot=True) for name in ROBOT_NAMES[:2]]
    for _ in ROBOT_NAMES[2:]:
        draft.add_robot()
    assert len({robot.symbol for robot in draft.people}) == len(ROBOT_NAMES)
    assert robot_names(ROBOT_NAMES) == robot_names(UKRAINIAN) == UKRAINIAN


@pytest.mark.parametrize("name", ["Bolt", " гайка ", "ПІКСЕЛЬ"])
@pytest.mark.parametrize("language", ["uk", "en"])
def test_nobody_may_be_called_like_a_robot_of_any_language(name: str, language: str) -> None:
    tr.use(language)
    with pytest.raises(BadSetup, match="the name of a robot"):
        check_person_name(name)


def test_robots_of_a_variant_have_names_of_the_language_also_later() -> None:
    game = find_game("storyteller")
    people, names = [Player("Ana"), Player("Ben")], robot_names(["Ana", "Ben"])
    variant = next(
        one for one in game.variants if one.robots and one.min_players <= 2 <= one.max_players
    )
    packs = load_packs(PACKS, "uk")
    supply = Supply(packs, language="uk", robot_names=names)
    setup = make_setup(game, people, 1, variant=variant.id, supply=supply)
    again = rematch_setup(Match(game, setup), 2, supply)
    planned = PlannedMatch(game.id, variant.id, 20, {})
    evening = GameNight(60, 1, tuple(map(Guest, people)), programme=(planned,))
    tonight = next_setup(evening, game, 3, supply)
    for made in (setup, again, tonight):
        robots = [player.name for player in made.players if player.robot]
        assert robots == [*UKRAINIAN[: variant.robots]]
