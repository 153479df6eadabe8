"""A child before the print of an angel."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import pose
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import blob, ellipse, points, polygon, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="It got up before me",
    subject="child before the print of an angel",
    props=("snow angel", "bare footprints", "child", "feather", "slippers"),
    mood=("wonder", "cold", "quiet"),
)
def snow_angel_empty(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    drifts = cuts("-.95,1.30 -.6,1.36 -.3,1.30", ".62,-.30 .8,-.26 1.0,-.31",
        "-.98,.30 -.84,.34 -.7,.30",
                  ".5,1.38 .7,1.42 .9,1.37", "-.9,-.06 -.76,-.02 -.6,-.06",
                      thick=0.024)  # fmt: skip
    scene.lay(Sheet(drifts, BLACK), depth=58.0)
    lay_pile(scene, _angel(), 0, 0, depth=54.0)
    lay_pile(scene, _steps(), 0, 0, depth=46.0)
    lay_pile(scene, _slippers(), 0, 0, depth=44.0)
    lay_pile(scene, _child(), -0.44, -0.84, 0.86, depth=36.0)
    lay_pile(scene, _feather(), 0, 0, depth=30.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _angel() -> list[Sheet]:
    """The print of an angel seen from above, taller than a house: wings, gown and halo."""
    fan = blob(
        "0,.16 .14,.38 .40,.70 .80,.80 .98,.5 .90,.16 .66,-.04 .56,.02 .44,-.14 .3,-.12 .1,-.1"
    )
    gown = blob(
        "-.12,.14 .12,.14 .2,-.3 .5,-.9 .5,-.9 .26,-.96 .0,-.90 -.26,-.98 -.5,-.9 -.5,-.9 -.2,-.3"
    )
    head = ellipse(0.18, 0.22).at(0, 0.54) | strip(((0, 0), (0, 0.4)), 0.16)
    whole = fan | fan.flipped() | gown | head
    halo = ellipse(0.34, 0.12).at(0, 0.86) - ellipse(0.25, 0.065).at(0, 0.86)
    sweeps = Outline(())
    for reach in (0.40, 0.54, 0.68, 0.82):
        sweep = strip(arc(0.02, 0.08, reach, 2, 44), 0.014, 0.05)
        sweeps = sweeps | sweep | sweep.flipped()
    for hem in (".05,-.2 .13,-.5 .30,-.86", ".0,-.2 .02,-.5 .06,-.84"):
        fold = strip(points(hem), 0.014, 0.045)
        sweeps = sweeps | fold | fold.flipped()
    print_ = [
        *edged(halo, FLAT["lamp"], "halo", edge=0.05),
        Sheet(rim(whole, 0.10), BLACK), Sheet(rim(whole, 0.06), WHITE, ("rim of snow",)),
        Sheet(rim(whole, 0.025), BLACK), Sheet(whole, FLAT["night"], ("snow angel",)),
        Sheet(whole - whole.at(0.03, -0.05), BLACK, ("shadow",)), Sheet(sweeps & whole, WHITE),
    ]  # fmt: skip
    return pose(print_, 0.98, -28, 0.14, 0.36)


def _bare_foot() -> Outline:
    """The print of a bare left foot, its toes up, about two and a half high."""
    sole = blob(
        "-.36,.36 -.40,.72 -.1,.92 .30,.80 .42,.44 .30,.06 .20,-.3 .24,-.66 .06,-.96 -.18,-.96"
        " -.32,-.70 -.22,-.3 -.14,.02"
    )
    toes = (
        (-0.34, 1.14, 0.17, 0.22), (-0.06, 1.26, 0.12, 0.16), (0.16, 1.20, 0.11, 0.15),
        (0.35, 1.08, 0.10, 0.13), (0.50, 0.90, 0.09, 0.12),
    )  # fmt: skip
    for x, y, across, up in toes:
        sole = sole | ellipse(across, up).at(x, y)
    return sole


def _steps() -> list[Sheet]:
    """Prints of bare feet: from the hem of the gown down to us, and larger with every step."""
    sheets = []
    steps = (
        (-0.16, -0.54, 0.055, 190), (0.14, -0.60, 0.06, 176), (0.20, -0.82, 0.072, 200),
        (0.50, -0.86, 0.08, 186), (0.50, -1.14, 0.095, 206), (0.84, -1.16, 0.105, 192),
        (0.82, -1.50, 0.12, 206),
    )  # fmt: skip
    for index, (x, y, size, turn) in enumerate(steps):
        foot = _bare_foot().flipped() if index % 2 else _bare_foot()
        print_ = foot.scaled(size).turned(turn).at(x, y)
        sheets.append(Sheet(print_, BLACK, ("bare footprints",)))
    return sheets


def _slippers() -> list[Sheet]:
    """Two red slippers that stand neatly beside the print, a pompon on each."""
    shoe = blob("-.13,-.05 -.13,-.05 -.12,.05 .0,.07 .08,.12 .20,.04 .24,-.04 .24,-.05 .24,-.05")
    inside = blob("-.12,.05 -.04,.10 .06,.10 .0,.06")
    pair = []
    for x, y in ((0.60, -0.36), (0.72, -0.48)):
        pair += pose(
            [*edged(shoe, FLAT["vermilion"], "slippers", edge=0.03), Sheet(inside, BLACK),
             *edged(ellipse(0.05).at(0.17, 0.08), WHITE, edge=0.026)], 0.9, -10, x, y,
        )  # fmt: skip
    return pair


def _child() -> list[Sheet]:
    """A child in a red hood, seen close; its breath stands in the air."""
    head = carved_profile(figures.Profile(nose=0.6, chin=0.7, lips=1.2, crown=1.08, tip=1.6),
        "none",
                          WHITE, "wide", smile=0.2)  # fmt: skip
    fringe = blob(".36,.36 .30,.20 .22,.30 .14,.16 .06,.28 -.02,.14 -.10,.40 .16,.56")
    cheek = ellipse(0.085).at(0.20, -0.17)
    hood = blob(
        ".38,.40 .24,.66 -.06,.86 -.24,1.02 -.24,1.02 -.38,.72 -.58,.42 -.62,.0 -.56,-.40 -.40,-.66"
        " .0,-.70 .16,-.62 .16,-.62 .0,-.46 -.06,-.20 -.04,.06 .04,.26 .20,.36"
    )
    lines = cuts("-.06,.62 -.28,.40 -.34,.06", "-.24,.84 -.46,.42 -.50,.06", "-.20,-.30"
                                                                             " -.30,-.46 -.40,-.50",
                 "-.02,-.58 -.16,-.60 -.28,-.64", thick=0.04)  # fmt: skip
    coat = blob(
        "-.40,-.60 -.72,-.90 -.9,-1.6 -.9,-1.6 1.0,-1.6 1.0,-1.6 .70,-1.0 .34,-.70 .10,-.62"
    )
    buttons = ellipse(0.05).at(0.30, -0.86)
    return [
        *edged(coat, INKS["vermilion"], "red coat", edge=0.045), *edged(buttons, WHITE, edge=0.03),
        *head, Sheet(cheek, FLAT["vermilion"]), Sheet(fringe, BLACK),
        *edged(hood, INKS["vermilion"], "hood", edge=0.045), Sheet(lines, BLACK),
    ]  # fmt: skip


def _feather() -> list[Sheet]:
    """A long feather, which the child holds up in a mitten."""
    vane = blob("-.04,.10 -.13,.34 -.12,.70 .0,1.02 .0,1.02 .12,.74 .13,.38 .04,.12")
    notch = polygon(".16,.52 .02,.42 .16,.60")
    quill = strip(((0.0, -0.16), (0.0, 0.92)), 0.03)
    barbs = cuts("-.02,.34 -.10,.46", "-.02,.52 -.10,.64", "-.02,.70 -.08,.80", ".02,.30 .10,.42",
                 ".02,.66 .09,.76", thick=0.026)  # fmt: skip
    mitten = blob("-.17,-.44 -.20,-.16 -.14,.04 .02,.08 .16,.02 .20,-.16 .17,-.44") | blob(
        "-.14,-.30 -.28,-.16 -.28,.02 -.18,.04 -.10,-.10"
    )
    cuff = polygon("-.20,-.36 .20,-.36 .21,-.54 -.21,-.54")
    arm = strip(points("0,-.46 -.06,-.8 -.2,-1.4"), 0.38, 0.5)
    return pose(
        [
            *edged(arm, INKS["vermilion"], "sleeve", edge=0.05), *edged(quill, WHITE, edge=0.03),
            *edged(vane - notch, WHITE, "feather", edge=0.045), Sheet(barbs | quill, BLACK),
            *edged(mitten, FLAT["night"], "mitten", edge=0.05), *edged(cuff, WHITE, edge=0.045),
        ], 0.52, -26, 0.22, -1.12,
    )  # fmt: skip
