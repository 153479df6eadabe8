"""What the guide tells in a first round of Clouds: all of it before the clock runs, or after."""

from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    LateCreditPrompt,
    MemorisePrompt,
    RoundResultPrompt,
    TossPrompt,
)
from mobileapp.assets import ASSETS
from mobileapp.games.guide import GuideScript, Lesson, Names
from mobileapp.translation import N_, tr

CLOUDS = ASSETS / "clouds"


def _choose(prompt: ChooseWordPrompt, names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "word",
            tr._("You are the main artist"),
            tr._(
                "Choose a word that you could build from clouds. {second} will paint it with you; "
                "the others hear only its category."
            ).format(second=names[prompt.round.roles.second]),
            icon="brush",
            about="word:1",
        ),
    )


def _read(prompt: MemorisePrompt, names: Names) -> tuple[Lesson, ...]:
    main, second = prompt.round.roles.artists
    other = main if prompt.audience == second else second
    return (
        Lesson(
            "read",
            tr._("Your word"),
            tr._(
                "Remember it well, and give nothing away: {other} and you paint it with clouds "
                "alone. Once the clock runs, you cannot look at it again."
            ).format(other=names[other]),
            icon="brush",
            about="word",
        ),
    )


def _toss(prompt: TossPrompt, names: Names) -> tuple[Lesson, ...]:
    main, second = (names[seat] for seat in prompt.round.roles.artists)
    return (
        Lesson(
            "table",
            tr._("Lay the tablet flat"),
            tr._(
                "{main} and {second} sit opposite each other, with the sky between them. {main} "
                "flicks a cloud into it, and chance decides how it falls. Then {timekeeper} "
                "starts the clock."
            ).format(main=main, second=second, timekeeper=names[prompt.round.roles.timekeeper]),
            picture=CLOUDS / "heap-1.webp",
            about="supply:heap",
        ),
        Lesson(
            "paint",
            tr._("One action each, in turn"),
            tr._(
                "{second} begins: drag a cloud into the sky, move one, carry one back to the "
                "hills, or push some with a stroke. Tap a cloud to turn or mirror it. What was "
                "just done stays locked for one action. Artists are silent; all the others guess "
                "aloud."
            ).format(second=second),
            picture=CLOUDS / "long-1.webp",
        ),
        Lesson(
            "guessed",
            tr._("Was that the word?"),
            tr._(
                "As soon as somebody says it, an artist has to tap Guessed! and the clock stands "
                "still. A wrong guess costs nothing, so say whatever you see."
            ),
            icon="lightbulb-on-outline",
        ),
    )


def _claim(prompt: ClaimPrompt, names: Names) -> tuple[Lesson, ...]:
    main, second = (names[seat] for seat in prompt.round.roles.artists)
    return (
        Lesson(
            "claim",
            tr._("Who said it first?"),
            tr._(
                "The clock stands still. Tap whoever said the word: that is a droplet for "
                "{main}, for {second} and for whoever guessed it. It was not the word? Then go on "
                "painting."
            ).format(main=main, second=second),
            icon="water-outline",
            about=f"person:{prompt.guessers[0]}",
        ),
    )


def _late(_prompt: LateCreditPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "late",
            tr._("Time is up"),
            tr._(
                "The sky is locked now. Did somebody say the word before the buzzer? Then it "
                "counts. Otherwise there are no droplets this time."
            ),
            icon="timer-sand-complete",
            about="nobody",
        ),
    )


def _droplets(prompt: RoundResultPrompt, names: Names) -> tuple[Lesson, ...]:
    main, second = (names[seat] for seat in prompt.round.roles.artists)
    if prompt.guesser is None:
        text = tr._(
            "Nobody guessed it, so nobody gets a droplet. {main} and {second} may speak again: "
            "what was it meant to be?"
        )
    else:
        text = tr._(
            "{guesser} guessed it in time: one droplet for {guesser}, and one each for {main} and "
            "{second}, who painted it. Whoever has the most droplets at the end wins."
        )
    guesser = "" if prompt.guesser is None else names[prompt.guesser]
    return (
        Lesson(
            "droplets",
            tr._("Droplets"),
            text.format(main=main, second=second, guesser=guesser),
            icon="water-outline",
            about=f"name:{prompt.round.roles.main}",
        ),
    )


GUIDE = GuideScript(
    promise=N_("A first round with a guide"),
    lessons={
        ChooseWordPrompt: _choose,
        MemorisePrompt: _read,
        TossPrompt: _toss,
        ClaimPrompt: _claim,
        LateCreditPrompt: _late,
        RoundResultPrompt: _droplets,
    },
    last=RoundResultPrompt,
    goodbye=N_(
        "Play on: all roles move on to the left, so everybody gets to paint. If you forget "
        "something, How to play is in the pause menu."
    ),
)
