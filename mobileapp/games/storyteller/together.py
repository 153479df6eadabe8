"""The pieces and texts of *Between us*, the variant of Storyteller for two people.

Two robots listen to the clues and try to find the pictures, too.
"""

from collections.abc import Mapping

from engine.games.storyteller.prompts import RoundResultPrompt
from mobileapp.games.storyteller import pieces as table
from mobileapp.games.storyteller.layout import TablePlaces
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.geometry import around
from mobileapp.stage.looks import Slip, token
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Layer, Text

BANDS = (
    N_("The robots listened well"),
    N_("You begin to understand each other"),
    N_("A few words are enough for you"),
    N_("You share a secret language"),
    N_("As if you’d read each other’s minds!"),
)
"""The titles of the ending, one for each band of results, from the fewest points to the most."""
HEARD = 1.6
"""Seconds for which each robot's remark about its vote is shown."""
PUNCTUATION = ".,;:!?…()“”„«»‘’\"'"
"""The punctuation that is stripped from a word of the clue if it is shown alone."""


def outcome(prompt: RoundResultPrompt) -> str:
    """A sentence with the reason for the points of a round."""
    told = next(picture for picture in prompt.pictures if picture.told)
    if prompt.points:
        found = tr._("Found, and one robot missed it: {n} points")
        if len(told.voters) == 1:
            found = tr._("Found, and no robot understood: {n} points")
        return found.format(n=prompt.points)
    if {*prompt.actors} & {*told.voters}:
        return tr._("Found – but both robots found it too: no points")
    return tr._("This time it wasn’t found: no points")


def listening(
    prompt: RoundResultPrompt,
    votes: Mapping[int, int],
    at: TablePlaces,
    context: SceneContext,
    shown: Pieces,
) -> list[tuple[float, Scene]]:
    """The steps of a reveal in which the robots put their tokens on pictures, one by one.

    Each robot says which word of the clue it followed, or that it only guessed. `shown` are the
    other pieces of these scenes.
    """
    followed = _followed(prompt)
    robots = _robots(prompt, votes)
    laid = {seat: slot for seat, slot in votes.items() if seat not in robots}
    steps = []
    for seat in robots:
        laid[seat] = votes[seat]
        text = (
            tr._("{name} followed “{word}”")
            if seat in followed
            else tr._("{name} could only guess")
        )
        said = text.format(name=context.name(seat), word=followed.get(seat, ""))
        badge = token(context.people[seat])
        scene = shown | table.vote_tokens(laid, at, context) | reasons(prompt, laid, at, context)
        scene |= table.question_and_clue(at, context.space, said, prompt.clue, badge)
        steps.append((HEARD, Scene(scene, shade=Dim.DUSK, sound="token")))
    return steps


def reasons(
    prompt: RoundResultPrompt, votes: Mapping[int, int], at: TablePlaces, context: SceneContext
) -> Pieces:
    """Slips above the robots' tokens: the word of the clue that each followed, or "just a guess".

    If several robots have chosen the same picture, badges say whose reason is on which slip, and
    the slips share the height of the picture, so that they do not cover the clue above it.

    `votes` maps the seats whose tokens lie on the table to the slots of their pictures.
    """
    followed, found = _followed(prompt), Pieces()
    letters, both = context.space.text(Text.SMALLEST.size), parts.two_sided(context)
    tokens = table.vote_tokens(votes, at, context)
    tops: dict[int, float] = {}
    for seat in _robots(prompt, votes):
        slot = votes[seat]
        place, bottom = at.pictures[slot], tops.get(slot, tokens[f"voter:{seat}"].rect.top)
        word = table.quoted(followed[seat]) if seat in followed else tr._("just a guess")
        there = sum(votes[other] == slot for other in _robots(prompt, votes))
        look = Slip(word, letters, both, badge=token(context.people[seat]) if there > 1 else None)
        h = letters * Text.ONE_LINE * (2 if both else 1)
        if look.fitted(place.w, h).size < int(letters):
            h *= 2  # the reason takes two lines
        h = min(h, (place.top - tokens[f"voter:{seat}"].rect.top) / there)
        slip, tops[slot] = around(place.cx, bottom + h / 2, place.w, h), bottom + h
        found[f"reason:{seat}"] = Piece(
            slip, look, layer=Layer.LABEL + seat, duration=Duration.QUICK,
            enter=Waypoint(slip.scaled(0.5), opacity=0),
        )  # fmt: skip
    return found


def _robots(prompt: RoundResultPrompt, votes: Mapping[int, int]) -> list[int]:
    """The seats of the listening robots in `votes`."""
    return sorted(seat for seat in votes if seat not in prompt.actors)


def _followed(prompt: RoundResultPrompt) -> dict[int, str]:
    """The word of the clue that each robot followed, by seat.

    Robots that only guessed are left out.
    """
    return {seat: word.strip(PUNCTUATION) for seat, word in prompt.reasons}
