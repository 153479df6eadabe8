"""How to play Clouds, page by page."""

from pathlib import Path

from mobileapp.games.clouds.artwork import CLOUDS
from mobileapp.games.rules_page import RulesPage
from mobileapp.i18n import N_

COVER = Path(__file__).parent / "cover.webp"

PAGES = (
    RulesPage(
        N_("What do you see up there?"),
        (
            N_(
                "Two artists paint a word with nothing but clouds, without a sound. Everybody else "
                "looks at the sky and says aloud what it might be."
            ),
            N_(
                "If somebody says the word in time, both artists and the one who guessed it get a "
                "droplet each. In the end the most droplets win."
            ),
        ),
        picture=COVER,
    ),
    RulesPage(
        N_("Who does what"),
        (
            N_(
                "In every round there is a main artist. The second artist sits opposite, and the "
                "one to the right of the main artist keeps the time and guesses too."
            ),
            N_(
                "After each round all roles move on to the left, so that everybody paints equally "
                "often."
            ),
            N_(
                "The main artist looks at three words in secret and keeps one; if none of them is "
                "any good, three others can be drawn once. The second artist reads the word too. "
                "The others hear only its category."
            ),
        ),
        table=(
            (N_("Players"), N_("Everybody is main artist"), N_("Rounds")),
            ("4 / 5", N_("three times"), "12 / 15"),
            ("6 / 7", N_("twice"), "12 / 14"),
            ("8 / 9 / 10", N_("once"), "8 / 9 / 10"),
        ),
    ),
    RulesPage(
        N_("The first cloud falls"),
        (
            N_(
                "Lay the tablet flat between the artists. The main artist flicks a cloud into the "
                "sky; how it lands is chance."
            ),
            N_(
                "As soon as it has landed the timekeeper starts the clock. Then the artists take "
                "turns, the second artist first, one action each."
            ),
            N_("There are fourteen clouds of five shapes, and both artists use the same ones."),
        ),
        pictures=tuple(
            CLOUDS / f"{shape}-1.webp" for shape in ("puff", "long", "heap", "comma", "arc")
        ),
    ),
    RulesPage(
        N_("What an artist can do"),
        (
            N_(
                "In your turn do exactly one of the first four things. Passing is not allowed, "
                "covering another cloud is."
            ),
        ),
        table=(
            (N_("Action"), N_("How")),
            (N_("Place a cloud"), N_("Drag it from your edge into the sky and let go.")),
            (
                N_("Move a cloud"),
                N_(
                    "Drag it. Two fingers turn it. Or tap it first: then turn it by the golden "
                    "knob, tap it again to mirror it, or change its layer, and tap Done."
                ),
            ),
            (N_("Take a cloud away"), N_("Drag it out of the sky.")),
            (
                N_("Nudge"),
                N_("Start on the open sky: a straight stroke pushes every cloud it meets."),
            ),
            (N_("Reach a hidden cloud"), N_("Press long: the finger goes down layer by layer.")),
        ),
    ),
    RulesPage(
        N_("Never undo what was just done"),
        (
            N_(
                "What the other artist placed or moved in the action before yours is locked: it "
                "wears a rim in their colour and a small lock. Leave it alone for one action; "
                "afterwards it is free again."
            ),
            N_(
                "For example, Ben has just placed a long cloud as a whale's back. Ana may not "
                "shift, turn or remove it now, but she may put a round cloud on top of it. After "
                "that Ben may touch his own cloud again, but not Ana's."
            ),
            N_(
                "If a cloud was just taken away, none of the same shape may be put into the same "
                "place at once."
            ),
            N_("Artists do not talk, nod or point. Their clouds have to do that."),
        ),
        pictures=(CLOUDS / "long-2.webp", CLOUDS / "puff-2.webp"),
    ),
    RulesPage(
        N_("Guessed!"),
        (
            N_(
                "Everybody else guesses aloud, as often as they like. As soon as the right word is "
                "said, an artist taps Guessed! and the clock stops. Tap who said it first. "
                "Another form of the word counts, another word does not; the artists decide."
            ),
            N_(
                "When the time is up the sky is locked. Only a word said before the buzzer still "
                "counts."
            ),
            N_(
                "Robots can paint, but they hear nobody: where two of them paint, any of you taps "
                "Guessed! and says who it was."
            ),
        ),
        table=(
            (N_("The word was"), N_("Each artist"), N_("Who guessed it")),
            (N_("guessed in time"), N_("1 droplet"), N_("1 droplet")),
            (N_("not guessed"), N_("nothing"), N_("nothing")),
        ),
    ),
    RulesPage(
        N_("Who wins"),
        (
            N_("After the last round whoever has the most droplets wins."),
            N_(
                "In a tie all the others raise a hand for the one of the tied players who was the "
                "most relaxed. If the hands do not decide it, the victory is shared."
            ),
        ),
        pictures=tuple(CLOUDS / f"{shape}-2.webp" for shape in ("arc", "heap", "comma")),
    ),
)
