"""Tests of the stage in a window: pieces move, and the curtain hides secrets."""

import gc
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

import pytest
from kivy.graphics import Rectangle
from kivy.uix.textinput import TextInput
from PIL import Image

from engine.packs import Item
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import Card, Clock, Token, Words
from mobileapp.stage.piece import CURTAIN, AppCommand, Hold, Look, Piece, Waypoint
from mobileapp.stage.scene import Curtain, Field, Scene, TimedScene
from mobileapp.stage.space import RECENT
from mobileapp.stage.sprite import OPACITY, X, Y
from mobileapp.stage.stage import UNSKIPPED, Stage
from mobileapp.stage.textures import Key
from tests.mobileapp.driver import Driver
from tests.mobileapp.stage.table import DISC, PICTURE, disc, show, tap


def test_nothing_is_left_behind_a_closed_curtain(driver: Driver) -> None:
    card = Piece(
        Rect(100, 100, 200, 300),
        Card(PICTURE),
        tap=AppCommand("card"),
        leave=Waypoint(Rect(0, 0, 9, 9)),
    )
    stage = show(driver, {"card": card})
    stage.show(Scene({}, curtain=Curtain("#63C3C0")))
    driver.wait(0.25)
    assert stage.curtain.covers
    assert not stage.sprites.order
    tap(driver, 200, 200)
    assert driver.app.actions == []


def test_a_curtain_that_never_opened_leaves_nothing_behind_it(driver: Driver) -> None:
    """A curtain that is opened and closed between two frames stays closed and hides everything."""
    stage = show(driver, {}, curtain=Curtain("#63C3C0"))
    card = Piece(Rect(100, 100, 200, 300), Card(PICTURE))
    stage.show(Scene({"card": card}, secret=True))
    stage.show(Scene({}, curtain=Curtain("#63C3C0")))
    assert stage.curtain.covers
    assert not stage.sprites.order, "not for a single frame"


def test_a_curtain_opens_from_where_the_hold_has_drawn_it(driver: Driver) -> None:
    """It never snaps shut in between: in no frame is more of the table covered than before."""
    ring = disc(640, 400, 200, layer=CURTAIN, hold=Hold(done=AppCommand("open")))
    stage = show(driver, {"ring": ring}, curtain=Curtain("#63C3C0"))
    stage.bind(on_action=lambda *_: stage.show(Scene({}, secret=True)))
    half = next(part for part in stage.curtain.group.children if isinstance(part, Rectangle))
    touch = driver.down(640, 400)
    drawn = [half.size[0]]
    while drawn[-1] > 0 and len(drawn) < 200:
        driver.pump()
        drawn.append(half.size[0])
    driver.up(touch)
    assert drawn[0] == pytest.approx(stage.width / 2, rel=0.02)
    assert drawn[-1] == 0
    assert drawn == sorted(drawn, reverse=True)


def test_a_piece_leaves_when_its_time_is_over(driver: Driver) -> None:
    stage = show(driver, {})
    stage.time_left = 30
    pieces = {"guess": disc(200, 200)._replace(until=22), "other": disc(600, 200)}
    stage.show(Scene(pieces))
    stage.time_left = 23
    assert {*stage.sprites.by_key} == {"guess", "other"}
    stage.time_left = 22
    assert {*stage.sprites.by_key} == {"other"}
    stage.show(Scene(pieces))
    assert {*stage.sprites.by_key} == {"other"}, "nor does it come back"


def test_close_now_hides_everything_at_once(driver: Driver) -> None:
    stage = show(driver, {"card": Piece(Rect(100, 100, 200, 300), Card(PICTURE))})
    stage.show(Scene({}, curtain=Curtain("#63C3C0")))
    stage.close_now()
    assert stage.curtain.covers
    assert not stage.sprites.order


def test_a_card_that_loses_its_face_shows_only_its_back(driver: Driver) -> None:
    stage = show(driver, {"card": Piece(Rect(100, 100, 200, 300), Card(PICTURE))})
    driver.app.stage.textures.finish()
    sprite = stage.sprites.by_key["card"]
    assert sprite.front is not None
    stage.show(Scene({"card": Piece(Rect(500, 100, 200, 300), Card(), face_up=False)}))
    assert sprite.front is None
    assert sprite.shown is not None
    assert sprite.shown[0] is sprite.back


def test_a_text_field_is_never_shown_over_the_curtain(driver: Driver) -> None:
    stage = show(driver, {}, curtain=Curtain("#63C3C0"))
    field = Field("clue", Rect(500, 300, 200, 60), "the hat of a queen", "write", 40, 20)
    stage.show(Scene({}, field=field, secret=True))
    while stage.writing.input.parent is None:
        driver.pump(1)
        assert stage.writing.input.parent is None or stage.curtain.closed == 0
    assert stage.writing.input.text == "the hat of a queen"
    stage.show(Scene({}, curtain=Curtain("#63C3C0")))
    assert stage.writing.input.parent is None


def test_finishing_the_animations_shows_the_text_field_at_once(driver: Driver) -> None:
    stage = show(driver, {}, curtain=Curtain("#63C3C0"))
    stage.show(Scene({}, field=Field("clue", Rect(500, 300, 200, 60), "", "write", 40, 20)))
    stage.finish()
    assert stage.writing.input.parent is stage


def test_words_that_change_their_edge_do_not_fly_over_the_table(driver: Driver) -> None:
    below, above = Rect(100, 20, 600, 60), Rect(100, 500, 600, 60)
    stage = show(driver, {"headline": Piece(below, Words("Who has a clue?", 40))})
    stage.show(Scene({"headline": Piece(above, Words("Ana, give a clue", 40))}))
    for _ in range(8):
        places = {round(s.values[Y] / 100) for s in stage.sprites.order}
        assert places <= {round(below.cy / 100), round(above.cy / 100)}
        driver.pump(1)
    driver.until(lambda: stage.at_rest)
    assert [s.values[Y] for s in stage.sprites.order] == [above.cy]
    same = Piece(below, Words("Ana, give a clue", 40))
    stage.show(Scene({"headline": same}))
    assert len(stage.sprites.order) == 1  # the same text is moved, not replaced


def test_secret_words_are_removed_at_once_even_if_others_replace_them(driver: Driver) -> None:
    secret = Piece(Rect(100, 500, 600, 60), Words("It is the moon", 40))
    stage = show(driver, {"headline": secret}, secret=True)
    stage.show(Scene({"headline": Piece(Rect(100, 20, 600, 60), Words("Now all look", 40))}))
    assert [s.piece.look.text for s in stage.sprites.order] == ["Now all look"]


def test_a_piece_can_continue_under_another_key(driver: Driver) -> None:
    stage = show(driver, {"hand": disc(100, 100)})
    sprite = stage.sprites.by_key["hand"]
    stage.show(Scene({"pile": disc(900, 600, replaces_key="hand")}))
    assert stage.sprites.by_key["pile"] is sprite
    driver.pump(4)
    assert 100 < sprite.values[X] < 900
    driver.until(lambda: stage.at_rest)
    assert sprite.values[X] == 900


def test_a_tap_on_nothing_finishes_a_reveal(driver: Driver) -> None:
    stage: Stage = driver.app.stage
    steps = [TimedScene(5.0, Scene({"disc": disc(100 + 200 * n, 300)})) for n in range(3)]
    stage.play((*steps, TimedScene(0, Scene({"disc": disc(900, 300, tap=AppCommand("end"))}))))
    driver.wait(UNSKIPPED)
    tap(driver, 640, 700)
    assert stage.sprites.by_key["disc"].values[X] == 900
    assert stage.at_rest
    tap(driver, 900, 300)
    assert driver.app.actions == [AppCommand("end")]


def test_the_second_tap_of_the_one_that_began_a_reveal_does_not_end_it(driver: Driver) -> None:
    stage: Stage = driver.app.stage
    steps = [TimedScene(5.0, Scene({"disc": disc(100 + 200 * n, 300)})) for n in range(3)]
    stage.play(tuple(steps))
    driver.wait(UNSKIPPED - 0.2)
    tap(driver, 640, 700)
    assert stage.scenes_left == 2
    driver.wait(0.2)
    tap(driver, 640, 700)
    assert stage.scenes_left == 0


@pytest.mark.parametrize("after", [0.8, 1.02])
def test_taps_that_skip_a_reveal_press_no_button_that_just_appears(
    driver: Driver, after: float
) -> None:
    """Two taps that skip a reveal do not press a button that appears in their place.

    The taps come before the last scene of the reveal is due, or just after it has appeared.
    """
    stage: Stage = driver.app.stage
    again = disc(900, 300, tap=AppCommand("again"))
    stage.play((TimedScene(1.0, Scene({})), TimedScene(0, Scene({"again": again}))))
    driver.wait(after)
    for _ in range(2):
        driver.up(driver.down(900, 300))
    assert "again" in stage.sprites.by_key
    assert driver.app.actions == []
    driver.wait(RECENT)
    tap(driver, 900, 300)
    assert driver.app.actions == [AppCommand("again")]


def test_each_scene_of_a_reveal_lasts_its_seconds(driver: Driver) -> None:
    stage: Stage = driver.app.stage
    stage.play(
        (TimedScene(1.0, Scene({"a": disc(100, 300)})), TimedScene(0, Scene({"b": disc(300, 300)})))
    )
    driver.wait(0.9)
    assert set(stage.sprites.by_key) == {"a"}
    driver.wait(0.2)
    assert set(stage.sprites.by_key) == {"b"}


def test_a_reveal_is_painted_ahead_one_scene_in_a_frame(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage: Stage = driver.app.stage
    prepared: list[str] = []
    monkeypatch.setattr(stage.textures, "prepare", lambda look, w, h: prepared.append(look.symbol))
    signs = ("sun", "moon", "leaf")
    stage.play(
        (
            TimedScene(1.0, Scene({"first": disc(100, 300)})),
            *(
                TimedScene(1.0, Scene({s: Piece(Rect(0, 0, 9, 9), Token(s, "#FFFFFF"))}))
                for s in signs
            ),
        )
    )
    assert prepared == []
    for count in range(1, 4):
        driver.pump()
        assert prepared == list(signs[:count])
    driver.pump(5)
    assert len(prepared) == 3


def test_a_delayed_piece_is_painted_during_its_delay(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(300, 300)})
    other = Token("moon", "#FFFFFF")
    waiting = Piece(Rect(300, 300, 80, 80), other, delay=1.0)
    stage.show(Scene({"disc": waiting}))
    assert other in [key.look for key in stage.textures.waiting]


def test_reduced_motion_fades_instead_of_moving(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(100, 100)})
    stage.reduce_motion = True
    stage.show(Scene({"disc": disc(900, 600)}))
    driver.pump(2)
    values = stage.sprites.by_key["disc"].values
    assert (values[X], values[Y]) == (900, 600)
    assert values[OPACITY] < 1
    driver.until(lambda: stage.at_rest)
    assert stage.sprites.by_key["disc"].values[OPACITY] == 1


def test_a_piece_that_has_left_frees_its_texture(driver: Driver) -> None:
    stage = show(driver, {"card": Piece(Rect(100, 100, 300, 450), Card(PICTURE))})
    stage.textures.finish()
    texture = weakref.ref(stage.textures.get(Card(PICTURE), 300, 450).texture)
    assert texture() is not None
    show(driver, {})
    stage.textures.release()
    gc.collect()
    assert texture() is None


def test_a_leaving_secret_piece_is_removed_with_the_secret(driver: Driver) -> None:
    """A secret piece that is leaving is removed at once when a scene follows that is not secret."""
    stage = driver.app.stage
    secret = Piece(around(300, 300, 100, 150), Card(PICTURE), leave=Waypoint(Rect(0, 0, 100, 150)))
    stage.show(Scene({"secret": secret}, secret=True))
    stage.show(Scene({}, secret=True))
    driver.pump()
    assert Card(PICTURE) in [sprite.piece.look for sprite in stage.sprites.order]
    stage.show(Scene({}))
    assert stage.sprites.order == []


def test_a_clock_always_shows_figures_and_has_the_next_ones_ready(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(driver.app.stage.textures, "_upload_some", lambda: None)
        stage = show(driver, {"clock": Piece(around(300, 300, 160, 160), Clock(60))})
        face = stage.sprites.by_key["clock"].clock
        assert face is not None
        stage.time_left = 30
        assert face.figures.size == (0, 0)  # no digits are painted yet
    stage.textures.finish()
    stage.time_left = 29.9
    first = face.figures.texture
    assert face.figures.size > (0, 0)
    stage.time_left = 29
    second = face.figures.texture
    assert second is not first
    stage.time_left = 12  # the new digits are not painted yet, so the old ones stay
    assert (face.figures.texture, face.figures_colour.a) == (second, 1)


def test_a_clock_that_leaves_fades_as_a_whole_and_keeps_its_figures(driver: Driver) -> None:
    stage = show(driver, {"clock": Piece(around(300, 300, 160, 160), Clock(60))})
    sprite = stage.sprites.by_key["clock"]
    stage.time_left = 30
    stage.textures.finish()
    stage.time_left = 29.9
    face, figures = sprite.clock, sprite.clock.figures.texture
    stage.show(Scene({}))
    stage.time_left = 3
    stage.textures.finish()
    driver.pump(3)
    assert sprite in stage.sprites.order
    assert face.figures.texture is figures
    assert 0 < face.figures_colour.a == face.ring_colour.a == sprite.values[OPACITY] < 1


class SlowPainters:
    """Fake workers that only paint when `paint_one` is called, one picture for each call."""

    def __init__(self) -> None:
        self._jobs: deque[Callable[[], None]] = deque()

    def submit(self, work: Callable[..., None], *arguments: Any) -> Future[None]:
        future: Future[None] = Future()

        def paint() -> None:
            if future.set_running_or_notify_cancel():
                work(*arguments)
                future.set_result(None)

        self._jobs.append(paint)
        return future

    def paint_one(self) -> None:
        if self._jobs:
            self._jobs.popleft()()

    def shutdown(self, **_: Any) -> None:
        self._jobs.clear()


def painted_keys(stage: Stage) -> list[Key]:
    """All that the stage keeps painted, or is about to paint."""
    return list(stage.textures.keys)


def faces_seen(driver: Driver) -> list[str]:
    """The keys of the cards whose faces are visible now."""
    return sorted(
        key
        for key, sprite in driver.app.stage.sprites.by_key.items()
        if key.startswith("card")
        and sprite.front is not None
        and sprite.shown == (sprite.front, True)
    )


LONG_CLUE = "The quiet hour before the fair, when every lantern still dreams of the sea"


@pytest.mark.parametrize("height", range(60, 200, 7))
def test_a_long_text_fits_its_field_at_any_height(driver: Driver, height: int) -> None:
    field = Field("clue", Rect(100, 100, 260, height), LONG_CLUE, "Write it here", 100, 40)
    stage = show(driver, {}, field=field)
    assert stage.writing.input.minimum_height <= stage.writing.input.height + 1


def test_a_very_long_pasted_text_is_cut_before_it_is_laid_out(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = show(driver, {}, field=Field("clue", Rect(100, 100, 400, 100), "", "", 50, 40))
    inserted: list[int] = []
    insert = TextInput.insert_text

    def recording(box: TextInput, text: str, from_undo: bool = False) -> None:
        inserted.append(len(text))
        insert(box, text, from_undo)

    monkeypatch.setattr(TextInput, "insert_text", recording)
    stage.writing.input.insert_text("Once upon a time " * 60_000)
    stage.writing.input.insert_text("x")
    assert inserted == [50, 0]
    assert len(stage.writing.input.text) == 50


class OwnCard(Look):
    """A card whose look is defined by a game, as in the example game."""

    picture: str = ""
    has_back = True

    def paint(self, width: int, height: int, art: Any) -> Image.Image:
        return Image.new("RGBA", (width, height), "white")

    def hidden(self) -> "OwnCard":
        return OwnCard()


CARDS = [Card(Item(f"story/{n}", image=f"{n}.webp")) for n in range(4)]
OWN_CARDS = [OwnCard(f"picture {n}") for n in range(4)]


def film_of_a_table(
    driver: Driver, looked_at: int, width: float, cards: Sequence[Look], curtain: bool = False
) -> list[list[str]]:
    """For each frame in which four cards are shown, the keys of the cards with visible faces.

    Before these frames, somebody looks in secret at the card with the index `looked_at`, drawn
    `width` pixels wide. The pictures are painted slowly, one after the other. With `curtain`, a
    curtain then closes, on which a card's back is painted in another size while the secret card
    is still leaving; and the four cards lie face down before they are turned over.
    """
    stage = driver.app.stage
    painters = SlowPainters()
    stage.textures.pool.shutdown(wait=True)
    stage.textures.pool = painters
    stage.show(Scene({}))
    driver.wait(1)
    stage.textures.forget(cards)
    place = Rect(100, 100, width, width * 1.5)
    stage.show(Scene({"mine": Piece(place, cards[looked_at])}, secret=True))
    for _ in range(10):
        painters.paint_one()
        driver.pump()
    places = [Rect(90 + 250 * n, 200, 200, 300) for n in range(len(cards))]
    if curtain:
        back = Piece(Rect(100, 100, width + 128, width * 1.5 + 192), cards[0].hidden(), False)
        hidden = {f"card{n}": back._replace(rect=place) for n, place in enumerate(places)}
        on_curtain = {"back": back._replace(layer=CURTAIN + 1)}
        stage.show(Scene(on_curtain, curtain=Curtain("#63C3C0")))
        for _ in range(20):
            painters.paint_one()
            driver.pump()
        driver.wait(1)
        assert not [key for key in painted_keys(stage) if key.look in cards and not key.back]
        stage.show(Scene(hidden))
        for _ in range(20):
            painters.paint_one()
            driver.pump()
    else:
        stage.show(Scene({}))
    driver.wait(1)
    stage.show(Scene({f"card{n}": Piece(places[n], card) for n, card in enumerate(cards)}))
    film = []
    for _ in range(20):
        for _ in range(5):
            driver.pump()
            film.append(faces_seen(driver))
        painters.paint_one()
    assert film[-1] == ["card0", "card1", "card2", "card3"]
    return film


@pytest.mark.parametrize("cards", [CARDS, OWN_CARDS], ids=["shared", "own"])
@pytest.mark.parametrize("width", [60, 200, 600])
def test_the_order_of_painting_does_not_reveal_who_looked_at_which_card(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, width: float, cards: Sequence[Look]
) -> None:
    monkeypatch.setattr(Driver, "_await_workers", lambda _driver: None)
    film_of_a_table(driver, 0, width, cards)  # not compared, as it also paints the card back
    films = [film_of_a_table(driver, looked_at, width, cards) for looked_at in range(4)]
    assert films[0] == films[1] == films[2] == films[3]
    seen = [faces for faces in films[0] if faces]
    assert all(len(faces) == 4 for faces in seen)  # all faces appear in the same frame


@pytest.mark.parametrize("cards", [CARDS, OWN_CARDS], ids=["shared", "own"])
@pytest.mark.parametrize("width", [60, 200, 600])
def test_no_secret_is_painted_again_behind_a_curtain(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, width: float, cards: Sequence[Look]
) -> None:
    monkeypatch.setattr(Driver, "_await_workers", lambda _driver: None)
    film_of_a_table(driver, 0, width, cards, curtain=True)  # not compared: it paints all backs
    films = [film_of_a_table(driver, n, width, cards, curtain=True) for n in range(4)]
    assert films[0] == films[1] == films[2] == films[3]
    seen = [faces for faces in films[0] if faces]
    assert all(len(faces) == 4 for faces in seen)  # all cards are turned in the same frame


def test_what_all_have_seen_stays_painted_after_a_secret(driver: Driver) -> None:
    """Only what a secret scene alone has shown is painted anew; the rest would be wasted work."""
    hidden = Token("leaf", "#63C3C0")
    stage = show(driver, {"disc": disc(300, 300)})
    pieces = {"disc": disc(300, 300), "own": Piece(around(600, 300, 80, 80), hidden)}
    show(driver, pieces, secret=True)
    stage.show(Scene({}))
    kept = {key.look for key in painted_keys(stage)}
    assert DISC in kept
    assert hidden not in kept
