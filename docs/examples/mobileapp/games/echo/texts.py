"""What people call the words and pictures of the engine; marked here, translated when shown."""

from mobileapp.languages.translation import N_, tr

WORDS = {
    "monday": N_("Monday"),
    "secret": N_("A secret"),
    "love": N_("First love"),
    "grandmother": N_("Grandmother"),
    "boredom": N_("Boredom"),
    "adventure": N_("Adventure"),
    "courage": N_("Courage"),
    "lie": N_("A lie"),
    "music": N_("Music"),
    "breakfast": N_("Breakfast"),
    "tomorrow": N_("Tomorrow"),
    "dream": N_("A dream"),
}
PICTURES = {
    "sun": N_("the sun"),
    "moon": N_("the moon"),
    "sea": N_("the sea"),
    "mountain": N_("the mountain"),
    "tree": N_("the tree"),
    "house": N_("the house"),
}


def word_text(word: str) -> str:
    return tr._(WORDS[word])


def picture_text(picture: str) -> str:
    return tr._(PICTURES[picture])


def quoted(word: str) -> str:
    """A word of the game as it stands on paper."""
    return tr._("“{word}”").format(word=word_text(word))
