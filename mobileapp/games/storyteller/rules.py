"""How to play Storyteller, page by page."""

from mobileapp.assets import ASSETS
from mobileapp.games.rules_page import RulesPage
from mobileapp.i18n import N_

PICTURES = ASSETS / "packs" / "story-dusk"

PAGES = (
    RulesPage(
        N_("Understood by some, but not by all"),
        (
            N_(
                "Everyone holds six painted pictures. In turn, each of you is the storyteller, "
                "chooses one of them in secret and gives a clue to it."
            ),
            N_(
                "The others slip in a picture of their own that could be meant just as well. Then "
                "all but the storyteller guess which picture the clue was for."
            ),
            N_(
                "A clue that everybody sees through is worth nothing to the storyteller, and a "
                "clue that nobody understands is worth just as little."
            ),
        ),
        picture=PICTURES / "moon_ladder.webp",
    ),
    RulesPage(
        N_("One round"),
        (
            N_("1. The storyteller picks a card and says a clue aloud."),
            N_("2. The tablet goes around: each of the others gives one card that suits the clue."),
            N_(
                "3. All these cards are shuffled and laid on the table with numbers. Talk about "
                "them as much as you like!"
            ),
            N_(
                "4. The tablet goes around again: everyone but the storyteller votes in secret, "
                "never for a card of their own."
            ),
            N_("5. The votes are shown and the points are given. Hands are filled up again."),
            N_("The player on the left is the next storyteller."),
        ),
        picture=PICTURES / "hall_doors.webp",
    ),
    RulesPage(
        N_("A good clue"),
        (
            N_(
                "A word, a sentence, a sound, a line of a song, something true or something you "
                "have just made up: anything goes."
            ),
            N_(
                "Take the train above the clouds. “A train” is too plain: all will find it. “My "
                "uncle, 1987” is too private: nobody will. “I slept through my stop” might reach "
                "two or three - and that is what you want."
            ),
            N_(
                "You may write the clue down on the tablet, so that nobody forgets it while the "
                "cards are being chosen."
            ),
        ),
        picture=PICTURES / "train_clouds.webp",
    ),
    RulesPage(
        N_("The points"),
        (
            N_(
                "Everyone but the storyteller gets 1 point for each vote on a picture of their "
                "own. The rest depends on how many found the storyteller's picture:"
            ),
        ),
        picture=PICTURES / "balance_scale.webp",
        table=(
            (N_("Found by"), N_("Teller"), N_("Finders"), N_("Others")),
            (N_("some, not all"), "3", "3", "0"),
            (N_("everybody"), "0", "2", "-"),
            (N_("nobody"), "0", "-", "2"),
        ),
    ),
    RulesPage(
        N_("An example"),
        (
            N_(
                "Six people play, and Ana is the storyteller. Ben and Cleo find her picture. Dan "
                "and Eva fall for Ben's, and Finn falls for Dan's."
            ),
        ),
        picture=PICTURES / "octopus_tea.webp",
        table=(
            (N_("Player"), N_("Clue"), N_("Votes on theirs"), N_("Points")),
            ("Ana", "3", "-", "3"),
            ("Ben", "3", "2", "5"),
            ("Cleo", "3", "0", "3"),
            ("Dan", "0", "1", "1"),
            ("Eva", "0", "0", "0"),
            ("Finn", "0", "0", "0"),
        ),
    ),
    RulesPage(
        N_("The end, and playing with three"),
        (
            N_(
                "The match ends after the round in which somebody reaches 30 points (or 20, if you "
                "have chosen so). Whoever has most wins; those who are level share the victory."
            ),
            N_(
                "With three players everyone holds seven pictures, and each of the two others "
                "gives two of them: five lie on the table. Everything else stays the same."
            ),
            N_(
                "When the pile of pictures runs out, the ones that were played are shuffled into "
                "it again."
            ),
        ),
        picture=PICTURES / "paper_squadron.webp",
    ),
)
