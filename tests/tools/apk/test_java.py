"""Tests of the app's Java classes: the protected window, the private text field, and the voice."""

from pathlib import Path

import pytest

from tests.mobileapp.fake_android import read_reference
from tests.tools.apk.java_stubs import JAVA, compile_java, java_declares, java_uses, run_java
from tools.apk.spec import read_spec


@pytest.fixture(scope="module")
def classes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the app's compiled classes and of the stubs, which no test changes."""
    return compile_java(tmp_path_factory.mktemp("java"))


def test_the_window_and_its_surface_are_marked_before_they_are_attached(
    classes: Path, tmp_path: Path
) -> None:
    [printed] = run_java(classes, tmp_path, "new ProtectedActivity().onCreate(null);")
    assert printed[:4] == ["flags 8192", "created", "secure true", "attached"]


def test_receivers_are_for_the_system_only(classes: Path, tmp_path: Path) -> None:
    register = "new ProtectedActivity().registerReceiver(null, null);"
    levels = [f"android.os.Build.VERSION.SDK_INT = {level}; {register}" for level in (32, 33, 36)]
    [printed] = run_java(classes, tmp_path, "".join(levels))
    assert printed == ["for all", "flags 4", "flags 4"]


def test_a_result_without_an_intent_is_cancelled(classes: Path, tmp_path: Path) -> None:
    [printed] = run_java(
        classes,
        tmp_path,
        """ProtectedActivity window = new ProtectedActivity();
        window.onActivityResult(1, -1, new android.content.Intent());
        window.onActivityResult(1, -1, null);
        window.onActivityResult(1, 0, null);""",
    )
    assert printed == ["result -1", "result 0", "result 0"]


def test_no_keyboard_learns_what_is_typed(classes: Path, tmp_path: Path) -> None:
    [printed] = run_java(
        classes,
        tmp_path,
        """new ProtectedActivity().onCreate(null);
        for (int type : new int[] {1, 0x80001, 0x80021, 2, 0x80002}) {
            System.out.println(org.libsdl.app.SDLActivity.field(type)); }""",
    )
    assert printed[4:] == [
        "visibility 8",
        "added PrivateEdit",
        "1 13000000",  # a text, with suggestions
        "80091 13000000",  # a secret one: a visible password
        "80091 13000000",
        "2 13000000",  # a number
        "80002 13000000",
    ]


# --- the voice --------------------------------------------------------------------------------

VOICES = """
    TextToSpeech.languages = Set.of(Locale.forLanguageTag("pl"));
    TextToSpeech.voices = List.of({});
    Speaker speaker = new Speaker(new ProtectedActivity());
    TextToSpeech.OnInitListener engine = TextToSpeech.listener;
"""
DONE = "speaker.worker.submit(() -> {}).get();"
"""Waits until the speaker has done all it was asked for."""
OFFLINE = 'new Voice("offline", "pl", false)'
ONLINE = 'new Voice("online", "pl", true)'
MISSING = 'new Voice("missing", "pl", false, "notInstalled")'
GERMAN = 'new Voice("german", "de", false)'
SAY = 'speaker.say("Ola", "pl");'


SPEECHES = [
    ([OFFLINE], f"engine.onInit(0); {SAY}", ["offline: Ola"]),
    ([OFFLINE], f"{SAY} engine.onInit(0);", ["offline: Ola"]),
    ([ONLINE, MISSING, GERMAN, OFFLINE], f"{SAY} engine.onInit(0);", ["offline: Ola"]),
    ([ONLINE, MISSING, GERMAN], f"engine.onInit(0); {SAY}", []),
    ([], f"engine.onInit(0); {SAY}", []),
    ([OFFLINE], f"engine.onInit(-1); {SAY}", []),
    ([OFFLINE], 'engine.onInit(0); speaker.say("Hi", "en");', []),
    ([OFFLINE], f"{SAY} speaker.shutdown(); engine.onInit(0);", ["shutdown"]),
    ([OFFLINE], f"{SAY} speaker.stop(); engine.onInit(0);", ["stop"]),
    ([OFFLINE], f'speaker.say("Jan", "pl"); {SAY} engine.onInit(0);', ["offline: Ola"]),
]
"""The voices that the tablet has, what the app asks for, and what is then said."""


@pytest.fixture(scope="module")
def spoken(classes: Path, tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What is printed in each of `SPEECHES`."""
    programs = [
        VOICES.format(", ".join(voices))
        + asked
        + ("" if "shutdown" in asked else DONE + "speaker.shutdown();")
        for voices, asked, _said in SPEECHES
    ]
    return run_java(classes, tmp_path_factory.mktemp("voice"), *programs)


@pytest.mark.parametrize("number", range(len(SPEECHES)))
def test_only_a_voice_on_the_tablet_speaks(spoken: list[list[str]], number: int) -> None:
    _voices, asked, said = SPEECHES[number]
    assert spoken[number] == [*said, *([] if "shutdown" in asked else ["shutdown"])]


def test_python_knows_how_to_call_it(classes: Path) -> None:
    members, _ = read_reference(read_spec().minimum_sdk)
    declared = members["org.seeingthings.Speaker"]
    assert {f"{name}{one}" for name, all_ in declared.items() for one in all_} <= java_declares(
        classes, "org/seeingthings/Speaker"
    )


# --- all of them ------------------------------------------------------------------------------


def test_the_spec_names_the_window() -> None:
    name = read_spec().activity.replace(".", "/")
    assert (JAVA / f"{name}.java").is_file()


def test_every_method_of_android_exists_on_the_oldest_one_or_is_guarded(classes: Path) -> None:
    uses = java_uses(classes)
    assert uses
    oldest = read_spec().minimum_sdk
    for kind, call, guard in uses:
        members, _ = read_reference(max(guard, oldest))
        name, _, signature = call.partition("(")
        signatures = members.get(kind.replace("/", "."), {}).get(name, [])
        assert f"({signature}" in signatures, f"{kind}.{call} is not there at {guard or oldest}"
