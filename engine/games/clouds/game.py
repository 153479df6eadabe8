"""`GAME`: the functions of Clouds, collected in one record."""

from engine.core import Game
from engine.games.clouds import INFO
from engine.games.clouds.layouts import learn
from engine.games.clouds.recap import keepsakes, memories, story
from engine.games.clouds.robot import prepare, robot
from engine.games.clouds.rules import PHASES, first, known_secret, new, public, used
from engine.games.clouds.schedule import MIN_PLAYERS, words_needed
from engine.games.clouds.state import State
from engine.games.clouds.word import peek, peekers
from engine.packs import Need
from engine.setup import Option, OptionChoice, Scoring, Variant, switch

SHORT_ROUND = 2.1
"""How many minutes a round of a short match takes."""

GAME: Game[State] = Game(
    info=INFO,
    rules_version=3,
    old_rules=(2,),
    variants=(
        Variant(
            id="standard",
            title="Standard",
            help="Everybody paints in turn; a guessed word is worth a droplet to all three.",
            min_players=MIN_PLAYERS,
            max_players=INFO.max_players,
            short_minutes=lambda players: round(SHORT_ROUND * players),
        ),
        Variant(
            id="together",
            title="Together",
            help="Two or three people paint and guess six words for one shared result.",
            min_players=INFO.min_players,
            max_players=MIN_PLAYERS - 1,
            differs={2: "One paints alone, the other guesses; then you change places."},
            scoring=Scoring.TOGETHER,
            short_minutes=lambda players: 14,
        ),
    ),
    options=(
        Option(
            "seconds",
            "Time to paint",
            "How long the two artists have for a word.",
            (
                OptionChoice(60, "1 minute"),
                OptionChoice(90, "1½ minutes"),
                OptionChoice(120, "2 minutes", unless=("length", "short")),
                OptionChoice(180, "3 minutes", unless=("length", "short")),
            ),
            default=120,
            with_child=180,
        ),
        Option(
            "length",
            "Length",
            "In a short game everybody is main artist once, with at most 1½ minutes for a word.",
            (OptionChoice("short", "Short"), OptionChoice("whole", "Long")),
            default="whole",
            variants=("standard",),
            added_later=True,
        ),
        switch(
            "redraw",
            "Other words",
            "A main artist who likes none of the three words may draw three others, once a round.",
            default=False,
        ),
    ),
    needs=(Need("words", 72, minimum=words_needed),),
    moves=PHASES.moves,
    new=new,
    prompt=PHASES.prompt,
    apply=PHASES.apply,
    peekers=peekers,
    peek=peek,
    public=public,
    known_secret=known_secret,
    robot=robot,
    used=used,
    story=story,
    first=first,
    keepsakes=keepsakes,
    memories=memories,
    learn=learn,
    prepare_robot=prepare,
)
