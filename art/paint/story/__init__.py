"""Story cards: signed-distance scenes, rendered, then painted with strokes (see API.md)."""
