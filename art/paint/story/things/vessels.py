"""What carries people and wishes: boats, a paper plane, a train. All of them head for -x."""

from art.paint.story.scene import Material, Thing


def paper_boat(paper: str = "#f6f0e4", stripe: str | None = None) -> Thing:
    """A folded paper boat about 2 long, perhaps with a coloured stripe."""
    thing = Thing("paper boat", centre=(0, 0.35, 0), radius=1.25)
    colour = "$paper"
    if stripe:
        colour = "mix($paper, $stripe, ramp(.03, .02, abs(p.y - .18 - .10 * abs(p.x))))"
    sheet = thing.material(colour, translucency=0.3, paper=paper, stripe=stripe or paper)
    thing.code(
        """
        vec3 m = abs(p);
        vec3 fold = vec3(m.x, p.y, m.z) - vec3(0, 0, .12);
        float sides = abs(dot(fold, normalize(vec3(.30, -.42, .86)))) - .012;
        float rim = .30 + .34 * pow(m.x, 1.3);
        sides = max(sides, max(p.y - rim, -p.y));
        sides = max(sides, (m.x - .66 - .62 * p.y) * .8);
        sides = max(sides, m.z - .6);
        float outline = max(dot(m.xz - vec2(0, .12), normalize(vec2(.3, .86))), m.x - .66);
        float keel = max(abs(p.y) - .02, outline);
        float slope = dot(vec2(m.x, p.y) - vec2(.46, .1), normalize(vec2(.74, .46)));
        float leaves = abs(m.z - .10 * (1. - p.y / .82)) - .012;
        float peak = max(max(slope, -(p.y - .08)), leaves);
        """
    )
    thing.body("min(min(sides, keel), peak) * .75", sheet)
    return thing


def rowboat(hull: str = "#7a4a2c", inner: str = "#c08a50") -> Thing:
    """A planked rowing boat about 2.2 long with two benches."""
    thing = Thing("rowboat", centre=(0, 0.25, 0), radius=1.3)
    planks = thing.material(
        "mix($hull, $inner, step(0., -(abs(p.z) - .30 + .25 * p.x * p.x)))"
        " * (.75 + .35 * step(.25, fract(p.y * 12.)))",
        hull=hull,
        inner=inner,
    )
    thing.code(
        """
        float away = abs(p.z);
        float beam = .42 * sqrt(max(1. - p.x * p.x / 1.25, 0.))
                   * (.55 + .75 * saturate(p.y * 1.6 + .1));
        float gunwale = .36 + .16 * p.x * p.x;
        float outside = max(max(away - beam, p.y - gunwale), max(-p.y, abs(p.x) - 1.11));
        float inside = max(max(away - beam + .06, -(p.y - .10)), abs(p.x) - 1.);
        """
    )
    thing.body("max(outside, -inside) * .6", planks)
    thing.part("roundBox(p - vec3(.3, .26, 0), vec3(.09, .02, .36), .01)", planks)
    thing.part("roundBox(p - vec3(-.4, .26, 0), vec3(.09, .02, .36), .01)", planks)
    return thing


def ship(
    hull: str = "#5a3424",
    sail: str = "#f0e4c8",
    flag: str = "#b3261e",
    stripe: str | None = None,
) -> Thing:
    """A three-masted galleon about 3 long and 2.5 high; its waterline is y = 0."""
    thing = Thing("sailing ship", centre=(0, 1.2, 0), radius=2.1)
    planks = thing.material("$hull * (.7 + .4 * step(.2, fract(p.y * 9.)))", hull=hull)
    canvas = thing.material(
        "mix($sail, $stripe, step(.5, fract(p.y * 2.2)))",
        role="cloth",
        translucency=0.5,
        sail=sail,
        stripe=stripe or sail,
    )
    spar = thing.material("#3a2418")
    cloth = thing.material(flag, role="cloth")
    lit = thing.material("#ffd070", glow=1.3)
    thing.code(
        """
        float away = abs(p.z);
        float deck = .42 + .10 * p.x * p.x + .38 * ramp(.75, .95, p.x);
        float beam = .42 * sqrt(max(1. - pow(abs(p.x + .05) / 1.42, 2.6), 0.))
                   * (.45 + .8 * saturate(p.y * 1.3 + .35));
        float wood = max(max(away - beam, p.y - deck), max(-p.y - .3, abs(p.x) - 1.38));
        """
    )
    thing.body("wood * .6", planks)
    for x, height in ((-0.65, 2.0), (0.1, 2.45), (0.8, 1.9)):
        thing.part("taper(p, $foot, $top, .045, .02)", spar, foot=(x, 0.3, 0), top=(x, height, 0))
        _square_sail(thing, x, 0.62, height * 0.36, 0.62, canvas, spar)
        _square_sail(thing, x, 0.62 + height * 0.40, height * 0.24, 0.46, canvas, spar)
        thing.part(
            "max(abs(p.z + .04 * sin((p.x - $x) * 12.)) - .012,"
            " rectangle(p.xy - vec2($x, $y) - vec2(.14, 0), vec2(.14, .07))) * .8",
            cloth,
            x=x,
            y=height - 0.05,
        )
    thing.part("taper(p, vec3(-1.3, .5, 0), vec3(-1.95, .85, 0), .04, .015)", spar)
    thing.part("box(vec3(abs(p.x - 1.05) - .12, p.y - .55, away - .30), vec3(.05, .06, .08))", lit)
    return thing


def _square_sail(
    thing: Thing,
    x: float,
    foot: float,
    height: float,
    half_width: float,
    canvas: Material,
    spar: Material,
) -> None:
    """A billowing sail on the mast at x, hanging from its yard."""
    head = foot + height
    thing.code(
        """
        {
            vec3 q = p - $middle;
            q.x += .18 - .55 * q.z * q.z - .25 * q.y * q.y / $square;
            float sheet = max(abs(q.x) - .02, max(abs(q.y) - $half, abs(q.z) - $half_width));
            r = nearer(r, vec2(sheet * .7, $canvas));
        }
        """,
        middle=(x, foot + height / 2, 0),
        square=height * height,
        half=height / 2,
        half_width=half_width,
        canvas=canvas,
    )
    thing.part(
        "capsule(p, $port, $starboard, .022)",
        spar,
        port=(x, head, -half_width),
        starboard=(x, head, half_width),
    )


def paper_plane(paper: str = "#fbf4e6") -> Thing:
    """A folded paper plane about 1.3 long."""
    thing = Thing("paper plane", radius=0.85)
    sheet = thing.material(paper, translucency=0.3)
    thing.code(
        """
        float away = abs(p.z);
        float outline = dot(vec2(p.x, away) - vec2(-.70, 0), normalize(vec2(-.42, 1.)));
        float wings = max(max(outline, p.x - .55), abs(p.y - .05 - .10 * away) - .010);
        float belly = dot(p.xy - vec2(-.70, .05), normalize(vec2(-.20, -1.)));
        belly = max(max(belly, p.x - .50), p.y - .05);
        float keel = max(belly, abs(away - .10 * (p.y + .2) * .3) - .012);
        """
    )
    thing.body("min(wings, keel) * .8", sheet)
    return thing


def train(body: str = "#8a2a22", iron: str = "#2a2a34", gold: str = "#d8b04a") -> Thing:
    """A steam engine with its tender, about 3 long."""
    thing = Thing("train", centre=(0.2, 0.6, 0), radius=1.9)
    paint = thing.material(body, shine=0.4)
    black = thing.material(iron, shine=0.4)
    brass = thing.material(gold, shine=0.8)
    lit = thing.material("#ffd070", glow=1.4)
    thing.body("cylinder((p - vec3(-.35, .68, 0)).yxz, .62, .30) - .01", paint)
    thing.part("cylinder((p - vec3(-.99, .68, 0)).yxz, .03, .32) - .01", black)
    thing.code("vec3 hoop = vec3(mod(p.x + .9, .4) - .2, p.y - .68, p.z);")
    thing.part("max(cylinder(hoop.yxz, .02, .318), abs(p.x + .35) - .6)", brass)
    thing.part("cone(p - vec3(-.75, 1.12, 0), .2, .09, .16) - .01", black)
    thing.part("ellipsoid(p - vec3(-.3, 1., 0), vec3(.12, .14, .12))", brass)
    thing.code(
        """
        float cab = roundBox(p - vec3(.52, .88, 0), vec3(.32, .52, .38), .03);
        float opening = box(p - vec3(.5, 1.1, 0), vec3(.18, .16, .6));
        """
    )
    thing.part("max(cab, -opening)", paint)
    thing.part("box(p - vec3(.5, 1.1, 0), vec3(.18, .16, .2))", lit)
    thing.part("roundBox(p - vec3(.52, 1.42, 0), vec3(.42, .04, .46), .03)", black)
    thing.part("roundBox(p - vec3(1.3, .65, 0), vec3(.38, .32, .34), .04)", paint)
    thing.part("box(p - vec3(.2, .33, 0), vec3(1.4, .06, .30))", black)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float axle = clamp(floor((p.x + .95) / .5 + .5), 0., 5.) * .5 - .95;
        vec3 wheel = side - vec3(axle + .1, .22, .34);
        """
    )
    thing.part("max(length(wheel.xy) - .22, abs(wheel.z) - .04)", black)
    thing.part("torusZ(wheel, .21, .035)", brass)
    thing.part("length(p - vec3(-1.05, 1., 0)) - .09", lit)
    thing.part("taper(side, vec3(-1., .28, .1), vec3(-1.3, .1, .25), .05, .03)", brass)
    return thing
