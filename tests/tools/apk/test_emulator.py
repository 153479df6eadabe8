"""What is sent to an emulator, and which lines of its log tell of trouble."""

import pytest

from tools.apk.emulator import touch_command, trouble_in

PACKAGE = "org.example.game"


@pytest.mark.parametrize(
    ("start", "end", "seconds", "milliseconds"),
    [
        ((640, 400), (640, 400), 0.07, "70"),  # a tap
        ((640, 400), (640, 400), 0.9, "900"),  # a long press
        ((640, 700), (640, 300), 0.1, "250"),  # a flick, not too fast for an emulator
        ((640, 700), (640, 300), 0.5, "500"),
    ],
)
def test_every_gesture_is_a_swipe(
    start: tuple[int, int], end: tuple[int, int], seconds: float, milliseconds: str
) -> None:
    gesture = {"pause": 0, "start": start, "end": end, "seconds": seconds}
    places = [str(number) for number in (*start, *end)]
    assert touch_command(gesture) == ["input", "swipe", *places, milliseconds]


@pytest.mark.parametrize(
    ("line", "ours"),
    [
        ("I python  : Traceback (most recent call last):", True),
        ("E AndroidRuntime: FATAL EXCEPTION: SDLThread", True),
        ("F libc    : Fatal signal 11 (SIGSEGV), code 1", True),
        (f"E ActivityManager: ANR in {PACKAGE}", True),
        ("E ActivityManager: ANR in com.android.systemui", False),
        ("I python  : [INFO   ] Home is shown.", False),
    ],
)
def test_trouble(line: str, ours: bool) -> None:
    assert list(trouble_in(f"before\n{line}\nafter", PACKAGE)) == ([line] if ours else [])
