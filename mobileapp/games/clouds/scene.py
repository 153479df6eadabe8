"""Builds the scene of every prompt and hand-off of Clouds, by pure functions without Kivy."""

from collections.abc import Sequence
from typing import Any

from engine.core import Handoff, Next
from engine.games.clouds import moves, prompts
from engine.games.clouds.schedule import Roles, roles_of
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds import result
from mobileapp.games.clouds.choice import NOTHING, Choice
from mobileapp.games.clouds.layout import Layout
from mobileapp.games.clouds.paint import paint_scene
from mobileapp.games.clouds.pieces import artist_name, category, clock, cloud_pieces, supply
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, passing
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, TextStyle, cached_layout, column
from mobileapp.stage.geometry import Rect, grid, upright_box
from mobileapp.stage.looks import Words, token
from mobileapp.stage.piece import Action, EndPeek, Lift, Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Glow, Layer, Size, Text, bar

WORD_TO_CHOOSE, WORD_TO_READ = TextStyle(72), TextStyle(110)
KIND = TextStyle(40, "italic")
"""The text style of the category below a word."""
WORD_SHAPE = PerWindow(1.15, tablet_portrait=2.2, phone_landscape=1.5)
WORD_ROWS = PerWindow(1, tablet_portrait=3)
"""The width / height of a slip with its category, and the number of rows for three slips."""
PICTURED_SHAPE = PerWindow(0.75, tablet_portrait=2.0, phone_landscape=1.0)
"""The width / height of a slip with its category, if there is a word with a picture."""
UNTIDY, FALLING = -1.5, 8
"""The angle between two neighbouring slips, in degrees: at their places, and as they start to fall.
"""
DUSK = 0.2
"""How dark the background is while one player reads in secret."""
ON_CURTAIN = column(Box("painters", 62), Box("round", 38), gap=Gap.TINY)._replace(
    max_width=Length(900), max_height=Length(210)
)
"""The places of the texts on the curtain that say who paints and which round it is."""
IN_SKY = column(Box(), column(Box("painters", 6), Box("round", 4)))
"""The places of the texts in an empty sky that say who paints and which round it is.

They are in the near half of the sky.
"""
WORD_SHEET = column(
    Box("paper"), Box("category", Length(lines=Text.ONE_LINE, style=Text.CLUE)), gap=Gap.SMALL
)._replace(max_width=Length(900), max_height=Length(400, 6, Text.CLUE))
"""The places of a slip with the word to read, and of its category."""
PICTURED_SHEET = PerWindow(
    WORD_SHEET._replace(max_width=Length(540), max_height=Length(580)), phone_landscape=WORD_SHEET
)
"""The same for a word with its picture above it; on a phone in landscape it is beside it."""
PICTURED_TO_READ = TextStyle(84)
"""The text style of that word."""
TOSSED = 1.3
"""The scale of a tossed cloud in its flight."""


@cached_layout()
def private_places(space: Space, pictured: bool = False) -> Places:
    """The places of a secret screen with the words to choose from, or with the word to read.

    `pictured` says whether there is a picture with the word to read.
    """
    sheet = PICTURED_SHEET.of(space) if pictured else WORD_SHEET
    tree = column(
        bar(Box("title"), size=Size.TITLE_BAR.of(space)),
        Box("room", padding=Gap.SMALL, children=(sheet,)),
        Box("button", Size.BUTTON),
        gap=Gap.MEDIUM,
    )
    return tree.place(space.table, space)


def scene(shown: Any, context: SceneContext, choice: Choice) -> Reveal:
    """The reveal for a prompt or hand-off."""
    made = _scene_of(shown, context, choice)
    return parts.with_backdrop(parts.readable_over("cloud:", made), "clouds")


def _scene_of(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None, public=prompts.TablePublic() as public):
            return _on_the_table(public, context)
        case Handoff(public=prompts.TablePublic() as public):
            return passing.curtain(shown, context, lambda box: _on_curtain(public, context, box))
        case prompts.ChooseWordPrompt():
            return _three_words(shown, context)
        case prompts.MemorisePrompt():
            return _the_word(shown, context)
        case prompts.TossPrompt():
            return _first_cloud(shown.round, shown.category, context)
        case prompts.StartClockPrompt():
            return _landed(shown, context)
        case prompts.PaintPrompt():
            return paint_scene(shown, context, choice)
        case prompts.ClaimPrompt() | prompts.LateCreditPrompt():
            return result.who_guessed(shown, context)
        case prompts.SettlePrompt():
            return result.what_was_written(shown, context)
        case prompts.RoundResultPrompt() if choice.correcting:
            return result.correction(shown, context)
        case prompts.RoundResultPrompt():
            return result.round_result(shown, context)
        case prompts.RegroupPrompt():
            return _regrouped(shown, context)
        case prompts.VotePrompt():
            return result.tie_vote(shown, context, choice)
        case prompts.GameOverPrompt():
            return result.game_over(shown, context, choice)
    raise TypeError(type(shown).__name__)


def _on_curtain(public: prompts.TablePublic, context: SceneContext, box: Rect) -> Pieces:
    """The public pieces on the curtain: who paints, and which round it is."""
    if public.round is None:
        return {}
    space, (painters, number) = context.space, _round_texts(public.round, context)
    at = ON_CURTAIN.place(box, space)
    return {
        "painters": parts.slip(space, at["painters"], painters, Text.DISPLAY, layer=Layer.PAPER),
        "round": parts.words(space, at["round"], number, KIND, layer=Layer.PAPER),
    }


def _round_texts(round: prompts.Round, context: SceneContext) -> tuple[str, str]:
    number = tr._("Round {number} of {total}")
    if round.short:
        number = tr._("Short game, round {number} of {total}")
    return (
        _painters_text(round.roles, context, tr._("{main} and {second} paint")),
        number.format(number=round.number, total=round.total),
    )


def _painters_text(roles: Roles, context: SceneContext, of_two: str) -> str:
    """The sentence that says who paints; `of_two` is its format string for two artists."""
    if roles.second is None:
        return tr._("{name} paints").format(name=context.name(roles.main))
    return of_two.format(main=context.name(roles.main), second=context.name(roles.second))


def _on_the_table(public: prompts.TablePublic, context: SceneContext) -> Scene:
    """The hand-off to the whole table, with a button to go on.

    If a person has to toss the first cloud, there is no button: flicking the cloud into the sky
    also ends the hand-off.
    """
    text = passing.lay_down(context.space)
    go_on = result.ButtonSpec("go-on", tr._("Go on"), Lift())
    now = public.round
    if now is None:
        return _empty_sky(context, None, (), text, go_on)
    if public.phase == "toss":
        return _first_cloud(now, public.category, context, lifts=True)
    return _empty_sky(context, now.roles, now.droplets, text, go_on, *_round_texts(now, context))


def _empty_sky(
    context: SceneContext, roles: Roles | None, counts: Sequence[int], text: str,
    button: result.ButtonSpec, painters: str = "", number: str = "",
) -> Scene:  # fmt: skip
    """The scene with everybody's badge and droplets around an empty sky, a headline and a button.

    `counts` are everybody's droplets, by seat, and `text` is the headline. The texts `painters` and
    `number` are shown in the sky.
    """
    at, seats = Layout(context), context.seats
    roles = roles or roles_of(seats[0], seats)
    pieces = result.with_droplets(at, result.badges_around(at, roles, seats), counts)
    rects = IN_SKY.place(at.sky, at.space)
    for key, said, style in (("painters", painters, Text.DISPLAY), ("round", number, Text.TITLE)):
        room = _clear_of(pieces, rects[key], Gap.MARGIN * at.space.unit)
        words = parts.words(at.space, room, said, style)
        pieces |= parts.both(at.space, key, words)
    return Scene(pieces | result.headline_and_buttons(at, text, button), light=0)


def _clear_of(pieces: Pieces, room: Rect, gap: float) -> Rect:
    """The part of a room between badges and names at its sides, at a distance from them."""
    left, right = room.x, room.right
    for key, piece in pieces.items():
        look, box = piece.look, upright_box(piece.rect, piece.angle)
        if isinstance(look, Words) and not piece.angle:
            box = look.written_in(piece.rect)
        beside = box.y < room.top and room.y < box.top
        if beside and key.startswith(("person:", "name:")):
            if box.cx < room.cx:
                left = max(left, box.right + gap)
            else:
                right = min(right, box.x - gap)
    return Rect(left, room.y, right - left, room.h)


def _title(context: SceneContext, rect: Rect, seat: int, text: str) -> Piece:
    badge = token(context.people[seat])
    return parts.words(context.space, rect, text, Text.TITLE, badge=badge)


def _three_words(prompt: prompts.ChooseWordPrompt, context: SceneContext) -> Scene:
    """The secret screen on which the main artist chooses one of three words by a tap."""
    space, (main,) = context.space, prompt.actors
    second = prompt.round.roles.second
    text = tr._("{name}, pick a word to paint").format(name=context.name(main))
    if second is not None:
        text = tr._("{name}, pick a word to paint with {second}")
        text = text.format(name=context.name(main), second=context.name(second))
    at, gap = private_places(space), Gap.MARGIN * space.unit
    pieces = {"headline": _title(context, at.title, main, text)}
    if prompt.redraw:
        pieces["redraw"] = parts.next_button(
            space, at.button, tr._("Three other words"), Send(moves.Redraw(main)), quiet=True,
            icon="dice",
        )  # fmt: skip
    pictured = any(word.picture for word in prompt.words)
    shape = PICTURED_SHAPE if pictured else WORD_SHAPE
    cells = grid(len(prompt.words), at.room, shape.of(space), gap, rows=WORD_ROWS.of(space))
    for order, (word, cell) in enumerate(zip(prompt.words, cells, strict=True)):
        below, paper = cell.cut_bottom(
            space.text(KIND.size) * Text.ONE_LINE, Gap.LARGE * space.unit
        )
        falling = Waypoint(paper.moved(0, space.height), (order - 1) * FALLING)
        pieces[f"word:{order}"] = parts.slip(
            space, paper, word.text, WORD_TO_CHOOSE, layer=Layer.CARD + order, glow=Glow.INVITING,
            angle=(order - 1) * UNTIDY, tap=Send(moves.ChooseWord(main, word.id)), bounce=True,
            duration=Duration.SLOW, enter=falling, delay=order * 2 * Duration.STAGGER, word=word,
        )  # fmt: skip
        pieces[f"category:{order}"] = parts.words(
            space, below, word.category, KIND,
            delay=Duration.QUICK + order * Duration.STAGGER,
        )  # fmt: skip
    return Scene(pieces, light=0, shade=DUSK)


def _the_word(prompt: prompts.MemorisePrompt, context: SceneContext) -> Scene:
    """The secret screen on which an artist memorises the word, or looks at it again."""
    space, seat = context.space, prompt.viewer
    pictured = bool(prompt.word.picture)
    at, style = private_places(space, pictured), PICTURED_TO_READ if pictured else WORD_TO_READ
    text = tr._("{name}, this is your word").format(name=context.name(seat))
    done: Action = Send(moves.Memorise(seat)) if prompt.actors else EndPeek()
    label = tr.p("a secret to remember", "Got it") if prompt.actors else tr._("Done")
    kind = prompt.word.category
    return Scene({
        "headline": _title(context, at.title, seat, text),
        "word": parts.slip(
            space, at.paper, prompt.word.text, style, layer=Layer.CARD,
            enter=Waypoint(at.paper.scaled(0.5), opacity=0), word=prompt.word,
        ),
        "category": parts.words(space, at.category, kind, Text.CLUE),
        "button": parts.next_button(space, at.button, label, done),
    }, light=0, shade=DUSK)  # fmt: skip


def _before_painting(
    at: Layout, room: Rect, round: prompts.Round, kind: str, here: str, there: str, **more: Any
) -> Pieces:
    """The artists' names, the category, and the headlines at the edges, before the clock starts.

    `here` is the headline at the near edge, in `room`, and `there` that at the far edge. `more` are
    other arguments of `parts.words`.
    """
    space = at.space
    near, far = (
        parts.words(space, room, text, Text.HEADLINE, layer=Layer.WORDS + 1, **more)
        for text in (here, there)
    )
    found = category(at, kind) | parts.both(space, "headline", near, far)
    for edge, seat in zip(at.edges, _shown_artists(at, round.roles), strict=False):
        found |= artist_name(at, edge, seat)
    return found


def _shown_artists(at: Layout, roles: Roles) -> tuple[int, ...]:
    """The artists' seats by edge; on a phone, which has one edge, only the main artist's."""
    return at.artists(roles) if len(at.edges) > 1 else (roles.main,)


def _first_cloud(
    round: prompts.Round, kind: str, context: SceneContext, lifts: bool = False
) -> Scene:
    """The scene in which the main artist flicks the first cloud into the empty sky.

    If `lifts`, the scene is the hand-off to the whole table, and the same gesture ends the
    hand-off.
    """
    at, main = Layout(context), round.roles.main
    person = not context.people[main].robot
    pieces = _before_painting(at, at.empty_sky, round, kind, *_toss_texts(at, round.roles, lifts))
    for edge in at.artists_edges(round.roles):
        artist = main if person and edge == at.edge_of(main, round.roles) else None
        pieces |= supply(Sky(), at, edge, NOTHING, artist)
    for key, piece in pieces.items():
        if piece.free:
            toss = Send(moves.Toss(main, key.partition(":")[2]))
            action = Lift(then=toss) if lifts else toss
            pieces[key] = piece._replace(free="", tap=action, flick=action)
    if lifts and not person:
        pieces["go-on"] = parts.next_button(at.space, at.sky, tr._("Go on"), Lift())
    return Scene(pieces, light=0)


def _toss_texts(at: Layout, roles: Roles, lifts: bool) -> tuple[str, str]:
    """The headlines before the toss, for the near and the far edge; they never address a robot.

    `lifts` means that the hand-off to the whole table has not ended yet.
    """
    context, main = at.context, roles.main
    second = roles.timekeeper if roles.second is None else roles.second
    to_main, to_second = (
        tr._("{main}, flick a cloud into the sky"),
        tr._("{second}, you paint from this side"),
    )
    if roles.second is None:
        to_second = tr._("{second}, you guess: say what you see")
    if context.people[second].robot:
        to_second = "" if roles.second is None else tr._("{second} paints from this side")
    if context.people[main].robot:
        to_main = tr._("{main} lets a cloud fall into the sky")
        if lifts:  # a person may still hold the tablet
            to_main = to_second = passing.lay_down(context.space)
            if not context.people[second].robot:
                to_second = tr._("{second}, lay the tablet on the table")
                if context.space.phone:
                    to_second = tr._("{second}, lay the phone on the table")
    names = {"main": context.name(main), "second": context.name(second)}
    texts = to_main.format(**names), to_second.format(**names)
    return texts if _shown_artists(at, roles)[0] == main else (texts[1], texts[0])


def _landed(prompt: prompts.StartClockPrompt, context: SceneContext) -> Scene:
    """The scene in which the tossed cloud lands.

    The clock starts after three seconds, or at once after a tap. The headline names the timekeeper,
    unless the timekeeper is a robot.
    """
    at, timekeeper = Layout(context), context.people[prompt.round.roles.timekeeper]
    start = Send(moves.StartClock(context.speaker(prompt.actors)))
    text, badge = tr._("The clock starts soon"), None
    if not timekeeper.robot:
        text, badge = tr._("{name}, the clock starts soon"), token(timekeeper)
        text = text.format(name=timekeeper.name)
    pieces = cloud_pieces(prompt.sky.clouds, at)
    edge = at.edge_of(prompt.round.roles.main, prompt.round.roles)
    for cloud, (key, piece) in zip(prompt.sky.clouds, pieces.items(), strict=True):
        pieces[key] = piece._replace(
            replaces_key=edge.supply_key(cloud.shape), enter=Waypoint(edge.slot(cloud.shape)),
            waypoints=(Waypoint(piece.rect.scaled(TOSSED), piece.angle + 2 * parts.QUARTER_TURN),),
            bounce=True,
        )  # fmt: skip
    for edge in at.artists_edges(prompt.round.roles):
        pieces |= supply(prompt.sky, at, edge, NOTHING, artist=None)
    if not timekeeper.robot:
        go = parts.button(at.space, at.near.guessed, tr._("Start now"), start, Text.BODY)
        pieces |= parts.both(at.space, "start", go)
    words = _before_painting(at, at.foot, prompt.round, prompt.category, text, text, badge=badge)
    return Scene(pieces | words | clock(at, prompt.timer, start), light=0)


def _regrouped(prompt: prompts.RegroupPrompt, context: SceneContext) -> Scene:
    """The scene after players have left or joined: who plays on, and who paints next."""
    painters, onward = "", tr._("Who has won?")
    if prompt.next:
        painters = _painters_text(prompt.next, context, tr._("{main} and {second} paint next"))
        onward = tr._("Next sky")
    button = result.ButtonSpec("next", onward, Send(Next(context.speaker(prompt.actors))))
    text = tr._("The table has changed")
    return _empty_sky(context, prompt.next, prompt.droplets, text, button, painters)
