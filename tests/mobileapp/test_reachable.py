"""Tests that a finger reaches every piece and every widget that can be touched."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, TypeVar

import pytest
from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from engine.core import Handoff
from engine.registry import all_games, game_ids
from engine.simulate import play_out
from mobileapp.player_profile import default_profile
from mobileapp.screens.match.change_players import ChangePlayersSheet
from mobileapp.screens.person.edit import PersonEditSheet
from mobileapp.stage.commands import Command
from mobileapp.stage.fingers import HOLD, PAUSE
from mobileapp.stage.looks import Area, Panel
from mobileapp.stage.piece import CURTAIN, AppCommand, Piece
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import RECENT
from mobileapp.stage.stage import Stage
from tests.harness.driver import TIME
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import any_secret, audience_of, each_game, moments, open_match
from tests.mobileapp.screens.test_evenings import remember
from tests.support.cases import in_turn
from tests.support.matches import robot_match

Page = TypeVar("Page")

SIZES = ("tablet", "portrait", "phone")
SURFACE = 9
"""The number of rows and columns in the grid of points at which areas and panels are touched."""


# --- pieces of a stage ------------------------------------------------------------------------


class Unheard:
    """Records the actions of a stage instead of running them, so that touches have no effect."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.actions: list[Any] = []

    def __enter__(self) -> "Unheard":
        self.stage.dispatch = self._keep
        return self

    def __exit__(self, *_: object) -> None:
        del self.stage.dispatch

    def _keep(self, event: str, *arguments: Any) -> Any:
        if event not in ("on_action", "on_dragged"):
            return Widget.dispatch(self.stage, event, *arguments)
        self.actions += arguments
        return None


def unreachable_pieces(
    driver: Driver, stage: Stage, among: Collection[str] | None = None
) -> list[str]:
    """The keys of the pieces that should be touchable, but that no finger reaches.

    `among` are the keys of the pieces to touch; by default all.
    """
    scene = stage.scene
    return [
        key
        for key, piece in scene.pieces.items()
        if (among is None or key in among)
        and _in_sight(piece, scene)
        and not any(_reaches(driver, stage, key, *at) for at in _tries(piece))
        and not any(_reaches(driver, stage, key, *at, rest=RECENT) for at in _tries(piece))
    ]


def _in_sight(piece: Piece, scene: Scene) -> bool:
    hidden = scene.curtain is not None and piece.layer < CURTAIN
    return piece.touchable and piece.opacity > 0 and not hidden


def _tries(piece: Piece) -> Iterator[tuple[float, float]]:
    """The points to touch: the centre of a piece and, on an area or a panel, a grid of points."""
    rect = piece.rect
    yield rect.cx, rect.cy
    if isinstance(piece.look, (Area, Panel)):
        for row in range(SURFACE):
            for column in range(SURFACE):
                part = (column + 0.5) / SURFACE, (row + 0.5) / SURFACE
                yield rect.x + rect.w * part[0], rect.y + rect.h * part[1]


def _reaches(driver: Driver, stage: Stage, key: str, x: float, y: float, rest: float = 0) -> bool:
    """Whether a touch reaches a piece, after so many seconds without touches, at least `PAUSE`.

    A piece that appears beside a touch takes no taps for `RECENT` seconds.
    """
    TIME.now += max(rest, PAUSE)
    piece = stage.scene.pieces[key]
    if stage.turned:
        x, y = Window.width - x, Window.height - y
    with Unheard(stage) as heard:
        touch = driver.down(x, y)
        finger = stage.fingers.by_touch.get(touch.uid)
        found = finger is not None and finger.key == key
        if piece.hold is not None:
            driver.wait(HOLD + 0.05)
            found = found and piece.hold.done in heard.actions
        driver.up(touch)
    alike = piece.tap is not None and piece.tap in heard.actions  # maybe sent by another piece
    return (found and (piece.tap is None or alike)) or alike


@pytest.mark.parametrize("size", SIZES)
@each_game
def test_every_piece_of_every_moment(start: Start, game: str, size: str) -> None:
    driver = start(size)
    driver.app.storage.settings["reduce_motion"] = True  # avoids waiting for animations
    driver.app.apply_settings()
    turn = SIZES.index(size)
    for moment in in_turn(moments(game), turn, out_of=len(SIZES), kind=lambda one: one.shows):
        hands = open_match(driver, moment)
        for covered in (True, False):
            lost = unreachable_pieces(driver, hands.stage)
            assert not lost, f"{moment.variant} {moment.caption}, covered: {covered}"
            _reach_the_field(driver, hands)
            if covered and isinstance(hands.shown, Handoff):
                driver.app.session.lift()
                hands.rest()
        driver.app.match_flow.end()
        driver.wait(0.1)


def _reach_the_field(driver: Driver, hands: Hands) -> None:
    field = hands.scene.field
    if field is not None:
        driver.up(driver.down(field.rect.cx, field.rect.cy))
        assert hands.stage.writing.input.focus
        hands.stage.writing.input.focus = False
        driver.pump(2)


def test_on_a_turned_table(start: Start) -> None:
    driver = start()
    open_table = next(m for m in moments(game_ids()[0]) if m.log and audience_of(m) is None)
    hands = open_match(driver, open_table)
    driver.app.session.lift()
    hands.rest()
    hands.tap("turn")
    assert hands.stage.turned
    assert not unreachable_pieces(driver, hands.stage)


@pytest.mark.parametrize("size", SIZES)
def test_what_a_message_lies_on_can_still_be_touched(start: Start, size: str) -> None:
    driver = start(size)
    hands = open_match(driver, any_secret())
    driver.app.screens.get_screen("match").say("Please choose another one.")
    hands.rest()
    assert "message" in hands.scene.pieces
    assert not unreachable_pieces(driver, hands.stage)


def test_a_covered_piece_would_be_found(start: Start) -> None:
    driver = start()
    hands = open_match(driver, any_secret())
    scene = hands.scene
    pause = scene.pieces["pause"]
    cover = Piece(pause.rect, Area(), layer=pause.layer + 1, tap=AppCommand(Command.STAY))
    hands.stage.show(scene._replace(pieces={**scene.pieces, "cover": cover}))
    hands.rest()
    assert unreachable_pieces(driver, hands.stage) == ["pause"]


def test_a_piece_under_a_widget_would_be_found(start: Start) -> None:
    driver = start()
    hands = open_match(driver, any_secret())
    pause = hands.piece("pause").rect
    shield = Shield(pos=(pause.x, pause.y), size=(pause.w, pause.h))
    Window.add_widget(shield)
    assert unreachable_pieces(driver, hands.stage) == ["pause"]
    Window.remove_widget(shield)


# --- widgets of the pages ---------------------------------------------------------------------


class Shield(Widget):
    """A widget that consumes every touch on it."""

    def on_touch_down(self, touch: Any) -> bool:
        return bool(self.collide_point(*touch.pos))


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[Widget]:
    """The buttons that were pressed so far; their actions are not run."""
    found: list[Widget] = []

    def dispatch(button: Any, event: str, *arguments: Any) -> Any:
        if event == "on_release":
            found.append(button)
        elif event != "on_press":
            return super(ButtonBehavior, button).dispatch(event, *arguments)
        return None

    monkeypatch.setattr(ButtonBehavior, "dispatch", dispatch, raising=False)
    return found


def page() -> Widget:
    """The sheet or page that is shown."""
    return next(child for child in Window.children if not isinstance(child, Shield))


def controls(root: Widget) -> list[Widget]:
    """All visible and enabled buttons and text fields below `root`, except those of a stage."""
    return [
        widget
        for widget in root.walk()
        if isinstance(widget, (ButtonBehavior, TextInput))
        and _is_there(widget)
        and not isinstance(widget.parent, Stage)
    ]


def _is_there(widget: Any) -> bool:
    seen = all(parent.opacity > 0 for parent in _line(widget))
    return seen and not widget.disabled and widget.width > 1 and widget.height > 1


def _line(widget: Any) -> Iterator[Any]:
    while isinstance(widget, Widget):
        yield widget
        widget = widget.parent


def _bring_into_sight(scroll: ScrollView, widget: Widget) -> None:
    """Scroll a widget into view."""
    below = scroll.to_window(*scroll.pos)[1] - widget.to_window(*widget.pos)[1]
    above = widget.to_window(0, widget.top)[1] - scroll.to_window(0, scroll.top)[1]
    away = -below if below > 0 else max(above, 0)
    left = scroll.to_window(*scroll.pos)[0] - widget.to_window(*widget.pos)[0]
    right = widget.to_window(widget.right, 0)[0] - scroll.to_window(scroll.right, 0)[0]
    aside = -left if left > 0 else max(right, 0)
    along, up = scroll.convert_distance_to_scroll(aside, away)
    scroll.scroll_y = min(max(scroll.scroll_y + up, 0), 1)
    if scroll.do_scroll_x:
        scroll.scroll_x = min(max(scroll.scroll_x + along, 0), 1)


def unreachable_widgets(driver: Driver, pressed: list[Widget]) -> list[str]:
    """The buttons and fields on a page that a finger does not reach, even after scrolling."""
    lost = []
    for widget in controls(page()):
        for scroll in [w for w in _line(widget.parent) if isinstance(w, ScrollView)]:
            _bring_into_sight(scroll, widget)
            driver.pump(3)
        pressed.clear()
        x, y = widget.to_window(*widget.center)
        touch = driver.down(x, y)
        driver.up(touch)
        driver.pump(4)
        reached = widget.focus if isinstance(widget, TextInput) else widget in pressed
        if isinstance(widget, TextInput):
            widget.focus = False
        if not reached:
            name = f"{type(widget).__name__} {getattr(widget, 'text', '')!r}"
            lost.append(f"{name} at {x:.0f}, {y:.0f}")
    return lost


def unreachable(driver: Driver, pressed: list[Widget]) -> list[str]:
    """What a finger does not reach on the sheet or page that is shown, which has controls."""
    stage = getattr(driver.app.screens.current_screen, "stage", None)
    if stage is None or stage.get_root_window() is None or driver.find(ModalView):
        assert controls(page())
        return unreachable_widgets(driver, pressed)
    if driver.app.session is not None:
        return unreachable_widgets(driver, pressed)
    assert any(piece.touchable for piece in stage.scene.pieces.values())
    return unreachable_pieces(driver, stage)


def fill(driver: Driver) -> None:
    """Save data for every page: people, an unfinished match, evenings, and a pack of words."""
    app = driver.app
    for number, name in enumerate(("Ana", "Ben", "Cleo")):
        app.storage.roster.remember(name, "coral", "sun", float(number))
    for game in all_games():
        match = robot_match(game, game.variants[0].min_players)
        finished = app.storage.matches.begin(match, 1.0)
        for _step in play_out(match):
            pass
        app.storage.matches.finish(finished, match, 2.0)
    for started in (100_000.0, 200_000.0):
        remember(driver, started=started, ended=started + 60)
    app.storage.matches.begin(
        robot_match(all_games()[0], all_games()[0].variants[0].min_players), 3.0
    )
    app.library.make_words("Ours", [f"Word {n}" for n in range(12)], [game_ids()[0]], "en")
    app.home()


def _id_of(driver: Driver, name: str) -> int:
    return int(driver.app.storage.roster.find(name).id)


def _game(driver: Driver, game: str) -> None:
    driver.app.go("game", game=game)
    driver.wait(0.2)


def _players(driver: Driver) -> None:
    game = next(game for game in all_games() if game.variants[0].max_players > 3)
    _game(driver, game.id)
    driver.app.go("players")
    for name in ("Ana", "Ben", "Dan"):
        driver.app.screens.current_screen.add(name)


def _options(driver: Driver) -> None:
    _game(driver, next(game.id for game in all_games() if game.options))
    driver.app.go("options")


def _dress(driver: Driver) -> None:
    _players(driver)
    driver.app.screens.current_screen.edit_player(0)


def _choose_first(driver: Driver) -> None:
    _players(driver)
    driver.app.screens.current_screen.choose_first()


def _pause(driver: Driver) -> None:
    open_match(driver, any_secret())
    driver.back()


def _change_players(driver: Driver) -> None:
    open_match(driver, any_secret())
    ChangePlayersSheet(driver.app.session).open()


def _note(driver: Driver) -> None:
    open_match(driver, any_secret(), guided=True)
    driver.app.session.lift()
    driver.until(lambda: driver.find("LessonPopup"))


PAGES: dict[str, Callable[[Driver], object]] = {
    "home": lambda driver: driver.app.home(),
    "players": _players,
    "options": _options,
    "unfinished": lambda driver: driver.app.go("unfinished"),
    "packs": lambda driver: driver.app.go("packs"),
    "pack": lambda driver: driver.app.go("pack", pack="ours"),
    "make_pack": lambda driver: driver.app.go("make_pack"),
    "evenings": lambda driver: driver.app.go("evenings"),
    "evening": lambda driver: driver.app.go("evening", evening=0),
    "person": lambda driver: driver.app.go("person", person=_id_of(driver, "Ana")),
    "group": lambda driver: driver.app.go(
        "group", people=tuple(_id_of(driver, name) for name in ("Ana", "Ben", "Cleo"))
    ),
    "a person's name": lambda driver: PersonEditSheet(_id_of(driver, "Ana")).open(),
    "settings": lambda driver: driver.app.go("settings"),
    "about": lambda driver: driver.app.go("about"),
    "a player's look": _dress,
    "who begins": _choose_first,
    "pause": _pause,
    "players in a match": _change_players,
    "a note of the guide": _note,
}


def in_turn_unless_small(pages: Iterable[Page], size: str) -> Iterator[Page]:
    """All pages in the window of a phone, where there is least room; half of them in each other."""
    turn = SIZES.index(size)
    return in_turn(pages, turn, out_of=1 if size == "phone" else len(SIZES) - 1)


@pytest.mark.parametrize("size", SIZES)
def test_every_page_around_the_games(start: Start, size: str, pressed: list[Widget]) -> None:
    """Every page is touched in two windows; in `make proof`, in each of them."""
    driver = start(size)
    fill(driver)
    lost = {}
    for name in in_turn_unless_small(PAGES, size):
        PAGES[name](driver)
        driver.wait(1)
        if found := unreachable(driver, pressed):
            lost[name] = found
        for sheet in driver.find(ModalView):
            sheet.dismiss(animation=False)
        if driver.app.session is not None:
            driver.app.match_flow.end()
        driver.app.home()
    assert not lost


@pytest.mark.parametrize("size", SIZES)
@each_game
def test_the_pages_of_a_game(start: Start, game: str, size: str, pressed: list[Widget]) -> None:
    """Every page of the rules is touched in two windows; in `make proof`, in each of them."""
    driver = start(size)
    _game(driver, game)
    driver.wait(1)
    assert not unreachable_widgets(driver, pressed)
    driver.app.go("how_to_play", game=game)
    book = driver.app.screens.current_screen
    driver.wait(RECENT)
    touched = set(in_turn_unless_small(range(int(book.count)), size))
    for page in range(int(book.count)):
        driver.wait(0.4)
        assert page not in touched or not unreachable_widgets(driver, pressed), page
        if page < book.count - 1:
            book.turn(1)


@pytest.mark.parametrize("size", SIZES)
def test_every_pack_and_every_choice_of_the_options(start: Start, size: str) -> None:
    """All packs are turned into sight, and every slip is unfolded."""
    driver = start(size)
    driver.app.storage.settings["reduce_motion"] = True
    driver.app.apply_settings()
    own = [f"ours-{number}" for number in range(3)]
    for title in own:
        driver.app.library.make_words(title, [f"Word {n}" for n in range(12)], game_ids(), "en")
    for game in all_games():
        offered = {
            tuple(option.id for option in game.options if option.applies_to(variant.id)): variant
            for variant in game.variants
        }
        for variant in [variant for options, variant in offered.items() if options]:
            driver.app.go("game", game=game.id)
            driver.app.draft.variant_id = variant.id
            driver.app.draft.people = [
                default_profile(name, seat)
                for seat, name in enumerate("ABCDEFGHIJ"[: variant.min_players])
            ]
            driver.app.go("options")
            driver.wait(0.3)
            _touch_all_options(driver)
            driver.app.home()
            driver.wait(0.3)


def _touch_all_options(driver: Driver) -> None:
    screen = driver.app.screens.current_screen
    stage, packs = screen.stage, {pack.id for pack in screen.view().packs}
    seen = set[str]()
    while True:
        assert not unreachable_pieces(driver, stage)
        seen |= {key.partition(":")[2] for key in stage.scene.pieces if key.startswith("pack:")}
        if "packs-after" not in stage.scene.pieces:
            break
        driver.tap_piece("packs-after")
    assert seen == packs
    for slip in [key for key in stage.scene.pieces if key.startswith("rule:")]:
        driver.tap_piece(slip)
        choices = [key for key in stage.scene.pieces if key.startswith("choice:")]
        rule = screen.view().unfolded_rule
        assert len(choices) == len(rule.choices)
        assert "behind" in stage.scene.pieces
        assert not unreachable_pieces(driver, stage, {*choices, "behind"})
        driver.back()  # folds the slip


def test_a_covered_button_would_be_found(start: Start, pressed: list[Widget]) -> None:
    driver = start()
    driver.app.go("settings")
    driver.wait(0.5)
    fixed = [w for w in controls(page()) if not any(isinstance(p, ScrollView) for p in _line(w))]
    place = fixed[0].to_window(*fixed[0].pos)
    shield = Shield(pos=place, size=fixed[0].size, size_hint=(None, None))
    Window.add_widget(shield)
    assert len(unreachable_widgets(driver, pressed)) == 1
    Window.remove_widget(shield)
