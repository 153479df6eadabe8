"""What the knowledge of robots takes on disk and in memory."""

import gc
import json
import sys
import tracemalloc
from collections.abc import Iterator

from engine.__main__ import ASSETS, read_knowledge
from engine.knowledge import Knowledge
from engine.registry import find_game, game_ids
from tools.bench.process import figures
from tools.bench.robot_times import LANGUAGES

FOLDER = ASSETS / "robots"
MEGABYTE = 1_000_000

Row = tuple[str, str, str, str, str]


def rows() -> Iterator[Row]:
    """For each language: the files it needs, and the memory of all games prepared for it.

    The last row shows that the languages of earlier matches are released.
    """
    common = sum(
        path.stat().st_size for path in FOLDER.glob("*/*.json") if path.stem not in LANGUAGES
    )
    sizes = [
        (FOLDER / "storyteller" / f"{code}.json").stat().st_size + common for code in LANGUAGES
    ]
    disk = " / ".join(f"{size / MEGABYTE:.1f}" for size in sizes)
    yield "Knowledge: MB on disk", " / ".join(LANGUAGES), disk, "", "3"
    held = [figures("robots.costs", language) for language in LANGUAGES]
    memory = " / ".join(f"{size / MEGABYTE:.1f}" for size in held)
    yield "Knowledge: MB in memory", " / ".join(LANGUAGES), memory, "", "20"
    all_of_them = figures("robots.costs", *LANGUAGES) / MEGABYTE
    yield "Knowledge: MB in memory", "one after the other", f"{all_of_them:.1f}", "", "20"


def in_memory(*languages: str) -> int:
    """Bytes that stay allocated when all games are prepared for one language after the other."""
    games = [find_game(game_id) for game_id in game_ids()]
    tracemalloc.start()
    knowledge = Knowledge(read_knowledge)
    for language in languages:
        for game in games:
            knowledge.prepare_robot(game, language)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


if __name__ == "__main__":
    print(json.dumps(in_memory(*sys.argv[1:])))
