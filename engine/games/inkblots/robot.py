"""A robot that sees shapes in blots, much as its fellow robots do."""

from zlib import crc32

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.inkblots.board import Board
from engine.games.inkblots.moves import (
    MATCHINGS,
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RemoveImagePrompt,
    SecondGuessPrompt,
)
from engine.packs import Item

WHIM = 0.5
"""How far a robot's own eye may stray from what all robots see; a perfect likeness is 1."""

Sight = dict[tuple[int, str], float]
"""How much every image looks like the word of every symbol, to one pair of eyes."""
Matching = dict[int, str]
"""A symbol for every image in play."""


def robot(view: View, chance: Chance) -> Move | None:
    """What a team decides is left to its people, if it has any."""
    if not view.alone:
        return None
    seat = view.seat
    match view.prompt:
        case ChooseSubjectPrompt(suggested=suggested):
            return ChooseSubject(seat, suggested)
        case RemoveImagePrompt(board=board):
            return RemoveImage(seat, _plainest(_look(board, chance)))
        case MatchSymbolsPrompt(board=board):
            best = _matchings(_look(board, chance), board.images_in_play)[0]
            return MatchSymbols(seat, tuple(best.values()))
        case GuessPrompt(board=board):
            image, symbol, _ = _surest(_look(board, chance), board.images_in_play)
            return Guess(seat, image, symbol)
        case ControlGuessPrompt(board=Board(guess=Guess(image=image)) as board):
            best = _matchings(_look(board, chance), board.images_in_play)[0]
            return ControlGuess(seat, best[image])
        case SecondGuessPrompt(board=Board(guess=Guess(image=first, symbol=known)) as board):
            # Two matchings are left and the better one is right more often than not, so a
            # robot never passes, even where a wrong guess gives the image away.
            matchings = _matchings(_look(board, chance), board.images_in_play)
            best = next(matching for matching in matchings if matching[first] == known)
            image = chance.choice(board.images_left)
            return SecondGuess(seat, image, best[image])
        case _:
            return Next(seat)


def _look(board: Board, chance: Chance) -> Sight:
    return {
        (place, symbol): _likeness(image, word) + chance.fraction() * WHIM
        for place, image in enumerate(board.deal.images)
        for symbol, word in zip(SYMBOLS, board.deal.words, strict=True)
    }


def _likeness(image: Item, word: Item) -> float:
    """Robots cannot see; they agree on a number from 0 to 1 instead."""
    return crc32(f"{image.id} {word.id}".encode()) / 2**32


def _matchings(sight: Sight, images: tuple[int, ...]) -> list[Matching]:
    """Every way to match the images, the most convincing first."""
    return sorted(
        (dict(zip(images, symbols, strict=True)) for symbols in MATCHINGS),
        key=lambda matching: -_conviction(sight, matching),
    )


def _conviction(sight: Sight, matching: Matching) -> float:
    return sum(sight[pair] for pair in matching.items())


def _surest(sight: Sight, images: tuple[int, ...]) -> tuple[int, str, float]:
    """The image and symbol that are hardest to explain away, and how hard that is."""
    best, *others = _matchings(sight, images)

    def certainty(image: int) -> float:
        rival = next(matching for matching in others if matching[image] != best[image])
        return _conviction(sight, best) - _conviction(sight, rival)

    image = max(images, key=certainty)
    return image, best[image], certainty(image)


def _plainest(sight: Sight) -> int:
    """The image without which the other team will be least certain."""
    places = {image for image, _ in sight}

    def certainty_without(image: int) -> float:
        return _surest(sight, tuple(sorted(places - {image})))[2]

    return min(sorted(places), key=certainty_without)
