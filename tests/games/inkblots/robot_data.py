"""The real data of the robots of Inkblots, and the blots and words that come with the app."""

import json
from pathlib import Path
from typing import Any

from engine.assets import KNOWLEDGE, PACKS, load_packs, read_knowledge
from engine.core import View
from engine.games.inkblots.ask import ask
from engine.games.inkblots.board import Board
from engine.games.inkblots.game import GAME
from engine.games.inkblots.prompts import MatchSymbolsPrompt
from engine.games.inkblots.sight import Sight
from engine.packs import Item, Pack
from mobileapp.languages import all_languages

LANGUAGES = sorted(language.id for language in all_languages().values() if language.complete)
"""The ids of the complete languages; robots must have data about all words in these languages."""
DATA: Any = dict(read_knowledge(GAME.id))  # read once
SIGHT: Sight = KNOWLEDGE.of(GAME)


def packs(language: str) -> list[Pack]:
    """The built-in packs of Inkblots: the blots, and the words of a language."""
    return [pack for pack in load_packs(PACKS, language) if GAME.id in pack.games]


def held_out() -> list[Any]:
    """Rounds in which people looked at the blots and paired words with them.

    These rounds are never used for tuning the robots, only for measuring how well robots see.
    """
    path = Path(__file__).parent / "held_out.json"
    rounds: list[Any] = json.loads(path.read_text(encoding="utf-8"))
    return rounds


def found(rounds: list[Any]) -> float:
    """The share of blots in these rounds for which a robot chooses the word that a person chose."""
    right = [
        robot == person
        for asked in rounds
        for robot, person in zip(ask(SIGHT, asked), asked["seen"], strict=True)
    ]
    return sum(right) / len(right)


def subject(board: Board, **itself: Any) -> View:
    """The view of a robot that is the subject and has to pair words with blots.

    `itself` sets further fields of the view, such as the name and the skill of the robot.
    """
    seat = board.deal.testers[0]
    prompt = MatchSymbolsPrompt(actors=(seat,), audience=seat, board=board)
    return View(seat, prompt, None, alone=True, **{"knowledge": SIGHT} | itself)


def blot(name: str) -> Item:
    return Item(f"inkblots/{name}", image=f"{name}.webp")


def word(text: str, language: str = "en") -> Item:
    return Item(f"own/{text.casefold()}", text, language=language)
