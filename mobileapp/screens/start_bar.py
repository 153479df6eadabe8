"""The foot of the pages before a match: what is still missing, and the way to the table."""

from contextlib import suppress
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.refusal import BadSetup
from engine.setup import Setup
from mobileapp.draft import Draft
from mobileapp.games.ui import game_ui
from mobileapp.i18n import tr
from mobileapp.storage import StorageProblem
from mobileapp.widgets import buttons, load_rules


def keep(draft: Draft) -> None:
    """Remember the choices; where nothing can be written they last until the app closes."""
    with suppress(StorageProblem):
        draft.remember(App.get_running_app().storage.settings)


def arranged(draft: Draft, seed: int) -> Setup:
    """The setup with what this tablet has and has shown, or BadSetup."""
    app: Any = App.get_running_app()
    packs = app.shelf.for_game(draft.game_id, draft.language or tr.language)
    return draft.setup(seed, packs, app.storage.last_used(), app.storage.hidden())


class StartBar(BoxLayout):
    """Says what is missing; when nothing is, *Start* can be pressed."""

    problem = StringProperty("")
    ready = BooleanProperty(False)
    elsewhere = StringProperty("")
    """Where else one may go from here."""

    __events__ = ("on_start", "on_detour")

    def check(self, draft: Draft) -> None:
        """Keep the latest choices and judge them."""
        keep(draft)
        try:
            arranged(draft, seed=0)
        except BadSetup as refusal:
            self.problem = tr.explain(refusal)
        else:
            self.problem = ""
        self.ready = not self.problem

    def start(self, draft: Draft) -> None:
        """Remember everyone and begin the match; a setup that cannot be says why."""
        self.check(draft)
        if self.ready:
            app: Any = App.get_running_app()
            with suppress(StorageProblem):
                for person in draft.people:
                    app.storage.remember(person.name, person.colour, person.symbol, app.now())
            seed = game_ui(draft.game_id).guide.seed if draft.guided else None
            setup = arranged(draft, app.new_seed() if seed is None else seed)
            app.start_match(setup, draft.guided)

    def on_start(self) -> None:
        pass

    def on_detour(self) -> None:
        pass


load_rules(__file__, buttons)
