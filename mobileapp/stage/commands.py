"""What pieces ask the app for that is no move: the one list of all commands.

A page runs those that its pieces have (`StagePage.run`), and refuses all others.
"""

from enum import StrEnum


class Command(StrEnum):
    """A command of a piece; see `AppCommand`. The value that goes with it is named in brackets."""

    # on several pages
    BACK = "back"
    TURN = "turn"  # the stage, for the people at the other side of the table
    PEOPLE = "people"  # who plays
    KEEP = "keep"  # an evening, as an export

    # in a match
    PAUSE = "pause"
    UNDO = "undo"
    HIDE = "hide"  # a secret
    PLAYERS = "players"  # who leaves or joins
    NOT_ME = "not-me"  # at a hand-off
    AGAIN = "again"
    LEAVE = "leave"
    INTERLUDE = "interlude"
    SAY = "say"  # for a moment, on a slip (sentence)

    # packs and options before a match
    PACK = "pack"  # take it or leave it out (id)
    PACKS = "packs"  # show others (index of the first)
    RULE = "rule"  # unfold it (id)
    CHOOSE = "choose"  # for a rule (id, index)
    FOLD = "fold"
    STAY = "stay"  # do nothing, so that a touch does not reach what lies below
    START = "start"

    # a whole evening
    LENGTH = "length"  # (minutes)
    SWAP = "swap"  # a game (index)
    LEAVE_OUT = "leave-out"  # a game (index)
    BEGIN = "begin"
    GO = "go"
    ANOTHER = "another"  # game
    ENOUGH = "enough"
    GAMES = "games"
    BOOK = "book"

    # albums of evenings and people
    LEAF = "leaf"  # (index)
    BOND = "bond"  # highlight somebody's (seat)
    PERSON = "person"  # (index)
    GROUP = "group"  # (index)
    ENLARGE = "enlarge"  # a picture (chapter, index), or of a person (index)
    ENLARGED = "enlarged"  # show another picture enlarged (index)
    SHRINK = "shrink"  # put the enlarged picture back
    FRONT = "front"  # put a picture in front (index)
    AWARD = "award"  # enlarge its picture (index)
    CLUE = "clue"  # write it down (chapter, index)
    EDIT = "edit"
    DELETE = "delete"
