"""The page between two matches of an evening: the lights so far, and what comes next."""

from typing import NamedTuple

from mobileapp.languages import counted
from mobileapp.languages.translation import tr
from mobileapp.palette import colour_of
from mobileapp.stage.boxes import NOWHERE, Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, fitted, grid, hull
from mobileapp.stage.lantern_looks import AMBER, RED, Clip, FramedCover, Lantern, SkyLantern
from mobileapp.stage.looks import CREAM, Light
from mobileapp.stage.page_parts import line_of, minutes_text, of_one_size, page_title
from mobileapp.stage.parts import badge, button, reveal_of, text_width, two_sided, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text
from mobileapp.tonight.looks import MOONLIGHT, Arc, Medallion, Moon, Trail
from mobileapp.tonight.parts import (
    BOTH_LINES,
    FAR_LINE,
    LANTERN,
    below_rope,
    controls,
    far_headline,
    hanging_times,
    rope_piece,
    string_of_lanterns,
)
from mobileapp.tonight.views import BACKDROP, InterludeView, ProgrammeStop

TITLE = TextStyle(84)
"""The title of the next game."""
COVER = 2 / 3
COVER_WIDTH = 0.3
"""The width of the next game's picture, as a part of the page's width."""
BESIDE_TITLE = PerWindow(0.42, phone=0.44)
"""The most of the page's width that it takes beside the title."""
COVER_TILT = -1.4
MOON_BOX = (0.4, 1.0)
"""The box of the moon's path beside the title, as parts of the width and height of their row."""
PHONE_BLOCK, TALL_BLOCK, FULL_BLOCK = 0.35, 0.46, 0.56
"""The height of the next game's picture in portrait, and of the full moon with its title, as a part
of the height that is left.
"""
LOW_HEAD, LOW_ASIDE = 0.5, 0.27
"""On a phone that lies on its side: the height of what is said of the next game, as a part of the
page, and of a line above or below its title as a part of that. The rest belongs to people and their
lights.
"""
LARGE_FEW, VERY_FEW = 1.6, 2
"""So few people are drawn so much larger in portrait."""
LEGIBLE = 0.7
"""The smallest names, as a part of their size in text of the usual size."""
MIN_SKY = Length(124, lines=Text.ONE_LINE, style=Text.ASIDE)
"""The least height of the moon's path with the time that is left, where it has a place of its own.
"""
SMALL_MOON = 0.34
"""The width of the moon, as a part of the width of its path."""
HIGH_SKY, FULL_SKY = 2, 1.4
"""How much higher it may be on an upright phone; and how much higher it is above a low path."""
PEOPLE_AND_WORDS = Length(400, lines=7.5, style=Text.CAPTION)
"""What people and the sentence below them need there."""
TRAIL_HEIGHT, LOW_TRAIL = Length(140), Length(96)
"""The height of the path with words below its steps, and without them on an upright phone."""
STOP_SIZE, NEXT_SIZE = Length(78), Length(104)
TOKEN = PerWindow(Length(88), tablet_portrait=Length(124), phone=Length(124))
MAX_PEOPLE_SIZE = PerWindow(Length(170), phone_landscape=Length(240))
PERSON_SHAPE, LEVEL_SHAPE = 0.66, 0.57
"""Width / height of the room of a person in portrait, and where all stand in one row."""
NAME_WIDTH, MIN_NAME = 0.92, 0.75
"""Where there are many people: the room for a name, as a part of that of its person; and the
smallest size that all names have for the sake of the longest.
"""
HANGING = Length(70)
HANGS = 0.3
"""The room for the rope above the next game's picture, as a part of a lantern."""
LAMP_ROOM = 0.9
"""The least room beside the picture for a lantern, as a part of a lantern."""
CLIP = 0.07, 0.14
"""The size of the clip on the rope, as parts of the width of the picture that it holds."""
FEW, LEVEL_NAMES = 5, 0.82
"""More names than this are written smaller; and how much smaller the names of few may be so that
all of them stand in one row.
"""
ENDING_LAMP = (0.42, 0.6)
STILL, HANG = 0.9, 1.2
"""Seconds before the new lanterns are hung, and before the buttons can be pressed."""
BUTTONS, BUTTON_SHARE = (3.6, 3, 4), Length(80, lines=3.2, style=Text.HINT)
"""The widths of the three buttons, in proportion, and the largest share."""
TAG_WIDTH = 0.86
"""The room for the words below a stop of the path, as a part of the distance between two stops."""


class _Places(NamedTuple):
    picture: Rect
    next: Rect
    title: Rect
    minutes: Rect
    sky: Rect
    people: Rect
    sentence: Rect
    trail: Rect
    enough: Rect
    another: Rect
    go: Rect


def interlude(view: InterludeView, context: SceneContext) -> Reveal:
    """The page, in two steps: first the evening before the latest match; then the new lanterns are
    hung, the moon goes on, and the next step of the path lights up.
    """
    scene = Scene(_page(view, context, _steps(view)), backdrop=BACKDROP)
    if not any(view.gained):
        return reveal_of((0, scene._replace(said=_said(view))))
    old = tuple(had - new for had, new in zip(view.lights, view.gained, strict=True))
    before = view._replace(
        lights=old, gained=(0,) * len(old), passed=_passed(view, len(view.played) - 1)
    )
    still = {
        key: piece
        for key, piece in _page(before, context, _steps(view) - 1).items()
        if key not in ("go", "another", "enough")
    }
    hung = {key: piece for key, piece in scene.pieces.items() if key != "go"}
    last = max((time for times in _hung_at(view) for time in times), default=0.0)
    seconds = max(HANG, last + Duration.SLOW)
    return reveal_of(
        (STILL, Scene(still, backdrop=BACKDROP)),
        (seconds, Scene(hung, backdrop=BACKDROP, sound="chime")),
        (0, scene._replace(said=_said(view))),
    )


def _said(view: InterludeView) -> str:
    """What comes next, for those who cannot read it."""
    if not view.programme:
        return tr._("That was your evening")
    return tr._("Next: {game}").format(game=view.programme[0].title)


def _hung_at(view: InterludeView) -> list[list[float]]:
    """When each new lantern of each seat is hung; lights that two people share are the first's."""
    return hanging_times(view.gained[:1] if view.shared else view.gained)


def _steps(view: InterludeView) -> int:
    """How many steps of the path are lit: those of the matches that were played, and the next."""
    return len(view.played) + 1


def _passed(view: InterludeView, matches: int) -> float:
    """How much of the evening was over after so many matches, from 0 to 1."""
    minutes = [stop.minutes for stop in (*view.played, *view.programme)]
    return sum(minutes[:matches]) / max(sum(minutes), 1)


def _page(view: InterludeView, context: SceneContext, steps: int) -> Pieces:
    """The page; so many steps of the path are lit."""
    space, at = context.space, _places(view, context)
    coming = view.programme[0] if view.programme else None
    found: Pieces = {}
    if coming is not None:
        found["next"] = words(space, at.next, tr._("Up next"), Text.ASIDE, align="left")
        title, minutes = coming.title, counted.about_minutes(coming.minutes)
        found |= _picture(view, space, at.picture)
    else:
        found |= _full_moon(space, at.picture)
        title = tr._("That was your evening")
        minutes = tr._("One more game?") if view.another else ""
    align = "center" if _is_full_page(view, space) else "left"
    found["title"] = words(space, at.title, title, TITLE, align=align)
    found["minutes"] = words(space, at.minutes, minutes, Text.ASIDE, align=align)
    said = tr._("Next: {game}").format(game=title) if coming else title
    found |= far_headline(context, f"{said} – {minutes}" if minutes else said)
    found |= _sky(view, space, at.sky) | _people(view, context, at.people)
    if at.sentence.h and (remark := _remark(view, space, at.sentence.w)):
        align = "left" if space.wide else "center"
        found["sentence"] = words(space, at.sentence, remark, Text.CAPTION, align=align)
    found |= _trail(view, space, at.trail, steps) | _buttons(view, context, at)
    return found | controls(context, people=True)


def _remark(view: InterludeView, space: Space, width: float) -> str:
    """The sentence below the people: what is wrong, or something about the evening and a breath.

    Where there is no room for both, they take turns.
    """
    if view.warning:
        return view.warning
    said = [one for one in (view.sentence, view.breath) if one]
    both = " ".join(said)
    if not space.wide and text_width(space, both, Text.CAPTION) <= width * BOTH_LINES:
        return both
    return said[len(view.played) % len(said)] if said else ""


def _places(view: InterludeView, context: SceneContext) -> _Places:
    space, area = context.space, context.space.page
    gap = Gap.MEDIUM * space.unit
    far = FAR_LINE.of(space) if two_sided(context) else 0
    low, keys = space.phone and space.wide, area.top - page_title(space).y
    _, rest = area.cut_top(0 if low else max(far, keys), gap / 2)
    foot = Size.BUTTON.of(space)
    if space.wide:
        bottom, rest = rest.cut_bottom(foot, gap)
        enough, another, go = _three(space, bottom, gap)
    else:
        go, rest = rest.cut_bottom(foot, gap)
        pair, rest = rest.cut_bottom(foot, gap)
        enough, another = pair.cut_left((pair.w - gap) / 2, gap)
    trail = NOWHERE
    large = space.large_text
    if not (space.phone or (large and space.wide)):
        trail, rest = rest.cut_bottom(TRAIL_HEIGHT.of(space), gap / 2)
    said = line_of(
        space, Text.CAPTION, Text.ONE_LINE if space.wide and not view.warning else Text.TWO_LINES
    )
    if space.wide and (space.phone or large) and not view.warning:
        said = 0
    if space.wide:
        picture, column = rest.cut_left(rest.w * COVER_WIDTH, 2 * gap)
        sentence, column = column.cut_bottom(said, gap / 2) if said else (NOWHERE, column)
        if not space.phone:  # below the rope
            _, column = column.cut_top(gap)
        most = column.h * LOW_HEAD if low else column.h
        head, people = column.cut_top(min(_head_height(space), most), gap)
    else:
        full = FULL_BLOCK if _is_full_page(view, space) else TALL_BLOCK
        share = PHONE_BLOCK if space.phone else full
        least = _head_height(space)
        if view.programme and not space.phone:
            least += 2 * gap + MIN_SKY.of(space)
        block, rest = rest.cut_top(max(least, rest.h * share), gap)
        picture, head = block.cut_left(min(block.h * COVER, block.w * BESIDE_TITLE.of(space)), gap)
        between = NOWHERE
        sky_high = min(rest.h - PEOPLE_AND_WORDS.of(space), MIN_SKY.of(space) * HIGH_SKY)
        few = len(context.people) <= FEW
        low_trail = LOW_TRAIL.of(space) + gap
        needed = MIN_SKY.of(space) * FULL_SKY + low_trail
        if space.phone and few and view.programme and sky_high > needed:
            trail, rest = rest.cut_bottom(LOW_TRAIL.of(space), gap)
            sky_high -= low_trail
        if space.phone and few and view.programme and sky_high > MIN_SKY.of(space):
            between, rest = rest.cut_top(sky_high, 2 * gap)
        people, sentence = _people_and_sentence(context, rest, said)
    words_part, sky = head, NOWHERE
    if _is_full_page(view, space):
        words_part, picture = block.cut_bottom(_head_height(space))
    elif not (space.wide or space.phone):  # the moon's path lies below the title
        words_part, sky = head.cut_top(min(head.h, _head_height(space)), 2 * gap)
    elif not space.wide:
        _, head = head.cut_right(Gap.MARGIN * space.unit)
        words_part = around(head.cx, head.cy, head.w, min(head.h, _head_height(space)))
        sky = between
    if space.wide and view.programme:
        sky, words_part = head.cut_right(head.w * MOON_BOX[0], gap)
    if low:  # the page begins beside the keys
        _, picture = picture.cut_top(keys, gap / 2)
        _, sky = sky.cut_top(keys)
    aside = min(line_of(space, Text.ASIDE), words_part.h * LOW_ASIDE)
    next_, below = words_part.cut_top(aside)
    minutes, title = below.cut_bottom(aside)
    return _Places(
        picture, next_, title, minutes, sky, people, sentence, trail, enough, another, go
    )


def _is_full_page(view: InterludeView, space: Space) -> bool:
    """Whether the full moon stands above the title, as in an upright window of a tablet."""
    return not (view.programme or space.wide or space.phone)


def _people_and_sentence(context: SceneContext, room: Rect, said: float) -> tuple[Rect, Rect]:
    """The places of the people and of the sentence below them: one block in the middle."""
    space, gap = context.space, Gap.MEDIUM * context.space.unit
    label = line_of(space, Text.CAPTION)
    held = room._replace(h=max(room.h - said - gap - label, 1))
    high = hull(_cells(context, held)).h + label if context.people else held.h
    spare = max(room.h - said - gap - high, 0)
    people = Rect(room.x, room.top - spare / 2 - high, room.w, high)
    return people, Rect(room.x, people.y - gap - said, room.w, said)


def _head_height(space: Space) -> float:
    return line_of(space, TITLE) + 2 * line_of(space, Text.ASIDE)


def _three(space: Space, bottom: Rect, gap: float) -> tuple[Rect, Rect, Rect]:
    """The places of the three buttons: to end at the left, to go on at the right."""
    share = min((bottom.w - 4 * gap) / sum(BUTTONS), BUTTON_SHARE.of(space))
    enough, rest = bottom.cut_left(share * BUTTONS[0])
    go, rest = rest.cut_right(share * BUTTONS[2], gap)
    another, _ = rest.cut_right(share * BUTTONS[1])
    return enough, another, go


def _picture(view: InterludeView, space: Space, room: Rect) -> Pieces:
    """The cover of the next game in a frame, under two lanterns."""
    lamp = HANGING.of(space)
    hung = space.wide and not space.phone
    if hung:
        _, room = room.cut_top(lamp * HANGS)
    gap = Gap.MEDIUM * space.unit
    rect = fitted(room.inset(room.w * 0.02), COVER)
    come = Waypoint(rect.moved(-rect.w, 0), COVER_TILT * 4, opacity=0)
    stop = view.programme[0]
    found = {
        f"cover:{stop.title}": Piece(
            rect,
            FramedCover(stop.cover),
            layer=Layer.CARD,
            angle=COVER_TILT,
            enter=come,
            spoken=tr._("Next: {game}").format(game=stop.title),
        )
    }
    if hung:
        line = Rect(space.area.x, room.top, space.area.w, lamp * HANGS)
        found["rope"] = rope_piece(space, line)
        beside = ((space.area.x, rect.x, AMBER), (rect.right, room.right + 2 * gap, RED))
        for side, (left, right, colour) in enumerate(beside):
            if right - left > lamp * LAMP_ROOM:
                spot = below_rope(line, (left + right) / 2, lamp).within(space.area)
                found[f"lamp:{side}"] = Piece(spot, Lantern(colour), layer=Layer.SIGN)
        clip = around(rect.cx, rect.top, rect.w * CLIP[0], rect.w * CLIP[1])
        found["clip"] = Piece(clip, Clip(), layer=Layer.SIGN)
    return found


def _full_moon(space: Space, room: Rect) -> Pieces:
    """A large moon in the place of a picture: no game is left in the programme."""
    rect = fitted(room, 1)
    halo = rect.scaled(1.3).within(space.area)
    return {
        "full-moon": Piece(rect, Moon(), layer=Layer.CARD),
        "full-halo": Piece(halo, Light(MOONLIGHT), layer=Layer.GROUND, opacity=0.25),
    }


def _sky(view: InterludeView, space: Space, room: Rect) -> Pieces:
    """The moon on its path, and how many minutes are left."""
    if not room.h or not view.programme:
        return {}
    label, above = room.cut_bottom(line_of(space, Text.ASIDE))
    arch = above.inset(room.w * 0.06, 0)
    moon = min(arch.w * SMALL_MOON, arch.h * 0.7)
    arch = Rect(arch.x, arch.y, arch.w, max(arch.h - moon * 0.4, 1))
    x, y = Arc.point(view.passed)
    rect = around(arch.x + x * arch.w, arch.y + y * arch.h, moon, moon).within(room)
    left = tr.n("{n} minute left", "{n} minutes left", view.minutes).format(n=view.minutes)
    return {
        "arc": Piece(arch, Arc(view.passed), layer=Layer.GROUND),
        "halo": Piece(
            rect.scaled(1.9).within(space.area), Light(MOONLIGHT), layer=Layer.GROUND, opacity=0.25
        ),
        "moon": Piece(rect, Moon(), layer=Layer.PERSON),
        "left": words(space, label, left, Text.CAPTION),
    }


def _people(view: InterludeView, context: SceneContext, room: Rect) -> Pieces:
    """Everyone's token with their lights above it; a tap opens the players' table."""
    space = context.space
    count = len(context.people)
    low = space.phone and space.wide and space.large_text and not view.shared
    label, room = (NOWHERE, room) if low else room.cut_top(line_of(space, Text.CAPTION))
    total = view.lights[0] if view.shared and view.lights else 0
    said = (
        tr.n("{n} light together", "{n} lights together", total).format(n=total)
        if view.shared
        else tr._("Lights so far")
    )
    found: Pieces = {}
    if label.h:
        align = "left" if space.wide else "center"
        found["so-far"] = words(space, label, said, Text.CAPTION, align=align)
    larger = _larger(space, count)
    between = 0 if space.wide else Gap.SMALL * space.unit
    cells = _cells(context, room)
    hung_at = _hung_at(view)
    name = line_of(space, Text.SMALLEST)
    style = _name_style(context, cells)
    full = count <= FEW and style == Text.SMALLEST and not (space.phone and space.wide)
    for seat, cell in enumerate(cells):
        lamp = min(LANTERN.of(space).of(space), cell.h * 0.26)
        hung, rest = cell.cut_top(lamp)
        below, disc = rest.cut_bottom(min(name, rest.h * 0.4))
        side = min(TOKEN.of(space).of(space) * larger, disc.w, disc.h)
        found[f"person:{seat}"] = badge(
            context.people[seat], around(disc.cx, disc.cy, side, side), layer=Layer.PERSON,
            tap=AppCommand(Command.PEOPLE),
        )  # fmt: skip
        wide = around(below.cx, below.cy, cell.w * (1 if count <= FEW else NAME_WIDTH), below.h)
        found[f"name:{seat}"] = words(space, wide, context.name(seat), style, public=full)
        if not view.shared:
            hung = hung.inset(-between / 2, 0)  # from rope to rope
            found |= string_of_lanterns(
                space, str(seat), view.lights[seat], hung, hung_at[seat], max(view.lights)
            )
    names = {key: piece for key, piece in found.items() if key.startswith("name:")}
    found |= of_one_size(names, space.text(Text.SMALLEST.size / max(space.text_scale, 1)) * LEGIBLE)
    if view.shared and cells:  # between all of them
        whole = hull(cells)
        row, _ = whole.cut_top(min(LANTERN.of(space).of(space), cells[0].h * 0.26))
        found |= string_of_lanterns(space, "0", view.lights[0], row, hung_at[0])
    return found


def _name_style(context: SceneContext, cells: list[Rect]) -> TextStyle:
    """The style of all names: a little smaller if the longest of them needs it."""
    space, style = context.space, Text.SMALLEST
    parts = (
        cell.w * NAME_WIDTH / max(text_width(space, context.name(seat), style), 1)
        for seat, cell in enumerate(cells)
    )
    return style._replace(size=style.size * min(1, max(MIN_NAME, min(parts, default=1))))


def _larger(space: Space, count: int) -> float:
    """How much larger so few people are drawn."""
    return LARGE_FEW if count <= VERY_FEW and not space.wide else 1


def _cells(context: SceneContext, room: Rect) -> list[Rect]:
    """The places of people, each with their lights above and their name below.

    Few of them stand in one row, if it is wide enough for their names.
    """
    space, people = context.space, context.people
    count = len(people)
    if space.wide:
        return _in_a_row(space, room, count)
    most = MAX_PEOPLE_SIZE.of(space).of(space) * _larger(space, count)
    gap = Gap.SMALL * space.unit
    widest = max((text_width(space, person.name, Text.SMALLEST) for person in people), default=0)
    level = count <= FEW and widest * LEVEL_NAMES <= room.w / max(count, 1) - gap
    shape = LEVEL_SHAPE if level else PERSON_SHAPE
    return grid(count, room, shape, gap, most=most, rows=1 if level else 0)


def _in_a_row(space: Space, room: Rect, count: int) -> list[Rect]:
    """The places of people side by side, from the left; no higher than what they hold."""
    each = min(room.w / max(count, 1), MAX_PEOPLE_SIZE.of(space).of(space))
    held = (
        LANTERN.of(space).of(space)
        + TOKEN.of(space).of(space) * 1.08
        + line_of(space, Text.SMALLEST)
    )
    _, row = room.cut_bottom(max(room.h - held, 0))
    return [Rect(row.x + seat * each, row.y, each, row.h) for seat in range(count)]


def _trail(view: InterludeView, space: Space, room: Rect, steps: int) -> Pieces:
    """The path of the evening: what was played, what comes, and the ending; so many are lit."""
    if not room.h:
        return {}
    stops = (*view.played, *view.programme)
    parts = [(place + 0.5) / (len(stops) + 1) for place in range(len(stops) + 1)]
    latest = steps - 1
    found: Pieces = {"trail": Piece(room, Trail(parts[latest]), layer=Layer.GROUND)}
    share = room.w / len(parts)
    line, style = line_of(space, Text.HINT), Text.HINT
    widest = max((text_width(space, _stop_text(one), style) for one in stops), default=0)
    style = style._replace(size=style.size * min(share * TAG_WIDTH / max(widest, 1), 1))
    for place, part in enumerate(parts):
        x, y = Trail.point(part)
        at = (room.x + x * room.w, room.y + y * room.h)
        if place == len(stops):
            found |= _last_lanterns(space, at, share)
            continue
        stop, coming = stops[place], place == latest
        side = min((NEXT_SIZE if coming else STOP_SIZE).of(space), share * 0.9)
        rect = around(*at, side, side).within(room)
        found[f"stop:{place}"] = Piece(
            rect, Medallion(stop.cover, CREAM), layer=Layer.CARD + coming,
            dim=0 if place <= latest else 0.45,
        )  # fmt: skip
        if place != latest and not space.phone:
            tag = around(rect.cx, rect.y - line / 2, share, line)
            found[f"stop-text:{place}"] = words(
                space, tag.within(room), _stop_text(stop), style, public=False
            )
    return found


def _stop_text(stop: ProgrammeStop) -> str:
    """How many lights a match has brought, or how long one that is to come takes."""
    if stop.lights is None:
        return minutes_text(stop.minutes)
    return counted.lights(stop.lights)


def _last_lanterns(space: Space, at: tuple[float, float], share: float) -> Pieces:
    """Three lanterns that stand for the ending."""
    high = min(NEXT_SIZE.of(space), share)
    found: Pieces = {}
    for place, (dx, scale, key) in enumerate(
        ((-0.4, ENDING_LAMP[0], "sea"), (0.4, ENDING_LAMP[0], "violet"), (0, 0.7, "coral"))
    ):
        h, colour = high * scale, colour_of(key)
        rect = around(at[0] + dx * high, at[1], h * ENDING_LAMP[1], h).within(space.area)
        found[f"ending:{place}"] = Piece(rect, SkyLantern(colour), layer=Layer.CARD + place)
    return found


def _buttons(view: InterludeView, context: SceneContext, at: _Places) -> Pieces:
    """To end the evening, to play another game, and to go on."""
    space = context.space
    found: Pieces = {}
    if view.programme:
        # Translators: a button: a different game instead of the next one
        another = tr._("Another game")
        found["enough"] = button(
            space,
            at.enough,
            tr._("Enough for today"),
            AppCommand(Command.ENOUGH),
            Text.HINT,
            quiet=True,
        )
        found["go"] = button(space, at.go, tr._("Go on"), AppCommand(Command.GO))
    else:
        # Translators: a button: a game more than was planned for the evening
        another = tr._("One more game")
        found["go"] = button(space, at.go, tr._("The ending"), AppCommand(Command.ENOUGH))
    if view.another:
        beside = at.another
        if not (view.programme or space.wide):  # it is alone in its row
            beside = Rect(at.go.x, beside.y, at.go.w, beside.h)
        found["another"] = button(
            space, beside, another, AppCommand(Command.ANOTHER), Text.HINT, quiet=True
        )
    return found | of_one_size(
        {key: piece for key, piece in found.items() if key in ("enough", "another")}
    )
