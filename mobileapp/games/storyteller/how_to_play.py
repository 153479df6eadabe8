"""The pages of *How to play* for Storyteller; their demos are real scenes of the game."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.games.storyteller import moves
from engine.games.storyteller.game import GAME
from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.games.how_to_play import Frame, Page, film, play_example
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.scene import scene
from mobileapp.languages.translation import N_, tr

PICTURES = ASSETS / "packs" / "story-dusk"
CLUE = N_("I slept through my stop")
PLAYERS, SEED, PICTURES_IN_BOX = 4, 3, 60
"""The example match: the number of its players, its seed, and the number of pictures in the box."""
GLANCE, READ, RESULT = 1.0, 1.6, 3.5
"""Seconds for which a demo shows a simple scene, one with more to look at, and the result."""
BEFORE_TELLING, LAYING = 2, 6
"""The number of screens before the storyteller's hand is shown, and the number of screens on which
the others play their pictures.
"""
FILM = partial(film, scene, Choice(), PLAYERS)
MOVES: tuple[Any, ...] = (
    moves.HaveClue(0),
    lambda prompt: moves.Tell(0, prompt.hand[1].id, tr._(CLUE)),
    *[lambda prompt: moves.Contribute(prompt.actors[0], (prompt.hand[2].id,))] * 3,
    moves.StartVoting(0),
    moves.CastVotes(0, (0, 0, 2)),
)


def example_round() -> tuple[Any, ...]:
    """All screens of an example round, in which two of the three voters find the right picture."""
    names = sorted(path.stem for path in PICTURES.glob("*.webp"))[:PICTURES_IN_BOX]
    pictures = [Item(f"story-dusk/{name}", image=f"{name}.webp") for name in names]
    return play_example(GAME, PLAYERS, SEED, MOVES, {"pictures": pictures})


def _telling() -> Iterator[Frame]:
    """The frames in which the storyteller writes a clue to a picture and plays that picture."""
    prompt, clue = example_round()[BEFORE_TELLING], tr._(CLUE)
    chosen = prompt.hand[1].id
    yield Frame(READ, prompt)
    yield Frame(READ, prompt, Choice(enlarged=chosen))
    yield Frame(GLANCE, prompt, Choice(enlarged=chosen, clue=clue))
    yield Frame(READ, prompt, Choice(laid=(chosen,), clue=clue))


def _one_round() -> Iterator[Frame]:
    """The frames of a round from the storyteller's clue to the points, inclusive."""
    telling, *shown = example_round()[BEFORE_TELLING:]
    yield Frame(READ, telling, Choice(laid=(telling.hand[1].id,), clue=tr._(CLUE)))
    laying = shown[:LAYING]
    for curtain, prompt in zip(laying[::2], laying[1::2], strict=True):
        yield Frame(GLANCE, curtain)
        yield Frame(GLANCE, prompt)
        yield Frame(GLANCE / 2, prompt, Choice(laid=(prompt.hand[2].id,)))
    yield from map(Frame, (READ, READ, READ, RESULT), shown[LAYING:])


PAGES = (
    Page(
        "Understood by some, but not by all",
        "Everyone holds six pictures. The storyteller chooses one of them in secret and gives a "
        "clue to it: a word, a sentence, a sound.",
        "Each of the others adds a picture that fits the clue too. Then everybody looks for the "
        "storyteller’s: you get points if you find it, and if others fall for yours.",
        "What makes it hard: a clue that everybody sees through is worth nothing to the "
        "storyteller, and a clue that nobody understands is worth just as little.",
        demo=FILM(_telling),
        focus=("picture", "clue"),
    ),
    Page(
        "One round",
        "One after the other, the others each play a picture that fits the clue.",
        "All pictures are shuffled and turned face up. Count to three: everyone but the "
        "storyteller points at the picture they think is the storyteller’s, never at their own.",
        "If you prefer to vote in secret, choose so before the game: then everyone votes alone, "
        "one after the other.",
        "In the first round whoever has a clue first is the storyteller; after that, the player "
        "on the left. Before each round, everybody draws back up to six.",
        demo=FILM(_one_round),
        focus=("picture", "clue"),
    ),
    Page(
        "A good clue",
        "Take the train above the clouds. “A train” is too plain: all will find it. “My uncle, "
        "1987” is too private: nobody will. “I slept through my stop” might reach two or three – "
        "and that’s what you want.",
        "You may also write the clue down, so that nobody forgets it while the pictures "
        "are being chosen. With robots at the table you must: they read, they don’t hear.",
        picture=PICTURES / "train_clouds.webp",
    ),
    Page(
        "The points",
        "Everyone but the storyteller gets 1 point for each vote on a picture of their own. The "
        "rest depends on how many found the storyteller’s picture:",
        picture=PICTURES / "balance_scale.webp",
        table=(
            ("Found by", "Teller", "Finders", "Others"),
            ("some, not all", "3", "3", "0"),
            ("everybody", "0", "2", "–"),
            ("nobody", "0", "–", "2"),
        ),
    ),
    Page(
        "An example",
        "Six people play, and Ana is the storyteller. Ben and Cleo find her picture. Dan and Eva "
        "fall for Ben’s, and Finn falls for Dan’s.",
        picture=PICTURES / "octopus_tea.webp",
        table=(
            ("Player", "Clue", "Votes on theirs", "Points"),
            ("Ana", "3", "–", "3"),
            ("Ben", "3", "2", "5"),
            ("Cleo", "3", "0", "3"),
            ("Dan", "0", "1", "1"),
            ("Eva", "0", "0", "0"),
            ("Finn", "0", "0", "0"),
        ),
    ),
    Page(
        "The end, and playing with three",
        "A long game ends after the round in which somebody reaches 30 points, one of middle "
        "length at 20. In a short game everyone tells just once, whatever the points. Whoever "
        "has the most wins; a tie is a shared victory.",
        "With three players everyone holds seven pictures, and each of the two others plays two of "
        "them: five lie on the table. Everything else stays the same.",
        picture=PICTURES / "paper_squadron.webp",
    ),
    Page(
        "Between us, for two",
        "This version is our own: two people, and two robots listening in. For ten rounds you "
        "take turns to play a picture and write a clue.",
        "Each robot adds the picture of its hand that fits the clue best, and two come from the "
        "box. The robots choose in secret; then your partner puts a token on one of the five.",
        picture=ASSETS / "packs" / "story-dawn" / "said_and_heard.webp",
        table=(
            ("Your partner", "The robots", "Points"),
            ("found it", "both missed it", "3"),
            ("found it", "one missed it", "2"),
            ("found it", "both found it", "0"),
            ("missed it", "–", "0"),
        ),
        variant="together",
    ),
)
