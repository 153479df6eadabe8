"""Which variants fit so many people, which is chosen, and how many the others need."""

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.setup import Variant
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import Draft
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.press import Pressable


class VariantCard(Pressable, BoxLayout):
    """One way to play: paper with a golden rim where it fits, else dim and with what it needs."""

    value = ObjectProperty(None)
    title = StringProperty("")
    help = StringProperty("")
    fits = BooleanProperty(False)
    chosen = BooleanProperty(False)


class VariantCards(BoxLayout):
    """A card for every variant; none where there is no choice."""

    __events__ = ("on_choose",)

    def fill(self, draft: Draft) -> None:
        """Show what fits so many people, that first; cards that are there already change."""
        single = draft.guided or len(draft.game.variants) == 1
        variants = () if single else sorted(draft.game.variants, key=lambda v: not draft.fits(v))
        if [card.value for card in reversed(self.children)] != [v.id for v in variants]:
            self.clear_widgets()
            for variant in variants:
                card = VariantCard(value=variant.id, title=tr._(variant.title))
                card.bind(on_release=self._choose)
                self.add_widget(card)
        for card, variant in zip(reversed(self.children), variants, strict=True):
            card.title = tr._(variant.title)
            card.fits = draft.fits(variant)
            card.disabled = not card.fits
            card.chosen = card.fits and variant is draft.variant
            card.help = tr._(variant.help) if card.fits else need_of(variant)

    def _choose(self, card: VariantCard) -> None:
        self.dispatch("on_choose", card.value)

    def on_choose(self, variant: str) -> None:
        pass


def need_of(variant: Variant) -> str:
    """How many it takes."""
    if variant.least == variant.most:
        # Translators: a way to play that is not possible now, and why
        return str(tr.n("needs {n} player", "needs {n} players", variant.least)).format(
            n=variant.least
        )
    return str(tr._("needs {least}–{most} players")).format(least=variant.least, most=variant.most)


load_kv(__file__, text)
