"""How to play Storyteller, page by page; the table in the examples is the game's own."""

from functools import cache

from engine.core import Handoff, Prompt
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import CastVotes, Contribute, HaveClue, StartVoting, Tell
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    HaveCluePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
)
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import Player
from mobileapp.assets import ASSETS
from mobileapp.games.how_to_play import Frame, Page, film
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.scene import scene
from mobileapp.stage.scene import Reveal, Space
from mobileapp.translation import N_, tr

PICTURES = ASSETS / "packs" / "story-dusk"
CLUE = N_("I slept through my stop")
PLAYERS = 4


@cache
def _pack() -> Pack:
    """Pictures of ours for the example, the train above the clouds first."""
    names = sorted(path.stem for path in PICTURES.glob("*.webp"))
    items = tuple(Item(f"story-dusk/{name}", image=f"{name}.webp") for name in names[:60])
    return Pack("story-dusk", 1, "pictures", ("storyteller",), "", "", "", "", 6, items)


def _round() -> tuple[Prompt | Handoff, ...]:
    """Everything the table shows in one round, of which two of three find the picture."""
    setup = make_setup(GAME, [Player(str(seat)) for seat in range(PLAYERS)], 3, packs=[_pack()])
    match = Match(GAME, setup)
    shown: list[Prompt | Handoff] = []
    told = ""
    while True:
        shown.append(match.screen)
        if isinstance(match.screen, Handoff):
            match.take()
            continue
        match match.prompt:
            case HaveCluePrompt():
                match.play(HaveClue(0))
            case TellPrompt() as prompt:
                told = prompt.hand[1].id
                match.play(Tell(0, told, tr._(CLUE)))
            case ContributePrompt() as prompt:
                match.play(Contribute(prompt.actors[0], (prompt.hand[2].id,)))
            case StartVotingPrompt():
                match.play(StartVoting(0))
            case CastVotesPrompt() as prompt:
                right = [card.id for card in prompt.cards].index(told)
                wrong = next(s for s in prompt.choices(3) if s != right and not _own(match, s, 3))
                match.play(CastVotes(0, (right, right, wrong)))
            case RoundResultPrompt():
                return tuple(shown)


def _own(match: Match, slot: int, seat: int) -> bool:
    peeked = match.game.peek(match._state, seat)
    prompt = match.prompt
    own = {item.id for item in getattr(peeked, "given", ())}
    return isinstance(prompt, CastVotesPrompt) and prompt.cards[slot].id in own


def _telling(space: Space) -> Reveal:
    """The storyteller looks at one picture, and lays it."""
    prompt = next(shown for shown in _round() if isinstance(shown, TellPrompt))
    chosen = prompt.hand[1].id
    return film(scene, space, PLAYERS, (
        Frame(1.4, prompt, Choice()),
        Frame(1.6, prompt, Choice(enlarged=chosen)),
        Frame(1.0, prompt, Choice(enlarged=chosen, clue=tr._(CLUE))),
        Frame(1.6, prompt, Choice(laid=(chosen,), clue=tr._(CLUE))),
    ))  # fmt: skip


def _one_round(space: Space) -> Reveal:
    """From the curtain to the points."""
    frames: list[Frame] = []
    for shown in _round():
        match shown:
            case Handoff(to=None) | StartVotingPrompt():
                frames.append(Frame(1.6, shown, Choice()))
            case Handoff() if shown.to:
                frames.append(Frame(1.1, shown))
            case ContributePrompt():
                frames.append(Frame(0.9, shown, Choice()))
                frames.append(Frame(0.5, shown, Choice(laid=(shown.hand[2].id,))))
            case CastVotesPrompt():
                frames.append(Frame(1.4, shown, Choice()))
            case RoundResultPrompt():
                frames.append(Frame(3.5, shown, Choice()))
    return film(scene, space, PLAYERS, frames)


PAGES = (
    Page(
        N_("Understood by some, but not by all"),
        (
            N_(
                "Everyone holds six painted pictures. The storyteller chooses one of them in "
                "secret and gives a clue to it: a word, a sentence, a sound."
            ),
            N_(
                "A clue that everybody sees through is worth nothing to the storyteller, and a "
                "clue that nobody understands is worth just as little."
            ),
        ),
        demo=_telling,
    ),
    Page(
        N_("One round"),
        (
            N_("The tablet goes around: each of the others plays a picture that fits the clue."),
            N_(
                "All pictures are shuffled and turned face up. Count to three: everyone but the "
                "storyteller points at the picture they believe in, never at their own."
            ),
            N_(
                "In the first round whoever has a clue first is the storyteller; after that, the "
                "player on the left."
            ),
        ),
        demo=_one_round,
    ),
    Page(
        N_("A good clue"),
        (
            N_(
                "Take the train above the clouds. “A train” is too plain: all will find it. “My "
                "uncle, 1987” is too private: nobody will. “I slept through my stop” might reach "
                "two or three – and that is what you want."
            ),
            N_(
                "You may write the clue down on the tablet, so that nobody forgets it while the "
                "pictures are being chosen."
            ),
        ),
        picture=PICTURES / "train_clouds.webp",
    ),
    Page(
        N_("The points"),
        (
            N_(
                "Everyone but the storyteller gets 1 point for each vote on a picture of their "
                "own. The rest depends on how many found the storyteller’s picture:"
            ),
        ),
        picture=PICTURES / "balance_scale.webp",
        table=(
            (N_("Found by"), N_("Teller"), N_("Finders"), N_("Others")),
            (N_("some, not all"), "3", "3", "0"),
            (N_("everybody"), "0", "2", "–"),
            (N_("nobody"), "0", "–", "2"),
        ),
    ),
    Page(
        N_("An example"),
        (
            N_(
                "Six people play, and Ana is the storyteller. Ben and Cleo find her picture. Dan "
                "and Eva fall for Ben’s, and Finn falls for Dan’s."
            ),
        ),
        picture=PICTURES / "octopus_tea.webp",
        table=(
            (N_("Player"), N_("Clue"), N_("Votes on theirs"), N_("Points")),
            (N_("Ana"), "3", "–", "3"),
            (N_("Ben"), "3", "2", "5"),
            (N_("Cleo"), "3", "0", "3"),
            (N_("Dan"), "0", "1", "1"),
            (N_("Eva"), "0", "0", "0"),
            (N_("Finn"), "0", "0", "0"),
        ),
    ),
    Page(
        N_("The end, and playing with three"),
        (
            N_(
                "The match ends after the round in which somebody reaches 30 points (or 20, if you "
                "chose that). Whoever has the most wins; a tie is a shared victory."
            ),
            N_(
                "With three players everyone holds seven pictures, and each of the two others "
                "plays two of them: five lie on the table. Everything else stays the same."
            ),
            N_("When the deck runs out, the pictures that were played are shuffled into it again."),
        ),
        picture=PICTURES / "paper_squadron.webp",
    ),
)
