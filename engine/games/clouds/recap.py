"""The records of played rounds for the history, and the awards at the end of a match."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.awards import best_awards, leading_seats, shared_by_few
from engine.core import Award
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.state import Phase, PlayedRound, State
from engine.keepsakes import SKY, Keepsake
from engine.memories import Kind, Recollection
from engine.setup import LENGTH, SHORT

MIN_GUESSED = 2
"""The minimum number of guessed words for an award. The award `quickest` counts the guessed words
of the whole match. The other awards count only those of the pair or guesser who would get them.
"""


def story(state: State) -> tuple[dict[str, Any], ...]:
    """One record for each finished round: what was painted, the sky, and who understood whom."""
    finished = state.rounds
    if state.phase is Phase.RESULT:
        finished = (*finished, state.played_round)
    return tuple(_round_story(state, number, played) for number, played in enumerate(finished, 1))


def _round_story(state: State, number: int, played: PlayedRound) -> dict[str, Any]:
    word, roles = state.items[played.word], played.roles
    return {
        "round": number,
        "worth": played.worth,
        LENGTH: SHORT if state.short else "whole",
        "players": list(played.present),
        "word": {"id": word.id, "text": word.text, "category": word.category},
        "main": roles.main,
        "second": roles.second,
        "timekeeper": roles.timekeeper,
        "guesser": played.guesser,
        "understood": [
            [played.guesser, artist] for artist in roles.artists if played.guesser is not None
        ],
        "used_ms": played.used_ms,
        "sky": [_plain(cloud) for cloud in played.clouds],
    } | ({"shared": played.worth} if state.together else {})


def _plain(cloud: Cloud) -> dict[str, Any]:
    """A cloud as plain data; this is faster than `asdict`, and skies have many clouds."""
    return {
        "id": cloud.id, "shape": cloud.shape, "x": cloud.x, "y": cloud.y,
        "angle": cloud.angle, "flip": cloud.flip,
    }  # fmt: skip


def keepsakes(round_story: Mapping[str, Any]) -> tuple[Keepsake, ...]:
    """The sky of a round as a keepsake; empty if nobody guessed the word or there is no cloud.

    The faster the guess, the higher the merit of the keepsake.
    """
    if round_story["guesser"] is None or not round_story["sky"]:
        return ()
    main, second = round_story["main"], round_story["second"]
    painters = (main,) if second is None else (main, second)
    merit = 1 / (1 + round_story["used_ms"])
    return (Keepsake(SKY, painters, merit, round_story["word"]["text"]),)


def memories(round_story: Mapping[str, Any]) -> tuple[Recollection, ...]:
    """What the sky of a round was to be; empty if there was no cloud in it."""
    sky, word = round_story["sky"], round_story["word"]
    if not sky:
        return ()
    main, second = round_story["main"], round_story["second"]
    painters = (main,) if second is None else (main, second)
    answers = ((word["id"], word["text"]),)
    return (Recollection(Kind.SKY, painters, word["id"], answers, drawing=json.dumps(sky)),)


# --- at the end -------------------------------------------------------------------------------


def awards(state: State) -> tuple[Award, ...]:
    """The awards for players at the table when the match is over; empty before.

    `best_awards` chooses some of these:

    - quickest: who guessed fastest. Its figure is the time in milliseconds, its item the word; it
      has no item if several guesses were equally fast.
    - pair: the two artists whose words were guessed most often; of pairs with equally many words,
      the pair that needed the least time. Its figure is the number of these words.
    - guesses: who guessed the most words. Its figure is their number.

    In the variant `together` players are not compared, so `quickest` is the only award.
    """
    return best_awards(shared_by_few(earned(state)), state.people)


def earned(state: State) -> tuple[Award, ...]:
    """All awards to choose from, also those that many share."""
    if state.phase is not Phase.OVER:
        return ()
    if state.together:
        return tuple(_quickest(state))
    return (*_quickest(state), *_best_pair(state), *_most_guesses(state))


def _guesses(state: State) -> list[tuple[int, PlayedRound]]:
    """The guesser's seat and the round, for each round whose guesser is still at the table."""
    return [
        (played.guesser, played)
        for played in state.rounds
        if played.guesser is not None and played.guesser in state.everyone
    ]


def _quickest(state: State) -> Iterator[Award]:
    guesses = _guesses(state)
    if len(guesses) < MIN_GUESSED:
        return
    quickest = min(played.used_ms for _, played in guesses)
    best = [(seat, played.word) for seat, played in guesses if played.used_ms == quickest]
    if seats := leading_seats({seat: 1 for seat, _ in best}, 1):
        item = best[0][1] if len(best) == 1 else None
        yield Award("quickest", seats, (quickest,), item)


def _best_pair(state: State) -> Iterator[Award]:
    words: Counter[tuple[int, ...]] = Counter()
    time: Counter[tuple[int, ...]] = Counter()
    for played in state.rounds:
        pair = tuple(sorted(played.roles.artists))
        if played.guesser is not None and {*pair} <= {*state.everyone}:
            words[pair] += 1
            time[pair] += played.used_ms
    ranked = sorted((-words[pair], time[pair], pair) for pair in words)
    tied = len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]
    if ranked and not tied and -ranked[0][0] >= MIN_GUESSED:
        pair = ranked[0][2]
        yield Award("pair", pair, (words[pair],))


def _most_guesses(state: State) -> Iterator[Award]:
    guessed = Counter(seat for seat, _ in _guesses(state))
    if seats := leading_seats(guessed, MIN_GUESSED):
        yield Award("guesses", seats, (guessed[seats[0]],))
