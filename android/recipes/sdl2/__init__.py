"""python-for-android's own recipe for SDL, with two changes that are for everything compiled.

The folders of the build machine are kept out of the libraries, where asserts and the like would
name them: whoever builds the same version elsewhere gets the same libraries.

And everything is optimised. Otherwise the compiler would optimise only Python, Kivy, libjpeg-turbo
and libwebp. buildozer has SDL and its family built for a debugger, even for a release. No other
recipe says how far to optimise, nor does today's setuptools, since it takes CFLAGS from the
environment alone. (Kivy 2.3.1 asks for setuptools 69.2, which puts the host Python's `-O3` before
them: with this it is `-O2`.) Letters, cards and everything that moves come from there, so a slow
tablet would feel it.
"""

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.sdl2 import LibSDL2Recipe


class PortableSdl2Recipe(LibSDL2Recipe):
    """SDL, in the recipe that every build has."""

    def prebuild_arch(self, arch: Arch) -> None:
        """Set the flags for all recipes, as this is called before the first of them is built.

        A recipe that asks for more optimisation does so later in the command, where it wins.
        """
        super().prebuild_arch(arch)
        self.ctx.build_as_debuggable = False
        arch.common_cflags = [*arch.common_cflags, *self._flags()]

    def get_recipe_env(self, arch: Arch, **settings: object) -> dict[str, str]:
        """The flags once more, as the NDK's own makefiles take none from CFLAGS.

        For 32-bit ARM these would optimise for size. They have a variable for flags of an
        application and clear it first, but what stands in MAKEFLAGS wins.
        """
        flags = r"\ ".join(self._flags())
        return super().get_recipe_env(arch, **settings) | {"MAKEFLAGS": f"APP_CFLAGS={flags}"}

    def _flags(self) -> list[str]:
        folders = {self.ctx.storage_dir: ".", self.ctx.ndk_dir: "ndk"}
        return ["-O2", *(f"-ffile-prefix-map={folder}={name}" for folder, name in folders.items())]


recipe = PortableSdl2Recipe()
