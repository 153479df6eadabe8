"""Computes how well blots and notions suit each other, from what viewers chose and how they graded.

Needs numpy, like the painters; robots only read the result.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from string import ascii_lowercase, digits
from typing import Any

import numpy as np
import numpy.typing as npt

from art.teach.sources import BEST, GRADES, graded
from engine.games.inkblots.sight import SUITED_BEST, USUALLY_SUITED

Matrix = npt.NDArray[np.float64]
"""A row for each blot and a column for each notion."""
Columns = npt.NDArray[np.bool_]
"""Some of the columns of a matrix."""

GRADED = 0.4
"""How much grades count beside choices of blots.

Chosen, like the other constants here, by the rounds that people matched; see docs/teach-robots.md.
"""
DAMPING = 0.2
"""The singular value, as a share of the largest, that smoothing halves."""
HIGHEST = 5.0
"""How many standard deviations above the mean `SUITED_BEST` stands for."""
DIGITS = digits + ascii_lowercase


def merged_affinities(
    sheets: Sequence[Mapping[str, Any]],
    graders: Sequence[Mapping[str, Any]],
    notions: Iterable[str],
    blots: Sequence[str],
) -> dict[str, str]:
    """For every notion, a digit up to z for each blot in the given order: how well they suit each
    other.

    Blots that suit everything and notions that suit every blot gain nothing by it, as a round
    matches all its blots with all its words. Notions that came later, for which fewer viewers
    chose, change nothing for the others.
    """
    columns = list(notions)
    asked = np.array([sum(notion in sheet["best"] for sheet in sheets) for notion in columns])
    full = asked == asked.max()
    choices, grades = _choices(sheets, columns, blots), _grades(graders, columns, blots)
    marks = np.where(grades.any(0), _standard(grades, full), 0.0)
    suited = _standard(choices, full) + GRADED * marks
    suited = _standard(smoothed(suited, suited[:, full]), full)
    scaled = USUALLY_SUITED + suited * (SUITED_BEST - USUALLY_SUITED) / HIGHEST
    numbers = scaled.round().clip(0, SUITED_BEST).astype(int)
    return {
        notion: "".join(DIGITS[number] for number in numbers[:, column])
        for column, notion in enumerate(columns)
    }


def smoothed(suited: Matrix, known: Matrix) -> Matrix:
    """The matrix without most of what is particular to a single blot or notion.

    Ridge regression predicts every blot from all blots, so that a blot also suits what similar
    blots suit. That matters as a viewer chose and graded only some of all pairs. Which blots are
    similar is learnt from `known`.
    """
    gram = known @ known.T
    penalty = DAMPING**2 * np.linalg.eigvalsh(gram)[-1]
    return gram @ np.linalg.solve(gram + penalty * np.eye(len(gram)), suited)


def _standard(matrix: Matrix, full: Columns) -> Matrix:
    """The matrix with mean 0 in every column and, over the `full` columns, mean 0 in every row and
    standard deviation 1.
    """
    centred = matrix - matrix.mean(0)
    centred -= centred[:, full].mean(1, keepdims=True)
    standard: Matrix = centred / (centred[:, full].std() or 1.0)
    return standard


def _choices(
    sheets: Sequence[Mapping[str, Any]], notions: Sequence[str], blots: Sequence[str]
) -> Matrix:
    """How often viewers chose blots for notions, of those whom a sheet asked about both.

    Notions that came later are not on all sheets.
    """
    row, column = _numbers(blots), _numbers(notions)
    total, seen = np.zeros((len(blots), len(notions))), np.zeros((len(blots), len(notions)))
    for sheet in sheets:
        shown = [row[blot] for blot in sheet["blots"]]
        for notion, best in sheet["best"].items():
            seen[shown, column[notion]] += 1
            for place, number in enumerate(best.split()):
                blot = sheet["blots"][int(number) - 1]
                total[row[blot], column[notion]] += sqrt(1 - place / BEST)
    mean: Matrix = total / seen.clip(1)
    return mean


def _grades(
    graders: Sequence[Mapping[str, Any]], notions: Sequence[str], blots: Sequence[str]
) -> Matrix:
    """The mean grades of notions for blots; 0 for a notion that a viewer has not graded."""
    row, column = _numbers(blots), _numbers(notions)
    total, seen = np.zeros((len(blots), len(notions))), np.zeros((len(blots), 1))
    for grader in graders:
        for blot, groups in grader.items():
            seen[row[blot]] += 1
            for grade, value in GRADES.items():
                for notion in graded(groups[grade]):
                    total[row[blot], column[notion]] += value
    mean: Matrix = total / seen.clip(1)
    return mean


def _numbers(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
