"""Tests of a game's page, its rules, its teams and its options."""

import json
import sys

import pytest
from kivy.core.window import Window

from engine.core import Handoff
from engine.registry import find_game, find_info, game_ids
from mobileapp.games.intro import COVER_SHAPE, Subject, game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft, recall
from mobileapp.screens.game import (
    FILM_SHAPE,
    LOW_SAMPLE,
    MAX_SAMPLE,
    MIN_FILM,
    film_height,
    samples_height,
)
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_match import saved_match

LYING_PHONE = (915, 412)


def test_the_page_of_a_game_says_what_it_is(start: Start) -> None:
    driver = start()
    PageHands(driver).choose("Telepathy")
    game = find_game("telepathy")
    for words in (
        game.title,
        game.info.summary,
        "2–10 players",
        "about 10 minutes",
        "age 10 and up",
    ):
        assert driver.says(words)


@pytest.mark.parametrize("game", ["Storyteller", "Telepathy"])
def test_with_large_text_a_phone_on_its_side_shows_all_a_game_says(start: Start, game: str) -> None:
    """Its buttons have one line each, and nothing of the paper is below its edge."""
    driver = start("phone-landscape")
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    PageHands(driver).choose(game)
    driver.wait(1)
    page = driver.app.screens.current_screen
    assert page.ids.words.height <= page.ids.scroll.height + 1
    (onward,) = driver.find("PrimaryButton")
    assert max(onward.height, page.ids.learn.height) < 2 * onward.letters * 1.6


def test_a_game_without_pictures_plays_itself_on_its_page(start: Start) -> None:
    driver = start()
    PageHands(driver).choose("Telepathy")
    driver.until(lambda: driver.find("Demo"))
    (film,) = driver.find("Demo")
    driver.wait(2)
    assert film.opacity == 1
    driver.app.home()
    driver.wait(1)
    assert not driver.find("Demo")
    assert film.parent is None, "it goes on after the page was left"


def test_an_upright_phone_has_no_room_for_that_film(start: Start) -> None:
    driver = start("phone")
    PageHands(driver).choose("Telepathy")
    driver.wait(3)
    assert not driver.find("Demo")


def test_that_film_needs_a_wide_window(start: Start) -> None:
    driver = start("portrait")
    PageHands(driver).choose("Telepathy")
    driver.wait(3)
    assert not driver.find("Demo")
    driver.resize("tablet")
    assert driver.one("Demo")
    driver.resize("portrait")
    assert not driver.find("Demo")


@pytest.mark.parametrize("game", game_ids())
def test_at_most_one_demo_introduces_a_game(game: str) -> None:
    pages = [page for page in game_ui(game).how_to_play if page.introduces]
    assert len(pages) <= 1
    assert all(page.demo for page in pages)


@pytest.mark.parametrize("game", game_ids())
def test_the_paper_of_an_upright_tablet_shows_all_its_text(start: Start, game: str) -> None:
    driver = start("portrait")
    PageHands(driver).choose(find_info(game).title)
    driver.wait(1)
    page = driver.app.screens.current_screen.ids
    assert page.words.height <= page.scroll.height
    assert page.picture.height > page.scroll.height


@pytest.mark.parametrize("size", ["portrait", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_the_cover_shows_what_it_is_about(start: Start, game: str, size: str) -> None:
    driver = start(size)
    PageHands(driver).choose(find_info(game).title)
    driver.wait(1)
    cover = driver.app.screens.current_screen.ids.picture
    subject = game_intro(game).subject
    _, top = cover.place_of(0.5, subject.top)
    _, bottom = cover.place_of(0.5, subject.bottom)
    beyond = max(top - cover.top, cover.y - bottom)
    assert beyond < cover.height * 0.06, "cropped through its subject"
    page = driver.app.screens.current_screen
    assert page.ids.learn.right <= page.right, "the button reaches over the edge"


@pytest.mark.parametrize("game", [info.title for info in map(find_info, game_ids())])
def test_on_a_phone_on_its_side_something_to_look_at_fills_the_paper(
    start: Start, game: str
) -> None:
    driver = start("phone-landscape")
    Window.size = LYING_PHONE
    driver.pump(3)
    PageHands(driver).choose(game)
    page = driver.app.screens.current_screen
    driver.until(lambda: page.ids.samples.children or page.ids.film.children, 20)
    driver.wait(1)
    assert page.ids.below.height > page.ids.scroll.height * 0.25
    assert page.ids.words.height <= page.ids.scroll.height + 1, "it has to be scrolled"


def test_the_crop_on_a_card_begins_where_its_game_says() -> None:
    subject = Subject(card_top=0.1)
    shape = 0.8 * COVER_SHAPE  # a fifth is cropped away, half of it above
    assert subject.card_focus(shape) == pytest.approx(0.5)
    assert subject.card_focus(0.95 * COVER_SHAPE) == 1, "the crop ends with the cover"
    assert 0 <= subject.card_focus(2 * COVER_SHAPE) <= 1


def test_samples_fill_the_paper_but_are_no_taller_than_cards() -> None:
    assert samples_height(100, 120) == 120
    assert samples_height(100, 100 * LOW_SAMPLE) == 100 * LOW_SAMPLE
    assert samples_height(100, 100 * LOW_SAMPLE - 1) == 0, "strips of pictures"
    assert samples_height(100, 900) == 100 * MAX_SAMPLE


def test_a_film_is_never_tiny() -> None:
    assert film_height(600, 1000) == 600 * FILM_SHAPE
    assert film_height(600, 600 * MIN_FILM) == 600 * MIN_FILM
    assert film_height(600, 600 * MIN_FILM - 1) == 0
    assert film_height(600, -50) == 0


def test_variants_say_whom_they_fit(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy")
    cards = driver.find("VariantCard")
    titles = [variant.title for variant in find_game("telepathy").variants]
    assert [card.title for card in cards] == titles
    assert [card.help for card in cards][2:4] == ["needs 2 players", "needs 3–10 players"]
    assert all(card.disabled for card in cards)

    for name in ("Ana", "Ben"):
        hands.enter(name)
    fitting = [card.title for card in driver.find("VariantCard", fits=True)]
    assert fitting == ["First game", "Standard", "Greater challenge"]
    assert driver.one("VariantCard", chosen=True).title == "First game"
    for name in ("Cleo", "Dan", "Eva"):
        hands.enter(name)
    assert [card.title for card in driver.find("VariantCard", fits=True)] == ["Director"]
    assert driver.one("VariantCard", chosen=True).title == "Director"
    assert hands.sentence() == ""


def test_the_only_variant_that_fits_is_chosen(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben", "Cleo")
    (card,) = driver.find("VariantCard", fits=True)
    assert card.chosen
    assert card.title == "Standard"


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_one_variant_is_chosen_and_remembered(start: Start, size: str) -> None:
    driver = start(size)
    hands = PageHands(driver)
    hands.choose_players("Telepathy", "Ana", "Ben")
    hands.shelve()
    hands.vary("Standard")
    driver.wait(0.5)
    assert hands.shown_variant() == "Standard"
    kept = driver.app.storage.settings["draft/telepathy"]
    assert json.loads(json.dumps(kept))["variant"] == "standard"

    driver = start(size)
    hands = PageHands(driver)
    hands.choose_players("Telepathy")
    assert hands.shown_variant() == "Standard"
    hands.enter("Cleo")
    assert hands.shown_variant() == "Director"
    driver.tap(hands.seat("Cleo"))
    driver.tap("Leave")
    assert hands.shown_variant() == "Standard"


@pytest.mark.parametrize("game", game_ids())
def test_a_first_round_takes_three_taps_and_the_names(start: Start, game: str) -> None:
    """With or without the guide: the game, who plays, and the start."""
    info = find_info(game)
    names = ("Ana", "Ben", "Cleo", "Dan")
    for guided in (True, False):
        driver = start()
        hands = PageHands(driver)
        hands.choose(info.title)
        driver.tap(driver.one("LearnButton") if guided else "Choose players")
        for name in names[: 2 if guided else max(2, info.min_players)]:
            if name not in hands.names():
                hands.enter(name)
        driver.wait(0.3)
        driver.tap("Start")
        assert hands.screen == "match"
        assert driver.app.draft.guided == guided
        driver.app.match_flow.end()


# --- how to play ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_page_of_the_rules_can_be_read(start: Start, game: str) -> None:
    pages = game_ui(game).how_to_play
    driver = start()
    hands = PageHands(driver)
    hands.choose(find_info(game).title)
    driver.tap(driver.one("LearnButton"))
    driver.tap("How to play")
    for page in pages:
        assert driver.says(page.title)
        assert all(driver.says(paragraph) for paragraph in page.paragraphs)
        written = (cell for row in page.table[1:] for cell in row if isinstance(cell, str))
        assert all(driver.says(cell) for cell in written)
        assert page.picture is None or page.picture.is_file()
        driver.tap("Got it" if page is pages[-1] else "Next")
    assert hands.screen == "players"


def test_pages_are_swiped(start: Start) -> None:
    driver = start("phone")
    driver.app.go("how_to_play", game="storyteller")
    book = driver.app.screens.current_screen
    driver.drag((300, 400), (80, 410))
    assert book.page == 1
    driver.drag((80, 400), (300, 390))
    driver.drag((80, 400), (300, 390))
    assert book.page == 0
    driver.drag((200, 400), (210, 150))
    assert book.page == 0


def test_the_page_of_a_game_does_not_load_its_guide(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    monkeypatch.delitem(sys.modules, "mobileapp.games.clouds.guide", raising=False)
    driver.app.go("game", game="clouds")
    assert driver.says(find_info("clouds").title)
    driver.pump(2)  # the rest of the page is added once it is visible
    assert driver.find("LearnButton")
    assert "mobileapp.games.clouds.guide" not in sys.modules


def test_a_draft_is_made_for_the_opened_game_and_kept_until_another_is_opened(start: Start) -> None:
    driver = start()
    driver.app.go("game", game="clouds")
    draft = driver.app.draft
    assert draft.game_id == "clouds"
    assert driver.app.draft is draft
    driver.app.go("game", game="telepathy")
    assert driver.app.draft.game_id == "telepathy"


def test_demos_stop_when_their_page_is_left(start: Start) -> None:
    driver = start()
    driver.app.go("how_to_play", game="storyteller")
    [first] = driver.until(lambda: driver.find("Demo"))
    driver.tap("Next")
    [second] = driver.until(lambda: driver.find("Demo"))
    driver.back()
    driver.wait(10)
    for demo in (first, second):
        [table] = demo.children
        assert not table.scene.pieces
        assert not table.textures.busy


def test_the_next_page_is_laid_out_while_this_one_is_read(start: Start) -> None:
    driver = start()
    driver.app.go("how_to_play", game="inkblots")
    book = driver.app.screens.current_screen
    [(number, ahead)] = driver.until(book.ahead.items)
    assert number == 1
    assert not [table for table in ahead.walk() if type(table).__name__ == "Demo"]
    laid_out = ahead.size[:]
    driver.tap("Next")
    [shown] = book.ids.view.children
    assert shown is ahead
    assert shown.size == laid_out
    driver.wait(1)
    driver.tap(driver.one("PageKey", icon="chevron-left"))
    assert book.ids.view.children[0].title == game_ui("inkblots").how_to_play[0].title
    driver.back()
    assert not book.ahead


def test_two_people_find_the_rules_of_their_variant_first(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben")
    driver.tap("Start")
    driver.back()
    driver.tap("How to play")
    assert driver.one("PageView").title == "Between us, for two"


def test_rules_are_read_in_the_middle_of_a_match(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    driver.back()
    driver.tap("How to play")
    assert hands.screen == "how_to_play"
    driver.back()
    assert hands.screen == "match"
    assert isinstance(driver.app.session.current, Handoff)


# --- teams and roles --------------------------------------------------------------------------


def team(hands: PageHands, name: str) -> str:
    seats = [person.name for person in hands.driver.app.draft.people]
    return str(hands.driver.app.draft.roles_by_seat()[seats.index(name)])


def test_teams_are_two_groups_and_uneven_ones_are_refused(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan")
    heads = [(head.look.text, head.text) for head in driver.find("TeamHead")]
    assert heads == [("Moon", "2 players"), ("Sun", "2 players")]
    assert [seat.role for seat in hands.seats()] == ["Moon", "Sun", "Moon", "Sun"]

    driver.tap(hands.seat("Ben").tag)
    assert team(hands, "Ben") == "dusk"
    assert hands.sentence() == "Team Sun has too few players (1): it needs at least 2."
    driver.tap(hands.seat("Cleo").tag)
    assert team(hands, "Cleo") == "dawn"
    hands.carry("Cleo", onto=hands.seat("Ana"))
    assert hands.names() == ["Cleo", "Ben", "Ana", "Dan"]
    assert [seat.role for seat in hands.seats()] == ["Sun", "Moon", "Moon", "Sun"]
    assert hands.sentence() == ""
    for name in ("Eva", "Finn"):
        hands.enter(name)
    assert {team(hands, name) for name in ("Eva", "Finn")} == {"dusk", "dawn"}

    driver.tap("Start")
    setup = saved_match(driver).setup
    chosen = dict(zip(driver.app.session.names, setup.roles, strict=True))
    assert chosen["Ana"] == chosen["Ben"] == "dusk"
    assert chosen["Cleo"] == chosen["Dan"] == "dawn"


def test_shuffled_teams_stay_fair(start: Start) -> None:
    seeds = iter(range(100))
    driver = start(seed=lambda: next(seeds))
    hands = PageHands(driver)
    hands.open_players("Inkblots", "Ana", "Ben", "Cleo", "Dan", "Eva")
    found = set()
    for _ in range(6):
        driver.tap("Shuffle")
        assert hands.sentence() == ""
        found.add(tuple(driver.app.draft.roles))
    assert len(found) > 2


def test_a_role_is_swapped_with_whoever_has_it(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Telepathy", "Ana", "Ben", "Cleo", "Dan")
    assert driver.one("VariantCard", chosen=True).title == "Director"
    assert [seat.role for seat in hands.seats()] == ["Colours", "Shapes", "Director", "Director"]
    driver.tap(hands.seat("Dan").tag)
    assert [seat.role for seat in hands.seats()] == ["Director", "Shapes", "Director", "Colours"]
    assert hands.sentence() == ""
    driver.tap(driver.one("FirstPlayerTag", text="First: As the rules say"))
    assert [button.profile.name for button in driver.find("PersonButton")] == ["Ben", "Dan"]


# --- options ----------------------------------------------------------------------------------


def test_back_folds_a_slip_before_it_leaves_the_options(start: Start) -> None:
    driver = start()
    driver.app.go("game", game="storyteller")
    driver.app.go("options")
    driver.wait(0.3)
    page = driver.app.screens.current_screen
    driver.tap_piece("rule:votes")
    assert page.view().unfolded == "votes"
    driver.back()
    assert (driver.app.screens.current, page.view().unfolded) == ("options", "")
    driver.back()
    assert driver.app.screens.current == "game"


def test_options_are_changed_remembered_and_played_with(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Options")
    hands.light("Middle")
    hands.decide("votes", "In secret")

    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller")
    driver.tap("Options")
    assert hands.rule("length").value == "Middle"
    assert hands.rule("votes").value == "In secret"
    driver.tap_piece("start")
    options = saved_match(driver).setup.options
    assert (options["length"], options["votes"]) == ("middle", "secret")


def test_a_slip_is_folded_again_without_a_choice(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Options")
    driver.tap_piece("rule:votes")
    stage = driver.app.screens.current_screen.stage
    assert stage.scene.pieces["rule-help"].look.text == find_game("storyteller").options[1].help
    driver.up(driver.down(640, 60))
    driver.wait(0.4)
    assert "rule-help" not in stage.scene.pieces
    assert hands.rule("votes").value == "At the table"


def test_every_declared_option_has_its_slip(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    for game_id in game_ids():
        for variant in find_game(game_id).variants:
            driver.app.draft = Draft(game_id, variant.id)
            driver.app.go("options")
            driver.pump(3)
            options = [one for one in driver.app.draft.game_options() if one.asked]
            assert [hands.rule(option.id).help for option in options] == [o.help for o in options]


def test_a_short_match_offers_no_time_that_it_does_not_have(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    driver.tap("Options")
    assert hands.rule("seconds").value == "2 minutes"
    assert len(hands.rule("seconds").choices) == 4
    hands.light("Short")
    assert [choice.title for choice in hands.rule("seconds").choices] == ["1 minute", "1½ minutes"]
    assert hands.rule("seconds").value == "1½ minutes"
    hands.light("Long")
    assert hands.rule("seconds").value == "2 minutes"


def test_without_anything_to_choose_there_is_no_page_for_it(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Telepathy", "Ana", "Ben")
    assert not driver.find("SecondaryButton", text="Options")
    PageHands(driver).vary("Greater challenge")
    driver.tap("Options")
    driver.tap_piece("rule:removed")
    driver.tap_piece("choice:3")
    assert driver.app.draft.options == {"removed": 4}


def test_decks_are_chosen_by_their_look(start: Start) -> None:
    """All decks lie on the table until people put one into the box."""
    driver = start()
    driver.app.draft = Draft("storyteller", find_game("storyteller").variants[0].id)
    driver.app.go("options")
    driver.wait(0.5)
    decks = driver.app.library.for_game("storyteller", "en")
    packs = {pack.title: pack for pack in PageHands(driver).options.packs}
    assert set(packs) == {deck.title for deck in decks}
    assert all(pack.used for pack in packs.values())
    assert packs["Dawn"].amount.endswith(" pictures")
    assert packs["Dawn"].technique == "Cut paper"
    for title in ("Dawn", "Dusk", "Midnight"):
        assert packs[title].pictures[0].name == "back.webp"
    assert len(packs["Dawn"].pictures) == 4
    driver.tap_piece("pack:story-dawn")
    used = {deck.id for deck in decks if driver.app.draft.uses(deck)}
    assert used == {deck.id for deck in decks} - {"story-dawn"}
    driver.tap_piece("pack:story-dawn")
    assert all(driver.app.draft.uses(deck) for deck in decks)


def test_too_few_words_are_told_with_numbers(start: Start) -> None:
    driver = start("phone")
    hands = PageHands(driver)
    hands.open_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    driver.tap("Options")
    packs = [pack for pack in hands.options.packs if pack.amount.endswith(" words")]
    assert len(packs) == 2
    for pack in packs:
        driver.tap_piece(f"pack:{pack.id}")
    assert hands.sentence() == "Clouds for 4 needs 14 words; these packs have 0."
    driver.tap_piece("start")
    assert hands.screen == "options"

    driver.tap_piece(f"pack:{packs[1].id}")
    assert hands.sentence() == ""
    driver.tap_piece("start")
    assert hands.screen == "match"


def words_in_play(driver: Driver) -> set[str]:
    """The ids of the packs from which the words of the match come."""
    words = saved_match(driver).setup.box["words"]
    return {item.id.partition("/")[0] for item in words}


def test_words_of_adults_and_children_are_mixed_unless_people_choose(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    for choice, packs in (
        ("", {"inkblots-en", "inkblots-children-en"}),
        ("Children", {"inkblots-children-en"}),
        ("Adults", {"inkblots-en"}),
    ):
        hands.open_players("Inkblots", *(() if choice else ("Ana", "Ben", "Cleo", "Dan")))
        if choice:
            driver.tap("Options")
            hands.decide("words-for", choice)
            driver.tap_piece("start")
        else:
            driver.tap("Start")
        assert words_in_play(driver) == packs
        driver.app.match_flow.end()
        driver.wait(0.3)
    assert recall("inkblots", driver.app.storage).words_for == "adults"
    assert recall("clouds", driver.app.storage).words_for == "everyone"


def test_a_game_with_pictures_only_has_no_choice_of_audience(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Options")
    assert [rule.id for rule in hands.options.rules] == ["votes"]


def test_too_few_for_the_printed_game_play_together_and_are_told_so(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben")
    assert driver.app.draft.variant.id == "together"
    assert "The full game needs more people" in driver.one("StartBar").warning
    driver.app.draft.add("Cleo")
    driver.tap("Options")
    assert driver.app.draft.variant.id == "standard"
    assert PageHands(driver).options.warning == ""


def test_without_words_in_a_language_there_are_english_ones_and_a_sentence(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.open_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    driver.app.draft.language = "eo"
    driver.tap("Options")
    sentence = "There are no words in this language yet (eo), so you play with English."
    rule = hands.rule("word-language")
    assert (rule.value, rule.help) == ("English", sentence)
    assert hands.sentence() == ""
    assert hands.options.warning == sentence
    driver.tap_piece("start")
    assert words_in_play(driver) == {"clouds-en", "clouds-children-en"}


def test_words_follow_the_app_or_have_a_language_of_their_own(start: Start) -> None:
    driver = start()
    hands = PageHands(driver)
    hands.choose_players("Clouds", "Ana", "Ben", "Cleo", "Dan")
    driver.tap("Options")
    assert hands.rule("word-language").value == "English"
    hands.decide("word-language", "Polski")
    assert recall("clouds", driver.app.storage).language == "pl"
    driver.tap_piece("start")
    setup = saved_match(driver).setup
    assert {item.language for item in setup.box["words"]} == {"pl"}
    assert setup.language == "pl"

    driver.app.match_flow.leave()
    hands.choose_players("Clouds")
    driver.tap("Options")
    hands.decide("word-language", "English")
    assert driver.app.draft.language == ""
    assert tr.language == "en"


@pytest.mark.parametrize("game", [game for game in game_ids() if game_intro(game).workshop])
def test_the_page_of_a_game_leads_to_its_workshop(start: Start, game: str) -> None:
    driver = start()
    workshop = game_intro(game).workshop
    assert workshop is not None
    for _ in range(2):
        driver.app.go("game", game=game)
        driver.wait(1)
        assert len(driver.find("SecondaryButton", text=workshop.title)) == 1, "also when it is back"
        driver.app.home()
        driver.wait(0.5)
    driver.app.go("game", game=game)
    driver.wait(1)
    driver.tap(workshop.title)
    assert driver.app.screens.current == workshop.screen
