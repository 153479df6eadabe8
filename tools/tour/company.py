"""Who is seen on the tour, and what they say: one file for each language that has a company."""

import json
from dataclasses import dataclass
from pathlib import Path

from mobileapp.languages import SOURCE

FOLDER = Path(__file__).parent / "companies"


@dataclass(frozen=True)
class Company:
    """Ten people and what they have written."""

    names: tuple[str, ...]
    clues: tuple[str, ...]
    own_pack: str
    own_words: tuple[str, ...]


def company_of(language: str) -> Company:
    """The company that speaks a language; the English one where there is none yet."""
    path = FOLDER / f"{language}.json"
    if not path.exists():
        path = FOLDER / f"{SOURCE}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    return Company(
        tuple(data["names"]), tuple(data["clues"]), data["own_pack"], tuple(data["own_words"])
    )
