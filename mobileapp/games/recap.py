"""The types of a round's recap in the history of an evening; each game writes it as data."""

from collections.abc import Mapping
from typing import NamedTuple, Self

from mobileapp.stage.piece import Look

LANDSCAPE = 1.6
"""The default width / height of a drawing."""


class RecapPicture(NamedTuple):
    """The id of a picture that was used in a round, and a caption for it."""

    item: str
    caption: str = ""


class Moment(NamedTuple):
    """A round as one page of the evening's book: pictures or a drawing, and texts below them."""

    title: str
    text: str = ""
    signature: str = ""
    """The author of the title, if it is a quotation; else empty."""
    by: tuple[int, ...] = ()
    """The players whom the page is about, as `RoundRecap` says.

    A round is less likely to get a page if another page is already about exactly these players.
    """
    merit: float = 1
    """How memorable the round is, usually from 1 to 4.

    A round with merit 0 gets a page only if all rounds of the evening have merit 0.
    """
    pictures: tuple[RecapPicture, ...] = ()
    drawing: Look | None = None
    aspect: float = LANDSCAPE
    """Width / height of the drawing."""
    missed: bool = False
    """Whether two people missed each other in the round; such pages come after all others."""


class Feat(NamedTuple):
    """Something that players achieved in a round.

    Among the feats of an evening that have the same title, the greatest gets an award.
    """

    title: str
    players: tuple[int, ...]
    reason: str
    size: float
    """How great the feat is, for comparison with other feats of the same title."""
    picture: str = ""
    """The id of the picture that it was achieved with; empty if the round shows that itself."""


class RoundRecap(NamedTuple):
    """The recap of one round, in the language of the app.

    Its texts name players. Else a game gives them by seat; `numbered` by their numbers on a page.
    """

    title: str
    text: str
    pictures: tuple[RecapPicture, ...] = ()
    drawing: Look | None = None
    """A look that is drawn for this round, such as a finished sky; not a picture of a pack."""
    moment: Moment | None = None
    """The round's page in the evening's book; None if `as_moment` has to make one."""
    feats: tuple[Feat, ...] = ()

    def numbered(self, numbers: Mapping[int, int]) -> Self:
        """The recap with numbers in place of seats, without the players who have none."""

        def of(seats: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(numbers[seat] for seat in seats if seat in numbers)

        return self._replace(
            moment=self.moment and self.moment._replace(by=of(self.moment.by)),
            feats=tuple(feat._replace(players=of(feat.players)) for feat in self.feats),
        )

    def as_moment(self) -> Moment:
        """The page of this round in the evening's book.

        It is `moment` or, if `moment` is None, a page made from the other fields.
        """
        plain = Moment(self.title, self.text, pictures=self.pictures, drawing=self.drawing)
        return self.moment or plain
