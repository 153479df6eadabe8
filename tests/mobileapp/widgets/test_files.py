"""Tests of choosing a file by typing its path, for systems without a file dialog."""

from pathlib import Path

import pytest

from mobileapp.widgets.files import choose_files
from tests.mobileapp.conftest import Start


@pytest.mark.parametrize(
    "typed",
    ["~nobody-of-that-name/pack.zip", "/" + "x" * 300, "x" * 100_000, "a\0b", "/no/such/file", "~"],
)
def test_an_invalid_path_is_marked_as_wrong(start: Start, typed: str) -> None:
    driver = start()
    chosen: list[list[Path]] = []
    choose_files((".zip",), chosen.append)
    driver.wait(0.3)
    (field,) = driver.find("TextField")
    field.text = typed
    driver.button("Use this file").dispatch("on_release")
    driver.wait(0.3)
    assert field.wrong
    assert chosen == []


def test_a_typed_path_is_used(start: Start, tmp_path: Path) -> None:
    (tmp_path / "pack.zip").touch()
    driver = start()
    chosen: list[list[Path]] = []
    choose_files((".zip",), chosen.append)
    driver.wait(0.3)
    (field,) = driver.find("TextField")
    field.text = f"  {tmp_path / 'pack.zip'} "
    driver.button("Use this file").dispatch("on_release")
    driver.wait(0.3)
    assert chosen == [[tmp_path / "pack.zip"]]


@pytest.mark.parametrize("files", [["pack.zip"], []])
def test_the_sheet_names_the_folder_without_where_it_is(
    start: Start, tmp_path: Path, files: list[str]
) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "Downloads"
    driver.app.device.downloads.mkdir()
    for name in files:
        (tmp_path / "Downloads" / name).touch()
    choose_files((".zip",), lambda _files: None)
    driver.wait(0.3)
    said = "From Downloads" if files else "There’s no such file in Downloads."
    assert driver.find("Small", text=said)
    assert not driver.says(str(tmp_path))


def test_several_files_are_ticked_in_rows(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path
    for name in ("a.png", "b.png", "c.png"):
        (tmp_path / name).touch()
    chosen: list[list[Path]] = []
    choose_files((".png",), chosen.append, several=True)
    driver.wait(0.3)
    for name in ("a.png", "b.png", "c.png", "b.png"):  # the second tap unticks it
        driver.tap(driver.one("SwitchRow", title=name))
    assert [driver.one("SwitchRow", title=f"{name}.png").active for name in "abc"] == [1, 0, 1]
    driver.tap(driver.button("Use this file"))
    assert chosen == [[tmp_path / "a.png", tmp_path / "c.png"]]
