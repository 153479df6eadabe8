"""Who won a match, in words."""

from mobileapp.languages.game_texts import game_title
from mobileapp.languages.translation import tr
from mobileapp.storage.evenings import FinishedMatch


def outcome_line(match: FinishedMatch) -> str:
    """The title of the game and who won the match, in one line."""
    title = game_title(match.game)
    return tr._("{game}: {outcome}").format(game=title, outcome=outcome(match))


def outcome_sentence(match: FinishedMatch) -> str:
    """Who won the match, with a capital letter."""
    said = outcome(match)
    return said[:1].upper() + said[1:]


def outcome(match: FinishedMatch) -> str:
    """A phrase that says who won the match."""
    if not match.winners:
        # Translators: follows the name of a game, so it begins with a small letter
        return tr._("nobody won")
    if len(match.winners) == len(match.names):
        return tr._("all won together")
    winners = tr.listed(match.winning_names)
    return tr.n("{names} won", "{names} won together", len(match.winners)).format(names=winners)
