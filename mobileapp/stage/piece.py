"""A piece on the stage: its place, its look, its movement, and what touching it does.

All of it is plain values, which pure functions build; see `mobileapp.stage.scene`.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, NamedTuple, dataclass_transform

from mobileapp.stage.commands import Command
from mobileapp.stage.flames import Flame
from mobileapp.stage.geometry import Rect
from mobileapp.stage.tokens import Duration

CURTAIN = 100
"""The lowest layer of pieces on the curtain; pieces in lower layers lie behind the curtain."""


class Send(NamedTuple):
    """Play a move, or a tuple of moves one after another if all of them are allowed.

    Just before the move, the pieces in `placed` are added to the current scene, or replace its
    pieces with the same keys. So the animation of the move starts at their places.
    """

    move: Any
    placed: "Pieces | None" = None
    faces_far: bool = False
    """Whether the secret that follows is read from the far edge, where the tablet stays lying."""

    @property
    def moves(self) -> tuple[Any, ...]:
        return self.move if isinstance(self.move, tuple) else (self.move,)


class Choose(NamedTuple):
    """Replace the player's choice: what a player has selected before making a move."""

    choice: Any


class Lift(NamedTuple):
    """Open the curtain, or leave the scene shown in place of a curtain; show the next prompt."""

    then: Any = None
    """An action, if any, that the same gesture triggers once the prompt is shown."""


class Peek(NamedTuple):
    """Show the curtain, behind which the player at `seat` can look again at their own secret."""

    seat: int
    held: bool = True
    """Whether the secret is shown only while a finger stays down. Otherwise the player opens the
    curtain as usual, by holding the badge on it.
    """


class EndPeek(NamedTuple):
    """Stop peeking: the finger was lifted, or the player tapped “Back” on the curtain."""


class AppCommand(NamedTuple):
    """Let the app do something that is not a move."""

    command: Command
    value: Any = None
    """What the command is about, as `Command` says; None if it needs nothing."""


Action = Send | Choose | Lift | Peek | EndPeek | AppCommand


class Hold(NamedTuple):
    """The actions of a long press on a piece."""

    done: Action
    """The action when the finger has stayed down long enough."""
    begun: Action | None = None
    """The action, if any, at touch down."""
    released: Action | None = None
    """The action, if any, at touch up or when the press is cancelled."""
    tapped: Action | None = None
    """The action, if any, in place of `released` if the finger is lifted before `done` is due."""


class Drop(NamedTuple):
    """A piece onto which another piece can be dragged, and the action that this triggers."""

    target: str
    """The key of the piece onto which the other one is dragged."""
    action: Action


FADING = 0.2
"""How far a piece that fades out in a slide (`SlidePath.fades`) moves: a fraction of its path."""


class SlidePath(NamedTuple):
    """The straight path of one piece of a `Slide`: from its place by `dx` and `dy` pixels."""

    key: str
    dx: float
    dy: float
    fades: bool = False
    """Whether the piece fades out on its path, because it reappears at the other end of its row."""


class Slide(NamedTuple):
    """Pieces that are dragged together, each along its own straight path.

    The finger drags one of them, and the others keep pace. If the finger is lifted in the first
    half of the path, all pieces slide back.
    """

    ways: tuple[SlidePath, ...]
    action: Action
    """The action when the finger is lifted in the second half of the path."""
    begun: Action | None = None
    """The action, if any, when the drag begins."""
    ended: Action | None = None
    """The action, if any, when the finger is lifted in the first half of the path."""


class Dragged(NamedTuple):
    """The current state of the gesture on a free piece (`Piece.free`)."""

    key: str
    start: tuple[float, float]
    """Where the finger came down."""
    at: tuple[float, float]
    """The centre of the piece if it follows the finger, else the position of the finger."""
    turned: float
    """By how many degrees two fingers have rotated the piece."""
    done: bool
    """Whether the finger was lifted."""
    tapped: bool = False
    """Whether the gesture was a tap, on a piece that has no `tap` action."""


@dataclass_transform(frozen_default=True)
class Look(ABC):
    """How a piece looks: a value that is painted when needed, on a worker thread.

    Subclasses are frozen dataclasses by themselves, and override what differs from these defaults.
    `looks.py` contains the subclasses that all games share; each game adds its own.
    """

    visible = True
    """False for an invisible area that only reacts to touches."""
    exact = False
    """Whether it is painted at exactly its size on the screen, as text is. Other looks are painted
    at rounded sizes, so that slightly different layouts share a picture.
    """
    shadow: str = ""
    """The shape of the shadow below it, "box" or "round"; empty for none."""
    takes_light: bool = False
    """Whether the light of the backdrop tints it."""
    has_back = False
    """Whether it can be turned over; such a look overrides `paint_back` and `hidden`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)

    @abstractmethod
    def paint(self, width: int, height: int, art: Any) -> Any:
        """Paint the front as a Pillow image; `art` is a `looks.Art`."""

    def paint_back(self, width: int, height: int, art: Any) -> Any:
        """Paint the back as a Pillow image; `art` is a `looks.Art`."""
        return self.paint(width, height, art)

    def hidden(self) -> "Look":
        """The look of the piece when it lies face down; a look without a back returns itself."""
        return self

    @property
    def has_secret_face(self) -> bool:
        """Whether it has a face that is hidden when the piece lies face down.

        The time until such a face appears must not reveal whether anybody has seen it before. So
        the faces of a new scene appear together, once all of them are painted. Faces painted for
        one player's secret scene are removed from the cache afterwards.
        """
        return self.hidden() != self

    @property
    def painted_sides(self) -> tuple[bool, ...]:
        """The sides to paint: False for the front, True for the back.

        An invisible look has none, and a card whose face is hidden has only a back.
        """
        if not self.visible:
            return ()
        if not self.has_back:
            return (False,)
        return (True, False) if self.has_secret_face else (True,)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point of the piece's rectangle reacts to touches.

        `x` and `y` are from -0.5, at the left or lower edge, to 0.5, at the right or upper edge.
        """
        return True

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        """The flames in the look if it has this size; a soft light breathes around each."""
        return ()

    def continues(self, other: "Look") -> bool:
        """Whether this look is a later state of the same thing as `other`.

        If so, it does not fade in, and the picture of `other` stays until the new one is painted.
        """
        return False


class Waypoint(NamedTuple):
    """A point on the way of a piece: where it appears, passes or disappears."""

    rect: Rect
    angle: float = 0
    face_up: bool = True
    opacity: float = 1
    delay: float = 0
    """In `Piece.leave`: seconds until the piece starts to move to this waypoint. Else unused."""


class Piece(NamedTuple):
    """One thing on the stage: its place, its look, its animation and its reactions to touches."""

    rect: Rect
    look: Look
    face_up: bool = True
    angle: float = 0
    layer: int = 0
    opacity: float = 1
    dim: float = 0
    """How much the piece is darkened, 0 to 1."""
    glow: float = 0
    """The strength of the light around the piece, 0 to 1."""
    glow_colour: str = "#FFB648"
    """The colour of the glow. The default is gold, for pieces that can be touched; paler gold would
    look olive on wood or cloth.
    """
    lifted: float = 0
    """The height of the piece above the table, for its shadow: 0 on the table, 1 in a hand."""
    replaces_key: str = ""
    """The key of the previous scene's piece that turns into this one; empty for none. It has no
    effect if the previous scene also has a piece with the same key as this one.
    """
    enter: Waypoint | None = None
    """Where the piece appears; by default it fades in at its place."""
    waypoints: tuple[Waypoint, ...] = ()
    """Positions that the piece passes on its way to `rect`."""
    leave: Waypoint | None = None
    """Where the piece disappears; by default it fades out at its place."""
    until: float = -1
    """The time left on the scene's clock, in seconds, at which the piece leaves; -1 for never."""
    delay: float = 0
    """Seconds before the piece moves, for pieces that move one after another."""
    duration: float = Duration.MOVE
    arc: float = 0
    """The height of the arc along which the piece moves, in pixels."""
    hops: int = 1
    """The number of arcs on the way."""
    bounce: bool = False
    """Whether the piece overshoots its target a little before it comes to rest."""
    tap: Action | None = None
    hold: Hold | None = None
    flick: Action | None = None
    """The action of a flick away from the player in front of whom the piece lies: upwards on the
    screen, or downwards if the piece is rotated by 180 degrees.
    """
    drops: tuple[Drop, ...] = ()
    slides: tuple[Slide, ...] = ()
    free: str = ""
    """"drag" for a piece that follows the finger anywhere and is rotated by a second finger.
    "sweep" for a piece that stays while the finger moves across it. Both gestures are reported as
    Dragged values.
    """
    public: bool = True
    """Whether its text has to be readable from across the table."""
    spoken: str = ""
    """What the voice says when people tap the piece, in place of the text that is written on it."""
    known_to_all: bool = False
    """Whether everyone has seen its text before, so that the voice may say it in a secret scene."""

    @property
    def touchable(self) -> bool:
        return (
            self.tap is not None
            or self.hold is not None
            or self.flick is not None
            or bool(self.drops)
            or bool(self.slides)
            or bool(self.free)
        )


Pieces = dict[str, Piece]
