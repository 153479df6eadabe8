"""Tests of Inkblots' scenes: every prompt, number of players and window."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest

from engine.core import Handoff, Join, Leave, Next, Prompt
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GameOverPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Pack, Supply
from engine.setup import Player
from mobileapp.assets import ASSETS
from mobileapp.games import team_looks
from mobileapp.games.inkblots.guide import GUIDE
from mobileapp.games.inkblots.how_to_play import PAGES
from mobileapp.games.inkblots.layout import Choice, open_table, shelf_place
from mobileapp.games.inkblots.looks import FOLDED, INK_STEPS, WordSlip
from mobileapp.games.inkblots.pairing import paired_with
from mobileapp.games.inkblots.pieces import shelves
from mobileapp.games.inkblots.scene import scene
from mobileapp.languages import SOURCE, offered_languages
from mobileapp.languages.translation import tr
from mobileapp.match.guide import lessons_for, pieces_of
from mobileapp.packs.checks import read_pack
from mobileapp.stage.looks import Card, Ribbon
from mobileapp.stage.piece import Choose, Send
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from tests.support.cases import in_turn
from tests.support.matches import state_of
from tests.support.scene_checks import SPACES, check, kind_of, last_scene, scenes_of, table_for

ON_BLOTS = frozenset({"guess", "guess-team", "plus", "plus-far"})
"""The kinds of pieces that may lie on blots and other pieces."""
WINDOWS = {**SPACES, "portrait, large text": Space(800, 1280, text_scale=1.5)}
LONGEST = ("Ransom note", "Five more minutes", "Eavesdropping")
"""Long words, with which the test pack is filled again and again."""

Shown = Prompt | Handoff


@cache
def _packs() -> tuple[Pack, Pack]:
    blots = tuple(Item(f"blots/{n:03}", image=f"{n}.webp") for n in range(100))
    words = tuple(Item(f"words/{n:03}", text=LONGEST[n % 3]) for n in range(99))
    about = ("", "", "", 6)
    return (
        Pack("blots", 1, "pictures", ("inkblots",), "", *about, blots),
        Pack("words", 1, "words", ("inkblots",), "", *about, words),
    )


def begin(players: int, optional: bool = False, words: Pack | None = None) -> Match:
    """Start a match without robots in which Moon, the team of the even seats, is tested first.

    `optional` sets the option that lets the test team pass its second guess. `words` is another
    pack than the one with the longest words.
    """
    packs = _packs()
    setup = make_setup(
        GAME,
        [Player(f"P{n}") for n in range(players)],
        5,
        first=0,
        options={"second_guess_optional": optional},
        supply=Supply((packs[0], words or packs[1])),
    )
    return Match(GAME, setup)


def play_round(match: Match, test: bool, control: bool, second: str) -> Iterator[Shown]:
    """Play a round up to its result, and yield everything it shows, including all peeks.

    `test` and `control` say whether the first guess and that of the control team are right. The
    second guess is right if `second` is "+", wrong if it is "-", and not made if it is "pass".
    """
    while True:
        shown = match.current
        yield shown
        if isinstance(shown, Handoff):
            match.lift()
            continue
        peeked = [match.game.peek(state_of(match), seat) for seat in range(len(match.players))]
        yield from (prompt for prompt in peeked if prompt is not None)
        seat = shown.actors[0]
        match shown:
            case ChooseSubjectPrompt():
                match.play(ChooseSubject(seat, shown.suggested))
            case RemoveImagePrompt():
                match.play(RemoveImage(seat, 1))
            case MatchSymbolsPrompt():
                match.play(MatchSymbols(seat, SYMBOLS))
            case GuessPrompt():
                match.play(Guess(seat, 2, SYMBOLS[1 if test else 0]))
            case ControlGuessPrompt():
                match.play(ControlGuess(seat, SYMBOLS[1 if control else 2]))
            case SecondGuessPrompt() if second == "pass":
                match.play(PassSecondGuess(seat))
            case SecondGuessPrompt():
                match.play(SecondGuess(seat, 3, SYMBOLS[2 if second == "+" else 0]))
            case RoundResultPrompt():
                return


@cache
def rounds(players: int) -> tuple[Shown, ...]:
    """All prompts and hand-offs of some rounds and of a whole match of so many players."""
    return tuple(_shown_in_rounds(players))


def _shown_in_rounds(players: int) -> Iterator[Shown]:
    """Everything that is shown in some rounds and in a whole match.

    The rounds have all combinations of right and wrong guesses; in one more, the second guess is
    passed.
    """
    rows = [(t, c, s) for t, c in product((True, False), repeat=2) for s in ("+", "-")]
    for row in rows:
        yield from play_round(begin(players), *row)
    yield from play_round(begin(players, optional=True), True, True, "pass")
    match = begin(players)
    while not match.over:
        dusk = match.prompt.board.deal.test_team == "dusk"  # type: ignore[attr-defined]
        yield from play_round(match, dusk, not dusk, "+")
        match.play(Next(0))
    yield match.current


def shown_by(players: int, *kinds: type[Prompt]) -> list[Shown]:
    return [shown for shown in rounds(players) if isinstance(shown, kinds)]


def pieces(shown: Shown, table: SceneContext, choice: Choice | None = None) -> Scene:
    """The scene that stays on the screen: that of the prompt, or the last one of its reveal."""
    return last_scene(scene(shown, table, choice or Choice()))


def check_words(shown: Scene, table: SceneContext) -> None:
    """Check that the letters on slips are large enough to be read across the table.

    Windows with another text size are not checked.
    """
    if table.space.text_scale != 1:
        return
    for key, piece in shown.pieces.items():
        if isinstance(piece.look, WordSlip):
            size = piece.look.fitted(piece.rect.w, piece.rect.h).size
            beside = (piece.look.text, *piece.look.row)
            long = max(len(word) for text in beside for word in text.split()) > 12
            shrinks = long or not piece.public or key.startswith("guess")
            least = table.space.text(28) * (0.8 if shrinks else 0.95) - 0.5
            turned = piece.rect.w < table.space.unit * 30  # in the middle of being turned over
            assert size >= least or turned, f"{key}: {size} of {least:.0f}, {piece.rect}"


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [4, 5, 7, 10])
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, peekers=(0, 1))
    turn = players + [*SPACES].index(name)
    for shown in in_turn(rounds(players), turn, out_of=2, kind=kind_of):
        told = scene(shown, table, Choice())
        check(told, table, ON_BLOTS)
        for one in scenes_of(told):
            check_words(one, table)


@pytest.mark.parametrize("name", SPACES)
def test_words_that_lie_side_by_side_have_letters_of_one_size(name: str) -> None:
    table = table_for(SPACES[name], 5, peekers=(0,))
    rows = ("word:", "my-word:", "answer:")
    for shown in rounds(5):
        lying = pieces(shown, table).pieces
        for row in rows:
            slips = [p for k, p in lying.items() if k.startswith(row) and p.look != FOLDED]
            sizes = {p.look.fitted(p.rect.w, p.rect.h).size for p in slips}  # type: ignore[attr-defined]
            assert len(sizes) <= 1, (shown, row)


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("name", SPACES)
def test_words_with_pictures_can_still_be_read(name: str, language: str) -> None:
    words = read_pack(ASSETS / "packs" / f"inkblots-children-{language.lower()}")
    longest = sorted(words.items, key=lambda item: -len(item.text))
    words = replace(words, items=tuple(longest[:48]))
    table = table_for(SPACES[name], 4)
    slips = 0
    for shown in play_round(begin(4, words=words), False, True, "+"):
        told = scene(shown, table, Choice())
        check(told, table, ON_BLOTS)
        for one in scenes_of(told):
            check_words(one, table)
            slips += sum(isinstance(piece.look, WordSlip) for piece in one.pieces.values())
    assert slips


@pytest.fixture(autouse=True)
def source_language() -> Iterator[None]:
    """Reset the language after each test, which may have changed it."""
    yield
    tr.use(SOURCE)


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("name", SPACES)
def test_what_stands_at_a_shelf_can_be_read(name: str, language: str) -> None:
    tr.use(language)
    space = SPACES[name]
    shown = pieces(shown_by(5, GuessPrompt)[0], table_for(space, 5)).pieces
    for key, piece in shown.items():
        if isinstance(piece.look, Ribbon) and key.startswith("team:"):
            size = piece.look.fitted(piece.rect.w, piece.rect.h).size
            least = 20 * max(space.unit, 0.72 * space.density)
            assert size >= least - 1, f"{key}: {piece.look.text} of {size} pixels"


@pytest.mark.parametrize("name", [name for name, space in SPACES.items() if space.wide])
def test_in_a_wide_window_words_lie_in_line_with_the_blots(name: str) -> None:
    for shown in shown_by(5, MatchSymbolsPrompt, GuessPrompt):
        lying = pieces(shown, table_for(SPACES[name], 5)).pieces
        words, blots = (
            [round(p.rect.cx) for k, p in lying.items() if k.startswith(kind)]
            for kind in (("word:", "my-word:"), "blot:")
        )
        assert len(words) == 3
        assert set(words) <= set(blots)


@pytest.mark.parametrize("name", SPACES)
def test_half_made_choices_lie_as_well_as_the_rest(name: str) -> None:
    table = table_for(SPACES[name], 5, peekers=(0,))
    for shown in shown_by(5, MatchSymbolsPrompt, GuessPrompt, ControlGuessPrompt):
        image = shown.board.images_in_play[0]  # type: ignore[union-attr]
        for choice in (
            Choice(held=SYMBOLS[0]),
            Choice(paired=((SYMBOLS[1], image),)),
            Choice(held=SYMBOLS[1], paired=((SYMBOLS[1], image),)),
        ):
            check(pieces(shown, table, choice), table, ON_BLOTS)


def test_one_tap_on_the_suggested_person_is_enough() -> None:
    table = table_for(SPACES["tablet"], 7)
    prompt = shown_by(7, ChooseSubjectPrompt)[0]
    people = pieces(prompt, table).pieces
    suggested = people[f"person:{prompt.suggested}"]  # type: ignore[union-attr]
    others = [people[f"person:{seat}"] for seat in prompt.actors if seat != prompt.suggested]  # type: ignore[union-attr]
    assert suggested.tap == Send(ChooseSubject(0, 0))
    assert all(suggested.rect.w > other.rect.w and suggested.glow > other.glow for other in others)
    assert all(other.tap is not None for other in others)


def test_a_blot_slides_under_the_flap_and_the_others_grow() -> None:
    table = table_for(SPACES["tablet"], 5)
    (remove, handoff), *_ = [
        (before, after)
        for before, after in pairwise(rounds(5))
        if isinstance(before, RemoveImagePrompt)
    ]
    before = pieces(remove, table).pieces
    board = remove.board  # type: ignore[union-attr]
    gone = before[f"blot:{board.deal.images[1].id}"]
    assert gone.leave is not None
    assert before["folder"].rect.contains(gone.leave.rect, slack=20)
    assert before["flap"].layer > gone.layer
    open_table, cloth = scenes_of(scene(handoff, table, None))
    assert open_table.curtain is None
    assert cloth.curtain is not None
    kept = [f"blot:{board.deal.images[image].id}" for image in (0, 2, 3)]
    for key in kept:
        assert open_table.pieces[key].rect.w > before[key].rect.w * 1.2
        assert key in cloth.pieces, "the curtain shows what everyone has seen"
    assert f"blot:{board.deal.images[1].id}" not in open_table.pieces


def test_a_blot_that_nobody_wins_is_seen_going_into_the_folder() -> None:
    for space in SPACES.values():
        table = table_for(space, 5)
        for prompt in shown_by(5, SecondGuessPrompt):
            if prompt.board.outcome != "both-right":  # type: ignore[union-attr]
                continue
            *_, away, _ = scenes_of(scene(prompt, table, Choice()))
            flap = away.pieces["flap"]
            over = [p for p in away.pieces.values() if p.layer > flap.layer and p.opacity > 0.4]
            assert not [piece for piece in over if piece.rect.overlaps(flap.rect.scaled(0.8))]


@pytest.mark.parametrize("name", SPACES)
def test_from_the_folder_to_the_curtain_nothing_crosses_what_is_read(name: str) -> None:
    table = table_for(SPACES[name], 5)
    after = next(
        after for before, after in pairwise(rounds(5)) if isinstance(before, RemoveImagePrompt)
    )
    before = pieces(shown_by(5, RemoveImagePrompt)[0], table).pieces
    open_table, cloth = scenes_of(scene(after, table, None))
    words = [p for key, p in open_table.pieces.items() if key.startswith("word:")]
    blots = [p for key, p in open_table.pieces.items() if key.startswith("blot:")]
    for key in ("folder", "flap"):
        gone = before[key].leave
        assert gone is not None
        assert gone == before[key].enter
        assert gone.opacity == 0
        assert not gone.rect.overlaps(before["headline"].rect), "it does not sink into the words"
    for word in words:
        there = before[next(key for key, p in open_table.pieces.items() if p is word)].rect
        faded, again = word.waypoints
        assert (faded.rect, faded.opacity, again.opacity) == (there, 0, 0), "it crosses unseen"
        assert word.rect.contains(again.rect)
    assert max(p.delay for p in words) < min(p.delay for p in blots), "and blots grow at last"
    for key, piece in cloth.pieces.items():
        moves = key.startswith(("word:", "blot:"))
        assert (piece.delay == 0) == moves, f"{key} waits until words and blots have passed"


@pytest.mark.parametrize("name", SPACES)
def test_a_guess_does_not_hide_the_blot_it_is_about(name: str) -> None:
    for prompt in shown_by(5, ControlGuessPrompt):
        shown = pieces(prompt, table_for(SPACES[name], 5)).pieces
        board = prompt.board  # type: ignore[union-attr]
        image = f"{board.deal.images[board.guess.image].id}"
        blot, slip = shown[f"blot:{image}"].rect, shown["guess:test"].rect
        assert not slip.overlaps(blot)
        assert slip.overlaps(shown[f"answer:{image}"].rect), "it lies on the folded answer"
        assert shown["guess-team:test"].rect.top - blot.y < blot.h * 0.14, "but for its ribbon"


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("name", WINDOWS)
def test_a_ribbon_covers_nothing_of_a_guess(name: str, language: str) -> None:
    tr.use(language)
    table, seen = table_for(WINDOWS[name], 5), 0
    turn = [*WINDOWS].index(name) + [*offered_languages()].index(language)
    prompts = shown_by(5, ControlGuessPrompt, SecondGuessPrompt, RoundResultPrompt)
    for prompt in in_turn(prompts, turn, out_of=3, kind=type):
        for one in scenes_of(scene(prompt, table, Choice())):
            for side in ("test", "control"):
                if slip := one.pieces.get(f"guess:{side}"):
                    ribbon = one.pieces[f"guess-team:{side}"].rect
                    assert not ribbon.inset(0, 0.5).overlaps(slip.rect)
                    answers = [p for key, p in one.pieces.items() if isinstance(p.look, WordSlip)
                               and key.startswith("answer:") and p.opacity == 1]  # fmt: skip
                    assert not any(ribbon.overlaps(answer.rect) for answer in answers)
                    assert table.space.area.contains(ribbon)
                    seen += 1
    assert seen > 6


@pytest.mark.parametrize("name", SPACES)
def test_a_second_guess_lies_under_the_blot_it_is_about(name: str) -> None:
    table, seen = table_for(SPACES[name], 5), 0
    for prompt in shown_by(5, RoundResultPrompt):
        board = prompt.board  # type: ignore[union-attr]
        if isinstance(board.second, SecondGuess):
            image = board.deal.images[board.second.image].id
            for one in scenes_of(scene(prompt, table, Choice())):
                if "guess:test" in one.pieces:
                    guess, blot = one.pieces["guess:test"].rect, one.pieces[f"blot:{image}"].rect
                    if blot.w > guess.w:  # the blot is not on its shelf yet
                        assert blot.x < guess.right - guess.w * 0.4
                        assert guess.x + guess.w * 0.4 < blot.right
                        assert not guess.overlaps(one.pieces[f"answer:{image}"].rect)
                        seen += 1
    assert seen


def test_a_won_blot_takes_its_ink_along() -> None:
    for space in SPACES.values():
        table, seen = table_for(space, 5), 0
        for prompt in shown_by(5, RoundResultPrompt):
            told = [*scenes_of(scene(prompt, table, Choice()))]
            for before, after in pairwise(told):
                blot = next((p for p in after.pieces.values() if p.layer == 80), None)
                if "ink:0:0" in before.pieces and blot:
                    ink = [p for key, p in after.pieces.items() if key.startswith("ink:")]
                    assert len(ink) >= 2 * INK_STEPS
                    for drop in ink:
                        assert blot.rect.scaled(1.6).contains(drop.rect)
                        assert drop.layer > blot.layer
                        assert (drop.duration, drop.arc) == (blot.duration, blot.arc), "together"
                    seen += 1
        assert seen


def test_a_word_dropped_on_a_taken_blot_swaps() -> None:
    circle, triangle, square = SYMBOLS
    one = paired_with((), circle, 0)
    two = paired_with(one, triangle, 2)
    assert dict(paired_with(two, circle, 2)) == {circle: 2, triangle: 0}
    assert dict(paired_with(two, square, 2)) == {circle: 0, square: 2}, "the other goes back"
    assert dict(paired_with(two, circle, 3)) == {circle: 3, triangle: 2}
    assert paired_with(one, circle, 0) == one


def test_the_last_word_sends_the_pairing() -> None:
    table = table_for(SPACES["tablet"], 5)
    prompt = shown_by(5, MatchSymbolsPrompt)[0]
    board = prompt.board  # type: ignore[union-attr]
    choice = Choice()
    for symbol, image in zip(SYMBOLS, (3, 0, 2), strict=True):
        key = f"my-word:{board.deal.word(symbol).id}"
        drop = next(
            drop
            for drop in pieces(prompt, table, choice).pieces[key].drops
            if drop.target == f"blot:{board.deal.images[image].id}"
        )
        if symbol != SYMBOLS[-1]:
            assert isinstance(drop.action, Choose)
            choice = drop.action.choice
    assert isinstance(drop.action, Send)
    assert drop.action.move == MatchSymbols(0, (SYMBOLS[1], SYMBOLS[2], SYMBOLS[0]))
    last = pieces(prompt, table, choice).with_pieces(drop.action.placed or {}).pieces
    answers = {f"answer:{board.deal.images[image].id}" for image in (0, 2, 3)}
    assert answers <= set(last), "folded slips go on from the words, known by their blots alone"
    assert not [key for key in last if key.startswith("my-word:")]


def test_secret_slips_have_keys_of_their_own() -> None:
    """Secret slips have other keys than public ones.

    A piece with the same key would visibly move from its blot to its row and reveal the pairing.
    """
    table = table_for(SPACES["tablet"], 5, peekers=(0,))
    public, secret = set[str](), set[str]()
    for shown in rounds(5):
        audience = shown.to if isinstance(shown, Handoff) else shown.audience
        keys = {key for one in scenes_of(scene(shown, table, Choice())) for key in one.pieces}
        own = isinstance(shown, Prompt) and audience is not None
        (secret if own else public).update(keys)
    shared = {key.partition(":")[0] for key in public & secret}
    assert shared == {"blot", "hint"}


def test_control_has_a_say_about_the_same_blot_only() -> None:
    table = table_for(SPACES["tablet"], 5)
    for prompt in shown_by(5, ControlGuessPrompt):
        board = prompt.board  # type: ignore[union-attr]
        asked = f"blot:{board.deal.images[board.guess.image].id}"
        shown = pieces(prompt, table).pieces
        for symbol, word in zip(SYMBOLS, board.deal.words, strict=True):
            (drop,) = shown[f"word:{word.id}"].drops
            assert (drop.target, drop.action) == (
                asked,
                Send(ControlGuess(prompt.actors[0], symbol)),
            )
        held = pieces(prompt, table, Choice(held=SYMBOLS[0])).pieces
        taps = [key for key, piece in held.items() if key.startswith("blot:") and piece.tap]
        assert taps == [asked]


def test_a_second_guess_names_another_word_for_another_blot() -> None:
    table = table_for(SPACES["tablet"], 5)
    for prompt in shown_by(5, SecondGuessPrompt):
        board = prompt.board  # type: ignore[union-attr]
        shown = pieces(prompt, table).pieces
        words = {key for key in shown if key.startswith("word:")}
        assert words == {f"word:{board.deal.word(symbol).id}" for symbol in board.symbols_left}
        targets = {drop.target for key in words for drop in shown[key].drops}
        assert targets == {f"blot:{board.deal.images[image].id}" for image in board.images_left}
        assert ("pass" in shown) == prompt.may_pass  # type: ignore[union-attr]


def test_where_only_robots_act_nothing_can_be_touched() -> None:
    robots = (1, 3)
    table = table_for(SPACES["tablet"], 5, robots)
    for shown in rounds(5):
        if isinstance(shown, (RemoveImagePrompt, ControlGuessPrompt)) and shown.actors == robots:
            last = pieces(shown, table).pieces
            assert not [key for key, piece in last.items() if piece.touchable or piece.glow]


def test_nothing_can_be_touched_before_its_turn() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in rounds(5):
        told = scene(shown, table, Choice())
        if len(told) > 1 and not isinstance(shown, GameOverPrompt):
            *before, last = scenes_of(told)
            assert not [key for one in before for key, p in one.pieces.items() if p.touchable]
            assert [key for key, piece in last.pieces.items() if piece.touchable]


def test_a_won_blot_ends_on_the_shelf_of_its_team() -> None:
    table = table_for(SPACES["tablet"], 5)
    seen = set()
    for prompt in shown_by(5, RoundResultPrompt):
        board = prompt.board  # type: ignore[union-attr]
        shown = pieces(prompt, table).pieces
        for gain in board.gains:
            shelf = shown[f"shelf:{gain.team}"].rect
            assert shelf.contains(shown[f"blot:{board.deal.images[gain.image].id}"].rect)
            seen.add(gain.why)
        paired = {key for key in shown if key.startswith("answer:")}
        assert len(paired) == 3, "the whole pairing lies open"
    assert seen == {"test-right", "control-right", "second-right", "second-wrong"}


def test_ink_runs_in_the_colour_of_the_winner_or_grey() -> None:
    table = table_for(SPACES["tablet"], 5)
    colours = team_looks.COLOURS | {"": team_looks.NOBODY}
    for prompt in shown_by(5, RoundResultPrompt):
        told = scene(prompt, table, Choice())
        board = prompt.board  # type: ignore[union-attr]
        if len(told) == 1:
            continue
        image = board.guess.image if board.second is None else board.second.image
        winner = next((gain.team for gain in board.gains if gain.image == image), "")
        inks = {
            piece.look.colour  # type: ignore[attr-defined]
            for one in scenes_of(told)
            for key, piece in one.pieces.items()
            if key.startswith("ink:")
        }
        assert inks == {colours[winner]}


@pytest.mark.parametrize("name", SPACES)
def test_ink_climbs_drop_by_drop_and_meets_at_the_top(name: str) -> None:
    table = table_for(SPACES[name], 5)
    prompt = shown_by(5, SecondGuessPrompt)[0]
    inked = next(
        one for one in scenes_of(scene(prompt, table, Choice())) if "ink:0:0" in one.pieces
    )
    asked = prompt.board.deal.images[prompt.board.guess.image]  # type: ignore[union-attr]
    blot = inked.pieces[f"blot:{asked.id}"].rect
    halves = [[inked.pieces[f"ink:{step}:{side}"] for step in range(INK_STEPS)] for side in (0, 1)]
    for left, right in zip(*halves, strict=True):
        assert left.rect.cx - blot.x == pytest.approx(blot.right - right.rect.cx), "mirrored"
        assert left.delay == right.delay
    drops = halves[0]
    assert drops[-1].rect.cx == pytest.approx(blot.cx, abs=blot.w * 0.03)
    for before, after in pairwise(drops):
        assert before.delay < after.delay, "one after another"
        assert before.rect.overlaps(after.rect), "one runs into the next"
        assert after.enter is not None
        assert after.enter.opacity == 0, "it is not there before its time"


def test_many_blots_stay_on_the_shelf() -> None:
    for name, space in SPACES.items():
        table = table_for(space, 4)
        at = open_table(space)
        won = tuple(tuple(Item(f"{team}/{n}") for n in range(9)) for team in "ab")
        found = shelves(table, at, won)
        for team, items in zip(("dusk", "dawn"), won, strict=True):
            shelf = found[f"shelf:{team}"].rect
            rects = [found[f"blot:{item.id}"].rect for item in items]
            assert all(shelf.contains(rect, 2) for rect in rects), name
            assert rects == [shelf_place(shelf, index, 9) for index in range(9)]


def test_people_come_and_go_without_the_reveal_being_told_again() -> None:
    match = begin(5)
    for _ in play_round(match, True, False, "+"):
        pass
    for move in (Leave(0), Join(5, "Xenia")):
        match.change_players(move)
        table = table_for(SPACES["tablet"], len(match.players), present=match.present)
        assert len(scene(match.current, table, Choice())) == 1


def test_a_curtain_looks_the_same_whatever_was_paired() -> None:
    table = table_for(SPACES["tablet"], 5, peekers=(0,))
    seen: dict[tuple[str, ...], list[object]] = {}
    for symbols in ((0, 1, 2), (1, 2, 0), (2, 1, 0)):
        match = begin(5)
        match.play(ChooseSubject(0, 0))
        match.play(RemoveImage(1, 1))
        match.lift()
        match.play(MatchSymbols(0, tuple(SYMBOLS[n] for n in symbols)))
        shown: list[object] = [scene(match.current, table, None)]
        match.lift()
        shown.append(scene(match.current, table, Choice()))
        match.play(Guess(2, 0, SYMBOLS[0]))
        shown.append(scene(match.current, table, Choice()))
        match.cover()
        shown.append(scene(match.current, table, None))
        match.peek(0)
        match.cover()
        shown.append(scene(match.current, table, None))
        seen[tuple(SYMBOLS[n] for n in symbols)] = shown
    first, *others = seen.values()
    assert all(other == first for other in others)


def test_only_the_three_blots_in_play_lie_on_the_curtain() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in rounds(5):
        if isinstance(shown, Handoff) and shown.to is not None:
            board = shown.public.board  # type: ignore[attr-defined]
            cloth = pieces(shown, table).pieces.values()
            items = {p.look.item for p in cloth if isinstance(p.look, Card)}
            assert items == {board.deal.images[image] for image in board.images_in_play}


def test_the_guide_points_at_pieces_that_are_there() -> None:
    table = table_for(SPACES["tablet"], 5)
    names = [person.name for person in table.people]
    told = set()
    for shown in rounds(5):
        if isinstance(shown, Handoff):
            continue
        for lesson in lessons_for(GUIDE, shown, names):
            assert pieces_of(lesson.about, pieces(shown, table).pieces), lesson
            told.add(lesson.key)
    together = {"Read {subject}’s mind", "Same eyes"}
    assert told == {lesson.title for lesson in GUIDE.lessons} - together


def test_pages_of_how_to_play_show_real_scenes() -> None:
    for name in ("tablet", "phone"):
        space = SPACES[name]
        for page in PAGES:
            if page.demo is not None:
                film = page.demo(space)
                assert len(film) > 5
                for step in film:
                    check(step.scene, table_for(space, 4), ON_BLOTS)


def test_scenes_are_made_without_kivy() -> None:
    code = "import sys; import mobileapp.games.inkblots.ui; sys.exit('kivy' in sys.modules)"
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0


# --- read from both sides ---------------------------------------------------------------------


def test_a_result_is_read_from_both_sides_of_a_tablet() -> None:
    for prompt in shown_by(5, RoundResultPrompt):
        board = prompt.board  # type: ignore[union-attr]
        for name in ("tablet", "portrait", "portrait, large text"):
            shown = pieces(prompt, table_for(WINDOWS[name], 5)).pieces
            won = [f"plus:{board.deal.images[gain.image].id}" for gain in board.gains]
            assert [key for key in shown if key.startswith("next")] == ["next"], "one button"
            assert shown["next"].look.twice  # type: ignore[attr-defined]
            for key in ("headline", *won):
                kind, colon, item = key.partition(":")
                near, far = shown[key], shown[f"{kind}-far{colon}{item}"]
                assert (far.look, far.angle) == (near.look, 180)
                assert far.tap == near.tap


@pytest.mark.parametrize("name", WINDOWS)
def test_a_point_covers_no_word(name: str) -> None:
    seen = 0
    for prompt in shown_by(5, RoundResultPrompt):
        shown = pieces(prompt, table_for(WINDOWS[name], 5)).pieces
        for key, piece in shown.items():
            if key.startswith("plus"):
                item = key.partition(":")[2]
                assert shown[f"copy:{item}"].rect.contains(piece.rect), "it lies on its own blot"
                covered = [k for k, p in shown.items() if piece.rect.overlaps(p.rect)]
                assert not [k for k in covered if k.startswith(("answer", "headline", "team"))]
                seen += 1
    assert seen


def test_the_headline_names_the_subject_while_a_blot_is_removed() -> None:
    table = table_for(SPACES["tablet"], 5)
    for prompt in shown_by(5, RemoveImagePrompt):
        subject = prompt.board.subject  # type: ignore[union-attr]
        look = pieces(prompt, table).pieces["headline"].look
        assert table.name(subject) in look.text  # type: ignore[attr-defined]


def test_a_tap_on_a_word_is_a_whole_control_guess() -> None:
    table = table_for(SPACES["tablet"], 5)
    for prompt in shown_by(5, ControlGuessPrompt):
        shown = pieces(prompt, table).pieces
        taps = [piece.tap for key, piece in shown.items() if key.startswith("word:")]
        assert {tap.move.symbol for tap in taps} == set(SYMBOLS)  # type: ignore[union-attr]


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("name", SPACES)
def test_the_names_of_both_teams_fit_their_shelves(name: str, language: str) -> None:
    tr.use(language)
    shown = pieces(shown_by(5, GuessPrompt)[0], table_for(SPACES[name], 5)).pieces
    for team in ("dusk", "dawn"):
        assert shown[f"team:{team}"].look.text == team_looks.team_name(team)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", offered_languages())
def test_teams_keep_their_names_on_a_sideways_phone_with_large_text(language: str) -> None:
    tr.use(language)
    space = Space(740, 360, text_scale=1.5)
    shown = pieces(shown_by(5, GuessPrompt)[0], table_for(space, 5)).pieces
    for team in ("dusk", "dawn"):
        ribbon = shown[f"team:{team}"]
        assert ribbon.look.text == team_looks.team_name(team)  # type: ignore[attr-defined]
        assert ribbon.angle == 90


def test_the_gallery_shows_the_words_without_a_tap() -> None:
    (prompt,) = shown_by(5, GameOverPrompt)[:1]
    shown = pieces(prompt, table_for(SPACES["tablet"], 5)).pieces
    album = [piece.look for key, piece in shown.items() if key.startswith("exhibit:")]
    assert album
    words = {word.text for board in prompt.boards for word in board.deal.words}  # type: ignore[union-attr]
    assert {look.caption for look in album} <= words  # type: ignore[attr-defined]


def test_the_losing_team_is_named_at_the_end() -> None:
    table = table_for(SPACES["tablet"], 5)
    for prompt in shown_by(5, GameOverPrompt):
        said = pieces(prompt, table).pieces["subtitle"].look.text  # type: ignore[attr-defined]
        lost = [seat for seat in table.seats if prompt.winners and seat not in prompt.winners]  # type: ignore[union-attr]
        assert [seat for seat in table.seats if table.name(seat) in said] == lost


def test_no_blot_is_seen_twice_at_the_end() -> None:
    """Each award has a blot of its own, and the gallery shows the others."""
    for players in (4, 5, 6):
        for prompt in shown_by(players, GameOverPrompt):
            shown = pieces(prompt, table_for(SPACES["tablet"], players)).pieces
            hung = [one.look for key, one in shown.items() if key.startswith("exhibit:")]
            awarded = [one.look for key, one in shown.items() if key.startswith("award-picture:")]
            blots = [*(look.picture for look in hung), *awarded]  # type: ignore[attr-defined]
            assert len(blots) == len({*blots})


def test_whoever_may_be_the_subject_is_drawn_as_they_sit() -> None:
    """The four members of the test team are drawn in the order and direction in which they sit."""
    (prompt, *_) = shown_by(8, ChooseSubjectPrompt)
    table = table_for(SPACES["tablet"], 8, chairs=(0, 1, 2, 4, 5, 6, 7, 9))
    shown = scene(prompt, table, Choice())
    check(shown, table, ON_BLOTS)
    badges = {seat: pieces(prompt, table).pieces[f"person:{seat}"] for seat in (0, 2, 4, 6)}
    assert sorted(badges, key=lambda seat: badges[seat].rect.cx) == [0, 2, 6, 4]
    assert [badges[seat].angle for seat in (0, 2, 4, 6)] == [0, 180, 180, 0]


@pytest.mark.parametrize("name", ["tablet", "portrait"])
def test_the_names_of_the_teams_are_as_large_for_the_far_side(name: str) -> None:
    (prompt, *_) = shown_by(4, ChooseSubjectPrompt)
    found = pieces(prompt, table_for(SPACES[name], 4)).pieces
    for team in ("dusk", "dawn"):
        near, far = (found[f"team:{team}{side}"].rect for side in ("", "-far"))
        assert (near.w, near.h) == (far.w, far.h)
