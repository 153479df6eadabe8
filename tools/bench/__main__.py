"""Run every benchmark: `make bench`. With BENCH_TINY=1 nearly nothing is measured, for a test."""

from tools.bench import app, engine, ink, robots

if __name__ == "__main__":
    engine.report()
    robots.report()
    app.report()
    ink.report()
