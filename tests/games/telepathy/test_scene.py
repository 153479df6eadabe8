"""Tests of Telepathy's scenes: every prompt, number of players and window."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.core import Context, Handoff, Prompt, View
from engine.games.telepathy.actions import ACTIONS
from engine.games.telepathy.conditions import SIGNS, may_be_won
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Perform
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.make_setup import make_setup
from engine.match import Match
from engine.setup import Player
from mobileapp.games.telepathy import INTRO
from mobileapp.games.telepathy.guide import GUIDE
from mobileapp.games.telepathy.how_to_play import PAGES
from mobileapp.games.telepathy.layout import Choice, open_table, table_places
from mobileapp.games.telepathy.looks import SecretCard
from mobileapp.games.telepathy.result import award_text
from mobileapp.games.telepathy.scene import scene
from mobileapp.match.guide import lessons_for
from mobileapp.match.guide import pieces_of as pieces_about
from mobileapp.stage.looks import Slip, Words, token
from mobileapp.stage.piece import Send
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Text
from tests.games.telepathy.situations import PLAYERS, fresh
from tests.games.telepathy.worlds import worlds
from tests.support.cases import in_turn
from tests.support.scene_checks import (
    SPACES,
    check,
    kind_of,
    last_scene,
    letter_size,
    scenes_of,
    table_for,
    words_box,
)

TABLES = [*PLAYERS.items(), ("director", 6), ("director", 10)]
ON_OTHERS = frozenset({"asked", "arc", "reply"})
"""The kinds of pieces that may lie on others: labels of secret cards, and arcs from named signs."""


def shown_in(
    variant: str, players: int, seed: int = 5, turns: int = 2, wild: bool = False
) -> Iterator[Prompt | Handoff]:
    """Everything a match shows, including peeks before the first turn.

    Players make the moves that robots suggest, or random ones if `wild`. After `turns` turns, the
    first who may announce does so, if the match is not over by then.
    """
    setup = make_setup(GAME, [Player(f"P{n}") for n in range(players)], seed, variant=variant)
    match = Match(GAME, setup)
    for step in range(400):
        yield match.current
        if isinstance(match.current, Handoff):
            match.lift()
            continue
        prompt = match.prompt
        if isinstance(prompt, GivePrompt) and len(prompt.board.turns) == 0:
            yield from _peeks(match, players)
        if match.over:
            return
        move = match.suggest_move(prompt.actors, alone=True)
        if wild:
            move = prompt.sample(Chance(seed, step))
        if len(_turns(prompt)) >= turns and getattr(prompt, "announcers", ()):
            one = prompt.announcers[0]  # type: ignore[attr-defined]
            move = Announce(one.seat, tuple(SIGNS[name][step % 4] for name in one.names))
        assert move is not None
        match.play(move)


def _turns(prompt: Prompt) -> tuple[object, ...]:
    board = getattr(prompt, "board", None)
    return board.turns if board else ()


def _peeks(match: Match, players: int) -> Iterator[Prompt | Handoff]:
    for seat in range(players):
        if seat in match.peekers():
            yield match.peek(seat)
            yield match.lift()
            match.cover()
            match.lift()


def choices_about(shown: Prompt | Handoff) -> Iterator[Choice]:
    """The empty choice, and some choices that a player can make while `shown` is on the screen."""
    yield Choice()
    match shown:
        case GivePrompt() | AnnouncePrompt():
            yield from (Choice(card=card) for card in shown.board.row)
            for one in shown.announcers:
                signs = tuple(SIGNS[name][1] for name in one.names)
                yield from (Choice(speaker=one.seat), Choice(speaker=one.seat, signs=signs))
        case PerformPrompt():
            for place in shown.places:
                yield from (Choice(held=place.id), Choice(tried=place.id))
        case ReplyPrompt():
            yield Choice(signs=SIGNS[shown.attribute][2:3])


def _kind_and_choice(case: tuple[Prompt | Handoff, Choice]) -> tuple[object, ...]:
    """What kind of prompt or hand-off is shown, and what players have half chosen."""
    shown, choice = case
    return *kind_of(shown), *map(bool, choice), choice.speaker is None


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_everything_lies_where_it_can_be_seen_and_touched(
    variant: str, players: int, name: str
) -> None:
    table = table_for(SPACES[name], players, peekers=tuple(range(players)))
    kinds = set()
    cases = [
        (shown, choice) for shown in shown_in(variant, players) for choice in choices_about(shown)
    ]
    for shown, choice in in_turn(cases, [*SPACES].index(name), out_of=2, kind=_kind_and_choice):
        kinds.add(type(shown))
        check(scene(shown, table, choice), table, ON_OTHERS)
    assert {Handoff, MemorisePrompt, GivePrompt, PerformPrompt, GameOverPrompt} <= kinds


@cache
def ends() -> tuple[GameOverPrompt, ...]:
    """The last prompts of some matches that end in different ways, one for each verdict."""
    found: dict[str, GameOverPrompt] = {}
    for seed, (turns, wild) in product(range(12), ((1, False), (99, False), (99, True))):
        *_, over = shown_in("standard", PLAYERS["standard"], seed, turns, wild)
        assert isinstance(over, GameOverPrompt)
        found.setdefault(over.verdict, over)
    return tuple(found.values())


@pytest.mark.parametrize("name", SPACES)
def test_every_ending_shows_every_secret_without_scrolling(name: str) -> None:
    table = table_for(SPACES[name], 2)
    verdicts = set()
    for over in ends():
        verdicts.add(over.verdict)
        told = scene(over, table, Choice())
        check(told, table)
        looks = [piece.look for piece in last_scene(told).pieces.values()]
        secrets = {look for look in looks if isinstance(look, SecretCard)}
        assert secrets == {SecretCard(c.sign, c.win) for hand in over.hands for c in hand}
    assert {"won", "wrong-names", "lose-line"} <= verdicts


@pytest.mark.parametrize("name", SPACES)
def test_all_awards_are_on_one_slip_for_each_side(name: str) -> None:
    table = table_for(SPACES[name], 2)
    over = next(over for over in ends() if len(over.awards) > 1)
    pieces = last_scene(scene(over, table, Choice())).pieces
    slips = {key: piece.look.text for key, piece in pieces.items() if isinstance(piece.look, Slip)}
    sides = ["awards"] if table.space.phone else ["awards", "awards-far"]
    assert list(slips) == sides
    cramped = table.space.phone and table.space.wide
    told = [award_text(award) for award in over.awards][: 1 if cramped else None]
    assert all(text in slip for text in told for slip in slips.values())


def test_each_award_has_a_line_of_its_own_on_an_upright_tablet() -> None:
    over = next(over for over in ends() if len(over.awards) > 1)
    slip = last_scene(scene(over, table_for(SPACES["portrait"], 2), Choice())).pieces["awards"].look
    lines = slip.text.splitlines()
    assert len(lines) == len(over.awards)
    assert all(award_text(award) in line for award, line in zip(over.awards, lines, strict=True))


def test_awards_of_a_victory_replace_the_sentence_with_the_reason() -> None:
    table = table_for(SPACES["tablet"], 2)
    for over in ends():
        for awards in ((), over.awards):
            told = last_scene(scene(replace(over, awards=awards), table, Choice())).pieces
            assert ("reason" in told) is not (over.verdict == "won" and bool(awards))


@pytest.mark.parametrize("name", SPACES)
def test_the_title_of_an_ending_is_as_large_at_both_edges(name: str) -> None:
    table = table_for(SPACES[name], 2)
    for over in ends():
        pieces = last_scene(scene(over, table, Choice())).pieces
        sizes = {letter_size(one) for key, one in pieces.items() if key.startswith("headline")}
        assert len(sizes) == 1
        if not table.space.phone:
            least = table.space.text(Text.HEADLINE.size / table.space.text_scale)
            assert min(sizes) >= int(least)


@pytest.mark.parametrize("name", [*SPACES, "portrait, large text"])
def test_the_names_of_teams_are_whole_at_the_end(name: str) -> None:
    (over,) = (one for one in shown_in("opposed", 4) if isinstance(one, GameOverPrompt))
    names = ("Nora", "Theo", "Grandma", "Ravi")
    space = {**SPACES, "portrait, large text": Space(800, 1280, text_scale=1.5)}[name]
    pieces = last_scene(scene(over, table_for(space, 4, names=names), Choice())).pieces
    looks = [pieces[key].look for key in ("name:0", "name:1")]
    assert [isinstance(look, Words) and look.text for look in looks] == [
        "Nora and Grandma",
        "Theo and Ravi",
    ]


@pytest.mark.parametrize("text_scale", [1, 1.5])
def test_the_names_of_teams_share_the_line_below_the_grid_on_an_upright_tablet(
    text_scale: float,
) -> None:
    (over,) = (one for one in shown_in("opposed", 4) if isinstance(one, GameOverPrompt))
    table = table_for(Space(800, 1280, text_scale=text_scale), PLAYERS["opposed"])
    pieces = last_scene(scene(over, table, Choice())).pieces
    near = [piece.rect for key, piece in pieces.items() if key.startswith("name:")]
    far = [piece.rect for key, piece in pieces.items() if key.startswith("name-far:")]
    assert len(near) == len(far) == 2
    assert all(rect.w >= table.space.area.w * 0.45 for rect in near + far)
    tiles = [piece.rect for key, piece in pieces.items() if key.startswith("tile:")]
    assert max(rect.top for rect in near) <= min(rect.y for rect in tiles) + 1
    assert min(rect.y for rect in far) >= max(rect.top for rect in tiles) - 1


def test_lines_light_up_tile_by_tile_and_cards_turn_one_by_one() -> None:
    table = table_for(SPACES["tablet"], 2)
    over = next(over for over in ends() if over.verdict == "won")
    told = list(scenes_of(scene(over, table, Choice())))
    lit = [sum(p.glow > 0 for k, p in s.pieces.items() if k.startswith("tile:")) for s in told]
    line_tiles = {over.board.grid[cell] for line in over.lines for cell in line.cells}
    assert lit == sorted(lit)
    assert lit[-1] == len(line_tiles)
    up = [sum(p.face_up for k, p in s.pieces.items() if k.startswith("secret:")) for s in told]
    assert list(dict.fromkeys(up)) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("name", "card", "board"),
    [
        ("tablet", 170, 360),
        ("portrait", 135, 420),
        ("phone", 70, 270),
        ("phone landscape", 100, 170),
    ],
)
def test_the_end_is_large_enough_to_be_read(name: str, card: float, board: float) -> None:
    for over in ends():
        pieces = last_scene(scene(over, table_for(SPACES[name], 2), Choice())).pieces
        assert min(pieces[f"secret:{index}"].rect.w for index in range(4)) >= card
        assert pieces["grid"].rect.w >= board


def test_the_lake_is_darkened() -> None:
    table = table_for(SPACES["tablet"], 2)
    for shown in shown_in("standard", 2):
        for one in scenes_of(scene(shown, table, Choice())):
            assert one.shade >= 0.3
            assert one.backdrop == "telepathy"


# --- a turn is two gestures -------------------------------------------------------------------


def first(kind: type[Prompt], variant: str = "standard", seed: int = 5) -> Prompt:
    return next(s for s in shown_in(variant, PLAYERS[variant], seed) if isinstance(s, kind))


def pieces_of(
    shown: Prompt, space: Space = SPACES["tablet"], **choice: object
) -> dict[str, object]:
    players = len(shown.board.roles)  # type: ignore[attr-defined]
    made = scene(shown, table_for(space, players), Choice(**choice))  # type: ignore[arg-type]
    return dict(last_scene(made).pieces)


def test_after_a_turn_the_next_card_can_be_pushed_at_once() -> None:
    prompt = first(AnnouncePrompt)
    assert isinstance(prompt, AnnouncePrompt)
    pieces = last_scene(scene(prompt, table_for(SPACES["tablet"], 2), Choice())).pieces
    performer = prompt.board.turns[-1].performer
    for card in prompt.board.row:
        (drop,) = pieces[f"card:{card}"].drops
        assert isinstance(drop.action, Send)
        go_on, give = drop.action.moves
        assert isinstance(go_on, Continue)
        assert give == Give(performer, card)
    assert {f"announce:{one.seat}" for one in prompt.announcers} <= set(pieces)


def test_signs_to_name_appear_one_after_another_and_wait_no_more_once_one_is_chosen() -> None:
    prompt = first(AnnouncePrompt)
    assert isinstance(prompt, AnnouncePrompt)
    speaker, attributes = prompt.announcers[0]

    def delays(*signs: str) -> list[float]:
        pieces = pieces_of(prompt, speaker=speaker, signs=signs)
        return [one.delay for key, one in pieces.items() if key.startswith("sign:")]  # type: ignore[attr-defined]

    assert delays()[0] == 0
    assert delays() == sorted({*delays()})
    assert {*delays(SIGNS[attributes[0]][1])} == {0}


@pytest.mark.parametrize("name", [name for name, space in SPACES.items() if space.wide])
def test_in_a_wide_window_tiles_stay_where_they_are_while_something_is_named(name: str) -> None:
    seen = [pieces_of(first(kind), SPACES[name]) for kind in (AnnouncePrompt, ReplyPrompt)]
    before, now = (
        {k: p.rect for k, p in one.items() if k[:5] in ("tile:", "grid")} for one in seen
    )
    cells = [before[key] for key in before]
    assert len(cells) == 17
    assert {now[key].w for key in before} == {before[key].w for key in before}
    assert now["grid"] == before["grid"]
    signs = [piece.rect for key, piece in seen[1].items() if key.startswith("sign:")]
    assert len(signs) == 8
    assert not any(sign.overlaps(now["grid"]) for sign in signs)


@pytest.mark.parametrize("name", ["tablet", "large tablet", "tablet, large text"])
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_headline_ends_well_before_the_button_which_comes_once_it_has_made_room(
    variant: str, players: int, name: str
) -> None:
    space = SPACES[name]
    prompts = [one for one in shown_in(variant, players) if isinstance(one, AnnouncePrompt)]
    for prompt in prompts:
        made = scene(prompt, table_for(space, players), Choice())
        pieces = last_scene(made).pieces
        buttons = [piece for key, piece in pieces.items() if key.startswith("announce:")]
        assert buttons
        for button in buttons:
            for headline in (pieces["headline"], pieces["headline-far"]):
                near = button.rect.inset(-18 * space.unit, 0)
                assert not near.overlaps(words_box(headline)), headline.look
                assert button.delay >= headline.duration


@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("turned", [False, True], ids=["landscape", "portrait"])
def test_a_question_is_not_smaller_with_large_text(
    variant: str, players: int, turned: bool
) -> None:
    width, height = (800, 1280) if turned else (1280, 800)
    names = ("Ana", "Ben", "Carla", "Dev", "Eva", "Finn", "Gita", "Hugo", "Ida", "Jon")
    usual, large = (
        table_for(Space(width, height, text_scale=scale), players, names=names)
        for scale in (1.0, 1.5)
    )
    for prompt in shown_in(variant, players):
        before, after = (last_scene(scene(prompt, at, Choice())).pieces for at in (usual, large))
        for key in ("headline", "headline-far", "title"):
            if key in before:
                enough = min(letter_size(before[key]), usual.space.text(Text.HEADLINE.size))
                assert letter_size(after[key]) >= enough, after[key].look


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [3, 6, 10])
def test_directors_announce_beside_their_own_badges(name: str, players: int) -> None:
    space = SPACES[name]
    shown = shown_in("director", players)
    prompt = next(one for one in shown if isinstance(one, AnnouncePrompt))
    pieces = last_scene(scene(prompt, table_for(space, players), Choice())).pieces
    (button,) = (piece.rect for key, piece in pieces.items() if key.startswith("announce:"))

    def distance(seat: int) -> float:
        badge = pieces[f"owner:{seat}"].rect
        return abs(badge.cx - button.cx) + abs(badge.cy - button.cy)

    partners = min(distance(seat) for seat in (0, 1))
    assert max(distance(seat) for seat in range(2, players)) < partners


@pytest.mark.parametrize(
    ("variant", "chairs", "near", "far"),
    [
        ("standard", (3, 9), {1}, {0}),
        ("standard", (0, 9), {0}, {1}),
        ("standard", (-1, -1), {0}, {1}),
        ("opposed", (2, 5, 8, 0), {2, 3}, {0, 1}),
        ("opposed", (0, 2, 5, 8), {0, 3}, {1, 2}),
        ("director", (0, 1, 3, 5, 8), {0, 4}, {1, 2, 3}),
    ],
)
def test_everyone_is_drawn_at_the_edge_where_they_sit(
    variant: str, chairs: tuple[int, ...], near: set[int], far: set[int]
) -> None:
    """Players are drawn at the edge where they sit.

    Only two partners who sit at the same edge are drawn opposite each other instead.
    """
    players = len(chairs)
    table = table_for(SPACES["tablet"], players, chairs=chairs)
    prompt = next(one for one in shown_in(variant, players) if isinstance(one, AnnouncePrompt))
    shown = scene(prompt, table, Choice())
    check(shown, table, ON_OTHERS)
    badges = {seat: last_scene(shown).pieces[f"owner:{seat}"] for seat in range(players)}
    assert {seat for seat, badge in badges.items() if badge.angle == 0} == near
    assert {seat for seat, badge in badges.items() if badge.angle == 180} == far
    middle = table.space.area.cy
    assert all((badge.rect.cy > middle) == (seat in far) for seat, badge in badges.items())


@pytest.mark.parametrize("name", SPACES)
def test_partners_stand_together_with_their_team_at_the_end(name: str) -> None:
    table = table_for(SPACES[name], 4)
    (over,) = (one for one in shown_in("opposed", 4) if isinstance(one, GameOverPrompt))
    pieces = last_scene(scene(over, table, Choice())).pieces
    labels = {key: piece.look for key, piece in pieces.items() if key in ("name:0", "name:1")}
    ribbons = {key: look.ribbon for key, look in labels.items() if isinstance(look, Words)}
    assert [ribbon and ribbon[0] for ribbon in ribbons.values()] == ["dusk", "dawn"]
    owners = [pieces[f"whose:{index}"].look for index in range(4)]
    assert owners == [token(table.people[seat]) for seat in (0, 2, 1, 3)]


def test_one_person_with_robots_is_not_told_to_share_the_tablet() -> None:
    dealt = next(one for one in shown_in("standard", 2) if getattr(one, "to", 0) is None)
    for robots, together in (((), True), ((1,), False)):
        table = table_for(SPACES["tablet"], 2, robots=robots)
        headline = last_scene(scene(dealt, table, Choice())).pieces["headline"].look
        assert isinstance(headline, Words)
        assert ("between you" in headline.text) == together


def test_the_page_of_the_ten_cards_shows_all_of_them_and_performs_each() -> None:
    (page,) = (page for page in PAGES if page.title == "The ten cards")
    assert page.demo is not None
    film = page.demo(Space(960, 600))
    assert all({f"card:{card}" for card in ACTIONS} <= set(step.scene.pieces) for step in film)
    bright = [{k for k, p in step.scene.pieces.items() if not p.dim} for step in film]
    assert all(any(f"card:{card}" in keys for keys in bright) for card in ACTIONS)


def test_an_opponent_cannot_cut_an_announcement_off() -> None:
    prompt = first(AnnouncePrompt, "opposed")
    pieces = last_scene(scene(prompt, table_for(SPACES["tablet"], 4), Choice())).pieces
    assert not [key for key, piece in pieces.items() if piece.drops]
    assert pieces["go-on"].tap == Send(Continue(prompt.actors[0]))


def test_the_asked_team_goes_on_beside_itself_and_far_from_giving_up() -> None:
    for prompt in shown_in("opposed", 4, turns=6):
        if not isinstance(prompt, AnnouncePrompt) or prompt.must:
            continue
        table = table_for(SPACES["tablet"], 4)
        pieces = last_scene(scene(prompt, table, Choice())).pieces
        go_on, asked = pieces["go-on"], pieces[f"announce:{prompt.announcers[0].seat}"]
        middle = table.space.height / 2
        assert (go_on.rect.cy > middle) == (asked.rect.cy > middle) == (go_on.angle == 180)
        if "stop" in pieces:
            assert (pieces["stop"].rect.cy > middle) != (go_on.rect.cy > middle)


def test_a_person_is_not_asked_where_the_robot_goes_on_by_itself() -> None:
    asked = 0
    for seed in range(8):
        for prompt in shown_in("standard", 2, seed, turns=9):
            if not isinstance(prompt, AnnouncePrompt) or prompt.must:
                continue
            robot = prompt.board.turns[-1].performer
            table = table_for(SPACES["tablet"], 2, robots=(robot,))
            pieces = last_scene(scene(prompt, table, Choice())).pieces
            asked += "go-on" in pieces
            assert ("go-on" in pieces) == may_be_won(prompt.board.grid)
            assert (f"announce:{1 - robot}" in pieces) == may_be_won(prompt.board.grid)
    assert asked


@pytest.mark.parametrize("name", SPACES)
def test_light_flows_beside_the_tiles(name: str) -> None:
    for variant, players in TABLES:
        for shown in shown_in(variant, players):
            for one in scenes_of(scene(shown, table_for(SPACES[name], players), Choice())):
                lights = [p for k, p in one.pieces.items() if k.startswith(("arc:", "reply:"))]
                tiles = [p.rect for k, p in one.pieces.items() if k.startswith("tile:")]
                for light in lights:
                    x, y = light.rect.cx, light.rect.cy
                    assert not any(r.x < x < r.right and r.y < y < r.top for r in tiles)


@pytest.mark.parametrize("name", SPACES)
def test_a_tile_that_comes_round_lies_on_no_words(name: str) -> None:
    for shown in shown_in("first", 2, turns=6):
        for one in scenes_of(scene(shown, table_for(SPACES[name], 2), Choice())):
            words = [words_box(p) for k, p in one.pieces.items() if k.startswith("headline")]
            for piece in one.pieces.values():
                for spot in piece.waypoints if piece.layer == 12 else ():
                    assert not any(spot.rect.inset(4).overlaps(box) for box in words)


def test_the_headline_of_a_secret_does_not_fall_through_the_tiles() -> None:
    table = table_for(SPACES["tablet"], 2)
    kept = [
        last_scene(scene(shown, table, Choice())).pieces.get("headline")
        for shown in shown_in("standard", 2)
        if isinstance(shown, MemorisePrompt) or (isinstance(shown, Handoff) and shown.to is None)
    ]
    places = {piece.rect for piece in kept if piece is not None and piece.angle == 0}
    assert len({rect.cy > table.space.height / 2 for rect in places}) == 1


def test_nothing_can_be_touched_while_a_robot_acts() -> None:
    for kind in (GivePrompt, PerformPrompt):
        prompt = first(kind)
        robots = table_for(SPACES["tablet"], 2, robots=prompt.actors)
        pieces = last_scene(scene(prompt, robots, Choice())).pieces
        assert not [key for key, piece in pieces.items() if piece.touchable]


@pytest.mark.parametrize("card", ACTIONS)
def test_tiles_are_dragged_to_where_the_card_takes_them(card: str) -> None:
    """Dragging a tile moves all four tiles of a place to where the card takes them.

    A tile that is pushed off the grid fades.
    """
    prompt = first(PerformPrompt)
    assert isinstance(prompt, PerformPrompt)
    from dataclasses import replace

    from engine.games.telepathy.actions import perform

    prompt = replace(
        prompt, card=card, places=ACTIONS[card].places, board=replace(prompt.board, row=(card,))
    )
    table = table_for(SPACES["tablet"], 2)
    plain = last_scene(scene(prompt, table, Choice())).pieces
    for place in prompt.places:
        after = perform(prompt.board.grid, card, place.id)
        rect_of = {cell: plain[f"tile:{tile}"].rect for cell, tile in enumerate(prompt.board.grid)}
        tried = last_scene(scene(prompt, table, Choice(tried=place.id))).pieces
        for cell, tile in enumerate(after):
            assert tried[f"tile:{tile}"].rect == rect_of[cell]
        tile = prompt.board.grid[place.cells[0]]
        (slide,) = plain[f"tile:{tile}"].slides
        assert slide.action == Send(Perform(prompt.actors[0], place.id))
        assert {way.key for way in slide.ways} == {
            f"tile:{prompt.board.grid[cell]}" for cell in place.cells
        }
        for way in slide.ways:
            start = plain[way.key].rect
            end = rect_of[after.index(int(way.key.partition(":")[2]))]
            if way.fades:
                assert not plain["grid"].rect.contains(start.moved(way.dx, way.dy))
            else:
                assert abs(start.x + way.dx - end.x) + abs(start.y + way.dy - end.y) < 0.01
        held = last_scene(scene(prompt, table, Choice(held=place.id))).pieces
        ghosts = {key: piece.rect for key, piece in held.items() if key.startswith("ghost:")}
        assert ghosts == {f"ghost:tile:{after[cell]}": rect_of[cell] for cell in place.cells}


def test_a_card_shows_its_four_outcomes() -> None:
    prompt = first(GivePrompt)
    assert isinstance(prompt, GivePrompt)
    for card in prompt.board.row:
        pieces = last_scene(scene(prompt, table_for(SPACES["tablet"], 2), Choice(card=card))).pieces
        outcomes = [key for key in pieces if key.startswith("outcome:")]
        assert len(outcomes) == 4
        assert pieces["zone:0"].tap == Send((Give(prompt.actors[0], card),))


def test_nothing_can_be_touched_before_tiles_have_slid() -> None:
    table = table_for(SPACES["tablet"], 2)
    for shown in shown_in("standard", 2, turns=4):
        made = scene(shown, table, Choice())
        if isinstance(shown, (GivePrompt, AnnouncePrompt, ReplyPrompt)) and not isinstance(
            made, Scene
        ):
            *told, last = scenes_of(made)
            assert not [key for one in told for key, piece in one.pieces.items() if piece.tap]
            assert [key for key, piece in last.pieces.items() if piece.tap]


# --- secrets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tablet", "portrait"])
def test_who_looks_again_sees_small_secrets_at_their_own_edge(name: str) -> None:
    table, peeks = table_for(SPACES[name], 2, peekers=(0, 1)), 0
    middle = table.space.height / 2
    for shown in shown_in("standard", 2):
        if not isinstance(shown, MemorisePrompt) or shown.board is None:
            continue
        pieces = last_scene(scene(shown, table, Choice())).pieces
        if "button" in pieces:
            continue  # the secrets are read for the first time
        peeks += 1
        cards = [piece for key, piece in pieces.items() if key.startswith("secret:")]
        assert len({piece.rect.cy > middle for piece in cards}) == 1
        assert all((piece.rect.cy > middle) == (piece.angle == 180) for piece in cards)
        assert all(piece.rect.w < 220 * table.space.unit for piece in cards)
    assert peeks


def test_on_a_phone_two_people_have_wider_buttons_than_four() -> None:
    near = []
    for variant, players in (("first", 2), ("director", 4)):
        board = next(s.board for s in shown_in(variant, players) if isinstance(s, PerformPrompt))
        near.append(open_table(board, table_for(SPACES["phone"], players)).near)
    two, four = near
    assert two.speak.w > four.speak.w
    assert two.other.w > four.other.w


@pytest.mark.parametrize("variant", PLAYERS)
def test_no_secret_is_known_on_the_open_table_or_on_a_curtain(variant: str) -> None:
    players = PLAYERS[variant]
    table = table_for(SPACES["tablet"], players, peekers=tuple(range(players)))
    for shown in shown_in(variant, players):
        secret = isinstance(shown, (MemorisePrompt, GameOverPrompt))
        for one in scenes_of(scene(shown, table, Choice())):
            known = [
                p for p in one.pieces.values() if isinstance(p.look, SecretCard) and p.look.sign
            ]
            assert bool(known) <= secret


@pytest.mark.parametrize("variant", PLAYERS)
def test_scenes_tell_nobody_what_is_hidden_from_them(variant: str) -> None:
    """Open tables and curtains look the same in states that differ only in hidden facts."""
    players = PLAYERS[variant]
    table = table_for(SPACES["tablet"], players, peekers=tuple(range(players)))
    state, differing = fresh(variant, 2), 0
    for step in range(30):
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOverPrompt):
            break
        for other in worlds(state, None, Chance(2, step, "worlds")):
            differing += other.hands != state.hands
            for seat in (seat for seat, hand in enumerate(state.hands) if hand):
                for peek in (False, True):
                    closed, elsewhere = (
                        scene(Handoff(seat, GAME.public(world), peek), table, Choice())
                        for world in (state, other)
                    )
                    assert closed == elsewhere
            if prompt.audience is None:
                assert scene(prompt, table, Choice()) == scene(GAME.prompt(other), table, Choice())
        seat = prompt.actors[0]
        view = View(seat, prompt, GAME.peek(state, seat), alone=True)
        move = GAME.robot(view, Chance(2, step, "robot"))
        assert move is not None
        state = GAME.apply(state, move, Context(2, step))
    assert differing > 5, "the worlds must really differ"


def test_turned_up_secrets_come_last() -> None:
    """At the end of a match, no secret card is face up before the last five scenes."""
    over = next(iter(ends()))
    told = list(scenes_of(scene(over, table_for(SPACES["tablet"], 2), Choice())))
    first_known = next(
        index
        for index, one in enumerate(told)
        if any(isinstance(p.look, SecretCard) and p.look.sign for p in one.pieces.values())
    )
    assert first_known >= len(told) - 5


def test_two_partners_sit_opposite_and_a_lone_person_sits_near() -> None:
    prompt = first(GivePrompt)
    for robots, near in (((), 0), ((0,), 1), ((1,), 0)):
        table = table_for(SPACES["tablet"], 2, robots=robots)
        pieces = last_scene(scene(prompt, table, Choice())).pieces
        assert pieces[f"home:{near}"].angle == 0
        assert pieces[f"home:{1 - near}"].angle == (0 if robots else 180)
        assert ("headline-far" in pieces) == (not robots), "nothing is turned round for a robot"


@pytest.mark.parametrize("variant", ["first", "director"])
def test_the_guide_points_at_pieces_that_are_there(variant: str) -> None:
    names = ("Ana", "Ben", "Cleo")[: 2 + (variant == "director")]
    table = table_for(SPACES["tablet"], len(names), peekers=(0, 1))
    told, never = set(), {"There’s a line", "A colour and a shape"}
    for shown in shown_in(variant, len(names), INTRO.guided_game.seed or 0, turns=3):
        if isinstance(shown, Handoff):
            continue
        never |= {
            lesson.title for lesson in GUIDE.lessons if lesson.only_if and not lesson.only_if(shown)
        }
        for lesson in lessons_for(GUIDE, shown, names):
            told.add(lesson.key)
            pieces = last_scene(scene(shown, table, Choice())).pieces
            assert all(pieces_about(about, pieces) for about in lesson.about.split())
            if lesson.picture is not None:
                assert lesson.picture.exists()
    always = {lesson.title for lesson in GUIDE.lessons if lesson.prompt is not ReplyPrompt}
    assert always - never <= told


def test_no_lesson_lies_over_a_victory() -> None:
    names = ("Ana", "Ben", "Cleo", "Dan")
    told = {over.verdict: len(lessons_for(GUIDE, over, names)) for over in ends()}
    assert told.pop("won") == 0
    assert set(told.values()) == {1}


def test_directors_at_both_edges_read_what_to_do() -> None:
    for shown in shown_in("director", 4):
        if isinstance(shown, GivePrompt):
            pieces = last_scene(scene(shown, table_for(SPACES["tablet"], 4), Choice())).pieces
            assert pieces["headline-far"].look == pieces["headline"].look


def test_every_demo_has_several_steps() -> None:
    for page in PAGES:
        if page.demo is not None:
            assert len(page.demo(SPACES["tablet"])) >= 4


def test_scenes_are_made_without_kivy() -> None:
    code = "import sys; import mobileapp.games.telepathy.ui; sys.exit('kivy' in sys.modules)"
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root).returncode == 0


def test_the_grid_of_an_upright_tablet_takes_most_of_the_width() -> None:
    for both_holders in (False, True):
        places = table_places(SPACES["portrait"], both_holders)
        assert places.grid.w >= SPACES["portrait"].area.w * 0.7
