"""What the guide tells two people who have never played Telepathy, turn by turn.

It sees the open table and, behind the curtain, the cards of whoever looks - never more. What it
says about lines is what anybody can see on the grid.
"""

from pathlib import Path

from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOURS, SHAPES, line
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.games.telepathy.roles import FIRST
from mobileapp.assets import ASSETS
from mobileapp.games.guide import GuideScript, Lesson, Names
from mobileapp.games.telepathy.recap import heading, sign_name, sign_names, why
from mobileapp.translation import N_, tr

SEED = 83
"""A kind deal: no first move can lose, each can make the own line with several cards, and two
turns are enough to win in thirteen ways - but one never is."""


def _secrets(prompt: MemorisePrompt, names: Names) -> tuple[Lesson, ...]:
    make, avoid = (
        next(card.sign for card in prompt.conditions if card.win is win) for win in (True, False)
    )
    partner = names[1 - (prompt.audience or 0)]
    own_colours = make in COLOURS
    return (
        Lesson(
            "secrets",
            tr._("Your two secrets"),
            tr._(
                "The bright card is the line you want: {make}. The grey one is the line you fear: "
                "{avoid}. "
                "A line is three or four tiles side by side, across or down."
            ).format(make=sign_name(make), avoid=sign_name(avoid)),
            picture=_picture(f"conditions/wanted-{make}"),
            about="secret:0",
        ),
        Lesson(
            "silence",
            tr._("From now on, not a word"),
            (
                tr._(
                    "{partner} has two shapes, and does not know your colours. No words, no nods, "
                    "no sighs: what you do with the tiles is all you can say. Forgotten your "
                    "secrets? Hold your silver card."
                )
                if own_colours
                else tr._(
                    "{partner} has two colours, and does not know your shapes. No words, no nods, "
                    "no sighs: what you do with the tiles is all you can say. Forgotten your "
                    "secrets? Hold your silver card."
                )
            ).format(partner=partner),
            icon="volume-off",
        ),
    )


def _give(prompt: GivePrompt, names: Names) -> tuple[Lesson, ...]:
    people = {"giver": names[prompt.actors[0]], "performer": names[prompt.performer]}
    return (
        Lesson(
            "grid",
            tr._("Sixteen tiles"),
            tr._(
                "Four colours, four shapes, each combination once. Three of a kind side by side "
                "make a line. Diagonals do not count."
            ),
            icon="grid",
            about="grid",
        ),
        Lesson(
            "cards",
            tr._("{giver} gives, {performer} moves").format(**people),
            tr._(
                "Tap a card to see its four outcomes. {giver}, push over one that {performer} "
                "could do something good with. But if each of the four would make the line you "
                "fear, choose another."
            ).format(**people),
            picture=_picture(f"actions/{prompt.board.row[0]}"),
            about=f"card:{prompt.board.row[0]}",
        ),
    )


PLACES = {
    "row": N_("One of these four rows"),
    "column": N_("One of these four columns"),
    "corner": N_("One of these four corners"),
}


def _perform(prompt: PerformPrompt, names: Names) -> tuple[Lesson, ...]:
    (performer,) = prompt.actors
    kind = prompt.places[0].id.partition(" ")[0]
    return (
        Lesson(
            "perform",
            tr._(PLACES[kind]),
            tr._(
                "{performer}, one of the four must move, but which one is up to you. Drag it along "
                "the arrow, or tap it first to see where its tiles would go. {giver}, no nodding!"
            ).format(performer=names[performer], giver=names[1 - performer]),
            picture=_picture(f"actions/{prompt.card}"),
            about="grid",
        ),
    )


def _announce(prompt: AnnouncePrompt, names: Names) -> tuple[Lesson, ...]:
    board = prompt.board
    giver = board.turns[-1].performer
    lessons = []
    if len(board.turns) == 1:
        lessons.append(
            Lesson(
                "other-way",
                tr._("Now the other way round"),
                tr._(
                    "This time {giver} gives and {performer} moves. Think back: what was moved, "
                    "and what was left alone? Both have told you something."
                ).format(giver=names[giver], performer=names[1 - giver]),
                icon="swap-horizontal-bold",
                about=f"card:{board.row[0]}",
            )
        )
    lessons.append(
        Lesson(
            "announce",
            tr._("Push the next card, or announce?"),
            tr._(
                "Whoever announces names the line that the other wants, and the other answers. If "
                "both are right and both lines are on the grid, you win. Anything else loses: so "
                "after one turn, go on in silence."
            )
            if len(board.turns) == 1
            else tr._(
                "Whoever announces names the line that the other wants, and the other answers. If "
                "both are right and both lines are on the grid, you win. Anything else loses."
            ),
            icon="bullhorn",
            about=f"announce:{prompt.announcers[0].seat}",
        )
    )
    colours, shapes = (_lines(board, signs) for signs in (COLOURS, SHAPES))
    if colours or shapes:
        lessons.append(
            Lesson(
                "line",
                tr._("There is a line"),
                tr._(
                    "Side by side: {signs}. The match goes on, so nobody fears that. But does "
                    "somebody want it? Only they know."
                ).format(signs=sign_names(colours + shapes)),
                picture=_picture(f"conditions/{(colours + shapes)[0]}"),
                about="grid",
            )
        )
    if colours and shapes:
        lessons.append(
            Lesson(
                "both",
                tr._("A colour and a shape"),
                tr._(
                    "Now there is a line of one colour and a line of one shape. If you believe "
                    "that these are the two, announce. If not, go on: a first game has all the "
                    "time in the world."
                ),
                icon="bullhorn",
                about="grid",
            )
        )
    return tuple(lessons)


def _lines(board: Board, signs: tuple[str, ...]) -> tuple[str, ...]:
    """The signs that form a line, for everybody to see."""
    return tuple(sign for sign in signs if line(board.grid, sign))


def _reply(prompt: ReplyPrompt, names: Names) -> tuple[Lesson, ...]:
    announcer = names[prompt.announcement.seat]
    return (
        Lesson(
            "reply",
            tr._("{announcer} has spoken").format(announcer=announcer),
            tr._(
                "Right or wrong, keep a straight face. Now {replier} names the line that "
                "{announcer} wants. Think back: what did {announcer} bring together, and what "
                "keep apart?"
            ).format(replier=names[prompt.actors[0]], announcer=announcer),
            icon="account-voice",
            about="grid",
        ),
    )


VERDICTS = {
    "won": N_("Two silent people, two lines, two right names: that is all of Telepathy."),
    "wrong-names": N_(
        "One wrong name is enough to lose. What somebody finishes, or keeps apart, tells you more "
        "than a guess."
    ),
    "line-missing": N_("Next time, make sure that you can see both lines before you announce."),
    "lose-line": N_(
        "Before you give a card, look at all four places. Before you move, think of what your "
        "partner has kept apart."
    ),
    "stopped": N_("Look at the moves once more: what did each of them want to say?"),
}


def _verdict(prompt: GameOverPrompt, names: Names) -> tuple[Lesson, ...]:
    reason = why(prompt, names.__getitem__)
    return (
        Lesson(
            "verdict",
            heading(prompt),
            f"{reason} {tr._(VERDICTS[prompt.verdict])}",
            icon="thought-bubble",
            about="grid",
        ),
    )


def _picture(name: str) -> Path:
    return ASSETS / "table" / f"{name}.webp"


GUIDE = GuideScript(
    promise=N_("A first game for two, with a guide"),
    variant=FIRST,
    seed=SEED,
    lessons={
        MemorisePrompt: _secrets,
        GivePrompt: _give,
        PerformPrompt: _perform,
        AnnouncePrompt: _announce,
        ReplyPrompt: _reply,
        GameOverPrompt: _verdict,
    },
    last=GameOverPrompt,
    goodbye=N_(
        "Play again: from now on every deal is left to chance. And when the four cards feel easy, "
        "there are ten of them in the Standard game."
    ),
)
