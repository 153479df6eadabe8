"""How tests look at the match that runs in the app: as it was saved."""

from engine.match import Match
from tests.mobileapp.driver import Driver


def saved_match(driver: Driver) -> Match:
    """The running match, loaded from the database of the app, with the curtain closed.

    The app saves a match after every step, and never shows the match itself to a screen.
    """
    return driver.app.storage.matches.load(driver.app.session.match_id)
