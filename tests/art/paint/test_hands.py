"""Tests of the woodcut, cut-paper and oil techniques, with small layers instead of a rendering."""

from dataclasses import replace

import numpy as np
import pytest

from art.paint.plane import rgb
from art.paint.story.colour import linear
from art.paint.story.cutouts.geometry import crescent, ellipse, land, page, smooth, strip, waves
from art.paint.story.finish import Finish, flock
from art.paint.story.hands import cut_paper, oil, woodcut
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.hands.cut_paper.patterns import pattern
from art.paint.story.hands.woodcut import INKS, WoodcutPlan, lines
from art.paint.story.hands.woodcut.block import Block
from art.paint.story.hands.woodcut.plates import plates
from art.paint.story.hands.woodcut.press import print_block
from art.paint.story.render import Disc, Layers
from art.paint.story.scene import ROLES, Scene
from art.paint.story.sheets import Sheet

pytestmark = pytest.mark.paint

WIDTH, HEIGHT = 160, 240


def _layers() -> Layers:
    """The layers of a ball with a red lower half, lit from the left in front of a black sky."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    x, y = (columns - 80) / 60, (rows - 120) / 60
    inside = np.hypot(x, y) < 1
    z = -np.sqrt(np.maximum(1 - x * x - y * y, 0))
    normal = np.where(inside[..., None], np.stack([x, -y, z], -1), 0).astype(np.float32)
    light = np.where(inside, np.clip(0.5 - 0.5 * x, 0.02, 1), 0.01).astype(np.float32)
    red = (inside & (y > 0))[..., None]
    pigment = np.where(red, linear(INKS["vermilion"]), (0.5, 0.5, 0.5))
    return Layers(
        colour=np.repeat(light[..., None], 3, -1),
        depth=np.where(inside, 5.0, 1000.0).astype(np.float32),
        normal=normal,
        ids=inside.astype(np.float32),
        emission=np.zeros((HEIGHT, WIDTH, 3), np.float32),
        pigment=np.where(inside[..., None], pigment, 0).astype(np.float32),
        roles=np.zeros((HEIGHT, WIDTH), np.float32),
        glass=np.zeros((HEIGHT, WIDTH, 4), np.float32),
        moon=Disc(130, 30, 12),
    )


def _scene() -> Scene:
    return Scene()


def _block(layers: Layers) -> Block:
    return Block(_scene(), layers, layers.colour, np.random.default_rng(1))


def _carved(plan: Finish, seed: int = 3) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return woodcut.paint(_scene(), _layers(), plan, seed=seed, exposure=1.0)


# --- woodcut ------------------------------------------------------------------------------------


def test_lines_keep_their_distance_and_their_region() -> None:
    angle = np.zeros((200, 200), np.float32)
    regions = np.zeros((200, 200), np.int32)
    regions[:, 100:] = 1
    field = lines.Field(angle, np.full_like(angle, 12), regions, np.full_like(angle, 400))
    traced = lines.trace(field, np.ones((200, 200), bool), np.random.default_rng(1))
    rows = []
    for begin, end in zip(traced.starts[:-1], traced.starts[1:], strict=True):
        points = traced.points[begin:end]
        assert len(set(points[:, 0] >= 100)) == 1
        if points[0, 0] < 100:
            rows.append(float(points[:, 1].mean()))
    rows.sort()
    assert len(rows) > 10
    assert min(np.diff(rows)) > 0.58 * 12


def test_a_cut_is_as_wide_as_told_and_ends_in_a_point() -> None:
    points = np.array([(x, 20.0) for x in np.arange(10, 90, 1.6)], np.float32)
    line = lines.Lines(points, np.array([0, len(points)], np.int32))
    width = np.full((40, 100), 8, np.float32)
    carved = lines.cut(line, width, 22.0, np.random.default_rng(1))
    assert 6 < (carved[:, 45] > 0.5).sum() < 10
    assert (carved[:, 11] > 0.5).sum() < (carved[:, 45] > 0.5).sum()


def test_a_woodcut_has_few_colours_and_is_the_same_every_time() -> None:
    plan = WoodcutPlan(inks=("vermilion", "night"), sky="black", sky_ink="night", stars=10)
    picture = _carved(plan)
    colours = np.unique(np.round(picture * 255).reshape(-1, 3), axis=0)
    assert len(colours) <= 48
    assert np.array_equal(picture, _carved(plan))
    assert picture[30, 130] == pytest.approx(rgb("#f0e7d3"), abs=0.02)  # the moon is bare paper
    assert not np.array_equal(picture, _carved(plan, seed=4))


def test_every_kind_of_sky_and_weather_is_carved() -> None:
    plain = _carved(WoodcutPlan(sky="paper"))
    assert plain[60:100, 10:20].mean() > _carved(WoodcutPlan(sky="black"))[60:100, 10:20].mean()
    weather = WoodcutPlan(
        sky="clouds", rain=30, snowfall=20, petals=10, birds=flock(2), sky_lines="swirl"
    )
    assert _carved(weather).shape == (HEIGHT, WIDTH, 3)


def test_ink_follows_pigment_but_not_on_skin() -> None:
    layers = _layers()
    (plate,) = plates(_block(layers), WoodcutPlan(inks=("vermilion",)))
    assert plate.area[150, 80]
    assert not plate.area[90, 80]
    layers.roles[:] = ROLES.index("skin")
    assert not plates(_block(layers), WoodcutPlan(inks=("vermilion",)))


def test_inks_print_out_of_register() -> None:
    block = _block(_layers())
    (plate,) = plates(block, WoodcutPlan(inks=("vermilion",)))
    clear = np.ones((HEIGHT * 2, WIDTH * 2), np.float32)
    printed = print_block(clear, np.zeros_like(clear), [plate], unit=1.0)
    red = np.abs(printed - rgb(INKS["vermilion"])).sum(-1) < 0.1
    rows, columns = np.nonzero(red)
    own_rows, own_columns = np.nonzero(plate.area)
    assert columns.mean() - own_columns.mean() == pytest.approx(2, abs=0.3)
    assert rows.mean() - own_rows.mean() == pytest.approx(-2, abs=0.3)


def test_glass_is_drawn() -> None:
    layers = _layers()
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    inside = np.hypot(columns - 80, rows - 40) < 20
    layers.glass[inside] = (0, 0, -1, 1)
    plan = WoodcutPlan(border=False)
    with_glass = woodcut.paint(_scene(), layers, plan, seed=3, exposure=1.0)
    assert np.abs(with_glass - _carved(plan))[20:60, 60:100].max() > 0.5


def test_a_plan_of_another_hand_is_refused() -> None:
    with pytest.raises(TypeError, match="WoodcutPlan"):
        _carved(Finish())
    with pytest.raises(ValueError, match="at most 3"):
        WoodcutPlan(inks=("lamp", "night", "clay", "plum"))
    with pytest.raises(ValueError, match="one of the inks"):
        WoodcutPlan(inks=("lamp",), sky_ink="night")
    with pytest.raises(TypeError, match="PaperPlan"):
        cut_paper.paint(_scene(), _layers(), Finish(), seed=1, exposure=1.0)
    with pytest.raises(ValueError, match="sheets"):
        cut_paper.paint(_scene(), _layers(), PaperPlan(), seed=1, exposure=1.0)


# --- cut paper ----------------------------------------------------------------------------------


def _laid(
    *sheets: Sheet, plan: PaperPlan | None = None
) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    scene = _scene()
    scene.lay(Sheet(page(), "#a0a0a0", lift=0), *sheets)
    layers = _layers()
    return cut_paper.paint(scene, layers, plan or PaperPlan(frame=False), seed=2, exposure=1.0)


def test_a_sheet_has_its_colour_and_casts_a_shadow() -> None:
    bare = _laid()
    picture = _laid(Sheet(ellipse(0.4), "#c03020", lift=40))
    assert picture[120, 80] == pytest.approx(rgb("#c03020"), abs=0.06)
    below, above = (120 + 35, 80 + 8), (120 - 38, 80 - 8)
    assert picture[below].mean() < bare[below].mean() - 0.05
    assert picture[above].mean() == pytest.approx(bare[above].mean(), abs=0.03)


def test_a_hole_lights_what_is_around_it() -> None:
    bare = _laid()
    picture = _laid(Sheet(ellipse(0.2), "#ffe090", glow=1.0))
    assert picture[120, 80].mean() > 0.85
    assert picture[120, 110].mean() > bare[120, 110].mean() + 0.02


def test_paper_is_the_same_every_time_and_framed() -> None:
    plan = PaperPlan(rain=10, snowfall=5, petals=6, stars=30, birds=flock(2))
    torn = Sheet(land((-1, 0), (1, 0.2)), "#203050", torn=True, pattern="dots", shade="#102030")
    first, second = (_laid(torn, plan=plan) for _ in range(2))
    assert np.array_equal(first, second)
    assert first[1, 80] == pytest.approx(rgb(plan.frame_colour), abs=0.08)


def test_a_mirrored_picture_flips_its_sheets() -> None:
    scene = _scene()
    scene.lay(Sheet(page(), "#a0a0a0", lift=0), Sheet(ellipse(0.2).at(0.5, 0), "#c03020"))
    layers = replace(_layers(), is_mirrored=True)
    picture = cut_paper.paint(scene, layers, PaperPlan(frame=False), seed=2, exposure=1.0)
    assert picture[120, 40, 0] > picture[120, 40, 2] + 0.3


@pytest.mark.parametrize(
    "kind", ["dots", "stripes", "scales", "crosses", "waves", "leaves", "checks", "rings"]
)
def test_patterns_are_neither_empty_nor_full(kind: str) -> None:
    rows, columns = np.mgrid[0:200, 0:200].astype(np.float32)
    printed = pattern(kind, rows, columns, 20, 1.0)  # type: ignore[arg-type]
    assert 0.01 < printed.mean() < 0.6


# --- outlines -----------------------------------------------------------------------------------


def test_a_bent_strip_has_no_holes() -> None:
    bend = strip([(-0.6, 0.4), (0.4, 0.3), (0.45, 0.2), (-0.6, 0.1)], 0.3)
    mask = bend.mask(200, 300)
    assert mask[150 - 25, 135] > 0.9


def test_a_crescent_is_open_to_the_right() -> None:
    mask = crescent(0.8).mask(200, 300)
    assert mask[150, 30] == 1
    assert mask[150, 120] == 0


def test_a_point_given_twice_is_a_corner() -> None:
    corner, around = (1.0, 1.0), ((0.0, 0.0), (2.0, 0.0))
    sharp = smooth((around[0], corner, corner, around[1]), closed=False)
    assert corner in sharp


def test_waters_and_lands_fill_everything_below() -> None:
    for outline in (waves(0.0, 0.1, 0.4), land((-1, 0.0), (1, 0.0))):
        mask = outline.mask(100, 150)
        assert mask[140].min() == 1
        assert mask[10].max() == 0


# --- oil ----------------------------------------------------------------------------------------


def test_oil_softens_outlines_only_where_a_picture_asks_for_it() -> None:
    def step(finish: Finish) -> float:
        """How much two neighbours differ at most beside the outline in the middle."""
        layers = _layers()
        layers.colour[:] = 0.05
        layers.colour[:, WIDTH // 2 :] = 0.6
        layers.ids[:] = 1
        layers.ids[:, WIDTH // 2 :] = 2
        picture = oil.paint(_scene(), layers, finish, seed=1)
        return float(np.abs(np.diff(picture.mean(axis=(0, 2)))).max())

    assert step(Finish(soften=8.0)) < 0.8 * step(Finish())
