"""What robots say of their guesses: why a word and a blot seem alike to them. It is all public."""

from engine.games.inkblots.board import Board
from engine.games.inkblots.sight import taste_of
from mobileapp.games.inkblots.layout import Layout
from mobileapp.languages.translation import N_, tr
from mobileapp.stage import parts
from mobileapp.stage.looks import token
from mobileapp.stage.scene import Pieces, Table

# Translators: what is seen in an inkblot; said as in "Bolt: wings, bird ..."
FEATURES = (
    N_("wings"), N_("bird"), N_("butterfly"), N_("bat"), N_("insect"), N_("spider"), N_("claws"),
    N_("fish"), N_("tentacles"), N_("frog"), N_("dragon"), N_("horns"), N_("fur"), N_("wolf"),
    N_("cat"), N_("bear"), N_("ears"), N_("person"), N_("two"), N_("woman"), N_("clown"),
    N_("ghost"), N_("monster"), N_("devil"), N_("angel"), N_("face"), N_("eyes"), N_("mouth"),
    N_("teeth"), N_("mask"), N_("beard"), N_("hat"), N_("crown"), N_("bones"), N_("belly"),
    N_("hands"), N_("legs"), N_("flower"), N_("tree"), N_("food"), N_("fire"), N_("smoke"),
    N_("water"), N_("ice"), N_("hole"), N_("light"), N_("night"), N_("stone"), N_("machine"),
    N_("rocket"), N_("building"), N_("vessel"), N_("armour"), N_("blade"), N_("cloth"),
    N_("heavy"), N_("floating"), N_("rising"), N_("falling"), N_("burst"), N_("scattered"),
    N_("tangled"), N_("balanced"), N_("hollow"), N_("spiky"), N_("soft"), N_("fragile"),
    N_("huge"), N_("tiny"), N_("sticky"), N_("broken"), N_("ring"), N_("many"), N_("fast"),
    N_("threatening"), N_("funny"), N_("joyful"), N_("sad"), N_("calm"), N_("angry"),
    N_("elegant"), N_("royal"), N_("tender"), N_("alone"), N_("quarrel"), N_("love"), N_("dance"),
    N_("music"), N_("party"), N_("secret"), N_("old"), N_("magic"), N_("red"), N_("blue"),
    N_("green"), N_("gold"), N_("pink"), N_("colourful"),
)  # fmt: skip
"""Everything robots see in blots, as in `assets/robots/inkblots`."""
REASONS = 2
"""How many of them are said."""


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
