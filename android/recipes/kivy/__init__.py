"""python-for-android's own recipe for Kivy, with two changes.

It installs no modules for network requests (certifi, chardet, idna, requests, urllib3): they would
come in their newest versions, and chardet compiled for the build machine. And it hides the SDL of
the build machine: Kivy's setup.py asks pkg-config, which would add headers of the wrong system
where the development files of SDL are installed.
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
