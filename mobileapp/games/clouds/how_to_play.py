"""How to play Clouds, page by page; the sky in the examples is the game's own."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.core import Handoff, Move, Prompt
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    ChooseWord,
    Claim,
    Credit,
    Memorise,
    Nudge,
    Place,
    Rearrange,
    StartClock,
    Toss,
)
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    PaintPrompt,
    RoundResultPrompt,
    StartClockPrompt,
)
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import Player
from mobileapp.games.clouds.painting import Choice, taken
from mobileapp.games.clouds.scene import scene
from mobileapp.games.how_to_play import Frame, Page, film
from mobileapp.stage.scene import Reveal, Space
from mobileapp.translation import N_, tr

COVER = Path(__file__).parent / "cover.webp"
PLAYERS = 6
WORDS = ((N_("Whale"), N_("Animals")), (N_("Teapot"), N_("Around the House")),
         (N_("Volcano"), N_("Nature & Weather")))  # fmt: skip
WHALE = (
    Place(0, "puff", 560, 520, 0, False, 1),
    Place(0, "long", 720, 360, 0, False, 2),
    Place(0, "comma", 1080, 500, 0, False, 3),
    Place(0, "arc", 1270, 690, 165, False, 4),
    Place(0, "arc", 600, 760, 0, False, 5),
)
"""What Ana and Dan paint, in turn."""
STROKE = (1500, 300), (1180, 480)


@cache
def _pack(words: tuple[tuple[str, str], ...]) -> Pack:
    items = tuple(
        Item(f"example/{number}", text=text, category=kind)
        for number, (text, kind) in enumerate(words * 8)
    )
    return Pack("example", 1, "words", ("clouds",), "", "", "", "", 6, items)


def _round() -> Iterator[Prompt | Handoff]:
    """Everything the table shows until Ben has seen the whale."""
    words = tuple((tr._(text), tr._(kind)) for text, kind in WORDS)
    people = [Player(str(seat)) for seat in range(PLAYERS)]
    match = Match(GAME, make_setup(GAME, people, 4, first=0, packs=[_pack(words)]))
    moves = _moves(match, words[0][0])
    while True:
        yield match.screen
        if isinstance(match.screen, Handoff):
            match.take()
            continue
        if isinstance(match.prompt, RoundResultPrompt):
            return
        match.tick(2)
        match.play(next(moves))


def _moves(match: Match, word: str) -> Iterator[Move]:
    """The whale, with a second thought about its back."""
    prompt = match.prompt
    words = prompt.words if isinstance(prompt, ChooseWordPrompt) else ()
    yield ChooseWord(0, next((item.id for item in words if item.text == word), words[0].id))
    yield Memorise(3)
    yield Toss(0, "heap")
    yield StartClock(5)
    for action in WHALE:
        turn = match.prompt.turn if isinstance(match.prompt, PaintPrompt) else 0
        yield replace(action, seat=turn)
    yield Claim(0)
    yield Credit(0, 1)


def _whole_round(space: Space) -> Reveal:
    """From the first word to the droplets."""
    seconds: dict[type, float] = {
        ChooseWordPrompt: 2.2, StartClockPrompt: 1.2, ClaimPrompt: 1.6, RoundResultPrompt: 3.0,
    }  # fmt: skip
    frames = [
        Frame(1.0 if isinstance(shown, Handoff) else seconds.get(type(shown), 0.8), shown, Choice())
        for shown in _round()
    ]
    return film(scene, space, PLAYERS, frames)


def _painted() -> PaintPrompt:
    return [shown for shown in _round() if isinstance(shown, PaintPrompt)][-1]


def _actions(space: Space) -> Reveal:
    """A cloud is taken in hand and turned; then a stroke pushes what it meets."""
    prompt = _painted()
    tail = taken(prompt.sky, next(c.id for c in prompt.sky.movable if c.shape == "comma"))
    turned = [
        tail._replace(cloud=replace(tail.cloud, angle=angle % 360)) for angle in (-8, -16, -24)
    ]
    last = turned[-1].cloud
    put = Rearrange(
        prompt.turn, last.id, last.x, last.y, last.angle, last.flip, prompt.sky.layer_of(tail.cloud)
    )
    later = replace(prompt, sky=prompt.sky.after(put), last=put)
    start, end = STROKE
    way = [
        (start, (start[0] + (end[0] - start[0]) * n // 4, start[1] + (end[1] - start[1]) * n // 4))
        for n in range(1, 5)
    ]
    nudge = Nudge(prompt.turn, *start, *end)
    pushed = replace(later, sky=replace(later.sky, protected=()).after(nudge), last=nudge)
    free = replace(later, sky=replace(later.sky, protected=()))
    return film(scene, space, PLAYERS, (
        Frame(1.2, prompt, Choice()),
        Frame(0.8, prompt, Choice(hand=tail)),
        *(Frame(0.35, prompt, Choice(hand=hand)) for hand in turned),
        Frame(1.6, later, Choice()),
        *(Frame(0.3, free, Choice(stroke=stroke)) for stroke in way),
        Frame(1.8, pushed, Choice()),
    ))  # fmt: skip


def _who_saw_it(space: Space) -> Reveal:
    """*Guessed!*, who it was, and the droplets."""
    shown = [s for s in _round() if isinstance(s, (PaintPrompt, ClaimPrompt, RoundResultPrompt))]
    return film(scene, space, PLAYERS, (
        Frame(1.2, shown[-3], Choice()), Frame(1.8, shown[-2], Choice()),
        Frame(3.0, shown[-1], Choice()),
    ))  # fmt: skip


PAGES = (
    Page(
        N_("What do you see up there?"),
        (
            N_(
                "Two artists paint a word with nothing but clouds, without a sound. Everybody else "
                "looks at the sky and says aloud what it might be."
            ),
            N_(
                "If somebody says the word in time, both artists and whoever guessed it get a "
                "droplet each. Whoever has the most at the end wins."
            ),
        ),
        demo=_whole_round,
    ),
    Page(
        N_("Who does what"),
        (
            N_(
                "In every round there is a main artist. The second artist sits opposite, and the "
                "one to the right of the main artist keeps the time and guesses too. Then all "
                "roles move on to the left."
            ),
            N_(
                "The main artist looks at three words in secret and keeps one; the second artist "
                "reads it too. The others hear only its category."
            ),
            N_(
                "Then the main artist flicks a cloud into the sky – chance decides how it falls – "
                "and the timekeeper starts the clock: two minutes, unless you have chosen "
                "otherwise."
            ),
        ),
        picture=COVER,
        table=(
            (N_("Players"), N_("Everybody is main artist"), N_("Rounds")),
            ("4 / 5", N_("three times"), "12 / 15"),
            ("6 / 7", N_("twice"), "12 / 14"),
            ("8 / 9 / 10", N_("once"), "8 / 9 / 10"),
        ),
    ),
    Page(
        N_("What an artist can do"),
        (
            N_(
                "On your turn, do exactly one of the first four. You may not pass, but you may "
                "cover another cloud. There are fourteen clouds of five shapes."
            ),
        ),
        demo=_actions,
        table=(
            (N_("Action"), N_("How")),
            (N_("Place a cloud"), N_("Drag it from your edge into the sky and let go.")),
            (
                N_("Move a cloud"),
                N_(
                    "Drag it; a second finger turns it. Or tap it first: then turn it by the "
                    "golden knob, mirror it or change its layer, and tap the tick."
                ),
            ),
            (N_("Take a cloud away"), N_("Carry it back to the hills.")),
            (
                N_("Nudge clouds"),
                N_(
                    "Start on the open sky and draw a straight stroke: it pushes every cloud it "
                    "meets. Lift your finger and the action is over."
                ),
            ),
            (N_("Reach a hidden cloud"), N_("Tap the same spot again: your finger sinks deeper.")),
        ),
    ),
    Page(
        N_("Never undo what was just done"),
        (
            N_(
                "What the other artist placed or moved in the action before yours is locked: it "
                "wears a rim in their colour and a small lock. Leave it alone for one action; "
                "afterwards it is free again."
            ),
            N_(
                "If a cloud was just taken away, no cloud of that shape may go straight back to "
                "the same place."
            ),
            N_(
                "Artists do not talk, nod or point. Their clouds have to do that. Before the first "
                "cloud the category is named; after that an artist may only say that the word was "
                "guessed."
            ),
        ),
        picture=COVER,
    ),
    Page(
        N_("Guessed!"),
        (
            N_(
                "Everybody else guesses aloud, as often as they like. As soon as the right word is "
                "said, an artist taps Guessed! and the clock stops. Then tap whoever said it "
                "first. Another form of the word counts, another word does not; the artists decide."
            ),
            N_(
                "When the time is up the sky is locked. Only a word said before the buzzer still "
                "counts."
            ),
            N_("Where two robots paint, any of you may tap Guessed! and say who it was."),
        ),
        demo=_who_saw_it,
        table=(
            (N_("The word was"), N_("Each artist"), N_("Who guessed it")),
            (N_("guessed in time"), N_("1 droplet"), N_("1 droplet")),
            (N_("not guessed"), N_("nothing"), N_("nothing")),
        ),
    ),
    Page(
        N_("Who wins"),
        (
            N_("After the last round whoever has the most droplets wins."),
            N_(
                "If there is a tie, all the others raise a hand for whichever of the tied players "
                "was the most relaxed. If the hands do not decide it, the victory is shared."
            ),
        ),
        picture=COVER,
    ),
)
