"""Tests that imported pictures which could exploit a decoder or exhaust memory are not decoded."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, features

from engine.errors import BadPack
from mobileapp.packs.from_outside import suffixes_from_outside, webp_is_safe
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from tests.support.sample_packs import GAME, paint, picture_pack, write_pack, zipped

SENTENCE = "is a WebP file. Here, pictures come in as JPEG or PNG only."


class Decoder:
    """Fakes the version of libwebp that Pillow reports, and records which WebP files are opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.decoded: list[str] = []
        plain = Image.open

        def opened(path: Path, formats: tuple[str, ...]) -> Image.Image:
            picture = plain(path, formats=formats)
            if picture.format == "WEBP":
                self.decoded.append(Path(path).name)
            return picture

        monkeypatch.setattr(Image, "open", opened)

    def is_version(self, version: str | None) -> None:
        self._patch.setattr(features, "version", lambda _name: version)
        webp_is_safe.cache_clear()


@pytest.fixture
def decoder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Decoder]:
    yield Decoder(monkeypatch)
    webp_is_safe.cache_clear()


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    return PackLibrary(tmp_path / "builtin", tmp_path / "own")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return zipped(write_pack(tmp_path / "pack", picture_pack()))


def test_the_libwebp_of_a_desktop_is_safe() -> None:
    assert webp_is_safe()


@pytest.mark.parametrize(
    ("version", "safe"),
    [("1.1.0", False), ("1.3.1", False), ("1.3.2", True), ("1.6.0", True), ("2.0", True)],
)
def test_the_version_of_libwebp_decides_whether_webp_is_read(
    decoder: Decoder, version: str, safe: bool
) -> None:
    decoder.is_version(version)
    assert webp_is_safe() is safe
    assert (".webp" in suffixes_from_outside()) is safe


def test_a_pillow_without_webp_takes_none(decoder: Decoder) -> None:
    decoder.is_version(None)
    assert not webp_is_safe()


def test_a_pack_with_unsafe_webp_is_refused_undecoded(
    decoder: Decoder, library: PackLibrary, pack: Path, tmp_path: Path
) -> None:
    decoder.is_version("1.1.0")
    with pytest.raises(BadPack, match=f"p0.webp {SENTENCE}"):
        library.import_pack(pack)
    assert decoder.decoded == []
    assert list((tmp_path / "own").iterdir()) == []
    decoder.is_version("1.6.0")
    assert len(library.import_pack(pack).items) == 6


def test_unsafe_webp_is_refused_under_another_suffix(
    decoder: Decoder, library: PackLibrary, tmp_path: Path
) -> None:
    items = [{"id": f"p{number}", "image": f"p{number}.png"} for number in range(6)]
    folder = write_pack(tmp_path / "pack", picture_pack(items=items))
    disguised = paint(tmp_path / "real.webp", (30, 30)).rename(folder / "p4.png")
    decoder.is_version("1.1.0")
    with pytest.raises(BadPack, match=f"{disguised.name} {SENTENCE}"):
        library.import_pack(zipped(folder))
    assert decoder.decoded == []


def test_a_pack_of_photos_travels_between_any_two_tablets(
    decoder: Decoder, library: PackLibrary, tmp_path: Path
) -> None:
    photos = [paint(tmp_path / f"{n}.jpg", (900, 600), (9, 40 * n, 9)) for n in range(6)]
    decoder.is_version("1.6.0")
    made = library.make_pictures("Holiday", photos, [GAME])
    library.export(made.id, tmp_path / "holiday.zip")
    decoder.is_version("1.1.0")
    elsewhere = PackLibrary(tmp_path / "builtin", tmp_path / "elsewhere")
    assert elsewhere.import_pack(tmp_path / "holiday.zip") == made


def test_an_unsafe_webp_photo_is_refused(
    decoder: Decoder, library: PackLibrary, tmp_path: Path
) -> None:
    photos = [paint(tmp_path / f"{n}.webp", (90, 60), (9, 40 * n, 9)) for n in range(6)]
    decoder.is_version("1.1.0")
    with pytest.raises(BadPack, match=SENTENCE):
        library.make_pictures("Holiday", photos, [GAME])
    assert decoder.decoded == []


def test_a_backup_with_unsafe_webp_is_refused(
    decoder: Decoder, library: PackLibrary, tmp_path: Path
) -> None:
    storage = Storage(tmp_path / "a.db")
    kept = tmp_path / "own" / ".kept"
    paint(kept / "one.webp")
    name = hashlib.sha256((kept / "one.webp").read_bytes()).hexdigest()
    (kept / "one.webp").rename(kept / f"{name}.webp")
    export_everything(storage, library, tmp_path / "all.zip")
    decoder.is_version("1.1.0")
    with pytest.raises(StorageProblem, match=SENTENCE):
        restore_everything(storage, library, tmp_path / "all.zip")
    assert decoder.decoded == []
    assert [path.stem for path in kept.iterdir()] == [name]
    decoder.is_version("1.6.0")
    restore_everything(storage, library, tmp_path / "all.zip")
    storage.close()


@pytest.mark.parametrize("kind", ["webp", "png", "gif"])
def test_only_still_pictures_come_in(library: PackLibrary, tmp_path: Path, kind: str) -> None:
    """Animations are refused, as even a small file can have frames that exhaust the memory."""
    folder = write_pack(tmp_path / "pack", picture_pack())
    frames = [Image.new("RGB", (64, 64), colour) for colour in ("red", "blue", "green")]
    victim = min(folder.glob("*.webp"))
    frames[0].save(victim, kind, save_all=True, append_images=frames[1:])
    with pytest.raises(BadPack, match="Only still pictures can come in"):
        library.import_pack(zipped(folder))
    with pytest.raises(BadPack, match="Only still pictures can come in"):
        library.make_pictures("Mine", [victim], [GAME])
    assert library.packs() == ()
