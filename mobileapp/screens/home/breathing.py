"""The idle animation of Home: lights and ink on the covers of games, and a cloud in the sky.

To save power, the animation is updated only `RATE` times a second. It pauses while an overlay
covers Home, and stops when people leave Home or `AWAKE` seconds after the latest touch.
"""

from collections.abc import Iterable
from math import sin

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Ellipse, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.uix.screenmanager import Screen

from mobileapp.assets import ASSETS
from mobileapp.games.intro import CoverMotion, Point
from mobileapp.running_app import running_app
from mobileapp.stage.flames import AWAKE
from mobileapp.theme import theme
from mobileapp.widgets.picture import Picture
from mobileapp.widgets.soft_textures import soft_dot

RATE = 12
"""The number of updates per second."""
SPARK_SIZE, SPARK_STRENGTH = 0.045, 0.75
"""The width of a light, as a part of the cover's width, and its maximum opacity."""
INK = (0.09, 0.06, 0.09)
INK_SECONDS, INK_LENGTH, INK_WIDTH = 7.0, 0.05, 0.007
"""The duration, length and width of running ink.

The duration is in seconds. The length is a part of the cover's height, and the width is a part of
the cover's width.
"""
CLOUD = ASSETS / "clouds" / "long-2.webp"
CLOUD_SECONDS, CLOUD_WIDTH, CLOUD_HEIGHT, CLOUD_STRENGTH = 110.0, 0.34, 0.86, 0.2
"""How long the cloud takes to cross the sky, its width, vertical position and opacity.

The time is in seconds. The width is a part of the sky's width; the position is the height of the
cloud's middle, as a part of the sky's height.
"""


class Spark:
    """One twinkling light on a cover."""

    def __init__(self, number: int, point: Point, group: InstructionGroup) -> None:
        self._point, self._phase, self._pace = point, number * 2.4, 0.5 + number * 0.37 % 0.9
        self.colour, self._dot = Color(1, 0.97, 0.82, 0), Rectangle(texture=soft_dot())
        group.add(self.colour)
        group.add(self._dot)

    def place(self, picture: Picture) -> None:
        x, y = picture.place_of(*self._point)
        side = picture.width * SPARK_SIZE
        self._dot.size, self._dot.pos = (side, side), (x - side / 2, y - side / 2)

    def shine(self, seconds: float) -> None:
        self.colour.a = SPARK_STRENGTH * sin(seconds * self._pace + self._phase) ** 4


class _Drop:
    """A drop of ink that runs down a cover once, and stays where it stops."""

    def __init__(self, point: Point, group: InstructionGroup) -> None:
        self._point = point
        self.colour, self._trace, self._head = Color(*INK, 0), Rectangle(), Ellipse()
        for part in (self.colour, self._trace, self._head):
            group.add(part)
        self._part = 0.0

    def place(self, picture: Picture) -> None:
        x, top = picture.place_of(*self._point)
        end = picture.place_of(self._point[0], self._point[1] + INK_LENGTH * self._part)[1]
        width = max(picture.width * INK_WIDTH, 1)
        self._trace.pos, self._trace.size = (x - width / 2, end), (width, top - end)
        self._head.pos, self._head.size = (x - width, end - width), (width * 2, width * 2.6)

    def run(self, seconds: float, picture: Picture) -> None:
        if self._part < 1:
            self._part = min(seconds / INK_SECONDS, 1.0) ** 0.6
            self.colour.a = min(seconds, 1.0) * 0.85
            self.place(picture)


class BreathingCover:
    """The animation of one cover, drawn on the cover's canvas so that it scrolls with the cover."""

    def __init__(self, picture: Picture, motion: CoverMotion) -> None:
        self.picture = picture
        group = InstructionGroup()
        self.sparks = [Spark(n, point, group) for n, point in enumerate(motion.sparks)]
        self._drops = [_Drop(point, group) for point in motion.drops]
        picture.canvas.after.add(group)
        self._place_soon = Clock.create_trigger(self._place, -1)
        picture.bind(pos=self._place_soon, size=self._place_soon, texture=self._place_soon)
        self._place_soon()

    def _place(self, _dt: float) -> None:
        for spark in self.sparks:
            spark.place(self.picture)
        for drop in self._drops:
            drop.place(self.picture)

    def advance(self, seconds: float) -> None:
        for spark in self.sparks:
            spark.shine(seconds)
        for drop in self._drops:
            drop.run(seconds, self.picture)


class Breathing:
    """The idle animation of Home.

    Home must keep a reference to this object, because Kivy's clock holds only a weak one.
    """

    def __init__(self, home: Screen, sky: Picture) -> None:
        self._home, self._sky = home, sky
        self.covers: list[BreathingCover] = []
        self._seconds = self._since_touch = 0.0
        self._tint, self._cloud = Color(1, 1, 1, 0), Rectangle()
        self._cloud_texture: Texture | None = None
        for part in (self._tint, self._cloud):
            sky.canvas.after.add(part)
        self._ticking = Clock.create_trigger(self._tick, 1 / RATE, interval=True)
        theme.bind(reduce_motion=self.wake)

    def show(self, covers: Iterable[tuple[Picture, CoverMotion]]) -> None:
        """Start the animation on these covers, which replace all earlier ones."""
        self.covers = [BreathingCover(picture, motion) for picture, motion in covers]
        self.wake()

    def wake(self, *_: object) -> None:
        """Run the animation for `AWAKE` seconds from now.

        Nothing is started with *Reduce motion*, or before `show` was called.
        """
        self._since_touch = 0.0
        if not theme.reduce_motion and self.covers:
            self._request_cloud()
            Window.unbind(on_touch_down=self.wake)
            Window.bind(on_touch_down=self.wake)
            self._ticking()

    def _request_cloud(self) -> None:
        if self._cloud_texture is None:
            width = int(Window.width * CLOUD_WIDTH)
            running_app().pictures.request(CLOUD, (width, width // 3), self._show_cloud)

    def _show_cloud(self, texture: Texture, problem: object) -> None:
        if problem is None:
            self._cloud.texture = self._cloud_texture = texture

    @property
    def moving(self) -> bool:
        return bool(self._ticking.is_triggered)

    def _tick(self, dt: float) -> None:
        if theme.reduce_motion or self._home.parent is None or self._since_touch > AWAKE:
            self._sleep()
            return
        self._since_touch += dt
        if Window.children[0] is not self._home.parent:
            return  # pause while an overlay is on top of Home
        self._seconds += dt
        for cover in self.covers:
            cover.advance(self._seconds)
        self._move_cloud()

    def _sleep(self) -> None:
        self._ticking.cancel()
        if self._home.parent is None:
            Window.unbind(on_touch_down=self.wake)

    def _move_cloud(self) -> None:
        texture = self._cloud_texture
        if texture is None or theme.high_contrast:
            self._tint.a = 0
            return
        self._tint.a = CLOUD_STRENGTH
        width = self._sky.width * CLOUD_WIDTH
        height = width * texture.height / texture.width
        part = (self._seconds / CLOUD_SECONDS + 0.3) % 1
        self._cloud.size = width, height
        self._cloud.pos = (
            part * (self._sky.width + width) - width,
            self._sky.height * CLOUD_HEIGHT - height / 2,
        )
