"""What the album of an evening shows: matches, pictures and awards as plain values."""

from collections.abc import Container, Iterable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from itertools import chain

from PIL import Image

from engine.game_night.game_night import GameNight
from engine.game_night.titles import titles
from engine.packs import Item
from engine.registry import game_ids
from mobileapp.album.views import AlbumView, AwardView, Chapter, GluedPicture, RoundView, Score
from mobileapp.book.awards import EveningAward
from mobileapp.book.contents import awards_of, evening_moments
from mobileapp.book.moments import BookMoment, BookPicture, best_moments, find_moments
from mobileapp.games.intro import game_intro
from mobileapp.games.recap import Moment, RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.languages import counted, dates
from mobileapp.languages.game_texts import game_title
from mobileapp.languages.translation import tr
from mobileapp.packs.own_blots import OWN_BLOTS
from mobileapp.running_app import running_app
from mobileapp.screens.evening.clue_sheet import clue_questions
from mobileapp.screens.evening.outcomes import outcome_sentence
from mobileapp.screens.packs.texts import credit
from mobileapp.stage.tokens import Size
from mobileapp.storage.evenings import EVENING_GAP, FinishedMatch, PastEvening
from mobileapp.storage.game_nights import OPEN
from mobileapp.storage.roster import Who
from mobileapp.tonight import texts

INKED_MERIT = 1.8
"""The merit of an inked blot, that is, how memorable it is; see `Moment.merit`."""
MAX_BEST = 4
"""How many pictures the first page of the album has."""
Recaps = Sequence[Sequence[RoundRecap]]


def outline_view(evening: PastEvening) -> AlbumView:
    """The album before its stories are read: its day and hours, and the titles of its chapters."""
    titles = [game_title(match.game) for match in evening.matches]
    if game_night_of(evening) is not None:
        titles.insert(0, tr._("A whole evening"))
    return AlbumView(
        dates.day(evening.started),
        dates.hours(evening.started, evening.ended),
        {},
        chapters=tuple(map(Chapter, titles)),
        read=False,
    )


def album_view(
    evening: PastEvening, recaps: Recaps, matches: Iterable[Chapter], night: GameNight | None
) -> AlbumView:
    """The whole album, with the chapters of its matches.

    `night` is the game night to which the matches belong, if any.
    """
    chapters = [*matches]
    if night is not None:
        current = running_app().storage.roster.current
        guests = [evening.numbers.get(current(one.player.id) or one.name) for one in night.guests]
        chapters.insert(0, lights_chapter(night, guests))
    inked = inked_pictures(days_of(evening))
    if inked:
        chapters.append(Chapter(tr._("Our inkblots"), pictures=tuple(inked)))
    counts = evening.understood()
    moments = moments_of(evening, recaps)
    best = best_moments(moments, MAX_BEST, evening.robots)
    return outline_view(evening)._replace(
        counts=counts,
        best=tuple(map(_glued, best)),
        awards=tuple(
            AwardView(
                award.title,
                tr.listed(award.names),
                award.reason,
                award.people,
                _glued(award.moment)._replace(caption=award.moment.said_beside(award.reason))
                if award.moment
                else None,
            )
            for award in other_awards(evening, recaps, night)
        ),
        chapters=tuple(chapters),
        exportable=bool(counts or moments),
        read=True,
    )


def other_awards(
    evening: PastEvening, recaps: Recaps, night: GameNight | None
) -> tuple[EveningAward, ...]:
    """The awards of an evening, none of them called like a title of its game night.

    Somebody else may have that title.
    """
    taken = {texts.title_words(one)[0] for one in titles(night)} if night is not None else ()
    return awards_of(evening, recaps, _find, taken)


def _find(item: str) -> Item | None:
    return running_app().library.item(item)


def moments_of(evening: PastEvening, recaps: Recaps) -> tuple[BookMoment, ...]:
    """The moments of an evening for its book: of its matches, and of the blots inked that day."""
    return (*evening_moments(evening, recaps, _find), *_inked_moments(evening))


def moments_in(match: FinishedMatch, recaps: Sequence[RoundRecap]) -> list[BookMoment]:
    """The moments of one match of which there is anything to see."""
    return find_moments(recaps, game_title(match.game), _find)


def _glued(found: BookMoment) -> GluedPicture:
    """The picture of a moment as it is glued into the album."""
    moment = found.moment
    details = " · ".join(filter(None, (moment.signature, moment.text)))
    if moment.drawing is not None:
        return GluedPicture(moment.title, details, drawing=moment.drawing, aspect=moment.aspect)
    first = found.pictures[0]
    if first.caption:
        return _picture(first.caption, moment.title, first.item)
    return _picture(moment.title, details, first.item)


def _picture(caption: str, details: str, item: Item) -> GluedPicture:
    """A picture of a pack, with the shape of the pictures of that pack."""
    pack = running_app().library.find(item.id.partition("/")[0])
    return GluedPicture(caption, details, item, aspect=_shape(pack.items[0]))


@lru_cache(maxsize=64)
def _shape(item: Item) -> float:
    """The width / height of a picture; that of a card if it cannot be read."""
    try:
        with Image.open(running_app().library.thumb(item)) as opened:
            return opened.width / opened.height
    except OSError:
        return Size.CARD


def match_chapter(
    match: FinishedMatch, recaps: Sequence[RoundRecap], numbers: Mapping[Who, int]
) -> Chapter:
    """The chapter of a match: who won, everyone's points, its rounds and pictures."""
    questions = clue_questions(match, recaps)
    pictures = [pictures_of(recap) for recap in recaps]
    first = [sum(map(len, pictures[:place])) for place in range(len(recaps))]
    rounds = tuple(
        RoundView(
            recap.title,
            recap.text,
            questions.get(place, ""),
            pictures=tuple(range(first[place], first[place] + len(pictures[place]))),
        )
        for place, recap in enumerate(recaps)
    )
    return Chapter(
        game_title(match.game),
        f"{outcome_sentence(match)}.",
        tuple(_scores(match, numbers)),
        rounds,
        tuple(chain.from_iterable(pictures)),
        game_intro(match.game).cover if match.game in game_ids() else None,
    )


def _scores(match: FinishedMatch, numbers: Mapping[Who, int]) -> Iterable[Score]:
    """Everyone's points, unless nobody has any; people who are forgotten have no page."""
    points = match.scores if isinstance(match.scores, list) and any(match.scores) else []
    for seat, who in enumerate(match.players):
        if seat in match.absent:
            continue
        known = seat < len(points) and isinstance(points[seat], int)
        text = points_of(match.game, points[seat]) if known else ""
        has_page = who not in match.forgotten_players
        yield Score(numbers[who], text, seat in match.winners, has_page)


def points_of(game: str, points: int) -> str:
    """A phrase like “3 droplets”, in the game's own word; “3 points” for an unknown game."""
    return (game_ui(game).points if game in game_ids() else counted.points)(points)


def lights_chapter(night: GameNight, numbers: Sequence[int | None]) -> Chapter:
    """The chapter with everyone's lights and titles in a whole evening.

    `numbers` are those of all guests; None stands for a guest who finished no match. Those with
    the most lights stand out.
    """
    scores = [
        Score(number, counted.lights(guest.lights), guest in night.leaders)
        for number, guest in zip(numbers, night.guests, strict=True)
        if number is not None
    ]
    earned = tuple(
        RoundView(
            tr._("{name}: {clue}").format(name=night.guests[one.guest].name, clue=title), reason
        )
        for one in titles(night)
        if numbers[one.guest] is not None
        for title, reason in (texts.title_words(one),)
    )
    return Chapter(tr._("A whole evening"), texts.headline(night), tuple(scores), earned)


def game_night_of(evening: PastEvening) -> GameNight | None:
    """The game night to which these matches belong; None if there was none."""
    found = running_app().storage.game_nights.between(evening.started - EVENING_GAP, evening.ended)
    nights = [
        one.night
        for one in found
        if one.night.played and (one.ended == OPEN or one.ended >= evening.started)
    ]
    return nights[-1] if nights else None


def pictures_of(recap: RoundRecap) -> list[GluedPicture]:
    """The pictures of one round; those from deleted packs are left out."""
    found = [(remembered, _find(remembered.item)) for remembered in recap.pictures]
    pictures = [
        _picture(remembered.caption, _with_author(recap.title, item), item)
        if remembered.caption
        else _picture(recap.title, recap.text, item)
        for remembered, item in found
        if item is not None
    ]
    if recap.drawing is not None:
        aspect = recap.as_moment().aspect
        pictures.append(GluedPicture(recap.title, recap.text, drawing=recap.drawing, aspect=aspect))
    return pictures


def inked_pictures(days: Container[str]) -> list[GluedPicture]:
    """Every blot that people inked on these days, with its name and who inked it.

    Days are written like 2026-11-16.
    """
    library = running_app().library
    if not library.is_own(OWN_BLOTS):
        return []
    return [
        _picture(blot.text, credit(blot), blot)
        if blot.text
        else _picture(credit(blot) or tr._("Our inkblots"), "", blot)
        for blot in library.find(OWN_BLOTS).items
        if blot.made in days
    ]


def _with_author(details: str, item: Item) -> str:
    """The details, followed by a phrase that says who inked the picture, if that is known."""
    said = credit(item)
    return f"{details} · {said}" if said else details


def days_of(evening: PastEvening) -> set[str]:
    """The days of an evening, written like 2026-11-16; two if it went on after midnight."""
    times = (evening.started, evening.ended)
    return {f"{datetime.fromtimestamp(time):%Y-%m-%d}" for time in times}


def _inked_moments(evening: PastEvening) -> list[BookMoment]:
    """The moments for the evening's book, one for each blot that people inked that evening."""
    numbers, inked = evening.numbers, running_app().storage.items.all_inked()

    def inkers(item: Item) -> tuple[int, ...]:
        return tuple(numbers[who] for who in inked.get(item.id, ()) if who in numbers)

    return [
        BookMoment(
            Moment(page.caption, page.details, by=inkers(page.item), merit=INKED_MERIT),
            tr._("Our inkblots"),
            (BookPicture(page.item),),
        )
        for page in inked_pictures(days_of(evening))
        if page.item is not None
    ]
