"""The questions, and when something was, in words."""

from engine.games.remember.prompts import AnswerPrompt, Question
from engine.memories import Kind
from mobileapp.languages import dates
from mobileapp.languages.translation import tr


def asked(question: Question) -> str:
    """The question in words; the clue is shown on a slip of its own."""
    name = tr.listed(question.names) or tr._("Somebody")
    text = {
        Kind.CLUE: tr._("Which picture did {name} mean?"),
        Kind.BLOT: tr._("What did {name} see here?"),
        # Those who painted do not answer.
        Kind.SKY: tr._("A sky by {name}: what was it meant to be?")
        if question.names
        else tr._("What was this meant to be?"),
        # Translators: who played this picture for the clue that is shown with it
        Kind.TRAIL: tr._("Who played this one?"),
        Kind.INK: tr._("Who inked this blot?"),
    }[question.kind]
    return text.format(name=name)


def quoted(clue: str) -> str:
    return tr._("“{clue}”").format(clue=clue)


def back_then(prompt: AnswerPrompt, by_name: bool = True) -> str:
    """When it was, and who was there: by name, or only how many."""
    day = dates.day(prompt.evening)
    names = [person.name for person in prompt.company if person.name]
    if not names or prompt.question.kind == Kind.INK:
        return day
    if not by_name:
        # Translators: the day of an earlier evening, and how many people were there
        return tr.n("{day}, {n} person", "{day}, {n} people", len(names)).format(
            day=day, n=len(names)
        )
    # Translators: the day of an earlier evening, and who was there
    return tr._("{day}, with {names}").format(day=day, names=tr.listed(names))
