"""Books, closed, open and piled up."""

import math
import random
from collections.abc import Sequence

from art.paint.story.scene import Thing

_COVERS = ("#7a2f2a", "#2f5560", "#c9a24a", "#4a3a5a", "#3f6a4a", "#d8c8a0")


def book(
    cover: str = "#7a2f2a",
    width: float = 0.5,
    height: float = 0.12,
    depth: float = 0.7,
    page: str = "#efe2c4",
    gold: str = "#d8b04a",
) -> Thing:
    """A closed book lying flat; width and depth are halves."""
    thing = Thing("book", centre=(0, height / 2, 0), radius=math.hypot(width, depth) + 0.1)
    leather = thing.material(
        "mix($cover, $gold, step(abs(abs(p.x) - $band), .03))",
        cover=cover,
        gold=gold,
        band=width * 0.75,
    )
    paper = thing.material("$page * (.8 + .25 * noise(vec2(p.y * 160., 1.)))", page=page)
    middle = height / 2
    thing.code(
        """
        vec3 q = p - vec3(0, $middle, 0);
        float binding = roundBox(q, $outside, .012);
        binding = max(binding, -box(q - vec3(0, 0, -.04), $inside));
        """,
        middle=middle,
        outside=(width, middle, depth),
        inside=(width + 0.1, middle - 0.025, depth),
    )
    thing.body("binding", leather)
    thing.part("box(q, $block)", paper, block=(width - 0.03, middle - 0.024, depth - 0.04))
    return thing


def open_book(cover: str = "#6a2a22", page: str = "#f4ead2") -> Thing:
    """A book lying open, about 2 wide, with its spine along z."""
    thing = Thing("open book", centre=(0, 0.15, 0), radius=1.35, step=0.9)
    leather = thing.material(cover)
    written = thing.material(
        "mix($page, #6a5a48, ramp(.4, .5, abs(fract(p.z * 9.) - .5))"
        " * step(abs(abs(p.x) - .5), .36) * step(abs(p.z), .55)"
        " * step(.2, noise(p.xz * vec2(14., 9.))) * .55)",
        page=page,
    )
    thing.code(
        """
        float away = abs(p.x);
        float bulge = .16 * sin(saturate(away) * 2.4 + .35) * ramp(1.05, .6, away * .9);
        float pages = max(p.y - (.10 + bulge), max(-p.y + .03, max(away - .98, abs(p.z) - .68)));
        """
    )
    thing.body("pages * .75", written)
    thing.part("roundBox(p - vec3(0, .02, 0), vec3(1.05, .025, .74), .015)", leather)
    return thing


def book_stack(
    count: int = 5,
    seed: int = 1,
    covers: Sequence[str] = _COVERS,
    height: float = 0.2,
    width: float = 0.6,
    depth: float = 0.42,
) -> Thing:
    """A careless pile of books, each about `height` thick; its anchor "top" is the last cover."""
    dice = random.Random(seed)
    half = count * height * 0.5
    thing = Thing("books", centre=(0, half, 0), radius=max(half, width) + 0.45)
    paper = thing.material("#efe2c4 * (.8 + .25 * noise(vec2(p.y * 120., 1.)))")
    top = 0.0
    for index in range(count):
        thick = height * dice.uniform(0.7, 1.25)
        wide = width * dice.uniform(0.8, 1.1)
        deep = depth * dice.uniform(0.85, 1.1)
        angle = dice.uniform(-0.4, 0.4)
        leather = thing.material(covers[(index + seed) % len(covers)])
        thing.code(
            """
            {
                vec3 q = p - $at;
                q.xz = turn($angle) * q.xz;
                float binding = roundBox(q, $outside, .015);
                float inside = box(q - vec3(.06, 0, -.05), $inside);
                r = nearer(r, vec2(max(binding, -inside), $leather));
                r = nearer(r, vec2(box(q, $block), $paper));
            }
            """,
            at=(dice.uniform(-0.05, 0.05), top + thick / 2, dice.uniform(-0.05, 0.05)),
            angle=angle,
            outside=(wide, thick / 2, deep),
            inside=(wide, thick / 2 - 0.03, deep),
            block=(wide - 0.04, thick / 2 - 0.02, deep - 0.04),
            leather=leather,
            paper=paper,
        )
        top += thick
    thing.anchors["top"] = (0, top, 0)
    return thing
