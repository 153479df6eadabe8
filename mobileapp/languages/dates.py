"""Formats days and hours in the language of the app."""

from datetime import datetime

from mobileapp.languages.translation import N_, tr
from mobileapp.languages.typography import NO_BREAK

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
"""The months in the form that they have in a date; some languages inflect them there."""


def day(time: float) -> str:
    """The day of a timestamp, in the time zone of this tablet, with its weekday.

    No line breaks between the day and the month: “31.” alone at the end of a line reads like the
    end of a sentence.
    """
    moment = datetime.fromtimestamp(time)
    month = tr._(MONTHS[moment.month - 1])
    # Translators: months are in the form they have in a date: 3 of May
    written = tr._("{weekday}, {day} {month} {year}").format(
        weekday=tr._(WEEKDAYS[moment.weekday()]),
        day=moment.day,
        month=month,
        year=moment.year,
    )
    start = written.index(str(moment.day))
    end = written.index(month, start)
    written = written[:start] + written[start:end].replace(" ", NO_BREAK) + written[end:]
    return written[:1].upper() + written[1:]


def hours(start: float, end: float) -> str:
    """The times of day of two timestamps, as a range; one time if both are in the same minute."""
    times = (datetime.fromtimestamp(time).strftime("%H:%M") for time in (start, end))
    return " – ".join(dict.fromkeys(times))
