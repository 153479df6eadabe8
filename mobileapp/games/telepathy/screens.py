"""Which screen shows which step of Telepathy."""

from engine.core import Prompt
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
    TelepathyOver,
)
from mobileapp.games.screen import PromptScreen
from mobileapp.games.telepathy.announce import AnnounceScreen
from mobileapp.games.telepathy.game_over import TelepathyOverScreen
from mobileapp.games.telepathy.give import GiveScreen
from mobileapp.games.telepathy.memorise import MemoriseScreen
from mobileapp.games.telepathy.perform import PerformScreen
from mobileapp.games.telepathy.reply import ReplyScreen

SCREENS: dict[type[Prompt], type[PromptScreen]] = {
    MemorisePrompt: MemoriseScreen,
    GivePrompt: GiveScreen,
    PerformPrompt: PerformScreen,
    AnnouncePrompt: AnnounceScreen,
    ReplyPrompt: ReplyScreen,
    TelepathyOver: TelepathyOverScreen,
}
