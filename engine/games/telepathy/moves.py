"""The moves of Telepathy."""

from collections.abc import Sequence
from typing import ClassVar

from engine.core import Move
from engine.games.telepathy.actions import ACTIONS


class Memorise(Move):
    """A player says that they have read their secret cards."""


class Give(Move):
    """Give a face-up card to the player who performs in this turn."""

    card: str

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gives: {ACTIONS[self.card].title}."


class Perform(Move):
    """Perform the given card on one of its four places.

    It cannot be taken back, as the match may end with it.
    """

    place: str
    sentence: ClassVar[str] = "{player} performs it on {move.place}."


class Continue(Move):
    """Go on to the next turn without an announcement."""

    undoable: ClassVar[bool] = True


class Announce(Move):
    """Announce that both lines exist, and name the partner's sign to make, or both partners' signs.

    It cannot be taken back, as the partner has heard what the announcer believes.
    """

    signs: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} announces: {' and '.join(self.signs)}!"


class Reply(Move):
    """Reply to an announcement: name the announcer's sign to make.

    It cannot be taken back, as the match ends with it.
    """

    sign: str
    sentence: ClassVar[str] = "{player} replies: {move.sign}!"


class Stop(Move):
    """Stop the match without a result; legal only if the number of turns is not limited.

    It cannot be taken back, as all secrets are shown.
    """

    sentence: ClassVar[str] = "{player} ends the match without a result."
