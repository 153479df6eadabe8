"""Letters, some of which have begun to fly."""

from art.paint.story.scene import Thing


def letter(
    wings: float = 0.0, beat: float = 0.6, paper: str = "#fff6e6", seal: str = "#c8374f"
) -> Thing:
    """A sealed letter about 1 wide facing -z; its wings, of any size, rise by `beat` radians."""
    tags = ("letter", "bird") if wings > 0.8 else ("letter",)
    thing = Thing(*tags, radius=0.7 + wings * 0.75)
    dark = "#0c0a10" if paper < "#8" else "#a890a8"
    flap = "abs(p.y - .30 + .62 * abs(p.x)) - .008"
    fold = "abs(p.y + .30 - .45 * abs(p.x)) - .004"
    sheet = thing.material(
        f"mix($paper, $dark, ramp(.012, 0., min({flap}, {fold}))) * (.94 + .1 * fbm3(p * 4.))",
        glow=0.06,
        paper=paper,
        dark=dark,
    )
    wax = thing.material(seal, shine=0.5)
    thing.body("roundBox(p - vec3(0, 0, .03 * cos(p.x * 3.)), vec3(.48, .32, .025), .02)", sheet)
    thing.part("cylinder((p - vec3(0, 0, -.02)).xzy, .03, .075)", wax)
    if not wings:
        return thing
    plume = thing.material(
        "mix($paper, $dark, .55 * ramp(.3, .9, fract(barbs * 7.)))",
        normal="float barbs = length(p.xy - vec2(0, .1)) * .6 + atan(p.y - .1, abs(p.x)) * .7;",
        glow=0.08,
        paper=paper,
        dark=dark,
    )
    thing.code(
        """
        vec3 w = vec3(abs(p.x) - .30, p.y - .12, p.z - .05);
        w.xy = turn($beat) * w.xy;
        w.y -= .28 * w.x * w.x / $wings;
        float quills = 1e3;
        """,
        beat=-beat,
        wings=wings,
    )
    for index in range(5):
        thing.code(
            """{
                vec3 q = w - vec3($root, $down, 0);
                q.xy = turn($angle) * q.xy;
                vec3 blade = q - vec3($half, 0, 0);
                quills = smin(quills, ellipsoid(blade, vec3($half, $wide, .022)), .02);
            }""",
            root=0.05 * wings * index,
            down=-0.02 * index,
            angle=0.18 * index - 0.1,
            half=wings * (1.05 - 0.13 * index) / 2,
            wide=0.105 * wings,
        )
    thing.part("quills * .75", plume)
    return thing


def inside_of_a_mailbox() -> Thing:
    """A mailbox seen from inside: its mouth is at z = -0.1, its floor at y = 0.5."""
    thing = Thing("mailbox", centre=(0, 1.4, -1.6), radius=2.6)
    red = thing.material("#a82a3a * (.55 + .5 * fbm3(p * 4.))", shine=0.4)
    rim = thing.material("#e05060", shine=0.5)
    thing.code(
        """
        vec3 q = p - vec3(0, 1.2, 0);
        float arch = length(vec2(q.x, max(q.y, 0.)));
        float vault = max(arch - .95, -q.y - .72), mouth = max(arch - .80, -q.y - .58);
        """
    )
    thing.body("max(max(-vault, abs(p.z + 1.75) - 1.7), vault - .5)", red)
    thing.part("max(max(vault - .3, -mouth), abs(p.z + .10) - .07)", rim)
    return thing
