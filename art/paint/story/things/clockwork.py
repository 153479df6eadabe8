"""A sun that runs by clockwork, its winding key, and a scaffold to reach it."""

from art.paint.story.scene import Thing


def smiling_sun() -> Thing:
    """A sun that looks at its own key, with red cheeks and a small smile."""
    thing = Thing("sun", centre=(0, 0, 0), radius=2.2)
    glowing = thing.material(
        "mix(mix(#f7a93a, #ffd860, ramp(.3, .7, fbm3(p * 2.))), #e8703a,"
        " .6 * ramp(.34, .1, length(vec2(abs(p.x) - .66, p.y + .16))))",
        glow=0.42,
    )
    orange = thing.material("mix(#f6b040, #d8662a, ramp(1.2, 2., length(p.xy)))", glow=0.3)
    ink = thing.material("#6a2c14")
    white = thing.material("#fffaf0", glow=0.2)
    thing.body("length(p) - 1.25", glowing)
    thing.code(
        """
        vec2 ray = spokes(p.xy, 16.), long_ = spokes(p.xy, 8.);
        ray.y += .05 * sin(ray.x * 9.);
        float flame = max(abs(ray.y) - .26 * (1.75 - ray.x), max(ray.x - 1.7, 1.1 - ray.x));
        float tall = max(abs(long_.y) - .15 * (2.1 - long_.x), max(long_.x - 2.1, 1.1 - long_.x));
        vec3 m = vec3(abs(p.x), p.yz);
        float face = length(p) - 1.25;
        float eye = length((m.xy - vec2(.42, .22)) * vec2(1., 1.15)) - .2;
        vec2 pupil = vec2(m.x - .42 - .05 * sign(p.x), p.y - .2);
        float smile = abs(length(p.xy - vec2(0, .12)) - .55) - .035;
        """
    )
    thing.part("max(abs(p.z) - .10, min(flame, tall)) * .6", orange)
    thing.part("max(face - .03, max(max(eye, p.y - .36), p.z))", white)
    thing.part("max(face - .045, max(length(pupil) - .11, max(p.y - .34, p.z)))", ink)
    thing.part("max(face - .06, max(max(abs(eye - .02) - .024, .24 - p.y), p.z))", ink)
    thing.part("max(face - .04, max(max(smile, p.y + .24), p.z))", ink)
    thing.part("length(p - vec3(0, -.06, -1.26)) - .12", glowing)
    return thing


def winding_key() -> Thing:
    """The key of a clockwork toy: a shaft along x, two round wings at its end."""
    thing = Thing("key", centre=(0.9, 0, 0), radius=1.5)
    brass = thing.material("#c8843a * (.75 + .4 * fbm3(p * 5.))", shine=0.8)
    thing.body("capsule(p, vec3(-.2, 0, 0), vec3(1.3, 0, 0), .11)", brass)
    thing.part("max(length(p.yz) - .2, abs(p.x - .2) - .08)", brass)
    thing.code("vec3 w = vec3(p.x - 1.5, abs(p.y) - .42, p.z);")
    thing.part("smin(torusZ(w, .3, .11), length(p - vec3(1.4, 0, 0)) - .17, .12)", brass)
    return thing


def scaffold() -> Thing:
    """A wooden platform on four legs, its top at y = 0."""
    thing = Thing("scaffold", centre=(0, -1.2, 0), radius=2.0)
    wood = thing.material("#9a6a3c * (.75 + .4 * fbm2(p.xz * vec2(3., 12.)))")
    thing.body("box(p + vec3(0, .06, 0), vec3(.75, .06, .45))", wood)
    thing.code("vec3 leg = vec3(abs(p.x) - .6, p.y, abs(p.z) - .32);")
    thing.part("box(leg + vec3(0, 1.5, 0), vec3(.06, 1.45, .06))", wood)
    thing.part("capsule(p, vec3(-.6, -1.4, -.38), vec3(.6, -.15, -.38), .04)", wood)
    thing.part("capsule(p, vec3(.6, -1.4, -.38), vec3(-.6, -.15, -.38), .04)", wood)
    return thing
