"""A woman with her ear to the ground, and the one who sleeps below her."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import pose
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye, open_hand, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import blob, ellipse, land, points, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_LOCKS = (
    "-.30,.70 -.72,.66 -.86,.40 -.80,.10 -.86,-.24 -.72,-.52 -.56,-.62",
    "-.34,.62 -.62,.52 -.70,.26 -.62,.0 -.70,-.26 -.58,-.48 -.50,-.60",
    "-.30,.50 -.48,.36 -.52,.12 -.42,-.10 -.52,-.30 -.46,-.50 -.44,-.60",
)
"""Her hair, from her head down through the earth, where it goes on as a root."""


@card(
    palette="block_day",
    hand="woodcut",
    title="Speak up, he is deep down",
    subject="woman bent to the ground above a sleeping bear",
    props=("red dress", "hair", "roots", "hand", "bear", "den", "shoe", "earth"),
    mood=("tender", "secret", "uneasy"),
)
def root_telephone(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _dress(), 0, 0, depth=56.0)
    lay_pile(scene, _earth(), 0, 0, depth=52.0)
    lay_pile(scene, _bear(), 0, 0, depth=46.0)
    lay_pile(scene, _hair(), 0, 0, depth=36.0)
    lay_pile(scene, _face(), 0, 0, depth=30.0)
    return WoodcutPlan(
        inks=("night", "vermilion", "clay"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _dress() -> list[Sheet]:
    """Her back under a red dress, a hill on the horizon, and a bare foot."""
    dress = blob("-.20,.10 -.16,.70 .10,1.08 .46,1.20 .78,1.04 .94,.60 .98,.10")
    dots = Outline(())
    for x, y in points(".10,.84 .34,1.02 .58,1.00 .78,.80 .30,.80 .54,.78 .16,.60 .42,.58 .68,.58"
                       " .86,.46 .60,.36 .84,.24"):  # fmt: skip
        dots = dots | ellipse(0.036).at(x, y)
    foot = blob(".78,.12 .80,.30 .92,.34 1.02,.26 1.10,.30 1.2,.12")
    return [
        *edged(foot, WHITE, "bare foot", edge=0.034),
        *edged(dress, FLAT["vermilion"], "red dress", "woman", edge=0.04),
        Sheet(dots, WHITE),
    ]


def _earth() -> list[Sheet]:
    """Black ground with grass, stones and a den, in which a red shoe lies."""
    ground = land((-1, 0.20), (-0.5, 0.16), (0.2, 0.18), (1, 0.14))
    den = blob(
        "-.94,-1.0 -.84,-.66 -.44,-.44 .1,-.36 .6,-.42 .90,-.66 .96,-1.0 .86,-1.32 .4,-1.44"
        " -.3,-1.44 -.82,-1.34"
    )
    grass = cuts("-.92,.16 -.94,.26 -.98,.32", "-.86,.16 -.86,.28 -.84,.34", ".60,.12 .62,.22"
                 " .58,.28", ".66,.12 .68,.20 .72,.26", thick=0.026)  # fmt: skip
    stones = Outline(())
    for x, y, size in ((0.42, -0.04, 0.08), (0.80, -0.22, 0.06), (0.10, -0.12, 0.045),
                       (-0.94, -0.44, 0.06), (0.94, -0.50, 0.05)):  # fmt: skip
        stones = stones | ellipse(size, 0.64 * size).turned(200 * x).at(x, y)
    return [
        Sheet(grass, BLACK, ("grass",)), Sheet(ground, BLACK, ("earth",)),
        *white_edged(stones, "#222222", "stones", edge=0.026),
        *white_edged(den, FLAT["clay"], "den", edge=0.03),
    ]  # fmt: skip


def _bear() -> list[Sheet]:
    """A bear asleep, his cheek on his paws; he smiles, for somebody strokes him."""
    body = blob("-.20,-1.38 -.16,-.80 .10,-.56 .46,-.52 .76,-.70 .90,-1.0 .82,-1.30 .4,-1.41")
    fur = cuts(
        ".20,-.66 .28,-.72 .30,-.80", ".42,-.62 .50,-.68 .52,-.76", ".62,-.72 .68,-.80 .70,-.88",
        ".34,-.84 .42,-.90 .44,-.98", ".54,-.90 .62,-.96 .64,-1.04", ".74,-.98 .78,-1.06 .78,-1.12",
        ".44,-1.08 .52,-1.14 .54,-1.22", ".64,-1.18 .70,-1.24 .70,-1.30", thick=0.032,
    )  # fmt: skip
    ears = ellipse(0.13).at(-0.62, -0.68) | ellipse(0.13).at(0.06, -0.66)
    inner = ellipse(0.065).at(-0.62, -0.68) | ellipse(0.065).at(0.06, -0.66)
    head = blob(
        "-.28,-.60 -.06,-.64 .12,-.80 .18,-1.02 .08,-1.24 -.14,-1.36 -.42,-1.36 -.64,-1.24"
        " -.74,-1.02 -.68,-.80 -.50,-.64"
    )
    muzzle = blob("-.28,-.98 -.10,-1.02 -.04,-1.14 -.12,-1.28 -.28,-1.32 -.44,-1.28 -.52,-1.14"
                  " -.46,-1.02")  # fmt: skip
    nose = blob("-.28,-1.02 -.17,-1.04 -.20,-1.12 -.28,-1.16 -.36,-1.12 -.39,-1.04")
    smile = cuts("-.28,-1.15 -.28,-1.21 -.38,-1.25", "-.28,-1.21 -.20,-1.25 -.14,-1.22",
                 thick=0.026)  # fmt: skip
    lids = shut_eye(-0.51, -0.93, 0.20, 0.3) | shut_eye(-0.05, -0.93, 0.20, 0.3)
    paws = blob("-.86,-1.36 -.80,-1.26 -.62,-1.25 -.50,-1.32 -.52,-1.41 -.80,-1.41") | blob(
        "-.10,-1.38 -.04,-1.28 .16,-1.26 .28,-1.32 .28,-1.41 -.06,-1.41"
    )
    claws = cuts("-.74,-1.38 -.73,-1.33", "-.65,-1.38 -.64,-1.33", ".04,-1.38 .05,-1.33",
                 ".14,-1.38 .15,-1.33", thick=0.024)  # fmt: skip
    shoe = blob(
        ".92,-1.42 .92,-1.42 .90,-1.35 .78,-1.31 .66,-1.22 .58,-1.13 .52,-1.14 .46,-1.20 .46,-1.42"
        " .46,-1.42 .50,-1.42 .52,-1.30 .60,-1.33 .70,-1.42 .70,-1.42"
    )
    return [
        *white_edged(body, BLACK, "bear", edge=0.03), Sheet(fur, WHITE),
        *white_edged(ears, BLACK, "bear", edge=0.03), Sheet(inner, FLAT["clay"]),
        *white_edged(head, BLACK, "bear", edge=0.03), Sheet(lids, WHITE, ("closed eye",)),
        *edged(muzzle, WHITE, "bear", edge=0.02), Sheet(nose | smile, BLACK),
        *white_edged(paws, BLACK, "paw", edge=0.026), Sheet(claws, WHITE),
        *edged(shoe.at(0.02, 0.02), FLAT["vermilion"], "shoe", edge=0.034),
    ]  # fmt: skip


def _hair() -> list[Sheet]:
    """Her hair, down through the ground, and the hand of root it becomes on the bear's head."""
    locks, lines, fine = Outline(()), Outline(()), Outline(())
    for path in _LOCKS:
        line = points(path)
        locks = locks | strip(line, 0.17, 0.075)
        lines = lines | strip([(x + 0.02, y) for x, y in line], 0.016)
    for path in ("-.84,-.10 -.94,-.20 -.97,-.34", "-.46,-.06 -.30,-.12 -.24,-.26 -.10,-.28",
                 "-.60,-.30 -.66,-.40 -.80,-.46", "-.48,.10 -.30,.04 -.20,.06"):  # fmt: skip
        fine = fine | strip(points(path), 0.045, 0.012)
    hand = pose(open_hand(INKS["vermilion"]), 0.36, 184, -0.52, -0.49)
    return [
        Sheet(fine, INKS["vermilion"], ("roots",)), *hand,
        *white_edged(locks, INKS["vermilion"], "hair", "roots", edge=0.024), Sheet(lines, BLACK),
    ]  # fmt: skip


def _face() -> list[Sheet]:
    """Her face, which lies on the grass with one ear down, and a hand that says hush."""
    face = blob(
        ".0,-.50 .15,-.46 .28,-.30 .34,-.05 .33,.22 .22,.42 .0,.48 -.22,.42 -.33,.22 -.34,-.05"
        " -.28,-.30 -.15,-.46"
    )
    hair = blob(
        "-.38,-.16 -.44,.20 -.32,.48 .0,.62 .32,.48 .44,.20 .38,-.16 .38,-.16 .33,.10 .20,.28"
        " .0,.34 .0,.34 -.20,.28 -.33,.10 -.38,-.16"
    )
    strands = cuts("-.02,.38 -.20,.38 -.36,.18", "-.02,.46 -.22,.48 -.40,.26", ".02,.38 .20,.38"
                   " .36,.18", ".02,.46 .22,.48 .40,.26", thick=0.03)  # fmt: skip
    nose = cuts(".0,.06 .05,-.09 .05,-.14 -.03,-.15", thin=0.014, thick=0.034)
    brows = cuts("-.26,.17 -.16,.22 -.07,.17", ".07,.17 .16,.22 .26,.17", thin=0.02, thick=0.045)
    mouth = ellipse(0.055, 0.05).at(0, -0.29)
    cheeks = ellipse(0.07).at(-0.22, -0.17) | ellipse(0.07).at(0.22, -0.17)
    sheets = [
        *edged(face, WHITE, "face", edge=0.05), Sheet(cheeks, INKS["vermilion"]),
        *eye(-0.155, 0.03, 0.20, (-1.0, -0.6)), *eye(0.155, 0.03, 0.20, (-1.0, -0.6)),
        Sheet(nose | brows, BLACK), *edged(mouth, INKS["vermilion"], "mouth", edge=0.03),
        *edged(hair, INKS["vermilion"], "hair", turn=110, edge=0.04), Sheet(strands, BLACK),
    ]  # fmt: skip
    sleeve = strip(points(".60,.62 .40,.44 .34,.22"), 0.26, 0.17) | ellipse(0.13).at(0.60, 0.62)
    palm = pose(open_hand(WHITE), 0.40, 84, 0.36, 0.20)
    return [
        *(sheet.placed(-0.24, 0.54, 0.86, 76, flip=False) for sheet in sheets),
        *palm, *edged(sleeve, FLAT["vermilion"], "sleeve", edge=0.036),
    ]  # fmt: skip
