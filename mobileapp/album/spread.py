"""One evening as an album: the constellation on night paper, and leaves of paper that are turned.

On a phone one page is seen at a time, and the constellation is the first leaf; only few people
leave room for two.
"""

from typing import NamedTuple

from mobileapp.album.constellation import constellation
from mobileapp.album.leaves import Leaf, SkyLeaf, leaf_pieces, leaves, one_at_a_time
from mobileapp.album.looks import PAPER, RIM, SKY, AlbumBook, Bookmark
from mobileapp.album.views import AlbumView
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import Area, RoundIcon
from mobileapp.stage.page_parts import back_key, line_of, page_key, page_title
from mobileapp.stage.paginator import paginator, paginator_width
from mobileapp.stage.parts import button, text_width, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Size, Text

BACKDROP, SHADE, CONTRAST_SHADE = "storyteller", 0.3, 0.7
HOURS = TextStyle(24, "italic")
RIBBON = PerWindow(Length(66, touch=True), phone=Length(56, touch=True))
"""The width of a ribbon at the side of the book, or its height above it."""
MAX_RIBBON = Length(150)
MIN_RIBBON = Length(84, touch=True)
MIN_RIBBON_ON_PHONE = 40
"""The least length of a ribbon on a phone, in dp; it is as wide as any touch target."""
MAX_RIBBON_ON_PHONE = Length(110, touch=True)
CHOSEN_RIBBON = Length(240)
"""The largest length of a chosen ribbon on a phone, where only that one has room for its name."""
MIN_CHOSEN_RIBBON = Length(140)
"""With less room than this, the chosen one has no name either."""
RIBBON_TEXT = TextStyle(24)
FREE = 0.86
"""The part of the width and of the length of a ribbon that its name takes at most."""
COLOURS = ("#4B7BB5", "#35704A", "#B5412B", "#6B4BA0", "#9A6A1C", "#2F7F86")
"""The colours of ribbons, one for each game in the order in which they were played."""
FOLD = PerWindow(0.5, tablet_portrait=0.45)
"""The part of the book that the night paper takes."""
KEEP_WIDTH, MAX_KEEP = Length(250, 8, Text.HINT), 0.45
"""The width of the button for the book, and the part of the page's width that it takes at most."""
DAY = TextStyle(22)
"""The day above the hours, on an upright phone."""


class AlbumPlaces(NamedTuple):
    """Where the parts of the page lie."""

    title: Rect
    hours: Rect
    book: Rect
    pages: tuple[Rect, ...]
    ribbons: Rect
    foot: Rect


def album(
    view: AlbumView, context: SceneContext, leaf: int = 0, chosen: int | None = None
) -> Scene:
    """The open album at a leaf; `chosen` is the person whose lines are not dimmed."""
    space = context.space
    at, sheets = _opened(view, context)
    leaf = min(max(leaf, 0), len(sheets) - 1)
    shown = sheets[leaf]
    found = _header(view, space, at) | _footer(view, space, at, leaf, len(sheets))
    kinds = (SKY, PAPER) if len(at.pages) > 1 else (SKY if isinstance(shown, SkyLeaf) else PAPER,)
    rim = RIM * space.unit / at.book.w
    found["book"] = Piece(
        at.book, AlbumBook(kinds, not space.wide, rim, FOLD.of(space)), layer=Layer.GROUND
    )
    found["paper"] = Piece(at.pages[-1], Area(), layer=Layer.PAPER, free="sweep")
    shade = CONTRAST_SHADE if context.high_contrast else SHADE
    if not view.read:
        return Scene(found, backdrop=BACKDROP, shade=shade)
    found |= _ribbons(view, space, at, sheets, shown)
    if len(at.pages) > 1 or isinstance(shown, SkyLeaf):
        sky = at.pages[0].inset(Gap.LARGE * space.unit)
        found |= constellation(context, view.counts, sky, chosen)
    found |= leaf_pieces(shown, context, at.pages[-1], leaf)
    return Scene(found, backdrop=BACKDROP, shade=shade)


def leaf_count(view: AlbumView, context: SceneContext) -> int:
    """How many leaves the album has in this window."""
    return len(_opened(view, context)[1])


def _opened(view: AlbumView, context: SceneContext) -> tuple[AlbumPlaces, list[Leaf]]:
    """The places of the page and all leaves; without buttons the book is as high as the page.

    An unread album has room for buttons, so that the book does not change its size when they come.
    """
    ribbons, key, single = _has_ribbons(view), view.may_delete, one_at_a_time(context)
    at = album_places(context.space, ribbons, single, key)
    sheets = leaves(view, context, at.pages[-1])
    if view.read and not view.exportable and len(sheets) == 1:
        at = album_places(context.space, ribbons, single, key, footer=False)
        sheets = leaves(view, context, at.pages[-1])
    return at, sheets


def _has_ribbons(view: AlbumView) -> bool:
    """Whether there are ribbons: one alone would mark nothing that a turned page does not show."""
    return len(view.chapters) > 1


def album_places(
    space: Space, ribbons: bool, single: bool, key: bool = True, footer: bool = True
) -> AlbumPlaces:
    """Where the parts of the page lie, with or without ribbons, a key at the right, and buttons.

    If `single`, one page is seen at a time.
    """
    unit = space.unit
    gap, small = Gap.MEDIUM * unit, (Gap.TINY if space.phone else Gap.SMALL) * unit
    area = space.page
    bar = page_title(space, keys=1 if key else 0)
    if space.phone and not space.wide:
        day = line_of(space, DAY, Text.TWO_LINES if space.large_text else Text.ONE_LINE)
        high = max(bar.h, day + line_of(space, HOURS))
        bar = Rect(bar.x, bar.top - high, bar.w, high)
        title, hours = bar.cut_top(day)
    else:
        title, hours = bar.cut_left(bar.w * (0.72 if space.wide else 0.66), gap)
    foot, rest = area.cut_bottom(Size.BUTTON.of(space), small)
    rest = rest if footer else area
    rest = Rect(rest.x, rest.y, rest.w, bar.y - small - rest.y)
    wide = RIBBON.of(space).of(space)
    strip = Rect(rest.right, rest.y, 0, rest.h)
    if ribbons and space.wide:
        strip, rest = rest.cut_right(wide)
    elif ribbons:
        strip, rest = rest.cut_top(wide)
    inner = rest.inset(RIM * unit)
    if single:
        pages: tuple[Rect, ...] = (inner,)
    elif space.wide:
        pages = inner.cut_left(inner.w * FOLD.of(space))
    else:
        pages = inner.cut_top(inner.h * FOLD.of(space))
    return AlbumPlaces(title, hours, rest, pages, strip, foot)


def _header(view: AlbumView, space: Space, at: AlbumPlaces) -> Pieces:
    found = {
        "back": back_key(space),
        "title": words(space, at.title, view.day, Text.TITLE, align="left", public=False),
        "hours": words(
            space,
            at.hours,
            view.hours,
            HOURS,
            public=False,
            align="right" if at.hours.y == at.title.y else "left",
        ),
    }
    if view.may_delete:
        found["delete"] = page_key(space, "top-right", RoundIcon("trash"), Command.DELETE)
    return found


def _footer(view: AlbumView, space: Space, at: AlbumPlaces, leaf: int, count: int) -> Pieces:
    gap = Gap.MEDIUM * space.unit
    wide = paginator_width(space, count)
    keep, turning = at.foot.cut_left(min(KEEP_WIDTH.of(space), at.foot.w * MAX_KEEP), gap)
    turning = turning.cut_right(min(wide, turning.w))[0]
    found = paginator(space, turning, leaf, count, Command.LEAF)
    if view.exportable:
        found["keep"] = button(
            space, keep, tr._("Take it home"), AppCommand(Command.KEEP), Text.HINT, quiet=True
        )
    return found


def _ribbons(
    view: AlbumView, space: Space, at: AlbumPlaces, sheets: list[Leaf], shown: Leaf
) -> Pieces:
    """A ribbon for each chapter, or for the first one of each title if there are too many."""
    strip = at.ribbons
    long, wide = (strip.h, strip.w) if space.wide else (strip.w, strip.h)
    least = MIN_RIBBON_ON_PHONE * space.density if space.phone else MIN_RIBBON.of(space)
    gap = Gap.SMALL * space.unit
    room = max(int((long - gap) // (least + gap)), 1)
    numbers = [*range(len(view.chapters))]
    titles = [chapter.title for chapter in view.chapters]
    if len(numbers) > room:
        numbers = [number for number in numbers if titles.index(titles[number]) == number][:room]
    if not numbers or not strip.w or not strip.h:
        return {}
    kinds = [*dict.fromkeys(titles)]
    found: Pieces = {}
    shown_titles = [titles[number] for number in numbers]
    lengths = (
        _ribbon_lengths(space, long, len(numbers), _place_of(shown.chapter, numbers))
        if space.phone
        else _fair_lengths(space, long, shown_titles)
    )
    sizes = (
        fit(title, RIBBON_TEXT.face, space.text(RIBBON_TEXT.size), each * FREE, wide * FREE).size
        for title, each in zip(shown_titles, lengths, strict=True)
    )
    size = space.text(RIBBON_TEXT.size) if space.phone else min(sizes)
    start = gap
    for number, each in zip(numbers, lengths, strict=True):
        rect = (
            Rect(strip.x, strip.top - start - each, strip.w, each)
            if space.wide
            else Rect(strip.x + start, strip.y, each, strip.h)
        )
        start += each + gap
        first = next(n for n, one in enumerate(sheets) if one.chapter == number)
        colour = COLOURS[kinds.index(titles[number]) % len(COLOURS)]
        named = not space.phone or each >= MIN_CHOSEN_RIBBON.of(space)
        look = Bookmark(
            titles[number], colour, size, space.wide,
            chosen=shown.chapter == number,
            cover=None if named else view.chapters[number].cover,
        )  # fmt: skip
        found[f"ribbon:{number}"] = Piece(
            rect, look, layer=Layer.PAPER, tap=AppCommand(Command.LEAF, first)
        )
    return found


def _place_of(chapter: int, numbers: list[int]) -> int | None:
    """The place of the ribbon of the chapter that is shown, if it has one."""
    return numbers.index(chapter) if chapter in numbers else None


def _fair_lengths(space: Space, long: float, titles: list[str]) -> list[float]:
    """The lengths of ribbons with names: longer ones for longer words, so that all letters are of
    one size.
    """
    gap = Gap.SMALL * space.unit
    widest = [
        max(text_width(space, word, RIBBON_TEXT) for word in title.split()) / FREE
        for title in titles
    ]
    least = [max(MIN_RIBBON.of(space), wide) for wide in widest]
    room = long - gap - gap * len(titles)
    most = MAX_RIBBON.of(space)
    scale = min(room / sum(least), 1)
    spare = max((room - sum(least)) / len(titles), 0)
    return [min(one * scale + spare, max(most, one * scale)) for one in least]


def _ribbon_lengths(space: Space, long: float, count: int, chosen: int | None) -> list[float]:
    """The lengths of ribbons on a phone; the chosen one is longer, for its name."""
    gap = Gap.SMALL * space.unit
    largest = MAX_RIBBON_ON_PHONE.of(space)
    lengths = [min(largest, (long - gap) / count - gap)] * count
    if chosen is not None:
        spare = long - gap - count * (space.touch + gap) + space.touch
        if spare >= MIN_CHOSEN_RIBBON.of(space):
            chosen_one = min(spare, CHOSEN_RIBBON.of(space))
            rest = (long - gap - chosen_one - gap) / max(count - 1, 1) - gap
            lengths = [min(largest, rest)] * count
            lengths[chosen] = chosen_one
    return lengths
