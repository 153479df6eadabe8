// Skies. Every function takes the colour c so far and the view ray rd; e is the height above the horizon.

float billows(vec2 u) {
    float a = .5, t = 0.;
    for (int i = 0; i < 5; i++) {
        float v = noise(u);
        t += a * (1. - abs(2. * v - 1.)) * (i < 2 ? 1. : .8);
        u = mat2(.8, .6, -.6, .8) * u * 1.95 + vec2(1.7, 9.2);
        a *= .52;
    }
    return t * .95;
}

vec3 gradient(float e, vec3 horizon, vec3 middle, vec3 zenith) {
    vec3 c = mix(horizon, middle, ramp(0., .22, e));
    return mix(c, zenith, ramp(.10, .62, e));
}

vec3 sunGlow(vec3 c, vec3 rd, vec3 direction, vec3 tint) {
    vec3 S = normalize(direction);
    float d = max(dot(rd, S), 0.);
    return c + tint * (.45 * pow(d, 60.) + .26 * pow(d, 10.) + .10 * pow(d, 3.));
}

vec3 aurora(vec3 c, vec3 rd, float seed, vec3 low, vec3 high, float strength) {
    vec2 a = vec2(rd.x / (rd.z + .3) * 2., rd.y);
    for (int i = 0; i < 3; i++) {
        float k = float(i);
        float x = a.x + .5 * sin(a.x * 1.3 + k * 2. + a.y * 1.2) + seed;
        float b = .22 + .14 * k + .10 * sin(x * 1.7 + k) + .06 * fbm2(vec2(x * 3., k));
        float m = exp(-max(a.y - b, 0.) * (5. - k)) * ramp(b - .05, b + .015, a.y);
        m *= .55 + .6 * fbm2(vec2(x * 9., a.y * .8 + k * 5.));
        c += mix(low, high, saturate((a.y - b) * 3.)) * m * strength;
    }
    return c;
}

// Round lumps: 1 in the middle of a lump, 0 between lumps.
float lumps(vec2 u) {
    vec2 cell = floor(u), f = fract(u);
    float nearest = 1.;
    for (int i = 0; i < 9; i++) {
        vec2 g = vec2(i % 3 - 1, i / 3 - 1);
        vec2 at = g + .15 + .7 * vec2(hash2(cell + g), hash2(cell + g + 57.3)) - f;
        nearest = min(nearest, dot(at, at));
    }
    return 1. - nearest;
}

// How thick a heaped cloud is: drifts of lumps on lumps.
float heap(vec2 u) {
    u += .30 * (vec2(fbm2(u * .9 + 3.1), fbm2(u * .9 + 8.7)) - .45);
    vec2 v = mat2(.8, .6, -.6, .8) * u, w = mat2(.28, .96, -.96, .28) * u;
    float drift = .34 * noise(v * .8) + .34 * noise(w * 1.2 + 4.) + .20 * noise(v * 2.3 + 9.);
    return drift + .17 * lumps(u * 1.9) + .10 * lumps(u * 4.3 + 2.) + .05 * lumps(u * 9.1 + 5.);
}

// Heaped clouds all over, soft where they thin out; `lean` shifts the samples towards the light.
vec3 cumulus(vec3 c, vec3 rd, float e, vec2 offset, vec2 lean, float threshold, vec3 zenith, vec3 shade, vec3 light) {
    vec2 u = 2.7 * rd.xy * vec2(1, 1.35) / (1.02 + rd.z) + offset; // the same overhead as ahead
    u.y = u.y * 1.5 + .22 * u.x;
    float d = heap(u), d2 = heap(u + vec2(lean.x, .13) * .7), d3 = heap(u + vec2(lean.y, .34) * .8);
    float m = ramp(threshold - .05, threshold + .20, d);
    float lit = saturate((d - d2) * 2.6 + .40 + .55 * (d - d3));
    vec3 c0 = mix(c, zenith, .30), c1 = mix(c, shade, .70);
    vec3 cc = mix(mix(c0, c1, ramp(.10, .48, lit)), light, .92 * ramp(.40, .95, lit));
    c = mix(c, mix(c, c1, .45), .5 * ramp(threshold - .22, threshold + .06, d) * ramp(-.03, .10, e));
    return mix(c, cc, m * .80 * ramp(-.03, .10, e));
}

// A wall of clouds rising from the horizon.
vec3 bank(vec3 c, vec3 rd, float e, vec2 offset, float lean, float top, float threshold, vec3 shade, vec3 light) {
    vec2 u = vec2(rd.x / max(rd.z, .25), rd.y * 1.2) * 1.5 + offset;
    vec2 w = vec2(fbm2(u * .9 + 3.1), fbm2(u * .9 + 8.7)) - .45;
    u += w * .5;
    float up = ramp(top, -.05, e);
    float d = billows(u) + .55 * up - .22, d2 = billows(u + vec2(lean, .16)) + .55 * up - .22;
    float m = ramp(threshold - .04, threshold + .12, d);
    float lit = saturate((d - d2) * 3.4 + .46);
    vec3 c1 = mix(c, shade, .75);
    vec3 cc = mix(mix(c, c1, ramp(.1, .5, lit)), light, ramp(.5, .95, lit));
    cc = mix(cc, c, .55 * ramp(.16, -.02, e));
    return mix(c, cc, m * .95);
}

// Long thin veils drawn across the sky; the bounds are where veils begin and are full.
vec3 streak(vec3 c, vec3 rd, float e, vec2 offset, vec2 lightBounds, vec2 shadeBounds, vec3 shade, vec3 light) {
    vec2 u = vec2(rd.x / max(rd.z, .25), rd.y) * 1.6 + offset;
    u.y += .16 * u.x + .10 * sin(u.x * 1.7);
    float d = fbm2Fine(u * vec2(.9, 6.) + 1.4 * fbm2(u * vec2(1., 2.)));
    float m = ramp(lightBounds.x, lightBounds.y, d);
    c = mix(c, mix(c, light, .7), m * ramp(-.02, .08, e));
    float m2 = ramp(shadeBounds.x, shadeBounds.y, fbm2Fine(u * vec2(1.3, 9.) + 4.));
    return mix(c, mix(c, shade, .5), .5 * m2 * ramp(.0, .12, e));
}

// Turning bands with four whirlpools; `seeds` shift noise, drift, and the whirls' place (z, w) and size.
vec3 swirl(vec3 c, vec3 rd, float e, vec4 seeds, float sizeSeed, float strength, vec3 shade, vec3 light) {
    vec2 u = vec2(rd.x / max(rd.z, .25), rd.y) * 1.3;
    vec2 w = u + .35 * (vec2(fbm2(u * 1.6 + seeds.x), fbm2(u * 1.6 + 5.)) - .45);
    float d = fbm2Fine(w * vec2(1.3, 4.2) + seeds.y);
    float gathered = 0.;
    for (int i = 0; i < 4; i++) {
        vec2 centre = vec2((hash1(float(i) * 3.1 + seeds.z) - .5) * 1.25,
                           .10 + .62 * hash1(float(i) * 5.7 + seeds.w)) * 1.3;
        vec2 r = u - centre;
        float l = length(r);
        float size = (.20 + .22 * hash1(float(i) * 9.3 + sizeSeed)) * 1.3;
        float g = ramp(size, size * .25, l);
        float handed = (i - (i / 2) * 2) == 0 ? 1. : -1.;
        float phase = l / size * 17. - handed * atan(r.y, r.x) + 1.5 * fbm2(u * 4.);
        float band = .5 + .22 * sin(phase);
        d = mix(d, band, g * .75);
        gathered += g * g;
    }
    vec3 c1 = mix(c, shade, .50), c2 = mix(c, light, .72);
    float k = strength * ramp(-.02, .1, e);
    c = mix(c, c1, k * ramp(.36, .56, d) * .8);
    c = mix(c, c2, k * ramp(.52, .70, d) * .65);
    return mix(c, c2, .10 * k * gathered);
}

// The disc is painted over the clouds, warm and slightly shaded, so that it never reads as a grey plate.
vec3 sunDisc(vec3 c, vec3 rd, vec3 direction, vec3 low, vec3 high, vec3 halo) {
    vec3 S = normalize(direction);
    vec3 X = normalize(cross(vec3(0, 1, 0), S)), Y = cross(S, X);
    vec2 q = vec2(dot(rd, X), dot(rd, Y)) / .082;
    float d = length(q);
    float ahead = step(0., dot(rd, S));
    vec3 disc = mix(low, high, ramp(-.9, .9, q.y + .25 * (fbm2(q * 2.5) - .5)));
    c += ahead * halo * .55 * exp(-max(d - 1., 0.) * 1.7);
    return mix(c, disc * 1.5, ramp(1.03, .96, d) * ahead);
}

// Phase 0 is a full moon; towards 1 and -1 it wanes to either side.
vec3 moonDisc(vec3 c, vec3 rd, vec3 direction, float radius, float phase, vec3 tint) {
    vec3 S = normalize(direction);
    vec3 X = normalize(cross(vec3(0, 1, 0), S)), Y = cross(S, X);
    vec2 q = vec2(dot(rd, X), dot(rd, Y)) / radius;
    float d = length(q);
    float ahead = step(0., dot(rd, S));
    c += ahead * tint * (.50 * exp(-max(d - 1., 0.) * 1.6) + .18 * exp(-max(d - 1., 0.) * .45));
    float m = ramp(1.02, .98, d) * ahead;
    vec3 nn = vec3(q, sqrt(max(1. - d * d, 0.)));
    float lit = ramp(-.12, .25, dot(nn, normalize(vec3(phase, .25, 1. - abs(phase) * 1.35))));
    float craters = fbm2Fine(q * 2.3 + 4.) * .6 + fbm2Fine(q * 5. + 9.) * .4;
    vec3 face = tint * mix(.62, 1.12, ramp(.3, .62, craters)) * (.85 + .25 * nn.z);
    return mix(c, mix(c * 1.08, face, lit), m);
}
