"""The README tells the truth: what it shows runs, and what it names exists."""

import re
import shlex
from pathlib import Path

import pytest

from engine.__main__ import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_python_snippets_run() -> None:
    snippets = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(snippets) >= 2
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), names)


def test_its_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)", README, re.MULTILINE))
    assert len(targets) >= 9
    for target in ("".join(names) for names in targets):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("command", re.findall(r"^python3 -m engine (.*)$", README, re.MULTILINE))
def test_its_commands_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out


def test_its_files_exist() -> None:
    names = re.findall(r"^ {0,2}([a-z]+/|[a-z]+\.py)\s", README, re.MULTILINE)
    assert {"main.py", "engine/", "match.py"} <= set(names)
    for name in names:
        assert (ROOT / name).exists() or any(ROOT.glob(f"*/{name}")), name
    for link in re.findall(r"\]\(([^)h][^)]*)\)", README):
        assert (ROOT / link).exists(), link
