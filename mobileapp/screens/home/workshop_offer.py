"""The offer on Home, after a match, to make pictures for the game that was played.

The page on which people make such pictures is called a workshop.
"""

from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

from kivy.properties import StringProperty

from engine.registry import game_ids
from mobileapp.games.intro import Workshop, game_intro
from mobileapp.languages.translation import tr
from mobileapp.packs.library import PackLibrary
from mobileapp.running_app import running_app
from mobileapp.storage.problem import StorageProblem
from mobileapp.widgets import buttons, load_kv, text
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.discard import discard
from mobileapp.widgets.press import Pressable

OFFERED = "workshop-offered"
"""The setting that holds the time when a workshop was last offered."""
DECLINED = "workshops-declined"
"""The setting that lists the screens of the workshops that people have declined."""
OFFER_INTERVAL = 12 * 60 * 60
"""The minimum time between two offers, in seconds, so that there is only one in an evening."""


def next_offer(
    game: str, library: PackLibrary, settings: MutableMapping[str, Any], now: float
) -> Workshop | None:
    """Choose the workshop to offer after a match of this game, and save the time of the offer.

    The result is None if the game has no workshop, if people have made or imported pictures for the
    game, if they have declined the workshop, or if the last offer was less than `OFFER_INTERVAL`
    ago.
    """
    workshop = game_intro(game).workshop if game in game_ids() else None
    if workshop is None or workshop.screen in _declined(settings):
        return None
    before = settings.get(OFFERED)
    if isinstance(before, int | float) and 0 <= now - before < OFFER_INTERVAL:
        return None
    packs = (pack for pack in library.packs() if game in pack.games and pack.kind == "pictures")
    if any(library.is_own(pack.id) for pack in packs):
        return None
    with suppress(StorageProblem):
        settings[OFFERED] = now
    return workshop


def decline(workshop: Workshop, settings: MutableMapping[str, Any]) -> None:
    """Never offer this workshop again."""
    with suppress(StorageProblem):
        settings[DECLINED] = sorted({*_declined(settings), workshop.screen})


def _declined(settings: MutableMapping[str, Any]) -> list[str]:
    """The names of the screens of all declined workshops.

    Invalid values, which a restored file may contain, are left out."""
    listed = settings.get(DECLINED)
    return [one for one in listed if isinstance(one, str)] if isinstance(listed, list) else []


class OfferLine(Pressable, Row):
    """A line on Home that opens a workshop when tapped; its cross declines the offer for good."""

    text = StringProperty("")
    icon = StringProperty("")

    def __init__(self, workshop: Workshop, **settings: Any) -> None:
        super().__init__(text=tr._(workshop.title), icon=workshop.icon, **settings)
        self._workshop = workshop

    def on_release(self) -> None:
        app = running_app()
        app.workshop_offer = None
        app.go(self._workshop.screen, **self._workshop.arguments)

    def decline(self) -> None:
        """Remove the line, and never offer this workshop again."""
        app = running_app()
        app.workshop_offer = None
        decline(self._workshop, app.storage.settings)
        discard(self)


load_kv(__file__, buttons, text)
