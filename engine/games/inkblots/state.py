"""The complete state of a match of Inkblots, including everything secret."""

from collections.abc import Mapping
from dataclasses import field, replace
from enum import StrEnum

from engine.chance import Chance
from engine.core import Move, TakeOver
from engine.errors import IllegalMove
from engine.games.inkblots.board import IMAGES_A_ROUND, PLACES, WORDS_A_ROUND, Board
from engine.packs import Item
from engine.records import Frozen
from engine.seating import Seating


class Phase(StrEnum):
    """The steps of a round, and the end of the match.

    With two teams, a round has the steps from CHOOSE to RESULT in this order, but without SECOND if
    the first guess was wrong; OVER is the end of the match. In the variant “Together”, a round has
    the steps REMOVE, MATCH, READ and COMPARED, and FINISHED is the end of the match.
    """

    CHOOSE = "choose"
    REMOVE = "remove"
    MATCH = "match"
    GUESS = "guess"
    CONTROL = "control"
    SECOND = "second"
    RESULT = "result"
    OVER = "over"
    READ = "read"
    COMPARED = "compared"
    FINISHED = "finished"


class Pile(Frozen):
    """The ids of the words, or of the images, that are neither on the board nor won.

    Cards are drawn from `deck`; `boxed` are the cards that were put back into the box.
    """

    deck: tuple[str, ...]
    boxed: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.deck) + len(self.boxed)


class MatchState(Frozen):
    """What is kept from round to round: the people, the piles of cards, and the rounds so far.

    A card is a word or an image, given by the id of its pack item.
    """

    items: Mapping[str, Item] = field(compare=False, repr=False)
    second_guess_optional: bool
    seating: Seating
    pictures: Pile
    words: Pile
    rounds: tuple[Board, ...] = ()
    """The boards of the finished rounds."""


class State(Frozen):
    """The state of a match: the public board, and the secret matching and decks.

    Every card is in exactly one place: in its pile, on the board, or with the team that won it.
    When the result of a round is shown, the cards that nobody won are already back in their piles;
    the board then only shows what happened.
    """

    match: MatchState
    phase: Phase
    board: Board
    matching: tuple[str, ...] = ()
    """The subject's symbol for every image, "" for the removed one; an empty tuple before the
    subject has paired words and images.
    """
    last: Move | None = None
    """The latest public move."""

    @property
    def seating(self) -> Seating:
        return self.match.seating

    @property
    def everyone(self) -> tuple[int, ...]:
        """The seats of those at the table, clockwise."""
        return self.seating.present


# --- cards ------------------------------------------------------------------------------------

Cards = tuple[Item, ...]


def draw(match: MatchState, chance: Chance) -> tuple[MatchState, Cards, Cards]:
    """Draw the words and images of a new round.

    Returns the match without the drawn cards, then the words, then the images.
    """
    pictures = _refilled(match.pictures, IMAGES_A_ROUND, chance)
    words = _refilled(match.words, WORDS_A_ROUND, chance)
    drawn_words = tuple(match.items[card] for card in words.deck[:WORDS_A_ROUND])
    drawn_images = tuple(match.items[card] for card in pictures.deck[:IMAGES_A_ROUND])
    match = replace(
        match,
        pictures=Pile(pictures.deck[IMAGES_A_ROUND:], pictures.boxed),
        words=Pile(words.deck[WORDS_A_ROUND:], words.boxed),
    )
    return match, drawn_words, drawn_images


def _refilled(pile: Pile, count: int, chance: Chance) -> Pile:
    """The pile, with boxed cards shuffled into its deck if that has fewer than `count` cards."""
    if len(pile.deck) >= count:
        return pile
    return Pile(chance.shuffled(pile.deck + pile.boxed))


def finish_round(
    state: State, move: Move, board: Board, kept: tuple[int, ...], phase: Phase
) -> State:
    """The state after the last move of a round, in the phase that shows its result.

    All cards of the round go back into the box, except the images at the places `kept`.
    """
    images = tuple(board.deal.images[image].id for image in PLACES if image not in kept)
    words = tuple(word.id for word in board.deal.words)
    before = state.match
    match = replace(
        before,
        pictures=Pile(before.pictures.deck, before.pictures.boxed + images),
        words=Pile(before.words.deck, before.words.boxed + words),
        rounds=(*before.rounds, board),
    )
    return State(match, phase, board, state.matching, move)


# --- refusals ---------------------------------------------------------------------------------


def refuse_image(image: int, allowed: tuple[int, ...]) -> None:
    """Raise IllegalMove for an image that is not in `allowed`."""
    if image not in allowed:
        raise IllegalMove(
            "bad-image",
            "That blot can’t be chosen; choose from {images}.",
            images=", ".join(str(place + 1) for place in allowed),
        )


def take_over(state: State, move: TakeOver) -> State:
    """Let another player play on at a seat, in its team."""
    match = replace(state.match, seating=state.seating.taken_over(move))
    return replace(state, match=match, last=move)
