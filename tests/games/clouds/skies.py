"""Painted skies, and the scenes of Clouds that tests look at."""

from dataclasses import replace
from functools import cache

from engine.chance import Chance
from engine.core import Context, Handoff, Prompt
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import Claim
from engine.games.clouds.prompts import PaintPrompt
from engine.games.clouds.sky import Sky
from engine.games.clouds.state import PlayedRound, State
from engine.packs import Item, Pack
from mobileapp.games.clouds.choice import Choice
from mobileapp.games.clouds.layout import Layout
from mobileapp.games.clouds.scene import scene
from mobileapp.stage.parts import add_common_controls
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from tests.games.clouds.situations import cloud, painting
from tests.support.scene_checks import check, scenes_of, table_for

ON_OTHERS = frozenset({"guess", "plus"})
"""The kinds of pieces that may lie over other pieces for a moment."""
IN_THE_SKY = ("cloud", "ghost", "lock", "trail", "supply", "supply-far")
"""The kinds of pieces that may extend beyond a small window, as the sky does."""
LONG = (
    "Elephant",
    "Hippopotamus",
    "Sternschnuppe",
    "Hot-air balloon",
    "Pirate ship with a black sail",
)


def long_words() -> Pack:
    """A pack of long words, each several times."""
    items = tuple(
        Item(f"w/{n}", text=LONG[n % len(LONG)], category="Nature & Weather") for n in range(72)
    )
    return Pack("w", 1, "words", ("clouds",), "", "", "", "", 6, items)


@cache
def painted_skies(players: int) -> tuple[State, ...]:
    """The states of a round while its sky is painted with random moves, in order."""
    state = painting(players, packs=[long_words()])
    found = [state]
    for step in range(26):
        prompt = GAME.prompt(state)
        move = prompt.sample(Chance(step, players))
        if not isinstance(move, Claim):
            state = GAME.apply(state, move, Context(3, step, 700))
            found.append(state)
    return tuple(found)


def with_awards(over: State, painted: State) -> State:
    """The finished match `over` with rounds that give awards and show the sky of `painted`."""
    word = next(item.id for item in painted.items.values() if item.text == LONG[0])
    sky, guesser = painted.sky.clouds, painted.guessers[0]
    played = PlayedRound(over.everyone, painted.roles, word, guesser, 12_400, sky)
    others = [replace(played, used_ms=60_000 + n, guesser=played.guesser) for n in range(4)]
    kept = (played, *others, replace(played, guesser=None))
    return replace(over, items=painted.items, rounds=kept)


def _without_sky(shown: Scene) -> Scene:
    pieces = {k: p for k, p in shown.pieces.items() if k.partition(":")[0] not in IN_THE_SKY}
    return shown._replace(pieces=pieces)


def check_scene(shown: Prompt | Handoff, table: SceneContext, choice: Choice) -> None:
    """Check that all pieces lie well; those of the sky may extend beyond a small window."""
    secret = isinstance(shown, Prompt) and shown.audience is not None
    for one in scenes_of(scene(shown, table, choice)):
        whole = add_common_controls(one, table, secret)
        check(_without_sky(whole), table, ON_OTHERS)
        for key, piece in whole.pieces.items():
            if key.partition(":")[0] in IN_THE_SKY:
                rect = piece.rect
                assert table.space.area.contains(rect._replace(x=rect.cx, y=rect.cy, w=0, h=0)), key


def sky_prompt(sky: Sky, turn: int = 0, **more: object) -> PaintPrompt:
    """What the artists see of a sky; `turn` is the artist whose turn it is."""
    prompt = GAME.prompt(replace(painting(4, sky=sky), turn=turn))
    assert isinstance(prompt, PaintPrompt)
    return replace(prompt, **more)  # type: ignore[arg-type]


TABLET = table_for(Space(1280, 800), 4)
AT = Layout(TABLET)
SKY = Sky((cloud(0, 500, 500), cloud(1, 560, 520), cloud(3, 1200, 300)))
