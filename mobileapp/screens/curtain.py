"""The curtain: opaque, in the next player's colour, lifted only by a deliberate long press."""

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from engine.core import Handoff
from mobileapp.assets import ASSETS
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.theme import player_colour, theme
from mobileapp.widgets import badge, buttons, load_rules
from mobileapp.widgets.sheet import tell

CLOTH = ASSETS / "table" / "curtain.webp"
HOLD = 0.7
"""Seconds one finger must rest on the ring."""
SLIP = 40
"""How far, in dp, that finger may slide before the press no longer counts."""


class Curtain(FloatLayout):
    """Nothing but whom the tablet goes to. Only one calm finger on the ring lifts it."""

    persona = ObjectProperty(STRANGER)
    to_table = BooleanProperty(False)
    heading = StringProperty("")
    hint = StringProperty("")
    not_me = StringProperty("")
    colour = ColorProperty(theme.twilight)
    progress = NumericProperty(0)
    cloth = ObjectProperty(None, allownone=True)
    cloth_pos = ListProperty([0, 0])
    cloth_size = ListProperty([0, 0])

    def __init__(self, play: Play, handoff: Handoff, **settings: object) -> None:
        super().__init__(**settings)
        self._fingers: set[str] = set()
        self._holding: str | None = None
        self._lifting = Clock.create_trigger(lambda _dt: play.lift())
        App.get_running_app().pictures.request(CLOTH, None, self._hang)
        if handoff.to is None:
            self.to_table = True
            self.heading = tr._("Put the tablet on the table")
            self.hint = tr._("Everyone may look. Press and hold to go on.")
        else:
            self.persona = play.persona(handoff.to)
            self.colour = player_colour(self.persona.colour)
            self.not_me = tr._("I am not {name}").format(name=self.persona.name)
            self.heading = tr._("Pass the tablet to {name}").format(name=self.persona.name)
            self.hint = (
                tr._("{name}, press and hold to look again.")
                if handoff.peek
                else tr._("{name}, press and hold when nobody else can see.")
            ).format(name=self.persona.name)

    def _hang(self, cloth: Texture, _problem: object) -> None:
        self.cloth = cloth

    def on_touch_down(self, touch: object) -> bool:
        if super().on_touch_down(touch):
            self._let_go()  # two fingers on the glass are not one calm finger
            return True
        touch.grab(self)  # so that its end arrives here, whatever opens in between
        self._fingers.add(touch.uid)
        if len(self._fingers) == 1 and self.ids.ring.collide_point(*touch.pos):
            self._holding = touch.uid
            fill = Animation(progress=1, duration=HOLD)
            fill.bind(on_complete=self._lift)
            fill.start(self)
        else:
            self._let_go()
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch.uid == self._holding:
            moved = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
            if moved > dp(SLIP):
                self._let_go()
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self._fingers.discard(touch.uid)
        if touch.uid == self._holding:
            self._let_go()
        return True

    def on_parent(self, _curtain: object, parent: object) -> None:
        if parent is None:
            self.drop()

    def drop(self) -> None:
        """Something else covers the tablet: whoever holds the ring has to begin again."""
        self._fingers.clear()
        self._let_go()

    def _let_go(self) -> None:
        self._holding = None
        self._lifting.cancel()
        Animation.cancel_all(self, "progress")
        self.progress = 0

    def _lift(self, *_: object) -> None:
        if self._holding is not None and len(self._fingers) == 1:
            self._holding = None
            self._lifting()

    def explain_whose_turn(self) -> None:
        """For whoever is not meant: say so, and stay covered."""
        tell(
            tr._("It is {name}'s turn").format(name=self.persona.name),
            tr._(
                "Please pass the tablet to {name}. Nothing is shown until {name} holds the ring."
            ).format(name=self.persona.name),
            tr._("Back"),
        )


load_rules(__file__, badge, buttons)
