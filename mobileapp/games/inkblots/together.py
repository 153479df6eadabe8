"""The scenes of the variant *Together* of Inkblots.

All players but the subject are readers: they guess the subject's whole pairing. Then both pairings
are compared. The ending shows a shared result.
"""

from engine.core import Next
from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import SYMBOLS, ReadSymbols
from engine.games.inkblots.prompts import ComparedPrompt, FinishedPrompt, ReadPrompt
from engine.packs import Item
from mobileapp.games.inkblots import pieces
from mobileapp.games.inkblots.ending import exhibit, understood
from mobileapp.games.inkblots.layout import Choice, TablePlaces, open_table
from mobileapp.games.inkblots.pairing import movable, paired_with, peek_badge
from mobileapp.games.inkblots.pieces import subject_name
from mobileapp.games.inkblots.result import saw
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.ending import Ending, compared_with_best, ending
from mobileapp.stage.gallery import Exhibit
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import CREAM, Card
from mobileapp.stage.piece import Choose, Drop, Pieces, Send
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Glow, Layer

BANDS = (
    N_("You see different worlds"),
    N_("You’re getting closer"),
    N_("You often see the same things"),
    N_("Almost of one mind"),
    N_("Of one mind!"),
)
"""The titles of the ending, one for each band of results, from the fewest points to all points."""
PAUSE, EACH = 0.8, 1.2
"""Seconds before the subject's first word is shown, and for which each word is shown."""


def read(prompt: ReadPrompt, context: SceneContext, choice: Choice) -> Scene:
    """The scene in which the readers openly lay each word on a blot, then confirm their pairing."""
    board, space = prompt.board, context.space
    at, seat = open_table(space, "pairs", together=True), context.speaker(prompt.actors)
    name, person = subject_name(board, context), context.people[seat]
    found = pieces.round_pieces(board, context, at)
    if person.robot:
        text = tr._("{name} is looking…").format(name=person.name)
        found |= _read_words(board, context, choice, at)
        return Scene(found | parts.headline(space, at, text))
    for image, item, _, _ in at.each(board):
        if choice.held:
            tap = Choose(_put(choice, choice.held, image))
            key = f"blot:{item.id}"
            found[key] = found[key]._replace(tap=tap, glow=Glow.INVITING)
    words = _read_words(board, context, choice, at)
    for symbol, key in zip(SYMBOLS, words, strict=True):
        drops = tuple(
            Drop(f"blot:{item.id}", Choose(_put(choice, symbol, image)))
            for image, item, _, _ in at.each(board)
        )
        found[key] = movable(words[key], choice, symbol, drops)
    if len(choice.paired) == len(SYMBOLS):
        lying = {image: symbol for symbol, image in choice.paired}
        symbols = tuple(lying[image] for image in board.images_in_play)
        send = Send(ReadSymbols(seat, symbols))
        text = tr._("That’s what {name} saw").format(name=name)
        found["confirm"] = parts.next_button(space, at.low, text, send)
    question = tr._("Which word did {name} put where?").format(name=name)
    return Scene(found | parts.headline(space, at, question) | peek_badge(board, context, at.peek))


def _put(choice: Choice, symbol: str, image: int) -> Choice:
    return choice._replace(held="", paired=paired_with(choice.paired, symbol, image))


def _read_words(board: Board, context: SceneContext, choice: Choice, at: TablePlaces) -> Pieces:
    """The readers' words with the keys `word:<id>`, in their row or on the folded slips."""
    found, lying = Pieces(), dict(choice.paired)
    for index, (symbol, word) in enumerate(zip(SYMBOLS, board.deal.words, strict=True)):
        rect, angle = at.words[index], pieces.tilt(index)
        if symbol in lying:
            rect, angle = at.slots[board.images_in_play.index(lying[symbol])], 0
        found[f"word:{word.id}"] = pieces.word_slip(
            context.space, rect, word, board.deal.words, angle=angle, layer=Layer.LABEL + index,
            glow=Glow.INVITING, duration=Duration.QUICK,
        )  # fmt: skip
    return found


# --- the comparison ---------------------------------------------------------------------------


def compare(prompt: ComparedPrompt, context: SceneContext) -> Reveal:
    """The reveal in which the subject's words are laid over the readers' words, one by one."""
    board, space = prompt.board, context.space
    at = open_table(space, "result", together=True)
    pairs = zip(required(board.read).symbols, board.images_in_play, strict=True)
    chosen = Choice(paired=tuple(pairs))
    before = open_table(space, "pairs", together=True)
    table = pieces.shelves(context, before, board.deal.won)
    for place, (_, item, rect, _slot) in enumerate(before.each(board)):
        table[f"blot:{item.id}"] = pieces.blot(item, rect, place)
    table |= _read_words(board, context, chosen, before)
    table = {key: parts.still(piece) for key, piece in table.items()}
    steps = [(PAUSE, Scene(table, shade=Dim.DUSK))]
    for image, item, rect, slot in before.each(board):
        table = table | _turned(board, context, image, item, rect, slot)
        table |= parts.headline(space, before, saw(board, image, context))
        sound = "chime" if image in board.equal else "card"
        steps.append((EACH, Scene(dict(table), shade=Dim.DUSK, sound=sound)))
    return parts.reveal_of(*steps, (0, _compared(prompt, context, at)))


def _turned(
    board: Board, context: SceneContext, image: int, item: Item, rect: Rect, slot: Rect
) -> Pieces:
    """A blot with the subject's word, which covers the readers' word.

    If the words are the same, the blot glows and has “+1”; else it is dimmed.
    """
    word = board.deal.word(board.markers[image])
    slip = pieces.word_slip(
        context.space, slot, word, board.deal.words, layer=Layer.BUTTON, duration=Duration.QUICK
    )
    blot = pieces.blot(item, rect, glow=Glow.CHOSEN, glow_colour=CREAM)
    if image not in board.equal:
        return {f"answer:{item.id}": slip, f"blot:{item.id}": blot._replace(glow=0, dim=Dim.FADED)}
    plus = pieces.plus_one(context.space, item, rect, "")
    return {f"answer:{item.id}": slip, f"blot:{item.id}": blot} | plus


def _compared(prompt: ComparedPrompt, context: SceneContext, at: TablePlaces) -> Scene:
    """The final scene of a round: the subject's pairing, the points, and a button to go on."""
    board, space = prompt.board, context.space
    found = pieces.shelves(context, at, board.won)
    for place, (image, item, rect, slot) in enumerate(at.each(board)):
        word = board.deal.word(board.markers[image])
        found[f"answer:{item.id}"] = pieces.word_slip(
            space, slot, word, board.deal.words, layer=Layer.SIGN
        )
        if image in board.equal:
            won = {gain.image for gain in board.gains}
            name = "copy" if image in won else "blot"
            found |= pieces.won_blot(space, item, rect, "", Layer.CARD + 2, name=name)
            found |= pieces.plus_one(space, item, rect, "")
        else:
            found[f"blot:{item.id}"] = pieces.blot(item, rect, place, dim=Dim.FADED)
    last = board.deal.round >= board.deal.rounds
    following = (required(board.subject) + 1) % len(context.people)
    text = tr._("See the result") if last else tr._("{name} is next")
    onward = Send(Next(context.speaker(prompt.actors)))
    text = text.format(name=context.name(following))
    both = parts.two_sided(context)
    found["next"] = parts.next_button(space, at.go, text, onward, twice=both)
    if "verdict" in at:
        found["verdict"] = parts.words(space, at.verdict, _score(prompt), pieces.VERDICT)
        return Scene(found | parts.headline(space, at, _alike(board)))
    return Scene(found | parts.headline(space, at, f"{_alike(board)} {_score(prompt)}"))


def _alike(board: Board) -> str:
    count = len(board.equal)
    if count == len(SYMBOLS):
        return tr._("Of one mind!")
    return tr._("You agreed on {n} of {all}.").format(n=count, all=len(SYMBOLS))


def _score(prompt: ComparedPrompt) -> str:
    deal = prompt.board.deal
    most = deal.round * len(SYMBOLS)
    text = tr._("{points} of {most} points after round {n} of {all}")
    return text.format(points=prompt.points, most=most, n=deal.round, all=deal.rounds)


# --- the end ----------------------------------------------------------------------------------


def finished(prompt: FinishedPrompt, context: SceneContext, choice: Choice) -> Reveal:
    """The ending: the shared result, the awards, and a gallery.

    The gallery shows the latest blots from rounds in which the readers' whole pairing was right.
    """
    won = {
        board.deal.images[gain.image]: board.deal.word(board.markers[gain.image])
        for board in prompt.boards
        for gain in board.gains
    }
    large = next((item for item in won if item.id == choice.large), None)
    put_back = Choose(choice._replace(large=""))
    result = tr._("{points} of {most} points").format(points=prompt.points, most=prompt.most)
    end = Ending(
        tr._(BANDS[prompt.band]),
        compared_with_best(result, context),
        shared_band=prompt.shared_band,
        winners=prompt.winners,
        awards=tuple(
            AwardCard(tr._("An open book"), award.seats, understood(award.figures[0]))
            for award in prompt.awards
        ),
        gallery=tuple(exhibit(item, word, choice) for item, word in won.items()),
        large=Exhibit(large.id, Card(large, "blot"), 1.0, put_back) if large else None,
        caption=won[large].text if large else "",
        sound="fanfare-inkblots",
    )
    return ending(context, end)
