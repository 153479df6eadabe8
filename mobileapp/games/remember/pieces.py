"""The pieces of a question that several scenes show: what is asked, the answers, the tokens."""

from collections.abc import Mapping
from functools import cached_property

from engine.games.remember.prompts import AWAY, Question
from engine.games.remember.samples import SAMPLES
from engine.memories import Kind
from mobileapp.assets import ASSETS
from mobileapp.games.recap import LANDSCAPE
from mobileapp.games.remember import layout
from mobileapp.games.remember.looks import AlbumPage, Photograph
from mobileapp.games.remember.texts import quoted
from mobileapp.games.ui import game_ui
from mobileapp.stage import parts
from mobileapp.stage.boxes import Length, Places, TextStyle
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.looks import Card, Slip, Token, token
from mobileapp.stage.page_parts import Pile
from mobileapp.stage.piece import Look, Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text

UNTIDY = (-1, 0.6, -0.3, 0.9, -0.7, 0.2, 1, -0.5)
"""Factors that make pictures look as if they were stuck in by hand, one for each in turn."""
TILT, SHOWN_TILT = 1.4, -1.6
"""The largest angle of an answer, and that of the picture that is asked about, in degrees."""
PAPER_WIDTH = 1.3
"""The width of a slip, as a multiple of the width of its text."""
ALBUM_RIM = Length(12)
"""The width of the leather around the pages of the album."""
TOKEN = Length(64)
"""The maximum diameter of a token on an answer."""
READ_TWICE = Length(lines=2.9, style=Text.SMALLEST)
"""The height from which on a written answer is written for both sides of the table."""
READABLE = 0.43
"""The smallest letters of a name beside its token, as a part of the usual ones."""
APART = 0.56
"""The least distance between two tokens, as a part of their diameter: more than half of each shows.
"""


class Table:
    """A question on the table: the places of everything, and its pieces."""

    def __init__(self, question: Question, context: SceneContext) -> None:
        self.question, self._context = question, context
        space = context.space
        alone = context.only_person is not None
        self.at: Places = layout.table_for(space, layout.contents_of(question, alone))
        self.places: list[layout.AnswerPlace] = layout.answer_places(space, self.at.room, question)
        self.style = Text.BODY if space.phone else Text.HEADLINE
        self.keys = [f"answer:{question.number}:{place}" for place in range(question.choices)]

    def pieces(self, choice: layout.Choice, text: str, badge: Token | None = None) -> Pieces:
        """The headline, the picture and clue that are asked about, and the answers."""
        space = self._context.space
        found = self.headline(text, badge)
        found["album"] = self._album()
        found |= self._asked(choice)
        for number, (key, place) in enumerate(zip(self.keys, self.places, strict=True)):
            found[key] = self._answer(number, place.card)
            if self.question.kind == Kind.CLUE:
                found[key] = _enlargeable(key, found[key], choice, space, Size.CARD)
        return found

    def _album(self) -> Piece:
        """The open album under the picture and the answers."""
        space = self._context.space
        album = self.at.album.inset(-layout.ALBUM_PADDING.of(space) * space.unit)
        rim, fold = ALBUM_RIM.of(space), 0.0
        if "shown" in self.at:
            shown, room = self.at.shown, self.at.room
            between = (shown.right + room.x) / 2 - album.x
            if not space.wide:
                between = album.top - (min(shown.y, self.at.get("clue", shown).y) + room.top) / 2
            fold = (between - rim) / ((album.w if space.wide else album.h) - 2 * rim)
        return Piece(album, AlbumPage(rim, fold, not space.wide), layer=Layer.GROUND)

    def headline(
        self, text: str, badge: Token | None = None, style: TextStyle | None = None
    ) -> Pieces:
        space = self._context.space
        return parts.headline(space, self.at, text, style or self.style, badge=badge)

    def _asked(self, choice: layout.Choice) -> Pieces:
        """What the question shows: a picture or drawing, and a clue."""
        space, question, found = self._context.space, self.question, Pieces()
        if "shown" in self.at and (look := shown_look(question)):
            key, aspect = f"shown:{question.number}", layout.SHOWN[question.kind]
            rect = fitted(self.at.shown.inset(Gap.MEDIUM * space.unit), aspect)
            piece = Piece(
                rect, Photograph(look), layer=Layer.PILE, angle=SHOWN_TILT, duration=Duration.SLOW,
                enter=Waypoint(rect.moved(0, space.height), 12),
                leave=Waypoint(rect.moved(-space.width, 0), -12),
            )  # fmt: skip
            found[key] = _enlargeable(key, piece, choice, space, aspect)
        if "clue" in self.at:
            area, text = self.at.clue, quoted(question.clue)
            wide = min(area.w, parts.text_width(space, text, Text.CLUE) * PAPER_WIDTH)
            slip = around(area.cx, area.cy, wide, area.h)
            found[f"clue:{question.number}"] = parts.slip(
                space, slip, text, Text.CLUE, layer=Layer.PAPER
            )
        return found

    def _answer(self, number: int, rect: Rect) -> Piece:
        """A picture, or a word or name on a slip."""
        space, question = self._context.space, self.question
        delay = Duration.QUICK + number * Duration.STAGGER
        come = Waypoint(rect.moved(space.width, 0), 20)
        go = Waypoint(rect.moved(-space.width, 0), -20, delay=number * Duration.STAGGER / 2)
        if question.kind == Kind.CLUE:
            return Piece(
                rect, Card(question.answers[number]), layer=Layer.CARD + number, enter=come,
                leave=go, angle=UNTIDY[number % len(UNTIDY)] * TILT, delay=delay,
                duration=Duration.SLOW,
            )  # fmt: skip
        text = question.answer_text(number)
        word = question.answers[number] if question.answers else None
        badge = self._badge(number) if self._with_tokens else None
        twice = self._twice(rect)
        return parts.slip(
            space, rect, text, Text.HEADLINE, word=word, badge=badge, twice=twice,
            layer=Layer.CARD + number, enter=come, leave=go, delay=delay, duration=Duration.SLOW,
            public=not question.people,
        )  # fmt: skip

    def _badge(self, number: int) -> Token | None:
        """The token of the person at the table who is an answer, so that nobody has to read."""
        question = self.question
        seat = question.seats[number] if question.people else AWAY
        return None if seat == AWAY else token(self._context.people[seat])

    @cached_property
    def _with_tokens(self) -> bool:
        """Whether all names can be read beside tokens."""
        space, question = self._context.space, self.question
        usual = space.text(Text.HEADLINE.size)
        sizes = (
            Slip(question.answer_text(number), usual, twice=self._twice(rect), badge=badge)
            .fitted(rect.w, rect.h)
            .size
            for number, (rect, _) in enumerate(self.places)
            if (badge := self._badge(number))
        )
        return min(sizes, default=0) >= usual * READABLE / space.text_scale

    def _twice(self, rect: Rect) -> bool:
        """Whether a written answer is written for both sides of the table."""
        return parts.two_sided(self._context) and rect.h > READ_TWICE.of(self._context.space)

    def tokens(self, answers: Mapping[int, int]) -> Pieces:
        """The tokens of those who have pointed, at their answers; `answers` is by seat."""
        found: Pieces = {}
        space = self._context.space
        for seat, number in answers.items():
            room = self.places[number].tokens
            fellows = sorted(other for other in answers if answers[other] == number)
            side = min(room.h, TOKEN.of(space), room.w / (1 + APART * (len(fellows) - 1)))
            step = min(side, (room.w - side) / max(len(fellows) - 1, 1))
            x = room.cx + step * (fellows.index(seat) - (len(fellows) - 1) / 2)
            rect = around(x, room.cy, side, side)
            found[f"voter:{seat}"] = parts.badge(
                self._context.people[seat], rect, layer=Layer.TOKEN + seat, arc=side / 3,
                enter=Waypoint(rect.moved(0, -side * 2), opacity=0),
            )  # fmt: skip
        return found


def shown_look(question: Question) -> Look | None:
    """The look of the picture or drawing that a question is about; None if there is none."""
    if question.picture is not None:
        return Card(question.picture)
    if question.drawing and (drawing := game_ui(question.game).drawing):
        return drawing(question.drawing)
    return None


def _enlargeable(
    key: str, piece: Piece, choice: layout.Choice, space: Space, aspect: float
) -> Piece:
    """A picture that a tap enlarges."""
    if choice.enlarged == key:
        room = space.area.inset(Gap.SMALL * space.unit)
        large = fitted(room, aspect)
        large = around(piece.rect.cx, piece.rect.cy, large.w, large.h).within(room)
        piece = piece._replace(rect=large, layer=Layer.LARGE, angle=0, lifted=1)
    return piece._replace(tap=choice.enlarging(key))


# --- the box ----------------------------------------------------------------------------------

MAX_KEPT = 3
"""How many things of a kind lie before the box."""


def piles() -> tuple[Pile, ...]:
    """What lies in the box: pictures, blots and skies, those of the sample memories."""
    memories = [item.memory for pack in SAMPLES for item in pack.items if item.memory]
    skies = game_ui("clouds").drawing
    cards = (Card(one.answers[one.right]) for one in memories if one.kind == Kind.CLUE)
    blots = (Card(one.picture, "blot") for one in memories if one.kind == Kind.BLOT)
    drawings = (skies(one.drawing) for one in memories if skies and one.kind == Kind.SKY)
    backs = ASSETS / "table" / "backs"
    sky = ASSETS / "backdrops" / "clouds-golden-wide.jpg"
    return (
        Pile(backs / "story.jpg", tuple(cards)[:MAX_KEPT], Size.CARD),
        Pile(backs / "blot.jpg", tuple(blots)[:MAX_KEPT], layout.SQUARE),
        Pile(sky, tuple(drawings)[:MAX_KEPT], LANDSCAPE),
    )
