"""Large heads under something alive: a sprout, and a bat that serves as an umbrella."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import arc, cuts
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
    title="Something has come up at last",
    subject="bald man with a sprout on his head",
    props=("sprout", "watering can", "bald head", "label", "bee"),
    mood=("hopeful", "funny", "tender"),
)
def bald_garden(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _bald_head(), 0, 0, depth=40.0)
    lay_pile(scene, _sprout(), -0.34, 0.36, 0.88, depth=30.0)
    lay_pile(scene, _label(), 0.44, 0.22, depth=28.0)
    lay_pile(scene, _watering_can(), 0.48, 0.98, depth=26.0)
    lay_pile(scene, _bee(), -0.64, 1.12, depth=24.0)
    return WoodcutPlan(
        inks=("night", "verdigris", "clay"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _bald_head() -> list[Sheet]:
    """A bald head as large as a hill, cut below the nose; both eyes squint up at its top."""
    ears = ellipse(0.17, 0.26).at(-0.98, -0.78) | ellipse(0.17, 0.26).at(0.98, -0.78)
    skull = blob(
        "-.90,-.9 -.93,-.5 -.84,-.06 -.58,.26 -.12,.42 .36,.34 .70,.06 .88,-.4 .92,-.9 .88,-1.8"
        " -.88,-1.8"
    )
    furrows = cuts(
        "-.46,-.12 -.20,-.04 .06,-.10 .34,-.04 .52,-.12", "-.38,.04 -.12,.11 .14,.06 .38,.10",
        "-.52,-.28 -.26,-.21 .02,-.27 .32,-.21 .56,-.28", thin=0.008, thick=0.034,
    )  # fmt: skip
    brows = cuts(
        "-.64,-.44 -.42,-.34 -.16,-.44", ".16,-.44 .42,-.32 .66,-.42", thin=0.03, thick=0.11
    )
    nose = strip(
        points("-.12,-.74 -.17,-1.0 -.24,-1.16 -.14,-1.26 .0,-1.22 .14,-1.26 .24,-1.16"), 0.034
    )
    moustache = blob("0,-1.30 .22,-1.26 .52,-1.34 .86,-1.64 .5,-1.8 -.5,-1.8 -.86,-1.64"
        " -.52,-1.34 -.22,-1.26")  # fmt: skip
    hairs = cuts("-.12,-1.34 -.18,-1.42 -.2,-1.5", ".12,-1.34 .18,-1.42 .2,-1.5",
        ".36,-1.36 .44,-1.44 .5,-1.5",
                 "-.36,-1.36 -.44,-1.44 -.5,-1.5", thick=0.03)  # fmt: skip
    cheeks = ellipse(0.15, 0.13).at(-0.62, -1.06) | ellipse(0.15, 0.13).at(0.62, -1.06)
    return [
        *edged(ears, FLAT["clay"], "ear", edge=0.03),
        *edged(skull, FLAT["clay"], "bald head", edge=0.04), Sheet(furrows | brows, BLACK),
        Sheet(cheeks, WHITE), *eye(-0.40, -0.70, 0.44, (0.55, 1.0)), *eye(0.40, -0.70, 0.44,
            (-0.75, 1.0)),
        Sheet(nose, BLACK), Sheet(moustache, BLACK, ("moustache",)), Sheet(hairs, WHITE),
    ]  # fmt: skip


def _sprout() -> list[Sheet]:
    """Two leaves on a stem, and a crack in the skull around its root."""
    crack = cuts("-.16,-.02 -.06,.02 .0,-.02 .08,.02 .17,-.03", thin=0.014, thick=0.036)
    stem = strip(points(".0,-.02 .03,.16 -.01,.34"), 0.055, 0.04)
    left = blob("-.01,.32 -.14,.34 -.30,.48 -.42,.66 -.42,.66 -.20,.64 -.04,.50")
    right = blob(".0,.32 .06,.48 .20,.62 .38,.66 .38,.66 .34,.48 .18,.34")
    veins = cuts("-.04,.36 -.18,.48 -.34,.60", ".03,.36 .14,.48 .30,.60", thick=0.024)
    return [
        Sheet(crack, BLACK), *edged(stem | left | right, INKS["verdigris"], "sprout", turn=50,
            edge=0.036),
        Sheet(veins, BLACK),
    ]  # fmt: skip


def _label() -> list[Sheet]:
    """A gardener's label whose picture is a comb."""
    stick = polygon("-.03,.02 .03,.02 .02,-.24 -.02,-.24")
    board = polygon("-.17,.0 .17,.02 .16,.24 -.17,.22")
    comb = polygon("-.11,.18 .11,.19 .11,.14 -.11,.13") | strips(
        [((-0.10 + 0.05 * i, 0.15), (-0.10 + 0.05 * i, 0.06)) for i in range(5)], 0.022
    )
    return [
        *edged(stick, WHITE, "label", edge=0.026), *edged(board, WHITE, "label", edge=0.03),
        Sheet(comb, BLACK, ("comb",)),
    ]  # fmt: skip


def _watering_can() -> list[Sheet]:
    """A can tipped from the upper right corner, with the drops that fall from it."""
    body = polygon("-.02,.30 .56,.10 .70,.66 .16,.80")
    spout = polygon("-.02,.12 .10,.34 -.30,.14 -.34,.07")
    rose = polygon("-.28,.20 -.42,.12 -.46,-.04 -.22,.06")
    bands = strips([((0.06, 0.48), (0.64, 0.30)), ((0.02, 0.38), (0.60, 0.20))], 0.024)
    handle = strip(points(".02,.46 -.10,.62 .02,.84 .24,.86"), 0.05)
    drops = Outline(())
    for x, y in points("-.42,-.20 -.58,-.28 -.50,-.44 -.66,-.50 -.36,-.36"):
        drops = drops | blob(
            (x, y + 0.08), (x, y + 0.08), (x + 0.034, y), (x, y - 0.034), (x - 0.034, y)
        )
    return [
        *edged(drops, WHITE, "drops", edge=0.024), *white_edged(handle, BLACK, "handle"),
        *edged(spout | rose, INKS["verdigris"], "watering can", turn=30, edge=0.034),
        *edged(body, INKS["verdigris"], "watering can", turn=70, edge=0.034), Sheet(bands, BLACK),
    ]  # fmt: skip


def _bee() -> list[Sheet]:
    """A bee on its way to the first leaf."""
    wings = ellipse(0.06, 0.11).turned(24).at(-0.05, 0.12) | ellipse(0.06, 0.11).turned(-14).at(
        0.05, 0.13
    )
    body = ellipse(0.14, 0.095)
    stripes = strips([((-0.05, -0.1), (-0.05, 0.1)), ((0.04, -0.1), (0.04, 0.1))], 0.04) & body
    trail = beads(points("-.22,-.02 -.29,.03 -.35,.10"), 0.016)
    return [
        *edged(wings, WHITE, "bee", edge=0.022), *edged(body, FLAT["clay"], "bee", edge=0.026),
        Sheet(stripes | trail | ellipse(0.02).at(0.10, 0.02), BLACK),
    ]  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="It opens by itself",
    subject="umbrella that is a bat",
    props=("bat", "umbrella", "rain", "street", "claws", "wings"),
    mood=("spooky", "comic", "wet"),
)
def bat_umbrella(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _street_in_rain(), 0, 0, depth=50.0)
    lay_pile(scene, _walker(), -0.32, -0.50, 0.96, depth=40.0)
    lay_pile(scene, _bat(), 0.12, 0.60, depth=24.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _street_in_rain() -> list[Sheet]:
    """Slanting rain, and a street full of puddles."""
    rain = Outline(())
    for index in range(64):
        x, y = -1.0 + 2.1 * (index * 0.7549 % 1), -1.0 + 2.6 * (index * 0.5698 % 1)
        rain = rain | strip(((x, y), (x - 0.08, y - 0.22)), 0.030, 0.012)
    street = land((-1, -1.16), (0.2, -1.20), (1, -1.12))
    puddles = ellipse(0.34, 0.07).at(0.52, -1.34) | ellipse(0.22, 0.05).at(-0.62, -1.40)
    return [
        Sheet(rain, INKS["night"], ("rain",), turn=70), Sheet(street, BLACK, ("street",)),
        Sheet(puddles, FLAT["night"], ("puddles",)),
        Sheet(cuts(".40,-1.34 .54,-1.36 .70,-1.33", "-.7,-1.40 -.6,-1.41 -.5,-1.40",
            thick=0.02), WHITE),
    ]  # fmt: skip


def _walker() -> list[Sheet]:
    """A woman in a red coat who strides to the right and looks up, not quite at ease."""
    coat = blob(
        "-.16,.30 .02,.34 .18,.28 .30,.0 .42,-.40 .50,-.62 .50,-.62 .1,-.70 -.46,-.62 -.46,-.62"
        " -.36,-.2 -.28,.14"
    )
    legs = strip(points("-.12,-.6 -.30,-.74 -.44,-.82"), 0.10, 0.08) | strip(
        points(".22,-.6 .32,-.76 .34,-.86"), 0.10, 0.08
    )
    shoes = blob("-.52,-.80 -.42,-.74 -.36,-.80 -.42,-.90 -.52,-.90") | blob(
        ".28,-.84 .40,-.84 .54,-.90 .54,-.93 .28,-.93"
    )
    arm = strip(points(".02,.20 .20,.0 .44,.12"), 0.17, 0.12)
    seams = cuts(
        ".10,.0 .12,-.3 .16,-.6",
        "-.14,.06 -.20,-.26 -.26,-.56",
        ".28,-.2 .34,-.4 .38,-.54",
        thick=0.03,
    )
    face = blob(
        ".0,.30 -.08,.42 -.06,.62 .06,.74 .20,.74 .29,.66 .31,.58 .40,.53 .38,.48 .32,.47"
        " .33,.42 .29,.39"
        " .28,.34 .20,.30 .14,.26"
    )
    hair = blob(
        "-.02,.36 -.16,.40 -.28,.34 -.40,.40 -.34,.52 -.22,.56 -.16,.74 .0,.86 .18,.84 .28,.74"
        " .29,.66"
        " .16,.68 .06,.60 .04,.48"
    )
    strands = cuts("-.06,.76 -.10,.60 -.06,.46", ".08,.80 .0,.70 -.02,.58",
        "-.18,.46 -.26,.44 -.34,.46",
                   thick=0.024)  # fmt: skip
    brow = cuts(".17,.66 .23,.69 .29,.65", thin=0.016, thick=0.026)
    mouth = cuts(".24,.40 .28,.415 .32,.42", thin=0.016, thick=0.022)
    collar = blob("-.12,.36 .04,.28 .20,.32 .24,.24 .04,.16 -.16,.26")
    return [
        *edged(legs, FLAT["night"], "legs", edge=0.03), *white_edged(shoes, BLACK, "shoes"),
        *edged(coat, INKS["vermilion"], "coat", turn=82, edge=0.036),
        Sheet(seams, BLACK), *edged(face, WHITE, "face", edge=0.034),
        *eye(0.22, 0.57, 0.15, (0.5, 1.4)), Sheet(brow | mouth, BLACK),
        *white_edged(hair, BLACK, "hair"), Sheet(strands, WHITE),
        *edged(collar, WHITE, "collar", edge=0.03),
        *edged(arm, INKS["vermilion"], "sleeve", turn=20, edge=0.036),
        *edged(ellipse(0.075, 0.065).at(0.46, 0.13), WHITE, "hand", edge=0.03),
        Sheet(cuts(".42,.16 .47,.165 .52,.15", ".42,.12 .47,.12 .52,.11", thick=0.014), BLACK),
    ]  # fmt: skip


def _bat() -> list[Sheet]:
    """A bat as wide as the card that spreads itself over her and holds on to her hand."""
    wings = blob(
        "-1.10,-.26 -1.10,-.26 -.98,.16 -.66,.48 -.30,.62 -.16,.60 .16,.60 .30,.62 .64,.48"
        " .92,.16 1.02,-.26"
        " 1.02,-.26 .86,-.10 .70,-.12 .60,-.28 .60,-.28 .46,-.10 .30,-.10 .18,-.22 .18,-.22"
        " .0,-.12 -.18,-.22"
        " -.18,-.22 -.32,-.10 -.50,-.10 -.64,-.28 -.64,-.28 -.76,-.10 -.94,-.10"
    )
    ribs = cuts(
        "-.14,.46 -.60,.34 -1.06,-.20", "-.12,.40 -.44,.20 -.64,-.24",
            "-.08,.34 -.16,.10 -.18,-.18",
        ".14,.46 .58,.34 .98,-.20", ".12,.40 .42,.20 .60,-.24", ".08,.34 .16,.10 .18,-.18",
        thin=0.010, thick=0.026,
    )  # fmt: skip
    body = blob("-.17,.52 -.24,.86 -.24,.86 -.12,.74 .0,.76 .12,.74 .24,.86 .24,.86 .17,.52"
        " .13,.28 .05,-.02 -.05,-.02 -.13,.28")  # fmt: skip
    fur = cuts(
        "-.05,.36 -.04,.30 -.05,.24",
        ".04,.32 .05,.26 .04,.20",
        "-.01,.20 .0,.14 -.01,.08",
        thick=0.02,
    )
    ears = blob("-.20,.66 -.215,.80 -.14,.72") | blob(".20,.66 .215,.80 .14,.72")
    legs = strip(points("-.03,.0 -.02,-.5 .0,-1.02"), 0.045) | strip(
        points(".03,.0 .04,-.5 .03,-1.02"), 0.04
    )
    claws = strips(
        [
            ((0.0, -1.0), (-0.06, -1.12)),
            ((0.01, -1.0), (0.02, -1.14)),
            ((0.02, -1.0), (0.09, -1.11)),
        ],
        0.03,
    )
    teeth = polygon("-.05,.48 -.02,.48 -.035,.42") | polygon(".05,.48 .02,.48 .035,.42")
    return [
        *white_edged(legs | claws, BLACK, "claws"),
        *white_edged(wings, BLACK, "bat", "umbrella", edge=0.03), Sheet(ribs, WHITE),
        *white_edged(body, BLACK, "bat", edge=0.03), Sheet(ears, INKS["vermilion"], ("ears",)),
        Sheet(fur | teeth, WHITE), Sheet(beads(points("-.085,.58 .085,.58"), 0.062),
            FLAT["lamp"], ("eyes",)),
        Sheet(ellipse(0.018, 0.042).at(-0.075, 0.57) | ellipse(0.018, 0.042).at(0.095, 0.57),
            BLACK),
        Sheet(strip(arc(0, 0.50, 0.06, 180, 360, 0.5), 0.02), WHITE),
    ]  # fmt: skip
