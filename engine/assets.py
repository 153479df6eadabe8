"""Reads what lies in `assets/`: packs, and the data from which robots learn."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from engine.errors import BadPack
from engine.knowledge import Knowledge
from engine.packfile import parse_pack
from engine.packs import Pack

ASSETS = Path(__file__).parent.parent / "assets"
PACKS, ROBOTS = ASSETS / "packs", ASSETS / "robots"


class DataFiles(Mapping[str, Any]):
    """The JSON files of a folder by name without suffix; a file is read each time it is accessed.

    The files of languages that nobody uses are therefore never read.
    """

    def __init__(self, folder: Path) -> None:
        self._files = {path.stem: path for path in sorted(folder.glob("*.json"))}

    def __getitem__(self, name: str) -> Any:
        return json.loads(self._files[name].read_text(encoding="utf-8"))

    def __contains__(self, name: object) -> bool:
        return name in self._files

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


def read_knowledge(game_id: str) -> DataFiles:
    """The data from which the robots of a game learn; empty if the game has none."""
    return DataFiles(ROBOTS / game_id)


KNOWLEDGE = Knowledge(read_knowledge)
"""What the robots of all games know."""


def load_packs(folder: Path, language: str) -> list[Pack]:
    """Load every pack of the folder that is in the given language or in no particular language.

    Raises BadPack if any pack of the folder, in whatever language, is broken.
    """
    found = [_read_pack(path) for path in sorted(folder.glob("*/pack.json"))]
    return [pack for pack in found if pack.language in ("", language)]


def _read_pack(path: Path) -> Pack:
    try:
        return _parse_pack(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadPack("bad-json", "The {file} isn’t readable JSON.", file=path) from error


@cache
def _parse_pack(text: str) -> Pack:
    """Parse the text of a pack; equal texts only once, because to check a pack takes long."""
    return parse_pack(json.loads(text))
