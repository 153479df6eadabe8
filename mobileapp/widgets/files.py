"""Lets people choose, save and share files, in a dialog of the system or in a sheet of the app."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from mobileapp.background.progress import ReportProgress
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.buttons import PrimaryButton, SecondaryButton
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.field import TextField
from mobileapp.widgets.rows import SwitchRow
from mobileapp.widgets.sheet import Sheet, tell
from mobileapp.widgets.text import Small

MAX_FILES_SHOWN = 40
Made = TypeVar("Made")


def choose_files(
    suffixes: tuple[str, ...], then: Callable[[list[Path]], None], several: bool = False
) -> None:
    """Let people choose a file with one of these suffixes; then call `then` with a list of paths.

    With `several`, people can choose more than one file. If they cancel, `then` is not called.
    """
    device = running_app().device
    with show_errors():
        if device.has_picker:
            device.pick_files(suffixes, several, lambda work: BackgroundTask(work, then))
        else:
            FileSheet(device.downloads, suffixes, then, several).open()


def keep_file(file: Path, then: Callable[[str], None]) -> None:
    """Let people save a file; then call `then` with a text that says where the saved file is.

    The file is copied or moved there.
    """
    with show_errors():
        running_app().device.save_file(file, lambda work: BackgroundTask(work, then))


def export_file(
    name: str, write: Callable[[Path, ReportProgress], None], then: Callable[[str], None]
) -> None:
    """Call `write` in the background to write a file with this name, and let people save it.

    After that, `then` is called with a text that says where the saved file is.
    """

    def make(folder: Path, report: ReportProgress) -> Path:
        write(folder / name, report)
        return folder / name

    _make_first(make, lambda file: keep_file(file, then))


def tell_where(title: str) -> Callable[[str], None]:
    """A function that says on a sheet with this title where a file is, if people have saved it."""

    def say(place: str) -> None:
        if place:
            tell(title, place, tr._("OK"))

    return say


def share_files(
    make: Callable[[Path, ReportProgress], list[Path]], then: Callable[[str], None]
) -> None:
    """Write files with `make` into a temporary folder, and let people share them.

    The files are also saved on the device; `then` is called with a text that says where they are.
    """

    def share(files: list[Path]) -> None:
        device = running_app().device
        with show_errors():
            device.share_files(files, lambda work: BackgroundTask(work, then))

    _make_first(make, share)


def _make_first(
    make: Callable[[Path, ReportProgress], Made], hand_over: Callable[[Made], None]
) -> None:
    """Call `make` in the background with a temporary folder; call `hand_over` with its result.

    The folder is removed afterwards, even after an error or a cancellation.
    """
    folder = running_app().device.make_temp_folder

    def made(report: ReportProgress) -> tuple[Path, Made]:
        temp = folder()
        try:
            return temp, make(temp, report)
        except BaseException:
            shutil.rmtree(temp, ignore_errors=True)
            raise

    def use(result: tuple[Path, Made]) -> None:
        temp, files = result
        hand_over(files)
        shutil.rmtree(temp, ignore_errors=True)

    BackgroundTask(made, use)


class FileSheet(Sheet):
    """A sheet with the latest files of a folder and a field for a path.

    `then` is called with the chosen files. With `several`, people can choose more than one.
    """

    def __init__(
        self,
        folder: Path,
        suffixes: tuple[str, ...],
        then: Callable[[list[Path]], None],
        several: bool,
    ) -> None:
        super().__init__(title=tr._("Choose a file"))
        self._then = then
        self._several = several
        self._chosen: list[Path] = []
        found = _latest(folder, suffixes)
        where = tr._("From {folder}") if found else tr._("There’s no such file in {folder}.")
        self.add_content(Small(text=where.format(folder=folder.name), paper=True))
        for path in found:
            self._offer(path)
        self._typed = TextField(hint_text=tr._("or type its path"))
        self.add_content(self._typed)
        self.add_button(SecondaryButton, tr._("Cancel"))
        self.add_button(PrimaryButton, tr._("Use this file"), self._use_files, stays=True)

    def _offer(self, path: Path) -> None:
        """Add a row for a file: a line to tap, or one to tick if people can choose several."""
        if not self._several:
            self.add_line(path.name, "file", lambda: self._then([path]))
            return
        row = SwitchRow(title=path.name)
        row.bind(on_choose=lambda row, chosen: self._choose(row, path, chosen))
        self.add_content(row)

    def _choose(self, row: SwitchRow, path: Path, chosen: bool) -> None:
        row.active = chosen
        if chosen:
            self._chosen.append(path)
        else:
            self._chosen.remove(path)

    def _use_files(self) -> None:
        text = self._typed.text.strip()
        typed = _existing_file(text)
        self._typed.wrong = bool(text) and typed is None
        files = self._chosen if typed is None else [*self._chosen, typed]
        if files and not self._typed.wrong:
            self._finish(files)

    def _finish(self, files: list[Path]) -> None:
        self.dismiss()
        self._then(files)

    def on_dismiss(self) -> None:
        self._typed.focus = False


def _existing_file(text: str) -> Path | None:
    """The path that was typed, if there is such a file; otherwise None."""
    try:
        path = Path(text).expanduser()
        return path if path.is_file() else None
    except (RuntimeError, OSError, ValueError):  # an unknown ~user, too long a name, a NUL
        return None


def _latest(folder: Path, suffixes: tuple[str, ...]) -> list[Path]:
    """The latest files with these suffixes, the newest first; none if the folder is unreadable.

    The list has at most `MAX_FILES_SHOWN` files.
    """
    try:
        files = [path for path in folder.iterdir() if path.suffix.lower() in suffixes]
        return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)[:MAX_FILES_SHOWN]
    except OSError:
        return []
