"""`GAME`: the functions of Storyteller, collected in one record."""

from engine.core import Game
from engine.games.storyteller import INFO, rules
from engine.games.storyteller.ask import ask
from engine.games.storyteller.recap import keepsakes, memories, story
from engine.games.storyteller.robot import robot
from engine.games.storyteller.scoring import LISTENERS, fewest_pictures
from engine.games.storyteller.seating import MIN_PLAYERS
from engine.games.storyteller.state import State
from engine.games.storyteller.understanding import learn, prepare, understands
from engine.packs import Need
from engine.setup import LENGTH, SHORT, Option, OptionChoice, Options, Scoring, Variant


def _minutes(players: int, options: Options) -> int:
    """The minutes of a match: the more people there are, the longer it takes all to answer.

    In a short match everyone tells once. One to a number of points takes about this many rounds in
    matches of robots that understand each other as well as people do.
    """
    points = rules.TARGETS.get(str(options[LENGTH]), 0)
    rounds = max(players, points * (0.3 + 0.55 / players))
    return round(rounds * (75 + 25 * players) / 60)


GAME: Game[State] = Game(
    info=INFO,
    rules_version=2,
    variants=(
        Variant(
            id="standard",
            title="Standard",
            help="Everyone is storyteller in turn.",
            min_players=MIN_PLAYERS,
            max_players=INFO.max_players,
            differs={3: "With three players, each of the others plays two pictures."},
            minutes=_minutes,
        ),
        Variant(
            id=rules.TOGETHER,
            title="Between us",
            help="Two people give each other clues that two listening robots shouldn’t understand.",
            min_players=2,
            max_players=2,
            robots=LISTENERS,
            scoring=Scoring.TOGETHER,
            minutes=lambda players, options: 19,
        ),
    ),
    options=(
        Option(
            id=LENGTH,
            title="Length",
            help="A short game ends when everyone has told once, the others after the round in "
            "which somebody reaches the points. Whoever then has the most wins.",
            choices=(
                OptionChoice(SHORT, "Short", "everyone tells once"),
                OptionChoice("middle", "Middle", "up to 20 points"),
                OptionChoice("long", "Long", "up to 30 points"),
            ),
            default="long",
            variants=("standard",),
            added_later=True,
        ),
        Option(
            id="votes",
            title="Votes",
            help="At the table everyone points at a picture at the same time and one person enters "
            "the votes; in secret everyone votes alone.",
            choices=(OptionChoice("table", "At the table"), OptionChoice("secret", "In secret")),
            default="table",
            variants=("standard",),
        ),
        Option(
            id="clues",
            title="Clues",
            help="A clue that was only spoken is written down for robots by the next person.",
            choices=(OptionChoice("written", "Written"), OptionChoice("spoken", "Spoken")),
            default="written",
            variants=("standard",),
            added_later=True,
            with_child="spoken",
            asked=False,
        ),
    ),
    old_options=rules.OLD_OPTIONS,
    needs=(
        Need(kind="pictures", box=84, minimum=lambda players, options: fewest_pictures(players)),
    ),
    moves=rules.PHASES.moves,
    new=rules.new,
    prompt=rules.PHASES.prompt,
    apply=rules.PHASES.apply,
    peekers=rules.peekers,
    peek=rules.peek,
    public=rules.public,
    robot=robot,
    used=rules.used,
    story=story,
    first=rules.first,
    keepsakes=keepsakes,
    memories=memories,
    learn=learn,
    prepare_robot=prepare,
    understands=understands,
    ask=ask,
)
