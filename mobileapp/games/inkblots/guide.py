"""The lessons of the guide in a first round of Inkblots."""

from engine.games.inkblots import prompts
from mobileapp.games.guide import GuideScript, LessonTemplate
from mobileapp.games.inkblots.result import second_guess_stakes
from mobileapp.games.team_looks import team_name

GUIDE = GuideScript(
    LessonTemplate(
        prompts.ChooseSubjectPrompt,
        "Three words, four blots",
        "{test} is put to the test. One of you will secretly give each word to a blot, and the "
        "rest must guess which. Who sees the strangest things?",
        icon="blur",
        about="word: blot:",
        for_child="One of you gives each word to a blot, and the others guess which.",
    ),
    LessonTemplate(
        prompts.RemoveImagePrompt,
        "One blot must go",
        "{control} puts one blot away. Which of them would be too easy? Drag it into the folder, "
        "or tap it.",
        when=lambda prompt: not prompt.board.deal.together,
        otherwise="{subject} is about to look. Put one of the four blots away, the one you’d find"
        " hardest to guess: drag it into the folder, or tap it.",
        icon="image-off-outline",
        about="blot: folder",
        for_child="Put one blot away: drag it into the folder.",
    ),
    LessonTemplate(
        prompts.MatchSymbolsPrompt,
        "What do you see?",
        "Drag each word onto a blot. Don’t be too clever: the others have to find out what you "
        "saw.",
        icon="eye-outline",
        about="my-word: blot:",
        for_child="Drag each word onto the blot that looks like it.",
    ),
    LessonTemplate(
        prompts.GuessPrompt,
        "Through {subject}’s eyes",
        "Which word did {subject} see in which blot? Drag just one word to a blot: the one "
        "you’re surest of. {subject} keeps a straight face!",
        icon="head-question-outline",
        about="word: blot:",
        for_child="Drag one word to the blot where {subject} saw it.",
    ),
    LessonTemplate(
        prompts.ControlGuessPrompt,
        "The other team has a say",
        "{control}, the same blot: what did {subject} see there? A tap on the word is enough. If "
        "only you’re right, you win it. If both teams are, nobody does.",
        icon="scale-balance",
        about="blot:{asked}",
        for_child="{control}, what did {subject} see in this blot?",
    ),
    LessonTemplate(
        prompts.SecondGuessPrompt,
        "Right! Once more",
        "{stakes}",
        icon="check-decagram-outline",
        about="stakes",
    ),
    LessonTemplate(
        prompts.ReadPrompt,
        "Read {subject}’s mind",
        "Drag every word to the blot where {subject} saw it, and talk about it as you like. "
        "{subject} keeps a straight face!",
        icon="head-question-outline",
        about="word: blot:",
        for_child="Drag every word to the blot where {subject} saw it.",
    ),
    LessonTemplate(
        prompts.ComparedPrompt,
        "Same eyes",
        "Each word you put on the same blot as {subject} is a point for all of you. If all three "
        "are right, you keep the blots. Then it’s the next player’s turn to look.",
        icon="trophy-outline",
        about="answer:",
        for_child="Each word in the right place is a point for all of you.",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "Who wins",
        "Each blot is a point. With four points, and two more than the other team, you win the "
        "game.",
        icon="trophy-outline",
        about="shelf:dusk",
        for_child="Each blot that you win is a point.",
    ),
    words={
        "test": lambda prompt, _names: team_name(prompt.board.deal.test_team),
        "control": lambda prompt, _names: team_name(prompt.board.deal.control_team),
        "subject": lambda prompt, names: names[prompt.board.subject],
        "asked": lambda prompt, _names: prompt.board.deal.images[prompt.board.guess.image].id,
        "stakes": lambda prompt, _names: second_guess_stakes(prompt.board),
    },
    ends_at=(prompts.ComparedPrompt, prompts.RoundResultPrompt),
)
