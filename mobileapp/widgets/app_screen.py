"""The base class of all screens, and the pictures that two of them may share."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from kivy.uix.label import Label
from kivy.uix.screenmanager import Screen
from kivy.uix.widget import Widget

WindowBox = tuple[float, float, float, float]
"""Left, bottom, width and height, in window coordinates."""


def box_of(widget: Widget) -> WindowBox:
    """The position of a widget in the window, and its size."""
    return (*widget.to_window(*widget.pos), *widget.size)


class Caption(NamedTuple):
    """A text at the lower edge of a picture, where the picture fades into the page."""

    label: Label
    fade: float
    """The height of the faded edge."""
    colour: tuple[float, ...]


class SharedPicture(NamedTuple):
    """A picture that the page before or after may show too.

    A page returns all of its shared pictures from the method `shared_pictures()`. During a
    transition, a copy of the picture moves from its place on the old page to that on the new one.
    """

    key: Hashable
    """The key of the picture, equal on both pages."""
    box: Callable[[], WindowBox]
    """Returns the current box of the picture.

    The box may change in the first frames of a new page, until the layout of the page is complete.
    """
    texture: Callable[[], Texture | None]
    """Returns the texture of the picture, or None if it is not decoded yet."""
    radius: float = 0
    """The radius of its corners."""
    focus: float = 0.5
    """The part that stays visible if the picture is cropped; see `Picture.focus`."""
    angle: float = 0
    """The rotation in degrees; pictures are rotated for people who sit opposite."""
    widget: Widget | None = None
    """The widget to hide while the copy moves; None if the picture has no widget of its own."""
    caption: Caption | None = None
    dissolve: float = 1.0
    """The part of the duration after which the copy begins to fade out.

    It is below 1 if the copy looks different from the picture on the new page.
    """
    ready: Callable[[], bool] = lambda: True
    """Returns whether the picture on the page is painted; until then the copy stays."""


class AppScreen(Screen):
    """The base class of all screens: what `Screens` and `PageTransition` ask of one.

    A screen also has a method `open`, with arguments of its own.
    """

    lingers = True
    """Whether it fades out in the transition to another screen; otherwise it vanishes at once."""
    slide = NumericProperty(0)
    """The current horizontal offset of its content; `PageTransition` animates it to 0."""

    def close(self) -> None:
        """Called before another screen is opened."""

    def bookmark(self) -> dict[str, Any]:
        """More arguments of `open`, which show the screen again as it was left."""
        return {}

    def handle_back(self) -> bool:
        """Do what the Back key does before it leaves the screen; return whether it did anything."""
        return False

    def shared_pictures(self) -> Iterable[SharedPicture]:
        """The pictures that it may share with the screen before or after it."""
        return ()
