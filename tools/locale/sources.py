"""Finds every sentence people read: in screens, games, refusals, packs, and what robots see."""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from engine.core import Game
from engine.registry import all_games
from mobileapp.languages import PACK_TITLE_CONTEXT, PICTURE_TITLE_CONTEXT, TECHNIQUE_CONTEXT
from tools.locale import hints
from tools.locale.refusals import REFUSALS, Unreadable, find_sentences, literals

ROOT = Path(__file__).parents[2]
COMMAND_LINE = ROOT / "engine" / "__main__.py"
"""The command line: it is for developers, in English only, and not translated."""

_STRING = r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
_KV_CALL = re.compile(rf"tr\.(_|n|p)\(\s*{_STRING}\s*(?:,\s*{_STRING}\s*)?[,)]")
_KV_WIDGET = re.compile(r"(\s*)[<\[]?([A-Z]\w*)[^:]*:\s*$")
_LETTERS = re.compile(r"[^\W\d_]")
_PLACEHOLDERS = re.compile(r"(\{[^}]*\} ?)+")
_HINT = re.compile(r"#\s*Translators:\s*(.*)")
_WRITTEN = ("Page", "LessonTemplate", "GuideScript", "Goodbye")
"""Classes whose text arguments people read: they need no translation mark."""
_WRITTEN_BY_NAME = ("table", "otherwise", "for_child")
_SEEN = "What robots see in a picture; said as in “Bolt: wings, bird …”."


@dataclass
class Text:
    """A sentence in English: its plural if it counts something, its context if it needs one."""

    one: str
    many: str = ""
    context: str = ""
    hints: list[str] = field(default_factory=list)
    """What a translator should know about it."""
    places: list[str] = field(default_factory=list)
    """The files it stands in."""


def find_texts(root: Path = ROOT) -> list[Text]:
    """Every sentence once, in the order of the files."""
    texts: dict[tuple[str, str], Text] = {}
    for found in _all(root):
        if not _LETTERS.search(found.one) or _PLACEHOLDERS.fullmatch(found.one):
            continue  # a number, or nothing but placeholders
        text = texts.setdefault((found.context, found.one), Text(found.one, context=found.context))
        text.many = text.many or found.many
        text.hints += [hint for hint in found.hints if hint not in text.hints]
        text.places += [place for place in found.places if place not in text.places]
    return list(texts.values())


def _all(root: Path) -> Iterator[Text]:
    for path in sorted((root / "mobileapp").rglob("*.py")):
        yield from _in_python(path, root)
    for path in sorted((root / "mobileapp").rglob("*.kv")):
        yield from _in_kv(path, root)
    for game in all_games():
        yield from _in_game(game)
    for folder in ("engine", "mobileapp"):
        for path in sorted((root / folder).rglob("*.py")):
            if path != COMMAND_LINE:
                yield from _refusals(path, root)
    for path in sorted((root / "assets" / "packs").glob("*/pack.json")):
        yield from _in_pack(path, root)
    for path in sorted((root / "assets" / "robots").glob("*/features.json")):
        places = [path.relative_to(root).as_posix()]
        for feature in json.loads(path.read_text(encoding="utf-8")):
            yield Text(feature, hints=[_SEEN], places=places)


def _in_python(path: Path, root: Path) -> Iterator[Text]:
    place = path.relative_to(root).as_posix()
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    tree = ast.parse(source)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls.sort(key=lambda call: (call.lineno, call.col_offset))
    said = [(call, text) for call in calls for text in _said_by(call)]
    if not said:
        return
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for call, text in said:
        told = _hints_above(lines, call.lineno)
        around = list(_ancestors(call, parents))
        told = told or hints.in_python(place, text.one, around)
        yield replace(text, places=[place], hints=told)


def _ancestors(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    """A node of the syntax tree and everything around it, from the inside out."""
    while True:
        yield node
        if node not in parents:
            return
        node = parents[node]


def _said_by(call: ast.Call) -> Iterator[Text]:
    """The sentences that a call in Python passes to translation; none if it is another call."""
    match call:
        case ast.Call(func=ast.Name(id="N_" | "_"), args=[marked]):
            yield from map(Text, literals(marked))
        case ast.Call(func=ast.Name(id=name)) if name in _WRITTEN:
            named = [found.value for found in call.keywords if found.arg in _WRITTEN_BY_NAME]
            for node in (*call.args, *named):
                yield from map(Text, _cells(node))
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="tr") | ast.Attribute(attr="tr"), attr=attr),
            args=[first, *others],
        ):
            match attr, others:
                case "_", []:
                    yield from map(Text, literals(first))
                case "n", [many, _]:
                    yield from map(Text, literals(first), literals(many))
                case "p", [meant]:
                    yield from (
                        Text(one, context=context)
                        for context in literals(first)
                        for one in literals(meant)
                    )


def _cells(node: ast.expr) -> Iterator[str]:
    """A text, or those of a table."""
    if isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from _cells(part)
    else:
        yield from literals(node)


def _in_kv(path: Path, root: Path) -> Iterator[Text]:
    place = path.relative_to(root).as_posix()
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for found in _KV_CALL.finditer(source):
        first, second = (ast.literal_eval(text) if text else "" for text in found.group(2, 3))
        text = {
            "_": Text(first),
            "n": Text(first, second),
            "p": Text(second, context=first),
        }[found[1]]
        number = source.count("\n", 0, found.start()) + 1
        told = _hints_above(lines, number)
        told = told or hints.in_kv(place, text.one, *_kv_property(lines, number))
        yield replace(text, places=[place], hints=told)


def _kv_property(lines: list[str], number: int) -> tuple[str, str]:
    """The widget and the property that a line of a kv file belongs to."""
    line = lines[number - 1]
    depth = len(line) - len(line.lstrip())
    for above in reversed(lines[: number - 1]):
        if (found := _KV_WIDGET.match(above)) and len(found[1]) < depth:
            return found[2], line.strip().partition(":")[0]
    return "", ""


def _hints_above(lines: list[str], number: int) -> list[str]:
    """What the comment directly above a line tells translators."""
    hint: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.lstrip().startswith("#"):
            break
        hint.insert(0, line.strip().removeprefix("#").strip())
        if found := _HINT.match(line.strip()):
            return [" ".join([found[1], *hint[1:]])]
    return []


def _in_pack(path: Path, root: Path) -> Iterator[Text]:
    """The sentences in a pack of pictures; packs of words are not translated."""
    pack = json.loads(path.read_text(encoding="utf-8"))
    places = [path.relative_to(root).as_posix()]
    if not pack["language"]:
        yield Text(
            pack["title"], context=PACK_TITLE_CONTEXT, hints=["The name of a pack."], places=places
        )
        yield Text(
            pack.get("technique", ""),
            context=TECHNIQUE_CONTEXT,
            hints=["How the pictures of a pack were made."],
            places=places,
        )
        for item in pack["items"]:
            hint = f"Picture: {item['image']}"
            yield Text(
                item.get("title", ""), context=PICTURE_TITLE_CONTEXT, hints=[hint], places=places
            )


def _in_game(game: Game[Any]) -> Iterator[Text]:
    """The sentences of a game's `INFO`, and the names of variants and options."""
    folder, title = f"engine/games/{game.id}", game.info.title
    told = {
        f"{folder}/__init__.py": {
            "The name of a game.": [title],
            f"{title} in one sentence.": [game.info.summary],
        },
        f"{folder}/game.py": {
            f"A way to play {title}.": [variant.title for variant in game.variants],
            f"Explains a way to play {title}.": [
                text
                for variant in game.variants
                for text in (variant.help, *variant.differs.values())
            ],
            f"A house rule of {title}.": [option.title for option in game.options],
            f"Explains a house rule of {title}.": [option.help for option in game.options],
            f"Can be chosen for a house rule of {title}.": [
                text
                for option in game.options
                for choice in option.choices
                for text in (choice.title, choice.detail)
                if text
            ],
            "What packs hold.": [need.kind for need in game.needs],
        },
    }
    for place, texts_by_hint in told.items():
        for hint, texts in texts_by_hint.items():
            for text in texts:
                yield Text(text, hints=[hint], places=[place])


def _refusals(path: Path, root: Path) -> Iterator[Text]:
    place, source = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
    if not any(name in source for name in REFUSALS):
        return  # most files refuse nothing, and to parse them takes long
    try:
        for sentence in find_sentences(ast.parse(source)):
            yield Text(sentence, hints=["Says why something cannot be done."], places=[place])
    except Unreadable as error:
        raise Unreadable(f"{place}, {error}") from None
