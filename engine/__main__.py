"""Command line: robots play a match, or answer single rounds.

`python -m engine list`, `python -m engine play GAME --players 6 --seed 7`, `python -m engine
evening --players 5 --minutes 60`, `python -m engine ask GAME < rounds.json`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from engine.assets import KNOWLEDGE, PACKS, load_packs
from engine.core import Game
from engine.errors import BadRound, BadSetup, Refusal
from engine.game_night.programme import LENGTHS, check_people
from engine.game_night.transcript import game_night_lines, play_game_night
from engine.make_setup import find_variant, make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import all_games, find_game
from engine.setup import Option, Player, Value
from engine.simulate import PLAYER_NAMES
from engine.transcript import json_lines, transcript, value_text


class OneSentenceParser(argparse.ArgumentParser):
    """An argument parser that reports an error in one sentence and prints no usage text."""

    def error(self, message: str) -> NoReturn:
        print(message[:1].upper() + message[1:].rstrip(".") + ".", file=sys.stderr)
        sys.exit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    If the engine refuses the command, the reason is printed to standard error as one sentence, and
    2 is returned. If the arguments cannot be parsed, SystemExit(2) is raised instead.
    """
    parser = OneSentenceParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="list|play|evening|ask")
    commands.add_parser("list", help="every game with its variants and options")
    play = commands.add_parser("play", help="let robots play a whole match")
    play.add_argument("game")
    play.add_argument("--players", type=int, help="how many play (default: the fewest)")
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--variant", default="")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--language", default="en", help="of words and robots (default: en)")
    play.add_argument("--packs", type=Path, default=PACKS, metavar="DIR", help="where packs are")
    play.add_argument("--json", action="store_true", help="one JSON object per line")
    evening = commands.add_parser("evening", help="let robots play a whole evening")
    evening.add_argument("--players", type=int, default=4)
    evening.add_argument("--minutes", type=int, default=60, choices=LENGTHS)
    evening.add_argument("--seed", type=int, default=1)
    evening.add_argument("--language", default="en", help="of words and robots (default: en)")
    evening.add_argument("--packs", type=Path, default=PACKS, metavar="DIR", help="where packs are")
    ask = commands.add_parser("ask", help="what a robot sees in rounds of your own, as JSON")
    ask.add_argument("game")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "list":
            _print_games()
        elif chosen.command == "ask":
            _ask(chosen.game)
        elif chosen.command == "evening":
            _play_game_night(chosen)
        else:
            _play(chosen)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
    return 0


def _print_games() -> None:
    for game in all_games():
        print(f"{game.id}: {game.title} - {game.info.summary}")
        for variant in game.variants:
            seats = (
                f"{variant.min_players}"
                if variant.min_players == variant.max_players
                else f"{variant.min_players}-{variant.max_players}"
            )
            said = variant.help, *variant.differs.values()
            print(f"  variant {variant.id} ({seats} players): {' '.join(said)}")
        for option in game.options:
            choices = ", ".join(value_text(choice.value) for choice in option.choices)
            print(f"  option {option.id}={value_text(option.default)} ({choices}): {option.help}")


def _play(chosen: argparse.Namespace) -> None:
    game = find_game(chosen.game)
    variant = find_variant(game, chosen.variant or game.variants[0].id)
    count = variant.min_players if chosen.players is None else chosen.players
    if not 0 < count <= len(PLAYER_NAMES):
        raise BadSetup("player-count", "There can be 1 to {most} players.", most=len(PLAYER_NAMES))
    match = Match(
        game,
        make_setup(
            game,
            [Player(name, robot=True) for name in PLAYER_NAMES[:count]],
            chosen.seed,
            variant=variant.id,
            options=dict(_read_option(game, text) for text in chosen.option),
            supply=Supply(
                [*load_packs(chosen.packs, chosen.language), *game.samples],
                language=chosen.language,
            ),
        ),
    )
    written = json_lines if chosen.json else transcript
    for line in written(match, KNOWLEDGE):
        print(line)


def _play_game_night(chosen: argparse.Namespace) -> None:
    check_people(chosen.players)
    nights = play_game_night(
        all_games(),
        [Player(name, robot=True) for name in PLAYER_NAMES[: chosen.players]],
        chosen.minutes,
        chosen.seed,
        load_packs(chosen.packs, chosen.language),
        KNOWLEDGE,
        chosen.language,
    )
    for line in game_night_lines(nights):
        print(line)


def _ask(game_id: str) -> None:
    """Read rounds as JSON from standard input, and print a JSON list with one answer per round."""
    game = find_game(game_id)
    if game.ask is None:
        raise BadRound("nothing-to-ask", "Robots of {game} cannot be asked.", game=game.title)
    rounds = _read_rounds(sys.stdin.buffer.read())
    knowledge = KNOWLEDGE.of(game)
    print(json.dumps([game.ask(knowledge, asked) for asked in rounds], ensure_ascii=False))


def _read_rounds(text: bytes) -> list[object]:
    try:
        rounds = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRound("bad-json", "Standard input is not JSON.") from error
    if not isinstance(rounds, list):
        raise BadRound("not-a-list", "Write the rounds as a JSON list.")
    return rounds


def _read_option(game: Game[Any], text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetup("bad-option", "Write options as NAME=VALUE, not “{text}”.", text=text)
    for option in game.options:
        if option.id == name:
            return name, _read_value(option, value)
    return name, value


def _read_value(option: Option, text: str) -> Value:
    for choice in option.choices:
        if value_text(choice.value) == text:
            return choice.value
    return text


if __name__ == "__main__":
    sys.exit(main())
