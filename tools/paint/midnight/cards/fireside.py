"""A fire that is put to bed, and those who sit up with it."""

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import lay_pile
from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.skies import Moon

_BLACK, _WHITE = "#161616", "#f4f4f4"


@card(
    palette="block_night",
    hand="woodcut",
    title="They came to warm the fire",
    subject="small fire asleep in a bed",
    props=(
        "fire",
        "bed of logs",
        "pillow",
        "quilt",
        "watcher",
        "bucket",
        "stag",
        "fox",
        "hare",
        "owl",
        "snow",
    ),
    mood=("odd", "communal", "tender"),
)
def fire_watch(scene: Scene, palette: Palette) -> Finish:
    glow = Moon((-0.14, -0.03, 1.0), radius=0.035, phase=0.0)
    settings.void(scene, palette, moon=glow, key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    _lay_woods(scene)
    lay_pile(scene, _stag(), 0.38, 0.385, 0.70, depth=40.0)
    lay_pile(scene, _headboard(), 0, 0, depth=36.0)
    lay_pile(scene, _sleeping_fire(), 0, 0, depth=34.0)
    lay_pile(scene, _quilt(), 0, 0, depth=30.0)
    lay_pile(scene, _fox(), -0.50, -1.28, 0.72, depth=26.0)
    lay_pile(scene, _watcher(), 0.08, -0.14, 0.9, depth=20.0)
    lay_pile(scene, _hare(), -0.07, -1.42, 0.42, depth=14.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", stars=30, halo=520, contrast=1.6,
        lamp_pool=0,
    )  # fmt: skip


def _lay_woods(scene: Scene) -> None:
    """Snow, a dark slope behind the bed, and a fir on it."""
    fir = Outline(())
    for step in range(4):
        level, reach = 0.38 + 0.17 * step, 0.10 - 0.019 * step
        fir = fir | polygon((-reach, level), (reach, level - 0.03), (0, level + 0.34))
    scene.lay(Sheet(fir, "#3c3c3c", ("woods",), turn=84), x=0.86, depth=58.0)
    ridge = points("-.34,-.6 -.22,-.1 -.06,.22 .2,.36 .6,.40 1.02,.46")
    slope = polygon(*smooth(ridge, closed=False), (1.02, -0.6))
    scene.lay(Sheet(slope, "#141414", ("slope",)), depth=56.0)
    crest = cuts(points("-.20,.0 -.04,.25 .2,.36 .6,.40 1.02,.46"), thin=0.01, thick=0.05)
    scene.lay(Sheet(crest, _WHITE, ("snow",)), depth=55.0)
    snow = land((-1, -0.84), (-0.4, -0.80), (0.4, -0.84), (1, -0.78))
    scene.lay(Sheet(snow, "#f8f8f8", ("snow",)), depth=54.0)


def _headboard() -> list[Sheet]:
    """Upright logs that stand one before the other, an owl asleep on one, and a mattress."""
    sheets: list[Sheet] = []
    for x, top, foot, wide in (
        (-0.56, 0.16, -0.90, 0.15), (-0.67, 0.04, -1.0, 0.15), (-0.78, 0.08, -1.1, 0.17),
        (-0.865, -0.10, -1.33, 0.14),
    ):  # fmt: skip
        log = strip(((x, top), (x, foot)), wide)
        cut = ellipse(wide / 2, wide * 0.2).at(x, top)
        rings = cuts(arc(x, top, wide * 0.26, 0, 360, 0.4), thin=0.005, thick=0.006)
        sheets += [
            Sheet(rim(log, 0.014), _BLACK), Sheet(log, "#7a7a7a", ("logs",), turn=88),
            Sheet(cut, _WHITE, ("logs",)), Sheet(rings, _BLACK),
        ]  # fmt: skip
    shadow = polygon("-.80,-1.10 .5,-1.10 .5,-1.33 -.80,-1.33")
    mattress = polygon("-.82,-.88 -.5,-.62 .6,-.62 .5,-.88 .5,-1.12 -.82,-1.12")
    return [
        *sheets, *_owl(-0.77, 0.08), Sheet(shadow, _BLACK),
        Sheet(rim(mattress, 0.014), _BLACK), Sheet(mattress, _WHITE, ("bed",)),
    ]  # fmt: skip


def _owl(x: float, y: float) -> list[Sheet]:
    """An owl with closed eyes in a white face."""
    owl = blob("-.11,.0 -.14,.14 -.12,.28 -.12,.36 -.05,.32 .05,.32 .12,.36 .12,.28 .14,.14 .11,.0")
    disc = ellipse(0.062).at(-0.056, 0.215) | ellipse(0.062).at(0.056, 0.215)
    lids = cuts("-.10,.22 -.056,.18 -.015,.22", ".015,.22 .056,.18 .10,.22", thick=0.020)
    beak = polygon("-.024,.19 .024,.19 0,.13")
    parts = ((rim(owl, 0.014), _BLACK), (owl, "#8a8a8a"), (disc, _WHITE), (lids | beak, _BLACK))
    return [Sheet(part.scaled(0.95).at(x, y), colour, ("owl",), turn=88) for part, colour in parts]


def _sleeping_fire() -> list[Sheet]:
    """A pillow, a flame that lies on it with closed eyes, and the match it sleeps with."""
    pillow = blob(
        "-.82,-.70 -.82,-.70 -.77,-.44 -.80,-.14 -.80,-.14 -.40,-.18 .04,-.10 .04,-.10 .0,-.40"
        " .06,-.68 .06,-.68 -.38,-.76"
    )
    seams = cuts("-.79,-.16 -.74,-.20 -.71,-.26", ".03,-.12 -.02,-.18 -.04,-.24",
        ".04,-.66 -.02,-.62 -.05,-.56", thick=0.016)  # fmt: skip
    flame = blob(
        "-.20,-.62 -.27,-.44 -.25,-.26 -.29,-.10 -.29,-.10 -.18,-.16 -.14,-.02 -.18,.16 -.18,.16"
        " -.05,.08 .02,.20 .0,.38 .0,.38 .10,.24 .13,.05 .13,.05 .18,.11 .23,.20 .23,.20 .24,.0"
        " .23,-.18 .29,-.12 .29,-.12 .28,-.40 .20,-.62"
    )
    heart = blob(
        "-.16,-.62 -.22,-.46 -.19,-.30 -.13,-.16 -.13,-.16 -.07,-.18 -.03,-.04 .03,.10 .03,.10"
        " .07,-.06 .11,-.14 .15,-.08 .15,-.08 .17,-.26 .22,-.42 .16,-.62"
    )
    face = cuts(
        "-.14,-.33 -.09,-.375 -.04,-.34", ".04,-.34 .09,-.375 .14,-.33", thin=0.006, thick=0.012
    ) | cuts("-.04,-.445 .0,-.465 .04,-.445", thin=0.005, thick=0.010)
    match = strip(((0.37, -0.66), (0.34, -0.40)), 0.05)
    knob = ellipse(0.042, 0.06).at(0.338, -0.37)
    lying = (
        Sheet(flame, INKS["vermilion"], ("fire",), turn=86),
        Sheet(heart, INKS["lamp"], ("fire",), turn=88), Sheet(face, _BLACK, ("closed eyes",)),
        Sheet(rim(match, 0.014), _BLACK), Sheet(match, _WHITE, ("match",)),
        Sheet(knob, INKS["vermilion"], ("match",)),
    )  # fmt: skip
    return [
        Sheet(rim(pillow, 0.016), _BLACK), Sheet(pillow, _WHITE, ("pillow",)),
        Sheet(seams, _BLACK),
        *(sheet.placed(-0.42, -0.07, 0.96, 7, False) for sheet in lying),
    ]  # fmt: skip


def _quilt() -> list[Sheet]:
    """A quilt of patches that hangs over the near side, with a sheet turned over its edge."""
    sheets: list[Sheet] = []
    tones = {"b": INKS["night"], "w": _WHITE, "d": "#5c5c5c", "g": "#c0c0c0"}

    def corner(row: int, column: int) -> tuple[float, float]:
        share = column / 5
        far, near = (-0.08 + 0.74 * share, -0.60), (-0.72 + 1.24 * share, -0.86)
        if row > 2:
            return near[0], near[1] - 0.15 * (row - 2) - 0.02 * (column % 2) * (row - 3)
        hump = 0.07 * (1 - share) if row == 1 else 0
        return far[0] + (near[0] - far[0]) * row / 2, far[1] + (near[1] - far[1]) * row / 2 + hump

    for row, colours in enumerate(("wbdwb", "bwbgw", "wdwbd", "bwgwb")):
        for column, tone in enumerate(colours):
            patch = polygon(
                corner(row, column), corner(row, column + 1), corner(row + 1, column + 1),
                corner(row + 1, column),
            )  # fmt: skip
            angle = 90 * ((row + column) % 2)
            sheets.append(Sheet(patch, tones[tone], ("quilt",), turn=angle))
    edge = smooth(points("-.06,-.57 -.40,-.64 -.68,-.82 -.73,-.94 -.74,-1.17"), closed=False)
    turned = strip(edge, 0.13)
    return [
        *sheets, Sheet(rim(turned, 0.014), _BLACK), Sheet(turned, _WHITE, ("sheet",)),
    ]  # fmt: skip


def _fox() -> list[Sheet]:
    """A fox curled up at the foot of the bed, its nose in its tail."""
    body = blob("-.30,.0 -.32,.12 -.20,.24 .02,.26 .22,.20 .32,.08 .28,-.04 .0,-.08 -.2,-.06")
    tail = strip(points(".28,.06 .24,-.04 .04,-.08 -.14,-.02"), 0.13, 0.12)
    tip = blob("-.10,-.09 -.26,-.04 -.26,.0 -.10,.05 -.13,-.02")
    snout = blob("-.34,.12 -.34,.12 -.31,.26 -.31,.26 -.24,.19 -.15,.19 -.15,.19 -.07,.25 -.07,.25"
        " -.07,.10 -.07,.10 -.12,.03 -.20,-.02 -.27,.04")  # fmt: skip
    face = cuts("-.29,.135 -.26,.11 -.23,.125", "-.17,.125 -.14,.11 -.11,.135", thick=0.009)
    cheeks = blob("-.31,.07 -.27,.09 -.20,.04 -.13,.09 -.09,.07 -.13,.01 -.20,-.04 -.27,.02")
    nose = ellipse(0.022, 0.018).at(-0.20, 0.01)
    fur = cuts(".06,.20 .14,.18 .20,.12", ".04,.14 .12,.12 .18,.06", thick=0.012)
    return [
        Sheet(rim(body, 0.016), _BLACK), Sheet(body, INKS["vermilion"], ("fox",), turn=20),
        Sheet(fur, _BLACK), Sheet(rim(snout, 0.016), _BLACK),
        Sheet(snout, INKS["vermilion"], ("fox",), turn=80), Sheet(cheeks, _WHITE, ("fox",)),
        Sheet(face | nose, _BLACK, ("fox",)),
        Sheet(rim(tail, 0.016), _BLACK), Sheet(tail, INKS["vermilion"], ("fox",), turn=0),
        Sheet(tip, _WHITE, ("fox",)),
    ]  # fmt: skip


def _stag() -> list[Sheet]:
    """A white stag that bends its head to the warmth; the ground under it is the origin."""
    trunk = blob(
        "-.36,.62 -.2,.67 .05,.64 .28,.69 .40,.62 .41,.46 .28,.37 .05,.36 -.2,.32 -.36,.42"
    )
    neck = blob("-.14,.66 -.30,.76 -.42,.90 -.56,.88 -.56,.74 -.46,.58 -.40,.44 -.2,.40")
    legs = (
        blob("-.32,.46 -.14,.44 -.18,.24 -.17,.06 -.15,0 -.15,0 -.26,0 -.26,0 -.24,.07 -.25,.24")
        | strip(points("-.34,.42 -.43,.25 -.36,.14 -.41,.02"), 0.11, 0.05)
        | blob(".18,.50 .42,.58 .42,.42 .36,.32 .42,.22 .39,.06 .40,0 .40,0 .30,0 .30,0 .33,.07"
            " .34,.21 .26,.30 .16,.40")
        | strip(points(".22,.42 .20,.28 .25,.20 .20,.02"), 0.13, 0.05)
    )  # fmt: skip
    tail = blob(".36,.66 .46,.62 .50,.50 .50,.50 .42,.52 .38,.58")
    folds = cuts("-.30,.62 -.32,.52 -.26,.44", ".20,.58 .17,.48 .20,.40", thick=0.022)
    head, lines = (part.turned(16).at(-0.50, 0.82) for part in _stags_head())
    white = trunk | neck | legs | tail | head
    return [Sheet(white, _WHITE, ("stag", "antlers")), Sheet(folds | lines, _BLACK, ("stag",))]


def _stags_head() -> tuple[Outline, Outline]:
    """A head that looks to the left, around its cheek, and the lines carved into it."""
    head = blob(
        ".06,.10 -.04,.11 -.12,.05 -.30,-.12 -.32,-.18 -.26,-.21 -.14,-.16 .02,-.10 .08,-.02"
    )
    ear = blob(".04,.04 .12,.12 .26,.15 .26,.15 .20,.05 .08,-.02")
    horns = Outline(())
    for path, thick in (
        ("0,0 .16,.10 .22,.26 .14,.46", 0.050), (".10,.06 .06,.16 .08,.26", 0.036),
        (".20,.20 .32,.26 .36,.38", 0.036), (".21,.32 .27,.40 .26,.50", 0.032),
    ):  # fmt: skip
        tine = strip(points(path), thick, 0.016)
        horns = horns | tine.at(0.04, 0.08) | tine.flipped().turned(-8).at(-0.02, 0.09)
    lines = cuts(".08,.0 .16,.06 .23,.12", "-.16,-.04 -.13,-.01 -.09,-.02", thick=0.022)
    nose = ellipse(0.03, 0.024).turned(40).at(-0.305, -0.155)
    return head | ear | horns, lines | nose


def _hare() -> list[Sheet]:
    """A hare from behind, dark before the light, that sits in the snow with its ears up."""
    body = blob("-.26,.0 -.30,.22 -.20,.46 .0,.56 .20,.46 .30,.22 .26,.0")
    body = body | ellipse(0.16, 0.15).at(0.04, 0.60)
    body = body | blob("-.08,.70 -.16,.94 -.14,1.14 -.06,1.06 -.01,.74")
    body = body | blob(".08,.72 .10,.98 .20,1.14 .23,1.0 .16,.70")
    fur = cuts("-.20,.30 -.16,.38 -.10,.43", ".20,.30 .16,.38 .10,.43", "-.2,.14 -.18,.2 -.14,.24",
        thick=0.028)  # fmt: skip
    scut = ellipse(0.09, 0.08).at(0, 0.08)
    return [
        Sheet(rim(body, 0.04), _WHITE),
        Sheet(body, _BLACK, ("hare",)),
        Sheet(fur | scut, _WHITE, ("hare",)),
    ]


def _watcher() -> list[Sheet]:
    """A fireman who sits on his bucket, one mitten on the quilt."""
    bucket = polygon(".46,-1.02 .86,-1.02 .94,-1.42 .38,-1.42")
    hoops = strips([((0.39, -1.38), (0.93, -1.38)), ((0.44, -1.16), (0.88, -1.16))], 0.024)
    handle = cuts(".42,-1.34 .46,-1.24 .58,-1.20 .74,-1.20 .86,-1.24 .90,-1.34", thick=0.02)
    coat = blob(
        ".54,-.06 .72,-.10 .90,-.32 .99,-.66 .99,-1.02 .92,-1.12 .92,-1.12 .66,-1.06 .44,-1.04"
        " .40,-1.20 .40,-1.20 .16,-1.18 .16,-1.18 .17,-.94 .26,-.80 .40,-.74 .40,-.50 .40,-.22"
    )
    boot = blob(".18,-1.14 .38,-1.16 .38,-1.42 .38,-1.42 .04,-1.42 .04,-1.42 .06,-1.33 .18,-1.30")
    folds = cuts(
        ".86,-.44 .92,-.68 .90,-.94", ".58,-.86 .42,-.86 .30,-.92", ".74,-.94 .60,-.98 .44,-.98",
        ".30,-.98 .29,-1.06 .30,-1.14", thick=0.022,
    )  # fmt: skip
    sleeve = strip(points(".66,-.28 .68,-.62 .46,-.74 .28,-.76"), 0.25, 0.17)
    crease = cuts(".60,-.62 .66,-.70 .76,-.72", ".56,-.42 .58,-.52 .58,-.60", thick=0.02)
    cuff = strip(((0.30, -0.67), (0.28, -0.85)), 0.07)
    mitten = blob(".28,-.69 .16,-.68 .08,-.73 .08,-.80 .16,-.83 .28,-.83") | blob(
        ".24,-.70 .20,-.63 .14,-.62 .14,-.67 .18,-.72"
    )
    buttons = beads(points(".455,-.32 .45,-.46 .45,-.60"), 0.026)
    return [
        Sheet(bucket, "#8c8c8c", ("bucket",), turn=88),
        Sheet(hoops | handle, _BLACK),
        Sheet(boot, _BLACK, ("boots",)), Sheet(rim(coat, 0.02), _WHITE),
        Sheet(coat, _BLACK, ("watcher",)), Sheet(folds, _WHITE),
        Sheet(buttons, INKS["lamp"], ("buttons",)),
        *_watchers_head(),
        Sheet(rim(mitten, 0.016), _BLACK), Sheet(mitten, INKS["vermilion"], ("mitten",), turn=10),
        Sheet(rim(sleeve, 0.02), _WHITE), Sheet(sleeve, _BLACK, ("watcher",)),
        Sheet(crease, _WHITE), Sheet(cuff, _WHITE, ("cuff",)),
    ]  # fmt: skip


def _watchers_head() -> list[Sheet]:
    """A profile with a large moustache under a helmet with a crest, above a wound scarf."""
    skull = profile_outline(MAN, bust=False)
    moustache = blob(
        ".26,-.20 .40,-.17 .52,-.24 .54,-.36 .48,-.46 .46,-.36 .38,-.34 .26,-.46 .12,-.50 .16,-.36"
    )
    dome = blob("-.56,.10 -.54,.42 -.30,.72 .06,.76 .34,.58 .44,.26 .44,.26 .0,.20")
    brim = blob("-.96,-.22 -.98,-.12 -.60,.16 -.10,.24 .46,.30 .62,.22 .50,.16 .0,.10 -.50,-.04")
    crest = strip(points("-.50,.50 -.30,.80 .08,.86 .40,.60"), 0.10)
    eye = ellipse(0.035, 0.05).at(0.27, 0.02) | strip(points(".18,.12 .27,.14 .37,.11"), 0.03)
    scarf = strip(points(".34,-.16 .46,-.20 .60,-.18 .74,-.10"), 0.15)
    ear = cuts("-.10,.04 -.02,.06 .01,.0 -.03,-.08 -.07,-.12", thin=0.02, thick=0.03)
    hair = blob("-.50,.06 -.12,.14 -.13,-.04 -.16,-.24 -.24,-.38 -.38,-.34 -.48,-.14")
    parts = (
        (skull, _WHITE, "watcher"), (hair, "#6a6a6a", "hair"), (ear | eye, _BLACK, "eye"),
        (moustache, "#d0d0d0", "moustache"), (crest, "#c8c8c8", "helmet"),
        (dome, INKS["lamp"], "helmet"), (brim, INKS["lamp"], "helmet"),
    )  # fmt: skip
    sheets = [
        Sheet(outline.flipped().scaled(0.40).turned(10).at(0.52, 0.10), colour, (tag,), turn=60)
        for outline, colour, tag in parts
    ]
    return [
        *sheets, Sheet(rim(scarf, 0.016), _BLACK),
        Sheet(scarf, INKS["vermilion"], ("scarf",), turn=80),
    ]  # fmt: skip
