"""The cards, one function each; `card.all_cards()` finds every file in this folder."""
