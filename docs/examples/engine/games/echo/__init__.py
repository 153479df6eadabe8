"""Echo: one word, six pictures, and the hope that others think the same."""

from engine.info import GameInfo

INFO = GameInfo(
    id="echo",
    title="Echo",
    summary="One word, six pictures: choose the one the others choose too.",
    minutes=10,
    age=6,
    min_players=2,
    max_players=8,
)
