"""The record of Echo, where its rules come together."""

from engine.core import Game, Next
from engine.games.echo import INFO
from engine.games.echo.moves import Pick
from engine.games.echo.recap import story
from engine.games.echo.robot import robot
from engine.games.echo.rules import apply, new
from engine.games.echo.state import State
from engine.games.echo.view import peek, prompt, public, used
from engine.setup import Variant

GAME: Game[State] = Game(
    info=INFO,
    rules_version=1,
    variants=(
        Variant(
            id="standard",
            title="Standard",
            help="Everyone for themselves, over five words.",
            least=INFO.least,
            most=INFO.most,
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
