"""Run every benchmark: `make bench`."""

from tools.bench import app, engine

if __name__ == "__main__":
    engine.report()
    app.report()
