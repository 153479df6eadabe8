"""Builds the scene of every prompt and hand-off of Storyteller, by pure functions without Kivy.

The storyteller chooses a picture and gives a clue to it; the others play pictures that fit
(`hand`). All pictures are turned face up and voted on (`voting`); then everyone sees whose they
were (`result`).
"""

from typing import Any

from engine.core import Handoff
from engine.games.storyteller import prompts
from mobileapp.games.storyteller.hand import hand
from mobileapp.games.storyteller.layout import Choice, Contents, heap_for
from mobileapp.games.storyteller.opening import drawing_lots, on_curtain, who_has_a_clue
from mobileapp.games.storyteller.pieces import pile, question_and_clue
from mobileapp.games.storyteller.result import game_over, round_result
from mobileapp.games.storyteller.voting import all_face_up, secret_vote, votes_at_the_table
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, passing
from mobileapp.stage.piece import Lift
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Glow, Layer


def scene(shown: Any, context: SceneContext, choice: Choice) -> Reveal:
    """The reveal for a prompt or hand-off."""
    return parts.with_backdrop(_scene_of(shown, context, choice), "storyteller")


def _scene_of(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None, public=prompts.TablePublic() as public):
            return _on_the_table(public, context)
        case Handoff(public=prompts.TablePublic() as public):
            return _curtain(shown, public, context)
        case prompts.HaveCluePrompt():
            return who_has_a_clue(shown, context)
        case prompts.HandPrompt() | prompts.TellPrompt() | prompts.ContributePrompt():
            return hand(shown, context, choice)
        case prompts.StartVotingPrompt():
            return all_face_up(shown, context, choice)
        case prompts.VotePrompt():
            return secret_vote(shown, context, choice)
        case prompts.CastVotesPrompt():
            return votes_at_the_table(shown, context, choice)
        case prompts.RoundResultPrompt():
            return round_result(shown, context, choice)
        case prompts.GameOverPrompt():
            return game_over(shown, context, choice)
    raise TypeError(type(shown).__name__)


# --- before and between -----------------------------------------------------------------------


def _curtain(
    handoff: Handoff, public: prompts.TablePublic, context: SceneContext
) -> Scene | Reveal:
    """The curtain before the next player's secret screen.

    If the storyteller was just drawn by lot, the curtain is the last scene of a reveal of the lots.
    """
    closed = passing.curtain(handoff, context, lambda box: on_curtain(public, context, box))
    if public.drawn and not handoff.peek:
        return drawing_lots(public, context, closed)
    return closed


def _on_the_table(public: prompts.TablePublic, context: SceneContext) -> Scene:
    """The hand-off to the whole table, with a button to go on.

    Before the vote it shows the clue and the pile of face-down pictures.
    """
    if public.pictures or not public.told:
        return passing.to_the_table(context, {})
    space, alone = context.space, context.only_person is not None
    at = heap_for(space, Contents(bool(public.clue), alone=alone))
    pieces = question_and_clue(at, space, tr._("All pictures are here"), public.clue)
    pieces |= pile("laid", at.room, public.laid, Layer.PILE)
    top = f"laid:{public.laid - 1}"
    pieces[top] = pieces[top]._replace(tap=Lift(), glow=Glow.INVITING)
    pieces["go-on"] = parts.button(space, at.go, tr._("Turn them over"), Lift())
    return Scene(pieces)
