"""What Telepathy calls its roles, and how it begins."""

from mobileapp.i18n import N_

FIRST = N_("As the rules say")
ROLES = {
    "colour": N_("Colours"),
    "shape": N_("Shapes"),
    "director": N_("Director"),
    "colour-win": N_("Colour to make"),
    "colour-lose": N_("Colour to avoid"),
    "shape-win": N_("Shape to make"),
    "shape-lose": N_("Shape to avoid"),
}
