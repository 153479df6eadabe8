"""Whoever cannot build an APK is told why."""

from dataclasses import replace

import pytest

from tools.apk.host import COMMANDS, HEADERS, LEAST_SPACE, Host, look_around, obstacles

ABLE = Host("Linux", "x86_64", frozenset(COMMANDS), frozenset(HEADERS), 17, LEAST_SPACE)


def test_an_able_machine() -> None:
    assert not list(obstacles(ABLE))


@pytest.mark.parametrize(
    ("host", "words"),
    [
        (replace(ABLE, processor="aarch64"), "this is aarch64 Linux"),
        (replace(ABLE, system="Darwin"), "this is x86_64 Darwin"),
        (replace(ABLE, java=0), "there is none"),
        (replace(ABLE, java=11), "there is version 11"),
        (replace(ABLE, commands=ABLE.commands - {"libtoolize", "unzip"}), "libtool unzip"),
        (replace(ABLE, headers=frozenset()), "libffi-dev libssl-dev zlib1g-dev"),
        (replace(ABLE, space=10**9), "only 0 GB are free"),
    ],
)
def test_an_obstacle_is_named(host: Host, words: str) -> None:
    (obstacle,) = obstacles(host)
    assert words in obstacle


def test_this_machine_can_be_looked_at() -> None:
    here = look_around()
    assert here.commands <= COMMANDS.keys()
    assert here.space > 0
