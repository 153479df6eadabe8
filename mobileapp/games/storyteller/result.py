"""Whose pictures they were, the points, and the end of a match."""

from engine.core import Join, Leave, MatchAward, Next
from engine.games.storyteller.prompts import GameOverPrompt, RoundResultPrompt, ToldPicture
from engine.games.storyteller.scoring import Outcome
from mobileapp.games.storyteller import layout
from mobileapp.games.storyteller.layout import Choice, Layout
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending, who_won
from mobileapp.stage.looks import CREAM, Card, Slip, token
from mobileapp.stage.people import points_row
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    SceneContext,
    Send,
    Waypoint,
    around,
)


def _outcome(prompt: RoundResultPrompt, context: SceneContext) -> str:
    """Why there are these points."""
    if isinstance(prompt.last, Leave) and prompt.gone:
        left = tr.n("{names} has left the table", "{names} have left the table", len(prompt.gone))
        return left.format(names=tr.listed(prompt.gone))
    told = next(card for card in prompt.cards if card.told)
    votes = sum(len(card.voters) for card in prompt.cards)
    names = [told.name, *(context.name(seat) for seat in told.voters if seat is not None)]
    if not votes:
        names = [context.name(seat) for seat in prompt.not_heard]
        text = tr._("{names} did not hear the clue")
    elif prompt.outcome is Outcome.NOBODY:
        text = tr._("Nobody found it: nothing for {name}")
    elif prompt.outcome is Outcome.EVERYBODY:
        text = tr._("Everybody found it: nothing for {name}")
    elif len(told.voters) > 2:
        text = tr._("{n} of {all} found it: 3 points each, {name} too")
    else:
        text = tr._("Found! 3 points each: {names}")
    listed = tr.listed(names)
    return text.format(names=listed, name=told.name, n=len(told.voters), all=votes)


def round_result(prompt: RoundResultPrompt, context: SceneContext, choice: Choice) -> Reveal:
    """A pause; the owners one by one, that of the told picture last; then the points."""
    asked = layout.laid_out(prompt, context, choice, tr._("Whose is whose?"), None)[1]
    at, pieces = layout.laid_out(prompt, context, choice, _outcome(prompt, context), None)
    before = list(prompt.scores)
    for award in prompt.awards:
        if award.why != "joined":
            before[award.seat] -= award.points
    quiet = {
        key: parts.still(piece)._replace(delay=0, waypoints=())
        for key, piece in pieces.items()
        if not key.startswith(("headline", "number"))
    }
    points, go = _points(prompt, before, at, context, pieces)
    headlines = [key for key in pieces if key.startswith("headline")]
    cards = enumerate(prompt.cards)
    votes = {seat: slot for slot, card in cards for seat in card.voters if seat is not None}
    shown = quiet | {key: asked[key] for key in headlines}
    shown |= layout.vote_tokens(votes, at, context)
    shown |= layout.score(at, before, prompt.target, context)
    steps = [(0.7, Scene(dict(shown), shade=0.35))]
    for slot in sorted(range(len(prompt.cards)), key=lambda slot: prompt.cards[slot].told):
        shown |= _with_owner(prompt, slot, at, context, quiet)
        if not prompt.cards[slot].told:
            steps.append((0.34, Scene(dict(shown), shade=0.35, sound="card")))
    shown |= {key: pieces[key] for key in headlines} | _drawn(prompt, shown, context)
    steps.append((0.9, Scene(dict(shown), shade=0.35, sound="reveal")))
    shown |= points
    steps.append((0.5, Scene(dict(shown), shade=0.2, sound="token")))
    shown |= layout.score(at, prompt.scores, prompt.target, context, before)
    for card in prompt.cards:
        key = f"card:{card.item.id}"
        shown[key] = shown[key]._replace(tap=pieces[key].tap)
        if choice.enlarged == card.item.id:
            shown[key] = pieces[key]._replace(delay=0)
    text = tr._("Who has won?") if prompt.final else tr._("Next round")
    onward = Send(Next(context.speaker(prompt.actors)))
    shown["next"] = parts.button(context.space, go, text, onward)
    final = (0.0, Scene(shown, sound="token"))
    come_or_gone = isinstance(prompt.last, Leave | Join)  # the rest was told before
    return parts.steps(*([] if come_or_gone else steps), final)


def _with_owner(
    prompt: RoundResultPrompt, slot: int, at: Layout, context: SceneContext, cards: Pieces
) -> Pieces:
    """Whose picture it was; the told one grows and shines."""
    space, card, rect = context.space, prompt.cards[slot], at.cards[slot]
    key = f"card:{card.item.id}"
    piece = cards[key]._replace(dim=0.6, layer=10 + slot)
    if card.told:
        rect = rect.scaled(1 + 1.5 * layout.GAP * space.unit / rect.w)  # short of its neighbours
        piece = cards[key]._replace(
            rect=rect, layer=36, glow=1.0, glow_colour=CREAM, angle=0, duration=0.5
        )
    letters, most = space.text(28), rect.h * 0.25
    lines = 1.32 if len(card.name) <= 10 else 2.5
    twice = parts.two_sided(context) and letters * lines * 2 <= most
    h = letters * lines * 2 if twice else min(max(letters * lines, rect.h * 0.13), most)
    columns = {place.cx for place in at.cards if abs(rect.cx - place.cx) > 1}
    apart = min((abs(rect.cx - cx) for cx in columns), default=space.area.w)
    wide = min(max(rect.w * 0.98, letters * 4.6), max(apart, at.cards[slot].w) * 0.99)
    ribbon = around(rect.cx, rect.top - h * 0.5, wide, h).within(space.area)
    room_for_both = wide >= letters * 4.6  # else the name needs all of it
    sign = token(context.people[card.owner]) if card.owner is not None and room_for_both else None
    return {
        key: piece,
        f"owner:{slot}": Piece(
            ribbon, Slip(card.name, letters, twice, badge=sign), layer=56, angle=-2.0,
            duration=0.26, enter=Waypoint(ribbon.scaled(1.5), -10, opacity=0), bounce=True,
        ),
    }  # fmt: skip


def _drawn(prompt: RoundResultPrompt, shown: Pieces, context: SceneContext) -> Pieces:
    """What votes on a false trail are worth to its owner, above the tokens that lie there."""
    found: Pieces = {}
    for slot, card in enumerate(prompt.cards):
        tokens = [shown[f"voter:{seat}"].rect for seat in card.voters if seat is not None]
        if tokens and not card.told:
            x, side = sum(rect.cx for rect in tokens) / len(tokens), tokens[0].h
            above = around(x, tokens[0].cy + side, side, side)
            found[f"drawn:{slot}"] = parts.words(
                context.space, above, f"+{len(card.voters)}", 34, face="figures", chip=True,
                layer=57, bounce=True, enter=Waypoint(above.moved(0, -side), opacity=0),
                public=False,
            )  # fmt: skip
    return found


def _points(
    prompt: RoundResultPrompt, before: list[int], at: Layout, context: SceneContext, pieces: Pieces
) -> tuple[Pieces, Rect]:
    """What everyone got, at the edge where they read it, and where the next step is."""
    space, gap = context.space, 12 * context.space.unit
    texts = [
        f"+{now - then}" if now > then else "–" if seat in prompt.not_heard else "0"
        for seat, (then, now) in enumerate(zip(before, prompt.scores, strict=True))
    ]
    if at.row.top > at.cards[-1].y:  # beside the pictures
        go, row = at.row.cut_bottom(max(space.touch, 76 * space.unit), gap)
        far = row.across(space.area)
    else:
        row, go = parts.text_and_next(space, at.row)
        far = at.far
        if not far.h and "headline-far" in pieces:  # they share its line
            said = pieces["headline-far"]
            wide = min(said.rect.w * 0.45, said.rect.h * 2.1 * len(texts))
            far, rest = said.rect.cut_left(wide, 2 * gap)
            pieces["headline-far"] = said._replace(rect=rest)
    found = points_row(context, texts, row, far if "headline-far" in pieces else None)
    for seat, place in _earned_at(prompt, at).items():
        for key in {f"points:{seat}", f"points:{seat}-far"} & set(found):
            come = Waypoint(place.scaled(0.3), found[key].angle)
            found[key] = found[key]._replace(enter=come, arc=place.w * 0.2, duration=0.5)
    return found, go


def _earned_at(prompt: RoundResultPrompt, at: Layout) -> dict[int | None, Rect]:
    """The picture from which somebody's points come: their own, or the one they found."""
    cards = [pair for pair in zip(prompt.cards, at.cards, strict=True) if pair[0].voters]
    own = {card.owner: place for card, place in cards}
    told = {seat: place for card, place in cards for seat in card.voters if card.told}
    return own | told if prompt.outcome is Outcome.SOME else own


def game_over(prompt: GameOverPrompt, context: SceneContext, choice: Choice) -> Reveal:
    text = tr._("{points} points, {rounds} stories")
    end = Ending(
        who_won(context, prompt.winners),
        text.format(points=max(prompt.scores), rounds=prompt.rounds),
        winners=prompt.winners,
        scores=prompt.scores,
        awards=tuple(_award(award, prompt) for award in prompt.awards),
        gallery=tuple(_exhibit(told, choice) for told in prompt.gallery[-12:]),
        sound="fanfare-storyteller",
    )
    if large := next((t for t in prompt.gallery if t.picture.id == choice.enlarged), None):
        said = tr._("{name}: {clue}").format(name=large.name, clue=layout.quoted(large.clue))
        end = end._replace(large=_exhibit(large, choice), caption=said)
    return ending(context, end)


def _exhibit(told: ToldPicture, choice: Choice) -> Exhibit:
    return Exhibit(Card(told.picture), tap=choice.enlarging(told.picture.id))


def _award(award: MatchAward, prompt: GameOverPrompt) -> AwardCard:
    """What somebody earned, in words."""
    n = award.figures[0]
    votes = tr.n("{n} vote on one picture", "{n} votes on one picture", n)
    leap = tr.n("{n} point in one round", "{n} points in one round", n)
    title, reason = {
        "most-deceiving": (tr._("False trail"), votes),
        "boldest": (tr._("Boldest clue"), tr._("understood by just one")),
        "understood": (tr._("Clear clues"), tr.n("found {n} time", "found {n} times", n)),
        "riser": (tr._("Greatest leap"), leap),
    }[award.key]
    told = next((told for told in prompt.gallery if told.picture.id == award.item), None)
    reason = layout.quoted(told.clue) if told and told.clue else reason.format(n=n)
    return AwardCard(title, award.seats, reason, Card(told.picture) if told else None)
