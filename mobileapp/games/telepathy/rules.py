"""How to play Telepathy, page by page."""

from pathlib import Path

from mobileapp.games.rules_page import RulesPage
from mobileapp.games.telepathy.art import TILES, action_picture, sign_picture
from mobileapp.i18n import N_

COVER = Path(__file__).parent / "cover.webp"

PAGES = (
    RulesPage(
        N_("Not a word"),
        (
            N_(
                "Sixteen tiles lie in a grid: four colours, four shapes, and every pair of them "
                "once. Together you move them, and nobody says a word."
            ),
            N_(
                "Each of you knows something that the other does not. Whatever you give, move or "
                "leave alone is all you can tell."
            ),
        ),
        picture=COVER,
    ),
    RulesPage(
        N_("Two secrets each"),
        (
            N_(
                "One partner gets two colours and the other two shapes: one to make, with the sun, "
                "and one to avoid, with the storm."
            ),
            N_(
                "A line is three or four tiles side by side in one row or one column. Corner to "
                "corner does not count, and a line does not go on across the edge."
            ),
            N_(
                "You win together when both lines to make lie on the grid at once and each of you "
                "knows the other's. If a line to avoid appears, even for a moment, all is lost at "
                "once. The tablet says so. Of the lines to make it never says a word."
            ),
            N_("You may look at your own secret again at any time: Peek, and hold the curtain."),
        ),
        pictures=tuple(map(sign_picture, ("blue", "orange", "star", "circle"))),
    ),
    RulesPage(
        N_("One turn"),
        (
            N_("1. Four action cards lie face up. Give your partner one of them."),
            N_(
                "2. Your partner must perform it, but chooses where: on one of four rows, four "
                "columns or four corners. North is where the N is."
            ),
            N_("3. The card is used up, and a new one is laid out as long as there are any."),
            N_(
                "4. Either of you may break the silence and announce. Otherwise your partner gives "
                "the next card."
            ),
        ),
        pictures=tuple(map(action_picture, ("row_east", "col_swap", "row_reverse", "quad_cw"))),
    ),
    RulesPage(
        N_("The ten cards"),
        (N_("The four cards with the 1 are those of the first game."),),
        pictures=tuple(
            map(action_picture, ("row_west", "col_south", "row_swap", "col_reverse", "quad_ccw"))
        ),
        table=(
            (N_("Card"), N_("What the four tiles do")),
            (
                N_("A row moves, east or west (1)"),
                N_("one step; the last comes in on the other side"),
            ),
            (
                N_("A column moves, north or south (1)"),
                N_("one step; the last comes in on the other side"),
            ),
            (
                N_("Neighbours swap, in a row or a column"),
                N_("first with second, third with fourth"),
            ),
            (N_("Reversed, a row or a column"), N_("the first becomes the last")),
            (
                N_("A corner turns, clockwise or anticlockwise"),
                N_("all four go one step around their corner of the grid"),
            ),
        ),
    ),
    RulesPage(
        N_("The announcement"),
        (
            N_(
                "At the end of a turn, name what your partner has to make. Your partner answers "
                "with what you have to make. If both are right and both lines lie there, you have "
                "won. In every other case you have lost."
            ),
            N_(
                "An example: Mary has to make blue and avoid orange, Bob has to make stars and "
                "avoid circles. Mary gives “A column moves north”. On column A that would be the "
                "end: circles in row 3 and orange in row 4. Bob chooses column C, and now there "
                "is blue in row 2 and there are stars in column D."
            ),
            N_(
                "Bob announces: blue! Mary answers: star! They have won. There are crosses in row "
                "1 as well, and had Mary said “cross”, they would have lost."
            ),
        ),
        pictures=tuple(map(sign_picture, ("blue", "star", "cross"))),
    ),
    RulesPage(
        N_("Reading minds"),
        (
            N_(
                "Before you give a card, look at all four places where it can go. If each of them "
                "makes the line you have to avoid, your partner cannot save you."
            ),
            N_(
                "Give cards that would let your partner finish something. What is finished tells "
                "you something, and what is left alone tells you even more."
            ),
            N_(
                "A line that lay there while the match went on is nobody's line to avoid. So you "
                "can show your partner what you do not fear."
            ),
            N_("When few cards are left, a good guess is better than a late one."),
        ),
        pictures=TILES[4:8],
    ),
    RulesPage(
        N_("Six ways to play"),
        (N_("Begin with the first game. What is said on the other pages holds, except:"),),
        table=(
            (N_("Variant"), N_("What is different")),
            (
                N_("First game"),
                N_("Only the four cards with the 1; they come back after use. No turn limit."),
            ),
            (
                N_("Standard"),
                N_("Ten cards, each used once. After ten turns one of you must announce."),
            ),
            (
                N_("Greater challenge"),
                N_("One to six of the ten cards are taken out unseen: four to nine turns."),
            ),
            (
                N_("Director"),
                N_(
                    "Three to ten players. Directors give every card, to both partners in turn, "
                    "and only they announce, naming both lines."
                ),
            ),
            (
                N_("Four partners"),
                N_(
                    "Each holds one secret card. You give a card to your right, or announce both "
                    "lines instead. The used cards are shuffled once: 17 turns at most."
                ),
            ),
            (
                N_("Opposed teams"),
                N_(
                    "Two pairs on one grid, and nothing to avoid. Only who has just performed may "
                    "announce. If it fails, the others win. No turn limit."
                ),
            ),
        ),
    ),
)
