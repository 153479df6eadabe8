"""Builds the app's letters from published faces: `python -m art.fonts` (needs npm to fetch them).

The faces come as one small file per script. Each is merged into one font per role, with figures
that stand on the line and are equally wide, since the faces' own hang below it and their 1 looks
like an I. All faces are under the SIL Open Font License, which is kept beside the fonts.
"""

import json
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

FONTS = Path(__file__).parent.parent / "assets" / "fonts"
UNITS = 1000  # per em, in every font we ship

DISPLAY, SANS = "alegreya@5.3.0", "alegreya-sans@5.3.0"
EMOJI, KANA = "noto-emoji@5.3.2", "noto-sans-jp@5.3.0"
SIGNS, FIRST_SIGN, LAST_SIGN = "noto-sans-symbols-2@5.3.0", 0x2190, 0x27BF
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek")
HIRAGANA = 0x3042
THIN_SPACE, NARROW_SPACE = 0x2009, 0x202F
SPACES = {0x20: 200, 0xA0: 200, THIN_SPACE: 120}
"""The widths of the spaces, in font units."""
# Faces of other scripts, the most common ones among names first.
OTHER_SCRIPTS = ("arabic", "hebrew", "devanagari", "thai", "georgian", "armenian")


@dataclass(frozen=True, slots=True)
class Source:
    """One file of a published face."""

    package: str
    subset: str
    style: str
    shaping: bool = True
    """Whether its ligatures, kerning and attached accents are worth their bytes."""
    first: int = 0
    last: int = sys.maxunicode

    def path(self, downloads: Path) -> Path:
        face = self.package.partition("@")[0]
        return downloads / self.package / "files" / f"{face}-{self.subset}-{self.style}.woff2"


@dataclass(frozen=True, slots=True)
class Face:
    """A font of the app and the files it is merged from."""

    name: str
    sources: tuple[Source, ...]


def _face(name: str, package: str, style: str) -> Face:
    return Face(name, tuple(Source(package, script, style) for script in SCRIPTS))


FACES = (
    _face("display", DISPLAY, "800-normal"),
    _face("display-italic", DISPLAY, "500-italic"),
    _face("figures", SANS, "800-normal"),
    _face("text", SANS, "500-normal"),
)


def main() -> None:
    """Fetch, build and write every font and its licence."""
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        downloads = Path(folder)
        for face in (*FACES, _fallback(downloads)):
            for package in {source.package for source in face.sources}:
                _fetch(package, downloads)
            font = build(face, downloads)
            path = FONTS / f"{face.name}.ttf"
            font.save(path)
            print(f"{path.name}: {len(font.getBestCmap())} letters, {path.stat().st_size} bytes")
        _write_licence("OFL-Alegreya.txt", [downloads / DISPLAY])
        _write_licence("OFL-AlegreyaSans.txt", [downloads / SANS])
        _write_licence("OFL-Noto.txt", sorted(downloads.glob("noto-*@*")))


def build(face: Face, downloads: Path) -> TTFont:
    """One font out of the face's files."""
    with tempfile.TemporaryDirectory() as folder:
        parts = list(_parts(face, downloads, Path(folder)))
        font = Merger().merge([str(part) for part in parts])
    font.recalcTimestamp = False
    _stand_figures_on_the_line(font)
    _set_space_widths(font)
    _drop_unreachable(font)
    _name(font, f"Seeing Things {face.name}")
    return font


def _parts(face: Face, downloads: Path, folder: Path) -> Iterator[Path]:
    """The files as plain TrueType; a letter stays only in the first file that has it."""
    taken: set[int] = set()
    for number, source in enumerate(face.sources):
        font = TTFont(source.path(downloads), recalcTimestamp=False)
        font.flavor = None
        wanted = range(source.first, source.last + 1)
        letters = {letter for letter in font.getBestCmap() if letter in wanted} - taken
        taken |= letters
        _keep(font, letters, source.shaping)
        if font["head"].unitsPerEm != UNITS:
            scale_upem(font, UNITS)
        path = folder / f"{number}.ttf"
        font.save(path)
        yield path


def _keep(font: TTFont, letters: set[int], shaping: bool) -> None:
    """Drop every other letter, and hints, which no screen of today needs."""
    options = Options()
    options.hinting = False
    options.layout_features = ["*"] if shaping else []
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables = [*options.drop_tables, "STAT", "MVAR", "HVAR", "vhea", "vmtx", "VORG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def _stand_figures_on_the_line(font: TTFont) -> None:
    """Point the ten digits at their lining, equally wide forms, as far as the face has them."""
    for feature in ("lnum", "tnum"):
        forms = _substitutions(font, feature)
        for table in font["cmap"].tables:
            for digit in range(ord("0"), ord("9") + 1):
                glyph = table.cmap.get(digit)
                if glyph in forms:
                    table.cmap[digit] = forms[glyph]


def _set_space_widths(font: TTFont) -> None:
    """Give spaces the width that small buttons need: the faces' own are made for large books.

    A narrow space that keeps a line together, as French has it before “?”, is a thin one.
    """
    for table in font["cmap"].tables:
        if THIN_SPACE in table.cmap:
            table.cmap[NARROW_SPACE] = table.cmap[THIN_SPACE]
    letters = font.getBestCmap()
    for letter, width in SPACES.items():
        if letter in letters:
            font["hmtx"][letters[letter]] = (width, 0)


def _substitutions(font: TTFont, feature: str) -> dict[str, str]:
    """The single-glyph substitutions of a feature, if it has them for all digits."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    lookups = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    forms: dict[str, str] = {}
    for number in sorted(lookups):
        for subtable in table.LookupList.Lookup[number].SubTable:
            inner = getattr(subtable, "ExtSubTable", subtable)
            forms |= getattr(inner, "mapping", {})
    return forms


def _drop_unreachable(font: TTFont) -> None:
    """After the digits moved, their old forms and the features that switch them are dead weight."""
    options = Options()
    options.hinting = False
    switched = {"lnum", "tnum", "onum", "pnum", "frac", "numr", "dnom", "rvrn"}
    features = font["GSUB"].table.FeatureList.FeatureRecord
    options.layout_features = sorted(
        {"kern", "mark", "mkmk"} | {record.FeatureTag for record in features} - switched
    )
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)


def _name(font: TTFont, family: str) -> None:
    """Give the font its own name: a changed font must not use the name of the original."""
    for record in list(font["name"].names):
        if record.nameID not in (0, 13, 14):
            font["name"].removeNames(nameID=record.nameID)
    for number, text in ((1, family), (2, "Regular"), (4, family), (6, family.replace(" ", "-"))):
        font["name"].setName(text, number, 3, 1, 0x409)


def _fallback(downloads: Path) -> Face:
    """The fallback font for other characters in names: other scripts and signs, then emoji.

    It contains Latin and Cyrillic first, so that a name that mixes scripts can be set in this one
    font.
    """
    sources = [Source(SANS, script, "800-normal") for script in SCRIPTS]
    sources += [
        Source(f"noto-sans-{script}@5.3.0", script, "600-normal") for script in OTHER_SCRIPTS
    ]
    _fetch(KANA, downloads)
    sources.append(Source(KANA, _subset_with(downloads / KANA, HIRAGANA), "600-normal"))
    sources.append(Source(EMOJI, "emoji", "500-normal", shaping=False))
    sources.append(Source(SIGNS, "symbols", "400-normal", False, FIRST_SIGN, LAST_SIGN))
    return Face("fallback", tuple(sources))


def _subset_with(package: Path, letter: int) -> str:
    """The numbered subset of a large face that has this letter."""
    subsets: dict[str, str] = json.loads((package / "unicode.json").read_text(encoding="utf-8"))
    for name, ranges in subsets.items():
        for span in ranges.removeprefix("U+").split(",U+"):
            first, _, last = span.partition("-")
            if int(first, 16) <= letter <= int(last or first, 16):
                return name.strip("[]")
    raise LookupError(f"no subset has U+{letter:04X}")


def _fetch(package: str, downloads: Path) -> None:
    target = downloads / package
    if target.exists():
        return
    packed = _run(["npm", "pack", "--silent", f"@fontsource/{package}"], downloads)
    with tarfile.open(downloads / packed.split()[-1]) as archive:
        archive.extractall(downloads, filter="data")
    (downloads / "package").rename(target)


def _run(command: Sequence[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed: {done.stderr.strip()}")
    return done.stdout


def _write_licence(name: str, packages: Sequence[Path]) -> None:
    """The licence once, below the copyright of every face it was taken from."""
    texts = [(package / "LICENSE").read_text(encoding="utf-8") for package in packages]
    heads = (text.partition("\n")[0].strip().removeprefix("Copyright ") for text in texts)
    holders = dict.fromkeys(f"Copyright {head}" for head in heads)
    terms = texts[0].partition("\n")[2].strip()
    (FONTS / name).write_text("\n".join([*holders, "", terms, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
