"""Colours: sRGB hex strings for people, linear light for the renderer."""

Vec3 = tuple[float, float, float]


def channels(colour: str) -> Vec3:
    """The sRGB channels of "#rrggbb", each from 0 to 1."""
    red, green, blue = _bytes(colour)
    return red / 255, green / 255, blue / 255


def linear(colour: str, strength: float = 1.0) -> Vec3:
    """The colour in linear light, scaled by a light's strength."""
    red, green, blue = (_to_linear(channel) * strength for channel in channels(colour))
    return red, green, blue


def mix(first: str, second: str, share: float) -> str:
    """A blend of two colours, holding `share` of the second."""
    pairs = zip(_bytes(first), _bytes(second), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in pairs)


def _bytes(colour: str) -> bytes:
    return bytes.fromhex(colour.removeprefix("#"))


def _to_linear(channel: float) -> float:
    if channel <= 0.04045:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
