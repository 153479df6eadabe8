"""A monkey with the tablet: whatever it touches, nothing breaks and nothing secret shows."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView

from engine.chance import Chance
from engine.core import Handoff, Prompt
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from mobileapp.match.session import MatchSession
from mobileapp.stage.commands import Command
from mobileapp.stage.fingers import HOLD
from mobileapp.stage.piece import CURTAIN, AppCommand, Piece
from tests.harness.driver import Driver
from tests.harness.evening_hands import open_evening
from tests.harness.hands import Hands
from tests.support.matches import match_of, pack_for

NAMES = ("Ana", "Ben", "Cleo", "Dan")
SPARED = {"End this game", "Leave, and continue later", "Settings", "How to play"}
"""Buttons that the monkey must not touch, as they lead away from the table."""
AWAY = (AppCommand(Command.AGAIN), AppCommand(Command.LEAVE))
"""Commands on the stage that lead away from the table; no set, as some commands have no hash."""


EVENING = "evening"
"""In place of a game: a whole evening of several games."""
PATIENCE = 0.08
"""How likely a monkey that may wander comes back to the table after each step on another page."""


@dataclass(frozen=True)
class KilledMatch:
    """What the next start must find of the match that was on the table."""

    match_id: int
    over: bool
    prompt: str
    """The name of its class."""
    audience: int | None


class Monkey:
    """Touches, turns, covers and closes the tablet at random, the same way for the same seed.

    `start` starts the app, or starts it again on the same tablet. A monkey that may `wander` uses
    the other pages of the app as well, and leaves it to its owner to kill the app: it goes on with
    the match that was `killed`.
    """

    def __init__(
        self,
        start: Callable[[], Driver],
        game: str,
        seed: int | str,
        wander: bool = False,
        killed: KilledMatch | None = None,
    ) -> None:
        self._start = start
        self._game = game
        self._luck = Random(f"{game}/{seed}")
        self._wander = wander
        self._spared = frozenset() if wander else SPARED
        self.longest_log = 0
        """The most moves that were ever played in a match."""
        self.driver = start()
        if killed is None:
            self._open_match(game)
        else:
            self._resume(killed)

    def _open_match(self, name: str) -> None:
        """Three people with a guide, and a robot where the game has room for one; or what is next
        in an evening.
        """
        if name == EVENING:
            open_evening(self.driver.app)
            self.driver.wait(0.4)
            return
        game = find_game(name)
        count = min(len(NAMES), game.variants[0].max_players)
        players = [Player(name, seat == 3) for seat, name in enumerate(NAMES[:count])]
        packs = [pack_for(game, need) for need in game.needs]
        self.driver.app.match_flow.start(
            make_setup(game, players, 7, supply=Supply(packs)), guided=True
        )
        self.driver.wait(0.4)

    @property
    def session(self) -> MatchSession:
        play: MatchSession = self.driver.app.session
        return play

    @property
    def hands(self) -> Hands:
        return Hands(self.driver)

    def step(self) -> None:
        """Do anything, and check what must always be true."""
        if self._is_at_the_table():
            self._step_at_the_table()
        else:
            self._step_on_a_page()
        wanders = self._wander or self._is_between_matches()
        if not wanders or self._luck.random() < PATIENCE:
            self.come_back()
        if self._is_at_the_table():
            self.check()
            self.longest_log = max(self.longest_log, len(match_of(self.session).log))

    def _is_at_the_table(self) -> bool:
        app = self.driver.app
        return app.session is not None and app.screens.current == "match"

    def _is_between_matches(self) -> bool:
        app = self.driver.app
        return app.session is None and app.screens.current == "tonight"

    def _step_on_a_page(self) -> None:
        actions: dict[Callable[[], object], float] = {
            self._tap: 60,
            self._drag: 12,
            self.driver.back: 3,
            self._turn: 1,
            self._speak_otherwise: 1,
            self._wait: 3,
        }
        self._luck.choices(list(actions), list(actions.values()))[0]()

    def _step_at_the_table(self) -> None:
        ring = self.hands.scene.pieces.get("ring")
        if ring is not None and not self._sheets() and self._luck.random() < 0.7:
            finger = self.driver.down(*self._place_of(ring))
            self.driver.wait(HOLD + 0.2)
            self.driver.up(finger)
            return
        actions: dict[Callable[[], object], float] = {
            self._tap: 60,
            self._answer: 120 if self._game == EVENING else 20,
            self._drag: 12,
            self._use_many_fingers: 12,
            self.driver.back: 3,
            self.take_a_call: 3,
            self._turn: 1,
            self._speak_otherwise: 1,
            self._wait: 3,
            self._kill: 0 if self._wander else 1,
        }
        self._luck.choices(list(actions), list(actions.values()))[0]()

    # --- what it does -------------------------------------------------------------------------

    def _sheets(self) -> list[ModalView]:
        return [child for child in Window.children if isinstance(child, ModalView)]

    def _spot(self) -> tuple[float, float]:
        return self._luck.uniform(0, Window.width - 1), self._luck.uniform(0, Window.height - 1)

    def _place_of(self, piece: Piece) -> tuple[float, float]:
        """Where the middle of a piece is in the window, also while the table is turned round."""
        stage = self.driver.app.screens.current_screen.stage
        x, y = stage.to_parent(piece.rect.cx, piece.rect.cy)
        return float(x), float(y)

    def _spots(self) -> list[tuple[float, float]]:
        """The positions of everything that can be touched, and one random position."""
        root = (self._sheets() or Window.children)[0]
        found = [
            widget.to_window(*widget.center)
            for widget in root.walk()
            if isinstance(widget, ButtonBehavior)
            and not widget.disabled
            and getattr(widget, "text", "") not in self._spared
        ]
        stage = getattr(self.driver.app.screens.current_screen, "stage", None)
        if not self._sheets() and stage is not None:
            pieces = stage.scene.pieces.values()
            touchable = (
                piece
                for piece in pieces
                if piece.touchable and (self._wander or piece.tap not in AWAY)
            )
            found += map(self._place_of, touchable)
        inside = [(x, y) for x, y in found if 0 <= x < Window.width and 0 <= y < Window.height]
        return [*inside, self._spot()]

    def _tap(self) -> None:
        """Up to four taps in quick succession, each where the one before was or somewhere else."""
        spots = self._spots()
        place = self._luck.choice(spots)
        for _ in range(self._luck.choice((1, 2, 4))):
            self.driver.up(self.driver.down(*place))
            place = self._luck.choice((place, self._luck.choice(spots)))
        self._wait_a_little()

    def _drag(self) -> None:
        finger = self.driver.down(*self._luck.choice(self._spots()))
        self.driver.move(finger, *self._luck.choice(self._spots()))
        if self._luck.random() < 0.3:
            self.take_a_call()
        self.driver.up(finger)

    def _use_many_fingers(self) -> None:
        """Up to four at once; they move and lift in any order, and things happen in between."""
        fingers = [self.driver.down(*self._luck.choice(self._spots())) for _ in range(4)]
        happens: dict[Callable[[], object], float] = {
            self._answer: 3,
            self.take_a_call: 3,
            self._undo: 3,
            self._turn: 1,
            self._speak_otherwise: 1,
        }
        while fingers:
            finger = self._luck.choice(fingers)
            match self._luck.choice(("move", "move", "lift", "lift", "hold", "happen")):
                case "move":
                    self.driver.move(finger, *self._luck.choice(self._spots()))
                case "lift":
                    self.driver.up(finger)
                    fingers.remove(finger)
                case "hold":
                    self.driver.wait(HOLD + 0.1)
                case _:
                    self._luck.choices(list(happens), list(happens.values()))[0]()
            if not self._is_at_the_table():
                break
            self.check()
        for finger in fingers:
            self.driver.up(finger)

    def _undo(self) -> None:
        if self.session.why_not_undo() is None:
            self.session.undo()
            self.driver.pump()

    def _speak_otherwise(self) -> None:
        self.driver.app.tr.language = self._luck.choice(("en", "de", "pl"))
        self.driver.pump()

    def _answer(self) -> None:
        """Play a sensible move."""
        prompt = self.session.current
        if isinstance(prompt, Prompt) and prompt.options() and not self.session.robots_wait:
            chance = Chance(self._luck.getrandbits(30), 0)
            self.session.move(prompt.sample(chance))
            self._wait_a_little()

    def take_a_call(self) -> None:
        """The app goes to the background: what only some may see is covered at once."""
        self.driver.app.on_pause()
        if self._is_at_the_table():
            shown = self.session.current
            assert isinstance(shown, Handoff) or shown.audience is None, "a call covers a secret"
            self.check()
        self.driver.app.on_resume()
        self.driver.pump()

    def _turn(self) -> None:
        self.driver.resize(self._luck.choice(("tablet", "portrait", "phone")))

    def _wait_a_little(self) -> None:
        """Wait for a random time, at most until the touched piece has moved."""
        self.driver.wait(self._luck.choice((0, 0, 0, 0.4) if self._wander else (0, 0.4)))

    def _wait(self) -> None:
        self.driver.wait(self._luck.choice((1, 3)))

    def _kill(self) -> None:
        killed = self.match_on_the_table()
        self.driver = self._start()
        self._resume(killed)

    def match_on_the_table(self) -> KilledMatch:
        """What the next start must find if the app is killed now."""
        prompt = match_of(self.session).prompt
        match_id, over = self.session.match_id, self.session.over
        return KilledMatch(match_id, over, type(prompt).__name__, prompt.audience)

    def _resume(self, killed: KilledMatch) -> None:
        """The match goes on where it was, behind the curtain of whoever was to act."""
        refusal = self.driver.app.match_flow.resume(killed.match_id)
        if killed.over:
            assert refusal is not None
            self._open_match(self._game)
            return
        assert refusal is None
        assert isinstance(self.session.current, Handoff)
        prompt = match_of(self.session).prompt
        assert self.session.current.to == prompt.audience == killed.audience
        assert type(prompt).__name__ == killed.prompt

    def come_back(self) -> None:
        """A random touch may lead away from the table, but never past the way back."""
        app = self.driver.app
        if app.session is None:
            for sheet in self._sheets():
                sheet.dismiss(animation=False)
            app.home()
            self._open_match(self._game)
        while app.screens.current != "match":
            assert app.back()

    # --- what must always be true -------------------------------------------------------------

    def check(self) -> None:
        shown, stage = self.session.current, self.hands.stage
        notes = self.driver.find("LessonPopup")
        assert len(notes) <= self.session.robots_wait, "robots wait while people read"
        if isinstance(shown, Handoff):
            assert not notes or shown.to is None, "a curtain for one person explains nothing"
            assert stage.writing.input.parent is None
        if stage.curtain.covers and stage.scene.curtain is None:
            # In the frame of the lift the prompt is drawn behind the still closed curtain.
            assert not stage.at_rest, "a curtain that is lifted opens"
        elif stage.curtain.covers:
            assert isinstance(shown, Handoff)
            assert all(sprite.piece.layer >= CURTAIN for sprite in stage.sprites.order)
        if isinstance(shown, Handoff) and shown.to is not None:
            assert stage.last_scene.curtain is not None
            assert stage.curtain.covers or not stage.at_rest
        if isinstance(shown, Prompt) and shown.audience is None:
            assert not stage.scene.secret
