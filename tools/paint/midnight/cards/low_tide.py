"""A piano that went to the sea."""

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="The piano left at low tide",
    subject="seal that plays a grand piano in shallow water",
    props=("piano", "tracks", "sand", "sea", "seal", "moon", "crab", "sheet music"),
    mood=("absurd", "wistful", "rapt"),
)
def tracks_to_the_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    moon = ellipse(0.46).at(-0.42, 0.78)
    scene.lay(Sheet(moon, INKS["lamp"], ("moon",), turn=20), depth=58.0)
    lay_pile(scene, _sea(), 0, 0, depth=56.0)
    lay_pile(scene, _beach(), 0, 0, depth=50.0)
    lay_pile(scene, _piano(), 0, 0, depth=40.0)
    lay_pile(scene, _seal(), 0, 0, depth=30.0)
    lay_pile(scene, _ripples(), 0, 0, depth=24.0)
    lay_pile(scene, _crab(), 0.58, -1.27, 1.2, depth=20.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _sea() -> list[Sheet]:
    """A flat sea up to the horizon."""
    sea = polygon("-1.3,.34 1.3,.34 1.3,-1.2 -1.3,-1.2")
    crests = cuts(
        "-.44,.22 -.2,.25 .0,.22 .2,.25", ".3,-.22 .5,-.19 .7,-.22", "-.3,-.20 -.1,-.17 .14,-.20",
        "-1.1,.26 -1.0,.28 -.96,.25", "-.2,-.34 .0,-.31 .24,-.34", ".5,-.36 .7,-.33 1.0,-.36",
        thin=0.01, thick=0.028,
    )  # fmt: skip
    return [Sheet(sea, INKS["night"], ("sea",), turn=0), Sheet(strip(((-1.2, 0.34), (1.2, 0.34)),
        0.02), BLACK),
            Sheet(crests, WHITE, ("waves",))]  # fmt: skip


def _beach() -> list[Sheet]:
    """White sand with a hem of foam, and the three deep tracks that end in the water."""
    sand = land((-1, -0.56), (-0.6, -0.50), (-0.2, -0.58), (0.2, -0.52), (0.6, -0.60), (1, -0.54))
    wet = cuts("-1.0,-.66 -.7,-.60 -.4,-.66 -.2,-.68", ".0,-.64 .3,-.62 .5,-.68 .64,-.70",
        ".8,-.66 .9,-.64 1.0,-.66",
               thick=0.018)  # fmt: skip
    sheets = [Sheet(rim(sand, 0.05), BLACK), Sheet(sand, WHITE, ("sand",)), Sheet(wet, BLACK)]
    for far, middle, near in ((-0.32, -0.62, -0.68), (0.30, -0.04, -0.06), (0.84, 0.60, 0.70)):
        path = [(far, -0.46), (far - 0.06, -0.70), (middle, -1.08), (near, -1.75)]
        sheets += [
            Sheet(strip(path, 0.07, 0.24), BLACK),
            Sheet(strip(path, 0.035, 0.15), "#b9b9b9", ("tracks",), turn=0),
        ]
    return sheets


def _piano() -> list[Sheet]:
    """A grand piano from its long side, the lid open like a sail, the legs in the water."""
    lid = blob(
        ".0,.40 .0,.40 .04,1.0 .04,1.0 .20,1.12 .42,1.12 .58,.98 .72,.80 .92,.70"
        " 1.2,.64 1.2,.64 1.2,.40 1.2,.40"
    )
    inside = blob(
        ".09,.42 .09,.42 .12,.95 .12,.95 .23,1.03 .38,1.03 .51,.91 .66,.72 .88,.61"
        " 1.2,.56 1.2,.56 1.2,.42 1.2,.42"
    )
    veneer = family(
        ".17,.46 .19,.64 .20,.78 .19,.94",
        ".80,.46 .78,.52 .75,.56 .72,.61",
        7,
        thin=0.006,
        thick=0.02,
    )
    prop = strip(((0.44, 0.20), (0.50, 0.86)), 0.028)
    return [
        Sheet(rim(lid, 0.02), WHITE), Sheet(lid, BLACK, ("piano",)),
        Sheet(inside, "#4a4a4a", turn=60), Sheet(veneer & inside, WHITE), *_case(),
        Sheet(rim(prop, 0.03), BLACK), Sheet(prop, WHITE, ("prop",)),
    ]  # fmt: skip


def _case() -> list[Sheet]:
    """Its case on three legs with the pedals; the keys lie on the ledge at its left end."""
    case = blob(
        "-.60,-.12 -.60,-.12 -.60,.0 -.60,.0 -.22,.0 -.22,.0 -.15,.05 -.13,.16 -.06,.19 -.06,.19"
        " 1.2,.19 1.2,.19 1.2,-.12 1.2,-.12"
    )
    back = blob(
        "-.48,.24 -.48,.24 -.46,.30 -.46,.30 -.14,.30 -.14,.30 -.06,.34 -.04,.42 .03,.44 .03,.44"
        " 1.2,.44 1.2,.44 1.2,.10 1.2,.10 -.2,.0 -.2,.0"
    )
    frame = polygon("-.02,.20 1.2,.20 1.2,.39 .07,.39")
    strings = strips([((0.0, 0.23), (1.2, 0.25)), ((0.03, 0.28), (1.2, 0.29)),
        ((0.06, 0.34), (1.2, 0.335))], 0.014)  # fmt: skip
    legs = Outline(())
    for x in _LEGS:
        legs = legs | polygon("-.085,.0 .085,.0 .07,-.12 .035,-.38 .05,-.42 -.05,-.42 -.035,-.38"
            " -.07,-.12").at(x, -0.08)  # fmt: skip
    lyre = strips([((-0.06, -0.10), (-0.03, -0.38)), ((0.06, -0.10), (0.03, -0.38))], 0.028) | box(
        0.18, 0.04
    ).at(0, -0.38)
    shine = cuts("-.04,.14 .3,.145 .9,.14", "-.5,-.06 -.1,-.065 .5,-.06", thick=0.018)
    for x in _LEGS:
        shine = shine | cuts([(x - 0.02, -0.18), (x - 0.012, -0.28), (x - 0.01, -0.40)], thick=0.02)
    front = legs | lyre | case
    return [
        Sheet(rim(back, 0.022), WHITE), Sheet(back, BLACK, ("piano",)),
        Sheet(frame, INKS["lamp"], turn=4), Sheet(strings, BLACK), *_keys(),
        Sheet(rim(front, 0.022), WHITE), Sheet(front, BLACK, ("piano",)), Sheet(shine, WHITE),
    ]  # fmt: skip


_LEGS = (-0.32, 0.30, 0.84)
"""Where the legs of the piano stand, each at the end of a track."""


def _keys() -> list[Sheet]:
    """The keyboard, which runs from the near side of the case to the far one."""
    count, long = 7, 0.36
    board = polygon("-.58,.0 -.20,.0 -.09,.26 -.47,.26")
    lines, sharps = Outline(()), Outline(())
    for index in range(1, count):
        x, y = -0.58 + 0.11 * index / count, 0.26 * index / count
        lines = lines | strip(((x, y), (x + long, y)), 0.010)
        if index != 3:
            sharps = sharps | strip(((x + 0.18, y), (x + long + 0.02, y)), 0.022)
    return [*edged(board, WHITE, "keys"), Sheet(lines | sharps, BLACK)]


def _seal() -> list[Sheet]:
    """A seal with closed eyes, its head bent over the keys and both flippers on them."""
    body = blob(
        "-1.08,-.48 -1.06,-.14 -1.0,.20 -.93,.42 -.84,.60 -.73,.74 -.58,.81 -.43,.75 -.32,.64"
        " -.22,.58 -.165,.51 -.17,.43 -.24,.385 -.34,.39 -.46,.40 -.58,.36 -.63,.20 -.62,-.06"
        " -.60,-.26 -.58,-.48"
    )
    chest = blob("-.60,.34 -.68,.28 -.72,.16 -.73,-.04 -.70,-.56 -.54,-.56 -.58,-.06 -.58,.20")
    far = blob(
        "-.68,.22 -.58,.29 -.46,.29 -.36,.23 -.29,.15 -.36,.165 -.33,.11 -.41,.135 -.52,.12"
        " -.66,.06"
    )
    near = blob(
        "-.94,.06 -.88,.16 -.76,.19 -.64,.21 -.53,.16 -.43,.06 -.50,.07 -.47,.0 -.55,.03 -.57,-.04"
        " -.66,-.01 -.78,-.09 -.90,-.08"
    )
    face = cuts("-.50,.635 -.43,.575 -.35,.60", "-.50,.70 -.45,.71 -.40,.685", thin=0.014,
        thick=0.030)  # fmt: skip
    mouth = cuts("-.20,.415 -.28,.425 -.36,.44 -.41,.49", thin=0.01, thick=0.022)
    muzzle = ellipse(0.13, 0.10).turned(-25).at(-0.235, 0.465)
    whiskers = cuts("-.25,.485 -.15,.475 -.04,.485", "-.26,.465 -.16,.435 -.06,.40",
        "-.29,.45 -.21,.40 -.13,.345", thin=0.003, thick=0.008)  # fmt: skip
    spots = Outline(())
    for x, y, size in ((-0.76, 0.54, 0.035), (-0.87, 0.36, 0.034), (-0.80, 0.30, 0.026),
        (-0.93, 0.19, 0.03), (-0.97, -0.14, 0.034), (-0.84, -0.22, 0.03), (-0.94, -0.34, 0.028),
        (-0.66, 0.70, 0.022)):  # fmt: skip
        spots = spots | ellipse(size, size * 0.7).at(x, y)
    webs = cuts("-.70,.13 -.60,.12 -.51,.07", "-.70,.08 -.62,.05 -.56,.02", thick=0.016)
    grey = "#8f8f8f"
    return [
        *edged(far, "#6a6a6a", "flipper", turn=10, edge=0.026),
        *edged(body, grey, "seal", turn=78, edge=0.030), Sheet(chest & body, WHITE),
        Sheet(muzzle & body, WHITE), Sheet(spots | face | mouth, BLACK, ("closed eye",)),
        Sheet(ellipse(0.042, 0.034).at(-0.185, 0.535), BLACK, ("nose",)),
        Sheet(whiskers, BLACK),
        *edged(near, grey, "flipper", turn=20, edge=0.030), Sheet(webs, BLACK),
    ]  # fmt: skip


def _ripples() -> list[Sheet]:
    """The water in front of the legs and of the seal, and the rings they make."""
    rings = cuts(
        "-.48,-.46 -.32,-.50 -.16,-.46", ".14,-.46 .30,-.50 .46,-.46", ".68,-.46 .84,-.50 1.0,-.46",
        "-1.04,-.38 -.84,-.36 -.68,-.40 -.50,-.37",
        thin=0.012, thick=0.032,
    )  # fmt: skip
    shallow = blob(
        "-1.3,-.40 -1.3,-.40 -.9,-.37 -.7,-.40 -.5,-.38 -.42,-.44 -.42,-.50 -.6,-.50"
        " -.8,-.52 -1.3,-.56 -1.3,-.56"
    )
    return [
        Sheet(shallow, INKS["night"], ("sea",), turn=0), Sheet(rim(rings, 0.008), BLACK),
        Sheet(rings, WHITE, ("ripples",)),
    ]  # fmt: skip


def _crab() -> list[Sheet]:
    """A crab that carries a sheet of music after the piano."""
    shell = blob("-.13,.0 -.10,.07 .0,.10 .10,.07 .13,.0 .06,-.05 -.06,-.05")
    legs = cuts("-.10,.02 -.19,.03 -.22,-.07", "-.09,-.01 -.16,-.03 -.18,-.10",
        ".10,.02 .19,.03 .22,-.07",
                ".09,-.01 .16,-.03 .18,-.10", thin=0.016, thick=0.028)  # fmt: skip
    arms = strip(points("-.09,.06 -.16,.12 -.10,.20"), 0.035) | strip(
        points(".09,.06 .16,.12 .10,.20"), 0.035
    )
    claw = ellipse(0.06, 0.05).at(-0.10, 0.21) - polygon("-.10,.21 -.10,.29 -.03,.27")
    claws = claw | claw.flipped()
    paper = polygon("-.15,.22 .14,.24 .12,.50 -.17,.48")
    staves = strips(
        [((-0.12, 0.28 + 0.055 * i), (0.10, 0.295 + 0.055 * i)) for i in range(4)], 0.01
    )
    notes = ellipse(0.022, 0.016).at(-0.07, 0.33) | ellipse(0.022, 0.016).at(0.03, 0.40)
    stems = strips([((-0.05, 0.33), (-0.05, 0.43)), ((0.05, 0.40), (0.05, 0.32))], 0.01)
    eyes = ellipse(0.018).at(-0.045, 0.09) | ellipse(0.018).at(0.045, 0.09)
    whites = ellipse(0.034).at(-0.045, 0.09) | ellipse(0.034).at(0.045, 0.09)
    return [
        *edged(paper, WHITE, "sheet music", edge=0.022), Sheet(staves | notes | stems, BLACK),
            Sheet(legs, BLACK),
        *edged(arms | claws | shell, INKS["vermilion"], "crab", turn=10),
        *edged(whites, WHITE, "crab"), Sheet(eyes, BLACK),
    ]  # fmt: skip
