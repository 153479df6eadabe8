"""Inkblots as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from collections.abc import Iterable
from typing import Any

from engine.core import Handoff, Prompt
from engine.games.inkblots import moves, prompts
from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import SYMBOLS
from mobileapp.games.inkblots import layout
from mobileapp.games.inkblots.layout import FOLDER_SECONDS, Choice, Layout, RoundLayout, blot, tilt
from mobileapp.games.inkblots.looks import ClothEdge
from mobileapp.games.inkblots.result import REMARK_SECONDS, game_over, remark, reveal, round_result
from mobileapp.games.team_looks import ribbon, team_name
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.looks import Icon, token
from mobileapp.stage.people import people_row
from mobileapp.stage.scene import Piece, Pieces, Rect, Reveal, Scene, SceneContext, Waypoint, around

Guessing = prompts.GuessPrompt | prompts.ControlGuessPrompt | prompts.SecondGuessPrompt
QUESTIONS = {
    prompts.GuessPrompt: N_("what did {name} see?"),
    prompts.ControlGuessPrompt: N_("and what do you say?"),
    prompts.SecondGuessPrompt: N_("right! What else did {name} see?"),
}
GROW_SECONDS = FOLDER_SECONDS + 0.2
"""Seconds until words and folder are out of sight, and the blots grow."""
ANEW_SECONDS = 0.2
"""Seconds until a word that was guessed lies in its row again."""
LOOK_SECONDS = 1.4
"""Seconds the table sees the three blots before the curtain falls over them."""
FALL_SECONDS = 0.35
"""Seconds until what lies on the curtain has passed where it says whose turn it is."""


def scene(shown: Any, context: SceneContext, choice: Choice | None) -> Scene | Reveal:
    """Everything that is to be seen now."""
    return parts.at_place(_scene_of(shown, context, choice or Choice()), "inkblots")


def _scene_of(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None, public=prompts.TablePublic() as public):
            return _on_the_table(public.board, context)
        case Handoff(public=prompts.TablePublic() as public):
            return _curtain(shown, public.board, context)
        case prompts.ChooseSubjectPrompt():
            return _choose_subject(shown, context)
        case prompts.RemoveImagePrompt():
            return _remove(shown, context)
        case prompts.MatchSymbolsPrompt():
            return _pair(shown, context, choice)
        case prompts.RecallMatchPrompt():
            return _recall(shown, context)
        case prompts.GuessPrompt():
            return _guess(shown, context, choice)
        case prompts.ControlGuessPrompt():
            return _after_guess(shown, context, _guess(shown, context, choice))
        case prompts.SecondGuessPrompt():
            final = _guess(shown, context, choice)
            return reveal(shown.board, context, required(shown.board.guess).image, final)
        case prompts.RoundResultPrompt():
            return round_result(shown, context)
        case prompts.GameOverPrompt():
            return game_over(shown, context, choice)
    raise TypeError(type(shown).__name__)


def _untouched_by_robots(prompt: Prompt, context: SceneContext, pieces: Pieces) -> Pieces:
    """The same, but nothing can be touched where only robots answer."""
    if not context.people[context.speaker(prompt.actors)].robot:
        return pieces
    return {key: parts.still(piece) for key, piece in pieces.items()}


def _asks(prompt: Prompt, context: SceneContext, at: Layout, team: str, question: str) -> Pieces:
    """Which team is asked what; or, where only robots answer, that one of them is at it."""
    person = context.people[context.speaker(prompt.actors)]
    if not person.robot:
        return parts.headline(context.space, question, ribbon=ribbon(team), at=at.edges)
    text = tr._("{name} is looking…").format(name=person.name)
    return parts.headline(context.space, text, badge=token(person), at=at.edges)


# --- before the secret ------------------------------------------------------------------------


def _dealt(board: Board, context: SceneContext, at: Layout) -> Pieces:
    """Words and four blots, as they come from the box."""
    space, images = context.space, enumerate(zip(board.deal.images, at.places.blots, strict=True))
    coming = layout.words_of(board, context, at.places) | {
        f"blot:{item.id}": blot(item, rect, index, angle=tilt(index))
        for index, (item, rect) in images
    }
    found = layout.shelves(context, at, board.won)
    for order, (key, piece) in enumerate(coming.items()):
        above = around(space.area.cx, space.height + piece.rect.h, piece.rect.w, piece.rect.h)
        found[key] = piece._replace(
            enter=Waypoint(above, 14, face_up=key.startswith("word:")), delay=order * stage.STAGGER
        )
    return found


def _choose_subject(prompt: prompts.ChooseSubjectPrompt, context: SceneContext) -> Scene:
    """One tap on whoever was the subject least often, or on somebody else."""
    board, at = prompt.board, layout.open_table(context.space, layout.four_blots)
    others = [seat for seat in prompt.actors if seat != prompt.suggested]
    people = people_row(context, [prompt.suggested, *others], at.places.low, wrap=True)
    for seat in prompt.actors:
        first, key = seat == prompt.suggested, f"person:{seat}"
        people[key] = people[key]._replace(
            rect=people[key].rect.scaled(1.08 if first else 0.8), glow=0.9 if first else 0.25,
            tap=stage.Send(moves.ChooseSubject(context.speaker(prompt.actors), seat)),
        )  # fmt: skip
    question = tr._("who is put to the test?")
    asked = parts.headline(
        context.space, question, ribbon=ribbon(board.deal.test_team), at=at.edges
    )
    return Scene(_dealt(board, context, at) | asked | _untouched_by_robots(prompt, context, people))


def _remove(prompt: prompts.RemoveImagePrompt, context: SceneContext) -> Scene:
    """A blot is dragged into the folder, or tapped: it slides under the flap."""
    board, at = prompt.board, layout.open_table(context.space, layout.four_blots)
    found = _dealt(board, context, at)
    pocket = layout.folder(at.places.low)
    for image, item in enumerate(board.deal.images):
        away = stage.Send(moves.RemoveImage(context.speaker(prompt.actors), image))
        key = f"blot:{item.id}"
        found[key] = found[key]._replace(
            delay=0, leave=layout.in_folder(pocket, found[key].rect), glow=0.45,
            tap=away, drops=(stage.Drop("folder", away),), duration=FOLDER_SECONDS,
            arc=pocket["folder"].rect.h * 0.6,  # over the rim, and down behind the flap
        )  # fmt: skip
    asked = _asks(prompt, context, at, board.deal.control_team, tr._("put one blot away"))
    return Scene(_untouched_by_robots(prompt, context, found) | asked | pocket)


# --- the secret -------------------------------------------------------------------------------


def _curtain(handoff: Handoff, board: Board, context: SceneContext) -> Scene | Reveal:
    """The table sees which three blots are left; then the curtain falls.

    Words and folder go out of sight before the blots grow, and words come in again below them:
    nothing crosses.
    """
    cloth = parts.curtain(handoff, context, lambda box: _on_curtain(board, context, box))
    if handoff.peek or handoff.to is None:
        return cloth
    at = layout.open_table(context.space)
    person = context.people[handoff.to]
    text = tr._("Only {name} looks now").format(name=person.name)
    found = layout.shelves(context, at, board.won)
    found |= parts.headline(context.space, text, badge=token(person), at=at.edges)
    above = layout.open_table(context.space, layout.four_blots).places.words
    words = layout.words_of(board, context, at.places)
    for (key, word), rect in zip(words.items(), above, strict=True):
        faded = Waypoint(rect, opacity=0), Waypoint(word.rect.scaled(0.86), opacity=0)
        found[key] = word._replace(delay=FOLDER_SECONDS, waypoints=faded)
    for place, (_, item, rect, _slot) in enumerate(at.places.each(board)):
        found[f"blot:{item.id}"] = blot(item, rect, place, delay=GROW_SECONDS)
    lying = {key: p if key in found else p._replace(delay=FALL_SECONDS)
             for key, p in cloth.pieces.items()}  # fmt: skip
    return parts.steps((LOOK_SECONDS, Scene(found)), (0, cloth._replace(pieces=lying)))


def _on_curtain(board: Board, context: SceneContext, box: Rect) -> Pieces:
    """What lies on the curtain: the blots and the words everyone has seen."""
    space, gap = context.space, 12 * context.space.unit
    if not space.phone:  # a step is taken back in the corner
        box = box.inset(parts.corner_side(space), 0)
    if space.wide:
        right, left = box.cut_right(box.w * (0.42 if space.phone else 0.36), 2 * gap)
    else:
        right, left = box.cut_bottom(box.h * 0.54, gap)
    found: Pieces = {}
    places = stage.grid(3, left, 1, gap, rows=0 if space.wide else 1)
    for place, (image, rect) in enumerate(zip(board.images_in_play, places, strict=True)):
        item = board.deal.images[image]
        found[f"blot:{item.id}"] = blot(item, rect, layer=2 + place)
    high = min((right.h - 2 * gap) / 3, right.w * 0.44)
    rows = stage.grid(3, right, min(right.w, 520 * space.unit) / high, gap, rows=3)
    for word, rect in zip(board.deal.words, rows, strict=True):
        found[f"word:{word.id}"] = layout.word_slip(
            space, rect, word, board.deal.words, 40, layer=1, twice=False
        )
    return found


def _private(prompt: Prompt, context: SceneContext, text: str) -> tuple[Pieces, RoundLayout, Rect]:
    """What the subject sees at any rate, and where the round and a hint lie; the cloth stays in
    sight at both sides."""
    space, person = context.space, context.people[prompt.audience or 0]
    area, edge = space.area, 0 if space.phone else 44 * space.unit
    title, rest = parts.alone(space)
    hint, rest = rest.inset(edge, 0).cut_bottom(space.text(28) * 1.4, 6 * space.unit)
    found = {"title": parts.words(space, title, text.format(name=person.name), 46, layer=40,
                                  badge=token(person), public=False)}  # fmt: skip
    for index, x in enumerate((area.x, area.right - edge) if edge else ()):
        rect, look = Rect(x, area.y, edge, area.h), ClothEdge(person.colour, bool(index))
        gone = Waypoint(rect.moved(edge * (1.2 if index else -1.2), 0))
        found[f"cloth:{index}"] = Piece(rect, look, layer=2, enter=gone, leave=gone)
    places = layout.three_blots(space, rest, 0.17, 0.2)
    return found, places, hint.inset(parts.corner_side(space), 0)


def _movable(piece: Piece, choice: Choice, symbol: str, drops: tuple[stage.Drop, ...]) -> Piece:
    """A word to be brought to a blot: by a drag, or by a tap on it and another on the blot."""
    if choice.held == symbol:
        piece = piece._replace(glow=1.0, lifted=0.5)
    held = "" if choice.held == symbol else symbol
    return piece._replace(tap=stage.Choose(choice._replace(held=held)), drops=drops)


def _pair(prompt: prompts.MatchSymbolsPrompt, context: SceneContext, choice: Choice) -> Scene:
    """Each word is brought to a blot, by a drag or two taps; the last one sends them all.

    While they are still moved about they are known by their word; the complete pairing is known
    by its blots, so that the folded slips lie where the words were, and nothing tells which.
    """
    space, board = context.space, prompt.board
    found, places, low = _private(prompt, context, tr._("{name}, what do you see where?"))
    hint = tr._("Your third word is final")
    found["hint"] = parts.words(space, low, hint, 28, face="italic", layer=40, public=False)
    lying = dict(choice.paired)
    for place, (image, item, rect, slot) in enumerate(places.each(board)):
        tap = _put(prompt, choice, choice.held, image) if choice.held else None
        found[f"blot:{item.id}"] = blot(item, rect, place, tap=tap, glow=0.5 if tap else 0)
        if image not in lying.values():
            found[f"slot:{item.id}"] = parts.place_for(slot, space, layer=3)
    for index, (symbol, word) in enumerate(zip(SYMBOLS, board.deal.words, strict=True)):
        key, was = f"my-word:{word.id}", f"word:{word.id}"
        rect, angle, glow = places.words[index], tilt(index), 0.55
        if symbol in lying:
            rect, angle, glow = places.slots[board.images_in_play.index(lying[symbol])], 0, 0.2
        if len(lying) == len(SYMBOLS):
            key, was = f"answer:{board.deal.images[lying[symbol]].id}", key
        drops = tuple(
            stage.Drop(f"{kind}:{item.id}", _put(prompt, choice, symbol, image))
            for image, item, _, _ in places.each(board)
            for kind in ("blot", "slot")
        )
        slip = layout.word_slip(
            space, rect, word, board.deal.words, layer=50 + index, replaces_key=was, angle=angle,
            glow=glow, duration=0.25, public=False,
        )  # fmt: skip
        found[key] = _movable(slip, choice, symbol, drops)
    return Scene(found)


def _put(
    prompt: prompts.MatchSymbolsPrompt, choice: Choice, symbol: str, image: int
) -> stage.Action:
    """Lay a word on a blot; the last one sends the pairing."""
    chosen = choice._replace(held="", paired=paired_with(choice.paired, symbol, image))
    if len(chosen.paired) < len(SYMBOLS):
        return stage.Choose(chosen)
    lying = {image: symbol for symbol, image in chosen.paired}
    symbols = tuple(lying[image] for image in prompt.board.images_in_play)
    return stage.Send(moves.MatchSymbols(prompt.actors[0], symbols), first=chosen)


def paired_with(paired: layout.Paired, symbol: str, image: int) -> layout.Paired:
    """The pairing after a word is laid on a blot; one that lies there changes places with it."""
    left = dict(paired).get(symbol)
    others = [(other, left if at == image else at) for other, at in paired if other != symbol]
    return (*((other, at) for other, at in others if at is not None), (symbol, image))


def _recall(prompt: prompts.RecallMatchPrompt, context: SceneContext) -> Scene:
    """The subject looks once more at the own pairing, as long as the finger stays."""
    board = prompt.board
    found, places, _ = _private(prompt, context, tr._("{name}, this is what you saw"))
    for place, (image, item, rect, slot) in enumerate(places.each(board)):
        word = board.deal.word(board.markers[image])
        aside = 0 if place < 2 or context.space.wide else (places.low.cx - rect.cx) / 2
        found[f"blot:{item.id}"] = blot(item, rect.moved(aside, 0), place)
        found[f"my-word:{word.id}"] = layout.word_slip(
            context.space, slot.moved(aside, 0), word, board.deal.words, public=False
        )
    return Scene(found)


# --- guesses ----------------------------------------------------------------------------------


def _on_the_table(board: Board, context: SceneContext) -> Scene:
    """The answers lie folded under their blots, with all that everyone has seen; a tap goes on."""
    space, dealt = context.space, board.removed is None
    at = layout.open_table(space, layout.four_blots if dealt else layout.three_blots)
    found = (_dealt if dealt else layout.round_pieces)(board, context, at)
    low = at.places.low
    middle = around(low.cx, low.cy, low.w, max(space.touch, 76 * space.unit))
    return parts.to_the_table(context, found, at.edges._replace(middle=middle))


def _guesses(prompt: Guessing, seat: int) -> dict[tuple[int, str], stage.Send]:
    """What every word on every blot would say, where that is allowed."""
    asked = prompt.board.guess.image if prompt.board.guess else 0
    options: Iterable[Any] = prompt.options()
    return {
        (getattr(move, "image", asked), move.symbol): stage.Send(move)
        for move in options
        if move.seat == seat and not isinstance(move, moves.PassSecondGuess)
    }


def _guess(prompt: Guessing, context: SceneContext, choice: Choice) -> Scene:
    """One word is brought to one blot, by a drag or two taps; undo takes a first guess back."""
    board, space, at = prompt.board, context.space, layout.open_table(context.space)
    guesses = _guesses(prompt, context.speaker(prompt.actors))
    found = layout.round_pieces(board, context, at)
    blots = {image: f"blot:{item.id}" for image, item, _, _ in at.places.each(board)}
    words = zip(SYMBOLS, board.deal.words, at.places.words, strict=True)
    for index, (symbol, word, rect) in enumerate(words):
        drops = [
            stage.Drop(blots[on], send) for (on, what), send in guesses.items() if what == symbol
        ]
        if not drops:
            found[f"gap:{index}"] = parts.place_for(rect, space)
            continue
        guessed = board.guess is not None and board.guess.symbol == symbol
        coming = ANEW_SECONDS if guessed else index * stage.STAGGER
        slip = layout.word_slip(
            space, rect, word, board.deal.words, angle=tilt(index), layer=56 + index,
            glow=0.55, duration=0.3, delay=coming if choice == Choice() else 0,
        )  # fmt: skip
        found[f"word:{word.id}"] = _movable(slip, choice, symbol, tuple(drops))
    controls = isinstance(prompt, prompts.ControlGuessPrompt)
    for image, key in blots.items():
        if controls and image != required(board.guess).image:
            found[key] = found[key]._replace(dim=0.7)
        elif (image, choice.held) in guesses:
            found[key] = found[key]._replace(tap=guesses[image, choice.held], glow=0.5)
    found = _untouched_by_robots(prompt, context, found)
    if isinstance(prompt, prompts.SecondGuessPrompt):
        found |= _second_only(prompt, context, at.places)
    question = tr._(QUESTIONS[type(prompt)]).format(name=layout.subject_name(board, context))
    team = board.deal.control_team if controls else board.deal.test_team
    found |= _asks(prompt, context, at, team, question)
    return Scene(found | _peek(board, context, at.peek))


def _after_guess(
    prompt: prompts.ControlGuessPrompt, context: SceneContext, final: Scene
) -> Scene | Reveal:
    """A robot says why it guessed, before the other team is asked."""
    guess, at = required(prompt.board.guess), layout.open_table(context.space)
    said = remark(prompt.board, context, at, guess.seat, guess.image, guess.symbol)
    if not said:
        return final
    lying = {key: parts.still(piece) for key, piece in final.pieces.items()}
    return parts.steps((REMARK_SECONDS, Scene(lying | said)), (0, final))


def _peek(board: Board, context: SceneContext, rect: Rect) -> Pieces:
    """The subject's badge: as long as that is held, the own pairing is seen again."""
    seat = required(board.subject)
    if seat not in context.peekers or context.people[seat].robot:
        return {}
    side = rect.w * 0.46
    sign = Rect(rect.right - side * 0.9, rect.y - side * 0.1, side, side)
    own = parts.badge(context.people[seat], rect, layer=66, glow=0.35, hold=parts.peeking(seat))
    return {"peek": own, "peek-sign": Piece(sign, Icon("peek"), layer=67)}


def _second_only(
    prompt: prompts.SecondGuessPrompt, context: SceneContext, places: RoundLayout
) -> Pieces:
    """What is at stake, where the first blot lay; and doing without, where that is allowed."""
    board, space, seat = prompt.board, context.space, context.speaker(prompt.actors)
    text = tr._("Another blot to win, and nothing to lose")
    if board.outcome == "both-right":
        text = tr._("{team} was right too: a wrong guess gives them the blot")
    box = places.blots[board.images_in_play.index(required(board.guess).image)].scaled(0.9)
    found: Pieces = {}
    if prompt.may_pass and not context.people[seat].robot:
        low, box = box.cut_bottom(max(space.touch, 64 * space.unit), 8 * space.unit)
        skip = stage.Send(moves.PassSecondGuess(seat))
        found["pass"] = parts.button(space, low, tr._("Pass"), skip, 28, quiet=True)
    text = text.format(team=team_name(board.deal.control_team))
    found["stakes"] = parts.words(space, box, text, 32, face="italic", layer=40)
    return found
