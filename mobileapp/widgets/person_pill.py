"""A player to choose, on paper."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import badge, load_rules
from mobileapp.widgets.badge import Persona


class PersonPill(ButtonBehavior, BoxLayout):
    """The badge inside a pill."""

    persona = ObjectProperty(Persona("", "coral", "sun"), rebind=True)


__all__ = ["PersonPill", "badge"]
load_rules(__file__)
