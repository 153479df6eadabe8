"""Measures the brightness and colours of photos.

Robots go by these, because they cannot see what a photo shows.
"""

from collections import Counter

from PIL import Image

from engine.packs import LOOK_PREFIX

SIDE = 32
"""The width and height of the reduced photo that is measured, in pixels."""
DARK, BRIGHT = 70, 175
"""A photo is dark if its mean brightness, from 0 to 255, is below `DARK`, and bright if it is above
`BRIGHT`.
"""
VIVID = 45
"""The minimum difference between the strongest and the weakest channel of a coloured pixel.

The channels are red, green and blue, from 0 to 255. Pixels with a smaller difference are black,
white or grey.
"""
BROWN = 150
"""Orange pixels whose value, from 0 to 255, is below this are brown; the others are gold."""
HUES = ((12, "red"), (32, "orange"), (50, "gold"), (118, "green"), (182, "blue"), (240, "pink"))
"""Pairs of the hue at which a colour ends, and its name; hues run from 0 (red) to 255.

Pink includes purple. Hues beyond pink are red again.
"""
MAIN, MINOR = 0.25, 0.1
"""The minimum shares of the pixels of a photo that a colour must have.

A colour with `MAIN` or more gets a tag. The colours with `MINOR` or more are counted to decide
whether a photo gets the tag “look:colourful”.
"""
MOST_COLOURS = 2
"""The maximum number of colour tags of a photo; a photo with more colours is colourful."""


def look_tags(photo: Image.Image) -> list[str]:
    """Tags such as “look:dark” and “look:red” for the brightness and the colours of a photo.

    First comes the brightness, if the photo is dark or bright; then “look:colourful”, if more than
    `MOST_COLOURS` colours have a share of at least `MINOR`; then the most frequent colours with a
    share of at least `MAIN`, at most `MOST_COLOURS`. If there is none of these, the only tag is
    “look:grey” if the share of all coloured pixels is below `MINOR`; otherwise there is no tag.
    """
    small = photo.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    brightness = sum(small.convert("L").tobytes()) / SIDE**2
    pixels = small.convert("HSV").tobytes()
    colours = Counter(map(_colour, pixels[::3], pixels[1::3], pixels[2::3]))
    shares = {colour: count / SIDE**2 for colour, count in colours.most_common() if colour}
    looks = ["dark"] * (brightness < DARK) + ["bright"] * (brightness > BRIGHT)
    if sum(share >= MINOR for share in shares.values()) > MOST_COLOURS:
        looks.append("colourful")
    looks += [colour for colour, share in shares.items() if share >= MAIN][:MOST_COLOURS]
    return [LOOK_PREFIX + look for look in looks or ["grey"] * (sum(shares.values()) < MINOR)]


def _colour(hue: int, saturation: int, value: int) -> str:
    """The name of the colour of a pixel; empty for black, white and grey."""
    if saturation * value < VIVID * 255:
        return ""
    colour = next((name for end, name in HUES if hue < end), "red")
    if colour == "orange":
        return "gold" if value >= BROWN else "brown"
    return colour
