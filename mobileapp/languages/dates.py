"""Days and hours as people write them in their language."""

from datetime import datetime

from mobileapp.languages.kivy_translation import N_, tr

WEEKDAYS = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
    N_("Sunday"),
)
MONTHS = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)
"""As they stand in a date, which in some languages is not their plain form."""


def day(time: float) -> str:
    """The day a moment was on, in the time of this tablet."""
    moment = datetime.fromtimestamp(time)
    # Translators: months are in the form they have in a date: 3 of May
    written = str(tr._("{weekday}, {day} {month} {year}")).format(
        weekday=tr._(WEEKDAYS[moment.weekday()]),
        day=moment.day,
        month=tr._(MONTHS[moment.month - 1]),
        year=moment.year,
    )
    return written[:1].upper() + written[1:]


def hours(start: float, end: float) -> str:
    """From when to when; within one minute, just when."""
    times = (datetime.fromtimestamp(time).strftime("%H:%M") for time in (start, end))
    return " – ".join(dict.fromkeys(times))
