"""Builds a complete setup from what people chose, or raises BadSetup with the reason."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.chance import Chance
from engine.core import Game
from engine.errors import BadSetup
from engine.names import check_names, free_robot_name
from engine.packs import NO_SUPPLY, Supply, check_box, draw_box
from engine.setup import (
    SKILLS,
    Player,
    Setup,
    Value,
    Variant,
    check_option,
    check_skill,
    current_options,
)


def make_setup(
    game: Game[Any],
    players: Sequence[Player],
    seed: int,
    *,
    variant: str = "",
    options: Mapping[str, Value] | None = None,
    roles: Sequence[str] = (),
    first: int | None = None,
    supply: Supply = NO_SUPPLY,
) -> Setup:
    """Make a complete setup, with the robots of the variant and the box (the items to play with).

    If `variant`, an option or `roles` is missing, the default is used: the first variant of the
    game, the default of the option, the default roles of the variant. The box is drawn from those
    packs of `supply` that are for this game. Each robot of the variant gets the first free name.
    Raises BadSetup for a setup with which the game cannot be played.
    """
    chosen = find_variant(game, variant or game.variants[0].id)
    supply = replace(supply, packs=[pack for pack in supply.packs if game.id in pack.games])
    luck = Chance(seed, 0, "box")
    ids = frozenset(player.id for player in players if player.id)
    setup = Setup(
        game=game.id,
        variant=chosen.id,
        players=_with_robots_of(chosen, players, supply.robot_names),
        seed=seed,
        first=first,
        roles=tuple(roles) or chosen.roles(len(players)),
        options={
            option.id: option.default for option in game.options if option.applies_to(chosen.id)
        }
        | current_options(options or {}, game.old_options),
        box={need.kind: draw_box(need, supply, luck, ids) for need in game.needs},
        packs=tuple(pack.id for pack in supply.packs),
        language=supply.language,
        rules=game.rules_version,
    )
    check_setup(game, setup)
    return setup


def _with_robots_of(
    variant: Variant, people: Sequence[Player], names: Sequence[str]
) -> tuple[Player, ...]:
    """The given players, and after them the robots that belong to the variant."""
    players = list(people)
    for _ in range(variant.robots):
        name = free_robot_name((player.name for player in players), names)
        players.append(Player(name, robot=True, skill=SKILLS[-1]))
    return tuple(players)


def chosen_players(variant: Variant, players: Sequence[Player]) -> tuple[Player, ...]:
    """All players except the robots that belong to the variant, which have the last seats."""
    return tuple(players[: len(players) - variant.robots])


def find_variant(game: Game[Any], variant_id: str) -> Variant:
    """The variant with that id; if there is none, raises BadSetup with a list of all variants."""
    for variant in game.variants:
        if variant.id == variant_id:
            return variant
    raise BadSetup(
        "bad-variant",
        "{game} has no variant “{variant}”; choose from {choices}.",
        game=game.title,
        variant=variant_id,
        choices=", ".join(variant.id for variant in game.variants),
    )


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Raise BadSetup for a setup with which the game cannot be played."""
    variant = find_variant(game, setup.variant)
    count = len(chosen_players(variant, setup.players))
    if not all(player.robot for player in setup.players[count:]):
        raise BadSetup(
            "no-robots", "{robots} robots belong to this variant.", robots=variant.robots
        )
    if not variant.min_players <= count <= variant.max_players:
        _refuse_count(game, variant, count)
    check_names(player.name for player in setup.players)
    for player in setup.players:
        check_skill(player.skill)
    if setup.first is not None and not 0 <= setup.first < count:
        raise BadSetup("bad-first", "The first player has to be somebody at the table.")
    if len(setup.roles) != len(variant.roles(count)):
        raise BadSetup("bad-roles", "Every player needs a role.")
    _check_options(game, setup)
    for need in game.needs:
        box = setup.box.get(need.kind, ())
        check_box(need, box, game.title, len(setup.players), setup.options)
    game.check(setup)


def _refuse_count(game: Game[Any], variant: Variant, count: int) -> None:
    raise BadSetup(
        "player-count",
        "{game} ({variant}) is for {least} players, not {count}."
        if variant.min_players == variant.max_players
        else "{game} ({variant}) is for {least} to {most} players, not {count}.",
        game=game.title,
        variant=variant.title,
        least=variant.min_players,
        most=variant.max_players,
        count=count,
    )


def _check_options(game: Game[Any], setup: Setup) -> None:
    known = {option.id: option for option in game.options if option.applies_to(setup.variant)}
    chosen = current_options(setup.options, game.old_options)
    for option_id in chosen:
        if option_id not in known:
            raise BadSetup(
                "unknown-option",
                "{game} ({variant}) has no option “{option}”.",
                game=game.title,
                variant=setup.variant,
                option=option_id,
            )
    for option in known.values():
        if option.id not in chosen:
            if option.added_later:
                continue
            raise BadSetup("missing-option", "Option {option} is still open.", option=option.id)
        check_option(option, chosen[option.id])
