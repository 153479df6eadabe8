"""Checks of a package; each yields a sentence for every problem."""

import fnmatch
import io
from collections.abc import Callable, Iterator
from pathlib import Path

from packaging.utils import canonicalize_name
from PIL import Image, ImageChops

from android.hook import CHANGES
from tools.apk.contents import MAX_BYTES, shipped_files
from tools.apk.imports import ANDROID_OWN
from tools.apk.manifest import Element
from tools.apk.package import BUNDLE, Package
from tools.apk.spec import ROOT, Spec

PAGE = 16 * 1024
"""The largest memory page of today's tablets."""
LARGE_PAGES = ("arm64-v8a", "x86_64")
"""The processors that may have such pages."""
WINDOW_STYLE, BACKGROUND = "style/KivySupportCutout", "color/window_background"
"""The style python-for-android gives the window, and what our variant of it adds."""
FULLSCREEN_THEME = "@0x01030007"
"""Android's own Theme.NoTitleBar.Fullscreen."""
UNSPECIFIED = "-1"
"""The value for an unrestricted screen orientation."""
GAME = "0"
"""The value of appCategory for a game."""
RULES = "xml/data_extraction_rules"
SPEECH = "android.intent.action.TTS_SERVICE"
"""The one thing the app may look for in other apps: an engine that speaks."""
PERMISSIONS = {"android.permission.VIBRATE"}
"""The only permissions. No network: no change of the spec may break this promise."""
LIBRARIES = (
    "libmain.so",
    "libSDL2.so",
    "libSDL2_image.so",
    "libSDL2_mixer.so",
    "libSDL2_ttf.so",
    "libpython3.",
    "libfreetype.so",  # draws all letters
    "libwebp.so",
    "libwebpdemux.so",
    "libwebpmux.so",
    "libsharpyuv.so",  # comes with a libwebp that is safe for strangers' pictures, and only then
)
"""The libraries for each processor; a name may end with a version."""
BUNDLED_MODULES = {
    "site-packages/PIL/_imaging.*so": "Pillow reads no pictures",
    "site-packages/PIL/_imagingft.*so": "Pillow draws no letters",
    "site-packages/PIL/_webp*.so": "Pillow was built without WebP",
    "site-packages/android/_android.*so": "Python was built without its part for Android",
    "site-packages/jnius/jnius.*so": "Python cannot call Java",
    "site-packages/kivy/core/audio/audio_sdl2.*so": "Kivy plays no sounds",
    "site-packages/kivy/core/image/_img_sdl2.*so": "Kivy shows no pictures",
    "site-packages/kivy/core/text/_text_sdl2.*so": "Kivy writes no text",
    "site-packages/kivy/core/window/_window_sdl2.*so": "Kivy opens no window",
    "modules/_sqlite3*.so": "Python was built without databases",
}
"""Modules that the build silently omits if a dependency was not found."""
IMPORT_NAMES = {"pillow": "PIL", "pyjnius": "jnius"}
COMPANIONS = {
    "jnius_config",  # comes with pyjnius
    "setup_sdist",  # so does this part of its set-up
}
"""What lies beside the required packages."""

Check = Callable[[Package, Spec], Iterator[str]]


def check_identity(package: Package, spec: Spec) -> Iterator[str]:
    """Name, version and Android levels are those of the spec."""
    manifest = package.manifest.attributes
    sdk = package.manifest.first("uses-sdk").attributes
    facts = {
        "package": (manifest.get("package"), spec.package),
        "versionName": (manifest.get("versionName"), spec.version),
        "versionCode": (manifest.get("versionCode"), version_code(spec)),
        "minSdkVersion": (sdk.get("minSdkVersion"), str(spec.minimum_sdk)),
        "targetSdkVersion": (sdk.get("targetSdkVersion"), str(spec.target_sdk)),
        "app_name": (package.resources.texts.get("string/app_name"), spec.title),
    }
    for name, (found, wanted) in facts.items():
        if found != wanted:
            yield f"{name} is {found}, not {wanted}"


def version_code(spec: Spec) -> str:
    """The number python-for-android makes of a version; Android installs only growing ones."""
    number = 0
    for part in spec.version.split("."):
        number = number * 100 + int(part)
    return f"10{spec.minimum_sdk}{number}"


def check_permissions(package: Package, _spec: Spec) -> Iterator[str]:
    """Exactly the one permission, and no backup to the cloud or to another device."""
    asked = {
        element.attributes.get("name", "")
        for tag in ("uses-permission", "uses-permission-sdk-23", "permission")
        for element in package.manifest.all(tag)
    }
    yield from (f"asks for {name}" for name in sorted(asked - PERMISSIONS))
    yield from (f"does not ask for {name}" for name in sorted(PERMISSIONS - asked))
    backup = package.manifest.first("application").attributes.get("allowBackup")
    if backup != "false":
        yield f"allowBackup is {backup}"
    rules = package.manifest.first("application").attributes.get("dataExtractionRules", "")
    if not rules.startswith("@") or RULES not in package.resources.files:
        yield f"dataExtractionRules is {rules}, so another device may get a copy of everything"
    found = [each.attributes.get("name") for each in _sought(package)]
    if found != [SPEECH]:
        yield f"looks for {found} in other apps, not for {SPEECH}"


def _sought(package: Package) -> Iterator[Element]:
    return package.manifest.first("queries").all("action")


def check_behaviour(package: Package, spec: Spec) -> Iterator[str]:
    """Orientation, full screen, and no background services."""
    application = package.manifest.first("application").attributes
    activity = package.manifest.first("activity").attributes
    if activity.get("name") != spec.activity:
        yield f"the window is {activity.get('name')}, not {spec.activity}"
    if len(spec.orientations) > 1 and activity.get("screenOrientation") != UNSPECIFIED:
        yield f"screenOrientation is {activity.get('screenOrientation')}, so it cannot be turned"
    environment = package.application.get("p4a_env_vars.txt", b"").decode()
    hint = next((line for line in environment.splitlines() if "ORIENTATION=" in line), "")
    if len(hint.split()) != len(spec.orientations):
        yield f"SDL is told of other orientations: {hint!r}"
    if f"P4A_IS_WINDOWED={not spec.fullscreen}" not in environment.splitlines():
        yield "SDL is not told whether to fill the screen"
    if spec.fullscreen and application.get("theme") != FULLSCREEN_THEME:
        yield f"the theme {application.get('theme')} does not fill the screen"
    if (category := application.get("appCategory")) != GAME:
        yield f"appCategory is {category}, no game, so Android turns a tablet that lies flat"
    if (gesture := application.get("enableOnBackInvokedCallback")) != "false":
        yield f"enableOnBackInvokedCallback is {gesture}, so Back would leave the app"
    if missing := set(CHANGES) - _changes(activity.get("configChanges", "")):
        yield f"a change of {', '.join(sorted(missing))} would end the app"
    for tag in ("service", "receiver", "provider"):
        for element in package.manifest.all(tag):
            yield f"has a {tag}: {element.attributes.get('name')}"


def _changes(value: str) -> set[str]:
    """The names in configChanges: compiled to bits, or as they are where aapt2 knows not all."""
    if value.startswith("0x"):
        return {name for name, bit in CHANGES.items() if int(value, 16) & bit}
    return set(value.split("|"))


def check_pictures(package: Package, spec: Spec) -> Iterator[str]:
    """The icons and the picture at the start are ours."""
    for name, source in spec.icons.items():
        resource = name.partition(".")[0]
        path = package.resources.files.get(resource, {}).get("")
        if path is None or not _same_picture(package.pictures[path], source):
            yield f"{resource} is not {source.name}"
    if not any("v26" in variant for variant in package.resources.files.get("mipmap/icon", {})):
        yield "the icon is not adaptive"
    colour = package.resources.texts.get("string/presplash_color")
    if colour != spec.presplash_colour:
        yield f"the colour at the start is {colour}"
    background = package.resources.texts.get(BACKGROUND)
    if background != f"#ff{spec.presplash_colour[1:].lower()}":
        yield f"the colour before the start is {background}"
    if f"@{BACKGROUND}" not in package.resources.styles.get(WINDOW_STYLE, ()):
        yield "the window has no background before the start"


def _same_picture(packed: bytes, source: Path) -> bool:
    """Whether two pictures have equal pixels; packing may encode them differently."""
    with Image.open(io.BytesIO(packed)) as one, Image.open(source) as other:
        first, second = (picture.convert("RGBA").convert("RGBa") for picture in (one, other))
    return first.size == second.size and ImageChops.difference(first, second).getbbox() is None


def check_files(package: Package, root: Path) -> Iterator[str]:
    """Exactly the files of the app, unchanged, and not too much of them."""
    expected = shipped_files(root)
    yield from (f"{name} is missing" for name in sorted(expected - package.application.keys()))
    yield from (f"{name} must not ship" for name in sorted(package.application.keys() - expected))
    for name in sorted(expected & package.application.keys()):
        source = root / name
        if source.exists() and source.read_bytes() != package.application[name]:
            yield f"{name} differs from its source"
    if package.application_size > MAX_BYTES:
        yield f"the app is {package.application_size} bytes large, more than {MAX_BYTES}"


def check_native(package: Package, spec: Spec) -> Iterator[str]:
    """A real APK has code, for the right processors, that fits pages of 16 KB."""
    if "classes.dex" not in package.classes:
        yield "there is no classes.dex"
    descriptor = f"L{spec.activity.replace('.', '/')};".encode()
    if package.classes and not any(descriptor in code for code in package.classes.values()):
        yield f"there is no {spec.activity} among the classes"
    if archs := {library.arch for library in package.libraries} ^ set(spec.archs):
        yield f"processors differ from the spec: {', '.join(sorted(archs))}"
    for arch in spec.archs:
        names = [library.name for library in package.libraries if library.arch == arch]
        for start in (*LIBRARIES, BUNDLE):
            if not any(name.startswith(start) for name in names):
                yield f"there is no {start} for {arch}"
    for library in (*package.libraries, *package.bundled_libraries):
        if library.name == BUNDLE:
            continue
        if library.processor != library.arch:
            yield f"{library.name} for {library.arch} is compiled for {library.processor}"
        if library.arch not in LARGE_PAGES:
            continue
        if library.page_alignment % PAGE or not library.page_alignment:
            yield f"{library.name} is made for pages of {library.page_alignment} bytes"
        if library.offset is not None and not package.for_store and library.offset % PAGE:
            yield f"{library.name} starts at byte {library.offset}, not on a page"


def check_bundle(package: Package, spec: Spec) -> Iterator[str]:
    """A real APK has every required Python package with all its native parts, and no others."""
    names = {ANDROID_OWN.get(name, IMPORT_NAMES.get(name, name)) for name in spec.requirements}
    wanted = {name for name in names if name not in (None, "sqlite3")}
    for name in sorted(wanted - package.python_packages):
        yield f"{name} is not among the bundled Python packages"
    for name in sorted(package.python_packages - wanted - COMPANIONS):
        yield f"{name} must not be among the bundled Python packages"
    for name in sorted(package.distributions - {*map(canonicalize_name, spec.requirements)}):
        yield f"{name} was installed, and is not among the requirements"
    for pattern, meaning in BUNDLED_MODULES.items():
        if not fnmatch.filter(package.bundled, pattern):
            yield f"there is no {pattern}: {meaning}"


def check_folders(package: Package, _spec: Spec) -> Iterator[str]:
    """No file tells where it was built: the same version built elsewhere is the same."""
    yield from (f"{name} names a folder of the build machine" for name in sorted(package.telling))


STRUCTURAL: tuple[Check, ...] = (
    check_identity,
    check_permissions,
    check_behaviour,
    check_pictures,
)
NATIVE: tuple[Check, ...] = (check_native, check_bundle)


def problems_of(package: Package, spec: Spec, root: Path = ROOT) -> list[str]:
    """Everything that is wrong with a package of the project in `root`."""
    checks = (() if package.for_store else STRUCTURAL) + (NATIVE if package.real else ())
    checks += (check_folders,)
    problems = [problem for check in checks for problem in check(package, spec)]
    return problems + list(check_files(package, root))
