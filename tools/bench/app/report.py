"""Measures the app against a blank one: start, pages, stage, memory; each in its own process."""

from tools.bench import start
from tools.bench.app.many_evenings import COLUMNS
from tools.bench.app.many_evenings import summary as evenings_summary
from tools.bench.app.pages import summary as pages_summary
from tools.bench.app.stage import summary as stage_summary
from tools.bench.printing import print_table
from tools.bench.process import figures


def report() -> None:
    """Print everything, the quick parts first."""
    start.report()
    report_pages()
    report_many_evenings()
    report_stage()
    report_memory()


def report_pages() -> None:
    """Print the cost of page transitions."""
    title, rows = pages_summary(figures("app.pages"))
    print_table(title, ("from page to page", "opened", "worst frame", "median"), rows)


def report_many_evenings() -> None:
    """Print what more evenings cost."""
    title, rows = evenings_summary(figures("app.many_evenings"))
    print_table(title, ("evenings", *COLUMNS), rows)


def report_stage() -> None:
    """Print the cost of every transition of every game."""
    title, rows = stage_summary(figures("app.stage"))
    columns = (
        "scene", "show", "longest frame", "the worst of them", "with uploads in software",
        "scene and show",
    )  # fmt: skip
    print_table(title, ("the worst transitions", *columns), rows)


def report_memory() -> None:
    """A Storyteller match with eight people, and ten smaller ones after it."""
    blank, ours = figures("app.memory", "blank"), figures("app.memory", "match")
    first, second, last = (ours["after"][place] for place in (0, 1, -1))
    rows = [
        ("blank Kivy app", blank["start"]),
        ("home", ours["start"]),
        ("peak of a Storyteller match with eight people", ours["peak"]),
        ("home after it", first),
        ("home after one more with three", second),
        (f"home after {len(ours['after']) - 1} more with three", last),
        ("peak of all", ours["peak of all"]),
    ]
    print_table(
        "Resident memory",
        ("moment", "MB", "over blank"),
        [(what, f"{held:.0f}", f"{held - blank['start']:+.0f}") for what, held in rows],
    )


if __name__ == "__main__":
    report()
