"""Ways to somewhere else: doors, stairs and ladders."""

import math

from art.paint.story.scene import Thing


def door(
    leaf: str = "#7a2a22",
    frame: str = "#e8dcc0",
    light: str = "#ffd88a",
    ajar: float = 60,
    glow: float = 1.4,
    knob: str = "#e8c04a",
    portal: str | None = None,
) -> Thing:
    """A door, 2 high, opened by `ajar` degrees on light or on a `portal`, a GLSL colour."""
    thing = Thing("door", centre=(0, 1.05, -0.2), radius=1.55)
    wood = thing.material("$leaf * (.75 + .4 * fbm2(vec2(p.x * 22., p.y * 2.)))", leaf=leaf)
    plaster = thing.material("$frame * (.85 + .3 * fbm3(p * 6.))", frame=frame)
    beyond = thing.material(
        portal or "mix(#fff4d0, $light, ramp(0., 2., p.y))", glow=glow, light=light
    )
    brass = thing.material(knob, shine=0.9)
    thing.code(
        """
        float surround = max(box(p - vec3(0, 1.05, 0), vec3(.62, 1.08, .10)),
                             -box(p - vec3(0, .98, 0), vec3(.48, 1., .3))) - .012;
        surround = min(surround, roundBox(p - vec3(0, 2.16, 0), vec3(.70, .06, .14), .02));
        surround = min(surround, roundBox(p - vec3(0, .02, 0), vec3(.68, .04, .2), .01));
        """
    )
    thing.body("surround", plaster)
    thing.part("box(p - vec3(0, 1., .05), vec3(.49, .99, .015))", beyond)
    thing.code(
        """
        vec3 q = p - vec3(-.47, 0, -.06);
        q.xz = turn($angle) * q.xz;
        q.x -= .47;
        float panels = box(vec3(abs(q.x) - .22, abs(q.y - 1.) - .45, abs(q.z) - .03),
                           vec3(.15, .34, .012));
        float slab = max(roundBox(q - vec3(0, 1., 0), vec3(.465, .96, .03), .01), -panels);
        """,
        angle=math.radians(ajar),
    )
    thing.part("slab", wood)
    thing.part("length(vec3(q.x - .38, q.y - .95, abs(q.z) - .06)) - .045", brass)
    if glow > 0:
        thing.light((0, 1, -0.5), light, strength=1.6, reach=1.6)
    return thing


def stairs(
    steps: int = 14,
    width: float = 0.5,
    rise: float = 0.16,
    run: float = 0.22,
    stone: str = "#d8c8a8",
) -> Thing:
    """Free floating slabs leading up along +z from the origin; width is half their width."""
    height, length = steps * rise, steps * run
    thing = Thing(
        "stairs", centre=(0, height / 2, length / 2), radius=math.hypot(height, length) / 2 + width
    )
    slab = thing.material("$stone * (.8 + .35 * fbm3(p * 5.))", stone=stone)
    thing.code(
        """
        float flight = 1e3;
        float here = clamp(floor(p.z / $run), 0., $last);
        for (int j = -1; j <= 1; j++) {
            float i = clamp(here + float(j), 0., $last);
            vec3 q = p - vec3(0, (i + .5) * $rise, (i + .5) * $run);
            flight = min(flight, roundBox(q, $slab, .012));
        }
        """,
        last=steps - 1,
        rise=rise,
        run=run,
        slab=(width, rise * 0.5, run * 0.56),
    )
    thing.body("flight * .9", slab)
    return thing


def ladder(
    height: float = 4.0, width: float = 0.22, wood: str = "#a87a4a", rung: float = 0.24
) -> Thing:
    """A ladder, narrower at the top; width is half its width, rung the distance of the rungs."""
    thing = Thing("ladder", centre=(0, height / 2, 0), radius=height / 2 + 0.35)
    timber = thing.material("$wood * (.8 + .4 * noise(p.xy * vec2(20., 4.)))", wood=wood)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float rails = capsule(side, $foot, $top, .032);
        float nearest = clamp(floor(p.y / $rung + .5), 1., $last);
        vec3 q = p - vec3(0, nearest * $rung, 0);
        float rungs = capsule(q, vec3(-$width, 0, 0), vec3($width, 0, 0), .024);
        """,
        foot=(width, 0, 0),
        top=(width * 0.85, height, 0),
        rung=rung,
        last=math.floor(height / rung) - 1,
        width=width,
    )
    thing.body("min(rails, rungs) * .9", timber)
    return thing
