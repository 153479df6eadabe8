"""The page of one person across all evenings."""
