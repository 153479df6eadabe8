"""How Storyteller begins."""

from mobileapp.i18n import N_

FIRST = N_("Whoever has a clue")
