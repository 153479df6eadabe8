"""The robot: it picks what most people would pick, more or less."""

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.echo.prompts import Pick, PickPrompt, RoundResultPrompt

THOUGHTS = {
    "monday": "mountain house sea tree moon sun",
    "secret": "moon house sea tree mountain sun",
    "love": "moon sun house sea tree mountain",
    "grandmother": "house tree sun moon mountain sea",
    "boredom": "sea house mountain moon tree sun",
    "adventure": "mountain sea tree sun moon house",
    "courage": "mountain sea sun tree house moon",
    "lie": "moon sea house tree mountain sun",
    "music": "sea moon sun tree house mountain",
    "breakfast": "sun house tree sea mountain moon",
    "tomorrow": "sun mountain tree sea moon house",
    "dream": "moon sea sun mountain tree house",
}
"""The pictures that come to mind with a word, the likeliest first."""
NOISE = {"dreamy": 6.0, "awake": 4.0, "sharp": 2.0}
"""By how many places a robot of each skill may misjudge that order."""


def robot(view: View, chance: Chance) -> Move | None:
    """Pick when asked to; going on is left to people, if there are any."""
    match view.prompt:
        case PickPrompt(word=word, hand=hand):
            thoughts, noise = THOUGHTS[word].split(), NOISE[view.skill]
            distance = {p: thoughts.index(p) + noise * chance.fraction() for p in hand}
            return Pick(view.seat, min(hand, key=lambda picture: distance[picture]))
        case RoundResultPrompt() if view.alone:
            return Next(view.seat)
    return None
