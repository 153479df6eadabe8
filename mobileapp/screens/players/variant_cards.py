"""The cards on which people choose a variant.

Cards of variants for other numbers of players can be hidden.
"""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from engine.setup import Variant
from mobileapp.kivy_style.events import Event
from mobileapp.languages import counted
from mobileapp.languages.translation import tr
from mobileapp.match.draft import Draft
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.boxes import Column
from mobileapp.widgets.rows import InkTicked, PaperRow


class VariantCard(InkTicked, PaperRow):
    """A variant, on paper, with a red tick in its box if it is chosen.

    If it does not fit the number of players, it is pale and says how many players it needs.
    """

    value = ObjectProperty(None)
    title = StringProperty("")
    help = StringProperty("")
    summary = StringProperty("")
    options = StringProperty("")
    """The chosen options, one per line; of one variant among several, how long it takes."""
    fits = BooleanProperty(False)
    chosen = BooleanProperty(False)


class OtherVariants(PaperRow):
    """The button that shows or hides the variants that need more or fewer players."""

    unfolded = BooleanProperty(False)


class VariantCards(Column):
    """A card for every variant that fits the number of players, and a button to show the others.

    If no variant fits, every variant has a card. In a guided match, or if the game has only one
    variant, there is nothing to choose, and a single card describes the game. On a phone, this
    single card is left out.
    """

    unfolded = BooleanProperty(False)
    """Whether the variants that do not fit are shown too."""

    on_choose = Event()
    """A card was touched: the id of its variant."""
    _draft: Draft | None = None

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._others = OtherVariants()
        self._others.bind(on_release=self._fold_or_unfold)
        self.bind(unfolded=self._others.setter("unfolded"))

    def _fold_or_unfold(self, _button: OtherVariants) -> None:
        self.unfolded = not self.unfolded
        if self._draft is not None:
            self.fill(self._draft)

    def fill(self, draft: Draft) -> None:
        """Show the variants of the draft's game, those that fit the number of players first."""
        self._draft = draft
        if draft.guided or len(draft.game.variants) == 1:
            help_text = help_for(draft.variant, len(draft.people))
            summary = tr._(draft.game.info.summary)
            if theme.compact:
                self._show_cards([])
            else:
                self.describe(draft.minutes(), summary, help_text, options_of(draft))
            return
        fitting = [variant for variant in draft.game.variants if draft.fits(variant)]
        others = [variant for variant in draft.game.variants if variant not in fitting]
        foldable = bool(fitting and others)
        variants = fitting + (others if self.unfolded or not foldable else [])
        cards = self._show_cards(
            [variant.id for variant in variants], len(fitting) if foldable else None
        )
        for card, variant in zip(cards, variants, strict=True):
            card.fits = draft.fits(variant)
            card.disabled = not card.fits
            card.chosen = card.fits and variant is draft.variant
            card.help = help_for(variant, len(draft.people)) if card.fits else need_of(variant)
            card.summary, card.title = "", tr._(variant.title)
            card.options = _length(draft.minutes(variant)) if card.fits else ""

    def describe(self, minutes: int, summary: str, help_text: str = "", options: str = "") -> None:
        """Show a single card about what is played, because there is no variant to choose."""
        for card in self._show_cards([""]):
            card.fits, card.disabled, card.chosen = True, True, False
            card.help, card.summary, card.options = help_text, summary, options
            card.title = _length(minutes)

    def _show_cards(self, values: list[str], fold: int | None = None) -> list[VariantCard]:
        """Show a card for each of these ids, and the fold button at index `fold`; return the cards.

        Cards that show these ids already are kept.
        """
        wanted: list[str | None] = [*values]
        if fold is not None:
            wanted.insert(fold, None)
        shown = [None if w is self._others else w.value for w in reversed(self.children)]
        if shown != wanted:
            self.clear_widgets()
            for variant_id in wanted:
                if variant_id is None:
                    self.add_widget(self._others)
                else:
                    card = VariantCard(value=variant_id)
                    card.bind(on_release=self._choose)
                    self.add_widget(card)
        return [card for card in reversed(self.children) if card is not self._others]

    def _choose(self, card: VariantCard) -> None:
        self.dispatch("on_choose", card.value)


def help_for(variant: Variant, players: int) -> str:
    """The help of a variant, and what is different with this number of players, if anything."""
    said = (variant.help, variant.differs.get(players, ""))
    return " ".join(tr._(sentence) for sentence in said if sentence)


def _length(minutes: int) -> str:
    """How long a match takes, as a sentence of its own."""
    length = counted.about_minutes(minutes)
    return length[:1].upper() + length[1:]


def options_of(draft: Draft) -> str:
    """The chosen options, one per line; a switch is listed only if it is on.

    Empty for a guided match, which has no options.
    """
    lines = []
    asked = () if draft.guided else [one for one in draft.game_options() if one.asked]
    for option in asked:
        value = draft.value_of(option)
        chosen = next(tr._(choice.title) for choice in option.choices if choice.value == value)
        if value is True:
            lines.append(tr._(option.title))
        elif value is not False:
            # Translators: an option and what was chosen: Points to win: 30 points
            sentence = tr._("{option}: {choice}")
            lines.append(sentence.format(option=tr._(option.title), choice=chosen))
    return "\n".join(lines)


def need_of(variant: Variant) -> str:
    """A phrase that says how many players a variant needs."""
    if variant.min_players == variant.max_players:
        # Translators: a way to play that is not possible now, and why
        return tr.n("needs {n} player", "needs {n} players", variant.min_players).format(
            n=variant.min_players
        )
    return tr._("needs {least}–{most} players").format(
        least=variant.min_players, most=variant.max_players
    )


load_kv(__file__, text)
