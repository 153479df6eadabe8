"""The ending of Telepathy: the last slide or announcement, the lines, and all secrets."""

from collections.abc import Callable
from itertools import product
from math import ceil
from typing import NamedTuple

from engine.core import Award
from engine.games.telepathy.conditions import COLOURS
from engine.games.telepathy.moves import Perform
from engine.games.telepathy.prompts import GameOverPrompt
from engine.games.telepathy.roles import OPPOSED, team_of
from mobileapp.games.telepathy import table
from mobileapp.games.telepathy.announcement import NAMED_SECONDS
from mobileapp.games.telepathy.layout import Layout
from mobileapp.games.telepathy.looks import PALE, PEACH, RED, SECRET, SecretCard, box_of
from mobileapp.games.telepathy.recap import heading, sign_names, team_ribbon, why
from mobileapp.games.telepathy.turn import QUARTER, SLIDE_SECONDS
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import (
    FIT,
    NOWHERE,
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    cached_layout,
    column,
    row,
)
from mobileapp.stage.ending import exits, framed, titled, turn_in_row, winners_confetti
from mobileapp.stage.geometry import Rect, around, grid, hull
from mobileapp.stage.looks import CREAM, Panel, token
from mobileapp.stage.page_parts import of_one_size
from mobileapp.stage.parts import legible, words
from mobileapp.stage.people import with_names
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import Reveal, Scene
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Duration, Gap, Glow, Layer, Text

TILE_SECONDS = 0.15
"""Seconds from one tile to the next while the lines light up."""
CARD_SECONDS = 0.35
"""Seconds from one card to the next while the secrets are turned face up."""
PAUSE_SECONDS = 0.8
"""Seconds before the lines light up."""
SHADE = 0.45
"""The shade over the background while everything is revealed."""
SECRETS = 4
"""The number of secret cards in every variant."""
SECRET_WIDTH = Length(220)
NAME, MAX_NAME = TextStyle(36), 0.28
"""The text style of an owner's name, and the maximum height of the name.

The height is a part of the height of the secrets' area.
"""
OWN_LINES = PerWindow(Text.ONE_LINE, phone=Text.TWO_LINES)
TEAM_LINES = PerWindow(
    Text.ONE_LINE, tablet_portrait=Text.TWO_LINES, phone_landscape=Text.TWO_LINES
)
"""The heights of a name under one card (OWN_LINES), and of a team's names under two cards
(TEAM_LINES), as multiples of the font size.
"""
OWNER, OWNER_INSIDE = 0.34, 0.4
"""The owner's badge on a secret card: its size, and the distance of its centre from the edges.

The size is a part of the card's width. The distance, from the upper and from the left edge of the
card, is a part of the badge's size.
"""
MUCH = 100
"""A flex factor so large that a box takes nearly all of the free room, up to its maximum."""
REASON_STYLE = TextStyle(Text.BODY.size, "italic")
BETWEEN_AWARDS = PerWindow(" · ", tablet_portrait="\n")
"""What separates the awards on their slip."""
AWARD_STYLE = PerWindow(Text.SMALLEST, tablet_portrait=Text.BODY, phone=Text.SMALLEST)


def game_over(prompt: GameOverPrompt, at: Layout) -> Reveal:
    """The reveal at the end of a match.

    It begins with the last slide or announcement, if the match ended with one, and a pause. Then
    the lines light up tile by tile, the secrets are turned face up one by one, and the result
    appears with awards and exit buttons.
    """
    steps: list[tuple[float, Scene]] = []
    if isinstance(prompt.last, Perform):
        last = table.slide_tiles(table.table_pieces(at), at)
        steps.append((SLIDE_SECONDS, Scene(last, sound="tile")))
    elif prompt.named:
        steps.append((NAMED_SECONDS, Scene(_named(prompt, at), sound="chime")))
    told, turn = _told(prompt), parts.two_sided(at.context)
    end, title = titled(
        at.space, heading(prompt), lambda long: _ending_places(at.space, told, turn, long)
    )
    secrets = _secrets(prompt, at, end)
    rest, tiles = _turned(secrets, 0), table.tiles(at, end.grid)
    longest = max((len(line.cells) for line in prompt.lines), default=0)
    for lit in range(longest + 1):
        seconds, sound = (TILE_SECONDS, "tick") if lit else (PAUSE_SECONDS, "")
        board = _lit(prompt, tiles, lit)
        steps.append((seconds, Scene(board | rest, shade=SHADE, sound=sound)))
    board |= _frames(prompt, at, end)
    for turned in range(1, SECRETS + 1):
        shown = board | _turned(secrets, turned)
        steps.append((CARD_SECONDS, Scene(shown, shade=SHADE, sound="flip")))
    sound = "fanfare-telepathy-won" if prompt.winners else "fanfare-telepathy-lost"
    confetti = winners_confetti(at.context, prompt.winners)
    shown = shown | title | _reason(prompt, at, end) | _awards(prompt, at, end)
    shown |= exits(at.space, end.again, end.leave) | turn_in_row(at.context, end.again)
    result = Scene(shown, shade=SHADE, confetti=confetti, sound=sound, said=heading(prompt))
    return parts.reveal_of(*steps, (0, result))


REASON = PerWindow(
    tablet=Length(lines=Text.ONE_LINE, style=Text.BODY),
    tablet_portrait=Length(lines=2.6, style=Text.SMALLEST),
)
"""The height of the reason."""
AWARD_LINE, PER_AWARD = 1.5, PerWindow(0.5, tablet_portrait=1, phone=2)
"""The height of a line on the slip with the awards, as a multiple of the font size, and the number
of lines for each award.
"""
LANE, GRID = 31, 38
"""The flex factors of the secrets on each side of the grid, and of the grid between them."""
LANE_TALL, GRID_TALL = 138, 452
"""The widths of the same in an upright window, in dp."""
APART = 32
"""The distance of names from the awards in an upright window, in dp."""
NAMES = ("left_name", "right_name")
"""The boxes of the names of teams above and below the grid in an upright window."""
ROW_OF_SECRETS = Length(300, 6.2, Text.SMALLEST)
"""The height of all four secrets above the grid, on a phone."""


class _Told(NamedTuple):
    """Which texts an ending has beside its headline."""

    awards: int
    """The number of awards, which share one slip."""
    reason: bool
    """Whether a sentence gives the reason for the result."""
    each: bool
    """Whether each of the four secrets has a name of its own; else two have one together."""
    teams: bool
    """Whether the names are those of teams."""


def _told(prompt: GameOverPrompt) -> _Told:
    """The texts of this ending: awards of a match that was won already say why."""
    owners, reason = _owners(prompt), not (prompt.awards and prompt.verdict == "won")
    return _Told(len(prompt.awards), reason, len(owners) == SECRETS, len(owners[0]) > 1)


ALL_TOLD = [
    _Told(awards, reason, each, teams)
    for awards, reason, each, teams in product(
        range(4), (False, True), (False, True), (False, True)
    )
    if awards or reason
]


def _awards_box(space: Space, told: _Told) -> Box | None:
    """The box of the slip with all awards; None if there are none."""
    lines = ceil(told.awards * PER_AWARD.of(space)) * AWARD_LINE
    return Box("awards", Length(lines=lines, style=AWARD_STYLE.of(space))) if told.awards else None


def _reason_box(space: Space, told: _Told) -> Box | None:
    return Box("reason", REASON.of(space)) if told.reason else None


def _texts(space: Space, told: _Told) -> Box:
    return column(_awards_box(space, told), _reason_box(space, told), size=FIT, gap=Gap.TINY)


def _secrets_beside_grid(space: Space, told: _Told) -> Box:
    """The tree of a tablet in landscape: secrets beside the grid, texts at the edges."""
    middle = row(
        Box("left", LANE),
        Box("grid", GRID, aspect=1),
        Box("right", LANE),
        gap=Gap.MARGIN,
    )
    texts = _texts(space, told)
    return column(texts.far_side(), middle, texts, gap=Gap.TINY)


def _stacked_secrets(space: Space, told: _Told) -> Box:
    """The tree of a tablet in portrait: secrets in columns beside the grid, texts near them.

    The names of teams have lines of their own, in which they are wider than the secrets.
    """
    name, teams = _name_height(space, told.each, told.teams) / space.unit, None
    if told.teams:
        teams = row(*map(Box, NAMES), size=Length(name), gap=Gap.MEDIUM)
        name = 0
    between = 2 * name if told.each else Gap.MEDIUM
    middle = row(
        Box("left", LANE_TALL),
        Box("grid", GRID_TALL, aspect=1, padding=Gap.SMALL),
        Box("right", LANE_TALL),
        gap=Gap.MEDIUM,
        size=MUCH,
        max_size=Length(max(2 * LANE_TALL / SECRET + between + 2 * name, GRID_TALL)),
    )
    texts, apart = _texts(space, told), Box(size=APART / 2, max_size=Length(APART))
    far = teams.far_side() if teams else None
    return column(Box(), texts.far_side(), apart, far, middle, teams, apart, texts, Box())


def _secrets_above_grid(space: Space, told: _Told) -> Box:
    """The tree of a phone in portrait: all secrets in a row above the grid."""
    return column(
        _reason_box(space, told),
        Box("left", ROW_OF_SECRETS),
        Box("grid", aspect=1, padding=Gap.TINY),
        _awards_box(space, told),
        gap=Gap.SMALL,
    )


def _only_reason_above(space: Space, told: _Told) -> Box:
    """The tree of a phone in landscape: secrets beside the grid; the awards are further below."""
    middle = row(Box("left", LANE), Box("grid", GRID, aspect=1), Box("right", LANE), gap=Gap.MARGIN)
    return column(_reason_box(space, told), middle, gap=Gap.TINY)


ENDING: PerWindow[Callable[[Space, _Told], Box]] = PerWindow(
    tablet=_secrets_beside_grid,
    tablet_portrait=_stacked_secrets,
    phone=_secrets_above_grid,
    phone_landscape=_only_reason_above,
)


@cached_layout(told=ALL_TOLD)
def _ending_places(space: Space, told: _Told, turn: bool, long: bool) -> Places:
    """The places of the last scene, with these texts."""
    tree = ENDING.of(space)(space, told)
    awards = Box("awards") if told.awards and space.phone and space.wide else None
    return framed(tree, space, turn, long, between=awards, gap=Gap.TINY).place(space.page, space)


def _named(prompt: GameOverPrompt, at: Layout) -> Pieces:
    """The pieces of the scene that shows all named signs.

    The headline says which signs the last speaker named.
    """
    last = prompt.named[-1].seat
    signs = [named.sign for named in prompt.named if named.seat == last]
    text = tr._("{name} says: {signs}").format(name=at.context.name(last), signs=sign_names(signs))
    pieces = table.named_signs(at, [(named.seat, named.sign) for named in prompt.named])
    return pieces | table.headlines(at, text, seat=last)


def _lit(prompt: GameOverPrompt, tiles: Pieces, lit: int) -> Pieces:
    """The tiles of the final grid: the first `lit` tiles of each line glow, others are dimmed.

    If `lit` is 0, no tile is dimmed.
    """
    dim = Dim.FADED if lit else 0
    found = {key: tile._replace(dim=dim) for key, tile in tiles.items()} | {"grid": tiles["grid"]}
    for line in prompt.lines:
        colour = (PEACH if line.sign in COLOURS else PALE) if line.win else RED
        for cell in line.cells[:lit]:
            key = f"tile:{prompt.board.grid[cell]}"
            found[key] = found[key]._replace(
                dim=0, glow=Glow.CHOSEN, glow_colour=colour, layer=Layer.CARD + 1
            )
    return found


FRAME = Panel("#FFFFFF", 0, 18, "#FFFFFF", 5)
"""The frame around a line to make, with lengths in dp."""
FRAME_OUTSET = 4
STROKE, STROKE_OUTLINE, STROKE_ANGLE = 0.2, 0.16, 4
"""The stroke through a line to avoid: its thickness as part of a tile's side, the width of its
outline as part of this thickness, and its slant in degrees.
"""


def _frames(prompt: GameOverPrompt, at: Layout, end: Places) -> Pieces:
    """A frame around every line to make, and a stroke through every line to avoid, on the grid."""
    space = at.space
    found: Pieces = {}
    for line in prompt.lines:
        box = box_of(end.grid, line.cells)
        frame = box.inset(-FRAME_OUTSET * space.unit)
        piece = Piece(frame, parts.scaled_panel(FRAME, space), layer=Layer.CARD + 2)
        if not line.win:
            thick = min(box.w, box.h) * STROKE
            stroke = Panel(RED, 1, thick / 2, CREAM, thick * STROKE_OUTLINE)
            rect = around(box.cx, box.cy, max(box.w, box.h), thick)
            angle = STROKE_ANGLE if box.w > box.h else QUARTER + STROKE_ANGLE
            piece = Piece(rect, stroke, layer=Layer.CARD + 2, angle=angle)
        found[f"line:{line.sign}"] = piece
    return found


def _owners(prompt: GameOverPrompt) -> list[tuple[int, ...]]:
    """Groups of seats whose names are shown together below their secrets.

    In the variant *Opposed teams* each group is a team. In other variants each group is a single
    holder of secrets.
    """
    board = prompt.board
    holders = [seat for seat, hand in enumerate(prompt.hands) if hand]
    if board.variant != OPPOSED:
        return [(seat,) for seat in holders]
    return list(dict.fromkeys(team_of(board.variant, board.roles, seat) for seat in holders))


def _lanes(end: Places) -> tuple[Rect, ...]:
    """The areas in which secrets lie: one on each side of the grid, or one for all of them."""
    return (end.left, end.right) if "right" in end else (end.left,)


def _secrets(prompt: GameOverPrompt, at: Layout, end: Places) -> Pieces:
    """All secret cards with the badges and names of their owners.

    The cards of one owner, or of one team, are next to each other.
    """
    space, people = at.space, at.context.people
    owners = _owners(prompt)
    names: Pieces = {}
    held = [(seat, card) for seats in owners for seat in seats for card in prompt.hands[seat]]
    teams = len(owners[0]) > 1
    lanes = _lanes(end)
    below = 0 if NAMES[0] in end else _name_height(space, len(owners) == SECRETS, teams)
    line, places = _secret_places(space, lanes, len(owners) == SECRETS, below)
    found: Pieces = {}
    for index, ((seat, card), rect) in enumerate(zip(held, places, strict=True)):
        found[f"secret:{index}"] = Piece(
            rect, SecretCard(card.sign, card.win), layer=Layer.PERSON,
            enter=Waypoint(at.holder(seat), opacity=0), duration=CARD_SECONDS,
            replaces_key=f"home:{seat}",
        )  # fmt: skip
        side = rect.w * OWNER
        disc = around(rect.x + side * OWNER_INSIDE, rect.top - side * OWNER_INSIDE, side, side)
        found[f"whose:{index}"] = parts.badge(people[seat], disc, layer=Layer.PERSON + 2)
    for seats in owners:
        own = [rect for rect, (owner, _) in zip(places, held, strict=True) if owner in seats]
        box = hull(own)
        lane = next((lane for lane in lanes if lane.overlaps(box)), lanes[0])
        room = lane if len(own) == SECRETS // len(lanes) else box
        under = Rect(room.x, box.y - line, room.w, line)
        if NAMES[0] in end:
            under = end[NAMES[lanes.index(lane)]]
        under = under.inset(-Gap.TINY * space.unit, 0)
        ribbon = team_ribbon(prompt.board, seats[0])
        style = NAME._replace(size=_name_size(space, len(owners) == SECRETS) / space.text(1))
        name = words(space, under, "", style, ribbon=ribbon, layer=Layer.PERSON + 1)
        name = with_names(name, at.context, seats)
        names[f"name:{seats[0]}"] = name
        if not space.phone:
            opposite = under._replace(y=2 * box.cy - under.top)
            names[f"name-far:{seats[0]}"] = name._replace(rect=opposite, angle=180)
    return found | of_one_size(names, legible(space))


def _name_size(space: Space, each: bool) -> float:
    """The size of names below secrets; those below a single card are not larger with large text."""
    return space.text(NAME.size) / (max(space.text_scale, 1) if each else 1)


def _name_height(space: Space, each: bool, teams: bool) -> float:
    """The height of the names below secrets, each of them or all players of a team together."""
    lines = TEAM_LINES.of(space) if teams else OWN_LINES.of(space) if each else Text.ONE_LINE
    return _name_size(space, each) * lines


def _secret_places(
    space: Space, lanes: tuple[Rect, ...], each_named: bool, name: float
) -> tuple[float, list[Rect]]:
    """The height of the names below secrets, at most `name`, and the places of the four cards.

    Each card has a name of its own, or two together, as `each_named` says.
    """
    stacked = len(lanes) > 1 and not space.wide
    low = min(name, lanes[0].h * MAX_NAME)
    high = 0 if space.phone else low
    gap = low + high if each_named and stacked else Gap.MEDIUM * space.unit
    each = SECRETS // len(lanes)
    places: list[Rect] = []
    for lane in lanes:
        area = Rect(lane.x, lane.y + low, lane.w, lane.h - low - high)
        rows = each if stacked else 1
        places += grid(each, area, SECRET, gap, SECRET_WIDTH.of(space), rows=rows)
    return low, places


def _turned(secrets: Pieces, count: int) -> Pieces:
    """The pieces of `secrets` with only the first `count` secret cards face up."""
    keys = [f"secret:{index}" for index in range(count, SECRETS)]
    return secrets | {k: secrets[k]._replace(look=SecretCard(), face_up=False) for k in keys}


def _reason(prompt: GameOverPrompt, at: Layout, end: Places) -> Pieces:
    """The reason, if it is told, for both sides of a tablet."""
    if not _told(prompt).reason:
        return {}
    reason = words(at.space, end.reason, why(prompt, at.context.name), REASON_STYLE)
    return parts.with_far_copy("reason", reason, end.find("reason_far"))


AWARDS_PAPER = 1.1
"""The maximum width of the slip with the awards, as a multiple of the width of their text."""
MAX_AWARDS = PerWindow(3, phone_landscape=1)
"""The maximum number of awards on the slip."""


def _awards(prompt: GameOverPrompt, at: Layout, end: Places) -> Pieces:
    """One slip with the awards of the match, as wide as they need, for each side of a tablet.

    An award of a single player follows the player's badge or, among several awards, the name.
    """
    awards, space = prompt.awards[: MAX_AWARDS.of(at.space)], at.space
    if not awards:
        return {}
    style, badge = AWARD_STYLE.of(space), None
    texts = [award_text(award) for award in awards]
    if len(awards) > 1:
        texts = [
            f"{at.context.name(award.seats[0])} – {text}" if len(award.seats) == 1 else text
            for award, text in zip(awards, texts, strict=True)
        ]
    elif len(awards[0].seats) == 1:
        badge = token(at.context.people[awards[0].seats[0]])
    text = BETWEEN_AWARDS.of(space).join(texts)
    lead = space.text(style.size) * parts.BADGE_BEFORE_TEXT if badge else 0
    needed = [parts.text_width(space, line, style) for line in text.splitlines()]
    widths = [width * AWARDS_PAPER + lead for width in needed]
    wide = min(max(widths), end.awards.w)
    lines = sum(ceil(width / max(wide, 1)) for width in widths) * AWARD_LINE
    high = min(Length(lines=lines, style=style).of(space), end.awards.h)
    rect = around(end.awards.cx, end.awards.cy, wide, high)
    slip = parts.slip(
        space, rect, text, style, badge=badge, layer=Layer.PERSON + 4, delay=Duration.QUICK,
        enter=Waypoint(rect.scaled(0.5), opacity=0), bounce=True,
    )  # fmt: skip
    opposite = end.find("awards_far")
    far = around(opposite.cx, opposite.cy, rect.w, rect.h) if opposite.h else NOWHERE
    return parts.with_far_copy("awards", slip, far)


def award_text(award: Award) -> str:
    """An award in one line of text."""
    n = sum(award.figures)
    return {
        "few-turns": tr.n("Won in {n} turn", "Won in only {n} turns", n),
        "close-call": tr._("Close call: {n} of 4 moves would lose"),
        "named": tr._("Minds read: every answer right"),
    }[award.key].format(n=n)


def award_words(key: str, figures: tuple[int, ...]) -> tuple[str, str]:
    """The title of an award and why it was earned."""
    n = sum(figures)  # there is one figure, or none
    won = tr.n("won in {n} turn", "won in only {n} turns", n)
    title, reason = {
        # Translators: an award for people who won Telepathy after few turns
        "few-turns": (tr._("Quick minds"), won),
        # Translators: an award for somebody who chose a safe move among dangerous ones
        "close-call": (tr._("Close call"), tr._("{n} of 4 moves would lose")),
        # Translators: an award for people who named all secrets rightly
        "named": (tr._("Mind reader"), tr._("every answer right")),
    }[key]
    return title, reason.format(n=n)
