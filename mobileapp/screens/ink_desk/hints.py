"""The texts of the desk: a hint about what to do next, and the label of the large button."""

from mobileapp.languages.kivy_translation import tr
from mobileapp.screens.ink_desk.folding_sheet import DRIP, OPEN, PRESSED, FoldingSheet


def action(mode: str) -> str:
    """The text of the large button in this mode."""
    return {DRIP: str(tr._("Fold")), PRESSED: str(tr._("Open")), OPEN: str(tr._("Keep"))}[mode]


def hint(sheet: FoldingSheet, just_thrown_away: bool) -> str:
    """What people can do with the sheet, or how to bring back one that was just thrown away."""
    if sheet.mode == OPEN:
        return str(tr._("Drag it onto the pile to keep it, or flick it away."))
    if sheet.mode == PRESSED:
        if sheet.blot_ready:
            return str(tr._("Open the sheet by its edge."))
        return str(tr._("Rub the sheet with your hands."))
    if sheet.has_ink:
        return str(tr._("Enough ink? Then fold the sheet by a corner."))
    if just_thrown_away:
        return str(tr._("Thrown away by mistake? The arrow brings it back."))
    return str(tr._("Choose an ink. Drip and draw with your fingers, as many as you like."))
