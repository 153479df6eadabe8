"""What the guide tells in a first round of Storyteller."""

from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    HaveCluePrompt,
    RoundPrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
    VotePrompt,
)
from engine.games.storyteller.scoring import Outcome
from mobileapp.games.guide import GuideScript, Lesson, Names
from mobileapp.translation import N_, tr


def _have_clue(_prompt: HaveCluePrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "begin",
            tr._("Who is the first storyteller?"),
            tr._("Whoever already has an idea for a picture begins. Nobody yet? Then draw lots."),
            icon="account-voice",
        ),
    )


def _tell(prompt: TellPrompt, _names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "tell",
            tr._("You are the storyteller"),
            tr._(
                "Choose a picture and give a clue to it, aloud: a word, a sentence, a sound. If "
                "everybody finds your picture, or nobody does, you get nothing. Aim to be "
                "understood by some!"
            ),
            icon="book-open-page-variant",
            about=_first_picture(prompt),
        ),
    )


def _contribute(prompt: ContributePrompt, names: Names) -> tuple[Lesson, ...]:
    one = tr._(
        "Play a picture of yours that fits {teller}’s clue too. Each vote it draws is a point for "
        "you."
    )
    several = tr._(
        "Play two pictures of yours that fit {teller}’s clue too. Each vote they draw is a point "
        "for you."
    )
    return (
        Lesson(
            "give",
            tr._("Lay a false trail"),
            (one if prompt.wanted == 1 else several).format(teller=_teller(prompt, names)),
            icon="shoe-print",
            about=_first_picture(prompt),
        ),
    )


def _talk(prompt: StartVotingPrompt, names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "talk",
            tr._("Only one is the right one"),
            tr._(
                "One of these is {teller}’s. Look, wonder and talk as much as you like, but never "
                "say which one is yours."
            ).format(teller=_teller(prompt, names)),
            icon="forum-outline",
            about=_first_picture(prompt),
        ),
    )


def _vote(prompt: VotePrompt, names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "vote",
            tr._("Which one is it?"),
            tr._(
                "Tap the picture you believe to be {teller}’s. Your vote stays secret until all "
                "have voted. What you played yourself is dimmed: you cannot vote for it."
            ).format(teller=_teller(prompt, names)),
            icon="vote-outline",
            about=_first_picture(prompt),
        ),
    )


def _cast_votes(prompt: CastVotesPrompt, names: Names) -> tuple[Lesson, ...]:
    return (
        Lesson(
            "point",
            tr._("Point, then place your token"),
            tr._(
                "Everyone points at once. Then drag each token onto the picture its owner points "
                "at – or tap the token and then the picture. Nobody may point at their own."
            ),
            icon="vote-outline",
            about=f"vote:{prompt.pointing[0]}",
        ),
    )


def _points(prompt: RoundResultPrompt, names: Names) -> tuple[Lesson, ...]:
    if prompt.teller is None:  # who told it has gone home before the points were read
        return ()
    return (
        Lesson(
            "points",
            tr._("Why these points?"),
            " ".join(filter(None, (_what_decided(prompt, names), _votes_drawn(prompt, names)))),
            icon="star-four-points-outline",
            about="points:0",
        ),
    )


def _what_decided(prompt: RoundResultPrompt, names: Names) -> str:
    teller = _teller(prompt, names)
    finders = [award.seat for award in prompt.awards if award.why == "found"]
    sentence = {
        Outcome.NOBODY: tr._(
            "Nobody found {teller}’s picture: the clue was too obscure. So {teller} gets nothing, "
            "and all the others get 2."
        ),
        Outcome.EVERYBODY: tr._(
            "Everybody found {teller}’s picture: the clue was too plain. So {teller} gets "
            "nothing, and all the others get 2."
        ),
        Outcome.SOME: tr._(
            "Found by some, but not by all: that is how a clue should be. {teller} gets 3, and so "
            "does everyone who found it: {finders}."
        ),
    }[prompt.outcome]
    return sentence.format(teller=teller, finders=tr.listed([names[seat] for seat in finders]))


def _votes_drawn(prompt: RoundResultPrompt, names: Names) -> str:
    drawn = [award for award in prompt.awards if award.why == "votes-drawn"]
    if not drawn:
        return ""
    gained = tr.listed([f"{names[award.seat]} +{award.points}" for award in drawn])
    return str(tr._("Each vote on a false trail is a point for whoever laid it: {gained}.")).format(
        gained=gained
    )


def _first_picture(prompt: TellPrompt | ContributePrompt | StartVotingPrompt | VotePrompt) -> str:
    items = prompt.hand if isinstance(prompt, (TellPrompt, ContributePrompt)) else prompt.cards
    return f"card:{items[0].id}"


def _teller(prompt: RoundPrompt, names: Names) -> str:
    return tr._("the storyteller") if prompt.teller is None else names[prompt.teller]


GUIDE = GuideScript(
    promise=N_("A first round with a guide"),
    lessons={
        HaveCluePrompt: _have_clue,
        TellPrompt: _tell,
        ContributePrompt: _contribute,
        StartVotingPrompt: _talk,
        CastVotesPrompt: _cast_votes,
        VotePrompt: _vote,
        RoundResultPrompt: _points,
    },
    last=RoundResultPrompt,
    goodbye=N_(
        "Play on: everyone is storyteller in turn, until somebody has enough points. If you forget "
        "something, How to play is in the pause menu."
    ),
)
