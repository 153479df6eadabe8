"""Sample packages, libraries and projects for tests."""

import struct
from pathlib import Path

from android.hook import CHANGES
from tools.apk.checks import BACKGROUND, PAGE, RULES, SPEECH, WINDOW_STYLE, version_code
from tools.apk.contents import shipped_files
from tools.apk.manifest import Element, Resources
from tools.apk.package import BUNDLE, Library, Package
from tools.apk.spec import Spec

ENVIRONMENT = (
    b"P4A_IS_WINDOWED=False\n"
    b"KIVY_ORIENTATION=LandscapeLeft Portrait LandscapeRight PortraitUpsideDown\n"
)
PACKAGES = ("PIL", "android", "filetype", "jnius", "kivy", "plyer")
DISTRIBUTIONS = ("Kivy-2.3.1", "filetype-1.2.0", "pillow-11.3.0", "six-1.17.0")
COMPILED = (
    "modules/_sqlite3.cpython-314-aarch64-linux-android.so",
    "site-packages/PIL/_imaging.so",
    "site-packages/PIL/_imagingft.so",
    "site-packages/PIL/_webp.so",
    "site-packages/android/_android.so",
    "site-packages/jnius/jnius.so",
    "site-packages/kivy/core/audio/audio_sdl2.so",
    "site-packages/kivy/core/image/_img_sdl2.so",
    "site-packages/kivy/core/text/_text_sdl2.so",
    "site-packages/kivy/core/window/_window_sdl2.so",
)
BUNDLED = frozenset(
    {
        *(f"site-packages/{name}/__init__.pyc" for name in PACKAGES),
        *(f"site-packages/{name}.dist-info/METADATA" for name in DISTRIBUTIONS),
        "site-packages/jnius_config.pyc",
        "site-packages/setup_sdist.pyc",
        "site-packages/six.pyc",
        "stdlib.zip",
        *COMPILED,
    }
)
NATIVE = (
    "libmain.so",
    "libSDL2.so",
    "libSDL2_image.so",
    "libSDL2_mixer.so",
    "libSDL2_ttf.so",
    "libpython3.14.so",
    "libfreetype.so",
    "libwebp.so",
    "libwebpdemux.so",
    "libwebpmux.so",
    "libsharpyuv.so",
)


PROJECT = {
    "LICENSE": "MIT",
    "README.md": "",
    "main.py": "",
    "engine/core.py": "",
    "mobileapp/__init__.py": "",
    "mobileapp/__pycache__/app.cpython-314.pyc": "",
    "mobileapp/screens/home/page.py": "",
    "mobileapp/screens/home/page.kv": "<Home>:",
    "mobileapp/games/clouds/cover.jpg": "picture",
    "assets/clouds/clouds.json": "{}",
    "assets/icon/icon.png": "picture",
    "assets/locale/de/language.json": "{}",
    "assets/locale/de/LC_MESSAGES/seeing-things.mo": "words",
    "assets/locale/de/LC_MESSAGES/seeing-things.po": "words",
    "assets/packs/README.md": "",
    "assets/packs/schema.json": "{}",
    "assets/packs/story-dusk/pack.json": "{}",
    "assets/packs/story-dusk/thumbs/whale.webp": "picture",
    "assets/sounds/chime.wav": "sound",
    "assets/table/icons/undo.png": "picture",
    "tests/test_readme.py": "",
    "tests/harness/driver.py": "",
}
"""The text of each file of a sample project; some of its files must not get into a package."""


def good_package(spec: Spec, root: Path, real: bool = False) -> Package:
    """A package of the project in `root` that passes all checks.

    If `real`, it is treated as a whole APK, otherwise as one without compiled code.
    """
    pictures = {f"res/{name}": source.read_bytes() for name, source in spec.icons.items()}
    files = {name.partition(".")[0]: {"": f"res/{name}"} for name in spec.icons}
    files["mipmap/icon"]["anydpi-v26"] = "res/mipmap-anydpi-v26/icon.xml"
    files[RULES] = {"": "res/xml/data_extraction_rules.xml"}
    arch = spec.archs[0]
    return Package(
        real=real,
        size=1,
        manifest=good_manifest(spec),
        resources=Resources(
            {
                "string/app_name": spec.title,
                "string/presplash_color": spec.presplash_colour,
                BACKGROUND: f"#ff{spec.presplash_colour[1:].lower()}",
            },
            files,
            {WINDOW_STYLE: ["true", f"@{BACKGROUND}"]},
        ),
        pictures=pictures,
        application={name: _content(root / name) for name in shipped_files(root)},
        application_size=1,
        classes={"classes.dex": f"dex L{spec.activity.replace('.', '/')}; V".encode()},
        libraries=(
            *(Library(arch, name, arch, PAGE, None) for name in NATIVE),
            Library(arch, BUNDLE, "", 0, None),
        ),
        bundled=BUNDLED,
        bundled_libraries=tuple(Library(arch, path, arch, PAGE, None) for path in COMPILED),
    )


def good_manifest(spec: Spec, **spoiled: str) -> Element:
    """The manifest of a good package; keyword arguments replace attributes by wrong values."""
    identity = {
        "package": spec.package,
        "versionName": spec.version,
        "versionCode": version_code(spec),
    }
    sdk = {"minSdkVersion": str(spec.minimum_sdk), "targetSdkVersion": str(spec.target_sdk)}
    application = {
        "allowBackup": "false",
        "theme": "@0x01030007",
        "appCategory": "0",
        "enableOnBackInvokedCallback": "false",
        "dataExtractionRules": "@0x7f080000",
    }
    changes = hex(sum(CHANGES.values()))
    activity = {"name": spec.activity, "screenOrientation": "-1", "configChanges": changes}
    for attributes in (identity, sdk, application, activity):
        attributes.update({name: spoiled[name] for name in attributes.keys() & spoiled.keys()})
    return Element(
        "manifest",
        identity,
        [
            Element("uses-sdk", sdk),
            Element("uses-permission", {"name": "android.permission.VIBRATE"}),
            Element("queries", {}, [Element("action", {"name": SPEECH})]),
            Element("application", application, [Element("activity", activity)]),
        ],
    )


def _content(source: Path) -> bytes:
    if source.name == "p4a_env_vars.txt":
        return ENVIRONMENT
    return source.read_bytes() if source.exists() else b"bytecode"


def elf(alignments: list[int], wide: bool = True, order: str = "<") -> bytes:
    """The content of an ELF library that has only headers of segments.

    For each of `alignments`, it has a segment that is loaded. One more segment, aligned to 8 bytes,
    is not loaded. The library has 64 bits if `wide`, else 32; its byte order is "<" or ">", as in
    `struct`.
    """
    ident = b"\x7fELF" + bytes([2 if wide else 1, 1 if order == "<" else 2]) + bytes(10)
    if wide:
        head, size = 64, 56
        header = struct.pack(
            f"{order}HHIQQQIHHHHHH", 3, 183, 1, 0, head, 0, 0, head, size, 0, 0, 0, 0
        )
    else:
        head, size = 52, 32
        header = struct.pack(
            f"{order}HHIIIIIHHHHHH", 3, 40, 1, 0, head, 0, 0, head, size, 0, 0, 0, 0
        )
    segments = [_segment(6, 8, wide, order), *(_segment(1, a, wide, order) for a in alignments)]
    count_at = 56 if wide else 44
    content = bytearray(ident + header + b"".join(segments))
    struct.pack_into(f"{order}H", content, count_at, len(segments))
    return bytes(content)


def _segment(kind: int, alignment: int, wide: bool, order: str) -> bytes:
    if wide:
        return struct.pack(f"{order}IIQQQQQQ", kind, 5, 0, 0, 0, 0, 0, alignment)
    return struct.pack(f"{order}IIIIIIII", kind, 0, 0, 0, 0, 0, 5, alignment)


def write_tree(root: Path, files: dict[str, str]) -> None:
    """Write files below `root`; `files` maps their paths to their content."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
