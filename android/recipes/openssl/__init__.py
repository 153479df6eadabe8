"""python-for-android's own recipe for OpenSSL, with one change.

OpenSSL writes the whole command of the compiler into its library, with every folder in it.
"""

from pathlib import Path

from pythonforandroid.archs import Arch
from pythonforandroid.recipes.openssl import OpenSSLRecipe

COMMAND = '"compiler: $cflags"'
NO_COMMAND = '"compiler: clang"'


class PortableOpenSslRecipe(OpenSSLRecipe):
    """OpenSSL that does not tell where it was built."""

    def prebuild_arch(self, arch: Arch) -> None:
        super().prebuild_arch(arch)
        script = Path(self.get_build_dir(arch.arch), "util", "mkbuildinf.pl")
        text = script.read_text(encoding="utf-8")
        if COMMAND not in text and NO_COMMAND not in text:
            raise ValueError("OpenSSL keeps the command of the compiler elsewhere")
        script.write_text(text.replace(COMMAND, NO_COMMAND), encoding="utf-8")


recipe = PortableOpenSslRecipe()
