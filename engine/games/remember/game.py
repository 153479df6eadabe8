"""`GAME`: the functions of *Do you remember?*, collected in one record."""

from engine.core import Game
from engine.games.remember import INFO
from engine.games.remember.recap import story
from engine.games.remember.robot import robot
from engine.games.remember.rules import BOX, PHASES, TOGETHER, check, new, public, used
from engine.games.remember.samples import SAMPLES
from engine.games.remember.state import State
from engine.memories import MEMORIES
from engine.packs import Need
from engine.setup import Scoring, Variant

GAME: Game[State] = Game(
    info=INFO,
    rules_version=2,
    old_rules=(1,),
    variants=(
        Variant(
            id="standard",
            title="Standard",
            help="Everyone for themselves: who remembers most?",
            min_players=3,
            max_players=INFO.max_players,
            minutes=lambda players, options: INFO.minutes,
        ),
        Variant(
            id=TOGETHER,
            title="Together",
            help="Two people share one score: how much do you remember together?",
            min_players=2,
            max_players=2,
            scoring=Scoring.TOGETHER,
            minutes=lambda players, options: INFO.minutes,
        ),
    ),
    needs=(Need(kind=MEMORIES, box=BOX, minimum=lambda players, options: 0),),
    samples=SAMPLES,
    moves=PHASES.moves,
    new=new,
    prompt=PHASES.prompt,
    apply=PHASES.apply,
    peekers=lambda state: (),
    peek=lambda state, seat: None,
    public=public,
    robot=robot,
    used=used,
    story=story,
    check=check,
)
