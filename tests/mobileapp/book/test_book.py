"""Tests of an evening's book: which moments it shows, its layout, and its files."""

from math import inf
from pathlib import Path

import pytest
from PIL import Image
from PIL.PdfParser import PdfParser

from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.background.progress import Progress
from mobileapp.book.awards import EveningAward, evening_awards
from mobileapp.book.moments import BookMoment, BookPicture, best_moment, best_moments, find_moments
from mobileapp.book.pages import MAX_PAGES, BookContents, book_pages, page_space
from mobileapp.book.write import write_pdf, write_pictures
from mobileapp.games.recap import Feat, Moment, RecapPicture, RoundRecap
from mobileapp.games.storyteller.recap import recap as storyteller_recap
from mobileapp.games.telepathy.looks import SmallGrid
from mobileapp.stage.looks import Words
from mobileapp.stage.scene import Person

SMALL = page_space(74)
BLOTS = [Item(f"inkblots/ink_00{n}", image=f"ink_00{n}.webp") for n in (1, 2, 3)]
ANA, BEN, CLEO, BOLT = range(4)
GRID = SmallGrid(tuple(range(16)))


class Files:
    def asset(self, name: str) -> Path:
        return ASSETS / name

    def picture(self, item: Item, width: float = inf) -> Path:
        return ASSETS / "packs" / "inkblots" / item.image


def said(title: str, by: int = ANA, merit: float = 2, game: str = "Storyteller") -> BookMoment:
    picture = BookPicture(Item(f"story/{title}", image="x.webp"))
    return BookMoment(Moment(title, by=(by,), merit=merit), game, (picture,))


def contents(*moments: BookMoment, people: tuple[str, ...] = ("Ana", "Ben")) -> BookContents:
    return BookContents(
        "Saturday, 14 November 2026",
        "19:30 – 22:10",
        tuple(Person(name, "#F2766B", "acorn") for name in people),
        ("Telepathy: all won together",),
        {(0, 1): 3},
        moments,
        (EveningAward("Boldest clue", ("Ana",), "“My uncle, 1987”"),),
    )


def titles(moments: list[BookMoment]) -> list[str]:
    return [found.moment.title for found in moments]


# --- its moments ------------------------------------------------------------------------------


def test_the_best_moments_are_shared_out_and_stay_in_order() -> None:
    played = [
        said("a1", ANA, 3), said("a2", ANA, 2.5), said("b", BEN, 2),
        said("c", CLEO, 1.9, "Clouds"), said("robot", BOLT, 3),
    ]  # fmt: skip
    assert titles(best_moments(played, 3, [BOLT])) == ["a1", "b", "c"]
    assert titles(best_moments(played, 9, [BOLT])) == ["a1", "a2", "b", "c", "robot"]


def test_a_clue_nobody_wrote_down_gets_a_page_only_if_nothing_else_does() -> None:
    story = {
        "round": 1, "storyteller": 0, "clue": "", "told": "story/x",
        "cards": [{"item": "story/x", "owner": 0, "voters": [1]},
                  {"item": "story/y", "owner": 1, "voters": [2]}],
        "understood": [[1, 0]],
    }  # fmt: skip
    recaps = [storyteller_recap(story, ("Ana", "Ben", "Cleo"))]
    spoken = find_moments(recaps, "Storyteller", lambda key: Item(key, image="x.webp"))
    assert titles(best_moments([*spoken, said("written")], 9)) == ["written"]
    assert titles(best_moments(spoken, 9)) == ["Understood by Ben."]
    assert find_moments(recaps, "Storyteller", lambda key: None) == [], "its picture is gone"


@pytest.mark.parametrize("most", [2, 3, 9])
def test_two_people_see_first_where_they_understood_each_other(most: int) -> None:
    """What only listening robots understood comes last."""
    names, found = ("Ana", "Ben", "Bolt", "Cog"), []
    for number, finders in enumerate(([2], [2, 3], [1, 2], [3], [1])):
        teller, told = 0, f"story/{number}"
        others = [voter for voter in (1, 2, 3) if voter not in finders]
        story = {
            "round": number + 1, "variant": "together", "storyteller": teller,
            "clue": f"clue {number}", "told": told,
            "cards": [{"item": told, "owner": 0, "voters": finders},
                      {"item": "story/other", "owner": None, "voters": others}],
            "understood": [[1, 0]] if 1 in finders else [],
        }  # fmt: skip
        found.append(storyteller_recap(story, names))
    moments = find_moments(found, "Storyteller", lambda key: Item(key, image="x.webp"))
    shown = titles(best_moments(moments, most))
    assert shown[:2] == ["“clue 2”", "“clue 4”"]
    assert len(shown) == min(most, 5)
    best = best_moment(moments)
    assert best is not None
    assert best.moment.title == "“clue 4”"
    assert [bool(recap.feats) for recap in found] == [False] * 4 + [True], "no bold failures"


def test_no_picture_comes_twice() -> None:
    assert titles(best_moments([said("same", merit=1), said("same", merit=2)], 9)) == ["same"]


def test_awards_go_to_as_many_people_as_possible_and_to_no_robot() -> None:
    feats = [
        Feat("Sharp eyes", (BOLT,), "Frog in 1 s", -1_000),
        Feat("Sharp eyes", (ANA,), "Frog in 9 s", -9_000),
        Feat("Sharp eyes", (BEN,), "Boat in 5 s", -5_000),
        Feat("Boldest clue", (CLEO,), "“Why?”", 4),
    ]
    counts, names = {(BEN, ANA): 4, (CLEO, ANA): 2, (BOLT, CLEO): 9}, ("Ana", "Ben", "Cleo", "Bolt")
    assert evening_awards([(feat, None) for feat in feats], counts, names, [BOLT]) == (
        EveningAward("An open book", ("Cleo",), "understood 9 times", people=(CLEO,)),
        EveningAward("Fine ear", ("Ben",), "understood others 4 times", people=(BEN,)),
        EveningAward("Sharp eyes", ("Ben",), "Boat in 5 s", people=(BEN,)),
        EveningAward("Boldest clue", ("Cleo",), "“Why?”", people=(CLEO,)),
    )
    assert evening_awards([], {(ANA, BEN): 3, (BEN, ANA): 3}, ("Ana", "Ben")) == ()


# --- its layout -------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 10])
def test_everything_lies_on_the_page_and_no_words_on_words(count: int) -> None:
    names = tuple(f"Maximiliane-Sophie {n}" for n in range(count))
    long = Moment("“" + "A very long clue, " * 12 + "”", "Understood by " * 20, "Ana", (ANA,))
    seen = Moment("What Ana saw", "Ben saw it too.")
    captioned = tuple(BookPicture(blot, "Midnight express") for blot in BLOTS)
    grid = Moment("You read each other’s minds!", "\n".join(names), drawing=GRID, aspect=1)
    told = contents(
        BookMoment(long, "Storyteller", (BookPicture(BLOTS[0]),)),
        BookMoment(seen, "Inkblots", captioned),
        BookMoment(grid, "Telepathy"),
        people=names,
    )
    space = page_space(1184)
    for page in book_pages(told, space):
        words = [one.rect for one in page.placed if isinstance(one.look, Words)]
        assert all(space.area.contains(one.rect) for one in page.placed)
        assert not any(a.overlaps(b.inset(1)) for a in words for b in words if a is not b)


def test_a_long_evening_fills_twenty_pages() -> None:
    told = contents(*(said(f"{n}", n % 4) for n in range(60)))
    assert len(book_pages(told, SMALL)) == MAX_PAGES
    assert len(book_pages(told._replace(moments=(), counts={}, awards=()), SMALL)) == 3


# --- its files --------------------------------------------------------------------------------


def test_a_book_is_one_file_or_a_picture_for_each_page(tmp_path: Path) -> None:
    pages = book_pages(contents(BookMoment(Moment("Won", drawing=GRID, aspect=1))), SMALL)
    reports: list[Progress | None] = []
    file = tmp_path / "book.pdf"
    write_pdf(pages, SMALL, file, "Субота", Files(), lambda one=None: reports.append(one))
    with PdfParser(str(file)) as pdf:
        assert len(pdf.pages) == len(pages) == 6
        assert pdf.info.Title == "Субота"
    assert b"/DCTDecode" in file.read_bytes(), "pages are JPEG"
    assert Progress("Page {done} of {total}", 6, 6) in reports
    pictures = write_pictures(pages[:2], SMALL, tmp_path, Files())
    assert [path.name[-6:] for path in pictures] == ["01.png", "02.png"]
    with Image.open(pictures[0]) as picture:
        assert picture.size == (74, 105)


def test_recaps_without_a_moment_make_a_page_of_what_they_have() -> None:
    recap = RoundRecap("Echo", "Nobody heard it.", (RecapPicture("a"),))
    assert recap.as_moment() == Moment("Echo", "Nobody heard it.", pictures=(RecapPicture("a"),))
