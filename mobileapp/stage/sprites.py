"""All sprites on the stage: which sprite shows which piece, and their z-order."""

from collections.abc import Collection, Iterable, Mapping
from math import hypot

from kivy.graphics import InstructionGroup

from mobileapp.stage.looks import Words
from mobileapp.stage.piece import CURTAIN, Look, Piece, Waypoint
from mobileapp.stage.sprite import FADE, OPACITY, Sprite, values_at, values_of
from mobileapp.stage.textures import Textures

PUT_BACK = 0.22
"""Seconds that a piece takes to return to its place after a drag."""
HELD_HEIGHT = 60
"""A dragged piece is drawn this many layers higher, unless it would then be above the curtain."""


class Sprites:
    """Assigns sprites to the pieces of each scene; pieces that keep their key keep their sprite."""

    def __init__(self, textures: Textures) -> None:
        self._textures = textures
        self.by_key: dict[str, Sprite] = {}
        """The sprites of the current scene by piece key."""
        self.order: list[Sprite] = []
        """All visible sprites in drawing order, including those that are leaving; the topmost is
        last.
        """
        self.below_curtain, self.above_curtain = InstructionGroup(), InstructionGroup()
        self.reduce_motion = False
        self._leaving: list[Sprite] = []
        self._unused: list[Sprite] = []

    @property
    def moving(self) -> bool:
        return bool(self._leaving) or any(sprite.moving for sprite in self.by_key.values())

    # --- from scene to scene ------------------------------------------------------------------

    def show(self, pieces: Mapping[str, Piece], now: float, at_once: bool) -> None:
        """Animate all pieces of a new scene to their places, and let all other sprites disappear.

        With `at_once` the other sprites disappear without an animation.
        """
        before, self.by_key = self.by_key, {}
        for key, piece in pieces.items():
            old = before.pop(key, None)
            if old is None and piece.replaces_key:
                old = before.pop(piece.replaces_key, None)
            if old is not None and _text_changes_and_moves(old.piece, piece):
                before[key], old = old, None
            self.by_key[key] = self._show_piece(old, piece, now)
        if at_once:
            self._remove(list(self._leaving))
        for sprite in before.values():
            if at_once:
                self._discard(sprite)
            else:
                self._leave(sprite, now)
        self._show_faces()
        self.sort()

    def _show_piece(self, sprite: Sprite | None, piece: Piece, now: float) -> Sprite:
        if sprite is None:
            sprite = self._new_sprite(piece)
        elif piece == (sprite.pending or sprite.piece):
            return sprite
        elif piece.delay and not self.reduce_motion:
            sprite.piece = sprite.piece._replace(layer=piece.layer)
            sprite.pending = piece
            self._textures.prepare(piece.look, piece.rect.w, piece.rect.h)
        else:
            old_look = sprite.piece.look
            sprite.become(piece, self._textures)
            if old_look != piece.look and not sprite.is_same_thing(old_look, piece.look):
                sprite.values[OPACITY] = min(sprite.values[OPACITY], 0.25)
        if not sprite.held:
            self._move(sprite, piece, now)
        return sprite

    def _new_sprite(self, piece: Piece) -> Sprite:
        sprite = self._unused.pop() if self._unused else Sprite()
        entering = piece.enter or Waypoint(piece.rect.scaled(0.86), piece.angle, piece.face_up, 0)
        sprite.begin(piece, values_at(entering, piece), self._textures)
        return sprite

    def _move(self, sprite: Sprite, piece: Piece, now: float, seconds: float | None = None) -> None:
        target = values_of(piece)
        if self.reduce_motion:
            if any(abs(a - b) > 2 for a, b in zip(sprite.values[:4], target[:4], strict=True)):
                sprite.values = [*target]
                sprite.values[OPACITY] = 0.0
            seconds = FADE
        sprite.move_to(target, now, piece, seconds)
        sprite.draw()

    def _leave(self, sprite: Sprite, now: float) -> None:
        piece = sprite.piece
        sprite.pending, sprite.held = None, False
        spot = piece.leave
        if spot is None or self.reduce_motion:
            spot = Waypoint(sprite.rect if self.reduce_motion else piece.rect.scaled(0.92),
                        piece.angle, piece.face_up, 0)  # fmt: skip
        seconds = None if piece.leave and not self.reduce_motion else FADE
        away = piece._replace(delay=spot.delay, waypoints=())
        sprite.move_to(values_at(spot, piece), now, away, seconds)
        self._leaving.append(sprite)

    def put_back(self, sprite: Sprite, now: float) -> None:
        """Animate a sprite back to its place after a drag, if its piece is still in the scene."""
        sprite.held = False
        if sprite in self.by_key.values():
            self._move(sprite, sprite.piece, now, PUT_BACK)

    def sort(self) -> None:
        """Sort the sprites by layer, dragged ones on top, and rebuild the canvas if necessary."""
        order = sorted([*self._leaving, *self.by_key.values()], key=_height)
        if order != self.order:
            self.order = order
            self.below_curtain.clear()
            self.above_curtain.clear()
            for sprite in order:
                self._group_of(sprite).add(sprite.group)

    def _group_of(self, sprite: Sprite) -> InstructionGroup:
        return self.above_curtain if sprite.piece.layer >= CURTAIN else self.below_curtain

    # --- as time passes -----------------------------------------------------------------------

    def advance(self, now: float, covered: bool) -> None:
        """Advance all animations, and remove leaving sprites whose animation has ended.

        If the curtain is closed (`covered`), all leaving sprites behind it are removed.
        """
        for sprite in self.order:
            if sprite.moving and not sprite.held:
                sprite.advance(now, self._textures)
        self._remove([sprite for sprite in self._leaving if not sprite.moving])
        if covered:
            self.remove_covered()

    def remove_covered(self) -> None:
        """Remove leaving sprites behind the closed curtain."""
        self._remove([sprite for sprite in self._leaving if sprite.piece.layer < CURTAIN])

    def finish(self) -> None:
        """Finish all animations at once."""
        for sprite in self.by_key.values():
            if sprite.pending is not None:
                sprite.become(sprite.pending, self._textures)
            if sprite.moving and not sprite.held:
                sprite.values = values_of(sprite.piece)
                sprite.arrive()
        self._remove(list(self._leaving))

    def _remove(self, gone: Iterable[Sprite]) -> None:
        for sprite in gone:
            self._leaving.remove(sprite)
            self.order.remove(sprite)
            self._group_of(sprite).remove(sprite.group)
            self._discard(sprite)

    def _discard(self, sprite: Sprite) -> None:
        """Release a sprite and keep it for reuse."""
        sprite.release()
        self._unused.append(sprite)

    # --- flames -------------------------------------------------------------------------------

    @property
    def burning(self) -> list[Sprite]:
        """The sprites of the current scene that have flames."""
        return [sprite for sprite in self.by_key.values() if sprite.flames]

    def glow(self, seconds: float) -> None:
        """Draw the lights around all flames at a time."""
        number = 0
        for sprite in self.burning:
            sprite.glow(seconds, number, self._textures)
            number += len(sprite.flames)

    def put_out(self) -> None:
        """Remove the lights around all flames."""
        for sprite in self.burning:
            sprite.put_out()

    # --- how they look ------------------------------------------------------------------------

    def load(self, looks: Collection[Look], time_left: float) -> None:
        """Load the newly painted textures of these looks into the sprites that use them.

        Sprites that are leaving keep what they have: to load them would paint a secret face again
        that was removed from the cache. `time_left` are the seconds that clocks show.
        """
        for sprite in self.by_key.values():
            look = sprite.piece.look
            if look in looks or look.hidden() in looks:
                sprite.load(self._textures)
                if not sprite.moving:
                    sprite.draw()
        self.show_time(time_left)
        self._show_faces()

    def _show_faces(self) -> None:
        """Show the fronts of all sprites with `face_waits`, if all these fronts are painted."""
        waiting = [sprite for sprite in self.by_key.values() if sprite.face_waits]
        if all(sprite.has_front for sprite in waiting):
            for sprite in waiting:
                sprite.face_waits = False
                if not sprite.moving:
                    sprite.draw()

    def show_time(self, seconds: float) -> bool:
        """Show the remaining time on every clock; return whether there is one."""
        clocks = [sprite for sprite in self.by_key.values() if sprite.clock is not None]
        for sprite in clocks:
            sprite.show_time(seconds, self._textures)
        return bool(clocks)

    def light(self, tint: tuple[float, float, float]) -> None:
        """Tint all sprites whose look takes on the light of the backdrop behind the scene."""
        for sprite in self.by_key.values():
            if sprite.tint != tint and sprite.piece.look.takes_light:
                sprite.tint = tint
                if not sprite.moving and not sprite.held:
                    sprite.draw()


def _text_changes_and_moves(old: Piece, new: Piece) -> bool:
    """Whether a text moves to another place, and is also changed or rotated.

    If so, the old text fades out and the new one fades in, instead of moving across the table.
    """
    if not (isinstance(old.look, Words) and isinstance(new.look, Words)):
        return False
    changed = old.look.text != new.look.text or old.angle != new.angle
    far = hypot(new.rect.cx - old.rect.cx, new.rect.cy - old.rect.cy) > old.rect.h
    return changed and far


def _height(sprite: Sprite) -> int:
    layer = sprite.piece.layer
    raised = layer + HELD_HEIGHT
    return raised if sprite.held and raised < CURTAIN else layer
