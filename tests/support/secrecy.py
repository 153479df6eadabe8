"""What a viewer can see of a state, and other states which that viewer cannot tell from it.

Such a state is called a world: it differs from the true one only in what is hidden from the viewer.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import islice
from typing import Any

from engine.chance import Chance
from engine.core import Context, Game, Prompt
from engine.errors import IllegalMove

Names = tuple[str, ...]
ATTEMPTS = 8
"""How many options a curious viewer tries."""
TURNS = 3
"""In how many steps all attempts are made."""


def worlds_of(game: Game[Any]) -> Callable[[Any, int | None, Chance], Iterator[Any]]:
    """The function of a game that makes some worlds of a state, for a viewer."""
    return import_module(f"tests.games.{game.id}.worlds").worlds  # type: ignore[no-any-return]


def has_secrets(game_id: str) -> bool:
    """Whether some prompts of a game are for one player; its worlds.py says if none is."""
    return getattr(import_module(f"tests.games.{game_id}.worlds"), "SECRETS", True)


def seen_by(
    game: Game[Any], state: Any, viewer: int | None, names: Names, step: int | None = None
) -> list[object]:
    """Everything the viewer can see or find out; if `viewer` is None, everything that is public.

    That is: whose turn it is or could be, who may peek, the story so far, what every curtain shows,
    the viewer's own peek and known secret, and, if the viewer may see it, the prompt with its
    options and the reasons why moves are refused. At a `step` of a match, one of `TURNS` moves is
    tried; the steps take turns. Without it, all are.
    """
    prompt = game.prompt(state)
    peeks = game.peekers(state)
    public = game.public(state)
    sights: list[object] = [prompt.audience, prompt.actors, prompt.alternatives, peeks]
    sights += [game.story(state), type(public), public]
    if prompt.audience is None or prompt.audience == viewer:
        sights += [type(prompt), prompt, prompt.options(), prompt.text(names)]
        tried = islice(_attempts(prompt), step % TURNS, None, TURNS) if step else _attempts(prompt)
        sights += [_refusal(game, state, move) for move in tried]
    if viewer is not None:
        sights += [game.peek(state, viewer), game.known_secret(state, viewer)]
    return sights


def _attempts(prompt: Prompt) -> Iterator[Any]:
    """Moves that a curious viewer might try: some of the options, each also with another seat."""
    for number, move in enumerate(prompt.options()[:ATTEMPTS]):
        yield move
        yield replace(move, seat=number)


def _refusal(game: Game[Any], state: Any, move: Any) -> str:
    try:
        game.apply(state, move, Context(0, 0))
    except IllegalMove as refusal:
        return f"{refusal.key}: {refusal}"
    return "legal"
