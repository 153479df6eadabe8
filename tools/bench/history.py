"""Measures how long pages take to read a history of 100 evenings with 1,000 matches.

`python -m tools.bench.history` prints processor time of this machine; nothing is checked.
"""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from engine.core import GameOver
from engine.make_setup import make_setup
from engine.match import Match
from engine.registry import all_games
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.assets import ASSETS
from mobileapp.packs.library import PackLibrary
from mobileapp.storage import Storage
from mobileapp.storage.people import describe_group, describe_person, list_groups, list_people
from tools.bench.size import few

EVENINGS, MATCHES = few((100, 10), (2, 4))
PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Emil", "Fred")
DAY = 24 * 60 * 60.0


def played_matches() -> list[dict[str, Any]]:
    """One finished match of each game, as a row of the history."""
    packs = PackLibrary(ASSETS / "packs", ASSETS / "none").packs()
    found = []
    for game in all_games():
        people = [Player(name, robot=True) for name in PEOPLE[:4]]
        variant = next(v for v in game.variants if v.min_players <= len(people) <= v.max_players)
        box = (*packs, *game.samples)
        match = Match(game, make_setup(game, people, 7, variant=variant.id, packs=box))
        for _ in play_out(match):
            pass
        over = match.prompt
        assert isinstance(over, GameOver)
        row: dict[str, Any] = {"game": game.id, "variant": variant.id}
        row |= {"winners": over.winners, "scores": over.scores, "absent": []}
        found.append(row | {"story": list(match.story())})
    return found


def fill(storage: Storage) -> None:
    """Store the same matches repeatedly, ten an evening."""
    storage.roster.remember_all([(name, "coral", "sun") for name in PEOPLE], 0)
    known = {person.name: person.id for person in storage.roster.all()}
    rows, played, content = [], played_matches(), storage.content()
    players = {"players": [known[name] for name in PEOPLE[:4]]}
    for number in range(EVENINGS * MATCHES):
        evening, place = divmod(number, MATCHES)
        started = evening * DAY + place * 600
        times = {"id": number + 1, "started": started, "ended": started + 500}
        rows.append(played[number % len(played)] | players | times)
    storage.replace_content(content | {"history": rows})


def timed(what: str, work: Callable[[], Any]) -> None:
    start = process_time()
    work()
    print(f"{what:52} {process_time() - start:7.3f} s")


def main() -> None:
    """Fill a database and read it as the pages do."""
    with TemporaryDirectory() as folder, closing(Storage(Path(folder, "things.db"))) as storage:
        fill(storage)
        history = storage.history
        timed("every story (no page reads them all)", history.all)
        timed("Evenings: the list", history.evenings)
        latest = history.evenings()[0]
        timed("Evenings: a card", lambda: history.outline(latest))
        timed("Evenings: people and groups, on a worker", lambda: _list_all(storage))
        timed("one evening with its stories", lambda: history.with_stories(history.outline(latest)))
        people = [known.id for name in PEOPLE[:4] if (known := storage.roster.find(name))]
        ana = storage.roster.find("Ana")
        assert ana is not None
        timed("first page of a person, on a worker", lambda: history.digests_of(ana.id))
        timed("again, nothing new", lambda: history.digests_of(ana.id))
        timed("whom Ana has met", lambda: history.companions(ana.id))
        digests, evenings = history.digests_of(ana.id), history.evenings()
        timed("a person", lambda: describe_person(ana.id, digests, evenings))
        timed("a group", lambda: describe_group(people, digests, evenings))
        timed("somebody is renamed", lambda: storage.roster.rename(ana.id, "Anouk"))


def _list_all(storage: Storage) -> None:
    outlines = storage.history.outlines()
    list_people(outlines)
    list_groups(outlines)


if __name__ == "__main__":
    main()
