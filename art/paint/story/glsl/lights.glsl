// Light that is not the sun: lamps, visible beams, and the sheen of glass and soap bubbles.

// A lamp: a soft core of squared radius core2 and a faint wide halo.
void pointLight(inout vec3 c, vec3 p, vec3 n, vec3 a, vec3 at, vec3 tint, float core2, float halo2) {
    vec3 d = at - p;
    float l = length(d);
    float facing = saturate(dot(n, d / l) * .65 + .35);
    c += a * tint * facing * exp(-l * l / core2);
    c += a * tint * facing * .25 / (1. + l * l / halo2);
}

// A cone of lit dust from the apex, gathered along the view ray in 28 jittered samples.
vec3 beam(vec3 ro, vec3 rd, float far, vec3 apex, vec3 along, float spread, float reach, vec3 tint, float density) {
    float s = 0.;
    float jitter = hash2(gl_FragCoord.xy * .01);
    float t0 = max(dot(apex - ro, rd) - reach, 0.1), t1 = min(far, dot(apex - ro, rd) + reach);
    if (t1 <= t0) return vec3(0);
    for (int i = ZERO; i < 28; i++) {
        float t = mix(t0, t1, (float(i) + jitter) / 28.);
        vec3 w = ro + rd * t - apex;
        float x = dot(w, along);
        if (x > 0. && x < reach) {
            float rr = length(w - along * x) / (x * spread + .05);
            s += exp(-rr * rr * 2.2) * ramp(reach, 0., x) / (x * .35 + .6);
        }
    }
    return tint * s * (t1 - t0) / 28. * density;
}

// A transparent ball that shows only its rim, a little iridescence and a highlight. `glass` takes
// its normal and index.
void bubble(inout vec3 c, inout vec4 glass, vec3 ro, vec3 rd, float far, vec3 centre, float r2, vec3 tint,
            float strength, float index) {
    vec3 oc = ro - centre;
    float b = dot(oc, rd), d = b * b - dot(oc, oc) + r2;
    if (d <= 0.) return;
    float t = -b - sqrt(d);
    if (t <= 0. || t >= far) return;
    vec3 n = normalize(oc + rd * t);
    glass = vec4(n, index);
    float edge = pow(1. - saturate(-dot(n, rd)), 2.2);
    vec3 reflected = sky(reflect(rd, n));
    vec3 iris = .5 + .5 * cos(6.28 * (edge * 1.3 + vec3(0, .33, .67)));
    c = mix(c, mix(reflected, iris * tint, .45) + .1, saturate(edge * strength + .05));
    float highlight = pow(saturate(dot(n, normalize(LIGHT_FROM + vec3(0, .3, -.6) - rd * .5))), 60.);
    c += highlight * vec3(1.2);
}
