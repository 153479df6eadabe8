"""Tests that play Clouds by touch: rounds, drags, two fingers, two people at once, secrets."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import Handoff
from engine.games.clouds import prompts
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import Memorise, Say
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.setup import Player
from mobileapp.games.clouds.layout import Layout
from mobileapp.games.clouds.looks import CloudPicture
from mobileapp.screens.match.lesson import LessonPopup
from mobileapp.stage.looks import Words
from mobileapp.stage.space import RECENT
from mobileapp.stage.sprite import ANGLE, H, W
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.cover_actions import press_back
from tests.mobileapp.driver import Driver

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Ida")


class CloudHands(Hands):
    """Hands that touch the sky of Clouds."""

    @property
    def at(self) -> Layout:
        return Layout(self.driver.app.screens.get_screen("match").context)

    def spot(self, x: int, y: int) -> tuple[float, float]:
        """The position on the screen of the point (x, y) of the sky."""
        return self.at.from_sky(x, y)

    def supply(self, shape: str) -> str:
        """The key of the piece from which the current artist takes clouds of this shape."""
        edge = self.at.edge_of(self.shown.turn, self.shown.round.roles)
        return f"supply{edge.side}:{shape}"

    def begin_round(self) -> None:
        """Play from the first curtain of a round until the clock runs."""
        self.lift()
        self.tap("word:1")
        self.lift()
        self.tap("button")
        roles = self.shown.public.round.roles
        self.flick(f"supply{self.at.edge_of(roles.main, roles).side}:heap")
        assert isinstance(self.shown, prompts.StartClockPrompt)
        self.driver.wait(3)  # the clock starts by itself
        assert isinstance(self.shown, prompts.PaintPrompt)

    def place(self, shape: str, x: int, y: int) -> None:
        self.drag(self.supply(shape), self.spot(x, y))


def open_match(
    driver: Driver,
    players: int = 4,
    robots: tuple[int, ...] = (),
    variant: str = "standard",
    **options: Any,
) -> CloudHands:
    app = driver.app
    people = [Player(name, seat in robots) for seat, name in enumerate(NAMES[:players])]
    app.match_flow.start(
        make_setup(
            GAME,
            people,
            7,
            variant=variant,
            first=0,
            options=options,
            supply=Supply(app.library.packs()),
        )
    )
    hands = CloudHands(driver)
    hands.rest()
    return hands


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_a_round_by_touch(start: Start, size: str) -> None:
    hands = open_match(start(size))
    hands.begin_round()
    hands.place("puff", 600, 400)
    hands.place("arc", 1000, 600)
    assert [cloud.shape for cloud in hands.shown.sky.clouds] == ["heap", "puff", "arc"]
    hands.tap("guessed")
    hands.tap("person:1")
    assert isinstance(hands.shown, prompts.RoundResultPrompt)
    assert hands.shown.round.droplets == (1, 1, 1, 0)
    hands.tap("next")
    assert hands.shown.to == 1


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_two_people_play_a_whole_match_together(start: Start, size: str) -> None:
    hands = open_match(start(size), 2, variant="together")
    for number in range(6):
        assert hands.shown.to == number % 2, "one hand-off a round"
        hands.lift()
        hands.tap("word:1")
        hands.flick("supply:heap")
        hands.driver.wait(3)
        hands.place("puff", 600, 400)
        hands.place("arc", 1000, 600)
        assert hands.shown.turn == number % 2, "the artist goes on at will"
        hands.tap("guessed")
        assert isinstance(hands.shown, prompts.ClaimPrompt)
        hands.driver.wait(3)
        hands.rest()
        assert isinstance(hands.shown, prompts.RoundResultPrompt), "no second tap"
        assert hands.shown.round.droplets == (2 * number + 2,) * 2
        hands.tap("next")
    assert isinstance(hands.shown, prompts.GameOverPrompt)
    assert (hands.shown.band, hands.shown.scores) == (4, (12, 12))
    assert hands.keys("exhibit:")


def test_three_people_play_a_round_together(start: Start) -> None:
    hands = open_match(start("tablet"), 3, variant="together")
    hands.begin_round()
    hands.place("puff", 600, 400)
    hands.tap("guessed-far")
    hands.tap("nobody")  # a mistake: it is taken back in time
    assert isinstance(hands.shown, prompts.PaintPrompt)
    hands.tap("guessed-far")
    hands.driver.wait(3)
    assert isinstance(hands.shown, prompts.RoundResultPrompt)
    assert (hands.shown.guesser, hands.shown.round.droplets) == (2, (2, 2, 2))


def test_a_whole_match_and_its_gallery(start: Start) -> None:
    hands = open_match(start("tablet"), 8)
    while not isinstance(hands.shown, prompts.GameOverPrompt):
        if isinstance(hands.shown, prompts.VotePrompt):
            for voter in hands.shown.actors:
                hands.drag(f"voter:{voter}", f"person:{hands.shown.tied[0]}")
            hands.tap("next")
            continue
        hands.begin_round()
        hands.place("long", 900, 300)
        hands.tap("guessed-far")
        hands.tap("nobody")  # the guess was wrong, so the clock goes on
        assert isinstance(hands.shown, prompts.PaintPrompt)
        hands.tap("guessed")
        hands.tap(f"person:{hands.shown.guessers[0]}")
        hands.tap("next")
    assert len(hands.shown.gallery) == 8
    hands.tap("exhibit:7")  # the last picture, which the gallery always shows
    assert "large" in hands.scene.pieces
    hands.tap("large")
    assert "large" not in hands.scene.pieces
    hands.tap("exhibit:7")
    assert "large" in hands.scene.pieces
    press_back(hands)
    hands.rest()
    assert "large" not in hands.scene.pieces
    assert not hands.driver.find("PauseMenu"), "Back only makes the picture small again"
    hands.tap("again")
    assert isinstance(hands.shown, Handoff)
    assert hands.driver.app.session.names == NAMES[:8], "everybody keeps their chair"


def test_every_lesson_of_a_guided_round_is_shown(start: Start) -> None:
    driver = start("tablet")
    people = [Player(name) for name in NAMES[:4]]
    packs = driver.app.library.packs()
    driver.app.match_flow.start(
        make_setup(GAME, people, 7, first=0, supply=Supply(packs)), guided=True
    )
    hands = CloudHands(driver)
    read: list[str] = []

    def read_notes() -> None:
        hands.rest()
        driver.wait(1)
        while notes := driver.find(LessonPopup):
            read.append(notes[0].lesson.title)
            notes[0].dispatch("on_understood")
            driver.wait(0.5)

    hands.lift()
    read_notes()
    hands.tap("word:1")
    hands.lift()
    read_notes()
    hands.tap("button")
    read_notes()
    hands.flick("supply-far:heap")
    driver.wait(3)
    hands.tap("guessed")
    read_notes()
    hands.tap("person:1")
    driver.wait(5)
    read_notes()
    assert read == [
        "You’re the main artist",
        "Your word",
        "Lay it flat on the table",
        "The clock stands still",
        "Droplets",
    ]


def test_a_cloud_grows_in_the_hand_and_lands_where_it_is_let_go(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    key = hands.supply("arc")
    small = hands.piece(key).rect.w
    finger = hands.driver.down(*hands.place_of(key))
    end = hands.spot(500, 700)
    for part in range(1, 9):
        x, y = hands.place_of(key) if part == 1 else (finger.x, finger.y)
        hands.driver.move(finger, x + (end[0] - x) * part / 8, y + (end[1] - y) * part / 8)
    hands.driver.wait(0.3)
    sprite = hands.stage.sprites.by_key[key]
    assert sprite.values[W] > small * 1.3
    assert sprite.values[H] < sprite.values[W]
    hands.driver.up(finger)
    hands.rest()
    (_, arc) = hands.shown.sky.clouds
    assert abs(arc.x - 500) < 12
    assert abs(arc.y - 700) < 12
    assert arc.angle == 0, "the second artist sits near"
    assert hands.stage.sprites.by_key[f"cloud:{arc.id}"] is sprite, (
        "it is the same cloud all the time"
    )


def test_two_fingers_turn_a_cloud(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.place("arc", 1300, 800)
    hands.place("puff", 300, 200)
    cloud = hands.shown.sky.clouds[1]
    key = f"cloud:{cloud.id}"
    x, y = hands.spot(cloud.x, cloud.y + 65)  # the middle of this arc
    first = hands.driver.down(x, y)
    second = hands.driver.down(x + 100, y)
    hands.driver.move(second, x, y + 100)
    hands.driver.wait(0.1)
    assert round(hands.stage.sprites.by_key[key].values[ANGLE] - cloud.angle) == 90
    hands.driver.up(second)
    hands.driver.move(first, x - 30, y)
    hands.driver.up(first)
    hands.rest()
    turned = next(lying for lying in hands.shown.sky.clouds if lying.id == cloud.id)
    assert turned.angle == (cloud.angle + 90) % 360


def test_the_other_artist_may_say_guessed_while_a_cloud_is_carried(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    key = hands.supply("long")
    finger = hands.driver.down(*hands.place_of(key))
    hands.driver.move(finger, *hands.spot(700, 800))
    hands.driver.move(finger, *hands.spot(700, 600))
    hands.tap("guessed")
    assert isinstance(hands.shown, prompts.ClaimPrompt)
    hands.driver.up(finger)
    hands.rest()
    assert isinstance(hands.shown, prompts.ClaimPrompt)
    assert len(hands.shown.sky.clouds) == 1, "what was in the hand is back in the supply"


def test_a_cloud_is_taken_in_hand_turned_and_put_down(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.place("long", 1200, 800)
    hands.place("puff", 300, 200)
    cloud = hands.shown.sky.clouds[1]
    hands.tap_at(*hands.spot(cloud.x, cloud.y))
    assert "supply:puff" not in hands.scene.pieces
    hands.tap("tool:rotate")
    hands.tap("tool:flip")
    hands.drag("knob", hands.spot(cloud.x - 300, cloud.y))
    hands.tap("tool:check")
    now = next(lying for lying in hands.shown.sky.clouds if lying.id == cloud.id)
    assert (now.angle, now.flip) == (90, True)
    assert hands.shown.turn == 0


def test_a_cloud_in_hand_is_dragged_by_its_hollow_too(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    before = {*hands.keys("cloud:")}
    hands.tap(hands.supply("arc"))
    (arc,) = {*hands.keys("cloud:")} - before
    middle, end = hands.place_of(arc), hands.spot(500, 600)
    assert not replace(hands.piece(arc).look, held=False).covers(0, 0)  # type: ignore[type-var, attr-defined]
    hands.driver.drag(middle, end)
    hands.rest()
    assert hands.place_of(arc) == pytest.approx(end, abs=2)
    assert len(hands.shown.sky.clouds) == 1, "it can still be turned"
    hands.tap("tool:check")
    placed = hands.shown.sky.clouds[-1]
    assert (placed.x, placed.y) == (pytest.approx(500, abs=3), pytest.approx(600, abs=3))


def test_no_seconds_are_written_beside_the_clock_that_counts_them(start: Start) -> None:
    hands = open_match(start())
    hands.lift()
    hands.tap("word:1")
    hands.lift()
    hands.tap("button")
    roles = hands.shown.public.round.roles
    hands.flick(f"supply{hands.at.edge_of(roles.main, roles).side}:heap")
    assert isinstance(hands.shown, prompts.StartClockPrompt)
    looks = [piece.look for piece in hands.scene.pieces.values()]
    said = [look.text for look in looks if isinstance(look, Words)]
    assert any("clock" in text for text in said)
    assert not any(letter.isdigit() for text in said for letter in text)


@pytest.mark.parametrize("late", [0.15, 0.5, 0.9, RECENT])
@pytest.mark.parametrize("far", ["", "-far"])
def test_a_finger_late_for_start_now_does_not_say_guessed(
    start: Start, far: str, late: float
) -> None:
    hands = open_match(start())
    hands.lift()
    hands.tap("word:1")
    hands.lift()
    hands.tap("button")
    roles = hands.shown.public.round.roles
    hands.flick(f"supply{hands.at.edge_of(roles.main, roles).side}:heap")
    start_now = hands.place_of(f"start{far}")
    hands.driver.until(lambda: isinstance(hands.shown, prompts.PaintPrompt))
    hands.driver.wait(late)
    hands.driver.up(hands.driver.down(*start_now))
    assert isinstance(hands.shown, prompts.ClaimPrompt) == (late == RECENT)


@pytest.mark.parametrize("far", [False, True])
def test_p13_whoever_looks_at_the_word_again_reads_it_where_they_sit(
    start: Start, far: bool
) -> None:
    hands = open_match(start())
    hands.begin_round()
    play, stage = hands.driver.app.session, hands.stage
    roles = hands.shown.round.roles
    hands.tap("peek-far" if far else "peek")
    assert hands.shown.to == (roles.main if far else roles.second)
    assert stage.turned == far, "the tablet stays where it lies"
    play.lift()
    assert stage.turned == far
    play.move(Memorise(play.current.audience))
    assert hands.shown.to is None
    assert not stage.turned, "all sit where they sat"


def test_a_tap_on_a_cloud_just_placed_says_why_it_cannot_be_moved(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.place("long", 1200, 800)
    placed = hands.shown.sky.clouds[-1]
    hands.tap_at(*hands.spot(placed.x, placed.y))
    assert "just moved" in hands.piece("message").look.text  # type: ignore[attr-defined]
    assert hands.shown.turn == 0
    hands.drag(f"cloud:{placed.id}", hands.spot(300, 300))
    assert hands.shown.sky.clouds[-1] == placed


def test_a_stroke_pushes_a_cloud_to_where_its_ghost_was(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.place("puff", 300, 300)
    hands.place("long", 1200, 800)
    start_spot, end = hands.spot(100, 300), hands.spot(260, 330)
    finger = hands.driver.down(*start_spot)
    for part in range(1, 7):
        hands.driver.move(
            finger,
            start_spot[0] + (end[0] - start_spot[0]) * part / 6,
            start_spot[1] + (end[1] - start_spot[1]) * part / 6,
        )
    hands.driver.pump(3)
    (ghost,) = hands.keys("ghost:")
    promised = hands.piece(ghost).rect
    hands.driver.up(finger)
    hands.rest()
    pushed = hands.piece(ghost.replace("ghost", "cloud")).rect
    assert abs(pushed.x - promised.x) < 1
    assert not hands.keys("ghost:")
    assert hands.shown.turn == 0


def test_a_cloud_dragged_out_of_the_sky_is_removed(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.place("puff", 300, 300)
    hands.place("long", 1200, 800)
    puff = hands.shown.sky.clouds[1]
    hands.drag(f"cloud:{puff.id}", (640, 780))
    assert puff.id not in {cloud.id for cloud in hands.shown.sky.clouds}


def test_after_time_is_up_a_guess_can_be_entered_and_corrected(start: Start) -> None:
    hands = open_match(start(), seconds=60)
    hands.begin_round()
    hands.driver.wait(60)
    assert isinstance(hands.shown, prompts.LateCreditPrompt)
    hands.tap("person:3")
    assert hands.shown.round.droplets == (1, 0, 1, 1)
    hands.tap("mend")
    hands.tap("nobody")
    assert hands.shown.round.droplets == (0, 0, 0, 0)


def test_people_are_not_asked_if_only_robots_guess(start: Start) -> None:
    hands = open_match(start(), robots=(1, 3), seconds=60)
    hands.begin_round()
    assert not hands.keys("guessed")
    hands.driver.wait(62)
    assert isinstance(hands.shown, prompts.RoundResultPrompt)


def test_the_clock_never_jumps_to_0_when_somebody_guesses(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    clock = hands.stage.sprites.by_key["clock"].clock
    assert clock is not None
    hands.driver.wait(5)
    hands.tap("guessed")
    assert isinstance(hands.shown, prompts.ClaimPrompt)
    assert clock.whole > 100


def test_people_judge_what_two_robots_paint(start: Start) -> None:
    hands = open_match(start(), robots=(0, 2))
    hands.driver.wait(6)
    assert isinstance(hands.shown, prompts.PaintPrompt)
    hands.driver.wait(9)
    assert len(hands.shown.sky.clouds) > 1
    hands.tap("guessed")
    hands.tap("person:1")
    assert hands.shown.round.droplets == (1, 1, 1, 0)


def test_a_written_guess_does_not_cancel_an_unconfirmed_cloud(start: Start) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.tap(hands.supply("arc"))
    hands.tap("tool:flip")
    assert hands.driver.app.session.move(Say(1, "A teapot"))
    hands.rest()
    assert hands.keys("guess:")
    hands.tap("tool:check")
    assert hands.shown.sky.clouds[-1].flip


def _words(hands: CloudHands) -> set[str]:
    """All texts that exist on the stage, whether visible, hidden or leaving."""
    looks = [sprite.piece.look for sprite in hands.stage.sprites.order]
    return {text for look in looks if (text := getattr(look, "text", ""))}


def test_no_word_is_left_on_the_stage_after_it_was_chosen_or_read(start: Start) -> None:
    hands = open_match(start())
    hands.lift()
    words = [item.text for item in hands.shown.words]
    assert {*words} <= _words(hands)
    hands.tap("word:1")
    hands.driver.pump(2)
    assert not {*words} & _words(hands)
    hands.lift()
    assert {*words} & _words(hands) == {words[1]}
    hands.tap("button")
    assert not {*words} & _words(hands)


def test_a_pause_hides_the_sky_and_loses_nothing(start: Start) -> None:
    driver = start()
    hands = open_match(driver)
    hands.begin_round()
    hands.place("puff", 300, 300)
    sky = hands.shown.sky
    driver.app.session.pause()
    driver.pump(2)
    looks = [sprite.piece.look for sprite in hands.stage.sprites.order]
    assert not [look for look in looks if isinstance(look, CloudPicture)]
    hands.rest()
    hands.lift()
    assert hands.shown.sky == sky
    assert len(hands.keys("cloud:")) == 2


@pytest.mark.parametrize("side", ["", "-far"])
def test_a_tap_on_the_cross_says_how_to_give_up(start: Start, side: str) -> None:
    hands = open_match(start())
    hands.begin_round()
    hands.tap(f"give-up{side}")
    message = hands.piece("message")
    assert "Hold the cross" in message.look.text  # type: ignore[attr-defined]
    assert message.angle == (180 if side else 0), "for whoever has touched it"
    assert isinstance(hands.shown, prompts.PaintPrompt)
