"""Turns frozen dataclasses into plain data that JSON can hold, and back.

The types of the fields are the only description of the format. Whatever does not fit them exactly
is refused: a file may have been damaged or changed outside the app.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    NamedTuple,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

ADDED_LATER = {"later": True}
"""The metadata of a dataclass field that earlier versions of the app did not save. Such a field is
not saved while it has its default, so that matches begun by these versions keep their hashes.
"""
T = TypeVar("T")
_PLAIN_TYPES = frozenset((str, int, bool, NoneType))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen:
    """All subclasses are frozen dataclasses, so that none can forget to be one.

    Values of which thousands are made have slots instead, and so are made faster.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class FrozenByName:
    """All subclasses are frozen dataclasses whose fields are given by name."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, kw_only=True)(cls)


class _Field(NamedTuple):
    type: Any
    added_later: bool
    default: Any


@cache
def _fields(kind: type) -> dict[str, _Field]:
    """The fields of a dataclass by name."""
    hints = get_type_hints(kind)
    return {
        one.name: _Field(hints[one.name], one.metadata == ADDED_LATER, one.default)
        for one in fields(kind)
    }


def encode(record: Any) -> dict[str, Any]:
    """A dataclass as plain data: its fields by name.

    Fields with the metadata `ADDED_LATER` are left out while they have their default, so that a
    match begun by an earlier version keeps its hash.
    """
    kind: type = type(record)
    data = {}
    for name, known in _fields(kind).items():
        value = getattr(record, name)
        if not (known.added_later and value == known.default):
            data[name] = value if type(value) in _PLAIN_TYPES else _encode(value)
    return data


def _encode(value: Any) -> Any:
    if type(value) in _PLAIN_TYPES:
        return value
    if isinstance(value, str):  # of a class of its own, such as a translated sentence
        return str(value)
    if isinstance(value, tuple):
        return [_encode(part) for part in value]
    if isinstance(value, Mapping):
        return {str(key): _encode(part) for key, part in value.items()}
    return encode(value)


def decode(kind: type[T], data: object) -> T:
    """The value of a type that the plain data describes.

    Raises TypeError or ValueError if the data does not fit the type.
    """
    value: T = _decode(kind, data)
    return value


def _decode(kind: Any, data: Any) -> Any:
    if kind in _PLAIN_TYPES:
        return exactly(kind, data)
    if is_dataclass(kind):
        return _decode_record(kind, data)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is UnionType:
        return _decode(next((part for part in parts if type(data) is part), parts[0]), data)
    if origin is Mapping:
        key, value = parts
        given = exactly(dict, data)
        return {_decode_key(key, name): _decode(value, part) for name, part in given.items()}
    values = exactly(list, data)
    kinds = parts[:1] * len(values) if parts[-1] is Ellipsis else parts
    return tuple(_decode(part, one) for part, one in zip(kinds, values, strict=True))


def _decode_key(kind: type, name: object) -> Any:
    """A key of a mapping; JSON has only texts as keys, so that a number is written as one."""
    text = exactly(str, name)
    key = kind(text)
    if str(key) != text:
        raise ValueError(f"{text} is no {kind.__name__}")
    return key


def _decode_record(kind: Any, data: Any) -> Any:
    """A dataclass from its fields by name; only fields that were added later may be missing."""
    wanted = _fields(kind)
    given = exactly(dict, data)
    for name in wanted.keys() ^ given.keys():
        if name not in wanted or not wanted[name].added_later:
            raise ValueError(f"not the fields of {kind.__name__}: {name}")
    return kind(**{name: _decode(wanted[name].type, value) for name, value in given.items()})


def exactly(kind: type[T], value: object) -> T:
    """Return `value` if it is of exactly the type `kind`, else raise TypeError.

    A bool is not accepted as an int.
    """
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} was expected")
    return value
