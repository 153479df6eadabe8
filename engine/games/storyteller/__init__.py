"""Storyteller: a clue for one picture, understood by some but not by all."""

from engine.info import GameInfo

INFO = GameInfo(
    id="storyteller",
    title="Storyteller",
    summary="Give a clue to one of your pictures that some will understand, but not all.",
    minutes=30,
    age=8,
    least=2,
    most=8,
)
