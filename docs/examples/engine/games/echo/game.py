"""The record of Echo, where its rules come together."""

from engine.core import Game, Next
from engine.games.echo import LID
from engine.games.echo.moves import Pick
from engine.games.echo.recap import story
from engine.games.echo.robot import robot
from engine.games.echo.rules import apply, new
from engine.games.echo.show import peek, prompt, public, used
from engine.games.echo.state import State
from engine.setup import Variant

GAME: Game[State] = Game(
    lid=LID,
    rules_version=1,
    variants=(
        Variant(
            id="standard",
            title="Standard",
            help="Everyone for themselves, over five words.",
            least=LID.least,
            most=LID.most,
        ),
    ),
    moves=(Pick, Next),
    new=new,
    prompt=prompt,
    apply=apply,
    peek=peek,
    public=public,
    robot=robot,
    used=used,
    story=story,
)
