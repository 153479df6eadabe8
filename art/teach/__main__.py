"""Merge what people saw and wrote into `assets/robots`: `python -m art.teach GAME`.

With `--check` nothing is written; it only says what is wrong, or out of date.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from art.teach.inkblots import (
    FIRST_VIEWERS,
    FIRST_WRITERS,
    associated_words,
    english_notions,
    merged_viewings,
    merged_weights,
    named_notions,
    said_words,
)
from art.teach.sources import (
    AFFINITIES,
    ASSETS,
    ASSOCIATIONS,
    GRADINGS,
    NOTIONS,
    VIEWINGS,
    held_out_clues,
    languages,
    problems,
    read_folder,
    read_json,
    stories_of,
)
from art.teach.storyteller import merged_stories
from engine.games.storyteller.grammar import read_grammar

Files = Iterator[tuple[Path, str]]
"""Files that are made here, each with the text it should have."""


def inkblots_files() -> Files:
    """The weights of blots and notions, and the notions that viewers named."""
    words = read_json(ASSETS / "inkblots" / "words.json")
    first, *others = read_folder(NOTIONS).values()
    words["notions"] |= merged_weights([first] * FIRST_WRITERS + others)
    first, *others = read_folder(VIEWINGS).values()
    yield ASSETS / "inkblots" / "words.json", nested_lines(words)
    blots = merged_viewings([first] * FIRST_VIEWERS + others)
    yield ASSETS / "inkblots" / "blots.json", lines(blots, " ") + "\n"
    yield from named_files()


def affinity_files() -> Files:
    """How well blots and notions suit each other."""
    from art.teach.affinity import merged_affinities  # numpy is a package of the painters

    notions = read_json(ASSETS / "inkblots" / "words.json")["notions"]
    blots = list(read_json(ASSETS / "inkblots" / "blots.json"))
    sheets, gradings = read_folder(AFFINITIES).values(), read_folder(GRADINGS).values()
    suited = merged_affinities(list(sheets), list(gradings), notions, blots)
    yield ASSETS / "inkblots" / "affinities.json", lines(suited, " ") + "\n"


def named_files() -> Files:
    """The notions and all words that viewers wrote, and the words people associate with notions."""
    words = read_json(ASSETS / "inkblots" / "words.json")
    grammar = read_grammar(read_json(ASSETS / "storyteller" / "en.json"))
    viewings = list(read_folder(VIEWINGS).values())
    said = said_words(viewings, grammar)
    made: dict[str, Mapping[str, Any]] = {
        "named": named_notions(viewings, english_notions(words)),
        "said": said,
        "associations": associated_words(list(read_folder(ASSOCIATIONS).values()), said, grammar),
    }
    for name, entries in made.items():
        yield ASSETS / "inkblots" / f"{name}.json", lines(entries, " ") + "\n"


def storyteller_files() -> Files:
    """The clues and words of every language; pictures that no source file has stay as they are."""
    for language in languages():
        path = ASSETS / "storyteller" / f"{language}.json"
        data = read_json(path)
        writers = list(stories_of(language).values())
        seen = {picture for writer in writers for picture in writer}
        taken = [
            clue
            for picture, other in data["cards"].items()
            if picture not in seen
            for clue in other["clues"]
        ]
        data["cards"] |= merged_stories(writers, held_out_clues(language), taken)
        yield path, sections(data)


MAKERS = {
    "affinities": affinity_files,
    "inkblots": inkblots_files,
    "named": named_files,
    "storyteller": storyteller_files,
}


# --- JSON with one line for each entry ------------------------------------------------------------


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def lines(entries: Mapping[str, Any], indent: str = "", closing: str = "") -> str:
    """An object with a line for each entry."""
    body = ",\n".join(f"{indent}{_text(key)}: {_text(value)}" for key, value in entries.items())
    return f"{{\n{body}\n{closing}}}"


def nested_lines(words: Mapping[str, Any]) -> str:
    """The words of Inkblots: a line for each notion, and for each word of each language."""
    notions = lines(words["notions"], "  ", " ")
    texts = ",\n".join(
        f"  {_text(language)}: {lines(known, '   ', '  ')}"
        for language, known in words["words"].items()
    )
    return f'{{\n "notions": {notions},\n "words": {{\n{texts}\n }}\n}}\n'


def sections(data: Mapping[str, Any]) -> str:
    """The data of a language: a line for each picture and each entry of the lexicon."""
    parts = [
        f"{_text(key)}: {lines(value) if isinstance(value, dict) else _text(value)}"
        for key, value in data.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outdated(maker: str) -> Files:
    """The files that differ from what the source data give."""
    for path, text in MAKERS[maker]():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield path, text


def main(arguments: list[str]) -> int:
    makers = [maker for maker in arguments if maker in MAKERS]
    check = "--check" in arguments
    if not makers or len(makers) + check != len(arguments):
        print(f"Say what to merge: {', '.join(MAKERS)}.", file=sys.stderr)
        return 2
    wrong = list(problems())
    for problem in wrong:
        print(problem)
    changed = [] if wrong else [file for maker in makers for file in outdated(maker)]
    for path, text in changed:
        print(path.relative_to(ASSETS))
        if not check:
            path.write_text(text, encoding="utf-8")
    return int(bool(wrong) or (check and bool(changed)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
