"""Whose pictures they were, the points, and the end of a match."""

from engine.core import Join, Leave, MatchAward, Next
from engine.games.storyteller.prompts import GameOverPrompt, RoundResultPrompt, ToldPicture
from engine.games.storyteller.scoring import Outcome
from mobileapp.games.storyteller import layout
from mobileapp.games.storyteller.layout import Choice, Layout
from mobileapp.games.storyteller.looks import track_point
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending, who_won
from mobileapp.stage.looks import CREAM, Card, Slip, token
from mobileapp.stage.scene import Piece, Pieces, Rect, Reveal, Scene, Send, Spot, Table, around


def _outcome(prompt: RoundResultPrompt, table: Table) -> str:
    if isinstance(prompt.last, Leave) and prompt.gone:
        left = tr.n("{names} has left the table", "{names} have left the table", len(prompt.gone))
        return left.format(names=tr.listed(prompt.gone))
    name = next(card.name for card in prompt.cards if card.told)
    sentences = {
        Outcome.NOBODY: tr._("Nobody found it: nothing for {name}"),
        Outcome.EVERYBODY: tr._("Everybody found it: nothing for {name}"),
        Outcome.SOME: tr._("Some found it: 3 points each"),
    }
    return sentences[prompt.outcome].format(name=name)


def round_result(prompt: RoundResultPrompt, table: Table, choice: Choice) -> Reveal:
    """A pause; the owners one by one, that of the told picture last; then the points."""
    at, pieces = layout.laid_out(prompt, table, choice, _outcome(prompt, table))
    before = list(prompt.scores)
    for award in prompt.awards:
        if award.why != "joined":
            before[award.seat] -= award.points
    quiet = {
        key: parts.still(piece)._replace(delay=0, via=())
        for key, piece in pieces.items()
        if not key.startswith(("headline", "number"))
    }
    shown = quiet | _vote_tokens(prompt, at, table)
    shown |= layout.score(at, before, prompt.target, table)
    steps = [(0.7, Scene(dict(shown), shade=0.35))]
    for slot in sorted(range(len(prompt.cards)), key=lambda slot: prompt.cards[slot].told):
        shown |= _with_owner(prompt, slot, at, table, quiet)
        if not prompt.cards[slot].told:
            steps.append((0.34, Scene(dict(shown), shade=0.35, sound="card")))
    shown |= {key: piece for key, piece in pieces.items() if key.startswith("headline")}
    steps.append((0.9, Scene(dict(shown), shade=0.35, sound="reveal")))
    points, go = _points(prompt, before, at, table)
    shown |= points
    steps.append((0.5, Scene(dict(shown), shade=0.2, sound="token")))
    shown |= _moved_tokens(prompt, before, at, table)
    for card in prompt.cards:
        key = f"card:{card.item.id}"
        shown[key] = shown[key]._replace(tap=pieces[key].tap)
        if choice.enlarged == card.item.id:
            shown[key] = pieces[key]._replace(delay=0)
    text = tr._("Who has won?") if prompt.final else tr._("Next round")
    onward = Send(Next(table.speaker(prompt.actors)))
    shown["next"] = parts.button(table.space, go, text, onward)
    final = (0.0, Scene(shown, sound="token"))
    come_or_gone = isinstance(prompt.last, Leave | Join)  # the rest was told before
    return parts.steps(*([] if come_or_gone else steps), final)


def _moved_tokens(prompt: RoundResultPrompt, before: list[int], at: Layout, table: Table) -> Pieces:
    """The score as it is now; tokens step along the track instead of jumping."""
    found = layout.score(at, prompt.scores, prompt.target, table)
    for seat, (start, end) in enumerate(zip(before, prompt.scores, strict=True)):
        if end > start:
            badge, last = found[f"track:{seat}"], prompt.target
            w, h = badge.rect.w, badge.rect.h
            way = (track_point(at.track, min(step, last), last) for step in range(start + 1, end))
            via = tuple(Spot(around(x, y, w, h)) for x, y in way)
            found[f"track:{seat}"] = badge._replace(via=via, duration=0.16, arc=h * 0.3)
    return found


def _vote_tokens(prompt: RoundResultPrompt, at: Layout, table: Table) -> Pieces:
    """The tokens on the pictures they voted for."""
    found: Pieces = {}
    for card, place in zip(prompt.cards, at.cards, strict=True):
        for order, voter in enumerate(card.voters):
            if voter is not None:
                rect = layout.on_card(place, order, len(card.voters), table.space)
                found[f"vote:{voter}"] = parts.badge(
                    table.people[voter], rect, layer=64 + voter, arc=rect.h * 0.3,
                    enter=Spot(rect.moved(0, -rect.h * 3), opacity=0),
                )  # fmt: skip
    return found


def _with_owner(
    prompt: RoundResultPrompt, slot: int, at: Layout, table: Table, cards: Pieces
) -> Pieces:
    """Whose picture it was; the told one grows and shines."""
    space, card, rect = table.space, prompt.cards[slot], at.cards[slot]
    key = f"card:{card.item.id}"
    piece = cards[key]._replace(dim=0.6, layer=10 + slot)
    if card.told:
        rect = rect.scaled(1 + 1.5 * layout.GAP * space.unit / rect.w)  # short of its neighbours
        piece = cards[key]._replace(
            rect=rect, layer=36, glow=1.0, glow_colour=CREAM, angle=0, duration=0.5
        )
    letters = space.text(28)
    h = max(letters * (1.4 if len(card.name) <= 10 else 2.6), rect.h * 0.13)
    columns = {place.cx for place in at.cards if abs(rect.cx - place.cx) > 1}
    apart = min((abs(rect.cx - cx) for cx in columns), default=space.area.w)
    wide = min(max(rect.w * 0.98, letters * 4.6), max(apart, at.cards[slot].w) * 0.99)
    ribbon = around(rect.cx, rect.top - h * 0.5, wide, h).within(space.area)
    room_for_both = wide >= letters * 4.6  # else the name needs all of it
    sign = token(table.people[card.owner]) if card.owner is not None and room_for_both else None
    return {
        key: piece,
        f"owner:{slot}": Piece(
            ribbon, Slip(card.name, letters, badge=sign), layer=56, angle=-2.0,
            duration=0.26, enter=Spot(ribbon.scaled(1.5), -10, opacity=0), bounce=True,
        ),
    }  # fmt: skip


def _points(
    prompt: RoundResultPrompt, before: list[int], at: Layout, table: Table
) -> tuple[Pieces, Rect]:
    """What everyone got, to be read from both sides, and where the next step is."""
    space = table.space
    texts = [
        f"+{now - then}" if now > then else "–" if seat in prompt.not_heard else "0"
        for seat, (then, now) in enumerate(zip(before, prompt.scores, strict=True))
    ]
    if at.row.w >= at.row.h:  # below the pictures, not beside them
        row, go = parts.text_and_next(space, at.row)
        both = not space.phone and table.only_person is None
        return layout.points(table, texts, row, twice=both), go
    go, rest = at.row.cut_bottom(max(space.touch, 76 * space.unit), 12 * space.unit)
    near = layout.points(table, texts, rest)
    if table.only_person is not None:
        return near, go
    far = {f"{key}-far": parts.both(space, key, piece)[f"{key}-far"] for key, piece in near.items()}
    return near | far, go


def game_over(prompt: GameOverPrompt, table: Table, choice: Choice) -> Reveal:
    text = tr._("{points} points, {rounds} stories")
    end = Ending(
        who_won(table, prompt.winners),
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
    return ending(table, end)


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
