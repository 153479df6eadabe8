"""Tests of the scenes of Clouds: every prompt, number of players and window."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Context, Handoff, Leave, Next, Prompt, Timer, TimeUp
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud, bounds_of, clouds_at
from engine.games.clouds.moves import (
    ABSTAIN,
    CancelClaim,
    ChooseWord,
    Claim,
    Correct,
    Credit,
    GiveUp,
    LookAgain,
    Memorise,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Remove,
    Say,
    TakeBack,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    GameOverPrompt,
    PaintPrompt,
    RoundResultPrompt,
    SettlePrompt,
    VotePrompt,
    WrittenGuess,
)
from engine.games.clouds.schedule import main_artists
from engine.games.clouds.sky import Sky, random_move
from engine.games.clouds.state import Phase, PlayedRound, State
from engine.packs import Item, Pack
from mobileapp.assets import ASSETS
from mobileapp.games.clouds.choice import NOTHING, Choice, Hand, take_cloud
from mobileapp.games.clouds.layout import Layout
from mobileapp.games.clouds.looks import CloudPicture, Count
from mobileapp.games.clouds.paint import dragged
from mobileapp.games.clouds.pieces import category, guess_slips
from mobileapp.games.clouds.scene import scene
from mobileapp.games.clouds.ui import UI
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.match.guide import lessons_for, pieces_of
from mobileapp.packs.checks import read_pack
from mobileapp.stage.geometry import Rect, upright
from mobileapp.stage.looks import Button, RoundIcon, Slip, Token, Words, token
from mobileapp.stage.parts import add_common_controls, last_scene
from mobileapp.stage.piece import Choose, Dragged, Hold, Lift, Piece, Send
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import CLEARANCE, Space
from mobileapp.stage.tokens import Gap, Layer, Text
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
from tests.games.clouds.worlds import worlds
from tests.support.cases import in_turn
from tests.support.scene_checks import (
    SPACES,
    bounds,
    check,
    letter_size,
    scenes_of,
    table_for,
    words_box,
)

ON_OTHERS = frozenset({"guess", "plus"})
"""The kinds of pieces that may lie over other pieces for a moment."""
IN_THE_SKY = ("cloud", "ghost", "lock", "trail", "supply", "supply-far")
"""The kinds of pieces that may extend beyond a small window, as the sky does."""
LONG = (
    "Elephant",
    "Hippopotamus",
    "Sternschnuppe",
    "Hot-air balloon",
    "Pirate ship with a black sail",
)


def _pack() -> Pack:
    items = tuple(
        Item(f"w/{n}", text=LONG[n % len(LONG)], category="Nature & Weather") for n in range(72)
    )
    return Pack("w", 1, "words", ("clouds",), "", "", "", "", 6, items)


@cache
def _skies(players: int) -> tuple[State, ...]:
    """The states of a round while its sky is painted with random moves, in order."""
    state = painting(players, packs=[_pack()])
    found = [state]
    for step in range(26):
        prompt = GAME.prompt(state)
        move = prompt.sample(Chance(step, players))
        if not isinstance(move, Claim):
            state = GAME.apply(state, move, Context(3, step, 700))
            found.append(state)
    return tuple(found)


def _states(players: int) -> Iterator[State]:
    """At least one state for every step of a match, and some special cases."""
    start = begin(players, packs=[_pack()])
    yield start
    yield begin(players, packs=[_pack()], options={"redraw": True})
    yield play(start, ChooseWord(start.roles.main, start.offered[0]))
    yield tossing(start)
    yield landed(start)
    yield from _skies(players)[::5]
    last = _skies(players)[-1]
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
    yield _told(play(at_the_end(*range(players)), Next(0)), last)
    yield _not_a_drop(players)


def _not_a_drop(players: int) -> State:
    """The state at the end of a match in which no word was guessed."""
    over = _told(play(at_the_end(*(0,) * players), Next(0)), _skies(players)[-1])
    rounds = len(main_artists(0, players))
    return replace(over, rounds=(replace(over.rounds[0], guesser=None),) * rounds)


def _told(over: State, painted: State) -> State:
    """The finished match `over` with rounds that give awards and show the sky of `painted`."""
    word = next(item.id for item in painted.items.values() if item.text == LONG[0])
    sky, guesser = painted.sky.clouds, painted.guessers[0]
    played = PlayedRound(over.everyone, painted.roles, word, guesser, 12_400, sky)
    others = [replace(played, used_ms=60_000 + n, guesser=played.guesser) for n in range(4)]
    kept = (played, *others, replace(played, guesser=None))
    return replace(over, items=painted.items, rounds=kept)


def _shown(state: State) -> Iterator[Prompt | Handoff]:
    prompt = GAME.prompt(state)
    yield prompt
    yield Handoff(prompt.audience, GAME.public(state))
    for seat in state.everyone:
        if peeked := GAME.peek(state, seat):
            yield peeked


def _without_sky(shown: Scene) -> Scene:
    pieces = {k: p for k, p in shown.pieces.items() if k.partition(":")[0] not in IN_THE_SKY}
    return shown._replace(pieces=pieces)


def _check(shown: Prompt | Handoff, table: SceneContext, choice: Choice) -> None:
    secret = isinstance(shown, Prompt) and shown.audience is not None
    for one in scenes_of(scene(shown, table, choice)):
        whole = add_common_controls(one, table, secret)
        check(_without_sky(whole), table, ON_OTHERS)
        for key, piece in whole.pieces.items():
            if key.partition(":")[0] in IN_THE_SKY:
                rect = piece.rect
                assert table.space.area.contains(rect._replace(x=rect.cx, y=rect.cy, w=0, h=0)), key


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(4, 11))
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    turn = players + [*SPACES].index(name)
    for state in in_turn(_states(players), turn, out_of=2, kind=lambda state: state.shown_phase):
        for shown in _shown(state):
            undo = isinstance(shown, Handoff)
            table = table_for(SPACES[name], players, can_undo=undo, present=state.everyone)
            _check(shown, table, Choice())


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
    plain, pictured = (
        replace(_pack(), items=tuple(replace(item, picture=name) for item in _pack().items))
        for name in ("", "cat.webp")
    )
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
            _check(shown, table, Choice())


def _together(players: int) -> Iterator[State]:
    """At least one state for every step of a match in the variant for two or three people."""
    people = range(players)
    start = begin(players, variant="together", people=people, packs=[_pack()])
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
    state = _skies(5)[-1]
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    for lying in prompt.sky.movable:
        hand = take_cloud(prompt.sky, lying.id)
        _check(prompt, table, Choice(hand=hand))
        _check(prompt, table, Choice(hand=hand._replace(cloud=replace(lying, angle=77, flip=True))))
        _check(prompt, table, Choice(drag=f"cloud:{lying.id}"))
    _check(prompt, table, Choice(stroke=((0, 0), (1600, 1000))))
    result = GAME.prompt(guessed(begin(5)))
    _check(result, table, Choice(correcting=True))
    over = GAME.prompt(_told(play(at_the_end(1, 2, 3, 4, 5), Next(0)), state))
    _check(over, table, Choice(opened=0))


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


def _sky_prompt(sky: Sky, turn: int = 0, **more: object) -> PaintPrompt:
    prompt = GAME.prompt(replace(painting(4, sky=sky), turn=turn))
    assert isinstance(prompt, PaintPrompt)
    return replace(prompt, **more)  # type: ignore[arg-type]


TABLET = table_for(Space(1280, 800), 4)
AT = Layout(TABLET)
SKY = Sky((cloud(0, 500, 500), cloud(1, 560, 520), cloud(3, 1200, 300)))


def _told_drag(
    key: str, to: tuple[int, int], start: tuple[int, int] = (0, 0), **more: object
) -> Dragged:
    values = {"turned": 0.0, "done": True} | more
    return Dragged(key, AT.from_sky(*start), AT.from_sky(*to), **values)  # type: ignore[arg-type]


# --- touches ----------------------------------------------------------------------------------


def test_a_cloud_dragged_from_the_supply_is_placed_on_top_as_its_artist_sees_it() -> None:
    near = _sky_prompt(SKY, turn=0)
    told = dragged(near, TABLET, Choice(), _told_drag("supply:arc", (800, 600), turned=-20.4))
    assert told == Send(Place(0, "arc", 800, 600, 340, False, 3))
    far = _sky_prompt(SKY, turn=2)
    told = dragged(far, TABLET, Choice(), _told_drag("supply-far:long", (100, 900)))
    assert told == Send(Place(2, "long", 100, 900, 180, False, 3))


def test_a_cloud_let_go_on_the_hills_stays_in_the_supply() -> None:
    told = Dragged("supply:arc", (640, 60), (700, 80), 0, True)
    assert dragged(_sky_prompt(SKY), TABLET, Choice(), told) == Choose(Choice())


def test_beside_the_sky_a_cloud_lands_at_its_edge() -> None:
    told = Dragged("supply:arc", (640, 60), (20, 400), 0, True)
    action = dragged(_sky_prompt(SKY), TABLET, Choice(), told)
    assert isinstance(action, Send)
    assert (action.move.x, action.move.y) == (0, 500)


def test_a_carried_cloud_comes_down_on_top_and_turned() -> None:
    told = dragged(_sky_prompt(SKY), TABLET, Choice(), _told_drag("cloud:0", (900, 100), turned=30))
    assert told == Send(Rearrange(0, 0, 900, 100, 30, False, 2))


def test_a_carried_cloud_keeps_a_chosen_layer() -> None:
    hand = Hand(replace(SKY.clouds[2], flip=True), 0)
    told = dragged(_sky_prompt(SKY), TABLET, Choice(hand=hand), _told_drag("cloud:3", (1000, 300)))
    assert isinstance(told, Choose), "it was taken by a tap, and can still be turned"
    assert told.choice.hand.put_down(0) == Rearrange(0, 3, 1000, 300, 0, True, 0)


@pytest.mark.parametrize(("by", "turned", "moved"), [
    (25, 0, False), (31, 0, False), (32, 0, True), (25, 5, False), (25, 8, True),
])  # fmt: skip
def test_a_cloud_that_is_only_brushed_stays_where_it_was(
    by: float, turned: float, moved: bool
) -> None:
    x, y = AT.from_sky(1200, 300)
    told = Dragged("cloud:3", (x, y), (x + by * AT.space.unit, y), turned, True)
    action = dragged(_sky_prompt(SKY), TABLET, Choice(), told)
    assert isinstance(action, Send) if moved else action == Choose(Choice())


WAVES = (
    ((1560, 60), (900, 420)), ((60, 940), (800, 500)), ((800, 960), (1200, 300)),
    ((930, 80), (500, 560)), ((1500, 300), (1150, 340)), ((20, 500), (700, 500)),
)  # fmt: skip
"""Gestures of guessers who point and wipe over the sky: where each began and ended."""


@pytest.mark.parametrize("wave", WAVES)
def test_a_wave_over_the_sky_is_no_move(wave: tuple[tuple[int, int], tuple[int, int]]) -> None:
    start, end = wave
    assert SKY.nudge(start, end), "it would push a cloud"
    for done in (False, True):
        told = _told_drag("sky", end, start, done=done)
        assert dragged(_sky_prompt(SKY), TABLET, Choice(), told) is None


@pytest.mark.parametrize(("away", "pushes"), [(44, True), (50, False)])
def test_a_stroke_begins_right_beside_a_cloud(away: float, pushes: bool) -> None:
    edge = 1200 + bounds_of("long", 0, False).right
    start = round(edge + away * AT.space.unit / AT.unit), 300
    told = _told_drag("sky", (1150, 300), start)
    sent = dragged(_sky_prompt(SKY), TABLET, Choice(), told)
    assert isinstance(sent, Send) == pushes


def test_the_artist_can_take_back_a_slip_while_there_is_time() -> None:
    for artist, other in ((0, 2), (2, 0)):
        prompt = _sky_prompt(SKY, turn=other, slip_by=artist, slip_until=98_000)
        button = last_scene(scene(prompt, TABLET, Choice())).pieces["take-back"]
        assert button.tap == Send(TakeBack(artist))
        assert (button.rect.cy > TABLET.space.height / 2) == (artist == 0), "at their own edge"
        assert button.until == 98
    assert "take-back" not in last_scene(scene(_sky_prompt(SKY), TABLET, Choice())).pieces


@pytest.mark.parametrize("space", SPACES.values(), ids=SPACES)
def test_what_follows_guessed_lies_away_from_it(space: Space) -> None:
    table, state = table_for(space, 4), painting(4)
    before = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
    claimed = GAME.prompt(play(state, Claim(state.judges[0])))
    nobody = last_scene(scene(claimed, table, Choice())).pieces["nobody"].rect
    for key in {"guessed", "guessed-far"} & set(before):
        near = before[key].rect.inset(1 - CLEARANCE * space.density)
        assert not near.overlaps(nobody), key


def test_a_cloud_carried_back_to_the_hills_is_removed() -> None:
    told = Dragged("cloud:3", (900, 300), (700, 60), 0, True)
    assert dragged(_sky_prompt(SKY), TABLET, Choice(), told) == Send(Remove(0, 3))


def test_a_touch_takes_the_topmost_cloud_and_the_next_one_the_one_below() -> None:
    prompt = _sky_prompt(SKY)
    spot = (530, 510)
    assert [c.id for c in clouds_at(SKY.clouds, *spot)] == [1, 0]
    choice, seen = Choice(), []
    for _ in range(3):
        told = _told_drag("cloud:1", spot, spot, tapped=True)
        action = dragged(prompt, TABLET, choice, told)
        assert isinstance(action, Choose)
        choice = action.choice
        assert choice.hand is not None
        seen.append(choice.hand.cloud.id)
    assert seen == [1, 0, 1]


def test_touching_a_lonely_cloud_again_lets_it_go() -> None:
    prompt = _sky_prompt(SKY)
    told = _told_drag("cloud:3", (1200, 300), (1200, 300), tapped=True)
    action = dragged(prompt, TABLET, Choice(), told)
    assert action == Choose(Choice(hand=take_cloud(SKY, 3)))
    assert dragged(prompt, TABLET, Choice(hand=take_cloud(SKY, 3)), told) == Choose(Choice())


def test_a_stroke_shows_what_it_will_push_and_pushes_it_when_the_finger_is_lifted() -> None:
    prompt = _sky_prompt(SKY)
    start, end = (1480, 300), (1150, 340)
    told = dragged(prompt, TABLET, Choice(), _told_drag("sky", end, start, done=False))
    assert told == Choose(Choice(stroke=(start, end)))
    pieces = last_scene(scene(prompt, TABLET, Choice(stroke=(start, end)))).pieces
    after = SKY.nudge(start, end)
    ghosts = {key: piece.rect for key, piece in pieces.items() if key.startswith("ghost")}
    assert ghosts == {"ghost:3": AT.box(after.clouds[2])}
    told = dragged(prompt, TABLET, Choice(stroke=(start, end)), _told_drag("sky", end, start))
    assert told == Send(Nudge(0, *start, *end))


def test_a_stroke_that_moves_nothing_is_no_action() -> None:
    told = dragged(_sky_prompt(SKY), TABLET, Choice(), _told_drag("sky", (500, 900), (500, 690)))
    assert told == Choose(Choice())


def test_the_golden_knob_turns_the_cloud_in_hand() -> None:
    prompt, hand = _sky_prompt(SKY), take_cloud(SKY, 3)
    told = dragged(prompt, TABLET, Choice(hand=hand), _told_drag("knob", (1400, 300)))
    assert isinstance(told, Choose)
    assert told.choice.hand.cloud.angle == 270
    done = last_scene(scene(prompt, TABLET, told.choice)).pieces["tool:check"]
    assert done.tap == Send(Rearrange(0, 3, 1200, 300, 270, False, 2))


def test_tools_are_before_the_artist_who_acts() -> None:
    for turn, upper in ((0, True), (2, False)):
        prompt = _sky_prompt(SKY, turn=turn)
        pieces = last_scene(scene(prompt, TABLET, Choice(hand=take_cloud(SKY, 0)))).pieces
        assert (pieces["tool:check"].rect.cy > 400) == upper
        assert ("supply-far:puff" in pieces) != upper


def test_what_was_just_done_is_locked_and_touching_it_says_why() -> None:
    prompt = _sky_prompt(replace(SKY, protected=(3,)))
    pieces = last_scene(scene(prompt, TABLET, Choice())).pieces
    assert "lock:3" in pieces
    assert not pieces["cloud:3"].free
    action = pieces["cloud:3"].tap
    assert isinstance(action, Send)
    with pytest.raises(Exception, match="just moved"):
        prompt.sky.after(action.move)
    assert dragged(prompt, TABLET, Choice(), _told_drag("cloud:3", (800, 500))) is None


@pytest.mark.parametrize("robots", [(0,), (2,), (0, 2), (3,)])
def test_robots_get_no_orders(robots: tuple[int, ...]) -> None:
    """No text addresses a robot by its name, as in "Ana, toss a cloud".

    Ana and Cleo paint; Dan is the timekeeper.
    """
    people = tuple(seat for seat in range(4) if seat not in robots)
    tossed = tossing(begin(4, people=people))
    started = painting(4, people=people)
    shown = [
        Handoff(None, GAME.public(tossed)),
        *map(GAME.prompt, (tossed, landed(begin(4, people=people)), started)),
        GAME.prompt(play(started, Place(2, "heap", 300, 300, 0, False, 1))),
    ]
    table = table_for(Space(1280, 800), 4, robots, names=("Ana", "Ben", "Cleo", "Dan"))
    for one in shown:
        for piece in last_scene(scene(one, table, Choice())).pieces.values():
            for robot in robots:
                assert not getattr(piece.look, "text", "").startswith(f"{table.name(robot)},")


def test_while_a_robot_paints_people_can_only_say_that_it_was_guessed() -> None:
    table = table_for(Space(1280, 800), 4, robots=(0,))
    prompt = _sky_prompt(SKY)
    pieces = last_scene(scene(prompt, table, Choice())).pieces
    touchable = {key for key, piece in pieces.items() if piece.touchable}
    assert touchable == {"guessed", "guessed-far", "pause-near"}
    assert dragged(prompt, table, Choice(), _told_drag("cloud:0", (900, 100))) is None
    claim = pieces["guessed"].tap
    assert isinstance(claim, Send)
    assert claim.move == Claim(2)


def test_what_robots_guess_is_read_for_some_seconds_at_both_edges() -> None:
    said = (WrittenGuess(1, "A teapot", 90_000), WrittenGuess(3, "A whale", 71_000))
    prompt = _sky_prompt(SKY, guesses=said, timer=Timer(120_000, 70_000))
    pieces = last_scene(scene(prompt, TABLET, Choice())).pieces
    slips = [key for key in pieces if key.startswith("guess:")]
    assert slips == ["guess:3:A whale", "guess:3:A whale-far"]
    assert {letter_size(pieces[key]) for key in slips} == {Text.BODY.size}
    assert {pieces[key].until for key in slips} == {63}, "eight seconds after it was written"
    for space in SPACES.values():
        _check(prompt, table_for(space, 4), Choice())


def test_of_two_last_guesses_the_later_one_is_lower_or_to_the_right() -> None:
    """When only robots guess and time is up, their last guesses are shown in the order of time."""
    state = play(painting(4, people=(0, 2)), Say(1, "A teapot"))
    state = play(state, Say(3, "A whale"), TimeUp(), elapsed=9_000)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, SettlePrompt)
    for space in SPACES.values():
        pieces = last_scene(scene(prompt, table_for(space, 4), Choice())).pieces
        later, earlier = pieces["guess:3:A whale"].rect, pieces["guess:1:A teapot"].rect
        if later.cy == pytest.approx(earlier.cy):
            assert later.x > earlier.right
        else:
            assert later.top < earlier.y


def test_only_the_artist_whose_turn_it_is_can_take_clouds() -> None:
    for turn, open_edge in ((0, "supply-far:"), (2, "supply:")):
        pieces = last_scene(scene(_sky_prompt(SKY, turn=turn), TABLET, Choice())).pieces
        supplies = {key for key, piece in pieces.items() if key.startswith("supply") and piece.free}
        assert supplies
        assert all(key.startswith(open_edge) for key in supplies)


def test_a_finger_meets_a_cloud_exactly_where_the_rules_do() -> None:
    for lying in (cloud(0, 0, 0), cloud(9, 0, 0, flip=True), cloud(13, 0, 0)):
        look = CloudPicture(lying.id, lying.flip)
        box = AT.box(lying)
        for x in range(-200, 201, 40):
            for y in range(-140, 141, 20):
                part = x * AT.unit / box.w, y * AT.unit / box.h
                assert look.covers(*part) == bool(clouds_at((lying,), x, y))


# --- results and the sky ----------------------------------------------------------------------


def _lying(one: Scene) -> dict[str, Piece]:
    return {key: piece for key, piece in one.pieces.items() if key.startswith("cloud:")}


def test_clouds_stay_where_they_are_until_the_word_is_told() -> None:
    state = _skies(6)[-1]
    judge = state.judges[0]
    for space in SPACES.values():
        table = table_for(space, 6)
        places = []
        for later in (
            state,
            play(state, Claim(judge)),
            play(state, Claim(judge), CancelClaim(judge)),
            play(state, Claim(judge), Credit(judge, state.guessers[0])),
        ):
            told = scene(GAME.prompt(later), table, Choice())
            places += [
                {key: (piece.rect, piece.angle) for key, piece in _lying(one).items()}
                for one in scenes_of(told)
                if "answer" not in one.pieces
            ]
        assert len(places) > 3
        assert len(places[0]) == len(state.sky.clouds)
        assert all(place == places[0] for place in places)


def test_the_word_covers_nothing_of_the_painting_which_stays_the_same_picture() -> None:
    state = _skies(6)[-1]
    judge = state.judges[0]
    for name, space in SPACES.items():
        prompt = GAME.prompt(play(state, Claim(judge), Credit(judge, state.guessers[0])))
        before, *_, last = scenes_of(scene(prompt, table_for(space, 6), Choice()))
        first, now = _lying(before), _lying(last)
        scales = {round(now[key].rect.w / first[key].rect.w, 6) for key in first}
        assert len(scales) == 1
        assert 0.45 < scales.pop() <= 1, name
        assert [piece.angle for piece in now.values()] == [p.angle for p in first.values()]
        words = [words_box(p) for key, p in last.pieces.items() if key.startswith("answer")]
        for key, piece in now.items():
            cloud = bounds(piece).scaled(0.6)
            assert not any(cloud.overlaps(word) for word in words), (name, key)


@pytest.mark.parametrize("name", [*SPACES, "portrait, large text"])
@pytest.mark.parametrize("players", [4, 7, 10])
def test_points_gained_cover_no_symbol_no_droplet_and_no_word(players: int, name: str) -> None:
    space = SPACES.get(name, Space(800, 1280, text_scale=1.5))
    state = _skies(players)[-1]
    judge = state.judges[0]
    prompt = GAME.prompt(play(state, Claim(judge), Credit(judge, state.guessers[0])))
    pieces = last_scene(scene(prompt, table_for(space, players), Choice())).pieces
    kept = {key: p.rect for key, p in pieces.items() if key.startswith(("droplets", "pause"))}
    kept |= {k: p.rect.scaled(0.55) for k, p in pieces.items() if k.startswith("person")}
    kept |= {k: words_box(p) for k, p in pieces.items() if k.startswith(("answer", "headline"))}
    plus = [words_box(piece) for key, piece in pieces.items() if key.startswith("plus")]
    assert len(plus) == 3
    for box in plus:
        assert not [key for key, rect in kept.items() if box.overlaps(rect)]


@pytest.mark.parametrize("name", SPACES)
def test_the_headline_of_a_result_stays_when_the_buttons_come(name: str) -> None:
    prompt = GAME.prompt(guessed(begin(5)))
    steps = [*scenes_of(scene(prompt, table_for(SPACES[name], 5), Choice()))]
    assert len({step.pieces["headline"].rect for step in steps}) == 1


def test_people_are_spread_over_the_width_of_an_upright_tablet() -> None:
    for scale in (1, 1.5):
        table = table_for(Space(800, 1280, text_scale=scale), 5)
        pieces = last_scene(scene(GAME.prompt(guessed(begin(5))), table, Choice())).pieces
        near = sorted(p.rect.cx for k, p in pieces.items() if "person" in k and p.angle == 0)
        assert near[-1] - near[0] > 400


def test_nothing_can_be_touched_before_the_result_is_told() -> None:
    prompt = GAME.prompt(guessed(begin(6)))
    *told, last = scenes_of(scene(prompt, table_for(Space(1280, 800), 6), Choice()))
    assert len(told) >= 3
    assert not [key for one in told for key, piece in one.pieces.items() if piece.touchable]
    assert last.pieces["next"].tap == Send(Next(0))


@pytest.mark.parametrize("name", SPACES)
def test_what_robots_said_last_is_read_large_before_the_word_comes(name: str) -> None:
    """If only robots guess, each robot's last guess is enlarged before the word is shown.

    If a guess is right, only that one is enlarged. On a tablet, guesses are shown at both edges, on
    a phone at one.
    """
    table = table_for(SPACES[name], 5, robots=(1, 3, 4))
    state = painting(5, packs=[_pack()], people=(0, 2), sky=SKY)
    spoken = (Say(1, "A crab"), Say(3, "Something else"), Say(1, "A whale"), Say(4, "Teapot"))
    for number, said in enumerate(spoken):
        state = play(state, said, elapsed=9_000 if number else 0)
    assert state.word is not None
    right = play(state, Say(3, state.items[state.word].text), elapsed=9_000)
    edges = ("",) if table.space.phone else ("", "-far")
    for after, heard in (
        (play(state, TimeUp()), {"1:A whale", "4:Teapot"}),
        (right, {f"3:{state.items[state.word].text}"}),
    ):
        shown = scene(GAME.prompt(after), table, Choice())
        first, *_, last = scenes_of(shown)
        keys = {key for key in last.pieces if key.startswith("guess:")}
        assert keys == {f"guess:{words}{edge}" for edge in edges for words in heard}
        assert not [key for key in first.pieces if key.startswith("guess:")]
        painted = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
        small = next(piece.rect for key, piece in painted.items() if key.startswith("guess:"))
        for key in keys:
            rect = last.pieces[key].rect
            assert rect.w * rect.h > 1.5 * small.w * small.h
            assert table.people[int(key.split(":")[1])].name in last.pieces[key].look.text  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [4, 5, 8])
def test_what_robots_said_last_lies_on_no_cloud(players: int, name: str) -> None:
    low_and_high = Sky((cloud(0, 800, 20), cloud(3, 400, 0), cloud(6, 800, 980)))
    for last in (_skies(players)[-1], painting(players, sky=low_and_high)):
        state = with_robots(last, last.guessers)
        table = table_for(SPACES[name], players, last.guessers)
        assert state.word is not None
        right = play(state, Say(state.guessers[0], state.items[state.word].text))
        said = tuple(WrittenGuess(s, LONG[s % len(LONG)], 90 - s) for s in state.guessers)
        for after in (right, replace(play(state, TimeUp()), guesses=said)):
            pieces = last_scene(scene(GAME.prompt(after), table, Choice())).pieces
            slips = [piece.rect for key, piece in pieces.items() if key.startswith("guess:")]
            assert slips
            for key, piece in _lying(Scene(pieces)).items():
                lying = upright(piece.rect.scaled(0.85), piece.angle)
                assert not any(lying.overlaps(slip) for slip in slips), key


@pytest.mark.parametrize("name", SPACES)
def test_buttons_keep_a_margin_from_the_corner_buttons(name: str) -> None:
    """An excited tap on *Guessed!* neither pauses the game nor turns the table."""
    table, state = table_for(SPACES[name], 5), _skies(5)[-1]
    judge = state.judges[0]
    result = play(state, Claim(judge), Credit(judge, state.guessers[0]))
    for one in (landed(begin(5)), state, play(state, Claim(judge)), result):
        prompt = GAME.prompt(one)
        pieces = add_common_controls(
            last_scene(scene(prompt, table, NOTHING)), table, secret=False
        ).pieces
        rounds = [
            p.rect
            for p in pieces.values()
            if isinstance(p.look, RoundIcon) and p.layer == Layer.CONTROL
        ]
        pills = {key: p.rect for key, p in pieces.items() if isinstance(p.look, Button)}
        assert rounds
        assert pills
        for key, pill in pills.items():
            near = pill.inset(-(Gap.MARGIN - 1) * table.space.unit)
            assert not any(near.overlaps(one) for one in rounds), key


@pytest.mark.parametrize("name", ["tablet", "portrait", "phone"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_word_of_a_round_keeps_off_the_people_and_the_edges(players: int, name: str) -> None:
    table = table_for(SPACES[name], players)
    variant = "together" if players < 4 else ""
    item = Item("w/0", text="Four-leaf clover", category="Nature", picture="cat.webp")
    pack = replace(_pack(), items=tuple(replace(item, id=f"w/{n}") for n in range(72)))
    state = guessed(begin(players, variant=variant, packs=[pack]))
    pieces = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
    space = table.space
    word = words_box(pieces["answer"])
    assert space.area.inset(Gap.MARGIN * space.density, 0).contains(word)
    around = word.inset(-Gap.MEDIUM * space.unit)
    for key, piece in pieces.items():
        if key.startswith(("person", "droplets")):
            assert not around.overlaps(piece.rect), key


@pytest.mark.parametrize("name", SPACES)
def test_whoever_guessed_it_is_the_first_thing_told(name: str) -> None:
    table = table_for(SPACES[name], 6)
    prompt = GAME.prompt(guessed(begin(6), guesser=1))
    nobody = GAME.prompt(play(_skies(6)[-1], TimeUp(), Nobody(0)))
    first, *_, last = scenes_of(scene(prompt, table, Choice()))
    usual, *_ = scenes_of(scene(nobody, table, Choice()))
    assert "answer" not in first.pieces
    assert table.people[1].name in first.pieces["headline"].look.text  # type: ignore[attr-defined]
    for one in (first, last):
        assert one.pieces["headline"].look.badge == token(table.people[1])  # type: ignore[attr-defined]
        assert one.pieces["person:1"].glow
        assert not one.pieces["droplets:1"].glow
    grown, before = first.pieces["person:1"].rect, usual.pieces["person:1"].rect
    beside_the_sky = SPACES[name].wide and not SPACES[name].phone
    assert grown.w > before.w * 1.2 if beside_the_sky else grown == before
    for key in (key for key in last.pieces if key.startswith("answer")):
        assert not words_box(last.pieces[key]).overlaps(grown)
    for key, piece in first.pieces.items():
        assert not key.startswith("name:") or not words_box(piece).overlaps(grown.scaled(0.9)), key


def test_droplets_fall_as_soon_as_the_word_is_there() -> None:
    told = scene(GAME.prompt(guessed(begin(4))), TABLET, Choice())
    assert not isinstance(told, Scene)
    step = next(step for step in told if "answer" in step.scene.pieces)
    word = step.scene.pieces["answer"]
    assert word.delay + word.duration <= step.seconds <= word.delay + word.duration + 0.3


def test_beads_fall_only_to_those_who_get_a_droplet() -> None:
    prompt = GAME.prompt(guessed(begin(6), guesser=1))
    assert isinstance(prompt, RoundResultPrompt)
    *told, last = scenes_of(scene(prompt, table_for(Space(1280, 800), 6), Choice()))
    fallen = {key for key in last.pieces if key.startswith("bead")}
    assert fallen == {"bead:0", "bead:1", "bead:3"}
    for seat, count in enumerate((1, 1, 0, 1, 0, 0)):
        assert told[0].pieces[f"droplets:{seat}"].look == Count(0, bead=True)
        assert last.pieces[f"droplets:{seat}"].look == Count(count, bead=True)


def test_the_next_ones_sit_on_the_left_of_the_second_artist() -> None:
    state = play(painting(6, first=2), Claim(2))
    table = table_for(Space(1280, 800), 6)
    pieces = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
    assert isinstance(GAME.prompt(state), ClaimPrompt)
    left = [s for s in range(6) if pieces[f"person:{s}"].angle == -90]
    right = [s for s in range(6) if pieces[f"person:{s}"].angle == 90]
    assert (left, right) == ([0, 1], [3, 4])
    assert pieces["person:5"].angle == 0
    assert pieces["person:2"].angle == 180
    assert {s for s in range(6) if pieces[f"person:{s}"].tap} == {0, 1, 3, 4}


@pytest.mark.parametrize(
    ("robots", "near"), [((), 2), ((0,), 2), ((2,), 0), ((0, 2), 2), ((1, 3), 2)]
)
def test_p13_the_second_artist_sits_near_and_no_person_opposite_a_robot_reads_upside_down(
    robots: tuple[int, ...], near: int
) -> None:
    """Ana (seat 0) is the main artist and Cleo (seat 2) the second one, who had the tablet last."""
    table = table_for(Space(1280, 800), 4, robots=robots)
    state = tossing(begin(4))
    for shown in (GAME.prompt(state), GAME.prompt(landed(begin(4))), _sky_prompt(SKY, turn=0)):
        pieces = last_scene(scene(shown, table, Choice())).pieces
        assert pieces[f"person:{near}"].angle == 0
        assert pieces[f"person:{2 - near}"].angle == 180


def _paint_prompt(people: Sequence[int] = (0, 1, 2, 3), **changes: Any) -> PaintPrompt:
    state = replace(painting(4, people=people), **changes)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    return prompt


def test_p12_each_artist_has_buttons_to_look_again_and_to_give_up() -> None:
    pieces = last_scene(scene(_paint_prompt(), TABLET, Choice())).pieces
    for side, artist in (("", 2), ("-far", 0)):
        looks = Send(LookAgain(artist), faces_far=artist == 0)
        assert pieces[f"peek{side}"].tap == looks, "the tablet stays where it lies"
        hold = pieces[f"give-up{side}"].hold
        assert hold is not None
        assert hold.done == Send(GiveUp(artist))
        assert pieces[f"give-up{side}"].tap is None, "nobody does it by chance"
    pieces = last_scene(scene(_paint_prompt(repeats=2), TABLET, Choice())).pieces
    assert not [key for key in pieces if key.startswith("peek")]
    one_robot = table_for(Space(1280, 800), 4, robots=(2,))
    pieces = last_scene(scene(_paint_prompt((0, 1, 3)), one_robot, Choice())).pieces
    assert pieces["give-up"].hold == Hold(done=Send(GiveUp(0)))
    assert "give-up-far" not in pieces
    for space in (SPACES["phone"], SPACES["phone landscape"]):
        phone = table_for(space, 4, robots=(2,))
        pieces = last_scene(scene(_paint_prompt((0, 1, 3)), phone, Choice())).pieces
        assert pieces["give-up"].hold == Hold(done=Send(GiveUp(0)))


def test_p12_a_partner_who_may_act_takes_clouds_from_the_own_edge() -> None:
    waiting, waited = _paint_prompt(), _paint_prompt(waited=True)
    name = TABLET.people[0].name
    for prompt, text, free in ((waiting, name, False), (waited, f"{name}, you may help", True)):
        pieces = last_scene(scene(prompt, TABLET, Choice())).pieces
        assert pieces["name:0"].look.text == text  # type: ignore[attr-defined]
        assert bool(pieces["supply-far:arc"].free) == free
        assert pieces["supply:arc"].free, "the artist whose turn it is may still act"
    action = dragged(waited, TABLET, Choice(), _told_drag("supply-far:arc", (800, 600)))
    assert isinstance(action, Send)
    assert isinstance(action.move, Place)
    assert action.move.seat == 0
    action = dragged(waited, TABLET, Choice(), _told_drag("supply:arc", (800, 600)))
    assert isinstance(action, Send)
    assert action.move.seat == 2


@pytest.mark.parametrize("size", ["phone", "phone landscape"])
def test_p12_a_partner_who_may_act_takes_over_the_supply_that_both_share(size: str) -> None:
    phone, drag = table_for(SPACES[size], 4), _told_drag("supply:arc", (800, 600))
    assert "person:0" not in last_scene(scene(_paint_prompt(), phone, Choice())).pieces
    waited, helping = _paint_prompt(waited=True), Choice(helping=True)
    for choice, near, other, then in (
        (Choice(), 2, 0, helping),
        (helping, 0, 2, Choice()),
    ):
        pieces = last_scene(scene(waited, phone, choice)).pieces
        assert pieces[f"person:{other}"].rect.y > phone.space.area.cy > pieces["supply:arc"].rect.y
        assert pieces[f"person:{other}"].tap == pieces[f"name:{other}"].tap == Choose(then)
        assert not pieces[f"person:{near}"].touchable
        action = dragged(waited, phone, choice, drag)
        assert isinstance(action, Send)
        assert action.move.seat == near
    hand = Hand(Cloud(1, "arc", 800, 600, 0, False), 1, new=True, by=0)
    pieces = last_scene(scene(waited, phone, Choice(hand=hand))).pieces
    assert pieces["cloud:1"].look.rim == phone.people[0].colour  # type: ignore[attr-defined]
    assert pieces["tool:check"].tap == Send(hand.put_down(2))


def test_one_flick_opens_the_curtain_and_tosses_the_first_cloud() -> None:
    state = tossing(begin(4))
    told = last_scene(scene(Handoff(None, GAME.public(state)), TABLET, Choice()))
    assert told.pieces["supply-far:arc"].flick == Lift(then=Send(Toss(0, "arc")))
    robot = table_for(Space(1280, 800), 4, robots=(0,))
    told = last_scene(scene(Handoff(None, GAME.public(state)), robot, Choice()))
    assert told.pieces["go-on"].tap == Lift()
    assert not told.pieces["supply:arc"].touchable


def test_after_a_pause_everybody_and_their_droplets_are_around_an_empty_sky() -> None:
    state = replace(_skies(5)[-1], droplets=(3, 0, 1, 2, 0))
    for space in SPACES.values():
        table = table_for(space, 5)
        pieces = last_scene(scene(Handoff(None, GAME.public(state)), table, Choice())).pieces
        assert [pieces[f"droplets:{seat}"].look for seat in range(5)] == [
            Count(own, bead=True) for own in (3, 0, 1, 2, 0)
        ]
        thing = "phone" if table.space.phone else "tablet"
        assert pieces["headline"].look.text == f"Lay the {thing} on the table"  # type: ignore[attr-defined]
        assert pieces["go-on"].tap == Lift()
        assert not [key for key in pieces if key.startswith(("cloud", "supply"))]


def test_what_artists_and_guessers_read_is_large_on_a_table() -> None:
    for space in (Space(1280, 800), Space(800, 1280)):
        pieces = last_scene(scene(_sky_prompt(SKY), table_for(space, 4), Choice())).pieces
        assert letter_size(pieces["category"]) >= 44
        assert letter_size(pieces["name:0"]) >= 38
        assert min(pieces[f"supply:{shape}"].rect.h for shape in ("puff", "heap")) >= 90
        assert pieces["person:0"].rect.w >= 70


def test_hands_are_raised_by_touch_or_by_dragging() -> None:
    prompt = GAME.prompt(play(at_the_end(5, 5, 3, 2), Next(0)))
    assert isinstance(prompt, VotePrompt)
    pieces = last_scene(scene(prompt, TABLET, Choice())).pieces
    assert pieces["person:1"].tap == Send(Vote(2, 1))
    hands = [piece.rect.cx for key, piece in pieces.items() if key.startswith("voter:")]
    assert sum(hands) / len(hands) == pytest.approx(640)  # in the middle of the window
    assert Send(Vote(3, ABSTAIN)) in [drop.action for drop in pieces["voter:3"].drops]
    pieces = last_scene(scene(prompt, TABLET, Choice(voter=3))).pieces
    assert pieces["person:0"].tap == Send(Vote(3, 0))


def test_whoever_still_has_to_vote_is_named() -> None:
    table = table_for(Space(1280, 800), 4, names=("Ana", "Ben", "Cleo", "Dan"))
    state = play(at_the_end(5, 5, 3, 2), Next(0))
    for move, names in ((None, ["Cleo", "Dan"]), (Vote(2, 0), ["Dan"]), (Vote(3, 1), [])):
        state = state if move is None else play(state, move)
        pieces = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
        named = [pieces[key] for key in pieces if key.startswith("voter-name:")]
        assert [piece.look.text for piece in named] == names  # type: ignore[attr-defined]


def test_the_end_shows_every_sky_and_what_was_earned() -> None:
    over = GAME.prompt(_told(play(at_the_end(1, 2, 3, 4), Next(0)), _skies(4)[-1]))
    assert isinstance(over, GameOverPrompt)
    assert over.awards
    last = last_scene(scene(over, TABLET, Choice()))
    assert len([key for key in last.pieces if key.startswith("exhibit")]) == len(over.gallery)
    assert len([key for key in last.pieces if key.startswith("award:")]) == len(over.awards)


# --- secrets ----------------------------------------------------------------------------------


def test_without_a_droplet_no_winner_is_shown_and_the_skies_are_larger() -> None:
    for space in SPACES.values():
        table = table_for(space, 5)
        over = GAME.prompt(_not_a_drop(5))
        steps = [*scenes_of(scene(over, table, Choice()))]
        assert not any(one.confetti for one in steps)
        assert not [key for key in steps[-1].pieces if key.startswith(("winner", "other", "spot"))]
        usual = GAME.prompt(_told(play(at_the_end(*range(5)), Next(0)), _skies(5)[-1]))
        before = last_scene(scene(usual, table, Choice())).pieces["exhibit:0"].rect
        now = [p.rect for key, p in steps[-1].pieces.items() if key.startswith("exhibit")]
        assert len(now) >= len(usual.gallery)  # type: ignore[attr-defined]
        assert now[0].w > before.w * 1.1
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
            for lesson in lessons:
                assert all(pieces_of(about, pieces) for about in lesson.about.split()), lesson
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
    states = [painting(5, packs=[_pack()], sky=on_the_rim), *_skies(5)]
    states += [play(state, Claim(state.judges[0])) for state in states]
    chips = 0
    for state in states:
        shown = scene(GAME.prompt(state), table, Choice())
        assert isinstance(shown, Scene)
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
        shown = scene(GAME.prompt(state), table, Choice())
        assert isinstance(shown, Scene)
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
    state = _skies(players)[-1]
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
    _check(_sky_prompt(SKY, guesses=said, timer=Timer(120_000, 70_000)), table, Choice())


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
