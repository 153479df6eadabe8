"""The desk where people ink their own blots: every gesture, as pictures and as film strips."""

from collections.abc import Iterator
from itertools import pairwise

from mobileapp.match.table import remember_people
from mobileapp.player_profile import default_profile
from tests.harness.desk_hands import DeskHands, Place
from tools.tour.steps import shows
from tools.tour.walk import Walk

BETWEEN = 4
"""How many movements of the fingers lie between two pictures of a film."""
LINES: tuple[tuple[Place, ...], ...] = (
    ((430, 200), (330, 260), (250, 380), (300, 480), (420, 520), (460, 640), (380, 760)),
    ((600, 300), (700, 260), (780, 340), (720, 440), (610, 460), (560, 560), (640, 700)),
)
"""What two fingers draw at once."""
PALM: tuple[Place, ...] = ((150, 250), (380, 350), (160, 480), (380, 600), (180, 740), (360, 800))


@shows("ink_desk")
def ink_desk(walk: Walk) -> None:
    """One blot is kept, another one is thrown away and brought back."""
    people = [default_profile(name, seat) for seat, name in enumerate(walk.people.names[:4])]
    remember_people(people, walk.app.storage)
    walk.begin_chapter("Ink your own blots")
    walk.go("ink_desk")
    hands = DeskHands(walk.driver)
    walk.keep("A bare sheet")
    make_blot(walk, hands)
    walk.keep("The blot")
    walk.film("Keep it", _carry(hands, *walk.driver.place_of(hands.screen.ids.pile)))
    if not walk.films:
        walk.tap("Keep")
    walk.keep("Who inked it?")
    walk.close_sheets()
    walk.keep("A new sheet")
    hands.make_blot()
    walk.film("Throw it away", _carry(hands, 0, 0, steps=4))
    if not walk.films:
        hands.carry(0, 0, steps=4)
    walk.keep("Thrown away")
    hands.screen.bring_back()
    walk.film("Brought back")
    walk.keep("It lies there again")
    walk.app.home()


def make_blot(walk: Walk, hands: DeskHands) -> None:
    """From the first drop to the opened sheet."""
    walk.film("Drip and draw", _draw(hands))
    hands.ink()
    walk.keep("Ink on both halves")
    walk.film("Fold", _turn(hands, 985, 60))
    hands.sheet.fold()
    walk.keep("Folded")
    walk.film("Rub", _rub(hands))
    walk.driver.until(lambda: hands.sheet.blot_ready)
    walk.film("Open", _turn(hands, 20, 950))
    hands.sheet.unfold()


def _draw(hands: DeskHands) -> Iterator[None]:
    """Two fingers draw at once, then a third one leaves a pool of red."""
    touches = [hands.down(*line[0]) for line in LINES]
    for step in range(1, len(LINES[0])):
        for part in range(1, BETWEEN + 1):
            places = [_between(line[step - 1], line[step], part / BETWEEN) for line in LINES]
            hands.driver.move_all(touches, [hands.on_screen(*place) for place in places])
        yield
    for touch in touches:
        hands.driver.up(touch)
    hands.screen.choose_ink("red")
    pool = hands.down(470, 330)
    hands.driver.wait(0.8)
    yield
    hands.driver.up(pool)


def _turn(hands: DeskHands, start: float, end: float) -> Iterator[None]:
    """A finger takes the outer edge of one half over to the other side."""
    touch = hands.down(start, 500)
    for step in range(1, 6):
        for part in range(1, BETWEEN + 1):
            at = (step - 1 + part / BETWEEN) / 5
            hands.move(touch, start + (end - start) * at, 500)
        yield
    hands.driver.up(touch)
    for _ in range(3):
        yield
        hands.driver.wait(0.1)


def _rub(hands: DeskHands) -> Iterator[None]:
    touch = hands.down(*PALM[0])
    for before, after in pairwise(PALM):
        for part in range(1, BETWEEN + 1):
            hands.move(touch, *_between(before, after, part / BETWEEN))
        yield
    hands.driver.up(touch)


def _carry(hands: DeskHands, x: float, y: float, steps: int = 16) -> Iterator[None]:
    """Drag the sheet somewhere; in few steps it is thrown."""
    start = hands.on_screen(500, 500)
    touch = hands.driver.down(*start)
    yield
    for step in range(1, steps + 1):
        hands.driver.move(touch, *_between(start, (x, y), step / steps))
        if steps > BETWEEN and step % BETWEEN == 0:
            yield
    hands.driver.up(touch)
    for _ in range(5):
        yield
        hands.driver.wait(0.05)


def _between(start: Place, end: Place, part: float) -> Place:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
