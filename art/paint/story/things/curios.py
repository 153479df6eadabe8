"""Curious objects: chess pieces, an egg, a gear and an anchor."""

from typing import Literal

from art.paint.story.glsl import tube
from art.paint.story.scene import Thing

ChessKind = Literal["pawn", "rook", "knight", "bishop", "queen", "king"]

_KNIGHT_NECK = tube(
    [(0.06, 0.5, 0, 0.22), (0.12, 0.85, 0, 0.23), (0.04, 1.2, 0, 0.19), (-0.10, 1.38, 0, 0.15)],
    5,
    "neck",
)
_CHESS_SHAPES: dict[ChessKind, str] = {
    "pawn": """
        piece = smin(piece, cone(p - vec3(0, .52, 0), .36, .26, .12), .08);
        piece = min(piece, cylinder(p - vec3(0, .88, 0), .03, .22) - .015);
        piece = min(piece, length(p - vec3(0, 1.1, 0)) - .22);
        """,
    "rook": """
        piece = smin(piece, cone(p - vec3(0, .60, 0), .45, .28, .20), .08);
        float battlement = max(cylinder(p - vec3(0, 1.2, 0), .18, .30) - .01,
                               -cylinder(p - vec3(0, 1.35, 0), .2, .2));
        vec3 gap = p;
        gap.xz = spokes(gap.xz, 6.);
        battlement = max(battlement, -box(gap - vec3(.3, 1.4, 0), vec3(.15, .12, .07)));
        piece = min(piece, battlement);
        """,
    "knight": f"""
        piece = smin(piece, cone(p - vec3(0, .42, 0), .25, .28, .22), .06);
        {_KNIGHT_NECK}
        piece = smin(piece, neck, .05);
        piece = smin(piece, taper(p, vec3(-.08, 1.38, 0), vec3(-.42, 1.12, 0), .15, .10), .06);
        vec3 side = vec3(p.xy, abs(p.z));
        piece = smin(piece, taper(side, vec3(.02, 1.45, .08), vec3(.05, 1.66, .08), .06, .01), .03);
        piece = min(piece, length(side - vec3(-.16, 1.38, .13)) - .03);
        """,
    "bishop": """
        piece = smin(piece, cone(p - vec3(0, .66, 0), .5, .27, .12), .08);
        piece = min(piece, cylinder(p - vec3(0, 1.14, 0), .03, .22) - .015);
        piece = min(piece, ellipsoid(p - vec3(0, 1.36, 0), vec3(.19, .25, .19)));
        piece = min(piece, length(p - vec3(0, 1.64, 0)) - .06);
        """,
    "queen": """
        piece = smin(piece, cone(p - vec3(0, .75, 0), .6, .28, .14), .08);
        piece = min(piece, cylinder(p - vec3(0, 1.32, 0), .03, .26) - .015);
        float points = p.y - 1.62 - .08 * cos(atan(p.x, p.z) * 8.);
        piece = min(piece, max(cone(p - vec3(0, 1.52, 0), .2, .16, .30), points));
        piece = min(piece, length(p - vec3(0, 1.72, 0)) - .10);
        """,
    "king": """
        piece = smin(piece, cone(p - vec3(0, .75, 0), .6, .28, .14), .08);
        piece = min(piece, cylinder(p - vec3(0, 1.32, 0), .03, .26) - .015);
        piece = min(piece, cone(p - vec3(0, 1.5, 0), .16, .16, .25) - .02);
        piece = min(piece, ellipsoid(p - vec3(0, 1.68, 0), vec3(.2, .08, .2)));
        piece = min(piece, roundBox(p - vec3(0, 1.9, 0), vec3(.045, .16, .04), .015));
        piece = min(piece, roundBox(p - vec3(0, 1.92, 0), vec3(.13, .045, .04), .015));
        """,
}


def chess_piece(kind: ChessKind = "pawn", colour: str = "#2a2024") -> Thing:
    """A chess piece, 1.3 (pawn) to 2 (king) high; the knight looks towards -x."""
    thing = Thing("chess piece", kind, centre=(0, 0.9, 0), radius=1.15)
    lacquer = thing.material("$colour * (.8 + .3 * fbm3(p * 4.))", shine=0.6, colour=colour)
    thing.code(
        """
        float piece = cylinder(p - vec3(0, .06, 0), .06, .42) - .02;
        piece = min(piece, ellipsoid(p - vec3(0, .17, 0), vec3(.37, .10, .37)));
        """
    )
    thing.code(_CHESS_SHAPES[kind])
    thing.body("piece * .95", lacquer)
    return thing


def egg(
    shell: str = "#f2e6d0",
    crack: bool = True,
    spots: str = "#c8a888",
    light: str | None = None,
    radius: float = 0.8,
) -> Thing:
    """A spotted egg; through a crack one sees the light inside."""
    thing = Thing("egg", centre=(0, radius * 1.2, 0), radius=radius * 1.5)
    speckled = thing.material(
        "mix($shell, $spots, ramp(.62, .68, fbm3(p * 6.)))", shine=0.3, shell=shell, spots=spots
    )
    inside = thing.material(light or "#ffd070", glow=2.2)
    thing.code(
        """
        vec3 q = (p - vec3(0, $middle, 0)) / $radius;
        q.xz *= 1. + .18 * q.y;
        float whole = ellipsoid(q, vec3(.92, 1.22, .92)) * $radius * .85;
        """,
        middle=radius * 1.18,
        radius=radius,
    )
    if not crack:
        thing.body("whole", speckled)
        return thing
    thing.code(
        """
        float around = atan(q.x, q.z);
        float zigzag = .42 + .12 * (abs(fract(around * 3.5) - .5) * 2. - .5);
        zigzag += .08 * sin(around * 2.);
        float gape = .03 * ramp(.9, .2, abs(around + 3.1416 * sign(-around)));
        float gap = abs(q.y - zigzag) - .03 - gape;
        """
    )
    thing.body("max(whole, -gap * $radius * .6)", speckled, radius=radius)
    thing.part("whole + .06", inside)
    return thing


def gear(
    metal: str = "#b08a4a", radius: float = 1.0, teeth: int = 14, thickness: float = 0.12
) -> Thing:
    """A cogwheel around the z axis; thickness is half its thickness."""
    thing = Thing("gear", radius=radius * 1.2)
    brass = thing.material("$metal * (.7 + .45 * fbm3(p * 5.))", shine=0.6, metal=metal)
    thing.code(
        """
        float outline = length(p.xy) - $radius * .88;
        vec2 tooth = spokes(p.xy, $teeth) - vec2($radius * .95, 0);
        outline = min(outline, rectangle(tooth, vec2($radius * .11, $radius * .09)));
        vec2 hole = spokes(p.xy, 6.) - vec2($radius * .55, 0);
        outline = max(outline, -(length(hole) - $radius * .18));
        outline = max(outline, -(length(p.xy) - $radius * .12));
        """,
        radius=radius,
        teeth=teeth,
    )
    thing.body("extrude(outline, p.z, $thickness) - .01", brass, thickness=thickness)
    return thing


def anchor(iron: str = "#4a5560", height: float = 2.0) -> Thing:
    """A ship's anchor standing upright."""
    thing = Thing("anchor", centre=(0, height / 2, 0), radius=height * 0.7)
    rusty = thing.material("$iron * (.7 + .5 * fbm3(p * 6.))", shine=0.3, iron=iron)
    thing.code(
        """
        vec3 q = p / $scale - vec3(0, 1, 0);
        float whole = capsule(q, vec3(0, -.85, 0), vec3(0, .7, 0), .075);
        whole = min(whole, torusZ(q - vec3(0, .85, 0), .15, .055));
        whole = min(whole, capsule(q, vec3(-.36, .5, 0), vec3(.36, .5, 0), .06));
        whole = min(whole, max(torusZ(q - vec3(0, -.15, 0), .70, .075), q.y + .25));
        vec3 side = vec3(abs(q.x), q.yz);
        whole = min(whole, taper(side, vec3(.52, -.42, 0), vec3(.74, -.12, 0), .15, .01));
        """,
        scale=height / 2,
    )
    thing.body("whole * $scale", rusty, scale=height / 2)
    return thing


def crown() -> Thing:
    """A crown with seven points and seven rubies."""
    thing = Thing("crown", centre=(0, 0.1, 0), radius=0.5)
    gold = thing.material("#f0c040", shine=0.8)
    ruby = thing.material("#d03a3a", shine=0.8)
    thing.code(
        """
        float a = atan(p.x, p.z);
        float top = .16 + .20 * abs(fract(a * 7. / 6.2832) - .5) * 2.;
        """
    )
    thing.body("max(abs(length(p.xz) - .38) - .03, max(-p.y, p.y - top)) * .7", gold)
    thing.code("vec3 q = p - vec3(0, .1, 0); q.xz = spokes(q.xz, 7.);")
    thing.part("length(q - vec3(.41, 0, 0)) - .05", ruby)
    return thing
