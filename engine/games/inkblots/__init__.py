"""Inkblots: players guess which word a friend sees in which blot."""

from engine.info import GameInfo

INFO = GameInfo(
    id="inkblots",
    title="Inkblots",
    summary="Guess which word your teammate sees in which blot – before the other team does.",
    minutes=30,
    age=10,
    min_players=2,
    max_players=10,
)
