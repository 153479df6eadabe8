// Shapes, noise and small tools for everything in a scene.

// ---- small tools -------------------------------------------------------------------------------

float saturate(float x) {
    return clamp(x, 0., 1.);
}

// smoothstep that may also fall: ramp(1., 0., x)
float ramp(float a, float b, float x) {
    return smoothstep(a, b, x);
}

mat2 turn(float angle) {
    float c = cos(angle), s = sin(angle);
    return mat2(c, -s, s, c);
}

// ---- noise -------------------------------------------------------------------------------------

float hash1(float n) {
    return fract(sin(n) * 43758.5453);
}

float hash2(vec2 p) {
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float hash3(vec3 p) {
    p = fract(p * .3183099 + vec3(.71, .113, .419));
    p *= 17.;
    return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}

float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x),
               mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}

float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    return mix(mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x),
                   mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
               mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x),
                   mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}

float fbm2Fine(vec2 p) {
    float a = .5, s = 0.;
    for (int i = 0; i < 5; i++) {
        s += a * noise(p);
        p = mat2(.8, .6, -.6, .8) * p * 2.03 + vec2(1.7, 9.2);
        a *= .5;
    }
    return s;
}

float fbm2(vec2 p) {
    float a = .5, s = 0.;
    for (int i = 0; i < 3; i++) {
        s += a * noise(p);
        p = mat2(.8, .6, -.6, .8) * p * 2.03 + vec2(1.7, 9.2);
        a *= .5;
    }
    return s;
}

float fbm3(vec3 p) {
    float a = .5, s = 0.;
    for (int i = 0; i < 4; i++) {
        s += a * noise(p);
        p = p * 2.03 + vec3(1.7, 9.2, 4.1);
        a *= .5;
    }
    return s;
}

// ---- combining ---------------------------------------------------------------------------------

// The closer of two (distance, material) pairs.
vec2 nearer(vec2 a, vec2 b) {
    return a.x < b.x ? a : b;
}

float smin(float a, float b, float k) {
    float h = max(k - abs(a - b), 0.) / k;
    return min(a, b) - h * h * k * .25;
}

float smax(float a, float b, float k) {
    return -smin(-a, -b, k);
}

// A flat shape at distance d becomes a slab of the given half thickness.
float extrude(float d, float z, float halfThickness) {
    vec2 w = vec2(d, abs(z) - halfThickness);
    return min(max(w.x, w.y), 0.) + length(max(w, 0.));
}

// Folds the plane so that a shape on the x axis is repeated n times around the origin.
vec2 spokes(vec2 p, float n) {
    float a = 6.2831853 / n;
    float t = atan(p.y, p.x);
    t = mod(t + a * .5, a) - a * .5;
    return length(p) * vec2(cos(t), sin(t));
}

// ---- solid shapes ------------------------------------------------------------------------------

float ellipsoid(vec3 p, vec3 r) {
    float k0 = length(p / r), k1 = length(p / (r * r));
    return k0 * (k0 - 1.) / max(k1, 1e-4);
}

float box(vec3 p, vec3 halfSize) {
    vec3 q = abs(p) - halfSize;
    return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.);
}

float roundBox(vec3 p, vec3 halfSize, float r) {
    return box(p, halfSize - r) - r;
}

float capsule(vec3 p, vec3 a, vec3 b, float r) {
    vec3 pa = p - a, ba = b - a;
    float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
    return length(pa - ba * h) - r;
}

// A capsule whose radius runs from ra to rb.
float taper(vec3 p, vec3 a, vec3 b, float ra, float rb) {
    vec3 pa = p - a, ba = b - a;
    float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
    return length(pa - ba * h) - mix(ra, rb, h);
}

float cylinder(vec3 p, float halfHeight, float r) {
    vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, halfHeight);
    return min(max(d.x, d.y), 0.) + length(max(d, 0.));
}

float cone(vec3 p, float halfHeight, float bottom, float top) {
    vec2 q = vec2(length(p.xz), p.y);
    vec2 k1 = vec2(top, halfHeight), k2 = vec2(top - bottom, 2. * halfHeight);
    vec2 ca = vec2(q.x - min(q.x, (q.y < 0.) ? bottom : top), abs(q.y) - halfHeight);
    vec2 cb = q - k1 + k2 * clamp(dot(k1 - q, k2) / dot(k2, k2), 0., 1.);
    float s = (cb.x < 0. && ca.y < 0.) ? -1. : 1.;
    return s * sqrt(min(dot(ca, ca), dot(cb, cb)));
}

// Rings around the y axis and around the z axis.
float torusY(vec3 p, float R, float r) {
    return length(vec2(length(p.xz) - R, p.y)) - r;
}

float torusZ(vec3 p, float R, float r) {
    return length(vec2(length(p.xy) - R, p.z)) - r;
}

// ---- flat shapes, to be extruded ---------------------------------------------------------------

float rectangle(vec2 p, vec2 halfSize) {
    vec2 q = abs(p) - halfSize;
    return length(max(q, 0.)) + min(max(q.x, q.y), 0.);
}

float star(vec2 p, float r, float inner) {
    vec2 k1 = vec2(.809016994, -.587785252), k2 = vec2(-k1.x, k1.y);
    p.x = abs(p.x);
    p -= 2. * max(dot(k1, p), 0.) * k1;
    p -= 2. * max(dot(k2, p), 0.) * k2;
    p.x = abs(p.x);
    p.y -= r;
    vec2 ba = inner * vec2(-k1.y, k1.x) - vec2(0, 1);
    float h = clamp(dot(p, ba) / dot(ba, ba), 0., r);
    return length(p - ba * h) * sign(p.y * ba.x - p.x * ba.y);
}

float heart(vec2 p) {
    p.x = abs(p.x);
    if (p.y + p.x > 1.)
        return sqrt(dot(p - vec2(.25, .75), p - vec2(.25, .75))) - .35355;
    return sqrt(min(dot(p - vec2(0, 1), p - vec2(0, 1)),
                    dot(p - .5 * max(p.x + p.y, 0.), p - .5 * max(p.x + p.y, 0.)))) * sign(p.x - p.y);
}

// A disc of radius ra with a disc of radius rb, d to the right, cut out of it.
float crescent(vec2 p, float d, float ra, float rb) {
    p.y = abs(p.y);
    float a = (ra * ra - rb * rb + d * d) / (2. * d);
    float b = sqrt(max(ra * ra - a * a, 0.));
    if (d * (p.x * b - p.y * a) > d * d * max(b - p.y, 0.))
        return length(p - vec2(a, b));
    return max(length(p) - ra, -(length(p - vec2(d, 0)) - rb));
}
