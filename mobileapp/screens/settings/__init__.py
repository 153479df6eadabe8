"""The page *Settings* and its parts."""
