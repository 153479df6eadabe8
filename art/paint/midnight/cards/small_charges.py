"""A man and what his lie became."""

from art.paint.midnight.carving import BLACK, WHITE, edged, shaggy
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="It grew on the way",
    subject="man leading a huge white beast",
    props=("white beast", "red leash", "footprints", "horns", "collar"),
    mood=("fable", "funny", "uneasy"),
)
def white_lie(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _lie(), 0, 0, depth=50.0)
    lay_pile(scene, _road(), 0, 0, depth=38.0)
    leash = strip(points(".05,-.80 .08,-1.0 .22,-1.10 .37,-1.06"), 0.030)
    scene.lay(Sheet(rim(leash, 0.020), BLACK), depth=36.0)
    scene.lay(Sheet(leash, INKS["vermilion"], ("red leash",)), depth=35.0)
    lay_pile(scene, _liar(), 0.50, -1.32, 0.74, depth=30.0)
    return WoodcutPlan(
        inks=("night", "vermilion", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _lie() -> list[Sheet]:
    """A shaggy beast from the front, so large that the card cannot hold it, with a shy grin."""
    coat = shaggy(
        points(
            "-1.3,-1.2 .2,-1.26 1.3,-1.2 1.4,-.2 1.1,.40 .62,.78 .2,1.0 -.3,1.0 -.7,.78"
            " -1.1,.36 -1.4,-.2"
        ),
        0.16,
    )
    horns = blob("-.52,.86 -.74,1.06 -.84,1.34 -.78,1.60 -.78,1.60 -.62,1.30 -.34,1.02")
    horns = horns | blob(".44,.88 .66,1.06 .76,1.34 .70,1.60 .70,1.60 .54,1.30 .24,1.02")
    tufts = cuts(*(
        f"{x:.2f},{y:.2f} {x + 0.02:.2f},{y - 0.09:.2f} {x - 0.02:.2f},{y - 0.18:.2f}"
        for x, y in points("-.84,.20 -.98,-.16 -.70,-.30 -.90,-.60 -.60,-.72 .84,.22 .96,-.10"
            " .74,-.36 .90,-.62 .0,-.84"
                           " -.30,-.92 .30,-.90 .56,-.70 -.16,.84 .12,.86 -.84,-.96 .86,-.98"
                               " -.56,.50 .52,.54")
    ), thin=0.008, thick=0.042)  # fmt: skip
    ears = blob("-.66,.66 -.98,.72 -.98,.72 -.86,.52 -.70,.46") | blob(
        ".60,.66 .94,.72 .94,.72 .80,.52 .64,.46"
    )
    brows = cuts("-.42,.58 -.26,.66 -.10,.56", ".06,.56 .22,.66 .38,.58", thin=0.03, thick=0.07)
    snout = blob("-.16,.14 -.10,.20 .06,.20 .12,.14 .06,.06 -.02,.02 -.10,.06")
    grin = blob(
        "-.52,.0 -.52,.0 -.26,-.10 .0,-.12 .24,-.10 .48,.0 .48,.0 .40,-.24 .20,-.36 -.02,-.38"
        " -.24,-.36 -.44,-.24"
    )
    teeth = Outline(())
    for index in range(7):
        x = -0.40 + 0.127 * index
        teeth = teeth | polygon(
            (x - 0.055, -0.02), (x + 0.055, -0.02), (x + 0.04, -0.20), (x - 0.04, -0.20)
        )
    collar = strip(points("-.66,-.50 -.30,-.62 .0,-.65 .30,-.62 .62,-.50"), 0.13)
    tag = ellipse(0.09).at(0.04, -0.76)
    return [
        *edged(horns, BLACK, "horns"), *edged(ears, WHITE, "ears", edge=0.034),
        *edged(coat, WHITE, "white beast", edge=0.04), Sheet(tufts | brows | snout, BLACK),
        *eye(-0.26, 0.40, 0.34, (0.8, -1.2), FLAT["night"]), *eye(0.22, 0.40, 0.34, (0.8,
            -1.2), FLAT["night"]),
        *edged(grin, BLACK, "grin"), Sheet(teeth & grin, WHITE, ("teeth",)),
        *edged(collar, INKS["vermilion"], "collar", turn=0, edge=0.03), *edged(tag,
            FLAT["lamp"], "tag", edge=0.03),
    ]  # fmt: skip


def _road() -> list[Sheet]:
    """A road with the tracks of large paws."""
    road = land((-1, -1.12), (0, -1.16), (1, -1.12))
    prints = Outline(())
    for x, y in points("-.80,-1.32 -.36,-1.40 -.06,-1.28"):
        prints = (
            prints
            | ellipse(0.085, 0.05).at(x, y)
            | beads([(x - 0.08, y + 0.06), (x, y + 0.08), (x + 0.08, y + 0.06)], 0.026)
        )
    return [*edged(road, FLAT["lamp"], "road", edge=0.034), Sheet(prints, BLACK, ("footprints",))]


def _liar() -> list[Sheet]:
    """A small man who strolls to the right, whistles, and looks anywhere but back."""
    legs = strip(points("-.04,.36 -.10,.20 -.20,.04"), 0.11, 0.08) | strip(
        points(".04,.36 .12,.20 .16,.04"), 0.11, 0.08
    )
    shoes = blob("-.26,.06 -.14,.06 -.08,.0 -.10,-.03 -.26,-.03") | blob(
        ".10,.06 .20,.06 .30,.0 .28,-.03 .10,-.03"
    )
    coat = blob("-.08,.72 .08,.72 .16,.56 .18,.30 .18,.30 -.18,.30 -.18,.30 -.16,.56")
    arm = strip(points("-.06,.62 -.18,.50 -.16,.36"), 0.10, 0.085)
    face = blob(
        "-.08,.72 -.12,.82 -.10,.94 .0,1.0 .10,.96 .13,.89 .20,.87 .20,.82 .14,.80 .17,.77"
        " .13,.75 .06,.71"
    )
    hat = blob("-.14,.94 -.14,.94 -.13,1.10 -.02,1.16 .10,1.12 .13,.98 .13,.98") | blob(
        "-.22,.92 .0,.97 .22,.94 .22,.99 .0,1.02 -.22,.97"
    )
    brow = cuts(".04,.92 .08,.935 .12,.92", thick=0.016)
    notes = beads(points(".32,.84 .46,.96"), 0.034) | strips(
        [((0.35, 0.85), (0.35, 1.0)), ((0.49, 0.97), (0.49, 1.12))], 0.020
    )
    return [
        Sheet(legs | shoes, BLACK, ("legs",)), *edged(coat, INKS["vermilion"], "coat", turn=84,
            edge=0.03),
        *edged(face, WHITE, "face", edge=0.028), Sheet(ellipse(0.018).at(0.09, 0.885) | brow,
            BLACK),
        Sheet(hat, BLACK, ("hat",)), *edged(arm, INKS["vermilion"], "sleeve", edge=0.026),
        *edged(ellipse(0.045).at(-0.16, 0.34), WHITE, "hand", edge=0.024), Sheet(notes, BLACK,
            ("notes",)),
    ]  # fmt: skip
