"""Kivy finds the rules of a widget by the name of its class: two classes of one name share them."""

import ast
import re
from collections import Counter
from pathlib import Path

APP = Path(__file__).parents[2] / "mobileapp"
RULE = re.compile(r"^<-?([\w, +@]+)>:", re.MULTILINE)


def test_no_two_widgets_with_rules_have_the_same_name() -> None:
    ruled = {
        name
        for path in APP.rglob("*.kv")
        for rule in RULE.findall(path.read_text(encoding="utf-8"))
        for name in re.findall(r"\w+", rule.partition("@")[0])
    }
    classes = Counter(
        node.name
        for folder in ("screens", "widgets")
        for path in (APP / folder).rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name in ruled if classes[name] > 1} == set()
