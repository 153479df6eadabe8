"""The page *Evenings*: photographs of all evenings under lanterns, and people on the hill below."""

import logging
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from math import cos, exp, pi, radians, sin, tan
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from engine.registry import game_ids
from mobileapp.album.nothing_hung import NothingHung
from mobileapp.album.photographs import LINE_Y
from mobileapp.album.views import HungEvening, Photograph
from mobileapp.album.wall import EveningOnALine, evenings_a_line, hang_latest, hang_older
from mobileapp.background.progress import ReportProgress
from mobileapp.background.workers import workers
from mobileapp.games.intro import game_intro
from mobileapp.languages.game_texts import game_title
from mobileapp.languages.kivy_translation import observable_tr
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.screens.evening.hung import hung_evening
from mobileapp.screens.person import hill
from mobileapp.stage.page_parts import with_modest_text
from mobileapp.stage.space import Space
from mobileapp.storage.evenings import MatchTimes
from mobileapp.storage.people import GroupSummary, PersonSummary, list_groups, list_people
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, long_list
from mobileapp.widgets.background_task import BackgroundTask
from mobileapp.widgets.discard import discard
from mobileapp.widgets.glowing_look import Flames, GlowingLook
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.painted_look import TouchLook
from mobileapp.widgets.stage_page import window_space

SWAY, SWAY_SECONDS, SWINGS = 2.0, 2.4, 1.5
"""The widest swing in degrees, how long photographs sway, and how often they swing to and fro."""
FADING = 2.2
"""How quickly the swings become smaller: from the beginning to the end by a factor of e to this."""
log = logging.getLogger(__name__)


class HangingLook(GlowingLook):
    """A look that hangs from a line, with lanterns: an `EveningOnALine` or a `NothingHung`.

    It sways once when it appears. Nothing is painted for that: it is drawn a little aslant.
    """

    swayed = NumericProperty(0)
    """How much of the time of swaying has passed, 0 to 1."""

    def __init__(self, **settings: object) -> None:
        self._aslant = MatrixInstruction()
        super().__init__(**settings)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._aslant)
        self.canvas.after.add(PopMatrix())

    def appear(self) -> None:
        super().appear()
        if not theme.reduce_motion:
            Animation(swayed=1, duration=SWAY_SECONDS).start(self)

    def on_swayed(self, *_: object) -> None:
        """Draw everything below the line aslant."""
        aside = sway(self.swayed)
        line = self.top - (LINE_Y.dp * self.look.space.unit if self.look else 0)
        matrix = Matrix()
        matrix.set(flat=[1, 0, 0, 0, aside, 1, 0, 0, 0, 0, 1, 0, -aside * line, 0, 0, 1])
        self._aslant.matrix = matrix

    def come_to_rest(self) -> None:
        """Stop swaying at once, and put out the lights."""
        Animation.cancel_all(self, "swayed")
        self.swayed = 1
        super().come_to_rest()


class EveningCard(HangingLook, TouchLook):
    """An evening as photographs on a line; a tap opens its album.

    `index` is the index of the evening, 0 for the latest.
    """

    index = NumericProperty(0)
    view = ObjectProperty(None, allownone=True)
    """A `HungEvening`; None until it was read."""

    def on_view(self, _card: object, view: HungEvening) -> None:
        space = _space()
        self.look = EveningOnALine(view, self.index == 0, space)
        if self.index == 0:
            self.fit(len(view.photographs))

    def fit(self, count: int) -> None:
        """Take the room of so many photographs; the latest evening may be wider than the window."""
        if self.index:
            self.size_hint_y, self.height = None, hang_older(_space(), count, self.width).height
        else:
            hung = hang_latest(_space(), count)
            self.size_hint, self.size = (None, None), (hung.width, hung.height)

    def on_release(self) -> None:
        running_app().go("evening", evening=int(self.index))


class EveningsScreen(PageScreen):
    """The list of evenings; the latest one hangs on a line of its own, large."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._readers = workers("evenings")
        self._reading: dict[int, Future[HungEvening]] = {}
        """What is being read on worker threads, by the index of the evening."""
        self._evenings: list[list[MatchTimes]] = []
        self._people: tuple[list[PersonSummary], list[GroupSummary]] = ([], [])
        self.flames = Flames(self._hanging)
        again = Clock.create_trigger(self._lay_out_again, -1)
        Window.bind(size=again)
        theme.bind(text_scale=again, high_contrast=again, insets=again)
        observable_tr.bind(language=again)

    @property
    def waiting(self) -> list[Future[HungEvening]]:
        """The evenings that are being read."""
        return list(self._reading.values())

    def open(self) -> None:
        """Show the evenings at once; who played them all is found out by a worker thread."""
        history = running_app().storage.history
        self._evenings = history.evenings()
        self._hang()
        self.flames.begin()

        def people(_report: ReportProgress) -> tuple[list[PersonSummary], list[GroupSummary]]:
            matches = history.outlines()
            return list_people(matches), list_groups(matches)

        BackgroundTask(people, self._show_people, quiet=True)

    def close(self) -> None:
        """Let nothing move any more."""
        self.flames.end()

    def _hanging(self) -> Iterator[HangingLook]:
        """All that hangs on lines now."""
        yield self.ids.nothing
        yield from self.ids.latest.children
        for line in self.ids.evenings.cards:
            yield from line.children

    def _show_people(self, found: tuple[list[PersonSummary], list[GroupSummary]]) -> None:
        self._people = found
        self.ids.people.show(*found)

    def _lay_out_again(self, *_: object) -> None:
        """Show all again for another window, text size or language, if the page is in sight."""
        if self.get_root_window() is not None:
            self._hang()
            self.ids.people.show(*self._people)

    def _hang(self, *_: object) -> None:
        """Hang all evenings anew, for the window as it is now."""
        for job in self._reading.values():
            job.cancel()
        self._reading.clear()
        space = _space()
        told = tr._(
            "You haven’t finished a game here yet. This page will tell the story of every evening."
        )
        self.ids.nothing.look = None if self._evenings else NothingHung(told, space, _covers())
        each = evenings_a_line(space)
        older = max(len(self._evenings) - 1, 0)
        discard(*self.ids.latest.children)
        if self._evenings:
            self.ids.latest.add_widget(self._card(0))
        self.ids.evenings.show(-(-older // each), partial(self._older, each))

    def _older(self, each: int, number: int) -> BoxLayout:
        """A line of older evenings; fewer than there is room for share the whole line."""
        first = 1 + number * each
        cards = [*map(self._card, range(first, min(first + each, len(self._evenings))))]
        line = BoxLayout(size_hint_y=None, height=cards[0].height)
        for card in cards:
            line.add_widget(card)
        return line

    def _card(self, index: int) -> EveningCard:
        card = EveningCard(index=index)
        card.fit(len(self._evenings[index]))
        self._read(index, card)
        return card

    def _read(self, index: int, card: EveningCard) -> None:
        """Read an evening on a worker thread, and then let the card show it."""
        history, times = running_app().storage.history, self._evenings[index]

        def work() -> HungEvening:
            evening = history.with_stories(history.outline(times))
            return hung_evening(times[0].started, evening)

        def done(job: Future[HungEvening]) -> None:
            Clock.schedule_once(partial(show, job))

        def show(job: Future[HungEvening], _dt: float) -> None:
            if self._reading.get(index) is job:
                del self._reading[index]
                if job.cancelled():
                    return
                if problem := job.exception():
                    log.warning("An evening could not be read: %s.", type(problem).__name__)
                else:
                    card.view = job.result()

        job = self._reading[index] = self._readers.submit(work)
        job.add_done_callback(done)


def sway(part: float) -> float:
    """How far the lower edge moves aside at a time, as a part of the height below the line.

    `part` is the time from 0 to 1. The movement begins and ends at rest, and never exceeds `SWAY`.
    """
    if not 0 < part < 1:
        return 0.0
    settling = exp(-FADING * part) * cos(part * pi / 2)
    return tan(radians(SWAY)) * settling * sin(part * SWINGS * 2 * pi)


def _space() -> Space:
    return with_modest_text(window_space())


def _covers() -> tuple[Photograph, ...]:
    """Photographs of all games."""
    return tuple(Photograph(game_title(one), cover=game_intro(one).cover) for one in game_ids())


load_kv(__file__, hill, long_list)
