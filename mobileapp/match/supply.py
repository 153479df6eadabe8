"""What this tablet has for a match: packs, what was shown before, and names of robots."""

from collections.abc import Iterable, Sequence

from engine.packs import Pack, Supply
from mobileapp.match.draft import Draft
from mobileapp.robot_names import robot_names
from mobileapp.running_app import RunningApp


def supply_for(app: RunningApp, draft: Draft) -> Supply:
    """What there is for the match of a draft, with the packs that people have chosen for it."""
    packs = app.library.for_game(draft.game_id, draft.wanted_language)
    names = (person.name for person in draft.people)
    return supply_of(app, draft.chosen(packs), draft.wanted_language, names)


def supply_of(
    app: RunningApp, packs: Sequence[Pack], language: str, seated: Iterable[str]
) -> Supply:
    """What there is for a match with these packs, with people and robots of these names."""
    items = app.storage.items
    return Supply(packs, items.last_used(), items.hidden(), language, robot_names(seated))
