"""Saves and loads a match: its setup and its log as plain data.

A hash chain detects any change of that data.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from types import MappingProxyType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from engine.core import Game, Join, Move
from engine.errors import BadSave, BadSetup, IllegalMove
from engine.make_setup import check_setup
from engine.match import LogEntry, Match
from engine.packfile import could_be_of_a_pack
from engine.packs import ADDED_LATER, Item
from engine.registry import find_game
from engine.setup import DEFAULT_SKILL, NO_CHAIR, Player, Setup

FORMAT = 1
SAME_STEP = "joined"
"""The key of `LogEntry.same_step` in a saved log entry. It is left out if the value is False, as in
all entries of older saves.
"""

T = TypeVar("T")
Named = TypeVar("Named", Player, Join)


def save(match: Match) -> dict[str, Any]:
    """The match as plain data, from which `load` restores it with the curtain down."""
    setup = encode_setup(match.setup)
    log = [encode_entry(entry) for entry in match.log]
    return {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.setup.rules,
        "setup": setup,
        "log": log,
        "seen": match.moves_when_passed,
        "elapsed": match.elapsed,
        "digest": digest_of(setup, log),
    }


def load(data: object, names: Mapping[int, str] = MappingProxyType({})) -> Match:
    """Load a saved match, covered by the curtain.

    `names` holds the names of people by their ids (see `Player.id`), and replaces the saved names.
    Raises BadSave with the reason if anything is wrong with the data.
    """
    try:
        return _load(data, names)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("damaged", "This saved game is damaged and can’t be read.") from error


def _load(data: Any, names: Mapping[int, str]) -> Match:
    if data["format"] != FORMAT:
        raise BadSave("format", "This game was saved by another version of the app.")
    game = _game_of(data)
    log = data["log"]
    if data["digest"] != digest_of(data["setup"], log):
        raise BadSave("edited", "This saved game is incomplete or was changed outside the app.")
    setup = decode_setup(data["setup"])
    players = tuple(_named(player, names) for player in setup.players)
    setup = replace(setup, players=players, rules=_exactly(int, data["rules"]))
    seen, elapsed = _exactly(int, data["seen"]), _exactly(int, data["elapsed"])
    if setup.game != game.id or not 0 <= seen <= len(log) or elapsed < 0:
        raise ValueError("numbers out of range")
    try:
        check_setup(game, setup)
        match = Match(game, setup)
        entries = [_with_name(decode_entry(game, data), names) for data in log]
        if entries and entries[0].same_step:
            raise ValueError("there is no move before the first")
        match.replay(entries)
    except (BadSetup, IllegalMove) as refusal:
        raise BadSave(
            "illegal", "This saved game breaks the rules: {reason}", reason=refusal
        ) from refusal
    match.moves_when_passed = seen
    match.resume_clock(elapsed)
    return match


def _with_name(entry: LogEntry, names: Mapping[int, str]) -> LogEntry:
    move = entry.move
    return replace(entry, move=_named(move, names)) if isinstance(move, Join) else entry


def _named(who: Named, names: Mapping[int, str]) -> Named:
    """The player, or the move of a newcomer, with the name that belongs to the id."""
    return replace(who, name=names[who.id]) if who.id in names else who


def _game_of(data: Mapping[str, Any]) -> Game[Any]:
    try:
        game = find_game(data["game"])
    except BadSetup as refusal:
        raise BadSave("unknown-game", "This is a game that the app doesn’t have.") from refusal
    if data["rules"] not in (*game.old_rules, game.rules_version):
        raise BadSave(
            "rules-version",
            "This game of {game} was begun under other rules (version {saved}; this app plays "
            "version {ours}). It’s kept, but can’t go on here.",
            game=game.title,
            saved=data["rules"],
            ours=game.rules_version,
        )
    return game


def digest_of(setup: object, log: list[Any]) -> str:
    """The hash of the setup and of all entries of the log; see `next_digest`."""
    digest = next_digest("", setup)
    for entry in log:
        digest = next_digest(digest, entry)
    return digest


def next_digest(previous: str, entry: object) -> str:
    """The hash of a chain that ends with `entry`; `previous` is the hash of all entries before."""
    text = previous + json.dumps(entry, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# --- setup ------------------------------------------------------------------------------------


def encode_setup(setup: Setup) -> dict[str, Any]:
    """The setup as plain data, without the version of the rules."""
    data = _fields_of(setup)
    data.pop("rules", None)
    data["players"] = tuple(_fields_of(player) for player in setup.players)
    data["options"] = dict(setup.options)
    data["box"] = {kind: tuple(map(_fields_of, items)) for kind, items in setup.box.items()}
    return data


def _fields_of(record: Any) -> dict[str, Any]:
    """The fields of a dataclass by name. Values are not copied, which is faster than `asdict`.

    Fields that were added later are left out while they have their default, so that a match begun
    by an earlier version keeps its hash.
    """
    kind: type = type(record)
    data = {name: getattr(record, name) for name in _names(kind)}
    for name, default in _fields_added_later(kind):
        if data[name] == default:
            del data[name]
    return data


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _fields_added_later(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields that saves of earlier versions do not have, each with its default."""
    return tuple(
        (field.name, field.default) for field in fields(kind) if field.metadata == ADDED_LATER
    )


def decode_setup(data: Mapping[str, Any]) -> Setup:
    _expect_fields(data, Setup)
    return Setup(
        game=_exactly(str, data["game"]),
        variant=_exactly(str, data["variant"]),
        players=tuple(
            Player(
                _exactly(str, player["name"]),
                _exactly(bool, player["robot"]),
                _exactly(str, player.get("skill", DEFAULT_SKILL)),
                _exactly(int, player.get("chair", NO_CHAIR)),
                _exactly(int, player.get("id", 0)),
            )
            for player in data["players"]
        ),
        seed=_exactly(int, data["seed"]),
        first=None if data["first"] is None else _exactly(int, data["first"]),
        roles=_texts(data["roles"]),
        options=dict(data["options"]),
        box={kind: tuple(map(_decode_item, items)) for kind, items in data["box"].items()},
        packs=_texts(data.get("packs", ())),
        language=_exactly(str, data.get("language", "")),
    )


def _decode_item(data: Mapping[str, Any]) -> Item:
    texts: dict[str, Any] = {
        name: _exactly(str, value) for name, value in data.items() if name not in ("tags", "shape")
    }
    shape = tuple(_exactly(int, measure) for measure in data.get("shape", ()))
    item = Item(**texts, tags=_texts(data["tags"]), shape=shape)
    if not could_be_of_a_pack(item):
        raise ValueError("no pack has such an item")
    return item


def _texts(values: Sequence[object]) -> tuple[str, ...]:
    return tuple(_exactly(str, value) for value in values)


def _exactly(kind: type[T], value: object) -> T:
    """Return `value` if it is of exactly the type `kind`, else raise TypeError.

    A bool is not accepted as an int.
    """
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} was expected")
    return value


def _expect_fields(data: Mapping[str, Any], kind: type) -> None:
    """Raise ValueError unless `data` has the fields of the dataclass `kind` and no others.

    Fields that were added later may be missing.
    """
    if set(data) | {name for name, _ in _fields_added_later(kind)} != set(_names(kind)):
        raise ValueError(f"not the fields of {kind.__name__}")


# --- moves ------------------------------------------------------------------------------------


def encode_entry(entry: LogEntry) -> dict[str, Any]:
    """The entry as plain data, without `by_robot` and `secret`: a replay computes these again."""
    same_step = {SAME_STEP: True} if entry.same_step else {}
    return {"at": entry.elapsed, **same_step, **encode_move(entry.move)}


def decode_entry(game: Game[Any], data: Mapping[str, Any]) -> LogEntry:
    elapsed = _exactly(int, data["at"])
    if elapsed < 0:
        raise ValueError("time does not run backwards")
    same_step = _exactly(bool, data.get(SAME_STEP, False))
    own = {key: value for key, value in data.items() if key not in ("at", SAME_STEP)}
    move = decode_move(game, own)
    # A replay computes again who played the move, and whether in secret.
    return LogEntry(move, elapsed, by_robot=False, secret=False, same_step=same_step)


def encode_move(move: Move) -> dict[str, Any]:
    """The move as plain data: the name of its class under "do", and its fields."""
    return {"do": type(move).__name__} | {
        name: _listed(value) for name, value in _fields_of(move).items()
    }


def decode_move(game: Game[Any], data: Mapping[str, Any]) -> Move:
    """The move that the plain data describes.

    Raises KeyError, ValueError or TypeError for data that is no move of this game.
    """
    verbs = _verbs(game)
    if data["do"] not in verbs:
        raise ValueError(f"{game.id} has no move {data['do']!r}")
    kind, hints = verbs[data["do"]]
    given = {name: value for name, value in data.items() if name != "do"}
    _expect_fields(given, kind)
    return kind(**{name: _typed(value, hints[name]) for name, value in given.items()})


@cache
def _verbs(game: Game[Any]) -> dict[str, tuple[type[Move], dict[str, Any]]]:
    """Every move class of the game by name, with the types of its fields."""
    verbs = {}
    for kind in game.moves:
        hints = get_type_hints(kind)
        verbs[kind.__name__] = kind, {field.name: hints[field.name] for field in fields(kind)}
    return verbs


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def _typed(value: Any, hint: Any) -> Any:
    """Convert a JSON value to the type `hint` of a field by turning lists into tuples.

    Raises TypeError or ValueError if the value does not fit that type.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is UnionType:
        if value is None and type(None) in arguments:
            return None
        return _typed(value, next(part for part in arguments if part is not type(None)))
    if origin is tuple:
        if type(value) is not list:
            raise TypeError("a list was expected")
        if arguments[-1] is Ellipsis:
            return tuple(_typed(part, arguments[0]) for part in value)
        if len(value) != len(arguments):
            raise ValueError("a list of another length was expected")
        return tuple(_typed(part, kind) for part, kind in zip(value, arguments, strict=True))
    return _exactly(hint, value)
