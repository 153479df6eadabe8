"""Do you remember? Clues, blots and skies of people's own evenings come back as questions."""

from engine.info import GameInfo

INFO = GameInfo(
    id="remember",
    title="Do you remember?",
    summary="Your own clues, blots and skies come back as questions.",
    minutes=5,
    age=6,
    min_players=2,
    max_players=10,
    from_memories=True,
)
