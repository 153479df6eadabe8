"""Measures what robots know by viewers and writers who were left out of the data.

Ways of merging and weighing are chosen by these measures, never by held-out rounds.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any

from art.teach.inkblots import (
    FIRST_VIEWERS,
    associated_words,
    counted,
    english_notions,
    merged_viewings,
    notions_in,
)
from art.teach.sources import (
    AFFINITIES,
    ASSETS,
    ASSOCIATIONS,
    BEST,
    GRADINGS,
    IMPRESSIONS,
    MATCHED,
    ROUND,
    VIEWINGS,
    read_folder,
    read_json,
    stories_of,
)
from art.teach.storyteller import merged_stories
from engine.games.inkblots.ask import ask
from engine.games.inkblots.sight import Sight, learn
from engine.games.storyteller.ask import ask as ask_for_picture
from engine.games.storyteller.grammar import Grammar, read_grammar
from engine.games.storyteller.understanding import learn as learn_stories

PICTURES = 6
"""Pictures to choose from, as in held-out rounds of Storyteller."""
SET = 11
"""The number of sheets that hold every blot once. Blots that came later follow on a last sheet of
their own.
"""


@cache
def _asset(name: str) -> Any:
    return read_json(ASSETS / f"{name}.json")


@cache
def _grammar() -> Grammar:
    return read_grammar(_asset("storyteller/en"))


@cache
def _associations() -> list[Any]:
    return list(read_folder(ASSOCIATIONS).values())


@cache
def _texts() -> dict[str, str]:
    """The English texts of notions."""
    return {notion: text for text, notion in _asset("inkblots/words")["words"]["en"].items()}


@cache
def _any_texts() -> dict[str, str]:
    """Texts of all notions: the English one, or else one of another language."""
    spoken = _asset("inkblots/words")["words"]
    others = {notion: text for texts in spoken.values() for text, notion in texts.items()}
    return others | _texts()


@cache
def _notion_of() -> dict[str, str]:
    return english_notions(_asset("inkblots/words"))


@cache
def _named(phrase: str) -> tuple[str, ...]:
    """The notions in a phrase: kept, as every viewer is left out once and counted many times."""
    return tuple(notions_in(phrase, _notion_of()))


@cache
def _stems(phrase: str) -> tuple[str, ...]:
    return tuple(_grammar().stems(phrase))


def all_viewings() -> tuple[Any, list[Any]]:
    """The first viewing, which is an average of several looks, and those of single viewers."""
    first, *others = read_folder(VIEWINGS).values()
    return first, others


def sight_of(viewings: Sequence[Any], first: Sequence[Any] = ()) -> Sight:
    """What robots would see if only these viewers had looked."""
    said = counted(viewings, _stems)
    return learn(
        {
            "words": _asset("inkblots/words"),
            "features": _asset("inkblots/features"),
            "blots": merged_viewings([*first, *viewings]),
            "named": counted(viewings, _named),
            "said": said,
            "associations": associated_words(_associations(), said, _grammar()),
        }
    )


def own_rounds(viewer: Any, others: Sequence[Any], count: int) -> Iterator[Any]:
    """Rounds of three blots and, for each, a word that the viewer alone named in it.

    No other viewer named any of the three words in any of the three blots. So they are as hard as
    words dealt at random, for which hardly anybody has named the very notion.
    """
    texts, luck = _texts(), Random(1)

    def named(viewing: Any, blot: str) -> set[str]:
        told = viewing.get(blot, {})
        phrases = [phrase for field in IMPRESSIONS for phrase in told.get(field, ())]
        return {notion for phrase in phrases for notion in _named(phrase) if notion in texts}

    seen = {blot: named(viewer, blot) for blot in viewer}
    known = {blot: set[str]().union(*(named(other, blot) for other in others)) for blot in viewer}
    while count:
        blots = luck.sample(sorted(seen), ROUND)
        only = [
            seen[blot].difference(known[blot], *(seen[b] | known[b] for b in blots if b != blot))
            for blot in blots
        ]
        if all(only):
            chosen = [texts[luck.choice(sorted(notions))] for notions in only]
            yield {"images": blots, "words": chosen, "language": "en", "seen": [0, 1, 2]}
            count -= 1


def rounds_right(sight: Sight, rounds: Sequence[Any]) -> list[float]:
    """For each round, the share of its pairs that a robot finds."""
    return [
        sum(a == b for a, b in zip(ask(sight, asked), asked["seen"], strict=True)) / ROUND
        for asked in rounds
    ]


def left_out_rounds(count: int) -> Iterator[tuple[Sight, list[Any]]]:
    """For every single viewer, what robots would see by all others, and some rounds of this one."""
    first, viewers = all_viewings()
    for viewer, others in one_left_out(viewers):
        sight = sight_of(others, [first] * FIRST_VIEWERS)
        yield sight, list(own_rounds(viewer, others, count))


def one_left_out(viewers: Sequence[Any]) -> Iterator[tuple[Any, list[Any]]]:
    """Every viewer beside all others, except one whose blots nobody else has seen: what such a
    viewer named cannot be predicted.
    """
    for viewer in viewers:
        others = [other for other in viewers if other is not viewer]
        if any(viewer.keys() <= other.keys() for other in others):
            yield viewer, others


Choices = dict[str, dict[str, int]]
"""For every notion, the blots that a viewer chose for it: 5 for the best one, 1 for the fifth."""


def _choices(sheet: Any) -> Choices:
    """What the viewer of a sheet chose for the notions that have an English text."""
    return {
        notion: {
            sheet["blots"][int(number) - 1]: BEST - place
            for place, number in enumerate(best.split())
        }
        for notion, best in sheet["best"].items()
        if notion in _texts()
    }


def _decided(choices: Choices, blots: Sequence[str], notions: Sequence[str]) -> list[int] | None:
    """For each blot the number of its notion, if the choices decide it."""
    totals = {
        order: sum(
            choices[notions[word]].get(blot, 0) for blot, word in zip(blots, order, strict=True)
        )
        for order in permutations(range(ROUND))
    }
    best = [order for order, total in totals.items() if total == max(totals.values())]
    return list(best[0]) if len(best) == 1 else None


def sheet_rounds(sheet: Any, count: int) -> Iterator[Any]:
    """Rounds dealt at random from a sheet, as far as the blots that its viewer chose for the words
    decide them.
    """
    choices, luck = _choices(sheet), Random(1)
    while count:
        blots, notions = luck.sample(sheet["blots"], ROUND), luck.sample(sorted(choices), ROUND)
        if seen := _decided(choices, blots, notions):
            words = [_texts()[notion] for notion in notions]
            yield {"images": blots, "words": words, "language": "en", "seen": seen}
            count -= 1


def full_sheets() -> list[Any]:
    """The sheets with the most notions; notions that came later are on sheets of their own."""
    sheets = list(read_folder(AFFINITIES).values())
    most = max(len(sheet["best"]) for sheet in sheets)
    return [sheet for sheet in sheets if len(sheet["best"]) == most]


def sheets_agreement(count: int) -> Iterator[float]:
    """The share of pairs on which two viewers agree, for rounds that the choices of both decide.

    As many rounds as given are dealt from the blots that are on the sheets of both.
    """
    luck = Random(1)
    for one, two in combinations(full_sheets(), 2):
        shared = sorted({*one["blots"]} & {*two["blots"]})
        if len(shared) < ROUND:
            continue
        first, second = _choices(one), _choices(two)
        for _ in range(count):
            blots, notions = luck.sample(shared, ROUND), luck.sample(sorted(first), ROUND)
            seen, other = _decided(first, blots, notions), _decided(second, blots, notions)
            if seen and other:
                yield sum(a == b for a, b in zip(seen, other, strict=True)) / ROUND


def left_out_sheets(count: int) -> Iterator[tuple[Sight, list[Any]]]:
    """For every set of sheets, what robots would see if its viewers had not chosen, and some rounds
    of each of its sheets.
    """
    from art.teach.affinity import merged_affinities  # numpy is a package of the painters

    gradings = list(read_folder(GRADINGS).values())
    sheets = full_sheets()
    data = {path.stem: read_json(path) for path in (ASSETS / "inkblots").glob("*.json")}
    for start in range(0, len(sheets), SET):
        left_out = sheets[start : start + SET]
        taught = sheets[:start] + sheets[start + SET :]
        suited = merged_affinities(taught, gradings, data["words"]["notions"], list(data["blots"]))
        rounds = [asked for sheet in left_out for asked in sheet_rounds(sheet, count)]
        yield learn(data | {"affinities": suited}), rounds


def matched_rounds() -> list[Any]:
    """All rounds that people matched so that ways of merging and weighing can be chosen by them."""
    return [
        asked | {"language": "en", "words": [_any_texts()[notion] for notion in asked["words"]]}
        for rounds in read_folder(MATCHED).values()
        for asked in rounds
    ]


def agreement(rounds: Sequence[Any]) -> list[float]:
    """For every round that two people matched, the share of pairs on which they agree."""
    return [
        sum(a == b for a, b in zip(asked["again"], asked["seen"], strict=True)) / ROUND
        for asked in rounds
        if "again" in asked
    ]


def clue_agreement(language: str, clues: int, most_writers: int | None = None) -> list[float]:
    """For some clues of every writer, whether the words of the other writers lead to its picture,
    one of six: how far people agree.
    """
    writers = list(stories_of(language).values())[:most_writers]
    luck, found = Random(1), []
    for writer in writers:
        stories = merged_stories([other for other in writers if other is not writer])
        known = learn_stories({language: _asset(f"storyteller/{language}") | {"cards": stories}})
        pictures = sorted(p for p, told in writer.items() if told["clues"] and p in stories)
        for picture in luck.sample(pictures, min(clues, len(pictures))):
            cards = [other for other in luck.sample(pictures, PICTURES) if other != picture]
            cards = luck.sample([picture, *cards[: PICTURES - 1]], PICTURES)
            clue = luck.choice(writer[picture]["clues"])
            asked = {"language": language, "cards": cards, "clue": clue}
            found.append(float(cards[ask_for_picture(known, asked)[0]] == picture))
    return found
