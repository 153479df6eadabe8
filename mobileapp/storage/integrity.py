"""Verifies the chains of digests that protect the setup and the moves of unfinished matches."""

from collections import defaultdict

from engine.save import next_digest
from mobileapp.storage.tables import MATCH, MOVE, Content, Row


def valid_prefix(content: Content) -> Content:
    """The content with each unfinished match truncated before its first missing or changed move.

    The clock of a truncated match is reset. A match is left out if its setup was changed, or if its
    first move is missing or changed. The game of each match is taken from the setup, because the
    digests protect only the setup and the moves.
    """
    moves: dict[int, dict[int, Row]] = defaultdict(dict)
    for row in content[MOVE.name]:
        moves[row["match"]][row["number"]] = row
    kept_matches: list[Row] = []
    kept_moves: list[Row] = []
    for match in content[MATCH.name]:
        match = match | {"game": match["setup"].get("game", match["game"])}
        start = next_digest("", match["setup"])
        chain = _chain(start, moves[match["id"]])
        digest = chain[-1]["digest"] if chain else start
        if digest == match["digest"]:
            kept_matches.append(match | {"seen": min(match["seen"], len(chain))})
        elif chain:
            seen = min(match["seen"], len(chain))
            kept_matches.append(match | {"digest": digest, "seen": seen, "elapsed": 0})
        kept_moves += chain
    return content | {MATCH.name: kept_matches, MOVE.name: kept_moves}


def _chain(digest: str, moves: dict[int, Row]) -> list[Row]:
    chain: list[Row] = []
    while (row := moves.get(len(chain))) and row["digest"] == next_digest(digest, row["entry"]):
        chain.append(row)
        digest = row["digest"]
    return chain
