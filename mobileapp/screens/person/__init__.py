"""The page about one person, with results from all evenings."""
