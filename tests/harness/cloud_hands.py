"""How artists paint with clouds by touch: these pieces follow the finger anywhere."""

from math import cos, dist, radians, sin

from engine.chance import Chance
from engine.games.clouds.geometry import Cloud, reach
from engine.games.clouds.moves import Action, Nudge, Place, Rearrange, Remove
from engine.games.clouds.prompts import PaintPrompt
from mobileapp.games.clouds.layout import Layout
from mobileapp.stage.parts import QUARTER_TURN
from tests.harness.hands import Hands

STRAIGHT = 8
"""An angle in degrees that is too small to turn a cloud for it."""
NEAR = 24
"""A distance in pixels that is too small to drag a cloud: a finger would tap it instead."""
CIRCLE = 360
FAR = 1.5
"""How far from the middle of a cloud its knob is dragged, in multiples of the cloud's reach."""


def paint(hands: Hands, prompt: PaintPrompt, action: Action) -> None:
    """Make an artist's action by touch, as nearly as fingers do it.

    It is left half done if the time is up meanwhile. Layers are not chosen: what is put down last
    lies on top.
    """
    at = Layout(hands.context)
    match action:
        case Place():
            _place(hands, prompt, at, action)
        case Rearrange():
            _rearrange(hands, prompt, at, action)
        case Remove(cloud=cloud) if (key := f"cloud:{cloud}") in hands.scene.pieces:
            hands.drag(key, (hands.place_of(key)[0], at.air.y / 2))
        case Nudge():
            start, end = (action.from_x, action.from_y), (action.to_x, action.to_y)
            hands.stroke(at.from_sky(*start), at.from_sky(*end))


def any_cloud(hands: Hands, prompt: PaintPrompt, luck: Chance) -> Place:
    """An action that fingers can always do: a cloud of the supply, somewhere in the sky."""
    left = [shape for shape, count in prompt.sky.supply if count]
    angle = Layout(hands.context).edge_of(prompt.turn, prompt.round.roles).angle
    x, y = luck.below(prompt.width), luck.below(prompt.height)
    top = len(prompt.sky.clouds)
    return Place(prompt.turn, luck.choice(left), x, y, int(angle), False, top)


def _place(hands: Hands, prompt: PaintPrompt, at: Layout, action: Place) -> None:
    """Drag a cloud into the sky; one that is to be turned or mirrored is taken by a tap before."""
    edge = at.edge_of(prompt.turn, prompt.round.roles)
    key = edge.supply_key(action.shape)
    if _turn(edge.angle, action.angle) < STRAIGHT and not action.flip:
        _drag(hands, key, at.from_sky(action.x, action.y))
        return
    before = {*hands.keys("cloud:")}
    _tap(hands, key)
    taken = [cloud for cloud in hands.keys("cloud:") if cloud not in before]
    if taken:
        new = Cloud(0, action.shape, 0, 0, int(edge.angle), False)
        _pose(hands, at, taken[0], new, action)


def _rearrange(hands: Hands, prompt: PaintPrompt, at: Layout, action: Rearrange) -> None:
    """Take a cloud of the sky by a tap, or by several if it lies below others, and put it down."""
    (cloud,) = (lying for lying in prompt.sky.clouds if lying.id == action.cloud)
    key = f"cloud:{cloud.id}"
    for _ in prompt.sky.clouds:
        _tap(hands, key)
        if hands.shown != prompt:
            return
        if hands.driver.app.session.choice_for(prompt).held(cloud.id):
            _pose(hands, at, key, cloud, action)
            return


def _pose(hands: Hands, at: Layout, key: str, cloud: Cloud, action: Place | Rearrange) -> None:
    """Mirror, drag and turn the cloud in hand, and put it down."""
    place = at.from_sky(action.x, action.y)
    if action.flip != cloud.flip:
        _tap(hands, "tool:flip")
    if dist(place, at.from_sky(cloud.x, cloud.y)) > NEAR:
        _drag(hands, key, place)
    if _turn(cloud.angle, action.angle) >= STRAIGHT:
        away = reach(cloud.shape) * at.unit * FAR
        bearing = radians(action.angle + QUARTER_TURN)
        _drag(hands, "knob", (place[0] + away * cos(bearing), place[1] + away * sin(bearing)))
    _tap(hands, "tool:check")


def _turn(one: float, other: float) -> float:
    """The angle between two directions, in degrees."""
    return abs((one - other + CIRCLE / 2) % CIRCLE - CIRCLE / 2)


def _tap(hands: Hands, key: str) -> None:
    if key in hands.scene.pieces:
        hands.tap(key)


def _drag(hands: Hands, key: str, to: tuple[float, float]) -> None:
    if key in hands.scene.pieces:
        hands.drag(key, to)
