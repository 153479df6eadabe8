"""Which screen shows which step of Inkblots."""

from engine.core import Prompt
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GameOverPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RecallMatchPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from mobileapp.games.inkblots.choose_subject import ChooseSubjectScreen
from mobileapp.games.inkblots.control_guess import ControlGuessScreen
from mobileapp.games.inkblots.game_over import InkblotsOverScreen
from mobileapp.games.inkblots.guess import GuessScreen
from mobileapp.games.inkblots.match_symbols import MatchSymbolsScreen
from mobileapp.games.inkblots.recall_match import RecallMatchScreen
from mobileapp.games.inkblots.remove_image import RemoveImageScreen
from mobileapp.games.inkblots.round_result import RoundResultScreen
from mobileapp.games.inkblots.second_guess import SecondGuessScreen
from mobileapp.games.screen import PromptScreen

SCREENS: dict[type[Prompt], type[PromptScreen]] = {
    ChooseSubjectPrompt: ChooseSubjectScreen,
    RemoveImagePrompt: RemoveImageScreen,
    MatchSymbolsPrompt: MatchSymbolsScreen,
    RecallMatchPrompt: RecallMatchScreen,
    GuessPrompt: GuessScreen,
    ControlGuessPrompt: ControlGuessScreen,
    SecondGuessPrompt: SecondGuessScreen,
    RoundResultPrompt: RoundResultScreen,
    GameOverPrompt: InkblotsOverScreen,
}
