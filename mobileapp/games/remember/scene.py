"""The scenes of *Do you remember?*: for every prompt what lies where. Pure: no Kivy, no state."""

from typing import Any

from engine.core import Handoff
from engine.games.remember.moves import CountDown, EnterAnswers
from engine.games.remember.prompts import (
    AnswerPrompt,
    AnswersPrompt,
    GameOverPrompt,
    Question,
    QuestionPrompt,
)
from mobileapp.games.remember.layout import Choice
from mobileapp.games.remember.pieces import Table
from mobileapp.games.remember.result import answer, game_over
from mobileapp.games.remember.texts import asked
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.looks import Slip, Token, token
from mobileapp.stage.passing import to_the_table
from mobileapp.stage.people import vote_badges
from mobileapp.stage.piece import Action, Choose, Pieces, Send
from mobileapp.stage.pointing import counted_down, held_seat, tokens_with_names
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Duration, Glow

BACKDROP = "remember"
IN_COUNTDOWN = 0.3
"""The opacity of words under the figures of the countdown."""


def scene(shown: Any, context: SceneContext, choice: Choice) -> Reveal:
    """The scene of a prompt or hand-off."""
    return parts.with_backdrop(_scene_of(shown, context, choice), BACKDROP)


def _scene_of(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff():
            return to_the_table(context, {})
        case QuestionPrompt():
            return _question(shown, context, choice)
        case AnswersPrompt():
            return _answers(shown, context, choice)
        case AnswerPrompt():
            return answer(shown, context, choice)
        case GameOverPrompt():
            return game_over(shown, context, choice)
    raise TypeError(type(shown).__name__)


def _question(prompt: QuestionPrompt, context: SceneContext, choice: Choice) -> Scene:
    """Everyone looks at the question; a button starts the countdown."""
    table = Table(prompt.question, context)
    pieces = table.pieces(choice, asked(prompt.question), _about(prompt.question, context))
    go = Send(CountDown(context.speaker(prompt.actors)))
    pieces["button"] = parts.next_button(
        context.space, table.at.row, _how_to_answer(prompt, context), go, delay=Duration.SLOW
    )
    said = " ".join(filter(None, (asked(prompt.question), prompt.question.clue)))
    return Scene(pieces, sound="deal", said=said)


def _about(question: Question, context: SceneContext) -> Token | None:
    """The token of the only person at the table whom a question names; None if there is none."""
    named = question.watching if len(question.names) == 1 else ()
    return token(context.people[named[0]]) if named else None


def _how_to_answer(prompt: QuestionPrompt, context: SceneContext) -> str:
    if not prompt.pointing:
        return tr._("See the answer")
    if len(prompt.pointing) == 1:
        return tr._("{name}, what do you say?").format(name=context.name(prompt.pointing[0]))
    return tr._("Count to three and point")


def _answers(prompt: AnswersPrompt, context: SceneContext, choice: Choice) -> Scene | Reveal:
    """After a countdown everyone points; then everyone's token is put on an answer."""
    table, given = Table(prompt.question, context), dict(choice.answers)
    held = held_seat(prompt.pointing, given, choice.held)
    complete = all(seat in given for seat in prompt.pointing)
    text, badge = asked(prompt.question), _about(prompt.question, context)
    if not complete and len(prompt.pointing) == 1:
        badge = token(context.people[prompt.pointing[0]])
    elif not complete:
        text, badge = tr._("Put each token where its owner pointed"), None
    pieces = table.pieces(choice, text, badge)
    pieces |= _tokens(prompt, table, pieces, context, choice)
    nameless = not any(key.startswith("voter-name") for key in pieces)
    if held is not None and nameless and len(prompt.pointing) > 1:
        whose = tr._("Where did {name} point?").format(name=context.name(held))
        pieces |= table.headline(whose, token(context.people[held]))
    if complete:
        cast = tuple(given[seat] for seat in prompt.pointing)
        move = Send(EnterAnswers(context.speaker(prompt.actors), cast))
        reveal = tr._("Reveal the answer")
        pieces["button"] = parts.next_button(context.space, table.at.row, reveal, move)
    if choice != Choice() or len(prompt.pointing) == 1:
        return Scene(pieces)
    counting = {
        key: piece._replace(opacity=IN_COUNTDOWN) if isinstance(piece.look, Slip) else piece
        for key, piece in table.pieces(
            Choice(), asked(prompt.question), _about(prompt.question, context)
        ).items()
    }
    return counted_down(counting, context, Scene(pieces))


def _tokens(
    prompt: AnswersPrompt, table: Table, shown: Pieces, context: SceneContext, choice: Choice
) -> Pieces:
    """All tokens, in their row or at an answer, and the answers that can be tapped."""
    seats, given = prompt.pointing, dict(choice.answers)
    held = held_seat(seats, given, choice.held)

    def take(seat: int, *brought: tuple[int, int]) -> Action:
        others = (pair for pair in choice.answers if pair[0] != seat)
        held_now = None if brought else seat
        return Choose(Choice(held=held_now, answers=(*others, *brought)))

    def bring(seat: int, key: str) -> Action:
        return take(seat, (seat, table.keys.index(key)))

    places = {key: place.card for key, place in zip(table.keys, table.places, strict=True)}
    chosen = {seat: table.keys[number] for seat, number in given.items()}
    found = vote_badges(context, seats, table.at.row, places, chosen, held, take, bring)
    if len(seats) > 1:
        found = tokens_with_names(found, seats, given, table.at.row, context)
    for key, lying in table.tokens(given).items():
        found[key] = found[key]._replace(rect=lying.rect)
    for key in table.keys:
        if held is not None:
            found[key] = shown[key]._replace(tap=bring(held, key), glow=Glow.INVITING)
    return found
