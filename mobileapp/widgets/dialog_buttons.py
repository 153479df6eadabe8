"""The buttons at the foot of every dialog: the same kind is always in the same place.

The golden one, which is safe or leads on, is at the right; other ones are to its left. What cannot
be undone is at the far left, away from the thumb.
"""

from collections.abc import Sequence

from kivy.properties import NumericProperty

from mobileapp.widgets.boxes import OwnHeight, Spot
from mobileapp.widgets.buttons import DangerButton, PrimaryButton


def button_spots(
    usual: Sequence[float], dangerous: Sequence[float], gap: float, room: float
) -> list[Spot]:
    """Where buttons with these widths stand: first the usual ones, then the dangerous ones.

    The first usual one is at the right end of the first line. The dangerous ones are at the left
    end of the last line; if there is no room beside the others, they have a line of their own.
    """
    spots: list[Spot] = []
    line, left, right = 0, 0.0, room
    for width in usual:
        if right < room and width > right:
            line, right = line + 1, room
        spots.append((line, max(right - width, 0)))
        right -= width + gap
    for width in dangerous:
        if left + width > right and (left > 0 or right < room):
            line, left, right = line + 1, 0.0, room
        spots.append((line, left))
        left += width + gap
    return spots


def filled_lines(spots: Sequence[Spot]) -> list[tuple[int, float | None]]:
    """The spots with None for a button that fills its line: each alone in one of several lines.

    So they stand below each other, not like the steps of a staircase.
    """
    lines = [line for line, _left in spots]
    several = len({*lines}) > 1
    return [(line, None if several and lines.count(line) == 1 else left) for line, left in spots]


class DialogButtons(OwnHeight):
    """Lays out buttons by their kind, in whatever order they are added; sets its own height."""

    spacing = NumericProperty(0)

    def do_layout(self, *_: object) -> None:
        added = self.children[::-1]
        dangerous = [button for button in added if isinstance(button, DangerButton)]
        usual = [button for button in added if button not in dangerous]
        usual.sort(key=lambda button: not isinstance(button, PrimaryButton))
        widths = {
            button: self.width * button.size_hint_x if button.size_hint_x else button.own_width
            for button in [*usual, *dangerous]
        }
        spots = button_spots(
            [widths[button] for button in usual],
            [widths[button] for button in dangerous],
            self.spacing,
            self.width,
        )
        placed = list(zip(widths, filled_lines(spots), strict=True))
        heights: dict[int, float] = {}
        for button, (line, left) in placed:
            button.fills_line = left is None
            button.width = self.width if left is None else widths[button]
            heights[line] = max(heights.get(line, 0), button.height)
        self.height = sum(heights.values()) + self.spacing * max(len(heights) - 1, 0)
        for button, (line, left) in placed:
            above = sum(heights[one] + self.spacing for one in range(line))
            button.x = self.x + (left or 0)
            button.center_y = self.top - above - heights[line] / 2
