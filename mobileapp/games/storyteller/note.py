"""The question "What was the clue?", shown beside the points of a round with a spoken clue."""

from collections.abc import Sequence
from dataclasses import replace
from textwrap import shorten

from engine.games.storyteller.prompts import RoundResultPrompt, ToldPicture
from engine.notes import MAX_NOTE_LENGTH
from mobileapp.games.storyteller.layout import NOTE_PAPER, Choice, TablePlaces
from mobileapp.games.storyteller.pieces import quoted, writable
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.piece import Choose, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Field, SceneContext
from mobileapp.stage.tokens import Layer, Text

SHOWN = 34
"""The maximum number of characters that are shown of an answer."""


def note_of_clue(
    prompt: RoundResultPrompt, at: TablePlaces, context: SceneContext, choice: Choice
) -> tuple[Pieces, Field | None]:
    """The pieces of the question or its answer, and the text field while people type the answer.

    While people type, the pieces are an empty slip and a button to finish. At other times the field
    is None. If the table has no place for the question, there are no pieces and no field.
    """
    if "note" not in at:
        return {}, None
    told = next(picture.item.id for picture in prompt.pictures if picture.told)
    note = context.note_about(prompt.round, told)
    if not choice.noting:
        return {"note": _question_or_answer(at.note, note.text, context, choice)}, None
    paper = _paper(at, context)
    done = Choose(choice._replace(noting=False))
    pieces = {
        "note": parts.button(
            context.space, at.note, tr._("Done"), done, Text.HINT, quiet=True, public=False
        ),
        "note-paper": paper,
    }
    field = Field(
        "note", writable(paper.rect), note.text, tr._("What was the clue?"), MAX_NOTE_LENGTH,
        context.space.text(Text.CLUE.size), secret=False, note=note,
        focused=True,
    )  # fmt: skip
    return pieces, field


def _question_or_answer(rect: Rect, clue: str, context: SceneContext, choice: Choice) -> Piece:
    """The question, or the answer if there is one; a tap opens the slip to type the answer."""
    write = Choose(choice._replace(noting=True, enlarged=""))
    if written := clue.strip():
        text = quoted(shorten(written, SHOWN, placeholder="…"))
        return parts.slip(
            context.space, rect, text, Text.HINT, layer=Layer.BUTTON, tap=write, public=False
        )
    ask = tr._("What was the clue?")
    return parts.words(
        context.space, rect, ask, Text.HINT, layer=Layer.BUTTON, chip=True, tap=write, public=False
    )


def _paper(at: TablePlaces, context: SceneContext) -> Piece:
    """The empty slip, over the pictures, on which people type the answer."""
    space, (wide, high) = context.space, NOTE_PAPER
    rect = around(
        at.room.cx, at.room.cy, min(at.room.w, wide.of(space)), min(at.room.h, high.of(space))
    )
    come = Waypoint(at.note, opacity=0)
    return parts.slip(space, rect, "", Text.CLUE, layer=Layer.LARGE, enter=come, leave=come)


def with_noted_clues(
    gallery: Sequence[ToldPicture], context: SceneContext
) -> tuple[ToldPicture, ...]:
    """A copy of the gallery in which spoken clues are filled in, if people have typed them.

    `gallery` has the storyteller's picture of each round, in the order of the rounds.
    """
    return tuple(
        told if told.clue else replace(told, clue=context.note_about(number, told.picture.id).text)
        for number, told in enumerate(gallery, 1)
    )
