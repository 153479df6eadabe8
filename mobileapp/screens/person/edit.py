"""Sheets to rename a person, to merge two names of one person, or to forget somebody."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.errors import Refusal
from engine.names import name_key
from mobileapp.languages.translation import tr
from mobileapp.preload import adopt_inkers
from mobileapp.running_app import running_app
from mobileapp.screens.person.profiles import name_of, profile_of
from mobileapp.storage.problem import StorageProblem
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.person_button import PersonButton, add_tokens
from mobileapp.widgets.sheet import Sheet, ask

PAGES_WITH_NAMES = ("evenings", "evening", "person", "group")
"""The screens on which an old name may still be visible after it was changed."""


class PersonEditSheet(Sheet):
    """A sheet with a field for a new name, and buttons to merge or forget the person."""

    def __init__(self, person: int) -> None:
        name = name_of(person)
        super().__init__(title=name)
        self._person, self._name = person, name
        self._field = NameField(hint=tr._("Name"), icon="check", typed=name, paper=True)
        self._field.bind(on_enter=self._rename)
        self.add_content(self._field)
        merge = SecondaryButton(text=tr._("Same person as …"), paper=True)
        merge.bind(on_release=self._choose_twin)
        self.add_content(merge)
        self.add_button(
            PrimaryButton,
            tr._("Done"),
            lambda: self._rename(self._field, self._field.typed),
            stays=True,
        )
        self.add_button(DangerButton, tr._("Forget"), self._ask_to_forget)

    def _rename(self, field: NameField, typed: str) -> None:
        """Rename the person; if somebody else has the new name, ask whether both are one person."""
        new_name = " ".join(typed.split())
        if new_name == self._name:
            self.dismiss()
            return
        twin = _storage().roster.find(typed)
        if twin is not None and twin.id != self._person:
            self.dismiss()
            ask_to_merge(self._person, twin.id)
            return

        def show_problem(problem: Refusal) -> None:
            field.problem = tr.explain(problem)

        roster, playing = _storage().roster, _at_the_table()
        change(
            lambda: roster.rename(_known(self._person), new_name, playing),
            self._renamed,
            show_problem,
        )

    def _renamed(self) -> None:
        self.dismiss()
        show_again(self._person)

    def _choose_twin(self, _button: object) -> None:
        self.dismiss()
        sheet = Sheet(title=tr._("Who is the same person as {name}?").format(name=self._name))
        add_tokens(sheet, [
            (PersonButton(profile=profile_of(other)), partial(ask_to_merge, self._person, other))
            for other in possible_twins(self._person)
        ])  # fmt: skip
        sheet.add_button(SecondaryButton, tr._("Cancel"))
        sheet.open()

    def _ask_to_forget(self) -> None:
        playing = _at_the_table()
        ask(
            tr._("Forget {name}?").format(name=self._name),
            tr._(
                "The name disappears everywhere: among the players, on all evenings, in games "
                "that wait, and in what you export from now on. Results stay, without the name. "
                "A name that somebody wrote into a clue stays too."
            ),
            tr._("Forget"),
            tr._("Cancel"),
            lambda: change(
                lambda: _forget(self._person, playing),
                lambda: show_again(None),
            ),
            danger=True,
        )


def possible_twins(person: int) -> list[int]:
    """The people who may be the same person, in alphabetical order.

    They are those who were never in a match together, finished or unfinished.
    """
    storage = _storage()
    met = {person, *storage.history.companions(person), *storage.unfinished.companions(person)}
    others = [one for one in storage.roster.everyone() if one.id not in met]
    return [one.id for one in sorted(others, key=lambda one: name_key(one.name))]


def ask_to_merge(person: int, into: int) -> None:
    """Ask whether two people are one; if so, move all data of `person` to `into`."""
    roster, playing = _storage().roster, _at_the_table()
    name, other = name_of(person), name_of(into)
    ask(
        tr._("Are {name} and {other} one person?").format(name=name, other=other),
        tr._(
            "Everything that {name} has played will be {other}’s, on all evenings and in games "
            "that wait. This can’t be taken back."
        ).format(name=name, other=other),
        tr._("One person"),
        tr._("Cancel"),
        lambda: change(
            lambda: roster.merge(_known(person), _known(into), playing), lambda: show_again(into)
        ),
        danger=True,
    )


def change(
    work: Callable[[], None],
    then: Callable[[], None],
    refused: Callable[[Refusal], None] | None = None,
) -> None:
    """Run `work`, which changes saved names, on a worker thread, as a history may be long.

    On success, the app discards its draft of a match, which may hold an old name, and calls `then`.
    If `work` raises a `Refusal`, `refused` is called with it. If `refused` is None, a sheet shows
    the reason.
    """

    def done(_none: None) -> None:
        running_app().forget_draft()
        then()

    BackgroundTask(lambda _report: work(), done, refused=refused)


def show_again(person: int | None) -> None:
    """Open the page of a person, or *Evenings* if it is None.

    Back then leads to *Evenings* and Home, not to earlier pages, which may show the old name.
    Nothing happens if people have meanwhile opened a page without names, such as *Settings*.
    """
    app = running_app()
    if app.screens.current not in PAGES_WITH_NAMES:
        return
    app.home()
    app.go("evenings")
    if person is not None:
        app.go("person", person=person)


def _storage() -> Any:
    return running_app().storage


def _forget(person: int, playing: tuple[int, ...]) -> None:
    app = running_app()
    adopt_inkers(app)
    app.storage.forget(_known(person), playing)


def _known(person: int) -> int:
    """The id of a person who is still known.

    Raises StorageProblem otherwise, as may happen after two quick changes.
    """
    if _storage().roster.is_forgotten(person):
        raise StorageProblem("unknown", "{name} is no longer known here.", name=name_of(person))
    return person


def _at_the_table() -> tuple[int, ...]:
    """The ids of the people in the running match; empty if no match is running."""
    session, roster = running_app().session, _storage().roster
    known = [] if session is None else [roster.find(one.name) for one in session.at_table]
    return tuple(person.id for person in known if person)
