"""Tests of the page with the options as a scene, in windows of many sizes and all languages."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, cycle, islice, pairwise, product
from pathlib import Path

import pytest

from engine.core import Game
from engine.registry import all_games, find_game
from engine.setup import Variant
from mobileapp.assets import ASSETS
from mobileapp.box.scene import (
    ABOVE_FACTS,
    IN_FRAME,
    IN_SLIP,
    MAX_PACKS,
    PAPER_PAD,
    RULE_VALUE,
    SLIP_CORNER,
    SLIP_WIDE,
    options_page,
)
from mobileapp.box.views import OptionsView
from mobileapp.games.ui import game_ui
from mobileapp.languages import offered_languages
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.packs.library import PackLibrary
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.options.view import SHOWN, options_view, shown_of
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, hull, upright_box
from mobileapp.stage.lettering import LEADING
from mobileapp.stage.page_parts import minutes_text
from mobileapp.stage.parts import CONTRAST_SHADE
from mobileapp.stage.piece import AppCommand, Piece
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap
from tests.support.cases import in_turn
from tests.support.scene_checks import COLOURS, SPACES, SYMBOLS, check, letter_size, table_for

NAMES = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Otto", "Jo", "Eva")
LEAST_ROOM = "phone, large text"
VARIANTS = [(game, variant) for game in all_games() for variant in game.variants]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    tr.use("en")


@cache
def library() -> PackLibrary:
    """The packs of a new tablet: the built-in ones."""
    return PackLibrary(ASSETS / "packs", Path("/nonexistent"))


def view_of(game: Game, variant: Variant, packs: int | None = None, **more: object) -> OptionsView:  # type: ignore[type-arg]
    """What the page shows of a draft that nobody has changed yet, in the language of the moment.

    With `packs` there are so many packs in a game that has any; every second one rests in the box.
    """
    people = map(PlayerProfile, NAMES, COLOURS, SYMBOLS)
    draft = Draft(game.id, variant.id, people=[*islice(people, variant.min_players)])
    view = options_view(draft, library(), frozenset())
    if packs is not None and view.packs:
        shown = islice(enumerate(cycle(view.packs)), packs)
        many = (one._replace(id=f"pack-{n}", used=n % 2 == 0) for n, one in shown)
        view = view._replace(packs=tuple(many))
    return view._replace(**more)  # type: ignore[arg-type]


def storyteller(packs: int = 3, **more: object) -> OptionsView:
    game = find_game("storyteller")
    return view_of(game, game.variants[0], packs, **more)


def pages_of(view: OptionsView, table: SceneContext) -> Iterator[Scene]:
    """The page, and the same with each of its slips unfolded."""
    yield options_page(view, table)
    for rule in (view.length, *view.rules):
        yield options_page(view._replace(unfolded=rule.id), table)


def touched(scene: Scene) -> set[AppCommand]:
    """The commands of all pieces."""
    return {piece.tap for piece in scene.pieces.values() if isinstance(piece.tap, AppCommand)}


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("packs", [1, 3, 4, 9])
def test_every_variant_fits_every_window(window: str, packs: int) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS:
        for page in pages_of(view_of(game, variant, packs), table):
            check(page, table)


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("window", SPACES)
def test_every_page_fits_in_every_language(language: str, window: str) -> None:
    """With all packs played with, as everybody sees the page first, and with some of them.

    Every variant is laid out in every language and in every window. In the window with the least
    room these are all pairs of a variant and a language; elsewhere they take turns, except in
    `make proof`.
    """
    tr.use(language)
    table = table_for(SPACES[window], 8, names=NAMES)
    turn = [*offered_languages()].index(language) + [*SPACES].index(window)
    for game, variant in in_turn(VARIANTS, turn, out_of=1 if window == LEAST_ROOM else 3):
        first = view_of(game, variant)
        for page in pages_of(first, table):
            check(page, table)
        for rest in (0, 1) if first.packs else ():
            some = (one._replace(used=n % 2 != rest) for n, one in enumerate(first.packs))
            check(options_page(first._replace(packs=tuple(some)), table), table)


@pytest.mark.parametrize("window", SPACES)
def test_nobody_plays_yet_and_something_is_missing(window: str) -> None:
    table = table_for(SPACES[window], 0)
    problem = "Clouds for 4 needs 14 words; these packs have 0."
    scene = options_page(storyteller(who="Nobody sits here yet", problem=problem), table)
    check(scene, table)
    assert scene.pieces["sentence"].look.text == problem  # type: ignore[attr-defined]
    assert {*map(AppCommand, (Command.PEOPLE, Command.START, Command.BACK))} <= touched(scene)


WITHOUT_PACKS = [(game, variant) for game, variant in VARIANTS if game_ui(game.id).piles()]


def shown_things(scene: Scene) -> list[Rect]:
    return [piece.rect for key, piece in scene.pieces.items() if key.startswith("thing:")]


def fans_of(scene: Scene) -> list[Rect]:
    """What the things of each pile take, which overlap only one another."""
    return [
        hull([piece.rect for key, piece in scene.pieces.items() if key.startswith(f"thing:{n}:")])
        for n in range(sum(key.startswith("pile:") for key in scene.pieces))
    ]


def test_games_without_packs_to_choose_from_have_a_full_box() -> None:
    assert {game.id for game, _ in WITHOUT_PACKS} == {"telepathy", "remember"}


@pytest.mark.parametrize("window", SPACES)
def test_the_things_of_a_game_fill_its_box_and_its_table(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in WITHOUT_PACKS:
        scene = options_page(view_of(game, variant), table)
        things = shown_things(scene)
        assert min(min(thing.w, thing.h) for thing in things) > 40 * table.space.unit
        placed = [scene.pieces[key].rect for key in ("box", "lid", "paper", "title", "start")
                  if key in scene.pieces]  # fmt: skip
        for one, other in product(things, placed):
            assert not one.overlaps(other)
        for one, other in combinations(fans_of(scene), 2):
            assert not one.overlaps(other)
        box = scene.pieces.get("box")
        assert box or window == "phone landscape"
        if box:
            piles = [one.rect for key, one in scene.pieces.items() if key.startswith("pile:")]
            assert len(piles) == len(game_ui(game.id).piles())
            assert all(box.rect.contains(pile) for pile in piles)
            assert max(pile.h for pile in piles) > box.rect.h * 0.6


@pytest.mark.parametrize("window", SPACES)
def test_the_things_lie_under_their_wells_on_one_line(window: str) -> None:
    for game, variant in WITHOUT_PACKS:
        scene = options_page(view_of(game, variant), table_for(SPACES[window], 2))
        fans = fans_of(scene)
        for place, fan in enumerate(fans):
            assert fan.cx == pytest.approx(scene.pieces[f"pile:{place}"].rect.cx, rel=0.05)
            assert fan.y == pytest.approx(fans[0].y, abs=1)
        box, start = scene.pieces["box"].rect, scene.pieces["start"].rect
        assert fans[0].y - start.top > Gap.SMALL * SPACES[window].unit
        assert box.y > max(fan.top for fan in fans)


@pytest.mark.parametrize("window", SPACES)
def test_the_paper_is_as_high_as_what_is_on_it(window: str) -> None:
    space = SPACES[window]
    for view, scene in first_pages(window):
        paper = scene.pieces["paper"].rect
        shown = [
            piece.rect
            for key, piece in scene.pieces.items()
            if key.startswith(("question", "candle", "length", "rule"))
        ]
        most = 2.2 * PAPER_PAD.of(space) * space.unit
        assert paper.h - hull(shown).h < most, (view.game, tr.language)


@pytest.mark.parametrize("window", SPACES)
def test_a_match_of_one_length_says_how_long_it_takes(window: str) -> None:
    game = find_game("remember")
    scene = options_page(view_of(game, game.variants[0]), table_for(SPACES[window], 5))
    said = scene.pieces["question"].look.text  # type: ignore[attr-defined]
    assert said == minutes_text(game.info.minutes)
    assert "length:0" not in scene.pieces, "there is nothing to choose"


@pytest.mark.parametrize("window", SPACES)
def test_the_titles_and_values_of_all_slips_have_one_size(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS:
        view = view_of(game, variant)
        pieces = options_page(view, table).pieces
        for part in ("rule-title", "rule-value"):
            written = [pieces[f"{part}:{rule.id}"] for rule in view.rules]
            sizes = {one.look.fitted(one.rect.w, one.rect.h).size for one in written}  # type: ignore[attr-defined]
            assert len(sizes) <= 1


@pytest.mark.parametrize("window", ["tablet", "portrait", "tablet, large text"])
def test_the_values_of_slips_have_the_same_size_in_all_games(window: str) -> None:
    """They are broken into lines before they shrink, and are larger than their titles."""
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS:
        view = view_of(game, variant)
        pieces = options_page(view, table).pieces
        for rule in view.rules:
            title, value = (pieces[f"rule-{part}:{rule.id}"] for part in ("title", "value"))
            assert letter_size(value) >= 0.9 * int(table.space.text(RULE_VALUE.size))
            assert letter_size(value) > letter_size(title)


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("title", ["clouds", "inkblots", "storyteller"])
@pytest.mark.parametrize("packs", [None, 2, 3])
def test_the_names_of_packs_have_one_size_and_counts_are_smaller(
    window: str, title: str, packs: int | None
) -> None:
    game = find_game(title)
    view = view_of(game, game.variants[0], packs)
    scene = options_page(view, table_for(SPACES[window], 4))
    sizes: dict[str, list[float]] = {"name": [], "facts": []}
    for key, piece in scene.pieces.items():
        if (kind := key.split(":")[0]) in sizes:
            sizes[kind].append(piece.look.fitted(piece.rect.w, piece.rect.h).size)  # type: ignore[attr-defined]
    assert len({*sizes["name"]}) == 1
    assert max(sizes["facts"], default=0) * ABOVE_FACTS <= sizes["name"][0] + 1


@pytest.mark.parametrize("window", SPACES)
def test_the_slips_of_a_row_fill_it(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS:
        view = view_of(game, variant)
        pieces = options_page(view, table).pieces
        slips = [pieces[f"rule:{rule.id}"].rect for rule in view.rules]
        rows = {slip.y: [one for one in slips if one.y == slip.y] for slip in slips}
        for row in rows.values():
            assert hull(row).w == pytest.approx(hull(slips).w), "a slip stands alone in its row"


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("title", ["clouds", "inkblots", "storyteller"])
def test_the_packs_on_the_table_lie_in_line(window: str, title: str) -> None:
    """Their slips are equally high, with names in letters of one size."""
    game = find_game(title)
    view = view_of(game, game.variants[0])
    pieces = options_page(view, table_for(SPACES[window], 5, names=NAMES)).pieces
    labels = [piece for key, piece in pieces.items() if key.startswith("label:")]
    names = [piece for key, piece in pieces.items() if key.startswith("name:")]
    assert len({round(label.rect.h) for label in labels}) == 1
    assert len({round(label.rect.y) for label in labels}) == 1
    assert len({one.look.fitted(one.rect.w, one.rect.h).size for one in names}) == 1  # type: ignore[attr-defined]


def the_page(view: OptionsView, **more: object) -> Scene:
    return options_page(view, table_for(SPACES["tablet"], 5, names=NAMES, **more))  # type: ignore[arg-type]


def test_a_tap_slides_a_pack_between_box_and_table() -> None:
    view = storyteller()
    resting = view._replace(packs=tuple(one._replace(used=False) for one in view.packs))
    playing = view._replace(packs=tuple(one._replace(used=True) for one in view.packs))
    in_box, on_table = the_page(resting), the_page(playing)
    box = in_box.pieces["box"].rect
    assert "box" not in on_table.pieces, "an empty box leaves its room to the packs on the table"
    for one in view.packs:
        key = f"deck:{one.id}"
        assert box.contains(in_box.pieces[key].rect)
        assert on_table.pieces[key].rect.h > in_box.pieces[key].rect.h
        for scene in (in_box, on_table):
            area = scene.pieces[f"pack:{one.id}"]
            assert area.tap == AppCommand(Command.PACK, one.id)
            assert area.rect.contains(scene.pieces[key].rect)
        assert in_box.pieces[key].dim > on_table.pieces[key].dim == 0


def test_only_the_chosen_candle_burns() -> None:
    view = storyteller()
    for chosen in range(3):
        scene = the_page(view._replace(length=view.length._replace(chosen=chosen)))
        burning = [scene.pieces[f"candle:{number}"].look.burns for number in range(3)]  # type: ignore[attr-defined]
        assert burning == [number == chosen for number in range(3)]


@pytest.mark.parametrize("window", ["tablet", "phone"])
@pytest.mark.parametrize("count", [1, 3, 4, 5, 9, 30])
def test_every_pack_can_be_brought_into_sight(window: str, count: int) -> None:
    """All packs come by when one turns on from the first to the last ones, and back."""
    table = table_for(SPACES[window], 4, names=NAMES)
    seen: list[str] = []
    first: int | None = 0
    while first is not None:
        pieces = options_page(storyteller(packs=count, first=first), table).pieces
        seen += [key for key in pieces if key.startswith("deck:")]
        assert ("packs-before" in pieces) == (first > 0)
        onward = pieces.get("packs-after")
        first = onward.tap.value if onward else None  # type: ignore[union-attr]
    assert seen == [f"deck:pack-{number}" for number in range(count)]
    most = MAX_PACKS.of(SPACES[window])
    assert ("packs-after" in options_page(storyteller(packs=count), table).pieces) == (count > most)


@pytest.mark.parametrize("window", SPACES)
def test_every_choice_of_every_rule_can_be_touched(window: str) -> None:
    """The candles and the slips, and what every unfolded slip offers."""
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS:
        view = view_of(game, variant)
        folded = touched(options_page(view, table))
        for rule in view.rules:
            assert AppCommand(Command.RULE, rule.id) in folded
        for rule in (view.length, *view.rules):
            shown = view._replace(unfolded=rule.id)
            offered = touched(options_page(shown, table))
            choices = {AppCommand(Command.CHOOSE, (rule.id, n)) for n in range(len(rule.choices))}
            assert choices <= offered


def test_high_contrast_darkens_the_table() -> None:
    assert the_page(storyteller(), high_contrast=True).shade >= CONTRAST_SHADE


def letters(piece: Piece) -> Rect:
    """The room that the letters of a text take."""
    fitted = piece.look.fitted(piece.rect.w, piece.rect.h)  # type: ignore[attr-defined]
    high = fitted.height - (LEADING - 1) * fitted.size
    middle = around(piece.rect.cx, piece.rect.cy, fitted.width, high)
    return middle._replace(x=piece.rect.x) if piece.look.align == "left" else middle  # type: ignore[attr-defined]


def first_pages(window: str) -> Iterator[tuple[OptionsView, Scene]]:
    """The page as everybody sees it first, in all languages."""
    for language in offered_languages():
        tr.use(language)
        for game, variant in VARIANTS:
            view = view_of(game, variant)
            yield view, options_page(view, table_for(SPACES[window], 5, names=NAMES))


@pytest.mark.parametrize("window", SPACES)
def test_the_frame_of_the_chosen_candle_fits_what_is_in_it(window: str) -> None:
    space = SPACES[window]
    for view, scene in first_pages(window):
        if len(view.length.choices) < 2:
            continue
        pieces, end = scene.pieces, f":{view.length.chosen}"
        frame = pieces[f"length{end}"].rect
        keys = [f"length-{name}{end}" for name in ("name", "detail", "minutes")]
        texts = [letters(pieces[key]) for key in keys if key in pieces]
        candles = [pieces[key].rect for key in (f"candle{end}",) if key in pieces]
        content, pad = hull([*candles, *texts]), IN_FRAME.of(space) * space.unit
        assert frame.inset(Gap.TINY * space.unit, pad).contains(content, slack=2)
        assert frame.h < 1.25 * (content.h + 2 * pad), "it is too high"
        assert all(candle.y >= text.top - 1 for candle in candles for text in texts)


@pytest.mark.parametrize("window", SPACES)
def test_lengths_and_slips_stand_in_one_grid(window: str) -> None:
    """Both fill their rows from edge to edge, with the same gap."""
    for view, scene in first_pages(window):
        rows: dict[float, list[Rect]] = {}
        for key, piece in scene.pieces.items():
            if key.startswith(("length:", "rule:")):
                rows.setdefault(round(piece.rect.top), []).append(piece.rect)
        edges = {(round(hull(row).x), round(hull(row).right)) for row in rows.values()}
        assert len(edges) <= 1, view.game
        gaps = {round(b.x - a.right) for row in rows.values() for a, b in pairwise(row)}
        assert len(gaps) <= 1, view.game


@pytest.mark.parametrize("window", SPACES)
def test_the_question_how_long_has_one_size_in_all_games(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    pages = [options_page(view_of(game, variant), table) for game, variant in VARIANTS]
    assert len({letter_size(page.pieces["question"]) for page in pages}) == 1


@pytest.mark.parametrize("window", SPACES)
def test_a_sentence_appears_only_if_something_is_missing(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    assert "sentence" not in options_page(storyteller(), table).pieces
    said = options_page(storyteller(warning="Two words are missing."), table).pieces
    assert said["sentence"].rect.y >= said["people"].rect.top, "above the tokens"


@pytest.mark.parametrize("window", [Space(360, 740), Space(740, 360)])
def test_between_the_bars_of_a_phone_everything_grows_by_one_factor(window: Space) -> None:
    large = window._replace(text_scale=1.5)
    usual, grown = (
        options_page(storyteller(), table_for(space, 5, names=NAMES)).pieces
        for space in (window, large)
    )
    factors = [
        letter_size(grown[key]) / letter_size(usual[key])
        for key in ("question", "length-name:0", "rule-value:votes")
    ]
    assert min(factors) > 1.1
    assert max(factors) / min(factors) < 1.15


@pytest.mark.parametrize("window", SPACES)
def test_the_same_words_of_all_candles_are_equally_large(window: str) -> None:
    for view, scene in first_pages(window):
        for name in ("name", "detail", "minutes"):
            written = [one for key, one in scene.pieces.items() if key.startswith(f"length-{name}")]
            sizes = {one.look.fitted(one.rect.w, one.rect.h).size for one in written}  # type: ignore[attr-defined]
            assert len(sizes) <= 1, (view.game, name)


@pytest.mark.parametrize("window", SPACES)
def test_nothing_is_written_on_the_corner_of_a_slip(window: str) -> None:
    for view, scene in first_pages(window):
        for rule in view.rules:
            slip = scene.pieces[f"rule:{rule.id}"].rect
            folded = SLIP_CORNER.of(SPACES[window])
            corner = Rect(slip.right - folded, slip.y, folded, folded)
            assert not letters(scene.pieces[f"rule-value:{rule.id}"]).overlaps(corner)


@pytest.mark.parametrize("window", SPACES)
def test_no_mark_lies_on_the_name_of_a_pack(window: str) -> None:
    for view, scene in first_pages(window):
        for pack in view.packs:
            if f"used:{pack.id}" in scene.pieces:
                mark = scene.pieces[f"used:{pack.id}"].rect
                assert not letters(scene.pieces[f"name:{pack.id}"]).inset(1).overlaps(mark)


@pytest.mark.parametrize("window", SPACES)
def test_a_mark_lies_beyond_the_corner_of_what_is_to_be_read(window: str) -> None:
    for view, scene in first_pages(window):
        for pack in view.packs:
            if f"used:{pack.id}" in scene.pieces:
                mark, deck = (scene.pieces[f"{key}:{pack.id}"].rect for key in ("used", "deck"))
                top = deck if pack.pictures else deck.scaled(SLIP_WIDE)
                assert mark.cx > top.right
                assert mark.cy > top.top


@pytest.mark.parametrize("window", SPACES)
def test_there_is_no_box_while_nothing_rests_in_it(window: str) -> None:
    for view, scene in first_pages(window):
        if view.packs and all(pack.used for pack in view.packs):
            assert not {"box", "lid"} & scene.pieces.keys()


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("packs", [1, 2, 3])
def test_the_pictures_of_a_pack_stay_in_its_column(window: str, packs: int) -> None:
    """Beside it or climbing, whichever lets it be larger; the last one lies on the others."""
    view = storyteller(packs)
    view = view._replace(packs=tuple(one._replace(used=True) for one in view.packs))
    pieces = options_page(view, table_for(SPACES[window], 5, names=NAMES)).pieces
    for one in view.packs:
        deck, column = pieces[f"deck:{one.id}"], pieces[f"pack:{one.id}"].rect
        fan = [piece for key, piece in pieces.items() if key.startswith(f"fan:{one.id}:")]
        assert len(fan) == len(one.pictures) - 1
        assert [card.layer for card in fan] == sorted(card.layer for card in fan)
        assert fan[-1].layer < deck.layer
        boxes = [upright_box(card.rect, card.angle) for card in fan]
        climbing = [box for box in boxes if box.top > deck.rect.top + deck.rect.h * 0.1]
        assert len(climbing) in (0, len(fan))
        assert column.contains(hull([deck.rect, *climbing]), slack=1)
        assert max(boxes, key=lambda box: box.right) == boxes[-1], "it opens to the right"


def test_chosen_pictures_stand_for_our_packs() -> None:
    for pack_id, names in SHOWN.items():
        pack = library().find(pack_id)
        shown = shown_of(pack)
        assert [item.id for item in shown[: len(names)]] == [f"{pack_id}/{name}" for name in names]
        assert {*shown} == {*pack.items}


@pytest.mark.parametrize("window", SPACES)
def test_nothing_touches_the_edge_of_what_it_lies_on(window: str) -> None:
    """What is written keeps off the edge of its slip, and slips keep off that of the paper."""
    space = SPACES[window]
    for view, scene in first_pages(window):
        paper = scene.pieces["paper"].rect.inset(PAPER_PAD.of(space) * space.unit)
        for rule in view.rules:
            slip = scene.pieces[f"rule:{rule.id}"].rect
            assert paper.contains(slip, slack=1)
            for part in ("title", "value"):
                text = letters(scene.pieces[f"rule-{part}:{rule.id}"])
                assert slip.inset(IN_SLIP * space.unit, 0).contains(text, slack=2)
