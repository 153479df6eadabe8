"""Why points were given, in words."""

from collections.abc import Callable

from engine.core import Award
from engine.games.storyteller.prompts import RoundResultPrompt
from engine.games.storyteller.scoring import Outcome
from mobileapp.i18n import tr


def outcome_sentence(prompt: RoundResultPrompt, name_of: Callable[[int], str]) -> str:
    """What decided the round."""
    teller = _teller(prompt, name_of)
    sentences = {
        Outcome.NOBODY: tr._("Nobody found it: {name} gets nothing, everyone else gets 2."),
        Outcome.EVERYBODY: tr._("Everybody found it: {name} gets nothing, everyone else gets 2."),
        Outcome.SOME: tr._("Some found it, some did not: {name} and those who did get 3."),
    }
    return sentences[prompt.outcome].format(name=teller)


def reason(award: Award, prompt: RoundResultPrompt, name_of: Callable[[int], str]) -> str:
    """Why these points were given to this player."""
    teller = _teller(prompt, name_of)
    votes = tr.n("{n} vote for {owner}'s picture", "{n} votes for {owner}'s picture", award.points)
    sentences = {
        "told-well": tr._("some understood, but not all"),
        "found": tr._("found {name}'s picture"),
        "nobody-found": tr._("nobody found {name}'s picture"),
        "everybody-found": tr._("everybody found {name}'s picture"),
        "votes-drawn": votes,
        "joined": tr._("starts level with the last player"),
    }
    return sentences[award.why].format(name=teller, n=award.points, owner=name_of(award.seat))


def no_reason(seat: int, prompt: RoundResultPrompt, name_of: Callable[[int], str]) -> str:
    """Why this player was given nothing."""
    if seat != prompt.teller:
        teller = _teller(prompt, name_of)
        return tr._("did not find {name}'s picture").format(name=teller)
    if prompt.outcome is Outcome.NOBODY:
        return tr._("told it so that nobody found it")
    return tr._("told it so that everybody found it")


def _teller(prompt: RoundResultPrompt, name_of: Callable[[int], str]) -> str:
    return tr._("the storyteller") if prompt.teller is None else name_of(prompt.teller)
