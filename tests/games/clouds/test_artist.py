"""Tests that robots paint their pictures from any first cloud, and with any partner."""

import pytest

from engine.chance import Chance
from engine.core import View
from engine.errors import IllegalMove
from engine.games.clouds.artist import GOOD_ENOUGH, best_fit, first_shape, mismatch, next_action
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.layouts import Layout
from engine.games.clouds.moves import Claim, Place, Rearrange, Remove
from engine.games.clouds.painting import tossed
from engine.games.clouds.shapes import SHAPES
from engine.games.clouds.sky import Sky, random_move
from engine.packs import Item
from tests.games.clouds.robot_data import ANIMALS, CAT, PICTURES, SNAIL
from tests.games.clouds.situations import cloud, first_piece, painting
from tests.support.robots import painted

SOME = sorted(ANIMALS)[::4]


def unfinished(layout: Layout, sky: Sky) -> int:
    """The number of pieces of a picture that the sky lacks or that lie too far from their place."""
    fit = best_fit(layout, sky.clouds)
    good = [n for n, held in fit.held.items() if mismatch(held, fit.pieces[n]) <= GOOD_ENOUGH + 40]
    return len(layout) - len(good)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_picture_is_there_whatever_was_tossed_and_wherever_it_fell(shape: str) -> None:
    for seed, word in enumerate(SOME):
        sky = painted(ANIMALS[word], shape, seed, actions=16)
        assert unfinished(ANIMALS[word], sky) == 0, word
        assert len(sky.clouds) == len(ANIMALS[word]), f"{word}: nothing superfluous is left"


def test_a_tossed_cloud_that_suits_the_picture_stays_where_it_fell() -> None:
    for seed in range(10):
        start = tossed("puff", Chance(seed, 0, "toss"))
        sky = painted(CAT, "puff", seed, actions=8)
        fallen = next(placed for placed in sky.clouds if placed.id == start.clouds[0].id)
        first = tossed("puff", Chance(seed, 0, "toss")).clouds[0]
        assert (fallen.x, fallen.y) == (first.x, first.y)


def test_a_robot_tosses_a_shape_that_its_picture_needs() -> None:
    assert first_shape(CAT) == "puff"
    assert first_shape(tuple(piece for piece in CAT if piece.shape != "puff")) != "puff"


def test_the_most_telling_piece_comes_first_and_layers_are_kept() -> None:
    start = Sky((cloud(first_piece("puff"), CAT[0].x, CAT[0].y),), (first_piece("puff"),))
    action = next_action(0, CAT, start, 0, Chance(1, 1))
    assert isinstance(action, Place)
    assert action.shape == CAT[1].shape
    assert (action.x, action.y, action.angle, action.layer) == (CAT[1].x, CAT[1].y, 20, 0)


def test_what_a_partner_has_placed_is_adopted_even_mirrored() -> None:
    """If a person begins a mirrored snail, the robot completes the mirrored snail."""
    facing = tuple(piece.mirrored() for piece in SNAIL)
    sky = Sky()
    for piece in facing[:4]:
        sky = sky.place(piece.shape, piece.x + 60, piece.y, piece.angle, piece.flip, 0)
    for step in range(len(facing) - 4):
        action = next_action(0, SNAIL, sky, 0, Chance(1, step))
        assert isinstance(action, Place), "nothing of the partner's is moved"
        assert (
            mismatch(
                Cloud(0, action.shape, action.x, action.y, action.angle, action.flip),
                facing[4 + step].shifted(60, 0),
            )
            < 10
        )
        sky = sky.after(action)


def test_what_lies_about_is_used_before_it_is_taken_away() -> None:
    sky = painted(CAT, "puff", 3, actions=8)
    wrong = next(c for c in sky.clouds if c.shape == "comma")
    sky = Sky(tuple(c for c in sky.clouds if c.id != wrong.id))
    sky = sky.place("comma", 80, 900, 200, True, 0)
    sky = Sky(sky.clouds)
    action = next_action(0, CAT, sky, 0, Chance(1, 1))
    assert isinstance(action, Rearrange)
    assert action.cloud == next(c.id for c in sky.clouds if c.shape == "comma")
    full = painted(CAT, "puff", 3, actions=8)
    extra = Sky(full.place("arc", 80, 900, 0, False, 0).clouds)
    action = next_action(0, CAT, extra, 0, Chance(1, 1))
    assert action == Remove(0, first_piece("arc"))


def test_a_finished_picture_sways_and_stays() -> None:
    sky = painted(CAT, "puff", 5, actions=30)
    assert unfinished(CAT, sky) == 0
    seen = {sky.clouds}
    for step in range(12):
        action = next_action(0, CAT, sky, 0, Chance(5, step))
        assert isinstance(action, Rearrange)
        sky = sky.after(action)
        seen.add(sky.clouds)
        assert unfinished(CAT, sky) == 0
    assert len(seen) > 2


@pytest.mark.parametrize("seed", range(6))
def test_no_partner_makes_a_robot_break_a_rule(seed: int) -> None:
    """Every action of a robot is legal, even if its partner acts at random.

    After their actions, at least half of the picture's pieces are in the sky.
    """
    layout = ANIMALS[sorted(ANIMALS)[seed * 7]]
    sky = tossed("arc", Chance(seed, 0, "toss"))
    for step in range(24):
        if step % 2:
            move = random_move(sky, 0, (0,), Chance(seed, step, "person"))
            sky = sky if isinstance(move, Claim) else sky.after(move)
        else:
            action = next_action(1, layout, sky, 10, Chance(seed, step, "robot"))
            assert action is not None
            try:
                sky = sky.after(action)
            except IllegalMove as refusal:  # pragma: no cover - the test fails
                pytest.fail(str(refusal))
    assert len(best_fit(layout, sky.clouds).held) >= len(layout) // 2


def test_what_a_person_has_placed_is_left_alone_however_odd() -> None:
    sky = tossed("puff", Chance(1, 0, "toss"))
    for step, x in enumerate((100, 1500, 300)):
        sky = sky.after(next_action(1, CAT, sky, 0, Chance(1, step), gentle=True) or Remove(0, 0))
        sky = sky.place("long", x, 60, 45, False, len(sky.clouds))
    odd = [placed for placed in sky.clouds if placed.shape == "long"]
    for step in range(10):
        action = next_action(1, CAT, Sky(sky.clouds), 0, Chance(2, step), gentle=True)
        assert action is not None
        sky = Sky(sky.clouds).after(action)
    assert [placed for placed in sky.clouds if placed.shape == "long"] == odd
    assert unfinished(CAT, sky) == 0


def test_a_robot_is_gentle_with_people_and_tidy_with_robots() -> None:
    """A robot removes a cloud that is not in its picture only if its partner is a robot, too."""
    full = painted(CAT, "puff", 3, actions=8)
    odd = Sky(full.place("long", 80, 900, 45, False, 0).clouds)
    cat = Item("clouds-en/cat", "Cat", category="Animals")
    moves = {}
    for people in ((), (0,), (1,)):
        prompt = GAME.prompt(painting(4, odd, people=people))
        view = View(2, prompt, None, not people, "", "sharp", PICTURES, cat)
        moves[people] = GAME.robot(view, Chance(1, 1))
    taken = Remove(2, first_piece("long"))
    assert (moves[()], moves[(1,)]) == (taken, taken)
    assert isinstance(moves[(0,)], Rearrange), "it only sways"
    assert moves[(0,)].cloud != first_piece("long")
