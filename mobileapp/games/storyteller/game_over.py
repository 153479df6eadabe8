"""Who won, who understood whom, and the story of the match."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from mobileapp.games import ending, ways_out
from mobileapp.games.screen import PromptScreen
from mobileapp.games.storyteller.card_table import picture_of, zoom_over
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import load_rules, picture
from mobileapp.widgets.card_zoom import Zoomed
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.score_track import ScoreTrack
from mobileapp.widgets.unrolling import Unrolling


class TaleRow(Pressable, BoxLayout):
    """One round as it will be remembered: the picture, its clue, and who understood."""

    path = ObjectProperty(None, allownone=True)
    heading = StringProperty("")
    clue = StringProperty("")
    understood = StringProperty("")


class StorytellerOverScreen(PromptScreen):
    """The winners, the final track, the clues with their pictures, and one more match."""

    winner = StringProperty("")
    facts = StringProperty("")

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self._names = play.names
        self.headline = tr._("The story is told")
        self.winner, self.facts = self._winner_text(), self._facts()
        self.ids.winners.show([self.persona(seat) for seat in prompt.winners])
        self.ids.outcome.add_widget(ScoreTrack(play.personas(), prompt.scores, prompt.target))
        self._large: list[Zoomed] = []
        self._unrolling = Unrolling(self)
        self._unrolling.begin(self._tell())

    def _winner_text(self) -> str:
        names = [self._names[seat] for seat in self.prompt.winners]
        if len(names) == 1:
            return tr._("{name} wins").format(name=names[0])
        return tr._("{names} share the win").format(names=", ".join(names))

    def _facts(self) -> str:
        points = max(self.prompt.scores)
        lines = [
            tr._("{points} points after {rounds} rounds").format(
                points=points, rounds=self.prompt.rounds
            )
        ]
        most = max(max(row) for row in self.prompt.found)
        if most > 1:
            lines += [
                tr._("{a} understood {b} {n} times").format(
                    a=self._names[finder], b=self._names[teller], n=most
                )
                for finder, row in enumerate(self.prompt.found)
                for teller, times in enumerate(row)
                if times == most
            ][:2]
        return "\n".join(lines)

    # --- the story ----------------------------------------------------------------------------

    def _tell(self) -> Iterator[None]:
        shelf = App.get_running_app().shelf
        for tale in self.play.story:
            item = shelf.item(tale["told"])
            row = TaleRow(
                path=picture_of(item) if item else None,
                heading=tr._("{n}. {name}").format(n=tale["round"], name=tale["storyteller"]),
                clue=tr._("“{clue}”").format(clue=tale["clue"])
                if tale["clue"]
                else tr._("told aloud"),
                understood=self._understood(tale),
            )
            if item:
                row.bind(on_release=partial(self._zoom, len(self._large)))
                self._large.append(Zoomed(picture_of(item), caption=f"{row.heading}\n{row.clue}"))
            self.ids.tales.add_widget(row)
            yield

    def _understood(self, tale: dict[str, Any]) -> str:
        finders = [finder for finder, _ in tale["understood"]]
        voters = sum(len(card["voters"]) for card in tale["cards"])
        if not finders:
            return tr._("nobody found it")
        if len(finders) == voters:
            return tr._("everybody found it")
        return tr._("found by {names}").format(names=", ".join(finders))

    def _zoom(self, place: int, _row: TaleRow) -> None:
        zoom_over(self, self._large, place)


load_rules(__file__, ending, picture, ways_out)
