"""Tests of the scenes of Clouds that tell who guessed a word, and how a match ends."""

from dataclasses import replace

import pytest

from engine.core import Handoff, Next, TimeUp
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import ABSTAIN, CancelClaim, Claim, Credit, Nobody, Say, Toss, Vote
from engine.games.clouds.prompts import (
    ClaimPrompt,
    GameOverPrompt,
    RoundResultPrompt,
    VotePrompt,
    WrittenGuess,
)
from engine.games.clouds.sky import Sky
from engine.packs import Item
from mobileapp.games.clouds.choice import NOTHING, Choice
from mobileapp.games.clouds.looks import Count
from mobileapp.games.clouds.scene import scene
from mobileapp.stage.geometry import upright
from mobileapp.stage.looks import Button, RoundIcon, token
from mobileapp.stage.parts import add_common_controls
from mobileapp.stage.piece import Lift, Piece, Send
from mobileapp.stage.scene import Scene
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer
from tests.games.clouds.situations import (
    at_the_end,
    begin,
    cloud,
    guessed,
    landed,
    painting,
    play,
    tossing,
    with_robots,
)
from tests.games.clouds.skies import (
    LONG,
    SKY,
    TABLET,
    long_words,
    painted_skies,
    sky_prompt,
    with_awards,
)
from tests.support.scene_checks import (
    SPACES,
    bounds,
    last_scene,
    letter_size,
    scenes_of,
    table_for,
    words_box,
)


def _lying(one: Scene) -> dict[str, Piece]:
    return {key: piece for key, piece in one.pieces.items() if key.startswith("cloud:")}


def test_clouds_stay_where_they_are_until_the_word_is_told() -> None:
    state = painted_skies(6)[-1]
    judge = state.judges[0]
    for space in SPACES.values():
        table = table_for(space, 6)
        places = []
        for later in (
            state,
            play(state, Claim(judge)),
            play(state, Claim(judge), CancelClaim(judge)),
            play(state, Claim(judge), Credit(judge, state.guessers[0])),
        ):
            told = scene(GAME.prompt(later), table, Choice())
            places += [
                {key: (piece.rect, piece.angle) for key, piece in _lying(one).items()}
                for one in scenes_of(told)
                if "answer" not in one.pieces
            ]
        assert len(places) > 3
        assert len(places[0]) == len(state.sky.clouds)
        assert all(place == places[0] for place in places)


def test_the_word_covers_nothing_of_the_painting_which_stays_the_same_picture() -> None:
    state = painted_skies(6)[-1]
    judge = state.judges[0]
    for name, space in SPACES.items():
        prompt = GAME.prompt(play(state, Claim(judge), Credit(judge, state.guessers[0])))
        before, *_, last = scenes_of(scene(prompt, table_for(space, 6), Choice()))
        first, now = _lying(before), _lying(last)
        scales = {round(now[key].rect.w / first[key].rect.w, 6) for key in first}
        assert len(scales) == 1
        assert 0.45 < scales.pop() <= 1, name
        assert [piece.angle for piece in now.values()] == [p.angle for p in first.values()]
        words = [words_box(p) for key, p in last.pieces.items() if key.startswith("answer")]
        for key, piece in now.items():
            cloud = bounds(piece).scaled(0.6)
            assert not any(cloud.overlaps(word) for word in words), (name, key)


@pytest.mark.parametrize("name", [*SPACES, "portrait, large text"])
@pytest.mark.parametrize("players", [4, 7, 10])
def test_points_gained_cover_no_symbol_no_droplet_and_no_word(players: int, name: str) -> None:
    space = SPACES.get(name, Space(800, 1280, text_scale=1.5))
    state = painted_skies(players)[-1]
    judge = state.judges[0]
    prompt = GAME.prompt(play(state, Claim(judge), Credit(judge, state.guessers[0])))
    pieces = last_scene(scene(prompt, table_for(space, players), Choice())).pieces
    kept = {key: p.rect for key, p in pieces.items() if key.startswith(("droplets", "pause"))}
    kept |= {k: p.rect.scaled(0.55) for k, p in pieces.items() if k.startswith("person")}
    kept |= {k: words_box(p) for k, p in pieces.items() if k.startswith(("answer", "headline"))}
    plus = [words_box(piece) for key, piece in pieces.items() if key.startswith("plus")]
    assert len(plus) == 3
    for box in plus:
        assert not [key for key, rect in kept.items() if box.overlaps(rect)]


@pytest.mark.parametrize("name", SPACES)
def test_the_headline_of_a_result_stays_when_the_buttons_come(name: str) -> None:
    prompt = GAME.prompt(guessed(begin(5)))
    steps = [*scenes_of(scene(prompt, table_for(SPACES[name], 5), Choice()))]
    assert len({step.pieces["headline"].rect for step in steps}) == 1


def test_headlines_on_a_phone_on_its_side_keep_clear_of_its_edge_and_of_buttons() -> None:
    table, state = table_for(SPACES["phone landscape"], 5), painted_skies(5)[-1]
    for one in (play(state, TimeUp()), play(state, TimeUp(), Nobody(0))):
        pieces = last_scene(scene(GAME.prompt(one), table, Choice())).pieces
        text = words_box(pieces["headline"])
        assert text.right <= table.space.area.right - 16 * table.space.density
        pills = [piece.rect for piece in pieces.values() if isinstance(piece.look, Button)]
        assert not any(text.inset(-10 * table.space.density, 0).overlaps(pill) for pill in pills)


def test_people_are_spread_over_the_width_of_an_upright_tablet() -> None:
    for scale in (1, 1.5):
        table = table_for(Space(800, 1280, text_scale=scale), 5)
        pieces = last_scene(scene(GAME.prompt(guessed(begin(5))), table, Choice())).pieces
        near = sorted(p.rect.cx for k, p in pieces.items() if "person" in k and p.angle == 0)
        assert near[-1] - near[0] > 400


def test_nothing_can_be_touched_before_the_result_is_told() -> None:
    prompt = GAME.prompt(guessed(begin(6)))
    *told, last = scenes_of(scene(prompt, table_for(Space(1280, 800), 6), Choice()))
    assert len(told) >= 3
    assert not [key for one in told for key, piece in one.pieces.items() if piece.touchable]
    assert last.pieces["next"].tap == Send(Next(0))


@pytest.mark.parametrize("name", SPACES)
def test_what_robots_said_last_is_read_large_before_the_word_comes(name: str) -> None:
    """If only robots guess, each robot's last guess is enlarged before the word is shown.

    If a guess is right, only that one is enlarged. On a tablet, guesses are shown at both edges, on
    a phone at one.
    """
    table = table_for(SPACES[name], 5, robots=(1, 3, 4))
    state = painting(5, packs=[long_words()], people=(0, 2), sky=SKY)
    spoken = (Say(1, "A crab"), Say(3, "Something else"), Say(1, "A whale"), Say(4, "Teapot"))
    for number, said in enumerate(spoken):
        state = play(state, said, elapsed=9_000 if number else 0)
    assert state.word is not None
    right = play(state, Say(3, state.items[state.word].text), elapsed=9_000)
    edges = ("",) if table.space.phone else ("", "-far")
    for after, heard in (
        (play(state, TimeUp()), {"1:A whale", "4:Teapot"}),
        (right, {f"3:{state.items[state.word].text}"}),
    ):
        shown = scene(GAME.prompt(after), table, Choice())
        first, *_, last = scenes_of(shown)
        keys = {key for key in last.pieces if key.startswith("guess:")}
        assert keys == {f"guess:{words}{edge}" for edge in edges for words in heard}
        assert not [key for key in first.pieces if key.startswith("guess:")]
        painted = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
        small = next(piece.rect for key, piece in painted.items() if key.startswith("guess:"))
        for key in keys:
            rect = last.pieces[key].rect
            assert rect.w * rect.h > 1.5 * small.w * small.h
            assert table.people[int(key.split(":")[1])].name in last.pieces[key].look.text  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("players", [4, 5, 8])
def test_what_robots_said_last_lies_on_no_cloud(players: int, name: str) -> None:
    low_and_high = Sky((cloud(0, 800, 20), cloud(3, 400, 0), cloud(6, 800, 980)))
    for last in (painted_skies(players)[-1], painting(players, sky=low_and_high)):
        state = with_robots(last, last.guessers)
        table = table_for(SPACES[name], players, last.guessers)
        assert state.word is not None
        right = play(state, Say(state.guessers[0], state.items[state.word].text))
        said = tuple(WrittenGuess(s, LONG[s % len(LONG)], 90 - s) for s in state.guessers)
        for after in (right, replace(play(state, TimeUp()), guesses=said)):
            pieces = last_scene(scene(GAME.prompt(after), table, Choice())).pieces
            slips = [piece.rect for key, piece in pieces.items() if key.startswith("guess:")]
            assert slips
            for key, piece in _lying(Scene(pieces)).items():
                lying = upright(piece.rect.scaled(0.85), piece.angle)
                assert not any(lying.overlaps(slip) for slip in slips), key


@pytest.mark.parametrize("name", SPACES)
def test_buttons_keep_a_margin_from_the_corner_buttons(name: str) -> None:
    """An excited tap on *Guessed!* neither pauses the game nor turns the table."""
    table, state = table_for(SPACES[name], 5), painted_skies(5)[-1]
    judge = state.judges[0]
    result = play(state, Claim(judge), Credit(judge, state.guessers[0]))
    for one in (landed(begin(5)), state, play(state, Claim(judge)), result):
        prompt = GAME.prompt(one)
        pieces = add_common_controls(
            last_scene(scene(prompt, table, NOTHING)), table, secret=False
        ).pieces
        rounds = [
            p.rect
            for p in pieces.values()
            if isinstance(p.look, RoundIcon) and p.layer == Layer.CONTROL
        ]
        pills = {key: p.rect for key, p in pieces.items() if isinstance(p.look, Button)}
        assert rounds
        assert pills
        for key, pill in pills.items():
            near = pill.inset(-(Gap.MARGIN - 1) * table.space.unit)
            assert not any(near.overlaps(one) for one in rounds), key


@pytest.mark.parametrize("name", ["tablet", "portrait", "phone"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_word_of_a_round_keeps_off_the_people_and_the_edges(players: int, name: str) -> None:
    table = table_for(SPACES[name], players)
    variant = "together" if players < 4 else ""
    item = Item("w/0", text="Four-leaf clover", category="Nature", picture="cat.webp")
    pack = replace(long_words(), items=tuple(replace(item, id=f"w/{n}") for n in range(72)))
    state = guessed(begin(players, variant=variant, packs=[pack]))
    pieces = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
    space = table.space
    word = words_box(pieces["answer"])
    assert space.area.inset(Gap.MARGIN * space.density, 0).contains(word)
    around = word.inset(-Gap.MEDIUM * space.unit)
    for key, piece in pieces.items():
        if key.startswith(("person", "droplets")):
            assert not around.overlaps(piece.rect), key


@pytest.mark.parametrize("name", SPACES)
def test_whoever_guessed_it_is_the_first_thing_told(name: str) -> None:
    table = table_for(SPACES[name], 6)
    prompt = GAME.prompt(guessed(begin(6), guesser=1))
    nobody = GAME.prompt(play(painted_skies(6)[-1], TimeUp(), Nobody(0)))
    first, *_, last = scenes_of(scene(prompt, table, Choice()))
    usual, *_ = scenes_of(scene(nobody, table, Choice()))
    assert "answer" not in first.pieces
    assert table.people[1].name in first.pieces["headline"].look.text  # type: ignore[attr-defined]
    for one in (first, last):
        assert one.pieces["headline"].look.badge == token(table.people[1])  # type: ignore[attr-defined]
        assert one.pieces["person:1"].glow
        assert not one.pieces["droplets:1"].glow
    grown, before = first.pieces["person:1"].rect, usual.pieces["person:1"].rect
    beside_the_sky = SPACES[name].wide and not SPACES[name].phone
    assert grown.w > before.w * 1.2 if beside_the_sky else grown == before
    for key in (key for key in last.pieces if key.startswith("answer")):
        assert not words_box(last.pieces[key]).overlaps(grown)
    for key, piece in first.pieces.items():
        assert not key.startswith("name:") or not words_box(piece).overlaps(grown.scaled(0.9)), key


def test_droplets_fall_as_soon_as_the_word_is_there() -> None:
    told = scene(GAME.prompt(guessed(begin(4))), TABLET, Choice())
    step = next(step for step in told if "answer" in step.scene.pieces)
    word = step.scene.pieces["answer"]
    assert word.delay + word.duration <= step.seconds <= word.delay + word.duration + 0.3


def test_beads_fall_only_to_those_who_get_a_droplet() -> None:
    prompt = GAME.prompt(guessed(begin(6), guesser=1))
    assert isinstance(prompt, RoundResultPrompt)
    *told, last = scenes_of(scene(prompt, table_for(Space(1280, 800), 6), Choice()))
    fallen = {key for key in last.pieces if key.startswith("bead")}
    assert fallen == {"bead:0", "bead:1", "bead:3"}
    for seat, count in enumerate((1, 1, 0, 1, 0, 0)):
        assert told[0].pieces[f"droplets:{seat}"].look == Count(0, bead=True)
        assert last.pieces[f"droplets:{seat}"].look == Count(count, bead=True)


def test_the_next_ones_sit_on_the_left_of_the_second_artist() -> None:
    state = play(painting(6, first=2), Claim(2))
    table = table_for(Space(1280, 800), 6)
    pieces = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
    assert isinstance(GAME.prompt(state), ClaimPrompt)
    left = [s for s in range(6) if pieces[f"person:{s}"].angle == -90]
    right = [s for s in range(6) if pieces[f"person:{s}"].angle == 90]
    assert (left, right) == ([0, 1], [3, 4])
    assert pieces["person:5"].angle == 0
    assert pieces["person:2"].angle == 180
    assert {s for s in range(6) if pieces[f"person:{s}"].tap} == {0, 1, 3, 4}


@pytest.mark.parametrize(
    ("robots", "near"), [((), 2), ((0,), 2), ((2,), 0), ((0, 2), 2), ((1, 3), 2)]
)
def test_p13_the_second_artist_sits_near_and_no_person_opposite_a_robot_reads_upside_down(
    robots: tuple[int, ...], near: int
) -> None:
    """Ana (seat 0) is the main artist and Cleo (seat 2) the second one, who had the tablet last."""
    table = table_for(Space(1280, 800), 4, robots=robots)
    state = tossing(begin(4))
    for shown in (GAME.prompt(state), GAME.prompt(landed(begin(4))), sky_prompt(SKY, turn=0)):
        pieces = last_scene(scene(shown, table, Choice())).pieces
        assert pieces[f"person:{near}"].angle == 0
        assert pieces[f"person:{2 - near}"].angle == 180


def test_one_flick_opens_the_curtain_and_tosses_the_first_cloud() -> None:
    state = tossing(begin(4))
    told = last_scene(scene(Handoff(None, GAME.public(state)), TABLET, Choice()))
    assert told.pieces["supply-far:arc"].flick == Lift(then=Send(Toss(0, "arc")))
    robot = table_for(Space(1280, 800), 4, robots=(0,))
    told = last_scene(scene(Handoff(None, GAME.public(state)), robot, Choice()))
    assert told.pieces["go-on"].tap == Lift()
    assert not told.pieces["supply:arc"].touchable


def test_after_a_pause_everybody_and_their_droplets_are_around_an_empty_sky() -> None:
    state = replace(painted_skies(5)[-1], droplets=(3, 0, 1, 2, 0))
    for space in SPACES.values():
        table = table_for(space, 5)
        pieces = last_scene(scene(Handoff(None, GAME.public(state)), table, Choice())).pieces
        assert [pieces[f"droplets:{seat}"].look for seat in range(5)] == [
            Count(own, bead=True) for own in (3, 0, 1, 2, 0)
        ]
        thing = "phone" if table.space.phone else "tablet"
        assert pieces["headline"].look.text == f"Lay the {thing} on the table"  # type: ignore[attr-defined]
        assert pieces["go-on"].tap == Lift()
        assert not [key for key in pieces if key.startswith(("cloud", "supply"))]


def test_what_artists_and_guessers_read_is_large_on_a_table() -> None:
    for space in (Space(1280, 800), Space(800, 1280)):
        pieces = last_scene(scene(sky_prompt(SKY), table_for(space, 4), Choice())).pieces
        assert letter_size(pieces["category"]) >= 44
        assert letter_size(pieces["name:0"]) >= 38
        assert min(pieces[f"supply:{shape}"].rect.h for shape in ("puff", "heap")) >= 90
        assert pieces["person:0"].rect.w >= 70


def test_hands_are_raised_by_touch_or_by_dragging() -> None:
    prompt = GAME.prompt(play(at_the_end(5, 5, 3, 2), Next(0)))
    assert isinstance(prompt, VotePrompt)
    pieces = last_scene(scene(prompt, TABLET, Choice())).pieces
    assert pieces["person:1"].tap == Send(Vote(2, 1))
    hands = [piece.rect.cx for key, piece in pieces.items() if key.startswith("voter:")]
    assert sum(hands) / len(hands) == pytest.approx(640)  # in the middle of the window
    assert Send(Vote(3, ABSTAIN)) in [drop.action for drop in pieces["voter:3"].drops]
    pieces = last_scene(scene(prompt, TABLET, Choice(voter=3))).pieces
    assert pieces["person:0"].tap == Send(Vote(3, 0))


def test_whoever_still_has_to_vote_is_named() -> None:
    table = table_for(Space(1280, 800), 4, names=("Ana", "Ben", "Cleo", "Dan"))
    state = play(at_the_end(5, 5, 3, 2), Next(0))
    for move, names in ((None, ["Cleo", "Dan"]), (Vote(2, 0), ["Dan"]), (Vote(3, 1), [])):
        state = state if move is None else play(state, move)
        pieces = last_scene(scene(GAME.prompt(state), table, Choice())).pieces
        named = [pieces[key] for key in pieces if key.startswith("voter-name:")]
        assert [piece.look.text for piece in named] == names  # type: ignore[attr-defined]


def test_the_end_shows_every_sky_and_what_was_earned() -> None:
    over = GAME.prompt(with_awards(play(at_the_end(1, 2, 3, 4), Next(0)), painted_skies(4)[-1]))
    assert isinstance(over, GameOverPrompt)
    assert over.awards
    last = last_scene(scene(over, TABLET, Choice()))
    seen = [key for key in last.pieces if key.startswith(("exhibit:", "award-picture:"))]
    assert len(seen) == len(over.gallery)
    assert len([key for key in last.pieces if key.startswith("award:")]) == len(over.awards)
