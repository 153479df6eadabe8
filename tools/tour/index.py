"""The page that shows every picture, the sizes side by side."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path

from tests.harness.driver import SIZES
from tools.tour.walk import slug

STYLE = """
:root { color-scheme: dark; --night: #141b33; --dusk: #1f2849; --gold: #f2c063 }
body { margin: 0; background: var(--night); color: #f5f0e6; font: 17px/1.5 system-ui, sans-serif }
header, section { max-width: 1500px; margin: 0 auto; padding: 24px }
h1, h2 { color: var(--gold); margin: 0 }
h2 { position: sticky; top: 0; padding: 8px 0; background: var(--night) }
nav a { color: inherit; margin-right: 18px; white-space: nowrap }
article { background: var(--dusk); border-radius: 16px; padding: 16px; margin-bottom: 20px }
h3 { margin: 0 0 12px; font-size: 19px }
.sizes { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { margin: 0; flex: none }
figcaption { color: #bdbfd8; font-size: 14px }
img { height: 440px; width: auto; border-radius: 8px; display: block; background: #0c1124 }
"""


def merged(albums: Iterable[Mapping[str, Sequence[str]]]) -> dict[str, list[str]]:
    """One album with every caption once: some pictures there are only at some sizes."""
    whole: dict[str, dict[str, None]] = {}
    for album in albums:
        for chapter, captions in album.items():
            whole.setdefault(chapter, {}).update(dict.fromkeys(captions))
    return {chapter: list(captions) for chapter, captions in whole.items()}


def write_index(folder: Path, album: Mapping[str, Sequence[str]]) -> Path:
    """Write the page into the folder of the pictures."""
    chapters = "\n".join(_chapter(folder, title, captions) for title, captions in album.items())
    links = "\n".join(f'<a href="#{slug(title)}">{escape(title)}</a>' for title in album)
    page = folder / "index.html"
    page.write_text(
        f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Seeing Things: every screen</title>
<style>{STYLE}</style>
</head>
<body>
<header><h1>Seeing Things: every screen</h1><nav>{links}</nav></header>
{chapters}
</body>
</html>
""",
        encoding="utf-8",
    )
    return page


def _chapter(folder: Path, title: str, captions: Sequence[str]) -> str:
    rows = "\n".join(_row(folder, title, caption) for caption in captions)
    return f'<section id="{slug(title)}">\n<h2>{escape(title)}</h2>\n{rows}\n</section>'


def _row(folder: Path, title: str, caption: str) -> str:
    figures = []
    for size, (width, height) in SIZES.items():
        picture = Path(size, slug(title), f"{slug(caption)}.png")
        if (folder / picture).exists():
            figures.append(
                f'<figure><a href="{picture.as_posix()}">'
                f'<img src="{picture.as_posix()}" loading="lazy" width="{width}" height="{height}"'
                f' alt="{escape(caption)}"></a>'
                f"<figcaption>{size}, {width} × {height}</figcaption></figure>"
            )
    return (
        f"<article><h3>{escape(caption)}</h3>\n"
        f'<div class="sizes">\n{chr(10).join(figures)}\n</div></article>'
    )
