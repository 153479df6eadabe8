"""The looks that all games share; see `piece.Look` for what a look is."""

from abc import abstractmethod
from dataclasses import replace
from functools import lru_cache
from math import inf
from pathlib import Path
from typing import Protocol

from PIL import Image, ImageFilter, ImageOps

from engine.packs import Item
from mobileapp.stage import colours, painting, word_window
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lettering import LEADING, Fitted, draw_lines, fit, line_width, text_mask
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Person

CREAM, INK, SOFT_INK, NIGHT = colours.CREAM, colours.INK, colours.SOFT_INK, colours.NIGHT
PAPER, GOLD, MIST = colours.PAPER, colours.GOLD, colours.MIST


PAPER_SIZE = (512, 512)
"""The maximum size of the texture of paper, in pixels; it is enlarged for larger slips."""
ICON = 0.46
"""The size of the icon on a round button, as a part of its size."""
RIBBON, RIBBON_TEXT = 0.34, 0.82
"""The maximum width of a team's ribbon before a text, as a fraction of the piece's width; and the
font size of the ribbon, as a fraction of that of the text.
"""
LEAD, LEAD_GAP = 1.35, 0.35
"""The size of a badge or a picture before a text on the background, and the gap after it, as
multiples of the font size.
"""
LEAD_SCALES = (1, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The factors by which what is before a text shrinks, tried in this order.

It shrinks along with a text that has little room, so that the text shrinks less.
"""
BADGE_ON_PAPER, BESIDE_BADGE = 1.3, 1.25
"""The size of a badge before a text on paper, as a multiple of the font size; and the room that it
takes with the gap after it, as a multiple of its own size.
"""
BUTTON_ENDS, BUTTON_TEXT, BESIDE_ICON = 0.7, 0.92, 1.2
"""The room that the round ends of a button take from its text, and the maximum height of the text,
as parts of the button's height; the room that an icon takes, as a multiple of the icon's size.
"""


class Art(Protocol):
    """The source of the picture files that looks are painted from."""

    def asset(self, name: str) -> Path:
        """The path of a file of the app; `name` is its path relative to the folder assets."""
        ...

    def picture(self, item: Item, width: float = inf) -> Path:
        """The path of the picture of a pack's item.

        `width` is the width in pixels at which the picture is shown; if it is small, the file may
        be a smaller version of the picture.
        """
        ...


class Area(Look):
    """An invisible area that can be touched or on which pieces can be dropped."""

    visible = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return Image.new("RGBA", (1, 1))


class Card(Look):
    """A card with a picture; only its back is visible if it is face down or has no `item`."""

    item: Item | None = None
    back: str = "story"
    """The name of a picture in assets/table/backs, without its suffix."""
    has_back = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        if self.item is None:
            return self.paint_back(width, height, art)
        return painting.on_paper(art.picture(self.item, width), (width, height))

    def paint_back(self, width: int, height: int, art: Art) -> Image.Image:
        return card_back(self.back, width, height, art)

    def hidden(self) -> "Card":
        """The card without its picture."""
        return replace(self, item=None)


def card_back(name: str, width: int, height: int, art: Art) -> Image.Image:
    """Paint the back of a card; `name` is that of a picture in assets/table/backs."""
    picture = painting.covering(art.asset(f"table/backs/{name}.jpg"), (width, height))
    card = picture.convert("RGB")
    card.putalpha(painting.rounded_mask((width, height), min(width, height) * 0.06))
    return painting.padded(card)


class AssetPicture(Look):
    """A picture of the app without any frame, such as a tile, an action card, a cloud or a sign."""

    name: str
    """The path of the picture under assets."""
    tint: str = ""
    """The colour in which the shape of the picture is painted; empty to keep its own colours."""
    flip: bool = False
    shadow: str = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = painting.covering(art.asset(self.name), (width, height)).convert("RGBA")
        if self.tint:
            image = painting.tinted(image.getchannel("A"), self.tint)
        return painting.padded(ImageOps.mirror(image) if self.flip else image)


MIN_SIGNED = 8
"""The least side of a robot's badge, in pixels, that has room for the sign of a robot."""


class Token(Look):
    """The badge of a player: a clay disc with a symbol, or a question mark if `symbol` is empty."""

    symbol: str
    colour: str
    robot: bool = False
    shadow = "round"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        disc = painting.clay_disc(side, self.colour)
        if self.symbol:
            mark = _mask(art, f"table/symbols/{self.symbol}.png", round(side * 0.6))
            painting.stamp(disc, mark, INK, (side / 2, side / 2))
        else:
            mark = text_mask(fit("?", "display", side * 0.6, side, side), "display", (side, side))
            painting.stamp(disc, mark, CREAM, (side / 2, side / 2))
        if self.robot and side >= MIN_SIGNED:
            sign = _mask(art, "table/icons/robot.png", round(side * 0.36))
            plate = painting.clay_disc(round(side * 0.42), "#DCE3F5")
            painting.stamp(plate, sign.resize((round(side * 0.3),) * 2), INK, (side * 0.21,) * 2)
            disc.alpha_composite(plate, (side - plate.width, side - plate.height))
        return painting.padded(disc)


def token(person: Person) -> Token:
    """The badge of a player."""
    return Token(person.symbol, person.colour, person.robot)


class TextLook(Look):
    """A look that consists mainly of a text; the text is painted as `fitted` says."""

    text: str
    size: float
    """The font size in pixels; it shrinks if the text does not fit."""
    exact = True

    @abstractmethod
    def fitted(self, width: float, height: float) -> Fitted:
        """The lines of the text and their font size if the piece has this size."""


class Words(TextLook):
    """Text directly on the backdrop, perhaps after a badge, a team's ribbon or a picture."""

    face: str = "display"
    colour: str = CREAM
    badge: Token | None = None
    ribbon: tuple[str, str] | None = None
    """The id and the name of a team."""
    word: Item | None = None
    """The word of a pack that the text is. If it has a picture, a window before the text shows it.
    """
    align: str = "center"
    pool: bool = True
    """Whether a soft dark glow around the letters makes them readable on a painting."""
    chip: bool = False
    """Whether a dark strip is behind the text instead of that glow, for text on bright pieces."""

    def fitted(self, width: float, height: float) -> Fitted:
        return self._fitted_after(self.lead_width(width, height), width, height)

    def written_in(self, rect: Rect) -> Rect:
        """The box around the letters, and what is before them, in a place."""
        width = self.fitted(rect.w, rect.h).width + self.lead_width(rect.w, rect.h)
        w, h = min(width, rect.w), min(self.fitted(rect.w, rect.h).height, rect.h)
        x = {"center": rect.cx - w / 2, "left": rect.x, "right": rect.right - w}
        return Rect(x[self.align], rect.cy - h / 2, w, h)

    def lead_width(self, width: float, height: float) -> float:
        """The width of the badge, ribbon or picture before the text, and of the gap after it."""
        return self._lead_width(self._lead_scale(width, height), width, height)

    def _fitted_after(self, lead: float, width: float, height: float) -> Fitted:
        return fit(self.text, self.face, self.size, max(width - lead, 1), height)

    def _lead_scale(self, width: float, height: float) -> float:
        """The factor by which what is before the text shrinks, along with the text."""
        for scale in LEAD_SCALES:
            lead = self._lead_width(scale, width, height)
            if not lead or self._fitted_after(lead, width, height).size >= int(self.size * scale):
                break
        return scale

    def _lead_width(self, scale: float, width: float, height: float) -> float:
        if self.badge:
            lead = self._lead_side(scale, height) + 2 * painting.PAD
        elif self.ribbon:
            lead, _ = self._ribbon(scale, width, height).natural_size(height)
        elif self.word and self.word.picture:
            lead = self._lead_side(scale, height)
        else:
            return 0
        return lead + self.size * scale * LEAD_GAP

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        if self.word and not has_picture(self.word, art):
            return replace(self, word=None).paint(width, height, art)
        margin = round(self.size * 0.5) if self.pool else painting.PAD
        size = (width + 2 * margin, height + 2 * margin)
        fitted, beside = self.fitted(width, height), self.lead_width(width, height)
        mask = Image.new("L", size)
        total = fitted.width + beside
        left = {"center": (size[0] - total) / 2, "left": margin, "right": size[0] - margin - total}
        x = left[self.align]
        middle = x + beside + fitted.width / 2, size[1] / 2
        draw_lines(mask, fitted, self.face, middle, self.align)
        if self.chip:
            image = self._on_chip(mask, x, beside)
        elif self.pool:
            image = painting.pooled(mask, self.colour, max(self.size / 46, 0.4))
        else:
            image = painting.tinted(mask, self.colour)
        if lead := self._lead(art, width, height):
            image.alpha_composite(
                lead, (max(round(x), 0), max(round((size[1] - lead.height) / 2), 0))
            )
        return image

    def _on_chip(self, mask: Image.Image, x: float, beside: float) -> Image.Image:
        """The letters on a dark strip with round ends, with free room for the badge or ribbon.

        `x` is the left edge of the badge or ribbon. `beside` is its width plus the gap after it, or
        0 if there is neither a badge nor a ribbon.
        """
        left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
        rim = round(self.size * 0.26)
        box = (round(x) if beside else left, top, right, bottom)
        size = box[2] - box[0] + 2 * rim, box[3] - box[1] + 2 * rim
        strip = painting.rounded_mask(size, min(size) / 2 if size[1] < self.size * 2 else rim * 2)
        ground = Image.new("L", mask.size)
        ground.paste(painting.faded(strip, 0.8),
                     (box[0] - rim, box[1] - rim))  # fmt: skip
        image = painting.tinted(ground, NIGHT)
        image.alpha_composite(painting.tinted(mask, self.colour))
        return image

    def _lead(self, art: Art, width: int, height: int) -> Image.Image | None:
        """The picture of what is before the text; None if nothing is."""
        scale = self._lead_scale(width, height)
        side = self._lead_side(scale, height)
        if self.badge:
            return self.badge.paint(side, side, art)
        if self.ribbon:
            ribbon = self._ribbon(scale, width, height)
            return ribbon.paint(*ribbon.natural_size(height), art)
        return picture_window(self.word, side, art) if self.word else None

    def _lead_side(self, scale: float, height: float) -> int:
        """The size of the badge or picture before the text."""
        return round(min(self.size * scale * LEAD, height))

    def _ribbon(self, scale: float, width: float, height: float) -> "Ribbon":
        """The ribbon before the text; a long one is smaller, to keep room for the text."""
        team, name = self.ribbon or ("", "")
        ribbon = Ribbon(name, self.size * scale * RIBBON_TEXT, team)
        wide, _ = ribbon.natural_size(height)
        if self.text and wide > width * RIBBON:
            return replace(ribbon, size=ribbon.size * width * RIBBON / wide)
        return ribbon


class Ribbon(TextLook):
    """A ribbon of a team with a short text on it: the team's name, or what it has won."""

    team: str
    shadow = "box"

    def natural_size(self, most_height: float) -> tuple[int, int]:
        """The width and height that the text needs, in pixels; at most `most_height` high."""
        high = min(round(self.size * LEADING * 1.34), round(most_height))
        return round(line_width(self.text, "display", int(self.size)) + high * 1.1), high

    def fitted(self, width: float, height: float) -> Fitted:
        return fit(self.text, "display", self.size, max(width - height * 0.7, 1), height * 0.92)

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        cloth = painting.with_ends(art.asset(f"table/teams/{self.team}.png"), (width, height))
        mask = text_mask(self.fitted(width, height), "display", (width, height))
        painting.stamp(cloth, mask, CREAM, (width / 2, height * 0.48))
        return cloth


class Slip(TextLook):
    """Text on a slip of paper.

    With `twice` there is a second copy upside down, as on a playing card, for the far side of the
    table.
    """

    twice: bool = False
    face: str = "display"
    ink: str = INK
    badge: Token | None = None
    paper: str = PAPER
    word: Item | None = None
    """The word of a pack that the text is. If it has a picture, a window in the paper shows it."""
    shadow = "box"

    def fitted(self, width: float, height: float) -> Fitted:
        if self.word and self.word.picture:
            return fit(self.text, self.face, self.size, *self._places(width, height).room)
        room = max(width * word_window.TEXT_WIDTH - self._beside_badge(height), 1)
        return fit(self.text, self.face, self.size, room, self._copy_height(height))

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        if self.word and not has_picture(self.word, art):
            return replace(self, word=None).paint(width, height, art)
        size = (width, height)
        sheet = ImageOps.fit(_paper(art.asset("table/paper.jpg"), self.paper), size)
        sheet.putalpha(painting.rounded_mask(size, min(size) * 0.07))
        if self.word:
            return self._with_window(sheet, art.picture(self.word, width), art)
        if not self.text:
            return painting.padded(sheet)
        line, beside = self._copy_height(height), self._beside_badge(height)
        fitted = self.fitted(width, height)
        mask = text_mask(fitted, self.face, (round(fitted.width + fitted.size), round(line) or 1))
        left, y = (width - fitted.width - beside) / 2, height / 2 + self.twice * line / 2
        painting.stamp(sheet, mask, self.ink, (left + beside + fitted.width / 2, y))
        if self.badge:
            side = round(beside / BESIDE_BADGE)
            corner = (round(left), round(y - side / 2))
            sheet.alpha_composite(self.badge.paint(side, side, art), corner)
        if self.twice:
            near = sheet.crop((0, height - height // 2, width, height))
            sheet.paste(near.rotate(180), (0, 0))
        return painting.padded(sheet)

    def _copy_height(self, height: float) -> float:
        """The maximum height of one copy of the text."""
        return height * word_window.TEXT_HEIGHT / (2 if self.twice else 1)

    def _beside_badge(self, height: float) -> float:
        """The width of the badge before the text, and of the gap after it."""
        if not self.badge:
            return 0
        return min(self.size * BADGE_ON_PAPER, self._copy_height(height)) * BESIDE_BADGE

    def _places(self, width: float, height: float) -> word_window.WindowPlaces:
        """The places of window and text in one copy, in the room to the right of the badge."""
        room = width - self._beside_badge(height)
        return word_window.window_places(
            room, height / (2 if self.twice else 1), self.size * LEADING
        )

    def _with_window(self, sheet: Image.Image, picture: Path, art: Art) -> Image.Image:
        copy = self._copy_with_window(*sheet.size, picture, art)
        painting.overlay(sheet, copy, (0, sheet.height - copy.height))
        if self.twice:
            painting.overlay(sheet, copy.rotate(180), (0, 0))
        return painting.padded(sheet)

    def _copy_with_window(self, width: int, height: int, picture: Path, art: Art) -> Image.Image:
        """One copy of the text, with the picture in a window before it."""
        copy = Image.new("RGBA", (width, height // (2 if self.twice else 1)))
        before = self._beside_badge(height)
        at, fitted = self._places(width, height), self.fitted(width, height)
        at = at.gathered(fitted.width) if self.badge else at
        seen = word_window.cut_window(painting.covering(picture, (at.side, at.side)))
        copy.alpha_composite(seen, (round(at.x + before), at.y))
        box = (round(fitted.width + fitted.size), round(fitted.height + fitted.size))
        middle = at.centre[0] + before, at.centre[1]
        painting.stamp(copy, text_mask(fitted, self.face, box), self.ink, middle)
        if self.badge:
            side = round(before / BESIDE_BADGE)
            corner = (round(at.x + before - side * 1.1), round(copy.height / 2 - side / 2))
            painting.overlay(copy, self.badge.paint(side, side, art), corner)
        return copy


def has_picture(word: Item, art: Art) -> bool:
    """Whether there is a picture of the word; that of a deleted pack may be missing."""
    return bool(word.picture) and art.picture(word).is_file()


def picture_window(word: Item, side: int, art: Art) -> Image.Image:
    """The picture of a word as a square window in paper."""
    return word_window.cut_window(painting.covering(art.picture(word, side), (side, side)))


class Button(TextLook):
    """A rounded button: gold for the next step, or dark with an outline (`quiet`) otherwise.

    With `twice` its text is repeated upside down, as on a slip, for the far side of the table.
    """

    quiet: bool = False
    icon: str = ""
    twice: bool = False

    def fitted(self, width: float, height: float) -> Fitted:
        room = width - height * BUTTON_ENDS - self._icon_side(height) * BESIDE_ICON
        return fit(self.text, "display", self.size, max(room, 1), self._copy_height(height))

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        body = (
            painting.button_shape(size, NIGHT, outline=MIST, line=painting.pill_line(height))
            if self.quiet
            else painting.button_shape(size, GOLD)
        )
        colour = CREAM if self.quiet else INK
        side, line, fitted = (
            self._icon_side(height), self._copy_height(height), self.fitted(width, height)
        )  # fmt: skip
        total = fitted.width + side * BESIDE_ICON
        middle = ((body.width + side * BESIDE_ICON) / 2, body.height / 2)
        high = round(line) if self.twice else height
        mask = text_mask(fitted, "display", (round(fitted.width + fitted.size), high))
        if self.twice:
            painting.stamp(body, mask.rotate(180), colour, (middle[0], middle[1] - line / 2))
            middle = middle[0], middle[1] + line / 2
        painting.stamp(body, mask, colour, middle)
        if self.icon:
            sign = _mask(art, f"table/icons/{self.icon}.png", side)
            painting.stamp(body, sign, colour, ((body.width - total) / 2 + side / 2, middle[1]))
        return body

    def _icon_side(self, height: float) -> int:
        return round(min(height * 0.5, self.size * 1.2)) if self.icon else 0

    def _copy_height(self, height: float) -> float:
        """The maximum height of one copy of the text."""
        return height * word_window.TEXT_HEIGHT / 2 if self.twice else height * BUTTON_TEXT


class RoundIcon(Look):
    """A round dark button with an icon."""

    name: str
    """The name of a file in assets/table/icons, without its suffix."""
    colour: str = CREAM
    ground: str = NIGHT

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        ring = painting.disc_mask(side)
        disc = painting.tinted(painting.faded(ring, 0.82), self.ground)
        inner = painting.disc_mask(side, max(side * 0.035, 1.5))
        disc.paste((*painting.rgb(self.colour), 255), (0, 0), _minus(ring, inner))
        sign = self.sign(round(side * ICON), art)
        painting.stamp(disc, sign, self.colour, (side / 2, side / 2))
        return painting.padded(disc)

    def sign(self, side: int, art: Art) -> Image.Image:
        """The mask of the icon itself, in a square of `side` pixels."""
        return _mask(art, f"table/icons/{self.name}.png", side)


class BackIcon(RoundIcon):
    """The round button that leads back."""

    name: str = "next"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return ImageOps.mirror(super().paint(width, height, art))


class NextIcon(RoundIcon):
    """The round golden button that leads on, as large as the dark ones beside it."""

    name: str = "next"
    colour: str = INK
    ground: str = GOLD

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        disc = painting.button_shape((side, side), self.ground)
        sign = self.sign(round(side * ICON), art)
        painting.stamp(disc, sign, self.colour, (disc.width / 2, disc.height / 2))
        return disc


class Panel(Look):
    """A box with round corners, perhaps outlined: a shade behind text, or a place for pieces."""

    colour: str = NIGHT
    opacity: float = 0.5
    radius: float = 12
    outline: str = ""
    line: float = 2
    dash: float = 0
    """The length of a dash of the outline in pixels; 0 for a continuous line."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        mask = painting.rounded_mask(size, self.radius)
        image = painting.tinted(painting.faded(mask, self.opacity), self.colour)
        if self.outline:
            ring = painting.dashed_box(size, self.radius, self.line, self.dash)
            image.alpha_composite(painting.tinted(ring, self.outline))
        return painting.padded(image)

    exact = True


class Light(Look):
    """A soft round light."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = 128
        mask = painting.disc_mask(side, side * 0.22).filter(ImageFilter.GaussianBlur(side * 0.1))
        return painting.tinted(mask.resize((width, height)), self.colour)


class Spotlight(Look):
    """A beam of light from above."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.tinted(painting.spotlight((width, height)), self.colour)


class Clock(Look):
    """The disc of a clock; the sprite draws the remaining time and a shrinking ring on it."""

    total: float
    """The seconds that a full ring stands for."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        disc = painting.faded(painting.disc_mask(side, 1), 0.72)
        return painting.padded(painting.tinted(disc, NIGHT))


@lru_cache(maxsize=4)
def _paper(path: Path, colour: str) -> Image.Image:
    """The texture of paper in a colour; it is cached, so it must not be changed."""
    with Image.open(path) as opened:
        opened.draft("RGB", PAPER_SIZE)
        texture = opened.convert("RGB")
    texture.thumbnail(PAPER_SIZE)
    return Image.blend(texture, Image.new("RGB", texture.size, painting.rgb(colour)), 0.55)


def _mask(art: Art, name: str, side: int) -> Image.Image:
    """The alpha channel of a picture under assets, scaled to a square of `side` pixels."""
    image = painting.covering(art.asset(name), (max(side, 1), max(side, 1))).convert("RGBA")
    return image.getchannel("A")


def _minus(mask: Image.Image, other: Image.Image) -> Image.Image:
    from PIL import ImageChops

    return ImageChops.subtract(mask, other)
