"""The ending of a match of Inkblots: the winning team, the awards, and the blots that were won."""

from collections.abc import Collection

from engine.core import Award
from engine.games.inkblots.board import Board
from engine.games.inkblots.prompts import GameOverPrompt
from engine.packs import Item
from mobileapp.games.inkblots.layout import Choice
from mobileapp.games.inkblots.result import saw, winner_of
from mobileapp.games.team_looks import ribbon
from mobileapp.languages.translation import tr
from mobileapp.stage.award_cards import AwardCard
from mobileapp.stage.ending import Ending, ending
from mobileapp.stage.gallery import Exhibit
from mobileapp.stage.looks import Card
from mobileapp.stage.piece import Choose
from mobileapp.stage.scene import Reveal, SceneContext

Won = dict[Item, tuple[Board, int]]
"""For every blot that was won, the board of its round and its image number there."""


def game_over(prompt: GameOverPrompt, context: SceneContext, choice: Choice) -> Reveal:
    """The ending: the winning team, the awards, and a gallery of the blots that were won."""
    won = {
        board.deal.images[gain.image]: (board, gain.image)
        for board in prompt.boards
        for gain in board.gains
    }
    awards: tuple[AwardCard, ...] = ()
    pictured: list[Item] = []
    for award in prompt.awards:
        item = _blot_of(award, prompt, won, pictured)
        awards += (_award(award, prompt, item),)
        pictured += [item] if item else []
    large = next((item for item in won if item.id == choice.large), None)
    end = Ending(
        _title(prompt),
        _result(prompt, context),
        ribbon=ribbon(prompt.team) if prompt.team else None,
        winners=prompt.winners,
        awards=awards,
        gallery=tuple(
            exhibit(item, board.deal.word(board.markers[image]), choice)
            for item, (board, image) in won.items()
        ),
        large=_enlarged(large, choice) if large else None,
        caption=_caption(*won[large], context) if large else "",
        sound="fanfare-inkblots",
    )
    return ending(context, end)


def _title(prompt: GameOverPrompt) -> str:
    """The title of the ending, which is shown after the ribbon of the winning team, if any."""
    if prompt.board.deal.short:
        return tr._("wins the short game!") if prompt.team else tr._("The short game is a draw")
    return tr._("wins the game!") if prompt.team else tr._("No blots left: it’s a draw")


def _result(prompt: GameOverPrompt, context: SceneContext) -> str:
    """The points of both teams, and the names of those who have lost, as the title has only won."""
    points = " : ".join(str(points) for points in sorted(prompt.board.scores.values())[::-1])
    lost = [context.name(seat) for seat in context.seats if seat not in prompt.winners]
    if not prompt.winners or not lost:
        return points
    # Translators: the result of two teams and the names of the losers: "5 : 3 against Ann and Bob"
    return tr._("{result} against {names}").format(result=points, names=tr.listed(lost))


def exhibit(item: Item, word: Item, choice: Choice) -> Exhibit:
    """A blot of the gallery with the word that was seen in it; a tap enlarges it."""
    tap = Choose(choice._replace(large=item.id))
    return Exhibit(item.id, Card(item, "blot"), 1.0, tap, word.text, word=word)


def _caption(board: Board, image: int, context: SceneContext) -> str:
    """Who saw what in the enlarged blot, by the name of whoever had the seat then."""
    return saw(board, image, context.in_round(board.deal.round - 1))


def _enlarged(item: Item, choice: Choice) -> Exhibit:
    """The enlarged blot of the gallery; a tap makes it small again."""
    return Exhibit(item.id, Card(item, "blot"), 1.0, Choose(choice._replace(large="")))


def understood(times: int) -> str:
    """The reason for the award *An open book*: how often the player was understood."""
    return tr.n("understood once", "understood {n} times", times).format(n=times)


def award_words(key: str, figures: tuple[int, ...]) -> tuple[str, str]:
    """The title of an award and why it was earned."""
    n, most = figures[0], figures[-1]
    title, reason = {
        "subject": (tr._("An open book"), understood(n)),
        "control": (tr._("Keen eyes"), tr._("{n} of {all} right as the control team")),
        "streak": (tr._("Lucky streak"), tr.n("{n} round in a row", "{n} rounds in a row", n)),
    }[key]
    return title, reason.format(n=n, all=most)


def _blot_of(
    award: Award, prompt: GameOverPrompt, won: Won, taken: Collection[Item]
) -> Item | None:
    """The blot on the card of an award, of those that are not `taken` for another one; if any.

    For a team, it is the latest blot that the team won; for a player, the latest blot that was won
    while this player was the subject.
    """
    team = prompt.board.deal.teams[award.seats[0]]
    own = [item for item, place in won.items() if winner_of(*place) == team]
    if award.key == "subject":
        own = [item for item, (board, _) in won.items() if board.subject in award.seats]
    return next((item for item in reversed(own) if item not in taken), None)


def _award(award: Award, prompt: GameOverPrompt, item: Item | None) -> AwardCard:
    """The card of an award to a player or a team, with its blot."""
    team = prompt.board.deal.teams[award.seats[0]]
    whose = None if award.key == "subject" else ribbon(team)
    title, why = award_words(award.key, award.figures)
    if item is None:
        return AwardCard(title, award.seats, why, ribbon=whose)
    return AwardCard(title, award.seats, why, Card(item, "blot"), 1.0, whose, item.id)
