"""Tests of the tokens that stand for players to choose from."""

import pytest

from mobileapp.player_profile import PlayerProfile
from mobileapp.theme import theme
from mobileapp.widgets.person_button import OtherButton, PersonButton, add_tokens
from mobileapp.widgets.sheet import Sheet
from tests.mobileapp.conftest import Start

NAMES = "Ana", "Ben", "Grandma", "Maximilian", "Dan", "Eve", "Finn", "Gil", "Hal", "Ida"


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
def test_ten_people_are_chosen_from_tokens_side_by_side(
    start: Start, size: str, scale: float
) -> None:
    driver = start(size)
    theme.text_scale = scale
    sheet, chosen = Sheet(title="Who begins?"), []
    tokens = [(OtherButton(text="By lot", icon="dice-multiple"), lambda: chosen.append(""))]
    for name in NAMES:
        profile = PlayerProfile(name, "red", "bell")
        tokens.append((PersonButton(profile=profile), lambda name=name: chosen.append(name)))
    add_tokens(sheet, tokens)
    sheet.open()
    driver.wait(0.6)
    shown = [token for token, _ in tokens]
    assert len({token.letters for token in shown}) == 1
    rows = {round(token.top) for token in shown}
    assert len(rows) <= 3
    for token in shown:
        assert token.token <= token.width
        assert token.ids.name.width <= token.width + 1
    if size != "phone-landscape":
        assert sheet.ids.content.height <= sheet.ids.scroll.height + 1, "it need not be scrolled"
    driver.tap(shown[3])
    assert chosen == ["Grandma"]
