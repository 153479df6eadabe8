"""What the list of evenings shows of one: a photograph of each match, who was there, lights."""

from engine.registry import game_ids
from mobileapp.album.views import HungEvening, Photograph
from mobileapp.book.contents import recaps_of
from mobileapp.book.moments import best_moment
from mobileapp.games.intro import game_intro
from mobileapp.languages import counted, dates
from mobileapp.languages.game_texts import game_title
from mobileapp.languages.translation import tr
from mobileapp.screens.evening.outcomes import outcome_sentence
from mobileapp.screens.evening.view import game_night_of, moments_in
from mobileapp.screens.person.profiles import everyone_in
from mobileapp.storage.evenings import FinishedMatch, PastEvening


def hung_evening(started: float, evening: PastEvening) -> HungEvening:
    """An evening for the list; its stories have been read. May run on a worker thread.

    `started` is its beginning, also if none of its matches can be read.
    """
    count = len(evening.matches)
    facts = [counted.games(count)] if count else []
    night = game_night_of(evening) if count else None
    lights = night.lights if night else 0
    if lights:
        facts.append(counted.lights(lights))
    profiles = [profile for _, profile in everyone_in(evening)]
    profiles.sort(key=lambda profile: profile.robot)  # robots stand behind people
    people = [profile.name for profile in profiles if not profile.robot]
    return HungEvening(
        dates.day(started),
        " · ".join(facts),
        tuple(profile.person for profile in profiles),
        tr.listed(people or [profile.name for profile in profiles]),
        tuple(_photograph(match, evening) for match in evening.matches),
    )


def _photograph(match: FinishedMatch, evening: PastEvening) -> Photograph:
    """The best picture of a match, with its outcome; the cover of its game if it has none."""
    caption = outcome_sentence(match)
    best = best_moment(moments_in(match, recaps_of(match, evening.numbers)), evening.robots)
    if best is None:
        if match.game not in game_ids():  # a game that this version of the app lacks
            return Photograph(f"{game_title(match.game)}\n{caption}")
        return Photograph(caption, cover=game_intro(match.game).cover)
    moment = best.moment
    said = (best.pictures[0].caption if best.pictures else "") or moment.title
    if moment.merit > 0 and said:
        caption = f"{said}\n{caption}"
    if moment.drawing is not None:
        return Photograph(caption, drawing=moment.drawing)
    return Photograph(caption, best.pictures[0].item)
