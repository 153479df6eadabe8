"""Which screen shows which step of Clouds."""

from engine.core import Prompt
from engine.games.clouds import prompts
from mobileapp.games.clouds.choose_word import ChooseWordScreen
from mobileapp.games.clouds.claim import ClaimScreen
from mobileapp.games.clouds.game_over import CloudsOverScreen
from mobileapp.games.clouds.late_credit import LateCreditScreen
from mobileapp.games.clouds.paint import PaintScreen
from mobileapp.games.clouds.read_word import ReadWordScreen
from mobileapp.games.clouds.regroup import RegroupScreen
from mobileapp.games.clouds.round_result import SkyResultScreen
from mobileapp.games.clouds.start_clock import StartClockScreen
from mobileapp.games.clouds.tie_vote import TieVoteScreen
from mobileapp.games.clouds.toss import TossScreen
from mobileapp.games.screen import PromptScreen

SCREENS: dict[type[Prompt], type[PromptScreen]] = {
    prompts.ChooseWordPrompt: ChooseWordScreen,
    prompts.MemorisePrompt: ReadWordScreen,
    prompts.TossPrompt: TossScreen,
    prompts.StartClockPrompt: StartClockScreen,
    prompts.SkyPrompt: PaintScreen,
    prompts.ClaimPrompt: ClaimScreen,
    prompts.LateCreditPrompt: LateCreditScreen,
    prompts.RoundResultPrompt: SkyResultScreen,
    prompts.RegroupPrompt: RegroupScreen,
    prompts.VotePrompt: TieVoteScreen,
    prompts.GameOverPrompt: CloudsOverScreen,
}
