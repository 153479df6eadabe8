"""Records whole matches (golden playthroughs), so that tests notice any change of the rules.

`make playthroughs` (or `python -m tests.playthroughs`) writes them anew.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core import Game
from engine.save import encode_entry
from engine.setup import Variant
from engine.simulate import play_out
from tests.support.matches import every_variant, robot_match

SEED = 2026


def path_of(game: Game[Any], variant: Variant, players: int) -> Path:
    """The path of the file of a playthrough, in a subfolder of the tests of its game."""
    folder = Path(__file__).parent / "games" / game.id / "playthroughs"
    return folder / f"{variant.id}-{players}.txt"


def expected() -> Iterator[tuple[Game[Any], Variant, int]]:
    """The playthroughs to record: every variant, with its fewest and with its most players."""
    for game, variant in every_variant():
        for players in sorted({variant.min_players, variant.max_players}):
            yield game, variant, players


def written(game: Game[Any], variant: Variant, players: int) -> str:
    """The text of a playthrough: a title, one line for each move, and the last prompt.

    The line of a move has the class of the prompt that was answered, its audience, the move, and a
    hash of the next prompt.
    """
    match = robot_match(game, players, SEED, variant=variant.id)
    lines = [f"{game.id} {variant.id}, {players} players, rules {game.rules_version}"]
    for step in play_out(match):
        looking = "all" if step.before.audience is None else step.before.audience
        move = json.dumps(encode_entry(match.log[-1]), ensure_ascii=False)
        fingerprint = hashlib.sha256(repr(match.prompt).encode()).hexdigest()[:8]
        lines.append(f"{type(step.before).__name__} for {looking}: {move} -> {fingerprint}")
    lines.append(repr(match.prompt))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game, variant, players in expected():
        path = path_of(game, variant, players)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(game, variant, players), encoding="utf-8")
        print(path.relative_to(Path(__file__).parent.parent))
