"""python-for-android's own recipe for Python, with one change: a bundle names no folder.

Python remembers where it was built: in its library, in every compiled module, and in the settings
that it keeps for compiling extensions. Nobody should read in a package who built it where, and
whoever builds the same version elsewhere should get the same files.
"""

import subprocess
from pathlib import Path

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.python3 import Python3Recipe

SOURCES = """-DVPATH='"$(VPATH)"'"""
"""How the folder of Python's sources comes into its library: to find them where it was built."""
NO_SOURCES = """-DVPATH='""'"""
PREFIX = "/usr/local"
"""Where Python would look for itself, if its start program did not say where it is."""


class PortablePython3Recipe(Python3Recipe):
    """Python that does not know where it was built.

    The bundle has no programs of modules, whose first line names the Python of the build machine,
    and no lists with their checksums.
    """

    site_packages_dir_blacklist = {*Python3Recipe.site_packages_dir_blacklist, "bin"}  # noqa: RUF012
    site_packages_filen_blacklist = [  # noqa: RUF012
        *Python3Recipe.site_packages_filen_blacklist,
        "RECORD",
    ]

    def get_recipe_dir(self) -> str:
        """Where the patches are: the folder of the recipe that this one changes."""
        return str(Path(self.ctx.root_dir, "recipes", self.name))

    def prebuild_arch(self, arch: Arch) -> None:
        super().prebuild_arch(arch)
        makefile = Path(self.get_build_dir(arch.arch), "Makefile.pre.in")
        text = makefile.read_text(encoding="utf-8")
        if SOURCES not in text and NO_SOURCES not in text:
            raise ValueError("Python's makefile does not say where its sources are")
        makefile.write_text(text.replace(SOURCES, NO_SOURCES), encoding="utf-8")

    def get_recipe_env(self, arch: Arch, **settings: object) -> dict[str, str]:
        """The flags of our recipe for SDL, too: python-for-android's has only its own."""
        environment = super().get_recipe_env(arch, **settings)
        maps = [flag for flag in arch.common_cflags if flag.startswith("-ffile-prefix-map=")]
        flags = " ".join([environment["CFLAGS"], *maps])
        return environment | {"CFLAGS": flags, "host_prefix": PREFIX, "host_exec_prefix": PREFIX}

    def build_arch(self, arch: Arch) -> None:
        """Build with the arguments of this processor alone, not with those of an earlier one."""
        self.configure_args = list(Python3Recipe.configure_args)
        super().build_arch(arch)

    def compile_python_files(self, folder: str) -> None:
        """Compile all modules in a folder, by their names from there on.

        Some of Python's own tests are not meant to compile.
        """
        for source in Path(folder).rglob("*.py"):
            self._leave_out_folders(source)
        command = [self.ctx.hostpython, "-OO", "-m", "compileall", "-b", "-f", "-q"]
        subprocess.run([*command, "-s", folder, folder])

    def _leave_out_folders(self, source: Path) -> None:
        """Change a module that itself names where it was built, as the settings of Python do."""
        content = source.read_bytes()
        for folder, name in {self.ctx.storage_dir: b".", self.ctx.ndk_dir: b"ndk"}.items():
            content = content.replace(folder.encode(), name)
        if content != source.read_bytes():
            source.write_bytes(content)


recipe = PortablePython3Recipe()
