"""The hands of people who choose a game and sit down: they only touch and type."""

from typing import Any

from tests.mobileapp.driver import Driver

from kivy.core.window import Window  # isort: skip - the driver prepares Kivy first

ENTER = 13


class Guests:
    """Walks from home to the table."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def screen(self) -> str:
        return str(self.driver.app.screens.current)

    def choose(self, title: str) -> None:
        """From home to the page of a game."""
        self.driver.tap(self.driver.one("GameCard", title=title))

    def vary(self, title: str) -> None:
        """On the page of a game, tap a variant, scrolled into sight as a finger would."""
        card = self.driver.one("ChoiceCard", title=title)
        self.driver.one("PageScroll").scroll_to(card, animate=False)
        self.driver.pump(3)
        self.driver.tap(card)

    def sit_down(self, title: str, *names: str) -> None:
        """From home to the players, and some names."""
        self.choose(title)
        self.driver.tap("Choose players")
        for name in names:
            self.enter(name)

    def enter(self, text: str, field: Any = None) -> None:
        """Tap the field, type, press Enter."""
        self.type(text, field)
        Window.dispatch("on_key_down", ENTER, 40, "\r", [])
        Window.dispatch("on_key_up", ENTER, 40)
        self.driver.wait(0.1)

    def type(self, text: str, field: Any = None) -> None:
        field = field or self.driver.find("NameField")[-1]
        if not field.ids.input.focus:
            self.driver.tap(field.ids.input)
        Window.dispatch("on_textinput", text)
        self.driver.pump(2)

    def names(self) -> list[str]:
        """Who sits at the table, from the top."""
        return [row.persona.name for row in self.rows()]

    def rows(self) -> list[Any]:
        return sorted(self.driver.find("SeatRow"), key=lambda row: -row.y)

    def row(self, name: str) -> Any:
        return next(row for row in self.rows() if row.persona.name == name)

    def carry(self, name: str, onto: Any) -> None:
        """Drag a row by its handle to where another widget of the list is."""
        start = self.driver.place_of(self.row(name).ids.handle)
        self.driver.drag(start, (start[0], self.driver.place_of(onto)[1]), steps=24)

    def sentence(self) -> str:
        """What the foot of the page says is missing."""
        return str(self.driver.one("StartBar").problem)
