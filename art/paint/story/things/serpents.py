"""Creatures of old sea charts."""

from art.paint.story.colour import mix
from art.paint.story.glsl import glsl, tube
from art.paint.story.scene import Thing

_SPACING = 1.5  # from one loop to the next
_GIRTH = 0.30


def serpent(scales: str = "#3f7a5a", belly: str = "#e8d890", loops: int = 3) -> Thing:
    """A sea serpent heading for -x, its head and so many loops rising from the water at y = 0."""
    thing = Thing("sea serpent", centre=(-0.3, 0.5, 0), radius=loops * _SPACING * 0.75 + 1.2)
    skin = thing.material(
        "mix($scales * (.7 + .6 * ramp(.3, .6, noise(vec2(p.x * 9., atan(p.y, p.z) * 4.)))),"
        " $belly, ramp(-.2, -.7, n.y))",
        shine=0.4,
        scales=scales,
        belly=belly,
    )
    amber = thing.material("#f0c040", role="eye", glow=0.6)
    fin = thing.material(mix(scales, "#e0502a", 0.6))
    thing.code("float whole = 1e3;")
    for loop in range(loops):
        girth = _GIRTH * (1 - 0.22 * loop)
        radius = _SPACING * 0.32 * (1 - 0.1 * loop)
        thing.code(
            """
            {
                vec3 q = p - vec3($x, -.15, 0);
                float across = length(q.xy * vec2(1., .85));
                whole = min(whole, (length(vec2(across - $radius, q.z)) - $girth) * .9);
                float spikes = .13 * abs(sin(atan(q.y, q.x) * 9.));
                float crest = max(abs(across - $outside) - spikes, abs(q.z) - .02);
                r = nearer(r, vec2(crest * .6, $fin));
            }
            """,
            x=loop * _SPACING + 0.3,
            radius=radius,
            girth=girth,
            outside=radius + girth,
            fin=fin,
        )
    neck = [
        (-0.75, -0.3, 0.0, _GIRTH),
        (-0.72, 0.4, 0.0, _GIRTH * 0.95),
        (-0.85, 1.0, 0.0, _GIRTH * 0.75),
        (-1.15, 1.35, 0.0, _GIRTH * 0.75),
    ]
    thing.code(tube(neck, 6, "neck"))
    thing.code(
        """
        whole = min(whole, neck);
        float head = taper(p, vec3(-1.15, 1.38, 0), vec3(-1.65, 1.18, 0), $brow, $snout);
        whole = smin(whole, head, .12);
        vec3 side = vec3(p.xy, abs(p.z));
        float horns = taper(side, vec3(-1.05, 1.55, .12), vec3(-.75, 1.85, .2), .07, .015);
        whole = smin(whole, horns, .05);
        """,
        brow=_GIRTH * 0.85,
        snout=_GIRTH * 0.5,
    )
    thing.part("length(side - vec3(-1.30, 1.47, .19)) - .05", amber)
    thing.part("whole * .9", skin)
    return thing


def dragon_eye(radius: float = 1.0) -> Thing:
    """The open eye of something large, with a slit pupil between scaly lids, towards -z."""
    thing = Thing("eye", "dragon", radius=radius * 1.75, step=0.85)
    ball = thing.material(
        "iris",
        glow=0.42,
        shine=1.0,
        role="eye",
        normal=glsl(
            """
            vec2 on = p.xy / $radius;
            float d = length(on), a = atan(p.y, p.x);
            vec3 iris = mix(#f8d860, #d87a1a, ramp(.12, .72, d))
                * (.62 + .7 * fbm2(vec2(a * 5., d * 5.)));
            iris = mix(iris, #4a2008, ramp(.70, .86, d));
            float slit = abs(on.x) - .17 * (1. - pow(abs(on.y) / .80, 2.));
            iris = mix(iris, vec3(.004), ramp(.02, -.02, slit));
            iris = mix(iris, vec3(1.3), ramp(.10, .06, length(on - vec2(-.30, .34))));
            """,
            radius=radius,
        ),
    )
    scales = thing.material(
        "mix(#0f4a44, #3fa08a, ramp(.2, .8, scale)) * (.55 + .7 * fbm3(p * 4. / $radius))",
        shine=0.35,
        radius=radius,
        normal=glsl(
            """
            vec2 u = p.xy * 4.2 / $radius;
            u.x += .5 * mod(floor(u.y), 2.);
            float scale = 1. - length(fract(u) - vec2(.5, .35));
            """,
            radius=radius,
        ),
    )
    thing.body("length(p) - $radius", ball, radius=radius)
    thing.code(
        """
        vec3 q = p / $radius;
        float open = .62 * (1. - .62 * q.x * q.x), slant = .12 * q.x;
        float bump = .03 * sin(q.x * 16.) * sin(q.y * 16.);
        float shell = abs(length(q * vec3(.92, 1., 1.)) - 1.10) - .16 + bump;
        float lids = min(smax(shell, -(q.y - open - slant), .05),
                         smax(shell, q.y + open * .72 - slant, .05));
        float brow = ellipsoid(q - vec3(.05, .98, -.55), vec3(1.15, .20, .42)) + bump;
        lids = smin(lids, brow, .16);
        lids = smin(lids, ellipsoid(q - vec3(0, -.95, -.45), vec3(1., .16, .4)) + bump, .16);
        """,
        radius=radius,
    )
    thing.part("max(lids, q.z - .3) * .75 * $radius", scales, radius=radius)
    return thing
