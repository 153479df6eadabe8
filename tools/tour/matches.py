"""Every prompt of every game as a still and as a film strip; and what happens around a match."""

from engine.core import TimeUp
from engine.match import Match
from engine.registry import all_games, find_game
from mobileapp.games.ui import game_ui
from mobileapp.screens.match.change_players import ChangePlayersSheet
from tests.support.moments import Moment
from tools.tour.steps import shows
from tools.tour.walk import Walk

LESSONS = 3
"""How many lessons of each guide are shown."""


@shows()
def moments(walk: Walk) -> None:
    """Show every prompt of every variant: the transition to it, and the prompt at rest."""
    for game in all_games():
        for moment in walk.moments(game):
            first = moment.variant == game.variants[0].id
            variant = "" if first else f", {moment.variant}"
            walk.begin_chapter(f"{game.title}: the game{variant}")
            show(walk, moment, filmed=first)
            walk.keep(moment.caption)
            walk.app.match_flow.end()


def show(walk: Walk, moment: Moment, guided: bool = False, filmed: bool = False) -> None:
    """Open a match at a moment; for a film, its last move is played on camera."""
    last = moment.log[-1] if filmed and moment.log and moment.peeker is None else None
    # Nobody but the clock says that time is up.
    film = last is not None and not last.by_robot and not isinstance(last.move, TimeUp)
    match = Match(find_game(moment.game), moment.setup)
    match.replay(list(moment.log[:-1] if film else moment.log))
    walk.open_match(match, guided)
    if moment.peeker is not None:
        walk.app.session.peek(moment.peeker)
    walk.lift()
    walk.wait_until_still()
    if film and last is not None:
        walk.app.session.move(last.move)
        walk.film(moment.caption)
        walk.lift()
        walk.film(f"{moment.caption}, in sight")


@shows()
def lessons(walk: Walk) -> None:
    """The first lessons of each guided game."""
    for game in all_games():
        walk.begin_chapter(f"{game.title}: learn by playing")
        lessons = game_ui(game.id).guide.lessons
        taught = list(dict.fromkeys(one.prompt for one in lessons))[:LESSONS]
        for moment in walk.moments(game):
            if moment.shows in taught and moment.peeker is None:
                taught.remove(moment.shows)
                show(walk, moment, guided=True)
                walk.keep(moment.caption)
                walk.app.match_flow.end()


@shows("match", "pause", "change_players")
def around_a_match(walk: Walk) -> None:
    """Curtain, menus, people who come and go, and things that go wrong."""
    walk.begin_chapter("Around a match")
    game = next(game for game in all_games() if game.options)
    found = walk.moments(game)
    secret = next(m for m in found if m.peeker is None and _audience(m) is not None)
    walk.open_match(_match(secret))
    walk.keep("Pass the tablet")
    walk.app.match_flow.pause_menu.show(walk.app.session)
    walk.keep("Pause")
    walk.close_sheets()
    ChangePlayersSheet(walk.app.session).open()
    walk.keep("Players, in the middle of a round")
    walk.close_sheets()
    walk.app.session.dispatch("on_not_saved", OSError())
    walk.keep("It cannot be saved")
    walk.close_sheets()
    walk.app.match_flow.pause_menu.show(walk.app.session)
    walk.tap("End this game")
    walk.keep("End it?")
    walk.close_sheets()
    walk.app.match_flow.end()
    _ask_who_has_the_tablet(walk)


def _ask_who_has_the_tablet(walk: Walk) -> None:
    """The first curtain that somebody else may take."""
    found = (_match(moment) for game in all_games() for moment in walk.moments(game))
    walk.open_match(next(match for match in found if match.prompt.alternatives))
    walk.driver.tap_piece("not-me")
    walk.keep("Somebody else")
    walk.close_sheets()
    walk.app.match_flow.end()


def _match(moment: Moment) -> Match:
    match = Match(find_game(moment.game), moment.setup)
    match.replay(list(moment.log))
    return match


def _audience(moment: Moment) -> int | None:
    return _match(moment).prompt.audience
