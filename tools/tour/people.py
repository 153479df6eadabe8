"""Who is seen on the tour, and what they say: one file for each language."""

import json
from dataclasses import dataclass
from pathlib import Path

from mobileapp.languages import SOURCE

FOLDER = Path(__file__).parent / "people_data"


@dataclass(frozen=True)
class People:
    """Ten people and what they have written."""

    names: tuple[str, ...]
    clues: tuple[str, ...]
    own_pack: str
    own_words: tuple[str, ...]


def people_of(language: str) -> People:
    """Those who speak a language; the English ones where there are none yet."""
    path = FOLDER / f"{language}.json"
    if not path.exists():
        path = FOLDER / f"{SOURCE}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    return People(
        tuple(data["names"]), tuple(data["clues"]), data["own_pack"], tuple(data["own_words"])
    )
