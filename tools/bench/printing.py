"""Prints figures as an aligned table."""

from collections.abc import Iterable, Sequence


def print_table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The first column is text, the others are numbers."""
    lines = [tuple(head), *(tuple(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    print(f"\n{title}")
    for number, line in enumerate(lines):
        first, *rest = (
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        print("  ".join(["", first, *rest]))
        if number == 0:
            print("  " + "  ".join("-" * width for width in widths))
