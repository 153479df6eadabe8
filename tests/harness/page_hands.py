"""Touches and typing on the pages before a match, from Home to the players' page."""

from typing import Any

from kivy.core.window import Window

from engine.registry import all_infos
from mobileapp.box.views import OptionsView, RuleView
from mobileapp.languages.translation import tr
from tests.harness.driver import Driver

ENTER = 13


class PageHands:
    """Touches and types on the pages before a match; for the match itself, use `Hands`."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def screen(self) -> str:
        return str(self.driver.app.screens.current)

    def choose(self, title: str) -> None:
        """Go from Home to the page of the game with this title."""
        cards = self.driver.find("GameCard", title=title)
        self.tap_in_panel(cards[0] if cards else self.driver.one("MemoryStrip", title=title))

    def vary(self, title: str) -> None:
        """Choose the variant with this title on the players' page."""
        for tag in self.driver.find("DetailsTag"):  # on an upright phone
            self.driver.tap(tag)
            self.driver.wait(0.5)
        self.tap_in_panel(self.driver.one("VariantCard", title=title))

    def shown_variant(self) -> str:
        """The title of the variant that the players' page shows as chosen."""
        if tags := self.driver.find("DetailsTag"):
            return str(tags[0].text)
        return str(self.driver.one("VariantCard", chosen=True).title)

    def tap_in_panel(self, target: Any) -> None:
        """Tap `target`, a widget or the text of a button; scroll it into view if it can scroll."""
        self.driver.pump(3)  # what was chosen before may still move it
        widget = self.driver.button(target) if isinstance(target, str) else target
        scroll = widget.parent
        while not hasattr(scroll, "scroll_to") and scroll.parent is not scroll:
            scroll = scroll.parent  # the window is its own parent
        if hasattr(scroll, "scroll_to"):
            scroll.scroll_to(widget, animate=False)
            self.driver.pump(3)
        self.driver.tap(widget)

    def choose_players(self, title: str, *names: str) -> None:
        """Go from Home to the players' page of a game, and enter some names."""
        self.choose(title)
        self.driver.tap("Choose players")
        for name in names:
            self.enter(name)
        self.driver.wait(0.3)  # until the other badges have moved aside

    def open_players(self, title: str, *names: str) -> None:
        """Show the players' page of a game with these people at the table, without any touch."""
        app = self.driver.app
        app.choose_game(next(info.id for info in all_infos() if tr._(info.title) == title))
        app.go("players")
        for name in names:
            assert app.screens.current_screen.add(name)
        self.driver.wait(0.3)  # until all badges are in their places

    def enter(self, text: str, field: Any = None) -> None:
        """Tap a field, by default the one for a new name, type the text and press Enter."""
        self.type(text, field)
        Window.dispatch("on_key_down", ENTER, 40, "\r", [])
        Window.dispatch("on_key_up", ENTER, 40)
        self.driver.wait(0.1)

    def type(self, text: str, field: Any = None) -> None:
        if not self.driver.find("NameField"):
            self.driver.tap(tr.p("a person", "New"))
        field = field or self.driver.find("NameField")[-1]
        if not field.ids.input.focus:
            self.driver.tap(field.ids.input)
        Window.dispatch("on_textinput", text)
        self.driver.pump(2)

    def names(self) -> list[str]:
        """The names of the players at the table, by seat."""
        return list(self.driver.one("SeatTable").names)

    def seats(self) -> list[Any]:
        """The badges of the players at the table, by seat."""
        found = {seat.profile.name: seat for seat in self.driver.find("SeatedPlayer")}
        return [found[name] for name in self.names()]

    def seat(self, name: str) -> Any:
        return self.seats()[self.names().index(name)]

    def carry(self, name: str, onto: Any) -> None:
        """Drag a player's badge onto a widget, and wait until the other badges have moved aside."""
        start = self.driver.place_of(self.seat(name))
        self.driver.drag(start, self.driver.place_of(onto), steps=24)
        self.driver.wait(0.3)

    def add_robot(self) -> None:
        self.shelve()
        self.driver.tap(tr._("Robot"))

    def shelve(self) -> None:
        """Close the name field, which shows the list of people again."""
        if self.driver.find("NameField"):
            self.driver.one("PeopleBar").typing = False
            self.driver.pump(2)

    def sentence(self) -> str:
        """The problem that is shown at the bottom of the page; empty if there is none."""
        if self.screen == "options":
            return self.options.problem
        return str(self.driver.one("StartBar").problem)

    # --- the page with the options ------------------------------------------------------------

    @property
    def options(self) -> OptionsView:
        """What the page with the options shows."""
        view: OptionsView = self.driver.app.screens.current_screen.view()
        return view

    def rule(self, rule_id: str) -> RuleView:
        return {rule.id: rule for rule in (self.options.length, *self.options.rules)}[rule_id]

    def light(self, title: str) -> None:
        """Choose the length with this title: its candle burns."""
        titles = [choice.title for choice in self.options.length.choices]
        self.driver.tap_piece(f"length:{titles.index(title)}")

    def decide(self, rule_id: str, title: str) -> None:
        """Unfold the slip of a rule, and choose what has this title."""
        self.driver.tap_piece(f"rule:{rule_id}")
        titles = [choice.title for choice in self.rule(rule_id).choices]
        self.driver.tap_piece(f"choice:{titles.index(title)}")
