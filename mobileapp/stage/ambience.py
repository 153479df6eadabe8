"""Decorative animation behind the pieces: the lights of a backdrop, and confetti."""

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

from mobileapp.stage import confetti
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lights import Lights, no_lights

RATE = 30
"""Frames per second of the confetti; the lights of a backdrop are redrawn in every other frame."""
SHADOW = 0.3
"""The opacity of the shadows of confetti."""
PICTURE = {True: (2560, 1600), False: (1600, 2560)}
"""The pixel size of a backdrop: True for its wide picture, False for its tall one."""


class Ambience:
    """Draws lights and confetti; they are below the pieces, so that text stays readable."""

    def __init__(self, soft: Texture, scraps: Texture) -> None:
        self.group, self._light_group, self._confetti_group = (InstructionGroup() for _ in range(3))
        self.group.add(self._light_group)
        self.group.add(self._confetti_group)
        self._soft, self._scraps = soft, scraps
        self.lights: Lights = no_lights
        self.drawn_lights: list[tuple[Color, Rectangle]] = []
        self._backdrop = ""
        self._size = (1.0, 1.0)
        self.frames = 0
        self._confetti: tuple[str, ...] = ()
        self._confetti_began = 0
        self._words: Sequence[Rect] = ()
        self.meshes: list[tuple[Mesh, range]] = []
        self._shadows = Mesh()

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)

    def set_lights(self, lights: Lights) -> None:
        """Set the function that computes the lights of backdrops, and clear the drawn lights."""
        self.lights = lights
        self._put_out_lights()

    @property
    def moving(self) -> bool:
        """Whether there is anything to animate: lights or confetti."""
        return self._lit or bool(self.meshes)

    @property
    def _lit(self) -> bool:
        return bool(self._backdrop) and self.lights is not no_lights

    def show(self, backdrop: str, colours: tuple[str, ...], words: Sequence[Rect] = ()) -> None:
        """Show the lights of a backdrop, and start or end the confetti.

        The confetti has these `colours`, and leaves `words` free. It starts if `colours` was empty
        in the previous call, and ends if `colours` is empty.
        """
        self._words = words
        if backdrop != self._backdrop:
            self._backdrop = backdrop
            self._put_out_lights()
        if colours and not self._confetti:
            self._begin_confetti(colours)
        elif self._confetti and not colours:
            self._end_confetti()
        self._confetti = colours

    def stop(self) -> None:
        """Stop all animation and hide the lights, for the setting *Reduce motion*."""
        self._put_out_lights()
        self._end_confetti()

    def advance(self, shade: float) -> None:
        """Advance the animation by one frame; `shade`, 0 to 1, dims the lights."""
        self.frames += 1
        if self.frames % 2 and self._lit:
            self._draw_lights(1 - shade)
        if self.meshes:
            self._move_confetti()

    # --- lights -------------------------------------------------------------------------------

    def _put_out_lights(self) -> None:
        self._light_group.clear()
        self.drawn_lights.clear()

    def _draw_lights(self, strength: float) -> None:
        width, height = self._size
        wide = width >= height
        across, down = PICTURE[wide]
        scale = max(width / across, height / down)  # the picture is cropped to fill the window
        left, low = (width - across * scale) / 2, (height - down * scale) / 2
        lights = self.lights(self.frames / RATE, wide)
        while len(self.drawn_lights) < len(lights):
            drawn = (Color(1, 1, 1, 0), Rectangle(texture=self._soft))
            self.drawn_lights.append(drawn)
            for part in drawn:
                self._light_group.add(part)
        for light, (colour, rect) in zip(lights, self.drawn_lights, strict=True):
            side = light.size * min(across, down) * scale
            x, y = left + light.x * across * scale, low + light.y * down * scale
            colour.rgba = (*light.colour, light.strength * strength)
            rect.size, rect.pos = (side, side), (x - side / 2, y - side / 2)

    # --- confetti -----------------------------------------------------------------------------

    def _begin_confetti(self, colours: tuple[str, ...]) -> None:
        self._end_confetti()
        self._confetti_began = self.frames
        self._shadows = self._add_scraps(range(confetti.SCRAPS), (0, 0, 0, SHADOW))
        for index, colour in enumerate(colours):
            scraps = range(index, confetti.SCRAPS, len(colours))
            mesh = self._add_scraps(scraps, (*get_color_from_hex(colour)[:3], 1))
            self.meshes.append((mesh, scraps))

    def _add_scraps(self, scraps: range, colour: tuple[float, ...]) -> Mesh:
        indices = [
            corner + 4 * place for place in range(len(scraps)) for corner in (0, 1, 2, 0, 2, 3)
        ]
        mesh = Mesh(indices=indices, mode="triangles", texture=self._scraps)
        self._confetti_group.add(Color(*colour))
        self._confetti_group.add(mesh)
        return mesh

    def _end_confetti(self) -> None:
        self._confetti_group.clear()
        self.meshes.clear()

    def _move_confetti(self) -> None:
        time = (self.frames - self._confetti_began) / RATE
        if time >= confetti.SECONDS:
            self._end_confetti()
            return
        width, height = self._size
        along, down = (min(self._size) * part for part in confetti.SHADOW)
        shadows: list[float] = []
        for mesh, scraps in self.meshes:
            vertices: list[float] = []
            for number in scraps:
                corners = confetti.scrap_corners(number, time, width, height, self._words)
                for (x, y), (u, v) in zip(corners, confetti.texture_corners(number), strict=True):
                    vertices += (x, y, u, v)
                    shadows += (x + along, y + down, u, v)
            mesh.vertices = vertices
        self._shadows.vertices = shadows
