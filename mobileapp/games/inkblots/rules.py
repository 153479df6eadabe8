"""How to play Inkblots, page by page."""

from pathlib import Path

from mobileapp.assets import ASSETS
from mobileapp.games.rules_page import RulesPage
from mobileapp.i18n import N_

BLOTS = ASSETS / "packs" / "inkblots"
COVER = Path(__file__).parent / "cover.webp"

PAGES = (
    RulesPage(
        N_("What does your friend see?"),
        (
            N_(
                "Two teams take turns. In every round one of them is put to the test: one of its "
                "players matches words with inkblots in secret, and the others of the team try to "
                "see with the same eyes."
            ),
            N_(
                "But the second team, the control team, listens, watches and guesses too. Do you "
                "know your friend better than they do?"
            ),
        ),
        picture=COVER,
    ),
    RulesPage(
        N_("Words, blots and a test subject"),
        (
            N_("Three words are laid out: one gets the circle, one the triangle, one the square."),
            N_("Then come four inkblots. The test team chooses one of its players as the subject."),
            N_(
                "The control team takes one of the four blots away. Take the one that seems "
                "easiest: it makes the test harder."
            ),
        ),
        pictures=tuple(BLOTS / f"ink_{number:03}.webp" for number in (3, 24, 48, 35)),
    ),
    RulesPage(
        N_("The secret match"),
        (
            N_(
                "The tablet goes to the subject alone, who gives each of the three blots one of "
                "the three symbols: this blot is the word with the circle, that one the triangle, "
                "the last one the square."
            ),
            N_(
                "From then on the subject says nothing, nods at nothing and smiles at nothing. The "
                "others may talk, aloud or in whispers."
            ),
            N_("1. The test team chooses one blot and says which symbol the subject gave it."),
            N_("2. The control team says a symbol for the same blot: the same one or another."),
            N_("3. The marker of that blot is turned over."),
            N_(
                "4. If the test team was right, it guesses once more: another blot, another "
                "symbol. The control team does not."
            ),
        ),
        picture=BLOTS / "ink_074.webp",
    ),
    RulesPage(
        N_("Who gets the first blot"),
        (N_("A blot that a team wins is worth one point."),),
        table=(
            (N_("Test team"), N_("Control team"), N_("The blot goes to"), N_("A second guess?")),
            (N_("right"), N_("wrong"), N_("the test team"), N_("yes")),
            (N_("right"), N_("right"), N_("nobody"), N_("yes")),
            (N_("wrong"), N_("right"), N_("the control team"), N_("no")),
            (N_("wrong"), N_("wrong"), N_("nobody"), N_("no")),
        ),
        picture=BLOTS / "ink_048.webp",
    ),
    RulesPage(
        N_("Who gets the second blot"),
        (
            N_(
                "The second guess is safe if only the test team was right before. If both teams "
                "were, a mistake now gives the blot to the control team."
            ),
        ),
        table=(
            (N_("At the first blot"), N_("Second guess right"), N_("Second guess wrong")),
            (N_("only the test team was right"), N_("the test team"), N_("nobody")),
            (N_("both teams were right"), N_("the test team"), N_("the control team")),
        ),
        picture=BLOTS / "ink_065.webp",
    ),
    RulesPage(
        N_("An example"),
        (
            N_(
                "Eva is the subject. She gives the moth the circle, the mask the triangle and the "
                "crab the square."
            ),
            N_(
                "Her team says: the moth is the circle. The control team says: no, the triangle. "
                "The marker is turned over: the circle! One point for the test team."
            ),
            N_(
                "Now the second guess: the crab is the square. That is right too, a second "
                "point. Had it been wrong, the crab would have gone to nobody."
            ),
        ),
        pictures=tuple(BLOTS / f"ink_{number:03}.webp" for number in (12, 21, 54)),
    ),
    RulesPage(
        N_("Who wins"),
        (
            N_(
                "After each round the teams change places. A team that has at least four points at "
                "the end of a round, and two more than the other, has won."
            ),
        ),
        table=(
            (N_("Points"), N_("Is it over?")),
            ("3 : 0", N_("no, it takes four points")),
            ("4 : 2", N_("yes")),
            ("4 : 3", N_("no, it takes a lead of two")),
            ("5 : 3", N_("yes")),
        ),
        picture=BLOTS / "ink_079.webp",
    ),
)
