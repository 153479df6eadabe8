"""The app beside a blank one: start, frames, secrets, memory, sky; each in its own process."""

import statistics

from tools.bench import start
from tools.bench.process import figures
from tools.bench.table import print_table

AIM = 16.0
"""Milliseconds of processor time that no frame should take: sixty frames a second."""
WALKS = 3
WORST = 30


def report() -> None:
    """Print everything, the quick parts first."""
    start.report()
    report_sky()
    report_secrets()
    report_frames()
    report_memory()


def report_sky() -> None:
    """Fourteen clouds on a large tablet."""
    print_table(
        "Clouds, fourteen of them on 2560x1600, ms of Python in a frame (aim: under 16.7)",
        ("movement", "median", "longest"),
        [
            (what, f"{usual:.1f}", f"{longest:.1f}")
            for what, (usual, longest) in figures("sky").items()
        ],
    )


def report_secrets() -> None:
    """How long somebody looks at an unfinished screen after lifting the curtain."""
    print_table(
        "From the lifted curtain to the whole secret, pictures included; medians",
        ("secret", "frames", "real ms", "Python ms"),
        [
            (what, f"{frames:.0f}", f"{real:.0f}", f"{python:.0f}")
            for what, (frames, real, python) in figures("curtain").items()
        ],
    )


def report_frames() -> None:
    """The longest frame of every transition; the median of several walks through the app."""
    walks = [figures("frames") for _ in range(WALKS)]
    longest = {
        what: statistics.median(walk[what] for walk in walks if what in walk) for what in walks[0]
    }
    late = sum(spent > AIM for spent in longest.values())
    worst = sorted(longest.items(), key=lambda entry: -entry[1])[:WORST]
    print_table(
        f"Longest frame of each of {len(longest)} transitions, ms of the main thread's processor"
        f" time without drawing; {late} are above the aim of {AIM:.0f}; the worst {WORST}",
        ("transition", "ms", "aim"),
        [(what, f"{spent:.1f}", f"{spent / AIM:.1f}x") for what, spent in worst],
    )


def report_memory() -> None:
    """A Storyteller match with eight people, and ten smaller ones after it."""
    blank, ours = figures("memory", "blank"), figures("memory", "match")
    first, second, *_, last = ours["after"]
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
