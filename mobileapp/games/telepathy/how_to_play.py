"""How to play Telepathy, page by page; the table in the examples is the game's own."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.core import Handoff, Move, Prompt
from engine.games.telepathy.actions import ACTIONS
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.make_setup import make_setup
from engine.match import Match
from engine.setup import Player
from mobileapp.games.how_to_play import Frame, Page, film
from mobileapp.games.telepathy.scene import Choice, scene
from mobileapp.stage.scene import Reveal, Space
from mobileapp.translation import N_

COVER = Path(__file__).parent / "cover.webp"
SEED = 378
"""A deal that two turns can win."""
MOVES: tuple[Move, ...] = (
    Memorise(0),
    Memorise(1),
    Give(1, "col_south"),
    Perform(0, "column B"),
    Continue(0),
    Give(0, "quad_cw"),
    Perform(1, "corner SW"),
    Announce(0, ("circle",)),
    Reply(1, "blue"),
)


@cache
def _match() -> tuple[Prompt | Handoff, ...]:
    """Everything the table shows in a match of two turns that is won."""
    match = Match(GAME, make_setup(GAME, [Player("0"), Player("1")], SEED, variant="standard"))
    shown: list[Prompt | Handoff] = [match.screen]
    for move in MOVES:
        while isinstance(match.screen, Handoff):
            match.take()
            shown.append(match.screen)
        match.play(move)
        shown.append(match.screen)
    return tuple(shown)


def _secrets(space: Space) -> Reveal:
    """Each looks at two cards that nobody else sees."""
    frames = []
    for shown in _match():
        match shown:
            case Handoff(to=int()):
                frames.append(Frame(1.3, shown))
            case MemorisePrompt():
                frames.append(Frame(2.4, shown, Choice()))
    return film(scene, space, 2, frames)


def _turn(space: Space) -> Reveal:
    """A card is looked at, pushed over, and performed."""
    frames = []
    for shown in _match():
        match shown:
            case GivePrompt():
                frames.append(Frame(1.4, shown, Choice()))
                frames.append(Frame(2.2, shown, Choice(card="col_south")))
            case PerformPrompt():
                frames.append(Frame(1.4, shown, Choice()))
                frames.append(Frame(1.4, shown, Choice(tried="column B")))
            case AnnouncePrompt():
                frames.append(Frame(1.6, shown, Choice()))
                break
    return film(scene, space, 2, frames)


def _cards(space: Space) -> Reveal:
    """All ten cards, each on one place."""
    prompt = next(shown for shown in _match() if isinstance(shown, PerformPrompt))
    frames = []
    for card, action in ACTIONS.items():
        place = action.places[1]
        board = replace(prompt.board, row=(card,), limit=None)
        given = replace(prompt, board=board, card=card, places=action.places)
        frames.append(Frame(0.8, given, Choice()))
        frames.append(Frame(1.3, given, Choice(tried=place.id)))
    return film(scene, space, 2, frames)


def _announcement(space: Space) -> Reveal:
    """One names the other's secret, the other replies, and all is shown."""
    frames = []
    *_, announce = (shown for shown in _match() if isinstance(shown, AnnouncePrompt))
    frames.append(Frame(1.2, announce, Choice()))
    frames.append(Frame(1.2, announce, Choice(speaker=0)))
    frames.append(Frame(0.9, announce, Choice(speaker=0, signs=("circle",))))
    for shown in _match():
        match shown:
            case ReplyPrompt():
                frames.append(Frame(1.2, shown, Choice()))
                frames.append(Frame(0.9, shown, Choice(signs=("blue",))))
            case GameOverPrompt():
                frames.append(Frame(3.0, shown, Choice()))
    return film(scene, space, 2, frames)


PAGES = (
    Page(
        N_("Not a word"),
        (
            N_(
                "Sixteen tiles lie in a grid: four colours, four shapes, each combination once. "
                "Together you move them, and nobody says a word."
            ),
            N_(
                "Each of you knows something that the other does not. Whatever you give, move or "
                "leave alone is all you can tell."
            ),
        ),
        picture=COVER,
    ),
    Page(
        N_("Two secrets each"),
        (
            N_(
                "One partner gets two colours and the other two shapes: the bright card is the "
                "line to make, the grey one the line to avoid."
            ),
            N_(
                "A line is three or four tiles side by side in one row or one column. Diagonals do "
                "not count, and a line does not run on across the edge."
            ),
            N_(
                "If a line to avoid appears, even for a moment, you lose at once, and the tablet "
                "says so. About the lines to make it never says a word."
            ),
            N_("To look at your own secrets again, hold your silver card."),
        ),
        demo=_secrets,
    ),
    Page(
        N_("One turn"),
        (
            N_(
                "Push one of the four cards to your partner. A tap on a card shows the four things "
                "that can be done with it."
            ),
            N_(
                "Your partner must perform it, but chooses where: drag the row, the column or the "
                "corner itself. Or tap it first, and look."
            ),
            N_(
                "The card is used up and a new one is laid out, as long as there are any. Then "
                "your partner pushes a card to you – unless one of you announces."
            ),
        ),
        demo=_turn,
    ),
    Page(
        N_("The ten cards"),
        (
            N_(
                "An arrow points where the tiles really go, from wherever you look. A tile that is "
                "pushed out comes in at the other end."
            ),
            N_("The first game has only the four cards that push a row or a column by one step."),
        ),
        demo=_cards,
    ),
    Page(
        N_("The announcement"),
        (
            N_(
                "At the end of a turn, name what your partner has to make. Your partner answers "
                "with what you have to make. If both are right and both lines are on the grid, you "
                "have won. In every other case you have lost."
            ),
        ),
        demo=_announcement,
    ),
    Page(
        N_("Reading minds"),
        (
            N_(
                "Before you give a card, look at all four places where it can go. If each of them "
                "makes the line you have to avoid, your partner cannot save you."
            ),
            N_(
                "Give cards that would let your partner finish something. What is finished tells "
                "you something, and what is left alone tells you even more."
            ),
            N_(
                "A line that was there while the match went on is nobody’s line to avoid. That is "
                "how you can show your partner what you do not fear."
            ),
            N_("When few cards are left, dare to guess: waiting will not make it easier."),
        ),
    ),
    Page(
        N_("Six ways to play"),
        (N_("Begin with the first game. The other pages apply, except:"),),
        table=(
            (N_("Variant"), N_("What is different")),
            (
                N_("First game"),
                N_("Only four cards, and they come back after use. No turn limit."),
            ),
            (
                N_("Standard"),
                N_("Ten cards, each used once. After ten turns one of you must announce."),
            ),
            (
                N_("Greater challenge"),
                N_("One to six of the ten cards are taken out unseen: four to nine turns."),
            ),
            (
                N_("Director"),
                N_(
                    "Three to ten players. Directors give every card, to both partners in turn, "
                    "and only they announce, naming both lines."
                ),
            ),
            (
                N_("Four partners"),
                N_(
                    "Each holds one secret card. You give a card to your right, or announce both "
                    "lines instead. The used cards are shuffled once: 17 turns at most."
                ),
            ),
            (
                N_("Opposed teams"),
                N_(
                    "Two pairs on one grid, and nothing to avoid. Only the player who has just "
                    "moved may announce. If it fails, the others win. No turn limit."
                ),
            ),
        ),
    ),
)
