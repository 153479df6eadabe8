"""Two who follow each other round in the snow, and the one they are looking for."""

import math
from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, WOMAN, Profile, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
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

_edged = partial(edged, edge=0.022)

_CENTRE, _ACROSS, _UP = (0.06, -0.36), 0.80, 0.92
"""The ring of prints, seen from high above."""
_FUR = INKS["vermilion"]


@card(
    palette="block_day",
    hand="woodcut",
    title="Each had the other's tracks",
    subject="two trackers who walk in a circle round a fox",
    props=("fox", "footprints", "magnifying glass", "boots", "fox cub", "snow", "firs"),
    mood=("comic", "stubborn", "sly"),
)
def two_hunters(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _forest(), 0, 0, depth=56.0)
    scene.lay(Sheet(_tracks(), BLACK, ("footprints",)), depth=50.0)
    she = [*_legs(), *_cub(), *_bent_coat(INKS["night"]), *_face(WOMAN, "#5a5a5a"), *_hood()]
    lay_pile(scene, [*she, *_pointing_arm(INKS["night"])], 0.34, 0.58, 0.66, True, depth=46.0)
    lay_pile(scene, [*_fox_body(), *_fox_head()], 0.30, -0.80, 0.97, depth=40.0)
    lay_pile(scene, _boots(), -0.34, -0.40, 0.95, depth=42.0)
    he = [*_legs(), *_bent_coat("#4a4a4a"), *_pack(), *_face(OLD, INKS["night"])]
    lay_pile(scene, [*he, *_glass(), *_pointing_arm("#4a4a4a")], -0.55, -1.35, 0.92, depth=32.0)
    return WoodcutPlan(inks=("vermilion", "night"), sky="paper", contrast=1.6)


def _forest() -> list[Sheet]:
    """Black firs under snow in the corner of the clearing."""
    sheets: list[Sheet] = []
    for x, y, tall in ((-0.34, 1.06, 0.62), (-0.66, 0.78, 1.0), (-1.0, 0.52, 1.3)):
        fir, snow = Outline(()), Outline(())
        for step in range(4):
            low, wide = y + tall * 0.2 * step, tall * (0.30 - 0.055 * step)
            top = low + tall * 0.42
            fir = fir | polygon((x - wide, low), (x, low + 0.05), (x + wide, low), (x, top))
            edge = [(x - 0.75 * wide, low + 0.05), (x - 0.3 * wide, low + 0.11), (x, low + 0.12)]
            snow = snow | cuts(edge, thick=0.04)
        sheets += [*_edged(fir, BLACK, "firs", line=WHITE, edge=0.03), Sheet(snow, WHITE)]
    return sheets


def _tracks() -> Outline:
    """Prints of boots, left and right, in one ring round the clearing, larger to the front."""
    sole = blob("-.10,.0 -.04,.06 .10,.07 .20,.0 .10,-.07 -.04,-.06") | ellipse(0.06).at(-0.20, 0)
    prints = Outline(())
    for index in range(30):
        turn = 2 * math.pi * (index + 0.4) / 30
        out = 0.05 if index % 2 else -0.05
        x = _CENTRE[0] + (_ACROSS + out) * math.cos(turn)
        y = _CENTRE[1] + (_UP + out) * math.sin(turn)
        way = math.degrees(math.atan2(_UP * math.cos(turn), -_ACROSS * math.sin(turn)))
        prints = prints | sole.scaled(0.44 - 0.10 * math.sin(turn)).turned(way).at(x, y)
    return prints


def _boot() -> Outline:
    """A boot that points to the right, its heel near the origin."""
    return blob("-.08,.16 -.08,.16 -.09,.0 -.09,.0 .14,.0 .16,.05 .08,.09 .06,.16 .06,.16")


def _legs() -> list[Sheet]:
    """Two boots in mid stride."""
    legs = strip(points("-.22,.34 -.26,.22 -.32,.10"), 0.20, 0.15)
    legs = legs | strip(points(".06,.34 .10,.22 .12,.10"), 0.20, 0.15)
    boots = _boot().turned(-14).at(-0.34, 0.02) | _boot().at(0.12, -0.02)
    return [*_edged(legs, "#6a6a6a", "trousers"), *_edged(boots, BLACK, "boots", line=WHITE)]


def _bent_coat(colour: str) -> list[Sheet]:
    """A huge coat with a fur hem, bent so low that only its back is to be seen."""
    coat = blob(
        "-.44,.24 -.50,.50 -.36,.78 -.06,.92 .22,.84 .42,.64 .36,.44 .24,.38 .22,.22 .22,.22"
        " -.1,.16 -.42,.22"
    )
    folds = cuts(
        "-.34,.34 -.38,.52 -.28,.70", "-.16,.28 -.18,.46 -.08,.62", ".04,.28 .06,.42 .14,.54",
        thick=0.028,
    )  # fmt: skip
    hem = beads(points("-.42,.23 -.32,.19 -.20,.17 -.08,.16 .04,.17 .16,.20"), 0.07)
    return [*_edged(coat, colour, "coat", turn=60), Sheet(folds, BLACK), *_edged(hem, WHITE, "fur")]


def _face(kind: Profile, cap: str) -> list[Sheet]:
    """A face in profile, nose to the ground, under a cap of wool."""
    brow = cuts(".15,.16 .27,.20 .38,.15", ".26,-.285 .33,-.275 .37,-.276", thin=0.03, thick=0.05)
    wool = blob("-.52,.02 -.50,.44 -.24,.68 .12,.66 .34,.48 .42,.28 .42,.28 .0,.20")
    band = strip(points("-.50,.06 -.06,.22 .42,.30"), 0.16)
    ribs = cuts("-.30,.56 -.20,.40 -.16,.24", "-.04,.64 .0,.44 .02,.30", ".20,.54 .20,.42 .20,.34",
                thick=0.04)  # fmt: skip

    def bowed(outline: Outline) -> Outline:
        return outline.scaled(0.46).turned(-34).at(0.52, 0.68)

    return [
        *_edged(bowed(profile_outline(kind, bust=False)), WHITE, "face"),
        Sheet(bowed(brow | ellipse(0.042, 0.05).at(0.28, 0.02)), BLACK, ("eye",)),
        *_edged(bowed(wool), cap, "cap", turn=30), Sheet(bowed(ribs), BLACK),
        *_edged(bowed(band), WHITE, "cap"), *_edged(bowed(ellipse(0.15).at(-0.10, 0.74)), WHITE),
    ]  # fmt: skip


def _hood() -> list[Sheet]:
    """The hood on her back, with a brim of fur, in which somebody rides."""
    hood = blob(".30,.82 .20,.92 .0,.92 -.16,.88 -.20,.76 .0,.70 .24,.70")
    return _edged(hood, WHITE, "hood")


def _cub() -> list[Sheet]:
    """The ears and eyes of a fox cub that looks out of the hood."""
    ears = polygon("-.12,1.02 -.13,1.22 .0,1.10") | polygon(".18,1.02 .22,1.22 .06,1.10")
    face = blob("-.14,.92 -.12,1.06 .04,1.12 .18,1.06 .20,.92 .04,.84")
    eyes = beads(points("-.03,1.0 .10,1.0"), 0.028)
    return [*_edged(ears, _FUR, "fox cub"), *_edged(face, _FUR, "fox cub"), Sheet(eyes, BLACK)]


def _pack() -> list[Sheet]:
    """A blanket rolled up on his back."""
    roll = strip(points("-.52,.72 -.34,.90 -.12,1.0"), 0.22)
    end = ellipse(0.06, 0.11).turned(-54).at(-0.12, 1.0)
    bands = cuts("-.46,.66 -.40,.74 -.46,.88", "-.24,.84 -.20,.92 -.28,1.02", thick=0.03)
    return [
        *_edged(roll, "#b8b8b8", "blanket", turn=40), *_edged(end, WHITE), Sheet(bands, BLACK),
    ]  # fmt: skip


def _pointing_arm(colour: str) -> list[Sheet]:
    """The near arm, bent at the elbow, in a red mitten."""
    arm = strip(points(".12,.66 .20,.36 .32,.24 .56,.20"), 0.24, 0.17)
    cuff = strip(points(".55,.30 .58,.20 .57,.10"), 0.08)
    mitten = blob(".59,.28 .71,.28 .79,.20 .75,.12 .61,.11") | ellipse(0.04, 0.06).at(0.68, 0.29)
    return [
        *_edged(arm, colour, "sleeve", turn=20), *_edged(mitten, _FUR, "mitten"),
        *_edged(cuff, WHITE, "fur"),
    ]  # fmt: skip


def _glass() -> list[Sheet]:
    """A magnifying glass over one of the prints."""
    handle = strips([((0.70, 0.20), (0.86, 0.13))], 0.05)
    frame = ring(0.19, 0.15).at(1.02, 0.07)
    return [
        *_edged(handle, BLACK, "magnifying glass", line=WHITE),
        Sheet(ellipse(0.17).at(1.02, 0.07), WHITE, ("magnifying glass",)),
        Sheet(blob(".92,.05 .98,.13 1.10,.14 1.14,.07 1.08,.0 .96,-.01"), BLACK, ("footprint",)),
        Sheet(frame, BLACK, ("magnifying glass",)),
    ]  # fmt: skip


def _fox_body() -> list[Sheet]:
    """A fox that sits upright, its tail laid round to the right."""
    tail = blob(
        ".16,.10 .34,.16 .48,.34 .46,.54 .52,.66 .52,.66 .64,.46 .62,.18 .44,.0 .20,-.04 .06,.0"
    )
    tip = blob(".46,.54 .52,.66 .52,.66 .62,.50 .62,.40 .56,.42 .52,.36 .50,.46")
    body = blob(
        "-.14,.62 -.24,.42 -.32,.18 -.30,.02 -.12,-.03 .14,-.03 .32,.02 .34,.18 .26,.42 .14,.62"
    )
    chest = blob("-.12,.60 -.12,.42 -.05,.22 .0,.16 .06,.22 .13,.42 .12,.60")
    socks = strip(points("-.09,.30 -.10,.14 -.10,.0"), 0.11) | strip(
        points(".11,.30 .12,.14 .12,.0"), 0.11
    )
    paws = ellipse(0.075, 0.045).at(-0.11, 0.0) | ellipse(0.075, 0.045).at(0.12, 0.0)
    haunch = cuts("-.24,.28 -.18,.18 -.20,.04", ".26,.28 .21,.18 .22,.04", thick=0.026)
    brush = cuts(".34,.08 .48,.20 .54,.36", ".26,.02 .46,.08 .56,.24", thick=0.022)
    return [
        *_edged(tail, _FUR, "fox", turn=60), *_edged(tip, WHITE, "fox"), Sheet(brush, BLACK),
        *_edged(body, _FUR, "fox", turn=80), *_edged(chest, WHITE, "fox"),
        *_edged(socks | paws, BLACK, "fox", line=WHITE, edge=0.014), Sheet(haunch, BLACK),
    ]  # fmt: skip


def _fox_head() -> list[Sheet]:
    """Its broad head, a little on one side, with narrow eyes that look after the left one."""

    def tilted(outline: Outline) -> Outline:
        return outline.at(0, -0.62).turned(7).at(0, 0.66).scaled(1.1)

    def both(outline: Outline) -> Outline:
        return outline | outline.flipped()

    ears = both(polygon("-.30,.74 -.34,1.12 -.06,.92"))
    inner = both(polygon("-.26,.82 -.30,1.02 -.14,.92"))
    face = blob(
        ".0,.94 .18,.90 .32,.76 .40,.60 .40,.60 .22,.54 .08,.46 .0,.43 -.08,.46 -.22,.54 -.40,.60"
        " -.40,.60 -.32,.76 -.18,.90"
    )
    cheek = both(blob("-.38,.60 -.38,.60 -.22,.66 -.08,.64 -.03,.52 .0,.44 -.08,.46 -.22,.55"))
    eyes = both(blob("-.25,.73 -.25,.73 -.16,.765 -.07,.705 -.07,.705 -.16,.69"))
    pupils = ellipse(0.032).at(-0.18, 0.73) | ellipse(0.032).at(0.125, 0.73)
    brows = both(cuts("-.26,.79 -.17,.85 -.09,.83", thin=0.010, thick=0.020))
    smile = cuts("-.14,.50 -.05,.475 .0,.49 .06,.475 .16,.51", thick=0.018)
    return [
        *_edged(tilted(ears), _FUR, "fox"), Sheet(tilted(inner), BLACK),
        *_edged(tilted(face), _FUR, "fox", turn=84), *_edged(tilted(cheek),
        WHITE, "fox", edge=0.014),
        *_edged(tilted(eyes), WHITE, "eyes", edge=0.026), Sheet(tilted(pupils | brows), BLACK),
        Sheet(tilted(ellipse(0.06, 0.042).at(0, 0.46)), BLACK, ("nose",)),
        Sheet(tilted(smile), BLACK),
    ]  # fmt: skip


def _boots() -> list[Sheet]:
    """A pair of boots that the fox has taken off."""
    far, near = (
        _boot().scaled(1.2, 1.5).flipped().at(0.22, 0.07),
        _boot().scaled(1.2, 1.5).flipped(),
    )
    laces = cuts("-.02,.16 .03,.13 .07,.15", "-.02,.12 .03,.10 .07,.11", thick=0.018)
    return [
        *_edged(far, INKS["night"], "boots of the fox", turn=20),
        *_edged(near, INKS["night"], "boots of the fox", turn=20), Sheet(laces, BLACK),
    ]  # fmt: skip
