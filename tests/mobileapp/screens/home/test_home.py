"""Tests of Home with any number of games, and with unfinished matches."""

from dataclasses import replace

import pytest
from kivy.core.text import LabelBase

from engine.info import GameInfo
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import all_infos, find_game
from engine.setup import Player
from mobileapp.screens.home import page as home
from mobileapp.screens.home.cards import card_columns
from mobileapp.theme import theme
from mobileapp.widgets.scroll import FadingScroll
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_match import saved_match


def made_up(count: int) -> tuple[GameInfo, ...]:
    """The infos of `count` invented games: copies of real infos, with other titles."""
    real = [info for info in all_infos() if not info.from_memories]
    return tuple(replace(real[n % len(real)], title=f"Game {n + 1}") for n in range(count))


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_other_pages_are_named_below_their_icons(start: Start, size: str) -> None:
    driver = start(size)
    driver.app.storage.settings["language"] = "de"
    driver.app.apply_settings()
    driver.wait(0.3)
    names = [button.ids.label for button in driver.find("NavButton")]
    assert [name.text for name in names] == ["Pakete", "Abende", "Einstellungen"]
    lefts = [name.to_window(*name.pos)[0] for name in names]
    rights = [left + name.width for left, name in zip(lefts, names, strict=True)]
    title = driver.app.screens.current_screen.ids.name
    assert title.to_window(title.right, 0)[0] <= min(lefts)
    assert max(rights) <= driver.app.screens.width
    assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
@pytest.mark.parametrize("count", [1, 4, 5, 12])
def test_any_number_of_games_fits(
    start: Start, monkeypatch: pytest.MonkeyPatch, size: str, count: int
) -> None:
    monkeypatch.setattr(home, "all_infos", lambda: made_up(count))
    driver = start(size)
    driver.wait(0.3)
    cards = driver.find("GameCard")
    assert [card.title for card in cards] == [f"Game {n + 1}" for n in range(count)]
    page = driver.app.screens.current_screen
    for card in cards:
        cover = card.height - card.words_height
        assert 0.85 < cover / card.width < 2.6
        left, _ = card.to_window(*card.pos)
        assert left >= 0
        assert left + card.width <= page.width
    rows = {round(card.top) for card in cards}
    assert len(rows) == -(-count // card_columns(count, size == "tablet", size == "phone"))
    last = cards[-1]
    page.ids.scroll.scroll_y = 0
    driver.pump(3)
    driver.tap(last)
    assert driver.app.screens.current == "game"


def test_four_covers_are_large(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "all_infos", lambda: made_up(4))
    driver = start()
    driver.wait(0.3)
    for card in driver.find("GameCard"):
        assert card.width > 280
        assert card.height - card.words_height > card.width * 1.4


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_two_unfinished_matches_do_not_crop_the_covers(start: Start, size: str) -> None:
    driver = start(size)
    driver.wait(0.3)
    wait_for_later(driver, 2)
    waiting = driver.find("ContinueCard")
    assert len(waiting) == 2
    assert waiting[0].y == waiting[1].y
    assert waiting[0].width > waiting[1].width
    for card in driver.find("GameCard"):
        assert card.height - card.words_height > card.width * (1.1 if size == "tablet" else 0.65)
        assert card.top <= min(waiting[0].y, waiting[1].y)


def wait_for_later(driver: Driver, count: int) -> None:
    game = find_game("storyteller")
    people = [Player(name) for name in ("Ana", "Ben", "Cleo")]
    packs = driver.app.library.for_game(game.id, "en")
    for seed in range(count):
        match = Match(game, make_setup(game, people, seed, supply=Supply(packs)))
        driver.app.storage.matches.begin(match, 1_800_000_000.0 + seed)
    driver.app.home()
    driver.wait(0.3)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_home_lists_the_latest_matches_and_opens_a_page_for_more(start: Start, size: str) -> None:
    driver = start(size)
    wait_for_later(driver, 1)
    assert not driver.says("More games to continue")
    wait_for_later(driver, 12)
    cards = driver.find("ContinueCard")
    assert len(cards) == 2, "the latest match, and the way to all others"
    assert isinstance(driver.app.screens.current_screen.ids.scroll, FadingScroll)
    cards[-1].dispatch("on_release")
    driver.wait(0.6)
    assert driver.app.screens.current == "unfinished"
    page = driver.app.screens.current_screen
    cards = page.ids.matches.children[::-1]
    assert len(cards) == 13
    for card in cards:
        assert card.width <= page.width
        assert card.height >= card.least_height > 0
    driver.tap(cards[0])
    assert driver.app.screens.current == "match"
    driver.app.match_flow.leave()
    assert driver.app.screens.current == "home"


def test_matches_to_continue_are_there_after_people_have_left_home_at_once(start: Start) -> None:
    driver = start()
    wait_for_later(driver, 3)
    driver.app.storage.matches.discard(driver.app.storage.unfinished.latest(1)[0].match_id)
    driver.app.home()
    driver.app.go("settings")
    driver.wait(0.6)
    driver.app.back()
    driver.wait(0.6)
    first, more = driver.find("ContinueCard")
    assert "Ana" in first.text
    assert len(first.ids.people.children) == 3
    assert more.text == "More games to continue"


@pytest.mark.parametrize("page", ["home", "unfinished"])
def test_a_match_is_thrown_away_without_opening_it(start: Start, page: str) -> None:
    driver = start()
    wait_for_later(driver, 3)
    driver.app.go(page) if page != "home" else None
    driver.wait(0.6)
    before = [match.match_id for match in driver.app.storage.unfinished.all()]
    driver.tap(next(one for one in driver.find("IconButton") if one.icon == "close"))
    assert driver.says("Throw this game away?")
    assert any(text.startswith("Storyteller with Ana") for text in driver.texts())
    driver.tap("Keep it")
    assert [match.match_id for match in driver.app.storage.unfinished.all()] == before
    driver.tap(next(one for one in driver.find("IconButton") if one.icon == "close"))
    driver.tap("Throw it away")
    driver.wait(0.6)
    assert [match.match_id for match in driver.app.storage.unfinished.all()] == before[1:]
    assert driver.app.screens.current == page
    assert driver.app.session is None


def test_the_last_row_of_matches_to_continue_is_centred(start: Start) -> None:
    driver = start()
    wait_for_later(driver, 5)
    driver.app.go("unfinished")
    driver.wait(0.6)
    page = driver.app.screens.current_screen
    *row, last = page.ids.matches.children[::-1]
    assert {box.y for box in row} == {row[0].y}
    assert last.top < row[0].y
    assert last.center_x == pytest.approx(page.center_x, abs=1)
    assert {box.width for box in row} == {last.width}


@pytest.mark.parametrize("scale", [1, 1.5])
def test_matches_to_continue_are_in_one_row_on_a_phone_on_its_side(
    start: Start, scale: float
) -> None:
    driver = start("phone-landscape")
    theme.text_scale = scale
    wait_for_later(driver, 3)
    driver.app.go("unfinished")
    driver.wait(0.6)
    page = driver.app.screens.current_screen
    assert len({box.top for box in page.ids.matches.children}) == 1
    assert not page.ids.scroll.do_scroll_y, "all of them are in sight"


def test_a_match_to_continue_is_a_box_with_the_names_on_a_tag(start: Start) -> None:
    driver = start()
    wait_for_later(driver, 1)
    driver.app.go("unfinished")
    driver.wait(0.6)
    (box,) = driver.find("MatchBox")
    assert box.look.title == "Storyteller"
    assert box.names == "Ana, Ben and Cleo"
    assert len(box.ids.people.children) == 3
    (away,) = (one for one in driver.find("IconButton") if one.icon == "close")
    assert away.top <= box.ids.lid.y, "the cross lies on the picture"
    driver.tap(box.ids.lid)
    assert driver.app.screens.current == "match"


def test_pictures_of_a_match_that_was_left_count_as_seen(start: Start) -> None:
    driver = start()
    wait_for_later(driver, 1)
    driver.tap(driver.one("ContinueCard"))
    shown = saved_match(driver).used()
    assert shown
    driver.app.match_flow.leave()
    assert shown <= set(driver.app.storage.items.last_used())


def test_home_keeps_its_cards_until_the_language_changes(start: Start) -> None:
    driver = start()
    cards = driver.find("GameCard")
    driver.app.go("settings")
    driver.pump()
    driver.app.home()
    driver.pump()
    assert driver.find("GameCard") == cards
    driver.app.storage.settings["language"] = "de"
    driver.app.apply_settings()
    driver.app.home()
    driver.pump(3)
    assert not set(driver.find("GameCard")) & set(cards)
    assert all(card.cover for card in driver.find("GameCard"))


def test_cards_of_matches_are_kept_until_anything_about_them_changes(start: Start) -> None:
    driver = start()
    wait_for_later(driver, 1)
    [card] = driver.find("ContinueCard")
    driver.app.home()
    assert driver.find("ContinueCard") == [card]
    driver.app.storage.roster.remember("Ana", "mint", "bell", 0)
    driver.app.home()
    assert driver.find("ContinueCard") != [card]


def test_covers_are_shown_after_the_words(start: Start) -> None:
    driver = start()
    assert all(card.cover for card in driver.find("GameCard"))  # three frames after the start
    home = driver.app.screens.get_screen("home")
    home.lay_out_games()
    assert not any(card.cover for card in driver.find("GameCard"))
    driver.pump()
    assert not any(card.cover for card in driver.find("GameCard"))
    driver.pump(2)
    assert all(card.cover for card in driver.find("GameCard"))


def test_a_touch_is_seen_at_once_where_nothing_scrolls(start: Start) -> None:
    driver = start()
    driver.wait(0.5)
    card = driver.find("GameCard")[0]
    touch = driver.down(*driver.place_of(card))
    assert card.state == "down"
    driver.up(touch)
    driver.pump(2)
    assert driver.app.screens.current == "game"


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_covers_fade_behind_their_names_and_facts_are_not_gold(start: Start, size: str) -> None:
    driver = start(size)
    driver.wait(0.3)
    for card in driver.find("GameCard"):
        cover = next(one for one in card.children if type(one).__name__ == "Picture")
        name = card.ids.name
        assert cover.y < name.y + 1 < name.top < cover.top, "the painting goes on behind the name"
        facts = card.ids.facts
        assert facts.top <= cover.y, "the small print lies on plain ground"
        assert list(facts.color) != list(theme.gold), "gold is for what can be touched"


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_facts_of_all_games_are_broken_alike_and_never_after_a_dot(
    start: Start, size: str, scale: float
) -> None:
    driver = start(size)
    driver.app.storage.settings.update(text_scale=scale)
    driver.app.apply_settings()
    driver.app.home()
    driver.wait(0.3)
    shown = [card.ids.facts for card in driver.find("GameCard")]
    assert len({facts.text.count("\n") for facts in shown}) == 1
    for facts in shown:
        most = facts.text.count("\n") + 1
        assert facts.texture_size[1] < (most + 0.5) * facts.font_size * 1.3, "a line is broken"


def test_very_large_text_breaks_no_name_of_a_game(start: Start) -> None:
    driver = start("phone")
    driver.app.storage.settings.update(language="es", text_scale=1.5)
    driver.app.apply_settings()
    driver.app.home()
    driver.wait(0.3)
    cards = driver.find("GameCard")
    assert "Cuentacuentos" in [card.title for card in cards]
    for card in cards:
        lines = card.ids.name._label._cached_lines  # noqa: SLF001
        shown = [word for line in lines for part in line.words for word in part.text.split()]
        assert shown == card.title.split()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_no_text_is_rendered_twice(
    start: Start, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    rendered: list[str] = []
    refresh = LabelBase.refresh

    def count(label: LabelBase) -> None:
        rendered.append(label.text)
        refresh(label)

    monkeypatch.setattr(LabelBase, "refresh", count)
    titles = [card.title for card in start(size).find("GameCard")]
    assert [rendered.count(title) for title in titles] == [1] * len(titles)


def test_the_strips_beside_each_other_are_equally_high(start: Start) -> None:
    driver = start("tablet")
    driver.wait(0.5)
    (evening,), (memories,) = driver.find("TonightStrip"), driver.find("MemoryStrip")
    assert evening.height == pytest.approx(memories.height)
    assert evening.y == memories.y


@pytest.mark.parametrize("language", ["de", "es", "uk"])
def test_large_text_on_a_phone_on_its_side_leaves_the_evening_in_sight(
    start: Start, language: str
) -> None:
    driver = start("phone-landscape")
    driver.app.storage.settings.update(language=language, text_scale=1.5)
    driver.app.apply_settings()
    driver.app.home()
    driver.wait(0.3)
    strip, scroll = driver.one("TonightStrip"), driver.app.screens.current_screen.ids.scroll
    assert strip.to_window(*strip.pos)[1] >= scroll.to_window(*scroll.pos)[1] - 1


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_the_strip_of_an_evening_is_painted_and_the_largest(start: Start, size: str) -> None:
    driver = start(size)
    driver.until(lambda: any(art.texture for art in driver.find("TonightArt")), 20)
    (evening,), (memories,) = driver.find("TonightStrip"), driver.find("MemoryStrip")
    (art,) = driver.find("TonightArt")
    assert art.size == evening.size
    assert evening.width * evening.height > memories.width * memories.height
    assert evening.ids.words.right <= evening.x + art.look.left, "words on the photographs"
    driver.app.storage.settings["high_contrast"] = True
    driver.app.apply_settings()
    driver.wait(0.2)
    assert art.texture is None


def test_in_an_upright_window_each_match_has_a_row(start: Start) -> None:
    driver = start("portrait")
    wait_for_later(driver, 3)
    driver.app.go("unfinished")
    driver.wait(0.6)
    boxes = driver.app.screens.current_screen.ids.matches.children
    assert len(boxes) == 3
    assert len({box.y for box in boxes}) == 3
    assert all(box.ids.tag.x > box.ids.lid.center_x for box in boxes)
