"""Tests of the scenes of Clouds: every prompt, number of players and window."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.core import Context, Handoff, Leave, Next, Prompt, Timer, TimeUp
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    ABSTAIN,
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Memorise,
    Nobody,
    Say,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import ChooseWordPrompt, PaintPrompt, RegroupPrompt, WrittenGuess
from engine.games.clouds.schedule import main_artists
from engine.games.clouds.sky import Sky, random_move
from engine.games.clouds.state import Phase, State
from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.games.clouds.choice import NOTHING, Choice, take_cloud
from mobileapp.games.clouds.layout import Layout
from mobileapp.games.clouds.pieces import category, guess_slips
from mobileapp.games.clouds.scene import scene
from mobileapp.games.clouds.ui import UI
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.match.guide import lessons_for, pieces_of
from mobileapp.packs.checks import read_pack
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Slip, Token, Words
from mobileapp.stage.parts import add_common_controls
from mobileapp.stage.piece import Send
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Text
from tests.games.clouds.situations import (
    at_the_end,
    begin,
    cloud,
    guessed,
    landed,
    painting,
    play,
    tossing,
    with_robots,
)
from tests.games.clouds.skies import (
    LONG,
    ON_OTHERS,
    SKY,
    check_scene,
    long_words,
    painted_skies,
    sky_prompt,
    with_awards,
)
from tests.games.clouds.worlds import worlds
from tests.support.cases import in_turn
from tests.support.scene_checks import (
    SPACES,
    check,
    last_scene,
    letter_size,
    scenes_of,
    table_for,
    words_box,
)


def _states(players: int) -> Iterator[State]:
    """At least one state for every step of a match, and some special cases."""
    start = begin(players, packs=[long_words()])
    yield start
    yield begin(players, packs=[long_words()], options={"redraw": True})
    yield play(start, ChooseWord(start.roles.main, start.offered[0]))
    yield tossing(start)
    yield landed(start)
    yield from painted_skies(players)[::5]
    last = painted_skies(players)[-1]
    judge = last.judges[0]
    yield play(last, Claim(judge))
    late = play(last, TimeUp())
    yield late
    yield play(late, Nobody(judge))
    guessed_by_robots = with_robots(last, last.guessers)
    said = tuple(WrittenGuess(seat, LONG[seat % len(LONG)], 90 - seat) for seat in last.guessers)
    yield replace(play(guessed_by_robots, TimeUp()), guesses=said)
    yield play(guessed_by_robots, Say(last.guessers[0], last.items[last.word].text))
    result = play(last, Claim(judge), Credit(judge, last.guessers[0]))
    yield result
    yield play(result, Correct(judge, last.guessers[-1]))
    if players > 4:
        yield play(result, Leave(players - 1))
    tied = at_the_end(*(9, 9, *range(players - 2)))
    vote = play(tied, Next(0))
    yield vote
    voters = vote.voters
    voted = play(vote, *(Vote(seat, 0 if seat % 2 else ABSTAIN) for seat in voters))
    yield voted
    yield play(voted, Next(voters[0]))
    yield with_awards(play(at_the_end(*range(players)), Next(0)), last)
    yield _not_a_drop(players)


def _not_a_drop(players: int) -> State:
    """The state at the end of a match in which no word was guessed."""
    over = with_awards(play(at_the_end(*(0,) * players), Next(0)), painted_skies(players)[-1])
    rounds = len(main_artists(0, players))
    return replace(over, rounds=(replace(over.rounds[0], guesser=None),) * rounds)


def _shown(state: State) -> Iterator[Prompt | Handoff]:
    prompt = GAME.prompt(state)
    yield prompt
    yield Handoff(prompt.audience, GAME.public(state))
    for seat in state.everyone:
        if peeked := GAME.peek(state, seat):
            yield peeked


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(4, 11))
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    turn = players + [*SPACES].index(name)
    for state in in_turn(_states(players), turn, out_of=2, kind=lambda state: state.shown_phase):
        for shown in _shown(state):
            undo = isinstance(shown, Handoff)
            table = table_for(SPACES[name], players, can_undo=undo, present=state.everyone)
            check_scene(shown, table, Choice())


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("name", SPACES)
def test_words_with_pictures_lie_well(name: str, language: str) -> None:
    words = read_pack(ASSETS / "packs" / f"clouds-children-{language.lower()}")
    longest = sorted(words.items, key=lambda item: -len(item.text))
    table = table_for(SPACES[name], 4)
    start = begin(4, packs=[replace(words, items=tuple(longest[:72]))])
    for state in (
        start,
        play(start, ChooseWord(start.roles.main, start.offered[0])),
        guessed(start),
    ):
        check(scene(GAME.prompt(state), table, NOTHING), table, ON_OTHERS)


@pytest.mark.parametrize("text_scale", [1, 1.5])
def test_before_the_toss_a_low_sky_has_room_for_a_large_sentence(
    monkeypatch: pytest.MonkeyPatch, text_scale: float
) -> None:
    monkeypatch.setattr(tr, "language", "uk")
    table = table_for(Space(740, 360, text_scale=text_scale), 7, names="ABCDEFG")
    shown = last_scene(scene(GAME.prompt(tossing(begin(7))), table, NOTHING))
    assert letter_size(shown.pieces["headline"]) >= 20


def test_a_window_shows_the_picture_of_a_word_and_nothing_changes_without_one() -> None:
    plain = long_words()
    pictured = replace(plain, items=tuple(replace(o, picture="cat.webp") for o in plain.items))
    table = table_for(SPACES["tablet"], 4)
    for pack, wide in ((plain, True), (pictured, False)):
        shown = last_scene(scene(GAME.prompt(begin(4, packs=[pack])), table, NOTHING))
        slip = shown.pieces["word:0"]
        assert isinstance(slip.look, Slip)
        assert slip.look.word is not None
        assert slip.look.word.picture == pack.items[0].picture
        assert (slip.rect.w > slip.rect.h) == wide


@pytest.mark.parametrize("name", SPACES)
def test_slips_are_tall_if_any_word_has_a_picture(name: str) -> None:
    table, shapes = table_for(SPACES[name], 4), {}
    for pictured in ((), (1,), (0, 1, 2)):
        prompt = GAME.prompt(begin(4))
        assert isinstance(prompt, ChooseWordPrompt)
        words = tuple(
            replace(word, text="Four-leaf clover", picture="cat.webp" if n in pictured else "")
            for n, word in enumerate(prompt.words)
        )
        shown = scene(replace(prompt, words=words), table, NOTHING)
        check(shown, table, ON_OTHERS)
        slips = [last_scene(shown).pieces[f"word:{n}"] for n in range(len(words))]
        assert len({slip.rect.h for slip in slips}) == 1
        shapes[len(pictured)] = slips[0].rect.w / slips[0].rect.h
        for number, slip in enumerate(slips):
            kind = last_scene(shown).pieces[f"category:{number}"]
            assert kind.layer > slip.layer, "the light around a slip would tint its category"
    assert shapes[0] >= shapes[1] == shapes[3]


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [2, 3])
def test_everything_of_a_match_together_lies_well(players: int, name: str) -> None:
    table = table_for(SPACES[name], players)
    for state in _together(players):
        for shown in _shown(state):
            check_scene(shown, table, Choice())


def _together(players: int) -> Iterator[State]:
    """At least one state for every step of a match in the variant for two or three people."""
    people = range(players)
    start = begin(players, variant="together", people=people, packs=[long_words()])
    main, second = start.roles.main, start.roles.second
    yield start
    state = play(start, ChooseWord(main, start.offered[0]))
    yield state
    if second is not None:
        yield (state := play(state, Memorise(second)))
    yield (state := play(state, Toss(main, "arc")))
    yield (state := play(state, TimeUp()))
    for step in range(20):
        move = random_move(state.sky, state.turn, (), Chance(step, players))
        state = GAME.apply(state, move, Context(3, step, 700))
        yield state
    yield (late := play(state, TimeUp()))
    yield play(late, Nobody(main))
    yield (result := play(state, Claim(main)))
    for rounds, droplets in ((0, 0), (6, 7), (6, 12)):
        played = (result.played_round,) * rounds
        yield replace(
            result, phase=Phase.OVER, rounds=played, main_artists=(), droplets=(droplets,) * players
        )


@pytest.mark.parametrize("name", SPACES)
def test_what_is_half_chosen_lies_well_too(name: str) -> None:
    table = table_for(SPACES[name], 5)
    state = painted_skies(5)[-1]
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    for lying in prompt.sky.movable:
        hand = take_cloud(prompt.sky, lying.id)
        check_scene(prompt, table, Choice(hand=hand))
        turned = hand._replace(cloud=replace(lying, angle=77, flip=True))
        check_scene(prompt, table, Choice(hand=turned))
        check_scene(prompt, table, Choice(drag=f"cloud:{lying.id}"))
    check_scene(prompt, table, Choice(stroke=((0, 0), (1600, 1000))))
    result = GAME.prompt(guessed(begin(5)))
    check_scene(result, table, Choice(correcting=True))
    over = GAME.prompt(with_awards(play(at_the_end(1, 2, 3, 4, 5), Next(0)), state))
    check_scene(over, table, Choice(opened=0))


@pytest.mark.parametrize("name", SPACES)
def test_a_correction_offers_everyone_else_who_may_have_guessed(name: str) -> None:
    """What is offered are just the corrections that the rules allow to one judge."""
    table = table_for(SPACES[name], 5)
    by_hand = guessed(begin(5))
    nobody = play(by_hand, Correct(by_hand.judges[0], None))
    for state in (by_hand, nobody):
        prompt = GAME.prompt(state)
        shown = last_scene(scene(prompt, table, Choice(correcting=True)))
        sent = {piece.tap.move for piece in shown.pieces.values() if isinstance(piece.tap, Send)}
        speaker = table.speaker(state.judges)
        legal = {one for one in prompt.options() if isinstance(one, Correct)}
        assert sent == {one for one in legal if one.seat == speaker}


def test_without_a_droplet_no_winner_is_shown_and_the_skies_are_larger() -> None:
    for space in SPACES.values():
        table = table_for(space, 5)
        over = GAME.prompt(_not_a_drop(5))
        steps = [*scenes_of(scene(over, table, Choice()))]
        assert not any(one.confetti for one in steps)
        assert not [key for key in steps[-1].pieces if key.startswith(("winner", "other", "spot"))]
        usual = GAME.prompt(with_awards(play(at_the_end(*range(5)), Next(0)), painted_skies(5)[-1]))
        shown = last_scene(scene(usual, table, Choice())).pieces
        before = [p.rect for key, p in shown.items() if key.startswith("exhibit")]
        now = [p.rect for key, p in steps[-1].pieces.items() if key.startswith("exhibit")]
        assert len(now) >= len(before)
        assert not before or now[0].w > before[0].w * 1.1
        assert not [one for one in now if any(one.overlaps(o) for o in now if o is not one)]


def test_curtains_and_open_scenes_are_equal_in_worlds_that_differ_in_the_word() -> None:
    compared = 0
    for state in (*list(_states(5))[:12],):
        prompt = GAME.prompt(state)
        for world in worlds(state, None, Chance(1, 1, "worlds")):
            other = GAME.prompt(world)
            compared += world.word != state.word
            for table in (table_for(Space(1280, 800), 5), table_for(Space(360, 740), 5)):
                curtain = [Handoff(prompt.audience, GAME.public(s)) for s in (state, world)]
                assert scene(curtain[0], table, Choice()) == scene(curtain[1], table, Choice())
                if prompt.audience is None:
                    assert scene(prompt, table, Choice()) == scene(other, table, Choice())
    assert compared > 3


def test_every_lesson_points_at_a_piece() -> None:
    names = [str(seat) for seat in range(6)]
    pointed = 0
    for state in _states(6):
        prompt = GAME.prompt(state)
        lessons = lessons_for(UI.guide, prompt, names) if len(state.seating.players) == 6 else ()
        for space in SPACES.values() if lessons else ():
            pieces = last_scene(scene(prompt, table_for(space, 6), Choice())).pieces
            one_sided = not any("-far" in key for key in pieces)
            for lesson in lessons:
                for about in lesson.about.split():
                    assert pieces_of(about, pieces) or (one_sided and "-far" in about), lesson
                pointed += bool(lesson.about)
    assert pointed > 20


def test_examples_play_in_every_window() -> None:
    for page in UI.how_to_play:
        if page.demo is not None:
            for space in SPACES.values():
                assert len(page.demo(space)) > 4


def test_scenes_are_made_without_kivy() -> None:
    code = "import sys; import mobileapp.games.clouds.ui; sys.exit('kivy' in sys.modules)"
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root).returncode == 0


@pytest.mark.parametrize("name", SPACES)
def test_words_lie_off_the_clouds_or_have_a_dark_ground(name: str) -> None:
    """A text over a cloud has a dark background, as texts are as bright as clouds."""
    table = table_for(SPACES[name], 5)
    at = Layout(table)
    on_the_rim = Sky(tuple(cloud(n, 80 + 160 * n, n % 2 * 1000, 90) for n in range(10)))
    states = [painting(5, packs=[long_words()], sky=on_the_rim), *painted_skies(5)]
    states += [play(state, Claim(state.judges[0])) for state in states]
    chips = 0
    for state in states:
        shown = last_scene(scene(GAME.prompt(state), table, Choice()))
        boxes = [at.box(lying).scaled(0.5) for lying in GAME.prompt(state).sky.clouds]
        for key, piece in shown.pieces.items():
            if isinstance(piece.look, Words):
                chips += piece.look.chip
                covers = any(words_box(piece).scaled(0.7).overlaps(box) for box in boxes)
                assert piece.look.chip or not covers, key
    assert chips or SPACES[name].phone or not SPACES[name].wide


@pytest.mark.parametrize("name", SPACES)
def test_no_tossed_cloud_reaches_what_the_timekeeper_is_told(name: str) -> None:
    table = table_for(SPACES[name], 4, names=("Ana", "Ben", "Cleo", "Dan"))
    at = Layout(table)
    for step in range(60):
        state = GAME.apply(tossing(begin(4)), Toss(0, "long"), Context(7, step, 0))
        shown = last_scene(scene(GAME.prompt(state), table, Choice()))
        (tossed,) = state.sky.clouds
        box = at.box(tossed).scaled(0.8)
        for key, piece in shown.pieces.items():
            if key.startswith("headline"):
                assert isinstance(piece.look, Words)
                assert not piece.look.chip
            if key.startswith("category"):
                assert table.space.phone or not piece.rect.overlaps(box)


@pytest.mark.parametrize("players", range(4, 11))
def test_on_a_phone_nobody_lies_below_the_pause_button(players: int) -> None:
    state = painted_skies(players)[-1]
    table = table_for(SPACES["phone landscape"], players)
    for after in (play(state, TimeUp()), guessed(begin(players))):
        shown = add_common_controls(
            last_scene(scene(GAME.prompt(after), table, Choice())), table, secret=False
        )
        pause = shown.pieces["pause"].rect
        for key, piece in shown.pieces.items():
            assert key == "pause" or not piece.rect.overlaps(pause) or "cloud" in key, key


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [4, 5, 8])
def test_robots_that_think_shine_at_their_seats_and_no_badge_lies_on_another(
    players: int, name: str
) -> None:
    robots, state = tuple(range(1, players)), painting(players, people=(0,), first=0)
    late = play(with_robots(state, range(1, players)), TimeUp())
    table = table_for(SPACES[name], players, robots=robots, thinking=robots)
    for one in scenes_of(scene(GAME.prompt(late), table, Choice())):
        pieces = add_common_controls(one, table, secret=False).pieces
        badges = {key: piece for key, piece in pieces.items() if isinstance(piece.look, Token)}
        assert {key for key, p in badges.items() if p.glow} == {f"person:{s}" for s in robots}
        for key, badge in badges.items():
            around = badge.rect.scaled(0.95)
            assert not [o for o in badges if o != key and badges[o].rect.overlaps(around)]


LONGEST_CATEGORIES = ("Подорожі й машини", "Naturaleza y tiempo", "Reisen & Maschinen")


@pytest.mark.parametrize("text", LONGEST_CATEGORIES)
@pytest.mark.parametrize("name", SPACES)
def test_the_category_is_on_one_line_where_there_is_room(name: str, text: str) -> None:
    """It is on a slip of paper as wide as it needs; only an upright phone may take two lines."""
    at = Layout(table_for(SPACES[name], 4))
    (near, *_) = category(at, text).values()
    look = near.look
    assert isinstance(look, Slip)
    fitted = look.fitted(near.rect.w, near.rect.h)
    narrow = at.space.phone and not at.space.wide
    assert len(fitted.lines) <= (2 if narrow else 1)
    assert at.space.area.contains(near.rect)


def test_what_a_robot_guesses_is_shown_with_its_picture_if_it_has_one() -> None:
    said = (WrittenGuess(1, "Teapot", 90_000), WrittenGuess(3, "A whale", 71_000))
    teapot = Item("children/teapot", text="Teapot", picture="teapot.webp")
    table = table_for(SPACES["tablet"], 4)._replace(pictured_words={"teapot": teapot})
    pieces = guess_slips(
        Layout(table), said, [Rect(0, 0, 340, 54), Rect(400, 0, 340, 54)], Text.BODY, "{word}"
    )
    shown = {key: piece.look.word for key, piece in pieces.items()}  # type: ignore[attr-defined]
    assert shown["guess:1:Teapot"] == shown["guess:1:Teapot-far"] == teapot
    assert shown["guess:3:A whale"] is None


@pytest.mark.parametrize("name", SPACES)
def test_what_robots_guess_is_large_enough_beside_a_picture(name: str) -> None:
    words = ("Meerjungfrau", "Flying carpet")
    said = tuple(WrittenGuess(2 * n + 1, word, 72_000 - n) for n, word in enumerate(words))
    known = {word.casefold(): Item("i", text=word, picture="i.webp") for word in words}
    table = table_for(SPACES[name], 4)._replace(pictured_words=known)
    check_scene(sky_prompt(SKY, guesses=said, timer=Timer(120_000, 70_000)), table, Choice())


def test_the_name_of_an_artist_who_waits_is_as_bright_as_that_of_the_other() -> None:
    """The letters would vanish over the sky; only the badge of who waits is darker."""
    pieces = last_scene(scene(GAME.prompt(painting(4)), table_for(SPACES["tablet"], 4), NOTHING))
    badges, names = (
        {key: piece for key, piece in pieces.pieces.items() if key.startswith(kind)}
        for kind in ("person:", "name:")
    )
    assert any(badge.dim for badge in badges.values())
    assert names
    assert not any(name.dim for name in names.values())


@pytest.mark.parametrize("name", SPACES)
def test_who_paints_next_keeps_clear_of_the_names(name: str) -> None:
    space, names = SPACES[name], ("Nora", "Theo", "Grandma", "Ravi")
    told = play(guessed(begin(5)), Leave(4))
    prompt = GAME.prompt(told)
    assert isinstance(prompt, RegroupPrompt)
    pieces = last_scene(scene(prompt, table_for(space, 4, names=names), Choice())).pieces
    said = words_box(pieces["painters"]).inset(-Gap.LARGE * space.unit, 0)
    for key, piece in pieces.items():
        if key.startswith(("name:", "person:")):
            assert not words_box(piece).overlaps(said), key
