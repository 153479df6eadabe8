"""Measures the brightness and colours of photos.

Robots use these measures, because they cannot see what a photo shows.
"""

from collections import Counter

from PIL import Image

from engine.packs import VISUAL_TAG_PREFIX

SIDE = 32
"""The width and height of the reduced photo that is measured, in pixels."""
DARK, BRIGHT = 70, 175
"""The limits of the mean brightness of a photo, from 0 to 255.

A photo is dark if it is below `DARK`, and bright if it is above `BRIGHT`.
"""
VIVID = 45
"""The minimum difference between the strongest and the weakest channel of a coloured pixel.

The channels are red, green and blue, from 0 to 255. Pixels with a smaller difference are black,
white or grey.
"""
BROWN = 150
"""Orange pixels whose HSV value, from 0 to 255, is below this are brown; the others are gold."""
HUES = ((12, "red"), (32, "orange"), (50, "gold"), (118, "green"), (182, "blue"), (240, "pink"))
"""Pairs of the hue at which a colour ends, and the colour's name; hues run from 0 (red) to 255.

Pink includes purple. Hues beyond pink are red again.
"""
MAIN, MINOR = 0.25, 0.1
"""The minimum shares of a photo's pixels that a colour must have.

A colour with at least the share `MAIN` gets a tag. Colours with at least the share `MINOR` count
towards the tag “look:colourful”.
"""
MAX_COLOURS = 2
"""The maximum number of colour tags of a photo."""


def visual_tags(photo: Image.Image) -> list[str]:
    """Tags such as “look:dark” and “look:red” for the brightness and the colours of a photo.

    A dark or bright photo gets a tag for that. A photo in which more than `MAX_COLOURS` colours
    have the share `MINOR` gets “look:colourful”. Each of the `MAX_COLOURS` most frequent colours
    gets a tag if it has the share `MAIN`. A photo without any of these tags gets “look:grey” if all
    its coloured pixels together do not reach the share `MINOR`.
    """
    small = photo.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    brightness = sum(small.convert("L").tobytes()) / SIDE**2
    pixels = small.convert("HSV").tobytes()
    colours = Counter(map(_colour, pixels[::3], pixels[1::3], pixels[2::3]))
    shares = {colour: count / SIDE**2 for colour, count in colours.most_common() if colour}
    tags = ["dark"] * (brightness < DARK) + ["bright"] * (brightness > BRIGHT)
    if sum(share >= MINOR for share in shares.values()) > MAX_COLOURS:
        tags.append("colourful")
    tags += [colour for colour, share in shares.items() if share >= MAIN][:MAX_COLOURS]
    return [VISUAL_TAG_PREFIX + tag for tag in tags or ["grey"] * (sum(shares.values()) < MINOR)]


def _colour(hue: int, saturation: int, value: int) -> str:
    """The name of the colour of a pixel; empty for black, white and grey."""
    if saturation * value < VIVID * 255:
        return ""
    colour = next((name for end, name in HUES if hue < end), "red")
    if colour == "orange":
        return "gold" if value >= BROWN else "brown"
    return colour
