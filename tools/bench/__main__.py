"""Run every benchmark: `make bench`."""

from tools.bench import engine

if __name__ == "__main__":
    engine.report()
