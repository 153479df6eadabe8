"""Tests of every game's guide: it explains each screen of a first round, and tells no secret."""

import inspect
import re
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Handoff, Prompt
from engine.game_night.programme import possible_matches
from engine.games.clouds.prompts import ClaimPrompt, TossPrompt
from engine.games.telepathy.prompts import GivePrompt, PerformPrompt
from engine.match import Match
from engine.registry import find_game, game_ids
from engine.setup import LENGTH, SHORT, Variant
from engine.simulate import play_out
from mobileapp.games.guide import GuideScript
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.match.draft import Draft
from mobileapp.match.guide import Guide, Lesson, lessons_for, pieces_of, start_guide
from mobileapp.storage.store import Storage
from tests.engine.test_secrecy import worlds_of
from tests.mobileapp.moments import moments
from tests.support.matches import robot_match, state_of
from tests.support.scene_checks import SPACES, last_scene, table_for

SEEDS = range(8)
THINKING = 4
"""The number of seconds that pass on a running clock before somebody moves."""
LONGEST = 240
"""The maximum number of characters in a lesson."""

IN_ONE_NOTE = {"remember"}
"""The games whose first note explains a whole round."""
each_game = pytest.mark.parametrize("game", game_ids())


def first_round(game: str, players: int, seed: int) -> Iterator[Match]:
    """Play a match of robots, and yield it at the start and after each move.

    The iteration ends when the match reaches the prompt at which the guide ends.
    """
    script = game_ui(game).guide
    match = robot_match(
        find_game(game), players, seed, variant=game_intro(game).guided_game.variant
    )
    yield match
    for _ in play_out(match):
        yield match
        if type(match.prompt) in script.ends_at:
            return


def first_round_of_people(game: str, players: int, seed: int) -> Iterator[Match]:
    """Like `first_round`, but with people in all seats, as some games show people other prompts."""
    script = game_ui(game).guide
    people = range(players)
    match = robot_match(
        find_game(game), players, seed, variant=game_intro(game).guided_game.variant, people=people
    )
    while True:
        yield match
        if type(match.prompt) in script.ends_at:
            return
        if isinstance(match.current, Handoff):
            match.lift()
        moves = len(match.log)
        match.tick(THINKING)
        if len(match.log) == moves:
            move = match.suggest_move(match.prompt.actors, True)
            match.play(move or match.prompt.sample(Chance(seed, moves)))


def taught_variant(game: str) -> Variant:
    """The variant of the guided first game; the first of the game's variants if none is named."""
    taught = game_intro(game).guided_game.variant
    return next(variant for variant in find_game(game).variants if taught in (variant.id, ""))


@cache
def prompts_met(game: str) -> dict[type[Prompt], list[tuple[Prompt, tuple[str, ...]]]]:
    """All prompts of some first rounds, by kind, each with the names of the players.

    There are rounds of robots and rounds of people, with few and with many players.
    """
    variant = taught_variant(game)
    met: dict[type[Prompt], list[tuple[Prompt, tuple[str, ...]]]] = {}
    for seed in SEEDS:
        for players in {variant.min_players, variant.min_players + 1, variant.max_players}:
            if players <= variant.max_players:
                rounds = (first_round, first_round_of_people)
                for match in chain(*(play(game, players, seed) for play in rounds)):
                    met.setdefault(type(match.prompt), []).append((match.prompt, match.names))
    return met


def lessons_met(game: str) -> Iterator[tuple[Prompt, Lesson]]:
    for prompts in prompts_met(game).values():
        for prompt, names in prompts:
            for lesson in lessons_for(game_ui(game).guide, prompt, names):
                yield prompt, lesson


@each_game
def test_for_a_child_every_note_is_one_short_sentence(game: str) -> None:
    """Two are allowed where the first is a question."""
    guide, told = game_ui(game).guide, set()
    for note in guide.lessons:
        for sentence in filter(None, [note.for_child]):
            assert len(sentence) <= 75, sentence
            assert len(re.findall(r"[.!](?=\s)", sentence)) == 0, sentence
            told.add(note.title)
    long = {note.title for note in guide.lessons if len(note.text) > 75}
    assert long <= told | {"Right! Once more"}
    for prompts in prompts_met(game).values():
        for prompt, names in prompts:
            for lesson in lessons_for(guide, prompt, names, with_child=True):
                assert "{" not in lesson.title + lesson.text


# --- what every guide guarantees --------------------------------------------------------------


@each_game
def test_every_unclocked_prompt_of_a_first_round_is_explained(game: str) -> None:
    explained = {lesson.prompt for lesson in game_ui(game).guide.lessons}
    unclocked = {kind for kind, met in prompts_met(game).items() if met[0][0].timer is None}
    assert unclocked <= explained or (game in IN_ONE_NOTE and len(explained) == 1)
    taught = taught_variant(game).id
    elsewhere = {moment.shows for moment in moments(game) if moment.variant != taught}
    assert explained - unclocked <= elsewhere, "notes about prompts that nobody ever sees"


@each_game
def test_no_note_covers_a_running_clock(game: str) -> None:
    for prompt, _ in lessons_met(game):
        assert prompt.timer is None


@each_game
def test_lessons_are_short_and_complete(game: str) -> None:
    for _, lesson in lessons_met(game):
        assert lesson.title
        assert lesson.text
        assert "{" not in lesson.title + lesson.text
        assert len(lesson.text) <= LONGEST, lesson
        assert lesson.picture is None or lesson.picture.is_file()


def for_few(game: str) -> Variant | None:
    """The first variant for fewer players than the guided first game; None if there is none."""
    taught = taught_variant(game)
    return next(
        (one for one in find_game(game).variants if one.max_players < taught.min_players), None
    )


@pytest.mark.parametrize("game", [game for game in game_ids() if for_few(game)])
def test_the_guide_explains_a_variant_for_few_people_up_to_its_end(game: str) -> None:
    """Every note of a first round is about pieces that are shown."""
    variant, ui = for_few(game), game_ui(game)
    assert variant is not None
    match = robot_match(find_game(game), variant.min_players, variant=variant.id)
    context = table_for(SPACES["tablet"], len(match.names), names=match.names)
    for step in play_out(match):
        shown = last_scene(ui.scene(step.before, context, ui.choice)).pieces
        lessons = lessons_for(ui.guide, step.before, match.names)
        people = [seat for seat in step.before.actors if seat < variant.min_players]
        assert lessons or step.before.timer or not people, step.before
        for lesson in lessons:
            assert "{" not in lesson.title + lesson.text
            assert not lesson.about or pieces_of(lesson.about, shown), lesson
        if type(step.before) in ui.guide.ends_at:
            return
    assert type(match.prompt) in ui.guide.ends_at


@pytest.mark.parametrize("players", [3, 4, 7])
@each_game
def test_the_guide_explains_what_an_evening_begins_with(game: str, players: int) -> None:
    """The guide explains the variant in which a game is played that is new to a group."""
    (planned, *_), ui = possible_matches(find_game(game), players), game_ui(game)
    match = robot_match(find_game(game), players, variant=planned.variant)
    context = table_for(SPACES["tablet"], len(match.names), names=match.names)
    met: set[type[Prompt]] = set()
    for step in play_out(match):
        met.add(type(step.before))
        shown = last_scene(ui.scene(step.before, context, ui.choice)).pieces
        for lesson in lessons_for(ui.guide, step.before, match.names):
            assert "{" not in lesson.title + lesson.text
            assert not lesson.about or pieces_of(lesson.about, shown), lesson
    assert {*met, type(match.prompt)} & {*ui.guide.ends_at}


@each_game
def test_notes_come_one_at_a_time(game: str) -> None:
    """Nobody reads several notes in a row before they may act, but for what the table shares."""
    script = game_ui(game).guide
    for prompts in prompts_met(game).values():
        for prompt, names in prompts:
            keys = [lesson.key for lesson in lessons_for(script, prompt, names)]
            assert len(keys) <= (1 if prompt.audience is not None else 2), (prompt, keys)
            if isinstance(prompt, TossPrompt | ClaimPrompt):
                assert len(keys) == 1, "people are about to act"


def test_with_directors_the_guide_names_those_who_give_and_those_who_move() -> None:
    match = robot_match(find_game("telepathy"), 4, variant="director")
    names, roles = match.names, match.setup.roles
    partners = [name for name, role in zip(names, roles, strict=True) if role != "director"]
    for step in play_out(match):
        for lesson in lessons_for(game_ui("telepathy").guide, step.before, names):
            if isinstance(step.before, GivePrompt) and lesson.key.startswith("A card"):
                assert lesson.title.removeprefix("A card for ") == names[step.before.performer]
                assert all(name in lesson.text for name in names)
            if isinstance(step.before, PerformPrompt):
                mover = names[step.before.actors[0]]
                (other,) = {*partners} - {mover}
                assert lesson.text.startswith(mover)
                assert lesson.text.endswith(f"{other}, no nodding!")
            if lesson.key == "From now on, not a word":
                assert all(name in lesson.text for name in partners)


@each_game
def test_two_people_can_learn_every_game(game: str) -> None:
    draft = Draft(game).first_game(game_intro(game).guided_game.variant)
    for name in ("Ana", "Ben"):
        draft.add(name)
    assert draft.variant in (for_few(game), taught_variant(game))
    assert draft.fits(draft.variant)


def test_more_people_learn_telepathy_with_directors() -> None:
    draft = Draft("telepathy").first_game("first")
    for name in ("Ana", "Ben"):
        draft.add(name)
    assert draft.variant.id == "first"
    for name in ("Cleo", "Dan", "Eva"):
        draft.add(name)
        assert draft.variant.id == "director", "nobody has to watch"


@each_game
def test_a_guided_game_is_short_and_says_so(game: str) -> None:
    usual = Draft(game)
    for name in ("Ana", "Ben", "Cleo", "Dan", "Eva"):
        usual.add(name)
    guided = usual.first_game(game_intro(game).guided_game.variant)
    (length,) = [one for one in guided.game_options() if one.id == LENGTH] or [None]
    assert length is None or guided.value_of(length) == SHORT
    assert guided.minutes() == (usual.minutes() if length is None else usual.minutes(length=SHORT))
    assert guided.minutes() <= 25


@each_game
def test_a_guide_gets_nothing_but_the_prompt_and_the_names(game: str) -> None:
    script: GuideScript = game_ui(game).guide
    for word in script.words.values():
        assert len(inspect.signature(word).parameters) == 2
    for lesson in script.lessons:
        assert lesson.when is None or len(inspect.signature(lesson.when).parameters) == 1
    imported = {
        name
        for value in vars(import_module(f"mobileapp.games.{game}.guide")).values()
        if (name := getattr(value, "__module__", ""))
    }
    assert not any(name.endswith((".state", ".rules", ".match", ".play")) for name in imported)


# --- secrets ----------------------------------------------------------------------------------


def learnt_from_guide(
    script: GuideScript, prompt: Prompt, names: tuple[str, ...], viewer: int | None
) -> list[Any]:
    """What a viewer learns from the guide for a prompt: its lessons, or only their keys.

    A viewer who may not see the prompt learns only the keys. `viewer` is a seat, or None for what
    everyone sees.
    """
    lessons = lessons_for(script, prompt, names)
    if prompt.audience in (None, viewer):
        return [*lessons]
    return [lesson.key for lesson in lessons]


@each_game
def test_lessons_are_the_same_whatever_is_hidden(game: str) -> None:
    script, worlds, compared = game_ui(game).guide, worlds_of(find_game(game)), 0
    for seed in SEEDS:
        for step, match in enumerate(
            first_round(game, find_game(game).variants[0].min_players, seed)
        ):
            for viewer in (None, step % len(match.players)):
                here = learnt_from_guide(script, match.prompt, match.names, viewer)
                for world in worlds(state_of(match), viewer, Chance(seed, step, "worlds")):
                    prompt = find_game(game).prompt(world)
                    assert learnt_from_guide(script, prompt, match.names, viewer) == here
                    compared += world != state_of(match)
    assert compared > 50


# --- which notes were read --------------------------------------------------------------------


def guide_of(storage: Storage, match_id: int, game: str = "telepathy") -> Guide:
    return Guide(storage, match_id, game)


@pytest.fixture
def storage(tmp_path: Any) -> Iterator[Storage]:
    opened = Storage(tmp_path / "guide.db")
    yield opened
    opened.close()


def test_each_person_gets_each_note_once_until_the_guide_is_stopped(storage: Storage) -> None:
    match = robot_match(find_game("telepathy"), 2, 83, variant="first")
    match_id = storage.matches.begin(match, 0.0)
    start_guide(storage, match_id, guided=True)
    guide = guide_of(storage, match_id)
    for seat in (0, 1):
        prompt = match.prompt
        assert prompt.audience == seat
        lesson = guide.lesson(prompt, match.names)
        assert lesson is not None
        assert lesson.key == "Your two secrets"
        guide.mark_read(prompt, lesson, match.names)
        assert guide.lesson(prompt, match.names) is None
        match.robot_turn()
    assert guide_of(storage, match_id).lesson(match.prompt, match.names) is not None
    guide.stop()
    assert not guide.active
    assert guide_of(storage, match_id).lesson(match.prompt, match.names) is None


def test_only_matches_that_were_started_with_a_guide_are_guided(
    storage: Storage, tmp_path: Path
) -> None:
    match = robot_match(find_game("telepathy"), 2)
    first, second = storage.matches.begin(match, 0.0), storage.matches.begin(match, 0.0)
    start_guide(storage, first, guided=True)
    start_guide(storage, second, guided=False)
    assert guide_of(storage, first).active
    assert not guide_of(storage, second).active
    assert guide_of(storage, second).lesson(match.prompt, match.names) is None
    storage.matches.discard(second)
    storage.matches.discard(first)
    storage.close()
    with closing(Storage(tmp_path / "guide.db")) as later:
        again = later.matches.begin(match, 0.0)
        assert again == first, "after a restart the number of a discarded match is given again"
        start_guide(later, again, guided=False)
        assert not guide_of(later, again).active


def test_a_damaged_setting_turns_the_guide_off(storage: Storage) -> None:
    """A setting of a wrong type, as a backup may contain it, turns the guide off.

    The guide can be started again.
    """
    storage.settings["guided"] = ["not", "ours"]
    assert not guide_of(storage, 1).active
    start_guide(storage, 1, guided=True)
    assert guide_of(storage, 1).active
