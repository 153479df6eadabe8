"""Where everything lies that is shown or heard."""

from pathlib import Path

ASSETS = Path(__file__).parent.parent / "assets"
