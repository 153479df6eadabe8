"""What the pages about a person and a group show, made from their statistics."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from engine.errors import BadSetup
from engine.make_setup import find_variant
from engine.registry import find_game, game_ids
from mobileapp.album.views import (
    AlbumView,
    Chapter,
    FanCard,
    GameTally,
    GluedPicture,
    GroupView,
    PersonView,
    RoundView,
    Score,
    Strand,
)
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages import counted
from mobileapp.languages.game_texts import game_title
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.screens.evening.view import points_of
from mobileapp.screens.person.profiles import by_name, name_of
from mobileapp.stage.tokens import Size
from mobileapp.storage.people import GroupPage, PersonPage, Record
from mobileapp.storage.roster import Who
from mobileapp.storage.summaries import Kept


def person_view(page: PersonPage) -> tuple[PersonView, list[Who]]:
    """The page about a person, and the people whom it shows, that person first."""
    people: dict[Who, int] = {page.who: 0}

    def number(who: Who) -> int:
        return people.setdefault(who, len(people))

    def strands(counts: Iterable[tuple[Who, int]]) -> tuple[Strand, ...]:
        return tuple(Strand(number(who), count) for who, count in by_name(counts))

    robot = isinstance(page.who, str)
    facts = [
        tr.n("{n} evening", "{n} evenings", page.evenings).format(n=page.evenings),
        counted.games(page.matches),
        # Translators: how many matches a person has won
        tr.n("{n} won", "{n} won", page.wins).format(n=page.wins),
    ]
    view = PersonView(
        "\n".join((" · ".join([tr._("Robot")] * robot + facts[:2]), facts[2])),
        tuple(_fan(page)),
        strands(page.understood_by),
        strands(page.understands),
        tuple(_tally(*game) for game in page.games),
        tuple(
            GroupView(tuple(map(number, group.people)), place)
            for place, group in enumerate(page.groups)
        ),
        may_edit=not robot,
    )
    return view, [*people]


def _tally(game: str, played: int, won: int) -> GameTally:
    # Translators: how many of a number of games somebody has won
    text = tr._("{won} of {n} won").format(won=won, n=played)
    cover = game_intro(game).cover if game in game_ids() else None
    title = game_title(game)
    if cover is None:
        text = tr._("{game}: {outcome}").format(game=title, outcome=text)
    return GameTally(title, text, cover)


def _fan(page: PersonPage) -> Iterable[FanCard]:
    """The boldest clue, the most voted pictures and the finest sky, as far as they are known."""
    if page.clue is not None and (card := clue_picture(page.clue)):
        yield FanCard(tr._("Boldest clue"), card)
    find = running_app().library.item
    told = page.clue.keepsake.picture if page.clue else ""
    for picture, votes in page.pictures:
        if picture != told and (item := find(picture)) is not None:
            text = tr.n("{n} vote", "{n} votes", votes).format(n=votes)
            yield FanCard(tr._("Pictures with the most votes"), GluedPicture("", text, item))
    if page.sky is not None and (sky := sky_picture(page.sky)):
        yield FanCard(tr._("Finest sky"), sky)


def clue_picture(kept: Kept) -> GluedPicture:
    """A clue with its picture; blank paper if the picture's pack was deleted."""
    item = running_app().library.item(kept.keepsake.picture)
    quoted = tr._("“{clue}”").format(clue=kept.keepsake.text)
    return GluedPicture(quoted, item=item, aspect=Size.CARD)


def sky_picture(kept: Kept) -> GluedPicture | None:
    """The sky and the word of a round of Clouds.

    None if the saved match or round is missing, cannot be read, or has no drawing.
    """
    match = running_app().storage.history.find(kept.match_id)
    if match is None or match.game not in game_ids() or kept.round_index >= len(match.story):
        return None
    # A restored file may hold data that another version of the app wrote.
    with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
        index = kept.round_index
        recap = game_ui(match.game).recap(match.story[index], match.names_in(index))
        if recap.drawing is not None:
            return GluedPicture(recap.title, recap.text, drawing=recap.drawing)
    return None


# --- groups -----------------------------------------------------------------------------------


def group_view(page: GroupPage) -> AlbumView:
    """The page about a group as an album: who understands whom, wins, the best clue and sky."""
    names: dict[Any, str] = {who: name_of(who) for who in page.people}
    numbers = {who: number for number, who in enumerate(page.people)}
    facts = (
        tr.n("{n} evening", "{n} evenings", page.evenings).format(n=page.evenings),
        counted.games(page.matches),
    )
    best = []
    if page.clue is not None:
        details = f"{tr._('Best clue of all your evenings')} · {name_of(page.clue.people[0])}"
        best.append(clue_picture(page.clue)._replace(details=details))
    if page.sky is not None and (sky := sky_picture(page.sky)):
        best.append(sky._replace(details=f"{tr._('Finest sky')} · {sky.details}"))
    chapters = [_wins(page, names)] if page.wins_by_game else []
    if page.records:
        pictures = tuple(_record(record) for record in page.records)
        chapters.append(Chapter(tr._("Team records"), pictures=pictures))
    return AlbumView(
        tr.listed([*names.values()]),
        " · ".join(facts),
        {(numbers[who], numbers[whom]): n for (who, whom), n in page.understood.items()},
        tuple(best),
        chapters=tuple(chapters),
        may_delete=False,
    )


def _wins(page: GroupPage, names: dict[Any, str]) -> Chapter:
    """Everyone's wins and, for several games, the wins in each game."""
    counts, most = dict(page.wins), max(count for _, count in page.wins)
    scores = tuple(
        Score(number, str(counts[who]), counts[who] == most)
        for number, who in enumerate(page.people)
    )
    games = page.wins_by_game if len(page.wins_by_game) > 1 else ()
    rounds = tuple(
        RoundView(
            game_title(game),
            " · ".join(f"{names[who]} {count}" for who, count in by_name(wins) if count),
        )
        for game, wins in games
    )
    return Chapter(tr._("Wins"), scores=scores, rounds=rounds)


def _record(record: Record) -> GluedPicture:
    """A group's best result in a variant in which all players score together, with its game."""
    points = points_of(record.game, record.points)
    # Translators: how often something was played
    times = tr.n("played once", "played {n} times", record.times).format(n=record.times)
    cover = game_intro(record.game).cover if record.game in game_ids() else None
    return GluedPicture(_title_of(record), f"{points} · {times}", cover=cover, aspect=Size.CARD)


def _title_of(record: Record) -> str:
    """The titles of a record's game and variant; the game's alone if the variant is unknown."""
    if record.game not in game_ids():
        return game_title(record.game)
    try:
        variant = find_variant(find_game(record.game), record.variant)
    except BadSetup:  # this version of the app lacks the variant
        return game_title(record.game)
    return f"{game_title(record.game)} · {tr._(variant.title)}"
