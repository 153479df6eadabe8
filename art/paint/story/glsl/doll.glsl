// Wooden dolls: a carved head, a face painted on it, and hands.
// `f` is a point seen from the middle of the head, in radii of the head; the face looks towards -z.

const vec2 EYES = vec2(.385, .02); // where the eyes are on the unrolled face
const float EYE_WIDTH = .20, EYE_HEIGHT = .17;

float carvedHead(vec3 f, float jaw, float chin, float cheeks, float ears) {
    vec3 s = vec3(abs(f.x), f.yz);
    float d = ellipsoid(f - vec3(0, .14, .06), vec3(.98, .95, .96));
    d = smin(d, ellipsoid(f - vec3(0, -.38, -.18), vec3(.76 * jaw, .60 + .5 * chin, .72)), .40);
    d = smin(d, ellipsoid(s - vec3(.43 * jaw, -.32, -.56), vec3(.36, .33, .30) * cheeks), .25);
    d = smin(d, ellipsoid(f - vec3(0, -.74 - .8 * chin, -.56), vec3(.28 * jaw, .20, .24)), .25);
    d = smax(d, -ellipsoid(s - vec3(.41, .08, -1.16), vec3(.32, .20, .30)), .18);
    d = smin(d, ellipsoid(s - vec3(.37, .02, -.76), vec3(.21, .19, .16)), .06);
    float ear = ellipsoid(s - vec3(.98, -.10, .06), vec3(.13, .25, .17) * ears);
    ear = smax(ear, -ellipsoid(s - vec3(1.10, -.09, .0), vec3(.09, .15, .09) * ears), .04);
    return smin(d, ear, .06);
}

// Where the face may be painted: the head unrolled around its axis.
vec2 unrolled(vec3 f) {
    return vec2(atan(f.x, -f.z) * .95, f.y);
}

float within(float d, float soft) {
    return ramp(soft, -soft, d);
}

// One pair of eyes. `gaze` is right and up, `lids` how far the upper ones are open and the lower
// ones raised, `lash` the thickness of the upper line.
vec3 paintEyes(vec3 c, vec2 at, vec2 centre, float size, vec3 white, vec3 iris, vec3 lid, vec2 gaze,
               vec2 lids, float slant, float irisSize) {
    float side = at.x < 0. ? -1. : 1.;
    vec2 e = (at - vec2(side * centre.x, centre.y)) / size;
    vec2 o = vec2(e.x * side, e.y - slant * e.x * side); // outwards
    float x = o.x / EYE_WIDTH, arch = max(1. - x * x, 0.);
    float rim = within(abs(x) - 1., .06);
    float bottom = mix(-.80, .30, lids.y) * EYE_HEIGHT * arch;
    float full = EYE_HEIGHT * 1.12 * pow(arch, .8);
    float top = mix(bottom, EYE_HEIGHT * 1.12 * pow(arch, .8), clamp(lids.x, 0., 1.25));
    // The lid, and a fold above it.
    float covered = max(o.y - full - .015, bottom - o.y);
    c = mix(c, lid, rim * within(covered, .012));
    c = mix(c, lid * .62, .8 * within(abs(o.y - full - .03 - .02 * arch) - .012, .012)
        * within(abs(x) - 1.02, .1));
    // The ball.
    float ball = max(o.y - top, bottom - o.y);
    vec3 b = white * mix(.70, 1., ramp(.03, -.10, o.y - top + .03)) ;
    vec2 g = e - gaze * vec2(.085, .075);
    float r = length(g) / irisSize;
    vec3 ringed = iris * mix(1.25, .55, ramp(.4, 1., r)) * mix(1.15, .7, ramp(-.1, .1, g.y));
    b = mix(b, ringed, within(r - 1., .12));
    b = mix(b, vec3(.006), within(r - .52, .10));
    b = mix(b, vec3(1.05), within(length(g - vec2(-.045, .05)) - .030, .012));
    b = mix(b, vec3(.8), .6 * within(length(g - vec2(.045, -.045)) - .018, .012));
    c = mix(c, b, rim * within(ball, .010));
    // The lashes, thicker outwards, and a thin line below.
    float lash = abs(o.y - top - .010) - (.016 + .012 * ramp(-.6, 1., x));
    c = mix(c, vec3(.022, .012, .010), within(lash, .010) * within(abs(x - .05) - 1.06, .05));
    c = mix(c, lid * .45, .75 * within(abs(o.y - bottom + .004) - .006, .012) * rim * step(.05, lids.x));
    return c;
}

// brows: how high, how far the inner ends are raised, how much the right one is higher, thickness.
vec3 paintBrows(vec3 c, vec2 at, vec2 centre, vec3 colour, vec4 brows) {
    float side = at.x < 0. ? -1. : 1.;
    vec2 b = vec2(at.x * side - centre.x, at.y - centre.y - brows.x - brows.z * side);
    float x = b.x / .25;
    b.y += .06 * x * x - brows.y * -x * .5 ;
    b.y -= brows.y * 0.;
    float thick = brows.w * mix(1., .35, ramp(-.4, 1., x));
    return mix(c, colour, within(abs(b.y) - thick, .012) * within(abs(x) - 1., .12));
}

// mouth: smile, opening, width, how far it is drawn to the right side.
vec3 paintMouth(vec3 c, vec2 at, vec2 centre, vec3 lip, vec4 mouth, float lips) {
    vec2 m = at - centre - vec2(.05 * mouth.w, 0);
    float x = m.x / mouth.z, arch = max(1. - x * x, 0.);
    float skew = mouth.w * x * .06;
    float curve = mouth.x * .13 * (x * x - .45) + skew;
    float open = mouth.y * .30 * pow(arch, .7);
    float upper = curve + open * .28, lower = curve - open * .72;
    float rim = within(abs(x) - 1., .05);
    // The lips.
    float bow = .062 * lips * arch * (1. - .35 * exp(-x * x * 40.));
    float over = max(m.y - upper - bow, upper - m.y - .01);
    float under = max(lower - m.y - .078 * lips * pow(arch, 1.4), m.y - lower - .01);
    c = mix(c, lip * .86, rim * within(over, .012));
    c = mix(c, lip * 1.08, rim * within(under, .014));
    // The hole, with teeth and tongue.
    float hole = max(m.y - upper, lower - m.y);
    vec3 h = mix(vec3(.05, .008, .010), vec3(.42, .07, .06),
                 within(length((m - vec2(0, lower - .02)) * vec2(.8, 1.)) - .55 * open - .02, .03));
    h = mix(h, vec3(.85, .80, .70), within(upper - m.y - min(.075, open * .3), .010)
        * within(abs(x) - .80, .08) * step(.02, mouth.x + .3));
    c = mix(c, h, rim * within(hole, .010) * step(.001, open));
    float seam = abs(m.y - curve) - .016;
    c = mix(c, vec3(.06, .015, .012), within(seam, .010) * within(abs(x) - 1.04, .05)
        * step(mouth.y, .03));
    return c;
}

// Lines of age: beside the eyes, from the nose to the mouth, on the forehead, and bags.
vec3 paintAge(vec3 c, vec2 at, float age) {
    vec2 s = vec2(abs(at.x), at.y);
    float line = abs(length(s - vec2(.05, -.44)) - .33) - .012;
    line = max(line, max(s.x - .40, abs(s.y + .35) - .19));
    float crow = min(abs(s.y - .02 - .35 * (s.x - .62)), abs(s.y + .02 + .25 * (s.x - .62))) - .009;
    line = min(line, max(crow, abs(s.x - .70) - .07));
    float brow = abs(abs(at.y - .60 + .25 * at.x * at.x) - .055) - .010;
    line = min(line, max(brow, s.x - .42));
    float bag = abs(length((s - vec2(.38, .02)) * vec2(.85, 1.)) - .22) - .010;
    line = min(line, max(bag, s.y + .12));
    return mix(c, c * vec3(.55, .45, .42), .75 * age * within(line, .014));
}

// A hand in its own space: y runs along the fingers, x towards the thumb, the palm faces +z.
// `curl` bends the fingers, `spread` moves the thumb away.
float mitten(vec3 p, float curl, float spread) {
    float d = roundBox(p - vec3(0, -.1, 0), vec3(.78, .95, .42), .40);
    d = smin(d, taper(p, vec3(0, -1.6, -.05), vec3(0, -.7, 0), .52, .58), .35);
    vec2 a = vec2(sin(curl), cos(curl)), b = vec2(sin(2.1 * curl), cos(2.1 * curl));
    vec2 knuckle = vec2(0, .72), joint = knuckle + .78 * a.xy, tip = joint + .62 * b.xy;
    vec2 q = vec2(p.z, p.y);
    // Fingers side by side: each is a chain in the plane of its own x.
    float fingers = 1e3;
    for (int i = 0; i < 4; i++) {
        float k = float(i) - 1.5;
        float x = k * .40, shorter = 1. - .09 * k * k - .04 * k * 0.;
        vec3 A = vec3(x, .62, 0), B = vec3(x * 1.05, knuckle.y + (joint.y - knuckle.y) * shorter, joint.x * shorter);
        vec3 C = vec3(x * .98, B.y + (tip.y - joint.y) * shorter, B.z + (tip.x - joint.x) * shorter);
        float finger = min(taper(p, A, B, .27, .25), taper(p, B, C, .25, .20));
        fingers = smin(fingers, finger, .05);
    }
    d = smin(d, fingers, .14);
    vec3 base = vec3(.55, -.55, .12), middle = vec3(.85 + .25 * spread, .02, .30 + .15 * (1. - spread));
    vec3 end = vec3(.72 + .55 * spread, .55, .42 + .2 * (1. - spread));
    d = smin(d, min(taper(p, base, middle, .33, .29), taper(p, middle, end, .28, .21)), .16);
    return d;
}

// The wood under a face: rosy cheeks, nose and chin, perhaps freckles.
vec3 painted(vec3 skin, vec3 f, vec3 blush, float freckles) {
    vec2 at = unrolled(f), s = vec2(abs(at.x), at.y);
    float front = step(f.z, 0.);
    vec3 c = mix(skin, blush, .75 * front * ramp(.36, .06, length((s - vec2(.55, -.27)) * vec2(1., 1.2))));
    c = mix(c, blush, .55 * front * ramp(.24, .05, length(at - vec2(0, -.17))));
    c = mix(c, skin * vec3(.82, .70, .68), .45 * front * ramp(.36, .12, length((s - vec2(.37, .07)) * vec2(.9, 1.15))));
    float dots = ramp(.20, .10, length(fract(at * 13. + .35 * sin(at.yx * 31.)) - .5));
    dots *= ramp(.34, .14, length(s - vec2(.36, -.22)));
    return mix(c, skin * vec3(.62, .45, .34), freckles * .7 * front * dots);
}
