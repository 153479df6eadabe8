"""Sheets to rename a person, to merge two names of one person, or to forget somebody."""

from collections.abc import Callable
from typing import Any

from kivy.app import App

from engine.errors import Refusal
from engine.names import name_key
from mobileapp.background.progress import ReportProgress
from mobileapp.languages.kivy_translation import tr
from mobileapp.screens.person.tiles import profile_of
from mobileapp.storage import StorageProblem
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import DangerButton, PrimaryButton, SecondaryButton
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.person_button import PersonButton
from mobileapp.widgets.sheet import Sheet, ask

PAGES_WITH_NAMES = ("evenings", "evening", "person", "group")
"""The screens on which an old name may still be visible after it was changed."""


class PersonEditSheet(Sheet):
    """A sheet with a field for a new name, and buttons to merge or forget the person."""

    def __init__(self, name: str) -> None:
        super().__init__(title=name)
        self._name = name
        self._field = NameField(hint=tr._("Name"), icon="check", typed=name, paper=True)
        self._field.bind(on_enter=self._rename)
        self.add_content(self._field)
        merge = SecondaryButton(text=tr._("Same person as …"), paper=True)
        merge.bind(on_release=self._choose_twin)
        self.add_content(merge)
        forget = DangerButton(text=tr._("Forget"))
        forget.bind(on_release=self._ask_to_forget)
        close = PrimaryButton(text=tr._("Done"))
        close.bind(on_release=self._done)
        self.add_action(close)
        self.add_action(forget)

    def _done(self, _button: object) -> None:
        self._rename(self._field, self._field.typed)

    def _rename(self, field: NameField, typed: str) -> None:
        """Rename the person; if somebody else has the new name, ask whether both are one person."""
        new_name = " ".join(typed.split())
        if new_name == self._name:
            self.dismiss()
            return
        twin = _storage().roster.find(typed)
        if twin is not None and twin.name != self._name:
            self.dismiss()
            ask_to_merge(self._name, twin.name)
            return

        def show_problem(problem: Refusal) -> None:
            field.problem = tr.explain(problem)

        roster, playing = _storage().roster, _at_the_table()
        change(
            lambda: roster.rename(_id_of(self._name), new_name, playing),
            lambda: self._renamed(new_name),
            show_problem,
        )

    def _renamed(self, new_name: str) -> None:
        self.dismiss()
        show_again(new_name)

    def _choose_twin(self, _button: object) -> None:
        self.dismiss()
        sheet = Sheet(title=tr._("Who is the same person as {name}?").format(name=self._name))
        for other in possible_twins(self._name):
            person = PersonButton(profile=profile_of(other))
            person.bind(on_release=lambda _person, other=other: self._chosen(sheet, other))
            sheet.add_content(person)
        cancel = SecondaryButton(text=tr._("Cancel"), paper=True)
        cancel.bind(on_release=sheet.dismiss)
        sheet.add_action(cancel)
        sheet.open()

    def _chosen(self, sheet: Sheet, other: str) -> None:
        sheet.dismiss()
        ask_to_merge(self._name, other)

    def _ask_to_forget(self, _button: object) -> None:
        self.dismiss()
        playing, name = _at_the_table(), self._name
        ask(
            tr._("Forget {name}?").format(name=name),
            tr._(
                "The name disappears everywhere: among the players, on all evenings, in games "
                "that wait, and in what you export from now on. Results stay, without the name. "
                "A name that somebody wrote into a clue stays too."
            ),
            tr._("Forget"),
            tr._("Cancel"),
            lambda: change(
                lambda: _forget(name, playing),
                lambda: show_again(""),
            ),
            danger=True,
        )


def others(name: str) -> list[str]:
    """The names of all known people but `name`, in alphabetical order, without robots."""
    names = [person.name for person in _storage().roster.everyone()]
    return sorted((one for one in names if one != name), key=name_key)


def possible_twins(name: str) -> list[str]:
    """The names of people who may be the same person as `name`.

    They are those who were never in a match with `name`, finished or unfinished.
    """
    storage = _storage()
    waiting, finished = storage.unfinished.all(), storage.history.outlines()
    tables = [{*match.names} for match in waiting] + [{*match.all_names} for match in finished]
    met = set().union(*(table for table in tables if name in table))
    return [other for other in others(name) if other not in met]


def ask_to_merge(name: str, other: str) -> None:
    """Ask whether two names are those of one person; if so, move all data of `name` to `other`."""
    roster, playing = _storage().roster, _at_the_table()
    ask(
        tr._("Are {name} and {other} one person?").format(name=name, other=other),
        tr._(
            "Everything that {name} has played will be {other}’s, on all evenings and in games "
            "that wait. This can’t be taken back."
        ).format(name=name, other=other),
        tr._("One person"),
        tr._("Cancel"),
        lambda: change(
            lambda: roster.merge(_id_of(name), _id_of(other), playing), lambda: show_again(other)
        ),
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

    def attempt(_report: ReportProgress) -> Refusal | None:
        try:
            work()
        except Refusal as refusal:
            if refused is None:
                raise
            return refusal
        return None

    def done(refusal: Refusal | None) -> None:
        if refusal is None:
            App.get_running_app().forget_draft()
            then()
        elif refused is not None:
            refused(refusal)

    BackgroundTask(attempt, done)


def show_again(name: str) -> None:
    """Open the page of the person with this name, or *Evenings* if `name` is empty.

    Back then leads to *Evenings* and Home, not to earlier pages, which may show the old name.
    Nothing happens if people have meanwhile opened a page without names, such as *Settings*.
    """
    app: Any = App.get_running_app()
    if app.screens.current not in PAGES_WITH_NAMES:
        return
    app.home()
    app.go("evenings")
    if name:
        app.go("person", person=name)


def _storage() -> Any:
    return App.get_running_app().storage


def _forget(name: str, playing: tuple[int, ...]) -> None:
    app: Any = App.get_running_app()
    app.adopt_inkers()
    app.storage.forget(_id_of(name), playing)


def _id_of(name: str) -> int:
    """The id of the person of this name.

    Raises StorageProblem if there is none any more, as may happen after two quick changes.
    """
    person = _storage().roster.find(name)
    if person is None:
        raise StorageProblem("unknown", "{name} is no longer known here.", name=name)
    return int(person.id)


def _at_the_table() -> tuple[int, ...]:
    """The ids of the people in the running match; empty if no match is running."""
    session, roster = App.get_running_app().session, _storage().roster
    known = [] if session is None else [roster.find(name) for name in session.names]
    return tuple(person.id for person in known if person)
