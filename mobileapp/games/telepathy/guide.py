"""The lessons of the guide in a first game of Telepathy: for two, or with directors."""

from typing import Any

from engine.games.telepathy import prompts
from engine.games.telepathy.conditions import ALL_SIGNS, line, may_be_won
from engine.games.telepathy.roles import DIRECTED, givers, next_performer, partner_of
from mobileapp.games.guide import GuideScript, LessonTemplate, Names
from mobileapp.games.telepathy.recap import heading, sign_names, why
from mobileapp.languages.translation import N_, tr

PLACES = {
    "row": N_("One of these four rows"),
    "column": N_("One of these four columns"),
    "corner": N_("One of these four corners"),
}
ADVICE = {  # a victory needs none, and no lesson lies over it
    "wrong-names": N_(
        "One wrong answer is enough to lose. What somebody finishes, or keeps apart, tells you "
        "more than a guess."
    ),
    "line-missing": N_("Next time, make sure that you can see both lines before you announce."),
    "lose-line": N_(
        "Before you give a card, look at all four places. Before you move, think of what your "
        "partner has kept apart."
    ),
    "stopped": N_("Look at the moves once more: what was each of them trying to say?"),
}


def _directed(prompt: Any) -> bool:
    return bool(prompt.board.variant == DIRECTED)


def _for_two(prompt: Any) -> bool:
    return not _directed(prompt)


def _performer(prompt: Any) -> int:
    """The seat that moves in this turn or, at the end of a turn, in the next one."""
    board = prompt.board
    match prompt:
        case prompts.PerformPrompt():
            return int(prompt.actors[0])
        case prompts.GivePrompt():
            return int(prompt.performer)
    return next_performer(board.variant, board.roles, board.turns[-1].performer)


def _givers(prompt: Any, names: Names) -> str:
    """The names of those who give the card of this turn or, at its end, the next card."""
    board = prompt.board
    return tr.listed([names[one] for one in givers(board.variant, board.roles, _performer(prompt))])


def _partner(prompt: Any, names: Names) -> str:
    """The name of the partner of whoever moves."""
    board = prompt.board
    return names[partner_of(board.variant, board.roles, _performer(prompt))]


def _lines(prompt: Any) -> list[str]:
    """The signs of all lines on the grid, whether or not a player wants them."""
    return [sign for sign in ALL_SIGNS if line(prompt.board.grid, sign)]


GUIDE = GuideScript(
    LessonTemplate(
        prompts.MemorisePrompt,
        "Your two secrets",
        "The bright card is the line you want: {make}. The red one is the line you fear: {avoid}. "
        "A line is three or four tiles side by side, across or down. Forgotten it later? Hold your "
        "silver card.",
        picture="table/conditions/wanted-{prompt.conditions[0].sign}.webp",
        about="secret: asked:",
        for_child="The bright card is what you want; the red one is what you fear.",
    ),
    LessonTemplate(
        prompts.GivePrompt,
        "From now on, not a word",
        "{performer} and {partner}: one of you has two colours, the other two shapes, and neither "
        "knows the other’s. No words, no nods, no sighs: what you do with the tiles is all you can "
        "say.",
        icon="volume-off",
        about="grid",
        when=_for_two,
        otherwise=(
            "{performer} and {partner} each want a line of three or four tiles side by side, and "
            "fear another one: one of them knows two colours, the other two shapes. No words, no "
            "nods, no sighs: only the tiles may speak."
        ),
        for_child="Only the tiles may speak now.",
    ),
    LessonTemplate(
        prompts.GivePrompt,
        "{giver} gives, {performer} moves",
        "Tap a card to see its four outcomes. {giver}, push over one that {performer} could do "
        "something good with. But if each of the four would make the line you fear, choose "
        "another.",
        picture="table/actions/{prompt.board.row[0]}.webp",
        about="card:{prompt.board.row[0]}",
        only_if=_for_two,
        for_child="{giver}, push a card over to {performer}.",
    ),
    LessonTemplate(
        prompts.GivePrompt,
        "A card for {performer}",
        "Tap a card to see its four outcomes, {giver}, and push one over. What {performer} does "
        "with it is all you get to know: {performer} and {partner} have secrets, you have none.",
        picture="table/actions/{prompt.board.row[0]}.webp",
        about="card:{prompt.board.row[0]}",
        only_if=_directed,
        for_child="{giver}, push a card over to {performer}.",
    ),
    LessonTemplate(
        prompts.PerformPrompt,
        "{place}",
        "{performer}, one of the four must move, but which one is up to you. Drag it along the "
        "arrow, or tap it first to see where its tiles would go. {giver}, no nodding!",
        picture="table/actions/{prompt.card}.webp",
        about="grid",
        when=_for_two,
        otherwise=(
            "{performer}, one of the four must move, but which one is up to you. Drag it along the "
            "arrow, or tap it first to see where its tiles would go. {partner}, no nodding!"
        ),
        for_child="{performer}, drag one of the four along the arrow.",
    ),
    LessonTemplate(
        prompts.AnnouncePrompt,
        "Now the other way round",
        "This time {giver} gives and {performer} moves. Think back: what was moved, and what was "
        "left alone? Both have told you something.",
        icon="swap-horizontal-bold",
        about="card:{prompt.board.row[0]}",
        when=lambda prompt: len(prompt.board.turns) == 1,
        only_if=_for_two,
        for_child="Now {giver} gives and {performer} moves.",
    ),
    LessonTemplate(
        prompts.AnnouncePrompt,
        "Now it’s {performer}’s turn",
        "The next card is for {performer}. Think back, {giver}: what was moved, and what was left "
        "alone? Both have told you something.",
        icon="swap-horizontal-bold",
        about="card:{prompt.board.row[0]}",
        when=lambda prompt: len(prompt.board.turns) == 1,
        only_if=_directed,
        for_child="The next card is for {performer}.",
    ),
    LessonTemplate(
        prompts.AnnouncePrompt,
        "Give another card, or say “I know it!”?",
        "To announce, name the line your partner wants; your partner then names yours. If both "
        "are right and both lines are on the grid, you win. Otherwise you lose.",
        icon="bullhorn",
        about="announce:{prompt.announcers[0].seat}",
        only_if=lambda prompt: _for_two(prompt) and len(prompt.board.turns) > 1,
        for_child="Do you know what your partner wants? Then say “I know it!”",
    ),
    LessonTemplate(
        prompts.AnnouncePrompt,
        "Another card, or “I know it!”?",
        "To announce, {giver}, name both lines: a colour and a shape. If both are right and both "
        "lines are on the grid, all of you win. Otherwise all lose.",
        icon="bullhorn",
        about="announce:{prompt.announcers[0].seat}",
        only_if=lambda prompt: _directed(prompt) and len(prompt.board.turns) > 1,
        for_child="Do you know both lines? Then say “I know it!”",
    ),
    LessonTemplate(
        prompts.AnnouncePrompt,
        "There’s a line",
        "Side by side: {signs}. The game goes on, so nobody fears that. But does somebody want "
        "it? Only they know.",
        picture="table/conditions/{sign}.webp",
        about="grid",
        when=lambda prompt: (
            bool(_lines(prompt)) and (_directed(prompt) or not may_be_won(prompt.board.grid))
        ),
        for_child="Does somebody want this line?",
    ),
    LessonTemplate(
        prompts.AnnouncePrompt,
        "A colour and a shape",
        "Now there’s a line of one colour and a line of one shape. If you think these are the "
        "two, announce. If not, go on: in a first game you have all the time in the world.",
        icon="bullhorn",
        about="grid",
        when=lambda prompt: may_be_won(prompt.board.grid),
        only_if=_for_two,
        for_child="Two lines: are they the right ones?",
    ),
    LessonTemplate(
        prompts.ReplyPrompt,
        "{announcer} has spoken",
        "Right or wrong, keep a straight face. Now {replier} names the line that {announcer} "
        "wants. Think back: what did {announcer} bring together, and what was kept apart?",
        icon="account-voice",
        about="grid",
        for_child="{replier}, which line does {announcer} want?",
    ),
    LessonTemplate(
        prompts.GameOverPrompt,
        "{heading}",
        "{why} {advice}",
        icon="thought-bubble",
        about="grid",
        when=lambda prompt: prompt.verdict in ADVICE,
        for_child="{why}",
    ),
    words={
        "make": lambda prompt, _names: tr._(prompt.conditions[0].sign),
        "avoid": lambda prompt, _names: tr._(prompt.conditions[1].sign),
        "partner": _partner,
        "giver": _givers,
        "performer": lambda prompt, names: names[_performer(prompt)],
        "place": lambda prompt, _names: tr._(PLACES[prompt.places[0].id.partition(" ")[0]]),
        "sign": lambda prompt, _names: _lines(prompt)[0],
        "signs": lambda prompt, _names: sign_names(_lines(prompt)),
        "announcer": lambda prompt, names: names[prompt.announcement.seat],
        "replier": lambda prompt, names: names[prompt.actors[0]],
        "heading": lambda prompt, _names: heading(prompt),
        "why": lambda prompt, names: why(prompt, names.__getitem__),
        "advice": lambda prompt, _names: tr._(ADVICE[prompt.verdict]),
    },
)
