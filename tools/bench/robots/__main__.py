"""Print how well robots play, how they differ by skill, and what they cost.

`python -m tools.bench.robots` measures everything, and `python -m tools.bench.robots skills costs`
only these parts. A part is a game, “skills”, “costs” or “times”.
"""

import sys

from tools.bench.robots import report

if __name__ == "__main__":
    report(*sys.argv[1:])
