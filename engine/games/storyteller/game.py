"""The record of Storyteller, where its rules come together."""

from engine.core import Game, Join, Leave, Next
from engine.games.storyteller import LID
from engine.games.storyteller.deal import new
from engine.games.storyteller.moves import (
    CastVotes,
    Contribute,
    DrawLots,
    HaveClue,
    Look,
    StartVoting,
    Tell,
    Vote,
)
from engine.games.storyteller.robot import robot
from engine.games.storyteller.rules import apply
from engine.games.storyteller.scoring import fewest_cards
from engine.games.storyteller.show import peek, prompt, used
from engine.games.storyteller.state import State
from engine.games.storyteller.story import story
from engine.packs import Need
from engine.setup import Choice, Option, Variant, switch

GAME: Game[State] = Game(
    lid=LID,
    rules_version=1,
    variants=(
        Variant(
            id="standard",
            title="Standard",
            help="Everyone is storyteller in turn; with three players each of the others plays two "
            "pictures.",
            least=LID.least,
            most=LID.most,
        ),
    ),
    options=(
        Option(
            id="target",
            title="Points to win",
            help="The game ends after the round in which somebody reaches this many points.",
            choices=(Choice(30, "30 points"), Choice(20, "20 points, a shorter evening")),
            default=30,
        ),
        switch(
            "vote_at_table",
            "Vote at the table",
            "Everyone points at a picture at the same time and one person enters the votes, "
            "instead of passing the tablet around.",
            default=False,
        ),
    ),
    needs=(Need(kind="pictures", box=84, minimum=fewest_cards),),
    moves=(
        Look,
        HaveClue,
        DrawLots,
        Tell,
        Contribute,
        StartVoting,
        Vote,
        CastVotes,
        Next,
        Leave,
        Join,
    ),
    new=new,
    prompt=prompt,
    apply=apply,
    peek=peek,
    robot=robot,
    used=used,
    story=story,
)
