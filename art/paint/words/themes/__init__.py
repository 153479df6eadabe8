"""The words, theme by theme; each function draws one of them."""
