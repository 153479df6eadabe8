"""The secret screen on which a player sees their hand.

The storyteller chooses a picture there and gives a clue to it. The others play one or two pictures
for that clue. At other times players may look at their hand without playing.
"""

from engine.games.storyteller import moves, prompts
from engine.packs import Item
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.pieces import pile, quoted, writable
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.geometry import Rect, around, fitted, grid, hull
from mobileapp.stage.looks import Card, token
from mobileapp.stage.piece import Action, Choose, Drop, EndPeek, Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Field, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer, Size, Text, bar

IN_DECK = 3
"""The number of backs that represent the deck."""
MAX_NAMED = 2
"""The maximum number of robots that the hint in the clue field names.

If more robots have to read the clue, the hint names none of them.
"""
Playing = prompts.TellPrompt | prompts.ContributePrompt
Hand = prompts.HandPrompt | Playing


PILES = row(
    Box("pile", aspect=Size.CARD, padding=Gap.SMALL),
    Box("deck", aspect=Size.CARD, padding=Gap.SMALL),
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
ONLY_LOOKING = row(
    Box(),
    Box("hand", 8, max_size=Length(740)),
    column(
        Box("deck", aspect=Size.CARD, max_width=Length(220)), GO, size=Length(300), gap=Gap.MEDIUM
    ),
    Box(),
    gap=2 * Gap.MARGIN,
)
"""The boxes of a hand that is only looked at, in a wide window: together in the middle."""
HAND = PerWindow(tablet=BESIDE, tablet_portrait=ABOVE)
"""The boxes of the hand, with the clue and the piles beside or above it."""
WITHOUT_BADGE = PerWindow(tablet=False, phone=True, phone_landscape=False)
"""Whether the badge before the title is left out, because the text needs the whole width."""
OVER_ALL = PerWindow(tablet=False, phone=True)
"""Whether an enlarged picture may cover everything but the button.

If not, it may cover only the other pictures.
"""


@cached_layout()
def _places(space: Space, plays: bool) -> Places:
    title = bar(Box("title"), size=Size.TITLE_BAR.of(space))
    below = HAND.of(space) if plays or not space.wide else ONLY_LOOKING
    whole = column(title, below, gap=Gap.SMALL)
    return whole.place(space.table, space)


def hand(prompt: Hand, context: SceneContext, choice: Choice) -> Scene:
    """The scene in which a player looks at their hand and may enlarge pictures.

    Depending on the prompt, the player also chooses a picture and writes a clue, or plays one or
    two pictures.
    """
    space, person = context.space, context.people[prompt.viewer]
    plays, laid = not isinstance(prompt, prompts.HandPrompt), 0
    at = _places(space, plays)
    if isinstance(prompt, prompts.ContributePrompt):
        laid = 1 + prompt.contributed * prompt.wanted
    pieces = pile("deck", at.deck, IN_DECK, Layer.GROUND)
    pieces |= pile("laid", at.find("pile"), laid, Layer.PILE)
    task = _task(prompt, choice).format(name=person.name, teller=_teller(prompt, context))
    sign = None if WITHOUT_BADGE.of(space) else token(person)
    pieces["headline"] = parts.words(space, at.title, task, Text.TITLE, badge=sign, public=False)
    places = grid(len(prompt.hand), at.hand, Size.CARD, Gap.MEDIUM * space.unit)
    for index, (item, rect) in enumerate(zip(prompt.hand, places, strict=True)):
        if item.id in choice.laid:
            pieces |= _on_the_pile(item, laid + choice.laid.index(item.id), at, choice)
        else:
            picture = _in_hand(item, rect, index, at, space, choice)
            if not isinstance(prompt, prompts.HandPrompt):
                picture = _playable(picture, prompt, item, laid, at, choice)
            pieces[f"picture:{item.id}"] = picture
    if not isinstance(prompt, prompts.HandPrompt):
        pieces["pile"] = parts.place_for(at.pile.inset(-Gap.TINY * space.unit), space)
        writes = isinstance(prompt, prompts.TellPrompt) or prompt.clue_length > 0
        clue = "" if writes else quoted(prompt.clue)
        pieces["clue"] = parts.slip(
            space, at.clue, clue, Text.CLUE, layer=Layer.PAPER, known_to_all=True
        )
    pieces["button"] = _button(prompt, laid, at, context, choice)
    return Scene(pieces, field=_clue_field(prompt, pieces, at.find("clue"), context, choice))


def _teller(prompt: Hand, context: SceneContext) -> str:
    if isinstance(prompt, prompts.HandPrompt) or prompt.teller is None:
        return ""
    return context.name(prompt.teller)


def _task(prompt: Hand, choice: Choice) -> str:
    match prompt:
        case prompts.TellPrompt(readers=()):
            return tr._("{name}, choose a picture and give a clue")
        case prompts.TellPrompt():
            return tr._("{name}, choose a picture and write a clue")
        case prompts.ContributePrompt() if _must_write(prompt, choice):
            return tr._("{name}, write down {teller}’s clue")
        case prompts.ContributePrompt(wanted=2) if choice.laid:
            return tr._("{name}, one more picture for {teller}’s clue")
        case prompts.ContributePrompt(wanted=2):
            return tr._("{name}, two pictures for {teller}’s clue")
        case prompts.ContributePrompt():
            return tr._("{name}, a picture for {teller}’s clue")
    return tr._("{name}, your pictures")


# --- the pictures -----------------------------------------------------------------------------


def _in_hand(
    item: Item, place: Rect, index: int, at: Places, space: Space, choice: Choice
) -> Piece:
    """A picture of the hand; a tap enlarges it, or makes it small again."""
    picture = Piece(
        place, Card(item), layer=Layer.CARD + index, dim=Dim.FADED if choice.enlarged else 0,
        enter=Waypoint(at.deck, face_up=False), leave=Waypoint(place.moved(0, -2 * place.top)),
        delay=index * Duration.STAGGER if choice == Choice() else 0, arc=place.w / 8, bounce=True,
        tap=choice.enlarging(item.id),
    )  # fmt: skip
    if choice.enlarged != item.id:
        return picture
    room = hull([at.title, at.hand, at.clue, at.deck]) if OVER_ALL.of(space) else at.hand
    large = fitted(room, Size.CARD)
    rect = around(place.cx, place.cy, large.w, large.h).within(room)
    return picture._replace(rect=rect, layer=Layer.HELD, dim=0, lifted=0.5)


def _playable(
    picture: Piece, prompt: Playing, item: Item, laid: int, at: Places, choice: Choice
) -> Piece:
    """A copy of a picture's piece that the player can flick or drag to the pile."""
    lay = _lay(prompt, item, laid, at, choice)
    glow: float = Glow.INVITING
    if choice.enlarged:
        glow = Glow.CHOSEN if choice.enlarged == item.id else 0
    return picture._replace(
        flick=lay, drops=(Drop("pile", lay),), replaces_key=f"laid:{laid}", glow=glow
    )


def _on_the_pile(item: Item, number: int, at: Places, choice: Choice) -> Pieces:
    """A picture that was laid on the pile but not yet played; a tap takes it back."""
    key = f"laid:{number}"
    lying = pile("laid", at.pile, 1, Layer.PILE, number)[key]
    back = Choose(choice._replace(laid=()))
    picture = f"picture:{item.id}"
    return {key: lying._replace(replaces_key=picture, look=Card(item), face_up=True, tap=back)}


def _lay(prompt: Playing, item: Item, laid: int, at: Places, choice: Choice) -> Action:
    """The action of laying a picture on the pile; the last picture to be laid also sends the move.

    A player plays one or two pictures, in a single move. If the storyteller has not written a clue
    that is required, the rules refuse the move and say why.
    """
    seat, own = prompt.actors[0], (*choice.laid, item.id)
    placed = _on_the_pile(item, laid + len(choice.laid), at, choice)
    if isinstance(prompt, prompts.TellPrompt):
        return Send(moves.Tell(seat, item.id, choice.clue.strip()), placed)
    if len(own) < prompt.wanted:
        return Choose(choice._replace(enlarged="", laid=own))
    clue = choice.clue.strip() if prompt.clue_length else ""
    return Send(moves.Contribute(seat, own, clue), placed)


# --- the clue and the button ------------------------------------------------------------------


def _must_write(prompt: Hand, choice: Choice) -> bool:
    """Whether the player still has to write a clue that robots can read: as the storyteller, or as
    the next person after a clue that was only spoken.
    """
    match prompt:
        case prompts.TellPrompt():
            waiting = bool(prompt.readers)
        case prompts.ContributePrompt():
            waiting = prompt.clue_length > 0
        case _:
            waiting = False
    return waiting and not choice.clue.strip()


def _button(prompt: Hand, laid: int, at: Places, context: SceneContext, choice: Choice) -> Piece:
    space, rect = context.space, at.button
    if isinstance(prompt, prompts.HandPrompt):
        if context.held:
            hint = tr._("Let go to close")
            return parts.words(space, rect, hint, Text.ASIDE, layer=Layer.BUTTON, public=False)
        return parts.button(space, rect, tr._("Done"), EndPeek())
    for item in prompt.hand:
        if item.id == choice.enlarged and _must_write(prompt, choice):
            back = choice.enlarging(item.id)
            return parts.button(space, rect, tr._("First write the clue"), back, quiet=True)
        if item.id == choice.enlarged:
            telling = isinstance(prompt, prompts.TellPrompt)
            text = tr._("Choose this picture") if telling else tr._("Play this picture")
            return parts.button(space, rect, text, _lay(prompt, item, laid, at, choice))
    hint = tr._("Tap a picture to enlarge it, flick it up to play it")
    return parts.words(space, rect, hint, Text.HINT, layer=Layer.BUTTON, public=False)


def _clue_field(
    prompt: Hand, pieces: Pieces, paper: Rect, context: SceneContext, choice: Choice
) -> Field | None:
    """The field for the storyteller's clue.

    None if the player has no clue to write, or if an enlarged picture covers the field.
    """
    box = writable(paper)
    large = pieces.get(f"picture:{choice.enlarged}")
    if isinstance(prompt, prompts.HandPrompt) or (large and large.rect.overlaps(box)):
        return None
    size = context.space.text(Text.CLUE.size)
    if isinstance(prompt, prompts.ContributePrompt):
        if not prompt.clue_length:
            return None
        # Translators: in the empty field for a clue that a child has only spoken
        hint = tr._("What did {name} say? Robots can’t hear").format(name=_teller(prompt, context))
        return Field("clue", box, choice.clue, hint, prompt.clue_length, size)
    # Translators: in the empty field for the clue, which is otherwise given aloud. 17 letters fit.
    hint = _why_to_write(prompt, context) if prompt.readers else tr._("or write it here")
    return Field("clue", box, choice.clue, hint, prompt.clue_length, size)


def _why_to_write(prompt: prompts.TellPrompt, context: SceneContext) -> str:
    """The hint in the empty field: the clue must be written, because robots have to read it."""
    readers = [context.name(seat) for seat in prompt.readers]
    if prompt.together:
        # The robots that listen sit last; the partner may be a robot, too.
        partner = next(seat for seat in context.seats if seat != prompt.teller)
        readers = [context.name(seat) for seat in prompt.readers if seat != partner]
        # Translators: in the empty field for the clue; the robots should not understand it
        text = tr._("Write it for {name} – {robots} read along")
        return text.format(name=context.name(partner), robots=tr.listed(readers))
    if len(readers) > MAX_NAMED:
        return tr._("Write it here: robots can’t hear")
    text = tr.n(
        "Write it here: {names} can’t hear", "Write it here: {names} can’t hear", len(readers)
    )
    return text.format(names=tr.listed(readers))
