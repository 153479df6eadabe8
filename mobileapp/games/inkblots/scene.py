"""Builds the scene of every prompt and hand-off of Inkblots, by pure functions without Kivy."""

from collections.abc import Iterable
from typing import Any

from engine.core import Handoff, Prompt
from engine.games.inkblots import moves, prompts
from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import SYMBOLS
from mobileapp.games.inkblots import pieces, together
from mobileapp.games.inkblots.ending import game_over
from mobileapp.games.inkblots.layout import Choice, TablePlaces, on_curtain, open_table
from mobileapp.games.inkblots.pairing import SOFT, movable, pair, peek_badge, recall
from mobileapp.games.inkblots.pieces import FOLDER_SECONDS, blot, subject_name, tilt
from mobileapp.games.inkblots.result import remark, reveal, round_result
from mobileapp.games.team_looks import ribbon, team_name
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts, passing
from mobileapp.stage.boxes import NOWHERE
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import token
from mobileapp.stage.people import facing_row
from mobileapp.stage.piece import Drop, Lift, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer, Size, Text

Guessing = prompts.GuessPrompt | prompts.ControlGuessPrompt | prompts.SecondGuessPrompt
QUESTIONS = {
    prompts.GuessPrompt: N_("what did {name} see?"),
    prompts.ControlGuessPrompt: N_("the same word, or another one?"),
    prompts.SecondGuessPrompt: N_("right! What else did {name} see?"),
}
GROW_SECONDS = FOLDER_SECONDS + Duration.QUICK
"""Seconds until the words and the folder have disappeared and the blots begin to grow."""
SEEN_SECONDS = 1.4
"""Seconds for which everyone sees the three blots before the curtain closes."""
FALL_SECONDS = 0.35
"""Seconds before new pieces appear on the curtain.

By then, the pieces that move there from the table have passed the text that says whose turn it is.
"""
SUGGESTED, OTHERS = 1.08, 0.8
"""The scale of the badge of the suggested subject, and of the other players' badges."""


def scene(shown: Any, context: SceneContext, choice: Choice | None) -> Reveal:
    """The reveal for a prompt or hand-off."""
    return parts.with_backdrop(_scene_of(shown, context, choice or Choice()), "inkblots")


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
            return pair(shown, context, choice)
        case prompts.RecallMatchPrompt():
            return recall(shown, context)
        case prompts.GuessPrompt() | prompts.ControlGuessPrompt():
            return _guess(shown, context, choice)
        case prompts.SecondGuessPrompt():
            final = _guess(shown, context, choice)
            return reveal(shown.board, context, required(shown.board.guess).image, final)
        case prompts.RoundResultPrompt():
            return round_result(shown, context)
        case prompts.GameOverPrompt():
            return game_over(shown, context, choice)
        case prompts.ReadPrompt():
            return together.read(shown, context, choice)
        case prompts.ComparedPrompt():
            return together.compare(shown, context)
        case prompts.FinishedPrompt():
            return together.finished(shown, context, choice)
    raise TypeError(type(shown).__name__)


def _still_if_robots(prompt: Prompt, context: SceneContext, found: Pieces) -> Pieces:
    """The pieces `found`; if only robots can answer, copies that do not react to touches."""
    if not context.people[context.speaker(prompt.actors)].robot:
        return found
    return {key: parts.still(piece) for key, piece in found.items()}


def _asks(
    prompt: Prompt, context: SceneContext, at: TablePlaces, team: str, question: str, said: str = ""
) -> Pieces:
    """The headline: a question to a team, and a robot's remark about its guess (`said`), if any.

    The question comes first, beside the ribbon of its team, because the robot plays for the other
    one. If only robots can answer, a text that says that a robot is looking replaces the question.
    `team` is empty in the variant *Together*.
    """
    person = context.people[context.speaker(prompt.actors)]
    if person.robot:
        question = tr._("{name} is looking…").format(name=person.name)
        text = " ".join(filter(None, (question, said)))
        return parts.headline(context.space, at, text, badge=token(person))
    text = " ".join(filter(None, (question, said)))
    return parts.headline(context.space, at, text, ribbon=ribbon(team) if team else None)


# --- before the secret ------------------------------------------------------------------------

DEAL_ANGLE = 14


def _dealt(board: Board, context: SceneContext, at: TablePlaces) -> Pieces:
    """The shelves, the words and four blots; words and blots move in from above."""
    space, images = context.space, enumerate(zip(board.deal.images, at.blots, strict=True))
    coming = pieces.words_in_row(board, context, at) | {
        f"blot:{item.id}": blot(item, rect, index, angle=tilt(index))
        for index, (item, rect) in images
    }
    found = pieces.shelves(context, at, board.won)
    for order, (key, piece) in enumerate(coming.items()):
        above = around(space.area.cx, space.height + piece.rect.h, piece.rect.w, piece.rect.h)
        found[key] = piece._replace(
            enter=Waypoint(above, DEAL_ANGLE, face_up=key.startswith("word:")),
            delay=order * Duration.STAGGER,
        )
    return found


def _choose_subject(prompt: prompts.ChooseSubjectPrompt, context: SceneContext) -> Scene:
    """The scene in which a tap on a badge chooses the subject.

    The suggested player, who has been the subject least often, has a larger badge.
    """
    board, at = prompt.board, open_table(context.space, "deal")
    others = [seat for seat in prompt.actors if seat != prompt.suggested]
    people = facing_row(context, [prompt.suggested, *others], at.low, wrap=True)
    for seat in prompt.actors:
        first, key = seat == prompt.suggested, f"person:{seat}"
        people[key] = people[key]._replace(
            rect=people[key].rect.scaled(SUGGESTED if first else OTHERS),
            glow=Glow.CHOSEN if first else SOFT,
            tap=Send(moves.ChooseSubject(context.speaker(prompt.actors), seat)),
        )
    question = tr._("who’s put to the test?")
    if board.deal.short:
        question = tr._("who’s put to the test? (Round {n} of {all})")
        question = question.format(n=board.deal.round, all=board.deal.rounds)
    asked = parts.headline(context.space, at, question, ribbon=ribbon(board.deal.test_team))
    return Scene(_dealt(board, context, at) | asked | _still_if_robots(prompt, context, people))


def _remove(prompt: prompts.RemoveImagePrompt, context: SceneContext) -> Scene:
    """The scene in which people put one blot into the folder, by a drag or a tap."""
    board = prompt.board
    at = open_table(context.space, "deal", board.deal.together)
    found = _dealt(board, context, at)
    pocket = pieces.folder(at.low)
    for image, item in enumerate(board.deal.images):
        away = Send(moves.RemoveImage(context.speaker(prompt.actors), image))
        key = f"blot:{item.id}"
        found[key] = found[key]._replace(
            delay=0, leave=pieces.in_folder(pocket, found[key].rect), glow=Glow.INVITING,
            tap=away, drops=(Drop("folder", away),), duration=FOLDER_SECONDS,
            arc=pocket["folder"].rect.h / 2,  # over the folder's edge, then behind the flap
        )  # fmt: skip
    question = tr._("{name} will look: put one blot away")
    if board.deal.together:
        # Translators: {names} are the players who decide; {name} will look at the other blots
        question = tr._("{names}: put one blot away for {name}")
    names = tr.listed([context.name(seat) for seat in prompt.actors])
    question = question.format(name=subject_name(board, context), names=names)
    team = "" if board.deal.together else board.deal.control_team
    asked = _asks(prompt, context, at, team, question)
    return Scene(_still_if_robots(prompt, context, found) | asked | pocket)


# --- the secret -------------------------------------------------------------------------------


def _curtain(handoff: Handoff, board: Board, context: SceneContext) -> Scene | Reveal:
    """The curtain before the subject's secret screen.

    Before the pairing, the curtain is the last scene of a reveal, which first shows everyone the
    three blots that are left. To keep pieces from crossing, the words and the folder disappear
    before the blots grow, and the words appear again below the blots.
    """
    cloth = passing.curtain(handoff, context, lambda box: _on_curtain(board, context, box))
    if handoff.peek or handoff.to is None:
        return cloth
    at = open_table(context.space, "pairs", board.deal.together)
    person = context.people[handoff.to]
    text = tr._("Only {name} looks now").format(name=person.name)
    found = pieces.shelves(context, at, board.won)
    found |= parts.headline(context.space, at, text, badge=token(person))
    above = open_table(context.space, "deal", board.deal.together).words
    words = pieces.words_in_row(board, context, at)
    for (key, word), rect in zip(words.items(), above, strict=True):
        faded = Waypoint(rect, opacity=0), Waypoint(word.rect, opacity=0)
        found[key] = word._replace(delay=FOLDER_SECONDS, waypoints=faded)
    for place, (_, item, rect, _slot) in enumerate(at.each(board)):
        found[f"blot:{item.id}"] = blot(item, rect, place, delay=GROW_SECONDS)
    lying = {
        key: piece if key in found else piece._replace(delay=FALL_SECONDS)
        for key, piece in cloth.pieces.items()
    }
    return parts.reveal_of((SEEN_SECONDS, Scene(found)), (0, cloth._replace(pieces=lying)))


def _on_curtain(board: Board, context: SceneContext, box: Rect) -> Pieces:
    """The public pieces on the curtain: the blots and words that everyone has seen."""
    space, found = context.space, Pieces()
    at = on_curtain(space, box)
    for place, (image, rect) in enumerate(zip(board.images_in_play, at.blots, strict=True)):
        item = board.deal.images[image]
        found[f"blot:{item.id}"] = blot(item, rect, layer=Layer.GROUND + 1 + place)
    for word, rect in zip(board.deal.words, at.words, strict=True):
        found[f"word:{word.id}"] = pieces.word_slip(
            space, rect, word, board.deal.words, Text.TITLE, layer=Layer.GROUND, twice=False
        )
    return found


# --- guesses ----------------------------------------------------------------------------------


def _on_the_table(board: Board, context: SceneContext) -> Scene:
    """The hand-off to the whole table, with the round's public pieces and a button to go on."""
    space, dealt = context.space, board.removed is None
    at = open_table(space, "deal" if dealt else "pairs", board.deal.together)
    found = (_dealt if dealt else pieces.round_pieces)(board, context, at)
    found |= parts.headline(space, at, passing.lay_down(space))
    found["go-on"] = parts.next_button(space, at.low, tr._("Go on"), Lift())
    return Scene(found)


def _guesses(prompt: Guessing, seat: int) -> dict[tuple[int, str], Send]:
    """The action of every legal guess, by image number and symbol of the word."""
    asked = prompt.board.guess.image if prompt.board.guess else 0
    options: Iterable[Any] = prompt.options()
    return {
        (getattr(move, "image", asked), move.symbol): Send(move)
        for move in options
        if move.seat == seat and not isinstance(move, moves.PassSecondGuess)
    }


def _guess(prompt: Guessing, context: SceneContext, choice: Choice) -> Scene:
    """The scene in which a team lays one word on one blot, by a drag or two taps."""
    board, at = prompt.board, open_table(context.space)
    controls = isinstance(prompt, prompts.ControlGuessPrompt)
    guesses = _guesses(prompt, context.speaker(prompt.actors))
    found = pieces.round_pieces(board, context, at)
    found |= _guessable_words(prompt, context, choice, at, guesses)
    for image, item, _, _ in at.each(board):
        key = f"blot:{item.id}"
        if controls and image != required(board.guess).image:
            found[key] = found[key]._replace(dim=Dim.FADED)
        elif (image, choice.held) in guesses:
            found[key] = found[key]._replace(tap=guesses[image, choice.held], glow=Glow.INVITING)
    found = _still_if_robots(prompt, context, found)
    if isinstance(prompt, prompts.SecondGuessPrompt):
        found |= _second_only(prompt, context, at)
    question = tr._(QUESTIONS[type(prompt)]).format(name=subject_name(board, context))
    team = board.deal.control_team if controls else board.deal.test_team
    said = remark(board, context, required(board.guess)) if controls else ""
    found |= _asks(prompt, context, at, team, question, said)
    return Scene(found | peek_badge(board, context, at.peek))


def _guessable_words(
    prompt: Guessing,
    context: SceneContext,
    choice: Choice,
    at: TablePlaces,
    guesses: dict[tuple[int, str], Send],
) -> Pieces:
    """The words that can be guessed, and empty outlines in place of the others.

    The control team guesses only about one blot, so a tap on a word is enough for its guess.
    """
    board, found = prompt.board, Pieces()
    one_blot = isinstance(prompt, prompts.ControlGuessPrompt)
    words = zip(SYMBOLS, board.deal.words, at.words, strict=True)
    for index, (symbol, word, rect) in enumerate(words):
        drops = [
            Drop(f"blot:{board.deal.images[on].id}", send)
            for (on, what), send in guesses.items()
            if what == symbol
        ]
        if not drops:
            found[f"gap:{index}"] = parts.place_for(rect, context.space)
            continue
        guessed = board.guess is not None and board.guess.symbol == symbol
        coming = Duration.QUICK if guessed else index * Duration.STAGGER
        slip = pieces.word_slip(
            context.space, rect, word, board.deal.words, angle=tilt(index),
            layer=Layer.LABEL + index, glow=Glow.INVITING, duration=Duration.QUICK,
            delay=coming if choice == Choice() else 0,
        )  # fmt: skip
        slip = movable(slip, choice, symbol, tuple(drops))
        found[f"word:{word.id}"] = slip._replace(tap=drops[0].action) if one_blot else slip
    return found


def _second_only(
    prompt: prompts.SecondGuessPrompt, context: SceneContext, places: TablePlaces
) -> Pieces:
    """The pieces that only the scene of a second guess has.

    They are a text that says what is at stake and, if passing is allowed, a button to pass. They
    lie where the blot of the first guess was.
    """
    board, space, seat = prompt.board, context.space, context.speaker(prompt.actors)
    text = tr._("Another blot to win, and nothing to lose")
    if board.outcome == "both-right":
        text = tr._("{team} was right too: a wrong guess gives them the blot")
    text = text.format(team=team_name(board.deal.control_team))
    said = remark(board, context, required(board.control))
    rect = places.blots[board.images_in_play.index(required(board.guess).image)]
    box = rect.inset(Gap.SMALL * space.unit)
    found: Pieces = {}
    if prompt.may_pass and not context.people[seat].robot:
        low, box = box.cut_bottom(Size.CORNER.of(space), Gap.SMALL * space.unit)
        skip = Send(moves.PassSecondGuess(seat))
        found["pass"] = parts.button(space, low, tr._("Pass"), skip, Text.SMALLEST, quiet=True)
    text = " ".join(filter(None, (said, text)))
    far, near = (NOWHERE, box) if space.phone else box.cut_top(box.h / 2)
    stakes = parts.words(space, near, text, Text.ASIDE)
    return found | parts.with_far_copy("stakes", stakes, far)
