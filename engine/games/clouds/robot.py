"""A robot that paints pictures it knows, and guesses what others paint.

If it knows no picture for the word, it places clouds at random. If moreover all players are robots,
nobody can guess the word: then the artists sometimes pretend that it was guessed. The probability
of this grows with the number of clouds.
"""

from engine.chance import Chance
from engine.core import Move, Next, View
from engine.errors import IllegalMove
from engine.games.clouds import moves, prompts
from engine.games.clouds.artist import first_shape, next_action
from engine.games.clouds.geometry import COSINES, FINE, SINES, Cloud
from engine.games.clouds.guesser import draw_ahead, likenesses
from engine.games.clouds.layouts import NOTHING_LEARNT, KnownPictures, Layout
from engine.games.clouds.painting import GUESS_PAUSE
from engine.games.clouds.shapes import SHAPES
from engine.setup import SKILLS

DREAMY, AWAKE, SHARP = SKILLS
BLUR = {DREAMY: 45, AWAKE: 12, SHARP: 0}
"""For each skill, the maximum error with which a robot places a cloud. The error of x and of y is
in sky units, that of the rotation in tenths of degrees.
"""
DOUBT = {DREAMY: 0.35, AWAKE: 0.08, SHARP: 0.0}
"""For each skill, the maximum random number that a robot adds to the similarity of a picture."""
SEES_FROM = 3
"""The minimum number of clouds in the sky for a robot to guess."""
PLAUSIBLE = 5
"""How many of the pictures most similar to the sky a robot considers for a guess."""
CERTAIN, HOPEFUL = 0.75, 0.4
"""The minimum similarity for a guess: `CERTAIN` in an empty sky, `HOPEFUL` in a full one. In
between, it falls linearly with the number of clouds.
"""
FULL = 8
"""The minimum number of clouds of a sky that counts as full (see `HOPEFUL`)."""
ROBOT_GUESS_PAUSE = 3_000
"""How long a robot waits with its own guess after the written guess of another player, in
milliseconds on the clock.
"""

PRETENDED_PER_CLOUD = 0.0045
"""The probability, per cloud in the sky, that a robot artist pretends in its turn that the word was
said. Robots pretend only if all players are robots and know no picture for the word.
"""
PRETENDED_LATE = 0.05
"""The probability that a robot artist pretends, after time is up, that the word was said in time.
The conditions are the same as for `PRETENDED_PER_CLOUD`.
"""
MARGIN = 150
"""How far, in sky units, a robot that knows no picture keeps the centre of a cloud from the edges
of the sky.
"""


def prepare(pictures: KnownPictures, language: str) -> None:
    """Rasterise in advance the pictures of all categories that have words in a language."""
    for category in pictures.words.get(language, {}):
        for layout in pictures.in_category(category).values():
            draw_ahead(layout)


def robot(view: View, chance: Chance) -> Move | None:
    """The robot's answer to the prompt.

    None if this robot has nothing to do now, or if the decision is left to people.
    """
    seat, prompt = view.seat, view.prompt
    match prompt:
        case prompts.ChooseWordPrompt():
            return _choose_word(view, prompt, chance)
        case prompts.MemorisePrompt():
            return moves.Memorise(seat)
        case prompts.TossPrompt():
            layout = _layout(view)
            return moves.Toss(seat, first_shape(layout) if layout else chance.choice(tuple(SHAPES)))
        case prompts.StartClockPrompt():
            return moves.StartClock(seat)
        case prompts.PaintPrompt() if seat in prompt.round.roles.artists:
            return _as_artist(view, prompt, chance)
        case prompts.PaintPrompt():
            return _guess(view, prompt, chance)
        case prompts.SettlePrompt():
            return moves.Settle(seat)
        case prompts.VotePrompt() if seat not in dict(prompt.votes):
            return moves.Vote(seat, chance.choice((*prompt.tied, moves.ABSTAIN)))
    return _in_place_of_people(view, chance) if view.alone else None


def _in_place_of_people(view: View, chance: Chance) -> Move | None:
    """The robot's move for a prompt that people usually answer, when no person may answer it.

    None if this robot has nothing to do now.
    """
    seat, prompt = view.seat, view.prompt
    match prompt:
        case prompts.ClaimPrompt():
            return moves.Credit(seat, chance.choice(prompt.guessers))
        case prompts.LateCreditPrompt():
            guesser = _who_wrote_it(view, prompt.guesses)
            if guesser is None and _nobody_can_guess(view) and chance.happens(PRETENDED_LATE):
                guesser = chance.choice(prompt.guessers)
            return moves.Nobody(seat) if guesser is None else moves.Credit(seat, guesser)
        case prompts.RoundResultPrompt() | prompts.RegroupPrompt():
            return Next(seat)
        case prompts.VotePrompt() if prompt.complete:
            return Next(seat)
    return None


def _pictures(view: View) -> KnownPictures:
    return view.knowledge or NOTHING_LEARNT


def _layout(view: View) -> Layout | None:
    """The picture of the word that this seat has read; None if the robot knows none."""
    return _pictures(view).of(view.known_secret) if view.known_secret else None


def _nobody_can_guess(view: View) -> bool:
    """Whether nobody can guess the word: only robots play, and they know no picture for it."""
    return view.alone and _layout(view) is None


def _choose_word(view: View, prompt: prompts.ChooseWordPrompt, chance: Chance) -> Move:
    """Choose a word whose picture people can name, an easy word if possible.

    If none of the three has such a picture, draw three others. If that is not allowed, or if the
    robot knows no pictures at all, choose any of the three.
    """
    pictures = _pictures(view)
    known = [word for word in prompt.words if pictures.is_painted(word)]
    if pictures.lines and not known and prompt.redraw:
        return moves.Redraw(view.seat)
    words = known or prompt.words
    easy = [word for word in words if "easy" in word.tags]
    return moves.ChooseWord(view.seat, chance.choice(easy or words).id)


# --- guessing ---------------------------------------------------------------------------------


def _guess(view: View, prompt: prompts.PaintPrompt, chance: Chance) -> Move | None:
    """The guess of the word that the sky looks most like.

    None if the sky does not look enough like any word yet, or if the robot still has to wait.
    """
    clouds = prompt.sky.clouds
    if len(clouds) < SEES_FROM or _too_soon(view.seat, prompt):
        return None
    said = {guess.word.casefold() for guess in prompt.guesses}
    words = {
        word: layout
        for word, layout in _pictures(view).in_category(prompt.category).items()
        if word.casefold() not in said
    }
    if not words:
        return None
    doubt = DOUBT[view.skill]
    share, word = max(
        (found.share + doubt * chance.fraction(), found.word)
        for found in likenesses(clouds, words)[:PLAUSIBLE]
    )
    fullness = min(len(clouds) / FULL, 1.0)
    if share < CERTAIN + (HOPEFUL - CERTAIN) * fullness:
        return None
    return moves.Say(view.seat, word)


def _too_soon(seat: int, prompt: prompts.PaintPrompt) -> bool:
    """Whether this robot still has to wait after an earlier guess, its own or another player's.

    The time of the latest move serves as the current time.
    """
    left = prompt.timer.left if prompt.timer else 0
    return any(
        guess.left - left < (GUESS_PAUSE if guess.seat == seat else ROBOT_GUESS_PAUSE)
        for guess in prompt.guesses
    )


def _who_wrote_it(view: View, guesses: tuple[prompts.WrittenGuess, ...]) -> int | None:
    """The seat of the player who has written this artist's word as a guess; None if nobody has."""
    word = view.known_secret.text.casefold() if view.known_secret else None
    return next((guess.seat for guess in guesses if guess.word.casefold() == word), None)


# --- painting ---------------------------------------------------------------------------------


def _as_artist(view: View, prompt: prompts.PaintPrompt, chance: Chance) -> Move | None:
    """Claim if somebody has written the word; otherwise paint, if it is this artist's turn.

    None if it is the other artist's turn. If nobody can guess the word, the robot sometimes
    pretends in its turn that somebody has said it.
    """
    if _who_wrote_it(view, prompt.guesses) is not None:
        return moves.Claim(view.seat)
    if view.seat != prompt.turn:
        return None
    pretends = prompt.aloud and _nobody_can_guess(view)
    if pretends and chance.happens(PRETENDED_PER_CLOUD * len(prompt.sky.clouds)):
        return moves.Claim(view.seat)
    if layout := _layout(view):
        # A robot artist is a judge only if the other artist is a person, or if only robots play.
        with_a_person = view.seat in prompt.judges and not view.alone
        blur = BLUR[view.skill]
        action = next_action(view.seat, layout, prompt.sky, blur, chance, gentle=with_a_person)
        if action is not None:
            return action
    return _paint(prompt, chance)


def _paint(prompt: prompts.PaintPrompt, chance: Chance) -> Move:
    """A random action, for a robot that knows no picture or has no useful action.

    Mostly it adds a cloud. Sometimes, and always if the supply is empty, it nudges, rearranges or
    removes a cloud instead.
    """
    available = [shape for shape, left in prompt.sky.supply if left]
    movable = prompt.sky.movable
    mood = chance.fraction()
    if movable and (mood < 0.25 or not available):
        cloud = chance.choice(movable)
        if mood < 0.1 and (nudge := _nudge(prompt, cloud, chance)):
            return nudge
        if mood < 0.03 or not (move := _rearrange(prompt, cloud, chance)):
            return moves.Remove(prompt.turn, cloud.id)
        return move
    return _add(prompt, chance.choice(available), chance)


def _add(prompt: prompts.PaintPrompt, shape: str, chance: Chance) -> Move:
    """Add a cloud beside those in the sky, with a random rotation and mirroring."""
    x, y = _beside_the_picture(prompt, shape, prompt.sky.clouds, chance)
    while prompt.sky.undoes_removal(shape, x, y):
        x, y = chance.between(0, prompt.width), chance.between(0, prompt.height)
    angle, flip = _pose(chance)
    return moves.Place(prompt.turn, shape, x, y, angle, flip, len(prompt.sky.clouds))


def _rearrange(prompt: prompts.PaintPrompt, cloud: Cloud, chance: Chance) -> Move | None:
    """Move a cloud to a random place beside the others.

    None if that place is not allowed, or if the cloud is already there.
    """
    others = tuple(other for other in prompt.sky.clouds if other.id != cloud.id)
    x, y = _beside_the_picture(prompt, cloud.shape, others, chance)
    angle, flip = _pose(chance)
    if prompt.sky.undoes_removal(cloud.shape, x, y) or (x, y) == (cloud.x, cloud.y):
        return None
    return moves.Rearrange(prompt.turn, cloud.id, x, y, angle, flip, len(others))


def _nudge(prompt: prompts.PaintPrompt, cloud: Cloud, chance: Chance) -> Move | None:
    """A nudge of a cloud towards the middle of the sky; None if no cloud would move far enough."""
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
    return moves.Nudge(prompt.turn, start[0], start[1], *end)


def _beside_the_picture(
    prompt: prompts.PaintPrompt, shape: str, clouds: tuple[Cloud, ...], chance: Chance
) -> tuple[int, int]:
    """A random position at which a cloud of this shape overlaps the edge of one of `clouds`.

    It is the first of six tries that is not too near to the centre of any of `clouds`, or the last
    try. Without `clouds`, it is the middle of the sky.
    """
    x, y = prompt.width // 2, prompt.height // 2
    for _ in range(6):
        if not clouds:
            break
        anchor = chance.choice(clouds)
        direction = chance.below(360)
        sizes = SHAPES[shape].width + SHAPES[anchor.shape].width
        apart = sizes * chance.between(25, 40) // 100
        x = _off_the_edges(anchor.x + apart * COSINES[direction] // FINE, prompt.width)
        y = _off_the_edges(anchor.y + apart * SINES[direction] // FINE, prompt.height)
        room = SHAPES[shape].width // 3
        if all((x - other.x) ** 2 + (y - other.y) ** 2 > room**2 for other in clouds):
            break
    return x, y


def _off_the_edges(value: int, length: int) -> int:
    return min(max(value, MARGIN), length - MARGIN)


def _pose(chance: Chance) -> tuple[int, bool]:
    """A random rotation in degrees, and whether to mirror the cloud.

    As with people, the cloud is mostly upright or tilted, and rarely upside down.
    """
    tilt = chance.choice((0, 0, 15, 30, 45, 90, -15, -30, -45, 180))
    return tilt % 360, chance.happens(0.5)
