"""Tests of pages that are scenes on a stage."""

from mobileapp.stage.looks import Area
from mobileapp.stage.scene import AppCommand, Piece, Rect, Reveal, Scene, SceneContext, TimedScene
from mobileapp.theme import theme
from mobileapp.widgets.stage_page import StagePage
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver


class TrialScreen(StagePage):
    """A page with one button, whose width follows the text size; it counts its taps."""

    taps = 0

    def open(self) -> None:
        self.play()

    def make_scene(self, context: SceneContext) -> Reveal:
        def scene(command: str) -> Scene:
            rect = Rect(100, 100, context.space.text(100), 100)
            return Scene({"button": Piece(rect, Area(), tap=AppCommand(command))})

        return (TimedScene(0, scene("early:1")), TimedScene(0, scene(f"count:{self.taps}")))

    def run(self, command: str, value: str) -> None:
        assert (command, value) == ("count", str(self.taps))
        self.taps += 1
        self.refresh()


def opened(start: Start) -> tuple[Driver, TrialScreen]:
    driver = start()
    page = TrialScreen(name="trial")
    driver.app.screens.add_widget(page)
    driver.app.go("trial")
    driver.wait(0.5)
    return driver, page


def test_commands_of_pieces_reach_the_page(start: Start) -> None:
    driver, page = opened(start)
    driver.tap_piece("button")
    driver.tap_piece("button")
    assert page.taps == 2


def test_a_page_is_laid_out_again_while_it_is_open(start: Start) -> None:
    driver, page = opened(start)
    before = page.stage.scene.pieces["button"].rect.w
    theme.text_scale = 1.5
    assert page.stage.scene.pieces["button"].rect.w == 1.5 * before
    driver.back()
    theme.text_scale = 1.0
    assert not page.stage.scene.pieces
    page.stage.dispatch("on_action", AppCommand("count:0"))
    assert page.taps == 0
