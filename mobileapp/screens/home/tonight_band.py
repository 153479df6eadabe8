"""The painting on the strip of a whole evening: a moonlit sky, and the games on a rope."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty
from PIL import Image, ImageChops, ImageEnhance

from mobileapp.assets import ASSETS
from mobileapp.stage import painting
from mobileapp.stage.colours import NIGHT
from mobileapp.stage.lantern_looks import AMBER, RED, FramedCover, Lantern
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.theme import theme
from mobileapp.tonight.looks import Moon, Rope, Trail, rope_height
from mobileapp.widgets.painted_look import PaintedLook

BRIGHT, VIVID = 1.75, 1.25
"""How much brighter and more colourful the sky is than behind the page."""
AFTERGLOW = "#C0678A"
GLOW_STRENGTH = 0.55
"""How strong the light is that is left of the day, at the lower edge."""
MOON_ROOM = 1.02
"""The moon with its light, as a part of the room at the left of the words."""
PHOTO_WIDTH, PHOTO_HEIGHT, PHOTO_PITCH = 0.5, 0.62, 0.72
"""A photograph, and the distance from one to the next, as parts of the strip's height."""
TILTS = 3.0, -4.0, 2.5, -3.0
"""How far the photographs lie askew, in degrees."""
LANTERN = 0.44
"""A lantern with its light, as a part of the strip's height."""
SAG = 0.16
"""How far the rope hangs down, as a part of its height."""
ROPE_TOP, ROPE_LINE = 0.06, 0.028
"""The upper edge of the rope's box, and the rope's thickness, as parts of the strip's height."""
PATH, PATH_LOW = 0.22, 0.02
"""The height of the moon's path, and how far it is from the lower edge: parts of the height."""
NIGHT_BEHIND_WORDS = 150
"""How dark the sky is behind the words: up to 255."""


def how_many_photos(room: float, height: float, most: int) -> int:
    """How many photographs fit beside the words on a strip of this height."""
    return max(min(int(room / (height * PHOTO_PITCH)), most), 0)


class TonightBand(Look):
    """A strip of the evening sky: the moon and its path, the games on a rope, and lanterns."""

    games: tuple[Path, ...]
    words: float
    left: float
    right: float
    """Where the words begin, where they end, and where a button begins: pixels from the left."""
    radius: float
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        band = self._sky(width, height)
        self._moon(band, art)
        count = how_many_photos(self.right - self.left, height, len(self.games))
        if count:
            self._path(band, art)
            self._rope(band, self.games[:count], art)
        band.putalpha(painting.rounded_mask(band.size, self.radius))
        return painting.padded(band)

    def _sky(self, width: int, height: int) -> Image.Image:
        path = ASSETS / "backdrops" / "evening-wide.jpg"
        sky = painting.covering(path, (width, height)).convert("RGB")
        sky = ImageEnhance.Color(ImageEnhance.Brightness(sky).enhance(BRIGHT)).enhance(VIVID)
        whole = (0, 0, width, height)
        low = Image.linear_gradient("L").resize((width, height))
        far = Image.linear_gradient("L").rotate(90).resize((width, height))
        glow = ImageChops.multiply(low, far).point([v * GLOW_STRENGTH for v in range(256)])
        sky.paste(painting.rgb(AFTERGLOW), whole, glow)
        near = ImageChops.invert(far).point([v * NIGHT_BEHIND_WORDS // 255 for v in range(256)])
        sky.paste(painting.rgb(NIGHT), whole, near)
        return sky.convert("RGBA")

    def _moon(self, band: Image.Image, art: Art) -> None:
        side = round(self.words * MOON_ROOM)
        moon = painting.unpadded(Moon().paint(side, side, art))
        corner = round((self.words - side) / 2), round((band.height - side) / 2)
        painting.overlay(band, moon, corner)

    def _path(self, band: Image.Image, art: Art) -> None:
        size = round(self.right - self.left), round(band.height * PATH)
        top = round(band.height * (1 - PATH - PATH_LOW))
        trail = painting.unpadded(Trail(0.5, dots=22).paint(*size, art))
        painting.overlay(band, trail, (round(self.left), top))

    def _rope(self, band: Image.Image, covers: tuple[Path, ...], art: Art) -> None:
        high = band.height
        room = self.right - self.left
        top, rope_high = high * ROPE_TOP, round(high * 0.3)
        rope = Rope(high * ROPE_LINE, SAG).paint(round(room), rope_high, art)
        painting.overlay(band, painting.unpadded(rope), (round(self.left), round(top)))
        step = room / len(covers)
        for place, cover in enumerate(covers):
            part = (place + 0.5) / len(covers)
            y = top + rope_high * (1 - rope_height(part, SAG))
            size = round(high * PHOTO_WIDTH), round(high * PHOTO_HEIGHT)
            photo = painting.unpadded(FramedCover(cover).paint(*size, art))
            photo = photo.rotate(TILTS[place % len(TILTS)], Image.Resampling.BICUBIC, expand=True)
            x = self.left + step * (place + 0.5)
            painting.overlay(band, photo, (round(x - photo.width / 2), round(y - high * 0.02)))
            if place:
                side = round(high * LANTERN)
                lantern = painting.unpadded(Lantern((RED, AMBER)[place % 2]).paint(side, side, art))
                y = top + rope_high * (1 - rope_height(place / len(covers), SAG))
                corner = round(x - step / 2 - side / 2), round(y - side * 0.2)
                painting.overlay(band, lantern, corner)


class TonightArt(PaintedLook):
    """The painting behind the words of the strip; nothing in high contrast."""

    strip = ObjectProperty(None)
    games = ObjectProperty(())

    def __init__(self, **settings: Any) -> None:
        super().__init__(size_hint=(None, None), **settings)
        words = self.strip.ids.words
        self._choose_soon = Clock.create_trigger(self._choose, -1)
        self.strip.bind(size=self._choose_soon, pos=self._choose_soon)
        words.bind(size=self._choose_soon, pos=self._choose_soon)
        theme.bind(high_contrast=self._choose_soon)
        self._choose_soon()

    def _choose(self, _dt: float) -> None:
        strip, words = self.strip, self.strip.ids.words
        self.pos, self.size = strip.pos, strip.size
        self.look = (
            None
            if theme.high_contrast
            else TonightBand(
                self.games,
                words=round(words.x - strip.x),
                left=round(words.right - strip.x + theme.gap),
                right=round(strip.ids.another.x - strip.x),
                radius=theme.radius,
            )
        )
