"""The stage in a window: fingers become actions, pieces move, and cloth hides what it must."""

import gc
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from kivy.app import App
from kivy.core.window import Window
from PIL import Image

from engine.packs import Item
from mobileapp import workers
from mobileapp.assets import ASSETS
from mobileapp.stage import textures as textures_module
from mobileapp.stage.looks import Area, Card, Clock, Panel, Token, Words
from mobileapp.stage.scene import (
    CURTAIN,
    Choose,
    Curtain,
    Do,
    Drop,
    Hold,
    Lift,
    Piece,
    Rect,
    Scene,
    Send,
    Slide,
    Spot,
    Step,
    Way,
    around,
)
from mobileapp.stage.sprite import ANGLE, OPACITY, X, Y
from mobileapp.stage.stage import HOLD, Stage
from mobileapp.stage.textures import Textures
from tests.mobileapp.driver import TIME, Driver, Touch

DISC = Token("star", "#F08A76")
PICTURE = Item("story-dusk/moon_ladder", image="moon_ladder.webp")


class Art:
    def asset(self, name: str) -> Path:
        return ASSETS / name

    def picture(self, item: Item) -> Path:
        return ASSETS / "packs" / "story-dusk" / item.image


class StageApp(App):
    """Nothing but a stage, and what people did."""

    def build(self) -> Stage:
        self.stage = Stage(Textures(Art()))
        self.actions: list[Any] = []
        self.dragged: list[Any] = []
        self.stage.bind(on_action=lambda _stage, action: self.actions.append(action))
        self.stage.bind(on_dragged=lambda _stage, dragged: self.dragged.append(dragged))
        return self.stage


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver(StageApp())
    yield driver
    driver.app.stage.textures.close()
    driver.stop()


def show(driver: Driver, pieces: dict[str, Piece], **more: Any) -> Stage:
    stage: Stage = driver.app.stage
    stage.show(Scene(pieces, **more))
    driver.until(lambda: stage.at_rest)
    driver.wait(0.3)
    return stage


def tap(driver: Driver, x: float, y: float) -> None:
    touch = driver.down(x, y)
    driver.up(touch)
    driver.wait(0.3)


def disc(x: float, y: float, side: float = 80, **more: Any) -> Piece:
    return Piece(around(x, y, side, side), DISC, **more)


def test_a_tap_reaches_the_topmost_piece(driver: Driver) -> None:
    show(driver, {
        "below": disc(300, 300, 200, tap=Do("below")),
        "above": disc(300, 300, 80, layer=5, tap=Do("above")),
        "mute": Piece(around(300, 300, 300, 300), Panel(), layer=9),
    })  # fmt: skip
    tap(driver, 300, 300)
    tap(driver, 300 - 90, 300)
    assert driver.app.actions == [Do("above"), Do("below")]


def test_a_turned_piece_is_hit_where_it_is_drawn(driver: Driver) -> None:
    bar = Piece(around(400, 300, 300, 60), Panel(), angle=90, tap=Do("bar"))
    show(driver, {"bar": bar})
    tap(driver, 400, 300 + 130)  # along the bar as it stands
    tap(driver, 400 + 130, 300)  # where it would lie if it were not turned
    assert driver.app.actions == [Do("bar")]


def test_a_small_piece_is_as_large_as_a_finger(driver: Driver) -> None:
    show(driver, {"dot": disc(300, 300, 20, tap=Do("dot"))})
    tap(driver, 320, 300)
    assert driver.app.actions == [Do("dot")]


def test_a_finger_that_leaves_the_piece_means_nothing(driver: Driver) -> None:
    show(driver, {"disc": disc(300, 300, tap=Do("disc"))})
    driver.drag((300, 300), (500, 300))
    assert driver.app.actions == []


def test_a_double_tap_sends_once(driver: Driver) -> None:
    show(driver, {"disc": disc(300, 300, tap=Send("move"))})
    for _ in range(2):
        driver.up(driver.down(300, 300))
    assert driver.app.actions == [Send("move")]


def test_a_drag_drops_onto_what_lies_below(driver: Driver) -> None:
    drops = (Drop("left", Choose("left")), Drop("right", Choose("right")))
    pieces = {
        "left": disc(200, 600, 160),
        "right": disc(600, 600, 160),
        "token": disc(400, 200, layer=4, drops=drops, tap=Do("tap")),
    }
    stage = show(driver, pieces)
    driver.drag((400, 200), (600, 610))
    driver.drag((400, 200), (900, 200))  # nowhere: it flies back
    driver.until(lambda: stage.at_rest)
    assert driver.app.actions == [Choose("right")]
    assert stage.sprites["token"].values[X] == pytest.approx(400)


def test_two_fingers_drag_two_pieces_at_once(driver: Driver) -> None:
    show(driver, {
        "goal": disc(600, 600, 200),
        "a": disc(200, 200, drops=(Drop("goal", Choose("a")),)),
        "b": disc(1000, 200, drops=(Drop("goal", Choose("b")),)),
    })  # fmt: skip
    first, second = driver.down(200, 200), driver.down(1000, 200)
    for part in (0.3, 0.6, 1.0):
        driver.move(first, 200 + 360 * part, 200 + 400 * part)
        driver.move(second, 1000 - 360 * part, 200 + 400 * part)
    driver.up(first)
    driver.up(second)
    assert driver.app.actions == [Choose("a"), Choose("b")]


def test_a_flick_goes_away_from_its_holder(driver: Driver) -> None:
    show(driver, {
        "near": disc(300, 200, flick=Do("near")),
        "far": disc(900, 600, angle=180, flick=Do("far")),
    })  # fmt: skip
    driver.drag((300, 200), (310, 420), 5)
    driver.drag((900, 600), (890, 380), 5)
    driver.drag((300, 200), (310, 100), 5)  # towards the holder: nothing
    assert driver.app.actions == [Do("near"), Do("far")]


def test_pieces_slide_together_and_back_when_let_go_early(driver: Driver) -> None:
    ways = (Way("a", 100, 0), Way("b", 0, 50))
    slide = Slide(ways, Do("slid"), begun=Choose("held"), ended=Choose("free"))
    pieces = {"a": disc(300, 300, slides=(slide,)), "b": disc(600, 300)}
    stage = show(driver, pieces)
    driver.drag((300, 300), (335, 300), 4)
    driver.until(lambda: stage.at_rest)
    assert driver.app.actions == [Choose("held"), Choose("free")]
    assert stage.sprites["b"].values[Y] == pytest.approx(300)
    touch = driver.down(300, 300)
    driver.move(touch, 390, 320)
    assert stage.sprites["b"].values[Y] == pytest.approx(345, abs=2)
    driver.up(touch)
    assert driver.app.actions[-1] == Do("slid")


def test_a_free_piece_is_moved_and_turned_by_two_fingers(driver: Driver) -> None:
    stage = show(driver, {"cloud": disc(400, 400, 150, free="drag")})
    one = driver.down(400, 400)
    driver.move(one, 500, 400)
    two = driver.down(600, 400)
    driver.move(two, 500, 500)  # a quarter round the first finger
    assert stage.sprites["cloud"].values[ANGLE] == pytest.approx(90, abs=1)
    driver.up(two)
    driver.up(one)
    last = driver.app.dragged[-1]
    assert last.done
    assert last.at == pytest.approx((500, 400), abs=1)
    assert last.turned == pytest.approx(90, abs=1)


def test_the_curtain_parts_for_one_calm_finger(driver: Driver) -> None:
    ring = disc(640, 400, 200, layer=CURTAIN, hold=Hold(done=Lift()))
    show(driver, {"ring": ring}, curtain=Curtain("#F08A76"))
    touch = driver.down(640, 400)
    driver.wait(HOLD * 0.7)
    driver.up(touch)
    assert driver.app.actions == []  # too short
    touch = driver.down(640, 400)
    other = driver.down(200, 200)
    driver.wait(HOLD * 2)
    assert driver.app.actions == []  # a second finger
    driver.up(other)
    driver.up(touch)
    touch = driver.down(640, 400)
    driver.move(touch, 700, 400)
    driver.wait(HOLD * 2)
    assert driver.app.actions == []  # it slipped
    driver.up(touch)
    touch = driver.down(640, 400)
    driver.wait(HOLD * 1.3)
    assert driver.app.actions == [Lift()]
    driver.up(touch)


def test_a_held_peek_ends_when_the_finger_goes(driver: Driver) -> None:
    hold = Hold(done=Do("seen"), begun=Do("begun"), released=Do("gone"))
    show(driver, {"eye": disc(640, 400, hold=hold)})
    touch = driver.down(640, 400)
    driver.wait(HOLD * 1.4)
    assert driver.app.actions == [Do("begun"), Do("seen")]
    driver.up(touch)
    assert driver.app.actions[-1] == Do("gone")
    touch = driver.down(640, 400)
    driver.up(touch)
    assert driver.app.actions[-2:] == [Do("begun"), Do("gone")]


def test_nothing_is_left_behind_a_closed_curtain(driver: Driver) -> None:
    card = Piece(
        Rect(100, 100, 200, 300), Card(PICTURE), tap=Do("card"), leave=Spot(Rect(0, 0, 9, 9))
    )
    stage = show(driver, {"card": card})
    stage.show(Scene({}, curtain=Curtain("#63C3C0")))
    driver.wait(0.25)
    assert stage.covered
    assert not stage._order
    tap(driver, 200, 200)
    assert driver.app.actions == []


def test_a_covered_app_hides_everything_at_once(driver: Driver) -> None:
    stage = show(driver, {"card": Piece(Rect(100, 100, 200, 300), Card(PICTURE))})
    stage.show(Scene({}, curtain=Curtain("#63C3C0")))
    stage.close_now()
    assert stage.covered
    assert not stage._order


def test_a_card_that_loses_its_face_shows_only_its_back(driver: Driver) -> None:
    stage = show(driver, {"card": Piece(Rect(100, 100, 200, 300), Card(PICTURE))})
    driver.app.stage.textures.finish()
    sprite = stage.sprites["card"]
    assert sprite._front is not None
    stage.show(Scene({"card": Piece(Rect(500, 100, 200, 300), Card(), face_up=False)}))
    assert sprite._front is None
    assert sprite._shown is not None
    assert sprite._shown[0] is sprite._back


def test_what_was_one_piece_goes_on_as_another(driver: Driver) -> None:
    stage = show(driver, {"hand": disc(100, 100)})
    sprite = stage.sprites["hand"]
    stage.show(Scene({"pile": disc(900, 600, was="hand")}))
    assert stage.sprites["pile"] is sprite
    driver.pump(4)
    assert 100 < sprite.values[X] < 900
    driver.until(lambda: stage.at_rest)
    assert sprite.values[X] == 900


def test_a_tap_on_nothing_finishes_a_reveal(driver: Driver) -> None:
    stage: Stage = driver.app.stage
    steps = [Step(5.0, Scene({"disc": disc(100 + 200 * n, 300)})) for n in range(3)]
    stage.play((*steps, Step(0, Scene({"disc": disc(900, 300, tap=Do("end"))}))))
    driver.pump(3)
    tap(driver, 640, 700)
    assert stage.sprites["disc"].values[X] == 900
    assert stage.at_rest
    tap(driver, 900, 300)
    assert driver.app.actions == [Do("end")]


def test_a_reveal_is_told_in_its_own_time(driver: Driver) -> None:
    stage: Stage = driver.app.stage
    stage.play((Step(1.0, Scene({"a": disc(100, 300)})), Step(0, Scene({"b": disc(300, 300)}))))
    driver.wait(0.9)
    assert set(stage.sprites) == {"a"}
    driver.wait(0.2)
    assert set(stage.sprites) == {"b"}


def test_pieces_that_wait_keep_their_old_look_and_cannot_be_touched(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(300, 300)})
    stage.show(Scene({"disc": disc(300, 300, delay=1.0, tap=Do("disc"))}))
    tap(driver, 300, 300)
    assert driver.app.actions == []


def test_reduced_motion_fades_instead_of_moving(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(100, 100)})
    stage.reduce_motion = True
    stage.show(Scene({"disc": disc(900, 600)}))
    driver.pump(2)
    values = stage.sprites["disc"].values
    assert (values[X], values[Y]) == (900, 600)
    assert values[OPACITY] < 1
    driver.until(lambda: stage.at_rest)
    assert stage.sprites["disc"].values[OPACITY] == 1


def test_a_turned_table_is_touched_where_it_is_seen(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(200, 200, tap=Do("disc"))})
    stage.turned = True
    tap(driver, Window.width - 200, Window.height - 200)
    assert driver.app.actions == [Do("disc")]


def test_a_piece_that_changed_its_meaning_under_the_finger_does_nothing(driver: Driver) -> None:
    stage = show(driver, {"disc": disc(300, 300, tap=Choose("one"))})
    touch = driver.down(300, 300)
    stage.show(Scene({"disc": disc(300, 300, tap=Send("move"))}))
    driver.up(touch)
    assert driver.app.actions == []


def test_uploads_stay_small_in_every_frame(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    send = textures_module.Upload.send

    def watched(upload: Any, budget: int) -> int:
        sent.append(send(upload, budget))
        return sent[-1]

    monkeypatch.setattr(textures_module.Upload, "send", watched)
    textures = driver.app.stage.textures
    for number in range(3):
        textures.prepare(Card(PICTURE, back=str(number)), 900, 1350)
    for _ in range(200):
        driver.pump()
        assert sum(sent) <= textures_module.UPLOAD_PER_FRAME * 1.1
        sent.clear()
        for job in textures.waiting:
            job.result()
        if not textures.busy:
            break
    assert not textures.busy


def test_what_has_left_keeps_no_picture(driver: Driver) -> None:
    stage = show(driver, {"card": Piece(Rect(100, 100, 300, 450), Card(PICTURE))})
    stage.textures.finish()
    texture = weakref.ref(stage.textures.get(Card(PICTURE), 300, 450).texture)
    assert texture() is not None
    show(driver, {})
    stage.textures.release()
    gc.collect()
    assert texture() is None


def test_the_cache_is_bounded_in_bytes(driver: Driver) -> None:
    textures = Textures(Art(), limit=2 * 2**20)
    for number in range(12):
        textures.prepare(Words(f"word {number}", 80), 600, 200)
    textures.finish()
    assert 0 < textures.bytes <= 2 * 2**20
    textures.close()


def test_lost_pictures_are_painted_again(driver: Driver) -> None:
    textures = driver.app.stage.textures
    textures.prepare(DISC, 64, 64)
    textures.finish()
    painted = textures.get(DISC, 64, 64)
    textures._lost(painted.texture)
    assert textures.busy
    textures.finish()
    assert textures.get(DISC, 64, 64).texture is not painted.texture


def test_a_damaged_picture_is_plain_paper(driver: Driver) -> None:
    textures = driver.app.stage.textures
    textures.prepare(Card(Item("gone/x", image="gone.webp")), 100, 150)
    textures.finish()
    assert textures.get(Card(Item("gone/x", image="gone.webp")), 100, 150) is not None


def test_an_area_is_touched_and_not_seen(driver: Driver) -> None:
    show(driver, {"area": Piece(Rect(0, 0, 400, 400), Area(), tap=Do("area"))})
    tap(driver, 50, 350)
    assert driver.app.actions == [Do("area")]


__all__ = ["Touch"]


def test_what_was_leaving_a_secret_is_gone_with_it(driver: Driver) -> None:
    """No curtain falls over it, and it was meant for one pair of eyes."""
    stage = driver.app.stage
    secret = Piece(around(300, 300, 100, 150), Card(PICTURE), leave=Spot(Rect(0, 0, 100, 150)))
    stage.show(Scene({"secret": secret}, secret=True))
    stage.show(Scene({}, secret=True))
    driver.pump()
    assert PICTURE in [getattr(sprite.piece.look, "item", None) for sprite in stage._order]
    stage.show(Scene({}))
    assert stage._order == []


def test_a_clock_always_shows_figures_and_has_the_next_ones_ready(driver: Driver) -> None:
    stage = show(driver, {"clock": Piece(around(300, 300, 160, 160), Clock(60))})
    face = stage.sprites["clock"]._clock
    assert face is not None
    stage.time_left = 30
    assert face._figures.size == (0, 0)  # nothing is painted yet
    stage.textures.finish()
    stage.time_left = 29.9
    first = face._figures.texture
    assert face._figures.size > (0, 0)
    stage.time_left = 29
    second = face._figures.texture
    assert second is not first
    stage.time_left = 12  # not yet painted: what was there stays
    assert (face._figures.texture, face._figures_colour.a) == (second, 1)


@pytest.mark.parametrize("stall", [0.3, 0.8, 5.0])
def test_a_stall_is_no_rest(driver: Driver, stall: float) -> None:
    """The app stood still, and the finger went up unread: nothing is lifted for a short tap."""
    ring = disc(640, 400, 200, layer=CURTAIN, hold=Hold(done=Lift()))
    show(driver, {"ring": ring}, curtain=Curtain("#F08A76"))
    touch = driver.down(640, 400)
    driver.wait(0.06)
    for _ in range(2):  # Kivy reads the finger one frame after the stall at the latest
        TIME.now += stall
        driver.pump()
    driver.up(touch)
    driver.wait(1)
    assert driver.app.actions == []


def test_no_log_names_a_picture(driver: Driver, caplog: pytest.LogCaptureFixture) -> None:
    textures = driver.app.stage.textures
    textures.prepare(Card(Item("gone/secret", image="secret.webp")), 100, 150)
    textures.finish()
    assert "could not be painted" in caplog.text
    assert "secret" not in caplog.text


class SlowPainters:
    """Paint one picture whenever a test says so."""

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


def faces_seen(driver: Driver) -> list[str]:
    """The cards whose faces can be seen now."""
    return sorted(
        key
        for key, sprite in driver.app.stage.sprites.items()
        if key.startswith("card")
        and sprite._front is not None
        and sprite._shown == (sprite._front, True)
    )


def film_of_a_table(driver: Driver, looked_at: int, width: float) -> list[list[str]]:
    """What is seen frame by frame after somebody has looked at one card in secret."""
    stage = driver.app.stage
    painters = SlowPainters()
    stage.textures._workers.shutdown(wait=True)
    stage.textures._workers = painters
    stage.show(Scene({}))
    driver.wait(1)
    cards = [Card(Item(f"story/{n}", image=f"{n}.webp")) for n in range(4)]
    stage.textures.forget(cards)
    place = Rect(100, 100, width, width * 1.5)
    stage.show(Scene({"mine": Piece(place, cards[looked_at])}, secret=True))
    for _ in range(10):
        painters.paint_one()
        driver.pump()
    stage.show(Scene({}))
    driver.wait(1)
    stage.show(
        Scene(
            {
                f"card{n}": Piece(Rect(90 + 250 * n, 200, 200, 300), card)
                for n, card in enumerate(cards)
            }
        )
    )
    film = []
    for _ in range(20):
        for _ in range(5):
            driver.pump()
            film.append(faces_seen(driver))
        painters.paint_one()
    assert film[-1] == ["card0", "card1", "card2", "card3"]
    return film


@pytest.mark.parametrize("width", [60, 200, 600])
def test_nobody_sees_by_the_speed_of_pictures_who_looked_at_which(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, width: float
) -> None:
    monkeypatch.setattr(Driver, "_await_workers", lambda _driver: None)
    film_of_a_table(driver, 0, width)  # paints the back of all cards
    films = [film_of_a_table(driver, looked_at, width) for looked_at in range(4)]
    assert films[0] == films[1] == films[2] == films[3]
    seen = [faces for faces in films[0] if faces]
    assert all(len(faces) == 4 for faces in seen)  # all together


def test_what_nobody_waits_for_any_more_is_not_painted(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    textures, go = driver.app.stage.textures, Event()
    textures.finish()
    painted: list[textures_module.Key] = []

    def paint(key: textures_module.Key, _art: Art) -> Image.Image:
        painted.append(key)
        go.wait(10)
        return Image.new("RGBA", (4, 4))

    monkeypatch.setattr(textures_module, "paint", paint)
    for number in range(workers.WORKERS + 5):
        textures.prepare(Words(f"word {number}", 80), 600, 200)
    driver.app.stage.textures.release()
    go.set()
    textures.finish()
    assert len(painted) <= workers.WORKERS
