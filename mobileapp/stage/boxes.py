"""Layouts of rows and columns: a tree of boxes defines where the named parts of a screen lie.

It works like CSS flexbox in a single pass: fixed lengths come first, then flexible boxes share the
rest. A tree contains no text: to make a box as large as a text, measure the text and give its size
to the box as a Length.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, NamedTuple, ParamSpec, TypedDict, TypeVar, Unpack, cast

from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.space import Space

P = ParamSpec("P")
T = TypeVar("T")


class PerWindow(NamedTuple, Generic[T]):
    """One value for each kind of window; `of` selects the value for a given window.

    Only `tablet` is required. Each kind of window uses the first value that is given:

    - a phone in landscape: `phone_landscape`, `phone`, `tablet`;
    - a phone in portrait: `phone`, `tablet_portrait`, `tablet`;
    - a tablet in portrait: `tablet_portrait`, `tablet`.
    """

    tablet: T
    tablet_portrait: T | None = None
    phone: T | None = None
    phone_landscape: T | None = None

    def of(self, space: Space) -> T:
        phone = (self.phone_landscape if space.wide else None, self.phone) if space.phone else ()
        upright = None if space.wide else self.tablet_portrait
        return next((value for value in (*phone, upright) if value is not None), self.tablet)


class TextStyle(NamedTuple):
    """The font size of a kind of text, in dp of a tablet (`Space.text`), and its typeface."""

    size: float
    face: str = "display"


class Length(NamedTuple):
    """A length that adapts to the window: the maximum of the lengths that its fields define."""

    dp: float = 0
    """A length in dp of a tablet; shorter on a phone (`Space.unit`)."""
    lines: float = 0
    """A multiple of the font size of `style`. It grows with the text size in the settings."""
    style: TextStyle = TextStyle(0)
    touch: bool = False
    """Whether the length is at least the usual size of a touch target (`Space.touch`)."""

    def of(self, space: Space) -> float:
        length = max(self.dp * space.unit, self.lines * space.text(self.style.size))
        return max(length, space.touch) if self.touch else length


NOWHERE = Rect(0, 0, 0, 0)
"""The place of a part that a screen does not have."""
FIT = 0
"""The `Box.size` of a box that is as long as the fixed lengths of its children require."""


class Box(NamedTuple):
    """A row, a column, or an item in one; `place` returns the rectangles of all named boxes."""

    name: str = ""
    size: float | Length = 1
    """The width in a row, the height in a column. A Length is fixed. With FIT the box is as long as
    its children need. Any other number is a flex factor: the weight with which the box shares the
    remaining room.
    """
    min_size: Length | None = None
    max_size: Length | None = None
    """`min_size` and `max_size` limit a flexible size."""
    children: "tuple[Box, ...]" = ()
    horizontal: bool = False
    """Whether the children form a row; else they form a column."""
    gap: float = 0
    padding: float = 0
    """`gap` is the distance between two children, `padding` the free space inside each edge. Both
    are in dp of a tablet (`Space.unit`).
    """
    aspect: float = 0
    """Width / height: the box is as large as possible with these proportions, and centred. With 0
    it fills its room.
    """
    max_width: Length | None = None
    max_height: Length | None = None
    """`max_width` and `max_height` limit the box; it is centred if its room is larger."""

    def with_size(self, size: float | Length) -> "Box":
        """A copy with another size, for another row or column."""
        return self._replace(size=size)

    def place(self, rect: Rect, space: Space) -> "Places":
        """Place the tree in a rectangle. The result is shared, so it must not be changed."""
        return _placed(self, rect, space)

    def far_side(self) -> "Box":
        """A copy of the tree for the far side of the table.

        All children are in reverse order, and all names end with `_far`.
        """
        children = tuple(child.far_side() for child in reversed(self.children))
        return self._replace(name=self.name and f"{self.name}_far", children=children)


class Options(TypedDict, total=False):
    gap: float
    size: float | Length
    name: str
    padding: float
    min_size: Length
    max_size: Length


def row(*children: Box | None, **options: Unpack[Options]) -> Box:
    """Boxes side by side, from the left; None is skipped."""
    return Box(children=tuple(filter(None, children)), horizontal=True, **options)


def column(*children: Box | None, **options: Unpack[Options]) -> Box:
    """Boxes one below the other, from the top; None is skipped."""
    return row(*children, **options)._replace(horizontal=False)


LAYOUTS: list[tuple[Callable[..., Any], dict[str, Iterable[Any]]]] = []
"""The functions decorated with `cached_layout`, and the arguments with which tests call them."""


def cached_layout(**values: Iterable[Any]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache a layout function; used as `@cached_layout(count=range(3, 9))`.

    The function takes `space`, flags, and the arguments named in `values`: counts or records of
    both, not texts, so that cached results are often reused. A test calls the function with all
    combinations of flags and `values`, and checks that every rectangle in the result lies in the
    window.
    """

    def register(function: Callable[P, T]) -> Callable[P, T]:
        cached = cast(Callable[P, T], lru_cache(maxsize=64)(function))
        kinds = function.__annotations__.items()
        flags = {name: (False, True) for name, kind in kinds if kind is bool}
        LAYOUTS.append((cached, flags | values))
        return cached

    return register


class Places(dict[str, Rect]):
    """The places of all named boxes of a tree: `at.title` is the rectangle of `Box("title")`."""

    def __getattr__(self, name: str) -> Rect:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"there is no box {name!r} in {list(self)}") from None

    def find(self, name: str) -> Rect:
        """The place of a box that not every window has; `NOWHERE` if it is missing."""
        return self.get(name, NOWHERE)


@lru_cache(maxsize=256)  # successive scenes often differ only in texts, so their layouts are equal
def _placed(box: Box, rect: Rect, space: Space) -> Places:
    return Places(_parts(box, rect, space))


def _parts(box: Box, rect: Rect, space: Space) -> Iterator[tuple[str, Rect]]:
    if box.padding:
        rect = rect.inset(box.padding * space.unit)
    if box.max_width or box.max_height:
        width = min(rect.w, box.max_width.of(space)) if box.max_width else rect.w
        height = min(rect.h, box.max_height.of(space)) if box.max_height else rect.h
        rect = around(rect.cx, rect.cy, width, height)
    if box.aspect:
        rect = fitted(rect, box.aspect)
    if box.name:
        yield box.name, rect
    gap, x, y = box.gap * space.unit, rect.x, rect.top
    room = (rect.w if box.horizontal else rect.h) - gap * (len(box.children) - 1)
    for child, length in zip(box.children, _lengths(box, room, space), strict=True):
        if box.horizontal:
            yield from _parts(child, Rect(x, rect.y, length, rect.h), space)
            x += length + gap
        else:
            yield from _parts(child, Rect(rect.x, y - length, rect.w, length), space)
            y -= length + gap


def _lengths(box: Box, room: float, space: Space) -> list[float]:
    """The lengths of a box's children, which share `room` pixels.

    Fixed lengths are computed first, then flexible ones with a minimum or maximum. The remaining
    children share the rest.
    """
    parts = dict(enumerate(box.children))
    lengths = {i: _fixed(p, box.horizontal, space) for i, p in parts.items() if not _flex(p)}
    for limited in (True, False):
        left = max(room - sum(lengths.values()), 0)
        flexible = {i: child for i, child in parts.items() if i not in lengths}
        total = sum(map(_flex, flexible.values()))
        for i, child in flexible.items():
            if limited == bool(child.min_size or child.max_size):
                length = left * _flex(child) / total
                length = min(length, child.max_size.of(space)) if child.max_size else length
                lengths[i] = max(length, child.min_size.of(space)) if child.min_size else length
    return [lengths[i] for i in parts]


def _flex(box: Box) -> float:
    return 0 if isinstance(box.size, Length) else box.size


def _fixed(box: Box, horizontal: bool, space: Space) -> float:
    return box.size.of(space) if isinstance(box.size, Length) else _needed(box, horizontal, space)


def _needed(box: Box, horizontal: bool, space: Space) -> float:
    """The width (`horizontal`) or height that the fixed lengths inside a box require."""
    padding, gaps = 2 * box.padding * space.unit, max(len(box.children) - 1, 0)
    if box.horizontal != horizontal:
        return padding + max((_needed(p, horizontal, space) for p in box.children), default=0)
    lengths = (_fixed(child, horizontal, space) for child in box.children)
    return padding + gaps * box.gap * space.unit + sum(lengths)
