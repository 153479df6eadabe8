"""What people have chosen so far for the next match; remembered from evening to evening."""

from dataclasses import dataclass, field
from typing import Any

from engine.arrange import arrange, find_variant
from engine.core import Game
from engine.packs import Pack
from engine.registry import find_game
from engine.setup import Option, Player, Setup, Value, Variant


@dataclass
class Draft:
    """A setup in the making. It may be wrong at any time; `setup` says what is."""

    game_id: str
    variant_id: str = ""
    players: list[Player] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    first: int | None = None
    options: dict[str, Value] = field(default_factory=dict)
    packs: set[str] | None = None
    """Ids of the chosen packs; None means all that suit."""

    @property
    def game(self) -> Game[Any]:
        return find_game(self.game_id)

    @property
    def variant(self) -> Variant:
        return find_variant(self.game, self.variant_id or self.game.variants[0].id)

    def choose_variant(self, variant_id: str) -> None:
        """Another variant has other options and roles."""
        self.variant_id = variant_id
        self.roles = []
        known = {option.id: option for option in self.game_options()}
        self.options = {
            option_id: value
            for option_id, value in self.options.items()
            if option_id in known
            and any(choice.value == value for choice in known[option_id].choices)
        }

    def game_options(self) -> list[Option]:
        """The options of the chosen variant."""
        return [o for o in self.game.options if o.applies_to(self.variant.id)]

    def value_of(self, option: Option) -> Value:
        return self.options.get(option.id, option.default)

    def roles_by_seat(self) -> tuple[str, ...]:
        """The chosen roles, or the default ones when the company has changed."""
        default = self.variant.roles(len(self.players))
        return tuple(self.roles) if len(self.roles) == len(default) else default

    def setup(
        self, seed: int, packs: list[Pack], last_used: dict[str, int], hidden: frozenset[str]
    ) -> Setup:
        """The complete setup, or BadSetup with the sentence that says what is wrong."""
        return arrange(
            self.game,
            self.players,
            seed,
            variant=self.variant.id,
            options=self.options,
            roles=self.roles_by_seat(),
            first=self.first,
            packs=[pack for pack in packs if self.packs is None or pack.id in self.packs],
            last_used=last_used,
            hidden=hidden,
        )
