"""The sheet, on the page of an evening, in which people write down a clue that was spoken."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.errors import Refusal
from engine.notes import MAX_NOTE_LENGTH, takes_note
from engine.texts import is_readable
from mobileapp.games.recap import RoundRecap
from mobileapp.languages.translation import tr
from mobileapp.storage.evenings import FinishedMatch
from mobileapp.widgets.buttons import PrimaryButton, SecondaryButton
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.sheet import Sheet


def clue_questions(match: FinishedMatch, recaps: Sequence[RoundRecap]) -> dict[int, str]:
    """The text of the button that asks for the spoken clue of a round, by the round's index.

    Rounds whose clue cannot be written down are left out. The result is empty if the numbers of
    rounds and recaps differ, because then their indexes do not correspond.
    """
    if len(recaps) != len(match.story):
        return {}
    return {
        place: tr._("Change the clue") if story["clue"] else tr._("What was the clue?")
        for place, story in enumerate(match.story)
        if takes_note(story)
    }


class ClueSheet(Sheet):
    """A sheet with one field for the clue; `keep` is called to save the typed text."""

    def __init__(self, round_story: Mapping[str, Any], keep: Callable[[str], None]) -> None:
        super().__init__(title=tr._("What was the clue?"))
        self._keep = keep
        clue = str(round_story["clue"])
        self._field = NameField(hint=tr._("The clue"), icon="check", typed=clue, paper=True)
        self._field.bind(on_enter=lambda _field, typed: self._write(typed))
        self.add_content(self._field)
        self.add_button(
            PrimaryButton, tr._("Done"), lambda: self._write(self._field.typed), stays=True
        )
        self.add_button(SecondaryButton, tr._("Cancel"))

    def on_open(self) -> None:
        self._field.focus()

    def _write(self, clue: str) -> None:
        """Save the clue and close the sheet; if saving fails, show why and keep the sheet open."""
        if len(clue) > MAX_NOTE_LENGTH:
            self._field.problem = tr._("A written clue has at most {most} characters.").format(
                most=MAX_NOTE_LENGTH
            )
            return
        if not is_readable(" ".join(clue.split())):
            self._field.problem = tr._("A clue is one line of ordinary characters.")
            return
        try:
            self._keep(clue)
        except Refusal as problem:
            self._field.problem = tr.explain(problem)
            return
        self.dismiss()
