"""The pages of *How to play* for Clouds; their demos are real scenes of the game."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.games.clouds import moves
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.games.clouds.choice import Choice, take_cloud
from mobileapp.games.clouds.looks import LittleSky
from mobileapp.games.clouds.scene import scene
from mobileapp.games.how_to_play import Drawn, Frame, Page, film, play_example
from mobileapp.languages.translation import N_, tr
from mobileapp.stage.looks import AssetPicture

PICTURES = ASSETS / "packs"
PLAYERS = 6
FILM = partial(film, scene, Choice(), PLAYERS)
WORDS = ((N_("Whale"), N_("Animals")), (N_("Teapot"), N_("Around the House")),
         (N_("Volcano"), N_("Nature & Weather")))  # fmt: skip
MOVES = (
    lambda prompt: moves.ChooseWord(0, prompt.words[0].id),
    moves.Memorise(3),
    moves.Toss(0, "heap"),
    moves.StartClock(5),
    moves.Place(3, "puff", 560, 520, 0, False, 1),
    moves.Place(0, "long", 720, 360, 0, False, 2),
    moves.Place(3, "comma", 1080, 500, 0, False, 3),
    moves.Place(0, "arc", 1270, 690, 165, False, 4),
    moves.Place(3, "arc", 600, 760, 0, False, 5),
    moves.Claim(0),
    moves.Credit(0, 1),
)
"""The moves of the example, in which Ana and Dan paint a whale and Ben guesses it."""
SECONDS = (1.0, 2.2, 1.0, 0.8, 1.0, 0.8, 1.2, *[0.8] * 6, 1.6, 3.0)
PAINTING = 7
"""The number of screens before the two begin to paint."""
START, STROKE = (1300, 412), ((1265, 432), (1230, 452), (1200, 469), (1170, 486))


def _round() -> tuple[Any, ...]:
    """All hand-offs and prompts of one round, from the choice of the word to the points."""
    words = [(tr._(text), tr._(category)) for text, category in WORDS] * 8
    items = [Item(f"example/{i}", text=text, category=of) for i, (text, of) in enumerate(words)]
    return play_example(GAME, PLAYERS, 4, MOVES, {"words": items}, first=0)


def _actions() -> Iterator[Frame]:
    """The frames of two actions: rotating a cloud, and nudging clouds with a stroke."""
    prompt = _round()[-3]
    tail = take_cloud(prompt.sky, next(c.id for c in prompt.sky.movable if c.shape == "comma"))
    yield Frame(1.2, prompt)
    yield Frame(0.8, prompt, Choice(hand=tail))
    for angle in (352, 344, 336):
        tail = tail.posed(angle=angle)
        yield Frame(0.35, prompt, Choice(hand=tail))
    put = tail.put_down(prompt.turn)
    later = replace(prompt, sky=prompt.sky.after(put), last=put)
    yield Frame(1.6, later)
    free = replace(later, sky=replace(later.sky, protected=()))
    for end in STROKE:
        yield Frame(0.3, free, Choice(stroke=(START, end)))
    nudge = moves.Nudge(prompt.turn, *START, *STROKE[-1])
    yield Frame(1.8, replace(free, sky=free.sky.after(nudge), last=nudge))


DROPLET = AssetPicture("table/bead.webp")
MIDDLE = SKY_WIDTH // 2, SKY_HEIGHT // 2
PUFF, LONG, TURNED, BEHIND = (
    Cloud(1, "puff", MIDDLE[0] - 30, MIDDLE[1] + 40, 0, False),
    Cloud(4, "long", MIDDLE[0], MIDDLE[1] - 90, 0, False),
    Cloud(13, "arc", MIDDLE[0], MIDDLE[1], 30, False),
    Cloud(10, "comma", MIDDLE[0] - 40, MIDDLE[1] - 60, 0, False),
)


def _sky(*clouds: Cloud, sign: str = "") -> Drawn:
    """A little sky with clouds, and the sign of what is done with them."""
    return (LittleSky(clouds, sign),)


PAGES = (
    Page(
        "What do you see up there?",
        "Two artists paint a word with nothing but clouds, without a sound. Everybody else looks "
        "at the sky and says aloud what it might be.",
        "If somebody says the word in time, both artists and whoever guessed it get a droplet "
        "each. Whoever has the most at the end wins.",
        "What makes it hard: the artists move one cloud at a time, in turn, and never talk.",
        demo=FILM(lambda: map(Frame, SECONDS[PAINTING:], _round()[PAINTING:])),
        focus=("cloud", "answer"),
    ),
    Page(
        "Who does what",
        "In every round there’s a main artist. The second artist sits opposite, and the one to "
        "the right of the main artist keeps the time and guesses too. Then all roles move on to "
        "the left.",
        "The main artist looks at three words in secret and keeps one; the second artist reads it "
        "too. The others hear only its category.",
        "Then the main artist flicks a cloud into the sky – chance decides how it falls – and the "
        "clock starts: two minutes, unless you’ve chosen otherwise.",
        picture=PICTURES / "story-dawn" / "cloud_shepherd.webp",
        table=(
            ("Players", "Everybody is main artist", "Rounds"),
            ("4 / 5", "three times", "12 / 15"),
            ("6 / 7", "twice", "12 / 14"),
            ("8 / 9 / 10", "once", "8 / 9 / 10"),
            ("in a short game", "once", "one for each player"),
        ),
    ),
    Page(
        "What an artist can do",
        "The second artist begins. On your turn, do exactly one thing: place, move, take away or "
        "nudge. You may not pass, but you may cover another cloud. There are fourteen clouds of "
        "five shapes.",
        demo=FILM(_actions),
        focus=("cloud", "knob"),
        introduces=True,
        table=(
            ("", "Action", "How"),
            (_sky(PUFF), "Place a cloud", "Drag it from your edge into the sky and let go."),
            (
                _sky(TURNED, sign="rotate"),
                "Move a cloud",
                "Drag it; a second finger turns it. Or tap it first: then turn it by the golden "
                "knob, mirror it or change its layer, and tap the tick.",
            ),
            (_sky(PUFF, sign="trash"), "Take a cloud away", "Carry it back to the hills."),
            (
                _sky(LONG, PUFF, sign="next"),
                "Nudge clouds",
                "Start right beside a cloud and draw a straight stroke: it pushes every cloud it "
                "meets. Lift your finger and the action is over.",
            ),
            (
                _sky(TURNED, sign="undo"),
                "Take it back",
                "You have two seconds to tap the arrow at your edge.",
            ),
            (
                _sky(BEHIND, TURNED, sign="layer-down"),
                "Reach a hidden cloud",
                "Tap the same spot again: your finger sinks deeper.",
            ),
        ),
    ),
    Page(
        "Never undo what was just done",
        "What the other artist placed or moved in the action before yours is locked: it wears a "
        "rim in their colour and a small lock. Leave it alone for one action; afterwards it’s "
        "free again.",
        "Artists don’t talk, nod or point. Their clouds have to do that. Before the first cloud "
        "the category is named; after that an artist may only say that the word was guessed.",
        "Forgotten the word? The eye shows it again, behind the curtain, twice a round at most. "
        "Stuck? Hold the cross to give the word up. If an artist does nothing for ten seconds, "
        "the other one may act instead; then it’s still the first one’s turn.",
        picture=PICTURES / "story-dusk" / "anchored_cloud.webp",
    ),
    Page(
        "Guessed!",
        "Everybody else guesses aloud, as often as they like. As soon as the right word is said, "
        "an artist has to tap “Guessed!”, and the clock stops. Then tap the token of whoever "
        "said it first. Another form of the word counts, another word doesn’t; the artists "
        "decide.",
        "When the time is up the sky is locked. Only a word said before the buzzer still counts.",
        "If both artists are robots, anyone may tap “Guessed!” and say who it was.",
        demo=FILM(lambda: map(Frame, (1.2, 1.8, 3.0), _round()[-3:])),
        focus=("cloud", "answer"),
        table=(
            ("The word was", "Each artist", "Who guessed it"),
            ("guessed in time", (DROPLET,), (DROPLET,)),
            ("not guessed", "nothing", "nothing"),
        ),
    ),
    Page(
        "Together, for two or three",
        "This version is our own, for two or three. You paint and guess six words for one shared "
        "result; nobody loses.",
        "With three, two paint as usual and the third guesses. With two, one paints alone, one "
        "action after another, and the other guesses; then you change places. You may not undo "
        "the action you’ve just done.",
        "An artist has to tap “Guessed!” as soon as the word is said. If it wasn’t, there are "
        "three seconds to take that back.",
        picture=PICTURES / "story-dusk" / "cloud_walker.webp",
        table=(
            ("The word was guessed", "Together"),
            ("in the first half of the time", (DROPLET, DROPLET)),
            ("later", (DROPLET,)),
            ("not guessed", "nothing"),
        ),
        variant="together",
    ),
    Page(
        "Who wins",
        "After the last round whoever has the most droplets wins.",
        "If there’s a tie, all the others raise a hand for whichever of the tied players was the "
        "most relaxed. If the hands don’t decide it, the victory is shared.",
        picture=PICTURES / "story-dusk" / "lighthouse_clouds.webp",
    ),
)
