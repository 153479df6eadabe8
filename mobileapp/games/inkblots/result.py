"""A slip is turned over: what the subject saw, who wins the blot, and how it all ended."""

from dataclasses import replace

from engine.core import Join, Leave, MatchAward, Next
from engine.games.inkblots.board import FACE_DOWN, Board, first_marker, required
from engine.games.inkblots.moves import ControlGuess, Guess, PassSecondGuess, SecondGuess
from engine.games.inkblots.prompts import GameOverPrompt, RoundResultPrompt
from engine.games.inkblots.sight import taste_of
from engine.packs import Item
from mobileapp.games.inkblots import layout
from mobileapp.games.inkblots.layout import Layout
from mobileapp.games.inkblots.looks import INK_CELL, INK_STEPS, Ink, ink_place
from mobileapp.games.team_looks import ribbon, team_colour, team_name
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending
from mobileapp.stage.looks import CREAM, Card, token
from mobileapp.stage.scene import Piece, Pieces, Rect, Reveal, Scene, SceneContext, Waypoint, around

SHADE = 0.45
REMARK_SECONDS = 1.9
"""Seconds in which people read what a robot says."""
REASONS = 2
"""How many of the things that robots see in blots are said."""
INK_SECONDS = 0.07
"""From one drop of the ink around a blot to the next."""
SPLASH = ((-0.15, 0.06), (-0.06, 0.1), (0.07, 0.085), (0.14, 0.045), (-0.09, -0.12), (0.1, -0.1))
"""Where drops fall when it meets, from the middle of the upper edge, in sides of the blot."""
GALLERY_SIZE = 8
"""So many blots are shown at the end."""
Won = dict[Item, tuple[Board, int]]
"""Every blot that was won, with its round and its image there."""


def _spotlight(wide: bool, board: Rect, guesses: int) -> tuple[Rect, Rect, list[Rect]]:
    """Where a blot is held up while its slip is turned over, the slip, and the guesses: beside
    the slip in a wide window, below it in a tall one. A single one lies under the blot too."""
    low, upper = board.cut_bottom(board.h * (0 if wide else 0.19))
    both = stage.fitted(upper.inset(upper.w * 0.12, upper.h * 0.02), 0.76)
    slip, _ = both.cut_bottom(both.h * 0.28)
    blot, _ = both.cut_top(both.w)
    room = Rect(board.x, slip.y, (board.w - both.w) / 2, slip.h) if wide else low
    wide_guess = room.w * (0.92 if wide else 0.47)
    left = Rect(board.x, room.y, wide_guess, min(room.h * 0.65, wide_guess * 0.45))
    if guesses == 1:
        slip = slip.moved(left.w / 2 if wide else 0, 0)
        left = left._replace(x=slip.x - left.w * 1.04 if wide else board.cx - left.w / 2)
    return blot, slip, [left, left.mirrored(board.cx)][:guesses]


def _before(board: Board, image: int) -> Board:
    """The board as it lay before the slip of that blot was turned over."""
    guess = required(board.guess)
    if guess.image == image:
        return replace(board, control=None, second=None, markers=FACE_DOWN, outcome="", awards=())
    first = tuple(award for award in board.awards if award.image == guess.image)
    return replace(board, second=None, markers=first_marker(guess), awards=first)


def reveal(board: Board, context: SceneContext, image: int, final: Scene) -> Reveal:
    """Everything else dims, and after a pause the slip turns, ink runs, and the blot flies."""
    at = layout.open_table(context.space)
    said = _said(board, image)
    lit, opened, sides = _spotlight(context.space.wide, at.board, len(said))
    before, winner, item = _before(board, image), winner_of(board, image), board.deal.images[image]
    blot, answer = f"blot:{item.id}", f"answer:{item.id}"
    shown = {
        key: piece._replace(dim=0.9, opacity=0.4)
        for key, piece in layout.round_pieces(before, context, at).items()
        if not key.startswith(("guess", "place"))
    }
    shown |= _guesses(board, context, image, sides, judged=False)
    held = layout.blot(item, lit, layer=32, lifted=0.5, glow=0.5, glow_colour=CREAM)
    small = around(opened.cx, opened.cy, opened.w * 0.5, opened.h * 0.6)
    folded = shown[answer]._replace(rect=small, dim=0, opacity=1, layer=50)
    shown |= {blot: held, answer: folded}
    *_, last = said.values()
    why = remark(board, context, at, last.seat, image, last.symbol)
    story = [(REMARK_SECONDS if why else 1.0, Scene(shown | why, shade=SHADE))]
    shown[answer] = folded._replace(rect=small.inset(small.w * 0.485, 0), duration=0.17)
    story.append((0.2, Scene(dict(shown), shade=SHADE)))
    word = board.deal.word(board.markers[image])
    shown[answer] = layout.word_slip(context.space, opened, word, (), 64, duration=0.22)
    shown |= parts.headline(context.space, _saw(board, image, context), at=at.edges)
    story.append((0.5, Scene(dict(shown), shade=SHADE, sound="card")))
    shown |= _guesses(board, context, image, sides, judged=True)
    colour = team_colour(winner)
    shown[blot] = held._replace(glow=0.9 if winner else 0, glow_colour=colour)
    ink = _ink(lit, colour)
    story.append((1.0, Scene(shown | ink, shade=SHADE, sound="chime" if winner else "")))
    if winner:
        shelf = layout.shelves(context, at, board.won)
        shown |= shelf | _flight(item, shelf, context.space, lit, ink)
        story.append((0.65, Scene(shown, shade=SHADE * 0.5, sound="token")))
    elif blot not in final.pieces:
        pocket = layout.folder(at.places.low, stays=0)
        spot = layout.in_folder(pocket, held.rect)
        away = {key: piece for key, piece in shown.items() if not key.startswith("guess")} | pocket
        away[answer] = final.pieces[answer]
        away[blot] = held._replace(
            rect=spot.rect, angle=spot.angle, lifted=0, glow=0, duration=0.45,
            leave=spot._replace(opacity=0),
        )  # fmt: skip
        story.append((0.7, Scene(away, shade=SHADE * 0.5, sound="card")))
    return parts.steps(*story, (0, final))


def remark(
    board: Board, context: SceneContext, at: Layout, seat: int, image: int, symbol: str
) -> Pieces:
    """What a robot says of its guess, in the headline; nothing for people, who talk themselves."""
    sight = context.robots_know
    if sight is None or seat < 0 or not context.people[seat].robot:
        return {}
    robot, deal = context.people[seat], board.deal
    taste = taste_of(robot.name, sight.features)
    seen = sight.reasons(deal.images[image], deal.word(symbol), taste)[:REASONS]
    text = tr._("{name}: “just a feeling…”") if not seen else tr._("{name}: “{features}…”")
    text = text.format(name=robot.name, features=", ".join(tr._(one) for one in seen))
    return parts.headline(context.space, text, badge=token(robot), at=at.edges)


def _said(board: Board, image: int) -> dict[str, Guess | ControlGuess | SecondGuess]:
    """What the teams said about a blot, one after the other."""
    if isinstance(board.second, SecondGuess) and board.second.image == image:
        return {"test": board.second}
    return {"test": required(board.guess), "control": required(board.control)}


def _saw(board: Board, image: int, context: SceneContext) -> str:
    return tr._("{name} saw “{word}”").format(
        name=layout.subject_name(board, context), word=board.deal.word(board.markers[image]).text
    )


def _guesses(
    board: Board, context: SceneContext, image: int, sides: list[Rect], judged: bool
) -> Pieces:
    """What the teams said, to the left and to the right; a wrong word turns grey."""
    said, found = _said(board, image), Pieces()
    row = tuple(board.deal.word(guess.symbol) for guess in said.values())
    for (side, guess), rect in zip(said.items(), sides, strict=True):
        dim = 0.75 if judged and guess.symbol != board.markers[image] else 0
        found |= layout.guess_slip(context.space, board, side, rect, guess.symbol, row, dim)
    return found


def _ink(rect: Rect, colour: str) -> Pieces:
    """Ink climbs both sides of a blot, drop by drop, mirrored, and splashes where it meets."""
    found: Pieces = {}
    side = rect.w * INK_CELL
    before = around(rect.x, rect.y, side * 0.2, side * 0.2)
    for step in range(INK_STEPS):
        x, y = ink_place(step)
        drop = around(rect.x + x * rect.w, rect.y + y * rect.h, side, side)
        for flip in (False, True):
            place, enter = (b.mirrored(rect.cx) if flip else b for b in (drop, before))
            found[f"ink:{step}:{int(flip)}"] = Piece(
                place, Ink(colour, step, flip), layer=36, duration=0.34,
                delay=step * INK_SECONDS, enter=Waypoint(enter, opacity=0),
            )  # fmt: skip
        before = drop.scaled(0.36)
    for number, (x, y) in enumerate(SPLASH):
        drop = around(rect.cx + x * rect.w, rect.top + y * rect.h, *(side * (0.1 - y * 0.3),) * 2)
        found[f"ink:splash:{number}"] = Piece(
            drop, Ink(colour), layer=36, duration=0.24, delay=INK_STEPS * INK_SECONDS,
            enter=Waypoint(around(rect.cx, rect.top, 2, 2), opacity=0),
        )  # fmt: skip
    return found


def _flight(item: Item, shelf: Pieces, space: stage.Space, start: Rect, ink: Pieces) -> Pieces:
    """A won blot flies to its place on the shelf, in its ink."""
    blot, rim = f"blot:{item.id}", f"blot-rim:{item.id}"
    place = shelf[blot].rect
    height = min(space.height * 0.16, space.area.top - place.top) if space.wide else 0
    found = {
        rim: shelf[rim]._replace(layer=79, arc=height, enter=Waypoint(start.inset(-3))),
        blot: shelf[blot]._replace(layer=80, arc=height),
    }
    for key, run in ink.items():
        rect = stage.carried(run.rect, start, place)
        found[key] = run._replace(rect=rect, layer=82, delay=0, duration=0.5, arc=height)
    return found


# --- the result of a round --------------------------------------------------------------------


def round_result(prompt: RoundResultPrompt, context: SceneContext) -> Scene | Reveal:
    """The slip that was asked for is turned over; then the whole pairing lies open."""
    board = prompt.board
    final = _whole_pairing(prompt, context)
    if isinstance(prompt.last, (Leave, Join)) or isinstance(board.second, PassSecondGuess):
        return final
    asked = board.second or required(board.guess)
    return reveal(board, context, asked.image, final)


def _whole_pairing(prompt: RoundResultPrompt, context: SceneContext) -> Scene:
    board, space = prompt.board, context.space
    at = layout.open_table(space, lambda space, rect: layout.three_blots(space, rect, 0.2, 0.21))
    found = layout.shelves(context, at, board.won)
    for place, (image, item, rect, slot) in enumerate(at.places.each(board)):
        word = board.deal.word(board.markers[image])
        found[f"answer:{item.id}"] = layout.word_slip(
            space, slot, word, board.deal.words, layer=30, delay=place * stage.STAGGER
        )
        team = winner_of(board, image)
        if not team:
            found[f"blot:{item.id}"] = layout.blot(item, rect, place)
            continue
        found |= layout.won_blot(space, item, rect, team, layer=12, name="copy")
        plus = tr._("{team} +1").format(team=team_name(team))
        found[f"plus:{item.id}"] = layout.team_ribbon(
            space, rect.inset(0, rect.h * 0.12), team, plus, bounce=True
        )
    text, go = parts.text_and_next(space, at.places.low)
    texts = outcome_texts(board)
    why = texts[-1] if space.phone else " ".join(texts)
    found["verdict"] = parts.words(space, text, why, 34, face="italic", layer=40, delay=0.3)
    onward = stage.Send(Next(context.speaker(prompt.actors)))
    tested = prompt.next_test_team
    following = tr._("{team} is next") if tested else tr._("See the result")
    following = following.format(team=team_name(tested) if tested else "")
    found["next"] = parts.button(space, go, following, onward, delay=0.3)
    return Scene(found | _outcome(prompt, context, at))


def _outcome(prompt: RoundResultPrompt, context: SceneContext, at: Layout) -> Pieces:
    """Who wins what, in a few words."""
    won = prompt.board.awards
    team = prompt.winner or (won[0].team if won else "")
    text = tr._("Nobody wins a blot")
    if prompt.winner:
        text = tr._("wins the match!")
    elif won:
        text = tr.n("wins a blot", "wins {n} blots", len(won)).format(n=len(won))
    return parts.headline(context.space, text, ribbon=ribbon(team) if team else None, at=at.edges)


# --- why somebody got a point -----------------------------------------------------------------

FIRST = {
    "both-right": N_("Both teams saw “{word}”: nobody wins that blot."),
    "test-right": N_("Only {test} saw “{word}”."),
    "both-wrong": N_("Neither team saw “{word}”."),
    "control-right": N_("Only {control} saw “{word}”."),
}
SECOND_RIGHT = N_("And {test} saw “{word}” too!")
SECOND_WRONG = N_("But {test} missed “{word}”.")
SECOND_LOST = N_("But {test} missed “{word}”: that blot goes to {control}.")


def outcome_texts(board: Board) -> list[str]:
    """What the guesses of a round have led to so far, in the order they were made."""
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
    """What the test team can win and lose with its second guess."""
    text = N_("{test} guesses once more: another blot to win, and nothing to lose.")
    if board.outcome == "both-right":
        text = N_(
            "{test} guesses once more. If that is right, {test} wins the blot; if not, {control}."
        )
    return _say(text, board, required(board.guess).image)


def winner_of(board: Board, image: int) -> str:
    """The team that wins a blot; nothing where nobody does."""
    return next((award.team for award in board.awards if award.image == image), "")


def _say(sentence: str, board: Board, image: int) -> str:
    return tr._(sentence).format(
        word=board.deal.word(board.markers[image]).text,
        test=team_name(board.deal.test_team),
        control=team_name(board.deal.control_team),
    )


# --- the end ----------------------------------------------------------------------------------


def game_over(prompt: GameOverPrompt, context: SceneContext, choice: layout.Choice) -> Reveal:
    """The winning team, what was earned, and the blots that were won; one may be seen large."""
    won = {
        board.deal.images[award.image]: (board, award.image)
        for board in prompt.boards
        for award in board.awards
    }
    large = next((item for item in won if item.id == choice.large), None)
    end = Ending(
        tr._("wins the match!") if prompt.team else tr._("The blots are used up: a draw"),
        " : ".join(str(points) for points in sorted(prompt.board.scores.values())[::-1]),
        ribbon=ribbon(prompt.team) if prompt.team else None,
        winners=prompt.winners,
        awards=tuple(_award(award, prompt, won) for award in prompt.awards),
        gallery=tuple(_exhibit(item, choice, item.id) for item in [*won][-GALLERY_SIZE:]),
        large=_exhibit(large, choice, "") if large else None,
        caption=_saw(*won[large], context) if large else "",
        sound="fanfare-inkblots",
    )
    return ending(context, end)


def _exhibit(item: Item, choice: layout.Choice, seen: str) -> Exhibit:
    return Exhibit(Card(item, "blot"), 1.0, stage.Choose(choice._replace(large=seen)))


def _award(award: MatchAward, prompt: GameOverPrompt, won: Won) -> AwardCard:
    """What somebody, or a team, did best, with a blot of theirs."""
    n, team = award.figures[0], prompt.board.deal.teams[award.seats[0]]
    own = [item for item, place in won.items() if winner_of(*place) == team]
    whose: tuple[str, str] | None = ribbon(team)
    if award.key == "subject":
        title, whose = tr._("An open book"), None
        why = tr.n("understood once", "understood {n} times", n).format(n=n)
        own = [item for item, (board, _) in won.items() if board.subject in award.seats]
    elif award.key == "control":
        title = tr._("Keen eyes")
        why = tr._("{n} of {all} guesses right").format(n=n, all=award.figures[1])
    else:
        title = tr._("Lucky streak")
        why = tr.n("{n} round in a row", "{n} rounds in a row", n).format(n=n)
    return AwardCard(title, award.seats, why, Card(own[-1], "blot") if own else None, 1.0, whose)
