"""The partner's answer to an announcement."""

from typing import Any

from engine.core import Prompt
from engine.games.telepathy.moves import Reply
from mobileapp.games.telepathy.announcing import NamingScreen
from mobileapp.games.telepathy.sentences import sign_names
from mobileapp.games.telepathy.turn_strip import Tags
from mobileapp.i18n import tr
from mobileapp.play import Play


class ReplyScreen(NamingScreen):
    """What was announced, and four answers to choose from."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        (replier,) = prompt.actors
        said = prompt.announcement
        announcer, name = self.name_of(said.seat), self.name_of(replier)
        self.headline = self.headed(replier, tr._("{name}, reply").format(name=name))
        self.view.put_on_top(Tags(self.board, playing=False, silent=False))
        self.view.clear(centred=True)
        self.lead(
            tr._("{announcer} says that {name} wants: {signs}.").format(
                announcer=announcer, name=name, signs=sign_names(said.signs)
            )
        )
        if not self.people:
            self.say_who_thinks()
            return
        self.remark(tr._("Say nothing about it, right or wrong: just answer."))
        self.ask_for((prompt.attribute,), replier)
        self.offer_peek()
        self.offer_confirm(tr._("Tap one"), "bullhorn")
        self.resume_naming()

    def said(self, signs: str) -> str:
        return str(tr._("Reply: {signs}")).format(signs=signs)

    def confirmed(self) -> None:
        self.send(Reply(self.speaker, self.named[0]))
