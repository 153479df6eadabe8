"""How so many people play: the variants that fit, which is chosen, how many the others need."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.setup import Variant
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import Draft
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.press import Pressable


class VariantCard(Pressable, BoxLayout):
    """One way to play: paper with a golden rim where it fits, else dim and with what it needs."""

    value = ObjectProperty(None)
    title = StringProperty("")
    help = StringProperty("")
    summary = StringProperty("")
    options = StringProperty("")
    """What awaits people and how it is set up, where one card has all the room."""
    fits = BooleanProperty(False)
    chosen = BooleanProperty(False)


class VariantCards(BoxLayout):
    """A card for every variant; where there is no choice, one that tells how it is played, if there
    is room for it."""

    __events__ = ("on_choose",)

    def fill(self, draft: Draft) -> None:
        """Show what fits so many people, that first; cards that are there already change."""
        variants = sorted(draft.game.variants, key=lambda v: not draft.fits(v))
        no_choice = draft.guided or len(variants) == 1
        if no_choice:
            variants = [] if theme.compact else [draft.variant]
        if [card.value for card in reversed(self.children)] != [v.id for v in variants]:
            self.clear_widgets()
            for variant in variants:
                card = VariantCard(value=variant.id, title=tr._(variant.title))
                card.bind(on_release=self._choose)
                self.add_widget(card)
        for card, variant in zip(reversed(self.children), variants, strict=True):
            card.fits = no_choice or draft.fits(variant)
            card.disabled = no_choice or not card.fits
            card.chosen = not card.disabled and variant is draft.variant
            card.help = help_for(variant, len(draft.people)) if card.fits else need_of(variant)
            card.summary = tr._(draft.game.info.summary) if no_choice else ""
            card.options = options_of(draft) if no_choice else ""
            lasts = tr._("about {n} minutes").format(n=draft.game.info.minutes)
            card.title = lasts if no_choice else tr._(variant.title)

    def _choose(self, card: VariantCard) -> None:
        self.dispatch("on_choose", card.value)

    def on_choose(self, variant: str) -> None:
        pass


def help_for(variant: Variant, players: int) -> str:
    """How it is played, and what is different with so many."""
    said = (variant.help, variant.differs.get(players, ""))
    return " ".join(tr._(sentence) for sentence in said if sentence)


def options_of(draft: Draft) -> str:
    """What is chosen among the options, a line each; a switch is told only where it is on."""
    lines = []
    for option in () if draft.guided else draft.game_options():
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
    """How many it takes."""
    if variant.least == variant.most:
        # Translators: a way to play that is not possible now, and why
        return str(tr.n("needs {n} player", "needs {n} players", variant.least)).format(
            n=variant.least
        )
    return str(tr._("needs {least}–{most} players")).format(least=variant.least, most=variant.most)


load_kv(__file__, text)
