"""What robots say of their guesses: why a word and a blot seem alike to them. It is all public."""

from engine.games.inkblots.board import Board
from engine.games.inkblots.sight import taste_of
from mobileapp.games.inkblots.layout import Layout
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.looks import token
from mobileapp.stage.scene import Pieces, Table

REASONS = 2
"""How many of the things that robots see in blots are said."""


def remark(board: Board, table: Table, at: Layout, seat: int, image: int, symbol: str) -> Pieces:
    """What a robot says of its guess, in the headline; nothing for people, who talk themselves."""
    sight = table.robots_know
    if sight is None or seat < 0 or not table.people[seat].robot:
        return {}
    robot, deal = table.people[seat], board.deal
    taste = taste_of(robot.name, sight.features)
    seen = sight.reasons(deal.images[image], deal.word(symbol), taste)[:REASONS]
    text = tr._("{name}: “just a feeling…”") if not seen else tr._("{name}: “{features}…”")
    text = text.format(name=robot.name, features=", ".join(tr._(one) for one in seen))
    return parts.headline(table.space, text, badge=token(robot), at=at.edges)
