"""Tests of the players' page by touch and keyboard: names, their order, looks and chairs."""

from collections import Counter
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from kivy.core.window import Window

from engine.registry import find_game
from mobileapp.assets import ASSETS
from mobileapp.match.draft import Draft, recall
from mobileapp.palette import FORMER_KEYS, PLAYER_COLOURS, PLAYER_SYMBOLS
from mobileapp.screens.players.match_start import too_few_warning, who_is_missing
from mobileapp.screens.players.variant_cards import options_of
from mobileapp.storage.store import Storage
from mobileapp.theme import theme
from mobileapp.widgets.lettering import text_width
from tests.harness.driver import SIZES
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.saved_match import saved_match


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_four_people_start_a_match_from_home(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.choose_players("Storyteller", "Ana", "Ben", "Cleo", "Dan")
    assert hands.names() == ["Ana", "Ben", "Cleo", "Dan"]
    assert hands.sentence() == ""

    driver.tap("Start")
    assert hands.screen == "match"
    assert driver.app.session.names == ("Ana", "Ben", "Cleo", "Dan")
    assert [person.name for person in driver.app.storage.roster.all()] == [
        "Ana",
        "Ben",
        "Cleo",
        "Dan",
    ]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_game_without_options_has_no_empty_button_beside_start(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.choose_players("Telepathy", "Ana", "Ben")
    buttons = driver.one("StartBar").ids
    assert not buttons.other_page.text
    assert (buttons.other_page.width, buttons.other_page.opacity) == (0, 0)
    assert buttons.start.width == buttons.buttons.width
    driver.back()
    driver.back()
    hands.choose_players("Storyteller")
    assert buttons.other_page.opacity == 1
    assert buttons.other_page.width == pytest.approx(buttons.start.width)


def test_a_bad_name_stays_in_the_field_with_the_reason(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Storyteller", "Ana", "Ben", "Cleo")
    field = driver.one("NameField")
    for typed, reason in (
        ("", "Every player needs a name."),
        ("   ", "Every player needs a name."),
        (" ana ", "Two players are called ana: change one of the names."),
        ("A" * 25, f"“{'A' * 25}” is too long: a name has at most 24 characters."),
    ):
        field.clear()
        hands.enter(typed)
        assert field.problem == reason
        assert driver.says(reason)
        assert field.ids.input.text == typed
        assert hands.names() == ["Ana", "Ben", "Cleo"]

    hands.type("x")
    assert field.problem == ""


def test_a_bad_name_in_the_field_keeps_the_match_from_starting(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Storyteller", "Ana", "Ben", "Cleo")
    hands.type("ben")
    driver.tap("Start")
    assert hands.screen == "players"
    assert driver.says("Two players are called ben")

    driver.one("NameField").clear()
    hands.type("Dan")
    driver.tap("Start")
    assert driver.app.session.names == ("Ana", "Ben", "Cleo", "Dan")


def test_the_start_bar_says_how_many_players_are_missing(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana")
    bar = driver.one("StartBar")
    assert hands.sentence() == "One more player is needed: a person or a robot."
    assert not bar.refused  # no alert until somebody tries to start
    driver.tap("Start")
    assert hands.screen == "players"
    assert driver.app.session is None
    assert bar.refused

    hands.add_robot()
    assert hands.sentence() == ""
    assert not bar.refused
    assert hands.seats()[-1].profile.robot


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_on_a_first_visit_a_robot_can_be_added_beside_the_name_field(
    start: Start, size: str
) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.choose_players("Inkblots")
    assert driver.find("NameField")
    least = min(variant.min_players for variant in driver.app.draft.game.variants)
    assert hands.sentence() == f"{least} more players are needed: people or robots."
    driver.tap("Robot")
    hands.enter("Ana")
    assert [seat.profile.robot for seat in hands.seats()] == [True, False]


def test_missing_players_are_counted_up_to_the_smallest_variant() -> None:
    draft = Draft("telepathy")
    assert who_is_missing(draft) == "2 more players are needed: people or robots."
    draft.add("Ana")
    assert who_is_missing(draft) == "One more player is needed: a person or a robot."
    learner = Draft("storyteller").first_game("standard")
    for name in "ABCDEFGHI":
        learner.add(name)
    learning = "Only 8 can learn at once; the others watch. Take their tokens off the table."
    assert who_is_missing(learner) == learning


@pytest.mark.parametrize(
    ("game", "people", "variant"),
    [
        ("clouds", 1, ""),
        ("clouds", 2, "together"),
        ("clouds", 4, ""),
        ("storyteller", 2, "together"),
        ("telepathy", 1, ""),
        ("telepathy", 2, ""),
        ("telepathy", 4, ""),
    ],
)
def test_a_version_for_few_is_told_to_be_our_own_whatever_its_id(
    game: str, people: int, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find_game(game)
    variants = [replace(one, id="ours") if one.id == variant else one for one in found.variants]
    monkeypatch.setattr(Draft, "game", replace(found, variants=tuple(variants)))
    draft = Draft(game)
    for name in ("Ana", "Ben", "Cleo", "Dan")[:people]:
        draft.add(name)
    assert bool(too_few_warning(draft)) == bool(variant)


def test_beside_a_small_table_people_choose_who_begins(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "on its side", (740, 360))
    driver = start("on its side")
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan")
    assert not driver.find("FirstPlayerTag")
    shuffle = driver.button("Shuffle")
    scroll = driver.one("PlayersScreen").ids.choices
    assert shuffle.to_window(0, shuffle.y)[1] >= scroll.to_window(0, scroll.y)[1]
    driver.tap("First: By lot")
    driver.tap(driver.one("PersonButton", profile=hands.seats()[2].profile))
    assert driver.app.draft.first == 2
    assert driver.says("First: Cleo")


def test_on_an_upright_phone_a_tag_on_the_table_opens_the_variants(start: Start) -> None:
    driver = start("phone")
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana", "Ben", "Cleo", "Dan")
    hands.shelve()
    before = driver.app.draft.variant
    (tag,) = driver.find("DetailsTag")
    assert tag.text == before.title
    driver.tap(tag)
    driver.wait(0.5)
    assert driver.says("4 people")
    assert driver.says("Clear the table")
    other = next(
        card for card in driver.find("VariantCard") if card.value != before.id and not card.disabled
    )
    driver.tap(other)
    driver.wait(0.5)
    assert not driver.find("VariantCard"), "the table with the new roles is in sight"
    assert driver.app.draft.variant_id == other.value
    assert driver.one("DetailsTag").text == driver.app.draft.variant.title


def test_the_paper_of_a_phone_lies_beside_the_table_once_it_is_turned(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "on its side", (740, 360))
    driver = start("phone")
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan")
    hands.shelve()
    driver.tap(driver.one("DetailsTag"))
    driver.wait(0.5)
    driver.resize("on its side")
    driver.wait(0.5)
    assert not driver.find("DetailsTag")
    assert driver.find("VariantCard")


def test_very_large_text_leaves_the_whole_table_of_a_phone_in_sight(start: Start) -> None:
    driver = start("phone")
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana", "Ben", "Cleo", "Dan", "Eva")
    hands.shelve()
    driver.wait(0.5)
    scroll = driver.one("TableScroll")
    assert not scroll.do_scroll_y
    tags = driver.find("RoleTag")
    assert len(tags) == 5
    for tag in tags:
        assert scroll.to_window(0, scroll.y)[1] <= tag.to_window(0, tag.y)[1]
    first, details = driver.one("FirstPlayerTag"), driver.one("DetailsTag")
    assert first.top < details.y
    assert first.top < driver.one("SeatTable").center_y, "it does not lie on the drawn tablet"


def test_a_name_in_the_bar_shrinks_before_it_is_cut(start: Start) -> None:
    driver = start("phone")
    driver.app.storage.roster.remember("Grandma", "sea", "key", 1)
    PageHands(driver).open_players("Storyteller")
    (chip,) = (chip for chip in driver.find("PersonChip") if chip.text == "Grandma")
    label = chip.ids.label
    assert not label.shorten
    assert label.texture_size[0] <= chip.width + 4 * label.outline_width
    assert label.texture_size[1] < 2 * label.font_size, "one line"


def test_a_variant_says_what_differs_for_this_number_of_players(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    card = driver.one("VariantCard", title="Standard")
    assert "With three players" in card.help
    hands.enter("Dan")
    card = driver.one("VariantCard", title="Standard")
    assert card.help == "Everyone is storyteller in turn.", "four play as four do"
    for words in (one for one in card.walk(restrict=True) if getattr(one, "text", "")):
        assert words.font_size >= 20, words.text


def test_only_switches_that_are_on_are_listed() -> None:
    draft = Draft("inkblots", "standard")
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        draft.add(name)
    assert "Second guess" not in options_of(draft)
    draft.options["second_guess_optional"] = True
    assert "Second guess is optional" in options_of(draft).split("\n")


def test_only_variants_that_fit_have_large_text(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Telepathy", "Ana", "Ben", "Cleo")
    for card in driver.find("VariantCard"):
        text = next(
            one for one in card.walk(restrict=True) if getattr(one, "text", "") == card.help
        )
        assert (text.font_size >= 20) == card.fits


def test_a_problem_of_the_bar_is_gone_when_a_name_is_typed(start: Start) -> None:
    driver = start()
    PageHands(driver).choose_players("Clouds", *(f"Guest {number}" for number in range(10)))
    bar = driver.one("PeopleBar")
    bar.typing = False
    driver.wait(0.5)
    PageHands(driver).add_robot()
    assert bar.problem == "At most 10 people can play together."
    bar.open_field()
    assert not bar.problem


def test_the_eleventh_person_is_told_that_the_table_is_full(start: Start) -> None:
    driver = start("phone")
    hands = PageHands(driver)
    people = [f"Guest {number}" for number in range(10)]
    hands.open_players("Clouds", *people)
    assert sorted(hands.names()) == people
    assert hands.sentence() == ""
    looks = [seat.profile for seat in hands.seats()]
    assert len({look.colour for look in looks}) == len({look.symbol for look in looks}) == 10

    hands.enter("One more")
    full = "At most 10 people can play together."
    assert driver.one("NameField").problem == full
    assert driver.one("NameField").typed == "One more"
    hands.add_robot()
    assert driver.says(full)
    assert sorted(hands.names()) == people
    driver.app.draft.remove(0)
    driver.app.draft.add_robot()
    with pytest.raises(Exception, match="At most 10 people"):
        driver.app.draft.add_robot()


def test_too_many_players_for_a_game_are_told_so(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    people = [f"Guest {number}" for number in range(9)]
    hands.open_players("Storyteller", *people)
    assert sorted(hands.names()) == people
    assert hands.sentence() == "Storyteller is for at most 8 players."
    driver.app.home()
    driver.pump(3)
    hands.open_players("Telepathy")
    assert sorted(hands.names()) == people
    assert hands.sentence() == ""
    assert driver.one("VariantCard", chosen=True).title == "Director"


def test_people_leave_and_change_places(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo", "Dan")
    hands.carry("Ana", onto=hands.seat("Cleo"))
    assert hands.names() == ["Cleo", "Ben", "Ana", "Dan"]
    hands.carry("Dan", onto=hands.seat("Ben"))
    assert hands.names() == ["Cleo", "Dan", "Ana", "Ben"]

    driver.tap(hands.seat("Dan"))
    driver.tap("Leave")
    assert hands.names() == ["Cleo", "Ana", "Ben"]
    driver.tap("Start")
    assert driver.app.session.names == ("Cleo", "Ana", "Ben")


def test_a_long_table_scrolls_while_a_badge_is_carried(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "small phone", (360, 600))
    driver = start("small phone")
    hands = PageHands(driver)
    people = [f"Guest {number}" for number in range(10)]
    hands.choose_players("Inkblots", *people)
    scroll = driver.one("TableScroll")
    scroll.scroll_y = 1
    driver.pump(3)
    x, y = driver.place_of(hands.seat("Guest 0"))
    touch = driver.down(x, y)
    driver.move(touch, x, scroll.y + 10)
    driver.wait(3)
    assert scroll.scroll_y < 0.1
    driver.up(touch)
    assert sorted(hands.names()) == people


def test_a_finger_beside_the_badges_scrolls_and_carries_nobody(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "small phone", (360, 600))
    driver = start("small phone")
    hands = PageHands(driver)
    people = [f"Guest {number}" for number in range(10)]
    hands.choose_players("Inkblots", *people)
    before = hands.names()
    scroll = driver.one("TableScroll")
    scroll.scroll_y = 0.8  # the middle of the table is in sight
    driver.pump(3)
    x, y = driver.place_of(driver.one("SeatTable"))
    driver.drag((x, y), (x, y - 120))
    assert scroll.scroll_y > 0.9
    assert hands.names() == before


def test_a_look_is_changed_and_nobody_shares_it(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap(hands.seat("Ana"))
    driver.tap(driver.one("Swatch", key="sea"))
    driver.tap(driver.one("Swatch", key="boat"))
    driver.tap("Done")
    ana, ben, _ = driver.app.draft.people
    assert (ana.colour, ana.symbol) == ("sea", "boat")
    assert (ben.colour, ben.symbol) == ("coral", "lantern")

    driver.tap("Start")
    assert driver.app.session.profile(0).colour == "sea"
    assert driver.app.session.profile(1).colour == "coral"


def test_one_tap_marks_a_child_who_cannot_read_and_the_tablet_remembers_it(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    plain = hands.seat("Ana").look
    driver.tap(hands.seat("Ana"))
    driver.tap("Not yet")
    driver.tap("Done")
    assert [person.young for person in driver.app.draft.people] == [
        True,
        False,
        False,
        False,
    ]
    assert hands.seat("Ana").look == replace(plain, young=True)
    assert driver.app.storage.roster.find("Ana").young
    assert driver.app.draft.words_for == "children"

    driver.tap("Start")
    assert all(item.picture for item in saved_match(driver).setup.box["words"])
    assert saved_match(driver).setup.options["seconds"] == 180


def test_a_phone_shows_all_of_a_person_without_a_scroll(start: Start) -> None:
    driver = start("phone")
    driver.app.storage.roster.remember("Ana", "sea", "key", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana")
    driver.tap(hands.seat("Ana"))
    driver.wait(0.3)
    scroll = driver.one("PersonSheet").ids.scroll
    assert driver.says("Remove from the list")
    assert scroll.viewport_size[1] <= scroll.height
    assert not scroll.do_scroll_y


@pytest.mark.parametrize(("size", "rows"), [("phone", 4), ("tablet", 2)])
def test_the_tokens_to_choose_from_stand_in_full_rows(start: Start, size: str, rows: int) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana")
    driver.tap(hands.seat("Ana"))
    driver.wait(0.3)
    heights = Counter(round(one.to_window(0, one.y)[1]) for one in driver.find("Swatch"))
    assert len(heights) == rows
    assert len({*heights.values()}) == 1


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
def test_the_mark_of_a_child_who_cannot_read_is_told_of_and_seen_first(
    start: Start, size: str, scale: float
) -> None:
    driver = start(size)
    theme.text_scale = scale
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana")
    assert "child who can’t read" in driver.app.screens.current_screen.hint
    driver.tap(hands.seat("Ana"))
    driver.wait(0.3)
    sheet = driver.one("PersonSheet")
    assert sheet.title == "", "the field says the name"
    row = driver.one("ChoiceRow")
    if (size, scale) != ("phone-landscape", 1.5):
        assert row.to_window(*row.pos)[1] >= sheet.ids.scroll.to_window(*sheet.ids.scroll.pos)[1]
        driver.tap("Not yet")
    else:
        row.dispatch("on_choose", True)
    assert driver.app.draft.people[0].young


def test_whoever_leaves_the_list_keeps_the_name_in_what_was_played(start: Start) -> None:
    driver = start()
    storage = driver.app.storage
    storage.roster.remember("Ana", "sea", "key", 1.0)
    storage.roster.remember("Cleo", "mint", "bell", 1.0)
    storage.items.credit("our-inkblots/one", ["Cleo"])
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap(hands.seat("Ben"))
    assert not driver.says("Remove from the list"), "nobody knows Ben yet"
    driver.tap("Done")

    driver.tap(hands.seat("Ana"))
    driver.tap("Remove from the list")
    assert driver.says("Remove Ana from the list?")
    driver.tap("Cancel")
    assert hands.names() == ["Ana", "Ben", "Cleo"]
    for name in ("Ana", "Cleo"):
        driver.tap(hands.seat(name))
        driver.tap("Remove from the list")
        assert driver.says(
            f"{name} will no longer be offered as a player. What was played stays under "
            "“Evenings”, with the name; it can be forgotten there, too."
        )
        driver.tap("Remove from the list")
    assert hands.names() == ["Ben"]
    assert not driver.find("PersonChip")
    assert storage.roster.find("Ana") is None, "nothing was played that could show the name"
    assert storage.items.inked_by("our-inkblots/one") == ["Cleo"]


def test_renaming_refuses_taken_names_and_updates_the_roster(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.remember("Ana", "sea", "key", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben")
    assert driver.app.draft.people[0].colour == "sea"
    driver.tap(hands.seat("Ana"))
    field = driver.find("NameField")[-1]
    field.typed = "ben"
    driver.tap("Done")
    assert field.problem == "Two players are called ben: change one of the names."
    field.typed = "Hanna"
    driver.tap("Done")
    assert hands.names() == ["Hanna", "Ben"]
    assert driver.app.storage.roster.find("Ana") is None
    assert driver.app.storage.roster.find("Hanna").symbol == "key"


def test_who_has_played_before_sits_down_with_one_tap(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.remember("Zoe", "coral", "acorn", 2.0)
    driver.app.storage.roster.remember("Yan", "coral", "acorn", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller")
    chips = driver.find("PersonChip")
    assert [chip.profile.name for chip in chips] == ["Zoe", "Yan"]
    driver.tap(chips[0])
    driver.tap(driver.one("PersonChip"))
    zoe, yan = driver.app.draft.people
    assert (zoe.colour, zoe.symbol) == ("coral", "acorn")
    assert yan.colour != "coral"
    assert yan.symbol != "acorn"
    assert not driver.find("PersonChip")


def test_somebody_new_never_looks_like_anybody_the_tablet_knows(start: Start) -> None:
    driver = start()
    looks = list(zip(PLAYER_COLOURS, PLAYER_SYMBOLS, strict=False))
    for number, look in enumerate(looks[:-2]):
        driver.app.storage.roster.remember(f"Guest {number}", *look, now=100 - number)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    ana, ben, cleo = (
        (seat.profile.colour, seat.profile.symbol) for seat in driver.find("SeatedPlayer")
    )
    assert {ana, ben} <= {*product([*PLAYER_COLOURS][-2:], PLAYER_SYMBOLS[len(looks) - 2 :])}
    assert cleo[0] == looks[-3][0], "all colours are taken: that of who was here longest ago"


def test_a_saved_look_that_no_longer_exists_becomes_its_successor(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.remember("Zoe", "gold", "sun", 2.0)
    driver.app.storage.roster.remember("Yan", "terracotta", "acorn", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller")
    driver.tap(driver.find("PersonChip")[0])
    driver.tap(driver.one("PersonChip"))
    zoe, yan = driver.app.draft.people
    assert (zoe.colour, zoe.symbol) == ("terracotta", "acorn")
    assert yan.colour != "terracotta"
    assert yan.symbol != "acorn"


def test_every_look_has_its_picture_and_former_ones_a_successor() -> None:
    for symbol in PLAYER_SYMBOLS:
        assert (ASSETS / "table" / "symbols" / f"{symbol}.png").exists()
    for former, successor in FORMER_KEYS.items():
        assert former not in (*PLAYER_SYMBOLS, *PLAYER_COLOURS)
        assert successor in (*PLAYER_SYMBOLS, *PLAYER_COLOURS)


def test_the_chosen_first_player_begins(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    tag = driver.one("FirstPlayerTag")
    assert tag.text == "First: By lot"
    driver.tap(tag)
    driver.tap(driver.find("PersonButton")[2])
    assert tag.text == "begins"
    assert driver.app.draft.first == 2
    hands.carry("Cleo", onto=hands.seat("Ana"))
    assert hands.names() == ["Cleo", "Ben", "Ana", "Dan"]
    assert driver.app.draft.first == 0
    driver.tap("Start")
    assert driver.app.session.names[0] == "Cleo"
    assert driver.app.session.current.to == 0


def test_the_players_are_restored_after_a_restart(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben")
    hands.add_robot()
    hands.enter("Cleo")
    driver.tap("Start")
    driver.app.match_flow.leave()

    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller")
    assert hands.names() == ["Ana", "Ben", "Bolt", "Cleo"]
    assert hands.seat("Bolt").profile.robot
    remembered = {person.name for person in driver.app.storage.roster.all()}
    assert remembered >= {"Ana", "Ben", "Cleo"}
    driver.tap(hands.seat("Ana"))
    driver.tap("Leave")
    assert [chip.profile.name for chip in driver.find("PersonChip")] == ["Ana"]


def test_invalid_choices_of_another_version_are_ignored(tmp_path: Path) -> None:
    company = [{"who": "Bolt", "colour": "coral", "symbol": "sun", "hat": "tall"}]
    choices = {"variant": "gone", "options": {"seconds": 7, "redraw": False}}
    with closing(Storage(tmp_path / "things.db")) as storage:
        storage.settings.set_all({"company": company, "draft/clouds": choices})
        assert recall("clouds", storage) == Draft("clouds", options={"redraw": False})
        storage.settings["draft/clouds"] = choices | {"audience": "family"}
        assert recall("clouds", storage).options == {"redraw": False}, "an old field is skipped"
        for wrong in ({"variant": 7}, {"who": 1}, {"first": "Ana"}, {"left_out": [1]}):
            storage.settings["draft/clouds"] = choices | wrong
            assert recall("clouds", storage) == Draft("clouds")
        storage.settings["draft/clouds"] = ["nonsense"]
        assert recall("clouds", storage) == Draft("clouds")


# --- everyone at once, and robots -------------------------------------------------------------


def test_the_table_is_cleared_and_everyone_comes_back_as_they_were(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo")
    hands.add_robot()
    driver.app.screens.get_screen("players").switch_role(0)
    before = [*driver.app.draft.people], [*driver.app.draft.roles]
    hands.tap_in_panel("Clear the table")
    assert hands.names() == []
    assert driver.says("Nobody sits here yet")
    assert {chip.profile.name for chip in driver.find("PersonChip")} == {"Ana", "Ben", "Cleo"}
    driver.tap("Everyone back")
    assert (driver.app.draft.people, driver.app.draft.roles) == before
    assert not driver.says("Everyone back")

    hands.tap_in_panel("Clear the table")
    driver.tap(driver.find("PersonChip")[0])
    assert not driver.says("Everyone back"), "others are at the table now"


def test_whoever_leaves_before_a_first_match_need_not_be_typed_again(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Storyteller", "Ana", "Ben")
    hands.shelve()
    driver.tap(hands.seat("Ana"))
    driver.tap("Leave")
    assert [chip.profile.name for chip in driver.find("PersonChip")] == ["Ana"]


def test_a_robot_that_an_earlier_version_remembered_is_not_offered_as_a_person(
    start: Start,
) -> None:
    driver = start()
    for name in ("Zoe", "Bolt", "Гайка"):
        driver.app.storage.roster.remember(name, "coral", "acorn", 1.0)
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana")
    hands.shelve()
    assert [chip.profile.name for chip in driver.find("PersonChip")] == ["Zoe"]


def test_people_and_robots_are_counted_separately(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana")
    assert driver.says("1 person")
    hands.add_robot()
    assert driver.says("1 person and 1 robot")


def test_variants_that_do_not_fit_are_folded_away(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana", "Ben")
    assert all(card.fits for card in driver.find("VariantCard"))
    hands.tap_in_panel(driver.one("OtherVariants"))
    cards = driver.find("VariantCard")
    assert [card.fits for card in cards] == sorted((card.fits for card in cards), reverse=True)
    assert len(cards) == len(driver.app.draft.game.variants)
    hands.tap_in_panel(driver.one("OtherVariants"))
    assert all(card.fits for card in driver.find("VariantCard"))
    hands.vary("Standard")
    assert driver.app.draft.variant.id == "standard"


# --- typing -----------------------------------------------------------------------------------


def type_text(text: str) -> None:
    """Send text as a keyboard does; it reaches only a field that has the focus."""
    Window.dispatch("on_textinput", text)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_on_a_first_visit_names_are_typed_one_after_the_other(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.choose_players("Storyteller")
    type_text("Ana")
    driver.tap(driver.one("IconButton", icon="plus"))
    type_text("Ben")
    driver.tap(driver.one("IconButton", icon="plus"))
    assert hands.names() == ["Ana", "Ben"]

    driver.tap(driver.one("Chair", chair=7))
    type_text("Cleo")
    driver.tap(driver.one("IconButton", icon="plus"))
    assert hands.names() == ["Ana", "Ben", "Cleo"]
    assert driver.app.draft.chairs == [0, 2, 7]
    driver.tap(driver.one("IconButton", icon="plus"))
    assert driver.one("NameField").problem == "Every player needs a name."
    type_text("Dan")
    assert driver.one("NameField").typed == "Dan"


def test_a_name_can_be_typed_after_a_chair_was_chosen(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Storyteller")
    driver.app.back()
    driver.pump(3)
    driver.tap("Choose players")
    driver.tap(driver.one("Chair", chair=4))
    type_text("Ana")
    assert driver.one("NameField").typed == "Ana"
    hands.shelve()
    driver.tap(driver.one("Chair", chair=5))
    type_text(" Lu")
    assert driver.one("NameField").typed == "Ana Lu"
    driver.tap(driver.one("IconButton", icon="plus"))
    assert driver.app.draft.chairs == [5]


def test_a_new_name_can_be_typed_at_once(start: Start) -> None:
    driver = start()
    driver.app.storage.roster.remember("Zoe", "sea", "key", 1.0)
    hands = PageHands(driver)
    hands.choose_players("Storyteller")
    driver.tap(driver.one("Chair", chair=5))
    assert not driver.find("NameField"), "whoever played before comes first"
    driver.tap("New")
    type_text("Ana")
    driver.tap(driver.one("Chair", chair=6))
    type_text("na")
    driver.tap(driver.one("IconButton", icon="plus"))
    assert hands.names() == ["Anana"]
    assert driver.app.draft.chairs == [6]


def test_the_page_says_how_long_a_match_of_these_people_takes(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Clouds", "Ana", "Ben", "Cleo", "Dan", "Eva")
    driver.wait(0.5)
    long, short = (driver.app.draft.minutes(length=length) for length in ("whole", "short"))
    assert short < long == 38
    (card,) = (one for one in driver.find("VariantCard") if one.chosen)
    assert card.options == "About 38 minutes"
    driver.app.draft = driver.app.draft.first_game("")
    driver.app.go("players")
    driver.wait(0.5)
    assert driver.says(f"About {short} minutes")


@pytest.mark.parametrize("size", ["tablet", "phone-landscape"])
def test_nobody_is_asked_who_begins_where_all_do_everything_together(
    start: Start, size: str
) -> None:
    driver = start(size)
    driver.app.go("game", game="remember")
    for name in ("Ana", "Ben", "Cleo"):
        driver.app.draft.add(name)
    driver.app.screens.current_screen.choose_players()
    driver.wait(0.5)
    assert not driver.find("FirstPlayerTag")
    assert not any(text.startswith("First") for text in driver.texts())


def test_a_title_that_is_a_question_is_asked_only_once(start: Start) -> None:
    driver = start()
    for guided in (False, True):
        driver.app.go("game", game="remember")
        page = driver.app.screens.current_screen
        page.learn() if guided else page.choose_players()
        driver.wait(0.5)
        assert driver.app.screens.current_screen.title == "Who’s playing?"
        driver.app.home()


@pytest.mark.parametrize("language", ["de", "pl", "uk"])
def test_no_word_on_a_button_is_broken_in_large_text(start: Start, language: str) -> None:
    driver = start("phone-landscape")
    driver.app.storage.settings["language"] = language
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    driver.app.go("game", game="clouds")
    driver.app.go("players")
    driver.wait(1)
    bar = driver.one("StartBar")
    for button in (bar.ids.other_page, bar.ids.start):
        label = button.ids.label
        widest = max(text_width(word, label.font_size) for word in label.text.split())
        assert widest <= label.width, label.text
