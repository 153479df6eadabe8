"""`GAME`: the functions of Clouds, collected in one record."""

from engine.core import Game
from engine.games.clouds import INFO, rules
from engine.games.clouds.layouts import learn
from engine.games.clouds.recap import keepsakes, memories, story
from engine.games.clouds.robot import prepare, robot
from engine.games.clouds.schedule import MIN_PLAYERS, rounds, words_needed
from engine.games.clouds.state import State
from engine.games.clouds.word import peek, peekers
from engine.packs import Need
from engine.setup import (
    LENGTH,
    SECONDS,
    SHORT,
    Option,
    OptionChoice,
    Options,
    Scoring,
    Variant,
    switch,
)

AROUND_A_WORD, CLOCK_USED = 0.81, 0.86
"""The minutes of a round besides painting, and the part of the clock that is used until the word is
guessed or time is up; both on average.
"""
HURRIED = {LENGTH: SHORT, rules.PACE: SHORT}
"""The options of a match in which there is less time for a word than people may choose."""


def _minutes(players: int, options: Options) -> int:
    """The minutes of a match: the more words and the more time to paint, the longer."""
    words = rounds(players, short=options.get(LENGTH) == SHORT)
    clock = rules.seconds_for_a_word(options) / 60
    return round(words * (AROUND_A_WORD + CLOCK_USED * clock))


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
            minutes=_minutes,
        ),
        Variant(
            id="together",
            title="Together",
            help="Two or three people paint and guess six words for one shared result.",
            min_players=INFO.min_players,
            max_players=MIN_PLAYERS - 1,
            differs={2: "One paints alone, the other guesses; then you change places."},
            scoring=Scoring.TOGETHER,
            minutes=_minutes,
        ),
    ),
    options=(
        Option(
            SECONDS,
            "Time to paint",
            "How long the two artists have for a word.",
            (
                OptionChoice(60, "1 minute"),
                OptionChoice(90, "1½ minutes"),
                OptionChoice(120, "2 minutes", unless=HURRIED),
                OptionChoice(180, "3 minutes", unless=HURRIED),
            ),
            default=120,
            with_child=180,
        ),
        Option(
            LENGTH,
            "Length",
            "In a short game everybody is main artist once.",
            (OptionChoice(SHORT, "Short"), OptionChoice("whole", "Long")),
            default="whole",
            variants=("standard",),
            added_later=True,
        ),
        Option(
            rules.PACE,
            "Time to paint",
            "How long the two artists have for a word.",
            (OptionChoice(SHORT, "Short"), OptionChoice("whole", "Long")),
            default=SHORT,
            variants=("standard",),
            added_later=True,
            with_child="whole",
            asked=False,
        ),
        switch(
            "redraw",
            "Other words",
            "A main artist who likes none of the three words may draw three others, once a round.",
        ),
    ),
    needs=(Need("words", 72, minimum=words_needed),),
    moves=rules.PHASES.moves,
    new=rules.new,
    prompt=rules.PHASES.prompt,
    apply=rules.PHASES.apply,
    peekers=peekers,
    peek=peek,
    public=rules.public,
    known_secret=rules.known_secret,
    robot=robot,
    used=rules.used,
    story=story,
    first=rules.first,
    keepsakes=keepsakes,
    memories=memories,
    learn=learn,
    prepare_robot=prepare,
)
