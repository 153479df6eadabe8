"""Tests of what artists may and may not do to the sky."""

from dataclasses import replace

import pytest

from engine.core import Move
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud, first_contact
from engine.games.clouds.moves import TAKE_BACK, Nudge, Place, Rearrange, Remove, Say, TakeBack
from engine.games.clouds.sky import PIECES, LastRemoved, Sky
from engine.games.clouds.state import State
from tests.games.clouds.situations import cloud, painting, play, refusal

FULL_SKY = Sky(tuple(cloud(i, 100 + 100 * i, 500) for i in range(len(PIECES))))


def test_the_artists_alternate_and_nobody_else_paints() -> None:
    state = painting(4)
    actors = GAME.prompt(state).actors
    assert ({*actors[:2]}, actors[2:]) == ({1, 3}, (0, 2)), "robots that guess are asked first"
    for seat in (0, 1, 3, -5, 99):
        assert refusal(state, Place(seat, "puff", 100, 100, 0, False, 0)) == "not-your-turn"
    state = play(state, Place(2, "puff", 100, 100, 0, False, 0))
    assert refusal(state, Place(2, "puff", 900, 100, 0, False, 0)) == "not-your-turn"
    assert play(state, Place(0, "puff", 900, 100, 0, False, 0)).turn == 2


def test_an_artist_takes_back_a_slip_for_two_seconds() -> None:
    state = painting(4)
    after = play(state, Place(2, "puff", 100, 100, 0, False, 0), elapsed=5_000)
    assert refusal(after, TakeBack(0)) == "not-your-turn", "the partner may not"
    assert refusal(after, TakeBack(2), elapsed=TAKE_BACK + 1) == "too-late"
    again = play(after, TakeBack(2), elapsed=TAKE_BACK)
    assert (again.sky, again.turn) == (state.sky, 2)
    assert again.left == state.left - 5_000 - TAKE_BACK, "the clock runs on"
    assert refusal(again, TakeBack(2)) == "too-late", "only once"
    later = play(after, Say(1, "bird"), elapsed=1_500)
    assert refusal(later, TakeBack(2), elapsed=501) == "too-late", "a guess does not renew it"
    assert play(later, TakeBack(2), elapsed=500).turn == 2


def test_a_slip_cannot_be_taken_back_once_the_partner_has_acted() -> None:
    state = play(painting(4), Place(2, "puff", 100, 100, 0, False, 0))
    assert TakeBack(2) in GAME.prompt(state).options()
    state = play(state, Place(0, "heap", 900, 100, 0, False, 0))
    assert refusal(state, TakeBack(2)) == "not-your-turn"
    assert play(state, TakeBack(0)).turn == 0


def test_nothing_can_be_taken_back_when_the_clock_starts() -> None:
    assert refusal(painting(4), TakeBack(2)) == "too-late"
    assert not any(isinstance(move, TakeBack) for move in GAME.prompt(painting(4)).options())


def test_pieces_are_taken_in_order_so_each_keeps_its_picture() -> None:
    heap = PIECES.index("heap")
    state = painting(4, Sky((cloud(heap, 0, 0), cloud(heap + 2, 0, 0))))
    after = play(state, Place(2, "heap", 700, 700, 30, True, 1))
    assert after.sky.clouds[1] == cloud(heap + 1, 700, 700, 30, True)
    assert after.sky.protected == (heap + 1,)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Place(2, "cube", 0, 0, 0, False, 0), "no-such-shape"),
        (Place(2, "puff", -1, 0, 0, False, 0), "off-sky"),
        (Place(2, "puff", 0, 1001, 0, False, 0), "off-sky"),
        (Place(2, "puff", 10**30, 0, 0, False, 0), "off-sky"),
        (Place(2, "puff", 0, 0, 360, False, 0), "bad-angle"),
        (Place(2, "puff", 0, 0, -1, False, 0), "bad-angle"),
        (Place(2, "puff", 0, 0, 0, False, -1), "bad-layer"),
        (Place(2, "puff", 0, 0, 0, False, 3), "bad-layer"),
        (Rearrange(2, 0, 0, 0, 0, False, 2), "bad-layer"),
        (Rearrange(2, 0, 1601, 0, 0, False, 0), "off-sky"),
        (Rearrange(2, 99, 0, 0, 0, False, 0), "not-in-sky"),
        (Rearrange(2, 5, 0, 0, 0, False, 0), "not-in-sky"),
        (Rearrange(2, 0, 300, 300, 0, False, 0), "unchanged"),
        (Remove(2, -1), "not-in-sky"),
        (Nudge(2, -1, 0, 10, 10), "off-sky"),
        (Nudge(2, 0, 0, 10, 1001), "off-sky"),
    ],
)
def test_nonsense_is_refused(move: Move, key: str) -> None:
    state = painting(4, Sky((cloud(0, 300, 300), cloud(1, 900, 300))))
    assert refusal(state, move) == key


@pytest.mark.parametrize(("layer", "order"), [(0, [9, 0, 1]), (1, [0, 9, 1]), (2, [0, 1, 9])])
def test_p8_a_layer_is_a_place_in_the_drawing_order(layer: int, order: list[int]) -> None:
    state = painting(4, Sky((cloud(0, 300, 300), cloud(1, 900, 300))))
    after = play(state, Place(2, "comma", 500, 500, 0, False, layer))
    assert [placed.id for placed in after.sky.clouds] == order
    lifted = play(replace(after, turn=2), Rearrange(2, 0, 300, 300, 0, True, 2))
    assert lifted.sky.clouds[-1].id == 0


def test_lifting_a_cloud_to_another_layer_is_a_change() -> None:
    state = painting(4, Sky((cloud(0, 300, 300), cloud(1, 900, 300))))
    assert [c.id for c in play(state, Rearrange(2, 0, 300, 300, 0, False, 1)).sky.clouds] == [1, 0]


def test_p2_protection_lasts_one_action() -> None:
    state = painting(4, Sky((cloud(0, 300, 300), cloud(1, 900, 300)), protected=(0,)))
    assert refusal(state, Remove(2, 0)) == "protected"
    state = play(state, Place(2, "arc", 1200, 800, 0, False, 0))
    assert play(state, Remove(0, 0)).sky.protected == ()


def test_p2_a_protected_cloud_may_be_covered() -> None:
    state = painting(4)
    (tossed,) = state.sky.clouds
    assert play(state, Place(2, "puff", tossed.x, tossed.y, 0, False, 1)).sky.clouds[0] == tossed


def removed(*others: Cloud) -> State:
    """The state after seat 2 removed a puff from (300, 300), so that `others` are left.

    A puff is 300 wide. Seat 0 is next.
    """
    return play(painting(4, Sky((cloud(0, 300, 300), *others))), Remove(2, 0))


def test_p2_a_removed_shape_is_not_placed_back_within_half_its_width() -> None:
    state = removed(cloud(3, 500, 800))
    assert state.sky.last_removed == LastRemoved("puff", 300, 300)
    assert refusal(state, Place(0, "puff", 450, 300, 90, True, 0)) == "undoes-removal"
    assert play(state, Place(0, "puff", 451, 300, 0, False, 0)).sky.last_removed is None
    assert play(state, Place(0, "heap", 300, 300, 0, False, 0)).sky.last_removed is None


def test_p2_a_removed_shape_is_not_picked_up_elsewhere_and_put_back() -> None:
    state = removed(cloud(1, 900, 300), cloud(3, 500, 800))
    assert refusal(state, Rearrange(0, 1, 310, 300, 0, False, 0)) == "undoes-removal"
    assert play(state, Rearrange(0, 1, 310, 700, 0, False, 0)).sky.last_removed is None
    assert play(state, Rearrange(0, 3, 310, 300, 0, False, 0)).sky.last_removed is None


def pushed_left(state: State, goal: int) -> Nudge:
    """A nudge from the right edge by seat 0 that would push the centre of cloud 1 to x = `goal`."""
    (pushed,) = (cloud for cloud in state.sky.clouds if cloud.id == 1)
    met = first_contact(pushed, (1600, 300), (0, 300))
    assert met is not None
    return Nudge(0, 1600, 300, met[0] + goal - pushed.x, 300)


def test_p2_a_removed_shape_nudged_back_stops_at_the_edge() -> None:
    state = removed(cloud(1, 900, 300))
    after = play(state, pushed_left(state, 300)).sky
    assert after.clouds == (cloud(1, 451, 300),)
    assert (after.protected, after.last_removed) == ((1,), None)
    assert play(state, pushed_left(state, 451)).sky.clouds == (cloud(1, 451, 300),)
    at_the_edge = removed(cloud(1, 460, 300))
    assert refusal(at_the_edge, pushed_left(at_the_edge, 300)) == "no-nudge"


def test_p2_a_nudge_may_carry_the_removed_shape_past_the_spot() -> None:
    state = removed(cloud(1, 900, 300))
    assert play(state, pushed_left(state, 149)).sky.clouds == (cloud(1, 149, 300),)
    other_shape = cloud(3, 900, 300)
    met = first_contact(other_shape, (1600, 300), (0, 300))
    assert met is not None
    state = removed(other_shape)
    nudge = Nudge(0, 1600, 300, met[0] - 600, 300)
    assert play(state, nudge).sky.clouds == (cloud(3, 300, 300),)


def test_p2_what_already_lay_there_may_be_turned_mirrored_and_moved() -> None:
    state = removed(cloud(1, 420, 300))
    for move, after in (
        (Rearrange(0, 1, 420, 300, 45, False, 0), cloud(1, 420, 300, 45)),
        (Rearrange(0, 1, 420, 300, 0, True, 0), cloud(1, 420, 300, 0, True)),
        (Rearrange(0, 1, 300, 300, 0, False, 0), cloud(1, 300, 300)),
        (Rearrange(0, 1, 900, 300, 0, False, 0), cloud(1, 900, 300)),
        (pushed_left(state, 310), cloud(1, 310, 300)),
    ):
        assert play(state, move).sky.clouds == (after,)
    assert any(isinstance(move, Rearrange) for move in GAME.prompt(state).options())


def test_p2_protection_is_waived_when_nothing_else_could_be_done() -> None:
    swept = Sky(tuple(cloud(i, 300 + 40 * i, 500) for i in range(len(PIECES))))
    state = play(painting(4, swept), Nudge(2, 0, 480, 1100, 480))
    assert all(a != b for a, b in zip(swept.clouds, state.sky.clouds, strict=True))
    assert state.sky.protected == ()
    assert play(state, Remove(0, 4))


def test_p3_too_small_a_nudge_is_no_action() -> None:
    state = painting(4, Sky((cloud(0, 800, 500),)))
    rim = min(x for x in range(600, 801) if (x - 734) ** 2 <= 84**2)
    assert refusal(state, Nudge(2, 0, 481, rim + 31, 481)) == "no-nudge"
    moved = play(state, Nudge(2, 0, 481, rim + 32, 481))
    assert moved.sky.clouds == (cloud(0, 832, 500),)
    assert moved.turn == 0


def test_p3_small_shifts_count_if_one_cloud_moves_far() -> None:
    near, far = cloud(0, 400, 500), cloud(1, 800, 500)
    rim = min(x for x in range(600, 801) if (x - 734) ** 2 <= 84**2)
    state = play(painting(4, Sky((near, far))), Nudge(2, 0, 481, rim + 5, 481))
    assert state.sky.clouds[1].x == 805
    assert state.sky.clouds[0].x > 432
    assert state.sky.protected == (0, 1)


def test_p3_a_nudge_keeps_layers_turns_and_flips() -> None:
    sky = Sky((cloud(6, 500, 500, 45, True), cloud(0, 500, 500)))
    after = play(painting(4, sky), Nudge(2, 500, 0, 500, 900)).sky.clouds
    assert [(c.id, c.angle, c.flip) for c in after] == [(6, 45, True), (0, 0, False)]


def test_a_full_sky_leaves_only_changes() -> None:
    options = GAME.prompt(painting(4, replace(FULL_SKY, protected=(3,)))).options()
    assert not any(isinstance(move, Place) for move in options)
    assert sum(isinstance(move, Remove) for move in options) == 13
