"""A robot that paints something cloudy and leaves the guessing to the people at the table.

Only where nobody but robots plays do they guess, the sooner the fuller the sky is.
"""

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.games.clouds.geometry import COSINES, FINE, SINES, Cloud
from engine.games.clouds.moves import (
    ABSTAIN,
    ChooseWord,
    Claim,
    Credit,
    Memorised,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Remove,
    StartClock,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    ClaimPrompt,
    LateCreditPrompt,
    MemorisePrompt,
    RegroupPrompt,
    RoundResultPrompt,
    SkyPrompt,
    StartClockPrompt,
    TossPrompt,
    VotePrompt,
)
from engine.games.clouds.shapes import SHAPES
from engine.refusal import IllegalMove

HEARS_PER_CLOUD = 0.0045
"""How much likelier each cloud in the sky makes it that somebody says the word before a turn."""
LATE_GUESS = 0.05
MARGIN = 150
"""How far from the edges a robot keeps the middle of its clouds."""


def robot(view: View, chance: Chance) -> Move | None:
    """A sensible answer; what people at the table can judge or acknowledge is left to them."""
    seat, prompt = view.seat, view.prompt
    match prompt:
        case ChooseWordPrompt():
            easy = [word for word in prompt.words if "easy" in word.tags]
            return ChooseWord(seat, chance.choice(easy or prompt.words).id)
        case MemorisePrompt():
            return Memorised(seat)
        case TossPrompt():
            return Toss(seat, chance.choice(tuple(SHAPES)))
        case StartClockPrompt():
            return StartClock(seat)
        case SkyPrompt() if seat == prompt.turn:
            heard = view.alone and chance.happens(HEARS_PER_CLOUD * len(prompt.sky.clouds))
            return Claim(seat) if heard else _paint(prompt, chance)
        case VotePrompt() if seat not in dict(prompt.votes):
            return Vote(seat, chance.choice((*prompt.tied, ABSTAIN)))
    return _for_people(view, chance) if view.alone else None


def _for_people(view: View, chance: Chance) -> Move | None:
    """What a robot does only when no person can."""
    seat, prompt = view.seat, view.prompt
    match prompt:
        case ClaimPrompt():
            return Credit(seat, chance.choice(prompt.guessers))
        case LateCreditPrompt() if chance.happens(LATE_GUESS):
            return Credit(seat, chance.choice(prompt.guessers))
        case LateCreditPrompt():
            return Nobody(seat)
        case RoundResultPrompt() | RegroupPrompt():
            return Next(seat)
        case VotePrompt() if prompt.complete:
            return Next(seat)
    return None


# --- painting ---------------------------------------------------------------------------------


def _paint(prompt: SkyPrompt, chance: Chance) -> Move:
    """Mostly add to the picture, now and then improve it, as long as there are clouds."""
    available = [shape for shape, left in prompt.sky.supply if left]
    movable = prompt.sky.movable
    mood = chance.fraction()
    if movable and (mood < 0.25 or not available):
        cloud = chance.choice(movable)
        if mood < 0.1 and (nudge := _nudge(prompt, cloud, chance)):
            return nudge
        if mood < 0.03 or not (move := _rearrange(prompt, cloud, chance)):
            return Remove(prompt.turn, cloud.id)
        return move
    return _add(prompt, chance.choice(available), chance)


def _add(prompt: SkyPrompt, shape: str, chance: Chance) -> Move:
    """A new cloud that touches the picture without hiding it."""
    x, y = _beside_the_picture(prompt, shape, prompt.sky.clouds, chance)
    while prompt.sky.undoes_removal(shape, x, y):
        x, y = chance.between(0, prompt.width), chance.between(0, prompt.height)
    angle, flip = _pose(chance)
    return Place(prompt.turn, shape, x, y, angle, flip, len(prompt.sky.clouds))


def _rearrange(prompt: SkyPrompt, cloud: Cloud, chance: Chance) -> Move | None:
    """Another place for a cloud, if there is a good one."""
    others = tuple(other for other in prompt.sky.clouds if other.id != cloud.id)
    x, y = _beside_the_picture(prompt, cloud.shape, others, chance)
    angle, flip = _pose(chance)
    if prompt.sky.undoes_removal(cloud.shape, x, y) or (x, y) == (cloud.x, cloud.y):
        return None
    return Rearrange(prompt.turn, cloud.id, x, y, angle, flip, len(others))


def _nudge(prompt: SkyPrompt, cloud: Cloud, chance: Chance) -> Move | None:
    """A push towards the middle of the sky, from well outside the cloud."""
    middle = prompt.width // 2, prompt.height // 2
    start = tuple(
        min(max(own + (own - goal) // 2 + chance.between(-200, 200), 0), most)
        for own, goal, most in zip(
            (cloud.x, cloud.y), middle, (prompt.width, prompt.height), strict=True
        )
    )
    end = (cloud.x + middle[0]) // 2, (cloud.y + middle[1]) // 2
    try:
        prompt.sky.nudge((start[0], start[1]), end)
    except IllegalMove:
        return None
    return Nudge(prompt.turn, start[0], start[1], *end)


def _beside_the_picture(
    prompt: SkyPrompt, shape: str, clouds: tuple[Cloud, ...], chance: Chance
) -> tuple[int, int]:
    """A spot half over the rim of some cloud, where none has its middle yet if possible."""
    x, y = prompt.width // 2, prompt.height // 2
    for _ in range(6):
        if not clouds:
            break
        anchor = chance.choice(clouds)
        direction = chance.below(360)
        sizes = SHAPES[shape].width + SHAPES[anchor.shape].width
        apart = sizes * chance.between(25, 40) // 100
        x = _kept(anchor.x + apart * COSINES[direction] // FINE, prompt.width)
        y = _kept(anchor.y + apart * SINES[direction] // FINE, prompt.height)
        room = SHAPES[shape].width // 3
        if all((x - other.x) ** 2 + (y - other.y) ** 2 > room**2 for other in clouds):
            break
    return x, y


def _kept(value: int, length: int) -> int:
    return min(max(value, MARGIN), length - MARGIN)


def _pose(chance: Chance) -> tuple[int, bool]:
    """Upright or tilted in steps people would choose, rarely upside down."""
    tilt = chance.choice((0, 0, 15, 30, 45, 90, -15, -30, -45, 180))
    return tilt % 360, chance.happens(0.5)
