"""Storyteller as scenes: for every prompt what lies where. Pure: no Kivy, no state."""

from typing import Any

from engine.core import Handoff, Prompt
from engine.games.storyteller.moves import (
    DrawLots,
    HaveClue,
)
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    GameOverPrompt,
    HandPrompt,
    HaveCluePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TablePublic,
    TellPrompt,
    VotePrompt,
)
from mobileapp.games.storyteller.hand import hand
from mobileapp.games.storyteller.pictures import secret_vote, turned_up, votes_at_the_table
from mobileapp.games.storyteller.pieces import CARD, PLACE, Choice, pile, quoted, with_clue
from mobileapp.games.storyteller.result import game_over, result
from mobileapp.stage.looks import Card
from mobileapp.stage.parts import (
    button,
    curtain,
    edges,
    headline,
    people_row,
    slip,
    to_the_table,
)
from mobileapp.stage.scene import (
    STAGGER,
    EndPeek,
    Hold,
    Lift,
    Peek,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Send,
    Table,
    around,
    fitted,
)
from mobileapp.translation import tr


def first_choice(prompt: Prompt) -> Choice:
    return Choice()


def scene(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    """Everything that is to be seen now."""
    told = _told(shown, table, choice)
    if isinstance(told, Scene):
        return told._replace(place=PLACE)
    return tuple(step._replace(scene=step.scene._replace(place=PLACE)) for step in told)


def _told(shown: Any, table: Table, choice: Choice) -> Scene | Reveal:
    match shown:
        case Handoff(to=None, public=TablePublic() as public):
            return _on_the_table(public, table)
        case Handoff(public=TablePublic() as public):
            return curtain(shown, table, lambda box: _known(public, table, box), PLACE)
        case HandPrompt() | TellPrompt() | ContributePrompt():
            return hand(shown, table, choice)
        case HaveCluePrompt():
            return _who_has_a_clue(shown, table)
        case StartVotingPrompt():
            return turned_up(shown, table, choice)
        case VotePrompt():
            return secret_vote(shown, table, choice)
        case CastVotesPrompt():
            return votes_at_the_table(shown, table, choice)
        case RoundResultPrompt():
            return result(shown, table, choice)
        case GameOverPrompt():
            return game_over(shown, table, choice)
    raise TypeError(type(shown).__name__)


def _known(public: TablePublic, table: Table, box: Rect) -> Pieces:
    """What lies on the curtain: the clue, and the pile as it grows."""
    space = table.space
    if not public.told:
        return {}
    found: Pieces = {}
    paper = box
    if public.laid and not public.cards:
        side, paper = box.cut_left(min(box.w * 0.24, box.h * CARD * 1.4), 16 * space.unit)
        found |= pile("laid", fitted(side, CARD).scaled(0.84), public.laid, 2)
        if not space.phone:
            paper = Rect(paper.x, paper.y, paper.w - side.w - 16 * space.unit, paper.h)
    rect = around(paper.cx, paper.cy, paper.w, min(paper.h, 190 * space.unit))
    found["clue"] = slip(space, rect, quoted(public.clue), 76, face="italic", layer=3)
    return found


def _on_the_table(public: TablePublic, table: Table) -> Scene:
    """The pictures lie face down; whoever is ready turns them up."""
    if public.cards or not public.told:
        return to_the_table(table, {})
    clue = with_clue(public.clue, table, tr._("All pictures are here"))
    heap = fitted(clue.at.middle.scaled(0.6), CARD).moved(0, table.space.touch * 0.5)
    pieces = clue.pieces | pile("laid", heap, public.laid, 5)
    top = f"laid:{public.laid - 1}"
    pieces[top] = pieces[top]._replace(tap=Lift(), glow=0.8)
    return to_the_table(table, pieces, clue.at, go_on=tr._("Turn them over"))


def _who_has_a_clue(prompt: HaveCluePrompt, table: Table) -> Scene:
    """Everyone may look at their pictures first: a press on the small card below the name."""
    space = table.space
    u = space.unit
    at = edges(space)
    lots, middle = at.middle.cut_bottom(max(space.touch, 70 * u), 10 * u)
    pieces = headline(space, tr._("Who has a clue?"), at=at)
    people = people_row(table, range(len(table.people)), middle.scaled(0.96))
    for seat, person in enumerate(table.people):
        disc = people[f"person:{seat}"]
        people[f"person:{seat}"] = disc._replace(tap=Send(HaveClue(seat)), glow=0.7)
        if not person.robot and seat in table.peekers:
            side = max(disc.rect.w * 0.3, 34 * u)
            spot = around(disc.rect.right - side * 0.2, disc.rect.y + side * 0.55, side, side * 1.5)
            people[f"look:{seat}"] = Piece(
                spot, Card(), face_up=False, angle=8, layer=24, delay=seat * STAGGER, glow=0.5,
                hold=Hold(begun=Peek(seat), done=Lift(), released=EndPeek()),
            )  # fmt: skip
    speaker = table.speaker(prompt.actors)
    wide = around(lots.cx, lots.cy, min(lots.w, 420 * u), lots.h)
    pieces["lots"] = button(
        space, wide, tr._("Draw lots"), Send(DrawLots(speaker)), icon="dice", quiet=True
    )
    return Scene(pieces | people)
