"""The turn is complete: go on in silence, or announce."""

from typing import Any

from engine.core import Prompt
from engine.games.telepathy.moves import Continue, Stop
from engine.games.telepathy.roles import DIRECTED, givers, next_performer
from mobileapp.games.telepathy.announcing import AnnouncingScreen, Doors
from mobileapp.games.telepathy.turn_strip import Tags
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets.buttons import beside
from mobileapp.widgets.sheet import ask


class AnnounceScreen(AnnouncingScreen):
    """The same screen and the same question after every turn, whatever lies on the grid."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = (
            tr._("The cards have run out: you must announce")
            if prompt.must
            else tr._("On in silence, or an announcement?")
        )
        self.view.put_on_top(Tags(self.board, playing=False))
        self.begin()

    def fill(self) -> None:
        prompt = self.prompt
        self.view.centred = prompt.must
        if not self.people:
            self.say_who_thinks()
        elif prompt.must:
            self.lead(
                tr._("Name what you believe. If a name is wrong or a line is missing, it is lost.")
            )
        else:
            self.lead(self._what_next())
        self._invite()
        if not prompt.must:
            self.lay_cards()
        if self.people and prompt.may_stop:
            stop = beside("stop", tr._("Stop"))
            stop.bind(on_release=self._ask_to_stop)
            self.view.offer(stop)
        self.offer_peek()
        if not prompt.must:
            roomy = not theme.compact or theme.text_scale <= 1
            self.offer_confirm("", "arrow-right" if roomy else "")
            self.say_choice(tr._("Next turn"), True)

    def _invite(self) -> None:
        """A door to the announcement for everyone who may make it."""
        if not self.announcers:
            return
        self.doors = doors = Doors()
        for announcer in self.announcers:
            pill = self.announce_pill(announcer, self.invitation(announcer), self.prompt.must)
            doors.add_widget(pill)
        self.view.say(doors)
        if not self.prompt.must:
            self.remark(self._when_to_announce())

    def _when_to_announce(self) -> str:
        if self.board.variant == DIRECTED:
            return str(tr._("Announce when you know both secrets and see both lines on the grid."))
        return str(
            tr._("Announce when you know the other's secret and see both lines on the grid.")
        )

    def _what_next(self) -> str:
        board = self.board
        performer = next_performer(board.variant, board.roles, board.turns[-1].performer)
        receiver = self.name_of(performer)
        if board.variant == DIRECTED:
            return str(tr._("The next card goes to {receiver}.")).format(receiver=receiver)
        giver = self.names_of(givers(board.variant, board.roles, performer))
        sentence = tr._("{giver} gives {receiver} the next card.")
        return self.headed(performer, sentence.format(giver=giver, receiver=receiver))

    def _ask_to_stop(self, _button: object) -> None:
        ask(
            tr._("Stop without a result?"),
            tr._("All secret cards will be shown, and nobody wins."),
            tr._("Stop"),
            tr._("Keep playing"),
            self._stop,
            danger=True,
        )

    def _stop(self) -> None:
        self.send(Stop(self.speaker))

    def go_on(self) -> None:
        self.send(Continue(self.speaker))
