"""Runs some test files of the app, each in a new process, to prove that each passes alone.

`python -m tests.alone [COUNT]` runs COUNT files, by default two. They are drawn at random
from all files that are not in `SLOW`. The current commit is the seed, so that over many commits
each of those files is drawn.
"""

import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
COUNT = 2
SLOW = ("screens/match/test_match.py", "games/test_games.py", "test_reachable.py")
"""The ends of the paths of test files that are never drawn, as each of them takes minutes."""


def main() -> int:
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    paths = [*ROOT.glob("tests/mobileapp/**/test_*.py"), *ROOT.glob("tests/games/*/test_touch.py")]
    files = [path.relative_to(ROOT).as_posix() for path in paths]
    quick = sorted(file for file in files if not file.endswith(SLOW))
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    failed = [file for file in Random(commit).sample(quick, count) if _fails(file)]
    if failed:
        print(f"Not passing alone: {', '.join(failed)} (at {commit or 'no commit'}).")
    return len(failed)


def _fails(file: str) -> bool:
    print(f"alone: {file}", flush=True)
    return (
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", file], cwd=ROOT, check=False
        ).returncode
        != 0
    )


if __name__ == "__main__":
    sys.exit(main())
