"""Saves and loads a match: its setup and its log as plain data.

A hash chain detects any change of that data.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeVar

from engine.core import Game, Join, Leave, Move, TakeOver
from engine.errors import BadSave, BadSetup, IllegalMove
from engine.make_setup import check_setup
from engine.match import LogEntry, Match
from engine.packfile import could_be_of_a_pack
from engine.records import decode, encode, exactly
from engine.registry import find_game
from engine.setup import Player, Setup

FORMAT = 2
"""The version of the format. In saves of version 1, seats were numbered anew whenever somebody left
or joined; `load` translates them (see `_with_fixed_seats`).
"""
SAME_STEP = "joined"
"""`LogEntry.same_step` is saved as `joined`; it is left out if False, as in all older saves."""

Named = TypeVar("Named", bound=Player | Join | TakeOver)


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
    if data["format"] not in (1, FORMAT):
        raise BadSave("format", "This game was saved by another version of the app.")
    game = _game_of(data)
    log = data["log"]
    if data["digest"] != digest_of(data["setup"], log):
        raise BadSave("edited", "This saved game is incomplete or was changed outside the app.")
    setup = decode_setup(data["setup"])
    players = tuple(_named(player, names) for player in setup.players)
    setup = replace(setup, players=players, rules=exactly(int, data["rules"]))
    if names:
        setup = with_names_in_box(setup, names)
    seen, elapsed = exactly(int, data["seen"]), exactly(int, data["elapsed"])
    if setup.game != game.id or not 0 <= seen <= len(log) or elapsed < 0:
        raise ValueError("numbers out of range")
    try:
        check_setup(game, setup)
        match = Match(game, setup)
        entries = [_with_name(decode_entry(game, entry), names) for entry in log]
        if data["format"] == 1:
            entries = _with_fixed_seats(setup, entries)
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


def _with_fixed_seats(setup: Setup, log: Iterable[LogEntry]) -> list[LogEntry]:
    """The log of a save of version 1 with seats that never change.

    A player who left and came back gets the same seat again, as they do now.
    """
    names = [player.name for player in setup.players]
    present = list(range(len(names)))
    """The fixed seat for each seat of that moment."""
    translated = []
    for entry in log:
        old = entry.move
        fixed = {
            name: present[seat]
            for name in old.seat_fields
            if (seat := getattr(old, name)) is not None and 0 <= seat < len(present)
        }
        if isinstance(old, Join):
            if old.name not in names:
                names.append(old.name)
            fixed = {"seat": names.index(old.name), "position": old.seat}
            present.insert(old.seat, fixed["seat"])
        elif isinstance(old, Leave):
            present = [seat for seat in present if seat != fixed.get("seat")]
        translated.append(replace(entry, move=replace(old, **fixed)))
    return translated


def with_names_in_box(setup: Setup, names: Mapping[int, str]) -> Setup:
    """The setup with the names of the people whom its memories mention; see `Memory.with_names`."""
    box = {
        kind: tuple(
            [
                replace(one, memory=one.memory.with_names(names)) if one.memory else one
                for one in box
            ]
        )
        for kind, box in setup.box.items()
    }
    return replace(setup, box=box)


def _with_name(entry: LogEntry, names: Mapping[int, str]) -> LogEntry:
    move = entry.move
    if isinstance(move, Join | TakeOver):
        return replace(entry, move=_named(move, names))
    return entry


def _named(who: Named, names: Mapping[int, str]) -> Named:
    """The player, or the move with which one comes, with the name that belongs to the id."""
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
    data = encode(setup)
    data.pop("rules", None)
    return data


def decode_setup(data: object) -> Setup:
    """The setup that the plain data describes; raises TypeError or ValueError for other data."""
    setup = decode(Setup, data)
    if not all(could_be_of_a_pack(item) for items in setup.box.values() for item in items):
        raise ValueError("no pack has such an item")
    return setup


# --- moves ------------------------------------------------------------------------------------


def encode_entry(entry: LogEntry) -> dict[str, Any]:
    """The entry as plain data, without `by_robot` and `secret`: a replay computes these again."""
    same_step = {SAME_STEP: True} if entry.same_step else {}
    return {"at": entry.elapsed, **same_step, **encode_move(entry.move)}


def decode_entry(game: Game[Any], data: Mapping[str, Any]) -> LogEntry:
    elapsed = exactly(int, data["at"])
    if elapsed < 0:
        raise ValueError("time does not run backwards")
    same_step = exactly(bool, data.get(SAME_STEP, False))
    own = {key: value for key, value in data.items() if key not in ("at", SAME_STEP)}
    move = decode_move(game, own)
    # A replay computes again who played the move, and whether in secret.
    return LogEntry(move, elapsed, by_robot=False, secret=False, same_step=same_step)


def encode_move(move: Move) -> dict[str, Any]:
    """The move as plain data: the name of its class under "do", and its fields."""
    return {"do": type(move).__name__, **encode(move)}


def decode_move(game: Game[Any], data: Mapping[str, Any]) -> Move:
    """The move that the plain data describes.

    Raises KeyError, ValueError or TypeError for data that is no move of this game.
    """
    kinds = {kind.__name__: kind for kind in game.moves}
    if data["do"] not in kinds:
        raise ValueError(f"{game.id} has no move {data['do']!r}")
    return decode(kinds[data["do"]], {key: value for key, value in data.items() if key != "do"})
