"""Between us, Storyteller for two: what the listening robots heard, and the shared result."""

from collections.abc import Mapping

from engine.games.storyteller.prompts import RoundResultPrompt
from mobileapp.games.storyteller import pieces as table
from mobileapp.games.storyteller.layout import Places
from mobileapp.languages.translation import N_, tr
from mobileapp.stage.looks import token
from mobileapp.stage.scene import Pieces, Scene, SceneContext
from mobileapp.stage.tokens import Dim

BANDS = (
    N_("The robots listened well"),
    N_("You begin to understand each other"),
    N_("A few words are enough for you"),
    N_("You share a secret language"),
    N_("As if you read each other’s mind!"),
)
"""What a result is called, from luck alone to nearly everything."""
HEARD = 1.6
"""Seconds for what one robot says."""


def outcome(prompt: RoundResultPrompt) -> str:
    """Why there are these points."""
    told = next(picture for picture in prompt.pictures if picture.told)
    if prompt.points:
        found = tr._("Found, and one robot missed it: {n} points")
        if len(told.voters) == 1:
            found = tr._("Found, and no robot understood: {n} points")
        return found.format(n=prompt.points)
    if any(
        seat is not None and seat < len(table.scored(prompt.scores, True)) for seat in told.voters
    ):
        return tr._("Found – but both robots found it too: no points")
    return tr._("This time it was not found: no points")


def listening(
    prompt: RoundResultPrompt,
    votes: Mapping[int, int],
    at: Places,
    context: SceneContext,
    shown: Pieces,
) -> list[tuple[float, Scene]]:
    """One step for each robot: it lays its token and says which word of the clue led it there."""
    reasons, people = dict(prompt.reasons), len(table.scored(prompt.scores, True))
    laid = {seat: slot for seat, slot in votes.items() if seat < people}
    steps = []
    for seat in sorted(seat for seat in votes if seat >= people):
        laid[seat] = votes[seat]
        text = (
            tr._("{name} followed “{word}”") if seat in reasons else tr._("{name} could only guess")
        )
        said = text.format(name=context.name(seat), word=reasons.get(seat, ""))
        badge = token(context.people[seat])
        scene = shown | table.vote_tokens(laid, at, context)
        scene |= table.question_and_clue(at, context.space, said, prompt.clue, badge)
        steps.append((HEARD, Scene(scene, shade=Dim.DUSK, sound="token")))
    return steps
