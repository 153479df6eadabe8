"""A look at one's own secret cards, at any time, behind the curtain."""

from functools import partial

from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets.buttons import IconButton, QuietPill, beside
from mobileapp.widgets.sheet import Sheet


def peek_button(play: Play) -> QuietPill | IconButton:
    """Leads to the curtain of whoever wants to look."""
    button = beside("eye", tr._("Peek"))
    button.bind(on_release=partial(_ask_who, play))
    return button


def _ask_who(play: Play, _button: object) -> None:
    seats = play.peekers()
    if len(seats) == 1:
        play.peek(seats[0])
        return
    sheet = Sheet(title=tr._("Whose secret?"))
    for seat in seats:
        pill = QuietPill(text=play.persona(seat).name, icon="eye", paper=True, size_hint_x=1)
        pill.bind(on_release=partial(_peek, play, sheet, seat))
        sheet.add_content(pill)
    sheet.open()


def _peek(play: Play, sheet: Sheet, seat: int, _pill: object) -> None:
    sheet.dismiss()
    play.peek(seat)
