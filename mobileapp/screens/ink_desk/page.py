"""The page on which people ink their own blots: they drip, fold, rub, open and keep a sheet."""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from datetime import datetime
from functools import partial
from math import hypot
from random import Random
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView
from PIL import Image

from engine.errors import Refusal
from engine.packs import Item, Pack
from mobileapp.ink.shape import measure
from mobileapp.ink.sheet import INKS, UNITS, FoldedSheet
from mobileapp.ink.torn import torn
from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.packs.own_blots import OWN_BLOTS, NewBlot
from mobileapp.running_app import running_app
from mobileapp.screens.ink_desk import desk_widgets, folding_sheet
from mobileapp.screens.ink_desk.desk_workers import DeskWorkers
from mobileapp.screens.ink_desk.folding_sheet import DRIP, OPEN, PRESSED, FoldingSheet, SheetOnDesk
from mobileapp.screens.ink_desk.picture_texture import PictureTexture
from mobileapp.screens.ink_desk.wet_ink import WetInk
from mobileapp.screens.ink_desk.who_inked import ask_who_inked
from mobileapp.stage.upload import UPLOAD_PER_FRAME
from mobileapp.theme import theme
from mobileapp.widgets import load_kv
from mobileapp.widgets.errors import show_error
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.sheet import Sheet

FLICK = 900
"""Flick threshold: the speed, in dp per second, above which a released sheet is thrown away."""
MIN_FLICK = 60
"""The minimum distance from its place, in dp, at which a flicked sheet is thrown away."""
LEAVING, COMING = 0.3, 0.35
"""How long a sheet takes to leave the desk, and the next one to slide in, in seconds."""
COARSE = 100
"""The side, in pixels, of the coarse paper that is shown until the fine one is painted."""
ON_PILE = 0.25
"""The scale of a sheet when it arrives at the pile."""
MARGIN = 0.2
"""The width of the margin in which the space key adds no drops, as a part of the sheet's side."""
ENTER, SPACE, BACKSPACE, DELETE, FIRST_DIGIT, Z = 13, 32, 8, 127, 49, ord("z")


class InkDeskScreen(PageScreen):
    """The page with the desk, on which people ink one sheet after the other.

    Worker threads do all slow painting; they end after the page is closed.
    """

    ink = StringProperty("black")
    hint = StringProperty("")
    action = StringProperty("")
    """The text of the large button."""
    can_act = BooleanProperty(False)
    can_discard = BooleanProperty(False)
    kept = NumericProperty(0)
    """The number of blots in the pack of people's own blots."""
    latest = ObjectProperty(None, allownone=True)
    """The thumbnail file of the latest kept blot; None if there is none."""
    low = BooleanProperty(False)
    """Whether there is little room: on a phone in landscape with enlarged text."""
    can_bring_back = BooleanProperty(False)
    """Whether there is a thrown-away sheet that can be brought back now."""
    can_undo = BooleanProperty(False)
    """Whether a stroke, or throwing away a sheet, can be taken back now."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._workers: DeskWorkers | None = None
        self._stamps: PictureTexture | None = None
        self._fine_paper: PictureTexture | None = None
        """The finely painted paper while it is being uploaded to the GPU."""
        self._laid = SheetOnDesk(0)
        """The sheet on the desk, in the state in which it was laid out."""
        self._picture: Image.Image | None = None
        """The finished blot; None before it is painted."""
        self._last_stage: Image.Image | None = None
        """The finished blot on its torn sheet, as it is shown."""
        self._to_upload: list[Image.Image] | None = None
        """The stages of the blot that are still to be uploaded to the GPU.

        None before the blot is painted.
        """
        self._keeping: Future[Pack] | None = None
        self._left: SheetOnDesk | None = None
        self._left_while_keeping: Future[Pack] | None = None
        """The job that saves the blot of the sheet `_left`; None if it was not being saved."""
        self._thrown_away: SheetOnDesk | None = None
        self._just_thrown = False
        self._question: Sheet | None = None
        self._leaving = False
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)
        self._rng = Random(0)
        sheet = self.ids.sheet
        sheet.bind(**dict.fromkeys(("has_ink", "mode", "blot_ready", "can_undo"), self._update))
        sheet.bind(angle=self._on_angle)
        theme.bind(wide=self._place_pots)
        self._place_pots()
        sheet.bind(on_fold=self._paint, on_open=self._update, on_let_go=self._on_let_go)

    def _place_pots(self, *_: object) -> None:
        """Put the pots at the left of the sheet, or below it in an upright window."""
        desk, pots = self.ids.desk, self.ids.pots_beside
        desk.remove_widget(pots)
        desk.add_widget(pots, index=len(desk.children) if theme.wide else 1)

    @property
    def waiting(self) -> list[Future[Any]]:
        """The jobs whose results were not used yet; empty while the page is closed."""
        return self._workers.waiting if self._workers is not None else []

    # --- opening and closing ------------------------------------------------------------------

    def open(self) -> None:
        """Lay out the inked sheet that lay there when people left the page, or else a new sheet."""
        self._workers = DeskWorkers()
        self.ink = "black"
        keeping = self._left_while_keeping
        if keeping is not None and not (keeping.done() and keeping.exception()):
            self._left = None  # it would be kept twice
        self._lay_out(self._left or SheetOnDesk(running_app().new_seed()))
        self._show_pile()
        self._ticking()
        Window.bind(on_key_down=self._on_key_down, size=self._on_turn)
        observable_tr.bind(language=self._update)

    def close(self) -> None:
        """Release all pictures and threads, but remember the drops on the sheet.

        If a blot is being saved, the saving still completes.
        """
        stays = self.ids.sheet.has_ink and (not self._leaving or self._keeping is not None)
        self._left = replace(self._on_desk(), picture=None) if stays else None
        self._ticking.cancel()
        Window.unbind(on_key_down=self._on_key_down, size=self._on_turn)
        observable_tr.unbind(language=self._update)
        if self._question is not None:
            self._question.dismiss()
        if self._workers is not None:
            self._workers.close()
        self._left_while_keeping = self._keeping
        if self._keeping is not None:
            self._keeping.add_done_callback(partial(self._on_kept_after_leaving, self._left))
        self._laid = SheetOnDesk(0)
        self._workers = self._stamps = self._fine_paper = self._to_upload = None
        self._picture = self._last_stage = None
        self._keeping = self._thrown_away = self._question = None
        self._leaving = False
        sheet = self.ids.sheet
        sheet.wet = None
        sheet.lay_out()
        sheet.drawing.paper = None
        sheet.draw()

    def _on_kept_after_leaving(self, left: SheetOnDesk | None, keeping: "Future[Pack]") -> None:
        """Handle the result of saving a blot after people have left the page.

        If the blot could not be saved, a message shows the reason, and its sheet `left` lies on the
        desk again when the page is opened. If people have come back already, they can bring the
        sheet back. This method may run on a worker thread.
        """
        if keeping.exception() is not None:
            _tell_failure(tr._("This blot couldn’t be kept"), keeping)
            Clock.schedule_once(lambda _dt: self._offer_again(left))

    def _offer_again(self, left: SheetOnDesk | None) -> None:
        """Let people bring back a sheet, if the page is open and the sheet is not on the desk."""
        if self._workers is not None and self._laid is not left:
            self._thrown_away = left
            self._update()

    def _new_sheet(self, *_: object) -> None:
        """Lay out an empty sheet, unless the page has been left."""
        if self._workers is not None:
            self._lay_out(SheetOnDesk(running_app().new_seed()))

    def _lay_out(self, laid: SheetOnDesk) -> None:
        """Slide a sheet onto the desk, with coarse paper until the fine paper is painted."""
        assert self._workers is not None
        self._leaving = False
        self._laid, self._picture = laid, laid.picture
        self._last_stage = torn(laid.picture) if laid.picture is not None else None
        self._to_upload = [self._last_stage] if self._last_stage is not None else None
        sheet = self.ids.sheet
        sheet.lay_out(laid.drops, laid.mode)
        self._fine_paper = None
        sheet.drawing.paper = PictureTexture(torn(FoldedSheet(laid.seed, COARSE).bare))
        sheet.drawing.paper.send(UPLOAD_PER_FRAME)
        self._workers.begin_sheet(laid.seed, to_fold=laid.picture is None)
        if laid.mode == PRESSED:
            self._workers.begin_blot(laid.drops)
        away = max(Window.size)
        sheet.shift = [laid.away[0] * away, laid.away[1] * away]
        Animation(shift=[0, 0], d=theme.motion(COMING), t="out_cubic").start(sheet)
        self._update()

    def _on_turn(self, *_: object) -> None:
        """Forget all fingers and put the sheet back in its place.

        This is called when the window's size has changed, and when a blot could not be saved. A
        sheet that is leaving the desk is not moved.
        """
        sheet = self.ids.sheet
        sheet.let_go()
        if not self._leaving:
            Animation.cancel_all(sheet, "shift", "shrunk")
            sheet.shift, sheet.shrunk = [0, 0], 1

    # --- each frame ---------------------------------------------------------------------------

    def _tick(self, seconds: float) -> None:
        assert self._workers is not None
        if not self._take_stamps(self._workers):  # not both in one frame, which would take too long
            self._take_paper(self._workers)
        self._take_blot(self._workers)
        if self._keeping is not None and self._keeping.done():
            self._on_kept(self._keeping)
        self.ids.sheet.tick(seconds)

    def _take_stamps(self, workers: DeskWorkers) -> bool:
        """Prepare the wet ink once its stamps are painted; return whether this call did so."""
        if workers.stamps is None or not workers.stamps.done():
            return False
        self._stamps = PictureTexture(workers.stamps.result())
        self._stamps.send(UPLOAD_PER_FRAME)
        workers.stamps = None
        self.ids.sheet.wet = WetInk(self._stamps.texture)
        self.ids.sheet.wet.show(self._laid.drops)
        return True

    def _take_paper(self, workers: DeskWorkers) -> None:
        """Upload the next part of the fine paper, once the paper is painted.

        The fine paper replaces the coarse paper once its upload is complete.
        """
        if (paper := workers.take_paper()) is not None:
            self._fine_paper = PictureTexture(paper)
        elif self._fine_paper is not None:
            self._fine_paper.send(UPLOAD_PER_FRAME)
            if self._fine_paper.done:
                self.ids.sheet.drawing.paper, self._fine_paper = self._fine_paper, None
                self.ids.sheet.draw()

    def _take_blot(self, workers: DeskWorkers) -> None:
        """Upload the next part of the blot's stages, once the stages are painted.

        When the first stage is uploaded, the sheet can be opened. When the ink has spread, all
        stages but the last are released.
        """
        sheet = self.ids.sheet
        textures = sheet.drawing.stages
        if self._to_upload is None:
            if workers.blot is not None and workers.blot.done():
                blot, workers.blot = workers.blot.result(), None
                self._picture, self._to_upload = blot.picture, list(blot.stages)
                self._last_stage = blot.stages[-1]
        elif textures and not textures[-1].done:
            textures[-1].send(UPLOAD_PER_FRAME)
            sheet.blot_ready = textures[0].done
            sheet.draw()
        elif self._to_upload:
            textures.append(PictureTexture(self._to_upload.pop(0), self._last_stage))
        elif sheet.bloom == 1:
            del textures[:-1]  # the other stages are not shown again

    def on_touch_move(self, touch: Any) -> bool:
        """Skip Kivy's dispatch for touches that the sheet handles.

        The sheet gets them anyway, because it grabs them. Offering them to every widget of the page
        would take longer than drawing the ink.
        """
        if self.ids.sheet.follows(touch):
            return True
        return bool(super().on_touch_move(touch))

    # --- what people do -----------------------------------------------------------------------

    def choose_ink(self, ink: str) -> None:
        """Choose the ink of all fingers that touch down from now on."""
        self.ink = ink

    def act(self) -> None:
        """Do what the large button says (fold, open or keep), unless the button is disabled."""
        if self.can_act:
            sheet = self.ids.sheet
            {DRIP: sheet.fold, PRESSED: sheet.unfold, OPEN: self.keep}[sheet.mode]()

    def discard(self) -> None:
        """Throw the sheet away and lay out a new one."""
        if self.can_discard:
            self._sweep(0, -1)

    def undo(self) -> None:
        """Take back the latest stroke; before the first stroke, bring back the latest sheet."""
        if self.ids.sheet.can_undo:
            self.ids.sheet.undo()
            self._update()
        else:
            self.bring_back()

    def bring_back(self) -> None:
        """Replace the sheet on the desk with the one that was thrown away last.

        If the replaced sheet has ink on it, it counts as thrown away and can be brought back.
        """
        if self.can_bring_back and self._thrown_away is not None:
            back = self._thrown_away
            self._thrown_away = self._on_desk(back.away) if self.ids.sheet.has_ink else None
            self._lay_out(back)

    def keep(self) -> None:
        """Save the blot in the pack of people's own blots, and move the sheet to the pile.

        Nothing happens while no blot is painted, or while one is being saved.
        """
        picture = self._picture
        if picture is None or self._workers is None or self._keeping is not None:
            return
        app = running_app()
        made = f"{datetime.fromtimestamp(app.now()):%Y-%m-%d}"
        title = tr._("Our inkblots")

        def work() -> Pack:
            return app.library.add_blot(title, NewBlot(picture, measure(picture), (), made))

        self._leaving, self._just_thrown = True, False
        self._keeping = self._workers.write(work)
        sheet, pile_ = self.ids.sheet, self.ids.pile
        target = [pile_.center_x - sheet.center_x, pile_.center_y - sheet.center_y]
        Animation(shift=target, shrunk=ON_PILE, d=theme.motion(LEAVING), t="in_out_quad").start(
            sheet
        )
        self._update()

    def _on_kept(self, keeping: "Future[Pack]") -> None:
        """Lay out a new sheet after the blot was saved; after a failure, put the sheet back."""
        self._keeping = None
        try:
            pack = keeping.result()
        except Refusal as refusal:
            self._leaving = False
            self._on_turn()
            self._update()
            show_error(tr._("This blot couldn’t be kept"), tr.explain(refusal))
            return
        self._new_sheet()
        Clock.schedule_once(lambda _dt: self._show_pile())  # later, to keep this frame short
        ask = partial(self._ask_who_inked, pack.items[-1])
        Clock.schedule_once(ask, theme.motion(COMING))

    def _ask_who_inked(self, blot: Item, _dt: float) -> None:
        """Ask who inked a blot that was just saved, unless people have left the page."""
        if self._workers is not None:
            storage = running_app().storage
            self._question = ask_who_inked(storage, partial(self._credit, blot))

    def _credit(self, blot: Item, names: Sequence[str]) -> None:
        if self._workers is not None:
            items = running_app().storage.items
            writing = self._workers.write(partial(items.credit, blot.id, names))
            writing.add_done_callback(_tell_uncredited)

    def _on_let_go(self, sheet: Any, place: tuple[float, float], speed: float) -> None:
        """Over the pile, keep the sheet; after a flick, throw it away; otherwise put it back."""
        if self.ids.pile.collide_point(*place):
            self.keep()
            return
        carried = hypot(*sheet.shift)
        if speed > dp(FLICK) and carried > dp(MIN_FLICK):
            self._sweep(sheet.shift[0] / carried, sheet.shift[1] / carried)
        else:
            Animation(shift=[0, 0], d=theme.motion(LEAVING), t="out_quad").start(sheet)

    def _sweep(self, x: float, y: float) -> None:
        """Throw the sheet away, and then lay out a new one.

        The unit vector (x, y) is the direction in which the sheet leaves the desk.
        """
        if self._leaving:
            return
        sheet = self.ids.sheet
        sheet.let_go()
        self._leaving = True
        self._thrown_away, self._just_thrown = self._on_desk((x, y)), True
        away = max(Window.size) * 1.2
        flight = Animation(shift=[x * away, y * away], d=theme.motion(LEAVING), t="in_quad")
        flight.bind(on_complete=self._new_sheet)
        flight.start(sheet)
        self._update()

    def _on_desk(self, away: tuple[float, float] = (0, -1)) -> SheetOnDesk:
        """The current state of the sheet on the desk, to lay it out again later.

        `away` is the direction from which the sheet will then come.
        """
        sheet = self.ids.sheet
        drops = self._laid.drops if sheet.wet is None else tuple(sheet.wet.drops)
        return SheetOnDesk(self._laid.seed, drops, sheet.mode != DRIP, self._picture, away)

    def show_pack(self) -> None:
        """Open the page of the pack with the kept blots, if there are any."""
        if self.kept:
            running_app().go("pack", pack=OWN_BLOTS)

    def _on_key_down(
        self, _window: object, key: int, _code: int, _text: str, modifiers: list[str]
    ) -> bool:
        """Handle a key; return whether it was used.

        Digits choose an ink, Space adds a drop at a random place, Enter does what the large button
        says, Delete or Backspace throws the sheet away, and Ctrl+Z brings it back.
        """
        if any(isinstance(layer, ModalView) for layer in Window.children):
            return False
        sheet = self.ids.sheet
        if FIRST_DIGIT <= key < FIRST_DIGIT + len(INKS):
            self.choose_ink(list(INKS)[key - FIRST_DIGIT])
        elif key == SPACE:
            inside = UNITS * MARGIN, UNITS * (1 - MARGIN)
            sheet.drip_at(self._rng.uniform(*inside), self._rng.uniform(*inside))
        elif key == ENTER:
            self.act()
        elif key in (BACKSPACE, DELETE):
            self.discard()
        elif key == Z and "ctrl" in modifiers:
            self.undo()
        else:
            return False
        return True

    # --- what is shown ------------------------------------------------------------------------

    def _paint(self, *_: object) -> None:
        """Start to paint the blot, after the sheet was folded."""
        if self._workers is not None and self.ids.sheet.wet is not None:
            self._workers.begin_blot(self.ids.sheet.wet.drops)
            self._update()

    def _show_pile(self) -> None:
        library = running_app().library
        items = library.find(OWN_BLOTS).items if library.is_own(OWN_BLOTS) else ()
        self.kept = len(items)
        self.latest = library.thumb(items[-1]) if items else None

    def _on_angle(self, _sheet: object, angle: float) -> None:
        if angle == 0:
            self._update()

    def _update(self, *_: object) -> None:
        sheet = self.ids.sheet
        self.action = _action(sheet.mode)
        self.hint = _hint(sheet, self._thrown_away is not None and self._just_thrown)
        at_hand = not self._leaving and self._workers is not None
        possible = {
            DRIP: sheet.has_ink,
            PRESSED: sheet.blot_ready,
            OPEN: sheet.angle == 0,  # nobody shall keep a blot that was not seen yet
        }
        self.can_act = at_hand and possible[sheet.mode]
        self.can_discard = at_hand and sheet.has_ink
        self.can_bring_back = at_hand and self._thrown_away is not None
        self.can_undo = at_hand and (self._thrown_away is not None or sheet.can_undo)


def _action(mode: str) -> str:
    """The text of the large button in this mode."""
    return {DRIP: tr._("Fold"), PRESSED: tr._("Open"), OPEN: tr._("Keep")}[mode]


def _hint(sheet: FoldingSheet, just_thrown_away: bool) -> str:
    """What people can do with the sheet, or how to bring back one that was just thrown away."""
    if sheet.mode == OPEN:
        return tr._("Drag it onto the pile to keep it, or flick it away.")
    if sheet.mode == PRESSED:
        if sheet.blot_ready:
            return tr._("Open the sheet by its edge.")
        return tr._("Rub the sheet with your hands.")
    if sheet.has_ink:
        return tr._("Enough ink? Then fold the sheet by a corner.")
    if just_thrown_away:
        return tr._("Thrown away by mistake? The arrow brings it back.")
    return tr._("Choose an ink. Drip and draw with your fingers, as many as you like.")


def _tell_failure(headline: str, writing: "Future[Any]") -> None:
    problem = writing.exception()
    if isinstance(problem, Refusal):
        sentence = tr.explain(problem)
        Clock.schedule_once(lambda _dt: show_error(headline, sentence))


def _tell_uncredited(writing: "Future[None]") -> None:
    _tell_failure(tr._("The names couldn’t be kept"), writing)


load_kv(__file__, desk_widgets, folding_sheet)
