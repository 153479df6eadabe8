"""The screens around the games, from the first visit to the settings."""

from datetime import timedelta
from typing import Any

from engine.core import Award, Game, GameOver
from engine.game_night.game_night import GameNight, after_match
from engine.match import Match
from engine.registry import all_games, find_game
from engine.setup import Setup
from mobileapp.languages.translation import tr
from mobileapp.stage.commands import Command
from mobileapp.storage.people import list_groups, list_people
from mobileapp.theme import theme
from mobileapp.tonight.views import TonightPage
from tools.tour.steps import shows
from tools.tour.walk import NOW, Walk

TONIGHT, LAST_WEEK, LAST_MONTH = 0.04, 7, 28
"""The ages of the made-up evenings, in days."""
ALL_MATCHES = 9
"""As many matches as no evening has."""


def _needs(game: Game[Any], kind: str) -> bool:
    return any(need.kind == kind for need in game.needs)


@shows("home", "evenings", "players")
def first_visit(walk: Walk) -> None:
    """Nobody has played here yet."""
    walk.begin_chapter("First visit")
    walk.keep("Home")
    walk.go("evenings")
    walk.keep("No evenings yet")
    walk.app.home()
    walk.go("game", game=all_games()[0].id)
    walk.go("players")
    walk.keep("Nobody here yet")
    walk.app.home()


@shows("home", "unfinished", "game", "how_to_play")
def games(walk: Walk) -> None:
    """Home on any other day, and everything there is to know before a game."""
    walk.remember_people()
    _fill_evenings(walk)
    walk.begin_chapter("Home")
    show_home(walk, "A match waits")
    waiting = [_leave_unfinished(walk, seed) for seed in range(4, 7)]
    walk.go("unfinished")
    walk.keep("Games to continue")
    for match_id in waiting:
        walk.app.storage.matches.discard(match_id)
    for game in all_games():
        walk.begin_chapter(f"{game.title}: before the game")
        walk.app.home()
        walk.go("game", game=game.id)
        walk.driver.until(lambda: not walk.app.idle_tasks.pending, 20)  # then the film begins
        walk.keep("The page of the game")
        rules = walk.go("how_to_play", game=game.id)
        for page in range(int(rules.count)):
            walk.keep(f"How to play, page {page + 1}")
            if page < rules.count - 1:
                rules.turn(1)
    walk.app.home()


def show_home(walk: Walk, caption: str) -> None:
    """Home, where a match waits to be continued."""
    match_id = _leave_unfinished(walk, seed=4)
    walk.app.home()
    walk.keep(caption)
    walk.app.storage.matches.discard(match_id)


def _leave_unfinished(walk: Walk, seed: int) -> int:
    """Save half a match, which can then be continued; the id it is stored under."""
    games = all_games()
    whole = walk.finder.match(games[seed % len(games)], seed=seed)
    half = Match(whole.game, whole.setup)
    half.replay(whole.log[: len(whole.log) // 2])
    return walk.app.storage.matches.begin(half, NOW)


def _fill_evenings(walk: Walk) -> None:
    """Tonight every game was played; earlier evenings had other variants, and pictures to keep."""
    storage, games = walk.app.storage, all_games()
    pictured = [game for game in games if _needs(game, "pictures")]
    for seed, (days, played) in enumerate(
        ((TONIGHT, games), (LAST_WEEK, pictured[:1]), (LAST_MONTH, games[::-2])), 1
    ):
        time = NOW - timedelta(days=days, hours=len(played)).total_seconds()
        for game in played:
            variant = game.variants[-1] if days == LAST_MONTH else game.variants[0]
            match = walk.finder.match(game, seed, variant=variant.id)
            storage.matches.finish(storage.matches.begin(match, time), match, time + 1500)
            time += 2400


@shows("players", "person_sheet", "options")
def players(walk: Walk) -> None:
    """People sit down, and something is always wrong at first."""
    walk.begin_chapter("Players")
    alike = [g for g in all_games() if not g.variants[0].roles(g.variants[0].max_players)]
    most = max(alike, key=lambda game: game.variants[0].min_players)
    walk.go("game", game=most.id)
    page = walk.go("players")
    for name in walk.people.names[:2]:
        page.add(name)
    walk.keep("Not enough yet")
    for name in walk.people.names[2:4]:
        page.add(name)
    page.add_robot()
    walk.keep("Around the table")
    page.ids.people_bar.field.typed = walk.people.names[1]
    page.add(walk.people.names[1])
    walk.keep("Two of one name")
    page.ids.people_bar.field.clear()
    page.edit_player(2)
    walk.keep("A player's look")
    walk.close_sheets()
    page.choose_first()
    walk.keep("Who begins?")
    walk.close_sheets()
    for game in all_games():
        walk.app.home()
        walk.go("game", game=game.id)
        for variant in game.variants:
            if variant.roles(variant.max_players):
                draft: Any = walk.app.draft
                draft.choose_variant(variant.id)
                walk.go("players")
                walk.keep(f"Roles of {game.title}, {variant.id}")
                walk.app.back()
        walk.app.home()
        walk.go("game", game=game.id)
        walk.go("options")
        walk.keep(f"Options of {game.title}")
    walk.app.home()


@shows("home", "game", "players", "match", "settings")
def movements(walk: Walk) -> None:
    """How one page becomes the next, where films are wanted."""
    if not walk.films:
        return
    walk.begin_chapter("From page to page")
    app, game = walk.app, all_games()[1]
    walk.film_page("Home to a game", lambda: app.go("game", game=game.id))
    walk.film_page("A game to its players", lambda: app.go("players"))
    page = walk.screen
    for name in walk.people.names[:4]:
        page.add(name)
    walk.film_page("Players to the match", page.start)
    walk.film_page("The match to Home", app.match_flow.leave)
    walk.film_page("Home to the settings", lambda: app.go("settings"))
    walk.film_page("The settings to Home", app.back)
    app.go("game", game=game.id)
    walk.film_page("A game to Home", app.back)
    for match in app.storage.unfinished.all():
        app.storage.matches.discard(match.match_id)
    app.home()


def clouds_pack(language: str) -> str:
    """The id of the built-in words of Clouds in a language; ids of packs are in small letters."""
    return f"clouds-{language.lower()}"


@shows("packs", "pack", "make_pack")
def packs(walk: Walk) -> None:
    """The library, what is in it, and what people add."""
    own, library = walk.people, walk.app.library
    worded = [game.id for game in all_games() if _needs(game, "words")]
    walk.begin_chapter("Packs")
    making = walk.go("make_pack")
    walk.keep("Make a pack")
    making.ids.name_of_pack.text = own.own_pack
    making.ids.words.text = "\n".join(own.own_words)
    walk.keep("Words are typed")
    making.choose_kind("pictures")
    pictures = library.find("story-dusk").items[:7]
    making.add_photos([library.picture(item) for item in pictures])
    walk.keep("Photos are picked")
    walk.app.home()
    library.make_words(own.own_pack, own.own_words, worded, tr.language)
    packs_page = walk.go("packs")
    walk.keep("All packs")
    (walk.device.downloads / "our-holidays.zip").write_text("not a pack")
    (walk.device.downloads / "animals.zip").write_text("nor this")
    packs_page.import_pack()
    walk.keep("Choose a file")
    walk.close_sheets()
    packs_page.import_files([walk.device.downloads / "our-holidays.zip"])
    walk.keep("A file that cannot be read")
    walk.close_sheets()
    page = walk.go("pack", pack=clouds_pack(tr.language))
    page.toggle(1)
    walk.keep("Words")
    page = walk.go("pack", pack="story-dusk")
    walk.keep("Pictures")
    page.touch_item(4)
    walk.keep("One picture, large")
    walk.close_sheets()
    own_pack = next(pack for pack in library.packs() if library.is_own(pack.id))
    page = walk.go("pack", pack=own_pack.id)
    page.open_menu()
    walk.keep("What can be done with it")
    walk.tap("Delete this pack")
    walk.keep("Delete it?")
    walk.close_sheets()
    walk.app.home()


@shows("evenings", "evening")
def evenings(walk: Walk) -> None:
    """What was played before."""
    walk.begin_chapter("Evenings")
    walk.go("evenings")
    walk.driver.wait(1)  # until it is read and painted
    walk.keep("The list")
    page = walk.go("evening", evening=0)
    walk.keep("One evening")
    page.turn_to(1)
    walk.keep("Awards of an evening")
    walk.wait_until_still()
    walk.driver.tap_piece("ribbon:0")
    walk.keep("A match of an evening")
    page = walk.go("evening", evening=1)
    walk.driver.until(lambda: bool(page.view.best))  # until its stories have been read
    walk.wait_until_still()
    page.run(Command.ENLARGE, (-1, 0))
    walk.keep("A kept picture")
    walk.app.home()


@shows("tonight", "players")
def tonight(walk: Walk) -> None:
    """A whole evening, from its length to its end."""
    app = walk.app
    walk.begin_chapter("A whole evening")
    show_programme(walk, "How long is your evening?")
    walk.go("players", tonight=True)
    walk.keep("Who’s here tonight?")
    app.home()
    half = len(app.tonight.plan.night.programme) // 2
    _play_evening(walk, half)
    walk.go("tonight", page=TonightPage.INTERLUDE, fresh=True)
    walk.keep("Between two games")
    _play_evening(walk, ALL_MATCHES)
    walk.go("tonight", page=TonightPage.INTERLUDE)
    walk.keep("No game is left")
    show_ending(walk, "The end of the evening")
    app.home()


def show_programme(walk: Walk, caption: str) -> None:
    """The page on which five people plan a whole evening."""
    app = walk.app
    app.tonight.open()
    people = app.tonight.plan.table
    people.people.clear()
    for name in walk.people.names[:5]:
        people.add(name)
    app.tonight.plan.choose_minutes(60)
    app.home()
    walk.go("tonight")
    walk.keep(caption)


def show_ending(walk: Walk, caption: str) -> None:
    """The last page of the evening that was planned, after all of its matches."""
    _play_evening(walk, ALL_MATCHES)
    walk.app.tonight.open_night.end()
    walk.go("tonight", page=TonightPage.ENDING)
    walk.keep(caption)


def _play_evening(walk: Walk, matches: int) -> None:
    """Save the evening that was planned, after so many matches."""
    app = walk.app
    night = _night_after(app.tonight.plan.night, matches)
    app.tonight.take_up(app.storage.game_nights.begin(night, NOW))


def _night_after(night: GameNight, matches: int) -> GameNight:
    """The game night after so many matches with made-up results."""
    for number, planned in enumerate(night.programme[:matches]):
        game = find_game(planned.game)
        points = tuple((seat * 3 + number * 2) % 5 for seat in range(len(night.players)))
        awards = tuple(
            award
            for award in (
                Award("quickest", (number,), (9_000,)),
                Award("pair", (3, 4), (3,)),
            )
            if game.id == "clouds"
        )
        over = GameOver(actors=(), winners=(0, 2), scores=points, awards=awards)
        setup = Setup(game.id, planned.variant, night.players, 0)
        night = after_match(night, game, setup, dict(enumerate(night.players)), over)
    return night


@shows("person", "group")
def people(walk: Walk) -> None:
    """Those who played, across evenings."""
    walk.begin_chapter("People")
    matches = walk.app.storage.history.outlines()
    person = next(one.who for one in list_people(matches) if not one.robot)
    page = walk.go("person", person=person)
    walk.wait_until_still()
    walk.keep("One person")
    page.turn_to(1)
    if page.leaf:  # a phone has several leaves, a tablet shows all at once
        walk.keep("One person, the next leaf")
        page.turn_to(0)
    page.run(Command.EDIT, None)
    walk.keep("Another name")
    walk.close_sheets()
    for group in list_groups(matches)[:1]:
        page = walk.go("group", people=group.people)
        walk.keep("The same people again")
        page.turn_to(1)
        if page.leaf:
            walk.keep("The same people again, their wins")
    walk.app.home()


@shows("settings", "about")
def settings(walk: Walk) -> None:
    """Settings, and what they do to the app."""
    walk.begin_chapter("Settings")
    page = walk.go("settings")
    walk.keep("Settings")
    walk.driver.find("PageScroll")[-1].scroll_y = 0
    walk.keep("Settings, further down")
    page.ask_to_reset()
    walk.keep("Reset them?")
    walk.close_sheets()
    walk.go("about")
    walk.keep("About")
    for caption, key, value in (
        ("high contrast", "high_contrast", True),
        ("very large text", "text_scale", 1.5),
    ):
        usual = getattr(theme, key)
        walk.set(key, value)
        walk.app.home()
        walk.keep(f"Home, {caption}")
        walk.go("game", game=all_games()[-1].id)
        walk.keep(f"A game, {caption}")
        walk.go("players")
        walk.keep(f"Players, {caption}")
        walk.app.home()
        walk.go("settings")
        walk.keep(f"Settings, {caption}")
        walk.set(key, usual)
    walk.app.home()
