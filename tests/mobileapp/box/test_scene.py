"""Tests of the page with the options as a scene, in windows of many sizes and all languages."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from engine.core import Game
from engine.registry import all_games
from engine.setup import LENGTH, Variant
from mobileapp.assets import ASSETS
from mobileapp.box.scene import MAX_PACKS, options_page
from mobileapp.box.views import ChoiceView, OptionsView, PackView, RuleView
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages import language_name, offered_languages
from mobileapp.languages.translation import tr
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, hull
from mobileapp.stage.page_parts import minutes_text
from mobileapp.stage.parts import CONTRAST_SHADE
from mobileapp.stage.piece import AppCommand
from mobileapp.stage.scene import Scene
from tests.support.cases import in_turn
from tests.support.scene_checks import SPACES, check, table_for

NAMES = ("Nora", "Theo", "Grandma", "Ravi", "Mila", "Otto", "Jo", "Eva")
PICTURE = ASSETS / "packs" / "story-dawn" / "thumbs" / "back.webp"
VARIANTS = [(game, variant) for game in all_games() for variant in game.variants]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    tr.use("en")


def pack(number: int, used: bool = True, words: bool = False) -> PackView:
    found = PackView(f"pack-{number}", "Children’s words for inkblots", "120 pictures",
                     "Cut paper", used)  # fmt: skip
    if words:
        return found._replace(words=("Cat", "Witch", "Dancing", "Spy"))
    return found._replace(title="Midnight", pictures=(PICTURE,) * 4)


def rules_of(game: Game, variant: Variant) -> list[RuleView]:  # type: ignore[type-arg]
    """The rules of a variant, in the language of the moment."""
    found = [
        RuleView(
            option.id,
            tr._(option.title),
            tr._(option.help),
            tuple(
                ChoiceView(tr._(choice.title), choice.detail and tr._(choice.detail), 25)
                for choice in option.choices
            ),
            0,
        )
        for option in game.options
        if option.applies_to(variant.id)
    ]
    if any(need.kind == "words" for need in game.needs):
        names = tuple(ChoiceView(language_name(one)) for one in offered_languages())
        found.append(RuleView("word-language", tr._("Language of the words"), "", names, 1))
        audiences = (tr._("Adults"), tr._("Children"), tr._("Everyone, mixed"))
        found.append(
            RuleView("words-for", tr._("Words for"), "", tuple(map(ChoiceView, audiences)), 2)
        )
    return found


def view_of(game: Game, variant: Variant, packs: int = 3, **more: object) -> OptionsView:  # type: ignore[type-arg]
    rules = rules_of(game, variant)
    view = OptionsView(
        game=tr._(game.title),
        cover=game_intro(game.id).cover,
        length=next((rule for rule in rules if rule.id == LENGTH), None),
        rules=tuple(rule for rule in rules if rule.id != LENGTH),
        packs=tuple(pack(n, n % 2 == 0, n % 3 == 1) for n in range(packs if game.needs else 0)),
        who="5 people",
        piles=game_ui(game.id).piles(),
    )
    return view._replace(**more)  # type: ignore[arg-type]


def storyteller(**more: object) -> OptionsView:
    game = next(game for game in all_games() if game.id == "storyteller")
    return view_of(game, game.variants[0], **more)  # type: ignore[arg-type]


def touched(scene: Scene) -> set[AppCommand]:
    """The commands of all pieces."""
    return {piece.tap for piece in scene.pieces.values() if isinstance(piece.tap, AppCommand)}


@pytest.mark.parametrize("window", SPACES)
@pytest.mark.parametrize("packs", [1, 3, 4, 9])
def test_every_variant_fits_every_window(window: str, packs: int) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS:
        view = view_of(game, variant, packs)
        check(options_page(view, table), table)
        for rule in filter(None, (view.length, *view.rules)):
            check(options_page(view._replace(unfolded=rule.id), table), table)


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize("window", SPACES)
def test_every_page_fits_in_every_language(language: str, window: str) -> None:
    tr.use(language)
    table = table_for(SPACES[window], 8, names=NAMES)
    turn = [*SPACES].index(window) + [*offered_languages()].index(language)
    for game, variant in in_turn(VARIANTS, turn, out_of=2):
        view = view_of(game, variant)
        check(options_page(view, table), table)
        for rule in filter(None, (view.length, *view.rules)):
            check(options_page(view._replace(unfolded=rule.id), table), table)


@pytest.mark.parametrize("window", SPACES)
def test_nobody_plays_yet_and_something_is_missing(window: str) -> None:
    table = table_for(SPACES[window], 0)
    problem = "Clouds for 4 needs 14 words; these packs have 0."
    scene = options_page(storyteller(who="Nobody sits here yet", problem=problem), table)
    check(scene, table)
    assert scene.pieces["sentence"].look.text == problem  # type: ignore[attr-defined]
    assert {*map(AppCommand, (Command.PEOPLE, Command.START, Command.BACK))} <= touched(scene)


@pytest.mark.parametrize("window", SPACES)
def test_the_lid_fills_a_table_with_nothing_to_choose(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    view = storyteller(packs=0)._replace(length=None, rules=())
    assert not view.piles
    scene = options_page(view, table)
    check(scene, table)
    lid = scene.pieces["lid"].rect
    assert lid.h > table.space.height * 0.4
    assert not lid.overlaps(scene.pieces["start"].rect)


WITHOUT_PACKS = [(game, variant) for game, variant in VARIANTS if game_ui(game.id).piles()]


def shown_things(scene: Scene) -> list[Rect]:
    return [piece.rect for key, piece in scene.pieces.items() if key.startswith("thing:")]


def test_games_without_packs_to_choose_from_have_a_full_box() -> None:
    assert {game.id for game, _ in WITHOUT_PACKS} == {"telepathy", "remember"}


@pytest.mark.parametrize("window", SPACES)
def test_the_things_of_a_game_fill_its_box_and_its_table(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in WITHOUT_PACKS:
        scene = options_page(view_of(game, variant, packs=0), table)
        things = shown_things(scene)
        assert min(min(thing.w, thing.h) for thing in things) > 40 * table.space.unit
        placed = [scene.pieces[key].rect for key in ("box", "lid", "paper", "title", "start")
                  if key in scene.pieces]  # fmt: skip
        for one, other in combinations([*things, *placed[2:]], 2):
            assert not one.overlaps(other)
        for thing, other in product(things, placed):
            assert not thing.overlaps(other)
        box = scene.pieces.get("box")
        assert box or window == "phone landscape"
        if box:
            piles = [one.rect for key, one in scene.pieces.items() if key.startswith("pile:")]
            assert len(piles) == len(game_ui(game.id).piles())
            assert all(box.rect.contains(pile) for pile in piles)
            assert max(pile.h for pile in piles) > box.rect.h * 0.6


@pytest.mark.parametrize("window", ["tablet", "portrait", "phone"])
def test_the_things_lie_under_their_wells_with_their_tops_in_line(window: str) -> None:
    for game, variant in WITHOUT_PACKS:
        pieces = options_page(view_of(game, variant, 0), table_for(SPACES[window], 2)).pieces
        for place, pile in enumerate(game_ui(game.id).piles()):
            things = [pieces[f"thing:{place}:{n}"].rect for n in range(len(pile.laid_out))]
            assert hull(things).cx == pytest.approx(pieces[f"pile:{place}"].rect.cx, rel=0.05)
            assert hull(things).top == pytest.approx(pieces["thing:0:0"].rect.top, abs=1)


@pytest.mark.parametrize("window", SPACES)
def test_a_match_of_one_length_says_how_long_it_takes(window: str) -> None:
    game = next(game for game in all_games() if game.id == "remember")
    length = RuleView(LENGTH, "", tr._(game.info.summary), (ChoiceView("", minutes=5),), 0)
    table = table_for(SPACES[window], 5, names=NAMES)
    scene = options_page(view_of(game, game.variants[0], length=length), table)
    check(scene, table)
    assert scene.pieces["length-minutes:0"].look.text == minutes_text(5)  # type: ignore[attr-defined]
    assert "length:0" not in scene.pieces, "there is nothing to choose"


@pytest.mark.parametrize("window", SPACES)
def test_the_titles_and_values_of_all_slips_have_one_size(window: str) -> None:
    table = table_for(SPACES[window], 5, names=NAMES)
    for game, variant in VARIANTS if not table.space.large_text else ():
        view = view_of(game, variant)
        pieces = options_page(view, table).pieces
        for part in ("rule-title", "rule-value"):
            written = [pieces[f"{part}:{rule.id}"] for rule in view.rules]
            sizes = {one.look.fitted(one.rect.w, one.rect.h).size for one in written}  # type: ignore[attr-defined]
            assert len(sizes) <= 1


def the_page(view: OptionsView, **more: object) -> Scene:
    return options_page(view, table_for(SPACES["tablet"], 5, names=NAMES, **more))  # type: ignore[arg-type]


def test_a_tap_slides_a_pack_between_box_and_table() -> None:
    view = storyteller()
    resting = view._replace(packs=tuple(one._replace(used=False) for one in view.packs))
    playing = view._replace(packs=tuple(one._replace(used=True) for one in view.packs))
    in_box, on_table = the_page(resting), the_page(playing)
    box, empty_box = in_box.pieces["box"].rect, on_table.pieces["box"].rect
    assert empty_box.h < box.h, "an empty box leaves its room to the packs on the table"
    for one in view.packs:
        key = f"deck:{one.id}"
        assert box.contains(in_box.pieces[key].rect)
        assert on_table.pieces[key].rect.top < empty_box.y
        for scene in (in_box, on_table):
            area = scene.pieces[f"pack:{one.id}"]
            assert area.tap == AppCommand(Command.PACK, one.id)
            assert area.rect.contains(scene.pieces[key].rect)
        assert in_box.pieces[key].dim > on_table.pieces[key].dim == 0


def test_only_the_chosen_candle_burns() -> None:
    view = storyteller()
    assert view.length is not None
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
        for rule in filter(None, (view.length, *view.rules)):
            shown = view._replace(unfolded=rule.id)
            offered = touched(options_page(shown, table))
            choices = {AppCommand(Command.CHOOSE, (rule.id, n)) for n in range(len(rule.choices))}
            assert choices <= offered


def test_what_does_not_apply_is_not_there() -> None:
    view = storyteller(length=None, rules=())
    scene = the_page(view)
    assert "paper" not in scene.pieces
    assert not [key for key in scene.pieces if key.startswith(("candle", "rule", "length"))]


def test_high_contrast_darkens_the_table() -> None:
    assert the_page(storyteller(), high_contrast=True).shade >= CONTRAST_SHADE
