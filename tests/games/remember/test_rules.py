"""The rules of *Do you remember?*, one by one."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.core import Leave, Move, Next
from engine.errors import BadSetup, IllegalMove
from engine.games.remember.game import GAME
from engine.games.remember.moves import CountDown, EnterAnswers
from engine.games.remember.prompts import (
    AnswerPrompt,
    AnswersPrompt,
    GameOverPrompt,
    QuestionPrompt,
)
from engine.games.remember.rules import BOX, FEW, MANY, MAX_ABOUT
from engine.make_setup import make_setup
from engine.match import Match
from engine.memories import MEMORIES, MIN_MEMORIES, Kind
from engine.packs import Item, KnownPerson, Memory, Pack, Supply
from engine.save import load, save
from engine.setup import Player
from mobileapp.games.remember.recap import recap

ANA, BEN, CLEO, DAN = (
    KnownPerson(place, name) for place, name in enumerate(("Ana", "Ben", "Cleo", "Dan"), 1)
)
PICTURES = tuple(Item(f"cards/{name}", image=f"{name}.webp") for name in "abcd")


def memory(number: int, about: KnownPerson, kind: str = Kind.CLUE, evening: int = 0) -> Item:
    """A memory whose right answer is the second one."""
    who = kind in (Kind.TRAIL, Kind.INK)
    people = tuple(dict.fromkeys((ANA, about, BEN, CLEO, DAN))) if who else ()
    return Item(
        f"{MEMORIES}/{number}-0-{kind}",
        memory=Memory(
            kind,
            people.index(about) if who else 1,
            (about.id,),
            evening or 1_700_000_000 + number % 2 * 1_000_000,
            (ANA, BEN, CLEO, DAN),
            clue="Too late for tea",
            answers=() if who else PICTURES,
            people=people,
        ),
    )


def pack(items: Iterable[Item]) -> Pack:
    return replace(GAME.samples[0], items=tuple(items))


def match_about(
    *people: KnownPerson, kind: str = Kind.CLUE, players: Iterable[KnownPerson] = (ANA, BEN, CLEO)
) -> Match:
    """A match with twelve memories, about these people in turn."""
    items = [memory(n, people[n % len(people)], kind) for n in range(MIN_MEMORIES)]
    seats = [Player(one.name, id=one.id) for one in players]
    variant = "together" if len(seats) == 2 else ""
    match = Match(GAME, make_setup(GAME, seats, 5, variant=variant, supply=Supply([pack(items)])))
    match.lift()
    return match


def answer(match: Match, *answers: int) -> AnswerPrompt:
    match.play(CountDown(0))
    if answers:
        match.play(EnterAnswers(0, answers))
    assert isinstance(match.prompt, AnswerPrompt)
    return match.prompt


# --- points -----------------------------------------------------------------------------------


def test_the_first_example_of_the_rules() -> None:
    """A clue of Ana's; Ben points right, Cleo wrong: Ana 1, Ben 1."""
    match = match_about(ANA)
    prompt = match.prompt
    assert isinstance(prompt, QuestionPrompt)
    assert (prompt.question.names, prompt.question.watching, prompt.pointing) == (
        ("Ana",),
        (0,),
        (1, 2),
    )
    shown = answer(match, 1, 0)
    assert (shown.points, shown.remembered, shown.about) == ((1, 1, 0), (1,), (0,))


def test_the_second_example_of_the_rules() -> None:
    """About Dan, who is not here: all three point, Ana and Cleo right: 1, 0, 1."""
    shown = answer(match_about(DAN), 1, 2, 1)
    assert (shown.points, shown.about) == ((1, 0, 1), ())


def test_the_third_example_of_the_rules() -> None:
    """About Ben, nobody right: 0, 0, 0."""
    shown = answer(match_about(BEN), 0, 3)
    assert shown.points == (0, 0, 0)


@pytest.mark.parametrize("kind", [Kind.TRAIL, Kind.INK])
def test_where_the_answer_is_a_person_everyone_points(kind: str) -> None:
    match = match_about(BEN, kind=kind)
    prompt = match.prompt
    assert isinstance(prompt, QuestionPrompt)
    assert (prompt.question.names, prompt.question.watching) == ((), ()), "it would tell the answer"
    assert prompt.pointing == (0, 1, 2)
    right = [person.name for person in prompt.question.people].index("Ben")
    shown = answer(match, right, right, 0 if right else 1)
    assert (shown.right, shown.remembered, shown.points) == (right, (0,), (1, 1, 0))


def test_ones_own_answer_about_oneself_wins_nothing() -> None:
    match = match_about(BEN, kind=Kind.TRAIL)
    assert isinstance(match.prompt, QuestionPrompt)
    right = [person.name for person in match.prompt.question.people].index("Ben")
    other = 0 if right else 1
    assert answer(match, other, right, other).points == (0, 0, 0)


def test_two_people_have_one_sum() -> None:
    match = match_about(ANA, DAN, players=(ANA, BEN))
    while not match.over:
        assert isinstance(match.prompt, QuestionPrompt)
        answer(match, *[1] * len(match.prompt.pointing))
        match.play(Next(1))
    over = match.prompt
    assert isinstance(over, GameOverPrompt)
    assert sum(over.scores) == over.most == 2 * FEW
    assert (over.winners, over.shared_band) == ((0, 1), 4)


@pytest.mark.parametrize(
    ("points", "band"), [(6, 0), (7, 1), (9, 1), (10, 2), (12, 3), (14, 3), (15, 4)]
)
def test_the_bands_of_a_shared_sum(points: int, band: int) -> None:
    over = GameOverPrompt(
        actors=(), winners=(), scores=(points, 0), together=True, most=16, asked=(), right=()
    )
    assert over.shared_band == band


def test_most_points_win_and_a_tie_is_shared() -> None:
    match = match_about(DAN)
    while not match.over:
        answer(match, 1, 1, 0)
        match.play(Next(0))
    over = match.prompt
    assert isinstance(over, GameOverPrompt)
    assert (over.winners, over.scores) == ((0, 1), (FEW, FEW, 0))
    assert [(award.key, award.seats) for award in over.awards] == [("memory", (0, 1))]


def test_nobody_wins_if_nobody_remembers() -> None:
    match = match_about(DAN)
    while not match.over:
        answer(match, 0, 2, 3)
        match.play(Next(0))
    assert isinstance(match.prompt, GameOverPrompt)
    assert match.prompt.winners == ()


# --- which questions --------------------------------------------------------------------------


@pytest.mark.parametrize(("memories", "questions"), [(12, FEW), (15, FEW), (16, MANY), (40, MANY)])
def test_eight_questions_or_six(memories: int, questions: int) -> None:
    people = (ANA, BEN, CLEO, DAN)
    items = [memory(n, people[n % 4]) for n in range(memories)]
    setup = make_setup(
        GAME, [Player(p.name, id=p.id) for p in people], 3, supply=Supply([pack(items)])
    )
    assert len(setup.box[MEMORIES]) == min(memories, BOX)
    match = Match(GAME, setup)
    assert isinstance(match.lift(), QuestionPrompt)
    assert match.prompt.question.count == questions  # type: ignore[attr-defined]


def test_few_memories_or_one_evening_are_refused_kindly() -> None:
    players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
    few = [memory(n, DAN) for n in range(MIN_MEMORIES - 1)]
    with pytest.raises(BadSetup, match="two evenings are usually enough"):
        make_setup(GAME, players, 3, supply=Supply([pack(few)]))
    once = [memory(n, DAN, evening=7) for n in range(MIN_MEMORIES)]
    with pytest.raises(BadSetup, match="two evenings are usually enough"):
        make_setup(GAME, players, 3, supply=Supply([pack(once)]))
    make_setup(GAME, players, 3, supply=Supply([pack([*few, memory(11, DAN)])]))


def test_strangers_are_asked_nothing() -> None:
    """Somebody at the table must have been there; others may sit beside them."""
    items = [memory(n, DAN) for n in range(MIN_MEMORIES)]
    strangers = [Player("Eva", id=8), Player("Finn", id=9), Player("Gita")]
    with pytest.raises(BadSetup, match="memories"):
        make_setup(GAME, strangers, 3, supply=Supply([pack(items)]))
    one_was_there = [Player("Ana", id=ANA.id), *strangers]
    make_setup(GAME, one_was_there, 3, supply=Supply([pack(items)]))


def test_hidden_pictures_ask_nothing() -> None:
    players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
    items = [memory(n, DAN) for n in range(MIN_MEMORIES)]
    with pytest.raises(BadSetup, match="memories"):
        make_setup(GAME, players, 3, supply=Supply([pack(items)], hidden=frozenset({"cards/d"})))


def test_what_was_asked_longest_ago_comes_first() -> None:
    players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
    items = [memory(n, DAN) for n in range(40)]
    asked = {item.id: 1 + place // MANY for place, item in enumerate(items[: 3 * MANY])}
    for seed in range(8):
        box = make_setup(GAME, players, seed, supply=Supply([pack(items)], last_used=asked)).box[
            MEMORIES
        ]
        assert not {item.id for item in box} & asked.keys()


def questions_of(match: Match) -> list[Item]:
    """The memories that a match asks about, played to its end."""
    while not match.over:
        assert isinstance(match.prompt, QuestionPrompt)
        answer(match, *[0] * len(match.prompt.pointing))
        match.play(Next(0))
    box = {item.id: item for item in match.setup.box[MEMORIES]}
    return [box[one] for one in match.used()]


def test_nobody_is_asked_about_more_than_twice_if_there_are_others() -> None:
    people = (ANA, ANA, ANA, BEN, CLEO, DAN)
    kinds = (Kind.CLUE, Kind.TRAIL, Kind.INK)
    items = [memory(n, people[n % 6], kinds[n % 3]) for n in range(BOX)]
    for seed in range(6):
        players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
        match = Match(GAME, make_setup(GAME, players, seed, supply=Supply([pack(items)])))
        match.lift()
        asked = [item.memory for item in questions_of(match) if item.memory]
        assert max(Counter(one.about[0] for one in asked).values()) == MAX_ABOUT
        assert len({one.kind for one in asked}) == len(kinds)


@pytest.mark.parametrize(("rounds", "questions"), [(6, FEW), (8, MANY), (4, 4)])
def test_no_round_is_asked_about_twice(rounds: int, questions: int) -> None:
    """Each round has two memories or more; where rounds are fewer than questions, all are asked."""
    kinds = (Kind.CLUE, Kind.TRAIL, *(Kind.BLOT,) * (2 * rounds < MIN_MEMORIES))
    items = [memory(n, (ANA, BEN, CLEO)[n % 3], kind) for n in range(rounds) for kind in kinds]
    players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
    for seed in range(6):
        match = Match(GAME, make_setup(GAME, players, seed, supply=Supply([pack(items)])))
        match.lift()
        asked = [item.id.split("-")[0] for item in questions_of(match)]
        assert len(asked) == len({*asked}) == questions


def test_a_match_that_began_when_rounds_were_asked_about_twice_stays_as_it_was() -> None:
    items = [memory(n, ANA, kind) for n in range(4) for kind in (Kind.CLUE, Kind.TRAIL, Kind.BLOT)]
    players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
    setup = make_setup(GAME, players, 3, supply=Supply([pack(items)]))
    match = load(save(Match(GAME, replace(setup, rules=1))))
    match.lift()
    assert len(questions_of(match)) == FEW


def test_both_artists_of_a_sky_are_named() -> None:
    items = [memory(n, ANA, Kind.SKY) for n in range(MIN_MEMORIES)]
    both = [
        replace(item, memory=replace(item.memory, about=(ANA.id, DAN.id)))
        for item in items
        if item.memory
    ]
    players = [Player(p.name, id=p.id) for p in (ANA, BEN, CLEO)]
    match = Match(GAME, make_setup(GAME, players, 3, supply=Supply([pack(both)])))
    shown = match.lift()
    assert isinstance(shown, QuestionPrompt)
    assert shown.question.names == ("Ana", "Dan")
    assert shown.question.watching == (0,)


def test_all_memories_may_be_about_one_person() -> None:
    assert len(questions_of(match_about(ANA))) == FEW


def test_a_question_that_nobody_can_answer_shows_its_answer() -> None:
    seats = [Player("Ana", id=ANA.id), Player("Robo", robot=True), Player("Robi", robot=True)]
    items = [memory(n, ANA) for n in range(MIN_MEMORIES)]
    match = Match(GAME, make_setup(GAME, seats, 5, supply=Supply([pack(items)])))
    match.lift()
    assert isinstance(match.prompt, QuestionPrompt)
    assert match.prompt.pointing == ()
    assert answer(match).points == (0, 0, 0)


def test_robots_watch() -> None:
    seats = [Player("Ana", id=ANA.id), Player("Robo", robot=True), Player("Ben", id=BEN.id)]
    items = [memory(n, DAN) for n in range(MIN_MEMORIES)]
    match = Match(GAME, make_setup(GAME, seats, 5, supply=Supply([pack(items)])))
    match.lift()
    assert isinstance(match.prompt, QuestionPrompt)
    assert match.prompt.pointing == (0, 2)
    assert match.suggest_move((1,), alone=False) is None


# --- the rest ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (EnterAnswers(0, (1,)), "answers: 2"),
        (EnterAnswers(0, (1, 4)), "only 4"),
        (EnterAnswers(0, (1, -1)), "only 4"),
        (EnterAnswers(7, (1, 1)), "Waiting for"),
        (Next(0), "be done now"),
        (Leave(2), "nobody can join or leave"),
    ],
)
def test_what_cannot_be_done_is_refused(move: Move, reason: str) -> None:
    match = match_about(ANA)
    match.play(CountDown(0))
    assert isinstance(match.prompt, AnswersPrompt)
    with pytest.raises(IllegalMove, match=reason):
        match.play(move)
    assert len(match.log) == 1


def test_the_story_repeats_no_words() -> None:
    match = match_about(ANA, BEN)
    answer(match, 1, 1)
    (told,) = match.story()
    assert "Too late" not in str(told)
    about = told["about"][0]
    assert (told["kind"], told["picture"]) == ("clue", "cards/b")
    assert told["right"] == [seat for seat in (0, 1, 2) if seat != about]


@pytest.mark.parametrize(
    ("about", "absent", "said"),
    [
        ((ANA, BEN), 0, "Painted by Ana and Ben. Cleo remembered."),
        ((ANA, DAN), 1, "Cleo remembered."),
        ((DAN,), 1, "Cleo remembered."),
    ],
)
def test_the_recap_of_a_sky_names_its_artists_if_all_are_here(
    about: tuple[KnownPerson, ...], absent: int, said: str
) -> None:
    def sky(number: int) -> Item:
        item = memory(number, about[0], Kind.SKY)
        return replace(item, memory=replace(item.memory, about=tuple(one.id for one in about)))

    seats = [Player(one.name, id=one.id) for one in (ANA, BEN, CLEO)]
    packs = [pack(map(sky, range(MIN_MEMORIES)))]
    match = Match(GAME, make_setup(GAME, seats, 5, supply=Supply(packs)))
    match.lift()
    pointing = match.prompt.pointing
    answer(match, *(int(seat == 2) for seat in pointing))
    (told,) = match.story()
    assert told["absent"] == absent
    assert recap(told, ("Ana", "Ben", "Cleo")).text == said
    earlier = {key: value for key, value in told.items() if key != "absent"}
    assert recap(earlier, ("Ana", "Ben", "Cleo")).text == "Cleo remembered."


TITLES = {
    Kind.CLUE: ("Which picture did Ana mean?", "Which picture was meant?"),
    Kind.BLOT: ("What did Ana see here?", "What was seen here?"),
    Kind.SKY: ("What was this sky meant to be?",) * 2,
    Kind.TRAIL: ("Who played this one?",) * 2,
    Kind.INK: ("Who inked this blot?",) * 2,
}
"""For each kind of question, its title if the person it is about is at the table, and if not."""


@pytest.mark.parametrize("kind", TITLES)
def test_the_title_of_a_recap_asks_again_what_was_asked(kind: Kind) -> None:
    told = {"kind": kind, "right": [1], "answered": [1, 2], "picture": ""}
    titles = tuple(
        recap(told | {"about": about}, ("Ana", "Ben", "Cleo")).title for about in ([0], [])
    )
    assert titles == TITLES[kind]


def test_saved_names_are_replaced_and_may_be_missing() -> None:
    match = match_about(DAN)
    again = load(save(match), {1: "Anna", 2: "Ben", 3: "Cleo", 4: "Daniel"})
    shown = again.lift()
    assert isinstance(shown, QuestionPrompt)
    assert shown.question.names == ("Daniel",)


@pytest.mark.parametrize(
    "change",
    [{"kind": "song"}, {"right": 4}, {"right": -1}, {"clue": "x" * 500}, {"answers": []}],
)
def test_a_changed_memory_is_refused(change: dict[str, object]) -> None:
    from engine.errors import BadSave
    from engine.save import digest_of

    data = save(match_about(DAN))
    data["setup"]["box"][MEMORIES][0]["memory"] |= change
    data["digest"] = digest_of(data["setup"], data["log"])
    with pytest.raises(BadSave):
        load(data)
