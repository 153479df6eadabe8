"""Tests of the table on the players' page: chairs, dragged badges, robots and their skills."""

from contextlib import closing
from dataclasses import replace
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from kivy.metrics import dp

from engine.games.storyteller.prompts import RoundResultPrompt
from engine.packs import NO_SUPPLY
from engine.setup import SKILLS
from mobileapp.games.intro import game_intro
from mobileapp.match.chairs import CHAIRS
from mobileapp.match.draft import Draft, recall
from mobileapp.match.table import latest_skill
from mobileapp.screens.players.looks import TableTop, tablet_size
from mobileapp.screens.players.seat_layout import (
    MIN_TABLET,
    TAG_OVERLAP,
    SeatLayout,
    chair_positions,
    table_height,
)
from mobileapp.screens.players.seat_table import exchanged
from mobileapp.stage.people import FAR_CHAIRS, NEAR_CHAIRS
from mobileapp.storage.store import Storage
from mobileapp.theme import theme
from mobileapp.widgets.lettering import text_width
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import play_until
from tests.mobileapp.saved_match import saved_match

# --- chairs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("tall", [False, True])
def test_the_edges_of_the_table_lie_under_the_badges_of_the_outermost_chairs(tall: bool) -> None:
    size = (320, 600) if tall else (1000, 500)
    layout = SeatLayout((50, 120), size, tall, 40, 20, dp=1, scale=0.8)
    for spots, middle, length in zip(
        zip(*layout.spots, strict=True), layout.middle, layout.table, strict=True
    ):
        assert min(spots) < middle - length / 2 < min(spots) + layout.badge / 2
        assert max(spots) - layout.badge / 2 < middle + length / 2 < max(spots)


@pytest.mark.parametrize("tall", [False, True])
def test_however_large_names_are_there_is_a_table_and_nobody_covers_anybody(tall: bool) -> None:
    layout = SeatLayout((0, 0), (320, 0), tall, 60, 20, dp=1, scale=0.8)
    layout = replace(layout, size=(320, layout.least_height))
    assert layout.table[1] > layout.badge
    assert all(dist(one, other) > layout.badge for one, other in combinations(layout.spots, 2))


@pytest.mark.parametrize("tall", [False, True])
def test_chairs_stand_clockwise_and_apart(tall: bool) -> None:
    spots = chair_positions(tall)
    assert len(spots) == CHAIRS
    assert all(abs(x) <= 0.5 and abs(y) <= 0.5 for x, y in spots)
    turns = [a[0] * b[1] - a[1] * b[0] for a, b in zip(spots, [*spots[1:], spots[0]], strict=True)]
    assert all(turn < 0 for turn in turns), "each one is further round"
    assert min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in spots for b in spots if a != b) > 0.15


def test_chairs_stand_where_a_scene_draws_the_people_on_them() -> None:
    spots = chair_positions(tall=False)
    for row in (NEAR_CHAIRS, FAR_CHAIRS):
        xs = [spots[chair][0] for chair in row]
        assert xs == sorted(xs)
    assert max(spots[chair][1] for chair in NEAR_CHAIRS) <= 0
    assert min(spots[chair][1] for chair in FAR_CHAIRS) >= 0


def test_whoever_takes_a_taken_chair_changes_places() -> None:
    seating = ("Ana", None, "Ben", "Cleo")
    assert exchanged(seating, "Ana", 1) == (None, "Ana", "Ben", "Cleo")
    assert exchanged(seating, "Ana", 3) == ("Cleo", None, "Ben", "Ana")
    assert exchanged(seating, "Ben", 2) == seating


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_nobody_moves_when_others_come_or_go_or_the_variant_changes(
    start: Start, size: str
) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan")
    hands.shelve()
    driver.wait(0.3)
    places = {name: tuple(hands.seat(name).center) for name in hands.names()}
    page = driver.app.screens.get_screen("players")
    for change in (
        page.add_robot,
        page.add_robot,
        lambda: page.add("Eva"),
        lambda: page.remove(hands.names().index("Bolt")),
        lambda: page.remove(hands.names().index("Ben")),
        lambda: page.choose_variant("standard"),
    ):
        change()
        driver.wait(0.3)
        for name in {"Ana", "Cleo", "Dan"}:
            assert tuple(hands.seat(name).center) == pytest.approx(places[name], abs=1)


def test_chosen_chairs_are_kept_in_matches_rematches_and_other_games(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    hands.shelve()
    hands.carry("Ben", onto=driver.one("Chair", chair=9))
    hands.add_robot()
    chairs = {person.name: person.chair for person in driver.app.draft.people}
    assert chairs["Ben"] == 9
    assert hands.names() == sorted(hands.names(), key=lambda name: chairs[name])

    def drawn() -> dict[str, int]:
        return {p.name: p.chair for p in driver.app.screens.get_screen("match").context.people}

    driver.tap("Start")
    assert drawn() == chairs
    match_id = driver.app.session.match_id
    driver.app.match_flow.play_again()
    driver.pump(3)
    assert drawn() == chairs
    driver.app.match_flow.leave()
    driver = start()
    assert driver.app.match_flow.resume(match_id) is None
    assert drawn() == chairs
    driver.app.match_flow.leave()

    driver.pump(3)
    hands = PageHands(driver)
    hands.open_players("Clouds")
    assert {person.name: person.chair for person in driver.app.draft.people} == chairs
    driver.tap(hands.seat("Ben"))
    driver.tap("Leave")
    driver.app.screens.get_screen("players").add_robot()
    driver.tap(driver.one("PersonChip"))
    driver.wait(0.3)
    ben = next(person for person in driver.app.draft.people if person.name == "Ben")
    assert ben.chair == 9, "it is still his own, though he got up"


def test_whoever_joins_a_match_sits_on_a_free_chair_and_nobody_moves(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.take_chairs([("Zoe", "sea", "key", 3)])
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    session = driver.app.session
    before = {profile.name: profile.chair for profile in session.profiles()}
    play_until(driver, RoundResultPrompt)
    driver.back()
    driver.tap("Players")
    hands.enter("Zoe")
    assert [profile.name for profile in session.at_table] == ["Ana", "Ben", "Zoe", "Cleo"]
    assert {p.name: p.chair for p in session.profiles()} == before | {"Zoe": 3}


# --- fingers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_a_badge_is_carried_to_a_free_chair_and_to_the_bar(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    hands.shelve()
    assert hands.names() == ["Ana", "Ben", "Cleo"]
    far = max(driver.find("Chair"), key=lambda chair: chair.chair)
    hands.carry("Ana", onto=far)
    assert hands.names() == ["Ben", "Cleo", "Ana"]
    ana = hands.seat("Ana")
    assert not ana.lifted
    assert ana.center == pytest.approx(far.center, abs=1)
    assert far.parent is None

    hands.carry("Ben", onto=driver.one("PeopleBar"))
    assert hands.names() == ["Cleo", "Ana"]
    assert not driver.find("SeatedPlayer", lifted=True)


def test_a_badge_moves_away_while_another_is_dragged_over_it(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Storyteller", "Ana", "Ben", "Cleo", "Dan")
    ben = hands.seat("Ben")
    before = tuple(ben.center)
    touch = driver.down(*driver.place_of(hands.seat("Ana")))
    driver.move(touch, *driver.place_of(ben))
    driver.move(touch, *driver.place_of(ben))
    driver.pump(2)
    assert tuple(ben.center) != before, "on the way"
    driver.wait(0.3)
    driver.app.back()
    driver.pump(2)
    assert not driver.find("SeatedPlayer", lifted=True), "whoever goes away lets go"
    assert [person.name for person in driver.app.draft.people] == [
        "Ana",
        "Ben",
        "Cleo",
        "Dan",
    ]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_somebody_is_pulled_from_the_bar_to_a_chair(start: Start, size: str) -> None:
    driver = start(size)
    driver.app.storage.roster.remember("Zoe", "sea", "key", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben")
    hands.shelve()
    free = min(driver.find("Chair"), key=lambda chair: chair.chair)
    driver.drag(driver.place_of(driver.one("PersonChip")), driver.place_of(free), steps=12)
    driver.wait(0.3)
    assert hands.names() == ["Ana", "Zoe", "Ben"]
    assert hands.seat("Zoe").profile.symbol == "key"
    assert hands.seat("Zoe").center == pytest.approx(free.center, abs=1)
    robot = driver.one("RobotChip")
    driver.drag(driver.place_of(robot), (driver.place_of(robot)[0], 20), steps=24)
    assert len(hands.names()) == 3, "dropped beside the table"


def test_whoever_comes_next_takes_the_chosen_chair(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.remember("Zoe", "sea", "key", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben")
    hands.shelve()
    free = min(driver.find("Chair"), key=lambda chair: chair.chair)
    driver.tap(free)
    assert free.chosen
    driver.tap(driver.one("PersonChip"))
    assert hands.names() == ["Ana", "Zoe", "Ben"]
    assert driver.one("SeatTable").chosen == -1
    driver.tap(min(driver.find("Chair"), key=lambda chair: chair.chair))
    assert driver.find("NameField"), "nobody is left in the bar"
    hands.enter("Yan")
    assert hands.names() == ["Ana", "Zoe", "Ben", "Yan"]


def test_the_first_player_tag_is_carried_to_whoever_begins_and_back(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    tag = driver.one("FirstPlayerTag")
    driver.drag(driver.place_of(tag), driver.place_of(hands.seat("Ben")), steps=24)
    assert driver.app.draft.first == 1
    driver.wait(0.3)
    driver.drag(driver.place_of(tag), driver.place_of(driver.one("SeatTable")), steps=24)
    assert driver.app.draft.first is None
    assert tag.text == "First: By lot"


def test_a_typed_name_survives_a_switch_to_the_bar(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Storyteller", "Ana")
    hands.type("Be")
    hands.shelve()
    driver.tap("New")
    assert driver.one("NameField").typed == "Be"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_ten_badges_do_not_cover_one_another(start: Start, size: str, scale: float) -> None:
    driver = start(size)
    driver.app.storage.settings["text_scale"] = scale
    driver.app.apply_settings()
    driver.app.draft = Draft("inkblots")
    for number in range(10):
        driver.app.draft.add(f"Guest {number}")
    driver.app.go("players")
    driver.wait(0.5)
    table, seats = driver.one("SeatTable"), driver.find("SeatedPlayer")
    assert len(seats) == 10
    for seat in seats:
        assert seat.side >= 40
        assert table.y - 1 <= seat.y
        assert seat.top <= table.top + 1
        assert seat.ids.name.x >= -1
        assert seat.ids.name.right <= table.width + 1
        others = [other for other in seats if other is not seat]
        near = min(max(abs(seat.x - o.x), abs(seat.y - o.y)) for o in others)
        assert near > seat.side * 0.95
    assert theme.text_scale == scale


# --- robots -----------------------------------------------------------------------------------


def test_a_tap_on_a_robot_opens_its_sheet_and_the_skill_is_kept(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben")
    hands.add_robot()
    assert hands.seat("Bolt").skill == "awake"
    driver.tap(hands.seat("Bolt"))
    driver.tap("sharp")
    driver.tap("Done")
    assert hands.seat("Bolt").skill == "sharp"
    hands.add_robot()
    assert hands.seat("Cog").skill == "sharp", "the latest choice goes on"
    driver.tap(hands.seat("Cog"))
    driver.tap("dreamy")
    assert not driver.find("Swatch"), "a robot's look follows from its name"
    driver.tap("Done")
    assert hands.seat("Cog").skill == "dreamy"
    assert hands.seat("Cog").profile.symbol == "cog"
    hands.add_robot()
    driver.tap(hands.seat("Pixel"))
    driver.tap("Leave")
    assert hands.names() == ["Ana", "Ben", "Bolt", "Cog"]
    assert not driver.find("PersonChip"), "a robot is not called back"
    driver.tap("Start")
    assert [p.skill for p in saved_match(driver).players] == [
        "awake",
        "awake",
        "sharp",
        "dreamy",
    ]
    driver.app.match_flow.leave()

    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller")
    assert [seat.skill for seat in hands.seats()] == ["", "", "sharp", "dreamy"]


def test_robots_of_an_earlier_version_are_awake(tmp_path: Path) -> None:
    bolt = {"who": "Bolt", "colour": "sea", "symbol": "key"}
    with closing(Storage(tmp_path / "things.db")) as storage:
        storage.settings["company"] = [bolt]
        assert recall("clouds", storage).people[0].skill == "awake"
        storage.settings["company"] = [bolt | {"skill": "brilliant"}]
        assert recall("clouds", storage).people[0].skill in SKILLS


def test_people_are_told_when_robots_can_only_guess(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    driver.app.library.make_words("Ours", [f"Xyzzy {n}" for n in range(80)], ["inkblots"], "en")
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan")
    page = driver.app.screens.current_screen
    driver.wait(1)
    assert page.robot_warning == ""
    hands.add_robot()
    driver.wait(1)
    assert page.robot_warning == "", "most of the pictures and words are ours"
    library = driver.app.library
    own = {pack.id for pack in library.packs() if library.is_own(pack.id)}
    driver.app.draft.left_out = {
        pack.id for pack in library.packs() if pack.kind == "words" and pack.id not in own
    }
    driver.app.draft.left_out |= {"inkblots"}
    page.refresh()
    driver.wait(1)
    assert page.robot_warning.startswith("Robots know nothing about these words")
    assert driver.says("can only guess")
    driver.app.draft.remove(4)
    page.refresh()
    driver.wait(1)
    assert page.robot_warning == ""


def test_ribbons_show_who_are_partners_in_telepathy(start: Start) -> None:
    """In *Opposed teams*, partners sit opposite each other: no role says who they are."""
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana", "Ben", "Cleo", "Dan")
    driver.app.draft.variant_id = "opposed"
    driver.app.screens.current_screen.refresh()
    driver.wait(0.5)
    teams = {seat.profile.name: seat.team for seat in hands.seats()}
    assert teams["Ana"] == teams["Cleo"] != teams["Ben"] == teams["Dan"]
    assert {*teams.values()} == {"dusk", "dawn"}


def test_a_variant_that_no_longer_fits_leaves_no_roles_behind() -> None:
    draft = Draft("telepathy", "opposed")
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        draft.add(name)
    draft.switch_role(0)
    assert draft.variant.id == "opposed"
    draft.add("Eva")
    assert draft.variant.id == "director"
    assert set(draft.roles_by_seat()) == {"colour", "shape", "director"}
    draft.remove(4)
    assert draft.variant.id == "opposed"


def test_options_of_a_variant_come_back_with_it() -> None:
    draft = Draft("telepathy", "challenge")
    for name in ("Ana", "Ben"):
        draft.add(name)
    draft.options["removed"] = 3
    draft.add("Cleo")
    assert "removed" not in draft.setup(1, NO_SUPPLY).options
    draft.remove(2)
    assert draft.setup(1, NO_SUPPLY).options["removed"] == 3


def test_a_robot_joins_a_match_with_the_skill_that_was_chosen(start: Start) -> None:
    driver = start("phone")
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    play_until(driver, RoundResultPrompt)
    driver.back()
    driver.tap("Players")
    driver.tap("awake")
    driver.tap("sharp")
    driver.tap("dreamy")
    driver.tap("awake")
    driver.tap("A robot joins")
    assert saved_match(driver).players[-1].skill == "sharp"
    assert driver.says("Robot, sharp")
    assert latest_skill(driver.app.storage.settings) == "sharp"


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_name_and_role_stand_in_line_with_the_badge(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan", "Eva")
    hands.shelve()
    driver.app.screens.get_screen("players").add_robot()
    driver.wait(1)
    for seat in driver.find("SeatedPlayer"):
        name, skill = seat.ids.name, seat.ids.skill
        written = text_width(name.text, name.font_size)
        end = skill.right if seat.skill else name.center_x + written / 2
        for middle in (seat.tag.center_x, (name.center_x - written / 2 + end) / 2):
            assert abs(middle - seat.center_x) < 1, seat.profile.name
        assert seat.tag.top - (seat.center_y - seat.side / 2) == pytest.approx(dp(TAG_OVERLAP))
        assert dp(TAG_OVERLAP) < 0.12 * seat.side, "the symbol is free"
        if not seat.above:
            assert name.top <= seat.tag.y + 1, f"{seat.profile.name}: the role covers the name"


def test_the_skill_beside_a_name_has_its_room_at_once(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Clouds", "Ana", "Ben")
    driver.app.screens.get_screen("players").add_robot()
    seat = hands.seat("Bolt")
    assert seat.skill
    name = text_width(seat.profile.name, seat.name_size)
    assert seat.name_width > name + theme.small * len(seat.skill) * 0.4
    assert seat.ids.name.width >= name


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
@pytest.mark.parametrize(
    "guests", [("Ana", "Ben"), ("Ana", "Ben", "W" * 16, "Wilhelmina Berg") * 2]
)
def test_no_name_is_broken_inside_a_word(
    start: Start, size: str, text_scale: float, guests: tuple[str, ...]
) -> None:
    driver = start(size)
    driver.app.storage.settings["text_scale"] = text_scale
    driver.app.apply_settings()
    driver.app.draft = Draft("clouds")
    for number, guest in enumerate(guests):
        driver.app.draft.add(f"{guest} {number}")
    driver.app.draft.add_robot("awake")
    driver.app.go("players")
    driver.wait(1)
    seats = driver.find("SeatedPlayer")
    assert len(seats) == len(guests) + 1
    for seat in seats:
        label = seat.ids.name
        words = seat.profile.name.split()
        assert max(text_width(word, label.font_size) for word in words) <= label.text_size[0]
        assert seat.skill_width < seat.name_width or not seat.skill


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
@pytest.mark.parametrize("names", [("Theo", "Grandma"), ("Ana", "Wilhelmina van den Berg", "Jo")])
def test_all_names_around_the_table_have_letters_of_one_size(
    start: Start, size: str, text_scale: float, names: tuple[str, ...]
) -> None:
    driver = start(size)
    driver.app.storage.settings["text_scale"] = text_scale
    driver.app.apply_settings()
    hands = PageHands(driver)
    hands.open_players("Clouds", *names)
    hands.shelve()
    hands.add_robot()
    driver.wait(1)
    seats = driver.find("SeatedPlayer")
    assert len({seat.ids.name.font_size for seat in seats}) == 1
    for seat, other in combinations(seats, 2):
        label, beside = seat.ids.name, other.ids.name
        if abs(label.center_y - beside.center_y) < label.height:
            written = (label.texture_size[0] + beside.texture_size[0]) / 2
            assert abs(label.center_x - beside.center_x) >= written - 1, "names touch"


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_no_role_lies_on_that_of_a_neighbour(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.open_players("Telepathy", *(f"Player {number}" for number in range(CHAIRS)))
    hands.shelve()
    driver.wait(1)
    tags = [seat.tag for seat in driver.find("SeatedPlayer") if seat.role]
    assert len(tags) == CHAIRS
    assert not [
        (one.text, other.text) for one, other in combinations(tags, 2) if one.collide_widget(other)
    ]


@pytest.mark.parametrize("first", [None, *range(CHAIRS)])
@pytest.mark.parametrize("tall", [False, True])
def test_the_tag_of_who_begins_lies_on_no_role(tall: bool, first: int | None) -> None:
    """Roles are ribbons below badges; the tag lies towards the middle of the table."""
    size = (322, 480) if tall else (780, 480)
    layout = SeatLayout((0, 0), size, tall, 25 if tall else 50, 26, dp=1, scale=0.8)
    width, height = (126, 30) if first is None else (70, 30)
    x, y = layout.first_tag_spot(first, (width, height))
    for spot in layout.spots:
        ribbon = spot[0], spot[1] - layout.badge / 2
        beside = abs(x - ribbon[0]) >= width / 2 + 30
        assert beside or abs(y - ribbon[1]) >= (height + 24) / 2, spot


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("tag", [(126, 30), (260, 60)])
@pytest.mark.parametrize("size", [(322, 480), (740, 350), (740, 480), (780, 640)])
def test_no_tag_lies_on_the_tablet(tall: bool, tag: tuple[int, int], size: tuple[int, int]) -> None:
    if tall != (size[1] > size[0]):
        return
    layout = SeatLayout((0, 0), size, tall, 40, 0, dp=1, scale=1)
    spots = [(layout.first_tag_spot(None, tag), tag)]
    if tall:
        spots.append((layout.details_tag_spot(tag), tag))
    usual = tablet_size(layout.table)[0]
    scale, raised = layout.tablet_place(usual, spots)
    half = usual[1] * scale / 2
    middle = layout.middle[1] + raised * layout.table[1]
    for (_, y), (_, height) in spots:
        assert scale == MIN_TABLET or abs(y - middle) >= half + height / 2
    assert abs(middle - layout.middle[1]) + half <= layout.table[1] / 2


def test_on_a_phone_everybody_with_a_role_is_in_sight(start: Start) -> None:
    driver = start("phone")
    driver.app.go("game", game="inkblots")
    driver.app.go("players")
    page = driver.app.screens.current_screen
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        page.add(name)
    driver.wait(0.5)
    table = page.ids.table
    assert table.least_height <= table.parent.height


@pytest.mark.parametrize(
    ("least", "height"),
    [
        (400, 400),  # as much of the rest is in sight as needed
        (440, 440),  # exactly enough
        (441, 500),  # one pixel less, and the table takes the room
        (500, 500),
        (520, 520),  # it scrolls
    ],
)
def test_no_sliver_of_paper_shows_below_the_table(least: float, height: float) -> None:
    assert table_height(least, width=300, below=200, room=500, sliver=60) == height


def test_a_table_without_room_for_its_tablet_is_painted(start: Start) -> None:
    """As in a window that is a strip beside another app."""
    app = start().app
    for inset in (0.1, 0.3, 0.49):
        table = TableTop(game_intro("clouds").cover, (inset, inset))
        assert table.paint(128, 128, app).size == (128, 128)
