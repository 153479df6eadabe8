"""Skies that two robots paint, and matches of Telepathy of a robot and a model of a person."""

from engine.chance import Chance
from engine.core import Move, Prompt
from engine.games.clouds.artist import next_action
from engine.games.clouds.layouts import Layout
from engine.games.clouds.painting import tossed
from engine.games.clouds.robot import BLUR
from engine.games.clouds.sky import Sky
from engine.games.telepathy.actions import outcomes
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOUR, SHAPE, SIGNS
from engine.games.telepathy.game import GAME as TELEPATHY
from engine.games.telepathy.lookahead import in_line, prospect, tiles_of
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.games.telepathy.roles import attribute_of
from engine.make_setup import make_setup
from engine.match import Match
from engine.setup import DEFAULT_SKILL, Player
from engine.simulate import PLAYER_NAMES

ACTIONS = 10
"""The number of actions that two robots have painted before the guess."""
CHOICE = 10
"""The number of words of a category from which a guesser chooses."""


def painted(
    layout: Layout, shape: str, seed: int, actions: int = ACTIONS, skill: str = DEFAULT_SKILL
) -> Sky:
    """The sky that two robots have painted, starting from a tossed cloud of this shape."""
    sky = tossed(shape, Chance(seed, 0, "toss"))
    for step in range(actions):
        action = next_action(step % 2, layout, sky, BLUR[skill], Chance(seed, step, "paint"))
        if action is not None:
            sky = sky.after(action)
    return sky


def choices(words: list[str], word: str, chance: Chance) -> tuple[str, ...]:
    """The word among others of its category, in any order."""
    others = chance.shuffled([other for other in words if other != word])[: CHOICE - 1]
    return chance.shuffled([word, *others])


def won(match: Match) -> bool:
    """Whether those at the table have won together."""
    return isinstance(match.prompt, GameOverPrompt) and match.prompt.verdict == "won"


def played_with_a_person(
    seed: int, skill: str = DEFAULT_SKILL, variant: str = "standard", announces: bool = True
) -> Match:
    """A match of a robot and a crude person, who has the first seat in every other match.

    With `announces=False` the person only announces when the cards have run out.
    """
    seat = seed % 2
    both = [
        Player(name, robot=other != seat, skill=skill)
        for other, name in enumerate(PLAYER_NAMES[:2])
    ]
    match = Match(TELEPATHY, make_setup(TELEPATHY, both, seed, variant=variant))
    luck = Chance(seed, 0, "person")
    own: dict[bool, str] = {}
    while not match.over:
        if match.robot_turn():
            continue
        if match.current is not match.prompt:
            match.lift()
            continue
        if isinstance(match.prompt, MemorisePrompt):
            own = {card.win: card.sign for card in match.prompt.conditions}
        move = crude_person(match.prompt, seat, own, luck)
        waits = isinstance(match.prompt, AnnouncePrompt) and not match.prompt.must
        match.play(Continue(seat) if waits and not announces else move)
    return match


def crude_person(prompt: Prompt, seat: int, own: dict[bool, str], luck: Chance) -> Move:
    """The move of a simple model of a person: think only of one's own line, give any card, and take
    the partner's moves at face value.
    """
    match prompt:
        case PerformPrompt():
            after = outcomes(prompt.board.grid, prompt.card)
            return Perform(seat, max(after, key=lambda place: _liking(after[place], own, luck)))
        case GivePrompt():
            return Give(seat, luck.choice(prompt.board.row))
        case AnnouncePrompt():
            sign, liked = _favoured(prompt.board, seat)
            lines = _lines(prompt.board)
            if prompt.must or (liked > 0.4 and sign in lines and own[True] in lines):
                return Announce(seat, (sign,))
            return Continue(seat)
        case ReplyPrompt():
            return Reply(seat, _favoured(prompt.board, seat)[0])
        case _:
            return Memorise(seat)


def _liking(grid: tuple[int, ...], own: dict[bool, str], luck: Chance) -> float:
    tiles = tiles_of(grid)
    return (
        prospect(tiles[own[True]]).nearness - 3 * in_line(tiles[own[False]]) + luck.fraction() / 7
    )


def _lines(board: Board) -> set[str]:
    return {sign for sign, tiles in tiles_of(board.grid).items() if in_line(tiles)}


def _favoured(board: Board, seat: int) -> tuple[str, float]:
    """The sign in line that the partner's moves have helped most, and how much."""
    attribute = SHAPE if attribute_of(board.roles[seat]) == COLOUR else COLOUR
    liked, grid = dict.fromkeys(SIGNS[attribute], 0.0), board.start
    for turn in board.turns:
        if turn.performer != seat:
            for sign in liked:
                hopes = [
                    prospect(tiles_of(g)[sign]).nearness for g in outcomes(grid, turn.card).values()
                ]
                liked[sign] += prospect(tiles_of(turn.grid)[sign]).nearness - sum(hopes) / len(
                    hopes
                )
        grid = turn.grid
    lines = _lines(board)
    sign = max(liked, key=lambda sign: liked[sign] + 2 * (sign in lines))
    return sign, liked[sign]
