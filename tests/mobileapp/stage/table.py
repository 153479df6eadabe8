"""An app with only a stage, and functions to touch it."""

from math import inf
from pathlib import Path
from typing import Any

from kivy.app import App

from engine.packs import Item
from mobileapp.assets import ASSETS
from mobileapp.stage.geometry import around
from mobileapp.stage.looks import Token
from mobileapp.stage.piece import Piece
from mobileapp.stage.scene import Scene
from mobileapp.stage.stage import Stage
from mobileapp.stage.textures import Textures
from tests.mobileapp.driver import Driver

DISC = Token("star", "#F08A76")
PICTURE = Item("story-dusk/moon_ladder", image="moon_ladder.webp")


class Art:
    def asset(self, name: str) -> Path:
        return ASSETS / name

    def picture(self, item: Item, width: float = inf) -> Path:
        return ASSETS / "packs" / "story-dusk" / item.image


class StageApp(App):
    """An app with only a stage, which records the actions of people."""

    def build(self) -> Stage:
        self.stage = Stage(Textures(Art()))
        self.actions: list[Any] = []
        self.dragged: list[Any] = []
        self.stage.bind(on_action=lambda _stage, action: self.actions.append(action))
        self.stage.bind(on_dragged=lambda _stage, dragged: self.dragged.append(dragged))
        return self.stage


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
