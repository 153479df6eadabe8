"""Chooses the awards of a whole evening.

They are for the greatest feats, for the people who understood others most often, and for those who
were understood most often.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.awards import MAX_SHARING
from mobileapp.book.moments import BookMoment
from mobileapp.book.understanding import Counts
from mobileapp.games.recap import Feat
from mobileapp.languages.translation import tr

MAX_AWARDS = 5
MIN_UNDERSTOOD = 3
"""How often a person must have understood others, or been understood, to get an award for that."""


class EveningAward(NamedTuple):
    """An award: what it is for, who gets it, and why."""

    title: str
    names: tuple[str, ...]
    reason: str
    moment: BookMoment | None = None
    """The round in which it was earned, with what was said and shown; None if it was earned in
    several rounds.
    """
    people: tuple[int, ...] = ()
    """The numbers of those who get it; empty if it is not for a page that shows them."""


Achieved = tuple[Feat, BookMoment | None]
"""A feat, and the round in which it was achieved if there is anything to see of it."""


def evening_awards(
    feats: Iterable[Achieved],
    counts: Counts,
    names: Sequence[str],
    robots: Collection[int] = (),
    taken: Collection[str] = (),
) -> tuple[EveningAward, ...]:
    """At most `MAX_AWARDS` awards with different titles, for as many different people as possible.

    `feats` come with the rounds in which they were achieved. `names` are those of everyone, by
    number. Robots get awards only together with people. No award is called like one of those that
    are `taken`.
    """
    people = [number for number in range(len(names)) if number not in robots]
    earned = (*_by_counts(counts, people), *_greatest(feats, people))
    candidates = [award for award in earned if award.title not in taken]
    chosen: list[EveningAward] = []
    given: Counter[int] = Counter()
    while candidates and len(chosen) < MAX_AWARDS:
        best = min(candidates, key=lambda award: max(given[number] for number in award.people))
        candidates.remove(best)
        chosen.append(best._replace(names=tuple(names[number] for number in best.people)))
        given.update(best.people)
    return tuple(chosen)


def _by_counts(counts: Counts, people: Collection[int]) -> Iterator[EveningAward]:
    understood: Counter[int] = Counter()
    was_understood: Counter[int] = Counter()
    for (who, whom), count in counts.items():
        understood[who] += count
        was_understood[whom] += count
    if best := _leaders(was_understood, people):
        times = was_understood[best[0]]
        why = tr.n("understood once", "understood {n} times", times).format(n=times)
        yield EveningAward(tr._("An open book"), (), why, people=best)
    if best := _leaders(understood, people):
        times = understood[best[0]]
        why = tr.n("understood others once", "understood others {n} times", times)
        # Translators: an award for the one who understood the others best
        yield EveningAward(tr._("Fine ear"), (), why.format(n=times), people=best)


def _leaders(counts: Counter[int], people: Collection[int]) -> tuple[int, ...]:
    """The people with the highest count.

    Empty if that count is below `MIN_UNDERSTOOD`, if more than `MAX_SHARING` people have it, or
    if everyone has it.
    """
    highest = max((counts[number] for number in people), default=0)
    best = tuple(number for number in people if counts[number] == highest)
    few = len(best) <= min(MAX_SHARING, len(people) - 1)
    return best if highest >= MIN_UNDERSTOOD and few else ()


def _greatest(feats: Iterable[Achieved], people: Collection[int]) -> list[EveningAward]:
    """An award for the greatest feat of each title.

    If several feats are equally great, the first one gets the award. Only feats in which one of
    `people` had a part are considered.
    """
    best: dict[str, Achieved] = {}
    for feat, moment in feats:
        known = best.get(feat.title)
        if {*feat.players} & {*people} and (not known or feat.size > known[0].size):
            best[feat.title] = feat, moment
    return [
        EveningAward(feat.title, (), feat.reason, moment, feat.players)
        for feat, moment in best.values()
    ]
