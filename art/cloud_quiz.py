"""A quiz for people: what have two robots painted here? Ten words to choose from.

`python -m art.cloud_quiz DIR [SEED]` writes sheets of numbered skies, the words to choose from,
and the answers in a file of their own - so that nobody sees them too soon.
"""

import argparse
from pathlib import Path

from art.cloud_sheets import drawn, sheets
from engine.assets import KNOWLEDGE
from engine.chance import Chance
from engine.games.clouds.game import GAME
from engine.games.clouds.layouts import KnownPictures
from engine.games.clouds.shapes import SHAPES
from tests.support.robots import choices, painted

LANGUAGE = "en"
QUESTIONS = 42


def main(arguments: list[str] | None = None) -> None:
    """Write the quiz into a folder."""
    parser = argparse.ArgumentParser(prog="python -m art.cloud_quiz", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("seed", type=int, nargs="?", default=1, metavar="SEED")
    parsed = parser.parse_args(arguments)
    pictures: KnownPictures = KNOWLEDGE.of(GAME)
    categories = sorted(pictures.words[LANGUAGE])
    luck = Chance(parsed.seed, 0, "quiz")
    decks = {
        category: luck.shuffled(sorted(pictures.in_category(category))) for category in categories
    }
    skies, questions, answers = [], [], []
    for number in range(QUESTIONS):
        category = categories[number % len(categories)]
        words = pictures.in_category(category)
        word = decks[category][number // len(categories)]
        sky = painted(words[word], luck.choice(list(SHAPES)), luck.below(1_000_000))
        offered = ", ".join(choices(sorted(words), word, luck))
        skies.append((str(number + 1), drawn(sky.clouds)))
        questions.append(f"{number + 1} ({category}): {offered}")
        answers.append(f"{number + 1} {word}")
    folder: Path = parsed.folder
    folder.mkdir(parents=True, exist_ok=True)
    for page, sheet in enumerate(sheets(skies), 1):
        sheet.save(folder / f"skies-{page}.png")
    (folder / "questions.txt").write_text("\n".join(questions) + "\n", encoding="utf-8")
    (folder / "answers.txt").write_text("\n".join(answers) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
