"""Animals folded from paper: facets in three tones of one colour."""

from collections.abc import Sequence

from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import blob, ellipse, polygon, strip
from art.paint.story.sheets import Outline, Point, Sheet

Facet = tuple[float, tuple[Point, ...]]
"""A tone, from -1 dark to 1 light, and the corners of one side of the fold."""


def folded(colour: str, facets: Sequence[Facet], *tags: str, lift: float = 10) -> list[Sheet]:
    """The facets of one folded sheet: together they cast one shadow, between them are creases."""
    silhouette = Outline(tuple(corners for _, corners in facets))
    sheets = [Sheet(silhouette, mix(colour, "#000000", 0.25), tags, lift=lift)]
    for tone, corners in facets:
        towards, share = ("#fffaf0", 0.34) if tone > 0 else ("#1a1026", 0.36)
        light = mix(colour, towards, share * abs(tone))
        deep = mix(light, "#1a1026", 0.10)
        sheets.append(Sheet(polygon(*corners), light, lift=0, shade=deep))
    return sheets


def fox(colour: str = "#e2703a", tail: str = "#fff3e0") -> list[Sheet]:
    """A sitting fox that looks to the right, about one high at the origin."""
    facets: list[Facet] = [
        (-0.6, ((-0.32, 0.0), (-0.62, 0.10), (-0.78, 0.42), (-0.50, 0.24))),
        (0.3, ((-0.32, 0.0), (-0.50, 0.24), (-0.30, 0.22))),
        (-0.2, ((-0.34, 0.0), (-0.28, 0.34), (0.10, 0.0))),
        (0.4, ((-0.28, 0.34), (0.06, 0.62), (0.10, 0.0))),
        (-0.5, ((0.06, 0.62), (0.24, 0.50), (0.10, 0.0))),
        (0.1, ((0.10, 0.0), (0.24, 0.50), (0.26, 0.0))),
        (-0.3, ((-0.06, 0.60), (0.02, 1.02), (0.12, 0.78))),
        (0.5, ((0.12, 0.78), (0.30, 1.0), (0.28, 0.72))),
        (0.2, ((-0.06, 0.60), (0.12, 0.78), (0.24, 0.50))),
        (0.8, ((0.12, 0.78), (0.28, 0.72), (0.52, 0.52), (0.24, 0.50))),
    ]
    sheets = folded(colour, facets, "fox")
    sheets.append(Sheet(polygon((-0.62, 0.10), (-0.78, 0.42), (-0.69, 0.28)), tail, lift=1))
    sheets.append(Sheet(polygon((0.24, 0.50), (0.52, 0.52), (0.36, 0.60)), tail, lift=1))
    sheets.append(Sheet(ellipse(0.022).at(0.52, 0.53), "#1c1420", lift=1))
    sheets.append(Sheet(ellipse(0.018, 0.024).at(0.27, 0.655), "#1c1420", ("eye",), lift=1))
    return sheets


def deer(colour: str = "#b9794a", antlers: str = "#e8d3ac") -> list[Sheet]:
    """A standing deer that looks to the right, about 1.3 high at the origin."""
    horns = Outline(())
    for side in (-1, 1):
        x = 0.42 + 0.05 * side
        horns = horns | strip(
            ((x, 0.95), (x + 0.10 * side, 1.15), (x + 0.06 * side, 1.36)), 0.03, 0.014
        )
        horns = horns | strip(((x + 0.06 * side, 1.08), (x + 0.24 * side, 1.20)), 0.022, 0.010)
        horns = horns | strip(((x + 0.09 * side, 1.20), (x + 0.20 * side, 1.34)), 0.018, 0.010)
    facets: list[Facet] = [
        (-0.7, ((-0.36, 0.50), (-0.30, 0.0), (-0.25, 0.0), (-0.22, 0.46))),
        (-0.7, ((0.10, 0.46), (0.17, 0.0), (0.22, 0.0), (0.22, 0.50))),
        (-0.2, ((-0.46, 0.62), (-0.40, 0.0), (-0.35, 0.0), (-0.24, 0.48))),
        (0.1, ((0.14, 0.46), (0.26, 0.0), (0.31, 0.0), (0.30, 0.56))),
        (0.4, ((-0.46, 0.62), (-0.30, 0.74), (0.20, 0.70), (-0.24, 0.46))),
        (-0.1, ((-0.24, 0.46), (0.20, 0.70), (0.30, 0.52), (0.12, 0.44))),
        (0.7, ((0.06, 0.70), (0.34, 0.96), (0.40, 0.82), (0.30, 0.52))),
        (-0.4, ((0.34, 0.96), (0.20, 1.02), (0.38, 0.90))),
        (0.2, ((0.34, 0.96), (0.48, 0.98), (0.64, 0.80), (0.58, 0.76), (0.40, 0.82))),
        (-0.5, ((-0.46, 0.62), (-0.54, 0.56), (-0.44, 0.52))),
    ]
    sheets = [Sheet(horns, antlers, ("antlers",), lift=6), *folded(colour, facets, "deer")]
    sheets.append(Sheet(ellipse(0.016).at(0.47, 0.90), "#1c1420", ("eye",), lift=1))
    return sheets


def bird(colour: str = "#fff4de") -> list[Sheet]:
    """A flying crane that looks to the right, about two across around the origin."""
    facets: list[Facet] = [
        (-0.8, ((-0.05, 0.0), (0.25, 0.05), (0.55, 0.95))),
        (-0.3, ((-1.0, 0.28), (-0.10, -0.20), (0.15, 0.08))),
        (0.1, ((-0.15, -0.18), (0.62, 0.12), (0.10, 0.12))),
        (0.9, ((-0.30, 0.02), (0.30, 0.02), (-0.35, 1.10))),
        (0.5, ((0.50, 0.02), (1.02, 0.20), (0.62, 0.24))),
    ]
    return folded(colour, facets, "bird", "folded paper", lift=7)


def bear(colour: str = "#6b4636") -> list[Sheet]:
    """A sitting bear seen from the front, about 1.4 high at the origin."""
    snout = mix(colour, "#fff0dc", 0.5)
    body = blob("-.5,0 -.56,.35 -.4,.78 0,.92 .4,.78 .56,.35 .5,0 .5,0 -.5,0")
    ears = ellipse(0.12).at(-0.27, 1.34) | ellipse(0.12).at(0.27, 1.34)
    inner = ellipse(0.06).at(-0.27, 1.34) | ellipse(0.06).at(0.27, 1.34)
    skull = blob("-.38,1.06 -.28,1.34 0,1.42 .28,1.34 .38,1.06 .2,.82 -.2,.82")
    return [
        Sheet(body, colour, ("bear",), lift=12),
        Sheet(ellipse(0.26, 0.34).at(0, 0.40), mix(colour, "#fff0dc", 0.22), lift=3),
        Sheet(ears, mix(colour, "#000000", 0.12), lift=5),
        Sheet(inner, mix(colour, "#e09080", 0.4), lift=1),
        Sheet(skull, colour, ("face",), lift=8),
        Sheet(ellipse(0.17, 0.13).at(0, 0.97), snout, lift=3),
        Sheet(ellipse(0.06, 0.042).at(0, 1.03), "#1c1420", lift=2),
        Sheet(
            ellipse(0.03).at(-0.14, 1.15) | ellipse(0.03).at(0.14, 1.15),
            "#1c1420",
            ("eye",),
            lift=1,
        ),
        Sheet(strip([(-0.08, 0.93), (0.0, 0.90), (0.08, 0.93)], 0.016), "#1c1420", lift=1),
    ]


def crow_outline(flying: bool = False) -> Outline:
    """A crow that looks to the right, about one long: standing at the origin, or on the wing."""
    if flying:
        body = blob(
            ".52,.03 .52,.03 .38,.09 .26,.11 .1,.08 -.14,.04 -.34,.02 -.6,.08 -.6,.08 -.52,-.02"
            " -.62,-.08 -.62,-.08 -.34,-.1 -.08,-.1 .18,-.06 .34,-.02"
        )
        upper = blob(
            ".2,.06 .2,.3 .1,.52 -.02,.78 -.02,.78 -.05,.62 -.14,.74 -.14,.74 -.15,.56 -.25,.66"
            " -.25,.66 -.24,.46 -.34,.52 -.34,.52 -.24,.28 -.14,.04"
        )
        lower = blob(
            ".16,-.04 .2,-.22 .12,-.4 .12,-.4 .06,-.3 -.01,-.36 -.01,-.36 -.06,-.2 -.1,-.06"
        )
        return body | upper | lower
    bird_body = blob(
        ".52,.5 .52,.5 .34,.56 .22,.6 .1,.54 .02,.4 -.16,.3 -.4,.12 -.62,-.06 "
        "-.62,-.06 -.5,-.1 -.28,.02 -.06,.06 .12,.1 .26,.24 .32,.42 .36,.48"
    )
    legs = strip(((0.02, 0.10), (0.03, -0.10)), 0.025) | strip(((0.12, 0.12), (0.13, -0.10)), 0.025)
    return bird_body | legs


def dog_outline() -> Outline:
    """A dog that sits and looks to the right, about 1.2 high at the origin."""
    return blob(
        "-.42,0 -.42,0 -.52,.2 -.42,.46 -.22,.66 -.08,.8 -.04,.94 -.14,.9 -.2,.98 "
        "-.1,1.12 .04,1.18 .18,1.14 .28,1.06 .46,1 .5,.93 .44,.87 .26,.84 .18,.72 "
        ".18,.5 .16,.28 .18,.06 .26,0 .26,0 .06,0 .06,0 .04,.26 -.04,.22 -.04,.06 0,0 "
        "0,0"
    )


def moth_outline() -> Outline:
    """A moth with open wings seen from above, about two across around the origin."""
    wing = blob("0,.1 .12,.34 .5,.56 1,.62 1,.62 .86,.2 .6,-.02 .62,-.34 .4,-.56 .16,-.42 0,-.14")
    feelers = strip([(0.02, 0.36), (0.12, 0.60), (0.30, 0.74)], 0.05, 0.02)
    half = wing | feelers
    return half | half.flipped() | ellipse(0.09, 0.44)


def hen_outline() -> Outline:
    """A sitting hen that looks to the right, about one high and wide at the origin."""
    return blob(
        "-.4,0 -.56,.24 -.66,.62 -.66,.62 -.46,.5 -.26,.38 -.04,.4 .12,.56 .2,.72 .32,.78 .44,.72"
        " .58,.66 .58,.66 .46,.6 .42,.44 .4,.2 .26,0 .26,0"
    )


def sheep() -> list[Sheet]:
    """A grazing sheep for woodcuts, its head down to the right, about one high at the origin."""
    wool = blob(
        "-.5,.4 -.54,.56 -.44,.7 -.28,.68 -.2,.8 -.02,.8 .08,.72 .24,.78 .38,.68 .4,.52 .5,.44"
        " .4,.3 .24,.26 .1,.3 -.06,.24 -.24,.28 -.4,.28"
    )
    face = blob(".4,.5 .52,.46 .62,.3 .66,.12 .56,.08 .46,.2 .36,.34")
    legs = Outline(())
    for x in (-0.34, -0.18, 0.12, 0.28):
        legs = legs | strip(((x, 0.34), (x, 0.0)), 0.08, 0.07)
    seam = strip([(0.34, 0.52), (0.40, 0.42), (0.35, 0.32)], 0.03)
    return [
        Sheet(legs | wool | face, "#fafafa", ("sheep",)),
        Sheet(seam | ellipse(0.03).at(0.52, 0.34), "#161616", ("eye",)),
    ]
