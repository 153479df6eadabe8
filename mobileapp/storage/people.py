"""Statistics about people and groups across evenings, from the summaries of finished matches.

People are given by id and robots by name; pages ask the roster for names.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from engine.keepsakes import CLUE, SKY, VOTED
from mobileapp.storage.evenings import FinishedMatch, MatchTimes
from mobileapp.storage.roster import Who
from mobileapp.storage.summaries import Kept, MatchSummary

Key = TypeVar("Key", bound=int | str)

MIN_TOGETHER = 2
"""How many matches the same people must have finished before they get a page as a group."""
MAX_PICTURES = 3
"""The maximum number of favourite pictures on the page about a person."""


class PersonSummary(NamedTuple):
    """An entry in the list of people."""

    who: Who
    name: str
    matches: int
    latest: float
    """When their latest match ended."""

    @property
    def robot(self) -> bool:
        return isinstance(self.who, str)


class GroupSummary(NamedTuple):
    """An entry in the list of groups."""

    people: tuple[int, ...]
    matches: int
    latest: float


class PersonPage(NamedTuple):
    """Everything that the page about one person shows."""

    who: Who
    evenings: int
    matches: int
    wins: int
    games: tuple[tuple[str, int, int], ...]
    """Each game, how often this person played it and won it; the most played one first."""
    understood_by: tuple[tuple[Who, int], ...]
    """Who understood them, and how often, the highest count first."""
    understands: tuple[tuple[Who, int], ...]
    """Whom they understood, and how often, the highest count first."""
    clue: Kept | None
    """Their clue with the highest merit; None if no clue has a merit above 0."""
    sky: Kept | None
    pictures: tuple[tuple[str, int], ...]
    """The ids of their favourite pictures, each with its number of votes.

    These are the pictures they played that got the most votes: at most `MAX_PICTURES`, the highest
    count first.
    """
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
    people have finished at least `MIN_TOGETHER` matches.
    """

    people: tuple[int, ...]
    evenings: int
    matches: int
    wins: tuple[tuple[int, int], ...]
    """Each person and how many matches they won against others in the group, most wins first."""
    wins_by_game: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
    """For each game: each person, and how many matches they won against others in the group."""
    records: tuple[Record, ...]
    understood: Counter[tuple[int, int]]
    clue: Kept | None
    sky: Kept | None


def list_people(matches: Iterable[FinishedMatch]) -> list[PersonSummary]:
    """Everyone who has finished a match, except those whose names were forgotten.

    People come before robots; in both parts, the most recent players come first.
    """
    found: dict[Who, PersonSummary] = {}
    for match in sorted(matches, key=_by_time):
        for number, who in enumerate(match.players):
            if number not in match.absent and who not in match.forgotten_players:
                count = 1 + (found[who].matches if who in found else 0)
                found[who] = PersonSummary(who, match.all_names[number], count, match.ended)
    return sorted(found.values(), key=lambda one: (one.robot, -one.latest, one.name))


def list_groups(matches: Iterable[FinishedMatch | MatchSummary]) -> list[GroupSummary]:
    """The groups with at least `MIN_TOGETHER` finished matches (see `GroupPage`).

    The group with the latest match comes first.
    """
    found: dict[frozenset[int], list[FinishedMatch | MatchSummary]] = {}
    for match in sorted(matches, key=_by_time):
        if len(group := frozenset(match.people)) > 1:
            found.setdefault(group, []).append(match)
    groups = [
        GroupSummary(together[-1].people, len(together), together[-1].ended)
        for together in found.values()
        if len(together) >= MIN_TOGETHER
    ]
    return sorted(groups, key=lambda group: (-group.latest, group.people))


def describe_person(
    who: Who, summaries: Iterable[MatchSummary], evenings: Iterable[Iterable[MatchTimes]]
) -> PersonPage | None:
    """The content of the page about a person; None if that person has finished no match.

    `summaries` are those of at least all matches the person was in; `evenings` are the matches of
    each evening.
    """
    own = [match for match in sorted(summaries, key=_by_time) if who in match.players]
    if not own:
        return None
    by, whom = Counter[Who](), Counter[Who]()
    for (one, about), count in _understood(own).items():
        if about == who != one:
            by[one] += count
        elif one == who != about:
            whom[about] += count
    kept = [one for match in own for one in match.kept if who in one.people]
    votes = Counter[str]()
    for keepsake in (one.keepsake for one in kept if one.keepsake.kind == VOTED):
        votes[keepsake.picture] += round(keepsake.merit)
    won = Counter(match.game for match in own if who in match.winners)
    return PersonPage(
        who=who,
        evenings=_evenings_with(own, evenings),
        matches=len(own),
        wins=won.total(),
        games=tuple(
            (game, count, won[game]) for game, count in _ranked(Counter(one.game for one in own))
        ),
        understood_by=_ranked(by),
        understands=_ranked(whom),
        clue=_best(kept, CLUE),
        sky=_best(kept, SKY),
        pictures=_ranked(+votes)[:MAX_PICTURES],
        groups=tuple(list_groups(own)),
    )


def describe_group(
    people: Iterable[int],
    summaries: Iterable[MatchSummary],
    evenings: Iterable[Iterable[MatchTimes]],
) -> GroupPage | None:
    """The content of the page about a group; None if it has too few matches for a page.

    `summaries` are those of at least all matches the group was in; `evenings` are the matches of
    each evening.
    """
    wanted = frozenset(people)
    own = [match for match in sorted(summaries, key=_by_time) if {*match.people} == wanted]
    if len(own) < MIN_TOGETHER:
        return None
    members = own[-1].people
    understood = Counter(
        {
            (who, whom): count
            for (who, whom), count in _understood(own).items()
            if isinstance(who, int) and isinstance(whom, int) and {who, whom} <= wanted
        }
    )
    by_game: dict[str, Counter[int]] = {}
    for match in own:
        winners = [one for one in members if one in match.winners]
        if match.shared_points is None and 0 < len(winners) < len(members):
            by_game.setdefault(match.game, Counter(dict.fromkeys(members, 0))).update(winners)
    wins = Counter(dict.fromkeys(members, 0))
    for counts in by_game.values():
        wins.update(counts)
    kept = [one for match in own for one in match.kept if not wanted.isdisjoint(one.people)]
    return GroupPage(
        people=members,
        evenings=_evenings_with(own, evenings),
        matches=len(own),
        wins=_ranked(wins),
        wins_by_game=tuple((game, _ranked(counts)) for game, counts in sorted(by_game.items())),
        records=_records(own),
        understood=understood,
        clue=_best(kept, CLUE),
        sky=_best(kept, SKY),
    )


def _by_time(match: FinishedMatch | MatchSummary) -> tuple[float, int]:
    return match.started, match.match_id


def _evenings_with(own: Sequence[MatchSummary], evenings: Iterable[Iterable[MatchTimes]]) -> int:
    ids = {match.match_id for match in own}
    return sum(any(match.match_id in ids for match in evening) for evening in evenings)


def _ranked(counts: Counter[Key]) -> tuple[tuple[Key, int], ...]:
    """The keys and counts, the highest count first; equal counts are in the order of the keys."""
    return tuple(sorted(counts.items(), key=lambda one: (-one[1], str(one[0]))))


def _understood(matches: Iterable[MatchSummary]) -> Counter[tuple[Who, Who]]:
    counts: Counter[tuple[Who, Who]] = Counter()
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


def _records(matches: Iterable[MatchSummary]) -> tuple[Record, ...]:
    found: dict[tuple[str, str], list[int]] = {}
    for match in matches:
        if match.shared_points is not None:
            found.setdefault((match.game, match.variant), []).append(match.shared_points)
    return tuple(
        Record(game, variant, max(points), len(points))
        for (game, variant), points in sorted(found.items())
    )
