"""Parses the output of `aapt2 dump`: the manifest of a package and its table of resources."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_ELEMENT = re.compile(r"^(?P<indent> *)E: (?P<tag>\S+) \(line=\d+\)$")
_ATTRIBUTE = re.compile(
    r"^ *A: (?:http://schemas\.android\.com/apk/res/android:)?(?P<name>\w+)(?:\(0x\w+\))?="
    r"(?:\"(?P<text>.*)\" \(Raw: .*\)|(?P<value>\S+))$"
)
_RESOURCE = re.compile(r"^ *resource 0x\w+ (?P<name>\S+)")
_FILE = re.compile(r"^ *\((?P<variant>[^)]*)\) \(file\) (?P<path>\S+)")
_TEXT = re.compile(r"^ *\([^)]*\) (?:\"(?P<text>.*)\"|(?P<colour>#[0-9a-f]{8}))$")
_ITEM = re.compile(r"^ *\S+=(?P<value>\S+)$")


@dataclass(frozen=True)
class Element:
    """One element of the manifest, with plain names for its attributes."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["Element"] = field(default_factory=list)

    def all(self, tag: str) -> Iterator["Element"]:
        """Every element of a kind, however deep."""
        for child in self.children:
            if child.tag == tag:
                yield child
            yield from child.all(tag)

    def first(self, tag: str) -> "Element":
        """The first of a kind, or an empty one."""
        return next(self.all(tag), Element(tag))


@dataclass(frozen=True)
class Resources:
    """What the package shows outside the app: texts, and pictures by where they lie in it."""

    texts: dict[str, str] = field(default_factory=dict)
    """Words and colours."""
    files: dict[str, dict[str, str]] = field(default_factory=dict)
    """For each resource the file of each variant, the plain one under the empty name."""
    styles: dict[str, list[str]] = field(default_factory=dict)
    """The values in each style."""


def parse_manifest(dump: str) -> Element:
    """Read the output of `aapt2 dump xmltree`."""
    open_elements = [(-1, Element(""))]
    for line in dump.splitlines():
        if found := _ELEMENT.match(line):
            indent = len(found["indent"])
            while open_elements[-1][0] >= indent:
                open_elements.pop()
            element = Element(found["tag"])
            open_elements[-1][1].children.append(element)
            open_elements.append((indent, element))
        elif found := _ATTRIBUTE.match(line):
            text = found["text"]
            open_elements[-1][1].attributes[found["name"]] = (
                found["value"] if text is None else text
            )
    return open_elements[0][1].first("manifest")


def parse_resources(dump: str) -> Resources:
    """Read the output of `aapt2 dump resources`."""
    resources, name = Resources(), ""
    for line in dump.splitlines():
        if found := _RESOURCE.match(line):
            name = found["name"]
        elif found := _FILE.match(line):
            resources.files.setdefault(name, {})[found["variant"]] = found["path"]
        elif found := _TEXT.match(line):
            resources.texts[name] = found["colour"] or found["text"]
        elif found := _ITEM.match(line):
            resources.styles.setdefault(name, []).append(found["value"])
    return resources
