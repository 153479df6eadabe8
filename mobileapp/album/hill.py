"""People who stand on the hill below the list of evenings."""

from PIL import Image

from mobileapp.album.photographs import (
    MAX_PEOPLE,
    TOKEN_STEP,
    draw_tokens,
    fitting_text,
    tokens_width,
    write,
)
from mobileapp.stage.boxes import Length, TextStyle
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import CREAM, Art
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Person
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Text

HILL_TOKEN, LOW_TOKEN = Length(72, touch=True), 0.8
"""The size of a token, and the part of it that is drawn where there are no names."""
HILL_NAME = TextStyle(24)
HILL_NAME_WIDTH = 6
"""The largest width of a name on the hill in tokens, with usual text; a group's is long."""
HILL_CAPTION = TextStyle(20, "italic")


class OnTheHill(Look):
    """People with a name below: one person, or a group whose tokens overlap.

    Without a name there are only the tokens, a little smaller.
    """

    people: tuple[Person, ...]
    name: str
    caption: str
    space: Space
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        caption, name = (
            self.space.text(style.size) * Text.ONE_LINE if self.name else 0
            for style in (HILL_CAPTION, HILL_NAME)
        )
        room = max(height - name - caption, 1)
        side = room if self.name else room * LOW_TOKEN
        wide = tokens_width(self.people, side, width)
        draw_tokens(image, self.people, ((width - wide) / 2, room / 2), side, wide, art)
        said = fitting_text(self.name, HILL_NAME, width, Text.ONE_LINE, self.space)
        middle = width / 2, room + name / 2
        write(image, said, HILL_NAME, self.space, CREAM, middle, width)
        middle = width / 2, room + name + caption / 2
        write(image, self.caption, HILL_CAPTION, self.space, CREAM, middle, width)
        return image


def hill_size(space: Space, people: int, name: str) -> tuple[float, float]:
    """The width and the height of a person or a group on the hill."""
    side, size = HILL_TOKEN.of(space), space.text(HILL_NAME.size)
    width = side + side * TOKEN_STEP * (min(people, MAX_PEOPLE) - 1)
    if not name:
        return width, side
    named = fit(name, HILL_NAME.face, size, 1e6, size * 2).width * 1.1
    width = max(width, min(named, side * HILL_NAME_WIDTH * max(space.text_scale, 1)))
    return width + size * 0.4, side + (size + space.text(HILL_CAPTION.size)) * Text.ONE_LINE
