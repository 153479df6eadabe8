"""The page with the packs and the options for a match."""
