"""Tests that the faster ways to paint parts of looks give the same pictures as the simple ways."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps, ImageStat

from mobileapp.stage import painting


def picture(folder: Path, size: tuple[int, int] = (300, 200)) -> Path:
    """The path of a picture whose colours change from left to right and from top to bottom."""
    across, down = Image.linear_gradient("L").rotate(90), Image.linear_gradient("L")
    whole = Image.merge("RGB", (across, down, across)).resize(size)
    whole.save(folder / "picture.png")
    return folder / "picture.png"


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """The mean and the maximum difference of the pixels of two images.

    The mean is that of the channel that differs most.
    """
    assert one.size == other.size
    found = ImageStat.Stat(ImageChops.difference(one, other))
    return max(found.mean), max(int(high) for _, high in found.extrema)


@pytest.mark.parametrize(
    ("size", "radius"),
    [
        ((200, 90), 12),
        ((200, 91), 45.5),
        ((31, 200), 15.5),
        ((40, 40), 20),
        ((9, 5), 1),
        ((7, 3), 9),
    ],
)
def test_a_rounded_mask_looks_like_a_rounded_rectangle(
    size: tuple[int, int], radius: float
) -> None:
    big = Image.new("L", (size[0] * 4, size[1] * 4))
    box = (0, 0, size[0] * 4 - 1, size[1] * 4 - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, radius * 4, fill=255)
    mean, most = difference(painting.rounded_mask(size, radius), big.reduce(4))
    assert mean < 3
    assert most < 64


def test_a_part_of_a_covering_picture_is_cropped_from_the_whole(tmp_path: Path) -> None:
    path = picture(tmp_path)
    whole = painting.covering(path, (240, 240))
    part = painting.covering(path, (120, 60), (0.25, 0.5, 0.75, 0.75))
    assert difference(part, whole.crop((60, 120, 180, 180)))[1] <= 3


@pytest.mark.parametrize("corner", [(5, 5), (-10, 20), (30, -3), (95, 45), (200, 9), (-50, -50)])
def test_a_layer_may_lie_partly_or_wholly_outside(corner: tuple[int, int]) -> None:
    layer = painting.tinted(Image.new("L", (20, 10), 200), "#804020")
    base, whole = (Image.new("RGBA", (100, 50), (9, 90, 200, 255)) for _ in range(2))
    painting.overlay(base, layer, corner)
    sheet = Image.new("RGBA", whole.size)
    sheet.paste(layer, corner)
    whole.alpha_composite(sheet)
    assert base.tobytes() == whole.tobytes()


def test_a_blur_at_a_reduced_size_looks_the_same() -> None:
    mask = Image.new("L", (203, 151))
    ImageDraw.Draw(mask).ellipse((60, 40, 140, 110), fill=255)
    quick = painting.blurred(mask, 9)
    assert difference(quick, mask.filter(ImageFilter.GaussianBlur(9)))[1] <= 10


def test_the_glow_of_letters_ends_inside_the_part_that_is_painted() -> None:
    mask = Image.new("L", (600, 300))
    ImageDraw.Draw(mask).rectangle((250, 130, 350, 170), fill=255)
    glow = painting.pooled(mask, "#FFFFFF", 1).getchannel("A")
    left, top, right, bottom = glow.getbbox() or (0, 0, 0, 0)
    assert (left, top) >= (220, 100)
    assert (right, bottom) <= (380, 200)
    assert glow.getpixel((245, 150)) > 60  # beside the letters
    assert max(glow.crop((left, top, left + 1, bottom)).tobytes()) < 24  # no hard edge


@pytest.mark.parametrize("width", [1, 2, 60, 500])
def test_a_banner_keeps_both_ends(tmp_path: Path, width: int) -> None:
    banner = Image.new("RGBA", (300, 30), "white")
    banner.paste((255, 0, 0, 255), (0, 0, 30, 30))
    banner.paste((0, 0, 255, 255), (270, 0, 300, 30))
    banner.save(tmp_path / "banner.png")
    shown = painting.with_ends(tmp_path / "banner.png", (width, 30))
    assert shown.size == (width, 30)
    assert shown.getpixel((width - 1, 15)) == (0, 0, 255, 255)
    assert width == 1 or shown.getpixel((0, 15)) == (255, 0, 0, 255)


@pytest.mark.parametrize(("rim", "framed"), [("#EDE4D3", False), ("#3A5068", True)])
def test_only_a_picture_without_a_rim_of_paper_gets_a_frame(
    rim: str, framed: bool, tmp_path: Path
) -> None:
    """A rim of paper, as the cut paper of a deck has it, is the frame of the card."""
    whole = Image.new("RGB", (400, 600), rim)
    whole.paste("#224466", (12, 12, 388, 588))
    whole.save(tmp_path / "card.png")
    card = painting.on_paper(tmp_path / "card.png", (200, 300)).convert("RGB")
    margin = (card.width - 200) // 2
    edge = card.getpixel((margin + 1, card.height // 2))
    expected = painting.rgb("#F7EEDD" if framed else rim)
    assert edge == pytest.approx(expected, abs=3)


@pytest.mark.parametrize("rim", ["top", "bottom", "left", "right"])
def test_a_picture_that_is_light_at_some_edges_only_gets_a_frame(rim: str, tmp_path: Path) -> None:
    whole = Image.new("RGB", (400, 600), "#EDE4D3")
    box = {
        "top": (0, 0, 400, 12),
        "bottom": (0, 588, 400, 600),
        "left": (0, 0, 12, 600),
        "right": (388, 0, 400, 600),
    }[rim]
    whole.paste("#224466", box)
    whole.save(tmp_path / "card.png")
    card = painting.on_paper(tmp_path / "card.png", (200, 300)).convert("RGB")
    margin = (card.width - 200) // 2
    middle = {
        "top": (100, 1),
        "bottom": (100, 298),
        "left": (1, 150),
        "right": (198, 150),
    }[rim]
    seen = card.getpixel((margin + middle[0], margin + middle[1]))
    assert seen == pytest.approx(painting.rgb("#F7EEDD"), abs=3)


@pytest.mark.parametrize(
    ("size", "radius"), [((342, 78), 12), ((100, 241), 12), ((120, 120), 60), ((61, 40), 4)]
)
def test_a_dashed_outline_is_the_same_at_all_its_corners(
    size: tuple[int, int], radius: float
) -> None:
    """In the middle of each corner lies a dash, and there are gaps at each side."""
    mask = painting.dashed_box(size, radius, 2, 11)
    for mirrored in (ImageOps.mirror(mask), ImageOps.flip(mask)):
        assert difference(mask, mirrored)[0] < 6, "one side is not like the opposite one"
    for corner in (0, 1):
        at = round((radius - 1) * (1 - 0.5**0.5) + 0.5)
        spot = at if not corner else size[0] - 1 - at
        assert max(mask.crop((spot - 2, at - 2, spot + 3, at + 3)).getextrema()) > 90
    middle = mask.crop((0, size[1] // 4, 4, size[1] * 3 // 4)).resize((1, size[1] // 2))
    assert min(middle.getextrema()) == 0
