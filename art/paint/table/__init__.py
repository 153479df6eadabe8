"""What lies on the table besides the decks: symbols, tokens, tiles, cards, covers and the icon."""
