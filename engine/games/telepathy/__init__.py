"""Telepathy: partners move tiles in silence, and infer each other's secrets from the moves."""

from engine.info import GameInfo

INFO = GameInfo(
    id="telepathy",
    title="Telepathy",
    summary="Move tiles in silence until both secret lines appear – and guess each other’s secret.",
    minutes=10,
    age=10,
    min_players=2,
    max_players=10,
)
