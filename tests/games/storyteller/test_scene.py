"""Tests of Storyteller's scenes: every prompt, number of players and window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Handoff, Leave, Next, Prompt
from engine.games.storyteller import moves
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    HaveCluePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
    ToldPicture,
)
from engine.games.storyteller.scoring import Outcome
from engine.make_setup import make_setup
from engine.match import Match
from engine.notes import Note
from engine.packs import Item, Pack, Supply
from engine.setup import Player
from mobileapp.games.storyteller import how_to_play
from mobileapp.games.storyteller.layout import Choice
from mobileapp.games.storyteller.note import with_noted_clues
from mobileapp.games.storyteller.scene import scene
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.looks import Card, Words, token
from mobileapp.stage.people import seats_at_edges
from mobileapp.stage.piece import Choose, Lift, Piece, Send
from mobileapp.stage.scene import Scene
from tests.games.storyteller.situations import all_find, laid, play, point, ready, result
from tests.support.cases import in_turn
from tests.support.matches import state_of
from tests.support.scene_checks import (
    SPACES,
    check,
    kind_of,
    last_scene,
    letter_size,
    scenes_of,
    table_for,
)

CLUE = "What the sea keeps for itself when nobody comes to look for it"
ON_PICTURES = frozenset({"owner", "number", "number-far", "count", "count-far"})


def _pack() -> Pack:
    items = tuple(Item(f"story:{n}", image=f"{n}.webp") for n in range(90))
    return Pack("story", 1, "pictures", ("storyteller",), "Story", "", "", "", 6, items)


def _shown(
    players: int, votes: str = "table", rounds: int = 2, clue: str = CLUE
) -> Iterator[Prompt | Handoff]:
    """All that a match shows up to the result of round `rounds`; people make random moves."""
    setup = make_setup(
        GAME,
        [Player(f"P{n}") for n in range(players)],
        11,
        options={"votes": votes},
        supply=Supply([_pack()]),
    )
    match = Match(GAME, setup)
    for step in range(400):
        yield match.current
        if isinstance(match.current, Handoff):
            match.lift()
            continue
        for seat in range(players):
            peeked = match.game.peek(state_of(match), seat)
            if peeked is not None and step < 12:
                yield peeked
        if match.over or (
            isinstance(match.prompt, RoundResultPrompt) and match.prompt.round >= rounds
        ):
            return
        move = match.prompt.sample(Chance(step, players))
        if isinstance(match.prompt, TellPrompt):
            move = type(move)(move.seat, match.prompt.hand[1].id, clue)  # type: ignore[call-arg]
        match.play(move)


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(3, 9))
def test_everything_lies_where_it_can_be_seen_and_touched(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, peekers=tuple(range(players)))
    for votes in ("table", "secret"):
        turn = players + [*SPACES].index(name)
        for shown in in_turn(_shown(players, votes, rounds=1), turn, out_of=2, kind=kind_of):
            check(scene(shown, table, Choice()), table, ON_PICTURES)


@pytest.mark.parametrize("name", SPACES)
def test_a_whole_hand_is_in_sight_and_any_picture_can_be_enlarged(name: str) -> None:
    for players in (3, 6):
        table = table_for(SPACES[name], players)
        for shown in _shown(players, rounds=1):
            if not isinstance(shown, (TellPrompt, ContributePrompt)):
                continue
            seen = last_scene(scene(shown, table, Choice())).pieces
            hand = [seen[f"picture:{item.id}"] for item in shown.hand]
            assert all(table.space.area.contains(picture.rect) for picture in hand)
            for item in shown.hand:
                large = last_scene(scene(shown, table, Choice(enlarged=item.id)))
                check(large, table, ON_PICTURES)
                assert large.pieces[f"picture:{item.id}"].rect.w > seen[f"picture:{item.id}"].rect.w


@pytest.mark.parametrize("name", SPACES)
def test_pictures_are_large_and_their_numbers_are_read_across_the_table(name: str) -> None:
    table, space = table_for(SPACES[name], 5), SPACES[name]
    shown = next(shown for shown in _shown(5) if isinstance(shown, CastVotesPrompt))
    pieces = last_scene(scene(shown, table, Choice())).pieces
    for slot, item in enumerate(shown.pictures):
        picture, number = pieces[f"picture:{item.id}"].rect, pieces[f"number:{slot}"]
        assert picture.h > min(space.width, space.height) * 0.19
        assert letter_size(number) >= space.text(28) / space.text_scale * 0.85
        assert number.rect.w <= picture.w * 0.31  # the number hides little of the picture


def test_pictures_stay_where_they_are_from_turning_up_to_the_result() -> None:
    table = table_for(SPACES["tablet"], 6)
    places = {}
    for shown in _shown(6, rounds=1):
        if isinstance(shown, CastVotesPrompt):
            final = last_scene(scene(shown, table, Choice()))
            places = {k: p.rect for k, p in final.pieces.items() if k.startswith("picture:")}
        if isinstance(shown, RoundResultPrompt):
            first = next(scenes_of(scene(shown, table, Choice())))
            assert places
            assert {k: first.pieces[k].rect for k in places} == places


def test_no_picture_is_known_on_a_curtain() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in _shown(5):
        if isinstance(shown, Handoff) and shown.to is not None:
            for piece in last_scene(scene(shown, table, None)).pieces.values():
                assert not (isinstance(piece.look, Card) and piece.look.item)


def test_each_token_adds_a_vote_and_the_last_one_brings_the_button() -> None:
    """A dropped token keeps all earlier votes; after the last one, the button appears."""
    table = table_for(SPACES["tablet"], 5)
    prompt = next(shown for shown in _shown(5) if isinstance(shown, CastVotesPrompt))
    choice = Choice()
    for order, seat in enumerate(prompt.pointing):
        pieces = last_scene(scene(prompt, table, choice)).pieces
        choice = pieces[f"voter:{seat}"].drops[order % 5].action.choice  # type: ignore[union-attr]
    assert len(choice.votes) == len(prompt.pointing)
    assert "button" in last_scene(scene(prompt, table, choice)).pieces


def test_nothing_can_be_touched_before_its_turn() -> None:
    table = table_for(SPACES["tablet"], 5)
    for shown in _shown(5):
        if isinstance(shown, RoundResultPrompt):
            *told, last = scenes_of(scene(shown, table, Choice()))
            assert not [k for s in told for k, p in s.pieces.items() if p.touchable]
            assert last.pieces["next"].tap is not None


def test_scenes_are_made_without_kivy() -> None:
    import subprocess
    import sys

    code = "import sys; import mobileapp.games.storyteller.ui; sys.exit('kivy' in sys.modules)"
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root).returncode == 0


def test_in_the_example_a_clue_is_understood_by_some() -> None:
    """In the example of *How to play*, some but not all voters find the storyteller's picture.

    The page with the example says so, too.
    """
    result = how_to_play.example_round()[-1]
    assert result.outcome is Outcome.SOME
    told = next(picture for picture in result.pictures if picture.told)
    assert told.voters == (1, 2)


# --- before the first story -------------------------------------------------------------------


def _match(players: int = 4, robots: int = 0, seed: int = 11) -> Match:
    people = [Player(f"P{n}", n >= players - robots) for n in range(players)]
    return Match(GAME, make_setup(GAME, people, seed, supply=Supply([_pack()])))


def _lots(robot_is_drawn: bool) -> Match:
    """A match of two people and two robots, after the first storyteller was drawn by lot.

    The storyteller is a robot if `robot_is_drawn`, else a person. Robots have already moved, and
    it is a person's turn.
    """
    for seed in range(40):
        match = _match(4, robots=2, seed=seed)
        match.play(moves.DrawLots(0))
        if match.players[match.prompt.audience or 0].robot == robot_is_drawn:
            while match.players[match.prompt.audience or 0].robot:
                match.robot_turn()
            return match
    raise AssertionError


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [3, 5, 8])
def test_everyone_is_dealt_a_hand_and_invited_to_look(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, peekers=tuple(range(players)))
    dealing, final = scenes_of(scene(_match(players).current, table, Choice()))
    for seat in range(players):
        back = dealing.pieces[f"look:{seat}"]
        assert back.enter is not None
        assert abs(back.enter.rect.cx - table.space.area.cx) < 1
        assert final.pieces[f"look:{seat}"].hold == parts.peeking(seat)
    assert "hold your pictures to look" in final.pieces["hint"].look.text  # type: ignore[attr-defined]
    assert ("hint-far" in final.pieces) is not table.space.phone


@pytest.mark.parametrize("players", range(3, 9))
def test_people_stand_at_the_edges_where_they_sit_clockwise_from_the_near_left(
    players: int,
) -> None:
    for name in ("tablet", "portrait"):
        table = table_for(SPACES[name], players, peekers=tuple(range(players)))
        pieces = last_scene(scene(_match(players).current, table, Choice())).pieces
        badges = [pieces[f"person:{seat}"] for seat in range(players)]
        far = [seat for seat, badge in enumerate(badges) if badge.angle == 180]
        assert far == list(range(1, players // 2 + 1))
        for seat, badge in enumerate(badges):
            assert (badge.rect.cy > table.space.area.cy) is (seat in far)
            assert pieces[f"name:{seat}"].angle == badge.angle
        if name == "tablet":  # each edge has one row
            along = [badges[seat].rect.cx for seat in far]
            back = [badges[seat].rect.cx for seat in (*range(players // 2 + 1, players), 0)]
            assert along == sorted(along)
            assert back == sorted(back, reverse=True)
    alone = table_for(SPACES["tablet"], players, robots=range(1, players))
    row = last_scene(scene(_match(players).current, alone, Choice())).pieces.values()
    assert not [piece for piece in row if piece.angle == 180]


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("robot_is_drawn", [False, True])
def test_drawing_lots_is_seen_until_the_light_stays_with_who_tells(
    robot_is_drawn: bool, name: str
) -> None:
    match = _lots(robot_is_drawn)
    table = table_for(SPACES[name], 4, robots=(2, 3), peekers=(0, 1))
    handoff = match.current
    assert isinstance(handoff, Handoff)
    shown = scene(handoff, table, None)
    check(shown, table, ON_PICTURES)
    *told, last = scenes_of(shown)
    lit = [[key for key, p in one.pieces.items() if p.glow] for one in told]
    assert {key for keys in lit for key in keys} == {f"person:{seat}" for seat in range(4)}
    assert lit[-1] == [f"person:{handoff.public.teller}"]  # type: ignore[attr-defined]
    assert not [key for one in told for key, p in one.pieces.items() if p.touchable]
    assert last.curtain is not None
    assert len(scene(replace(handoff, peek=True), table, None)) == 1


def test_lots_are_not_drawn_again_for_the_next_player() -> None:
    match = _lots(robot_is_drawn=False)
    match.lift()
    match.play(match.prompt.sample(Chance(1, 1)))
    while match.players[match.prompt.audience or 0].robot:
        match.robot_turn()
    assert isinstance(match.current, Handoff)
    assert len(scene(match.current, table_for(SPACES["tablet"], 4), None)) == 1


@pytest.mark.parametrize("name", SPACES)
def test_the_curtain_says_who_tells_and_how_the_score_stands(name: str) -> None:
    table = table_for(SPACES[name], 5)
    told = [s for s in _shown(5, rounds=3) if isinstance(s, Handoff) and s.to is not None]
    first, later = (next(s for s in told if s.public.round == n) for n in (1, 2))  # type: ignore[attr-defined]
    for handoff, sentence in ((first, "tells the first story"), (later, "tells the next story")):
        assert not handoff.public.told  # type: ignore[attr-defined]
        shown = scene(handoff, table, None)
        check(shown, table, ON_PICTURES)
        pieces = last_scene(shown).pieces
        name_of = table.name(handoff.to or 0)
        assert pieces["clue"].look.text == f"{name_of} {sentence}"  # type: ignore[attr-defined]
        scores = [pieces[k].look.text for k in pieces if k.startswith("points:")]  # type: ignore[attr-defined]
        expected = [str(points) for points in handoff.public.scores]  # type: ignore[attr-defined]
        assert scores == (expected if handoff is later else [])


# --- hands ------------------------------------------------------------------------------------


def test_of_two_pictures_the_second_is_asked_for() -> None:
    table = table_for(SPACES["tablet"], 3)
    prompt = next(s for s in _shown(3) if isinstance(s, ContributePrompt))
    before = last_scene(scene(prompt, table, Choice())).pieces["headline"].look
    after = last_scene(scene(prompt, table, Choice(laid=(prompt.hand[0].id,)))).pieces
    assert "two" in before.text  # type: ignore[attr-defined]
    assert "one more" in after["headline"].look.text  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [3, 4])
def test_whoever_writes_a_spoken_clue_down_has_a_field_for_it(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, robots=(2,))
    found = next(s for s in _shown(players) if isinstance(s, ContributePrompt))
    prompt = replace(found, clue="", clue_length=120)
    before = last_scene(scene(prompt, table, Choice()))
    check(before, table)
    assert before.field is not None
    assert "robots" in before.field.hint.lower()
    assert before.pieces["clue"].look.text == "", "nothing lies under the field"  # type: ignore[attr-defined]
    assert "write down" in before.pieces["headline"].look.text  # type: ignore[attr-defined]
    chosen = Choice(laid=tuple(item.id for item in prompt.hand[: prompt.wanted - 1]), clue=" sea ")
    after = last_scene(scene(prompt, table, chosen))
    assert "write down" not in after.pieces["headline"].look.text  # type: ignore[attr-defined]
    send = after.pieces[f"picture:{prompt.hand[-1].id}"].flick
    assert isinstance(send, Send)
    assert isinstance(send.move, moves.Contribute)
    assert send.move.clue == "sea"
    enlarged = last_scene(scene(prompt, table, Choice(enlarged=prompt.hand[0].id)))
    assert enlarged.pieces["button"].look.text == "First write the clue"  # type: ignore[attr-defined]
    assert last_scene(scene(found, table, Choice())).field is None


@pytest.mark.parametrize("players", [3, 4])
def test_a_played_picture_goes_on_as_part_of_the_pile(players: int) -> None:
    table = table_for(SPACES["tablet"], players)
    prompt = next(s for s in _shown(players) if isinstance(s, ContributePrompt))
    earlier = tuple(item.id for item in prompt.hand[: prompt.wanted - 1])
    before = last_scene(scene(prompt, table, Choice(laid=earlier)))
    picture = f"picture:{prompt.hand[-1].id}"
    send = before.pieces[picture].flick
    assert isinstance(send, Send)
    assert send.move == moves.Contribute(prompt.actors[0], (*earlier, prompt.hand[-1].id))
    assert send.placed is not None
    after = before.with_pieces(send.placed).pieces
    assert picture not in after
    (key,) = send.placed
    assert key.startswith("laid:")
    assert key not in before.pieces, "it lies beside the pictures that are there already"
    assert after.keys() | {picture} == before.pieces.keys() | {key}


def test_a_hand_that_is_held_open_offers_no_button() -> None:
    match = _match()
    prompt = match.game.peek(state_of(match), 1)
    for held in (True, False):
        table = table_for(SPACES["tablet"], 4, held=held)
        button = last_scene(scene(prompt, table, Choice())).pieces["button"]
        assert (button.tap is None) is held


# --- the table --------------------------------------------------------------------------------


def _prompt(players: int, kind: type[Prompt], clue: str = CLUE) -> Any:
    for shown in _shown(players, rounds=1, clue=clue):
        if isinstance(shown, kind):
            return shown
    raise AssertionError


SHORT_NAMES = tuple(f"P{seat}" for seat in range(8))
"""Names that fit on one line below a picture."""


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(3, 9))
def test_a_spoken_clue_leaves_its_room_to_the_pictures(players: int, name: str) -> None:
    table = table_for(SPACES[name], players, names=SHORT_NAMES)
    widths = []
    for clue in ("", CLUE):
        for kind in (StartVotingPrompt, CastVotesPrompt, RoundResultPrompt):
            shown = scene(_prompt(players, kind, clue), table, Choice())
            check(shown, table, ON_PICTURES)
            pieces = last_scene(shown).pieces
            assert ("clue" in pieces) is bool(clue)
        widths.append(min(p.rect.w for k, p in pieces.items() if k.startswith("picture:")))
    assert widths[0] > widths[1] - 0.5  # a difference of half a pixel does not matter
    if name == "tablet" and players == 4:
        assert widths[0] > widths[1] * 1.3


def test_many_pictures_stay_large_and_eight_lie_in_two_rows() -> None:
    for players in (7, 8):
        table = table_for(SPACES["tablet"], players)
        for clue in ("", CLUE):
            pieces = last_scene(
                scene(_prompt(players, StartVotingPrompt, clue), table, Choice())
            ).pieces
            pictures = [p.rect for k, p in pieces.items() if k.startswith("picture:")]
            assert min(picture.h for picture in pictures) > 235
            if players == 8:
                assert len({round(picture.y) for picture in pictures}) == 2


@pytest.mark.parametrize(
    ("name", "players", "least_widths"),
    [
        ("phone", 5, (109, 109)),
        ("phone", 8, (90, 81)),
        ("phone landscape", 5, (110, 110)),
        ("phone landscape", 8, (98, 84)),
    ],
)
def test_on_a_phone_pictures_have_a_minimum_width(
    name: str, players: int, least_widths: tuple[float, float]
) -> None:
    """All pictures on the table of a phone are wider than this number of pixels.

    The second number is for the result, which has names below the pictures. In landscape, eight
    pictures lie in two rows while people discuss them.
    """
    table = table_for(SPACES[name], players, names=SHORT_NAMES)
    for kind in (StartVotingPrompt, CastVotesPrompt, RoundResultPrompt):
        least = least_widths[kind is RoundResultPrompt]
        pieces = last_scene(scene(_prompt(players, kind), table, Choice())).pieces
        pictures = [p.rect for k, p in pieces.items() if k.startswith("picture:")]
        assert min(picture.w for picture in pictures) > least
        if players == 8 and table.space.wide and kind is StartVotingPrompt:
            assert len({round(picture.y) for picture in pictures}) == 2


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", range(3, 9))
def test_a_result_is_told_to_both_sides_and_leaves_the_pictures_to_be_seen(
    players: int, name: str
) -> None:
    table = table_for(SPACES[name], players)
    pieces = last_scene(scene(_prompt(players, RoundResultPrompt), table, Choice())).pieces
    for seat in range(players):
        for end, angle in (("", 0), ("-far", 180)):
            if end and table.space.phone:
                assert f"points:{seat}{end}" not in pieces
                continue
            figure, badge = (pieces[f"{kind}:{seat}{end}"] for kind in ("points", "score"))
            assert figure.angle == badge.angle == angle
            beside = badge.rect.x - figure.rect.right if end else figure.rect.x - badge.rect.right
            assert 0 < beside < table.space.touch
    slips = {k: p for k, p in pieces.items() if k.startswith("owner:")}
    rects = [p.rect for p in slips.values()]
    assert not [a for a in rects for b in rects if a != b and a.overlaps(b)]
    pictures = [p.rect for k, p in pieces.items() if k.startswith("picture:")]
    for key, vote in pieces.items():
        if key.startswith("voter:"):
            x, y = vote.rect.cx, vote.rect.cy
            picture = next(c for c in pictures if c.x < x < c.right and c.y < y < c.top)
            assert y < picture.y + picture.h * 0.2
    for slip in rects:
        above = min(pictures, key=lambda c: abs(c.cx - slip.cx) + abs(c.y - slip.top))
        assert abs(above.cx - slip.cx) < 1
        assert 0 <= above.y - slip.top <= table.space.touch / 4
        assert not [picture for picture in pictures if picture.overlaps(slip)]


def test_each_owner_s_name_faces_its_owner() -> None:
    chairs = (0, 2, 4, 6, 8)  # the second, third and fourth player sit at the far edge
    for name, turned in (("tablet", 180), ("portrait", 180), ("phone", 0)):
        table, prompt = table_for(SPACES[name], 5, chairs=chairs), _prompt(5, RoundResultPrompt)
        far = seats_at_edges(table).far
        assert far
        pieces = last_scene(scene(prompt, table, Choice())).pieces
        for slot, picture in enumerate(prompt.pictures):
            angle = turned if picture.owner in far else 0
            assert pieces[f"owner:{slot}"].angle == angle


# --- results and points -----------------------------------------------------------------------


@pytest.mark.parametrize("name", SPACES)
def test_all_slips_with_names_are_level_also_below_the_larger_picture(name: str) -> None:
    pieces = last_scene(scene(_prompt(4, RoundResultPrompt), table_for(SPACES[name], 4), Choice()))
    slips = [one.rect for key, one in pieces.pieces.items() if key.startswith("owner:")]
    cards = [one.rect for key, one in pieces.pieces.items() if key.startswith("picture:")]
    rows = {round(card.y) for card in cards}
    assert len({round(slip.y) for slip in slips}) == len(rows)


def _text(piece: Piece) -> str:
    return piece.look.text  # type: ignore[attr-defined, no-any-return]


def _voted(votes: dict[int, int], players: int = 5) -> RoundResultPrompt:
    """The result of a round with P0 as storyteller; `votes` maps voters to owners of pictures."""
    state = laid(ready(players, options={"votes": "table"}))
    return result(point(play(state, moves.StartVoting(0)), votes))


TWO_FINDERS = {1: 0, 2: 0, 3: 2, 4: 1}
NAMED = ("Ana", "Ben", "Carla", "Dimitri", "Eva")


@pytest.mark.parametrize(
    ("votes", "said"),
    [
        ({1: 0, 2: 3, 3: 2, 4: 1}, "1 of 4 found it: 3 for P0 and finders, 1 for each vote"),
        (TWO_FINDERS, "2 of 4 found it: 3 for P0 and finders, 1 for each vote"),
        ({1: 0, 2: 0, 3: 0, 4: 1}, "3 of 4 found it: 3 for P0 and finders, 1 for each vote"),
        ({1: 0, 2: 0, 3: 0, 4: 0}, "Everybody found it: 0 for P0, 2 for the others"),
        ({1: 2, 2: 1, 3: 1, 4: 1}, "Nobody found it: 2 for the others, 1 for each vote"),
    ],
)
def test_the_headline_says_who_got_three_points(votes: dict[int, int], said: str) -> None:
    table, prompt = table_for(SPACES["tablet"], 5, names=NAMED), _voted(votes)
    teller = NAMED[prompt.teller]
    *told, last = scenes_of(scene(prompt, table, Choice()))
    for end in ("", "-far"):
        assert _text(last.pieces[f"headline{end}"]) == said.replace("P0", teller)
        assert _text(told[0].pieces[f"headline{end}"]) == "Whose is whose?"


def test_points_fly_from_the_picture_that_earned_them() -> None:
    table, prompt = table_for(SPACES["tablet"], 5, names=NAMED), _voted(TWO_FINDERS)
    pieces = last_scene(scene(prompt, table, Choice())).pieces
    for seat, owner in {0: 0, 1: 0, 2: 0}.items():  # the storyteller and two finders
        slot = next(n for n, picture in enumerate(prompt.pictures) if picture.owner == owner)
        place = pieces[f"picture:{prompt.pictures[slot].item.id}"].rect
        for end in ("", "-far"):
            come = pieces[f"points:{seat}{end}"].enter
            assert come is not None
            assert place.contains(come.rect)
    assert pieces["points:3"].enter is None  # no points
    assert pieces["points:4"].enter is None


def test_a_headline_fits_two_lines_in_very_large_french() -> None:
    names = ("Camille", "Louis", "Mamie", "Rayan", "Jeanne")
    table, prompt = table_for(SPACES["phone, large text"], 5, names=names), _voted(TWO_FINDERS)
    tr.use("fr")
    try:
        said = last_scene(scene(prompt, table, Choice())).pieces["headline"]
    finally:
        tr.use("en")
    look = said.look
    assert isinstance(look, Words)
    assert len(look.fitted(said.rect.w, said.rect.h).lines) == 2


# --- votes for one's own picture, and players who left ----------------------------------------


def test_only_who_pointed_at_their_own_is_asked_again() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMED)
    state = play(laid(ready(5, options={"votes": "table"})), moves.StartVoting(0))
    again = GAME.prompt(point(state, {1: 1, 2: 0, 3: 2, 4: 0}))
    assert isinstance(again, CastVotesPrompt)
    (only,) = scenes_of(scene(again, table, Choice()))
    headline = only.pieces["headline"].look
    assert headline.text == "Not your own! Once more: Ben"  # type: ignore[attr-defined]
    assert headline.badge == token(table.people[1])  # type: ignore[attr-defined]
    for seat, slot in again.placed:
        lying, picture = (
            only.pieces[f"voter:{seat}"],
            only.pieces[f"picture:{again.pictures[slot].id}"],
        )
        assert picture.rect.contains(lying.rect)
        assert not lying.touchable
    assert only.pieces["voter:1"].drops
    assert "button" not in only.pieces


def test_who_left_is_named_at_the_table_and_on_the_picture() -> None:
    match = _match(5)
    while not isinstance(match.prompt, RoundResultPrompt):
        if isinstance(match.current, Handoff):
            match.lift()
        match.play(match.prompt.sample(Chance(len(match.log), 3)))
    match.change_players(Leave(2))
    table = table_for(SPACES["tablet"], 5, names=NAMED, present=match.present)
    (only,) = scenes_of(scene(match.prompt, table, Choice()))  # owners are not revealed again
    slips = [p.look.text for k, p in only.pieces.items() if k.startswith("owner:")]  # type: ignore[attr-defined]
    assert sorted(slips) == sorted(NAMED)
    assert only.pieces["headline"].look.text == "Carla has left the table"  # type: ignore[attr-defined]


# --- one person among robots ------------------------------------------------------------------


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("clue", ["", CLUE])
def test_nothing_is_turned_round_for_robots(players: int, name: str, clue: str) -> None:
    """If one person plays with robots, no piece is upside down.

    At the result, pictures have at least 95 % of the width that they have if people sit on both
    sides.
    """
    alone, many = (
        table_for(SPACES[name], players, robots=robots, peekers=(0,))
        for robots in (range(1, players), ())
    )
    undone = alone._replace(can_undo=True)
    for shown in _shown(players, rounds=1, clue=clue):
        check(scene(shown, alone, Choice()), alone, ON_PICTURES)
        pieces = last_scene(scene(shown, alone, Choice())).pieces
        assert not [key for key, piece in pieces.items() if piece.angle == 180]
        if isinstance(shown, RoundResultPrompt) and not alone.space.phone:
            corners = parts.add_common_controls(Scene({}), undone, False).pieces.values()
            assert not [c for c in corners if c.rect.overlaps(pieces["next"].rect)]
        if isinstance(shown, RoundResultPrompt):
            key = f"picture:{shown.pictures[0].item.id}"
            shared = last_scene(scene(shown, many, Choice())).pieces[key].rect
            assert pieces[key].rect.w > shared.w * 0.95  # very large letters take a little room


def test_there_is_no_countdown_if_only_one_person_votes() -> None:
    table = table_for(SPACES["tablet"], 4, robots=(1, 2, 3), names=("Ana", "Bolt", "Cog", "Dot"))
    texts = {}
    for teller in (0, 1):
        shown = replace(_prompt(4, StartVotingPrompt), teller=teller)
        texts[teller] = last_scene(scene(shown, table, Choice())).pieces["button"].look.text  # type: ignore[attr-defined]
    assert texts == {0: "See what they guess", 1: "Ana, which one?"}
    casting = replace(_prompt(4, CastVotesPrompt), pointing=(0,))
    (only,) = scenes_of(scene(casting, table, Choice()))
    assert only.pieces["headline"].look.text == "Ana, put your token on a picture"  # type: ignore[attr-defined]


def _telling(robots: tuple[int, ...], choice: Choice, space: str = "tablet") -> Scene:
    """The scene in which Ana, the storyteller, gives a clue, with robots in these seats."""
    names = ("Ana", "Bolt", "Cog", "Dot")
    table = table_for(SPACES[space], 4, robots=robots, names=names)
    prompt = replace(_prompt(4, TellPrompt), audience=0, actors=(0,), readers=robots)
    return last_scene(scene(prompt, table, choice))


@pytest.mark.parametrize(
    ("robots", "hint"),
    [
        ((), "or write it here"),
        ((1,), "Write it here: Bolt can’t hear"),
        ((1, 2), "Write it here: Bolt and Cog can’t hear"),
        ((1, 2, 3), "Write it here: robots can’t hear"),
    ],
)
def test_x6_the_storyteller_is_told_first_who_cannot_hear(
    robots: tuple[int, ...], hint: str
) -> None:
    telling = _telling(robots, Choice())
    task = "write a clue" if robots else "give a clue"
    assert _text(telling.pieces["headline"]) == f"Ana, choose a picture and {task}"
    assert telling.field is not None
    assert telling.field.hint == hint


@pytest.mark.parametrize("space", SPACES)
def test_x6_no_picture_can_be_chosen_before_the_clue_is_written(space: str) -> None:
    enlarged = _prompt(4, TellPrompt).hand[1].id
    silent = _telling((1, 2), Choice(enlarged=enlarged), space).pieces["button"]
    assert _text(silent) == "First write the clue"
    assert silent.tap == Choose(Choice())
    for robots, clue in (((1, 2), "moon"), ((), "")):
        ready = _telling(robots, Choice(enlarged=enlarged, clue=clue), space).pieces["button"]
        assert _text(ready) == "Choose this picture"
        assert isinstance(ready.tap, Send)


def test_whose_clue_it_is_stands_on_the_private_screen() -> None:
    table = table_for(SPACES["tablet"], 4)
    for clue in ("moon", ""):
        adding = _prompt(4, ContributePrompt, clue)
        assert adding.teller is not None
        teller, own = table.name(adding.teller), table.name(adding.actors[0])
        headline = last_scene(scene(adding, table, Choice())).pieces["headline"]
        assert _text(headline) == f"{own}, a picture for {teller}’s clue"


@pytest.mark.parametrize(("players", "task"), [(3, "Two pictures for "), (4, "A picture for ")])
@pytest.mark.parametrize("votes", ["table", "secret"])
def test_whose_clue_it_is_stands_on_every_curtain(players: int, task: str, votes: str) -> None:
    table = table_for(SPACES["tablet"], players)
    for shown in _shown(players, votes):
        if isinstance(shown, Handoff) and shown.to is not None and shown.public.told:  # type: ignore[attr-defined]
            whose = last_scene(scene(shown, table, Choice())).pieces["whose"]
            teller = table.name(shown.public.teller)  # type: ignore[attr-defined]
            for_it = "" if shown.public.pictures else task  # type: ignore[attr-defined]
            assert _text(whose) == f"{for_it}{teller}’s clue"


def test_a_short_match_says_so_on_the_curtain_and_at_the_end() -> None:
    table = table_for(SPACES["tablet"], 4, names=NAMED)
    options = {"length": "short", "votes": "secret"}
    state = play(all_find(ready(4, options=options)), Next(0))
    curtain = Handoff(1, GAME.public(state))
    above = last_scene(scene(curtain, table, Choice())).pieces["whose"]
    assert _text(above) == "Short game, round 2 of 4"
    for _ in range(3):
        state = play(all_find(state), Next(0))
    over = last_scene(scene(GAME.prompt(state), table, Choice()))
    assert _text(over.pieces["subtitle"]) == "Short game: 6 points, 4 stories"


def test_x9_tokens_and_their_task_come_after_the_countdown() -> None:
    table = table_for(SPACES["tablet"], 5, names=NAMED)
    prompt = replace(_prompt(5, CastVotesPrompt), teller=0, pointing=(1, 2, 3, 4))
    *counting, final = scenes_of(scene(prompt, table, Choice()))
    assert len(counting) == 4
    for shown in counting:
        assert _text(shown.pieces["headline"]) == f"Which picture is {table.name(0)}’s?"
        assert not [key for key in shown.pieces if key.startswith("voter")]
    assert _text(final.pieces["headline"]) == "Put each token where its owner pointed"
    for seat in prompt.pointing:
        assert _text(final.pieces[f"voter-name:{seat}"]) == table.name(seat)
    placed = last_scene(scene(prompt, table, Choice(votes=((2, 0),))))
    assert "voter-name:2" not in placed.pieces
    assert "voter-name:3" in placed.pieces


def test_everyone_is_drawn_at_the_edge_where_they_sit() -> None:
    """Each player is drawn at the edge of the table where their chair stands, whatever their seat.

    Ben, in the last seat, sits at the far edge, and Eva, in the seat before, at the near edge.
    """
    table = table_for(SPACES["tablet"], 3, names=("Ana", "Eva", "Ben"))
    chairs = (0, 9, 3)
    people = tuple(one._replace(chair=at) for one, at in zip(table.people, chairs, strict=True))
    shown = last_scene(scene(_prompt(3, HaveCluePrompt), table._replace(people=people), Choice()))
    angles = [shown.pieces[f"person:{seat}"].angle % 360 for seat in range(3)]
    assert angles == [0, 0, 180]
    assert shown.pieces["person:0"].rect.x < shown.pieces["person:1"].rect.x


def test_where_names_do_not_fit_the_headline_says_whose_token_is_next() -> None:
    names = ("Ana", "Theodora-Aleksandra", "Bartholomäus", "Maximiliane", "Konstantinos")
    table = table_for(SPACES["phone"], 5, names=names)
    prompt = replace(_prompt(5, CastVotesPrompt), teller=0, pointing=(1, 2, 3, 4))
    for choice, name in ((Choice(), names[1]), (Choice(votes=((1, 0),)), names[2])):
        final = last_scene(scene(prompt, table, choice))
        assert not [key for key in final.pieces if key.startswith("voter-name")]
        assert _text(final.pieces["headline"]) == f"Where did {name} point?"


def test_for_the_one_person_a_tap_opens_the_curtain() -> None:
    handoff = next(s for s in _shown(4) if isinstance(s, Handoff) and s.to == 0)
    for robots, taps in (((1, 2, 3), True), ((2, 3), False)):
        table = table_for(SPACES["tablet"], 4, robots=robots)
        ring = last_scene(scene(handoff, table, None)).pieces["ring"]
        assert (ring.tap == Lift(), ring.hold is None) == (taps, taps)


@pytest.mark.parametrize("name", SPACES)
def test_a_spoken_clue_can_be_noted_when_the_points_are_shown(name: str) -> None:
    (prompt,) = [one for one in _shown(8, rounds=1, clue="") if isinstance(one, RoundResultPrompt)]
    context = table_for(SPACES[name], 8)
    told = next(one.item.id for one in prompt.pictures if one.told)
    note = Note(1, told, "")
    asked = last_scene(scene(prompt, context, Choice()))
    check(asked, context, ON_PICTURES)
    action = asked.pieces["note"].tap
    assert isinstance(action, Choose)
    writing = last_scene(scene(prompt, context, action.choice))
    assert writing.field is not None
    assert writing.field.note == note
    assert not writing.field.secret, "all have heard it"
    assert writing.pieces["next"].tap == asked.pieces["next"].tap, "nothing waits for it"
    noted = context._replace(notes=(note._replace(text=CLUE),))
    answered = last_scene(scene(prompt, noted, Choice()))
    check(answered, noted, ON_PICTURES)
    assert CLUE[:20] in str(answered.pieces["note"].look)


def test_a_written_clue_is_not_asked_for() -> None:
    (prompt,) = [one for one in _shown(4, rounds=1) if isinstance(one, RoundResultPrompt)]
    assert "note" not in last_scene(scene(prompt, table_for(SPACES["tablet"], 4), Choice())).pieces


def test_noted_clues_come_back_at_the_end_of_a_match() -> None:
    gallery = [
        ToldPicture(Item(f"story:{n}", image="x.webp"), clue, 0, (), 3)
        for n, clue in enumerate(("", "Written", ""))
    ]
    context = table_for(SPACES["tablet"], 4, notes=(Note(1, "story:0", CLUE),))
    assert [told.clue for told in with_noted_clues(gallery, context)] == [CLUE, "Written", ""]


@pytest.mark.parametrize("kind", [CastVotesPrompt, RoundResultPrompt])
def test_reveals_take_less_time_after_the_first_round(kind: type[Prompt]) -> None:
    table = table_for(SPACES["tablet"], 5)
    prompts = [shown for shown in _shown(5, rounds=2) if isinstance(shown, kind)]
    first, second = (next(p for p in prompts if p.round == number) for number in (1, 2))  # type: ignore[attr-defined]
    seconds = []
    for shown in (first, second):
        reveal = scene(shown, table, Choice())
        seconds.append(sum(step.seconds for step in reveal))
    assert 3 < seconds[0] < 4
    assert seconds[1] < 2.2


def test_pictures_are_shuffled_in_the_first_round_only() -> None:
    table = table_for(SPACES["tablet"], 5)
    first, second = (s for s in _shown(5, rounds=2) if isinstance(s, StartVotingPrompt))
    for shown, shuffled in ((first, True), (second, False)):
        pieces = last_scene(scene(shown, table, Choice())).pieces
        ways = [p.waypoints for k, p in pieces.items() if k.startswith("picture:")]
        assert all(bool(way) is shuffled for way in ways)


@pytest.mark.parametrize("name", ["tablet", "large tablet", "phone landscape"])
def test_a_hand_that_is_only_looked_at_lies_in_the_middle_of_a_wide_window(name: str) -> None:
    space = SPACES[name]
    hand = GAME.peek(laid(ready(4)), 2)
    pieces = last_scene(scene(hand, table_for(space, 4), Choice())).pieces
    pictures = [piece.rect for key, piece in pieces.items() if key.startswith("picture:")]
    side = pieces["button"].rect
    left, right = min(rect.x for rect in pictures) - space.area.x, space.area.right - side.right
    assert abs(left - right) < space.width / 15
