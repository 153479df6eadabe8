"""The scenes of an answer that is revealed, and of the end of a match."""

from engine.core import Award, Next
from engine.games.remember.prompts import AnswerPrompt, GameOverPrompt, Question
from engine.memories import Kind
from mobileapp.games.remember.layout import SHOWN, Choice
from mobileapp.games.remember.pieces import Table, shown_look
from mobileapp.games.remember.texts import asked, back_then, quoted
from mobileapp.languages import counted
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.boxes import PerWindow
from mobileapp.stage.ending import Ending, compared_with_best, ending, who_won, winners_confetti
from mobileapp.stage.gallery import Exhibit
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import CREAM, Card, Slip, token
from mobileapp.stage.people import points_row
from mobileapp.stage.piece import Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer, Size, Text

PAUSE, ANSWER, EARNED = 0.8, 1.3, 0.6
"""Seconds of the steps of a reveal: the pause at its start, the right answer, the points."""
FEW_PEOPLE, POINTS_PART = 5, PerWindow(0.42, phone_landscape=0.54)
"""Up to how many people the evening stands beside their points, and the part of the points then."""
WRONG = 0.5
"""The opacity of a written answer that is wrong."""
HOP, HOPPING = 0.1, 0.9
"""How far tokens hop up from their place, in widths of a token, and for how many seconds."""
WRITTEN_HIGH, WRITTEN_WIDE, WRITTEN_TILT = 1.5, 1.35, -4
"""The slip with the answer: its height in font sizes, its width as a multiple of the width of its
text, and its angle.
"""
LINES = {False: 1.0, True: 1.6}
"""How many lines of text the headline has room for, on a tablet and on a phone."""
BANDS = (
    N_("You’ll have to play more often"),
    N_("Some of it comes back"),
    N_("You remember well"),
    N_("Hardly anything is forgotten"),
    N_("You two forget nothing"),
)
"""The titles of a shared result, the lowest first."""


def answer(prompt: AnswerPrompt, context: SceneContext, choice: Choice) -> Reveal:
    """The reveal: a pause, the right answer and whose it was, then its evening and the points.

    Where there is no room for both, the evening replaces the headline that says whose it was.
    """
    table, space = Table(prompt.question, context), context.space
    before = table.pieces(Choice(), asked(prompt.question))
    tokens = table.tokens(dict(prompt.answers))
    quiet = {key: parts.still(piece)._replace(delay=0, tap=None) for key, piece in before.items()}
    shown = quiet | tokens
    steps = [(PAUSE, Scene(dict(shown), shade=Dim.DUSK))]
    for number, key in enumerate(table.keys):
        piece = shown[key]
        if number == prompt.right:
            grown = piece.rect.scaled(1 + Gap.SMALL * space.unit / piece.rect.w)
            shown[key] = piece._replace(
                rect=grown.within(space.area), glow=Glow.CHOSEN, glow_colour=CREAM, angle=0,
                layer=Layer.RAISED, duration=Duration.SLOW,
            )  # fmt: skip
        elif isinstance(piece.look, Slip):
            shown[key] = piece._replace(opacity=WRONG)
        else:
            shown[key] = piece._replace(dim=Dim.FADED)
    shown |= _cheering(prompt, tokens) | _written(prompt, before, context)
    caption = _caption(prompt.question, prompt.right)
    shown |= table.headline(caption)
    confetti = _confetti(prompt, context)
    steps.append(
        (
            ANSWER,
            Scene(dict(shown), shade=Dim.DUSK, confetti=confetti, sound="reveal", said=caption),
        )
    )
    score, evening = _foot(table, context)
    shown |= _back_then(prompt, table, space, evening)
    shown |= _points(prompt, table, context, score)
    steps.append((EARNED, Scene(dict(shown), shade=Dim.DUSK / 2, confetti=confetti, sound="token")))
    last = tr._("See the result") if prompt.together else tr._("Who has won?")
    text = last if prompt.final else tr._("Next question")
    onward = Send(Next(context.speaker(prompt.actors)))
    shown["next"] = parts.next_button(space, table.at.go, text, onward)
    for key in before:
        if before[key].tap:
            shown[key] = shown[key]._replace(tap=before[key].tap)
    if choice.enlarged in before:
        large = table.pieces(choice, asked(prompt.question))[choice.enlarged]
        shown[choice.enlarged] = large._replace(delay=0)
    return parts.reveal_of(*steps, (0, Scene(shown, confetti=confetti)))


def _cheering(prompt: AnswerPrompt, tokens: Pieces) -> Pieces:
    """The tokens on the answers: those of who remembered hop for joy, the others grow dark."""
    found: Pieces = {}
    for seat, _ in prompt.answers:
        lying = tokens[f"voter:{seat}"]
        if seat in prompt.remembered:
            side = lying.rect.w
            lying = lying._replace(
                rect=lying.rect.moved(0, side * HOP), arc=side, hops=2, duration=HOPPING,
                glow=Glow.CHOSEN, glow_colour=CREAM,
            )  # fmt: skip
        else:
            lying = lying._replace(dim=Dim.FADED)
        found[f"voter:{seat}"] = lying
    return found


def _written(prompt: AnswerPrompt, before: Pieces, context: SceneContext) -> Pieces:
    """The answer on a slip across the photograph, with the token of whom it is about.

    If that is more than one person, as with a sky, there is no token: one would not tell it all.
    """
    question, space = prompt.question, context.space
    photo = before.get(f"shown:{question.number}")
    if photo is None:
        return {}
    text, style = question.answer_text(prompt.right), Text.CLUE
    alone = len(prompt.about) == 1 and len(question.names) <= 1
    about = prompt.about[0] if alone else None
    high = min(space.text(style.size) * WRITTEN_HIGH, photo.rect.h * 0.3)
    lead = space.text(style.size) * parts.BADGE_BEFORE_TEXT if about is not None else 0
    wide = min(parts.text_width(space, text, style) * WRITTEN_WIDE + lead, photo.rect.w * 0.94)
    rect = around(photo.rect.cx, photo.rect.y + high * 0.8, wide, high)
    written = parts.slip(
        space, rect, text, style, angle=WRITTEN_TILT, layer=Layer.SIGN, bounce=True, public=False,
        badge=token(context.people[about]) if about is not None else None,
        enter=Waypoint(rect.scaled(2.5), WRITTEN_TILT * 4, opacity=0),
    )  # fmt: skip
    return {"written": written}


def _confetti(prompt: AnswerPrompt, context: SceneContext) -> tuple[str, ...]:
    """Confetti if several people have answered, and all of them remembered."""
    if len(prompt.answers) > 1 and len(prompt.remembered) == len(prompt.answers):
        return winners_confetti(context, prompt.remembered)
    return ()


def _foot(table: Table, context: SceneContext) -> tuple[Rect, Rect | None]:
    """The room for the points and, beside it, for the evening; None if there is none for that."""
    if not context.space.wide or len(context.people) > FEW_PEOPLE:
        return table.at.points, None
    return table.at.points.cut_left(
        table.at.points.w * POINTS_PART.of(context.space), Gap.MARGIN * context.space.unit
    )


def _points(prompt: AnswerPrompt, table: Table, context: SceneContext, room: Rect) -> Pieces:
    """Everyone's points so far; those just won fly in from the right answer."""
    found = points_row(
        context, {seat: str(score) for seat, score in enumerate(prompt.scores)}, room
    )
    place = table.places[prompt.right].card
    for seat, won in enumerate(prompt.points):
        if won:
            key = f"points:{seat}"
            found[key] = found[key]._replace(
                enter=Waypoint(place.scaled(0.3)), arc=place.w / 5, duration=Duration.SLOW
            )
    return found


def _back_then(prompt: AnswerPrompt, table: Table, space: Space, beside: Rect | None) -> Pieces:
    """When it was, and who was there; only how many, if there is no room for all names.

    It stands beside the points if there is room, and is the headline otherwise.
    """
    if beside is not None:
        text = back_then(prompt)
        lines = fit(text, Text.CAPTION.face, space.text(Text.CAPTION.size), beside.w, beside.h)
        if lines.size < space.text(Text.CAPTION.size):
            text = back_then(prompt, by_name=False)
        evening = parts.words(
            space, beside, text, Text.CAPTION, align="left", enter=Waypoint(
                beside.moved(0, -beside.h / 2), opacity=0
            ),
        )  # fmt: skip
        return {"evening": evening}
    whole, room = back_then(prompt), table.at.headline.w * LINES[space.phone]
    for style in (table.style, Text.SMALLEST):
        if parts.text_width(space, whole, style) < room:
            return table.headline(whole, style=style)
    return table.headline(back_then(prompt, by_name=False))


# --- the end ----------------------------------------------------------------------------------


def game_over(prompt: GameOverPrompt, context: SceneContext, choice: Choice) -> Reveal:
    """The scene of the end: who remembers most, and what was asked."""
    best, total = max(prompt.scores), sum(prompt.scores)
    title = (
        who_won(context, prompt.winners) if prompt.winners else tr._("Nobody remembered a thing")
    )
    result = counted.points(best)
    if prompt.together:
        title = tr._(BANDS[prompt.shared_band or 0])
        result = tr._("{points} of {most} points").format(points=total, most=prompt.most)
        result = compared_with_best(result, context)
    exhibits = {
        f"shown:{question.number}": (exhibit, caption)
        for question, right in zip(prompt.asked, prompt.right, strict=True)
        if (exhibit := _exhibit(question, right, choice)) and (caption := _caption(question, right))
    }
    end = Ending(
        title,
        result,
        shared_band=prompt.shared_band,
        winners=prompt.winners,
        scores=() if prompt.together else prompt.scores,
        awards=tuple(map(_award, prompt.awards)),
        gallery=tuple(exhibit for exhibit, _ in exhibits.values()),
        sound="fanfare-storyteller",
    )
    if choice.enlarged in exhibits:
        exhibit, caption = exhibits[choice.enlarged]
        end = end._replace(large=exhibit, caption=caption)
    return ending(context, end)


def _exhibit(question: Question, right: int, choice: Choice) -> Exhibit | None:
    """The picture that a question was about, with its clue, or with the answer."""
    tap = choice.enlarging(f"shown:{question.number}")
    said = question.clue or question.answer_text(right)
    quotes = quoted("{clue}") if question.clue else ""
    if question.kind == Kind.CLUE:
        meant = question.answers[right]
        return Exhibit(meant.id, Card(meant), Size.CARD, tap, said, quotes)
    look = shown_look(question)
    key = question.picture.id if question.picture else question.drawing
    return Exhibit(key, look, SHOWN[question.kind], tap, said, quotes) if look else None


def _caption(question: Question, right: int) -> str:
    """The answer in one line: whose it was, and the word or the clue."""
    answered = question.answer_text(right) if question.kind != Kind.CLUE else ""
    said = question.clue or ("" if question.people else answered)
    name = answered if question.people else tr.listed(question.names)
    if question.kind == Kind.TRAIL:
        # Translators: who played this picture for somebody else's clue
        return tr._("{name} played it for {clue}").format(name=name, clue=quoted(said))
    if said and name:
        return tr._("{name}: {clue}").format(name=name, clue=quoted(said))
    return quoted(said) if said else name


def _award(award: Award) -> AwardCard:
    title, reason = award_words(award.key, award.figures)
    return AwardCard(title, award.seats, reason)


def award_words(key: str, figures: tuple[int, ...]) -> tuple[str, str]:
    """The title of an award and why it was earned."""
    n = figures[0]
    title, reason = {
        # Translators: an award for the best memory
        "memory": (
            tr._("Best memory"),
            tr.n("{n} right answer", "{n} right answers", n),
        ),
        "unforgettable": (
            tr._("Unforgettable"),
            tr.n("remembered {n} time", "remembered {n} times", n),
        ),
    }[key]
    return title, reason.format(n=n)
