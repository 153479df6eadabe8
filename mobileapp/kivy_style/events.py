"""Events of a widget or another `EventDispatcher`, each declared and explained in one place."""


class Event:
    """An event that a class dispatches: `on_leave = Event()`, with a docstring on its arguments.

    Kivy asks for two things: the name in `__events__`, and a default handler, which is called last.
    This adds the name, and is a handler that does nothing.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        own = owner.__dict__.get("__events__", ())
        owner.__events__ = (*own, name)  # type: ignore[attr-defined]

    def __call__(self, *_arguments: object) -> None:
        pass
