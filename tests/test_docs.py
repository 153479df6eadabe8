"""Tests that the documents mention only paths, make targets and names that exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HISTORY = "CHANGELOG.md"
"""It also names what is gone."""
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in (".", "docs", "assets/robots")
    for path in (ROOT / folder).glob("*.md")
    if path.name != HISTORY
)
EXAMPLES = ROOT / "docs" / "examples"
BLOCK = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
PATH = re.compile(r"[\w.<>*-]*[./][\w.<>*/-]*")
NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")

NO_FILES = ("build/", "bin/", ".buildozer", ".po", "assets/locale/cs/", "story-dawn/ear_garden")
"""What commands make, a suffix, the example of a language, and the id of a picture."""
DATA = ("assets/robots", "assets/robots/*", "assets/locale", "assets/locale/*", "assets/locale/*/*")
"""Folders whose files documents call by their name alone."""

each_document = pytest.mark.parametrize("document", DOCUMENTS)


def read(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def quoted(document: str) -> set[str]:
    """All texts in backquotes in a document, outside of code blocks."""
    return set(re.findall(r"`([^`\n]+)`", BLOCK.sub("", read(document))))


@cache
def defined() -> frozenset[str]:
    """All names that the engine, the app and the examples define.

    These are classes, functions, fields and constants. Members of a class are listed twice: by
    their name, and as Class.member.
    """
    names: set[str] = set()
    for folder in (ROOT / "engine", ROOT / "mobileapp", EXAMPLES):
        for path in folder.rglob("*.py"):
            _gather(ast.parse(path.read_text(encoding="utf-8")).body, "", names)
    return frozenset(names)


def _gather(body: list[ast.stmt], owner: str, names: set[str]) -> None:
    for node in body:
        match node:
            case ast.ClassDef(name=name):
                _gather(node.body, name, names)
            case ast.FunctionDef(name=name):
                pass
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                pass
            case _:
                continue
        names.add(name)
        if owner:
            names.add(f"{owner}.{name}")


def is_there(path: str, folder: Path) -> bool:
    """Whether a path exists in the root, in or below `folder`, in an example game or in `DATA`.

    In the path, * and words in angle brackets, such as <id>, stand for any name.
    """
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    data = (start for each in DATA for start in ROOT.glob(each))
    starts = (ROOT, folder, *folder.glob("*/"), *EXAMPLES.glob("*/games/*"), *data)
    return any(next(start.glob(pattern), None) is not None for start in starts)


@each_document
def test_every_path_exists(document: str) -> None:
    text, folder = read(document), (ROOT / document).parent
    links = {link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link}
    paths = {word for word in quoted(document) if PATH.fullmatch(word) and not is_name(word)}
    paths = {path for path in paths if not path.startswith(NO_FILES)}
    assert links | paths
    assert [path for path in sorted(links | paths) if not is_there(path, folder)] == []


def is_name(word: str) -> bool:
    """Whether a word has the form Class.attribute: dotted, with a capital first letter."""
    return bool(NAME.fullmatch(word)) and word[0].isupper() and "." in word


@each_document
def test_every_make_target_exists(document: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"(?:^|`)make ([a-z-]+)", read(document), re.MULTILINE))
    for target in targets:
        assert re.search(rf"^{target}( [a-z-]+)*:", makefile, re.MULTILINE), target
    assert targets or document != "README.md"


@pytest.mark.parametrize("document", ["docs/add-a-game.md", "docs/architecture.md"])
def test_every_name_is_one_of_ours(document: str) -> None:
    words = {word for word in quoted(document) if NAME.fullmatch(word) and not is_there(word, ROOT)}
    python = {"None", "assert"}
    assert [word for word in sorted(words - python) if word not in defined()] == []
    assert words & defined()


def test_the_readme_links_to_the_documents() -> None:
    assert {"docs/add-a-game.md", "docs/architecture.md"} <= set(
        re.findall(r"\]\(([^)]+)\)", read("README.md"))
    )
