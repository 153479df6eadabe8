"""The scenes in which the subject pairs words with blots, or looks at the pairing again."""

from functools import partial

from engine.core import Prompt
from engine.games.inkblots import moves, prompts
from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import SYMBOLS
from mobileapp.games.inkblots import pieces
from mobileapp.games.inkblots.layout import Choice, Paired, TablePlaces, private_table
from mobileapp.games.inkblots.looks import ClothEdge
from mobileapp.games.inkblots.pieces import blot, tilt
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import RoundIcon, token
from mobileapp.stage.piece import Action, Choose, Drop, Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.tokens import Duration, Glow, Layer, Text

SOFT = 0.25
"""A weak glow for pieces that can be touched, but that players seldom need to touch."""


def _private(
    prompt: Prompt, context: SceneContext, text: str, content: str
) -> tuple[Pieces, TablePlaces]:
    """The pieces that all secret screens of the subject have, and the places of other pieces.

    The pieces are the title and the edges of the curtain. `text` is the title with a `{name}`,
    `content` a key of `CONTENTS`.
    """
    space, person = context.space, context.people[prompt.viewer]
    at = private_table(space, content)
    asked = text.format(name=person.name)
    found = {
        "title": parts.words(
            space, at.title, asked, Text.HEADLINE, badge=token(person), public=False
        )
    }
    for index, rect in enumerate(at.cloth):
        if rect.w:
            look = ClothEdge(person.colour, bool(index))
            gone = Waypoint(rect.moved(rect.w if index else -rect.w, 0))
            found[f"cloth:{index}"] = Piece(rect, look, layer=Layer.GROUND, enter=gone, leave=gone)
    return found, at


def movable(piece: Piece, choice: Choice, symbol: str, drops: tuple[Drop, ...]) -> Piece:
    """A copy of a word's piece that can be dragged to a blot; a tap selects or deselects it."""
    if choice.held == symbol:
        piece = piece._replace(glow=Glow.CHOSEN, lifted=0.5)
    held = "" if choice.held == symbol else symbol
    return piece._replace(tap=Choose(choice._replace(held=held)), drops=drops)


def pair(prompt: prompts.MatchSymbolsPrompt, context: SceneContext, choice: Choice) -> Scene:
    """The scene in which the subject pairs each word with a blot, by a drag or two taps.

    The third pair is final: it sends the move.
    """
    space, board = context.space, prompt.board
    text = tr._("{name}, which word goes where?")
    found, places = _private(prompt, context, text, "pairs")
    hint = tr._("Your third word is final")
    found["hint"] = parts.words(space, places.hint, hint, Text.CAPTION, public=False)
    lying = dict(choice.paired)
    put = partial(_put, prompt, context, choice, places)
    for place, (image, item, rect, slot) in enumerate(places.each(board)):
        tap = put(choice.held, image) if choice.held else None
        glow = Glow.INVITING if tap else 0
        found[f"blot:{item.id}"] = blot(item, rect, place, tap=tap, glow=glow)
        if image not in lying.values():
            found[f"slot:{item.id}"] = parts.place_for(slot, space, layer=Layer.PAPER)
    for index, symbol in enumerate(SYMBOLS):
        key, slip = _own_word(board, context, choice, index, places)
        drops = tuple(
            Drop(f"{kind}:{item.id}", action)
            for image, item, _, _ in places.each(board)
            for action in [put(symbol, image)]
            for kind in ("blot", "slot")
        )
        found[key] = movable(slip, choice, symbol, drops)
    return Scene(found)


def _own_word(
    board: Board, context: SceneContext, choice: Choice, index: int, places: TablePlaces
) -> tuple[str, Piece]:
    """The key and the piece of one of the subject's words, in the row or under a blot.

    While the pairing is incomplete, the key contains the id of the word. When it is complete, the
    key contains the id of the blot instead. On the open table, a folded slip with the same key
    replaces the piece, and this key must not reveal the word.
    """
    symbol, word, lying = SYMBOLS[index], board.deal.words[index], dict(choice.paired)
    key, was = f"my-word:{word.id}", f"word:{word.id}"
    rect, angle, glow = places.words[index], tilt(index), Glow.INVITING
    if symbol in lying:
        rect, angle, glow = places.slots[board.images_in_play.index(lying[symbol])], 0, SOFT
    if len(lying) == len(SYMBOLS):
        key, was = f"answer:{board.deal.images[lying[symbol]].id}", key
    return key, pieces.word_slip(
        context.space, rect, word, board.deal.words, layer=Layer.HELD + index, replaces_key=was,
        angle=angle, glow=glow, duration=Duration.QUICK, public=False,
    )  # fmt: skip


def _put(
    prompt: prompts.MatchSymbolsPrompt, context: SceneContext, choice: Choice, places: TablePlaces,
    symbol: str, image: int,
) -> Action:  # fmt: skip
    """The action of laying a word on a blot; if this completes the pairing, the move is sent."""
    chosen = choice._replace(held="", paired=paired_with(choice.paired, symbol, image))
    if len(chosen.paired) < len(SYMBOLS):
        return Choose(chosen)
    lying = {image: symbol for symbol, image in chosen.paired}
    symbols = tuple(lying[image] for image in prompt.board.images_in_play)
    words = range(len(SYMBOLS))
    placed = dict(_own_word(prompt.board, context, chosen, index, places) for index in words)
    return Send(moves.MatchSymbols(prompt.actors[0], symbols), placed)


def paired_with(paired: Paired, symbol: str, image: int) -> Paired:
    """The pairing after a word was laid on a blot.

    If another word lay on that blot, it moves to where the new word was: to another blot, or to the
    row of words.
    """
    left = dict(paired).get(symbol)
    others = [(other, left if at == image else at) for other, at in paired if other != symbol]
    return (*((other, at) for other, at in others if at is not None), (symbol, image))


def recall(prompt: prompts.RecallMatchPrompt, context: SceneContext) -> Scene:
    """The scene in which the subject looks at the pairing again while a finger stays down."""
    board = prompt.board
    found, places = _private(prompt, context, tr._("{name}, this is what you saw"), "recall")
    for place, (image, item, rect, slot) in enumerate(places.each(board)):
        word = board.deal.word(board.markers[image])
        found[f"blot:{item.id}"] = blot(item, rect, place)
        found[f"my-word:{word.id}"] = pieces.word_slip(
            context.space, slot, word, board.deal.words, public=False
        )
    return Scene(found)


PEEK_SIGN = 0.46
"""The size of the eye icon on the subject's badge, as part of the badge's size."""


def peek_badge(board: Board, context: SceneContext, rect: Rect) -> Pieces:
    """The subject's badge, which shows the subject's pairing while it is held.

    The result is empty if the subject is a robot or may not look again.
    """
    seat = required(board.subject)
    if seat not in context.peekers or context.people[seat].robot:
        return {}
    side = rect.w * PEEK_SIGN
    sign = around(rect.right - side / 2, rect.y + side / 2, side, side)
    own = parts.badge(
        context.people[seat], rect, layer=Layer.TOKEN, glow=SOFT, hold=parts.peeking(seat)
    )
    return {"peek": own, "peek-sign": Piece(sign, RoundIcon("peek"), layer=Layer.TOKEN + 1)}
