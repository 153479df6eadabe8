"""A robot that pairs words with blots by what people would see in them, and by its own taste.

What robots see is data (`sight`); if there is none for a blot or word, they guess at random.
"""

from math import exp

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.inkblots import moves, prompts
from engine.games.inkblots.board import Board
from engine.games.inkblots.sight import NOTHING_LEARNT, Sight, taste_of

NOISE = {"dreamy": 1.0, "awake": 0.3, "sharp": 1e-9}
"""For each skill, the width of the range of the random noise that is added to a likeness. Never 0,
because the noise has to decide if a robot sees nothing in a blot.
"""
CONVICTION = 3.5
"""The inverse temperature of the softmax over matchings: a matching whose likenesses add up to 1
more is exp(CONVICTION) times as likely. Fitted to rounds in which people paired words and blots.
"""
TRUST = 1.5
"""The factor with which a robot of the control team multiplies the probability of the symbol that
the test team has guessed. There are two reasons to prefer this symbol: the test team knows its
subject better, and repeating a right guess keeps the test team from winning the image.
"""

Likenesses = dict[tuple[int, str], float]
"""For each image and each symbol, how much the image looks to one robot like the symbol's word."""
Matching = dict[int, str]
"""A symbol for every image in play."""


def robot(view: View, chance: Chance) -> Move | None:
    """A sensible move; None if people may answer the prompt too, as the decision is theirs."""
    if not view.alone:
        return None
    seat = view.seat
    match view.prompt:
        case prompts.ChooseSubjectPrompt(suggested=suggested):
            return moves.ChooseSubject(seat, suggested)
        case prompts.RemoveImagePrompt(board=board):
            certainty = _certainty_without(_likenesses(view, board, chance))
            pick = max if board.deal.together else min  # opponents want unclear pairings
            return moves.RemoveImage(seat, pick(certainty, key=certainty.__getitem__))
        case prompts.MatchSymbolsPrompt(board=board) | prompts.ReadPrompt(board=board):
            best = _best(_beliefs(_likenesses(view, board, chance), board.images_in_play))
            move = (
                moves.MatchSymbols
                if isinstance(view.prompt, prompts.MatchSymbolsPrompt)
                else moves.ReadSymbols
            )
            return move(seat, tuple(best.values()))
        case prompts.GuessPrompt(board=board):
            image, symbol, _ = _surest(_likenesses(view, board, chance), board.images_in_play)
            return moves.Guess(seat, image, symbol)
        case prompts.ControlGuessPrompt(
            board=Board(guess=moves.Guess(image=image, symbol=guessed)) as board
        ):
            beliefs = _beliefs(_likenesses(view, board, chance), board.images_in_play)
            symbols = {symbol: _belief(beliefs, image, symbol) for symbol in moves.SYMBOLS}
            symbols[guessed] *= TRUST
            return moves.ControlGuess(seat, max(moves.SYMBOLS, key=symbols.__getitem__))
        case prompts.SecondGuessPrompt(
            board=Board(guess=moves.Guess(image=first, symbol=known)) as board
        ):
            # The likelier of the two matchings left is mostly right, so a robot never passes.
            beliefs = _beliefs(_likenesses(view, board, chance), board.images_in_play)
            best = _best([(sure, found) for sure, found in beliefs if found[first] == known])
            image = chance.choice(board.images_left)
            return moves.SecondGuess(seat, image, best[image])
        case _:
            return Next(seat)


def _likenesses(view: View, board: Board, chance: Chance) -> Likenesses:
    """How much each image looks like each word to this robot, given its taste and some noise."""
    sight: Sight = view.knowledge or NOTHING_LEARNT
    taste, noise = taste_of(view.name, sight.features), NOISE[view.skill]
    return {
        (place, symbol): sight.likeness(image, word, taste) + noise * (chance.fraction() - 0.5)
        for place, image in enumerate(board.deal.images)
        for symbol, word in zip(moves.SYMBOLS, board.deal.words, strict=True)
    }


Belief = tuple[float, Matching]
"""The probability of a matching, from 0 to 1, and the matching."""


def _beliefs(likenesses: Likenesses, images: tuple[int, ...]) -> list[Belief]:
    """Every possible matching of these images, and how likely it is that a subject chooses it."""
    matchings: list[Matching] = [
        dict(zip(images, symbols, strict=True)) for symbols in moves.MATCHINGS
    ]
    totals = [sum(likenesses[pair] for pair in matching.items()) for matching in matchings]
    odds = [exp(CONVICTION * (total - max(totals))) for total in totals]
    return [(odd / sum(odds), matching) for odd, matching in zip(odds, matchings, strict=True)]


def _best(beliefs: list[Belief]) -> Matching:
    return max(beliefs, key=lambda belief: belief[0])[1]


def _belief(beliefs: list[Belief], image: int, symbol: str) -> float:
    """How likely it is that this image has this symbol."""
    return sum(likely for likely, matching in beliefs if matching[image] == symbol)


def _surest(likenesses: Likenesses, images: tuple[int, ...]) -> tuple[int, str, float]:
    """The image and symbol that most likely belong together, and the probability that they do."""
    beliefs = _beliefs(likenesses, images)
    pairs = [(image, symbol) for image in images for symbol in moves.SYMBOLS]
    image, symbol = max(pairs, key=lambda pair: _belief(beliefs, *pair))
    return image, symbol, _belief(beliefs, image, symbol)


def _certainty_without(likenesses: Likenesses) -> dict[int, float]:
    """For each image, the probability of the most likely pairing if that image were removed."""
    places = tuple(sorted({image for image, _ in likenesses}))
    return {
        image: _surest(likenesses, tuple(place for place in places if place != image))[2]
        for image in places
    }
