"""Tests that each call to Android finds the overload it means, on every API level."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mobileapp.device
from mobileapp.match import cues
from mobileapp.widgets.files import choose_files, keep_file, share_files
from tests.harness.driver import change_focus
from tests.mobileapp.conftest import Buy, Start
from tests.mobileapp.device.test_documents import make_files, ours, there
from tests.mobileapp.driver import Driver
from tests.mobileapp.fake_android import JavaObject, Tablet, device, read_reference
from tests.mobileapp.java_calls import JavaException, choose, score
from tests.mobileapp.moments import any_secret, open_match

OLDEST, NEWEST = 24, 36
ANDROID_MODULES = ("android", "documents", "java", "sharing")
NO_SHEET = "org.kivy.android.PythonActivity.startActivity(Landroid/content/Intent;)V"
FOLDER = Path(mobileapp.device.__file__).parent

# --- how pyjnius chooses ----------------------------------------------------------------------

TEXT, LETTERS, FLAG = "(Ljava/lang/String;)V", "([C)V", "(Z)V"


def chosen(signatures: list[str], *arguments: Any) -> str:
    return choose("f", signatures, arguments, lambda kind, name: kind == name)


def test_a_text_goes_to_an_array_of_letters_if_there_is_one() -> None:
    assert chosen([LETTERS, TEXT], "abc") == LETTERS
    assert chosen([TEXT, "(Ljava/lang/Object;)V"], "abc") == TEXT


def test_a_truth_value_goes_to_the_overload_for_it() -> None:
    assert chosen(["(B)V", "(I)V", "(J)V", "(S)V", FLAG], True) == FLAG
    assert chosen(["(D)V", "(I)V"], True) == "(I)V"


def test_a_number_has_to_fit() -> None:
    assert score(["I"], [2**31 - 1]) > 0
    assert score(["I"], [2**31]) == -1
    assert score(["I"], [-(2**31)]) > 0
    assert chosen(["(I)V", "(J)V"], 2**31) == "(J)V"
    assert chosen(["(F)V", "(I)V"], 0.5) == "(F)V"


def test_a_text_is_no_sequence_of_letters_if_there_is_a_choice() -> None:
    only, other = "(Ljava/lang/CharSequence;)V", "(Ljava/lang/CharSequence;I)V"
    assert chosen([only], "abc") == only
    with pytest.raises(JavaException):
        chosen([only, other], "abc")


def test_an_object_goes_to_its_own_class_or_anywhere(buy: Buy) -> None:
    thing = JavaObject(buy(), "a.B")
    assert chosen(["(La/A;)V", "(La/B;)V", "(La/C;)V"], thing) == "(La/B;)V"
    with pytest.raises(TypeError):
        chosen(["(La/A;)V", "(La/C;)V"], thing)


def test_lists_fit_by_what_is_in_them() -> None:
    assert chosen(["([I)V", "([Ljava/lang/String;)V"], ["a", "b"]) == "([Ljava/lang/String;)V"
    assert chosen(["([I)V", "([Z)V"], [1, 2]) == "([I)V"
    with pytest.raises(JavaException):
        chosen(["([I)V", "([Z)V"], ["a"])


def test_the_number_of_arguments_counts() -> None:
    for signatures in ([TEXT], [TEXT, LETTERS]):
        with pytest.raises(JavaException):
            chosen(signatures, "a", "b")


# --- what the app calls -----------------------------------------------------------------------


def java_names() -> Iterator[tuple[str, range, str]]:
    """Each name of Java in the app, known to the reference or spelled so: module, lines, name."""
    members, _ = read_reference(NEWEST)
    known = {name for names in members.values() for name in names}
    spelled = re.compile(r"[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+")
    for module in ANDROID_MODULES:
        tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Store):
                continue
            if isinstance(node.value, ast.Name) and node.value.id in ANDROID_MODULES:
                continue  # a function of ours
            if node.attr in known or spelled.fullmatch(node.attr):
                yield module, range(node.lineno, (node.end_lineno or 0) + 1), node.attr


def use_everything(tablet: Tablet, driver: Driver) -> None:
    """Play, look at the edges, choose, save and share files, tilt and vibrate."""
    tablet.cutout = (0, 80, 0, 0)
    driver.app.device = device()
    assert driver.app.device.languages() == ["en-US"]
    open_match(driver, any_secret())
    driver.app.device.signal(cues.HANDOFF)
    tablet.tilt(0.0, 0.0, 9.8)
    assert driver.app.device.acceleration()
    driver.app.device.voice = True
    driver.app.device.say("Ada")
    driver.app.on_pause()
    driver.app.on_resume()
    change_focus(False)
    change_focus(True)
    driver.app.device.voice = False
    driver.app.match_flow.leave()
    choose_files((".zip",), lambda _files: None, several=True)
    tablet.answer(there(tablet, "a.zip"), there(tablet, "b.zip"))
    choose_files((".zip",), lambda _files: None)
    tablet.answer("a.zip")
    keep_file(ours(), lambda _place: None)
    tablet.answer("saved.zip")
    keep_file(ours(), lambda _place: None)
    tablet.refused.add("lost.zip")
    tablet.answer(there(tablet, "lost.zip"))  # and is deleted
    for names in (("1.png", "2.png"), ("a.pdf",), ("unsent.pdf",)):
        tablet.broken = NO_SHEET if names == ("unsent.pdf",) else ""
        share_files(make_files(*names), lambda _place: None)
        driver.pump(2)
        if tablet.api < 29:
            tablet.answer("book.zip")
    driver.pump(2)
    for sheet in driver.find("Sheet"):
        sheet.dismiss(animation=False)


def test_every_call_is_resolved_on_every_level(
    buy: Buy, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    driver = start()
    used: set[tuple[str, int]] = set()
    for level in range(OLDEST, NEWEST + 1):
        tablet = buy(level)
        use_everything(tablet, driver)
        refused = [record for record in caplog.records if "refused" in record.message]
        assert not refused, f"at level {level}"
        assert not tablet.unresolved, f"at level {level}"
        assert not tablet.called("[C"), "a text must not become an array of letters"
        used |= {(Path(file).stem, line) for file, line in tablet.callers}
    for module, lines, name in java_names():
        assert used & {(module, line) for line in lines}, f"{module}.py never used {name}"
