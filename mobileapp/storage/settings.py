"""The settings of the app, by key."""

import json
from collections.abc import Iterator, Mapping, MutableMapping
from enum import StrEnum
from typing import Any, TypeVar

from engine.records import decode, exactly
from mobileapp.storage.database import Database
from mobileapp.storage.tables import SETTING

T = TypeVar("T")


class SettingKey(StrEnum):
    """The keys of what people choose on the page *Settings*, as the database has them."""

    LANGUAGE = "language"
    TEXT_SCALE = "text_scale"
    HIGH_CONTRAST = "high_contrast"
    REDUCE_MOTION = "reduce_motion"
    VIBRATION = "vibration"
    SOUND = "sound"
    AMBIENT_SOUNDS = "place_sounds"
    """Missing until somebody has chosen."""
    VOICE = "voice"
    GLOW = "glow"


class Settings(MutableMapping[str, Any]):
    """The settings: JSON values by key, each written to the database only if it has changed.

    Pages often set values that have not changed, and writing is slow on a tablet. If a value cannot
    be saved, the app still uses it until it is closed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._values: dict[str, Any] = {}
        self._written: dict[str, str] = {}
        """The values that the database holds, as JSON texts."""
        self.read()

    def read(self) -> None:
        """Replace the values in memory by those of the database."""
        self._values = {row["key"]: row["value"] for row in self._database.readable_rows(SETTING)}
        self._written = {key: json.dumps(value) for key, value in self._values.items()}

    def choice(self, key: str, *possible: Any) -> Any:
        """The stored value if it is one of `possible`, else the first of `possible`.

        The stored value is checked because a restored backup may hold any value.
        """
        value = self._values.get(key)
        return value if value in possible else possible[0]

    def record(self, key: str, kind: type[T]) -> T:
        """The stored value as a dataclass whose fields have defaults.

        Another version of the app may have saved it: fields that are unknown here are skipped, and
        what does not fit at all is as if nothing was stored.
        """
        stored: Any = self._values.get(key)
        try:
            names = kind.__annotations__
            return decode(kind, {name: stored[name] for name in names if name in stored})
        except (TypeError, ValueError):
            return kind()

    def records(self, key: str, kind: type[T]) -> tuple[T, ...]:
        """The stored list as dataclasses; empty if it does not fit."""
        try:
            stored = exactly(list, self._values.get(key, []))
            return tuple(decode(kind, one) for one in stored)
        except (TypeError, ValueError):
            return ()

    def __getitem__(self, key: str) -> Any:
        return self._values[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.set_all({key: value})

    def set_all(self, values: Mapping[str, Any]) -> None:
        """Set several values, in one transaction."""
        self._values |= values
        texts = {key: json.dumps(value) for key, value in values.items()}
        changed = [key for key, text in texts.items() if self._written.get(key) != text]
        if not changed:
            return
        with self._database.transaction() as connection:
            for key in changed:
                SETTING.put(connection, {"key": key, "value": values[key]})
        self._written |= texts

    def __delitem__(self, key: str) -> None:
        del self._values[key]
        self._written.pop(key, None)
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM setting WHERE key = ?", (key,))

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)
