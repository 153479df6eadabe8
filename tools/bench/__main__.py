"""Run every benchmark: `make bench`."""

from tools.bench import app, engine, ink, robots

if __name__ == "__main__":
    engine.report()
    robots.report()
    app.report()
    ink.report()
