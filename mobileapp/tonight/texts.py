"""The sentences of a game night: titles, the headline of its end, remarks."""

from collections.abc import Sequence

from engine.chance import Chance
from engine.game_night import titles
from engine.game_night.game_night import GameNight
from engine.registry import find_info
from mobileapp.book.understanding import Counts, bonds
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import N_, tr

SUMMARY = N_("Short games one after another, lights that add up, and a title for everyone.")
"""What a game night is, for those who are about to begin one."""
BREATHS = (
    N_("Time to fill the cups."),
    N_("Stretch your legs: the moon can wait."),
    N_("Who’s getting the biscuits?"),
    N_("Open a window, and let the night in."),
    N_("Who can spot a star outside?"),
    N_("A sip, a breath, and on we go."),
    N_("Time for the joke you’ve been saving."),
    N_("Pass the bowl round once more."),
)
"""What people may do between two games."""
MILESTONE = 5
"""Each so many evenings, the end of an evening says how many there were."""
MIN_TITLE_AGAIN = 2
"""On how many earlier evenings somebody must have had their title for the end to mention it."""
MIN_UNDERSTOOD = 2
"""How often two people must have understood each other to be mentioned."""


def title_words(title: titles.Title) -> tuple[str, str]:
    """The words of a title, and why somebody has earned it."""
    n = title.figures[0] if title.figures else 0
    if title.key == titles.BRIGHTEST:
        # Translators: the title of somebody who got several lights in one game
        words = tr._("Bright moment"), tr.n("{n} light in {game}", "{n} lights in {game}", n)
    elif title.key == titles.STEADY:
        # Translators: the title of somebody who got at least one light in every game
        words = tr._("Steady flame"), tr.n("lights in {n} game", "lights in all {n} games", n)
    elif title.key == titles.SPARK:
        words = (
            # Translators: the title of somebody who got lights in the first game of the evening
            tr._("First spark"),
            tr.n("{n} light in the first game", "{n} lights in the first game", n),
        )
    elif title.key == titles.LAMPLIGHTER:
        # Translators: the title of somebody who has collected lights all evening
        words = tr._("Lamplighter"), tr.n("{n} light in all", "{n} lights in all", n)
    elif title.key == titles.LATE:
        # Translators: the title of somebody who came when all games of the evening were over, and
        # the reason for it
        words = tr._("Guest of the night"), tr._("just in time for the lanterns")
    elif title.key == titles.FAITHFUL:
        # Translators: the title of somebody who stayed at the table to the end
        words = tr._("Good company"), tr.n("{n} game at the table", "{n} games at the table", n)
    elif title.key == titles.OWL:
        # Translators: the title of somebody who stayed for so many minutes
        words = tr._("Night owl"), tr.n("{n} minute at the table", "{n} minutes at the table", n)
    else:
        return game_ui(title.game).award(title.key, title.figures)
    game = tr._(find_info(title.game).title) if title.game else ""
    return words[0], words[1].format(n=n, game=game)


def headline(night: GameNight) -> str:
    """Who has the most lights, or how many people have together."""
    if night.shared or not night.leaders:
        lights = night.lights
        return tr.n("{n} light tonight", "{n} lights tonight", lights).format(n=lights)
    if len(night.leaders) == len(night.at_table):
        return tr._("You all shine equally bright")
    names = tr.listed([guest.name for guest in night.leaders])
    return tr.n("{names} shines brightest", "{names} shine brightest", len(night.leaders)).format(
        names=names
    )


def closing(
    night: GameNight,
    best_before: int | None,
    best_pair: str,
    number: int,
    again: str = "",
) -> tuple[str, ...]:
    """A sentence or two below the headline; `number` is that of the evening on this tablet.

    `again` is the sentence about a title that somebody has had before, and `best_pair` that about
    two people, if there are any.
    """
    said = []
    lights = night.lights
    if night.shared and best_before is not None:
        said.append(tr._("Your best so far was {best}.").format(best=best_before))
    elif not night.shared and night.leaders:
        said.append(tr.n("{n} light tonight.", "{n} lights tonight.", lights).format(n=lights))
    if number and number % MILESTONE == 0:
        said.append(tr._("This was evening number {n} here.").format(n=number))
    elif again or best_pair:
        said.append(again or best_pair)
    return tuple(said)


def title_again(title: str, name: str, times: int) -> str:
    """A sentence about somebody who had the same title on so many earlier evenings."""
    return tr.n(
        "“{title}” again: {name}, as on {n} evening before.",
        "“{title}” again: {name}, as on {n} evenings before.",
        times,
    ).format(title=title, name=name, n=times)


def breath(night: GameNight) -> str:
    """What people may do before the next match: something else each time, and every evening."""
    shuffled = Chance(night.seed, 0, "breath").shuffled(BREATHS)
    return tr._(shuffled[len(night.played) % len(shuffled)])


def best_pair(names: Sequence[str], counts: Counts) -> str:
    """A sentence about the two who understood each other most often; empty if it was seldom."""
    found = [one for one in bonds(counts).items() if one[1] >= MIN_UNDERSTOOD]
    if not found:
        return ""
    pair, times = found[-1]
    one, other = (names[number] for number in sorted(pair))
    return tr.n(
        "{one} and {other} understood each other {n} time.",
        "{one} and {other} understood each other {n} times.",
        times,
    ).format(one=one, other=other, n=times)
