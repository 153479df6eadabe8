"""Tests that the book and the album of an evening have its titles."""

from engine.game_night.game_night import GameNight, Guest
from engine.setup import Player
from mobileapp.book.awards import EveningAward
from mobileapp.book.pages import BookContents, book_pages, page_space
from mobileapp.screens.evening.view import lights_chapter
from mobileapp.stage.looks import Words
from mobileapp.stage.scene import Person
from mobileapp.tonight.texts import headline

PEOPLE = tuple(Person(name, "#F08A76", "star") for name in ("Ana", "Ben"))
PLAIN = BookContents("16 November", "20:00 – 21:00", PEOPLE, (), {}, (), ())
TITLES = tuple(EveningAward(f"Title {n}", (one.name,), "why") for n, one in enumerate(PEOPLE))


def texts_of(contents: BookContents) -> list[list[str]]:
    pages = book_pages(contents, page_space(400))
    return [[one.look.text for one in page.placed if isinstance(one.look, Words)] for page in pages]


def test_the_titles_of_a_whole_evening_have_a_page_of_their_own() -> None:
    whole = PLAIN._replace(headline="Ana shines brightest", titles=TITLES)
    before, after = texts_of(PLAIN), texts_of(whole)
    assert len(after) == len(before) + 1
    page = next(page for page in after if "Ana shines brightest" in page)
    assert {"Title 0", "Ana", "Title 1", "Ben"} <= {*page}


def test_another_evening_has_no_such_page() -> None:
    assert not any("shines" in text for page in texts_of(PLAIN) for text in page)


def test_the_chapter_of_a_whole_evening_has_a_title_for_everyone_it_knows() -> None:
    guests = tuple(Guest(Player(name), lights=3, matches=1) for name in ("Ana", "Ben", "Cleo"))
    chapter = lights_chapter(GameNight(30, 1, guests), [0, None, 1])
    assert [one.title.partition(":")[0] for one in chapter.rounds] == ["Ana", "Cleo"]
    assert all(one.text and not one.question for one in chapter.rounds)


def test_where_all_have_equally_many_lights_nobody_is_named() -> None:
    def headline_with(*lights: int) -> str:
        guests = (Guest(Player(name), own) for name, own in zip("ABC", lights, strict=True))
        return headline(GameNight(30, 1, tuple(guests)))

    assert headline_with(3, 3, 3) == "You all shine equally bright"
    assert headline_with(3, 3, 2) == "A and B shine brightest"
    assert headline_with(0, 0, 0) == "0 lights tonight"
