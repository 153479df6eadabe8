"""Clouds: two silent artists paint a word with fourteen clouds, and everybody else guesses."""

from engine.info import GameInfo

INFO = GameInfo(
    id="clouds",
    title="Clouds",
    summary="Two artists paint a word with clouds, without a sound, and everybody else guesses.",
    minutes=25,
    age=8,
    min_players=2,
    max_players=10,
)
