"""Tests of how matches end: awards in a row, and a gallery with recognisable pictures."""

import pytest

from engine.packs import Item
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.commands import Command
from mobileapp.stage.ending import Ending, ending
from mobileapp.stage.gallery import MANY, MIN_CAPTION, MIN_WORDS, Exhibit, Print
from mobileapp.stage.geometry import Rect, hull
from mobileapp.stage.looks import Card, Words
from mobileapp.stage.piece import AppCommand, Pieces
from tests.support.scene_checks import (
    NAMES,
    SPACES,
    bounds,
    check,
    last_scene,
    letter_size,
    table_for,
    words_box,
)


def picture(number: int) -> Card:
    return Card(Item(f"picture-{number}"))


AWARDS = (
    AwardCard("Boldest clue", (0, 4), "understood by just one"),
    AwardCard("Clear clues", (2,), "“A very small king”", picture(1), picture="picture-1"),
    AwardCard("Greatest leap", (4,), "5 points in one round"),
)
"""Awards of each kind: shared by several, with a picture, and for the winner."""


def end_with(count: int, aspect: float = 2 / 3, winners: tuple[int, ...] = (4,)) -> Ending:
    gallery = tuple(
        Exhibit(f"picture-{number}", picture(number), aspect, AppCommand(Command.LEAVE))
        for number in range(count)
    )
    return Ending(
        "Jo wins",
        "30 points" if winners else "",
        winners=winners,
        scores=(20, 21, 22, 23, 30) if winners else (),
        awards=AWARDS if winners else (),
        gallery=gallery,
    )


def shown(name: str, end: Ending) -> Pieces:
    return last_scene(ending(table_for(SPACES[name], 5), end)).pieces


def prints(pieces: Pieces) -> dict[str, Print]:
    """The prints of the gallery."""
    looks = {key: one.look for key, one in pieces.items() if key.startswith("exhibit:")}
    return {key: look for key, look in looks.items() if isinstance(look, Print)}


def rects(pieces: Pieces, start: str) -> list[Rect]:
    return [piece.rect for key, piece in pieces.items() if key.startswith(start)]


@pytest.mark.parametrize("name", SPACES)
def test_awards_stand_in_line_and_their_pictures_cover_no_words(name: str) -> None:
    pieces = shown(name, end_with(12))
    papers = rects(pieces, "award:")
    assert len(papers) == len(AWARDS)
    level = len({(round(one.y), round(one.h)) for one in papers}) == 1
    stacked = len({(round(one.x), round(one.w)) for one in papers}) == 1
    assert stacked if name.startswith("phone") and name != "phone landscape" else level
    for index, paper in enumerate(papers):
        emblems = [
            bounds(piece)
            for key, piece in pieces.items()
            if key.startswith((f"award-picture:{index}", f"award-badge:{index}"))
        ]
        for emblem in emblems:
            assert paper.contains(emblem)
            for part in ("title", "who", "why"):
                assert not emblem.overlaps(words_box(pieces[f"award-{part}:{index}"])), part


LARGE_BADGE = {"phone landscape": 0.2, "phone, large text": 0.2, "tablet, large text": 0.19}
"""The least size of a winner's badge, as a part of the shorter side of the window; else 0.25."""


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("awards", [1, 2, 3])
def test_who_has_won_is_seen_from_afar(name: str, awards: int) -> None:
    space = SPACES[name]
    pieces = shown(name, end_with(12)._replace(awards=AWARDS[:awards]))
    (winner,) = rects(pieces, "winner:")
    assert winner.w >= min(space.area.w, space.area.h) * LARGE_BADGE.get(name, 0.25)


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("winners", [(4,), (1, 2, 4)])
@pytest.mark.parametrize("awards", [0, 1, 2, 3])
def test_winners_and_awards_are_balanced(name: str, winners: tuple[int, ...], awards: int) -> None:
    space = SPACES[name]
    pieces = shown(name, end_with(12)._replace(winners=winners, awards=AWARDS[:awards]))
    won = [*rects(pieces, "winner:"), pieces["subtitle"].rect]
    if name == "phone landscape":  # in a column beside awards and gallery
        assert hull(won).right < min(rect.x for rect in rects(pieces, "exhibit:"))
    else:
        praised = hull([*won, *rects(pieces, "award:")])
        assert praised.cx == pytest.approx(space.area.cx, abs=1)
    again, leave = pieces["again"].rect, pieces["leave"].rect
    assert leave.right < again.x
    assert leave.cy == pytest.approx(again.cy)


@pytest.mark.parametrize("name", SPACES)
def test_what_an_award_says_stays_together(name: str) -> None:
    space = SPACES[name]
    pieces = shown(name, end_with(12)._replace(awards=AWARDS[1:2]))
    title, why = pieces["award-title:0"], pieces["award-why:0"]
    assert title.rect.top - why.rect.y <= 6 * space.text(28)
    looks = [pieces[f"award-{part}:0"].look for part in ("title", "who", "why")]
    assert len({look.align for look in looks}) == 1
    if "award-picture:0" in pieces:
        beside = pieces["award-picture:0"].rect.right <= title.rect.x
        assert [look.align for look in looks] == ["left" if beside else "center"] * 3


def test_the_confetti_has_the_colours_of_the_winners() -> None:
    table = table_for(SPACES["tablet"], 5)
    for winners in ((4,), (0, 2)):
        confetti = last_scene(ending(table, end_with(3, winners=winners))).confetti
        assert [*confetti[:-1]] == [table.people[seat].colour for seat in winners]
    assert last_scene(ending(table, end_with(3, winners=()))).confetti == ()


def test_a_result_in_the_lowest_band_is_not_celebrated() -> None:
    table, everyone = table_for(SPACES["tablet"], 5), (0, 1, 2)
    for band, celebrated in ((0, False), (1, True), (None, True)):
        end = end_with(3)._replace(winners=everyone, scores=(), shared_band=band)
        assert bool(last_scene(ending(table, end)).confetti) is celebrated


@pytest.mark.parametrize("name", SPACES)
def test_people_who_share_a_result_are_named(name: str) -> None:
    end = end_with(3)._replace(winners=(0, 1, 2), scores=(), shared_band=2)
    names = shown(name, end)["names"].look
    assert isinstance(names, Words)
    assert all(NAMES[seat] in names.text for seat in end.winners)


@pytest.mark.parametrize("name", SPACES)
def test_badges_on_awards_are_smaller_than_the_badge_of_the_winner(name: str) -> None:
    pieces = shown(name, end_with(12))
    (winner,) = rects(pieces, "winner:")
    assert all(badge.w < winner.w * 0.75 for badge in rects(pieces, "award-badge:"))


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("aspect", [2 / 3, 1.0, 1.6])
@pytest.mark.parametrize("count", [1, 4, 7, 12, 30])
@pytest.mark.parametrize("winners", [(4,), ()])
def test_a_gallery_shows_prints_of_one_height(
    name: str, aspect: float, count: int, winners: tuple[int, ...]
) -> None:
    space, end = SPACES[name], end_with(count, aspect, winners)
    hung = {key: one for key, one in shown(name, end).items() if key.startswith("exhibit:")}
    assert min(count, 3) <= len(hung) <= min(count, MANY)
    boxes = [piece.rect for piece in hung.values()]
    assert not [one for one in boxes if any(one.overlaps(other) for other in boxes if other != one)]
    assert len({round(box.h, 3) for box in boxes}) == 1
    least = (48 if space.phone else 100) * space.density
    assert all(box.w * box.h > least**2 for box in boxes), "recognised across the table"
    assert {"exhibit:0", f"exhibit:{count - 1}"} <= hung.keys(), "from the first to the last"
    for key, look in prints(hung).items():
        assert look.picture == end.gallery[int(key.partition(":")[2])].look


@pytest.mark.parametrize("name", SPACES)
def test_pictures_keep_their_shapes_on_prints(name: str) -> None:
    end, aspects = end_with(7), (2 / 3, 1.6, 2 / 3, 1.0, 1.6, 2 / 3, 1.0)
    gallery = tuple(
        exhibit._replace(aspect=aspect, caption="Word")
        for exhibit, aspect in zip(end.gallery, aspects, strict=True)
    )
    pieces = shown(name, end._replace(gallery=gallery))
    for key, look in prints(pieces).items():
        rect = pieces[key].rect
        picture = (rect.w - 2 * (look.edge + look.mount)) / (rect.h - look.edge - look.below)
        assert picture == pytest.approx(aspects[int(key.partition(":")[2])])


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("winners", [(4,), ()])
def test_captions_are_whole_and_have_letters_of_one_size(
    name: str, winners: tuple[int, ...]
) -> None:
    space, end = SPACES[name], end_with(12, 1.0, winners)._replace(awards=AWARDS[:1])
    captions = ("Smoke", "Haunted house", "Icing on the cake", "Ballerina")
    gallery = tuple(
        one._replace(caption=captions[number % 4]) for number, one in enumerate(end.gallery)
    )
    pieces = shown(name, end._replace(gallery=gallery))
    looks = prints(pieces)
    assert len(looks) >= 3
    assert {look.caption for look in looks.values()} <= {*captions}, "none is cut"
    assert len({look.letters for look in looks.values()}) == 1
    for key, look in looks.items():
        assert look.letters >= MIN_CAPTION * space.density * min(space.text_scale, 1.2)
        assert look.caption_fits(pieces[key].rect.w)


@pytest.mark.parametrize("count", [7, 8, 13])
@pytest.mark.parametrize("captions", [("Listen!", "Almost home", "What the sea forgot"), ("",)])
def test_a_row_of_prints_uses_the_width_of_a_tablet(count: int, captions: tuple[str, ...]) -> None:
    end = end_with(count)._replace(awards=AWARDS[:1])
    gallery = tuple(
        one._replace(caption=captions[number % len(captions)])
        for number, one in enumerate(end.gallery)
    )
    pieces, space = shown("tablet", end._replace(gallery=gallery)), SPACES["tablet"]
    row = hull(rects(pieces, "exhibit:"))
    assert row.w > 0.8 * space.page.w
    if captions[0]:
        looks = prints(pieces).values()
        assert {look.caption for look in looks} <= {*captions}, "none is cut"
        assert min(look.letters for look in looks) >= MIN_CAPTION * space.density


@pytest.mark.parametrize("name", SPACES)
def test_a_clue_that_is_too_long_for_a_print_is_cut_after_a_word(name: str) -> None:
    clue, end = (
        "What it is like when you look at it for an hour " * 6,
        end_with(5)._replace(awards=()),
    )
    gallery = tuple(one._replace(caption=clue, quotes="“{clue}”") for one in end.gallery)
    for look in prints(shown(name, end._replace(gallery=gallery))).values():
        assert clue.startswith(look.caption.removesuffix("…") + " ")
        assert look.text == f"“{look.caption}”"
        assert len(look.caption.split()) >= MIN_WORDS


@pytest.mark.parametrize("name", SPACES)
def test_a_clue_is_not_cut_down_to_one_word(name: str) -> None:
    end = end_with(12)._replace(awards=AWARDS[:1])
    gallery = tuple(one._replace(caption="I slept through my own stop") for one in end.gallery)
    for look in prints(shown(name, end._replace(gallery=gallery))).values():
        assert len(look.caption.split()) >= MIN_WORDS or not look.caption


def test_every_picture_is_shown_once() -> None:
    end = end_with(6)
    twice = end._replace(gallery=(*end.gallery[:4], end.gallery[3], *end.gallery[4:]))
    looks = [look.picture for look in prints(shown("tablet", twice)).values()]
    assert len(looks) == len(set(looks))
    assert picture(1) not in looks, "it is on an award"


@pytest.mark.parametrize("name", SPACES)
def test_the_headline_is_as_large_at_both_edges(name: str) -> None:
    pieces = shown(name, end_with(7)._replace(title="A tie without a drop – but what skies!"))
    sizes = {letter_size(piece) for key, piece in pieces.items() if key.startswith("headline")}
    assert len(sizes) == 1


@pytest.mark.parametrize("name", SPACES)
def test_all_of_an_ending_can_be_read(name: str) -> None:
    table = table_for(SPACES[name], 5)
    check(ending(table, end_with(12)), table, frozenset())


def test_while_a_picture_is_seen_large_a_tap_anywhere_puts_it_back() -> None:
    end = end_with(6)
    put_back = AppCommand(Command.BACK)
    pieces = shown("tablet", end._replace(large=end.gallery[0]._replace(tap=put_back)))
    taps = {key: piece.tap for key, piece in pieces.items() if piece.tap is not None}
    assert taps == {"behind": put_back, "large": put_back}
    assert pieces["behind"].rect == SPACES["tablet"].area
    highest = max(piece.layer for key, piece in pieces.items() if key not in ("large", "caption"))
    assert pieces["behind"].layer == highest


def test_a_badge_stands_beside_the_picture_of_an_award_and_never_before_a_name() -> None:
    awards = tuple(AwardCard("An open book", seats, "", picture(1)) for seats in ((1,), (1, 2)))
    pieces = shown("tablet", end_with(6)._replace(awards=awards))
    for index, award in enumerate(awards):
        look = pieces[f"award-who:{index}"].look
        assert isinstance(look, Words)
        assert look.badge is None
        assert len(rects(pieces, f"award-badge:{index}:")) == len(award.seats)


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("awards", [1, 2, 3])
def test_what_is_on_an_award_keeps_clear_of_its_edges(name: str, awards: int) -> None:
    pieces = shown(name, end_with(12)._replace(awards=AWARDS[:awards]))
    for index, paper in enumerate(rects(pieces, "award:")):
        on_it = [
            words_box(piece) if isinstance(piece.look, Words) else piece.rect
            for key, piece in pieces.items()
            if key.startswith(("award-",)) and key.split(":")[1] == str(index)
        ]
        margin = min(12 * SPACES[name].unit, paper.w * 0.08, paper.h * 0.08)
        assert all(paper.inset(margin).contains(one) for one in on_it)


@pytest.mark.parametrize("name", SPACES)
def test_rows_of_awards_are_level_and_of_one_size(name: str) -> None:
    pieces = shown(name, end_with(12))
    papers = rects(pieces, "award:")
    for part in ("title", "who", "why"):
        lines = [pieces[f"award-{part}:{index}"] for index in range(len(AWARDS))]
        assert len({letter_size(line) for line in lines}) == 1, part
        tops = {round(line.rect.top - paper.y) for line, paper in zip(lines, papers, strict=True)}
        assert len(tops) == 1, part


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("title", ["Jo wins", "A tie without a drop – but what skies!"])
def test_the_buttons_are_at_the_same_places_whatever_an_ending_shows(name: str, title: str) -> None:
    ends = [end_with(12), end_with(12, winners=()), end_with(0)]
    scenes = [shown(name, end._replace(title=title)) for end in ends]
    for key in ("again", "leave"):
        for pieces in scenes:
            assert pieces[key].rect == pytest.approx(scenes[0][key].rect, abs=1)
    headline = scenes[0]["headline"]
    assert letter_size(headline) >= SPACES[name].text(28 / SPACES[name].text_scale)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("seats", [(1, 3), (3, 6), (1, 6)])
@pytest.mark.parametrize("look", [None, picture(2)], ids=["badges", "picture"])
@pytest.mark.parametrize("name", SPACES)
def test_long_names_that_share_an_award_can_be_read(
    name: str, look: Card | None, seats: tuple[int, ...], count: int
) -> None:
    shared = AwardCard("Clear clues", seats, "found 4 times", look)
    end = end_with(12)._replace(
        winners=(0,), scores=tuple(range(20, 28)), awards=(shared, *AWARDS)[:count]
    )
    table = table_for(SPACES[name], 8)
    check(ending(table, end), table, frozenset())


@pytest.mark.parametrize("name", SPACES)
def test_the_button_that_turns_the_table_is_level_with_the_others(name: str) -> None:
    space, pieces = SPACES[name], shown(name, end_with(12))
    assert ("turn" in pieces) is not space.phone
    if "turn" in pieces:
        assert pieces["turn"].rect.cy == pytest.approx(pieces["again"].rect.cy)


@pytest.mark.parametrize("name", SPACES)
def test_the_buttons_lie_on_the_margin(name: str) -> None:
    page, pieces = SPACES[name].page, shown(name, end_with(12))
    assert pieces["again"].rect.y == pytest.approx(page.y)
    assert pieces["leave"].rect.x == pytest.approx(page.x)
    for key in ("again", "award:0", "award:2"):
        assert page.contains(pieces[key].rect, 1)


def test_an_award_without_a_picture_hugs_a_larger_badge() -> None:
    end = end_with(6)
    plain = shown("tablet", end._replace(awards=(AWARDS[2],)))
    pictured = shown("tablet", end._replace(awards=(AWARDS[1],)))
    assert plain["award-badge:0:4"].rect.w > pictured["award-badge:0:2"].rect.w * 1.3
    for pieces in (plain, pictured):
        paper = pieces["award:0"].rect
        on_it = hull([one.rect for key, one in pieces.items() if key.startswith("award-")])
        assert paper.top - on_it.top == pytest.approx(on_it.y - paper.y, abs=1)


@pytest.mark.parametrize("name", SPACES)
def test_long_names_are_shortened_before_points_and_others_are_not(name: str) -> None:
    table = table_for(SPACES[name], 8)
    end = end_with(6)._replace(winners=(0,), scores=tuple(range(20, 28)))
    pieces = last_scene(ending(table, end)).pieces
    for seat in range(1, 8):
        look = pieces[f"other:{seat}"].look
        assert isinstance(look, Words)
        said, points = look.text.rsplit(NO_BREAK, 1)
        assert points == str(20 + seat)
        assert table.name(seat).startswith(said.removesuffix("…"))
        assert said == table.name(seat) or len(table.name(seat)) > 6


def test_on_a_phone_on_its_side_points_lie_between_the_buttons() -> None:
    names = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Otto", "Ines", "Sam")
    table = table_for(SPACES["phone landscape"], 8, names=names)
    end = end_with(6)._replace(winners=(0,), scores=tuple(range(30, 22, -1)))
    pieces = last_scene(ending(table, end)).pieces
    again, leave = pieces["again"].rect, pieces["leave"].rect
    for rect in rects(pieces, "other:"):
        assert leave.right < rect.x < rect.right < again.x
        assert again.y - 1 <= rect.y < rect.top <= again.top + 1
    (winner,) = rects(pieces, "winner:")
    assert winner.h > table.space.height * 0.3, "the points leave it the room"


def test_three_awards_beside_a_long_result_keep_their_pictures() -> None:
    end = end_with(6)._replace(
        subtitle="A tie at 6 droplets, decided by a show of hands", awards=(AWARDS[1],) * 3
    )
    pieces = shown("tablet", end)
    assert "award-picture:1" in pieces
