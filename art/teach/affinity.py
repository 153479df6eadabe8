"""Computes how well blots and notions suit each other, from what viewers chose and how they graded.

Needs numpy, like the painters; robots only read the result.
"""

from collections import Counter
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
Some = npt.NDArray[np.bool_]
"""Some of the blots or notions: True for those."""

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
    matches all its blots with all its words. Blots and notions that came later, for which there
    are fewer sheets, change nothing for the others; a blot came later if it is on fewer sheets
    of the first notions, however many ask about later ones.
    """
    columns = list(notions)
    first_notions = _on_most_sheets(columns, [sheet["best"] for sheet in sheets])
    asked_first = {notion for notion, first in zip(columns, first_notions, strict=True) if first}
    first_sheets = [sheet["blots"] for sheet in sheets if asked_first & {*sheet["best"]}]
    first = _on_most_sheets(blots, first_sheets), first_notions
    choices, grades = _choices(sheets, columns, blots), _grades(graders, columns, blots)
    marks = np.where(grades.any(0), _standard(grades, *first), 0.0)
    levels = _levels(sheets, marks, columns, blots)
    suited = _standard(choices, *first) + levels + GRADED * marks
    suited = _standard(smoothed(suited, *first), *first)
    scaled = USUALLY_SUITED + suited * (SUITED_BEST - USUALLY_SUITED) / HIGHEST
    numbers = scaled.round().clip(0, SUITED_BEST).astype(int)
    return {
        notion: "".join(DIGITS[number] for number in numbers[:, column])
        for column, notion in enumerate(columns)
    }


def smoothed(suited: Matrix, blots: Some, notions: Some) -> Matrix:
    """The matrix without most of what is particular to a single blot or notion.

    Ridge regression predicts every blot from the given blots, so that a blot also suits what
    similar blots suit. That matters as a viewer chose and graded only some of all pairs. Which
    blots are similar is learnt from the given notions.
    """
    known = suited[np.ix_(blots, notions)]
    gram = known @ known.T
    penalty = DAMPING**2 * np.linalg.eigvalsh(gram)[-1]
    learnt = np.linalg.solve(gram + penalty * np.eye(len(gram)), suited[blots])
    smooth: Matrix = suited[:, notions] @ known.T @ learnt
    return smooth


def _standard(matrix: Matrix, blots: Some, notions: Some) -> Matrix:
    """The matrix with mean 0 in every column over the given blots, mean 0 in every row over the
    given notions, and standard deviation 1 over both.
    """
    centred = matrix - matrix[blots].mean(0)
    centred -= centred[:, notions].mean(1, keepdims=True)
    standard: Matrix = centred / (centred[np.ix_(blots, notions)].std() or 1.0)
    return standard


def _on_most_sheets(names: Sequence[str], sheets: Sequence[Iterable[str]]) -> Some:
    """The names that are on as many sheets as any other."""
    shown = Counter(name for sheet in sheets for name in sheet)
    counts = np.array([shown[name] for name in names])
    most: Some = counts == counts.max()
    return most


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


def _levels(
    sheets: Sequence[Mapping[str, Any]],
    marks: Matrix,
    notions: Sequence[str],
    blots: Sequence[str],
) -> Matrix:
    """How well the sheets on which a blot was chosen for a notion suit it as a whole, by the mean
    mark of their blots.

    A viewer chose equally many blots of every sheet, also where all suited a notion well, or none
    did. Most sheets are a random mixture; blots that came later are alike and share theirs.
    """
    row, column = _numbers(blots), _numbers(notions)
    total, seen = np.zeros_like(marks), np.zeros_like(marks)
    for sheet in sheets:
        shown = np.ix_([row[blot] for blot in sheet["blots"]], [column[n] for n in sheet["best"]])
        total[shown] += marks[shown].mean(0)
        seen[shown] += 1
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
