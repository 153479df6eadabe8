"""Tests of pages that are scenes on a stage."""

from typing import Any

import pytest

from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Area
from mobileapp.stage.piece import AppCommand, Piece
from mobileapp.stage.scene import Reveal, Scene, SceneContext, TimedScene
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
        def scene(tap: AppCommand) -> Scene:
            rect = Rect(100, 100, context.space.text(100), 100)
            return Scene({"button": Piece(rect, Area(), tap=tap)})

        early, late = AppCommand(Command.EDIT), AppCommand(Command.FRONT, self.taps)
        return (TimedScene(0, scene(early)), TimedScene(0, scene(late)))

    def run(self, command: Command, value: Any) -> None:
        if command is Command.FRONT:
            assert value == self.taps
            self.taps += 1
            self.refresh()
        else:
            super().run(command, value)


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


def test_a_page_refuses_a_command_that_it_does_not_have(start: Start) -> None:
    _, page = opened(start)
    with pytest.raises(ValueError, match="trial has no command"):
        page.stage.dispatch("on_action", AppCommand(Command.DELETE))


def test_a_page_is_laid_out_again_while_it_is_open(start: Start) -> None:
    driver, page = opened(start)
    before = page.stage.scene.pieces["button"].rect.w
    theme.text_scale = 1.5
    assert page.stage.scene.pieces["button"].rect.w == 1.5 * before
    driver.back()
    theme.text_scale = 1.0
    assert not page.stage.scene.pieces
    page.stage.dispatch("on_action", AppCommand(Command.FRONT, 0))
    assert page.taps == 0
