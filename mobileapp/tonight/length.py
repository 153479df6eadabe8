"""The page on which people say how long their evening is: the moon travels as far as it lasts."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game_night.programme import LENGTHS
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import NOWHERE, Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.lantern_looks import AMBER, RED, Clip, Lantern
from mobileapp.stage.looks import Light
from mobileapp.stage.page_parts import (
    line_of,
    little_height,
    minutes_text,
    page_title,
    token_row,
    with_modest_text,
)
from mobileapp.stage.parts import button, text_width, words
from mobileapp.stage.piece import AppCommand, Drop, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Size, Text
from mobileapp.tonight import looks
from mobileapp.tonight.looks import PhotoLettering
from mobileapp.tonight.parts import caption_height, controls
from mobileapp.tonight.views import BACKDROP, LengthView, ProgrammeStop

STOPS = (0.2, 0.5, 0.8)
"""Where on its path the moon stands for each of `LENGTHS`."""
MOON_SIZE = PerWindow(Length(240), phone=Length(196), phone_landscape=Length(150))
STATION_SIZE = PerWindow(Length(128, touch=True), phone_landscape=Length(110, touch=True))
ARCH_WIDTH = PerWindow(0.78, tablet_portrait=0.92, phone=0.94, phone_landscape=0.92)
ARCH_HEIGHT = PerWindow(0.4, tablet_portrait=0.14, phone=0.09, phone_landscape=0.4)
"""The size of the moon's path, as parts of the width and the height of its room."""
MOON_DISC = 0.86
"""The width of the moon with its rim, as a part of the width of its picture."""
NUMBER, ALONE = 0.3, 1.25
"""The size of the figures on the moon, as a part of its width; larger without a unit below."""
CLIP = (0.1, 0.16)
"""The size of the clip of a photograph, as parts of the photograph's width."""
LOWEST = PerWindow(0.75, phone=0.9)
"""The least height of the picture of a photograph, as a part of its width."""
NARROWER, SHRUNK = 0.97, 0.9
"""How much narrower photographs become in each attempt to let them fit their room, and how much
smaller the longest word may become; then their pictures become lower.
"""
PHOTO_WIDTH = PerWindow(
    Length(186), tablet_portrait=Length(196), phone=Length(216), phone_landscape=Length(190)
)
PEG = 0.16
"""The room above a photograph for its clip and the line, as a part of the photograph's width."""
PHOTO_TEXT, PHOTO_MINUTES = 0.15, 0.102
"""The sizes of the title of a photograph and of the minutes below, as parts of its width."""
MIN_TEXT = PerWindow(TextStyle(18), phone=TextStyle(19))
"""The smallest text on a photograph."""
ONE_LINE_SHRINKS = 0.72
"""A title that would have to be smaller than this in one line takes two."""
APART = 1.4
"""The largest distance from one photograph to the next in an upright window, as a multiple of the
width of one.
"""
TILTS = (-1.4, 0.9, -0.7, 1.3)
LOW_HEAD, LOW_ARCH = 1.25, 0.44
"""On a phone that lies on its side: the height of the moon's path beside the question, in moons,
and its width as a part of the page's.
"""
PROMISE_WIDTH = PerWindow(1.7, tablet_portrait=1, phone=1)
"""The width of the sentence below the question, as a multiple of the question's."""
SKY = ("arc", "title", "question", "promise")
"""The pieces onto which a photograph is dragged to leave its game out."""
LAMP = Length(74)
BUTTON_WIDTH = Length(330, lines=10.5, style=Text.LABEL)
BEGIN_SHARE = 0.65
HALO = 1.9
"""The width of the light around the moon, as a multiple of the moon's."""


class _Places(NamedTuple):
    title: Rect
    arch: Rect
    question: Rect
    photos: Rect
    remark: Rect
    people: Rect
    begin: Rect


def length_page(view: LengthView, context: SceneContext) -> Scene:
    """The page: the moon on its path, the programme on a line, who plays, and the button."""
    space, at = context.space, _places(view, context)
    found: Pieces = {
        "arc": Piece(at.arch, looks.Arc(STOPS[LENGTHS.index(view.minutes)]), layer=Layer.GROUND)
    }
    found |= _moon(view, space, at.arch) | _head(view, space, at)
    sky = tuple(key for key in SKY if key in found)
    found |= _line_of_photos(view, with_modest_text(space), at.photos, sky)
    if said := _remark(view, space):
        align = "left" if little_height(space) else "center"
        found["remark"] = words(with_modest_text(space), at.remark, said, Text.CAPTION, align=align)
    found |= _people(view, context, at.people)
    command, text = (
        (Command.PEOPLE, tr._("Who’s playing?"))
        if view.problem
        else (Command.BEGIN, tr._("Begin the evening"))
    )
    found["begin"] = button(space, at.begin, text, AppCommand(command))
    return Scene(found | controls(context), backdrop=BACKDROP)


def _remark(view: LengthView, space: Space) -> str:
    """The sentence below the programme: what is wrong, or what a tap on it does.

    In an upright window, large text leaves no room for the latter: the golden rims of the pictures
    say it, too.
    """
    if said := view.problem or view.warning:
        return said
    full = space.large_text and not space.wide and not view.left_out
    return "" if full else _what_a_touch_does(view)


def _what_a_touch_does(view: LengthView) -> str:
    if view.left_out:
        return tr._("Tap the moon to have all games back.")
    if len(view.programme) > 1:
        return tr._("Tap a picture to swap a game, or drag it into the sky to leave it out.")
    return tr._("Tap a picture to swap the game.") if view.swappable else ""


def _places(view: LengthView, context: SceneContext) -> _Places:
    space, area = context.space, context.space.page
    gap = Gap.MEDIUM * space.unit
    title = page_title(space, keys=1)
    _, rest = area.cut_top(area.top - title.y, gap)
    if not space.phone and space.wide:
        title = title._replace(w=title.w / 3)
    foot = Size.BUTTON.of(space)
    if space.wide:
        bottom, rest = rest.cut_bottom(foot, gap)
        begin, people = bottom.cut_right(
            min(max(BUTTON_WIDTH.of(space), foot), bottom.w / 2), 2 * gap
        )
    else:
        begin, rest = rest.cut_bottom(foot, gap)
        people, rest = rest.cut_bottom(foot, gap)
    if little_height(space):
        side = MOON_SIZE.of(space).of(space)
        head, photos = Rect(rest.x, rest.y, rest.w, area.top - rest.y).cut_top(side * LOW_HEAD, gap)
        sky, _ = head.cut_right(head.w * LOW_ARCH)
        title = title._replace(w=sky.x - title.x)
        said = Rect(title.x, sky.y, title.w, title.y - sky.y)
        return _Places(title, _arch(space, sky), NOWHERE, photos, said, people, begin)
    said, remark = rest, _remark(view, space)
    if remark:
        said, rest = rest.cut_bottom(caption_height(space, remark, rest.w), gap)
    asked = line_of(space, Text.HEADLINE)
    if promise := _promise(view, space):
        asked += (
            line_of(space, Text.CAPTION) if space.wide else caption_height(space, promise, rest.w)
        )
    if space.wide:  # the arch may begin beside the title, and the question lies inside it
        sky = Rect(rest.x, rest.y, rest.w, area.top - rest.y)
        arch = _arch(space, sky)
        below, widest = _moon_rect(space, arch, 1).y, MOON_SIZE.of(space).of(space) * MOON_DISC
        left, right = (_moon_rect(space, arch, place, widest) for place in (0, 2))
        width = right.x - left.right
        question = around(arch.cx, below - asked / 2, width, asked)
        photos = Rect(rest.x, rest.y, rest.w, max(question.y - gap - rest.y, 1))
        return _Places(title, arch, question, photos, said, people, begin)
    arch = _arch(space, rest)
    question, photos = Rect(rest.x, rest.y, rest.w, arch.y - gap - rest.y).cut_top(asked, gap)
    return _Places(title, arch, question, photos, said, people, begin)


def _promise(view: LengthView, space: Space) -> str:
    """The sentence below the question, if there is room for it."""
    count = len(view.programme)
    if not count or space.large_text or little_height(space):
        return ""
    said = tr.n(
        "One short game, and an ending for everyone.",
        "{n} short games, a breath between them, an ending for everyone.",
        count,
    )
    return said.format(n=count)


def _arch(space: Space, room: Rect) -> Rect:
    """The box of the moon's path at the top of a room, with room for the moon itself."""
    width, height = room.w * ARCH_WIDTH.of(space), room.h * ARCH_HEIGHT.of(space)
    top = room.top - MOON_SIZE.of(space).of(space) * 0.5
    return Rect(room.cx - width / 2, top - height, width, height)


def _moon_rect(space: Space, arch: Rect, place: int, size: float = 0) -> Rect:
    x, y = looks.Arc.point(STOPS[place])
    side = size or MOON_SIZE.of(space).of(space)
    return around(arch.x + x * arch.w, arch.y + y * arch.h, side, side)


def _moon(view: LengthView, space: Space, arch: Rect) -> Pieces:
    """The moon where the evening ends, and the two other lengths as dashed discs.

    A tap moves the moon there, and so does dragging it.
    """
    unit = tr._("minutes")
    side, small = MOON_SIZE.of(space).of(space), STATION_SIZE.of(space).of(space)
    size = small * NUMBER * ALONE  # the unit, which the moon tells, would be too small to read
    found: Pieces = {}
    drops = []
    for place, minutes in enumerate(LENGTHS):
        if minutes == view.minutes:
            continue
        action = AppCommand(Command.LENGTH, minutes)
        rect = _moon_rect(space, arch, place, small)
        found[f"length:{minutes}"] = Piece(
            rect,
            looks.Station(str(minutes), "", size),
            layer=Layer.CARD,
            tap=action,
        )
        drops.append(Drop(f"length:{minutes}", action))
    rect = _moon_rect(space, arch, LENGTHS.index(view.minutes))
    halo = rect.scaled(HALO)
    found["halo"] = Piece(
        halo.within(space.area) if space.area.w > halo.w else rect, Light(looks.MOONLIGHT),
        layer=Layer.GROUND, opacity=0.28,
    )  # fmt: skip
    found["moon"] = Piece(
        rect, looks.Moon(str(view.minutes), unit, side * NUMBER, rim=True), layer=Layer.PERSON,
        drops=tuple(drops), arc=side / 3,
        tap=AppCommand(Command.LENGTH, view.minutes) if view.left_out else None,
    )  # fmt: skip
    return found


def _head(view: LengthView, space: Space, at: _Places) -> Pieces:
    """The title, the question and the sentence below it.

    Where there is little height, the question is the title.
    """
    asked = tr._("How long is your evening?")
    title = tr._("A whole evening") if at.question.h else asked
    found = {"title": words(space, at.title, title, Text.TITLE, align="left", public=False)}
    if at.question.h:
        upper, lower = at.question.cut_top(min(line_of(space, Text.HEADLINE), at.question.h))
        found["question"] = words(space, upper, asked, Text.HEADLINE)
        if lower.h > 1 and (said := _promise(view, space)):
            wide = around(lower.cx, lower.cy, lower.w * PROMISE_WIDTH.of(space), lower.h)
            found["promise"] = words(space, wide, said, Text.CAPTION)
    return found


def _line_of_photos(view: LengthView, space: Space, room: Rect, sky: tuple[str, ...]) -> Pieces:
    """The programme as photographs on a line, between lanterns.

    A tap swaps a game for another; one that is dragged or flicked into the `sky` is left out.
    """
    stops = view.programme
    if not stops:
        return {}
    cells, lettering = _photo_places(space, room, stops)
    clip = cells[0].w * CLIP[1]
    found: Pieces = {}
    for top in sorted({round(cell.top, 1) for cell in cells}):
        line = Rect(space.area.x, top - clip * 0.35, space.area.w, clip)
        found[f"rope:{top}"] = Piece(
            line, looks.Rope(looks.ROPE_LINE.of(space), 0.3), layer=Layer.GROUND
        )
    for place, (stop, cell) in enumerate(zip(stops, cells, strict=True)):
        come = Waypoint(cell.moved(0, -cell.h / 3), opacity=0)
        swaps = place in view.swappable
        away = AppCommand(Command.LEAVE_OUT, place) if len(stops) > 1 else None
        time, rim = minutes_text(stop.minutes), swaps or away is not None
        found[f"photo:{place}:{stop.title}"] = Piece(
            cell, looks.Photo(stop.cover, stop.title, time, lettering, rim),
            layer=Layer.CARD, angle=TILTS[place % len(TILTS)], enter=come,
            tap=AppCommand(Command.SWAP, place) if swaps else None, flick=away,
            drops=tuple(Drop(key, away) for key in sky) if away else (),
        )  # fmt: skip
        pin = around(cell.cx, cell.top, cell.w * CLIP[0], cell.w * CLIP[1] * 1.4)
        found[f"clip:{place}"] = Piece(pin, Clip(), layer=Layer.PERSON)
    if not space.phone:
        found |= _lamps(space, cells)
    return found


def _lamps(space: Space, cells: list[Rect]) -> Pieces:
    """A lantern in every gap of a row of photographs, and at its ends, where there is room."""
    lamp, found = LAMP.of(space), Pieces()
    for top in sorted({cell.top for cell in cells}):
        row = [cell for cell in cells if cell.top == top]
        edges = [space.area.x, *(edge for cell in row for edge in (cell.x, cell.right)),
                 space.area.right]  # fmt: skip
        for left, right in zip(edges[::2], edges[1::2], strict=True):
            if right - left > lamp * 0.6:
                spot = around((left + right) / 2, top - lamp * 0.32, lamp, lamp).within(space.area)
                colour = (AMBER, RED)[len(found) % 2]
                found[f"lamp:{len(found)}"] = Piece(spot, Lantern(colour), layer=Layer.PILE)
    return found


def _lettering(space: Space, stops: Sequence[ProgrammeStop], width: float) -> PhotoLettering:
    """The letters on photographs of this width: all titles of one size, in one line or in two."""
    style = MIN_TEXT.of(space)
    least = space.text(style.size)
    size, small = max(width * PHOTO_TEXT, least), max(width * PHOTO_MINUTES, least)
    written = style._replace(size=max(size * ONE_LINE_SHRINKS, least) / space.text(1))
    longest = max(text_width(space, stop.title, written) for stop in stops)
    return PhotoLettering(size, small, 1 if longest <= width * looks.PHOTO_WORDS else 2)


def _photo_places(
    space: Space, room: Rect, stops: Sequence[ProgrammeStop]
) -> tuple[list[Rect], PhotoLettering]:
    """The places of the photographs, and their letters.

    They are in one row in a wide window, else in as many as let them be largest. Their pictures are
    square if there is room. Above each of them there is room for its clip and the line.
    """
    gap, count = Gap.MARGIN * space.unit, len(stops)
    most = PHOTO_WIDTH.of(space).of(space) * max(space.text_scale, 1)
    all_words = [word for stop in stops for word in stop.title.split()]
    longest = max(text_width(space, word, MIN_TEXT.of(space)) for word in all_words)
    narrowest = longest * SHRUNK / looks.PHOTO_WORDS

    def size(rows: int) -> tuple[float, float]:
        columns = -(-count // rows)
        wide = min((room.w - gap * (columns - 1)) / columns, most)
        high = (room.h - gap * (rows - 1)) / rows
        while wide > narrowest:
            lowest = _lettering(space, stops, wide).photo_height(wide, LOWEST.of(space))
            if lowest + wide * PEG <= high:
                break
            wide *= NARROWER
        return wide, min(_lettering(space, stops, wide).photo_height(wide), high - wide * PEG)

    def picture(rows: int) -> float:
        wide, high = size(rows)
        return wide * (high - _lettering(space, stops, wide).height)

    rows = 1 if space.wide else max(range(1, count + 1), key=picture)
    width, height = size(rows)
    height = max(height, 1)
    columns = -(-count // rows)
    step = room.w / columns
    step = step if space.wide and not space.phone else min(step, width * APART)
    down = height + width * PEG + gap
    top = room.cy + (down * rows - gap) / 2 - width * PEG
    in_row = [min(columns, count - place // columns * columns) for place in range(count)]
    return [
        around(
            room.cx + (place % columns - (in_row[place] - 1) / 2) * step,
            top - place // columns * down - height / 2, width, height,
        )
        for place in range(count)
    ], _lettering(space, stops, width)  # fmt: skip


def _people(view: LengthView, context: SceneContext, rect: Rect) -> Pieces:
    """Everyone's tokens and how many they are; a tap opens the players' table."""
    space = context.space
    if not context.people:
        return {}
    command = AppCommand(Command.PEOPLE)
    side = min(rect.h, Size.BUTTON.of(space))
    tokens = Rect(rect.x, rect.cy - side / 2, rect.w * BEGIN_SHARE, side)
    found = token_row(context, tokens, command)
    last = max(piece.rect.right for piece in found.values())
    beside = Rect(last + side * 0.25, rect.y, rect.right - last - side * 0.25, rect.h)
    found["who"] = words(space, beside, view.who, Text.ASIDE, align="left", tap=command)
    return found
