"""Things to carry or to keep: umbrella, key, birdcage and snow globe."""

from art.paint.story.colour import mix
from art.paint.story.scene import Thing


def umbrella(
    cloth: str = "#b3261e",
    stripe: str | None = None,
    handle: str = "#1a1410",
    radius: float = 0.42,
) -> Thing:
    """An open umbrella, upright, with its handle at y = 0."""
    thing = Thing("umbrella", centre=(0, 0.62, 0), radius=0.78)
    canopy = thing.material(
        "mix($cloth, $stripe, step(.5, fract(atan(p.x, p.z) * 8. / 6.2832)))",
        role="cloth",
        translucency=0.5,
        cloth=cloth,
        stripe=stripe or mix(cloth, "#000000", 0.25),
    )
    stick = thing.material(handle)
    thing.code(
        """
        vec3 top = p - vec3(0, .70, 0);
        float scallops = .5 + .5 * cos(atan(top.x, top.z) * 8.);
        float dome = abs(ellipsoid(top, $radii)) - .010;
        """,
        radii=(radius, radius * 0.92, radius),
    )
    thing.body("max(dome, -(top.y - .035 * scallops - .01)) * .8", canopy)
    thing.part("capsule(p, vec3(0, .02, 0), vec3(0, 1.16, 0), .013)", stick)
    thing.part("max(torusZ(p - vec3(.05, .02, 0), .05, .014), p.y - .02)", stick)
    return thing


def key(metal: str = "#d8a838", height: float = 2.2) -> Thing:
    """A key standing upright, its clover bow on top and its bit towards +x."""
    thing = Thing("key", centre=(0, height / 2, 0), radius=height * 0.62)
    gold = thing.material("$metal * (.75 + .45 * fbm3(p * 5.))", shine=0.9, metal=metal)
    thing.code(
        """
        vec3 top = p - vec3(0, $height, 0);
        float whole = capsule(p, vec3(0, .06, 0), vec3(0, $shank, 0), .075);
        whole = min(whole, roundBox(p - vec3(.22, .16, 0), vec3(.20, .085, .05), .02));
        whole = min(whole, roundBox(p - vec3(.18, .45, 0), vec3(.16, .07, .05), .02));
        whole = min(whole, roundBox(p - vec3(.30, .30, 0), vec3(.06, .2, .05), .02));
        vec3 leaf = vec3(abs(top.x) - .20, top.y + .47, top.z);
        whole = smin(whole, torusZ(leaf, .19, .07), .05);
        whole = smin(whole, torusZ(top + vec3(0, .21, 0), .19, .07), .05);
        whole = smin(whole, length(top + vec3(0, .78, 0)) - .12, .03);
        whole = min(whole, torusY(top + vec3(0, .95, 0), .08, .05));
        """,
        height=height,
        shank=height - 0.6,
    )
    thing.body("whole", gold)
    return thing


def birdcage(
    metal: str = "#c09a3a", height: float = 1.7, radius: float = 0.6, bars: int = 16
) -> Thing:
    """An empty birdcage with a domed top and a perch."""
    thing = Thing("birdcage", centre=(0, height * 0.52, 0), radius=height * 0.68, step=0.9)
    wire = thing.material(metal, shine=0.6)
    thing.code(
        """
        vec3 bar = p;
        bar.xz = spokes(bar.xz, $bars);
        float whole = capsule(bar, vec3($radius, .1, 0), vec3($radius, $shoulder, 0), .016);
        vec3 dome = bar - vec3(0, $shoulder, 0);
        whole = min(whole, max(torusZ(dome, $radius, .016), -dome.y));
        whole = min(whole, torusY(p - vec3(0, .1, 0), $radius, .04));
        whole = min(whole, torusY(p - vec3(0, $shoulder, 0), $radius, .024));
        whole = min(whole, torusY(p - vec3(0, $shoulder * .5, 0), $radius, .02));
        whole = min(whole, cylinder(p - vec3(0, .05, 0), .045, $floor));
        whole = min(whole, torusZ(p - vec3(0, $top + .12, 0), .09, .022));
        whole = min(whole, length(p - vec3(0, $top, 0)) - .05);
        whole = min(whole, capsule(p, vec3(-.2, .55, 0), vec3(.2, .55, 0), .02));
        vec3 side = vec3(abs(p.x), p.yz);
        whole = min(whole, capsule(side, vec3(.2, .55, 0), vec3(.06, $top, 0), .008));
        """,
        bars=bars,
        radius=radius,
        shoulder=height * 0.58,
        top=height * 0.58 + radius,
        floor=radius * 1.05,
    )
    thing.body("whole", wire)
    return thing


def snow_globe(radius: float = 0.9) -> Thing:
    """A ball of glass around the origin on a turned foot, with snow in it up to y = -0.4."""
    thing = Thing("snow globe", centre=(0, -0.1, 0), radius=1.4)
    wood = thing.material(
        "mix(#4a2416, #8a4a2a, fbm2(vec2(atan(p.x, p.z) * 3., p.y * 22.)))", shine=0.4
    )
    gold = thing.material("#d8a848", shine=0.7)
    snow = thing.material("#f4f8ff * (.9 + .16 * fbm2(p.xz * 5.))")
    thing.body("cone(p - vec3(0, -.80, 0), .17, .86, .70) - .03", wood)
    thing.part("torusY(p - vec3(0, -.98, 0), .84, .05)", wood)
    thing.part("torusY(p - vec3(0, -.60, 0), .70, .06)", gold)
    thing.code("float drift = p.y + .45 + .07 * sin(p.x * 3.) * cos(p.z * 2.4);")
    thing.part("max(length(p) - $inside, drift)", snow, inside=radius - 0.015)
    thing.glass((0, 0, 0), radius)
    return thing


def spectacles(wide: float = 0.060, radius: float = 0.042) -> Thing:
    """Round glasses around the origin for eyes that look towards -z; `wide` is half apart."""
    thing = Thing("spectacles", radius=0.25)
    gold = thing.material("#d8a848", shine=0.8)
    thing.code("vec3 side = vec3(abs(p.x), p.yz);")
    thing.body(
        "length(vec2(length(side.xy - vec2($wide, 0)) - $radius, p.z)) - .0055",
        gold,
        wide=wide,
        radius=radius,
    )
    thing.part(
        """min(capsule(p, vec3(-$inner, .012, 0), vec3($inner, .012, 0), .005),
                capsule(side, vec3($outer, .01, 0), vec3($outer + .03, .02, .15), .005))""",
        gold,
        inner=wide - radius,
        outer=wide + radius,
    )
    return thing
