"""The page about one person, with their results of all evenings."""
