"""What the evening remembers of a match of Storyteller."""

from typing import Any

from engine.games.storyteller.state import Round, State


def story(state: State) -> tuple[dict[str, Any], ...]:
    """Each finished round by names: the clue, the cards, the votes, the points, who found whom."""
    return tuple(
        _tale(state, number, finished) for number, finished in enumerate(state.table.rounds, 1)
    )


def _tale(state: State, number: int, finished: Round) -> dict[str, Any]:
    name = state.table.guests
    return {
        "round": number,
        "storyteller": name[finished.teller],
        "clue": finished.clue,
        "told": finished.cards[finished.told],
        "cards": [
            {
                "item": card,
                "owner": name[owner],
                "voters": [name[voter] for voter in voters],
            }
            for card, owner, voters in zip(
                finished.cards, finished.owners, finished.voters, strict=True
            )
        ],
        "understood": [[name[finder], name[finished.teller]] for finder in finished.finders],
        "points": [
            {"player": name[gain.guest], "points": gain.points, "why": gain.why}
            for gain in finished.gains
        ],
    }
