"""The lessons of the guide in a first round of Storyteller."""

from engine.games.storyteller import prompts
from engine.games.storyteller.scoring import Outcome
from mobileapp.games.guide import GuideScript, LessonTemplate, Names
from mobileapp.languages.translation import N_, tr

DECIDED = {
    Outcome.NOBODY: N_(
        "Nobody found {teller}’s picture: the clue was too obscure. So {teller} gets nothing, "
        "and all the others get 2."
    ),
    Outcome.EVERYBODY: N_(
        "Everybody found {teller}’s picture: the clue was too plain. So {teller} gets nothing, "
        "and all the others get 2."
    ),
    Outcome.SOME: N_(
        "Found by some, but not by all: that’s how a clue should be. {teller} gets 3, and so "
        "does everyone who found it: {finders}."
    ),
}


def _printed(prompt: prompts.RoundPrompt) -> bool:
    return not prompt.together


def _together(prompt: prompts.RoundPrompt) -> bool:
    return prompt.together


def _teller(prompt: prompts.RoundPrompt, names: Names) -> str:
    return tr._("the storyteller") if prompt.teller is None else names[prompt.teller]


def _decided(prompt: prompts.RoundResultPrompt, names: Names) -> str:
    finders = tr.listed([names[gain.seat] for gain in prompt.gains if gain.why == "found"])
    return tr._(DECIDED[prompt.outcome]).format(teller=_teller(prompt, names), finders=finders)


def _drawn(prompt: prompts.RoundResultPrompt, names: Names) -> str:
    drawn = [gain for gain in prompt.gains if gain.why == "votes-drawn"]
    gained = tr.listed([f"{names[gain.seat]} +{gain.points}" for gain in drawn])
    text = tr._("Each vote on a false trail is a point for whoever laid it: {gained}.")
    return text.format(gained=gained) if drawn else ""


GUIDE = GuideScript(
    LessonTemplate(
        prompts.HaveCluePrompt,
        "Who’s the first storyteller?",
        "Whoever already has an idea for a picture begins. Nobody yet? Then draw lots.",
        icon="account-voice",
        for_child="Whoever has an idea for a picture begins.",
    ),
    LessonTemplate(
        prompts.TellPrompt,
        "Only for the two of you",
        "Choose a picture and write a clue that your partner understands, but the two robots "
        "don’t: something only the two of you know. They read every word!",
        icon="book-open-page-variant",
        about="picture:",
        when=_together,
        for_child="Choose a picture and give a clue that only your partner understands.",
    ),
    LessonTemplate(
        prompts.TellPrompt,
        "You’re the storyteller",
        "Choose a picture and give a clue to it, aloud: a word, a sentence, a sound. If "
        "everybody finds your picture, or nobody does, you get nothing. Some should get it, but "
        "not everyone!",
        icon="book-open-page-variant",
        about="picture:",
        when=lambda prompt: _printed(prompt) and not prompt.readers,
        for_child="Choose a picture and give a clue that some understand, but not everyone.",
    ),
    LessonTemplate(
        prompts.TellPrompt,
        "You’re the storyteller",
        "Choose a picture and write a clue to it: a word, a sentence, a line of a song. Robots "
        "read it, they can’t hear. If everybody finds your picture, or nobody does, you get "
        "nothing. Some should get it, but not everyone!",
        icon="book-open-page-variant",
        about="picture:",
        when=lambda prompt: _printed(prompt) and bool(prompt.readers),
        for_child="Choose a picture and give a clue that some understand, but not everyone.",
    ),
    LessonTemplate(
        prompts.ContributePrompt,
        "Lay a false trail",
        "Play a picture of yours that fits {teller}’s clue too. Each vote it draws is a point for "
        "you.",
        icon="shoe-print",
        about="picture: clue",
        when=lambda prompt: prompt.wanted == 1,
        otherwise=(
            "Play two pictures of yours that fit {teller}’s clue too. Each vote they draw is a "
            "point for you."
        ),
        for_child="Play from your hand what fits the clue, too.",
    ),
    LessonTemplate(
        prompts.StartVotingPrompt,
        "Only one is the right one",
        "One of these is {teller}’s. Look, wonder and talk as much as you like, but never say "
        "which one is yours.",
        icon="forum-outline",
        about="picture:",
        when=_printed,
        otherwise=(
            "One of these is {teller}’s. The robots played two that fit the clue, and two come "
            "from the box. {teller} says nothing now."
        ),
        for_child="One of these is {teller}’s: which one?",
    ),
    LessonTemplate(
        prompts.CastVotesPrompt,
        "Point, then place your token",
        "Everyone points at once. Then drag each token onto the picture its owner points at – or "
        "tap the token and then the picture. Nobody may point at their own.",
        icon="vote-outline",
        about="voter: voter-name: picture:",
        when=_printed,
        otherwise=(
            "Drag your token onto the picture you think is {teller}’s – or tap the token and then"
            " the picture. The robots have chosen already."
        ),
        for_child="Point at a picture, then put your token on it.",
    ),
    LessonTemplate(
        prompts.VotePrompt,
        "Which one is it?",
        "Tap the picture you think is {teller}’s. Your vote stays secret until all have voted. "
        "What you played yourself is dimmed: you can’t vote for it.",
        icon="vote-outline",
        about="picture:",
        for_child="Tap the picture you think is {teller}’s.",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "Our points",
        "Found, and no robot understood: 3 points for you both. Found by one robot too: 2. "
        "Missed, or plain to both robots: nothing. Then it’s your partner’s turn to tell.",
        icon="star-four-points-outline",
        about="score: points:",
        when=_together,
        for_child="Found by the two of you, and by no robot: that’s the best.",
    ),
    LessonTemplate(
        prompts.RoundResultPrompt,
        "Why these points?",
        "{decided} {drawn}",
        icon="star-four-points-outline",
        about="score: points:",
        when=lambda prompt: _printed(prompt) and prompt.teller is not None,
        for_child="A clue is best when some find the picture, but not everyone.",
    ),
    words={"teller": _teller, "decided": _decided, "drawn": _drawn},
)
