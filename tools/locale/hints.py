"""Tells translators where a short sentence stands when nobody wrote them a hint.

"Open" may be a button, a heading or the state of a door. The code around a sentence says which: the
widget it is given to, the function that lays it out, or at least the file. A hint written by hand
(`# Translators: ...`) always comes first.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath

SHORT = 22
"""The maximum length of sentences that get a hint, in letters; longer ones explain themselves."""

_BUTTON = "A button: two or three words."
_TITLE = "The title of a page or of a sheet: one line."
_QUESTION = "A question with two buttons below: one line."
_HEADING = "A heading: one line."
_LABEL = "A small label: two or three words."
_ROW = "A row in a list of settings or choices: up to five words."
_CHOICE = "One of several choices in a row: one or two words."
_FIELD = "Stands in an empty field until something is typed."
_AWARD = "An award at the end of a match, or the reason for it: four words."
_STORY = "In the story of an evening: one line."
_CURTAIN = "On the curtain while the tablet is passed on: one line."

_BY_ARGUMENT: Mapping[tuple[str, int | str], str] = {
    ("ask", 0): _QUESTION,
    ("ask", 2): _BUTTON,
    ("ask", 3): _BUTTON,
    ("tell", 0): _TITLE,
    ("tell", 2): _BUTTON,
    ("show_error", 0): _TITLE,
}
"""For functions whose arguments appear in different places: the hint by function name and argument
position or keyword.
"""

_BY_KEYWORD = {"title": _TITLE, "hint": _FIELD, "hint_text": _FIELD, "choices": _CHOICE}

_BY_NAME: Mapping[str, str] = {
    r"row$|Row$": _ROW,
    r"[Bb]utton|next_button|offer": _BUTTON,
    r"award|Award": _AWARD,
    r"recap|Recap|story": _STORY,
    r"curtain": _CURTAIN,
    r"[Hh]eadline|^heading$|^Heading$": _HEADING,
    r"Chip$|^Small$|^Label$|_facts$|^facts$": _LABEL,
    r"^BodyText$|^Lead$": "A line of text on a page.",
    r"Field$": _FIELD,
    r"Screen$": _TITLE,
}
"""What a widget or function with such a name shows; the first pattern that fits decides."""

_BY_FILE: Mapping[str, str] = {
    "guide.py": "The heading of a lesson in *Show us how*: one line.",
    "how_to_play.py": "In *How to play*: a heading, a cell of a table, or a name in an example.",
    "recap.py": _STORY,
    "dates.py": "A day or a month, as it stands in a date.",
    "ending.py": "At the end of a match: one line.",
    "result.py": "With the result of a round or a match: one line.",
    "together.py": "With the result of a round or a match: one line.",
    "passing.py": _CURTAIN,
    "robot_texts.py": "How well a robot plays: one word.",
    "team_looks.py": "The name of a team: one word.",
    "ui.py": "Names a choice, a phase or a thing of the game: up to three words.",
}


def in_python(path: str, text: str, ancestors: Sequence[ast.AST]) -> list[str]:
    """The hint for a sentence in Python; `ancestors` are the nodes around it, innermost first."""
    if len(text) > SHORT:
        return []
    return [next(_from_ancestors(ancestors), None) or _from_file(path)]


def in_kv(path: str, text: str, widget: str, key: str) -> list[str]:
    """The hint for a sentence given to a property of a widget in a kv file."""
    if len(text) > SHORT:
        return []
    by_widget = next(_from_name(widget), None)
    by_key = _BY_KEYWORD.get(key)
    found = by_widget or by_key if key == "title" else by_key or by_widget  # rows have titles too
    return [found or _from_file(path)]


def _from_ancestors(ancestors: Sequence[ast.AST]) -> Iterator[str]:
    inner = ancestors[0]
    for node in ancestors[1:]:
        match node:
            case ast.Call(func=function, args=arguments) if function is not inner:
                name = _last_name(function)
                if inner in arguments and (name, arguments.index(inner)) in _BY_ARGUMENT:
                    yield _BY_ARGUMENT[name, arguments.index(inner)]
                yield from _from_name(name)
                if isinstance(inner, ast.keyword) and inner.arg in _BY_KEYWORD:
                    yield _BY_KEYWORD[inner.arg]
            case ast.FunctionDef(name=name):
                yield from _from_name(name)
        inner = node


def _last_name(function: ast.expr) -> str:
    match function:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _from_name(name: str) -> Iterator[str]:
    for pattern, hint in _BY_NAME.items():
        if re.search(pattern, name):
            yield hint


def _from_file(path: str) -> str:
    place = PurePosixPath(path)
    if hint := _BY_FILE.get(place.name):
        return hint
    if "games" in place.parts:
        return f"At the table during a match of {place.parent.name.capitalize()}: one line."
    name = place.stem if place.stem != "page" else place.parent.name
    return f"On the page or sheet “{name.replace('_', ' ')}”: one line."
