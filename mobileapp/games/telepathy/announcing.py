"""The announcement: somebody breaks the silence and names what the others want."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.telepathy.moves import Announce
from engine.games.telepathy.roles import DIRECTED, DIRECTOR, Announcer
from mobileapp.games.telepathy.grid_screen import GridScreen
from mobileapp.games.telepathy.sentences import QUESTIONS, holder_of, sign_names
from mobileapp.games.telepathy.sign_cards import SignRow
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import load_rules
from mobileapp.widgets.buttons import Pill, QuietPill, beside


class Doors(BoxLayout):
    """Ways to an announcement, side by side."""


class NamingScreen(GridScreen):
    """Asks for signs, four to choose from for each."""

    def ask_for(self, attributes: tuple[str, ...], speaker: int) -> None:
        """One question for each colour or shape that has to be named."""
        self._rows = []
        for attribute in attributes:
            name = self.name_of(holder_of(self.board, speaker, attribute))
            question = tr._(QUESTIONS[attribute]).format(name=name)
            row = SignRow(attribute, question=question, small=len(attributes) > 1)
            row.bind(sign=self._choose)
            self._rows.append(row)
            self.view.say(row)

    @property
    def named(self) -> tuple[str, ...]:
        """The signs chosen so far."""
        return tuple(row.sign for row in self._rows if row.sign)

    def resume_naming(self) -> None:
        """Go on with the signs that had been chosen before the curtain fell."""
        for row, sign in zip(self._rows, self.jotted("signs", ()), strict=False):
            row.sign = sign

    def _choose(self, *_: object) -> None:
        self.jot("signs", tuple(row.sign for row in self._rows))
        ready = len(self.named) == len(self._rows)
        text = tr._("Tap one more") if self.named else tr._("Tap one")
        self.say_choice(self.said(sign_names(self.named)) if ready else text, ready)

    def said(self, signs: str) -> str:
        """What the button says when everything is chosen."""
        raise NotImplementedError


class AnnouncingScreen(NamingScreen):
    """A step in which some may announce. `fill` lays out the step itself."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.announcer: Announcer | None = None
        self._usual_headline = ""

    def fill(self) -> None:
        """Lay out what there is to do besides announcing."""
        raise NotImplementedError

    def begin(self) -> None:
        """Lay out the step, or the announcement that was being made before the curtain fell."""
        announcer = self.jotted("announcer", None)
        if announcer is None:
            self.fill()
        else:
            self._announce(announcer)

    @property
    def announcers(self) -> list[Announcer]:
        """Those who may announce and are no robots; directors are as one."""
        people = [one for one in self.prompt.announcers if not self.persona(one.seat).robot]
        return people[:1] if self.board.variant == DIRECTED else people

    def invitation(self, announcer: Announcer) -> str:
        """Who announces."""
        directors = self.board.roles.count(DIRECTOR)
        if directors > 1:
            return str(tr._("The directors announce"))
        return str(tr._("{name} announces")).format(name=self.name_of(announcer.seat))

    def announce_pill(self, announcer: Announcer, text: str, main: bool = False) -> Pill:
        """The door to the announcement."""
        pill = (Pill if main else QuietPill)(text=text, icon="bullhorn", size_hint_x=1)
        pill.bind(on_release=lambda _pill: self._announce(announcer))
        return pill

    def _announce(self, announcer: Announcer) -> None:
        self.announcer = announcer
        self.jot("announcer", announcer)
        self._usual_headline = self.headline
        self.headline = self.invitation(announcer)
        self.view.clear(centred=True)
        self.ask_for(announcer.names, announcer.seat)
        self.remark(
            tr._("Every name must be right, and every line must lie there. This ends the match.")
        )
        back = beside("arrow-left", tr._("Back"))
        back.bind(on_release=self._go_back)
        self.view.offer(back)
        self.offer_peek()
        self.offer_confirm(tr._("Tap one"), "bullhorn")
        self.resume_naming()

    def _go_back(self, _button: object) -> None:
        self.announcer = None
        self.jot("announcer", None)
        self.jot("signs", ())
        self.headline = self._usual_headline
        self.view.clear()
        self.fill()

    def said(self, signs: str) -> str:
        return str(tr._("Announce: {signs}")).format(signs=signs)

    def confirmed(self) -> None:
        if self.announcer is None:
            self.go_on()
        else:
            self.send(Announce(self.announcer.seat, self.named))

    def go_on(self) -> None:
        """The confirm button was pressed, and it is not about an announcement."""
        raise NotImplementedError


load_rules(__file__)
