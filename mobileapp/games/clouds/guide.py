"""The lessons of the guide in a first round of Clouds; they are shown only while no clock runs."""

from typing import Any

from engine.games.clouds import prompts
from mobileapp.games.guide import GuideScript, LessonTemplate


def _printed(prompt: Any) -> bool:
    """Whether the match follows the rules of the printed game, not those of *Together*."""
    return not prompt.round.together


def _together(prompt: Any) -> bool:
    return not _printed(prompt)


GUIDE = GuideScript(
    LessonTemplate(
        prompts.ChooseWordPrompt,
        "You’re the main artist",
        "Choose a word that you could build from clouds. {second} will paint it with you; the "
        "others hear only its category.",
        icon="brush",
        about="word:",
        when=_printed,
        otherwise=(
            "Choose a word that you could build from clouds. Whoever guesses hears only its "
            "category. You all play for the same droplets."
        ),
        for_child="Choose a thing that you could build from clouds.",
    ),
    LessonTemplate(
        prompts.MemorisePrompt,
        "Your word",
        "Remember it well, and give nothing away: {other} and you paint it with clouds alone. "
        "Once the clock is running you can look at it again, twice at most.",
        icon="brush",
        about="word",
        only_if=lambda prompt: len(prompt.round.roles.artists) > 1,
        for_child="Remember it, and don’t tell anybody!",
    ),
    LessonTemplate(
        prompts.TossPrompt,
        "Lay it flat on the table",
        "{main} flicks a cloud into the sky. Then {second} begins: drag a cloud there, or move "
        "one; two fingers turn it. Artists are silent; the others say what they see. Is it the "
        "word? Then tap “Guessed!”",
        picture="clouds/heap-1.webp",
        about="supply: supply-far:",
        when=_printed,
        otherwise=(
            "{main} flicks a cloud into the sky. Then drag clouds there, or move them; two fingers "
            "turn one. Whoever paints is silent; the others say what they see. Is it the word? "
            "Then tap “Guessed!”"
        ),
        for_child="{main}, flick a cloud into the sky, and then paint without a word!",
    ),
    LessonTemplate(
        prompts.ClaimPrompt,
        "The clock stands still",
        "Tap the token of whoever said it: a droplet for them, for {main} and for {second}. It "
        "wasn’t the word? Then go on painting.",
        icon="water-outline",
        about="{guessers}",
        when=_printed,
        for_child="Tap the token of whoever said it first.",
    ),
    LessonTemplate(
        prompts.LateCreditPrompt,
        "Time is up",
        "The sky is locked now. Did somebody say the word before the buzzer? Then it counts. "
        "Otherwise there are no droplets this time.",
        icon="timer-sand-complete",
        about="nobody",
        for_child="Did somebody say it in time?",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "Our droplets",
        "A word guessed in the first half of the time is worth two droplets, later one. They "
        "belong to all of you; six words can bring twelve.",
        icon="water-outline",
        about="droplets:{prompt.round.roles.main}",
        when=_together,
        for_child="A word guessed quickly is worth two droplets, otherwise one.",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "Droplets",
        "{guesser} guessed it in time: one droplet for {guesser}, and one each for {main} and "
        "{second}, who painted it. Whoever has the most droplets at the end wins.",
        icon="water-outline",
        about="droplets:{prompt.guesser} droplets:{prompt.round.roles.artists[0]} "
        "droplets:{prompt.round.roles.artists[1]}",
        when=lambda prompt: _printed(prompt) and prompt.guesser is not None,
        for_child="A droplet for {guesser}, and one for each of the two who painted.",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "No droplets this time",
        "Nobody guessed it, so nobody gets a droplet. {main} and {second} may speak again: what "
        "was it meant to be?",
        icon="water-outline",
        about="droplets:{prompt.round.roles.main}",
        when=lambda prompt: _printed(prompt) and prompt.guesser is None,
        for_child="Nobody guessed it: what was it meant to be?",
    ),
    words={
        "main": lambda prompt, names: names[prompt.round.roles.main],
        "second": lambda prompt, names: names[prompt.round.roles.artists[-1]],
        "other": lambda prompt, names: next(
            names[seat] for seat in prompt.round.roles.artists if seat != prompt.audience
        ),
        "guessers": lambda prompt, _names: " ".join(f"person:{seat}" for seat in prompt.guessers),
        "guesser": lambda prompt, names: names[prompt.guesser],
    },
)
