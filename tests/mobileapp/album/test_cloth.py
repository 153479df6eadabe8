"""Tests of the page about a person as a value, in windows of many sizes."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.packs import Item
from engine.registry import all_infos
from mobileapp.album.cloth import cloth, person_leaves
from mobileapp.album.strands import GROUP, MAX_STRANDS
from mobileapp.album.views import FanCard, GameTally, GluedPicture, GroupView, PersonView, Strand
from mobileapp.games.intro import game_intro
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, hull, upright_box
from mobileapp.stage.looks import Panel, Slip, Words
from mobileapp.stage.piece import AppCommand
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap
from tests.support.scene_checks import SPACES, check, letter_size, table_for, words_box

NAMES = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Otto", "Jo", "Eva")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    tr.use("en")


def person(may_edit: bool = True) -> PersonView:
    """A page with everything that a person can have."""
    voted = [GluedPicture("", tr.n("{n} vote", "{n} votes", n).format(n=n), Item(f"story/{n}"))
             for n in (4, 3, 2)]  # fmt: skip
    fan = (
        FanCard(
            tr._("Boldest clue"), GluedPicture("“What the sea forgot”", item=Item("story/sea"))
        ),
        *(FanCard(tr._("Pictures with the most votes"), one) for one in voted),
        FanCard(tr._("Finest sky"), GluedPicture("Whale", "Painted by Ravi.", drawing=Panel())),
    )
    games = tuple(
        GameTally(
            info.title, tr._("{won} of {n} won").format(won=1, n=2), game_intro(info.id).cover
        )
        for info in all_infos()
    )
    facts = "3 evenings · 7 games\n4 won"
    return PersonView(
        facts, fan, (Strand(2, 13), Strand(1, 10), Strand(4, 1), Strand(3, 1)), (Strand(2, 3),),
        games, tuple(GroupView((0, 1, 2, 3, 4)[: 2 + n % 4], n) for n in range(23)), may_edit,
    )  # fmt: skip


def all_leaves(view: PersonView, table: SceneContext) -> list[Scene]:
    return [cloth(view, table, leaf=leaf) for leaf in range(len(person_leaves(view, table)))]


def commands(scenes: list[Scene]) -> list[AppCommand]:
    return [
        piece.tap
        for scene in scenes
        for piece in scene.pieces.values()
        if isinstance(piece.tap, AppCommand)
    ]


@pytest.mark.parametrize("window", SPACES)
def test_every_leaf_fits_every_window(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for scene in all_leaves(person(), table):
        check(scene, table)


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("window", ["tablet", "portrait", "phone"])
def test_every_leaf_fits_in_every_language(language: str, window: str) -> None:
    tr.use(language)
    table = table_for(SPACES[window], 5, names=NAMES)
    for scene in all_leaves(person(), table):
        check(scene, table)


@pytest.mark.parametrize("window", SPACES)
def test_everything_a_page_offers_is_on_one_of_its_leaves(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    scenes = all_leaves(person(), table)
    found = commands(scenes)
    assert [one.value for one in found if one.command is Command.GROUP] == [*range(23)]
    for everywhere in (Command.BACK, Command.EDIT):
        assert found.count(AppCommand(everywhere)) == len(scenes)
    for tap in (
        (Command.ENLARGE, 0), (Command.FRONT, 1), (Command.FRONT, 4), (Command.PERSON, 1),
        (Command.PERSON, 2), (Command.PERSON, 4), (Command.GROUP, 0),
    ):  # fmt: skip
        assert tap in found, tap
    said = [
        piece.look.text
        for scene in scenes
        for piece in scene.pieces.values()
        if isinstance(piece.look, (Words, Slip))
    ]
    for text in (
        "Nora", "3 evenings · 7 games\n4 won", "“What the sea forgot”", "Boldest clue",
        "Who understands Nora", "Whom Nora understands", "Played with", "1 of 2 won",
    ):  # fmt: skip
        assert text in said, text


def test_a_robot_cannot_be_changed() -> None:
    table = table_for(SPACES["tablet"], 5, robots=[0], names=NAMES)
    assert AppCommand(Command.EDIT) not in commands([cloth(person(may_edit=False), table)])


@pytest.mark.parametrize("window", ["tablet", "phone"])
def test_a_tap_brings_a_card_to_the_front_and_every_card_can_be_reached(window: str) -> None:
    table, view, seen = table_for(SPACES[window], 5, names=NAMES), person(), set()
    front = 0
    for _ in view.fan:
        scene = cloth(view, table, front)
        cards = {key: piece for key, piece in scene.pieces.items() if key.startswith("card:")}
        assert max(cards.values(), key=lambda piece: piece.layer) is cards[f"card:{front}"]
        assert cards[f"card:{front}"].angle == 0
        largest = max(piece.rect.w for piece in cards.values())
        large = [key for key, piece in cards.items() if piece.rect.w == largest]
        assert large == [f"card:{front}"], "only the card in front is large"
        shown = view.fan[front].picture
        assert getattr(scene.pieces["slip"].look, "text", "") == shown.caption or shown.details
        seen.add(front)
        right = max(cards, key=lambda key: cards[key].rect.cx)
        tap = cards[right].tap
        assert isinstance(tap, AppCommand)
        front = tap.value
    assert seen == set(range(len(view.fan)))


def test_strands_are_wider_the_more_often_and_at_most_three_are_shown() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMES)
    pieces = cloth(person(), table).pieces
    strands = [pieces[f"by-strand:{place}"].look for place in range(MAX_STRANDS)]
    assert "by-strand:3" not in pieces
    widths = [getattr(look, "line", 0) for look in strands]
    assert widths == sorted(widths, reverse=True)
    assert [getattr(look, "count", 0) for look in strands] == [13, 10, 1]


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("scale", [1, 1.5])
def test_strands_leave_the_names_free_and_headings_are_of_one_size(
    window: str, scale: float
) -> None:
    table = table_for(SPACES[window]._replace(text_scale=scale), 5, names=NAMES)
    whom = (Strand(2, 3), Strand(1, 2), Strand(4, 1))
    for scene in all_leaves(person()._replace(whom=whom), table):
        if "by:0" not in scene.pieces:
            continue
        pieces = scene.pieces
        headings = [letter_size(pieces[f"{side}-heading"]) for side in ("by", "whom")]
        assert headings[0] == headings[1]
        discs = [pieces[f"{side}:{place}"].rect for side in ("by", "whom") for place in range(3)]
        names = [
            pieces[f"{side}-name:{place}"].rect for side in ("by", "whom") for place in range(3)
        ]
        sides = [1] * 3 + [-1] * 3
        gap = Gap.TINY * table.space.unit
        for one, other in combinations(discs, 2):
            assert not one.inset(-gap).overlaps(other), "tokens keep apart"
        middle = pieces["middle"].rect
        for disc, name, side in zip(discs, names, sides, strict=True):
            if name.x < disc.right and disc.x < name.right:
                assert name.top <= disc.y + 0.5, "a name is below its token"
                past = name.right - disc.right if side > 0 else disc.x - name.x
                _check_free_of_strand(name, disc, middle, max(past, 0))
            assert not any(name.inset(1).overlaps(other) for other in discs)


def _check_free_of_strand(name: Rect, disc: Rect, middle: Rect, past: float) -> None:
    """The strand, which bends like that of `StrandOfLight`, is above the name where that ends."""
    part = past / (abs(middle.cx - disc.cx) - disc.w / 2 - middle.w / 2)
    sunk = (disc.cy - middle.cy) * part * part * (3 - 2 * part)
    assert disc.cy - sunk > name.top


@pytest.mark.parametrize("window", SPACES)
def test_a_page_without_content_shows_who_it_is(window: str) -> None:
    table = table_for(SPACES[window], 1, names=NAMES)
    scene = cloth(PersonView(""), table)
    assert {"back", "token", "name"} <= {*scene.pieces}
    check(scene, table)


@pytest.mark.parametrize("window", ["tablet", "portrait"])
def test_two_groups_need_no_leaf_of_their_own(window: str) -> None:
    view, table = person(), table_for(SPACES[window], 5)
    assert len(person_leaves(view._replace(groups=view.groups[:2]), table)) == 1
    assert len(person_leaves(view._replace(groups=view.groups[:3]), table)) == 2


@pytest.mark.parametrize("window", SPACES)
def test_the_first_leaf_shows_the_games_and_nobody_turns_more_than_once(window: str) -> None:
    space = SPACES[window]
    view = person()._replace(groups=person().groups[:2])
    scenes = all_leaves(view, table_for(space, 5, names=NAMES))
    assert len(scenes) == (2 if space.phone or space.large_text else 1)
    games = [piece.rect for key, piece in scenes[0].pieces.items() if key.startswith("game:")]
    assert len(games) == len(view.games)
    assert len({round(one.cy) for one in games}) == 1
    assert {"group:0", "group:1"} <= {*scenes[-1].pieces}
    if len(scenes) > 1:
        assert {"names:0", "names:1"} <= {*scenes[-1].pieces}


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("window", SPACES)
def test_the_fan_is_in_the_middle_above_its_words(window: str, count: int) -> None:
    space = SPACES[window]
    view = person()._replace(fan=person().fan[:count])
    for front in range(count):
        pieces = cloth(view, table_for(space, 5, names=NAMES), front).pieces
        fan = hull(
            [
                upright_box(piece.rect, piece.angle)
                for key, piece in pieces.items()
                if key.startswith("card:")
            ]
        )
        assert fan.cx == pytest.approx(pieces["slip"].rect.cx)
        assert not fan.overlaps(pieces["edit"].rect)


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
def test_tokens_of_groups_are_smaller_and_leave_out_whose_page_it_is(
    window: str, scale: float
) -> None:
    space = SPACES[window]._replace(text_scale=scale)
    view = person()._replace(groups=person().groups[:2])
    scenes = all_leaves(view, table_for(space, 5, names=NAMES))
    (scene,) = (scene for scene in scenes if "by:0" in scene.pieces)
    pieces = scene.pieces
    members = [piece for key, piece in pieces.items() if key.startswith("member:")]
    assert members
    assert all(one.rect.w <= GROUP * pieces["by:0"].rect.w + 0.1 for one in members)
    assert all(one.look != pieces["middle"].look for one in members)
    names = [pieces[f"names:{number}"] for number in (0, 1)]
    said = [one.look.text for one in names if isinstance(one.look, Words)]
    assert said == ["Theo", "Theo and Grandma"]
    assert len({letter_size(one) for one in names}) == 1


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("window", SPACES)
def test_nothing_is_written_below_the_keys_in_the_corners(window: str, scale: float) -> None:
    space = SPACES[window]._replace(text_scale=scale)
    for scene in all_leaves(person(), table_for(space, 5, names=NAMES)):
        keys = [scene.pieces[key].rect for key in ("back", "edit")]
        for name, piece in scene.pieces.items():
            if isinstance(piece.look, (Words, Slip)):
                assert not any(words_box(piece).overlaps(key) for key in keys), name


def test_on_an_upright_phone_no_gap_is_much_larger_than_another() -> None:
    table = table_for(Space(412, 915), 5, names=NAMES)
    pieces = cloth(person(), table).pieces
    head = [pieces[key].rect for key in ("token", "name", "facts")]
    games = [one.rect for key, one in pieces.items() if key.startswith(("game:", "tally:"))]
    fan = [one.rect for key, one in pieces.items() if key.startswith("card:")]
    above = min(one.y for one in head) - max(one.top for one in games)
    below = min(one.y for one in games) - max(one.top for one in fan)
    assert 0 < below < 2 * above + Gap.LARGE
