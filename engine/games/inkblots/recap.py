"""The records of played rounds for the history, and the awards at the end of a match."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from engine.awards import best_awards, leading_seats, shared_by_few
from engine.core import Award
from engine.games.inkblots.board import Board, members, required
from engine.games.inkblots.moves import SYMBOLS, TEAMS, Guess, PassSecondGuess, SecondGuess
from engine.games.inkblots.state import Phase, State
from engine.memories import Kind, Recollection
from engine.packs import Item
from engine.setup import LENGTH, SHORT

MIN_UNDERSTOOD = 2
MIN_CONTROLLED = 2
MIN_STREAK = 3


def story(state: State) -> tuple[dict[str, Any], ...]:
    """One record for each finished round.

    Each record says, among other things, which word the subject saw in which image, what was
    guessed, and who understood the subject.
    """
    return tuple(_round_story(board) for board in state.match.rounds)


def _round_story(board: Board) -> dict[str, Any]:
    deal, subject = board.deal, required(board.subject)
    told = {
        "round": deal.round,
        LENGTH: SHORT if deal.short else "whole",
        "subject": subject,
        "guessers": list(board.guessers),
        "words": _cards(deal.words, SYMBOLS),
        "images": _cards(deal.images, board.markers),
        "removed": board.removed,
        "understood": [[seat, subject] for seats in _understood(board) for seat in seats],
    }
    return told | (_read_story(board) if deal.together else _guess_story(board))


def _guess_story(board: Board) -> dict[str, Any]:
    """The part of a round's story that only a match of two teams has: what they guessed and won."""
    deal = board.deal
    return {
        "teams": {team: list(members(deal.teams, team)) for team in TEAMS},
        "test_team": deal.test_team,
        "guesses": _guesses(board),
        "outcome": board.outcome,
        "awards": [
            {"team": gain.team, "image": gain.image, "points": gain.points, "why": gain.why}
            for gain in board.gains
        ],
        "scores": board.scores,
    }


def _read_story(board: Board) -> dict[str, Any]:
    """The part of a round's story that only the variant “Together” has: the readers' guesses."""
    return {
        "variant": "together",
        "read": list(required(board.read).symbols),
        "equal": list(board.equal),
        "shared": len(board.equal),
        "points": board.deal.points + len(board.equal),
    }


def _understood(board: Board) -> list[tuple[int, ...]]:
    """For each right guess of the test team, a tuple with the seat that entered this guess.

    In the variant “Together”, for each equal pairing, a tuple with the seats of all readers.
    """
    if board.deal.together:
        return [board.guessers] * len(board.equal)
    return [(guess.seat,) for guess in _right_guesses(board)]


def _right_guesses(board: Board) -> list[Guess | SecondGuess]:
    """The right guesses among the first and the second guess of the test team."""
    return [
        guess
        for guess in (required(board.guess), board.second)
        if not isinstance(guess, PassSecondGuess | None)
        and board.markers[guess.image] == guess.symbol
    ]


def _cards(cards: tuple[Item, ...], symbols: tuple[str, ...]) -> list[dict[str, str]]:
    """Id, text and symbol of each word or image; the symbol of the removed image is empty."""
    return [
        {"id": card.id, "text": card.text, "symbol": symbol}
        for card, symbol in zip(cards, symbols, strict=True)
    ]


def _guesses(board: Board) -> list[dict[str, Any]]:
    """Records of the first guess, the control guess, and the second guess if there was one."""
    guess, control, second = required(board.guess), required(board.control), board.second
    entered = [
        ("first", guess.seat, guess.image, guess.symbol),
        ("control", control.seat, guess.image, control.symbol),
    ]
    if isinstance(second, SecondGuess):
        entered.append(("second", second.seat, second.image, second.symbol))
    return [
        {
            "guess": which,
            "by": seat,
            "image": image,
            "symbol": symbol,
            "right": board.markers[image] == symbol,
        }
        for which, seat, image, symbol in entered
    ]


def memories(round_story: Mapping[str, Any]) -> tuple[Recollection, ...]:
    """Which word the subject saw in each image that was not removed."""
    words = {word["symbol"]: word["id"] for word in round_story["words"]}
    answers = tuple((word["id"], word["text"]) for word in round_story["words"])
    about = (round_story["subject"],)
    return tuple(
        Recollection(Kind.BLOT, about, words[image["symbol"]], answers, picture=image["id"])
        for image in round_story["images"]
        if image["symbol"] in words
    )


# --- at the end -------------------------------------------------------------------------------


def awards(state: State) -> tuple[Award, ...]:
    """The awards for players who are still at the table; empty until the match is over.

    subject: the player whose pairings were guessed rightly most often; figures: how often.
    control: the team with more right control guesses; figures: how many were right, and how many
    guesses it made.
    streak: the team that won images in the most consecutive rounds; figures: how many rounds.
    In the variant “Together”, only the award for the subject is given.
    """
    own, of_teams = _earned(state)
    return best_awards((*shared_by_few(own), *of_teams), state.everyone)


def earned(state: State) -> tuple[Award, ...]:
    """All awards to choose from, also those that many share."""
    own, of_teams = _earned(state)
    return (*own, *of_teams)


def _earned(state: State) -> tuple[tuple[Award, ...], tuple[Award, ...]]:
    """The awards for what players have done by themselves, and those of teams."""
    if state.phase is Phase.FINISHED:
        return tuple(_best_subject(state)), ()
    if state.phase is not Phase.OVER:
        return (), ()
    return tuple(_best_subject(state)), (*_sharpest_control(state), *_streak(state))


def _best_subject(state: State) -> Iterator[Award]:
    understood: Counter[int] = Counter()
    for board in state.match.rounds:
        if (subject := required(board.subject)) in state.everyone:
            understood[subject] += len(_understood(board))
    if seats := leading_seats(understood, MIN_UNDERSTOOD):
        yield Award("subject", seats, (understood[seats[0]],))


def _sharpest_control(state: State) -> Iterator[Award]:
    guesses, right = dict.fromkeys(TEAMS, 0), dict.fromkeys(TEAMS, 0)
    for board in state.match.rounds:
        team = board.deal.control_team
        guesses[team] += 1
        right[team] += board.markers[required(board.guess).image] == required(board.control).symbol
    if team := _leading_team(right, MIN_CONTROLLED):
        seats = members(state.board.deal.teams, team)
        yield Award("control", seats, (right[team], guesses[team]))


def _streak(state: State) -> Iterator[Award]:
    """The award for the team that won images in the most consecutive rounds.

    Only one team can win images in a round, so the first gain of a round says which team it was.
    """
    longest = dict.fromkeys(TEAMS, 0)
    winners = [board.gains[0].team if board.gains else "" for board in state.match.rounds]
    for team, running in groupby(winners):
        if team:
            longest[team] = max(longest[team], len(list(running)))
    if team := _leading_team(longest, MIN_STREAK):
        yield Award("streak", members(state.board.deal.teams, team), (longest[team],))


def _leading_team(figures: Mapping[str, int], least: int) -> str:
    """The team with the higher figure; empty if that is below `least`, or if both are equal."""
    lower, higher = sorted(TEAMS, key=lambda team: figures[team])
    return higher if figures[higher] >= max(least, figures[lower] + 1) else ""
