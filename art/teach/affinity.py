"""Computes how well blots and notions suit each other, from what viewers chose and how they graded.

Needs numpy, like the painters; robots only read the result.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Any

import numpy as np
import numpy.typing as npt

from art.teach.sources import GRADES, graded
from engine.games.inkblots.sight import SUITED_BEST, USUALLY_SUITED

Matrix = npt.NDArray[np.float64]
"""A row for each blot and a column for each notion."""
Some = npt.NDArray[np.bool_]
"""Some of the blots or notions: True for those."""
Choices = tuple[tuple[npt.NDArray[np.int_], ...], npt.NDArray[np.int_]]
"""The rows and columns of a sheet, as an index; and for each column the numbers of the blots that
its viewer chose, from 0, the best in the first row.
"""

CHOSEN = 2.0
"""How far utilities follow the choices of blots each time.

Chosen, like the other constants here, by the rounds that people matched; see docs/teach-robots.md.
"""
GRADED = 0.2
"""How far utilities follow the grades each time, as a share of what they differ by."""
GRADED_UTILITY = 2.0
"""The utility that stands for a grade one standard deviation above the mean."""
REPEATS = 10
"""How often utilities follow choices and grades and are smoothed; more changes hardly anything."""
DAMPING = 0.08
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
    grades = _grades(graders, columns, blots)
    marks = np.where(grades.any(0), _standard(grades, *first), 0.0)
    choices = [_numbered(sheet, columns, blots) for sheet in sheets]
    suited = _standard(_utilities(choices, marks, *first), *first)
    scaled = USUALLY_SUITED + suited * (SUITED_BEST - USUALLY_SUITED) / HIGHEST
    numbers = scaled.round().clip(0, SUITED_BEST).astype(int)
    return {
        notion: "".join(DIGITS[number] for number in numbers[:, column])
        for column, notion in enumerate(columns)
    }


def _utilities(choices: Sequence[Choices], marks: Matrix, blots: Some, notions: Some) -> Matrix:
    """How well blots suit notions, as far as it explains choices and grades and is similar for
    similar blots.

    This is a Plackett-Luce model of the choices, fitted by gradient ascent.
    """
    utilities: Matrix = np.zeros_like(marks)
    for _ in range(REPEATS):
        by_grades = GRADED * (GRADED_UTILITY * marks - utilities)
        told = utilities + CHOSEN * _surprises(choices, utilities) + by_grades
        utilities = smoothed(_centred(told, blots, notions), blots, notions)
    return utilities


def _surprises(choices: Sequence[Choices], utilities: Matrix) -> Matrix:
    """How much oftener viewers chose blots for notions than utilities make likely, on average over
    the sheets that asked about both; below 0 where they chose a blot less often.

    Each choice is one of the blots that are left of the sheet, each as likely as the exponential
    of its utility. So being chosen among blots that suit a notion badly counts little, and not
    being chosen among those that suit it well does little harm.
    """
    total, seen = np.zeros_like(utilities), np.zeros_like(utilities)
    for shown, best in choices:
        odds = np.exp(utilities[shown])
        each = np.arange(best.shape[1])
        more = np.zeros_like(odds)
        for chosen in best:
            more -= odds / odds.sum(0)
            more[chosen, each] += 1
            odds[chosen, each] = 0
        total[shown] += more
        seen[shown] += 1
    mean: Matrix = total / seen.clip(1)
    return mean


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
    """The centred matrix with standard deviation 1 over the given blots and notions."""
    centred = _centred(matrix, blots, notions)
    standard: Matrix = centred / (centred[np.ix_(blots, notions)].std() or 1.0)
    return standard


def _centred(matrix: Matrix, blots: Some, notions: Some) -> Matrix:
    """The matrix with mean 0 in every column over the given blots, and mean 0 in every row over
    the given notions.
    """
    centred = matrix - matrix[blots].mean(0)
    centred -= centred[:, notions].mean(1, keepdims=True)
    return centred


def _on_most_sheets(names: Sequence[str], sheets: Sequence[Iterable[str]]) -> Some:
    """The names that are on as many sheets as any other."""
    shown = Counter(name for sheet in sheets for name in sheet)
    counts = np.array([shown[name] for name in names])
    most: Some = counts == counts.max()
    return most


def _numbered(sheet: Mapping[str, Any], notions: Sequence[str], blots: Sequence[str]) -> Choices:
    """The rows and columns of a sheet, and what its viewer chose."""
    row, column = _numbers(blots), _numbers(notions)
    shown = np.ix_([row[blot] for blot in sheet["blots"]], [column[n] for n in sheet["best"]])
    best = [[int(number) - 1 for number in chosen.split()] for chosen in sheet["best"].values()]
    return shown, np.array(best).T


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
