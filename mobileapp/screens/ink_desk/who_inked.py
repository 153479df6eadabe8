"""The sheet that asks who inked a blot; people may dismiss it without an answer."""

from collections.abc import Callable, Sequence

from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PlayerProfile
from mobileapp.widgets.buttons import SecondaryButton
from mobileapp.widgets.person_button import PersonButton
from mobileapp.widgets.sheet import Sheet


def ask_who_inked(
    people: Sequence[PlayerProfile],
    others: Sequence[PlayerProfile],
    answer: Callable[[Sequence[str]], None],
) -> Sheet:
    """Open and return a sheet with a button per person.

    `people` are at the table: if they are several, there is also *All of us*. `others` follow.
    `answer` is called with the chosen names, but not if people press *Skip* or dismiss the sheet.
    """
    question = Sheet(title=tr._("Who inked this blot?"))

    def offer(button: PersonButton | SecondaryButton, names: Sequence[str]) -> None:
        def choose(_button: object) -> None:
            question.dismiss()
            answer(names)

        button.bind(on_release=choose)
        question.add_content(button)

    for person in people:
        offer(PersonButton(profile=person), [person.name])
    if len(people) > 1:
        everyone = SecondaryButton(text=tr._("All of us"), paper=True, size_hint_x=1)
        offer(everyone, [person.name for person in people])
    for person in others:
        offer(PersonButton(profile=person), [person.name])
    # Translators: instead of an answer to “Who inked this blot?”
    skip = SecondaryButton(text=tr._("Skip"), paper=True)
    skip.bind(on_release=question.dismiss)
    question.add_action(skip)
    question.open()
    return question
