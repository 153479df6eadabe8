"""A scene: what the stage shows at one moment, and what a function that builds one knows.

Games build a `Scene` with pure functions, only from facts that the people who see the scene may
know. This module uses neither Kivy nor files nor the time.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.chairs import NO_CHAIR
from engine.notes import Note
from mobileapp.stage.geometry import Rect
from mobileapp.stage.piece import Piece, Pieces
from mobileapp.stage.space import Space

TIMES_OF_DAY = ("noon", "afternoon", "late", "golden", "sunset")
"""The times of day at which a backdrop may be painted, as they appear in the names of its pictures.

They are in the order of the day. The background blends each picture into the next.
"""


class Field(NamedTuple):
    """A text input on the table; a scene has at most one.

    The typed text is saved as a note if `note` is set, else stored as the field `name` of the
    player's choice.
    """

    name: str
    rect: Rect
    text: str
    hint: str
    limit: int
    size: float
    """The maximum font size in pixels; the letters shrink until the whole text fits the box."""
    secret: bool = True
    """Whether the text is secret, so that the keyboard must not suggest or learn words."""
    note: Note | None = None
    """The note as it was before, if the text is a note. A note is not part of the match; it is
    saved while it is typed.
    """
    focused: bool = False
    """Whether the keyboard opens as soon as the field appears."""


class Curtain(NamedTuple):
    """The curtain that hides the table while the tablet is passed on."""

    colour: str
    """The colour of the player to whom the tablet is passed, as #RRGGBB."""


class Scene(NamedTuple):
    """Everything that the stage shows at one moment."""

    pieces: Mapping[str, Piece]
    curtain: Curtain | None = None
    field: Field | None = None
    backdrop: str = ""
    """The painted background: a name in assets/backdrops, without time of day and orientation."""
    light: float | None = None
    """The light of a backdrop that is painted at several times of day (`TIMES_OF_DAY`).

    0 is the first time of day, 1 the last. With None the light follows the remaining time of the
    clock in the scene; without a clock it does not change.
    """
    shade: float = 0
    """How much the backdrop is darkened, 0 to 1."""
    secret: bool = False
    """Whether only one player may see the scene. If a public scene without a curtain follows, all
    pieces that are not in that scene disappear at once, without an animation.
    """
    confetti: tuple[str, ...] = ()
    """The colours of the confetti; empty for none. It falls once, when a scene with colours follows
    one without.
    """
    sound: str = ""
    """The sound that is played when a reveal shows the scene; it must not depend on a secret."""
    said: str = ""
    """What the voice says by itself when a reveal shows the scene, while a child plays who cannot
    read yet: a sentence of the scene that everybody may read.
    """

    def with_pieces(self, changed: Pieces) -> "Scene":
        """A copy of the scene in which `changed` are added, or replace pieces with the same keys.

        Pieces whose key is the `replaces_key` of a piece in `changed` are removed.
        """
        gone = {piece.replaces_key for piece in changed.values()}
        kept = {key: piece for key, piece in self.pieces.items() if key not in gone}
        return self._replace(pieces=kept | changed)


class TimedScene(NamedTuple):
    """A scene of a reveal, and for how many seconds it is shown."""

    seconds: float
    scene: Scene


Reveal = tuple[TimedScene, ...]
"""A sequence of scenes shown one after another; the last one stays, and a tap jumps to it."""


# --- who is there -----------------------------------------------------------------------------


class Person(NamedTuple):
    """A player, either a person or a robot, as scenes show them."""

    name: str
    colour: str
    """As #RRGGBB."""
    symbol: str
    robot: bool = False
    chair: int = NO_CHAIR
    """The number of the chair on which the player sits; NO_CHAIR if unknown.

    Chairs are numbered clockwise: 0 is at the left of the near edge, 1 at the left end, 2 to 5
    along the far edge, 6 at the right end, 7 to 9 along the near edge back to the left.
    """


class SceneContext(NamedTuple):
    """What a function that builds a scene knows besides its prompt: window, players and more."""

    space: Space
    people: tuple[Person, ...]
    """Everyone who has taken part in the match, by seat, also those who have left."""
    peekers: tuple[int, ...] = ()
    """The seats of players who may look at their own secret again."""
    can_undo: bool = False
    """Whether the latest move can be undone; true only for a short time after it."""
    thinking: tuple[int, ...] = ()
    """The seats of robots that are about to act."""
    held: bool = False
    """Whether the scene is visible only while a finger stays down."""
    high_contrast: bool = False
    language: str = "en"
    robots_know: Any = None
    """What the game's robots know, from which their remarks are made; None if not loaded."""
    may_change_players: bool = False
    """Whether players can leave or join now, for example while the points of a round are shown."""
    best_before: int | None = None
    """After a match with a shared result: the best earlier result of the same people in the same
    variant, if any. Otherwise None.
    """
    notes: tuple[Note, ...] = ()
    """What people have written down of what was only spoken."""
    pictured_words: Mapping[str, Any] = MappingProxyType({})
    """The items of words that have a picture, by their text in lower case, for what robots say."""
    present: tuple[int, ...] = ()
    """The seats of those at the table, clockwise; empty if nobody has left or joined."""
    people_by_round: tuple[tuple[Person, ...], ...] = ()
    """At the end of a match in which a seat changed players: `people` in each round."""

    def in_round(self, index: int) -> "SceneContext":
        """The context with the people of an earlier round, for a page that names them."""
        rounds = self.people_by_round
        return self._replace(people=rounds[index]) if index < len(rounds) else self

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of those at the table, clockwise."""
        return self.present or tuple(range(len(self.people)))

    def note_about(self, round_number: int, item: str) -> Note:
        """The note about an item in a round; with an empty text if there is none."""
        texts = (note.text for note in self.notes if note[:2] == (round_number, item))
        return Note(round_number, item, next(texts, ""))

    def name(self, seat: int) -> str:
        return self.people[seat].name

    @property
    def only_person(self) -> int | None:
        """The seat of the person if all other players are robots, else None."""
        persons = [seat for seat in self.seats if not self.people[seat].robot]
        return persons[0] if len(persons) == 1 else None

    def speaker(self, seats: tuple[int, ...]) -> int:
        """The seat that makes a move for all of `seats`: the first person, else the first robot."""
        return next((seat for seat in seats if not self.people[seat].robot), seats[0])
