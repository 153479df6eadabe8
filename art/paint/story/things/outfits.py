"""What dolls wear below the neck: coats, suits, dresses, skirts, cloaks, with cuffs and collars.

Written in `torso`, the point in the space of the upper body, where the neck is 0.62 high.
"""

from dataclasses import dataclass
from typing import Literal

Outfit = Literal["coat", "long coat", "suit", "shorts", "dress", "skirt", "cloak", "gown"]
Pattern = Literal["plain", "stripes", "checks", "dots", "knit"]
Legwear = Literal["trousers", "bare", "none"]


@dataclass(frozen=True)
class Cut:
    """The shape of an outfit, as GLSL that declares `garb`, and what the legs below it wear."""

    shape: str
    legs: Legwear
    details: str = ""
    """GLSL that changes `cloth`, the colour, by `torso`."""


_CHEST = """
    vec3 slim = torso / vec3($girth, 1., $depth);
    float garb = ellipsoid(slim - vec3(0, .50, .005), vec3(.122, .125, .098));
    float around = atan(torso.x, torso.z), fold;
    """

_FRONT = """
    if (torso.z < 0.) {
        cloth *= mix(.55, 1., ramp(.002, .007, abs(torso.x - .012)));
        vec2 pocket = abs(vec2(abs(torso.x) - .085, torso.y - .33)) - vec2(.042, .007);
        cloth *= mix(.62, 1., ramp(.0, .006, max(pocket.x, pocket.y)));
    }
    """

_CUTS: dict[Outfit, Cut] = {
    "coat": Cut(
        _CHEST
        + """
        fold = .013 * sin(around * 7. + 1.) * ramp(.46, .22, torso.y);
        float skirt = cone(slim - vec3(0, .37, 0), .165, .168 + fold, .098) - .02;
        garb = smin(garb, skirt * .9, .05);
        """,
        "trousers",
        _FRONT,
    ),
    "long coat": Cut(
        _CHEST
        + """
        fold = .016 * sin(around * 6. + 1.) * ramp(.48, .12, torso.y);
        float skirt = cone(slim - vec3(0, .315, 0), .225, .150 + fold, .094) - .02;
        garb = smin(garb, skirt * .9, .05);
        """,
        "trousers",
        _FRONT,
    ),
    "suit": Cut(
        _CHEST
        + """
        fold = 0.;
        garb = smin(garb, cone(slim - vec3(0, .39, 0), .10, .098, .094) - .022, .05);
        """,
        "trousers",
        """
        float v = max(abs(torso.x) - .055 * ramp(.42, .58, torso.y), torso.z);
        cloth = mix(cloth, $trim, ramp(.004, -.004, v) * step(.42, torso.y));
        cloth *= mix(.55, 1., ramp(.002, .006, abs(torso.x)) + step(.43, torso.y));
        """,
    ),
    "shorts": Cut(
        _CHEST
        + """
        fold = 0.;
        garb = smin(garb, cone(slim - vec3(0, .41, 0), .075, .094, .094) - .022, .05);
        """,
        "bare",
        "cloth *= mix(.7, 1., ramp(.002, .006, abs(torso.y - .335)));",
    ),
    "dress": Cut(
        _CHEST
        + """
        fold = .028 * sin(around * 6. + .6) * ramp(.42, .12, torso.y);
        float skirt = cone(slim - vec3(0, .29, 0), .145, .195 + fold, .078) - .02;
        garb = smin(garb, skirt * .8, .045);
        """,
        "bare",
        """
        cloth = mix(cloth, $trim, ramp(.006, .002, abs(torso.y - .425) - .010));
        cloth = mix(cloth, $trim, ramp(.006, .002, abs(torso.y - .155) - .008));
        """,
    ),
    "skirt": Cut(
        _CHEST
        + """
        fold = .010 * sin(around * 14.) * ramp(.42, .20, torso.y);
        float skirt = cone(slim - vec3(0, .33, 0), .095, .150 + fold, .098) - .014;
        garb = smin(garb, skirt * .9, .02);
        """,
        "bare",
        "cloth = mix(cloth, $trim, ramp(.004, -.004, torso.y - .425));",
    ),
    "cloak": Cut(
        _CHEST
        + """
        fold = .022 * sin(around * 5. + 1.) * ramp(.52, .05, torso.y);
        float skirt = cone(slim - vec3(0, .30, .01), .285, .205 + fold, .082) - .025;
        garb = smin(garb, skirt * .85, .05);
        """,
        "none",
    ),
    "gown": Cut(
        _CHEST
        + """
        fold = .020 * sin(around * 6. + 1.) * ramp(.50, .08, torso.y);
        float skirt = cone(slim - vec3(0, .31, 0), .235, .165 + fold, .090) - .02;
        garb = smin(garb, skirt * .85, .06);
        """,
        "bare",
        "cloth = mix(cloth, $trim, ramp(.006, .002, abs(torso.y - .10) - .010));",
    ),
}

_PATTERNS: dict[Pattern, str] = {
    "plain": "",
    "stripes": "cloth = mix(cloth, $trim, ramp(-.06, .06, sin(p.y * 62.)));",
    "checks": """
        vec2 weave = vec2(sin(atan(p.x, p.z) * 11.), sin(p.y * 55.));
        cloth = mix(cloth, $trim, .45 * (ramp(.2, .5, weave.x) + ramp(.2, .5, weave.y)));
        """,
    "dots": """
        vec2 grid = vec2(atan(p.x, p.z) * 3.2, p.y * 17.);
        grid.x += .5 * mod(floor(grid.y), 2.);
        cloth = mix(cloth, $trim, ramp(.26, .20, length(fract(grid) - .5)));
        """,
    "knit": """
        cloth *= .82 + .30 * pow(abs(sin(p.y * 120. + 2. * abs(sin(atan(p.x, p.z) * 18.)))), .7);
        """,
}


def cut(outfit: Outfit) -> Cut:
    return _CUTS[outfit]


def pattern(name: Pattern) -> str:
    return _PATTERNS[name]
