"""The recap of one round in the history of an evening: plain data, written by the game."""

from typing import NamedTuple

from mobileapp.stage.scene import Look

LANDSCAPE = 1.6
"""Width / height of a drawing, unless a moment says otherwise."""


class RecapPicture(NamedTuple):
    """A picture of a pack that is remembered, and what it meant."""

    item: str
    caption: str = ""


class Moment(NamedTuple):
    """A round as one page of the evening's book: pictures or a drawing, and words below them."""

    title: str
    text: str = ""
    signature: str = ""
    """The author of the quotation in the title."""
    by: tuple[str, ...] = ()
    """Whose moment it is: a book is shared out among those who played."""
    merit: float = 1
    """How memorable it is, about 1 to 4; with 0 it gets a page only if no other moment does."""
    pictures: tuple[RecapPicture, ...] = ()
    drawing: Look | None = None
    aspect: float = LANDSCAPE
    """Width / height of the drawing."""


class Feat(NamedTuple):
    """What somebody did in a round; the greatest of its title in an evening gets an award."""

    title: str
    names: tuple[str, ...]
    reason: str
    size: float
    """How great the feat is, to compare it with others of the same title."""


class RoundRecap(NamedTuple):
    """One round in the language of the app."""

    title: str
    text: str
    pictures: tuple[RecapPicture, ...] = ()
    drawing: Look | None = None
    """A drawing for what no pack has a picture of; it paints itself."""
    moment: Moment | None = None
    """How the evening's book shows the round; by default its title, text and pictures."""
    feats: tuple[Feat, ...] = ()

    def as_moment(self) -> Moment:
        """The page of this round in the evening's book."""
        plain = Moment(self.title, self.text, pictures=self.pictures, drawing=self.drawing)
        return self.moment or plain
