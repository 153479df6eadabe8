"""What the guide tells two people who have never played Telepathy, turn by turn.

It sees the open table and, behind the curtain, the cards of whoever looks - never more. What it
says about lines is what anybody can see on the grid.
"""

from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOURS, SHAPES, line
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
    TelepathyOver,
)
from engine.games.telepathy.roles import FIRST
from mobileapp.games.telepathy.art import action_picture, mark_picture, sign_picture
from mobileapp.games.telepathy.sentences import sign_name, sign_names
from mobileapp.games.telepathy.verdict import HEADINGS, why
from mobileapp.guide import Book, Lesson, Names
from mobileapp.i18n import N_, tr

SEED = 83
"""A kind deal: no first move can lose, each can make the own line with several cards, and two
turns are enough to win in thirteen ways - but one never is."""


def _secrets(prompt: MemorisePrompt, names: Names) -> tuple[Lesson, ...]:
    make, avoid = (
        next(card.sign for card in prompt.conditions if card.win is win) for win in (True, False)
    )
    partner = names[1 - prompt.audience]
    own_colours = make in COLOURS
    return (
        Lesson(
            "secrets",
            tr._("Your two secrets"),
            tr._(
                "The sun is the line you want: {make}. The storm is the line you fear: {avoid}. "
                "A line is three or four tiles side by side, across or down."
            ).format(make=sign_name(make), avoid=sign_name(avoid)),
            picture=mark_picture(win=True),
            about="secrets",
        ),
        Lesson(
            "silence",
            tr._("From now on, not a word"),
            (
                tr._(
                    "{partner} has two shapes, and does not know your colours. No words, no nods, "
                    "no sighs: what you do with the tiles is all you can say. Forgotten your "
                    "secrets? Peek shows them again."
                )
                if own_colours
                else tr._(
                    "{partner} has two colours, and does not know your shapes. No words, no nods, "
                    "no sighs: what you do with the tiles is all you can say. Forgotten your "
                    "secrets? Peek shows them again."
                )
            ).format(partner=partner),
            icon="volume-off",
        ),
    )


def _give(prompt: GivePrompt, names: Names) -> tuple[Lesson, ...]:
    people = {"giver": names[prompt.actors[0]], "performer": names[prompt.performer]}
    if len(prompt.board.turns) == 1:
        return (
            Lesson(
                "other-way",
                tr._("Now the other way round"),
                tr._(
                    "This time {giver} gives and {performer} moves. Think back: what was moved, "
                    "and what was left alone? Both have told you something."
                ).format(**people),
                icon="swap-horizontal-bold",
            ),
        )
    return (
        Lesson(
            "grid",
            tr._("Sixteen tiles"),
            tr._(
                "Four colours, four shapes, every pair of them once. Three of a kind side by side "
                "make a line. Corner to corner does not count."
            ),
            icon="grid",
            about="grid",
        ),
        Lesson(
            "cards",
            tr._("{giver} gives, {performer} moves").format(**people),
            tr._(
                "Tap a card to read it. {giver}, give one that {performer} could do something "
                "good with. But look at all four places first: if each would make the line you "
                "fear, choose another."
            ).format(**people),
            picture=action_picture(prompt.board.row[0]),
            about="cards",
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
                "{performer}, one of the four must move, but which one is up to you. Tap it to see "
                "where its tiles go, then press the golden button. {giver}, no nodding!"
            ).format(performer=names[performer], giver=names[1 - performer]),
            picture=action_picture(prompt.card),
            about="grid",
        ),
    )


def _announce(prompt: AnnouncePrompt, _names: Names) -> tuple[Lesson, ...]:
    lessons = [
        Lesson(
            "announce",
            tr._("Go on, or announce?"),
            tr._(
                "Whoever announces names the line that the other wants, and the other answers. "
                "If both are right and both lines lie there, you win. Anything else loses: so "
                "after one turn, go on in silence."
            )
            if len(prompt.board.turns) == 1
            else tr._(
                "Whoever announces names the line that the other wants, and the other answers. "
                "If both are right and both lines lie there, you win. Anything else loses."
            ),
            icon="bullhorn",
            about="doors",
        )
    ]
    colours, shapes = (_lines(prompt.board, signs) for signs in (COLOURS, SHAPES))
    if colours or shapes:
        lessons.append(
            Lesson(
                "line",
                tr._("A line lies there"),
                tr._(
                    "Side by side: {signs}. The match goes on, so nobody fears that. But does "
                    "somebody want it? I know no more than you do."
                ).format(signs=sign_names(colours + shapes)),
                picture=sign_picture((colours + shapes)[0]),
                about="grid",
            )
        )
    if colours and shapes:
        lessons.append(
            Lesson(
                "both",
                tr._("A colour and a shape"),
                tr._(
                    "Now a colour and a shape lie in line. If you believe that these are the two, "
                    "announce. If not, go on: a first game has all the time in the world."
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
    "line-missing": N_("Next time, find both lines with your eyes before you announce."),
    "lose-line": N_(
        "Before you give a card, look at all four places. Before you move, think of what your "
        "partner has kept apart."
    ),
    "stopped": N_("Look at the moves once more: what did each of them want to say?"),
}


def _verdict(prompt: TelepathyOver, names: Names) -> tuple[Lesson, ...]:
    reason = why(prompt, names.__getitem__)
    return (
        Lesson(
            "verdict",
            tr._(HEADINGS[prompt.verdict]),
            f"{reason} {tr._(VERDICTS[prompt.verdict])}",
            picture=mark_picture(win=bool(prompt.winners)),
            about="grid",
        ),
    )


def _what_for(prompt: GivePrompt, names: Names) -> str:
    return str(tr._("What could {performer} do with it?")).format(performer=names[prompt.performer])


def _what_it_says(_prompt: PerformPrompt, _names: Names) -> str:
    return str(tr._("What you finish, and what you leave alone, speaks for you."))


BOOK = Book(
    promise=N_("A first game for two, with a guide"),
    variant=FIRST,
    seed=SEED,
    lessons={
        MemorisePrompt: _secrets,
        GivePrompt: _give,
        PerformPrompt: _perform,
        AnnouncePrompt: _announce,
        ReplyPrompt: _reply,
        TelepathyOver: _verdict,
    },
    hints={GivePrompt: _what_for, PerformPrompt: _what_it_says},
    last=TelepathyOver,
    goodbye=N_(
        "Play again: from now on every deal is left to chance. And when the four cards feel easy, "
        "there are ten of them in the Standard game."
    ),
)
