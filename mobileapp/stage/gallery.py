"""The gallery at the end of a match: prints of one height in rows, each with a caption."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from PIL import Image

from engine.packs import Item
from mobileapp.stage import painting
from mobileapp.stage.boxes import Length, PerWindow
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lettering import LEADING, fit, text_mask
from mobileapp.stage.looks import INK, PAPER, Art, Card, Token, has_picture, picture_window
from mobileapp.stage.piece import Action, Look, Piece, Pieces, Waypoint
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size

FEW, MANY, ROWS = 3, 8, 4
"""The minimum and the maximum number of prints, and the maximum number of rows.

The page of the evening in the history shows all pictures.
"""
LEAST = PerWindow(Length(110), phone=Length(130), phone_landscape=Length(110))
"""The least height of a picture on a print; rather than smaller ones, fewer are shown."""
TINY = 0.55
"""Pictures smaller than this part of the least height are not shown."""
CLEAR = 0.5
"""How much it counts that letters are large, beside pictures: the power of their size."""
ALL = 1.35
"""How much it counts that more pictures are shown, beside their size: the power of their number."""
EDGE = Length(6)
"""The paper around a picture."""
MOUNT = PerWindow(0.25, phone=0.0)
"""How much more paper is at each side of a picture with a caption, at most, as a part of the width
of the narrowest picture.
"""
LETTERS = (22, 18.5, 17, 15.5)
"""The letters of captions in dp of a tablet that are tried."""
MIN_CAPTION, GROWTH = 15, 1.25
"""The least letters of captions in dp, and how much larger they are with large text."""
MIN_WORDS = 3
"""The least number of words of a caption that is cut; with fewer, nobody knows the clue again."""
AROUND_CAPTION = 0.7
"""The room above and below a caption together, as a multiple of the font size."""
LEAD_GAP = 0.2
"""The gap after a token or a sign before a caption, as a part of its size."""
SPREAD = 0.15
"""What a print takes of a row beside its picture, as a part of the height of the picture."""


class Exhibit(NamedTuple):
    """A picture of the gallery."""

    id: str
    """What tells the picture from others: the gallery shows each of them once."""
    look: Look
    aspect: float = Size.CARD
    tap: Action | None = None
    """The action of a tap, usually to enlarge the picture."""
    caption: str = ""
    quotes: str = ""
    """If the caption is a clue: quotation marks with `{clue}` between them."""
    tokens: tuple[Token, ...] = ()
    """The badges of those who made the picture."""
    word: Item | None = None
    """The word that the caption is: its picture, if it has one, stands before it if there is room.
    """


class Print(Look):
    """A picture on paper, with a caption below it; lengths are in pixels."""

    picture: Look
    caption: str
    quotes: str
    letters: float
    """The size of the letters of the caption."""
    below: float
    """The height of the paper below the picture."""
    edge: float
    """The width of the paper around it."""
    mount: float = 0
    """How much more paper is at each side of the picture, for the caption."""
    tokens: tuple[Token, ...] = ()
    word: Item | None = None
    shadow = "box"
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        card = Image.new("RGB", (width, height), painting.rgb(PAPER))
        edge, below, left = round(self.edge), round(self.below), round(self.edge + self.mount)
        size = max(width - 2 * left, 1), max(height - edge - below, 1)
        if isinstance(self.picture, Card) and self.picture.item is not None:
            picture = painting.covering(art.picture(self.picture.item, size[0]), size)
        else:
            picture = painting.unpadded(self.picture.paint(*size, art))
        mask = painting.rounded_mask(size, min(size) * 0.03)
        card.paste(picture.convert("RGB"), (left, edge), mask)
        card.putalpha(painting.rounded_mask((width, height), self.edge))
        if self.caption:
            self._write(card, (width / 2, height - below / 2), art)
        return painting.padded(card)

    def _write(self, card: Image.Image, middle: tuple[float, float], art: Art) -> None:
        """Write the caption below the picture, after tokens or the picture of its word."""
        side = round(self._lead_side)
        leads = [painting.unpadded(token.paint(side, side, art)) for token in self.tokens]
        if self.word is not None and has_picture(self.word, art):
            leads.append(picture_window(self.word, side, art))
        beside = len(leads) * side * (1 + LEAD_GAP)
        room = card.width - self.edge - beside
        fitted = fit(self.text, self._face, self.letters, room, self.below)
        left = middle[0] - (beside + fitted.width) / 2
        for order, lead in enumerate(leads):
            corner = round(left + order * side * (1 + LEAD_GAP)), round(middle[1] - lead.height / 2)
            painting.overlay(card, lead, corner)
        size = round(fitted.width + fitted.size), round(fitted.height + fitted.size)
        middle = left + beside + fitted.width / 2, middle[1]
        painting.stamp(card, text_mask(fitted, self._face, size), INK, middle)

    @property
    def text(self) -> str:
        """The caption as it is written."""
        return self.quotes.format(clue=self.caption) if self.quotes else self.caption

    @property
    def _face(self) -> str:
        return "italic" if self.quotes else "display"

    @property
    def _lead_side(self) -> float:
        """The size of a token or sign before the caption."""
        return self.letters * (1 + AROUND_CAPTION / 2)

    def signed(self, word: Item | None, width: float) -> "Print":
        """The print with the picture of its word, if the caption then keeps its size."""
        signed = replace(self, word=word)
        return signed if signed.caption_fits(width) else self

    def caption_fits(self, width: float) -> bool:
        """Whether the caption is written in letters of full size on a print so wide."""
        if not self.caption:
            return True
        leads = len(self.tokens) + (self.word is not None and bool(self.word.picture))
        room = width - self.edge - leads * self._lead_side * (1 + LEAD_GAP)
        high = self.below - self.letters * AROUND_CAPTION
        fitted = fit(self.text, self._face, self.letters, max(room, 1), high)
        return fitted.size >= int(self.letters)

    def cut(self, width: float) -> "Print":
        """The print with as many words of the caption as it has room for, if it is so wide."""
        words = self.caption.split()
        texts = (" ".join(words[:count]) for count in range(len(words) - 1, MIN_WORDS - 1, -1))
        prints = (self, *(replace(self, caption=f"{text}…") for text in texts))
        return next((one for one in prints if one.caption_fits(width)), self)


class _Strip(NamedTuple):
    """Prints in rows, all of one height."""

    prints: list[Print]
    places: list[Rect]
    picture: float
    """The height of the pictures."""
    even: float
    """The width of the narrowest row, as a part of that of the widest."""

    @property
    def worth(self) -> float:
        """The more, the larger the pictures are, the more there are, and the evener the rows."""
        area = sum(rect.w * self.picture for rect in self.places)
        return float(area * len(self.places) ** ALL * self.even)

    @property
    def clear(self) -> float:
        """The more, the larger pictures and letters are."""
        return float(self.picture * self.prints[0].letters ** CLEAR)

    def changed(self, change: Callable[[Print, float], Print]) -> "_Strip":
        """The strip with every print changed, given the print and its width."""
        widths = (rect.w for rect in self.places)
        return self._replace(prints=list(map(change, self.prints, widths)))

    @property
    def captions_fit(self) -> bool:
        return all(map(Print.caption_fits, self.prints, (rect.w for rect in self.places)))


def gallery(exhibits: Mapping[int, Exhibit], room: Rect, space: Space) -> Pieces:
    """Prints of the exhibits, by number, keys `exhibit:<number>`, in the middle of a room.

    They are as large as its width and height allow. If there is no room for all, they are chosen
    evenly from the whole match; if there is hardly any, there are none.
    """
    if not exhibits:
        return {}
    chosen, strip = _chosen(exhibits, room, space)
    if strip.picture < LEAST.of(space).of(space) * TINY:
        return {}
    return {
        f"exhibit:{number}": Piece(
            rect, one, layer=Layer.SIGN + place, tap=exhibits[number].tap,
            angle=(place * 29 % 7 - 3) * 0.3,
            enter=Waypoint(rect.scaled(0.3), opacity=0),  # so that none moves across a button
            delay=place * Duration.STAGGER,
        )
        for place, (number, one, rect) in enumerate(
            zip(chosen, strip.prints, strip.places, strict=True)
        )
    }  # fmt: skip


def _chosen(exhibits: Mapping[int, Exhibit], room: Rect, space: Space) -> tuple[list[int], _Strip]:
    """The exhibits that are shown, by number, and their prints: many large ones in even rows.

    Fewer are shown rather than captions cut; only if there would be very few, they are. In a very
    low room they have none.
    """
    numbers, least = tuple(exhibits), LEAST.of(space).of(space)
    most = min(len(numbers), MANY)
    bare = {number: one._replace(caption="") for number, one in exhibits.items()}
    for shown, cut in ((exhibits, False), (exhibits, True), (bare, False)):
        tried = []
        for count in range(most, min(FEW, most) - 1, -1):
            last, steps = len(numbers) - 1, max(count - 1, 1)
            chosen = [numbers[round(place * last / steps)] for place in range(count)]
            strip = _strip([shown[number] for number in chosen], room, space, cut)
            tried.append((chosen, strip))
        seen = [one for one in tried if one[1].captions_fit and one[1].picture >= least]
        if seen:
            return max(seen, key=lambda one: one[1].worth)
    return max(tried, key=lambda one: (round(one[1].picture), len(one[0])))


def _strip(exhibits: Sequence[Exhibit], room: Rect, space: Space, cut: bool) -> _Strip:
    """The prints as large as they fit a room, with captions that all fit.

    Letters and lines are those with which pictures and letters are large. If even the smallest
    letters are too large, there are no tokens before them, then three lines; with `cut`, captions
    are cut after a word instead.
    """
    least = MIN_CAPTION * space.density * min(space.text_scale, GROWTH)
    sizes = [max(space.text(size), least) for size in LETTERS]
    ways = [(letters, lines, True) for letters in sizes for lines in (1, 2)]
    bare = [(sizes[-1], 2, False)] + [(sizes[-1], 3, False)] * (not cut)
    fitting: list[_Strip] = []
    for letters, lines, tokens in ways + bare:
        strip = _laid_out(exhibits, room, space, letters, lines)
        if not tokens:
            if fitting:
                break
            strip = strip.changed(lambda one, _: replace(one, tokens=()))
        if strip.captions_fit and strip.picture >= LEAST.of(space).of(space):
            fitting.append(strip)
    strip = max(fitting, key=lambda one: one.clear, default=strip)
    if cut:
        strip = strip.changed(Print.cut)
    words = iter([exhibit.word for exhibit in exhibits])
    return strip.changed(lambda one, width: one.signed(next(words), width))


def _laid_out(
    exhibits: Sequence[Exhibit], room: Rect, space: Space, letters: float, lines: int
) -> _Strip:
    """The prints as large as they fit a room, in so many rows that they are largest."""
    edge, gap, mount = EDGE.of(space), Gap.SMALL * space.unit, 0.0
    aspects = tuple(exhibit.aspect for exhibit in exhibits)
    captions = any(exhibit.caption for exhibit in exhibits)
    below = letters * (lines * LEADING + AROUND_CAPTION) if captions else edge
    best, rows = 0.0, _rows(aspects, 1)
    for count in range(1, min(len(exhibits), ROWS) + 1):
        tried = _rows(aspects, count)
        high = (room.h - gap * (count - 1)) / count - edge - below
        for row in tried:
            free = room.w - gap * (len(row) - 1) - 2 * edge * len(row)
            high = min(high, free / sum(row))
        if high > best:
            best, rows = high, tried
    whole = best + edge + below
    widths = [[aspect * best + 2 * edge for aspect in row] for row in rows]
    if captions:
        spare = ((room.w + gap - sum(row)) / len(row) - gap for row in widths)
        mount = min(min(spare) / 2, MOUNT.of(space) * min(aspects) * best)
        widths = [[width + 2 * mount for width in row] for row in widths]
    apart = gap
    if len(rows) == 1 and len(exhibits) > 1:  # a single row is as wide as the room, if it can be
        free = (room.w - sum(widths[0])) / (len(exhibits) - 1)
        apart = max(gap, min(free, Gap.MARGIN * space.unit))
    across = [sum(row) + apart * (len(row) - 1) for row in widths]
    places: list[Rect] = []
    top = room.cy + (len(rows) * (whole + gap) - gap) / 2
    for line, wide in zip(widths, across, strict=True):
        x, top = room.cx - wide / 2, top - whole
        for width in line:
            places.append(Rect(x, top, width, whole))
            x += width + apart
        top -= gap
    prints = [
        Print(one.look, one.caption, one.quotes, letters, below, edge, mount, one.tokens)
        for one in exhibits
    ]
    return _Strip(prints, places, best, min(across) / max(across))


@lru_cache(maxsize=64)
def _rows(aspects: tuple[float, ...], count: int) -> tuple[tuple[float, ...], ...]:
    """The shapes of pictures in so many rows that are as equally wide as possible."""
    ways = (
        tuple(aspects[start:end] for start, end in pairwise((0, *ends, len(aspects))))
        for ends in combinations(range(1, len(aspects)), count - 1)
    )

    def widths(rows: tuple[tuple[float, ...], ...]) -> list[float]:
        return sorted((sum(row) + SPREAD * len(row) for row in rows), reverse=True)

    return min(ways, key=widths)
