"""Lays out the pages of an evening's book.

A page is laid out like an upright window that is `TABLET` dp wide, so that the sizes used on the
stage fit here, too.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mobileapp.album.constellation import ring
from mobileapp.book.awards import EveningAward
from mobileapp.book.looks import BookPaper, Flourish, Framed, FramedDrawing, NightSky
from mobileapp.book.moments import BookMoment, best_moment, best_moments
from mobileapp.book.page import BookPage, Placed
from mobileapp.book.understanding import Counts, bonds, closest_pair
from mobileapp.games.recap import Moment
from mobileapp.languages import counted
from mobileapp.languages.translation import tr
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage.boxes import Box, Length, TextStyle, column, row
from mobileapp.stage.geometry import Rect, around, fitted, grid
from mobileapp.stage.lettering import LEADING, fit
from mobileapp.stage.looks import CREAM, INK, SOFT_INK, Words, token
from mobileapp.stage.scene import Person, SceneContext
from mobileapp.stage.space import TABLET, Space

A5 = 148, 210
"""Width and height of a page, in millimetres."""
MAX_PAGES = 20
ALWAYS_THERE = 3
"""The number of pages that every book has: the cover, the people and the last page."""
MAX_CAPTIONED = 3
"""The maximum number of captioned pictures on one page."""
MAX_OUTCOMES = 12
"""The maximum number of outcomes that are listed: those of the first matches."""
BRONZE = "#875520"
APP = "Seeing Things"


class Style:
    """The text styles of a book."""

    DAY = TextStyle(66)
    HEADING = TextStyle(50)
    TITLE = TextStyle(50)
    QUOTE = TextStyle(48, "italic")
    NAME = TextStyle(34)
    TEXT = TextStyle(30, "italic")
    HEAD = TextStyle(26, "italic")
    FOLIO = TextStyle(25, "figures")


SIDE, TOP = 92, 78
"""The margins at the sides and at the top of a page, in dp."""
HEAD, FOLIO = Length(34), Length(32)
PLATE = Length(610)
"""The maximum height of the picture or drawing on the page of a moment, or on the cover."""
WIDE_SIDE = 44
"""The margin beside a drawing that is wider than high, in dp."""
WIDE_GAP, GAP, SMALL_GAP = 34, 20, 10
FLOURISH = Length(26)
FLOURISH_WIDTH = Length(260)
TITLE_LINES, TEXT_LINES = 3, 5
"""The number of lines that titles and texts may take at full size; longer ones shrink."""
SLACK = 1.06
"""The height of a text box, as a multiple of the height of its text."""
BADGE, BADGE_OF_FEW = Length(150), Length(230)
"""The maximum width of a badge on the page of people: usually, and with at most `FEW` people."""
FEW = 4
BADGE_ASPECT, NAME_PART = 0.76, 0.24
"""Width / height of a badge with its name, and the part of the height that the name takes."""
AWARD = Length(176)
"""The maximum height of an award."""
AWARD_TITLE, AWARD_NAMES, AWARD_REASON, AWARD_SAID = 28, 44, 32, 30
"""The flex factors of the lines of an award."""
AWARD_PICTURE = Length(150)
"""The width of the picture of an award."""
MUCH = 100
"""A flex factor so large that the box takes nearly all of the free room, up to its maximum."""
BELOW_FAREWELL = 1.6
"""The free room below the text of the last page, as a multiple of the free room above it."""


class BookContents(NamedTuple):
    """The contents of an evening's book."""

    day: str
    hours: str
    people: tuple[Person, ...]
    outcomes: tuple[str, ...]
    """For each match, a line of text with the title of the game and who won."""
    counts: Counts
    moments: tuple[BookMoment, ...]
    awards: tuple[EveningAward, ...]
    headline: str = ""
    """How a whole evening of several games ended; empty if it was none."""
    titles: tuple[EveningAward, ...] = ()
    """The titles that people got at the end of a whole evening, one for each."""

    @property
    def robots(self) -> frozenset[int]:
        return frozenset(n for n, person in enumerate(self.people) if person.robot)


def page_space(width: int) -> Space:
    """The `Space` for the layout of an A5 page that is `width` pixels wide."""
    return Space(width, round(width * A5[1] / A5[0]), density=width / TABLET)


def book_pages(contents: BookContents, space: Space) -> list[BookPage]:
    """The pages of the book: cover, people, moments, who understood whom, awards, titles of
    a whole evening, last page.

    There are at most `MAX_PAGES`; the best moments are chosen for them. The pages of who
    understood whom, of awards and of titles are left out if they would be empty.
    """
    first, last = _cover(contents, space), _last(contents, space)
    behind = [_understanding(contents, space)] if contents.counts else []
    heading = tr._("Awards of the evening")
    behind += [_awards(heading, contents.awards, space)] if contents.awards else []
    behind += [_awards(contents.headline, contents.titles, space)] if contents.titles else []
    room = MAX_PAGES - ALWAYS_THERE - len(behind)
    moments = [_moment(one, space) for one in best_moments(contents.moments, room, contents.robots)]
    inside = [_people(contents, space), *moments, *behind]
    numbered = [_with_folio(page, number, space) for number, page in enumerate(inside, 2)]
    return [first, *numbered, last]


# --- text -------------------------------------------------------------------------------------


def _text_box(name: str, text: str, style: TextStyle, space: Space, lines: int = 2) -> Box | None:
    """A box as high as its text needs; None if there is no text.

    A text of more than `lines` lines shrinks to the height of `lines` lines.
    """
    if not text:
        return None
    size, width = space.text(style.size), space.width - 2 * SIDE * space.unit
    height = fit(text, style.face, size, width, size * lines * LEADING).height * SLACK
    return Box(name, Length(height / space.unit))


def _words(
    rect: Rect, text: str, style: TextStyle, space: Space, colour: str = INK, align: str = "center"
) -> Placed:
    look = Words(
        text, space.text(style.size), style.face, colour, align=align, pool=colour == CREAM
    )
    return Placed(rect, look)


def _with_folio(page: BookPage, number: int, space: Space) -> BookPage:
    """The page with its number at the bottom."""
    foot = column(Box(), Box("folio", FOLIO), padding=TOP / 2)
    colour = CREAM if isinstance(page.ground, NightSky) else SOFT_INK
    rect = foot.place(space.area, space)["folio"]
    return page._replace(
        placed=(*page.placed, _words(rect, str(number), Style.FOLIO, space, colour))
    )


def _inside(space: Space, *children: Box | None) -> Mapping[str, Rect]:
    """The rectangles of boxes that are placed one below the other inside the margins, by name."""
    margin = Box(size=Length(SIDE))
    body = column(Box(size=Length(TOP)), *children, Box(size=Length(TOP + FOLIO.dp)), gap=SMALL_GAP)
    return row(margin, body, margin).place(space.area, space)


# --- pages with the night sky -----------------------------------------------------------------


def _cover(contents: BookContents, space: Space) -> BookPage:
    """The cover: the date, the best moment and the names of everyone."""
    best = best_moment(contents.moments, contents.robots)
    names = tr.listed([person.name for person in contents.people])
    weekday, comma, date = contents.day.partition(", ")
    day = weekday + comma + date.replace(" ", NO_BREAK)
    at = _inside(
        space,
        Box("app", HEAD),
        _text_box("day", day, Style.DAY, space),
        Box(size=Length(GAP)),
        Box("plate", MUCH, max_size=PLATE),
        Box(size=Length(GAP)),
        _text_box("names", names, Style.QUOTE, space, TITLE_LINES),
        Box(),
    )
    placed = [
        _words(at["app"], APP, Style.HEAD, space, CREAM),
        _words(at["day"], day, Style.DAY, space, CREAM),
        _words(at["names"], names, Style.QUOTE, space, CREAM),
    ]
    if best is not None:
        placed.append(_plate(best, at["plate"], space))
    return BookPage(NightSky(), tuple(placed))


def _understanding(contents: BookContents, space: Space) -> BookPage:
    """The page with the ring of people, and the names of the two who understood each other most."""
    heading = tr._("Who understood whom")
    closest = closest_pair([person.name for person in contents.people], contents.counts)
    at = _inside(
        space,
        _text_box("heading", heading, Style.HEADING, space),
        Box(size=Length(GAP)),
        Box("ring"),
        Box(size=Length(GAP)),
        _text_box("closest", closest, Style.QUOTE, space),
    )
    placed = [
        _words(at["heading"], heading, Style.HEADING, space, CREAM),
        *people_in_ring(contents, at["ring"], space),
    ]
    if closest:
        placed.append(_words(at["closest"], closest, Style.QUOTE, space, CREAM))
    return BookPage(NightSky(), tuple(placed))


def people_in_ring(contents: BookContents, area: Rect, space: Space) -> list[Placed]:
    """The ring of the album; robots who understood nobody and were not understood are left out."""
    joined = frozenset[int]().union(*bonds(contents.counts))
    shown = [n for n in range(len(contents.people)) if n in joined or n not in contents.robots]
    context = SceneContext(space, tuple(contents.people[n] for n in shown))
    counts = {
        (shown.index(who), shown.index(whom)): count
        for (who, whom), count in contents.counts.items()
        if {who, whom} <= {*shown}
    }
    pieces = sorted(ring(context, counts, area).values(), key=lambda piece: piece.layer)
    return [Placed(piece.rect, piece.look, piece.angle) for piece in pieces]


def _last(contents: BookContents, space: Space) -> BookPage:
    """The last page: a farewell, the number of matches and the hours."""
    matches = counted.games(len(contents.outcomes))
    lines = (
        ("farewell", tr._("Until next time"), Style.QUOTE),
        ("facts", f"{matches} · {contents.hours}", Style.TEXT),
    )
    at = _inside(
        space,
        Box(),
        Box("flourish", FLOURISH, max_width=FLOURISH_WIDTH),
        *(_text_box(name, text, style, space) for name, text, style in lines),
        Box(size=BELOW_FAREWELL),
        Box("app", HEAD),
    )
    placed = [_words(at[name], text, style, space, CREAM) for name, text, style in lines]
    placed.append(Placed(at["flourish"], Flourish(CREAM)))
    placed.append(_words(at["app"], APP, Style.HEAD, space, CREAM))
    return BookPage(NightSky(), tuple(placed))


# --- pages on paper ---------------------------------------------------------------------------


def _people(contents: BookContents, space: Space) -> BookPage:
    """The page with everyone's badge, and a line of text for each match: the game and who won."""
    heading = tr._("Who was there")
    told = contents.outcomes[:MAX_OUTCOMES]
    outcomes = "\n".join((*told, "…") if len(contents.outcomes) > len(told) else told)
    at = _inside(
        space,
        _text_box("heading", heading, Style.HEADING, space),
        Box("flourish", FLOURISH, max_width=FLOURISH_WIDTH),
        Box("people"),
        _text_box("outcomes", outcomes, Style.TEXT, space, MAX_OUTCOMES),
    )
    placed = [
        _words(at["heading"], heading, Style.HEADING, space),
        Placed(at["flourish"], Flourish(BRONZE)),
        *_badges(contents.people, at["people"], space),
    ]
    if outcomes:
        placed.append(_words(at["outcomes"], outcomes, Style.TEXT, space, SOFT_INK))
    return BookPage(BookPaper(), tuple(placed))


def _badges(people: tuple[Person, ...], area: Rect, space: Space) -> Iterator[Placed]:
    largest = BADGE_OF_FEW if len(people) <= FEW else BADGE
    cells = grid(len(people), area, BADGE_ASPECT, WIDE_GAP * space.unit, largest.of(space))
    for person, cell in zip(people, cells, strict=True):
        name, disc = cell.cut_bottom(cell.h * NAME_PART)
        yield Placed(fitted(disc, 1), token(person))
        yield _words(name.inset(-WIDE_GAP / 2 * space.unit, 0), person.name, Style.NAME, space)


def _moment(found: BookMoment, space: Space) -> BookPage:
    """The page of one moment: one picture or drawing, or several pictures with captions."""
    captioned = found.pictures[:MAX_CAPTIONED]
    if any(picture.caption for picture in captioned):
        return _captioned(found, space)
    moment = found.moment
    style = Style.QUOTE if moment.signature else Style.TITLE
    at = _inside(
        space,
        Box("head", HEAD),
        Box(size=Length(GAP)),
        Box(),
        Box("plate", MUCH, max_size=_plate_height(moment)),
        Box(size=Length(WIDE_GAP)),
        _text_box("title", moment.title, style, space, TITLE_LINES),
        _text_box("signature", moment.signature, Style.NAME, space),
        _text_box("text", moment.text, Style.TEXT, space, TEXT_LINES),
        Box(),
    )
    return BookPage(
        BookPaper(), (_plate(found, at["plate"], space), *_told(found, at, style, space))
    )


def _captioned(found: BookMoment, space: Space) -> BookPage:
    """The page of a moment with captioned pictures, one below the other.

    The captions are at the right and at the left in turn.
    """
    pictures = found.pictures[:MAX_CAPTIONED]
    rows = [
        row(*(parts if number % 2 == 0 else reversed(parts)), gap=WIDE_GAP, size=MUCH)
        for number in range(len(pictures))
        if (parts := (Box(f"picture{number}"), Box(f"caption{number}")))
    ]
    at = _inside(
        space,
        Box("head", HEAD),
        _text_box("title", found.moment.title, Style.TITLE, space),
        Box(size=Length(GAP)),
        column(*rows, gap=GAP, size=MUCH),
        Box(size=Length(GAP)),
        _text_box("text", found.moment.text, Style.TEXT, space, TEXT_LINES),
    )
    placed = []
    for number, picture in enumerate(pictures):
        placed.append(Placed(at[f"picture{number}"], Framed(picture.item)))
        align = "left" if number % 2 == 0 else "right"
        caption = at[f"caption{number}"]
        placed.append(_words(caption, picture.caption, Style.TITLE, space, align=align))
    return BookPage(BookPaper(), (*placed, *_told(found, at, Style.TITLE, space)))


def _told(
    found: BookMoment, at: Mapping[str, Rect], style: TextStyle, space: Space
) -> Iterator[Placed]:
    """The texts of a moment, as far as there are boxes for them in `at`."""
    moment = found.moment
    texts = {
        "head": (found.game_title, Style.HEAD, BRONZE),
        "title": (moment.title, style, INK),
        "signature": (moment.signature, Style.NAME, INK),
        "text": (moment.text, Style.TEXT, SOFT_INK),
    }
    for name, (text, chosen, colour) in texts.items():
        if name in at and text:
            yield _words(at[name], text, chosen, space, colour)


def _plate_width(moment: Moment) -> float:
    """The maximum width of a drawing, in dp; a wide drawing reaches into the margins."""
    return TABLET - 2 * (WIDE_SIDE if moment.aspect > 1 else SIDE)


def _plate_height(moment: Moment) -> Length:
    """The maximum height of a moment's picture or drawing.

    For a drawing, it is the height at the maximum width, but not more than `PLATE`.
    """
    if moment.drawing is None:
        return PLATE
    return Length(min(PLATE.dp, _plate_width(moment) / moment.aspect))


def _plate(found: BookMoment, rect: Rect, space: Space) -> Placed:
    """The framed picture or drawing of a moment, in the centre of `rect`.

    A drawing is never higher than `rect`, but may be wider (`_plate_width`).
    """
    moment = found.moment
    if moment.drawing is None:
        return Placed(rect, Framed(found.pictures[0].item))
    room = around(rect.cx, rect.cy, _plate_width(moment) * space.unit, rect.h)
    return Placed(fitted(room, moment.aspect), FramedDrawing(moment.drawing))


def _awards(heading: str, awards: tuple[EveningAward, ...], space: Space) -> BookPage:
    """A page of awards, each with its title, who gets it and why, and its picture if it has one."""
    boxes = []
    for number, award in enumerate(awards):
        texts = column(
            Box(f"title{number}", AWARD_TITLE),
            Box(f"names{number}", AWARD_NAMES),
            Box(f"reason{number}", AWARD_REASON),
            Box(f"said{number}", AWARD_SAID) if _said(award) else None,
        )
        picture = Box(f"picture{number}", AWARD_PICTURE) if award.moment else None
        boxes.append(row(picture, texts, gap=GAP, size=MUCH, max_size=AWARD))
    at = _inside(
        space,
        _text_box("heading", heading, Style.HEADING, space),
        Box("flourish", FLOURISH, max_width=FLOURISH_WIDTH),
        Box(),
        *(part for box in boxes for part in (box, Box(size=2))),
    )
    placed = [
        _words(at["heading"], heading, Style.HEADING, space),
        Placed(at["flourish"], Flourish(BRONZE)),
    ]
    for number, award in enumerate(awards):
        lines: tuple[tuple[str, str, TextStyle, str], ...] = (
            ("title", award.title, Style.HEAD, BRONZE),
            ("names", tr.listed(award.names), Style.TITLE, INK),
            ("reason", award.reason, Style.TEXT, SOFT_INK),
            ("said", _said(award), Style.TEXT, INK),
        )
        align = "left" if award.moment else "center"
        for name, text, style, colour in lines:
            if text:
                placed.append(_words(at[f"{name}{number}"], text, style, space, colour, align))
        if award.moment is not None:
            placed.append(_small_plate(award.moment, at[f"picture{number}"]))
    return BookPage(BookPaper(), tuple(placed))


def _small_plate(found: BookMoment, rect: Rect) -> Placed:
    """The framed picture or drawing of an award."""
    moment = found.moment
    if moment.drawing is None:
        return Placed(rect, Framed(found.pictures[0].item))
    return Placed(fitted(rect, moment.aspect), FramedDrawing(moment.drawing))


def _said(award: EveningAward) -> str:
    return award.moment.said_beside(award.reason) if award.moment else ""
