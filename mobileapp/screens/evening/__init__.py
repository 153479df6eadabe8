"""The page of one evening: its album, its chart of who understood whom, its matches."""
