"""The colours and symbols of players: what a token shows."""

PLAYER_COLOURS = {
    "coral": "#F08A76",
    "sea": "#63C3C0",
    "violet": "#B39BEB",
    "leaf": "#9CCB7B",
    "sky": "#7FB2F0",
    "terracotta": "#D9825B",
    "rose": "#F29BC1",
    "mint": "#A5E0C0",
    "sand": "#DDBB96",
    "ice": "#D5E1F2",
}
"""The players' colours in the order in which they are assigned.

The first ones differ most from each other.
"""
# No symbol is a sun, a moon or a drop, which mean something in the games. Likewise, no colour is
# gold, which marks buttons.
PLAYER_SYMBOLS = (
    "acorn",
    "lantern",
    "star",
    "leaf",
    "snail",
    "boat",
    "key",
    "bell",
    "feather",
    "shell",
)
ROBOT_COLOURS = {"steel": "#9AA6B4", "tin": "#B5B6B4", "iron": "#7D8A99"}
"""The robots' colours: the greys of metal, which no person can choose."""
FORMER_KEYS = {"gold": "terracotta", "sun": "acorn", "moon": "lantern", "drop": "snail"}
"""Colours and symbols of earlier versions, and their replacements."""


def current_key(key: str) -> str:
    """The key of a colour or symbol; a key of an earlier version is replaced by a current one."""
    return FORMER_KEYS.get(key, key)


def colour_of(key: str) -> str:
    """The player colour with this key, as #RRGGBB; the first colour if the key is unknown."""
    return (PLAYER_COLOURS | ROBOT_COLOURS).get(current_key(key), PLAYER_COLOURS["coral"])
