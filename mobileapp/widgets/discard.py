"""Removes widgets that are not used again."""

from kivy.lang import Builder
from kivy.uix.widget import Widget


def discard(*widgets: Widget) -> None:
    """Remove widgets from their parents for good, and unbind their KV rules.

    Widgets refer to each other in cycles, so they stay in memory until a garbage collection. Until
    then, their rules, and those of all widgets inside, would still be evaluated whenever the
    window's size, the text size or the language changes.
    """
    for widget in widgets:
        if widget.parent is not None:
            widget.parent.remove_widget(widget)
        unbind_rules(widget)


def unbind_rules(widget: Widget) -> None:
    """Unbind the KV rules of a widget and of all widgets inside."""
    for part in widget.walk(restrict=True):
        Builder.unbind_widget(part.uid)
