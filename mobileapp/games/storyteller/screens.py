"""Which screen shows which step of Storyteller."""

from engine.core import Prompt
from engine.games.storyteller import prompts
from mobileapp.games.screen import PromptScreen
from mobileapp.games.storyteller.cast_votes import CastVotesScreen
from mobileapp.games.storyteller.contribute import ContributeScreen
from mobileapp.games.storyteller.game_over import StorytellerOverScreen
from mobileapp.games.storyteller.hand import HandScreen
from mobileapp.games.storyteller.have_clue import HaveClueScreen
from mobileapp.games.storyteller.round_result import StoryResultScreen
from mobileapp.games.storyteller.start_voting import StartVotingScreen
from mobileapp.games.storyteller.tell import TellScreen
from mobileapp.games.storyteller.vote import VoteScreen

SCREENS: dict[type[Prompt], type[PromptScreen]] = {
    prompts.HandPrompt: HandScreen,
    prompts.HaveCluePrompt: HaveClueScreen,
    prompts.TellPrompt: TellScreen,
    prompts.ContributePrompt: ContributeScreen,
    prompts.StartVotingPrompt: StartVotingScreen,
    prompts.VotePrompt: VoteScreen,
    prompts.CastVotesPrompt: CastVotesScreen,
    prompts.RoundResultPrompt: StoryResultScreen,
    prompts.GameOverPrompt: StorytellerOverScreen,
}
