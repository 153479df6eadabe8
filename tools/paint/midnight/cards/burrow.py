"""A call that goes down a root to somebody who lives under the ground."""

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, head, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


@card(
    palette="block_day",
    hand="woodcut",
    title="Speak up, he is deep down",
    subject="old woman on the telephone with a badger",
    props=("root", "telephone", "badger", "dressing gown", "armchair", "burrow", "mouse"),
    mood=("tender", "funny", "snug"),
)
def root_telephone(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_WHITE)
    ground = land((-1, 0.40), (-0.5, 0.35), (0.1, 0.32), (0.6, 0.34), (1, 0.30))
    lay_pile(scene, _legs(), 0, 0, depth=52.0)
    scene.lay(Sheet(ground, _BLACK, ("earth",)), depth=48.0)
    lay_pile(scene, _tree(), 0, 0, depth=46.0)
    lay_pile(scene, _woman(), 0, 0, depth=42.0)
    lay_pile(scene, _burrow(), 0, 0, depth=38.0)
    lay_pile(scene, _badger(), 0, 0, depth=34.0)
    lay_pile(scene, _mouse(), 0.77, -0.10, depth=30.0)
    lay_pile(scene, _root(), 0, 0, depth=26.0)
    lay_pile(scene, _holding_hands(), 0, 0, depth=22.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "verdigris"), sky="paper", contrast=1.6, lamp_pool=0
    )


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.02), _BLACK), Sheet(outline, colour, tags, turn=turn)]


def _tree() -> list[Sheet]:
    """An old trunk cut by the left edge, and roots that go down from it."""
    trunk = blob(
        "-1.3,1.7 -.74,1.7 -.74,1.7 -.80,1.2 -.82,.8 -.74,.52 -.58,.36 -.58,.36 -.8,.2 -1.3,.1"
    )
    bark = cuts(
        "-.94,1.44 -.96,1.3 -.94,1.14", "-.84,1.44 -.87,1.2 -.88,1.08", "-.90,.74 -.92,.6 -.96,.46",
        "-.84,.72 -.84,.58 -.78,.46", thick=0.026,
    )  # fmt: skip
    roots = strip(points("-.84,.30 -.80,.0 -.90,-.3 -.84,-.7"), 0.10, 0.014)
    roots = roots | strip(points("-.80,.10 -.62,-.08 -.58,-.28"), 0.05, 0.010)
    roots = roots | strip(points("-.88,-.2 -.98,-.4 -.96,-.6"), 0.04, 0.010)
    hollow = ellipse(0.07, 0.11).turned(8).at(-0.90, 0.92)
    return [
        Sheet(trunk, _BLACK, ("tree",)), Sheet(bark | rim(hollow, 0.02), _WHITE),
        Sheet(roots, "#a8a8a8", ("roots",), turn=80),
    ]  # fmt: skip


def _legs() -> list[Sheet]:
    """Legs kicked up behind, in ringed stockings and laced boots."""
    sheets: list[Sheet] = []
    for path, x, y, turn in (
        (".96,.50 .93,.80 .90,1.04", 0.89, 1.12, 4), (".80,.50 .72,.74 .60,.92", 0.56, 0.99, 22),
    ):  # fmt: skip
        line = points(path)
        (ax, ay), _, (bx, by) = line
        bands = strips(
            [((ax + (bx - ax) * t - 0.1, ay + (by - ay) * t),
              (ax + (bx - ax) * t + 0.1, ay + (by - ay) * t)) for t in (0.3, 0.55, 0.8)], 0.045,
        )  # fmt: skip
        stocking = strip(line, 0.17, 0.12)
        boot = blob(".07,-.10 .07,-.10 .09,.04 .04,.12 -.08,.14 -.26,.16 -.30,.09 -.20,.02 -.07,.0"
            " -.07,-.10 -.07,-.10").turned(turn).at(x, y)  # fmt: skip
        sheets += _edged(stocking, _WHITE, "stockings")
        sheets += [Sheet(bands & stocking, INKS["vermilion"]), Sheet(boot, _BLACK, ("boots",))]
    return sheets


def _woman() -> list[Sheet]:
    """An old woman who lies on her belly and listens with open mouth, to the left."""
    dress = blob(
        "-.36,.30 -.36,.30 -.36,.42 -.24,.50 -.06,.56 .06,.72 .22,.80 .46,.72 .70,.78 .92,.72"
        " 1.06,.58 1.06,.30 1.06,.30"
    )
    ruff = beads(points("-.34,.44 -.25,.49 -.16,.52 -.07,.56 .0,.64 .05,.72"), 0.062)
    strands = cuts(
        "-.1,.50 -.2,.40 -.28,.24",
        "-.0,.42 -.12,.30 -.24,.10",
        ".2,.46 .06,.36 -.06,.20",
        thick=0.03,
    )
    folds = cuts(
        ".44,.70 .48,.56 .44,.40", ".64,.72 .70,.56 .68,.40", ".84,.70 .88,.56 .86,.40", thick=0.024
    )
    skin = profile_outline(OLD, bust=False)
    hair = head(_WHITE, _BLACK, OLD, "bun", "none")[-1].outline
    lines = cuts(
        ".20,.05 .28,.09 .35,.06", ".18,.16 .28,.21 .38,.17", ".22,-.30 .30,-.27 .37,-.28",
        ".14,-.02 .10,-.08 .12,-.16", ".20,-.10 .26,-.16 .28,-.24", thick=0.03,
    )  # fmt: skip
    parts = (
        (rim(skin, 0.035), _BLACK, ""), (skin, _WHITE, "old woman"),
        (lines | ellipse(0.032).at(0.29, 0.045), _BLACK, ""), (rim(hair, 0.035), _BLACK, ""),
        (hair, "#b8b8b8", "bun"), (strands, _BLACK, ""),
    )  # fmt: skip
    return [
        *(
            Sheet(o.flipped().scaled(0.66).turned(6).at(-0.24, 0.86), colour, (tag,) if tag else ())
            for o, colour, tag in parts
        ),
        *_edged(dress, INKS["verdigris"], "dress", turn=10), Sheet(folds, _BLACK),
        *_edged(ruff, _WHITE, "collar"),
    ]  # fmt: skip


def _burrow() -> list[Sheet]:
    """A lit room in the earth with an armchair, and a portrait; stones round about."""
    room = blob(
        "-.72,-1.30 -.76,-.98 -.62,-.62 -.34,-.40 .10,-.32 .52,-.38 .80,-.62 .90,-1.0 .84,-1.32"
        " .4,-1.40 -.3,-1.40"
    )
    chair = blob(
        ".22,-.60 .38,-.50 .58,-.54 .74,-.66 .78,-1.0 .76,-1.36 .76,-1.36 .10,-1.36 .10,-1.36"
    )
    studs = beads(points(".60,-.66 .66,-.80 .68,-.96 .68,-1.12"), 0.022)
    frame = box(0.24, 0.28).turned(6).at(-0.54, -0.92)
    mount = box(0.17, 0.21).turned(6).at(-0.54, -0.92)
    sitter = ellipse(0.04, 0.05).at(-0.545, -0.90) | ellipse(0.03).at(-0.55, -0.845)
    sitter = sitter | polygon("-.60,-1.01 -.46,-1.0 -.50,-.95 -.57,-.95")
    stones = Outline(())
    for x, y, size in (
        (-0.56, 0.14, 0.05), (-0.30, -0.06, 0.07), (-0.44, -0.24, 0.035), (0.0, -0.14, 0.045),
        (0.62, 0.18, 0.05), (-0.10, 0.14, 0.03), (0.93, -0.46, 0.05), (-0.90, -1.1, 0.06),
        (-0.86, -1.38, 0.04), (0.36, 0.12, 0.03),
    ):  # fmt: skip
        stones = stones | ellipse(size, 0.66 * size).turned(300 * x).at(x, y)
    return [
        Sheet(stones, "#8a8a8a", ("stones",), turn=30), Sheet(rim(room, 0.03), _WHITE),
        Sheet(room, INKS["lamp"], ("burrow",), turn=2), *_edged(chair, "#5c5c5c", "armchair"),
        Sheet(studs, _WHITE), Sheet(frame, _BLACK, ("picture",)), Sheet(mount, _WHITE),
        Sheet(sitter, _BLACK, ("portrait",)),
    ]  # fmt: skip


def _badger() -> list[Sheet]:
    """A badger in a dressing gown who sits and looks to the left."""
    gown = blob(
        "-.06,-.82 .16,-.74 .40,-.80 .52,-1.0 .54,-1.34 .54,-1.34 .0,-1.34 -.26,-1.34 -.30,-1.2"
        " -.20,-1.0"
    )
    lap = blob(".0,-1.04 -.34,-1.04 -.48,-1.12 -.50,-1.34 -.50,-1.34 -.26,-1.34 -.26,-1.34 .2,-1.3")
    slippers = blob("-.50,-1.30 -.50,-1.30 -.60,-1.28 -.68,-1.32 -.68,-1.38 -.28,-1.38 -.26,-1.32")
    face = blob(
        "-.44,-.72 -.40,-.65 -.24,-.58 -.12,-.48 .06,-.42 .22,-.50 .27,-.68 .18,-.82 .0,-.90"
        " -.18,-.86 -.40,-.80"
    )
    stripe = blob("-.34,-.68 -.20,-.62 -.04,-.54 .12,-.52 .22,-.60 .20,-.70 .04,-.70 -.16,-.71")
    throat = blob("-.28,-.82 -.06,-.80 .14,-.76 .20,-.80 .10,-.88 -.02,-.92 -.18,-.88")
    lapel = cuts("-.06,-.86 -.14,-1.0 -.12,-1.2", "-.44,-1.14 -.42,-1.24 -.44,-1.32", thick=0.024)
    glasses = ring(0.085, 0.062).at(-0.12, -0.63)
    return [
        *_edged(slippers, INKS["verdigris"], "slippers"),
        *_edged(lap, INKS["vermilion"], "dressing gown"),
        *_edged(gown, INKS["vermilion"], "dressing gown", turn=60), Sheet(lapel, _BLACK),
        *_edged(ellipse(0.07).at(0.10, -0.44), _WHITE), *_edged(face, _WHITE, "badger"),
        Sheet(stripe | throat, _BLACK, ("badger",)), Sheet(ellipse(0.04).at(-0.12, -0.63), _WHITE),
        Sheet(ellipse(0.018).at(-0.125, -0.63), _BLACK), Sheet(glasses, _WHITE, ("glasses",)),
        Sheet(ellipse(0.055, 0.045).at(-0.44, -0.715), _BLACK),
        Sheet(cuts("-.40,-.77 -.30,-.79 -.20,-.77", thick=0.018), _BLACK),
    ]  # fmt: skip


def _root() -> list[Sheet]:
    """The root that is the line, with a horn at either end."""
    line = points(".16,.46 .12,.22 .24,.02 .48,-.08 .56,-.24 .48,-.38")
    root = strip(line, 0.10, 0.09)
    root = root | strip(points(".14,.10 -.02,.04 -.16,.08"), 0.04, 0.008)
    root = root | strip(points(".36,-.04 .30,-.18 .16,-.22"), 0.04, 0.008)
    horns = blob(
        ".10,.42 .02,.56 -.09,.64 -.25,.68 -.25,.68 -.23,.86 -.08,1.02 -.08,1.02 .0,.86 .12,.68"
        " .22,.46"
    )
    horns = horns | blob(
        ".52,-.32 .42,-.38 .28,-.41 .14,-.37 .14,-.37 .06,-.56 .10,-.78 .10,-.78 .24,-.64 .42,-.54"
        " .54,-.42"
    )
    lips = strip(points("-.265,.67 -.24,.86 -.07,1.035"), 0.05)
    lips = lips | strip(points(".15,-.36 .06,-.56 .10,-.79"), 0.045)
    grain = cuts(
        ".10,.54 .02,.66 -.12,.76", ".13,.58 .06,.72 -.05,.88", ".08,.54 -.02,.64 -.14,.70",
        ".42,-.42 .32,-.46 .18,-.47", ".42,-.47 .32,-.53 .16,-.58", ".40,-.52 .30,-.59 .18,-.68",
        thick=0.02,
    )  # fmt: skip
    bark = cuts(".14,.36 .13,.24 .20,.10", ".30,-.02 .46,-.08 .52,-.18", thick=0.018)
    return [
        *_edged(root, "#b0b0b0", "root", turn=60), Sheet(bark, _BLACK),
        Sheet(rim(horns, 0.03), _WHITE), Sheet(horns, _BLACK, ("telephone",)), Sheet(grain, _WHITE),
        *_edged(lips, _WHITE, "telephone"),
    ]  # fmt: skip


def _holding_hands() -> list[Sheet]:
    """Her arm and his, each bent at the elbow, with a hand at the neck of the horn."""
    hers = strip(points(".24,.66 .42,.44 .38,.40 .22,.48"), 0.20, 0.13)
    his = strip(points(".30,-.92 .54,-.98 .54,-.80 .46,-.60"), 0.22, 0.15)
    hand = ellipse(0.10, 0.08).turned(150).at(0.15, 0.51) | ellipse(0.06, 0.03).at(0.09, 0.45)
    paw = ellipse(0.10, 0.085).turned(120).at(0.44, -0.50)
    claws = strips([((0.38, y), (0.32, y - 0.01)) for y in (-0.44, -0.49, -0.54)], 0.022)
    return [
        *_edged(hers, INKS["verdigris"], "sleeve", turn=40), *_edged(hand, _WHITE, "hand"),
        *_edged(his, INKS["vermilion"], "sleeve", turn=20), Sheet(claws, _WHITE, ("paw",)),
        *_edged(paw, "#8a8a8a", "paw"),
    ]  # fmt: skip


def _mouse() -> list[Sheet]:
    """A mouse in a hole of its own, which listens in with an ear at the root."""
    hole = blob("-.24,.06 -.16,.16 .04,.18 .18,.10 .20,-.08 .08,-.18 -.12,-.16 -.24,-.08")
    body = blob("-.04,.02 .08,.04 .15,-.06 .12,-.14 -.06,-.14 -.10,-.06")
    face = blob("-.16,.06 -.06,.10 .02,.02 -.02,-.06 -.12,-.05 -.22,-.02")
    ear = ellipse(0.06).at(-0.02, 0.10)
    return [
        Sheet(rim(hole, 0.02), _WHITE), Sheet(hole, INKS["lamp"], ("mouse hole",), turn=2),
        *_edged(body, _WHITE, "mouse"), *_edged(ear, "#8a8a8a"), *_edged(face, _WHITE, "mouse"),
        Sheet(beads(points("-.11,.03 -.22,-.01"), 0.018), _BLACK),
        Sheet(strip(points(".12,-.12 .17,-.02 .14,.08"), 0.02, 0.008), _BLACK),
    ]  # fmt: skip
