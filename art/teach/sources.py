"""The source data that people have written, read from files and checked.

Every file holds the work of one person, who saw nothing of the others' work.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.games.storyteller.telling import CLUE_LENGTH

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "assets" / "robots"
VIEWINGS = HERE / "viewings"
NOTIONS = HERE / "notions"
ASSOCIATIONS = HERE / "associations"
AFFINITIES = HERE / "affinities"
GRADINGS = HERE / "gradings"
MATCHED = HERE / "matched"
STORIES = HERE / "stories"
HELD_OUT = HERE.parents[1] / "tests" / "games" / "storyteller" / "held_out.json"

IMPRESSIONS = ("whole", "parts", "gaps", "turned", "feeling", "movement", "material")
"""What a viewer writes about a blot in words of their own, besides the weights."""


BEST = 5
"""How many blots of a sheet a viewer chose for each notion."""
ROUND = 3
"""The number of blots, and of words, in a round."""
GRADES = {"strong": 3, "good": 2, "some": 1, "not": -1}
"""The grades of a notion for a blot, with their values; a notion without a grade has the value 0.
"""


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def read_folder(folder: Path, pattern: str = "*.json") -> dict[str, Any]:
    """The contents of the files of a folder by file name, in the order of their names."""
    return {path.name: read_json(path) for path in sorted(folder.glob(pattern))}


def stories_of(language: str) -> dict[str, Any]:
    """The clues and words of every writer of a language."""
    return read_folder(STORIES, f"{language}-*.json")


def languages() -> list[str]:
    return sorted({path.stem.rpartition("-")[0] for path in STORIES.glob("*.json")})


def held_out_clues(language: str) -> set[tuple[str, str]]:
    """The pictures and clues, in lower case, that are kept for measuring."""
    return {
        (asked["cards"][asked["meant"]], asked["clue"].casefold())
        for asked in read_json(HELD_OUT)
        if asked["language"] == language
    }


# --- checks -------------------------------------------------------------------------------------


def problems() -> Iterator[str]:
    """A sentence for everything that is wrong with the source data."""
    features = read_json(ASSETS / "inkblots" / "features.json")
    for name, viewing in read_folder(VIEWINGS).items():
        yield from (f"{name}: {problem}" for problem in viewing_problems(viewing, features))
    for name, weights in read_folder(NOTIONS).items():
        yield from (f"{name}: {problem}" for problem in notion_problems(weights, features))
    for name, words in read_folder(ASSOCIATIONS).items():
        yield from (f"{name}: {problem}" for problem in association_problems(words))
    notions = read_json(ASSETS / "inkblots" / "words.json")["notions"]
    for name, sheet in read_folder(AFFINITIES).items():
        yield from (f"{name}: {problem}" for problem in sheet_problems(sheet, notions))
    for name, grading in read_folder(GRADINGS).items():
        yield from (f"{name}: {problem}" for problem in grading_problems(grading, notions))
    blots = read_json(ASSETS / "inkblots" / "blots.json")
    for name, rounds in read_folder(MATCHED).items():
        yield from (f"{name}: {problem}" for problem in round_problems(rounds, blots, notions))
    for language in languages():
        for name, story in stories_of(language).items():
            yield from (f"{name}: {problem}" for problem in story_problems(story))


def viewing_problems(viewing: Mapping[str, Any], features: Iterable[str]) -> Iterator[str]:
    for blot, seen in viewing.items():
        if unknown := sorted({*seen} - {*IMPRESSIONS, "weights"}):
            yield f"{blot} has unknown fields: {', '.join(unknown)}."
        yield from _weight_problems(blot, seen.get("weights", {}), features, range(1, 10))
        for field in IMPRESSIONS:
            words = seen.get(field, [])
            if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
                yield f"{blot}: {field} is a list of words."


def notion_problems(notions: Mapping[str, Any], features: Iterable[str]) -> Iterator[str]:
    for notion, weights in notions.items():
        yield from _weight_problems(notion, weights, features, range(-9, 10))


def association_problems(associations: Mapping[str, Any]) -> Iterator[str]:
    for notion, words in associations.items():
        if not isinstance(words, str) or len(words.split()) < 3:
            yield f"{notion} has fewer than three words, written as one text."


def sheet_problems(sheet: Mapping[str, Any], notions: Iterable[str]) -> Iterator[str]:
    """Problems of a sheet of blots, for each notion with the numbers of those that suit it best."""
    count = len(sheet["blots"])
    if len({*sheet["blots"]}) < count:
        yield "a blot is there twice."
    if unknown := sorted({*sheet["best"]} - {*notions}):
        yield f"there are no notions {', '.join(unknown)}."
    numbers = {str(number) for number in range(1, count + 1)}
    for notion, best in sheet["best"].items():
        chosen = best.split()
        if len(chosen) != BEST or len({*chosen} & numbers) != BEST:
            yield f"{notion} needs {BEST} different numbers from 1 to {count}."


def graded(notions: str) -> list[str]:
    """The notions of one grade, which are written with semicolons between them."""
    return notions.split("; ") if notions else []


def grading_problems(grading: Mapping[str, Any], notions: Iterable[str]) -> Iterator[str]:
    """Problems of the grades that a viewer gave to notions, for each blot."""
    known = {*notions}
    for blot, groups in grading.items():
        if {*groups} != {*GRADES}:
            yield f"{blot} needs the grades {', '.join(GRADES)}."
            continue
        given = [notion for group in groups.values() for notion in graded(group)]
        if unknown := sorted({*given} - known):
            yield f"{blot}: there are no notions {', '.join(unknown)}."
        if len({*given}) < len(given):
            yield f"{blot}: a notion has two grades."


def round_problems(
    rounds: Iterable[Mapping[str, Any]], blots: Iterable[str], notions: Iterable[str]
) -> Iterator[str]:
    """Problems of rounds in which a player gave a notion to each of three blots."""
    for number, asked in enumerate(rounds, 1):
        for field, known in (("images", {*blots}), ("words", {*notions})):
            if len({*asked[field]} & known) != ROUND or len(asked[field]) != ROUND:
                yield f"round {number} needs {ROUND} different known {field}."
        if sorted(asked["seen"]) != list(range(ROUND)):
            yield f"round {number} needs the number of another word for each image."


def _weight_problems(
    name: str, weights: Mapping[str, Any], features: Iterable[str], allowed: range
) -> Iterator[str]:
    if len(weights) < 5:
        yield f"{name} has fewer than five weights."
    if unknown := sorted({*weights} - {*features}):
        yield f"{name} has weights for unknown features: {', '.join(unknown)}."
    wrong = [key for key, weight in weights.items() if type(weight) is not int or not weight]
    wrong += [key for key, weight in weights.items() if weight not in allowed]
    if wrong:
        yield f"{name}: a weight is a whole number other than 0, up to 9: {', '.join(wrong)}."


def story_problems(story: Mapping[str, Any]) -> Iterator[str]:
    for picture, seen in story.items():
        if {*seen} != {"clues", "words"}:
            yield f"{picture} has clues and words, and nothing else."
            continue
        for clue in seen["clues"]:
            if not clue or clue != clue.strip() or len(clue) > CLUE_LENGTH:
                yield f"{picture}: a clue is a line of at most {CLUE_LENGTH} letters: {clue!r}."
        if len(seen["words"].split()) < 13:
            yield f"{picture} has fewer than thirteen words."
