"""Tests that compare the integer geometry with slow floating-point calculations."""

from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.games.clouds.geometry import (
    COSINES,
    FINE,
    MIN_SHIFT,
    SINES,
    Cloud,
    clamped,
    clouds_at,
    covers,
    first_contact,
    in_sky,
    moved_enough,
    overlap,
    pushed,
    reach,
    within_half_width,
)
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import PIECES
from tests.games.clouds.situations import cloud, first_piece

ids = st.integers(0, len(PIECES) - 1)
points = st.tuples(st.integers(0, SKY_WIDTH), st.integers(0, SKY_HEIGHT))


@st.composite
def clouds(draw: st.DrawFn) -> Cloud:
    x, y = draw(points)
    return cloud(draw(ids), x, y, draw(st.integers(0, 359)), draw(st.booleans()))


def depth(placed: Cloud, x: float, y: float) -> float:
    """How deep inside a cloud a point is, in sky units; negative outside of the cloud."""
    angle = radians(placed.angle)
    right, up = x - placed.x, y - placed.y
    own_x = right * cos(angle) + up * sin(angle)
    own_y = -right * sin(angle) + up * cos(angle)
    if placed.flip:
        own_x = -own_x
    return max(
        disc.radius - hypot(own_x - disc.x, own_y - disc.y) for disc in SHAPES[placed.shape].discs
    )


def test_the_table_of_sines_does_not_hang_on_the_last_bit_of_a_float() -> None:
    for angle in range(360):
        for table, function in ((COSINES, cos), (SINES, sin)):
            exact = function(radians(angle)) * FINE
            assert table[angle] == round(exact)
            assert abs(exact - table[angle]) < 0.499


@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_are_centred_and_within_their_reach(shape: str) -> None:
    discs = SHAPES[shape].discs
    assert max(d.x + d.radius for d in discs) + min(d.x - d.radius for d in discs) in (-1, 0, 1)
    assert max(d.y + d.radius for d in discs) + min(d.y - d.radius for d in discs) in (-1, 0, 1)
    farthest = max(hypot(d.x, d.y) + d.radius for d in discs)
    assert farthest <= reach(shape) <= farthest + 2


@pytest.mark.parametrize("shape", SHAPES)
def test_the_discs_of_a_shape_are_connected(shape: str) -> None:
    discs = SHAPES[shape].discs
    joined = {discs[0]}
    for _ in discs:
        joined |= {
            disc
            for disc in discs
            if any(hypot(disc.x - o.x, disc.y - o.y) < disc.radius + o.radius for o in joined)
        }
    assert joined == set(discs)


def test_a_flip_mirrors_before_the_turn() -> None:
    comma = first_piece("comma")
    tail = SHAPES["comma"].discs[-1]
    assert covers(cloud(comma, 800, 500), 800 + tail.x, 500 + tail.y)
    assert not covers(cloud(comma, 800, 500, flip=True), 800 + tail.x, 500 + tail.y)
    assert covers(cloud(comma, 800, 500, flip=True), 800 - tail.x, 500 + tail.y)
    assert covers(cloud(comma, 800, 500, angle=90), 800 - tail.y, 500 + tail.x)
    assert covers(cloud(comma, 800, 500, angle=90, flip=True), 800 - tail.y, 500 - tail.x)


def test_the_hole_of_the_arc_is_open_sky() -> None:
    assert not covers(cloud(first_piece("arc"), 800, 500), 800, 440)


@settings(max_examples=80)
@given(clouds(), st.integers(-260, 260), st.integers(-260, 260))
def test_covers_agrees_with_floats(placed: Cloud, right: int, up: int) -> None:
    x, y = placed.x + right, placed.y + up
    deep = depth(placed, x, y)
    assume(abs(deep) > 0.01)
    assert covers(placed, x, y) == (deep > 0)


@settings(max_examples=80)
@given(st.lists(clouds(), max_size=8), points)
def test_the_topmost_cloud_is_touched_first(placed: list[Cloud], point: tuple[int, int]) -> None:
    under = clouds_at(placed, *point)
    assert list(under) == [c for c in reversed(placed) if covers(c, *point)]


@settings(max_examples=60)
@given(clouds(), points, points)
def test_first_contact_is_on_the_rim_and_nothing_is_met_before(
    placed: Cloud, start: tuple[int, int], end: tuple[int, int]
) -> None:
    length = hypot(end[0] - start[0], end[1] - start[1])
    steps = int(length) + 1
    way = [
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
        for i in range(steps + 1)
    ]
    contact = first_contact(placed, start, end)
    if contact is None:
        assert max(depth(placed, *point) for point in way) < 0.01
        return
    assert abs(depth(placed, *contact)) < 1 or contact == start
    gone = hypot(contact[0] - start[0], contact[1] - start[1])
    before = [depth(placed, *way[i]) for i in range(steps) if i * length / steps < gone - 1]
    assert max(before, default=-1) < 0.01


@settings(max_examples=80)
@given(clouds(), points)
def test_a_tap_on_a_cloud_meets_it_there(placed: Cloud, point: tuple[int, int]) -> None:
    assert first_contact(placed, point, point) == (point if covers(placed, *point) else None)
    assert pushed(placed, point, point) == placed


def test_contact_can_come_from_every_side() -> None:
    edges = [
        first_contact(cloud(0, 800, 500), start, (800, 500))
        for start in ((0, 500), (800, 1000), (1600, 500), (800, 0))
    ]
    for one, other in pairwise([*edges, edges[0]]):
        assert one is not None
        assert other is not None
        assert one != other
        assert 100 < hypot(one[0] - 800, one[1] - 500) < 160


def test_a_finger_stops_short_of_the_cloud() -> None:
    placed = cloud(0, 800, 500)
    assert first_contact(placed, (0, 500), (600, 500)) is None
    assert first_contact(placed, (600, 500), (0, 500)) is None
    arc = cloud(first_piece("arc"), 800, 500)
    assert first_contact(arc, (800, 0), (800, 500)) is None
    assert first_contact(arc, (800, 0), (800, 600)) == (800, 509)


@settings(max_examples=80)
@given(clouds(), points, points)
def test_a_push_follows_the_finger_and_stays_in_the_sky(
    placed: Cloud, start: tuple[int, int], end: tuple[int, int]
) -> None:
    after = pushed(placed, start, end)
    contact = first_contact(placed, start, end)
    assert in_sky(after.x, after.y)
    assert (after.id, after.shape, after.angle, after.flip) == (
        placed.id,
        placed.shape,
        placed.angle,
        placed.flip,
    )
    if contact is None:
        assert after == placed
    else:
        target = placed.x + end[0] - contact[0], placed.y + end[1] - contact[1]
        assert (after.x, after.y) == clamped(*target)


def test_a_cloud_pushed_over_the_edge_stops_there() -> None:
    after = pushed(cloud(0, 1500, 500), (1200, 500), (1600, 500))
    assert (after.x, after.y) == (1600, 500)


def test_two_percent_of_the_width_is_enough() -> None:
    assert MIN_SHIFT == 32
    assert moved_enough(cloud(0, 100, 100), cloud(0, 132, 100))
    assert not moved_enough(cloud(0, 100, 100), cloud(0, 131, 100))
    assert not moved_enough(cloud(0, 100, 100), cloud(0, 122, 122))
    assert moved_enough(cloud(0, 100, 100), cloud(0, 123, 123))


@pytest.mark.parametrize("shape", SHAPES)
def test_half_a_width_is_still_too_near(shape: str) -> None:
    half = SHAPES[shape].width // 2
    assert within_half_width(shape, (800, 500), (800 + half, 500))
    assert not within_half_width(shape, (800, 500), (801 + half, 500))


@settings(max_examples=150)
@given(clouds(), clouds())
def test_clouds_overlap_where_discs_of_both_do(one: Cloud, other: Cloud) -> None:
    """Two clouds overlap if a disc of one of them reaches into the other cloud.

    A disc does so if its centre is inside the other cloud, or nearer to that cloud than its radius.
    """
    deepest = max(depth(other, x, y) + radius for x, y, radius in discs(one))
    assume(abs(deepest) > 0.1)
    assert overlap(one, other) == overlap(other, one) == (deepest > 0)


def discs(placed: Cloud) -> list[tuple[float, float, int]]:
    """The centre and radius of each disc of a cloud, in sky units."""
    angle = radians(placed.angle)
    return [
        (
            placed.x + x * cos(angle) - disc.y * sin(angle),
            placed.y + x * sin(angle) + disc.y * cos(angle),
            disc.radius,
        )
        for disc in SHAPES[placed.shape].discs
        for x in [-disc.x if placed.flip else disc.x]
    ]
