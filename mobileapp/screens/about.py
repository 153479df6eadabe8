"""The page *About*, a letter on a desk: version, components and licences, and privacy."""

from typing import Any

from mobileapp import __version__
from mobileapp.languages.translation import N_
from mobileapp.widgets import load_kv, paper
from mobileapp.widgets.page import PageScreen

MADE_WITH = (
    ("Python", "PSF-2.0"),
    ("Kivy", "MIT"),
    ("Plyer, PyJNIus, six", "MIT"),
    ("filetype", "MIT"),
    ("Pillow", "MIT-CMU"),
    ("SDL 2", "zlib"),
    ("SQLite", N_("public domain")),
    ("libwebp", "BSD-3-Clause"),
    ("libjpeg-turbo", "IJG, BSD-3-Clause"),
    ("libpng", "libpng-2.0"),
    ("FreeType", "FTL"),
    ("HarfBuzz", "MIT-Modern-Variant"),
    ("libffi", "MIT"),
    ("OpenSSL", "Apache-2.0"),
    ("Roboto", "Apache-2.0"),
    ("Alegreya, Alegreya Sans, Noto", "OFL-1.1"),
    ("Material Design Icons", "Apache-2.0"),
)
"""Third-party components of the app, with their licences."""


class AboutScreen(PageScreen):
    """The page *About*; it shows only text."""

    version = __version__

    def open(self) -> None:
        pass

    def licences(self, translate: Any, column: int, columns: int) -> str:
        """The components in one of so many equal columns, one per line, each with its licence.

        The licences are translated by `translate`.
        """
        each = -(-len(MADE_WITH) // columns)
        shown = MADE_WITH[column * each : (column + 1) * each]
        return "\n".join(f"{name} – {translate(licence)}" for name, licence in shown)


load_kv(__file__, paper)
