"""Statistics about people and groups across evenings, from the digests of finished matches."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.keepsakes import CLUE, SKY, VOTED
from mobileapp.storage.digests import Kept, MatchDigest
from mobileapp.storage.evenings import FinishedMatch, split_into_evenings

LEAST_TOGETHER = 2
"""How many matches the same people must have finished before they get a page as a group."""
MOST_PICTURES = 3
"""The maximum number of favourite pictures on the page about a person."""


class PersonSummary(NamedTuple):
    """An entry in the list of people."""

    name: str
    robot: bool
    matches: int
    latest: float
    """When their latest match ended."""


class GroupSummary(NamedTuple):
    """An entry in the list of groups."""

    names: tuple[str, ...]
    matches: int
    latest: float


class PersonPage(NamedTuple):
    """Everything that the page about one person shows."""

    name: str
    robot: bool
    evenings: int
    matches: int
    wins: int
    games: tuple[tuple[str, int], ...]
    """Each game and how often this person played it, the highest count first."""
    understood_by: tuple[tuple[str, int], ...]
    """Who understood them, and how often, the highest count first."""
    understands: tuple[tuple[str, int], ...]
    """Whom they understood, and how often, the highest count first."""
    clue: Kept | None
    """Their clue with the highest merit; None if no clue has a merit above 0."""
    sky: Kept | None
    pictures: tuple[tuple[str, int], ...]
    """The ids of their favourite pictures, each with its number of votes.

    These are the pictures they played that got the most votes: at most `MOST_PICTURES`, the highest
    count first.
    """
    robots: frozenset[str]
    """The names of the robots in their matches."""
    groups: tuple[GroupSummary, ...]
    """The groups they play in, the one with the latest match first."""


class Record(NamedTuple):
    """A group's best shared points in a variant of a game, and how often it played the variant."""

    game: str
    variant: str
    points: int
    times: int


class GroupPage(NamedTuple):
    """Everything that the page about a group shows.

    A group is the set of all people in a match, without robots. It has a page if exactly these
    people have finished at least `LEAST_TOGETHER` matches.
    """

    names: tuple[str, ...]
    evenings: int
    matches: int
    wins: tuple[tuple[str, int], ...]
    """Each person and how many matches they won against others in the group, most wins first."""
    wins_by_game: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    """For each game: each person, and how many matches they won against others in the group."""
    records: tuple[Record, ...]
    understood: Counter[tuple[str, str]]
    clue: Kept | None
    sky: Kept | None


def list_people(matches: Iterable[FinishedMatch]) -> list[PersonSummary]:
    """Everyone who has finished a match, except those whose names were forgotten.

    People come before robots; in both parts, the most recent players come first.
    """
    found: dict[str, PersonSummary] = {}
    for match in sorted(matches, key=_by_time):
        for name in (name for name in match.names if name not in match.forgotten):
            before = found.get(name)
            count = 1 + (before.matches if before else 0)
            robot = name in match.robots and (before is None or before.robot)
            found[name] = PersonSummary(name, robot, count, match.ended)
    return sorted(found.values(), key=lambda one: (one.robot, -one.latest, one.name))


def list_groups(matches: Iterable[FinishedMatch | MatchDigest]) -> list[GroupSummary]:
    """The groups with at least `LEAST_TOGETHER` finished matches (see `GroupPage`).

    The group with the latest match comes first.
    """
    found: dict[frozenset[str], list[FinishedMatch | MatchDigest]] = {}
    for match in sorted(matches, key=_by_time):
        if len(group := frozenset(_people_in(match))) > 1:
            found.setdefault(group, []).append(match)
    groups = [
        GroupSummary(_people_in(together[-1]), len(together), together[-1].ended)
        for together in found.values()
        if len(together) >= LEAST_TOGETHER
    ]
    return sorted(groups, key=lambda group: (-group.latest, group.names))


def describe_person(name: str, digests: Iterable[MatchDigest]) -> PersonPage | None:
    """The content of the page about a person; None if nobody of that name has finished a match."""
    by_time = sorted(digests, key=_by_time)
    own = [match for match in by_time if name in match.names]
    if not own:
        return None
    by, whom = Counter[str](), Counter[str]()
    for (who, about), count in _understood(own).items():
        if about == name != who:
            by[who] += count
        elif who == name != about:
            whom[about] += count
    kept = [one for match in own for one in match.kept if name in one.names]
    votes = Counter[str]()
    for keepsake in (one.keepsake for one in kept if one.keepsake.kind == VOTED):
        votes[keepsake.picture] += round(keepsake.merit)
    return PersonPage(
        name=name,
        robot=all(name in match.robots for match in own),
        evenings=_evenings_with(own, by_time),
        matches=len(own),
        wins=sum(name in match.winners for match in own),
        games=_ranked(Counter(match.game for match in own)),
        understood_by=_ranked(by),
        understands=_ranked(whom),
        clue=_best(kept, CLUE),
        sky=_best(kept, SKY),
        pictures=_ranked(+votes)[:MOST_PICTURES],
        robots=frozenset(robot for match in own for robot in match.robots),
        groups=tuple(list_groups(own)),
    )


def describe_group(names: Iterable[str], digests: Iterable[MatchDigest]) -> GroupPage | None:
    """The content of the page about a group; None if it has too few matches for a page."""
    wanted, by_time = frozenset(names), sorted(digests, key=_by_time)
    own = [match for match in by_time if {*_people_in(match)} == wanted]
    if len(own) < LEAST_TOGETHER:
        return None
    people = _people_in(own[-1])
    pairs = _understood(own)
    understood = Counter({pair: pairs[pair] for pair in pairs if wanted.issuperset(pair)})
    by_game: dict[str, Counter[str]] = {}
    for match in own:
        winners = match.winners & wanted
        if match.shared_points is None and 0 < len(winners) < len(people):
            by_game.setdefault(match.game, Counter(dict.fromkeys(people, 0))).update(winners)
    wins = Counter(dict.fromkeys(people, 0))
    for counts in by_game.values():
        wins.update(counts)
    kept = [one for match in own for one in match.kept if not wanted.isdisjoint(one.names)]
    return GroupPage(
        names=people,
        evenings=_evenings_with(own, by_time),
        matches=len(own),
        wins=_ranked(wins),
        wins_by_game=tuple((game, _ranked(counts)) for game, counts in sorted(by_game.items())),
        records=_records(own),
        understood=understood,
        clue=_best(kept, CLUE),
        sky=_best(kept, SKY),
    )


def _by_time(match: FinishedMatch | MatchDigest) -> tuple[float, int]:
    return match.started, match.match_id


def _people_in(match: FinishedMatch | MatchDigest) -> tuple[str, ...]:
    forgotten = match.forgotten if isinstance(match, FinishedMatch) else ()
    return tuple(name for name in match.names if name not in match.robots and name not in forgotten)


def _evenings_with(own: Sequence[MatchDigest], every: Sequence[MatchDigest]) -> int:
    ids = {match.match_id for match in own}
    return sum(
        any(match.match_id in ids for match in evening) for evening in split_into_evenings(every)
    )


def _ranked(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """The keys and counts, the highest count first; equal counts are sorted by name."""
    return tuple(sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def _understood(matches: Iterable[MatchDigest]) -> Counter[tuple[str, str]]:
    counts: Counter[tuple[str, str]] = Counter()
    for match in matches:
        counts.update(match.understood)
    return counts


def _best(kept: Iterable[Kept], kind: str) -> Kept | None:
    """The keepsake of this kind with the highest merit; of equal ones, the latest.

    None if no keepsake of this kind has a merit above 0.
    """
    found: Kept | None = None
    for one in kept:
        if one.keepsake.kind == kind and one.keepsake.merit > 0:
            found = one if not found or one.keepsake.merit >= found.keepsake.merit else found
    return found


def _records(matches: Iterable[MatchDigest]) -> tuple[Record, ...]:
    found: dict[tuple[str, str], list[int]] = {}
    for match in matches:
        if match.shared_points is not None:
            found.setdefault((match.game, match.variant), []).append(match.shared_points)
    return tuple(
        Record(game, variant, max(points), len(points))
        for (game, variant), points in sorted(found.items())
    )
