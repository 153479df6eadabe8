"""Storyteller as scenes: for every prompt what lies where. Pure: no Kivy, no state.

One player lays a picture and gives a clue to it, the others add pictures that fit. All are turned
up and voted on; then everyone sees whose they were.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core import Handoff
from engine.games.storyteller import moves, prompts
from engine.packs import Item
from mobileapp.games.storyteller import layout
from mobileapp.games.storyteller.layout import Choice, pile, quoted
from mobileapp.games.storyteller.opening import drawing_lots, on_curtain, who_has_a_clue
from mobileapp.games.storyteller.result import game_over, round_result
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.boxes import Box, Length, PerWindow, cached_layout, column, place_in, row
from mobileapp.stage.looks import Card, token
from mobileapp.stage.people import vote_badges
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    SceneContext,
    Space,
    Waypoint,
    around,
)
from mobileapp.stage.tokens import CARD, Dim, Duration, Gap, Glow, Layer, Size, Text, bar


def scene(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    """The scene of a prompt or hand-off."""
    return parts.at_place(_scene_of(shown, context, choice), "storyteller")


def _scene_of(shown: Any, context: SceneContext, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None, public=prompts.TablePublic() as public):
            return _on_the_table(public, context)
        case Handoff(public=prompts.TablePublic() as public):
            return _curtain(shown, public, context)
        case prompts.HaveCluePrompt():
            return who_has_a_clue(shown, context)
        case prompts.HandPrompt() | prompts.TellPrompt() | prompts.ContributePrompt():
            return _hand(shown, context, choice)
        case prompts.StartVotingPrompt():
            return _turned_up(shown, context, choice)
        case prompts.VotePrompt():
            return _secret_vote(shown, context, choice)
        case prompts.CastVotesPrompt():
            return _open_vote(shown, context, choice)
        case prompts.RoundResultPrompt():
            return round_result(shown, context, choice)
        case prompts.GameOverPrompt():
            return game_over(shown, context, choice)
    raise TypeError(type(shown).__name__)


# --- before and between -----------------------------------------------------------------------


def _curtain(
    handoff: Handoff, public: prompts.TablePublic, context: SceneContext
) -> Scene | Reveal:
    """Whose turn it is; lots that were just drawn are seen first."""
    closed = parts.curtain(handoff, context, lambda box: on_curtain(public, context, box))
    if public.drawn and not handoff.peek:
        return drawing_lots(public, context, closed)
    return closed


def _on_the_table(public: prompts.TablePublic, context: SceneContext) -> Scene:
    """The pictures lie face down; whoever is ready turns them up."""
    if public.cards or not public.told:
        return parts.to_the_table(context, {})
    space, alone = context.space, context.only_person is not None
    at = layout.heap_for(space, layout.Contents(bool(public.clue), alone=alone))
    pieces = layout.question_and_clue(at, space, tr._("All pictures are here"), public.clue)
    pieces |= pile("laid", at.room, public.laid, Layer.PILE)
    top = f"laid:{public.laid - 1}"
    pieces[top] = pieces[top]._replace(tap=stage.Lift(), glow=Glow.INVITING)
    pieces["go-on"] = parts.button(space, at.go, tr._("Turn them over"), stage.Lift())
    return Scene(pieces)


# --- one player's hand ------------------------------------------------------------------------

IN_DECK = 3
"""The number of card backs that represent the deck."""
BEAT = 0.85
"""Seconds between "three", "two" and "one"."""
Hand = prompts.HandPrompt | prompts.TellPrompt | prompts.ContributePrompt


class _Private(NamedTuple):
    """One player's screen."""

    title: Rect
    hand: Rect
    clue: Rect
    pile: Rect
    deck: Rect
    button: Rect


PILES = row(
    Box("pile", aspect=CARD, padding=Gap.SMALL),
    Box("deck", aspect=CARD, padding=Gap.SMALL),
    gap=Gap.SMALL,
)
GO = Box("button", Size.BUTTON)


BESIDE = row(
    Box("hand", 64),
    column(Box("clue", 46), PILES.with_size(54), GO, size=36, gap=Gap.MEDIUM),
    gap=Gap.LARGE,
)
ABOVE = column(
    row(Box("clue", 60), PILES.with_size(40), size=26, min_size=Length(130), gap=Gap.MEDIUM),
    Box("hand", 74),
    GO,
    gap=Gap.MEDIUM,
)
PRIVATE = PerWindow(tablet=BESIDE, tablet_portrait=ABOVE, phone=ABOVE, phone_landscape=BESIDE)
"""One player's hand, with the clue and the piles beside or above it."""


@cached_layout()
def _private(space: Space) -> _Private:
    title = bar(Box("title"), size=Size.TITLE_BAR.of(space))
    whole = column(title, PRIVATE.of(space), gap=Gap.SMALL, padding=Gap.MEDIUM)
    return place_in(_Private, whole, space.area, space)


def _hand(prompt: Hand, context: SceneContext, choice: Choice) -> Scene:
    """Look, enlarge, write a clue, lay a picture."""
    space, person = context.space, context.people[prompt.audience or 0]
    at, laid, clue = _private(space), 0, ""
    if isinstance(prompt, prompts.ContributePrompt):
        laid, clue = 1 + prompt.contributed * prompt.wanted, quoted(prompt.clue)
    pieces = pile("deck", at.deck, IN_DECK, Layer.GROUND) | pile("laid", at.pile, laid, Layer.PILE)
    task = _task(prompt, context, choice).format(name=person.name)
    sign = None if space.phone and not space.wide else token(person)  # the words need the room
    pieces["headline"] = parts.words(
        space, at.title, task, Text.TITLE, badge=sign, layer=Layer.WORDS, public=False
    )
    places = stage.grid(len(prompt.hand), at.hand, CARD, Gap.MEDIUM * space.unit)
    for index, (item, place) in enumerate(zip(prompt.hand, places, strict=True)):
        if item.id in choice.laid:
            number = laid + choice.laid.index(item.id)
            lying = pile("laid", at.pile, 1, Layer.PILE, number)[f"laid:{number}"]
            pieces[f"laid:{number}"] = lying._replace(
                replaces_key=f"card:{item.id}", look=Card(item), face_up=True,
                tap=stage.Choose(choice._replace(laid=())),
            )  # fmt: skip
        else:
            card = _hand_card(item, place, index, at, space, choice)
            if not isinstance(prompt, prompts.HandPrompt):
                lay = _lay(prompt, item, choice)
                chosen = Glow.CHOSEN if choice.enlarged == item.id else 0
                drop = stage.Drop("pile", lay)
                card = card._replace(flick=lay, drops=(drop,), replaces_key=f"laid:{laid}")
                card = card._replace(glow=chosen if choice.enlarged else Glow.INVITING)
            pieces[f"card:{item.id}"] = card
    if not isinstance(prompt, prompts.HandPrompt):
        pieces["pile"] = parts.place_for(at.pile.inset(-Gap.TINY * space.unit), space)
        pieces["clue"] = parts.slip(space, at.clue, clue, Text.CLUE, layer=Layer.PAPER)
    pieces["button"] = _hand_button(prompt, at.button, context, choice)
    return Scene(pieces, field=_clue_field(prompt, pieces, at.clue, context, choice))


def _task(prompt: Hand, context: SceneContext, choice: Choice) -> str:
    match prompt:
        case prompts.TellPrompt() if context.only_person is not None:
            return tr._("{name}, choose a picture and write a clue")
        case prompts.TellPrompt():
            return tr._("{name}, choose a picture and give a clue")
        case prompts.ContributePrompt(wanted=2) if choice.laid:
            return tr._("{name}, play one more that fits")
        case prompts.ContributePrompt(wanted=2):
            return tr._("{name}, play two pictures that fit")
        case prompts.ContributePrompt():
            return tr._("{name}, play a picture that fits")
    return tr._("{name}, your pictures")


def _hand_card(
    item: Item, place: Rect, index: int, at: _Private, space: Space, choice: Choice
) -> Piece:
    """A picture of the hand: a tap enlarges it in place."""
    card = Piece(
        place, Card(item), layer=Layer.CARD + index, dim=Dim.FADED if choice.enlarged else 0,
        enter=Waypoint(at.deck, face_up=False), leave=Waypoint(place.moved(0, -2 * place.top)),
        delay=index * Duration.STAGGER if choice == Choice() else 0, arc=place.w / 8, bounce=True,
        tap=choice.enlarging(item.id),
    )  # fmt: skip
    if choice.enlarged != item.id:
        return card
    room = at.hand
    if space.phone:  # there large means over everything but the button
        room = stage.hull([at.title, at.hand, at.clue, at.deck])
    large = stage.fitted(room, CARD)
    rect = around(place.cx, place.cy, large.w, large.h).within(room)
    return card._replace(rect=rect, layer=Layer.HELD, dim=0, lifted=0.5)


def _lay(
    prompt: prompts.TellPrompt | prompts.ContributePrompt, item: Item, choice: Choice
) -> stage.Action:
    """What laying a picture does: with three players the first of two only waits on the pile."""
    seat, laid = prompt.actors[0], (*choice.laid, item.id)
    chosen = choice._replace(enlarged="", laid=laid)
    if isinstance(prompt, prompts.TellPrompt):
        return stage.Send(moves.Tell(seat, item.id, choice.clue.strip()), first=chosen)
    if len(laid) < prompt.wanted:
        return stage.Choose(chosen)
    return stage.Send(moves.Contribute(seat, laid), first=chosen)


def _hand_button(prompt: Hand, rect: Rect, context: SceneContext, choice: Choice) -> Piece:
    space = context.space
    if isinstance(prompt, prompts.HandPrompt):
        if context.held:
            hint = tr._("Let go to close")
            return parts.words(space, rect, hint, Text.ASIDE, layer=Layer.BUTTON, public=False)
        return parts.button(space, rect, tr._("Done"), stage.EndPeek())
    for item in prompt.hand:
        if item.id == choice.enlarged:
            telling = isinstance(prompt, prompts.TellPrompt)
            text = tr._("Choose this picture") if telling else tr._("Play this picture")
            return parts.button(space, rect, text, _lay(prompt, item, choice))
    hint = tr._("Tap a picture to enlarge it, flick it up to play it")
    return parts.words(space, rect, hint, Text.HINT, layer=Layer.BUTTON, public=False)


def _clue_field(
    prompt: Hand, pieces: Pieces, paper: Rect, context: SceneContext, choice: Choice
) -> stage.Field | None:
    """Where the clue is written; a picture that has grown over it hides it."""
    box = layout.writable(paper)
    large = pieces.get(f"card:{choice.enlarged}")
    if not isinstance(prompt, prompts.TellPrompt) or (large and large.rect.overlaps(box)):
        return None
    # Translators: in the empty field for the clue, which is otherwise given aloud. 17 letters fit.
    hint, size = tr._("or write it here"), context.space.text(Text.CLUE.size)
    if context.only_person is not None:
        hint = tr._("Write it here: robots cannot hear")
    return stage.Field("clue", box, choice.clue, hint, prompt.clue_length, size)


# --- the pictures are turned up, and votes are brought to them --------------------------------

Writing = prompts.StartVotingPrompt | prompts.CastVotesPrompt


def _question(prompt: layout.Voting, context: SceneContext) -> str:
    if prompt.teller is None:
        return tr._("Which picture was meant?")
    return tr._("Which picture is {name}’s?").format(name=context.name(prompt.teller))


def _turned_up(prompt: prompts.StartVotingPrompt, context: SceneContext, choice: Choice) -> Scene:
    at, pieces = layout.pictures_on_table(
        prompt, context, choice, _question(prompt, context), prompt.teller
    )
    deaf = prompt.may_write and context.only_person is not None  # the clue is wanted first
    text = tr._("Guess without a clue") if deaf else _how_to_vote(prompt, context)
    go = stage.Send(moves.StartVoting(context.speaker(prompt.actors)))
    pieces["button"] = parts.next_step(
        context.space, at.row, text, go, delay=Duration.SLOW, quiet=deaf
    )
    field = _clue_for_robots(prompt, pieces, at.row, context, choice)
    sound = "" if isinstance(prompt.last, moves.WriteClue) else "deal"
    return Scene(pieces, field=field, sound=sound)


def _how_to_vote(prompt: prompts.StartVotingPrompt, context: SceneContext) -> str:
    """What the next step is called: nobody counts to three for a single finger."""
    people = [s for s, one in enumerate(context.people) if s != prompt.teller and not one.robot]
    if not people:
        return tr._("See what they guess")
    if prompt.secret:
        return tr._("Vote in secret")
    if len(people) == 1:
        return tr._("{name}, which one?").format(name=context.name(people[0]))
    return tr._("Count to three and point")


def _clue_for_robots(
    prompt: Writing, pieces: Pieces, row: Rect, context: SceneContext, choice: Choice
) -> stage.Field | None:
    """A clue that was only spoken can be written down for robots, on the paper of the clue."""
    if not prompt.may_write or choice.enlarged:
        return None
    space, paper = context.space, pieces["clue"].rect
    if choice.clue.strip():
        heard = stage.Send(moves.WriteClue(context.speaker(prompt.actors), choice.clue.strip()))
        pieces["button"] = parts.next_step(space, row, tr._("Tell the robots"), heard)
    box = layout.writable(paper)
    hint = tr._("What was the clue? Write it for the robots")
    size = space.text(Text.HEADLINE.size)
    return stage.Field("clue", box, choice.clue, hint, prompt.clue_length, size, secret=False)


def _tokens(
    prompt: layout.Voting, asked: Sequence[int], barred: Sequence[tuple[int, int]],
    at: layout.Places, cards: Pieces, context: SceneContext, choice: Choice,
) -> Pieces:  # fmt: skip
    """Everyone's token, in its row or on a picture; and the pictures, which take the token that was
    touched, or else the next one in the row."""
    votes = dict(choice.votes)
    waiting = [seat for seat in asked if seat not in votes or len(asked) == 1]
    held = choice.held if choice.held in asked else next(iter(waiting), None)
    keys = [f"card:{item.id}" for item in prompt.cards]

    def take(seat: int, *brought: tuple[int, int]) -> stage.Action:
        others = (vote for vote in choice.votes if vote[0] != seat)
        now = choice._replace(votes=(*others, *brought), held=None if brought else seat)
        return stage.Choose(now._replace(enlarged=""))

    def bring(seat: int, key: str) -> stage.Action | None:
        vote = seat, keys.index(key)
        return None if vote in barred else take(seat, vote)

    places, chosen = dict(zip(keys, at.cards, strict=True)), {s: keys[votes[s]] for s in votes}
    found = vote_badges(context, asked, at.row, places, chosen, held, take, bring)
    placed = dict(prompt.placed) if isinstance(prompt, prompts.CastVotesPrompt) else {}
    for key, lying in layout.vote_tokens(placed | votes, at, context).items():
        found[key] = found.get(key, lying)._replace(rect=lying.rect)
    for key in keys:
        if held is not None and (tap := bring(held, key)):
            found[key] = cards[key]._replace(tap=tap, glow=Glow.INVITING)
    return found


def _secret_vote(prompt: prompts.VotePrompt, context: SceneContext, choice: Choice) -> Scene:
    """One player alone: own pictures are dimmed; a token is brought to one of the others."""
    seat, votes = prompt.actors[0], dict(choice.votes)
    at, pieces = layout.pictures_on_table(
        prompt, context, choice, _question(prompt, context), prompt.teller
    )
    for slot in prompt.own:
        key = f"card:{prompt.cards[slot].id}"
        pieces[key] = pieces[key]._replace(dim=Dim.FADED)
    own = [(seat, slot) for slot in prompt.own]
    pieces |= _tokens(prompt, (seat,), own, at, pieces, context, choice)
    if seat in votes:
        vote = stage.Send(moves.Vote(seat, votes[seat]))
        pieces["button"] = parts.next_step(context.space, at.row, tr._("Vote"), vote)
    return Scene(pieces)


def _open_vote(
    prompt: prompts.CastVotesPrompt, context: SceneContext, choice: Choice
) -> Scene | Reveal:
    """Three, two, one - all point; then everyone's token is brought to a picture."""
    question, names = tr._("Put each token on its picture"), prompt.pointing
    if prompt.barred:
        question = tr._("Not your own! Once more: {names}")
    elif prompt.not_heard:
        question, names = tr._("{names} did not hear the clue"), prompt.not_heard
    elif len(names) == 1:
        question = tr._("{names}, put your token on a picture")
    about = names[0] if len(names) == 1 else None if prompt.barred else prompt.teller
    question = question.format(names=tr.listed([context.name(seat) for seat in names]))
    at, pieces = layout.pictures_on_table(prompt, context, choice, question, about)
    votes = dict(choice.votes)
    still = {key: parts.still(piece) for key, piece in pieces.items()}
    pieces |= _tokens(prompt, prompt.pointing, prompt.barred, at, pieces, context, choice)
    if all(seat in votes for seat in prompt.pointing):
        cast = tuple(votes[seat] for seat in prompt.pointing)
        move = stage.Send(moves.CastVotes(context.speaker(prompt.actors), cast))
        pieces["button"] = parts.next_step(context.space, at.row, tr._("Reveal the answer"), move)
    final = Scene(pieces, field=_clue_for_robots(prompt, pieces, at.row, context, choice))
    counted = prompt.barred or isinstance(prompt.last, moves.WriteClue)
    if counted or choice != Choice() or len(prompt.pointing) == 1:
        return final
    count = [(BEAT, _countdown(still, figure, context, "count")) for figure in ("3", "2", "1")]
    point = _countdown(still, tr._("Point!"), context, "point")
    return parts.steps(*count, (BEAT, point), (0, final))


def _countdown(still: Pieces, text: str, context: SceneContext, sound: str) -> Scene:
    """A figure over the middle of the table, for both sides."""
    space, middle = context.space, context.space.area.inset(3 * Gap.MARGIN * context.space.unit)
    rect = middle if space.phone else middle.cut_bottom(middle.h / 2)[0]
    come = Waypoint(rect.scaled(2), opacity=0)
    figure = parts.words(
        space,
        rect,
        text,
        Text.COUNTDOWN,
        layer=Layer.OVERLAY,
        duration=Duration.QUICK,
        enter=come,
    )
    return Scene(still | parts.both(space, f"count:{text}", figure), shade=Dim.DUSK, sound=sound)
