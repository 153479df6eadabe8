"""The scenes of Storyteller's results: the owners of the pictures, the points, and the ending."""

from collections.abc import Sequence

from engine.core import Award, ChangeOfPlayers, Leave, Next
from engine.games.storyteller.prompts import (
    GameOverPrompt,
    HonouredPicture,
    RoundResultPrompt,
    ToldPicture,
)
from engine.games.storyteller.recap import MOST_DECEIVING
from engine.games.storyteller.scoring import MAX_TOGETHER, Outcome
from mobileapp.games.storyteller import pieces as table
from mobileapp.games.storyteller import together
from mobileapp.games.storyteller.layout import OWNER_GAP, Choice, TablePlaces, owner_slip
from mobileapp.games.storyteller.note import note_of_clue, with_noted_clues
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.ending import Ending, compared_with_best, ending, who_won
from mobileapp.stage.gallery import Exhibit
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import CREAM, Card, Slip, token
from mobileapp.stage.people import points_row, seats_at_edges, with_names
from mobileapp.stage.piece import Piece, Pieces, Send, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer, Size, Text

PAUSE, OWNER, ANSWER, EARNED = 0.7, 0.34, 0.9, 0.5
"""Seconds of the steps of the first round's reveal: the pause at its start, each owner's name, the
storyteller's picture, the points. Later rounds are brisker (`pieces.pace`).
"""
NAMED = 4.6
"""The minimum width of a slip with a badge and a name, as a multiple of its font size."""
READABLE = 0.95
"""The minimum font size of a name beside a badge, as a part of its usual size."""


def _outcome(prompt: RoundResultPrompt, context: SceneContext) -> str:
    """The reason for the points of a round: the row of the scoring table that applies, in words.

    If a player has just left, the text says instead who has left.
    """
    if isinstance(prompt.last, Leave) and prompt.gone:
        left = tr.n("{names} has left the table", "{names} have left the table", len(prompt.gone))
        return left.format(names=tr.listed([context.name(seat) for seat in prompt.gone]))
    if prompt.together:
        return together.outcome(prompt)
    told = next(picture for picture in prompt.pictures if picture.told)
    votes = sum(len(picture.voters) for picture in prompt.pictures)
    text = {
        Outcome.NOBODY: tr._("Nobody found it: 0 for {name}, 2 for the others"),
        Outcome.EVERYBODY: tr._("Everybody found it: 0 for {name}, 2 for the others"),
        Outcome.SOME: tr._("{n} of {all} found it: 3 for {name} and finders, 0 for others"),
    }
    if any(gain.why == "votes-drawn" for gain in prompt.gains):
        text |= {
            # Translators: 2 points for each voter, and 1 more for each vote on a picture of theirs
            Outcome.NOBODY: tr._("Nobody found it: 2 for the others, 1 for each vote"),
            # Translators: 3 points for the storyteller and for everyone who found the picture; all
            # others get 1 point for each vote on their picture
            Outcome.SOME: tr._("{n} of {all} found it: 3 for {name} and finders, 1 for each vote"),
        }
    name = context.name(prompt.teller)
    return text[prompt.outcome].format(name=name, n=len(told.voters), all=votes)


def round_result(prompt: RoundResultPrompt, context: SceneContext, choice: Choice) -> Reveal:
    """The reveal of a round's result.

    After a pause it shows the owners one by one, the storyteller last, and then the points. In
    *Between us*, each robot says before the pause which word of the clue it followed. If a player
    has just left or joined, only the last scene is shown.
    """
    question, pace = tr._("Whose is whose?"), table.pace(prompt)
    voted, asked = table.pictures_on_table(prompt, context, choice, question, None)
    at, pieces = table.pictures_on_table(
        prompt, context, choice, _outcome(prompt, context), None, owners=True
    )
    before = _scores_before(prompt, context)
    now = table.scored(context, prompt.scores, prompt.together)
    points = _points(prompt, at, context)
    quiet = _without_touch(pieces)
    headlines = [key for key in pieces if key.startswith("headline")]
    shown_by_slot = enumerate(prompt.pictures)
    votes = {s: slot for slot, one in shown_by_slot for s in one.voters}
    headline = {key: asked[key] for key in headlines}
    shown = _without_touch(asked) | headline
    shown |= table.score(voted, before, prompt.target, context)
    steps = []
    if prompt.together:
        steps = together.listening(prompt, votes, voted, context, shown)
        shown |= together.reasons(prompt, votes, voted, context)
    shown |= table.vote_tokens(votes, voted, context)
    steps.append((PAUSE * pace, Scene(dict(shown), shade=Dim.DUSK)))
    # The pictures make room for the names of their owners.
    shown = quiet | headline | table.score(at, before, prompt.target, context)
    shown |= table.vote_tokens(votes, at, context)
    if prompt.together:
        shown |= together.reasons(prompt, votes, at, context)
    for slot in sorted(range(len(prompt.pictures)), key=lambda slot: prompt.pictures[slot].told):
        shown |= _with_owner(prompt, slot, at, context, quiet)
        if not prompt.pictures[slot].told:
            steps.append((OWNER * pace, Scene(dict(shown), shade=Dim.DUSK, sound="card")))
    shown |= {key: pieces[key] for key in headlines}
    steps.append((ANSWER * pace, Scene(dict(shown), shade=Dim.DUSK, sound="reveal")))
    shown |= points
    steps.append((EARNED * pace, Scene(dict(shown), shade=Dim.DUSK / 2, sound="token")))
    shown |= table.score(at, now, prompt.target, context, before)
    for picture in prompt.pictures:
        key = f"picture:{picture.item.id}"
        shown[key] = shown[key]._replace(tap=pieces[key].tap)
        if choice.enlarged == picture.item.id:
            shown[key] = pieces[key]._replace(delay=0)
    last = tr._("See the result") if prompt.together else tr._("Who has won?")
    text = last if prompt.final else tr._("Next round")
    onward = Send(Next(context.speaker(prompt.actors)))
    shown["next"] = parts.next_button(context.space, at.go, text, onward)
    noted, field = note_of_clue(prompt, at, context, choice)
    final = (0.0, Scene(shown | noted, field=field, sound="token"))
    if isinstance(prompt.last, ChangeOfPlayers):  # the result was already revealed
        return parts.reveal_of(final)
    return parts.reveal_of(*steps, final)


def _without_touch(pieces: Pieces) -> Pieces:
    """The pieces as they lie in a reveal: they do not react, and headlines and numbers are gone."""
    return {
        key: parts.still(piece)._replace(delay=0, waypoints=())
        for key, piece in pieces.items()
        if not key.startswith(("headline", "number"))
    }


def _scores_before(prompt: RoundResultPrompt, context: SceneContext) -> dict[int, int]:
    """The scores before this round, including the points that newcomers were given on joining."""
    before = table.scored(context, prompt.scores, prompt.together)
    for gain in prompt.gains:
        if gain.why != "joined":
            before[gain.seat] -= gain.points
    return before


def _with_owner(
    prompt: RoundResultPrompt, slot: int, at: TablePlaces, context: SceneContext, pictures: Pieces
) -> Pieces:
    """A picture, and below it a slip with its owner's name, which faces the owner.

    The storyteller's picture grows and glows; any other picture is dimmed.
    """
    space, picture, rect = context.space, prompt.pictures[slot], at.pictures[slot]
    key = f"picture:{picture.item.id}"
    piece = pictures[key]._replace(dim=Dim.FADED, layer=Layer.CARD + slot)
    if picture.told:
        larger = rect.scaled(1 + Gap.SMALL * space.unit / rect.w)  # without touching its neighbours
        rect = larger._replace(y=rect.y)  # so that all slips are level
        piece = pictures[key]._replace(
            rect=rect,
            layer=Layer.RAISED,
            glow=Glow.CHOSEN,
            glow_colour=CREAM,
            angle=0,
            duration=Duration.SLOW,
        )
    letters, unit = space.text(Text.SMALLEST.size), space.unit
    h = owner_slip(space, table.owner_lines(prompt, context))
    columns = {place.cx for place in at.pictures if abs(rect.cx - place.cx) > 1}
    apart = min((abs(rect.cx - cx) for cx in columns), default=space.area.w)
    least = at.pictures[slot].w
    wide = min(max(least, letters * NAMED), max(apart, least) - 1)
    ribbon = around(rect.cx, rect.y - OWNER_GAP * unit - h / 2, wide, h).within(space.area)
    far = parts.two_sided(context) and picture.owner in seats_at_edges(context).far
    angle = 180 if far else 0
    slip = Piece(
        ribbon, Slip(tr._("the box"), letters), layer=Layer.LABEL, angle=angle,
        duration=Duration.QUICK, bounce=True, public=not space.phone,
        enter=Waypoint(ribbon.scaled(2), angle - 10, opacity=0),
    )  # fmt: skip
    if picture.owner is not None:
        badges = _badged(prompt, context, ribbon, letters)
        sign = token(context.people[picture.owner]) if badges else None
        named = slip._replace(look=Slip("", letters, badge=sign))
        slip = with_names(named, context, (picture.owner,))
    return {key: piece, f"owner:{slot}": slip}


def _badged(prompt: RoundResultPrompt, context: SceneContext, rect: Rect, letters: float) -> bool:
    """Whether the slips show badges: if every owner's name is readable beside one."""
    owners = {picture.owner for picture in prompt.pictures if picture.owner is not None}
    looks = (Slip(context.name(o), letters, badge=token(context.people[o])) for o in owners)
    sizes = (look.fitted(rect.w, rect.h).size for look in looks)
    return min(sizes, default=0) >= letters * READABLE - 1


def _points(prompt: RoundResultPrompt, at: TablePlaces, context: SceneContext) -> Pieces:
    """Everyone's points of this round, in a row; they fly in from pictures (see `_earned_at`)."""
    scores, before = prompt.scores, _scores_before(prompt, context)
    texts = {
        seat: f"+{scores[seat] - then}" if scores[seat] > then else "0"
        for seat, then in before.items()
    }
    found = points_row(context, texts, at.points, at.get("points_far"))
    for seat, place in _earned_at(prompt, at).items():
        for key in {f"points:{seat}", f"points:{seat}-far"} & set(found):
            come = Waypoint(place.scaled(0.3), found[key].angle)
            found[key] = found[key]._replace(enter=come, arc=place.w / 5, duration=Duration.SLOW)
    return found


def _earned_at(prompt: RoundResultPrompt, at: TablePlaces) -> dict[int, Rect]:
    """The places of the pictures from which points fly to the players, by seat.

    In *Between us*, all points fly from the storyteller's picture. Else a player's points fly from
    the player's own picture, if it got votes. If only some voters found the storyteller's picture,
    the finders' points fly from that picture instead. Other seats are left out.
    """
    pictures = [pair for pair in zip(prompt.pictures, at.pictures, strict=True) if pair[0].voters]
    if prompt.together:
        place = next(at for one, at in zip(prompt.pictures, at.pictures, strict=True) if one.told)
        return {gain.seat: place for gain in prompt.gains}
    own = {one.owner: place for one, place in pictures if one.owner is not None}
    told = {seat: place for picture, place in pictures for seat in picture.voters if picture.told}
    return own | told if prompt.outcome is Outcome.SOME else own


def game_over(prompt: GameOverPrompt, context: SceneContext, choice: Choice) -> Reveal:
    text = tr._("{points} points, {rounds} stories")
    if prompt.short:
        text = tr._("Short game: {result}").format(result=text)
    title = who_won(context, prompt.winners)
    if prompt.together:
        title, text = tr._(together.BANDS[prompt.band]), tr._("{points} of {most} points")
    result = text.format(
        points=prompt.scores[prompt.winners[0]], rounds=prompt.rounds, most=MAX_TOGETHER
    )
    gallery = with_noted_clues(prompt.gallery, context)
    end = Ending(
        title,
        compared_with_best(result, context),
        shared_band=prompt.shared_band,
        winners=prompt.winners,
        scores=() if prompt.together else prompt.scores,
        awards=tuple(
            _award(award, picture, gallery)
            for award, picture in zip(prompt.awards, prompt.honoured, strict=True)
        ),
        gallery=tuple(_exhibit(told, choice) for told in gallery),
        sound="fanfare-storyteller",
    )
    shown = (n for n, told in enumerate(gallery) if told.picture.id == choice.enlarged)
    if (index := next(shown, None)) is not None:
        large = gallery[index]
        teller, clue = context.in_round(index).name(large.teller), table.quoted(large.clue)
        said = tr._("{name}: {clue}").format(name=teller, clue=clue)
        end = end._replace(large=_exhibit(large, choice), caption=said)
    return ending(context, end)


def _exhibit(told: ToldPicture, choice: Choice) -> Exhibit:
    """A picture of the gallery with the clue to it, if that is known; a tap enlarges it."""
    tap = choice.enlarging(told.picture.id)
    return Exhibit(
        told.picture.id, Card(told.picture), Size.CARD, tap, told.clue, table.quoted("{clue}")
    )


def award_words(key: str, figures: tuple[int, ...]) -> tuple[str, str]:
    """The title of an award and why it was earned."""
    n = figures[0]
    votes = tr.n("{n} vote on one picture", "{n} votes on one picture", n)
    leap = tr.n("{n} point in one round", "{n} points in one round", n)
    title, reason = {
        "most-deceiving": (tr._("False trail"), votes),
        "boldest": (tr._("Boldest clue"), tr._("understood by just one")),
        "understood": (tr._("Clear clues"), tr.n("found {n} time", "found {n} times", n)),
        "riser": (tr._("Greatest leap"), leap),
        # Translators: an award for a clue that only the partner understood, not the robots
        "secret": (tr._("Secret clue"), tr._("just between you two")),
    }[key]
    return title, reason.format(n=n)


def _award(
    award: Award, honoured: HonouredPicture | None, gallery: Sequence[ToldPicture]
) -> AwardCard:
    """The card of an award: its title, players, picture and, if it is known, the clue to it."""
    n = award.figures[0]
    title, reason = award_words(award.key, award.figures)
    if honoured is None:
        return AwardCard(title, award.seats, reason)
    clue = gallery[honoured.round].clue
    if clue and award.key == MOST_DECEIVING:
        # Translators: {n} players voted for a picture because it fits the clue
        reason = tr.n("{n} took it for {clue}", "{n} took it for {clue}", n)
        reason = reason.format(n=n, clue=table.quoted(clue))
    else:
        reason = table.quoted(clue) if clue else reason
    picture = honoured.picture
    return AwardCard(title, award.seats, reason, Card(picture), picture=picture.id)
