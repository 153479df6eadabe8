"""python-for-android's own recipe for Kivy, with two changes.

Without the modules of its network requests: certifi, chardet, idna, requests and urllib3 would be
installed at whatever version is the newest on that day, and chardet is compiled for the build
machine. And without what the build machine knows of SDL: Kivy's setup.py asks pkg-config, and where
the development files of SDL are installed, headers of the wrong system come in.
"""

from pathlib import Path

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.kivy import KivyRecipe

NO_FOLDER = "/nonexistent"


class OfflineKivyRecipe(KivyRecipe):
    """Kivy for an app that never uses the network."""

    python_depends = ["filetype"]  # noqa: RUF012

    def get_recipe_dir(self) -> str:
        """Where the patches are: the folder of the recipe that this one changes."""
        return str(Path(self.ctx.root_dir, "recipes", self.name))

    def get_recipe_env(self, arch: Arch, **settings: object) -> dict[str, str]:
        return super().get_recipe_env(arch, **settings) | {"PKG_CONFIG_LIBDIR": NO_FOLDER}


recipe = OfflineKivyRecipe()
