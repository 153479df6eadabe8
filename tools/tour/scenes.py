"""Every screen of every game, and the rare turns a match can take."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core import Join, Leave
from engine.games.clouds import prompts as clouds
from engine.games.clouds.moves import Place, Rearrange
from engine.games.inkblots import prompts as inkblots
from engine.games.storyteller import prompts as storyteller
from engine.games.storyteller.scoring import Outcome
from engine.games.telepathy import prompts as telepathy
from engine.games.telepathy.moves import Stop
from engine.match import Match
from tools.tour.stage import Scene

NEWCOMER = "Olga"


def _let_time_run_out(match: Match) -> None:
    assert match.prompt.timer is not None
    match.tick(match.prompt.timer.left / 1000)


def _come(match: Match) -> None:
    match.play(Join(len(match.players), NEWCOMER))


def _go(match: Match) -> None:
    match.play(Leave(len(match.players) - 1))


def _stop(match: Match) -> None:
    match.play(Stop(match.prompt.actors[0]))


SNAIL = (
    ("long", 850, 320, 0),
    ("puff", 690, 480, 0),
    ("comma", 1060, 420, 0),
    ("puff", 770, 580, 40),
    ("long", 610, 310, 6),
)
"""What the artists paint, in the order in which they do it: shape, place and angle."""
ANIMALS = ("Animals", "Zwierzęta", "Tiere")


def _paint_a_snail(match: Match) -> None:
    tossed = match.prompt.sky.clouds[0]
    for number, (shape, x, y, angle) in enumerate(SNAIL):
        turn, top = match.prompt.turn, len(match.prompt.sky.clouds)
        if number == 1:
            match.play(Rearrange(turn, tossed.id, 300, 820, 0, False, 0))
            turn = match.prompt.turn
        match.play(Place(turn, shape, x, y, angle, False, top))
        match.tick(6)


def _fresh_sky(prompt: Any) -> bool:
    return len(prompt.sky.clouds) == 1 and prompt.category in ANIMALS


def _full_sky(prompt: Any) -> bool:
    return 7 <= len(prompt.sky.clouds) <= 10


def _has(**facts: Any) -> Callable[[Any], bool]:
    """A prompt with these properties."""
    return lambda prompt: all(getattr(prompt, name) == value for name, value in facts.items())


_clouds = partial(Scene, game="clouds")
_inkblots = partial(Scene, game="inkblots")
_storyteller = partial(Scene, game="storyteller")
_telepathy = partial(Scene, game="telepathy", variant="standard", players=2)

SCENES: tuple[Scene, ...] = (
    _clouds("Three words to choose from", shows=clouds.ChooseWordPrompt),
    _clouds("The word to paint", shows=clouds.MemorisePrompt),
    _clouds("The first cloud", shows=clouds.TossPrompt),
    _clouds("Start the clock", shows=clouds.StartClockPrompt),
    _clouds(
        "The clock runs",
        shows=clouds.SkyPrompt,
        after=clouds.SkyPrompt,
        when=_fresh_sky,
        act=_paint_a_snail,
    ),
    _clouds("Ten around the sky", shows=clouds.SkyPrompt, players=10, when=_full_sky),
    _clouds("Who guessed it?", shows=clouds.ClaimPrompt, players=6),
    _clouds(
        "Time is up",
        shows=clouds.LateCreditPrompt,
        players=6,
        after=clouds.SkyPrompt,
        when=_full_sky,
        act=_let_time_run_out,
    ),
    _clouds("The word", shows=clouds.RoundResultPrompt, players=5),
    _clouds(
        "Nobody guessed it",
        shows=clouds.RoundResultPrompt,
        players=10,
        options={"seconds": 60},
        when=_has(guesser=None),
    ),
    _clouds(
        "Somebody came",
        shows=clouds.RegroupPrompt,
        after=clouds.RoundResultPrompt,
        when=lambda prompt: prompt.next is not None,
        act=_come,
    ),
    _clouds("A tie", shows=clouds.VotePrompt, players=6, when=lambda prompt: prompt.votes),
    _clouds("The end", shows=clouds.GameOverPrompt, players=5, when=_has(tied=())),
    _clouds(
        "The end after a tie",
        shows=clouds.GameOverPrompt,
        players=10,
        when=lambda prompt: prompt.votes,
    ),
    _inkblots("Who is tested?", shows=inkblots.ChooseSubjectPrompt, players=6),
    _inkblots("One is turned away", shows=inkblots.RemoveImagePrompt),
    _inkblots("The secret match", shows=inkblots.MatchSymbolsPrompt),
    _inkblots("Look again", shows=inkblots.RecallMatchPrompt, after=inkblots.GuessPrompt),
    _inkblots("The guess", shows=inkblots.GuessPrompt),
    _inkblots("The other team's guess", shows=inkblots.ControlGuessPrompt),
    _inkblots("A second guess", shows=inkblots.SecondGuessPrompt),
    _inkblots(
        "A second guess, or none",
        shows=inkblots.SecondGuessPrompt,
        options={"second_guess_optional": True},
    ),
    _inkblots("The match is told", shows=inkblots.RoundResultPrompt),
    _inkblots(
        "Both were wrong",
        shows=inkblots.RoundResultPrompt,
        when=lambda prompt: prompt.board.outcome == "both-wrong",
    ),
    _inkblots(
        "Somebody left",
        shows=inkblots.RoundResultPrompt,
        players=6,
        after=inkblots.RoundResultPrompt,
        when=lambda prompt: prompt.next_test_team,
        act=_go,
    ),
    _inkblots("The end", shows=inkblots.GameOverPrompt, players=10),
    _storyteller("Who has a clue?", shows=storyteller.HaveCluePrompt, players=6),
    _storyteller("Tell", shows=storyteller.TellPrompt),
    _storyteller("Give a picture", shows=storyteller.ContributePrompt),
    _storyteller("Three players give two", shows=storyteller.ContributePrompt, players=3),
    _storyteller("The pictures", shows=storyteller.StartVotingPrompt, players=6),
    _storyteller("Vote", shows=storyteller.VotePrompt, players=6),
    _storyteller("Eight vote", shows=storyteller.VotePrompt, players=8),
    _storyteller("Look again", shows=storyteller.HandPrompt, after=storyteller.VotePrompt),
    _storyteller(
        "Vote at the table",
        shows=storyteller.CastVotesPrompt,
        players=5,
        options={"votes": "table"},
        when=_has(barred=()),
    ),
    _storyteller(
        "Vote once more",
        shows=storyteller.CastVotesPrompt,
        players=5,
        options={"votes": "table"},
        when=lambda prompt: prompt.barred,
    ),
    _storyteller(
        "Some found it",
        shows=storyteller.RoundResultPrompt,
        players=5,
        when=_has(outcome=Outcome.SOME),
    ),
    _storyteller(
        "Everybody found it",
        shows=storyteller.RoundResultPrompt,
        players=3,
        when=_has(outcome=Outcome.EVERYBODY),
    ),
    _storyteller(
        "Nobody found it",
        shows=storyteller.RoundResultPrompt,
        players=8,
        when=_has(outcome=Outcome.NOBODY),
    ),
    _storyteller("The end", shows=storyteller.GameOverPrompt, players=5),
    _telepathy("Secret cards", shows=telepathy.MemorisePrompt),
    _telepathy("Give a card", shows=telepathy.GivePrompt),
    _telepathy(
        "Give a card to a partner", shows=telepathy.GivePrompt, variant="partners", players=4
    ),
    _telepathy("Two pairs", shows=telepathy.GivePrompt, variant="opposed", players=4),
    _telepathy("Directors", shows=telepathy.GivePrompt, variant="director", players=5),
    _telepathy("Play the card", shows=telepathy.PerformPrompt),
    _telepathy(
        "Announce, go on or stop",
        shows=telepathy.AnnouncePrompt,
        variant="first",
        when=_has(may_stop=True),
    ),
    _telepathy(
        "The cards have run out",
        shows=telepathy.AnnouncePrompt,
        variant="challenge",
        options={"removed": 6},
        when=_has(must=True),
    ),
    _telepathy("Reply", shows=telepathy.ReplyPrompt),
    _telepathy("Won", shows=telepathy.TelepathyOver, when=_has(verdict="won")),
    _telepathy(
        "Named wrongly",
        shows=telepathy.TelepathyOver,
        clumsy=True,
        when=_has(verdict="wrong-names"),
    ),
    _telepathy(
        "A line is missing",
        shows=telepathy.TelepathyOver,
        variant="opposed",
        players=4,
        clumsy=True,
        when=_has(verdict="line-missing"),
    ),
    _telepathy(
        "A line to avoid",
        shows=telepathy.TelepathyOver,
        variant="partners",
        players=4,
        clumsy=True,
        when=_has(verdict="lose-line"),
    ),
    _telepathy(
        "Stopped without a result",
        shows=telepathy.TelepathyOver,
        variant="first",
        after=telepathy.AnnouncePrompt,
        when=_has(may_stop=True),
        act=_stop,
    ),
)
