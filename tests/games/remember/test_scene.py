"""The scenes of *Do you remember?* in every window, with every number of players."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core import Handoff, Prompt
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.sky import PIECES
from engine.games.remember.game import GAME
from engine.games.remember.moves import EnterAnswers
from engine.games.remember.prompts import (
    AWAY,
    AnswerPrompt,
    AnswersPrompt,
    GameOverPrompt,
    QuestionPrompt,
)
from engine.games.remember.samples import SAMPLES
from engine.memories import Kind
from engine.packs import KnownPerson
from mobileapp.games.remember.layout import Choice
from mobileapp.games.remember.scene import scene
from mobileapp.languages import dates
from mobileapp.stage.looks import Button, token
from mobileapp.stage.piece import Choose, Send
from mobileapp.stage.scene import Scene
from tests.support.cases import in_turn
from tests.support.matches import robot_match
from tests.support.scene_checks import (
    NAMES,
    SPACES,
    check,
    kind_of,
    last_scene,
    scenes_of,
    table_for,
)


def shown_in(players: int, seed: int = 3) -> Iterator[Prompt | Handoff]:
    """Everything that a match of people shows."""
    variant = "together" if players == 2 else "standard"
    match = robot_match(GAME, players, seed, variant=variant, people=range(players))
    while True:
        yield match.current
        if isinstance(match.current, Handoff):
            match.lift()
            continue
        if match.over:
            return
        move = match.suggest_move(match.prompt.actors, alone=True)
        assert move is not None
        match.play(move)


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    table = table_for(SPACES[name], players)
    turn = players + [*SPACES].index(name)
    for seed in (3, 8):
        for shown in in_turn(shown_in(players, seed), turn, out_of=2, kind=kind_of):
            check(scene(shown, table, Choice()), table)
            if isinstance(shown, AnswersPrompt):
                all_at_one = Choice(answers=tuple((seat, 0) for seat in shown.pointing))
                spread = tuple((s, s % shown.question.choices) for s in shown.pointing)
                check(scene(shown, table, all_at_one), table)
                check(scene(shown, table, Choice(answers=spread)), table)
                check(scene(shown, table, Choice(answers=spread[1:])), table)


@pytest.mark.parametrize("name", SPACES)
def test_ten_people_to_choose_from(name: str) -> None:
    table = table_for(SPACES[name], 10)
    people = tuple(KnownPerson(-1 - place, one) for place, one in enumerate(NAMES))
    for shown in shown_in(10):
        if not isinstance(shown, QuestionPrompt | AnswersPrompt):
            continue
        if shown.question.kind in (Kind.TRAIL, Kind.INK):
            for seats in (tuple(range(10)), (AWAY,) * 10):
                question = replace(shown.question, people=people, seats=seats)
                check(scene(replace(shown, question=question), table, Choice()), table)


def test_who_cannot_read_finds_people_by_their_tokens() -> None:
    table = table_for(SPACES["tablet"], 4)
    tokens = [token(person) for person in table.people]
    for shown in shown_in(4):
        if not isinstance(shown, QuestionPrompt):
            continue
        question = shown.question
        pieces = last_scene(scene(shown, table, Choice())).pieces
        for number, seat in enumerate(question.seats):
            look = pieces[f"answer:{question.number}:{number}"].look
            assert look.badge == (None if seat == AWAY else tokens[seat])
        if len(question.names) == 1 and question.watching:
            assert pieces["headline"].look.badge == tokens[question.watching[0]]


def test_the_button_says_how_people_answer() -> None:
    table = table_for(SPACES["tablet"], 3)
    prompt = next(shown for shown in shown_in(3) if isinstance(shown, QuestionPrompt))

    def said(*pointing: int) -> str:
        asked = last_scene(scene(replace(prompt, pointing=pointing), table, Choice()))
        look = asked.pieces["button"].look
        assert isinstance(look, Button)
        return look.text

    assert said() == "See the answer"
    assert said(1) == f"{NAMES[1]}, what do you say?"
    assert said(0, 2) == "Count to three and point"


def test_tokens_are_put_by_taps_one_after_another() -> None:
    table = table_for(SPACES["tablet"], 3)
    prompt = next(shown for shown in shown_in(3) if isinstance(shown, AnswersPrompt))
    choice = Choice()
    for _ in prompt.pointing:
        pieces = last_scene(scene(prompt, table, choice)).pieces
        assert "button" not in pieces
        action = pieces[f"answer:{prompt.question.number}:1"].tap
        assert isinstance(action, Choose)
        choice = action.choice
    action = last_scene(scene(prompt, table, choice)).pieces["button"].tap
    assert isinstance(action, Send)
    assert action.move == EnterAnswers(0, (1,) * len(prompt.pointing))


def test_an_answer_is_shown_before_it_can_be_left() -> None:
    table = table_for(SPACES["tablet"], 4)
    for shown in shown_in(4):
        if isinstance(shown, AnswerPrompt):
            *told, last = scenes_of(scene(shown, table, Choice()))
            assert not [key for s in told for key, p in s.pieces.items() if p.touchable]
            assert last.pieces["next"].tap is not None
        if isinstance(shown, GameOverPrompt):
            assert "again" in last_scene(scene(shown, table, Choice())).pieces


def test_pictures_are_enlarged_by_a_tap() -> None:
    table = table_for(SPACES["tablet"], 3)
    for shown in shown_in(3):
        if isinstance(shown, QuestionPrompt | AnswerPrompt | GameOverPrompt):
            for piece in last_scene(scene(shown, table, Choice())).pieces.values():
                if isinstance(piece.tap, Choose):
                    large = scene(shown, table, piece.tap.choice)
                    assert any(one.lifted for one in last_scene(large).pieces.values())


@pytest.mark.parametrize(
    ("players", "window"), [(3, "tablet"), (5, "tablet"), (8, "tablet"), (3, "phone")]
)
def test_the_reveal_says_whose_it_was_and_when(players: int, window: str) -> None:
    """Both stay in sight where there is room; elsewhere one follows the other."""
    context = table_for(SPACES[window], players, names=NAMES)
    for shown in shown_in(players):
        if isinstance(shown, AnswerPrompt):
            told = [_told(one) for one in scenes_of(scene(shown, context, Choice()))]
            question = shown.question
            right = question.people[shown.right : shown.right + 1]
            names = [person.name for person in right] or question.names
            assert names
            assert any(all(name in text for name in names) for text in told)
            assert dates.day(shown.evening) in told[-1]
            if players <= 5 and window == "tablet":
                assert all(name in told[-1] for name in names)


def _told(one: Scene) -> str:
    """The texts of the headline and of the line about the evening in a scene."""
    pieces = (one.pieces[key] for key in ("headline", "evening") if key in one.pieces)
    return " ".join(getattr(piece.look, "text", "") for piece in pieces)


def test_a_clue_is_not_given_to_whoever_laid_a_false_trail() -> None:
    """The clue of a false trail was somebody else's."""
    asked = [
        shown
        for seed in range(8)
        for shown in shown_in(3, seed)
        if isinstance(shown, AnswerPrompt) and shown.question.kind == Kind.TRAIL
    ]
    assert asked
    for prompt in asked:
        laid_by, clue = prompt.question.answer_text(prompt.right), prompt.question.clue
        table = table_for(SPACES["tablet"], 3, names=NAMES)
        told = {_told(one) for one in scenes_of(scene(prompt, table, Choice()))}
        assert any(f"{laid_by} played it for “{clue}”" in text for text in told)
        assert not any(f"{laid_by}: “{clue}”" in text for text in told)


@pytest.mark.parametrize("name", SPACES)
def test_pictures_and_answers_lie_in_the_album(name: str) -> None:
    table = table_for(SPACES[name], 4)
    for shown in shown_in(4):
        if isinstance(shown, QuestionPrompt):
            pieces = scene(shown, table, Choice())[0].scene.pieces
            album = pieces["album"].rect
            for key, piece in pieces.items():
                if key.startswith(("shown:", "clue:", "answer:")):
                    assert album.contains(piece.rect), key


@pytest.mark.parametrize("painted_by", [1, 2])
def test_the_written_answer_has_a_token_only_if_it_is_about_one_person(painted_by: int) -> None:
    """Of the two artists of a sky perhaps only one sits at the table."""
    table = table_for(SPACES["tablet"], 4)
    answers = (shown for shown in shown_in(4) if isinstance(shown, AnswerPrompt))
    sky = next(shown for shown in answers if shown.question.kind == Kind.SKY)
    question = replace(sky.question, names=("Ana", "Dan")[:painted_by])
    shown = replace(sky, question=question, about=(0,))
    written = last_scene(scene(shown, table, Choice())).pieces["written"]
    assert bool(written.look.badge) == (painted_by == 1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SPACES)
def test_the_painters_of_a_sky_are_told_that_it_is_theirs(name: str) -> None:
    """They do not answer."""
    table = table_for(SPACES[name], 4)
    questions = (shown for shown in shown_in(4) if isinstance(shown, QuestionPrompt))
    sky = next(shown for shown in questions if shown.question.kind == Kind.SKY)
    shown = replace(sky, question=replace(sky.question, names=("Ana", "Dan")))
    told = [
        getattr(piece.look, "text", "")
        for piece in last_scene(scene(shown, table, Choice())).pieces.values()
    ]
    assert "A sky by Ana and Dan: what was it meant to be?" in told


def test_who_remembered_is_bright_and_the_answer_is_written_on_the_photograph() -> None:
    table = table_for(SPACES["tablet"], 4)
    answers = [shown for shown in shown_in(4) if isinstance(shown, AnswerPrompt)]
    all_right = [
        replace(shown, remembered=tuple(seat for seat, _ in shown.answers)) for shown in answers
    ]
    for shown in (*answers, *all_right):
        first, *_, last = scenes_of(scene(shown, table, Choice()))
        for seat, _ in shown.answers:
            assert bool(last.pieces[f"voter:{seat}"].dim) == (seat not in shown.remembered)
        assert "written" not in first.pieces
        photo = last.pieces.get(f"shown:{shown.question.number}")
        assert ("written" in last.pieces) == (photo is not None)
        if photo:
            assert photo.rect.overlaps(last.pieces["written"].rect)
        everyone = len(shown.remembered) == len(shown.answers) > 1
        assert bool(last.confetti) == everyone
        assert not first.confetti


def test_samples_of_skies_are_made_of_clouds_that_exist() -> None:
    """The number of a cloud chooses its picture and its shape the size: they belong together."""
    drawn = [item.memory.drawing for pack in SAMPLES for item in pack.items if item.memory]
    skies = [[Cloud(**cloud) for cloud in json.loads(sky)] for sky in drawn if sky]
    assert skies
    for clouds in skies:
        assert [PIECES[cloud.id] for cloud in clouds] == [cloud.shape for cloud in clouds]
        assert len({cloud.id for cloud in clouds}) == len(clouds)
