"""Plays one round of any game by touch: holds curtains open, taps, throws and drags pieces.

No game-specific code: possible gestures are read off the scene. Where no gesture makes progress,
such as on a canvas, a robot's move is played and measured instead.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from kivy.core.window import Window

from engine.assets import KNOWLEDGE
from engine.core import Game, GameOver, Handoff
from engine.simulate import PLAYER_NAMES
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.player_profile import default_profile
from mobileapp.stage.fingers import HOLD
from mobileapp.stage.piece import Choose, Lift, Send
from mobileapp.stage.sprite import X, Y
from tests.support.matches import match_of
from tools.bench.figures import few
from tools.bench.slow_walk.stage import Change, Gesture, stage_of
from tools.bench.slow_walk.walk import Waited, Walk

PEOPLE = 4
"""How many play."""
MIN_STEPS, MAX_STEPS = few((8, 30), (1, 3))
"""The minimum and maximum number of screens in a round; it is over when a screen comes again."""
GESTURES = 6
"""The number of gestures tried before a robot makes the move."""
CHOOSES = 4
"""Gestures with at least this rank make no move and only choose something."""
CLUE = "Once upon a time"
STROKE = 6
"""The number of touch movements in a drag."""


def one_round(walk: Walk, game: Game[Any], child: bool = False) -> Iterator[Waited]:
    """From the players into a match, through its first round, out by its menu, and in again.

    With a child who can't read yet, words are cards with pictures.
    """
    app, title = walk.app, f"{game.title} with a child" if child else game.title
    walk.on_main(lambda: _to_the_players(app, game, child))
    walk.read()
    start = walk.find("StartButton")
    yield walk.tap(f"{title}: start", start, Change(app))
    seen: list[type] = []
    for step in range(MAX_STEPS):
        walk.rest(lambda: stage_of(app).at_rest and not stage_of(app).textures.busy)
        shown = app.session.current
        kind = type(shown)
        if isinstance(shown, GameOver) or (kind in seen[:-1] and step >= MIN_STEPS):
            break
        if not isinstance(shown, Handoff) and kind not in seen[-1:]:
            seen.append(kind)
            if len(seen) == 1:
                yield walk.time(f"{title}: Android's pause", app.on_pause)
                walk.on_main(app.on_resume)
                continue
        yield from _go_on(walk, title, shown)
    yield from _leave_and_come_back(walk, title)


def _to_the_players(app: Any, game: Game[Any], child: bool) -> None:
    """To the players' page, with a company that has sat down already."""
    app.go("game", game=game.id)
    variant = game.variants[0]
    count = min(max(PEOPLE, variant.min_players), variant.max_players)
    app.draft = Draft(
        game.id, people=[default_profile(n, i) for i, n in enumerate(PLAYER_NAMES[:count])]
    )
    app.draft.mark_young(0, child)
    app.go("players")


def _leave_and_come_back(walk: Walk, title: str) -> Iterator[Waited]:
    app, over = walk.app, walk.app.session.over
    yield walk.see(
        f"{title}: Back, pause menu",
        lambda: app.match_flow.pause_menu.show(app.session),
        lambda: len(Window.children) > 1,
    )
    walk.read()
    leave = walk.find("MenuLine", text=tr._("Leave, and continue later"))
    yield walk.tap(f"{title}: leave", leave, walk.at("home"))
    walk.read()
    if over:
        return
    yield walk.tap(f"{title}: continue", walk.find("ContinueCard"), Change(app))
    walk.rest(lambda: stage_of(app).at_rest and not stage_of(app).textures.busy)
    walk.on_main(app.match_flow.end)


def _go_on(walk: Walk, title: str, shown: Any) -> Iterator[Waited]:
    """Do whatever leads from this screen to the next."""
    app = walk.app
    name = "curtain" if isinstance(shown, Handoff) else type(shown).__name__.removesuffix("Prompt")
    tried: set[str] = set()
    for _ in range(GESTURES):
        if app.session.current != shown:
            return
        gesture = walk.on_main(lambda: _gesture(app, tried))
        if gesture is None:
            break
        tried.add(gesture.piece)
        change = Change(app, gesture.moves)
        waited = walk.touch(f"{title}: {name}, {gesture.piece}", gesture, change)
        if waited is not None:
            yield waited
        walk.rest(lambda: stage_of(app).at_rest)
    if app.session.current == shown and not isinstance(shown, (Handoff, GameOver)):
        move = walk.on_main(lambda: _robots_move(app.session))
        play = partial(app.session.move, move)
        yield walk.see(f"{title}: {name}, a robot's move", play, Change(app))


def _robots_move(play: Any) -> Any:
    match = match_of(play)
    move = match.suggest_move(match.prompt.actors, True, KNOWLEDGE)
    return move if move is not None else match.prompt.options()[0]


def _gesture(app: Any, tried: set[str]) -> Gesture | None:
    """Try gestures that make a move before gestures that only choose something; type the clue
    first.
    """
    stage = stage_of(app)
    scene = stage.scene
    if scene.field is not None and not scene.field.text:
        stage.writing.input.text = CLUE
        scene = stage.scene
    found: list[tuple[int, Gesture]] = []
    for key, piece in scene.pieces.items():
        if key in tried or key not in stage.sprites.by_key:
            continue
        values = stage.sprites.by_key[key].values
        x, y = values[X], values[Y]
        for worth, path, seconds in _ways(stage, piece, x, y):
            found.append((worth, Gesture(key, path, seconds, worth < CHOOSES)))
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _ways(stage: Any, piece: Any, x: float, y: float) -> Iterator[tuple[int, Any, float]]:
    """The possible gestures on a piece, each with its rank."""
    if piece.hold is not None and piece.hold.begun is None and _leads_on(piece.hold.done):
        yield 0, ((x, y),), HOLD + 0.3
    if _leads_on(piece.tap):
        yield 1, ((x, y),), 0.0
    if _leads_on(piece.flick):
        up = -1 if piece.angle % 360 == 180 else 1
        yield 2, _line((x, y), (x, y + up * min(stage.width, stage.height) * 0.25)), 0.0
    for drop in piece.drops:
        target = stage.sprites.by_key.get(drop.target)
        if target is not None:
            there = (target.values[X], target.values[Y])
            yield (2 if _leads_on(drop.action) else CHOOSES), _line((x, y), there), 0.0
    for slide in piece.slides:
        way = slide.ways[0]
        yield 3, _line((x, y), (x + way.dx, y + way.dy)), 0.0
    if isinstance(piece.tap, Choose):
        yield CHOOSES + 1, ((x, y),), 0.0


def _leads_on(action: Any) -> bool:
    return isinstance(action, Send | Lift)


def _line(start: tuple[float, float], end: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    return tuple(
        tuple(a + (b - a) * part / STROKE for a, b in zip(start, end, strict=True))  # type: ignore[misc]
        for part in range(STROKE + 1)
    )


def rounds(games: Iterable[Game[Any]]) -> Iterator[tuple[str, Callable[[Walk], Iterator[Waited]]]]:
    """For each game, by its id, one round; if it is played with words, also one with a child."""
    for game in games:
        yield game.id, partial(one_round, game=game)
        if any(need.kind == "words" for need in game.needs):
            yield f"{game.id}-child", partial(one_round, game=game, child=True)
