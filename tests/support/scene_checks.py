"""Checks that every scene of every game has to pass, in windows of many sizes."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from engine.chairs import NO_CHAIR
from engine.core import Handoff
from mobileapp.stage.geometry import Rect, upright_box
from mobileapp.stage.looks import Area, Button, Panel, Slip, TextLook, Words
from mobileapp.stage.parts import as_reveal
from mobileapp.stage.piece import CURTAIN, Piece
from mobileapp.stage.scene import Person, Reveal, Scene, SceneContext
from mobileapp.stage.space import TOUCH, Space

SPACES = {
    "tablet": Space(1280, 800),
    "large tablet": Space(2560, 1600, density=2),
    "portrait": Space(800, 1280),
    "phone": Space(360, 740),
    "phone landscape": Space(740, 360),
    "cut-outs": Space(1280, 800, insets=(40, 20, 30, 24)),
    "tablet, large text": Space(1280, 800, text_scale=1.5),
    "phone, large text": Space(360, 740, text_scale=1.5),
}
NAMES = ("Nora", "Theodora-Aleksandra Wie", "Mila", "Bartholomäus-Maximilian", "Jo", "Grandma",
         "Wilhelmina van den Berg", "Ravi", "Ξένια", "Otto")  # fmt: skip
COLOURS = ("#F08A76", "#D9825B", "#9CCB7B", "#63C3C0", "#7FB2F0",
           "#B39BEB", "#F29BC1", "#DDBB96", "#A5E0C0", "#D5E1F2")  # fmt: skip
SYMBOLS = ("star", "leaf", "boat", "key", "bell", "feather", "shell", "star", "leaf", "boat")


UNKNOWN_CHAIRS = (NO_CHAIR,) * len(NAMES)
"""The chairs of the players in a match that was saved before chairs were recorded."""
ROUNDING = 0.5
"""The number of pixels by which a piece may extend beyond the window, because of rounding."""


def table_for(
    space: Space,
    players: int,
    robots: Iterable[int] = (),
    names: Sequence[str] = NAMES,
    chairs: Sequence[int] = UNKNOWN_CHAIRS,
    **more: object,
) -> SceneContext:
    """The context of scenes for a table of players, by default with some long names.

    `space` is the size of the window, `robots` are the seats of robots, and `more` sets further
    fields of the context.
    """
    people = tuple(
        Person(names[seat], COLOURS[seat], SYMBOLS[seat], seat in robots, chairs[seat])
        for seat in range(players)
    )
    return SceneContext(space, people, **more)  # type: ignore[arg-type]


def scenes_of(shown: Scene | Reveal) -> Iterator[Scene]:
    """The scene itself, or the scenes of all steps of a reveal."""
    for step in as_reveal(shown):
        yield step.scene


def last_scene(shown: Scene | Reveal) -> Scene:
    """The scene itself, or the last scene of a reveal."""
    return as_reveal(shown)[-1].scene


def kind_of(shown: object) -> tuple[object, ...]:
    """The kind of what is shown: which prompt, or a hand-off to somebody, to all or for a peek.

    Layouts are tested for every kind, in every window and with every number of players.
    """
    return (Handoff, shown.to is None, shown.peek) if isinstance(shown, Handoff) else (type(shown),)


def bounds(piece: Piece) -> Rect:
    """The axis-aligned box around a piece, which may be rotated."""
    return upright_box(piece.rect, piece.angle)


def check(
    shown: Scene | Reveal, table: SceneContext, may_overlap: frozenset[str] = frozenset()
) -> None:
    """Check everything that must hold for a scene of any game.

    `may_overlap` names the kinds of pieces whose texts may overlap others; the kind is the part of
    a key before its colon.
    """
    for scene in scenes_of(shown):
        check_inside(scene, table.space)
        check_touch(scene, table.space)
        check_nothing_covers_what_is_touched(scene)
        check_words_apart(scene, may_overlap)
        check_letters(scene, table.space)
        check_curtain(scene)


def check_inside(scene: Scene, space: Space) -> None:
    """Check that all pieces lie inside the window and outside its cut-outs."""
    for key, piece in scene.pieces.items():
        box = bounds(piece)
        assert space.area.contains(box, ROUNDING), f"{key} lies at {box}, outside {space.area}"


def check_touch(scene: Scene, space: Space) -> None:
    """Check that touchable pieces are large enough for a finger, or have free space around them."""
    least = TOUCH * space.density - 1
    for key, piece in scene.pieces.items():
        if piece.touchable and not (piece.layer < CURTAIN and scene.curtain):
            side = min(piece.rect.w, piece.rect.h)
            roomy = side >= least or _alone(key, piece, scene, least)
            assert roomy, f"{key} is only {side:.0f} px, of {least:.0f}"


def _alone(key: str, piece: Piece, scene: Scene, least: float) -> bool:
    """Whether a finger on the centre of a small piece touches no piece of another kind.

    Only touchable pieces on the same or a higher layer count. `least` is the width of a finger.
    """
    reach = Rect(piece.rect.cx - least / 2, piece.rect.cy - least / 2, least, least)
    kind = key.partition(":")[0]
    return not any(
        other.touchable and other.rect.overlaps(reach) and other.layer >= piece.layer
        and name.partition(":")[0] != kind
        for name, other in scene.pieces.items()
        if name != key
    )  # fmt: skip


def check_nothing_covers_what_is_touched(scene: Scene) -> None:
    """Check that no touchable piece covers the centre of another one.

    Enlarged pieces may do so.
    """
    covers = [
        (name, other.layer, bounds(other))
        for name, other in scene.pieces.items()
        if (other.tap or other.hold or other.drops or other.slides)
        and not other.lifted > 0  # enlarged over everything on purpose
    ]
    for key, piece in scene.pieces.items():
        if piece.tap or piece.hold:
            for name, layer, box in covers:
                if layer > piece.layer:
                    inside = box.x < piece.rect.cx < box.right and box.y < piece.rect.cy < box.top
                    assert not inside, f"{key} lies under {name}"


def check_words_apart(scene: Scene, may_overlap: frozenset[str]) -> None:
    """Check that texts do not overlap.

    Texts on the curtain may overlap those behind it. Texts of the kinds in `may_overlap` are not
    checked, nor are scenes in which a piece is enlarged over the others.
    """
    if any(piece.lifted > 0 for piece in scene.pieces.values()):
        return
    texts = [
        (key, piece.layer >= CURTAIN, words_box(piece))
        for key, piece in scene.pieces.items()
        if isinstance(piece.look, (Words, Slip, Button)) and piece.look.text and piece.opacity > 0.4
        and key.partition(":")[0] not in may_overlap
    ]  # fmt: skip
    inner = [(key, on_curtain, a.inset(a.w * 0.02, a.h * 0.1)) for key, on_curtain, a in texts]
    for (key, on_curtain, a), (name, also, b) in combinations(inner, 2):
        assert on_curtain != also or not a.overlaps(b), f"{key} and {name} overlap: {a} {b}"


def words_box(piece: Piece) -> Rect:
    """The box around the letters of a piece; for pieces other than `Words`, around the piece."""
    look = piece.look
    if not isinstance(look, Words):
        return bounds(piece)
    return bounds(piece._replace(rect=look.written_in(piece.rect)))


def letter_size(piece: Piece) -> float:
    """The size of a piece's letters as they are painted, in pixels; 0 without letters."""
    look, rect = piece.look, piece.rect
    if isinstance(look, TextLook) and look.text:
        return look.fitted(rect.w, rect.h).size
    return 0


def check_letters(scene: Scene, space: Space) -> None:
    """Check that letters are large enough.

    Public text on the table or on paper needs about 28 dp on a tablet and 20 dp on a phone, even
    with the setting for larger text. Other text, such as that of buttons and ribbons, and texts
    with long names need two thirds of that.
    """
    least = (
        space.text(28) * 0.95 if space.text_scale == 1 else space.text(28 / space.text_scale) * 0.9
    )
    for key, piece in scene.pieces.items():
        size = letter_size(piece)
        if size and piece.opacity > 0.4:
            written = isinstance(piece.look, (Words, Slip))
            full = piece.public and written and not _long_name(piece)
            needed = least if full else least * 0.66
            assert size >= needed - 0.5, (
                f"{key} has letters of {size:.0f} px, of {needed:.0f}: {piece.rect} {piece.look}"
            )


def _long_name(piece: Piece) -> bool:
    """Whether a text contains one of `NAMES` with more than 12 letters; such a text may shrink."""
    look = piece.look
    text = look.text if isinstance(look, TextLook) else ""
    return any(name in text for name in NAMES if len(name) > 12)


def check_curtain(scene: Scene) -> None:
    """Check that no piece exists behind a closed curtain."""
    if scene.curtain is not None:
        behind = [key for key, piece in scene.pieces.items() if piece.layer < CURTAIN]
        assert not behind, f"behind the curtain: {behind}"


def plain(pieces: Iterable[Piece]) -> list[Piece]:
    """All pieces except areas and panels, which only mark a place on the table."""
    return [piece for piece in pieces if not isinstance(piece.look, (Area, Panel))]
