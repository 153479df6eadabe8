"""One round of a finished match, told in a few words and three small pictures."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.games.inkblots.marker import Marker
from mobileapp.games.teams import Emblem, stain, team_name
from mobileapp.i18n import N_, tr
from mobileapp.widgets import load_rules, picture, text

REASONS = {
    "test-right": N_("+1 {team}: right, and alone"),
    "control-right": N_("+1 {team}: right, and alone"),
    "second-right": N_("+1 {team}: the second guess was right"),
    "second-wrong": N_("+1 {team}: the second guess was wrong"),
}
NO_POINTS = {
    "both-right": N_("No point: both were right"),
    "test-right": N_("No point"),
    "both-wrong": N_("No point: nobody was right"),
    "control-right": N_("No point"),
}


class Sighting(BoxLayout):
    """A blot, and the word somebody saw in it."""

    path = ObjectProperty(None, allownone=True)
    symbol = StringProperty("")
    word = StringProperty("")
    stain = ColorProperty((1, 1, 1, 1))
    """The colour of the marker."""


class ToldRound(BoxLayout):
    """A round: who saw what, and what it was good for."""

    team = StringProperty("")
    heading = StringProperty("")
    outcome = StringProperty("")

    def __init__(self, told: Mapping[str, Any], **settings: Any) -> None:
        super().__init__(**settings)
        self.team = told["test_team"]
        self.heading = tr._("Round {n}: {name} saw").format(n=told["round"], name=told["subject"])
        self.outcome = _outcome(told)
        words = {word["symbol"]: word["text"] for word in told["words"]}
        for image in told["images"]:
            if image["symbol"]:
                self.ids.seen.add_widget(
                    Sighting(
                        path=_thumb(image["id"]),
                        symbol=image["symbol"],
                        word=words[image["symbol"]],
                        stain=stain(self.team),
                    )
                )


def _outcome(told: Mapping[str, Any]) -> str:
    won = [
        tr._(REASONS[award["why"]]).format(team=team_name(award["team"]))
        for award in told["awards"]
    ]
    return "\n".join(won) or str(tr._(NO_POINTS[told["outcome"]]))


def _thumb(item_id: str) -> Path | None:
    """The small picture of an item, if its pack is still there."""
    shelf = App.get_running_app().shelf
    item = shelf.item(item_id)
    return shelf.thumb(item) if item else None


load_rules(__file__, Emblem, Marker, picture, text)
