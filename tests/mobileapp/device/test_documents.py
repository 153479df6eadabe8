"""Tests of files on Android: people choose them in the system's windows, and may cancel."""

import errno
import tempfile
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from mobileapp.widgets import background_task
from mobileapp.widgets.files import choose_files, keep_file, share_files
from tests.mobileapp.conftest import Buy, Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.fake_android import Tablet, device
from tests.support.sample_packs import word_pack, write_pack, zipped

ZIPS = ["application/zip", "application/x-zip-compressed", "application/octet-stream"]
IMAGES = ["image/webp", "image/png", "image/jpeg"]


@pytest.fixture
def tablet(buy: Buy) -> Tablet:
    return buy()


@pytest.fixture
def driver(tablet: Tablet, start: Start) -> Driver:
    return start(device=device)


def there(tablet: Tablet, name: str, content: bytes = b"theirs") -> str:
    """Make a document of another app, and return its name."""
    (tablet.elsewhere / name).write_bytes(content)
    return name


def temp_files(tablet: Tablet) -> list[Path]:
    """All files in the temporary folders of the system and of the pack library."""
    folders = [Path(tempfile.gettempdir()), *tablet.elsewhere.parent.glob(".packs-*")]
    return [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]


def ours(name: str = "ours.zip", content: bytes = b"ours") -> Path:
    file = Path(tempfile.mkdtemp()) / name
    file.write_bytes(content)
    return file


# --- choosing ---------------------------------------------------------------------------------


def test_people_choose_among_files_of_the_right_type(tablet: Tablet, driver: Driver) -> None:
    driver.app.go("packs")
    driver.app.screens.current_screen.import_pack()
    driver.app.go("make_pack")
    driver.app.screens.current_screen.pick_photos()
    assert (
        tablet.called("Intent.<init>(Ljava/lang/String;)V")
        == [("android.intent.action.OPEN_DOCUMENT",)] * 2
    )
    assert tablet.called("addCategory") == [("android.intent.category.OPENABLE",)] * 2
    assert [types for _, types in tablet.called("putExtra(Ljava/lang/String;[L")] == [ZIPS, IMAGES]
    assert [many for _, many in tablet.called("putExtra(Ljava/lang/String;Z)")] == [False, True]


def test_the_app_gets_copies_of_its_own(tablet: Tablet, driver: Driver) -> None:
    got: list[list[Path]] = []
    names = [there(tablet, "one.zip", b"1" * 600_000), there(tablet, "two.zip", b"2")]
    choose_files((".zip",), got.append, several=True)
    tablet.answer(*names)
    assert not got  # the callback is called later, on the main thread
    driver.pump(2)
    (files,) = got
    assert [file.name for file in files] == names
    assert [file.read_bytes() for file in files] == [b"1" * 600_000, b"2"]
    assert files == temp_files(tablet)


def test_the_next_start_removes_what_a_killed_app_was_reading(
    tablet: Tablet, driver: Driver, start: Start
) -> None:
    choose_files((".zip",), lambda _files: None)
    tablet.answer(there(tablet, "large.zip"))
    driver.pump(2)
    assert temp_files(tablet)
    on_tablet = driver.app.device
    driver = start(device=lambda: on_tablet)
    assert driver.app.library.packs()
    assert not temp_files(tablet)


@pytest.mark.parametrize(
    ("name", "copy"),
    [("Zdjęcie 1 (2).jpg", "Zdjęcie 1 (2).jpg"), ("..", "file"), ("a:b|c.zip", "a_b_c.zip")],
)
def test_names_are_made_harmless(
    tablet: Tablet, driver: Driver, monkeypatch: pytest.MonkeyPatch, name: str, copy: str
) -> None:
    answers = import_module("tests.mobileapp.fake_android").ANSWERS
    monkeypatch.setitem(answers, "getString", lambda *_: name)
    got: list[list[Path]] = []
    choose_files((".zip",), got.append)
    tablet.answer(there(tablet, "x.zip"))
    driver.pump(2)
    assert [file.name for file in got[0]] == [copy]


def test_a_pack_comes_in_from_another_app(tablet: Tablet, driver: Driver) -> None:
    zipped(write_pack(tablet.elsewhere / "holiday", word_pack("holiday")))
    driver.app.go("packs")
    driver.app.screens.current_screen.import_pack()
    driver.app.on_pause()  # Android's window covers the app
    driver.app.on_resume()
    tablet.answer("holiday.zip")
    driver.pump(4)
    assert driver.app.screens.current == "pack"
    assert driver.app.library.find("holiday")


def test_changing_ones_mind_changes_nothing(tablet: Tablet, driver: Driver) -> None:
    got: list[Any] = []
    choose_files((".zip",), got.append)
    tablet.answer()
    keep_file(ours(), got.append)
    tablet.answer()
    driver.pump(2)
    assert not got
    assert not driver.find("Sheet")
    assert not temp_files(tablet)
    assert not list(tablet.elsewhere.iterdir())


def test_an_answer_counts_only_once(tablet: Tablet, driver: Driver) -> None:
    got: list[Any] = []
    choose_files((".zip",), got.append)
    name = there(tablet, "a.zip")
    tablet.answer(name)
    tablet.answer(name)
    driver.pump(2)
    assert len(got) == 1


# --- saving -----------------------------------------------------------------------------------


def test_people_say_where_a_file_goes(tablet: Tablet, driver: Driver) -> None:
    got: list[str] = []
    keep_file(ours(content=b"o" * 600_000), got.append)
    assert tablet.called("Intent.<init>(Ljava/lang/String;)V") == [
        ("android.intent.action.CREATE_DOCUMENT",)
    ]
    assert tablet.called("setType") == [("application/zip",)]
    assert tablet.called("Bundle.putString") == [("android.intent.extra.TITLE", "ours.zip")]
    assert len(tablet.called("putExtras(Landroid/os/Bundle;)")) == 1
    there(tablet, "renamed.zip", b"something older and much longer" * 50_000)
    tablet.answer("renamed.zip")
    driver.pump(2)
    assert got == ["renamed.zip"]
    assert (tablet.elsewhere / "renamed.zip").read_bytes() == b"o" * 600_000
    assert not temp_files(tablet)


def test_everything_leaves_the_tablet_and_comes_back(tablet: Tablet, driver: Driver) -> None:
    app = driver.app
    app.storage.settings["sound"] = False
    app.go("settings")
    settings = app.screens.current_screen
    settings.export()
    driver.pump(2)
    tablet.answer("backup.zip")
    driver.wait(0.4)
    assert driver.says("Everything is saved in one file")
    driver.tap("OK")
    app.storage.settings["sound"] = True
    settings.restore()
    tablet.answer("backup.zip")
    driver.wait(0.4)
    driver.tap("Restore")
    assert app.storage.settings["sound"] is False


# --- problems ---------------------------------------------------------------------------------


def shows_error(driver: Driver, sentence: str) -> bool:
    driver.pump(2)
    return bool(driver.says("That didn’t work") and driver.says(sentence))


def no_file(_files: object) -> None:
    raise AssertionError("there is nothing to be had")


def test_without_a_window_for_files_an_error_is_shown(tablet: Tablet, driver: Driver) -> None:
    tablet.broken = (
        "org.kivy.android.PythonActivity.startActivityForResult(Landroid/content/Intent;I)V"
    )
    choose_files((".zip",), no_file)
    assert shows_error(driver, "This device offers no way to choose a file.")
    keep_file(ours(), no_file)
    assert not temp_files(tablet), "nobody is asked where it goes, so it is not kept"


def test_a_chosen_file_that_is_gone_is_an_error(tablet: Tablet, driver: Driver) -> None:
    choose_files((".zip",), no_file, several=True)
    tablet.answer(there(tablet, "a.zip"), "gone.zip")
    assert shows_error(driver, "The file couldn’t be read or written.")
    assert not temp_files(tablet)


def test_a_document_that_its_app_does_not_open_is_an_error(tablet: Tablet, driver: Driver) -> None:
    choose_files((".zip",), no_file)
    tablet.refused.add("a.zip")
    tablet.answer(there(tablet, "a.zip"))
    assert shows_error(driver, "The file couldn’t be read or written.")
    assert not temp_files(tablet)


def test_too_large_files_are_refused(
    tablet: Tablet, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("mobileapp.device.documents"), "MAX_BYTES", 2**20)
    choose_files((".zip",), no_file, several=True)
    tablet.answer(*(there(tablet, f"{n}.zip", bytes(600_000)) for n in range(2)))
    assert shows_error(driver, "That’s too much at once: at most 1 MB.")
    assert not temp_files(tablet)


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_and_no_copy_is_left(
    tablet: Tablet, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("mobileapp.device.documents"), "copy_bytes", full)
    choose_files((".zip",), no_file)
    tablet.answer(there(tablet, "a.zip"))
    assert shows_error(driver, "There’s no room left on this device.")
    assert not temp_files(tablet)


def test_half_a_document_is_not_left_behind(
    tablet: Tablet, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("mobileapp.device.documents"), "copy_bytes", full)
    keep_file(ours(), no_file)
    tablet.answer("half.zip")
    assert shows_error(driver, "There’s no room left on this device.")
    assert not list(tablet.elsewhere.iterdir())


# --- waiting ----------------------------------------------------------------------------------


def test_who_waits_too_long_may_cancel(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_task, "Thread", threading.Thread)
    slow, ended = threading.Event(), threading.Event()

    def work(report: Any) -> None:
        try:
            assert slow.wait(10)
            report()
        finally:
            ended.set()

    background_task.BackgroundTask(work, no_file)
    driver.wait(1)
    assert driver.says("One moment…")
    driver.tap("Cancel")
    slow.set()
    assert ended.wait(10)
    driver.wait(0.5)
    assert not driver.find("Sheet")


def test_work_is_done_beside_the_main_thread(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_task, "Thread", threading.Thread)
    handed_over: list[threading.Thread] = []
    worker: list[threading.Thread] = []
    done = threading.Event()

    def work(_report: Any) -> None:
        worker.append(threading.current_thread())
        done.set()

    background_task.BackgroundTask(work, lambda _: handed_over.append(threading.current_thread()))
    assert done.wait(10)
    worker[0].join(10)
    driver.pump(2)
    assert handed_over == [threading.main_thread()] != worker


# --- sharing ----------------------------------------------------------------------------------


def make_files(*names: str) -> Callable[..., list[Path]]:
    """A task that writes these files into `book` inside a given folder, and returns their paths."""

    def make(folder: Path, _report: object) -> list[Path]:
        (folder / "book").mkdir()
        for name in names:
            (folder / "book" / name).write_bytes(name.encode())
        return [folder / "book" / name for name in names]

    return make


@pytest.mark.parametrize(
    ("names", "action"),
    [(["a.pdf"], "android.intent.action.SEND"),
     (["1.png", "2.png"], "android.intent.action.SEND_MULTIPLE")],
)  # fmt: skip
def test_files_are_shared(tablet: Tablet, driver: Driver, names: list[str], action: str) -> None:
    got: list[str] = []
    share_files(make_files(*names), got.append)
    driver.pump(4)
    assert got == ["Download/Seeing Things"]
    assert {path.name: path.read_bytes() for path in tablet.elsewhere.iterdir()} == {
        name: name.encode() for name in names
    }
    assert tablet.called("Intent.<init>(Ljava/lang/String;)V") == [(action,)]
    assert len(tablet.called(".startActivity(")) == 1
    assert not temp_files(tablet)


def test_other_apps_see_only_complete_files(
    tablet: Tablet, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    sharing = import_module("mobileapp.device.sharing")
    copy_bytes = sharing.copy_bytes

    def copy(*arguments: Any) -> int:
        assert tablet.pending == {"a.pdf"}
        return int(copy_bytes(*arguments))

    monkeypatch.setattr(sharing, "copy_bytes", copy)
    share_files(make_files("a.pdf"), lambda _place: None)
    driver.pump(4)
    assert (tablet.elsewhere / "a.pdf").exists()
    assert not tablet.pending


class Absence(threading.Event):
    """An event that is set at its third wait: people come back into the app."""

    waits = 0

    def wait(self, _timeout: float | None = None) -> bool:
        self.waits += 1
        return self.waits == 3


def test_the_share_sheet_waits_until_people_return(tablet: Tablet) -> None:
    sheets: list[int] = []

    def report(*_: object) -> None:
        sheets.append(len(tablet.called(".startActivity(")))

    def answer(work: Any) -> None:
        assert work(report) == "Download/Seeing Things"

    sharing = import_module("mobileapp.device.sharing")
    sharing.share([ours("a.pdf")], lambda: Path(tempfile.mkdtemp()), Absence(), answer)
    assert sheets == [0, 0, 0], "while copying, and twice while waiting"
    assert len(tablet.called(".startActivity(")) == 1


def test_leaving_the_app_is_noticed_and_returning_too(driver: Driver, tablet: Tablet) -> None:
    got: list[str] = []
    driver.app.on_pause()
    driver.app.device.vibration = False
    driver.app.on_resume()
    share_files(make_files("a.pdf"), got.append)
    driver.pump(4)
    assert got


def test_what_cannot_be_shared_leaves_nothing(tablet: Tablet, driver: Driver) -> None:
    tablet.broken = "org.kivy.android.PythonActivity.startActivity(Landroid/content/Intent;)V"
    share_files(make_files("a.pdf"), lambda place: pytest.fail(place))
    driver.pump(4)
    assert driver.says("This device offers no way to choose a file.")
    assert not temp_files(tablet)
    assert not list(tablet.elsewhere.iterdir())


def test_an_old_tablet_saves_a_single_file_as_it_is(buy: Buy, start: Start) -> None:
    tablet = buy(28)
    driver = start(device=device)
    got: list[str] = []
    share_files(make_files("book.pdf"), got.append)
    driver.pump(2)
    tablet.answer("book.pdf")
    driver.pump(2)
    assert got == ["book.pdf"]
    assert (tablet.elsewhere / "book.pdf").exists()


def test_an_old_tablet_saves_what_it_cannot_share(buy: Buy, start: Start) -> None:
    tablet = buy(28)
    driver = start(device=device)
    got: list[str] = []
    share_files(make_files("1.png", "2.png"), got.append)
    driver.pump(2)
    tablet.answer("book.zip")
    driver.pump(2)
    assert got == ["book.zip"]
    assert {*ZipFile(tablet.elsewhere / "book.zip").namelist()} == {"1.png", "2.png"}
