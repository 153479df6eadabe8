"""How well robots play, in words."""

from mobileapp.languages.kivy_translation import N_, tr

TITLES = {"dreamy": N_("dreamy"), "awake": N_("awake"), "sharp": N_("sharp")}


def skill_title(skill: str) -> str:
    """A skill as people read it."""
    return str(tr._(TITLES[skill]))
