"""What the app does in idle moments after its start, in one ordered list: the most urgent first.

Home is shown with as few modules as possible. Everything that people will need soon is then loaded
one module, page or pack at a time, so that no frame is long. A touch that comes earlier loads what
it needs itself. Nothing of a match that is being played is prepared here.
"""

import gc
from contextlib import suppress
from functools import partial
from importlib import import_module

from engine.errors import Refusal
from engine.registry import game_ids
from mobileapp.running_app import RunningApp

NEXT_PAGES = {
    "home": ("game", "tonight", "packs", "evenings", "settings"),
    "game": ("players", "how_to_play"),
    "tonight": ("players",),
    "players": ("options",),
    "packs": ("pack", "make_pack"),
    "settings": ("about",),
}
"""The pages that one tap leads to from a page, the likeliest first.

They are created while people look at that page. Pages take memory, so those further away wait.
"""


def queue_all(app: RunningApp) -> None:
    """Queue the idle tasks that follow the app's start."""
    idle = app.idle_tasks
    idle.do(partial(import_module, "mobileapp.widgets.page"))
    idle.do(partial(import_module, "mobileapp.screens.game"))
    queue_pages(app, "game")
    idle.load("engine")
    for game in game_ids():
        idle.load(f"engine.games.{game}")
    idle.load("mobileapp.packs")
    idle.do(partial(drop_unwanted_pictures, app))
    idle.do_in_turns(lambda: app.library.read_ahead())
    idle.do(partial(adopt_inkers, app))
    idle.do(app.gather_memories)
    idle.do(partial(freeze_objects, app))
    idle.do(partial(import_module, "kivy.uix.textinput"))
    for package in ("storage", "stage", "widgets", "match", "screens"):
        idle.load(f"mobileapp.{package}")
    queue_pages(app, *NEXT_PAGES["home"])
    idle.do(partial(import_module, "kivy.core.audio"))
    idle.do(app.device.prepare_sounds)


def queue_pages(app: RunningApp, *names: str) -> None:
    """Queue the idle tasks that create these pages, unless they exist."""
    for name in names:
        if not app.screens.has_screen(name):
            app.idle_tasks.do(partial(_create_page, app, name))


def _create_page(app: RunningApp, name: str) -> None:
    """Create a page, unless a match has begun meanwhile: it needs the memory, and no page."""
    if app.session is None:
        app.screens.find(name)
        freeze_objects(app)


def freeze_objects(app: RunningApp) -> None:
    """Move all objects to the permanent generation of the garbage collector.

    Nothing happens during a match, because the objects of a match must be freed after it.
    """
    if app.session is None:
        gc.freeze()


def drop_unwanted_pictures(app: RunningApp) -> None:
    """Delete the kept pictures that no saved match needs any more."""
    # If the database file is not open, it is unknown which pictures its matches need.
    if app.storage.writes_to_file:
        app.library.drop_kept(app.storage.matches.wanted_pictures())


def adopt_inkers(app: RunningApp) -> None:
    """Move to the database who inked people's own blots: an early version wrote it elsewhere.

    There, people are known by id, so that they can be renamed and forgotten.
    """
    from mobileapp.packs.own_blots import OWN_BLOTS  # loaded after Home is shown

    if app.storage.writes_to_file and app.library.is_own(OWN_BLOTS):
        blots = [item for item in app.library.find(OWN_BLOTS).items if item.author]
        with suppress(Refusal):
            for blot in blots:
                app.storage.items.credit(blot.id, blot.author.split(", "))
            if blots:
                app.library.remove_authors()
