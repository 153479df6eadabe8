"""One round of any game, played by touch: curtains held open, pieces tapped, thrown and dragged.

Nothing here knows a game. What can be done with the pieces is read off the scene; where no gesture
leads on, such as on a canvas, somebody makes a robot's move, and that is measured instead.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.__main__ import KNOWLEDGE
from engine.core import Game, GameOver, Handoff
from engine.make_setup import make_setup
from engine.setup import Player
from engine.simulate import ROBOT_NAMES
from mobileapp.stage.fingers import HOLD
from mobileapp.stage.scene import Choose, Lift, Send
from mobileapp.stage.sprite import X, Y

if TYPE_CHECKING:
    from tools.bench.slow_walk import Waited, Walk

PEOPLE = 4
LEAST_STEPS, MOST_STEPS = 8, 30
"""How many screens a round has; it is over when one comes again."""
GESTURES = 6
"""How much somebody tries before a robot helps."""
CLUE = "Once upon a time"
STROKE = 6
"""Of how many small movements a drag is made."""


class Gesture(NamedTuple):
    """A finger on a piece, and where it goes from there."""

    piece: str
    path: tuple[tuple[float, float], ...]
    seconds: float = 0.0
    """How long it rests before it is lifted, where more than a tap is needed."""


def one_round(walk: "Walk", game: Game[Any]) -> Iterator["Waited"]:
    """From Home into a match, through its first round, and back."""
    app = walk.app
    setup = walk.on_main(lambda: _setup(app, game))
    yield walk.see(
        f"{game.title}: start", partial(app.start_match, setup), lambda: app.play is not None
    )
    seen: list[type] = []
    for step in range(MOST_STEPS):
        walk.rest(lambda: _stage(app).at_rest and not _stage(app).textures.busy)
        shown = app.play.screen
        kind = type(shown)
        if isinstance(shown, GameOver) or (kind in seen[:-1] and step >= LEAST_STEPS):
            break
        if not isinstance(shown, Handoff) and kind not in seen[-1:]:
            seen.append(kind)
            if len(seen) == 1:
                yield walk.time(f"{game.title}: Android's pause", app.on_pause)
                walk.on_main(app.on_resume)
                continue
        yield from _go_on(walk, game.title, shown)
    yield walk.see(f"{game.title}: leave", app.leave_match, walk.at("home"))


def _setup(app: Any, game: Game[Any]) -> Any:
    variant = game.variants[0]
    count = min(max(PEOPLE, variant.least), variant.most)
    people = [Player(name) for name in ROBOT_NAMES[:count]]
    return make_setup(game, people, 7, variant=variant.id, packs=app.shelf.for_game(game.id, "en"))


def _go_on(walk: "Walk", title: str, shown: Any) -> Iterator["Waited"]:
    """Whatever leads from this screen to the next."""
    app = walk.app
    name = "curtain" if isinstance(shown, Handoff) else type(shown).__name__.removesuffix("Prompt")
    tried: set[str] = set()
    for _ in range(GESTURES):
        before, scene = app.play.screen, _stage(app).scene
        if before != shown:
            return
        gesture = walk.on_main(lambda: _gesture(app, tried))
        if gesture is None:
            break
        tried.add(gesture.piece)
        moved = partial(_differs, app, before, scene)
        waited = walk.touch(f"{title}: {name}, {gesture.piece}", gesture, moved)
        if waited is not None:
            yield waited
        walk.rest(lambda: _stage(app).at_rest)
    if app.play.screen == shown and not isinstance(shown, (Handoff, GameOver)):
        move = walk.on_main(lambda: _robots_move(app.play))
        yield walk.see(
            f"{title}: {name}, a robot's move",
            partial(app.play.move, move),
            lambda: app.play.screen != shown,
        )


def _differs(app: Any, screen: Any, scene: Any) -> bool:
    return bool(app.play.screen != screen or _stage(app).scene != scene)


def _robots_move(play: Any) -> Any:
    match = play._match
    move = match.suggest_move(match.prompt.actors, True, KNOWLEDGE)
    return move if move is not None else match.prompt.options()[0]


def _stage(app: Any) -> Any:
    return app.screens.get_screen("match").stage


def _gesture(app: Any, tried: set[str]) -> Gesture | None:
    """What leads on at once, before what only chooses something; the words of a clue first."""
    stage = _stage(app)
    scene = stage.scene
    if scene.field is not None and not scene.field.text:
        stage.field.text = CLUE
        scene = stage.scene
    found: list[tuple[int, Gesture]] = []
    for key, piece in scene.pieces.items():
        if key in tried or key not in stage.sprites:
            continue
        values = stage.sprites[key].values
        x, y = values[X], values[Y]
        for worth, path, seconds in _ways(stage, piece, x, y):
            found.append((worth, Gesture(key, path, seconds)))
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _ways(stage: Any, piece: Any, x: float, y: float) -> Iterator[tuple[int, Any, float]]:
    """What can be done with a piece: how much sooner than other things, and how."""
    if piece.hold is not None and piece.hold.begun is None and _leads_on(piece.hold.done):
        yield 0, ((x, y),), HOLD + 0.3
    if _leads_on(piece.tap):
        yield 1, ((x, y),), 0.0
    if _leads_on(piece.flick):
        up = -1 if piece.angle % 360 == 180 else 1
        yield 2, _line((x, y), (x, y + up * min(stage.width, stage.height) * 0.25)), 0.0
    for drop in piece.drops:
        target = stage.sprites.get(drop.target)
        if target is not None:
            there = (target.values[X], target.values[Y])
            yield (2 if _leads_on(drop.action) else 4), _line((x, y), there), 0.0
    for slide in piece.slides:
        way = slide.ways[0]
        yield 3, _line((x, y), (x + way.dx, y + way.dy)), 0.0
    if isinstance(piece.tap, Choose):
        yield 5, ((x, y),), 0.0


def _leads_on(action: Any) -> bool:
    return isinstance(action, Send | Lift)


def _line(start: tuple[float, float], end: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    return tuple(
        tuple(a + (b - a) * part / STROKE for a, b in zip(start, end, strict=True))  # type: ignore[misc]
        for part in range(STROKE + 1)
    )


def rounds(games: list[Game[Any]]) -> dict[str, Callable[["Walk"], Iterator["Waited"]]]:
    """For each game, by its id, one round of it."""
    return {game.id: partial(one_round, game=game) for game in games}
