"""Print how well robots play, how they differ by skill, and what they cost:
`python -m tools.bench.robots`."""

from tools.bench.robots import report

if __name__ == "__main__":
    report()
