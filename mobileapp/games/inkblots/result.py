"""The reveal of a guess of Inkblots, in which a slip is turned over, and the result of a round."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core import ChangeOfPlayers, Next
from engine.games.inkblots.board import FACE_DOWN, Board, first_marker, required
from engine.games.inkblots.moves import ControlGuess, Guess, PassSecondGuess, SecondGuess
from engine.games.inkblots.prompts import RoundResultPrompt
from engine.games.inkblots.sight import is_unfamiliar, taste_of
from engine.packs import Item
from mobileapp.games.inkblots import pieces
from mobileapp.games.inkblots.layout import TablePlaces, open_table, spotlight
from mobileapp.games.inkblots.looks import INK_CELL, INK_STEPS, Ink, ink_place
from mobileapp.games.inkblots.pieces import subject_name
from mobileapp.games.team_looks import ribbon, team_colour, team_name
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import Places, TextStyle
from mobileapp.stage.geometry import Rect, around, carried
from mobileapp.stage.looks import CREAM, token
from mobileapp.stage.piece import Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Duration, Glow, Layer, Text

SHADE, HALF_SHADE = 0.45, 0.22
"""How dark the background is while a slip is turned over, and while the blot moves to its shelf or
into the folder.
"""
ASIDE_DIM, ASIDE_OPACITY = 0.9, 0.4
"""The dimness and opacity of everything but the judged blot, its slip and the guesses."""
ANSWER = TextStyle(64)
"""The text style of the word on the slip that is turned over."""
PAUSE, REMARK = 1.0, 2.4
"""Seconds before the slip turns: if there is no robot's remark to read, and if there is one."""
TURN, SAW, JUDGED, FLY, BOXED = 0.2, 0.6, 1.4, 0.65, 0.7
"""Seconds of the steps after the pause: the slip turns, its word is shown, a text says who was
right, the blot flies to a shelf, the blot slides into the folder.
"""
THIN = 0.03
"""The width of the turning slip when it is edge-on, as part of the width of the folded slip."""
FOLDED = 0.5, 0.6
"""Width and height of the folded slip, as parts of the open one."""
Entered = Guess | ControlGuess | SecondGuess


# --- the reveal -------------------------------------------------------------------------------


def _before(board: Board, image: int) -> Board:
    """The board as it was before the slip of this blot was turned over."""
    guess = required(board.guess)
    if guess.image == image:
        return replace(board, control=None, second=None, markers=FACE_DOWN, outcome="", gains=())
    first = tuple(gain for gain in board.gains if gain.image == guess.image)
    return replace(board, second=None, markers=first_marker(guess), gains=first)


def reveal(board: Board, context: SceneContext, image: int, final: Scene) -> Reveal:
    """The reveal of a blot's slip, which ends with the scene `final`.

    Everything but the blot, its slip and the guesses is dimmed. After a pause the slip is turned
    over and ink runs around the blot. Then the blot flies to the winner's shelf. If nobody wins the
    blot, it slides into the folder, or stays on the table if `final` shows it there.
    """
    at, entered = open_table(context.space), _entered(board, image)
    light = spotlight(context.space, second=len(entered) == 1)
    item, winner = board.deal.images[image], winner_of(board, image)
    held = pieces.blot(
        item, light.blot, layer=Layer.SIGN + 2, lifted=0.5, glow=Glow.INVITING, glow_colour=CREAM
    )
    shown = _dimmed(_before(board, image), context, at) | {f"blot:{item.id}": held}
    shown |= _guesses(board, context, image, light, judged=False)
    steps = [*_turning(board, context, image, shown, light)]
    shown = dict(steps[-1][1].pieces) | _guesses(board, context, image, light, judged=True)
    shown |= parts.headline(
        context.space, at, scoring_row(board, image), ribbon=ribbon(winner) if winner else None
    )
    colour = team_colour(winner)
    shown[f"blot:{item.id}"] = held._replace(glow=Glow.CHOSEN if winner else 0, glow_colour=colour)
    ink = _ink(light.blot, colour)
    steps.append((JUDGED, Scene(shown | ink, shade=SHADE, sound="chime" if winner else "")))
    if winner:
        shelf = pieces.shelves(context, at, board.won)
        shown |= shelf | _flight(item, shelf, context.space, light.blot, ink)
        steps.append((FLY, Scene(shown, shade=HALF_SHADE, sound="token")))
    elif f"blot:{item.id}" not in final.pieces:
        steps.append((BOXED, _into_the_folder(shown, final, at, item, held)))
    return parts.reveal_of(*steps, (0, final))


def _dimmed(board: Board, context: SceneContext, at: TablePlaces) -> Pieces:
    """The pieces of the table, dimmed, without guesses and without outlines of empty places."""
    return {
        key: piece._replace(dim=ASIDE_DIM, opacity=ASIDE_OPACITY)
        for key, piece in pieces.round_pieces(board, context, at).items()
        if not key.startswith(("guess", "place"))
    }


def _turning(
    board: Board, context: SceneContext, image: int, shown: Pieces, light: Places
) -> Iterator[tuple[float, Scene]]:
    """The steps in which the slip turns over: folded, then edge-on, then with its word."""
    at, space, key = (
        open_table(context.space),
        context.space,
        f"answer:{board.deal.images[image].id}",
    )
    wide, high = light.slip.w * FOLDED[0], light.slip.h * FOLDED[1]
    small = around(light.slip.cx, light.slip.cy, wide, high)
    folded = shown[key]._replace(rect=small, dim=0, opacity=1, layer=Layer.HELD)
    *_, last = _entered(board, image).values()
    if why := remark(board, context, last):
        shown = shown | parts.headline(space, at, why, badge=token(context.people[last.seat]))
    yield REMARK if why else PAUSE, Scene(shown | {key: folded}, shade=SHADE)
    edge = around(small.cx, small.cy, wide * THIN, high)
    turned = folded._replace(rect=edge, duration=TURN)
    yield TURN, Scene(shown | {key: turned}, shade=SHADE)
    word = board.deal.word(board.markers[image])
    opened = pieces.word_slip(space, light.slip, word, (), ANSWER, duration=Duration.QUICK)
    shown = shown | {key: opened} | parts.headline(space, at, saw(board, image, context))
    yield SAW, Scene(shown, shade=SHADE, sound="card")


def _into_the_folder(
    shown: Pieces, final: Scene, at: TablePlaces, item: Item, held: Piece
) -> Scene:
    """The scene in which a blot that nobody wins slides into the folder."""
    pocket = pieces.folder(at.low, stays=0)
    spot = pieces.in_folder(pocket, held.rect)
    away = {key: piece for key, piece in shown.items() if not key.startswith("guess")} | pocket
    away[f"answer:{item.id}"] = final.pieces[f"answer:{item.id}"]
    away[f"blot:{item.id}"] = held._replace(
        rect=spot.rect, angle=spot.angle, lifted=0, glow=0, duration=Duration.SLOW,
        leave=spot._replace(opacity=0),
    )  # fmt: skip
    return Scene(away, shade=HALF_SHADE, sound="card")


def remark(board: Board, context: SceneContext, guess: Entered) -> str:
    """What a robot says about its guess.

    Empty if a person made the guess, or if `context.robots_know` is None.
    """
    sight, seat = context.robots_know, guess.seat
    if sight is None or not context.people[seat].robot:
        return ""
    image = required(board.guess).image if isinstance(guess, ControlGuess) else guess.image
    name, deal = context.people[seat].name, board.deal
    taste = taste_of(name, sight.features)
    feature = sight.reason(deal.images[image], deal.word(guess.symbol), taste)
    if is_unfamiliar(deal.images[image]):
        if not feature:
            return tr._("{name}: “I’ve never seen this blot…”").format(name=name)
        sentence = tr._("{name}: “I’ve never seen this blot… {features}?”")
        return sentence.format(name=name, features=tr._(feature))
    if not feature:
        return tr._("{name}: “just a feeling…”").format(name=name)
    return tr._("{name}: “{features}…”").format(name=name, features=tr._(feature))


def _entered(board: Board, image: int) -> dict[str, Entered]:
    """The guesses about a blot, by the team's role: "test" and "control", in this order.

    The second guess is about another blot, and only the test team makes it. So for that blot there
    is only the key "test".
    """
    if isinstance(board.second, SecondGuess) and board.second.image == image:
        return {"test": board.second}
    return {"test": required(board.guess), "control": required(board.control)}


def saw(board: Board, image: int, context: SceneContext) -> str:
    return tr._("{name} saw “{word}”").format(
        name=subject_name(board, context), word=board.deal.word(board.markers[image]).text
    )


def _guesses(
    board: Board, context: SceneContext, image: int, light: Places, judged: bool
) -> Pieces:
    """The slips with the teams' guesses; if they are `judged`, wrong ones are dimmed."""
    entered, found = _entered(board, image), Pieces()
    row = tuple(board.deal.word(guess.symbol) for guess in entered.values())
    places = {"test": light.guess_test, "control": light.find("guess_control")}
    for side, guess in entered.items():
        dim = Dim.FADED if judged and guess.symbol != board.markers[image] else 0
        found |= pieces.guess_slip(context.space, board, side, places[side], guess.symbol, row, dim)
    return found


# --- ink --------------------------------------------------------------------------------------

INK_SECONDS, INK_RUN = 0.07, 0.34
"""Seconds between the starts of two successive ink drops, and seconds for which each drop runs."""
FRESH, DRY = 0.2, 0.36
"""The initial scale of the first drop of running ink, and that of every later drop.

Each later drop starts where the drop before it ends.
"""
SPLASH = ((-0.15, 0.06), (-0.06, 0.1), (0.07, 0.085), (0.14, 0.045), (-0.09, -0.12), (0.1, -0.1))
"""The positions of the drops that splash when both streams of ink meet: x and y from the middle of
the blot's upper edge, as parts of the blot's side.
"""
SPLASH_SIZE, SPLASH_GROWTH = 0.1, 0.3
"""The numbers in the formula for the size of a splashed drop: `SPLASH_SIZE - y * SPLASH_GROWTH`.

The size is a part of the size of a running drop. `y` is the drop's position in `SPLASH`, so higher
drops are smaller.
"""


def _ink(rect: Rect, colour: str) -> Pieces:
    """Drops of ink that climb both sides of a blot one by one, and splash where they meet."""
    found: Pieces = {}
    side = rect.w * INK_CELL
    before = around(rect.x, rect.y, side * FRESH, side * FRESH)
    for step in range(INK_STEPS):
        x, y = ink_place(step)
        drop = around(rect.x + x * rect.w, rect.y + y * rect.h, side, side)
        for flip in (False, True):
            place, enter = (b.mirrored(rect.cx) if flip else b for b in (drop, before))
            found[f"ink:{step}:{int(flip)}"] = Piece(
                place, Ink(colour, step, flip), layer=Layer.RAISED, duration=INK_RUN,
                delay=step * INK_SECONDS, enter=Waypoint(enter, opacity=0),
            )  # fmt: skip
        before = drop.scaled(DRY)
    for number, (x, y) in enumerate(SPLASH):
        size = side * (SPLASH_SIZE - y * SPLASH_GROWTH)
        drop = around(rect.cx + x * rect.w, rect.top + y * rect.h, size, size)
        found[f"ink:splash:{number}"] = Piece(
            drop, Ink(colour), layer=Layer.RAISED, duration=Duration.QUICK,
            delay=INK_STEPS * INK_SECONDS,
            enter=Waypoint(around(rect.cx, rect.top, 1, 1), opacity=0),
        )  # fmt: skip
    return found


FLIGHT = 0.16
"""The maximum height of the arc of a won blot's flight, as part of the window's height."""


def _flight(item: Item, shelf: Pieces, space: Space, start: Rect, ink: Pieces) -> Pieces:
    """The pieces of a won blot and of its ink while they fly to the blot's place on the shelf."""
    blot, rim = f"blot:{item.id}", f"blot-rim:{item.id}"
    place, layer = shelf[blot].rect, Layer.LARGE
    height = min(space.height * FLIGHT, space.area.top - place.top) if space.wide else 0
    found = {
        rim: shelf[rim]._replace(layer=layer - 1, arc=height, enter=Waypoint(start)),
        blot: shelf[blot]._replace(layer=layer, arc=height),
    }
    for key, run in ink.items():
        rect = carried(run.rect, start, place)
        found[key] = run._replace(
            rect=rect, layer=layer + 2, delay=0, duration=Duration.SLOW, arc=height
        )
    return found


# --- the result of a round --------------------------------------------------------------------


def round_result(prompt: RoundResultPrompt, context: SceneContext) -> Scene | Reveal:
    """The end of a round: the slip of the last guess is turned over, then all pairs are shown.

    Only the pairs are shown if the second guess was passed, or if a player has just left or joined.
    """
    board = prompt.board
    final = _whole_pairing(prompt, context)
    if isinstance(prompt.last, ChangeOfPlayers) or isinstance(board.second, PassSecondGuess):
        return final
    asked = board.second or required(board.guess)
    return reveal(board, context, asked.image, final)


def _whole_pairing(prompt: RoundResultPrompt, context: SceneContext) -> Scene:
    """The final scene of a round: the words below their blots, the winners, a button to go on."""
    board, space, at = prompt.board, context.space, open_table(context.space, "result")
    found = pieces.shelves(context, at, board.won)
    for place, (image, item, rect, slot) in enumerate(at.each(board)):
        word = board.deal.word(board.markers[image])
        found[f"answer:{item.id}"] = pieces.word_slip(
            space, slot, word, board.deal.words, layer=Layer.SIGN, delay=place * Duration.STAGGER
        )
        if team := winner_of(board, image):
            found |= pieces.won_blot(space, item, rect, team, layer=Layer.CARD + 2, name="copy")
            found |= pieces.plus_one(space, item, rect, team)
        else:
            found[f"blot:{item.id}"] = pieces.blot(item, rect, place)
    tested = prompt.next_test_team
    following = tr._("{team} is next") if tested else tr._("See the result")
    following = following.format(team=team_name(tested) if tested else "")
    onward = Send(Next(context.speaker(prompt.actors)))
    found["next"] = parts.next_button(
        space, at.go, following, onward, delay=Duration.QUICK, twice=parts.two_sided(context)
    )
    return Scene(found | _verdict(prompt, context, at))


def _verdict(prompt: RoundResultPrompt, context: SceneContext, at: TablePlaces) -> Pieces:
    """The texts that say who wins how many blots, and why.

    On a tablet they are one headline; on a phone the reason is a text of its own.
    """
    board, space, won = prompt.board, context.space, prompt.board.gains
    team = prompt.winner or (won[0].team if won else "")
    text = tr._("Nobody wins a blot")
    if prompt.winner:
        text = tr._("wins the game!")
    elif won:
        text = tr.n("wins a blot", "wins {n} blots", len(won)).format(n=len(won))
    sign = ribbon(team) if team else None
    last = board.second or required(board.control)
    said = "" if isinstance(last, PassSecondGuess) else remark(board, context, last)
    why = outcome_texts(board)
    if "verdict" in at:
        reasons = " ".join(filter(None, (said, why[-1])))
        found = parts.headline(space, at, text, ribbon=sign)
        found["verdict"] = parts.words(space, at.verdict, reasons, pieces.VERDICT)
        return found
    if won and not prompt.winner:
        sign, text = (team, f"{team_name(team)} +{len(won)}"), ""
    text = " ".join(filter(None, (text if prompt.winner else "", said, *why)))
    return parts.headline(space, at, text, Text.BODY, ribbon=sign)


# --- why somebody got a point -----------------------------------------------------------------

FIRST = {
    "both-right": N_("Both teams saw “{word}”: nobody wins that blot."),
    "test-right": N_("Only {test} saw “{word}”: the blot is theirs."),
    "both-wrong": N_("Neither team saw “{word}”."),
    "control-right": N_("Only {control} saw “{word}”: the blot is theirs."),
}
SECOND_RIGHT = N_("And {test} saw “{word}” too!")
SECOND_WRONG = N_("But {test} missed “{word}”.")
SECOND_LOST = N_("But {test} missed “{word}”: that blot goes to {control}.")


SCORING = {
    "both-right": N_("Both teams right: no point"),
    "test-right": N_("alone is right: +1"),
    "both-wrong": N_("Both teams wrong: no point"),
    "control-right": N_("alone is right: +1"),
    "second-right": N_("right again: +1"),
    "second-wrong": N_("gets the blot: +1"),
    "": N_("Wrong: no point"),
}
"""The rows of the scoring table in words, by `Board.outcome` or the `why` of a gain.

The key "" is for a wrong second guess by which nobody wins a point. Rows with “+1” are shown after
the ribbon of the team that wins the point.
"""


def scoring_row(board: Board, image: int) -> str:
    """The row of the scoring table that applies to a blot, in a few words."""
    gain = next((gain for gain in board.gains if gain.image == image), None)
    if gain is not None:
        return tr._(SCORING[gain.why])
    return tr._(SCORING[board.outcome if image == required(board.guess).image else ""])


def outcome_texts(board: Board) -> list[str]:
    """A sentence about both first guesses, and one about the second if it was made or passed."""
    first, second = required(board.guess).image, board.second
    texts = [_say(FIRST[board.outcome], board, first)]
    if isinstance(second, PassSecondGuess):
        texts.append(_say(N_("{test} did without the second guess."), board, first))
    elif second is not None:
        by_winner = {"": SECOND_WRONG, board.deal.test_team: SECOND_RIGHT}
        sentence = by_winner.get(winner_of(board, second.image), SECOND_LOST)
        texts.append(_say(sentence, board, second.image))
    return texts


def second_guess_stakes(board: Board) -> str:
    """A sentence about what the test team can win and lose with its second guess."""
    text = N_("{test} guesses once more: another blot to win, and nothing to lose.")
    if board.outcome == "both-right":
        text = N_(
            "{test} guesses once more. If that’s right, {test} wins the blot; if not, {control}."
        )
    return _say(text, board, required(board.guess).image)


def winner_of(board: Board, image: int) -> str:
    """The team that wins a blot; empty if nobody does."""
    return next((gain.team for gain in board.gains if gain.image == image), "")


def _say(sentence: str, board: Board, image: int) -> str:
    return tr._(sentence).format(
        word=board.deal.word(board.markers[image]).text,
        test=team_name(board.deal.test_team),
        control=team_name(board.deal.control_team),
    )
