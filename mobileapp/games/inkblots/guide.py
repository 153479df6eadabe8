"""What the guide tells in a first round of Inkblots."""

from engine.games.inkblots.board import Board
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from mobileapp.games.guide import GuideScript, Lesson, Names
from mobileapp.games.inkblots.sentences import first_verdict, stakes, verdicts
from mobileapp.games.team_looks import team_name
from mobileapp.translation import N_, tr


def _teams(board: Board) -> dict[str, str]:
    return {"test": team_name(board.deal.test_team), "control": team_name(board.deal.control_team)}


def _subject(board: Board, names: Names) -> str:
    return "" if board.subject is None else names[board.subject]


def _blot(board: Board) -> str:
    """The piece of the blot that is talked about, or of the first one in play."""
    image = board.images_in_play[0] if board.guess is None else board.guess.image
    return f"blot:{board.deal.images[image].id}"


def _deal(prompt: ChooseSubjectPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "deal",
            tr._("Three words, four blots"),
            tr._(
                "{test} is put to the test. One of you will secretly give each word to a blot, and "
                "the others must guess how. Who has the strangest eyes?"
            ).format(**_teams(prompt.board)),
            icon="blur",
            about=_blot(prompt.board),
        ),
    )


def _remove(prompt: RemoveImagePrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "remove",
            tr._("One blot must go"),
            tr._(
                "{control} puts one blot away. Which of them would be too easy? Drag it into the "
                "folder, or tap it."
            ).format(**_teams(prompt.board)),
            icon="image-off-outline",
            about=_blot(prompt.board),
        ),
    )


def _match(prompt: MatchSymbolsPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "match",
            tr._("What do you see?"),
            tr._(
                "Drag each word onto a blot. Do not be clever: your own team has to find out what "
                "you saw."
            ),
            icon="eye-outline",
            about=_blot(prompt.board),
        ),
    )


def _guess(prompt: GuessPrompt, names: Names) -> tuple[Lesson, ...]:
    board = prompt.board
    guessers = tr.listed([names[seat] for seat in board.guessers])
    return (
        Lesson(
            "guess",
            tr._("With the eyes of {subject}").format(subject=_subject(board, names)),
            tr._(
                "{guessers}: which word did {subject} see in which blot? Talk it over and drag "
                "just one to its blot, the surest. {subject}, keep a straight face!"
            ).format(guessers=guessers, subject=_subject(board, names)),
            icon="head-question-outline",
            about=_blot(prompt.board),
        ),
    )


def _control(prompt: ControlGuessPrompt, names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "control",
            tr._("The other team has a say"),
            tr._(
                "{control}, the same blot: what did {subject} see there? If only you are right, "
                "you win it. If both teams are, nobody does."
            ).format(subject=_subject(prompt.board, names), **_teams(prompt.board)),
            icon="scale-balance",
            about=_blot(prompt.board),
        ),
    )


def _second(prompt: SecondGuessPrompt, _names: Names) -> tuple[Lesson, ...]:
    board = prompt.board
    return (
        Lesson(
            "second",
            tr._("Right! Once more"),
            f"{first_verdict(board).text} {stakes(board)}",
            icon="check-decagram-outline",
            about=_blot(prompt.board),
        ),
    )


def _result(prompt: RoundResultPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "result",
            tr._("Who gets which blot"),
            " ".join(verdict.text for verdict in verdicts(prompt.board)),
            icon="scale-balance",
            about=_blot(prompt.board),
        ),
        Lesson(
            "win",
            tr._("Who wins"),
            tr._("Each blot is a point. Four points, and two more than the others, win the match."),
            icon="trophy-outline",
            about="shelf:dusk",
        ),
    )


GUIDE = GuideScript(
    promise=N_("A first round with a guide"),
    lessons={
        ChooseSubjectPrompt: _deal,
        RemoveImagePrompt: _remove,
        MatchSymbolsPrompt: _match,
        GuessPrompt: _guess,
        ControlGuessPrompt: _control,
        SecondGuessPrompt: _second,
        RoundResultPrompt: _result,
    },
    last=RoundResultPrompt,
    goodbye=N_(
        "Play on: now the teams change places. If you forget something, How to play is in the "
        "pause menu."
    ),
)
