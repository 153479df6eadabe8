"""Makes a pack from the plain data of a `pack.json`, or lists the problems of that data."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

from engine.errors import BadPack
from engine.memories import is_sound
from engine.packs import Item, Memory, Pack
from engine.texts import is_readable, is_visible

FORMAT = 1
KINDS = ("words", "pictures")
TEXT_LENGTH = 40
TITLE_LENGTH = 60
MAX_ITEMS = 2000
MAX_TAGS = 40
MAX_GAMES = 40
MAX_MEASURES = 16
"""The maximum number of measures that describe the shape of a picture."""
MAX_PROBLEMS = 30
"""The maximum number of problems reported at once; a broken pack may have any number of them."""
LENGTHS = {
    "id": 64,
    "title": TITLE_LENGTH,
    "language": 16,
    "licence": 80,
    "author": 80,
    "technique": TEXT_LENGTH,
    "made": 10,
    "text": TEXT_LENGTH,
    "image": 80,
    "picture": 80,
    "category": TEXT_LENGTH,
    "tag": 80,
}
"""The maximum length of each text of a pack or an item in characters, by the name of its field."""
MAX_NUMBER = 10**6
"""The highest allowed value of the fields "version" and "age"."""
ID_PATTERN = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
DAY_PATTERN = re.compile(r"\d{4}-\d{2}-\d{2}")
IMAGE_PATTERN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*\.(webp|png|jpg|jpeg)")
FIELDS: dict[str, type] = {
    "format": int,
    "id": str,
    "version": int,
    "kind": str,
    "games": list,
    "title": str,
    "language": str,
    "licence": str,
    "author": str,
    "age": int,
    "items": list,
    "technique": str,
    "retired": list,
}
OPTIONAL_FIELDS = frozenset({"technique", "retired"})
Where = Callable[[], BadPack]
"""A function that names the part with a problem, such as “The pack” or “Item 'cat'”. It returns the
name as a BadPack, so that the name can be translated like the sentence around it. It is called only
if there is a problem, because most names are never shown.
"""
ITEM_FIELDS: dict[str, type] = {
    "id": str,
    "text": str,
    "image": str,
    "title": str,
    "category": str,
    "tags": list,
    "author": str,
    "made": str,
    "shape": list,
    "picture": str,
}


def parse_pack(data: object) -> Pack:
    """The pack that the data describes.

    Raises BadPack for bad data; its sentence lists the problems, at most `MAX_PROBLEMS`.
    """
    problems = list(find_problems(data))
    if problems:
        together = problems[0]
        for problem in problems[1:]:
            together = _problem("{problems} {problem}", problems=together, problem=problem)
        raise together
    return make_pack(data)  # type: ignore[arg-type]


def make_pack(pack: Mapping[str, Any]) -> Pack:
    """Build a pack from data that has been checked."""
    return Pack(
        id=pack["id"],
        version=pack["version"],
        kind=pack["kind"],
        games=tuple(pack["games"]),
        title=pack["title"],
        language=pack["language"],
        licence=pack["licence"],
        author=pack["author"],
        age=pack["age"],
        items=tuple(_make_item(pack, item) for item in pack["items"]),
        technique=pack.get("technique", ""),
        retired=tuple(_make_item(pack, item) for item in pack.get("retired", ())),
    )


def _make_item(pack: Mapping[str, Any], item: Mapping[str, Any]) -> Item:
    return Item(
        id=f"{pack['id']}/{item['id']}",
        text=item.get("text") or item.get("title", ""),
        image=item.get("image", ""),
        category=item.get("category", ""),
        tags=tuple(item.get("tags", ())),
        language=pack["language"],
        author=item.get("author", ""),
        made=item.get("made", ""),
        shape=tuple(item.get("shape", ())),
        picture=item.get("picture", ""),
    )


def could_be_of_a_pack(item: Item) -> bool:
    """Whether an item could come from a valid pack.

    Items of saved matches are checked with this function when they are loaded.
    """
    pictures = [file for file in (item.image, item.picture) if file]
    values = {
        "id": item.id.partition("/")[0] if pictures else None,
        "title": item.text,
        "category": item.category,
        "language": item.language,
        "author": item.author,
        "image": item.image or None,
        "picture": item.picture or None,
        "made": item.made or None,
        "shape": [*item.shape],
        "tags": [*item.tags],
    }
    return not any(_value_problems(values, _the_pack)) and (
        item.memory is None or _is_memory(item.memory)
    )


def _is_memory(memory: Memory) -> bool:
    """Whether a memory is sound, and none of the items that it shows is a memory itself."""
    return is_sound(memory) and all(
        item.memory is None and could_be_of_a_pack(item) for item in memory.items
    )


def find_problems(data: object) -> Iterator[BadPack]:
    """The problems of a pack as BadPack exceptions, at most `MAX_PROBLEMS`."""
    return islice(_problems(data), MAX_PROBLEMS)


def _problems(data: object) -> Iterator[BadPack]:
    if not isinstance(data, dict):
        yield _problem("A pack is a JSON object.")
        return
    yield from _field_problems(data, FIELDS, _the_pack, required=set(FIELDS) - OPTIONAL_FIELDS)
    yield from _text_problems(data, _the_pack)
    for name in ("version", "age"):
        if type(data.get(name)) is int and not 0 <= data[name] <= MAX_NUMBER:
            yield _problem("The pack has a {field!r} that no pack can have.", field=name)
    if data.get("format") not in (None, FORMAT):
        yield _problem(
            "This app reads pack format {ours}, not {theirs!r}.", ours=FORMAT, theirs=data["format"]
        )
    if _differs(data.get("id"), ID_PATTERN):
        yield _problem(
            "The pack id {id!r} may hold only small letters, digits, - and _.", id=data["id"]
        )
    if data.get("kind") not in (None, *KINDS):
        yield _problem("The kind of a pack is words or pictures, not {kind!r}.", kind=data["kind"])
    if isinstance(data.get("title"), str) and not is_visible(data["title"]):
        yield _problem("The pack needs a title.")
    if data.get("licence") == "":
        yield _problem("The pack needs a licence.")
    games = data.get("games")
    if isinstance(games, list) and (not games or not all(isinstance(g, str) for g in games)):
        yield _problem("The pack must name the games it’s for.")
    elif isinstance(games, list) and (
        len(games) > MAX_GAMES or not all(ID_PATTERN.fullmatch(game) for game in games)
    ):
        yield _problem("The pack names games that can’t exist.")
    items, retired = data.get("items"), data.get("retired", [])
    if isinstance(items, list) and isinstance(retired, list):
        if not items:
            yield _problem("The pack is empty.")
        if max(len(items), len(retired)) > MAX_ITEMS:
            yield _problem(
                "The pack is too large: at most {most} words or pictures.", most=MAX_ITEMS
            )
            return
        yield from _item_problems([*items, *retired], data.get("kind"))


def _field_problems(
    data: Mapping[str, Any], expected: Mapping[str, type], where: Where, required: set[str]
) -> Iterator[BadPack]:
    for name, kind in expected.items():
        if name not in data:
            if name in required:
                yield _problem("{where} has no {field!r}.", where=where(), field=name)
        elif type(data[name]) is not kind:
            yield _problem(
                "{where} has a {field!r} that isn’t of type {type}.",
                where=where(),
                field=name,
                type=kind.__name__,
            )
    for name in data:
        if name not in expected:
            yield _problem("{where} has an unknown field {field!r}.", where=where(), field=name)


def _text_problems(data: Mapping[str, Any], where: Where) -> Iterator[BadPack]:
    """The problems of texts in the fields of `LENGTHS`: too long, or undrawable characters."""
    for name, most in LENGTHS.items():
        if isinstance(text := data.get(name), str):
            yield from _problems_of_text(text, name, most, where)


def _problems_of_text(text: str, name: str, most: int, where: Where) -> Iterator[BadPack]:
    if len(text) > most:
        yield _problem(
            "{where} has a {field!r} that’s longer than {most} characters.",
            where=where(),
            field=name,
            most=most,
        )
    elif not is_readable(text):
        yield _problem(
            "{where} has a {field!r} with a character that can’t be shown.",
            where=where(),
            field=name,
        )


def _item_problems(items: list[Any], kind: object) -> Iterator[BadPack]:
    ids: set[str] = set()
    texts: set[str] = set()
    for number, item in enumerate(items, 1):
        if not isinstance(item, dict):
            yield _problem("Item {number} isn’t a JSON object.", number=number)
            continue
        where = partial(_the_item, item.get("id", number))
        content = "image" if kind == "pictures" else "text"
        yield from _field_problems(item, ITEM_FIELDS, where, required={"id", content})
        yield from _value_problems(item, where)
        item_id, text = item.get("id"), item.get("text")
        if isinstance(item_id, str):
            if item_id in ids:
                yield _problem("{where} is there twice.", where=where())
            ids.add(item_id)
        if isinstance(text, str):
            if not is_visible(text) or len(text) > TEXT_LENGTH:
                yield _problem(
                    "{where} needs a text of 1 to {most} characters.",
                    where=where(),
                    most=TEXT_LENGTH,
                )
            if text.casefold() in texts:
                yield _problem("{where} repeats the text {text!r}.", where=where(), text=text)
            texts.add(text.casefold())


def _value_problems(item: Mapping[str, Any], where: Where) -> Iterator[BadPack]:
    """The problems of an item's values, whatever other items there are.

    The name of a picture file has no slash, and no dot except the one before the suffix: so a path
    made from it and the id of its pack cannot lead out of the folder of the pack.
    """
    yield from _text_problems(item, where)
    if _differs(item.get("id"), ID_PATTERN):
        yield _problem(
            "{where} may have only small letters, digits, - and _ in its id.", where=where()
        )
    for file in (item.get("image"), item.get("picture")):
        if _differs(file, IMAGE_PATTERN):
            yield _problem(
                "{where} names an image {image!r} that isn’t a plain picture file name.",
                where=where(),
                image=file,
            )
    if _differs(item.get("made"), DAY_PATTERN):
        yield _problem("{where} was made on a day that doesn’t exist.", where=where())
    shape, tags = item.get("shape"), item.get("tags", [])
    if isinstance(shape, list) and not (
        len(shape) <= MAX_MEASURES and all(type(one) is int and 0 <= one <= 100 for one in shape)
    ):
        yield _problem("{where} has a shape that can’t be.", where=where())
    if isinstance(tags, list) and not all(isinstance(tag, str) for tag in tags):
        yield _problem("{where} has a tag that isn’t text.", where=where())
    elif isinstance(tags, list):
        if len(tags) > MAX_TAGS:
            yield _problem("{where} has more than {most} tags.", where=where(), most=MAX_TAGS)
        for tag in tags[:MAX_TAGS]:
            yield from _problems_of_text(tag, "tag", LENGTHS["tag"], where)


def _differs(text: object, pattern: re.Pattern[str]) -> bool:
    """Whether it is a text that does not match the pattern."""
    return isinstance(text, str) and not pattern.fullmatch(text)


def _the_pack() -> BadPack:
    return _problem("The pack")


def _the_item(name: object) -> BadPack:
    return _problem("Item {id!r}", id=name)


def _problem(sentence: str, **facts: object) -> BadPack:
    """One problem of a pack, with a sentence that can be translated."""
    return BadPack("bad-pack", sentence, **facts)
