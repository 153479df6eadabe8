"""Run every benchmark: `make bench`. With BENCH_TINY=1 nearly nothing is measured, for a test."""

from tools.bench import engine, robots
from tools.bench.app import ink, report

if __name__ == "__main__":
    engine.report()
    robots.report()
    report.report()
    ink.report()
