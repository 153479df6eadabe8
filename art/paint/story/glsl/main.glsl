// Sphere tracing and shading. The scene has already defined map, surface, sky, pointLights, beams
// and bubbles, and the constants of its air and camera.

// ZERO is a uniform that is always 0: it keeps the compiler from unrolling the long loops.

vec3 normalAt(vec3 p, float e) {
    vec3 n = vec3(0);
    for (int i = ZERO; i < 4; i++) {
        vec3 k = .5773 * (2. * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.);
        n += k * map(p + e * k).x;
    }
    return normalize(n);
}

// Material ids below zero are the bounding balls of far things: they stop no light.
float shadow(vec3 ro, vec3 rd) {
    float t = .04, s = 1.;
    for (int i = ZERO; i < SHADOW_STEPS; i++) {
        vec2 m = map(ro + rd * t);
        float h = m.x;
        if (m.y > -.5) s = min(s, SHADOW_HARDNESS * h / t);
        t += clamp(h, .05, .8);
        if (s < .005 || t > SHADOW_REACH) break;
    }
    s = clamp(s, 0., 1.);
    return s * s * (3. - 2. * s);
}

float occlusion(vec3 p, vec3 n) {
    float o = 0., w = 1.;
    for (int i = ZERO; i < 4; i++) {
        float h = .045 + .085 * float(i * i);
        vec2 m = map(p + n * h);
        o += (h - (m.y < -.5 ? max(m.x, h) : m.x)) * w;
        w *= .58;
    }
    return clamp(1. - 1.7 * o, 0., 1.);
}

vec3 fogColour(vec3 rd) {
    return mix(FOG_COLOUR, KEY_COLOUR * .55, FOG_SUN * pow(max(dot(rd, LIGHT_FROM), 0.), 6.));
}

void main() {
    vec2 q = uv;
    q.x *= resolution.x / resolution.y;
    vec3 ro = EYE;
    vec3 rd = normalize(FORWARD * FOCAL + RIGHT * q.x + UP * q.y);
    vec3 colour = vec3(0), through = vec3(1), firstNormal = vec3(0), emission = vec3(0);
    vec3 pigment = vec3(0);
    vec4 glass = vec4(0);
    float firstId = 0., firstRole = 0., firstDistance = 1e3, travelled = 0.;
    vec3 ro0 = ro, rd0 = rd;

    for (int bounce = ZERO; bounce < BOUNCES; bounce++) {
        float t = .05;
        vec2 h = vec2(1);
        bool hit = false;
        for (int i = ZERO; i < STEPS; i++) {
            h = map(ro + rd * t);
            if (h.x < .0009 * t) {
                hit = true;
                break;
            }
            t += h.x * STEP;
            if (t > FAR) break;
        }
        // Out of steps but almost there: grazing rays count as hits, or edges would show holes.
        if (!hit && t < FAR && h.x < .02 * t && h.y > -.5) hit = true;
        if (!hit) {
            colour += through * sky(rd);
            break;
        }

        vec3 p = ro + rd * t;
        vec3 n = normalAt(p, max(.0012 * t, .0015));
        float glow = 0., shine = 0., mirror = 0., translucency = 0., role = 0.;
        vec3 nn = n;
        vec3 a = surface(h.y, p, nn, glow, shine, mirror, translucency, role);
        if (bounce == 0) pigment = a;
        // Uneven pigment, as on paper: nothing is evenly coloured.
        a *= 1. + .30 * (fbm3(p * 2.3 + 3.) - .47);
        a = mix(a, a.gbr, .06 * (fbm3(p * 1.7 + 20.) - .4));

        float open = occlusion(p, n);
        float nl = dot(nn, LIGHT_FROM);
        float diffuse = saturate(nl * (1. - WRAP) + WRAP);
        float lit = (nl > -WRAP) ? shadow(p + n * (.012 + .002 * t), LIGHT_FROM) : 0.;
        vec3 ambient = mix(AMBIENT_BELOW, AMBIENT_ABOVE, nn.y * .5 + .5) * open;
        vec3 c = a * (ambient + KEY_COLOUR * diffuse * lit);
        c += a * KEY_COLOUR * BOUNCE_LIGHT * saturate(-nn.y * .6 + .35) * open * GROUND_COLOUR * 1.3;
        c += a * translucency * KEY_COLOUR
            * (.35 * saturate(.5 - .5 * nl) + .3 * pow(saturate(dot(rd, LIGHT_FROM)), 3.)) * open;
        float edge = pow(saturate(1. + dot(nn, rd)), 3.5);
        c += RIM_COLOUR * edge * RIM * (.35 + .65 * open) * (.4 + .6 * saturate(nn.y + .5));
        vec3 halfway = normalize(LIGHT_FROM - rd);
        c += shine * KEY_COLOUR * lit * pow(saturate(dot(nn, halfway)), mix(24., 90., shine));
        c += pointLights(p, nn, a);
        c += a * glow;

        float fog = 1. - exp(-pow((travelled + t) * FOG, FOG_POWER));
        fog = max(fog, MIST * exp(-max(p.y - MIST_LEVEL, 0.) * MIST_FALLOFF) * ramp(2., 14., travelled + t));
        fog *= 1. - saturate(glow * .25);
        if (bounce == 0) {
            firstNormal = nn;
            firstId = h.y;
            firstRole = role;
            firstDistance = t;
            emission = a * glow * (1. - fog);
        } else {
            emission += through * a * glow * (1. - fog) * .6;
        }
        travelled += t;
        vec3 fc = fogColour(rd);
        if (travelled > FAR * .35) {
            fc = mix(fc, sky(rd), ramp(FAR * .35, FAR * .8, travelled));
            fog = max(fog, ramp(FAR * .45, FAR * .95, travelled));
        }
        if (mirror > 0.) {
            float k = mirror * mix(.35, 1., pow(saturate(1. + dot(nn, rd)), 2.)) * (1. - fog);
            colour += through * mix(c, fc, fog) * (1. - k);
            through *= k * mix(vec3(1), REFLECTION_TINT, .6);
            ro = p + n * (.02 + .003 * t);
            rd = reflect(rd, nn);
            rd.y = abs(rd.y) + .002;
            rd = normalize(rd);
        } else {
            colour += through * mix(c, fc, fog);
            break;
        }
    }

    colour += beams(ro0, rd0, min(firstDistance, 60.));
    bubbles(colour, glass, ro0, rd0, firstDistance);
    colourAndDepth = vec4(colour, firstDistance);
    normalAndId = vec4(firstNormal, firstId);
    emitted = vec4(emission, 1);
    pigmentAndRole = vec4(pigment, firstRole);
    glassNormalAndIndex = glass;
}
