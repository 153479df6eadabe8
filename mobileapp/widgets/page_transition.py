"""The transition between two pages, in which shared pictures move to their new places.

The pages themselves are exchanged at once, so a touch during the animation acts on the new page.
Only the canvas of the old page stays for a moment: it fades out above the new page, and copies of
the shared pictures move above both pages. If the pages share no picture, the new page slides in a
little. With *Reduce motion*, the old page only fades out.
"""

from collections.abc import Hashable, Iterable, Iterator
from functools import partial
from typing import Any

from kivy import graphics
from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.screenmanager import Screen, ScreenManager, TransitionBase

from mobileapp.theme import theme
from mobileapp.widgets.app_screen import AppScreen, Caption, SharedPicture, WindowBox, box_of
from mobileapp.widgets.picture import Picture
from mobileapp.widgets.soft_textures import fading

GLIDE, FADE, STILL = 0.36, 0.22, 0.12
"""The durations of transitions in seconds.

`GLIDE` is for pages with shared pictures, `FADE` for others, and `STILL` for *Reduce motion*.
"""
MAX_ANIMATION_STEP = 0.05
"""The maximum time, in seconds, by which a frame advances the animation, even if it took longer."""
OLD_PAGE = 0.5
"""The part of the duration after which the old page has faded out."""
MAX_WAIT = 3.0
"""The longest time, in seconds, that a copy waits until the real picture is painted."""
SLIDE = 28
"""How far a page slides in, in dp."""


def share(picture: Picture, key: Hashable, caption: Caption | None = None) -> SharedPicture:
    """A `SharedPicture` for a `Picture` widget."""
    return SharedPicture(
        key,
        partial(box_of, picture),
        lambda: picture.texture,
        radius=picture.corner,
        focus=picture.focus,
        widget=picture,
        caption=caption,
    )


class _FlyingCaption:
    """The caption of a picture, drawn over the moving copy."""

    def __init__(self, caption: Caption, home: WindowBox, group: graphics.InstructionGroup) -> None:
        label = caption.label
        left, low, _, _ = box_of(label)
        self._offset = left - home[0], low - home[1]
        self._fade = caption.fade
        self._shade = graphics.Color(*caption.colour[:3], 0)
        self._edge = graphics.Rectangle(texture=fading())
        self._ink = graphics.Color(1, 1, 1, 0)
        self._text = graphics.Rectangle(texture=label.texture, size=label.texture_size)
        for part in (self._shade, self._edge, self._ink, self._text):
            group.add(part)

    def draw(self, box: WindowBox, strength: float) -> None:
        self._shade.a = self._ink.a = strength
        self._edge.pos, self._edge.size = box[:2], (box[2], min(self._fade, box[3]))
        self._text.pos = box[0] + self._offset[0], box[1] + self._offset[1]


class _Flight:
    """The moving copy of one shared picture."""

    def __init__(
        self,
        source: SharedPicture,
        target: SharedPicture,
        texture: Texture,
        above: graphics.InstructionGroup,
    ) -> None:
        self._source, self._target = source, target
        self._start = source.box()
        self.copy = Picture(texture=texture, radius=source.radius, focus=source.focus)
        self._group = graphics.InstructionGroup()
        self.above = above
        self._turn = graphics.Rotate()
        for part in (graphics.PushMatrix(), self._turn, self.copy.canvas, graphics.PopMatrix()):
            self._group.add(part)
        self._words = [
            (_FlyingCaption(shared.caption, shared.box(), self._group), arriving)
            for arriving, shared in enumerate((source, target))
            if shared.caption is not None and shared.caption.label.texture is not None
        ]
        above.add(self._group)
        self._set_originals(0)

    def move(self, part: float, eased: float) -> None:
        """Draw the copy when `part` of the duration is over and `eased` of the way is covered.

        Both numbers go from 0 to 1.
        """
        x, y, width, height = (
            start + (end - start) * eased
            for start, end in zip(self._start, self._target.box(), strict=True)
        )
        copy, source, target = self.copy, self._source, self._target
        copy.pos, copy.size = (x, y), (width, height)
        self._turn.angle = source.angle + (target.angle - source.angle) * eased
        self._turn.origin = copy.center
        copy.radius = source.radius + (target.radius - source.radius) * eased
        copy.focus = source.focus + (target.focus - source.focus) * eased
        if target.dissolve < 1:
            copy.canvas.opacity = 1 - max(0.0, (part - target.dissolve) / (1 - target.dissolve))
        for words, arriving in self._words:
            words.draw((x, y, width, height), (eased if arriving else 1 - eased) ** 2)

    def waits(self, part: float) -> bool:
        """Whether it is time for the copy to fade out, but the real picture is not painted yet."""
        return part >= self._target.dissolve and not self._target.ready()

    def end(self) -> None:
        """Remove the copy, and show the pictures of both pages again."""
        self.above.remove(self._group)
        self._set_originals(1)

    def _set_originals(self, opacity: float) -> None:
        for shared in (self._source, self._target):
            if shared.widget is not None:
                shared.widget.canvas.opacity = opacity


class PageTransition(TransitionBase):
    """The transition: it exchanges two pages at once, then animates their shared pictures."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.forward = True
        """Whether the new page is further away from Home, so that it slides in from the right."""
        self.above = graphics.InstructionGroup()
        self._old: Screen | None = None
        self.flights: list[_Flight] = []
        self._passed = self._waited = 0.0
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)

    @property
    def moving(self) -> bool:
        """Whether the animation is still running."""
        return bool(self._ticking.is_triggered)

    def start(self, manager: ScreenManager) -> None:
        self.manager = manager
        new, old = self.screen_in, self.screen_out
        sources = {shared.key: shared for shared in old.shared_pictures()}
        old.dispatch("on_pre_leave")
        new.dispatch("on_pre_enter")
        manager.real_remove_widget(old)
        manager.real_add_widget(new)
        new.pos = manager.pos
        old.dispatch("on_leave")
        new.dispatch("on_enter")
        self._begin(new, old, sources)

    def _begin(
        self, new: AppScreen, old: AppScreen, sources: dict[Hashable, SharedPicture]
    ) -> None:
        if old.lingers:
            self._old = old
            self.above.add(old.canvas)
        if not theme.reduce_motion:
            self.flights = list(self._take_off(sources, new.shared_pictures()))
        self._duration = STILL if theme.reduce_motion else GLIDE if self.flights else FADE
        if self._old is None and not self.flights:
            return
        self._passed = self._waited = 0.0
        self.manager.canvas.after.add(self.above)
        self.manager.bind(size=self.stop)
        self._ticking()
        self._draw()

    def _take_off(
        self, sources: dict[Hashable, SharedPicture], targets: Iterable[SharedPicture]
    ) -> Iterator[_Flight]:
        for target in targets:
            source = sources.get(target.key)
            texture = source and (source.texture() or target.texture())
            if source is not None and texture is not None:
                yield _Flight(source, target, texture, self.above)

    def stop(self, *_: object) -> None:
        """Finish the transition at once."""
        if not self.moving:
            return
        self._ticking.cancel()
        self.manager.unbind(size=self.stop)
        self.manager.canvas.after.remove(self.above)
        for flight in self.flights:
            flight.end()
        self.flights = []
        if self._old is not None:
            self.above.remove(self._old.canvas)
            self._old.canvas.opacity = 1
            self._old = None
        self._slide_in(1)

    def _tick(self, dt: float) -> None:
        dt = min(dt, MAX_ANIMATION_STEP)
        part = self._passed / self._duration
        if any(flight.waits(part) for flight in self.flights) and self._waited < MAX_WAIT:
            self._waited += dt
        else:
            self._passed = min(self._passed + dt, self._duration)
        self._draw()
        if self._passed >= self._duration:
            self.stop()

    def _draw(self) -> None:
        part = self._passed / self._duration
        eased = 1 - (1 - part) ** 3
        for flight in self.flights:
            flight.move(part, eased)
        if self._old is not None:
            self._old.canvas.opacity = max(0.0, 1 - part / OLD_PAGE)
        self._slide_in(eased)

    def _slide_in(self, eased: float) -> None:
        if not self.flights:
            still = theme.reduce_motion or eased == 1
            way = 0 if still else dp(SLIDE) * (1 - eased)
            self.screen_in.slide = way if self.forward else -way
