"""What can happen around a match: curtains, the pause menu, and people who come and go."""

from tools.tour.steps import shows
from tools.tour.walk import Walk

from engine.games.storyteller import prompts  # isort: skip - the driver prepares Kivy first
from engine.registry import all_games  # isort: skip
from mobileapp.guide import book_of  # isort: skip
from mobileapp.screens.company import CompanySheet  # isort: skip
from tools.tour.scenes import SCENES  # isort: skip
from tools.tour.stage import Scene  # isort: skip

LESSONS = 3
"""How many notes of each guide are shown."""


@shows("table", "curtain", "pause", "company")
def around_a_match(walk: Walk) -> None:
    """Everything but the game itself."""
    walk.begin_chapter("Around a match")
    walk.sit_down(walk.stage.find(Scene("", "storyteller", prompts.VotePrompt, players=5)))
    curtain = walk.prompt_screen
    walk.keep("Pass the tablet")
    curtain.progress = 0.6
    walk.keep("Press and hold")
    curtain.explain_whose_turn()
    walk.keep("Somebody else")
    walk.close_sheets()
    walk.app.pause_menu()
    walk.keep("Pause")
    walk.close_sheets()
    CompanySheet(walk.app.play).open()
    walk.keep("Players, in the middle of a round")
    walk.close_sheets()
    walk.app.pause_menu()
    walk.tap("Look again at my secret")
    walk.keep("Whose secret?")
    walk.close_sheets()
    walk.app.play.peek(walk.app.play.peekers()[1])
    walk.keep("Look again")
    walk.app.play.cover()
    walk.app.play.dispatch("on_trouble", OSError())
    walk.keep("It cannot be saved")
    walk.close_sheets()
    walk.app.end_match()
    walk.sit_down(walk.stage.find(Scene("", "storyteller", prompts.RoundResultPrompt, players=5)))
    walk.keep("Put it on the table")
    walk.lift()
    walk.settle()
    walk.app.play.undo()
    walk.keep("A move that stays", still=False)
    CompanySheet(walk.app.play).open()
    walk.keep("Players, between two rounds")
    walk.close_sheets()
    walk.app.pause_menu()
    walk.keep("Pause, with nothing to take back")
    walk.tap("End this match")
    walk.keep("End it?")
    walk.close_sheets()
    walk.app.end_match()


@shows()
def matches(walk: Walk) -> None:
    """Every screen of every game."""
    for scene in SCENES:
        walk.begin_chapter(f"{scene.game.capitalize()}: the game")
        walk.show(scene)
        walk.keep(scene.caption)
        walk.app.end_match()


@shows()
def lessons(walk: Walk) -> None:
    """The first notes of each guided game."""
    for game in all_games():
        walk.begin_chapter(f"{game.title}: learn by playing")
        for taught in list(book_of(game.id).lessons)[:LESSONS]:
            scene = next(s for s in SCENES if s.game == game.id and s.shows is taught)
            walk.show(scene, guided=True)
            walk.keep(scene.caption)
            walk.app.end_match()
