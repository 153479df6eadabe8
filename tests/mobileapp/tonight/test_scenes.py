"""Tests of the pages of a whole evening in windows of many sizes, for all numbers of players."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest

from engine.game_night.programme import LENGTHS
from engine.registry import all_infos
from mobileapp.games.intro import game_intro
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, hull
from mobileapp.stage.looks import Button, Slip, Words
from mobileapp.stage.parts import button
from mobileapp.stage.people import seats_at_edges
from mobileapp.stage.piece import AppCommand
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import Space
from mobileapp.stage.speech import sentence_at
from mobileapp.stage.tokens import Gap, Text
from mobileapp.tonight.ending import BODY, ending
from mobileapp.tonight.interlude import interlude
from mobileapp.tonight.length import length_page
from mobileapp.tonight.looks import PHOTO_EDGE, Photo
from mobileapp.tonight.parts import HUNG, MAX_LANTERNS, OVERLAP, hanging_times, leading_on
from mobileapp.tonight.texts import BREATHS
from mobileapp.tonight.views import EndingView, InterludeView, LengthView, ProgrammeStop, TitleView
from tests.support.scene_checks import SPACES as USUAL_SPACES
from tests.support.scene_checks import bounds, check, last_scene, letter_size, table_for, words_box

SPACES = USUAL_SPACES | {"phone landscape, large text": Space(740, 360, text_scale=1.5)}
COUNTS = (2, 5, 8)
MIN_TOKEN = 36
"""The smallest token of a person between two games, in dp."""
MIN_PHOTO = 84
"""The smallest width of a photograph of the programme, in dp."""
MIN_PART = 0.9 * 0.66
"""The smallest letters on a photograph, as a part of those that are read from across the table."""
MINUTES = (14, 8, 10, 20)
PROGRAMME = tuple(
    ProgrammeStop(info.title, game_intro(info.id).cover, MINUTES[place % len(MINUTES)])
    for place, info in enumerate(all_infos())
)
NAMES = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Otto", "Jo", "Eva")
LIGHTS = (3, 5, 2, 5, 1, 7, 0, 12)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    tr.use("en")


def length_view(count: int, **more: object) -> LengthView:
    stops = (PROGRAMME * 2)[:count]
    return LengthView(60, stops, "5 people", **more)  # type: ignore[arg-type]


def interlude_view(players: int, **more: object) -> InterludeView:
    played = (PROGRAMME[0]._replace(lights=16),)
    new = tuple(min(lights, 2) for lights in LIGHTS[:players])
    said = tr.n(
        "{one} and {other} understood each other {n} time.",
        "{one} and {other} understood each other {n} times.",
        5,
    )
    view = InterludeView(
        played, PROGRAMME[1:], LIGHTS[:players], new, 0.3,
        said.format(one="Grandma", other="Theo", n=5),
        max((tr._(breath) for breath in BREATHS), key=len),
    )  # fmt: skip
    return view._replace(**more)  # type: ignore[arg-type]


def ending_view(players: int) -> EndingView:
    titles = tuple(
        TitleView(seat, tr._("Cloud reader"), tr._("understood by just one"))
        for seat in range(players)
    )
    said = tr.n("{names} shines brightest", "{names} shine brightest", 1).format(names="Theo")
    lights = tr.n("{n} light tonight.", "{n} lights tonight.", 31).format(n=31)
    pair = tr.n(
        "{one} and {other} understood each other {n} time.",
        "{one} and {other} understood each other {n} times.",
        5,
    ).format(one="Grandma", other="Theo", n=5)
    return EndingView(said, (lights, pair), titles, LIGHTS[:players])


@pytest.mark.parametrize("window", ["tablet", "portrait", "phone"])
def test_a_child_hears_a_title_by_a_tap_anywhere_on_its_card(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    end = last_scene(ending(ending_view(5), table))
    said = "Theo. Cloud reader. understood by just one."
    for key in ("card:1", "badge:1", "who:1", "what:1", "why:1"):
        rect = end.pieces[key].rect
        assert sentence_at(end, rect.cx, rect.cy) == said
    rect = end.pieces["lantern:1"].rect
    assert sentence_at(end, rect.cx, rect.cy) == "Theo. 5 lights."
    between = last_scene(interlude(interlude_view(5), table))
    (cover,) = (piece for key, piece in between.pieces.items() if key.startswith("cover:"))
    assert sentence_at(between, cover.rect.cx, cover.rect.cy) == f"Next: {PROGRAMME[1].title}"


def test_each_title_stays_until_it_is_read_to_a_child() -> None:
    table, view = table_for(SPACES["tablet"], 4, names=NAMES), ending_view(4)
    usual, aloud = (ending(view._replace(aloud=one), table) for one in (False, True))
    assert [step.scene for step in usual] == [step.scene for step in aloud]
    for step, slow in zip(usual, aloud, strict=True):
        assert slow.seconds > 2 if slow.scene.said else slow.seconds == step.seconds


@pytest.mark.parametrize("window", ["tablet", "portrait", "phone"])
def test_titles_face_whom_they_are_about(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    far = () if window == "phone" else seats_at_edges(table).far
    pieces = last_scene(ending(ending_view(5), table)).pieces
    for seat in range(5):
        upside_down = {abs(pieces[f"{key}:{seat}"].angle) > 90 for key in ("card", "badge", "what")}
        assert upside_down == {seat in far}


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_page_fits_every_window(window: str, count: int) -> None:
    table = table_for(SPACES[window], count, names=NAMES)
    check(length_page(length_view(min(count, 4)), table), table)
    check(interlude(interlude_view(count), table), table)
    check(ending(ending_view(count), table), table)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", COUNTS)
def test_everybody_sees_their_lights_between_two_games(window: str, count: int) -> None:
    table = table_for(SPACES[window], count, names=NAMES)
    pieces = last_scene(interlude(interlude_view(count), table)).pieces
    for seat in range(count):
        token = pieces[f"person:{seat}"].rect
        assert token.h >= MIN_TOKEN * table.space.density
        lights = [one.rect for key, one in pieces.items() if key.startswith(f"light:{seat}:")]
        assert bool(lights) == (LIGHTS[seat] > 0)
        assert all(rect.y >= token.top - rect.h / 2 for rect in lights)


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("window", ["tablet", "portrait", "phone"])
def test_every_page_fits_in_every_language(language: str, window: str) -> None:
    tr.use(language)
    table = table_for(SPACES[window], 5, names=NAMES)
    check(length_page(length_view(4), table), table)
    check(interlude(interlude_view(5), table), table)
    check(interlude(interlude_view(5, programme=()), table), table)
    check(ending(ending_view(5), table), table)


@pytest.mark.parametrize("window", SPACES)
def test_a_problem_has_room_and_leads_to_the_players(window: str) -> None:
    table = table_for(SPACES[window], 2, names=NAMES)
    problem = "A whole evening is for 2 to 8 players, not 9."
    scene = length_page(length_view(0, problem=problem), table)
    check(scene, table)
    assert scene.pieces["begin"].tap == AppCommand(Command.PEOPLE)
    check(length_page(length_view(3, warning=problem), table), table)


@pytest.mark.parametrize("minutes", LENGTHS)
def test_the_moon_is_tapped_or_dragged_to_another_length(minutes: int) -> None:
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    pieces = length_page(length_view(4)._replace(minutes=minutes), table).pieces
    others = {f"length:{other}" for other in LENGTHS if other != minutes}
    assert {key for key in pieces if key.startswith("length:")} == others
    assert {drop.target for drop in pieces["moon"].drops} == others
    assert {drop.action for drop in pieces["moon"].drops} == {
        AppCommand(Command.LENGTH, other) for other in LENGTHS if other != minutes
    }


def test_new_lights_are_hung_after_the_old_ones() -> None:
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    shown = interlude(interlude_view(4), table)
    before, after = shown[0].scene.pieces, last_scene(shown).pieces
    lights = [key for key in after if key.startswith("light:")]
    assert len(lights) == sum(LIGHTS[:4])
    new = [key for key in lights if key not in before]
    assert len(new) == sum(min(lights, 2) for lights in LIGHTS[:4])
    assert all(after[key].delay > 0 for key in new)
    assert "go" not in before
    assert "go" in after


def test_lanterns_are_hung_one_by_one_and_the_last_is_of_whoever_won_most() -> None:
    times = hanging_times((1, 3, 0, 2))
    assert [len(own) for own in times] == [1, 3, 0, 2]
    assert sorted(time for own in times for time in own) == pytest.approx(
        [HUNG * number for number in range(1, 7)]
    )
    assert max(times[1]) == pytest.approx(6 * HUNG)
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    view = interlude_view(4, lights=(3,) * 4, gained=(3,) * 4)
    *_, hung, _last = interlude(view, table)
    delays = [piece.delay for key, piece in hung.scene.pieces.items() if key.startswith("light:")]
    assert sorted(delays) == pytest.approx([HUNG * number for number in range(1, 13)])
    assert hung.seconds > max(delays), "the last one hangs before people can go on"


@pytest.mark.parametrize("window", SPACES)
def test_the_lanterns_of_everybody_hang_side_by_side(window: str) -> None:
    """However many there are, and within the room of their person."""
    table = table_for(SPACES[window], 5, names=NAMES)
    view = interlude_view(5, lights=(6, 5, 4, 2, 1), gained=(0,) * 5)
    pieces = last_scene(interlude(view, table)).pieces
    hung = [
        [one.rect for key, one in pieces.items() if key.startswith(f"light:{seat}:")]
        for seat in range(5)
    ]
    assert len({round(rect.w) for row in hung for rect in row}) == 1
    for row in hung:
        for one, other in pairwise(row):
            assert other.cx - one.cx == pytest.approx(OVERLAP * one.w)
    for left, right in combinations(hung, 2):
        assert not any(one.inset(1).overlaps(other) for one, other in product(left, right))


def test_new_lights_are_seen_in_figures_too() -> None:
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    view = interlude_view(4, lights=(9, 8, 7, 4), gained=(2, 0, 0, 0))
    shown = interlude(view, table)
    before, after = shown[0].scene.pieces, last_scene(shown).pieces
    new = {key for key in after if key.startswith("light:")} - before.keys()
    assert {key.split(":")[1] for key in new} == {"0"}
    assert all(after[key].enter for key in new)


def test_the_moon_goes_on_and_the_next_step_lights_up() -> None:
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    shown = interlude(interlude_view(4), table)
    before, after = shown[0].scene.pieces, last_scene(shown).pieces
    assert before["moon"].rect.cx < after["moon"].rect.cx
    assert (before["stop:1"].dim > 0, after["stop:1"].dim) == (True, 0)
    assert before["trail"].look.done < after["trail"].look.done
    assert "stop-text:0" not in before
    assert "stop-text:0" in after


@pytest.mark.parametrize("played", [1, 2])
def test_something_about_the_evening_and_a_breath_take_turns_in_one_line(played: int) -> None:
    view = interlude_view(4, sentence="A fine evening.", breath="Breathe.")
    view = view._replace(played=view.played * played)
    wide, tall = (table_for(SPACES[one], 4, names=NAMES) for one in ("tablet", "portrait"))
    said = last_scene(interlude(view, wide)).pieces["sentence"].look.text
    assert said == ("Breathe." if played == 1 else "A fine evening.")
    assert last_scene(interlude(view, tall)).pieces["sentence"].look.text == (
        "A fine evening. Breathe."
    )


@pytest.mark.parametrize("most", [MAX_LANTERNS, MAX_LANTERNS + 1])
def test_many_lights_of_anybody_are_told_in_figures_for_all(most: int) -> None:
    """So that nobody compares lanterns with numbers."""
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    had = (3, most, 0, 1)
    pieces = last_scene(interlude(interlude_view(4, lights=had), table)).pieces
    in_figures = most > MAX_LANTERNS
    for seat, lights in enumerate(had):
        drawn = [key for key in pieces if key.startswith(f"light:{seat}:")]
        assert len(drawn) == (min(lights, 1) if in_figures else lights)
        assert (f"lights:{seat}" in pieces) == (in_figures and lights > 0)


def test_when_the_programme_is_over_there_is_one_more_game_or_the_ending() -> None:
    table = table_for(SPACES["tablet"], 4, names=NAMES)
    before = last_scene(interlude(interlude_view(4), table)).pieces
    assert before["another"].look.text == "Another game"
    assert before["next"].look.text == "Up next"
    over = interlude_view(4, programme=())
    pieces = last_scene(interlude(over, table)).pieces
    assert pieces["go"].tap == AppCommand(Command.ENOUGH)
    assert pieces["another"].tap == AppCommand(Command.ANOTHER)
    assert pieces["another"].look.text == "One more game"
    nothing = last_scene(interlude(over._replace(another=False), table)).pieces
    assert nothing["go"].tap == AppCommand(Command.ENOUGH)
    assert not {"enough", "another"} & {*nothing}


def test_two_people_of_whom_one_has_won_something_after_a_third_has_left() -> None:
    table = table_for(SPACES["tablet"], 2, names=NAMES)
    view = interlude_view(2, lights=(1, 4), gained=(0, 3), shared=True)
    check(interlude(view, table), table)


def test_two_people_see_their_lights_once() -> None:
    table = table_for(SPACES["tablet"], 2, names=NAMES)
    view = interlude_view(2, lights=(5, 5), gained=(3, 3), shared=True)
    pieces = last_scene(interlude(view, table)).pieces
    assert len([key for key in pieces if key.startswith("light:")]) == 5


def test_the_ending_has_a_lantern_for_everyone_and_one_for_every_light() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMES)
    pieces = last_scene(ending(ending_view(5), table)).pieces
    assert len([key for key in pieces if key.startswith("lantern:")]) == 5
    assert len([key for key in pieces if key.startswith("small:")]) == sum(LIGHTS[:5])
    assert pieces["headline"].angle == 0
    assert pieces["headline-far"].angle == 180


def test_lights_that_two_people_share_rise_in_the_colours_of_both() -> None:
    table = table_for(SPACES["tablet"], 2, names=NAMES)
    view = ending_view(2)._replace(lights=(6, 6), shared=True)
    small = [
        piece.look.colour  # type: ignore[attr-defined]
        for key, piece in last_scene(ending(view, table)).pieces.items()
        if key.startswith("small:")
    ]
    assert sorted(small) == sorted([person.colour for person in table.people] * 3)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", COUNTS)
def test_nothing_hides_a_small_lantern(window: str, count: int) -> None:
    """Neither a large lantern, nor another small one, nor a title, nor words."""
    table = table_for(SPACES[window], count, names=NAMES)
    pieces = last_scene(ending(ending_view(count), table)).pieces
    small = [piece.rect for key, piece in pieces.items() if key.startswith("small:")]
    assert small
    paper = [
        around(piece.rect.cx, piece.rect.cy, piece.rect.w * BODY[0], piece.rect.h * BODY[1])
        for key, piece in pieces.items()
        if key.startswith("lantern:")
    ]
    others = [
        words_box(piece) if isinstance(piece.look, Words) else piece.rect
        for key, piece in pieces.items()
        if not key.startswith(("lantern:", "small:"))
    ]
    for rect in small:
        assert not any(rect.overlaps(other) for other in paper + others)
    assert not any(one.overlaps(other) for one, other in combinations(small, 2))


@pytest.mark.parametrize("window", ["tablet", "portrait"])
@pytest.mark.parametrize(("lights", "drawn"), [(8, 40), (9, 40)])
def test_a_tablet_has_room_for_all_small_lanterns(window: str, lights: int, drawn: int) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    view = ending_view(5)._replace(lights=(lights,) * 5)
    pieces = last_scene(ending(view, table)).pieces
    assert len([key for key in pieces if key.startswith("small:")]) == drawn


def test_on_a_phone_small_lanterns_of_every_colour_rise_beside_the_titles_too() -> None:
    table = table_for(SPACES["phone"], 5, names=NAMES)
    view = ending_view(5)._replace(lights=(8,) * 5)
    pieces = last_scene(ending(view, table)).pieces
    small = [piece for key, piece in pieces.items() if key.startswith("small:")]
    assert len({piece.look for piece in small}) == 5
    band = min(piece.rect.y for key, piece in pieces.items() if key.startswith("lantern:"))
    assert any(piece.rect.top < band for piece in small)


@pytest.mark.parametrize("language", offered_languages())
def test_the_buttons_of_the_ending_have_one_line_each_on_a_phone(language: str) -> None:
    tr.use(language)
    table = table_for(SPACES["phone"], 5, names=NAMES)
    pieces = last_scene(ending(ending_view(5), table)).pieces
    book, games = pieces["book"], pieces["games"]
    assert games.rect.y == book.rect.y
    assert book.rect.w > games.rect.w
    for piece in (book, games):
        look, rect = piece.look, piece.rect
        assert isinstance(look, Button)
        assert len(look.fitted(rect.w, rect.h).lines) == 1


@pytest.mark.parametrize("count", [3, 4, 5, 6, 8])
def test_titles_on_a_phone_reach_from_the_lanterns_to_the_headline(count: int) -> None:
    space = SPACES["phone"]
    table = table_for(space, count, names=NAMES)
    pieces = last_scene(ending(ending_view(count), table)).pieces
    papers = [piece.rect for piece in pieces.values() if isinstance(piece.look, Slip)]
    assert len(papers) == count
    below = min(paper.y for paper in papers) - pieces["headline"].rect.top
    assert 0 <= below <= 2 * Gap.MARGIN * space.unit


@pytest.mark.parametrize("count", range(1, len(PROGRAMME) + 1))
def test_the_programme_is_large_enough_on_a_phone_sideways(count: int) -> None:
    table = table_for(SPACES["phone landscape"], 5, names=NAMES)
    pieces = length_page(length_view(count), table).pieces
    photographs = [piece.rect for piece in pieces.values() if isinstance(piece.look, Photo)]
    assert len(photographs) == count
    assert all(rect.w >= MIN_PHOTO for rect in photographs)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("language", offered_languages())
def test_the_words_on_photographs_can_be_read(language: str, window: str) -> None:
    tr.use(language)
    space = SPACES[window]
    stops = tuple(stop._replace(title=tr._(stop.title)) for stop in PROGRAMME)
    view = length_view(0)._replace(programme=stops)
    least = space.text(Text.SMALLEST.size / space.text_scale) * MIN_PART
    for piece in length_page(view, table_for(space, 5, names=NAMES)).pieces.values():
        if isinstance(piece.look, Photo):
            for line in piece.look.lettering(piece.rect.w, piece.rect.h):
                assert line.size >= least - 0.5
                assert line.width <= piece.rect.w


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("count", range(1, len(PROGRAMME) + 2))
def test_photographs_hang_free_of_the_row_above(window: str, count: int) -> None:
    """So that neither clips nor lines lie on them."""
    space = SPACES[window]
    pieces = length_page(length_view(count), table_for(space, 5, names=NAMES)).pieces
    photographs = [bounds(piece) for piece in pieces.values() if isinstance(piece.look, Photo)]
    hung = [piece.rect for key, piece in pieces.items() if key.startswith(("clip:", "rope:"))]
    assert len(photographs) == count
    assert not any(one.overlaps(other) for one, other in combinations(photographs, 2))
    for rect in hung:
        assert not any(
            one.y < rect.top and one.cy > rect.cy for one in photographs if one.overlaps(rect)
        )


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (412, 915)])
def test_photographs_are_more_picture_than_words(size: tuple[int, int], scale: float) -> None:
    space = Space(*size, text_scale=scale)
    pieces = length_page(length_view(6), table_for(space, 5, names=NAMES)).pieces
    for piece in pieces.values():
        if isinstance(look := piece.look, Photo):
            title, below = look.lettering(piece.rect.w, piece.rect.h)
            assert title.height + below.height < 0.5 * piece.rect.h


@pytest.mark.parametrize("window", ["phone", "phone landscape"])
def test_the_pictures_of_photographs_are_nearly_square_on_a_phone(window: str) -> None:
    pieces = length_page(length_view(6), table_for(SPACES[window], 5, names=NAMES)).pieces
    photographs = [piece for piece in pieces.values() if isinstance(piece.look, Photo)]
    for piece in photographs:
        assert isinstance(piece.look, Photo)
        edge = PHOTO_EDGE * piece.rect.w
        high = piece.rect.h - piece.look.letters.height - edge
        assert high >= 0.85 * (piece.rect.w - 2 * edge)
    rows = {round(piece.rect.cy) for piece in photographs}
    assert len(rows) == (1 if window == "phone landscape" else 2)


@pytest.mark.parametrize("stop", PROGRAMME, ids=lambda stop: stop.title)
def test_the_title_of_the_next_game_keeps_a_margin_on_a_phone(stop: ProgrammeStop) -> None:
    space = SPACES["phone"]
    view = interlude_view(5, programme=(stop,))
    pieces = last_scene(interlude(view, table_for(space, 5, names=NAMES))).pieces
    title = words_box(pieces["title"])
    assert title.right <= space.width - Gap.MARGIN * space.unit


@pytest.mark.parametrize("apart", [False, True])
def test_a_match_of_an_evening_ends_with_one_button(apart: bool) -> None:
    space = SPACES["tablet"]
    leave = Rect(20 if apart else 500, 20, 200, 76)
    again = Rect(720, 20, 240, 76)
    scene = Scene(
        {
            "again": button(space, again, "Play again", AppCommand(Command.AGAIN)),
            "leave": button(space, leave, "The games", AppCommand(Command.LEAVE)),
        }
    )
    pieces = leading_on(scene, space).pieces
    assert {*pieces} == {"on"}
    assert pieces["on"].tap == AppCommand(Command.INTERLUDE)
    assert pieces["on"].rect.x >= (again.x if apart else leave.x)


@pytest.mark.parametrize("window", ["tablet", "phone landscape", "phone landscape, large text"])
def test_buttons_and_titles_of_a_wide_window_have_one_line_each(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    coming, over = interlude_view(5), interlude_view(5, programme=())
    pages = [last_scene(interlude(view, table)).pieces for view in (coming, over)]
    pages.append(length_page(length_view(5), table).pieces)
    for pieces in pages:
        for key in ("title", "go", "another", "begin"):
            if key in pieces:
                look, rect = pieces[key].look, pieces[key].rect
                assert isinstance(look, (Button, Words))
                assert len(look.fitted(rect.w, rect.h).lines) == 1, look.text


@pytest.mark.parametrize("window", SPACES)
def test_what_stands_below_the_path_never_runs_together(window: str) -> None:
    space = SPACES[window]._replace(text_scale=1.5)
    pieces = last_scene(interlude(interlude_view(4), table_for(space, 4, names=NAMES))).pieces
    boxes = [words_box(piece) for key, piece in pieces.items() if key.startswith("stop-text:")]
    for left, right in pairwise(sorted(boxes)):
        assert right.x - left.right > Gap.TINY * space.unit


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
def test_lines_with_photographs_cross_neither_the_title_nor_the_moon(
    window: str, scale: float
) -> None:
    space = SPACES[window]._replace(text_scale=scale)
    pieces = length_page(length_view(6), table_for(space, 5, names=NAMES)).pieces
    ropes = [piece.rect for key, piece in pieces.items() if key.startswith("rope:")]
    title = words_box(pieces["title"])
    stations = [piece.rect for key, piece in pieces.items() if key.startswith("length:")]
    for rope in ropes:
        assert not any(rope.overlaps(one) for one in (title, pieces["moon"].rect, *stations))


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (412, 915), (915, 412)])
def test_what_grows_with_the_text_is_not_smaller_in_large_text(size: tuple[int, int]) -> None:
    """Neither letters nor the moon's path, whatever else needs room."""

    def sizes(scale: float) -> dict[str, float]:
        table = table_for(Space(*size, text_scale=scale), 5, names=NAMES)
        end = last_scene(ending(ending_view(5), table)).pieces
        between = last_scene(interlude(interlude_view(5), table)).pieces
        texts = {**{key: end[key] for key in ("who:0", "what:0", "why:0", "headline")},
                 **{key: between[key] for key in ("title", "left", "name:0")}}  # fmt: skip
        return {key: letter_size(piece) for key, piece in texts.items()}

    usual, large = sizes(1), sizes(1.5)
    assert all(large[key] >= usual[key] for key in usual)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (412, 915), (915, 412)])
def test_the_title_is_the_largest_text_of_a_card(size: tuple[int, int], scale: float) -> None:
    space = Space(*size, text_scale=scale)
    table = table_for(space, 5, names=[name[:5] for name in NAMES])
    pieces = last_scene(ending(ending_view(5), table)).pieces
    for number in range(5):
        texts = (pieces[f"{part}:{number}"] for part in ("who", "what", "why"))
        who, what, why = map(letter_size, texts)
        assert max(who, why) <= what
        assert why >= 17 * max(scale * (0.85 if space.phone else 1), 1)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (412, 915), (915, 412)])
def test_the_moon_keeps_its_path_between_two_games(size: tuple[int, int], scale: float) -> None:
    table = table_for(Space(*size, text_scale=scale), 5, names=NAMES)
    pieces = last_scene(interlude(interlude_view(5), table)).pieces
    arc, moon = pieces["arc"].rect, pieces["moon"].rect
    assert arc.h >= arc.w * 0.08
    assert moon.w >= 24


@pytest.mark.parametrize("window", SPACES)
def test_titles_and_reasons_at_the_end_of_an_evening_have_one_size_each(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    view = ending_view(5)
    titles = (view.titles[0]._replace(title="Of one and the same mind"), *view.titles[1:])
    pieces = last_scene(ending(view._replace(titles=titles), table)).pieces
    for part in ("what", "why"):
        assert len({letter_size(pieces[f"{part}:{place}"]) for place in range(5)}) == 1


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (412, 915), (915, 412)])
def test_names_and_buttons_of_a_row_are_of_one_size(size: tuple[int, int], scale: float) -> None:
    table = table_for(Space(*size, text_scale=scale), 5, names=NAMES)
    between = last_scene(interlude(interlude_view(5), table)).pieces
    end = last_scene(ending(ending_view(5), table)).pieces
    rows = [[between[f"name:{seat}"] for seat in range(5)],
            [between["enough"], between["another"]],
            [end["games"], end["book"]]]  # fmt: skip
    for row in rows:
        assert len({getattr(piece.look, "size", 0) for piece in row}) == 1


def mixed_titles(players: int) -> EndingView:
    """An ending with titles and reasons of one and of several lines."""
    said = (("Good company", "6 games at the table"), ("Lamplighter", "8 lights in all"),
            ("Sharp eyes", "a guess in 9 s"), ("Bright moment", "3 lights in Do you remember?"),
            ("Of one mind", "3 words were seen"))  # fmt: skip
    titles = tuple(TitleView(seat, *said[seat]) for seat in range(players))
    return ending_view(players)._replace(titles=titles)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740), (740, 360)])
def test_a_card_at_the_end_of_an_evening_is_as_high_as_its_texts(
    size: tuple[int, int], scale: float
) -> None:
    """All are as high as the longest needs, and no higher."""
    space = Space(*size, text_scale=scale)
    for players in (2, 5):
        table = table_for(space, players, names=NAMES)
        pieces = last_scene(ending(mixed_titles(players), table)).pieces
        cards = [pieces[f"card:{number}"].rect for number in range(players)]
        assert len({round(card.h) for card in cards}) == 1
        spare = []
        for number, card in enumerate(cards):
            texts = hull([words_box(pieces[f"{part}:{number}"]) for part in ("who", "what", "why")])
            assert card.contains(texts, slack=1)
            token = pieces[f"badge:{number}"].rect
            covered = 0 if card.contains(token) else token.h / 2
            spare.append((card.h - covered) / texts.h)
        assert 1.1 < min(spare) < 1.21


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740), (740, 360)])
def test_no_text_of_a_card_becomes_smaller_in_large_text(size: tuple[int, int]) -> None:
    def sizes(scale: float) -> list[float]:
        table = table_for(Space(*size, text_scale=scale), 5, names=NAMES)
        pieces = last_scene(ending(mixed_titles(5), table)).pieces
        return [letter_size(pieces[f"{part}:0"]) for part in ("who", "what", "why")]

    assert all(large >= usual for usual, large in zip(sizes(1), sizes(1.5), strict=True))


@pytest.mark.parametrize("window", ["tablet", "portrait"])
def test_the_stops_of_the_evening_and_what_is_below_them_stand_in_one_line(window: str) -> None:
    pieces = last_scene(interlude(interlude_view(5), table_for(SPACES[window], 5))).pieces
    for kind in ("stop:", "stop-text:"):
        middles = [piece.rect.cy for key, piece in pieces.items() if key.startswith(kind)]
        assert len(middles) > 2
        assert max(middles) - min(middles) < 1
