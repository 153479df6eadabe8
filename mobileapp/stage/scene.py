"""What is to be seen, as plain values, and the arithmetic of laying it out.

A scene is a pure function of what its audience may see. Nothing here knows Kivy, files or time.
Lengths are pixels, y grows upwards, angles are degrees and grow anticlockwise.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple

CURTAIN = 100
"""Pieces from this layer on lie on the curtain, all others behind it."""
TOUCH = 48
"""The minimum size of a touch target, in dp."""
TARGET = 60
"""The usual size of a touch target, in dp of a tablet."""
TABLET = 800
"""The shorter side of a window, in dp, at which everything has its full size."""
PHONE = 520
"""A window whose shorter side has fewer dp is a phone."""
LEAST_UNIT, LEAST_TEXT = 0.55, 0.72
"""The minimum scale of lengths and of text on small windows."""
TIMES_OF_DAY = ("noon", "afternoon", "late", "golden", "sunset")
"""The pictures of a place whose light changes, blended one into the next."""
LEAST_ASPECT = 0.01
"""The minimum width / height of a box in a grid."""
STAGGER = 0.05
"""Seconds between things that follow each other."""
MOVE = 0.36
"""Seconds a movement takes unless a piece says otherwise."""


class Rect(NamedTuple):
    """A box."""

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
        """Smaller by so much on each side."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def scaled(self, factor: float) -> "Rect":
        """Larger or smaller around the same middle."""
        return around(self.cx, self.cy, self.w * factor, self.h * factor)

    def moved(self, dx: float, dy: float) -> "Rect":
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def cut_top(self, h: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The upper part of that height, and the rest below it."""
        return Rect(self.x, self.top - h, self.w, h), Rect(self.x, self.y, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The lower part of that height, and the rest above it."""
        rest = Rect(self.x, self.y + h + gap, self.w, self.h - h - gap)
        return Rect(self.x, self.y, self.w, h), rest

    def cut_left(self, w: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The left part of that width, and the rest beside it."""
        rest = Rect(self.x + w + gap, self.y, self.w - w - gap, self.h)
        return Rect(self.x, self.y, w, self.h), rest

    def cut_right(self, w: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The right part of that width, and the rest beside it."""
        rest = Rect(self.x, self.y, self.w - w - gap, self.h)
        return Rect(self.right - w, self.y, w, self.h), rest

    def within(self, other: "Rect") -> "Rect":
        """Moved, not resized, so that it lies inside another."""
        x = min(max(self.x, other.x), other.right - self.w)
        y = min(max(self.y, other.y), other.top - self.h)
        return Rect(x, y, self.w, self.h)

    def contains(self, other: "Rect", slack: float = 0.5) -> bool:
        """Whether another box lies inside this one."""
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
        """The same to the other side of an upright line."""
        return Rect(2 * cx - self.right, self.y, self.w, self.h)

    def across(self, area: "Rect") -> "Rect":
        """The same place as seen from the other side of an area."""
        return around(2 * area.cx - self.cx, 2 * area.cy - self.cy, self.w, self.h)


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """The box of that size around a point."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def hull(rects: Sequence[Rect]) -> Rect:
    """The box around some others."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.top for r in rects) - y)


def upright(oval: Rect, angle: float) -> Rect:
    """The box around an oval that is turned."""
    across, up = cos(radians(angle)), sin(radians(angle))
    w, h = hypot(oval.w * across, oval.h * up), hypot(oval.w * up, oval.h * across)
    return around(oval.cx, oval.cy, w, h)


def upright_box(rect: Rect, angle: float) -> Rect:
    """The box around a rectangle that is turned."""
    across, up = abs(cos(radians(angle))), abs(sin(radians(angle)))
    return around(rect.cx, rect.cy, rect.w * across + rect.h * up, rect.w * up + rect.h * across)


def carried(part: Rect, whole: Rect, to: Rect) -> Rect:
    """Where a part of a box lies after the box has been moved to another place and size."""
    scale = to.w / max(whole.w, 1)
    x, y = to.cx + (part.cx - whole.cx) * scale, to.cy + (part.cy - whole.cy) * scale
    return around(x, y, part.w * scale, part.h * scale)


def fitted(area: Rect, aspect: float) -> Rect:
    """The largest box of that width/height in the middle of an area."""
    w = min(area.w, area.h * aspect)
    return around(area.cx, area.cy, w, w / aspect)


def grid(
    count: int, area: Rect, aspect: float, gap: float, most: float = 1e9, rows: int = 0
) -> list[Rect]:
    """`count` equal boxes, as large as possible, row by row, each row centred.

    `most` is the maximum width of a box; `rows` fixes the number of rows. In a window that is too
    small the boxes are a pixel wide and lie outside the area.
    """
    aspect, best_w, columns = max(aspect, LEAST_ASPECT), 1.0, 1
    for tried in [-(-count // rows)] if rows else range(1, count + 1):
        needed = -(-count // tried)
        by_width = (area.w - gap * (tried - 1)) / tried
        by_height = (area.h - gap * (needed - 1)) / needed * aspect
        if min(by_width, by_height) > best_w + 0.5:
            best_w, columns = min(by_width, by_height), tried
    w = min(best_w, most)
    h = w / aspect
    needed = -(-count // columns)
    top = area.cy + (needed * h + (needed - 1) * gap) / 2
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = area.cx - (in_row * w + (in_row - 1) * gap) / 2
        found.append(Rect(left + column * (w + gap), top - row * (h + gap) - h, w, h))
    return found


class Space(NamedTuple):
    """The window a scene is laid out for, in pixels."""

    width: float
    height: float
    insets: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, right, bottom: taken by cut-outs."""
    text_scale: float = 1.0
    density: float = 1.0
    """Pixels in a dp."""

    @property
    def area(self) -> Rect:
        """All that may be used."""
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
        """The length of one dp on a tablet; smaller on a phone, larger on a large screen."""
        left, top, right, bottom = self.insets  # not by way of `area`: this is asked for most
        shorter = min(self.width - left - right, self.height - top - bottom)
        return max(shorter / TABLET, LEAST_UNIT * self.density)

    @property
    def minimum_touch(self) -> float:
        """The minimum size of anything a finger has to hit."""
        return TOUCH * self.density

    @property
    def touch(self) -> float:
        """The usual size of a touch target."""
        return max(self.minimum_touch, TARGET * self.unit)

    def text(self, size: float) -> float:
        """A font size in pixels, from dp of a tablet; on a phone text shrinks less than lengths."""
        return size * max(self.unit, LEAST_TEXT * self.density) * self.text_scale


# --- what people do ---------------------------------------------------------------------------


class Send(NamedTuple):
    """Play a move; pieces in `placed` go to their new place just before, and start from there.

    A tuple of moves is played one after another, all or none: what one gesture says at once.
    """

    move: Any
    placed: "Pieces | None" = None

    @property
    def moves(self) -> tuple[Any, ...]:
        return self.move if isinstance(self.move, tuple) else (self.move,)


class Choose(NamedTuple):
    """Replace the player's choice, which is not a move yet."""

    choice: Any


class Lift(NamedTuple):
    """Look behind the curtain: it has been held long enough, or nothing is hidden behind it."""

    then: Any = None
    """What the same gesture does on the open table."""


class Peek(NamedTuple):
    """Let a player look again at what is theirs, as long as the finger stays."""

    seat: int
    held: bool = True
    """Whether a finger holds the curtain open; else it waits to be held like any other."""


class EndPeek(NamedTuple):
    """The finger that peeked has gone."""


class AppCommand(NamedTuple):
    """Something the app does that is no move: pause, undo, hide, turn, players, again, leave,
    not-me."""

    command: str


Action = Send | Choose | Lift | Peek | EndPeek | AppCommand


class Hold(NamedTuple):
    """A finger that stays: what happens at once, when it has stayed, and when it goes."""

    done: Action
    begun: Action | None = None
    released: Action | None = None
    tapped: Action | None = None
    """When it goes before it has stayed, instead of `released`."""


class Drop(NamedTuple):
    """Where a piece can be dragged, the key of another piece, and what that does."""

    target: str
    action: Action


FADING = 0.2
"""The part of its way that a piece goes while it fades."""


class SlidePath(NamedTuple):
    """How far a piece goes when it is dragged along with others."""

    key: str
    dx: float
    dy: float
    fades: bool = False
    """Whether it comes in again elsewhere: it goes out of sight before it lies on anything."""


class Slide(NamedTuple):
    """Pieces that are dragged together, each along its own straight way, and what that does.

    The finger leads the piece it holds; let go before half of the way all slide back.
    """

    ways: tuple[SlidePath, ...]
    action: Action
    begun: Action | None = None
    """Shown while a finger holds them."""
    ended: Action | None = None
    """They were let go too early."""


class Dragged(NamedTuple):
    """What a finger does with a piece that can be dragged anywhere."""

    key: str
    start: tuple[float, float]
    """Where the finger came down."""
    at: tuple[float, float]
    """The middle of the piece if it moves, else the finger."""
    turned: float
    """How far two fingers have turned it, in degrees."""
    done: bool
    """Whether the finger has gone."""
    tapped: bool = False
    """Whether it only touched the piece; reported for pieces without a `tap` of their own."""


# --- what is seen -----------------------------------------------------------------------------


class Look(ABC):
    """How a piece looks: a frozen dataclass that paints itself, later and on a worker thread.

    A subclass overrides what differs from these defaults; `looks.py` has the shared ones, and a
    game adds its own.
    """

    visible = True
    """False for a place that can only be touched."""
    exact = False
    """Whether it is painted at exactly the size it has on the screen, as text is. Other looks are
    painted at rounded sizes, so that slightly different layouts share a picture."""
    shadow: str = ""
    """"box" or "round" for something that lies above the table."""
    takes_light: bool = False
    """Whether the light of the place tints it."""
    has_back = False
    """Whether it can be turned over; it then overrides `paint_back` and `hidden`."""

    @abstractmethod
    def paint(self, width: int, height: int, art: Any) -> Any:
        """Its front as a Pillow image."""

    def paint_back(self, width: int, height: int, art: Any) -> Any:
        """Its back as a Pillow image."""
        return self.paint(width, height, art)

    def hidden(self) -> "Look":
        """What is left of it once nobody may know its face: of a card only the back."""
        return self

    @property
    def has_secret_face(self) -> bool:
        """Whether it shows a face that some may not know.

        Such a look appears only when all others are painted, and what was painted for one player is
        forgotten afterwards: how quickly it appears must not tell who has seen it.
        """
        return self.hidden() != self

    @property
    def painted_sides(self) -> tuple[bool, ...]:
        """The sides that are painted, True for the back: a card without a face has no front."""
        if not self.visible:
            return ()
        if not self.has_back:
            return (False,)
        return (True, False) if self.has_secret_face else (True,)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point of its rectangle, -0.5 to 0.5 in each direction, belongs to it and can be
        touched there."""
        return True

    def continues(self, other: "Look") -> bool:
        """Whether it is another state of the same thing: it does not fade in, and the old picture
        stays until the new one is painted."""
        return False


class Waypoint(NamedTuple):
    """Where a piece comes from, passes or goes to."""

    rect: Rect
    angle: float = 0
    face_up: bool = True
    opacity: float = 1
    delay: float = 0
    """For leaving pieces: how long they wait."""


class Piece(NamedTuple):
    """One thing on the table. Two equal pieces look and act alike."""

    rect: Rect
    look: Look
    face_up: bool = True
    angle: float = 0
    layer: int = 0
    opacity: float = 1
    dim: float = 0
    """How much of its light it has lost, 0 to 1."""
    glow: float = 0
    """The light around it, 0 to 1."""
    glow_colour: str = "#FFB648"
    """Gold means: touch me; a warm one, as light on wood and cloth turns a pale one to olive."""
    lifted: float = 0
    """How high it lies above the table, for its shadow: 1 is held in a hand."""
    replaces_key: str = ""
    """The key of the piece that becomes this one, if it is there."""
    enter: Waypoint | None = None
    waypoints: tuple[Waypoint, ...] = ()
    """Places it passes on its way."""
    leave: Waypoint | None = None
    delay: float = 0
    """For things that follow each other; longer ones are a Reveal."""
    duration: float = MOVE
    arc: float = 0
    """How high it is lifted on its way, in pixels."""
    hops: int = 1
    bounce: bool = False
    """Whether it overshoots a little where it arrives."""
    tap: Action | None = None
    hold: Hold | None = None
    flick: Action | None = None
    """What throwing it away from its holder does (upwards; downwards if it is turned by 180)."""
    drops: tuple[Drop, ...] = ()
    slides: tuple[Slide, ...] = ()
    free: str = ""
    """"drag": it follows the finger anywhere and is turned by a second one; "sweep": it stays, and
    the way of the finger over it counts. Both are reported as Dragged values."""
    public: bool = True
    """Whether its letters are to be read across the table."""

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


class NoteSubject(NamedTuple):
    """What a note is about: the picture that was told in a round."""

    round: int
    picture: str
    """Its id."""


class Field(NamedTuple):
    """The one thing to be typed; its text goes into the choice under `name`, or becomes a note."""

    name: str
    rect: Rect
    text: str
    hint: str
    limit: int
    size: float
    """Of its letters, which shrink until the whole text fits the box."""
    secret: bool = True
    """Whether the keyboard must not learn what is typed."""
    note: NoteSubject | None = None
    """What is written about: a note beside the match that is kept letter by letter."""
    focused: bool = False
    """Whether the keyboard opens as soon as the field appears."""


class Curtain(NamedTuple):
    """What hides the table between two players, in the colour of whoever it waits for."""

    colour: str


class Scene(NamedTuple):
    """Everything that is to be seen at one moment."""

    pieces: Mapping[str, Piece]
    curtain: Curtain | None = None
    field: Field | None = None
    place: str = ""
    """The painted background: a name in assets/places, without its orientation."""
    light: float | None = None
    """0 to 1 through the lights of a place that has several; None follows the clock, and without
    a clock it stays as it is."""
    shade: float = 0
    """How much the place is darkened, 0 to 1."""
    secret: bool = False
    """Whether it is for one pair of eyes: what is not in the next scene is gone at once."""
    confetti: tuple[str, ...] = ()
    """Colours of paper that falls over everything, once, when a scene first has them."""
    sound: str = ""
    """Heard when the scene is first shown; it depends on nothing hidden."""

    def with_pieces(self, changed: Pieces) -> "Scene":
        """The scene with changed pieces, without those whose keys they replace."""
        gone = {piece.replaces_key for piece in changed.values()}
        kept = {key: piece for key, piece in self.pieces.items() if key not in gone}
        return self._replace(pieces=kept | changed)


class Step(NamedTuple):
    """A scene of a reveal, and how long it stays."""

    seconds: float
    scene: Scene


Reveal = tuple[Step, ...]
"""A result shown scene by scene; a tap jumps to its end. The last scene stays."""


# --- who is there -----------------------------------------------------------------------------


class Person(NamedTuple):
    """A player as the others see them."""

    name: str
    colour: str
    """As #RRGGBB."""
    symbol: str
    robot: bool = False
    chair: int = -1
    """Where they sit, clockwise: 0 at the left of the near edge, 1 at the left end, 2 to 5 along
    the far edge, 6 at the right end, 7 to 9 along the near edge back to the left; -1 if unknown."""


class SceneContext(NamedTuple):
    """What a scene function knows besides its prompt: the window, and who plays."""

    space: Space
    people: tuple[Person, ...]
    peekers: tuple[int, ...] = ()
    """Seats that may look again at something of their own."""
    can_undo: bool = False
    """Whether the latest step may be taken back; offered for a moment."""
    thinking: tuple[int, ...] = ()
    """Robots that are about to act."""
    held: bool = False
    """Whether a finger holds open what is in sight: it closes when the finger goes."""
    high_contrast: bool = False
    language: str = "en"
    robots_know: Any = None
    """What robots of this game have learnt, which everyone may know; None before they have."""
    may_change_players: bool = False
    """Whether somebody can leave or join now, as when the points of a round are shown."""
    best_before: int | None = None
    """The best earlier result of the same people, when they have played together to the end."""
    notes: tuple[tuple[NoteSubject, str], ...] = ()
    """The spoken clues that people have noted down."""

    def noted_clue(self, round_number: int, picture: str) -> str:
        """The clue that was noted for a picture told in a round; empty if none was."""
        subject = NoteSubject(round_number, picture)
        return next((clue for about, clue in self.notes if about == subject), "")

    def name(self, seat: int) -> str:
        return self.people[seat].name

    @property
    def only_person(self) -> int | None:
        """The seat of the one person among robots, from whom nobody hides anything."""
        persons = [seat for seat, person in enumerate(self.people) if not person.robot]
        return persons[0] if len(persons) == 1 else None

    def speaker(self, seats: tuple[int, ...]) -> int:
        """In whose name an answer is given: the first person there, else the first robot."""
        return next((seat for seat in seats if not self.people[seat].robot), seats[0])
