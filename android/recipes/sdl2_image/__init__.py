"""python-for-android's own recipe for SDL_image, with one change.

It would fetch the libraries for eight kinds of pictures, each as it is on the day of the build. Of
these only libwebp is compiled. So this one fetches libwebp alone, at the commit that SDL_image
2.8.2 names: a version 1.0.3 in which the hole of 2023 is closed.
"""

import subprocess
from pathlib import Path

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.sdl2_image import LibSDL2Image


class PinnedSdl2ImageRecipe(LibSDL2Image):
    """SDL_image with the one library that it needs."""

    libwebp = "https://github.com/libsdl-org/libwebp.git"
    commit = "f46de1e669658c6752fba1973517b47f5f54a7a5"

    def get_recipe_dir(self) -> str:
        """Where the patch is: the folder of the recipe that this one changes."""
        return str(Path(self.ctx.root_dir, "recipes", self.name))

    def prebuild_arch(self, arch: Arch) -> None:
        """Fetch libwebp; all processors share one folder, and a build may have been stopped."""
        folder = Path(self.get_build_dir(arch.arch), "external", "libwebp")
        if not (folder / "Android.mk").exists():
            git = ["git", "-C", str(folder)]
            folder.mkdir(parents=True, exist_ok=True)
            subprocess.run([*git, "init", "-q"], check=True)
            fetch = ["fetch", "-q", "--depth=1", self.libwebp, self.commit]
            subprocess.run([*git, *fetch], check=True)
            subprocess.run([*git, "checkout", "-q", "--force", self.commit], check=True)
        super(LibSDL2Image, self).prebuild_arch(arch)


recipe = PinnedSdl2ImageRecipe()
