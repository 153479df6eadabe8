"""python-for-android's own recipe for SDL, with one change that is for everything compiled.

Without it the compiler would optimise only Python, libjpeg-turbo and libwebp. buildozer has SDL and
its family built for a debugger, even for a release. No other recipe says how far to optimise, nor
does setuptools, since it takes CFLAGS from the environment alone. Letters, cards and everything
that moves come from there, so a slow tablet would feel it.
"""

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.sdl2 import LibSDL2Recipe


class OptimisedSdl2Recipe(LibSDL2Recipe):
    """SDL, in the recipe that every build has."""

    def prebuild_arch(self, arch: Arch) -> None:
        """Set the flags for all recipes, as this is called before the first of them is built.

        A recipe that asks for more optimisation does so later in the command, where it wins.
        """
        super().prebuild_arch(arch)
        self.ctx.build_as_debuggable = False
        arch.common_cflags = [*arch.common_cflags, "-O2"]


recipe = OptimisedSdl2Recipe()
