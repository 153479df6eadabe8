"""Inkblots as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from typing import Any, NamedTuple

from engine.core import Handoff, Prompt
from engine.games.inkblots import moves, prompts
from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import SYMBOLS
from mobileapp.games.inkblots import desk
from mobileapp.games.inkblots.desk import Desk, Layout, blot, deal_tilt, in_play, shelves, three
from mobileapp.games.inkblots.looks import ClothEdge, WordSlip
from mobileapp.games.inkblots.reveal import game_over, result, reveal
from mobileapp.games.team_looks import ribbon, team_name
from mobileapp.stage import parts
from mobileapp.stage.looks import Icon, token
from mobileapp.stage.parts import badge, corner_side, headline, place_for, words
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Choose,
    Drop,
    EndPeek,
    Hold,
    Lift,
    Look,
    Peek,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Space,
    Spot,
    Table,
    around,
    grid,
)  # fmt: skip
from mobileapp.translation import tr

PLACE = "inkblots"
Guessing = prompts.GuessPrompt | prompts.ControlGuessPrompt | prompts.SecondGuessPrompt
FOLDER_GONE = 0.4
"""Seconds until a blot lies in the folder and the words come down in its place."""
LOOK_ROUND = 1.2
"""Seconds the table sees the three blots before the curtain falls over them."""


class Choice(NamedTuple):
    """What is half chosen."""

    held: str = ""
    """The symbol of the word that was touched and is to be put somewhere."""
    paired: tuple[tuple[str, int], ...] = ()
    """In secret: the symbol of a word and the image it lies on."""
    large: str = ""
    """The blot of the gallery that is seen large."""


def first_choice(prompt: Prompt) -> Choice:
    return Choice()


def scene(shown: Any, table: Table, choice: Choice | None) -> Scene | Reveal:
    """Everything that is to be seen now."""
    told = _told(shown, table, choice or Choice())
    if isinstance(told, Scene):
        return told._replace(place=PLACE)
    return tuple(step._replace(scene=step.scene._replace(place=PLACE)) for step in told)


def _told(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None):
            return _on_the_table(shown, table)
        case Handoff():
            return _handed_on(shown, table)
        case prompts.ChooseSubjectPrompt():
            return _choose_subject(shown, table)
        case prompts.RemoveImagePrompt():
            return _remove(shown, table)
        case prompts.MatchSymbolsPrompt():
            return _pair(shown, table, choice)
        case prompts.RecallMatchPrompt():
            return _recall(shown, table)
        case prompts.GuessPrompt() | prompts.ControlGuessPrompt():
            return _guess(shown, table, choice)
        case prompts.SecondGuessPrompt():
            final = _guess(shown, table, choice)
            return reveal(shown.board, table, required(shown.board.guess).image, final)
        case prompts.RoundResultPrompt():
            return result(shown, table)
        case prompts.GameOverPrompt():
            return game_over(
                shown, table, choice.large, lambda blot: Choose(choice._replace(large=blot))
            )
    raise TypeError(type(shown).__name__)


# --- before the secret ------------------------------------------------------------------------


def _dealt(board: Board, table: Table) -> tuple[Desk, Layout, Pieces]:
    """Words and four blots, as they come from the box."""
    at = desk.desk_for(table.space)
    lay = desk.four(table.space, at.board)
    found = shelves(table, at, board.won) | desk.words_of(board, table, lay)
    for index, word in enumerate(board.deal.words):
        key = f"word:{word.id}"
        found[key] = found[key]._replace(
            enter=desk.from_above(found[key].rect, table.space), delay=index * STAGGER
        )
    for index, (item, rect) in enumerate(zip(board.deal.images, lay.blots, strict=True)):
        found[f"blot:{item.id}"] = blot(
            item, rect, index, angle=deal_tilt(index), delay=(3 + index) * STAGGER,
            enter=desk.from_above(rect, table.space)._replace(face_up=False),
        )  # fmt: skip
    return at, lay, found


def _speaker(prompt: Prompt, table: Table) -> int | None:
    """In whose name a team answers; nobody where only robots do."""
    speaker = table.speaker(prompt.actors)
    return None if table.people[speaker].robot else speaker


def _choose_subject(prompt: prompts.ChooseSubjectPrompt, table: Table) -> Scene:
    """One tap on whoever was the subject least often, or on somebody else."""
    board, speaker = prompt.board, _speaker(prompt, table)
    at, lay, found = _dealt(board, table)
    question = tr._("who is put to the test?")
    found |= headline(table.space, question, ribbon=ribbon(board.deal.test_team), at=at.at)
    places = _people(prompt, table.space, lay.low)
    for order, (seat, cell) in enumerate(places.items()):
        lines = 1.35 if len(table.name(seat)) <= 10 else 2.5
        label, rest = cell.cut_bottom(min(cell.h * 0.5, table.space.text(30) * lines))
        side = min(rest.w, rest.h)
        first = seat == prompt.suggested
        tap = None if speaker is None else Send(moves.ChooseSubject(speaker, seat))
        later = (7 + order) * STAGGER
        found[f"person:{seat}"] = badge(
            table.people[seat], around(rest.cx, rest.cy, side, side), layer=20, tap=tap,
            glow=0 if tap is None else 0.9 if first else 0.25, delay=later, bounce=True,
        )  # fmt: skip
        found[f"name:{seat}"] = words(
            table.space, label, table.name(seat), 32 if first else 28, layer=21, delay=later
        )
    return Scene(found)


def _people(prompt: prompts.ChooseSubjectPrompt, space: Space, area: Rect) -> dict[int, Rect]:
    """The suggested one first and large, the others beside."""
    others = [seat for seat in prompt.actors if seat != prompt.suggested]
    rows = 2 if len(others) > 2 and not space.wide else 1
    columns = -(-len(others) // rows)
    gap = 10 * space.unit
    unit = min((area.w - gap * columns) / (columns + 1.5), 210 * space.unit)
    whole = around(area.cx, area.cy, unit * (columns + 1.5) + gap * columns, area.h)
    first, rest = whole.cut_left(unit * 1.5, gap)
    h = (rest.h - gap * (rows - 1)) / rows * (1 if rows > 1 else 0.82)
    cells = grid(len(others), rest, unit / h, gap, rows=rows)
    return {prompt.suggested: first} | dict(zip(others, cells, strict=True))


def _remove(prompt: prompts.RemoveImagePrompt, table: Table) -> Scene:
    """A blot is dragged into the folder, or tapped: it slides under the flap."""
    board, speaker, space = prompt.board, _speaker(prompt, table), table.space
    at, lay, found = _dealt(board, table)
    task = tr._("put one blot away")
    found |= headline(space, task, ribbon=ribbon(board.deal.control_team), at=at.at)
    pocket = desk.folder(lay.low, space)
    found |= pocket
    for image, item in enumerate(board.deal.images):
        key = f"blot:{item.id}"
        found[key] = found[key]._replace(delay=0, leave=desk.in_folder(pocket, found[key].rect))
        if speaker is not None:
            away = Send(moves.RemoveImage(speaker, image))
            found[key] = found[key]._replace(tap=away, drops=(Drop("folder", away),), glow=0.45)
    return Scene(found)


# --- the secret -------------------------------------------------------------------------------


def _public(handoff: Handoff) -> Board:
    """The board as everyone may see it behind or on a curtain."""
    public: Any = handoff.public
    board: Board = public.board
    return board


def _handed_on(handoff: Handoff, table: Table) -> Scene | Reveal:
    """The table sees which three blots are left; then the curtain falls."""
    board = _public(handoff)
    cloth = parts.curtain(handoff, table, lambda box: _known(board, table, box))
    if handoff.peek or handoff.to is None:
        return cloth
    at = desk.desk_for(table.space)
    lay = three(table.space, at.board)
    found = shelves(table, at, board.won)
    for place, (key, word) in enumerate(desk.words_of(board, table, lay).items()):
        found[key] = word._replace(delay=FOLDER_GONE + place * STAGGER)
    for place, image in enumerate(board.images_in_play):
        item = board.deal.images[image]
        found[f"blot:{item.id}"] = blot(item, lay.blots[place], place)
    person = table.people[handoff.to]
    text = tr._("Only {name} looks now").format(name=person.name)
    found |= headline(table.space, text, badge=token(person), at=at.at)
    return parts.steps((LOOK_ROUND, Scene(found)), (0, cloth))


def _known(board: Board, table: Table, box: Rect) -> Pieces:
    """What lies on the curtain: the blots and the words everyone has seen."""
    space = table.space
    gap = 12 * space.unit
    if not space.phone:  # a step is taken back in the corner
        box = box.inset(corner_side(space), 0)
    right, left = box.cut_right(box.w * (0.42 if space.phone else 0.36), 2 * gap)
    found: Pieces = {}
    for place, (image, rect) in enumerate(
        zip(board.images_in_play, grid(3, left, 1, gap), strict=True)
    ):
        found[f"blot:{board.deal.images[image].id}"] = blot(
            board.deal.images[image], rect, place, layer=2 + place
        )
    high = min(right.h / 3 - gap, right.w * 0.44)
    rows = grid(3, right, right.w / high, gap, rows=3)
    for word, rect in zip(board.deal.words, rows, strict=True):
        look = WordSlip(word.text, space.text(40), twice=False)
        found[f"word:{word.id}"] = Piece(rect, look, layer=8)
    return found


class _Private(NamedTuple):
    """Where things lie on the subject's own screen."""

    title: Rect
    lay: Layout
    hint: Rect
    cloth: tuple[Rect, ...]


def _private(space: Space) -> _Private:
    """One reading direction; the cloth stays in sight at both sides."""
    u, area = space.unit, space.area
    cloth: tuple[Rect, ...] = ()
    inner = area.inset(14 * u, 10 * u)
    if not space.phone:
        wide = 44 * u
        cloth = (Rect(area.x, area.y, wide, area.h), Rect(area.right - wide, area.y, wide, area.h))
        inner = area.inset(wide + 18 * u, 10 * u)
    title, rest = inner.cut_top(max(corner_side(space), 64 * u * space.text_scale), 8 * u)
    beside = corner_side(space) + 14 * u - (0 if space.phone else 50 * u)
    hint, rest = rest.cut_bottom(space.text(28) * 1.4, 6 * u)
    if space.phone or not space.wide:
        hint = hint.inset(corner_side(space), 0)
    return _Private(title.inset(beside, 0), three(space, rest, 0.17, 0.2), hint, cloth)


def _alone(prompt: Prompt, table: Table, at: _Private, text: str) -> Pieces:
    """What the subject sees at any rate."""
    person = table.people[prompt.audience or 0]
    title = text.format(name=person.name)
    found: Pieces = {
        "title": words(
            table.space, at.title, title, 46, badge=token(person), layer=40, public=False
        )
    }
    for index, rect in enumerate(at.cloth):
        gone = rect.moved(rect.w * (1.2 if index else -1.2), 0)
        found[f"cloth:{index}"] = Piece(
            rect, ClothEdge(person.colour, bool(index)), layer=2, enter=Spot(gone),
            leave=Spot(gone),
        )  # fmt: skip
    return found


def _private_word(space: Space, text: str) -> Look:
    return WordSlip(text, space.text(desk.WORD), twice=False)


def _pair(prompt: prompts.MatchSymbolsPrompt, table: Table, choice: Choice) -> Scene:
    """Each word is brought to a blot, by a drag or two taps; the last one sends them all.

    While they are still moved about they are known by their word; the complete pairing is known
    by its blots, so that the name_key slips lie where the words were, and nothing tells which.
    """
    space, board = table.space, prompt.board
    at = _private(space)
    lay = at.lay
    found = _alone(prompt, table, at, tr._("{name}, what do you see where?"))
    hint = tr._("The last word folds all three slips")
    found["hint"] = words(space, at.hint, hint, 28, face="italic", layer=40, public=False)
    lying = dict(choice.paired)
    on = {image: symbol for symbol, image in choice.paired}
    for place, image in enumerate(board.images_in_play):
        item = board.deal.images[image]
        tap = None
        if choice.held:
            tap = _put(prompt, choice, choice.held, image)
        found[f"blot:{item.id}"] = blot(
            item, lay.blots[place], place, tap=tap, glow=0.5 if tap else 0
        )
        if image not in on:
            found[f"slot:{item.id}"] = place_for(lay.slots[place], space, layer=3)
    for index, (symbol, word) in enumerate(zip(SYMBOLS, board.deal.words, strict=True)):
        image = lying.get(symbol, -1)
        rect = lay.words[index]
        if image >= 0:
            rect = lay.slots[board.images_in_play.index(image)]
        held = choice.held == symbol
        piece = Piece(
            rect, _private_word(space, word.text), layer=50 + index, was=f"word:{word.id}",
            angle=0 if image >= 0 else deal_tilt(index), duration=0.25, public=False,
            glow=1.0 if held else 0.2 if image >= 0 else 0.55, lifted=0.5 if held else 0,
            tap=Choose(choice._replace(held="" if held else symbol)),
            drops=_drops(prompt, choice, symbol),
        )  # fmt: skip
        if len(lying) == len(SYMBOLS):
            key = f"answer:{board.deal.images[image].id}"
            found[key] = piece._replace(was=f"my-word:{word.id}")
        else:
            found[f"my-word:{word.id}"] = piece
    return Scene(found)


def _drops(prompt: prompts.MatchSymbolsPrompt, choice: Choice, symbol: str) -> tuple[Drop, ...]:
    """Every blot and the slot below it take a word."""
    board = prompt.board
    return tuple(
        Drop(f"{kind}:{board.deal.images[image].id}", _put(prompt, choice, symbol, image))
        for image in board.images_in_play
        for kind in ("blot", "slot")
    )


def _put(prompt: prompts.MatchSymbolsPrompt, choice: Choice, symbol: str, image: int) -> Action:
    """Lay a word on a blot; one that lies there already takes the place this one came from."""
    chosen = choice._replace(held="", paired=paired_with(choice.paired, symbol, image))
    if len(chosen.paired) < len(SYMBOLS):
        return Choose(chosen)
    lying = {image: symbol for symbol, image in chosen.paired}
    symbols = tuple(lying[image] for image in prompt.board.images_in_play)
    return Send(moves.MatchSymbols(prompt.actors[0], symbols), first=chosen)


def paired_with(
    paired: tuple[tuple[str, int], ...], symbol: str, image: int
) -> tuple[tuple[str, int], ...]:
    """The pairing after a word is laid on a blot."""
    before = dict(paired)
    left = before.pop(symbol, None)
    for other, taken in list(before.items()):
        if taken == image:
            del before[other]
            if left is not None:
                before[other] = left
    return (*before.items(), (symbol, image))


def _recall(prompt: prompts.RecallMatchPrompt, table: Table) -> Scene:
    """The subject looks once more at the own pairing, as long as the finger stays."""
    board = prompt.board
    at = _private(table.space)
    found = _alone(prompt, table, at, tr._("{name}, this is what you saw"))
    for place, image in enumerate(board.images_in_play):
        item, word = board.deal.images[image], board.deal.word(board.markers[image])
        found[f"blot:{item.id}"] = blot(item, at.lay.blots[place], place)
        found[f"my-word:{word.id}"] = Piece(
            at.lay.slots[place], _private_word(table.space, word.text), layer=50, public=False
        )
    return Scene(found)


# --- guesses ----------------------------------------------------------------------------------


def _on_the_table(handoff: Handoff, table: Table) -> Scene:
    """The answers lie name_key under their blots, and whatever else everyone has seen; a tap goes
    on."""
    board, space = _public(handoff), table.space
    if board.removed is None:
        at, lay, found = _dealt(board, table)
    else:
        at = desk.desk_for(space)
        lay = three(space, at.board)
        found = shelves(table, at, board.won) | in_play(board, table, lay)
    h = max(space.touch, 76 * space.unit)
    spot = at.at._replace(middle=around(lay.low.cx, lay.low.cy, lay.low.w, h))
    return parts.to_the_table(table, found, spot)


def _asked(prompt: Prompt, board: Board, table: Table) -> tuple[str, str]:
    """Which team is asked, and what."""
    name = desk.subject_name(board, table)
    match prompt:
        case prompts.ControlGuessPrompt():
            return board.deal.control_team, tr._("and what do you say?")
        case prompts.SecondGuessPrompt():
            return board.deal.test_team, tr._("right! What else did {name} see?").format(name=name)
    return board.deal.test_team, tr._("what did {name} see?").format(name=name)


def _guess(
    prompt: Guessing,
    table: Table,
    choice: Choice,
) -> Scene:
    """One word is brought to one blot, by a drag or two taps; undo takes a first guess back."""
    board, space, speaker = prompt.board, table.space, _speaker(prompt, table)
    at = desk.desk_for(space)
    lay = three(space, at.board)
    team, question = _asked(prompt, board, table)
    found = shelves(table, at, board.won) | in_play(board, table, lay)
    found |= headline(space, question, ribbon=ribbon(team), at=at.at)
    open_words = board.symbols_left if isinstance(prompt, prompts.SecondGuessPrompt) else SYMBOLS
    images = _open_images(prompt)
    for index, (word, rect) in enumerate(zip(board.deal.words, lay.words, strict=True)):
        symbol = desk.symbol_of(board, word)
        if symbol not in open_words:
            found[f"gap:{index}"] = place_for(rect, space)
            continue
        held = choice.held == symbol
        free = speaker is not None
        found[f"word:{word.id}"] = desk.word_slip(
            space, rect, word, angle=deal_tilt(index), layer=56 + index,
            glow=(1.0 if held else 0.55) if free else 0, lifted=0.4 if held else 0,
            enter=Spot(rect.moved(0, -rect.top - rect.h * 0.2)), duration=0.3,
            delay=index * STAGGER if choice == Choice() else 0,
            tap=Choose(choice._replace(held="" if held else symbol)) if free else None,
            drops=tuple(
                Drop(f"blot:{board.deal.images[image].id}", _named(prompt, speaker, image, symbol))
                for image in images
            ) if speaker is not None else (),
        )  # fmt: skip
    for image in board.images_in_play:
        key = f"blot:{board.deal.images[image].id}"
        if image not in images and isinstance(prompt, prompts.ControlGuessPrompt):
            found[key] = found[key]._replace(dim=0.7)
        elif image in images and choice.held and speaker is not None:
            tap = _named(prompt, speaker, image, choice.held)
            found[key] = found[key]._replace(tap=tap, glow=0.5)
    found |= _peek(board, table, at)
    if isinstance(prompt, prompts.SecondGuessPrompt):
        found |= _second_only(prompt, table, lay)
    return Scene(found)


def _open_images(
    prompt: Guessing,
) -> tuple[int, ...]:
    """The blots a guess can be about."""
    board = prompt.board
    match prompt:
        case prompts.ControlGuessPrompt():
            return (required(board.guess).image,)
        case prompts.SecondGuessPrompt():
            return board.images_left
    return board.images_in_play


def _named(prompt: Prompt, seat: int, image: int, symbol: str) -> Send:
    """The guess that a word on a blot means."""
    match prompt:
        case prompts.ControlGuessPrompt():
            return Send(moves.ControlGuess(seat, symbol))
        case prompts.SecondGuessPrompt():
            return Send(moves.SecondGuess(seat, image, symbol))
    return Send(moves.Guess(seat, image, symbol))


def _peek(board: Board, table: Table, at: Desk) -> Pieces:
    """The subject's badge: as long as that is held, the own pairing is seen again."""
    seat = required(board.subject)
    if seat not in table.peekers or table.people[seat].robot:
        return {}
    side = at.peek.w * 0.46
    return {
        "peek": badge(
            table.people[seat], at.peek, layer=66, glow=0.35,
            hold=Hold(begun=Peek(seat), done=Lift(), released=EndPeek()),
        ),
        "peek-sign": Piece(
            Rect(at.peek.right - side * 0.9, at.peek.y - side * 0.1, side, side), Icon("peek"),
            layer=67,
        ),
    }  # fmt: skip


def _second_only(prompt: prompts.SecondGuessPrompt, table: Table, lay: Layout) -> Pieces:
    """What is at stake, where the first blot lay; and doing without, where that is allowed."""
    board, space, speaker = prompt.board, table.space, _speaker(prompt, table)
    place = board.images_in_play.index(required(board.guess).image)
    control = team_name(board.deal.control_team)
    text = (
        tr._("{team} was right too: a wrong guess gives them the blot").format(team=control)
        if board.outcome == "both-right"
        else tr._("Another blot to win, and nothing to lose")
    )
    box = lay.blots[place].scaled(0.9)
    found: Pieces = {}
    if prompt.may_pass and speaker is not None:
        low, box = box.cut_bottom(max(space.touch, 64 * space.unit), 8 * space.unit)
        found["pass"] = parts.button(
            space, low, tr._("Pass"), Send(moves.PassSecondGuess(speaker)), 28, quiet=True
        )
    found["stakes"] = words(space, box, text, 32, face="italic", layer=40)
    return found
