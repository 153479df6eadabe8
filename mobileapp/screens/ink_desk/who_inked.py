"""The sheet that asks who inked a blot; people may dismiss it without an answer."""

from collections.abc import Callable, Sequence
from functools import partial

from mobileapp.languages.translation import tr
from mobileapp.match.table import absent_people, recalled_people
from mobileapp.storage.store import Storage
from mobileapp.widgets.buttons import SecondaryButton
from mobileapp.widgets.person_button import Choice, OtherButton, PersonButton, add_tokens
from mobileapp.widgets.sheet import Sheet


def ask_who_inked(storage: Storage, answer: Callable[[Sequence[str]], None]) -> Sheet | None:
    """Open and return a sheet with a token for everyone whom the tablet remembers.

    If the latest match had several people, *All of us* comes first, and then each of them.
    `answer` is called with the chosen names, but not if people press *Skip* or dismiss the sheet.
    If no person is remembered, nothing is asked and the result is None.
    """
    people = [person for person in recalled_people(storage) if not person.robot]
    others = absent_people(people, storage.roster)
    if not people and not others:
        return None
    question = Sheet(title=tr._("Who inked this blot?"))
    choices: list[Choice] = []
    if len(people) > 1:
        everyone = OtherButton(text=tr._("All of us"), icon="account-group")
        choices.append((everyone, lambda: answer([person.name for person in people])))
    choices += [
        (PersonButton(profile=person), partial(answer, [person.name]))
        for person in (*people, *others)
    ]
    add_tokens(question, choices)
    # Translators: instead of an answer to “Who inked this blot?”
    question.add_button(SecondaryButton, tr._("Skip"))
    question.open()
    return question
