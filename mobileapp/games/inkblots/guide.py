"""What the guide tells in a first round of Inkblots."""

from engine.games.inkblots import prompts
from engine.games.inkblots.board import Board
from mobileapp.games.guide import GuideScript, Lesson, Names
from mobileapp.games.inkblots.reveal import stakes, verdicts
from mobileapp.games.team_looks import team_name
from mobileapp.translation import N_, tr

Lessons = tuple[Lesson, ...]


def _say(sentence: str, board: Board, names: Names) -> str:
    """A sentence with the names of the teams and of those who matter in this round."""
    return sentence.format(
        test=team_name(board.deal.test_team),
        control=team_name(board.deal.control_team),
        subject="" if board.subject is None else names[board.subject],
        guessers=tr.listed([names[seat] for seat in board.guessers]),
    )


def _blot(board: Board) -> str:
    """The piece of the blot that is talked about, or of the first one in play."""
    image = board.images_in_play[0] if board.guess is None else board.guess.image
    return f"blot:{board.deal.images[image].id}"


def _deal(prompt: prompts.ChooseSubjectPrompt, names: Names) -> Lessons:
    text = tr._(
        "{test} is put to the test. One of you will secretly give each word to a blot, and the "
        "rest must guess which. Who has the strangest eyes?"
    )
    title = tr._("Three words, four blots")
    return (
        Lesson("deal", title, _say(text, prompt.board, names), "blur", None, _blot(prompt.board)),
    )


def _remove(prompt: prompts.RemoveImagePrompt, names: Names) -> Lessons:
    text = tr._(
        "{control} puts one blot away. Which of them would be too easy? Drag it into the folder, "
        "or tap it."
    )
    return (
        Lesson(
            "remove", tr._("One blot must go"), _say(text, prompt.board, names),
            "image-off-outline", None, "folder",
        ),
    )  # fmt: skip


def _match(prompt: prompts.MatchSymbolsPrompt, names: Names) -> Lessons:
    text = tr._(
        "Drag each word onto a blot. Don’t be too clever: your own team has to find out what you "
        "saw."
    )
    about = _blot(prompt.board)
    return (Lesson("match", tr._("What do you see?"), text, "eye-outline", None, about),)


def _guess(prompt: prompts.GuessPrompt, names: Names) -> Lessons:
    title = tr._("With the eyes of {subject}")
    text = tr._(
        "{guessers}: which word did {subject} see in which blot? Drag just one word to its blot, "
        "the surest. {subject}, keep a straight face!"
    )
    board = prompt.board
    return (
        Lesson(
            "guess", _say(title, board, names), _say(text, board, names),
            "head-question-outline", None, _blot(board),
        ),
    )  # fmt: skip


def _control(prompt: prompts.ControlGuessPrompt, names: Names) -> Lessons:
    text = tr._(
        "{control}, the same blot: what did {subject} see there? If only you are right, you win "
        "it. If both teams are, nobody does."
    )
    return (
        Lesson(
            "control", tr._("The other team has a say"), _say(text, prompt.board, names),
            "scale-balance", None, _blot(prompt.board),
        ),
    )  # fmt: skip


def _second(prompt: prompts.SecondGuessPrompt, names: Names) -> Lessons:
    text = f"{verdicts(prompt.board)[0]} {stakes(prompt.board)}"
    title = tr._("Right! Once more")
    return (Lesson("second", title, text, "check-decagram-outline", None, "stakes"),)


def _result(prompt: prompts.RoundResultPrompt, names: Names) -> Lessons:
    won = " ".join(verdicts(prompt.board))
    points = tr._(
        "Each blot is a point. With four points, and two more than the other team, you win the "
        "match."
    )
    return (
        Lesson("result", tr._("Who gets which blot"), won, "scale-balance", None, "verdict"),
        Lesson("win", tr._("Who wins"), points, "trophy-outline", None, "shelf:dusk"),
    )


GUIDE = GuideScript(
    promise=N_("A first round with a guide"),
    lessons={
        prompts.ChooseSubjectPrompt: _deal,
        prompts.RemoveImagePrompt: _remove,
        prompts.MatchSymbolsPrompt: _match,
        prompts.GuessPrompt: _guess,
        prompts.ControlGuessPrompt: _control,
        prompts.SecondGuessPrompt: _second,
        prompts.RoundResultPrompt: _result,
    },
    last=prompts.RoundResultPrompt,
    goodbye=N_(
        "Play on: now the teams swap roles. If you forget something, How to play is in the pause "
        "menu."
    ),
)
