"""Builds libwebp for python-for-android, whose own recipe stops at 1.1.0.

Versions before 1.3.2 have a buffer overflow that a malicious picture can exploit, and the app reads
pictures from strangers. Since 1.3 colour conversion is in a separate library, libsharpyuv.
"""

from multiprocessing import cpu_count
from pathlib import Path

import sh
from pythonforandroid.archs import Arch
from pythonforandroid.logger import shprint
from pythonforandroid.recipe import Recipe
from pythonforandroid.util import current_directory

PROGRAMS = (
    "ANIM_UTILS",
    "CWEBP",
    "DWEBP",
    "EXTRAS",
    "GIF2WEBP",
    "IMG2WEBP",
    "VWEBP",
    "WEBPINFO",
    "WEBPMUX",
)
"""Programs that come with the library and are not needed on a tablet."""
LIBRARIES = ("sharpyuv", "webp", "webpdecoder", "webpdemux", "webpmux")


class LibwebpRecipe(Recipe):
    """Leaves libraries and headers in `installation`, where Pillow's recipe looks for them."""

    version = "1.6.0"
    url = (
        "https://storage.googleapis.com/downloads.webmproject.org/releases/webp/"
        "libwebp-{version}.tar.gz"
    )
    built_libraries = {f"lib{name}.so": "installation/lib" for name in LIBRARIES}  # noqa: RUF012

    def build_arch(self, arch: Arch) -> None:
        source = Path(self.get_build_dir(arch.arch))
        build = source / "build"
        build.mkdir(exist_ok=True)
        toolchain = Path(self.ctx.ndk_dir, "build", "cmake", "android.toolchain.cmake")
        maps = [flag for flag in arch.common_cflags if flag.startswith("-ffile-prefix-map=")]
        settings = {
            "ANDROID_ABI": arch.arch,
            "ANDROID_NATIVE_API_LEVEL": self.ctx.ndk_api,
            "CMAKE_TOOLCHAIN_FILE": toolchain,
            "CMAKE_INSTALL_PREFIX": source / "installation",
            "CMAKE_INSTALL_LIBDIR": "lib",
            "CMAKE_BUILD_TYPE": "Release",
            "CMAKE_C_FLAGS": " ".join(maps),  # it takes none from CFLAGS
            "BUILD_SHARED_LIBS": "ON",
            **{f"WEBP_BUILD_{program}": "OFF" for program in PROGRAMS},
        }
        environment = self.get_recipe_env(arch)
        with current_directory(str(build)):
            options = [f"-D{name}={value}" for name, value in settings.items()]
            shprint(sh.cmake, str(source), *options, _env=environment)
            shprint(sh.make, f"-j{cpu_count()}", _env=environment)
            shprint(sh.make, "install", _env=environment)


recipe = LibwebpRecipe()
