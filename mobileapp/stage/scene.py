"""The data types that describe what the stage shows, and functions to lay out rectangles.

Games build a `Scene` with pure functions, only from facts that the people who see the scene may
know. This module uses neither Kivy nor files nor the time. Lengths are in pixels, y grows upwards;
angles are in degrees and grow anticlockwise.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import cos, hypot, radians, sin
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.notes import Note
from mobileapp.stage.flames import Flame

CURTAIN = 100
"""The lowest layer of pieces on the curtain; pieces in lower layers lie behind the curtain."""
TOUCH = 48
"""The minimum size of a touch target, in dp."""
TARGET = 60
"""The usual size of a touch target, in dp of a tablet (`Space.unit`)."""
CLEARANCE = 80
"""The distance from a finger, in dp, within which a new control does not react at first.

See `mobileapp.stage.fingers.RECENT`.
"""
TABLET = 800
"""The shorter side, in dp, of a window in which `Space.unit` is one dp."""
PHONE = 520
"""A window whose shorter side has fewer dp than this counts as a phone."""
MIN_UNIT, MIN_TEXT = 0.55, 0.72
"""The minimum of `Space.unit`, and of the unit of font sizes (see `Space.text`), both in dp."""
TIMES_OF_DAY = ("noon", "afternoon", "late", "golden", "sunset")
"""The times of day at which a backdrop may be painted, as they appear in the names of its pictures.

They are in the order of the day. The background blends each picture into the next.
"""
MIN_ASPECT = 0.01
"""The minimum width / height of a box in a grid."""
MOVE = 0.36
"""The default duration of the movement of a piece, in seconds."""


class Rect(NamedTuple):
    """A rectangle; `x` and `y` are its lower left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def top(self) -> float:
        return self.y + self.h

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """The rectangle with its edges moved inwards.

        The left and right edges move by `dx`, the others by `dy`, or by `dx` if `dy` is omitted.
        Negative values move the edges outwards.
        """
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def scaled(self, factor: float) -> "Rect":
        """The rectangle scaled by a factor, with the same centre."""
        return around(self.cx, self.cy, self.w * factor, self.h * factor)

    def moved(self, dx: float, dy: float) -> "Rect":
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def cut_top(self, h: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The upper part with height `h`, and the rest below it after a gap."""
        return Rect(self.x, self.top - h, self.w, h), Rect(self.x, self.y, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The lower part with height `h`, and the rest above it after a gap."""
        rest = Rect(self.x, self.y + h + gap, self.w, self.h - h - gap)
        return Rect(self.x, self.y, self.w, h), rest

    def cut_left(self, w: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The left part with width `w`, and the rest beside it after a gap."""
        rest = Rect(self.x + w + gap, self.y, self.w - w - gap, self.h)
        return Rect(self.x, self.y, w, self.h), rest

    def cut_right(self, w: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The right part with width `w`, and the rest beside it after a gap."""
        rest = Rect(self.x, self.y, self.w - w - gap, self.h)
        return Rect(self.right - w, self.y, w, self.h), rest

    def within(self, other: "Rect") -> "Rect":
        """The rectangle moved, not resized, so that it lies inside another one.

        If it is wider than the other one, their right edges coincide; if it is higher, their upper
        edges do.
        """
        x = min(max(self.x, other.x), other.right - self.w)
        y = min(max(self.y, other.y), other.top - self.h)
        return Rect(x, y, self.w, self.h)

    def contains(self, other: "Rect", slack: float = 0.5) -> bool:
        """Whether another rectangle lies inside this one, with a tolerance of `slack` pixels."""
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and self.right >= other.right - slack
            and self.top >= other.top - slack
        )

    def overlaps(self, other: "Rect") -> bool:
        apart = self.right <= other.x or other.right <= self.x
        return not (apart or self.top <= other.y or other.top <= self.y)

    def mirrored(self, cx: float) -> "Rect":
        """The rectangle mirrored at the vertical line x = `cx`."""
        return Rect(2 * cx - self.right, self.y, self.w, self.h)

    def across(self, area: "Rect") -> "Rect":
        """The rectangle after a rotation by 180 degrees around the centre of an area."""
        return around(2 * area.cx - self.cx, 2 * area.cy - self.cy, self.w, self.h)


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """The rectangle with centre (`cx`, `cy`), width `w` and height `h`."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def hull(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that contains all the given ones."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.top for r in rects) - y)


def upright(oval: Rect, angle: float) -> Rect:
    """The bounding box of an ellipse that is rotated by `angle` around its centre."""
    across, up = cos(radians(angle)), sin(radians(angle))
    w, h = hypot(oval.w * across, oval.h * up), hypot(oval.w * up, oval.h * across)
    return around(oval.cx, oval.cy, w, h)


def upright_box(rect: Rect, angle: float) -> Rect:
    """The bounding box of a rectangle that is rotated by `angle` around its centre."""
    across, up = abs(cos(radians(angle))), abs(sin(radians(angle)))
    return around(rect.cx, rect.cy, rect.w * across + rect.h * up, rect.w * up + rect.h * across)


def carried(part: Rect, whole: Rect, to: Rect) -> Rect:
    """Where `part`, a rectangle in `whole`, lies after `whole` was moved and scaled to `to`."""
    scale = to.w / max(whole.w, 1)
    x, y = to.cx + (part.cx - whole.cx) * scale, to.cy + (part.cy - whole.cy) * scale
    return around(x, y, part.w * scale, part.h * scale)


def fitted(area: Rect, aspect: float) -> Rect:
    """The largest rectangle with this aspect ratio (width / height), centred in an area."""
    w = min(area.w, area.h * aspect)
    return around(area.cx, area.cy, w, w / aspect)


def grid(
    count: int,
    area: Rect,
    aspect: float,
    gap: float,
    most: float = 1e9,
    rows: int = 0,
    below: float = 0,
) -> list[Rect]:
    """`count` equal boxes in an area, as large as possible, row by row; each row is centred.

    `aspect` is their width / height, `gap` the distance between them, and `most` their maximum
    width. `rows` is the number of rows; 0 chooses the number that gives the largest boxes. `below`
    is the height of free room below each box, for example for a name. If the area is too small, the
    boxes are one pixel wide and may lie outside it.
    """
    aspect, best_w, columns = max(aspect, MIN_ASPECT), 1.0, 1
    for tried in [-(-count // rows)] if rows else range(1, count + 1):
        needed = -(-count // tried)
        by_width = (area.w - gap * (tried - 1)) / tried
        by_height = ((area.h - gap * (needed - 1)) / needed - below) * aspect
        if min(by_width, by_height) > best_w + 0.5:
            best_w, columns = min(by_width, by_height), tried
    w = min(best_w, most)
    h = w / aspect
    needed = -(-count // columns)
    step = h + below + gap
    top = area.cy + (needed * step - gap) / 2
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = area.cx - (in_row * w + (in_row - 1) * gap) / 2
        found.append(Rect(left + column * (w + gap), top - row * step - h, w, h))
    return found


class Space(NamedTuple):
    """The window for which a scene is laid out; lengths are in pixels."""

    width: float
    height: float
    insets: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The left, top, right and bottom margins that display cut-outs take."""
    text_scale: float = 1.0
    density: float = 1.0
    """The number of pixels in one dp."""

    @property
    def area(self) -> Rect:
        """The part of the window inside the insets, where pieces may lie."""
        left, top, right, bottom = self.insets
        return Rect(left, bottom, self.width - left - right, self.height - top - bottom)

    @property
    def wide(self) -> bool:
        return self.width >= self.height

    @property
    def phone(self) -> bool:
        return min(self.width, self.height) < PHONE * self.density

    @property
    def unit(self) -> float:
        """The number of pixels in one “dp of a tablet”, the unit of most lengths in layouts.

        It is the shorter side of `area` divided by `TABLET`, so that the same layout fits a phone
        and a large screen; but at least `MIN_UNIT` dp.
        """
        left, top, right, bottom = self.insets  # not `area`, to be fast: this is read very often
        shorter = min(self.width - left - right, self.height - top - bottom)
        return max(shorter / TABLET, MIN_UNIT * self.density)

    @property
    def minimum_touch(self) -> float:
        """The minimum size of a touch target, in pixels."""
        return TOUCH * self.density

    @property
    def touch(self) -> float:
        """The usual size of a touch target, in pixels."""
        return max(self.minimum_touch, TARGET * self.unit)

    def text(self, size: float) -> float:
        """The font size in pixels for a size in dp of a tablet.

        It grows with `text_scale`. On a phone, text shrinks less than lengths do.
        """
        return size * max(self.unit, MIN_TEXT * self.density) * self.text_scale


# --- what people do ---------------------------------------------------------------------------


class Send(NamedTuple):
    """Play a move, or a tuple of moves one after another if all of them are allowed.

    Just before the move, the pieces in `placed` are added to the current scene, or replace its
    pieces with the same keys. So the animation of the move starts at their places.
    """

    move: Any
    placed: "Pieces | None" = None

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

    command: str
    """A word, or `word:value`; `run` of the page, or `MatchScreen`, says which there are."""


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


# --- what is seen -----------------------------------------------------------------------------


class Look(ABC):
    """How a piece looks: a frozen dataclass that is painted when needed, on a worker thread.

    Subclasses override what differs from these defaults. `looks.py` contains the subclasses that
    all games share; each game adds its own.
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
    duration: float = MOVE
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
    chair: int = -1
    """The number of the chair on which the player sits; -1 if unknown.

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
