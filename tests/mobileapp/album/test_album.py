"""Tests of the album of an evening as a value, in windows of many sizes."""

from collections.abc import Iterator
from math import dist
from typing import Any

import pytest

from engine.packs import Item
from mobileapp.album.constellation import DIMMED, sentences_about
from mobileapp.album.leaves import TURN
from mobileapp.album.looks import Bookmark
from mobileapp.album.spread import MIN_RIBBON_ON_PHONE, album, album_places, leaf_count
from mobileapp.album.views import AlbumView, AwardView, Chapter, GluedPicture, RoundView, Score
from mobileapp.games.intro import game_intro
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Panel, Words
from mobileapp.stage.piece import AppCommand
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap
from tests.support.scene_checks import (
    SPACES,
    check,
    check_words_apart,
    letter_size,
    table_for,
    words_box,
)

NAMES = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Otto", "Jo", "Eva", "Finn", "Pia")
COUNTS = (2, 5, 10)
PICTURE = GluedPicture("“What the sea forgot”", "Nora · Understood by Theo.", Item("story/sea"))
DRAWING = GluedPicture("Whale", "Painted by Ravi and Mila.", drawing=Panel())
UNDERSTOOD = {(0, 1): 5, (1, 0): 2, (0, 2): 1}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    tr.use("en")


def album_of(players: int, rounds: int = 7) -> AlbumView:
    """An evening of three matches with everything an album can show."""
    scores = tuple(
        Score(n, tr.n("{n} point", "{n} points", 12).format(n=12)) for n in range(players)
    )
    told = tuple(
        RoundView(
            "Nora: A spoken clue",
            "Understood by Theo.",
            "What was the clue?" if n % 2 else "",
            pictures=(0,) if n < 2 else (),
        )
        for n in range(rounds)
    )
    chapter = Chapter("Storyteller", "Nora won.", scores, told, (PICTURE,) * 6)
    awards = (
        AwardView(tr._("An open book"), "Nora", "understood 7 times", (0,)),
        AwardView(tr._("Boldest clue"), "Theo", PICTURE.caption, (1,), PICTURE),
    )
    return AlbumView(
        "Saturday, 14 November", "20:10 – 22:35",
        {pair: count for pair, count in UNDERSTOOD.items() if max(pair) < players},
        (PICTURE, DRAWING) * 2, awards,
        (chapter, Chapter("Clouds", "All won together.", scores, told[:2], (DRAWING,)),
         Chapter(tr._("Our inkblots"), pictures=(PICTURE,))),
        exportable=True,
    )  # fmt: skip


def all_leaves(view: AlbumView, table: SceneContext) -> list[Scene]:
    return [album(view, table, leaf) for leaf in range(leaf_count(view, table))]


def commands(scene: Scene) -> dict[str, AppCommand]:
    """The commands of the pieces, by key without the number of the leaf."""
    return {
        key.partition("@")[0]: piece.tap
        for key, piece in scene.pieces.items()
        if isinstance(piece.tap, AppCommand)
    }


def texts(scenes: list[Scene]) -> list[str]:
    looks = (piece.look for scene in scenes for piece in scene.pieces.values())
    return [look.text for look in looks if isinstance(look, Words)]


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("players", COUNTS)
def test_every_leaf_fits_every_window(window: str, players: int) -> None:
    table = table_for(SPACES[window], players, names=NAMES)
    for scene in all_leaves(album_of(players), table):
        check(scene, table)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("pictures", [1, 3])
def test_a_match_begins_beside_its_first_pictures_where_there_is_no_height(
    scale: float, pictures: int
) -> None:
    """No leaf of a phone that lies on its side has nothing but a title and tokens."""
    table = table_for(SPACES["phone landscape"]._replace(text_scale=scale), 5, names=NAMES)
    rounds = tuple(
        RoundView(
            f"Whale {n}", "Seen by Theo.", pictures=tuple(range(n * pictures, (n + 1) * pictures))
        )
        for n in range(6)
    )
    scores = tuple(Score(n, "") for n in range(5))
    chapter = Chapter("Clouds", "All won together.", scores, rounds, (DRAWING,) * 18)
    scenes = all_leaves(AlbumView("Today", "", {}, chapters=(chapter,)), table)
    first = next(scene for scene in scenes if any("heading@" in key for key in scene.pieces))
    title = next(one.rect for key, one in first.pieces.items() if key.startswith("heading"))
    seen = [one.rect for key, one in first.pieces.items() if key.startswith("picture:")]
    assert seen
    assert all(one.x > title.right for one in seen)
    for scene in scenes:
        check(scene, table)


def test_three_prints_share_a_leaf_of_a_phone_that_lies_on_its_side() -> None:
    table = table_for(SPACES["phone landscape"], 5, names=NAMES)
    rounds = tuple(RoundView("Whale", "Seen by Theo.", pictures=(n,)) for n in range(8))
    chapter = Chapter("Clouds", "All won together.", (), rounds, (DRAWING,) * 8)
    scenes = all_leaves(AlbumView("Today", "", {}, chapters=(chapter,)), table)
    prints = [sum(key.startswith("picture:") for key in scene.pieces) for scene in scenes]
    assert prints == [0, 2, 3, 3]


def test_words_of_blots_side_by_side_stay_apart() -> None:
    words = ("Love at first sight", "Love letter", "Ladybird on a leaf")
    pictures = tuple(GluedPicture(word, "", Item(f"story/{word}"), aspect=1) for word in words)
    told = RoundView("What Nora saw", "Theo saw it too.", pictures=(0, 1, 2))
    view = AlbumView("Today", "", {}, chapters=(Chapter("Inkblots", "", (), (told,), pictures),))
    for space in SPACES.values():
        for scene in all_leaves(view, table_for(space, 5, names=NAMES)):
            check_words_apart(scene, frozenset())


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("window", ["tablet", "portrait", "phone"])
def test_every_leaf_fits_in_every_language(language: str, window: str) -> None:
    tr.use(language)
    table = table_for(SPACES[window], 5, names=NAMES)
    for scene in all_leaves(album_of(5), table):
        check(scene, table)


@pytest.mark.parametrize("window", SPACES)
def test_each_thing_is_told_exactly_once_and_can_be_touched(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    scenes = all_leaves(album_of(5), table)
    found = [commands(scene) for scene in scenes]
    taps = [tap for scene in found for tap in scene.values()]
    asked = [tap.value for tap in taps if tap.command is Command.CLUE]
    assert asked == [(0, 1), (0, 3), (0, 5), (1, 1)]
    large = [tap.value for tap in taps if tap.command is Command.ENLARGE]
    of_rounds = [(0, 0), (0, 0)]  # the sky of Clouds is no picture of a pack
    assert large == [(-1, 0), (-1, 2), *of_rounds, *((0, n) for n in range(1, 6)), (2, 0)]
    assert taps.count(AppCommand(Command.PERSON, 3)) == 2, "in both matches"
    for scene in found:
        assert {"back", "delete", "keep"} <= {*scene}
        assert {"ribbon:0", "ribbon:1", "ribbon:2"} <= {*scene}
    assert all(("after" in scene) == (n < len(found) - 1) for n, scene in enumerate(found))
    assert all(("before" in scene) == (n > 0) for n, scene in enumerate(found))
    said = texts(scenes)
    assert said.count("Nora: A spoken clue") == 9
    assert said.count("All won together.") == 1


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("records", [1, 5])
def test_a_chapter_of_pictures_alone_has_its_title_above_them(window: str, records: int) -> None:
    cover = game_intro("clouds").cover
    pictures = tuple(GluedPicture(f"Record {n}", "7 points", cover=cover) for n in range(records))
    view = AlbumView(
        "Nora and Theo", "", {}, chapters=(Chapter("Team records", pictures=pictures),)
    )
    table = table_for(SPACES[window], 2, names=NAMES)
    scenes = [scene for scene in all_leaves(view, table) if "Record 0" in texts([scene])]
    (scene,) = scenes
    assert "Team records" in texts([scene])
    (glued,) = (p for key, p in scene.pieces.items() if key.startswith("picture:0@"))
    assert glued.look.cover == cover
    for one in all_leaves(view, table):
        check(one, table)


@pytest.mark.parametrize("window", SPACES)
def test_a_ribbon_opens_its_match(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    view = album_of(5)
    for number, chapter in enumerate(view.chapters):
        ribbon = commands(album(view, table))[f"ribbon:{number}"]
        assert ribbon.command is Command.LEAF
        shown = texts([album(view, table, ribbon.value)])
        assert chapter.title in shown or chapter.pictures[0].caption in shown


@pytest.mark.parametrize("window", SPACES)
def test_a_match_alone_has_no_ribbon(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    alone = album_of(5)._replace(chapters=album_of(5).chapters[:1])
    scene = album(alone, table)
    assert not [key for key in scene.pieces if key.startswith("ribbon:")]
    assert scene.pieces["book"].rect.w > SPACES[window].area.w * 0.9, "the book takes their room"


def test_many_matches_have_a_ribbon_for_each_game() -> None:
    table = table_for(SPACES["tablet"], 3, names=NAMES)
    clouds, story = (Chapter(title, "Nora won.") for title in ("Clouds", "Storyteller"))
    view = AlbumView("Today", "", {}, chapters=(clouds, story) * 12)
    ribbons = [key for key in album(view, table).pieces if key.startswith("ribbon:")]
    assert ribbons == ["ribbon:0", "ribbon:1"]
    assert leaf_count(view, table) == 24


@pytest.mark.parametrize("window", SPACES)
def test_a_chosen_person_dims_the_lines_of_others(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    scene = album(album_of(5), table, chosen=2)
    lines = {key: piece.opacity for key, piece in scene.pieces.items() if key.startswith("bond:")}
    assert lines == {"bond:0:1": DIMMED, "bond:0:2": 1}
    check(scene, table)
    assert sentences_about(2, NAMES, UNDERSTOOD) in texts([scene])


def test_a_line_is_wider_and_has_more_lights_the_more_often_two_understood_each_other() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMES)
    pieces = album(album_of(5), table).pieces
    looks: dict[str, Any] = {key: pieces[key].look for key in ("bond:0:1", "bond:0:2")}
    strong, weak = looks.values()
    assert (strong.count, weak.count) == (7, 1)
    assert strong.line > weak.line


def test_a_line_grows_out_of_its_end_at_the_first_token() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMES)
    pieces = album(album_of(5), table).pieces
    for line in (pieces["bond:0:1"], pieces["bond:0:2"]):
        assert line.enter is not None
        token, begin = pieces["person:0"].rect, line.enter.rect
        along = dist((begin.cx, begin.cy), (line.rect.cx, line.rect.cy))
        assert along == pytest.approx(line.rect.w / 2)
        assert dist((begin.cx, begin.cy), (token.cx, token.cy)) < along


def test_names_stand_outside_the_ring() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMES)
    pieces = album(album_of(5), table).pieces
    places = [pieces[f"person:{seat}"].rect for seat in range(5)]
    middle = (max(one.cy for one in places) + min(one.cy for one in places)) / 2
    for seat, place in enumerate(places):
        assert (pieces[f"name:{seat}"].rect.cy > place.cy) == (place.cy > middle)


def test_an_evening_without_anything_to_show_is_an_empty_album() -> None:
    table = table_for(SPACES["tablet"], 0)
    scene = album(AlbumView("", "", {}), table)
    assert {"back", "book"} <= {*scene.pieces}
    assert not {"keep", "after", "before"} & {*scene.pieces}
    check(scene, table)


@pytest.mark.parametrize("space", SPACES.values())
def test_larger_text_makes_no_smaller_pages(space: Space) -> None:
    """On an upright phone, the day takes a second line of them."""
    larger, usual = (
        album_places(replace_scale(space, scale), True, space.phone).pages for scale in (1.5, 1.0)
    )
    assert all(one.h > 0.9 * other.h for one, other in zip(larger, usual, strict=True))
    if space.wide or not space.phone:
        assert larger == usual


def replace_scale(space: Space, scale: float) -> Space:
    return space._replace(text_scale=scale)


def test_high_contrast_darkens_the_wood() -> None:
    table = table_for(SPACES["tablet"], 3, names=NAMES)
    view = album_of(3)
    assert album(view, table._replace(high_contrast=True)).shade > album(view, table).shade


@pytest.mark.parametrize("window", SPACES)
def test_a_leaf_turns_about_the_spine_of_the_album(window: str) -> None:
    """The old leaf is squeezed to nothing at the spine, and then the new one opens from there."""
    space = SPACES[window]
    table = table_for(space, 5, names=NAMES)
    page = album_places(space, True, space.phone).pages[-1]
    turned = 0
    for scene in all_leaves(album_of(5), table):
        for key, piece in scene.pieces.items():
            if "@" not in key:
                continue
            turned += 1
            assert piece.enter is not None
            assert piece.enter == piece.leave
            assert piece.enter.delay == 0
            assert piece.delay > 0
            assert piece.delay + piece.duration == pytest.approx(TURN)
            flat = piece.enter.rect
            if space.wide or space.phone:
                assert flat == Rect(page.x, piece.rect.y, 0, piece.rect.h), key
            else:
                assert flat == Rect(piece.rect.x, page.top, piece.rect.w, 0), key
    assert turned


def test_the_paper_of_a_leaf_turns_with_what_lies_on_it() -> None:
    space = SPACES["tablet"]
    table = table_for(space, 5, names=NAMES)
    page = album_places(space, True, space.phone).pages[-1]
    for number, scene in enumerate(all_leaves(album_of(5), table)):
        sheet = scene.pieces[f"sheet@{number}"]
        assert sheet.rect == page
        others = [piece for key, piece in scene.pieces.items() if key.endswith(f"@{number}")]
        assert all(piece.layer > sheet.layer for piece in others if piece is not sheet)


@pytest.mark.parametrize("window", SPACES)
def test_two_people_fill_their_sky(window: str) -> None:
    space = SPACES[window]
    shown = album(album_of(2), table_for(space, 2, names=NAMES)).pieces
    crowd = album(album_of(5), table_for(space, 5, names=NAMES)).pieces
    one, other = shown["person:0"].rect, shown["person:1"].rect
    assert min(one.w, other.w) > 1.2 * crowd["person:2"].rect.w
    between = max(other.x - one.right, one.y - other.top)
    assert between > one.w * 0.4, "there is a line to be seen"


@pytest.mark.parametrize("window", ["phone", "phone landscape"])
def test_day_and_hours_on_a_phone_grow_with_the_text(window: str) -> None:
    sizes = []
    for scale in (1.0, 1.5):
        space = replace_scale(SPACES[window], scale)
        pieces = album(album_of(5), table_for(space, 5, names=NAMES)).pieces
        sizes.append([letter_size(pieces[key]) for key in ("title", "hours")])
        title = pieces["title"]
        one_line = space.wide or scale == 1
        assert len(title.look.fitted(*title.rect[2:]).lines) == (1 if one_line else 2)
    assert all(large > 1.2 * usual for usual, large in zip(*sizes, strict=True))


def sky_match(players: int = 5) -> AlbumView:
    """An evening of one match of three painted skies."""
    rounds = tuple(RoundView("Whale", "Painted by Ravi and Mila.", pictures=(n,)) for n in range(3))
    scores = tuple(Score(n, "") for n in range(players))
    return AlbumView(
        "Today", "", {}, chapters=(Chapter("Clouds", "All won together.", scores, rounds,
                                           (DRAWING,) * 3),)
    )  # fmt: skip


def leaf_of(scene: Scene) -> dict[str, Any]:
    """The pieces of a scene by their keys without the number of the leaf."""
    return {key.partition("@")[0]: piece for key, piece in scene.pieces.items()}


@pytest.mark.parametrize(("window", "part"), [("tablet", 0.4), ("portrait", 0.28), ("phone", 0.45)])
def test_the_pictures_of_a_match_fill_its_leaf(window: str, part: float) -> None:
    space = SPACES[window]
    page = album_places(space, True, space.phone).pages[-1]
    scenes = [leaf_of(one) for one in all_leaves(sky_match(), table_for(space, 5, names=NAMES))]
    first = next(scene for scene in scenes if "heading" in scene)
    assert "picture:1" in first, "more than one of them on the leaf with the outcome"
    shown = [
        piece for scene in scenes for key, piece in scene.items() if key.startswith("picture:")
    ]
    assert len(shown) == 3, "each of them once"
    assert all(piece.rect.w > part * page.w for piece in shown)


BLOTS = tuple(GluedPicture(f"Word {n}", "", Item(f"ink/{n}"), aspect=1) for n in range(3))


@pytest.mark.parametrize("window", SPACES)
def test_several_pictures_of_a_round_lie_side_by_side_with_their_words(window: str) -> None:
    rounds = tuple(RoundView("What Nora saw", "Theo saw it too.", pictures=(0, 1, 2)) for _ in "ab")
    chapter = Chapter("Inkblots", "Nora won.", (Score(0, "2 points"),), rounds, BLOTS)
    table = table_for(SPACES[window], 5, names=NAMES)
    scenes = all_leaves(AlbumView("Today", "", {}, chapters=(chapter,)), table)
    for scene in scenes:
        check(scene, table)
    assert texts(scenes).count("Word 2") == 2
    assert texts(scenes).count("What Nora saw") == 2


@pytest.mark.parametrize("window", SPACES)
def test_the_tokens_of_a_match_stand_clear_of_its_outcome(window: str) -> None:
    space = SPACES[window]
    for scene in all_leaves(sky_match(), table_for(space, 5, names=NAMES)):
        pieces = leaf_of(scene)
        if "outcome" in pieces and "score:0" in pieces:
            free = pieces["outcome"].rect.y - pieces["score:0"].rect.top
            assert free >= Gap.SMALL * space.unit - 1


@pytest.mark.parametrize("window", ["phone", "phone landscape", "phone, large text"])
def test_on_a_phone_only_the_chosen_ribbon_has_a_name(window: str) -> None:
    space = SPACES[window]
    cover = game_intro("clouds").cover
    titles = ("Clouds", "Inkblots", "Do you remember?", "Storyteller", "Telepathy")
    chapters = tuple(Chapter(title, "Nora won.", cover=cover) for title in titles)
    view, table = AlbumView("Today", "", {}, chapters=chapters), table_for(space, 5, names=NAMES)
    named = set()
    for scene in all_leaves(view, table):
        check(scene, table)
        assert sum(key.startswith("ribbon:") for key in scene.pieces) == len(titles)
        for piece in scene.pieces.values():
            if isinstance(look := piece.look, Bookmark):
                assert max(piece.rect.w, piece.rect.h) >= space.minimum_touch - 1
                assert min(piece.rect.w, piece.rect.h) >= MIN_RIBBON_ON_PHONE
                assert look.chosen or look.cover == cover
                if look.cover is None:
                    named.add(look.text)
    assert named == ({*titles} if not space.wide else set())


@pytest.mark.parametrize("scale", [1, 1.5])
def test_five_people_stand_in_a_ring_on_an_upright_tablet(scale: float) -> None:
    space = replace_scale(SPACES["portrait"], scale)
    pieces = album(album_of(5), table_for(space, 5, names=NAMES)).pieces
    places = [pieces[f"person:{seat}"].rect for seat in range(5)]
    high = max(one.top for one in places) - min(one.y for one in places)
    assert high > 2 * max(one.h for one in places)
    free = min(
        dist((one.cx, one.cy), (other.cx, other.cy)) - one.w
        for place, one in enumerate(places)
        for other in places[:place]
    )
    assert free > 24, "a line can be seen between any two of them"


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("players", [5, 8])
def test_on_a_phone_on_its_side_the_ring_stays_round_with_its_sentence_beside_it(
    players: int, scale: float
) -> None:
    space = replace_scale(Space(915, 412), scale)
    pieces = album(album_of(players), table_for(space, players, names=NAMES)).pieces
    places = [pieces[f"person:{seat}"].rect for seat in range(players)]
    wide = max(one.cx for one in places) - min(one.cx for one in places)
    assert wide < 3 * (max(one.cy for one in places) - min(one.cy for one in places))
    assert min(one.w for one in places) >= (46 if players == 5 else 40)
    assert pieces["sentence"].rect.x > max(one.right for one in places)
    assert pieces["hint"].rect.top <= pieces["sentence"].rect.y


@pytest.mark.parametrize("window", SPACES)
def test_a_book_without_buttons_is_as_high_as_the_page(window: str) -> None:
    space = SPACES[window]
    view = AlbumView("Nora and Theo", "2 games", UNDERSTOOD, may_delete=False, exportable=False)
    scene = album(view, table_for(space, 3, names=NAMES))
    keys = {"before", "after", "keep", "delete"}
    if not keys & {*scene.pieces}:
        assert scene.pieces["book"].rect.y <= space.area.y + 2 * Gap.MARGIN * space.unit
    hours = scene.pieces["hours"].rect
    if hours.y == scene.pieces["title"].rect.y:
        assert hours.right == pytest.approx(scene.pieces["book"].rect.right, abs=1)


@pytest.mark.parametrize("window", SPACES)
def test_what_is_said_of_a_picture_begins_right_below_its_title(window: str) -> None:
    space = SPACES[window]
    scene_context = table_for(space, 5, names=NAMES)
    view = album_of(5)
    for leaf in range(leaf_count(view, scene_context)):
        pieces = album(view, scene_context, leaf).pieces
        for key, piece in pieces.items():
            if key.startswith("details:"):
                title = pieces[key.replace("details", "caption")]
                free = words_box(title).y - words_box(piece).top
                assert free <= space.text(26) * 0.5, key


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", ["tablet", "portrait", "cut-outs"])
def test_the_names_on_all_ribbons_are_of_one_size(window: str, scale: float) -> None:
    space = replace_scale(SPACES[window], scale)
    titles = ("Clouds", "Inkblots", "Do you remember?", "Storyteller", "Telepathy")
    chapters = tuple(Chapter(title, "Nora won.") for title in titles)
    view = AlbumView("Today", "", {}, chapters=chapters)
    looks = [
        piece.look
        for piece in album(view, table_for(space, 5, names=NAMES)).pieces.values()
        if isinstance(piece.look, Bookmark)
    ]
    assert len(looks) == len(titles)
    assert len({look.size for look in looks}) == 1
    assert looks[0].size >= space.text(18 / scale)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("players", [2, 5])
def test_names_in_the_sky_stand_in_the_middle_of_their_tokens(
    window: str, scale: float, players: int
) -> None:
    table = table_for(replace_scale(SPACES[window], scale), players, names=NAMES)
    pieces = album(album_of(players), table).pieces
    for seat in range(players):
        if (key := f"name:{seat}") in pieces:
            token, name = pieces[f"person:{seat}"].rect, words_box(pieces[key])
            edge = min(token.x, table.space.width - token.right)
            assert abs(token.cx - name.cx) < 2 or edge < name.w / 2
