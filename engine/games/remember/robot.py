"""The robot: it was not there, so it only watches, and guesses only if no person is asked."""

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.remember.moves import CountDown
from engine.games.remember.prompts import AnswerPrompt, AnswersPrompt, QuestionPrompt


def robot(view: View, chance: Chance) -> Move | None:
    match view.prompt:
        case QuestionPrompt() if view.alone:
            return CountDown(view.seat)
        case AnswersPrompt() if view.alone:
            return view.prompt.sample(chance)
        case AnswerPrompt() if view.alone:
            return Next(view.seat)
    return None
