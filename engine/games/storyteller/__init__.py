"""Storyteller: a player gives a clue by which some of the others, but not all, find a picture."""

from engine.info import GameInfo

INFO = GameInfo(
    id="storyteller",
    title="Storyteller",
    summary="Give a clue to one of your pictures: some should get it, but not everyone.",
    minutes=40,
    age=8,
    min_players=2,
    max_players=8,
)
