"""python-for-android's own recipe for SQLite, with one change.

SQLite 3.50 writes a folder of the build machine into the library, for the linker to search. A
tablet has no such folder, and nobody should read in a package who built it where. `configure` has
no option against it, but what stands in MAKEFLAGS wins over what `configure` found out.
"""

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.sqlite3 import Sqlite3Recipe


class PortableSqlite3Recipe(Sqlite3Recipe):
    """SQLite without a search path."""

    def get_recipe_env(self, arch: Arch, **settings: object) -> dict[str, str]:
        return super().get_recipe_env(arch, **settings) | {"MAKEFLAGS": "LDFLAGS.rpath="}


recipe = PortableSqlite3Recipe()
