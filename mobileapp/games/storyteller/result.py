"""Whose pictures they were, the points, and the end of a match."""

from engine.core import MatchAward, Next
from engine.games.storyteller.prompts import (
    GameOverPrompt,
    RoundResultPrompt,
    ToldPicture,
)
from engine.games.storyteller.scoring import Outcome
from mobileapp.games.storyteller.looks import track_point
from mobileapp.games.storyteller.pictures import Open, items_of, laid_out, on_card, score, still
from mobileapp.games.storyteller.pieces import Choice, quoted
from mobileapp.stage.ending import AwardCard, Ending, Exhibit, ending
from mobileapp.stage.looks import CREAM, INK, Card, Slip, token
from mobileapp.stage.parts import (
    badge,
    button,
    steps,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Choose,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Space,
    Spot,
    Table,
    around,
    grid,
)
from mobileapp.translation import tr


def _outcome(prompt: RoundResultPrompt, table: Table) -> str:
    name = tr._("the storyteller") if prompt.teller is None else table.name(prompt.teller)
    sentences = {
        Outcome.NOBODY: tr._("Nobody found it: nothing for {name}"),
        Outcome.EVERYBODY: tr._("Everybody found it: nothing for {name}"),
        Outcome.SOME: tr._("Some found it: 3 points each"),
    }
    return sentences[prompt.outcome].format(name=name)


def _gained(prompt: RoundResultPrompt) -> list[int]:
    gained = [0] * len(prompt.scores)
    for award in prompt.awards:
        if award.why != "joined":
            gained[award.seat] += award.points
    return gained


def result(prompt: RoundResultPrompt, table: Table, choice: Choice) -> Reveal:
    """A breath of silence; the owners one by one, the told picture last; then the points."""
    at, pieces = laid_out(prompt, table, choice, _outcome(prompt, table))
    before = tuple(s - g for s, g in zip(prompt.scores, _gained(prompt), strict=True))
    quiet = {key: still(piece)._replace(delay=0, via=()) for key, piece in pieces.items()}
    quiet |= _voted(prompt, at, table) | score(at, before, prompt.target, table)
    for side in ("", "-far"):
        quiet.pop(f"headline{side}", None)
    told: list[tuple[float, Scene]] = [(0.7, Scene(dict(quiet), shade=0.35))]
    shown = dict(quiet)
    decoys = [slot for slot, card in enumerate(prompt.cards) if not card.told]
    for slot in decoys:
        shown |= _owned(prompt, slot, at, table, quiet)
        told.append((0.34, Scene(dict(shown), shade=0.35, sound="card")))
    for slot in (slot for slot, card in enumerate(prompt.cards) if card.told):
        shown |= _owned(prompt, slot, at, table, quiet)
    shown |= {key: pieces[key] for key in ("headline", "headline-far") if key in pieces}
    told.append((0.9, Scene(dict(shown), shade=0.35, sound="reveal")))
    shown |= _points(prompt, at, table)
    told.append((0.5, Scene(dict(shown), shade=0.2, sound="token")))
    for key, piece in score(at, prompt.scores, prompt.target, table).items():
        seat = int(key.split(":")[1]) if ":" in key else -1
        walked = _gained(prompt)[seat] if seat >= 0 else 0
        shown[key] = _walking(piece, at.track, before[seat], walked, prompt.target)
    for item in items_of(prompt):
        shown[f"card:{item.id}"] = shown[f"card:{item.id}"]._replace(
            tap=pieces[f"card:{item.id}"].tap
        )
    if choice.enlarged:
        shown[f"card:{choice.enlarged}"] = pieces[f"card:{choice.enlarged}"]._replace(delay=0)
    shown["next"] = _next(prompt, at, table)
    return steps(*told, (0, Scene(shown, sound="token")))


def _walking(piece: Piece, track: Rect, start: int, walked: int, target: int) -> Piece:
    """A token that steps along the track instead of jumping."""
    if walked <= 0:
        return piece
    w, h = piece.rect.w, piece.rect.h
    way = tuple(
        Spot(around(*track_point(track, min(start + step, target), target), w, h))
        for step in range(1, walked)
    )
    return piece._replace(via=way, duration=0.16, arc=h * 0.3)


def _voted(prompt: RoundResultPrompt, at: Open, table: Table) -> Pieces:
    """The tokens on the pictures they voted for."""
    found: Pieces = {}
    for slot, card in enumerate(prompt.cards):
        for place, voter in enumerate(card.voters):
            if voter is not None:
                rect = on_card(at.cards[slot], place, len(card.voters), table.space)
                found[f"vote:{voter}"] = badge(
                    table.people[voter], rect, layer=64 + voter, arc=rect.h * 0.3,
                    enter=Spot(rect.moved(0, -rect.h * 3), opacity=0),
                )  # fmt: skip
    return found


def _owned(prompt: RoundResultPrompt, slot: int, at: Open, table: Table, cards: Pieces) -> Pieces:
    """Whose picture it was; the told one grows and shines."""
    space, card, rect = table.space, prompt.cards[slot], at.cards[slot]
    key = f"card:{card.item.id}"
    piece = cards[key]._replace(dim=0 if card.told else 0.6, layer=36 if card.told else 10 + slot)
    if card.told:
        rect = rect.scaled(1.14).within(space.area.inset(4 * space.unit))
        piece = piece._replace(rect=rect, glow=1.0, glow_colour=CREAM, angle=0, duration=0.5)
    name = tr._("Somebody") if card.owner is None else table.name(card.owner)
    lines = 1.4 if len(name) <= 10 else 2.6
    h = max(space.text(28) * lines, rect.h * 0.13)
    apart = min((abs(rect.cx - other.cx) for other in at.cards if abs(rect.cx - other.cx) > 1),
                default=space.area.w)  # fmt: skip
    wide = min(max(rect.w * 1.04, space.text(28) * 4.6), max(apart, at.cards[slot].w) * 1.1)
    ribbon = around(rect.cx, rect.top - h * 0.5, wide, h).within(space.area)
    room_for_both = wide >= space.text(28) * 4.6  # else the name needs all of it
    sign = token(table.people[card.owner]) if card.owner is not None and room_for_both else None
    return {
        key: piece,
        f"owner:{slot}": Piece(
            ribbon, Slip(name, space.text(28), ink=INK, badge=sign), layer=56, angle=-2.0,
            duration=0.26, enter=Spot(ribbon.scaled(1.5), -10, opacity=0), bounce=True,
        ),
    }  # fmt: skip


def _points(prompt: RoundResultPrompt, at: Open, table: Table) -> Pieces:
    """What everyone got."""
    space = table.space
    row, _ = _row_and_next(at.row, space)
    gained = _gained(prompt)
    cells = grid(
        len(gained), row, 2.1 if space.wide else 1.9, 8 * space.unit, most=190 * space.unit
    )
    found: Pieces = {}
    for seat, (points, cell) in enumerate(zip(gained, cells, strict=True)):
        disc = around(cell.x + cell.h * 0.4, cell.cy, cell.h * 0.76, cell.h * 0.76)
        text = Rect(disc.right + 2, cell.y, cell.right - disc.right - 2, cell.h)
        later = seat * STAGGER
        found[f"score:{seat}"] = badge(table.people[seat], disc, layer=20, delay=later, bounce=True)
        found[f"points:{seat}"] = words(
            space,
            text,
            f"+{points}" if points else "–" if seat in prompt.not_heard else "0",
            44,
            face="figures",
            layer=21,
            colour=CREAM if points else "#AEB6E0",
            align="left",
            delay=later,
        )
    return found


def _row_and_next(row: Rect, space: Space) -> tuple[Rect, Rect]:
    """The row below the pictures, parted into points and the next step."""
    if space.wide:
        go, rest = row.cut_right(min(270 * space.unit, row.w * 0.32), 14 * space.unit)
        return rest, around(go.cx, go.cy, go.w, max(space.touch, 72 * space.unit))
    go, rest = row.cut_bottom(space.touch, 6 * space.unit)
    return rest, around(go.cx, go.cy, min(go.w, 420 * space.unit), go.h)


def _next(prompt: RoundResultPrompt, at: Open, table: Table) -> Piece:
    _, rect = _row_and_next(at.row, table.space)
    text = tr._("Who has won?") if prompt.final else tr._("Next round")
    return button(table.space, rect, text, Send(Next(table.speaker(prompt.actors))))


# --- the end ----------------------------------------------------------------------------------


def game_over(prompt: GameOverPrompt, table: Table, choice: Choice) -> Reveal:
    names = tr.listed([table.name(seat) for seat in prompt.winners])
    best = max(prompt.scores)
    large = next((told for told in prompt.gallery if told.picture.id == choice.enlarged), None)
    back = Choose(choice._replace(enlarged=""))
    return ending(
        table,
        Ending(
            title=tr.n("{names} wins", "{names} win together", len(prompt.winners)).format(
                names=names
            ),
            subtitle=tr._("{points} points, {rounds} stories").format(
                points=best, rounds=prompt.rounds
            ),
            winners=prompt.winners,
            scores=prompt.scores,
            awards=tuple(_award(award, prompt) for award in prompt.awards),
            gallery=tuple(
                Exhibit(
                    Card(told.picture),
                    tap=Choose(choice._replace(enlarged=told.picture.id)),
                )
                for told in prompt.gallery[-12:]
            ),
            large=Exhibit(Card(large.picture), tap=back) if large else None,
            caption=_caption(large, table) if large else "",
            sound="fanfare-storyteller",
        ),
    )


def _award(award: MatchAward, prompt: GameOverPrompt) -> AwardCard:
    """What somebody earned, in words."""
    number = award.figures[0]
    title, reason = {
        "most-deceiving": (
            tr._("False trail"),
            tr.n("{n} vote on one picture", "{n} votes on one picture", number),
        ),
        "boldest": (tr._("Boldest clue"), tr._("understood by just one")),
        "understood": (
            tr._("Clear clues"),
            tr.n("found {n} time", "found {n} times", number),
        ),
        "riser": (
            tr._("Greatest leap"),
            tr.n("{n} point in one round", "{n} points in one round", number),
        ),
    }[award.key]
    reason = reason.format(n=number)
    told = next((told for told in prompt.gallery if told.picture.id == award.item), None)
    if told is not None and told.clue:
        reason = quoted(told.clue)
    look = Card(told.picture) if told else None
    return AwardCard(title, award.seats, reason, look)


def _caption(told: ToldPicture, table: Table) -> str:
    """What was said about a picture, and by whom."""
    teller = tr._("Somebody") if told.teller is None else table.name(told.teller)
    return tr._("{name}: {clue}").format(name=teller, clue=quoted(told.clue))
