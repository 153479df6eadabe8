"""Measures layouts: unnamed numbers in the code, and the size of every piece in every window.

    python -m tools.layout numbers
    python -m tools.layout sizes build/before.json --games clouds    # then change the code
    python -m tools.layout sizes build/after.json --games clouds
    python -m tools.layout compare build/before.json build/after.json

docs/change-a-screen.md says how to use it.
"""

import argparse
import ast
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any

from engine.core import Game, GameOver, Handoff, Prompt
from engine.registry import all_games, game_ids
from engine.setup import Variant
from engine.simulate import play_out
from mobileapp.games.ui import game_ui
from tests.support.matches import curtain, robot_match
from tests.support.scene_checks import SPACES, last_scene, letter_size, table_for

ROOT = Path(__file__).parents[1]
FOLDERS = tuple(f"mobileapp/{name}" for name in ("album", "box", "games", "stage", "tonight"))
DRAWING = (
    "looks.py", "painting.py", "lights.py", "confetti.py",
    "ambience.py", "curtain.py", "sprite.py", "backdrop.py",
)  # fmt: skip
"""Ends of file names whose numbers describe drawings, not layouts."""
OBVIOUS = {0, 1, 2, -1, 0.5}
"""Numbers that need no name."""
GOAL = 394
"""The maximum of unnamed numbers in all layouts. It may only be lowered."""
SAMPLES = 3
"""How many prompts of a kind are measured in each match."""
SEED = 7
SMALLER = 0.97
"""Median sizes below this part of those before are marked."""


# --- unnamed numbers --------------------------------------------------------------------------


def unnamed_numbers(source: str) -> int:
    """Counts numeric literals inside functions, except obvious ones."""
    found = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, (ast.FunctionDef, ast.Lambda)):
            for node in ast.walk(function):
                if not isinstance(node, ast.Constant) or type(node.value) not in (int, float):
                    continue
                if node.value not in OBVIOUS:
                    found.add((node.lineno, node.col_offset))
    return len(found)


def numbers_by_file() -> dict[str, int]:
    """The unnamed numbers of every file that lays something out."""
    return {
        str(path.relative_to(ROOT)): unnamed_numbers(path.read_text(encoding="utf-8"))
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if not path.name.endswith(DRAWING)
    }


def print_numbers() -> bool:
    """Prints the total and the files with most numbers; returns whether the goal is met."""
    counts = Counter(numbers_by_file())
    print(f"Unnamed numbers in layouts: {counts.total()} (goal: at most {GOAL}). Most of them:")
    for path, count in counts.most_common(8):
        print(f"{count:5}  {path}")
    return counts.total() <= GOAL


# --- the size of every piece ------------------------------------------------------------------


def _screens(game: Game[Any], variant: Variant, players: int) -> Iterator[tuple[str, Any]]:
    """Prompts and curtains of a match played by robots, each with a name."""
    match = robot_match(game, players, SEED, variant=variant.id)
    seen: Counter[str] = Counter()

    def named(prompt: Prompt) -> Iterator[tuple[str, Any]]:
        for screen in (curtain(match, prompt.audience), prompt):
            kind = type(screen).__name__ + ("" if prompt.audience is None else " (one player)")
            seen[kind] += 1
            if seen[kind] <= SAMPLES or isinstance(screen, GameOver):
                yield f"{kind}#{seen[kind]}", screen

    yield from named(match.prompt)
    for step in play_out(match):
        yield from named(step.after)


def sizes(games: list[str]) -> dict[str, tuple[float, float]]:
    """Font size, and side of the square of equal area, of every piece in every window."""
    found: dict[str, tuple[float, float]] = {}
    for game in all_games():
        if game.id not in games:
            continue
        ui = game_ui(game.id)
        for variant in game.variants:
            for players in sorted(
                {
                    variant.min_players,
                    (variant.min_players + variant.max_players) // 2,
                    variant.max_players,
                }
            ):
                for name, screen in _screens(game, variant, players):
                    choice = None if isinstance(screen, Handoff) else ui.choice
                    for window, space in SPACES.items():
                        seats = players + variant.robots
                        context = table_for(space, seats, peekers=tuple(range(players)))
                        scene = last_scene(ui.scene(screen, context, choice))
                        for key, piece in scene.pieces.items():
                            where = (game.id, variant.id, players, name, window, key)
                            side = sqrt(max(piece.rect.w * piece.rect.h, 0))
                            found["|".join(map(str, where))] = (letter_size(piece), side)
    return found


def _kind(where: str) -> tuple[str, str]:
    """The game and the kind of a piece: the part of its key before the colon."""
    parts = where.split("|")
    return parts[0], parts[-1].partition(":")[0]


def compare(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Prints which pieces vanished, and how the sizes of each kind of piece changed."""
    for title, keys in (("Gone", before.keys() - after), ("New", after.keys() - before)):
        for kind, count in sorted(Counter(map(_kind, keys)).items()):
            example = min(key for key in keys if _kind(key) == kind)
            print(f"{title}: {'/'.join(kind)}, {count} times, such as {example}")
    ratios: dict[tuple[str, str, str], list[tuple[float, str]]] = defaultdict(list)
    for where in before.keys() & after.keys():
        for what, old, new in zip(("text", "size"), before[where], after[where], strict=True):
            if old:
                ratios[*_kind(where), what].append((new / old, where))
    print(f"{'piece':34}{'of':>5}{'median':>9}{'smallest':>10}{'largest':>9}  smallest in")
    for (game, piece, what), found in sorted(ratios.items()):
        middle, (smallest, where) = median(ratio for ratio, _ in found), min(found)
        largest, _ = max(found)
        mark = "  <-- smaller" if middle < SMALLER else ""
        place = where.split("|", 1)[1] if smallest < SMALLER else ""
        figures = f"{middle:9.2f}{smallest:10.2f}{largest:9.2f}"
        print(f"{game + '/' + piece:34}{what:>5}{figures}  {place}{mark}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.layout", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("numbers", help="count unnamed numbers in layouts")
    snapshot = commands.add_parser("sizes", help="write the size of every piece into a file")
    snapshot.add_argument("file", type=Path)
    snapshot.add_argument("--games", nargs="+", default=list(game_ids()), choices=game_ids())
    both = commands.add_parser("compare", help="compare two such files")
    both.add_argument("before", type=Path)
    both.add_argument("after", type=Path)
    chosen = parser.parse_args()
    if chosen.command == "numbers":
        sys.exit(0 if print_numbers() else 1)
    elif chosen.command == "sizes":
        chosen.file.parent.mkdir(parents=True, exist_ok=True)
        chosen.file.write_text(json.dumps(sizes(chosen.games)))
    else:
        compare(json.loads(chosen.before.read_text()), json.loads(chosen.after.read_text()))


if __name__ == "__main__":
    main()
