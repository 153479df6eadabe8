"""Tests of the scene in which artists paint: what lies before them, and what their touches do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Handoff, Timer, TimeUp
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud, bounds_of, clouds_at
from engine.games.clouds.moves import (
    Claim,
    GiveUp,
    LookAgain,
    Nudge,
    Place,
    Rearrange,
    Remove,
    Say,
    TakeBack,
)
from engine.games.clouds.prompts import PaintPrompt, SettlePrompt, WrittenGuess
from mobileapp.games.clouds.choice import Choice, Hand, take_cloud
from mobileapp.games.clouds.looks import CloudPicture
from mobileapp.games.clouds.paint import dragged
from mobileapp.games.clouds.scene import scene
from mobileapp.stage.commands import Command
from mobileapp.stage.piece import Action, AppCommand, Choose, Dragged, Piece, Send
from mobileapp.stage.space import CLEARANCE, Space
from mobileapp.stage.tokens import Text
from tests.games.clouds.situations import begin, cloud, landed, painting, play, tossing
from tests.games.clouds.skies import AT, SKY, TABLET, check_scene, sky_prompt
from tests.support.scene_checks import SPACES, last_scene, letter_size, table_for, words_box


def _told_drag(
    key: str, to: tuple[int, int], start: tuple[int, int] = (0, 0), **more: object
) -> Dragged:
    values = {"turned": 0.0, "done": True} | more
    return Dragged(key, AT.from_sky(*start), AT.from_sky(*to), **values)  # type: ignore[arg-type]


def test_a_cloud_dragged_from_the_supply_is_placed_on_top_as_its_artist_sees_it() -> None:
    near = sky_prompt(SKY, turn=0)
    told = dragged(near, TABLET, Choice(), _told_drag("supply:arc", (800, 600), turned=-20.4))
    assert told == Send(Place(0, "arc", 800, 600, 340, False, 3))
    far = sky_prompt(SKY, turn=2)
    told = dragged(far, TABLET, Choice(), _told_drag("supply-far:long", (100, 900)))
    assert told == Send(Place(2, "long", 100, 900, 180, False, 3))


def test_a_cloud_let_go_on_the_hills_stays_in_the_supply() -> None:
    told = Dragged("supply:arc", (640, 60), (700, 80), 0, True)
    assert dragged(sky_prompt(SKY), TABLET, Choice(), told) == Choose(Choice())


def test_beside_the_sky_a_cloud_lands_at_its_edge() -> None:
    told = Dragged("supply:arc", (640, 60), (20, 400), 0, True)
    action = dragged(sky_prompt(SKY), TABLET, Choice(), told)
    assert isinstance(action, Send)
    assert (action.move.x, action.move.y) == (0, 500)


def test_a_carried_cloud_comes_down_on_top_and_turned() -> None:
    told = dragged(sky_prompt(SKY), TABLET, Choice(), _told_drag("cloud:0", (900, 100), turned=30))
    assert told == Send(Rearrange(0, 0, 900, 100, 30, False, 2))


def test_a_carried_cloud_keeps_a_chosen_layer() -> None:
    hand = Hand(replace(SKY.clouds[2], flip=True), 0)
    told = dragged(sky_prompt(SKY), TABLET, Choice(hand=hand), _told_drag("cloud:3", (1000, 300)))
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
    action = dragged(sky_prompt(SKY), TABLET, Choice(), told)
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
        assert dragged(sky_prompt(SKY), TABLET, Choice(), told) is None


@pytest.mark.parametrize(("away", "pushes"), [(44, True), (50, False)])
def test_a_stroke_begins_right_beside_a_cloud(away: float, pushes: bool) -> None:
    edge = 1200 + bounds_of("long", 0, False).right
    start = round(edge + away * AT.space.unit / AT.unit), 300
    told = _told_drag("sky", (1150, 300), start)
    sent = dragged(sky_prompt(SKY), TABLET, Choice(), told)
    assert isinstance(sent, Send) == pushes


def test_the_artist_can_take_back_a_slip_while_there_is_time() -> None:
    for artist, other in ((0, 2), (2, 0)):
        prompt = sky_prompt(SKY, turn=other, slip_by=artist, slip_until=98_000)
        button = last_scene(scene(prompt, TABLET, Choice())).pieces["take-back"]
        assert button.tap == Send(TakeBack(artist))
        assert (button.rect.cy > TABLET.space.height / 2) == (artist == 0), "at their own edge"
        assert button.until == 98
    assert "take-back" not in last_scene(scene(sky_prompt(SKY), TABLET, Choice())).pieces


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
    assert dragged(sky_prompt(SKY), TABLET, Choice(), told) == Send(Remove(0, 3))


def test_a_touch_takes_the_topmost_cloud_and_the_next_one_the_one_below() -> None:
    prompt = sky_prompt(SKY)
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
    prompt = sky_prompt(SKY)
    told = _told_drag("cloud:3", (1200, 300), (1200, 300), tapped=True)
    action = dragged(prompt, TABLET, Choice(), told)
    assert action == Choose(Choice(hand=take_cloud(SKY, 3)))
    assert dragged(prompt, TABLET, Choice(hand=take_cloud(SKY, 3)), told) == Choose(Choice())


def test_a_stroke_shows_what_it_will_push_and_pushes_it_when_the_finger_is_lifted() -> None:
    prompt = sky_prompt(SKY)
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
    told = dragged(sky_prompt(SKY), TABLET, Choice(), _told_drag("sky", (500, 900), (500, 690)))
    assert told == Choose(Choice())


def test_the_golden_knob_turns_the_cloud_in_hand() -> None:
    prompt, hand = sky_prompt(SKY), take_cloud(SKY, 3)
    told = dragged(prompt, TABLET, Choice(hand=hand), _told_drag("knob", (1400, 300)))
    assert isinstance(told, Choose)
    assert told.choice.hand.cloud.angle == 270
    done = last_scene(scene(prompt, TABLET, told.choice)).pieces["tool:check"]
    assert done.tap == Send(Rearrange(0, 3, 1200, 300, 270, False, 2))


def test_tools_are_before_the_artist_who_acts() -> None:
    for turn, upper in ((0, True), (2, False)):
        prompt = sky_prompt(SKY, turn=turn)
        pieces = last_scene(scene(prompt, TABLET, Choice(hand=take_cloud(SKY, 0)))).pieces
        assert (pieces["tool:check"].rect.cy > 400) == upper
        assert ("supply-far:puff" in pieces) != upper


def test_what_was_just_done_is_locked_and_touching_it_says_why() -> None:
    prompt = sky_prompt(replace(SKY, protected=(3,)))
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
    prompt = sky_prompt(SKY)
    pieces = last_scene(scene(prompt, table, Choice())).pieces
    touchable = {key for key, piece in pieces.items() if piece.touchable}
    assert touchable == {"guessed", "guessed-far", "pause-near"}
    assert dragged(prompt, table, Choice(), _told_drag("cloud:0", (900, 100))) is None
    claim = pieces["guessed"].tap
    assert isinstance(claim, Send)
    assert claim.move == Claim(2)


def test_what_robots_guess_is_read_for_some_seconds_at_both_edges() -> None:
    said = (WrittenGuess(1, "A teapot", 90_000), WrittenGuess(3, "A whale", 71_000))
    prompt = sky_prompt(SKY, guesses=said, timer=Timer(120_000, 70_000))
    pieces = last_scene(scene(prompt, TABLET, Choice())).pieces
    slips = [key for key in pieces if key.startswith("guess:")]
    assert slips == ["guess:3:A whale", "guess:3:A whale-far"]
    assert {letter_size(pieces[key]) for key in slips} == {Text.BODY.size}
    assert {pieces[key].until for key in slips} == {63}, "eight seconds after it was written"
    for space in SPACES.values():
        check_scene(prompt, table_for(space, 4), Choice())


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
        pieces = last_scene(scene(sky_prompt(SKY, turn=turn), TABLET, Choice())).pieces
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


def _paint_prompt(people: Sequence[int] = (0, 1, 2, 3), **changes: Any) -> PaintPrompt:
    state = replace(painting(4, people=people), **changes)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    return prompt


def _done(piece: Piece) -> Action | None:
    return piece.hold.done if piece.hold else None


def test_p12_each_artist_has_buttons_to_look_again_and_to_give_up() -> None:
    pieces = last_scene(scene(_paint_prompt(), TABLET, Choice())).pieces
    for side, artist in (("", 2), ("-far", 0)):
        looks = Send(LookAgain(artist), faces_far=artist == 0)
        assert pieces[f"peek{side}"].tap == looks, "the tablet stays where it lies"
        hold = pieces[f"give-up{side}"].hold
        assert hold is not None
        assert hold.done == Send(GiveUp(artist))
        assert pieces[f"give-up{side}"].tap is None, "nobody does it by chance"
        assert isinstance(hold.tapped, AppCommand)
        assert hold.tapped.command is Command.SAY
        assert "Hold the cross" in hold.tapped.value
    pieces = last_scene(scene(_paint_prompt(repeats=2), TABLET, Choice())).pieces
    assert not [key for key in pieces if key.startswith("peek")]
    one_robot = table_for(Space(1280, 800), 4, robots=(2,))
    pieces = last_scene(scene(_paint_prompt((0, 1, 3)), one_robot, Choice())).pieces
    assert _done(pieces["give-up"]) == Send(GiveUp(0))
    assert "give-up-far" not in pieces
    for space in (SPACES["phone"], SPACES["phone landscape"]):
        phone = table_for(space, 4, robots=(2,))
        pieces = last_scene(scene(_paint_prompt((0, 1, 3)), phone, Choice())).pieces
        assert _done(pieces["give-up"]) == Send(GiveUp(0))


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


@pytest.mark.parametrize("name", ["tablet", "phone landscape"])
def test_whose_turn_it_is_stands_below_the_badge_in_few_lines(name: str) -> None:
    table = table_for(SPACES[name], 4, names=("Nora", "Theo", "Grandma", "Mila"))
    pieces = last_scene(scene(_paint_prompt(), table, Choice())).pieces
    key = next(key for key in pieces if key.startswith("name:"))
    badge, said = pieces[key.replace("name", "person")], pieces[key]
    assert words_box(said).top <= badge.rect.y + 1
    assert words_box(said).h < 2.5 * letter_size(said)
