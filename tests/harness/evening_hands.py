"""A whole evening by touch: from Home over all of its matches to the album."""

from collections.abc import Collection, Sequence
from typing import Any

from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.match.table import remember_people
from mobileapp.tonight.views import TonightPage
from tests.harness.page_hands import PageHands
from tests.harness.people import People

PEOPLE = ("Ana", "Ben")
"""Who plays an evening that a tool begins."""


class EveningHands:
    """Touches the pages of a whole evening; `people` play its matches."""

    def __init__(self, people: People) -> None:
        self.people, self.driver = people, people.hands.driver
        self._pages = PageHands(self.driver)

    @property
    def screen(self) -> str:
        return self._pages.screen

    def open(self, names: Sequence[str], young: Collection[str] = ()) -> None:
        """Go from Home to the page with the length, for exactly these people.

        Those in `young` are marked as children who cannot read yet.
        """
        self.driver.tap(self.driver.one("TonightStrip"))
        self.driver.wait(0.5)
        if self.screen == "tonight":
            self.driver.tap_piece("person:0")
            self.driver.wait(0.5)
        for name in [name for name in self._pages.names() if name not in names]:
            self._pages.carry(name, self.driver.one("PeopleBar"))
        for name in [name for name in names if name not in self._pages.names()]:
            self._pages.enter(name)
        self._pages.shelve()
        for name in young:
            self._mark_young(name)
        self.driver.wait(0.5)
        self.driver.tap(tr._("Ready"))
        self.driver.wait(0.5)

    def _mark_young(self, name: str) -> None:
        self.driver.tap(self._pages.seat(name))
        self.driver.wait(0.5)
        self._pages.tap_in_panel(tr._("Not yet"))
        self.driver.back()

    def begin(self, minutes: int) -> None:
        """Choose the length and begin; nobody wants a sound."""
        if f"length:{minutes}" in self._stage_keys():
            self.driver.tap_piece(f"length:{minutes}")
        self.driver.tap_piece("begin")
        if self.driver.says(tr._("A soft sound while you play?")):
            self.driver.tap(tr._("Without"))
        self.driver.wait(0.5)

    def resume(self) -> None:
        """Go on with the evening that is open, from Home."""
        self.driver.tap(self.driver.one("TonightStrip"))
        self.driver.wait(0.5)

    def play(self) -> None:
        """Play all matches of the evening, up to its ending."""
        while not self._at_the_end():
            if self.screen == "match":
                self.people.play()
                self._lead_on()
            else:
                self.driver.tap_piece("go")
                self.driver.wait(0.5)

    def _lead_on(self) -> None:
        """From the ending of a match to the page between two matches."""
        while self.people.read_lesson():
            self.driver.wait(0.5)
        self.driver.tap_piece("on")
        self.driver.wait(0.5)

    def _stage_keys(self) -> Collection[str]:
        pieces: Collection[str] = self.driver.app.screens.current_screen.stage.scene.pieces
        return pieces

    def _at_the_end(self) -> bool:
        page = self.driver.app.screens.current_screen
        return self.screen == "tonight" and page.page is TonightPage.ENDING

    def open_album(self) -> None:
        """From the ending to the album of the evening."""
        self.driver.tap_piece("book")
        self.driver.wait(1)


def open_evening(app: Any) -> None:
    """Go on with a match of the open evening, or begin one of two people for half an hour."""
    if app.storage.open_night_match() is not None:
        refusal = app.tonight.resume()
    else:
        draft = Draft("telepathy")
        for name in PEOPLE:
            draft.add(name)
        remember_people(draft.people, app.storage)
        app.tonight.open()
        app.tonight.plan.choose_minutes(30)
        refusal = app.tonight.begin()
    if refusal is None and app.session is None:
        refusal = app.tonight.go_on()
    if refusal is not None and app.tonight.open_night.night.programme:
        raise RuntimeError(f"the evening cannot go on: {refusal}")
    if app.session is None:  # its programme is over
        app.tonight.open_night.end()
        app.home()  # its last page, if it is shown, belongs to the evening that is over
        open_evening(app)
