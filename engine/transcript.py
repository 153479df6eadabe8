"""Lets robots play a match, and describes it in lines of text or JSON.

The lines hold only public information: of a secret move, they say only who made it.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from engine.core import Cue, GameOver, Prompt, TimeUp
from engine.knowledge import Knowledge
from engine.make_setup import find_variant
from engine.match import Match
from engine.save import encode_move
from engine.setup import Value
from engine.simulate import PlayedMove, play_out


def transcript(match: Match, knowledge: Knowledge) -> Iterator[str]:
    """The match as lines of plain sentences.

    The match is played while the lines are read.
    """
    yield from _opening(match)
    yield from public_lines(match.prompt, match.names)
    for played in play_out(match, knowledge):
        if played.before.audience is not None:
            yield f"  ({match.names[played.before.audience]} acts in secret)"
        elif text := played.move.text(match.names):
            yield f"  {text}"
        yield from clock_lines(played)
        yield from public_lines(played.after, match.names)
    yield _winners(match)
    yield f"Seed {match.seed}, {len(match.log)} moves."


def _opening(match: Match) -> Iterator[str]:
    """The first lines: what is played, by whom, with which options and roles."""
    setup = match.setup
    variant = find_variant(match.game, setup.variant)
    options = [f"{name}={value_text(value)}" for name, value in setup.options.items()]
    chosen = f" ({', '.join(options)})" if options else ""
    yield f"{match.game.title}, {variant.title}{chosen}: {listed(match.names)} play."
    if setup.roles:
        kind = "Teams" if variant.teams else "Roles"
        roles = dict.fromkeys(setup.roles)
        held = [f"{role} – {listed(_with_role(match, role))}" for role in roles]
        yield f"{kind}: {'; '.join(held)}."


def _with_role(match: Match, role: str) -> list[str]:
    players = zip(match.setup.players, match.setup.roles, strict=True)
    return [player.name for player, own in players if own == role]


def clock_lines(played: PlayedMove) -> Iterator[str]:
    """The lines that say that a clock starts, goes on, or has run out.

    While a prompt waits for the timekeeper to start the clock, nobody plays, so the timer of that
    prompt gives no lines.
    """
    waited = played.before.cue is Cue.TIMEKEEPER
    if isinstance(played.move, TimeUp) and not waited:
        yield "  Time is up."
    timer = played.after.timer
    running = played.before.timer is not None and not waited
    if timer is not None and not running and played.after.cue is not Cue.TIMEKEEPER:
        seconds = round(timer.left / 1000)
        started = timer.left == timer.total
        yield f"  The clock {'starts' if started else 'goes on'}: {seconds} seconds."


def _winners(match: Match) -> str:
    """The line that names the winners, or says that nobody wins."""
    over = match.prompt
    if not isinstance(over, GameOver) or not over.winners:
        return "Nobody wins."
    return f"Winners: {listed([match.names[seat] for seat in over.winners])}."


def listed(names: Sequence[str]) -> str:
    """The names joined with commas, with “and” before the last."""
    return " and ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def value_text(value: Value) -> str:
    """The value of an option as it is typed on the command line."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def public_lines(prompt: Prompt, names: Sequence[str]) -> Iterable[str]:
    """The lines of text of a public prompt; no line for a prompt that only one seat may see."""
    return prompt.text(names).splitlines() if prompt.audience is None else ()


# --- for machines -----------------------------------------------------------------------------


def json_lines(match: Match, knowledge: Knowledge) -> Iterator[str]:
    """The match as lines of JSON: its setup, one object for each move, and the story.

    The match is played while the lines are read.
    """
    setup = match.setup
    yield json.dumps(
        {
            "game": match.game.id,
            "variant": setup.variant,
            "options": setup.options,
            "players": match.names,
            "roles": setup.roles,
            "show": _public_fields(match.prompt),
        }
    )
    for played in play_out(match, knowledge):
        yield json.dumps(public_record(played))
    yield json.dumps({"seed": match.seed, "moves": len(match.log), "story": match.story()})


def public_record(played: PlayedMove) -> dict[str, Any]:
    """A move and the prompt after it as plain data, without secrets.

    Of a secret move, there is only the seat that made it. A prompt for one seat is None.
    """
    if played.before.audience is None:
        return {"move": encode_move(played.move), "show": _public_fields(played.after)}
    return {"secret": played.before.audience, "show": _public_fields(played.after)}


def _public_fields(prompt: Prompt) -> dict[str, Any] | None:
    if prompt.audience is not None:
        return None
    return {"prompt": type(prompt).__name__} | asdict(prompt)
